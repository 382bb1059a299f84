"""Chapter 5.16: revealing land, by movement and by telescope."""

import pytest

from saddlebag.games.deck_goes_west.rules.land import reveal
from saddlebag.games.deck_goes_west.words.story import PointsScored, Revealed
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    discard_pile,
    draw_pile,
    ended,
    face_down,
    face_up,
    gangs,
    hand,
    land,
    lay,
    movement_left,
    next_tiles,
    offered,
    on_offer,
    place,
    play,
    put,
    question,
    railways,
    set_out,
    stock,
    workday,
)
from tests.games.kit import run, told

ISLAND = {"c1r0": "T03", "c3r0": "?T12"}
"""A prairie, and a forest face down two tiles West with nothing around it."""


def at_the_edge(what: str, walk: int = 0, climb: int = 0, sail: int = 0) -> Table:
    """The meeple on c1r0 with this movement; in the West a tile of this type face down."""
    s = workday()
    put(s, 0, "c1r0", tapped=True)
    lay(s, {"c2r0": f"?{what}"})
    set_out(s, walk=walk, climb=climb, sail=sail)
    return s


# --- what a reveal does ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-REV-01")
def test_tiles_are_laid_around_before_the_camp_gets_its_bandit_and_the_event_fires() -> None:
    s = workday()
    land(s, {"c0r-1": "T04", "c0r0": "T01", "c0r1": "T07", "c1r0": "T03", "c2r0": "?T45"})
    put(s, 0, "c1r0")
    s.land_pile, s.land_discard = [], []
    set_out(s, walk=2)
    play(s, "try west")  # laying removes the column of the other player, who is asked for a pile
    assert question(s) == "which_pile"
    assert face_up(s)["c2r0"] == "T45"
    assert (gangs(s), s.vp) == ({}, [0, 0])
    play(s, "put draw")
    assert (gangs(s), s.vp) == ({"c2r0": 1}, [2, 0])


@pytest.mark.rule("DW-REV-01")
def test_the_bandit_of_a_camp_and_the_new_tiles_are_there_when_the_event_fires() -> None:
    s = at_the_edge("bandit_camp", walk=1)
    s.vp = [29, 0]
    play(s, "try west")
    assert ended(s).cause == "score"
    assert gangs(s) == {"c2r0": 1}
    assert "c3r0" in face_down(s)


@pytest.mark.rule("DW-REV-02")
def test_tiles_are_laid_north_south_west_and_east_in_this_order_and_not_at_the_corners() -> None:
    s = workday()
    land(s, ISLAND)
    next_tiles(s, "T05 T02 T08 T20")
    run(reveal(s, 0, cell("c3r0")))
    assert face_up(s) == {"c1r0": "T03", "c3r0": "T12"}
    assert face_down(s) == {"c3r-1": "T05", "c3r1": "T02", "c4r0": "T08", "c2r0": "T20"}


@pytest.mark.rule("DW-REV-02")
def test_with_the_option_tiles_are_laid_at_the_corners_too() -> None:
    s = workday(fringe_diagonal=True)
    land(s, ISLAND)
    run(reveal(s, 0, cell("c3r0")))
    assert sorted(face_down(s)) == ["c2r-1", "c2r0", "c2r1", "c3r-1", "c3r1", "c4r-1", "c4r0", "c4r1"]


@pytest.mark.rule("DW-REV-02")
def test_a_cell_that_has_a_tile_gets_no_other() -> None:
    s = workday()
    before = {**face_up(s), **face_down(s)}
    run(reveal(s, 0, cell("c2r0")))
    assert {**face_up(s), **face_down(s)}.items() >= before.items()
    assert (face_up(s).keys() | face_down(s).keys()) - before.keys() == {"c3r0"}


