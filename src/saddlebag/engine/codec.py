"""States as data and back, in two forms.

Positions are for people: names instead of ints, so that a designer can read and write them. Saves are for the
program: the ints as they are, straight from and to JSON, which takes about a third of the time.

The shape comes from the annotations of the state's dataclasses. `Annotated[int, NAMES]` is one named thing (null
for none), `Annotated[int, SetOf(NAMES)]` a set of them; nested dataclasses, also such as are there only for a
while (`Challenge | None`), lists, dicts whose keys are names, Structs and dice work as well.
"""

import dataclasses
import hashlib
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.errors import BadSave
from saddlebag.engine.fields import kinds, unless_none
from saddlebag.engine.names import NOBODY, THING, Names, Of, SetOf

T = TypeVar("T")
Turn = Callable[[Any], Any] | None
"""How a value is turned into its other form; None where both are the same."""


class Codec(Generic[T]):
    """Turns states of one class into plain data and plain data into states."""

    def __init__(self, of: type[T], places: Sequence[str] = ()) -> None:
        self._shape, encode, decode = _dataclass(of)
        assert encode is not None
        assert decode is not None
        self.encode: Callable[[T], dict[str, Any]] = encode
        self.fields = frozenset(self._shape.__struct_fields__)
        """The fields of a state that is written down as a whole."""
        self._decode: Callable[[Any], T] = decode
        shape, build = _ints(of)
        assert build is not None
        self._build: Callable[[Any], T] = build
        self._ints = msgspec.json.Decoder(shape)
        self.fits: Callable[[T], bool] = _ranges(of)
        """Whether all ints of a state that stand for things stand for things that there are."""
        self.shape = hashlib.sha256("\n".join([_told(of), *places]).encode()).hexdigest()[:16]
        """The shape of saves: another one means that the ints of a save would be read as other things, or that the
        places in the course of play have other names."""

    def read(self, plain: Any) -> T:
        """The state that plain data describe; BadSave says which field is wrong."""
        try:
            return self._decode(msgspec.convert(plain, self._shape))
        except msgspec.ValidationError as error:
            raise BadSave(f"This is not a valid state: {error}.") from None
        except _Fault as fault:
            raise BadSave(f"state{fault}.") from None

    def write_ints(self, state: T) -> bytes:
        """A state as a save holds it."""
        return _INTS.encode(state)

    def read_ints(self, text: bytes | msgspec.Raw) -> T:
        """The state that a save holds, or BadSave."""
        try:
            return self._build(self._ints.decode(text))
        except msgspec.DecodeError as error:
            raise BadSave(f"This is not a saved match: {error}.") from None


class _Fault(Exception):
    """A value that does not fit; its text grows by the path on the way out."""


class DiceShape(msgspec.Struct, forbid_unknown_fields=True):
    """Dice as plain data. The seed is a text: JSON numbers end at 64 bits, seeds do not."""

    seed: Annotated[str, msgspec.Meta(pattern="^-?[0-9]+$")]
    rolls: int
    quick: bool = False


def _field(kind: Any) -> tuple[Any, Turn, Turn]:
    """The shape of a kind of field, and how to write and read it."""
    if get_origin(kind) is Annotated:
        mark = get_args(kind)[1]
        if isinstance(mark, Names) and get_args(kind)[0] is not str:
            return str | None, partial(_write_name, mark.ids), partial(_read_name, mark)
        if isinstance(mark, SetOf):
            return list[str], mark.names.of_set, partial(_read_set, mark.names)
        if isinstance(mark, Of):
            return _dataclass(get_args(kind)[0], mark.names)
        return _field(get_args(kind)[0])
    if get_origin(kind) is list:
        return _list(get_args(kind)[0])
    if get_origin(kind) is dict:
        return _dict(*get_args(kind))
    if kind is Dice:
        return DiceShape, _write_dice, _read_dice
    if dataclasses.is_dataclass(kind):
        return _dataclass(kind)
    if (some := unless_none(kind)) is not None:
        shape, write, read = _field(some)
        return shape | None, write and partial(_if_any, write), read and partial(_if_any, read)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind, msgspec.to_builtins, None
    if kind in (int, bool, str):
        return kind, None, None
    raise TypeError(f"a state cannot hold a field of type {kind}")


