"""Abilities resolve: one interpreter for all steps of the effect language. Chapter 5.11 and ledger 9.1"""

from saddlebag.engine.language import Rules
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter.effects import steps as fx
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.rules import choosing
from saddlebag.games.high_stakes_drifter.rules.choosing import Resolving
from saddlebag.games.high_stakes_drifter.rules.kickers import PASS_ACTION, chips_up_to, kick, reflip, turn_over
from saddlebag.games.high_stakes_drifter.rules.members import CHIP_SETS
from saddlebag.games.high_stakes_drifter.rules.playing import (
    bounce,
    bury,
    bury_chip,
    conceal,
    end_effects_of,
    has_room_for_gear,
    lay_face_up,
    reveal,
)
from saddlebag.games.high_stakes_drifter.rules.standing import (
    amount,
    condition_holds,
    counting_stats,
    dude_of,
    has_abilities,
    in_shootout,
    is_forbidden,
)
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger
from saddlebag.games.high_stakes_drifter.rules.zones import discard_at_random, draw_cards, show_in_hand
from saddlebag.games.high_stakes_drifter.state import (
    BAN,
    BLANK,
    FORBID,
    FREE_REINVEST,
    KLIMIT,
    MOD,
    OBLIGE,
    ONLY,
    SWAP,
    TRIGGERS,
    Lasting,
    Pending,
    State,
)
from saddlebag.games.high_stakes_drifter.words import decisions as say
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words import story

YES_ACTION, NO_ACTION = say.YES.each[0], say.NO.each[0]
ANY_VALUE = 1_000_000
FROM_POT, ONTO_CARD = -1, -2
RULES = Rules[State, Resolving, Rule[None]](fx.EFFECT)


def waiting_ability(s: State) -> Rule[None] | None:
    """The next ability that waits, if there is one: it resolves before anything else is done. HD-ABIL-12..14"""
    return resolve_next(s) if s.queue else None


def resolve_next(s: State) -> Rule[None]:
    """The next waiting ability resolves; it is the first of the queue until it is done. HD-ABIL-12..14"""
    yield from resolve(s, s.queue[0])
    s.queue.pop(0)


def resolve(s: State, waiting: Pending) -> Rule[None]:
    """An ability resolves if its card is still revealed there and not blank, and its condition still holds.
    HD-ABIL-27..29"""
    seat = waiting.seat
    piece = next((each for each in s.players[seat].table if each.id == waiting.piece), None)
    if piece is None or piece.shape != waiting.shape or not has_abilities(s, piece):
        return
    ability = TRIGGERS[waiting.shape][waiting.ability]
    now = Resolving(seat, piece, waiting.dude, waiting.chip)
    if ability.condition is not None:
        chip = choosing.chip_of_event(s, now)
        side = chip[1].kickers[chip[2]] if chip is not None else NOBODY
        if not condition_holds(s, seat, piece, ability.condition, side):
            return
    if ability.is_choice:
        if s.players[seat].stake < ability.price or not choosing.has_target(s, now, ability.steps[0]):
            return
        if s.gone >> seat & 1:
            return
        choice = yield Ask(seat, say.ABILITY_MAY, lambda: [YES_ACTION, NO_ACTION], piece.shape)
        if choice is NO_ACTION:
            return
        pay_price(s, now, ability.price)
    s.tell(shootout.AbilityUsed, seat, piece.id, piece.shape, waiting.ability)
    for step in ability.steps:
        yield from STEP_RULES[step.kind](s, now, step)


def pay_price(s: State, now: Resolving, price: int) -> None:
    """ "Pay N" becomes dead money in a challenge; outside one it is laid on the card that has the ability. HD-ABIL-10,
    HD-ABIL-11"""
    if not price:
        return
    s.players[now.seat].stake -= price
    if s.challenge is not None:
        s.challenge.dead += price
        s.tell(shootout.Paid, now.seat, FROM_POT, price)
    else:
        now.piece.chips += price
        s.tell(shootout.Paid, now.seat, ONTO_CARD, price)


# --- what lasts to the end of the shootout ----------------------------------------------------------------------


