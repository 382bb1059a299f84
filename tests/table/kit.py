"""A real server process and the people who use it."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from saddlebag import bots
from tests.table.preloaded import Forked

PATIENCE = 120.0
"""Seconds after which something is broken, not slow: this machine may be busy."""

STOPPING_SECONDS = 60.0
"""It takes a fraction of a second where nothing else runs."""

Json = dict[str, Any]


def free_port() -> int:
    """A port below those that the system gives to connections: a browser beside us could get one of these before the
    server has started."""
    while True:
        port = secrets.choice(range(10_000, 32_000))
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


def eventually(check: Callable[[], Any], what: str) -> Any:
    """The first true answer of a check."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = check()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"it never came to this: {what}")


class Server:
    """`saddlebag serve` on a free port; the same database when started again."""

    def __init__(self, database_url: str, log: Path, workers: int = 1, host: str = "127.0.0.1", *more: str) -> None:
        self.database_url = database_url
        self.log = log
        self.workers = workers
        self.host = host
        self.more = more
        """Further arguments."""
        self.environment: dict[str, str] = {}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @classmethod
    def in_folder(cls, folder: Path, *more: str) -> "Server":
        """A server whose database and log are in a folder."""
        return cls(f"sqlite:///{folder / 'table.db'}", folder / "server.log", 1, "127.0.0.1", *more)

    @property
    def database(self) -> Path:
        """The file of SQLite."""
        return Path(self.database_url.removeprefix("sqlite:///"))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, from_nothing: bool = False) -> "Server":
        """From nothing as people start it, or from a process that has loaded the same program before."""
        command = ["serve", "--port", str(self.port), "--host", self.host, "--database-url", self.database_url]
        command += ["--workers", str(self.workers), *self.more]
        if from_nothing or self.environment or self.workers > 1:
            self.process = self._from_nothing(command)
        else:
            self.process = Forked(command, self.log)
        eventually(self.answers, "the server answers")
        return self

    def _from_nothing(self, command: list[str]) -> subprocess.Popen[bytes]:
        program, environment = [sys.executable, "-m", "saddlebag.cli"], {**os.environ, **self.environment}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*program, *command], stdout=log, stderr=log, start_new_session=True, env=environment
            )

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
        except ConnectionRefusedError:
            return False
        return self.visitor().get("/api/games").status_code == 200

    def visitor(self, **wishes: Any) -> httpx.Client:
        """Somebody without a cookie. To read all certificates of this machine would take longer than most requests."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE, verify=False, **wishes)

    def kill(self) -> None:
        """The power goes."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Told to stop, it does so without being killed and without a complaint."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            raise AssertionError(f"the server did not stop; it said: {self.log.read_text()}") from None
        said = self.log.read_text()
        assert self.process.returncode == 0, said
        assert "panicked" not in said, said
        assert "Traceback" not in said, said

    def guest(self) -> "Guest":
        return Guest(self)


class Guest:
    """A person with a browser: a cookie, and sockets."""

    def __init__(self, server: Server, cookies: dict[str, str] | None = None) -> None:
        self.server = server
        self.http = server.visitor()
        for name, value in (cookies or {}).items():
            self.http.cookies.set(name, value, "127.0.0.1")
        self.id: str = self.http.get("/api/me").json()["id"]

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(f"/api{path}")

    def create(self, *seats: str, private: bool = False, pace: int = 0, **options: Any) -> str:
        """A table with these kinds of seats; a name of a bot stands for that bot."""
        wishes = [{"kind": "bot", "bot": each} if each in bots.names() else {"kind": each} for each in seats]
        options = {"players": len(seats), **options}
        body = {"game": "train_heist", "options": options, "seats": wishes, "private": private, "pace": pace}
        answer = self.post("/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def info(self, table: str) -> Json:
        return dict(self.get(f"/tables/{table}").json())

    def snapshot(self, table: str, seat: int | None = None) -> Json:
        answer = self.get(f"/tables/{table}/snapshot", seat="spectator" if seat is None else seat)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(self, table: str, seat: int, number: int, answer: str, key: str | None = None) -> httpx.Response:
        body = {"seat": seat, "number": number, "key": key or uuid.uuid4().hex, "answer": answer}
        return self.post(f"/tables/{table}/moves", body)

    def my_turn(self, table: str, seat: int) -> Json:
        """The snapshot when this seat is to act, or when the match is over."""

        def ready() -> Json | None:
            seen = self.snapshot(table, seat)
            return seen if seen["result"] or seen["ask"]["mine"] else None

        return dict(eventually(ready, f"seat {seat} is to act"))

    def play(self, table: str, seat: int, pick: Callable[[list[Json]], Json]) -> Json | None:
        """Answer one question with the option that is picked; None when the match is over."""
        seen = self.my_turn(table, seat)
        if seen["result"]:
            return None
        answer = self.move(table, seat, seen["number"], pick(seen["ask"]["options"])["text"])
        assert answer.status_code == 200, answer.text
        return seen

    def live(self, table: str, seat: int | None = None, since: int | None = None, invite: str | None = None) -> "Live":
        return Live(self, table, seat=seat, since=since, invite=invite)


class Live:
    """One connection, and everything that came over it."""

    def __init__(self, guest: Guest, table: str, **query: Any) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        address = f"ws://127.0.0.1:{guest.server.port}/api/tables/{table}/live?{asked}"
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        self.socket: ClientConnection = connect(
            address,
            additional_headers={"cookie": cookies},
            open_timeout=PATIENCE,
            ping_interval=None,  # a busy machine may let a ping wait, and that is no fault of the server
            max_size=None,
            legacy=True,
        )
        self.frames: list[Json] = []

    def receive(self) -> Json:
        frame: Json = json.loads(self.socket.recv(PATIENCE))
        self.frames.append(frame)
        return frame

    def until(self, kind: str, **fields: Any) -> Json:
        """The next frame of that type (with these fields)."""
        while True:
            frame = self.receive()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def settle(self) -> int:
        """Read all that was sent so far; the number reached."""
        self.send(type="ping")
        return int(self.until("pong")["n"])

    def close(self) -> None:
        self.socket.close()
