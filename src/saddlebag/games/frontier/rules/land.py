"""The map: terrain as it is now, what is free, what belongs to town, where things may stand. Chapters 5.1 and 5.2."""

from collections.abc import Iterable
from itertools import compress

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.frontier.chapters import FIRST_BASIN_SPOT, PLAYER
from saddlebag.games.frontier.content import (
    ADJACENT,
    AROUND,
    BASIN_CAPACITY,
    BRIDGE,
    CANAL,
    COLUMN_OF,
    DESERT,
    FIRST_INDUSTRIAL,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    FOREST,
    FREIGHT_STATION,
    GRASSLAND,
    HOUSING_CAPACITY,
    HOUSING_KIND,
    INDUSTRY_KIND,
    LOG_STOCKPILE,
    LOGGING_CAMP,
    MORE_CAPACITY,
    PLAIN,
    PUBLIC_KIND,
    RAILROAD_STATION,
    RIVER,
    ROW_OF,
    SPACE,
    SPACES_IN_PLAY,
    SPECIAL_KIND,
    SPECIAL_TEXT,
    STEAMBOAT,
    STREAM,
    TENT,
    TERRAIN_OF,
    TILE_COUNT,
    TILE_KIND,
    TRACK,
    TRAIN_TILE,
    WATER_BASIN,
    WELL,
    WOODEN_HOUSE,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.state import State

MOST_TREES = 3
"""On a forest space. FO-BOARD-10"""
MOST_CATTLE = 4
"""On a grassland space, of all players together. FO-BOARD-11"""
MOST_PIECES = 3
"""Of one kind on any building or enclosure. FO-CORE-14"""
CAMP, WELL_TILE, STEAMBOAT_TILE = FIRST_INDUSTRIAL + LOGGING_CAMP, FIRST_PUBLIC + WELL, FIRST_PUBLIC + STEAMBOAT
CANAL_TILE = FIRST_INDUSTRIAL + CANAL
EVERY_SPACE = range(len(SPACE))
IN_PLAY = [frozenset(spaces) for spaces in SPACES_IN_PLAY]
PLACE_IN_ORDER = [
    [spaces.index(space) if space in spaces else NOBODY for space in EVERY_SPACE] for spaces in SPACES_IN_PLAY
]
"""Where a space comes among those in play, for each layout."""
IS_FLAT = [terrain in (GRASSLAND, PLAIN, DESERT) for terrain in TERRAIN_OF]
WATERSIDE = [
    [any(TERRAIN_OF[near] in (RIVER, STREAM) for near in beside) for beside in adjacent] for adjacent in ADJACENT
]
"""Whether a space is adjacent to river or stream, for each layout."""
BY_WATER = [frozenset(compress(EVERY_SPACE, waterside)) for waterside in WATERSIDE]
PRINTED_GRASS = [[space for space in spaces if TERRAIN_OF[space] == GRASSLAND] for spaces in SPACES_IN_PLAY]
ALWAYS_TOWN = (LOG_STOCKPILE, FREIGHT_STATION, BRIDGE, RAILROAD_STATION, TENT, WOODEN_HOUSE)
SPECIAL_CAPACITY = [
    sum([step.number for step in text.standing() if isinstance(step, mods.CountsAsHousing)]) for text in SPECIAL_TEXT
]
"""What a special building is for its neighbours, as housing. FO-PUB-12"""


def in_order(layout: int, spaces: Iterable[int]) -> list[int]:
    """From the lowest space id up. Ledger 9.1"""
    return sorted(spaces, key=PLACE_IN_ORDER[layout].__getitem__)


# --- terrain ------------------------------------------------------------------------------------------------------


def terrain(s: State, space: int) -> int:
    """As it is now: cleared forest is plain, a plain with grass is grassland. FO-BOARD-10, FO-BOARD-12"""
    printed = TERRAIN_OF[space]
    if printed == FOREST and not s.trees[space]:
        printed = PLAIN
    if printed == PLAIN and s.grass >> space & 1:
        return GRASSLAND
    return printed


def is_flat(s: State, space: int) -> bool:
    """Grassland, plain, desert and cleared forest."""
    return IS_FLAT[space] or (TERRAIN_OF[space] == FOREST and not s.trees[space])


def has_cattle(s: State, space: int) -> bool:
    for player in s.players:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if player.cattle[space]:
            return True
    return False


def is_free(s: State, space: int) -> bool:
    """No building, founding or track tile and no cattle. FO-CORE-16"""
    return s.tiles[space] == NOBODY and not has_cattle(s, space)


def is_grazing(s: State, space: int) -> bool:
    """Grassland that feeds cattle: no drought, no building. Cattle may stand on track. FO-BOARD-13, FO-CORE-13,
    FO-RAIL-06"""
    if s.tiles[space] not in (NOBODY, TRACK) or s.drought >> space & 1:
        return False
    return TERRAIN_OF[space] == GRASSLAND or terrain(s, space) == GRASSLAND


def room_for_cattle(s: State, space: int) -> int:
    """How many more cattle find room on grassland. FO-BOARD-11"""
    if not is_grazing(s, space):
        return 0
    room = MOST_CATTLE
    for player in s.players:
        room -= player.cattle[space]
    return max(0, room)


def grasslands(s: State) -> list[int]:
    """Where grassland is printed or grass lies, from the lowest space id up. FO-BOARD-12"""
    printed = PRINTED_GRASS[s.layout]
    return in_order(s.layout, {*printed, *bits(s.grass)}) if s.grass else printed


def is_by_water(s: State, space: int) -> bool:
    """Adjacent to river, stream or canal. FO-MIN-18, FO-MIN-23"""
    return WATERSIDE[s.layout][space] or any(s.tiles[near] == CANAL_TILE for near in s.adjacent[space])


def is_by(s: State, space: int, *terrains: int) -> bool:
    """Whether a space is adjacent to one of these printed terrains."""
    return any(TERRAIN_OF[near] in terrains for near in s.adjacent[space])


# --- what stands there --------------------------------------------------------------------------------------------


def tiles_left(s: State, tile: int) -> int:
    """How many are left in the supply. FO-CORE-15"""
    return TILE_COUNT[tile] - len(spaces_of(s, tile))


def stands(s: State, tile: int) -> bool:
    """Whether a tile of a kind lies anywhere."""
    return tile in town(s).where


def spaces_of(s: State, tile: int) -> list[int]:
    """Where tiles of a kind lie, from the lowest space id up."""
    return town(s).where.get(tile, [])


def is_public(s: State, space: int) -> bool:
    tile = s.tiles[space]
    return tile != NOBODY and TILE_KIND[tile] == PUBLIC_KIND


def is_housing(s: State, space: int) -> bool:
    tile = s.tiles[space]
    return tile != NOBODY and TILE_KIND[tile] == HOUSING_KIND


def is_industry(s: State, space: int) -> bool:
    tile = s.tiles[space]
    return tile != NOBODY and TILE_KIND[tile] == INDUSTRY_KIND


def industrial_at(s: State, space: int) -> int:
    """The industry building on a space, NOBODY if there is none."""
    return s.tiles[space] - FIRST_INDUSTRIAL if is_industry(s, space) else NOBODY


def public_at(s: State, space: int) -> int:
    """The public building on a space, NOBODY if there is none."""
    return s.tiles[space] - FIRST_PUBLIC if is_public(s, space) else NOBODY


def own_sites(s: State, seat: int, building: int) -> list[int]:
    """The industry buildings of a kind that a player owns."""
    owners = s.owners
    return [space for space in spaces_of(s, FIRST_INDUSTRIAL + building) if owners[space] == seat]


def damaged(s: State) -> list[int]:
    """Where fire or revolt is, from the lowest space id up. FO-DAM-01, FO-DAM-02"""
    return in_order(s.layout, compress(EVERY_SPACE, s.damage))


def burns(s: State, space: int) -> bool:
    """A public building or housing with fire. FO-DAM-01"""
    return s.damage[space] > 0 and not is_industry(s, space)


def in_revolt(s: State, space: int) -> bool:
    """An industry building with a revolt tile. FO-DAM-02"""
    return s.damage[space] > 0 and is_industry(s, space)


def put_tile(s: State, space: int, tile: int, owner: int = NOBODY) -> None:
    """A tile takes the place of grass, drought and, unless it is a camp, of the trees. FO-CORE-16"""
    s.tiles[space] = tile
    s.owners[space] = owner
    s.grass &= ~(1 << space)
    s.drought &= ~(1 << space)
    if tile != CAMP:
        s.trees[space] = 0


def take_tile_away(s: State, space: int) -> None:
    """The space is empty again."""
    s.tiles[space] = s.owners[space] = s.basins[space] = NOBODY
    s.damage[space] = s.coins[space] = s.uses[space] = 0
    s.donkeys &= ~(1 << space)


# --- town ---------------------------------------------------------------------------------------------------------


class Town:
    """What the tiles on the map make of the town: its tiles, the empty land adjacent to them, all spaces around them
    (as a set), the empty spaces that are not around it, those of them by river, stream or canal, and the tiles in one
    chain with the freight station or the stockpile; and where each kind of tile lies, in town or not."""

    def __init__(self, layout: int, tiles: tuple[int, ...]) -> None:
        self.layout = layout
        self.lying = list(tiles)
        """The tiles on the map, by the space."""
        filled = in_order(layout, compress(EVERY_SPACE, map(NOBODY.__ne__, tiles)))
        self.where: dict[int, list[int]] = {}
        for space in filled:
            self.where.setdefault(tiles[space], []).append(space)
        adjacent, around = ADJACENT[layout], AROUND[layout]
        found = _belonging(tiles, filled, adjacent)
        self.tiles = in_order(layout, found)
        beside = {near for space in found for near in adjacent[space] if tiles[near] == NOBODY}
        self.beside = in_order(layout, [space for space in beside if IS_FLAT[space] or TERRAIN_OF[space] == FOREST])
        self.around = {near for space in found for near in around[space]}
        outside = IN_PLAY[layout].difference(self.around, filled)
        self.outside = in_order(layout, outside)
        canals = {near for space in self.where.get(CANAL_TILE, ()) for near in adjacent[space]}
        self.waterside = in_order(layout, outside & (BY_WATER[layout] | canals))
        self.connected = _chained(tiles, found, adjacent)
        self.public = [space for space in filled if TILE_KIND[tiles[space]] == PUBLIC_KIND]
        self.special = [space for space in filled if TILE_KIND[tiles[space]] == SPECIAL_KIND]
        self.industry = [space for space in filled if TILE_KIND[tiles[space]] == INDUSTRY_KIND]
        self.logging_land: list[int] | None = None
        """See `logging_land`, once somebody has asked."""
        self.around_industry = {near for space in self.industry for near in around[space]}


def _belonging(tiles: tuple[int, ...], filled: list[int], adjacent: tuple[tuple[int, ...], ...]) -> set[int]:
    """Founding tiles but the train tile, housing, public buildings but steamboats; wells and special buildings that
    touch one of them, or each other. FO-PUB-05, FO-PUB-17, FO-TYC-10"""
    town: set[int] = set()
    apart: set[int] = set()
    for space in filled:
        tile = tiles[space]
        kind = TILE_KIND[tile]
        if kind == SPECIAL_KIND or tile == WELL_TILE:
            apart.add(space)
        elif tile in ALWAYS_TOWN or (kind == PUBLIC_KIND and tile != STEAMBOAT_TILE):
            town.add(space)
    grown = bool(apart)
    while grown:
        joined = {space for space in apart if not town.isdisjoint(adjacent[space])}
        town |= joined
        apart -= joined
        grown = bool(joined)
    return town


def _chained(tiles: tuple[int, ...], town: set[int], adjacent: tuple[tuple[int, ...], ...]) -> set[int]:
    found = {space for space in town if tiles[space] in (FREIGHT_STATION, LOG_STOCKPILE)}
    waiting = sorted(found)
    while waiting:
        for near in adjacent[waiting.pop()]:
            if near in town and near not in found:
                found.add(near)
                waiting.append(near)
    return found


class _Towns(dict[tuple[int, tuple[int, ...]], Town]):
    """The towns that were asked for lately."""

    def __missing__(self, key: tuple[int, tuple[int, ...]]) -> Town:
        if len(self) >= 2048:
            self.clear()
        made = self[key] = Town(*key)
        return made


TOWNS = _Towns()
LAST = [TOWNS[0, (NOBODY,) * len(SPACE)]]
"""The town that was asked for last: whoever looks for a space asks again and again for the same one."""


def town(s: State) -> Town:
    """The town as it stands now."""
    last = LAST[0]
    if last.lying == s.tiles and last.layout == s.layout:
        return last
    found = LAST[0] = TOWNS[s.layout, tuple(s.tiles)]
    return found


def town_tiles(s: State) -> list[int]:
    """All tiles of the town, from the lowest space id up. FO-PUB-05, FO-PUB-17, FO-TYC-10"""
    return town(s).tiles


def connected(s: State) -> set[int]:
    """The town tiles in one chain with the freight station or the stockpile. FO-PUB-14"""
    return town(s).connected


def around_town(s: State) -> set[int]:
    """The spaces around a town tile, where no industry may be placed. FO-IND-09, FO-FOUND-14"""
    return town(s).around


def free_by_town(s: State) -> list[int]:
    """The free flat spaces adjacent to a town tile; without any, the one nearest to the freight station. FO-PUB-03,
    FO-PUB-21"""
    found = [space for space in town(s).beside if is_flat(s, space) and not has_cattle(s, space)]
    if found:
        return found
    free = [space for space in s.spaces if is_flat(s, space) and is_free(s, space)]
    station = spaces_of(s, FREIGHT_STATION)[0]
    return [min(free, key=lambda space: s.distance(space, station))] if free else []


def train_tile(s: State) -> int:
    """The space of the train tile. FO-FOUND-05"""
    return spaces_of(s, TRAIN_TILE)[0]


def station(s: State) -> int:
    """The space of the railroad station, NOBODY before it stands. FO-RAIL-02"""
    return spaces_of(s, RAILROAD_STATION)[0] if stands(s, RAILROAD_STATION) else NOBODY


def capacity_beside(s: State, space: int) -> int:
    """The capacity of the housing adjacent to a building. FO-PUB-12, FO-DAM-01"""
    total = 0
    for near in s.adjacent[space]:
        tile = s.tiles[near]
        if tile == NOBODY or s.damage[near]:
            continue
        if TILE_KIND[tile] == HOUSING_KIND:
            total += HOUSING_CAPACITY[tile]
        elif TILE_KIND[tile] == SPECIAL_KIND:
            total += SPECIAL_CAPACITY[tile - FIRST_SPECIAL]
    return total


# --- places and basins --------------------------------------------------------------------------------------------


def workers_on(s: State, spot: int) -> int:
    """How many workers of all players lie there."""
    number = 0
    for player in s.players:
        if spot in player.laid:
            number += player.laid.count(spot)
    return number


def places_left(s: State, space: int) -> int:
    """A building has three places for workers and coins. FO-TURN-05"""
    return MOST_PIECES - workers_on(s, space) - s.coins[space]


def basin_spot(basin: int) -> int:
    """Where a worker lies on a basin."""
    return FIRST_BASIN_SPOT + basin


def capacity(s: State, basin: int) -> int:
    """How many logs a basin holds, of all players together. FO-BOARD-07"""
    return BASIN_CAPACITY[basin] + (MORE_CAPACITY if s.options.large else 0)


def logs_in(s: State, basin: int) -> int:
    return sum([player.logs[basin] for player in s.players])


def room_in(s: State, basin: int) -> int:
    """FO-BOARD-07, FO-BOARD-08"""
    return capacity(s, basin) - logs_in(s, basin)


def basins_beside(s: State, space: int) -> list[int]:
    """The basins of the river spaces adjacent to a space; of the streams if there is no river. FO-LUM-21, FO-LUM-22"""
    for water in (RIVER, STREAM):
        found = [WATER_BASIN[near] for near in s.adjacent[space] if TERRAIN_OF[near] == water]
        if found:
            return sorted(set(found))
    return []


def rivers_of_camp(s: State, space: int) -> list[int]:
    """The river spaces that a camp reaches: adjacent ones, or in a straight line with exactly one building between.
    FO-LUM-02"""
    columns, found = COLUMN_OF[s.layout], []
    for near in s.adjacent[space]:
        if TERRAIN_OF[near] == RIVER:
            found.append(near)
        elif s.tiles[near] not in (NOBODY, TRACK):
            column, row = 2 * columns[near] - columns[space], 2 * ROW_OF[near] - ROW_OF[space]
            beyond = [far for far in s.adjacent[near] if (columns[far], ROW_OF[far]) == (column, row)]
            found += [far for far in beyond if TERRAIN_OF[far] == RIVER]
    return found


def logging_land(s: State) -> list[int]:
    """The forests not around town from which a camp reaches a river. FO-LUM-01, FO-LUM-02, FO-IND-09"""
    here = town(s)
    if here.logging_land is None:
        forests = [space for space in here.outside if TERRAIN_OF[space] == FOREST]
        here.logging_land = [space for space in forests if rivers_of_camp(s, space)]
    return here.logging_land


def jammed(s: State, basin: int) -> bool:
    """FO-DAM-10"""
    return bool(s.jams >> basin & 1)


def seats_named(seats: int) -> list[str]:
    """Players of a set, by their names."""
    return [PLAYER[seat] for seat in bits(seats)]
