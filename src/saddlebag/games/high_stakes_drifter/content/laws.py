"""What the entries of the content must be together: ids that differ, references, chips, ready decks that are legal."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar, get_args

from msgspec import Struct, field

from saddlebag.games.high_stakes_drifter.content.entries import (
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
    RarityName,
    SealedEntry,
    TraitEntry,
)
from saddlebag.games.high_stakes_drifter.decks import laws as deck_laws
from saddlebag.games.high_stakes_drifter.decks.laws import Listed
from saddlebag.games.high_stakes_drifter.effects import laws as effect_laws
from saddlebag.games.high_stakes_drifter.effects.abilities import Ability, Trigger
from saddlebag.games.high_stakes_drifter.effects.steps import Become

KINDS: tuple[KindName, ...] = get_args(KindName)
FILE_OF: dict[type[CardEntry], str] = {DudeEntry: "dudes.toml", GearEntry: "gear.toml", FortuneEntry: "fortune.toml"}
KIND_OF: dict[type[CardEntry], KindName] = {DudeEntry: "dude", GearEntry: "gear", FortuneEntry: "fortune"}

VALUES = {"white": 1, "red": 5, "blue": 10, "green": 25}
"""What a kicker chip counts by its colour. HD-KICK-01"""
CHIP_RARITIES = {"white": "common", "red": "common", "blue": "uncommon", "green": "rare"}
"""HD-DECK-10"""
BOX_CHIPS = 2
"""How many kicker chips a Starter Set has. HD-DECK-14"""
T = TypeVar("T")


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


def place(entry: CardEntry | KickerEntry) -> str:
    """File and entry of a card or chip."""
    if isinstance(entry, KickerEntry):
        return f"kickers.toml, kicker {entry.id}"
    return f"{FILE_OF[type(entry)]}, {KIND_OF[type(entry)]} {entry.id}"


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


# --- cards ------------------------------------------------------------------------------------------------------


def ids_and_numbers_differ(read: Read) -> Iterator[str]:
    """Answers, saves and deck lists name cards and chips by id or name, so none may be like another."""
    things: list[CardEntry | KickerEntry] = [*read.cards, *read.kickers]
    for first, second in _alike(things, lambda each: each.id):
        yield f"{place(second)}, id: {place(first)} has the same one; ids must differ."
    for first, second in _alike(things, lambda each: " ".join(each.name.casefold().split())):
        yield f"{place(second)}, name: {place(first)} has the same one; names must differ."
    for one, other in _alike(read.cards, lambda card: card.no):
        yield f"{place(other)}, no: {place(one)} has the same one; numbers must differ."
    for listed in things:
        if listed.name[0].isdigit() or any(sign in listed.name for sign in "#;"):
            yield f"{place(listed)}, name: for deck lists, a name may not begin with a digit or contain # or ;."


def _alike(entries: Sequence[T], pick: Callable[[T], object]) -> Iterator[tuple[T, T]]:
    """Pairs of entries that are the same in something."""
    seen: dict[object, T] = {}
    for entry in entries:
        other = seen.setdefault(pick(entry), entry)
        if other is not entry:
            yield other, entry


def cards_name_what_exists(read: Read) -> Iterator[str]:
    """Factions and traits are those of factions.toml, and a trait is one for that type of card. HD-CARD-03"""
    factions = [faction.id for faction in read.factions]
    traits = {trait.id: trait.of for trait in read.traits}
    if "weapon" not in traits:
        yield "factions.toml: there is no [[trait]] with id weapon, which abilities count (ledger 9.1)."
    for card in read.cards:
        if isinstance(card, DudeEntry) and card.faction not in factions:
            yield f"{place(card)}, faction: there is no faction {card.faction!r}; there are {', '.join(factions)}."
        for trait in card.traits:
            fitting = [name for name, kinds in traits.items() if KIND_OF[type(card)] in kinds]
            if trait not in fitting:
                yield f"{place(card)}, traits: {trait!r} is not one of the traits of such cards: {', '.join(fitting)}."
        if len(set(card.traits)) != len(card.traits):
            yield f"{place(card)}, traits: {', '.join(card.traits)} names something twice."


def cards_do_something(read: Read) -> Iterator[str]:
    """Gear and fortune cards have modifiers or an ability or both; a copy card has no modifiers. HD-CARD-06"""
    for card in (*read.gear, *read.fortune):
        modifies = card.smarts or card.skill or card.luck
        if not modifies and not card.fx:
            yield f"{place(card)}: it has neither a modifier nor an ability (HD-CARD-06)."
        if modifies and become(read.abilities[card.id]):
            yield f"{place(card)}: a copy card takes the modifiers of its model, so its own must be 0 (HD-COPY-03)."


def abilities_obey_their_laws(read: Read) -> Iterator[str]:
    """Each ability can happen on its card, to things that exist, at the right moment. Ledger 9.1"""
    for card in read.cards:
        abilities = read.abilities[card.id]
        for number, ability in enumerate(abilities, 1):
            field = "fx" if len(abilities) == 1 else f"fx {number}"
            for fault in effect_laws.faults(ability, KIND_OF[type(card)]):
                yield f"{place(card)}, {field}: {effect_laws.told(ability, fault)}"
        if become(abilities) and len(abilities) > 1:
            yield f"{place(card)}, fx: a copy card has the abilities of its model and none of its own (HD-COPY-03)."


# --- kicker chips -----------------------------------------------------------------------------------------------


def chips_are_worth_their_colour(read: Read) -> Iterator[str]:
    """White $1, red $5, blue $10, green $25; common, common, uncommon, rare. HD-KICK-01, HD-DECK-10"""
    for chip in read.kickers:
        value, rarity = VALUES[chip.colour], CHIP_RARITIES[chip.colour]
        if chip.value != value:
            yield f"{place(chip)}, value: a {chip.colour} chip is worth ${value}, not ${chip.value} (HD-KICK-01)."
        if chip.rarity != rarity:
            yield f"{place(chip)}, rarity: a {chip.colour} chip is {rarity}, not {chip.rarity} (HD-DECK-10)."
        for side in ("front", "back"):
            if getattr(chip, side).mod == 0:
                yield f"{place(chip)}, {side}: a side has a positive or negative modifier, not 0 (HD-KICK-04)."


# --- decks and boosters -----------------------------------------------------------------------------------------


def ready_decks_are_legal(read: Read) -> Iterator[str]:
    """A ready deck obeys the laws of decks with each of its stacks; a starter's box holds two chips. HD-DECK-15"""
    cards = {card.id: card for card in read.cards}
    chips = {chip.id: chip for chip in read.kickers}
    if not read.decks:
        yield "decks.toml: there is no [[deck]], so nobody could play without building one."
    for deck in read.decks:
        where = f"decks.toml, deck {deck.id}"
        if deck.id == "random":
            yield f"{where}: this word stands for any legal deck; choose another id."
        unknown = [f"cards: there is no card {name!r}" for name in deck.cards if name not in cards]
        for stack in ("kickers", "kickers_box"):
            unknown += [f"{stack}: there is no chip {name!r}" for name in getattr(deck, stack) if name not in chips]
        yield from (f"{where}, {fault}." for fault in unknown)
        if unknown:
            continue
        listed = [
            Listed(name, cards[name].name, cards[name].rarity, count, is_dude=isinstance(cards[name], DudeEntry))
            for name, count in deck.cards.items()
        ]
        yield from (f"{where}: {fault}" for fault in deck_laws.faults(listed, _stack(chips, deck.kickers)))
        if deck.kickers_box:
            box = deck_laws.faults(listed, _stack(chips, deck.kickers_box))
            yield from (f"{where}, kickers_box: {fault}" for fault in box if fault.kind == "kickers")
        if (deck.kind == "starter") != (sum(deck.kickers_box.values()) == BOX_CHIPS):
            yield f"{where}, kickers_box: a starter has a box of {BOX_CHIPS} chips, other decks have none (HD-DECK-14)."


