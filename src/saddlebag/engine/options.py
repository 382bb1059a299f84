"""The options of a table: typed, with defaults and words, and refused with a sentence that says what is allowed."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from saddlebag.engine.errors import BadOption
from saddlebag.engine.words import listed

O = TypeVar("O", bound="BaseOptions")  # noqa: E741 - reads as Options

AUTO = "auto"
"""How None is written as text: the game works the value out from the other options."""


THIS_MATCH = "This match"
"""The group of options that is shown at once; the others hold fine points of the rules."""
NOWHERE = ""
"""The group of an option that no form asks for."""

When: TypeAlias = Sequence[Mapping[str, Any]]
"""Other options and their values, of which one set must be chosen; none means always."""


class Value(msgspec.Struct, frozen=True):
    """A value of an option in words."""

    label: str
    about: str = ""
    when: When = ()
    """What it goes with."""


Values: TypeAlias = Mapping[Any, str | Value]


class Words(msgspec.Struct, frozen=True):
    """What an option says besides its title and its sentence."""

    group: str = THIS_MATCH
    values: Values | Callable[[], Values] = {}
    when: When = ()
    """The tables at which it matters."""
    pictured: bool = False
    """Whether every value is worth a card of its own."""
    later: str = ""
    """Of what a table deals to its seats: why they choose at the table and not before."""


NO_WORDS = Words()


def option(title: str, about: str = "", *, limits: tuple[int, int] | None = None, **words: Any) -> msgspec.Meta:
    """All that is said of an option: its title, its sentence, the fields of `Words`, and the limits of a number.

    Examples:
        >>> class Options(BaseOptions, frozen=True, kw_only=True):
        ...     players: int = 2
        ...     claims: Annotated[int, option("Claims each", "How many they stake.", limits=(1, 9))] = 4
        >>> describe(Options)[1].title
        'Claims each'
    """
    low, high = limits or (None, None)
    return msgspec.Meta(title=title, description=about, extra={"words": Words(**words)}, ge=low, le=high)


def in_modes(*modes: str) -> When:
    """Only where one of these modes is played."""
    return [{"mode": mode} for mode in modes]


class BaseOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table agreed on before setup. A game adds its own fields.

    Examples:
        >>> class Options(BaseOptions, frozen=True, kw_only=True):
        ...     players: int = 2
        ...     long: bool = False
        >>> make(Options, {"long": "true"}, from_text=True)
        Options(players=2, long=True)
    """

    dealt: ClassVar[tuple[str, ...]] = ()
    """Options of seats that nobody chooses: at a table it deals them, a number a seat. None means "by the seed"."""
    groups: ClassVar[tuple[str, ...]] = ()
    """The groups in their order; the first is shown at once."""
    seat_words: ClassVar[tuple[str, str]] = ("player", "players")
    """What a seat is called, one and several."""
    preset_words: ClassVar[Mapping[str, str] | None] = None
    """The presets that a form offers, in words; None: all, by their names."""

    players: int

    def check(self) -> None:
        """Raise BadOption where options do not fit together."""

    def seats(self) -> int:
        """How many seats take part; a person may own several."""
        return self.players

    @property
    def play(self) -> str:
        """The mode that is played, where a game has several."""
        return ""

    def together(self) -> bool:
        """Whether all seats win or lose as one."""
        return False

    def of_seats(self) -> Mapping[str, Any]:
        """The options that are lists with one value a seat, such as decks: whoever sits there chooses it and nobody
        else sees it. Each with the value that means "as usual"; what a shorter list leaves out is as usual too."""
        return {}

    def shown_to_all(self, name: str) -> bool:
        """Whether everybody may see what each seat has chosen for such an option."""
        return False


class OptionInfo(msgspec.Struct, frozen=True):
    """One option in words, for forms and help texts."""

    name: str
    title: str
    allowed: str
    default: Any
    about: str
    words: Words
    of: inspect.Type

    def values(self) -> dict[Any, Value]:
        """Its values in words, as far as the game has words for them."""
        found = self.words.values
        said = found() if callable(found) else found
        return {value: Value(word) if isinstance(word, str) else word for value, word in said.items()}


