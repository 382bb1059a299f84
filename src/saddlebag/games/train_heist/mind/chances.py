"""What a hand is good for: which tiles it takes, or how likely it soon will. For bots."""

from functools import cache, lru_cache
from math import comb

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.train_heist.content import REQUIREMENTS, SUIT, VALUE, WILDS
from saddlebag.games.train_heist.rules.loot import joint_patterns

HAND = 5
"""The cards of a hand after drawing up."""
LUCK_WITH_SUITS = 0.43
"""How likely a drawn card has the suit that is missing, or is Wild;"""
LUCK_WITH_NUMBERS = 0.25
"""and the number."""
TURN = 0.5
"""What it costs, in tiles, to wait a turn for better cards."""
SOMETHING = 0.4
"""What any hand will bring."""
MOST_PATIENT = 3.0
"""Nobody waits for more turns than these."""


@lru_cache(maxsize=65536)
def takings(hand: int, one: int, other: int) -> float:
    """The tiles that a hand can take from two tops of a car, less what it costs to wait for the cards."""
    tops = tuple([tile for tile in (one, other) if tile != NOBODY])
    best = SOMETHING
    for tile in tops:
        best = max(best, 1 - wait(hand, (tile,)))
    if len(tops) == 2:
        best = max(best, 2 - wait(hand, tops))
    return best


def wait(hand: int, tiles: tuple[int, ...]) -> float:
    """What it costs to wait until these tiles can be taken."""
    likely, _ = chance(hand, tiles)
    return TURN * min(MOST_PATIENT, (1 - likely) / likely)


@lru_cache(maxsize=65536)
def chance(hand: int, tiles: tuple[int, ...]) -> tuple[float, int]:
    """How likely these tiles can be taken when the cards that do not help have been changed for new ones, and the
    cards to keep."""
    wilds = hand & WILDS
    plain = list(bits(hand & ~WILDS))
    kinds = tuple(sorted({REQUIREMENTS[tile].name for tile in tiles} - {"suits"}))
    kept, numbers_short = closest_numbers(plain, kinds)
    needs = [REQUIREMENTS[tile].suits for tile in tiles]
    suits_short = 0
    for suit in range(3):
        need = max([each[suit] for each in needs])
        held = [card for card in plain if SUIT[card] == suit]
        held.sort(key=lambda card: not kept >> card & 1)
        for card in held[:need]:
            kept |= 1 << card
        suits_short += max(0, need - len(held))
    short = numbers_short + suits_short - wilds.bit_count()
    kept |= wilds
    if short <= 0:
        return 1.0, kept
    luck = LUCK_WITH_SUITS if suits_short >= numbers_short else LUCK_WITH_NUMBERS
    return max(0.02, at_least(short, HAND - kept.bit_count(), luck)), kept


def closest_numbers(cards: list[int], kinds: tuple[str, ...]) -> tuple[int, int]:
    """The cards that come closest to sets of all these kinds, and how many are missing."""
    if not kinds:
        return 0, 0
    held = [0] * 11
    for card in cards:
        held[VALUE[card]] += 1
    best: tuple[tuple[int, int], ...] = ()
    fewest = 99
    for pattern in joint_patterns(*kinds):
        short = 0
        for number, need in pattern:
            if need > held[number]:
                short += need - held[number]
        if short < fewest:
            best, fewest = pattern, short
    kept = 0
    for number, need in best:
        for card in [card for card in cards if VALUE[card] == number][:need]:
            kept |= 1 << card
    return kept, fewest


@cache
def at_least(hits: int, draws: int, luck: float) -> float:
    """How likely so many draws bring so many hits."""
    return sum([comb(draws, n) * luck**n * (1 - luck) ** (draws - n) for n in range(hits, draws + 1)])
