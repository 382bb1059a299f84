"""Very many matches of a game on tables of all kinds: `python -m tests.conformance.long_walks frontier`.

Each table has any number of players and, half of the time, any values of its options. What is wanted is nothing: no
error, no match without an end, no law broken. `--random` and `--eager` say how many matches go at random and after rare
things, `--laws` on how many more the laws are tried, `--first` with which number to begin.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import saddlebag
from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import BaseOptions, describe
from tests.conformance import test_undo
from tests.conformance.inventory import inventory
from tests.conformance.test_laws import check_copies, check_save, check_undo
from tests.conformance.test_leaks import CHECKS, World, redealt
from tests.conformance.walks import AnyGame, Walker, walk

ENDLESS = 20_000
"""No match has so many decisions."""
MOST_OPTIONS = 150
OFTEN = 23
"""Of so many decisions of a match one is tried against the slower laws."""


def table(game: AnyGame, number: int) -> dict[str, Any]:
    """A table of any size; every other one with options of any kind."""
    chance = Random(number)
    kind: type[BaseOptions] = game.options
    while True:
        found: dict[str, Any] = dict(chance.choice(game.tables))
        if number % 2:
            for info in describe(kind):
                values = list(info.values()) or of_its_kind(info.of)
                if info.name not in found and values and chance.random() < 0.3:
                    found[info.name] = chance.choice(values)
        try:
            game.make_options(found)
        except BadOption:
            continue  # these do not go together
        return found


def of_its_kind(kind: Any) -> list[Any]:
    """The values of an option without words for them: yes and no, or a number within its limits."""
    name = type(kind).__name__
    if name == "BoolType":
        return [False, True]
    if name == "IntType" and kind.ge is not None and kind.le is not None:
        return list(range(kind.ge, kind.le + 1))
    return []


def play(game: AnyGame, number: int, eager: bool) -> int:
    """A match the quick way, to its end; how many decisions it had."""
    match = game.new(seed=number, **table(game, number))
    walker, left = Walker(number, eager), iter(range(ENDLESS))

    def choose(ask: Any) -> Any:
        next(left)
        assert 0 < len(ask.options) <= MOST_OPTIONS
        return walker.choose(ask.options)

    match.run(choose)
    assert match.result is not None
    return match.decisions


def try_laws(game: AnyGame, number: int) -> int:
    """A match against the laws of copies, saves, undo, things and hidden things; how many decisions it had."""
    options, eager = table(game, number), number % 4 > 1
    chance, walker = Random(number), Walker(number, eager=True)
    things = None
    for match in walk(game, options, number, eager):
        things = things or inventory(game.name, match.state)
        texts = [option.text for option in match.options]
        assert len(set(texts)) == len(texts) <= MOST_OPTIONS
        if chance.randrange(OFTEN):
            continue
        assert inventory(game.name, match.state) == things
        check_save(match)
        for viewer in (None, *range(match.agreed.seats())):
            world = World(match.state, viewer, redealt(game, match.state, viewer, 1))
            for check in CHECKS:
                check(game, world)
        if match.to_act is not None:
            for option in match.options:
                assert game.vocabulary.parse(option.text) is option
                assert match.describe(option).label
            check_undo(match, walker)
    check_copies((each for count, each in enumerate(walk(game, options, number, eager)) if count % OFTEN == 0), often=3)
    test_undo.check_seat_learns_nothing(test_undo.decisions(walk(game, options, number, eager), OFTEN))
    assert match.result is not None
    return match.decisions


def told(title: str, game: AnyGame, numbers: range, one: Any) -> Iterator[str]:
    """Plays these matches; the errors by kind with one table of each, and how long the matches were."""
    lengths, errors = [], Counter[str]()
    began = process_time()
    for number in numbers:
        try:
            lengths.append(one(game, number))
        except Exception as error:
            kind = f"{type(error).__name__}: {error}"[:200]
            errors[kind] += 1
            if errors[kind] == 1:
                yield f"{title} {number} {table(game, number)}: {kind}"
    yield (
        f"{title}: {len(numbers)} matches, {sum(errors.values())} errors; decisions {min(lengths, default=0)} to"
        f" {max(lengths, default=0)}, {sum(lengths)} in all; {process_time() - began:.0f} s of processor time"
    )


def main(words: list[str]) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--random", type=int, default=20_000)
    parser.add_argument("--eager", type=int, default=1_000)
    parser.add_argument("--laws", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args(words)
    game, first = saddlebag.game(args.game), args.first
    wrong = 0
    for title, number, one in (
        ("laws", args.laws, try_laws),
        ("eager", args.eager, lambda game, number: play(game, number, eager=True)),
        ("random", args.random, lambda game, number: play(game, number, eager=False)),
    ):
        for line in told(title, game, range(first, first + number), one):
            print(line, flush=True)
            wrong += line.startswith(f"{title} ")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
