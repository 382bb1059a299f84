"""Sawmills, hoists, and the last basin at the end of a turn. Chapter 5.13."""

import pytest

from saddlebag.games.frontier.content import BASIN, MARKET_ROW, SPACE
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.rules import sawing, texts, trading
from tests.games.frontier.kit import (
    Table,
    build,
    has,
    label,
    on_offer,
    play,
    put,
    question,
    river,
    table,
    turn,
    why_not,
)
from tests.games.kit import ask_after, run
from tests.games.kit import texts as answers

STEAMSHIP_LOGS = MARKET_ROW.find("steamship_log")
MILL = "B1_52"


def sawyer(level: int = 2, **things: object) -> Table:
    """Seat 0 in lumbering with a sawmill at b1 and these things; their turn begins."""
    s = table()
    build(s, MILL, "sawmill", 0)
    put(s, 0, lumbering=level, **things)
    turn(s)
    return s


# --- sawing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-14")
def test_a_worker_saws_a_log_of_the_basin_or_of_the_stockpile_into_lumber() -> None:
    s = sawyer(log=1, logs={"b1": 1, "b2a": 3})
    play(s, "saw")
    assert label(s, "saw_from river") == "One from the Headwaters"
    play(s, "saw_from stockpile")
    assert (has(s, 0, "log"), has(s, 0, "lumber"), river(s, 0)) == (0, 1, {"b1": 1, "b2a": 3})
    assert s.players[0].laid == [SPACE.find(MILL)]
    play(s, "saw")
    assert (has(s, 0, "lumber"), river(s, 0)) == (2, {"b2a": 3})


@pytest.mark.rule("FO-LUM-14")
@pytest.mark.parametrize(("animal", "exhausted"), [("horse", [1, 0, 0, 0]), ("ox", [0, 0, 0, 1])])
def test_a_horse_or_an_ox_saws_a_second_log(animal: str, exhausted: list[int]) -> None:
    s = sawyer(log=1, logs={"b1": 2}, horse=1, ox=1, donkey=1)
    play(s, "saw", "saw_from river")
    assert on_offer(s) == ["saw_with alone", "saw_with horse", "saw_with ox"]
    play(s, f"saw_with {animal}")
    assert question(s) == "saw_log"
    play(s, "saw_from stockpile")
    assert (has(s, 0, "lumber"), has(s, 0, "log"), river(s, 0)) == (2, 0, {"b1": 1})
    assert s.players[0].exhausted == exhausted


@pytest.mark.rule("FO-LUM-14")
def test_an_animal_is_not_needed_and_not_asked_for_without_a_second_log() -> None:
    s = sawyer(log=2, horse=1)
    play(s, "saw", "saw_with alone")
    assert (has(s, 0, "lumber"), s.players[0].exhausted) == (1, [0, 0, 0, 0])
    s = sawyer(log=1, horse=1)
    play(s, "saw")
    assert has(s, 0, "lumber") == 1


@pytest.mark.rule("FO-LUM-14", "FO-DAM-02", "FO-DAM-10")
def test_a_sawmill_in_revolt_stands_still_but_one_by_a_jam_works() -> None:
    s = sawyer(logs={"b1": 1})
    s.damage[SPACE.find(MILL)] = 1
    assert "saw" not in on_offer(s)
    s = sawyer(logs={"b1": 1})
    s.jams = 1 << BASIN.find("b1")
    play(s, "saw")
    assert has(s, 0, "lumber") == 1


@pytest.mark.rule("FO-LUM-14", "FO-TURN-06", "FO-IND-01")
def test_a_guest_saws_for_a_dollar_and_needs_level_two() -> None:
    s = sawyer(money=1, log=1)
    s.owners[SPACE.find(MILL)] = 1
    play(s, "saw")
    assert (has(s, 0, "lumber"), has(s, 0, "money"), has(s, 1, "money")) == (1, 0, 1)
    s = sawyer(1, log=1)
    assert why_not(s, "saw") == "Sawing takes level 2 of lumbering."
    assert "saw" not in on_offer(s)


@pytest.mark.rule("FO-LUM-14")
def test_reasons_why_a_sawmill_cannot_be_used() -> None:
    s = sawyer(logs={"b1": 1})
    build(s, "B1_34", "sawmill", 0)
    build(s, "B4_44", "sawmill", 0)
    play(s, "saw")
    assert on_offer(s) == ["saw_at B1_34", f"saw_at {MILL}"]
    assert why_not(s, "saw_at B4_44") == "You have no log in its basin or on the stockpile."
    assert why_not(s, "saw_at B1_22") == "There is no sawmill."
    s = sawyer()
    assert why_not(s, "saw").startswith("There is no sawmill that you could work")
    assert "saw" not in on_offer(s)


