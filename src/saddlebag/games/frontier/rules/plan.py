"""The plan of the map: what the tiles alone decide, worked out once for each map. Chapters 5.1 and 5.2."""

from collections.abc import Iterable
from itertools import compress

from saddlebag.engine.names import NOBODY, set_of
from saddlebag.games.frontier.content import (
    ADJACENT,
    AROUND,
    BRIDGE,
    CANAL,
    DESERT,
    FIRST_INDUSTRIAL,
    FIRST_PUBLIC,
    FOREST,
    FREIGHT_STATION,
    GRASSLAND,
    INDUSTRY_KIND,
    LOG_STOCKPILE,
    PLAIN,
    PUBLIC_KIND,
    RAILROAD_STATION,
    RIVER,
    SPACE,
    SPACES_IN_PLAY,
    SPECIAL_KIND,
    STEAMBOAT,
    STREAM,
    TENT,
    TERRAIN_OF,
    TILE_KIND,
    TRACK,
    WELL,
    WOODEN_HOUSE,
)
from saddlebag.games.frontier.state import State

WELL_TILE, STEAMBOAT_TILE = FIRST_PUBLIC + WELL, FIRST_PUBLIC + STEAMBOAT
CANAL_TILE = FIRST_INDUSTRIAL + CANAL
EVERY_SPACE = range(len(SPACE))
PLACE_IN_ORDER = [
    [spaces.index(space) if space in spaces else NOBODY for space in EVERY_SPACE] for spaces in SPACES_IN_PLAY
]
"""Where a space comes among those in play, for each layout."""
IN_ORDER_ANYWAY = [list(spaces) == sorted(spaces) for spaces in SPACES_IN_PLAY]
"""Whether that is the order of their numbers too."""
IS_FLAT = [terrain in (GRASSLAND, PLAIN, DESERT) for terrain in TERRAIN_OF]
DRY = frozenset([space for space in EVERY_SPACE if IS_FLAT[space] or TERRAIN_OF[space] == FOREST])
"""Where something may stand once the trees are cleared."""
WATERSIDE = [
    [any(TERRAIN_OF[near] in (RIVER, STREAM) for near in beside) for beside in adjacent] for adjacent in ADJACENT
]
"""Whether a space is adjacent to river or stream, for each layout."""
BY_WATER = [frozenset(compress(EVERY_SPACE, waterside)) for waterside in WATERSIDE]
ALWAYS_TOWN = (LOG_STOCKPILE, FREIGHT_STATION, BRIDGE, RAILROAD_STATION, TENT, WOODEN_HOUSE)


def in_order(layout: int, spaces: Iterable[int]) -> list[int]:
    """From the lowest space id up. Ledger 9.1"""
    return sorted(spaces) if IN_ORDER_ANYWAY[layout] else sorted(spaces, key=PLACE_IN_ORDER[layout].__getitem__)


class Town:
    """What the tiles on the map make of the town, and where each kind of tile lies, in town or not. What few rules ask
    for is worked out when one of them does."""

    def __init__(self, layout: int, tiles: tuple[int, ...]) -> None:
        self.layout = layout
        self.lying = list(tiles)
        """The tiles on the map, by the space."""
        self.filled = [space for space in SPACES_IN_PLAY[layout] if tiles[space] != NOBODY]
        """The spaces with a tile."""
        self.where: dict[int, list[int]] = {}
        """Those of each tile."""
        self.public: list[int] = []
        self.special: list[int] = []
        self.industry: list[int] = []
        of_kind = {PUBLIC_KIND: self.public, SPECIAL_KIND: self.special, INDUSTRY_KIND: self.industry}
        for space in self.filled:
            tile = tiles[space]
            same = self.where.get(tile)
            if same is None:
                self.where[tile] = [space]
            else:
                same.append(space)
            if TILE_KIND[tile] in of_kind:
                of_kind[TILE_KIND[tile]].append(space)
        self._belonging: set[int] | None = None
        self._tiles: list[int] | None = None
        self._beside: list[int] | None = None
        self._around: set[int] | None = None
        self._outside: list[int] | None = None
        self._waterside: list[int] | None = None
        self._connected: set[int] | None = None
        self._around_industry: set[int] | None = None
        self._fenced_in = NOBODY
        self.logging_land: list[int] | None = None
        """See `logging_land`, once somebody has asked."""

    @property
    def belonging(self) -> set[int]:
        """Founding tiles but the train tile, housing, public buildings but steamboats; wells and special buildings that
        touch one of them, or each other. FO-PUB-05, FO-PUB-17, FO-TYC-10"""
        if self._belonging is None:
            lying, adjacent = self.lying, ADJACENT[self.layout]
            town = {space for space in self.filled if MAKES_TOWN[lying[space]]}
            apart = {space for space in self.filled if JOINS_TOWN[lying[space]]}
            grown = bool(apart)
            while grown:
                joined = {space for space in apart if not town.isdisjoint(adjacent[space])}
                town |= joined
                apart -= joined
                grown = bool(joined)
            self._belonging = town
        return self._belonging

    @property
    def tiles(self) -> list[int]:
        """The same, from the lowest space id up."""
        if self._tiles is None:
            self._tiles = in_order(self.layout, self.belonging)
        return self._tiles

    @property
    def beside(self) -> list[int]:
        """The empty land adjacent to them, cleared or not."""
        if self._beside is None:
            near = _all_of(ADJACENT[self.layout], self.belonging)
            self._beside = in_order(self.layout, DRY.intersection(near).difference(self.filled))
        return self._beside

    @property
    def around(self) -> set[int]:
        """All spaces around them."""
        if self._around is None:
            self._around = _all_of(AROUND[self.layout], self.belonging)
        return self._around

    @property
    def outside(self) -> list[int]:
        """The empty spaces that are not around town."""
        if self._outside is None:
            around, lying = self.around, self.lying
            spaces = SPACES_IN_PLAY[self.layout]
            self._outside = [space for space in spaces if lying[space] == NOBODY and space not in around]
        return self._outside

    @property
    def waterside(self) -> list[int]:
        """Those of them by river, stream or canal."""
        if self._waterside is None:
            canals = _all_of(ADJACENT[self.layout], self.where.get(CANAL_TILE, ()))
            water = BY_WATER[self.layout] | canals if canals else BY_WATER[self.layout]
            self._waterside = [space for space in self.outside if space in water]
        return self._waterside

    @property
    def connected(self) -> set[int]:
        """The town tiles in one chain with the freight station or the stockpile. FO-PUB-14"""
        if self._connected is None:
            lying, adjacent, town = self.lying, ADJACENT[self.layout], self.belonging
            found = {space for space in town if lying[space] in (FREIGHT_STATION, LOG_STOCKPILE)}
            newly = found
            while newly:
                newly = (_all_of(adjacent, newly) & town) - found
                found = found | newly
            self._connected = found
        return self._connected

    @property
    def around_industry(self) -> set[int]:
        """All spaces around industry buildings."""
        if self._around_industry is None:
            self._around_industry = _all_of(AROUND[self.layout], self.industry)
        return self._around_industry

    @property
    def fenced_in(self) -> int:
        """Where no cattle graze, as a set: they may stand on track. FO-RAIL-06"""
        if self._fenced_in == NOBODY:
            self._fenced_in = set_of([space for space in self.filled if self.lying[space] != TRACK])
        return self._fenced_in


