"""The laws of the engine and of its words, at every decision of matches that nobody chose."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from saddlebag.engine.match import Match
from tests.conformance.test_laws import check_copies, check_save, check_undo
from tests.conformance.test_undo import check_others_see_nothing, check_seat_learns_nothing, decisions
from tests.conformance.test_words import CHECKS
from tests.conformance.walks import TABLES, Walker, label, walk

Table = dict[str, Any]


@dataclass
class Laws:
    """How often they were looked at, and the first position at which one is broken."""

    matches: int = 0
    decisions: int = 0
    copies: int = 0
    free_undos: int = 0
    broken: str = ""

    @property
    def kept(self) -> bool:
        return self.decisions > 0 and not self.broken

    def summary(self) -> str:
        return (
            f"{self.matches:,} matches, {self.decisions:,} decisions with their words, saves and undo, "
            f"{self.copies:,} copies, {self.free_undos:,} decisions that a seat may take back for free: "
            f"{self.broken or 'every law holds'}"
        )


def look(seconds: float, random: Random, found: Laws) -> None:
    """Matches at tables drawn by lot, until the time is up; some decisions of one at least."""
    until = monotonic() + seconds
    while True:
        name, table = random.choice(TABLES)
        seed = random.getrandbits(32)
        found.matches += 1
        try:
            look_at(name, table, seed, until, found)
        except Exception as error:
            where = f"{name} {label(table)}, seed {seed}, after {found.decisions} decisions"
            found.broken = found.broken or f"{where}: {type(error).__name__}: {error}"
        if monotonic() >= until:
            return


def look_at(name: str, table: Table, seed: int, until: float, found: Laws) -> None:
    """One match after rare things: each time at every decision, as far as the time allows."""
    walker = Walker(seed, eager=True)
    for match in in_time(walk(name, table, seed, eager=True), until):
        if match.ask is None:
            continue
        found.decisions += 1
        for check in CHECKS:
            check(match)
        check_save(match)
        check_undo(match, walker)
    found.copies += check_copies(in_time(walk(name, table, seed, eager=True), until), often=1)
    for learned in (check_seat_learns_nothing, check_others_see_nothing):
        found.free_undos += learned(decisions(in_time(walk(name, table, seed, eager=True), until)))


def in_time(walked: Iterator[Match[Any, Any]], until: float) -> Iterator[Match[Any, Any]]:
    """A walk that ends when the time is up, but not at its first steps."""
    for number, match in enumerate(walked):
        if number > 3 and monotonic() > until:
            return
        yield match
