"""What bandits do at night: move, appear, split. Ledger 5.25, 5.27 and 5.28."""

import pytest

from saddlebag.games.deck_goes_west.content import STAR
from saddlebag.games.deck_goes_west.rules import bandits as rules
from saddlebag.games.deck_goes_west.words.bandit_story import BanditsAttacked, BanditsMoved, Cleared
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    compass,
    face_up,
    gangs,
    go_on,
    land,
    lay,
    night,
    night_step,
    put,
    railways,
    star_die,
    wagon,
)
from tests.games.kit import told, unrolled


def moved(s: Table, faces: str) -> dict[str, int]:
    """Where the bandits are after their move with these compass rolls, all of which must be made."""
    compass(s, faces)
    rules.move_all(s)
    assert unrolled(s) == 0
    return gangs(s)


# --- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BMOVE-02")
@pytest.mark.parametrize(("face", "goal"), [("N", "c1r-1"), ("S", "c1r1"), ("W", "c2r0")])
def test_the_whole_group_goes_one_tile_where_the_compass_points(face: str, goal: str) -> None:
    s = night()
    bandits(s, {"c1r0": 3})
    assert moved(s, face) == {goal: 3}


@pytest.mark.rule("DW-BMOVE-03", "DW-BMOVE-14")
def test_a_plus_adds_a_bandit_to_the_group_that_rolled_and_it_stays() -> None:
    s = night()
    bandits(s, {"c1r0": 3, "c1r-1": 1})
    assert moved(s, "W +") == {"c2r-1": 1, "c1r0": 4}


@pytest.mark.rule("DW-BMOVE-01", "DW-NIGHT-09")
def test_groups_move_once_each_from_west_to_east_and_north_before_south() -> None:
    s = night()
    bandits(s, {"c0r1": 1, "c1r1": 2, "c0r-1": 3, "c1r-1": 4})
    s.heard = []
    moved(s, "W W N S")
    assert [(event.cell, event.to) for event in told(s, BanditsMoved)] == [
        (cell("c1r-1"), cell("c2r-1")),
        (cell("c1r1"), cell("c2r1")),
        (cell("c0r-1"), cell("c0r-2")),
        (cell("c0r1"), cell("c0r2")),
    ]


@pytest.mark.rule("DW-BMOVE-01", "DW-BMOVE-10")
def test_a_group_beside_a_meeple_stays() -> None:
    s = night()
    bandits(s, {"c0r0": 2, "c1r0": 1})
    assert moved(s, "W") == {"c0r0": 2, "c2r0": 1}


@pytest.mark.rule("DW-BMOVE-01", "DW-BMOVE-10")
def test_a_group_on_a_bandit_camp_stays() -> None:
    s = night()
    lay(s, {"c1r0": "bandit_camp"})
    bandits(s, {"c1r0": 2})
    assert moved(s, "") == {"c1r0": 2}


@pytest.mark.rule("DW-BMOVE-13")
def test_a_camp_that_lies_face_down_holds_nobody() -> None:
    s = night()
    lay(s, {"c2r0": "?bandit_camp", "c2r-1": "?forest"})
    bandits(s, {"c2r0": 2})
    assert moved(s, "N") == {"c2r-1": 2}


@pytest.mark.rule("DW-BMOVE-04")
@pytest.mark.parametrize("tile", ["lake", "mountain", "river", "village", "?forest", "bandit_camp"])
def test_groups_enter_tiles_of_any_type_face_up_or_face_down(tile: str) -> None:
    s = night()
    lay(s, {"c1r-1": tile})
    bandits(s, {"c1r0": 1})
    assert moved(s, "N") == {"c1r-1": 1}


@pytest.mark.rule("DW-BMOVE-05", "DW-BMOVE-07")
@pytest.mark.parametrize(
    ("start", "face", "goal"), [("c1r-2", "N", "c1r-1"), ("c1r2", "S", "c1r1"), ("c2r0", "W", "c1r0")]
)
def test_where_there_is_no_tile_the_group_goes_the_other_way(start: str, face: str, goal: str) -> None:
    s = night()
    bandits(s, {start: 2})
    assert moved(s, face) == {goal: 2}