def make(kind: type[O], values: Mapping[str, Any], *, from_text: bool = False) -> O:
    """Options with these values, the rest at their defaults. `from_text` reads numbers and lists from strings."""
    known = _known(kind)
    for name in values:
        if name not in known:
            raise BadOption(f"There is no option {name}. The options are {', '.join(known)}.")
    hints = _types(kind)
    made: dict[str, Any] = {}
    for name, value in values.items():
        try:
            made[name] = msgspec.convert(_read(value, hints[name], from_text), hints[name], strict=not from_text)
        except msgspec.ValidationError:
            raise BadOption(f"Option {name} cannot be {value!r}; allowed: {known[name].allowed}.") from None
    options = kind(**made)
    options.check()
    return options


def shared(options: O) -> tuple[O, list[dict[str, Any]]]:
    """The options that all have in common, and what each seat has chosen for itself beside them."""
    chosen: list[dict[str, Any]] = [{} for _ in range(options.seats())]
    plain = msgspec.to_builtins(options)
    for name, usual in options.of_seats().items():
        for seat, value in enumerate(plain.pop(name, ())):
            if value != usual:
                chosen[seat][name] = value
    return make(type(options), plain), chosen


def with_choices(options: O, chosen: Sequence[Mapping[str, Any]]) -> O:
    """The options of a match: what all have in common, and what each seat has chosen. BadOption where that is not
    allowed."""
    values = msgspec.to_builtins(options)
    for name, usual in options.of_seats().items():
        if any(name in each for each in chosen):
            values[name] = [each.get(name, usual) for each in chosen]
    return make(type(options), values)


def dealt_by_the_table(options: BaseOptions) -> list[str]:
    """Of the options of seats those that a table deals to them."""
    return [name for name in options.of_seats() if name in options.dealt]


@cache
def _known(kind: type[BaseOptions]) -> dict[str, OptionInfo]:
    return {info.name: info for info in describe(kind)}


@cache
def _types(kind: type[BaseOptions]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _read(value: Any, kind: Any, from_text: bool) -> Any:
    """A list is written with commas, a table as JSON, None as `auto`; a single word may be a list too."""
    if from_text and isinstance(value, str):
        if value == AUTO:
            return None
        if value.startswith(("{", "[")):
            try:
                return msgspec.json.decode(value)
            except msgspec.DecodeError:
                return value
        if "," in value:
            return [None if each == AUTO else each for each in value.split(",")]
        if get_origin(get_args(kind)[0] if get_origin(kind) is Annotated else kind) in (tuple, list):
            return [value] if value else []
    return value


@cache
def describe(kind: type[BaseOptions]) -> list[OptionInfo]:
    """Every option of a game with what it allows and what it means."""
    return describe_fields(inspect.type_info(kind))


def describe_fields(of: inspect.Type) -> list[OptionInfo]:
    """The fields of a Struct as options."""
    return [describe_field(each) for each in of.fields]  # type: ignore[attr-defined]  # a Struct always has fields


def describe_field(field: inspect.Field) -> OptionInfo:
    of, said, words = field.type, {}, NO_WORDS
    if isinstance(of, inspect.Metadata):
        said, words = of.extra_json_schema or {}, (of.extra or {}).get("words", NO_WORDS)
        of = of.type
    default = field.default if field.default is not msgspec.NODEFAULT else None
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    return OptionInfo(
        name=field.encode_name,
        title=said.get("title", in_words(field.encode_name)),
        allowed=allowed(of),
        default=msgspec.to_builtins(default),
        about=said.get("description", ""),
        words=words,
        of=of,
    )


def in_words(name: str) -> str:
    """A name for people: `roof_jump` is "Roof jump"."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def allowed(of: inspect.Type) -> str:
    """What values a type takes, in words."""
    match of:
        case inspect.Metadata():
            return allowed(of.type)
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return f"a whole number from {low} to {high}"
        case inspect.IntType():
            return "a whole number"
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "text"
        case inspect.NoneType() | inspect.LiteralType() | inspect.UnionType():
            return listed(_alternatives(of), "or")
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"a list, each entry {allowed(item)}"
        case inspect.StructType(fields=fields):
            return "a table with " + ", ".join(f"{field.name} ({allowed(field.type)})" for field in fields)
        case _:
            return type(of).__name__


def _alternatives(of: inspect.Type) -> list[str]:
    match of:
        case inspect.NoneType():
            return [AUTO]
        case inspect.LiteralType(values=values):
            return [str(value) for value in values]
        case inspect.UnionType(types=types):
            return [each for part in types for each in _alternatives(part)]
        case _:
            return [allowed(of)]
