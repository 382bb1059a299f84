"""Web push: a browser is told that it is somebody's turn though no page is open. What is sent is empty, so nothing
passes through the browser's push service but that something waits; the page's service worker asks us what."""

import asyncio
import base64
import http.client
import json
import logging
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from saddlebag.table import rows
from saddlebag.table.devices import Devices
from saddlebag.table.errors import BadRequest, NotNow, ReadOnly
from saddlebag.table.limits import Rate
from saddlebag.table.master import Master
from saddlebag.table.room import Room
from saddlebag.table.schema import push as push_table
from saddlebag.table.settings import BadSetting, Settings

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "web.push.apple.com")
"""The push services of the browsers in use, and all below them. To no other address anything is sent."""
MOST = 10
"""Browsers of one guest that are told."""
QUIET_SECONDS = 60.0
"""After a guest was told they are left in peace for so long."""
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 24 * 3600
"""A service keeps the message for a browser that is not running."""
SENDING_SECONDS = 10.0
WAITING = 1000
MOST_REMEMBERED = 10_000
GONE = (404, 410)
HOW = "make one with: openssl ecparam -name prime256v1 -genkey -noout -out push.pem"

log = logging.getLogger("saddlebag.table")


class PushKey:
    """The operator's key, by which push services recognise this server (VAPID)."""

    def __init__(self, pem: str, contact: str) -> None:
        self._private = read_key(pem)
        self._contact = contact
        self._tokens: dict[str, tuple[float, str]] = {}

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return text_of(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def authorization(self, endpoint: str) -> str:
        """The header that shows a service who sends; a signature is good for half a day."""
        parts = urlsplit(endpoint)
        service, now = f"{parts.scheme}://{parts.netloc}", time.time()
        made, token = self._tokens.get(service, (0.0, ""))
        if now - made > TOKEN_SECONDS / 2:
            made, token = now, self._signed({"aud": service, "exp": round(now) + TOKEN_SECONDS, "sub": self._contact})
            self._tokens[service] = made, token
        return f"vapid t={token}, k={self.public}"

    def _signed(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        head, body = (text_of(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(f"{head}.{body}".encode(), ECDSA(SHA256())))
        return f"{head}.{body}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def read_key(pem: str) -> "EllipticCurvePrivateKey":
    """The private key that an operator gave; BadSetting says what it should be."""
    try:
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
    except ImportError:
        raise BadSetting("A push key needs one more library: pip install 'saddlebag[push]'.") from None
    try:
        key = load_pem_private_key(pem.encode(), None)
    except (ValueError, TypeError):
        raise BadSetting(f"The push key is not a private key in PEM form; {HOW}") from None
    if not isinstance(key, EllipticCurvePrivateKey) or not isinstance(key.curve, SECP256R1):
        raise BadSetting(f"The push key must be a P-256 key; {HOW}")
    return key


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Pushes:
    """Tells the browsers of those who are not there that a match waits for them."""

    def __init__(self, master: Master, devices: Devices, settings: Settings) -> None:
        self.store = master.store
        self.devices = devices
        self.key = None if settings.push_key is None else PushKey(settings.push_key, settings.push_contact)
        self._services = settings.push_services
        self.rate = Rate("changes of notices", 30, 10.0)
        self._asked: dict[str, frozenset[str]] = {}
        """Of each table, the guests whom it waits for."""
        self._told: dict[str, float] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._sender: asyncio.Task[None] | None = None
        if self.key is not None:
            master.moved.append(self._moved)

    # --- who wants to be told ---------------------------------------------------------------------------------------

    async def subscribe(self, guest_id: str, device_id: str, endpoint: str) -> None:
        """A browser of a guest wants to be told."""
        if self.key is None:
            raise NotNow("This table has no push key, so it cannot send notices to browsers.")
        self.rate.take(guest_id)
        check_service(endpoint, self._services)
        known = await rows.pushes_of(self.store, guest_id)
        if len(known) >= MOST and endpoint not in [row.endpoint for row in known]:
            raise NotNow(f"You already get notices on {MOST} browsers; turn them off on one first.")
        await self.store.write(rows.put_push(self.store, endpoint, guest_id, device_id))

    async def unsubscribe(self, guest_id: str, endpoint: str) -> None:
        mine = (push_table.c.guest_id == guest_id, push_table.c.endpoint == endpoint)
        await self.store.write(push_table.delete().where(*mine))

    # --- telling ----------------------------------------------------------------------------------------------------

    def _moved(self, room: Room) -> None:
        """A move was accepted here: tell whoever is asked now, was not asked before and is not there."""
        actors = room.match.actors if room.match is not None and room.status == "playing" else ()
        chairs = [room.chairs[seat] for seat in actors if room.chairs[seat].covered_by is None]
        asked = frozenset(chair.guest_id for chair in chairs if chair.guest_id is not None)
        new = asked - self._asked.get(room.id, frozenset())
        if room.status == "playing":
            self._asked[room.id] = asked
        else:
            self._asked.pop(room.id, None)
        for guest_id in new:
            if not room.is_there(guest_id) and not self._told_lately(guest_id):
                self._tell(guest_id)

    def _told_lately(self, guest_id: str) -> bool:
        """Whether somebody was told a short while ago; if not, they are told now."""
        now = time.monotonic()
        if now - self._told.get(guest_id, -QUIET_SECONDS) < QUIET_SECONDS:
            return True
        if len(self._told) > MOST_REMEMBERED:
            self._told.clear()
        self._told[guest_id] = now
        return False

    def _tell(self, guest_id: str) -> None:
        if self._queue.full():
            return  # they see it when they look
        self._queue.put_nowait(guest_id)
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        while not self._queue.empty():
            guest_id = self._queue.get_nowait()
            try:
                for row in await rows.pushes_of(self.store, guest_id):
                    if row.device_id not in self.devices.signed_out:
                        await self._send(row.endpoint)
            except ReadOnly as error:
                log.warning("Nobody could be told of their turn: %s", error)

    async def _send(self, endpoint: str) -> None:
        assert self.key is not None
        try:
            status = await asyncio.to_thread(knock, endpoint, self.key.authorization(endpoint))
        except (OSError, http.client.HTTPException) as error:
            log.warning("The push service %s cannot be reached: %s", urlsplit(endpoint).hostname, error)
            return
        if status in GONE:
            await self.store.write(push_table.delete().where(push_table.c.endpoint == endpoint))
        elif status >= 400:
            log.warning("The push service %s answers %s", urlsplit(endpoint).hostname, status)

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)


def check_service(endpoint: str, more: tuple[str, ...]) -> None:
    """BadRequest unless it is the address of a browser's push service: we send to no other."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError:
        parts, host = urlsplit(""), ""
    known = parts.scheme == "https" and any(host == each or host.endswith(f".{each}") for each in SERVICES)
    if not known and f"{parts.scheme}://{parts.netloc}" not in more:
        raise BadRequest("This is not the address of a push service that this table knows.")


def knock(endpoint: str, authorization: str) -> int:
    """Send an empty message, in a thread; the status of the answer. Nothing is followed elsewhere."""
    parts = urlsplit(endpoint)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=SENDING_SECONDS)
    headers = {"Authorization": authorization, "TTL": str(KEPT_SECONDS), "Urgency": "normal", "Content-Length": "0"}
    try:
        connection.request("POST", f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}", headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()
