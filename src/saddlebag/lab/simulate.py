"""Play many matches with bots, on all cores or a cluster."""

from collections.abc import Callable, Iterator, Mapping, Sequence
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
from saddlebag.lab.workers import workers

Variant = Mapping[str, Any]
Job = tuple[str, dict[str, Any], list[str], int, int, int]
"""Game, options, bots by seat, base seed, first match, number of matches."""
BATCH = 25
"""Matches that are given out at once, at most: some take a thousandth of a second."""
BATCHES_EACH = 16
"""How often a worker comes for more, at least: or all would wait in the end for the one with the longest matches."""
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
    on: str | None = None,
) -> Report:
    """Play so many matches of each variant of the options; the same seeds in each. Ctrl-C keeps what is finished.

    `on="ray"` plays them on a Ray cluster (docs/cluster.md); the rows are the same.

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
    tables = [dict(variants)] if isinstance(variants, Mapping) else [dict(each) for each in variants]
    seated = [_seated(game, table, bots) for table in tables]
    report = Report(game.name, game.version, seed)
    with workers(jobs, on) as players:
        batch = min(BATCH, games * len(tables) // (players.size * BATCHES_EACH) or 1)
        work = [
            job
            for table, names in zip(tables, seated, strict=True)
            for job in _jobs(game, table, names, seed, games, batch)
        ]
        try:
            for rows in players.played(play_batch, work):
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


def _jobs(
    game: Game[Any, Any], table: dict[str, Any], bots: list[str], seed: int, games: int, batch: int
) -> Iterator[Job]:
    for first in range(0, games, batch):
        yield game.name, table, bots, seed, first, min(batch, games - first)


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
