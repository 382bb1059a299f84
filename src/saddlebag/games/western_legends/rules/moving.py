"""Moving: step by step, extra spaces, fights where a move ends, and what is done there. Chapter 5.5."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Repeat, Stage, While
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import within
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.chapters import BY_CARD, BY_TEXT, BY_TRAIL, JUMP, RIDE, Move
from saddlebag.games.western_legends.content import (
    ADJACENT,
    ADJACENT_BY_SIDES,
    ITEM_MOVEMENT,
    MESA_TOUCHING,
    MESAS,
    SPACE,
    TOKEN_KIND,
    TRIGGER,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.goals import MESA_WALK
from saddlebag.games.western_legends.effects.texts import Clause
from saddlebag.games.western_legends.rules import deeds, goods, npc
from saddlebag.games.western_legends.rules.arrival import do_what_is_here
from saddlebag.games.western_legends.rules.fights import FIGHT
from saddlebag.games.western_legends.rules.railway import train_space
from saddlebag.games.western_legends.rules.readings import can_pay, read
from saddlebag.games.western_legends.rules.stories import meet
from saddlebag.games.western_legends.rules.texts import (
    CHANGES,
    CHARACTER_CLAUSES,
    ITEM_CLAUSES,
    NO_SOURCES,
    RULES,
    SOURCE,
    THEIRS,
    YOURS,
    Using,
    clauses_of,
    perform,
    sources,
)
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story, story
from saddlebag.games.western_legends.words.story import PLACES

ON_FOOT = 2
"""The movement value without a mount. WL-MOVE-01"""
MESA_COST = 2
"""WL-MOVE-11"""
ON_THE_GROUND = (RIDE, BY_CARD, BY_TEXT)
"""Moves that are made of single steps only."""
LONG_RIDE = TRIGGER.find("long_ride")
LONG = 4
"""So many spaces are a long ride. WL-STORY-14"""
ACROSS_MESAS = [
    tuple(sorted({other for mesa in MESAS[space] for other in MESA_TOUCHING[mesa]} - {space}))
    for space in range(len(SPACE))
]
"""The spaces on the other sides of the mesas that each space touches. WL-MOVE-11"""

NEAR = [{*ADJACENT[space], *ACROSS_MESAS[space]} for space in range(len(SPACE))]
"""All spaces that one step from each may lead to."""

# --- where a step may lead ----------------------------------------------------------------------------------------


def movement(s: State, seat: int, more: int = 0) -> int:
    """The movement of a move action: that of the mount, with what a card adds, less one for each longhorn, at least 1.
    WL-MOVE-01, AU-MOVE-01, AU-MOVE-05"""
    player = s.players[seat]
    value = ON_FOOT
    if player.mount != NOBODY:
        value = ITEM_MOVEMENT[player.mount][player.upgraded >> player.mount & 1]
    return max(1, value + more - player.longhorns)


def fears(s: State, seat: int, space: int) -> bool:
    """A Wanted player may not enter the Sheriff's space, however they move. WL-MOVE-05"""
    return space == s.sheriff and s.players[seat].wanted > 0


def beside(s: State, space: int) -> tuple[int, ...]:
    """WL-MOVE-02, WL-MOVE-03"""
    return ADJACENT[space] if s.options.corner_adjacency else ADJACENT_BY_SIDES[space]


def walks_mesas(s: State, seat: int) -> bool:
    """WL-MOVE-11"""
    return goods.WALKS_MESAS[s.players[seat].character] and s.has_ability(seat)


def steps(s: State, seat: int, left: int) -> list[Action]:
    """The next steps that some movement allows; the list may be one that is always the same. WL-MOVE-02, WL-MOVE-05,
    WL-MOVE-11"""
    if left < 1:
        return []
    player = s.players[seat]
    found = STEPS_BY_SIDES[player.place]
    if HAS_CORNERS[player.place] and s.options.corner_adjacency:
        found = STEPS_WITH_CORNERS[player.place]
    if left >= MESA_COST and walks_mesas(s, seat):
        found = found + CROSSINGS_FROM[player.place]
    if player.wanted and s.sheriff in NEAR[player.place]:
        sheriff = s.sheriff
        return [step for step in found if step.arg != sheriff]
    return found


