"""`saddlebag simulate`: many matches between bots, summed up."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saddlebag.cli.arguments import (
    Subparsers,
    add_command,
    add_content,
    add_options,
    add_workers,
    named_game,
    read_jobs,
    read_options,
    whole_number,
)
from saddlebag.cli.screen import console, matches_bar
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.game import Game

if TYPE_CHECKING:
    from saddlebag.lab.report import Report

INTERRUPTED = 130


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "simulate", "play many matches between bots and summarize them")
    parser.add_argument("game", metavar="GAME")
    add_options(parser)
    parser.add_argument("--bots", metavar="A,B", default="heuristic", help="one bot per seat, or one for all")
    parser.add_argument("--games", metavar="K", default="100", help="number of matches (default: 100)")
    parser.add_argument("--seed", metavar="S", default="0", help="the same seed gives the same matches (default: 0)")
    add_workers(parser)
    add_content(parser)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print the summary as JSON")
    output.add_argument("--out", metavar="FILE", help="write every match as a row of a Parquet file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = named_game(args.game, args)
    if args.out and not Path(args.out).absolute().parent.is_dir():
        raise SaddlebagError(f"{args.out} cannot be written: there is no such folder.")
    report = play_all(game, read_options(game, args), args)
    if args.json:
        print(json.dumps(report.summary(), indent=2))
    else:
        print_tables(report)
    if args.out:
        report.write_parquet(args.out)
        print(f"Wrote {len(report.rows)} matches to {args.out}.")
    return INTERRUPTED if report.interrupted else 0


def play_all(game: Game[Any, Any], options: dict[str, Any], args: argparse.Namespace) -> "Report":
    """The matches, with a bar on stderr."""
    from saddlebag.lab.simulate import simulate

    games = whole_number(args.games, "number of games", 1)
    seed = whole_number(args.seed, "seed")
    jobs = read_jobs(args)
    with matches_bar() as bar:
        task = bar.add_task("matches", total=games)
        return simulate(
            game,
            options,
            args.bots.split(","),
            games,
            seed,
            jobs,
            lambda done: bar.update(task, completed=done),
            args.on,
        )


def print_tables(report: "Report") -> None:
    out = console()
    if report.interrupted:
        out.print(f"Interrupted: {len(report.rows)} matches finished.")
    if report.rows:
        for table in report.tables():
            out.print(table)
