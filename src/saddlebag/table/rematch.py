"""Once more: a new table for the same people, their seats moved on by one and kept for them."""

from typing import Any

import msgspec

from saddlebag.engine.options import dealt_by_the_table, with_choices
from saddlebag.table import rows
from saddlebag.table.chairs import Chair
from saddlebag.table.errors import Forbidden, NotNow
from saddlebag.table.lobby import Lobby
from saddlebag.table.messages import TableInfo
from saddlebag.table.news import Changed
from saddlebag.table.project import table_info
from saddlebag.table.recalled import NextMatch
from saddlebag.table.room import Room
from saddlebag.table.schema import invited, table
from saddlebag.table.seating import Guest, together_or_apart
from saddlebag.table.store import Statement


class Rematches:
    """Asks the people of a finished match whether they play again."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.master = lobby.master
        self.store = lobby.store

    async def wish(self, table_id: str, guest: Guest, come: bool) -> TableInfo:
        """Somebody who played wants to play again, or not. The first makes the table, the others come along."""
        return await self.master.whole(self._wish(table_id, guest, come))

    async def _wish(self, table_id: str, guest: Guest, come: bool) -> TableInfo:
        async with self.master.locked(table_id) as room:
            if not room.chairs_of(guest.id):
                raise Forbidden("Only those who played this match can ask for another one.")
            if room.status != "over":
                raise NotNow("The match is not over yet; you can ask for another one when it is.")
            found = await self._standing(room)
            if found is None and not come:
                raise NotNow("Nobody has asked for another match, so there is nothing to decline.")
            if found is None:
                return await self._make(room, guest)
        info = await (self._come(found.table, guest) if come else self._stay(found.table, guest))
        async with self.master.locked(table_id) as room:
            if room.rematch is not None and guest.id not in room.rematch.answered:
                room.rematch.answered.append(guest.id)
                await self.store.write(asked_for(room.id, room.rematch), news=room.id)
                self.master.tell(room, Changed())
        return info

    async def _standing(self, room: Room) -> NextMatch | None:
        """The next match of the same people, unless its table is gone or it is over."""
        row = None if room.rematch is None else await rows.find_table(self.store, room.rematch.table)
        return None if row is None or row.status == "over" else room.rematch

    async def _come(self, table_id: str, guest: Guest) -> TableInfo:
        """Take the seat that is kept; whoever sits there already just goes there, and who is late may watch."""
        async with self.master.locked(table_id) as room:
            waits = room.status == "waiting" and not room.chairs_of(guest.id)
            if not waits or all(chair.kind != "open" for chair in room.chairs):
                return table_info(room, guest.id)
        return await self.lobby.join(table_id, guest, None, None)

    async def _stay(self, table_id: str, guest: Guest) -> TableInfo:
        """The seat that was kept is for anybody from now on."""
        async with self.master.locked(table_id) as room:
            kept = [chair for chair in room.chairs if chair.kept_for == guest.id]
            if not kept:
                raise NotNow("No seat is kept for you there.")
            for chair in kept:
                chair.free()
            await self.lobby.write_chairs(room, kept)
            return table_info(room, guest.id)

    async def _make(self, room: Room, guest: Guest) -> TableInfo:
        """The same table with the seats moved on by one: the asker sits, for the other people seats are kept."""
        chairs = moved_on(room, guest)
        others = {chair.kept_for for chair in chairs if chair.kept_for is not None}
        options: Any = with_choices(room.options, [chair.chosen for chair in chairs])
        together_or_apart(options, chairs)

        def more(table_id: str) -> list[Statement]:
            return [
                *(invited.insert().values(table_id=table_id, guest_id=guest_id) for guest_id in sorted(others)),
                asked_for(room.id, NextMatch(table_id, guest.id, [guest.id])),
            ]

        made = await self.lobby.open(
            room.game, options, chairs, guest, private=room.private, pace=room.pace, terms=room.terms, more=more
        )
        room.rematch = NextMatch(made.id, guest.id, [guest.id])
        self.master.tell(room, Changed())
        return made


def asked_for(table_id: str, following: NextMatch) -> Statement:
    """What is kept beside a finished match of the next one."""
    return table.update().where(table.c.id == table_id).values(rematch=msgspec.json.encode(following).decode())


def moved_on(room: Room, guest: Guest) -> list[Chair]:
    """Everybody one seat further, with what they chose for their seat where the table does not deal it."""
    seats = len(room.chairs)
    dealt = bool(dealt_by_the_table(room.options))
    chairs: list[Chair] = []
    for seat in range(seats):
        before = room.chairs[seat - 1]
        choices = None if dealt else before.choices
        if before.kind == "bot":
            chairs.append(Chair(seat, "bot", None, before.name, before.bot, choices=choices))
        elif before.guest_id == guest.id:
            chairs.append(Chair(seat, "person", guest.id, before.name, choices=choices))
        elif before.guest_id is None:
            chairs.append(Chair(seat, "open", None, ""))
        else:
            chairs.append(Chair(seat, "open", None, before.name, choices=choices, kept_for=before.guest_id))
    return chairs
