"""One round of Catanatron: four random players at Catan.

Each tick of the game is one answered prompt. Catanatron saves a match by pickling it. The package has no
view for a player (its JSON shows all hands) and no redeal, so these are not measured.
"""

import pickle
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from benchmarks import measuring
from benchmarks.measuring import CHOICES_PER_SECOND, MICROSECONDS, PER_SECOND, Measured

CATAN = "Catan, 4 players"

# Catanatron has no types; what is imported by name is Any.
catanatron = import_module("catanatron")
TURNS_LIMIT: int = import_module("catanatron.game").TURNS_LIMIT


def new(seed: int) -> Any:
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


def play(seed: int) -> int:
    game = new(seed)
    game.play()
    return len(game.state.actions)


def positions(seed: int) -> Iterator[Any]:
    """A game at each of its decisions."""
    game = new(seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield game
        game.play_tick()


def option_counts(seed: int) -> Iterator[int]:
    return (len(game.state.playable_actions) for game in positions(seed))


def copy(game: Any) -> None:
    game.copy()


def save_and_load(game: Any) -> None:
    pickle.loads(pickle.dumps(game))


def measure(seed: int, seconds: float) -> Iterator[Measured]:
    speed = measuring.decisions_per_second(play, seed, seconds)
    yield Measured(CATAN, measuring.RANDOM_PLAY, speed, PER_SECOND)
    choices = speed * measuring.share_of_real_choices(option_counts, seed)
    yield Measured(CATAN, measuring.REAL_CHOICES, choices, CHOICES_PER_SECOND)
    yield Measured(CATAN, measuring.COPY, measuring.microseconds(positions, copy, seed, seconds), MICROSECONDS)
    saves = measuring.microseconds(positions, save_and_load, seed, seconds, every=measuring.SOME)
    yield Measured(CATAN, measuring.SAVE_AND_LOAD, saves, MICROSECONDS)


if __name__ == "__main__":
    measuring.report(measure)
