"""Log drives by hand, by raft and by steam. Chapter 5.13."""

import pytest

from saddlebag.games.frontier.chapters import SPOT
from saddlebag.games.frontier.content import BASIN, CHARACTER_TEXT, SPACE
from saddlebag.games.frontier.rules import log_drives
from tests.games.frontier.kit import (
    Table,
    ask_anew,
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

CAMP = "B1_22"


def driver(level: int = 1, players: int = 3, camp: bool = False, **things: object) -> Table:
    """Seat 0 in lumbering with these things, and with a camp at b1 or none; seat 1 has no industry. The river is b1,
    b2a, b2b, b4, or b1, b2a, b2b, b3a, b3b, b4 with four."""
    s = table(players)
    if camp:
        build(s, CAMP, "logging_camp", 0)
    put(s, 0, lumbering=level, **things)
    turn(s)
    return s


def jam(s: Table, *basins: str) -> None:
    s.jams = sum(1 << BASIN.find(basin) for basin in basins)


def steamboat(s: Table, owner: int, damage: int = 0) -> None:
    build(s, "B4_13", "steamboat", owner, damage=damage)


# --- by hand ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-06")
def test_a_drive_moves_two_logs_to_the_next_basin() -> None:
    s = driver(logs={"b1": 3})
    play(s, "drive_logs")
    assert river(s, 0) == {"b1": 1, "b2a": 2}
    assert [SPOT[spot] for spot in s.players[0].laid] == ["b1"]


@pytest.mark.rule("FO-LUM-06", "FO-LUM-13")
def test_a_drive_needs_an_own_log_and_room_ahead() -> None:
    s = driver(logs={"b1": 1, "b4": 2})
    put(s, 1, logs={"b1": 1, "b2b": 2, "b2a": 5})
    assert "drive_logs" not in on_offer(s)
    assert why_not(s, "drive_logs").startswith("There is no basin with logs to drive")
    put(s, 1, logs={"b2a": 4})
    ask_anew(s)
    play(s, "drive_logs")
    assert river(s, 0) == {"b2a": 1, "b4": 2}


@pytest.mark.rule("FO-LUM-06")
def test_the_basin_is_chosen_among_those_with_own_logs() -> None:
    s = driver(logs={"b1": 1, "b2b": 1, "b4": 2})
    put(s, 1, logs={"b2a": 1})
    play(s, "drive_logs")
    assert on_offer(s) == ["drive_from b1", "drive_from b2b"]
    assert label(s, "drive_from b1") == "Drive 1 log from the Headwaters"
    assert why_not(s, "drive_from b2a") == "There is no log of yours, and no black worker."
    assert why_not(s, "drive_from b4") == "The river ends there, or the next basin is full."
    assert why_not(s, "drive_from b3a") == "That board is not in play."
    play(s, "drive_from b2b")
    assert river(s, 0) == {"b1": 1, "b4": 3}


@pytest.mark.rule("FO-LUM-06", "FO-LUM-24")
def test_logs_of_one_other_player_fill_what_is_left_of_the_limit() -> None:
    s = driver(logs={"b1": 1})
    put(s, 1, logs={"b1": 2})
    put(s, 2, logs={"b1": 1})
    play(s, "drive_logs")
    assert on_offer(s) == ["take_along indigo", "take_along brick", "own_logs_only"]
    play(s, "take_along indigo")
    assert (river(s, 0), river(s, 1), river(s, 2)) == ({"b2a": 1}, {"b1": 1, "b2a": 1}, {"b1": 1})
    s = driver(logs={"b1": 1})
    put(s, 1, logs={"b1": 2})
    play(s, "drive_logs", "own_logs_only")
    assert (river(s, 0), river(s, 1)) == ({"b2a": 1}, {"b1": 2})


@pytest.mark.rule("FO-LUM-24", "FO-BOARD-08")
def test_nobody_is_taken_along_without_room_or_beyond_the_limit() -> None:
    s = driver(logs={"b1": 2})
    put(s, 1, logs={"b1": 2})
    play(s, "drive_logs")
    assert question(s) == "action"
    assert (river(s, 0), river(s, 1)) == ({"b2a": 2}, {"b1": 2})
    s = driver(logs={"b1": 1})
    put(s, 1, logs={"b1": 2, "b2a": 4})
    play(s, "drive_logs")
    assert question(s) == "action"
    assert river(s, 1) == {"b1": 2, "b2a": 4}


@pytest.mark.rule("FO-LUM-24", "FO-CHAR-12")
def test_a_tycoon_of_the_mayor_moves_one_more_log() -> None:
    s = driver(logs={"b1": 3})
    s.tycoons = [next(card for card in s.decks[2] if "drive_logs" in CHARACTER_TEXT[card].text)]
    play(s, "drive_logs")
    assert river(s, 0) == {"b2a": 3}


# --- the new log --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-07")
def test_after_a_drive_a_new_log_is_put_in_at_a_camp() -> None:
    s = driver(logs={"b1": 2}, camp=True)
    s.trees[SPACE.find("B1_31")] = 2
    s.trees[SPACE.find("B1_22")] = s.trees[SPACE.find("B1_21")] = s.trees[SPACE.find("B1_32")] = 1
    play(s, "drive_logs")
    assert river(s, 0) == {"b1": 1, "b2a": 2}
    assert s.trees[SPACE.find("B1_31")] == 1  # from the fullest forest
    assert s.players[0].laid == [SPOT.find("b1")]  # nobody is laid at the camp


@pytest.mark.rule("FO-LUM-07", "FO-DAM-02")
def test_no_log_is_put_in_at_a_camp_in_revolt_or_without_tree_or_room() -> None:
    s = driver(logs={"b1": 2})
    build(s, CAMP, "logging_camp", 0, damage=1)
    play(s, "drive_logs")
    assert river(s, 0) == {"b2a": 2}
    s = driver(logs={"b2a": 2}, camp=True)
    put(s, 1, logs={"b1": 6})
    play(s, "drive_logs")
    assert river(s, 0) == {"b2b": 2}
    s = driver(logs={"b1": 2}, camp=True)
    s.trees = [0] * len(s.trees)
    play(s, "drive_logs")
    assert river(s, 0) == {"b2a": 2}


@pytest.mark.rule("FO-LUM-07")
def test_the_driver_chooses_among_own_camps() -> None:
    s = driver(logs={"b1": 2}, camp=True)
    build(s, "B1_44", "logging_camp", 0)
    build(s, "B1_32", "logging_camp", 1)
    play(s, "drive_logs")
    assert on_offer(s) == [f"put_in {CAMP}", "put_in B1_44"]
    assert why_not(s, "put_in B1_32").startswith("It takes a camp of yours")
    play(s, "put_in B1_44")
    assert river(s, 0) == {"b1": 1, "b2a": 2}


@pytest.mark.rule("FO-LUM-07", "FO-L4-04")
def test_the_timber_baron_puts_two_logs_in() -> None:
    s = driver(4, logs={"b1": 2}, camp=True)
    play(s, "drive_logs")
    assert river(s, 0) == {"b1": 2, "b2a": 2}
    around = ("B1_02", "B1_21", "B1_22", "B1_31", "B1_32")
    assert [s.trees[SPACE.find(space)] for space in around] == [3, 2, 2, 3, 3]  # each from the fullest, the lowest id


# --- black workers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-08", "FO-LUM-07")
def test_a_drive_from_a_jammed_basin_removes_the_black_worker_and_moves_nothing() -> None:
    """EX-08"""
    s = driver(logs={"b2a": 2}, camp=True)
    jam(s, "b2a")
    play(s, "drive_logs")
    assert s.jams == 0
    assert river(s, 0) == {"b1": 1, "b2a": 2}
    assert s.players[0].laid == [SPOT.find("b2a")]


@pytest.mark.rule("FO-LUM-08")
def test_any_jam_may_be_cleared_without_own_logs_and_without_a_raft_fee() -> None:
    s = driver(2, money=0)
    jam(s, "b4", "b2a")
    play(s, "raft")
    assert on_offer(s) == ["drive_from b2a", "drive_from b4"]
    assert label(s, "drive_from b4") == "Clear the log jam in the Landing"
    play(s, "drive_from b4")
    assert s.jams == 1 << BASIN.find("b2a")
    s = driver(2, money=3, logs={"b2a": 2})
    jam(s, "b2a")
    play(s, "raft")
    assert (has(s, 0, "money"), river(s, 0)) == (3, {"b2a": 2})


@pytest.mark.rule("FO-LUM-19", "FO-LUM-21")
def test_an_own_dam_lets_drives_out_of_a_jammed_basin_and_clears_it() -> None:
    s = driver(logs={"b1": 2})
    build(s, "B1_11", "dam", 0, basin="b1")
    jam(s, "b1")
    play(s, "drive_logs")
    assert (river(s, 0), s.jams) == ({"b2a": 2}, 0)
    s = driver(logs={"b1": 2})
    build(s, "B1_11", "dam", 1, basin="b1")
    jam(s, "b1")
    play(s, "drive_logs")
    assert (river(s, 0), s.jams) == ({"b1": 2}, 0)  # the dam is not theirs


@pytest.mark.rule("FO-LUM-19", "FO-LUM-13")
def test_an_own_dam_lets_a_raft_pass_through_a_jammed_basin() -> None:
    s = driver(2, logs={"b1": 2}, money=1)
    build(s, "B2_12", "dam", 0, basin="b2a")
    jam(s, "b2a")
    play(s, "raft", "drive_from b1", "float_to b2b")
    assert (river(s, 0), s.jams) == ({"b2b": 2}, 0)


# --- by raft ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-12", "FO-LUM-13", "FO-LUM-26", "FO-BOARD-07")
def test_a_raft_moves_each_log_as_far_as_there_is_room() -> None:
    """EX-09"""
    s = driver(2, logs={"b1": 4}, money=2, camp=True)
    put(s, 1, logs={"b2b": 5})
    play(s, "raft")
    assert label(s, "float_to b2a") == "To the upper Bend: 4 logs"
    assert label(s, "float_to b2b") == "To the lower Bend: 1 log, 3 on the way"
    play(s, "float_to b2b")
    assert river(s, 0) == {"b1": 1, "b2a": 3, "b2b": 1}
    assert has(s, 0, "money") == 1


@pytest.mark.rule("FO-LUM-12")
def test_a_raft_takes_four_logs_up_to_two_basins() -> None:
    s = driver(2, logs={"b1": 5}, money=1)
    play(s, "raft")
    assert on_offer(s) == ["float_to b2a", "float_to b2b"]
    assert why_not(s, "float_to b4").startswith("The drive does not get there")
    play(s, "float_to b2b")
    assert river(s, 0) == {"b1": 1, "b2b": 4}


@pytest.mark.rule("FO-LUM-12", "FO-IND-01")
def test_a_raft_takes_level_two_a_dollar_and_an_own_log() -> None:
    s = driver(1, logs={"b1": 1}, money=1)
    assert "raft" not in on_offer(s)
    assert why_not(s, "raft") == "Rafts take level 2 of lumbering."
    s = driver(2, logs={"b1": 1}, money=0)
    assert "raft" not in on_offer(s)
    s = driver(2, logs={"b4": 1}, money=1)
    put(s, 1, logs={"b1": 3})
    assert "raft" not in on_offer(s)
    s = driver(2, logs={"b1": 1}, money=0)
    jam(s, "b4")
    assert "raft" in on_offer(s)
    s = driver(2, logs={"b1": 1}, money=0)
    jam(s, "b4", "b2b")
    play(s, "raft")
    assert why_not(s, "drive_from b1") == "The drive costs $1."


@pytest.mark.rule("FO-LUM-13")
def test_a_drive_stops_before_a_full_basin_and_in_one_with_a_black_worker() -> None:
    s = driver(2, logs={"b1": 2}, money=1)
    put(s, 1, logs={"b2b": 6})
    play(s, "raft")
    assert river(s, 0) == {"b2a": 2}  # there was no choice
    s = driver(2, logs={"b1": 2}, money=1)
    jam(s, "b2a")
    play(s, "raft", "drive_from b1")
    assert (river(s, 0), BASIN.of_set(s.jams)) == ({"b2a": 2}, ["b2a"])


@pytest.mark.rule("FO-LUM-26", "FO-LUM-24")
def test_logs_pass_one_by_one_through_a_basin_with_little_room() -> None:
    s = driver(2, logs={"b1": 2}, money=1)
    put(s, 1, logs={"b1": 2, "b2a": 4})
    play(s, "raft", "float_to b2b", "take_along indigo")
    assert river(s, 0) == {"b2b": 2}
    assert river(s, 1) == {"b2a": 4, "b2b": 2}


@pytest.mark.rule("FO-LUM-26")
def test_the_drivers_logs_go_furthest() -> None:
    s = driver(2, logs={"b1": 2}, money=1)
    put(s, 1, logs={"b1": 2, "b2b": 4})
    play(s, "raft", "float_to b2b", "take_along indigo")
    assert river(s, 0) == {"b2b": 2}
    assert river(s, 1) == {"b2a": 2, "b2b": 4}


@pytest.mark.rule("FO-LUM-25")
@pytest.mark.parametrize(("long_river_drives", "ends"), [(True, 2), (False, 1)])
def test_on_four_boards_every_drive_goes_one_basin_further(long_river_drives: bool, ends: int) -> None:
    s = table(4, long_river_drives=long_river_drives)
    build(s, "B4_13", "steamboat", 0)
    put(s, 0, lumbering=3, logs={"b1": 2}, money=1)
    turn(s)
    basins = ["b2a", "b2b", "b3a"]
    for kind, most in enumerate((ends, ends + 1, ends + 1)):
        found = log_drives.ends_of(s, 0, kind, BASIN.find("b1"))
        assert [BASIN[basin] for basin in found] == basins[:most]


# --- by steam -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-18")
def test_a_steam_drive_moves_everybodys_logs_two_basins() -> None:
    s = driver(3, logs={"b1": 2})
    steamboat(s, 0)
    put(s, 1, logs={"b1": 3})
    put(s, 2, logs={"b1": 1})
    play(s, "steam_drive", "float_to b2b")
    assert (river(s, 0), river(s, 1), river(s, 2)) == ({"b2b": 2}, {"b2b": 3}, {"b2b": 1})


@pytest.mark.rule("FO-LUM-18", "FO-LUM-26")
def test_a_steam_drive_moves_as_many_as_fit_the_drivers_first() -> None:
    s = driver(3, logs={"b2b": 3})
    steamboat(s, 0)
    put(s, 1, logs={"b2b": 3, "b4": 4})
    play(s, "steam_drive")
    assert river(s, 0) == {"b4": 3}
    assert river(s, 1) == {"b2b": 2, "b4": 5}


@pytest.mark.rule("FO-LUM-18")
def test_the_owner_of_the_steamboat_is_paid_a_dollar() -> None:
    s = driver(3, logs={"b2b": 1}, money=1)
    steamboat(s, 2)
    assert label(s, "steam_drive") == "Drive logs by steam: $1"
    play(s, "steam_drive")
    assert (has(s, 0, "money"), has(s, 2, "money")) == (0, 1)
    s = driver(3, logs={"b2b": 1}, money=0)
    steamboat(s, 2)
    assert "steam_drive" not in on_offer(s)
    steamboat(s, 0)
    ask_anew(s)
    play(s, "steam_drive")
    assert river(s, 0) == {"b4": 1}


@pytest.mark.rule("FO-LUM-18", "FO-DAM-01")
def test_a_steam_drive_needs_level_three_and_a_steamboat_without_fire() -> None:
    s = driver(3, logs={"b2b": 1}, money=1)
    assert why_not(s, "steam_drive") == "No steamboat without fire is there."
    steamboat(s, 0, damage=1)
    ask_anew(s)
    assert "steam_drive" not in on_offer(s)
    s = driver(2, logs={"b2b": 1}, money=1)
    steamboat(s, 0)
    assert why_not(s, "steam_drive") == "Steam drives take level 3 of lumbering."
    assert "steam_drive" not in on_offer(s)


@pytest.mark.rule("FO-LUM-18")
def test_a_steam_drive_needs_no_own_log() -> None:
    s = driver(3)
    steamboat(s, 0)
    assert "steam_drive" not in on_offer(s)
    put(s, 1, logs={"b2b": 2})
    ask_anew(s)
    play(s, "steam_drive")
    assert river(s, 1) == {"b4": 2}


@pytest.mark.rule("FO-LUM-06", "FO-TURN-01", "FO-TURN-12")
def test_drives_take_a_card_and_a_standing_worker() -> None:
    s = driver(logs={"b1": 1})
    s.players[0].standing = 0
    assert "drive_logs" not in on_offer(s)
    assert why_not(s, "drive_logs") == "None of your workers stands."
    s = table()
    put(s, 1, logs={"b1": 1})
    turn(s, 1)
    assert "drive_logs" not in on_offer(s)
    assert why_not(s, "drive_logs") == "That takes a lumbering card."
