"""Deadlines of all tables in one heap, one timer for the nearest of them, and what is done now and then.

Only one worker keeps the time. A table has one entry: when it comes due too early, because somebody has moved since, it
is put back with its new deadline. So a move costs nothing but a look into a dict.
"""

import asyncio
import heapq
import logging
from collections.abc import Coroutine
from typing import Any

from saddlebag.table import rows
from saddlebag.table.absence import Absences
from saddlebag.table.acts import EndedByTable
from saddlebag.table.clocks import deadline, now
from saddlebag.table.company import later
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.master import Master
from saddlebag.table.news import News, Present, Spoken, UndoAsked
from saddlebag.table.room import Room
from saddlebag.table.schema import table
from saddlebag.table.store import Store, Taken

BEAT_SECONDS = 5.0
MISSED_BEATS = 3
GRACE_MS = 30_000
"""After a time without a server clocks stand still a little longer, until people are back."""
SWEEP_SECONDS = 3600.0
LEFT_DAYS, NOTICE_DAYS = 23, 7
"""A table that all have left for so long is put away, so many days after that is said."""
RETRY_MS = 2000
NEVER = 2**62

log = logging.getLogger("saddlebag.table")


class Timekeeper:
    """Sees to it that clocks run out when they do, also at tables that nobody looks at."""

    def __init__(self, master: Master, absences: Absences) -> None:
        self.master = master
        self.store = master.store
        self.absences = absences
        self.active = False
        self._due: dict[str, int] = {}
        """When something is to be done at a table; the heap may hold an earlier time."""
        self._queued: dict[str, int] = {}
        """The time that counts of those that the heap holds for a table."""
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        master.listeners.append(self._hear)

    async def begin(self) -> None:
        """Keep the time of all tables from now on."""
        for task in self._tasks:  # of an earlier time in which this worker kept it
            task.cancel()
        self.active = True
        self._start(self._begin())

    async def _begin(self) -> None:
        for table_id in await rows.with_clocks(self.store):
            await self.look(table_id)
        self._start(self._beat_on())
        self._start(self._sweep_on())

    async def close(self) -> None:
        """Stop, and say until when there was a server."""
        self.active = False
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._beat()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- deadlines --------------------------------------------------------------------------------------------------

    def _hear(self, room: Room, news: News) -> None:
        if self.active and room.terms.clock is not None and not isinstance(news, Spoken | UndoAsked | Present):
            self.watch(room)

    async def look(self, table_id: str) -> None:
        """See when something is to be done at a table, which another worker may have changed."""
        if not self.active:
            return
        try:
            async with self.master.locked(table_id) as room:
                self.watch(room)
        except NotFound:
            self._due.pop(table_id, None)
        except ReadOnly:
            self._set(table_id, now() + RETRY_MS)

    def watch(self, room: Room) -> None:
        """Know when the next clock of a table runs out."""
        playing = room.status == "playing" and room.match is not None
        when = deadline(room.clocks) if playing and room.clocks is not None else None
        if when is None:
            self._due.pop(room.id, None)
        else:
            self._set(room.id, when)

    def _set(self, table_id: str, when: int) -> None:
        self._due[table_id] = when
        if when < self._queued.get(table_id, NEVER):
            self._queued[table_id] = when
            heapq.heappush(self._heap, (when, table_id))
            if self._heap[0] == (when, table_id):
                self._wait()

    def _wait(self) -> None:
        """One timer, for the nearest deadline."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._heap and self.active:
            seconds = max(0.0, (self._heap[0][0] - now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(seconds, SWEEP_SECONDS), self._ring)

    def _ring(self) -> None:
        """Take from the heap what is due; what was put off meanwhile goes back."""
        moment = now()
        while self._heap and self._heap[0][0] <= moment:
            when, table_id = heapq.heappop(self._heap)
            if self._queued.get(table_id) != when:
                continue
            del self._queued[table_id]
            due = self._due.get(table_id, NEVER)
            if due <= moment:
                del self._due[table_id]
                self._start(self._time_out(table_id))
            elif due < NEVER:
                self._set(table_id, due)
        self._wait()

    async def _time_out(self, table_id: str) -> None:
        try:
            await self.absences.time_out(table_id)
        except (NotFound, Taken):
            pass  # it is gone, or another worker was first
        except ReadOnly as error:
            log.warning("A clock at table %s waits: %s", table_id, error)
            self._set(table_id, now() + RETRY_MS)
            return
        except Exception:
            log.exception("A clock that ran out at table %s could not be dealt with", table_id)
            return
        await self.look(table_id)

    # --- that there is a server -------------------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        """Say now and then that a server is there, as long as some clock runs."""
        while True:
            if self._due:
                await self._beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        try:
            await self.store.write(rows.put_beat(self.store, now()))
        except ReadOnly as error:
            log.warning("That the server is running could not be written: %s", error)

    # --- tables that all have left ----------------------------------------------------------------------------------

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except ReadOnly as error:
                log.warning("Tables that were left could not be put away: %s", error)
            except Exception:
                log.exception("Tables that were left could not be put away")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Say of tables left by all that they will be put away, and put away those of which it was said in time."""
        moment = rows.now()
        for row in await rows.forgotten(self.store, later(moment, days=-LEFT_DAYS)):
            if (room := self.master.rooms.get(row.id)) is not None and room.somebody_there:
                continue
            if row.put_away_at is None:
                then = later(moment, days=NOTICE_DAYS)
                await self.store.write(table.update().where(table.c.id == row.id).values(put_away_at=then), news=row.id)
            elif row.put_away_at <= moment:
                await self._put_away(row.id)

    async def _put_away(self, table_id: str) -> None:
        async with self.master.locked(table_id) as room:
            if room.somebody_there:
                return
            if room.status == "waiting":
                await self.store.write(
                    table.delete().where(table.c.id == table_id, table.c.status == "waiting"), news=table_id
                )
                self.master.forget(room)
            elif room.status == "playing":
                await self.absences.end(room, EndedByTable("put_away", ""))


async def mind_the_gap(store: Store) -> None:
    """Write down for how long there was no server, before anybody is served: meanwhile no clock ran."""
    last, moment = await rows.last_beat(store), now()
    others = MISSED_BEATS * BEAT_SECONDS * 1000 if store.is_postgres else 0
    """On PostgreSQL another worker may have been there all the time."""
    if last is not None and moment - last > others:
        await store.write(rows.put_outage(store, last, moment + GRACE_MS))
