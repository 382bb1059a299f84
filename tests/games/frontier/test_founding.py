"""The founding of the town, and the start of each industry. Chapter 5.4."""

import pytest

from saddlebag.games.frontier import content
from saddlebag.games.frontier.content import BOARD, BOARD_OF, INDUSTRY, LAYOUT, SPACE
from saddlebag.games.frontier.rules import founding, land
from tests.games.frontier.kit import (
    Table,
    at,
    build,
    fresh,
    herd,
    on_offer,
    play,
    put,
    question,
    tile_at,
    who,
    why_not,
)
from tests.games.kit import run


def of(space: str) -> int:
    return SPACE.find(space)


def before_founding(industries: str, layout: str = "B1_B2_B4") -> Table:
    """All have chosen, seat 0 is mayor, and the town is to be founded."""
    seats = industries.split()
    s = fresh(len(seats))
    s.layout = LAYOUT.find(layout)
    s.first = s.mayor = s.active = 0
    for player, industry in zip(s.players, seats, strict=True):
        player.levels[INDUSTRY.find(industry)] = 1
    at(s, "town: place_stockpile")
    return s


def with_town(industries: str, layout: str = "B1_B2_B4", train: str = "B4_50") -> Table:
    """The town lies at the Bend, tents and train tile too; the starts of the industries come next."""
    s = before_founding(industries, layout)
    middle = ("B2_34", "B2_44", "B2_43") if "B2" in layout else ("B3_33", "B3_35", "B3_34")
    for space, tile in zip(middle, ("log_stockpile", "freight_station", "bridge"), strict=True):
        build(s, space, tile)
    for seat in range(len(s.players)):
        build(s, SPACE[land.free_by_town(s)[0]], "tent", seat)
    build(s, train, "train_tile")
    at(s, "starts: start_industry", s.clockwise(s.first))
    return s


# --- the town -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-FOUND-01")
def test_the_mayor_puts_the_stockpile_on_a_founding_spot_by_the_river() -> None:
    s = before_founding("lumbering mining")
    assert (who(s), question(s)) == (0, "stockpile_spot")
    assert on_offer(s) == ["found B2_21", "found B2_34", "found B2_42", "found B2_44"]
    assert "founding spot" in why_not(s, "space:B2_35")
    play(s, "found B2_34")
    assert tile_at(s, "B2_34") == "log_stockpile"


@pytest.mark.rule("FO-FOUND-01")
def test_with_four_boards_there_are_founding_spots_on_both_middle_boards() -> None:
    s = before_founding("lumbering mining ranching mining", "B1_B3_B2_B4")
    assert len(on_offer(s)) == 8


@pytest.mark.rule("FO-FOUND-02")
def test_the_freight_station_goes_on_another_spot_of_the_same_board() -> None:
    s = before_founding("lumbering mining ranching mining", "B1_B2_B3_B4")
    play(s, "found B2_34")
    assert on_offer(s) == ["found B2_21", "found B2_42", "found B2_44"]
    assert "the board with the stockpile" in why_not(s, "space:B3_33")
    play(s, "found B2_21")
    assert tile_at(s, "B2_21") == "freight_station"


@pytest.mark.rule("FO-FOUND-03")
def test_the_bridge_goes_on_a_site_beside_the_stockpile_or_the_station_and_the_only_one_is_not_asked_for() -> None:
    s = before_founding("lumbering mining")
    play(s, "found B2_34", "found B2_21")
    assert tile_at(s, "B2_22") == "bridge"
    s = before_founding("lumbering mining")
    play(s, "found B2_42", "found B2_21")
    assert on_offer(s) == ["found B2_22", "found B2_43"]
    assert "bridge site" in why_not(s, "space:B2_33")


