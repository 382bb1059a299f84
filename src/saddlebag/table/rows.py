"""What the master asks of the store, in its own words."""

import math
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Executable, Row, and_, exists, func, not_, or_, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from saddlebag.table.schema import (
    beat,
    chat,
    deck,
    device,
    film,
    guest,
    invited,
    move,
    outage,
    presence,
    push,
    seat,
    secret,
    snapshot,
    table,
    used_link,
)
from saddlebag.table.store import Statement, Store, Taken

Found = Row[Any]
LISTED = 100


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def seconds_until(moment: str) -> int:
    """How long it is until a moment, rounded up; below zero if it has passed."""
    return math.ceil((datetime.fromisoformat(moment) - datetime.now(UTC)).total_seconds())


NEW_MOVE = move.insert()
NEW_SAVE = {
    each: insert.on_conflict_do_update(
        index_elements=["table_id"], set_={"n": insert.excluded.n, "save": insert.excluded.save}
    )
    for each, insert in (("sqlite", sqlite_insert(snapshot)), ("postgresql", postgres_insert(snapshot)))
}


def put_snapshot(store: Store, table_id: str, n: int, save: str) -> Statement:
    """The latest save of a match, in place of the one before."""
    insert = NEW_SAVE["postgresql" if store.is_postgres else "sqlite"]
    return insert, {"table_id": table_id, "n": n, "save": save}


def first_snapshot(store: Store, table_id: str, n: int, save: str) -> Executable:
    """The save of a match that begins, unless another worker has begun it."""
    insert = postgres_insert if store.is_postgres else sqlite_insert
    return insert(snapshot).values(table_id=table_id, n=n, save=save).on_conflict_do_nothing()


def keep_choices(table_id: str, choices: Mapping[int, str]) -> list[Executable]:
    """What was dealt to each seat and chosen for it stands beside it, unless another worker has begun the match."""
    waiting = exists().where(table.c.id == table_id, table.c.status == "waiting")
    return [
        seat.update().where(seat.c.table_id == table_id, seat.c.seat == number, waiting).values(choices=text)
        for number, text in choices.items()
    ]


async def find_table(store: Store, table_id: str) -> Found | None:
    return await store.first(select(table).where(table.c.id == table_id))


async def snapshot_of(store: Store, table_id: str) -> Found | None:
    return await store.first(select(snapshot).where(snapshot.c.table_id == table_id))


async def endings_of(store: Store, table_id: str) -> Sequence[Found]:
    """What each viewer saw at the end of a match that was filmed."""
    return await store.rows(select(film.c.viewer, film.c.last).where(film.c.table_id == table_id))


async def strip_of(store: Store, table_id: str, viewer: int) -> Found | None:
    """A viewer's part of a film."""
    return await store.first(select(film.c.strip).where(film.c.table_id == table_id, film.c.viewer == viewer))


def put_take(store: Store, table_id: str, viewer: int, last: str, strip: bytes) -> Executable:
    """A viewer's part of a film, unless another worker has written it."""
    insert = postgres_insert if store.is_postgres else sqlite_insert
    return insert(film).values(table_id=table_id, viewer=viewer, last=last, strip=strip).on_conflict_do_nothing()


async def outline(store: Store, table_id: str, since: int = 0) -> Sequence[Found]:
    """The log of a table without answers and events: enough to tell which decisions still stand."""
    columns = (move.c.n, move.c.kind, move.c.seat, move.c.guest_id, move.c.choices, move.c.revealed, move.c.back_to)
    where = and_(move.c.table_id == table_id, move.c.n >= since)
    return await store.rows(select(*columns).where(where).order_by(move.c.n))


async def log_from(store: Store, table_id: str, since: int) -> Sequence[Found]:
    """The log of a table from a number on."""
    return await store.rows(select(move).where(move.c.table_id == table_id, move.c.n >= since).order_by(move.c.n))


async def notes_of(store: Store, table_id: str) -> Sequence[Found]:
    """What the log of a table tells beside the decisions of its match."""
    columns = (move.c.decisions, move.c.events, move.c.words)
    where = (move.c.table_id == table_id, move.c.kind == "table")
    return await store.rows(select(*columns).where(*where).order_by(move.c.n))


async def by_key(store: Store, table_id: str, of_seat: int, key: str) -> Found | None:
    """The decision that was made with this key."""
    where = (move.c.table_id == table_id, move.c.seat == of_seat, move.c.key == key)
    return await store.first(select(move.c.n, move.c.answer).where(*where))


