"""Poker Cards: the deck, hands, and sets of cards. Chapter 5.2 (deck), 9.6."""

from itertools import combinations

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import bits, set_of
from saddlebag.games.train_heist.content import VALUE
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story


def reshuffle_if_empty(s: State) -> None:
    """The discards become the deck at once when it is empty; its top card is turned over. TH-SETUP-27, TH-SETUP-28"""
    deck = s.poker
    if deck.pile or not deck.discards:
        return
    deck.pile, deck.discards = deck.discards, deck.pile
    if len(deck.pile) == 1:
        return
    deck.shuffle(s.dice)
    turn_over(s)
    s.tell(story.DeckReshuffled, deck.discards[-1])


def turn_over(s: State) -> None:
    """The top card of the deck starts the discard pile. TH-SETUP-26"""
    s.disclosed += 1
    s.poker.discard(s.poker.take(EVERYBODY))


def draw_card(s: State, eyes: int) -> int:
    """Take the top card, or -1 when there is none. TH-SETUP-28"""
    if not s.poker.pile:
        return -1
    s.disclosed += 1
    card = s.poker.take(eyes)
    reshuffle_if_empty(s)
    return card


def draw_up(s: State, seat: int) -> None:
    """Draw until the hand is at its limit. TH-TURN-08"""
    cowboy = s.cowboys[seat]
    eyes = s.hand_eyes(seat)
    drawn: list[int] = []
    for _ in range(s.hand_limit(seat) - cowboy.hand.bit_count()):
        card = draw_card(s, eyes)
        if card < 0:
            break
        cowboy.hand |= 1 << card
        drawn.append(card)
    if drawn:
        s.tell(story.Drew, seat, drawn, eyes)


def discard(s: State, seat: int, cards: int) -> None:
    """Cards of a hand go face up to the discard pile. TH-LOOT-20"""
    s.cowboys[seat].hand &= ~cards
    if s.poker.hides(cards):
        s.disclosed += 1
    for card in bits(cards):
        s.poker.discard(card)
    reshuffle_if_empty(s)


# --- sets of numbers, for the card abilities --------------------------------------------------------------------

IN_A_ROW = [max([(numbers & 0b1111 << first).bit_count() for first in range(1, 8)]) for numbers in range(1 << 11)]
"""For each set of numbers, as bits: how many of four consecutive ones are in it at most. The ace is 1 only."""


def kind_and_straight(hand: int, wilds_help: bool) -> tuple[int, bool]:
    """How many cards of one number a hand can show, one of them at least no Wild, and whether four consecutive
    numbers. TH-FREE-05, TH-FREE-09, TH-FREE-10, TH-LOOT-13"""
    count = [0] * 11
    most = numbers = 0
    for card in bits(hand):
        number = VALUE[card]
        held = count[number] + 1
        count[number] = held
        if number:
            numbers |= 1 << number
            if held > most:
                most = held
    if not numbers:
        return 0, False
    wilds = count[0] if wilds_help else 0
    return most + wilds, IN_A_ROW[numbers] + wilds >= 4


def sets_of_a_kind(hand: int, size: int, wilds_help: bool) -> list[int]:
    """The sets of `size` cards of one number in a hand. TH-FREE-02..04, 09, 10"""
    return [set_of(chosen) for chosen in combinations(_numbered(hand, wilds_help), size) if _is_of_a_kind(chosen)]


def straights(hand: int, wilds_help: bool) -> list[int]:
    """The sets of four cards with consecutive numbers in a hand. TH-FREE-05"""
    return [set_of(chosen) for chosen in combinations(_numbered(hand, wilds_help), 4) if _is_straight(chosen)]


def _numbered(hand: int, wilds_help: bool) -> list[int]:
    """The cards that can show a number."""
    return [card for card in bits(hand) if wilds_help or VALUE[card]]


def _is_of_a_kind(cards: tuple[int, ...]) -> bool:
    """Wilds show what the others show."""
    shown = 0
    for card in cards:
        number = VALUE[card]
        if shown and number and number != shown:
            return False
        shown = shown or number
    return shown > 0


def _is_straight(cards: tuple[int, ...]) -> bool:
    """Wilds fill the gaps."""
    numbers = [VALUE[card] for card in cards if VALUE[card]]
    return 0 < len(numbers) == len(set(numbers)) and max(numbers) - min(numbers) < 4