@pytest.mark.rule("FO-FOUND-03")
@pytest.mark.parametrize("board", ["B2", "B3"])
def test_wherever_the_town_is_founded_there_is_a_site_for_the_bridge(board: str) -> None:
    spots = [SPACE[spot] for spot in content.FOUNDING_SPOTS if BOARD[BOARD_OF[spot]] == board]
    for stockpile in spots:
        for station in spots:
            s = before_founding("lumbering mining", f"B1_{board}_B4")
            build(s, stockpile, "log_stockpile")
            if station != stockpile:
                build(s, station, "freight_station")
                assert founding.bridge_sites(s)


@pytest.mark.rule("FO-FOUND-04")
def test_the_mayor_places_a_tent_of_every_player_beside_the_town() -> None:
    s = before_founding("lumbering mining ranching")
    play(s, "found B2_34", "found B2_44")
    tents = []
    for seat in range(3):
        assert (who(s), question(s)) == (0, "tent_space")
        offered = [of(text.split()[1]) for text in on_offer(s)]
        town = land.town_tiles(s)
        for space in offered:
            assert land.is_flat(s, space)
            assert land.is_free(s, space)
            assert any(near in town for near in s.adjacent[space])
        assert "free flat land beside a town tile" in why_not(s, "space:B1_00")
        tents.append(offered[0])
        play(s, f"found {SPACE[offered[0]]}")
        assert tile_at(s, SPACE[tents[-1]]) == "tent"
        assert s.owners[tents[-1]] == seat
    assert question(s) == "train_site"


@pytest.mark.rule("FO-FOUND-05")
@pytest.mark.rule("FO-FOUND-06")
def test_the_train_tile_goes_on_one_of_two_sites_and_all_trains_stand_at_their_distances() -> None:
    s = before_founding("lumbering mining")
    while question(s) != "train_site":
        play(s, on_offer(s)[0])
    assert (who(s), on_offer(s)) == (0, ["found B4_50", "found B4_56"])
    assert "train sites" in why_not(s, "space:B4_53")
    play(s, "found B4_56")
    assert land.train_tile(s) == of("B4_56")
    assert s.distances == [4, 4, 5]


# --- lumbering and mining -----------------------------------------------------------------------------------------


@pytest.mark.rule("FO-FOUND-07")
def test_the_starts_come_in_starting_order() -> None:
    s = with_town("lumbering mining ranching")
    s.first = 2
    at(s, "starts: start_industry", s.clockwise(s.first))
    asked_in_turn = []
    while question(s) != "action":
        if who(s) not in asked_in_turn:
            asked_in_turn.append(who(s))
        play(s, on_offer(s)[0])
    assert asked_in_turn == [2, 0, 1]


@pytest.mark.rule("FO-FOUND-08")
def test_a_logger_starts_with_a_camp_on_a_forest_by_the_river_on_the_first_board() -> None:
    s = with_town("lumbering lumbering")
    offered = [text.split()[1] for text in on_offer(s)]
    assert offered == ["B1_03", "B1_14", "B1_22", "B1_24", "B1_32", "B1_42", "B1_44"]
    assert "forest by the river" in why_not(s, "space:B1_21")
    play(s, "start_at B1_22")
    assert tile_at(s, "B1_22") == "logging_camp"
    assert s.owners[of("B1_22")] == 0
    assert s.trees[of("B1_22")] == 3
    assert "start_at B1_22" not in on_offer(s)
    assert "not free" in why_not(s, "space:B1_22")


@pytest.mark.rule("FO-FOUND-09")
def test_a_miner_starts_with_an_alluvial_deposit_on_flat_land_by_the_river_on_the_last_board() -> None:
    s = with_town("mining mining")
    offered = [text.split()[1] for text in on_offer(s)]
    assert offered == [f"B4_{column}{row}" for column in range(6) for row in (2, 4) if (column, row) != (3, 4)]
    assert "by the river at the Landing" in why_not(s, "space:B4_11")
    play(s, "start_at B4_44")
    deposit = s.deposit_at(of("B4_44"))
    assert deposit is not None
    assert (content.DEPOSIT[deposit.kind], deposit.level, deposit.dial) == ("alluvial", 1, 0)
    assert s.owners[of("B4_44")] == 0


