"""`saddlebag position`: a position that was written by hand, checked and shown."""

import argparse
from typing import Any

from saddlebag.cli.arguments import Subparsers, add_command, add_content, default_game, named_game, read_file
from saddlebag.cli.choices import choices, in_rows, marks
from saddlebag.cli.screen import Screen
from saddlebag.cli.seats import find_seat, seat_names
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.position_text import read_position


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "position", "check and show a position that was written by hand")
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default: what the position says)")
    parser.add_argument("--at", metavar="FILE", required=True, help="the position, as TOML or JSON")
    parser.add_argument("--check", action="store_true", help="only say whether it can be played")
    parser.add_argument("--seat", metavar="SEAT", help="whose view to show (default: of whoever is asked)")
    add_content(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = read_match(args)
    screen = Screen()
    if match.ask is None:
        screen.print(f"{args.at} is fine. {match.result.reason if match.result else match.prompt}")
        return 0
    asked = f"{seat_names(match)[match.ask.seat]}: {match.prompt}"
    if args.check:
        screen.print(f"{args.at} is fine. {asked}")
        return 0
    seat = match.to_act if args.seat is None else find_seat(match, args.seat)
    offered = choices(match) if seat in match.actors else []
    screen.draw(match.game.draw(match.view(seat), marks(offered)))
    screen.print(asked, *in_rows(offered, screen.width))
    return 0


def read_match(args: argparse.Namespace) -> Match[Any, Any]:
    """The match that begins as a file says."""
    said = read_position(read_file(args.at))
    name = args.game or said.get("game") or default_game()
    try:
        return named_game(str(name), args).position(said)
    except SaddlebagError as error:
        raise SaddlebagError(f"{args.at}: {error}") from None
