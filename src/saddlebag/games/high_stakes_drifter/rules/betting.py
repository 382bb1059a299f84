"""Betting rounds: check, bet, call, raise, fold, all-in. Chapter 5.14."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.high_stakes_drifter.rules.aftermath import fold, return_unmatched
from saddlebag.games.high_stakes_drifter.rules.amounts import amounts, groups, in_group
from saddlebag.games.high_stakes_drifter.rules.seats import DOLLARS
from saddlebag.games.high_stakes_drifter.state import Betting, State
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words.decisions import AT_THE_TABLE, FACE_BET, OPEN_BETTING

MANY = 150


# --- a round ----------------------------------------------------------------------------------------------------


def open_betting(s: State) -> None:
    """Nothing is to be matched yet; the challenger begins, or the next player in who has a stake. HD-BET-01,
    HD-BET-25"""
    with_stake = [seat for seat in s.in_order() if s.players[seat].stake > 0]
    nobody_could_answer = len(with_stake) < 2  # HD-BET-16
    s.shootout.betting = Betting(NOBODY if nobody_could_answer else with_stake[0])
    if not nobody_could_answer:
        s.tell(shootout.BettingBegan, s.pot)


def somebody_is_to_speak(s: State) -> bool:
    """The round ends when everybody in who is not all-in has had a turn and has put in the same. HD-BET-06"""
    return s.betting.speaker != NOBODY


def bet(s: State) -> Rule[None]:
    """The speaker checks, bets, calls, raises or folds; who has to fold is not asked. HD-BET-02..05"""
    b = s.betting
    seat = b.speaker
    if s.gone >> seat & 1 or (cannot_match(s, seat) and s.options.all_in == "must_match"):
        fold(s, seat)
        b.speaker = next_speaker(s, seat)
        return
    choice = yield Ask(seat, FACE_BET if b.high else OPEN_BETTING, lambda: bet_options(s, seat))
    if choice is FOLD_ACTION:
        fold(s, seat)
    elif choice is CHECK_ACTION:
        s.tell(shootout.Checked, seat)
    elif choice is CALL_ACTION or choice is ALL_IN_ACTION:
        call(s, seat)
    else:
        more = yield from choose_amount(s, seat)
        put_in_more(s, seat, more)
    b = s.betting
    b.acted |= 1 << seat
    b.speaker = next_speaker(s, seat)


def end_betting(s: State) -> None:
    """What nobody matched goes back to its player. HD-BET-17, HD-BET-21"""
    return_unmatched(s)
    s.shootout.betting = None


def next_speaker(s: State, seat: int) -> int:
    """The next player in, clockwise, who is not all-in and has still to act or to match. HD-BET-06, HD-BET-15

    With the option that all must match, an all-in player who faces a bet comes up as well: they have to fold."""
    number = len(s.players)
    b, inside = s.betting, s.inside
    all_in_folds = s.options.all_in == "must_match"
    for step in range(1, number + 1):
        other = (seat + step) % number
        if inside >> other & 1:
            player = s.players[other]
            if player.stake > 0:
                if player.bet < b.high or not b.acted >> other & 1:
                    return other
            elif all_in_folds and player.bet < b.high:
                return other
    return NOBODY


# --- what a player may do ---------------------------------------------------------------------------------------


def to_call(s: State, seat: int) -> int:
    """What a player must add to match the bet. HD-BET-05"""
    return s.betting.high - s.players[seat].bet


def cannot_match(s: State, seat: int) -> bool:
    """Whether the whole stake is too little to match. HD-BET-13"""
    return s.players[seat].stake < to_call(s, seat)


def may_raise(s: State, seat: int) -> bool:
    """A bet or raise needs another player in with stake left, and a raise has to be allowed still. HD-BET-10,
    HD-BET-14, HD-BET-26, HD-BET-27"""
    o, b, inside = s.options, s.betting, s.inside
    if b.high:
        if s.players[seat].stake <= to_call(s, seat) or b.closed >> seat & 1:
            return False
        if o.max_raises and b.raises >= o.max_raises:
            return False
    if not any(inside >> other & 1 and s.players[other].stake for other in range(len(s.players)) if other != seat):
        return False
    return bool(amounts(s, seat))


def _others_have_stake(s: State, seat: int) -> bool:
    """HD-BET-27"""
    return any(s.inside >> other & 1 and player.stake for other, player in enumerate(s.players) if other != seat)


IN_A_BETTING_ROUND = (
    Need(lambda s, ask, a: s.challenge is not None, "There is no pot outside a challenge.", "HD-MONEY-11"),
    Need(lambda s, ask, a: ask.question in (OPEN_BETTING, FACE_BET), "Bets are made in betting rounds.", "HD-CHAL-17"),
)
NO_BET_YET = (
    *IN_A_BETTING_ROUND,
    Need(lambda s, ask, a: s.betting.high == 0, "Somebody has bet: fold, call or raise.", "HD-BET-03"),
)
FACING_A_BET = (
    *IN_A_BETTING_ROUND,
    Need(lambda s, ask, a: s.betting.high > 0, "Nobody has bet yet: check or bet.", "HD-BET-02"),
)
CAN_PUT_IN_MORE = (
    Need(lambda s, ask, a: _others_have_stake(s, ask.seat), "Nobody else has stake left to answer it.", "HD-BET-27"),
    Need(lambda s, ask, a: bool(amounts(s, ask.seat)), "No amount is possible here.", "HD-BET-11"),
)
CHECK = Verb(
    "check", at=AT_THE_TABLE, says="Check", clause="HD-BET-02", touches="pot", needs=NO_BET_YET, main=True, passes=True
)
BET = Verb("bet", at=AT_THE_TABLE, says="Bet", clause="HD-BET-02", touches="pot", needs=(*NO_BET_YET, *CAN_PUT_IN_MORE))
FOLD = Verb("fold", at=AT_THE_TABLE, says="Fold", clause="HD-BET-12", needs=FACING_A_BET)
CALL = Verb(
    "call",
    at=AT_THE_TABLE,
    says=lambda s, ask, a: f"Call ${to_call(s, ask.seat)}",
    clause="HD-BET-05",
    touches="pot",
    needs=(
        *FACING_A_BET,
        Need(
            lambda s, ask, a: not cannot_match(s, ask.seat),
            "Your stake does not match the bet: go all-in or fold.",
            "HD-BET-13",
        ),
    ),
)
ALL_IN = Verb(
    "all_in",
    at=AT_THE_TABLE,
    says=lambda s, ask, a: f"Go all-in with ${s.players[ask.seat].stake}",
    clause="HD-BET-13",
    touches="pot",
    needs=(
        *FACING_A_BET,
        Need(lambda s, ask, a: cannot_match(s, ask.seat), "Your stake matches the bet: call or raise.", "HD-BET-13"),
    ),
)
RAISE = Verb(
    "raise",
    at=AT_THE_TABLE,
    says="Raise",
    clause="HD-BET-08",
    touches="pot",
    needs=(
        *FACING_A_BET,
        Need(
            lambda s, ask, a: s.players[ask.seat].stake > 0,
            "You are all-in and take no part in the betting.",
            "HD-BET-15",
        ),
        Need(
            lambda s, ask, a: not cannot_match(s, ask.seat),
            "Your stake does not match the bet: go all-in or fold.",
            "HD-BET-13",
        ),
        Need(
            lambda s, ask, a: s.players[ask.seat].stake > to_call(s, ask.seat),
            "A call takes your whole stake.",
            "HD-BET-13",
        ),
        Need(
            lambda s, ask, a: not s.betting.closed >> ask.seat & 1,
            "After an all-in that is no full raise you may only call or fold.",
            "HD-BET-14",
        ),
        Need(
            lambda s, ask, a: not s.options.max_raises or s.betting.raises < s.options.max_raises,
            lambda s, ask, a: f"There have been {s.options.max_raises} raises in this round.",
            "HD-BET-10",
        ),
        *CAN_PUT_IN_MORE,
    ),
)
CHECK_ACTION, BET_ACTION, CALL_ACTION = CHECK.each[0], BET.each[0], CALL.each[0]
RAISE_ACTION, ALL_IN_ACTION, FOLD_ACTION = RAISE.each[0], ALL_IN.each[0], FOLD.each[0]


def bet_options(s: State, seat: int) -> list[Action]:
    """Without a bet: check or bet. Facing one: fold, call or raise. HD-BET-02, HD-BET-03, HD-BET-12"""
    if s.betting.high == 0:
        return [CHECK_ACTION, BET_ACTION] if may_raise(s, seat) else [CHECK_ACTION]
    options = [FOLD_ACTION, ALL_IN_ACTION if cannot_match(s, seat) else CALL_ACTION]
    if may_raise(s, seat):
        options.append(RAISE_ACTION)
    return options


def _amount(s: State, ask: Ask, action: Action) -> str:
    dollars, high = action.arg, s.betting.high
    whole = " (all-in)" if dollars + to_call(s, ask.seat) == s.players[ask.seat].stake else ""
    return f"Raise by ${dollars}, to ${high + dollars}{whole}" if high else f"Bet ${dollars}{whole}"


BET_AMOUNT = Question("bet_amount", "How much do you bet?", clause="HD-BET-11")
RAISE_AMOUNT = Question("raise_amount", "By how much do you raise, above the call?", clause="HD-BET-11")
BET_HUNDREDS = Question("bet_hundreds", "How many hundreds?", clause="HD-BET-11")
ONE_OF_THE_AMOUNTS = (Need(offered, "That is not one of the amounts.", "HD-BET-11"),)
AMOUNT = Verb(
    "amount",
    DOLLARS,
    at=(BET_AMOUNT, RAISE_AMOUNT),
    says=_amount,
    clause="HD-BET-11",
    touches="pot",
    needs=ONE_OF_THE_AMOUNTS,
)
HUNDREDS = Verb(
    "hundreds",
    DOLLARS,
    at=BET_HUNDREDS,
    says=lambda s, ask, a: f"From ${a.arg * 100} on",
    clause="HD-BET-11",
    touches="pot",
    needs=ONE_OF_THE_AMOUNTS,
)


def choose_amount(s: State, seat: int) -> Rule[int]:
    """How much is bet, or raised above the call. HD-BET-11"""
    question = RAISE_AMOUNT if s.betting.high else BET_AMOUNT
    sums = amounts(s, seat)
    if len(sums) == 1:
        return sums[0]
    while len(sums) > MANY:
        some = groups(sums)
        choice = yield Ask(seat, BET_HUNDREDS, lambda: [HUNDREDS.of(each) for each in some])  # noqa: B023
        sums = in_group(sums, choice.arg)
    choice = yield Ask(seat, question, lambda: [AMOUNT.of(each) for each in sums])
    return choice.arg


def amounts_asked(s: State, ask: Ask, action: Action) -> list[int]:
    """What a bet or raise may be, unless there are so many that they are asked for by the hundred. HD-BET-11"""
    if action not in (BET_ACTION, RAISE_ACTION):
        return []
    sums = amounts(s, ask.seat)
    return sums if len(sums) <= MANY else []


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
    s.tell(shootout.Called, seat, dollars, s.players[seat].stake == 0)


def put_in_more(s: State, seat: int, more: int) -> None:
    """A bet, or a raise above the call. After an all-in that is no full raise, who has acted in this round may only
    call or fold until somebody makes a full raise. HD-BET-07, HD-BET-08, HD-BET-14, HD-BET-26"""
    b = s.betting
    opening = b.high == 0
    put_in(s, seat, to_call(s, seat) + more)
    player = s.players[seat]
    b.high = player.bet
    if more >= b.step:
        b.step = more
        b.closed = 0
        b.raises += not opening
    else:
        b.closed = b.acted
    if opening:
        s.tell(shootout.Bet, seat, more, player.stake == 0)
    else:
        s.tell(shootout.Raised, seat, more, b.high, player.stake == 0)