def make_last(
    s: State, now: Resolving, what: int, target: int = NOBODY, seat: int = NOBODY, which: int = 0, number: int = 0
) -> None:
    """An effect of this shootout; outside one it does nothing. HD-ABIL-17, HD-ABIL-18"""
    bound = now.piece.bearer >= 0
    s.shootout.lasting.append(Lasting(what, now.piece.id, now.seat, bound, target, seat, which, number))


@RULES.of(fx.Mod)
def mod(s: State, now: Resolving, step: fx.Mod) -> Rule[None]:
    """A stat is changed: one, all, or one that the player names. HD-ABIL-17"""
    if not in_shootout(s):
        return
    targets = yield from choosing.cards(s, now, step.sel)
    if not targets:
        return
    stats = range(terms.LUCK + 1) if step.stat == terms.ALL_STATS else (step.stat,)
    if step.stat == terms.CHOSEN_STAT:
        stats = (terms.SMARTS,)
        if choosing.may_choose(s, now, terms.LUCK + 1):
            choice = yield Ask(now.seat, say.ABILITY_STAT, lambda: say.CHOOSE_STAT.each, now.piece.shape)
            stats = (choice.arg,)
    number = amount(s, now.seat, now.piece, step.num)
    for owner, piece in targets:
        for stat in stats:
            make_last(s, now, MOD, piece.id, which=stat, number=number)
            s.tell(shootout.StatChanged, owner, piece.id, piece.shape if piece.up else story.HIDDEN, stat, number)


@RULES.of(fx.Swap)
def swap(s: State, now: Resolving, step: fx.Swap) -> Rule[None]:
    """Two printed stats are exchanged. HD-SHOW-09"""
    if not in_shootout(s):
        return
    targets = yield from choosing.cards(s, now, step.sel)
    for owner, piece in targets:
        make_last(s, now, SWAP, piece.id, which=step.first, number=step.second)
        s.tell(
            shootout.StatsSwapped, owner, piece.id, piece.shape if piece.up else story.HIDDEN, step.first, step.second
        )


@RULES.of(fx.Blank)
def blank(s: State, now: Resolving, step: fx.Blank) -> Rule[None]:
    """A card loses abilities and printed modifiers, and what it made to last ends. HD-ABIL-18, HD-ABIL-24"""
    if not in_shootout(s):
        return
    targets = yield from choosing.cards(s, now, step.sel)
    for owner, piece in targets:
        make_last(s, now, BLANK, piece.id)
        s.tell(shootout.Blanked, owner, piece.id, piece.shape if piece.up else story.HIDDEN)
        if piece.bearer >= 0:
            end_effects_of(s, piece)


@RULES.of(fx.Klimit)
def klimit(s: State, now: Resolving, step: fx.Klimit) -> Rule[None]:
    """A kicker limit is changed. HD-KICK-17"""
    if not in_shootout(s):
        return
    targets = yield from choosing.cards(s, now, step.sel)
    number = amount(s, now.seat, now.piece, step.num)
    for _, piece in targets:
        make_last(s, now, KLIMIT, piece.id, number=number)


@RULES.of(fx.FreeReinvest)
def free_reinvest(s: State, now: Resolving, step: fx.FreeReinvest) -> Rule[None]:
    """A dude may be reinvested for nothing after this shootout. HD-AFTER-12"""
    if not in_shootout(s):
        return
    targets = yield from choosing.cards(s, now, step.sel)
    for _, piece in targets:
        make_last(s, now, FREE_REINVEST, piece.id)


@RULES.of(fx.Forbid)
def forbid(s: State, now: Resolving, step: fx.Forbid) -> Rule[None]:
    """Players can't do something in this shootout. HD-ABIL-03"""
    yield from _bind(s, now, FORBID, step.act, step.who)


@RULES.of(fx.Oblige)
def oblige(s: State, now: Resolving, step: fx.Oblige) -> Rule[None]:
    """Players must do something after this shootout. HD-AFTER-13"""
    yield from _bind(s, now, OBLIGE, step.act, step.who)


def _bind(s: State, now: Resolving, what: int, act: int, who: int) -> Rule[None]:
    if not in_shootout(s):
        return
    seats = yield from choosing.players(s, now, who)
    for seat in seats:
        make_last(s, now, what, seat=seat, which=act)


@RULES.of(fx.Only)
def only(s: State, now: Resolving, step: fx.Only) -> Rule[None]:
    """The other two stats can't count. HD-ABIL-25"""
    yield from _rule_stats(s, now, ONLY, step.stat)