def _list(item: Any) -> tuple[Any, Turn, Turn]:
    """A list of anything; lists of names are most of a state, so they have a quick way of their own."""
    shape, write, read = _field(item)
    if get_origin(item) is Annotated and isinstance(get_args(item)[1], Names):
        names = get_args(item)[1]
        return list[shape], partial(_write_names, names.ids), partial(_read_names, names)  # type: ignore[valid-type]
    if write is None or read is None:
        return list[shape], None, None  # type: ignore[valid-type]
    return list[shape], partial(_each, write), partial(_each, read)  # type: ignore[valid-type]


def _dict(key: Any, item: Any) -> tuple[Any, Turn, Turn]:
    """What is known of each of some named things."""
    names = get_args(key)[1]
    shape, write, read = _field(item)
    return (
        dict[str, shape],  # type: ignore[valid-type]
        partial(_write_dict, names.ids, write),
        partial(_read_dict, names, read),
    )


@cache
def kinds_of(of: Any, things: Names = THING) -> dict[str, Any]:
    """The kinds of the fields of a part of the state; of a deck, with the names of what lies in it."""
    hints = get_type_hints(of, include_extras=True)
    return hints if things is THING else {name: _with_things(kind, things) for name, kind in hints.items()}


def _with_things(kind: Any, things: Names) -> Any:
    if get_origin(kind) is list:
        return list[_with_things(get_args(kind)[0], things)]  # type: ignore[misc]
    if get_origin(kind) is Annotated:
        mark = get_args(kind)[1]
        if mark is THING:
            return Annotated[int, things]
        if isinstance(mark, SetOf) and mark.names is THING:
            return Annotated[int, SetOf(things)]
    return kind


def _dataclass(of: Any, things: Names = THING) -> tuple[Any, Turn, Turn]:
    hints = kinds_of(of, things)
    kept = [field.name for field in dataclasses.fields(of) if "transient" not in field.metadata]
    fields = {name: _field(hints[name]) for name in kept}
    shape = msgspec.defstruct(of.__name__, [(name, fields[name][0]) for name in kept], forbid_unknown_fields=True)
    readers = {name: fields[name][2] for name in kept}
    write = _one_expression(
        "{" + ", ".join(f"{name!r}: {_turned(name, fields[name][1])}" for name in kept) + "}",
        {f"turn_{name}": fields[name][1] for name in kept},
    )
    build = _builder(of, readers)

    def read(shaped: Any) -> Any:
        try:
            return build(shaped)
        except _Fault:
            raise _locate(shaped, readers) from None

    return shape, write, read


def _builder(of: Any, readers: dict[str, Turn]) -> Callable[[Any], Any]:
    """Makes an object of the fields that were read, written out field by field; what is not saved is None."""
    given = {name: _turned(name, reader) for name, reader in readers.items()}
    values = {field.name: given.get(field.name, "None") for field in dataclasses.fields(of)}
    names = {"of": of, "new": of.__new__, **{f"turn_{name}": read for name, read in readers.items()}}
    maker = getattr(sys.modules[of.__module__], f"{of.__name__}__of", None)  # what is compiled has one
    if maker is not None:
        names["maker"] = maker
        return eval(f"lambda value: maker({', '.join(values.values())})", names)  # type: ignore[no-any-return]
    lines = [f"made.{name} = {value}" for name, value in values.items()]
    exec("\n    ".join(["def build(value):", "made = new(of)", *lines, "return made"]), names)
    made: Callable[[Any], Any] = names["build"]
    return made


def _turned(name: str, turn: Turn) -> str:
    return f"value.{name}" if turn is None else f"turn_{name}(value.{name})"


def _one_expression(expression: str, names: dict[str, Any]) -> Callable[[Any], Any]:
    """A function of `value`, written out field by field as dataclasses do it: a loop over names takes twice as long."""
    made: Callable[[Any], Any] = eval(f"lambda value: {expression}", names)
    return made