# --- hoisting -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DAM-10", "FO-TURN-03")
def test_a_hoist_moves_up_to_two_logs_from_a_basin_without_a_jam() -> None:
    s = table()
    put(s, 0, logs={"b1": 3, "b2a": 1, "b4": 1})
    s.jams = 1 << BASIN.find("b4")
    using = texts.Using(0)
    ask = ask_after(sawing.hoist_logs(s, using, fx.HoistLogs(2)))
    assert answers(ask) == ["hoist b1", "hoist b2a"]
    run(sawing.hoist_logs(s, using, fx.HoistLogs(2)), "hoist b1", "hoist_number 2")
    assert (river(s, 0), has(s, 0, "log")) == ({"b1": 1, "b2a": 1, "b4": 1}, 2)
    run(sawing.hoist_logs(s, using, fx.HoistLogs(2)), "hoist b2a")
    assert (river(s, 0), has(s, 0, "log")) == ({"b1": 1, "b4": 1}, 3)
    assert texts.possible(s, using, fx.HoistLogs(2))
    put(s, 0, logs={"b4": 1})
    assert not texts.possible(s, using, fx.HoistLogs(2))
    run(sawing.hoist_logs(s, using, fx.HoistLogs(2)))
    assert river(s, 0) == {"b4": 1}


# --- the last basin -----------------------------------------------------------------------------------------------


def last_basin(players: int = 3, **logs: int) -> Table:
    """The turn of seat 0, with so many logs of each player in b4."""
    s = table(players)
    for seat, name in enumerate(("first", "second")):
        put(s, seat, logs={"b4": logs.get(name, 0)})
    turn(s)
    return s


@pytest.mark.rule("FO-LUM-27", "FO-LUM-09")
def test_at_the_end_of_a_turn_the_last_basin_is_cleared_down_to_half() -> None:
    """EX-27"""
    s = last_basin(first=5, second=1)
    assert s.steps[STEAMSHIP_LOGS] == 2
    play(s, "end")
    assert (river(s, 0), has(s, 0, "money")) == ({"b4": 3}, 8)
    assert s.steps[STEAMSHIP_LOGS] == 4
    s = last_basin(first=5, second=1)
    turn(s, 1)
    play(s, "end")
    assert (river(s, 0), river(s, 1), has(s, 1, "money")) == ({"b4": 5}, {}, 4)


@pytest.mark.rule("FO-LUM-27")
def test_half_of_the_larger_basin_is_six() -> None:
    s = last_basin(4, first=6, second=1)
    play(s, "end")
    assert river(s, 0) == {"b4": 5}
    s = last_basin(first=4)
    play(s, "end")
    assert (river(s, 0), has(s, 0, "money")) == ({"b4": 4}, 0)


@pytest.mark.rule("FO-LUM-27", "FO-DAM-10")
def test_a_black_worker_on_the_last_basin_prevents_the_sale() -> None:
    s = last_basin(first=6)
    s.jams = 1 << BASIN.find("b4")
    play(s, "end")
    assert river(s, 0) == {"b4": 6}


@pytest.mark.rule("FO-LUM-27", "FO-MKT-15")
def test_the_last_basin_is_cleared_even_after_buying_logs() -> None:
    s = last_basin(first=5)
    s.now.bought = 1 << 0
    play(s, "end")
    assert (river(s, 0), has(s, 0, "money")) == ({"b4": 4}, 4)


@pytest.mark.rule("FO-LUM-09", "FO-MKT-06", "FO-MKT-07")
def test_logs_are_sold_to_the_steamship_from_b4_and_to_a_train_from_the_stockpile() -> None:
    s = table()
    put(s, 0, log=2, logs={"b1": 5, "b4": 3})
    turn(s)
    red = MARKET_ROW.find("red_train_log")
    assert trading.to_sell(s, 0, STEAMSHIP_LOGS) == 3
    assert red not in trading.rows_open(s, 0)
    build(s, "B2_45", "railroad_station")
    s.distances = [0, 4, 5]
    assert red in trading.rows_open(s, 0)
    assert trading.to_sell(s, 0, red) == 2
