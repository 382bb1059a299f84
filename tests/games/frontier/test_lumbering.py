"""Logging camps and cutting. Chapter 5.13."""

from collections.abc import Iterable

import pytest

from saddlebag.games.frontier.content import (
    BASIN,
    DAM,
    INDUSTRIAL_COST,
    INDUSTRIAL_LEVEL,
    INDUSTRIAL_LOGS,
    LOG_BOOM,
    LOGGING_CAMP,
    SAWMILL,
    SPACE,
    STEAM_DONKEY,
)
from saddlebag.games.frontier.rules import industry, land, losses, lumbering
from tests.games.frontier.kit import (
    Table,
    build,
    clause_of,
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
from tests.games.kit import run

CAMP = "B1_22"
AROUND_CAMP = ["B1_22", "B1_21", "B1_32", "B1_31"]
"""The forests that the camp reaches; B1_11 to B1_13 are stream and river."""


def spaces(numbers: Iterable[int]) -> list[str]:
    return [SPACE[space] for space in numbers]


def logger(level: int = 1, **things: object) -> Table:
    """Seat 0 in lumbering with a camp on B1_22 and these things; their turn begins."""
    s = table()
    build(s, CAMP, "logging_camp", 0)
    put(s, 0, lumbering=level, **things)
    turn(s)
    return s


def trees(s: Table, **left: int) -> None:
    """These forests have so many trees, all others none."""
    s.trees = [left.get(space, 0) for space in SPACE.ids]


# --- camps --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-01", "FO-IND-08")
def test_a_camp_costs_three_dollars_and_no_logs_and_no_worker() -> None:
    """EX-S2"""
    s = table()
    put(s, 0, money=4)
    turn(s)
    play(s, "build_industry")
    assert question(s) == "build_where"  # the camp is all that level 1 can build
    play(s, f"site {CAMP}")
    assert has(s, 0, "money") == 1
    assert s.players[0].standing == 2
    assert s.owners[SPACE.find(CAMP)] == 0
    assert BASIN[s.basins[SPACE.find(CAMP)]] == "b1"
    assert s.trees[SPACE.find(CAMP)] == 3
    assert (INDUSTRIAL_COST[LOGGING_CAMP], INDUSTRIAL_LOGS[LOGGING_CAMP], INDUSTRIAL_LEVEL[LOGGING_CAMP]) == (3, 0, 1)


@pytest.mark.rule("FO-LUM-01", "FO-LUM-02")
def test_a_camp_goes_on_a_forest_adjacent_to_the_river() -> None:
    s = table()
    found = spaces(lumbering.camp_spaces(s, 0))
    assert found == ["B1_03", "B1_14", "B1_22", "B1_24", "B1_32", "B1_42", "B1_44"]
    s.trees[SPACE.find("B1_22")] = 0  # cleared forest is plain
    assert "B1_22" not in spaces(lumbering.camp_spaces(s, 0))


@pytest.mark.rule("FO-LUM-02")
def test_one_building_may_lie_between_a_camp_and_the_river() -> None:
    s = table()
    assert "B1_21" not in spaces(lumbering.camp_spaces(s, 0))
    build(s, "B1_22", "sawmill", 1)
    assert "B1_21" in spaces(lumbering.camp_spaces(s, 0))
    assert "B1_11" not in spaces(lumbering.camp_spaces(s, 0))
    build(s, "B1_21", "horse_stable", 1)
    assert "B1_20" not in spaces(lumbering.camp_spaces(s, 0))  # two buildings
    run(industry.place_building(s, 0, LOGGING_CAMP, SPACE.find("B1_32")))
    build(s, "B1_22", "track")
    s.tiles[SPACE.find("B1_21")] = -1
    s.trees[SPACE.find("B1_21")] = 3
    assert "B1_21" not in spaces(lumbering.camp_spaces(s, 0))  # track is no building


@pytest.mark.rule("FO-LUM-02", "FO-LUM-03")
def test_a_camp_behind_a_building_serves_the_basin_beyond_it() -> None:
    s = table()
    build(s, "B1_22", "sawmill", 1)
    run(industry.place_building(s, 0, LOGGING_CAMP, SPACE.find("B1_21")))
    turn(s)
    play(s, "cut", "fell B1_21")
    assert river(s, 0) == {"b1": 1}


@pytest.mark.rule("FO-LUM-22")
def test_a_sawmill_beside_two_basins_serves_the_one_its_owner_chooses() -> None:
    s = table()
    put(s, 0, lumbering=2, money=9, log=1)
    turn(s)
    s.tiles[SPACE.find("B2_34")] = s.tiles[SPACE.find("B2_43")] = s.tiles[SPACE.find("B2_44")] = -1
    between = SPACE.find("B2_23")  # grassland with b2a to the west and b2b to the east
    assert between in lumbering.sawmill_spaces(s, 0)
    run(industry.place_building(s, 0, SAWMILL, between), "serve b2b")
    assert BASIN[s.basins[between]] == "b2b"


# --- cutting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-03")
def test_a_cut_turns_a_tree_into_a_log_in_the_basin_of_the_camp() -> None:
    """EX-S3"""
    s = logger()
    play(s, "cut", f"fell {CAMP}")
    assert s.trees[SPACE.find(CAMP)] == 2
    assert river(s, 0) == {"b1": 1}
    assert s.players[0].laid == [SPACE.find(CAMP)]
    assert s.players[0].standing == 1


@pytest.mark.rule("FO-LUM-03", "FO-LUM-23")
def test_the_first_tree_comes_from_the_camp_or_from_a_forest_around_it() -> None:
    s = logger()
    play(s, "cut")
    assert sorted(on_offer(s)) == sorted(f"fell {space}" for space in AROUND_CAMP)
    assert why_not(s, "fell B1_42") == "That is out of reach of the camp."
    assert why_not(s, "fell B1_23") == "There is no tree."


@pytest.mark.rule("FO-LUM-04")
def test_a_cut_needs_a_tree_and_room() -> None:
    s = logger()
    put(s, 1, logs={"b1": 6})
    assert "cut" not in on_offer(s)
    assert why_not(s, "cut").startswith("There is no camp that you could work")
    s = logger()
    trees(s, B1_42=3)
    assert "cut" not in on_offer(s)


@pytest.mark.rule("FO-LUM-04", "FO-BOARD-08")
def test_a_cut_brings_no_more_than_the_basin_holds() -> None:
    s = logger(2, ox=1)
    put(s, 1, logs={"b1": 4})
    play(s, "cut", "cut_with ox", f"fell {CAMP}")
    assert river(s, 0) == {"b1": 2}


@pytest.mark.rule("FO-LUM-05")
def test_a_horse_brings_one_more_log() -> None:
    s = logger(horse=1)
    play(s, "cut")
    assert label(s, "cut_with horse") == "A horse: 2 logs"
    play(s, "cut_with horse", f"fell {CAMP}")
    assert river(s, 0) == {"b1": 2}
    assert s.players[0].exhausted == [1, 0, 0, 0]
    play(s, "cut")
    assert question(s) == "first_tree"  # the horse is exhausted


@pytest.mark.rule("FO-LUM-05")
def test_a_horse_needs_another_tree_and_room_for_it() -> None:
    s = logger(horse=1)
    trees(s, B1_22=1)
    play(s, "cut")
    assert river(s, 0) == {"b1": 1}
    assert s.players[0].exhausted == [0, 0, 0, 0]
    s = logger(horse=1)
    put(s, 1, logs={"b1": 5})
    play(s, "cut")
    assert question(s) == "first_tree"


@pytest.mark.rule("FO-LUM-11")
def test_an_ox_brings_two_more_logs_or_reaches_further_for_one_more() -> None:
    s = logger(2, ox=1)
    play(s, "cut")
    assert label(s, "cut_with ox") == "An ox, two more logs: 3 logs"
    assert label(s, "cut_with ox_reach") == "An ox, from further off: 2 logs"
    play(s, "cut_with ox", f"fell {CAMP}")
    assert river(s, 0) == {"b1": 3}
    s = logger(2, ox=1)
    play(s, "cut", "cut_with ox_reach")
    assert "fell B1_42" in on_offer(s)  # two spaces away
    assert "fell B1_54" not in on_offer(s)  # three
    play(s, "fell B1_42")
    assert river(s, 0) == {"b1": 2}
    assert s.players[0].exhausted == [0, 0, 0, 1]


@pytest.mark.rule("FO-LUM-11", "FO-IND-01")
def test_an_ox_takes_level_two() -> None:
    s = logger(1, ox=1, horse=1)
    play(s, "cut")
    assert on_offer(s) == ["cut_with plain", "cut_with horse"]
    assert why_not(s, "cut_with ox") == "It takes level 2 of lumbering."
    assert "steam donkey" in why_not(logger_with_help(), "cut_with steam_donkey")


def logger_with_help() -> Table:
    s = logger(3, horse=1)
    play(s, "cut")
    return s


@pytest.mark.rule("FO-LUM-04", "FO-LUM-11")
def test_trees_that_only_an_ox_reaches_are_enough_for_a_cut() -> None:
    s = logger(2, ox=1)
    trees(s, B1_42=2)
    play(s, "cut")
    assert river(s, 0) == {"b1": 2}  # there was nothing to choose
    assert s.trees[SPACE.find("B1_42")] == 0


@pytest.mark.rule("FO-LUM-16")
def test_a_steam_donkey_brings_three_more_logs_for_three_dollars_from_up_to_three_spaces() -> None:
    s = logger(3, money=5)
    s.donkeys = 1 << SPACE.find(CAMP)
    play(s, "cut")
    assert label(s, "cut_with steam_donkey") == "The steam donkey, for $3: 4 logs"
    play(s, "cut_with steam_donkey")
    assert "fell B1_54" not in on_offer(s)  # plain
    assert "fell B1_44" in on_offer(s)
    assert "fell B1_55" in on_offer(s)  # three spaces away
    play(s, "fell B1_55")
    assert river(s, 0) == {"b1": 4}
    assert has(s, 0, "money") == 2
    assert s.trees[SPACE.find("B1_55")] == 0
    assert "cut_with" not in " ".join(on_offer(s))


@pytest.mark.rule("FO-LUM-16")
def test_the_fee_of_the_steam_donkey_can_be_agreed_away() -> None:
    s = table(steam_donkey_fee=0)
    build(s, CAMP, "logging_camp", 0)
    put(s, 0, lumbering=3)
    s.donkeys = 1 << SPACE.find(CAMP)
    turn(s)
    play(s, "cut", "cut_with steam_donkey", f"fell {CAMP}")
    assert river(s, 0) == {"b1": 4}


@pytest.mark.rule("FO-LUM-16")
def test_nobody_uses_the_steam_donkey_of_another_player_or_on_credit() -> None:
    s = logger(3, money=2)
    s.donkeys = 1 << SPACE.find(CAMP)
    play(s, "cut")
    assert question(s) == "first_tree"
    s = table(industries="lumbering lumbering ranching")
    build(s, CAMP, "logging_camp", 1)
    s.donkeys = 1 << SPACE.find(CAMP)
    put(s, 0, lumbering=3, money=9)
    turn(s)
    play(s, "cut")
    assert question(s) == "first_tree"


@pytest.mark.rule("FO-LUM-17")
def test_one_bonus_helps_with_a_cut() -> None:
    s = logger(3, horse=1, ox=1, money=3)
    s.donkeys = 1 << SPACE.find(CAMP)
    play(s, "cut")
    assert on_offer(s) == [f"cut_with {each}" for each in ("plain", "horse", "ox", "ox_reach", "steam_donkey")]
    play(s, "cut_with horse", f"fell {CAMP}")
    assert (s.players[0].exhausted, has(s, 0, "money")) == ([1, 0, 0, 0], 3)


@pytest.mark.rule("FO-LUM-23")
def test_further_trees_come_from_the_same_space_and_then_from_the_fullest() -> None:
    s = logger(3, money=3)
    s.donkeys = 1 << SPACE.find(CAMP)
    trees(s, B1_22=1, B1_21=1, B1_32=2, B1_42=2)
    play(s, "cut", "cut_with steam_donkey", "fell B1_22")
    left = {space: s.trees[SPACE.find(space)] for space in ("B1_22", "B1_21", "B1_32", "B1_42")}
    assert left == {"B1_22": 0, "B1_21": 1, "B1_32": 0, "B1_42": 1}  # of two with two trees the lower id comes first


@pytest.mark.rule("FO-LUM-03", "FO-TURN-06")
def test_a_guest_cuts_at_the_camp_of_another_player_for_a_dollar() -> None:
    s = table(industries="lumbering lumbering ranching")
    build(s, CAMP, "logging_camp", 1)
    put(s, 0, money=1)
    turn(s)
    play(s, "cut", f"fell {CAMP}")
    assert (has(s, 0, "money"), has(s, 1, "money")) == (0, 1)
    assert river(s, 0) == {"b1": 1}
    assert "cut" not in on_offer(s)  # no dollar is left


@pytest.mark.rule("FO-LUM-03", "FO-TURN-05", "FO-DAM-02")
def test_a_camp_in_revolt_or_with_three_workers_takes_none() -> None:
    s = logger()
    build(s, "B1_44", "logging_camp", 0)
    build(s, "B1_24", "logging_camp", 0, damage=1)
    build(s, "B1_32", "logging_camp", 1)
    s.players[1].laid = [SPACE.find(CAMP)] * 3
    put(s, 0, money=0)
    play(s, "cut")
    assert question(s) == "first_tree"
    put(s, 0, money=1)
    turn(s)
    play(s, "cut")
    assert on_offer(s) == ["cut_at B1_32", "cut_at B1_44"]
    assert label(s, "cut_at B1_32").endswith("as a guest of Indigo for $1")
    assert why_not(s, f"cut_at {CAMP}") == "All its three places are taken."
    assert why_not(s, "cut_at B1_24") == "A revolt stops all work there."
    assert why_not(s, "cut_at B1_00") == "There is no logging camp."
    put(s, 0, money=0)
    assert why_not(s, "cut_at B1_32") == "A guest pays the owner $1."
    clauses = [clause_of(s, f"cut_at {space}") for space in (CAMP, "B1_24", "B1_32")]
    assert clauses == ["FO-TURN-05", "FO-DAM-02", "FO-TURN-06"]


@pytest.mark.rule("FO-LUM-17")
@pytest.mark.parametrize(
    ("bonus", "clause"), [("horse", "05"), ("ox", "11"), ("ox_reach", "11"), ("steam_donkey", "16")]
)
def test_what_helps_with_a_cut_is_refused_with_the_clause_that_asks_for_it(bonus: str, clause: str) -> None:
    s = logger(3, money=3, horse=1)
    s.donkeys = 1 << SPACE.find(CAMP)
    play(s, "cut")
    put(s, 0, horse=0, money=0)
    assert clause_of(s, f"cut_with {bonus}") == f"FO-LUM-{clause}"


@pytest.mark.rule("FO-LUM-03", "FO-TURN-01", "FO-TURN-12")
def test_cutting_takes_a_lumbering_card_and_a_standing_worker() -> None:
    s = logger()
    s.players[0].standing = 0
    assert why_not(s, "cut") == "None of your workers stands."
    s = table()
    build(s, CAMP, "logging_camp", 0)
    put(s, 1, money=5)
    turn(s, 1)
    assert why_not(s, "cut") == "That takes a lumbering card."
    assert "cut" not in on_offer(s)


@pytest.mark.rule("FO-LUM-05", "FO-CHAR-12")
def test_p07_makes_a_horse_worth_two_more_logs_and_the_steam_donkey_free() -> None:
    s = logger(3, horse=1, hired="p07")
    s.donkeys = 1 << SPACE.find(CAMP)
    play(s, "cut")
    assert label(s, "cut_with horse") == "A horse: 3 logs"
    assert label(s, "cut_with steam_donkey") == "The steam donkey: 4 logs"


# --- other buildings ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-10")
def test_a_sawmill_goes_on_land_by_river_or_stream_away_from_town() -> None:
    s = table()
    found = spaces(lumbering.sawmill_spaces(s, 0))
    assert {"B1_22", "B1_21", "B1_34", "B1_52", "B4_44"} <= set(found)  # forest, by a stream, grassland, plain
    assert not {"B1_12", "B1_13", "B1_10", "B1_33"} & set(found)  # stream, river, mountain
    assert "B1_35" not in found  # no water beside it
    assert not set(found) & set(spaces(sorted(land.around_town(s))))
    assert INDUSTRIAL_LEVEL[SAWMILL] == 2


@pytest.mark.rule("FO-LUM-15", "FO-MIN-22")
def test_dams_go_on_river_and_stream_and_booms_on_the_river() -> None:
    s = table()
    dams, booms = spaces(lumbering.dam_spaces(s, 0)), spaces(lumbering.boom_spaces(s, 0))
    assert {"B1_11", "B1_12", "B1_13", "B4_34"} <= set(dams)
    assert set(booms) < set(dams)
    assert not {"B1_11", "B1_12", "B4_34"} & set(booms)
    assert "B2_43" not in dams  # the bridge
    assert "B2_53" not in dams  # around the freight station
    build(s, "B1_13", "log_boom", 1)
    assert "B1_13" not in spaces(lumbering.dam_spaces(s, 0))
    assert {INDUSTRIAL_LEVEL[each] for each in (DAM, LOG_BOOM, STEAM_DONKEY)} == {3}


@pytest.mark.rule("FO-LUM-15")
def test_a_steam_donkey_stands_on_an_own_camp_that_has_none() -> None:
    s = logger(3, money=6, tools=1)
    build(s, "B1_44", "logging_camp", 1)
    assert spaces(lumbering.donkey_spaces(s, 0)) == [CAMP]
    run(industry.place_building(s, 0, STEAM_DONKEY, SPACE.find(CAMP)))
    assert s.donkeys == 1 << SPACE.find(CAMP)
    assert s.tiles[SPACE.find(CAMP)] == lumbering.CAMP_TILE
    assert s.trees[SPACE.find(CAMP)] == 3
    assert lumbering.donkey_spaces(s, 0) == []


@pytest.mark.rule("FO-LUM-20", "FO-DAM-02")
def test_an_own_log_boom_keeps_logs_in_its_basin() -> None:
    s = table()
    put(s, 0, logs={"b1": 2, "b2a": 1})
    put(s, 1, logs={"b1": 2})
    build(s, "B1_33", "log_boom", 0, damage=1)  # what it protects remains in a revolt
    losses.lose_logs(s, 0, 3)
    losses.lose_logs(s, 1, 1)
    assert (river(s, 0), river(s, 1)) == ({"b1": 2}, {"b1": 1})


@pytest.mark.rule("FO-LUM-21")
def test_a_dam_on_a_stream_and_a_sawmill_beside_one_serve_the_basin_below() -> None:
    s = table()
    run(industry.place_building(s, 0, DAM, SPACE.find("B1_11")))
    assert lumbering.dammed(s, 0, BASIN.find("b1"))
    assert not lumbering.dammed(s, 1, BASIN.find("b1"))
    assert not lumbering.dammed(s, 0, BASIN.find("b2a"))
    run(industry.place_building(s, 0, SAWMILL, SPACE.find("B1_21")))
    assert BASIN[s.basins[SPACE.find("B1_21")]] == "b1"
