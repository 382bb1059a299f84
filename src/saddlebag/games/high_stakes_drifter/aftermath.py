"""Folding, winning by folds, and reinvesting after a showdown. Chapter 5.17."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter.decisions import BURY, REINVEST, REINVEST_DUDE, REINVEST_GEAR
from saddlebag.games.high_stakes_drifter.effect_terms import ON_FOLD, ON_REINVEST
from saddlebag.games.high_stakes_drifter.effect_terms import REINVEST as REINVEST_ACT
from saddlebag.games.high_stakes_drifter.ending import end_match
from saddlebag.games.high_stakes_drifter.playing import bury, bury_fortune_cards, change_zone, end_effects_of
from saddlebag.games.high_stakes_drifter.shootout_story import Folded, Reinvested, Won, WonByFolds
from saddlebag.games.high_stakes_drifter.standing import is_forbidden, is_obliged, reinvest_cost
from saddlebag.games.high_stakes_drifter.state import (
    ACTIONS,
    AFTERMATH,
    BETTING,
    FOLDING,
    REINVESTING,
    SPOILS,
    Piece,
    State,
    calm,
)
from saddlebag.games.high_stakes_drifter.triggers import trigger, trigger_street

REINVEST_ACTION, BURY_ACTION = REINVEST.each[0], BURY.each[0]


# --- folding ----------------------------------------------------------------------------------------------------


def fold(s: State, seat: int) -> None:
    """A player leaves the shootout; first their revealed cards' `fold` abilities resolve. HD-AFTER-01, HD-BET-19"""
    s.inside &= ~(1 << seat)
    s.tell(Folded, seat)
    trigger_street(s, seat, ON_FOLD)
    s.stage = FOLDING
    s.waiting = [seat]


def folding_goes_on(s: State) -> bool:
    """Their dude returns to the saloon; used gear is then reinvested or buried one by one. HD-AFTER-01, HD-AFTER-02"""
    if take_home(s, s.waiting[0], buried=s.options.fold_dude == "buried"):
        return False
    s.waiting.clear()
    s.stage = BETTING
    return True


def take_home(s: State, seat: int, buried: bool = False) -> bool:
    """A dude leaves the street as it is, without fortune cards; whether used gear is left to decide on.
    HD-AFTER-01..03"""
    player = s.players[seat]
    if player.fighter >= 0:
        dude = s.fighter(seat)
        bury_fortune_cards(s, seat)
        for piece in s.gear_of(seat, dude.id):
            end_effects_of(s, piece)
        change_zone(s, seat, dude)
        player.fighter = NOBODY
        s.choices = [piece.id for piece in s.gear_of(seat, dude.id) if piece.fresh]
        if buried:
            s.choices = []
            bury(s, seat, dude)
        if s.quickstart:
            s.choices = []
    return bury_unaffordable(s, seat)


def bury_unaffordable(s: State, seat: int) -> bool:
    """Gear that its player cannot pay for is buried without asking; whether some is left to ask for."""
    while s.choices:
        gear = s.of(seat, s.choices[0])
        if s.players[seat].stake >= reinvest_cost(s, seat, gear) and not s.gone >> seat & 1:
            return True
        s.choices.pop(0)
        bury(s, seat, gear)
    return False


def gear_question(s: State) -> Rule[None]:
    """A used gear card is reinvested for its cost and stays revealed, or it is buried. HD-AFTER-02, HD-AFTER-08"""
    seat = s.waiting[0]
    gear = s.of(seat, s.choices[0])
    choice = yield Ask(seat, REINVEST_GEAR, lambda: [REINVEST_ACTION, BURY_ACTION], gear.shape)
    s.choices.pop(0)
    if choice is REINVEST_ACTION:
        pay_anew(s, seat, gear)
    else:
        bury(s, seat, gear)


def pay_anew(s: State, seat: int, piece: Piece) -> None:
    """The cost of a card is laid on it again. HD-AFTER-06, HD-AFTER-12"""
    cost = reinvest_cost(s, seat, piece)
    s.players[seat].stake -= cost
    piece.chips += cost
    piece.fresh = False
    s.tell(Reinvested, seat, piece.id, piece.shape, cost)


# --- all others have folded -------------------------------------------------------------------------------------


