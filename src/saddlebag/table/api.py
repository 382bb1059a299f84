"""The routes under /api. Each says what it does; the work is done elsewhere."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any
from urllib.parse import unquote_to_bytes

from litestar import Request, Response, Router, delete, get, patch, post, put, websocket
from litestar.connection import WebSocket
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from saddlebag.engine.records import Record
from saddlebag.engine.text import Line
from saddlebag.ledger import PrimerPart
from saddlebag.table import VERSION, catalog, live
from saddlebag.table.errors import NotNow, TableError, Upgrade
from saddlebag.table.frames import Snapshot
from saddlebag.table.game_messages import GameInfo, Rulebook
from saddlebag.table.identity import Connection, address
from saddlebag.table.messages import (
    Accepted,
    Choose,
    Cover,
    Fork,
    Hint,
    Join,
    Me,
    Move,
    NewTable,
    PositionText,
    Problem,
    RematchWish,
    Rename,
    RulesWish,
    Said,
    Say,
    TableInfo,
    UndoAnswer,
    UndoState,
    UndoWish,
    Why,
)
from saddlebag.table.pressed import FOR_EVER, accepted
from saddlebag.table.project import snapshot, table_told
from saddlebag.table.replays import seat_or_spectator
from saddlebag.table.room import Room
from saddlebag.table.seating import Guest, good_name
from saddlebag.table.services import Services

LARGEST_RECORD = 500_000
"""Bytes; some twenty times the longest match."""
AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Services]
Visitor = NamedDependency[Guest]
Id = FromPath[str]
ThingText = Annotated[str, QueryParameter(max_length=200)]
Invite = Annotated[str | None, QueryParameter(max_length=100, description="The invite code of a private table.")]
ASKS_AT_THE_DOOR = {"asks_at_the_door": True}
SeatText = Annotated[str | None, QueryParameter(max_length=20, description="A number, or spectator.")]


REFUSALS = {
    400: "The request could not be understood.",
    403: "It belongs to someone else, or the request came from another site.",
    404: "Not found.",
    409: "The table has moved on, or is not at that stage.",
    413: "Too large.",
    415: "The body was not sent as JSON.",
    422: "The rules do not allow it.",
    426: "The page is older than the server.",
    429: "Too many requests in a short time; Retry-After says when to try again.",
    503: "The database cannot be written to.",
}
responses = {status: ResponseSpec(Problem, description=about) for status, about in REFUSALS.items()}


async def provide_table(request: AnyRequest) -> Services:
    services: Services = request.app.state.services
    return services


async def provide_guest(request: AnyRequest) -> Guest:
    services: Services = request.app.state.services
    return await services.identity.guest(request)


def work_at_the_bench(request: AnyRequest, table: Services) -> None:
    """Reading decks takes a while; one guest, and one address, may ask for so much of it."""
    table.limits.bench_work(table.identity.guest_id(request), address(request))


async def know_of_table(connection: Connection, handler: BaseRouteHandler) -> None:
    """Under every address of a table: to strangers a private one is none. Those with an own way in ask themselves."""
    table_id = connection.path_params.get("table_id")
    if table_id is None or handler.opt.get("asks_at_the_door"):
        return
    services: Services = connection.app.state.services
    await services.doors.enter(table_id, services.identity.guest_id(connection), connection.query_params.get("invite"))


async def readable(request: AnyRequest) -> None:
    """An address is written in UTF-8, by a client of ours that is not of another version, and not too often."""
    services: Services = request.app.state.services
    services.limits.request(address(request))
    raw: bytes = request.scope.get("raw_path") or b""
    for part in (raw, request.scope["query_string"]):
        if b"%" in part:
            unquote_to_bytes(part).decode()
    same_version(request.headers.get("x-saddlebag-version"))


def same_version(theirs: str | None) -> None:
    """A client that says which version it is must be of ours."""
    if theirs is not None and theirs != VERSION:
        raise Upgrade(f"This page is version {theirs}, but the server is {VERSION}; reload the page.")


# --- me -------------------------------------------------------------------------------------------------------------


@get("/me", responses=responses)
async def me(guest: Visitor) -> Me:
    """Who you are; a new guest gets a cookie."""
    return Me(guest.id, guest.name, VERSION)


@patch("/me", responses=responses)
async def rename(table: Here, guest: Visitor, data: JSONBody[Rename]) -> Me:
    """Take another name."""
    name = good_name(data.name)
    await table.lobby.rename(guest, name)
    return Me(guest.id, name, VERSION)


# --- games ----------------------------------------------------------------------------------------------------------


@get("/games", responses=responses)
async def list_games() -> list[GameInfo]:
    """What can be played, with which options."""
    return catalog.catalog()


@get(
    "/games/{game:str}/content",
    response_headers=[ResponseHeader(name="etag", documentation_only=True)],
    responses=responses,
)
async def game_content(request: AnyRequest, game: Id, v: FromQuery[str | None] = None) -> Response[dict[str, Any]]:
    """Maps, cards and tiles for drawing; with ?v=VERSION it may be kept for ever."""
    text: Any  # already JSON
    text, tag = catalog.content(game)
    nothing: Any = None
    caching = FOR_EVER if v is not None else "public, no-cache"
    headers = {"etag": tag, "cache-control": caching}
    if request.headers.get("if-none-match") == tag:
        return Response(nothing, status_code=304, headers=headers)
    if "gzip" in accepted(request):
        text, headers = catalog.pressed_content(game), headers | {"content-encoding": "gzip"}
    return Response(text, media_type="application/json", headers=headers | {"vary": "Accept-Encoding"})


@get("/games/{game:str}/rules", responses=responses)
async def game_rules(game: Id, search: Annotated[str | None, QueryParameter(max_length=200)] = None) -> Rulebook:
    """The rules by chapters; with ?search= the clauses that hold all these words."""
    return catalog.rulebook(game, search)


@get("/games/{game:str}/primer", responses=responses)
async def game_primer(game: Id) -> list[PrimerPart]:
    """The game on one screen: goal, turn and end, with the clauses behind them."""
    return catalog.primer(game)


# --- tables ---------------------------------------------------------------------------------------------------------


@post("/tables", responses=responses)
async def create_table(request: AnyRequest, table: Here, guest: Visitor, data: JSONBody[NewTable]) -> TableInfo:
    """Set up a table; it starts at once when no seat is open."""
    table.limits.new_table(guest.id, address(request))
    return await table.lobby.create(guest, data)


@get("/tables", responses=responses)
async def list_tables(table: Here, guest: Visitor) -> list[TableInfo]:
    """Open tables, and your own."""
    return await table.lobby.listed(guest)


@get("/tables/{table_id:str}", responses=responses, opt=ASKS_AT_THE_DOOR)
async def show_table(table: Here, guest: Visitor, table_id: Id, invite: Invite = None) -> TableInfo:
    """One table as you see it. A private one is shown to those who sit there and to whoever brings its invite code,
    which is remembered."""
    await table.doors.enter(table_id, guest.id, invite)
    return await table.lobby.info(table_id, guest.id)


@post("/tables/{table_id:str}/join", status_code=200, responses=responses, opt=ASKS_AT_THE_DOOR)
async def join(request: AnyRequest, table: Here, guest: Visitor, table_id: Id, data: JSONBody[Join]) -> TableInfo:
    """Take an open seat; a private table asks for its invite code."""
    if data.choices is not None:
        work_at_the_bench(request, table)
    return await table.lobby.join(table_id, guest, data.seat, data.invite, data.choices)


@put("/tables/{table_id:str}/seats/{seat:int}/choices", responses=responses)
async def choose(
    request: AnyRequest, table: Here, guest: Visitor, table_id: Id, seat: FromPath[int], data: JSONBody[Choose]
) -> TableInfo:
    """Choose what your seat alone decides, such as its deck; others do not see it."""
    work_at_the_bench(request, table)
    return await table.lobby.choose(table_id, guest, seat, data.choices)


@post("/tables/{table_id:str}/leave", status_code=200, responses=responses)
async def leave(table: Here, guest: Visitor, table_id: Id) -> TableInfo:
    """Leave your seats: open before the match, covered by a bot later."""
    left = await table.lobby.leave(table_id, guest)
    return await table.standstills.left(table_id, guest.id) if left.rules else left


@post("/tables/{table_id:str}/seats/{seat:int}/resign", status_code=200, responses=responses)
async def resign(table: Here, guest: Visitor, table_id: Id, seat: FromPath[int]) -> TableInfo:
    """Leave your seat for good, at any moment of the match. What the rules say of it happens; where they say nothing, a
    bot plays on. It is a decision in the record, and cannot be taken back."""
    return await table.lobby.resign(table_id, guest, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/absence", status_code=200, responses=responses)
async def act_on_absence(table: Here, guest: Visitor, table_id: Id, seat: FromPath[int]) -> TableInfo:
    """Do what the table agreed on about another who has kept it waiting for too long: a bot plays on until they come
    back, or the match ends."""
    return await table.absences.act(table_id, guest.id, seat)


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=responses)
async def remove_from_seat(table: Here, guest: Visitor, table_id: Id, seat: FromPath[int]) -> TableInfo:
    """The host frees somebody's seat before the match begins."""
    return await table.hosts.remove(table_id, guest, seat)


