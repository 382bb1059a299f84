"""No request holds the loop for long: what is large has an end, what takes long is done elsewhere or in pieces."""

import asyncio
import gc
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.testing import TestClient

from saddlebag.ledger import ledger
from saddlebag.table import lobby as table_lobby
from saddlebag.table.app import create_app
from saddlebag.table.limits import Limits, Rate
from saddlebag.table.lobby import LISTED_AT_ONCE
from saddlebag.table.messages import NewTable, SeatWish
from saddlebag.table.project import table_info
from saddlebag.table.settings import Settings
from saddlebag.table.store import Store
from tests.table.kit import Server, eventually
from tests.table.test_master import ANN, Worker
from tests.table.test_refusals import JSON, refused


@pytest.mark.parametrize(
    ("path", "most"), [("/api/tables", 200_000), ("/api/records", 500_000), ("/api/decks", 200_000)]
)
def test_only_a_record_may_be_larger_than_people_can_write(server: Server, path: str, most: int) -> None:
    ann = server.guest()
    assert ann.http.post(path, content=b"[" + b" " * (most - 2) + b"]", headers=JSON).status_code == 400
    refused(ann.http.post(path, content=b" " * (most + 1), headers=JSON), 413, "too_large")


def test_one_address_asks_for_so_much_of_anything(tmp_path: Path) -> None:
    app = create_app(Settings(f"sqlite:///{tmp_path / 'table.db'}"))
    with TestClient(app) as browser:
        limits: Limits = app.state.services.limits
        limits.requests = Rate("requests from this address", 3, 60.0)
        answers = [browser.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert answers[-1].json()["detail"].startswith("Too many requests from this address")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60


def test_a_busy_household_stays_far_below_the_limit_of_its_address() -> None:
    limits = Limits()
    for _ in range(1500):
        limits.requests.take("192.0.2.1", now=0.0)
    for second in range(1, 100):
        for _ in range(90):
            limits.requests.take("192.0.2.1", now=float(second))


def test_routes_are_described_beside_the_loop_when_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described_in: list[threading.Thread] = []
    build = OpenAPIPlugin._build_openapi

    def noted(self: OpenAPIPlugin) -> Any:
        described_in.append(threading.current_thread())
        return build(self)

    monkeypatch.setattr(OpenAPIPlugin, "_build_openapi", noted)
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'table.db'}"))) as browser:
        loop_thread = browser.blocking_portal.call(threading.current_thread)
        eventually(gc.get_freeze_count, "what all share is left out when garbage is looked for")
        assert described_in == []
        with ThreadPoolExecutor() as many:
            answers = list(many.map(browser.get, ["/api/schema", "/api/schema/openapi.json"] * 3))
        assert all(answer.is_success for answer in answers)
    assert [thread is loop_thread for thread in described_in] == [False]


def test_a_long_list_of_tables_is_made_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        await store.open()
        worker = Worker(store)
        for _ in range(3 * LISTED_AT_ONCE):
            await worker.lobby.create(ANN, NewTable("train_heist", {"players": 2}, [SeatWish("me"), SeatWish("open")]))
        turn, made_in = 0, dict[int, int]()

        async def others() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        def counted(*args: Any) -> Any:
            made_in[turn] = made_in.get(turn, 0) + 1
            return table_info(*args)

        monkeypatch.setattr(table_lobby, "table_info", counted)
        turning = asyncio.create_task(others())
        assert len(await worker.lobby.listed(ANN)) == 3 * LISTED_AT_ONCE
        turning.cancel()
        assert max(made_in.values()) <= LISTED_AT_ONCE
        await store.close()

    asyncio.run(play())


def test_a_word_that_is_searched_for_a_hundred_times_finds_what_it_finds_once() -> None:
    book = ledger("train_heist")
    assert book.search("switch " * 100) == book.search("switch") != []
    assert book.search("TRAIN switch") == book.search("switch train")
