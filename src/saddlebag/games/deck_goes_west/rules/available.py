"""Which jobs a player can start now. Chapter 5.5 and the startable test of 9.1."""

from collections.abc import Sequence

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.engine.verbs import Need, offered
from saddlebag.engine.words import Refusal, counted
from saddlebag.games.deck_goes_west.content import KIND_NAMES, KIND_OF, RESOURCE, TILE_NAMES, TILE_TYPE
from saddlebag.games.deck_goes_west.content.directives import TYPE
from saddlebag.games.deck_goes_west.effects.jobs import ANY_KEY, GAIN_KEYS
from saddlebag.games.deck_goes_west.effects.steps import If
from saddlebag.games.deck_goes_west.effects.terms import DANGER, LAKE, SELECTORS
from saddlebag.games.deck_goes_west.rules import land, railways
from saddlebag.games.deck_goes_west.rules.perform import barred_from_paying, condition_holds, first_failing
from saddlebag.games.deck_goes_west.rules.tasks import (
    ABILITY,
    BUY,
    BUY_TASKS,
    CARD_TASKS,
    CARD_TASKS_AT,
    CHARACTER_TASKS,
    CHARACTER_TASKS_AT,
    CLASSES,
    DANGER_CARD,
    EVERYWHERE,
    MISSION_CARD,
    MISSION_JOB,
    MISSION_TASKS,
    MISSION_TASKS_AT,
    ON_TILE,
    PLAY,
    PURCHASE,
    ROW,
    TILE_TASKS,
    TILE_TASKS_AT,
    Task,
    holdings,
    row_card,
)
from saddlebag.games.deck_goes_west.state import BLOCKED, State
from saddlebag.games.deck_goes_west.words.decisions import ACTION, holds


class Reach:
    """What a player has to start jobs with: the place, the stock, the hand by classes of cards; and whose meeple it is
    that movement jobs would move, which in a trade may be the other's. DW-TRADE-07"""

    __slots__ = ("has", "mover", "place", "seat", "stock")

    def __init__(self, s: State, seat: int, mover: int = NOBODY) -> None:
        player = s.players[seat]
        self.seat = seat
        self.mover = seat if mover == NOBODY else mover
        self.place = s.place(player.cell)
        self.stock = player.stock
        self.has = holdings(player.stock, player.hand)
        """Resources and cards in one list, as `Task.takes` names them."""

    @property
    def counts(self) -> list[int]:
        """The hand by classes of cards."""
        return self.has[CLASSES:]


def tasks(s: State, seat: int, here: int) -> list[tuple[Task, ...]]:
    """The jobs that a player has at this place: on cards in hand, on the untapped character, on the tile, of the
    mission. Cards that are alike are looked at once. DW-ACT-02, DW-TILE-01, DW-TILE-03, DW-CHAR-02, DW-ACT-06

    With `partial_conditions` those of any other place, too."""
    player = s.players[seat]
    place = EVERYWHERE if s.options.partial_conditions else here
    of_kind = CARD_TASKS_AT[place]
    found: list[tuple[Task, ...]] = []
    last = -1
    for card in player.hand:
        kind = KIND_OF[card]
        if kind != last:
            last = kind
            found.append(of_kind[kind])
    if not player.tapped:
        found.append(CHARACTER_TASKS_AT[place][player.character])
    if player.standing and here != BLOCKED:
        found.append(TILE_TASKS_AT[place][s.land[player.cell]])
    used = s.missions_used[seat]
    if used:
        found.append(tuple([task for task in MISSION_TASKS_AT[place][s.mission] if not used >> task.number & 1]))
    else:
        found.append(MISSION_TASKS_AT[place][s.mission])
    return found


