"""What a viewer sees of a match, and the frames of the socket that bring it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from saddlebag.engine.events import Event
from saddlebag.engine.result import Result
from saddlebag.table.messages import Clocks, Key, Number, SeatNumber, Words


class Option(Struct, omit_defaults=True):
    text: str
    label: str
    touches: list[str]
    clause: str
    verb: str
    amounts: list[int] = field(default_factory=list)
    """Where the next question asks how much: what may then be answered."""
    further: list[str] = field(default_factory=list)
    """Things that lead to it without being lit."""
    goes_on: dict[str, str] = field(default_factory=dict)
    """By kinds of things that were clicked for it: the verb that answers the next question with the same thing; with
    none, whatever touches it."""
    main: bool = False
    """What to answer where nothing else is wanted."""
    ends: bool = False
    """It ends what one could still go on with."""


class Picking(Struct, omit_defaults=True):
    """How several cards are picked for one question: those of one answer, or one by one until `done`."""

    kind: Literal["set", "several"]
    verb: str = ""
    """What is done with them: "Discard"."""
    none: str = ""
    """What is said while none is picked, if not the label of the answer that ends the choice."""
    done: str = ""
    """The answer that ends the choice."""


class Question(Struct, omit_defaults=True):
    seats: list[int]
    prompt: str
    about: list[str]
    """The things that it is about, such as `card:pair`."""
    question: str
    options: list[Option]
    mine: bool
    picking: Picking | None = None
    asked: list[str] = field(default_factory=list)
    """The kinds of things on the table that are worth a question why they cannot be used."""


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


class UndoOffer(Struct, omit_defaults=True):
    free: bool
    possible: bool
    begun: bool = False
    """Nothing has happened by the last choice: it only led to the next question, which can be backed out of."""


class Snapshot(Struct):
    number: int
    decisions: int
    version: str
    seat: int | None
    view: View | None
    """Nothing where the rules have changed so much that the table cannot be shown."""
    ask: Question | None
    actors: list[int]
    log: list[LogLine]
    undo: UndoOffer
    result: Result | None
    clocks: Clocks | None = None
    total: int | None = None
    """In a replay: how many decisions there are."""


class Step(Struct):
    """One accepted decision, as a viewer may see it; or, by nobody, something that happened beside the match."""

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
    clocks: Clocks | None = None


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
