"""Moving over the map: one action, step by step. Chapters 5.15, 5.16 (by movement) and 5.18 (trains)."""

from saddlebag.engine.actions import Action, Verb
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.deck_goes_west import actions, available, cards, day, events, land, railways, trade, wagon
from saddlebag.games.deck_goes_west.content import IS_WATER, TILE_TYPE
from saddlebag.games.deck_goes_west.decisions import (
    DECLINE,
    ENTER,
    GO,
    HAUL,
    LOAD,
    MOVE,
    PUSH,
    RIDE,
    STEP,
    STOP,
    TRY,
)
from saddlebag.games.deck_goes_west.grid import BESIDE, DIRECTION, distance
from saddlebag.games.deck_goes_west.jobs import CLIMB, MOVE_KEY, PAIN, SAIL, WALK
from saddlebag.games.deck_goes_west.state import ATTEMPT, LOADING, MOVING, State
from saddlebag.games.deck_goes_west.story import Declined, Moved, Rode
from saddlebag.games.deck_goes_west.ways import COST, RAILWAY_WAYS, WAY, WAYS, Way


def _answers(verb: Verb) -> list[list[Action]]:
    return [[verb.of(direction, way) for way in range(len(WAY))] for direction in range(len(DIRECTION))]


STEPS, HAULS, PUSHES = _answers(STEP), _answers(HAUL), _answers(PUSH)


# --- activating movement jobs -----------------------------------------------------------------------------------


def begin(s: State, seat: int) -> None:
    """A movement job was paid; further ones may be added before the meeple sets out. DW-MOVE-10, DW-MOVE-18"""
    s.mover = seat
    if s.hides(seat) or available.jobs_with_key(s, seat, MOVE_KEY):
        s.waiting = [seat]
        s.stage = LOADING
    else:
        set_out(s)


def load(s: State) -> Rule[None]:
    """Add a movement job or say go; in a trade both do so in turn. DW-MOVE-10, DW-TRADE-07"""
    seat = s.waiting[0]
    if s.hides(seat) or available.jobs_with_key(s, seat, MOVE_KEY):
        choice = yield Ask(seat, LOAD, lambda: available.jobs_with_key(s, seat, MOVE_KEY) + GO.each, s.mover)
        if choice.verb != GO.name:
            yield from actions.start(s, seat, choice)
            s.waiting.append(seat)
    s.waiting.pop(0)
    if not s.waiting:
        set_out(s)


def set_out(s: State) -> None:
    """All movement jobs are paid. DW-MOVE-18"""
    s.stage = MOVING
    if not can_go_on(s):
        finish(s)


def can_go_on(s: State) -> bool:
    """Whether movement is left that could be used: the action ends by itself when there is none. DW-MOVE-21"""
    return any(s.pool) or bool(s.rides and railways.goals(s, s.players[s.mover].cell, max(s.rides)))


def finish(s: State) -> None:
    """Unused movement is lost. DW-MOVE-12"""
    s.mover = s.attempt = NOBODY
    s.pool = [0, 0, 0]
    s.rides = []
    if s.trade.partner == NOBODY:
        day.finish_action(s)
    else:
        trade.after_help(s)


# --- stepping, trying, riding -----------------------------------------------------------------------------------


def move(s: State) -> Rule[None]:
    """One step, attempt or ride, with all that it causes; or stop. DW-MOVE-18, DW-MOVE-19, DW-MOVE-22"""
    choice = yield Ask(s.mover, MOVE, lambda: moves(s))
    verb = choice.verb
    if verb == STOP.name:
        finish(s)
        return
    if verb == TRY.name:
        yield from attempt(s, choice.arg)
        return
    if verb == RIDE.name:
        yield from ride(s, choice.arg)
    elif verb == PUSH.name:
        yield from push(s, choice)
    else:
        yield from step(s, choice)
    if not can_go_on(s):
        finish(s)


def moves(s: State) -> list[Action]:
    """Every step, attempt and ride that the pool allows, and stop. DW-MOVE-02, DW-MOVE-13, DW-REV-06, DW-WAG-02"""
    here = s.players[s.mover].cell
    options: list[Action] = []
    if any(s.pool):
        with_wagon = s.wagon == here
        pushing = with_wagon and s.options.wagon_pull == "push"
        for direction, beside in enumerate(BESIDE):
            cell = here + beside
            if cell in s.fringe:
                options.append(TRY.each[direction])
            elif cell in s.land:
                ways = open_ways(s, here, cell)
                options += [STEPS[direction][way.name] for way in ways]
                if with_wagon:
                    options += [HAULS[direction][way.name] for way in ways]
                if pushing:
                    options += [PUSHES[direction][way.name] for way in ways]
    if s.rides:
        options += [RIDE.of(cell) for cell in railways.goals(s, here, max(s.rides))]
    return options + STOP.each


