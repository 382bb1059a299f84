"""The night phase: exactly the steps that the mission lists, in its order. Chapters 5.24 and 5.33."""

from collections.abc import Callable

from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west import bandits, battle, cards, death, ending, land
from saddlebag.games.deck_goes_west.directives import (
    APPEAR,
    ATTACK,
    DAY,
    DROP_COLUMN,
    EXHAUSTION_STEP,
    FULL_HAND,
    MOVE,
    PASS_P1,
    REMOVE,
    SPLIT,
    TRADE_ROW,
    UNFEED,
)
from saddlebag.games.deck_goes_west.jobs import EXHAUSTION
from saddlebag.games.deck_goes_west.state import DAWN, NIGHT, State
from saddlebag.games.deck_goes_west.story import NightFell, P1Passed, RowMoved


def night(s: State) -> Rule[None]:
    """Step after step; the table rests after one that asks. DW-NIGHT-01"""
    if s.night_step == 0:
        s.tell(NightFell)
    steps = s.night_list
    while s.stage == NIGHT:
        if s.night_step == len(steps):
            s.night_step = 0
            s.stage = DAWN
            return
        step = steps[s.night_step]
        s.night_step += 1
        at_once = AT_ONCE.get(step.kind)
        if at_once is None:
            yield from WITH_QUESTIONS[step.kind](s, step.number)
            return
        at_once(s, step.number)


def move_trade_row(s: State, number: int) -> None:
    """Slot 5 to the trade discard, the others one to the right, a new card to slot 1. DW-NIGHT-05"""
    if s.trade_row:
        cards.scrap(s, s.trade_row.pop())
    cards.fill_row(s)
    s.tell(RowMoved)


def move_day_tracker(s: State, number: int) -> None:
    """One sun forward; at the last one the match is over. DW-NIGHT-04"""
    s.day += 1
    ending.check_days(s)


def exhaustion(s: State, number: int) -> Rule[None]:
    """Every player gains exhaustion. DW-NIGHT-06, DW-SPEC-12"""
    for seat in s.player_order():
        yield from cards.take_danger(s, seat, EXHAUSTION, number)


def attack(s: State, number: int) -> None:
    """Groups that share a tile with a meeple or the wagon attack one after another. DW-NIGHT-07, DW-NIGHT-08"""
    held = [player.cell for player in s.players if player.alive] + [s.wagon]
    s.raids = bandits.in_order([cell for cell in s.bandits if cell in held])
    if s.raids:
        battle.begin_raid(s)


def remove(s: State, number: int) -> None:
    """Tiles far in the East go; some missions are lost with a wagon there. DW-EAST-01..04, DW-SPEC-09"""
    if land.remove_eastern(s, number):
        ending.end(s, ending.WAGON, [])


def pass_p1(s: State, number: int) -> None:
    """To the next living player clockwise. DW-NIGHT-10"""
    if s.versus:
        s.p1 = s.clockwise(s.p1 + 1)[0]
        s.tell(P1Passed, s.p1)


def unfeed(s: State, number: int) -> None:
    """DW-SPEC-03"""
    s.fed = []


AT_ONCE: dict[int, Callable[[State, int], None]] = {
    TRADE_ROW: move_trade_row,
    DAY: move_day_tracker,
    ATTACK: attack,
    MOVE: lambda s, number: bandits.move_all(s),
    REMOVE: remove,
    APPEAR: lambda s, number: bandits.appear(s),
    SPLIT: bandits.split_all,
    PASS_P1: pass_p1,
    UNFEED: unfeed,
}
WITH_QUESTIONS: dict[int, Callable[[State, int], Rule[None]]] = {
    EXHAUSTION_STEP: exhaustion,
    FULL_HAND: lambda s, number: death.full_hand_check(s),
    DROP_COLUMN: lambda s, number: land.drop_column(s),
}
