"""Bots of Frontier run their industry, sell when prices are good, build, and leave nobody idle."""

import pkgutil
from collections import Counter
from importlib import import_module
from itertools import combinations
from random import Random

import msgspec
import pytest

from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.lines import Lines
from saddlebag.bots.settings import Thinking
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Question
from saddlebag.games.frontier import GAME, rules
from saddlebag.games.frontier.content import BREED, DOWNSTREAM, GOAL, HORSE_STABLE, INDUSTRY, MARKET_ROW, SAWMILL
from saddlebag.games.frontier.mind import prices
from saddlebag.games.frontier.mind.evaluate import evaluate
from saddlebag.games.frontier.mind.outlook import Outlook, dollar, point
from saddlebag.games.frontier.mind.shortlist import ENDS, MOST, NUMBERS, RANKED, shortlist
from saddlebag.games.frontier.mind.sites import Sites
from saddlebag.games.frontier.mind.timber import log_at_port, log_worth
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules import damage, goods, housing, land
from saddlebag.games.frontier.state import Enclosure, State
from tests.games.frontier.kit import Table, ask_anew, asked, build, fresh, has, play, put, table, turn
from tests.games.frontier.mining_kit import SITE, deposit, miner
from tests.games.frontier.texts_kit import of
from tests.games.kit import ask_after, run

TRIES = 5
LOGS_TO_STEAMSHIP = MARKET_ROW.find("steamship_log")


def match_of(s: Table) -> Match[Options, State]:
    """The table as a match, at its question."""
    ask_anew(s)
    return GAME.position(msgspec.json.encode(GAME.codec.encode(s)))


def first_answers(s: Table) -> Counter[str]:
    """What bots of many minds do first."""
    match = match_of(s)
    return Counter(bot("drover:errs=0", seed).decide(Glimpse(match, 0)).text for seed in range(TRIES))


def after_turn(s: Table, seed: int = 1) -> State:
    """The table when the bot has played its turn."""
    match, mind = match_of(s), bot("drover:errs=0", seed)
    while (seat := match.to_act) is not None and match.state.active == 0 and match.state.turn is not None:
        match.apply(mind.decide(Glimpse(match, seat)), seat)
    return match.state


# --- what they do -------------------------------------------------------------------------------------------------


def test_nobody_ends_a_turn_while_a_worker_stands() -> None:
    s = table()
    turn(s)
    after = after_turn(s)
    assert goods.standing(after, 0) == 0


def test_a_turn_goes_on_after_a_plan_of_few_acts() -> None:
    s = table()
    put(s, 0, money=14, log=3, workers=3)
    turn(s)
    match = match_of(s)
    for goes_on, ended in (("false", True), ("true", False)):
        mind, now = bot(f"drover:errs=0:depth=1:goes_on={goes_on}", 1), match.copy()
        while now.to_act == 0 and (now.in_mid_act or now.decisions == match.decisions):
            now.apply(mind.decide(Glimpse(now, 0)), 0)
        assert (mind.decide(Glimpse(now, 0)).verb == "end") == ended


def test_logs_at_the_port_are_sold_while_the_price_is_good() -> None:
    s = table()
    put(s, 0, logs={"b4": 3}, workers=0)
    s.steps[LOGS_TO_STEAMSHIP] = 0
    turn(s)
    after = after_turn(s)
    assert sum(after.players[0].logs) < 3


def test_logs_at_the_port_wait_for_a_better_price_while_there_is_time() -> None:
    s = table()
    put(s, 0, logs={"b4": 2}, workers=0, campaign="c3")
    s.steps[LOGS_TO_STEAMSHIP] = 8
    turn(s)
    assert sum(after_turn(s).players[0].logs) == 2


def test_in_the_last_turn_everything_is_sold() -> None:
    s = table()
    s.round = s.options.last_round
    put(s, 0, logs={"b4": 2}, gold=2, money=8, workers=0)
    s.steps[LOGS_TO_STEAMSHIP] = 6
    turn(s)
    after = after_turn(s)
    assert (sum(after.players[0].logs), has(after, 0, "gold")) == (0, 0)


def test_a_player_with_money_builds() -> None:
    s = table()
    put(s, 0, money=14, log=3)
    turn(s)
    after = after_turn(s)
    assert sum(after.players[0].points) >= 2


def test_logs_are_driven_toward_the_port() -> None:
    s = table()
    build(s, "B1_22", "logging_camp", 0)
    put(s, 0, logs={"b1": 2}, workers=1, campaign="c3")
    turn(s)
    assert sum(after_turn(s).players[0].logs[1:]) == 2


