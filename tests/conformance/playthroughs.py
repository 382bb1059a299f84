"""Playthroughs of the build that runs, line by line: `python -m tests.conformance.playthroughs train_heist`.

Every stored match with all its questions, options, stories, views, saves and redeals; random and eager walks; and what
the bots decide. `test_builds.py` compares the lines of both builds.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

import saddlebag
from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.match import Match
from tests.conformance.walks import label, stored, tables, walk

GROUPS = saddlebag.game_names()
BOTS = ("heuristic", "marshal:iterations=40")
THOUGHT_OVER = 12
"""Decisions of a match that the bots think over."""


def lines(name: str) -> Iterator[str]:
    """All that a game's playthroughs tell."""
    for number, table in enumerate(tables(name)):
        yield from told(f"stored {label(table)}", stored(name, table))
        yield from told(f"walk {label(table)}", walk(name, table, number))
        yield from told(f"eager {label(table)}", walk(name, table, 100 + number, eager=True))
        yield from thought_over(name, table, number)


def told(title: str, matches: Iterator[Match[Any, Any]]) -> Iterator[str]:
    """A line for each decision: the answers in words, all the rest as hashes."""
    for number, match in enumerate(matches):
        options = " | ".join(option.text for option in match.options)
        yield f"{title} {number} {match.actors} {match.prompt} {sign(options)} {sign(*whole(match, number))}"
    yield f"{title} ends {match.result} {sign(*(event.sentence() for event in match.events))}"


def whole(match: Match[Any, Any], number: int) -> Iterator[str]:
    """Everything about a position, as texts: the save at each decision, the rest at every fifth."""
    yield match.to_json()
    if number % 5 == 0 and match.to_act is not None:
        for seat in (None, *range(match.agreed.seats())):
            yield msgspec.json.encode(match.view(seat)).decode()
        yield match.game.load(match.to_json()).to_json()
        yield match.copy().to_json()
        world = match.redeal(match.to_act, number)
        yield match.game.codec.write_ints(world.state).decode()
        yield repr(match.game.evaluate(world.state, match.to_act))


def thought_over(name: str, table: dict[str, Any], seed: int) -> Iterator[str]:
    """What the bots answer in the first decisions of a match."""
    match = saddlebag.game(name).new(seed=seed, **table)
    players = [bot(BOTS[seat % len(BOTS)], seed + seat) for seat in range(match.agreed.seats())]
    while match.to_act is not None and match.decisions < THOUGHT_OVER:
        answer = players[match.to_act].decide(Glimpse(match, match.to_act))
        yield f"bots {label(table)} {match.decisions} {match.to_act} {answer}"
        match.apply(answer)


def sign(*texts: str) -> str:
    """A short hash of texts."""
    return blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def main() -> None:
    print(saddlebag.build.NAME)
    for line in lines(sys.argv[1]):
        print(line)


if __name__ == "__main__":
    main()
