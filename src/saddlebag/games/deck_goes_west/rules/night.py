"""The night phase: exactly the steps that the mission lists, in its order. Chapters 5.24 and 5.33."""

from collections.abc import Callable

from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import MISSIONS, directives
from saddlebag.games.deck_goes_west.effects.terms import EXHAUSTION
from saddlebag.games.deck_goes_west.rules import bandits, cards, death, ending, land
from saddlebag.games.deck_goes_west.state import COLUMN, PAINS, Due, State
from saddlebag.games.deck_goes_west.words import story

RAIDED, FULL_HANDS = "raided", "full hands"
"""Who decides something in a step of the night: those whom bandits attack, those whose hands are full."""


class Planned:
    """A step of a mission's night."""

    __slots__ = ("asks", "full_hands", "kind", "number")

    def __init__(self, step: directives.NightStep) -> None:
        self.kind = step.kind
        self.number = step.number
        self.asks = step.kind in ASKING
        """Whether players decide something in it, beside attacks."""
        self.full_hands = step.kind == directives.FULL_HAND


def steps_of(s: State) -> list[Planned]:
    """What the mission lists. DW-NIGHT-01, DW-NIGHT-03"""
    return NIGHTS_AS_PRINTED[s.mission] if s.options.cautious_cargo_as_printed else NIGHTS[s.mission]


def next_steps(s: State) -> None:
    """Exactly the steps that the mission lists, in its order, up to one in which somebody may decide. DW-NIGHT-01"""
    if not s.night_step:
        s.tell(story.NightFell)
    steps = steps_of(s)
    while s.night_step < len(steps):
        step = steps[s.night_step]
        s.night_step += 1
        STEPS[step.kind](s, step.number)
        if step.asks or s.raids:
            return


def is_over(s: State) -> bool:
    """Whether the mission lists no further step. DW-NIGHT-01"""
    return s.night_step >= len(steps_of(s))


def break_of_day(s: State) -> None:
    """All steps of the night are done."""
    s.night_step = 0


def who_decides(s: State) -> str:
    """Attacks and full hands are for players to deal with. DW-NIGHT-08, DW-HAND-01"""
    if s.raids:
        return RAIDED
    return FULL_HANDS if steps_of(s)[s.night_step - 1].full_hands and death.full_hands(s) else ""


def move_trade_row(s: State, number: int) -> None:
    """Slot 5 to the trade discard, the others one to the right, a new card to slot 1. DW-NIGHT-05"""
    if s.trade_row:
        cards.scrap(s, s.trade_row.pop())
    cards.fill_row(s)
    s.tell(story.RowMoved)


def move_day_tracker(s: State, number: int) -> None:
    """One sun forward; at the last one the match is over. DW-NIGHT-04"""
    s.day += 1
    ending.check_days(s)


def exhaustion(s: State, number: int) -> None:
    """Every player gains exhaustion. DW-NIGHT-06, DW-SPEC-12"""
    for seat in s.player_order():
        s.due.append(Due(PAINS, seat, EXHAUSTION, number))


def attack(s: State, number: int) -> None:
    """Groups that share a tile with a meeple or the wagon attack one after another. DW-NIGHT-07, DW-NIGHT-08"""
    held = [player.cell for player in s.players if player.alive] + [s.wagon]
    s.raids = bandits.in_order([cell for cell in dict.fromkeys(held) if cell in s.bandits])


def raids_are_over(s: State) -> bool:
    """Whether no other group attacks. DW-NIGHT-08"""
    return not s.raids


def drop_column(s: State, number: int) -> None:
    """DW-SPEC-10"""
    s.due.append(Due(COLUMN, NOBODY, 0, 0))


def remove(s: State, number: int) -> None:
    """Tiles far in the East go; some missions are lost with a wagon there. DW-EAST-01..04, DW-SPEC-09"""
    if land.remove_eastern(s, number):
        ending.end(s, ending.WAGON, [])


def pass_p1(s: State, number: int) -> None:
    """To the next living player clockwise. DW-NIGHT-10"""
    if s.versus:
        s.p1 = s.clockwise(s.p1 + 1)[0]
        s.tell(story.P1Passed, s.p1)


def unfeed(s: State, number: int) -> None:
    """DW-SPEC-03"""
    s.fed = []


def nothing(s: State, number: int) -> None:
    """What players decide in this step comes next in the course."""


STEPS: dict[int, Callable[[State, int], None]] = {
    directives.TRADE_ROW: move_trade_row,
    directives.DAY: move_day_tracker,
    directives.ATTACK: attack,
    directives.MOVE: lambda s, number: bandits.move_all(s),
    directives.REMOVE: remove,
    directives.APPEAR: lambda s, number: bandits.appear(s),
    directives.SPLIT: bandits.split_all,
    directives.PASS_P1: pass_p1,
    directives.UNFEED: unfeed,
    directives.EXHAUSTION_STEP: exhaustion,
    directives.FULL_HAND: nothing,
    directives.DROP_COLUMN: drop_column,
}
ASKING = frozenset({directives.EXHAUSTION_STEP, directives.FULL_HAND, directives.DROP_COLUMN})
"""Steps in which players decide something, beside attacks."""


NIGHTS = [[Planned(step) for step in mission.night] for mission in MISSIONS]
NIGHTS_AS_PRINTED = [[Planned(step) for step in mission.night_as_printed] for mission in MISSIONS]
