"""The table at rest: everything that outlives a checkpoint."""

from dataclasses import dataclass
from typing import Annotated

from saddlebag.engine.decks import Deck
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, SetOf
from saddlebag.engine.state import BaseState
from saddlebag.games.train_heist.content import (
    ABILITIES,
    CACTUS,
    CARD,
    COWBOY,
    EVENT,
    FIRST_TRAIN_SPACE,
    JAIL,
    SPACE,
    TILE,
    TOWN,
    TRACKS,
    WANTED,
)
from saddlebag.games.train_heist.options import Options

Space = Annotated[int, SPACE]
Card = Annotated[int, CARD]
Cards = Annotated[int, SetOf(CARD)]
Tile = Annotated[int, TILE]
Tiles = Annotated[int, SetOf(TILE)]
EventCard = Annotated[int, EVENT]
WantedCard = Annotated[int, WANTED]
Towns = Annotated[int, SetOf(TOWN)]

ARRANGING, ACTIONS, TRAIN, DISCARDING = "arranging", "actions", "train", "discarding"
HAND_LIMIT = TRACKS.coop.hand_limit
STEPS = (ARRANGING, ACTIONS, TRAIN, DISCARDING)
"""The steps of a turn at which the table rests; arranging the order of turns comes once, before the first."""


@dataclass(slots=True)
class Cowboy:
    """A cowboy and what they have. They are in exactly one place. TH-GEN-04"""

    place: Space
    horse: int
    """The horse they ride, or -1."""
    flat: bool
    hand: Cards
    loot: list[Tile]
    loot_actions: int
    """How many Loot actions brought the loot they hold."""
    bullets: int
    wanted: WantedCard
    ability_works: bool
    cancels_left: int
    """How often they may still cancel a move of the hangman."""
    jail_flag: bool
    jailed_as: int
    """The number of their arrest, by which the one longest in jail is found."""
    cars_looted: Towns
    """The passenger cars in which they have looted, by their letters."""
    towns_supplied: Towns
    counters: int
    """Loot Counters that they own in versus."""

    def copy(self) -> "Cowboy":
        return Cowboy(
            self.place,
            self.horse,
            self.flat,
            self.hand,
            self.loot[:],
            self.loot_actions,
            self.bullets,
            self.wanted,
            self.ability_works,
            self.cancels_left,
            self.jail_flag,
            self.jailed_as,
            self.cars_looted,
            self.towns_supplied,
            self.counters,
        )

    @property
    def jailed(self) -> bool:
        return self.place == JAIL

    @property
    def on_train(self) -> bool:
        """On the Train Map and not in jail."""
        return self.place >= FIRST_TRAIN_SPACE and self.place != JAIL


@dataclass(slots=True)
class State(BaseState):
    """The whole table."""

    options: Options
    cowboys: list[Cowboy]
    order: list[int]
    """Seats in turn order."""
    active: int
    turn: int
    """How many turns have begun."""
    step: str

    # This turn
    actions_left: int
    lost_turn: bool
    """The active cowboy lies flat: nothing but the train moves."""
    may_mount: bool
    may_dismount: bool
    bullets_taken: int
    bullets_used: int
    dropped_off: bool
    boarded_engine: bool
    refused: Annotated[int, SetOf(COWBOY)]
    """Who cannot be named again for a trade this turn."""
    partner: int
    """The seat with which the active player is trading, or -1."""
    offer: Cards
    """What the active player would give in the trade under way."""
    answer: Cards
    """What the partner would hand back."""
    shown: int
    """How far the trade has come: 1 once the partner has seen the offer, 2 once the answer was seen too."""

    # The board
    cars: list[Space]
    """The rail spaces of cars 1 to 5."""
    horses: list[Space]
    """The space of each horse; none once the train has hit it."""
    sheriff: Space
    switches: list[int]
    """The colour shown at je and jw, also after the tokens are gone. TH-END-05"""
    switches_removed: bool
    speed: int
    meter: int
    hangman: int
    cherokee: Annotated[int, SetOf(CACTUS)]
    """The cacti with a token."""
    arrests: int
    bullets: int
    """Bullet Tokens in the supply."""

    # Cards and tiles
    poker: Deck
    event_deck: list[EventCard]
    """Face down; the top card is the last."""
    events_removed: list[EventCard]
    events_played: list[EventCard]
    wanted_row: list[WantedCard]
    sack: Tiles
    unseen_tiles: Tiles
    """Tiles on the train that nobody has looked at; only without `train_stacks_public`."""
    drawn_tile: Tile
    """A tile out of the sack that waits for its square."""
    stacks: list[list[Tile]]
    """The loot squares a1 to c2; the top tile is the last."""
    towns: list[list[Tile]]
    waiting: list[list[int]]
    """Loot Counters at each town by seat, in versus."""
    fulfilled: list[list[int]]
    """Missions done but not yet claimed, as pairs of seat and Wanted Card."""
    outcome: str
    """How the match ended; empty while it goes on."""

    def copy(self) -> "State":
        return State(
            self.dice.copy(),
            self.disclosed,
            None,
            self.options,
            [cowboy.copy() for cowboy in self.cowboys],
            self.order[:],
            self.active,
            self.turn,
            self.step,
            self.actions_left,
            self.lost_turn,
            self.may_mount,
            self.may_dismount,
            self.bullets_taken,
            self.bullets_used,
            self.dropped_off,
            self.boarded_engine,
            self.refused,
            self.partner,
            self.offer,
            self.answer,
            self.shown,
            self.cars[:],
            self.horses[:],
            self.sheriff,
            self.switches[:],
            self.switches_removed,
            self.speed,
            self.meter,
            self.hangman,
            self.cherokee,
            self.arrests,
            self.bullets,
            self.poker.copy(),
            self.event_deck[:],
            self.events_removed[:],
            self.events_played[:],
            self.wanted_row[:],
            self.sack,
            self.unseen_tiles,
            self.drawn_tile,
            [stack[:] for stack in self.stacks],
            [pile[:] for pile in self.towns],
            [counters[:] for counters in self.waiting],
            [pair[:] for pair in self.fulfilled],
            self.outcome,
        )

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
        ability = ABILITIES[cowboy.wanted]
        return ability.amount if ability.kind == kind else 0

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
