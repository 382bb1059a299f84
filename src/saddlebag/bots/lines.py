"""Whole turns compared: the best plans of the heuristic, each played on in the same imagined worlds.

A turn of many small acts is too long for a tree, in which a good beginning looks like any other before its best
continuation is found. Here the plans are the branches.
"""

from math import ceil
from random import Random
from time import perf_counter

from saddlebag.bots.considered import Considered, considered
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.greedy import best_act, candidates
from saddlebag.bots.heuristic import passing_options, planned
from saddlebag.bots.judge import Judge
from saddlebag.bots.settings import Thinking
from saddlebag.engine.actions import Action
from saddlebag.engine.play import Play


class Line:
    """Answers to give one after the other, and how that has turned out."""

    __slots__ = ("answers", "total", "visits")

    def __init__(self, answers: tuple[Action, ...]) -> None:
        self.answers = answers
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        """What it has been worth on average."""
        return self.total / self.visits if self.visits else 0.0


class Lines:
    """One question, thought over together with those that will follow it."""

    def __init__(self, glimpse: Glimpse, settings: Thinking, random: Random) -> None:
        self.glimpse = glimpse
        self.settings = settings
        self.random = random
        self.game = glimpse.game
        self.seat = glimpse.seat
        before = glimpse.playout(random.getrandbits(32))
        self.judge = Judge(before, settings.scale, self.seat)
        self.clock: int = self.game.clock(before.state)
        self.lines = self._planned()
        self.seeds: list[int] = []
        """The worlds in which lines are tried, the same ones for all."""

    def _planned(self) -> list[Line]:
        """The best plan, to do nothing, and other plans. Whether to act at all is asked even with very little time;
        else a turn without a limit would go on for as long as anything can be bought."""
        settings = self.settings
        found = planned(self.glimpse, self.random.getrandbits(32), settings.beam, settings.depth)
        best = sorted((plan for plans in found for plan in plans), key=lambda plan: -plan.value)[: settings.plans]
        idle = [(option,) for option in passing_options(self.glimpse)[:1]]
        plans = [tuple(plan.answers) for plan in best]
        lines = [Line(answers) for answers in plans[:1] + idle + plans[1:]]
        return lines or [Line((self.glimpse.options[0],))]

    def run(self, most: int, until: float | None) -> int:
        """Try the lines in so many worlds in all, or as many as the time allows; returns how many it were. The more of
        the budget is spent, the fewer lines are still in the race."""
        began = perf_counter()
        alive = self.lines
        for done in range(most):
            spent = done / most
            if until is not None:
                spent = max(spent, (perf_counter() - began) / (until - began))
                if spent >= 1:
                    return done
            left = max(2, ceil(len(self.lines) ** (1 - spent)))
            if left < len(alive) and alive[0].visits == alive[-1].visits:
                alive = sorted(alive, key=lambda line: -line.value)[:left]
            if len(alive) == 1:
                return done
            self._try(min(alive, key=lambda line: line.visits))
        return most

    def _try(self, line: Line) -> None:
        """One line in the next world that it has not met."""
        if line.visits == len(self.seeds):
            self.seeds.append(self.random.getrandbits(32))
        seed = self.seeds[line.visits]
        world = self.glimpse.playout(seed)
        if self.settings.adapts:
            world = self._adapted(world, list(line.answers))
        else:
            for answer in line.answers:
                ask = world.ask
                if ask is None or self.seat not in ask.seats or answer not in ask.options:
                    break
                world.answer_and_keep(answer, self.seat)
        world = self._played_on(world, Random(seed))
        line.visits += 1
        line.total += self.judge.value(world, self.seat)

    def _adapted(self, world: Play, answers: list[Action]) -> Play:
        """The world after a line of which some parts are not possible in it, since the dice fell otherwise: those are
        left out, and what must be answered between them is what looks best."""
        passing = self.game.passing
        while (ask := world.ask) is not None and self.seat in ask.seats:
            answer = next((each for each in answers if each in ask.options), None)
            if answer is not None:
                answers = answers[answers.index(answer) + 1 :]
            else:
                moves_on = [option for option in ask.options if option.verb in passing]
                if moves_on and not answers:
                    break
                options = candidates(world, ask)
                if not moves_on and len(options) > 1 and world.can_be_copied:
                    _, world = best_act(world, ask, options)
                    continue
                answer = moves_on[0] if moves_on else options[0]
            world.answer_and_keep(answer, self.seat)
        return world

    def _played_on(self, world: Play, random: Random) -> Play:
        """The world some turns later, or after so many decisions."""
        settings, game = self.settings, self.game
        for _ in range(settings.rollout):
            ask = world.ask
            if ask is None or game.clock(world.state) - self.clock >= settings.ahead:
                break
            options = candidates(world, ask)
            if len(options) > 1:
                if world.can_be_copied and random.random() < settings.guided:
                    _, world = best_act(world, ask, options)
                    continue
                if random.random() < settings.passes:
                    options = [option for option in options if option.verb in game.passing] or options
            world.answer_and_keep(options[int(random.random() * len(options))], ask.seats[0])
        return world

    # --- what came of it --------------------------------------------------------------------------------------

    def _ranked(self) -> list[Line]:
        return sorted(self.lines, key=lambda line: (-line.visits, -line.value))

    def best(self) -> list[Action]:
        """The line that stayed longest in the race."""
        return list(self._ranked()[0].answers)

    def considered(self, most: int = 8) -> list[Considered]:
        """The lines that were tried, by their first answers; of those that begin alike, the best."""
        found: dict[Action, Considered] = {}
        for line in self._ranked():
            first = line.answers[0]
            if line.visits and first not in found and len(found) < most:
                found[first] = considered(self.glimpse, line.visits, line.value, line.answers)
        return list(found.values())