def test_a_tent_is_upgraded_where_that_can_be_paid() -> None:
    s = table()
    s.round = 3
    build(s, "B2_35", "tent", 0)
    put(s, 0, money=6, log=2)
    before = evaluate(s, 0)
    run(housing.upgrade_housing(s, 0), "upgrade B2_35")
    assert evaluate(s, 0) > before


def test_the_mayor_sets_fire_to_what_others_own() -> None:
    s = table()
    for space, owner in (("B2_35", 0), ("B2_45", 0), ("B2_24", 1), ("B2_54", 1), ("B2_36", 2)):
        build(s, space, "tent", owner)
    ask = ask_after(damage.place_fire(s, 1))
    assert [option.text for option in shortlist(s, ask)] == ["burn B2_24", "burn B2_36", "burn B2_54"]


# --- what they think about ----------------------------------------------------------------------------------------


def questions() -> set[str]:
    """The names of all questions of the rules."""
    chapters = [import_module(f"{rules.__name__}.{each.name}") for each in pkgutil.iter_modules(rules.__path__)]
    return {each.name for chapter in chapters for each in vars(chapter).values() if isinstance(each, Question)}


def test_every_list_that_is_trimmed_is_one_of_the_rules() -> None:
    assert {*RANKED, *NUMBERS, *MOST, *ENDS} <= questions()


def test_of_many_spaces_a_few_are_thought_about_in_the_order_of_the_question() -> None:
    s = table()
    put(s, 0, money=20, log=5)
    turn(s)
    play(s, "build_public", "public well")
    ask = asked(s)
    assert len(ask.options) > 40
    short = shortlist(s, ask)
    assert 1 <= len(short) <= 3
    assert short == [option for option in ask.options if option in short]


def test_bots_begin_in_different_industries() -> None:
    chosen = Counter[str]()
    for seed in range(12):
        s = fresh(players=2, seed=seed)
        match = match_of(s)
        assert match.to_act is not None
        chosen[bot("drover:errs=0", seed).decide(Glimpse(match, match.to_act)).text] += 1
    assert len(chosen) == 3


def test_of_dice_the_low_ones_that_pay_and_the_lowest_that_does_not_are_thought_about() -> None:
    s = miner("1 3 5 6", workers=3, money=9, tools=2)
    deposit(s).dial = 2  # needs 4
    build(s, "B4_14", "alluvial", 0)
    play(s, "mine", f"dig {SITE}", f"dig {SITE}", f"dig {SITE}", "grubstake 1")
    short = [option.text for option in shortlist(s, asked(s))]
    assert short == [f"play_die 5 {SITE}", f"play_die 6 {SITE}", "die_up 3"]


def test_of_grubstakes_none_or_all_are_thought_about() -> None:
    s = miner("1 1", workers=1, money=9, tools=3)
    play(s, "mine")
    assert [option.text for option in shortlist(s, asked(s))] == ["grubstake 0", "grubstake 3"]


def test_a_plan_goes_on_where_the_dice_fall_otherwise() -> None:
    s = miner("1", workers=2)
    match = match_of(s)
    lines = Lines(Glimpse(match, 0), Thinking(plans=2, beam=1, depth=1, adapts=True), Random(1))
    world = Glimpse(match, 0).playout(4)
    answers = [next(option for option in match.options if option.text == text) for text in ("mine", "labour")]
    after = lines._adapted(world, [answers[0], *answers[1:]]).state
    assert sum(each.level + each.dial for each in after.deposits) > 1
    assert has(after, 0, "money") == has(s, 0, "money") + 1


# --- what they value ----------------------------------------------------------------------------------------------


def test_a_dollar_and_a_point_are_worth_more_while_there_is_time() -> None:
    assert dollar(0) == pytest.approx(0.1)
    assert dollar(10) > dollar(2)
    assert point(0) == pytest.approx(1.0)
    assert point(10) > point(2)


def test_fire_on_an_own_building_and_a_promise_out_of_reach_count_against_a_table() -> None:
    s = table()
    build(s, "B2_35", "tent", 0)
    before = evaluate(s, 0)
    s.damage[of("B2_35")] = 1
    assert evaluate(s, 0) < before
    s.damage[of("B2_35")] = 0
    s.promises[0] = [3]
    assert evaluate(s, 0) < before


def test_a_sick_town_counts_against_those_of_many_workers() -> None:
    s = table()
    put(s, 0, workers=3)
    before = evaluate(s, 0)
    s.status[0] = -1
    assert evaluate(s, 0) == before
    s.status[0] = -2
    assert evaluate(s, 0) < before


def test_each_further_deposit_is_worth_less() -> None:
    s = miner("1", workers=2)
    worth = [Outlook(s, 0).deposits()]
    for space in ("B4_14", "B4_33"):
        build(s, space, "alluvial", 0)
        worth.append(Outlook(s, 0).deposits())
    assert worth[1] - worth[0] > worth[2] - worth[1] > 0


