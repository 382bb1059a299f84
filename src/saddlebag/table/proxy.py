"""Whom a proxy asks for: its word is taken only if it comes from this machine or was named when the table started."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from saddlebag.table.settings import Network, network

THIS_MACHINE = ("127.0.0.0/8", "::1")
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
ONCE = (b"x-forwarded-proto", b"x-forwarded-host")


class BehindProxy:
    """The application, seeing client, scheme and host as they were before the proxies."""

    def __init__(self, app: ASGIApp, trusted: Iterable[str] = ()) -> None:
        self.app = app
        self.trusted: list[Network] = [network(each) for each in (*THIS_MACHINE, *trusted)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if cast("str", scope["type"]) != "lifespan" and self.believes(peer(scope)):
            self.read(cast("dict[str, Any]", scope))
        await self.app(scope, receive, send)

    def believes(self, host: str | None) -> bool:
        """Whether this address may speak for others."""
        try:
            found = ip_address(host or "")
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped  # how a socket for both families shows an IPv4 address
        return any(found in each for each in self.trusted)

    def read(self, scope: dict[str, Any]) -> None:
        """Take over what the proxy says."""
        said = {name: value.decode("latin-1").strip() for name, value in scope["headers"] if name in ONCE}
        asked_for = [
            each.strip()
            for name, value in scope["headers"]
            if name == b"x-forwarded-for"
            for each in value.decode("latin-1").split(",")
            if each.strip()
        ]
        if asked_for:
            scope["client"] = (self.first_stranger(asked_for), 0)
        scheme = SCHEMES.get(said.get(b"x-forwarded-proto", "").lower())
        if scheme is not None:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        host = said.get(b"x-forwarded-host")
        if host:
            others = [each for each in scope["headers"] if each[0] != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]

    def first_stranger(self, asked_for: list[str]) -> str:
        """The last address that no proxy of ours wrote: what stands before it may be made up."""
        return next((each for each in reversed(asked_for) if not self.believes(each)), asked_for[0])


def peer(scope: Scope) -> str | None:
    """Who is at the other end of the line."""
    client = scope.get("client")
    return client[0] if client else None