def win_by_folds(s: State) -> None:
    """The last player in takes every pot without showing their dude. HD-BET-20, HD-SHOW-20, HD-QS-14"""
    seat = next((each for each in range(len(s.players)) if s.inside >> each & 1), s.challenger)
    won = s.pot
    s.dead = 0
    for player in s.players:
        player.bet = player.bets = 0
    s.players[seat].stake += won
    s.tell(WonByFolds, seat, won)
    if s.quickstart:
        end_match(s, "shootout")
        return
    s.stage = SPOILS
    s.waiting = [seat]


def spoils_go_on(s: State) -> bool:
    """Then their dude returns as it is, and used gear is reinvested or buried. HD-AFTER-03"""
    if take_home(s, s.waiting[0]):
        return False
    finish_challenge(s)
    return True


def finish_challenge(s: State) -> None:
    """Street and pot are empty, and the challenger's turn goes on. HD-AFTER-17, HD-TURN-11"""
    for seat in range(len(s.players)):
        bury_fortune_cards(s, seat)
    if s.dead:
        pay_out_the_rest(s)
    calm(s)
    s.stage = ACTIONS


def pay_out_the_rest(s: State) -> None:
    """What abilities paid into the pot after it was won goes to its winner, so that the pot is empty. HD-MONEY-11"""
    won = s.winners or s.inside or 1 << s.challenger
    seat = next(each for each in s.clockwise(s.challenger) if won >> each & 1)
    s.players[seat].stake += s.dead
    s.tell(Won, seat, 0, s.dead)
    s.dead = 0


# --- after a showdown -------------------------------------------------------------------------------------------


def aftermath_goes_on(s: State) -> bool:
    """Clockwise from the challenger each player in decides on their dude, where there is a choice. HD-AFTER-04,
    HD-AFTER-16, HD-AFTER-18"""
    if not s.waiting:
        finish_challenge(s)
        return True
    seat = s.waiting[0]
    if s.players[seat].fighter == NOBODY:
        s.waiting.pop(0)
        return True
    options = dude_options(s, seat)
    if len(options) > 1:
        return False
    decide_on_dude(s, seat, options[0])
    return True


def dude_options(s: State, seat: int) -> list[Action]:
    """Reinvest or bury; what forbids is stronger than what obliges. HD-AFTER-05, HD-AFTER-13, HD-AFTER-14,
    HD-ABIL-04"""
    o = s.options
    allowed = o.reinvest == "all" or (o.reinvest == "winner_only" and bool(s.winners >> seat & 1))
    if not allowed or is_forbidden(s, seat, REINVEST_ACT) or s.gone >> seat & 1:
        return [BURY_ACTION]
    if s.players[seat].stake < reinvest_cost(s, seat, s.fighter(seat)):
        return [BURY_ACTION]
    if is_obliged(s, seat, REINVEST_ACT):
        return [REINVEST_ACTION]
    return [REINVEST_ACTION, BURY_ACTION]


def dude_question(s: State) -> Rule[None]:
    """A player reinvests their dude, or buries it with all that lies beside it. HD-AFTER-04..06, HD-AFTER-10"""
    seat = s.waiting[0]
    choice = yield Ask(seat, REINVEST_DUDE, lambda: dude_options(s, seat), s.fighter(seat).shape)
    decide_on_dude(s, seat, choice)


def decide_on_dude(s: State, seat: int, choice: Action) -> None:
    """A reinvested dude's revealed gear is decided on next; concealed gear stays as it is. HD-AFTER-07..10"""
    dude = s.fighter(seat)
    if choice is BURY_ACTION:
        s.waiting.pop(0)
        bury(s, seat, dude)
        return
    pay_anew(s, seat, dude)
    s.choices = [piece.id for piece in s.gear_of(seat, dude.id) if piece.up]
    s.stage = REINVESTING


def reinvesting_goes_on(s: State) -> bool:
    """When the gear is decided on, the `reinvest` abilities resolve, and the dude is back in the saloon, revealed.
    HD-AFTER-07, HD-AFTER-15, HD-AFTER-18"""
    seat = s.waiting[0]
    if bury_unaffordable(s, seat):
        return False
    dude = s.fighter(seat)
    for piece in s.players[seat].table:
        if piece is dude or piece.bearer == dude.id:
            trigger(s, seat, piece, ON_REINVEST)
    change_zone(s, seat, dude)
    s.players[seat].fighter = NOBODY
    s.waiting.pop(0)
    s.stage = AFTERMATH
    return True
