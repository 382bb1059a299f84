"""A turn: what is on offer, day labour, the end of the turn. Chapter 5.8."""

from collections.abc import Callable, Iterable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import Turn
from saddlebag.games.frontier.content import GOOD
from saddlebag.games.frontier.effects.terms import MONEY
from saddlebag.games.frontier.rules import goods, land
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import story


def _prompt(s: State, ask: Ask) -> str:
    left = goods.standing(s, ask.seat)
    if left:
        return f"You have {counted(left, 'worker')} standing. What do you do?"
    return "All your workers are at work. What else do you do?"


ACTION = Question("action", "{}", says=_prompt, clause="FO-CORE-06", busy="That is not one of your actions.")
"""What the active player does next; the chapters have verbs for it."""
STANDS = Need(lambda s, ask, a: goods.standing(s, ask.seat) > 0, "None of your workers stands.", "FO-TURN-01")
"""For verbs that lay down a worker."""
END_TURN = Verb("end", at=ACTION, says="End your turn", clause="FO-TURN-09", ends=True, passes=True)
LABOUR = Verb("labour", at=ACTION, says="Hire a worker out for the day: $1", clause="FO-TURN-04", needs=(STANDS,))
END, HIRE_OUT = END_TURN.each[0], LABOUR.each[0]

OFFERS: list[Callable[[State, int], list[Action]]] = []
"""What each chapter has on offer to the active player, in the order of D5 (see steps.py). The lists are only read."""
NOTHING: list[Action] = []
"""What a chapter has on offer where there is nothing to do."""
ACTION_RULES: dict[str, Callable[[State, Action], Rule[None]]] = {}
"""What each action does, by its verb; the chapters fill it."""
AT_TURN_START: list[Callable[[State], None]] = []
"""What chapters note when a turn begins."""
AT_TURN_END: list[Callable[[State], None]] = []
"""What chapters settle when a turn ends. FO-LUM-27"""


def begin_turn(s: State, seat: int) -> None:
    """FO-CORE-05, FO-ROUND-06"""
    s.active = seat
    s.turns += 1
    s.turn = Turn(sold=[0] * len(GOOD))
    for note in AT_TURN_START:
        note(s)
    s.tell(story.TurnBegan, s.active, goods.standing(s, s.active))


def goes_on(s: State, seat: int) -> bool:
    return not s.now.ended


def action_options(s: State) -> list[Action]:
    """General actions, worker actions, uses of buildings and cards, day labour, or the end. FO-CORE-06"""
    options: list[Action] = []
    seat = s.active
    land.UNCHANGED[0] = land.Map(s)
    try:
        for offers in OFFERS:
            options += offers(s, seat)
    finally:
        land.UNCHANGED[0] = None
    if goods.standing(s, seat):
        options.append(HIRE_OUT)
    options.append(END)
    return options


def take_action(s: State, seat: int) -> Rule[None]:
    """One action, or none any more. FO-CORE-06, FO-TURN-09"""
    choice = yield Ask(s.active, ACTION, lambda: action_options(s))
    if choice is END:
        s.now.ended = True
    elif choice is HIRE_OUT:
        goods.lay(s, s.active)
        s.players[s.active].goods[MONEY] += 1
        s.tell(story.DayLabour, s.active)
    else:
        yield from ACTION_RULES[choice.verb](s, choice)


def end_turn(s: State, seat: int) -> None:
    """FO-TURN-09, FO-LUM-27"""
    for settle in AT_TURN_END:
        settle(s)
    s.tell(story.TurnEnded, s.active)


def done(s: State, what: int) -> bool:
    """Whether what may be done once a turn was done. FO-GEN-02"""
    return s.turn is not None and bool(s.turn.done >> what & 1)


def did(s: State, what: int) -> None:
    """It was done for this turn. FO-GEN-02"""
    s.now.done |= 1 << what


def leads_from(kind: str, names: Names, find: Callable[[State, int], Iterable[int]]) -> Callable[..., list[str]]:
    """For `further` of a verb: a click on one of these things begins what it is good for, and goes on with it."""
    return lambda s, ask, a: [f"{kind}:{names[each]}" for each in find(s, ask.seat)]


def not_yet(what: int, reason: str) -> Need:
    """The need of a verb that is good once a turn. FO-GEN-02"""
    return Need(lambda s, ask, a: s.turn is None or not s.turn.done >> what & 1, reason, "FO-GEN-02")
