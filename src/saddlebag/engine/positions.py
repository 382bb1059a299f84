"""Positions as people write them: only what differs from a normal set-up is said.

A position is the table as the first player is first asked, with the said fields laid over it. What was left out is made
to fit: things stay as many as they were, and the game settles what follows from the rest.

    [options]
    players = 2

    [cowboys.red]
    hand = ["r04", "?"]        # ? is any card that is not elsewhere

    [poker]
    discards = ["..."]         # ... is all that is not elsewhere
"""

import dataclasses
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin

from saddlebag.engine.codec import kinds_of
from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadSave, IllegalAction
from saddlebag.engine.match import Match
from saddlebag.engine.names import THING, By, Names, Of, SetOf
from saddlebag.engine.options import AUTO
from saddlebag.engine.pools import ANY, REST, Path, Pool, share_out

if TYPE_CHECKING:
    from saddlebag.engine.game import Game

NONE = "none"
"""No thing at all: TOML has no null."""
BESIDE_THE_STATE = ("game", "seed", "options", "decisions")


class Said:
    """Which fields of a state a position says itself; the rest is the game's to fill in."""

    def __init__(self) -> None:
        self.paths: set[Path] = set()
        self.called: dict[Path, Names] = {}
        """The lists whose entries were called by name."""

    def written(self, path: Path) -> str:
        """Where something is in a position, as whoever wrote it calls it."""
        text = ""
        for length, step in enumerate(path):
            if isinstance(step, int) and path[:length] in self.called:
                step = self.called[path[:length]][step]
            text += f"[{step}]" if isinstance(step, int) else f".{step}"
        return text.removeprefix(".")

    def __call__(self, *path: str | int) -> bool:
        """Whether this field was said, by itself or with what it is part of."""
        return any(path[:length] in self.paths for length in range(1, len(path) + 1))

    def exactly(self, *path: str | int) -> bool:
        """Whether this field was said by itself: of a card that is new to the table, some are left out."""
        return path in self.paths

    def any_of(self, *fields: str) -> bool:
        """Whether one of these fields was said, or a part of it."""
        return any(path[0] in fields for path in self.paths)


@dataclasses.dataclass(frozen=True)
class Positions:
    """What a game says about positions that are written by hand."""

    pools: Callable[[Any], list[Pool]] = lambda options: []
    """The things that are never lost, by the options of the table."""
    settle: Callable[[Any, Said], None] = lambda state, said: None
    """Makes what was not said agree with what was."""
    settles: tuple[str, ...] = ()
    """The fields that `settle` works out, as paths: they are seldom worth writing down."""
    dealt: Callable[[Any], Mapping[str, Any]] = lambda state: {}
    """Options that chance has decided at this table: a position says them, so that it begins alike."""
    begins: Callable[[Any], bool] = lambda state: True
    """Whether a table is one that positions begin with: where set-up asks, its first answers are taken until then."""


NO_POOLS = Positions()
"""Of a game in which nothing follows from anything."""


# --- reading ----------------------------------------------------------------------------------------------------


def open_position(game: "Game[Any, Any]", said: Mapping[str, Any]) -> Match[Any, Any]:
    """The match that begins as this position says."""
    match = Match(game, state_of(game, said))
    for number, text in enumerate(_texts(said)):
        try:
            match.apply(text)
        except IllegalAction as error:
            raise BadSave(f"decisions[{number}]: {error}") from None
    return match


def state_of(game: "Game[Any, Any]", said: Mapping[str, Any]) -> Any:
    """The state that a position describes; BadSave or BadOption names the field that is wrong."""
    if said.get("game", game.name) != game.name:
        raise BadSave(f"This is a position of the game {said['game']}, not of {game.name}.")
    options = said.get("options", {})
    if not isinstance(options, Mapping):
        raise BadSave(f"options should be a table, not {options!r}.")
    state = first_asked(game, game.make_options(_with_auto(options)), _seed(said))
    before = game.codec.encode(state)
    pools = game.positions.pools(state.options)
    layers = _Layers(game.title, pools)
    whole = game.codec.fields <= said.keys()
    under = zero(game.state) if whole else before
    after = layers.lay(game.state, under, {name: said[name] for name in said if name not in BESIDE_THE_STATE}, ())
    if not whole:
        for pool in pools:
            share_out(pool, before, after, layers.said, state.dice)
    if not layers.said("dice"):
        after["dice"] = game.codec.encode(state)["dice"]
    after["options"] = before["options"]
    after["next"] = _first_of_stage(game.course.names, after["next"])
    made = game.codec.read(after)
    if not whole:
        game.positions.settle(made, layers.said)
    game.refuse_unplayable(made)
    return made


