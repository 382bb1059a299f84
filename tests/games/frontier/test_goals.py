"""What the goal cards score. Chapter 5.20, ledger 9.14."""

import pytest

from saddlebag.games.frontier.content import FUNCTION, SPACE
from saddlebag.games.frontier.rules import goals
from tests.games.frontier.kit import Table, build, network, put, table

TOWN_SPACES = ("B2_35", "B2_45", "B2_54", "B2_24", "B2_25", "B2_36", "B2_46", "B2_14", "B2_15")


def points(s: Table, goal: str, seat: int = 0) -> int:
    """What a player would score with this card."""
    put(s, seat, goal=goal)
    return goals.goal_points(s, seat)


def own(s: Table, *tiles: str, owner: int = 0) -> None:
    """Buildings in town, side by side."""
    free = [space for space in TOWN_SPACES if s.tiles[_number(space)] < 0]
    for space, tile in zip(free, tiles, strict=False):
        build(s, space, tile, owner)


def _number(space: str) -> int:
    return SPACE.find(space)


@pytest.mark.rule("FO-GOAL-01")
@pytest.mark.parametrize(
    ("goal", "track", "function"),
    [
        ("g01", "political", "state_senator"),
        ("g02", "investment", "state_treasurer"),
        ("g03", "political", "governor"),
        ("g04", "investment", "financier"),
    ],
)
def test_ten_on_a_track_are_ten_points(goal: str, track: str, function: str) -> None:
    s = table()
    put(s, 0, **{track: 9})
    assert points(s, goal) == 0
    put(s, 0, **{track: 10})
    assert points(s, goal) == 10
    s = table(function_goal_needs_tile=True)
    put(s, 0, **{track: 12})
    assert points(s, goal) == 0
    s.functions[FUNCTION.find(function)] = 0
    assert points(s, goal) == 10


@pytest.mark.rule("FO-GOAL-01")
def test_without_a_goal_card_there_are_no_points() -> None:
    s = table()
    assert goals.goal_points(s, 0) == 0


@pytest.mark.rule("FO-GOAL-02", "FO-GOAL-03")
@pytest.mark.parametrize(
    ("goal", "one", "other"),
    [
        ("g05", "general_store", "hardware_store"),
        ("g07", "blacksmith", "gunsmith"),
        ("g08", "saloon", "brothel"),
    ],
)
def test_two_points_for_each_own_building_of_the_two_kinds_up_to_four(goal: str, one: str, other: str) -> None:
    s = table()
    own(s, one, other)
    assert points(s, goal) == 4
    own(s, one, owner=1)
    assert points(s, goal) == 4  # another player's does not count
    own(s, other, other, one)
    assert points(s, goal) == 8  # four at most


@pytest.mark.rule("FO-GOAL-04")
@pytest.mark.parametrize("goal", ["g05", "g08", "g10", "g13"])
def test_a_bank_with_own_gold_is_two_points(goal: str) -> None:
    s = table()
    build(s, "B2_35", "bank", 1)
    put(s, 1, vault="B2_35")
    assert points(s, goal) == 0
    put(s, 0, vault="B2_35")
    assert points(s, goal) == 2


@pytest.mark.rule("FO-GOAL-03", "FO-GOAL-04")
@pytest.mark.parametrize("goal", ["g05", "g08", "g10", "g13"])
def test_where_all_must_be_own_the_bank_must_be_too(goal: str) -> None:
    s = table(goal_counting="all_own")
    build(s, "B2_35", "bank", 1)
    put(s, 0, vault="B2_35")
    assert points(s, goal) == 0
    build(s, "B2_45", "bank", 0)
    assert points(s, goal) == 0  # the gold is in the other one
    put(s, 0, vault="B2_35 B2_45")
    assert points(s, goal) == 2


@pytest.mark.rule("FO-GOAL-02", "FO-PUB-14")
def test_the_shepherd_counts_doctors_churches_and_wells_connected_to_town() -> None:
    s = table()
    own(s, "doctor", "church", "church", "doctor")
    assert points(s, "g06") == 6
    build(s, "B4_00", "well", 0)
    assert points(s, "g06") == 6  # far away
    own(s, "well", owner=1)
    assert points(s, "g06") == 6  # another player's
    own(s, "well")
    assert points(s, "g06") == 8


@pytest.mark.rule("FO-GOAL-03")
def test_the_extra_building_may_be_anybodys() -> None:
    s = table()
    build(s, "B2_35", "blacksmith", 1)
    build(s, "B2_14", "tailor", 2)
    assert points(s, "g07") == 0
    build(s, "B2_45", "tailor", 2)
    assert points(s, "g07") == 2
    s = table(goal_counting="all_own")
    build(s, "B2_35", "blacksmith", 1)
    build(s, "B2_45", "tailor", 2)
    assert points(s, "g07") == 0
    s.owners[_number("B2_45")] = 0
    assert points(s, "g07") == 2


