"""The map: terrain as it is now, what is free, what belongs to town, where things may stand. Chapters 5.1 and 5.2."""

from collections.abc import Iterable, Iterator

from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.games.frontier.chapters import FIRST_BASIN_SPOT, PLAYER
from saddlebag.games.frontier.content import (
    ADJACENT,
    BASIN_CAPACITY,
    COLUMN_OF,
    FIRST_INDUSTRIAL,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    FOREST,
    FREIGHT_STATION,
    GRASSLAND,
    HOUSING_CAPACITY,
    HOUSING_KIND,
    INDUSTRY_KIND,
    LOGGING_CAMP,
    MORE_CAPACITY,
    PLAIN,
    PUBLIC_KIND,
    RAILROAD_STATION,
    RIVER,
    ROW_OF,
    SPACES_IN_PLAY,
    SPECIAL_KIND,
    SPECIAL_TEXT,
    STREAM,
    TERRAIN_OF,
    TILE_COUNT,
    TILE_KIND,
    TRACK,
    TRAIN_TILE,
    WATER_BASIN,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.rules.plan import (
    CANAL_TILE as CANAL_TILE,
)
from saddlebag.games.frontier.rules.plan import (
    EVERY_SPACE as EVERY_SPACE,
)
from saddlebag.games.frontier.rules.plan import (
    IS_FLAT as IS_FLAT,
)
from saddlebag.games.frontier.rules.plan import (
    MOST_CATTLE as MOST_CATTLE,
)
from saddlebag.games.frontier.rules.plan import (
    STEAMBOAT_TILE as STEAMBOAT_TILE,
)
from saddlebag.games.frontier.rules.plan import (
    UNCHANGED as UNCHANGED,
)
from saddlebag.games.frontier.rules.plan import (
    WATERSIDE as WATERSIDE,
)
from saddlebag.games.frontier.rules.plan import (
    WELL_TILE as WELL_TILE,
)
from saddlebag.games.frontier.rules.plan import (
    Map as Map,
)
from saddlebag.games.frontier.rules.plan import (
    herds as herds,
)
from saddlebag.games.frontier.rules.plan import (
    in_order as in_order,
)
from saddlebag.games.frontier.rules.plan import (
    town as town,
)
from saddlebag.games.frontier.rules.plan import (
    where_not_0,
)
from saddlebag.games.frontier.state import State, replaced

MOST_TREES = 3
"""On a forest space. FO-BOARD-10"""
MOST_PIECES = 3
"""Of one kind on any building or enclosure. FO-CORE-14"""
CAMP = FIRST_INDUSTRIAL + LOGGING_CAMP
PRINTED_GRASS = [set_of([space for space in spaces if TERRAIN_OF[space] == GRASSLAND]) for spaces in SPACES_IN_PLAY]
GROWS_GRASS = set_of([space for space in EVERY_SPACE if TERRAIN_OF[space] == PLAIN])
FORESTS = set_of([space for space in EVERY_SPACE if TERRAIN_OF[space] == FOREST])
SPECIAL_CAPACITY = [
    sum([step.number for step in text.standing() if isinstance(step, mods.CountsAsHousing)]) for text in SPECIAL_TEXT
]
"""What a special building is for its neighbours, as housing. FO-PUB-12"""


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
    tile = s.tiles[space]
    if (tile != NOBODY and tile != TRACK) or s.drought >> space & 1:
        return False
    return TERRAIN_OF[space] == GRASSLAND or (bool(s.grass >> space & 1) and terrain(s, space) == GRASSLAND)


def room_for_cattle(s: State, space: int) -> int:
    """How many more cattle find room on grassland. FO-BOARD-11"""
    if not is_grazing(s, space):
        return 0
    room = MOST_CATTLE
    for player in s.players:
        room -= player.cattle[space]
    return max(0, room)


def cattle_by_space(s: State) -> dict[int, int]:
    """The range cattle of all players together, where there are any. FO-BOARD-11"""
    return herds(s).number


def pasture(s: State) -> int:
    """All grassland that feeds cattle, as a set: see `is_grazing`. FO-BOARD-13, FO-CORE-13, FO-RAIL-06"""
    grass = PRINTED_GRASS[s.layout]
    if s.grass:
        cleared = [space for space in bits(s.grass & FORESTS) if not s.trees[space]]
        grass |= s.grass & GROWS_GRASS | set_of(cleared)
    return grass & ~(s.drought | town(s).fenced_in)


def open_pasture(s: State) -> int:
    """Where one more head of cattle finds room, as a set. FO-BOARD-11"""
    return pasture(s) & ~herds(s).full


def with_room(s: State, among: int = -1, least: int = 1) -> list[int]:
    """The spaces, all or those of a set, where so many more cattle find room, from the lowest id up. FO-BOARD-11"""
    most, there = MOST_CATTLE - least, cattle_by_space(s)
    return in_order(s.layout, [space for space in bits(pasture(s) & among) if there.get(space, 0) <= most])


def free_flat(s: State, spaces: Iterable[int]) -> Iterator[int]:
    """Those of these empty spaces that are flat and without cattle, one by one. FO-CORE-16"""
    trees, there = s.trees, cattle_by_space(s)
    for space in spaces:
        if space not in there and (IS_FLAT[space] or (TERRAIN_OF[space] == FOREST and not trees[space])):
            yield space


def is_by_water(s: State, space: int) -> bool:
    """Adjacent to river, stream or canal. FO-MIN-18, FO-MIN-23"""
    return WATERSIDE[s.layout][space] or any(s.tiles[near] == CANAL_TILE for near in s.adjacent[space])


def is_by(s: State, space: int, *terrains: int) -> bool:
    """Whether a space is adjacent to one of these printed terrains."""
    for near in s.adjacent[space]:  # noqa: SIM110 - a generator takes twice as long
        if TERRAIN_OF[near] in terrains:
            return True
    return False


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


LAST_DAMAGE: list[tuple[int, list[int], list[int]]] = [(0, [], [])]
"""The layout and the damage that were asked for last, and where there is any."""


def damaged(s: State) -> list[int]:
    """Where fire or revolt is, from the lowest space id up. FO-DAM-01, FO-DAM-02"""
    layout, damage, found = LAST_DAMAGE[0]
    if damage != s.damage or layout != s.layout:
        damage = s.damage[:]
        found = in_order(s.layout, where_not_0(damage))
        LAST_DAMAGE[0] = (s.layout, damage, found)
    return found


def burns(s: State, space: int) -> bool:
    """A public building or housing with fire. FO-DAM-01"""
    return s.damage[space] > 0 and not is_industry(s, space)


def in_revolt(s: State, space: int) -> bool:
    """An industry building with a revolt tile. FO-DAM-02"""
    return s.damage[space] > 0 and is_industry(s, space)


def put_tile(s: State, space: int, tile: int, owner: int = NOBODY) -> None:
    """A tile takes the place of grass, drought and, unless it is a camp, of the trees. FO-CORE-16"""
    s.tiles = replaced(s.tiles, space, tile)
    s.owners = replaced(s.owners, space, owner)
    s.grass &= ~(1 << space)
    s.drought &= ~(1 << space)
    if tile != CAMP:
        s.trees = replaced(s.trees, space, 0)


def take_tile_away(s: State, space: int) -> None:
    """The space is empty again."""
    s.tiles = replaced(s.tiles, space, NOBODY)
    s.owners = replaced(s.owners, space, NOBODY)
    s.basins = replaced(s.basins, space, NOBODY)
    s.damage = replaced(s.damage, space, 0)
    s.coins = replaced(s.coins, space, 0)
    s.uses = replaced(s.uses, space, 0)
    s.donkeys &= ~(1 << space)


# --- town ---------------------------------------------------------------------------------------------------------


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
    found = list(free_flat(s, town(s).beside))
    if found:
        return found
    free = list(free_flat(s, empty(s)))
    station = spaces_of(s, FREIGHT_STATION)[0]
    return [min(free, key=lambda space: s.distance(space, station))] if free else []


def filled(s: State) -> list[int]:
    """The spaces with a tile, from the lowest space id up."""
    return town(s).filled


def empty(s: State) -> list[int]:
    """The spaces in play without a tile, from the lowest space id up."""
    tiles = s.tiles
    return [space for space in s.spaces if tiles[space] == NOBODY]


def is_room_in_town(s: State) -> bool:
    """Whether there is any such space. FO-PUB-03"""
    for _ in free_flat(s, town(s).beside):
        return True
    return bool(free_by_town(s))


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
    return sum([player.laid.count(spot) for player in s.players])


def places_left(s: State, space: int) -> int:
    """A building has three places for workers and coins. FO-TURN-05"""
    return MOST_PIECES - workers_on(s, space) - s.coins[space]


def basin_spot(basin: int) -> int:
    """Where a worker lies on a basin."""
    return FIRST_BASIN_SPOT + basin


def capacity(s: State, basin: int) -> int:
    """How many logs a basin holds, of all players together. FO-BOARD-07"""
    return BASIN_CAPACITY[basin] + (MORE_CAPACITY if s.is_large else 0)


def logs_in(s: State, basin: int) -> int:
    return sum([player.logs[basin] for player in s.players])


def room_in(s: State, basin: int) -> int:
    """FO-BOARD-07, FO-BOARD-08"""
    return capacity(s, basin) - logs_in(s, basin)


def basins_beside(s: State, space: int) -> list[int]:
    """The basins of the river spaces adjacent to a space; of the streams if there is no river. FO-LUM-21, FO-LUM-22"""
    return BASINS_BESIDE[s.layout][space]


def _basins_beside(layout: int, space: int) -> list[int]:
    for water in (RIVER, STREAM):
        found = [WATER_BASIN[near] for near in ADJACENT[layout][space] if TERRAIN_OF[near] == water]
        if found:
            return sorted(set(found))
    return []


BASINS_BESIDE = [[_basins_beside(layout, space) for space in EVERY_SPACE] for layout in range(len(SPACES_IN_PLAY))]


def rivers_of_camp(s: State, space: int) -> list[int]:
    """The river spaces that a camp reaches: adjacent ones, or in a straight line with exactly one building between.
    FO-LUM-02"""
    ways, tiles = WAYS_TO_RIVER[s.layout][space], s.tiles
    return [river for near, river in ways if near == river or tiles[near] not in (NOBODY, TRACK)]


def _ways_to_river(layout: int, space: int) -> list[tuple[int, int]]:
    """The spaces adjacent to one that are river, or lie in a straight line between it and one, with that river."""
    columns, adjacent, found = COLUMN_OF[layout], ADJACENT[layout], []
    for near in adjacent[space]:
        if TERRAIN_OF[near] == RIVER:
            found.append((near, near))
        else:
            column, row = 2 * columns[near] - columns[space], 2 * ROW_OF[near] - ROW_OF[space]
            beyond = [far for far in adjacent[near] if (columns[far], ROW_OF[far]) == (column, row)]
            found += [(near, far) for far in beyond if TERRAIN_OF[far] == RIVER]
    return found


WAYS_TO_RIVER = [[_ways_to_river(layout, space) for space in EVERY_SPACE] for layout in range(len(SPACES_IN_PLAY))]
FORESTS_BY_RIVER = [
    [space for space in spaces if TERRAIN_OF[space] == FOREST and ways[space]]
    for spaces, ways in zip(SPACES_IN_PLAY, WAYS_TO_RIVER, strict=True)
]
"""The forests from which a camp could reach a river, for each layout."""


def logging_land(s: State) -> list[int]:
    """The forests not around town from which a camp reaches a river. FO-LUM-01, FO-LUM-02, FO-IND-09"""
    here = town(s)
    if here.logging_land is None:
        outside = set(here.outside)
        forests = [space for space in FORESTS_BY_RIVER[s.layout] if space in outside]
        here.logging_land = [space for space in forests if rivers_of_camp(s, space)]
    return here.logging_land


def jammed(s: State, basin: int) -> bool:
    """FO-DAM-10"""
    return bool(s.jams >> basin & 1)


def seats_named(seats: int) -> list[str]:
    """Players of a set, by their names."""
    return [PLAYER[seat] for seat in bits(seats)]
