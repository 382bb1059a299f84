"""Whatever a seat sends: the reply is the same in every world that it cannot tell apart, at positions nobody chose."""

from dataclasses import dataclass
from random import Random
from time import monotonic

from tests.conformance import oracle
from tests.conformance.walks import TABLES, find, label

AT_A_TABLE = 4
"""Positions at one table, then another one has its turn."""


@dataclass
class Guesses:
    """How many replies were compared, and the first that told something."""

    positions: int = 0
    replies: int = 0
    told: str = ""

    @property
    def kept(self) -> bool:
        return self.replies > 0 and not self.told

    def summary(self) -> str:
        told = self.told or "the same in every world"
        return f"{self.replies:,} replies to guesses and questions at {self.positions:,} positions: {told}"


def guess(seconds: float, random: Random, found: Guesses) -> None:
    """Ask at tables drawn by lot."""
    until = monotonic() + seconds
    while monotonic() < until:
        name, table = random.choice(TABLES)
        seed = random.getrandbits(20)
        try:
            counts = oracle.ask(find(name), table, AT_A_TABLE, seed, every=29)
        except AssertionError as error:
            found.told = found.told or f"{name} {label(table)}, seed {seed}: {error}"
            continue
        found.positions += counts["positions"]
        found.replies += counts["replies"]
