"""The master: accepts moves, keeps the log, tells the news. It knows no network; hot-seat, bots and tests use it too.

Everything that changes a table happens under the lock of its room and is on the disk before anybody hears of it.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable

from saddlebag.engine.actions import LEAVES, Action
from saddlebag.engine.errors import IllegalAction
from saddlebag.table import rows
from saddlebag.table.acts import ClocksStood
from saddlebag.table.chairs import Chair
from saddlebag.table.clocks import begun, now, read_clocks, run_out, write_clocks
from saddlebag.table.errors import Forbidden, Illegal, NotFound, NotNow, Stale, TooLate
from saddlebag.table.limits import Rate
from saddlebag.table.log import RulesUpdated, fingerprint, read_log, told, write_events, write_seats, write_words
from saddlebag.table.logbook import Logbook
from saddlebag.table.messages import Accepted, Move, Said, Why
from saddlebag.table.names import visible
from saddlebag.table.news import Changed, Closed, News, Played, Present, Reloaded, Spoken, Undone
from saddlebag.table.recalled import Decided
from saddlebag.table.room import LEFT, AnyMatch, Room
from saddlebag.table.schema import chat, table
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.store import NewsKind, Statement, Store, Taken
from saddlebag.table.turns import Haste

KEPT_ROOMS = 1000
NO_TABLE = "There is no such table."
MOVES_BETWEEN_SNAPSHOTS = 12

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

T = TypeVar("T")


class Locked:
    """A table while one has it to oneself. A class of its own because every move needs one."""

    def __init__(self, master: "Master", table_id: str) -> None:
        self.master = master
        self.table_id = table_id

    async def __aenter__(self) -> Room:
        while True:
            room = await self.master.room(self.table_id)
            await room.lock.acquire()
            if self.master.rooms.get(self.table_id) is room:
                break
            room.lock.release()  # it was forgotten while we waited
        self.room = room
        try:
            if not room.loaded:
                await self.master.load(room)
        except BaseException:
            room.lock.release()
            raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Master:
    """All tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.listeners: list[Callable[[Room, News], None]] = []
        self.moved: list[Callable[[Room], None]] = []
        """Who wants to know of moves that were accepted here."""
        self.finished: list[Callable[[Room], None]] = []
        """Who wants to know of matches that are over and not filmed yet."""
        self.logbook = Logbook(store, self.tell)
        self._talk = Rate("words", 20, 1.0)
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- rooms ----------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The table with this id, perhaps not loaded yet."""
        found = self.rooms.get(table_id)
        if found is None:
            row = await rows.find_table(self.store, table_id) if ID.fullmatch(table_id) else None
            if row is None:
                raise NotFound(NO_TABLE)
            found = self.rooms.setdefault(table_id, Room(row))
            self._make_space()
        self.rooms.move_to_end(table_id)
        return found

    def _make_space(self) -> None:
        """Forget tables at which nobody is; the store has them."""
        if len(self.rooms) <= KEPT_ROOMS:
            return
        for old in list(self.rooms.values())[: len(self.rooms) - KEPT_ROOMS]:
            if not old.lock.locked() and not old.here:
                del self.rooms[old.id]

    def locked(self, table_id: str) -> "Locked":
        """The table, loaded, with nobody else changing it: `async with master.locked(table_id) as room`."""
        return Locked(self, table_id)

    async def load(self, room: Room) -> None:
        """Read a table from the store, and show it to those who last saw another position. Under the room's lock."""
        shown = (room.number, room.status)
        await self._unless_gone(room, room.load(self.store))
        await self.start_if_full(room)
        await self.keep_retraced(room)
        await self.keep_time(room)
        if room.shown and shown != (room.number, room.status):
            self.tell(room, Reloaded())
            self.tell(room, Changed())
        room.shown = True
        self._finished(room)

    def _finished(self, room: Room) -> None:
        """A match that is over is filmed, now or when it is next opened."""
        if room.status == "over" and room.match is not None and not room.endings:
            for listener in self.finished:
                listener(room)

    async def start_if_full(self, room: Room) -> None:
        """The match begins when the last seat is taken and the last choice made. The server may have died before that
        was written."""
        if room.status != "waiting" or not room.ready:
            return
        match = room.game.start(room.match_options(), room.seed)
        opening = told([*(each.event for each in room.removals), *match.events], len(room.chairs))
        try:
            await self.store.write(
                rows.first_snapshot(self.store, room.id, room.base, match.to_json()),
                *rows.keep_choices(room.id, room.kept_choices()),
                table.update()
                .where(table.c.id == room.id, table.c.status == "waiting")
                .values(
                    status="playing",
                    opening=write_events(opening),
                    opening_words=write_words(opening),
                    waits_for=write_seats(match.actors),
                    clocks=write_clocks(begun(room.terms.clock, room.chairs, match.actors)),
                ),
                news=room.id,
            )
        except BaseException:
            room.loaded = False
            raise
        await room.load(self.store)

    async def keep_retraced(self, room: Room) -> None:
        """A match that our rules have just played again goes on with a save of ours; the log tells it once."""
        if room.match is None or room.retraced_from is None or room.status != "playing":
            return
        if room.retraced_from == room.game.version:  # the rules are the same, only the shape of saves is new
            await self.store.write(rows.put_snapshot(self.store, room.id, room.number, room.match.to_json()))
            room.saved, room.retraced_from = room.number, None
            return
        await self.logbook.add(room, RulesUpdated(room.game.version), room.match)

    async def keep_time(self, room: Room) -> None:
        """That no clock ran while no server was there is told once."""
        if room.stood and room.match is not None and room.status == "playing":
            with suppress(Taken):  # another worker was first, whose news is on its way
                await self.logbook.note(room, ClocksStood(room.stood // 1000), clocks=room.clocks)

    async def _unless_gone(self, room: Room, reading: Coroutine[Any, Any, None]) -> None:
        try:
            await reading
        except NotFound:
            self.forget(room)
            raise

    def forget(self, room: Room) -> None:
        """The table is gone."""
        room.loaded = False
        self.rooms.pop(room.id, None)
        self.tell(room, Closed())

    def tell(self, room: Room, news: News) -> None:
        for listener in self.listeners:
            listener(room, news)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if whoever asked has gone: a table never stops in the middle of a write."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait for what is being written."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- moves ----------------------------------------------------------------------------------------------------

    async def move(self, table_id: str, guest_id: str | None, wish: Move) -> Accepted:
        """A person answers the question of that number, once."""
        return await self.whole(self.accept(table_id, guest_id, wish))

    async def accept(self, table_id: str, guest_id: str | None, wish: Move) -> Accepted:
        """The same, for those who see to it that it is done whole."""
        async with self.locked(table_id) as room:
            chair = room.own_chair(wish.seat, guest_id)
            if wish.number > room.number:
                await self._read_on(room)  # seen by way of another worker, whose news is still on its way here
            if wish.number != room.number:
                return await self._again(room, wish)
            if too_late(room, chair):
                raise TooLate()
            if chair.covered_by is not None:
                raise Forbidden(f"A bot is playing seat {wish.seat}; take it back first.")
            try:
                await self.decide(room, wish.seat, wish.answer, wish.key, guest_id)
            except Taken:
                await self.load(room)
                return await self._again(room, wish)
            return Accepted(room.number, False)

    async def _again(self, room: Room, wish: Move) -> Accepted:
        """A move that is not for the present question: answered as the first time, or stale."""
        before = await rows.by_key(self.store, room.id, wish.seat, wish.key)
        if before is not None:
            return Accepted(before.n + 1, True)
        if too_late(room, room.chair(wish.seat)):
            raise TooLate()
        if wish.number < room.number:
            raise Stale(f"That answered question {wish.number}; the table is already at question {room.number}.")
        raise Stale(f"The table is only at question {room.number}, not yet at {wish.number}.")

    async def decide(
        self, room: Room, seat: int, answer: str, key: str | None = None, guest_id: str | None = None
    ) -> None:
        """Apply an answer of a guest or a bot, write it, tell it. Call it under the room's lock."""
        match = room.playing()
        try:
            action = match.option(answer, seat)
        except IllegalAction as error:
            raise Illegal(str(error)) from None
        label = match.describe(action).label
        await self._play(room, match, action, Decided(seat, guest_id, len(match.options)), label, key)

    async def leave(self, room: Room, chair: Chair, bot: str, name: str) -> None:
        """Somebody leaves their seat for good, whoever is asked: a decision like others, with a bot in the seat from
        then on. Call it under the room's lock."""
        match, seat, guest_id = room.playing(), chair.seat, chair.guest_id
        if seat in match.left:
            raise NotNow("This seat was left already.")
        mine = (seat_table.c.table_id == room.id, seat_table.c.seat == seat)
        values = dict.fromkeys(("guest_id", "covered_by", "covered_since", "covered_why", "left_at"))
        values |= {"kind": "bot", "bot": bot, "name": name}
        chair.kind = "bot"  # which has no clock
        await self._play(
            room,
            match,
            LEAVES,
            Decided(seat, guest_id, LEFT),
            f"{room.game.seat_name(match.state, seat)} leaves the match",
            None,
            seat_table.update().where(*mine).values(**values),
            table.update().where(table.c.id == room.id).values(pending=None),
        )
        for field, value in values.items():
            setattr(chair, field, value)
        room.pending = None
        if guest_id is not None:
            room.admitted.add(guest_id)
        self.tell(room, Changed())

    async def _play(
        self,
        room: Room,
        match: AnyMatch,
        action: Action,
        made: Decided,
        label: str,
        key: str | None,
        *more: Executable,
    ) -> None:
        """Make a decision, write it, tell it."""
        assert match.ask is not None
        made = made._replace(revealed=match.state.revelations())
        asked, before, seat = fingerprint(match.ask), len(match.events), made.seat
        try:
            if action is LEAVES:
                match.leave(seat)
            else:
                match.apply(action, seat)
        except BaseException:
            room.loaded = False
            raise
        number, tellings, at = room.number, told(match.events[before:], len(room.chairs)), rows.now()
        clocks = room.clocks_then(match.actors)
        try:
            await self.store.write(
                (
                    rows.NEW_MOVE,
                    {
                        "table_id": room.id,
                        "n": number,
                        "kind": "move",
                        "seat": seat,
                        "guest_id": made.guest_id,
                        "key": key,
                        "answer": action.text,
                        "choices": made.choices,
                        "revealed": made.revealed,
                        "decisions": room.decisions + 1,
                        "line": room.next_line,
                        "events": write_events(tellings),
                        "words": write_words(tellings),
                        "asked": asked,
                        "waits_for": write_seats(match.actors),
                        "clocks": write_clocks(clocks),
                        "at": at,
                    },
                ),
                *self._after(room, match),
                *more,
                news=room.id,
                kind=(
                    "changed"
                    if match.ask is None or more or room.has_bots or clocks or match.promised is not None
                    else "moved"
                ),
            )
        except BaseException:
            room.loaded = False  # memory is ahead of the disk; what counts is the disk
            raise
        room.number += 1
        room.clocks, room.last = clocks, at
        decision = room.decided(made)
        lines = room.remember(number, decision, tellings, room.next_line)
        if match.ask is None:
            room.status, room.result = "over", match.result
        self.tell(room, Played(seat, label, lines))
        for listener in self.moved:
            listener(room)
        if match.ask is None:
            self.tell(room, Changed())
            self._finished(room)

    def _after(self, room: Room, match: AnyMatch) -> list[Statement]:
        """What is written together with a move: now and then a snapshot, at the end the result."""
        over = match.ask is None
        more: list[Statement] = []
        if over or room.number + 1 - room.saved >= MOVES_BETWEEN_SNAPSHOTS:
            more.append(rows.put_snapshot(self.store, room.id, room.number + 1, match.to_json()))
            room.saved = room.number + 1
        if over:
            result = msgspec.json.encode(match.result).decode()
            more.append(table.update().where(table.c.id == room.id).values(status="over", result=result, pending=None))
        return more

    async def why(self, table_id: str, guest_id: str, seat: int, thing: str) -> Why:
        """Why something is not on offer to one's own seat."""
        async with self.locked(table_id) as room:
            room.own_chair(seat, guest_id)
            refusal = room.playing().why_not(seat, thing)
            return Why(refusal.reason, refusal.clause)

    # --- talk -----------------------------------------------------------------------------------------------------

    async def say(self, table_id: str, guest_id: str, name: str, words: str) -> Said:
        """Somebody at the table, or watching, says something."""
        self._talk.take(guest_id)
        return await self.whole(self._say(table_id, guest_id, name, visible(words)))

    async def _say(self, table_id: str, guest_id: str, name: str, words: str) -> Said:
        async with self.locked(table_id) as room:
            said = Said(sender=room.name_of(guest_id, name), text=words, at=rows.now())
            row = chat.insert().values(table_id=room.id, guest_id=guest_id, name=said.sender, text=words, at=said.at)
            await self.store.write(row, news=room.id)
            await self._hear_chat(room)
        return said

    async def _hear_chat(self, room: Room) -> None:
        """Tell what was said since we last listened, here or at another worker."""
        for row in await rows.chats_of(self.store, room.id, after=room.heard_since):
            if room.hears(row.id):
                self.tell(room, Spoken(Said(sender=row.name, text=row.text, at=row.at)))

    # --- news from other workers ------------------------------------------------------------------------------------

    async def catch_up(self, table_id: str, kind: NewsKind = "changed") -> None:
        """Another worker changed a table that is open here: read what is new and tell it."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            if not room.loaded:  # asked under the lock: whoever was loading it may have read before this news
                return
            if kind == "present":
                await room.look_around(self.store)
                self.tell(room, Present())
                return
            if kind in ("unhurried", "hurried", "pressed"):
                room.haste = Haste(kind)
                self.tell(room, Present())
                return
            before = room.status
            later = await self._read_on(room)
            if kind == "moved":
                return
            await self._unless_gone(room, room.refresh(self.store))
            await self.start_if_full(room)
            await self._hear_chat(room)
            if not later or room.status != before:
                self.tell(room, Changed())

    async def _read_on(self, room: Room) -> bool:
        """Tell what other workers have written since; whether there was anything. Call it under the room's lock."""
        later = await rows.log_from(self.store, room.id, room.number) if room.match else []
        for row in later:
            if row.kind != "move" or room.match is None:
                await room.load(self.store)
                self.tell(room, Undone())
                break
            self._follow(room, room.match, row)
        return bool(later)

    def _follow(self, room: Room, match: AnyMatch, row: rows.Found) -> None:
        """Apply a decision that another worker accepted."""
        if row.answer == LEAVES.text:
            label = f"{room.game.seat_name(match.state, row.seat)} leaves the match"
        else:
            label = match.describe(match.option(row.answer, row.seat)).label
        match.apply(row.answer, row.seat)
        room.number += 1
        room.clocks, room.last = read_clocks(row.clocks), row.at
        decision = room.decided(Decided(row.seat, row.guest_id, row.choices, row.revealed))
        tellings = read_log(room.game, len(room.chairs), row.events, row.words)
        lines = room.remember(row.n, decision, tellings, row.line)
        self.tell(room, Played(row.seat, label, lines))


def too_late(room: Room, chair: Chair) -> bool:
    """Whether time ran out for a seat, whether or not that is written already."""
    if room.status == "over":
        return room.result is not None and room.result.cause == "time"
    return chair.covered_why == "slow" or (room.clocks is not None and chair.seat in run_out(room.clocks, now()))
