"""One round of OpenSpiel: its C++ games in a Python loop.

Chance nodes (deals and draws) are played but are no decisions. A state is saved as its history and loaded by
playing it again. The view is the observation tensor of the seat to act, or where a game has none
(hearts) its information state tensor.
"""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from benchmarks import measuring
from benchmarks.measuring import CHOICES_PER_SECOND, MICROSECONDS, PER_SECOND, Measured

GAMES = {"gin_rummy": "gin rummy, 2 players", "hearts": "hearts, 4 players"}

# OpenSpiel has no types; what is imported by name is Any.
pyspiel = import_module("pyspiel")


class Table:
    """Random matches of one game."""

    def __init__(self, name: str) -> None:
        self.game: Any = pyspiel.load_game(name)

    def positions(self, seed: int) -> Iterator[Any]:
        """A state at each of its decisions."""
        rng = Random(seed)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                yield state
                options = state.legal_actions()
                state.apply_action(options[rng.randrange(len(options))])

    def play(self, seed: int) -> int:
        return sum(1 for _ in self.positions(seed))

    def option_counts(self, seed: int) -> Iterator[int]:
        return (len(state.legal_actions()) for state in self.positions(seed))

    def copy(self, state: Any) -> None:
        state.clone()

    def save_and_load(self, state: Any) -> None:
        self.game.deserialize_state(state.serialize())

    def view(self, state: Any) -> None:
        if self.game.get_type().provides_observation_tensor:
            state.observation_tensor(state.current_player())
        else:
            state.information_state_tensor(state.current_player())


def measure(seed: int, seconds: float) -> Iterator[Measured]:
    random = Random(seed).random
    for name, title in GAMES.items():
        table = Table(name)
        speed = measuring.decisions_per_second(table.play, seed, seconds)
        yield Measured(title, measuring.RANDOM_PLAY, speed, PER_SECOND)
        choices = speed * measuring.share_of_real_choices(table.option_counts, seed)
        yield Measured(title, measuring.REAL_CHOICES, choices, CHOICES_PER_SECOND)
        for what, act, every in (
            (measuring.COPY, table.copy, 1),
            (measuring.SAVE_AND_LOAD, table.save_and_load, measuring.SOME),
            (measuring.VIEW, table.view, 1),
            (measuring.REDEAL, lambda state: state.resample_from_infostate(state.current_player(), random), 1),
        ):
            spent = measuring.microseconds(table.positions, act, seed, seconds, every)
            yield Measured(title, what, spent, MICROSECONDS)


if __name__ == "__main__":
    measuring.report(measure)
