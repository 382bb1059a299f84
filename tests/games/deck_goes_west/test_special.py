"""The directives of missions: their own events, setup lines, rules and night steps. Ledger 5.33."""

import pytest

from saddlebag.games.deck_goes_west.content import CHARACTERS, MISSION, RESOURCE, TILE, TILE_TYPE
from saddlebag.games.deck_goes_west.content.directives import TYPE
from saddlebag.games.deck_goes_west.rules import night as night_steps
from saddlebag.games.deck_goes_west.rules.events import party_relocated
from saddlebag.games.deck_goes_west.rules.grid import CELL
from saddlebag.games.deck_goes_west.rules.land import drop_column
from saddlebag.games.deck_goes_west.words.bandit_story import BanditsAppeared
from saddlebag.games.deck_goes_west.words.story import PointsScored
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    discards,
    draw_pile,
    ended,
    face_down,
    face_up,
    gangs,
    go_on,
    go_to,
    kinds,
    land,
    lay,
    night,
    night_step,
    offered,
    one_piece,
    place,
    play,
    put,
    railways,
    roll,
    set_out,
    stock,
    table,
    wagon,
    who,
    workday,
)
from tests.games.kit import run, told

SEEDS = pytest.mark.parametrize("seed", range(1, 13))
LONG = {f"c{col}r0": "prairie" for col in range(5)}


def step(s: Table, seat: int, way: str) -> int:
    """One meeple takes a step; the points that it brought."""
    before = s.vp[0]
    set_out(s, seat, walk=1)
    play(s, way)
    return s.vp[0] - before


# --- the party goes west ------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SPEC-01")
def test_the_party_is_as_far_west_as_its_last_meeple() -> None:
    s = workday("speed_of_the_slowest", players=3)
    assert [step(s, seat, "step west walk") for seat in (0, 2, 1)] == [0, 0, 3]
    assert s.party == 1


@pytest.mark.rule("DW-SPEC-01")
def test_going_back_and_west_again_brings_the_party_nothing() -> None:
    s = workday("speed_of_the_slowest")
    ways = [(0, "step west walk"), (1, "step west walk"), (1, "step east walk"), (1, "step west walk")]
    assert [step(s, seat, way) for seat, way in ways] == [0, 3, 0, 0]


@pytest.mark.rule("DW-SPEC-01")
def test_a_ride_over_several_columns_counts_once_for_each() -> None:
    s = workday("speed_of_the_slowest")
    land(s, LONG)
    put(s, 0, "c4r0")
    railways(s, "c0r0 c3r0")
    set_out(s, 1, trains=[5])
    s.heard = []
    play(s, "ride c3r0")
    assert [event.points for event in told(s, PointsScored)] == [3, 3, 3]
    assert (s.vp, s.party) == ([9], 3)


@pytest.mark.rule("DW-SPEC-01")
def test_the_help_move_of_a_trade_moves_the_party_too() -> None:
    s = workday("speed_of_the_slowest", characters=("abel_crane", "finn_calloway"))
    put(s, 0, hand="pan boots", food=1, tapped=True)
    put(s, 1, tapped=True)
    lay(s, {"c1r0": "T09"})
    railways(s, "c1r0 c0r0")
    put(s, 0, "c1r0")
    play(s, "trade blue", "agree", "discard pan", "cancel", "help blue", "play boots 1", "step west rail", "stop")
    assert (place(s, 1), s.vp, s.stage) == ("c1r0", [3], "actions")


@pytest.mark.rule("DW-SPEC-01")
def test_columns_gained_by_relocation_raise_the_record_and_score_nothing() -> None:
    s = workday("last_train_out")
    land(s, LONG)
    put(s, 1, "c2r0")
    run(drop_column(s), "put draw")  # red is moved to c1r0
    assert (place(s, 0), s.vp, s.party) == ("c1r0", [0], 1)
    assert step(s, 0, "step west walk") == 2
    assert s.party == 2


