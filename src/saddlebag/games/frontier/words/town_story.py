"""What befalls the town, as events: income, discs, event cards, damage and losses."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.language.showing import capital
from saddlebag.engine.words import counted, listed, signed
from saddlebag.games.frontier.content import (
    BASIN_NAMES,
    EVENT_NAMES,
    LOWEST,
    SIDE,
    SPEAKER,
    STATUS,
    STATUS_TEXT,
    TILE_NAMES,
)
from saddlebag.games.frontier.effects.terms import DAMAGE_WORD, FIRE, REVOLT
from saddlebag.games.frontier.words.story import Told, in_sum, name_of, person, place

_SIDES = {
    "epidemic": "An epidemic strikes the town",
    "drought": "A drought strikes the range",
    "revolt": "The workers revolt",
    "pile_up": "Logs pile up in the river",
    "fire": "Fire breaks out in town",
    "rustling": "Rustlers ride",
}

# --- income and status --------------------------------------------------------------------------------------------


INCOME_FROM = ("political", "investment", "for gold in banks", "from cards and tiles", "for slaughter")
"""What an income is made of, in the order of `income_of`."""


class IncomePaid(Told, frozen=True):
    """A player's income of a round."""

    number: int
    parts: tuple[int, ...]

    def sentence(self) -> str:
        parts = in_sum(dict(zip(INCOME_FROM, self.parts, strict=True)), "$")
        return f"{self.name} has an income of ${self.number}{parts}."


class MarkerAdvanced(Told, frozen=True):
    """An assistant's marker moved on to a worker."""

    weight: ClassVar[int] = 0
    character: int

    def sentence(self) -> str:
        return f"{capital(person(self.character))} works for {self.name} this round."


class StatusActs(Event, frozen=True):
    """A town status has its effect in phase 2."""

    status: int
    value: int

    def sentence(self) -> str:
        effect = STATUS_TEXT[self.status][self.value - LOWEST].words(SPEAKER)
        return f"The town's {STATUS[self.status]} of {signed(self.value)} takes effect. {effect}"


class PricesDrifted(Event, frozen=True):
    """Every market marker moved toward its start."""

    weight: ClassVar[int] = 0
    steps: int

    def sentence(self) -> str:
        return f"Prices move {counted(self.steps, 'step')} back toward where they started."


# --- discs and event cards ----------------------------------------------------------------------------------------


class SeverityTurned(Event, frozen=True):
    """A severity tile was turned up."""

    value: int

    def sentence(self) -> str:
        return f"The severity tile shows {self.value}."


class DiscHappened(Event, frozen=True):
    """A disc event, with its strength."""

    weight: ClassVar[int] = 2
    side: int
    strength: int
    track: int
    status: int

    def sentence(self) -> str:
        against = f"{STATUS[self.track]} stands at {signed(self.status)}"
        return f"{_SIDES[SIDE[self.side]]}, with strength {self.strength}, since {against}."


class EventHappened(Event, frozen=True):
    """An event card is carried out."""

    weight: ClassVar[int] = 2
    event: int

    def sentence(self) -> str:
        return f"{EVENT_NAMES[self.event]} happens."


class EventPassedOver(Event, frozen=True):
    """An event card leaves the row without effect."""

    event: int

    def sentence(self) -> str:
        return f"{EVENT_NAMES[self.event]} is passed over."


class EventRevealed(Event, frozen=True):
    """A card of the deck is turned up for In Nine Years."""

    event: int

    def sentence(self) -> str:
        return f"In nine years: {EVENT_NAMES[self.event]}."


class DiscMoved(Event, frozen=True):
    """A disc was turned over and lies on another card now."""

    weight: ClassVar[int] = 0
    side: int
    event: int

    def sentence(self) -> str:
        return f"The disc is turned to {SIDE[self.side].replace('_', '-')} and lies on {EVENT_NAMES[self.event]}."


class DiscLeft(Event, frozen=True):
    """A disc found no card and left the game."""

    side: int

    def sentence(self) -> str:
        return f"The disc of {SIDE[self.side].replace('_', '-')} leaves the game."


class LookedAtEvents(Told, frozen=True):
    """A player looked at the next cards of the event deck; others learn how many they were."""

    events: list[int]
    number: int

    def sentence(self) -> str:
        if not self.events:
            cards = "event card" if self.number == 1 else f"{self.number} event cards"
            return f"{self.name} looks at the next {cards}."
        return f"{self.name} looks at the next event cards: {listed([EVENT_NAMES[event] for event in self.events])}."

    def seen_by(self, seat: int | None) -> "LookedAtEvents":
        return self if seat == self.seat else LookedAtEvents(self.seat, [], self.number)


