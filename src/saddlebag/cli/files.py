"""Matches on disk: saves with who sits where, and records."""

import os
from pathlib import Path
from typing import Any

import msgspec

from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match


class Origin(msgspec.Struct):
    """What is read of a file before its game is known."""

    game: str
    seats: list[str] | None = None
    """Who sits where; a save of the engine itself does not tell."""
    practice: bool = False
    """Whether something that had been revealed was taken back in it."""
    since: list[str] | None = None
    decisions: list[str] | None = None

    @property
    def is_save(self) -> bool:
        return self.since is not None


def read_origin(path: str, text: str) -> Origin:
    """Which game a file belongs to, and whether it is a save or a record."""
    try:
        origin = msgspec.json.decode(text, type=Origin)
    except (msgspec.DecodeError, msgspec.ValidationError):
        origin = None
    if origin is None or (origin.since is None and origin.decisions is None):
        raise SaddlebagError(f"{path} is neither a saved match nor a record of one.")
    return origin


def save(match: Match[Any, Any], path: str, seats: list[str], practice: bool = False) -> None:
    """Write a match as it stands, with who sits where and whether it is practice."""
    saved: dict[str, Any] = msgspec.json.decode(match.to_json())
    write(path, msgspec.json.encode({**saved, "seats": seats, "practice": practice}).decode())


def write(path: str, text: str) -> None:
    """Write a file at once or not at all; a file that is no match is not overwritten."""
    check_writable(path)
    draft = Path(f"{path}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise SaddlebagError(f"{path} cannot be written: {error.strerror}.") from None


def check_writable(path: str) -> None:
    """Refuse a place where no match can be written, before anything is played or lost."""
    target = Path(path)
    if target.is_dir():
        raise SaddlebagError(f"{path} cannot be written: it is a folder.")
    if not target.absolute().parent.is_dir():
        raise SaddlebagError(f"{path} cannot be written: there is no such folder.")
    if target.exists():
        try:
            read_origin(path, target.read_text(encoding="utf-8"))
        except (SaddlebagError, UnicodeDecodeError, OSError):
            raise SaddlebagError(f"{path} contains something other than a match; choose another name.") from None
