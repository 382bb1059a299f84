"""Everything that goes over the wire, as Structs; OpenAPI and the client's types are made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

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


class PushOffer(Struct):
    """Whether this table tells browsers of their turn though no page is open."""

    key: str | None


class PushWish(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    """The address that the browser's push service gave it."""


# --- tables -----------------------------------------------------------------------------------------------------


Choices = Annotated[dict[str, Any], Meta(max_length=8)]
"""What a seat chooses for itself: the option's name and the value."""


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "guest", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    choices: Choices | None = None


class ClockWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How long each seat may think, while it is asked."""

    kind: str
    """`live`: minutes for the whole match and an increment after each turn. `days`: so many for each turn."""
    minutes: int = 0
    increment: int = 0
    """Seconds."""
    days: int = 0


class Terms(Struct, frozen=True):
    """What a table agreed on when it was made."""

    clock: ClockWish | None = None
    absence: str = "bot"
    """What the others may do about who stays away, and what happens to whose time runs out: `bot` plays on, the match
    comes to an `end`, or all `wait`."""
    away_minutes: int = 5
    """How long somebody may be away while they are asked."""


class Clocks(Struct):
    """How long each seat may still think."""

    at: int
    """The moment of which this tells, in milliseconds since 1970."""
    left: list[int | None]
    """Milliseconds; none for a bot."""
    running: list[int]
    """The seats whose time goes on passing since then."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    """One a seat; without a list you take seat 0 and bots the others."""
    private: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds between the moves of bots."""
    clock: ClockWish | None = None
    """How long people may think; without one, as long as they like."""
    absence: str = "bot"
    """What the others may do about who stays away: `bot`, `end` or `wait`."""
    away_minutes: int = 5
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
    left: str | None = None
    """When whoever sits here went away, if they are not there."""
    others_may_act: str | None = None
    """From when on the others may act by the table's rule for absence, while the match waits for this seat."""
    covered_why: str | None = None
    """Why a bot plays it, if whoever sits here did not wish it: they are `away`, or were too `slow`."""
    kept_for: str | None = None
    """Of an open seat: the name of whom it is kept for."""
    kept_for_you: bool = False


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
    terms: Terms = Terms()
    clocks: Clocks | None = None
    you_are_host: bool = False
    """You made it: you may close it, and remove somebody before it begins."""
    put_away_at: str | None = None
    """When it is put away, if nobody comes: all have left it long ago."""
    last: str = ""
    """When something last happened here."""
    rematch: "Rematch | None" = None
    """That somebody wants to play again; for those who played."""


class Rematch(Struct):
    """The next match of the same people."""

    table: str
    by: str
    """Who asked for it."""
    answered: bool
    """Whether you said already that you come, or not."""


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None
    choices: Choices | None = None
    """Without them the match waits until they are made."""


class Choose(Struct, forbid_unknown_fields=True):
    choices: Choices


class RematchWish(Struct, forbid_unknown_fields=True):
    come: bool = True
    """Whether you want to play again; no frees the seat that is kept for you."""


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
