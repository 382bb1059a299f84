"""Decks are read beside the loop, a few at a time, and judged once: one guest's worst deck keeps nobody waiting."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from saddlebag.engine.deck_building import DeckBuilding, DeckReport, Pool
from saddlebag.games import game
from saddlebag.table import decks as table_decks
from saddlebag.table.aside import Aside
from saddlebag.table.deck_messages import ChangedDeck, NewDeck
from saddlebag.table.decks import Decks
from saddlebag.table.errors import BadRequest, TooMany
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.messages import NewTable
from saddlebag.table.schema import deck as deck_table
from saddlebag.table.schema import guest as guest_table
from saddlebag.table.seating import Guest
from saddlebag.table.store import Store
from tests.table.kit import Server
from tests.table.test_limits import accepted

GAME = "high_stakes_drifter"
ANN = Guest("ann", "Ann")
BAD = "\n".join(f"1 Nobody {number}" for number in range(100))


@pytest.fixture
def read_in(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The thread in which each deck was read."""
    threads: list[str] = []
    building = table_decks.building_of(GAME)

    def read(text: str, pool: Pool | None) -> DeckReport:
        threads.append(threading.current_thread().name)
        return building.read(text, pool)

    counting: DeckBuilding = replace(building, read=read)
    monkeypatch.setattr(table_decks, "building_of", lambda name: counting)
    return threads


def with_decks(folder: Path, play: Callable[[Decks], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'table.db'}")
        await store.open()
        await store.write(guest_table.insert().values(id=ANN.id, name=ANN.name, created="now"))
        bench = Aside("deck checks", 4)
        try:
            await play(Decks(store, bench))
        finally:
            bench.close()
            await store.close()

    asyncio.run(run())


def test_to_list_decks_none_is_read(tmp_path: Path, read_in: list[str]) -> None:
    async def play(decks: Decks) -> None:
        good = game(GAME).deck_building.bench.ready[0].text  # type: ignore[union-attr]
        for name, text in (("Good", good), ("Bad", BAD)):
            await decks.save(ANN, NewDeck(GAME, name, text))
        read_in.clear()
        assert {deck.name: deck.playable for deck in await decks.all(ANN, None)} == {"Good": True, "Bad": False}
        assert read_in == []

    with_decks(tmp_path, play)


def test_decks_are_read_in_one_thread_beside_the_loop(tmp_path: Path, read_in: list[str]) -> None:
    async def play(decks: Decks) -> None:
        saved = await decks.save(ANN, NewDeck(GAME, "Bad", BAD))
        await decks.change(ANN, saved.id, ChangedDeck(text="1 Kit Carson"))
        await decks.check(GAME, BAD, "7")
        await decks.random(GAME)
        await decks.build(GAME, "7")
        assert read_in == ["deck-checks_0"] * 5

    with_decks(tmp_path, play)


def test_a_deck_of_another_edition_of_the_game_is_judged_again_once(
    tmp_path: Path, read_in: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(decks: Decks) -> None:
        await decks.save(ANN, NewDeck(GAME, "Half", "1 Kit Carson"))
        await decks.store.write(deck_table.update().values(playable=True, judged_by="of old"))
        read_in.clear()
        for _ in range(3):
            assert [deck.playable for deck in await decks.all(ANN, None)] == [False]
        assert len(read_in) == 1
        monkeypatch.setattr(table_decks, "edition", lambda name: "the next one")
        for _ in range(3):
            await decks.all(ANN, None)
        assert len(read_in) == 2

    with_decks(tmp_path, play)


def test_a_deck_of_before_the_judgement_was_kept_is_judged_when_seen(tmp_path: Path, read_in: list[str]) -> None:
    async def play(decks: Decks) -> None:
        await decks.save(ANN, NewDeck(GAME, "Half", "1 Kit Carson"))
        await decks.store.write(deck_table.update().values(playable=None, judged_by=None))
        assert [deck.playable for deck in await decks.all(ANN, None)] == [False]

    with_decks(tmp_path, play)


def test_a_new_name_needs_no_new_judgement(tmp_path: Path, read_in: list[str]) -> None:
    async def play(decks: Decks) -> None:
        saved = await decks.save(ANN, NewDeck(GAME, "Half", "1 Kit Carson"))
        read_in.clear()
        assert (await decks.change(ANN, saved.id, ChangedDeck(name="Quarter"))).name == "Quarter"
        assert read_in == []

    with_decks(tmp_path, play)


def test_work_aside_waits_in_a_short_queue_one_piece_at_a_time() -> None:
    async def play() -> None:
        aside, go_on, under_way = Aside("deck checks", 3), threading.Event(), 0

        def work() -> int:
            nonlocal under_way
            under_way += 1
            go_on.wait(60)
            found, under_way = under_way, under_way - 1
            return found

        waiting = [asyncio.create_task(aside.do(work)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="Too many deck checks in a short time; try again in 1 second"):
            await aside.do(work)
        go_on.set()
        assert await asyncio.gather(*waiting) == [1, 1, 1]
        assert await aside.do(work) == 1
        aside.close()

    asyncio.run(play())


def test_the_decks_of_a_new_table_are_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_in: list[str] = []
    options = game(GAME).options
    check = options._check_decks

    def noted(self: object) -> None:
        read_in.append(threading.current_thread().name)
        check(self)

    monkeypatch.setattr(options, "_check_decks", noted)

    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        lobby = Lobby(Master(store))
        with pytest.raises(BadRequest, match="Nobody 0") as refusal:
            await lobby.create(ANN, NewTable(GAME, {"players": 8, "decks": [BAD] * 8}))
        assert len(refusal.value.faults) == 16  # the first of each deck, and how many more it has
        lobby.bench.close()

    asyncio.run(play())
    assert read_in == ["deck-checks_0"]


# --- how much of it --------------------------------------------------------------------------------------------------


def test_one_guest_has_so_many_decks_read(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    path = f"/games/{GAME}/decks/check"
    assert 60 <= accepted([ann.post(path, {"text": "1 Kit Carson"}) for _ in range(90)]) < 90
    assert ann.post(f"/games/{GAME}/decks/random").status_code == 429
    assert bob.post(path, {"text": "1 Kit Carson"}).is_success


def test_to_come_without_a_cookie_is_no_way_around(server: Server) -> None:
    def check(address: str) -> httpx.Response:
        headers = {"x-forwarded-for": address}
        body = {"text": "1 Kit Carson"}
        return server.visitor().post(f"/api/games/{GAME}/decks/check", json=body, headers=headers)

    assert 60 <= accepted([check("192.0.2.70") for _ in range(90)]) < 90
    assert check("192.0.2.71").is_success


def test_an_address_with_many_guests_has_so_many_decks_read(server: Server) -> None:
    answers: list[httpx.Response] = []
    for _ in range(8):
        with server.visitor(headers={"x-forwarded-for": "192.0.2.80"}) as browser:
            browser.get("/api/me")
            path = f"/api/games/{GAME}/decks/check"
            answers += [browser.post(path, json={"text": "1 Kit Carson"}) for _ in range(55)]
    assert 300 <= accepted(answers) < len(answers)
    assert "from this address" in next(answer.text for answer in answers if answer.status_code == 429)
