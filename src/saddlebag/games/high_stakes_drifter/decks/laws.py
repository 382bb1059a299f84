"""When a deck is legal, ledger 5.3; the same check serves ready decks, decks of players and programs."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

DECK_SIZE = 54
STACK_VALUE = 50
COPIES_ALLOWED = {"common": 3, "uncommon": 2, "rare": 1, "fixed": 1}
"""How many copies of a card or kicker chip may be in a deck, by its rarity. HD-DECK-04..07, HD-DECK-10"""

FaultKind = Literal["unreadable", "unknown", "cards", "copies", "no_dude", "kickers", "pool"]


class Fault(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a deck: `str` is a sentence for people, the fields are for programs. HD-DECK-13"""

    kind: FaultKind
    sentence: str
    id: str = ""
    """The card or chip, where it is one."""
    count: int = 0
    limit: int = 0
    line: int = 0
    """The line of the text, from 1 on; 0 where it is no single one."""

    def __str__(self) -> str:
        return self.sentence


class Listed(Struct, frozen=True):
    """A card or kicker chip of a deck, with all that the laws ask of it."""

    id: str
    name: str
    rarity: str
    count: int
    value: int = 0
    """What a kicker chip counts."""
    is_dude: bool = False


def faults(cards: Sequence[Listed], chips: Sequence[Listed], unread: int = 0) -> list[Fault]:
    """Everything that is wrong with a deck, all at once. HD-DECK-13

    `unread` copies of something stand in lines that could not be read: what those might set right is not called wrong.
    """
    return [
        *card_total(cards, unread),
        *_copies(cards),
        *no_dude(cards, unread),
        *_kicker_total(chips, unread),
        *_copies(chips),
    ]


def card_total(cards: Sequence[Listed], unread: int) -> list[Fault]:
    """A deck has exactly 54 cards; the kicker chips are not among them. HD-DECK-01, HD-DECK-08"""
    total = sum(card.count for card in cards)
    if total <= DECK_SIZE <= total + unread:
        return []
    sentence = f"A deck has exactly {DECK_SIZE} cards; this one has {total} (HD-DECK-01)."
    return [Fault("cards", sentence, count=total, limit=DECK_SIZE)]


def _copies(listed: Sequence[Listed]) -> list[Fault]:
    """So many copies as the rarity allows. HD-DECK-04..07, HD-DECK-10"""
    return [
        Fault("copies", _too_many(each, COPIES_ALLOWED[each.rarity]), each.id, each.count, COPIES_ALLOWED[each.rarity])
        for each in listed
        if each.count > COPIES_ALLOWED[each.rarity]
    ]


CLAUSE_OF: Mapping[str, str] = {
    "common": "HD-DECK-04",
    "uncommon": "HD-DECK-05",
    "rare": "HD-DECK-06",
    "fixed": "HD-DECK-07",
}


def _too_many(each: Listed, limit: int) -> str:
    clause, thing = ("HD-DECK-10", "chip") if each.value else (CLAUSE_OF[each.rarity], "card")
    allowed = "1 copy" if limit == 1 else f"{limit} copies"
    return (
        f"{each.name}: {each.count} copies, but a deck may hold only {allowed} of {AN[each.rarity]} {thing} ({clause})."
    )


AN = {"common": "a common", "uncommon": "an uncommon", "rare": "a rare", "fixed": "a fixed"}


def no_dude(cards: Sequence[Listed], unread: int) -> list[Fault]:
    """A deck with no dude could never take part. HD-DECK-11"""
    if unread or any(card.is_dude for card in cards):
        return []
    return [Fault("no_dude", "A deck needs at least one dude; this one has none (HD-DECK-11).")]


def stack_value(chips: Sequence[Listed]) -> int:
    """The colour values of a kicker stack, added up."""
    return sum(chip.value * chip.count for chip in chips)


def _kicker_total(chips: Sequence[Listed], unread: int) -> list[Fault]:
    """The kicker stack is worth exactly $50. HD-DECK-09"""
    total = stack_value(chips)
    if total == STACK_VALUE or (unread and total < STACK_VALUE):
        return []
    sentence = f"The kicker chips of a deck are worth exactly ${STACK_VALUE}; these are worth ${total} (HD-DECK-09)."
    return [Fault("kickers", sentence, count=total, limit=STACK_VALUE)]
