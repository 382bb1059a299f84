"""Guests: nobody signs up. A signed cookie says who you are, a private link takes it to another device."""

import secrets
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection

from saddlebag.table import rows
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.limits import Limits, address_of
from saddlebag.table.lobby import Guest
from saddlebag.table.schema import guest as guest_table
from saddlebag.table.store import Store

COOKIE = "saddlebag_guest"
COOKIE_SECONDS = 365 * 24 * 3600
RENEWED_SECONDS = 30 * 24 * 3600
"""The age at which a cookie is renewed, so that who comes back now and then stays who he is."""
LINK_SECONDS = 24 * 3600
NEW_COOKIE = "saddlebag_new_cookie"
FIRST = ("Dusty", "Lucky", "Quiet", "Lonesome", "Rusty", "Swift", "Smiling", "Early", "Iron", "Sandy")
LAST = ("Rider", "Drover", "Scout", "Ranger", "Wrangler", "Stranger", "Trapper", "Fiddler", "Miner", "Coyote")

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Reads and writes cookies."""

    def __init__(self, store: Store, key: str, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="device")

    def guest_id(self, connection: Connection) -> str | None:
        """Who the cookie says this is; None for no cookie, or one that is not ours."""
        cookie = connection.cookies.get(COOKIE)
        return None if cookie is None else read(self._cookies, cookie, COOKIE_SECONDS)

    async def guest(self, connection: Connection) -> Guest:
        """The guest of this cookie, or a new one who gets a cookie with the answer."""
        known = self.guest_id(connection)
        row = None if known is None else await rows.find_guest(self.store, known)
        if row is not None:
            if read(self._cookies, connection.cookies[COOKIE], RENEWED_SECONDS) is None:
                self.recognise(connection, row.id)
            return Guest(row.id, row.name)
        self.limits.new_guest(address(connection))
        guest = Guest(secrets.token_urlsafe(16), f"{secrets.choice(FIRST)} {secrets.choice(LAST)}")
        try:
            await self.store.write(guest_table.insert().values(id=guest.id, name=guest.name, created=rows.now()))
        except ReadOnly:
            return guest  # to look around one needs no place in the database
        self.recognise(connection, guest.id)
        return guest

    async def name_of(self, guest_id: str) -> str | None:
        row = await rows.find_guest(self.store, guest_id)
        return None if row is None else row.name

    def recognise(self, connection: Connection, guest_id: str) -> None:
        """Send the cookie of this guest with the answer."""
        scope: Any = connection.scope
        scope[NEW_COOKIE] = self._cookies.dumps(guest_id)

    def link(self, guest: Guest) -> str:
        """The address that makes another device this guest."""
        return f"/device/{self._links.dumps(guest.id)}"

    async def follow(self, connection: Connection, token: str) -> None:
        """Become the guest of a link."""
        guest_id = read(self._links, token, LINK_SECONDS)
        if guest_id is None or await rows.find_guest(self.store, guest_id) is None:
            raise NotFound("This link is too old or not complete; make a new one on the other device.")
        self.recognise(connection, guest_id)


def address(connection: Connection) -> str | None:
    """Where a request comes from, for limits."""
    return address_of(connection.client.host if connection.client else None)


def read(signer: URLSafeTimedSerializer, text: str, seconds: int) -> str | None:
    try:
        found = signer.loads(text, max_age=seconds)
    except BadData:
        return None
    return found if isinstance(found, str) else None
