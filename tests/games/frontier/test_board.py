"""The boards, the river and what land is good for. Chapter 5.2."""

from itertools import pairwise

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier import content
from saddlebag.games.frontier.content import BASIN, LAYOUT, SPACE, TILE
from saddlebag.games.frontier.rules import land
from tests.games.frontier.kit import build, fresh, put, table

SEEDS = range(30)


def boards(players: int, seed: int) -> list[str]:
    return [content.BOARD[board] for board in content.LAYOUT_BOARDS[fresh(players, seed).layout]]


def of(space: str) -> int:
    return SPACE.find(space)


@pytest.mark.rule("FO-BOARD-01")
def test_two_and_three_players_lay_three_boards_with_one_middle_board_by_chance() -> None:
    for players in (2, 3):
        assert {tuple(boards(players, seed)) for seed in SEEDS} == {("B1", "B2", "B4"), ("B1", "B3", "B4")}


@pytest.mark.rule("FO-BOARD-01")
def test_four_and_five_players_lay_four_boards_with_the_middle_ones_in_any_order() -> None:
    for players in (4, 5):
        orders = {tuple(boards(players, seed)) for seed in SEEDS}
        assert orders == {("B1", "B2", "B3", "B4"), ("B1", "B3", "B2", "B4")}


@pytest.mark.rule("FO-BOARD-02")
def test_the_last_column_of_a_board_touches_the_first_of_the_next_row_by_row() -> None:
    s = table()
    assert len(s.spaces) == 3 * 6 * 7
    assert of("B2_03") in s.adjacent[of("B1_53")]
    assert of("B2_02") in s.around[of("B1_53")]
    assert of("B2_02") not in s.adjacent[of("B1_53")]
    assert of("B3_03") not in s.around[of("B1_53")]


@pytest.mark.rule("FO-BOARD-03")
def test_the_distance_counts_diagonal_steps_as_one_over_all_boards() -> None:
    s = table()
    assert s.distance(of("B1_00"), of("B4_56")) == 17
    assert s.distance(of("B1_22"), of("B1_33")) == 1
    assert table(4).distance(of("B1_00"), of("B4_50")) == 23


@pytest.mark.rule("FO-BOARD-04")
def test_there_are_seven_terrains() -> None:
    assert list(content.TERRAIN.ids) == ["forest", "grassland", "plain", "desert", "mountain", "river", "stream"]
    assert set(content.TERRAIN_OF) == set(range(7))


@pytest.mark.rule("FO-BOARD-05")
@pytest.mark.parametrize("layout", LAYOUT.ids)
def test_the_river_is_one_chain_from_the_first_basin_to_the_port(layout: str) -> None:
    number = LAYOUT.find(layout)
    chain = [space for basin in content.DOWNSTREAM[number] for space in content.BASIN_SPACES[basin]]
    rivers = [space for space in content.SPACES_IN_PLAY[number] if content.TERRAIN_OF[space] == content.RIVER]
    assert sorted(chain) == sorted(rivers)
    for one, following in pairwise(chain):
        assert following in content.ADJACENT[number][one]
    assert chain[-1] == content.PORT


@pytest.mark.rule("FO-BOARD-05")
def test_every_stream_flows_into_a_basin() -> None:
    streams = [space for space, terrain in enumerate(content.TERRAIN_OF) if terrain == content.STREAM]
    assert all(content.WATER_BASIN[stream] != NOBODY for stream in streams)
    assert BASIN[content.WATER_BASIN[of("B4_35")]] == "b4"


@pytest.mark.rule("FO-BOARD-06")
def test_basins_follow_each_other_downstream() -> None:
    s = table(4)
    assert [BASIN[basin] for basin in content.DOWNSTREAM[s.layout]] == ["b1", "b2a", "b2b", "b3a", "b3b", "b4"]
    assert [BASIN[basin] for basin in content.DOWNSTREAM[table().layout]] == ["b1", "b2a", "b2b", "b4"]


