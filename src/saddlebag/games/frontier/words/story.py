"""What happens at the table, as events. Each says itself in words for the log.

A chapter's events stand in a file of their own (`river_story.py`, `range_story.py`..) and build on `Told`.
"""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, signed
from saddlebag.games.frontier.chapters import PLAYER
from saddlebag.games.frontier.content import (
    CHARACTER_NAMES,
    FIRST_PARTNER,
    FUNCTION_NAMES,
    INDUSTRY_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from saddlebag.games.frontier.effects.terms import amount

ERAS = ("I", "II", "III", "IV")


def name_of(seat: int) -> str:
    """A player as the story calls them."""
    return PLAYER[seat].capitalize()


def place(space: int) -> str:
    """A space inside a sentence."""
    return SPACE_NAMES[space]


ONLY_ONE = ("log stockpile", "freight station", "bridge", "railroad station", "train tile")
"""Tiles of which there is no second one."""


def one_of(tile: int) -> str:
    """`the bridge`, `a tent`, `an enclosure`."""
    name = TILE_NAMES[tile].lower()
    return f"the {name}" if name in ONLY_ONE else with_article(name)


def heads(number: int) -> str:
    """`1 cow`, `3 cattle`."""
    return "1 cow" if number == 1 else f"{number} cattle"


def with_article(name: str) -> str:
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def person(character: int) -> str:
    """Inside a sentence: `the Muleteer`, `Nat Love`."""
    name = CHARACTER_NAMES[character]
    return f"the {name}" if character < FIRST_PARTNER else name


def one_by_one(prices: tuple[int, ...]) -> str:
    """What each of a lot brought: ` ($4 + $3 + $3)`."""
    return f" ({' + '.join(f'${price}' for price in prices)})" if len(prices) > 1 else ""


def in_sum(parts: dict[str, int], sign: str = "") -> str:
    """What a number is made of: ` (3 for the space + 2 for people)`."""
    said = [f"{sign}{number} {what}" for what, number in parts.items() if number]
    return f" ({' + '.join(said)})" if said else ""


class Told(Event, frozen=True):
    """Something that a player did or that befell them."""

    seat: int

    @property
    def name(self) -> str:
        return name_of(self.seat)


# --- goods --------------------------------------------------------------------------------------------------------


class Gained(Told, frozen=True):
    """A player gained goods or money."""

    good: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} gains {amount(self.good, self.number)}."


class Lost(Told, frozen=True):
    """A player lost goods or money."""

    good: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} loses {amount(self.good, self.number)}."


class Paid(Told, frozen=True):
    """A player paid a price."""

    weight: ClassVar[int] = 0
    good: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} pays {amount(self.good, self.number)}."


class NoRoom(Told, frozen=True):
    """Animals or cattle found no room and are lost."""

    good: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} has no room for {amount(self.good, self.number)}."


class ScoredPoints(Told, frozen=True):
    """Points on a track; fewer when a promise was broken."""

    track: int
    number: int

    def sentence(self) -> str:
        track = ("political", "investment")[self.track]
        verb = "scores" if self.number > 0 else "loses"
        return f"{self.name} {verb} {counted(abs(self.number), f'{track} point')}."


class StatusMoved(Event, frozen=True):
    """A marker of the town status moved."""

    status: int
    value: int

    def sentence(self) -> str:
        return f"The town's {('health', 'wealth', 'safety')[self.status]} is now {signed(self.value)}."


# --- the match ----------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """A round of three years."""

    weight: ClassVar[int] = 2
    round: int
    era: int
    year: int

    def sentence(self) -> str:
        if not self.round:
            return f"{self.year}: the founding round begins."
        return f"{self.year}: round {self.round} begins, in era {ERAS[self.era - 1]}."


class TurnBegan(Told, frozen=True):
    """A player's turn."""

    weight: ClassVar[int] = 2
    standing: int

    def sentence(self) -> str:
        return f"{self.name}'s turn, with {counted(self.standing, 'worker')} standing."


class TurnEnded(Told, frozen=True):
    """A player does nothing more."""

    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.name} ends the turn."


class DayLabour(Told, frozen=True):
    """A worker earned a dollar."""

    def sentence(self) -> str:
        return f"{self.name} hires a worker out for the day and earns $1."


# --- set-up -------------------------------------------------------------------------------------------------------


class ChoseIndustry(Told, frozen=True):
    """The industry that a player begins with."""

    industry: int

    def sentence(self) -> str:
        return f"{self.name} goes into {INDUSTRY_NAMES[self.industry].lower()}."


class KeptGoal(Told, frozen=True):
    """A goal card was kept face down."""

    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.name} keeps a goal card."


class TookOn(Told, frozen=True):
    """An assistant was kept in set-up."""

    character: int

    def sentence(self) -> str:
        return f"{self.name} takes on {person(self.character)}."


class TilePlaced(Told, frozen=True):
    """A tile came onto the map."""

    tile: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} places {one_of(self.tile)} on {place(self.space)}."


class CattlePlaced(Told, frozen=True):
    """Cattle came onto the range."""

    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} puts {heads(self.number)} out on {place(self.space)}."


class TookOffice(Told, frozen=True):
    """A function tile."""

    weight: ClassVar[int] = 2
    function: int

    def sentence(self) -> str:
        return f"{self.name} becomes {FUNCTION_NAMES[self.function]}."