def may_step(s: State, seat: int, left: int) -> bool:
    """Only the Sheriff could bar the way: every space has others beside it. WL-MOVE-05"""
    return left >= 1 and (not s.players[seat].wanted or bool(steps(s, seat, left)))


def offers(s: State, seat: int) -> list[Action]:
    """A move action begins with its first step. WL-MOVE-01, WL-MOVE-06"""
    return steps(s, seat, movement(s, seat))


# --- the words of a move ------------------------------------------------------------------------------------------


def _left(s: State, ask: Ask) -> int:
    """The movement for the next step: that of the whole action where it begins with it."""
    return movement(s, ask.seat) if s.move is None else s.move.left


def _prompt(s: State, ask: Ask) -> str:
    left = s.move.left if s.move is not None else 0
    return (
        f"You have {counted(left, 'space')} left. Where do you go?"
        if left
        else "Your movement is used up. Do you stop?"
    )


def _step_label(s: State, ask: Ask, action: Action) -> str:
    said = f"Move to {PLACES[action.arg]}"
    if s.bandits >> action.arg & 1:
        return f"{said} and fight the bandit there"
    if action.arg in s.token_spaces:
        kind = road_story.KIND_WORDS[TOKEN_KIND[s.tokens[s.token_spaces.index(action.arg)]]]
        return f"{said} and fight the {kind} there"
    return said


def _is_free(s: State, ask: Ask, action: Action) -> bool:
    return not fears(s, ask.seat, action.arg)


RIDING = Question("riding", "{}", says=_prompt, clause="WL-MOVE-01", busy="You are on the move; go on or stop first.")
SHERIFF_IS_THERE = "The Sheriff is there, and you are Wanted."
MOVE_TO = Verb(
    "move",
    SPACE,
    at=(ACTION, RIDING),
    says=_step_label,
    clause="WL-MOVE-02",
    touches="space:{0}",
    thing="space",
    needs=(
        Need(lambda s, ask, a: _left(s, ask) > 0, "You have no movement left.", "WL-MOVE-08"),
        Need(lambda s, ask, a: a.arg != s.players[ask.seat].place, "You are there already.", "WL-MOVE-02"),
        Need(
            lambda s, ask, a: a.arg in beside(s, s.players[ask.seat].place),
            "That space is not adjacent to yours.",
            "WL-MOVE-02",
        ),
        Need(_is_free, SHERIFF_IS_THERE, "WL-MOVE-05"),
    ),
)
STEPS_BY_SIDES, STEPS_WITH_CORNERS = [
    [[MOVE_TO.each[space] for space in beside] for beside in adjacent] for adjacent in (ADJACENT_BY_SIDES, ADJACENT)
]
"""The steps from each space, where corners do not count and where they do. WL-MOVE-02, WL-MOVE-03"""
HAS_CORNERS = [beside != by_sides for beside, by_sides in zip(ADJACENT, ADJACENT_BY_SIDES, strict=True)]
"""Where that makes a difference."""
CROSS = Verb(
    "cross",
    SPACE,
    at=(ACTION, RIDING),
    says=lambda s, ask, a: f"Climb over the mesa to {PLACES[a.arg]} and heal a wound",
    clause="WL-MOVE-11",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: walks_mesas(s, ask.seat), "Nobody can enter a mesa.", "WL-MOVE-03"),
        Need(
            lambda s, ask, a: a.arg in ACROSS_MESAS[s.players[ask.seat].place],
            "There is no mesa between you and that space.",
            "WL-MOVE-11",
        ),
        Need(lambda s, ask, a: _left(s, ask) >= MESA_COST, "A mesa costs 2 movement.", "WL-MOVE-11"),
        Need(_is_free, SHERIFF_IS_THERE, "WL-MOVE-05"),
    ),
)
CROSSINGS_FROM = [[CROSS.each[space] for space in spaces] for spaces in ACROSS_MESAS]
EXTEND = Verb(
    "extend",
    SOURCE,
    at=RIDING,
    says=lambda s, ask, a: f"Go farther with {YOURS[a.arg]}",
    clause="WL-MOVE-13",
    needs=(
        Need(
            lambda s, ask, a: a.arg in extensions(s),
            "You have nothing like that to go farther with now.",
            "WL-MOVE-13",
        ),
    ),
)
STOP = Verb(
    "stop",
    at=RIDING,
    says="Stop here",
    clause="WL-MOVE-08",
    main=True,
    passes=True,
    needs=(Need(lambda s, ask, a: not _moving(s).must_step, "You must take a step first.", "WL-MOVE-06"),),
)
STOP_HERE = STOP.each[0]


