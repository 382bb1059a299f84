"""A field of a state says who may see it. What follows from that is written here, not in the games.

    @state
    class Cowboy(Part):
        place: Space = seen()
        hand: Cards = seen(by="those who know the card", size="hand_size", redealt=True, holds="card")
        bullets: int = seen(default=0, holds="bullets")
        jailed_as: int = hidden("bookkeeping of arrests", default=0)

From it follow the constructor with its defaults, `copy`, the plain part of the view (`views.py`), saves and range
checks (`codec.py`), and what the conformance tests know of each field.
"""

import dataclasses
from collections.abc import Callable
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from saddlebag.engine.dice import Dice

T = TypeVar("T")
NO_DEFAULT: Any = dataclasses.MISSING


class Told(NamedTuple):
    """What a field says of itself."""

    hidden: str = ""
    """Why no view shows it."""
    by: str = ""
    """Who sees it, where not everybody sees all of it."""
    within: tuple[str, ...] = ()
    """The fields of the view that show it in another form; the game fills them in."""
    name: str = ""
    """What the view calls it, if not by its own name."""
    size: str = ""
    """The field of the view that says how many things are in it."""
    then: str = ""
    """The computed field of the view that comes next."""
    redealt: bool = False
    """Whether a redeal may change it."""
    holds: str = ""
    """What lies here, or is counted here: things that no rule makes or loses."""

    @property
    def plain(self) -> bool:
        """Whether the view shows it as a position writes it."""
        return not (self.hidden or self.by or self.within)


@overload
def seen(
    *,
    default: T,
    by: str = "",
    within: str = "",
    name: str = "",
    size: str = "",
    then: str = "",
    redealt: bool = False,
    holds: str = "",
    shared: bool = False,
) -> T: ...
@overload
def seen(
    *,
    by: str = "",
    within: str = "",
    name: str = "",
    size: str = "",
    then: str = "",
    redealt: bool = False,
    holds: str = "",
    shared: bool = False,
) -> Any: ...
def seen(
    *,
    default: Any = NO_DEFAULT,
    by: str = "",
    within: str = "",
    name: str = "",
    size: str = "",
    then: str = "",
    redealt: bool = False,
    holds: str = "",
    shared: bool = False,
) -> Any:
    """Everybody sees this field, as a position writes it.

    The game shows it with a function of its own if only some see it (`by`), or if it is shown in other fields of the
    view (`within`, their names with spaces between them). What a game computes beside them comes where a field says
    so (`then`), or after the field that is written before it. What is `shared` is never changed in place: another list
    takes its place, so copies have the same one.
    """
    told = Told("", by, tuple(within.split()), name, size, then, redealt, holds)
    return _field(told, default, shared=shared)


@overload
def hidden(
    why: str,
    *,
    default: T,
    size: str = "",
    then: str = "",
    redealt: bool = False,
    holds: str = "",
    transient: bool = False,
    shared: bool = False,
) -> T: ...
@overload
def hidden(
    why: str, *, size: str = "", then: str = "", redealt: bool = False, holds: str = "", shared: bool = False
) -> Any: ...
def hidden(
    why: str,
    *,
    default: Any = NO_DEFAULT,
    size: str = "",
    then: str = "",
    redealt: bool = False,
    holds: str = "",
    transient: bool = False,
    shared: bool = False,
) -> Any:
    """No view shows this field, but for its `size`. What is `transient` is neither compared, copied nor saved. What is
    `shared` is never changed in place: another list takes its place, so copies have the same one."""
    told = Told(hidden=why, size=size, then=then, redealt=redealt, holds=holds)
    return _field(told, default, transient, shared)


def _field(told: Told, default: Any, transient: bool = False, shared: bool = False) -> Any:
    """A field of a dataclass. A list or table that is given as the default is made anew for each object."""
    metadata: dict[str, Any] = {"told": told}
    metadata |= {"transient": True} if transient else {"shared": True} if shared else {}
    if isinstance(default, list | dict):
        return dataclasses.field(default_factory=default.copy, metadata=metadata)
    return dataclasses.field(default=default, compare=not transient, repr=not transient, metadata=metadata)


@overload
def state(of: type[T]) -> type[T]: ...
@overload
def state(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(field_specifiers=(seen, hidden))
def state(of: Any = None, *, kw_only: bool = False) -> Any:
    """A class of which the state consists: a dataclass whose fields say who may see them, with its `copy`."""
    return _made(of, kw_only) if of is not None else lambda each: _made(each, kw_only)


def _made(of: type[T], kw_only: bool) -> type[T]:
    made: Any = dataclasses.dataclass(slots=True, kw_only=kw_only)(of)
    for field in dataclasses.fields(made):
        if "told" not in field.metadata:
            raise TypeError(f"{of.__name__}.{field.name} does not say who may see it: seen() or hidden('why')")
    lines = [f"made.{name} = {value}" for name, value in copied_fields(made).items()]
    names = {"new": object.__new__, "of": made}
    exec("\n    ".join(["def copy(self):", "made = new(of)", *lines, "return made"]), names)
    made.copy = names["copy"]
    return made  # type: ignore[no-any-return]


def told(of: type[Any]) -> dict[str, Told]:
    """What each field of a class says of itself."""
    return {field.name: field.metadata["told"] for field in dataclasses.fields(of)}


def kinds(of: type[Any]) -> dict[str, Any]:
    """The annotation of each field of a class."""
    hints = get_type_hints(of, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(of)}


# --- copies -----------------------------------------------------------------------------------------------------


def copied_fields(of: type[Any]) -> dict[str, str]:
    """How each field of `self` is copied, as an expression. The compiler writes it out, the pure build runs it."""
    copied = {name: _copied(f"self.{name}", kind, 0) for name, kind in kinds(of).items()}
    for field in dataclasses.fields(of):
        if "transient" in field.metadata:
            copied[field.name] = "None"
        elif "shared" in field.metadata:
            copied[field.name] = f"self.{field.name}"
    return copied


def _copied(value: str, kind: Any, depth: int) -> str:
    """How a value of a kind is copied; itself, if it cannot change."""
    if get_origin(kind) is Annotated:
        return _copied(value, get_args(kind)[0], depth)
    each = f"each_{depth}"
    if get_origin(kind) is list:
        inner = _copied(each, get_args(kind)[0], depth + 1)
        return f"{value}.copy()" if inner == each else f"[{inner} for {each} in {value}]"
    if get_origin(kind) is dict:
        inner = _copied(each, get_args(kind)[1], depth + 1)
        return f"{value}.copy()" if inner == each else f"{{key: {inner} for key, {each} in {value}.items()}}"
    some = unless_none(kind)
    if some is not None:
        inner = _copied(value, some, depth)
        return value if inner == value else f"None if {value} is None else {inner}"
    return f"{value}.copy()" if kind is Dice or dataclasses.is_dataclass(kind) else value


def unless_none(kind: Any) -> Any:
    """What `kind | None` is if it is not None; None for any other kind."""
    if get_origin(kind) not in (Union, UnionType):
        return None
    some = [each for each in get_args(kind) if each is not NoneType]
    return some[0] if len(some) == 1 else None
