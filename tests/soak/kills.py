"""The power goes, again and again: every move that was acknowledged is on the disk, once, and nothing is half done."""

import random
import sqlite3
import threading
import time
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
from websockets.exceptions import WebSocketException

from saddlebag.games import game
from tests.table.kit import Guest, Live, Server
from tests.table.test_hidden import plain

Way = Literal["post", "socket"]


@dataclass
class Kills:
    """How often the server was killed, and how many moves it had acknowledged. A lost move raises at once."""

    kills: int = 0
    acknowledged: int = 0
    lost: str = ""

    @property
    def kept(self) -> bool:
        return self.kills > 0 and not self.lost

    def summary(self) -> str:
        return f"{self.kills} kills, {self.acknowledged:,} acknowledged moves: {self.lost or 'none lost, none twice'}"


class Player:
    """Keeps moving at one table and remembers what was acknowledged."""

    def __init__(self, guest: Guest, way: Way, *seats: str) -> None:
        self.guest = guest
        self.way = way
        self.seats = seats
        self.mine = [seat for seat, kind in enumerate(seats) if kind in ("me", "guest")]
        self.table = guest.create(*seats, mode="versus")
        self.acknowledged: dict[str, tuple[int, str, int]] = {}
        self.heard = 0
        """How many moves were acknowledged, at all tables so far."""
        self._live: Live | None = None
        self._unanswered: tuple[int, int, str, str] | None = None
        """A move that was sent and not answered: seat, number, text and key."""

    def step(self) -> None:
        seen = self.guest.snapshot(self.table)
        if seen["result"]:
            self.leave()
            self.table = self.guest.create(*self.seats, mode="versus")
            self.acknowledged.clear()
            return
        seat = seen["actors"][0]
        if seat not in self.mine:
            time.sleep(0.005)
            return
        seen = self.guest.snapshot(self.table, seat)
        if seen["ask"] is not None and seen["ask"]["mine"]:
            self._send(seat, seen["number"], random.choice(seen["ask"]["options"])["text"], uuid.uuid4().hex)

    def _send(self, seat: int, number: int, text: str, key: str) -> None:
        """Make a move and remember what became of it."""
        self._unanswered = (seat, number, text, key)
        reached = self._post(*self._unanswered) if self.way == "post" else self._say(*self._unanswered)
        self._unanswered = None
        if reached is not None:
            self.acknowledged[key] = (seat, text, reached)
            self.heard += 1

    def _post(self, seat: int, number: int, text: str, key: str) -> int | None:
        """The number reached by a move that was accepted; None if the table had moved on."""
        answer = self.guest.move(self.table, seat, number, text, key)
        assert answer.status_code in (200, 409), answer.text
        return int(answer.json()["number"]) if answer.status_code == 200 else None

    def _say(self, seat: int, number: int, text: str, key: str) -> int | None:
        """The same over a socket that stays open."""
        if self._live is None:
            self._live = self.guest.live(self.table, self.mine[0])
        self._live.send(type="move", seat=seat, number=number, key=key, answer=text)
        while (answer := self._live.receive()).get("key") != key:
            pass
        assert answer["type"] == "accepted" or answer["kind"] == "stale", answer
        return int(answer["number"]) if answer["type"] == "accepted" else None

    def send_again(self) -> None:
        """What was under way when the line dropped is sent once more, with the same key."""
        if self._unanswered is not None:
            self._send(*self._unanswered)

    def leave(self) -> None:
        if self._live is not None:
            self._live.close()
        self._live = None

    def run(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.step()
        except (httpx.TransportError, WebSocketException, OSError, EOFError):
            pass  # the power has gone
        finally:
            self.leave()


def players(server: Server) -> list[Player]:
    """Two people who share a device, one by requests and one by sockets, and somebody against a bot."""
    two = ("me", "guest")
    return [
        Player(server.guest(), "post", *two),
        Player(server.guest(), "socket", *two),
        Player(server.guest(), "socket", "me", "random"),
    ]


def let_play(playing: list[Player], stop: threading.Event, moves: int = 1) -> list[threading.Thread]:
    """All begin to play, each in a thread, until stopped; each has so many moves acknowledged when this returns."""
    enough = [player.heard + moves for player in playing]
    threads = [threading.Thread(target=player.run, args=(stop,)) for player in playing]
    for thread in threads:
        thread.start()
    for player, thread, wanted in zip(playing, threads, enough, strict=True):
        while player.heard < wanted:
            assert thread.is_alive(), player.guest.server.log.read_text()
            time.sleep(0.01)
    return threads


def kill_once(server: Server, playing: list[Player], database: Path, between_moves: bool) -> None:
    """Let them play a little, kill the server, start it again and look at every table."""
    stop = threading.Event()
    threads = let_play(playing, stop)
    time.sleep(random.uniform(0, 0.5))
    if between_moves:
        stop.set()
        for thread in threads:
            thread.join()
    server.kill()
    stop.set()
    for thread in threads:
        thread.join()
    server.start()
    for player in playing:
        player.send_again()
        check_table(player, database)


def kill_and_look(server: Server, database: Path, seconds: float, found: Kills) -> None:
    """Kill for so long."""
    until = time.monotonic() + seconds
    playing = players(server)
    try:
        while time.monotonic() < until:
            kill_once(server, playing, database, between_moves=found.kills % 3 == 0)
            found.kills += 1
    except AssertionError as error:
        found.lost = f"a table does not stand where it was left: {error}"[:2000]
        raise
    finally:
        found.acknowledged += sum(player.heard for player in playing)
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
