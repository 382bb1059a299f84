"""One round of Saddlebag."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Any

import saddlebag
from benchmarks import measuring
from benchmarks.env_steps import ENV_STEPS, STEPS_PER_SECOND, steps_per_second
from benchmarks.measuring import CHOICES_PER_SECOND, ITERATIONS_PER_SECOND, MICROSECONDS, PER_SECOND, Measured
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.random_bot import RandomBot
from saddlebag.bots.settings import Thinking
from saddlebag.bots.tree_search import TreeSearch
from saddlebag.engine.match import Match
from saddlebag.envs import pettingzoo_env


class Table:
    """Random matches of a game with these options."""

    def __init__(self, title: str, game: str, **options: Any) -> None:
        self.title = title
        self.game = saddlebag.game(game)
        self.options = options

    def run(self, seed: int) -> int:
        """The quick way to the end, as the lab goes it: nobody listens to the events."""
        bot = RandomBot(seed)
        match = self.game.new(seed=seed, **self.options)
        match.state.heard = None
        match.run(lambda ask: bot.choose(ask.options))
        return match.decisions

    def step_by_step(self, seed: int) -> int:
        """Answer by answer, as a table of people goes: with checkpoints, undo and copies at any time."""
        match = self.game.new(seed=seed, **self.options)
        randrange = Random(seed).randrange
        while options := match.options:
            match.apply(options[randrange(len(options))])
        return match.decisions

    def positions(self, seed: int) -> Iterator[Match[Any, Any]]:
        """A match at each of its decisions."""
        match = self.game.new(seed=seed, **self.options)
        randrange = Random(seed).randrange
        while options := match.options:
            yield match
            match.apply(options[randrange(len(options))])

    def positions_in_mid_action(self, seed: int) -> Iterator[Match[Any, Any]]:
        """Only where something has been decided since the last checkpoint, so that a copy has to replay it."""
        return (match for match in self.positions(seed) if match.in_mid_act)

    def positions_in_mid_fight(self, seed: int) -> Iterator[Match[Any, Any]]:
        """Only while two fight, for games whose fights are a chapter of their own."""
        return (match for match in self.positions(seed) if match.state.fight is not None)

    def option_counts(self, seed: int) -> Iterator[int]:
        return (len(match.options) for match in self.positions(seed))


TABLES = [
    Table("Train Heist, 4 coop", "train_heist", players=4, mode="coop"),
    Table("Train Heist, 3 coop", "train_heist", players=3, mode="coop"),
    Table("Train Heist, 2 coop", "train_heist", players=2, mode="coop"),
    Table("Train Heist, 4 versus", "train_heist", players=4, mode="versus"),
    Table("Deck Goes West, 3 versus", "deck_goes_west", players=3, mode="versus"),
    Table("Deck Goes West, 1 solo", "deck_goes_west", players=1, mode="solo"),
    Table("Deck Goes West, 3 cooperative", "deck_goes_west", players=3, mode="cooperative"),
    Table("High Stakes Drifter, 4 standard", "high_stakes_drifter", players=4, mode="standard"),
    Table("High Stakes Drifter, 2 standard", "high_stakes_drifter", players=2, mode="standard"),
    Table("High Stakes Drifter, 8 high stakes", "high_stakes_drifter", players=8, mode="high_stakes"),
    Table("Western Legends, 4 Ante Up", "western_legends", players=4),
    Table("Western Legends, 3 base", "western_legends", players=3, expansion="base"),
    Table("Western Legends, 2 Ante Up", "western_legends", players=2),
    Table("Frontier: The Old West, 3", "frontier", players=3),
    Table("Frontier: The Old West, 5", "frontier", players=5),
    Table("Frontier: The Old West, 2 short", "frontier", players=2, short_game=True),
]
HEADLINES = [TABLES[0], TABLES[4], TABLES[7], TABLES[10], TABLES[13]]
"""One table of each game, at which everything is measured."""
WITH_FIGHTS = [TABLES[10]]

ENVS = {
    "Train Heist, 2 coop": "train_heist",
    "Deck Goes West, 2": "deck_goes_west",
    "High Stakes Drifter, 2": "high_stakes_drifter",
    "Western Legends, 2": "western_legends",
    "Frontier: The Old West, 2": "frontier",
}
"""The environments that are measured, with the usual options for two."""


def save_and_load(match: Match[Any, Any]) -> None:
    match.game.load(match.to_json())


ROLLOUTS = Thinking(rollout=60, passes=0.0, guided=0.0, horizon=1_000, depth=0)
"""A search that plays 60 random decisions on beyond its tree before it judges the table."""


def iterations_per_second(table: Table, seed: int, seconds: float) -> float:
    """How many worlds a search imagines, at some questions of a match with more than one answer."""
    done, spent = 0, 0.0
    choices = (match for match in table.positions(seed) if len(match.options) > 1)
    for match in islice(choices, 0, None, measuring.SOME):
        begin = process_time()
        done += TreeSearch(Glimpse(match, match.actors[0]), ROLLOUTS, Random(seed), None).run(50, None)
        spent += process_time() - begin
        if spent > seconds:
            break
    return done / spent


def measure(seed: int, seconds: float) -> Iterator[Measured]:
    """Speed of play at every table; the other measures at the headlines'."""
    for table in TABLES:
        speed = measuring.decisions_per_second(table.run, seed, seconds)
        yield Measured(table.title, measuring.RANDOM_PLAY, speed, PER_SECOND)
        choices = speed * measuring.share_of_real_choices(table.option_counts, seed)
        yield Measured(table.title, measuring.REAL_CHOICES, choices, CHOICES_PER_SECOND)
        speed = measuring.decisions_per_second(table.step_by_step, seed, seconds)
        yield Measured(table.title, measuring.STEP_BY_STEP, speed, PER_SECOND)
    for table in HEADLINES:
        yield from measure_positions(table, seed, seconds)
    for title, name in ENVS.items():
        steps = steps_per_second(pettingzoo_env(name, players=2), seed, seconds)
        yield Measured(title, ENV_STEPS, steps, STEPS_PER_SECOND)


def measure_positions(table: Table, seed: int, seconds: float) -> Iterator[Measured]:
    """What is done to a position: copying, saving, viewing, redealing."""
    copies = measuring.microseconds(table.positions, Match.copy, seed, seconds)
    yield Measured(table.title, measuring.COPY, copies, MICROSECONDS)
    copies = measuring.microseconds(table.positions_in_mid_action, Match.copy, seed, seconds)
    yield Measured(table.title, measuring.COPY_IN_MID_ACTION, copies, MICROSECONDS)
    if table in WITH_FIGHTS:
        copies = measuring.microseconds(table.positions_in_mid_fight, Match.copy, seed, seconds)
        yield Measured(table.title, measuring.COPY_IN_MID_FIGHT, copies, MICROSECONDS)
    saves = measuring.microseconds(table.positions, save_and_load, seed, seconds, every=measuring.SOME)
    yield Measured(table.title, measuring.SAVE_AND_LOAD, saves, MICROSECONDS)
    views = measuring.microseconds(table.positions, lambda match: match.view(match.to_act), seed, seconds)
    yield Measured(table.title, measuring.VIEW, views, MICROSECONDS)
    yield Measured(table.title, measuring.SEARCH, iterations_per_second(table, seed, seconds), ITERATIONS_PER_SECOND)
    redeals = measuring.microseconds(table.positions, lambda match: match.redeal(match.to_act, seed), seed, seconds)
    yield Measured(table.title, measuring.REDEAL, redeals, MICROSECONDS)


if __name__ == "__main__":
    measuring.report(measure)
