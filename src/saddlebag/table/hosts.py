"""What whoever made a table may do with it: free a seat before the match, and close it."""

from saddlebag.table.absence import Absences
from saddlebag.table.acts import EndedByTable, RemovedByHost
from saddlebag.table.errors import Forbidden, NotNow
from saddlebag.table.log import Removal, write_removals
from saddlebag.table.master import Master
from saddlebag.table.messages import TableInfo
from saddlebag.table.news import Changed
from saddlebag.table.project import is_host, table_info
from saddlebag.table.room import Room
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.schema import table
from saddlebag.table.seating import Guest


class Hosts:
    """The hosts of the tables of a master."""

    def __init__(self, master: Master, absences: Absences) -> None:
        self.master = master
        self.store = master.store
        self.absences = absences

    async def remove(self, table_id: str, guest: Guest, seat: int) -> TableInfo:
        """The host frees the seat of somebody, who cannot sit down here again; the log of the match will tell it."""
        return await self.master.whole(self._remove(table_id, guest, seat))

    async def _remove(self, table_id: str, guest: Guest, seat: int) -> TableInfo:
        async with self.master.locked(table_id) as room:
            only_host(room, guest)
            chair = room.chair(seat)
            if room.status != "waiting":
                raise NotNow("The match has begun, so nobody can be removed; the table's rule for absence applies now.")
            if chair.kind != "person" or chair.guest_id is None:
                raise NotNow("Nobody sits there who could be removed.")
            if chair.guest_id == guest.id:
                raise NotNow("This is your own seat; leave the table, or close it.")
            told = RemovedByHost(chair.name, room.name_of(guest.id, guest.name))
            removals = [*room.removals, Removal(chair.guest_id, told)]
            chair.free()
            theirs = (seat_table.c.table_id == room.id, seat_table.c.seat == seat)
            await self.store.write(
                seat_table.update().where(*theirs).values(**vars(chair)),
                table.update().where(table.c.id == room.id).values(removed=write_removals(removals)),
                news=room.id,
            )
            await self.master.load(room)
            self.master.tell(room, Changed())
            return table_info(room, guest.id)

    async def close(self, table_id: str, guest: Guest) -> TableInfo:
        """The host closes a table: before the match it is gone; later the match ends without a winner, if nobody else
        is playing it."""
        return await self.master.whole(self._close(table_id, guest))

    async def _close(self, table_id: str, guest: Guest) -> TableInfo:
        async with self.master.locked(table_id) as room:
            only_host(room, guest)
            if room.status == "over":
                raise NotNow("The match is over; there is nothing left to close.")
            if room.status == "waiting":
                waits = (table.c.id == room.id, table.c.status == "waiting")
                await self.store.write(table.delete().where(*waits), news=room.id)
                info = table_info(room, guest.id)
                self.master.forget(room)
                return info
            others = [chair.name for chair in room.voters() if chair.guest_id != guest.id]
            if others:
                raise NotNow(f"{' and '.join(others)} still want to play; you can leave your seat to a bot, or resign.")
            await self.absences.end(room, EndedByTable("closed", room.name_of(guest.id, guest.name)))
            return table_info(room, guest.id)


def only_host(room: Room, guest: Guest) -> None:
    if not is_host(room, guest.id):
        raise Forbidden("Only whoever made this table can do that.")
