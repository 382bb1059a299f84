"""Chapter 5.17: the supply of land tiles, and the column that is given up when it runs out."""

import pytest

from saddlebag.games.deck_goes_west.content import TILE
from saddlebag.games.deck_goes_west.effects.terms import ON_REVEAL
from saddlebag.games.deck_goes_west.rules.land import drop_column, remove_eastern, reveal
from saddlebag.games.deck_goes_west.words.story import ColumnRemoved, PointsScored, Relocated
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    discard_pile,
    draw_pile,
    face_down,
    face_up,
    gangs,
    land,
    movement_left,
    next_cards,
    next_tiles,
    place,
    play,
    put,
    question,
    railways,
    set_out,
    wagon,
    who,
    workday,
)
from tests.games.kit import run, told

STRIP = {"c0r-1": "T01", "c0r0": "T03", "c0r1": "?T15", "c1r0": "T09", "c2r0": "?T21"}
"""Three tiles in the East, then one, then one face down that wants three around it."""


def short_of_land(
    mission: str = "discovery", players: int | None = None, on: dict[str, str] = STRIP, at: str = "c1r0"
) -> Table:
    """The strip or another land, everybody on one tile of it, and not a tile left."""
    s = workday(mission, players)
    land(s, on)
    s.land_pile, s.land_discard = [], []
    for seat in range(len(s.players)):
        put(s, seat, at, tapped=True)
    return s


def tiles(names: str) -> list[int]:
    return [TILE.find(name) for name in names.split()]


# --- pile and discard -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-LAND-01")
def test_tiles_removed_at_night_go_to_the_land_discard_face_up_or_down() -> None:
    s = short_of_land()
    remove_eastern(s, 0)
    assert sorted(s.land_discard) == tiles("T01 T03 T15")
    assert (s.land_pile, sorted(face_up(s)), sorted(face_down(s))) == ([], ["c1r0"], ["c2r0"])


@pytest.mark.rule("DW-LAND-01")
def test_a_column_that_a_mission_drops_goes_to_the_land_discard() -> None:
    s = short_of_land("last_train_out")
    run(drop_column(s))
    assert sorted(s.land_discard) == tiles("T01 T03 T15")


@pytest.mark.rule("DW-LAND-02")
def test_an_empty_land_pile_is_made_anew_from_the_land_discard() -> None:
    s = short_of_land()
    s.land_discard = tiles("T02 T05 T08 T20")
    run(reveal(s, 0, cell("c2r0")))
    laid = [tile for at, tile in s.fringe.items() if at != cell("c0r1")]
    assert sorted(laid + s.land_pile) == tiles("T02 T05 T08 T20")
    assert (len(laid), s.land_discard, told(s, ColumnRemoved)) == (3, [], [])


@pytest.mark.rule("DW-LAND-02")
def test_the_land_discard_waits_while_the_pile_has_a_tile() -> None:
    s = short_of_land()
    s.land_pile, s.land_discard = tiles("T02 T05 T08"), tiles("T20")
    run(reveal(s, 0, cell("c2r0")))
    assert s.land_discard == tiles("T20")


@pytest.mark.rule("DW-LAND-02", "DW-LAND-03")
@pytest.mark.parametrize("discard", ["T02 T05 T08 T20", ""], ids=["discard", "column"])
def test_the_tiles_of_the_new_pile_are_shuffled(discard: str) -> None:
    first = set()
    for seed in range(1, 13):
        s = workday(seed=seed)
        land(s, STRIP)
        put(s, 0, "c1r0")
        put(s, 1, "c1r0")
        s.land_pile, s.land_discard = [], tiles(discard)
        run(reveal(s, 0, cell("c2r0")))
        first.add(face_down(s)["c2r-1"])
    assert len(first) > 1


@pytest.mark.rule("DW-LAND-03")
def test_without_any_tile_the_eastmost_column_is_the_new_pile_and_laying_goes_on() -> None:
    s = short_of_land()
    run(reveal(s, 0, cell("c2r0")))
    assert [event.column for event in told(s, ColumnRemoved)] == [0]
    assert face_up(s) == {"c1r0": "T09", "c2r0": "T21"}
    assert sorted(face_down(s)) == ["c2r-1", "c2r1", "c3r0"]
    assert sorted(face_down(s).values()) == ["T01", "T03", "T15"]
    assert s.land_pile == s.land_discard == []