def _stack(chips: dict[str, KickerEntry], counts: dict[str, int]) -> list[Listed]:
    return [
        Listed(name, chips[name].name, chips[name].rarity, count, chips[name].value) for name, count in counts.items()
    ]


def boosters_can_be_filled(read: Read) -> Iterator[str]:
    """There are enough different cards of each rarity, and chips of each colour. HD-DECK-16, HD-DECK-17"""
    for file_part, entries in (("booster", read.boosters), ("sealed", read.sealed)):
        if len(entries) != 1:
            yield f"boosters.toml: there must be one [[{file_part}]]; there are {len(entries)}."
    rarities = Counter(card.rarity for card in read.cards)
    colours: Counter[str] = Counter(chip.colour for chip in read.kickers)
    for pack in read.boosters:
        wanted: tuple[tuple[RarityName, int], ...]
        wanted = (("common", pack.commons), ("uncommon", pack.uncommons), ("rare", pack.rares))
        for rarity, count in wanted:
            if count > rarities[rarity]:
                yield f"boosters.toml, booster: it holds {count} {rarity} cards, but there are {rarities[rarity]}."
        weights = {colour: getattr(pack.weights, colour) for colour in VALUES}
        if not any(weight and colours[colour] for colour, weight in weights.items()):
            yield "boosters.toml, booster, weights: no kicker chip could ever come up."
    known = [card.id for card in read.cards]
    for sealed in read.sealed:
        for name in sealed.unlimited:
            if name not in known:
                yield f"boosters.toml, sealed, unlimited: there is no card {name!r}."
        if not any(dude.id in sealed.unlimited for dude in read.dudes):
            yield "boosters.toml, sealed, unlimited: a dude must be among them, or the packs might not make a deck."


def places_are_there(read: Read) -> Iterator[str]:
    """What is drawn for each seat has a place. 9.8"""
    there = [place.id for place in read.places]
    for needed in get_args(PlaceEntry.__annotations__["id"]):
        if needed not in there:
            yield f"layout.toml: there is no [[place]] with id {needed}."


Law: TypeAlias = Callable[[Read], Iterator[str]]
LAWS: tuple[Law, ...] = (
    ids_and_numbers_differ,
    cards_name_what_exists,
    cards_do_something,
    abilities_obey_their_laws,
    chips_are_worth_their_colour,
    ready_decks_are_legal,
    boosters_can_be_filled,
    places_are_there,
)
