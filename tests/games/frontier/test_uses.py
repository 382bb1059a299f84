"""Using public buildings, with a worker or for money. Chapter 5.11."""

import pytest

from saddlebag.games.frontier.rules import land, town, uses
from tests.games.frontier.kit import (
    ask_anew,
    build,
    clause_of,
    has,
    label,
    next_characters,
    on_offer,
    play,
    put,
    question,
    sentences,
    table,
    turn,
    why_not,
)
from tests.games.frontier.texts_kit import of
from tests.games.frontier.town_kit import offered, player


@pytest.mark.rule("FO-PUB-10", "FO-PUB-11", "FO-PUB-12")
def test_ex_18_a_third_use_for_money_is_the_last_one() -> None:
    s = player(money=3, workers=1)
    store = build(s, "B2_35", "general_store", 1)
    build(s, "B2_25", "tent", 2)
    build(s, "B2_36", "wooden_house", 2)
    s.players[1].laid, s.players[2].laid = [store], [store]
    s.uses[store] = 2
    turn(s)
    assert label(s, "use") == "Use the general store on The Bend D6"
    play(s, "use")
    assert on_offer(s) == ["use_with worker", "use_with money"]
    assert label(s, "use_with money") == "Pay $3 to Indigo"
    play(s, "use_with money")
    assert (has(s, 0, "money"), has(s, 1, "money"), s.coins[store]) == (0, 3, 1)
    assert question(s) == "choose_way"
    play(s, "choose third")
    assert has(s, 0, "donkey") == 1
    assert "use" not in on_offer(s)
    assert "Coal uses the general store on The Bend D6 for money." in sentences(s)


@pytest.mark.rule("FO-PUB-10")
def test_a_use_of_ones_own_building_is_paid_to_the_bank() -> None:
    s = player(money=4, workers=0)
    build(s, "B2_35", "hardware_store", 0)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert (has(s, 0, "money"), has(s, 0, "tools")) == (1, 2)