async def listed(store: Store, guest_id: str) -> list[Found]:
    """The tables of a guest, then those that they may join, the latest first; each with the end of its log."""
    seated = table.c.id.in_(select(seat.c.table_id).where(seat.c.guest_id == guest_id))
    kept = table.c.id.in_(select(seat.c.table_id).where(seat.c.kept_for == guest_id))
    own = or_(seated, table.c.owner == guest_id, and_(kept, table.c.status == "waiting"))
    not_mine = table.c.owner.is_distinct_from(guest_id)
    open_to_all = and_(table.c.status == "waiting", table.c.private.is_(False), not_(seated), not_(kept))
    last = select(func.max(move.c.n)).where(move.c.table_id == table.c.id).correlate(table).scalar_subquery()
    end_of_log = (move.c.n, move.c.decisions, move.c.at, move.c.waits_for.label("waits_for_next"))
    log = table.outerjoin(move, and_(move.c.table_id == table.c.id, move.c.n == last))
    query = select(table, *end_of_log).select_from(log).order_by(table.c.created.desc()).limit(LISTED)
    return [*await store.rows(query.where(own)), *await store.rows(query.where(open_to_all, not_mine))]


async def seats_of(store: Store, *tables: str) -> Sequence[Found]:
    """The seats of a table, or of several."""
    return await store.rows(select(seat).where(seat.c.table_id.in_(tables)).order_by(seat.c.table_id, seat.c.seat))


async def tables_of(store: Store, guest_id: str) -> list[str]:
    """The tables under way at which a guest sits."""
    query = select(seat.c.table_id).distinct().join(table, table.c.id == seat.c.table_id)
    return [
        row.table_id for row in await store.rows(query.where(seat.c.guest_id == guest_id, table.c.status != "over"))
    ]


async def may_enter(store: Store, table_id: str, guest_id: str) -> Found | None:
    """A row if a guest sits at a table, or was invited to it."""
    seated = select(seat.c.table_id).where(seat.c.table_id == table_id, seat.c.guest_id == guest_id)
    asked = select(invited.c.table_id).where(invited.c.table_id == table_id, invited.c.guest_id == guest_id)
    return await store.first(seated.union(asked))


async def playing(store: Store) -> list[str]:
    """The matches under way in which a bot has a seat."""
    where = (table.c.status == "playing", or_(seat.c.kind == "bot", seat.c.covered_by.is_not(None)))
    found = await store.rows(
        select(seat.c.table_id).distinct().join(table, table.c.id == seat.c.table_id).where(*where)
    )
    return [row.table_id for row in found]


async def played_by_bots_alone(store: Store, guest_id: str) -> int:
    """How many matches are under way that a guest made for bots to play among themselves."""
    person = exists().where(seat.c.table_id == table.c.id, seat.c.kind == "person")
    where = (table.c.status == "playing", table.c.owner == guest_id, not_(person))
    found = await store.first(select(func.count()).select_from(table).where(*where))
    return found[0] if found else 0


async def outages(store: Store, since: int) -> Sequence[Found]:
    """The times without a server that had not ended at that moment."""
    return await store.rows(select(outage).where(outage.c.ended > since).order_by(outage.c.began))


async def last_beat(store: Store) -> int | None:
    """When a server last said that it is there."""
    found = await store.first(select(beat.c.at))
    return None if found is None else found.at


def put_beat(store: Store, at: int) -> Executable:
    insert = (postgres_insert if store.is_postgres else sqlite_insert)(beat).values(id=1, at=at)
    return insert.on_conflict_do_update(index_elements=["id"], set_={"at": at})


def put_outage(store: Store, began: int, ended: int) -> Executable:
    """A time without a server, unless another worker has told of it."""
    insert = postgres_insert if store.is_postgres else sqlite_insert
    return insert(outage).values(began=began, ended=ended).on_conflict_do_nothing()


async def with_clocks(store: Store) -> list[str]:
    """The matches under way that have a clock."""
    where = (table.c.status == "playing", table.c.clocks.is_not(None))
    return [row.id for row in await store.rows(select(table.c.id).where(*where))]