@pytest.mark.rule("FO-FOUND-08")
@pytest.mark.rule("FO-FOUND-09")
@pytest.mark.rule("FO-FOUND-13")
def test_after_the_founding_both_workers_of_everybody_stand() -> None:
    s = with_town("lumbering mining ranching")
    while question(s) != "action":
        play(s, on_offer(s)[0])
    assert s.founded
    assert [player.standing for player in s.players] == [2, 2, 2]


@pytest.mark.rule("FO-FOUND-08")
@pytest.mark.rule("FO-FOUND-09")
def test_workers_stand_as_soon_as_the_town_is_founded() -> None:
    s = with_town("lumbering mining")
    run(founding.finish(s))
    assert [player.standing for player in s.players] == [2, 2]


@pytest.mark.rule("FO-FOUND-15")
def test_the_first_camp_is_looked_for_board_by_board_downstream() -> None:
    s = with_town("lumbering mining")
    boards = content.LAYOUT_BOARDS[s.layout]
    flat = [space for space in s.spaces if land.is_flat(s, space)]
    assert {BOARD[BOARD_OF[space]] for space in founding.first_with_spaces(s, boards, flat)} == {"B1"}
    for space in founding.first_with_spaces(s, boards, flat):
        build(s, SPACE[space], "sawmill", 1)
    assert {BOARD[BOARD_OF[space]] for space in founding.first_with_spaces(s, boards, flat)} == {"B2"}


@pytest.mark.rule("FO-FOUND-15")
def test_a_logger_for_whom_no_forest_by_the_river_is_left_starts_without_a_camp() -> None:
    s = with_town("lumbering mining")
    for text in on_offer(s):
        build(s, text.split()[1], "sawmill", 1)
    run(founding.start_lumbering(s, 0))
    assert not land.own_sites(s, 0, content.LOGGING_CAMP)


@pytest.mark.rule("FO-FOUND-15")
def test_a_miner_without_a_space_on_the_last_board_starts_further_upstream() -> None:
    s = with_town("mining mining")
    for text in on_offer(s):
        build(s, text.split()[1], "sawmill", 1)
    at(s, "starts: start_industry", s.clockwise(s.first))
    boards = {BOARD[BOARD_OF[of(text.split()[1])]] for text in on_offer(s)}
    assert boards == {"B2"}


@pytest.mark.rule("FO-FOUND-14")
def test_no_industry_starts_around_a_town_tile() -> None:
    s = with_town("mining mining")
    build(s, "B4_22", "tent", 1)
    at(s, "starts: start_industry", s.clockwise(s.first))
    offered = [text.split()[1] for text in on_offer(s)]
    assert not {"B4_12", "B4_32"} & set(offered)
    assert why_not(s, "space:B4_12") == "Industry keeps away from the town, also diagonally."


# --- ranching -----------------------------------------------------------------------------------------------------


def grazing(s: Table) -> list[str]:
    return [text.split()[1] for text in on_offer(s)]


@pytest.mark.rule("FO-FOUND-10")
@pytest.mark.parametrize("layout", ["B1_B2_B4", "B1_B3_B4"])
def test_a_rancher_puts_two_cattle_by_the_river_at_three_six_and_nine_spaces_from_the_train_tile(layout: str) -> None:
    s = with_town("ranching mining", layout)
    for distance in (3, 6, 9):
        spaces = founding.herd_spaces(s, distance)
        assert {s.distance(space, of("B4_50")) for space in spaces} == {distance}
        assert all(land.is_by(s, space, content.RIVER) for space in spaces)
    while question(s) == "herd_space":
        play(s, on_offer(s)[-1])
    away = {s.distance(of(space), of("B4_50")): number for space, number in herd(s, 0).items()}
    assert away == {3: 2, 6: 2, 9: 2}


