"""Everything that goes over the wire, as Structs; OpenAPI and the client's types are made from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from saddlebag.engine.deck_building import Pool
from saddlebag.engine.result import Result
from saddlebag.table.errors import Kind

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[!-~]*$")]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Status = Literal["waiting", "playing", "over"]


class Problem(Struct, omit_defaults=True):
    """What went wrong, in one sentence."""

    detail: str
    kind: Kind
    faults: list[str] = []
    """Where several things are wrong at once: a sentence for each."""


# --- people -----------------------------------------------------------------------------------------------------


class Me(Struct):
    id: str
    name: str
    version: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class MakeLink(Struct, forbid_unknown_fields=True):
    starter: Annotated[str, Meta(max_length=100)] | None = None
    """What only the program knows that started this table here: its link is taken without a question."""


class DeviceLink(Struct):
    path: str
    """The token stands behind the #, so that no server and no log on the way sees it."""
    minutes: int
    """How long it is good."""


class FollowLink(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=400)]


class DeviceOffer(Struct):
    """What a private link would do."""

    name: str
    """Who you would be."""
    your_name: str
    """Who you are now."""
    your_tables: int
    """At how many tables under way you sit as that."""
    already: bool
    """Whether you are that guest on this device."""
    asks: bool
    """Whether you should be asked first."""


class Device(Struct):
    """A browser or a program in which you are signed in."""

    id: str
    name: str
    created: str
    seen: str
    here: bool
    """Whether it is the one that asks."""


# --- games ------------------------------------------------------------------------------------------------------


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
    presets: dict[str, dict[str, Any]]
    preset_words: dict[str, str]
    """Those that a form offers."""
    bots: list[str]


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


# --- tables -----------------------------------------------------------------------------------------------------


Choices = Annotated[dict[str, Any], Meta(max_length=8)]
"""What a seat chooses for itself: the option's name and the value."""


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "guest", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    choices: Choices | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    """One a seat; without a list you take seat 0 and bots the others."""
    private: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds between the moves of bots."""
    position: Annotated[str, Meta(max_length=40_000)] | None = None
    """A position to begin with, as TOML or JSON, in place of options. It begins at once, so no seat can be open;
    without a list of seats you sit where somebody is asked."""


class PositionText(Struct):
    """Where a match stands."""

    text: str
    """As TOML, to be kept or opened again."""
    about: str
    """What it holds of what is hidden."""


class SeatInfo(Struct):
    seat: int
    colour: str
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    yours: bool
    connected: bool
    covered_by_bot: bool
    ready: bool
    """Whether it has chosen what is to be chosen for a seat."""


class RulesChange(Struct):
    """The rules have changed since this match was played, and under those of today it would have gone another way."""

    version: str
    """Those that it was played under."""
    now: str
    reason: str
    can_go_on: bool
    """Whether it could go on from where the table last rested."""
    go_on: list[int]
    """The seats whose persons wish that."""
    end: list[int]
    """Those who wish to end it without a winner."""
    waiting_for: list[int]
    """Those who have not said what they wish."""


class RulesWish(Struct, forbid_unknown_fields=True):
    wish: Literal["go_on", "end"]


class TableInfo(Struct):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    """Of what each seat chooses for itself, the values of other seats are null while the match is not over."""
    seat_options: list[str]
    """The names of those options."""
    dealt: list[str]
    """Further options of seats, which nobody chooses: the table deals them before the match, such as packs."""
    private: bool
    status: Status
    seats: list[SeatInfo]
    number: int
    decisions: int
    commitment: str
    spectators: int
    you_are_seated: bool
    yours: bool
    """You sit there, or you made it for others to play or to be watched."""
    waits_for_you: bool
    """One of your seats has to decide. Of a table that rests, known only where nobody else plays."""
    pace: int
    seed: str | None = None
    result: Result | None = None
    invite: str | None = None
    forked_from: str | None = None
    busy: str | None = None
    """That bots here think less than usual, while many wait for theirs."""
    undo_asked_by: int | None = None
    undo_waits_for: list[int] = []
    """The seats whose persons have not agreed yet."""
    practice: bool = False
    """Something that had been revealed was taken back against bots alone, so no score counts."""
    rules: RulesChange | None = None
    """Of a match at a standstill: its players decide. Of one that is over: it has no board to look at."""


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None
    choices: Choices | None = None
    """Without them the match waits until they are made."""


class Choose(Struct, forbid_unknown_fields=True):
    choices: Choices


class Cover(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)] = "drover"


class Move(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: Number
    key: Key
    answer: Annotated[str, Meta(max_length=500)]


class Accepted(Struct):
    number: int
    """The number of the next decision."""
    repeated: bool


class UndoWish(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    practice: bool = False
    """Where nobody can be asked: whether what was revealed is taken back all the same, and the match is practice from
    then on."""


class UndoAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class UndoState(Struct):
    applied: bool
    waiting_for: list[int]
    """The seats whose persons have not agreed yet."""
    only_as_practice: bool = False
    """Something was revealed and nobody can be asked: it is taken back only if the match counts as practice."""


class Why(Struct):
    reason: str
    clause: str


class HintLine(Struct):
    """An answer worth thinking about."""

    answer: str
    label: str
    visits: int
    """How often it was tried in thought."""
    value: float | None
    """What it seems to be worth, from 0 to 1, where 0.5 is no change; nothing where there is no choice."""
    then: list[str]
    """The seat's own answers that might follow, in words, as far as it can foresee them."""


class Hint(Struct):
    """What the best bot would think about, the best first."""

    number: int
    """The number of the question."""
    lines: list[HintLine]


class Say(Struct, forbid_unknown_fields=True):
    text: Words


class Said(Struct, kw_only=True):
    sender: str = field(name="from")
    text: str
    at: str


class Fork(Struct, forbid_unknown_fields=True):
    at: Number
    seat: SeatNumber


# --- decks --------------------------------------------------------------------------------------------------------

DeckText = Annotated[str, Meta(max_length=6000)]
Seed = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[0-9]+$")]


class CheckDeck(Struct, forbid_unknown_fields=True):
    text: DeckText
    sealed: Seed | None = None
    """The number of the packs that it is built from; without one it is built from all cards."""


class Packs(Struct):
    """Packs for sealed play. The same number always opens the same packs."""

    sealed: Seed
    pool: Pool


class NewDeck(Struct, forbid_unknown_fields=True):
    game: str
    name: Name
    text: DeckText
    sealed: Seed | None = None


class ChangedDeck(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    text: DeckText | None = None


class SavedDeck(Struct):
    """A deck that a guest keeps; it may be unfinished."""

    id: str
    game: str
    name: str
    text: str
    sealed: str | None
    changed: str
    playable: bool