@pytest.mark.rule("DW-REV-03")
@pytest.mark.parametrize("east", [0, 1])
def test_no_tile_is_laid_further_east_than_the_eastmost_tile_face_up(east: int) -> None:
    s = workday()
    land(s, {f"c{east}r0": "T03", f"c{east}r1": "?T12"})
    run(reveal(s, 0, cell(f"c{east}r1")))
    assert sorted(face_down(s)) == [f"c{east}r2", f"c{east + 1}r1"]


@pytest.mark.rule("DW-REV-03")
def test_the_tile_just_revealed_may_itself_be_the_eastmost() -> None:
    s = workday()
    land(s, {"c2r0": "T03", "c1r0": "?T12"})
    run(reveal(s, 0, cell("c1r0")))
    assert sorted(face_down(s)) == ["c1r-1", "c1r1"]


@pytest.mark.rule("DW-REV-03")
def test_a_tile_face_down_in_the_east_does_not_widen_the_map() -> None:
    s = workday()
    land(s, {"c2r0": "T03", "c1r0": "?T12", "c2r1": "?T15"})
    run(reveal(s, 0, cell("c2r1")))
    assert sorted(face_down(s)) == ["c1r0", "c2r2", "c3r1"]


@pytest.mark.rule("DW-REV-04", "DW-REV-16")
@pytest.mark.parametrize(("what", "number"), [("bandit_camp", 3), ("forest", 2)])
def test_bandits_on_a_tile_face_down_stay_and_a_camp_adds_its_own(what: str, number: int) -> None:
    s = at_the_edge(what, walk=1)
    bandits(s, {"c2r0": 2})
    play(s, "try west")
    assert gangs(s) == {"c2r0": number}


@pytest.mark.rule("DW-REV-04")
def test_only_a_camp_brings_a_bandit() -> None:
    s = at_the_edge("village", walk=1)
    play(s, "try west")
    assert gangs(s) == {}


