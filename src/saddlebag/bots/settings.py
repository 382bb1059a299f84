"""How well the levels play, as data: `settings.toml` has a table a level, and what differs in games and modes."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from saddlebag.engine.errors import SaddlebagError

Positive = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0, le=1)]


class BadSetting(SaddlebagError):
    """A setting of a bot is unknown or has a value that is not allowed."""


class Planning(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plans that looks no farther than its own turn."""

    beam: Positive = 5
    """How many plans are followed up."""
    depth: Positive = 6
    """How many acts a plan has at most."""
    errs: Share = 0.0
    """How often it takes any option instead."""
    goes_on: bool = False
    """Whether it thinks on after a plan of so many acts; else it ends its turn there."""


class Thinking(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot searches."""

    iterations: Positive = 3000
    """Worlds that are imagined in a turn."""
    seconds: Annotated[float, Meta(gt=0)] | None = None
    """The time that a turn may take; nothing leaves it to the iterations."""
    scale: Annotated[float, Meta(gt=0)] = 40.0
    """The change of the game's `evaluate` that is half a victory."""
    explore: Annotated[float, Meta(gt=0)] = 1.0
    """How eagerly answers are tried that have not looked best."""
    rollout: Annotated[int, Meta(ge=0)] = 0
    """Decisions that are played on beyond the tree before the table is judged."""
    passes: Share = 0.5
    """How often a seat moves on in these, where it may."""
    guided: Share = 0.0
    """How often a seat takes the act that looks best in these."""
    suspicion: Positive = 1
    """Worlds of which, in a fight, the one is taken that looks best to the rivals: they keep what helps them there."""
    horizon: Positive = 8
    """Turns after which the table is judged, counted by the seats that are asked one after the other."""
    trust: Annotated[float, Meta(gt=0)] = 10.0
    """The loss of value by which a plan of the heuristic looks 2.7 times less likely."""
    plans: Annotated[int, Meta(ge=0)] = 0
    """How many plans for the whole turn are compared; 0 searches a tree of answers."""
    ahead: Annotated[int, Meta(ge=0)] = 1
    """Turns, by the game's clock, after which plans are judged."""
    adapts: bool = False
    """Whether a plan of which a part is not possible in a world goes on with the rest of it; else it ends there."""
    beam: Positive = 5
    """How many plans of the heuristic are followed up before the search."""
    depth: Annotated[int, Meta(ge=0)] = 6
    """How many acts they have at most; 0 searches without them."""


S = TypeVar("S", Planning, Thinking)


def mark(game: str) -> str:
    """A short sign of all settings in a game; it changes with any of them."""
    levels = {level: (_own(table), table.get(game)) for level, table in _tables().items()}
    return sha256(msgspec.json.encode(levels, order="sorted")).hexdigest()[:12]


@cache
def _tables() -> dict[str, dict[str, Any]]:
    text = (files("saddlebag.bots") / "settings.toml").read_bytes()
    found: dict[str, dict[str, Any]] = msgspec.toml.decode(text)
    return found


def _values(level: str, *places: str) -> dict[str, Any]:
    """What the file says of a level, in a game, in a mode of it."""
    table = _tables().get(level, {})
    values = _own(table)
    for place in places:
        table = table.get(place, {})
        values |= _own(table)
    return values


def _own(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if not isinstance(value, dict)}


@cache
def settings(kind: type[S], level: str, game: str = "", mode: str = "", changes: tuple[tuple[str, str], ...] = ()) -> S:
    """The settings of a level in a mode of a game, with these changes written as text."""
    return changed(kind, msgspec.convert(_values(level, game, mode), kind), level, changes)


def changed(kind: type[S], plain: S, level: str, changes: tuple[tuple[str, str], ...]) -> S:
    """The settings with changes; BadSetting says what can be changed."""
    values = msgspec.to_builtins(plain)
    for name, text in changes:
        if name not in values:
            raise BadSetting(f"The bot {level} has no setting {name!r}. Its settings are: {', '.join(values)}.")
        try:
            msgspec.convert({name: text}, kind, strict=False)
        except msgspec.ValidationError as error:
            about = str(error).partition(" - at ")[0]
            raise BadSetting(f"The setting {name} of the bot {level} cannot be {text!r}: {about}.") from None
        values[name] = text
    return msgspec.convert(values, kind, strict=False)