def open_ways(s: State, here: int, cell: int) -> list[Way]:
    """The entry options of a tile that the pool can pay; free walking once for each railway tile.
    DW-MOVE-03, DW-MOVE-08, DW-MOVE-17, DW-MOVE-20, DW-RAIL-07, DW-RAIL-08"""
    walk, climb, sail = s.pool
    from_water = IS_WATER[TILE_TYPE[s.land[here]]]
    ways = (RAILWAY_WAYS if cell in s.railways else WAYS)[TILE_TYPE[s.land[cell]]][from_water]
    return [
        way
        for way in ways
        if way.walk <= walk and way.climb <= climb and way.sail <= sail and not (way.refund and cell in s.refunded)
    ]


def step(s: State, choice: Action) -> Rule[None]:
    """The meeple, and the wagon if it is taken along, goes to the next tile. DW-MOVE-02, DW-WAG-02, DW-WAG-12"""
    seat = s.mover
    direction, way = choice.args
    hauled = choice.verb == HAUL.name
    cell = s.players[seat].cell + BESIDE[direction]
    spend(s, cell, COST[way])
    yield from leave(s, seat)
    if hauled:
        yield from wagon.leave(s)
    arrive(s, seat, cell)
    s.tell(Moved, seat, direction, cell, s.face_up(cell), hauled)
    if hauled:
        yield from wagon.arrive(s, seat, cell, direction)
    yield from events.party_moved(s, seat)


def push(s: State, choice: Action) -> Rule[None]:
    """With `wagon_pull` push: the wagon goes ahead alone. DW-WAG-03"""
    direction, way = choice.args
    cell = s.wagon + BESIDE[direction]
    spend(s, cell, COST[way])
    yield from wagon.leave(s)
    yield from wagon.arrive(s, s.mover, cell, direction)


def spend(s: State, cell: int, way: Way) -> None:
    """Pay for the entry; a railway returns the walking. DW-MOVE-04..07, DW-RAIL-08, DW-MOVE-20"""
    pool = s.pool
    pool[WALK] += way.refund - way.walk
    pool[CLIMB] -= way.climb
    pool[SAIL] -= way.sail
    if way.refund:
        s.refunded.append(cell)


def leave(s: State, seat: int) -> Rule[None]:
    """Who leaves bandits gains a pain card. DW-MOVE-14, DW-MOVE-15, DW-TRAIN-05"""
    if s.players[seat].cell in s.bandits:
        yield from cards.take_danger(s, seat, PAIN)


def arrive(s: State, seat: int, cell: int) -> None:
    """The meeple stands up on its new tile. DW-TILE-03, DW-TILE-05"""
    player = s.players[seat]
    player.cell = cell
    player.standing = True


def ride(s: State, goal: int) -> Rule[None]:
    """A train ride, by the shortest one that will do. DW-TRAIN-01, DW-TRAIN-03..06"""
    seat = s.mover
    far = distance(s.players[seat].cell, goal)
    s.rides.remove(min([reach for reach in s.rides if reach >= far]))
    yield from leave(s, seat)
    arrive(s, seat, goal)
    s.tell(Rode, seat, goal, s.face_up(goal))
    yield from events.party_moved(s, seat)


# --- face-down tiles --------------------------------------------------------------------------------------------


def attempt(s: State, direction: int) -> Rule[None]:
    """A face-down neighbour is revealed at once; then the mover enters it or not. DW-REV-06"""
    cell = s.players[s.mover].cell + BESIDE[direction]
    yield from land.reveal(s, s.mover, cell, direction)
    s.attempt = cell
    s.heading = direction
    s.stage = ATTEMPT


def enter_or_decline(s: State) -> Rule[None]:
    """Enter, add a movement job if the pool does not suffice, or decline and lose 1 movement.
    DW-REV-07..09, DW-REV-17"""
    options = answers_to_attempt(s)
    choice = options[0]
    if len(options) > 1 or s.hides(s.mover):
        choice = yield Ask(s.mover, ENTER, lambda: answers_to_attempt(s), s.attempt)
    if choice.verb == DECLINE.name:
        s.pool[choice.arg] -= 1
        s.tell(Declined, s.mover, choice.arg)
    elif choice.verb in (STEP.name, HAUL.name):
        yield from step(s, choice)
    else:
        yield from actions.start(s, s.mover, choice)
        return
    s.attempt = NOBODY
    s.stage = MOVING
    if not can_go_on(s):
        finish(s)


def answers_to_attempt(s: State) -> list[Action]:
    """A mover who was relocated meanwhile can only decline. DW-REV-07..09, DW-REV-18"""
    here = s.players[s.mover].cell
    options: list[Action] = []
    if here + BESIDE[s.heading] == s.attempt:
        ways = open_ways(s, here, s.attempt)
        options += [STEPS[s.heading][way.name] for way in ways]
        if s.wagon == here:
            options += [HAULS[s.heading][way.name] for way in ways]
        if not ways:
            options += available.jobs_with_key(s, s.mover, MOVE_KEY)
    return options + [DECLINE.each[how] for how, number in enumerate(s.pool) if number]
