"""Ints inside, names outside: the tables that turn one into the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

NOBODY = -1
"""The index that stands for no thing at all; outside it is null."""


class Names:
    """The ids of one kind of thing ("space", "card"), in a fixed order; a thing is its place in that order.

    Examples:
        >>> CARD = Names("card", ["ace", "king", "queen"])
        >>> (CARD.find("king"), CARD[1], CARD.of_set(0b101))
        (1, 'king', ['ace', 'queen'])
    """

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids: Sequence[str] = list(ids)
        self.index: Mapping[str, int] = {name: place for place, name in enumerate(self.ids)}
        self.known = ", ".join(self.ids)
        """All of them, for a message to somebody who named another."""

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
            known = self.known if len(self.ids) <= 12 else ", ".join(self.ids[:12]) + ", .."
            raise KeyError(f"{name!r} is not a {self.kind} (there are {known})")
        return index


class WrittenNames(Names):
    """Names that are too many to list, such as the cells of a map without end: each is written and read by rule."""

    def __init__(
        self, kind: str, size: int, write: Callable[[int], str], read: Callable[[str], int | None], known: str
    ) -> None:
        self.kind = kind
        self.ids = _Written(size, write)
        self.index = _ReadBack(self.ids, read)
        self.known = known


class _Written(Sequence[str]):
    """What a rule writes for each number; what was written once is remembered."""

    def __init__(self, size: int, write: Callable[[int], str]) -> None:
        self._size = size
        self._write = lru_cache(maxsize=4096)(write)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._write(each) for each in range(*index.indices(self._size))]
        if not 0 <= index < self._size:
            raise IndexError(index)
        return self._write(index)


class _ReadBack(Mapping[str, int]):
    """What a rule reads from each name."""

    def __init__(self, ids: Sequence[str], read: Callable[[str], int | None]) -> None:
        self._ids = ids
        self._read = lru_cache(maxsize=4096)(read)

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __getitem__(self, name: str) -> int:
        index = self._read(name)
        if index is None:
            raise KeyError(name)
        return index


class SetOf:
    """Marks an int field whose bits are a set of named things."""

    def __init__(self, names: Names) -> None:
        self.names = names


class By:
    """Marks a list with an entry for each of some named things, such as seats or towns: whoever writes a position may
    name the entries that they mean."""

    def __init__(self, names: Names) -> None:
        self.names = names


THING = Names("thing", [])
"""What lies in a deck, until a state says of which things it is."""


class Of:
    """Marks a deck with the names of what lies in it: `Annotated[Deck, Of(CARD)]`."""

    def __init__(self, names: Names) -> None:
        self.names = names


OR_NOBODY = object()
"""Marks an int that may stand for no thing: `Annotated[int, HORSE, OR_NOBODY]`, null in a view."""


class UpTo:
    """Marks a list or table of a view that seldom has more entries than this: the room that an observation of a
    fixed size keeps for it."""

    def __init__(self, most: int) -> None:
        self.most = most


EACH_SEAT = UpTo(0)
"""Marks a list of a view with at most one entry a seat."""


class _Bits(dict[int, tuple[int, ...]]):
    """The members of the sets that were asked for lately; a dict is quicker to ask than a cached function."""

    def __missing__(self, members: int) -> tuple[int, ...]:
        if members < 0:
            raise ValueError(f"{members} is no set")
        if len(self) >= 8192:
            self.clear()
        places: list[int] = []
        left = members
        while left:
            first = left & -left
            places.append(first.bit_length() - 1)
            left ^= first
        found = self[members] = tuple(places)
        return found


bits: Final[Callable[[int], tuple[int, ...]]] = _Bits().__getitem__
"""The members of a set kept as an int, smallest first."""


def set_of(members: Sequence[int]) -> int:
    """The set of these members, as an int."""
    result = 0
    for member in members:
        result |= 1 << member
    return result
