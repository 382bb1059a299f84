"""The heuristic bot: plans its turn in a world that might be the real one, by how the table would look after it."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.settings import Planning
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match

World = Match[Any, Any]

MOST_WAYS = 60
"""An act that can be carried out in more ways, such as loading nine tiles in any order, is tried in so many."""


class Plan(NamedTuple):
    """Answers to give one after the other, the world after them, and how good it looks."""

    value: float
    answers: list[Action]
    world: World


class HeuristicBot:
    """A beam search over the acts of its own turn, on the game's `evaluate`. It looks no farther than that, and
    thinks again only when something was revealed that it could not know."""

    def __init__(self, seed: int = 0, settings: Callable[[Glimpse], Planning] = lambda glimpse: Planning()) -> None:
        self._random = Random(seed)
        self._settings = settings
        self._answers: list[Action] = []
        self._revealed = -1

    def decide(self, glimpse: Glimpse) -> Action:
        options = glimpse.options
        if len(options) == 1:
            return options[0]
        settings = self._settings(glimpse)
        if settings.errs and self._random.random() < settings.errs:
            self._answers = []
            return self._random.choice(options)
        if not self._answers or self._answers[0] not in options or self._revealed != glimpse.revelations:
            self._answers = self._best_answers(glimpse, settings)
            self._revealed = glimpse.revelations
        return self._answers.pop(0)

    def _best_answers(self, glimpse: Glimpse, settings: Planning) -> list[Action]:
        """What to answer now and next, down to the end of the best plan, with which the turn mostly ends."""
        seed = self._random.getrandbits(32)
        best, acted = idle_plan(glimpse, seed), 0
        for number, plans in enumerate(planned(glimpse, seed, settings.beam, settings.depth), 1):
            if plans and plans[0].value > best.value:
                best, acted = plans[0], number
        if settings.goes_on and acted == settings.depth:
            return best.answers
        return best.answers + passing_options(glimpse)[:1]


def passing_options(glimpse: Glimpse) -> list[Action]:
    """The answers that do nothing but move on."""
    return [option for option in glimpse.options if option.verb in glimpse.game.passing]


def idle_plan(glimpse: Glimpse, seed: int) -> Plan:
    """To do nothing, valued by the position as it stands; worth nothing where one must act."""
    world = glimpse.world(seed)
    value = glimpse.game.evaluate(world.state, glimpse.seat) if passing_options(glimpse) else float("-inf")
    return Plan(value, [], world)


def planned(glimpse: Glimpse, seed: int, beam: int, depth: int) -> Iterator[list[Plan]]:
    """Plans of one act, of two, and so on, each time the best first; only the best few are planned on. Plans that are
    worth exactly the same are mostly the same acts in another order, and one of them will do."""
    seat, evaluate = glimpse.seat, glimpse.game.evaluate
    world = glimpse.world(seed)
    # A world that was redealt in the middle of an act cannot be copied, but it can be made again.
    found = acts(world, seat, world.copy if world.can_be_copied else lambda: glimpse.world(seed))
    plans = [Plan(evaluate(after.state, seat), act, after) for act, after in found]
    for acted in range(depth):
        plans = sorted({plan.value: plan for plan in reversed(plans)}.values(), key=lambda plan: -plan.value)
        yield plans
        if acted == depth - 1:
            return
        best = [plan for plan in plans if plan.world.to_act == seat and not plan.world.in_mid_act][:beam]
        plans = [
            Plan(evaluate(after.state, seat), plan.answers + act, after)
            for plan in best
            for act, after in acts(plan.world, seat, plan.world.copy)
        ]


def acts(
    world: World, seat: int, again: Callable[[], World], so_far: tuple[Action, ...] = ()
) -> Iterator[tuple[list[Action], World]]:
    """Every act that a seat can begin here, with all its questions answered, and the world after it.
    `again` makes the world in which the act begins."""
    if world.ask is None:
        return
    game = world.game
    options = game.shortlist(world.state, world.ask)
    if not so_far:
        options = [option for option in options if option.verb not in game.passing]
    for number, option in enumerate(options, 1):
        act = (*so_far, option)
        if so_far and number == len(options):
            after = world  # nobody asks for it in the middle of the act any more
            after.follow(option)
        else:
            after = again()
            for answer in act:
                after.follow(answer)
        if after.in_mid_act and after.to_act == seat:
            yield from islice(acts(after, seat, again, act), MOST_WAYS)
        else:
            yield list(act), after
