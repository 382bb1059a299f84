"""Main pot and side pots, and how a pot is shared. Pure sums; chapter 5.14."""

from collections.abc import Sequence
from typing import NamedTuple


class Pot(NamedTuple):
    """Money and the seats that can win it, in the order of seats."""

    amount: int
    seats: tuple[int, ...]


def split_pots(dead: int, bets: Sequence[int], inside: int) -> list[Pot]:
    """The main pot with all dead money, then the side pots. HD-BET-22..24

    `bets` has for every seat what it bet in this shootout, `inside` is the set of those who are still in.
    """
    seats = [seat for seat in range(len(bets)) if inside >> seat & 1]
    levels = sorted({bets[seat] for seat in seats})
    if not levels:
        return []
    pots: list[Pot] = []
    below = 0
    for level in levels:
        last = level == levels[-1]
        amount = sum([(bet if last else min(bet, level)) - min(bet, below) for bet in bets])
        pots.append(Pot(amount, tuple([seat for seat in seats if bets[seat] >= level])))
        below = level
    pots[0] = Pot(pots[0].amount + dead, pots[0].seats)
    return pots


def main_pot(dead: int, bets: Sequence[int], inside: int) -> int:
    """What the main pot holds. HD-BET-23"""
    pots = split_pots(dead, bets, inside)
    return pots[0].amount if pots else dead + sum(bets)


def shares(amount: int, winners: Sequence[int]) -> list[int]:
    """A pot shared equally; odd dollars go one each to the first winners. HD-SHOW-14"""
    each, odd = divmod(amount, len(winners))
    return [each + (place < odd) for place in range(len(winners))]


def unmatched(bets: Sequence[int]) -> tuple[int, int]:
    """Who put in more than anybody else in a betting round, and how much more; (-1, 0) if nobody did. HD-BET-17"""
    first = second = 0
    seat = -1
    for each, bet in enumerate(bets):
        if bet > first:
            first, second, seat = bet, first, each
        elif bet > second:
            second = bet
    return (seat, first - second) if first > second else (-1, 0)