@pytest.mark.rule("DW-BMOVE-06", "DW-BMOVE-07", "DW-BMOVE-14")
def test_where_there_is_no_tile_either_way_the_group_grows_and_stays() -> None:
    s = night()
    bandits(s, {"c2r0": 1})
    land(s, {"c0r0": "prairie", "c1r0": "prairie", "c2r0": "?forest"})
    assert moved(s, "S") == {"c2r0": 2}


@pytest.mark.rule("DW-BMOVE-08", "DW-BMOVE-11")
def test_a_group_that_is_met_before_its_turn_moves_at_once() -> None:
    s = night()
    put(s, 0, "c0r2")
    put(s, 1, "c0r2")
    bandits(s, {"c1r-1": 1, "c1r0": 5, "c1r1": 9})
    s.heard = []
    # The first group meets the second, which moves on to the third, which moves as well.
    assert moved(s, "S S W") == {"c1r0": 1, "c1r1": 5, "c2r1": 9}
    assert [event.number for event in told(s, BanditsMoved)] == [1, 5, 9]


@pytest.mark.rule("DW-BMOVE-09")
def test_a_group_that_comes_to_one_that_has_moved_does_not_send_it_on_again() -> None:
    s = night()
    bandits(s, {"c1r-1": 1, "c1r0": 5})
    assert moved(s, "S N") == {"c1r0": 1, "c1r-1": 5}


@pytest.mark.rule("DW-BMOVE-11")
def test_groups_on_one_tile_are_one_group_afterwards() -> None:
    s = night()
    bandits(s, {"c1r-1": 1, "c1r1": 2})
    assert moved(s, "S N") == {"c1r0": 3}


@pytest.mark.rule("DW-BMOVE-10")
def test_a_group_met_beside_a_meeple_does_not_move() -> None:
    s = night()
    bandits(s, {"c0r-1": 1, "c0r0": 2})
    assert moved(s, "S") == {"c0r0": 3}


@pytest.mark.rule("DW-BMOVE-12")
def test_bandits_who_come_to_a_meeple_do_not_attack_the_same_night() -> None:
    s = night(dice="d20")
    put(s, 0, "c1r-1")
    bandits(s, {"c1r0": 1})
    night_step(s, "attack")
    compass(s, "N")
    star_die(s, 20, 20)
    go_on(s)
    assert gangs(s) == {"c1r-1": 1}
    assert told(s, BanditsAttacked) == []
    assert unrolled(s) == 0


@pytest.mark.rule("DW-WAG-09")
def test_the_wagon_holds_no_bandits_back() -> None:
    s = night("cautious_cargo")
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 2})
    assert moved(s, "W") == {"c2r0": 2}


# --- appearing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-APPEAR-01")
@pytest.mark.parametrize(
    ("points", "day", "risk"),
    [
        ([0, 0], 0, 1),
        ([15, 0], 0, 1),
        ([16, 0], 0, 2),
        ([0, 16], 0, 2),
        ([0, 0], 8, 2),
        ([24, 3], 8, 3),
        ([0, 9], 11, 3),
    ],
)
def test_the_risk_is_that_of_the_furthest_section_reached(points: list[int], day: int, risk: int) -> None:
    s = night(scoreboard="A")
    s.vp = points
    s.day = day
    assert rules.risk(s) == risk


def star(s: Table, place: str) -> int:
    return STAR[s.land[cell(place)]]


@pytest.mark.rule("DW-APPEAR-02", "DW-APPEAR-03")
def test_every_roll_of_the_risk_brings_a_bandit_to_each_face_up_tile_with_its_star() -> None:
    s = night(scoreboard="A", dice="d12")
    s.day = 8  # risk 2
    first, second = star(s, "c0r-1"), star(s, "c0r0")
    assert first != second
    star_die(s, 12, first, second)
    rules.appear(s)
    assert unrolled(s) == 0
    assert gangs(s) == {place: 1 for place in face_up(s) if star(s, place) in (first, second)}


