"""How good a position looks for a seat."""

from saddlebag.games.train_heist.state import State


def evaluate(s: State, seat: int) -> float:
    return float(s.meter)
