"""What each seat chooses for itself: nobody else sets it, nobody else sees it, and the match waits for it."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from saddlebag import games
from saddlebag.engine import options as engine_options
from saddlebag.engine.errors import BadOption
from saddlebag.table import catalog
from saddlebag.table.errors import BadRequest, Forbidden, NotNow, TooLarge
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.messages import Move, NewTable, SeatWish, TableInfo
from saddlebag.table.replays import Replays
from saddlebag.table.seating import Guest
from saddlebag.table.store import Store
from tests.engine.toy import TOY, ToyOptions

ANN, BOB, CLEO = Guest("ann", "Ann"), Guest("bob", "Bob"), Guest("cleo", "Cleo")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy among the games."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toy"))
    monkeypatch.setitem(sys.modules, "saddlebag.games.toy", SimpleNamespace(GAME=TOY))
    games.game.cache_clear()
    yield
    games.game.cache_clear()


class Table:
    def __init__(self, store: Store) -> None:
        self.master = Master(store)
        self.lobby = Lobby(self.master)
        self.replays = Replays(self.master, self.lobby)

    async def create(self, *seats: SeatWish, **options: Any) -> TableInfo:
        values = {"players": len(seats), "with_charms": True, **options}
        return await self.lobby.create(ANN, NewTable("toy", values, list(seats), pace=0))

    async def played_with(self, table_id: str) -> tuple[str, ...]:
        """The charms of the match that is under way."""
        async with self.master.locked(table_id) as room:
            charms: tuple[str, ...] = room.playing().state.options.charms
            return charms


def at_a_table(folder: Path, play: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'table.db'}")
        await store.open()
        try:
            async with asyncio.timeout(60):
                await play(Table(store))
        finally:
            await store.close()

    asyncio.run(run())


ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", bot="random")


def test_everybody_chooses_for_his_own_seat_and_sees_no_other(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(ME, OPEN)
        assert (made.status, made.seat_options) == ("waiting", ["charms"])
        assert [seat.ready for seat in made.seats] == [False, False]
        seen = await table.lobby.choose(made.id, ANN, 0, {"charms": "ace"})
        assert seen.options["charms"] == ["ace", None]
        assert seen.seats[0].ready
        seen = await table.lobby.join(made.id, BOB, 1, None)
        assert (seen.status, seen.options["charms"]) == ("waiting", [None, ""])
        seen = await table.lobby.choose(made.id, BOB, 1, {"charms": "queen"})
        assert (seen.status, seen.options["charms"]) == ("playing", [None, "queen"])
        assert (await table.lobby.info(made.id, ANN.id)).options["charms"] == ["ace", None]
        assert (await table.lobby.info(made.id, None)).options["charms"] == [None, None]
        for guest, hidden in ((ANN, "queen"), (BOB, "ace"), (CLEO, "ace")):
            text = msgspec.json.encode(await table.lobby.listed(guest)).decode()
            text += msgspec.json.encode(await table.lobby.info(made.id, guest.id)).decode()
            assert f'"{hidden}"' not in text
        assert await table.played_with(made.id) == ("ace", "queen")

    at_a_table(tmp_path, play)


def test_the_list_of_tables_keeps_the_secret_of_a_table_that_is_not_loaded(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={"charms": "ace"}), OPEN)
        table.master.rooms.clear()
        assert (await table.lobby.listed(ANN))[0].options["charms"] == ["ace", None]
        assert (await table.lobby.listed(BOB))[0].options["charms"] == [None, None]
        assert (await table.lobby.info(made.id, BOB.id)).options["charms"] == [None, None]

    at_a_table(tmp_path, play)


def test_nobody_chooses_for_another(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={}), OPEN, OPEN)
        await table.lobby.join(made.id, BOB, 1, None)
        for guest, seat in ((BOB, 0), (ANN, 1), (ANN, 2), (CLEO, 0), (CLEO, 2)):
            with pytest.raises(Forbidden, match="not yours"):
                await table.lobby.choose(made.id, guest, seat, {"charms": "ten"})
        assert (await table.lobby.info(made.id, ANN.id)).options["charms"] == ["", None, None]
        for seats, options in (
            ((ME, SeatWish("open", choices={"charms": "ten"})), {}),
            ((ME, OPEN), {"charms": ["", "ten"]}),
            ((ME, SeatWish("bot", bot="random", choices={"charms": "ten"}), OPEN), {}),
        ):
            with pytest.raises(BadRequest, match="Seat 1 is not yours, so you cannot choose charms for it"):
                await table.create(*seats, **options)

    at_a_table(tmp_path, play)


def test_who_plays_alone_against_bots_may_choose_for_them_too(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={"charms": "ace"}), BOT)
        assert (made.status, made.options["charms"]) == ("playing", ["ace", None])
        assert await table.played_with(made.id) == ("ace", "")
        made = await table.create(ME, BOT, charms=["ten", "jack"])
        assert (made.status, made.options["charms"]) == ("playing", ["ten", None])
        assert await table.played_with(made.id) == ("ten", "jack")
        made = await table.create(ME, BOT)
        assert await table.played_with(made.id) == ()

    at_a_table(tmp_path, play)


def test_a_bad_choice_is_refused_with_all_its_faults_and_changes_nothing(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={"charms": "ace"}), OPEN)
        for choices, sentence in (
            ({"charms": "joker"}, "There is no charm joker"),
            ({"charms": 7}, "Option charms cannot be"),
            ({"hats": "ace"}, "no hats of its own; choose charms"),
        ):
            with pytest.raises(BadRequest, match=sentence):
                await table.lobby.choose(made.id, ANN, 0, choices)
            with pytest.raises(BadRequest, match=sentence):
                await table.lobby.join(made.id, BOB, 1, None, choices)
        with pytest.raises(BadRequest) as refusal:
            await table.create(ME, BOT, charms=["joker", "seven"])
        assert refusal.value.faults == ("There is no charm joker.", "There is no charm seven.")
        with pytest.raises(TooLarge, match="8000 characters"):
            await table.lobby.choose(made.id, ANN, 0, {"charms": "x" * 8001})
        seen = await table.lobby.info(made.id, ANN.id)
        assert (seen.options["charms"], [seat.kind for seat in seen.seats]) == (["ace", None], ["person", "open"])

    at_a_table(tmp_path, play)


def test_with_a_choice_the_last_one_to_sit_down_starts_the_match(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={}), OPEN)
        seen = await table.lobby.join(made.id, BOB, None, None, {"charms": "nine"})
        assert seen.status == "playing"
        assert await table.played_with(made.id) == ("", "nine")
        with pytest.raises(NotNow, match="The match has begun"):
            await table.lobby.choose(made.id, BOB, 1, {"charms": "ace"})
        assert await table.played_with(made.id) == ("", "nine")

    at_a_table(tmp_path, play)


def test_who_leaves_takes_his_choice_along(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(ME, OPEN, OPEN)
        await table.lobby.join(made.id, BOB, 1, None, {"charms": "nine"})
        await table.lobby.leave(made.id, BOB)
        seen = await table.lobby.join(made.id, CLEO, 1, None)
        assert seen.options["charms"] == [None, "", None]
        assert not seen.seats[1].ready

    at_a_table(tmp_path, play)


def test_a_choice_outlives_the_server(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={"charms": "ace"}), OPEN)
        again = Table(table.master.store)
        assert (await again.lobby.info(made.id, ANN.id)).options["charms"] == ["ace", None]
        await again.lobby.join(made.id, BOB, 1, None, {"charms": "king"})
        once_more = Table(table.master.store)
        assert await once_more.played_with(made.id) == ("ace", "king")

    at_a_table(tmp_path, play)


def test_open_choices_are_shown_from_the_beginning_of_the_match_and_not_before(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={"charms": "ace"}), OPEN, open_charms=True)
        assert (await table.lobby.info(made.id, BOB.id)).options["charms"] == [None, None]
        seen = await table.lobby.join(made.id, BOB, 1, None, {"charms": "king"})
        assert seen.options["charms"] == ["ace", "king"]
        assert (await table.lobby.info(made.id, None)).options["charms"] == ["ace", "king"]

    at_a_table(tmp_path, play)


def test_after_the_end_the_record_tells_all_and_a_fork_plays_with_it(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        made = await table.create(SeatWish("me", choices={"charms": "ace"}), OPEN)
        await table.lobby.join(made.id, BOB, 1, None, {"charms": "king"})
        for number, (guest, seat, answer) in enumerate(((ANN, 0, "take"), (BOB, 1, "take"), (BOB, 1, "stop"))):
            await table.master.move(made.id, guest.id, Move(seat, number, f"{number}", answer))
        assert (await table.lobby.info(made.id, None)).options["charms"] == ["ace", "king"]
        record = await table.replays.record(made.id)
        assert list(record.options["charms"]) == ["ace", "king"]
        twin = await table.replays.take_in(CLEO, record)
        assert twin.options["charms"] == ["ace", "king"]
        fork = await table.replays.fork(made.id, CLEO, 1, 1)
        assert fork.options["charms"] == [None, "king"]
        assert await table.played_with(fork.id) == ("ace", "king")

    at_a_table(tmp_path, play)


def test_the_catalog_tells_what_a_seat_may_choose() -> None:
    found = catalog.about("toy")
    assert found.chosen_by_seats == [[], ["charms"]]
    (charms,) = found.seat_options
    assert (charms.name, charms.usual.value, charms.text) == ("charms", "", True)
    assert charms.about == "The card that each seat trusts in."
    for name in ("train_heist", "deck_goes_west"):
        assert catalog.about(name).seat_options == []


def test_options_are_taken_apart_and_put_together_again() -> None:
    made = engine_options.make(ToyOptions, {"players": 3, "with_charms": True, "charms": ["", "ace"]})
    common, chosen = engine_options.shared(made)
    assert common.charms == ()
    assert chosen == [{}, {"charms": "ace"}, {}]
    assert engine_options.with_choices(common, chosen).charms == ("", "ace", "")
    assert engine_options.with_choices(common, [{}, {}, {}]) == common
    with pytest.raises(BadOption) as refusal:
        engine_options.with_choices(common, [{"charms": "joker"}, {}, {"charms": "knave"}])
    assert refusal.value.faults == ("There is no charm joker.", "There is no charm knave.")
