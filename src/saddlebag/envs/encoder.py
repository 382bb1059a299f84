"""Views as vectors of a fixed size.

The layout is read once from the annotations of the view's Structs, so that nothing can get in that the view does not
show. Every entry of a view becomes numbers by its type:

- a number, or true and false, as it is;
- `Annotated[str, NAMES]`: a 1 at the name's place; of more than 64 names, its number in binary; of names that are
  written by rule (`c3r-2`), the numbers in it;
- `... | None`: first a 1 if there is something, then that;
- `Annotated[list[str], NAMES]`: how often each name occurs;
- `Annotated[list[...], UpTo(n)]`: the length, then the first n entries in order; `EACH_SEAT` is one entry a seat;
- `Annotated[dict[str, ...], NAMES]`: for each name its entry; with `UpTo(n)` the first n pairs;
- a Struct: its fields one after the other.

Texts without names and lists without a size are words for people and are left out; `left_out` names them.

How each of them is written, and why only what changed is written again, is told in `parts.py`.
"""

import re
from array import array
from collections.abc import Iterable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from saddlebag.engine.game import Game
from saddlebag.engine.names import EACH_SEAT, Names, UpTo, WrittenNames
from saddlebag.envs.parts import Counts, Fields, Maybe, Number, OneOf, Pairs, Part, Row, Table, Written

MOST_PLACES = 64
"""Up to so many names have a place each; a name of more is written in binary."""


class Encoder:
    """Turns the views of one game with so many seats into vectors.

    For each chair it keeps the last view and its vector, which it brings up to date. That makes it quicker and nothing
    else: the vector is always what the view alone would have given."""

    def __init__(self, view: type[msgspec.Struct], seats: int) -> None:
        self._whole, self.left_out = _layout(view, seats)
        self.size = self._whole.size
        self.labels = self._whole.labels
        """What each number means: `cowboys.0.place=s05`."""
        self._kept: dict[int | None, tuple[msgspec.Struct, array[float]]] = {}

    def encode(self, view: msgspec.Struct, chair: int | None = None) -> "array[float]":
        """The view as floats of four bytes each. Views from one chair are best encoded one after the other."""
        kept = self._kept.pop(chair, None)  # nobody else can have it meanwhile
        if kept is None:
            vector = array("f", bytes(4 * self.size))
            self._whole.put(vector, 0, view)
        else:
            before, vector = kept
            self._whole.change(vector, 0, before, view)
        self._kept[chair] = view, vector
        return vector[:]


def encoder(game: Game[Any, Any], seats: int) -> Encoder:
    """An encoder of a game's views."""
    return Encoder(game.seen, seats)


@cache
def _layout(view: type[msgspec.Struct], seats: int) -> tuple[Part, list[str]]:
    """How a view is written, and what of it is left out."""
    reader = _Reader(seats)
    return reader.struct(view, ""), sorted(set(reader.left_out))


class _Reader:
    """Reads from types how they are written: for each a `Part`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.left_out: list[str] = []

    def part(self, of: Any, path: str) -> Part | None:
        """How a type is written, or None where it is left out."""
        marks: tuple[Any, ...] = ()
        if get_origin(of) is Annotated:
            of, *rest = get_args(of)
            marks = tuple(rest)
        names = next((mark for mark in marks if isinstance(mark, Names)), None)
        room = next((mark for mark in marks if isinstance(mark, UpTo)), None)
        origin = get_origin(of)
        if of in (int, float, bool):
            return Number([path])
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            return self.struct(of, path)
        if origin in (Union, UnionType):
            return self._maybe(of, marks, path)
        if of is str and names is not None:
            return _name(names, path)
        if origin is tuple:
            kinds = enumerate(get_args(of))
            return Fields([self.part(kind, f"{path}.{place}") for place, kind in kinds], struct=False)
        if origin is list and room is not None:
            return self._row(Row, _marked(get_args(of)[0], names), room, path)
        if origin is list and names is not None:
            return _counts(names, path)
        if origin is dict and names is not None:
            inner = get_args(of)[1]
            if room is None:
                return self._table(inner, names, path)
            return self._row(Pairs, tuple[_marked(str, names), inner], room, path)  # type: ignore[misc]
        self.left_out.append(re.sub(r"\.\d+", "", path))
        return None

    def struct(self, of: type[msgspec.Struct], path: str) -> Part:
        """The fields one after the other."""
        hints = get_type_hints(of, include_extras=True)
        prefix = f"{path}." if path else ""
        return Fields([self.part(hints[field], prefix + field) for field in of.__struct_fields__], struct=True)

    def _maybe(self, of: Any, marks: tuple[Any, ...], path: str) -> Part | None:
        (inner,) = (each for each in get_args(of) if each is not NoneType)
        part = self.part(_marked(inner, *marks), path)
        return None if part is None else Maybe(f"{path}?", part)

    def _row(self, kind: type[Row], inner: Any, room: UpTo, path: str) -> Part | None:
        part = self.part(inner, f"{path}.0")
        if part is None:
            return None
        most = self.seats if room is EACH_SEAT else room.most
        return kind(f"{path}.length", _renamed(part, path, "0", map(str, range(most))), part, most)

    def _table(self, inner: Any, names: Names, path: str) -> Part | None:
        part = self.part(inner, f"{path}.{names[0]}")
        if part is None:
            return None
        places = {name: place * part.size for place, name in enumerate(names.ids)}
        return Table(_renamed(part, path, names[0], names.ids), places, part)


def _name(names: Names, path: str) -> Part:
    """By its place if there are few, else by numbers."""
    if isinstance(names, WrittenNames):
        numbers = _NumbersIn()
        return Written([f"{path}#{number}" for number in range(len(numbers[names[0]]))], numbers)
    if len(names) <= MOST_PLACES:
        return OneOf([f"{path}={name}" for name in names.ids], dict(names.index))
    digits = range(len(names).bit_length())
    binary = {name: tuple(float(number >> digit & 1) for digit in digits) for number, name in enumerate(names.ids, 1)}
    return Written([f"{path}&{1 << digit}" for digit in digits], binary)


def _counts(names: Names, path: str) -> Part:
    """How often each name occurs; the last place counts what is hidden."""
    places: dict[str | None, int] = {name: place for place, name in enumerate([*names.ids, None])}
    return Counts([f"{path}*{name}" for name in [*names.ids, "hidden"]], places)


def _renamed(part: Part, path: str, first: str, names: Iterable[str]) -> list[str]:
    """The labels of an entry, again for each of these names."""
    return [label.replace(f"{path}.{first}", f"{path}.{name}", 1) for name in names for label in part.labels]


def _marked(of: Any, *marks: Any) -> Any:
    """A type with annotations."""
    marks = tuple(mark for mark in marks if mark is not None)
    return Annotated[of, *marks] if marks else of


class _NumbersIn(dict[str, tuple[float, ...]]):
    """The numbers in names that are written by rule, read when first wanted."""

    def __missing__(self, name: str) -> tuple[float, ...]:
        numbers = self[name] = tuple(float(each) for each in re.findall(r"-?\d+", name))
        return numbers
