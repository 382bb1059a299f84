from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask
from saddlebag.games.high_stakes_drifter.ending import invested
from saddlebag.games.high_stakes_drifter.state import State


def evaluate(s: State, seat: int) -> float:
    return s.players[seat].stake + invested(s, seat)


def shortlist(s: State, ask: Ask) -> list[Action]:
    return ask.options
