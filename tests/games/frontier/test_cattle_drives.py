"""Cattle drives. Chapter 5.15."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import MARKET_ROW, SPACE
from saddlebag.games.frontier.rules import goods
from tests.games.frontier.kit import (
    Table,
    build,
    has,
    herd,
    label,
    on_offer,
    play,
    put,
    question,
    sentences,
    table,
    turn,
    why_not,
)
from tests.games.frontier.test_ranching import RANCHERS, spaces_offered

RED, YELLOW = MARKET_ROW.find("red_train_cattle"), MARKET_ROW.find("yellow_train_cattle")
CATTLE, HORSE = 10, 6
TRAIN = "B4_50"
"""The train tile: B4_22 is three steps away, B2_51 and B2_52 six."""


def herd_at(space: str, number: int = 2, horses: int = 0, **options: Any) -> Table:
    """The turn of a rancher with one herd."""
    s = table(3, RANCHERS, **options)
    put(s, 0, cattle={space: number}, horse=horses)
    turn(s)
    return s


def ends(s: Table, *answers: str) -> list[str]:
    """Where a drive could end after these answers."""
    play(s, "ranch drive", *answers)
    return spaces_offered(s, "herd_to")


# --- how far, how many --------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-02", "FO-BOARD-03")
def test_two_cattle_are_driven_three_spaces_in_eight_directions() -> None:
    s = herd_at("B4_11")
    found = ends(s, "drive_heads 2")
    assert {"B4_22", "B4_00", "B2_51", "B4_24"} <= set(found)  # one, one, two and three steps, all diagonal
    assert "B2_41" in found  # three to the west
    assert not {"B4_15", "B2_30"} & set(found)  # four
    play(s, "herd_to B4_24")
    assert herd(s, 0) == {"B4_24": 2}
    assert s.players[0].laid == [SPACE.find("B4_11")]


@pytest.mark.rule("FO-RAN-02")
def test_without_diagonals_a_drive_goes_straight() -> None:
    s = herd_at("B4_11", drive_diagonal=False)
    found = ends(s, "drive_heads 2")
    assert {"B4_22", "B4_00"} <= set(found)  # two straight steps each
    assert "B4_24" not in found  # four
    assert "B2_41" in found


@pytest.mark.rule("FO-RAN-02")
def test_part_of_a_herd_may_be_driven() -> None:
    s = herd_at("B4_11", 3)
    play(s, "ranch drive")
    assert on_offer(s) == ["drive_heads 1", "drive_heads 2"]
    play(s, "drive_heads 1", "herd_to B4_12")
    assert herd(s, 0) == {"B4_11": 2, "B4_12": 1}


@pytest.mark.rule("FO-RAN-03", "FO-RAN-36", "FO-IND-12")
def test_a_horse_adds_two_cattle_or_three_spaces() -> None:
    s = herd_at("B4_11", 4, horses=1)
    play(s, "ranch drive")
    assert on_offer(s) == ["drive_heads 1", "drive_heads 2", "drive_heads 3", "drive_heads 4"]
    play(s, "drive_heads 4")
    assert not {"B2_30", "B4_15"} & set(on_offer(s))  # the horse is needed for the cattle
    play(s, "herd_to B4_22")
    assert goods.available(s.players[0], HORSE) == 0
    s = herd_at("B4_11", 2, horses=1)
    assert {"B4_15", "B2_30"} <= set(ends(s, "drive_heads 2"))
    play(s, "herd_to B4_22")
    assert goods.available(s.players[0], HORSE) == 1  # near enough without


@pytest.mark.rule("FO-RAN-03", "FO-RAN-06")
def test_ex_11_a_horse_brings_two_cattle_to_the_train_six_spaces_away() -> None:
    s = herd_at("B2_52", 2, horses=1)
    play(s, "ranch drive", "drive_heads 2", f"herd_to {TRAIN}")
    assert herd(s, 0) == {}
    assert has(s, 0, "money") == 7
    assert goods.available(s.players[0], HORSE) == 0


@pytest.mark.rule("FO-RAN-36", "FO-RAN-03")
def test_ex_25_three_cattle_six_spaces_away_take_two_horses() -> None:
    s = herd_at("B2_52", 3, horses=2)
    play(s, "ranch drive", "drive_heads 3")
    assert label(s, f"herd_to {TRAIN}") == "To the train tile, with 2 horses: sold for $10"
    play(s, f"herd_to {TRAIN}")
    assert goods.available(s.players[0], HORSE) == 0
    assert herd(s, 0) == {}


@pytest.mark.rule("FO-RAN-03", "FO-IND-13")
def test_an_exhausted_horse_does_not_go_along() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B2_52": 2}, horse=1)
    s.players[0].exhausted[0] = 1
    turn(s)
    assert TRAIN not in ends(s, "drive_heads 2")


@pytest.mark.rule("FO-RAN-04")
def test_rivers_buildings_and_cattle_do_not_block_a_drive() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_12": 1})
    put(s, 1, cattle={"B4_11": 4})
    build(s, "B4_02", "horse_stable", 1)
    build(s, "B4_22", "horse_stable", 1)
    turn(s)
    assert {"B4_04", "B4_00", "B4_10", "B2_51"} <= set(ends(s))


@pytest.mark.rule("FO-RAN-04", "FO-RAN-36")
def test_the_range_is_counted_around_mountains() -> None:
    # B2_00 and B2_01 are mountains: from B1_50 it takes four steps to B2_20, three spaces away
    assert "B2_20" not in ends(herd_at("B1_50", 1))
    assert "B2_20" in ends(herd_at("B1_51", 1))


# --- where it ends ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-05", "FO-RAN-01", "FO-BOARD-13")
def test_a_herd_ends_on_grassland_without_drought_and_building_with_room_for_all() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_11": 2})
    put(s, 1, cattle={"B4_10": 3, "B4_00": 2})
    build(s, "B4_22", "wind_pump", 1)
    s.drought = 1 << SPACE.find("B4_12")
    turn(s)
    found = ends(s, "drive_heads 2")
    assert "B4_00" in found  # room for two
    assert not {"B4_10", "B4_22", "B4_12", "B4_21", "B4_01", "B4_03"} & set(found)
    assert why_not(s, "herd_to B4_21").startswith("A herd ends on grassland")
    assert why_not(s, "herd_to B4_10").startswith("That is too far")


@pytest.mark.rule("FO-RAN-05")
def test_a_building_in_range_lets_a_herd_end_beside_it_one_step_further() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_11": 1})
    turn(s)
    assert "B4_15" not in ends(s)
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_11": 1})
    build(s, "B4_14", "horse_stable", 1)  # three steps away, adjacent to B4_15
    turn(s)
    found = ends(s)
    assert "B4_15" in found
    assert "B4_05" not in found  # diagonal to it
    play(s, "herd_to B4_15")
    assert herd(s, 0) == {"B4_15": 1}


@pytest.mark.rule("FO-RAN-05", "FO-RAIL-06")
def test_track_is_no_building_and_cattle_may_stand_on_it() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_11": 1})
    build(s, "B4_14", "track")
    build(s, "B4_10", "track")
    turn(s)
    found = ends(s)
    assert "B4_15" not in found
    assert "B4_10" in found


@pytest.mark.rule("FO-RAN-33")
def test_enclosed_cattle_are_not_driven() -> None:
    s = table(3, RANCHERS)
    build(s, "B4_11", "enclosure", 0, breed="hereford", cattle=3)
    turn(s)
    assert "ranch drive" not in on_offer(s)
    assert why_not(s, "ranch drive").startswith("It takes cattle of yours on the range")


# --- at the train -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-02", "FO-RAN-06", "FO-MKT-02", "FO-MKT-09")
def test_ex_10_two_cattle_three_spaces_from_the_train_are_sold_to_red() -> None:
    s = herd_at("B4_22")
    s.distances[0] = 2
    assert s.steps[RED] == 0
    play(s, "ranch drive", "drive_heads 2", f"herd_to {TRAIN}")
    assert has(s, 0, "money") == 7
    assert s.steps[RED] == 2
    assert "Coal sells 2 cattle for $7 ($4 + $3)." in sentences(s)


@pytest.mark.rule("FO-RAN-06", "FO-RAN-37")
def test_each_head_goes_to_the_train_that_pays_most() -> None:
    s = herd_at("B4_22")
    s.steps[RED] = 3  # $2
    play(s, "ranch drive", "drive_heads 2", f"herd_to {TRAIN}")
    assert has(s, 0, "money") == 3 + 3  # yellow at 1 and 2
    assert (s.steps[RED], s.steps[YELLOW]) == (3, 3)


@pytest.mark.rule("FO-RAN-06", "FO-MKT-08")
def test_a_train_on_the_train_tile_takes_no_freight_and_one_in_town_is_not_there() -> None:
    s = herd_at("B4_22")
    build(s, "B2_54", "railroad_station")
    s.distances = [0, 4, 3]
    play(s, "ranch drive", "drive_heads 2", f"herd_to {TRAIN}")
    assert has(s, 0, "money") == 3 + 3  # yellow's ladder from step 1, no freight of $3
    assert s.steps[RED] == 0


@pytest.mark.rule("FO-RAN-07")
def test_when_the_cattle_trains_have_left_the_stockyard_pays_two_dollars() -> None:
    s = herd_at("B4_22")
    build(s, "B2_54", "railroad_station")
    s.distances = [0, 4, 0]  # the blue train does not trade cattle
    play(s, "ranch drive", "drive_heads 2", f"herd_to {TRAIN}")
    assert has(s, 0, "money") == 4
    assert (s.steps[RED], s.steps[YELLOW]) == (0, 1)
    assert s.now.sold[CATTLE] == 2


@pytest.mark.rule("FO-MKT-15", "FO-RAN-06")
def test_who_bought_cattle_does_not_sell_any_at_the_train() -> None:
    s = herd_at("B4_22")
    s.now.bought = 1 << CATTLE
    assert TRAIN not in ends(s, "drive_heads 2")


@pytest.mark.rule("FO-MKT-11")
def test_cattle_are_sold_beside_the_town_only_if_the_table_agreed() -> None:
    s = herd_at("B2_45")
    play(s, "ranch drive", "drive_heads 2", "herd_to B2_54")  # adjacent to the freight station
    assert question(s) == "action"
    s = herd_at("B2_15", live_sale_only_at_rail=False)
    play(s, "ranch drive", "drive_heads 2", "herd_to B2_45")
    assert on_offer(s) == ["sell_there", "keep_herd"]
    play(s, "sell_there")
    assert has(s, 0, "money") == 4
    assert herd(s, 0) == {}
    s = herd_at("B2_15", live_sale_only_at_rail=False)
    play(s, "ranch drive", "drive_heads 2", "herd_to B2_45", "keep_herd")
    assert herd(s, 0) == {"B2_45": 2}
    s = herd_at("B2_15", live_sale_only_at_rail=False)
    play(s, "ranch drive", "drive_heads 2", "herd_to B2_23")  # only diagonal to the stockpile
    assert question(s) == "action"


# --- cards that help ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-PAR-01", "FO-RAN-02")
def test_nat_love_drives_two_spaces_further() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_10": 1}, hired="p02")
    turn(s)
    assert TRAIN in ends(s)  # four spaces without a horse


@pytest.mark.rule("FO-PAR-01", "FO-RAN-06")
def test_mccoy_adds_a_dollar_to_the_first_two_heads_of_a_turn() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_22": 3}, horse=1, hired="p01")
    turn(s)
    play(s, "ranch drive", "drive_heads 3", f"herd_to {TRAIN}")
    assert has(s, 0, "money") == 4 + 3 + 3 + 2


@pytest.mark.rule("FO-L4-04")
def test_the_cattle_king_drives_four_heads_and_sells_each_for_a_dollar_more() -> None:
    s = table(3, RANCHERS)
    put(s, 0, cattle={"B4_22": 4}, ranching=4)
    turn(s)
    play(s, "ranch drive", "drive_heads 4", f"herd_to {TRAIN}")
    assert has(s, 0, "money") == (4 + 3 + 3 + 3) + 4


@pytest.mark.rule("FO-RAN-03")
def test_why_so_many_are_not_driven() -> None:
    s = herd_at("B4_11", 4)
    play(s, "ranch drive")
    assert why_not(s, "drive_heads 3").startswith("There are not so many, or it takes more horses")
