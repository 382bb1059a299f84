"""Two workers on one PostgreSQL: a move that one accepts is heard by those who are connected to the other."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.kit import Guest, Server, eventually
from tests.table.postgres import Cluster


@pytest.fixture
def workers(postgres: Cluster, tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers, which know of each other only through the database."""
    url = postgres.new_database()
    servers = [Server(url, tmp_path / f"{name}.log").start() for name in ("one", "two")]
    yield servers
    for server in servers:
        server.stop()


def test_both_workers_show_the_same_match(workers: list[Server]) -> None:
    one, two = workers
    ann, bob = one.guest(), two.guest()
    table = ann.create("me", "open", mode="versus")
    waiting = ann.live(table, 0)
    waiting.until("snapshot")
    bob.post(f"/tables/{table}/join", {})
    waiting.until("snapshot")
    other = bob.live(table, 1)
    other.until("snapshot")
    people = {0: ann, 1: bob}
    for number in range(30):
        seat = people[number % 2].snapshot(table)["actors"][0]
        people[seat].play(table, seat, random.choice)
        assert waiting.until("step")["number"] == number + 1
        assert other.until("step")["number"] == number + 1
    ann.post(f"/tables/{table}/chat", {"text": "hello over there"})
    for live in (waiting, other):
        assert live.until("chat")["text"] == "hello over there"
    waiting.close()
    other.close()


def wait_for_end(guest: Guest, table: str) -> None:
    eventually(lambda: guest.info(table)["status"] == "over", "the bots finish")


def test_only_one_worker_plays_the_bots_and_the_other_takes_over(workers: list[Server]) -> None:
    one, two = workers
    for place, killed in ((0, one), (1, two)):
        survivor = workers[1 - place]
        ann = survivor.guest()
        table = ann.create("random", "random", mode="versus")
        killed.kill()
        wait_for_end(ann, table)
        killed.start()


def test_a_server_with_two_workers_plays_a_match(postgres: Cluster, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), tmp_path / "both.log", workers=2).start()
    try:
        ann = server.guest()
        table = ann.create("me", "random", mode="versus")
        while ann.play(table, 0, random.choice):
            pass
        assert ann.info(table)["status"] == "over"
    finally:
        server.stop()
