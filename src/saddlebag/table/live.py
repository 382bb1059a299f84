"""The socket: a numbered stream of frames for each viewer of a table.

All connections of one viewer (a seat, or the spectators) share a stream. Frames that tell what happened are numbered
one after the other and kept for a while, so that a connection that broke resumes where it was. Frames for one
connection alone (snapshot, resumed, accepted, error, pong) repeat the number that the stream has reached.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from saddlebag.engine.errors import SaddlebagError
from saddlebag.table import rows
from saddlebag.table.doors import Doors
from saddlebag.table.errors import BadRequest, Forbidden, ReadOnly, TableError, TooManyOpen
from saddlebag.table.frames import FromClient, LiveAck, LiveChat, LiveMove, LivePing, LiveResync, Step
from saddlebag.table.identity import Identity, address
from saddlebag.table.limits import Rate
from saddlebag.table.master import Master
from saddlebag.table.messages import Move, Said
from saddlebag.table.news import Changed, Closed, News, Noted, Played, Present, Reloaded, Spoken, UndoAsked, Undone
from saddlebag.table.presence import Presence
from saddlebag.table.project import known_as, snapshot, step, table_info
from saddlebag.table.room import Room
from saddlebag.table.wire import straight

KEPT_FRAMES = 128
LINGER_SECONDS = 120
BAD_MESSAGES = 20
WAITING_BYTES = 1_000_000
"""That one connection has not taken yet. Who takes nothing at all is hung up on below (wire.py)."""
RESUMED_BYTES = WAITING_BYTES // 2
"""Who missed more than that gets the whole table instead."""
CLOSING_SECONDS = 5.0
GATHERING_SECONDS = 0.3
"""Who comes and goes within this time is told of together."""

log = logging.getLogger("saddlebag.table.live")
_reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_writer = msgspec.json.Encoder()


class Goodbye(NamedTuple):
    """Why a connection is closed: for programs, and in words."""

    code: int
    reason: str


FORBIDDEN, TRY_AGAIN, NOT_YOUR_SEAT, NO_TABLE, OLD_PAGE = 1008, 1013, 4403, 4404, 4426
NONSENSE = Goodbye(FORBIDDEN, "Too many invalid messages.")
NOT_YOURS = Goodbye(NOT_YOUR_SEAT, "This seat is no longer yours.")
SIGNED_OUT = Goodbye(FORBIDDEN, "This device was signed out.")
GONE = Goodbye(NO_TABLE, "This table no longer exists.")
TOO_SLOW = Goodbye(4408, "Your connection is too slow; reconnect to resume.")


class Viewer:
    """One connection."""

    def __init__(self, guest_id: str | None, seat: int | None, device_id: str | None = None) -> None:
        self.guest_id = guest_id
        self.device_id = device_id
        self.seat = seat
        self.acknowledged = 0
        self.straight: Callable[[bytes], bool] = lambda frame: False
        """Sends a frame at once, if the connection takes it now."""
        self.outbox: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()
        """Frames to send when it does."""
        self.waiting = 0
        """The bytes of these."""
        self.closing = False

    def send(self, frame: bytes) -> None:
        if self.closing or (not self.waiting and self.straight(frame)):
            return
        self.waiting += len(frame)
        if self.waiting <= WAITING_BYTES:
            self.outbox.put_nowait(frame)
            return
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.hang_up(TOO_SLOW)  # it can come back and resume

    def hang_up(self, goodbye: Goodbye) -> None:
        """Close the connection after what waits to be sent."""
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(goodbye)


class Stream:
    """What one viewer of a table is told, in order."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.n = int(time.time() * 1000) * 1000  # never a number of an earlier process
        self.kept: deque[tuple[int, bytes | None]] = deque(maxlen=KEPT_FRAMES)
        """None stands for the table's info, which is made for each guest."""
        self.viewers: set[Viewer] = set()
        self.begun = False
        self.left_at = time.monotonic()

    def add(self, room: Room, kind: str, told: Step | None = None, /, **fields: Any) -> None:
        """A frame for all connections of this viewer."""
        self.n += 1
        payload = None
        if told is not None:
            payload = step_frame(self.n, told)
        elif kind != "table":
            payload = frame(self.n, kind, **fields)
        self.kept.append((self.n, payload))
        made: dict[str | None, bytes] = {}
        """The table's info for each who has something of their own there, and one for all the others."""
        for viewer in self.viewers:
            if payload is None:
                who = known_as(room, viewer.guest_id)
                if who not in made:
                    made[who] = frame(self.n, "table", table=table_info(room, who))
                viewer.send(made[who])
            else:
                viewer.send(payload)

    def missed(self, since: int) -> list[tuple[int, bytes | None]] | None:
        """The frames after that number, or None when some of them are no longer kept, or they are too much."""
        first = self.kept[0][0] if self.kept else self.n + 1
        if not first - 1 <= since <= self.n:
            return None
        found = [each for each in self.kept if each[0] > since]
        return found if sum(len(payload or b"") for _, payload in found) <= RESUMED_BYTES else None


