"""The master and the hub without the network: what two workers, slow people and untimely deaths do to a table."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from saddlebag.table import live
from saddlebag.table.devices import Devices
from saddlebag.table.errors import NotFound, Stale
from saddlebag.table.identity import Identity
from saddlebag.table.limits import Limits
from saddlebag.table.live import Hub
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.messages import Move, NewTable, SeatWish
from saddlebag.table.news import Changed, Closed, News, Played, Reloaded, Spoken
from saddlebag.table.presence import Presence
from saddlebag.table.room import HEARD_LINES, Room
from saddlebag.table.schema import chat, table
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.seating import Guest
from saddlebag.table.store import Store
from saddlebag.table.undo import Undo

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
TWO_FOR_ANN = NewTable("train_heist", {"players": 2, "first_player": 0}, [SeatWish("me"), SeatWish("me")])


class Worker:
    """One of several processes that share a database, as far as a test needs it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.master = Master(store)
        self.lobby = Lobby(self.master)
        self.hub = Hub(
            self.master,
            Identity(store, "key", Limits(), Devices(store, "key")),
            Presence(self.master),
            self.lobby.doors,
        )
        self.news: list[News] = []
        self.master.listeners.append(lambda room, news: self.news.append(news))

    async def first_option(self, table_id: str) -> str:
        async with self.master.locked(table_id) as room:
            return room.playing().options[0].text

    async def move(self, table_id: str, number: int, key: str) -> Any:
        return await self.master.move(table_id, ANN.id, Move(0, number, key, await self.first_option(table_id)))


