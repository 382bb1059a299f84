"""How good a table looks to a player, for bots. Not part of the rules.

Everything is counted in Legendary Points: those that a player has, those that their goods, tracks and tokens will
become in the time that is left, and the best thing that they could do next, the less the more actions it takes.
"""

from saddlebag.games.western_legends.mind.deeds import Deeds
from saddlebag.games.western_legends.mind.outlook import OTHERS, RIVAL, Outlook, turns_left
from saddlebag.games.western_legends.rules.ending import result
from saddlebag.games.western_legends.state import State

SCALE = 10.0
"""What an LP is worth to the bots that search."""
WON = 400.0


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat."""
    outcome = result(s)
    if outcome is not None:
        ahead = outcome.scores[seat] - max([score for each, score in enumerate(outcome.scores) if each != seat])
        return (WON if seat in outcome.winners else -WON) + ahead
    if not s.set_up:
        return SCALE * s.players[seat].lp
    rivals = [Outlook(s, other, seat).holdings() for other in range(len(s.players)) if other != seat]
    if s.man_in_black:
        rivals.append(s.mib_lp + 0.3 * turns_left(s, seat, seat))
    mine = Deeds(s, seat, seat)
    against = (RIVAL - OTHERS) * max(rivals) + OTHERS * sum(rivals)
    return SCALE * (mine.holdings() + mine.next_deed() - against)
