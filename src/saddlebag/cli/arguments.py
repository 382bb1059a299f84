"""What users write on the command line, read with a sentence for what cannot be read."""

import argparse
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from saddlebag.engine.errors import BadOption, SaddlebagError
from saddlebag.engine.game import Game
from saddlebag.games import game as find_game
from saddlebag.games import game_names, use_content

BAD_INPUT = 2
"""The exit code for what the user got wrong."""
Subparsers = Any
"""What `add_subparsers` gives; argparse keeps its type to itself."""


class BadCommand(SaddlebagError):
    """The command line cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Argparse that refuses with one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadCommand(f"{message[:1].upper()}{message[1:]}. See {self.prog} --help.")


def add_command(subparsers: Subparsers, name: str, about: str) -> Parser:
    """A subcommand with its help text."""
    parser: Parser = subparsers.add_parser(name, help=about, description=f"{about[:1].upper()}{about[1:]}.")
    return parser


def add_options(parser: Parser) -> None:
    """The arguments by which a table agrees on its options."""
    parser.add_argument("--players", metavar="N", help="number of players")
    parser.add_argument(
        "-o",
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set an option of the game (may be repeated)",
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of options (see saddlebag games)")


def add_content(parser: Parser) -> None:
    """The argument for a folder of changed content."""
    parser.add_argument(
        "--content", metavar="FOLDER", help="play with the TOML files in a folder (see saddlebag content)"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The arguments that say who plays many matches."""
    parser.add_argument("--jobs", metavar="J", help="how many matches are played at a time (default: one per core)")
    parser.add_argument(
        "--on",
        metavar="PLACE",
        help="play on a Ray cluster: ray starts one on this machine, HOST:PORT or ray://HOST:PORT joins one",
    )


def read_jobs(args: argparse.Namespace) -> int | None:
    """How many matches are to be played at a time, if it is said."""
    return None if args.jobs is None else whole_number(args.jobs, "number of jobs", 1)


def named_game(name: str, args: argparse.Namespace) -> Game[Any, Any]:
    """The game of that name, with the content that was asked for."""
    if name in game_names() and args.content is not None:
        use_content(name, args.content)
    return find_game(name)


def default_game() -> str:
    """The game that is meant when none is named."""
    return game_names()[0]


def whole_number(text: str, what: str, least: int | None = None) -> int:
    """A number that was written as text."""
    allowed = "a whole number" if least is None else f"a whole number, {least} or more"
    try:
        number = int(text)
    except ValueError:
        raise BadOption(f"The {what} cannot be {text!r}; allowed: {allowed}.") from None
    if least is not None and number < least:
        raise BadOption(f"The {what} cannot be {number}; allowed: {allowed}.")
    return number


def read_options(game: Game[Any, Any], args: argparse.Namespace) -> dict[str, Any]:
    """The options that were named, checked and as typed values: a preset, then -o, then --players."""
    written: dict[str, Any] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"Option {pair!r} has no value; write it as name=value, such as goal=12.")
        written[name.strip()] = from_files(game, name.strip(), value.strip())
    if args.players is not None:
        written["players"] = args.players
    values = {**preset(game, args.preset), **written}
    made = game.make_options(values, from_text=True)
    return {name: msgspec.to_builtins(getattr(made, name)) for name in values}


def from_files(game: Game[Any, Any], name: str, value: str) -> str | list[str]:
    """Decks may be named by their files: decks=@mine.txt,random."""
    if game.deck_building is None or name != game.deck_building.option or "@" not in value:
        return value
    return [read_file(each.strip()[1:]) if each.strip().startswith("@") else each for each in value.split(",")]


def preset(game: Game[Any, Any], name: str | None) -> dict[str, Any]:
    """The options of a preset."""
    if name is None:
        return {}
    if name not in game.presets:
        raise BadOption(f"{game.title} has no preset {name!r}. The presets are: {', '.join(game.presets)}.")
    return game.presets[name]


def read_file(path: str) -> str:
    """The text of a file that a user named."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaddlebagError(f"{path} is not a text file.") from None
    except OSError as error:
        raise SaddlebagError(f"{path} cannot be read: {error.strerror}.") from None
