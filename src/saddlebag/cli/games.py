"""`saddlebag games`: what can be played, and with which options."""

import argparse
import json
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saddlebag.cli.arguments import Subparsers, add_command
from saddlebag.cli.screen import console
from saddlebag.engine.game import Game
from saddlebag.engine.options import AUTO
from saddlebag.games import game as find_game
from saddlebag.games import game_names


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "games", "list the games with their options and presets")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    listed = [about(find_game(name)) for name in game_names()]
    if args.json:
        print(json.dumps(listed, indent=2))
        return 0
    out = console()
    for each in listed:
        out.print(in_words(each))
    return 0


def about(game: Game[Any, Any]) -> dict[str, Any]:
    """All that a menu needs to know of a game."""
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "summary": game.summary,
        "players": sorted({table["players"] for table in game.tables}),
        "modes": list(dict.fromkeys(table["mode"] for table in game.tables if "mode" in table)),
        "options": [
            {
                "name": info.name,
                "title": info.title,
                "group": info.words.group,
                "allowed": info.allowed,
                "default": info.default,
                "about": info.about,
                "values": {in_text(value): said.label for value, said in info.values().items()},
            }
            for info in game.option_list()
        ],
        "presets": game.presets,
    }


def in_words(about: dict[str, Any]) -> RenderableType:
    """A game for people."""
    players = about["players"]
    return Group(
        Text.assemble((about["title"], "bold"), f" ({about['name']})"),
        Text(about["summary"]),
        Text(f"Players: {players[0]} to {players[-1]}   Modes: {', '.join(about['modes'])}"),
        Text("\nOptions and their defaults (change them with -o name=value):", style="bold"),
        *(option_text(option) for option in about["options"]),
        Text("\nPresets (--preset name):", style="bold"),
        presets(about),
    )


def option_text(option: dict[str, Any]) -> RenderableType:
    """An option, its default, its title and meaning, what it allows."""
    name = Text.assemble((f"{option['name']}={in_text(option['default'])}", "bold"), f"  {option['title']}")
    meaning = f"{option['about']} Allowed: {option['allowed']}."
    words = ", ".join(f"{value}: {label}" for value, label in option["values"].items() if value and value != label)
    return Padding(Group(name, Padding(f"{meaning} ({words})" if words else meaning, (0, 0, 0, 4))), (0, 0, 0, 2))


def presets(about: dict[str, Any]) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, values in about["presets"].items():
        table.add_row(name, " ".join(f"{option}={in_text(value)}" for option, value in values.items()))
    return Padding(table, (0, 0, 0, 2))


def in_text(value: Any) -> str:
    """A value as it is written after -o."""
    match value:
        case None:
            return AUTO
        case bool():
            return str(value).lower()
        case list() | tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)
