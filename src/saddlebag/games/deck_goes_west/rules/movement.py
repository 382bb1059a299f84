"""Moving over the map: one action, step by step. Chapters 5.15, 5.16 (by movement) and 5.18 (trains)."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.deck_goes_west.content import IS_WATER, TILE_NAMES, TILE_TYPE
from saddlebag.games.deck_goes_west.effects.steps import MOVE_KEY
from saddlebag.games.deck_goes_west.effects.terms import CLIMB, MOVES, PAIN, SAIL, WALK
from saddlebag.games.deck_goes_west.rules import actions, available, cards, events, land, railways, wagon
from saddlebag.games.deck_goes_west.rules.grid import BESIDE, CELL, DIRECTION, distance, in_words
from saddlebag.games.deck_goes_west.rules.ways import COST, RAILWAY_WAYS, WAY, WAYS, Way
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import ACTION, ENTER, LOAD

# --- activating movement jobs -----------------------------------------------------------------------------------

GO = Verb("go", at=LOAD, says="Set out", clause="DW-MOVE-18", main=True)


def begin(s: State, seat: int) -> None:
    """A movement job was paid; further ones may be added before the meeple sets out. DW-MOVE-10, DW-MOVE-18"""
    s.moving.loaders = [seat]


def somebody_loads(s: State) -> bool:
    """Whether movement jobs may still be added. DW-MOVE-18"""
    return bool(s.moving.loaders)


def load(s: State) -> Rule[None]:
    """Add a movement job or say go; in a trade both do so in turn. DW-MOVE-10, DW-TRADE-07"""
    seat = s.moving.loaders[0]
    if s.hides(seat) or available.jobs_with_key(s, seat, MOVE_KEY):
        choice = yield Ask(seat, LOAD, lambda: available.jobs_with_key(s, seat, MOVE_KEY) + GO.each, s.mover)
        if choice.verb != GO.name:
            yield from actions.start(s, seat, choice)
            s.moving.loaders.append(seat)
    s.moving.loaders.pop(0)


def can_go_on(s: State) -> bool:
    """Whether movement is left that could be used: the action ends by itself when there is none. DW-MOVE-21"""
    moving = s.moving
    here = s.players[moving.mover].cell
    return any(moving.pool) or bool(moving.rides and railways.goals(s, here, max(moving.rides)))


def finish(s: State) -> None:
    """Unused movement is lost. DW-MOVE-12"""
    s.movement = None


# --- the answers ------------------------------------------------------------------------------------------------


def _movement_left(s: State, ask: Ask) -> str:
    """The movement that is left: "walk 2, train 5"."""
    parts = [f"{MOVES[how]} {number}" for how, number in enumerate(s.moving.pool) if number]
    return ", ".join(parts + [f"train {reach}" for reach in s.moving.rides])


def _goal(s: State, ask: Ask, action: Action) -> int:
    return s.players[ask.seat].cell + BESIDE[action.arg]


def _touched(s: State, ask: Ask, action: Action) -> list[str]:
    return [f"cell:{CELL[_goal(s, ask, action)]}"]


def _where(s: State, ask: Ask, action: Action) -> str:
    tile = s.land.get(_goal(s, ask, action), NOBODY)
    return DIRECTION[action.arg] if tile == NOBODY else f"{DIRECTION[action.arg]} to {TILE_NAMES[tile]}"


def _spent(action: Action) -> str:
    """What a step spends: "for 1 climb", "for 2 walk", "free along the railway"."""
    way = COST[action.args[1]]
    if way.refund:
        return "free along the railway" if way.refund >= way.walk else f"{WAY[way.name]}"
    spent = [f"{number} {how}" for how, number in zip(MOVES, (way.walk, way.climb, way.sail), strict=True) if number]
    return "for " + " and ".join(spent)


def _wounds(s: State, ask: Ask) -> str:
    """What it costs to turn one's back on bandits. DW-MOVE-14"""
    return ", and get hurt leaving bandits (1 pain card)" if s.players[ask.seat].cell in s.bandits else ""


def _is_open(s: State, ask: Ask, action: Action) -> bool:
    """Whether the pool pays for this way onto the tile."""
    ways = open_ways(s, s.players[ask.seat].cell, _goal(s, ask, action)) if any(s.moving.pool) else []
    return any(way.name == action.args[1] for way in ways)


