"""The cards, kicker chips and ready decks of High Stakes Drifter, as tables of ints for the rules.

A card here is a kind of card: `CARD.find("wyatt_earp")`. The order is dudes, gear, fortune cards, each as in its file.
How many of it lie in a deck is the matter of `decks`. Tables named CARD_* are indexed by card, CHIP_* by kicker chip.
"""

from pathlib import Path

from msgspec import Struct

from saddlebag.engine.content import Files
from saddlebag.engine.names import Names, set_of
from saddlebag.games.high_stakes_drifter.content.entries import DudeEntry, FortuneEntry, GearEntry, TextEntry
from saddlebag.games.high_stakes_drifter.content.laws import KINDS, VALUES, become
from saddlebag.games.high_stakes_drifter.content.loading import load
from saddlebag.games.high_stakes_drifter.effects.abilities import Ability, Static, Trigger, ability_words
from saddlebag.games.high_stakes_drifter.effects.crib import crib
from saddlebag.games.high_stakes_drifter.effects.nouns import Speaker
from saddlebag.games.high_stakes_drifter.effects.steps import Become
from saddlebag.games.high_stakes_drifter.effects.terms import ACTS, EVENTS, LUCK, STATS

FOLDER = Path(__file__).parent
FILES = Files("high_stakes_drifter", FOLDER)
READ = load(FILES)
"""The entries and their abilities, all of them sound."""

# The entries as they are written, for those who show them.
FACTION_LIST = READ.factions
TRAIT_LIST = READ.traits
DUDE_CARDS = READ.dudes
GEAR_CARDS = READ.gear
FORTUNE_CARDS = READ.fortune
KICKER_CHIPS = READ.kickers
DECK_LISTS = READ.decks
BOOSTERS = READ.boosters
SEALED = READ.sealed
TABLE_PLACES = READ.places
CRIB = crib([(each.id, each.name, each.leaning) for each in READ.factions])

STAT = Names("stat", STATS[: LUCK + 1])
EVENT = Names("event", EVENTS)
ACT = Names("act", ACTS)
KIND = Names("type of card", KINDS)
DUDE, GEAR, FORTUNE = range(3)
RARITY = Names("rarity", ["common", "uncommon", "rare", "fixed"])
COMMON, UNCOMMON, RARE, FIXED = range(4)
FACTION = Names("faction", [each.id for each in READ.factions])
FACTION_NAMES = [each.name for each in READ.factions]
TRAIT = Names("trait", [each.id for each in READ.traits])
WEAPON = TRAIT.find("weapon")

# --- cards ----------------------------------------------------------------------------------------------------

CARD = Names("card", [card.id for card in READ.cards])
CARD_NAMES = [card.name for card in READ.cards]
CARD_NO = [card.no for card in READ.cards]
CARD_KIND = [(DudeEntry, GearEntry, FortuneEntry).index(type(card)) for card in READ.cards]
CARD_COST = [card.cost for card in READ.cards]
CARD_STATS = [(card.smarts, card.skill, card.luck) for card in READ.cards]
"""Printed smarts, skill and luck of a dude; of gear and fortune cards the modifiers."""
CARD_LIMIT = [card.kicker_limit if isinstance(card, DudeEntry) else 0 for card in READ.cards]
"""The kicker limit of a dude."""
CARD_FACTION = [FACTION.find(card.faction) if isinstance(card, DudeEntry) else -1 for card in READ.cards]
"""The faction of a dude; others have none, -1."""
CARD_TRAITS = [set_of([TRAIT.find(trait) for trait in card.traits]) for card in READ.cards]
"""The traits of each card, as a set of traits."""
CARD_RARITY = [RARITY.find(card.rarity) for card in READ.cards]
IS_WEAPON = [bool(traits >> WEAPON & 1) for traits in CARD_TRAITS]
CARD_ABILITIES: list[tuple[Ability, ...]] = [READ.abilities[card.id] for card in READ.cards]
CARD_STATICS: list[tuple[Static, ...]] = [
    tuple(ability for ability in abilities if isinstance(ability, Static)) for abilities in CARD_ABILITIES
]
CARD_TRIGGERS: list[tuple[tuple[Trigger, ...], ...]] = [
    tuple(
        tuple(each for each in abilities if isinstance(each, Trigger) and each.event == event)
        for event in range(len(EVENTS))
    )
    for abilities in CARD_ABILITIES
]
"""The triggered abilities of each card by event, `CARD_TRIGGERS[card][ON_WIN]`; `become` is among those of play."""
CARD_BECOME: list[Become | None] = [become(abilities) for abilities in CARD_ABILITIES]
"""What a copy card may become; None for all other cards. HD-COPY-01"""
IS_COPY = [each is not None for each in CARD_BECOME]
CARD_TEXT = [
    " ".join(ability_words(ability, Speaker(KIND[CARD_KIND[card]], FACTION_NAMES, CARD_NAMES)) for ability in abilities)
    for card, abilities in enumerate(CARD_ABILITIES)
]
"""What each card does, in words."""
CARD_TEXTS = [
    TextEntry(id=entry.id, text=text, origin=entry.origin)
    for entry, text in zip(READ.cards, CARD_TEXT, strict=True)
    if text
]
"""The same for those who show cards; cards without abilities are left out."""

# --- kicker chips ---------------------------------------------------------------------------------------------

CHIP = Names("kicker chip", [chip.id for chip in READ.kickers])
CHIP_NAMES = [chip.name for chip in READ.kickers]
COLOUR = Names("colour", list(VALUES))
WHITE, RED, BLUE, GREEN = range(4)
CHIP_COLOUR = [COLOUR.find(chip.colour) for chip in READ.kickers]
CHIP_VALUE = [chip.value for chip in READ.kickers]
CHIP_RARITY = [RARITY.find(chip.rarity) for chip in READ.kickers]
FRONT, BACK = range(2)
CHIP_SIDES: list[tuple[tuple[int, int], tuple[int, int]]] = [
    ((STAT.find(chip.front.stat), chip.front.mod), (STAT.find(chip.back.stat), chip.back.mod)) for chip in READ.kickers
]
"""The stat and the modifier of each side: `stat, mod = CHIP_SIDES[chip][FRONT]`."""

# --- ready decks ----------------------------------------------------------------------------------------------


class ReadyDeck(Struct, frozen=True):
    """A deck that can be played as it is: cards and chips with their numbers of copies."""

    id: str
    name: str
    about: str
    starter: bool
    cards: tuple[tuple[int, int], ...]
    kickers: tuple[tuple[int, int], ...]
    box: tuple[tuple[int, int], ...]
    """The other stack of a starter deck, as it lies in the box; else empty. HD-DECK-15"""


def _counted(names: Names, counts: dict[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((names.find(name), count) for name, count in counts.items())


READY = Names("ready deck", [deck.id for deck in READ.decks])
READY_DECKS = [
    ReadyDeck(
        id=deck.id,
        name=deck.name,
        about=deck.about,
        starter=deck.kind == "starter",
        cards=_counted(CARD, deck.cards),
        kickers=_counted(CHIP, deck.kickers),
        box=_counted(CHIP, deck.kickers_box),
    )
    for deck in READ.decks
]
