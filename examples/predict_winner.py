"""Who is going to win? A small model learns it from observations alone, through the PettingZoo environment.

    python examples/predict_winner.py [--matches 300] [--seed 1]

It watches matches of High Stakes Drifter between random players from the chair of seat 0, learns by logistic regression
which views end well, and then foretells matches that it has never seen. Takes less than a minute on one core.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from saddlebag.envs import pettingzoo_env
from saddlebag.envs.pettingzoo import MatchEnv

Floats = NDArray[np.float32]
WATCHER = "seat_0"
EVERY = 15
"""It looks at the table after every so many decisions."""
UNSEEN = 1_000_000
"""Deals for the examination begin here; those for learning are below."""
STAGES = ("first third", "second third", "last third")


def watch(env: MatchEnv, seed: int) -> tuple[list[Floats], bool]:
    """One match of random play: what the watcher saw on the way, and whether it won."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    seen: list[Floats] = []
    steps = 0
    while not env.terminations[WATCHER]:
        if steps % EVERY == 0:
            seen.append(env.observe(WATCHER)["observation"])
        env.step(int(rng.integers(len(env.match.options))))
        steps += 1
    return seen, env.rewards[WATCHER] > 0


def gather(env: MatchEnv, first: int, matches: int) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """What was seen in many matches, whether each was won, and in which third of it that was."""
    views: list[Floats] = []
    won: list[bool] = []
    stages: list[int] = []
    for seed in range(first, first + matches):
        seen, victory = watch(env, seed)
        views += seen
        won += [victory] * len(seen)
        stages += [3 * place // len(seen) for place in range(len(seen))]
    return tame(np.array(views)), np.array(won, np.float32), np.array(stages)


def tame(views: Floats) -> Floats:
    """Money grows large and cards are counted by ones; on a logarithmic scale both are of a size."""
    tamed: Floats = np.sign(views) * np.log1p(np.abs(views))
    return tamed


class Model:
    """Logistic regression on those numbers that ever change."""

    def __init__(
        self, views: Floats, won: Floats, *, rounds: int = 150, rate: float = 0.02, decay: float = 0.02
    ) -> None:
        self.used = views.std(axis=0) > 0.02
        self.mean = views[:, self.used].mean(axis=0)
        self.spread = views[:, self.used].std(axis=0)
        self.weights = np.zeros(int(self.used.sum()), np.float32)
        self.bias = 0.0
        scaled = self._scaled(views)
        for _ in range(rounds):
            error = won - self._chance(scaled)
            self.weights += rate * (scaled.T @ error / len(won) - decay * self.weights)
            self.bias += rate * float(error.mean())

    def _scaled(self, views: Floats) -> Floats:
        scaled: Floats = (views[:, self.used] - self.mean) / self.spread
        return scaled

    def _chance(self, scaled: Floats) -> Floats:
        chance: Floats = 1 / (1 + np.exp(-np.clip(scaled @ self.weights + self.bias, -30, 30)))
        return chance

    def foretell(self, views: Floats) -> Floats:
        """The chance that each of these tables is won."""
        return self._chance(self._scaled(views))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn from observations who wins High Stakes Drifter.")
    parser.add_argument("--matches", type=int, default=300, help="matches to learn from")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = pettingzoo_env("high_stakes_drifter", players=2)
    model = Model(*gather(env, asked.seed * 1000, asked.matches)[:2])
    views, won, stages = gather(env, UNSEEN, max(1, asked.matches // 3))
    right = (model.foretell(views) > 0.5) == (won > 0.5)
    usual = max(won.mean(), 1 - won.mean())
    print(
        f"{len(won)} views of {max(1, asked.matches // 3)} unseen matches; always naming the usual winner: {usual:.0%}"
    )
    for stage, name in enumerate(STAGES):
        print(f"{name:13} {right[stages == stage].mean():.0%} foretold rightly")


if __name__ == "__main__":
    main()