def _first_of_stage(names: Iterable[str], said: str) -> str:
    """Where in the course the table stands; whoever names only a stage means its beginning."""
    return next((name for name in names if name.startswith(f"{said}: ")), said)


def first_asked(game: "Game[Any, Any]", options: Any, seed: int) -> Any:
    """The table after set-up, as the first player is first asked; it can rest there."""
    match = Match(game, game.setup(options, Dice(seed)), seed)
    while not game.positions.begins(match.state) or match.in_mid_act:
        match.apply(match.options[0])
    return match.state.copy()


def _with_auto(options: Any) -> Any:
    """Options as the program knows them: what the game works out itself is None, which TOML cannot say."""
    if isinstance(options, Mapping):
        return {name: _with_auto(value) for name, value in options.items()}
    if isinstance(options, list | tuple):
        return [_with_auto(value) for value in options]
    return None if options == AUTO else options


def _seed(said: Mapping[str, Any]) -> int:
    seed = said.get("seed")
    if seed is None:
        return secrets.randbits(128)
    if isinstance(seed, str) and seed.removeprefix("-").isdecimal():
        return int(seed)
    if type(seed) is not int:
        raise BadSave(f"seed should be a whole number, not {seed!r}.")
    return seed


def _texts(said: Mapping[str, Any]) -> Sequence[str]:
    texts = said.get("decisions", [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadSave(f"decisions should be a list of answers, not {texts!r}.")
    return texts


class _Layers:
    """Lays what is said over plain data, kind by kind, and remembers what was said."""

    def __init__(self, title: str, pools: list[Pool]) -> None:
        self.title = title
        self.pools = pools
        self.said = Said()

    def lay(self, kind: Any, plain: Any, said: Any, path: Path) -> Any:
        """The plain data of one field with what is said of it."""
        marks: tuple[Any, ...] = ()
        if get_origin(kind) is Annotated:
            kind, *rest = get_args(kind)
            marks = tuple(rest)
        for mark in marks:
            if isinstance(mark, Names):
                return self.note(path, self.name(mark, said, path))
            if isinstance(mark, SetOf):
                return self.note(path, self.names(mark.names, said, path))
            if isinstance(mark, By) and isinstance(said, Mapping):
                return self.entries(get_args(kind)[0], mark.names, plain, said, path)
            if isinstance(mark, Of):
                return self.fields(kind, plain, said, path, mark.names)
        if get_origin(kind) in (Union, UnionType):
            if said in (None, NONE):
                return self.note(path, None)
            return self.lay(_not_none(kind), plain, said, path)
        if get_origin(kind) is list:
            return self.sequence(get_args(kind)[0], plain, said, path)
        if get_origin(kind) is dict:
            return self.table(kind, plain, said, path)
        if dataclasses.is_dataclass(kind):
            return self.fields(kind, plain, said, path)
        return self.note(path, self.value(kind, said, path))

    def fault(self, path: Path, what: str) -> BadSave:
        return BadSave(f"{self.said.written(path)} {what}")

    def note(self, path: Path, value: Any) -> Any:
        self.said.paths.add(path)
        return value

    def fields(self, kind: Any, plain: Any, said: Any, path: Path, things: Names = THING) -> dict[str, Any]:
        """The said fields of a part of the state over those that it has."""
        if not isinstance(said, Mapping):
            raise self.fault(path, f"should be a table of fields, not {said!r}.")
        kinds = said_of(kind, things)
        laid = dict(plain) if plain is not None else zero(kind)
        for name, value in said.items():
            if name not in kinds:
                where = self.said.written(path) if path else f"a position of {self.title}"
                raise BadSave(f"There is no field {self.said.written((*path, name))}; {where} has {', '.join(kinds)}.")
            laid[name] = self.lay(kinds[name], laid[name], value, (*path, name))
        return laid

    def entries(self, item: Any, names: Names, plain: Any, said: Mapping[str, Any], path: Path) -> list[Any]:
        """The entries of a list that are called by name."""
        laid = list(plain)
        self.said.called[path] = names
        known = [names[index] for index in range(min(len(names), len(laid)))]
        for name, value in said.items():
            if name not in known:
                raise self.fault(path, f"has no {names.kind} {name!r}; there are {', '.join(known)}.")
            index = known.index(name)
            laid[index] = self.lay(item, laid[index], value, (*path, index))
        return laid

    def sequence(self, item: Any, plain: Any, said: Any, path: Path) -> list[Any]:
        """A list that is said as a whole."""
        if not isinstance(said, list):
            raise self.fault(path, f"should be a list, not {said!r}.")
        self.said.paths.add(path)
        if item in _IN_WORDS and all(type(each) is item for each in said):  # most lists are long ones of counts
            self.said.paths.update((*path, index) for index in range(len(said)))
            return said[:]
        laid, new, is_part = [], zero(item), dataclasses.is_dataclass(item)
        for index, each in enumerate(said):
            under = plain[index] if is_part and index < len(plain) else new
            laid.append(self.lay(item, under, each, (*path, index)))
        return laid

    def table(self, kind: Any, plain: Any, said: Any, path: Path) -> dict[str, Any]:
        """What is said of some named things; `none` takes one away."""
        if not isinstance(said, Mapping):
            raise self.fault(path, f"should be a table, not {said!r}.")
        key, item = get_args(kind)
        names, laid = get_args(key)[1], dict(plain)
        for name, value in said.items():
            if names.index.get(name) is None:
                raise BadSave(
                    f"{self.said.written((*path, name))}: {name!r} is not a {names.kind}; there are {names.known}."
                )
            if value == NONE:
                laid.pop(name, None)
                self.said.paths.add((*path, name))
            else:
                laid[name] = self.lay(item, laid.get(name, zero(item)), value, (*path, name))
        return {name: laid[name] for name in said if name in laid} if laid.keys() <= said.keys() else laid

    def name(self, names: Names, said: Any, path: Path) -> str | None:
        if said is None or (said == NONE and NONE not in names.index):
            return None
        if said in (ANY, REST) and any(pool.has(path) or pool.has(path[:-1]) for pool in self.pools):
            return str(said)
        if not isinstance(said, str) or names.index.get(said) is None:
            raise BadSave(
                f"{self.said.written(path)} cannot be {said!r}; allowed: a {names.kind}, one of {names.known}."
            )
        return said

    def names(self, names: Names, said: Any, path: Path) -> list[str | None]:
        if not isinstance(said, list):
            raise self.fault(path, f"should be a list of {names.kind} names, not {said!r}.")
        found = [self.name(names, each, (*path, index)) for index, each in enumerate(said)]
        twice = [each for each in found if each not in (ANY, REST) and found.count(each) > 1]
        if twice or None in found:
            raise BadSave(
                f"{self.said.written(path)} should name every {names.kind} at most once, not {twice or said!r}."
            )
        return found

    def value(self, kind: Any, said: Any, path: Path) -> Any:
        """A number, a truth, a text, or dice."""
        if kind is Dice:
            return said
        if type(said) is not kind:
            raise self.fault(path, f"should be {_IN_WORDS[kind]}, not {said!r}.")
        return said


_IN_WORDS = {int: "a whole number", bool: "true or false", str: "a text"}


def said_of(kind: Any, things: Names = THING) -> dict[str, Any]:
    """The kinds of the fields of a part of the state that can be said; the options of the table are said apart."""
    kinds = kinds_of(kind, things)
    kept = [field.name for field in dataclasses.fields(kind) if "transient" not in field.metadata]
    return {name: kinds[name] for name in kept if name not in BESIDE_THE_STATE}


def zero(kind: Any) -> Any:
    """Nothing, as plain data: of which a part that is new to the table is made."""
    if get_origin(kind) is Annotated:
        mark = get_args(kind)[1]
        if isinstance(mark, Names | SetOf):
            return None if isinstance(mark, Names) else []
        return zero(get_args(kind)[0])
    if get_origin(kind) in (list, dict):
        return get_origin(kind)()
    if dataclasses.is_dataclass(kind):
        return {name: zero(of) for name, of in said_of(kind).items()}
    return kind() if kind in (int, bool, str) else None


def _not_none(kind: Any) -> Any:
    return next(each for each in get_args(kind) if each is not NoneType)
