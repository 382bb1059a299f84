"""Sealed play: whose packs are whose, which decks may be built from them, and one that builds itself. HD-DECK-17..21"""

from functools import lru_cache

from saddlebag.engine.deck_building import Pool
from saddlebag.engine.dice import Dice, offshoot
from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.decks.boosters import open_sealed, sealed_faults
from saddlebag.games.high_stakes_drifter.decks.laws import DECK_SIZE, STACK_VALUE
from saddlebag.games.high_stakes_drifter.decks.lists import RANDOM, DeckList, read_deck

DUDES, GEARS = 17, 18
"""As ready decks have them; the rest are fortune cards."""
ADDED = 3
"""So many of each card that one may add as one likes, lest a deck be all the same."""
ABILITY, OTHER_STAT, DOLLAR = 0.8, 0.3, 0.5
"""Against a point of the leading stat: an ability, a point of another stat, and what a dollar of the cost takes off."""


def packs_from_seed(seed: int, seat: int) -> int:
    """The number of a seat's packs where the seed of the match deals them. HD-DECK-18"""
    return offshoot(seed, f"packs for seat {seat}")


@lru_cache(400)
def pool_of(packs: int) -> Pool:
    """What is in the packs of this number. HD-DECK-17, HD-DECK-18"""
    return open_sealed(Dice(packs))


def builds_itself(entry: str) -> bool:
    """Whether a seat leaves its deck to the packs. HD-DECK-21"""
    return entry.strip().casefold() == RANDOM


def faults_of_sealed(entry: str, packs: int | None) -> list[str]:
    """What is wrong with a seat's choice in sealed play: `random`, or a deck from its own packs. HD-DECK-19"""
    if builds_itself(entry):
        return []
    name = entry.strip()
    if name.casefold() in content.READY.index:
        return [f"In sealed play decks are built from packs, so {name} cannot be played (HD-DECK-19)."]
    if packs is None:
        return [
            "A deck for sealed play is built from opened packs; option packs names none for this seat (HD-DECK-19)."
        ]
    return [str(fault) for fault in sealed_faults(read_deck(entry), pool_of(packs))]


def sealed_deck(entry: str, packs: int) -> DeckList:
    """The deck that a seat brought, or the one that builds itself from its packs. HD-DECK-19, HD-DECK-21"""
    return build_deck(pool_of(packs)) if builds_itself(entry) else read_deck(entry).deck


# --- a deck that builds itself ------------------------------------------------------------------------------------


def build_deck(pool: Pool) -> DeckList:
    """The best cards around one stat, dudes and gear about as ready decks have them. HD-DECK-21"""
    stat = leading_stat(pool)
    cards = best_cards(pool, stat, content.DUDE, DUDES) + best_cards(pool, stat, content.GEAR, GEARS)
    cards += best_cards(pool, stat, content.FORTUNE, DECK_SIZE - len(cards))
    cards += [dude_to_add(pool)] * (DECK_SIZE - len(cards))
    return DeckList.of(((card, 1) for card in cards), ((chip, 1) for chip in best_stack(pool, stat)))


def leading_stat(pool: Pool) -> int:
    """The stat in which the best dudes of the packs are strongest: the highest stat decides a showdown."""
    return max(
        range(len(content.STAT)),
        key=lambda stat: sum(worth(card, stat) for card in best_cards(pool, stat, content.DUDE, DUDES)),
    )


def best_cards(pool: Pool, stat: int, kind: int, count: int) -> list[int]:
    """So many cards of a kind, the best first; what one may add as one likes counts as if a few had been opened."""
    there = [card for name, copies in pool.counts["cards"].items() for card in [content.CARD.find(name)] * copies]
    there += [content.CARD.find(name) for name in pool.unlimited for _ in range(ADDED)]
    fitting = [card for card in there if content.CARD_KIND[card] == kind]
    return sorted(fitting, key=lambda card: (-worth(card, stat), card))[:count]


def dude_to_add(pool: Pool) -> int:
    """A dude that one may add as one likes; it fills a deck up where the packs hold too few cards."""
    return next(card for card in map(content.CARD.find, pool.unlimited) if content.CARD_KIND[card] == content.DUDE)


def worth(card: int, stat: int) -> float:
    """How much a card helps a deck in which one stat leads, against what it costs."""
    stats = content.CARD_STATS[card]
    others = sum(stats) - stats[stat]
    return (
        stats[stat]
        + OTHER_STAT * others
        + ABILITY * len(content.CARD_ABILITIES[card])
        - DOLLAR * content.CARD_COST[card]
    )


def best_stack(pool: Pool, stat: int) -> list[int]:
    """Kicker chips worth at most $50: those first that raise the leading stat most, however they fall. HD-DECK-17"""
    there = [chip for name, copies in pool.counts["kickers"].items() for chip in [content.CHIP.find(name)] * copies]
    stack: list[int] = []
    for chip in sorted(there, key=lambda chip: (-promise(chip, stat), chip)):
        if sum(content.CHIP_VALUE[each] for each in stack) + content.CHIP_VALUE[chip] <= STACK_VALUE:
            stack.append(chip)
    return stack


def promise(chip: int, stat: int) -> float:
    """What a flip of a chip brings on average; the leading stat counts most."""
    return sum(mod * (1 if side == stat else OTHER_STAT) for side, mod in content.CHIP_SIDES[chip]) / 2