def test_a_level_4_card_is_worth_its_points_at_once() -> None:
    s = table()
    s.round = s.options.last_round - 1
    put(s, 0, levels=[3, 0, 0])
    before = evaluate(s, 0)
    put(s, 0, levels=[4, 0, 0])
    assert evaluate(s, 0) > before + 20


def test_logs_far_up_the_river_are_worth_more_to_whoever_drives_many() -> None:
    s = table()
    build(s, "B2_22", "steamboat", 1)
    above, *_, last = DOWNSTREAM[s.layout]
    assert log_at_port(s, above, 1) < log_at_port(s, above, 2) < log_at_port(s, above, 3)
    assert log_at_port(s, last, 1) == log_at_port(s, last, 3)


def test_a_log_near_the_stockpile_is_worth_more_than_what_the_port_pays_for_it() -> None:
    s = table()
    above = DOWNSTREAM[s.layout][0]
    land.take_tile_away(s, of("B2_34"))
    build(s, "B2_21", "log_stockpile")
    assert log_at_port(s, above, 1) < log_worth(s, above, 1)
    put(s, 0, levels=[1, 0, 0], log=0, logs={"b1": 2})
    wanted = Outlook(s, 0).river()
    put(s, 0, log=6)
    assert Outlook(s, 0).river() < wanted


def test_steam_drives_count_once_there_is_a_steamboat() -> None:
    s = table()
    above = DOWNSTREAM[s.layout][0]
    before = log_at_port(s, above, 3)
    assert before == log_at_port(s, above, 2)
    build(s, "B2_22", "steamboat", 1)
    assert log_at_port(s, above, 3) > before


def test_a_building_that_town_has_not_got_is_worth_more_than_another_of_a_kind() -> None:
    worth = []
    for kind in ("hardware_store", "gunsmith"):
        s = table()
        build(s, "B2_35", "hardware_store", 0)
        build(s, "B2_45", kind, 0)
        worth.append(sum(Sites(s).uses))
    assert worth[0] < worth[1]


def test_more_range_cattle_than_can_be_sold_are_worth_nothing() -> None:
    s = table()
    s.round = s.options.last_round - 1
    herds = []
    for number in (1, 3, 4):
        put(s, 0, cattle={"B2_11": number, "B2_12": number})
        herds.append(Outlook(s, 0).herd(Sites(s)))
    assert herds[0] < herds[1] / 2
    assert herds[2] == pytest.approx(herds[1], rel=0.02)


def test_a_pair_beside_a_farmstead_is_worth_more_than_on_the_open_range() -> None:
    s = table()
    put(s, 0, levels=[0, 0, 1], cattle={"B4_11": 2})
    before = Outlook(s, 0).herd(Sites(s))
    build(s, "B4_01", "farmstead", 0)
    assert Outlook(s, 0).herd(Sites(s)) > before


def test_a_breed_is_worth_what_it_brings_for_its_price() -> None:
    s = table()
    put(s, 0, levels=[0, 0, 2])
    worth = {name: Outlook(s, 0).enclosed(Enclosure(0, breed)) for breed, name in enumerate(BREED.ids)}
    assert worth["jersey"] > worth["hereford"]
    put(s, 0, levels=[0, 0, 3])
    s.round = s.options.last_round - 3
    worth = {name: Outlook(s, 0).enclosed(Enclosure(0, breed)) for breed, name in enumerate(BREED.ids)}
    assert worth["shorthorn"] > worth["jersey"]


def test_every_goal_is_kept_by_somebody_but_those_for_political_points() -> None:
    """Of any three, the one that brings most to an industry: each is the best of some three."""
    best = set()
    for three in combinations(range(len(GOAL.ids)), 3):
        for industry in range(len(INDUSTRY.ids)):
            best.add(max(three, key=lambda goal: prices.GOAL_BRINGS[goal][industry]))
    assert best == {*range(len(GOAL.ids))} - {GOAL.find("g01"), GOAL.find("g03")}


def test_a_stable_is_worth_what_it_breeds() -> None:
    s = table()
    put(s, 0, horse=2)
    assert Outlook(s, 0).stable(HORSE_STABLE) == 0
    put(s, 0, horse=6)
    assert Outlook(s, 0).stable(HORSE_STABLE) > 7
    assert Outlook(s, 0).stable(SAWMILL) == 0
    s.round = s.options.last_round
    assert Outlook(s, 0).stable(HORSE_STABLE) == 0


def test_a_match_that_is_over_is_worth_its_result() -> None:
    s = table(players=2)
    s.final = [[3, 1], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]
    s.over = True
    assert evaluate(s, 0) > 300 > -300 > evaluate(s, 1)
