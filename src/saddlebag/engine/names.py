"""Ints inside, names outside: the tables that turn one into the other."""

from collections.abc import Sequence
from functools import lru_cache

NOBODY = -1
"""The index that stands for no thing at all; outside it is null."""


class Names:
    """The ids of one kind of thing ("space", "card"), in a fixed order; a thing is its place in that order."""

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids: list[str] = list(ids)
        self.index: dict[str, int] = {name: place for place, name in enumerate(self.ids)}

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: int) -> str:
        return self.ids[index]

    def of_set(self, members: int) -> list[str]:
        """The names of a set that is kept as the bits of an int."""
        return [self.ids[member] for member in bits(members)]

    def find(self, name: str) -> int:
        """The index of a name; KeyError with a sentence when there is no such thing."""
        index = self.index.get(name)
        if index is None:
            known = ", ".join(self.ids[:12]) + (", .." if len(self.ids) > 12 else "")
            raise KeyError(f"{name!r} is not a {self.kind} (there are {known})")
        return index


class SetOf:
    """Marks an int field whose bits are a set of named things."""

    def __init__(self, names: Names) -> None:
        self.names = names


@lru_cache(maxsize=32768)
def bits(members: int) -> tuple[int, ...]:
    """The members of a set kept as an int, smallest first."""
    if members < 0:
        raise ValueError(f"{members} is no set")
    found: list[int] = []
    while members:
        lowest = members & -members
        found.append(lowest.bit_length() - 1)
        members ^= lowest
    return tuple(found)


def set_of(members: Sequence[int]) -> int:
    """The set of these members, as an int."""
    result = 0
    for member in members:
        result |= 1 << member
    return result
