"""The table at rest: everything that outlives a checkpoint."""

from typing import Annotated

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, Of, SetOf, UpTo
from saddlebag.engine.state import BaseState, Part
from saddlebag.engine.zones import Deck
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.options import Options

Space = Annotated[int, content.SPACE]
Card = Annotated[int, content.CARD]
Cards = Annotated[int, SetOf(content.CARD)]
Tile = Annotated[int, content.TILE]
Tiles = Annotated[int, SetOf(content.TILE)]
EventCard = Annotated[int, content.EVENT]
WantedCard = Annotated[int, content.WANTED]
Towns = Annotated[int, SetOf(content.TOWN)]
Seat = Annotated[int, content.COWBOY]

ARRANGING, ACTIONS, DISCARDING = "arranging", "actions", "discarding"
HAND_LIMIT = content.TRACKS.coop.hand_limit
A_KEY = 1
"""The clue that a card is a key, as prisoners trade nothing else."""


@state
class Cowboy(Part):
    """A cowboy and what they have. They are in exactly one place. TH-GEN-04"""

    place: Space = seen()
    horse: Annotated[int, content.HORSE, OR_NOBODY] = seen(default=NOBODY)
    """The horse they ride, if any."""
    flat: bool = seen(default=False, then="jailed")
    hand: Cards = seen(by="those who know the card", default=0, size="hand_size", redealt=True, holds="card")
    loot: list[Tile] = seen(default=[], holds="tile")
    loot_actions: int = hidden("told as Loot actions", default=0)
    """How many Loot actions brought the loot they hold."""
    bullets: int = seen(default=0, holds="bullets")
    wanted: Annotated[int, content.WANTED, OR_NOBODY] = seen(default=NOBODY, holds="wanted")
    ability_works: bool = seen(default=False)
    cancels_left: int = seen(default=0)
    """How often they may still cancel a move of the hangman."""
    jail_flag: bool = seen(default=False)
    jailed_as: int = hidden("told as arrests", default=0)
    """The number of their arrest, by which the one longest in jail is found."""
    cars_looted: Towns = seen(default=0)
    """The passenger cars in which they have looted, by their letters."""
    towns_supplied: Towns = seen(default=0)
    counters: int = seen(default=0)
    """Loot Counters that they own in versus."""

    @property
    def jailed(self) -> bool:
        return self.place == content.JAIL

    @property
    def on_train(self) -> bool:
        """On the Train Map and not in jail."""
        return self.place >= content.FIRST_TRAIN_SPACE and self.place != content.JAIL


@state
class Trade(Part):
    """A trade of the active player that is under way. TH-TRADE-01"""

    partner: Seat = seen()
    offer: Cards = seen(by="those who trade", default=0)
    """What the active player would give."""
    answer: Cards = seen(by="those who trade", default=0)
    """What the partner would hand back."""
    shown: int = hidden("shown as the cards that one sees", default=0)
    """How far it has come: 1 once the partner has seen the offer, 2 once the answer was seen too."""


@state
class Journey(Part):
    """What the train has still to do in this turn. TH-TRAIN-02"""

    spaces: int = hidden("told as the train moves")
    """How far it goes on."""
    switches: list[int] = hidden("told as the train moves")
    """How the switches lay when it set off. TH-TRAIN-06"""
    passed: list[Space] = hidden("told as the train moves", default=[])
    """The stars that the engine has met, the next one first; none stands for the edge. TH-TRAIN-08"""
    town: Annotated[int, content.TOWN] = hidden("told as the town is served", default=NOBODY)
    """The town that is served, or none."""
    fatal: bool = hidden("told as the end", default=False)
    """Whether it has entered a junction without a switch. TH-END-03"""


