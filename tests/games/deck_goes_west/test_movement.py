"""Chapter 5.15: steps over the map."""

import pytest

from saddlebag.games.deck_goes_west import GAME
from tests.games.deck_goes_west.kit import (
    Table,
    asked,
    bandits,
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
    next_cards,
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
    who,
    workday,
)

MIDDLE = {
    "c0r-1": "prairie", "c0r0": "prairie", "c0r1": "prairie",
    "c1r-1": "prairie", "c1r0": "prairie", "c1r1": "prairie",
    "c2r-1": "prairie", "c2r0": "prairie", "c2r1": "prairie",
}  # fmt: skip
"""Nine prairies face up; c1r0 has a neighbour on every side and at every corner."""


def path(*types: str, walk: int = 0, climb: int = 0, sail: int = 0) -> Table:
    """Tiles of these types in a row from c0r0 to the West, the meeple on the first with this movement."""
    s = workday()
    land(s, {f"c{col}r0": what for col, what in enumerate(types)})
    set_out(s, walk=walk, climb=climb, sail=sail)
    return s


def ways(s: Table) -> list[str]:
    """The ways to step West."""
    return [text.removeprefix("west ") for text in offered(s, "step") if text.startswith("west ")]


# --- steps and what they cost ---------------------------------------------------------------------------------


@pytest.mark.rule("DW-MOVE-01", "DW-MOVE-10", "DW-MOVE-17")
@pytest.mark.parametrize(
    ("card", "pool"),
    [("boots", [1, 0, 0]), ("ice_spikes", [0, 1, 0]), ("canoe", [0, 0, 2])],
    ids=lambda what: str(what),
)
def test_walking_climbing_and_sailing_fill_the_pool_each_for_itself(card: str, pool: list[int]) -> None:
    s = workday()
    put(s, 0, hand=card, food=1, tapped=True)
    play(s, f"play {card} 1")
    assert question(s) == "move"
    assert movement_left(s) == pool


@pytest.mark.rule("DW-MOVE-02")
def test_a_step_goes_north_south_east_or_west_and_never_across_a_corner() -> None:
    s = workday()
    land(s, MIDDLE)
    put(s, 0, "c1r0")
    set_out(s, walk=1)
    assert on_offer(s) == ["step north walk", "step south walk", "step west walk", "step east walk", "stop"]


@pytest.mark.rule("DW-MOVE-02")
@pytest.mark.parametrize(
    ("direction", "end"), [("north", "c1r-1"), ("south", "c1r1"), ("west", "c2r0"), ("east", "c0r0")]
)
def test_a_step_leads_to_the_neighbour_in_its_direction(direction: str, end: str) -> None:
    s = workday()
    land(s, MIDDLE)
    put(s, 0, "c1r0")
    set_out(s, walk=1)
    play(s, f"step {direction} walk")
    assert place(s, 0) == end


LAND_WAYS = ["climb", "walk"]
WATER_WAYS = ["climb", "sail", "walk"]


@pytest.mark.rule("DW-MOVE-03", "DW-MOVE-04", "DW-MOVE-05", "DW-MOVE-06", "DW-MOVE-07", "DW-MOVE-08")
@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ("prairie", "river", WATER_WAYS),
        ("river", "river", WATER_WAYS),
        ("prairie", "mountain", ["climb", "walk2"]),
        ("river", "mountain", ["climb", "sail+walk", "walk2"]),
        ("lake", "mountain", ["climb", "sail+walk", "walk2"]),
        ("prairie", "lake", ["sail"]),
        ("mountain", "lake", ["sail"]),
        ("river", "lake", ["sail"]),
        *((start, end, LAND_WAYS) for start in ("prairie", "village") for end in ("prairie", "forest", "village")),
        ("prairie", "bandit_camp", LAND_WAYS),
        ("mountain", "forest", LAND_WAYS),
        ("forest", "prairie", LAND_WAYS),
        ("bandit_camp", "prairie", LAND_WAYS),
        *((start, end, WATER_WAYS) for start in ("river", "lake") for end in ("prairie", "forest", "village")),
        *((start, "bandit_camp", WATER_WAYS) for start in ("river", "lake")),
    ],
)
def test_a_tile_is_entered_by_any_of_its_entry_options(start: str, end: str, expected: list[str]) -> None:
    s = path(start, end, walk=2, climb=2, sail=2)
    assert ways(s) == expected