@pytest.mark.rule("DW-LAND-03")
def test_a_column_face_down_may_be_the_eastmost() -> None:
    s = short_of_land(on={"c0r1": "?T15", "c1r0": "T09", "c2r0": "T10", "c2r1": "?T21"}, at="c2r0")
    run(reveal(s, 0, cell("c2r1")))
    assert [event.column for event in told(s, ColumnRemoved)] == [0, 1]
    assert face_down(s) == {"c2r2": "T15", "c3r1": "T09"}


@pytest.mark.rule("DW-LAND-03")
def test_if_one_column_is_not_enough_the_next_one_goes_too() -> None:
    on = {"c0r0": "T01", "c1r0": "?T03", "c1r1": "T04", "c2r0": "T09", "c3r0": "?T21"}
    s = short_of_land("new_world", on=on, at="c0r0")
    run(reveal(s, 0, cell("c3r0")), "put draw", "put draw")  # the tile of column 0 is laid beside the meeple's refuge
    assert [event.column for event in told(s, ColumnRemoved)] == [0, 1]
    assert place(s, 0) == "c2r0"
    assert sorted(face_down(s)) == ["c3r-1", "c3r1", "c4r0"]


@pytest.mark.rule("DW-LAND-08", "DW-REV-05")
def test_the_column_of_the_tile_just_revealed_stays_and_laying_stops() -> None:
    s = workday()
    land(s, {"c2r-2": "T01", "c2r-3": "?T21", "c3r-2": "T03"})
    s.land_pile, s.land_discard = [], []
    run(reveal(s, 0, cell("c2r-3")))
    assert (told(s, ColumnRemoved), face_down(s)) == ([], {})
    assert sorted(face_up(s)) == ["c2r-2", "c2r-3", "c3r-2"]
    assert s.vp == [2, 0]


@pytest.mark.rule("DW-LAND-11")
def test_no_tile_is_laid_into_a_column_that_was_just_removed() -> None:
    on = {"c0r-1": "T01", "c0r0": "T03", "c0r1": "T04", "c0r3": "T07", "c1r0": "T09", "c1r2": "?T21"}
    s = short_of_land(on=on)
    run(reveal(s, 0, cell("c1r2")))
    assert sorted(face_down(s)) == ["c1r1", "c1r3", "c2r2"]
    assert len(s.land_pile) == 1


# --- who stands there -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-LAND-04")
def test_every_meeple_of_the_column_moves_one_west_and_gains_exhaustion() -> None:
    s = short_of_land(players=3, on=STRIP | {"c1r-1": "T07"})
    put(s, 1, "c0r-1")
    put(s, 2, "c0r0")
    next_cards(s, "hunger weary")
    run(reveal(s, 0, cell("c2r0")), "put draw", "put discard")
    assert [place(s, seat) for seat in range(3)] == ["c1r0", "c1r-1", "c1r0"]
    assert (draw_pile(s, 1), discard_pile(s, 2)) == (["hunger"], ["weary"])
    assert draw_pile(s, 0) == discard_pile(s, 0) == []


@pytest.mark.rule("DW-LAND-05")
@pytest.mark.parametrize(
    ("next_column", "refuge"),
    [(["c1r1", "c1r-1"], "c1r-1"), (["c1r1", "c1r-2"], "c1r1"), (["c1r3", "c1r-2"], "c1r-2"), (["c2r0"], "c2r0")],
    ids=["north on a tie", "the nearer one", "the nearest", "over a gap"],
)
def test_without_a_tile_in_the_west_a_meeple_goes_to_the_nearest_of_the_next_column(
    next_column: list[str], refuge: str
) -> None:
    s = workday("last_train_out")
    land(s, {"c0r0": "T01", "c3r0": "T07", "c4r0": "T09", **dict.fromkeys(next_column, "prairie")})
    put(s, 1, "c4r0")
    run(drop_column(s), "put draw")
    assert place(s, 0) == refuge


@pytest.mark.rule("DW-LAND-06")
def test_a_refuge_face_down_is_turned_up_with_bandit_and_neighbours_but_without_event() -> None:
    s = workday("last_train_out")
    land(s, {"c0r0": "T01", "c1r0": "?T45", "c2r0": "T03", "c3r0": "T07"})
    put(s, 1, "c3r0")
    next_tiles(s, "T02 T05")
    run(drop_column(s), "put draw")
    assert face_up(s)["c1r0"] == "T45"
    assert face_down(s) == {"c1r-1": "T02", "c1r1": "T05"}
    assert gangs(s) == {"c1r0": 1}
    assert (s.vp, told(s, PointsScored)) == ([0], [])


