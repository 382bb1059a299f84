"""Industry buildings, guests and relief; industry cards at the end of an era. Chapters 5.8, 5.12 and 5.16."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import BASIN, CHARACTER, HARD_ROCK_MINE, INDUSTRY, SPACE, STEAM_DONKEY, TRACK
from saddlebag.games.frontier.rules import era, goods, industry, land
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
    table,
    tile_at,
    turn,
    why_not,
)
from tests.games.frontier.test_ranching import spaces_offered
from tests.games.kit import ask_after, run, texts

LUMBERING, MINING, RANCHING = range(3)
CAMP = "B1_22"
"""Forest by the river."""


def logger(**things: Any) -> Table:
    """Seat 0 is in lumbering and holds these things."""
    s = table()
    put(s, 0, **things)
    return s


# --- buying -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-IND-08", "FO-GEN-02")
def test_an_industry_building_is_bought_once_a_turn_without_a_worker() -> None:
    s = logger(money=9)
    turn(s)
    play(s, "build_industry", f"site {CAMP}")
    assert tile_at(s, CAMP) == "logging_camp"
    assert s.owners[SPACE.find(CAMP)] == 0
    assert has(s, 0, "money") == 6
    assert goods.standing(s, 0) == 2
    assert "build_industry" not in on_offer(s)
    assert why_not(s, "build_industry") == "You have bought an industry building in this turn."


@pytest.mark.rule("FO-CORE-18", "FO-IND-08")
def test_the_only_building_to_buy_is_named_with_its_price_before_one_buys() -> None:
    s = logger(money=9)
    turn(s)
    assert label(s, "build_industry") == "Buy a logging camp: $3"
    put(s, 0, money=9, log=3, tools=1, lumbering=2)
    turn(s)
    assert label(s, "build_industry") == "Buy an industry building"


@pytest.mark.rule("FO-IND-08", "FO-PUB-02")
def test_logs_of_an_industry_building_may_be_paid_with_lumber() -> None:
    s = logger(lumbering=2, money=5, lumber=1, log=1)
    turn(s)
    play(s, "build_industry", "build sawmill", "site B1_14")
    assert on_offer(s) == ["pay_with 0", "pay_with 1"]
    play(s, "pay_with 1")
    assert (has(s, 0, "lumber"), has(s, 0, "log"), has(s, 0, "money")) == (0, 1, 0)
    assert tile_at(s, "B1_14") == "sawmill"


@pytest.mark.rule("FO-IND-10", "FO-TURN-12")
def test_only_buildings_of_levels_that_one_has_are_sold() -> None:
    s = logger(lumbering=2, money=30, log=9, tools=9)
    build(s, CAMP, "logging_camp", 0)
    turn(s)
    play(s, "build_industry")
    assert on_offer(s) == ["build logging_camp", "build sawmill"]
    assert why_not(s, "build dam") == "It takes level 3 of its industry."
    assert why_not(s, "build farmstead") == "It takes level 1 of its industry."


@pytest.mark.rule("FO-IND-08")
def test_who_cannot_pay_for_any_building_is_told_so() -> None:
    s = logger(money=2)
    turn(s)
    assert why_not(s, "build_industry") == "You cannot pay for any industry building of your levels."
    put(s, 0, money=8, lumbering=2)
    turn(s)
    assert "build_industry" in on_offer(s)
    play(s, "build_industry")
    assert question(s) == "build_where"  # a sawmill takes a log, so it is a camp
    s = logger(lumbering=3, money=9, log=1)
    turn(s)
    play(s, "build_industry")
    assert why_not(s, "build dam") == "It costs $5 and 2 logs."
    assert label(s, "build log_boom") == "Log Boom: $4 and 1 log"


@pytest.mark.rule("FO-CORE-15")
def test_a_tile_that_is_used_up_is_not_sold() -> None:
    s = table(3, "ranching mining lumbering")
    put(s, 0, money=30, log=3)
    for space in ("B4_00", "B4_02", "B4_20", "B4_22", "B4_05", "B4_16", "B4_30", "B4_32"):
        build(s, space, "farmstead", 1)
    turn(s)
    assert why_not(s, "build_industry") == (
        "There is no space or tile left for an industry building that you could pay for."
    )


@pytest.mark.rule("FO-IND-09", "FO-PUB-04")
def test_industry_does_not_go_around_town_but_town_may_come_to_it() -> None:
    s = table(3, "mining mining lumbering")
    put(s, 0, money=3)
    turn(s)
    play(s, "build_industry")
    found = spaces_offered(s, "site")
    assert "B2_24" not in found  # beside the stockpile
    assert "B2_52" not in found  # diagonal to the bridge
    assert "B2_14" in found
    assert why_not(s, "site B2_52") == "Industry may not be placed around a town tile."
    assert why_not(s, "site B2_44") == "Something stands there already."
    assert why_not(s, "site B3_33") == "That board is not in play."
    assert why_not(s, "site B4_00").startswith("An alluvial deposit goes on flat land by")


@pytest.mark.rule("FO-IND-14")
def test_a_site_that_the_town_has_grown_up_to_is_still_worked() -> None:
    s = table(3, "ranching mining lumbering")
    build(s, "B2_14", "farmstead", 0)
    build(s, "B2_24", "tent", 1)  # beside it
    put(s, 0, cattle={"B2_15": 2})
    turn(s)
    assert "ranch farm_breed" in on_offer(s)


@pytest.mark.rule("FO-IND-14")
def test_what_is_built_on_an_own_site_may_stand_beside_the_town() -> None:
    s = logger(lumbering=3, money=6, tools=1)
    camp = build(s, "B2_50", "logging_camp", 0)
    build(s, "B2_51", "tent", 1)
    assert industry.sites_for(s, 0, STEAM_DONKEY) == [camp]
    s = table(3, "mining mining lumbering")
    put(s, 0, mining=2)
    deposit = build(s, "B2_14", "alluvial", 0, ore=0)
    build(s, "B2_24", "tent", 1)
    assert industry.sites_for(s, 0, HARD_ROCK_MINE) == [deposit]


@pytest.mark.rule("FO-TYC-04", "FO-IND-08")
def test_guggenheim_makes_industry_buildings_cheaper_for_the_mayor() -> None:
    s = logger(money=2)
    s.tycoons = [CHARACTER.find("t06")]
    turn(s)
    assert "build_industry" in on_offer(s)
    play(s, "build_industry", f"site {CAMP}")
    assert has(s, 0, "money") == 0


# --- animals ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-IND-06", "FO-IND-07")
def test_each_card_and_stable_has_room_for_three_animals_in_one_stock() -> None:
    s = table(3, "ranching mining lumbering")
    assert goods.animal_room(s, 0) == 3
    put(s, 0, lumbering=2, horse=2, ox=1)
    assert goods.animal_room(s, 0) == 3
    build(s, "B4_10", "ox_stable", 0)
    assert goods.animal_room(s, 0) == 6
    assert goods.gain(s, 0, 6, 8) == 6
    assert has(s, 0, "horse") == 8


# --- guests -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-TURN-06")
def test_a_site_of_another_player_may_be_worked_for_a_fee() -> None:
    s = table(3, "lumbering lumbering mining")
    camp = build(s, CAMP, "logging_camp", 1)
    put(s, 0, money=1)
    assert industry.may_work(s, 0, camp)
    industry.pay_guest(s, 0, camp)
    assert (has(s, 0, "money"), has(s, 1, "money")) == (0, 1)
    assert not industry.may_work(s, 0, camp)  # no dollar left
    assert industry.may_work(s, 1, camp)


@pytest.mark.rule("FO-TURN-06")
def test_guests_need_the_option_and_pay_what_it_says() -> None:
    s = table(3, "lumbering lumbering mining", guest_workers=False)
    camp = build(s, CAMP, "logging_camp", 1)
    put(s, 0, money=5)
    assert not industry.may_guest(s, 0, camp)
    s = table(3, "lumbering lumbering mining", guest_fee=2)
    camp = build(s, CAMP, "logging_camp", 1)
    put(s, 0, money=5)
    industry.pay_guest(s, 0, camp)
    assert has(s, 1, "money") == 2
    s = table(3, "lumbering lumbering mining", guest_fee=0)
    camp = build(s, CAMP, "logging_camp", 1)
    assert industry.may_guest(s, 0, camp)


# --- relief -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-TURN-07", "FO-TURN-08")
def test_a_player_without_a_site_places_one_free_once() -> None:
    s = logger(money=3)
    turn(s)
    assert label(s, "relief lumbering") == "Place a logging camp free, since you have none to work"
    play(s, "relief lumbering", f"site {CAMP}")
    assert tile_at(s, CAMP) == "logging_camp"
    assert has(s, 0, "money") == 3
    assert goods.standing(s, 0) == 2
    assert "relief lumbering" not in on_offer(s)
    assert why_not(s, "relief lumbering") == "You have placed a free site in this turn."
    assert "build_industry" in on_offer(s)  # the purchase of the turn is still there


@pytest.mark.rule("FO-TURN-07")
def test_a_player_whose_sites_are_full_of_others_workers_places_one_free() -> None:
    s = logger()
    camp = build(s, CAMP, "logging_camp", 0)
    turn(s)
    assert "relief lumbering" not in on_offer(s)
    assert why_not(s, "relief lumbering").startswith("You have no lumbering card, or a site")
    s.players[1].laid = [camp, camp]
    s.players[2].laid = [camp]
    turn(s)
    assert "relief lumbering" in on_offer(s)
    s.players[2].laid = []
    s.players[0].laid = [camp]  # one's own worker does not count
    turn(s)
    assert "relief lumbering" not in on_offer(s)


@pytest.mark.rule("FO-TURN-07")
def test_a_depleted_deposit_is_no_site() -> None:
    s = table(3, "mining mining lumbering")
    build(s, "B4_24", "alluvial", 0, ore=0)
    turn(s)
    assert "relief mining" in on_offer(s)
    build(s, "B4_04", "alluvial", 0, ore=1)
    turn(s)
    assert "relief mining" not in on_offer(s)


@pytest.mark.rule("FO-TURN-07")
def test_without_the_option_there_is_no_relief() -> None:
    s = table(blocked_relief=False)
    turn(s)
    assert not [text for text in on_offer(s) if text.startswith("relief")]


# --- industry cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-IND-02", "FO-IND-04")
def test_at_the_end_of_an_era_a_card_is_upgraded_or_added_with_a_worker() -> None:
    s = logger()
    assert texts(ask_after(era.take_industry_card(s, 0))) == ["take_card lum2", "take_card min1", "take_card ran1"]
    run(era.take_industry_card(s, 0), "take_card lum2")
    assert s.players[0].levels[LUMBERING] == 2
    assert (s.players[0].workers, s.players[0].standing) == (3, 2)


@pytest.mark.rule("FO-IND-04")
def test_nobody_has_more_than_five_workers_and_the_option_gives_none() -> None:
    s = logger(workers=5)
    run(era.take_industry_card(s, 0), "take_card lum2")
    assert s.players[0].workers == 5
    s = table(extra_worker_per_card=0)
    run(era.take_industry_card(s, 0), "take_card lum2")
    assert s.players[0].workers == 2


@pytest.mark.rule("FO-IND-03", "FO-L4-01")
def test_there_is_one_level_4_card_of_an_industry_for_those_with_level_3() -> None:
    s = logger(lumbering=3)
    assert "take_card lum4" in texts(ask_after(era.take_industry_card(s, 0)))
    put(s, 1, lumbering=4)
    assert "take_card lum4" not in texts(ask_after(era.take_industry_card(s, 0)))
    put(s, 1, lumbering=2)
    assert "take_card lum4" not in texts(ask_after(era.take_industry_card(s, 1)))


@pytest.mark.rule("FO-IND-02")
def test_who_can_do_neither_passes_and_gets_no_worker() -> None:
    s = logger(lumbering=3, mining=4, ranching=4)
    put(s, 1, lumbering=4)
    run(era.take_industry_card(s, 0))
    assert s.players[0].workers == 2
    assert s.players[0].levels == [3, 4, 4]


@pytest.mark.rule("FO-IND-05")
def test_a_new_industry_comes_with_a_free_site() -> None:
    s = logger()
    run(era.take_industry_card(s, 0), "take_card min1", "site B4_24")
    assert tile_at(s, "B4_24") == "alluvial"
    s = logger()
    run(era.take_industry_card(s, 0), "take_card ran1", "site B4_11", "head_on B4_10", "head_on B4_12")
    assert tile_at(s, "B4_11") == "farmstead"
    assert herd(s, 0) == {"B4_10": 1, "B4_12": 1}


@pytest.mark.rule("FO-IND-05")
def test_without_a_legal_space_a_new_industry_comes_without_a_site() -> None:
    s = logger()
    for number, space in enumerate(("B4_00", "B4_02", "B4_20", "B4_22", "B4_05", "B4_16", "B4_30", "B4_32")):
        build(s, space, "farmstead", 1 + number % 2)
    run(era.take_industry_card(s, 0), "take_card ran1")
    assert s.players[0].levels[RANCHING] == 1
    assert herd(s, 0) == {}


@pytest.mark.rule("FO-IND-01")
def test_level_n_includes_all_lower_levels() -> None:
    s = logger(lumbering=3)
    assert [industry.has_level(s, 0, LUMBERING, level) for level in (1, 2, 3, 4)] == [True, True, True, False]
    assert not industry.has_level(s, 0, MINING, 1)
    assert INDUSTRY[LUMBERING] == "lumbering"


# --- why not ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-LUM-22")
def test_a_building_beside_two_basins_serves_the_one_its_owner_chooses() -> None:
    s = table(4, "lumbering mining ranching mining")
    put(s, 0, lumbering=2, money=5, log=1)
    turn(s)
    play(s, "build_industry", "build sawmill")
    both = [space for space in spaces_offered(s, "site") if len(land.basins_beside(s, SPACE.find(space))) > 1]
    play(s, f"site {both[0]}")
    assert len(on_offer(s)) == 2
    assert why_not(s, "serve b4") == "That basin is not beside it."
    answer = on_offer(s)[1]
    play(s, answer)
    assert BASIN[s.basins[SPACE.find(both[0])]] == answer.split()[1]


@pytest.mark.rule("FO-MIN-19", "FO-MIN-28")
def test_a_mine_takes_the_place_of_a_depleted_deposit_with_a_side_of_its_owners_choice() -> None:
    s = table(3, "mining mining lumbering")
    put(s, 0, mining=2, money=5, log=1, tools=1)
    build(s, "B4_24", "alluvial", 0, ore=0, metal=[1, 2, 0])
    turn(s)
    play(s, "build_industry", "build hard_rock")
    assert label(s, "turn_up hard_rock_silver") == "Hard-Rock Silver: 12 ore"
    assert why_not(s, "turn_up alluvial") == "That is not a side of this tile."
    play(s, "turn_up hard_rock_silver")
    assert tile_at(s, "B4_24") == "hard_rock"
    assert [(each.ore, each.dial, each.level) for each in s.deposits] == [(12, 0, 1)]
    assert (has(s, 0, "gold"), has(s, 1, "gold")) == (1, 2)  # what lay there


@pytest.mark.rule("FO-IND-02", "FO-IND-03", "FO-MAYOR-03")
def test_why_a_card_or_a_player_is_not_next() -> None:
    s = logger(lumbering=3)
    put(s, 1, lumbering=4)
    found = ask_after(era.take_industry_card(s, 0))
    assert s.game.why_not(s, found, "take_card lum3").reason == "It is not the next card of lumbering for you."
    assert s.game.why_not(s, found, "take_card lum4").reason == "The only card of level 4 is taken."
    s.industry_order = [0]
    found = ask_after(era.choose_next(s))
    assert s.game.why_not(s, found, "next_player coal").reason.startswith("Nobody sits there, or they are")


@pytest.mark.rule("FO-IND-09", "FO-TURN-07")
def test_why_there_is_no_space_for_a_building() -> None:
    s = table(3, "ranching mining lumbering")
    put(s, 0, money=30, log=9, tools=2)
    turn(s)
    play(s, "build_industry")  # a wind pump needs a farmstead, so it is one
    assert question(s) == "build_where"
    build(s, "B4_11", "farmstead", 0)
    put(s, 0, ranching=2)
    turn(s)
    play(s, "build_industry")
    for space in ("B4_00", "B4_02", "B4_10", "B4_12", "B4_20", "B4_21", "B4_22"):
        s.tiles[SPACE.find(space)] = TRACK
    assert why_not(s, "build horse_stable") == "There is no space where it could stand."
    for space in ("B1_50", "B1_51", "B2_40", "B2_20", "B4_05", "B4_16", "B4_26"):
        build(s, space, "farmstead", 1)
    assert why_not(s, "build farmstead") == "None is left in the supply."
    s.owners[SPACE.find("B4_11")] = 1
    turn(s)
    assert why_not(s, "relief ranching") == "There is no space where it could stand."
