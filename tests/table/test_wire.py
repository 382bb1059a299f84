"""What a connection may hold before it has said something whole: real bytes over a bare socket."""

import asyncio
import select
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from saddlebag.table import wire
from tests.table.kit import PATIENCE, Server

TEXT, CONTINUED, CLOSE, PING, LAST = 0x1, 0x0, 0x8, 0x9, 0x80
FRAGMENT = 8 * 1024
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nhost: table\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(opcode: int, payload: bytes) -> bytes:
    """As a client sends it, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([opcode]) + length + bytes(4) + payload


@contextmanager
def bare_socket(server: Server) -> Iterator[socket.socket]:
    """The live socket of an anonymous spectator, after the handshake."""
    table = server.guest().create("me", "me")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(HANDSHAKE.format(path=f"/api/tables/{table}/live").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += line.recv(1)
        assert b" 101 " in head
        yield line


def goodbye(line: socket.socket) -> int:
    """The code with which the connection is closed."""
    reader = line.makefile("rb")
    while True:
        first, size = reader.read(2)
        if size >= 126:
            size = int.from_bytes(reader.read(2 if size == 126 else 8), "big")
        payload = reader.read(size)
        if first & 0x0F == CLOSE:
            return int.from_bytes(payload[:2], "big")


def closed(line: socket.socket) -> bool:
    """Whether a close has come; what came before it is read and dropped."""
    while select.select([line], [], [], 0.02)[0]:
        first, size = line.recv(2, socket.MSG_PEEK | socket.MSG_WAITALL)
        if first & 0x0F == CLOSE:
            return True
        skip = 2 if size < 126 else 4
        if size == 126:
            size = int.from_bytes(line.recv(4, socket.MSG_PEEK | socket.MSG_WAITALL)[2:], "big")
        line.recv(skip + size, socket.MSG_WAITALL)
    return False


@pytest.mark.parametrize(
    ("piece", "most"),
    [(b"x" * FRAGMENT, wire.LARGEST_MESSAGE + 4 * FRAGMENT), (b"", 64 * 1024)],
    ids=["large", "empty"],
)
def test_a_message_that_never_ends_is_cut_while_it_is_assembled(server: Server, piece: bytes, most: int) -> None:
    with bare_socket(server) as line:
        opcode, taken = TEXT, 0
        while not closed(line):
            for _ in range(1 if piece else 100):
                taken += line.send(frame(opcode, piece))
                opcode = CONTINUED
            assert taken <= most, f"{taken} bytes of one message were taken"
        assert goodbye(line) == 1009


def test_a_message_that_says_it_is_too_long_is_cut_before_it_comes(server: Server) -> None:
    with bare_socket(server) as line:
        line.sendall(bytes([LAST | TEXT, 0x80 | 127]) + (60_000_000).to_bytes(8, "big") + bytes(4))
        assert goodbye(line) == 1009


def test_thousands_of_messages_in_one_piece_end_the_connection(server: Server) -> None:
    with bare_socket(server) as line:
        line.sendall(frame(LAST | TEXT, b'{"type":"ack","n":1}') * 5000)
        assert goodbye(line) == 1008


def test_who_pings_without_reading_the_answers_is_cut_off(server: Server) -> None:
    pings = frame(LAST | PING, bytes(125)) * 500
    with bare_socket(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises(ConnectionError):
            line.sendall(pings * (40_000_000 // len(pings)))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 500_000])
def test_what_is_sent_straight_is_a_frame_like_any_other(size: int) -> None:
    text = b"x" * size
    assert wire.head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


# --- a server of a few lines, with the same limits, in this process -------------------------------------------------


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers when a request has come in whole. On a socket it talks without an end."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "blah " * 1000})
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


async def talk_straight(scope: Any, receive: Any, send: Any) -> None:
    """Says as much at once as the line takes, and how much that was, then says a word each turn until it takes none."""
    straight = wire.straight(scope)
    await receive()
    await send({"type": "websocket.accept"})
    said = 0
    while straight(b"blah " * 1000):
        said += 1
    await send({"type": "websocket.send", "text": f"{said} at once"})
    while straight(b"blah " * 1000):
        await asyncio.sleep(0)
    await send({"type": "websocket.send", "text": "and the rest"})
    await send({"type": "websocket.close", "code": 4000})
    assert not straight(b"too late")


def ask(
    talk: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[bytes]],
    application: Callable[..., Awaitable[None]] = echo,
) -> bytes:
    """What a talk over a new connection brings."""

    async def scenario() -> bytes:
        config = uvicorn.Config(application, port=0, lifespan="off", log_config=None, **wire.BOUNDS)
        server = uvicorn.Server(config)
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup()
        try:
            port = server.servers[0].sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            async with asyncio.timeout(PATIENCE):
                answer = await talk(reader, writer)
            writer.close()
            return answer
        finally:
            await server.shutdown()

    return asyncio.run(scenario())


def test_a_head_that_never_ends_is_refused() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        line = b"x-more: " + b"y" * 1000 + b"\r\n"
        writer.write(b"GET / HTTP/1.1\r\n" + line * (1 + wire.LARGEST_HEAD // len(line)))
        return await reader.readline()

    assert b" 400 " in ask(endless)


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost:", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nhalf"],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
@pytest.mark.parametrize("before", [0, 1], ids=["the first request", "a later request"])
def test_a_request_that_never_ends_is_cut_off(monkeypatch: pytest.MonkeyPatch, beginning: bytes, before: int) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.3)
    if before and not beginning:
        monkeypatch.setitem(wire.BOUNDS, "timeout_keep_alive", 1)

    async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        for _ in range(before):
            writer.write(b"GET / HTTP/1.1\r\nhost: table\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
        writer.write(beginning)
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""

    assert ask(slow) == b""


def test_requests_in_time_are_answered_one_after_the_other() -> None:
    async def patient(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        for _ in range(3):
            writer.write(b"POST / HTTP/1.1\r\nhost: table\r\ncontent-length: 4\r\n\r\nwh")
            await asyncio.sleep(0)
            writer.write(b"at")
            answer = await reader.readuntil(b"\r\n\r\n")
        return answer

    assert b" 204 " in ask(patient)


def test_who_never_reads_what_a_socket_sends_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SENDING_SECONDS", 0.3)

    async def deaf(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(HANDSHAKE.format(path="/").encode())
        await reader.readuntil(b"\r\n\r\n")
        line: Any = writer.transport
        line.pause_reading()
        while not line.is_closing():  # a write tells that the other end is gone
            writer.write(frame(LAST | PING, b""))
            await asyncio.sleep(0.01)
        return b"cut"

    assert ask(deaf) == b"cut"


def test_a_line_takes_so_much_straight_and_everything_in_order() -> None:
    async def listener(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(HANDSHAKE.format(path="/").encode())
        await reader.readuntil(b"\r\n\r\n")
        heard: list[bytes] = []
        while True:
            first, size = await reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            payload = await reader.readexactly(size)
            if first & 0x0F == CLOSE:
                return b",".join(heard) + b" " + str(int.from_bytes(payload[:2], "big")).encode()
            heard.append(payload.strip() if len(payload) < 100 else b"blah")
            if len(heard) == 1:
                await asyncio.sleep(0.2)  # until the line is full

    words, code = ask(listener, talk_straight).rsplit(b" ", 1)
    heard = words.split(b",")
    at_once = heard.index(next(each for each in heard if each != b"blah"))
    assert heard[at_once] == f"{at_once} at once".encode()
    assert wire.UNREAD_BYTES < at_once * 5000 <= wire.UNREAD_BYTES + 10_000
    assert set(heard[at_once + 1 : -1]) <= {b"blah"}
    assert heard[-1] == b"and the rest"
    assert code == b"4000"
