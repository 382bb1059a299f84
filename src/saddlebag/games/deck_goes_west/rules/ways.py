"""The ways onto a tile: what each spends of the movement pool. Chapters 5.15, 5.18 and 9.2."""

from saddlebag.engine.names import Names
from saddlebag.games.deck_goes_west.content import ENTRY, RAILWAY_ENTRY
from saddlebag.games.deck_goes_west.content.entries import EntryOption


class Way:
    """One way to step onto a tile."""

    __slots__ = ("climb", "name", "refund", "sail", "walk")

    def __init__(self, option: EntryOption) -> None:
        self.name: int = WAY.find(_name(option))
        self.walk = option.walk
        self.climb = option.climb
        self.sail = option.sail
        self.refund = option.refund_walk
        """How much walking comes back at once. DW-RAIL-08"""


def _name(option: EntryOption) -> str:
    """What a way spends, as `walk`, `walk2`, `sail+walk`; `rail` where the walking comes back."""
    if option.refund_walk:
        back = option.refund_walk
        return "rail" if option == EntryOption(walk=1, refund_walk=1) else f"{_spent(option)}-{back}"
    return _spent(option)


def _spent(option: EntryOption) -> str:
    spent = (("climb", option.climb), ("sail", option.sail), ("walk", option.walk))
    return "+".join(f"{how}{number if number > 1 else ''}" for how, number in spent if number) or "free"


_OPTIONS = [option for options in (*ENTRY, RAILWAY_ENTRY) for option in options]
WAY = Names("way", list(dict.fromkeys(_name(option) for option in _OPTIONS)))


def _ways(options: tuple[EntryOption, ...], from_water: bool) -> tuple[Way, ...]:
    """The ways that are open, each once. DW-MOVE-08"""
    found: dict[str, Way] = {}
    for option in options:
        if from_water or not option.from_water:
            found[_name(option)] = Way(option)
    return tuple(found.values())


_COSTS = [Way(option) for option in _OPTIONS]
COST = [next(way for way in _COSTS if way.name == name) for name in range(len(WAY))]
"""What each way spends, by its name."""
WAYS = [[_ways(options, water) for water in (False, True)] for options in ENTRY]
"""The ways onto a tile by its type and whether one comes from water. DW-MOVE-03..09"""
RAILWAY_WAYS = [[_ways(options + RAILWAY_ENTRY, water) for water in (False, True)] for options in ENTRY]
"""The same for a tile with a railway. DW-RAIL-07..09"""