@pytest.mark.rule("DW-SPEC-01")
def test_a_relocation_never_lowers_the_record() -> None:
    s = workday("last_train_out")
    s.party = 5
    party_relocated(s)
    assert s.party == 5


# --- railways that are linked, villages that are fed --------------------------------------------------------------


@pytest.mark.rule("DW-SPEC-02")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 1), ("c1r0", 2), ("c0r-1", 2), ("c0r1", 2), ("c1r0 c0r1", 2), ("c1r1 c1r-1", 1), ("c2r0", 1)],
)
def test_a_railway_is_linked_if_one_lies_right_beside_it(others: str, points: int) -> None:
    s = workday("iron_road")
    lay(s, {"c2r0": "T06"})
    railways(s, others)
    put(s, 0, wood=1, metal=1)
    play(s, "mission 1")
    assert s.vp == [points]


@pytest.mark.rule("DW-SPEC-02")
def test_a_railway_to_the_east_links_as_well() -> None:
    s = workday("iron_road")
    railways(s, "c0r0")
    put(s, 0, "c1r0", wood=1, metal=1)
    play(s, "mission 1")
    assert s.vp == [2]


def frontier() -> Table:
    """Two villages, c0r0 with everybody in it and c1r0; food for all."""
    s = workday("feed_the_frontier")
    lay(s, {"c0r0": "T41", "c1r0": "T42"})
    for seat in (0, 1):
        put(s, seat, food=12)
    return s


@pytest.mark.rule("DW-SPEC-03")
def test_a_village_is_fed_once_a_day_whoever_feeds_it() -> None:
    s = frontier()
    play(s, "mission 1")
    assert (s.vp, stock(s, 0), s.fed) == ([4], {"food": 8}, [cell("c0r0")])
    assert "1" not in offered(s, "mission")
    play(s, "hand_over blue")
    assert "1" not in offered(s, "mission")


@pytest.mark.rule("DW-SPEC-03")
def test_another_village_may_be_fed_the_same_day() -> None:
    s = frontier()
    put(s, 1, "c1r0")
    play(s, "mission 1", "hand_over blue", "mission 1")
    assert (s.vp, [CELL[at] for at in s.fed]) == ([8], ["c0r0", "c1r0"])


@pytest.mark.rule("DW-SPEC-03")
def test_the_night_makes_all_villages_hungry_again() -> None:
    s = frontier()
    s.fed = [cell("c0r0"), cell("c1r0")]
    night_step(s, "unfeed")
    one_piece(s)
    assert s.fed == []
    s.ask = s.rule = None
    go_to(s, "actions: take_action")
    assert "1" in offered(s, "mission")


# --- setup lines --------------------------------------------------------------------------------------------------


def camps(s: Table) -> set[str]:
    return {name for name, tile in face_up(s).items() if TYPE[TILE_TYPE[TILE.find(tile)]] == "bandit_camp"}


@pytest.mark.rule("DW-SPEC-04")
@SEEDS
@pytest.mark.parametrize("mission", ["outlaw_hunter", "bounty_season"])
def test_a_bandit_waits_on_every_face_up_tile_but_the_start(mission: str, seed: int) -> None:
    s = table(mission, seed=seed)
    one_more = dict.fromkeys(face_up(s), 1) | {"c0r0": 0}
    for camp in camps(s):
        one_more[camp] += 1
    assert gangs(s) == {name: number for name, number in one_more.items() if number}


@pytest.mark.rule("DW-SPEC-05")
@SEEDS
def test_further_bandits_wait_on_every_face_up_camp(seed: int) -> None:
    s = table("clean_sweep", seed=seed)
    expected = {name: 3 if name in camps(s) else 1 for name in face_up(s)}
    expected["c0r0"] = 2 if "c0r0" in camps(s) else 0
    assert gangs(s) == {name: number for name, number in expected.items() if number}


