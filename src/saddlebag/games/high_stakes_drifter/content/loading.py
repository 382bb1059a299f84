"""Reads the content files and says everything that is wrong with them."""

from saddlebag.engine.content import Files
from saddlebag.games.high_stakes_drifter.content import laws as content_laws
from saddlebag.games.high_stakes_drifter.content.entries import (
    BoosterEntry,
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
from saddlebag.games.high_stakes_drifter.content.laws import Read, place
from saddlebag.games.high_stakes_drifter.effects.abilities import parse
from saddlebag.games.high_stakes_drifter.effects.nouns import lexicon


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
    known = lexicon([each.id for each in read.factions], [each.id for each in read.traits], [c.id for c in read.cards])
    for card in read.cards:
        read.abilities[card.id] = files.parsed(f"{place(card)}, fx", card.fx, lambda text: parse(text, known))
    files.finish()
    files.refuse(*content_laws.faults(read))
    files.finish()
    return read
