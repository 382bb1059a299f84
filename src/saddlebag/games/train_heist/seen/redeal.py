"""Another deal that a seat cannot tell from the real one. Section 7 of the ledger."""

from functools import lru_cache

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import bits, set_of
from saddlebag.games.train_heist.content import EVENT_CARDS, KEYS
from saddlebag.games.train_heist.rules.setup import speed_up_places
from saddlebag.games.train_heist.state import State


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Mix all that this seat cannot know, in place: Poker Deck and hidden hands, Event Deck, covered tiles."""
    hands = s.poker.redeal([cowboy.hand for cowboy in s.cowboys], seat, dice, lambda _, card: bool(KEYS >> card & 1))
    for cowboy, hand in zip(s.cowboys, hands, strict=True):
        cowboy.hand = hand
    redeal_events(s, dice)
    redeal_covered_tiles(s, dice)


def redeal_events(s: State, dice: Dice) -> None:
    """The cards still face down or removed, mixed; the Speed Ups stay in the region that all know. TH-SETUP-08"""
    speed_ups = sorted(card for card in s.event_deck if EVENT_CARDS[card].set_aside)
    others = sorted(card for card in s.event_deck + s.events_removed if not EVENT_CARDS[card].set_aside)
    dice.shuffle(others)
    removed = len(s.events_removed)
    s.events_removed = others[:removed]
    deck = others[removed:]
    played = len(s.events_played)
    if speed_ups:
        for place in _speed_up_places(s, dice)[-len(speed_ups) :]:
            deck.insert(place - played - 1, speed_ups.pop(0))
    deck.reverse()
    s.event_deck = deck


def _speed_up_places(s: State, dice: Dice) -> tuple[int, int]:
    """Places for both Speed Ups that fit what has been played, as likely as they were at setup."""
    out = tuple([place for place, card in enumerate(s.events_played, 1) if EVENT_CARDS[card].set_aside])
    possible = _places_that_fit(len(s.event_deck), len(s.events_played), out)
    return dice.pick(possible) if possible else _anywhere(s, dice)


@lru_cache(maxsize=256)
def _places_that_fit(face_down: int, played: int, out: tuple[int, ...]) -> list[tuple[int, int]]:
    """The outcome of each pair of offsets at setup that agrees with where the Speed Ups came out."""
    offsets = [(one, other) for one in (-1, 0, 1) for other in (-1, 0, 1)]
    places = [speed_up_places(face_down + played, one, other) for one, other in offsets]
    return [pair for pair in places if tuple([place for place in pair if place <= played]) == out]


def _anywhere(s: State, dice: Dice) -> tuple[int, int]:
    """A deck written by hand need not follow the setup: then the Speed Ups may be anywhere below."""
    places = list(range(len(s.events_played) + 1, len(s.event_deck) + len(s.events_played) + 1))
    dice.shuffle(places)
    first, second = sorted((places * 2)[:2])
    return first, second


def redeal_covered_tiles(s: State, dice: Dice) -> None:
    """Tiles that nobody has looked at change places with those in the sack. Option `train_stacks_public`"""
    if not s.unseen_tiles:
        return
    pool = list(bits(s.sack | s.unseen_tiles))
    dice.shuffle(pool)
    covered = s.unseen_tiles
    s.unseen_tiles = 0
    for stack in s.stacks:
        for place, tile in enumerate(stack):
            if covered >> tile & 1:
                stack[place] = pool.pop()
                s.unseen_tiles |= 1 << stack[place]
    s.sack = set_of(pool)
