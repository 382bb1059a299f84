"""The end of a mining action: metal is carried home, doubles raise levels, tiles run out. Chapter 5.14."""

from saddlebag.games.frontier.chapters import Mining
from saddlebag.games.frontier.content import DEPOSIT_METAL
from saddlebag.games.frontier.effects.terms import CARRY, DONKEY, GOLD, MULE, SILVER
from saddlebag.games.frontier.rules import goods, land, standing
from saddlebag.games.frontier.rules.deposits import deposit_on, under_way
from saddlebag.games.frontier.rules.losses import in_water
from saddlebag.games.frontier.state import Deposit, State, added
from saddlebag.games.frontier.words import mine_story

HIGHEST_LEVEL = 3
"""Panning, rocker, sluice. FO-MIN-11"""
ANIMAL_CARRIES = ((DONKEY, 1), (MULE, 2))
"""In the order in which they are exhausted. FO-MIN-13, FO-MIN-27"""


def end_action(s: State, seat: int) -> None:
    """Metal is carried, what is too much is lost, doubles raise levels, and it is seen which tiles ran out. FO-MIN-11,
    FO-MIN-12, FO-MIN-13, FO-MIN-15"""
    mining = under_way(s)
    carry(s, seat)
    for site in sorted(set(mining.sites)):
        deposit = deposit_on(s, site)
        lose_surplus(s, seat, deposit)
        if not deposit.ore:
            if site in mining.played_on:
                mining.ran_out.append(site)
        elif has_doubles(mining, site) and deposit.level < HIGHEST_LEVEL:
            deposit.level += 1
            s.tell(mine_story.DepositImproved, seat, site, deposit.level)


def has_doubles(mining: Mining, site: int) -> bool:
    """Two dice of equal value were played there. FO-MIN-11"""
    played = [die for die, where in zip(mining.played, mining.played_on, strict=True) if where == site]
    return len(set(played)) < len(played)


def carry(s: State, seat: int) -> None:
    """Each worker from its own deposit, then donkeys and mules from any deposit worked, gold before silver. FO-MIN-13,
    FO-MIN-14, FO-MIN-27"""
    mining, carried = under_way(s), {GOLD: 0, SILVER: 0}
    load = 1 + standing.change(s, seat, CARRY)
    for site in mining.sites:
        _take(seat, deposit_on(s, site), load, carried)
    worked = [deposit_on(s, site) for site in sorted(set(mining.sites))]
    worked.sort(key=lambda each: DEPOSIT_METAL[each.kind])
    for animal, load in ANIMAL_CARRIES:
        while goods.available(s.players[seat], animal) and any(each.metal[seat] for each in worked):
            goods.exhaust(s, seat, animal)
            left = load
            for each in worked:
                left -= _take(seat, each, left, carried)
    for metal, number in carried.items():
        if number:
            s.players[seat].goods[metal] += number
            s.tell(mine_story.MetalCarried, seat, metal, number)


def _take(seat: int, deposit: Deposit, most: int, carried: dict[int, int]) -> int:
    number = min(most, deposit.metal[seat])
    deposit.metal = added(deposit.metal, seat, -number)
    carried[DEPOSIT_METAL[deposit.kind]] += number
    return number


def lose_surplus(s: State, seat: int, deposit: Deposit) -> None:
    """On a tile away from water at most three cubes remain; what the player mining leaves beyond that is lost.
    FO-MIN-12, FO-CORE-14"""
    surplus = min(sum(deposit.metal) - land.MOST_PIECES, deposit.metal[seat])
    if surplus > 0 and not in_water(s, deposit):
        deposit.metal = added(deposit.metal, seat, -surplus)
        s.tell(mine_story.MetalLost, seat, DEPOSIT_METAL[deposit.kind], surplus, deposit.space)
