"""Guests: nobody signs up. A signed cookie says who you are and on which device."""

import hashlib
import secrets
from contextlib import suppress
from typing import Any, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection

from saddlebag.table import rows
from saddlebag.table.devices import COOKIE_SECONDS, Devices, in_words, new_id
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.limits import Limits, address_of
from saddlebag.table.schema import guest as guest_table
from saddlebag.table.seating import Guest
from saddlebag.table.store import Store

COOKIE = "saddlebag_guest"
RENEWED_SECONDS = 30 * 24 * 3600
"""The age at which a cookie is renewed, so that who comes back now and then stays who they are."""
NEW_COOKIE = "saddlebag_new_cookie"
PASS = "saddlebag_pass"
FIRST = ("Dusty", "Lucky", "Quiet", "Lonesome", "Rusty", "Swift", "Smiling", "Early", "Iron", "Sandy")
LAST = ("Rider", "Drover", "Scout", "Ranger", "Wrangler", "Stranger", "Trapper", "Fiddler", "Miner", "Coyote")

Connection = ASGIConnection[Any, Any, Any, Any]


class Pass(NamedTuple):
    """What a cookie says."""

    guest_id: str
    device_id: str
    fresh: bool
    """Whether it need not be renewed."""


class Identity:
    """Reads and writes cookies."""

    def __init__(self, store: Store, key: str, limits: Limits, devices: Devices) -> None:
        self.store = store
        self.limits = limits
        self.devices = devices
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")

    def shown(self, connection: Connection) -> Pass | None:
        """The pass that a connection shows, read once; None for none, for one that is not ours, and for a device that
        was signed out."""
        scope: Any = connection.scope
        if PASS not in scope:
            cookie = connection.cookies.get(COOKIE)
            scope[PASS] = None if cookie is None else self._read(cookie)
        found: Pass | None = scope[PASS]
        return None if found is None or found.device_id in self.devices.signed_out else found

    def guest_id(self, connection: Connection) -> str | None:
        """Who the cookie says this is."""
        found = self.shown(connection)
        return None if found is None else found.guest_id

    async def guest(self, connection: Connection) -> Guest:
        """The guest of this cookie, or a new one who gets a cookie with the answer."""
        known = self.shown(connection)
        row = None if known is None else await rows.find_guest(self.store, known.guest_id)
        if known is not None and row is not None:
            await self.devices.note(known.device_id, row.id, agent_of(connection))
            if not known.fresh:
                self.recognise(connection, row.id, known.device_id)
            return Guest(row.id, row.name)
        self.limits.new_guest(address(connection))
        guest = Guest(secrets.token_urlsafe(16), f"{secrets.choice(FIRST)} {secrets.choice(LAST)}")
        device_id = new_id()
        try:
            await self.store.write(
                guest_table.insert().values(id=guest.id, name=guest.name, created=rows.now()),
                rows.put_device(self.store, device_id, guest.id, in_words(agent_of(connection))),
            )
        except ReadOnly:
            return guest  # to look around one needs no place in the database
        self.recognise(connection, guest.id, device_id)
        return guest

    async def name_of(self, guest_id: str) -> str | None:
        row = await rows.find_guest(self.store, guest_id)
        return None if row is None else row.name

    def recognise(self, connection: Connection, guest_id: str, device_id: str) -> None:
        """Send the cookie of this guest on this device with the answer."""
        scope: Any = connection.scope
        scope[NEW_COOKIE] = self._cookies.dumps([guest_id, device_id])
        scope[PASS] = Pass(guest_id, device_id, True)

    async def become(self, connection: Connection, token: str) -> Guest:
        """Follow a link: this device is another guest's from now on, and no longer the one of who asks."""
        link = await self.devices.look(token)
        name = await self.name_of(link.guest_id)
        if name is None:
            raise NotFound("The guest this link belonged to no longer exists.")
        before = self.shown(connection)
        if before is None or before.guest_id != link.guest_id:
            self.recognise(connection, link.guest_id, await self.devices.use(link, agent_of(connection)))
            if before is not None:
                with suppress(NotFound):  # a device that was never written down
                    await self.devices.sign_out(before.device_id, before.guest_id)
        return Guest(link.guest_id, name)

    def _read(self, cookie: str) -> Pass | None:
        said = read(self._cookies, cookie, COOKIE_SECONDS)
        match said:
            case [str(guest_id), str(device_id)]:
                return Pass(guest_id, device_id, read(self._cookies, cookie, RENEWED_SECONDS) is not None)
            case str(guest_id):  # a cookie from before devices were told apart; it always means the same device
                return Pass(guest_id, hashlib.sha256(cookie.encode()).hexdigest()[:24], False)
            case _:
                return None


def address(connection: Connection) -> str | None:
    """Where a request comes from, for limits."""
    return address_of(connection.client.host if connection.client else None)


def agent_of(connection: Connection) -> str:
    return connection.headers.get("user-agent", "")[:400]


def read(signer: URLSafeTimedSerializer, text: str, seconds: int) -> Any:
    try:
        return signer.loads(text, max_age=seconds)
    except BadData:
        return None
