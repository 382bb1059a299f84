"""Things that are never lost: cards and tiles of which a position names some, so that the others must be elsewhere."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadSave

ANY = "?"
"""Some thing that is not elsewhere."""
REST = "..."
"""All things that are not elsewhere."""

Path = tuple[str | int, ...]
THE_BOX: Path = ("the box",)


def at(plain: Any, path: Path) -> Any:
    """What nested data hold there."""
    for step in path:
        plain = plain[step]
    return plain


def put(plain: Any, path: Path, value: Any) -> None:
    """Change what nested data hold there."""
    at(plain, path[:-1])[path[-1]] = value


class Placed(Protocol):
    """Says which places of a table were said, and how they are called."""

    def __call__(self, *path: str | int) -> bool: ...

    def written(self, path: Path) -> str: ...


class Pool:
    """Things of one kind: where they may lie, each place with the pile that it is filled up from.

    Places are paths in a state, `*` for any entry: `Pool("card", {"deck": "deck", "players.*.hand": "deck"})`. What is
    in the `box` takes part as well, and what fits nowhere else goes back there.
    """

    def __init__(self, what: str, homes: Mapping[str, str], box: tuple[str, ...] = ()) -> None:
        self.what = what
        self.patterns = {tuple(place.split(".")): tuple(home.split(".")) for place, home in homes.items()}
        self.box = box

    def has(self, path: Path) -> bool:
        """Whether things may lie there."""
        return any(_fits(pattern, path) is not None for pattern in self.patterns)

    def homes(self, plain: Any) -> dict[Path, Path]:
        """All places of a table, each with the pile that it is filled up from."""
        found: dict[Path, Path] = {}
        for pattern, home in self.patterns.items():
            for place in _paths(pattern, plain, ()):
                stars = iter(_fits(pattern, place) or ())
                found[place] = tuple(next(stars) if step == "*" else _step(step) for step in home)
        return found


def _step(step: str) -> str | int:
    return int(step) if step.isdecimal() else step


def _fits(pattern: tuple[str, ...], path: Path) -> list[str | int] | None:
    """What the stars of a pattern stand for, or None where a path does not fit it."""
    if len(pattern) != len(path):
        return None
    stars: list[str | int] = []
    for one, other in zip(pattern, path, strict=True):
        if one == "*":
            stars.append(other)
        elif one != str(other):
            return None
    return stars


def _paths(pattern: tuple[str, ...], plain: Any, path: Path) -> Iterator[Path]:
    """All places that a pattern names."""
    if not pattern:
        yield path
    elif plain is None:
        return
    elif pattern[0] == "*":
        for key in range(len(plain)) if isinstance(plain, list) else list(plain):
            yield from _paths(pattern[1:], plain[key], (*path, key))
    else:
        step = _step(pattern[0])
        yield from _paths(pattern[1:], plain[step], (*path, step))


def _things(plain: Any, place: Path) -> list[str]:
    value = at(plain, place)
    return [] if value is None else value if isinstance(value, list) else [value]


def share_out(pool: Pool, before: Any, after: Any, said: "Placed", dice: Dice) -> None:
    """Put every thing of a table somewhere once positions have named some of them, in place.

    What is said goes where it is said. What is not stays where it was; if that place was said otherwise, it goes to the
    pile of that place. A place that has lost something is filled up again.
    """
    _Sharing(pool, before, after, said, dice).share_out()


class _Sharing:
    """The things of a pool while they are shared out."""

    def __init__(self, pool: Pool, before: Any, after: Any, said: "Placed", dice: Dice) -> None:
        self.pool, self.after, self.dice = pool, after, dice
        self.written = said.written
        self.homes = pool.homes(after)
        self.said = [place for place in self.homes if said(*place)]
        was = pool.homes(before)
        self.home_of_old = was
        self.lying: dict[Path, list[str]] = {place: list(_things(before, place)) for place in was}
        self.sizes = {place: len(things) for place, things in self.lying.items()}
        self.boxed = list(pool.box)
        for things in self.lying.values():
            self.boxed = [each for each in self.boxed if each not in things]
        self.lying[THE_BOX] = self.boxed

    def share_out(self) -> None:
        self._claim()
        self._go_home()
        self._fill_up()
        self._name_any()
        self._name_the_rest()
        for place, things in self.lying.items():
            if place in self.homes and place not in self.said:
                lists = isinstance(at(self.after, place), list)
                put(self.after, place, things if lists else things[0] if things else None)

    def _claim(self) -> None:
        """What is said by name is taken from where it lay."""
        taken: dict[str, Path] = {}
        for place in self.said:
            for thing in _things(self.after, place):
                if thing in (ANY, REST):
                    continue
                origin = self._find(thing, place)
                if origin is None:
                    raise BadSave(self._not_there(thing, place, taken.get(thing)))
                self.lying[origin].remove(thing)
                taken[thing] = place

    def _find(self, thing: str, place: Path) -> Path | None:
        """Where a thing lies: best where it is wanted, then in a pile, then wherever."""
        found = [origin for origin, things in self.lying.items() if thing in things]
        piles = set(self.homes.values())
        return min(found, key=lambda each: (each != place, each not in piles, each in self.said), default=None)

    def _not_there(self, thing: str, place: Path, other: Path | None) -> str:
        if other is None:
            known = ", ".join(sorted({each for things in self.lying.values() for each in things}))
            return f"{self.written(place)} names {thing}, which is not a {self.pool.what}; there are {known}."
        if other == place:
            return f"{self.written(place)} names {thing} more often than there is such a {self.pool.what}."
        return f"{self.written(place)} names {thing}, which is in {self.written(other)} already."

    def _go_home(self) -> None:
        """What lay where something else was said goes to the pile of that place."""
        for place in [each for each in self.lying if each in self.said or each not in self.homes]:
            if place == THE_BOX:
                continue
            home = self.home_of_old[place]
            if home == place:
                continue
            for thing in self.lying.pop(place):
                pile = self.lying.setdefault(home, [])
                pile.insert(self.dice.below(len(pile) + 1), thing)

    def _fill_up(self) -> None:
        """Hands and displays that have lost something get another from their pile."""
        for place, size in self.sizes.items():
            home = self.homes.get(place)
            if place in self.said or home in (None, place, THE_BOX):
                continue
            pile = self.lying.get(home or THE_BOX, [])
            while len(self.lying[place]) < size and pile:
                self.lying[place].append(pile.pop(self.dice.below(len(pile))))

    def _name_any(self) -> None:
        """In place of ? comes something out of the pile."""
        for place in self.said:
            value = at(self.after, place)
            if ANY not in _things(self.after, place):
                continue
            pile = self.lying.get(self.homes[place], [])
            wanted = value if isinstance(value, list) else [value]
            for index, thing in enumerate(wanted):
                if thing == ANY:
                    if not pile:
                        raise BadSave(f"{self.written(place)} asks for one more {self.pool.what}, but none is left.")
                    wanted[index] = pile.pop(self.dice.below(len(pile)))
            put(self.after, place, wanted if isinstance(value, list) else wanted[0])

    def _name_the_rest(self) -> None:
        """In place of ... comes all that is left in the pile; where a pile was said, nothing may be left over."""
        for place in self.said:
            value = at(self.after, place)
            if isinstance(value, list) and REST in value:
                index, rest = value.index(REST), self.lying.get(self.homes[place], [])
                put(self.after, place, value[:index] + rest + value[index + 1 :])
                self.lying[self.homes[place]] = []
        for place in self.said:
            if place != THE_BOX and self.lying.get(place) and self.homes[place] == place:
                names = ", ".join(self.lying[place])
                raise BadSave(f'{self.written(place)} leaves out {names}; write "..." where they belong.')
