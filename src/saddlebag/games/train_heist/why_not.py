"""Why something cannot be done now, with the clause that says so."""

from saddlebag.engine.game import Refusal
from saddlebag.games.train_heist.state import State


def why_not(s: State, seat: int, thing: str) -> Refusal:
    return Refusal("That is not possible now.", "TH-GEN-06")
