"""`saddlebag play`: a match in the browser, or in this terminal."""

import argparse
from importlib.resources import files as files_of
from importlib.util import find_spec
from typing import Any

from saddlebag.cli import files
from saddlebag.cli.arguments import (
    BadCommand,
    Subparsers,
    add_command,
    add_content,
    add_options,
    default_game,
    named_game,
    read_file,
    read_options,
    whole_number,
)
from saddlebag.cli.ending import show_end
from saddlebag.cli.position import read_match
from saddlebag.cli.screen import Screen
from saddlebag.cli.seats import PERSON, seat_names, who_sits
from saddlebag.cli.serve import DEFAULT_PORT, read_port
from saddlebag.cli.session import Session
from saddlebag.engine.errors import BadOption, SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.words import counted


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "play", "play a match")
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default: choose in the browser)")
    parser.add_argument("--terminal", action="store_true", help="play in this terminal instead of the browser")
    parser.add_argument("--house", action="store_true", help="let others on your home network join by a link")
    parser.add_argument(
        "--port", metavar="N", help=f"the port for the browser (default: {DEFAULT_PORT}, or any free one)"
    )
    add_options(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help="'marshal' puts that bot in every seat but yours; '-,drover' goes seat by seat, "
        "with - for a person; '-' means no bots",
    )
    parser.add_argument("--seat", metavar="SEAT", help="your seat, by number (from 0) or by name, such as yellow")
    parser.add_argument("--names", metavar="A,B", help="the players' names, in seat order")
    parser.add_argument("--seed", metavar="S", help="the seed for the dice (default: a secret one)")
    parser.add_argument("--at", metavar="FILE", help="begin with a position (see saddlebag position)")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved match")
    parser.add_argument("--record", metavar="FILE", help="write a record of the match, for saddlebag replay")
    add_content(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.terminal and not terminal_only(args) and has_client():
        return in_browser(args)
    if args.record is not None:
        files.check_writable(args.record)
    if args.resume is not None and args.at is not None:
        raise BadCommand("--at cannot be used with --resume; the saved match stands where it stands.")
    match, seats, practice = resumed(args) if args.resume is not None else begun(args)
    players = player_names(match, seats, args.names)
    screen = Screen()
    if not args.terminal and not has_client():
        screen.print("You are playing in this terminal. To play in the browser: pip install 'saddlebag[table]'")
    session = Session(screen, match, seats, args.record, practice)
    if session.run():
        session.show_last()
        show_end(screen, match, players, args.record, session.practice)
    return 0


def terminal_only(args: argparse.Namespace) -> bool:
    """Whether something was asked for that only the terminal does."""
    return any(each is not None for each in (args.seed, args.resume, args.record, args.names))


def has_client() -> bool:
    """Whether the table is installed, with the pages that were built for it."""
    return find_spec("litestar") is not None and files_of("saddlebag.table").joinpath("static", "index.html").is_file()


def in_browser(args: argparse.Namespace) -> int:
    """The start page, or a table of the game that was named; options and seats are checked before anything starts."""
    from saddlebag.cli.browser import play_in_browser, table_for

    port = None if args.port is None else read_port(args.port)
    if not names_a_match(args):
        return play_in_browser(None, port, args.house)
    if args.at is not None:
        match = opened(args)
        seats = who_sits(match, args.bots, args.seat)
        return play_in_browser(table_for(match.game.name, {}, seats, read_file(args.at)), port, args.house)
    game = named_game(args.game or default_game(), args)
    options = read_options(game, args)
    seats = who_sits(game.new(**options), args.bots, args.seat)
    return play_in_browser(table_for(game.name, options, seats), port, args.house)


def names_a_match(args: argparse.Namespace) -> bool:
    """Whether anything was said about a match; otherwise people choose on the start page."""
    said = (args.game, args.players, args.preset, args.bots, args.seat, args.content, args.at)
    return bool(args.option) or any(each is not None for each in said)


def begun(args: argparse.Namespace) -> tuple[Match[Any, Any], list[str], bool]:
    """A new match, who sits where, and that it is no practice."""
    if args.at is not None:
        match = opened(args)
        return match, who_sits(match, args.bots, args.seat), False
    game = named_game(args.game or default_game(), args)
    seed = None if args.seed is None else whole_number(args.seed, "seed")
    match = game.new(seed=seed, **read_options(game, args))
    return match, who_sits(match, args.bots, args.seat), False


def opened(args: argparse.Namespace) -> Match[Any, Any]:
    """A match that begins with a position."""
    for name in ("players", "preset", "seed"):
        if getattr(args, name) is not None:
            raise BadCommand(f"--{name} cannot be used with --at; say it in the position.")
    if args.option:
        raise BadCommand("-o cannot be used with --at; say options in the position.")
    match = read_match(args)
    if match.ask is None:
        raise SaddlebagError(f"The match is over in {args.at}, so there is nothing to play.")
    return match


def resumed(args: argparse.Namespace) -> tuple[Match[Any, Any], list[str], bool]:
    """A saved match, who sat where unless told otherwise, and whether it is practice."""
    for name in ("players", "preset", "seed"):
        if getattr(args, name) is not None:
            raise BadCommand(f"--{name} cannot be used with --resume; the saved match has its own.")
    if args.option:
        raise BadCommand("-o cannot be used with --resume; the saved match has its own options.")
    text = read_file(args.resume)
    origin = files.read_origin(args.resume, text)
    if not origin.is_save:
        raise SaddlebagError(f"{args.resume} is a record of a match; view it with: saddlebag replay {args.resume}")
    match = named_game(args.game or origin.game, args).load(text)
    if match.other_rules is not None and args.record is not None:
        raise BadCommand(f"--record cannot be used with a match that began under other rules ({match.other_rules}).")
    told = args.bots is not None or args.seat is not None
    seats = None if told or not origin.seats else ",".join(origin.seats)
    return match, who_sits(match, seats or args.bots, args.seat), origin.practice


def player_names(match: Match[Any, Any], seats: list[str], written: str | None) -> list[str]:
    """The name of whoever sits in each seat, for scores."""
    people = [seat for seat, who in enumerate(seats) if who == PERSON]
    names = [name.strip() for name in written.split(",")] if written else [seat_names(match)[seat] for seat in people]
    alone = match.state.options.players == 1
    if written and alone and len(names) == 1:
        names *= len(people)
    if len(names) != len(people) or not all(names):
        raise BadOption(f"--names has {counted(len(names), 'name')} for {counted(len(people), 'human player')}.")
    given = iter(names)
    return [next(given) if who == PERSON else f"{who} bot" for who in seats]
