"""The application: routes, errors as sentences, cookies, the built client."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, InternalServerException
from litestar.middleware import DefineMiddleware
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from saddlebag.engine.errors import SaddlebagError, told
from saddlebag.table import VERSION, shapes
from saddlebag.table.api import routes
from saddlebag.table.border import HEADERS, HTTPS_ONLY, Border
from saddlebag.table.deck_api import DECK_ROUTES
from saddlebag.table.device_api import DEVICE_ROUTES
from saddlebag.table.devices import COOKIE_SECONDS
from saddlebag.table.errors import Kind, TableError, TooMany
from saddlebag.table.identity import COOKIE, NEW_COOKIE, address
from saddlebag.table.messages import Problem
from saddlebag.table.pressed import ALREADY, hashed_file, kind_of
from saddlebag.table.preview import preview, tagged
from saddlebag.table.push_api import PUSH_ROUTES
from saddlebag.table.services import Services
from saddlebag.table.settings import Settings

LONGEST_DETAIL = 600
SWITCH_SECONDS = 0.0005
"""The network and the database have threads of their own; with the usual 5 ms each waits too long for its turn."""
LARGEST_BODY = 200_000
"""Eight decks of the longest kind, and then some; only a record may be larger."""
COMPRESSION = 4
"""A quarter of the time that the usual 9 takes, for a tenth more bytes: it is the loop's time."""
STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Saddlebag</title>
<h1>The table is running, but its page has not been built</h1>
<p>Build it in a checkout with <code>make setup</code>, or install the package, which builds it:
<code>pip install .</code>. The programming interface is at <a href="/api/schema">/api/schema</a>.</p></html>"""
BROKEN_OFF = "client disconnected prematurely"
"""Litestar's words for a body that never came; it is no fault of ours."""
NOT_UTF8 = "This is not UTF-8; all text here must be."
KINDS: dict[int, Kind] = {403: "forbidden", 404: "not_found", 413: "too_large", 409: "stale", 503: "read_only"}

log = logging.getLogger("saddlebag.table")


