"""Booster packs, and sealed play: pools of opened packs and the decks built from them. HD-DECK-16, HD-DECK-17"""

from collections import Counter
from collections.abc import Sequence

from saddlebag.engine.deck_building import Pool
from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.decks.laws import STACK_VALUE, Fault, Listed, card_total, no_dude, stack_value
from saddlebag.games.high_stakes_drifter.decks.lists import Reading, listed

_PACK = content.BOOSTERS[0]
_SEALED = content.SEALED[0]
_OF_RARITY = [[card for card, rarity in enumerate(content.CARD_RARITY) if rarity == wanted] for wanted in range(4)]
_LOTS = [
    chip
    for chip, colour in enumerate(content.CHIP_COLOUR)
    for _ in range(
        {
            "white": _PACK.weights.white,
            "red": _PACK.weights.red,
            "blue": _PACK.weights.blue,
            "green": _PACK.weights.green,
        }[content.COLOUR[colour]]
    )
]
"""Every kicker chip as often as its colour weighs."""


def open_booster(dice: Dice) -> tuple[list[int], list[int]]:
    """Cards of three rarities, all different, and a kicker chip; fixed cards never come in boosters. HD-DECK-16"""
    cards: list[int] = []
    for rarity, count in (
        (content.COMMON, _PACK.commons),
        (content.UNCOMMON, _PACK.uncommons),
        (content.RARE, _PACK.rares),
    ):
        there = _OF_RARITY[rarity][:]
        dice.shuffle(there)
        cards += sorted(there[:count])
    return cards, [random_chip(dice) for _ in range(_PACK.kickers)]


def random_chip(dice: Dice) -> int:
    """A kicker chip by the weights of the colours. HD-DECK-16"""
    return dice.pick(_LOTS)


def open_sealed(dice: Dice) -> Pool:
    """The boosters and extra kicker chips of one player, these last. HD-DECK-17"""
    packs: list[list[str]] = []
    cards: Counter[str] = Counter()
    chips: Counter[str] = Counter()
    for _ in range(_SEALED.boosters):
        pack, flips = open_booster(dice)
        names, kickers = [content.CARD[card] for card in pack], [content.CHIP[chip] for chip in flips]
        packs.append(names + kickers)
        cards.update(names)
        chips.update(kickers)
    extra = [content.CHIP[random_chip(dice)] for _ in range(_SEALED.extra_kickers)]
    chips.update(extra)
    return Pool([*packs, extra], {"cards": dict(cards), "kickers": dict(chips)}, list(_SEALED.unlimited))


def sealed_faults(read: Reading, pool: Pool) -> list[Fault]:
    """Everything that is wrong with a deck of sealed play: copy limits are waived, the pool is the limit. HD-DECK-17"""
    cards, chips = listed(read.deck)
    return [
        *read.faults,
        *card_total(cards, read.unread),
        *no_dude(cards, read.unread),
        *_beyond_the_pool(cards, pool.counts["cards"], pool.unlimited),
        *_beyond_the_pool(chips, pool.counts["kickers"], ()),
        *_stack_too_dear(chips),
    ]


def _beyond_the_pool(deck: Sequence[Listed], there: dict[str, int], unlimited: Sequence[str]) -> list[Fault]:
    """Only what was opened can be played, but for the cards that are added as one likes. HD-DECK-17"""
    found: list[Fault] = []
    for each in deck:
        limit = there.get(each.id, 0)
        if each.id not in unlimited and each.count > limit:
            opened = f"only {limit} {'was' if limit == 1 else 'were'} opened" if limit else "none was opened"
            sentence = f"{each.name}: {each.count} in the deck, but {opened} (HD-DECK-17)."
            found.append(Fault("pool", sentence, each.id, each.count, limit))
    return found


def _stack_too_dear(chips: Sequence[Listed]) -> list[Fault]:
    """The kicker stack is worth at most $50. HD-DECK-17"""
    total = stack_value(chips)
    if total <= STACK_VALUE:
        return []
    sentence = f"In sealed play kicker chips are worth ${STACK_VALUE} at most; these are worth ${total} (HD-DECK-17)."
    return [Fault("kickers", sentence, count=total, limit=STACK_VALUE)]
