"""The table at rest: everything that outlives a checkpoint."""

from typing import Annotated

from saddlebag.engine.counts import NO_COUNT
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, Names, Of, SetOf
from saddlebag.engine.state import BaseState, Part
from saddlebag.engine.zones import Deck, Knowledge
from saddlebag.games.western_legends.chapters import (
    PLAYER,
    RIDE,
    SIDE,
    Cards,
    Deeds,
    Faro,
    Fight,
    FightCard,
    Hand,
    ItemSet,
    Move,
    Seat,
    Shopping,
    Space,
    Turn,
)
from saddlebag.games.western_legends.content import (
    BUILDING,
    CARD,
    CATTLE,
    CHARACTER,
    CHECKPOINT,
    COLOUR,
    ENCOUNTER,
    EVENT,
    FIRST_GULCH,
    FRONTIER,
    GOAL,
    ITEM,
    LEGENDARY,
    MIB_CARD,
    SPACE,
    STORY,
    TOKEN,
    TOWN_OF,
)
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.words.story import told_as

TRACK = Names("track", ["marshal", "wanted", "gambler", "lp"])
MARSHAL, WANTED, GAMBLER, LP = range(4)
ABILITY_LP = 5
SEATS = len(PLAYER)
TOLD_AS = [[told_as(seat, character) for character in (*range(len(CHARACTER)), NOBODY)] for seat in range(SEATS + 1)]
"""How each player, and the Man in Black, stands in an event with each character; at the end, which is place -1, with
none that is known."""
"""From so many LP on a character's ability works. WL-GEN-15"""


@state
class Player(Part):
    """A player's mat, and what they hold. WL-SETUP-08"""

    character: Annotated[int, CHARACTER, OR_NOBODY] = seen(
        by="its owner, until all are revealed", default=NOBODY, redealt=True, holds="character"
    )
    dealt: list[Annotated[int, CHARACTER]] = seen(by="its owner", default=[], redealt=True, holds="character")
    """The two characters to choose from; afterwards the one that went back to the box. WL-SETUP-10"""
    place: Annotated[int, SPACE, OR_NOBODY] = seen(default=NOBODY)
    money: int = seen(default=0)
    nuggets: int = seen(default=0)
    wounds: int = seen(default=0)
    lp: int = seen(default=0)
    marshal: int = seen(default=0)
    wanted: int = seen(default=0)
    gambler: int = seen(default=0)
    hand: Cards = seen(by="those who know the card", default=0, size="hand_size", redealt=True, holds="card")
    items: ItemSet = seen(default=0)
    upgraded: ItemSet = seen(default=0)
    weapon: Annotated[int, ITEM, OR_NOBODY] = seen(default=NOBODY)
    """The active one. WL-TURN-04"""
    mount: Annotated[int, ITEM, OR_NOBODY] = seen(default=NOBODY)
    cattle: list[Annotated[int, CATTLE]] = seen(
        by="those who have seen the token", default=[], redealt=True, holds="cattle"
    )
    longhorns: int = seen(default=0, holds="longhorns")
    legendary: Annotated[int, SetOf(LEGENDARY)] = seen(
        by="its owner", default=0, size="legendary_size", redealt=True, holds="legendary"
    )
    drawn_by_effects: int = seen(default=0)
    """How many legendary tokens other effects than goals have drawn. AU-GOAL-01"""
    goals: Annotated[int, SetOf(GOAL)] = seen(by="its owner", default=0, size="goals_size", redealt=True)
    """Those that are not met yet. WL-GOAL-02"""
    goals_met: list[Annotated[int, GOAL]] = seen(default=[])
    goal_removed: Annotated[int, GOAL, OR_NOBODY] = hidden(
        "follows from the others for their owner", default=NOBODY, redealt=True
    )
    deeds: Deeds | None = hidden("told as it happened", default=None)
    """What counts for their goals, in a game with goals."""
    discs: Annotated[list[int], By(SIDE)] = seen(default=[0, 0])
    """How many of their two discs lie on each story. WL-STORY-04"""