@pytest.mark.rule("DW-MOVE-04", "DW-MOVE-05", "DW-MOVE-06", "DW-MOVE-07")
@pytest.mark.parametrize(
    ("start", "end", "way", "left"),
    [
        ("prairie", "river", "walk", [2, 3, 3]),
        ("prairie", "river", "climb", [3, 2, 3]),
        ("prairie", "river", "sail", [3, 3, 2]),
        ("prairie", "mountain", "climb", [3, 2, 3]),
        ("prairie", "mountain", "walk2", [1, 3, 3]),
        ("river", "mountain", "sail+walk", [2, 3, 2]),
        ("prairie", "lake", "sail", [3, 3, 2]),
        ("mountain", "prairie", "walk", [2, 3, 3]),
        ("mountain", "forest", "climb", [3, 2, 3]),
        ("lake", "village", "sail", [3, 3, 2]),
        ("river", "bandit_camp", "sail", [3, 3, 2]),
    ],
)
def test_a_step_spends_what_its_entry_option_says(start: str, end: str, way: str, left: list[int]) -> None:
    s = path(start, end, walk=3, climb=3, sail=3)
    play(s, f"step west {way}")
    assert place(s, 0) == "c1r0"
    assert movement_left(s) == left


@pytest.mark.rule("DW-MOVE-17")
@pytest.mark.parametrize(
    ("start", "end", "pool", "expected"),
    [
        ("prairie", "mountain", {"walk": 1}, []),
        ("prairie", "mountain", {"walk": 1, "sail": 5}, []),
        ("river", "mountain", {"sail": 5}, []),
        ("river", "mountain", {"sail": 1, "walk": 1}, ["sail+walk"]),
        ("prairie", "lake", {"walk": 5, "climb": 5}, []),
        ("prairie", "forest", {"sail": 5}, []),
        ("prairie", "river", {"climb": 1}, ["climb"]),
        ("prairie", "river", {"sail": 1}, ["sail"]),
    ],
)
def test_one_kind_of_movement_does_not_stand_for_another(
    start: str, end: str, pool: dict[str, int], expected: list[str]
) -> None:
    assert ways(path(start, end, **pool)) == expected


@pytest.mark.rule("DW-MOVE-09")
@pytest.mark.parametrize(
    ("end", "expected"), [("prairie", ["climb", "walk"]), ("mountain", ["climb", "walk2"]), ("lake", [])]
)
def test_a_lake_is_left_on_foot_if_the_next_tile_permits_it(end: str, expected: list[str]) -> None:
    assert ways(path("lake", end, walk=2, climb=2)) == expected


@pytest.mark.rule("DW-MOVE-13")
def test_nobody_steps_where_there_is_no_tile() -> None:
    s = path("prairie", "prairie", walk=9, climb=9, sail=9)
    assert {text.split()[0] for text in offered(s, "step")} == {"west"}
    assert offered(s, "try") == []


@pytest.mark.rule("DW-MOVE-13")
def test_tiles_removed_in_the_east_cannot_be_entered_any_more() -> None:
    s = workday()
    land(s, {"c3r0": "prairie", "c4r0": "prairie"})
    put(s, 0, "c3r0")
    set_out(s, walk=1)
    assert on_offer(s) == ["step west walk", "stop"]


# --- the course of a movement action --------------------------------------------------------------------------


@pytest.mark.rule("DW-MOVE-10", "DW-MOVE-18")
def test_movement_jobs_are_paid_one_by_one_before_the_meeple_goes() -> None:
    s = workday()
    put(s, 0, hand="boots boots ice_spikes", food=2, tapped=True)
    play(s, "play boots 1")
    assert (question(s), on_offer(s)) == (
        "load",
        ["play boots 1", "play ice_spikes 1", "play ice_spikes 2", "mission 1", "go"],
    )
    play(s, "play boots 1")
    assert (stock(s, 0), movement_left(s), place(s, 0)) == ({}, [2, 0, 0], "c0r0")
    play(s, "play ice_spikes 1")
    assert (question(s), movement_left(s), place(s, 0)) == ("move", [2, 1, 0], "c0r0")
    play(s, "step west walk", "step north climb", "step south walk")
    assert (place(s, 0), s.actions_left) == ("c1r0", 1)


