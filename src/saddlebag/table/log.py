"""The log as it is kept in the store: events for programs, and beside each its sentence, which outlives the rules."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple, Union

import msgspec

from saddlebag.engine.events import Event, Left
from saddlebag.engine.game import Game
from saddlebag.engine.rules import Ask
from saddlebag.games import game as find_game
from saddlebag.table.acts import ACTS, RemovedByHost
from saddlebag.table.frames import LogLine

LOG_LINES = 400
"""What a viewer gets of a log."""

Words = str | dict[str, str]
"""The sentence of an event: the same for all, or by seat for those who read another one than the others ("")."""


class TakenBack(Event, frozen=True):
    """A player took decisions back."""

    seat: int
    name: str
    decisions: int

    def sentence(self) -> str:
        what = "1 decision" if self.decisions == 1 else f"{self.decisions} decisions"
        return f"{self.name} takes back {what}."


class Practice(Event, frozen=True):
    """The match counts no longer: something that had been revealed was taken back with nobody there to agree."""

    weight: ClassVar[int] = 2
    seat: int
    name: str

    def sentence(self) -> str:
        return f"{self.name} takes back what was already revealed, so this match is practice from here on."


class RulesUpdated(Event, frozen=True):
    """The rules have changed since the match began, and it goes on."""

    version: str
    back: int | None = None
    """How many decisions were lost, where only the table at rest could be kept."""

    def sentence(self) -> str:
        lost = f"{self.back} decision{'s' * (self.back != 1)} back"
        where = "" if self.back is None else f" from where the table last rested, {lost}"
        return f"The rules were updated to version {self.version}; this match goes on{where}."


class EndedByConsent(Event, frozen=True):
    """The players gave a match up that could not go on."""

    version: str

    def sentence(self) -> str:
        return f"The rules were updated to version {self.version}; the players end this match without a winner."


class Unknown(Event, frozen=True):
    """An event that this version does not know. What it told may stand beside it."""

    def sentence(self) -> str:
        return "Something happened here that this version cannot tell."


OF_THE_TABLE: list[type[Event]] = [Left, TakenBack, Practice, RulesUpdated, EndedByConsent, Unknown, *ACTS]
"""What happens at tables of every game."""


class Telling(NamedTuple):
    """An event and what each viewer may read of it."""

    event: Event
    words: Words
    lost: bool = False
    """Whether nobody can tell any more what it was."""


@cache
def event_types(game: str) -> list[type[Event]]:
    """All events of a game."""
    package = package_of(find_game(game))
    found: list[type[Event]] = []
    waiting = list(Event.__subclasses__())
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        if each.__module__.startswith(f"{package}."):
            found.append(each)
    return sorted(found, key=lambda each: each.__name__)


def package_of(game: Game[Any, Any]) -> str:
    """The folder in which a game lives."""
    return game.state.__module__.rpartition(".")[0]


# --- writing ------------------------------------------------------------------------------------------------------


def told(events: Iterable[Event], seats: int) -> list[Telling]:
    """Events with their sentences."""
    return [Telling(event, words_of(event, seats)) for event in events]


def words_of(event: Event, seats: int) -> Words:
    """What each viewer may read of an event."""
    common = event.seen_by(None).sentence()
    if type(event).seen_by is Event.seen_by:
        return common
    by_seat = {str(seat): event.seen_by(seat).sentence() for seat in range(seats)}
    others = {seat: text for seat, text in by_seat.items() if text != common}
    return {"": common, **others} if others else common


def words_for(words: Words, seat: int | None) -> str:
    """What one viewer may read."""
    return words if isinstance(words, str) else words.get(str(seat), words[""])


def write_events(tellings: Sequence[Telling]) -> str:
    return msgspec.json.encode([each.event for each in tellings]).decode()


def write_words(tellings: Sequence[Telling]) -> str:
    return msgspec.json.encode([each.words for each in tellings]).decode()


def write_seats(seats: Iterable[int]) -> str:
    return " ".join(map(str, seats))


def read_seats(text: str | None) -> tuple[int, ...] | None:
    """The seats that a row of the log names; None where it was written by an earlier version."""
    return None if text is None else tuple(map(int, text.split()))


class Removal(msgspec.Struct):
    """Somebody whom the host removed: the guest, and what the log will tell of it."""

    guest_id: str
    event: RemovedByHost


def write_removals(found: Sequence[Removal]) -> str:
    return msgspec.json.encode(found).decode()


def read_removals(text: str | None) -> list[Removal]:
    return [] if text is None else msgspec.json.decode(text, type=list[Removal])


def fingerprint(ask: Ask) -> str:
    """What was asked, in short: whom, which question, and all that could be answered."""
    asked = "\n".join([str(ask.seats), ask.question.name, *[option.text for option in ask.options]])
    return blake2b(asked.encode(), digest_size=8).hexdigest()


def log_line(n: int, number: int, telling: Telling, seat: int | None) -> LogLine:
    """An event in the words and with the facts that a viewer may know."""
    event = telling.event.seen_by(seat)
    return LogLine(
        n=n,
        number=number,
        text=words_for(telling.words, seat),
        weight=event.weight,
        kind=type(event).__name__,
        data=event,
        seat=getattr(event, "seat", None),
    )


# --- reading ------------------------------------------------------------------------------------------------------


@cache
def _reader(game: str) -> msgspec.json.Decoder[list[Any]]:
    return msgspec.json.Decoder(list[Union[(*OF_THE_TABLE, *event_types(game))]])  # type: ignore[misc]  # made at run time


def read_log(game: Game[Any, Any], seats: int, events: str, words: str | None) -> list[Telling]:
    """The events of a row with their sentences. Versions before 0.2 kept no sentences, so there they are made now."""
    found = read_events(game, events)
    if words is None:
        return [Telling(event, words_of(event, seats), isinstance(event, Unknown)) for event in found]
    kept = msgspec.json.decode(words, type=list[Words])
    return [Telling(event, text) for event, text in zip(found, kept, strict=True)]


def read_events(game: Game[Any, Any], text: str) -> list[Event]:
    """The events that a row holds; those of which this version knows nothing are Unknown."""
    try:
        events: list[Event] = _reader(game.name).decode(text)
        return events
    except msgspec.ValidationError:
        return [_read_event(game, each) for each in msgspec.json.decode(text, type=list[msgspec.Raw])]


def _read_event(game: Game[Any, Any], text: msgspec.Raw) -> Event:
    try:
        (event,) = _reader(game.name).decode(b"[" + bytes(text) + b"]")
    except msgspec.ValidationError:
        return Unknown()
    found: Event = event
    return found
