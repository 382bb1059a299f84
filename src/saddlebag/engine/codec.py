"""States as plain data and back: names instead of ints, so that people can read and write a position.

The shape comes from the annotations of the state's dataclasses. `Annotated[int, NAMES]` is one named thing (null
for none), `Annotated[int, SetOf(NAMES)]` a set of them; nested dataclasses, lists, Structs and dice work as well.
"""

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import NOBODY, Names, SetOf

T = TypeVar("T")
Encode = Callable[[Any], Any]
Decode = Callable[[Any, str], Any]


class Codec(Generic[T]):
    """Turns states of one class into plain data and plain data into states."""

    def __init__(self, of: type[T]) -> None:
        self.encode, self._decode = _dataclass(of)

    def decode(self, plain: Any) -> T:
        """The state that plain data describe; BadSave says which field is wrong and what it should be."""
        state: T = self._decode(plain, "state")
        return state


def _field(kind: Any) -> tuple[Encode, Decode]:
    """How to write and read one kind of field."""
    if get_origin(kind) is Annotated:
        mark = get_args(kind)[1]
        if isinstance(mark, Names):
            return partial(_write_name, mark.ids), partial(_read_name, mark)
        if isinstance(mark, SetOf):
            return mark.names.of_set, partial(_read_set, mark.names)
        return _field(get_args(kind)[0])
    if get_origin(kind) is list:
        write, read = _field(get_args(kind)[0])
        return (_same if write is _same else partial(_write_list, write)), partial(_read_list, read)
    if kind in (int, bool, str):
        return _same, partial(_read_plain, kind)
    if kind is Dice:
        return _write_dice, _read_dice
    if dataclasses.is_dataclass(kind):
        return _dataclass(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return msgspec.to_builtins, partial(_read_struct, kind)
    raise TypeError(f"a state cannot hold a field of type {kind}")


def _dataclass(of: Any) -> tuple[Encode, Decode]:
    hints = get_type_hints(of, include_extras=True)
    fields = [field for field in dataclasses.fields(of) if "transient" not in field.metadata]
    pairs = [(field.name, *_field(hints[field.name])) for field in fields]
    transient = {field.name: None for field in dataclasses.fields(of) if "transient" in field.metadata}
    names = {field.name for field in fields}

    def write(value: Any) -> dict[str, Any]:
        return {name: encode(getattr(value, name)) for name, encode, _ in pairs}

    def read(plain: Any, where: str) -> Any:
        if not isinstance(plain, dict):
            raise BadSave(f"{where} should be an object with {', '.join(sorted(names))}.")
        if plain.keys() != names:
            missing = sorted(names - plain.keys())
            unknown = sorted(plain.keys() - names)
            fault = f"misses {', '.join(missing)}" if missing else f"has no field {', '.join(unknown)}"
            raise BadSave(f"{where} {fault}.")
        return of(**{name: decode(plain[name], f"{where}.{name}") for name, _, decode in pairs}, **transient)

    return write, read


def _same(value: Any) -> Any:
    return value


def _write_name(ids: list[str], index: int) -> str | None:
    return None if index == NOBODY else ids[index]


def _read_name(names: Names, plain: Any, where: str) -> int:
    if plain is None:
        return NOBODY
    index = names.index.get(plain) if isinstance(plain, str) else None
    if index is None:
        raise BadSave(f"{where}: {plain!r} is not a {names.kind}; there are {', '.join(names.ids)}.")
    return index


def _read_set(names: Names, plain: Any, where: str) -> int:
    members = 0
    for index in _read_list(partial(_read_name, names), plain, where):
        if index == NOBODY or members >> index & 1:
            raise BadSave(f"{where} names a {names.kind} twice, or none at all.")
        members |= 1 << index
    return members


def _write_list(write: Encode, values: list[Any]) -> list[Any]:
    return [write(value) for value in values]


def _read_list(read: Decode, plain: Any, where: str) -> list[Any]:
    if not isinstance(plain, list):
        raise BadSave(f"{where} should be a list, not {plain!r}.")
    return [read(value, f"{where}[{place}]") for place, value in enumerate(plain)]


def _read_plain(kind: type, plain: Any, where: str) -> Any:
    if type(plain) is not kind:
        word = {int: "a whole number", bool: "true or false", str: "a text"}[kind]
        raise BadSave(f"{where} should be {word}, not {plain!r}.")
    return plain


def _write_dice(dice: Dice) -> dict[str, Any]:
    return {"seed": str(dice.seed), "rolls": dice.rolls, "quick": isinstance(dice, QuickDice)}


def _read_dice(plain: Any, where: str) -> Dice:
    """A seed is written as text: JSON numbers end at 64 bits, seeds do not."""
    if (
        not isinstance(plain, dict)
        or plain.keys() != {"seed", "rolls", "quick"}
        or not str(plain["seed"]).lstrip("-").isdigit()
        or type(plain["rolls"]) is not int
    ):
        raise BadSave(f"{where} should be dice such as {{'seed': '7', 'rolls': 0, 'quick': false}}, not {plain!r}.")
    return (QuickDice if plain["quick"] else Dice)(int(plain["seed"]), plain["rolls"])


def _read_struct(kind: type[msgspec.Struct], plain: Any, where: str) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadSave(f"{where}: {error}.") from None
