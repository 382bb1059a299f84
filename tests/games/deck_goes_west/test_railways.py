"""Chapter 5.18: building railways, walking along them, riding trains."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.effects.terms import METAL
from saddlebag.games.deck_goes_west.rules.bandits import move_all
from saddlebag.games.deck_goes_west.rules.stocks import left_in_supply
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    compass,
    discard_pile,
    draw_pile,
    land,
    movement_left,
    next_cards,
    offered,
    on_offer,
    place,
    play,
    put,
    question,
    railways,
    rides_left,
    set_out,
    stock,
    workday,
)

TYPES = ["prairie", "forest", "mountain", "village", "river", "bandit_camp", "lake"]


def builder_on(what: str, seat: int = 0, **options: Any) -> Table:
    """A player who can pay for railways and bridges, on a tile of this type."""
    s = workday(**options)
    land(s, {"c0r0": what, "c1r0": "T01"})
    put(s, seat, hand="bridge_kit track_gang", wood=1, metal=1, tapped=True)
    return s


def ways_onto(what: str, start: str, walk: int = 0, climb: int = 0, sail: int = 0) -> list[str]:
    """How a tile of this type with a railway is entered from another."""
    s = workday()
    land(s, {"c0r0": start, "c1r0": what})
    railways(s, "c1r0")
    set_out(s, walk=walk, climb=climb, sail=sail)
    return [text.removeprefix("west ") for text in offered(s, "step")]


# --- building -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-RAIL-01")
def test_a_build_step_makes_the_own_tile_a_railway_tile_for_the_price_of_its_job() -> None:
    s = workday()
    put(s, 0, "c1r0", hand="rail_hammer", wood=3, metal=3)
    play(s, "play rail_hammer 1")
    assert s.railways == [cell("c1r0")]
    assert stock(s, 0) == {"wood": 2, "metal": 2}


@pytest.mark.rule("DW-RAIL-01", "DW-LIMIT-01")
@pytest.mark.parametrize(("metal", "built"), [(69, 1), (70, 0)])
def test_the_token_is_a_counter_of_the_supply_but_may_be_the_one_just_paid(metal: int, built: int) -> None:
    s = builder_on("prairie", strict_supply=True)
    put(s, 0, metal=metal)
    railways(s, "c9r0" if built else "")
    assert "track_gang 1" in offered(s, "play")
    play(s, "play track_gang 1")
    assert (len(s.railways), stock(s, 0)["metal"]) == (1 + built, metal - 1)
    assert left_in_supply(s, METAL) == 0


@pytest.mark.rule("DW-RAIL-02", "DW-RAIL-03")
@pytest.mark.parametrize("what", TYPES)
def test_railways_are_built_on_every_land_and_bridges_on_lakes_only(what: str) -> None:
    s = builder_on(what)
    jobs = {"track_gang 1", "bridge_kit 1", "bridge_kit 2"} & set(offered(s, "play"))
    assert jobs == ({"bridge_kit 1"} if what == "lake" else {"track_gang 1", "bridge_kit 2"})


@pytest.mark.rule("DW-RAIL-04")
@pytest.mark.parametrize("what", ["prairie", "lake"])
def test_nothing_is_built_where_there_are_bandits(what: str) -> None:
    s = builder_on(what)
    bandits(s, {"c0r0": 1})
    assert not {"play track_gang 1", "play bridge_kit 1", "play bridge_kit 2"} & set(on_offer(s))


@pytest.mark.rule("DW-RAIL-04")
@pytest.mark.parametrize("what", ["prairie", "lake"])
def test_nothing_is_built_where_there_is_a_railway(what: str) -> None:
    s = builder_on(what)
    railways(s, "c0r0")
    assert not {"play track_gang 1", "play bridge_kit 1", "play bridge_kit 2"} & set(on_offer(s))


@pytest.mark.rule("DW-RAIL-05")
@pytest.mark.parametrize(("what", "job"), [("forest", "track_gang 1"), ("lake", "bridge_kit 1")])
def test_railways_and_bridges_both_fire_the_build_event(what: str, job: str) -> None:
    s = builder_on(what)
    play(s, f"play {job}")
    assert s.vp == [3, 0]


@pytest.mark.rule("DW-RAIL-06")
def test_a_railway_serves_every_player() -> None:
    s = builder_on("prairie")
    railways(s, "c1r0")
    play(s, "play track_gang 1", "done")
    set_out(s, seat=1, walk=1, trains=[1])
    assert offered(s, "ride") == ["c1r0"]
    assert "west rail" in offered(s, "step")


# --- walking along --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-RAIL-07", "DW-RAIL-09")
@pytest.mark.parametrize("what", TYPES)
def test_a_railway_tile_is_entered_from_water_by_one_sail(what: str) -> None:
    assert ways_onto(what, "river", sail=1) == ["sail"]
    assert ways_onto(what, "lake", sail=1) == ["sail"]


@pytest.mark.rule("DW-RAIL-07")
@pytest.mark.parametrize("what", ["mountain", "prairie", "bandit_camp"])
def test_from_land_a_railway_does_not_help_a_boat(what: str) -> None:
    assert ways_onto(what, "prairie", sail=9) == []


@pytest.mark.rule("DW-RAIL-08", "DW-RAIL-09")
@pytest.mark.parametrize("what", TYPES)
def test_a_railway_tile_is_entered_by_one_walk_that_comes_back(what: str) -> None:
    assert "rail" in ways_onto(what, "prairie", walk=1)


@pytest.mark.rule("DW-RAIL-08")
def test_walking_onto_a_railway_spends_nothing() -> None:
    s = workday()
    land(s, {"c0r0": "T01", "c1r0": "T24"})
    railways(s, "c1r0")
    set_out(s, walk=1)
    play(s, "step west rail")
    assert (place(s, 0), movement_left(s)) == ("c1r0", [1, 0, 0])


@pytest.mark.rule("DW-RAIL-08")
def test_walking_onto_a_railway_needs_a_walk_in_the_pool() -> None:
    assert ways_onto("prairie", "prairie", climb=5, sail=5) == ["climb"]
    assert ways_onto("lake", "prairie", climb=5) == []


@pytest.mark.rule("DW-RAIL-08")
def test_one_walk_leads_over_two_railways_and_one_tile_further() -> None:
    s = workday()
    land(s, {f"c{col}r0": "prairie" for col in range(5)})
    railways(s, "c1r0 c2r0")
    set_out(s, walk=1)
    play(s, "step west rail", "step west rail", "step west walk")
    assert (place(s, 0), s.stage) == ("c3r0", "actions")


@pytest.mark.rule("DW-RAIL-09")
@pytest.mark.parametrize(("what", "others"), [("mountain", ["climb", "walk2"]), ("lake", ["sail"])])
def test_the_usual_ways_onto_a_railway_tile_stay_open(what: str, others: list[str]) -> None:
    assert ways_onto(what, "prairie", walk=2, climb=1, sail=1) == sorted([*others, "rail"])


@pytest.mark.rule("DW-RAIL-10")
def test_a_railway_outlasts_bandits_on_its_tile() -> None:
    s = workday()
    put(s, 0, "c1r1")
    railways(s, "c1r0")
    bandits(s, {"c0r0": 2})
    put(s, 1, "c1r1")
    compass(s, "W")
    move_all(s)
    set_out(s, walk=1)
    assert s.bandits == {cell("c1r0"): 2}
    assert "north rail" in offered(s, "step")


# --- riding ---------------------------------------------------------------------------------------------------


def rider(rails: str, *trains: int) -> Table:
    """A player on c0r0 with these train rides, over a land with these railways."""
    s = workday()
    land(s, {"c0r0": "T01", **{name: "prairie" for name in rails.split() if name != "c0r0"}})
    railways(s, rails)
    set_out(s, trains=trains)
    return s


@pytest.mark.rule("DW-TRAIN-01")
@pytest.mark.parametrize(
    ("goal", "reach", "rides"),
    [("c3r2", 5, ["c3r2"]), ("c4r2", 5, []), ("c0r5", 5, ["c0r5"]), ("c0r-5", 4, []), ("c1r0", 1, ["c1r0"])],
)
def test_a_train_goes_to_a_railway_tile_no_further_than_its_number(goal: str, reach: int, rides: list[str]) -> None:
    s = rider(f"c0r0 {goal}", reach)
    s.moving.pool = [0, 0, 1]
    assert offered(s, "ride") == rides


@pytest.mark.rule("DW-TRAIN-01")
def test_a_train_takes_the_meeple_there() -> None:
    s = workday()
    land(s, {"c0r0": "T01", "c3r2": "T03"})
    railways(s, "c0r0 c3r2")
    put(s, 0, gold=1)
    play(s, "mission 3", "ride c3r2")
    assert (place(s, 0), stock(s, 0), s.stage) == ("c3r2", {}, "actions")


@pytest.mark.rule("DW-TRAIN-01")
@pytest.mark.parametrize("rails", ["c1r0", "c0r0"], ids=["no railway here", "no railway there"])
def test_a_train_runs_between_railway_tiles_only(rails: str) -> None:
    s = workday()
    railways(s, rails)
    set_out(s, sail=1, trains=[5])
    assert offered(s, "ride") == []


@pytest.mark.rule("DW-TRAIN-02")
@pytest.mark.parametrize(
    "between",
    [{}, {"c1r0": "lake", "c2r0": "mountain"}, {"c1r0": "?forest", "c2r0": "?T45"}],
    ids=["no tiles", "lake and mountain", "face down"],
)
def test_what_lies_between_does_not_matter(between: dict[str, str]) -> None:
    s = workday()
    land(s, {"c0r0": "T01", "c3r0": "T03", **between})
    railways(s, "c0r0 c3r0")
    bandits(s, dict.fromkeys(between, 3))
    set_out(s, trains=[3])
    play(s, "ride c3r0")
    assert place(s, 0) == "c3r0"


@pytest.mark.rule("DW-TRAIN-03")
def test_a_ride_is_combined_with_steps_before_and_after() -> None:
    s = workday()
    railways(s, "c1r0 c0r1")
    set_out(s, climb=2, trains=[2])
    play(s, "step west climb", "ride c0r1", "step north climb")
    assert (place(s, 0), s.stage) == ("c0r0", "actions")


@pytest.mark.rule("DW-TRAIN-03")
def test_train_and_step_jobs_are_paid_for_the_same_action() -> None:
    s = workday()
    railways(s, "c0r0 c1r0")
    put(s, 0, hand="boots", food=1, gold=1, tapped=True)
    play(s, "mission 3", "play boots 1")
    assert (movement_left(s), rides_left(s)) == ([1, 0, 0], [5])


@pytest.mark.rule("DW-TRAIN-04")
def test_two_rides_are_not_added_up_to_a_longer_one() -> None:
    s = rider("c0r0 c6r0", 3, 3)
    s.moving.pool = [0, 0, 1]
    assert offered(s, "ride") == []


@pytest.mark.rule("DW-TRAIN-04")
def test_two_rides_lead_over_a_railway_in_between() -> None:
    s = rider("c0r0 c3r0 c6r0", 3, 3)
    assert offered(s, "ride") == ["c3r0"]
    play(s, "ride c3r0", "ride c6r0")
    assert (place(s, 0), s.stage) == ("c6r0", "actions")


@pytest.mark.rule("DW-TRAIN-04")
@pytest.mark.parametrize(("goal", "left"), [("c2r0", [5]), ("c4r0", [2])])
def test_a_ride_is_used_up_with_its_own_number(goal: str, left: list[int]) -> None:
    s = rider("c0r0 c2r0 c4r0", 5, 2)
    play(s, f"ride {goal}")
    assert rides_left(s) == left


@pytest.mark.rule("DW-TRAIN-05")
def test_who_leaves_bandits_by_train_gains_a_pain_card() -> None:
    s = rider("c0r0 c2r0", 2)
    bandits(s, {"c0r0": 1})
    next_cards(s, "fever")
    play(s, "ride c2r0")
    assert question(s) == "which_pile"
    play(s, "put discard")
    assert (place(s, 0), discard_pile(s, 0)) == ("c2r0", ["fever"])


@pytest.mark.rule("DW-TRAIN-06")
def test_bandits_at_the_goal_do_not_stop_the_train() -> None:
    s = rider("c0r0 c2r0", 2)
    bandits(s, {"c2r0": 4})
    play(s, "ride c2r0")
    assert (place(s, 0), s.stage) == ("c2r0", "actions")
    assert draw_pile(s, 0) == discard_pile(s, 0) == []