MOVE = Question(
    "move",
    "Where to? You have {}.",
    says=_movement_left,
    clause="DW-MOVE-18",
    busy="You are on the move; stop first.",
)
ON_THE_MOVE = Need(
    lambda s, ask, a: ask.question is not ACTION,
    "First play a movement job: a card, your character or the mission.",
    "DW-MOVE-10",
)
WAY_IS_OPEN = (
    ON_THE_MOVE,
    Need(lambda s, ask, a: _goal(s, ask, a) not in s.fringe, "That tile lies face down; try it.", "DW-REV-06"),
    Need(lambda s, ask, a: _goal(s, ask, a) in s.land, "There is no tile that way.", "DW-MOVE-13"),
    Need(
        lambda s, ask, a: a.arg == s.moving.heading and _goal(s, ask, a) == s.moving.attempt,
        "You can enter only the tile that you tried.",
        "DW-REV-07",
        at=ENTER,
    ),
    Need(
        _is_open,
        lambda s, ask, a: f"Your movement does not suffice for {TILE_NAMES[s.land[_goal(s, ask, a)]]}.",
        "DW-MOVE-03",
    ),
)
WITH_WAGON = (
    Need(lambda s, ask, a: s.wagon != NOBODY, "There is no wagon in this mission.", "DW-WAG-01"),
    Need(lambda s, ask, a: s.wagon == s.players[ask.seat].cell, "The wagon is not on your tile.", "DW-WAG-02"),
)
STEP = Verb(
    "step",
    DIRECTION,
    WAY,
    at=(ACTION, MOVE, ENTER),
    says=lambda s, ask, a: (
        f"{'Enter' if ask.question is ENTER else 'Go'} {_where(s, ask, a)} {_spent(a)}{_wounds(s, ask)}"
    ),
    clause="DW-MOVE-03",
    touches=_touched,
    needs=WAY_IS_OPEN,
)
HAUL = Verb(
    "haul",
    DIRECTION,
    WAY,
    at=(ACTION, MOVE, ENTER),
    says=lambda s, ask, a: f"Go {_where(s, ask, a)} with the wagon {_spent(a)}{_wounds(s, ask)}",
    clause="DW-WAG-02",
    touches=_touched,
    needs=(*WITH_WAGON, *WAY_IS_OPEN),
)
PUSH = Verb(
    "push",
    DIRECTION,
    WAY,
    at=(ACTION, MOVE),
    says=lambda s, ask, a: f"Push the wagon {_where(s, ask, a)} {_spent(a)}",
    clause="DW-WAG-02",
    touches=_touched,
    needs=(
        *WITH_WAGON,
        Need(
            lambda s, ask, a: s.options.wagon_pull == "push",
            "At this table a wagon is not pushed; take it along.",
            "DW-WAG-03",
        ),
        *WAY_IS_OPEN,
    ),
)
TRY = Verb(
    "try",
    DIRECTION,
    at=(ACTION, MOVE),
    says=lambda s, ask, a: f"Try the unknown tile to the {DIRECTION[a.arg]}",
    clause="DW-REV-06",
    touches=_touched,
    needs=(
        ON_THE_MOVE,
        Need(lambda s, ask, a: any(s.moving.pool), "A train cannot try a tile.", "DW-REV-15"),
        Need(lambda s, ask, a: _goal(s, ask, a) not in s.land, "That tile is known; step onto it.", "DW-REV-06"),
        Need(lambda s, ask, a: _goal(s, ask, a) in s.fringe, "There is no tile that way.", "DW-MOVE-13"),
    ),
)
RIDE = Verb(
    "ride",
    CELL,
    at=(ACTION, MOVE),
    says=lambda s, ask, a: f"Ride the train to {TILE_NAMES[s.land[a.arg]]} in {in_words(a.arg)}{_wounds(s, ask)}",
    clause="DW-TRAIN-01",
    touches="cell:{0}",
    needs=(
        Need(
            lambda s, ask, a: s.movement is not None and bool(s.movement.rides),
            "You have no train ride.",
            "DW-TRAIN-01",
        ),
        Need(
            lambda s, ask, a: s.players[ask.seat].cell in s.railways, "A ride starts on a railway tile.", "DW-TRAIN-01"
        ),
        Need(
            lambda s, ask, a: a.arg in railways.goals(s, s.players[ask.seat].cell, max(s.moving.rides)),
            "A ride ends on another railway tile within its reach.",
            "DW-TRAIN-01",
        ),
    ),
)
STOP = Verb("stop", at=MOVE, says="Stop here", clause="DW-MOVE-18", ends=True, passes=True)
MOVEMENT = Names("movement", MOVES)
DECLINE = Verb(
    "decline",
    MOVEMENT,
    at=ENTER,
    says=lambda s, ask, a: f"Stay out and lose 1 {MOVES[a.arg]}",
    clause="DW-REV-09",
    touches=lambda s, ask, a: [f"cell:{CELL[s.moving.attempt]}"],
    needs=(
        Need(
            lambda s, ask, a: s.moving.pool[a.arg] > 0,
            lambda s, ask, a: f"You have no {MOVES[a.arg]} to lose.",
            "DW-REV-09",
        ),
    ),
)


