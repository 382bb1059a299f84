"""What happens at the table, as events. Each says itself in words for the log, and hides what must stay hidden."""

from typing import ClassVar

from saddlebag.engine.events import Event, eye
from saddlebag.engine.names import NOBODY
from saddlebag.engine.words import counted, listed
from saddlebag.games.deck_goes_west.content import CARD_NAMES, CHARACTERS, KIND_NAMES, MISSIONS, RESOURCE, TILE_NAMES
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.jobs import job_words
from saddlebag.games.deck_goes_west.effects.terms import MOVES
from saddlebag.games.deck_goes_west.rules.grid import DIRECTION
from saddlebag.games.deck_goes_west.rules.tasks import (
    CARD_TASKS,
    CHARACTER_CARD,
    CHARACTER_TASKS,
    LAND_TILE,
    MISSION_CARD,
    MISSION_TASKS,
    TILE_TASKS,
)
from saddlebag.games.deck_goes_west.words.decisions import player_name

SCORED_FOR = {
    terms.ON_BUILD: "building a railway",
    terms.ON_REVEAL: "revealing a tile",
    terms.ON_CLEAR: "clearing bandits",
    terms.ON_WAGON_WEST: "the wagon's way west",
    terms.ON_WAGON_EAST: "the wagon's way east",
    terms.ON_WAGON_DAMAGE: "damage to the wagon",
    terms.ON_PARTY_WEST: "the party's way west",
}
"""An event of a mission, as the reason for points."""
SCORED_IF = {
    terms.WESTMOST: "further West than ever",
    terms.HEADING_WEST: "heading West",
    terms.LINKED: "linked to another railway",
}
"""A condition of an event, as the reason for more of them."""
HIDDEN = -1
"""A card that the reader may not know."""


def cards_named(cards: list[int]) -> str:
    """Cards in a row, those that are hidden by their number."""
    known = [CARD_NAMES[card] for card in cards if card != HIDDEN]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(counted(hidden, "hidden card" if known else "card"))
    return listed(known)


def tile_name(tile: int) -> str:
    """A tile by its name, as far as it lies face up."""
    return "an unknown tile" if tile == NOBODY else TILE_NAMES[tile]


class SeatEvent(Event, frozen=True):
    """Something that a player did or that befell them."""

    seat: int

    @property
    def who(self) -> str:
        return player_name(self.seat)


# --- the day ----------------------------------------------------------------------------------------------------


class DayBegan(Event, frozen=True):
    weight: ClassVar[int] = 2
    number: int

    def sentence(self) -> str:
        return f"Day {self.number} begins."


