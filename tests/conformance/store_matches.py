"""Plays the stored matches anew, or those of the games named: `python -m tests.conformance.store_matches`."""

import sys
from random import Random
from typing import Any

import saddlebag
from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.match import Match
from tests.conformance.walks import TABLES, Walker, stored_path

LONGEST = 400
SKILLED = "tenderfoot:errs=0"
"""One act ahead is skill enough for a match with a bit of everything, and quick in games of long turns."""


SKILLS = (0.75, 0.75, 0.75, 0.75, 0.25, 0.25, 0.25, 0.25)
"""How much of a match is left to bots; matches of more chance come to what bots avoid."""


def play(name: str, table: dict[str, Any], seed: int, skill: float) -> tuple[Match[Any, Any], set[str]]:
    """Partly a bot, and where it is not asked mostly the verb that was used least; with all kinds of answers that were
    on offer."""
    match = saddlebag.game(name).new(seed=seed, **table)
    bots = [bot(SKILLED, seed + seat) for seat in range(match.state.options.seats())]
    walker, chance = Walker(seed, eager=True), Random(seed)
    met: set[str] = set()
    while match.to_act is not None and match.decisions < LONGEST:
        skilled = chance.random() < skill
        seat = match.to_act
        met |= {option.verb for option in match.options}
        match.apply(bots[seat].decide(Glimpse(match, seat)) if skilled else walker.choose(match.options))
    return match, met


def main(names: list[str]) -> None:
    known: dict[str, set[str]] = {}
    for number, (name, table) in enumerate(TABLES):
        if names and name not in names:
            continue
        met = known.setdefault(name, set())
        tries = [play(name, table, 10 * number + seed, skill) for seed, skill in enumerate(SKILLS)]
        richest, kinds = max(tries, key=lambda each: (len(each[1] - met), len(each[1])))
        met |= kinds
        path = stored_path(name, table)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(richest.record().to_json() + "\n")
        print(f"{path.name}: {richest.decisions} decisions")


if __name__ == "__main__":
    main(sys.argv[1:])