@pytest.mark.rule("FO-GOAL-02", "FO-GOAL-03")
def test_ex_21_safety_buildings_next_to_housing_and_a_town_hall() -> None:
    s = table()
    build(s, "B2_15", "tent", 1)
    for space in ("B2_14", "B2_25", "B2_05"):
        build(s, space, "jail", 0)
    build(s, "B4_11", "courthouse", 0)
    assert points(s, "g09") == 6
    build(s, "B2_16", "town_hall", 2)
    assert points(s, "g09") == 8


@pytest.mark.rule("FO-GOAL-05")
def test_a_burning_building_still_counts() -> None:
    s = table()
    build(s, "B2_35", "saloon", 0, damage=3)
    assert points(s, "g08") == 2


@pytest.mark.rule("FO-DEV-02", "FO-GOAL-02")
def test_tiles_of_networks_count_if_they_carry_ones_cube() -> None:
    s = table()
    network(s, 1, "", 3, [0, -1, 1])
    assert points(s, "g10") == 2
    own(s, "newspaper")
    assert points(s, "g10") == 4
    network(s, 0, "", 2, [0, 0])
    assert points(s, "g11") == 4
    s.networks[0].built = 1  # damaged
    assert points(s, "g11") == 2


@pytest.mark.rule("FO-GOAL-03")
def test_a_steamboat_of_anybody_is_two_points_for_the_transport_king() -> None:
    s = table()
    assert points(s, "g11") == 0
    build(s, "B4_13", "steamboat", 2)
    assert points(s, "g11") == 2


@pytest.mark.rule("FO-GOAL-02")
def test_the_educator_counts_schoolhouses_and_wooden_houses() -> None:
    s = table()
    own(s, "schoolhouse", "wooden_house", "tent")
    assert points(s, "g12") == 4
    build(s, "B2_42", "town_hall", 1)
    build(s, "B2_52", "tent", 1)
    assert points(s, "g12") == 4
    build(s, "B2_41", "wooden_house", 1)
    assert points(s, "g12") == 6


@pytest.mark.rule("FO-GOAL-02")
def test_money_bags_has_a_point_for_ten_dollars_up_to_eight() -> None:
    s = table()
    put(s, 0, money=39)
    assert points(s, "g13") == 3
    put(s, 0, money=120)
    assert points(s, "g13") == 8


@pytest.mark.rule("FO-GOAL-02", "FO-GOAL-03")
def test_the_philanthropist_counts_own_philanthropies_and_donations() -> None:
    s = table()
    own(s, "church", "library")
    own(s, "orphanage", owner=1)
    put(s, 0, donated="B2_35 B2_54")
    assert points(s, "g14") == 8
    put(s, 0, donated="B2_35 B2_54 B2_54 B2_54")
    assert points(s, "g14") == 10  # five together


@pytest.mark.rule("FO-GOAL-06", "FO-RAN-32")
def test_ex_30_the_industrialist_counts_enclosures_with_cattle_and_pairs_of_logs() -> None:
    s = table()
    build(s, "B4_11", "enclosure", 0, breed="hereford", cattle=2)
    build(s, "B4_12", "enclosure", 0, breed="jersey", cattle=1)
    build(s, "B4_10", "enclosure", 0, breed="jersey")
    put(s, 0, cattle={"B4_15": 4, "B4_05": 2}, log=5)
    assert points(s, "g15") == 4
    put(s, 0, log=3, logs={"b1": 2})
    assert points(s, "g15") == 4


@pytest.mark.rule("FO-GOAL-06")
def test_level_4_is_four_points_and_the_industry_part_at_most_six() -> None:
    s = table()
    put(s, 0, log=30)
    assert points(s, "g15") == 6
    put(s, 0, mining=4)
    assert points(s, "g15") == 10
    put(s, 0, log=0)
    build(s, "B4_24", "alluvial", 0, ore=1)
    build(s, "B4_04", "alluvial", 0, ore=0)
    build(s, "B4_14", "alluvial", 1)
    assert points(s, "g15") == 4 + 1


@pytest.mark.rule("FO-GOAL-03")
def test_everybodys_buildings_count_if_the_table_agreed() -> None:
    s = table(goal_counting="all_town")
    own(s, "saloon", "brothel", owner=1)
    assert points(s, "g08") == 4
    network(s, 1, "", 3, [2, -1, 1])
    assert points(s, "g10") == 4  # not the one that nobody paid for
    put(s, 1, donated="B2_35", log=10)
    build(s, "B4_24", "alluvial", 1)
    assert points(s, "g14") == 0
    assert points(s, "g15") == 0