@RULES.of(fx.Ban)
def ban(s: State, now: Resolving, step: fx.Ban) -> Rule[None]:
    """A stat can't count. HD-ABIL-25"""
    yield from _rule_stats(s, now, BAN, step.stat)


def _rule_stats(s: State, now: Resolving, what: int, stat: int) -> Rule[None]:
    if in_shootout(s):
        make_last(s, now, what, which=stat)
        counting = counting_stats(s)
        s.tell(shootout.StatsRuled, [each for each in range(terms.LUCK + 1) if counting >> each & 1])
    return
    yield


@RULES.of(fx.BetRound)
def bet_round(s: State, now: Resolving, step: fx.BetRound) -> Rule[None]:
    """One more betting round follows the fortune stage, however often this is said. HD-FORT-08"""
    if in_shootout(s):
        s.shootout.more_betting = True
    return
    yield


# --- cards ------------------------------------------------------------------------------------------------------


@RULES.of(fx.Reveal)
def reveal_cards(s: State, now: Resolving, step: fx.Reveal) -> Rule[None]:
    """Concealed cards turn face up, in table order. HD-ABIL-30"""
    targets = yield from choosing.cards(s, now, step.sel, step.up)
    for owner, piece in targets:
        reveal(s, owner, piece)


@RULES.of(fx.Conceal)
def conceal_cards(s: State, now: Resolving, step: fx.Conceal) -> Rule[None]:
    """Revealed cards turn face down. HD-ABIL-30"""
    targets = yield from choosing.cards(s, now, step.sel, step.up)
    for owner, piece in targets:
        conceal(s, owner, piece)


@RULES.of(fx.Peek)
def peek(s: State, now: Resolving, step: fx.Peek) -> Rule[None]:
    """A secret look at concealed cards; the others learn that it took place. HD-ABIL-30, section 7"""
    targets = yield from choosing.cards(s, now, step.sel, step.up)
    for owner, piece in targets:
        piece.eyes |= 1 << now.seat
        piece.known |= 1 << now.seat
        s.disclosed += 1
        s.tell(story.Peeked, now.seat, owner, piece.id, piece.card)


@RULES.of(fx.Bury)
def bury_cards(s: State, now: Resolving, step: fx.Bury) -> Rule[None]:
    """Cards or kicker chips go to their owners' deadwood. HD-PLAY-15"""
    if step.sel.how == terms.CHIP or step.sel.set in CHIP_SETS:
        chips = yield from choosing.chips(s, now, step.sel)
        for _, dude, place in reversed(chips):
            bury_chip(s, dude, place)
        return
    targets = yield from choosing.cards(s, now, step.sel)
    for owner, piece in targets:
        if piece in s.players[owner].table:
            bury(s, owner, piece)


@RULES.of(fx.Bounce)
def bounce_cards(s: State, now: Resolving, step: fx.Bounce) -> Rule[None]:
    """Cards return to their owners' hands. HD-MONEY-10"""
    targets = yield from choosing.cards(s, now, step.sel)
    for owner, piece in targets:
        if piece in s.players[owner].table:
            bounce(s, owner, piece)


@RULES.of(fx.Put)
def put(s: State, now: Resolving, step: fx.Put) -> Rule[None]:
    """A card of the hand comes into play on the dude, revealed and without chips; its `reveal` abilities resolve.
    HD-PLAY-13, HD-PLAY-14"""
    dude = dude_of(s, now.seat, now.piece)
    if dude is None or not has_room_for_gear(s, now.seat, dude):
        return
    card = yield from choosing.own_card(s, now, step.sel)
    if card == NOBODY:
        return
    piece = lay_face_up(s, now.seat, card, card, dude.id, 0)
    s.tell(story.PutIntoPlay, now.seat, piece.id, card, dude.id)
    trigger(s, now.seat, piece, terms.ON_REVEAL)


@RULES.of(fx.Rescue)
def rescue(s: State, now: Resolving, step: fx.Rescue) -> Rule[None]:
    """A card goes from the own deadwood to the hand, for all to see. Ledger 9.1"""
    card = yield from choosing.own_card(s, now, step.sel)
    if card != NOBODY:
        s.deck(now.seat).deadwood.remove(card)
        show_in_hand(s, now.seat, card)
        s.tell(story.Rescued, now.seat, card)


