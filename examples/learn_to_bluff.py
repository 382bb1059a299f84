"""Learn to bluff: a small policy learns High Stakes Drifter against a random rival, through the PettingZoo environment.

    python examples/learn_to_bluff.py [--matches 300] [--deals 100] [--seed 1]

The policy weighs every kind of answer (fold, call, issue a challenge ..) by a few public numbers of the view. It is
trained by policy gradient (REINFORCE) on won and lost, and then plays against the random rival, as random play itself
does, on deals that it has never seen. Takes less than a minute on one core.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saddlebag.envs import pettingzoo_env
from saddlebag.envs.pettingzoo import MatchEnv

Floats = NDArray[np.float64]
Taken = list[tuple[Floats, NDArray[np.int32], Floats, int]]
LEARNER = "seat_0"
UNSEEN = 1_000_000
"""Deals for comparing begin here; those for learning are below."""
LOOKED_AT = {"players.0.stake": 100, "players.1.stake": 100, "actions_left": 1, "challenge.pot": 100, "round": 10}
"""The numbers of the view that the policy looks at, and the size that counts as one."""


class Policy:
    """Chances of the options: a weight for each verb with each number that is looked at."""

    def __init__(self, env: MatchEnv, rate: float = 0.02) -> None:
        labels = env.encoder.labels
        self.features = [labels.index(label) for label in LOOKED_AT]
        self.sizes = np.array(list(LOOKED_AT.values()), float)
        self.rate = rate
        self.weights = np.zeros((len(env.game.vocabulary.verbs) + 1, len(LOOKED_AT) + 1))

    def chances(self, observation: dict[str, Any]) -> tuple[Floats, NDArray[np.int32], Floats]:
        """The chance of each option, its verb, and what was looked at."""
        verbs = observation["options"][: observation["action_mask"].sum(), 0]
        looked_at = np.append(np.clip(observation["observation"][self.features] / self.sizes, 0, 3), 1.0)
        values = self.weights[verbs] @ looked_at
        raised = np.exp(values - values.max())
        return raised / raised.sum(), verbs, looked_at

    def learn(self, taken: Taken, advantage: float) -> None:
        """Make what was done more likely if it went better than usual, else less."""
        for chances, verbs, looked_at, chosen in taken:
            slope = -chances
            slope[chosen] += 1
            np.add.at(self.weights, verbs, self.rate * advantage * np.outer(slope, looked_at))


def play(env: MatchEnv, seed: int, policy: Policy | None, rng: np.random.Generator) -> tuple[float, Taken]:
    """One match of the policy (or random play) against random play: what it was worth, and what was decided."""
    env.reset(seed=seed)
    taken: Taken = []
    worth = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            worth = reward if agent == LEARNER else worth
            env.step(None)
        elif policy is None or agent != LEARNER:
            env.step(int(rng.integers(observation["action_mask"].sum())))
        else:
            chances, verbs, looked_at = policy.chances(observation)
            chosen = int(rng.choice(len(chances), p=chances))
            taken.append((chances, verbs, looked_at, chosen))
            env.step(chosen)
    return worth, taken


def train(env: MatchEnv, matches: int, seed: int) -> Policy:
    """Play and learn."""
    policy = Policy(env)
    rng = np.random.default_rng(seed)
    usual = 0.0
    for number in range(matches):
        worth, taken = play(env, number, policy, rng)
        policy.learn(taken, worth - usual)
        usual += 0.05 * (worth - usual)
    return policy


def won(env: MatchEnv, policy: Policy | None, deals: int, seed: int) -> float:
    """The share of deals that are won against random play."""
    rng = np.random.default_rng(seed)
    return sum(play(env, UNSEEN + deal, policy, rng)[0] > 0 for deal in range(deals)) / deals


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn High Stakes Drifter through the PettingZoo environment.")
    parser.add_argument("--matches", type=int, default=300, help="matches to learn from")
    parser.add_argument("--deals", type=int, default=100, help="deals to compare on")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = pettingzoo_env("high_stakes_drifter", players=2)
    policy = train(env, asked.matches, asked.seed)
    for name, player in (("random", None), ("trained", policy)):
        share = won(env, player, asked.deals, asked.seed)
        reach = 1.96 * (share * (1 - share) / asked.deals) ** 0.5
        print(f"{name:8} wins {share:.0%} +/- {reach:.0%} of {asked.deals} deals against random play")


if __name__ == "__main__":
    main()