def _moving(s: State) -> Move:
    assert s.move is not None
    return s.move


# --- extra spaces -------------------------------------------------------------------------------------------------


def _extra(clauses: tuple[Clause, ...]) -> int:
    """How many extra spaces the first of some clauses gives."""
    return sum([step.number for clause in clauses[:1] for step in clause.steps if isinstance(step, fx.ExtraSpace)])


EXTRA_SPACES = [
    *[[_extra(side[terms.END_MOVE]) for side in sides] for sides in ITEM_CLAUSES],
    *[[_extra(clauses[terms.END_MOVE])] for clauses in CHARACTER_CLAUSES],
]
"""How many extra spaces each source gives, plain and upgraded."""


def extensions(s: State) -> list[int]:
    """The texts that can make this move longer: each once, if they can be paid and a step is legal, and only where
    they give more than the movement that is left. WL-MOVE-09, WL-MOVE-10, WL-MOVE-13, AU-PASS-04"""
    move, seat = _moving(s), s.active
    possible = sources(s, seat, terms.END_MOVE)
    if not possible or move.stopped or move.must_step or move.kind in (BY_TRAIL, BY_TEXT):
        return NO_SOURCES
    found: list[int] = []
    for source in possible:
        spaces = EXTRA_SPACES[source][s.players[seat].upgraded >> source & 1]
        if spaces <= move.left or source in move.used:
            continue
        clause = clauses_of(s, seat, source, terms.END_MOVE)[0]
        if can_pay(s, Using(seat, source), read(clause).ways[0]) and may_step(s, seat, spaces):
            found.append(source)
    return found


def extend(s: State, source: int) -> Rule[None]:
    """WL-MOVE-13"""
    _moving(s).used.append(source)
    s.tell(story.UsedText, s.who(s.active), THEIRS[source])
    clause = clauses_of(s, s.active, source, terms.END_MOVE)[0]
    yield from perform(s, Using(s.active, source), clause.steps)


@RULES.of(fx.ExtraSpace)
def extra_space(s: State, now: Using, step: fx.ExtraSpace) -> None:
    """More movement, which longhorns do not lower; the first step must be taken. WL-MOVE-13, AU-MOVE-05"""
    move = _moving(s)
    move.left = step.number
    move.must_step = True


# --- on the way ---------------------------------------------------------------------------------------------------


def enter(s: State, space: int) -> None:
    """The mini comes into a space; a bandit or a token there stops it. WL-MOVE-04, WL-MOVE-12, AU-MOVE-02"""
    move, seat = _moving(s), s.active
    s.players[seat].place = space
    move.entered += 1
    move.must_step = False
    move.stopped = npc.must_fight_here(s, seat)


def take_step(s: State, step: Action) -> None:
    """One step, to the next space or across a mesa. WL-MOVE-02, WL-MOVE-11"""
    move = _moving(s)
    if step.verb == CROSS.name:
        move.left -= MESA_COST
        s.tell(road_story.CrossedMesa, s.who(s.active), step.arg)
        deeds.did(s, s.active, MESA_WALK)
        goods.heal(s, s.active, 1)
    else:
        move.left -= 1
        s.tell(road_story.Moved, s.who(s.active), step.arg)
    enter(s, step.arg)


def ways_on(s: State) -> list[Action]:
    """The next step, a text that makes the move longer, or stopping. WL-MOVE-06, WL-MOVE-08"""
    move = _moving(s)
    found = [*steps(s, s.active, move.left), *[EXTEND.each[source] for source in extensions(s)]]
    if not move.must_step:
        found.append(STOP_HERE)
    return found


def goes_on(s: State) -> bool:
    """Whether there is anything but stopping. WL-MOVE-08, WL-MOVE-10"""
    move = _moving(s)
    return not move.stopped and (may_step(s, s.active, move.left) or bool(extensions(s)))


