"""`saddlebag replay`: checks a record and tells its story."""

import argparse
from typing import Any

from saddlebag.cli import files
from saddlebag.cli.arguments import Subparsers, add_command, add_content, named_game, read_file, whole_number
from saddlebag.cli.ending import result_table
from saddlebag.cli.screen import EndOfInput, Screen
from saddlebag.cli.seats import find_seat, seat_names
from saddlebag.engine.errors import BadOption, SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.position_text import write_position
from saddlebag.engine.records import Record
from saddlebag.engine.words import counted


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "replay", "check a recorded match and tell its story")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", metavar="SEAT", help="whose view to show, by number or name (default: a spectator's)")
    parser.add_argument("--at", metavar="N", help="stop after so many decisions")
    parser.add_argument("--position", action="store_true", help="print the position there (see saddlebag position)")
    parser.add_argument("--steps", action="store_true", help="go decision by decision, showing the board at each turn")
    add_content(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = read_file(args.file)
    origin = files.read_origin(args.file, text)
    if origin.is_save:
        raise SaddlebagError(
            f"{args.file} is a saved match; continue it with: saddlebag play --terminal --resume {args.file}"
        )
    game = named_game(origin.game, args)
    record = Record.read(text)
    match = game.replay(record)
    if args.at is not None:
        match = at_moment(match, whole_number(args.at, "moment", least=0))
    if args.position:
        print(write_position(match.position()), end="")
        return 0
    seat = None if args.seat is None else find_seat(match, args.seat)
    screen = Screen()
    if args.steps:
        step_through(screen, match, seat)
    else:
        for event in match.story(seat):
            screen.print(event.sentence())
    show_verdict(screen, match)
    return 0


def at_moment(match: Match[Any, Any], number: int) -> Match[Any, Any]:
    """The match as it stood after so many decisions."""
    if number > match.decisions:
        raise BadOption(f"This match has {counted(match.decisions, 'decision')}; there is no moment {number}.")
    texts, earlier = match.texts(), match.beginning()
    for text in texts[:number]:
        earlier.apply(text)
    return earlier


def step_through(screen: Screen, played: Match[Any, Any], seat: int | None) -> None:
    """Every decision with what came of it; where somebody watches, Enter goes on."""
    match = played.beginning()
    names = seat_names(match)
    actor: int | None = None
    told = 0
    for number, text in enumerate(played.texts(), 1):
        if match.to_act != actor:
            actor = match.to_act
            screen.draw(match.game.draw(match.view(seat), {}))
            if screen.live and not goes_on(screen):
                return
        screen.print(f"{number}. {names[actor or 0]}: {text}")
        match.apply(text)
        for event in match.story(seat, told):
            screen.print(f"      {event.sentence()}")
        told = len(match.events)


def goes_on(screen: Screen) -> bool:
    try:
        return not screen.ask("Press Enter to go on, or type anything else to stop> ")
    except EndOfInput:
        return False


def show_verdict(screen: Screen, match: Match[Any, Any]) -> None:
    """What was checked, and how the match stands."""
    proof = f"the seed matches the commitment and all {match.decisions} decisions replay"
    if match.result is None:
        screen.print("", f"The record is valid: {proof}. The match was not played to the end.")
        return
    screen.print("", f"The record is valid: {proof} to the recorded result.")
    screen.print(match.result.reason, result_table(match, ["" for _ in seat_names(match)]))