def startable(s: State, jobs: list[tuple[Task, ...]], reach: Reach) -> list[Action]:
    """Those of the jobs at this place that can be started. DW-ACT-08"""
    if s.options.partial_conditions:
        return [task.action for some in jobs for task in some if can_start(s, task, reach)]
    has = reach.has
    found: list[Action] = []
    for some in jobs:
        for task in some:  # what `can_start` asks, but for the place, without a call for each
            for thing, number in task.takes:
                if has[thing] < number:
                    break
            else:
                if task.simple or _nothing_else_missing(s, task, reach):
                    found.append(task.action)
    return found


def can_start(s: State, task: Task, reach: Reach) -> bool:
    """Whether there is an X and a series of choices with which every step of a job can be completed. DW-ACT-08"""
    if not task.places >> reach.place & 1:
        return s.options.partial_conditions and _begins(s, task, reach)
    if any(reach.has[thing] < number for thing, number in task.takes):
        return False
    return task.simple or _nothing_else_missing(s, task, reach)


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
    if task.looks and not land.has_target(s, seat):
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
    fitting = [
        task
        for some in tasks(s, seat, s.place(s.players[seat].cell))
        for task in some
        if task.key == key or (task.key == ANY_KEY and _can_gain(s, task, key))
    ]
    if rolling:
        fitting = [task for task in fitting if task.rolls_gain]
    if not fitting:
        return []
    return startable(s, [tuple(fitting)], Reach(s, seat, s.mover if mover == NOBODY else mover))


def _can_gain(s: State, task: Task, key: str) -> bool:
    """Whether a job that gains any can gain what an action gains: nothing that it pays itself. DW-RES-07"""
    if key not in GAIN_KEYS:
        return False
    return s.options.any_gain_may_equal_paid or not task.job.paid >> GAIN_KEYS.index(key) & 1


# --- why a job cannot be started --------------------------------------------------------------------------------


def _jobs(s: State, ask: Ask, action: Action) -> Sequence[Task]:
    """The jobs among which an answer chooses by number."""
    if action.verb == PLAY.name:
        return CARD_TASKS[action.arg]
    if action.verb == ABILITY.name:
        return CHARACTER_TASKS[s.players[ask.seat].character]
    if action.verb == MISSION_JOB.name:
        return MISSION_TASKS[s.mission]
    if action.verb == BUY.name:
        return BUY_TASKS[KIND_OF[row_card(s, action.arg)]][action.arg]
    task = TILE_TASKS[s.land[s.players[ask.seat].cell]]
    return () if task is None else (task,)


def _meant(s: State, ask: Ask, action: Action) -> Task:
    return _jobs(s, ask, action)[0 if action.verb == ON_TILE.name else action.args[-1]]


def missing(s: State, ask: Ask, action: Action) -> Refusal:
    """What a job lacks. DW-ACT-08"""
    seat, task = ask.seat, _meant(s, ask, action)
    reach = Reach(s, seat, s.mover)
    if not task.places >> reach.place & 1:
        return _wrong_place(s, seat, task)
    for res, amount in task.pays:
        if reach.stock[res] < amount:
            return Refusal(f"It takes {amount} {RESOURCE[res]}; you have {reach.stock[res]}.", "DW-ACT-08")
    for selector, number in task.cards:
        if reach.counts[selector] < number:
            kind = f"{SELECTORS[selector].partition(':')[2]} {'danger' if selector >= DANGER else 'item'}".strip()
            number -= task.own >> selector & 1
            return Refusal(f"It takes {counted(number, 'other ' + kind)} from your hand.", "DW-CARD-09")
    return _special_lack(s, seat, task)


def _wrong_place(s: State, seat: int, task: Task) -> Refusal:
    types = " or ".join(TYPE[kind] for kind in range(BLOCKED - 1) if task.places >> kind & 1)
    if s.players[seat].cell in s.bandits:
        return Refusal(f"It needs a tile ({types}) without bandits.", "DW-COND-01")
    here = TYPE[TILE_TYPE[s.land[s.players[seat].cell]]].replace("_", " ")
    return Refusal(f"It needs a {types}; you are on a {here}.", "DW-COND-01")


