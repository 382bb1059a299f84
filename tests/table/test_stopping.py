"""A server that is told to stop, by SIGTERM: at once, in good order, and with everything written."""

import threading
import time
from pathlib import Path

import pytest

from tests.table.kit import Server
from tests.table.postgres import Cluster
from tests.table.test_faults import Player, check_table


def test_a_server_stops_while_bots_think_and_people_watch(tmp_path: Path) -> None:
    """The bots' processes may be starting, thinking or idle."""
    server = Server(f"sqlite:///{tmp_path / 'table.db'}", tmp_path / "server.log")
    for moves in range(3):
        server.start()
        ann = server.guest()
        table = ann.create("heuristic", "heuristic", "heuristic", "heuristic")
        live = ann.live(table)
        for _ in range(moves):
            live.until("step")
        begin = time.monotonic()
        server.stop()
        assert time.monotonic() - begin < 10


@pytest.mark.parametrize("moves", [0, 1, 5])
def test_two_workers_stop_while_bots_think_and_people_watch(postgres: Cluster, tmp_path: Path, moves: int) -> None:
    server = Server(postgres.new_database(), tmp_path / "server.log", workers=2).start()
    ann = server.guest()
    tables = [ann.create("heuristic", "heuristic", "heuristic", "heuristic") for _ in range(4)]
    watching = [ann.live(table) for table in tables for _ in range(8)]
    for live in watching:
        for _ in range(moves):
            live.until("step")
    server.stop()


def test_nothing_acknowledged_is_lost_when_the_server_is_stopped(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'table.db'}", tmp_path / "server.log").start()
    players = [Player(server.guest(), "me", "me"), Player(server.guest(), "me", "random")]
    for _ in range(3):
        stop = threading.Event()
        enough = sum(player.heard for player in players) + 3
        threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
        for thread in threads:
            thread.start()
        while sum(player.heard for player in players) < enough:
            assert any(thread.is_alive() for thread in threads)
            time.sleep(0.01)
        server.stop()
        stop.set()
        for thread in threads:
            thread.join()
        server.start()
        for player in players:
            check_table(player, tmp_path / "table.db")
    server.stop()