@state(kw_only=True)
class State(BaseState):
    """The whole table."""

    options: Options = hidden("told by the table itself")
    turn: int = seen(default=0)
    """How many turns have begun."""
    active: Seat = seen(within="active")
    order: list[Seat] = seen(within="order")
    """Seats in turn order."""

    # This turn
    actions_left: int = seen(default=0)
    lost_turn: bool = seen(default=False)
    """The active cowboy lies flat: nothing but the train moves."""
    may_mount: bool = seen(default=True)
    may_dismount: bool = seen(default=True)
    bullets_taken: int = seen(default=0)
    bullets_used: int = seen(default=0)
    dropped_off: bool = seen(default=False)
    boarded_engine: bool = seen(default=False)
    refused: Annotated[int, SetOf(content.COWBOY)] = seen(default=0)
    """Who cannot be named again for a trade this turn."""
    trade: Trade | None = seen(within="trade", default=None)

    journey: Journey | None = hidden("told as the train moves", default=None)

    # The board
    cowboys: Annotated[list[Cowboy], By(content.COWBOY)] = seen(within="cowboys")
    cars: Annotated[list[Space], UpTo(5)] = seen(then="front")
    """The rail spaces of cars 1 to 5."""
    horses: Annotated[list[Annotated[int, content.SPACE, OR_NOBODY]], By(content.HORSE)] = seen()
    """The space of each horse; none once the train has hit it."""
    sheriff: Space = seen()
    switches: Annotated[list[Annotated[int, content.COLOUR]], By(content.JUNCTION)] = seen()
    """The colour shown at je and jw, also after the tokens are gone. TH-END-05"""
    switches_removed: bool = seen(default=False)
    speed: int = seen()
    meter: int = seen()
    hangman: int = seen(default=0, then="hangman_steps")
    cherokee: Annotated[int, SetOf(content.CACTUS)] = seen(within="cherokee", default=0)
    """The cacti with a token."""
    arrests: int = seen(default=0)
    bullets: int = seen(holds="bullets")
    """Bullet Tokens in the supply."""

    # Cards and tiles
    poker: Annotated[Deck, Of(content.CARD)] = seen(within="deck_size discards")
    event_deck: list[EventCard] = hidden("face down", size="event_deck_size", redealt=True, holds="event")
    """Face down; the top card is the last."""
    events_removed: list[EventCard] = hidden("face down", size="events_removed", redealt=True, holds="event")
    events_played: list[EventCard] = seen(default=[], holds="event")
    wanted_row: list[WantedCard] = seen(holds="wanted")
    sack: Tiles = seen(by="all, where they see the stacks", size="sack_size", redealt=True, holds="tile")
    unseen_tiles: Tiles = hidden("follows from the option and the stacks", redealt=True)
    """Tiles on the train that nobody has looked at; only without `train_stacks_public`."""
    drawn_tile: Annotated[int, content.TILE, OR_NOBODY] = seen(default=NOBODY, holds="tile")
    """A tile out of the sack that waits for its square."""
    stacks: Annotated[list[list[Tile]], By(content.SQUARE)] = seen(
        by="all, or of each stack the top tile", redealt=True, holds="tile"
    )
    """The loot squares a1 to c2; the top tile is the last."""
    towns: Annotated[list[list[Tile]], By(content.TOWN)] = seen(holds="tile")
    waiting: Annotated[list[Annotated[list[int], By(content.COWBOY)]], By(content.TOWN)] = seen(within="waiting")
    """Loot Counters at each town by seat, in versus."""
    fulfilled: list[list[int]] = seen(within="fulfilled", default=[])
    """Missions done but not yet claimed, as pairs of seat and Wanted Card."""
    outcome: str = seen(default="", then="reason")
    """How the match ended; empty while it goes on."""

    @property
    def deal(self) -> Trade:
        """The trade under way, for rules that are only played during one."""
        assert self.trade is not None
        return self.trade

    @property
    def on_the_way(self) -> Journey:
        """The journey of the train, for rules that are only played during one."""
        assert self.journey is not None
        return self.journey

    @property
    def versus(self) -> bool:
        return self.options.mode == "versus"

    @property
    def you(self) -> Cowboy:
        """The cowboy whose turn it is."""
        return self.cowboys[self.active]

    def ability(self, seat: int, kind: str) -> int:
        """The number of a power that this seat has and may use, 0 if it has not. TH-WANT-03, TH-WANT-04"""
        cowboy = self.cowboys[seat]
        if cowboy.wanted == NOBODY or not cowboy.ability_works:
            return 0
        ability = content.ABILITIES[cowboy.wanted]
        return ability.amount if ability.name == kind else 0

    def hand_limit(self, seat: int) -> int:
        """TH-TURN-09, TH-WANT-13"""
        return self.ability(seat, "hand_limit") or HAND_LIMIT

    def hand_eyes(self, seat: int) -> int:
        """Who sees the cards that this seat takes up: all, or in versus the owner. TH-SETUP-25, TH-VS-04"""
        return 1 << seat if self.versus else EVERYBODY

    def in_turn_order(self) -> list[int]:
        """The seats, beginning with the active one."""
        place = self.order.index(self.active)
        return self.order[place:] + self.order[:place]

    def on_space(self, space: int) -> list[int]:
        """The seats whose cowboys are on a space, in turn order from the active one."""
        found = [seat for seat, cowboy in enumerate(self.cowboys) if cowboy.place == space]
        return found if len(found) < 2 else [seat for seat in self.in_turn_order() if seat in found]

    def riders(self, horse: int) -> list[int]:
        return [seat for seat, cowboy in enumerate(self.cowboys) if cowboy.horse == horse]