@delete("/tables/{table_id:str}", status_code=200, responses=responses)
async def close_table(table: Here, guest: Visitor, table_id: Id) -> TableInfo:
    """The host closes the table: before the match it is gone, later the match ends without a winner, if nobody else is
    playing it."""
    return await table.hosts.close(table_id, guest)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=responses)
async def play_again(
    request: AnyRequest, table: Here, guest: Visitor, table_id: Id, data: JSONBody[RematchWish]
) -> TableInfo:
    """Play again with the same people, or say that you do not: the first who asks gets a new table on which seats are
    kept for the others, moved on by one. Answers with that table."""
    table.limits.new_table(guest.id, address(request))
    return await table.rematches.wish(table_id, guest, data.come)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=responses)
async def cover(table: Here, guest: Visitor, table_id: Id, seat: FromPath[int], data: JSONBody[Cover]) -> TableInfo:
    """A bot plays your seat for a while, or fills an open one before the match."""
    return await table.lobby.cover(table_id, guest, seat, data.bot)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=responses)
async def uncover(table: Here, guest: Visitor, table_id: Id, seat: FromPath[int]) -> TableInfo:
    """Take your seat back from the bot."""
    return await table.lobby.uncover(table_id, guest, seat)


@post("/tables/{table_id:str}/moves", status_code=200, responses=responses)
async def make_move(request: AnyRequest, table: Here, table_id: Id, data: JSONBody[Move]) -> Accepted:
    """Answer the question of that number; on the disk when this answers."""
    return await table.master.move(table_id, table.identity.guest_id(request), data)


