"""Mining, as it is told."""

from typing import ClassVar

from saddlebag.engine.words import counted, listed
from saddlebag.games.frontier.content import DEPOSIT_BUILDING, DEPOSIT_METAL, DEPOSIT_NAMES, INDUSTRIAL_NAMES, IS_PLACER
from saddlebag.games.frontier.effects.terms import amount
from saddlebag.games.frontier.words.story import Told, place

LEVELS = ("", "panning", "a rocker", "a sluice")
"""FO-MIN-11"""


def kind_of_deposit(kind: int) -> str:
    """`alluvial deposit`, `stamp mill`."""
    if IS_PLACER[kind]:
        return f"{DEPOSIT_NAMES[kind].lower()} deposit"
    return INDUSTRIAL_NAMES[DEPOSIT_BUILDING[kind]].lower()


class MinersLaid(Told, frozen=True):
    """A worker began to mine."""

    weight: ClassVar[int] = 0
    space: int

    def sentence(self) -> str:
        return f"{self.name} sends a worker to the deposit on {place(self.space)}."


class Rolled(Told, frozen=True):
    """The dice of a mining action."""

    dice: tuple[int, ...]

    def sentence(self) -> str:
        dice = f"a {self.dice[0]}" if len(self.dice) == 1 else listed([str(die) for die in self.dice])
        return f"{self.name} rolls {dice} for mining."


class DieChanged(Told, frozen=True):
    """Tools, or money, made another number of a die."""

    before: int
    after: int

    def sentence(self) -> str:
        return f"{self.name} turns a {self.before} into a {self.after}."


class DiePlayed(Told, frozen=True):
    """A die was played on a deposit."""

    die: int
    space: int
    kind: int
    number: int

    def sentence(self) -> str:
        found = amount(DEPOSIT_METAL[self.kind], self.number) if self.number else "nothing"
        return f"{self.name} plays a {self.die} on {place(self.space)} and brings up {found}."


class DepositImproved(Told, frozen=True):
    """Doubles raised the level of a deposit."""

    space: int
    level: int

    def sentence(self) -> str:
        return f"Doubles: the deposit on {place(self.space)} is now worked with {LEVELS[self.level]}."


class MetalCarried(Told, frozen=True):
    """Metal came home."""

    good: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} carries {amount(self.good, self.number)} home."


class MetalLost(Told, frozen=True):
    """Metal that found no room on its tile."""

    good: int
    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} has no room for {amount(self.good, self.number)} on {place(self.space)} and loses it."


class DepositRanOut(Told, frozen=True):
    """A deposit without ore was flipped, or left the board."""

    weight: ClassVar[int] = 2
    space: int
    kind: int
    stays: bool

    def sentence(self) -> str:
        end = "is flipped over" if self.stays else "leaves the board"
        return f"{self.name}'s {kind_of_deposit(self.kind)} on {place(self.space)} has run out and {end}."


class ProspectFound(Told, frozen=True):
    """What a prospect turned out to be."""

    die: int
    kind: int

    def sentence(self) -> str:
        found = kind_of_deposit(self.kind)
        return f"{self.name} prospects, rolls a {self.die} and finds {'an' if found[0] in 'ae' else 'a'} {found}."


class ProspectFailed(Told, frozen=True):
    """There was no space for a prospect."""

    money: int

    def sentence(self) -> str:
        return f"{self.name} finds no place for the prospect and takes ${self.money} back."


class Minted(Told, frozen=True):
    """Silver became money."""

    number: int
    money: int

    def sentence(self) -> str:
        return f"{self.name} has {counted(self.number, 'silver cube')} coined for ${self.money}."
