"""The course of play: the table of contents of the rules, from the first hand to the last shootout."""

from saddlebag.engine.course import Course, Each, If, Repeat, Stage, UntilAllPass, While
from saddlebag.games.high_stakes_drifter.rules.abilities import waiting_ability
from saddlebag.games.high_stakes_drifter.rules.actions import discard_or_stop, finish_turn, start_turn, take_action
from saddlebag.games.high_stakes_drifter.rules.aftermath import (
    decide_on_dude,
    finish_challenge,
    gear_is_left,
    go_home,
    is_reinvested,
    one_is_left,
    reinvest_or_bury,
    return_to_saloon,
    take_home,
    those_in_the_showdown,
    who_folded,
    win_by_folds,
    winner_by_folds,
)
from saddlebag.games.high_stakes_drifter.rules.betting import bet, end_betting, open_betting, somebody_is_to_speak
from saddlebag.games.high_stakes_drifter.rules.challenge import (
    accept,
    challenge_is_issued,
    challenger_takes_antes,
    nobody_accepted,
    players_in,
    the_others,
)
from saddlebag.games.high_stakes_drifter.rules.ending import end_without_those_who_left
from saddlebag.games.high_stakes_drifter.rules.gear_rounds import (
    follow_the_call,
    nobody_revealed,
    one_more_round,
    open_fortune_stage,
    open_gear_round,
    play_fortune,
    reveal_gear,
)
from saddlebag.games.high_stakes_drifter.rules.kickers import kick_or_pass, tally_abilities, those_who_kick
from saddlebag.games.high_stakes_drifter.rules.seats import player_name
from saddlebag.games.high_stakes_drifter.rules.setup import draw_hands, give_badge, mulligan, who_may_redraw
from saddlebag.games.high_stakes_drifter.rules.showdown import compare_dudes, pay_pots, reveal_dudes, showdown_abilities
from saddlebag.games.high_stakes_drifter.state import State

GEAR_OF_THE_DUDE = While(gear_is_left, reinvest_or_bury)
"""HD-AFTER-02, HD-AFTER-08"""

BETTING = Stage(
    "betting",
    open_betting,
    While(somebody_is_to_speak, bet, Course("fold", Stage("folding", Each(who_folded, go_home, GEAR_OF_THE_DUDE)))),
    end_betting,
)
"""HD-BET-01..06"""

SHOOTOUT = Course(
    "shootout",
    Repeat(BETTING, Stage("gear_round", open_gear_round, Each(players_in, reveal_gear)), until=nobody_revealed),
    Stage("fortune_stage", open_fortune_stage, UntilAllPass(players_in, play_fortune)),
    If(one_more_round, follow_the_call, BETTING),
    Stage("showdown", reveal_dudes),
    Stage("abilities", showdown_abilities),
    Stage("kickers", Each(those_who_kick, Repeat(kick_or_pass))),
    Stage("tally", tally_abilities),
    Stage("comparing", compare_dudes),
    Stage("paying", pay_pots),
    ends_early=(one_is_left, win_by_folds),
)
"""HD-CHAL-17, as it is printed"""

AFTERMATH = Stage(
    "aftermath",
    Each(
        those_in_the_showdown,
        decide_on_dude,
        If(is_reinvested, Stage("reinvesting", GEAR_OF_THE_DUDE, return_to_saloon)),
    ),
)
"""HD-AFTER-04..10"""

CHALLENGE = Course(
    "challenge",
    Stage("accepting", Each(the_others, accept)),
    If(
        nobody_accepted,
        challenger_takes_antes,
        otherwise=(SHOOTOUT, AFTERMATH, Stage("spoils", Each(winner_by_folds, take_home, GEAR_OF_THE_DUDE))),
    ),
    finish_challenge,
    owns="challenge",
)
"""HD-CHAL-03..17, HD-AFTER-01..18"""

MATCH = Course(
    "match",
    Stage("hands", draw_hands),
    Stage("mulligans", Each(who_may_redraw, mulligan), give_badge),
    Repeat(
        Stage("start", start_turn),
        Stage("actions", Repeat(If(challenge_is_issued, CHALLENGE, end_without_those_who_left), take_action)),
        Stage("discarding", Repeat(discard_or_stop), finish_turn),
    ),
    between=waiting_ability,
)
"""HD-SETUP-05..12, HD-TURN-01..17"""


def seat_name(s: State, seat: int) -> str:
    """The name of a seat."""
    return player_name(seat)