@post("/tables/{table_id:str}/undo", status_code=200, responses=responses)
async def undo(table: Here, guest: Visitor, table_id: Id, data: JSONBody[UndoWish]) -> UndoState:
    """Take back your last choice, or ask the others; alone among bots, what was revealed only as practice."""
    return await table.undo.ask(table_id, guest.id, data.seat, data.practice)


@post("/tables/{table_id:str}/undo/answer", status_code=200, responses=responses)
async def answer_undo(table: Here, guest: Visitor, table_id: Id, data: JSONBody[UndoAnswer]) -> UndoState:
    """Agree that another takes back their choice, or not; who asked withdraws the request in the same way."""
    return await table.undo.answer(table_id, guest.id, data.seat, data.agree)


@post("/tables/{table_id:str}/rules", status_code=200, responses=responses)
async def wish_for(table: Here, guest: Visitor, table_id: Id, data: JSONBody[RulesWish]) -> TableInfo:
    """What should become of a match whose rules have changed; it happens when all who play there say the same."""
    return await table.standstills.wish(table_id, guest.id, data)


@get("/tables/{table_id:str}/why", responses=responses)
async def why(table: Here, guest: Visitor, table_id: Id, seat: FromQuery[int], thing: ThingText) -> Why:
    """Why something is not on offer to your seat now."""
    return await table.master.why(table_id, guest.id, seat, thing)


@get("/tables/{table_id:str}/position", responses=responses)
async def show_position(table: Here, guest: Visitor, table_id: Id, seat: SeatText = None) -> PositionText:
    """Where the match stands, as a position that one of your seats, or a spectator, may know; what is hidden is dealt
    anew when it is opened."""
    viewer = seat_or_spectator(seat)
    async with table.master.locked(table_id) as room:
        if viewer is not None:
            room.own_chair(viewer, guest.id)
        return await table.positions.written(room, guest.id, viewer)


@get("/tables/{table_id:str}/hint", responses=responses)
async def hint(table: Here, guest: Visitor, table_id: Id, seat: FromQuery[int]) -> Hint:
    """What the best bot would think about in your seat's place, from what your seat may know."""
    return await table.hints.hint(table_id, guest.id, seat)


