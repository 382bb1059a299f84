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

The conversion is written out as one function and compiled once, because it runs at every step.
"""

import re
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from saddlebag.engine.game import Game
from saddlebag.engine.names import EACH_SEAT, Names, UpTo, WrittenNames

MOST_PLACES = 64
"""Up to so many names have a place each; a name of more is written in binary."""

Put = Callable[["array[float]", Any], None]
Lines = list[str]


class Encoder:
    """Turns the views of one game with so many seats into vectors."""

    def __init__(self, view: type[msgspec.Struct], seats: int) -> None:
        writer = _Writer(seats)
        part = writer.struct(view, "")
        self.size = part.size
        self.labels = part.labels
        """What each number means: `cowboys.0.place=s05`."""
        self.left_out = sorted(set(writer.left_out))
        self._put = writer.compiled(part)
        self._empty = array("f", bytes(4 * self.size))

    def encode(self, view: msgspec.Struct) -> "array[float]":
        """The view as floats of four bytes each."""
        vector = self._empty[:]
        self._put(vector, view)
        return vector


def encoder(game: Game[Any, Any], seats: int) -> Encoder:
    """The encoder of a game's views."""
    return _encoder(get_type_hints(game.view)["return"], seats)


@cache
def _encoder(view: type[msgspec.Struct], seats: int) -> Encoder:
    return Encoder(view, seats)


class _Place:
    """Where in the buffer something goes: a variable of the source, if any, and how far from it."""

    def __init__(self, variable: str = "", offset: int = 0) -> None:
        self.variable = variable
        self.offset = offset

    def __add__(self, more: int) -> "_Place":
        return _Place(self.variable, self.offset + more)

    def __str__(self) -> str:
        return f"{self.variable} + {self.offset}" if self.variable else str(self.offset)


class _Part:
    """How one type is written: what its numbers mean, and the lines that put a value (as source) into a place."""

    def __init__(self, labels: list[str], put: Callable[[str, _Place], Lines]) -> None:
        self.labels = labels
        self.size = len(labels)
        self.put = put


