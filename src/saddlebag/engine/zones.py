"""Who knows where hidden things lie, and another deal that a viewer cannot tell from the real one.

`Knowledge` is what everybody could remember of each of some things (cards, tiles), wherever they lie: in piles, whose
order counts, or in hands, whose order tells nothing. Redealing for a viewer moves around just what they do not know, so
whatever they saw earlier - a trade, a card turned up - stays where they saw it. A thing comes to lie only where it
could have got since it was last seen: none that was seen later than a pile was shuffled can be in that pile, or in a
hand that was drawn from it. The outcome depends on the dice alone, never on where things truly lie.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Generic, TypeVar

from saddlebag.engine.counts import NO_COUNT
from saddlebag.engine.dice import Dice
from saddlebag.engine.events import EVERYBODY, eye
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import THING, bits, set_of
from saddlebag.engine.state import Part

T = TypeVar("T")
NO_CLUE = -1


@state
class Knowledge(Part):
    """What everybody may remember of where each of some things lies."""

    eyes: list[Annotated[int, NO_COUNT]] = hidden("shown as what the viewer knows", redealt=True)
    """Who knows where it lies."""
    since: list[int] = hidden("bookkeeping for redeals", shared=True)
    """The shuffle since which nobody can know where it lies but by looking; 0 before any."""
    laid: list[int] = hidden("bookkeeping for redeals", default=[], redealt=True, shared=True)
    """The shuffle that brought it where it lies. Empty where that is the same, since all that is shuffled lay open."""
    clues: list[Annotated[int, NO_COUNT]] = hidden("told when they were found", default=[], redealt=True)
    """What else everybody knows of what lies there, in numbers of the game's own, or NO_CLUE; empty before the first
    one."""
    shuffles: int = hidden("bookkeeping for redeals", default=0)

    @staticmethod
    def of(things: int, shuffled_unseen: bool = False) -> "Knowledge":
        """Nobody has seen any of so many things; some may be shuffled without having been seen."""
        return Knowledge([0] * things, [0] * things, [0] * things if shuffled_unseen else [])

    def turn_up(self, thing: int) -> None:
        """Everybody sees where a thing lies."""
        self.eyes[thing] = EVERYBODY
        if self.clues:
            self.clues[thing] = NO_CLUE

    def note(self, thing: int, clue: int) -> None:
        """Everybody learns something of what lies there."""
        if not self.clues:
            self.clues = [NO_CLUE] * len(self.eyes)
        self.clues[thing] = clue

    def clue(self, thing: int) -> int:
        """What everybody knows beside the rest of what lies there."""
        return self.clues[thing] if self.clues else NO_CLUE

    def shuffle(self, pile: list[int], dice: Dice) -> None:
        """Nobody knows the order of a pile any more, but everybody which things are in it, if they lay open before."""
        self.shuffles += 1
        since = self.since = self.since.copy()
        laid = self.laid = self.laid.copy()
        number, eyes = self.shuffles, self.eyes
        if laid:
            for thing in pile:
                if eyes[thing] == EVERYBODY or not since[thing]:
                    since[thing] = number
                laid[thing] = number
                eyes[thing] = 0
        else:
            for thing in pile:
                since[thing] = number
                eyes[thing] = 0
        dice.shuffle(pile)

    def redeal(
        self,
        piles: list[list[int]],
        hands: list[list[int]],
        viewer: int | None,
        dice: Dice,
        fits: Callable[[int, int], bool] | None = None,
    ) -> None:
        """Mix all that the viewer does not know of these piles and hands, in place. What is known of a place stays with
        it. `fits` says whether a clue allows a thing."""
        look, eyes = eye(viewer), self.eyes
        lying: list[int] = []
        sizes: list[int] = []
        for pile in piles:
            unseen = [thing for thing in pile if not eyes[thing] & look]
            lying += unseen
            sizes.append(len(unseen))
        for hand in hands:
            unseen = [thing for thing in hand if not eyes[thing] & look]
            sizes.append(len(unseen))
            if unseen:
                # In an order that tells nothing of the things themselves, only of what is known of them.
                unseen.sort(key=self._known)
                lying += unseen
                hand[:] = [thing for thing in hand if eyes[thing] & look]
        known = [_known_places(pile, eyes, look, size) for pile, size in zip(piles, sizes, strict=False)]
        dealt = self._deal(lying, dice, fits)
        first = 0
        for number, pile in enumerate(piles):
            new = dealt[first : first + sizes[number]]
            for at in known[number]:
                new.insert(at, pile[at])
            pile[:] = new
            first += sizes[number]
        for number, hand in enumerate(hands, len(piles)):
            hand += dealt[first : first + sizes[number]]
            first += sizes[number]

    def _known(self, thing: int) -> tuple[int, int, int]:
        """What everybody knows of the place where a thing lies."""
        laid = self.laid or self.since
        return laid[thing], self.eyes[thing], self.clue(thing)

    def _deal(self, lying: list[int], dice: Dice, fits: Callable[[int, int], bool] | None) -> list[int]:
        """The things that lie hidden in some places, dealt to these places anew."""
        dealt = sorted(lying)
        dice.shuffle(dealt)
        eyes, since, clues = self.eyes, self.since, self.clues
        laid = self.laid or since
        eyes_there = [eyes[thing] for thing in lying]
        laid_there = [laid[thing] for thing in lying]
        clue_there = [clues[thing] for thing in lying] if clues else []
        if fits is not None and max(clue_there, default=NO_CLUE) != NO_CLUE:
            agrees = fits

            def may_lie(place: int, thing: int) -> bool:
                clue = clue_there[place]
                return since[thing] <= laid_there[place] and (clue == NO_CLUE or agrees(clue, thing))

            dealt = [dealt[at] for at in matching(len(lying), dealt, may_lie)]
            for place, thing in enumerate(dealt):
                clues[thing] = clue_there[place]
        elif lying and laid_there.count(laid_there[0]) < len(lying):
            dealt = _in_time(dealt, since, laid_there)
        else:
            laid_there = []  # all the same
        if any(eyes_there):
            for place, thing in enumerate(dealt):
                eyes[thing] = eyes_there[place]
        if self.laid and laid_there:
            laid = self.laid = self.laid.copy()
            for place, number in enumerate(laid_there):
                laid[dealt[place]] = number
        return dealt


def _known_places(pile: list[int], eyes: list[int], look: int, hidden_things: int) -> list[int]:
    """Where in a pile something lies that these eyes know."""
    if hidden_things == len(pile):
        return []
    return [at for at, thing in enumerate(pile) if eyes[thing] & look]


def _in_time(pool: list[int], since: list[int], laid: list[int]) -> list[int]:
    """For each place the first thing of a pool that was hidden when that place was laid."""
    dealt = [0] * len(pool)
    # Fewer things fit what was laid earlier, so there is one left for every place.
    for place in sorted(range(len(laid)), key=lambda place: laid[place]):
        for thing in pool:
            if since[thing] <= laid[place]:
                break
        pool.remove(thing)
        dealt[place] = thing
    return dealt


class Matching(Generic[T]):
    """Deals the things of a shuffled pool to places, so that each fits. Where a place is stuck, others make room; there
    is always a way, since the truth is one."""

    def __init__(self, pool: Sequence[T], fits: Callable[[int, T], bool]) -> None:
        self.pool = pool
        self.fits = fits
        self.holder: dict[int, int] = {}
        """Which place each thing was dealt to, by its number in the pool."""

    def settle(self, place: int, tried: set[int]) -> bool:
        """Deal to a place one of the things that were not tried for it yet."""
        for at, thing in enumerate(self.pool):
            if at not in self.holder and at not in tried and self.fits(place, thing):
                self.holder[at] = place
                return True
        for at, thing in enumerate(self.pool):
            if at not in tried and self.fits(place, thing):
                tried.add(at)
                if self.settle(self.holder[at], tried):
                    self.holder[at] = place
                    return True
        return False

    def chosen(self, places: int) -> list[int]:
        """For each place its thing, by its number in the pool."""
        chosen = [0] * places
        for at, place in self.holder.items():
            chosen[place] = at
        return chosen


def matching(places: int, pool: Sequence[T], fits: Callable[[int, T], bool]) -> list[int]:
    """For so many places the things that they are dealt, by their numbers in the pool."""
    found = Matching(pool, fits)
    for place in range(places):
        found.settle(place, set())
    return found.chosen(places)


@state
class Deck(Part):
    """A draw pile of cards that go to hands, and its discards."""

    pile: list[Annotated[int, THING]] = hidden("face down", size="deck_size", redealt=True, holds="card")
    """The top card is the last."""
    knowledge: Knowledge = hidden("shown as what the viewer knows")
    discards: list[Annotated[int, THING]] = seen(default=[], holds="card")
    """Face up; the top card is the last."""

    @staticmethod
    def of(cards: list[int], names: int) -> "Deck":
        """A face-down pile of these cards out of a table of so many names."""
        return Deck(cards, Knowledge.of(names))

    def take(self, eyes: int) -> int:
        """Take the top card; these eyes see it."""
        card = self.pile.pop()
        self.knowledge.eyes[card] |= eyes
        return card

    def discard(self, card: int) -> None:
        """Put a card face up on the discards."""
        self.knowledge.turn_up(card)
        self.discards.append(card)

    def shuffle(self, dice: Dice) -> None:
        self.knowledge.shuffle(self.pile, dice)

    def hides(self, cards: int) -> bool:
        """Whether somebody has not seen all cards of a set, given as bits."""
        eyes = self.knowledge.eyes
        return any(eyes[card] != EVERYBODY for card in bits(cards))

    def seen_by(self, look: int, cards: int) -> bool:
        """Whether an eye has seen all cards of a set, given as bits."""
        eyes = self.knowledge.eyes
        for card in bits(cards):
            look &= eyes[card]
        return look != 0

    def show(self, cards: int, eyes: int) -> None:
        """These eyes see a set of cards, given as bits."""
        for card in bits(cards):
            self.knowledge.eyes[card] |= eyes

    def lose_track(self, cards: int, eyes: int) -> None:
        """Only these eyes still know where each of these cards lies, and nobody else anything of it."""
        for card in bits(cards):
            self.knowledge.eyes[card] &= eyes
            if self.knowledge.clues:
                self.knowledge.clues[card] = NO_CLUE

    def redeal(
        self, hands: list[int], viewer: int | None, dice: Dice, fits: Callable[[int, int], bool] | None = None
    ) -> list[int]:
        """Mix what the viewer does not know of the pile and of the hands, given as bits; the new hands."""
        look = eye(viewer)
        held = {seat: list(bits(hand)) for seat, hand in enumerate(hands) if not self.seen_by(look, hand)}
        self.knowledge.redeal([self.pile], list(held.values()), viewer, dice, fits)
        return [set_of(held[seat]) if seat in held else hand for seat, hand in enumerate(hands)]
