"""Who is connected, where several workers share the tables: each writes who is connected to it, and all read that."""

import asyncio
import logging

from sqlalchemy import Executable

from saddlebag.table import rows
from saddlebag.table.errors import ReadOnly
from saddlebag.table.master import Master
from saddlebag.table.room import Room
from saddlebag.table.schema import presence
from saddlebag.table.store import Taken

RETRY_SECONDS = 1.0
GATHERING_SECONDS = 0.3
"""Who comes and goes within this time is written together."""

log = logging.getLogger("saddlebag.table")


class Presence:
    """Tells the other workers who comes and goes here. One worker alone on SQLite has nobody to tell."""

    def __init__(self, master: Master) -> None:
        self.master = master
        self.store = master.store
        self._changed: set[tuple[str, str]] = set()
        """Tables and guests to be written."""
        self._writing: asyncio.Task[None] | None = None

    def announce(self, room: Room, guest_id: str) -> None:
        """Somebody came or went; what changes meanwhile is written together."""
        if not self.store.is_postgres:
            return
        self._changed.add((room.id, guest_id))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_on())

    async def announce_all(self) -> None:
        """While the line to the database was cut the others may have taken this worker for dead."""
        await self.store.write(presence.delete().where(presence.c.worker == self.store.worker))
        for room in self.master.rooms.values():
            for guest_id in room.here:
                self.announce(room, guest_id)

    def close(self) -> None:
        """The others see that this worker is gone."""
        if self._writing is not None:
            self._writing.cancel()

    async def _write_on(self) -> None:
        while self._changed:
            changed = list(self._changed)
            self._changed.clear()
            await asyncio.gather(*(self._write(table_id, guest_id) for table_id, guest_id in changed))
            await asyncio.sleep(GATHERING_SECONDS)

    async def _write(self, table_id: str, guest_id: str) -> None:
        try:
            await self.store.write(self._row(table_id, guest_id), news=table_id, kind="present")
        except Taken:
            pass  # the table itself is gone
        except ReadOnly as error:
            log.warning("Who is at table %s could not be written: %s", table_id, error)
            self._changed.add((table_id, guest_id))
            await asyncio.sleep(RETRY_SECONDS)

    def _row(self, table_id: str, guest_id: str) -> Executable:
        room = self.master.rooms.get(table_id)
        found = None if room is None else room.here.get(guest_id)
        if found is None:
            return presence.delete().where(
                presence.c.worker == self.store.worker,
                presence.c.table_id == table_id,
                presence.c.guest_id == guest_id,
            )
        return rows.put_presence(self.store, table_id, guest_id, found.watching)