class Hub:
    """All streams of this process."""

    def __init__(self, master: Master, identity: Identity, presence: Presence, doors: Doors) -> None:
        self.master = master
        self.doors = doors
        self.identity = identity
        self.presence = presence
        self.streams: dict[str, dict[int | None, Stream]] = {}
        self._stirred: dict[str, bool] = {}
        """Tables of which was told a moment ago who is there, and whether that has changed since."""
        master.listeners.append(self._hear)
        identity.devices.when_signed_out.append(self._sign_out)

    def _hear(self, room: Room, news: News) -> None:
        """Tell every viewer of a table, each in their own way."""
        if isinstance(news, Present):
            self._stir(room)
            return
        if isinstance(news, Changed) and room.id in self._stirred:
            self._stirred[room.id] = False  # who is there is told with it
        for stream in list(self.streams.get(room.id, {}).values()):
            if isinstance(news, Closed):
                self._dismiss(stream, list(stream.viewers), GONE)
                continue
            self._dismiss(stream, [each for each in stream.viewers if not may_look(room, each)], NOT_YOURS)
            tell(room, stream, news)

    def _sign_out(self, device_id: str) -> None:
        """A device is told nothing more."""
        for streams in self.streams.values():
            for stream in streams.values():
                gone = [each for each in stream.viewers if each.device_id == device_id]
                self._dismiss(stream, gone, SIGNED_OUT)

    def _dismiss(self, stream: Stream, viewers: list[Viewer], goodbye: Goodbye) -> None:
        """From now on these are told nothing more."""
        for viewer in viewers:
            stream.viewers.discard(viewer)
            viewer.hang_up(goodbye)

    async def join(self, room: Room, viewer: Viewer, since: int | None) -> Stream:
        """Connect a viewer: from where they were, or with the whole table. Call it under the room's lock."""
        streams = self.streams.setdefault(room.id, {})
        stream = streams.setdefault(viewer.seat, Stream(viewer.seat))
        if room.begun:
            stream.begun = True
        missed = None if since is None else stream.missed(since)
        if missed is None:
            await self.show(room, viewer, stream)
        else:
            viewer.send(frame(since or 0, "resumed"))
            info = table_info(room, viewer.guest_id)
            for n, payload in missed:
                viewer.send(payload or frame(n, "table", table=info))
        stream.viewers.add(viewer)
        room.come(viewer.guest_id or "", viewer.seat is None)
        self._counted(room, viewer)
        return stream

    def part(self, room: Room, viewer: Viewer, stream: Stream) -> None:
        stream.viewers.discard(viewer)
        stream.left_at = time.monotonic()
        if not stream.viewers:
            asyncio.get_running_loop().call_later(LINGER_SECONDS, self._forget, room.id, stream)
        room.go(viewer.guest_id or "", viewer.seat is None)
        self._counted(room, viewer)

    def _forget(self, table_id: str, stream: Stream) -> None:
        """Nobody came back to resume."""
        streams = self.streams.get(table_id, {})
        left = time.monotonic() - stream.left_at >= LINGER_SECONDS and not stream.viewers
        if left and streams.get(stream.seat) is stream:
            del streams[stream.seat]
            if not streams:
                del self.streams[table_id]

    def _counted(self, room: Room, viewer: Viewer) -> None:
        self.presence.announce(room, viewer.guest_id or "")
        self.master.tell(room, Present())

    def _stir(self, room: Room) -> None:
        """Tell who is there: at once, then what has gathered, a few times a second. To tell all of each who comes
        would take the square of their number."""
        if room.id in self._stirred:
            self._stirred[room.id] = True
            return
        self._stirred[room.id] = not room.loaded  # whoever reads it now will soon be done
        asyncio.get_running_loop().call_later(GATHERING_SECONDS, self._settle, room.id)
        for stream in self.streams.get(room.id, {}).values() if room.loaded else ():
            stream.add(room, "table")

    def _settle(self, table_id: str) -> None:
        room = self.master.rooms.get(table_id)
        if self._stirred.pop(table_id, False) and room is not None:
            self._stir(room)

    async def show(self, room: Room, viewer: Viewer, stream: Stream) -> None:
        """The whole table for one viewer."""
        said = [
            Said(sender=row.name, text=row.text, at=row.at) for row in await rows.chats_of(self.master.store, room.id)
        ]
        seen = snapshot(room, viewer.seat) if room.begun else None
        info = table_info(room, viewer.guest_id)
        viewer.send(frame(stream.n, "snapshot", snapshot=seen, table=info, chat=said))


