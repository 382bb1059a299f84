"""The connections below the application: what one may hold of our memory and our time before it has said something.

uvicorn limits the size of a message while it is assembled. Here are the limits that it does not have.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

LARGEST_HEAD = 32 * 1024
REQUEST_SECONDS = 60.0
"""Until a request has come in whole. A record of 2 MB takes so long over a poor line."""
LARGEST_MESSAGE = 64 * 1024
MOST_FRAGMENTS = 64
MOST_MESSAGES = 256
"""That came in one piece and wait to be answered."""
UNREAD_BYTES = 256 * 1024
"""Of answers to pings, by somebody who does not read them; and of messages of one turn of the loop."""
WHOLE_TEXT = 0x81
SENDING_SECONDS = 20.0
"""Who has taken so little for so long is gone, or might as well be."""
ANSWER_SECONDS = 120.0
"""The same for the answer to a request, which may be large."""
CALM_MESSAGES = 8
"""So few that wait are no reason to stop reading, which costs two system calls for each."""
CLOSING_SECONDS = 2.0
"""What has not been taken by then never will be."""
RESTARTS = "The table is restarting; nothing is lost."
STRAIGHT = "saddlebag.straight"
"""The extension of ASGI by which an application gets at `Sockets.send_straight`."""


class Requests(HttpToolsProtocol):
    """A connection for requests: each comes in whole within a time, with a head of a certain size."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._in_head = False
        self._head_size = 0
        self._deadline: asyncio.TimerHandle | None = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        super().data_received(data)
        if not self._in_head:
            return
        self._head_size += len(data)
        if self._head_size > LARGEST_HEAD:
            self._in_head = False
            self.send_400_response(f"The head of a request may be at most {LARGEST_HEAD} bytes.")

    def on_message_begin(self) -> None:
        self._in_head, self._head_size = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_time()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._stuck.cancel()
        super().resume_writing()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Sockets(WebSocketsSansIOProtocol):
    """A live socket: bounded in what waits on its way in and out, and told why when the server stops."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._gathered = bytearray()
        """Messages that are written at the end of this turn of the loop."""

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._refuse(CloseCode.MESSAGE_TOO_BIG, f"A message may have at most {MOST_FRAGMENTS} fragments.")
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_MESSAGES:
            self._refuse(CloseCode.POLICY_VIOLATION, "Too many messages at once.")
            return
        calm = not self.read_paused and self.queue.qsize() < CALM_MESSAGES
        self.read_paused = self.read_paused or calm  # uvicorn stops reading unless it has
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not calm

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
            return
        super().handle_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(SENDING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._stuck.cancel()
        super().resume_writing()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._hang_up_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hang_up_soon()

    def shutdown(self) -> None:
        self._write_gathered()
        if self.handshake_complete and not self.close_sent:
            self.conn.send_close(CloseCode.SERVICE_RESTART, RESTARTS)
            self.handle_parser_exception()
            self.stop_keepalive()
            return
        super().shutdown()
        self._hang_up_soon()

    async def run_asgi(self) -> None:
        self.scope["extensions"][STRAIGHT] = self.send_straight  # type: ignore[assignment]
        await super().run_asgi()
        self._hang_up_soon()

    def send_straight(self, text: bytes) -> bool:
        """Send a message past all layers, which cost more than the message; False if the line does not take it now.
        What is sent in one turn of the loop is written in one piece."""
        if self.close_sent or not self.writable.is_set() or len(self._gathered) > UNREAD_BYTES:
            return False
        if not self._gathered:
            self.loop.call_soon(self._write_gathered)
        self._gathered += head_of(len(text)) + text
        return True

    async def send(self, message: Any) -> None:
        self._write_gathered()
        await super().send(message)

    def _write_gathered(self) -> None:
        gathered, self._gathered = self._gathered, bytearray()
        if gathered and not self.close_sent and not self.transport.is_closing():
            self.transport.write(gathered)

    def _refuse(self, code: int, reason: str) -> None:
        if self.close_sent:
            return
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _hang_up_soon(self) -> None:
        """A transport that is closed first sends what it still has, and waits for ever if nobody takes it."""
        self.loop.call_later(self.close_timeout if self.close_timer else CLOSING_SECONDS, self.transport.abort)


def head_of(size: int) -> bytes:
    """What stands before a text of that size that is sent in one piece."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def straight(scope: Mapping[str, Any]) -> Callable[[bytes], bool]:
    """How a message is sent at once over this connection; one that knows no such way takes none."""
    found: Callable[[bytes], bool] = (scope.get("extensions") or {}).get(STRAIGHT, lambda text: False)
    return found


BOUNDS: dict[str, Any] = {
    "http": Requests,
    "ws": Sockets,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "timeout_keep_alive": 20,
    "timeout_graceful_shutdown": 8,
}
"""How uvicorn is told of these."""
