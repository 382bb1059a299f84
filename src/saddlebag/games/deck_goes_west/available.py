"""Which jobs a player can start now. Chapter 5.5 and the startable test of 9.1."""

from collections.abc import Iterable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west import land, railways
from saddlebag.games.deck_goes_west.content import KIND_OF
from saddlebag.games.deck_goes_west.jobs import ANY_KEY, GAIN_KEYS, If
from saddlebag.games.deck_goes_west.perform import barred_from_paying, condition_holds, first_failing
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.tasks import (
    CARD_TASKS_AT,
    CHARACTER_TASKS_AT,
    DANGER_CARD,
    EVERYWHERE,
    MISSION_CARD,
    MISSION_TASKS_AT,
    PURCHASE,
    TILE_TASKS,
    Task,
    class_counts,
)


class Reach:
    """What a player has to start jobs with: the place, the stock, the hand by classes of cards; and whose meeple it is
    that movement jobs would move, which in a trade may be the other's. DW-TRADE-07"""

    __slots__ = ("counts", "mover", "place", "seat", "stock")

    def __init__(self, s: State, seat: int, mover: int = NOBODY) -> None:
        player = s.players[seat]
        self.seat = seat
        self.mover = seat if mover == NOBODY else mover
        self.place = s.place(player.cell)
        self.stock = player.stock
        self.counts = class_counts(player.hand)


def place_for_jobs(s: State, seat: int) -> int:
    """The place whose jobs are looked at; with `partial_conditions` those of any other place, too."""
    return EVERYWHERE if s.options.partial_conditions else s.place(s.players[seat].cell)


def tasks(s: State, seat: int) -> list[Task]:
    """The jobs that a player has at this place: on cards in hand, on the untapped character, on the tile, of the
    mission. Cards that are alike are looked at once. DW-ACT-02, DW-TILE-01, DW-TILE-03, DW-CHAR-02, DW-ACT-06"""
    player = s.players[seat]
    place = place_for_jobs(s, seat)
    of_kind = CARD_TASKS_AT[place]
    found: list[Task] = []
    last = -1
    for card in player.hand:
        kind = KIND_OF[card]
        if kind != last:
            last = kind
            found += of_kind[kind]
    if not player.tapped:
        found += CHARACTER_TASKS_AT[place][player.character]
    if player.standing and player.cell not in s.bandits:
        task = TILE_TASKS[s.land[player.cell]]
        if task is not None:
            found.append(task)
    used = s.missions_used[seat]
    if used:
        found += [task for task in MISSION_TASKS_AT[place][s.mission] if not used >> task.number & 1]
    else:
        found += MISSION_TASKS_AT[place][s.mission]
    return found


def startable(s: State, jobs: Iterable[Task], reach: Reach) -> list[Task]:
    """Those of the jobs for which there is an X and a series of choices with which every step can be completed.
    DW-ACT-08"""
    place, stock, counts = reach.place, reach.stock, reach.counts
    found: list[Task] = []
    for task in jobs:
        if task.places >> place & 1:
            for res, amount in task.pays:
                if stock[res] < amount:
                    break
            else:
                for selector, number in task.cards:
                    if counts[selector] < number:
                        break
                else:
                    if task.simple or _nothing_else_missing(s, task, reach):
                        found.append(task)
        elif s.options.partial_conditions and _begins(s, task, reach):
            found.append(task)
    return found


def _nothing_else_missing(s: State, task: Task, reach: Reach) -> bool:
    """What only some jobs need. DW-ACT-09, DW-ACT-16, DW-BAT-03, DW-RAIL-02..04, DW-VP-03"""
    seat = reach.seat
    if task.is_battle and s.players[seat].cell not in s.bandits:
        return False
    if task.any_pays:
        if not _in_one_type(reach.stock, task.largest_any_pay):
            return False
        if not task.one_any_pay or task.key == ANY_KEY:
            needs = task.needs(0, len(task.steps))
            if not needs.met(reach.stock, reach.counts, 0, barred_from_paying(s, task)):
                return False
    if task.conditions and not all(condition_holds(s, seat, condition) for condition in task.conditions):
        return s.options.partial_conditions and _begins(s, task, reach)
    if task.builds is not None and not railways.can_build(s, seat, task):
        return False
    if task.looks and not land.targets(s, seat):
        return False
    if task.train is not None and not railways.can_add_ride(s, reach.mover, task.train.reach):
        return False
    return s.options.vp_cost_floor or s.vp[s.token(seat)] >= task.loses


def _in_one_type(stock: list[int], amount: int) -> bool:
    """Whether there is so much of gold, metal, wood or food. DW-RES-04"""
    return stock[0] >= amount or stock[1] >= amount or stock[2] >= amount or stock[3] >= amount


def _begins(s: State, task: Task, reach: Reach) -> bool:
    """With `partial_conditions` a job may be begun although a condition fails, if at least a card, the character or
    the visit is spent on it: what changes nothing could go on for ever. A card is bought only by a whole job."""
    end = first_failing(s, reach.seat, task)
    idle = all(isinstance(step, If) for step in task.steps[:end])
    if task.source == PURCHASE or (idle and task.source in (DANGER_CARD, MISSION_CARD)):
        return False
    counts = reach.counts
    if task.from_hand and task.own:
        counts = [count - (task.own >> selector & 1) for selector, count in enumerate(counts)]
    return task.needs(0, end).met(reach.stock, counts, 0)


def jobs_with_key(s: State, seat: int, key: str, rolling: bool = False, mover: int = NOBODY) -> list[Action]:
    """The jobs that can join an action whose last icon this is; only those that roll dice, if rolling; or those that
    would help this meeple to move. DW-ACT-03, DW-COOP-02, DW-COOP-12, DW-TRADE-07"""
    fitting = [task for task in tasks(s, seat) if task.key == key or (task.key == ANY_KEY and _can_gain(s, task, key))]
    if rolling:
        fitting = [task for task in fitting if task.rolls_gain]
    if not fitting:
        return []
    return [task.action for task in startable(s, fitting, Reach(s, seat, s.mover if mover == NOBODY else mover))]


def _can_gain(s: State, task: Task, key: str) -> bool:
    """Whether a job that gains any can gain what an action gains: nothing that it pays itself. DW-RES-07"""
    if key not in GAIN_KEYS:
        return False
    return s.options.any_gain_may_equal_paid or not task.job.paid >> GAIN_KEYS.index(key) & 1
