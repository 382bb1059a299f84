"""What events and texts do to deposits, trees and grass. Chapters 5.2 and 5.7."""

from saddlebag.engine.names import Names, bits
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import FORESTS, GRASS_TILES, GRASSLAND, PLAIN, SPACE
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.rules import land
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using
from saddlebag.games.frontier.state import Deposit, State, added
from saddlebag.games.frontier.words import town_story as story
from saddlebag.games.frontier.words.story import name_of, place

LAST_DIAL = 3
"""FO-MIN-08"""

# --- deposits -----------------------------------------------------------------------------------------------------


@RULES.of(fx.DialBack)
def turn_dials_back(s: State, now: Using, step: fx.DialBack) -> Rule[None]:
    """Every deposit, not below 0. FO-DAM-11, FO-EVT-09"""
    for deposit in s.deposits:
        deposit.dial = max(0, deposit.dial - step.number)
    if s.deposits:
        s.tell(story.DialsTurnedBack, step.number)
    return
    yield


STEPS_ON = Names("number of steps", ["0", "1", "2", "3"])
TURN_DEPOSIT = Question("turn_deposit", "Which of your deposits do you turn on?", clause="FO-MIN-08")
TURN_ON = Verb(
    "turn_on",
    SPACE,
    at=TURN_DEPOSIT,
    says=lambda s, ask, a: f"The deposit on {place(a.arg)}",
    clause="FO-MIN-08",
    touches="space:{0}",
    needs=(Need(offered, "You have no deposit there that could be turned on.", "FO-MIN-08"),),
)
TURN_BY = Question("turn_by", "How far do you turn it?", SPACE, clause="FO-MIN-08")
TURN = Verb(
    "turn",
    STEPS_ON,
    at=TURN_BY,
    says=lambda s, ask, a: f"Turn it on by {counted(a.arg, 'step')}",
    clause="FO-MIN-08",
    needs=(Need(offered, "It cannot be turned so far.", "FO-MIN-08"),),
)


def turnable(s: State, seat: int) -> list[Deposit]:
    """Own undepleted deposits that are not turned to the last step, from the lowest space id up."""
    found = [each for each in s.deposits if s.owners[each.space] == seat and each.ore and each.dial < LAST_DIAL]
    return sorted(found, key=lambda each: s.spaces.index(each.space))


@RULES.of(fx.DialWorked)
def turn_dial_on(s: State, now: Using, step: fx.DialWorked) -> Rule[None]:
    """The player turns one of their undepleted deposits clockwise, not beyond 3. FO-MIN-08"""
    found = turnable(s, now.seat)
    if not found:
        return
    choice = yield from one_of(now.seat, TURN_DEPOSIT, [TURN_ON.each[each.space] for each in found])
    deposit = s.deposit_at(choice.arg)
    assert deposit is not None
    most = min(step.number, LAST_DIAL - deposit.dial)
    choice = yield from one_of(now.seat, TURN_BY, TURN.each[1 : most + 1], deposit.space)
    deposit.dial += choice.arg
    s.tell(story.DialTurned, now.seat, deposit.space, deposit.dial)


def _can_turn(s: State, now: Using, step: fx.DialWorked) -> bool:
    return bool(turnable(s, now.seat))


POSSIBLE[fx.DialWorked.kind] = _can_turn

# --- trees --------------------------------------------------------------------------------------------------------

BURN_FOREST = Question("burn_forest", "Around which logging camp does the forest burn?", clause="FO-MAYOR-04")
BURN_AROUND = Verb(
    "burn_around",
    SPACE,
    at=BURN_FOREST,
    says=lambda s, ask, a: f"{name_of(s.owners[a.arg])}'s camp on {place(a.arg)}",
    clause="FO-MAYOR-04",
    touches="space:{0}",
    needs=(Need(offered, "There is no logging camp there that could be chosen now.", "FO-MAYOR-04"),),
)


@RULES.of(fx.BurnTrees)
def burn_trees(s: State, now: Using, step: fx.BurnTrees) -> Rule[None]:
    """Around camps of the mayor's choice, and on them, each forest space loses a tree. FO-BOARD-10, FO-MAYOR-04"""
    burned: list[int] = []
    for _ in range(step.number):
        camps = [space for space in land.spaces_of(s, land.CAMP) if space not in burned]
        if not camps:
            return
        choice = yield from one_of(s.mayor, BURN_FOREST, [BURN_AROUND.each[space] for space in camps])
        burned.append(choice.arg)
        lost = [space for space in (choice.arg, *s.around[choice.arg]) if s.trees[space]]
        for space in lost:
            s.trees = added(s.trees, space, -1)
        s.tell(story.TreesBurned, choice.arg, len(lost))


