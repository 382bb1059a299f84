"""Decks that players build before the match: what a game with such decks gives to deck builders, tables and lobbies.

A deck travels as text that people can read and write. Only the game reads it, and it tells all that is wrong with it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from saddlebag.engine.dice import Dice

Counts = dict[str, dict[str, int]]
"""How many of each thing, by the part of the deck and by id: `{"cards": {"wyatt_earp": 1}, "kickers": {...}}`."""


class DeckReport(Struct, frozen=True):
    """A deck as the game has read it."""

    name: str
    text: str
    """In its plain form, which reads back as the same deck."""
    counts: Counts
    faults: list[str]
    """A sentence for each thing that is wrong; without one the deck may be played."""


class ReadyDeck(Struct, frozen=True):
    """A deck that comes with the game."""

    id: str
    name: str
    about: str
    text: str


class Pool(Struct, frozen=True):
    """What a deck may be built from: the whole collection, or some opened packs."""

    packs: list[list[str]]
    """The packs one by one, as they were opened; none for the whole collection."""
    counts: Counts
    """How many of each thing may be in the deck; things without limit are not counted."""
    unlimited: list[str]
    """What may be added as often as one likes."""


class Workbench(Struct, frozen=True):
    """What a deck builder needs to know before it begins."""

    collection: Pool
    full: dict[str, int]
    """How much belongs into each part of a deck: cards are counted, chips by their worth."""
    ready: list[ReadyDeck]


@dataclass(frozen=True)
class DeckBuilding:
    """How decks of a game are built."""

    option: str
    """The option that holds one deck a seat: the id of a ready deck, the word `random`, or a text."""
    bench: Workbench
    read: Callable[[str, Pool | None], DeckReport]
    """A deck from its text, checked; with a pool, by the rules of sealed play and against what is in it."""
    random: Callable[[Dice], str]
    """The text of some deck that may be played."""
    sealed: Callable[[Dice], Pool]
    """Freshly opened packs."""
    build: Callable[[Pool], str]
    """The text of a sensible deck from opened packs, always the same from the same packs."""
