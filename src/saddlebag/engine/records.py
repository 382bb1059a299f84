"""Matches as files: a record tells the whole match, a save where it stands."""

from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from saddlebag.engine.errors import BadRecord
from saddlebag.engine.result import Result

SAVE_FORMAT = 1


class Record(Struct, frozen=True):
    """Everything that is needed to play a match again: rules version, options, seed, all decisions."""

    game: str
    version: str
    options: dict[str, Any]
    seed: str
    """Decimal digits; a text because seeds may be longer than a JSON number."""
    commitment: str
    decisions: list[str]
    result: Result | None

    def to_json(self) -> str:
        """The record as JSON text."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def read(text: str | bytes) -> "Record":
        """A record from JSON text, or BadRecord."""
        try:
            record = msgspec.json.decode(text, type=Record)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError) as error:
            raise BadRecord(f"This is no record of a match: {error}.") from None
        record.seed_number()
        return record

    def seed_number(self) -> int:
        """The seed itself."""
        if (number := whole_number(self.seed)) is None:
            raise BadRecord(f"This is no record of a match: its seed {self.seed!r} is no number.")
        return number


Shape = TypeVar("Shape")


class Saved(Struct, Generic[Shape], frozen=True):
    """A match at rest: the state at the last checkpoint and the decisions since."""

    format: int
    game: str
    version: str
    seed: str | None
    start: Shape | None
    """The first state, where the match did not begin with a seed."""
    before: str
    """The decisions up to the checkpoint, one a line: needed for records and undo, not for playing on."""
    state: Shape
    since: list[str]


class SavedBy(Struct):
    """Which program made a save; read first, since the form of the rest depends on it."""

    format: int
    game: str
    version: str


def whole_number(text: str) -> int | None:
    """The number that a text writes, or None."""
    try:
        return int(text)
    except ValueError:
        return None
