"""Cards and tiles in words and signs, for those who show them: content that no file has to write."""

from typing import Any, Literal, get_args

from saddlebag.engine.content import Entry
from saddlebag.engine.language import capital
from saddlebag.games.train_heist.content import ALL_CARDS, CARD, LOOT_TILES, REQUIREMENTS, TILE, WANTED_CARDS
from saddlebag.games.train_heist.words.story import ability_text, card_name

SuitName = Literal["revolver", "bag", "keyhole"]
SUIT_NAMES: tuple[SuitName, ...] = get_args(SuitName)

WILD_USE = (
    "Any number or any suit. Played for loot it brings the Sheriff one space closer; discarded it moves him one space."
)
"""TH-LOOT-15, TH-DISC-04"""


class CardText(Entry, frozen=True, kw_only=True):
    """A poker card: its name, and what it is good for."""

    id: str
    name: str
    text: str


class Price(Entry, frozen=True, kw_only=True):
    """What it takes to rob a tile: suits to be drawn one by one, or the sign of a set of numbers; and in words."""

    id: str
    suits: list[SuitName]
    sign: str
    words: str


class Reward(Entry, frozen=True, kw_only=True):
    """What a Wanted Card earns."""

    id: str
    text: str


def card_use(card: int) -> str:
    """What a card is good for."""
    entry = ALL_CARDS[card]
    return WILD_USE if entry.value is None else f"Rides {entry.value}; opens {entry.suit} locks on loot."


def price(tile: int) -> Price:
    """What it takes to rob a tile. TH-LOOT-04, TH-LOOT-05"""
    needed = REQUIREMENTS[tile]
    return Price(
        id=TILE[tile],
        suits=[suit for suit, number in zip(SUIT_NAMES, needed.suits, strict=True) for _ in range(number)],
        sign=needed.looks,
        words=needed.means() or needed.words(None),
        origin="house",
    )


def reward_text(wanted: int) -> str:
    """What a title gives, as a sentence."""
    return f"{capital(ability_text(wanted))}."


def title(card: int) -> str:
    """A card at the start of a line: "Ace of bags"."""
    return capital(card_name(card))


EXPLAINED: dict[str, list[Any]] = {
    "card_texts": [
        CardText(id=CARD[card], name=title(card), text=card_use(card), origin="house") for card in range(len(CARD))
    ],
    "prices": [price(tile) for tile in range(len(LOOT_TILES))],
    "rewards": [
        Reward(id=card.id, text=reward_text(number), origin="house") for number, card in enumerate(WANTED_CARDS)
    ],
}
