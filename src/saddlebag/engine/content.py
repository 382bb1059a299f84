"""Content files: TOML, one table a kind of thing, every entry typed and checked when it is loaded."""

import hashlib
import os
import tomllib
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from saddlebag.engine.errors import BadContent

Origin = Literal["seed", "public", "house"]
"""Where an entry comes from: the rulebook, a public source, or designed by us."""

T = TypeVar("T", bound=msgspec.Struct)
R = TypeVar("R")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a content file."""

    origin: Origin


def read(path: Path) -> dict[str, Any]:
    """The tables of a content file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{path.name}: there is no such content file in {path.parent.name}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name} is not valid TOML: {error}.") from None


def entries(path: Path, table: str, kind: type[T]) -> list[T]:
    """All entries of one table of a file, as typed values with ids that differ."""
    made, faults = _entries(path.name, read(path), table, kind)
    if faults:
        raise BadContent(*faults)
    return made


def entry(path: Path, name: str, row: object, kind: type[T]) -> T:
    """One typed entry; BadContent names the file, the entry and the field."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{path.name}, {name}: {error}.") from None


def _entries(file: str, tables: dict[str, Any], table: str, kind: type[T]) -> tuple[list[T], list[str]]:
    """The good entries of a table, and what is wrong with the others."""
    rows = tables.get(table)
    if not isinstance(rows, list):
        return [], [f"{file} should have entries [[{table}]]."]
    made: list[T] = []
    faults: list[str] = []
    for number, row in enumerate(rows, 1):
        name = row.get("id", number) if isinstance(row, dict) else number
        try:
            made.append(entry(Path(file), f"{table} {name}", row, kind))
        except BadContent as error:
            faults += error.faults
    ids = [value.id for value in made if hasattr(value, "id")]
    for twice in dict.fromkeys(name for name in ids if ids.count(name) > 1):
        faults.append(f"{file}, {table} {twice}: this id is used twice; ids must differ.")
    return made, faults


# --- the files of a game --------------------------------------------------------------------------------------


def variable(game: str) -> str:
    """The environment variable that names a game's folder of changed content, for this process and its children."""
    return f"SADDLEBAG_CONTENT_{game.upper()}"


class Files:
    """The content files of a game: those that are shipped, but for the ones that a folder of changed content replaces.

    Faults are collected, so that a designer hears of all of them at once; `finish` raises what was found.
    """

    def __init__(self, game: str, shipped: Path) -> None:
        self.game = game
        self.shipped = shipped
        chosen = os.environ.get(variable(game))
        self.changed = Path(chosen) if chosen else None
        self.names = sorted(path.name for path in shipped.glob("*.toml"))
        self.faults: list[str] = []
        self.counts: dict[str, dict[str, int]] = {name: {} for name in self.names}
        """How many entries each table of each file has."""
        self._tables: dict[str, dict[str, Any]] = {}
        if self.changed is not None and not self.changed.is_dir():
            self.refuse(f"{variable(game)} names {self.changed}, but there is no such folder.")
        for path in self._changed_files():
            if path.name not in self.names:
                self.refuse(f"{path.name}: there is no such content file; the files are {', '.join(self.names)}.")

    def _changed_files(self) -> list[Path]:
        return sorted(self.changed.glob("*.toml")) if self.changed is not None else []

    def path(self, file: str) -> Path:
        """Where a file is read from."""
        if self.changed is not None and (self.changed / file).exists():
            return self.changed / file
        return self.shipped / file

    def tables(self, file: str) -> dict[str, Any]:
        """The tables of a file; none if it cannot be read."""
        if file not in self._tables:
            try:
                self._tables[file] = read(self.path(file))
            except BadContent as error:
                self.faults += error.faults
                self._tables[file] = {}
        return self._tables[file]

    def entries(self, file: str, table: str, kind: type[T]) -> list[T]:
        """The good entries of one table of a file."""
        made, faults = _entries(file, self.tables(file), table, kind)
        if self._tables[file]:
            self.faults += faults
        self.counts[file][table] = len(made)
        return made

    def whole(self, file: str, kind: type[T]) -> T | None:
        """A file that is one typed value with a table for each of its parts."""
        tables = self.tables(file)
        self.counts[file] = dict.fromkeys(tables, 1)
        try:
            return entry(Path(file), "the tables", tables, kind) if tables else None
        except BadContent as error:
            self.faults += error.faults
            return None

    def parsed(self, where: str, texts: Sequence[str], parse: Callable[[str], R]) -> tuple[R, ...]:
        """What can be read of the texts of a field; the rest is refused with its place."""
        made: list[R] = []
        for number, text in enumerate(texts, 1):
            try:
                made.append(parse(text))
            except BadContent as error:
                place = where if len(texts) == 1 else f"{where} {number}"
                self.refuse(*(f"{place}: {fault}" for fault in error.faults))
        return tuple(made)

    def refuse(self, *faults: str) -> None:
        """Note what is wrong, for `finish` to raise."""
        self.faults += faults

    def finish(self) -> None:
        """Raise BadContent with all faults found, each once."""
        if self.faults:
            raise BadContent(*dict.fromkeys(self.faults))

    @cached_property
    def mark(self) -> str:
        """What a rules version bears when the content is not the shipped one: a plus and a hash; else nothing.

        The hash is of the tables, so a comment or the order of the keys makes no difference.
        """
        changed = {path.name: self.tables(path.name) for path in self._changed_files() if path.name in self.names}
        differing = {name: tables for name, tables in changed.items() if tables != read(self.shipped / name)}
        if not differing:
            return ""
        text = msgspec.json.encode(differing, order="sorted")
        return "+" + hashlib.blake2b(text, digest_size=4).hexdigest()
