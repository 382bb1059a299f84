"""A round robin of bots on paired deals: the same cards and dice for both, with the seats changed over."""

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from multiprocessing import Pool
from random import Random
from time import process_time
from typing import Any

from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.errors import BadOption
from saddlebag.engine.game import Game
from saddlebag.games import game as find_game
from saddlebag.lab.ladder_file import LadderFile
from saddlebag.lab.ladder_report import LadderReport, LadderRow
from saddlebag.lab.simulate import MOST_DECISIONS, leave_interrupts_to_the_parent

Work = tuple[str, dict[str, Any], tuple[str, ...], int, int]
"""Game, options, bots by seat, base seed, number of the deal."""


def ladder(
    game: Game[Any, Any],
    options: dict[str, Any],
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    jobs: int | None = None,
    file: LadderFile | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> LadderReport:
    """Play what is not yet in the file. Ctrl-C keeps what is finished.

    Examples:
        >>> import saddlebag
        >>> from saddlebag.lab.ladder import ladder
        >>> game = saddlebag.game("train_heist")
        >>> report = ladder(game, {"players": 2, "mode": "versus"}, ["random", "tenderfoot"], deals=1, jobs=1)
        >>> len(report.rows)  # every deal from both sides
        2
    """
    check_bots(bots)
    if deals < 1:
        raise BadOption(f"The number of games cannot be {deals}; allowed: 1 or more.")
    table = game.make_options(options)
    report = LadderReport(game.name, game.version, options, list(bots), seed, table.together())
    report.rows = [row for row in (file.rows if file else []) if row.deal < deals and set(row.bots) <= set(bots)]
    pairings = together(bots, table.seats()) if table.together() else against(bots, table.seats())
    there = {(row.deal, row.bots) for row in report.rows}
    work = [
        (game.name, options, seated, seed, deal)
        for deal in range(deals)
        for seated in pairings
        if (deal, seated) not in there
    ]
    of = len(report.rows) + len(work)
    try:
        progress(len(report.rows), of)
        for row in played(work, jobs or os.cpu_count() or 1):
            if file:
                file.add(row)
            report.rows.append(row)
            progress(len(report.rows), of)
    except KeyboardInterrupt:
        report.interrupted = True
    report.rows.sort(key=lambda row: (row.deal, row.bots))
    return report


def check_bots(bots: Sequence[str]) -> None:
    """At least two, all known, none twice."""
    for name in bots:
        bot(name)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("A ladder needs at least two bots, each named once.")


def against(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every pair takes alternate seats, and then those of the other."""
    if seats < 2:
        raise BadOption("A ladder of rivals needs at least two seats.")
    pairs = [pair for two in combinations(bots, 2) for pair in (two, two[::-1])]
    return [tuple(pair[seat % 2] for seat in range(seats)) for pair in pairs]


def together(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Where all win or lose as one, every bot takes all seats."""
    return [(name,) * seats for name in bots]


def played(work: list[Work], jobs: int) -> Iterator[LadderRow]:
    """The matches as they end."""
    if jobs == 1 or len(work) <= 1:
        yield from map(play, work)
        return
    with Pool(min(jobs, len(work)), initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play, work)


def play(work: Work) -> LadderRow:
    """One match, with the time of a processor that every seat took for its real choices: how many matches are played
    side by side does not change it."""
    name, options, bots, seed, deal = work
    match = find_game(name).new(seed=seed * 1_000_003 + deal, **options)
    match.state.heard = None
    players = [bot(each, Random(f"{seed} {deal} {seat}").getrandbits(64)) for seat, each in enumerate(bots)]
    seconds, choices, turns = [0.0] * len(bots), [0] * len(bots), [0] * len(bots)
    last = (-1, -1)
    for _ in range(MOST_DECISIONS):
        seat = match.to_act
        if seat is None:
            break
        glimpse = Glimpse(match, seat)
        chooses = len(glimpse.options) > 1
        began = process_time()
        answer = players[seat].decide(glimpse)
        if chooses:
            seconds[seat] += process_time() - began
            choices[seat] += 1
            turn = seat, match.game.clock(match.state)  # who plays alone has a turn a day
            turns[seat] += turn != last
            last = turn
        match.follow(answer)
    else:
        raise RuntimeError(f"match with seed {match.seed} has not ended after {MOST_DECISIONS} decisions")
    result = match.result
    assert result is not None
    return LadderRow(deal, bots, result.winners, result.scores, result.cause, seconds, choices, turns)
