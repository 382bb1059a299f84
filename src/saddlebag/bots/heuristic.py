"""The heuristic bot: plans its turn in a world that might be the real one, by how the table would look after it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match

World = Match[Any, Any]


class Plan(NamedTuple):
    """Answers to give one after the other, the world after them, and how good it looks."""

    value: float
    answers: list[Action]
    world: World


class HeuristicBot:
    """A beam search over the acts of its own turn, on the game's `evaluate`. It looks no farther than that, and
    thinks again only when something was revealed that it could not know."""

    BEAM = 5
    DEPTH = 6

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._answers: list[Action] = []
        self._revealed = -1

    def decide(self, glimpse: Glimpse) -> Action:
        options = glimpse.options
        if len(options) == 1:
            return options[0]
        if not self._answers or self._answers[0] not in options or self._revealed != glimpse.revelations:
            self._answers = self._best_answers(glimpse)
            self._revealed = glimpse.revelations
        return self._answers.pop(0)

    def _best_answers(self, glimpse: Glimpse) -> list[Action]:
        """What to answer now and next, down to the end of the best plan."""
        seat = glimpse.seat
        seed = self._random.getrandbits(32)
        world = glimpse.world(seed)
        game = world.game
        passing = [option for option in glimpse.options if option.verb in game.passing]
        best = Plan(game.evaluate(world.state, seat) if passing else float("-inf"), [], world)
        # The first world may have been redealt in the middle of an act and cannot be copied, but it can be made again.
        found = acts(world, seat, lambda: glimpse.world(seed))
        plans = [Plan(game.evaluate(after.state, seat), act, after) for act, after in found]
        for _ in range(self.DEPTH):
            plans.sort(key=lambda plan: -plan.value)
            if plans and plans[0].value > best.value:
                best = plans[0]
            beam = [plan for plan in plans if plan.world.to_act == seat and not plan.world.in_mid_act][: self.BEAM]
            plans = [
                Plan(game.evaluate(after.state, seat), plan.answers + act, after)
                for plan in beam
                for act, after in acts(plan.world, seat, plan.world.copy)
            ]
        return best.answers + passing[:1]


def acts(
    world: World, seat: int, again: Callable[[], World], so_far: tuple[Action, ...] = ()
) -> Iterator[tuple[list[Action], World]]:
    """Every act that a seat can begin here, with all its questions answered, and the world after it.
    `again` makes the world in which the act begins."""
    if world.ask is None:
        return
    game = world.game
    for option in game.shortlist(world.state, world.ask):
        if option.verb in game.passing and not so_far:
            continue
        after = again()
        act = (*so_far, option)
        for answer in act:
            after.follow(answer)
        if after.in_mid_act and after.to_act == seat:
            yield from acts(after, seat, again, act)
        else:
            yield list(act), after
