"""Worlds that a viewer cannot tell apart, compared at positions that nobody chose."""

from dataclasses import dataclass
from random import Random
from time import monotonic

import saddlebag
from tests.conformance.test_leaks import redealt, seen, viewers
from tests.conformance.walks import TABLES, label, walk

SHARE = 0.1
"""Of the positions of a match, so that many tables have their turn."""


@dataclass
class Worlds:
    """What was compared, and where a viewer could have told two worlds apart."""

    compared: int = 0
    told_apart: int = 0
    first: str = ""

    @property
    def kept(self) -> bool:
        return self.compared > 0 and not self.told_apart

    def summary(self) -> str:
        leaks = f"{self.told_apart} told apart, the first at {self.first}" if self.told_apart else "none told apart"
        return f"{self.compared:,} imagined worlds compared byte by byte, {leaks}"


def compare_worlds(seconds: float, random: Random, found: Worlds) -> None:
    """Redeal positions of random matches at random tables for every viewer; each must see the same bytes."""
    until = monotonic() + seconds
    while monotonic() < until:
        name, table = random.choice(TABLES)
        game, seed = saddlebag.game(name), random.getrandbits(32)
        for number, match in enumerate(walk(name, table, seed, eager=True)):
            if random.random() > SHARE:
                continue
            state = match.copy().state
            for viewer in viewers(state):
                found.compared += 1
                other = redealt(game, state, viewer, random.getrandbits(32))
                if seen(game, other, viewer) != seen(game, state, viewer):
                    found.told_apart += 1
                    found.first = found.first or f"{name} {label(table)}, seed {seed}, decision {number}, {viewer=}"
