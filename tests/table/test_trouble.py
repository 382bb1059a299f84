"""The database in trouble: held by another, gone, or asked for what no text is. All hear of it soon, in a sentence."""

import asyncio
import json
import os
import socket
import stat
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saddlebag.table import rows
from saddlebag.table.errors import ReadOnly
from saddlebag.table.messages import Move
from saddlebag.table.schema import secret
from saddlebag.table.store import Sqlite, Store, Taken
from tests.table.kit import Guest, Server, eventually
from tests.table.postgres import Cluster, cluster
from tests.table.test_master import ANN, TWO_FOR_ANN, Worker
from tests.table.test_refusals import refused

HOLD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another process holds the database and does not let go."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    try:
        yield
    finally:
        holder.communicate()


def test_of_sixteen_moves_that_find_the_database_held_one_waits_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts: list[int] = []
    commit = Sqlite._commit

    def counted(self: Sqlite, jobs: list[Any], *further: Any) -> Any:
        attempts.append(len(jobs))
        return commit(self, jobs, *further)

    monkeypatch.setattr(Sqlite, "_commit", counted)

    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        await store.open()
        worker = Worker(store)
        tables = [(await worker.lobby.create(ANN, TWO_FOR_ANN)).id for _ in range(16)]
        answer = await worker.first_option(tables[0])

        async def move_at_all() -> list[Any]:
            moves = (worker.master.move(table, ANN.id, Move(0, 0, "key", answer)) for table in tables)
            return await asyncio.gather(*moves, return_exceptions=True)

        with held(tmp_path / "table.db"):
            attempts.clear()
            found = await move_at_all()
            assert [type(each) for each in found] == [ReadOnly] * 16
            assert len(attempts) <= 2
        again = await move_at_all()
        assert [each.number for each in again] == [1] * 16
        await store.close()

    asyncio.run(play())


def test_moves_that_wait_together_are_written_in_one_step_with_the_saves_among_them(tmp_path: Path) -> None:
    steps: list[str] = []

    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        await store.open()
        worker = Worker(store)
        tables = [(await worker.lobby.create(ANN, TWO_FOR_ANN)).id for _ in range(16)]
        answer = await worker.first_option(tables[0])
        await worker.move(tables[0], 0, "key")  # the writer has its connection
        for table in tables[1:9]:
            worker.master.rooms[table].saved -= 12  # a save is due
        line: Any = store._database._straight  # type: ignore[union-attr]
        line.driver_connection.set_trace_callback(steps.append)
        moves = (worker.master.move(table, ANN.id, Move(0, 0, "key", answer)) for table in tables[1:])
        assert [each.number for each in await asyncio.gather(*moves)] == [1] * 15
        for table in tables[1:9]:
            kept = await rows.snapshot_of(store, table)
            assert kept is not None
            assert kept.n == 1
        await store.close()

    asyncio.run(play())
    inserts = [step.split()[2] for step in steps if step.startswith("INSERT")]
    assert inserts.count("move") in (1, 2)  # the first may have gone alone
    assert inserts.count("snapshot") in (1, 2)


def test_while_the_trouble_lasts_a_write_only_tries_whether_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience: list[float] = []
    commit = Sqlite._commit

    def noted(self: Sqlite, jobs: list[Any], seconds: float) -> Any:
        patience.append(seconds)
        return commit(self, jobs, seconds)

    monkeypatch.setattr(Sqlite, "_commit", noted)

    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        await store.open()
        worker = Worker(store)
        table = (await worker.lobby.create(ANN, TWO_FOR_ANN)).id
        with held(tmp_path / "table.db"):
            patience.clear()
            for _ in range(3):
                with pytest.raises(ReadOnly, match="cannot be written to right now"):
                    await worker.move(table, 0, "key")
        await worker.move(table, 0, "key")
        await worker.lobby.create(ANN, TWO_FOR_ANN)
        assert patience == [3.0, 0.1, 0.1, 0.1, 3.0]
        await store.close()

    asyncio.run(play())


def test_a_row_that_is_taken_does_not_fail_those_written_with_it(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path / 'table.db'}")
        await store.open()
        worker = Worker(store)
        rows = [secret.insert().values(name=name, value="x") for name in ("a", "b", "a", "c")]
        found = await asyncio.gather(*(worker.store.write(row) for row in rows), return_exceptions=True)
        assert [isinstance(each, Taken) for each in found] == [False, False, True, False]
        await store.close()

    asyncio.run(play())


def test_what_other_workers_are_told_is_not_counted_among_the_rows(postgres: Cluster) -> None:
    async def play() -> None:
        store = Store(postgres.new_database())
        await store.open()
        row = secret.insert().values(name="a", value="x")
        assert await store.write(row, secret.delete().where(secret.c.name == "b"), news=["one", "two"]) == [1, 0]
        await store.close()

    asyncio.run(play())


