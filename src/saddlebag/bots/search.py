"""Information-set Monte Carlo tree search: many worlds that might be the real one, one tree of answers.

Each iteration imagines a world, walks down the tree in it, tries one new answer, plays a little farther, and lets the
game judge the table. The tree belongs to what the seat knows, so that no answer can lean on a hidden card.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from msgspec import Struct

from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.greedy import best_act, candidates
from saddlebag.bots.heuristic import idle_plan, passing_options, planned
from saddlebag.bots.settings import Thinking
from saddlebag.bots.tree import Node
from saddlebag.engine.actions import Action
from saddlebag.engine.playout import Playout

SHARE = 0.5
"""A decision may take this part of what is left of the turn's budget,"""
LEAST = 0.06
"""and always this part of the whole."""
LOOK_AT_CLOCK = 8
"""Iterations between two looks at the clock."""


class Considered(Struct, frozen=True):
    """An answer that was thought about: how often, what it seems to be worth from 0 to 1, and what might follow."""

    answer: str
    visits: int
    value: float
    line: list[str]


class SearchBot:
    """Searches as long as its budget for the turn lasts. The same seed and iterations make the same choices."""

    def __init__(self, seed: int = 0, settings: Callable[[str], Thinking] = lambda game: Thinking()) -> None:
        self._random = Random(seed)
        self._settings = settings
        self._root: Node | None = None
        self._next = -1
        """The number of the decision at which nobody else has acted since."""
        self._revealed = -1
        self._iterations = 0.0
        self._seconds = 0.0
        self.considered: list[Considered] = []
        """What was thought about at the last decision, the best first."""

    def decide(self, glimpse: Glimpse) -> Action:
        options = glimpse.options
        now = glimpse.decisions
        settings = self._settings(glimpse.game.name)
        if now != self._next:
            self._root = None
            self._iterations, self._seconds = float(settings.iterations), settings.seconds or 0.0
        if self._revealed != glimpse.revelations:
            self._root = None
        answer = options[0] if len(options) == 1 else self._searched(glimpse, settings)
        self._root = self._root.children.get(answer) if self._root else None
        self._next, self._revealed = now + 1, glimpse.revelations
        return answer

    def advise(self, glimpse: Glimpse) -> list[Considered]:
        """What it would think about here with a whole turn's budget, the best first; nothing is decided by it."""
        search = Search(glimpse, self._settings(glimpse.game.name), self._random, None)
        seconds = search.settings.seconds
        search.run(search.settings.iterations, None if seconds is None else perf_counter() + seconds)
        return search.considered()

    def _searched(self, glimpse: Glimpse, settings: Thinking) -> Action:
        """The answer that was tried most."""
        search = Search(glimpse, settings, self._random, self._root)
        started = perf_counter()
        most = max(int(self._iterations * SHARE), int(settings.iterations * LEAST), 1)
        until = None
        if settings.seconds is not None:
            until = started + max(self._seconds * SHARE, settings.seconds * LEAST)
        self._iterations = max(0.0, self._iterations - search.run(most, until))
        self._seconds -= perf_counter() - started
        self._root = search.root
        self.considered = search.considered()
        return search.best()


