"""Markets: prices, selling and buying. Chapter 5.10."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import (
    FIRST_TYCOON,
    GOOD,
    MARKET,
    MARKET_ROW,
    ROW_GOOD,
    ROW_LADDER,
    ROW_MARKET,
    ROW_START,
    SPACE,
    SPECIAL,
)
from saddlebag.games.frontier.effects.terms import CATTLE, GOLD, LOG
from saddlebag.games.frontier.rules import land, purchases, trading
from tests.games.frontier.kit import (
    Table,
    ask_anew,
    build,
    has,
    herd,
    label,
    network,
    on_offer,
    play,
    put,
    question,
    river,
    sentences,
    turn,
    why_not,
)
from tests.games.frontier.town_kit import player

STATION = "B2_45"
RED, BLUE, YELLOW = range(3)


def trader(seat: int = 0, station: bool = False, **things: Any) -> Table:
    """A player in their turn; once the station stands, the red train is in town and the others are not."""
    s = player(seat, **things)
    if station:
        build(s, STATION, "railroad_station")
        s.distances = [0, 2, 3]
        ask_anew(s)
    return s


def row(name: str) -> int:
    return MARKET_ROW.find(name)


def markets(s: Table) -> set[str]:
    """The markets that are on offer at the question on the table."""
    rows = [text.split()[1] for text in on_offer(s)]
    return {name.rpartition("_")[0] for name in rows}


# --- ladders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MKT-01")
def test_there_are_five_markets() -> None:
    assert MARKET.ids == ["steamship", "red_train", "blue_train", "yellow_train", "refrigerator_line"]
    assert [GOOD[good] for good, market in zip(ROW_GOOD, ROW_MARKET, strict=True) if market == 1] == [
        "cattle", "log", "tools", "horse",
    ]  # fmt: skip


@pytest.mark.rule("FO-MKT-02", "FO-MKT-06", "FO-MKT-14", "FO-GEN-07")
def test_ex_s7_four_logs_go_down_the_ladder_of_the_steamship() -> None:
    s = trader(logs={"b4": 4})
    assert label(s, "sell") == "Sell logs to the Steamship: $15 for all 4"
    play(s, "sell")
    assert label(s, "sell_lot 4") == "Sell 4 logs to the Steamship: $15"
    play(s, "sell_lot 4")
    assert has(s, 0, "money") == 4 + 4 + 4 + 3
    assert s.steps[row("steamship_log")] == 6
    assert river(s, 0) == {}
    assert "Coal sells 4 logs to the Steamship for $15 ($4 + $4 + $4 + $3)." in sentences(s)


@pytest.mark.rule("FO-MKT-02")
@pytest.mark.parametrize("name", MARKET_ROW.ids)
def test_a_sale_pays_the_price_at_the_marker_and_moves_it_one_step(name: str) -> None:
    s = trader()
    s.players[0].refrigerator = [1, 1]
    s.distances = [0, 0, 0]
    ladder, start = ROW_LADDER[row(name)], ROW_START[row(name)]
    assert trading.sell_one(s, 0, row(name)) == ladder[start]
    assert trading.price(s, row(name)) == ladder[start + 1]


@pytest.mark.rule("FO-MKT-02", "FO-MKT-03")
def test_fixed_prices_stay_on_their_start_step() -> None:
    s = trader(_market_prices="fixed", gold=3, money=20)
    play(s, "sell", "sell_to steamship_gold", "sell_lot 3")
    assert has(s, 0, "money") == 20 + 18
    play(s, "buy", "buy_from steamship_lumber", "buy_lot 2")
    assert has(s, 0, "money") == 38 - 2 * 8
    assert s.steps == ROW_START
    trading.move_market(s, GOLD, 2)
    assert s.steps == ROW_START


@pytest.mark.rule("FO-MKT-04")
def test_at_the_last_step_every_further_sale_pays_the_last_price() -> None:
    s = trader(tools=3)
    s.steps[row("steamship_tools")] = 3
    play(s, "sell", "sell_lot 3")
    assert has(s, 0, "money") == 3
    assert s.steps[row("steamship_tools")] == len(ROW_LADDER[row("steamship_tools")]) - 1


@pytest.mark.rule("FO-MKT-03", "FO-MKT-04")
def test_buying_costs_a_dollar_more_and_goes_up_the_ladder_to_its_first_price() -> None:
    s = trader(money=20)
    play(s, "buy", "buy_from steamship_tools")
    assert label(s, "buy_lot 3") == "Buy 3 tools from the Steamship: $11"  # 2 + 1, then 3 + 1 and 3 + 1
    play(s, "buy_lot 3")
    assert (has(s, 0, "tools"), has(s, 0, "money")) == (3, 9)
    assert s.steps[row("steamship_tools")] == 0


@pytest.mark.rule("FO-MKT-03")
def test_without_the_spread_the_price_at_the_marker_is_paid() -> None:
    s = trader(money=2, _buy_spread=0)
    play(s, "buy", "buy_from steamship_tools")
    assert (has(s, 0, "tools"), has(s, 0, "money")) == (1, 0)


@pytest.mark.rule("FO-MKT-02", "FO-STAT-02")
def test_a_text_moves_the_markers_of_a_good_on_every_public_market() -> None:
    s = trader()
    s.players[0].refrigerator = [1, 1]
    trading.move_market(s, LOG, 1)
    trading.move_market(s, CATTLE, -2)
    moved = {MARKET_ROW[each]: step - ROW_START[each] for each, step in enumerate(s.steps) if step != ROW_START[each]}
    assert moved == {
        "steamship_log": -1, "red_train_log": -1, "yellow_train_log": -1, "red_train_cattle": 2,
        "yellow_train_cattle": 2,
    }  # fmt: skip
    assert s.players[0].refrigerator == [1, 1]


# --- which markets are open ---------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MKT-06")
def test_the_steamship_takes_logs_of_the_last_basin_only() -> None:
    s = trader(log=3, logs={"b1": 2})
    assert "sell" not in on_offer(s)
    s = trader(log=3, logs={"b4": 2}, gold=1)
    play(s, "sell", "sell_to steamship_log", "sell_lot 2")
    assert (river(s, 0), has(s, 0, "log")) == ({}, 3)


@pytest.mark.rule("FO-MKT-06", "FO-DAM-10")
def test_a_black_worker_stops_sales_out_of_the_last_basin() -> None:
    s = trader(logs={"b4": 2}, gold=1, silver=1)
    s.jams = 1 << 5
    play(s, "sell")
    assert why_not(s, "sell_to steamship_log") == "A black worker blocks the last basin."


@pytest.mark.rule("FO-MKT-07", "FO-GEN-07")
def test_a_train_in_town_takes_logs_of_the_stockpile_without_freight() -> None:
    s = trader(station=True, log=2, logs={"b4": 1})
    play(s, "sell", "sell_to red_train_log", "sell_lot 2")
    assert has(s, 0, "money") == 4 + 4
    assert (has(s, 0, "log"), river(s, 0)) == (0, {"b4": 1})


@pytest.mark.rule("FO-MKT-08", "FO-RAIL-07")
def test_a_train_under_way_trades_at_the_station_for_freight() -> None:
    s = trader(station=True, gold=2, money=20, silver=1)
    play(s, "sell", "sell_to blue_train_gold", "sell_lot 2")
    assert has(s, 0, "money") == 20 + (7 - 2) + (6 - 2)
    play(s, "buy", "buy_from blue_train_lumber", "buy_lot 1")
    assert has(s, 0, "money") == 29 - (7 + 1 + 2)


@pytest.mark.rule("FO-MKT-08")
def test_freight_never_makes_a_sale_cost_money() -> None:
    s = trader(station=True, guns=2, tools=1)
    s.distances[BLUE] = 4
    play(s, "sell", "sell_to blue_train_guns")
    assert label(s, "sell_lot 2") == "Sell 2 guns to the Union Pacific: $0"


@pytest.mark.rule("FO-MKT-08")
def test_the_grand_depot_lowers_freight_for_everybody() -> None:
    s = trader(station=True)
    s.tycoons = [FIRST_TYCOON + SPECIAL.find("grand_depot")]
    build(s, "B2_54", "grand_depot")
    assert trading.freight(s, 1, BLUE + 1) == 1
    assert trading.freight(s, 1, RED + 1) == 0


@pytest.mark.rule("FO-MKT-09")
def test_before_the_station_trains_trade_in_cattle_only() -> None:
    s = trader(seat=2, money=20, gold=1, silver=1)
    play(s, "sell")
    assert markets(s) == {"steamship", "stagecoach"}
    assert why_not(s, "sell_to blue_train_gold") == "Trains trade once the railroad station stands."
    play(s, "sell_to stagecoach_gold", "buy")
    assert {text for text in on_offer(s) if "train" in text} == {
        "buy_from red_train_cattle", "buy_from yellow_train_cattle",
    }  # fmt: skip
    assert why_not(s, "buy_from red_train_tools") == "Trains trade once the railroad station stands."


@pytest.mark.rule("FO-MKT-09", "FO-MKT-12")
def test_cattle_are_bought_from_a_train_on_the_train_tile_without_freight() -> None:
    s = trader(seat=2, money=9)
    build(s, "B1_44", "farmstead", 2)
    build(s, "B1_54", "tent", 0)
    play(s, "buy", "buy_from yellow_train_cattle")
    assert label(s, "buy_lot 2") == "Buy 2 cattle from the Santa Fe: $9"  # 3 + 1, then 4 + 1
    play(s, "buy_lot 2")
    while question(s) != "action":
        play(s, on_offer(s)[0])
    assert sum(herd(s, 2).values()) == 2
    assert has(s, 2, "money") == 0


@pytest.mark.rule("FO-MKT-10")
def test_the_stagecoach_pays_four_for_gold_and_two_for_silver_whatever_is_sold() -> None:
    s = trader(gold=3, silver=2)
    play(s, "sell", "sell_to stagecoach_gold", "sell_lot 3")
    assert has(s, 0, "money") == 12
    play(s, "sell", "sell_to stagecoach_silver", "sell_lot 2")
    assert has(s, 0, "money") == 16
    assert s.steps == ROW_START
    s = trader(money=50)
    play(s, "buy")
    assert "stagecoach" not in markets(s)


@pytest.mark.rule("FO-MKT-10", "FO-PUB-19")
def test_the_owner_of_coach_builders_gets_a_dollar_more_for_gold_from_the_stagecoach_once() -> None:
    s = trader(gold=2, silver=1)
    build(s, "B2_45", "coach_builder", 0)
    build(s, "B2_54", "coach_builder", 0)
    play(s, "sell", "sell_to stagecoach_gold", "sell_lot 2")
    assert has(s, 0, "money") == 10
    play(s, "sell", "sell_to stagecoach_silver")
    assert has(s, 0, "money") == 12


@pytest.mark.rule("FO-MKT-11")
def test_cattle_are_never_sold_from_afar() -> None:
    s = trader(seat=2, station=True, cattle={"B1_50": 3}, gold=1)
    play(s, "sell")
    assert not [text for text in on_offer(s) if "cattle" in text]
    assert why_not(s, "sell_to red_train_cattle") == "Cattle are sold where they are driven to."


@pytest.mark.rule("FO-MKT-12")
def test_logs_bought_go_onto_the_stockpile_and_animals_into_the_stock() -> None:
    s = trader(money=20)
    play(s, "buy", "buy_from steamship_log", "buy_lot 1")
    assert (has(s, 0, "log"), river(s, 0)) == (1, {})
    play(s, "buy", "buy_from steamship_ox", "buy_lot 1")
    assert has(s, 0, "ox") == 1


@pytest.mark.rule("FO-MKT-12", "FO-IND-06")
def test_animals_are_bought_as_far_as_there_is_room() -> None:
    s = trader(money=50, horse=2)
    play(s, "buy", "buy_from steamship_donkey")
    assert (has(s, 0, "donkey"), question(s)) == (1, "action")
    play(s, "buy")
    assert why_not(s, "buy_from steamship_mule") == "You have no room for more animals."


@pytest.mark.rule("FO-MKT-12")
def test_only_ranchers_buy_cattle_and_only_while_grassland_has_room() -> None:
    s = trader(seat=0, money=50)
    play(s, "buy")
    assert why_not(s, "buy_from red_train_cattle") == "Only players with a ranching card buy cattle."
    s = trader(seat=2, money=50)
    for space in s.spaces:
        s.players[0].cattle[space] = land.room_for_cattle(s, space)
    play(s, "buy")
    assert why_not(s, "buy_from red_train_cattle") == "No grassland has room for cattle."
    s = trader(seat=2, money=50)
    for space in s.spaces:
        s.players[0].cattle[space] = land.room_for_cattle(s, space)
    s.players[0].cattle[SPACE.find("B1_50")] = 3
    play(s, "buy", "buy_from red_train_cattle")
    assert herd(s, 2) == {"B1_50": 1}


@pytest.mark.rule("FO-MKT-13")
def test_the_refrigerator_line_has_markers_of_each_player_and_sells_nothing() -> None:
    s = trader(money=50)
    s.players[0].refrigerator, s.players[1].refrigerator = [1, 1], [3, 1]
    meat = row("refrigerator_line_meat")
    assert (trading.price(s, meat, 0), trading.price(s, meat, 1)) == (6, 5)
    trading.sell_one(s, 1, meat)
    assert (s.players[0].refrigerator, s.players[1].refrigerator) == ([1, 1], [4, 1])
    play(s, "buy")
    assert why_not(s, "buy_from refrigerator_line_meat") == "The refrigerator line only buys."


@pytest.mark.rule("FO-MKT-14")
def test_whoever_sells_later_is_paid_less() -> None:
    s = trader(lumber=1)
    play(s, "sell", "end")
    put(s, 1, lumber=1)
    turn(s, 1)
    play(s, "sell")
    assert (has(s, 0, "money"), has(s, 1, "money")) == (7, 6)


# --- buying and selling the same ----------------------------------------------------------------------------------


@pytest.mark.rule("FO-MKT-15")
def test_what_was_sold_is_not_bought_in_the_same_turn_at_any_market() -> None:
    s = trader(station=True, tools=1, money=20)
    play(s, "sell", "sell_to steamship_tools", "buy")
    assert why_not(s, "buy_from steamship_tools") == "You sold tools in this turn."
    assert why_not(s, "buy_from red_train_tools") == "You sold tools in this turn."
    play(s, "buy_from steamship_guns", "buy_lot 1", "end")
    turn(s, 0)
    play(s, "buy")
    assert "buy_from steamship_tools" in on_offer(s)


@pytest.mark.rule("FO-MKT-15")
def test_what_was_bought_is_not_sold_in_the_same_turn_at_any_market() -> None:
    s = trader(station=True, log=1, logs={"b4": 1}, money=20)
    play(s, "buy", "buy_from steamship_log", "buy_lot 1")
    assert "sell" not in on_offer(s)
    assert why_not(s, "sell") == "You have nothing that an open market takes, or you bought it in this turn."
    put(s, 0, gold=1, silver=1)
    ask_anew(s)
    play(s, "sell")
    assert why_not(s, "sell_to red_train_log") == "You bought logs in this turn."


@pytest.mark.rule("FO-MKT-15", "FO-MKT-02")
def test_the_long_distance_line_pays_for_the_first_unit_of_each_turn() -> None:
    s = trader(gold=2, silver=2)
    network(s, 1, "tt9", built=1, cubes=[0])
    play(s, "sell", "sell_to stagecoach_gold")
    assert label(s, "sell_lot 2") == "Sell 2 gold to the stagecoach: $10"
    play(s, "sell_lot 2")
    assert has(s, 0, "money") == 4 + 2 + 4
    play(s, "sell", "sell_to stagecoach_silver", "sell_lot 2")
    assert has(s, 0, "money") == 10 + 4


# --- reasons ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-07", "FO-CORE-11")
def test_who_has_nothing_and_no_money_neither_sells_nor_buys() -> None:
    s = trader(money=1)
    assert {"sell", "buy"} & set(on_offer(s)) == set()
    assert why_not(s, "buy") == "There is nothing on the open markets that you can pay for and have room for."
    s = trader(money=3)
    play(s, "buy")
    assert why_not(s, "buy_from steamship_lumber") == "One costs $8."


@pytest.mark.rule("FO-GEN-07")
def test_no_more_is_sold_or_bought_than_one_has_and_can_pay_for() -> None:
    s = trader(gold=2, silver=1, money=9)
    play(s, "sell")
    assert why_not(s, "sell_to steamship_log") == "You have no logs in the last basin."
    assert why_not(s, "sell_to steamship_ox") == "You have no oxen to sell."
    play(s, "sell_to steamship_gold")
    assert why_not(s, "sell_lot 3") == "You do not have so many."
    play(s, "sell_lot 1", "buy", "buy_from steamship_tools")
    assert purchases.most_to_buy(s, 0, row("steamship_tools")) == 4  # $15: 3 + 4 + 4 + 4
    assert why_not(s, "buy_lot 5") == "You cannot pay for so many, or they have no room."


@pytest.mark.rule("FO-GEN-02", "FO-GEN-01")
def test_trading_is_unlimited_and_needs_no_worker() -> None:
    s = trader(gold=3, workers=0)
    for _ in range(2):
        play(s, "sell", "sell_to stagecoach_gold", "sell_lot 1")
    play(s, "sell", "sell_to steamship_gold")
    assert has(s, 0, "money") == 4 + 4 + 6
