"""Tables that earlier versions stored: whatever has changed since, nobody's match is lost."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.bundles import VERSIONS, Bundle
from tests.table.kit import Guest, Json, Server


@pytest.fixture(scope="module", params=VERSIONS)
def bundle(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Bundle:
    return Bundle(request.param, tmp_path_factory.mktemp("stored"))


@pytest.fixture(scope="module")
def old_server(bundle: Bundle) -> Iterator[Server]:
    """Today's program on the database of that time."""
    running = Server(f"sqlite:///{bundle.database}", bundle.database.with_suffix(".log")).start()
    yield running
    running.stop()


def test_a_bundle_holds_tables_of_every_kind(bundle: Bundle, tmp_path: Path) -> None:
    database = tmp_path / "read.db"
    database.write_bytes(bundle.database.read_bytes())
    kinds = Counter((table["game"], table["kind"]) for table in bundle.tables)
    for game in bundle.rules:
        for kind in ("persons", "mid_turn", "undone", "with_bots", "finished", "forked", "record"):
            assert kinds[game, kind] >= 3, (game, kind)
        assert kinds[game, "waiting"] >= 2
        assert kinds[game, "bots_alone"] >= 2
    with closing(sqlite3.connect(database)) as connection:

        def count(query: str, *values: Any) -> int:
            return int(connection.execute(f"SELECT COUNT(*) FROM {query}", values).fetchone()[0])

        for table in bundle.tables:
            assert count("table_ WHERE id = ? AND game = ?", table["id"], table["game"]) == 1
            if table["kind"] == "undone":
                assert count("move WHERE table_id = ? AND kind = 'undo'", table["id"])
        assert count("chat") >= len(bundle.rules)


def test_the_people_of_that_time_find_their_tables(bundle: Bundle, old_server: Server) -> None:
    for table in bundle.tables:
        owner = people_of(bundle, old_server, table)[0]
        assert table["id"] in [each["id"] for each in owner.get("/tables").json()]


def people_of(bundle: Bundle, server: Server, table: Json) -> list[Guest]:
    """Those who may know of a table: records and forks are private."""
    first, second = table["people"]
    known = {"record": [second], "forked": [first], "bots_alone": [first]}.get(table["kind"], [first, second])
    return [bundle.person(server, guest_id) for guest_id in known]


def told(answer: httpx.Response) -> Json:
    assert answer.status_code == 200, f"{answer.request.url}: {answer.text}"
    return dict(answer.json())


def seats_of(guest: Guest, table: str) -> list[int]:
    return [seat["seat"] for seat in guest.info(table)["seats"] if seat["yours"]]


def test_every_table_can_be_opened_and_watched(bundle: Bundle, old_server: Server) -> None:
    for table in bundle.tables:
        people = people_of(bundle, old_server, table)
        info = told(people[0].get(f"/tables/{table['id']}"))
        if info["status"] == "waiting":
            assert table["kind"] == "waiting"
            continue
        for guest in people:
            for seat in [*seats_of(guest, table["id"]), None]:
                seen = guest.snapshot(table["id"], seat)
                assert seen["view"] is not None or info["rules"]
                assert seen["log"]
                live = guest.live(table["id"], seat)
                shown = live.until("snapshot")
                assert (shown["snapshot"]["view"] is None) == (seen["view"] is None)
                live.close()


def test_finished_matches_are_shown_with_their_result_and_record(bundle: Bundle, old_server: Server) -> None:
    shown = 0
    for table in bundle.tables:
        if table["kind"] not in ("finished", "record"):
            continue
        guest = people_of(bundle, old_server, table)[0]
        info = told(guest.get(f"/tables/{table['id']}"))
        record = told(guest.get(f"/tables/{table['id']}/record"))
        assert info["result"]
        assert record["result"] == info["result"]
        if info["rules"] is None:
            total = len(record["decisions"])
            for at in (0, total // 2, total):
                seen = told(guest.get(f"/tables/{table['id']}/replay", at=at, seat=0))
                assert (seen["decisions"], seen["total"]) == (at, total)
            shown += 1
    assert shown


def test_running_matches_go_on_where_they_come_to_the_same(bundle: Bundle, old_server: Server) -> None:
    went_on: Counter[str] = Counter()
    for table in bundle.tables:
        people = people_of(bundle, old_server, table)
        info = people[0].info(table["id"])
        if info["status"] != "playing" or table["kind"] == "bots_alone":
            continue
        if info["rules"] is not None:
            assert info["rules"]["reason"]
            assert told(people[0].get(f"/tables/{table['id']}/record"))["seed"] == ""
            continue
        actors = people[0].snapshot(table["id"])["actors"]
        owner = next(each for each in people if set(actors) & set(seats_of(each, table["id"])))
        seat = next(seat for seat in actors if seat in seats_of(owner, table["id"]))
        assert owner.play(table["id"], seat, lambda options: options[0])
        went_on[table["kind"]] += 1
    assert {"persons", "mid_turn", "undone", "with_bots", "forked"} <= set(went_on)


def test_every_table_can_be_left(bundle: Bundle, old_server: Server) -> None:
    for table in bundle.tables:
        for guest in people_of(bundle, old_server, table):
            if guest.get(f"/tables/{table['id']}").status_code == 404:
                assert table["kind"] == "waiting"  # given up with its last person
            elif seats_of(guest, table["id"]):
                told(guest.post(f"/tables/{table['id']}/leave"))
