"""Betting rounds: check, bet, call, raise, fold, all-in. Chapter 5.14."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.high_stakes_drifter import decisions as say
from saddlebag.games.high_stakes_drifter.aftermath import fold, win_by_folds
from saddlebag.games.high_stakes_drifter.amounts import amounts, groups, in_group
from saddlebag.games.high_stakes_drifter.pots import unmatched
from saddlebag.games.high_stakes_drifter.shootout_story import (
    Bet,
    BettingBegan,
    Called,
    Checked,
    GearRoundBegan,
    Raised,
    Returned,
)
from saddlebag.games.high_stakes_drifter.state import BETTING, GEAR_ROUND, State

CHECK, BET, CALL = say.CHECK.each[0], say.BET.each[0], say.CALL.each[0]
RAISE, ALL_IN, FOLD = say.RAISE.each[0], say.ALL_IN.each[0], say.FOLD.each[0]
MANY = 150


def begin_betting(s: State, then: str) -> None:
    """Nothing is to be matched yet; the challenger begins, or the next player in who has a stake. HD-BET-01,
    HD-BET-25"""
    s.stage = BETTING
    s.then = then
    s.high = s.step = s.raises = s.acted = s.closed = 0
    for player in s.players:
        player.bet = 0
    with_stake = [seat for seat in s.in_order() if s.players[seat].stake > 0]
    if len(with_stake) < 2:
        s.speaker = NOBODY  # nobody could answer a bet. HD-BET-16
        return
    s.speaker = with_stake[0]
    s.tell(BettingBegan, s.pot)


def betting_goes_on(s: State) -> bool:
    """The round ends when everybody in who is not all-in has had a turn and has put in the same. HD-BET-06"""
    if s.inside.bit_count() < 2:
        end_betting(s)
        win_by_folds(s)
        return True
    if s.speaker == NOBODY:
        end_betting(s)
        if s.then == GEAR_ROUND:
            begin_gear_round(s)
        else:
            s.stage = s.then
        return True
    if s.gone >> s.speaker & 1 or (cannot_match(s, s.speaker) and s.options.all_in == "must_match"):
        fold(s, s.speaker)
        s.speaker = next_speaker(s, s.speaker)
        return True
    return False


def begin_gear_round(s: State) -> None:
    """Each player in may reveal one gear card, the challenger first. HD-GEAR-01, HD-GEAR-06"""
    s.stage = GEAR_ROUND
    s.turned = False
    s.waiting = s.in_order()
    s.tell(GearRoundBegan)


def end_betting(s: State) -> None:
    """What nobody matched goes back to its player. HD-BET-17, HD-BET-21"""
    seat, excess = unmatched([player.bet for player in s.players])
    if excess:
        player = s.players[seat]
        player.stake += excess
        player.bets -= excess
        s.tell(Returned, seat, excess)
    for player in s.players:
        player.bet = 0
    s.high = s.step = s.raises = s.acted = s.closed = 0
    s.speaker = NOBODY


def next_speaker(s: State, seat: int) -> int:
    """The next player in, clockwise, who is not all-in and has still to act or to match. HD-BET-06, HD-BET-15

    With the option that all must match, an all-in player who faces a bet comes up as well: they have to fold."""
    number = len(s.players)
    all_in_folds = s.options.all_in == "must_match"
    for step in range(1, number + 1):
        other = (seat + step) % number
        if s.inside >> other & 1:
            player = s.players[other]
            if player.stake > 0:
                if player.bet < s.high or not s.acted >> other & 1:
                    return other
            elif all_in_folds and player.bet < s.high:
                return other
    return NOBODY


# --- what a player may do ---------------------------------------------------------------------------------------


def to_call(s: State, seat: int) -> int:
    """What a player must add to match the bet. HD-BET-05"""
    return s.high - s.players[seat].bet


def cannot_match(s: State, seat: int) -> bool:
    """Whether the whole stake is too little to match. HD-BET-13"""
    return s.players[seat].stake < to_call(s, seat)


def may_raise(s: State, seat: int) -> bool:
    """A bet or raise needs another player in with stake left, and a raise has to be allowed still. HD-BET-10,
    HD-BET-14, HD-BET-26, HD-BET-27"""
    o = s.options
    if s.high:
        if s.players[seat].stake <= to_call(s, seat) or s.closed >> seat & 1:
            return False
        if o.max_raises and s.raises >= o.max_raises:
            return False
    if not any(s.inside >> other & 1 and s.players[other].stake for other in range(len(s.players)) if other != seat):
        return False
    return bool(amounts(s, seat))


def bet_options(s: State, seat: int) -> list[Action]:
    """Without a bet: check or bet. Facing one: fold, call or raise. HD-BET-02, HD-BET-03, HD-BET-12"""
    if s.high == 0:
        return [CHECK, BET] if may_raise(s, seat) else [CHECK]
    options = [FOLD, ALL_IN if cannot_match(s, seat) else CALL]
    if may_raise(s, seat):
        options.append(RAISE)
    return options


def bet_question(s: State) -> Rule[None]:
    """The speaker checks, bets, calls, raises or folds. HD-BET-02..05"""
    seat = s.speaker
    question = say.FACE_BET if s.high else say.OPEN_BETTING
    choice = yield Ask(seat, question, lambda: bet_options(s, seat))
    if choice is FOLD:
        fold(s, seat)
    elif choice is CHECK:
        s.tell(Checked, seat)
    elif choice is CALL or choice is ALL_IN:
        call(s, seat)
    else:
        more = yield from choose_amount(s, seat)
        put_in_more(s, seat, more)
    s.acted |= 1 << seat
    s.speaker = next_speaker(s, seat)


def choose_amount(s: State, seat: int) -> Rule[int]:
    """How much is bet, or raised above the call. HD-BET-11"""
    question = say.RAISE_AMOUNT if s.high else say.BET_AMOUNT
    offered = amounts(s, seat)
    if len(offered) == 1:
        return offered[0]
    while len(offered) > MANY:
        some = groups(offered)
        choice = yield Ask(seat, say.BET_HUNDREDS, lambda: [say.HUNDREDS.of(each) for each in some])  # noqa: B023
        offered = in_group(offered, choice.arg)
    choice = yield Ask(seat, question, lambda: [say.AMOUNT.of(each) for each in offered])
    return choice.arg


# --- putting money in -------------------------------------------------------------------------------------------


def put_in(s: State, seat: int, dollars: int) -> None:
    """A bet goes from the stake to the pot. HD-BET-04, HD-BET-21"""
    player = s.players[seat]
    player.stake -= dollars
    player.bet += dollars
    player.bets += dollars


def call(s: State, seat: int) -> None:
    """A player matches the bet, or puts in their whole stake and is all-in. HD-BET-05, HD-BET-13"""
    dollars = min(to_call(s, seat), s.players[seat].stake)
    put_in(s, seat, dollars)
    s.tell(Called, seat, dollars, s.players[seat].stake == 0)


def put_in_more(s: State, seat: int, more: int) -> None:
    """A bet, or a raise above the call. After an all-in that is no full raise, who has acted in this round may only
    call or fold until somebody makes a full raise. HD-BET-07, HD-BET-08, HD-BET-14, HD-BET-26"""
    opening = s.high == 0
    put_in(s, seat, to_call(s, seat) + more)
    player = s.players[seat]
    s.high = player.bet
    if more >= s.step:
        s.step = more
        s.closed = 0
        s.raises += not opening
    else:
        s.closed = s.acted
    if opening:
        s.tell(Bet, seat, more, player.stake == 0)
    else:
        s.tell(Raised, seat, more, s.high, player.stake == 0)
