"""Reads the content files and says everything that is wrong with them."""

from saddlebag.engine.content import Files
from saddlebag.engine.errors import BadContent
from saddlebag.games.high_stakes_drifter import content_laws
from saddlebag.games.high_stakes_drifter.content_laws import Read, place
from saddlebag.games.high_stakes_drifter.effect_parser import Lexicon, parse
from saddlebag.games.high_stakes_drifter.effects import Ability
from saddlebag.games.high_stakes_drifter.entries import (
    BoosterEntry,
    CardEntry,
    DeckEntry,
    DudeEntry,
    FactionEntry,
    FortuneEntry,
    GearEntry,
    KickerEntry,
    PlaceEntry,
    SealedEntry,
    TraitEntry,
)


def load(files: Files) -> Read:
    """Everything in the files; BadContent with a sentence for each fault.

    What the entries say of each other is looked at only when each of them is sound: one slip should not be told twice.
    """
    read = Read(
        factions=files.entries("factions.toml", "faction", FactionEntry),
        traits=files.entries("factions.toml", "trait", TraitEntry),
        dudes=files.entries("dudes.toml", "dude", DudeEntry),
        gear=files.entries("gear.toml", "gear", GearEntry),
        fortune=files.entries("fortune.toml", "fortune", FortuneEntry),
        kickers=files.entries("kickers.toml", "kicker", KickerEntry),
        decks=files.entries("decks.toml", "deck", DeckEntry),
        boosters=files.entries("boosters.toml", "booster", BoosterEntry),
        sealed=files.entries("boosters.toml", "sealed", SealedEntry),
        places=files.entries("layout.toml", "place", PlaceEntry),
    )
    files.finish()
    lexicon = Lexicon(
        [each.id for each in read.factions], [each.id for each in read.traits], [c.id for c in read.cards]
    )
    for card in read.cards:
        read.abilities[card.id] = _abilities(files, card, lexicon)
    files.finish()
    files.refuse(*content_laws.faults(read))
    files.finish()
    return read


def _abilities(files: Files, card: CardEntry, lexicon: Lexicon) -> tuple[Ability, ...]:
    """The abilities of a card that can be read; the others are refused with their place."""
    made: list[Ability] = []
    for number, text in enumerate(card.fx, 1):
        where = f"{place(card)}, fx" if len(card.fx) == 1 else f"{place(card)}, fx {number}"
        try:
            made.append(parse(text, lexicon))
        except BadContent as error:
            files.refuse(*(f"{where}: {fault}" for fault in error.faults))
    return tuple(made)