@pytest.mark.rule("DW-SPEC-05")
def test_among_these_tables_are_some_with_a_camp_at_the_start_and_some_with_one_elsewhere() -> None:
    """Otherwise the test above would say nothing."""
    found = set().union(*(camps(table("clean_sweep", seed=seed)) for seed in range(1, 13)))
    assert {"c0r0", "c1r1"} <= found


@pytest.mark.rule("DW-SPEC-06")
@pytest.mark.parametrize(
    ("mission", "cells"),
    [
        ("feed_the_frontier", {"c1r0": "village"}),
        ("bridge_the_waters", {"c1r-1": "lake", "c1r0": "river", "c1r1": "lake"}),
    ],
)
def test_a_random_tile_of_the_type_lies_face_up_in_its_cell(mission: str, cells: dict[str, str]) -> None:
    tables = [table(mission, seed=seed) for seed in range(1, 13)]
    for s in tables:
        found = {name: TYPE[TILE_TYPE[s.land[cell(name)]]] for name in cells}
        assert found == cells
        everywhere = [*s.land.values(), *s.fringe.values(), *s.land_pile]
        assert sorted(everywhere) == [*range(len(TILE))]
        assert (len(s.land), len(s.fringe)) == (6, 7)
    assert all(len({s.land[cell(name)] for s in tables}) > 1 for name in cells)


@pytest.mark.rule("DW-SPEC-07")
@pytest.mark.parametrize(
    ("mission", "gains"),
    [
        ("iron_rivals", {"wood": 1, "metal": 2}),
        ("westward_dash", {"food": 2}),
        ("speed_of_the_slowest", {"food": 1}),
        ("iron_road", {"metal": 1}),
        ("bridge_the_waters", {"wood": 1, "metal": 2}),
        ("wagon_rush", {"food": 2}),
        ("discovery", {}),
    ],
)
def test_every_player_begins_with_what_the_mission_adds(mission: str, gains: dict[str, int]) -> None:
    s = table(mission, players=4)
    for seat, player in enumerate(s.players):
        own = CHARACTERS[player.character].stock
        expected = {name: own[res] + gains.get(name, 0) for res, name in enumerate(RESOURCE.ids)}
        assert stock(s, seat) == {name: number for name, number in expected.items() if number}


# --- the wagon left behind, the column that drops -----------------------------------------------------------------


@pytest.mark.rule("DW-SPEC-09")
def test_in_wagon_rush_a_wagon_left_behind_loses_the_match_at_once() -> None:
    s = night("wagon_rush")
    land(s, LONG)
    put(s, 0, "c3r0")
    put(s, 1, "c4r0")
    wagon(s, "c0r0")
    night_step(s, "remove")
    go_on(s)
    assert (ended(s).cause, ended(s).winners) == ("wagon", [])
    assert told(s, BanditsAppeared) == []


@pytest.mark.rule("DW-SPEC-09")
def test_a_wagon_within_two_columns_is_not_left_behind() -> None:
    s = night("wagon_rush")
    land(s, LONG)
    put(s, 0, "c3r0")
    put(s, 1, "c4r0")
    wagon(s, "c1r0")
    night_steps.remove(s, 2)
    assert (s.outcome, min(face_up(s))) == ("", "c1r0")


def train_station() -> Table:
    """Last Train Out at night: three columns; red and railways, bandits, a wagon in the East, blue in the West."""
    s = night("last_train_out")
    land(s, {"c0r0": "T01", "c0r1": "?T12", "c1r0": "T03", "c1r1": "?T15", "c2r0": "T04"})
    put(s, 1, "c2r0")
    bandits(s, {"c0r0": 2, "c1r0": 1})
    railways(s, "c0r0 c1r0")
    wagon(s, "c0r0")
    night_step(s, "drop_column")
    one_piece(s)
    return s


@pytest.mark.rule("DW-SPEC-10")
def test_the_eastmost_column_drops_with_bandits_and_railways_into_the_land_discard() -> None:
    s = train_station()
    assert not [name for name in (*face_up(s), *face_down(s)) if name.startswith("c0")]
    assert sorted(TILE[tile] for tile in s.land_discard) == ["T01", "T12"]
    assert gangs(s) == {"c1r0": 1}
    assert [CELL[at] for at in s.railways] == ["c1r0"]


