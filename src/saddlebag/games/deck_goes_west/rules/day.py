"""The day phase: untap, draw, actions in turn, discards. Chapter 5.4."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.deck_goes_west.content import IS_ITEM, KIND_OF
from saddlebag.games.deck_goes_west.effects.terms import ITEM
from saddlebag.games.deck_goes_west.rules import cards, death
from saddlebag.games.deck_goes_west.state import PLAYER, State
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import ACTION, DISCARD, DONE, DUSK_DISCARD, player_name

ACTIONS_A_TURN = 2
"""DW-DAY-10"""


def dawn(s: State) -> None:
    """All untap, then all draw up to their hand limits; who drew too many dangers dies. DW-DAY-01..03, DW-DAY-19"""
    s.tell(story.DayBegan, s.day + 1)
    for player in s.players:
        player.tapped = False
        player.passed = not player.alive
    drawing = s.player_order()
    for seat in drawing:
        missing = s.character(seat).hand_limit - len(s.players[seat].hand)
        if missing > 0:
            cards.draw(s, seat, missing)
    death.test_after_draw(s, drawing)
    s.refused = s.handed = 0
    begin_turn(s, s.player_order()[0], actions=1)


# --- turns ------------------------------------------------------------------------------------------------------

PASS = Verb(
    "pass",
    at=ACTION,
    says="Pass for today",
    clause="DW-DAY-12",
    passes=True,
    needs=(Need(lambda s, ask, a: not s.acted, "After an action of this turn you can end it, not pass.", "DW-DAY-12"),),
)
END = Verb(
    "end",
    at=ACTION,
    says="End your turn",
    clause="DW-DAY-10",
    ends=True,
    passes=True,
    needs=(
        Need(lambda s, ask, a: s.versus, "There are no turns here; pass when you are done for today.", "DW-DAY-08"),
        Need(lambda s, ask, a: s.acted, "Take an action first, or pass for today.", "DW-DAY-10"),
    ),
)
HAND_OVER = Verb(
    "hand_over",
    PLAYER,
    at=ACTION,
    says=lambda s, ask, a: f"Hand over to {player_name(a.arg)}",
    clause="DW-DAY-18",
    touches="player:{0}",
    needs=(
        Need(lambda s, ask, a: s.cooperative, "Only a team hands over.", "DW-DAY-18"),
        Need(
            lambda s, ask, a: not s.handed >> s.active & 1,
            "You have handed over since the last action; act or pass.",
            "DW-DAY-18",
        ),
        Need(lambda s, ask, a: bool(handing_over(s)), "Nobody else is left who has not passed.", "DW-DAY-18"),
        Need(
            lambda s, ask, a: a in handing_over(s),
            "You hand over to another player who has not passed.",
            "DW-DAY-18",
        ),
    ),
)


def begin_turn(s: State, seat: int, actions: int = ACTIONS_A_TURN) -> None:
    """Versus: one action or two; the first turn of the day is one action only. DW-DAY-09, DW-DAY-10"""
    s.active = seat
    s.acted = False
    if s.versus:
        s.actions_left = actions
        s.refused = 0
        s.tell(story.TurnBegan, seat)


def finish_action(s: State) -> None:
    """An action is over; in versus the turn may be as well. DW-DAY-08, DW-DAY-10, DW-TRADE-09"""
    s.action = s.key = ""
    s.handed = 0
    if s.refunded:
        s.refunded = []
    if any(s.missions_used):
        s.missions_used = [0] * len(s.players)
    if not s.versus:
        s.refused = 0
        return
    s.acted = True
    s.actions_left -= 1
    if not s.actions_left:
        next_turn(s)


def somebody_acts(s: State) -> bool:
    """The actions of the day are over when all have passed. DW-DAY-06"""
    for player in s.players:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if not player.passed:
            return True
    return False


def next_turn(s: State) -> None:
    """Clockwise to the next player who has not passed; when all have, the actions of the day are over.
    DW-DAY-06, DW-DAY-11"""
    for seat in s.clockwise(s.active + 1):
        if not s.players[seat].passed:
            begin_turn(s, seat)
            return


def lapse(s: State) -> None:
    """The active player has died: the rest of job, action and turn lapses. DW-DEATH-10"""
    s.action = s.key = ""
    s.due = []
    s.missions_used = [0] * len(s.players)
    s.refunded = []
    s.work = s.movement = s.battle = s.trade = None
    next_turn(s)


def pass_for_today(s: State) -> None:
    """Final for this day; others' actions may still be joined. DW-DAY-12, DW-DAY-13"""
    s.players[s.active].passed = True
    s.tell(story.Passed, s.active)
    next_turn(s)


def handing_over(s: State) -> list[Action]:
    """Cooperative: to any other who has not passed, once between two actions. DW-GEN-08, DW-DAY-18"""
    if not s.cooperative or s.handed >> s.active & 1:
        return []
    return [HAND_OVER.each[seat] for seat, player in enumerate(s.players) if not player.passed and seat != s.active]


def hand_over(s: State, seat: int) -> None:
    """DW-DAY-18"""
    s.handed |= 1 << s.active
    s.tell(story.HandedOver, s.active, seat)
    s.active = seat


# --- the end of the day -----------------------------------------------------------------------------------------


def those_who_may_discard(s: State) -> list[int]:
    """Every player may discard items, in player order. DW-DAY-14, DW-DAY-17"""
    return [seat for seat in s.player_order() if may_discard(s, seat)]


def may_discard(s: State, seat: int) -> bool:
    """Whether a player is asked: a hidden hand in any case, for not being asked would tell what it lacks."""
    hand = s.players[seat].hand
    return any(IS_ITEM[card] for card in hand) if s.open_hands else bool(hand)


def discard_or_stop(s: State, seat: int) -> Rule[bool]:
    """One item to the own discard pile, or done; never a danger. DW-DAY-14..17"""
    choice = yield Ask(seat, DUSK_DISCARD, lambda: discards(s, seat))
    if choice.verb == DONE.name:
        return True
    cards.discard_chosen(s, seat, cards.card_of_kind(s.players[seat].hand, choice.arg))
    return not may_discard(s, seat)


def discards(s: State, seat: int) -> list[Action]:
    return [DISCARD.each[KIND_OF[card]] for card in cards.of_class(s.players[seat].hand, ITEM)] + DONE.each
