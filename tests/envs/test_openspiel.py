"""The OpenSpiel games: OpenSpiel's own tests and searches, and what may be known."""

import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

from saddlebag.engine.errors import BadOption, UnknownGame
from saddlebag.envs import openspiel
from saddlebag.envs.openspiel import SpielState

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("train_heist", {"players": 2}),
    ("train_heist", {"players": 3, "mode": "versus"}),
    ("deck_goes_west", {"players": 2}),
    ("high_stakes_drifter", {"players": 3}),
]
each_table = pytest.mark.parametrize(("name", "options"), TABLES)


def dealt(name: str, options: dict[str, Any], *, decisions: int = 0, seed: int = 1) -> SpielState:
    """A match that has gone on for so many decisions at random."""
    state: SpielState = openspiel.load(name, **options).new_initial_state()
    rng = np.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.randint(openspiel.DEAL_FACES)))
    for _ in range(decisions):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@each_table
def test_openspiels_own_random_simulation_passes(name: str, options: dict[str, Any]) -> None:
    game = openspiel.load(name, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_table
def test_openspiels_mcts_finds_a_legal_action(name: str, options: dict[str, Any]) -> None:
    state = dealt(name, options, decisions=12)
    rng = np.random.RandomState(2)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@each_table
def test_openspiels_search_over_information_sets_finds_a_legal_action(name: str, options: dict[str, Any]) -> None:
    state = dealt(name, options, decisions=11)
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@each_table
def test_another_deal_looks_the_same_to_the_player(name: str, options: dict[str, Any]) -> None:
    seen = make_observation(openspiel.load(name, **options))
    for decisions in range(0, 40, 4):
        state = dealt(name, options, decisions=decisions)
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        seen.set_from(state, player)
        before = seen.tensor.copy()
        seen.set_from(other, player)
        assert np.array_equal(seen.tensor, before)
        assert str(other) != str(state)


def test_an_imagined_world_can_be_copied_in_mid_turn() -> None:
    met = False
    for decisions in range(60):
        state = dealt("train_heist", {"players": 3, "mode": "versus"}, decisions=decisions, seed=decisions)
        if state.is_terminal():
            continue
        world = state.resample_from_infostate(state.current_player(), lambda: 0.3)
        met = met or not world.match.can_be_copied
        for _ in range(3):
            assert str(world.clone()) == str(world)
            world.apply_action(world.legal_actions()[-1])
            if world.is_terminal():
                break
    assert met


def test_a_spectator_sees_no_hand() -> None:
    state = dealt("high_stakes_drifter", {"players": 3})
    public = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    (card, *_) = msgspec.to_builtins(state.match.view(0))["players"][0]["hand"]
    assert card in state.observation_string(0)
    assert f'"hand":["{card}' not in public.string_from(state, 0)


def test_everybody_who_won_gets_one_and_the_others_minus_one() -> None:
    state = dealt("train_heist", {"players": 3, "mode": "versus"})
    rng = np.random.RandomState(4)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(int(rng.choice(state.legal_actions())))
    result = state.match.result
    assert result is not None
    assert state.returns() == [1 if seat in result.winners else -1 for seat in range(3)]


def test_a_name_with_options_gives_the_game() -> None:
    game = pyspiel.load_game("saddlebag_train_heist(options=players:3;mode:versus)")
    assert game.num_players() == 3
    assert game.options.mode == "versus"
    assert str(game) == str(openspiel.load("train_heist", players=3, mode="versus"))


def test_options_of_every_kind_survive_as_a_parameter() -> None:
    plain = {"players": 2, "decks": ["random", "1 a; 2 b"], "must_challenge": False}
    assert openspiel.read(openspiel.written(plain))["decks"] == '["random","1 a; 2 b"]'
    assert ";" not in openspiel.written({"decks": ["1 a; 2 b"]})


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownGame, match="The games are"):
        openspiel.load("poker", players=2)
    with pytest.raises(BadOption, match="players"):
        openspiel.load("train_heist", players=9)
    with pytest.raises(BadOption, match="players:2"):
        openspiel.read("versus")


def test_the_interpreter_ends_in_peace() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from saddlebag.envs import openspiel; openspiel.load('train_heist', players=2)"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