@pytest.mark.rule("DW-APPEAR-03")
def test_no_bandit_appears_on_a_tile_face_down() -> None:
    s = night(scoreboard="A", dice="d12")
    hidden = STAR[s.fringe[cell("c2r0")]]
    star_die(s, 12, hidden)
    rules.appear(s)
    assert gangs(s) == {place: 1 for place in face_up(s) if star(s, place) == hidden}


@pytest.mark.rule("DW-APPEAR-04")
def test_no_tile_is_spared_for_a_meeple_a_railway_or_bandits() -> None:
    s = night(scoreboard="A", dice="d12")
    railways(s, "c0r0")
    bandits(s, {"c0r0": 2})
    star_die(s, 12, star(s, "c0r0"))
    rules.appear(s)
    assert gangs(s)["c0r0"] == 3


@pytest.mark.rule("DW-APPEAR-05")
@pytest.mark.parametrize("number", [13, 17, 20])
def test_a_high_number_of_the_d20_brings_nobody(number: int) -> None:
    s = night(scoreboard="A", dice="d20")
    star_die(s, 20, number)
    rules.appear(s)
    assert gangs(s) == {}
    assert unrolled(s) == 0


# --- splitting --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SPLIT-01")
def test_six_bandits_send_one_to_each_neighbour() -> None:
    s = night()
    bandits(s, {"c1r0": 6})
    rules.split_all(s, 6)
    assert gangs(s) == {"c1r0": 2, "c1r-1": 1, "c1r1": 1, "c2r0": 1, "c0r0": 1}


@pytest.mark.rule("DW-SPLIT-01")
def test_five_bandits_stay_together() -> None:
    s = night()
    bandits(s, {"c1r0": 5})
    rules.split_all(s, 6)
    assert gangs(s) == {"c1r0": 5}


@pytest.mark.rule("DW-SPLIT-02")
def test_a_bandit_without_a_tile_to_go_to_stays() -> None:
    s = night()
    bandits(s, {"c2r0": 7})  # nothing lies West of it
    rules.split_all(s, 6)
    assert gangs(s) == {"c2r0": 4, "c2r-1": 1, "c2r1": 1, "c1r0": 1}


@pytest.mark.rule("DW-SPLIT-03", "DW-SPLIT-05")
def test_a_group_that_becomes_large_by_a_split_splits_too() -> None:
    s = night()
    bandits(s, {"c1r0": 6, "c0r0": 5})
    rules.split_all(s, 6)
    # c0r0 grows to 6 and sends three away: North, South and back West; nothing lies East of it.
    assert gangs(s)["c0r0"] == 3
    assert gangs(s)["c1r0"] == 3


@pytest.mark.rule("DW-SPLIT-04")
def test_a_tile_splits_once_a_night_however_large_its_group_is() -> None:
    s = night()
    bandits(s, {"c1r0": 14})
    rules.split_all(s, 6)
    assert gangs(s)["c1r0"] == 10


@pytest.mark.rule("DW-SPLIT-05")
def test_the_westmost_group_splits_first_and_the_order_is_looked_up_anew() -> None:
    s = night()
    bandits(s, {"c1r0": 6, "c2r0": 5})
    rules.split_all(s, 6)
    # c1r0 makes c2r0 a group of 6; then c2r0 splits and sends one back, and c1r0 does not split again.
    assert gangs(s)["c2r0"] == 3
    assert gangs(s)["c1r0"] == 3


@pytest.mark.rule("DW-SPLIT-06")
@pytest.mark.parametrize(("place", "tile"), [("c1r0", "bandit_camp"), ("c2r0", "?forest"), ("c0r0", "prairie")])
def test_groups_on_camps_face_down_tiles_and_with_meeples_split_as_well(place: str, tile: str) -> None:
    s = night()
    lay(s, {place: tile})
    bandits(s, {place: 6})
    rules.split_all(s, 6)
    assert gangs(s)[place] < 6


@pytest.mark.rule("DW-SPLIT-07")
def test_leaving_by_a_split_clears_nothing() -> None:
    s = night("bounty_season")
    bandits(s, {"c1r0": 6})
    rules.split_all(s, 6)
    assert gangs(s)["c1r0"] >= 1
    assert told(s, Cleared) == []
    assert s.vp == [0, 0]