class _Writer:
    """Writes the source of an encoder: for each type a `_Part`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.left_out: list[str] = []
        self._tables: dict[str, Any] = {}
        self._variables = count()

    def compiled(self, part: _Part) -> Put:
        """The function that puts a view into a buffer."""
        source = ["def put(b, v):", *_indented(part.put("v", _Place()))]
        found = dict(self._tables)
        exec(compile("\n".join(source), "<encoder>", "exec"), found)
        made: Put = found["put"]
        return made

    def _table(self, table: Any) -> str:
        name = f"t{len(self._tables)}"
        self._tables[name] = table
        return name

    def _looked_up(self, places: Mapping[Any, int], key: str, at: _Place) -> str:
        """The source of a place that depends on a name. The table holds the offset too: one addition less each time."""
        table = self._table({name: place + at.offset for name, place in places.items()})
        return f"{at.variable} + {table}[{key}]" if at.variable else f"{table}[{key}]"

    def _variable(self, letter: str) -> str:
        return f"{letter}{next(self._variables)}"

    def part(self, of: Any, path: str) -> _Part | None:
        """How a type is written, or None where it is left out."""
        marks: tuple[Any, ...] = ()
        if get_origin(of) is Annotated:
            of, *rest = get_args(of)
            marks = tuple(rest)
        names = next((mark for mark in marks if isinstance(mark, Names)), None)
        room = next((mark for mark in marks if isinstance(mark, UpTo)), None)
        origin = get_origin(of)
        if of in (int, float, bool):
            return _Part([path], lambda value, at: [f"b[{at}] = {value}"])
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            return self.struct(of, path)
        if origin in (Union, UnionType):
            return self._maybe(of, marks, path)
        if of is str and names is not None:
            return self._name(names, path)
        if origin is tuple:
            return self._sequence([(f"[{place}]", f"{path}.{place}", kind) for place, kind in enumerate(get_args(of))])
        if origin is list and room is not None:
            return self._row(get_args(of)[0], names, room, path)
        if origin is list and names is not None:
            return self._counts(names, path)
        if origin is dict and names is not None:
            inner = get_args(of)[1]
            return self._table_of(inner, names, path) if room is None else self._pairs(inner, names, room, path)
        self.left_out.append(re.sub(r"\.\d+", "", path))
        return None

    def struct(self, of: type[msgspec.Struct], path: str) -> _Part:
        """The fields one after the other."""
        hints = get_type_hints(of, include_extras=True)
        prefix = f"{path}." if path else ""
        return self._sequence([(f".{field}", prefix + field, hints[field]) for field in of.__struct_fields__])

    def _sequence(self, entries: list[tuple[str, str, Any]]) -> _Part:
        """Several types one after the other: how each is got from the value, its path and its type."""
        parts: list[tuple[str, _Part, int]] = []
        labels: list[str] = []
        for getter, path, kind in entries:
            if (part := self.part(kind, path)) is not None:
                parts.append((getter, part, len(labels)))
                labels += part.labels

        def put(value: str, at: _Place) -> Lines:
            return [line for getter, part, offset in parts for line in part.put(value + getter, at + offset)]

        return _Part(labels, put)

    def _maybe(self, of: Any, marks: tuple[Any, ...], path: str) -> _Part | None:
        """A 1 if there is something, then that."""
        (inner,) = (each for each in get_args(of) if each is not NoneType)
        part = self.part(_marked(inner, *marks), path)
        if part is None:
            return None

        def put(value: str, at: _Place) -> Lines:
            x = self._variable("x")
            return [f"{x} = {value}", f"if {x} is not None:", f"    b[{at}] = 1.0", *_indented(part.put(x, at + 1))]

        return _Part([f"{path}?", *part.labels], put)

    def _name(self, names: Names, path: str) -> _Part:
        if isinstance(names, WrittenNames):
            table = self._table(_numbers)
            labels = [f"{path}#{number}" for number in range(len(_numbers(names[0])))]
            places = range(len(labels))
            return _Part(
                labels, lambda value, at: [" ".join(f"b[{at + place}]," for place in places) + f" = {table}({value})"]
            )
        if len(names) <= MOST_PLACES:
            return _Part(
                [f"{path}={name}" for name in names.ids],
                lambda value, at: [f"b[{self._looked_up(names.index, value, at)}] = 1.0"],
            )
        digits = range(len(names).bit_length())
        ones = {name: [digit for digit in digits if number >> digit & 1] for number, name in enumerate(names.ids, 1)}
        table = self._table(ones)
        return _Part(
            [f"{path}&{1 << digit}" for digit in digits],
            lambda value, at: [f"for k in {table}[{value}]: b[{at} + k] = 1.0"],
        )

    def _row(self, inner: Any, names: Names | None, room: UpTo, path: str) -> _Part | None:
        """The length, then so many entries."""
        most = self.seats if room is EACH_SEAT else room.most
        part = self.part(_marked(inner, names) if names else inner, f"{path}.0")
        if part is None:
            return None
        labels = [f"{path}.length"]
        for place in range(most):
            labels += [label.replace(f"{path}.0", f"{path}.{place}", 1) for label in part.labels]

        def put(value: str, at: _Place) -> Lines:
            x, a = self._variable("x"), self._variable("a")
            return [
                f"{x} = {value}",
                f"b[{at}] = len({x})",
                f"{a} = {at + 1}",
                f"for {x} in {x}[:{most}]:",
                *_indented(part.put(x, _Place(a))),
                f"    {a} += {part.size}",
            ]

        return _Part(labels, put)

    def _counts(self, names: Names, path: str) -> _Part:
        """How often each name occurs; the last place counts what is hidden."""
        places: dict[str | None, int] = {name: place for place, name in enumerate([*names.ids, None])}
        labels = [f"{path}*{name}" for name in [*names.ids, "hidden"]]
        return _Part(labels, lambda value, at: [f"for x in {value}: b[{self._looked_up(places, 'x', at)}] += 1.0"])

    def _table_of(self, inner: Any, names: Names, path: str) -> _Part | None:
        """For each name its entry."""
        part = self.part(inner, f"{path}.{names[0]}")
        if part is None:
            return None
        labels = [
            label.replace(f"{path}.{names[0]}", f"{path}.{name}", 1) for name in names.ids for label in part.labels
        ]
        places = {name: place * part.size for place, name in enumerate(names.ids)}

        def put(value: str, at: _Place) -> Lines:
            k, x, a = self._variable("k"), self._variable("x"), self._variable("a")
            lines = [f"{a} = {self._looked_up(places, k, at)}", *part.put(x, _Place(a))]
            return [f"for {k}, {x} in {value}.items():", *_indented(lines)]

        return _Part(labels, put)

    def _pairs(self, inner: Any, names: Names, room: UpTo, path: str) -> _Part | None:
        """The first so many pairs of a name and its entry."""
        part = self._row(tuple[_marked(str, names), inner], None, room, path)  # type: ignore[misc]
        if part is None:
            return None
        return _Part(part.labels, lambda value, at: part.put(f"list({value}.items())", at))


def _marked(of: Any, *marks: Any) -> Any:
    """A type with annotations."""
    return Annotated[of, *marks] if marks else of


def _indented(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


@cache
def _numbers(name: str) -> tuple[int, ...]:
    """The numbers in a name that is written by rule."""
    return tuple(int(each) for each in re.findall(r"-?\d+", name))