# --- PostgreSQL goes away ---------------------------------------------------------------------------------------------


def test_postgresql_goes_and_comes_back_and_the_moves_go_on(tmp_path: Path) -> None:
    with cluster() as postgres:
        server = Server(postgres.new_database(), tmp_path / "server.log").start()
        ann = server.guest()
        table = ann.create("me", "me", first_player=0)
        seen, key = ann.snapshot(table, 0), uuid.uuid4().hex
        live = ann.live(table, 0)
        text = seen["ask"]["options"][0]["text"]
        postgres.stop()
        for path in ("/me", "/tables", f"/tables/{table}", f"/tables/{table}/snapshot", "/decks"):
            assert "is not responding right now" in refused(ann.get(path), 503, "read_only")
        for path, body in ((f"/tables/{table}/chat", {"text": "hey"}), ("/tables", {"game": "train_heist"})):
            refused(ann.post(path, body), 503, "read_only")
        assert "cannot be written to right now" in refused(ann.move(table, 0, 0, text, key), 503, "read_only")
        live.send(type="move", seat=0, number=0, key=key, answer=text)
        assert live.until("error")["kind"] == "read_only"
        with pytest.raises(ConnectionClosed) as closed:
            list(ann.live(table, 0).socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        postgres.go_on()
        eventually(lambda: ann.move(table, 0, 0, text, key).is_success, "the move is accepted")
        assert live.until("step")["number"] == 1
        live.close()
        assert ann.move(table, 0, 0, text, key).json() == {"number": 1, "repeated": True}
        server.stop()  # it said nothing like a traceback


# --- what is no text --------------------------------------------------------------------------------------------------


def raw(server: Server, head: bytes, body: bytes = b"") -> tuple[int, bytes]:
    """The status and the answer to a request of these very bytes."""
    more = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body) if body else b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        host = b"Host: 127.0.0.1:%d\r\nConnection: close\r\n" % server.port
        line.sendall(head + b" HTTP/1.1\r\n" + host + more + b"\r\n" + body)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2]


@pytest.mark.parametrize(
    ("head", "body"),
    [
        (b"POST /api/tables", b'{"game": "\xff\xfe"}'),
        (b"POST /api/tables", b'{"game": "train_heist", "options": {"\xc3": 1}}'),
        (b"PATCH /api/me", b'{"name": "\xed\xa0\x80"}'),
        (b"POST /api/records", b'{"game": "\xff"}'),
        (b"GET /api/tables/%ff%fe", b""),
        (b"GET /api/games/%c3%28/rules", b""),
        (b"GET /api/games/train_heist/rules?search=%ff", b""),
        (b"GET /api/games/train_heist/rules?%ff=1", b""),
    ],
)
def test_what_is_not_utf8_is_refused_with_a_sentence(server: Server, head: bytes, body: bytes) -> None:
    status, answer = raw(server, head, body)
    assert (status, json.loads(answer)["kind"]) == (400, "bad_request"), answer
    assert "UTF-8" in json.loads(answer)["detail"]


@pytest.mark.parametrize("head", [b"GET /api/tables/\xff\xfe", b"GET /%ff", b"GET /assets/%ff", b"GET /device/%ff"])
def test_no_address_makes_the_server_stumble(server: Server, head: bytes) -> None:
    assert raw(server, head)[0] in (200, 400, 404)


def test_who_hangs_up_in_the_middle_of_a_request_leaves_no_complaint(server: Server) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n" % server.port
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(head + b"Content-Length: 100\r\n\r\n{")
    server.guest()
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("data", [b"\xff\xfe", b'{"type": "chat", "text": "\xff"}', b'{"type": "\xed\xa0\x80"}'])
def test_what_is_not_utf8_is_refused_over_the_socket_too(server: Server, data: bytes) -> None:
    ann = server.guest()
    live = ann.live(ann.create("me", "me"), 0)
    live.socket.send(data)
    assert live.until("error")["kind"] == "bad_request"
    live.settle()
    live.close()


# --- whose file it is -------------------------------------------------------------------------------------------------


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def lax() -> Iterator[None]:
    """New files would be for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("lax")
def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    Guest(server).create("me", "me")
    names = ("table.db", "table.db-wal", "table.db-shm", "table.db-lock")
    assert {name: oct(mode(tmp_path / name)) for name in names} == dict.fromkeys(names, "0o600")
    server.stop()
    assert "can read the database" not in server.log.read_text()


def test_a_database_that_others_can_read_stays_so_but_is_told_of_once(tmp_path: Path) -> None:
    file = tmp_path / "table.db"

    file.touch()
    file.chmod(0o644)
    server = Server(f"sqlite:///{file}", tmp_path / "server.log").start()
    server.stop()
    assert mode(file) == 0o644
    assert server.log.read_text().count(f"Other users of this machine can read the database; "
                                        f"to make it private: chmod 600 {file}") == 1  # fmt: skip
