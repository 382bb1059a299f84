"""`saddlebag deck`: the decks that come with a game, whether a deck is legal, random decks and sealed pools."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from rich.markup import escape
from rich.table import Table

from saddlebag.cli.arguments import BAD_INPUT, BadCommand, Parser, Subparsers, add_command, read_file, whole_number
from saddlebag.cli.screen import console
from saddlebag.engine.deck_building import DeckBuilding, DeckReport, Pool
from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game as find_game
from saddlebag.games import game_names


class BadDeckFile(SaddlebagError):
    """A deck that cannot be played; a sentence for each fault."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "deck", "list, check and make decks for games where players build their own")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    command(commands, "list", "list the decks that come with the game", run_list)
    show = command(commands, "show", "print a ready-made deck as text", run_show)
    show.add_argument("name", metavar="NAME")
    check = command(commands, "check", "list everything that is wrong with a deck", run_check)
    check.add_argument(
        "file", metavar="FILE", help="a deck list, one card per line, such as `3 Kit Carson`; - reads stdin"
    )
    check.add_argument(
        "--sealed", metavar="SEED", help="check by the rules of sealed play, against the pool with this seed"
    )
    for name, about, run in (
        ("random", "make a random legal deck", run_random),
        ("sealed", "open the packs for a sealed deck", run_sealed),
    ):
        made = command(commands, name, about, run)
        made.add_argument("--seed", metavar="S", help="the same number gives the same result")
        if name == "sealed":
            made.add_argument("--build", action="store_true", help="build a sensible deck from these packs")


def command(commands: Subparsers, name: str, about: str, run: Callable[[argparse.Namespace], int]) -> Parser:
    """A command with what all of them take."""
    parser = add_command(commands, name, about)
    parser.add_argument("--game", metavar="GAME", help="the game, if several have decks")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)
    return parser


def building(args: argparse.Namespace) -> DeckBuilding:
    """How decks are built in the game that is meant: the one that was named, or the first with decks."""
    names = game_names() if args.game is None else (find_game(args.game).name,)
    for name in names:
        if (found := find_game(name).deck_building) is not None:
            return found
    raise BadCommand(f"Players do not build decks in {args.game or 'these games'}.")


def dice(seed: str | None) -> tuple[int, Dice]:
    number = secrets.randbits(32) if seed is None else whole_number(seed, "seed", 0)
    return number, Dice(number)


def as_json(value: Any) -> int:
    print(json.dumps(msgspec.to_builtins(value), indent=2))
    return 0


def run_list(args: argparse.Namespace) -> int:
    decks = building(args).bench.ready
    if args.json:
        return as_json([{"id": deck.id, "name": deck.name, "about": deck.about} for deck in decks])
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for deck in decks:
        table.add_row(deck.id, f"{escape(deck.name)}\n[dim]{escape(deck.about)}[/dim]")
    console().print(table)
    return 0


def run_show(args: argparse.Namespace) -> int:
    rules = building(args)
    for deck in rules.bench.ready:
        if deck.id == args.name:
            return shown(rules.read(deck.text, None), args)
    known = ", ".join(deck.id for deck in rules.bench.ready)
    raise BadCommand(f"There is no ready-made deck {args.name!r}. The decks are: {known}.")


def shown(deck: DeckReport, args: argparse.Namespace) -> int:
    """A deck as text, which can be checked, changed and played."""
    if args.json:
        return as_json(deck)
    print(deck.text, end="")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Every fault at once; exit code 2 if there is one."""
    rules = building(args)
    pool = None if args.sealed is None else rules.sealed(dice(args.sealed)[1])
    deck = rules.read(sys.stdin.read() if args.file == "-" else read_file(args.file), pool)
    if args.json:
        as_json(deck)
        return BAD_INPUT if deck.faults else 0
    if deck.faults:
        raise BadDeckFile("\n".join(deck.faults))
    parts = ", ".join(f"{sum(things.values())} {part}" for part, things in deck.counts.items())
    console().print(f"{escape(deck.name or 'This deck')} is legal: {parts}.")
    return 0


def run_random(args: argparse.Namespace) -> int:
    rules = building(args)
    seed, thrown = dice(args.seed)
    return shown(rules.read(f"# Random deck {seed}\n{rules.random(thrown)}", None), args)


def run_sealed(args: argparse.Namespace) -> int:
    """The packs, and what may be added, or a deck from them; it is checked with --sealed and the same seed."""
    rules = building(args)
    seed, thrown = dice(args.seed)
    pool = rules.sealed(thrown)
    if args.build:
        return shown(rules.read(f"# Sealed deck {seed}\n{rules.build(pool)}", pool), args)
    if args.json:
        return as_json({"seed": seed, **msgspec.to_builtins(pool)})
    print(in_words(seed, pool, rules), end="")
    return 0


def in_words(seed: int, pool: Pool, rules: DeckBuilding) -> str:
    """A pool as the text of a deck with everything in it: strike out what stays at home."""
    everything = "\n".join(f"{count} {name}" for part in pool.counts.values() for name, count in part.items())
    added = rules.read("\n".join(pool.unlimited), None).text.splitlines()
    names = ", ".join(line.partition(" ")[2] for line in added if not line.startswith("#"))
    listed = rules.read(f"# Sealed pool {seed}\n{everything}", pool).text
    return f"{listed}# As many as you like: {names}\n"
