"""People who are not there, and what the others may do about them, by what their table agreed on."""

from pathlib import Path
from typing import Any

import pytest

from saddlebag.table import rows
from saddlebag.table.chairs import Chair
from saddlebag.table.company import Company, later
from saddlebag.table.errors import Forbidden, NotFound, NotNow
from saddlebag.table.messages import NewTable, SeatWish
from saddlebag.table.news import Present
from saddlebag.table.schema import seat as seat_table
from saddlebag.table.schema import table as table_
from tests.table.kit import Guest, Live, Server, eventually
from tests.table.test_clocks import ANN, BOB, House, last_line, with_house
from tests.table.test_resigning import two_people


def away(house: House, table_id: str, guest_id: str, minutes: float) -> None:
    """As if somebody had gone so long ago, and the server had been there all the time."""
    room = house.master.rooms[table_id]
    for chair in room.chairs_of(guest_id):
        chair.left_at = later(rows.now(), minutes=-minutes)
    Company.server_since = later(rows.now(), days=-1)


@pytest.fixture(autouse=True)
def as_before() -> Any:
    kept = Company.server_since
    yield
    Company.server_since = kept


def test_after_the_time_agreed_the_others_may_let_a_bot_play_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.versus(None)
        away(house, table, ANN.id, minutes=4.5)
        with pytest.raises(NotNow, match="agreed to wait 5 minutes for whoever is away; try again in 30 seconds"):
            await house.absences.act(table, BOB.id, 0)
        away(house, table, ANN.id, minutes=5.1)
        info = await house.absences.act(table, BOB.id, 0)
        assert (info.seats[0].covered_by_bot, info.seats[0].covered_why) == (True, "away")
        assert house.told == ["Green is away. Yellow lets a bot play on until they come back."]
        assert (await house.info(table)).status == "playing"

    with_house(tmp_path, play)


