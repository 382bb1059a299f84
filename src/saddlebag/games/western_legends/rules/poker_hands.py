"""What a poker hand is worth: one to five cards, some of which may stand for any other. WL-POKER-07..09, WL-CARD-07

A hand is worth one number: its kind, and below that the ranks that count, the most important one first, in four bits
each. So hands are compared as numbers. What a hand is worth is worked out once and then looked up by how often each
rank is in it, how many wild cards there are, and whether it is of one suit.
"""

from itertools import combinations, combinations_with_replacement

from saddlebag.engine.names import bits, set_of
from saddlebag.games.western_legends.content import CARD_RANK, CARD_SUIT, WILD

(
    HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND, STRAIGHT_FLUSH,
    FIVE_OF_A_KIND, ROYAL_FLUSH, FIVE_ON_TOP,
) = range(12)  # fmt: skip
"""Kinds of hands from the lowest up; the last is five of a kind where it beats everything. WL-POKER-07"""
FULL_HAND = 5
FROM_HAND = 2
"""So many hand cards are used. WL-POKER-06"""
FROM_TABLE = 3
"""So many of the shared cards. AU-HSP-13"""
ACE = 14
FIVE_HIGH = [14, 5, 4, 3, 2]
"""The straight in which the ace is low. WL-POKER-08"""

RANK_BITS = 3
WILD_PLACE = RANK_BITS * 13
ONE_SUIT, FIVE_TOPS = 1 << (WILD_PLACE + 3), 1 << (WILD_PLACE + 4)
ANY_SUIT = 0b1111
CARD_KEY = [1 << (WILD_PLACE if WILD[card] else RANK_BITS * (rank - 2)) for card, rank in enumerate(CARD_RANK)]
"""Summed up, these say how often each rank is in a hand, and how many wild cards there are."""
CARD_SUITS = [ANY_SUIT if WILD[card] else 1 << suit for card, suit in enumerate(CARD_SUIT)]
"""The suits that a card may have, as bits."""
WORTHS: dict[int, int] = {}
"""What hands are worth that were seen before."""


def kind_of(worth: int) -> int:
    """The kind of a hand that is worth this."""
    kind = worth >> 20
    return FIVE_OF_A_KIND if kind == FIVE_ON_TOP else kind


def ranks_of(worth: int) -> list[int]:
    """The ranks that count in a hand that is worth this, the most important one first."""
    return [rank for rank in [worth >> shift & 15 for shift in (16, 12, 8, 4, 0)] if rank]


def worth_of(cards: list[int], five_tops: bool = False) -> int:
    """What a hand of up to five cards is worth. WL-POKER-07..09"""
    key, suits = key_of(tuple(cards), five_tops)
    return look_up(key, suits)


def best_with(own: int, shared: list[int], five_tops: bool = False) -> int:
    """What the chosen hand cards, given as bits, are worth with the best three shared cards. AU-HSP-13, AU-HSP-21"""
    return best_of(key_of(bits(own), five_tops), tables_of(shared))


def best_play(cards: int, shared: list[int], five_tops: bool = False) -> int:
    """The two of some cards that make the best hand, as bits; of equal ones the first. WL-POKER-18, AU-HSP-21"""
    if cards.bit_count() <= FROM_HAND:
        return cards
    tables = tables_of(shared)
    best, most = 0, -1
    for pair in combinations(bits(cards), FROM_HAND):
        worth = best_of(key_of(pair, five_tops), tables)
        if worth > most:
            best, most = set_of(pair), worth
    return best


def key_of(cards: tuple[int, ...], five_tops: bool = False) -> tuple[int, int]:
    """Ranks and wild cards as a sum, and the suits that all of them may have."""
    key, suits = FIVE_TOPS if five_tops else 0, ANY_SUIT
    for card in cards:
        key += CARD_KEY[card]
        suits &= CARD_SUITS[card]
    return key, suits


