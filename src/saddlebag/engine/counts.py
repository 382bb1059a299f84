"""Counts and seats in a state that somebody wrote, or that a damaged file brought. Every int that names nothing is a
count; every int or set that names players names some who are at the table."""

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache
from itertools import repeat
from typing import Annotated, Any, get_args, get_origin

from saddlebag.engine.dice import Dice
from saddlebag.engine.fields import kinds, unless_none
from saddlebag.engine.names import Names, SetOf

NO_COUNT = object()
"""Marks an int that is neither a thing nor a count, such as a difference: `Annotated[int, NO_COUNT]`."""
Wanted = Callable[[Any], bool]
"""Whether a kind of field is looked at."""


def bad_count(part: object, most: int) -> str:
    """The first count of a state that is negative or larger than any can be, in words; empty where there is none."""
    for name, count in _found(part, _is_count, ""):
        if not 0 <= count < most:
            return f"{name} cannot be {count}; no count is negative or this large"
    return ""


def bad_seat(part: object, players: Names, seats: int) -> str:
    """Whether a state names somebody who is not at the table, in words; empty where it does not."""
    if any(seat >= seats for _, seat in _found(part, _names(players), "")):
        return f"a seat should be one of the first {seats} players"
    if any(members >> seats for _, members in _found(part, _sets(players), "")):
        return f"a set of seats should name only the first {seats} players"
    return ""


def _is_count(kind: Any) -> bool:
    return kind is int


@cache
def _names(players: Names) -> Wanted:
    return lambda kind: get_args(kind)[:2] == (int, players)


@cache
def _sets(players: Names) -> Wanted:
    return lambda kind: isinstance((*get_args(kind), 0, 0)[1], SetOf) and get_args(kind)[1].names is players


def _found(part: object, wanted: Wanted, where: str) -> Iterator[tuple[str, int]]:
    """All such ints of a part of the state, with the names of their fields."""
    if isinstance(part, Dice):
        yield f"{where}rolls", part.rolls
        return
    of: Any = type(part)
    for name, kind in _holding(of, wanted).items():
        yield from _within(getattr(part, name), kind, wanted, f"{where}{name}")


def _within(value: Any, kind: Any, wanted: Wanted, name: str) -> Iterator[tuple[str, int]]:
    if wanted(kind):
        yield name, value
    elif value is None:
        return
    elif get_origin(kind) is list:
        (inner,) = get_args(kind)
        if wanted(inner):
            yield from zip(repeat(name), value)
            return
        for place, each in enumerate(value):
            yield from _within(each, inner, wanted, f"{name}[{place}]")
    elif get_origin(kind) is dict:
        for each in value.values():
            yield from _within(each, get_args(kind)[1], wanted, name)
    else:
        yield from _found(value, wanted, f"{name}.")


@cache
def _holding(of: type[Any], wanted: Wanted) -> dict[str, Any]:
    """The fields of a part that are wanted or hold what is, and their kinds without what they say beside."""
    found = {name: _bare(kind, wanted) for name, kind in kinds(of).items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def _bare(kind: Any, wanted: Wanted) -> Any:
    """A kind that holds what is wanted, without marks; None if it holds nothing of it."""
    if wanted(kind):
        return kind
    if get_origin(kind) is Annotated:
        inner = get_args(kind)[0]
        return None if inner is int else _bare(inner, wanted)
    if get_origin(kind) is list:
        inner = _bare(get_args(kind)[0], wanted)
        return None if inner is None else list[inner]  # type: ignore[valid-type]
    if get_origin(kind) is dict:
        inner = _bare(get_args(kind)[1], wanted)
        return None if inner is None else dict[Any, inner]  # type: ignore[valid-type]
    some = unless_none(kind)
    if some is not None:
        return _bare(some, wanted)
    return kind if dataclasses.is_dataclass(kind) or (kind is Dice and wanted is _is_count) else None