@state(kw_only=True)
class State(BaseState):
    """The whole table."""

    options: Options = hidden("told by the table itself")
    round: int = seen(default=0)
    """How many rounds have begun. WL-TURN-01"""
    turns: int = seen(default=0)
    """How many turns have begun."""
    first: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    """Who goes first in each round. WL-SETUP-14"""
    active: Seat = seen(default=0)
    triggered: bool = seen(default=False)
    """Whether somebody has reached the end marker. WL-END-01"""
    last_round: int = seen(default=0)
    """The round with which the match ends, once that is known. WL-END-02"""
    over: bool = seen(default=False)
    final: list[list[Annotated[int, NO_COUNT]]] = seen(within="final", default=[])
    """Final scoring, line by line: for each line the LP of each player. WL-END-04"""

    players: Annotated[list[Player], By(PLAYER)] = seen(within="players")
    turn: Turn | None = seen(default=None)
    move: Move | None = seen(default=None)
    shopping: Shopping | None = seen(default=None)
    fight: Fight | None = seen(within="fight", default=None)
    hand_of_poker: Hand | None = seen(within="hand_of_poker", default=None)
    faro: Faro | None = seen(within="faro", default=None)

    # The boards
    sheriff: Annotated[int, SPACE, OR_NOBODY] = seen(default=NOBODY)
    bandits: Annotated[int, SetOf(SPACE)] = seen(default=0)
    token_spaces: list[Space] = seen(within="tokens", default=[])
    """Where outlaws and claim jumpers lie, in the order in which they came. AU-EVENT-14"""
    tokens: list[Annotated[int, TOKEN]] = seen(
        by="those who looked", within="tokens", default=[], redealt=True, holds="token"
    )
    """Which ones they are, face down."""
    roller_saloons: list[Annotated[int, BUILDING]] = seen(within="high_rollers", default=[])
    """The Saloons with a high roller. AU-EVENT-12"""
    rollers: list[Annotated[int, TOKEN]] = seen(
        by="those who looked", within="high_rollers", default=[], redealt=True, holds="token"
    )
    token_pile: list[Annotated[int, TOKEN]] = hidden("face down", redealt=True, default=[], holds="token")
    """All piles of tokens in one; a kind is drawn by its back. AU-SETUP-03"""
    token_knowledge: Knowledge = hidden("shown as what the viewer knows")
    longhorns: Annotated[list[int], By(SPACE)] = seen(within="longhorns", holds="longhorns")
    """How many lie on each space."""
    longhorn_pile: int = seen(default=0, holds="longhorns")
    nuggets: Annotated[list[int], By(SPACE)] = seen(within="nuggets")
    """How many lie on each space. AU-EVENT-17"""
    train: Annotated[int, CHECKPOINT, OR_NOBODY] = seen(default=NOBODY)
    frontier_spaces: list[Space] = seen(within="frontier", default=[])
    """The frontier spaces that still have a token."""
    frontier: list[Annotated[int, FRONTIER]] = seen(
        by="all its number, and the reward those who looked",
        within="frontier",
        default=[],
        redealt=True,
        holds="frontier",
    )
    frontier_box: list[Annotated[int, FRONTIER]] = hidden(
        "back in the box unseen", redealt=True, default=[], holds="frontier"
    )
    frontier_done: list[Annotated[int, FRONTIER]] = seen(default=[], holds="frontier")
    """Tokens that were turned. AU-FRONT-04"""
    frontier_eyes: list[Annotated[int, NO_COUNT]] = hidden("shown as what the viewer knows", redealt=True, default=[])
    """Who has looked at each frontier token."""
    mib_place: Annotated[int, SPACE, OR_NOBODY] = seen(default=NOBODY)
    """The Man in Black, if he takes part. WL-MIB-07"""
    mib_lp: int = seen(default=0)
    ranches: Annotated[list[Annotated[int, SetOf(CATTLE)]], By(COLOUR)] = hidden(
        "face down", redealt=True, holds="cattle"
    )
    cattle_eyes: list[Annotated[int, NO_COUNT]] = hidden("shown as what the viewer knows", redealt=True, default=[])
    """Who knows that a token is where it is, in somebody's hands. Section 7"""
    stock: Annotated[list[int], By(ITEM)] = seen(within="stock")
    """Copies of each item that are left in the stands. WL-STORE-08"""
    post: ItemSet = seen(default=0)
    """The kinds that the Trading Post sells; the General Stores sell the others. AU-SETUP-04..07"""
    markers: Annotated[list[Annotated[int, NO_COUNT]], By(TRACK)] = seen(within="markers", default=[0, 0, 0, 0])
    """The spaces of each track that still have an event marker, as bits. AU-SETUP-17, AU-SETUP-18"""
    event_queue: list[Seat] = seen(default=[])
    """Whose events wait for the effect under way. AU-EVENT-03"""

    # Cards
    poker: Annotated[Deck, Of(CARD)] = seen(within="deck_size discards")
    blocks: list[list[FightCard]] = hidden("face down", redealt=True, holds="fight")
    """The fight deck, the top block first; the top card of a block is the last. WL-NPC-20"""
    block_names: list[int] = hidden("bookkeeping for redeals", default=[])
    """The number of each block; every group that is returned gets a new one."""
    fight_eyes: list[Annotated[int, NO_COUNT]] = hidden("bookkeeping for redeals", redealt=True, default=[])
    """For each fight card who knows in which block it lies."""
    stories: Annotated[list[list[Annotated[int, STORY]]], By(SIDE)] = seen(
        by="all the trigger of each top card", within="stories", redealt=True, holds="story"
    )
    """The two decks; the top card is the last."""
    stories_told: list[Annotated[int, STORY]] = seen(default=[], holds="story")
    last_disc: Annotated[list[Annotated[int, PLAYER, OR_NOBODY]], By(SIDE)] = seen(
        within="stories", default=[NOBODY, NOBODY]
    )
    """Who put the last disc on each story. WL-STORY-08"""
    event_deck: list[Annotated[int, EVENT]] = hidden(
        "face down", size="event_deck_size", redealt=True, default=[], holds="event"
    )
    event_discards: list[Annotated[int, EVENT]] = seen(default=[], holds="event")
    encounter_deck: list[Annotated[int, ENCOUNTER]] = hidden(
        "face down", size="encounter_deck_size", redealt=True, default=[], holds="encounter"
    )
    encounter_discards: list[Annotated[int, ENCOUNTER]] = seen(default=[], holds="encounter")
    mib_deck: list[Annotated[int, MIB_CARD]] = hidden(
        "face down", size="mib_deck_size", redealt=True, default=[], holds="mib"
    )
    mib_discards: list[Annotated[int, MIB_CARD]] = seen(default=[], holds="mib")
    legendary_pile: Annotated[int, SetOf(LEGENDARY)] = hidden(
        "face down", size="legendary_pile_size", redealt=True, holds="legendary"
    )
    characters: Annotated[int, SetOf(CHARACTER)] = hidden("in the box", redealt=True, default=0, holds="character")
    """Those that nobody was dealt."""
    revealed: bool = seen(default=False)
    """Whether the characters are known to all. WL-SETUP-10"""
    set_up: bool = seen(default=False)
    """Whether set-up is finished: before that, Sheriff and bandits are off the board. AU-SETUP-21, AU-SETUP-22"""
    set_up_events: int = hidden("told as they are resolved", default=0)
    """How many events are still to be resolved in set-up. AU-SETUP-20"""

    @property
    def you(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def now(self) -> Turn:
        """This turn, for rules that are only played during one."""
        assert self.turn is not None
        return self.turn

    @property
    def ante_up(self) -> bool:
        return self.options.expansion == "ante_up"

    @property
    def under_way(self) -> bool:
        """Whether an effect is under way, so that what waits must wait. WL-TURN-13"""
        return (
            self.fight is not None
            or self.hand_of_poker is not None
            or self.faro is not None
            or self.shopping is not None
            or (self.move is not None and self.move.kind != RIDE)
            or (self.turn is not None and self.turn.card != NOBODY)
        )

    @property
    def man_in_black(self) -> bool:
        """Whether he takes part. WL-MIB-01"""
        return self.mib_place != NOBODY

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        number = len(self.players)
        return [(seat + step) % number for step in range(number)]

    def right_of(self, seat: int) -> int:
        """The player before this one; the Man in Black is skipped. WL-MIB-12"""
        return (seat - 1) % len(self.players)

    def has_ability(self, seat: int) -> bool:
        """WL-GEN-15"""
        if not self.set_up:
            return False
        return self.players[seat].lp >= ABILITY_LP or not self.options.ability_needs_5_lp

    def in_town(self, seat: int) -> bool:
        place = self.players[seat].place
        return place != NOBODY and TOWN_OF[place] != NOBODY

    def in_the_gulch(self, space: int) -> bool:
        """Whether a space is on the Buzzard Gulch board."""
        return space >= FIRST_GULCH

    def somebody_is_wanted(self) -> bool:
        """WL-SHERIFF-01"""
        return any(player.wanted for player in self.players)

    def who(self, seat: int) -> int:
        """A player, or the Man in Black, as they stand in an event."""
        told = TOLD_AS[seat]
        if seat >= SEATS or not self.revealed:
            return told[NOBODY]
        return told[self.players[seat].character]
