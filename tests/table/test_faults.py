"""The power goes, the disk is full: nothing that was acknowledged is lost, and nothing is half done."""

import os
import random
import resource
import sqlite3
import subprocess
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from saddlebag.games import game
from saddlebag.table.bots import COMMAND
from saddlebag.table.thinker import Problem
from tests.table.kit import Guest, Live, Server, eventually
from tests.table.test_hidden import plain

KILLS = int(os.environ.get("SADDLEBAG_KILLS", "12"))
"""How often the server is killed, half of them while moves come by socket; 200 for a thorough run."""
LINE_DROPPED = (httpx.TransportError, WebSocketException, OSError, EOFError)


class Player:
    """Keeps moving at one table and remembers what was acknowledged."""

    def __init__(self, guest: Guest, *seats: str, by: str = "post") -> None:
        self.guest = guest
        self.by = by
        self.lives: dict[int, Live] = {}
        """The open sockets, by seat."""
        self.unanswered: tuple[int, int, str, str] | None = None
        """A move that was sent and not answered: seat, number, text and key."""
        self.seats = seats
        self.mine = [seat for seat, kind in enumerate(seats) if kind == "me"]
        self.table = guest.create(*seats, mode="versus")
        self.acknowledged: dict[str, tuple[int, str, int]] = {}
        self.heard = 0
        """How many moves were acknowledged, at all tables so far."""

    def step(self) -> None:
        seen = self.guest.snapshot(self.table)
        if seen["result"]:
            self.table = self.guest.create(*self.seats, mode="versus")
            self.acknowledged.clear()
            self.lives.clear()
            return
        seat = seen["actors"][0]
        if seat not in self.mine:
            time.sleep(0.005)
            return
        seen = self.guest.snapshot(self.table, seat)
        if seen["ask"] is None or not seen["ask"]["mine"]:
            return
        text, key = random.choice(seen["ask"]["options"])["text"], uuid.uuid4().hex
        self.send(seat, seen["number"], text, key)

    def send(self, seat: int, number: int, text: str, key: str) -> None:
        """Make a move and remember what became of it."""
        self.unanswered = (seat, number, text, key)
        reached = self.post(*self.unanswered) if self.by == "post" else self.say(*self.unanswered)
        self.unanswered = None
        if reached is not None:
            self.acknowledged[key] = (seat, text, reached)
            self.heard += 1

    def post(self, seat: int, number: int, text: str, key: str) -> int | None:
        """The number reached by a move that was accepted; None if the table had moved on."""
        answer = self.guest.move(self.table, seat, number, text, key)
        if answer.status_code != 200:
            assert answer.status_code == 409, answer.text
            return None
        return int(answer.json()["number"])

    def say(self, seat: int, number: int, text: str, key: str) -> int | None:
        """The same over a socket that stays open."""
        if seat not in self.lives:
            self.lives[seat] = self.guest.live(self.table, seat)
        self.lives[seat].send(type="move", seat=seat, number=number, key=key, answer=text)
        while (answer := self.lives[seat].receive()).get("key") != key:
            pass
        if answer["type"] != "accepted":
            assert answer["kind"] == "stale", answer
            return None
        return int(answer["number"])

    def send_again(self) -> None:
        """What was under way when the line dropped is sent once more, with the same key."""
        self.lives.clear()
        if self.unanswered is not None:
            self.send(*self.unanswered)

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self.step()
            except LINE_DROPPED:
                return


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'table.db'}", tmp_path / "server.log").start()
    yield server
    server.stop()


def on_disk(database: Path, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A table and its log as the database has them."""
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM table_ WHERE id = ?", [table]).fetchone())
        moves = [dict(each) for each in connection.execute("SELECT * FROM move WHERE table_id = ? ORDER BY n", [table])]
    connection.close()
    return row, moves


def check_table(player: Player, database: Path) -> None:
    """Every acknowledged move is in the log, and the table stands exactly after the last one."""
    row, moves = on_disk(database, player.table)
    assert [move["n"] for move in moves] == list(range(len(moves)))
    by_key = {move["key"]: move for move in moves if move["key"]}
    for key, (seat, text, number) in player.acknowledged.items():
        found = by_key[key]
        assert (found["seat"], found["answer"], found["n"] + 1) == (seat, text, number)
        again = player.guest.move(player.table, seat, number - 1, text, key)
        assert again.json() == {"number": number, "repeated": True}, player.guest.server.log.read_text()
    match = game("train_heist").new(seed=int(row["seed"]), mode="versus", players=2)
    events = 0
    for move in moves:
        match.apply(move["answer"], move["seat"])
    for seat in player.mine:
        seen = player.guest.snapshot(player.table, seat)
        if seen["number"] != len(moves):
            return  # a bot has moved on since we looked at the disk
        assert seen["view"] == plain(match.view(seat))
        assert seen["actors"] == list(match.actors)
        options = [option.text for option in match.options] if seat in match.actors else []
        assert [option["text"] for option in (seen["ask"] or {"options": []})["options"]] == options
        told = [event.sentence() for event in match.story(seat)][-400:]
        assert [line["text"] for line in seen["log"]] == told
        events += len(told)
    assert events


@pytest.mark.parametrize("by", ["post", "socket"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(mortal: Server, tmp_path: Path, by: str) -> None:
    players = [Player(mortal.guest(), "me", "me", by=by), Player(mortal.guest(), "me", "random", by=by)]
    for kill in range((KILLS + 1) // 2):
        stop = threading.Event()
        enough = sum(player.heard for player in players) + 1
        threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
        for thread in threads:
            thread.start()
        while sum(player.heard for player in players) < enough:
            assert any(thread.is_alive() for thread in threads)
            time.sleep(0.01)
        time.sleep(random.uniform(0, 0.5))
        if kill % 3 == 0:  # between moves
            stop.set()
            for thread in threads:
                thread.join()
        mortal.kill()
        stop.set()
        for thread in threads:
            thread.join()
        mortal.start()
        for player in players:
            player.send_again()
            check_table(player, tmp_path / "table.db")
    print(f"{(KILLS + 1) // 2} kills, {sum(player.heard for player in players)} moves acknowledged by {by}, all there.")


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
