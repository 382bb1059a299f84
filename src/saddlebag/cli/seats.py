"""Who sits where: people at this terminal, and bots."""

from random import Random
from typing import TYPE_CHECKING, Any

from saddlebag.engine.errors import BadOption
from saddlebag.engine.match import Match

if TYPE_CHECKING:
    from saddlebag.bots.bot import Bot

PERSON = "-"
DEFAULT_BOT = "drover"


def seat_names(match: Match[Any, Any]) -> list[str]:
    return [match.game.seat_name(match.state, seat) for seat in range(match.state.options.seats())]


def find_seat(match: Match[Any, Any], text: str) -> int:
    """A seat by its number or by its name."""
    names = seat_names(match)
    for seat, name in enumerate(names):
        if text.lower() in (str(seat), name.lower()):
            return seat
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise BadOption(f"There is no seat {text!r}; the seats are {known}.")


def who_sits(match: Match[Any, Any], bots: str | None, seat: str | None) -> list[str]:
    """A bot's name or `-` for a person, for each seat.

    One name fills all seats but the person's own; several are given seat by seat. Without any, a person who plays
    alone runs every cowboy, and otherwise bots take the other seats.
    """
    seats = match.state.options.seats()
    if bots is not None and "," in bots:
        if seat is not None:
            raise BadOption(
                "--seat cannot be used with a list of bots, which already says who sits "
                "where; name one bot for all other seats."
            )
        names = [name.strip() or PERSON for name in bots.split(",")]
        if len(names) != seats:
            raise BadOption(f"--bots lists {len(names)} seats, but this match has {seats}; use - for a person.")
    else:
        own = 0 if seat is None else find_seat(match, seat)
        alone = match.state.options.players == 1
        other = bots or (PERSON if alone else DEFAULT_BOT)
        names = [PERSON if each == own else other for each in range(seats)]
    make_bots(names, match)
    return names


def make_bots(names: list[str], match: Match[Any, Any]) -> dict[int, "Bot"]:
    """A bot for each seat that has one."""
    from saddlebag.bots import bot

    return {
        seat: bot(name, Random(f"{match.seed} {seat}").getrandbits(32))
        for seat, name in enumerate(names)
        if name != PERSON
    }
