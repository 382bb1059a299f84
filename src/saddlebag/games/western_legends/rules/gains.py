"""What the plain steps of texts do: gain, lose, pay, draw, discard, heal. Ledger 9.1."""

from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import MAN_IN_BLACK
from saddlebag.games.western_legends.content import CARD
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules import goods, tracks
from saddlebag.games.western_legends.rules.texts import (
    CHANGES,
    PAYABLE,
    RULES,
    STEP_RULES,
    Using,
    choose_target,
    others_there,
    use_window,
)
from saddlebag.games.western_legends.state import GAMBLER, MARSHAL, WANTED, State
from saddlebag.games.western_legends.words import story
from saddlebag.games.western_legends.words.story import card_name

TRACK_OF = {terms.MARSHAL: MARSHAL, terms.WANTED: WANTED, terms.GAMBLER: GAMBLER}


@RULES.of(fx.ToOpponent)
def to_opponent(s: State, now: Using, step: fx.ToOpponent) -> Rule[None]:
    """A step that concerns the opponent; the Man in Black has neither hand nor wounds. WL-MIB-14"""
    if now.opponent not in (NOBODY, MAN_IN_BLACK):
        rule = STEP_RULES[step.step.kind](s, Using(now.opponent, now.source, now.seat), step.step)
        if rule is not None:
            yield from rule


@RULES.of(fx.ToTarget)
def to_target(s: State, now: Using, step: fx.ToTarget) -> Rule[None]:
    """A step that concerns a player in the owner's space, one for whom it changes something if there is one; wounds
    cannot be aimed at the Man in Black. WL-GEN-22, WL-MIB-14"""
    possible = humans_there(s, now.seat)
    if possible:
        possible = [each for each in possible if _would_change(s, now, step, each)] or possible
        target = yield from choose_target(s, now.seat, possible)
        rule = STEP_RULES[step.step.kind](s, Using(target, now.source, now.seat), step.step)
        if rule is not None:
            yield from rule


def humans_there(s: State, seat: int) -> list[int]:
    return [each for each in others_there(s, seat) if each != MAN_IN_BLACK]


def _would_change(s: State, now: Using, step: fx.ToTarget, target: int) -> bool:
    changes = CHANGES.get(step.step.kind)
    return changes is None or changes(s, Using(target, now.source, now.seat), step.step)


def _somebody_is_there(s: State, now: Using, step: fx.ToTarget) -> bool:
    return any(_would_change(s, now, step, each) for each in humans_there(s, now.seat))


@RULES.of(fx.Gain)
def gain(s: State, now: Using, step: fx.Gain) -> Rule[None]:
    """WL-GEN-02, WL-GEN-03, WL-TRACK-03"""
    if step.good == terms.MONEY:
        goods.gain_money(s, now.seat, step.number)
    elif step.good == terms.LP:
        goods.gain_lp(s, now.seat, step.number)
    elif step.good == terms.NUGGET:
        goods.gain_nuggets(s, now.seat, step.number)
    else:
        yield from tracks.gain_points(s, now.seat, TRACK_OF[step.good], step.number, now.crime)


def _gains(s: State, now: Using, step: fx.Gain) -> bool:
    player = s.players[now.seat]
    if step.good == terms.MONEY:
        return player.money < goods.money_limit(s, now.seat)
    if step.good == terms.NUGGET:
        return player.nuggets < goods.nugget_limit(s, now.seat)
    return step.good != terms.MARSHAL or tracks.can_gain(s, now.seat, MARSHAL)


@RULES.of(fx.GainSameTrack)
def gain_same_track(s: State, now: Using, step: fx.GainSameTrack) -> Rule[None]:
    """Points on the track of the gain that opened the window. WL-TRACK-03"""
    yield from tracks.gain_points(s, now.seat, now.track, step.number)


def _gains_there(s: State, now: Using, step: fx.GainSameTrack) -> bool:
    return now.track != NOBODY and tracks.can_gain(s, now.seat, now.track)


@RULES.of(fx.Lose)
def lose(s: State, now: Using, step: fx.Lose) -> None:
    """WL-GEN-19"""
    if step.good == terms.MONEY:
        goods.lose_money(s, now.seat, step.number)
    else:
        goods.lose_lp(s, now.seat, step.number)


