"""A server that is told to stop, by SIGTERM: at once, in good order, and with everything written."""

import os
import random
import signal
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.soak.kills import Player, check_table, let_play
from tests.table.kit import Live, Server, eventually
from tests.table.postgres import Cluster
from tests.table.test_faults import alive


def test_a_server_stops_while_bots_think_and_people_watch(tmp_path: Path) -> None:
    """The bots' processes may be starting, thinking or idle."""
    server = Server.in_folder(tmp_path)
    for moves in (0, 2):
        server.start()
        ann = server.guest()
        table = ann.create("heuristic", "heuristic", "heuristic", "heuristic")
        live = ann.live(table)
        for _ in range(moves):
            live.until("step")
        server.stop()


def test_nothing_acknowledged_is_lost_when_the_server_is_stopped(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    players = [Player(server.guest(), "post", "me", "me"), Player(server.guest(), "socket", "me", "random")]
    for _ in range(3):
        stop = threading.Event()
        threads = let_play(players, stop, moves=3)
        server.stop()
        stop.set()
        for thread in threads:
            thread.join()
        server.start()
        for player in players:
            check_table(player, tmp_path / "table.db")
    server.stop()


def last_words(live: Live) -> tuple[int, str]:
    """The code and the reason with which a connection was closed."""
    with pytest.raises(ConnectionClosed) as end:
        live.until("never")
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


RESTARTS = (1012, "The table is restarting; nothing is lost.")


def test_who_is_connected_is_told_that_the_table_restarts(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    ann = server.guest()
    table = ann.create("me", "me")
    lives = [ann.live(table, 0), ann.live(table), server.guest().live(table)]
    for live in lives:
        live.until("snapshot")
    server.stop()
    assert [last_words(live) for live in lives] == [RESTARTS] * 3


@pytest.mark.parametrize("moves", [0, 3])
def test_two_workers_stop_while_bots_think_and_people_watch_who_are_told(
    postgres: Cluster, tmp_path: Path, moves: int
) -> None:
    server = Server(postgres.new_database(), tmp_path / "server.log", workers=2).start()
    ann = server.guest()
    tables = [ann.create("heuristic", "heuristic", "heuristic", "heuristic") for _ in range(4)]
    lives = [ann.live(table) for table in tables for _ in range(8)]
    for live in lives:
        live.until("snapshot")
        for _ in range(moves):
            live.until("step")
    server.stop()
    assert [last_words(live) for live in lives] == [RESTARTS] * len(lives)


def workers_of(server: Server) -> list[int]:
    """The processes that hold the port open, but for the one that started them."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_two_workers_play_a_match_one_that_dies_is_replaced_and_none_outlives_the_server(
    postgres: Cluster, tmp_path: Path
) -> None:
    server = Server(postgres.new_database(), tmp_path / "server.log", workers=2).start()
    first = eventually(lambda: len(found := workers_of(server)) == 2 and found, "there are two workers")
    ann = server.guest()
    table = ann.create("me", "random", mode="versus")
    while ann.play(table, 0, random.choice):
        pass
    assert ann.info(table)["status"] == "over"
    os.kill(first[0], signal.SIGKILL)
    eventually(lambda: len(found := workers_of(server)) == 2 and first[0] not in found, "there are two again")
    assert server.guest().create("me", "me")
    workers = workers_of(server)
    server.kill()
    eventually(lambda: not any(alive(pid) for pid in workers), "the workers are gone too")