@RULES.of(fx.Become)
def become(s: State, now: Resolving, step: fx.Become) -> Rule[None]:
    """Becoming a copy is part of playing the card and never waits. HD-COPY-17"""
    return
    yield


@RULES.of(fx.Draw)
def draw(s: State, now: Resolving, step: fx.Draw) -> Rule[None]:
    """Players draw cards. HD-ZONE-24"""
    seats = yield from choosing.players(s, now, step.who)
    for seat in seats:
        draw_cards(s, seat, step.number)


@RULES.of(fx.DiscardRandom)
def discard_random(s: State, now: Resolving, step: fx.DiscardRandom) -> Rule[None]:
    """Players discard at random. Section 8"""
    seats = yield from choosing.players(s, now, step.who)
    for seat in seats:
        discard_at_random(s, seat, step.number)


# --- money ------------------------------------------------------------------------------------------------------


@RULES.of(fx.Pay)
def pay(s: State, now: Resolving, step: fx.Pay) -> Rule[None]:
    """Each payer pays what they have; the pot means dead money, and there is none outside a challenge. HD-ABIL-19,
    HD-ABIL-20"""
    payers = [NOBODY] if step.payer == terms.POT else (yield from choosing.players(s, now, step.payer))
    receivers = [NOBODY] if step.receiver == terms.POT else (yield from choosing.players(s, now, step.receiver))
    for payer in payers:
        for receiver in receivers:
            if payer == receiver or (NOBODY in (payer, receiver) and s.challenge is None):
                continue
            dollars = min(step.number, s.shootout.dead if payer == NOBODY else s.players[payer].stake)
            if dollars:
                _move_money(s, payer, receiver, dollars)


def _move_money(s: State, payer: int, receiver: int, dollars: int) -> None:
    if payer == NOBODY:
        s.shootout.dead -= dollars
    else:
        s.players[payer].stake -= dollars
    if receiver == NOBODY:
        s.shootout.dead += dollars
    else:
        s.players[receiver].stake += dollars
    s.tell(shootout.Paid, payer, receiver, dollars)


# --- kicker chips -----------------------------------------------------------------------------------------------


@RULES.of(fx.Reflip)
def reflip_chips(s: State, now: Resolving, step: fx.Reflip) -> Rule[None]:
    """Kicker chips are flipped again. Ledger 9.1"""
    targets = yield from choosing.chips(s, now, step.sel)
    for owner, dude, place in targets:
        reflip(s, owner, dude, place)


@RULES.of(fx.Turn)
def turn_chips(s: State, now: Resolving, step: fx.Turn) -> Rule[None]:
    """Kicker chips are turned to their other side. Ledger 9.1"""
    targets = yield from choosing.chips(s, now, step.sel)
    for owner, dude, place in targets:
        turn_over(s, owner, dude, place)


@RULES.of(fx.KickFree)
def kick_free(s: State, now: Resolving, step: fx.KickFree) -> Rule[None]:
    """The player may play one chip of their stack on a dude of theirs, whatever its limit. HD-KICK-20, HD-ABIL-06"""
    seat = now.seat
    if not s.players[seat].stack or is_forbidden(s, seat, terms.PLAY_KICKER) or s.quickstart or s.gone >> seat & 1:
        return
    targets = yield from choosing.cards(s, now, step.sel, up=True)
    for owner, dude in targets:
        choice = yield Ask(seat, say.KICKER_STAGE, lambda: [PASS_ACTION, *chips_up_to(s, seat, ANY_VALUE)])
        if choice is PASS_ACTION:
            s.tell(shootout.Passed, seat)
        else:
            kick(s, seat, choice.arg, owner, dude)


@RULES.of(fx.Restack)
def restack(s: State, now: Resolving, step: fx.Restack) -> Rule[None]:
    """A kicker chip goes from the own deadwood back to the stack. HD-KICK-16"""
    chip = yield from choosing.buried_chip(s, now, step.sel)
    if chip != NOBODY:
        player = s.players[now.seat]
        player.buried.remove(chip)
        player.stack.append(chip)
        player.stack.sort()
        s.tell(story.Restacked, now.seat, chip)


STEP_RULES = RULES.table()
"""The rule of each kind of step."""
