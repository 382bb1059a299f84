"""One round of PettingZoo: its own classic games, as `env()` gives them."""

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from benchmarks import measuring
from benchmarks.env_steps import ENV_STEPS, STEPS_PER_SECOND, steps_per_second
from benchmarks.measuring import Measured

GAMES = {
    "leduc_holdem_v4": "Leduc hold'em",
    "texas_holdem_v4": "Texas hold'em",
    "texas_holdem_no_limit_v6": "no-limit hold'em",
    "hanabi_v5": "Hanabi",
    "chess_v6": "chess",
    "go_v5": "go",
    "connect_four_v3": "connect four",
    "tictactoe_v3": "tic-tac-toe",
    "rps_v2": "rock, paper, scissors",
}
"""All of PettingZoo's classic games."""

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # a round prints its numbers and nothing else


def measure(seed: int, seconds: float) -> Iterator[Measured]:
    for name, title in GAMES.items():
        # PettingZoo has no types; what is imported by name is Any.
        module: Any = import_module(f"pettingzoo.classic.{name}")
        yield Measured(title, ENV_STEPS, steps_per_second(module.env(), seed, seconds), STEPS_PER_SECOND)


if __name__ == "__main__":
    measuring.report(measure)
