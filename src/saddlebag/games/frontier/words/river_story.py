"""Lumbering, as it is told."""

from typing import ClassVar

from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import BASIN_NAMES
from saddlebag.games.frontier.words.story import Told, name_of, place


class LogsCut(Told, frozen=True):
    """Trees became logs in a basin."""

    number: int
    camp: int
    basin: int

    def sentence(self) -> str:
        return f"{self.name} cuts {counted(self.number, 'log')} at {place(self.camp)} into {BASIN_NAMES[self.basin]}."


class LogPutIn(Told, frozen=True):
    """Logs were put in at a camp after a drive."""

    number: int
    camp: int
    basin: int

    def sentence(self) -> str:
        logs = counted(self.number, "new log")
        return f"{self.name} puts {logs} into {BASIN_NAMES[self.basin]} at {place(self.camp)}."


class LogsDriven(Told, frozen=True):
    """Logs of somebody went downstream."""

    owner: int
    number: int
    basin: int
    to: int

    def sentence(self) -> str:
        whose = "" if self.owner == self.seat else f" of {name_of(self.owner)}"
        way = f"from {BASIN_NAMES[self.basin]} to {BASIN_NAMES[self.to]}"
        return f"{self.name} drives {counted(self.number, 'log')}{whose} {way}."


class JamCleared(Told, frozen=True):
    """A black worker left the river."""

    basin: int

    def sentence(self) -> str:
        return f"{self.name} clears the log jam in {BASIN_NAMES[self.basin]}."


class Sawn(Told, frozen=True):
    """Logs became lumber."""

    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} saws {counted(self.number, 'log')} into lumber at {place(self.space)}."


class LogsHoisted(Told, frozen=True):
    """Logs went from a basin straight to the stockpile."""

    number: int
    basin: int

    def sentence(self) -> str:
        return f"{self.name} moves {counted(self.number, 'log')} from {BASIN_NAMES[self.basin]} to the stockpile."


class MadeRoom(Told, frozen=True):
    """Logs were sold at the end of a turn because the last basin was too full."""

    weight: ClassVar[int] = 1
    number: int

    def sentence(self) -> str:
        return f"The last basin is too full: {self.name} sells {counted(self.number, 'log')} to the Steamship."