def may_look(room: Room, viewer: Viewer) -> bool:
    """Whether the seat through whose eyes they look is still theirs."""
    return viewer.seat is None or (viewer.guest_id is not None and room.chair(viewer.seat).guest_id == viewer.guest_id)


def tell(room: Room, stream: Stream, news: News) -> None:
    """One piece of news as frames of one stream."""
    match news:
        case Played(by, label, lines):
            stream.add(room, "step", step(room, stream.seat, by, label, lines))
        case Noted(lines):
            stream.add(room, "step", step(room, stream.seat, None, "", lines))
        case Spoken(said):
            stream.add(room, "chat", **{"from": said.sender, "text": said.text, "at": said.at})
        case UndoAsked(seat):
            stream.add(room, "undo_request", seat=seat)
        case Undone():
            stream.add(room, "undone", snapshot=snapshot(room, stream.seat))
        case Reloaded():
            stream.begun = room.begun
            stream.add(room, "snapshot", snapshot=snapshot(room, stream.seat) if room.begun else None)
        case Changed():
            stream.add(room, "table")
            if room.begun and not stream.begun:
                stream.begun = True
                stream.add(room, "snapshot", snapshot=snapshot(room, stream.seat))


def frame(n: int, kind: str, /, **fields: Any) -> bytes:
    return _writer.encode({"n": n, "type": kind, **fields})


def step_frame(n: int, told: Step) -> bytes:
    """The fields of a step beside its number and type, without taking it apart."""
    return b'{"n":%d,"type":"step",%b' % (n, _writer.encode(told)[1:])


# --- one connection ---------------------------------------------------------------------------------------------------


async def serve(
    socket: WebSocket[Any, Any, Any],
    hub: Hub,
    table_id: str,
    seat: int | None,
    since: int | None,
    invite: str | None = None,
) -> None:
    """Serve one connection until it ends, if its guest has not too many."""
    await socket.accept()
    known = hub.identity.shown(socket)
    viewer = Viewer(known.guest_id, seat, known.device_id) if known is not None else Viewer(None, seat)
    viewer.straight = straight(socket.scope)
    try:
        with hub.identity.limits.live(viewer.guest_id, address(socket)):
            await serve_viewer(socket, hub, table_id, viewer, since, invite)
    except TooManyOpen as error:
        await refuse(socket, error, TRY_AGAIN)


async def refuse(socket: WebSocket[Any, Any, Any], error: TableError, code: int) -> None:
    """Say what is wrong and hang up."""
    await socket.send_data(error_frame(0, error).decode(), mode="text")
    await socket.close(code=code, reason=str(error)[:100])