def _has_it(s: State, now: Using, step: fx.Lose) -> bool:
    player = s.players[now.seat]
    return (player.money if step.good == terms.MONEY else player.lp) > 0


@RULES.of(fx.Pay)
def pay(s: State, now: Using, step: fx.Pay) -> None:
    """WL-GEN-23"""
    goods.pay(s, now.seat, step.number)


def _can_pay(s: State, now: Using, step: fx.Pay) -> bool:
    return s.players[now.seat].money >= step.number


@RULES.of(fx.GainAction)
def gain_action(s: State, now: Using, step: fx.GainAction) -> None:
    """More actions in this turn only. WL-TURN-09"""
    s.now.actions += step.number


@RULES.of(fx.Legendary)
def legendary(s: State, now: Using, step: fx.Legendary) -> Rule[None]:
    """AU-TRACK-05"""
    s.players[now.seat].drawn_by_effects += min(step.number, s.legendary_pile.bit_count())
    yield from goods.draw_legendary(s, now.seat, step.number)


def _a_token_is_left(s: State, now: Using, step: fx.Legendary) -> bool:
    return s.legendary_pile != 0


@RULES.of(fx.Draw)
def draw(s: State, now: Using, step: fx.Draw) -> None:
    """WL-GEN-11"""
    goods.draw(s, now.seat, step.number)


def _a_card_is_left(s: State, now: Using, step: fx.Draw) -> bool:
    return bool(s.poker.pile or s.poker.discards)


@RULES.of(fx.Discard)
def discard(s: State, now: Using, step: fx.Discard) -> Rule[None]:
    """WL-GEN-12"""
    yield from goods.discard(s, now.seat, step.number)


@RULES.of(fx.DiscardRandom)
def discard_random(s: State, now: Using, step: fx.DiscardRandom) -> None:
    """WL-GEN-12"""
    goods.discard_random(s, now.seat, step.number)


def _holds_cards(s: State, now: Using, step: fx.Step) -> bool:
    return s.players[now.seat].hand != 0


def _holds_enough_cards(s: State, now: Using, step: fx.Discard) -> bool:
    return s.players[now.seat].hand.bit_count() >= step.number


@RULES.of(fx.DiscardThis)
def discard_this(s: State, now: Using, step: fx.DiscardThis) -> None:
    """WL-STORE-05"""
    goods.give_back_item(s, now.seat, now.source)


def _owns_this(s: State, now: Using, step: fx.DiscardThis) -> bool:
    return bool(s.players[now.seat].items >> now.source & 1)


@RULES.of(fx.Wound)
def wound(s: State, now: Using, step: fx.Wound) -> Rule[None]:
    """WL-GEN-04, WL-FIGHT-26"""
    yield from gain_wounds(s, now.seat, step.number, step.uncancelable)


def gain_wounds(s: State, seat: int, number: int, uncancelable: bool = False) -> Rule[int]:
    """Wounds, and the texts that follow one or more gained at one time. How many were gained. WL-GEN-04"""
    gained = yield from goods.suffer(s, seat, number, uncancelable)
    if gained:
        yield from use_window(s, seat, terms.AFTER_WOUNDS)
    return gained


def lose_as_usual(s: State, seat: int) -> Rule[None]:
    """The standard consequences of a lost fight: 1 wound and 1 poker card. WL-FIGHT-14, WL-NPC-08"""
    yield from gain_wounds(s, seat, 1)
    goods.draw(s, seat, 1)


def _can_be_wounded(s: State, now: Using, step: fx.Wound) -> bool:
    return s.players[now.seat].wounds < goods.MOST_WOUNDS


@RULES.of(fx.Heal)
def heal(s: State, now: Using, step: fx.Heal) -> None:
    """WL-WOUND-01"""
    goods.heal(s, now.seat, step.number)


@RULES.of(fx.HealAll)
def heal_all(s: State, now: Using, step: fx.HealAll) -> None:
    """WL-WOUND-01"""
    goods.heal(s, now.seat, goods.MOST_WOUNDS)


def _is_wounded(s: State, now: Using, step: fx.Step) -> bool:
    return s.players[now.seat].wounds > 0


# --- from one player to another ----------------------------------------------------------------------------------

