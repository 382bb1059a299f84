"""Trains, the station and its track. Chapter 5.19."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import RIVER, SPACE, TILE
from saddlebag.games.frontier.effects.terms import RAILROAD
from saddlebag.games.frontier.rules import development, land, railroad, trading
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
    sentences,
    table,
    tile_at,
    turn,
    why_not,
)
from tests.games.frontier.texts_kit import carry_out, of
from tests.games.frontier.town_kit import builder, near_arrival, spaces, track
from tests.games.kit import ask_after, run, texts

RED = 0
STATION = "B2_54"


# --- trains -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAIL-01")
def test_a_tile_moves_the_trains_of_its_colours_one_step_closer() -> None:
    s = builder(rails="rr7", wires="tt9", money=10, log=1)
    play(s, "develop")
    if question(s) == "develop_which":
        play(s, "develop_network railroad")
    assert s.distances == [3, 3, 4]
    assert "The red train is now 3 steps from town." in sentences(s)


@pytest.mark.rule("FO-RAIL-01")
def test_a_train_in_town_pays_the_builder_two_dollars_instead() -> None:
    s = builder(rails="rr1", wires="tt9", money=5)
    build(s, STATION, "railroad_station")
    s.distances = [0, 2, 3]
    ask_anew(s)
    play(s, "develop")
    assert (has(s, 0, "money"), s.distances) == (2, [0, 2, 3])


@pytest.mark.rule("FO-RAIL-01", "FO-DEV-03")
def test_a_free_tile_pays_nothing_for_a_train_in_town() -> None:
    s = builder(rails="rr1")
    build(s, STATION, "railroad_station")
    s.distances = [0, 2, 3]
    run(development.build_next(s, 0, RAILROAD, paid=False))
    assert (has(s, 0, "money"), has(s, 0, "tools")) == (0, 2)


@pytest.mark.rule("FO-RAIL-09")
def test_railroad_dispatch_brings_a_train_of_the_builders_choice() -> None:
    s = builder(wires="tt5", rails="rr7", money=6)
    near_arrival(s)
    s.distances = [2, 1, 3]
    play(s, "develop")
    assert on_offer(s) == ["bring red", "bring blue", "bring yellow"]
    assert label(s, "bring blue") == "The Union Pacific, 1 away"
    play(s, "bring blue")
    assert s.distances == [2, 0, 3]
    assert question(s) == "station_where"


@pytest.mark.rule("FO-RAIL-09", "FO-RAIL-01")
def test_who_pays_for_railroad_dispatch_may_choose_a_train_in_town_for_two_dollars() -> None:
    s = builder(wires="tt5", rails="rr7", money=6)
    build(s, STATION, "railroad_station")
    s.distances = [0, 1, 3]
    ask_anew(s)
    play(s, "develop")
    assert label(s, "bring red") == "The Kansas Pacific is in town: $2"
    play(s, "bring red")
    assert (has(s, 0, "money"), s.distances) == (2, [0, 1, 3])


@pytest.mark.rule("FO-RAIL-09")
def test_on_an_event_card_the_mayor_chooses_among_the_trains_that_are_not_in_town() -> None:
    s = table()
    build(s, STATION, "railroad_station")
    s.distances = [0, 1, 3]
    ask = ask_after(carry_out(s, "train any 1", kind="weather"))
    assert (ask.seat, texts(ask)) == (s.mayor, ["bring blue", "bring yellow"])
    s.distances = [0, 0, 0]
    run(carry_out(s, "train any 1", kind="weather"))
    assert has(s, 0, "money") == 0


@pytest.mark.rule("FO-RAIL-09", "FO-RAIL-02")
def test_whoever_brings_the_first_train_the_mayor_places_the_station_at_once() -> None:
    s = table()
    s.mayor = 2
    near_arrival(s)
    ask = ask_after(railroad.bring_train(s, 0, RED, 1, True))
    assert (ask.question.name, ask.seat) == ("station_where", 2)


# --- station and track --------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAIL-02", "FO-RAIL-08")
def test_the_station_touches_town_where_the_track_needs_least_rough_land() -> None:
    s = table()
    assert spaces(railroad.station_spaces(s)) == ["B2_42"]  # from the others the track crosses the river
    near_arrival(s)
    rough = {space: _rough_to(s, space) for space in spaces(land.free_by_town(s))}
    assert rough == {
        "B2_24": 2, "B2_31": 1, "B2_35": 2, "B2_40": 1, "B2_42": 0, "B2_45": 2, "B2_51": 0, "B2_54": 1,
    }  # fmt: skip
    ask = ask_after(railroad.bring_train(s, 0, RED, 1, True))
    assert texts(ask) == ["station_on B2_42", "station_on B2_51"]


def _rough_to(s: Table, space: str) -> int:
    """The rough spaces of the track to a station there."""
    return sum([railroad.is_rough(s, each) for each in railroad.track_to(s, of(space))])


@pytest.mark.rule("FO-RAIL-02")
def test_why_the_station_does_not_stand_elsewhere() -> None:
    s = builder(rails="rr1", wires="tt9", money=5)
    near_arrival(s)
    play(s, "develop")
    assert why_not(s, "station_on B3_00") == "That board is not in play."
    assert why_not(s, "station_on B2_33") == "The station needs a free flat space."
    assert why_not(s, "station_on B4_10") == "The station must touch town."
    assert why_not(s, "station_on B2_24") == "From there the track would cross more rough land than it must."


@pytest.mark.rule("FO-RAIL-03")
def test_flat_land_comes_before_a_short_line() -> None:
    s = table()
    s.tiles[of("B4_50")] = NOBODY
    build(s, "B4_00", "train_tile")
    # The straight line of five spaces along row 0 is forest at one place; around it there are seven flat ones.
    found = railroad.track_to(s, of("B2_40"))
    assert all(not railroad.is_rough(s, each) for each in found)
    assert of("B2_50") not in found  # forest
    s.trees[of("B2_50")] = 0
    assert spaces(railroad.track_to(s, of("B2_40"))) == ["B2_50"]  # cleared forest counts as plain


@pytest.mark.rule("FO-RAIL-03")
def test_desert_beside_the_train_tile_counts_as_plain_and_other_desert_does_not() -> None:
    s = table()
    assert not railroad.is_rough(s, of("B4_40"))
    assert not railroad.is_rough(s, of("B4_51"))
    assert railroad.is_rough(s, of("B4_52"))
    assert [railroad.is_rough(s, of(space)) for space in ("B4_30", "B4_20", "B4_10", "B1_22", "B4_33", "B4_34")] == [
        False, False, False, True, True, True,
    ]  # fmt: skip


@pytest.mark.rule("FO-RAIL-03", "FO-CORE-16")
def test_track_goes_over_cattle_grass_and_drought_but_not_over_tiles() -> None:
    s = table()
    s.distances = [1, 3, 3]
    straight = railroad.track_to(s, of("B2_42"))
    put(s, 0, cattle={SPACE[straight[2]]: 2})
    s.drought, s.grass = 1 << straight[3], 1 << straight[1]
    assert railroad.track_to(s, of("B2_42")) == straight
    run(railroad.bring_train(s, 0, RED, 1, True))
    assert sorted(track(s)) == sorted(spaces(straight))
    assert (s.drought, s.grass, s.players[0].cattle[straight[2]]) == (0, 0, 2)
    s = table()
    build(s, SPACE[straight[2]], "farmstead", 0)
    assert straight[2] not in railroad.track_to(s, of("B2_42"))


@pytest.mark.rule("FO-RAIL-04")
def test_of_equal_tracks_the_one_that_goes_west_then_north_then_south_is_laid() -> None:
    s = table()
    s.tiles[of("B4_50")] = NOBODY
    build(s, "B4_31", "train_tile")
    assert spaces(railroad.track_to(s, of("B4_12"))) == ["B4_21", "B4_11"]  # west as long as it can, then south
    build(s, "B4_11", "farmstead", 0)
    assert spaces(railroad.track_to(s, of("B4_12"))) == ["B4_21", "B4_22"]
    s = table()
    s.tiles[of("B4_50")] = NOBODY
    build(s, "B4_11", "train_tile")
    build(s, "B4_12", "farmstead", 0)
    assert spaces(railroad.track_to(s, of("B4_30"))) == ["B4_10", "B4_20"]  # north before east


@pytest.mark.rule("FO-RAIL-05")
def test_track_crosses_forest_and_water_if_it_must_but_never_a_mountain() -> None:
    s = table()
    over_the_river = [each for each in railroad.track_to(s, of("B2_54")) if railroad.is_rough(s, each)]
    assert [land.terrain(s, each) for each in over_the_river] == [RIVER]
    s.tiles[of("B4_50")] = NOBODY
    build(s, "B1_30", "train_tile")
    assert spaces(railroad.track_to(s, of("B1_21"))) == ["B1_20"]  # forest like all that is around
    assert [railroad.takes_track(s, of(space)) for space in ("B1_20", "B1_11", "B1_23", "B1_10")] == [
        True, True, True, False,
    ]  # fmt: skip
    land.put_tile(s, of("B1_20"), TILE.find("track"))
    assert s.trees[of("B1_20")] == 0


@pytest.mark.rule("FO-RAIL-05")
def test_without_any_way_no_track_is_laid_and_the_station_works_all_the_same() -> None:
    s = table()
    for space in ("B4_40", "B4_51"):
        build(s, space, "farmstead", 1)
    s.distances = [1, 3, 3]
    assert railroad.station_spaces(s) == land.free_by_town(s)
    run(railroad.bring_train(s, 0, RED, 1, True), "station_on B2_45")
    assert (tile_at(s, "B2_45"), track(s)) == ("railroad_station", [])
    turn(s)
    assert trading.station_stands(s)


@pytest.mark.rule("FO-RAIL-06")
def test_nothing_is_built_on_track_but_cattle_stand_on_it() -> None:
    s = table()
    build(s, "B2_45", "track")
    assert of("B2_45") not in land.free_by_town(s)
    assert land.room_for_cattle(s, of("B2_45")) == land.MOST_CATTLE


@pytest.mark.rule("FO-RAIL-07", "FO-MKT-08")
def test_all_trains_are_connected_when_the_station_stands() -> None:
    s = table()
    s.distances = [1, 3, 4]
    assert trading.rows_open(s, 0) == trading.STEAMSHIP_ROWS
    run(railroad.bring_train(s, 0, RED, 1, True))
    assert set(trading.TRAIN_ROWS) <= set(trading.rows_open(s, 0))


@pytest.mark.rule("FO-RAIL-08")
def test_the_station_is_a_town_tile() -> None:
    s = table()
    build(s, "B2_54", "railroad_station")
    assert of("B2_54") in land.connected(s)
    assert of("B4_04") in land.free_by_town(s)


@pytest.mark.rule("FO-RAIL-05", "FO-CORE-15")
def test_no_more_track_is_laid_than_there_are_tiles() -> None:
    s = table()
    s.distances = [1, 3, 3]
    for space in s.spaces[:28]:
        if s.tiles[space] == NOBODY:
            s.tiles[space] = TILE.find("track")
    left = land.tiles_left(s, TILE.find("track"))
    found = railroad.track_to(s, of("B2_42"))
    assert 0 < left < len(found)
    run(railroad.bring_train(s, 0, RED, 1, True))
    assert set(spaces(found[:left])) <= set(track(s))
    assert land.tiles_left(s, TILE.find("track")) == 0
