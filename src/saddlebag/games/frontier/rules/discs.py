"""Town event discs: what their sides do, and how they ride on. Chapter 5.6."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.frontier.content import (
    DISC_SIDES,
    DISC_STATUS,
    DROUGHT_SIDE,
    EPIDEMIC,
    FIRE_SIDE,
    PILE_UP,
    REVOLT_SIDE,
)
from saddlebag.games.frontier.effects.terms import OF_DROUGHT
from saddlebag.games.frontier.rules import damage, goods, losses, texts
from saddlebag.games.frontier.state import State, replaced
from saddlebag.games.frontier.words import town_story as story

MORE_FROM = 3
"""From this strength on an epidemic and a pile-up hit twice. FO-DISC-03, FO-DISC-06"""


def disc_on(s: State, card: int) -> int:
    """The disc that rides on an event card, NOBODY if none does."""
    return s.disc_cards.index(card) if card in s.disc_cards else NOBODY


def side_up(s: State, disc: int) -> int:
    """The event that a disc shows."""
    return DISC_SIDES[disc][s.disc_sides[disc]]


def disc_event(s: State) -> Rule[None]:
    """The side that shows on the upcoming card happens, and the status of its track falls. FO-DISC-01, FO-DISC-02,
    FO-DISC-12"""
    disc = disc_on(s, s.events[0]) if s.events else NOBODY
    if disc == NOBODY:
        return
    side, status = side_up(s, disc), DISC_STATUS[disc]
    milder = texts.milder_by(s, OF_DROUGHT) if side == DROUGHT_SIDE else 0
    strength = texts.severity(s, texts.turn_up_severity(s), status, milder)
    s.tell(story.DiscHappened, side, strength, status, s.status[status])
    yield from strike(s, side, strength)
    if s.options.disc_lowers_status:
        goods.move_status(s, status, -1)


def strike(s: State, side: int, strength: int) -> Rule[None]:
    """What a disc event does. FO-DISC-03..08"""
    if not strength:
        return
    hits = 2 if strength >= MORE_FROM else 1
    if side == EPIDEMIC:
        for seat in s.in_turn_order():
            losses.lay_workers(s, seat, losses.spared(s, seat, hits))
    elif side == DROUGHT_SIDE:
        yield from damage.place_drought(s, strength)
    elif side == REVOLT_SIDE:
        yield from damage.place_revolt(s, strength)
    elif side == PILE_UP:
        damage.jam(s, hits)
    elif side == FIRE_SIDE:
        yield from damage.place_fire(s, max(0, strength + damage.fewer_fires(s)))
    else:
        for seat in s.in_turn_order():
            yield from losses.lose_animals(s, seat, strength, to_rustlers=True)


def move_disc(s: State, disc: int, revealed: int) -> None:
    """The disc of a card that leaves the row is turned over and put on the card newly revealed, else on the rightmost
    without a disc; else it leaves the game. FO-DISC-10"""
    without = [card for card in s.events if card not in s.disc_cards]
    s.disc_sides = replaced(s.disc_sides, disc, 1 - s.disc_sides[disc])
    s.disc_cards = replaced(s.disc_cards, disc, revealed if revealed != NOBODY else without[-1] if without else NOBODY)
    if s.disc_cards[disc] == NOBODY:
        s.tell(story.DiscLeft, side_up(s, disc))
    else:
        s.tell(story.DiscMoved, side_up(s, disc), s.disc_cards[disc])
