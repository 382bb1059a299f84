"""Events, their jobs, and victory points. Chapter 5.20."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.steps import If, On
from saddlebag.games.deck_goes_west.rules import ending, perform
from saddlebag.games.deck_goes_west.rules.grid import BESIDE, WEST, col_of
from saddlebag.games.deck_goes_west.rules.tasks import EVENT_TASKS, Occasion, Task
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story


def fire(s: State, occasion: Occasion, seats: list[int], x: int = 0) -> Rule[None]:
    """Those who caused an event complete all its jobs, each fully; a team does so once. DW-EVT-02, 06, 11, 14

    The record of the event is updated when all jobs have been looked at. DW-EVT-10"""
    tasks = EVENT_TASKS[s.mission][occasion.event]
    if tasks:
        if not s.versus:
            seats = seats[:1]
        several = len(seats) > 1
        for seat in seats:
            for task in tasks:
                if not s.players[seat].alive:  # an earlier one has killed them
                    break
                yield from perform.perform_event(s, seat, task, occasion, x, several)
        if several:
            ending.check_score(s)
    records = s.records
    records[occasion.event] = max(records[occasion.event], col_of(occasion.cell))


def holds(s: State, seat: int, condition: If, occasion: Occasion) -> bool:
    """Whether one of the tests of an event job's condition holds. DW-COND-03, DW-COND-04"""
    return any(_test(s, seat, test, occasion) for test in condition.tests)


def _test(s: State, seat: int, test: int, occasion: Occasion) -> bool:
    if test <= terms.RIVER:
        return s.place(s.players[seat].cell) == test
    if test == terms.WESTMOST:  # DW-EVT-07
        return col_of(occasion.cell) > s.records[occasion.event]
    if test == terms.HEADING_WEST:
        return occasion.direction == WEST
    if test == terms.LINKED:  # DW-SPEC-02
        return any(occasion.cell + beside in s.railways for beside in BESIDE)
    return occasion.cell not in s.fed


# --- points -----------------------------------------------------------------------------------------------------


def score(s: State, seat: int, points: int, why: tuple[int, int] = (NOBODY, NOBODY)) -> None:
    """The token moves forward, at most to the end. DW-VP-01"""
    token = s.token(seat)
    before = s.vp[token]
    s.vp[token] = min(before + points, s.board.score_len)
    if points:
        s.tell(story.PointsScored, seat, s.vp[token] - before, s.vp[token], *why)


def reason(task: Task, place: int) -> tuple[int, int]:
    """What a step of a job is done for: the event, and the last condition before it; NOBODY where there is none."""
    event, test = NOBODY, NOBODY
    for step in task.steps[:place]:
        if isinstance(step, On):
            event = step.event
        elif isinstance(step, If):
            test = step.tests[0]
    return event, test


def lose(s: State, seat: int, points: int) -> None:
    """The token moves back, but not below 0. DW-VP-03"""
    token = s.token(seat)
    before = s.vp[token]
    s.vp[token] = max(before - points, 0)
    if s.vp[token] < before:
        s.tell(story.PointsLost, seat, before - s.vp[token], s.vp[token])


# --- events that are noticed rather than done -------------------------------------------------------------------


def party_moved(s: State, seat: int) -> Rule[None]:
    """Own movement may have brought the whole party further West than ever; once for each column. DW-SPEC-01"""
    while min(s.columns()) > s.party:
        s.party += 1
        yield from fire(s, Occasion(terms.ON_PARTY_WEST, s.players[seat].cell), [seat])


def party_relocated(s: State) -> None:
    """Columns gained by relocation count, but fire nothing. DW-SPEC-01"""
    s.party = max(s.party, min(s.columns()))


def wagon_damaged(s: State, damage: int) -> Rule[None]:
    """Once for each attack or departure, the whole team being its cause. DW-WAG-07, DW-X-06"""
    if damage:
        s.tell(story.WagonDamaged, damage)
        yield from fire(s, Occasion(terms.ON_WAGON_DAMAGE, s.wagon), s.clockwise(s.active), damage)
