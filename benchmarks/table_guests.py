"""Simulated guests: a cookie, a connection for requests, a live socket for each seat.

They speak just as much HTTP and WebSocket as the table's server needs, because on a machine with few cores a guest
that costs more than the server would be what is measured.
"""

import asyncio
import base64
import os
import re
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Struct

By = Literal["post", "socket"]
"""How moves are sent: by requests, as programs may, or by the live socket, as the page does."""

PATIENCE = 10.0
"""Seconds after which something is broken, not slow."""

RETRY_SECONDS = 0.02

_STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_COOKIE = re.compile(rb"\r\nset-cookie: *([^;\r]+)", re.IGNORECASE)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Refused(Exception):
    """The server did not do what it was asked; the text is a sentence for people."""


class NotYet(Refused):
    """The worker that was asked has not heard of the position that another one has shown."""


class Option(Struct):
    """An answer on offer."""

    text: str
    verb: str


class Question(Struct):
    """What a seat is asked."""

    options: list[Option]


class Position(Struct):
    """What we need of a snapshot."""

    number: int
    ask: Question | None = None


class Frame(Struct):
    """What we need of a frame of the live socket."""

    type: str
    number: int = 0
    ask: Question | None = None
    snapshot: Position | None = None
    detail: str = ""


_frames = msgspec.json.Decoder(Frame)