async def serve_viewer(
    socket: WebSocket[Any, Any, Any],
    hub: Hub,
    table_id: str,
    viewer: Viewer,
    since: int | None,
    invite: str | None,
) -> None:
    seat = viewer.seat
    try:
        await hub.doors.enter(table_id, viewer.guest_id, invite)
        async with hub.master.locked(table_id) as room:
            if seat is not None:
                room.own_chair(seat, viewer.guest_id)
            stream = await hub.join(room, viewer, since)
        if viewer.device_id in hub.identity.devices.signed_out:  # meanwhile
            viewer.hang_up(SIGNED_OUT)
    except TableError as error:
        await refuse(socket, error, closing_code(error))
        return
    sender = asyncio.create_task(send_all(socket, viewer))
    listener = asyncio.create_task(Listener(hub, room, viewer, stream).listen(socket))
    try:
        await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.part(room, viewer, stream)
        listener.cancel()  # while it waits to hear something the connection cannot be closed
        if viewer.closing:
            await asyncio.wait([sender], timeout=CLOSING_SECONDS)
        sender.cancel()
    if sender.done() and not sender.cancelled() and (goodbye := sender.result()):
        with contextlib.suppress(Exception):  # it is gone already
            await socket.close(code=goodbye.code, reason=goodbye.reason)


def closing_code(error: TableError) -> int:
    if isinstance(error, ReadOnly):
        return TRY_AGAIN
    return FORBIDDEN if isinstance(error, Forbidden) else NO_TABLE


async def send_all(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> Goodbye | None:
    """Send what there is to send, until it is time to say goodbye or the connection takes nothing more."""
    try:
        while isinstance(payload := await viewer.outbox.get(), bytes):
            await socket.send_data(payload.decode(), mode="text")
            viewer.waiting -= len(payload)
    except Exception:
        return None
    return payload


class Listener:
    """What one connection sends to us."""

    def __init__(self, hub: Hub, room: Room, viewer: Viewer, stream: Stream) -> None:
        self.hub = hub
        self.room = room
        self.viewer = viewer
        self.stream = stream
        self.reloads = Rate("requests for the whole table", 20, 1.0)
        self.bad = 0

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            try:
                message: Any = await socket.receive()
            except WebSocketDisconnect:
                return
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] != "websocket.receive":
                continue
            if self.viewer.closing:
                return  # nothing more is taken from it either
            await self.hear(message.get("text") or message.get("bytes") or b"")
            if self.bad >= BAD_MESSAGES:
                self.viewer.hang_up(NONSENSE)
                return

    async def hear(self, data: str | bytes) -> None:
        """Answer one message; what is wrong with it is said in an error frame."""
        key = None
        try:
            message = understood(data)
            key = getattr(message, "key", None)
            await self.obey(message)
        except BadRequest as error:
            self.bad += 1
            self.viewer.send(error_frame(self.stream.n, error, key))
        except SaddlebagError as error:
            self.viewer.send(error_frame(self.stream.n, error, key))
        except Exception:
            log.exception("A message to table %s failed", self.room.id)
            self.viewer.send(
                error_frame(self.stream.n, TableError("Something went wrong on the server; reload the page."), key)
            )

    async def obey(self, message: FromClient) -> None:
        match message:
            case LiveMove(seat=seat, number=number, key=key, answer=answer):
                await self.hub.master.whole(self.move(Move(seat, number, key, answer)))
            case LiveAck(n=n):
                self.viewer.acknowledged = n
            case LivePing():
                self.viewer.send(frame(self.stream.n, "pong"))
            case LiveResync():
                self.reloads.take("")
                async with self.hub.master.locked(self.room.id) as room:
                    await self.hub.show(room, self.viewer, self.stream)
            case LiveChat(text=text):
                guest_id = self.viewer.guest_id
                name = None if guest_id is None else await self.hub.identity.name_of(guest_id)
                if guest_id is None or name is None:
                    raise Forbidden("Only guests with a name can chat; reload the page.")
                await self.hub.master.say(self.room.id, guest_id, name, text)

    async def move(self, wish: Move) -> None:
        """Make a move and say so, in one go with what it brought about."""
        done = await self.hub.master.accept(self.room.id, self.viewer.guest_id, wish)
        self.viewer.send(frame(self.stream.n, "accepted", key=wish.key, number=done.number, repeated=done.repeated))


def understood(data: str | bytes) -> FromClient:
    try:
        return _reader.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"This message could not be understood: {error}.") from None


def error_frame(n: int, error: SaddlebagError, key: str | None = None) -> bytes:
    kind = error.kind if isinstance(error, TableError) else "bad_request"
    more = {} if key is None else {"key": key}
    return frame(n, "error", detail=str(error), kind=kind, **more)
