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


def play(name: str, table: dict[str, Any], seed: int) -> Match[Any, Any]:
    """Mostly a bot, but every fourth decision goes to the verb that was used least."""
    match = saddlebag.game(name).new(seed=seed, **table)
    bots = [bot(SKILLED, seed + seat) for seat in range(match.state.options.seats())]
    walker, chance = Walker(seed, eager=True), Random(seed)
    while match.to_act is not None and match.decisions < LONGEST:
        skilled = chance.random() < 0.75
        seat = match.to_act
        match.apply(bots[seat].decide(Glimpse(match, seat)) if skilled else walker.choose(match.options))
    return match


def main(names: list[str]) -> None:
    for number, (name, table) in enumerate(TABLES):
        if names and name not in names:
            continue
        tries = [play(name, table, 10 * number + seed) for seed in range(4)]
        richest = max(tries, key=lambda match: len({text.split()[0] for text in match.record().decisions}))
        path = stored_path(name, table)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(richest.record().to_json() + "\n")
        print(f"{path.name}: {richest.decisions} decisions")


if __name__ == "__main__":
    main(sys.argv[1:])
