"""Tables that earlier versions stored: whatever has changed since, nobody's match is lost."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.table.bundles import VERSIONS, Bundle
from tests.table.kit import Server


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
        ann, bob = (bundle.person(old_server, each) for each in table["people"])
        owner = bob if table["kind"] == "record" else ann
        assert table["id"] in [each["id"] for each in owner.get("/tables").json()]
