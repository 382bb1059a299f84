"""Face-down cards that know who has seen what.

`seen[card]` holds, as bits, the seats that know where that card lies. Redealing for a seat moves around just
the cards it has not seen, so whatever it saw earlier - a trade, a card turned up - stays where it saw it.
`shuffled[card]` tells in which shuffle a card last took part: the discards are public, so everybody knows which
cards a new pile is made of, and none of them can be in a hand that was full before.
"""

from dataclasses import dataclass

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import EVERYBODY, eye
from saddlebag.engine.names import bits


@dataclass(slots=True)
class Deck:
    """A draw pile and its discards."""

    pile: list[int]
    """Face down; the top card is the last."""
    discards: list[int]
    """Face up; the top card is the last."""
    seen: list[int]
    shuffled: list[int]
    narrowed: int
    """The set of hidden cards of which everybody knows that they are of a certain kind."""

    @staticmethod
    def of(cards: list[int], names: int) -> "Deck":
        """A face-down pile of these cards out of a table of so many names."""
        return Deck(cards, [], [0] * names, [0] * names, 0)

    def copy(self) -> "Deck":
        return Deck(self.pile[:], self.discards[:], self.seen[:], self.shuffled[:], self.narrowed)

    def take(self, eyes: int) -> int:
        """Take the top card; these eyes see it."""
        card = self.pile.pop()
        self.seen[card] |= eyes
        return card

    def discard(self, card: int) -> None:
        """Put a card face up on the discards."""
        self.seen[card] = EVERYBODY
        self.narrowed &= ~(1 << card)
        self.discards.append(card)

    def hides(self, cards: int) -> bool:
        """Whether somebody has not seen all cards of a set, given as bits."""
        return any(self.seen[card] != EVERYBODY for card in bits(cards))

    def shuffle(self, dice: Dice) -> None:
        """Shuffle the pile: nobody knows its order any more, but everybody which cards are in it."""
        number = max(self.shuffled) + 1
        for card in self.pile:
            self.seen[card] = 0
            self.shuffled[card] = number
        dice.shuffle(self.pile)

    def show(self, cards: int, eyes: int) -> None:
        """These eyes see a set of cards, given as bits."""
        for card in bits(cards):
            self.seen[card] |= eyes

    def lose_track(self, cards: int, eyes: int) -> None:
        """Only these eyes still know where each of these cards lies."""
        for card in bits(cards):
            self.seen[card] &= eyes

    def redeal(self, hands: list[int], viewer: int | None, dice: Dice, narrow: int = 0) -> list[int]:
        """Mix all cards of the pile and of the hands (sets as bits) that the viewer has not seen; the new hands.

        A card is replaced by one of the same shuffle, a narrowed card by one of the set `narrow`, and every place
        keeps what the others know of it. The outcome depends on the dice alone, not on where the cards truly lay.
        """
        places = self._hidden_places(hands, eye(viewer))
        unknown = sorted([card for _, _, card in places])
        dice.shuffle(unknown)
        if len(places) == len(self.pile) and not any(self.seen[card] for card in unknown):
            self.pile = unknown  # nothing hidden but the pile, as where hands are open
            return hands
        narrowed = self.narrowed
        hands = hands[:]
        # Narrowed places choose first, since fewer cards fit them.
        places.sort(key=lambda place: not narrowed >> place[2] & 1)
        fates = [(zone, at, self.seen[card], self.shuffled[card], narrowed >> card & 1) for zone, at, card in places]
        for zone, _, card in places:
            if zone >= 0:
                hands[zone] ^= 1 << card
            self.narrowed &= ~(1 << card)
        for zone, at, eyes, shuffle, is_narrow in fates:
            for chosen in unknown:
                if self.shuffled[chosen] == shuffle and (not is_narrow or narrow >> chosen & 1):
                    break
            unknown.remove(chosen)
            self.seen[chosen] = eyes
            self.narrowed |= is_narrow << chosen
            if zone < 0:
                self.pile[at] = chosen
            else:
                hands[zone] |= 1 << chosen
        return hands

    def _hidden_places(self, hands: list[int], viewers_eye: int) -> list[tuple[int, int, int]]:
        """Where cards lie that the viewer has not seen: (hand or -1 for the pile, place there, card)."""
        seen = self.seen
        places = [(-1, at, card) for at, card in enumerate(self.pile) if not seen[card] & viewers_eye]
        for zone, hand in enumerate(hands):
            hidden = [card for card in bits(hand) if not seen[card] & viewers_eye]
            # In an order that tells nothing of the cards themselves, only of what is known of them.
            hidden.sort(key=lambda card: (seen[card], self.shuffled[card], self.narrowed >> card & 1))
            places += [(zone, 0, card) for card in hidden]
        return places
