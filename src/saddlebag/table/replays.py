"""Finished matches: records out and in, any moment from any seat's eyes, and a fork to play on from there."""

import asyncio
from collections.abc import Sequence
from typing import Any

from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.records import Record, Saved
from saddlebag.table import rows
from saddlebag.table.chairs import DEFAULT_BOT, Chair
from saddlebag.table.cinema import Cinema
from saddlebag.table.errors import BadRequest, Illegal, NotFound, NotNow, TooLarge
from saddlebag.table.frames import Snapshot
from saddlebag.table.lobby import Lobby, named_game
from saddlebag.table.master import Master
from saddlebag.table.messages import TableInfo
from saddlebag.table.project import shown_options
from saddlebag.table.recalled import standing
from saddlebag.table.retrace import Differs
from saddlebag.table.room import ENDED_BY_TABLE, AnyMatch, Room
from saddlebag.table.seating import Guest, bot_name, tell_apart

MOST_DECISIONS = 20_000
"""Of a record from elsewhere: several times the longest match, and a second's work."""
HIDDEN = "?"
"""Stands in a record of a match that is not over for what others have decided."""


class Replays:
    """Looks back at the matches of a master."""

    def __init__(self, master: Master, lobby: Lobby) -> None:
        self.master = master
        self.lobby = lobby
        self.cinema = Cinema(master)
        self._one_at_a_time = asyncio.Lock()
        """Playing whole matches again takes a core; the tables under way need it more."""

    async def record(self, table_id: str, guest_id: str | None = None) -> Record:
        """The whole match when it is over; of one at a standstill what a guest who sits there may know."""
        async with self.master.locked(table_id) as room:
            own = [chair.seat for chair in room.chairs_of(guest_id)]
            at_a_standstill = room.standstill is not None and own
            if room.status != "over" and not at_a_standstill:
                raise NotNow("You can see that when the match is over.")
            kept = await rows.snapshot_of(self.master.store, table_id)
            assert kept is not None
            later = await rows.log_from(self.master.store, table_id, kept.n)
            whole = whole_record(room, Saved.read(kept.save), later)
            if room.status == "over":
                return whole
            return known_record(room, whole, own, await rows.log_from(self.master.store, table_id, 0))

    async def snapshot(self, table_id: str, at: int, seat: int | None) -> Snapshot:
        async with self.master.locked(table_id) as room:
            if room.status != "over":
                raise NotNow("You can see that when the match is over.")
            return (await self.cinema.film(room, seat)).at(at)

    async def fork(self, table_id: str, guest: Guest, at: int, seat: int) -> TableInfo:
        """A new table that goes on from a moment of a finished match, with bots in the other seats."""
        async with self.master.locked(table_id) as room, self._one_at_a_time:
            if room.status != "over":
                raise NotNow("You can do that when the match is over.")
            try:
                match = await asyncio.to_thread(moment, await room.with_rules(self.master.store), at)
            except Differs as error:
                raise Illegal(f"Under today's rules the match cannot continue from there: {error}") from None
        seats = match.state.options.seats()
        if seat >= seats:
            raise NotFound(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        if match.ask is None:
            raise Illegal("The match was already over by then; fork from an earlier moment.")
        chairs = [Chair(each, "bot", None, bot_name(DEFAULT_BOT), DEFAULT_BOT) for each in range(seats)]
        chairs[seat] = Chair(seat, "person", guest.id, guest.name)
        if match.state.options.players == 1:
            chairs = [Chair(each, "person", guest.id, guest.name) for each in range(seats)]
        tell_apart(chairs, {each.seat for each in chairs if each.kind == "person"})
        return await self.lobby.open(
            match.game, match.state.options, chairs, guest, private=True, match=match, forked_from=table_id, base=at
        )

    async def take_in(self, guest: Guest, record: Record) -> TableInfo:
        """A record from elsewhere, verified by playing it again, as a finished table."""
        if len(record.decisions) > MOST_DECISIONS:
            raise TooLarge(
                f"A record may have at most {MOST_DECISIONS} decisions; this one has {len(record.decisions)}."
            )
        async with self._one_at_a_time:
            match = await asyncio.to_thread(verified, record)
        seats = match.state.options.seats()
        chairs = [Chair(seat, "person", None, "From a record") for seat in range(seats)]
        return await self.lobby.open(
            match.game, match.state.options, chairs, guest, private=True, match=match, base=match.decisions
        )


def whole_record(room: Room, saved: Saved, later: Sequence[rows.Found]) -> Record:
    """A match as it was saved, without its rules."""
    since = [f"@{row.seat} {row.answer}" for row in later if row.kind == "move"]
    decisions, version = [*saved.decisions, *since], saved.version
    if room.resumed is not None:
        version = f"{room.resumed.version}, {version} from decision {room.resumed.decisions + 1} on"
        decisions = [*room.resumed.before, *decisions]
    return Record(
        room.game.name,
        version,
        saved.options,
        str(room.seed),
        room.commitment,
        decisions,
        room.result if room.result is None or room.result.cause not in ENDED_BY_TABLE else None,
        first_position(room, saved),
    )


def first_position(room: Room, saved: Saved) -> dict[str, Any] | None:
    """The first state of a match that began as a position, if it can still be read."""
    codec = room.game.codec
    if saved.seed is not None or saved.shape != codec.shape or bytes(saved.start) == b"null":
        return None
    return codec.encode(codec.read_ints(saved.start))


def known_record(room: Room, whole: Record, own: list[int], log: Sequence[rows.Found]) -> Record:
    """What those seats may know of a match that may yet go on: no seed, which tells every die and card to come; of what
    others have decided and chosen only that they did."""
    makers = [None] * room.origin + [row.seat for row in standing(log, room.origin)]
    decisions = [text if maker in own else HIDDEN for maker, text in zip(makers, whole.decisions, strict=False)]
    options = shown_options(room, [chair for chair in room.chairs if chair.seat in own])
    return Record(whole.game, whole.version, options, "", whole.commitment, decisions, None)


def moment(match: AnyMatch, at: int) -> AnyMatch:
    """A match as it stood after so many decisions."""
    texts = match.texts()
    if at > len(texts):
        raise NotFound(f"This match has {len(texts)} decisions; there is no moment {at}.")
    again = match.beginning()
    for text in texts[:at]:
        again.apply(text)
    return again


def verified(record: Record) -> Match[Any, Any]:
    """The match that a record tells, if it is a true one and goes to the end."""
    try:
        match = named_game(record.game).replay(record)
    except SaddlebagError as error:
        if isinstance(error, NotFound):
            raise BadRequest(str(error)) from None
        raise Illegal(str(error)) from None
    except (ValueError, TypeError) as error:
        raise BadRequest(f"This is not a record of a match: {error}.") from None
    if match.ask is not None:
        raise Illegal("This record stops before the end of the match; only finished matches can be imported.")
    return match


def seat_or_spectator(text: str | None) -> int | None:
    """A seat as it is written in an address; nothing or `spectator` means one who only watches."""
    if text is None or text in ("", "spectator"):
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise BadRequest(f"The seat cannot be {text!r}; allowed: a number, or spectator.")
    return int(text)