@pytest.mark.rule("DW-SPEC-10")
def test_meeples_and_the_wagon_of_the_column_are_moved_west_and_the_players_grow_weary() -> None:
    s = train_station()
    assert (place(s, 0), place(s, 1), CELL[s.wagon]) == ("c1r0", "c2r0", "c1r0")
    assert who(s) == 0
    play(s, "put draw")
    assert len(draw_pile(s, 0)) == 1
    assert set(kinds(s.players[0].draw)) <= {"weary", "hunger", "parched", "blisters", "homesick", "cold_nights"}
    assert (s.ask, draw_pile(s, 1)) == (None, [])


@pytest.mark.rule("DW-SPEC-10")
@pytest.mark.parametrize(("columns", "left"), [(2, ["c0r0", "c1r0"]), (3, ["c1r0", "c2r0"])])
def test_a_map_of_two_columns_keeps_them(columns: int, left: list[str]) -> None:
    s = night("last_train_out")
    land(s, {f"c{col}r0": "prairie" for col in range(columns)})
    for seat in (0, 1):
        put(s, seat, "c1r0")
    run(drop_column(s))
    assert sorted(face_up(s)) == left


@pytest.mark.rule("DW-SPEC-10")
def test_a_column_that_is_face_down_counts_as_one() -> None:
    s = night("last_train_out")
    land(s, {"c0r0": "prairie", "c1r0": "prairie", "c2r0": "?forest"})
    for seat in (0, 1):
        put(s, seat, "c1r0")
    run(drop_column(s))
    assert sorted(face_up(s)) == ["c1r0"]


# --- numbered night steps -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SPEC-11")
@pytest.mark.parametrize(("mission", "there"), [("wagon_rush", 1), ("cautious_cargo", 5)])
def test_groups_split_at_the_number_of_the_mission(mission: str, there: int) -> None:
    s = night(mission)
    bandits(s, {"c1r0": 5})
    night_step(s, "split")
    one_piece(s)
    assert gangs(s)["c1r0"] == there


@pytest.mark.rule("DW-SPEC-12")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_every_player_gains_as_much_exhaustion_as_the_mission_says_one_card_after_another(mission: str) -> None:
    s = night(mission)
    number = 2 if mission == "wagon_rush" else 1
    night_step(s, "exhaustion")
    one_piece(s)
    asked = []
    while s.ask is not None:
        asked.append(who(s))
        play(s, "put draw")
    assert asked == [seat for seat in range(len(s.players)) for _ in range(number)]
    assert [len(draw_pile(s, seat)) for seat in range(len(s.players))] == [number] * len(s.players)


@pytest.mark.rule("DW-SPEC-12")
def test_each_card_is_put_before_the_next_is_drawn() -> None:
    s = night("wagon_rush")
    night_step(s, "exhaustion")
    one_piece(s)
    top = s.common[2].pile[-1]
    play(s, "put discard")
    play(s, "put draw")
    assert s.players[0].draw == [top]
    assert discards(s, "exhaustion") == []


# --- what the mission pays ----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-TIP-04")
def test_reveals_builds_cleared_tiles_and_wagon_moves_are_scored_without_being_asked_for() -> None:
    s = workday("wagon_rush")
    put(s, 0, hand="rail_hammer revolver", wood=1, metal=1)
    play(s, "play rail_hammer 1")
    assert s.vp == [1]
    bandits(s, {"c0r0": 1})
    roll(s, 2, 0, 0, 0)
    put(s, 1, "c1r1")
    play(s, "play revolver 1")
    assert s.vp == [2]
    set_out(s, walk=1)
    play(s, "haul west walk")
    assert s.vp == [4]
    s = workday("discovery")
    put(s, 0, "c1r0")
    set_out(s, walk=1)
    play(s, "try west")
    assert s.vp == [2, 0]
