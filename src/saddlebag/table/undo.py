"""Undo: at once while it is free, by consent of the others after that, and always in the log."""

import asyncio

import msgspec

from saddlebag.table import rows
from saddlebag.table.errors import Forbidden, NotNow
from saddlebag.table.log import TakenBack, write_events
from saddlebag.table.master import Master
from saddlebag.table.messages import UndoState
from saddlebag.table.news import Changed, UndoAsked, Undone
from saddlebag.table.room import STANDING, AnyMatch, Room, UndoRequest
from saddlebag.table.schema import move, table


class Undo:
    """Takes decisions back, at the tables of a master."""

    def __init__(self, master: Master) -> None:
        self.master = master

    async def ask(self, table_id: str, guest_id: str, seat: int) -> UndoState:
        """Take back one's last choice: at once when that is free or nobody else plays, else by consent."""
        return await self.master.whole(self._ask(table_id, guest_id, seat))

    async def _ask(self, table_id: str, guest_id: str, seat: int) -> UndoState:
        async with self.master.locked(table_id) as room:
            room.own_chair(seat, guest_id)
            back_to = last_choice(room, seat)
            others = list(room.others(guest_id))
            if not others or room.free_back_to(seat, back_to):
                await self._take_back(room, seat, back_to)
                return UndoState(True, [])
            room.pending = UndoRequest(seat, guest_id, room.number, [])
            await self._write_pending(room)
            self.master.tell(room, UndoAsked(seat))
            self.master.tell(room, Changed())
            return UndoState(False, [chair.seat for chair in others])

    async def answer(self, table_id: str, guest_id: str, seat: int, agree: bool) -> UndoState:
        """Agree that another takes back his choice, or not."""
        return await self.master.whole(self._answer(table_id, guest_id, seat, agree))

    async def _answer(self, table_id: str, guest_id: str, seat: int, agree: bool) -> UndoState:
        async with self.master.locked(table_id) as room:
            room.own_chair(seat, guest_id)
            pending = room.pending
            if pending is None or pending.number != room.number:
                raise NotNow("Nobody asks to take anything back now.")
            if pending.guest_id == guest_id and agree:
                raise Forbidden("The others must agree to this, not you.")
            if not agree:
                room.pending = None
                await self._write_pending(room)
                self.master.tell(room, Changed())
                return UndoState(False, [])
            pending.agreed.append(guest_id)
            missing = [each.seat for each in room.others(pending.guest_id) if each.guest_id not in pending.agreed]
            if missing:
                await self._write_pending(room)
                return UndoState(False, missing)
            await self._take_back(room, pending.seat, last_choice(room, pending.seat))
            return UndoState(True, [])

    async def _write_pending(self, room: Room) -> None:
        pending = None if room.pending is None else msgspec.json.encode(room.pending).decode()
        try:
            await self.master.store.write(
                table.update().where(table.c.id == room.id).values(pending=pending), news=room.id
            )
        except BaseException:
            room.loaded = False
            raise

    async def _take_back(self, room: Room, seat: int, back_to: int) -> None:
        """Return to an earlier decision; the log goes on with a row that says so."""
        match = room.playing()
        event = TakenBack(seat, room.game.seat_name(match.state, seat), room.decisions - back_to)
        try:
            if back_to == room.decisions - 1 and match.in_mid_act:
                match.undo()
            else:  # from the beginning, which takes its time in a long match
                match = await asyncio.to_thread(replayed, match, back_to)
            await self.master.store.write(
                move.insert().values(
                    table_id=room.id,
                    n=room.number,
                    kind="undo",
                    seat=seat,
                    answer="",
                    choices=0,
                    back_to=back_to,
                    decisions=back_to,
                    line=room.next_line,
                    events=write_events([event]),
                    at=rows.now(),
                ),
                rows.put_snapshot(self.master.store, room.id, room.number + 1, match.to_json()),
                table.update().where(table.c.id == room.id).values(pending=None),
                news=room.id,
            )
        except BaseException:
            room.loaded = False
            raise
        room.match, room.pending = match, None
        room.forget(back_to)
        room.remember(room.number, STANDING, [event], room.next_line)
        room.number += 1
        room.saved = room.number
        self.master.tell(room, Undone())
        self.master.tell(room, Changed())


def last_choice(room: Room, seat: int) -> int:
    """The decision that an undo takes back."""
    room.playing()
    found = room.last_choice(seat)
    if found is None:
        raise NotNow("This seat has not decided anything yet, so nothing can be taken back.")
    return found


def replayed(match: AnyMatch, decisions: int) -> AnyMatch:
    """The match as it stood after so many decisions."""
    assert match.seed is not None
    again = match.game.start(match.state.options, match.seed)
    for text in match.record().decisions[:decisions]:
        again.apply(text)
    return again
