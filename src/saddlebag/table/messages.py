"""Everything that goes over the wire, as Structs; OpenAPI and the client's types are made from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from saddlebag.engine.events import Event
from saddlebag.engine.result import Result
from saddlebag.table.errors import Kind

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[!-~]*$")]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Status = Literal["waiting", "playing", "over"]


class Problem(Struct):
    """What went wrong, in one sentence."""

    detail: str
    kind: Kind


# --- people -----------------------------------------------------------------------------------------------------


class Me(Struct):
    id: str
    name: str
    version: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class DeviceLink(Struct):
    path: str


# --- games ------------------------------------------------------------------------------------------------------


class OptionForm(Struct, omit_defaults=True):
    """An option as a form needs it."""

    name: str
    allowed: str
    default: Any
    about: str
    choices: list[str | int] | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    optional: bool = False
    """Whether it may be null."""
    item: "OptionForm | UnsetType" = UNSET
    """Of a list: what each of its values is."""
    fields: "list[OptionForm] | UnsetType" = UNSET
    """Of a table: its columns."""


class GameInfo(Struct):
    name: str
    title: str
    summary: str
    version: str
    options: list[OptionForm]
    tables: list[dict[str, Any]]
    seats: list[list[str]]
    """The seats of each of these tables by what they are called."""
    presets: dict[str, dict[str, Any]]
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


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "guest", "open", "bot"]
    name: Name | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    """One a seat; without a list you take seat 0 and bots the others."""
    private: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds between the moves of bots."""


class SeatInfo(Struct):
    seat: int
    colour: str
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    yours: bool
    connected: bool
    covered_by_bot: bool


class TableInfo(Struct):
    id: str
    game: str
    title: str
    options: dict[str, Any]
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
    pace: int
    seed: str | None = None
    result: Result | None = None
    invite: str | None = None
    forked_from: str | None = None
    undo_asked_by: int | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class Cover(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)] = "heuristic"


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


class UndoAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class UndoState(Struct):
    applied: bool
    waiting_for: list[int]
    """The seats whose persons have not agreed yet."""


class Why(Struct):
    reason: str
    clause: str


class Say(Struct, forbid_unknown_fields=True):
    text: Words


class Said(Struct, kw_only=True):
    sender: str = field(name="from")
    text: str
    at: str


class Fork(Struct, forbid_unknown_fields=True):
    at: Number
    seat: SeatNumber


# --- what a viewer sees -------------------------------------------------------------------------------------------


class Option(Struct):
    text: str
    label: str
    touches: list[str]
    clause: str
    verb: str


class Question(Struct):
    seats: list[int]
    prompt: str
    question: str
    options: list[Option]
    mine: bool


class View(Struct):
    """What a game shows of its table. The shape is the game's own; `shapes` tells the OpenAPI."""


class LogLine(Struct, omit_defaults=True):
    n: int
    number: int
    text: str
    weight: int
    kind: str
    data: Event
    seat: int | None = None


class UndoOffer(Struct):
    free: bool
    possible: bool


class Snapshot(Struct):
    number: int
    decisions: int
    version: str
    seat: int | None
    view: View
    ask: Question | None
    actors: list[int]
    log: list[LogLine]
    undo: UndoOffer
    result: Result | None
    total: int | None = None
    """In a replay: how many decisions there are."""


class Step(Struct):
    """One accepted decision, as a viewer may see it."""

    number: int
    decisions: int
    by: int | None
    answer_label: str | None
    lines: list[LogLine]
    view: View
    ask: Question | None
    actors: list[int]
    undo: UndoOffer
    result: Result | None


# --- frames of the socket -------------------------------------------------------------------------------------------


class LiveMove(Struct, tag="move", tag_field="type"):
    seat: SeatNumber
    number: Number
    key: Key
    answer: Annotated[str, Meta(max_length=500)]


class LiveAck(Struct, tag="ack", tag_field="type"):
    n: int


class LivePing(Struct, tag="ping", tag_field="type"):
    pass


class LiveResync(Struct, tag="resync", tag_field="type"):
    pass


class LiveChat(Struct, tag="chat", tag_field="type"):
    text: Words


FromClient = LiveMove | LiveAck | LivePing | LiveResync | LiveChat