@pytest.mark.rule("DW-MOVE-11")
def test_once_the_meeple_goes_no_further_job_is_added() -> None:
    s = workday()
    put(s, 0, hand="horse boots", food=5, tapped=True)
    play(s, "play horse 1", "go")
    assert offered(s, "play") == []
    play(s, "step west walk")
    assert (question(s), offered(s, "play")) == ("move", [])


@pytest.mark.rule("DW-MOVE-11")
def test_directly_after_a_reveal_by_movement_a_further_job_is_added() -> None:
    s = workday()
    put(s, 0, "c1r1", hand="boots boots", food=5, tapped=True)
    play(s, "play boots 1", "go", "try south")
    assert (question(s), offered(s, "play")) == ("enter", ["boots 1"])


@pytest.mark.rule("DW-MOVE-12")
def test_movement_left_over_is_lost_with_the_action() -> None:
    s = workday()
    put(s, 0, hand="horse boots", food=3, tapped=True)
    play(s, "play horse 2", "go", "step west walk", "stop")
    assert (s.stage, s.actions_left) == ("actions", 1)
    put(s, 0, food=1)
    play(s, "play boots 1")
    assert movement_left(s) == [1, 0, 0]


@pytest.mark.rule("DW-MOVE-12")
def test_a_ride_left_over_is_lost_with_the_action() -> None:
    s = workday()
    railways(s, "c0r0 c1r0")
    put(s, 0, hand="boots", gold=1, food=1, tapped=True)
    play(s, "mission 3", "go", "stop")
    play(s, "play boots 1")
    assert offered(s, "ride") == []


@pytest.mark.rule("DW-MOVE-18")
def test_a_mover_may_stop_before_the_first_step() -> None:
    s = workday()
    put(s, 0, hand="boots", food=1, tapped=True)
    play(s, "play boots 1", "stop")
    assert (place(s, 0), s.stage, s.actions_left) == ("c0r0", "actions", 1)


@pytest.mark.rule("DW-MOVE-18")
def test_steps_attempts_and_rides_come_in_any_order_and_stop_is_always_there() -> None:
    s = workday()
    railways(s, "c1r0 c0r1")
    put(s, 0, "c0r0", tapped=True)
    set_out(s, walk=2, climb=1, trains=[3])
    seen = []
    for answer in ("step west walk", "ride c0r1", "try south", "step south walk", "stop"):
        seen.append("stop" in on_offer(s) or question(s) == "enter")
        play(s, answer)
    assert seen == [True] * 5
    assert (place(s, 0), s.stage) == ("c0r2", "actions")


@pytest.mark.rule("DW-MOVE-21")
def test_the_action_ends_by_itself_when_all_movement_is_used_up() -> None:
    s = workday()
    set_out(s, walk=1)
    play(s, "step west walk")
    assert (s.stage, s.actions_left) == ("actions", 1)


@pytest.mark.rule("DW-MOVE-21")
def test_the_action_goes_on_while_a_ride_is_left() -> None:
    s = workday()
    railways(s, "c1r0 c0r1")
    set_out(s, climb=1, trains=[3])
    play(s, "step west climb")
    assert on_offer(s) == ["ride c0r1", "stop"]
    play(s, "ride c0r1")
    assert s.stage == "actions"


@pytest.mark.rule("DW-MOVE-22")
def test_a_mover_who_can_enter_nothing_has_attempts_rides_and_stop() -> None:
    s = workday()
    lay(s, {"c0r1": "?forest"})
    railways(s, "c0r0 c1r1")
    set_out(s, sail=1, trains=[2])
    assert on_offer(s) == ["try south", "ride c1r1", "stop"]


@pytest.mark.rule("DW-MOVE-22")
def test_a_mover_who_can_do_nothing_at_all_may_stop() -> None:
    s = path("prairie", "prairie", sail=1)
    assert on_offer(s) == ["stop"]