def create_app(settings: Settings, static: Path = STATIC) -> Litestar:
    """The server as an ASGI application."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(50_000, 20, 50)  # thousands of matches in memory are no garbage

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await Services.open(settings)
        warming = asyncio.create_task(warm_up(app))
        try:
            yield
        finally:
            warming.cancel()
            await app.state.services.close()

    return Litestar(
        route_handlers=[*routes(*DECK_ROUTES, *DEVICE_ROUTES, *PUSH_ROUTES), client_page(static)],
        lifespan=[running],
        exception_handlers={
            SaddlebagError: refused,
            HTTPException: not_understood,
            Exception: failed,
        },
        before_send=[finish],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=COMPRESSION, exclude=list(ALREADY)
        ),
        request_max_body_size=LARGEST_BODY,
        middleware=[DefineMiddleware(Border, settings=settings)],
        state=State({"settings": settings, "describing": asyncio.Lock()}),
        openapi_config=shapes.Config(
            title="Saddlebag",
            version=VERSION,
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, before_request=once_described
            ),
            # The pages that Litestar has for it load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )


async def warm_up(app: Litestar) -> None:
    """Make ready what all guests share, and then leave it out when garbage is looked for: that is 50 ms of the loop."""
    services: Services = app.state.services
    if services.warming is not None:
        await asyncio.wait([services.warming])
    await asyncio.to_thread(gc.collect)
    gc.freeze()


async def once_described(request: Request[Any, Any, Any]) -> None:
    """The description of all routes takes half a second, once; whoever asks first does not make all others wait."""
    async with request.app.state.describing:
        await asyncio.to_thread(describe_routes, request.app)


def describe_routes(app: Litestar) -> None:
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


async def finish(message: Message, scope: Scope) -> None:
    """Headers that every answer has, and the cookie of a new guest."""
    if message["type"] != "http.response.start":
        return
    own: Any = scope
    settings: Settings = own["app"].state.settings
    message["headers"] = [*message["headers"], *HEADERS, *([HTTPS_ONLY] if settings.https else [])]
    headers = MutableScopeHeaders.from_message(message)
    token = own.get(NEW_COOKIE)
    if token is not None:
        secure = "; Secure" if settings.https or scope.get("scheme") == "https" else ""
        value = f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
        headers.add("set-cookie", value)
    if scope["path"].startswith("/api") and "cache-control" not in headers:
        headers["cache-control"] = "no-store"


# --- errors -----------------------------------------------------------------------------------------------------------


def problem(
    status: int, kind: Kind, detail: str, headers: dict[str, str] | None = None, faults: Sequence[object] = ()
) -> Response[Problem]:
    shown = detail if len(detail) <= LONGEST_DETAIL else detail[:LONGEST_DETAIL] + " .."
    return Response(Problem(shown, kind, told(faults)), status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_: Request[Any, Any, Any], error: SaddlebagError) -> Response[Problem]:
    if isinstance(error, TooMany):
        return problem(error.status, error.kind, str(error), {"retry-after": str(error.seconds)})
    if isinstance(error, TableError):
        return problem(error.status, error.kind, str(error), faults=error.faults)
    return problem(422, "illegal", str(error))


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in our form."""
    if isinstance(error, InternalServerException) and error.detail == BROKEN_OFF:
        return problem(400, "bad_request", "This request was cut off before it was complete.")
    if error.status_code >= 500:
        return failed(request, error)
    found = [
        f"{each.get('key', '')}: {each.get('message', '')}" if each.get("key") else str(each.get("message", ""))
        for each in (error.extra if isinstance(error.extra, list) else [])
        if isinstance(each, dict)
    ]
    detail = "; ".join(found) or error.detail
    return problem(error.status_code, KINDS.get(error.status_code, "bad_request"), detail)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, msgspec.ValidationError | msgspec.DecodeError | RecursionError):
        return problem(400, "bad_request", str(error))
    if isinstance(error, UnicodeError):
        return problem(400, "bad_request", NOT_UTF8)
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(500, "bad_request", "Something went wrong on the server; the details are in its log.")


# --- the client -------------------------------------------------------------------------------------------------------


def client_page(static: Path) -> Any:
    """Serves the built client: its files by name, its page for every other address."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        path = request.url.path.lstrip("/")
        if path == "api" or path.startswith("api/"):
            return problem(404, "not_found", "There is no such address.")
        file = inside(static, path)
        if file is not None:
            return hashed_file(file, request) if path.startswith("assets/") else sent(file, "no-cache")
        if path.startswith("assets/"):
            return problem(404, "not_found", "There is no such file.")
        index = inside(static, "index.html")
        if index is None:
            return Response(NOT_BUILT, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
        if path.startswith("table/"):
            return await invitation(request, path.split("/")[1], index, static)
        return sent(index, "no-cache")

    return page


async def invitation(request: Request[Any, Any, Any], table_id: str, index: Path, static: Path) -> Response[Any]:
    """The page of a table; whoever got its link from a friend sees in the message what it leads to."""
    services: Services = request.app.state.services
    settings: Settings = request.app.state.settings
    services.limits.request(address(request))
    invite, guest_id = request.query_params.get("invite"), services.identity.guest_id(request)
    found = await preview(services.lobby, table_id, guest_id, invite)
    if found is None:
        return sent(index, "no-cache")
    origin = settings.public_url or str(request.base_url).rstrip("/")
    text = tagged(index.read_text(), found, origin, static)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def inside(static: Path, path: str) -> Path | None:
    """The file of that name in the client's folder."""
    try:
        file = (static / path).resolve()
        return file if file.is_file() and file.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def sent(file: Path, caching: str) -> Response[bytes]:
    return Response(file.read_bytes(), media_type=kind_of(file), headers={"cache-control": caching})
