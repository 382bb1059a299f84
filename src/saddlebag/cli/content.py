"""`saddlebag content`: whether the content of a game, or a folder of changed files, can be played."""

import argparse
import json

from rich.table import Table

from saddlebag.cli.arguments import Subparsers, add_command
from saddlebag.cli.screen import console
from saddlebag.engine.content import Files
from saddlebag.games import content_files, use_content


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "content", "check the cards, boards and other content of a game")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = add_command(commands, "check", "list everything that is wrong with content files")
    check.add_argument("game", metavar="GAME")
    check.add_argument(
        "--from",
        dest="folder",
        metavar="FOLDER",
        help="a folder of TOML files that replace the standard ones of the same name",
    )
    check.add_argument("--json", action="store_true", help="print the number of entries by file and table as JSON")
    check.set_defaults(run=run_check)


def run_check(args: argparse.Namespace) -> int:
    """The entries by file; faults are raised, all at once."""
    if args.folder is not None:
        use_content(args.game, args.folder)
    files = content_files(args.game)
    if args.json:
        print(json.dumps({"game": args.game, "mark": files.mark, "entries": files.counts}, indent=2))
        return 0
    total = sum(sum(tables.values()) for tables in files.counts.values())
    out = console()
    out.print(f"{total} entries in {len(files.counts)} files are fine.")
    out.print(listed(files))
    if files.mark:
        out.print(f"Matches with this content have a version ending in {files.mark}; they cannot be opened without it.")
    elif args.folder is not None:
        out.print("This is the standard content; nothing has been changed.")
    return 0


def listed(files: Files) -> Table:
    """How many entries each table of each file has, and where the file is from."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in ("file", "entries", "from"):
        table.add_column(heading)
    for name, tables in files.counts.items():
        entries = ", ".join(f"{number} {kind}" for kind, number in tables.items())
        table.add_row(name, entries, "shipped" if files.path(name).parent == files.shipped else str(files.changed))
    return table
