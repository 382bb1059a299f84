"""What stands where, for bots."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import FIRST_PUBLIC, INDUSTRY_KIND, PUBLIC, TENT, TILE_KIND
from saddlebag.games.frontier.mind import prices
from saddlebag.games.frontier.rules import land
from saddlebag.games.frontier.state import State


class Sites:
    """What stands where, found in one look at the map."""

    __slots__ = ("damaged", "industry", "tents", "uses")

    def __init__(self, s: State) -> None:
        number = len(s.players)
        self.industry: list[list[int]] = [[] for _ in range(number)]
        self.tents: list[list[int]] = [[] for _ in range(number)]
        self.damaged: list[int] = []
        self.uses = [0.0] * number
        """What the uses of each player's public buildings bring, shared among those of a kind."""
        public: list[int] = []
        tiles, owners, damage = s.tiles, s.owners, s.damage
        for space in land.filled(s):
            tile = tiles[space]
            if damage[space]:
                self.damaged.append(space)
            owner = owners[space]
            if owner == NOBODY:
                continue
            if FIRST_PUBLIC <= tile < FIRST_PUBLIC + len(PUBLIC):
                public.append(space)
            elif tile == TENT:
                self.tents[owner].append(space)
            elif TILE_KIND[tile] == INDUSTRY_KIND:
                self.industry[owner].append(space)
        kinds = [tiles[space] for space in public]
        for space in public:
            self.uses[owners[space]] += prices.USE[tiles[space] - FIRST_PUBLIC] / kinds.count(tiles[space])


def is_industry(tile: int) -> bool:
    return TILE_KIND[tile] == INDUSTRY_KIND
