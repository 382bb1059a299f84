"""Decks of players: lists of cards and kicker chips, their text form, the ready decks and random ones. Ledger 5.3

The text form is one line a card or chip, `3 Kit Carson`; what follows a # is a comment. Case, spaces and blank lines do
not matter, semicolons part lines too, and ids serve as well as names.
"""

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from msgspec import Struct

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_KIND,
    CARD_NAMES,
    CARD_RARITY,
    CHIP,
    CHIP_COLOUR,
    CHIP_NAMES,
    CHIP_RARITY,
    CHIP_VALUE,
    DUDE,
    FORTUNE,
    GEAR,
    RARITY,
    READY,
    READY_DECKS,
    WHITE,
)
from saddlebag.games.high_stakes_drifter.decks import laws as deck_laws
from saddlebag.games.high_stakes_drifter.decks.laws import COPIES_ALLOWED, DECK_SIZE, STACK_VALUE, Fault, Listed

RANDOM = "random"
"""The entry of a seat that gets any legal deck."""
LONGEST_TEXT = 8000
MOST_LINES = 400
"""Several times what the longest deck needs; who sends more is no player, and what they sent is not read."""
LONGEST_NAME = 40
MOST_GUESSES = 5
"""For so many names that nobody knows the nearest one is looked up: each is compared with every card."""


class BadDeck(SaddlebagError):
    """A deck that cannot be played; `faults` has every reason."""

    def __init__(self, reasons: Iterable[Fault]) -> None:
        self.reasons = tuple(reasons)
        self.faults: tuple[str, ...] = tuple(map(str, self.reasons))
        super().__init__("\n".join(self.faults))


class DeckList(Struct, frozen=True):
    """Cards and kicker chips with their numbers of copies, in the order of the content. HD-DECK-08"""

    cards: tuple[tuple[int, int], ...]
    kickers: tuple[tuple[int, int], ...]

    @staticmethod
    def of(cards: Iterable[tuple[int, int]], kickers: Iterable[tuple[int, int]]) -> "DeckList":
        """A list of these, sorted, each card and chip once."""
        return DeckList(_added_up(cards), _added_up(kickers))

    def card_list(self) -> list[int]:
        """Every single card, copies one after the other."""
        return _each_copy(self.cards)

    def chip_list(self) -> list[int]:
        """Every single kicker chip."""
        return _each_copy(self.kickers)


def _each_copy(counts: tuple[tuple[int, int], ...]) -> list[int]:
    copies: list[int] = []
    for thing, count in counts:
        copies += [thing] * count
    return copies


