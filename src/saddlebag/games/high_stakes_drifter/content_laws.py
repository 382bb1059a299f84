"""What the entries of the content must be together: ids that differ, references, chips, ready decks that are legal."""

from collections.abc import Callable, Iterator
from typing import TypeAlias, get_args

from msgspec import Struct, field

from saddlebag.games.high_stakes_drifter.effects import Ability, Become, Trigger
from saddlebag.games.high_stakes_drifter.entries import (
    BoosterEntry,
    CardEntry,
    DeckEntry,
    DudeEntry,
    FactionEntry,
    FortuneEntry,
    GearEntry,
    KickerEntry,
    KindName,
    PlaceEntry,
    SealedEntry,
    TraitEntry,
)

KINDS: tuple[KindName, ...] = get_args(KindName)
FILE_OF: dict[type[CardEntry], str] = {DudeEntry: "dudes.toml", GearEntry: "gear.toml", FortuneEntry: "fortune.toml"}
KIND_OF: dict[type[CardEntry], KindName] = {DudeEntry: "dude", GearEntry: "gear", FortuneEntry: "fortune"}

VALUES = {"white": 1, "red": 5, "blue": 10, "green": 25}
"""What a kicker chip counts by its colour. HD-KICK-01"""
CHIP_RARITIES = {"white": "common", "red": "common", "blue": "uncommon", "green": "rare"}
"""HD-DECK-10"""


class Read(Struct):
    """The entries of all files, and the abilities by the id of the card."""

    factions: list[FactionEntry]
    traits: list[TraitEntry]
    dudes: list[DudeEntry]
    gear: list[GearEntry]
    fortune: list[FortuneEntry]
    kickers: list[KickerEntry]
    decks: list[DeckEntry]
    boosters: list[BoosterEntry]
    sealed: list[SealedEntry]
    places: list[PlaceEntry]
    abilities: dict[str, tuple[Ability, ...]] = field(default_factory=dict)

    @property
    def cards(self) -> list[CardEntry]:
        """All cards, in the order of their numbers in the program."""
        return [*self.dudes, *self.gear, *self.fortune]


def where(card: CardEntry) -> str:
    """File and entry of a card."""
    return f"{FILE_OF[type(card)]}, {KIND_OF[type(card)]} {card.id}"


def become(abilities: tuple[Ability, ...]) -> Become | None:
    """What makes a card a copy card. HD-COPY-01"""
    for ability in abilities:
        if isinstance(ability, Trigger):
            for step in ability.steps:
                if isinstance(step, Become):
                    return step
    return None


def faults(read: Read) -> list[str]:
    """Every law that is broken, each as a sentence with file, entry and field."""
    return [fault for law in LAWS for fault in law(read)]


Law: TypeAlias = Callable[[Read], Iterator[str]]
LAWS: tuple[Law, ...] = ()
