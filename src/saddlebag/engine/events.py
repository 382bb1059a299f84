"""What happened, told by the rules to whoever listens: the log, the animations, the lab."""

from typing import ClassVar

from msgspec import Struct

EVERYBODY = -1
"""The set of all seats and all spectators, as bits."""

_SPECTATORS = 1 << 30


def eye(seat: int | None) -> int:
    """The bit that stands for a seat, or for the spectators (None), in a set of eyes."""
    return _SPECTATORS if seat is None else 1 << seat


class Event(Struct, frozen=True, tag=True):
    """One thing that happened. A game's events say it in words for the log, and what of it others may see."""

    weight: ClassVar[int] = 1
    """How much it matters to a reader of the log: 0 detail, 1 ordinary, 2 headline."""

    def sentence(self) -> str:
        """The event in words, in the third person."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (or a spectator: None) may see it. Events without secrets are seen by all."""
        return self


class Left(Event, frozen=True):
    """A seat was left for good, in a game whose rules say nothing about it."""

    weight: ClassVar[int] = 2
    seat: int
    name: str

    def sentence(self) -> str:
        return f"{self.name} has left the match; a bot plays on in their place."
