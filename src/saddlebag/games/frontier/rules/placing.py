"""How industry buildings come onto the map: the basin they serve, the deposit they are, the metal they leave."""

from collections.abc import Callable

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import (
    ALLUVIAL,
    ALLUVIAL_CLAIM,
    BASIN,
    BASIN_NAMES,
    DAM,
    DEPOSIT,
    DEPOSIT_BUILDING,
    DEPOSIT_METAL,
    DEPOSIT_NAMES,
    DEPOSIT_ORE,
    FIRST_INDUSTRIAL,
    HARD_ROCK_MINE,
    INDUSTRIAL,
    INDUSTRIAL_NAMES,
    LOG_BOOM,
    LOGGING_CAMP,
    SAWMILL,
    STAMP_MILL,
    STEAM_DONKEY,
    WATER_BASIN,
)
from saddlebag.games.frontier.rules import goods, land
from saddlebag.games.frontier.state import Deposit, State, replaced
from saddlebag.games.frontier.words import story

Placing = Callable[[State, int, int, int], Rule[None]]
"""Puts a building of a player on a space: `placing(s, seat, building, space)`."""

SERVES = Question("serves", "Which basin does it serve?", clause="FO-LUM-22")
SERVE = Verb(
    "serve",
    BASIN,
    at=SERVES,
    says=lambda s, ask, a: f"Serve {BASIN_NAMES[a.arg]}",
    clause="FO-LUM-22",
    touches="basin:{0}",
    needs=(Need(offered, "That basin is not beside it.", "FO-LUM-22"),),
)
SIDE_UP = Question(
    "side_up",
    "Which side of the {} lies up?",
    INDUSTRIAL,
    kind="building",
    says=lambda s, ask: INDUSTRIAL_NAMES[ask.about].lower(),
    clause="FO-MIN-19",
)
TURN_UP = Verb(
    "turn_up",
    DEPOSIT,
    at=SIDE_UP,
    says=lambda s, ask, a: f"{DEPOSIT_NAMES[a.arg]}: {DEPOSIT_ORE[a.arg]} ore",
    clause="FO-MIN-19",
    needs=(Need(offered, "That is not a side of this tile.", "FO-MIN-19"),),
)


def put(s: State, seat: int, building: int, space: int) -> None:
    """A building with its owner's cube. FO-CORE-16"""
    land.put_tile(s, space, FIRST_INDUSTRIAL + building, seat)
    s.tell(story.TilePlaced, seat, FIRST_INDUSTRIAL + building, space)


def put_plainly(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """A building about which nothing more is to be said. FO-IND-08"""
    put(s, seat, building, space)
    return
    yield


def put_on_river(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """A camp or sawmill serves a basin beside it, by its owner's choice if there are two. FO-LUM-21, FO-LUM-22"""
    basins = basins_for(s, building, space)
    basin = basins[0]
    if len(basins) > 1:
        choice = yield Ask(seat, SERVES, lambda: [SERVE.each[each] for each in basins])
        basin = choice.arg
    put(s, seat, building, space)
    s.basins = replaced(s.basins, space, basin)


def basins_for(s: State, building: int, space: int) -> list[int]:
    """The basins that a building could serve: one in the water serves that water. FO-LUM-02, FO-LUM-19, FO-LUM-21,
    FO-LUM-22"""
    if building == LOGGING_CAMP:
        return sorted({WATER_BASIN[river] for river in land.rivers_of_camp(s, space)})
    if WATER_BASIN[space] != NOBODY:
        return [WATER_BASIN[space]]
    return land.basins_beside(s, space)


def put_in_water(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """A dam or boom serves the basin that it lies in or into which its stream flows. FO-LUM-19..21"""
    put(s, seat, building, space)
    s.basins = replaced(s.basins, space, basins_for(s, building, space)[0])
    return
    yield


def put_on_camp(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """A steam donkey stands on its owner's camp. FO-LUM-15"""
    s.donkeys |= 1 << space
    s.tell(story.TilePlaced, seat, FIRST_INDUSTRIAL + STEAM_DONKEY, space)
    return
    yield


def put_alluvial(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """FO-MIN-01"""
    put_deposit(s, seat, ALLUVIAL, space)
    return
    yield


def put_deposit(s: State, seat: int, kind: int, space: int) -> None:
    """A deposit begins at dial 0 and level 1 with all its ore; what it is built over goes away. FO-MIN-18, FO-MIN-28"""
    clear_deposit(s, space)
    building = ALLUVIAL_CLAIM if DEPOSIT_BUILDING[kind] == NOBODY else DEPOSIT_BUILDING[kind]
    put(s, seat, building, space)
    s.deposits.append(Deposit(space, kind, DEPOSIT_ORE[kind], metal=[0] * len(s.players)))
    s.deposits.sort(key=lambda each: each.space)


def clear_deposit(s: State, space: int) -> None:
    """A deposit leaves the map; metal on it or in the water beside it goes to those whom it belongs to. FO-MIN-30"""
    deposit = s.deposit_at(space)
    if deposit is None:
        return
    for owner, cubes in enumerate(deposit.metal):
        if cubes:
            goods.gain(s, owner, DEPOSIT_METAL[deposit.kind], cubes)
    s.deposits.remove(deposit)
    land.take_tile_away(s, space)


def put_over_deposit(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """A hard-rock mine or stamp mill, with the gold or silver side up. FO-MIN-19, FO-MIN-21"""
    sides = [kind for kind, each in enumerate(DEPOSIT_BUILDING) if each == building]
    choice = yield Ask(seat, SIDE_UP, lambda: [TURN_UP.each[kind] for kind in sides], building)
    put_deposit(s, seat, choice.arg, space)


PLACING: dict[int, Placing] = {
    LOGGING_CAMP: put_on_river,
    SAWMILL: put_on_river,
    DAM: put_in_water,
    LOG_BOOM: put_in_water,
    STEAM_DONKEY: put_on_camp,
    ALLUVIAL_CLAIM: put_alluvial,
    HARD_ROCK_MINE: put_over_deposit,
    STAMP_MILL: put_over_deposit,
}
"""How each industry building is placed; those that are not here are put plainly. Chapters may add to it."""