def _locate(shaped: Any, readers: dict[str, Turn]) -> _Fault:
    """The fault again, with the name of the field that has it."""
    for name, reader in readers.items():
        try:
            if reader is not None:
                reader(getattr(shaped, name))
        except _Fault as fault:
            return _Fault(f".{name}{fault}")
    raise AssertionError("an error that does not repeat")


def _if_any(turn: Callable[[Any], Any], value: Any) -> Any:
    return None if value is None else turn(value)


def _each(turn: Callable[[Any], Any], values: list[Any]) -> list[Any]:
    return [turn(value) for value in values]


def _write_name(ids: Sequence[str], index: int) -> str | None:
    return None if index == NOBODY else ids[index]


def _read_name(names: Names, plain: str | None) -> int:
    if plain is None:
        return NOBODY
    index = names.index.get(plain)
    if index is None:
        raise _Fault(f": {plain!r} is not a {names.kind}; there are {names.known}")
    return index


def _write_names(ids: Sequence[str], indexes: list[int]) -> list[str | None]:
    return [ids[index] if index >= 0 else None for index in indexes]


def _read_names(names: Names, plain: list[str | None]) -> list[int]:
    index = names.index
    try:
        return [index[name] for name in plain]  # type: ignore[index]  # null is no name: the slow way reads it
    except KeyError:
        return [_read_name(names, name) for name in plain]


def _read_set(names: Names, plain: list[str | None]) -> int:
    members = 0
    for index in _read_names(names, plain):
        members |= 1 << index
    if members.bit_count() != len(plain):
        twice = next(name for name in plain if plain.count(name) > 1)
        raise _Fault(f" names the {names.kind} {twice} twice")
    return members


def _write_dict(ids: Sequence[str], write: Turn, values: dict[int, Any]) -> dict[str, Any]:
    return {ids[index]: write(value) if write else value for index, value in values.items()}


def _read_dict(names: Names, read: Turn, plain: dict[str, Any]) -> dict[int, Any]:
    return {_read_name(names, name): read(value) if read else value for name, value in plain.items()}


def _write_dice(dice: Dice) -> dict[str, Any]:
    return {"seed": str(dice.seed), "rolls": dice.rolls, "quick": isinstance(dice, QuickDice)}


def _read_dice(shaped: DiceShape) -> Dice:
    return (QuickDice if shaped.quick else Dice)(int(shaped.seed), shaped.rolls)


# --- saves ------------------------------------------------------------------------------------------------------


_INTS = msgspec.json.Encoder(enc_hook=_write_dice)


def _ints(kind: Any) -> tuple[Any, Turn]:
    """The shape of a kind of field in a save, and how to read it; compiled classes must be made by their constructors,
    which msgspec does not call."""
    if get_origin(kind) is Annotated:
        return _ints(get_args(kind)[0])
    if get_origin(kind) is list:
        shape, read = _ints(get_args(kind)[0])
        return list[shape], read and partial(_each, read)  # type: ignore[valid-type]
    if get_origin(kind) is dict:
        (key, _), (shape, read) = _ints(get_args(kind)[0]), _ints(get_args(kind)[1])
        return dict[key, shape], read and partial(_each_value, read)  # type: ignore[valid-type]
    if kind is Dice:
        return DiceShape, _read_dice
    if (some := unless_none(kind)) is not None:
        shape, read = _ints(some)
        return shape | None, read and partial(_if_any, read)
    return _ints_of_dataclass(kind) if dataclasses.is_dataclass(kind) else (kind, None)


def _ints_of_dataclass(of: Any) -> tuple[Any, Turn]:
    fields = {name: _ints(kind) for name, kind in kinds(of).items()}
    shape = msgspec.defstruct(of.__name__, [(name, shape) for name, (shape, _) in fields.items()], gc=False)
    return shape, _builder(of, {name: read for name, (_, read) in fields.items()})


