"""Full hands and death. Chapter 5.29."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.deck_goes_west.content import IS_ITEM, KIND_OF
from saddlebag.games.deck_goes_west.effects.terms import ITEM
from saddlebag.games.deck_goes_west.rules import cards, ending
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import DISCARD, FULL_HAND


def overwhelmed(s: State, seat: int) -> bool:
    """Whether a hand holds at least as many dangers as its limit. DW-DEATH-01"""
    hand = s.players[seat].hand
    spare = len(hand) - s.character(seat).hand_limit  # so many of them may be items
    if spare < 0:
        return False
    for card in hand:
        if IS_ITEM[card]:
            spare -= 1
            if spare < 0:
                return False
    return True


def test_after_draw(s: State, seats: list[int]) -> None:
    """Who has drawn too many dangers dies at once; those who drew together, together. DW-DEATH-02, DW-DEATH-11"""
    if s.options.danger_death == "immediate":
        dead = [seat for seat in seats if overwhelmed(s, seat)]
        if dead:
            die(s, dead)


def die(s: State, seats: list[int]) -> None:
    """A team has lost; a rival is out, and the last one alive wins.
    DW-DEATH-03, DW-DEATH-04, DW-DEATH-06, DW-DEATH-07"""
    for seat in seats:
        s.tell(story.Died, seat)
    if not s.versus:
        ending.end(s, ending.DEATH, [])
    if s.options.versus_death == "lose_half_vp_and_redraw":
        for seat in seats:
            recover(s, seat)
        return
    if len(seats) == len(s.clockwise(0)):
        ending.end(s, ending.DEATH, ending.best(s, seats))
    for seat in seats:
        leave(s, seat)
    living = s.clockwise(0)
    if len(living) == 1:
        ending.end(s, ending.LAST, living)


def leave(s: State, seat: int) -> None:
    """Meeple, token, stock and cards leave the game; the P1 token goes on. DW-DEATH-04, DW-DEATH-05, DW-DEATH-08"""
    player = s.players[seat]
    owned = player.draw + player.hand + player.discard
    if seat == s.active:
        owned += s.limbo
        s.limbo = []
    player.draw, player.hand, player.discard = [], [], []
    for card in owned:
        cards.scrap(s, card)
    s.disclosed += 1
    player.alive = False
    player.cell = NOBODY
    player.stock = [0, 0, 0, 0]
    player.passed = True
    s.vp[seat] = 0
    if s.p1 == seat:
        s.p1 = s.clockwise(seat)[0]


def recover(s: State, seat: int) -> None:
    """With `lose_half_vp_and_redraw`: half the points, no dangers in hand, and a new hand. DW-DEATH-04"""
    player = s.players[seat]
    again = True
    while again:
        s.vp[seat] //= 2
        for card in [card for card in player.hand if not IS_ITEM[card]]:
            player.hand.remove(card)
            cards.scrap(s, card)
        cards.draw(s, seat, s.character(seat).hand_limit - len(player.hand))
        again = overwhelmed(s, seat)
    s.tell(story.Recovered, seat, s.vp[seat])


def full_hands(s: State) -> list[int]:
    """Who has at least as many cards in hand as the limit, in player order. DW-HAND-01, DW-HAND-03, DW-DEATH-09"""
    return [seat for seat in s.player_order() if len(s.players[seat].hand) >= s.character(seat).hand_limit]


def too_many(s: State, seat: int) -> int:
    """How many cards must go to be below the limit. DW-HAND-01"""
    return len(s.players[seat].hand) - s.character(seat).hand_limit + 1


def may_live(s: State, seat: int) -> bool:
    """Whether a full hand has items enough to be discarded. DW-HAND-01, DW-HAND-02"""
    items = sum([IS_ITEM[card] for card in s.players[seat].hand])
    return s.options.full_hand_rule != "die" and too_many(s, seat) <= items


def discard_for_space(s: State, seat: int) -> Rule[bool]:
    """Items are discarded one by one until the hand is below its limit; who has not enough of them is not asked.
    DW-HAND-01..03"""
    left = too_many(s, seat)
    if left <= 0 or not may_live(s, seat):
        return True
    hand = s.players[seat].hand
    items = cards.of_class(hand, ITEM)
    if not s.hides(seat) and (len(items) == 1 or sum([IS_ITEM[card] for card in hand]) == left):
        cards.discard_chosen(s, seat, items[0])
        return False
    choice = yield Ask(seat, FULL_HAND, lambda: [DISCARD.each[KIND_OF[card]] for card in cards.of_class(hand, ITEM)])
    cards.discard_chosen(s, seat, cards.card_of_kind(s.players[seat].hand, choice.arg))
    return False


def bury_the_overwhelmed(s: State) -> None:
    """Who could not get below the limit dies, all of them together. DW-HAND-01, DW-DEATH-09, DW-DEATH-11"""
    dead = full_hands(s)
    if dead:
        die(s, dead)