# --- what a step causes ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-MOVE-14")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_who_leaves_bandits_puts_a_pain_card_on_top_of_a_pile_of_choice(pile: str) -> None:
    s = workday()
    put(s, 0, draw="pan", discard="pan")
    bandits(s, {"c0r0": 3})
    next_cards(s, "graze")
    set_out(s, walk=1)
    play(s, "step west walk", f"put {pile}")
    assert draw_pile(s, 0) == (["graze", "pan"] if pile == "draw" else ["pan"])
    assert discard_pile(s, 0) == (["graze", "pan"] if pile == "discard" else ["pan"])
    assert hand(s, 0) == []


@pytest.mark.rule("DW-MOVE-14")
def test_a_step_away_from_bandits_says_that_it_hurts() -> None:
    s = workday()
    set_out(s, walk=1)
    step = GAME.vocabulary.parse("step west walk")
    assert step is not None
    assert "pain" not in GAME.describe(s, asked(s), step).label
    bandits(s, {"c0r0": 1})
    assert GAME.describe(s, asked(s), step).label.endswith(", and get hurt leaving bandits (1 pain card)")


@pytest.mark.rule("DW-MOVE-15")
def test_every_tile_with_bandits_that_is_left_costs_a_pain_card() -> None:
    s = path("prairie", "prairie", "prairie", "prairie", walk=3)
    bandits(s, {"c0r0": 1, "c2r0": 1})
    next_cards(s, "graze fever")
    play(s, "step west walk", "put discard", "step west walk", "step west walk", "put discard")
    assert discard_pile(s, 0) == ["fever", "graze"]


@pytest.mark.rule("DW-MOVE-16")
def test_meeples_and_bandits_share_a_tile_and_entering_it_costs_nothing_extra() -> None:
    s = workday()
    put(s, 1, "c1r0")
    bandits(s, {"c1r0": 9})
    set_out(s, walk=2)
    play(s, "step west walk")
    assert (question(s), movement_left(s)) == ("move", [1, 0, 0])
    assert (place(s, 0), place(s, 1), gangs(s)) == ("c1r0", "c1r0", {"c1r0": 9})
    assert discard_pile(s, 0) == draw_pile(s, 0) == []


@pytest.mark.rule("DW-MOVE-19")
def test_the_pain_of_leaving_is_settled_before_the_next_movement_choice() -> None:
    s = workday()
    bandits(s, {"c0r0": 1})
    set_out(s, walk=2)
    play(s, "step west walk")
    assert (question(s), who(s)) == ("which_pile", 0)
    play(s, "put draw")
    assert (question(s), place(s, 0)) == ("move", "c1r0")


@pytest.mark.rule("DW-MOVE-19")
def test_a_reveal_its_tiles_its_bandit_and_its_points_come_before_the_next_choice() -> None:
    s = workday()
    put(s, 0, "c1r0")
    lay(s, {"c2r0": "?bandit_camp"})
    next_tiles(s, "T05")
    set_out(s, walk=2)
    play(s, "try west")
    assert question(s) == "enter"
    assert "c2r0" in face_up(s)
    assert face_down(s)["c3r0"] == "T05"
    assert (gangs(s), s.vp) == ({"c2r0": 1}, [2, 0])


@pytest.mark.rule("DW-MOVE-19")
def test_a_victory_on_the_way_ends_the_match_before_the_next_choice() -> None:
    s = workday()
    put(s, 0, "c1r0")
    s.vp = [29, 0]
    set_out(s, walk=2)
    play(s, "try west")
    assert ended(s).winners == [0]
    assert place(s, 0) == "c1r0"


@pytest.mark.rule("DW-MOVE-20")
def test_free_walking_onto_a_railway_is_had_once_for_each_tile() -> None:
    s = workday()
    railways(s, "c0r0 c1r0")
    set_out(s, walk=1)
    play(s, "step west rail", "step east rail")
    assert movement_left(s) == [1, 0, 0]
    assert offered(s, "step") == ["north walk", "south walk", "west walk"]


@pytest.mark.rule("DW-MOVE-20")
def test_in_the_next_action_the_railway_is_free_again() -> None:
    s = workday()
    railways(s, "c1r0")
    set_out(s, walk=1)
    play(s, "step west rail", "step east walk")
    set_out(s, walk=1)
    assert "west rail" in offered(s, "step")
