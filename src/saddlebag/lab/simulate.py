"""Play many matches with bots, on all cores."""

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from multiprocessing import Pool
from random import Random
from typing import Any

from saddlebag.bots import bot
from saddlebag.bots.bot import Bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.random_bot import RandomBot
from saddlebag.engine.errors import BadOption
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.games import game as find_game
from saddlebag.lab.report import Report, Row

Variant = Mapping[str, Any]
Job = tuple[str, dict[str, Any], list[str], int, int, int]
"""Game, options, bots by seat, base seed, first match, number of matches."""
BATCH = 25
MOST_DECISIONS = 100_000
"""No match is that long; a game that never ends is a fault to be told, not waited for."""


def simulate(
    game: Game[Any, Any],
    variants: Variant | Sequence[Variant],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Report:
    """Play so many matches of each variant of the options; the same seeds in each. Ctrl-C keeps what is finished.

    Examples:
        >>> import saddlebag
        >>> from saddlebag.lab.simulate import simulate
        >>> game = saddlebag.game("train_heist")
        >>> report = simulate(game, {"players": 2}, ["random"], games=2, jobs=1)
        >>> len(report.rows)
        2
    """
    if games < 1:
        raise BadOption(f"The number of games cannot be {games}; allowed: 1 or more.")
    if jobs is not None and jobs < 1:
        raise BadOption(f"The number of jobs cannot be {jobs}; allowed: 1 or more.")
    tables = [dict(variants)] if isinstance(variants, Mapping) else [dict(each) for each in variants]
    work = [job for table in tables for job in _jobs(game, table, _seated(game, table, bots), seed, games)]
    report = Report(game.name, game.version, seed)
    try:
        for rows in _played(work, jobs or os.cpu_count() or 1):
            report.rows += rows
            progress(len(report.rows))
    except KeyboardInterrupt:
        report.interrupted = True
    report.rows.sort(key=lambda row: (row["variant"], row["match"]))
    return report


def _seated(game: Game[Any, Any], table: dict[str, Any], bots: Sequence[str]) -> list[str]:
    """One bot a seat; a single name takes all seats."""
    seats = game.make_options(table).seats()
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(names) != seats:
        raise BadOption(f"There are {len(names)} bots for {seats} seats; name one per seat, or one for all.")
    for name in names:
        bot(name)
    return names


def _jobs(game: Game[Any, Any], table: dict[str, Any], bots: list[str], seed: int, games: int) -> Iterator[Job]:
    for first in range(0, games, BATCH):
        yield game.name, table, bots, seed, first, min(BATCH, games - first)


def _played(work: list[Job], jobs: int) -> Iterator[list[Row]]:
    """The rows of each job, as they come."""
    if jobs == 1 or len(work) == 1:
        yield from map(play_batch, work)
        return
    with Pool(min(jobs, len(work)), initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play_batch, work)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(job: Job) -> list[Row]:
    """A few matches, one after the other."""
    name, table, bots, seed, first, count = job
    game = find_game(name)
    rows = []
    for number in range(first, first + count):
        match = game.new(seed=seed * 1_000_003 + number, **table)
        match.state.heard = None
        play_match(
            match, [bot(each, Random(f"{seed} {number} {seat}").getrandbits(64)) for seat, each in enumerate(bots)]
        )
        rows.append(_row(match, table, bots, number))
    return rows


def play_match(match: Match[Any, Any], bots: Sequence[Bot]) -> None:
    """Let the bots play a match to its end."""
    careless = [each for each in bots if isinstance(each, RandomBot)]
    if len(careless) == len(bots):
        match.run(lambda ask: careless[ask.seats[0]].choose(ask.options))
        return
    for _ in range(MOST_DECISIONS):
        seat = match.to_act
        if seat is None:
            return
        match.follow(bots[seat].decide(Glimpse(match, seat)))
    raise RuntimeError(f"match with seed {match.seed} has not ended after {MOST_DECISIONS} decisions")


def _row(match: Match[Any, Any], table: dict[str, Any], bots: list[str], number: int) -> Row:
    """What is kept of a match; the seed plays it again."""
    result = match.result
    assert result is not None
    return {
        "variant": " ".join(f"{name}={value}" for name, value in table.items()),
        "match": number,
        "seed": str(match.seed),
        "bots": bots,
        "winners": result.winners,
        "scores": result.scores,
        "ranks": result.ranks,
        "cause": result.cause,
        "decisions": match.decisions,
    }
