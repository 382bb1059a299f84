"""How strong dudes look: the own ones as their player knows them, others by what all can see. For the bots."""

from functools import lru_cache
from math import exp

from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, CARD_STATS, FORTUNE, IS_COPY
from saddlebag.games.high_stakes_drifter.rules.standing import counting_stats, is_blank, stats
from saddlebag.games.high_stakes_drifter.state import (
    ACCEPTING,
    ACTIONS,
    BETTING,
    GEAR_ROUND,
    MOD,
    SIDE_MOD,
    SIDE_STAT,
    Piece,
    State,
)

SPREAD = 2.4
"""How far the best stat of a concealed dude may be from what the chips on it tell."""
PRINTED_MOST = 10.0
"""Dudes that cost more than this are not stronger, but have better abilities."""
BEFORE_FORTUNE = frozenset({ACTIONS, ACCEPTING, BETTING, GEAR_ROUND})


def best_of(totals: list[float], counting: int) -> float:
    """The highest stat that counts; without one all dudes are equal."""
    return max([totals[stat] for stat in range(3) if counting >> stat & 1], default=0.0)


def own_totals(s: State, seat: int, dude: Piece, hidden_gear: float) -> list[float]:
    """Smarts, skill and luck of an own dude if it were revealed now; concealed gear counts by this share."""
    totals = [float(stat) for stat in CARD_STATS[dude.shape]]
    for piece in s.players[seat].table:
        if piece.bearer == dude.id and not (s.lasting and is_blank(s, piece)):
            share = 1.0 if piece.up else hidden_gear
            if share:
                for stat, mod in enumerate(CARD_STATS[piece.shape]):
                    totals[stat] += share * mod
    for side in dude.kickers:
        totals[SIDE_STAT[side]] += SIDE_MOD[side]
    for effect in s.lasting:
        if effect.what == MOD and effect.target == dude.id:
            totals[effect.which] += effect.number
    return totals


def with_fortune(s: State, seat: int, totals: list[float], counting: int) -> float:
    """The best stat that fortune cards in hand could bring, at most two of them, as far as the stake allows."""
    player = s.players[seat]
    best = best_of(totals, counting)
    for stat in range(3):
        if counting >> stat & 1:
            mods = sorted(
                [
                    CARD_STATS[card][stat]
                    for card in player.hand
                    if CARD_KIND[card] == FORTUNE and not IS_COPY[card] and CARD_COST[card] <= player.stake
                ],
                reverse=True,
            )
            best = max(best, totals[stat] + 0.8 * sum(mods[:2]))
    return best


def apparent(s: State, seat: int, dude: Piece, counting: int) -> float:
    """The best stat of another player's dude as it looks: by its stats if it is revealed, else by the chips on it."""
    beside = [piece for piece in s.players[seat].table if piece.bearer == dude.id]
    if dude.up:
        totals: list[float] = [float(stat) for stat in stats(s, seat, dude)]
        best = best_of(totals, counting)
    else:
        best = min(float(dude.price or dude.chips), PRINTED_MOST)
        best += sum([0.7 * max(CARD_STATS[piece.shape]) for piece in beside if piece.up])
        best += sum([0.5 * SIDE_MOD[side] for side in dude.kickers])
        best += sum([0.5 * effect.number for effect in s.lasting if effect.what == MOD and effect.target == dude.id])
    return best + sum([0.55 * piece.chips for piece in beside if not piece.up])


def surprises(s: State, seat: int) -> float:
    """What fortune cards may add to another player's dude, and what their bets say about it."""
    player = s.players[seat]
    bets = 1.5 * min(1.0, player.bets / 40)
    if s.stage not in BEFORE_FORTUNE:
        return bets + (0.5 if player.hand and player.stake > 2 else 0.0)
    return bets + min(0.35 * len(player.hand), player.stake / 5) * 1.6


def chance_against(s: State, seat: int, mine: float, inside: int) -> float:
    """The chance that a best stat of mine wins against all other dudes in the street."""
    counting = counting_stats(s)
    chance = 1.0
    for other, player in enumerate(s.players):
        if other != seat and inside >> other & 1 and player.fighter >= 0:
            dude = s.fighter(other)
            spread = 1.2 if dude.up else SPREAD
            theirs = apparent(s, other, dude, counting) + surprises(s, other)
            chance *= likely((mine - theirs) / spread)
    return chance


@lru_cache(maxsize=4096)
def _likely(tenths: int) -> float:
    return 1 / (1 + exp(-0.17 * tenths))


def likely(deviations: float) -> float:
    """The chance to be ahead by a lead of so many standard deviations."""
    return _likely(max(-60, min(60, round(10 * deviations))))
