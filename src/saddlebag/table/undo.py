"""Undo: at once while it is free, by consent of the others after that, as practice where there are none, and always in
the log."""

import asyncio
import time

import msgspec

from saddlebag.engine.events import Event
from saddlebag.table import rows
from saddlebag.table.clocks import write_clocks
from saddlebag.table.consent import Refusal, UndoRequest, check_may_ask, standing
from saddlebag.table.errors import Forbidden, NotNow
from saddlebag.table.limits import Rate
from saddlebag.table.log import Practice, TakenBack, told, write_events, write_seats, write_words
from saddlebag.table.master import Master
from saddlebag.table.messages import UndoState
from saddlebag.table.news import Changed, UndoAsked, Undone
from saddlebag.table.room import LEFT, STANDING, AnyMatch, Room
from saddlebag.table.schema import move, table
from saddlebag.table.schema import seat as chair


class Undo:
    """Takes decisions back, at the tables of a master."""

    def __init__(self, master: Master) -> None:
        self.master = master
        self._requests = Rate("requests to take something back", 4, 15.0)

    async def ask(self, table_id: str, guest_id: str, seat: int, practice: bool = False) -> UndoState:
        """Take back one's last choice: at once while that is free, else by consent; where nobody can be asked, as
        practice."""
        return await self.master.whole(self._ask(table_id, guest_id, seat, practice))

    async def _ask(self, table_id: str, guest_id: str, seat: int, practice: bool) -> UndoState:
        async with self.master.locked(table_id) as room:
            room.own_chair(seat, guest_id)
            back_to = last_choice(room, seat)
            if room.free_back_to(seat, back_to):
                await self._take_back(room, seat, back_to)
                return UndoState(True, [])
            if room.affected(guest_id, back_to):
                return await self._request(room, guest_id, seat, back_to)
            if not practice and not room.practice:
                return UndoState(False, [], only_as_practice=True)
            await self._take_back(room, seat, back_to, practice=True)
            return UndoState(True, [])

    async def _request(self, room: Room, guest_id: str, seat: int, back_to: int) -> UndoState:
        """Ask those whom it concerns, unless they are asked already or have refused a short while ago."""
        waiting = [chair.seat for chair in room.still_asked()]
        if waiting and room.pending:
            if (room.pending.guest_id, room.pending.back_to) == (guest_id, back_to):
                return UndoState(False, waiting)
            if room.pending.guest_id != guest_id:
                raise NotNow("Someone else has asked to take something back; answer that first.")
        now = time.time()
        room.refusals = standing(room.refusals, now)
        check_may_ask(room.refusals, guest_id, back_to, now)
        self._requests.take(f"{room.id} {guest_id}")
        room.pending = UndoRequest(seat, guest_id, [], back_to, room.decisions)
        await self._write_pending(room)
        self.master.tell(room, UndoAsked(seat))
        self.master.tell(room, Changed())
        return UndoState(False, [chair.seat for chair in room.still_asked()])

    async def answer(self, table_id: str, guest_id: str, seat: int, agree: bool) -> UndoState:
        """Agree that another takes back their choice, or not; who asked withdraws the request."""
        return await self.master.whole(self._answer(table_id, guest_id, seat, agree))

    async def _answer(self, table_id: str, guest_id: str, seat: int, agree: bool) -> UndoState:
        async with self.master.locked(table_id) as room:
            own = room.own_chair(seat, guest_id)
            pending, asked = room.pending, room.still_asked()
            if pending is None or not asked:
                raise NotNow("Nobody is asking to take anything back.")
            if pending.guest_id == guest_id and agree:
                raise Forbidden("The other players must agree to this, not you.")
            if pending.guest_id != guest_id and guest_id not in {each.guest_id for each in asked}:
                raise Forbidden(
                    "Your consent is not needed: these decisions were made without you, or you have already agreed."
                )
            if agree:
                return await self._agree(room, pending, guest_id)
            if pending.guest_id != guest_id:
                room.refusals.append(Refusal(pending.guest_id, own.name, pending.back_to, time.time()))
            room.pending = None
            await self._write_pending(room)
            self.master.tell(room, Changed())
            return UndoState(False, [])

    async def _agree(self, room: Room, pending: UndoRequest, guest_id: str) -> UndoState:
        pending.agreed.append(guest_id)
        missing = room.still_asked()
        if not missing:
            await self._take_back(room, pending.seat, pending.back_to)
            return UndoState(True, [])
        await self._write_pending(room)
        self.master.tell(room, Changed())
        return UndoState(False, [chair.seat for chair in missing])

    async def _write_pending(self, room: Room) -> None:
        pending = None if room.pending is None else msgspec.json.encode(room.pending).decode()
        refusals = msgspec.json.encode(room.refusals).decode()
        try:
            await self.master.store.write(
                table.update().where(table.c.id == room.id).values(pending=pending, refusals=refusals), news=room.id
            )
        except BaseException:
            room.loaded = False
            raise

    async def _take_back(self, room: Room, seat: int, back_to: int, practice: bool = False) -> None:
        """Return to an earlier decision; the log goes on with a row that says so."""
        match = room.playing()
        name = room.game.seat_name(match.state, seat)
        events: list[Event] = [TakenBack(seat, name, room.decisions - back_to)]
        if practice and not room.practice:
            events.append(Practice(seat, name))
        room.practice = room.practice or practice
        tellings = told(events, len(room.chairs))
        try:
            if back_to == room.decisions - 1 and match.in_mid_act:
                match.undo()
            else:  # from the beginning, which takes its time in a long match
                match = await asyncio.to_thread(replayed, match, room.decisions - back_to)
            clocks = room.clocks_then(match.actors, undone_by=seat)
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
                    events=write_events(tellings),
                    words=write_words(tellings),
                    waits_for=write_seats(match.actors),
                    clocks=write_clocks(clocks),
                    at=(moment := rows.now()),
                ),
                rows.put_snapshot(self.master.store, room.id, room.number + 1, match.to_json()),
                table.update().where(table.c.id == room.id).values(pending=None, practice=room.practice),
                chair.update()
                .where(chair.c.table_id == room.id, chair.c.covered_since > back_to)
                .values(covered_since=back_to),
                news=room.id,
            )
        except BaseException:
            room.loaded = False
            raise
        room.match, room.pending = match, None
        room.clocks, room.last = clocks, moment
        room.forget(back_to)
        room.remember(room.number, STANDING, tellings, room.next_line)
        room.number += 1
        room.saved = room.number
        self.master.tell(room, Undone())
        self.master.tell(room, Changed())


def last_choice(room: Room, seat: int) -> int:
    """The decision that an undo takes back."""
    room.playing()
    found = room.last_choice(seat)
    if found is None:
        left = " since somebody left" if any(each.choices == LEFT for each in room.deciders) else " yet"
        raise NotNow(f"This seat has not decided anything{left}, so nothing can be taken back.")
    return found


def replayed(match: AnyMatch, without: int) -> AnyMatch:
    """The match as it stood before its last decisions."""
    again = match.beginning()
    for text in match.texts()[: match.decisions - without]:
        again.apply(text)
    return again