GIVE_CARD = Question("give_card", "Which card do you give away?", clause="WL-GEN-12")
GIVE = Verb(
    "give",
    CARD,
    at=GIVE_CARD,
    says=lambda s, ask, a: f"Give {card_name(a.arg)}",
    clause="WL-GEN-12",
    touches="card:{0}",
    needs=(
        Need(lambda s, ask, a: bool(s.players[ask.seat].hand >> a.arg & 1), "You do not hold that card.", "WL-GEN-12"),
    ),
)


@RULES.of(fx.Give)
def give(s: State, now: Using, step: fx.Give) -> Rule[None]:
    """Money, or a card that both know from then on, from whoever chose this to the owner of the text. Ledger 7"""
    giver, owner = now.seat, now.opponent
    if step.gift == terms.GIVEN_MONEY:
        goods.lose_money(s, giver, step.number)
        goods.gain_money(s, owner, step.number)
        return
    choice = yield Ask(giver, GIVE_CARD, lambda: goods.cards_of(GIVE, s.players[giver].hand))
    hand_over_unseen(s, giver, owner, choice.arg)
    s.tell(story.GaveCard, s.who(giver), s.who(owner), choice.arg)


def hand_over_unseen(s: State, giver: int, owner: int, card: int) -> None:
    """A card goes from hand to hand. Others do not see which, so unless it is the only one, they cannot tell any more
    which of the cards they knew are still there. Ledger 7"""
    hand, eyes = s.players[giver].hand, s.poker.knowledge.eyes
    if hand.bit_count() > 1:
        for each in bits(hand):
            eyes[each] &= 1 << giver | 1 << owner
    eyes[card] |= 1 << owner
    s.players[giver].hand &= ~(1 << card)
    s.players[owner].hand |= 1 << card
    s.disclosed += 1


def _can_give(s: State, now: Using, step: fx.Give) -> bool:
    player = s.players[now.seat]
    if step.gift == terms.GIVEN_MONEY:
        return player.money >= step.number
    return player.hand.bit_count() >= step.number


@RULES.of(fx.Steal)
def steal(s: State, now: Using, step: fx.Steal) -> Rule[None]:
    """Up to so much money of a player in the same space, within what the thief can hold. WL-MIB-04"""
    victims = those_with_money(s, now.seat)
    if not victims:
        return
    victim = yield from choose_target(s, now.seat, victims)
    room = goods.money_limit(s, now.seat) - s.players[now.seat].money
    dollars = max(0, min(step.number, room))
    if victim != MAN_IN_BLACK:
        dollars = goods.lose_money(s, victim, dollars)
    goods.gain_money(s, now.seat, dollars)


def those_with_money(s: State, seat: int) -> list[int]:
    """The others in a player's space who have money; the Man in Black always does. WL-MIB-04"""
    return [each for each in others_there(s, seat) if each == MAN_IN_BLACK or s.players[each].money]


def _there_is_money(s: State, now: Using, step: fx.Steal) -> bool:
    return bool(those_with_money(s, now.seat)) and s.players[now.seat].money < goods.money_limit(s, now.seat)


# --- steps that hold as long as their card does ------------------------------------------------------------------


def holds(s: State, now: Using, step: fx.Step) -> None:
    """Other rules ask for it; nothing is carried out. WL-GEN-21"""


for standing in (fx.MesaWalk, fx.PokerWild, fx.NuggetCap, fx.MoneyCap, fx.HandSize, fx.NoWoundHandPenalty):
    RULES.of(standing)(holds)

CHANGES.update(
    {
        fx.ToTarget.kind: _somebody_is_there,
        fx.Gain.kind: _gains,
        fx.GainSameTrack.kind: _gains_there,
        fx.Lose.kind: _has_it,
        fx.Legendary.kind: _a_token_is_left,
        fx.Draw.kind: _a_card_is_left,
        fx.Discard.kind: _holds_cards,
        fx.DiscardRandom.kind: _holds_cards,
        fx.Wound.kind: _can_be_wounded,
        fx.Heal.kind: _is_wounded,
        fx.HealAll.kind: _is_wounded,
        fx.Steal.kind: _there_is_money,
    }
)
PAYABLE.update(
    {
        fx.Pay.kind: _can_pay,
        fx.Discard.kind: _holds_enough_cards,
        fx.DiscardThis.kind: _owns_this,
        fx.Give.kind: _can_give,
    }
)
