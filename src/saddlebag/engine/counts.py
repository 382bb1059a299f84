"""Counts in a state that somebody wrote, or that a damaged file brought: every int that names nothing is one."""

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin

from saddlebag.engine.dice import Dice
from saddlebag.engine.fields import kinds, unless_none

NO_COUNT = object()
"""Marks an int that is neither a thing nor a count, such as a difference: `Annotated[int, NO_COUNT]`."""


def bad_count(part: object, most: int) -> str:
    """The first count of a state that is negative or larger than any can be, in words; empty where there is none."""
    for name, count in _counts(part, ""):
        if not 0 <= count < most:
            return f"{name} cannot be {count}; no count is negative or this large"
    return ""


def _counts(part: object, where: str) -> Iterator[tuple[str, int]]:
    """All counts of a part of the state, with their names."""
    if isinstance(part, Dice):
        yield f"{where}rolls", part.rolls
        return
    of: Any = type(part)
    for name, kind in _counting(of).items():
        yield from _within(getattr(part, name), kind, f"{where}{name}")


def _within(value: Any, kind: Any, name: str) -> Iterator[tuple[str, int]]:
    if kind is int:
        yield name, value
    elif value is None:
        return
    elif get_origin(kind) is list:
        for place, each in enumerate(value):
            yield from _within(each, get_args(kind)[0], name if get_args(kind)[0] is int else f"{name}[{place}]")
    elif get_origin(kind) is dict:
        for each in value.values():
            yield from _within(each, get_args(kind)[1], name)
    else:
        yield from _counts(value, f"{name}.")


@cache
def _counting(of: type[Any]) -> dict[str, Any]:
    """The fields of a part that are counts or hold some, and their kinds without what they say beside."""
    found = {name: _bare(kind) for name, kind in kinds(of).items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def _bare(kind: Any) -> Any:
    """A kind that holds counts, without its marks; None if it holds none."""
    if get_origin(kind) is Annotated:
        inner, *marks = get_args(kind)
        return None if NO_COUNT in marks or (inner is int and marks) else _bare(inner)
    if get_origin(kind) is list:
        inner = _bare(get_args(kind)[0])
        return None if inner is None else list[inner]  # type: ignore[valid-type]
    if get_origin(kind) is dict:
        inner = _bare(get_args(kind)[1])
        return None if inner is None else dict[Any, inner]  # type: ignore[valid-type]
    some = unless_none(kind)
    if some is not None:
        return _bare(some)
    return kind if kind in (int, Dice) or dataclasses.is_dataclass(kind) else None
