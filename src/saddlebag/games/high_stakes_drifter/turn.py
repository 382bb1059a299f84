"""What happens next. Every piece asks one question, then all goes on by itself up to the next one."""

from collections.abc import Callable

from saddlebag.engine.rules import Rule
from saddlebag.games.high_stakes_drifter import (
    actions,
    aftermath,
    betting,
    challenge,
    gear_rounds,
    kickers,
    showdown,
)
from saddlebag.games.high_stakes_drifter import state as at
from saddlebag.games.high_stakes_drifter.abilities import resolve_next
from saddlebag.games.high_stakes_drifter.ending import end_match
from saddlebag.games.high_stakes_drifter.seats import player_name
from saddlebag.games.high_stakes_drifter.setup import draw_hands, mulligan_question, mulligans_go_on
from saddlebag.games.high_stakes_drifter.state import State

GOES_ON: dict[str, Callable[[State], bool]] = {
    at.HANDS: draw_hands,
    at.MULLIGANS: mulligans_go_on,
    at.START: actions.start_turn,
    at.ACTIONS: actions.actions_go_on,
    at.DISCARDING: actions.discarding_goes_on,
    at.ACCEPTING: challenge.accepting_goes_on,
    at.BETTING: betting.betting_goes_on,
    at.FOLDING: aftermath.folding_goes_on,
    at.GEAR_ROUND: gear_rounds.gear_round_goes_on,
    at.FORTUNE_STAGE: gear_rounds.fortune_stage_goes_on,
    at.SHOWDOWN: showdown.reveal_dudes,
    at.ABILITIES: showdown.showdown_abilities,
    at.KICKERS: kickers.kicker_stage_goes_on,
    at.TALLY: kickers.tally_abilities,
    at.COMPARING: showdown.compare_dudes,
    at.PAYING: showdown.pay_pots,
    at.AFTERMATH: aftermath.aftermath_goes_on,
    at.REINVESTING: aftermath.reinvesting_goes_on,
    at.SPOILS: aftermath.spoils_go_on,
}
"""What each stage does by itself; false where somebody has to decide."""

QUESTIONS: dict[str, Callable[[State], Rule[None]]] = {
    at.MULLIGANS: mulligan_question,
    at.ACTIONS: actions.action_question,
    at.DISCARDING: actions.discard_question,
    at.ACCEPTING: challenge.accept_question,
    at.BETTING: betting.bet_question,
    at.FOLDING: aftermath.gear_question,
    at.GEAR_ROUND: gear_rounds.gear_round_question,
    at.FORTUNE_STAGE: gear_rounds.fortune_question,
    at.KICKERS: kickers.kicker_question,
    at.AFTERMATH: aftermath.dude_question,
    at.REINVESTING: aftermath.gear_question,
    at.SPOILS: aftermath.gear_question,
}

BEFORE_TOTALS = frozenset(
    {at.GEAR_ROUND, at.FORTUNE_STAGE, at.SHOWDOWN, at.ABILITIES, at.KICKERS, at.TALLY, at.COMPARING}
)
"""Where a player whose dude leaves the street is out of the shootout. HD-PLAY-18"""


def turn(s: State) -> Rule[None]:
    """Waiting abilities come first; then the stage goes on, up to a question and on to the next one. HD-TURN-02,
    HD-CHAL-17"""
    asked = chosen = False
    while not s.outcome:
        if s.queue:
            if chosen:
                return
            chosen = yield from resolve_next(s)
            asked |= chosen
        elif s.challenger < 0 and s.gone:
            end_match(s, "left")
        elif s.stage in BEFORE_TOTALS and s.inside.bit_count() < 2:
            aftermath.win_by_folds(s)
        elif not GOES_ON[s.stage](s):
            if asked:
                return
            yield from QUESTIONS[s.stage](s)
            asked = True


def seat_name(s: State, seat: int) -> str:
    """The name of a seat."""
    return player_name(seat)
