"""`saddlebag ladder`: a round robin of bots, and how strong each is."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from saddlebag.lab.ladder_report import LadderReport

INTERRUPTED = 130


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "ladder", "play a round robin of bots on paired deals and rate them")
    parser.add_argument("game", metavar="GAME")
    add_options(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,C",
        default="tenderfoot,drover,marshal",
        help="the bots to compare (default: the three levels); marshal:iterations=200 changes a setting",
    )
    parser.add_argument(
        "--games", metavar="K", default="20", help="number of deals each pair plays from both sides (default: 20)"
    )
    parser.add_argument("--seed", metavar="S", default="0", help="the same seed gives the same deals (default: 0)")
    add_workers(parser)
    parser.add_argument("--out", metavar="FILE", help="keep every match here; the same command continues from it")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_content(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    report = play_all(args)
    if args.json:
        print(json.dumps(report.summary(), indent=2))
    else:
        print_report(report, args.out)
    return INTERRUPTED if report.interrupted else 0


def play_all(args: argparse.Namespace) -> "LadderReport":
    """The matches, with a bar on stderr."""
    from saddlebag.lab.ladder import check_bots, ladder
    from saddlebag.lab.ladder_file import LadderFile

    game = named_game(args.game, args)
    options = read_options(game, args)
    bots = [name.strip() for name in args.bots.split(",")]
    deals = whole_number(args.games, "number of games", 1)
    seed = whole_number(args.seed, "seed")
    jobs = read_jobs(args)
    check_bots(bots)
    if args.out and not Path(args.out).absolute().parent.is_dir():
        raise SaddlebagError(f"{args.out} cannot be written: there is no such folder.")
    file = LadderFile(args.out, game, options, seed) if args.out else None
    with matches_bar() as bar:
        task = bar.add_task("matches", total=None)
        return ladder(
            game,
            options,
            bots,
            deals,
            seed,
            jobs,
            file,
            lambda done, of: bar.update(task, completed=done, total=of),
            args.on,
        )


def print_report(report: "LadderReport", kept: str | None) -> None:
    out = console()
    if report.interrupted:
        again = f"; the same command continues from {kept}" if kept else "; use --out FILE to keep them"
        out.print(f"Interrupted: {len(report.rows)} matches finished{again}.")
    if report.rows:
        for table in report.tables():
            out.print(table)
