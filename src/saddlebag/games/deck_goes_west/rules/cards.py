"""Where cards go: drawing, discarding, scrapping, gaining dangers. Chapter 5.19."""

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Verb
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CARD_NAMES,
    DANGER_DECKS,
    DECK_OF,
    KIND_OF,
    TRADE_DECK,
)
from saddlebag.games.deck_goes_west.rules.tasks import OF_CLASS, ROW
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story


def draw(s: State, seat: int, number: int) -> None:
    """From the draw pile to the hand; an empty pile is made anew from the discards. DW-CARD-01, DW-DAY-04, DW-DAY-05"""
    player = s.players[seat]
    eyes, own = s.cards.eyes, s.hand_eyes(seat)
    drawn: list[int] = []
    for _ in range(number):
        if not player.draw:
            if not player.discard:
                break
            player.draw, player.discard = player.discard, player.draw
            s.cards.shuffle(player.draw, s.dice)
            s.tell(story.PileShuffled, seat)
        card = player.draw.pop()
        eyes[card] |= own
        take_up(s, seat, card)
        drawn.append(card)
    if drawn:
        s.disclosed += 1
        s.tell(story.Drew, seat, drawn, [eyes[card] for card in drawn])


def discard(s: State, seat: int, card: int) -> None:
    """From the hand to the own discard pile. DW-CARD-02"""
    player = s.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    show(s, card)


def scrap(s: State, card: int) -> None:
    """To the discards of the pile that it came from; starter cards leave the game. DW-CARD-03, DW-CARD-04"""
    s.common[DECK_OF[card]].discards.append(card)
    show(s, card)


def show(s: State, card: int) -> None:
    """All know from now on where this card is."""
    if s.cards.eyes[card] != EVERYBODY:
        s.cards.turn_up(card)
        s.disclosed += 1


def take_up(s: State, seat: int, card: int) -> None:
    """A card goes to its place in a hand."""
    hand = s.players[seat].hand
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def card_of_kind(hand: list[int], kind: int) -> int:
    """The first card of a kind in a hand."""
    return next(card for card in hand if KIND_OF[card] == kind)


def of_class(hand: list[int], selector: int, but: int = NOBODY) -> list[int]:
    """The cards of a class in a hand, one of each kind, and never the card that is being played.
    DW-CARD-09, DW-ITEM-03"""
    fits = OF_CLASS[selector]
    found: list[int] = []
    last = NOBODY
    for card in hand:
        if fits[card] and card != but:
            kind = KIND_OF[card]
            if kind != last:
                found.append(card)
                last = kind
    return found


def discard_chosen(s: State, seat: int, card: int) -> None:
    discard(s, seat, card)
    s.tell(story.Discarded, seat, card)


def scrap_chosen(s: State, seat: int, card: int) -> None:
    s.players[seat].hand.remove(card)
    scrap(s, card)
    s.tell(story.Scrapped, seat, card)


# --- gaining ----------------------------------------------------------------------------------------------------


PILE = Names("pile", ["draw", "discard"])
ON_DRAW, ON_DISCARD = range(2)
WHICH_PILE = Question(
    "which_pile", "Where do you put {}?", CARD, says=lambda s, ask: CARD_NAMES[ask.about], clause="DW-CARD-05"
)
PUT = Verb(
    "put",
    PILE,
    at=WHICH_PILE,
    says=lambda s, ask, a: f"Put {CARD_NAMES[ask.about]} on the {PILE[a.arg]} pile",
    clause="DW-CARD-05",
    touches="pile:{0}",
)


def put_on_pile(s: State, seat: int, card: int) -> Rule[None]:
    """A card that lies open goes on top of the own draw or discard pile, by choice. DW-CARD-05, DW-BUY-03"""
    s.limbo.append(card)
    show(s, card)
    choice = yield Ask(seat, WHICH_PILE, lambda: PUT.each, card)
    s.limbo.remove(card)
    player = s.players[seat]
    (player.draw if choice.arg == ON_DRAW else player.discard).append(card)
    s.tell(story.PutOnPile, seat, card, choice.arg)


def top_danger(s: State, danger: int) -> int:
    """The next card of a type of danger; of the other type if none is left. DW-CARD-07, DW-CARD-08"""
    for deck in (DANGER_DECKS[danger], DANGER_DECKS[1 - danger]):
        if (card := top_card(s, deck)) != NOBODY:
            return card
    return NOBODY


def top_card(s: State, deck: int) -> int:
    """The top card of a common pile, made anew from its discards when it is empty; or none. DW-CARD-07, DW-BUY-06"""
    common = s.common[deck]
    if not common.pile:
        if not common.discards:
            return NOBODY
        common.pile, common.discards = common.discards, []
        s.cards.shuffle(common.pile, s.dice)
    s.disclosed += 1
    return common.pile.pop()


def take_danger(s: State, seat: int, danger: int, number: int = 1) -> Rule[None]:
    """Gain danger cards one after the other; each is shown before its pile is chosen. DW-CARD-05, DW-CARD-15"""
    for _ in range(number):
        card = top_danger(s, danger)
        if card == NOBODY:
            return
        s.tell(story.DangerGained, seat, card)
        yield from put_on_pile(s, seat, card)


def fill_row(s: State) -> None:
    """A new card to slot 1, while there is room and a card. DW-BUY-04..06"""
    while len(s.trade_row) < ROW and (card := top_card(s, TRADE_DECK)) != NOBODY:
        show(s, card)
        s.trade_row.insert(0, card)
