"""The cards of Prairie Dogs, and the names of everything."""

from pathlib import Path

from saddlebag.engine.content import Entry, Files
from saddlebag.engine.names import Names

FILES = Files("prairie_dogs", Path(__file__).parent)


class Card(Entry, frozen=True, kw_only=True):
    """A kind of card, and how many of it there are; a hawk is worth nothing."""

    id: str
    name: str
    seeds: int
    count: int


CARDS = FILES.entries("cards.toml", "card", Card)
FILES.finish()
KIND_OF = [card for card in CARDS for _ in range(card.count)]
CARD = Names("card", [f"{card.id}_{number}" for card in CARDS for number in range(1, card.count + 1)])
PLAYER = Names("player", ["red", "blue", "green", "yellow"])
SEEDS = [card.seeds for card in KIND_OF]
