"""What a position is worth to a seat, for bots. Not part of the rules.

Everything is counted in points: those that a player has, and what their goods, works and people will become in the
rounds that are left, against the best of the others.
"""

from saddlebag.games.frontier.mind.outlook import Outlook
from saddlebag.games.frontier.mind.sites import Sites
from saddlebag.games.frontier.rules.ending import result
from saddlebag.games.frontier.state import State

SCALE = 10.0
"""What a point is worth to the bots that search."""
RIVAL = 0.4
"""How much the standing of the best rival counts against one's own."""
WON = 400.0


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat."""
    if s.over:
        outcome = result(s)
        assert outcome is not None
        ahead = outcome.scores[seat] - max([score for each, score in enumerate(outcome.scores) if each != seat])
        return (WON if seat in outcome.winners else -WON) + ahead
    sites = Sites(s)
    mine = Outlook(s, seat)
    rivals = max([Outlook(s, other).holdings(sites) for other in range(len(s.players)) if other != seat])
    return SCALE * (mine.holdings(sites) + mine.goal() - RIVAL * rivals)