def with_workers(folder: Path, play: Callable[[Worker, Worker], Awaitable[None]]) -> None:
    """Two workers on one database, neither of which hears of the other."""

    async def run() -> None:
        stores = [Store(f"sqlite:///{folder / 'table.db'}") for _ in range(2)]
        for store in stores:
            await store.open()
        try:
            await play(*(Worker(store) for store in stores))
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_who_was_overtaken_by_another_worker_shows_its_viewers_the_new_position(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        await two.lobby.info(table_id, ANN.id)
        await one.move(table_id, 0, "first")
        two.news.clear()
        with pytest.raises(Stale):
            await two.move(table_id, 0, "second")
        assert two.news == [Reloaded(), Changed()]
        assert (await two.lobby.info(table_id, ANN.id)).number == 1
        assert not any(isinstance(each, Played) for each in two.news)

    with_workers(tmp_path, play)


def test_a_move_that_another_worker_wrote_is_answered_as_the_first_time(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        await two.lobby.info(table_id, ANN.id)
        first = await one.move(table_id, 0, "the same")
        again = await two.move(table_id, 0, "the same")
        assert (first.number, first.repeated, again.number, again.repeated) == (1, False, 1, True)

    with_workers(tmp_path, play)


def test_a_match_begins_though_the_server_died_when_the_last_seat_was_taken(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        wish = NewTable("train_heist", {"players": 2}, [SeatWish("me"), SeatWish("open")])
        table_id = (await one.lobby.create(ANN, wish)).id
        taken = {"kind": "person", "guest_id": BOB.id, "name": BOB.name}
        await one.store.write(
            seat_table.update().where(seat_table.c.table_id == table_id, seat_table.c.seat == 1).values(**taken)
        )
        assert (await two.lobby.info(table_id, BOB.id)).status == "playing"
        one.master.rooms.clear()
        assert (await one.lobby.info(table_id, ANN.id)).status == "playing"

    with_workers(tmp_path, play)


def test_a_table_that_was_given_up_at_another_worker_is_gone(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        wish = NewTable("train_heist", {"players": 2}, [SeatWish("me"), SeatWish("open")])
        table_id = (await one.lobby.create(ANN, wish)).id
        await two.lobby.info(table_id, BOB.id)
        await one.lobby.leave(table_id, ANN)
        assert one.news[-1] == Closed()
        with pytest.raises(NotFound):
            await two.master.catch_up(table_id)
        assert two.news[-1] == Closed()
        with pytest.raises(NotFound):
            await two.lobby.info(table_id, BOB.id)

    with_workers(tmp_path, play)


def test_a_table_is_not_given_up_under_somebody_who_joins_meanwhile(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        wish = NewTable("train_heist", {"players": 3}, [SeatWish("me"), SeatWish("open"), SeatWish("open")])
        table_id = (await one.lobby.create(ANN, wish)).id
        await two.lobby.join(table_id, BOB, 1, None)
        await one.lobby.leave(table_id, ANN)  # it has not heard of Bob
        assert [seat.name for seat in (await two.lobby.info(table_id, BOB.id)).seats] == ["Ann", "Bob", ""]
        await two.master.catch_up(table_id)
        assert [seat.name for seat in (await two.lobby.info(table_id, BOB.id)).seats] == ["", "Bob", ""]

    with_workers(tmp_path, play)


def test_a_line_of_the_chat_that_was_written_late_is_told_all_the_same(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        for number in (7, 5, 6):
            words = {"guest_id": "bob", "name": "Bob", "text": f"line {number}", "at": "now"}
            await two.store.write(chat.insert().values(id=number, table_id=table_id, **words))
            await one.master.catch_up(table_id)
        assert [each.said.text for each in one.news if isinstance(each, Spoken)] == ["line 7", "line 5", "line 6"]
        for number in range(8, 600):
            await two.store.write(chat.insert().values(id=number, table_id=table_id, **words))
            if number % 40 == 0:
                await one.master.catch_up(table_id)
        room = await room_of(one, table_id)
        assert len(room.heard) <= 4 * HEARD_LINES
        told = len([each for each in one.news if isinstance(each, Spoken)])
        await one.master.catch_up(table_id)
        await one.master.catch_up(table_id)
        assert len([each for each in one.news if isinstance(each, Spoken)]) == told + 599 % 40

    with_workers(tmp_path, play)


TWO_PEOPLE = NewTable(
    "train_heist", {"players": 2, "mode": "versus", "first_player": 0}, [SeatWish("me"), SeatWish("open")]
)


async def awaited(worker: Worker, table_id: str) -> set[str]:
    """For whom a table waits, as the lists of a worker tell that has never loaded it."""
    worker.master.rooms.clear()
    shown = {guest.id: {each.id: each for each in await worker.lobby.listed(guest)} for guest in (ANN, BOB)}
    assert not worker.master.rooms, "a list of tables loads none"
    return {guest for guest, tables in shown.items() if tables[table_id].waits_for_you}


async def play_until(worker: Worker, table_id: str, seat: int, limit: int = 100) -> None:
    """Random answers until a seat is asked."""
    dice = random.Random(3)
    for _ in range(limit):
        async with worker.master.locked(table_id) as room:
            match = room.playing()
            if match.actors == (seat,):
                return
            actor = match.actors[0]
            await worker.master.decide(room, actor, dice.choice(match.options).text, None, (ANN, BOB)[actor].id)
    raise AssertionError(f"seat {seat} was never asked")


def test_a_list_tells_for_whom_a_table_waits_without_loading_it(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_PEOPLE)).id
        assert await awaited(two, table_id) == set(), "it has not begun"
        await one.lobby.join(table_id, BOB, None, None)
        assert await awaited(two, table_id) == {ANN.id}
        await play_until(one, table_id, 1)
        assert await awaited(two, table_id) == {BOB.id}
        undo = Undo(one.master)
        await undo.ask(table_id, ANN.id, 0)
        await undo.answer(table_id, BOB.id, 1, agree=True)
        assert await awaited(two, table_id) == {ANN.id}
        await one.lobby.cover(table_id, ANN, 0, "random")
        assert await awaited(two, table_id) == set(), "a bot plays for her"

    with_workers(tmp_path, play)


def test_of_logs_that_do_not_tell_for_whom_a_table_waits_only_who_is_alone_is_told(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        both = (await one.lobby.create(ANN, TWO_PEOPLE)).id
        await one.lobby.join(both, BOB, None, None)
        alone = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        await one.store.write(table.update().values(waits_for=None))
        listed = {each.id: each.waits_for_you for each in await two.lobby.listed(ANN)}
        assert listed == {both: False, alone: True}

    with_workers(tmp_path, play)


def test_another_name_is_shown_at_every_table(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        await one.lobby.rename(ANN, "Calamity")
        assert one.news[-1] == Changed()
        for worker in (one, two):
            assert [seat.name for seat in (await worker.lobby.info(table_id, None)).seats] == ["Calamity"] * 2

    with_workers(tmp_path, play)


# --- connections ------------------------------------------------------------------------------------------------------


class Line:
    """A connection whose other end takes nothing, or has gone."""

    def __init__(self, *, stuck: bool) -> None:
        self.stuck = stuck
        self.cookies: dict[str, str] = {}
        self.scope: dict[str, object] = {}
        self.client = None
        self.sent: list[str] = []
        self.hung_up = asyncio.Event()

    async def accept(self) -> None: ...

    async def send_data(self, data: str, mode: str) -> None:
        if self.stuck:
            await asyncio.Event().wait()
        self.sent.append(data)

    async def receive(self) -> dict[str, str]:
        await self.hung_up.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int, reason: str) -> None: ...


async def room_of(worker: Worker, table_id: str) -> Room:
    async with worker.master.locked(table_id) as room:
        return room


def test_who_takes_nothing_that_is_sent_holds_a_megabyte_at_most_and_is_hung_up_on(tmp_path: Path) -> None:
    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        line: Any = Line(stuck=True)
        serving = asyncio.create_task(live.serve(line, one.hub, table_id, None, None))
        async with asyncio.timeout(30):
            room = await room_of(one, table_id)
            while not room.spectators:
                await asyncio.sleep(0.01)
            (viewer,) = one.hub.streams[table_id][None].viewers
            while not viewer.closing:
                one.hub.streams[table_id][None].add(room, "chat", text="hello " * 1000)
                assert viewer.outbox.qsize() * 6000 <= 1_000_000
            assert viewer.outbox.qsize() == 1  # only why
            line.hung_up.set()
            await serving
        assert room.spectators == 0

    with_workers(tmp_path, play)


def test_what_was_kept_for_who_might_resume_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LINGER_SECONDS", 0.05)

    async def play(one: Worker, two: Worker) -> None:
        table_id = (await one.lobby.create(ANN, TWO_FOR_ANN)).id
        line: Any = Line(stuck=False)
        serving = asyncio.create_task(live.serve(line, one.hub, table_id, None, None))
        async with asyncio.timeout(30):
            while not line.sent:
                await asyncio.sleep(0.01)
            assert one.hub.streams
            line.hung_up.set()
            await serving
            while one.hub.streams:
                await asyncio.sleep(0.01)

    with_workers(tmp_path, play)