def tables_of(shared: list[int]) -> list[tuple[int, int]]:
    """Every three of the shared cards; all of them where there are fewer."""
    if len(shared) <= FROM_TABLE:
        return [key_of(tuple(shared))]
    return [key_of(three) for three in combinations(shared, FROM_TABLE)]


def best_of(own: tuple[int, int], tables: list[tuple[int, int]]) -> int:
    """What some hand cards are worth with the best of several sets of shared cards."""
    own_key, own_suits = own
    best = 0
    for key, suits in tables:
        worth = look_up(own_key + key, own_suits & suits)
        if worth > best:
            best = worth
    return best


def look_up(key: int, suits: int) -> int:
    """What a hand is worth, worked out when it comes up for the first time."""
    if suits:
        key |= ONE_SUIT
    worth = WORTHS.get(key, -1)
    if worth < 0:
        worth = WORTHS[key] = work_out(key)
    return worth


# --- for the first time ---------------------------------------------------------------------------------------------

FALLING = list(range(ACE, 1, -1))
ONE_OF = [1 << RANK_BITS * (rank - 2) for rank in FALLING]
"""A card of each rank, as a part of the sum that a hand is."""
RANKS_ONLY = (1 << WILD_PLACE) - 1


def work_out(key: int) -> int:
    """What a hand is worth with the wild cards as the cards that suit it best, even such as are there already.
    WL-CARD-07"""
    known, wild = key & RANKS_ONLY, key >> WILD_PLACE & 7
    one_suit, five_tops = key & ONE_SUIT != 0, key & FIVE_TOPS != 0
    best = 0
    for chosen in combinations_with_replacement(ONE_OF, wild):
        worth = _worth(known + sum(chosen), one_suit, five_tops)
        if worth > best:
            best = worth
    return best


def _worth(hand: int, one_suit: bool, five_tops: bool) -> int:
    """What a hand without wild cards is worth: the values that form it, then the others, high to low. WL-POKER-08"""
    often: list[list[int]] = [[] for _ in range(FULL_HAND + 1)]
    cards = 0
    for rank in FALLING:
        count = hand >> RANK_BITS * (rank - 2) & 7
        often[count].append(rank)
        cards += count
    straight = _straight(often[1])
    kind = _kind(often, straight, one_suit and cards == FULL_HAND)
    if kind == FIVE_OF_A_KIND and five_tops:
        kind = FIVE_ON_TOP
    counting = often[5] + often[4] + often[3] + often[2] + often[1]
    if kind in (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH):
        counting = [straight]
    elif kind == FLUSH:  # with a wild card, a rank may be in it twice
        counting = [rank for rank in FALLING for _ in range(hand >> RANK_BITS * (rank - 2) & 7)]
    worth = kind
    for rank in counting:
        worth = worth << 4 | rank
    return worth << 4 * (FULL_HAND - len(counting))


def _straight(falling: list[int]) -> int:
    """The highest rank of a straight that these different ranks are, in which the ace may be low; 0 for none.
    WL-POKER-08, WL-POKER-09"""
    if len(falling) < FULL_HAND:
        return 0
    if falling == FIVE_HIGH:
        return 5
    return falling[0] if falling[0] - falling[-1] == FULL_HAND - 1 else 0


def _kind(often: list[list[int]], straight: int, flush: bool) -> int:
    """The kind of a hand by the ranks that are there so often. WL-POKER-07, WL-POKER-09"""
    if often[5]:
        return FIVE_OF_A_KIND
    if straight and flush:
        return ROYAL_FLUSH if straight == ACE else STRAIGHT_FLUSH
    if often[4]:
        return FOUR_OF_A_KIND
    if often[3] and often[2]:
        return FULL_HOUSE
    if flush:
        return FLUSH
    if straight:
        return STRAIGHT
    if often[3]:
        return THREE_OF_A_KIND
    if len(often[2]) == 2:
        return TWO_PAIR
    return PAIR if often[2] else HIGH_CARD