def _all_of(near: tuple[tuple[int, ...], ...], spaces: Iterable[int]) -> set[int]:
    """All that is near some of these spaces."""
    return set[int]().union(*[near[space] for space in spaces])


JOINS_TOWN = [kind == SPECIAL_KIND or tile == WELL_TILE for tile, kind in enumerate(TILE_KIND)]
MAKES_TOWN = [
    not JOINS_TOWN[tile] and (tile in ALWAYS_TOWN or (kind == PUBLIC_KIND and tile != STEAMBOAT_TILE))
    for tile, kind in enumerate(TILE_KIND)
]
"""What is town wherever it stands, and what is if it touches town."""


MOST_TOWNS = 256


class _Towns(dict[tuple[int, tuple[int, ...]], Town]):
    """The towns that were asked for lately."""

    def __missing__(self, key: tuple[int, tuple[int, ...]]) -> Town:
        if len(self) >= MOST_TOWNS:
            self.clear()
        made = self[key] = Town(*key)
        return made


TOWNS = _Towns()
LAST = [TOWNS[0, (NOBODY,) * len(SPACE)]]
"""The town that was asked for last: whoever looks for a space asks again and again for the same one."""


MOST_CATTLE = 4
"""On a grassland space, of all players together. FO-BOARD-11"""


class Herds:
    """The range cattle of all players: where those of each player stand, and how many on each space where there are
    any."""

    def __init__(self, standing: list[list[int]], spaces: list[list[int]]) -> None:
        self.standing = standing
        """The cattle of each player, by the space."""
        self.spaces = spaces
        """Where these are, player by player."""
        self.number: dict[int, int] = {}
        for cattle, found in zip(standing, spaces, strict=True):
            for space in found:
                self.number[space] = self.number.get(space, 0) + cattle[space]

        self.full = set_of([space for space, number in self.number.items() if number >= MOST_CATTLE])
        """The spaces without room for one more, as a set."""

    def after(self, standing: list[list[int]]) -> "Herds":
        """The herds when cattle stand so: mostly those of one player have changed."""
        before = self.standing if len(self.standing) == len(standing) else [[] for _ in standing]
        spaces = [
            self.spaces[seat] if cattle == before[seat] else where_not_0(cattle) for seat, cattle in enumerate(standing)
        ]
        return Herds([cattle[:] for cattle in standing], spaces)


def where_not_0(numbers: list[int]) -> list[int]:
    """The spaces with any of what is counted on each."""
    return [space for space in EVERY_SPACE if numbers[space]] if any(numbers) else []


LAST_HERDS = [Herds([], [])]
"""Those that were asked for last."""


class Map:
    """The map of a table as long as nothing changes on it: while the answers to a question are listed."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.town = town(s)
        self.herds = herds(s)


UNCHANGED: list[Map | None] = [None]
"""What is listed for now: whoever begins puts it there, and takes it away in the end."""


def town(s: State) -> Town:
    """The town as it stands now."""
    unchanged = UNCHANGED[0]
    if unchanged is not None and unchanged.state is s:
        return unchanged.town
    last = LAST[0]
    if last.lying == s.tiles and last.layout == s.layout:
        return last
    found = LAST[0] = TOWNS[s.layout, tuple(s.tiles)]
    return found


def herds(s: State) -> Herds:
    """The range cattle as they stand now."""
    unchanged = UNCHANGED[0]
    if unchanged is not None and unchanged.state is s:
        return unchanged.herds
    last, standing = LAST_HERDS[0], [player.cattle for player in s.players]
    if last.standing != standing:
        last = LAST_HERDS[0] = last.after(standing)
    return last
