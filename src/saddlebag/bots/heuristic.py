"""The heuristic bot: tries every answer in a world that might be the real one, and takes the best-looking."""

from random import Random
from typing import Any

from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match


class HeuristicBot:
    """One act deep on the game's `evaluate`. An act that asks several questions (which horse, which card, where to)
    is followed to its end, and what was found best on the way is then played without thinking again."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._plan: list[Action] = []

    def decide(self, glimpse: Glimpse) -> Action:
        options = glimpse.options
        if self._plan and self._plan[0] in options:
            return self._plan.pop(0)
        self._plan = []
        if len(options) == 1:
            return options[0]
        seed = self._random.getrandbits(32)
        _, best = self._best(glimpse, seed, glimpse.world(seed), [])
        self._plan = best[1:]
        return best[0]

    def _best(self, glimpse: Glimpse, seed: int, at: Match[Any, Any], path: list[Action]) -> tuple[float, list[Action]]:
        """The value of the best act that begins with this path, and that act."""
        best: tuple[float, list[Action]] = (float("-inf"), path)
        assert at.ask is not None
        for option in at.game.shortlist(at.state, at.ask):
            world = glimpse.world(seed)
            act = [*path, option]
            for action in act:
                world.follow(action)
            if world.in_mid_act and world.to_act == glimpse.seat:
                found = self._best(glimpse, seed, world, act)
            else:
                found = world.game.evaluate(world.state, glimpse.seat), act
            if found[0] > best[0]:
                best = found
        return best
