"""How the entries of a view are written into a vector, and how a vector is brought up to date.

A part knows one entry. It puts a value onto zeros, or changes what an earlier value wrote into what a later one would
have written: most of a view is as it was at the last look, and what is equal need not be written again. Both have
nothing to read from but values of views.
"""

from array import array
from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec.structs import astuple

Vector: TypeAlias = "array[float]"


class Part:
    """One entry of a view in a vector. `labels` say what its numbers mean."""

    def __init__(self, labels: list[str]) -> None:
        self.labels = labels
        self.size = len(labels)
        self._zeros = array("f", bytes(4 * self.size))

    def put(self, vector: Vector, at: int, value: Any) -> None:
        """Write a value where there are zeros."""
        raise NotImplementedError

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        """Write a value where an earlier one stands."""
        self.clear(vector, at)
        self.put(vector, at, new)

    def clear(self, vector: Vector, at: int) -> None:
        """Zeros again."""
        vector[at : at + self.size] = self._zeros


class Number(Part):
    """A number, or true and false, as it is."""

    def put(self, vector: Vector, at: int, value: Any) -> None:
        vector[at] = value

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        vector[at] = new


class OneOf(Part):
    """A 1 at the name's place."""

    def __init__(self, labels: list[str], places: dict[str, int]) -> None:
        super().__init__(labels)
        self._places = places

    def put(self, vector: Vector, at: int, value: Any) -> None:
        vector[at + self._places[value]] = 1.0

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        vector[at + self._places[old]] = 0.0
        vector[at + self._places[new]] = 1.0


class Written(Part):
    """A name by a few numbers of its own: its digits, or those that are written in it."""

    def __init__(self, labels: list[str], numbers: Mapping[str, tuple[float, ...]]) -> None:
        super().__init__(labels)
        self._numbers = numbers

    def put(self, vector: Vector, at: int, value: Any) -> None:
        for number in self._numbers[value]:
            vector[at] = number
            at += 1

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        self.put(vector, at, new)


class Maybe(Part):
    """A 1 if there is something, then that."""

    def __init__(self, label: str, part: Part) -> None:
        super().__init__([label, *part.labels])
        self._part = part

    def put(self, vector: Vector, at: int, value: Any) -> None:
        if value is not None:
            vector[at] = 1.0
            self._part.put(vector, at + 1, value)

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        if new is None:
            self.clear(vector, at)
        elif old is None:
            self.put(vector, at, new)
        else:
            self._part.change(vector, at + 1, old, new)


class Fields(Part):
    """The fields of a Struct, or the entries of a tuple, one after the other; those without a part are left out."""

    def __init__(self, parts: list[Part | None], struct: bool) -> None:
        super().__init__([label for part in parts if part is not None for label in part.labels])
        self._struct = struct
        self._parts = parts
        sizes = [0 if part is None else part.size for part in parts]
        self._offsets = [sum(sizes[:place]) for place in range(len(sizes))]

    def _values(self, value: Any) -> tuple[Any, ...]:
        return astuple(value) if self._struct else value

    def put(self, vector: Vector, at: int, value: Any) -> None:
        values = self._values(value)
        for place, part in enumerate(self._parts):
            if part is not None:
                part.put(vector, at + self._offsets[place], values[place])

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        before, after = self._values(old), self._values(new)
        for place in range(len(after)):
            was, now = before[place], after[place]
            if was is not now and was != now and (part := self._parts[place]) is not None:
                part.change(vector, at + self._offsets[place], was, now)


class Row(Part):
    """The length, then so many entries in order."""

    def __init__(self, label: str, labels: list[str], part: Part, most: int) -> None:
        super().__init__([label, *labels])
        self._part = part
        self._most = most

    def put(self, vector: Vector, at: int, value: Any) -> None:
        self.change(vector, at, (), value)

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        part = self._part
        vector[at] = len(new)
        at += 1
        before, after = min(len(old), self._most), min(len(new), self._most)
        for place in range(max(before, after)):
            if place >= after:
                part.clear(vector, at)
            elif place >= before:
                part.put(vector, at, new[place])
            elif old[place] is not new[place] and old[place] != new[place]:
                part.change(vector, at, old[place], new[place])
            at += part.size


class Pairs(Row):
    """A table as a row of pairs."""

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        super().change(vector, at, list(old.items()) if old else (), list(new.items()))


class Counts(Part):
    """How often each name occurs."""

    def __init__(self, labels: list[str], places: dict[str | None, int]) -> None:
        super().__init__(labels)
        self._places = places

    def put(self, vector: Vector, at: int, value: Any) -> None:
        for each in value:
            vector[at + self._places[each]] += 1.0

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        same, most = 0, min(len(old), len(new))
        while same < most and old[same] == new[same]:
            same += 1
        for each in old[same:]:
            vector[at + self._places[each]] -= 1.0
        for each in new[same:]:
            vector[at + self._places[each]] += 1.0


class Table(Part):
    """For each name its entry."""

    def __init__(self, labels: list[str], places: dict[str, int], part: Part) -> None:
        super().__init__(labels)
        self._places = places
        self._part = part

    def put(self, vector: Vector, at: int, value: Any) -> None:
        for name, each in value.items():
            self._part.put(vector, at + self._places[name], each)

    def change(self, vector: Vector, at: int, old: Any, new: Any) -> None:
        if old.keys() != new.keys():
            super().change(vector, at, old, new)
            return
        for name, now in new.items():
            was = old[name]
            if was is not now and was != now:
                self._part.change(vector, at + self._places[name], was, now)