@post("/tables/{table_id:str}/chat", status_code=201, responses=responses)
async def say(table: Here, guest: Visitor, table_id: Id, data: JSONBody[Say]) -> Said:
    """Say something to all at the table."""
    return await table.master.say(table_id, guest.id, guest.name, data.text)


@get("/tables/{table_id:str}/snapshot", responses=responses)
async def show_snapshot(table: Here, guest: Visitor, table_id: Id, seat: SeatText = None) -> Snapshot:
    """All that one of your seats, or a spectator, may know now."""
    async with looking(table, guest, table_id, seat) as (room, viewer):
        return snapshot(room, viewer)


@get("/tables/{table_id:str}/text", responses=responses)
async def show_text(table: Here, guest: Visitor, table_id: Id, seat: SeatText = None) -> list[Line]:
    """The table in words, as one of your seats or a spectator sees it: headings, and the lines under them."""
    async with looking(table, guest, table_id, seat) as (room, viewer):
        return table_told(room, viewer)


@asynccontextmanager
async def looking(
    table: Services, guest: Guest, table_id: str, seat: str | None
) -> AsyncIterator[tuple[Room, int | None]]:
    """A match that has begun, for somebody who looks at it from their own seat or as a spectator."""
    viewer = seat_or_spectator(seat)
    async with table.master.locked(table_id) as room:
        if viewer is not None:
            room.own_chair(viewer, guest.id)
        if not room.begun:
            raise NotNow("The match has not begun; a seat is still open.")
        yield room, viewer


# --- finished matches -------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/record", responses=responses)
async def get_record(table: Here, guest: Visitor, table_id: Id) -> Record:
    """The whole match with its seed, when it is over. While its players decide about changed rules, what you may know:
    neither the seed nor what others decided."""
    return await table.replays.record(table_id, guest.id)


@post("/records", responses=responses, request_max_body_size=LARGEST_RECORD)
async def put_record(request: AnyRequest, table: Here, guest: Visitor, data: JSONBody[Record]) -> TableInfo:
    """Bring in a record; it is verified by playing it again."""
    table.limits.new_table(guest.id, address(request))
    return await table.replays.take_in(guest, data)


@get("/tables/{table_id:str}/replay", responses=responses)
async def show_replay(
    table: Here, table_id: Id, at: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)], seat: SeatText = None
) -> Snapshot:
    """Any moment of a finished match through any seat's eyes."""
    return await table.replays.snapshot(table_id, at, seat_or_spectator(seat))


@post("/tables/{table_id:str}/fork", responses=responses)
async def fork(request: AnyRequest, table: Here, guest: Visitor, table_id: Id, data: JSONBody[Fork]) -> TableInfo:
    """A new table that goes on from a moment of a finished match, against bots."""
    table.limits.new_table(guest.id, address(request))
    return await table.replays.fork(table_id, guest, data.at, data.seat)


@websocket("/tables/{table_id:str}/live", opt=ASKS_AT_THE_DOOR)
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table_id: Id,
    seat: FromQuery[str | None] = None,
    since: FromQuery[str | None] = None,
    invite: FromQuery[str | None] = None,
    version: FromQuery[str | None] = None,
) -> None:
    services: Services = socket.app.state.services
    try:
        same_version(version)
        viewer = seat_or_spectator(seat)
    except TableError as error:
        await socket.accept()
        await live.refuse(socket, error, live.OLD_PAGE if isinstance(error, Upgrade) else live.FORBIDDEN)
        return
    resume = int(since) if since is not None and since.isdigit() and len(since) < 18 else None
    await live.serve(socket, services.hub, table_id, viewer, resume, invite)


def routes(*further: Any) -> list[Any]:
    """Everything under /api."""
    api = Router(
        "/api",
        route_handlers=[
            me, rename, list_games, game_content, game_rules, game_primer, create_table, list_tables, show_table,
            join, choose, leave, resign, cover, uncover, make_move, undo, answer_undo, wish_for, why, hint, say,
            show_snapshot, show_text, show_position, get_record, put_record, show_replay, fork, live_table,
            act_on_absence, remove_from_seat, close_table, play_again, *further,
        ],
        dependencies={"table": Provide(provide_table), "guest": Provide(provide_guest)},
        before_request=readable,
        guards=[know_of_table],
    )  # fmt: skip
    return [api]