@pytest.mark.rule("FO-PUB-10")
@pytest.mark.parametrize("cost", [2, 4])
def test_a_paid_use_costs_what_the_table_agreed_on(cost: int) -> None:
    s = player(money=cost, workers=0, _paid_use_cost=cost)
    build(s, "B2_35", "hardware_store", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert (has(s, 0, "money"), has(s, 1, "money")) == (0, cost)


@pytest.mark.rule("FO-PUB-10", "FO-TURN-01")
def test_a_worker_is_laid_on_the_building_that_is_used() -> None:
    s = player(workers=2)
    saloon = build(s, "B2_35", "saloon", 1)
    build(s, "B2_25", "wooden_house", 2)
    play(s, "use", "use")
    assert (s.you.laid, has(s, 0, "money"), has(s, 0, "vote")) == ([saloon, saloon], 4, 2)
    assert has(s, 1, "money") == 0


@pytest.mark.rule("FO-PUB-10")
def test_some_buildings_are_not_used_for_money() -> None:
    s = player(money=9, workers=0, free_use=1)
    build(s, "B2_35", "saloon", 1)
    build(s, "B2_25", "wooden_house", 2)
    build(s, "B2_24", "gunsmith", 1)
    play(s, "use", "use_with money")
    assert has(s, 0, "guns") == 2  # the gunsmith was the only one
    s = player(money=9, workers=1)
    build(s, "B2_35", "saloon", 1)
    build(s, "B2_25", "wooden_house", 2)
    build(s, "B2_24", "gunsmith", 1)
    play(s, "use", "use_at B2_35")
    assert has(s, 0, "vote") == 1


@pytest.mark.rule("FO-PUB-10", "FO-PUB-18")
def test_the_reasons_why_a_building_is_not_used() -> None:
    s = player(money=9, workers=0, free_use=1)
    build(s, "B2_25", "wooden_house", 2)
    build(s, "B2_24", "gunsmith", 1)
    build(s, "B2_26", "hardware_store", 1)
    build(s, "B2_35", "saloon", 1)
    build(s, "B2_15", "gunsmith", 1, damage=1)
    build(s, "B2_54", "gunsmith", 1)
    build(s, "B1_50", "well", 1)
    build(s, "B2_46", "tent", 1)
    build(s, "B2_45", "bank", 1)
    s.uses[build(s, "B2_56", "hardware_store", 1)] = 1
    s.players[2].laid = [build(s, "B2_36", "jail", 1)] * 3
    ask_anew(s)
    play(s, "use")
    assert offered(s, "use_at") == ["B2_24", "B2_26"]
    assert why_not(s, "use_at B2_25") == "No public building stands there."
    assert why_not(s, "use_at B1_50") == "This well is not connected to town."
    assert why_not(s, "use_at B2_15") == "It burns."
    assert why_not(s, "use_at B2_54") == "No housing is adjacent to it."
    assert why_not(s, "use_at B2_56") == "It is used up for this round."
    assert why_not(s, "use_at B2_36") == "All its places are taken."
    assert why_not(s, "use_at B2_35") == "None of your workers stands, and you cannot use it for money."
    assert why_not(s, "use_at B2_45") == "It would do nothing for you now."
    assert clause_of(s, "use_at B2_45") == "FO-PUB-20"  # a bank without gold for it
    assert label(s, "use_at B2_24") == "Gunsmith on The Bend C5: Gain 2 guns."
    build(s, "B2_24", "doctor", 1)
    assert why_not(s, "use_at B2_24") == "It would do nothing for you now."
    assert clause_of(s, "use_at B2_24") == "FO-PUB-11"  # nobody lies who could stand up
    build(s, "B2_24", "gunsmith", 1)
    play(s, "use_at B2_24")
    assert on_offer(s) == ["use_with money", "use_with token"]
    assert why_not(s, "use_with worker") == "None of your workers stands."


@pytest.mark.rule("FO-PUB-11", "FO-DAM-01")
def test_a_burning_building_is_not_used_and_burning_housing_holds_nobody() -> None:
    s = player(workers=1)
    jail = build(s, "B2_35", "saloon", 1, damage=1)
    build(s, "B2_25", "tent", 2)
    assert not uses.usable(s, 0, jail)
    s.damage[jail] = 0
    assert uses.usable(s, 0, jail)
    s.damage[of("B2_25")] = 1
    assert not uses.usable(s, 0, jail)


@pytest.mark.rule("FO-PUB-12")
def test_uses_of_all_players_count_together_until_the_round_ends() -> None:
    s = player(workers=2)
    saloon = build(s, "B2_35", "saloon", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert "use" not in on_offer(s)
    s.players[0].laid = []  # stood up again
    put(s, 1, workers=1)
    turn(s, 1)
    assert "use" not in on_offer(s)
    town.begin_round(s)
    turn(s, 1)
    assert "use" in on_offer(s)
    assert s.uses[saloon] == 0


@pytest.mark.rule("FO-PUB-12", "FO-TURN-05")
def test_without_housing_beside_it_or_a_free_place_a_building_is_not_used() -> None:
    s = player(workers=2)
    saloon = build(s, "B2_35", "saloon", 1)
    build(s, "B2_26", "tent", 2)  # only diagonally
    assert "use" not in on_offer(s)
    assert why_not(s, "use") == "No public building with housing beside it can be used by you now."
    build(s, "B2_25", "tent", 2)
    s.players[1].laid = [saloon] * 3  # they fought a fire there
    ask_anew(s)
    assert "use" not in on_offer(s)


@pytest.mark.rule("FO-PUB-12")
def test_skid_road_is_housing_for_its_neighbours() -> None:
    s = table()
    saloon = build(s, "B2_35", "saloon", 1)
    assert uses.uses_left(s, saloon) == 0
    build(s, "B2_25", "skid_road")
    assert uses.uses_left(s, saloon) == 1


@pytest.mark.rule("FO-PUB-13", "FO-CHAR-07")
def test_a_steamboat_is_used_once_a_round_without_housing() -> None:
    s = player(money=9, workers=0)
    boat = build(s, "B2_33", "steamboat", 1)
    next_characters(s, "t01")
    assert uses.uses_left(s, boat) == 1
    play(s, "use")
    assert (uses.uses_left(s, boat), has(s, 1, "money")) == (0, 3)


@pytest.mark.rule("FO-PUB-18")
def test_a_free_use_is_a_paid_use_without_payment() -> None:
    s = player(workers=0, free_use=1)
    store = build(s, "B2_35", "hardware_store", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert (has(s, 0, "tools"), has(s, 0, "free_use"), has(s, 1, "money"), s.coins[store]) == (2, 0, 0, 1)


@pytest.mark.rule("FO-PUB-18")
def test_what_a_way_to_use_a_building_needs() -> None:
    s = player(workers=1, free_use=1, money=1)
    build(s, "B2_35", "hardware_store", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert on_offer(s) == ["use_with worker", "use_with token"]
    assert why_not(s, "use_with money") == "It costs $3."
    s = player(workers=1, money=3)
    build(s, "B2_35", "hardware_store", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert why_not(s, "use_with token") == "You have no free use."
    s = player(workers=1, money=3)
    build(s, "B2_35", "saloon", 1)
    build(s, "B2_25", "tent", 2)
    assert uses.ways(s, 0, of("B2_35")) == [uses.BY_WORKER]


@pytest.mark.rule("FO-PUB-19")
def test_bell_telephone_makes_paid_uses_cheaper_for_its_owner() -> None:
    s = player(workers=0, money=1)
    build(s, "B2_35", "hardware_store", 1)
    build(s, "B2_25", "tent", 2)
    assert "use" not in on_offer(s)
    s.networks[1].tiles = [15, *[tile for tile in s.networks[1].tiles if tile != 15]]
    s.networks[1].built, s.networks[1].reached, s.networks[1].cubes = 1, 1, [0]
    ask_anew(s)
    play(s, "use")
    assert (has(s, 0, "tools"), has(s, 0, "money"), has(s, 1, "money")) == (2, 0, 1)


@pytest.mark.rule("FO-PUB-14")
def test_connected_to_town_is_a_chain_to_the_freight_station_or_the_stockpile() -> None:
    s = table()
    build(s, "B2_24", "tent", 0)
    build(s, "B2_14", "jail", 0)
    lone = build(s, "B1_50", "tent", 0)
    chained = {of(space) for space in ("B2_34", "B2_44", "B2_43", "B2_24", "B2_14")}
    assert land.connected(s) == chained
    assert set(land.town_tiles(s)) == chained | {lone}


@pytest.mark.rule("FO-PUB-15", "FO-PUB-20", "FO-INC-02")
def test_a_bank_is_used_by_putting_a_gold_into_it() -> None:
    s = player(gold=1, workers=1)
    bank = build(s, "B2_35", "bank", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert (s.you.vault, has(s, 0, "gold"), has(s, 0, "money")) == ([bank], 0, 4)


@pytest.mark.rule("FO-PUB-15", "FO-PUB-20")
def test_without_gold_or_a_free_gold_place_a_bank_cannot_be_used() -> None:
    s = player(workers=1, money=9)
    build(s, "B2_35", "bank", 1)
    build(s, "B2_25", "tent", 2)
    assert "use" not in on_offer(s)
    put(s, 0, gold=2)
    put(s, 1, vault="B2_35 B2_35")
    ask_anew(s)
    assert "use" in on_offer(s)
    put(s, 2, vault="B2_35")
    ask_anew(s)
    assert "use" not in on_offer(s)


@pytest.mark.rule("FO-PUB-11", "FO-CORE-12")
def test_a_tailor_earns_more_beside_a_smith_of_anybody() -> None:
    s = player(workers=1)
    build(s, "B2_35", "tailor", 1)
    build(s, "B2_25", "tent", 2)
    play(s, "use")
    assert has(s, 0, "money") == 1
    s = player(workers=1)
    build(s, "B2_35", "tailor", 1)
    build(s, "B2_25", "tent", 2)
    build(s, "B2_45", "gunsmith", 2)
    play(s, "use")
    assert has(s, 0, "money") == 2