@pytest.mark.rule("FO-FOUND-10")
def test_cattle_start_on_grassland_only() -> None:
    s = with_town("ranching mining")
    assert why_not(s, "space:B4_32") == "Cattle stand on grassland."
    assert "spaces from the train tile" in why_not(s, "space:B1_34")


@pytest.mark.rule("FO-FOUND-12")
def test_a_pair_may_stand_on_one_space_or_on_two() -> None:
    s = with_town("ranching mining")
    one, other = [SPACE[space] for space in founding.herd_spaces(s, 6)][:2]
    for pair in ((one, one), (one, other)):
        s = with_town("ranching mining")
        play(s, *[f"graze {space}" for space in pair])
        assert [space for space in (one, other) if space in herd(s, 0)] == sorted(set(pair))


@pytest.mark.rule("FO-FOUND-11")
def test_without_room_at_the_distance_cattle_go_to_the_nearest_distance_by_the_river() -> None:
    s = with_town("ranching mining")
    exact = founding.herd_spaces(s, 6)
    for space in exact:
        s.players[1].cattle[space] = 4
    nearest = founding.herd_spaces(s, 6)
    train = land.train_tile(s)
    assert nearest
    assert not set(nearest) & set(exact)
    gaps = {abs(s.distance(space, train) - 6) for space in nearest}
    assert len(gaps) == 1
    riverside = [space for space in s.spaces if land.room_for_cattle(s, space) and land.is_by(s, space, content.RIVER)]
    assert min([abs(s.distance(space, train) - 6) for space in riverside]) == gaps.pop()


@pytest.mark.rule("FO-FOUND-11")
def test_without_any_grassland_by_the_river_cattle_go_to_other_grassland_by_the_same_rule() -> None:
    s = with_town("ranching mining")
    for space in s.spaces:
        if land.room_for_cattle(s, space) and land.is_by(s, space, content.RIVER):
            s.drought |= 1 << space
    spaces = founding.herd_spaces(s, 6)
    assert spaces
    assert not any(land.is_by(s, space, content.RIVER) for space in spaces)
    assert {s.distance(space, land.train_tile(s)) for space in spaces} == {6}


@pytest.mark.rule("FO-FOUND-13")
def test_the_farmstead_goes_on_free_flat_land_around_one_of_the_cattle() -> None:
    s = with_town("ranching mining")
    put(s, 0, cattle={"B4_00": 2})
    spaces = founding.farm_spaces(s, 0)
    assert [SPACE[space] for space in spaces] == ["B2_51", "B4_10", "B4_11"]
    build(s, "B4_20", "tent", 1)
    assert [SPACE[space] for space in founding.farm_spaces(s, 0)] == ["B2_51"]


@pytest.mark.rule("FO-FOUND-13")
def test_without_space_around_the_cattle_the_farmstead_goes_nearest_to_them() -> None:
    s = with_town("ranching mining")
    put(s, 0, cattle={"B4_00": 2})
    for space in ("B2_50", "B2_51", "B4_10", "B4_11"):
        build(s, space, "sawmill", 1)
    (nearest,) = founding.farm_spaces(s, 0)
    assert s.distance(nearest, of("B4_00")) == 2
    free = [each for each in s.spaces if land.is_flat(s, each) and land.is_free(s, each)]
    town = land.around_town(s)
    assert nearest == next(each for each in free if each not in town and s.distance(each, of("B4_00")) == 2)


@pytest.mark.rule("FO-FOUND-13")
def test_a_rancher_places_the_farmstead_after_the_cattle() -> None:
    s = with_town("ranching mining")
    while question(s) == "herd_space":
        play(s, on_offer(s)[0])
    assert question(s) == "first_farmstead"
    assert "around one of your cattle" in why_not(s, "space:B1_50")
    space = on_offer(s)[0].split()[1]
    play(s, on_offer(s)[0])
    assert tile_at(s, space) == "farmstead"
    assert s.owners[of(space)] == 0
