"""The search: sees what its seat may see, decides the same from the same, and finds what is there to be found."""

from random import Random
from time import perf_counter
from typing import Any

import pytest

import saddlebag
from saddlebag import bots
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.lines import Lines
from saddlebag.bots.search import SearchBot
from saddlebag.bots.settings import BadSetting, Thinking
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from tests.engine.toy import TOY

TABLES = [(name, table) for name in ("train_heist", "deck_goes_west", "high_stakes_drifter") for table in (0, -1)]
SMALL = Thinking(iterations=40, beam=1, depth=1)


def small(seed: int) -> SearchBot:
    return SearchBot(seed, lambda glimpse: SMALL)


def begun(name: str, table: int, decisions: int) -> Match[Any, Any]:
    """A match after some decisions at random, at a question with a choice."""
    game: Game[Any, Any] = saddlebag.game(name)
    random = Random(decisions)
    match = game.new(seed=decisions, **game.tables[table])
    while match.decisions < decisions or len(match.options) < 2 or match.in_mid_act:
        match.follow(random.choice(match.options))
        assert match.to_act is not None
    return match


def answer(match: Match[Any, Any], bot: SearchBot) -> str:
    assert match.to_act is not None
    return bot.decide(Glimpse(match, match.to_act)).text


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_the_same_seed_and_iterations_make_the_same_choice(name: str, table: int) -> None:
    match = begun(name, table, 9)
    first, second = small(3), small(3)
    assert answer(match, first) == answer(match, second)
    assert first.considered == second.considered


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_another_deal_of_what_is_hidden_changes_nothing(name: str, table: int) -> None:
    match = begun(name, table, 9)
    assert match.to_act is not None
    other = match.redeal(match.to_act, 77)
    first, second = small(3), small(3)
    assert answer(match, first) == answer(other, second)
    assert first.considered == second.considered


def test_a_win_at_hand_is_taken() -> None:
    match = TOY.new(seed=1, rounds=9)
    match.apply("take")
    match.apply("pass")
    assert TOY.evaluate(match.state, 0) == 1.0  # the heuristic sees no difference; only the end tells
    assert answer(match, SearchBot(5, lambda glimpse: Thinking(iterations=200, scale=1.0))) == "stop"


def test_a_loss_at_hand_is_put_off() -> None:
    match = TOY.new(seed=1, rounds=9)
    match.apply("pass")
    match.apply("take")
    assert answer(match, SearchBot(5, lambda glimpse: Thinking(iterations=200, scale=1.0))) == "on"


def test_follow_up_decisions_go_on_with_the_tree() -> None:
    match = begun("train_heist", 0, 9)
    bot = SearchBot(3, lambda glimpse: Thinking(iterations=400, beam=1, depth=1))
    seat = match.to_act
    assert seat is not None
    match.follow(bot.decide(Glimpse(match, seat)))
    if match.to_act == seat and len(match.options) > 1:
        bot.decide(Glimpse(match, seat))
        assert sum(each.visits for each in bot.considered) > 100


def test_a_decision_costs_no_more_than_half_of_the_budget() -> None:
    match = begun("train_heist", 0, 9)
    bot = SearchBot(3, lambda glimpse: SMALL)
    answer(match, bot)
    assert 0 < sum(each.visits for each in bot.considered) <= SMALL.iterations / 2


def test_what_was_considered_is_on_offer_and_sorted() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    lines = small(1).advise(Glimpse(match, match.to_act))
    assert {each.answer for each in lines} <= {option.text for option in match.options}
    assert [each.visits for each in lines] == sorted([each.visits for each in lines], reverse=True)
    assert all(0 <= each.value <= 1 for each in lines)


def test_a_playout_is_the_same_world_as_a_redeal() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    glimpse = Glimpse(match, match.to_act)
    world, playout = glimpse.world(5), glimpse.playout(5)
    random = Random(1)
    for _ in range(40):
        if world.ask is None:
            break
        assert playout.ask is not None
        assert world.options == playout.ask.options
        choice = random.choice(world.options)
        playout.answer(choice, world.ask.seats[0])
        world.follow(choice)
    assert world.state == playout.state


@pytest.mark.parametrize("name", ["marshal:seconds=0", "marshal:iterations=-3", "marshal:luck=2", "drover:beam=0"])
def test_a_setting_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(BadSetting):
        bots.bot(name)


def test_a_level_may_be_changed_by_its_settings() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    assert bots.bot("marshal:iterations=4:depth=1:beam=1").decide(Glimpse(match, match.to_act)) in match.options


# --- plans for the whole turn -----------------------------------------------------------------------------------

PLANS = Thinking(iterations=60, plans=4, beam=2, depth=2, rollout=10, passes=1.0)


def planning(seed: int) -> SearchBot:
    return SearchBot(seed, lambda glimpse: PLANS)


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_plans_are_weighed_the_same_from_the_same_knowledge(name: str, table: int) -> None:
    match = begun(name, table, 9)
    assert match.to_act is not None
    other = match.redeal(match.to_act, 77)
    first, second = planning(3), planning(3)
    assert answer(match, first) == answer(other, second)
    assert first.considered == second.considered


def test_the_best_plan_is_followed_until_something_comes_to_light() -> None:
    match = begun("train_heist", 0, 9)
    seat = match.to_act
    assert seat is not None
    glimpse = Glimpse(match, seat)
    revealed = glimpse.revelations
    bot = planning(3)
    match.follow(bot.decide(glimpse))
    plan = bot.considered[0].line
    assert plan
    for expected in plan:
        if match.to_act != seat or glimpse.revelations != revealed:
            break
        answer = bot.decide(glimpse)
        assert answer.text == expected or len(glimpse.options) == 1
        match.follow(answer)


def test_the_plans_that_look_worse_are_tried_less() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    lines = Lines(Glimpse(match, match.to_act), PLANS, Random(1))
    assert lines.run(60, None) == 60
    tried = sorted(lines.lines, key=lambda line: line.visits)
    assert tried[0].visits < tried[-1].visits
    assert sum(line.visits for line in tried) == 60
    assert lines.best() == list(max(lines.lines, key=lambda line: (line.visits, line.value)).answers)


def test_a_budget_of_time_ends_the_comparison() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    lines = Lines(Glimpse(match, match.to_act), PLANS, Random(1))
    assert lines.run(10**9, perf_counter() + 0.05) < 10**6


def test_doing_nothing_is_among_the_plans_where_it_is_allowed() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    lines = Lines(Glimpse(match, match.to_act), PLANS, Random(1))
    assert any(line.answers[0].verb in match.game.passing for line in lines.lines)


def test_however_little_time_there_is_doing_nothing_is_compared_with_the_best_plan() -> None:
    match = begun("train_heist", 0, 9)
    assert match.to_act is not None
    lines = Lines(Glimpse(match, match.to_act), PLANS, Random(1))
    lines.run(2, None)
    tried = [line for line in lines.lines if line.visits]
    assert [line.answers[0].verb in match.game.passing for line in tried] == [False, True]


def test_alone_a_new_day_brings_a_new_budget() -> None:
    match = saddlebag.game("deck_goes_west").new(seed=4, players=1, mission="new_world")
    bot = SearchBot(1, lambda name: Thinking(iterations=200, plans=3, depth=1, beam=1))
    most: dict[int, int] = {}
    while (day := match.state.day) < 2 and match.to_act is not None:
        bot.considered = []
        match.follow(bot.decide(Glimpse(match, 0)))
        most[day] = max(most.get(day, 0), sum(each.visits for each in bot.considered))
    assert most[1] >= 60
