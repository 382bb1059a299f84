"""Counts in a state that somebody wrote, or that a damaged file brought."""

from collections.abc import Mapping, Sequence


def bad_count(counts: Mapping[str, int | Sequence[int]], most: int) -> str:
    """The first count that is negative or larger than any can be, in words; empty where there is none."""
    for name, found in counts.items():
        for count in [found] if isinstance(found, int) else found:
            if not 0 <= count < most:
                return f"{name} cannot be {count}; no count is negative or this large"
    return ""


def named(part: object, fields: str, where: str = "") -> dict[str, int | Sequence[int]]:
    """Some fields of a part of the state, by their names."""
    return {f"{where}{name}": getattr(part, name) for name in fields.split()}
