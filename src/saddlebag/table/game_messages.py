"""What goes over the wire about the games and their rules."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field


class Offer(Struct, omit_defaults=True):
    """A value that can be chosen."""

    value: str | int | None
    label: str
    about: str = ""
    when: list[dict[str, Any]] = field(default_factory=list)
    """Other options and their values, of which one set must be chosen as well; none means always."""


class OptionForm(Struct, omit_defaults=True):
    """An option as a form needs it."""

    name: str
    title: str
    allowed: str
    default: Any
    about: str
    group: str
    """Where it stands in a form; nowhere if this is empty."""
    kind: Literal["switch", "choice", "number", "text", "json", "list", "table"] = "json"
    """The control that fits it; anything else is JSON."""
    choices: list[Offer] = field(default_factory=list)
    """What can be chosen; of a number what there is to say about its values."""
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    optional: bool = False
    """Whether it may be null."""
    item: "OptionForm | UnsetType" = UNSET
    """Of a list: what each of its values is."""
    fields: "list[OptionForm]" = field(default_factory=list)
    """Of a table: its columns."""
    when: list[dict[str, Any]] = field(default_factory=list)
    """Other options and their values: it matters only where one set of them is chosen; none means always."""
    pictured: bool = False
    """Whether every value is worth a card of its own."""
    later: str = ""
    """Of what a table deals to its seats: why they choose at the table and not before."""


class SeatOption(Struct):
    """An option of which each seat has a value of its own, which others do not see."""

    name: str
    title: str
    about: str
    usual: Offer
    """The value that means "as usual"."""
    offers: list[Offer]
    text: bool
    """Whether it may also be written as a text."""


class GameInfo(Struct):
    name: str
    title: str
    summary: str
    version: str
    options: list[OptionForm]
    groups: list[str]
    """Of options, in their order; the first is shown at once."""
    seat_words: tuple[str, str]
    """What a seat is called, one and several."""
    tables: list[dict[str, Any]]
    seats: list[list[str]]
    """The seats of each of these tables by what they are called."""
    seat_options: list[SeatOption]
    """What each seat chooses for itself."""
    chosen_by_seats: list[list[str]]
    """The names of those that each of these tables has."""
    dealt: list[OptionForm]
    """What a table may deal to its seats before they choose."""
    builds_decks: bool
    """Whether players may build decks of their own."""
    leaving: "LeavingMeans"
    presets: dict[str, dict[str, Any]]
    preset_words: dict[str, str]
    """Those that a form offers."""
    bots: list[str]


class LeavingMeans(Struct):
    """What it means to leave a match for good."""

    says: str
    clause: str
    """Of the rules, where they say anything about it."""


class RuleClause(Struct):
    id: str
    text: str
    origin: str


class Chapter(Struct):
    number: str
    title: str
    clauses: list[RuleClause]


class Rulebook(Struct):
    chapters: list[Chapter]
