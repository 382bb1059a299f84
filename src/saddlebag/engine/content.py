"""Content files: TOML, one table a kind of thing, every entry typed and checked when it is loaded."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from saddlebag.engine.errors import BadContent

Origin = Literal["seed", "public", "house"]
"""Where an entry comes from: the rulebook, a public source, or designed by us."""

T = TypeVar("T", bound=msgspec.Struct)


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
        raise BadContent(f"{path.name} is no valid TOML: {error}.") from None


def entries(path: Path, table: str, kind: type[T]) -> list[T]:
    """All entries of one table of a file, as typed values with ids that differ."""
    rows = read(path).get(table)
    if not isinstance(rows, list):
        raise BadContent(f"{path.name} should have entries [[{table}]].")
    made = [entry(path, f"{table} {row.get('id', number)}", row, kind) for number, row in enumerate(rows, 1)]
    ids = [value.id for value in made if hasattr(value, "id")]
    for twice in {name for name in ids if ids.count(name) > 1}:
        raise BadContent(f"{path.name}, {table} {twice}: this id is used twice; ids must differ.")
    return made


def entry(path: Path, name: str, row: object, kind: type[T]) -> T:
    """One typed entry; BadContent names the file, the entry and the field."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{path.name}, {name}: {error}.") from None


def words(path: Path, name: str, field: str, text: str, known: Sequence[str]) -> list[str]:
    """The words of an effect whose first word must be known."""
    parts = text.split()
    if not parts or parts[0] not in known:
        raise BadContent(f"{path.name}, {name}, {field}: unknown effect {text!r}; known are {', '.join(known)}.")
    return parts
