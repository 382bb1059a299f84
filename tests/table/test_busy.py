"""Many bots want to think at once, and few can: who waits for whom, and what people are told."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from saddlebag.table.lobby import MOST_SHOWS
from tests.table.kit import Guest, Json, Server, eventually
from tests.table.test_refusals import refused

CROWD = 16
FAIR = CROWD // 2
"""Fair is one thought under way, one on its way to the disk, and what happens while a move is written. Without fair
turns the whole crowd would go first, every time; with them a busy machine may write some more now and then."""


@pytest.fixture(scope="module")
def one_thinker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on two processors at most: bots think one at a time."""
    processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(processors)[:2])
    try:
        running = Server.in_folder(tmp_path_factory.mktemp("busy")).start()
    finally:
        os.sched_setaffinity(0, processors)
    yield running
    running.stop()


def crowd(guest: Guest) -> list[str]:
    """Many tables of one guest, who is connected to all, with Marshals on all seats."""
    tables = [guest.create("me", "marshal", mode="versus") for _ in range(CROWD)]
    for table in tables:
        guest.live(table, 0).until("snapshot")
        guest.post(f"/tables/{table}/seats/0/bot", {"bot": "marshal"})
    return tables


def moves(database: Path) -> list[tuple[str, int]]:
    """The table and the seat of every move, in the order in which they were written."""
    with sqlite3.connect(database) as connection:
        return connection.execute("SELECT table_id, seat FROM move WHERE kind = 'move' ORDER BY rowid").fetchall()


def thoughts(answers: list[tuple[str, int]]) -> int:
    """How often somebody thought: a thought is what one seat of a table answers in a row."""
    latest: dict[str, int] = {}
    count = 0
    for table, seat in answers:
        count += latest.get(table) != seat
        latest[table] = seat
    return count


def waits(database: Path, table: str) -> list[int]:
    """How many thoughts of other tables were written between a last move of seat 0 and the bot's answer, each time."""
    counts, latest, others = [], 1, []
    for each in moves(database):
        if each[0] != table:
            others.append(each)
            continue
        if (latest, each[1]) == (0, 1):
            counts.append(thoughts(others))
        latest, others = each[1], []
    return counts


def ending(options: list[Json]) -> Json:
    """The answer that ends the turn, or any that leads there."""
    return next((each for each in options if each["verb"] in ("end", "pass", "done")), options[0])


def test_who_has_one_table_does_not_wait_for_the_many_tables_of_another(one_thinker: Server) -> None:
    ann, bob = one_thinker.guest(), one_thinker.guest()
    table = bob.create("me", "marshal", mode="versus", first_player=0)
    bob.live(table, 0).until("snapshot")
    tables = crowd(ann)
    eventually(lambda: all(ann.info(each)["number"] for each in tables), "all Marshals have begun")
    while len(waits(one_thinker.database, table)) < 4:
        assert bob.play(table, 0, ending)
    assert median(waits(one_thinker.database, table)) <= FAIR
    for each in tables:
        ann.delete(f"/tables/{each}/seats/0/bot")


def test_people_are_told_that_bots_think_less_and_when_that_is_over(one_thinker: Server) -> None:
    ann = one_thinker.guest()
    tables = crowd(ann)
    live = ann.live(tables[0], 0)
    while (told := live.until("table")["table"]["busy"]) is None:
        pass
    assert told.startswith("The server is busy, so ")
    for table in tables:
        ann.delete(f"/tables/{table}/seats/0/bot")
    eventually(lambda: all(ann.info(table)["busy"] is None for table in tables), "all is calm")
    while live.until("table")["table"]["busy"] is not None:
        pass


def test_a_hint_does_not_wait_for_the_many_tables_of_another(one_thinker: Server) -> None:
    ann, bob = one_thinker.guest(), one_thinker.guest()
    tables = crowd(ann)
    table = bob.create("me", "me")
    seat = bob.snapshot(table)["actors"][0]
    before = len(moves(one_thinker.database))
    assert bob.get(f"/tables/{table}/hint", seat=seat).status_code == 200
    assert thoughts(moves(one_thinker.database)[before:]) <= FAIR
    for each in tables:
        ann.delete(f"/tables/{each}/seats/0/bot")


def test_one_guest_lets_bots_play_alone_at_so_many_tables(one_thinker: Server) -> None:
    ann, bob = one_thinker.guest(), one_thinker.guest()
    for _ in range(MOST_SHOWS):
        ann.live(ann.create("random", "random", pace=10_000)).until("snapshot")  # slow while somebody watches
    wish = {"game": "train_heist", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    assert "wait until one of them has finished" in refused(ann.post("/tables", wish), 409, "illegal")
    assert ann.create("me", "random")
    assert bob.create("random", "random")
