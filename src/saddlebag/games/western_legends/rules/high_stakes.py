"""High stakes poker: pay more or fold after the flop, then turn and river. Chapter 5.15, AU-HSP."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import HIGH_STAKES
from saddlebag.games.western_legends.rules.goods import gain_lp, pay
from saddlebag.games.western_legends.rules.saloon import (
    ANOTHER_GAME,
    ANTE,
    BESIDE_A_SALOON,
    THE_ANTE,
    hand,
    lay_out_hand,
    may_gamble,
    saloon_adds,
    saloon_beside,
    the_saloon,
    those_in,
    turn_up,
)
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import GAMBLER, State
from saddlebag.games.western_legends.words import saloon_story as story

TO_STAY = 20
"""What it costs to go on after the flop, and what the Saloon adds then. AU-HSP-07, AU-HSP-10"""
TURN_AND_RIVER = 2

START = Verb(
    "high_stakes",
    at=ACTION,
    says=f"Start a game of high stakes poker (ante ${ANTE})",
    clause="AU-HSP-01",
    touches=the_saloon,
    needs=(
        Need(lambda s, ask, a: s.options.high_stakes_poker, "High stakes poker is not played here.", "AU-HSP-01"),
        BESIDE_A_SALOON,
        ANOTHER_GAME,
        THE_ANTE,
    ),
)
STAY_OR_FOLD = Question(
    "stay_or_fold",
    "The pot holds ${}. Do you pay $20 more, or fold?",
    says=lambda s, ask: str(hand(s).pot),
    clause="AU-HSP-07",
)
STAY = Verb("stay", at=STAY_OR_FOLD, says=f"Pay ${TO_STAY} and stay in", clause="AU-HSP-07")
FOLD = Verb("fold", at=STAY_OR_FOLD, says="Fold", clause="AU-HSP-07", passes=True)
STAY_IN, FOLD_IT = STAY.each[0], FOLD.each[0]


def offers(s: State, seat: int) -> list[Action]:
    """AU-HSP-01"""
    return START.each if s.options.high_stakes_poker and may_gamble(s, seat, ANTE) else []


def start_high_stakes(s: State, action: Action) -> None:
    """AU-HSP-01"""
    lay_out_hand(s, s.active, HIGH_STAKES, saloon_beside(s, s.active))


ACTION_RULES["high_stakes"] = start_high_stakes


def is_high_stakes(s: State) -> bool:
    return hand(s).kind == HIGH_STAKES


def active_last(s: State) -> list[int]:
    """Clockwise, and the active player last. AU-HSP-07"""
    starter, *others = hand(s).players
    return [*others, starter]


def is_left_alone(s: State, seat: int) -> bool:
    """Whether everybody else has folded, and nobody deals. AU-HSP-09, AU-HSP-19"""
    return hand(s).dealer == NOBODY and those_in(s) == [seat]


def stay_or_fold(s: State, seat: int) -> Rule[None]:
    """$20 more, or fold; who cannot pay folds, and the last one in has won already. AU-HSP-07..09, AU-HSP-19"""
    if is_left_alone(s, seat):
        return
    if s.players[seat].money < TO_STAY:
        fold(s, seat)
        return
    choice = yield Ask(seat, STAY_OR_FOLD, lambda: [STAY_IN, FOLD_IT])
    if choice is FOLD_IT:
        fold(s, seat)
        return
    h = hand(s)
    pay(s, seat, TO_STAY)
    h.pot += TO_STAY
    h.stayed |= 1 << seat
    s.tell(story.Stayed, s.who(seat), h.pot)


def fold(s: State, seat: int) -> None:
    """Who folds keeps their cards, and has lost. AU-HSP-20"""
    hand(s).folded |= 1 << seat
    s.tell(story.Folded, s.who(seat))


def turn_and_river(s: State) -> None:
    """If the hand goes on, the Saloon adds $20 and two more cards are turned up. AU-HSP-10..12"""
    if hands_are_compared(s):
        saloon_adds(s, TO_STAY)
        turn_up(s, TURN_AND_RIVER)


def hands_are_compared(s: State) -> bool:
    """Whether two are left to compare their hands, the dealer included, who always stays in. AU-HSP-09, AU-HSP-11"""
    return len(those_in(s)) + (hand(s).dealer != NOBODY) > 1


def reward_high_stakes(s: State, seat: int) -> Rule[None]:
    """1 Gambler point and 1 LP for each winner, whoever started. AU-HSP-15..17"""
    yield from gain_points(s, seat, GAMBLER, 1)
    gain_lp(s, seat, 1)
