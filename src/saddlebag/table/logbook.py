"""What the log of a table is told beside the decisions of its match."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from saddlebag.engine.events import Event
from saddlebag.table import rows
from saddlebag.table.clocks import write_clocks
from saddlebag.table.log import Telling, told, write_events, write_seats, write_words
from saddlebag.table.messages import Clocks
from saddlebag.table.news import Changed, News, Noted
from saddlebag.table.room import STANDING, AnyMatch, Room
from saddlebag.table.schema import move, table
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.store import Statement, Store, Taken


class Logbook:
    """Writes rows of the table's own."""

    def __init__(self, store: Store, tell: Callable[[Room, News], None]) -> None:
        self.store = store
        self.tell = tell

    async def note(self, room: Room, event: Event, *more: Statement, clocks: Clocks | None = None) -> None:
        """Write something that happened beside the match, with what changes by it, and tell it. The match stands as it
        is. Under the room's lock, with the chairs as they are from now on; Taken if another worker was first."""
        match = room.playing()
        tellings = told([event], len(room.chairs))
        clocks = clocks or room.clocks_then(match.actors)
        moment = rows.now()
        try:
            await self.store.write(
                row(room, moment, tellings, match, clocks, room.decisions),
                *chairs_as_they_are(room),
                *more,
                news=room.id,
            )
        except BaseException:
            room.loaded = False
            raise
        lines = room.remember(room.number, STANDING, tellings, room.next_line)
        room.number += 1
        room.clocks, room.last, room.stood = clocks, moment, 0
        self.tell(room, Noted(lines))
        self.tell(room, Changed())

    async def add(
        self,
        room: Room,
        event: Event,
        match: AnyMatch | None = None,
        *more: Statement,
        back_to: int | None = None,
        **changes: Any,
    ) -> None:
        """Write something that happened to the match itself, with what changes by it and the match that goes on, and
        read the table again. Call it under the room's lock."""
        decisions = room.decisions if back_to is None else back_to
        clocks = room.clocks_then(match.actors if match and changes.get("status") != "over" else ())
        statements: list[Statement] = [
            row(room, rows.now(), told([event], len(room.chairs)), match, clocks, decisions, back_to),
            table.update().where(table.c.id == room.id).values(pending=None, votes=None, **changes),
            *more,
        ]
        if match is not None:
            statements.append(rows.put_snapshot(self.store, room.id, room.number + 1, match.to_json()))
        if back_to is not None:
            later = (seat_table.c.table_id == room.id, seat_table.c.covered_since > back_to)
            statements.append(seat_table.update().where(*later).values(covered_since=back_to))
        with suppress(Taken):  # another worker was first
            await self.store.write(*statements, news=room.id)
        await room.load(self.store)


def row(
    room: Room,
    moment: str,
    tellings: list[Telling],
    match: AnyMatch | None,
    clocks: Clocks | None,
    decisions: int,
    back_to: int | None = None,
) -> Statement:
    """A row of the log that is no decision of the match."""
    return move.insert().values(
        table_id=room.id,
        n=room.number,
        kind="table",
        seat=0,
        answer="",
        choices=0,
        decisions=decisions,
        back_to=back_to,
        line=room.next_line,
        events=write_events(tellings),
        words=write_words(tellings),
        waits_for=write_seats(match.actors if match else ()),
        clocks=write_clocks(clocks),
        at=moment,
    )


def chairs_as_they_are(room: Room) -> list[Statement]:
    """Who plays each seat."""
    return [
        seat_table.update()
        .where(seat_table.c.table_id == room.id, seat_table.c.seat == chair.seat)
        .values(covered_by=chair.covered_by, covered_since=chair.covered_since, covered_why=chair.covered_why)
        for chair in room.chairs
    ]
