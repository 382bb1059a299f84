"""Films of finished matches: made beside the play right after the end, or when a table without one is next opened."""

import asyncio
import logging
from collections import OrderedDict

from sqlalchemy import Executable

from saddlebag.engine.events import Event
from saddlebag.engine.result import Result
from saddlebag.table import rows
from saddlebag.table.errors import NotFound, NotNow, ReadOnly
from saddlebag.table.film import Beside, Film, ending, film_of, seat_of, viewer_of
from saddlebag.table.log import Telling, read_log, told
from saddlebag.table.master import Master
from saddlebag.table.room import AnyMatch, Room

KEPT = 32
CLOSING_SECONDS = 3.0

log = logging.getLogger("saddlebag.table")


class Cinema:
    """Makes and shows the films of all tables."""

    def __init__(self, master: Master) -> None:
        self.store = master.store
        self._lately: OrderedDict[tuple[str, int], Film] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        """Playing whole matches again takes a core; the tables under way need it more."""
        self._tasks: set[asyncio.Task[None]] = set()
        master.finished.append(self._begin)

    def _begin(self, room: Room) -> None:
        if room.match is not None:
            task = asyncio.create_task(self._shoot(room, room.match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """The server may stop for other rules, so what has begun is finished; the rest is made another time."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _shoot(self, room: Room, match: AnyMatch) -> None:
        try:
            await self.shoot(room, match)
        except ReadOnly as error:
            log.warning("The film of table %s could not be written: %s", room.id, error)
        except Exception:
            log.exception("The film of table %s could not be made", room.id)

    async def shoot(self, room: Room, match: AnyMatch) -> None:
        """Make the film of a match that is over, unless it was made meanwhile."""
        async with self._one_at_a_time:
            if room.endings:
                return
            takes = await asyncio.to_thread(film_of, match, Beside(await self._acts(room, match)))
            await self.store.write(*(rows.put_take(self.store, room.id, *take) for take in takes))
            room.endings = {seat_of(take.viewer): ending(take.last) for take in takes}

    async def takes(self, room: Room, match: AnyMatch, result: Result, last: Event) -> list[Executable]:
        """What is to be written of a match that its table ends, with what the log tells of that."""
        acts = await self._acts(room, match)
        acts.setdefault(match.decisions, []).extend(told([last], len(room.chairs)))
        takes = await asyncio.to_thread(film_of, match, Beside(acts, result))
        return [rows.put_take(self.store, room.id, *take) for take in takes]

    async def _acts(self, room: Room, match: AnyMatch) -> dict[int, list[Telling]]:
        """What the log tells beside the match, by the decision after which it happened."""
        seats = len(room.chairs)
        found: dict[int, list[Telling]] = {}
        if room.removals:
            found[0] = told([each.event for each in room.removals], seats)
        made_elsewhere = room.decisions - match.decisions
        for row in await rows.notes_of(self.store, room.id):
            at = min(max(0, (row.decisions or 0) - made_elsewhere), match.decisions)
            found.setdefault(at, []).extend(read_log(room.game, seats, row.events, row.words))
        return found

    async def film(self, room: Room, seat: int | None) -> Film:
        """What a viewer saw of a finished match."""
        key = (room.id, viewer_of(seat))
        if key not in self._lately:
            if not room.endings and room.match is not None:
                await self.shoot(room, room.match)
            row = await rows.strip_of(self.store, *key)
            if row is None:
                raise no_film(room, seat)
            self._lately[key] = await asyncio.to_thread(Film, seat, row.strip)
            while len(self._lately) > KEPT:
                self._lately.popitem(last=False)
        self._lately.move_to_end(key)
        return self._lately[key]


def no_film(room: Room, seat: int | None) -> NotFound | NotNow:
    """Why there is nothing to see."""
    if seat is not None and seat >= len(room.chairs):
        return NotFound(f"There is no seat {seat}; the seats are 0 to {len(room.chairs) - 1}.")
    why = "" if room.standstill is None else f" {room.standstill.reason}"
    return NotNow(f"The rules have changed, so this match cannot be shown again.{why} You can still save its record.")
