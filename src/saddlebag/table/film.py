"""A film of a finished match: what every viewer saw after every decision, to be shown without the rules.

Each viewer has their own strip. From one moment to the next a view changes little, so a strip keeps the fields that
changed and is packed as a whole: a match takes between 10 and 100 kB.
"""

import lzma
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import Raw, Struct

from saddlebag.engine.match import Match
from saddlebag.engine.result import Result
from saddlebag.table.errors import NotFound
from saddlebag.table.frames import LogLine, Question, Snapshot, UndoOffer, View
from saddlebag.table.log import LOG_LINES, Telling, log_line, told

SPECTATOR = -1
"""The viewer who has no seat, in the store."""
QUICK = 1
"""lzma's first level packs as well as the sixth here, in a fifth of the time."""


class Moment(Struct, omit_defaults=True):
    """The table after so many decisions; in a strip only the fields of the view that have changed since the last."""

    view: dict[str, Raw]
    ask: Question | None
    actors: list[int]
    told: int
    """How many lines of the log were told before."""
    gone: list[str] = []
    """Fields of the view that were there before."""


class Strip(Struct):
    """All that one viewer saw."""

    version: str
    lines: list[Raw]
    moments: list[Moment]
    result: Result | None


class Ending(Struct):
    """The last moment for one viewer, at hand without unpacking the film."""

    version: str
    moment: Moment


class Take(NamedTuple):
    """A viewer's part of a film, as it is kept."""

    viewer: int
    last: str
    strip: bytes


# --- making -----------------------------------------------------------------------------------------------------------


class Beside(NamedTuple):
    """What happened at the table beside its match, which the rules do not tell again."""

    acts: Mapping[int, Sequence[Telling]] = {}
    """By the number of decisions that stood."""
    result: Result | None = None
    """How the table ended a match that its rules had not ended."""


NOTHING = Beside()


def film_of(match: Match[Any, Any], beside: Beside = NOTHING) -> list[Take]:
    """Play a finished match again and keep what each viewer sees."""
    cameras = [Camera(viewer, beside) for viewer in (SPECTATOR, *range(match.agreed.seats()))]
    again = match.beginning()
    for number, text in enumerate([None, *match.texts()]):
        if text is not None:
            again.apply(text)
        for camera in cameras:
            camera.shoot(again, number)
    return [camera.developed(again) for camera in cameras]


class Camera:
    """Sees a match through one viewer's eyes."""

    def __init__(self, viewer: int, beside: Beside) -> None:
        self.viewer = viewer
        self.seat = seat_of(viewer)
        self._beside = beside
        self._heard = 0
        """How many events of the match were told."""
        self._view: dict[str, Raw] = {}
        self._lines: list[LogLine] = []
        self._moments: list[Moment] = []

    def shoot(self, match: Match[Any, Any], number: int) -> None:
        """One more moment."""
        view = msgspec.json.decode(msgspec.json.encode(match.view(self.seat)), type=dict[str, Raw])
        events = told(match.events[self._heard :], match.agreed.seats())
        self._heard += len(events)
        for telling in (*events, *self._beside.acts.get(number, ())):
            self._lines.append(log_line(len(self._lines), max(0, number - 1), telling, self.seat))
        changed = {name: value for name, value in view.items() if self._view.get(name) != value}
        gone = [name for name in self._view if name not in view]
        self._moments.append(Moment(changed, asked(match), list(match.actors), len(self._lines), gone))
        self._view = view

    def developed(self, match: Match[Any, Any]) -> Take:
        version = match.game.version
        lines = [Raw(msgspec.json.encode(line)) for line in self._lines]
        strip = Strip(version, lines, self._moments, match.result or self._beside.result)
        last = Moment(self._view, None, [], len(lines))
        packed = lzma.compress(msgspec.json.encode(strip), preset=QUICK)
        return Take(self.viewer, msgspec.json.encode(Ending(version, last)).decode(), packed)


def asked(match: Match[Any, Any]) -> Question | None:
    """The question on the table. What could be answered is not part of the film."""
    ask = match.ask
    return None if ask is None else Question(list(ask.seats), match.prompt, ask.things, ask.question.name, [], False)


def seat_of(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


# --- showing ----------------------------------------------------------------------------------------------------------


class Film:
    """One viewer's strip, unpacked."""

    def __init__(self, seat: int | None, packed: bytes) -> None:
        self.seat = seat
        self._strip = msgspec.json.decode(lzma.decompress(packed), type=Strip)
        self._views: list[dict[str, Raw]] = []
        view: dict[str, Raw] = {}
        for moment in self._strip.moments:
            view = {name: value for name, value in view.items() if name not in moment.gone} | moment.view
            self._views.append(view)

    @property
    def total(self) -> int:
        return len(self._views) - 1

    def at(self, decision: int) -> Snapshot:
        """What the viewer saw after so many decisions."""
        if not 0 <= decision <= self.total:
            raise NotFound(f"This match has {self.total} decisions; there is no moment {decision}.")
        moment, strip = self._strip.moments[decision], self._strip
        return Snapshot(
            number=decision,
            decisions=decision,
            version=strip.version,
            seat=self.seat,
            view=cast("View", self._views[decision]),
            ask=mine(moment.ask, self.seat),
            actors=moment.actors,
            log=cast("list[LogLine]", strip.lines[max(0, moment.told - LOG_LINES) : moment.told]),
            undo=UndoOffer(False, False),
            result=strip.result if decision == self.total else None,
            total=self.total,
        )


def mine(ask: Question | None, seat: int | None) -> Question | None:
    return None if ask is None else msgspec.structs.replace(ask, mine=seat in ask.seats)


def ending(text: str) -> Ending:
    return msgspec.json.decode(text, type=Ending)
