"""Giving and trading Poker Cards. Chapters 5.10, 5.12 (with prisoners) and 5.25 (between rivals)."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.train_heist.content import JAIL, KEYS, PLATFORM
from saddlebag.games.train_heist.decisions import (
    AGREE,
    AGREED,
    DONE,
    GIVE,
    GIVE_CARD,
    HAND_BACK,
    REFUSE,
    TRADE,
)
from saddlebag.games.train_heist.move import spend_action
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.story import Traded, TradeVoid


def partners(s: State) -> list[int]:
    """Who shares the space; a prisoner only from the engine platform; anybody for the holder of Crazy.
    TH-TRADE-01, TH-TRADE-07, TH-TRADE-08, TH-JAIL-16"""
    here = s.you.place
    anywhere = s.ability(s.active, "trade_anywhere")
    prison = JAIL if here == PLATFORM[1] else here
    return [
        seat
        for seat, cowboy in enumerate(s.cowboys)
        if seat != s.active and (anywhere or cowboy.place == here or cowboy.place == prison)
    ]


def givable(s: State, partner: int) -> int:
    """The cards that the active player may give: to a prisoner only keyholes and Wilds. TH-JAIL-17"""
    if s.cowboys[partner].jailed and s.options.jailed_trade_filter:
        return s.you.hand & KEYS
    return s.you.hand


def offers(s: State) -> list[Action]:
    """The partners with whom at least one card could change hands. TH-TRADE-05, TH-TRADE-10"""
    return [TRADE.each[seat] for seat in partners(s) if not s.refused >> seat & 1 and possible(s, seat)]


def possible(s: State, partner: int) -> bool:
    """Some card can go one way, or one each way. TH-TRADE-03, TH-TRADE-04"""
    give = givable(s, partner)
    theirs = s.cowboys[partner].hand
    room = s.hand_limit(s.active) - s.you.hand.bit_count()
    their_room = s.hand_limit(partner) - theirs.bit_count()
    return bool((give and (their_room or theirs)) or (theirs and room))


def trade(s: State, action: Action) -> Rule[None]:
    """The active player gives, the partner hands back, and in versus both agree. TH-TRADE-01..11, TH-VS-16, TH-VS-21"""
    partner = s.partner = action.arg
    agreed = yield from offer_cards(s, partner)
    if agreed and (s.offer or s.answer):
        spend_action(s)
        exchange(s, partner)
    else:
        s.refused |= 1 << partner
        s.tell(TradeVoid, s.active, partner)
    s.partner = NOBODY
    s.offer = s.answer = s.shown = 0


def offer_cards(s: State, partner: int) -> Rule[bool]:
    """The choices of both sides, in their order. False when somebody refuses. TH-TRADE-09, TH-VS-21"""
    while (choice := (yield Ask(s.active, GIVE, lambda: giving(s, partner), partner))).verb != DONE.name:
        s.offer |= 1 << choice.arg
    _show(s, s.offer, partner)
    while (choice := (yield Ask(partner, HAND_BACK, lambda: handing_back(s, partner), s.active))).verb != DONE.name:
        if choice.verb == REFUSE.name:
            return False
        s.answer |= 1 << choice.arg
    _show(s, s.answer, s.active)
    if not needs_consent(s):
        return True
    choice = yield Ask(s.active, AGREE, lambda: AGREED.each + REFUSE.each, partner)
    return choice.verb == AGREED.name


def needs_consent(s: State) -> bool:
    """Rivals agree to a trade, partners need not. TH-TRADE-11, TH-VS-16"""
    return s.versus and s.options.versus_trade_consent


def giving(s: State, partner: int) -> list[Action]:
    """Cards to add to the offer, up to the partner's hand limit, or done. TH-TRADE-09"""
    options: list[Action] = []
    if s.offer.bit_count() < s.hand_limit(partner):
        options += [GIVE_CARD.each[card] for card in bits(givable(s, partner) & ~s.offer)]
    return options + DONE.each


def handing_back(s: State, partner: int) -> list[Action]:
    """Cards to hand back while the active player's hand has room; done once both hands keep their limits.
    TH-TRADE-03, TH-TRADE-09"""
    mine = s.you.hand.bit_count() - s.offer.bit_count() + s.answer.bit_count()
    theirs = s.cowboys[partner].hand.bit_count() + s.offer.bit_count() - s.answer.bit_count()
    options: list[Action] = []
    if mine < s.hand_limit(s.active):
        options += [GIVE_CARD.each[card] for card in bits(s.cowboys[partner].hand & ~s.answer)]
    if theirs <= s.hand_limit(partner):
        options += DONE.each
    return options + (REFUSE.each if needs_consent(s) else [])


def _show(s: State, cards: int, seat: int) -> None:
    """In versus a player sees what the other side would hand over. TH-VS-21"""
    s.shown += 1
    if s.versus and cards:
        s.disclosed += 1
        s.poker.show(cards, 1 << seat)


def exchange(s: State, partner: int) -> None:
    """The cards change hands at the same moment. TH-TRADE-04"""
    me, other = s.you, s.cowboys[partner]
    between_us = 1 << s.active | 1 << partner
    eyes = between_us if s.versus else s.hand_eyes(s.active)
    if s.versus:
        _hide_from_others(s, partner, between_us)
    me.hand = me.hand & ~s.offer | s.answer
    other.hand = other.hand & ~s.answer | s.offer
    s.tell(Traded, s.active, partner, list(bits(s.offer)), list(bits(s.answer)), eyes)


def _hide_from_others(s: State, partner: int, between_us: int) -> None:
    """Others lose track of what they knew of a hand that gave cards away, except that prisoners deal in keys only."""
    for cards, hand in ((s.offer, s.you.hand), (s.answer, s.cowboys[partner].hand)):
        if cards:
            s.poker.lose_track(hand, between_us)
            s.poker.narrowed &= ~hand
    s.poker.show(s.offer | s.answer, between_us)
    if s.cowboys[partner].jailed and s.options.jailed_trade_filter:
        s.poker.narrowed |= s.offer | s.answer
