"""What other sites may not do with a visitor's browser, and what our own page may not load."""

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from saddlebag.table.errors import Forbidden, NotJson
from saddlebag.table.settings import USUAL_PORTS, Settings

LOOKS = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
OWN = frozenset({"same-origin", "none"})
"""What a browser says of a request that no other site has made; `none` is an address that somebody typed."""
CLOSED_TO_OTHERS = 1008
CONTENT = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CONTENT.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
)
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Border:
    """Stops what another site sends through a visitor's browser, before anything is read of it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.public_url = settings.public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if scope["type"] != ScopeType.WEBSOCKET:
            self.check(scope, headers)
        elif is_foreign(headers, self.public_url):
            await send(
                {
                    "type": "websocket.close",
                    "code": CLOSED_TO_OTHERS,
                    "reason": "Refused: the connection came from another site.",
                }
            )
            return
        await self.app(scope, receive, send)

    def check(self, scope: Scope, headers: Headers) -> None:
        changes = scope.get("method") not in LOOKS
        # Another site may lead people to our pages; only what its scripts and pictures fetch is refused.
        fetched = scope["path"].startswith("/api") and headers.get("sec-fetch-mode", "navigate") != "navigate"
        if (changes or fetched) and is_foreign(headers, self.public_url):
            raise Forbidden(
                "This request came from another site, so it was refused. If this is your own table behind a proxy, "
                "start it with --public-url and the address that people use."
            )
        if changes and has_body(headers) and not is_json(headers):
            raise NotJson("Send the body as JSON, with the header Content-Type: application/json.")


def is_foreign(headers: Headers, public_url: str | None) -> bool:
    """Whether a browser asks for a page of another site. Programs without a browser say nothing about it: they have
    no cookie but their own."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in OWN
    origin = headers.get("origin")
    return origin is not None and origin != public_url and not names_host(origin, headers.get("host", ""), public_url)


def names_host(origin: str, host: str, public_url: str | None) -> bool:
    """Whether an origin is the address under which we were asked. The scheme is not compared, since a proxy may hide
    it, unless the public URL of this host tells it."""
    try:
        parts, asked = urlsplit(origin), urlsplit(f"//{host}")
        usual = USUAL_PORTS[parts.scheme]
        same = (parts.hostname, parts.port or usual) == (asked.hostname, asked.port or usual)
        return same and not (public_url is not None and urlsplit(public_url).netloc == asked.netloc.lower())
    except (ValueError, KeyError):
        return False


def has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_json(headers: Headers) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
