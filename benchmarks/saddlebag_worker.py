"""One round of Saddlebag."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import saddlebag
from benchmarks import measuring
from benchmarks.measuring import CHOICES_PER_SECOND, MICROSECONDS, PER_SECOND, Measured
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Ask

GAME = saddlebag.game("train_heist")
HEADLINE = "Train Heist, 4 coop"
TABLES: dict[str, dict[str, Any]] = {
    HEADLINE: {"players": 4, "mode": "coop"},
    "Train Heist, 3 coop": {"players": 3, "mode": "coop"},
    "Train Heist, 2 coop": {"players": 2, "mode": "coop"},
    "Train Heist, 4 versus": {"players": 4, "mode": "versus"},
}


class Table:
    """Random matches with these options."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options

    def run(self, seed: int) -> int:
        """The quick way to the end, as the lab goes it: nobody listens to the events."""
        randrange = Random(seed).randrange

        def choose(ask: Ask) -> Action:
            options = ask.options
            return options[randrange(len(options))]

        match = GAME.new(seed=seed, **self.options)
        match.state.heard = None
        match.run(choose)
        return match.decisions

    def step_by_step(self, seed: int) -> int:
        """Answer by answer, as a table of people goes: with checkpoints, undo and copies at any time."""
        match = GAME.new(seed=seed, **self.options)
        randrange = Random(seed).randrange
        while options := match.options:
            match.apply(options[randrange(len(options))])
        return match.decisions

    def positions(self, seed: int) -> Iterator[Match[Any, Any]]:
        """A match at each of its decisions."""
        match = GAME.new(seed=seed, **self.options)
        randrange = Random(seed).randrange
        while options := match.options:
            yield match
            match.apply(options[randrange(len(options))])

    def positions_in_mid_action(self, seed: int) -> Iterator[Match[Any, Any]]:
        """Only where something has been decided since the last checkpoint, so that a copy has to replay it."""
        return (match for match in self.positions(seed) if json.loads(match.to_json())["since"])

    def option_counts(self, seed: int) -> Iterator[int]:
        return (len(match.options) for match in self.positions(seed))


def save_and_load(match: Match[Any, Any]) -> None:
    GAME.load(match.to_json())


def measure(seed: int, seconds: float) -> Iterator[Measured]:
    """Speed of play at every table; the other measures at the headline's."""
    for name, options in TABLES.items():
        table = Table(options)
        speed = measuring.decisions_per_second(table.run, seed, seconds)
        yield Measured(name, measuring.RANDOM_PLAY, speed, PER_SECOND)
        choices = speed * measuring.share_of_real_choices(table.option_counts, seed)
        yield Measured(name, measuring.REAL_CHOICES, choices, CHOICES_PER_SECOND)
        speed = measuring.decisions_per_second(table.step_by_step, seed, seconds)
        yield Measured(name, measuring.STEP_BY_STEP, speed, PER_SECOND)

    table = Table(TABLES[HEADLINE])
    copies = measuring.microseconds(table.positions, Match.copy, seed, seconds)
    yield Measured(HEADLINE, measuring.COPY, copies, MICROSECONDS)
    copies = measuring.microseconds(table.positions_in_mid_action, Match.copy, seed, seconds)
    yield Measured(HEADLINE, measuring.COPY_IN_MID_ACTION, copies, MICROSECONDS)
    saves = measuring.microseconds(table.positions, save_and_load, seed, seconds, every=measuring.SOME)
    yield Measured(HEADLINE, measuring.SAVE_AND_LOAD, saves, MICROSECONDS)
    views = measuring.microseconds(table.positions, lambda match: match.view(match.to_act), seed, seconds)
    yield Measured(HEADLINE, measuring.VIEW, views, MICROSECONDS)
    redeals = measuring.microseconds(table.positions, lambda match: match.redeal(match.to_act, seed), seed, seconds)
    yield Measured(HEADLINE, measuring.REDEAL, redeals, MICROSECONDS)


if __name__ == "__main__":
    measuring.report(measure)
