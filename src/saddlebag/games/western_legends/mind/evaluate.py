"""How good a table is for a player."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask
from saddlebag.games.western_legends.rules.ending import result
from saddlebag.games.western_legends.state import State


def evaluate(s: State, seat: int) -> float:
    """Between -1 and 1: who has won, or how many LP a player is ahead of the best of the others."""
    outcome = result(s)
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    others = [player.lp for other, player in enumerate(s.players) if other != seat]
    ahead = s.players[seat].lp - max([*others, s.mib_lp])
    return max(-0.9, min(0.9, ahead / s.options.target_lp))


def shortlist(s: State, ask: Ask) -> list[Action]:
    """All of them."""
    return ask.options
