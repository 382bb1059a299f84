"""What happens at the Saloons, as events: poker, high stakes poker, high rollers and faro. See `story`."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.names import NOBODY
from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends.content import BUILDING_NAMES, FIGHT_RANKS, FIGHT_VALUE, TOKEN_NUMBER
from saddlebag.games.western_legends.rules.poker_hands import (
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    THREE_OF_A_KIND,
    TWO_PAIR,
    kind_of,
    ranks_of,
)
from saddlebag.games.western_legends.words.story import HIDDEN, RANKS, Told, card_name, cards_named, seat_of

GAME_WORDS = ("a game of poker", "a game of high stakes poker", "a high roller")
WORDS_OF_RANKS = ("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {FIVE_OF_A_KIND: "five", FOUR_OF_A_KIND: "four", THREE_OF_A_KIND: "three"}
RANKS_SAID = {HIGH_CARD: 1, PAIR: 1, TWO_PAIR: 2, THREE_OF_A_KIND: 1, FOUR_OF_A_KIND: 1, FLUSH: 1}
"""How many ranks the words for a hand name, where the others may decide."""


def rank_word(rank: int) -> str:
    """A rank as people say it: "seven", "queen"."""
    return RANKS.get(rank) or WORDS_OF_RANKS[rank]


def several(rank: int) -> str:
    """More than one card of a rank: "kings", "sixes"."""
    return rank_word(rank) + ("es" if rank == 6 else "s")


def hand_in_full(worth: int) -> str:
    """A poker hand with the cards that decide between two of a kind: "a pair of kings, with ten, nine and four"."""
    kind, ranks = kind_of(worth), ranks_of(worth)
    beside = [rank_word(rank) for rank in ranks[RANKS_SAID.get(kind, len(ranks)) :]]
    return hand_words(worth) + (f", with {listed(beside)}" if beside else "")


def hand_words(worth: int) -> str:
    """A poker hand as people say it: "a pair of kings", "aces and eights"."""
    kind, ranks = kind_of(worth), ranks_of(worth)
    if not ranks:
        return "no cards"
    if kind == ROYAL_FLUSH:
        return "a royal flush"
    if kind in NUMBERS:
        return f"{NUMBERS[kind]} {several(ranks[0])}"
    if kind == FULL_HOUSE:
        return f"a full house, {several(ranks[0])} over {several(ranks[1])}"
    if kind == TWO_PAIR:
        return f"two pair, {several(ranks[0])} and {several(ranks[1])}"
    if kind == PAIR:
        return f"a pair of {several(ranks[0])}"
    if kind == HIGH_CARD:
        return f"{rank_word(ranks[0])} high"
    if kind == FLUSH:
        return f"a flush, {rank_word(ranks[0])} high"
    return f"a straight{'' if kind == STRAIGHT else ' flush'} up to the {rank_word(ranks[0])}"


def value_word(card: int) -> str:
    """A value of the faro table: "the 7", "the queen"."""
    return f"the {RANKS.get(FIGHT_VALUE[card], FIGHT_RANKS[card])}"


# --- poker ----------------------------------------------------------------------------------------------------------


class GameBegan(Told, frozen=True):
    """Somebody starts a game; without a Saloon it is played wherever they are. WL-POKER-01, AU-POKER-06"""

    weight: ClassVar[int] = 2
    game: int
    saloon: int

    def sentence(self) -> str:
        verb = "challenges" if self.game == len(GAME_WORDS) - 1 else "starts"
        place = "" if self.saloon == NOBODY else f" at the {BUILDING_NAMES[self.saloon]}"
        return f"{self.name} {verb} {GAME_WORDS[self.game]}{place}."


class Joined(Told, frozen=True):
    def sentence(self) -> str:
        return f"{self.name} pulls up a chair and joins the game."


class StayedOut(Told, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.name} stays out of the game."


class SaloonAdded(Event, frozen=True):
    """WL-POKER-03, AU-HSP-05, AU-HSP-10"""

    dollars: int
    pot: int

    def sentence(self) -> str:
        return f"The Saloon adds ${self.dollars}; the pot holds ${self.pot}."


class RollerRevealed(Event, frozen=True):
    """AU-HR-03"""

    token: int

    def sentence(self) -> str:
        return f"The high roller plays with {counted(TOKEN_NUMBER[self.token], 'card')}."


class Dealt(Told, frozen=True):
    """The dealer sees the cards, the others how many there are. WL-POKER-04"""

    cards: list[int]

    def sentence(self) -> str:
        return f"{self.name} sets their own hand aside and plays for the house with {cards_named(self.cards)}."

    def seen_by(self, seat: int | None) -> "Dealt":
        return self if seat == seat_of(self.who) else Dealt(self.who, [HIDDEN] * len(self.cards))


class TurnedUp(Event, frozen=True):
    """Shared cards: the flop, or turn and river. WL-POKER-05, AU-HSP-12"""

    cards: list[int]
    flop: bool

    def sentence(self) -> str:
        return f"{'The flop is' if self.flop else 'Turn and river are'} {cards_named(self.cards)}."


class Stayed(Told, frozen=True):
    pot: int

    def sentence(self) -> str:
        return f"{self.name} stays in; the pot holds ${self.pot}."


class Folded(Told, frozen=True):
    def sentence(self) -> str:
        return f"{self.name} folds."


class Chose(Told, frozen=True):
    """All that is told before the reveal is that somebody has chosen. WL-POKER-06"""

    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.name} has chosen their cards."


class Showed(Told, frozen=True):
    """A hand at the reveal. WL-POKER-06"""

    cards: list[int]
    worth: int
    for_the_house: bool

    def sentence(self) -> str:
        shows = "shows for the house" if self.for_the_house else "shows"
        cards = cards_named(self.cards) if self.cards else "no card"
        return f"{self.name} {shows} {cards}: {hand_in_full(self.worth)}."


class WonPot(Told, frozen=True):
    """WL-POKER-10, WL-POKER-13"""

    weight: ClassVar[int] = 2
    dollars: int
    pot: int

    def sentence(self) -> str:
        share = f"${self.dollars} of the pot" if self.dollars < self.pot else f"the pot of ${self.pot}"
        return f"{self.name} wins {share}."


class BeatRoller(Told, frozen=True):
    """AU-HR-05"""

    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.name} beats the high roller and takes the ante back."


class HouseWon(Event, frozen=True):
    """WL-POKER-12, AU-HR-07, AU-HSP-18"""

    weight: ClassVar[int] = 2
    pot: int
    roller: bool

    def sentence(self) -> str:
        return f"{'The high roller' if self.roller else 'The house'} wins and keeps the pot of ${self.pot}."


class KeptCard(Told, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.name} takes back {card_name(self.card)}."


class RollerLeft(Event, frozen=True):
    """AU-HR-08"""

    weight: ClassVar[int] = 0
    saloon: int

    def sentence(self) -> str:
        return f"The high roller leaves the {BUILDING_NAMES[self.saloon]}."


# --- faro -----------------------------------------------------------------------------------------------------------


class FaroBegan(Told, frozen=True):
    weight: ClassVar[int] = 2
    saloon: int

    def sentence(self) -> str:
        return f"{self.name} starts a game of faro at the {BUILDING_NAMES[self.saloon]}."


class FaroShown(Told, frozen=True):
    """The dealer shows three of the four cards. AU-FARO-05"""

    cards: list[int]

    def sentence(self) -> str:
        return f"{self.name} deals four cards and shows {listed([value_word(card) for card in self.cards])}."


class LookedAtFourth(Told, frozen=True):
    """With the option that lets a dealer look who does not take part. AU-FARO-05"""

    card: int

    def sentence(self) -> str:
        seen = "" if self.card == HIDDEN else f": {value_word(self.card)}"
        return f"{self.name} looks at the fourth card{seen}."

    def seen_by(self, seat: int | None) -> "LookedAtFourth":
        return self if seat == seat_of(self.who) else LookedAtFourth(self.who, HIDDEN)


class PlacedBet(Told, frozen=True):
    value: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} bets ${self.dollars} on {value_word(self.value)}."


class FaroShuffled(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "The four cards are shuffled face down."


class FaroTurned(Event, frozen=True):
    """AU-FARO-14, AU-FARO-15, AU-FARO-18"""

    place: int
    value: int

    def sentence(self) -> str:
        card = ("first card, which loses,", "second card, which wins,", "third card, the jackpot,")[self.place]
        return f"The {card} is {value_word(self.value)}."


class MarkerLost(Told, frozen=True):
    value: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.name}'s ${self.dollars} on {value_word(self.value)} is lost."


class MarkerWon(Told, frozen=True):
    value: int
    dollars: int
    jackpot: bool

    def sentence(self) -> str:
        how = "hits the jackpot" if self.jackpot else "wins"
        return f"{self.name} {how} on {value_word(self.value)}."


class TookBack(Told, frozen=True):
    value: int

    def sentence(self) -> str:
        return f"{self.name} takes their marker back from {value_word(self.value)}."


class LetRide(Told, frozen=True):
    value: int

    def sentence(self) -> str:
        return f"{self.name} lets it ride on {value_word(self.value)}."