def _told(kind: Any) -> str:
    """All that the reading of a save relies on, as a text: the fields, their order and kinds, and which things the ints
    stand for. Fields of Structs that have a default may come and go: a save names them, and does without."""
    if get_origin(kind) is Annotated:
        inner, mark = get_args(kind)[:2]
        if isinstance(mark, Names) and inner is not str:
            return f"{_told(inner)} of {_told_names(mark)}"
        if isinstance(mark, Of):
            return f"{_told(inner)} of {_told_names(mark.names)}"
        return f"set of {_told_names(mark.names)}" if isinstance(mark, SetOf) else _told(inner)
    if get_origin(kind) in (list, dict):
        return f"{get_origin(kind).__name__}[{', '.join(map(_told, get_args(kind)))}]"
    if (some := unless_none(kind)) is not None:
        return f"{_told(some)} or none"
    if dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind, include_extras=True)
        kept = [field.name for field in dataclasses.fields(kind) if "transient" not in field.metadata]
        return "(" + ", ".join(f"{name}: {_told(hints[name])}" for name in kept) + ")"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        needed = [field for field in msgspec.structs.fields(kind) if field.required]
        return "(" + ", ".join(f"{field.encode_name}: {_told(field.type)}" for field in needed) + ")"
    return getattr(kind, "__name__", None) or str(kind)


def _told_names(names: Names) -> str:
    """Which things there are; of those that a rule writes, how many."""
    listed = " ".join(names.ids) if isinstance(names.ids, list) else str(len(names))
    return f"{names.kind}<{listed}>"


def _each_value(turn: Callable[[Any], Any], values: dict[int, Any]) -> dict[int, Any]:
    return {key: turn(value) for key, value in values.items()}


def _ranges(of: Any, things: Names = THING) -> Callable[[Any], bool]:
    """Whether every int of a state that stands for a thing, or a set of things, stands for one that there is."""
    hints = kinds_of(of, things)
    names: dict[str, Any] = {}
    tests: list[str] = []
    for field in dataclasses.fields(of):
        test = _in_range(f"value.{field.name}", hints[field.name], names)
        if test and "transient" not in field.metadata:
            tests.append(test)
    return _one_expression(" and ".join(tests) or "True", names)


def _in_range(value: str, kind: Any, names: dict[str, Any], depth: int = 0) -> str:
    """The test of one field, as an expression; empty where anything goes."""
    if get_origin(kind) is Annotated:
        inner, mark = get_args(kind)[:2]
        if isinstance(mark, Names) and inner is not str:
            return f"{NOBODY} <= {value} < {len(mark)}"
        if isinstance(mark, SetOf):
            return f"0 <= {value} < {1 << len(mark.names)}"
        if isinstance(mark, Of):
            name = f"fits_{len(names)}"
            names[name] = _ranges(get_args(kind)[0], mark.names)
            return f"{name}({value})"
        return _in_range(value, inner, names, depth)
    if get_origin(kind) is list:
        mark = (*get_args(get_args(kind)[0]), None)[1] if get_args(get_args(kind)[0]) else None
        if isinstance(mark, Names):
            return f"(not {value} or {NOBODY} <= min({value}) and max({value}) < {len(mark)})"
        item = f"item{depth}"
        inner = _in_range(item, get_args(kind)[0], names, depth + 1)
        return f"all([{inner} for {item} in {value}])" if inner else ""
    if get_origin(kind) is dict:
        parts = [f"key{depth}", f"item{depth}"]
        of_parts = zip(parts, get_args(kind), strict=True)
        test = " and ".join(filter(None, [_in_range(part, of, names, depth + 1) for part, of in of_parts]))
        return f"all([{test} for {', '.join(parts)} in {value}.items()])" if test else ""
    if (some := unless_none(kind)) is not None:
        test = _in_range(value, some, names, depth)
        return f"({value} is None or {test})" if test else ""
    if dataclasses.is_dataclass(kind):
        name = f"fits_{len(names)}"
        names[name] = _ranges(kind)
        return f"{name}({value})"
    return ""
