"""What the master tells those who listen to a table."""

from typing import NamedTuple

from saddlebag.table.messages import Said
from saddlebag.table.recalled import Line


class Played(NamedTuple):
    """A decision was made and is on the disk."""

    by: int
    label: str
    lines: list[Line]


class Noted(NamedTuple):
    """Something happened beside the match, and the log tells it."""

    lines: list[Line]


class Changed(NamedTuple):
    """Seats or status changed."""


class Present(NamedTuple):
    """Somebody came or went, or bots think more or less than they did: told a few times a second at most."""


class Reloaded(NamedTuple):
    """The table stands elsewhere than was told last: only the store knows how it came there."""


class Closed(NamedTuple):
    """The table is gone; nothing more is told of it."""


class Spoken(NamedTuple):
    """Somebody said something."""

    said: Said


class UndoAsked(NamedTuple):
    """Somebody asks to take a decision back."""

    seat: int


class Undone(NamedTuple):
    """Decisions were taken back."""


News = Played | Noted | Changed | Present | Reloaded | Closed | Spoken | UndoAsked | Undone