@pytest.mark.rule("DW-REV-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_reveal_event_is_for_the_player_who_caused_it(seat: int) -> None:
    s = workday()
    put(s, seat, "c1r0", hand="spyglass")
    s.active = seat
    play(s, "play spyglass 1", "look c2r0")
    assert s.vp == [2 * (seat == 0), 2 * (seat == 1)]
    assert [event.seat for event in told(s, PointsScored)] == [seat, seat]


# --- by movement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-REV-06")
@pytest.mark.parametrize("how", ["walk", "climb", "sail"])
def test_one_movement_of_any_kind_is_enough_to_reveal_a_neighbour(how: str) -> None:
    s = at_the_edge("village", **{how: 1})
    assert offered(s, "try") == ["west"]
    play(s, "try west")
    assert "c2r0" in face_up(s)
    assert [event.cell for event in told(s, Revealed)] == [cell("c2r0")]


@pytest.mark.rule("DW-REV-06")
def test_a_tile_face_down_is_not_entered_unseen() -> None:
    s = at_the_edge("village", walk=2)
    assert "west walk" not in offered(s, "step")
    play(s, "try west")
    assert (question(s), place(s, 0), movement_left(s)) == ("enter", "c1r0", [2, 0, 0])


@pytest.mark.rule("DW-REV-06")
def test_only_neighbours_are_attempted() -> None:
    s = workday()
    set_out(s, walk=5)
    assert offered(s, "try") == []


@pytest.mark.rule("DW-REV-07")
@pytest.mark.parametrize(
    ("what", "answer", "left"),
    [
        ("forest", "step west walk", [1, 1, 1]),
        ("mountain", "step west walk2", [0, 1, 1]),
        ("lake", "step west sail", [2, 1, 0]),
    ],
)
def test_who_can_pay_an_entry_option_may_enter_the_tile_revealed(what: str, answer: str, left: list[int]) -> None:
    s = at_the_edge(what, walk=2, climb=1, sail=1)
    play(s, "try west", answer)
    assert (place(s, 0), movement_left(s)) == ("c2r0", left)


@pytest.mark.rule("DW-REV-08", "DW-REV-07")
def test_who_cannot_pay_may_add_a_movement_job_and_enter() -> None:
    s = at_the_edge("mountain", walk=1)
    put(s, 0, hand="boots", food=1)
    play(s, "try west")
    assert on_offer(s) == ["play boots 1", "decline walk"]
    play(s, "play boots 1", "step west walk2")
    assert (place(s, 0), stock(s, 0), s.stage) == ("c2r0", {}, "actions")


@pytest.mark.rule("DW-REV-08")
def test_who_can_pay_adds_no_job() -> None:
    s = at_the_edge("forest", walk=1)
    put(s, 0, hand="boots", food=1)
    play(s, "try west")
    assert on_offer(s) == ["step west walk", "decline walk"]


@pytest.mark.rule("DW-REV-17")
def test_jobs_are_added_from_hand_character_tile_and_mission() -> None:
    s = workday()
    lay(s, {"c1r0": "T06", "c2r0": "?lake"})
    put(s, 0, "c1r0", hand="boots pan", food=1)
    set_out(s, climb=1)
    play(s, "try west")
    assert on_offer(s) == ["play boots 1", "ability 3", "tile", "mission 1", "decline climb"]


@pytest.mark.rule("DW-REV-17", "DW-REV-08", "DW-REV-09")
def test_after_each_added_job_the_player_enters_adds_another_or_declines() -> None:
    s = at_the_edge("mountain", sail=1)
    put(s, 0, hand="boots boots", food=3)
    play(s, "try west", "play boots 1")
    assert on_offer(s) == ["play boots 1", "decline walk", "decline sail"]
    play(s, "play boots 1")
    assert on_offer(s) == ["step west walk2", "decline walk", "decline sail"]
    assert (stock(s, 0), hand(s, 0)) == ({"food": 1}, [])


@pytest.mark.rule("DW-REV-17", "DW-REV-09")
@pytest.mark.parametrize(("answer", "end", "left"), [("step west walk2", "c2r0", 1), ("decline walk", "c1r0", 2)])
def test_movement_beyond_the_entry_is_kept(answer: str, end: str, left: int) -> None:
    s = at_the_edge("mountain", walk=1)
    put(s, 0, hand="horse", food=3)
    play(s, "try west", "play horse 1")
    assert movement_left(s) == [3, 0, 0]
    play(s, answer)
    assert (place(s, 0), movement_left(s)) == (end, [left, 0, 0])


@pytest.mark.rule("DW-REV-09")
@pytest.mark.parametrize(
    ("how", "left"), [("walk", [1, 1, 1]), ("climb", [2, 0, 1]), ("sail", [2, 1, 0])], ids=lambda what: str(what)
)
def test_who_declines_loses_one_movement_of_a_kind_of_choice(how: str, left: list[int]) -> None:
    s = at_the_edge("forest", walk=2, climb=1, sail=1)
    play(s, "try west")
    assert offered(s, "decline") == ["climb", "sail", "walk"]
    play(s, f"decline {how}")
    assert (place(s, 0), movement_left(s)) == ("c1r0", left)


@pytest.mark.rule("DW-REV-09")
def test_only_movement_in_the_pool_can_be_lost() -> None:
    s = at_the_edge("forest", walk=1)
    play(s, "try west")
    assert offered(s, "decline") == ["walk"]


@pytest.mark.rule("DW-REV-09", "DW-REV-11")
def test_a_single_movement_spent_on_a_tile_that_cannot_be_entered_is_lost_without_pain() -> None:
    s = at_the_edge("lake", climb=1)
    bandits(s, {"c1r0": 1})
    play(s, "try west")
    assert (s.stage, movement_left(s), place(s, 0)) == ("actions", [0, 0, 0], "c1r0")
    assert ("c2r0" in face_up(s), s.vp) == (True, [2, 0])
    assert draw_pile(s, 0) == discard_pile(s, 0) == []


@pytest.mark.rule("DW-REV-10")
def test_what_remains_is_used_in_other_directions_also_for_further_attempts() -> None:
    s = workday()
    put(s, 0, "c1r1", tapped=True)
    set_out(s, walk=3)
    play(s, "try south", "decline walk")
    assert on_offer(s) == ["step north walk", "step south walk2", "try west", "step east walk", "stop"]
    play(s, "try west", "decline walk", "step east walk")
    assert place(s, 0) == "c0r1"


@pytest.mark.rule("DW-REV-11")
def test_declining_is_not_leaving_so_it_costs_no_pain() -> None:
    s = at_the_edge("forest", walk=2)
    bandits(s, {"c1r0": 1})
    play(s, "try west", "decline walk")
    assert question(s) == "move"
    assert draw_pile(s, 0) == discard_pile(s, 0) == []


@pytest.mark.rule("DW-REV-15")
def test_a_train_ride_reveals_nothing() -> None:
    s = workday()
    put(s, 0, "c1r0")
    railways(s, "c1r0 c0r0")
    set_out(s, trains=[5])
    assert on_offer(s) == ["ride c0r0", "stop"]


@pytest.mark.rule("DW-REV-18")
def test_who_is_moved_off_while_trying_has_declined_and_goes_on_from_there() -> None:
    s = workday("new_world")
    land(s, {"c0r0": "T01", "c1r0": "?T12"})
    s.land_pile, s.land_discard = [], []
    put(s, 0, tapped=True)
    set_out(s, walk=3, climb=1)
    play(s, "try west", "put discard")
    assert (question(s), place(s, 0)) == ("enter", "c1r0")
    assert on_offer(s) == ["decline walk", "decline climb"]
    play(s, "decline walk")
    assert movement_left(s) == [2, 1, 0]
    assert on_offer(s) == ["try north", "stop"]


# --- by telescope ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-REV-12", "DW-REV-14")
def test_a_telescope_reaches_the_tiles_face_down_within_two_steps() -> None:
    s = workday()
    around = [(col, row) for col in range(7) for row in range(-3, 4) if abs(col - 3) + abs(row) in (1, 2, 3)]
    tiles = {f"c{col}r{row}": f"?T{number:02}" for number, (col, row) in enumerate(around, 1)}
    land(s, {"c3r0": "T48", **tiles})
    put(s, 0, "c3r0", hand="spyglass")
    play(s, "play spyglass 1")
    assert offered(s, "look") == [
        "c1r0", "c2r-1", "c2r0", "c2r1", "c3r-1", "c3r-2", "c3r1", "c3r2", "c4r-1", "c4r0", "c4r1", "c5r0",
    ]  # fmt: skip


@pytest.mark.rule("DW-REV-14")
def test_with_the_option_a_telescope_sees_a_square() -> None:
    s = workday(telescope_metric="square")
    put(s, 0, "c0r0", hand="spyglass")
    play(s, "play spyglass 1")
    assert offered(s, "look") == ["c0r-2", "c0r2", "c1r-2", "c1r2", "c2r-1", "c2r0", "c2r1"]


@pytest.mark.rule("DW-REV-12")
def test_a_telescope_reveals_as_many_tiles_as_its_number_and_moves_nobody() -> None:
    s = workday()
    put(s, 0, "c1r0", hand="survey_map", food=1)
    play(s, "play survey_map 1", "look c2r0", "look c2r1")
    assert [event.cell for event in told(s, Revealed)] == [cell("c2r0"), cell("c2r1")]
    assert (place(s, 0), s.stage) == ("c1r0", "actions")


@pytest.mark.rule("DW-REV-13")
def test_tiles_laid_by_the_first_look_are_there_for_the_second() -> None:
    s = workday()
    put(s, 0, "c1r0", hand="survey_map", food=1)
    play(s, "play survey_map 1")
    assert "c3r0" not in offered(s, "look")
    play(s, "look c2r0")
    assert s.vp == [2, 0]
    assert "c3r0" in offered(s, "look")
    play(s, "look c3r0")
    assert "c3r0" in face_up(s)
