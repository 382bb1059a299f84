"""Draw pile, hand and deadwood. Chapter 5.4."""

from saddlebag.games.high_stakes_drifter.state import SHOWN, State
from saddlebag.games.high_stakes_drifter.words import story

HAND_SIZE = 5


def draw_cards(s: State, seat: int, number: int) -> None:
    """Cards go from the draw pile to the hand; an empty pile is made anew from the deadwood. HD-ZONE-10, HD-ZONE-24"""
    deck, player = s.deck(seat), s.players[seat]
    drawn: list[int] = []
    while len(drawn) < number:
        if not deck.draw and not reshuffle(s, seat):
            _tell_drawn(s, seat, drawn)
            s.dry = True
            s.tell(story.DrawFailed, seat)
            return
        card = deck.draw.pop()
        player.hand.append(card)
        player.since.append(deck.shuffled)
        drawn.append(card)
    _tell_drawn(s, seat, drawn)


def _tell_drawn(s: State, seat: int, drawn: list[int]) -> None:
    if drawn:
        s.disclosed += 1
        s.tell(story.Drew, seat, drawn)


def reshuffle(s: State, seat: int) -> bool:
    """The cards of a deadwood become a new draw pile, if there are any; kicker chips stay. HD-ZONE-24, HD-ZONE-25"""
    deck = s.deck(seat)
    if not deck.deadwood or s.options.empty_deck != "reshuffle":
        return False
    s.moment += 1
    deck.shuffled = s.moment
    deck.draw, deck.deadwood = deck.deadwood, []
    s.dice.shuffle(deck.draw)
    s.tell(story.Reshuffled, seat)
    return True


def draw_up(s: State, seat: int) -> None:
    """Draw until five cards are in hand; with five or more, none. HD-TURN-14, HD-TURN-15"""
    missing = HAND_SIZE - len(s.players[seat].hand)
    if missing > 0:
        draw_cards(s, seat, missing)


def take_from_hand(s: State, seat: int, card: int) -> int:
    """A card leaves the hand; since when nobody else could know where it was, or SHOWN."""
    player = s.players[seat]
    place = player.hand.index(card)
    del player.hand[place]
    return player.since.pop(place)


def show_in_hand(s: State, seat: int, card: int) -> None:
    """A card that all have seen goes to a hand."""
    player = s.players[seat]
    player.hand.append(card)
    player.since.append(SHOWN)


def name_in_hand(s: State, seat: int, card: int) -> None:
    """A card of a hand is named to all before it is laid; they have heard it, whatever is taken back."""
    player = s.players[seat]
    player.since[player.hand.index(card)] = SHOWN
    s.disclosed += 1


def discard(s: State, seat: int, card: int, at_random: bool = False) -> None:
    """A card goes from the hand to the deadwood, face up. HD-ZONE-13, HD-ZONE-15"""
    take_from_hand(s, seat, card)
    s.deck(seat).deadwood.append(card)
    s.disclosed += 1
    s.tell(story.Discarded, seat, card, at_random)


def discard_at_random(s: State, seat: int, number: int) -> None:
    """Each card of the hand is equally likely, none twice. Section 8"""
    for _ in range(min(number, len(s.players[seat].hand))):
        # The order of a hand tells when its cards came, so the draw is made among sorted cards.
        discard(s, seat, s.dice.pick(sorted(s.players[seat].hand)), at_random=True)