class Connection:
    """One connection that stays open."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def open(port: int) -> "Connection":
        return Connection(*await asyncio.open_connection("127.0.0.1", port))

    async def request(self, method: str, path: str, headers: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request; the status and the head of the answer."""
        if body:
            headers += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.writer.write(f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{headers}\r\n".encode() + body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        status = _STATUS.match(head)
        return (int(status[1]) if status else 0), head

    async def body(self, head: bytes) -> bytes:
        length = _LENGTH.search(head)
        return await self.reader.readexactly(int(length[1])) if length else b""

    async def frame(self) -> bytes:
        """The next text frame of a live socket."""
        while True:
            first, length = await self.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            payload = await self.reader.readexactly(length)
            if first & 0x0F == TEXT:
                return payload
            if first & 0x0F == PING:
                self.writer.write(bytes((0x80 | PONG, 0x80 | length, 0, 0, 0, 0)) + payload)
            elif first & 0x0F == CLOSE:
                raise Refused(f"The server closed a live socket: {payload[2:].decode(errors='replace')}.")

    def send(self, message: Any) -> None:
        """A text frame, masked with zeros."""
        payload = msgspec.json.encode(message)
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + size.to_bytes(2, "big")
        self.writer.write(bytes((0x80 | TEXT,)) + length + bytes(4) + payload)

    def close(self) -> None:
        self.writer.close()


AGREED: dict[str, Any] = {}
"""What all new tables agree on, such as a clock."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, port: int, http: Connection) -> None:
        self.port = port
        self.http = http
        self.cookie = ""

    @staticmethod
    async def arrive(port: int) -> "Guest":
        guest = Guest(port, await Connection.open(port))
        _, head = await guest.http.request("GET", "/api/me", "")
        await guest.http.body(head)
        found = _COOKIE.search(head)
        if found is None:
            raise Refused("The server gave a guest no cookie.")
        guest.cookie = found[1].decode()
        return guest

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer to a request that must succeed."""
        if self.http.reader.at_eof():  # the server closes a connection that was idle for long
            self.http.close()
            self.http = await Connection.open(self.port)
        data = b"" if body is None else msgspec.json.encode(body)
        status, head = await self.http.request(method, f"/api{path}", f"cookie: {self.cookie}\r\n", data)
        answer = await self.http.body(head)
        if not 200 <= status < 300:
            problem = NotYet if status == 409 else Refused
            raise problem(f"{method} {path} was answered with {status}: {answer[:300].decode(errors='replace')}.")
        return answer

    async def create(self, options: dict[str, Any], seats: list[str]) -> str:
        """The id of a new table with these kinds of seats."""
        wishes = [{"kind": kind} for kind in seats]
        body = {"game": "train_heist", "options": options, "seats": wishes, "private": False, "pace": 0, **AGREED}
        return str(msgspec.json.decode(await self.ask("POST", "/tables", body))["id"])

    def close(self) -> None:
        self.http.close()


class Seat:
    """A seat of a guest, with a live socket."""

    def __init__(self, guest: Guest, table_id: str, seat: int, socket: Connection) -> None:
        self.guest = guest
        self.table_id = table_id
        self.seat = seat
        self.socket = socket
        self.number = 0
        self.options: list[Option] = []
        self._awaited: tuple[int, asyncio.Future[float]] | None = None
        self._listening = asyncio.create_task(self._listen())

    @staticmethod
    async def connect(guest: Guest, table_id: str, seat: int) -> "Seat":
        """Sit down: the first frame, the whole table, has been read when this returns."""
        socket = await Connection.open(guest.port)
        key = base64.b64encode(os.urandom(16)).decode()
        status, _ = await socket.request(
            "GET",
            f"/api/tables/{table_id}/live?seat={seat}",
            f"cookie: {guest.cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n",
        )
        if status != 101:
            raise Refused(f"The live socket was answered with {status}.")
        seated = Seat(guest, table_id, seat, socket)
        await seated.shown(0)
        return seated

    async def _listen(self) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while True:
                payload = await self.socket.frame()
                arrived = clock()
                frame = _frames.decode(payload)
                if frame.type == "error":
                    raise Refused(f"The live socket says: {frame.detail}")
                seen = frame if frame.type == "step" else frame.snapshot
                if seen is None:
                    continue
                self.number = seen.number
                self.options = seen.ask.options if seen.ask else []
                if self._awaited is not None and self.number >= self._awaited[0]:
                    if not self._awaited[1].done():  # whoever waited may have given up
                        self._awaited[1].set_result(arrived)
                    self._awaited = None
        except (Refused, OSError, EOFError, msgspec.MsgspecError) as error:
            if self._awaited is not None and not self._awaited[1].done():
                self._awaited[1].set_exception(Refused(f"A live socket broke: {error}"))

    def shown(self, number: int) -> "asyncio.Future[float]":
        """When the position after so many decisions is on this screen. Ask before it can have come."""
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        if self._listening.done():
            done.set_exception(Refused("A live socket broke."))
        self._awaited = (number, done)
        return done

    def leave(self) -> None:
        self._listening.cancel()
        self.socket.close()


@dataclass(frozen=True)
class Shown:
    """When a move was sent and when it was seen, in seconds of the loop's clock."""

    sent: float
    on_own_screen: float
    on_other_screens: float
    """On the last of them."""
    refusals: int
    """How often it was sent in vain before."""


class Table:
    """A table and the simulated guests around it."""

    def __init__(self, seats: list[Seat]) -> None:
        self.id = seats[0].table_id
        self.seats = seats

    @staticmethod
    async def of_two(port: int, options: dict[str, Any]) -> "Table":
        """Two guests at one table, each with a live socket."""
        async with asyncio.timeout(PATIENCE):
            first, second = await Guest.arrive(port), await Guest.arrive(port)
            table_id = await first.create(options, ["me", "open"])
            await second.ask("POST", f"/tables/{table_id}/join", {})
            return Table([await Seat.connect(first, table_id, 0), await Seat.connect(second, table_id, 1)])

    @staticmethod
    async def of_one(port: int, options: dict[str, Any], seats: int) -> "Table":
        """One guest who plays all seats, each with a live socket."""
        async with asyncio.timeout(PATIENCE):
            guest = await Guest.arrive(port)
            table_id = await guest.create(options, ["me"] + ["guest"] * (seats - 1))
            return Table([await Seat.connect(guest, table_id, seat) for seat in range(seats)])

    @property
    def over(self) -> bool:
        return not any(seat.options for seat in self.seats)

    @property
    def number(self) -> int:
        return self.seats[0].number

    async def move(self, choose: Callable[[list[Option]], Option], by: By = "socket") -> Shown:
        """Whoever is to decide sends one move; wait until all have seen it."""
        mover = next(seat for seat in self.seats if seat.options)
        number = mover.number
        body = {
            "seat": mover.seat,
            "number": number,
            "key": uuid.uuid4().hex,
            "answer": choose(mover.options).text,
        }
        own = mover.shown(number + 1)
        others = [seat.shown(number + 1) for seat in self.seats if seat is not mover]
        sent = asyncio.get_running_loop().time()
        async with asyncio.timeout(PATIENCE):
            refusals = 0
            if by == "socket":
                mover.socket.send({"type": "move", **body})
            while by == "post" and not await _accepted(mover.guest, f"/tables/{self.id}/moves", body):
                refusals += 1
            seen = await asyncio.gather(own, *others)
        return Shown(sent, seen[0], max(seen[1:]), refusals)

    def leave(self) -> None:
        for seat in self.seats:
            seat.leave()
            seat.guest.close()


async def _accepted(guest: Guest, path: str, body: dict[str, Any]) -> bool:
    try:
        await guest.ask("POST", path, body)
    except NotYet:
        await asyncio.sleep(RETRY_SECONDS)
        return False
    return True