@pytest.mark.rule("DW-LAND-06")
def test_around_a_refuge_no_further_column_is_removed() -> None:
    s = short_of_land("new_world", on={"c0r0": "T01", "c1r0": "?T15", "c2r0": "T09", "c3r0": "?T21"}, at="c0r0")
    ask = next(reveal(s, 0, cell("c3r0")))
    assert ask.question.name == "which_pile"
    assert [event.column for event in told(s, ColumnRemoved)] == [0]
    assert face_up(s)["c1r0"] == "T15"
    assert face_down(s) == {"c1r-1": "T01"}


@pytest.mark.rule("DW-LAND-07")
def test_bandits_and_railways_of_the_column_go_back_to_the_supply() -> None:
    s = short_of_land()
    bandits(s, {"c0r-1": 3, "c0r1": 2, "c1r0": 1})
    railways(s, "c0r0 c1r0")
    run(reveal(s, 0, cell("c2r0")))
    assert gangs(s) == {"c1r0": 1}
    assert s.railways == [cell("c1r0")]


@pytest.mark.rule("DW-LAND-07", "DW-LAND-10")
def test_the_wagon_moves_west_with_its_column_and_scores_nothing() -> None:
    s = short_of_land("cautious_cargo")
    wagon(s, "c0r-1")
    run(reveal(s, 0, cell("c2r0")))
    assert (s.wagon, s.vp) == (cell("c1r0"), [0])


@pytest.mark.rule("DW-LAND-09")
def test_who_is_moved_off_a_column_leaves_its_bandits_without_pain() -> None:
    s = short_of_land()
    put(s, 1, "c0r0")
    bandits(s, {"c0r0": 4})
    next_cards(s, "weary")
    run(reveal(s, 0, cell("c2r0")), "put draw")
    assert (draw_pile(s, 1), discard_pile(s, 1)) == (["weary"], [])


@pytest.mark.rule("DW-LAND-10")
@pytest.mark.parametrize(("p1", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_meeples_are_moved_in_player_order_from_p1(p1: int, order: list[int]) -> None:
    s = short_of_land("westward_dash", players=3)
    for seat in range(3):
        put(s, seat, "c0r0")
    s.p1 = p1
    s.active = 0
    run(drop_column(s), "put draw", "put draw", "put draw")
    assert [event.seat for event in told(s, Relocated)] == order


@pytest.mark.rule("DW-LAND-10")
def test_who_is_moved_stands_up_and_keeps_the_movement() -> None:
    s = workday("new_world")
    land(s, {"c0r0": "T01", "c1r0": "?T12"})
    s.land_pile, s.land_discard = [], []
    put(s, 0, tapped=True, standing=False)
    set_out(s, walk=3, climb=1)
    play(s, "try west", "put discard")
    assert (place(s, 0), s.players[0].standing, movement_left(s)) == ("c1r0", True, [3, 1, 0])


@pytest.mark.rule("DW-LAND-10")
def test_who_is_moved_fires_no_reveal_event() -> None:
    s = short_of_land(on={"c0r0": "T03", "c1r0": "?T15", "c2r0": "T09"}, at="c0r0")
    s.records[ON_REVEAL] = 0
    run(drop_column(s), "put draw", "put draw")
    assert ("c1r0" in face_up(s), s.vp, s.records[ON_REVEAL]) == (True, [0, 0], 0)


@pytest.mark.rule("DW-LAND-10")
def test_a_party_moved_west_with_its_column_scores_nothing() -> None:
    s = short_of_land("last_train_out")
    for seat in range(2):
        put(s, seat, "c0r0")
    run(drop_column(s), "put draw", "put draw")
    assert ([place(s, seat) for seat in range(2)], s.vp) == (["c1r0", "c1r0"], [0])


@pytest.mark.rule("DW-LAND-04", "DW-LAND-10")
def test_each_player_moved_off_chooses_the_pile_for_the_own_card() -> None:
    s = short_of_land()
    put(s, 1, "c0r0")
    set_out(s, walk=1)
    play(s, "try west")
    assert (question(s), who(s)) == ("which_pile", 1)
