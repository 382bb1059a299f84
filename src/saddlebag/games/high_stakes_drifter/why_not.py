from saddlebag.engine.game import Refusal
from saddlebag.games.high_stakes_drifter.state import State


def why_not(s: State, seat: int, thing: str) -> Refusal:
    return Refusal("It is not your turn.", "HD-TURN-17")
