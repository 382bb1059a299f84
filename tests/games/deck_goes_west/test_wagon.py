"""The wagon: hauled by meeples, attacked by bandits. Ledger 5.23, and the wagon's own record in 5.33."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.content import MISSION
from saddlebag.games.deck_goes_west.content.directives import WagonAtStart
from saddlebag.games.deck_goes_west.rules import night as night_steps
from saddlebag.games.deck_goes_west.rules.grid import CELL
from saddlebag.games.deck_goes_west.words.bandit_story import BanditsAttacked, BattleBegan, PlayersAttacked
from saddlebag.games.deck_goes_west.words.story import DangerGained, PointsLost, PointsScored, WagonDamaged, WagonMoved
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    discards,
    draw_pile,
    face_up,
    gangs,
    land,
    lay,
    movement_left,
    night,
    night_step,
    offered,
    on_offer,
    one_piece,
    place,
    play,
    put,
    question,
    railways,
    roll,
    set_out,
    table,
    wagon,
    workday,
)
from tests.games.kit import told, unrolled

WAGON_MISSIONS = ["cautious_cargo", "wagon_rush"]


def trek(mission: str = "cautious_cargo", **movement: Any) -> Table:
    """Red and the wagon on c0r0, about to move; blue is elsewhere."""
    s = workday(mission, players=2)
    put(s, 1, "c1r1")
    s.vp = [9]
    set_out(s, **movement)
    return s


def wagon_at(s: Table) -> str:
    return CELL[s.wagon]


def raid(s: Table, *answers: str) -> None:
    """The bandits attack this night, and nothing else happens."""
    s.heard = []
    night_step(s, "attack")
    one_piece(s)
    play(s, *answers)


# --- where it is, and who moves it ------------------------------------------------------------------------------


@pytest.mark.rule("DW-WAG-01", "DW-SPEC-08")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_only_missions_that_place_a_wagon_have_one_and_it_stands_where_the_meeples_do(mission: str) -> None:
    s = table(mission)
    assert (WagonAtStart() in s.mission_card.setup) == (mission in WAGON_MISSIONS)
    assert s.wagon == (s.players[0].cell if mission in WAGON_MISSIONS else -1)


@pytest.mark.rule("DW-WAG-02")
def test_who_stands_by_the_wagon_may_take_it_along_for_one_payment() -> None:
    s = trek(walk=2)
    assert offered(s, "haul") == ["north walk", "south walk", "west walk"]
    play(s, "haul west walk")
    assert (place(s, 0), wagon_at(s), movement_left(s)) == ("c1r0", "c1r0", [1, 0, 0])


@pytest.mark.rule("DW-WAG-02")
def test_the_wagon_may_be_left_where_it_is() -> None:
    s = trek(walk=1)
    play(s, "step west walk")
    assert (place(s, 0), wagon_at(s)) == ("c1r0", "c0r0")


@pytest.mark.rule("DW-WAG-02", "DW-WAG-03")
def test_who_is_not_by_the_wagon_cannot_take_it() -> None:
    s = trek(walk=1)
    wagon(s, "c1r1")  # blue is there, but it is red who moves
    assert offered(s, "haul") == []


@pytest.mark.rule("DW-WAG-02")
@pytest.mark.parametrize(
    ("tile", "movement", "way"),
    [("mountain", {"climb": 1}, "climb"), ("mountain", {"walk": 2}, "walk2"), ("lake", {"sail": 1}, "sail")],
)
def test_the_wagon_goes_along_with_any_movement(tile: str, movement: dict[str, Any], way: str) -> None:
    s = trek(**movement)
    lay(s, {"c1r0": tile})
    play(s, f"haul west {way}")
    assert (place(s, 0), wagon_at(s), movement_left(s)) == ("c1r0", "c1r0", [0, 0, 0])


@pytest.mark.rule("DW-WAG-02")
def test_the_wagon_may_be_taken_onto_a_tile_just_revealed() -> None:
    s = trek(walk=1)
    put(s, 0, "c1r0")
    wagon(s, "c1r0")
    play(s, "try west")
    assert on_offer(s) == ["step west walk", "haul west walk", "decline walk"]
    play(s, "haul west walk")
    assert (place(s, 0), wagon_at(s)) == ("c2r0", "c2r0")


@pytest.mark.rule("DW-WAG-03")
def test_the_wagon_does_not_go_by_train() -> None:
    s = workday("cautious_cargo")
    railways(s, "c0r0 c1r0")
    set_out(s, trains=[3])
    assert on_offer(s) == ["ride c1r0", "stop"]
    play(s, "ride c1r0")
    assert (place(s, 0), wagon_at(s)) == ("c1r0", "c0r0")


@pytest.mark.rule("DW-WAG-03")
def test_the_wagon_does_not_go_without_a_meeple() -> None:
    s = trek(walk=1)
    assert offered(s, "push") == []


@pytest.mark.rule("DW-WAG-03")
def test_by_option_the_wagon_may_be_pushed_ahead() -> None:
    s = workday("cautious_cargo", players=2, wagon_pull="push")
    set_out(s, walk=1)
    play(s, "push west walk")
    assert (place(s, 0), wagon_at(s), s.vp) == ("c0r0", "c1r0", [2])


# --- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-WAG-04", "DW-WAG-07", "DW-WAG-11")
def test_a_wagon_that_leaves_bandits_takes_1_damage() -> None:
    s = trek(walk=1)
    bandits(s, {"c0r0": 3})
    play(s, "haul north walk", "put discard")
    assert [event.damage for event in told(s, WagonDamaged)] == [1]
    assert s.vp == [8]


@pytest.mark.rule("DW-WAG-04")
def test_a_wagon_that_comes_to_bandits_takes_no_damage() -> None:
    s = trek(walk=1)
    bandits(s, {"c0r-1": 3})
    play(s, "haul north walk")
    assert told(s, WagonDamaged) == []


@pytest.mark.rule("DW-WAG-04")
def test_a_wagon_left_with_the_bandits_takes_no_damage_by_day() -> None:
    s = trek(walk=1)
    bandits(s, {"c0r0": 3})
    play(s, "step north walk", "put discard")
    assert told(s, WagonDamaged) == []


@pytest.mark.rule("DW-WAG-05", "DW-WAG-06", "DW-WAG-07")
def test_bandits_attack_a_lonely_wagon_at_night_without_saves_and_without_an_answer() -> None:
    s = night("cautious_cargo")
    s.vp = [9]
    put(s, 0, hand="revolver iron_plate")  # red is elsewhere
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 3})
    roll(s, 1, 1, 0)
    raid(s)
    assert [(event.hits, event.saves) for event in told(s, BanditsAttacked)] == [(2, 0)]
    assert told(s, PlayersAttacked) == []
    assert (s.vp, unrolled(s)) == ([7], 0)
    assert gangs(s) == {"c1r0": 3}


@pytest.mark.rule("DW-WAG-05")
def test_bandits_elsewhere_leave_the_wagon_alone() -> None:
    s = night("cautious_cargo")
    wagon(s, "c1r0")
    bandits(s, {"c1r1": 3})
    night_step(s, "attack")
    night_steps.attack(s, 0)
    assert told(s, BattleBegan) == []


@pytest.mark.rule("DW-WAG-06", "DW-WAG-07")
def test_at_night_the_wagon_takes_the_same_damage_as_each_player_beside_it() -> None:
    s = night("cautious_cargo")
    s.vp = [9]
    put(s, 0, hand="iron_plate")
    bandits(s, {"c0r0": 3})
    roll(s, 2, 2, 1, 1)  # five hits; a save besides the two fixed ones
    raid(s, "play iron_plate 1", "done", "put draw", "put draw", "put draw", "put draw")
    assert [len(draw_pile(s, seat)) for seat in (0, 1)] == [2, 2]
    assert [event.damage for event in told(s, WagonDamaged)] == [2]
    assert s.vp == [7]


@pytest.mark.rule("DW-WAG-06", "DW-WAG-07")
def test_in_a_counter_attack_by_day_the_wagon_takes_the_same_damage_too() -> None:
    s = workday("cautious_cargo")
    s.vp = [9]
    put(s, 0, hand="knife")
    put(s, 1, "c1r1")
    bandits(s, {"c0r0": 2})
    roll(s, 0, 0, 0, 0, 2, 1, 1)  # no hits, no saves; three hits, one save
    play(s, "play knife 1", "put draw", "put draw")
    assert (len(draw_pile(s, 0)), s.vp, unrolled(s)) == (2, [7], 0)


@pytest.mark.rule("DW-WAG-06")
def test_a_wagon_elsewhere_takes_no_damage_in_a_battle() -> None:
    s = night("cautious_cargo")
    wagon(s, "c1r1")
    bandits(s, {"c0r0": 1})
    roll(s, 1)
    raid(s, "done", "put draw", "put draw")
    assert told(s, WagonDamaged) == []


@pytest.mark.rule("DW-WAG-07")
def test_damage_counts_once_for_the_whole_team() -> None:
    s = night("cautious_cargo", players=3)
    s.vp = [9]
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 2})
    roll(s, 2, 1)
    raid(s)
    assert [(event.points, event.total) for event in told(s, PointsLost)] == [(3, 6)]


@pytest.mark.rule("DW-WAG-07")
def test_without_damage_there_is_no_event() -> None:
    s = night("cautious_cargo")
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 2})
    roll(s, 0, 0)
    raid(s)
    assert len(told(s, BanditsAttacked)) == 1
    assert (told(s, WagonDamaged), told(s, PointsLost)) == ([], [])


@pytest.mark.rule("DW-WAG-08")
def test_no_damage_destroys_the_wagon() -> None:
    s = night("cautious_cargo")
    s.vp = [9]
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 20})
    roll(s, *[2] * 20)
    raid(s)
    assert [event.damage for event in told(s, WagonDamaged)] == [40]
    assert (s.vp, s.outcome, wagon_at(s)) == ([0], "", "c1r0")
    put(s, 0, "c1r0")
    set_out(s, walk=1)
    assert offered(s, "haul") == ["east walk", "north walk", "south walk"]


# --- the East ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-WAG-10")
@pytest.mark.parametrize(("place", "eastmost"), [("c3r0", "c0r0"), ("c4r0", "c1r0"), ("c5r0", "c2r0")])
def test_tiles_in_the_east_stay_within_three_columns_of_the_wagon(place: str, eastmost: str) -> None:
    s = night("cautious_cargo")
    land(s, {f"c{col}r0": "prairie" for col in range(7)})
    put(s, 0, "c6r0")
    put(s, 1, "c5r0")
    wagon(s, place)
    night_steps.remove(s, 3)
    assert min(face_up(s)) == eastmost
    assert not s.outcome


# --- points and their order -------------------------------------------------------------------------------------


@pytest.mark.rule("DW-WAG-11")
@pytest.mark.parametrize(("direction", "points"), [("west", 2), ("east", -2), ("north", 0), ("south", 0)])
def test_in_cautious_cargo_the_wagon_scores_in_the_west_and_costs_in_the_east(direction: str, points: int) -> None:
    s = trek(walk=1)
    put(s, 0, "c1r0")
    lay(s, {"c2r0": "T06"})
    wagon(s, "c1r0")
    play(s, f"haul {direction} walk")
    assert s.vp == [9 + points]


@pytest.mark.rule("DW-WAG-11")
def test_each_tile_of_a_longer_way_scores() -> None:
    s = trek(walk=2)
    lay(s, {"c2r0": "T06"})
    play(s, "haul west walk", "haul west walk")
    assert s.vp == [13]


@pytest.mark.rule("DW-WAG-12")
def test_what_leaving_costs_comes_before_what_arriving_brings() -> None:
    s = trek(walk=1)
    s.vp = [0]
    s.heard = []
    bandits(s, {"c0r0": 1})
    play(s, "haul west walk")
    assert (question(s), place(s, 0), wagon_at(s)) == ("which_pile", "c0r0", "c0r0")
    play(s, "put discard")
    order = [type(event) for event in s.heard]
    watched = (DangerGained, WagonDamaged, WagonMoved, PointsScored)
    assert [kind for kind in order if kind in watched] == list(watched)
    assert s.vp == [2], "the damage cost nothing, for there was nothing to lose yet"
    assert len(discard_pile(s, 0)) == 1
    assert discards(s, "pain") == []


@pytest.mark.rule("DW-SPEC-13")
def test_a_wagon_move_is_westmost_if_no_wagon_went_that_far_west_before() -> None:
    s = trek("wagon_rush", walk=5)
    lay(s, {"c2r0": "T06"})
    points = []
    for direction in ("west", "east", "west", "west"):
        before = s.vp[0]
        play(s, f"haul {direction} walk")
        points.append(s.vp[0] - before)
    assert points == [2, -3, 1, 2]
