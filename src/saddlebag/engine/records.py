"""Matches as files: a record tells the whole match, a save where it stands."""

from typing import Any
from zlib import crc32

import msgspec
from msgspec import Raw, Struct

from saddlebag.engine.errors import BadRecord, BadSave
from saddlebag.engine.result import Result

SAVE_FORMAT = 1


class Record(Struct, frozen=True, omit_defaults=True):
    """Everything that is needed to play a match again: rules version, options, seed, all decisions.

    Examples:
        >>> import saddlebag
        >>> record = saddlebag.game("train_heist").new(players=2, seed=7).record()
        >>> record.seed
        '7'
        >>> Record.read(record.to_json()) == record
        True
    """

    game: str
    version: str
    options: dict[str, Any]
    seed: str
    """Decimal digits; a text because seeds may be longer than a JSON number."""
    commitment: str
    decisions: list[str]
    result: Result | None
    position: dict[str, Any] | None = None
    """The whole first state, where the match did not begin with a set-up."""

    def to_json(self) -> str:
        """The record as JSON text."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def read(text: str | bytes) -> "Record":
        """A record from JSON text, or BadRecord."""
        try:
            record = msgspec.json.decode(text, type=Record)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError) as error:
            raise BadRecord(f"This is not a record of a match: {error}.") from None
        record.seed_number()
        return record

    def seed_number(self) -> int:
        """The seed itself."""
        if (number := whole_number(self.seed)) is None:
            raise BadRecord(f"This is not a record of a match: its seed {self.seed!r} is not a number.")
        return number


class Saved(Struct, frozen=True):
    """A match at rest: the state at the last checkpoint and the decisions since."""

    format: int
    game: str
    version: str
    seed: str | None
    start: Raw
    """The first state, where the match did not begin with a seed; else null."""
    before: str
    """The decisions up to the checkpoint, one a line: needed for records and undo, not for playing on."""
    state: Raw
    since: list[str]
    seal: int = -1
    """Tells that nobody has changed the save since it was written, so that it need not be examined."""
    shape: str = ""
    """The codec's, when it was written; saves of version 0.1.0 do not tell."""

    @property
    def unbroken(self) -> bool:
        return self.seal == seal_of(self.state, self.before, self.since)

    @property
    def decisions(self) -> list[str]:
        """All decisions, as records write them."""
        return [*(self.before.split("\n") if self.before else []), *self.since]

    @property
    def options(self) -> dict[str, Any]:
        """What the table agreed on, as it was written: also where today's rules would not allow it."""
        found: dict[str, Any] = msgspec.json.decode(self.state, type=dict[str, Any])["options"]
        return found

    @staticmethod
    def read(text: str | bytes) -> "Saved":
        """The save that JSON text writes, or BadSave."""
        try:
            return _SAVES.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise BadSave(f"This is not a saved match: {error}.") from None


_SAVES = msgspec.json.Decoder(Saved)


def seal_of(state: bytes | Raw, before: str, since: list[str]) -> int:
    """A checksum over all that a saved match is resumed from."""
    return crc32("\n".join([*since, before]).encode(), crc32(state))


def whole_number(text: str) -> int | None:
    """The number that a text writes, or None."""
    try:
        return int(text)
    except ValueError:
        return None