class TurnBegan(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"It is {self.who}'s turn."


class HandedOver(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    to: int

    def sentence(self) -> str:
        return f"{self.who} hands over to {player_name(self.to)}."


class Passed(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} passes for today."


class JobStarted(SeatEvent, frozen=True):
    source: int
    thing: int
    """The kind of card, the character, the tile or the mission, as the source says."""
    number: int

    def sentence(self) -> str:
        if self.source == CHARACTER_CARD:
            what, tasks = f"uses the ability of {CHARACTERS[self.thing].name}", CHARACTER_TASKS[self.thing]
        elif self.source == LAND_TILE:
            task = TILE_TASKS[self.thing]
            assert task is not None
            what, tasks = f"works at {TILE_NAMES[self.thing]}", (task,)
        elif self.source == MISSION_CARD:
            what, tasks = f"uses the mission {MISSIONS[self.thing].name}", MISSION_TASKS[self.thing]
        else:
            what, tasks = f"plays {KIND_NAMES[self.thing]}", CARD_TASKS[self.thing]
        return f"{self.who} {what}: {job_words(tasks[self.number].job)}."


class Bought(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.who} buys {CARD_NAMES[self.card]}."


# --- cards ------------------------------------------------------------------------------------------------------


class Drew(SeatEvent, frozen=True):
    cards: list[int]
    eyes: list[int]
    """Who sees each card."""

    def sentence(self) -> str:
        return f"{self.who} draws {cards_named(self.cards)}."

    def seen_by(self, seat: int | None) -> "Drew":
        look = eye(seat)
        if all(eyes & look for eyes in self.eyes):
            return self
        shown = [card if eyes & look else HIDDEN for card, eyes in zip(self.cards, self.eyes, strict=True)]
        return Drew(self.seat, shown, self.eyes)


class PileShuffled(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.who} shuffles the discard pile into a new draw pile."


class Discarded(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.who} discards {CARD_NAMES[self.card]}."


class Scrapped(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.who} scraps {CARD_NAMES[self.card]}."


class DangerGained(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.who} gains {CARD_NAMES[self.card]}."


class PutOnPile(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    card: int
    pile: int

    def sentence(self) -> str:
        return f"{self.who} puts {CARD_NAMES[self.card]} on the {('draw', 'discard')[self.pile]} pile."


# --- resources and points ---------------------------------------------------------------------------------------


class Gained(SeatEvent, frozen=True):
    res: int
    amount: int

    def sentence(self) -> str:
        return f"{self.who} gains {self.amount} {RESOURCE[self.res]}."


class DiceFell(Event, frozen=True):
    """What success dice show; the event after it says what for. A battle rolls hits before saves."""

    weight: ClassVar[int] = 0
    faces: list[int]

    def sentence(self) -> str:
        return f"The dice show {listed([str(face) for face in self.faces])}."


class Rolled(SeatEvent, frozen=True):
    dice: int
    result: int

    def sentence(self) -> str:
        return f"{self.who} rolls {self.result} with {self.dice} {'die' if self.dice == 1 else 'dice'}."


class Invited(SeatEvent, frozen=True):
    guest: int

    def sentence(self) -> str:
        return f"{self.who} invites {player_name(self.guest)} to work together."


class PointsScored(SeatEvent, frozen=True):
    """What for: an event of the mission, and the condition that made it worth more."""

    weight: ClassVar[int] = 2
    points: int
    total: int
    event: int = NOBODY
    test: int = NOBODY

    def sentence(self) -> str:
        what_for = f" for {SCORED_FOR[self.event]}" if self.event != NOBODY else ""
        also = f", {SCORED_IF[self.test]}," if self.test in SCORED_IF else ""
        return f"{self.who} scores {counted(self.points, 'point')}{what_for}{also} and has {self.total}."


class PointsLost(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    points: int
    total: int

    def sentence(self) -> str:
        return f"{self.who} loses {counted(self.points, 'point')} and has {self.total}."


# --- land -------------------------------------------------------------------------------------------------------


class Moved(SeatEvent, frozen=True):
    direction: int
    cell: int
    tile: int
    with_wagon: bool

    def sentence(self) -> str:
        along = " with the wagon" if self.with_wagon else ""
        return f"{self.who} goes {DIRECTION[self.direction]} to {tile_name(self.tile)}{along}."


class Rode(SeatEvent, frozen=True):
    cell: int
    tile: int

    def sentence(self) -> str:
        return f"{self.who} rides the train to {tile_name(self.tile)}."


class Revealed(SeatEvent, frozen=True):
    cell: int
    tile: int

    def sentence(self) -> str:
        return f"{self.who} reveals {TILE_NAMES[self.tile]}."


class Declined(SeatEvent, frozen=True):
    how: int

    def sentence(self) -> str:
        return f"{self.who} does not enter and loses 1 {MOVES[self.how]}."


class Built(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    cell: int
    tile: int

    def sentence(self) -> str:
        return f"{self.who} builds a railway at {tile_name(self.tile)}."


class Relocated(SeatEvent, frozen=True):
    cell: int
    tile: int

    def sentence(self) -> str:
        return f"The land gives way: {self.who} moves on to {tile_name(self.tile)}."


class ColumnRemoved(Event, frozen=True):
    column: int

    def sentence(self) -> str:
        return f"Column {self.column} is left behind."


class LandShuffled(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "The tiles left behind are shuffled into a new pile."


class WagonMoved(SeatEvent, frozen=True):
    cell: int
    tile: int

    def sentence(self) -> str:
        return f"{self.who} brings the wagon to {tile_name(self.tile)}."


class WagonDamaged(Event, frozen=True):
    weight: ClassVar[int] = 2
    damage: int

    def sentence(self) -> str:
        return f"The wagon takes {self.damage} damage."


# --- trade ------------------------------------------------------------------------------------------------------


class TradeAgreed(SeatEvent, frozen=True):
    partner: int

    def sentence(self) -> str:
        return f"{self.who} trades with {player_name(self.partner)}."


class TradeRefused(SeatEvent, frozen=True):
    partner: int

    def sentence(self) -> str:
        return f"{player_name(self.partner)} does not want to trade with {self.who}."


class PackageLine(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    line: str

    def sentence(self) -> str:
        return f"{self.who}: {self.line.replace('_', ' ')}."


class PackageSubmitted(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.who} waits for an answer to the package."


class TradeDone(SeatEvent, frozen=True):
    partner: int

    def sentence(self) -> str:
        return f"{player_name(self.partner)} accepts what {self.who} offers."


class CardReceived(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.who} receives {CARD_NAMES[self.card]}."


# --- the night and the end --------------------------------------------------------------------------------------


class NightFell(Event, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return "Night falls."


class RowMoved(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "The trade row moves on."


class P1Passed(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} gets the P1 token."


class Died(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.who} cannot go on."


class Recovered(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    points: int

    def sentence(self) -> str:
        return f"{self.who} recovers and goes on with {counted(self.points, 'point')}."


class Ended(Event, frozen=True):
    weight: ClassVar[int] = 2
    reason: str

    def sentence(self) -> str:
        return self.reason
