"""`saddlebag rules`: the ledgers, and which of their clauses have a test."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from saddlebag import ledger
from saddlebag.cli.arguments import BadCommand, Subparsers, add_command
from saddlebag.cli.screen import console
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game_names
from saddlebag.ledger import Clause, Ledger

MOST_FOUND = 40


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules", "read the rules, clause by clause, or see which clauses have a test")
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="such as train_heist; leave it out to list the rulebooks"
    )
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="a chapter (TH-MOVE) or a clause (TH-MOVE-03)")
    parser.add_argument("--search", metavar="WORDS", help="find clauses that contain all these words")
    parser.add_argument(
        "--coverage", action="store_true", help="count the clauses with a test, advice, and clauses without a test"
    )
    parser.add_argument("--json", action="store_true", help="print the coverage as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.json and not args.coverage:
        raise BadCommand("--json only works with --coverage.")
    if args.coverage:
        return print_coverage([args.game] if args.game else list(game_names()), args.json)
    out = console()
    for line in answer(args.game, args.clause, args.search):
        out.print(line)
    return 0


def answer(game: str | None, clause: str | None, words: str | None) -> list[RenderableType]:
    """What was asked for, line by line."""
    if game is None:
        if words is not None:
            return [line for each in ledger.games() for line in found_in(open_ledger(each), words)]
        return [ledger_line(open_ledger(each)) for each in ledger.games()]
    book = open_ledger(game)
    if words is not None:
        return found_in(book, words) or [Text(f"No clause of {game} contains all of: {words}")]
    return look_up(book, clause) if clause else [*in_short(game), chapters(book)]


def open_ledger(game: str) -> Ledger:
    try:
        return ledger.ledger(game)
    except LookupError as error:
        raise SaddlebagError(error.args[0]) from None


def ledger_line(book: Ledger) -> Text:
    playable = "playable" if book.game in game_names() else "rules only, not playable yet"
    return Text(f"{book.game:<22} {len(book.clauses):>4} clauses   {playable}")


def in_short(game: str) -> list[RenderableType]:
    """The game on one screen."""
    lines: list[RenderableType] = []
    for part in ledger.primer(game):
        clauses = Text(", ".join(part.clauses), style="dim")
        lines += [Text(part.title, style="bold"), *map(Text, part.paragraphs), clauses, Text()]
    return lines


def chapters(book: Ledger) -> RenderableType:
    """The chapters with their prefixes."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("chapter", "title", "clauses", "how many"):
        table.add_column(title, justify="right" if title == "how many" else "left")
    grouped: dict[tuple[str, str, str], int] = {}
    for clause in book.clauses.values():
        key = clause.section, clause.section_title, ledger.section_prefix(clause.id)
        grouped[key] = grouped.get(key, 0) + 1
    for (section, title, prefix), count in grouped.items():
        table.add_row(section, title, prefix, str(count))
    return table


def look_up(book: Ledger, name: str) -> list[RenderableType]:
    """A clause by its id, or a chapter by its prefix."""
    name = name.upper()
    if name in book.clauses:
        return [clause_text(book.clause(name), with_origin=True)]
    try:
        if name.rpartition("-")[2].isdigit():
            book.clause(name)
        found = book.section(name)
    except LookupError as error:
        raise SaddlebagError(error.args[0]) from None
    heading = Text(f"{found[0].section} {found[0].section_title}", style="bold")
    return [heading, *(clause_text(clause) for clause in found)]


def found_in(book: Ledger, words: str) -> list[RenderableType]:
    """The clauses that hold all the words, not too many of them."""
    found = book.search(words)
    lines: list[RenderableType] = [clause_text(clause) for clause in found[:MOST_FOUND]]
    if len(found) > MOST_FOUND:
        lines.append(Text(f"... and {len(found) - MOST_FOUND} more; add a word to narrow it down."))
    return lines


def clause_text(clause: Clause, with_origin: bool = False) -> Text:
    text = Text.assemble((clause.id, "bold"), f" {clause.text}")
    if with_origin:
        text.append(f"\n  chapter {clause.section}, {clause.section_title}; origin: {clause.origin}", style="dim")
    return text


def print_coverage(names: list[str], as_json: bool) -> int:
    for name in names:
        open_ledger(name)
    folder = checkout() / "tests"
    if as_json:
        print(json.dumps({name: coverage_facts(name, folder) for name in names}, indent=2))
        return 0
    out = console()
    for name in names:
        print_game_coverage(out, name, folder)
    return 0


def coverage_facts(name: str, folder: Path) -> dict[str, Any]:
    counted = ledger.coverage(name, folder)
    return {
        "clauses": counted.clauses,
        "tested": counted.tested,
        "advice": counted.advice,
        "missing": counted.missing,
    }


def print_game_coverage(out: Console, name: str, folder: Path) -> None:
    counted = ledger.coverage(name, folder)
    reasons = ledger.advice(ledger.ledger(name), ledger.rules_folder())
    counts = f"{counted.clauses} clauses, {counted.tested} tested, {len(counted.advice)} advice"
    out.print(Text.assemble((name, "bold"), f": {counts}, {len(counted.missing)} missing"))
    for clause_id in counted.advice:
        out.print(Text(f"  advice   {clause_id}: {reasons[clause_id]}"))
    if counted.missing:
        out.print(Text(f"  missing  {', '.join(counted.missing)}"))
    if counted.unknown:
        out.print(Text(f"  unknown to the ledger  {', '.join(counted.unknown)}"))


def checkout() -> Path:
    """The folder of the source, where tests and benchmarks are; an installed package has none."""
    folder = Path(__file__).parents[3]
    if not (folder / "pyproject.toml").is_file():
        raise SaddlebagError("This needs a checkout of the source; the installed package has no tests or benchmarks.")
    return folder
