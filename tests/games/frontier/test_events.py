"""The event row and what its cards do. Chapter 5.7."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import BASIN, EVENT, GOOD, ROW_GOOD
from saddlebag.games.frontier.rules import discs, events, goods
from saddlebag.games.frontier.words import town_story
from tests.games.frontier.kit import (
    at,
    build,
    disc_on,
    has,
    herd,
    network,
    next_events,
    play,
    put,
    question,
    severity_next,
    table,
)  # fmt: skip
from tests.games.frontier.kit import events as row
from tests.games.frontier.texts_kit import event, of
from tests.games.kit import ask_after, run, told
from tests.games.kit import texts as offered


def named(cards: list[int]) -> list[str]:
    return [EVENT[card] for card in cards]


# --- the row ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-EVT-01")
def test_the_upcoming_card_is_carried_out_and_the_row_moves_on() -> None:
    s = table()
    row(s, "e301", "e302", "e303", "e304")
    next_events(s, "e305")
    at(s, "events: carry_out_event")
    play(s)
    assert has(s, 2, "tools") == 2  # Barbed Wire
    assert named(s.events) == ["e302", "e303", "e304", "e305"]
    assert named(s.events_done) == ["e301"]


@pytest.mark.rule("FO-EVT-02")
def test_a_card_that_is_revealed_counts_as_disclosed() -> None:
    s = table()
    before = s.disclosed
    events.move_row(s)
    assert s.disclosed == before + 1


@pytest.mark.rule("FO-EVT-05")
def test_when_the_deck_is_empty_slots_stay_empty() -> None:
    s = table()
    row(s, "e401", "e402")
    s.event_deck = []
    events.move_row(s)
    assert named(s.events) == ["e402"]
    events.move_row(s)
    assert s.events == []
    run(events.carry_out_event(s))
    run(discs.disc_event(s))
    events.pass_over(s)
    assert s.events == []


@pytest.mark.rule("FO-EVT-06", "FO-DISC-10", "FO-DISC-12")
def test_a_card_passed_over_does_nothing_and_its_disc_moves_on_without_its_event() -> None:
    s = table()
    row(s, "e301", "e302", "e303", "e304")
    next_events(s, "e305")
    disc_on(s, "disc_health", "e301")
    events.pass_over(s)
    assert (has(s, 2, "tools"), s.status, s.turned) == (0, [0, 0, 0], [])
    assert (EVENT[s.disc_cards[0]], s.disc_sides[0]) == ("e305", 1)
    assert told(s, town_story.EventPassedOver)


@pytest.mark.rule("FO-EVT-07", "FO-ROUND-04")
def test_the_founding_round_passes_one_card_over_and_has_no_income() -> None:
    """EX-S5"""
    s = table()
    s.round = 0
    put(s, 0, political=3)
    s.status[1] = 3
    first = s.events[0]
    play(s)
    assert (named(s.events_done), has(s, 0, "money")) == ([EVENT[first]], 0)
    assert (question(s), EVENT[s.events[3]][:2]) == ("action", "e2")


@pytest.mark.rule("FO-EVT-07")
@pytest.mark.parametrize(
    ("options", "passed"),
    [
        ({}, [False, True, True]),
        ({"event_gap": "straight"}, [False, False, False]),
        ({"round_count": "twelve_flat"}, [True, True, True]),
    ],
)
def test_which_eras_end_with_a_card_passed_over(options: dict[str, Any], passed: list[bool]) -> None:
    s = table(**options)
    last = 3 - ("round_count" in options)
    found = []
    for s.round in (last, last + 3, last + 6):
        before = len(s.events_done)
        events.pass_over_after_era(s)
        found.append(len(s.events_done) > before)
    assert found == passed


@pytest.mark.rule("FO-EVT-03", "FO-CORE-17")
def test_what_concerns_each_player_goes_round_from_the_mayor() -> None:
    s = table()
    s.mayor = 1
    for seat in range(3):
        put(s, seat, horse=2, donkey=2)
    severity_next(s, 1)
    run(event(s, "e404"), "lose_animal donkey", "lose_animal horse", "lose_animal donkey")
    assert [(has(s, seat, "horse"), has(s, seat, "donkey")) for seat in (1, 2, 0)] == [(2, 1), (1, 2), (2, 1)]


@pytest.mark.rule("FO-EVT-03")
def test_only_players_of_the_industry_are_concerned_where_a_card_says_so() -> None:
    s = table()
    run(event(s, "e301"))
    assert [has(s, seat, "tools") for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("FO-EVT-04")
def test_a_card_that_cannot_be_carried_out_has_no_effect() -> None:
    s = table()
    severity_next(s, 3)
    run(event(s, "e308"))  # nobody has an enclosure
    assert s.status == [0, 0, -1]


@pytest.mark.rule("FO-EVT-04", "FO-SEV-01")
@pytest.mark.parametrize(("tile", "standing"), [(0, 2), (1, 1)])
def test_cholera_lays_workers_down_only_if_it_is_severe(tile: int, standing: int) -> None:
    s = table()
    severity_next(s, tile)
    run(event(s, "e103"))  # health falls first: the severity is one more than the tile
    assert (s.status[0], goods.standing(s, 0)) == (-1, standing)


# --- panics, rain, other cards ------------------------------------------------------------------------------------


@pytest.mark.rule("FO-EVT-08")
def test_banks_and_gold_in_them_soften_a_panic() -> None:
    """EX-15"""
    s = table()
    build(s, "B2_35", "bank", 1)
    put(s, 0, money=8, vault="B2_35 B2_35")
    put(s, 1, money=8)
    put(s, 2, money=3)
    run(event(s, "e208"))
    assert [has(s, seat, "money") for seat in range(3)] == [8, 4, 0]
    assert s.status[1] == -1


@pytest.mark.rule("FO-EVT-08", "FO-DAM-01")
def test_a_burning_bank_softens_nothing() -> None:
    s = table()
    build(s, "B2_35", "bank", 1, damage=1)
    build(s, "B2_24", "bank", 1)
    build(s, "B2_54", "bank", 1)
    put(s, 0, money=9, vault="B2_35")
    run(event(s, "e405"))
    assert has(s, 0, "money") == 9 - (10 - 4)


@pytest.mark.rule("FO-EVT-09", "FO-DAM-11")
def test_a_blizzard_turns_every_dial_back_but_not_below_0() -> None:
    s = table()
    build(s, "B4_24", "alluvial", 1, dial=3)
    build(s, "B4_04", "alluvial", 0, dial=1)
    severity_next(s, 0)
    run(event(s, "e402"))
    assert [deposit.dial for deposit in s.deposits] == [1, 0]


@pytest.mark.rule("FO-EVT-09", "FO-MIN-12", "FO-BOARD-13", "FO-BOARD-12")
def test_heavy_rain_takes_metal_from_the_water_and_ends_droughts() -> None:
    s = table()
    build(s, "B4_24", "alluvial", 1, dial=1, metal=[1, 2, 0])
    build(s, "B4_46", "prospect", 1, kind="aeolian", metal=[0, 2, 0])  # away from the water
    s.drought = 1 << of("B2_20")
    play_rain = ("water B2_20", "sow B1_52", "sow B1_54")
    run(event(s, "e105"), *play_rain)
    assert [deposit.metal for deposit in s.deposits] == [[0, 0, 0], [0, 2, 0]]
    assert (s.deposits[0].dial, s.drought) == (0, 0)
    assert s.grass == 1 << of("B1_52") | 1 << of("B1_54")


@pytest.mark.rule("FO-DAM-05", "FO-DAM-06")
def test_a_strike_damages_the_telegraph_where_both_networks_are_as_long() -> None:
    """EX-16"""
    s = table()
    network(s, 0, "rr1 rr2", built=2, cubes=[0, 1])
    network(s, 1, "tt1 tt2", built=2, cubes=[0, 1])
    put(s, 1, investment=3)
    severity_next(s, 0)
    run(event(s, "e406"))
    assert [each.built for each in s.networks] == [2, 1]
    assert s.players[1].points[1] == 3


@pytest.mark.rule("FO-STAT-02", "FO-MKT-02")
def test_gold_fever_gives_miners_tools_and_lifts_the_price() -> None:
    s = table()
    before = s.steps[:]
    run(event(s, "e101"))
    gold = GOOD.find("gold")
    for then, now, good in zip(before, s.steps, ROW_GOOD, strict=True):
        assert now == (max(0, then - 1) if good == gold else then)
    assert [has(s, seat, "tools") for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("FO-DISC-06", "FO-DAM-08")
def test_a_great_flood_takes_logs_before_it_jams() -> None:
    s = table()
    severity_next(s, 2)
    put(s, 0, logs={"b4": 2, "b1": 1})
    run(event(s, "e203"))
    assert (s.players[0].logs[BASIN.find("b1")], BASIN.of_set(s.jams)) == (1, ["b1"])


@pytest.mark.rule("FO-RAN-24")
def test_the_big_die_up_takes_half_of_the_range_cattle_of_ranchers() -> None:
    s = table()
    put(s, 1, cattle={"B2_20": 4})  # no rancher
    put(s, 2, cattle={"B2_20": 3, "B2_30": 2}, horse=2)
    build(s, "B4_10", "enclosure", 2, breed="hereford", cattle=3)
    run(event(s, "e401"), "lose_cattle B2_30", "lose_cattle B2_30")
    assert (herd(s, 1), herd(s, 2), s.enclosures[0].cattle) == ({"B2_20": 4}, {"B2_20": 3}, 3)


@pytest.mark.rule("FO-BOARD-10", "FO-MAYOR-04")
def test_the_forest_burns_around_a_camp_that_the_mayor_chooses() -> None:
    s = table()
    s.mayor = 2
    build(s, "B1_22", "logging_camp", 0)
    build(s, "B1_44", "logging_camp", 0)
    severity_next(s, 0)
    ask = ask_after(event(s, "e206"))
    assert (ask.seat, offered(ask)) == (2, ["burn_around B1_22", "burn_around B1_44"])
    severity_next(s, 0)
    run(event(s, "e206"), "burn_around B1_22")
    around = ["B1_22", "B1_21", "B1_32", "B1_31"]
    assert [s.trees[of(space)] for space in around] == [2, 2, 2, 2]
    assert s.trees[of("B1_44")] == 3


@pytest.mark.rule("FO-BOARD-10", "FO-MAYOR-04", "FO-CORE-16")
def test_trees_grow_on_different_forests_with_room_and_without_another_tile() -> None:
    s = table()
    for space in ("B1_20", "B1_22", "B1_30"):
        s.trees[of(space)] = 1
    build(s, "B1_22", "logging_camp", 0)
    build(s, "B1_21", "bank", 0)
    rule = event(s, "e102")
    assert offered(ask_after(rule)) == ["grow B1_20", "grow B1_22", "grow B1_30"]
    s = table()
    s.trees[of("B1_20")] = 0
    run(event(s, "e102"))
    assert s.trees[of("B1_20")] == 1  # one each


@pytest.mark.rule("FO-BOARD-12", "FO-MAYOR-04")
def test_grasshoppers_let_the_mayor_take_grass_away() -> None:
    s = table()
    s.grass = 1 << of("B2_21") | 1 << of("B2_31")
    severity_next(s, 0)
    run(event(s, "e302"), "wither B2_31", "keep_grass")
    assert s.grass == 1 << of("B2_21")


@pytest.mark.rule("FO-MIN-08")
def test_a_strike_lets_miners_turn_a_deposit_on() -> None:
    s = table()
    build(s, "B4_24", "alluvial", 1, dial=2)
    build(s, "B4_04", "alluvial", 1, dial=0)
    build(s, "B4_14", "alluvial", 1, dial=3)
    build(s, "B4_25", "alluvial", 1, dial=0, ore=0)
    rule = event(s, "e303")
    assert offered(ask_after(rule)) == ["turn_on B4_04", "turn_on B4_24"]
    run(event(s, "e303"), "turn_on B4_04", "turn 2")
    assert s.deposits[1].dial == 2
    run(event(s, "e303"), "turn_on B4_24")  # one step is all it has: not asked
    assert s.deposits[0].dial == 3


@pytest.mark.rule("FO-EVT-08", "FO-SETUP-15")
def test_silver_and_railroad_cubes_pay_on_their_cards() -> None:
    s = table()
    put(s, 1, silver=7)
    run(event(s, "e306"))
    assert (has(s, 1, "money"), has(s, 0, "money")) == (5, 0)
    network(s, 0, "rr1 rr2 rr3", built=2, cubes=[0, 0])
    run(event(s, "e403"))
    assert has(s, 0, "money") == 4


@pytest.mark.rule("FO-EVT-04", "FO-CORE-11")
def test_the_horse_epizootic_takes_a_horse_from_those_with_two() -> None:
    s = table()
    put(s, 0, horse=1)
    put(s, 1, horse=2)
    run(event(s, "e207"))
    assert (has(s, 0, "horse"), has(s, 1, "horse"), s.status[0]) == (1, 1, -1)
