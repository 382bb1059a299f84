"""Two workers on one PostgreSQL: a move that one accepts is heard by those who are connected to the other."""

import random
import time
from collections.abc import Iterator

import pytest

from tests.table.kit import Guest, Server, eventually
from tests.table.postgres import Cluster


@pytest.fixture(scope="module")
def workers(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers, which know of each other only through the database; who kills one starts it again."""
    url, folder = postgres.new_database(), tmp_path_factory.mktemp("workers")
    servers = [Server(url, folder / f"{name}.log").start() for name in ("one", "two")]
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


def who_is_there(guest: Guest, table: str) -> tuple[list[bool], int]:
    """Which seats are connected, and how many spectators there are."""
    info = guest.info(table)
    return [seat["connected"] for seat in info["seats"]], info["spectators"]


def test_both_workers_show_who_is_there(workers: list[Server]) -> None:
    one, two = workers
    ann, bob = one.guest(), two.guest()
    table = ann.create("me", "open")
    bob.post(f"/tables/{table}/join", {})
    lives = [ann.live(table, 0), bob.live(table, 1), one.guest().live(table), two.guest().live(table), bob.live(table)]
    for live in lives[:2]:
        live.until("snapshot")
        while True:  # told without being asked
            shown = live.until("table")["table"]
            if shown["spectators"] == 3 and all(seat["connected"] for seat in shown["seats"]):
                break
    for guest in (ann, bob):
        assert who_is_there(guest, table) == ([True, True], 3)
    lives[1].close()
    eventually(lambda: who_is_there(ann, table) == ([True, True], 3), "bob still watches")
    lives[4].close()
    eventually(lambda: who_is_there(ann, table) == ([True, False], 2), "bob is gone")
    lives[3].close()
    eventually(lambda: who_is_there(bob, table) == ([True, False], 1), "one spectator is gone")
    late = two.guest()
    assert who_is_there(late, table) == ([True, False], 1)


def test_who_was_connected_to_a_worker_that_died_is_gone(workers: list[Server]) -> None:
    one, two = workers
    ann, bob = one.guest(), two.guest()
    table = ann.create("me", "open")
    bob.post(f"/tables/{table}/join", {})
    live = ann.live(table, 0)
    bob.live(table, 1)
    two.guest().live(table)
    eventually(lambda: who_is_there(ann, table) == ([True, True], 1), "all are there")
    live.settle()
    two.kill()
    while live.until("table")["table"]["seats"][1]["connected"]:
        pass
    assert who_is_there(ann, table) == ([True, False], 0)
    two.start()
    assert who_is_there(bob, table) == ([True, False], 0)


@pytest.mark.parametrize("place", [0, 1])
def test_bots_keep_the_pace_for_who_is_connected_to_another_worker(workers: list[Server], place: int) -> None:
    ann = workers[0].guest()
    table = ann.create("me", "random", pace=1500, first_player=0)
    workers[place].guest().live(table)
    for server in workers:
        eventually(lambda: server.guest().info(table)["spectators"] == 1, "somebody watches")  # noqa: B023
    while ann.snapshot(table)["actors"] == [0]:
        begin = time.monotonic()
        ann.play(table, 0, lambda options: next((each for each in options if each["verb"] == "end"), options[0]))
    number = ann.info(table)["number"]
    eventually(lambda: ann.info(table)["number"] > number, "the bot moves")
    assert time.monotonic() - begin >= 1.5


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


def test_both_workers_tell_that_bots_think_less(workers: list[Server]) -> None:
    ann, others = workers[0].guest(), [server.guest() for server in workers]
    tables = [ann.create("me", "marshal", mode="versus") for _ in range(12)]
    watching = [other.live(tables[0]) for other in others]
    for table in tables:
        ann.post(f"/tables/{table}/seats/0/bot", {"bot": "marshal"})
    for live in watching:
        while not live.until("table")["table"]["busy"]:
            pass
    for table in tables:
        ann.delete(f"/tables/{table}/seats/0/bot")
    for other in others:
        eventually(lambda: other.info(tables[0])["busy"] is None, "all is calm")  # noqa: B023
