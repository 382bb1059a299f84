"""Giving and trading Poker Cards. Chapters 5.10, 5.12 (with prisoners) and 5.25 (between rivals)."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist.content import CARD, COWBOY, JAIL, KEYS, PLATFORM
from saddlebag.games.train_heist.rules.move import HEIST_ACTION, spend_action
from saddlebag.games.train_heist.state import A_KEY, State, Trade
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION, DONE, GIVE, HAND_BACK, TRADING, other
from saddlebag.games.train_heist.words.story import card_name, cowboy_name


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


def _is_filtered(s: State, partner: int) -> bool:
    return s.cowboys[partner].jailed and s.options.jailed_trade_filter


PRISONERS_TAKE = "A prisoner can receive only keyholes and Wilds, up to their hand limit."
TRADE = Verb(
    "trade",
    COWBOY,
    at=ACTION,
    says=lambda s, ask, a: f"Give or trade cards with {cowboy_name(a.arg)}",
    clause="TH-TRADE-01",
    touches="cowboy:{0}",
    also=("give",),
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: a.arg < len(s.cowboys), "That cowboy is not at this table.", "TH-TRADE-01"),
        Need(lambda s, ask, a: a.arg != s.active, "You cannot trade with yourself.", "TH-TRADE-01"),
        Need(
            lambda s, ask, a: a.arg in partners(s) or not s.cowboys[a.arg].jailed,
            "A prisoner trades only with somebody on the engine platform.",
            "TH-JAIL-16",
        ),
        Need(lambda s, ask, a: a.arg in partners(s), "You trade only with a cowboy on your own space.", "TH-TRADE-01"),
        Need(
            lambda s, ask, a: not s.refused >> a.arg & 1,
            "That trade came to nothing this turn; it cannot be offered again.",
            "TH-TRADE-10",
        ),
        Need(lambda s, ask, a: possible(s, a.arg) or not _is_filtered(s, a.arg), PRISONERS_TAKE, "TH-JAIL-17"),
        Need(lambda s, ask, a: possible(s, a.arg), "No card could change hands.", "TH-TRADE-05"),
    ),
)


def trade(s: State, action: Action) -> Rule[None]:
    """The active player gives, the partner hands back, and in versus both agree. TH-TRADE-01..11, TH-VS-16, TH-VS-21"""
    partner = action.arg
    s.trade = Trade(partner)
    agreed = yield from offer_cards(s, partner)
    if agreed and (s.deal.offer or s.deal.answer):
        spend_action(s)
        exchange(s, partner)
    else:
        s.refused |= 1 << partner
        s.tell(story.TradeVoid, s.active, partner)
    s.trade = None


AGREE = Question("agree", "Do you agree to this trade with {}?", COWBOY, says=other, clause="TH-VS-21", busy=TRADING)
AGREED = Verb("agree", at=AGREE, says="Agree to the trade", clause="TH-VS-21", main=True)
REFUSE = Verb(
    "refuse",
    at=(HAND_BACK, AGREE),
    says="Refuse the trade",
    clause="TH-VS-16",
    needs=(Need(lambda s, ask, a: needs_consent(s), "Partners need not agree to a trade.", "TH-TRADE-11"),),
)
GIVE_CARD = Verb(
    "give",
    CARD,
    at=(GIVE, HAND_BACK),
    says=lambda s, ask, a: f"Hand over the {card_name(a.arg)}",
    clause="TH-TRADE-09",
    touches="card:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(s.cowboys[ask.seat].hand >> a.arg & 1), "You do not hold that card.", "TH-TRADE-01"
        ),
        Need(
            lambda s, ask, a: not (s.deal.offer | s.deal.answer) >> a.arg & 1,
            "You hand that card over already.",
            "TH-TRADE-09",
        ),
        Need(lambda s, ask, a: bool(givable(s, ask.about) >> a.arg & 1), PRISONERS_TAKE, "TH-JAIL-17", at=GIVE),
        Need(
            lambda s, ask, a: s.deal.offer.bit_count() < s.hand_limit(ask.about),
            lambda s, ask, a: f"{cowboy_name(ask.about)} cannot hold more cards.",
            "TH-TRADE-09",
            at=GIVE,
        ),
        Need(
            lambda s, ask, a: _after(s, s.active) < s.hand_limit(s.active),
            lambda s, ask, a: f"{cowboy_name(ask.about)} cannot hold more cards.",
            "TH-TRADE-03",
            at=HAND_BACK,
        ),
    ),
)


def _after(s: State, seat: int) -> int:
    """How many cards a trader would hold after the trade."""
    comes, goes = (s.deal.answer, s.deal.offer) if seat == s.active else (s.deal.offer, s.deal.answer)
    return s.cowboys[seat].hand.bit_count() + comes.bit_count() - goes.bit_count()


def offer_cards(s: State, partner: int) -> Rule[bool]:
    """The choices of both sides, in their order. False when somebody refuses. TH-TRADE-09, TH-VS-21"""
    while (choice := (yield Ask(s.active, GIVE, lambda: giving(s, partner), partner))).verb != DONE.name:
        s.deal.offer |= 1 << choice.arg
    _show(s, s.deal.offer, partner)
    while (choice := (yield Ask(partner, HAND_BACK, lambda: handing_back(s, partner), s.active))).verb != DONE.name:
        if choice.verb == REFUSE.name:
            return False
        s.deal.answer |= 1 << choice.arg
    _show(s, s.deal.answer, s.active)
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
    if s.deal.offer.bit_count() < s.hand_limit(partner):
        options += [GIVE_CARD.each[card] for card in bits(givable(s, partner) & ~s.deal.offer)]
    return options + DONE.each


def handing_back(s: State, partner: int) -> list[Action]:
    """Cards to hand back while the active player's hand has room; done once both hands keep their limits.
    TH-TRADE-03, TH-TRADE-09"""
    options: list[Action] = []
    if _after(s, s.active) < s.hand_limit(s.active):
        options += [GIVE_CARD.each[card] for card in bits(s.cowboys[partner].hand & ~s.deal.answer)]
    if _after(s, partner) <= s.hand_limit(partner):
        options += DONE.each
    return options + (REFUSE.each if needs_consent(s) else [])


def _show(s: State, cards: int, seat: int) -> None:
    """In versus a player sees what the other side would hand over. TH-VS-21"""
    s.deal.shown += 1
    if s.versus and cards:
        s.disclosed += 1
        s.poker.show(cards, 1 << seat)


def exchange(s: State, partner: int) -> None:
    """The cards change hands at the same moment. TH-TRADE-04"""
    me, other, deal = s.you, s.cowboys[partner], s.deal
    between_us = 1 << s.active | 1 << partner
    eyes = between_us if s.versus else s.hand_eyes(s.active)
    if s.versus:
        _hide_from_others(s, partner, between_us)
    me.hand = me.hand & ~deal.offer | deal.answer
    other.hand = other.hand & ~deal.answer | deal.offer
    s.tell(story.Traded, s.active, partner, list(bits(deal.offer)), list(bits(deal.answer)), eyes)


def _hide_from_others(s: State, partner: int, between_us: int) -> None:
    """Others lose track of what they knew of a hand that gave cards away, except that prisoners deal in keys only."""
    deal = s.deal
    for cards, hand in ((deal.offer, s.you.hand), (deal.answer, s.cowboys[partner].hand)):
        if cards:
            s.poker.lose_track(hand, between_us)
    s.poker.show(deal.offer | deal.answer, between_us)
    if s.cowboys[partner].jailed and s.options.jailed_trade_filter:
        for card in bits(deal.offer | deal.answer):
            s.poker.knowledge.note(card, A_KEY)