def _added_up(counts: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    total: Counter[int] = Counter()
    for thing, count in counts:
        total[thing] += count
    return tuple(sorted(total.items()))


# --- whether it is legal ----------------------------------------------------------------------------------------


def listed(deck: DeckList) -> tuple[list[Listed], list[Listed]]:
    """The cards and chips of a deck with what the laws ask of them."""
    cards = [
        Listed(CARD[card], CARD_NAMES[card], RARITY[CARD_RARITY[card]], count, is_dude=CARD_KIND[card] == DUDE)
        for card, count in deck.cards
    ]
    chips = [
        Listed(CHIP[chip], CHIP_NAMES[chip], RARITY[CHIP_RARITY[chip]], count, CHIP_VALUE[chip])
        for chip, count in deck.kickers
    ]
    return cards, chips


def faults(deck: DeckList) -> list[Fault]:
    """Everything that is wrong with a deck of the standard game. HD-DECK-13"""
    return deck_laws.faults(*listed(deck))


def check_deck(text: str) -> list[Fault]:
    """All that is wrong with a text as a deck: lines that cannot be read, and laws that are broken. HD-DECK-13"""
    return standard_faults(read_deck(text))


def standard_faults(read: "Reading") -> list[Fault]:
    """All that is wrong with a deck of the standard game as it was read. HD-DECK-13"""
    return [*read.faults, *deck_laws.faults(*listed(read.deck), read.unread)]


def faults_of(entry: str) -> list[str]:
    """What is wrong with a seat's choice: a ready deck's id, `random`, or the text of a deck. HD-DECK-02, HD-DECK-13"""
    name = entry.strip().casefold()
    if name in (RANDOM, *READY.ids):
        return []
    one_word = len(name) <= LONGEST_TEXT and not any(sign.isspace() or sign in "#;" for sign in name)
    if name and one_word and name not in _KNOWN:
        return [
            f"There is no ready-made deck {_short(entry.strip())!r}; there are {', '.join(READY.ids)}, or {RANDOM}."
        ]
    return [str(fault) for fault in check_deck(entry)]


def deck_of(entry: str, dice: Dice, *, box: bool = False) -> DeckList:
    """The deck that a seat chose; with `box` a starter comes with the chips of its box. HD-DECK-02, HD-DECK-15"""
    name = entry.strip().casefold()
    if name == RANDOM:
        return random_deck(dice)
    if name in READY.index:
        return ready_deck(name, box=box)
    if wrong := check_deck(entry):
        raise BadDeck(wrong)
    return read_deck(entry).deck


@cache
def ready_deck(name: str, *, box: bool = False) -> DeckList:
    """A ready deck by its id, with its mixed stack or the one of its box. HD-DECK-15"""
    if name not in READY.index:
        raise BadDeck(
            [Fault("unknown", f"There is no ready-made deck {name!r}; there are {', '.join(READY.ids)}.", name)]
        )
    ready = READY_DECKS[READY.index[name]]
    return DeckList.of(ready.cards, ready.box if box and ready.box else ready.kickers)


# --- the text form ----------------------------------------------------------------------------------------------

_HEADING = re.compile(r"(dudes?|gear|fortunes?|fortune cards|kickers?|kicker chips) ?(\([^)]*\))? ?:?", re.IGNORECASE)
_LINE = re.compile(r"(?:(?P<count>\d+) ?x? )?(?P<name>.+)", re.IGNORECASE)
"""Of lines in which a single space parts the words; with any number of them a long line would take for ever."""


def _plain(name: str) -> str:
    """A name as it is compared: case, spaces and the kind of apostrophe do not matter."""
    return " ".join(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold().split())


_KNOWN = {
    _plain(name): each
    for each, names in enumerate(zip([*CARD.ids, *CHIP.ids], [*CARD_NAMES, *CHIP_NAMES], strict=True))
    for name in names
}
"""What a line may name, by id and by name: cards, and after them kicker chips."""


def deck_text(deck: DeckList, name: str = "") -> str:
    """A deck as a readable list; `parse_deck` gives it back."""
    lines = [f"# {name}"] if name else []
    for kind, heading in ((DUDE, "Dudes"), (GEAR, "Gear"), (FORTUNE, "Fortune")):
        there = [(CARD_NAMES[card], count) for card, count in deck.cards if CARD_KIND[card] == kind]
        lines += _section(heading, there)
    worth = sum(CHIP_VALUE[chip] * count for chip, count in deck.kickers)
    chips = [(CHIP_NAMES[chip], count) for chip, count in deck.kickers]
    lines += _section("Kickers", chips, f", ${worth}")
    return "\n".join(lines) + "\n"


def _section(heading: str, there: list[tuple[str, int]], more: str = "") -> list[str]:
    if not there:
        return []
    return [f"# {heading} ({sum(count for _, count in there)}{more})", *(f"{count} {name}" for name, count in there)]


def parse_deck(text: str) -> DeckList:
    """The deck that a text lists, legal or not; BadDeck names every line that cannot be read."""
    read = read_deck(text)
    if read.faults:
        raise BadDeck(read.faults)
    return read.deck


class Reading(Struct):
    """What could be read of a text."""

    name: str
    """The comment that begins it, if one does."""
    deck: DeckList
    faults: list[Fault]
    """One for each line that could not be read."""
    unread: int
    """How many copies those lines would have added."""


def read_deck(text: str) -> Reading:
    """What can be read of a text, and a fault for every line that cannot. HD-DECK-13"""
    if len(text) > LONGEST_TEXT:
        sentence = f"The text of a deck may have {LONGEST_TEXT} letters; this one has {len(text)}."
        return Reading("", DeckList((), ()), [Fault("unreadable", sentence, count=DECK_SIZE)], DECK_SIZE)
    cards: list[tuple[int, int]] = []
    chips: list[tuple[int, int]] = []
    found: list[Fault] = []
    guesses = _Guesses()
    for place, (number, line) in enumerate(_lines(text)):
        if place == MOST_LINES:
            sentence = f"Line {number}: a deck needs no more than {MOST_LINES} lines; from here on it was not read."
            found.append(Fault("unreadable", sentence, count=DECK_SIZE, line=number))
            break
        thing, count, fault = _read_line(number, line, guesses)
        if fault is not None:
            found.append(fault)
        elif thing < len(CARD):
            cards.append((thing, count))
        else:
            chips.append((thing - len(CARD), count))
    return Reading(_name(text), DeckList.of(cards, chips), found, sum(fault.count for fault in found))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """What may name a card or chip, with the number of its line."""
    for number, whole in enumerate(text.splitlines(), 1):
        for part in whole.partition("#")[0].split(";"):
            line = " ".join(part.split())
            if line and not _HEADING.fullmatch(line):
                yield number, line


def _name(text: str) -> str:
    first = text.lstrip().partition("\n")[0]
    name = first.removeprefix("#").strip()
    return name if first.startswith("#") and not _HEADING.fullmatch(name) else ""


def _read_line(number: int, line: str, guesses: "_Guesses") -> tuple[int, int, Fault | None]:
    """A line such as `3 Kit Carson`: what it names, and how often; without a number one copy is meant."""
    match = _LINE.fullmatch(line)
    digits = (match["count"] or "1") if match else "0"
    count = int(digits) if len(digits) < 9 else 0
    if match is None or not 1 <= count <= DECK_SIZE:
        right = f"should be a number from 1 to {DECK_SIZE} and a name, such as 3 Kit Carson"
        return 0, 0, Fault("unreadable", f"Line {number}: {_short(line)!r} {right}.", line=number)
    name = _plain(match["name"])
    if name in _KNOWN:
        return _KNOWN[name], count, None
    shown = _short(match["name"])
    sentence = f"Line {number}: there is no card or kicker chip {shown!r}{guesses.about(name)}."
    return 0, 0, Fault("unknown", sentence, shown, count, line=number)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}.."


