"""A round robin of bots on paired deals: the same cards and dice for both, with the seats changed over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
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
from saddlebag.lab.simulate import MOST_DECISIONS
from saddlebag.lab.workers import Workers, workers

Work = tuple[str, dict[str, Any], tuple[str, ...], int, int]
"""Game, options, bots by seat, base seed, number of the deal."""


@dataclass(frozen=True)
class Deals:
    """What is to be played: so many deals, each in all seatings."""

    game: Game[Any, Any]
    options: dict[str, Any]
    seatings: Sequence[tuple[str, ...]]
    deals: int
    seed: int

    def found_in(self, file: LadderFile | None) -> list[LadderRow]:
        """Those of a file that belong to these."""
        rows = file.rows if file else []
        return [row for row in rows if row.deal < self.deals and row.bots in self.seatings]

    def missing(self, rows: Sequence[LadderRow]) -> list[Work]:
        """What is still to be played."""
        there = {(row.deal, row.bots) for row in rows}
        return [
            (self.game.name, self.options, seated, self.seed, deal)
            for deal in range(self.deals)
            for seated in self.seatings
            if (deal, seated) not in there
        ]


def ladder(
    game: Game[Any, Any],
    options: dict[str, Any],
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    jobs: int | None = None,
    file: LadderFile | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
    on: str | None = None,
) -> LadderReport:
    """Play what is not yet in the file. Ctrl-C keeps what is finished.

    `on="ray"` plays it on a Ray cluster (docs/cluster.md); but for the time taken, the rows are the same.

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
    pairings = together(bots, table.seats()) if table.together() else against(bots, table.seats())
    wanted = Deals(game, options, pairings, deals, seed)
    report.rows = wanted.found_in(file)
    with workers(jobs, on) as players:
        try:
            play_missing(wanted, report.rows, players, file, progress)
        except KeyboardInterrupt:
            report.interrupted = True
    report.rows.sort(key=by_deal)
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


def play_missing(
    wanted: Deals,
    rows: list[LadderRow],
    players: Workers,
    file: LadderFile | None,
    progress: Callable[[int, int], None],
) -> None:
    """Add what is not there, match by match as they end, and keep each at once."""
    work = wanted.missing(rows)
    of = len(rows) + len(work)
    progress(len(rows), of)
    for row in players.played(play, work):
        if file:
            file.add(row)
        rows.append(row)
        progress(len(rows), of)


def by_deal(row: LadderRow) -> tuple[int, tuple[str, ...]]:
    """The order in which matches are told, whichever ended first."""
    return row.deal, row.bots


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
