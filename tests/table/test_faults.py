"""The power goes, the disk is full: nothing that was acknowledged is lost, and nothing is half done."""

import os
import resource
import sqlite3
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from saddlebag.games import game
from saddlebag.table.bots import COMMAND
from saddlebag.table.thinker import Problem
from tests.soak.kills import kill_once, players
from tests.table.kit import Server, eventually

KILLS = int(os.environ.get("SADDLEBAG_KILLS", "4"))
"""How often the server is killed; `make soak` does so for as long as one likes."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server.in_folder(tmp_path).start()
    yield server
    server.stop()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(mortal: Server, tmp_path: Path) -> None:
    playing = players(mortal)
    for kill in range(KILLS):
        kill_once(mortal, playing, tmp_path / "table.db", between_moves=kill % 3 == 0)
    assert all(player.heard for player in playing)


def test_the_processes_of_the_bots_die_with_the_server(mortal: Server) -> None:
    ann = mortal.guest()
    ann.my_turn(ann.create("me", "random", first_player=1), 0)
    assert mortal.process is not None
    children = Path(f"/proc/{mortal.process.pid}/task/{mortal.process.pid}/children")
    thinkers = [int(pid) for pid in children.read_text().split()]
    assert thinkers
    mortal.kill()
    eventually(lambda: not any(alive(pid) for pid in thinkers), "the thinkers are gone")
    mortal.start()


def test_a_thought_for_a_server_that_died_meanwhile_is_dropped_without_a_word() -> None:
    match = game("train_heist").new(players=2, seed=1)
    problem = Problem("train_heist", match.to_json(), match.actors[0], "random", 1)
    thinker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert thinker.stdin is not None
    assert thinker.stdout is not None
    assert thinker.stderr is not None
    thinker.stdout.close()  # the way back to the server is gone first, the way to the thinker a moment later
    thinker.stdin.write(msgspec.json.encode(problem) + b"\n")
    thinker.stdin.flush()
    assert (thinker.wait(), thinker.stderr.read()) == (0, b"")
    thinker.stdin.close()
    thinker.stderr.close()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_disk_that_takes_no_more_stops_the_moves_and_says_so(mortal: Server) -> None:
    ann = mortal.guest()
    table = ann.create("me", "me", first_player=0)
    ann.play(table, 0, lambda options: options[0])
    seen = ann.snapshot(table, 0)
    text, key = seen["ask"]["options"][0]["text"], uuid.uuid4().hex
    live = ann.live(table, 0)
    assert mortal.process is not None
    before = resource.prlimit(mortal.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        refused = ann.move(table, 0, 1, text, key)
        assert (refused.status_code, refused.json()["kind"]) == (503, "read_only")
        assert "cannot be written" in refused.json()["detail"]
        live.send(type="move", seat=0, number=1, key=key, answer=text)
        assert live.until("error")["kind"] == "read_only"
        assert ann.post("/tables", {"game": "train_heist"}).status_code == 503
        assert ann.snapshot(table, 0) == seen
        assert mortal.guest().snapshot(table)["number"] == 1
    finally:
        resource.prlimit(mortal.process.pid, resource.RLIMIT_FSIZE, before)
    assert ann.move(table, 0, 1, text, key).json() == {"number": 2, "repeated": False}
    assert live.until("step")["number"] == 2
    live.close()


def test_a_database_that_another_holds_stops_the_moves_and_says_so(mortal: Server, tmp_path: Path) -> None:
    ann = mortal.guest()
    table = ann.create("me", "me", first_player=0)
    text = ann.snapshot(table, 0)["ask"]["options"][0]["text"]
    holder = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    refused = ann.move(table, 0, 0, text)
    assert (refused.status_code, refused.json()["kind"]) == (503, "read_only")
    holder.execute("ROLLBACK")
    holder.close()
    assert ann.move(table, 0, 0, text).status_code == 200
