"""What logs in the river are worth, for bots."""

from saddlebag.games.frontier.content import DOWNSTREAM, LOG_STOCKPILE
from saddlebag.games.frontier.mind import prices
from saddlebag.games.frontier.rules import land
from saddlebag.games.frontier.state import State

RAFTS = 2
"""The level of lumbering that drives without a steamboat."""


def log_at_port(s: State, basin: int, level: int) -> float:
    """A log in a basin, to a player of this level of lumbering who drives it to the port."""
    away = len(DOWNSTREAM[s.layout]) - 1 - DOWNSTREAM[s.layout].index(basin)
    return max(prices.LEAST_LOG, prices.LOG_AT_PORT - _step(s, level) * away)


def log_worth(s: State, basin: int, level: int) -> float:
    """The same, of who may drive it to the stockpile too. FO-GEN-10"""
    worth = log_at_port(s, basin, level)
    order = DOWNSTREAM[s.layout]
    for stockpile in land.spaces_of(s, LOG_STOCKPILE):
        for beside in land.basins_beside(s, stockpile):
            away = order.index(beside) - order.index(basin)
            if away >= 0:
                worth = max(worth, prices.LOG_BY_STOCKPILE - _step(s, level) * away)
    return worth


def _step(s: State, level: int) -> float:
    """What a basin costs that a log still has to be driven through. FO-LUM-18"""
    level = min(level, RAFTS) if level > RAFTS and not land.stands(s, land.STEAMBOAT_TILE) else level
    return prices.LOG_PER_BASIN[level] * (prices.LARGE_RIVER if s.is_large else 1.0)