@pytest.mark.rule("FO-BOARD-07")
def test_a_basin_holds_its_printed_number_of_logs_of_all_players_and_three_more_with_four_players() -> None:
    s = table()
    b1 = BASIN.find("b1")
    assert land.capacity(s, b1) == 6
    assert land.capacity(table(4), b1) == 9
    put(s, 0, logs={"b1": 2})
    put(s, 1, logs={"b1": 3})
    assert land.room_in(s, b1) == 1


@pytest.mark.rule("FO-BOARD-08")
def test_a_full_basin_has_no_room() -> None:
    s = table()
    put(s, 0, logs={"b2a": 5})
    assert land.room_in(s, BASIN.find("b2a")) == 0


@pytest.mark.rule("FO-BOARD-09")
def test_the_port_is_the_last_river_space_of_the_landing() -> None:
    assert SPACE[content.PORT] == "B4_53"


@pytest.mark.rule("FO-BOARD-10")
def test_every_forest_starts_with_three_trees_and_is_plain_without_any() -> None:
    s = fresh()
    forest = of("B1_22")
    assert {s.trees[space] for space in content.FORESTS} == {3}
    assert sum(s.trees) == 3 * len(content.FORESTS)
    assert land.terrain(s, forest) == content.FOREST
    assert not land.is_flat(s, forest)
    s.trees[forest] = 0
    assert land.terrain(s, forest) == content.PLAIN
    assert land.is_flat(s, forest)


@pytest.mark.rule("FO-BOARD-11")
def test_grassland_holds_four_cattle_of_all_players_together() -> None:
    s = table()
    put(s, 0, cattle={"B1_50": 1})
    put(s, 1, cattle={"B1_50": 2})
    assert land.room_for_cattle(s, of("B1_50")) == 1
    put(s, 2, cattle={"B1_50": 1})
    assert land.room_for_cattle(s, of("B1_50")) == 0


@pytest.mark.rule("FO-BOARD-12")
def test_a_plain_with_a_grass_tile_is_grassland() -> None:
    s = table()
    plain = of("B1_52")
    assert land.room_for_cattle(s, plain) == 0
    s.grass |= 1 << plain
    assert land.terrain(s, plain) == content.GRASSLAND
    assert land.room_for_cattle(s, plain) == 4


@pytest.mark.rule("FO-BOARD-13")
def test_grassland_in_drought_feeds_nothing() -> None:
    s = table()
    s.drought |= 1 << of("B1_50")
    assert land.terrain(s, of("B1_50")) == content.GRASSLAND
    assert land.room_for_cattle(s, of("B1_50")) == 0


@pytest.mark.rule("FO-BOARD-14")
def test_mouths_are_where_streams_join_the_river_and_the_port() -> None:
    mouths = [SPACE[space] for space in range(len(SPACE)) if content.IS_MOUTH[space]]
    assert mouths == ["B1_13", "B2_12", "B3_13", "B4_33", "B4_53"]
    for mouth in mouths[:-1]:
        layout = LAYOUT.find("B1_B2_B3_B4")
        near = content.ADJACENT[layout][of(mouth)]
        assert content.STREAM in [content.TERRAIN_OF[space] for space in near]


@pytest.mark.rule("FO-BOARD-15")
def test_mountain_river_and_stream_are_not_flat_land() -> None:
    s = table()
    for space in ("B1_00", "B1_23", "B1_11"):
        assert not land.is_flat(s, of(space))
    assert land.is_flat(s, of("B4_51"))


@pytest.mark.rule("FO-BOARD-15")
def test_no_tile_of_the_town_may_stand_on_water_or_mountain() -> None:
    s = table()
    build(s, "B2_35", "tent", 0)
    assert all(land.is_flat(s, space) for space in land.free_by_town(s))
    assert TILE.find("tent") == s.tiles[of("B2_35")]