def _special_lack(s: State, seat: int, task: Task) -> Refusal:
    cell = s.players[seat].cell
    if task.is_battle and cell not in s.bandits:
        return Refusal("There are no bandits here to fight.", "DW-BAT-03")
    if task.any_pays and max(s.players[seat].stock) < task.any_pays[0]:
        return Refusal(f"It takes {task.any_pays[0]} of one resource.", "DW-RES-04")
    if task.conditions:
        return Refusal("This village has been fed today.", "DW-SPEC-03")
    if task.builds is not None and not railways.can_build(s, seat, task):
        return _no_building(s, cell, bool(task.builds.bridge))
    if task.looks:
        return Refusal("No face-down tile is near enough.", "DW-REV-12")
    if task.train is not None:
        return Refusal("No railway tile can be reached from here by train.", "DW-ACT-16")
    return Refusal(f"It costs {counted(task.loses, 'point')}, which you do not have.", "DW-VP-03")


def _no_building(s: State, cell: int, bridge: bool) -> Refusal:
    if cell in s.bandits:
        return Refusal("Nobody builds among bandits.", "DW-RAIL-04")
    if cell in s.railways:
        return Refusal("A railway is here already.", "DW-RAIL-04")
    on_lake = TILE_TYPE[s.land[cell]] == LAKE
    if on_lake != bridge:
        clause = "DW-RAIL-03" if bridge else "DW-RAIL-02"
        return Refusal("A bridge needs a lake." if bridge else "A lake needs a bridge.", clause)
    return Refusal("No metal counter is left in the supply.", "DW-LIMIT-01")


def _can_start(s: State, ask: Ask, action: Action) -> bool:
    return can_start(s, _meant(s, ask, action), Reach(s, ask.seat, s.mover))


JOB_EXISTS = Need(
    lambda s, ask, a: a.args[-1] < len(_jobs(s, ask, a)),
    lambda s, ask, a: f"There is no such job; there are {len(_jobs(s, ask, a))}.",
    "DW-ACT-02",
)
CAN_START = (
    Need(_can_start, lambda s, ask, a: missing(s, ask, a).reason, lambda s, ask, a: missing(s, ask, a).clause),
    Need(
        lambda s, ask, a: ask.question is ACTION or offered(s, ask, a),
        "It is not a job of the kind that can join now.",
        "DW-ACT-03",
    ),
)
PLAY.demand(
    Need(
        lambda s, ask, a: holds(s, ask.seat, a.arg),
        lambda s, ask, a: f"You do not hold {KIND_NAMES[a.arg]}.",
        "DW-ACT-02",
    ),
    JOB_EXISTS,
    *CAN_START,
)
ABILITY.demand(
    Need(lambda s, ask, a: not s.players[ask.seat].tapped, "Your character has been used today.", "DW-CHAR-02"),
    JOB_EXISTS,
    *CAN_START,
)
ON_TILE.demand(
    Need(
        lambda s, ask, a: bool(_jobs(s, ask, a)),
        lambda s, ask, a: f"{TILE_NAMES[s.land[s.players[ask.seat].cell]]} has no job.",
        "DW-TILE-01",
    ),
    Need(lambda s, ask, a: s.players[ask.seat].cell not in s.bandits, "Bandits are on this tile.", "DW-TILE-01"),
    Need(
        lambda s, ask, a: s.players[ask.seat].standing,
        "You have used this tile on this visit; move away and come back.",
        "DW-TILE-03",
    ),
    *CAN_START,
)
MISSION_JOB.demand(
    JOB_EXISTS,
    Need(
        lambda s, ask, a: not s.missions_used[ask.seat] >> a.arg & 1,
        "That job of the mission is in this action already.",
        "DW-ACT-06",
    ),
    *CAN_START,
)
BUY.demand(
    Need(lambda s, ask, a: a.arg >= ROW - len(s.trade_row), "No card is left for this slot.", "DW-BUY-06"),
    JOB_EXISTS,
    *CAN_START,
)