def test_nobody_acts_for_a_seat_that_does_not_keep_the_table_waiting(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.versus(None)
        away(house, table, BOB.id, minutes=60)
        with pytest.raises(NotNow, match="Nobody is waiting for Bob right now"):
            await house.absences.act(table, ANN.id, 1)
        with pytest.raises(Forbidden, match="your own seat"):
            await house.absences.act(table, ANN.id, 0)
        with pytest.raises(Forbidden, match="Only someone who is playing at this table"):
            await house.absences.act(table, "a stranger", 0)
        room = house.master.rooms[table]
        room.come(ANN.id, False)
        with pytest.raises(NotNow, match="Ann is here"):
            await house.absences.act(table, BOB.id, 0)
        room.go(ANN.id, False)
        away(house, table, ANN.id, minutes=60)
        await house.lobby.cover(table, BOB, 1, "drover")
        with pytest.raises(Forbidden, match="Only someone who is playing"):
            await house.absences.act(table, BOB.id, 0)

    with_house(tmp_path, play)


def test_a_table_that_agreed_to_wait_waits(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.versus(None, "wait")
        away(house, table, ANN.id, minutes=600)
        with pytest.raises(NotNow, match="agreed to wait for whoever is away"):
            await house.absences.act(table, BOB.id, 0)

    with_house(tmp_path, play)


def test_where_that_was_agreed_the_others_end_the_match_and_who_was_away_is_last(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.versus(None, "end")
        await house.move(table, ANN)
        away(house, table, ANN.id, minutes=6)
        info = await house.absences.act(table, BOB.id, 0)
        assert info.result is not None
        assert (info.status, info.result.cause, info.result.ranks) == ("over", "absence", [2, 1])
        shown = await house.replays.snapshot(table, 1, 1)
        assert last_line(shown) == "Green stayed away, and Yellow ends the match, as this table agreed."
        house.master.rooms.clear()
        assert (await house.info(table)).result == info.result
        fork = await house.replays.fork(table, BOB, 1, 1)
        assert fork.status == "playing", "the match can be played on against bots"

    with_house(tmp_path, play)


def test_whoever_returns_has_the_seat_back_and_the_replay_tells_all_of_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.versus(None, extra_events_removed=8, hangman_steps=2)
        room = house.master.rooms[table]
        away(house, table, ANN.id, minutes=6)
        await house.absences.act(table, BOB.id, 0)
        room.come(ANN.id, False)
        house.master.tell(room, Present())
        await house.absences.close()
        assert not (await house.info(table)).seats[0].covered_by_bot
        assert house.told[-1] == "Green is back and plays on."
        while (await house.info(table)).status == "playing":
            async with house.master.locked(table) as room:
                seat = room.playing().actors[0]
            await house.move(table, (ANN, BOB)[seat])
        await house.cinema.close()
        shown = await house.replays.snapshot(table, 0, None)
        told = [last_line(shown, back) for back in (2, 1)]
        assert (
            told
            == house.told[-2:]
            == [
                "Green is away. Yellow lets a bot play on until they come back.",
                "Green is back and plays on.",
            ]
        )

    with_house(tmp_path, play)


def test_a_server_that_has_just_begun_gives_everybody_time_to_come_back() -> None:
    company, chair = Company("table"), Chair(0, "person", "ann", "Ann", left_at=later(rows.now(), days=-3))
    Company.server_since = later(rows.now(), minutes=-1)
    assert company.left(chair) == chair.left_at
    assert company.away_too_long(chair, 5) == later(Company.server_since, minutes=5)
    company.come("ann", False)
    assert (company.left(chair), company.away_too_long(chair, 5)) == (None, None)


def test_the_others_are_told_who_left_and_when_also_after_a_restart(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    ann, bob, table = two_people(server, mode="versus")
    lines: list[Live] = [ann.live(table, 0), bob.live(table, 1)]
    lines[0].until("snapshot")
    eventually(lambda: ann.info(table)["seats"][1]["connected"], "Bob is there")
    assert ann.info(table)["seats"][1]["left"] is None
    lines[1].close()
    left = eventually(lambda: ann.info(table)["seats"][1]["left"], "Bob has left")
    lines[0].close()
    eventually(lambda: ann.info(table)["seats"][0]["left"], "Ann has left")
    server.stop()
    server.start()
    assert ann.info(table)["seats"][1]["left"] == left
    again = bob.live(table, 1)
    again.until("snapshot")
    eventually(lambda: ann.info(table)["seats"][1]["left"] is None, "Bob is back")
    again.close()
    server.stop()


# --- hosts ----------------------------------------------------------------------------------------------------------


def waiting_table(ann: Guest, bob: Guest, **more: Any) -> str:
    table = ann.create("me", "open", "open", mode="versus", **more)
    assert bob.post(f"/tables/{table}/join", {"invite": ann.info(table)["invite"]}).status_code == 200
    return table


def test_the_host_may_remove_somebody_before_the_match_and_the_log_tells_it(server: Server) -> None:
    ann, bob, cora = (server.guest() for _ in range(3))
    table = waiting_table(ann, bob)
    name = ann.info(table)["seats"][1]["name"]
    refused = bob.delete(f"/tables/{table}/seats/0")
    assert (refused.status_code, refused.json()["detail"]) == (403, "Only whoever made this table can do that.")
    assert ann.delete(f"/tables/{table}/seats/0").json()["detail"] == (
        "This is your own seat; leave the table, or close it."
    )
    assert ann.delete(f"/tables/{table}/seats/2").json()["detail"] == "Nobody sits there who could be removed."
    line = bob.live(table, 1)
    line.until("snapshot")
    assert ann.delete(f"/tables/{table}/seats/1").json()["seats"][1]["kind"] == "open"
    with pytest.raises(Exception, match="This seat is no longer yours"):
        line.until("step")
    again = bob.post(f"/tables/{table}/join", {})
    assert (again.status_code, "The host removed you" in again.json()["detail"]) == (403, True)
    assert cora.post(f"/tables/{table}/join", {}).status_code == 200
    ann.post(f"/tables/{table}/seats/2/bot", {"bot": "random"})
    host = ann.info(table)["seats"][0]["name"]
    assert ann.snapshot(table, 0)["log"][0]["text"] == (
        f"Before the match began, {host} removed {name} from the table."
    )
    late = ann.delete(f"/tables/{table}/seats/1")
    assert (late.status_code, "The match has begun" in late.json()["detail"]) == (409, True)


def test_the_host_may_close_a_table_and_nobody_else(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = waiting_table(ann, bob)
    assert bob.delete(f"/tables/{table}").status_code == 403
    line = bob.live(table, 1)
    line.until("snapshot")
    assert ann.delete(f"/tables/{table}").status_code == 200
    with pytest.raises(Exception, match="This table no longer exists"):
        line.until("step")
    assert ann.get(f"/tables/{table}").status_code == 404


def test_a_match_that_others_play_cannot_be_closed(server: Server) -> None:
    ann, bob, table = two_people(server, mode="versus", first_player=0)
    refused = ann.delete(f"/tables/{table}")
    assert (refused.status_code, "still want to play" in refused.json()["detail"]) == (409, True)
    bob.post(f"/tables/{table}/seats/1/resign")
    ann.my_turn(table, 0)
    closed = ann.delete(f"/tables/{table}").json()
    assert (closed["status"], closed["result"]["cause"], closed["result"]["winners"]) == ("over", "closed", [])
    assert ann.delete(f"/tables/{table}").json()["detail"] == "The match is over; there is nothing left to close."
    told = ann.get(f"/tables/{table}/replay", at=closed["decisions"]).json()
    assert told["log"][-1]["text"].endswith("has closed the table; the match ends without a winner.")


# --- tables left by all ---------------------------------------------------------------------------------------------


def test_a_table_left_by_all_is_put_away_a_week_after_that_was_said(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        waiting = NewTable("train_heist", {"players": 2}, [SeatWish("me"), SeatWish("open")])
        open_table, playing = (await house.lobby.create(ANN, waiting)).id, await house.versus(None)
        fresh = await house.versus(None)
        long_ago = later(rows.now(), days=-24)
        both = table_.c.id.in_([open_table, playing])
        await house.store.write(table_.update().where(both).values(created=long_ago))

        async def sweep() -> None:
            house.master.rooms.clear()
            await house.timekeeper.sweep()
            house.master.rooms.clear()

        await sweep()
        said = (await house.info(playing)).put_away_at
        assert said is not None
        assert later(rows.now(), days=6.9) < said < later(rows.now(), days=7.1)
        assert (await house.info(fresh)).put_away_at is None
        await sweep()
        assert (await house.info(playing)).status == "playing", "not before the day that was named"
        await house.store.write(table_.update().where(both).values(put_away_at=later(rows.now(), hours=-1)))
        await sweep()
        with pytest.raises(NotFound):
            await house.info(open_table)
        ended = await house.info(playing)
        assert ended.result is not None
        assert (ended.status, ended.result.cause) == ("over", "put_away")
        assert (await house.info(fresh)).status == "playing"

    with_house(tmp_path, play)


def test_whoever_comes_back_keeps_the_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.versus(None)
        old = later(rows.now(), days=-30)
        await house.store.write(
            table_.update().where(table_.c.id == table).values(created=old, put_away_at=later(rows.now(), days=-1)),
            seat_table.update().where(seat_table.c.table_id == table).values(left_at=old),
        )
        house.master.rooms.clear()
        await house.info(table)
        room = house.master.rooms[table]
        room.come(ANN.id, False)
        house.master.tell(room, Present())
        await house.absences.close()
        await house.timekeeper.sweep()
        assert (await house.info(table)).status == "playing"
        room.go(ANN.id, False)
        house.master.tell(room, Present())
        await house.absences.close()
        house.master.rooms.clear()
        await house.timekeeper.sweep()
        found = await house.info(table)
        assert (found.status, found.put_away_at) == ("playing", None)

    with_house(tmp_path, play)
