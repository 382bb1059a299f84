"""Decks of High Stakes Drifter for deck builders and lobbies: the face of `decks` and `boosters` to the engine."""

from saddlebag.engine.deck_building import DeckBuilding, DeckReport, Pool, ReadyDeck, Workbench
from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import told
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_RARITY, CHIP, CHIP_RARITY, RARITY, READY_DECKS
from saddlebag.games.high_stakes_drifter.decks import lists
from saddlebag.games.high_stakes_drifter.decks.boosters import open_sealed, sealed_faults
from saddlebag.games.high_stakes_drifter.decks.laws import COPIES_ALLOWED, DECK_SIZE, STACK_VALUE
from saddlebag.games.high_stakes_drifter.decks.sealed import build_deck


def read(text: str, pool: Pool | None) -> DeckReport:
    """A deck from its text, with all that is wrong; with a pool by the rules of sealed play. HD-DECK-13, HD-DECK-17"""
    found = lists.read_deck(text)
    faults = lists.standard_faults(found) if pool is None else sealed_faults(found, pool)
    counts = {
        "cards": {CARD[card]: count for card, count in found.deck.cards},
        "kickers": {CHIP[chip]: count for chip, count in found.deck.kickers},
    }
    return DeckReport(found.name, lists.deck_text(found.deck, found.name), counts, told(faults))


def random(dice: Dice) -> str:
    """The text of a random legal deck."""
    return lists.deck_text(lists.random_deck(dice))


def build(pool: Pool) -> str:
    """The text of a sensible deck from opened packs. HD-DECK-21"""
    return lists.deck_text(build_deck(pool))


def _ready() -> list[ReadyDeck]:
    return [
        ReadyDeck(each.id, each.name, each.about, lists.deck_text(lists.ready_deck(each.id), each.name))
        for each in READY_DECKS
    ]


def _collection() -> Pool:
    """Every card and chip, as often as its rarity allows. HD-DECK-04..07, HD-DECK-10"""
    cards = {CARD[card]: COPIES_ALLOWED[RARITY[CARD_RARITY[card]]] for card in range(len(CARD))}
    chips = {CHIP[chip]: COPIES_ALLOWED[RARITY[CHIP_RARITY[chip]]] for chip in range(len(CHIP))}
    return Pool([], {"cards": cards, "kickers": chips}, [])


BENCH = Workbench(_collection(), {"cards": DECK_SIZE, "kickers": STACK_VALUE}, _ready())
DECK_BUILDING = DeckBuilding(option="decks", bench=BENCH, read=read, random=random, sealed=open_sealed, build=build)
