"""The wagon. Chapter 5.23."""

from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west.effects.terms import ON_WAGON_EAST, ON_WAGON_WEST
from saddlebag.games.deck_goes_west.rules import events
from saddlebag.games.deck_goes_west.rules.grid import EAST, WEST
from saddlebag.games.deck_goes_west.rules.tasks import Occasion
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story

EVENT_OF = {WEST: ON_WAGON_WEST, EAST: ON_WAGON_EAST}
"""North and South score nothing. DW-WAG-11"""


def leave(s: State) -> Rule[None]:
    """A wagon that leaves bandits takes 1 damage. DW-WAG-04"""
    if s.wagon in s.bandits:
        yield from events.wagon_damaged(s, 1)


def arrive(s: State, seat: int, cell: int, direction: int) -> Rule[None]:
    """The wagon is one tile further; once for each tile it fires its event. DW-WAG-02, DW-EVT-05"""
    s.wagon = cell
    s.tell(story.WagonMoved, seat, cell, s.face_up(cell))
    if direction in EVENT_OF:
        yield from events.fire(s, Occasion(EVENT_OF[direction], cell, direction), [seat])
