"""Tables before and beside the play: made, joined, left, seats that a bot covers and hands back."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import exists

from saddlebag.engine.errors import SaddlebagError, UnknownGame
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.options import shared, with_choices
from saddlebag.games import game as find_game
from saddlebag.table import rows
from saddlebag.table.aside import Aside
from saddlebag.table.chairs import DEFAULT_BOT, Chair, read_chair, written
from saddlebag.table.clocks import begun, write_clocks
from saddlebag.table.covering import cover, hand_back
from saddlebag.table.dealing import dealt
from saddlebag.table.doors import Doors
from saddlebag.table.errors import BadRequest, Forbidden, Full, NotFound, NotNow, TableError, not_allowed
from saddlebag.table.log import LOG_LINES, told, write_events, write_seats, write_words
from saddlebag.table.master import Master
from saddlebag.table.messages import NewTable, TableInfo, Terms
from saddlebag.table.names import told_apart, without_number
from saddlebag.table.news import Changed
from saddlebag.table.project import table_info
from saddlebag.table.room import Room
from saddlebag.table.schema import guest as guest_table
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.schema import table
from saddlebag.table.seating import (
    Guest,
    bot_name,
    checked_choices,
    chosen_at_once,
    known_bot,
    nobody_chooses,
    one_hand_each,
    open_chair,
    seated,
    together_or_apart,
    usual_seats,
    waits,
)
from saddlebag.table.store import Statement, Taken
from saddlebag.table.terms import USUAL, checked_terms, write_terms

MOST_SHOWS = 8
"""Tables under way at which bots play among themselves, for one guest."""
LISTED_AT_ONCE = 25


class Lobby:
    """Who sits where."""

    def __init__(self, master: Master) -> None:
        self.master = master
        self.store = master.store
        self.doors = Doors(master)
        self.bench = Aside("deck checks", 64)

    async def create(self, guest: Guest, wish: NewTable) -> TableInfo:
        """A new table; it starts at once when no seat is open."""
        game = named_game(wish.game)
        if wish.position is not None:
            return await self._open_at(guest, game, wish, wish.position)
        values = dict(wish.options)
        pace = read_pace(values.pop("pace", wish.pace))
        terms = checked_terms(wish.clock, wish.absence, wish.away_minutes)
        nobody_chooses(game.options.dealt, values)
        try:
            options = await self.bench.do(game.make_options, values)
        except TableError:
            raise
        except SaddlebagError as error:
            raise not_allowed(error) from None
        chairs = seated(guest, wish.seats, options.seats())
        together_or_apart(options, chairs)
        await self._not_too_many_shows(guest, chairs)
        options = chosen_at_once(options, chairs, wish.seats or [])
        return await self.open(game, options, chairs, guest, private=wish.private, pace=pace, terms=terms)

    async def _open_at(self, guest: Guest, game: Game[Any, Any], wish: NewTable, position: str) -> TableInfo:
        """A table that begins with a position. Whoever wrote it may know what is hidden in it, so it is for them alone,
        with bots or at one screen."""
        try:
            match = await self.bench.do(game.position, position)
        except TableError:
            raise
        except SaddlebagError as error:
            raise not_allowed(error) from None
        if match.ask is None:
            raise BadRequest("The match is over in this position, so there is nothing to play.")
        chairs = seated(guest, wish.seats or usual_seats(match), match.agreed.seats())
        if any(chair.kind == "open" for chair in chairs):
            raise BadRequest("A position is played at once; put a bot or a person at your screen in every seat.")
        await self._not_too_many_shows(guest, chairs)
        pace = read_pace(wish.pace)
        return await self.open(
            game, match.agreed, chairs, guest, private=True, pace=pace, match=match, base=match.decisions
        )

    async def _not_too_many_shows(self, guest: Guest, chairs: list[Chair]) -> None:
        """Bots that play among themselves take thinking time from bots that somebody plays with."""
        if any(chair.kind != "bot" for chair in chairs):
            return
        if await rows.played_by_bots_alone(self.store, guest.id) >= MOST_SHOWS:
            raise NotNow(
                f"You already have {MOST_SHOWS} tables where only bots are playing; "
                "wait until one of them has finished."
            )

    async def open(
        self,
        game: Game[Any, Any],
        options: Any,
        chairs: list[Chair],
        guest: Guest,
        *,
        private: bool = False,
        pace: int = 700,
        terms: Terms = USUAL,
        match: Match[Any, Any] | None = None,
        forked_from: str | None = None,
        base: int = 0,
        more: Callable[[str], list[Statement]] = lambda table_id: [],
    ) -> TableInfo:
        """Write a table, with a match that is under way or one that begins when all seats are taken."""
        table_id = secrets.token_urlsafe(12)
        seed = secrets.randbits(128) if match is None or match.seed is None else match.seed
        common, chosen = shared(options)
        at_once = match is not None or not waits(common, chairs, chosen)
        if match is None and at_once:
            hands = dealt(common, seed, [chair.guest_id for chair in chairs])
            chosen = [hand | own for hand, own in zip(hands, chosen, strict=True)]
            match = game.start(with_choices(common, chosen), seed)
        for chair, own in zip(chairs, chosen, strict=True):
            if own or at_once:
                chair.choices = written(own)
        opening = told(match.events[-LOG_LINES:] if match else [], len(chairs))
        status = "waiting" if match is None else "over" if match.ask is None else "playing"
        statements: list[Statement] = [
            table.insert().values(
                id=table_id,
                game=game.name,
                options=msgspec.json.encode(common).decode(),
                seed=str(seed),
                private=private,
                invite=secrets.token_urlsafe(16),
                status=status,
                pace=pace,
                base=base,
                opening=write_events(opening),
                opening_words=write_words(opening),
                waits_for=write_seats(match.actors) if match else None,
                result=msgspec.json.encode(match.result).decode() if match and match.ask is None else None,
                forked_from=forked_from,
                terms=write_terms(terms),
                clocks=write_clocks(begun(terms.clock, chairs, match.actors)) if match else None,
                host=guest.id,
                owner=None if any(chair.guest_id == guest.id for chair in chairs) else guest.id,
                created=rows.now(),
            ),
            *(seat_table.insert().values(table_id=table_id, **vars(chair)) for chair in chairs),
        ]
        if match is not None:
            statements.append(rows.put_snapshot(self.store, table_id, base, match.to_json()))
        await self.store.write(*statements, *more(table_id), news=table_id)
        return await self.changed(table_id, guest)

    async def changed(self, table_id: str, guest: Guest) -> TableInfo:
        """Tell that a table changed; the table as the guest sees it."""
        async with self.master.locked(table_id) as room:
            self.master.tell(room, Changed())
            return table_info(room, guest.id)

    async def info(self, table_id: str, guest_id: str | None) -> TableInfo:
        async with self.master.locked(table_id) as room:
            return table_info(room, guest_id)

    async def listed(self, guest: Guest) -> list[TableInfo]:
        """A guest's tables and those they may join. No match is loaded: people look at this page all the time."""
        found = await rows.listed(self.store, guest.id)
        ids = [row.id for row in found]
        seats = by_table(await rows.seats_of(self.store, *ids))
        elsewhere = by_table(await rows.elsewhere(self.store, *ids))
        shown = []
        for place, row in enumerate(found):
            if place % LISTED_AT_ONCE == 0:
                await asyncio.sleep(0)  # others have a turn
            room = self.master.rooms.get(row.id)
            try:
                if room is None or not room.loaded:
                    room = Room(row).sketch(row, seats[row.id], elsewhere[row.id])
            except SaddlebagError:
                continue  # a game or an option that these rules do not have
            shown.append(table_info(room, guest.id))
        return shown

    # --- seats ------------------------------------------------------------------------------------------------------

    async def join(
        self,
        table_id: str,
        guest: Guest,
        seat: int | None,
        invite: str | None,
        choices: Mapping[str, Any] | None = None,
    ) -> TableInfo:
        """Take an open seat, perhaps with what is to be chosen for it."""
        await self.doors.enter(table_id, guest.id, invite)
        async with self.master.locked(table_id) as room:
            if any(guest.id == each.guest_id for each in room.removals):
                raise Forbidden("The host removed you from this table, so you cannot sit down here; you can watch.")
            chair = open_chair(room, seat, guest.id)
            one_hand_each(room, guest)
            guests = [guest.id if each is chair else each.guest_id for each in room.chairs]
            hand = dealt(room.options, room.seed, guests)[chair.seat]
            chosen = None if choices is None else checked_choices(room.options, chair.seat, choices, hand)
            kept = chair.choices if chair.kept_for == guest.id else None
            chair.free()
            chair.kind, chair.guest_id, chair.name = "person", guest.id, room.new_name(guest.name)
            chair.choices = chosen if chosen is not None else kept
            await self._sit(room, chair)
            return table_info(room, guest.id)

    async def _sit(self, room: Room, chair: Chair) -> None:
        """Write who took an open seat; the last one starts the match."""
        free = [seat_table.c.table_id == room.id, seat_table.c.seat == chair.seat, seat_table.c.kind == "open"]
        if chair.guest_id is not None and not room.options.together():
            theirs = seat_table.alias()
            free.append(~exists().where(theirs.c.table_id == room.id, theirs.c.guest_id == chair.guest_id))
        try:
            # The first statement makes those who sit down at once by way of several workers wait for each other.
            _, touched, *_ = await self.store.write(
                table.update().where(table.c.id == room.id).values(status=table.c.status),
                seat_table.update().where(*free).values(**vars(chair)),
                news=room.id,
            )
        except BaseException:
            room.loaded = False
            raise
        await self.master.load(room)
        if not touched:
            raise Full("Someone else took that seat; you can watch.")
        self.master.tell(room, Changed())

    async def choose(self, table_id: str, guest: Guest, seat: int, choices: Mapping[str, Any]) -> TableInfo:
        """Choose for one's own seat, before the match, what each seat chooses for itself; the last one starts it."""
        async with self.master.locked(table_id) as room:
            chair = room.own_chair(seat, guest.id)
            if room.status == "waiting":
                mine = (seat_table.c.table_id == room.id, seat_table.c.seat == chair.seat)
                waiting = exists().where(table.c.id == room.id, table.c.status == "waiting")
                chosen = checked_choices(room.options, seat, choices, room.chosen(chair))
                touched = await self.store.write(
                    seat_table.update().where(*mine, waiting).values(choices=chosen), news=room.id
                )
                await self.master.load(room)
                if touched[0]:
                    self.master.tell(room, Changed())
                    return table_info(room, guest.id)
            raise NotNow("The match has begun, so seat choices can no longer change.")

    async def leave(self, table_id: str, guest: Guest) -> TableInfo:
        """Before the match the seat is open again; later a bot covers it until its owner comes back."""
        async with self.master.locked(table_id) as room:
            own = room.chairs_of(guest.id)
            if not own:
                raise NotNow("You are not seated at this table.")
            if room.status == "playing" and room.match is not None:
                for chair in own:
                    await cover(self.master, room, chair, chair.covered_by or DEFAULT_BOT)
                return table_info(room, guest.id)
            for chair in own:
                if room.status == "waiting":
                    chair.free()
                elif room.status == "playing":
                    chair.leave_to(chair.covered_by or DEFAULT_BOT, room.decisions)
            if not await self.write_chairs(room, own):
                self.master.forget(room)
            return table_info(room, guest.id)

    async def resign(self, table_id: str, guest: Guest, seat: int) -> TableInfo:
        """Leave one's seat for good: what the rules say of it happens, and a bot has the seat from then on."""
        return await self.master.whole(self._resign(table_id, guest, seat))

    async def _resign(self, table_id: str, guest: Guest, seat: int) -> TableInfo:
        async with self.master.locked(table_id) as room:
            chair = room.own_chair(seat, guest.id)
            room.playing()
            try:
                await self.master.leave(room, chair, DEFAULT_BOT, room.new_name(bot_name(DEFAULT_BOT)))
            except Taken:
                raise NotNow("The table has moved on; try again.") from None
            return table_info(room, guest.id)

    async def cover(self, table_id: str, guest: Guest, seat: int, bot: str) -> TableInfo:
        """A bot plays one's seat for a while, or fills an open one before the match."""
        known_bot(bot)
        async with self.master.locked(table_id) as room:
            chair = room.chair(seat)
            if chair.kind == "open":
                if not room.chairs_of(guest.id):
                    raise Forbidden("Only someone seated at this table can call in a bot.")
                chair.free()
                chair.kind, chair.bot, chair.name = "bot", bot, room.new_name(bot_name(bot))
                await self._sit(room, chair)
                return table_info(room, guest.id)
            room.own_chair(seat, guest.id)
            await cover(self.master, room, chair, bot)
            return table_info(room, guest.id)

    async def uncover(self, table_id: str, guest: Guest, seat: int) -> TableInfo:
        """Take one's seat back from the bot; before the match, send a bot away from a seat."""
        async with self.master.locked(table_id) as room:
            chair = room.chair(seat)
            if chair.kind == "bot" and room.status == "waiting" and room.chairs_of(guest.id):
                chair.free()
            elif room.own_chair(seat, guest.id) and room.status == "playing" and room.match is not None:
                await hand_back(self.master, room, chair)
                return table_info(room, guest.id)
            else:
                chair.take_back()
            await self.write_chairs(room, [chair])
            return table_info(room, guest.id)

    async def write_chairs(self, room: Room, chairs: list[Chair]) -> bool:
        """Whether the table is still there: one that waits is given up with its last person."""
        somebody = exists().where(seat_table.c.table_id == room.id, seat_table.c.kind == "person")
        try:
            *_, given_up = await self.store.write(
                *(
                    seat_table.update()
                    .where(seat_table.c.table_id == room.id, seat_table.c.seat == chair.seat)
                    .values(**vars(chair))
                    for chair in chairs
                ),
                table.delete().where(table.c.id == room.id, table.c.status == "waiting", ~somebody),
                news=room.id,
            )
        except BaseException:
            room.loaded = False
            raise
        self.master.tell(room, Changed())
        return not given_up

    async def rename(self, guest: Guest, name: str) -> None:
        """A guest takes another name; at tables under way the seats that had the old one show it."""
        tables = await rows.tables_of(self.store, guest.id)
        new_names = {
            table_id: renamed(guest, name, [read_chair(each) for each in seats])
            for table_id, seats in by_table(await rows.seats_of(self.store, *tables)).items()
        }
        await self.store.write(
            guest_table.update().where(guest_table.c.id == guest.id).values(name=name),
            *(
                seat_table.update()
                .where(seat_table.c.table_id == table_id, seat_table.c.seat == seat, seat_table.c.guest_id == guest.id)
                .values(name=new)
                for table_id, names in new_names.items()
                for seat, new in names.items()
            ),
            news=tables,
        )
        for table_id, names in new_names.items():
            room = self.master.rooms.get(table_id)
            if room is None:
                continue
            for chair in room.chairs_of(guest.id):
                chair.name = names.get(chair.seat, chair.name)
            self.master.tell(room, Changed())


def renamed(guest: Guest, name: str, chairs: list[Chair]) -> dict[int, str]:
    """The seats of a table that show a guest's new name, each with what it shows."""
    own = [each for each in chairs if each.guest_id == guest.id and without_number(each.name) == guest.name]
    others = [each.name for each in chairs if each not in own]
    if own and told_apart(name, others) != name:
        raise NotNow(f"Someone at one of your tables is already called {name}; choose a different name.")
    names = {chair.seat: name for chair in own if chair.name == guest.name}
    for chair in own:
        if chair.seat not in names:
            names[chair.seat] = told_apart(name, [*others, *names.values()])
    return names


def by_table(found: Iterable[rows.Found]) -> dict[str, list[rows.Found]]:
    tables: dict[str, list[rows.Found]] = defaultdict(list)
    for row in found:
        tables[row.table_id].append(row)
    return tables


def named_game(name: str) -> Game[Any, Any]:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise NotFound(str(error)) from None


def read_pace(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= 10_000:
        raise BadRequest(f"The pace cannot be {value!r}; allowed: milliseconds from 0 to 10000.")
    return value