def _answers(verb: Verb) -> list[list[Action]]:
    return [[verb.of(direction, way) for way in range(len(WAY))] for direction in range(len(DIRECTION))]


STEPS, HAULS, PUSHES = _answers(STEP), _answers(HAUL), _answers(PUSH)


# --- stepping, trying, riding -----------------------------------------------------------------------------------


def move(s: State) -> Rule[None]:
    """One step, attempt or ride, with all that it causes; or stop. DW-MOVE-18, DW-MOVE-19, DW-MOVE-22"""
    choice = yield Ask(s.mover, MOVE, lambda: moves(s))
    verb = choice.verb
    if verb == STOP.name:
        s.moving.pool, s.moving.rides = [0, 0, 0], []
    elif verb == TRY.name:
        yield from attempt(s, choice.arg)
    elif verb == RIDE.name:
        yield from ride(s, choice.arg)
    elif verb == PUSH.name:
        yield from push(s, choice)
    else:
        yield from step(s, choice)


def moves(s: State) -> list[Action]:
    """Every step, attempt and ride that the pool allows, and stop. DW-MOVE-02, DW-MOVE-13, DW-REV-06, DW-WAG-02"""
    moving = s.moving
    here = s.players[moving.mover].cell
    options: list[Action] = []
    if any(moving.pool):
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
    if moving.rides:
        options += [RIDE.of(cell) for cell in railways.goals(s, here, max(moving.rides))]
    return options + STOP.each


def open_ways(s: State, here: int, cell: int) -> list[Way]:
    """The entry options of a tile that the pool can pay; free walking once for each railway tile.
    DW-MOVE-03, DW-MOVE-08, DW-MOVE-17, DW-MOVE-20, DW-RAIL-07, DW-RAIL-08"""
    walk, climb, sail = s.moving.pool
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
    s.tell(story.Moved, seat, direction, cell, s.face_up(cell), hauled)
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
    pool = s.moving.pool
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
    s.moving.rides.remove(min([reach for reach in s.moving.rides if reach >= far]))
    yield from leave(s, seat)
    arrive(s, seat, goal)
    s.tell(story.Rode, seat, goal, s.face_up(goal))
    yield from events.party_moved(s, seat)


# --- face-down tiles --------------------------------------------------------------------------------------------


def attempt(s: State, direction: int) -> Rule[None]:
    """A face-down neighbour is revealed at once; then the mover enters it or not. DW-REV-06"""
    cell = s.players[s.mover].cell + BESIDE[direction]
    yield from land.reveal(s, s.mover, cell, direction)
    s.moving.attempt = cell
    s.moving.heading = direction


def is_at_new_tile(s: State) -> bool:
    """Whether a tile was revealed that the mover may enter. DW-REV-06"""
    return s.moving.attempt != NOBODY


def enter_or_decline(s: State) -> Rule[bool]:
    """Enter, add a movement job if the pool does not suffice, or decline and lose 1 movement.
    DW-REV-07..09, DW-REV-17"""
    options = answers_to_attempt(s)
    choice = options[0]
    if len(options) > 1 or s.hides(s.mover):
        choice = yield Ask(s.mover, ENTER, lambda: answers_to_attempt(s), s.moving.attempt)
    if choice.verb == DECLINE.name:
        s.moving.pool[choice.arg] -= 1
        s.tell(story.Declined, s.mover, choice.arg)
    elif choice.verb in (STEP.name, HAUL.name):
        yield from step(s, choice)
    else:
        yield from actions.start(s, s.mover, choice)
        return False
    s.moving.attempt = NOBODY
    return True


def answers_to_attempt(s: State) -> list[Action]:
    """A mover who was relocated meanwhile can only decline. DW-REV-07..09, DW-REV-18"""
    here = s.players[s.mover].cell
    options: list[Action] = []
    heading, cell = s.moving.heading, s.moving.attempt
    if here + BESIDE[heading] == cell:
        ways = open_ways(s, here, cell)
        options += [STEPS[heading][way.name] for way in ways]
        if s.wagon == here:
            options += [HAULS[heading][way.name] for way in ways]
        if not ways:
            options += available.jobs_with_key(s, s.mover, MOVE_KEY)
    return options + [DECLINE.each[how] for how, number in enumerate(s.moving.pool) if number]
