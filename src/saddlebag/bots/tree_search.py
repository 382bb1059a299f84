"""Information-set Monte Carlo tree search: many worlds that might be the real one, one tree of answers.

Each iteration imagines a world, walks down the tree in it, tries one new answer, plays a little farther, and lets the
game judge the table. The tree belongs to what the seat knows, so that no answer can lean on a hidden card.
"""

from random import Random
from time import perf_counter

from saddlebag.bots.considered import LONGEST, Considered, considered
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.greedy import best_act, candidates
from saddlebag.bots.heuristic import idle_plan, passing_options, planned
from saddlebag.bots.judge import Judge
from saddlebag.bots.settings import Thinking
from saddlebag.bots.tree import Node
from saddlebag.engine.actions import Action
from saddlebag.engine.play import Play
from saddlebag.engine.rules import Ask

LOOK_AT_CLOCK = 8
"""Iterations between two looks at the clock."""


class TreeSearch:
    """One question, thought over."""

    def __init__(self, glimpse: Glimpse, settings: Thinking, random: Random, root: Node | None) -> None:
        self.glimpse = glimpse
        self.settings = settings
        self.random = random
        self.game = glimpse.game
        self.seat = glimpse.seat
        before = glimpse.playout(random.getrandbits(32))
        self.judge = Judge(before, settings.scale, self.seat)
        self.fighting = not self._settled(before)
        """A fight is looked at to its end, so that to give up and to go on are compared at the same moment; and rivals
        do in it what looks best by the cards that they have in that world."""
        self.root = root or self._planned_root()

    def _planned_root(self) -> Node:
        """A fresh tree, in which the plans of the heuristic show where to look first."""
        root = Node(len(self.judge.eyes))
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

    def _settled(self, world: Play) -> bool:
        """Whether the table can be judged as it stands."""
        settled = self.game.settled
        return settled is None or settled(world.state)

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
        world = self._suspected() if self.fighting else self.glimpse.playout(self.random.getrandbits(32))
        node = self.root
        path = [node]
        settings, own = self.settings, self.seat
        left, actor = settings.horizon, own
        while (ask := world.ask) is not None:
            seat = own if own in ask.seats else ask.seats[0]
            if seat != actor:
                actor = seat
                left -= 1
            if left == 0 or (self.fighting and self._settled(world)):
                break
            answers, world = self._answered(world, ask, seat, node)
            for answer in answers:
                node = node.child(answer)
                path.append(node)
            if not node.visits:
                world = self._played_on(world, actor, left)
                break
        self._remember(path, world)

    def _suspected(self) -> Play:
        """Of some worlds the one that looks best to the rivals."""
        rivals = [seat for seat in self.judge.eyes if seat != self.seat]
        best, most = None, float("-inf")
        for _ in range(self.settings.suspicion):
            world = self.glimpse.playout(self.random.getrandbits(32))
            theirs = sum([self.game.evaluate(world.state, seat) for seat in rivals], 0.0)
            if best is None or theirs > most:
                best, most = world, theirs
        assert best is not None
        return best

    def _answered(self, world: Play, ask: Ask, seat: int, node: Node) -> tuple[list[Action], Play]:
        """What a seat does here, and the world after it."""
        settings = self.settings
        options = candidates(world, ask)
        if self.fighting and seat != self.seat and world.can_be_copied:
            return best_act(world, ask, options)
        action, _ = node.choose(options, self.judge.place(seat), settings.explore)
        if self.fighting or settings.guided:
            world.answer_and_keep(action, seat)
        else:
            world.answer(action, seat)
        return [action], world

    def _played_on(self, world: Play, actor: int, left: int) -> Play:
        """The world a few decisions later, when so many turns have passed; a fight is played out."""
        if self.fighting:
            return self._fought_out(world)
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
                if world.can_be_copied and random() < settings.guided:
                    _, world = best_act(world, ask, options)
                    continue
                if random() < settings.passes:
                    options = [option for option in options if option.verb in passing] or options
            world.answer(options[int(random() * len(options))], actor)
        return world

    def _fought_out(self, world: Play) -> Play:
        """The world after the fight, in which every seat does what looks best to it."""
        while (ask := world.ask) is not None and not self._settled(world):
            options = candidates(world, ask)
            if len(options) > 1 and world.can_be_copied:
                _, world = best_act(world, ask, options)
            else:
                world.answer_and_keep(options[0], ask.seats[0])
        return world

    def _remember(self, path: list[Node], world: Play) -> None:
        values = self.judge.values(world)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat, value in enumerate(values):
                totals[seat] += value

    # --- what came of it --------------------------------------------------------------------------------------

    def _ranked(self) -> list[tuple[Action, Node]]:
        place = self.judge.place(self.seat)
        offered = {
            option: self.root.children[option] for option in self.glimpse.options if option in self.root.children
        }
        return sorted(offered.items(), key=lambda item: (-item[1].visits, -item[1].value(place)))

    def best(self) -> list[Action]:
        """The answer that was tried most."""
        return [self._ranked()[0][0]]

    def considered(self, most: int = 8) -> list[Considered]:
        """The answers that were tried, with the line that followed most often."""
        place = self.judge.place(self.seat)
        return [
            considered(self.glimpse, node.visits, node.value(place), [action, *line_after(node)])
            for action, node in self._ranked()[:most]
            if node.visits
        ]


def line_after(node: Node, fewest: int = 5) -> list[Action]:
    """What was tried most after an answer, whoever answered, as long as it was often enough to mean something."""
    line: list[Action] = []
    while node.children and len(line) < LONGEST:
        action, node = max(node.children.items(), key=lambda item: item[1].visits)
        if node.visits < fewest:
            break
        line.append(action)
    return line
