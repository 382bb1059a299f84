"""Who may answer, and which option an answer means; IllegalAction says what is wrong and what would be right."""

from typing import TYPE_CHECKING, Any

from saddlebag.engine.actions import Action
from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.rules import Ask

if TYPE_CHECKING:
    from saddlebag.engine.match import Match

SHOWN = 20
"""So many options are named in a refusal."""


def question_for(match: "Match[Any, Any]", seat: int | None) -> Ask:
    """The question, if it is this seat's. It is asked before anything else, so that nobody learns by guessing what
    another is offered."""
    ask = match.ask
    if ask is None:
        raise IllegalAction("The match is over; nothing more can be played.")
    if seat is not None and seat not in ask.seats:
        raise IllegalAction(not_yours(match, ask))
    return ask


def not_yours(match: "Match[Any, Any]", ask: Ask) -> str:
    decider = " or ".join(match.game.seat_name(match.state, each) for each in ask.seats)
    return f"This question is for {decider}; nobody else can answer it."


def option_meant(match: "Match[Any, Any]", ask: Ask, answer: Action | str) -> Action:
    """The option that was meant; the words of a set may come in any order."""
    action = answer if isinstance(answer, Action) else _written_option(match, ask, answer)
    if action is None or action not in ask.options:
        offers = [option.text for option in ask.options]
        shown = ", ".join(offers[:SHOWN]) + (f" and {len(offers) - SHOWN} more" if len(offers) > SHOWN else "")
        raise IllegalAction(f"{str(answer)!r} is not possible now. {match.prompt} You may answer: {shown}.")
    return action


def _written_option(match: "Match[Any, Any]", ask: Ask, text: str) -> Action | None:
    for option in ask.options:
        if option.text == text:
            return option
    return match.game.vocabulary.parse(text)


def name_of_leaver(match: "Match[Any, Any]", seat: int) -> str:
    """What a seat is called that may leave for good."""
    if match.ask is None:
        raise IllegalAction("The match is over; nobody need leave it.")
    if not 0 <= seat < match.agreed.seats():
        raise IllegalAction(f"There is no seat {seat}; the seats are 0 to {match.agreed.seats() - 1}.")
    name = match.game.seat_name(match.state, seat)
    if seat in match.left:
        raise IllegalAction(f"{name} has left already.")
    return name
