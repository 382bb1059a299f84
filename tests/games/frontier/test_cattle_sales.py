"""Stables, enclosures, dairy, sales at the station and to one's own train. Chapter 5.15."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import BREED, CHARACTER, MARKET_ROW, SPACE
from saddlebag.games.frontier.rules import era, goods, ranch_buildings, ranching, town
from tests.games.frontier.kit import (
    Table,
    at,
    build,
    go_on,
    has,
    herd,
    label,
    on_offer,
    play,
    put,
    question,
    tile_at,
    turn,
    why_not,
)
from tests.games.frontier.test_ranching import ranch
from tests.games.kit import run

RED, YELLOW = MARKET_ROW.find("red_train_cattle"), MARKET_ROW.find("yellow_train_cattle")
CATTLE, HORSE = 10, 6
PEN, COW_PEN = "B4_12", "B4_22"


def rancher(level: int = 2, **things: Any) -> Table:
    """A rancher with a farmstead on B4_11, at a level."""
    s = ranch()
    put(s, 0, ranching=level, **things)
    if level >= 3:
        s.players[0].refrigerator = [1, 1]
    return s


def with_station(s: Table, red: int = 0, yellow: int = 2) -> Table:
    """The station stands; trains are so far away."""
    build(s, "B2_54", "railroad_station")
    s.distances = [red, 4, yellow]
    return s


# --- stables ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-16", "FO-RAN-34", "FO-IND-06", "FO-RAN-20")
def test_ex_24_four_horses_bring_two_more_once_a_round() -> None:
    s = rancher(2, horse=4)
    build(s, "B4_10", "horse_stable", 0)
    turn(s)
    play(s, "ranch stable")
    assert has(s, 0, "horse") == 6  # the room of a card and a stable
    assert goods.available(s.players[0], HORSE) == 6
    assert "ranch stable" not in on_offer(s)
    assert why_not(s, "ranch stable").startswith("It takes a stable of yours that was not used this round")


@pytest.mark.rule("FO-RAN-34")
def test_a_stable_is_used_once_a_round_even_with_room() -> None:
    s = rancher(2, horse=2)
    build(s, "B4_10", "horse_stable", 0)
    turn(s)
    play(s, "ranch stable")
    assert has(s, 0, "horse") == 3
    assert "ranch stable" not in on_offer(s)


@pytest.mark.rule("FO-RAN-17")
def test_a_donkey_stable_adds_a_donkey_for_two() -> None:
    s = rancher(2, donkey=3)
    build(s, "B4_10", "donkey_stable", 0)
    turn(s)
    play(s, "ranch stable")
    assert has(s, 0, "donkey") == 4


@pytest.mark.rule("FO-RAN-18")
def test_a_mule_stable_adds_a_mule_for_a_donkey_with_a_horse() -> None:
    s = rancher(2, donkey=1, horse=2)
    build(s, "B4_10", "mule_stable", 0)
    turn(s)
    play(s, "ranch stable")
    assert (has(s, 0, "mule"), has(s, 0, "donkey"), has(s, 0, "horse")) == (1, 1, 2)


@pytest.mark.rule("FO-RAN-19")
def test_an_ox_stable_adds_an_ox_for_four_cattle_fenced_ones_too() -> None:
    s = rancher(2, cattle={"B4_10": 3, "B4_15": 2})
    build(s, "B4_00", "ox_stable", 0)
    build(s, PEN, "enclosure", 0, breed="hereford", cattle=3)
    turn(s)
    play(s, "ranch stable")
    assert has(s, 0, "ox") == 2


@pytest.mark.rule("FO-RAN-20", "FO-CORE-14")
def test_one_use_adds_at_most_three_animals_and_as_far_as_there_is_room() -> None:
    s = rancher(2, horse=8)
    for space in ("B4_10", "B4_00", "B4_20"):
        build(s, space, "horse_stable", 0)
    turn(s)
    play(s, "ranch stable", "ranch_at B4_10")
    assert has(s, 0, "horse") == 11
    assert label(s, "ranch stable") == "Raise animals in a stable"
    play(s, "ranch stable")
    assert on_offer(s) == ["ranch_at B4_00", "ranch_at B4_20"]
    assert label(s, "ranch_at B4_00") == "1 horse from the stable on The Landing A1"


@pytest.mark.rule("FO-RAN-15", "FO-IND-01")
def test_stables_must_be_built_and_take_level_2() -> None:
    s = rancher(2, horse=2)
    turn(s)
    assert "ranch stable" not in on_offer(s)
    s = rancher(1, horse=2)
    build(s, "B4_10", "horse_stable", 0)
    turn(s)
    assert why_not(s, "ranch stable") == "It takes level 2 of ranching."


@pytest.mark.rule("FO-DAM-02", "FO-IND-06")
def test_ex_34_horses_stay_in_a_stable_with_revolt_which_cannot_be_used() -> None:
    s = rancher(2, horse=6)
    build(s, "B4_10", "horse_stable", 0, damage=1)
    at(s, "stand_up: begin_round")
    go_on(s)
    assert has(s, 0, "horse") == 6
    s.players[0].goods[HORSE] = 4  # there would be room
    turn(s)
    assert "ranch stable" not in on_offer(s)


# --- enclosures ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-21")
def test_an_enclosure_takes_a_breed_that_is_still_there() -> None:
    s = rancher(2, money=5, log=1, tools=1)
    for space in ("B4_00", "B4_10", "B4_02"):
        build(s, space, "enclosure", 1, breed="angus")
    turn(s)
    play(s, "build_industry", "build enclosure", f"site {PEN}")
    assert "breed_of angus" not in on_offer(s)
    assert why_not(s, "breed_of angus") == "All three enclosures of that breed are taken."
    assert label(s, "breed_of holstein") == "Holstein, dairy: $6 a head, $1 more for milk"
    play(s, "breed_of jersey")
    found = s.enclosure_at(SPACE.find(PEN))
    assert found is not None
    assert (BREED[found.breed], found.cattle) == ("jersey", 0)
    assert tile_at(s, PEN) == "enclosure"
    assert (has(s, 0, "money"), has(s, 0, "log"), has(s, 0, "tools")) == (0, 0, 0)


@pytest.mark.rule("FO-RAN-22", "FO-GEN-02")
def test_cattle_for_an_enclosure_are_bought_without_a_worker_up_to_three() -> None:
    s = rancher(2, money=20, cattle={"B4_15": 1})
    build(s, PEN, "enclosure", 0, breed="shorthorn", cattle=1)
    turn(s)
    play(s, "ranch stock")
    assert on_offer(s) == ["stock_with 1", "stock_with 2"]
    assert label(s, "stock_with 2") == "Buy 2 cattle for $8"
    play(s, "stock_with 2")
    assert has(s, 0, "money") == 12
    assert s.enclosures[0].cattle == 3
    assert goods.standing(s, 0) == 2
    assert "ranch stock" not in on_offer(s)


@pytest.mark.rule("FO-RAN-22")
def test_only_as_many_are_bought_as_can_be_paid() -> None:
    s = rancher(2, money=11, cattle={"B4_15": 1})
    build(s, PEN, "enclosure", 0, breed="hereford")
    turn(s)
    play(s, "ranch stock")
    assert on_offer(s) == ["stock_with 1", "stock_with 2"]


@pytest.mark.rule("FO-RAN-23")
def test_the_first_cow_of_a_player_costs_more() -> None:
    s = rancher(2, money=20)
    build(s, PEN, "enclosure", 0, breed="hereford")
    turn(s)
    play(s, "ranch stock", "stock_with 2")
    assert has(s, 0, "money") == 20 - (5 + 2) - 5
    assert ranch_buildings.stock_price(s, 0, BREED.find("hereford"), 1) == 5


@pytest.mark.rule("FO-MKT-15", "FO-RAN-22")
def test_ex_31_who_buys_a_cow_sells_no_cattle_in_this_turn() -> None:
    s = with_station(rancher(3, money=9, horse=1, cattle={"B4_15": 2}))
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=1)
    build(s, "B2_35", "packing_plant")
    s.tycoons = [CHARACTER.find("t02")]
    turn(s)
    assert {"ranch sell", "ranch own_train"} <= set(on_offer(s))
    play(s, "ranch stock", "stock_with 1")
    assert not {"ranch sell", "ranch own_train"} & set(on_offer(s))
    assert "use_card packing_plant" in on_offer(s)  # an exchange is no sale


@pytest.mark.rule("FO-MKT-15", "FO-RAN-22")
def test_who_sells_cattle_buys_none_in_this_turn() -> None:
    s = with_station(rancher(3, money=9, horse=1, cattle={"B4_15": 2}))
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=1)
    turn(s)
    play(s, "ranch sell", "ranch_at B4_15", "sell_heads 1")
    assert "ranch stock" not in on_offer(s)


# --- dairy --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-11")
def test_ex_35_two_enclosures_are_milked_by_one_worker_and_then_none_is_left() -> None:
    s = rancher(2)
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=3)
    build(s, COW_PEN, "enclosure", 0, breed="holstein", cattle=3)
    turn(s)
    play(s, "ranch dairy")
    assert label(s, f"milk {COW_PEN}") == "3 Holstein cattle on The Landing C3: $7"
    play(s, f"milk {COW_PEN}")
    assert on_offer(s) == [f"milk {PEN}", "milk_no_more"]
    play(s, f"milk {PEN}")
    assert has(s, 0, "money") == 10
    assert goods.standing(s, 0) == 1
    assert "ranch dairy" not in on_offer(s)


@pytest.mark.rule("FO-RAN-11")
def test_the_second_enclosure_may_wait_for_another_worker() -> None:
    s = rancher(2)
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=2)
    build(s, COW_PEN, "enclosure", 0, breed="jersey", cattle=2)
    turn(s)
    play(s, "ranch dairy", f"milk {PEN}", "milk_no_more", "ranch dairy")
    assert has(s, 0, "money") == 8


@pytest.mark.rule("FO-RAN-11", "FO-RAN-13", "FO-RAN-31", "FO-DAM-02")
def test_only_dairy_cows_fenced_in_the_farmsteads_group_are_milked() -> None:
    s = rancher(2, cattle={"B4_10": 2})
    build(s, PEN, "enclosure", 0, breed="hereford", cattle=3)
    turn(s)
    assert "ranch dairy" not in on_offer(s)  # meat
    build(s, "B4_26", "enclosure", 0, breed="jersey", cattle=3)
    turn(s)
    assert "ranch dairy" not in on_offer(s)  # not linked to the farmstead
    build(s, COW_PEN, "enclosure", 0, breed="jersey", cattle=3, damage=1)
    turn(s)
    assert "ranch dairy" not in on_offer(s)  # in revolt
    s.damage[SPACE.find(COW_PEN)] = 0
    turn(s)
    assert "ranch dairy" in on_offer(s)


@pytest.mark.rule("FO-TURN-06", "FO-RAN-11")
def test_guests_do_not_milk_round_up_or_sell_at_a_farmstead() -> None:
    s = ranch()
    build(s, PEN, "enclosure", 1, breed="jersey", cattle=2)
    put(s, 1, ranching=3, horse=1, guns=1, money=5)
    turn(s, 1)
    assert not {"ranch dairy", "ranch round_up"} & set(on_offer(s))


# --- at the station -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-08", "FO-MKT-08", "FO-RAN-37")
def test_ex_12_each_head_goes_to_the_train_that_pays_most_after_freight() -> None:
    s = with_station(rancher(1, horse=1, cattle={"B4_15": 3}))
    s.steps[RED], s.steps[YELLOW] = 1, 1
    turn(s)
    play(s, "ranch sell")
    assert label(s, "sell_heads 3") == "Sell 3 cattle: $8"
    play(s, "sell_heads 3")
    assert has(s, 0, "money") == 8
    assert (s.steps[RED], s.steps[YELLOW]) == (4, 1)
    assert herd(s, 0) == {}
    assert goods.available(s.players[0], HORSE) == 0
    assert s.players[0].laid == [SPACE.find("B4_15")]


@pytest.mark.rule("FO-RAN-08")
def test_a_sale_at_the_station_takes_the_station_a_worker_and_a_horse() -> None:
    s = rancher(1, horse=1, cattle={"B4_15": 3})
    turn(s)
    assert "ranch sell" not in on_offer(s)
    with_station(s)
    turn(s)
    assert "ranch sell" in on_offer(s)
    s.players[0].exhausted[0] = 1
    turn(s)
    assert why_not(s, "ranch sell").startswith("It takes the railroad station, an available horse")


@pytest.mark.rule("FO-RAN-08", "FO-RAN-33")
def test_part_of_a_herd_may_be_sold_at_the_station() -> None:
    s = with_station(rancher(1, horse=1, cattle={"B4_15": 3}))
    turn(s)
    play(s, "ranch sell", "sell_heads 1")
    assert herd(s, 0) == {"B4_15": 2}
    assert has(s, 0, "money") == 4


@pytest.mark.rule("FO-RAN-24", "FO-RAN-08")
def test_fenced_cattle_bring_their_breeds_bonus_at_the_station() -> None:
    s = with_station(rancher(2, horse=1))
    build(s, PEN, "enclosure", 0, breed="angus", cattle=3)
    turn(s)
    play(s, "ranch sell", "sell_heads 2")
    assert has(s, 0, "money") == 4 + 3 + 3 + 3
    assert s.enclosures[0].cattle == 1


@pytest.mark.rule("FO-DAM-02", "FO-RAN-08")
def test_nothing_is_sold_from_an_enclosure_in_revolt() -> None:
    s = with_station(rancher(3, horse=1))
    build(s, PEN, "enclosure", 0, breed="angus", cattle=3, damage=1)
    turn(s)
    assert not {"ranch sell", "ranch own_train"} & set(on_offer(s))


@pytest.mark.rule("FO-TYC-04", "FO-RAN-24")
def test_swift_adds_a_dollar_to_fenced_cattle_of_the_mayor_alone() -> None:
    s = with_station(rancher(2, horse=2, cattle={"B4_15": 1}))
    s.tycoons = [CHARACTER.find("t03")]
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=1)
    turn(s)
    play(s, "ranch sell", f"ranch_at {PEN}")
    assert has(s, 0, "money") == 5
    play(s, "ranch sell")
    assert has(s, 0, "money") == 5 + 3
    s.mayor = 1
    build(s, COW_PEN, "enclosure", 0, breed="jersey", cattle=1)
    put(s, 0, workers=2, horse=4)
    s.to_ask = []
    s.steps[RED] = 0
    turn(s)
    play(s, "ranch sell")
    assert has(s, 0, "money") == 8 + 4


# --- the refrigerator line ----------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-27", "FO-MKT-13")
def test_level_3_brings_a_refrigerator_line_with_its_own_markers() -> None:
    s = rancher(2)
    run(era.take_industry_card(s, 0), "take_card ran3")
    assert s.players[0].refrigerator == [1, 1]
    assert s.players[1].refrigerator == []


@pytest.mark.rule("FO-RAN-27", "FO-RAN-28", "FO-RAN-35")
def test_a_worker_on_an_enclosure_sells_to_the_own_train_without_a_horse() -> None:
    s = rancher(3)
    build(s, PEN, "enclosure", 0, breed="hereford", cattle=3)
    turn(s)
    play(s, "ranch own_train")
    assert label(s, "chill 3_0") == "Sell 3 cattle: $17"
    play(s, "chill 2_0")
    assert has(s, 0, "money") == 6 + 6
    assert s.players[0].refrigerator == [3, 1]
    assert s.enclosures[0].cattle == 1
    assert s.players[0].laid == [SPACE.find(PEN)]
    assert "ranch own_train" not in on_offer(s)  # once a round


@pytest.mark.rule("FO-RAN-28")
def test_range_cattle_are_not_for_the_refrigerator_line() -> None:
    s = rancher(3, cattle={"B4_15": 3})
    turn(s)
    assert "ranch own_train" not in on_offer(s)
    assert why_not(s, "ranch own_train").startswith("It takes an enclosure of yours with cattle")


@pytest.mark.rule("FO-RAN-28")
def test_dairy_cattle_have_their_own_ladder() -> None:
    s = rancher(3)
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=1)
    turn(s)
    play(s, "ranch own_train", "chill 1_0")
    assert has(s, 0, "money") == 5
    assert s.players[0].refrigerator == [1, 2]


@pytest.mark.rule("FO-RAN-29", "FO-RAN-30")
def test_slaughter_keeps_the_cow_and_pays_two_dollars_less_with_the_next_income() -> None:
    s = rancher(3)
    build(s, PEN, "enclosure", 0, breed="hereford", cattle=3)
    turn(s)
    play(s, "ranch own_train")
    assert label(s, "chill 1_2") == "Sell 1 cow: $6, slaughter 2 cattle: $7 next round"
    play(s, "chill 1_2")
    assert has(s, 0, "money") == 6
    assert s.players[0].due == (6 - 2) + (5 - 2)
    assert s.enclosures[0].cattle == 2
    town.income(s)
    assert has(s, 0, "money") == 6 + 7
    assert s.players[0].due == 0


@pytest.mark.rule("FO-RAN-29")
def test_all_ways_to_sell_and_slaughter_are_on_offer() -> None:
    s = rancher(3)
    build(s, PEN, "enclosure", 0, breed="hereford", cattle=2)
    turn(s)
    play(s, "ranch own_train")
    assert on_offer(s) == ["chill 0_1", "chill 0_2", "chill 1_0", "chill 1_1", "chill 2_0"]
    assert why_not(s, "chill 3_0") == "Three heads at most, of those in the enclosure."
    assert question(s) == "chill_how"


@pytest.mark.rule("FO-RAN-32", "FO-RAN-24")
def test_a_fenced_cow_counts_among_the_cattle_of_a_player() -> None:
    s = rancher(2, cattle={"B4_15": 1})
    build(s, PEN, "enclosure", 0, breed="hereford", cattle=2)
    build(s, COW_PEN, "enclosure", 1, breed="hereford", cattle=3)
    assert ranching.own_cattle(s, 0) == 3


# --- why not ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-08", "FO-RAN-22", "FO-RAN-11")
def test_why_so_many_are_not_sold_bought_or_milked() -> None:
    s = with_station(rancher(2, horse=1, money=20, cattle={"B4_15": 3}))
    build(s, PEN, "enclosure", 0, breed="jersey", cattle=1)
    build(s, COW_PEN, "enclosure", 0, breed="jersey", cattle=3)
    turn(s)
    play(s, "ranch sell", "ranch_at B4_15")
    assert why_not(s, "sell_heads 4") == "There are not so many of yours."
    turn(s)
    play(s, "ranch stock")
    assert why_not(s, "stock_with 3").startswith("An enclosure holds three")
    turn(s)
    play(s, "ranch dairy")
    assert why_not(s, "milk B4_15").startswith("That is no dairy enclosure of this ranch")
