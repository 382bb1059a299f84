"""Resources and success dice. Chapters 5.13, 5.14 and 5.31."""

from saddlebag.games.deck_goes_west.effects.terms import METAL
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story

MOST = 99
"""DW-RES-08"""
COUNTERS = 70
"""Of each resource, with `strict_supply`. DW-LIMIT-01"""
BANDITS = 119
FACES = (0, 0, 1, 1, 1, 2)
"""The faces of a success die. DW-DICE-01"""


def gain(s: State, seat: int, res: int, amount: int) -> None:
    """Take from the supply; what exceeds a stock of 99 is lost. DW-RES-02, DW-RES-08"""
    stock = s.players[seat].stock
    if s.options.strict_supply:
        amount = min(amount, left_in_supply(s, res))
    stock[res] = min(stock[res] + amount, MOST)
    if amount:
        s.tell(story.Gained, seat, res, amount)


def left_in_supply(s: State, res: int) -> int:
    """The counters that nobody has; every railway is one of metal. DW-LIMIT-01, DW-RAIL-01"""
    used = sum([player.stock[res] for player in s.players]) + (len(s.railways) if res == METAL else 0)
    return max(COUNTERS - used, 0)


def add_bandits(s: State, cell: int, number: int) -> None:
    """Bandits from the supply onto a tile. DW-LIMIT-01"""
    if s.options.strict_supply:
        number = min(number, BANDITS - sum(s.bandits.values()))
    if number > 0:
        s.bandits[cell] = s.bandits.get(cell, 0) + number


def roll(s: State, dice: int) -> int:
    """The sum of so many success dice. DW-DICE-01, DW-DICE-03"""
    faces = [FACES[s.dice.below(6)] for _ in range(dice)]
    if faces:
        s.tell(story.DiceFell, faces)
    return sum(faces)
