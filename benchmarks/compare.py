"""All engines in alternating rounds, then the lab, then the table, then the report."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import report, simulation, table_bench
from benchmarks.engines import BUILDS, CATANATRON, OPENSPIEL, PETTINGZOO, CannotMeasure, Engine, install, play_round
from benchmarks.measuring import Measured

MATCHES_PER_ROUND = 10_000
"""Seeds of different rounds are so far apart that no match is played twice."""


@dataclass(frozen=True)
class Plan:
    """How thoroughly to measure."""

    rounds: int
    seconds: float
    """For each measure of each round."""
    games: int
    games_on_one_core: int


FULL = Plan(rounds=9, seconds=0.4, games=10_000, games_on_one_core=1_500)
QUICK = Plan(rounds=1, seconds=0.1, games=200, games_on_one_core=50)


class Arguments(argparse.ArgumentParser):
    """Refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[0].upper()}{message[1:]}; see --help.\n")


def whole_number_from_1(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"it must be a whole number from 1 on, not {text!r}")
    return int(text)


def arguments() -> argparse.ArgumentParser:
    parser = Arguments(prog="benchmarks/run.py", description=__doc__, allow_abbrev=False)
    parser.add_argument("--rounds", type=whole_number_from_1, metavar="N", help=f"rounds (usually {FULL.rounds})")
    parser.add_argument("--quick", action="store_true", help="one short round and few matches: a look, no measurement")
    parser.add_argument("--no-peers", action="store_true", help="Saddlebag alone; installs nothing")
    parser.add_argument("--table", action="store_true", help="the table's server alone, under load")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON and nothing else")
    return parser


def main(argv: list[str]) -> int:
    """Measure, print, and say how it went: 0 done, 2 bad arguments, 130 interrupted."""
    asked = arguments().parse_args(argv)
    plan = QUICK if asked.quick else FULL
    rounds: int = asked.rounds or plan.rounds
    measured: list[tuple[Engine, Measured]] = []
    code = 0
    try:
        if not asked.table:
            for each in measure(plan, rounds, peers=not asked.no_peers):
                measured.append(each)
        for found in table_bench.measure(table_bench.QUICK if asked.quick else table_bench.FULL, note):
            measured.append((BUILDS[-1], found))
    except KeyboardInterrupt:
        print("Interrupted; this is what was finished.", file=sys.stderr)
        code = 130
    rows = report.rows(measured)
    engines_alone = [row for row in rows if row.game != table_bench.GAME]
    of_the_table = [row for row in rows if row.game == table_bench.GAME]
    by_rounds = [(engine, each.game, each.measure) for engine, each in measured if each.game != table_bench.GAME]
    finished = max(Counter(by_rounds).values(), default=0)
    if asked.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return code
    if not rows:
        print("Nothing was finished.")
        return code
    console = Console()
    if not console.is_terminal:
        console.width = 140
    if engines_alone:
        console.print(report.table(engines_alone, finished))
    if of_the_table:
        console.print(table_bench.table(of_the_table))
    promises = [] if asked.table else report.verdicts(rows, plan.games)
    for line in promises + table_bench.verdicts(rows):
        console.print(line, highlight=False, soft_wrap=True)
    return code


def note(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def measure(plan: Plan, rounds: int, *, peers: bool) -> Iterator[tuple[Engine, Measured]]:
    """Every number of every round, as soon as it is there. An engine that fails is named and left out."""
    engines = [*BUILDS, CATANATRON, OPENSPIEL, PETTINGZOO] if peers else [*BUILDS]
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    ) as progress:
        task = progress.add_task("preparing", total=len(engines) * rounds + 1)

        def left_out(engine: Engine, error: CannotMeasure, steps: int) -> None:
            progress.console.print(str(error), highlight=False, soft_wrap=True)
            progress.update(task, total=(progress.tasks[task].total or 0) - steps)
            engines.remove(engine)

        for engine in engines[:]:
            progress.update(task, description=f"installing {engine.name}" if engine.packages else "preparing")
            try:
                install(engine)
            except CannotMeasure as error:
                left_out(engine, error, rounds)
        for number in range(rounds):
            for engine in engines[:]:
                progress.update(task, description=f"round {number + 1}: {engine.name}")
                try:
                    found = play_round(engine, 1 + number * MATCHES_PER_ROUND, plan.seconds)
                except CannotMeasure as error:
                    left_out(engine, error, rounds - number)
                    continue
                yield from ((engine, each) for each in found)
                progress.advance(task)
        progress.update(task, description=f"{plan.games:,} matches in the lab")
        try:
            for each in simulation.measure(plan.games, plan.games_on_one_core):
                yield BUILDS[-1], each
        except CannotMeasure as error:
            progress.console.print(str(error), highlight=False, soft_wrap=True)
        progress.advance(task)