GROW_TREE = Question("grow_tree", "Where does the next tree grow?", clause="FO-MAYOR-04")
GROW = Verb(
    "grow",
    SPACE,
    at=GROW_TREE,
    says=lambda s, ask, a: f"On {place(a.arg)}, where {counted(s.trees[a.arg], 'tree')} stand{_s(s, a.arg)}",
    clause="FO-BOARD-10",
    touches="space:{0}",
    needs=(Need(offered, "A tree grows on forest with fewer than three trees and no tile but a camp.", "FO-BOARD-10"),),
)


def _s(s: State, space: int) -> str:
    return "s" if s.trees[space] == 1 else ""


def can_regrow(s: State, space: int) -> bool:
    """Printed forest with fewer than three trees and no tile but a camp; grass is a tile, and cattle may stand on it.
    FO-BOARD-10, FO-ERA-03"""
    return s.trees[space] < land.MOST_TREES and s.tiles[space] in (-1, land.CAMP) and not s.grass >> space & 1


@RULES.of(fx.Trees)
def grow_trees(s: State, now: Using, step: fx.Trees) -> Rule[None]:
    """The mayor puts a tree each on different forest spaces. FO-BOARD-10, FO-MAYOR-04"""
    grown: list[int] = []
    for _ in range(step.number):
        open_to = [space for space in s.spaces if space in FORESTS and can_regrow(s, space) and space not in grown]
        if not open_to:
            return
        choice = yield from one_of(s.mayor, GROW_TREE, [GROW.each[space] for space in open_to])
        grown.append(choice.arg)
        s.trees = added(s.trees, choice.arg, 1)
        s.tell(story.TreeGrown, choice.arg)


# --- grass --------------------------------------------------------------------------------------------------------

GROW_GRASS = Question("grow_grass", "Where does the next grass tile go?", clause="FO-MAYOR-04")
SOW = Verb(
    "sow",
    SPACE,
    at=GROW_GRASS,
    says=lambda s, ask, a: f"On {place(a.arg)}",
    clause="FO-BOARD-12",
    touches="space:{0}",
    needs=(Need(offered, "Grass goes on a free plain space adjacent to grassland.", "FO-BOARD-12"),),
)
TAKE_GRASS = Question("take_grass", "Which grass tile withers? {} more at most.", clause="FO-MAYOR-04",
                      says=lambda s, ask: str(ask.about))  # fmt: skip
WITHER = Verb(
    "wither",
    SPACE,
    at=TAKE_GRASS,
    says=lambda s, ask, a: f"The grass on {place(a.arg)}",
    clause="FO-BOARD-12",
    touches="space:{0}",
    needs=(Need(offered, "There is no grass tile there.", "FO-BOARD-12"),),
)
KEEP_GRASS = Verb("keep_grass", at=TAKE_GRASS, says="Leave the rest", clause="FO-MAYOR-04", ends=True, passes=True)


def plains_to_sow(s: State) -> list[int]:
    """Free plain spaces adjacent to grassland. FO-BOARD-12"""
    return [
        space
        for space in s.spaces
        if land.terrain(s, space) == PLAIN
        and land.is_free(s, space)
        and any(land.terrain(s, near) == GRASSLAND for near in s.adjacent[space])
    ]


@RULES.of(fx.Grass)
def grow_grass(s: State, now: Using, step: fx.Grass) -> Rule[None]:
    """The mayor puts grass tiles, as far as there are any. FO-BOARD-12, FO-CORE-15, FO-MAYOR-04"""
    for _ in range(min(step.number, GRASS_TILES - s.grass.bit_count())):
        open_to = plains_to_sow(s)
        if not open_to:
            return
        choice = yield from one_of(s.mayor, GROW_GRASS, [SOW.each[space] for space in open_to])
        s.grass |= 1 << choice.arg
        s.drought &= ~(1 << choice.arg)
        s.tell(story.GrassMoved, choice.arg, True)


@RULES.of(fx.RemoveGrass)
def remove_grass(s: State, now: Using, step: fx.RemoveGrass) -> Rule[None]:
    """The mayor removes up to so many grass tiles; cattle there stay, but the space is plain. FO-BOARD-12,
    FO-MAYOR-04"""
    for left in range(step.number, 0, -1):
        if not s.grass:
            return
        options = [WITHER.each[space] for space in bits(s.grass)]
        choice = yield from one_of(s.mayor, TAKE_GRASS, [*options, KEEP_GRASS.each[0]], left)
        if choice is KEEP_GRASS.each[0]:
            return
        s.grass &= ~(1 << choice.arg)
        s.tell(story.GrassMoved, choice.arg, False)
