"""Finished matches: records out and in, any moment from any seat's eyes, and a fork to play on from there."""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.records import Record
from saddlebag.table.chairs import Chair
from saddlebag.table.errors import BadRequest, Illegal, NotFound, TooLarge
from saddlebag.table.lobby import DEFAULT_BOT, Guest, Lobby, bot_name, named_game, tell_apart
from saddlebag.table.master import Master
from saddlebag.table.messages import Snapshot, TableInfo, UndoOffer
from saddlebag.table.project import log_lines, question, view
from saddlebag.table.room import LOG_LINES, STANDING, AnyMatch, Line

SAVED_EVERY = 25
MOST_SAVES = 100
KEPT = 16
MOST_DECISIONS = 20_000
"""Of a record from elsewhere: several times the longest match, and a second's work."""


class Reel:
    """A whole match, with saves along the way so that any moment is near."""

    def __init__(self, record: Record) -> None:
        self.game = named_game(record.game)
        self.record = record
        match = self.game.start(self.game.make_options(record.options), int(record.seed))
        self.every = max(SAVED_EVERY, self.total // MOST_SAVES)
        self.saves = [match.to_json()]
        self.told = [len(match.events)]
        """How many events were told before each decision."""
        for place, text in enumerate(record.decisions, 1):
            match.apply(text)
            self.told.append(len(match.events))
            if place % self.every == 0:
                self.saves.append(match.to_json())
        self.events = list(match.events)

    @property
    def total(self) -> int:
        return len(self.record.decisions)

    def at(self, decision: int) -> AnyMatch:
        """The match as it stood after so many decisions."""
        if not 0 <= decision <= self.total:
            raise NotFound(f"This match has {self.total} decisions; there is no moment {decision}.")
        near = decision // self.every
        match = self.game.load(self.saves[near])
        for text in self.record.decisions[near * self.every : decision]:
            match.apply(text)
        return match

    def snapshot(self, decision: int, seat: int | None) -> Snapshot:
        """That moment through the eyes of a seat or a spectator."""
        match = self.at(decision)
        if seat is not None and not 0 <= seat < match.state.options.seats():
            raise NotFound(f"There is no seat {seat}.")
        first = max(0, self.told[decision] - LOG_LINES)
        lines = [
            Line(n, max(0, bisect_right(self.told, n) - 1), STANDING, self.events[n])
            for n in range(first, self.told[decision])
        ]
        return Snapshot(
            number=decision,
            decisions=decision,
            version=self.game.version,
            seat=seat,
            view=view(match, seat),
            ask=question(match, seat),
            actors=list(match.actors),
            log=log_lines(lines, seat),
            undo=UndoOffer(False, False),
            result=match.result,
            total=self.total,
        )


class Replays:
    """The reels of finished matches that were looked at lately."""

    def __init__(self, master: Master, lobby: Lobby) -> None:
        self.master = master
        self.lobby = lobby
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        """Playing whole matches again takes a core; the tables under way need it more."""

    async def record(self, table_id: str) -> Record:
        async with self.master.locked(table_id) as room:
            return room.finished().record()

    async def reel(self, table_id: str) -> Reel:
        if table_id not in self._reels:
            record = await self.record(table_id)
            async with self._one_at_a_time:
                if table_id not in self._reels:
                    self._reels[table_id] = await asyncio.to_thread(Reel, record)
            while len(self._reels) > KEPT:
                self._reels.popitem(last=False)
        self._reels.move_to_end(table_id)
        return self._reels[table_id]

    async def snapshot(self, table_id: str, at: int, seat: int | None) -> Snapshot:
        return (await self.reel(table_id)).snapshot(at, seat)

    async def fork(self, table_id: str, guest: Guest, at: int, seat: int) -> TableInfo:
        """A new table that goes on from a moment of a finished match, with bots in the other seats."""
        reel = await self.reel(table_id)
        match = reel.at(at)
        seats = match.state.options.seats()
        if seat >= seats:
            raise NotFound(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        if match.ask is None:
            raise Illegal("At that moment the match was already over; fork an earlier one.")
        match.events[:] = reel.events[: reel.told[at]]
        chairs = [Chair(each, "bot", None, bot_name(DEFAULT_BOT), DEFAULT_BOT) for each in range(seats)]
        chairs[seat] = Chair(seat, "person", guest.id, guest.name)
        if match.state.options.players == 1:
            chairs = [Chair(each, "person", guest.id, guest.name) for each in range(seats)]
        tell_apart(chairs, {each.seat for each in chairs if each.kind == "person"})
        return await self.lobby.open(
            reel.game, match.state.options, chairs, guest, private=True, match=match, forked_from=table_id, base=at
        )

    async def take_in(self, guest: Guest, record: Record) -> TableInfo:
        """A record from elsewhere, verified by playing it again, as a finished table."""
        if len(record.decisions) > MOST_DECISIONS:
            raise TooLarge(f"A record may have {MOST_DECISIONS} decisions; this one has {len(record.decisions)}.")
        async with self._one_at_a_time:
            match = await asyncio.to_thread(verified, record)
        seats = match.state.options.seats()
        chairs = [Chair(seat, "person", None, "From a record") for seat in range(seats)]
        return await self.lobby.open(
            match.game, match.state.options, chairs, guest, private=True, match=match, base=match.decisions
        )


def verified(record: Record) -> Match[Any, Any]:
    """The match that a record tells, if it is a true one and goes to the end."""
    try:
        match = named_game(record.game).replay(record)
    except SaddlebagError as error:
        if isinstance(error, NotFound):
            raise BadRequest(str(error)) from None
        raise Illegal(str(error)) from None
    except (ValueError, TypeError) as error:
        raise BadRequest(f"This is no record of a match: {error}.") from None
    if match.ask is not None:
        raise Illegal("This record stops before the match is over; only finished matches can be brought in.")
    return match


def seat_or_spectator(text: str | None) -> int | None:
    """A seat as it is written in an address; nothing or `spectator` means one who only watches."""
    if text is None or text in ("", "spectator"):
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise BadRequest(f"The seat cannot be {text!r}; allowed: a number, or spectator.")
    return int(text)