async def forgotten(store: Store, before: str) -> list[Found]:
    """Tables that are not over and at which nothing has happened and nobody was seen since that moment."""
    moved = exists().where(move.c.table_id == table.c.id, move.c.at >= before)
    seen = exists().where(seat.c.table_id == table.c.id, seat.c.left_at >= before)
    where = (table.c.status != "over", table.c.created < before, not_(moved), not_(seen))
    return list(await store.rows(select(table.c.id, table.c.put_away_at).where(*where).limit(LISTED)))


async def chats_of(store: Store, table_id: str, after: int = 0, latest: int = 50) -> list[Found]:
    """The latest lines of a table's chat, oldest first."""
    where = (chat.c.table_id == table_id, chat.c.id > after)
    return list(await store.rows(select(chat).where(*where).order_by(chat.c.id.desc()).limit(latest)))[::-1]


async def last_chat(store: Store, table_id: str) -> int:
    """The id of the latest line of a table's chat."""
    found = await store.first(select(func.max(chat.c.id)).where(chat.c.table_id == table_id))
    return (found[0] if found else None) or 0


def put_presence(store: Store, table_id: str, guest_id: str, watching: int) -> Executable:
    """That a guest is connected to this worker, and over how many connections they only watch."""
    values = {"worker": store.worker, "table_id": table_id, "guest_id": guest_id, "watching": watching}
    return (
        postgres_insert(presence)
        .values(**values)
        .on_conflict_do_update(index_elements=["worker", "table_id", "guest_id"], set_={"watching": watching})
    )


async def elsewhere(store: Store, *tables: str) -> Sequence[Found]:
    """Who is connected to other workers."""
    columns = (presence.c.table_id, presence.c.guest_id, presence.c.watching)
    where = (presence.c.table_id.in_(tables), presence.c.worker != store.worker)
    return await store.rows(select(*columns).where(*where)) if store.is_postgres else []


async def find_guest(store: Store, guest_id: str) -> Found | None:
    return await store.first(select(guest).where(guest.c.id == guest_id))


def put_device(store: Store, device_id: str, guest_id: str, name: str) -> Executable:
    """A device that was seen now, for the first time or again."""
    insert = postgres_insert if store.is_postgres else sqlite_insert
    values = {"id": device_id, "guest_id": guest_id, "name": name, "created": now(), "seen": now()}
    return (
        insert(device)
        .values(**values)
        .on_conflict_do_update(index_elements=["id"], set_={"seen": values["seen"], "name": name})
    )


async def devices_of(store: Store, guest_id: str) -> Sequence[Found]:
    """The devices of a guest that are not signed out, the one that was seen last first."""
    mine = (device.c.guest_id == guest_id, device.c.signed_out.is_(None))
    return await store.rows(select(device).where(*mine).order_by(device.c.seen.desc(), device.c.id).limit(LISTED))


async def signed_out_since(store: Store, since: str) -> list[str]:
    """The devices that were signed out."""
    return [row.id for row in await store.rows(select(device.c.id).where(device.c.signed_out > since))]


async def find_used_link(store: Store, link_id: str) -> Found | None:
    return await store.first(select(used_link.c.at).where(used_link.c.id == link_id))


async def pushes_of(store: Store, guest_id: str) -> Sequence[Found]:
    """The browsers of a guest that are told of their turn."""
    return await store.rows(select(push).where(push.c.guest_id == guest_id).order_by(push.c.created))


def put_push(store: Store, endpoint: str, guest_id: str, device_id: str) -> Executable:
    """A browser that wants to be told; it is one guest's at a time."""
    insert = (postgres_insert if store.is_postgres else sqlite_insert)(push)
    values = {"guest_id": guest_id, "device_id": device_id}
    return insert.values(endpoint=endpoint, created=now(), **values).on_conflict_do_update(
        index_elements=["endpoint"], set_=values
    )


async def decks_of(store: Store, guest_id: str) -> Sequence[Found]:
    """The decks that a guest keeps, the one that was changed last first."""
    return await store.rows(select(deck).where(deck.c.guest_id == guest_id).order_by(deck.c.changed.desc(), deck.c.id))


async def secret_key(store: Store) -> str:
    """The key that signs cookies; made on the first start."""
    query = select(secret.c.value).where(secret.c.name == "cookies")
    found = await store.first(query)
    if found is None:
        with suppress(Taken):  # another worker was first
            await store.write(secret.insert().values(name="cookies", value=secrets.token_urlsafe(32)))
        found = await store.first(query)
    assert found is not None
    return str(found.value)
