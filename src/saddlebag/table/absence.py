"""People who are not there: what the others may do about them, clocks that run out, seats that are handed back."""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any

import msgspec

from saddlebag.engine.result import Result
from saddlebag.table import rows
from saddlebag.table.acts import EndedByTable, span
from saddlebag.table.chairs import DEFAULT_BOT, Chair
from saddlebag.table.cinema import Cinema
from saddlebag.table.clocks import now, run_out
from saddlebag.table.covering import cover, hand_back
from saddlebag.table.errors import Forbidden, NotFound, NotNow, ReadOnly
from saddlebag.table.master import Master
from saddlebag.table.messages import TableInfo
from saddlebag.table.news import Changed, News, Present, Reloaded
from saddlebag.table.project import table_info
from saddlebag.table.room import Room
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.schema import table
from saddlebag.table.store import Taken

log = logging.getLogger("saddlebag.table")


class Absences:
    """Acts by what each table agreed on, at the tables of a master."""

    def __init__(self, master: Master, cinema: Cinema) -> None:
        self.master = master
        self.store = master.store
        self.cinema = cinema
        self._tasks: set[asyncio.Task[None]] = set()
        master.listeners.append(self._hear)

    # --- who comes and goes -----------------------------------------------------------------------------------------

    def _hear(self, room: Room, news: News) -> None:
        if isinstance(news, Present) and room.loaded and room.status != "over":
            for guest_id in {chair.guest_id for chair in room.chairs if chair.guest_id is not None}:
                self._notice(room, guest_id)

    def _notice(self, room: Room, guest_id: str) -> None:
        """Write down when somebody goes away; when they come back they have their seat again."""
        own, there = room.chairs_of(guest_id), room.is_there(guest_id)
        if there == (own[0].left_at is None):
            return
        for chair in own:
            chair.left_at = None if there else rows.now()
        self._begin(self._write_left(room.id, guest_id, own[0].left_at))
        if room.put_away_at is not None:
            room.put_away_at = None
            self._begin(self._keep(room.id))
        if there and any(chair.covered_why is not None for chair in own):
            self._begin(self.come_back(room.id, guest_id))

    async def _write_left(self, table_id: str, guest_id: str, moment: str | None) -> None:
        mine = (seat_table.c.table_id == table_id, seat_table.c.guest_id == guest_id)
        await self.store.write(seat_table.update().where(*mine).values(left_at=moment))

    async def _keep(self, table_id: str) -> None:
        """A table to which somebody came is not put away."""
        await self.store.write(table.update().where(table.c.id == table_id).values(put_away_at=None))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it, so whatever goes wrong is only written down."""
        try:
            await self.master.whole(work)
        except (NotFound, Taken):
            pass  # the table is gone, or another worker was first
        except ReadOnly as error:
            log.warning("Who comes and goes could not be written: %s", error)
        except Exception:
            log.exception("Who comes and goes could not be dealt with")

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def come_back(self, table_id: str, guest_id: str) -> None:
        """Whoever returns has their seat back at the next question."""
        async with self.master.locked(table_id) as room:
            for chair in room.chairs_of(guest_id):
                if chair.covered_why is not None and room.status == "playing" and room.match is not None:
                    await hand_back(self.master, room, chair)

    # --- what the others may do -------------------------------------------------------------------------------------

    async def act(self, table_id: str, guest_id: str, seat: int) -> TableInfo:
        """Somebody at the table does what it agreed on about another who has been away for too long."""
        return await self.master.whole(self._act(table_id, guest_id, seat))

    async def _act(self, table_id: str, guest_id: str, seat: int) -> TableInfo:
        async with self.master.locked(table_id) as room:
            match, chair = room.playing(), room.chair(seat)
            own = next((each for each in room.voters() if each.guest_id == guest_id), None)
            if own is None:
                raise Forbidden("Only someone who is playing at this table can do that.")
            check_away(room, chair, guest_id)
            by = room.game.seat_name(match.state, own.seat)
            try:
                if room.terms.absence == "end":
                    name = room.game.seat_name(match.state, seat)
                    await self.end(room, EndedByTable("absence", name, by), [seat])
                else:
                    await cover(self.master, room, chair, DEFAULT_BOT, "away", by)
            except Taken:
                raise NotNow("The table has moved on; try again.") from None
            return table_info(room, guest_id)

    # --- clocks -----------------------------------------------------------------------------------------------------

    async def time_out(self, table_id: str) -> None:
        """Do what a table agreed on about those whose clocks have run out."""
        await self.master.whole(self._time_out(table_id))

    async def _time_out(self, table_id: str) -> None:
        async with self.master.locked(table_id) as room:
            if room.status != "playing" or room.match is None or room.clocks is None:
                return
            late = run_out(room.clocks, now())
            if late and room.terms.absence == "end":
                names = [room.game.seat_name(room.match.state, seat) for seat in late]
                await self.end(room, EndedByTable("time", " and ".join(names)), late)
                return
            for seat in late:
                await cover(self.master, room, room.chairs[seat], DEFAULT_BOT, "slow")

    # --- endings ----------------------------------------------------------------------------------------------------

    async def end(self, room: Room, event: EndedByTable, last: Collection[int] = ()) -> None:
        """End a match without a winner; who was away or too slow is last. Its film is written with it. Under the
        room's lock."""
        seats = range(len(room.chairs))
        apart = bool(last) and not room.options.together()
        ranks = [len(seats) - len(last) + 1 if apart and seat in last else 1 for seat in seats]
        result = Result([0 for _ in seats], ranks, [], event.sentence(), "", event.why)
        match, film = room.match, []
        if match is not None:
            film = await self.cinema.takes(room, match, result, event)
        kept = msgspec.json.encode(result).decode()
        await self.master.logbook.add(room, event, match, *film, status="over", result=kept)
        self.master.tell(room, Reloaded())
        self.master.tell(room, Changed())


def check_away(room: Room, chair: Chair, guest_id: str) -> None:
    """NotNow unless somebody else has kept the table waiting for longer than it agreed on."""
    match, name = room.playing(), chair.name
    if chair.guest_id == guest_id:
        raise Forbidden("This is your own seat; let a bot play it, or resign.")
    if chair.kind != "person" or chair.covered_by is not None:
        raise NotNow("A bot is playing this seat, so nobody is waiting for it.")
    if room.terms.absence == "wait":
        raise NotNow("This table agreed to wait for whoever is away.")
    if chair.seat not in match.actors:
        raise NotNow(f"Nobody is waiting for {name} right now.")
    allowed = room.away_too_long(chair, room.terms.away_minutes)
    if allowed is None:
        raise NotNow(f"{name} is here.")
    seconds = rows.seconds_until(allowed)
    if seconds > 0:
        agreed = span(room.terms.away_minutes * 60)
        raise NotNow(f"This table agreed to wait {agreed} for whoever is away; try again in {span(seconds)}.")
