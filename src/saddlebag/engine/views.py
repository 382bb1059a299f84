"""Views: what everybody sees of a state as it is, and what a game adds.

A game writes down the fields that it computes, or that only some may see:

    @view_of(Cowboy)
    class CowboyView(Seen, frozen=True):
        colour: Annotated[str, COWBOY]
        jailed: bool
        hand: Annotated[list[str], CARD]

    show_cowboy = shower(CowboyView, Cowboy)

The others are added, as a position writes them: `show_cowboy(cowboy, colour=.., jailed=.., hand=..)` is a whole view.
Fields come in the order of the state, which says where a computed one comes in (`flat: bool = seen(then="jailed")`);
what no field of the state names comes after the field that is written before it.
"""

import dataclasses
from collections.abc import Callable, Sequence
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Concatenate,
    NamedTuple,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

from saddlebag.engine.fields import Told, kinds, told, unless_none
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, Names, SetOf, UpTo, WrittenNames, bits

P = ParamSpec("P")
S = TypeVar("S")
V = TypeVar("V", bound="Seen")


class Seen(Struct, frozen=True, gc=False):
    """What a viewer sees of a part of a state. Type checkers do not know the fields that come from the state."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Shown(NamedTuple):
    """A field of a view that follows from the state: its type, and an expression that makes it of `part`."""

    kind: Any
    made: str


class Plan(NamedTuple):
    """How the views of a part are made."""

    view: type[Struct]
    computed: list[str]
    """What the game fills in."""
    made: list[str]
    """An expression for each field of the view: of `part`, or the name of what was filled in."""
    names: dict[str, Any]
    """What these expressions know."""


_PLANS: dict[type[Any], Plan] = {}


def view_of(part: type[Any]) -> Callable[[type[V]], type[V]]:
    """Completes a view: beside what it computes it shows what the part lets everybody see."""

    def complete(written: type[V]) -> type[V]:
        plan = _plan(part, written.__name__, written.__module__, written.__doc__, _written(written))
        return plan.view  # type: ignore[return-value]

    return complete


def shower(view: Callable[P, V], part: type[S]) -> Callable[Concatenate[S, P], V]:
    """What makes the views of a part, given what the game computes. The compiler writes it out."""
    plan = _PLANS[part]
    assert plan.view is view
    return _run(plan)


def _run(plan: Plan) -> Callable[..., Any]:
    words = ", ".join(["part", *plan.computed])
    made: Callable[..., Any] = eval(f"lambda {words}: View({', '.join(plan.made)})", {**plan.names, "View": plan.view})
    return made


def plan_of(part: type[Any]) -> Plan:
    """How a part is shown; where no game has written a view of it, all that it shows is plain."""
    found = _PLANS.get(part)
    return found or _plan(part, f"{part.__name__}View", part.__module__, part.__doc__, {})


def _written(view: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(view, include_extras=True)
    return {name: hints[name] for name in view.__struct_fields__}


def _plan(part: type[Any], name: str, module: str, doc: str | None, written: dict[str, Any]) -> Plan:
    names: dict[str, Any] = {"bits": bits}
    shown: dict[str, Shown] = {}
    for field, said in told(part).items():
        for each, how in _shown_of(field, said, kinds(part)[field], names):
            shown.setdefault(each, how)
    fields = _in_order(shown, written)
    types = [(each, written.get(each) or shown[each].kind) for each in fields]
    made = [each if each in written else shown[each].made for each in fields]
    space = {"__doc__": doc}
    view = msgspec.defstruct(name, types, bases=(Seen,), namespace=space, module=module, frozen=True, gc=False)
    _PLANS[part] = Plan(view, list(written), made, names)
    return _PLANS[part]


def _shown_of(field: str, said: Told, kind: Any, names: dict[str, Any]) -> list[tuple[str, Shown]]:
    """What a field of the state puts into the view, in order."""
    shown = [(each, Shown(None, "")) for each in said.within or ((field,) if said.by else ())]
    value = f"part.{field}"
    if said.plain:
        shown.append((said.name or field, _Maker(names).show(value, kind)))
    if said.size:
        is_set = get_origin(kind) is Annotated and isinstance(get_args(kind)[1], SetOf)
        shown.append((said.size, Shown(int, f"{value}.bit_count()" if is_set else f"len({value})")))
    if said.then:
        shown.append((said.then, Shown(None, "")))
    return shown


def _in_order(shown: dict[str, Shown], written: dict[str, Any]) -> list[str]:
    """The order of the fields of a view. A name that the state gives but nobody fills in is an error."""
    missing = [each for each, how in shown.items() if not how.made and each not in written]
    if missing:
        raise TypeError(f"the state shows {', '.join(missing)}, which the view does not have")
    order = list(shown)
    place = 0
    for each in written:
        if each not in shown:
            order.insert(place, each)
        place = order.index(each) + 1
    return order


class _Maker:
    """Writes how fields of the state are shown."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names

    def know(self, thing: Any) -> str:
        """The name by which an expression knows a thing."""
        for name, known in self.names.items():
            if known is thing:
                return name
        name = f"known_{len(self.names)}"
        self.names[name] = thing
        return name

    def ids(self, names: Names) -> str:
        return self.know(ids_of(names))

    def show(self, value: str, kind: Any, depth: int = 0) -> Shown:
        """A value of a kind, as everybody sees it."""
        inner, *marks = get_args(kind) if get_origin(kind) is Annotated else (kind,)
        names = next((mark for mark in marks if isinstance(mark, Names | SetOf)), None)
        rooms = [mark for mark in marks if isinstance(mark, UpTo)]
        by = next((mark for mark in marks if isinstance(mark, By)), None)
        if by is not None and not rooms:
            return self._table(value, get_args(inner)[0], by.names, depth)
        if isinstance(names, SetOf):
            each = f"each_{depth}"
            made = f"([{self.ids(names.names)}[{each}] for {each} in bits({value})] if {value} else [])"
            return Shown(Annotated[list[str], names.names, *rooms], made)
        if inner is int and names is not None:
            return self._name(value, names, OR_NOBODY in marks)
        if get_origin(inner) is list:
            return self._list(value, get_args(inner)[0], rooms, depth)
        if get_origin(inner) is dict:
            return self._dict(value, inner, rooms, depth)
        some = unless_none(inner)
        if some is not None:
            how = self.show(value, some, depth)
            made = value if how.made == value else f"None if {value} is None else {how.made}"
            return Shown(how.kind | None, made)
        if dataclasses.is_dataclass(inner):
            plan = plan_of(inner)  # type: ignore[arg-type]
            if plan.computed:
                raise TypeError(f"{inner} is shown by a function of its own: seen(within=...)")
            return Shown(plan.view, f"{self.know(_run(plan))}({value})")
        return Shown(kind, value)

    def _name(self, value: str, names: Names, or_nobody: bool) -> Shown:
        named = f"{self.ids(names)}[{value}]"
        if or_nobody:
            return Shown(Annotated[str, names] | None, f"None if {value} == {NOBODY} else {named}")
        return Shown(Annotated[str, names], named)

    def _list(self, value: str, item: Any, rooms: Sequence[UpTo], depth: int) -> Shown:
        each = f"each_{depth}"
        how = self.show(each, item, depth + 1)
        made = f"{value}[:]" if how.made == each else f"([{how.made} for {each} in {value}] if {value} else [])"
        inner, *marks = get_args(how.kind) if get_origin(how.kind) is Annotated else (how.kind,)
        marks += rooms
        return Shown(Annotated[list[inner], *marks] if marks else list[inner], made)  # type: ignore[valid-type]

    def _dict(self, value: str, kind: Any, rooms: Sequence[UpTo], depth: int) -> Shown:
        key, item = get_args(kind)
        names = get_args(key)[1]
        each = f"each_{depth}"
        how = self.show(each, item, depth + 1)
        made = f"{{{self.ids(names)}[key]: {how.made} for key, {each} in {value}.items()}}"
        return Shown(Annotated[dict[str, how.kind], names, *rooms], made)  # type: ignore[name-defined]

    def _table(self, value: str, item: Any, names: Names, depth: int) -> Shown:
        """A list with an entry for each of these names."""
        each = f"each_{depth}"
        how = self.show(each, item, depth + 1)
        pairs = f"zip({self.ids(names)}, {value})"
        made = f"dict({pairs})" if how.made == each else f"{{key: {how.made} for key, {each} in {pairs}}}"
        return Shown(Annotated[dict[str, how.kind], names], made)  # type: ignore[name-defined]


_IDS: dict[int, Any] = {}


def ids_of(names: Names) -> Any:
    """The names by their numbers, in the quickest form to ask."""
    if id(names) not in _IDS:
        _IDS[id(names)] = _Written(names) if isinstance(names, WrittenNames) else list(names.ids)
    return _IDS[id(names)]


class _Written(dict[int, str]):
    """Names that are written by rule, and remembered."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def __missing__(self, index: int) -> str:
        if len(self) >= 8192:
            self.clear()
        name = self[index] = self.names[index]
        return name