# --- damage -------------------------------------------------------------------------------------------------------


class DamagePlaced(Event, frozen=True):
    """A fire or revolt tile on a building, or a drought tile on the range."""

    kind: int
    space: int
    tile: int
    lying: int
    """How many of the kind lie there now."""

    def sentence(self) -> str:
        where = place(self.space)
        if self.kind == FIRE:
            building = f"The {TILE_NAMES[self.tile].lower()} on {where}"
            return f"{building} burns with {self.lying} fires." if self.lying > 1 else f"{building} catches fire."
        if self.kind == REVOLT:
            workers = f"The workers of the {TILE_NAMES[self.tile].lower()} on {where}"
            return f"{workers} hold out, with {self.lying} revolt tiles." if self.lying > 1 else f"{workers} revolt."
        return f"{where} dries out."


class DamageRemoved(Told, frozen=True):
    """A fire, revolt or drought tile was removed."""

    kind: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} removes a {DAMAGE_WORD.write(self.kind)} tile from {place(self.space)}."


class LogsJammed(Event, frozen=True):
    """A black worker blocks a basin."""

    basin: int

    def sentence(self) -> str:
        return f"Logs jam in {BASIN_NAMES[self.basin]}: a black worker blocks it."


class JamRemoved(Told, frozen=True):
    """A black worker left a basin."""

    basin: int

    def sentence(self) -> str:
        return f"{self.name} removes the black worker from {BASIN_NAMES[self.basin]}."


class Starved(Told, frozen=True):
    """A head of cattle died of the drought."""

    space: int

    def sentence(self) -> str:
        return f"One of {self.name}'s cattle starves on {place(self.space)}."


class CattleLost(Told, frozen=True):
    """A head of cattle was lost from the range or from an enclosure."""

    space: int

    def sentence(self) -> str:
        return f"{self.name} loses one head of cattle on {place(self.space)}."


class DefendedHerd(Told, frozen=True):
    """A horse and a gun saved a head."""

    def sentence(self) -> str:
        return f"{self.name} rides out with a horse and a gun and loses nothing."


class WorkersLaid(Told, frozen=True):
    """Workers were laid down by an event."""

    number: int

    def sentence(self) -> str:
        return f"{self.name} lays down {counted(self.number, 'worker')}."


class WorkerStood(Told, frozen=True):
    """A laid worker stands again."""

    def sentence(self) -> str:
        return f"One of {self.name}'s workers stands up again."


class AnimalRefreshed(Told, frozen=True):
    """An exhausted animal is available again."""

    weight: ClassVar[int] = 0
    animal: int

    def sentence(self) -> str:
        return f"{self.name}'s {('horse', 'donkey', 'mule', 'ox')[self.animal]} is available again."


# --- nature -------------------------------------------------------------------------------------------------------


class DialsTurnedBack(Event, frozen=True):
    """Every deposit turned counter-clockwise."""

    number: int

    def sentence(self) -> str:
        return f"Every deposit turns back {counted(self.number, 'step')}."


class DialTurned(Told, frozen=True):
    """A player turned a deposit of theirs on."""

    space: int
    dial: int

    def sentence(self) -> str:
        return f"{self.name} turns the dial of the deposit on {place(self.space)} to {self.dial}."


class RiverMetalLost(Told, frozen=True):
    """The water took metal that had not been carried."""

    space: int
    number: int

    def sentence(self) -> str:
        return f"The water at {place(self.space)} takes {self.number} metal of {self.name}."


class TreesBurned(Event, frozen=True):
    """The forest around a camp lost trees."""

    space: int
    number: int

    def sentence(self) -> str:
        return f"The forest around {place(self.space)} burns: {counted(self.number, 'tree')} fewer."


class TreeGrown(Event, frozen=True):
    """A tree was put on a forest space."""

    weight: ClassVar[int] = 0
    space: int

    def sentence(self) -> str:
        return f"A tree grows on {place(self.space)}."


class GrassMoved(Event, frozen=True):
    """A grass tile came or went."""

    weight: ClassVar[int] = 0
    space: int
    grown: bool

    def sentence(self) -> str:
        return f"Grass {'grows' if self.grown else 'withers'} on {place(self.space)}."


class Banked(Told, frozen=True):
    """Gold went into a bank."""

    space: int

    def sentence(self) -> str:
        return f"{name_of(self.seat)} puts a gold into the bank on {place(self.space)}."
