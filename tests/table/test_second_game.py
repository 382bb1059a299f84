"""The table knows no game: a toy with a question that any of several seats may answer is served like any other."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saddlebag import games
from saddlebag.engine.match import Match
from saddlebag.table.bots import BotKeeper, Thinkers
from saddlebag.table.errors import Illegal
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.messages import Move, NewTable, SeatWish
from saddlebag.table.replays import Replays
from saddlebag.table.room import Room
from saddlebag.table.seating import Guest
from saddlebag.table.shapes import shapes_of
from saddlebag.table.store import Store
from saddlebag.table.thinker import Problem, think
from saddlebag.table.turns import Wish
from saddlebag.table.undo import Undo
from tests.engine.toy import TOY

ANN, BOB, CLEO = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("cleo", "Cleo")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy among the games."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toy"))
    monkeypatch.setitem(sys.modules, "saddlebag.games.toy", SimpleNamespace(GAME=TOY))
    games.game.cache_clear()
    yield
    games.game.cache_clear()


class InThisProcess(Thinkers):
    """Bots that think here, where the toy is known."""

    async def think(self, wish: Wish, problem: Problem) -> list[str]:
        return think(problem)

    async def warm_up(self) -> None: ...


class Table:
    """A master on a database of its own."""

    def __init__(self, store: Store) -> None:
        self.master = Master(store)
        self.undo = Undo(self.master)
        self.lobby = Lobby(self.master)
        self.replays = Replays(self.master, self.lobby)
        self.keeper = BotKeeper(self.master, InThisProcess())

    async def create(self, *kinds: str) -> str:
        wishes = [SeatWish("bot", bot=kind) if kind in ("random", "heuristic") else SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
        wish = NewTable("toy", {"players": len(kinds), "rounds": 4}, wishes, pace=0)
        return (await self.lobby.create(ANN, wish)).id

    async def room(self, table_id: str) -> Room:
        async with self.master.locked(table_id) as room:
            return room

    async def match(self, table_id: str) -> Match[Any, Any]:
        match = (await self.room(table_id)).match
        assert match is not None
        return match

    async def answer(self, table_id: str, guest: Guest, seat: int, text: str) -> None:
        number = (await self.room(table_id)).number
        await self.master.move(table_id, guest.id, Move(seat, number, f"{number}", text))


def at_a_table(folder: Path, play: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'table.db'}")
        await store.open()
        table = Table(store)
        try:
            async with asyncio.timeout(60):
                await play(table)
        finally:
            await table.keeper.close()
            await store.close()

    asyncio.run(run())


def test_bots_answer_a_question_to_several(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.keeper.begin()
        table_id = await table.create("random", "random")
        while (await table.room(table_id)).status != "over":
            await asyncio.sleep(0.01)
        while table.keeper._tasks:  # it looks no farther
            await asyncio.sleep(0.01)

    at_a_table(tmp_path, play)


def test_a_bot_thinks_no_farther_than_to_a_question_for_others_too() -> None:
    match = TOY.new(seed=1, players=2)
    match.apply("pass")
    assert list(match.actors) == [1]
    assert len(think(Problem("toy", match.to_json(), 1, "random", 1))) == 1
    match.apply("pass")
    assert list(match.actors) == [0, 1]
    assert len(think(Problem("toy", match.to_json(), 1, "random", 1))) == 1
    assert think(Problem("toy", match.to_json(), 2, "random", 1)) == []


def test_where_a_person_may_answer_bots_leave_it_to_him(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.keeper.begin()
        table_id = await table.create("me", "random")
        await table.answer(table_id, ANN, 0, "take")
        while (await table.match(table_id)).actors != (0, 1):
            await asyncio.sleep(0.01)
        number = (await table.room(table_id)).number
        while table.keeper._tasks:  # it looks no farther
            await asyncio.sleep(0.01)
        assert (await table.room(table_id)).number == number
        await table.answer(table_id, ANN, 0, "stop")
        assert (await table.room(table_id)).status == "over"

    at_a_table(tmp_path, play)


def test_any_of_those_who_are_asked_may_answer_and_nobody_else(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        table_id = await table.create("me", "open", "open")
        for seat, guest in ((1, BOB), (2, CLEO)):
            await table.lobby.join(table_id, guest, seat, None)
        with pytest.raises(Illegal, match="nobody else can answer"):
            await table.answer(table_id, BOB, 1, "take")
        await table.answer(table_id, ANN, 0, "take")
        await table.answer(table_id, BOB, 1, "pass")
        await table.answer(table_id, CLEO, 2, "take")
        await table.answer(table_id, BOB, 1, "on")
        before = await table.match(table_id)
        table.master.rooms.clear()
        after = await table.match(table_id)
        assert after.record() == before.record()
        assert after.record().decisions[-1] == "@1 on"
        assert after.view(2) == before.view(2)

    at_a_table(tmp_path, play)


def test_a_match_with_such_questions_is_taken_back_recorded_replayed_and_forked(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        table_id = await table.create("me", "me")
        for seat, text in ((0, "take"), (1, "take"), (1, "on"), (0, "pass"), (1, "pass"), (1, "stop")):
            await table.answer(table_id, ANN, seat, text)
            if text == "on":
                await table.undo.ask(table_id, ANN.id, 1)
                await table.answer(table_id, ANN, 1, "on")
        assert (await table.room(table_id)).lines[-1].telling.words
        record = await table.replays.record(table_id)
        assert record.decisions == ["take", "take", "@1 on", "pass", "pass", "@1 stop"]
        twin = await table.replays.take_in(BOB, record)
        assert (twin.status, twin.yours, twin.result) == ("over", True, record.result)
        for at in range(7):
            assert (await table.replays.snapshot(twin.id, at, 1)).decisions == at
        forked = await table.replays.fork(twin.id, BOB, 2, 1)
        await table.answer(forked.id, BOB, 1, "stop")
        assert (await table.room(forked.id)).status == "over"

    at_a_table(tmp_path, play)


def test_its_views_and_events_are_in_the_schema() -> None:
    found = shapes_of("toy")
    assert set(found) == {"ToyContent", "ToyView", "ToyToyView", "ToyTook", "ToyEvent"}
    assert found["ToyView"] == {"$ref": "#/components/schemas/ToyToyView"}
