"""The PettingZoo environments: PettingZoo's own tests, and what a learner relies on."""

import copy
import warnings
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it has no types

import saddlebag
from saddlebag.engine.errors import BadOption, IllegalAction, UnknownGame
from saddlebag.envs import pettingzoo_env
from saddlebag.envs.pettingzoo import MatchEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("train_heist", {"players": 2}),
    ("train_heist", {"players": 3, "mode": "versus"}),
    ("train_heist", {"players": 1, "mode": "solitaire", "cowboys": 2}),
    ("deck_goes_west", {"players": 2}),
    ("high_stakes_drifter", {"players": 3}),
]
each_table = pytest.mark.parametrize(("name", "options"), TABLES)


def moved_on(env: MatchEnv, steps: int, seed: int = 0) -> None:
    """Answer at random so many times, or until the match is over."""
    choose = Random(seed)
    for _ in range(steps):
        if env.match.to_act is None:
            return
        env.step(choose.randrange(len(env.match.options)))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[part], other[part]) for part in ("observation", "action_mask", "options"))


@each_table
def test_pettingzoos_own_api_test_passes(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # What it says of observations that are dicts and have no upper bound; PettingZoo's own card games do the same.
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env(name, **options), num_cycles=150)


@each_table
def test_pettingzoos_own_seed_test_passes(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo_env(name, **options), num_cycles=100)


@each_table
def test_a_whole_match_ends_with_the_rewards_of_its_result(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo_env(name, **options)
    env.reset(seed=3)
    moved_on(env, 100_000)
    assert all(env.terminations.values())
    result = env.match.result
    assert result is not None
    won = [seat in result.winners for seat in range(len(env.agents))]
    assert list(env.rewards.values()) == [1.0 if each else -1.0 for each in won]


def test_points_can_be_the_reward() -> None:
    env = pettingzoo_env("high_stakes_drifter", players=2, reward="score")
    env.reset(seed=3)
    moved_on(env, 100_000)
    assert env.match.result is not None
    assert list(env.rewards.values()) == env.match.result.scores


@each_table
def test_a_copy_stands_where_the_match_stands_and_goes_its_own_way(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo_env(name, **options)
    env.reset(seed=5)
    for _ in range(10):
        moved_on(env, 3)
        before = {agent: env.observe(agent) for agent in env.agents}
        twin = copy.deepcopy(env)
        assert twin.agent_selection == env.agent_selection
        assert all(same(twin.observe(agent), before[agent]) for agent in env.agents)
        moved_on(twin, 6)
        assert all(same(env.observe(agent), before[agent]) for agent in env.agents)


def test_a_copy_deals_the_same_next_match() -> None:
    env = pettingzoo_env("train_heist", players=2)
    env.reset(seed=5)
    twin = env.copy()
    env.reset()
    twin.reset()
    assert env.match.state == twin.match.state


@each_table
def test_an_observation_does_not_change_when_what_is_hidden_does(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo_env(name, **options)
    env.reset(seed=8)
    for number in range(8):
        moved_on(env, 4, number)
        if env.match.to_act is None:
            break
        agent = env.agent_selection
        assert same(env.imagined(number).observe(agent), env.observe(agent))


def test_who_is_not_asked_may_not_answer() -> None:
    env = pettingzoo_env("train_heist", players=2)
    env.reset(seed=1)
    (other,) = (agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert not seen["action_mask"].any()
    assert not seen["options"].any()


@each_table
def test_no_two_options_have_the_same_row(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo_env(name, **options)
    env.reset(seed=2)
    for number in range(60):
        count = len(env.match.options)
        rows = env.observe(env.agent_selection)["options"][:count]
        assert len({tuple(row) for row in rows}) == count
        moved_on(env, 1, number)
        if env.match.to_act is None:
            break


def test_an_action_that_is_not_on_offer_changes_nothing() -> None:
    env = pettingzoo_env("train_heist", players=2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    count = len(env.match.options)
    for action in (count, -1, None):
        with pytest.raises(IllegalAction, match=f"the {count} options"):
            env.step(action)
    assert same(env.observe(env.agent_selection), before)


def test_a_saved_match_can_be_played_on() -> None:
    match = saddlebag.game("train_heist").new(players=2, seed=4)
    match.apply(match.options[0])
    env = pettingzoo_env("train_heist", players=2)
    env.start(saddlebag.game("train_heist").load(match.to_json()))
    assert env.agent_selection == f"seat_{match.to_act}"
    assert env.match.options == match.options


def test_the_table_can_be_drawn() -> None:
    env = pettingzoo_env("train_heist", players=2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "TRAIN HEIST" in drawn
    assert "[bold]" not in drawn


@pytest.mark.parametrize(
    ("game", "options", "error", "words"),
    [
        ("poker", {}, UnknownGame, "train_heist"),
        ("train_heist", {"players": 9}, BadOption, "players"),
        ("train_heist", {"players": 2, "colour": "red"}, BadOption, "colour"),
        ("train_heist", {"players": 2, "reward": "money"}, BadOption, "won or score"),
    ],
)
def test_what_does_not_exist_is_refused(game: str, options: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pettingzoo_env(game, **options)


def test_options_are_the_games_own() -> None:
    env = pettingzoo_env("train_heist", players=2, goal=12)
    env.reset(seed=1)
    assert msgspec.to_builtins(env.match.view(0))["goal"] == 12