class Search:
    """One question, thought over."""

    def __init__(self, glimpse: Glimpse, settings: Thinking, random: Random, root: Node | None) -> None:
        self.glimpse = glimpse
        self.settings = settings
        self.random = random
        self.game = glimpse.game
        self.seat = glimpse.seat
        world = glimpse.playout(random.getrandbits(32))
        self.together = world.state.options.together()
        self.seats = world.state.options.seats()
        self.usual = [self.game.evaluate(world.state, seat) for seat in range(1 if self.together else self.seats)]
        """How the table looks to each seat before anything is done; values are changes from here."""
        self.root = root or self._planned_root()

    def _planned_root(self) -> Node:
        """A fresh tree, in which the plans of the heuristic show where to look first."""
        root = Node(1 if self.together else self.seats)
        settings = self.settings
        if settings.depth:
            seed = self.random.getrandbits(32)
            passing = passing_options(self.glimpse)
            if passing:
                root.learn(passing[:1], idle_plan(self.glimpse, seed).value)
            for plans in planned(self.glimpse, seed, settings.beam, settings.depth):
                for plan in plans:
                    root.learn(plan.answers, plan.value)
            root.weigh(settings.trust)
        return root

    def run(self, most: int, until: float | None) -> int:
        """Imagine so many worlds, or as many as the time allows; returns how many it were."""
        for done in range(most):
            if until is not None and done % LOOK_AT_CLOCK == 0 and done and perf_counter() > until:
                return done
            if done % LOOK_AT_CLOCK == 0 and self._decided(most - done):
                return done
            self._imagine()
        return most

    def _decided(self, left: int) -> bool:
        """Whether no other answer can be tried most any more."""
        visits = sorted([child.visits for child in self.root.children.values()], reverse=True)
        return len(visits) > 1 and visits[0] > visits[1] + left

    def _imagine(self) -> None:
        """One world: down the tree, one new answer, a little farther, and what it was worth."""
        world = self.glimpse.playout(self.random.getrandbits(32))
        node = self.root
        path = [node]
        settings, own, together = self.settings, self.seat, self.together
        explore, left, actor = settings.explore, settings.horizon, own
        follow = world.follow_and_rest if settings.guided else world.follow
        while (ask := world.ask) is not None:
            seat = own if own in ask.seats else ask.seats[0]
            if seat != actor:
                actor = seat
                left -= 1
            if left == 0:
                break
            action, node = node.choose(candidates(world, ask), 0 if together else seat, explore)
            follow(action, seat)
            path.append(node)
            if not node.visits:
                world = self._played_on(world, actor, left)
                break
        self._remember(path, world)

    def _played_on(self, world: Playout, actor: int, left: int) -> Playout:
        """The world a few decisions later, when so many turns have passed."""
        settings, passing, random = self.settings, self.game.passing, self.random.random
        for _ in range(settings.rollout):
            ask = world.ask
            if ask is None:
                break
            if ask.seats[0] != actor:
                actor = ask.seats[0]
                left -= 1
            if left == 0:
                break
            options = candidates(world, ask)
            if len(options) > 1:
                if world.checkpoint is not None and random() < settings.guided:
                    world = best_act(world, ask, options)
                    continue
                if random() < settings.passes:
                    options = [option for option in options if option.verb in passing] or options
            world.follow(options[int(random() * len(options))], actor)
        return world

    def _remember(self, path: list[Node], world: Playout) -> None:
        state, evaluate, scale = world.state, self.game.evaluate, self.settings.scale
        values = [squash((evaluate(state, seat) - usual) / scale) for seat, usual in enumerate(self.usual)]
        if world.ask is None:
            values = self._at_the_end(world, values)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat, value in enumerate(values):
                totals[seat] += value

    def _at_the_end(self, world: Playout, values: list[float]) -> list[float]:
        """A match that is over is worth its result; how it looks tells only endings of one kind apart."""
        winners = world.game.result(world.state).winners
        shared = 1 if self.together else len(winners)
        return [
            0.1 * value + (0.9 / shared if seat in winners or (self.together and winners) else 0.0)
            for seat, value in enumerate(values)
        ]

    # --- what came of it --------------------------------------------------------------------------------------

    def _ranked(self) -> list[tuple[Action, Node]]:
        place = 0 if self.together else self.seat
        offered = {
            option: self.root.children[option] for option in self.glimpse.options if option in self.root.children
        }
        return sorted(offered.items(), key=lambda item: (-item[1].visits, -item[1].value(place)))

    def best(self) -> Action:
        """The answer that was tried most."""
        return self._ranked()[0][0]

    def considered(self, most: int = 8) -> list[Considered]:
        """The answers that were tried, with the line that followed most often."""
        place = 0 if self.together else self.seat
        return [
            Considered(action.text, node.visits, round(node.value(place), 4), line_after(node))
            for action, node in self._ranked()[:most]
            if node.visits
        ]


def line_after(node: Node, longest: int = 4, fewest: int = 5) -> list[str]:
    """What was tried most after an answer, as long as it was tried often enough to mean something."""
    line: list[str] = []
    while node.children and len(line) < longest:
        action, node = max(node.children.items(), key=lambda item: item[1].visits)
        if node.visits < fewest:
            break
        line.append(action.text)
    return line


def squash(change: float) -> float:
    """A change for the better or worse as a share of victory; great changes still differ a little."""
    return 0.5 + 0.5 * change / (1.0 + abs(change))
