"""Railways and trains. Chapter 5.18."""

from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west.content import TILE_TYPE
from saddlebag.games.deck_goes_west.effects.terms import LAKE, METAL, ON_BUILD
from saddlebag.games.deck_goes_west.rules import events, stocks
from saddlebag.games.deck_goes_west.rules.grid import distance
from saddlebag.games.deck_goes_west.rules.tasks import Occasion, Task
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story


def can_build(s: State, seat: int, task: Task) -> bool:
    """On land or as a bridge on a lake, where there are no bandits and no railway. DW-RAIL-02..04

    With `strict_supply` the metal token may be one that the job itself has just paid. DW-RAIL-01"""
    cell = s.players[seat].cell
    if cell in s.bandits or cell in s.railways:
        return False
    pays_metal = any(res == METAL for res, _ in task.pays)
    if s.options.strict_supply and not pays_metal and not stocks.left_in_supply(s, METAL):
        return False
    return task.builds is None or (TILE_TYPE[s.land[cell]] == LAKE) == task.builds.bridge


def build(s: State, seat: int) -> Rule[None]:
    """A metal token makes the tile a railway tile. DW-RAIL-01, DW-RAIL-05"""
    cell = s.players[seat].cell
    s.railways.append(cell)
    s.tell(story.Built, seat, cell, s.face_up(cell))
    yield from events.fire(s, Occasion(ON_BUILD, cell), [seat])


def goals(s: State, start: int, reach: int) -> list[int]:
    """The railway tiles that a ride from a railway tile can reach, whatever lies between. DW-TRAIN-01, DW-TRAIN-02"""
    if len(s.railways) < 2 or start not in s.railways:
        return []
    return [cell for cell in s.railways if cell != start and distance(start, cell) <= reach]


def can_add_ride(s: State, seat: int, reach: int) -> bool:
    """A train job needs a goal in range, or step movement that may bring the meeple to a railway. DW-ACT-16"""
    return (s.movement is not None and any(s.movement.pool)) or bool(goals(s, s.players[seat].cell, reach))