def ride_on(s: State) -> Rule[bool]:
    """One step more, or none; whether the move has ended. WL-MOVE-06, WL-MOVE-08, WL-MOVE-09"""
    if not goes_on(s):
        return True
    choice = yield Ask(s.active, RIDING, lambda: ways_on(s))
    if choice is STOP_HERE:
        return True
    if choice.verb == EXTEND.name:
        yield from extend(s, choice.arg)
    else:
        take_step(s, choice)
    return not goes_on(s)


def arrive(s: State) -> None:
    """The move ends where the mini stands. WL-MOVE-08, WL-MOVE-09"""
    move = _moving(s)
    move.ended_at = s.you.place
    if move.kind in ON_THE_GROUND and move.entered:
        s.tell(road_story.Arrived, s.who(s.active), move.ended_at)


def must_fight(s: State) -> bool:
    """A bandit or token that stopped the move is fought where it has ended. WL-MOVE-04, AU-MOVE-02, AU-MOVE-03"""
    move = _moving(s)
    return move.stopped and move.ended_at == s.you.place and npc.must_fight_here(s, s.active)


def start_fight(s: State) -> None:
    """The bandit first, then the token. AU-MOVE-03"""
    npc.start_fight_here(s, s.active)


def end_move(s: State) -> None:
    """A long ride is the talk of the town. WL-MOVE-12, WL-STORY-14"""
    deeds.ended_move(s, s.active, _moving(s).entered, _moving(s).ended_at)
    if _moving(s).entered >= LONG:
        meet(s, s.active, LONG_RIDE)


ON_THE_WAY = Stage("move", Repeat(ride_on), arrive)
FIGHTS_THERE = While(must_fight, start_fight, FIGHT)
MOVE = Course("move", ON_THE_WAY, FIGHTS_THERE, Stage("arrival", Repeat(do_what_is_here), end_move), owns="move")
"""A move action: steps, fights, then nuggets, deliveries and texts one at a time. WL-MOVE-08, WL-MOVE-09"""
WALK = Course("walk", ON_THE_WAY, FIGHTS_THERE, owns="move")
""""Move N" of a text: no move action, so nothing is done at its end. WL-MOVE-07"""

# --- what begins a move -------------------------------------------------------------------------------------------


def begin_ride(s: State, first: Action) -> None:
    """A move action, from its first step on. WL-MOVE-01, WL-MOVE-06"""
    s.move = Move(RIDE, movement(s, s.active))
    take_step(s, first)


def travel(s: State, kind: int, space: int, left: int) -> None:
    """A move action that begins with one long step: by rail, over a pass, to the train. It counts as one space.
    WL-MOVE-12"""
    s.move = Move(kind, left)
    s.tell(road_story.Travelled, s.who(s.active), kind, space)
    enter(s, space)


ACTION_RULES[MOVE_TO.name] = begin_ride
ACTION_RULES[CROSS.name] = begin_ride


@RULES.of(fx.MoveAction)
def move_action(s: State, now: Using, step: fx.MoveAction) -> None:
    """A move action with more movement; its first step must be taken. WL-MOVE-06, AU-MOVE-05"""
    s.move = Move(BY_CARD, movement(s, now.seat, step.more), must_step=True)


@RULES.of(fx.Move)
def move_by_text(s: State, now: Using, step: fx.Move) -> Rule[None]:
    """Up to so many spaces, none of which must be taken. WL-MOVE-07, AU-MOVE-05"""
    s.move = Move(BY_TEXT, step.number)
    yield from within(WALK, s)


@RULES.of(fx.MoveToTrain)
def move_to_train(s: State, now: Using, step: fx.MoveToTrain) -> None:
    """A jump into the train's space, as a move action. AU-TRAIN-09"""
    travel(s, JUMP, train_space(s), 0)


def _can_move(s: State, now: Using, step: fx.Step) -> bool:
    return may_step(s, now.seat, 1)


def _can_jump(s: State, now: Using, step: fx.MoveToTrain) -> bool:
    """Not from the train's space, nor to the Sheriff. AU-TRAIN-09, WL-MOVE-05"""
    space = train_space(s)
    return space not in (NOBODY, s.players[now.seat].place) and not fears(s, now.seat, space)


CHANGES[fx.MoveAction.kind] = _can_move
CHANGES[fx.Move.kind] = _can_move
CHANGES[fx.MoveToTrain.kind] = _can_jump
