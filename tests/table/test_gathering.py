"""Who comes and goes is told together, a few times a second; what happens in the match is told at once."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saddlebag.table import live
from saddlebag.table.live import Stream, Viewer
from saddlebag.table.news import Changed
from saddlebag.table.project import table_info
from saddlebag.table.store import Store
from tests.table.test_master import ANN, TWO_FOR_ANN, Worker

CROWD = 200


class Table:
    """A table with a crowd around it, and every frame that was sent to each."""

    def __init__(self, worker: Worker, table_id: str) -> None:
        self.worker = worker
        self.id = table_id
        self.told: dict[Viewer, list[Any]] = {}
        self.at: dict[Viewer, Stream] = {}

    async def join(self, guest_id: str | None, seat: int | None = None, since: int | None = None) -> Viewer:
        viewer = Viewer(guest_id, seat)
        self.told[viewer] = []
        async with self.worker.master.locked(self.id) as room:
            self.at[viewer] = await self.worker.hub.join(room, viewer, since)
        return viewer

    async def part(self, viewer: Viewer) -> None:
        async with self.worker.master.locked(self.id) as room:
            self.worker.hub.part(room, viewer, self.at[viewer])

    def frames(self, viewer: Viewer) -> list[Any]:
        while not viewer.outbox.empty():
            sent = viewer.outbox.get_nowait()
            assert isinstance(sent, bytes)
            self.told[viewer].append(json.loads(sent))
        return self.told[viewer]

    def tables_told(self) -> int:
        return sum(frame["type"] == "table" for viewer in self.told for frame in self.frames(viewer))

    async def shows(self, viewer: Viewer, spectators: int) -> None:
        """Wait until this viewer sees so many spectators."""
        async with asyncio.timeout(60):
            while self.frames(viewer)[-1].get("table", {}).get("spectators") != spectators:
                await asyncio.sleep(0.01)


def with_table(folder: Path, play: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'table.db'}")
        await store.open()
        worker = Worker(store)
        await play(Table(worker, (await worker.lobby.create(ANN, TWO_FOR_ANN)).id))
        await store.close()

    asyncio.run(run())


def test_a_crowd_that_comes_and_goes_costs_a_few_frames_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GATHERING_SECONDS", 1.0)

    async def play(table: Table) -> None:
        ann = await table.join(ANN.id, 0)
        crowd = [await table.join(f"guest {number}") for number in range(CROWD)]
        await table.shows(ann, CROWD)
        for each in crowd:
            await table.part(each)
        await table.shows(ann, 0)
        assert table.tables_told() <= 20 * CROWD

    with_table(tmp_path, play)


def test_all_who_only_watch_get_the_very_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Table) -> None:
        seated = [await table.join(ANN.id, 0), await table.join(ANN.id, None)]
        crowd = [await table.join(each) for each in (None, *(f"guest {number}" for number in range(20)))]
        await table.shows(crowd[-1], len(crowd) + 1)
        for viewer in (*seated, *crowd):
            table.frames(viewer)
        made: list[str | None] = []

        def counted(room: Any, guest_id: str | None) -> Any:
            made.append(guest_id)
            return table_info(room, guest_id)

        monkeypatch.setattr(live, "table_info", counted)
        async with table.worker.master.locked(table.id) as room:
            table.worker.master.tell(room, Changed())
        sent = {viewer.outbox.get_nowait() for viewer in crowd}
        assert len(sent) == 1
        assert sorted(made, key=str) == [None, ANN.id, ANN.id]
        own = [json.loads(bytes(viewer.outbox.get_nowait()))["table"] for viewer in seated]  # type: ignore[arg-type]
        assert [each["you_are_seated"] for each in own] == [True, True]
        assert not json.loads(next(iter(sent)))["table"]["you_are_seated"]  # type: ignore[arg-type]

    with_table(tmp_path, play)


def test_moves_are_told_at_once_and_in_order_while_the_coming_and_going_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "GATHERING_SECONDS", 30.0)  # longer than this test

    async def play(table: Table) -> None:
        ann = await table.join(ANN.id, 0)
        for number in range(5):
            await table.join(f"guest {number}")
        await table.worker.move(table.id, 0, "key")
        frames = table.frames(ann)
        assert [frame["type"] for frame in frames] == ["snapshot", "table", "step"]
        assert [frame["n"] - frames[0]["n"] for frame in frames] == [0, 1, 2]
        room = await table.worker.master.room(table.id)
        table.worker.hub._settle(table.id)
        assert table.frames(ann)[-1]["table"]["spectators"] == room.spectators == 5
        again = await table.join(ANN.id, 0, since=frames[1]["n"])
        assert [frame["type"] for frame in table.frames(again)] == ["resumed", "step", "table"]
        assert [frame["n"] for frame in table.frames(again)[1:]] == [frame["n"] for frame in frames[2:]]

    with_table(tmp_path, play)


def test_news_of_seats_tells_who_is_there_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GATHERING_SECONDS", 30.0)

    async def play(table: Table) -> None:
        ann = await table.join(ANN.id, 0)
        await table.join("somebody")
        async with table.worker.master.locked(table.id) as room:
            table.worker.master.tell(room, Changed())
        assert table.frames(ann)[-1]["table"]["spectators"] == 1
        before = len(table.frames(ann))
        table.worker.hub._settle(table.id)
        assert len(table.frames(ann)) == before

    with_table(tmp_path, play)


def test_frames_come_in_order_whether_or_not_the_line_takes_them_at_once() -> None:
    came: list[bytes] = []
    rng = Random(1)

    class Line:
        """Takes some frames at once, and the others with some delay."""

        def straight(self, frame: bytes) -> bool:
            taken = rng.random() < 0.5
            if taken:
                came.append(frame)
            return taken

        async def send_data(self, text: str, mode: str) -> None:
            for _ in range(rng.randrange(4)):
                await asyncio.sleep(0)
            came.append(text.encode())

    async def run() -> None:
        line: Any = Line()
        viewer = Viewer(None, None)
        viewer.straight = line.straight
        sender = asyncio.create_task(live.send_all(line, viewer))
        for number in range(200):
            viewer.send(b"%d" % number)
            for _ in range(number % 5):
                await asyncio.sleep(0)
        viewer.hang_up(live.GONE)
        assert await sender == live.GONE
        assert viewer.waiting == 0

    asyncio.run(run())
    assert came == [b"%d" % number for number in range(200)]
