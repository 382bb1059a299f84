"""How every engine is measured. Runs in each engine's own interpreter, so it needs nothing but Python.

A decision is an answered prompt. Prompts with a single option count too, for every engine, because Catanatron asks
them all (roll the dice, end the turn) and so do we; real choices, with two options or more, have a row of their own.
Dealing and rolling by the engine itself is no decision. Setting up a match is part of random play. Every engine's
random player takes `options[randrange(len(options))]`.

Times are CPU time of one process, so that whatever else the machine does disturbs less.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from time import process_time
from typing import TypeVar

RANDOM_PLAY = "random play"
REAL_CHOICES = "random play, real choices"
STEP_BY_STEP = "random play, step by step"
COPY = "copy"
COPY_IN_MID_ACTION = "copy in mid-action"
COPY_IN_MID_FIGHT = "copy in mid-fight"
SAVE_AND_LOAD = "save and load"
VIEW = "view"
REDEAL = "redeal"
SEARCH = "search, rollouts of 60 decisions"

PER_SECOND = "decisions/s"
MICROSECONDS = "us"
CHOICES_PER_SECOND = "choices/s"
ITERATIONS_PER_SECOND = "iterations/s"

P = TypeVar("P")

REPEATS = 5
SOME = 10
"""Slow acts are done at every tenth position only."""


@dataclass(frozen=True)
class Measured:
    """One number of one round."""

    game: str
    measure: str
    value: float
    unit: str


def decisions_per_second(play: Callable[[int], int], seed: int, seconds: float) -> float:
    """Play whole matches for about so long. `play` gets a seed and gives back how many decisions were made."""
    play(seed)
    decisions = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or not decisions:
        seed += 1
        decisions += play(seed)
    return decisions / spent


def microseconds(
    positions: Callable[[int], Iterable[P]], act: Callable[[P], object], seed: int, seconds: float, every: int = 1
) -> float:
    """The time of one `act`, averaged over every position, or every so many, of whole random matches.

    At each position it is done several times, which makes the clock's own cost small beside the shortest acts.
    """
    act(next(iter(positions(seed))))
    spent = 0.0
    calls = 0
    until = process_time() + seconds
    while process_time() < until or not calls:
        seed += 1
        for position in islice(positions(seed), every // 2, None, every):
            begin = process_time()
            for _ in range(REPEATS):
                act(position)
            spent += process_time() - begin
            calls += REPEATS
    return spent / calls * 1e6


def share_of_real_choices(option_counts: Callable[[int], Iterable[int]], seed: int, matches: int = 10) -> float:
    """The part of all prompts that offer two options or more."""
    counts = [count for number in range(matches) for count in option_counts(seed + number)]
    return 1 - counts.count(1) / len(counts)


def report(measure: Callable[[int, float], Iterator[Measured]]) -> None:
    """A worker's main program: seed and seconds from the command line, a JSON list of numbers to stdout."""
    seed, seconds = int(sys.argv[1]), float(sys.argv[2])
    print(json.dumps([asdict(each) for each in measure(seed, seconds)]))