class _Guesses:
    """What may have been meant by the first few names of a deck that nobody knows."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def about(self, name: str) -> str:
        if len(name) > LONGEST_NAME or (name not in self._made and len(self._made) == MOST_GUESSES):
            return ""
        if name not in self._made:
            self._made[name] = _perhaps(name)
        return self._made[name]


@lru_cache(1000)
def _perhaps(name: str) -> str:
    """What may have been meant. Whoever types a deck has it read again and again, with the same slips in it."""
    near = difflib.get_close_matches(name, list(_KNOWN), n=1, cutoff=0.7)
    return f"; perhaps {[*CARD_NAMES, *CHIP_NAMES][_KNOWN[near[0]]]} is meant" if near else ""


# --- random decks -----------------------------------------------------------------------------------------------


def random_deck(dice: Dice) -> DeckList:
    """A legal deck with about as many dudes, gear and fortune cards as ready decks have. HD-DECK-01..11"""
    dudes = 16 + dice.below(7)
    gear = 14 + dice.below(7)
    cards: list[int] = []
    for kind, count in ((DUDE, dudes), (GEAR, gear), (FORTUNE, DECK_SIZE - dudes - gear)):
        cards += _some(
            _copies(CARD_RARITY, [card for card in range(len(CARD)) if CARD_KIND[card] == kind]), count, dice
        )
    return DeckList.of(((card, 1) for card in cards), ((chip, 1) for chip in random_stack(dice)))


def random_stack(dice: Dice) -> list[int]:
    """Kicker chips worth $50: white ones by fives, then whatever fits. HD-DECK-09, HD-DECK-10"""
    whites = [chip for chip in range(len(CHIP)) if CHIP_COLOUR[chip] == WHITE]
    others = [chip for chip in range(len(CHIP)) if CHIP_COLOUR[chip] != WHITE]
    stack = _some(_copies(CHIP_RARITY, whites), 5 * dice.below(3), dice)
    left = STACK_VALUE - sum(CHIP_VALUE[chip] for chip in stack)
    for chip in _some(_copies(CHIP_RARITY, others), None, dice):
        if CHIP_VALUE[chip] <= left:
            stack.append(chip)
            left -= CHIP_VALUE[chip]
    return stack


def _copies(rarity: list[int], things: list[int]) -> list[int]:
    """Each of the things as often as a deck may hold it."""
    return [thing for thing in things for _ in range(COPIES_ALLOWED[RARITY[rarity[thing]]])]


def _some(things: list[int], count: int | None, dice: Dice) -> list[int]:
    """So many of the things at random; all of them, mixed, for None."""
    dice.shuffle(things)
    return things[:count]
