"""How much may be bet or raised: the ladder of amounts and its limits. HD-BET-07..11"""

from functools import lru_cache

from saddlebag.games.high_stakes_drifter.state import State

LADDER = (
    *range(1, 21),
    *range(25, 101, 5),
    *range(125, 501, 25),
    *range(600, 2001, 100),
    *range(2500, 10001, 500),
)
"""HD-BET-11"""
COARSE = (5, 10, 25, 50, 100, 250)
HUNDRED = 100


def amounts(s: State, seat: int) -> list[int]:
    """The amounts of a bet, or of a raise above the call, that are legal and offered now, the smallest first."""
    o, b = s.options, s.betting
    call = b.high - s.players[seat].bet
    rest = s.players[seat].stake - call
    if o.bet_limit == "none":
        most = rest
    elif o.bet_limit == "pot":
        most = min(rest, s.pot + call)
    else:
        most = min(rest, o.bet_limit)
    return list(_offered(o.bet_sizes, max(1, b.step), most, rest))


@lru_cache(maxsize=4096)
def _offered(sizes: str, least: int, most: int, rest: int) -> tuple[int, ...]:
    """From the smallest bet or full raise to the most that is allowed, and the whole stake, full raise or not.
    HD-BET-08, HD-BET-09, HD-BET-14"""
    if rest < 1:
        return ()
    if sizes == "any":
        legal = list(range(least, most + 1))
    elif sizes == "coarse":
        legal = sorted({each for each in (least, *COARSE) if least <= each <= most})
    else:
        legal = [each for each in LADDER if least <= each <= most]
    if rest <= most and rest not in legal:
        legal.append(rest)
    return tuple(sorted(legal))


def groups(offered: list[int]) -> list[int]:
    """Where there are too many amounts, the hundreds in which they lie: 3 stands for 300 to 399. Where even those are
    too many, every hundredth: 300 stands for 30000 to 39999. Option `bet_sizes`"""
    unit = _unit(offered)
    return sorted({each // unit * (unit // HUNDRED) for each in offered})


def in_group(offered: list[int], group: int) -> list[int]:
    """The amounts in one of these groups."""
    unit = _unit(offered)
    return [each for each in offered if each // unit * (unit // HUNDRED) == group]


def _unit(offered: list[int]) -> int:
    unit = HUNDRED
    while (offered[-1] - offered[0]) // unit >= HUNDRED:
        unit *= HUNDRED
    return unit
