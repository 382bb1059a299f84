"""Clocks of a table: whose time passes, what happens when it is over, and what a time without a server does to it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saddlebag.table import clocks as clock_rules
from saddlebag.table.absence import Absences
from saddlebag.table.cinema import Cinema
from saddlebag.table.errors import BadRequest, TooLate
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.messages import ClockWish, Move, NewTable, SeatWish, TableInfo
from saddlebag.table.news import Noted
from saddlebag.table.replays import Replays
from saddlebag.table.seating import Guest
from saddlebag.table.store import Store
from saddlebag.table.timekeeper import Timekeeper, mind_the_gap
from saddlebag.table.undo import Undo
from tests.table.kit import Server

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
LIVE = ClockWish("live", minutes=5, increment=10)
DAYS = ClockWish("days", days=3)
SECOND, MINUTE = 1000, 60_000


class Watch:
    """A time that passes when a test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ms = 1_800_000_000_000
        for place in ("clocks", "room", "master", "absence", "timekeeper", "project"):
            patch.setattr(f"saddlebag.table.{place}.now", lambda: self.ms)

    def passes(self, ms: int) -> None:
        self.ms += ms


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


class House:
    """A server without a network, as far as clocks go."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.master = Master(store)
        self.lobby = Lobby(self.master)
        self.replays = Replays(self.master, self.lobby)
        self.cinema: Cinema = self.replays.cinema
        self.absences = Absences(self.master, self.cinema)
        self.timekeeper = Timekeeper(self.master, self.absences)
        self.told: list[str] = []
        self.master.listeners.append(self._hear)

    def _hear(self, _: Any, news: Any) -> None:
        if isinstance(news, Noted):
            self.told += [str(line.telling.words) for line in news.lines]

    async def versus(self, clock: ClockWish | None, absence: str = "bot", **options: Any) -> str:
        """Ann and Bob at a table at which Ann begins."""
        values = {"players": 2, "mode": "versus", "first_player": 0, **options}
        seats = [SeatWish("me"), SeatWish("open")]
        made = await self.lobby.create(ANN, NewTable("train_heist", values, seats, clock=clock, absence=absence))
        await self.lobby.join(made.id, BOB, None, None)
        return made.id

    async def move(self, table_id: str, guest: Guest, number: int | None = None, key: str | None = None) -> None:
        """The first answer of whoever is asked."""
        async with self.master.locked(table_id) as room:
            match = room.playing()
            seat, answer, asked = match.actors[0], match.options[0].text, room.number
        seat = next(chair.seat for chair in room.chairs if chair.guest_id == guest.id)
        number = asked if number is None else number
        await self.master.move(table_id, guest.id, Move(seat, number, key or f"key-{asked}", answer))

    async def turn(self, table_id: str, guest: Guest) -> None:
        """Answers until somebody else is asked."""
        while True:
            await self.move(table_id, guest)
            async with self.master.locked(table_id) as room:
                if room.chairs[room.playing().actors[0]].guest_id != guest.id:
                    return

    async def left(self, table_id: str) -> list[int | None]:
        info = await self.info(table_id)
        assert info.clocks is not None
        return clock_rules.left_now(info.clocks, clock_rules.now())

    async def info(self, table_id: str, guest: Guest = ANN) -> TableInfo:
        return await self.lobby.info(table_id, guest.id)


def with_house(folder: Path, play: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'table.db'}")
        await store.open()
        await mind_the_gap(store)
        house = House(store)
        try:
            await play(house)
        finally:
            await house.cinema.close()
            await house.absences.close()
            await store.close()

    asyncio.run(run())


def test_time_passes_only_for_whoever_is_asked_and_a_turn_brings_the_increment(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(LIVE)
        watch.passes(20 * SECOND)
        assert await house.left(table) == [5 * MINUTE - 20 * SECOND, 5 * MINUTE]
        await house.turn(table, ANN)
        assert await house.left(table) == [5 * MINUTE - 10 * SECOND, 5 * MINUTE], "10 seconds more after the turn"
        watch.passes(7 * SECOND)
        assert await house.left(table) == [5 * MINUTE - 10 * SECOND, 5 * MINUTE - 7 * SECOND]

    with_house(tmp_path, play)


def test_a_clock_of_days_is_wound_again_by_every_turn(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(DAYS)
        three = 3 * 24 * 60 * MINUTE
        watch.passes(2 * 24 * 60 * MINUTE)
        await house.turn(table, ANN)
        assert await house.left(table) == [three, three]

    with_house(tmp_path, play)


def test_an_undo_gives_no_time_back_and_takes_the_increment(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(LIVE)
        async with house.master.locked(table) as room:
            before = room.clocks
            assert before is not None
            chairs = room.chairs
        watch.passes(20 * SECOND)
        after_turn = clock_rules.gone_on(LIVE, before, chairs, [1])
        assert after_turn.left[0] == 5 * MINUTE - 10 * SECOND
        back = clock_rules.taken_back(LIVE, after_turn, chairs, [0], 0)
        assert (back.left[0], back.running) == (5 * MINUTE - 20 * SECOND, [0])
        watch.passes(5 * SECOND)
        await house.move(table, ANN)
        await Undo(house.master).ask(table, ANN.id, 0)
        assert (await house.left(table))[0] == 5 * MINUTE - 25 * SECOND

    with_house(tmp_path, play)


def test_a_move_after_the_clock_ran_out_is_refused_with_the_reason(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(LIVE)
        await house.move(table, ANN, key="in time")
        watch.passes(5 * MINUTE)
        with pytest.raises(TooLate, match="Your clock ran out before this move arrived"):
            await house.move(table, ANN)
        number = (await house.info(table)).number
        await house.absences.time_out(table)
        assert (await house.info(table)).seats[0].covered_why == "slow"
        with pytest.raises(TooLate):
            await house.move(table, ANN, number=number, key="on its way")
        again = await house.master.move(table, ANN.id, Move(0, 0, "in time", "whatever it was"))
        assert again.repeated, "what was in time stays so"

    with_house(tmp_path, play)


def test_whoever_is_too_slow_is_played_by_a_bot_and_can_take_the_seat_back(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(LIVE)
        watch.passes(5 * MINUTE - 1)
        await house.absences.time_out(table)
        assert not (await house.info(table)).seats[0].covered_by_bot, "not before the time is over"
        watch.passes(1)
        await house.absences.time_out(table)
        assert (await house.info(table)).seats[0].covered_by_bot
        assert house.told == ["The clock of Green has run out; a bot plays on until they take the seat back."]
        watch.passes(MINUTE)
        await house.lobby.uncover(table, ANN, 0)
        assert await house.left(table) == [MINUTE, 5 * MINUTE], "a minute to think, at least"
        assert house.told[1:] == ["Green is back and plays on."]
        house.master.rooms.clear()
        assert await house.left(table) == [MINUTE, 5 * MINUTE], "the log knows it"

    with_house(tmp_path, play)


def test_where_that_was_agreed_the_match_ends_when_time_runs_out(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(LIVE, "end")
        await house.turn(table, ANN)
        watch.passes(5 * MINUTE)
        await house.absences.time_out(table)
        info = await house.info(table)
        assert info.result is not None
        assert (info.status, info.result.cause, info.result.ranks, info.result.winners) == ("over", "time", [1, 2], [])
        with pytest.raises(TooLate):
            await house.master.move(table, BOB.id, Move(1, info.number, "late", "end"))
        last = await house.replays.snapshot(table, info.decisions, None)
        assert last.result == info.result
        assert last_line(last) == "The clock of Yellow has run out, and so the match ends, as this table agreed."
        record = await house.replays.record(table)
        assert (len(record.decisions), record.result) == (info.decisions, None), "the rules have ended nothing"

    with_house(tmp_path, play)


def last_line(snapshot: Any, back: int = 1) -> str:
    """The text of a late line of a log, which a film keeps as JSON."""
    return str(msgspec.json.decode(msgspec.json.encode(snapshot.log[-back]))["text"])


def test_a_bot_that_plays_for_somebody_uses_none_of_their_time(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        table = await house.versus(LIVE)
        watch.passes(10 * SECOND)
        await house.lobby.cover(table, ANN, 0, "drover")
        watch.passes(MINUTE)
        assert await house.left(table) == [5 * MINUTE - 10 * SECOND, 5 * MINUTE]
        assert house.told == ["Green lets a bot play on for a while."]
        await house.lobby.uncover(table, ANN, 0)
        watch.passes(SECOND)
        assert await house.left(table) == [5 * MINUTE - 11 * SECOND, 5 * MINUTE]

    with_house(tmp_path, play)


def test_no_clock_runs_while_no_server_is_there_and_the_log_says_so(tmp_path: Path, watch: Watch) -> None:
    tables: list[str] = []

    async def before(house: House) -> None:
        tables.append(await house.versus(LIVE))
        watch.passes(MINUTE)
        await house.timekeeper.close()  # which says until when it was there

    async def after(house: House) -> None:
        watch.passes(20 * SECOND)  # people come back
        assert (await house.left(tables[0]))[0] == 4 * MINUTE
        assert house.told == ["The server was away for 1 hour; meanwhile no clock ran."]
        watch.passes(40 * SECOND)
        assert (await house.left(tables[0]))[0] == 4 * MINUTE - 30 * SECOND, "it runs half a minute after the start"
        house.master.rooms.clear()
        assert (await house.left(tables[0]))[0] == 4 * MINUTE - 30 * SECOND
        assert len(house.told) == 1, "it is said once"

    with_house(tmp_path, before)
    watch.passes(60 * MINUTE)
    with_house(tmp_path, after)


def test_a_clock_that_would_have_run_out_while_the_server_was_killed_has_not(tmp_path: Path, watch: Watch) -> None:
    tables: list[str] = []

    async def killed(house: House) -> None:
        tables.append(await house.versus(LIVE))
        house.timekeeper.active = True
        async with house.master.locked(tables[0]) as room:
            house.timekeeper.watch(room)
        await house.timekeeper._beat()
        watch.passes(4 * SECOND)  # and then it is gone, without a word

    async def after(house: House) -> None:
        await house.absences.time_out(tables[0])
        assert not (await house.info(tables[0])).seats[0].covered_by_bot
        assert (await house.left(tables[0]))[0] == 5 * MINUTE, "what is not known is in favour of who thinks"

    with_house(tmp_path, killed)
    watch.passes(24 * 60 * MINUTE)
    with_house(tmp_path, after)


def test_one_timer_serves_all_tables_and_a_move_only_puts_its_table_off(tmp_path: Path, watch: Watch) -> None:
    async def play(house: House) -> None:
        keeper = house.timekeeper
        keeper.active = True
        tables = [await house.versus(LIVE) for _ in range(5)]
        for table in tables:
            for _ in range(4):
                watch.passes(SECOND)
                await house.turn(table, ANN)
                await house.turn(table, BOB)
        assert len(keeper._heap) <= 2 * len(tables), "the heap does not grow with the moves"
        assert keeper._timer is not None
        assert set(keeper._due) == set(tables)
        watch.passes(10 * MINUTE)
        keeper._ring()
        await asyncio.gather(*keeper._tasks)
        for table in tables:
            assert [seat.covered_by_bot for seat in (await house.info(table)).seats] == [True, False]
        await keeper.close()

    with_house(tmp_path, play)


@pytest.mark.parametrize(
    ("clock", "absence", "says"),
    [
        (ClockWish("live", minutes=0), "bot", "A live clock cannot have 0 minutes; allowed: 1 to 180."),
        (ClockWish("live", minutes=5, increment=-1), "bot", "cannot add -1 seconds a turn; allowed: 0 to 120"),
        (ClockWish("days", days=0), "bot", "cannot have 0 days a turn; allowed: 1 to 14"),
        (ClockWish("days", days=1, minutes=3), "end", "has neither minutes nor an increment"),
        (ClockWish("live", minutes=5, days=1), "end", "has minutes, not days"),
        (ClockWish("hourglass"), "bot", "no clock of kind 'hourglass'; choose live or days"),
        (LIVE, "wait", "A table with a clock cannot wait for ever"),
        (None, "shrug", "no rule for absence called 'shrug'; choose bot or end or wait"),
    ],
)
def test_a_clock_or_a_rule_that_makes_no_sense_is_refused(
    tmp_path: Path, clock: ClockWish | None, absence: str, says: str
) -> None:
    async def play(house: House) -> None:
        with pytest.raises(BadRequest, match=says.replace("(", r"\(")):
            await house.lobby.create(ANN, NewTable("train_heist", {"players": 2}, clock=clock, absence=absence))
        assert not await house.lobby.listed(ANN), "nothing was made"

    with_house(tmp_path, play)


def test_a_table_says_what_it_agreed_on_and_how_much_time_is_left(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    wish = {
        "game": "train_heist",
        "options": {"players": 2, "mode": "versus", "first_player": 0},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"kind": "live", "minutes": 3, "increment": 5},
        "absence": "end",
    }
    table = ann.post("/tables", wish).json()
    assert (table["terms"]["clock"], table["terms"]["absence"], table["clocks"]) == (wish["clock"], "end", None)
    bob.post(f"/tables/{table['id']}/join", {})
    live = bob.live(table["id"], 1)
    seen = live.until("snapshot")["snapshot"]["clocks"]
    assert (seen["left"][0] <= 180_000, seen["left"][1], seen["running"]) == (True, 180_000, [0])
    ann.play(table["id"], 0, lambda options: options[0])
    step = live.until("step")
    assert step["clocks"]["left"][0] < 180_000
    live.close()
    refused = ann.post("/tables", {**wish, "clock": {"kind": "live", "minutes": 0}})
    assert (refused.status_code, refused.json()["detail"]) == (
        400,
        "A live clock cannot have 0 minutes; allowed: 1 to 180.",
    )
