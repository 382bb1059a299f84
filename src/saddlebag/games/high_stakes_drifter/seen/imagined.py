"""The deck that a rival might have where nobody may read lists: what was seen of it, and an invented rest. Section 7.

Any ready deck that holds all that was seen is as likely as a deck of their own; of such a deck the rest may be any
cards, as often as the laws of decks allow.
"""

from functools import lru_cache

from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.decks.laws import COPIES_ALLOWED, STACK_VALUE
from saddlebag.games.high_stakes_drifter.decks.lists import ready_deck

Things = tuple[int, ...]
"""Cards or kicker chips, sorted."""
Need = tuple[int, int, int]
"""What all know of a concealed card: its kind, its price, and the discount when it was laid."""
Guess = tuple[list[int], list[int]]
"""Cards and kicker chips that complete a deck."""

EVERY_CARD = [
    card for card, rarity in enumerate(content.CARD_RARITY) for _ in range(COPIES_ALLOWED[content.RARITY[rarity]])
]
EVERY_CHIP = [
    chip for chip, rarity in enumerate(content.CHIP_RARITY) for _ in range(COPIES_ALLOWED[content.RARITY[rarity]])
]
VALUES = sorted(set(content.CHIP_VALUE))


def imagined_rest(
    cards: list[int], chips: list[int], needs: list[Need], size: int, stack: int, ready: str, dice: Dice
) -> Guess:
    """Cards and kicker chips that might complete a deck of which these were seen; the first cards are for the needs.

    `ready` says which ready decks there are: with a `mixed` stack, with that of their `box`, or none in `sealed` play.
    """
    seen, flipped = tuple(sorted(cards)), tuple(sorted(chips))
    guesses = ready_guesses(seen, flipped, tuple(needs), size, stack, ready)
    guess = dice.below(len(guesses) + 1)
    if guess < len(guesses):
        there, left = guesses[guess]
        return cards_for(needs, size, there[:], dice), left[:]
    return cards_for(needs, size, spare_cards(seen)[:], dice), imagined_stack(flipped, stack, ready == "sealed", dice)


@lru_cache(500)
def ready_guesses(
    cards: Things, chips: Things, needs: tuple[Need, ...], size: int, stack: int, ready: str
) -> list[Guess]:
    """What is left of each ready deck that this one may be. HD-DECK-15, HD-DECK-19"""
    if ready == "sealed":
        return []
    guesses: list[Guess] = []
    for name in content.READY.ids:
        deck = ready_deck(name, box=ready == "box")
        there, left = without(deck.card_list(), cards), without(deck.chip_list(), chips)
        if len(there) == size and len(left) == stack and can_fill(needs, there):
            guesses.append((there, left))
    return guesses


@lru_cache(500)
def spare_cards(seen: Things) -> list[int]:
    """Every card that a deck may hold beside these. HD-DECK-04..07"""
    return without(EVERY_CARD, seen)


def without(things: list[int], seen: Things) -> list[int]:
    """The things that are left when those that were seen are taken out."""
    left = things[:]
    for thing in seen:
        if thing in left:
            left.remove(thing)
    return left


# --- cards ------------------------------------------------------------------------------------------------------


@lru_cache(500)
def that_fit(need: Need) -> frozenset[int]:
    """The cards that one laid face down might be; a copy card is never laid so. HD-PLAY-10, HD-COPY-07"""
    kind, price, discount = need
    there = [card for card in EVERY_CARD if content.CARD_KIND[card] == kind and not content.IS_COPY[card]]
    return frozenset([card for card in there if max(0, content.CARD_COST[card] - discount) == price] or there)


def can_fill(needs: tuple[Need, ...], cards: list[int]) -> bool:
    """Whether there is a card for every need."""
    left = cards[:]
    for need in needs:
        fitting = [card for card in left if card in that_fit(need)]
        if not fitting:
            return False
        left.remove(fitting[0])
    return True


def cards_for(needs: list[Need], size: int, pool: list[int], dice: Dice) -> list[int]:
    """So many cards of a pool, mixed; the first ones are for the needs, beyond the pool where it has none that fits."""
    chosen: list[int] = []
    for need in needs:
        possible = that_fit(need)
        fitting = [card for card in pool if card in possible]
        if fitting:
            card = dice.pick(fitting)
            pool.remove(card)
        else:
            card = dice.pick(sorted(possible))
        chosen.append(card)
    left = len(pool)
    if left == size - len(needs):
        dice.shuffle(pool)
        return chosen + pool
    for _ in range(size - len(needs)):
        at = dice.below(left)
        left -= 1
        chosen.append(pool[at])
        pool[at] = pool[left]
    return chosen


# --- kicker chips -----------------------------------------------------------------------------------------------


def imagined_stack(seen: Things, number: int, sealed: bool, dice: Dice) -> list[int]:
    """So many kicker chips that bring a stack to $50, or in sealed play to no more. HD-DECK-09, HD-DECK-17"""
    ways = stack_ways(seen, number, sealed)
    pool = spare_chips(seen)[:]
    dice.shuffle(pool)
    if not ways:
        return sorted(pool[:number])
    way = dice.pick(ways)
    stack: list[int] = []
    for value, count in zip(VALUES, way, strict=True):
        if count:
            stack += [chip for chip in pool if content.CHIP_VALUE[chip] == value][:count]
    return sorted(stack)


@lru_cache(500)
def spare_chips(seen: Things) -> list[int]:
    """Every kicker chip that a stack may hold beside these. HD-DECK-10"""
    return without(EVERY_CHIP, seen)


@lru_cache(500)
def stack_ways(seen: Things, number: int, or_less: bool) -> list[list[int]]:
    """How many chips of each value may be left in a stack of which these were seen."""
    worth = STACK_VALUE - sum([content.CHIP_VALUE[chip] for chip in seen])
    there = [content.CHIP_VALUE[chip] for chip in spare_chips(seen)]
    found: list[list[int]] = []
    for way in _ways(number, len(VALUES)):
        total = sum([count * value for count, value in zip(way, VALUES, strict=True)])
        enough = all(count <= there.count(value) for count, value in zip(way, VALUES, strict=True))
        if enough and (total == worth or (or_less and total < worth)):
            found.append(way)
    return found


def _ways(number: int, colours: int) -> list[list[int]]:
    """All ways to take so many chips of some colours."""
    if colours == 1:
        return [[number]]
    return [[count, *rest] for count in range(number + 1) for rest in _ways(number - count, colours - 1)]
