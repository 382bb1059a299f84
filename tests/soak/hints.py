"""What the adviser says tells its seat nothing new, at questions that nobody chose."""

from dataclasses import dataclass
from random import Random
from time import monotonic

from tests.conformance.test_hints import check_lines, check_same_hint
from tests.conformance.walks import TABLES, label, walk

SHARE = 0.05
"""Of the questions of a match, so that many tables have their turn."""


@dataclass
class Hints:
    """What was compared, and the first hint that told something."""

    questions: int = 0
    worlds: int = 0
    answers: int = 0
    told: str = ""

    @property
    def kept(self) -> bool:
        return self.worlds > 0 and not self.told

    def summary(self) -> str:
        return (
            f"hints at {self.questions:,} questions, in {self.worlds:,} other worlds, with lines of "
            f"{self.answers:,} answers: {self.told or 'the same in every world'}"
        )


def take_advice(seconds: float, random: Random, found: Hints) -> None:
    """Ask for hints at tables drawn by lot, until the time is up and one was compared."""
    until = monotonic() + seconds
    while monotonic() < until or not found.worlds:
        name, table = random.choice(TABLES)
        seed = random.getrandbits(32)
        for number, match in enumerate(walk(name, table, seed, eager=True)):
            if len(match.options) < 2 or random.random() > SHARE:
                continue
            try:
                found.questions += 1
                found.worlds += check_same_hint(match, number)
                found.answers += check_lines(match, number)
            except Exception as error:
                where = f"{name} {label(table)}, seed {seed}, decision {number}"
                found.told = found.told or f"{where}: {type(error).__name__}: {error}"
            if monotonic() >= until or found.told:
                break
        if found.told:
            return
