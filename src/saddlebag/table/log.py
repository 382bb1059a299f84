"""The events of a log, as they are kept in the store."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Union

import msgspec

from saddlebag.engine.events import Event
from saddlebag.engine.game import Game
from saddlebag.games import game as find_game


class TakenBack(Event, frozen=True):
    """A player took decisions back."""

    seat: int
    name: str
    decisions: int

    def sentence(self) -> str:
        what = "1 decision" if self.decisions == 1 else f"{self.decisions} decisions"
        return f"{self.name} takes back {what}."


class Practice(Event, frozen=True):
    """The match counts no longer: something that had been revealed was taken back with nobody there to agree."""

    weight: ClassVar[int] = 2
    seat: int
    name: str

    def sentence(self) -> str:
        return f"{self.name} takes back what was already revealed, so this match is practice from here on."


@cache
def event_types(game: str) -> list[type[Event]]:
    """All events of a game."""
    package = package_of(find_game(game))
    found: list[type[Event]] = []
    waiting = list(Event.__subclasses__())
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        if each.__module__.startswith(f"{package}."):
            found.append(each)
    return sorted(found, key=lambda each: each.__name__)


def package_of(game: Game[Any, Any]) -> str:
    """The folder in which a game lives."""
    return game.state.__module__.rpartition(".")[0]


@cache
def _event_reader(game: str) -> msgspec.json.Decoder[list[Any]]:
    of_the_table = (TakenBack, Practice)
    return msgspec.json.Decoder(list[Union[(*of_the_table, *event_types(game))]])  # type: ignore[misc]  # made at run time


def read_events(game: Game[Any, Any], text: str) -> list[Event]:
    return _event_reader(game.name).decode(text)


def write_events(events: Sequence[Event]) -> str:
    return msgspec.json.encode(list(events)).decode()
