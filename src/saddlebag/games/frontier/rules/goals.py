"""What the goal cards score. Chapter 5.20, ledger 9.14."""

from saddlebag.engine.language import Thing
from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import (
    FIRST_PUBLIC,
    GOAL_FUNCTION,
    GOAL_LIMIT,
    GOAL_PARTS,
    IS_PHILANTHROPY,
    PUBLIC,
    PUBLIC_TAG,
    SAFETY_TAG,
    WOODEN_HOUSE,
)
from saddlebag.games.frontier.effects import goals as card
from saddlebag.games.frontier.effects.terms import LOG, MONEY, RAILROAD, TELEGRAPH
from saddlebag.games.frontier.rules import land
from saddlebag.games.frontier.state import State

LAST_LEVEL = 4
SAFETY_TILES = [FIRST_PUBLIC + building for building in range(len(PUBLIC)) if PUBLIC_TAG[building] == SAFETY_TAG]
PHILANTHROPY_TILES = [FIRST_PUBLIC + building for building in range(len(PUBLIC)) if IS_PHILANTHROPY[building]]


def goal_points(s: State, seat: int) -> int:
    """The one goal card kept, never more than it allows. FO-GOAL-01, FO-GOAL-02"""
    goal = s.players[seat].goal
    if goal == NOBODY:
        return 0
    function = GOAL_FUNCTION[goal]
    if s.options.function_goal_needs_tile and function != NOBODY and s.functions[function] != seat:
        return 0
    return min(GOAL_LIMIT[goal], sum([part_points(s, seat, part) for part in GOAL_PARTS[goal]]))


def part_points(s: State, seat: int, part: card.Part) -> int:
    """Points for each thing that counts, up to so many, or for one condition. FO-GOAL-02"""
    if isinstance(part, card.Per):
        return part.points * min(part.most, sum([counted(s, seat, thing) for thing in part.things]))
    assert isinstance(part, card.Once)
    return part.points if is_met(s, seat, part.asked) else 0


# --- what is counted ----------------------------------------------------------------------------------------------


def counts_for(s: State, seat: int, owner: int) -> bool:
    """Whose cube must lie on what is counted. FO-GOAL-03"""
    return owner == seat or (s.options.goal_counting == "all_town" and owner != NOBODY)


def tiles_counted(s: State, seat: int, tiles: list[int]) -> list[int]:
    """The spaces of tiles that count for a player, burning ones too. FO-GOAL-03, FO-GOAL-05"""
    return [space for tile in tiles for space in land.spaces_of(s, tile) if counts_for(s, seat, s.owners[space])]


def developments_counted(s: State, seat: int, number: int) -> int:
    """The tiles of a network that were paid for. FO-DEV-02"""
    network = s.networks[number]
    return sum([counts_for(s, seat, cube) for cube in network.cubes[: network.built]])


def counted(s: State, seat: int, thing: int | Thing) -> int:
    """How many of a thing count. FO-GOAL-02..04, FO-GOAL-06"""
    player = s.players[seat]
    if not isinstance(thing, int):
        return len(tiles_counted(s, seat, [FIRST_PUBLIC + thing.number]))
    if thing == card.CONNECTED_WELL:
        town = land.connected(s)
        return len([space for space in tiles_counted(s, seat, [land.WELL_TILE]) if space in town])
    if thing == card.SAFETY_BESIDE_HOUSING:
        return len([space for space in tiles_counted(s, seat, SAFETY_TILES) if _beside_housing(s, space)])
    if thing in (card.TELEGRAPH_TILE, card.RAILROAD_TILE):
        return developments_counted(s, seat, TELEGRAPH if thing == card.TELEGRAPH_TILE else RAILROAD)
    if thing == card.WOODEN_HOUSE:
        return len(tiles_counted(s, seat, [WOODEN_HOUSE]))
    if thing == card.PHILANTHROPY:
        return len(tiles_counted(s, seat, PHILANTHROPY_TILES))
    if thing == card.DONATION:
        return len(player.donated)
    if thing == card.TEN_DOLLARS:
        return player.goods[MONEY] // 10
    if thing == card.ACTIVE_ENCLOSURE:
        return sum([each.cattle > 0 and s.owners[each.space] == seat for each in s.enclosures])
    if thing == card.UNDEPLETED_DEPOSIT:
        return sum([each.ore > 0 and s.owners[each.space] == seat for each in s.deposits])
    assert thing == card.TWO_LOGS
    return (player.goods[LOG] + sum(player.logs)) // 2


def _beside_housing(s: State, space: int) -> bool:
    return any(land.is_housing(s, near) for near in s.adjacent[space])


# --- what is asked ------------------------------------------------------------------------------------------------


def is_met(s: State, seat: int, asked: card.Asked) -> bool:
    """FO-GOAL-01, FO-GOAL-03, FO-GOAL-04, FO-GOAL-06"""
    player = s.players[seat]
    if isinstance(asked, card.Reached):
        return player.points[asked.track] >= asked.number
    if isinstance(asked, card.BankGold):
        return has_bank_gold(s, seat)
    if isinstance(asked, card.LevelFour):
        return LAST_LEVEL in player.levels
    if isinstance(asked, card.Stands):
        return bool(extra_buildings(s, seat, asked.building))
    assert isinstance(asked, card.StandsBeside)
    return any(
        _is_one_of(s, near, asked.things)
        for space in extra_buildings(s, seat, asked.building)
        for near in s.adjacent[space]
    )


def has_bank_gold(s: State, seat: int) -> bool:
    """A bank holds gold of the player; the bank may be anybody's, unless all must be one's own. FO-GOAL-03,
    FO-GOAL-04"""
    return any(s.options.goal_counting != "all_own" or s.owners[bank] == seat for bank in s.players[seat].vault)


def extra_buildings(s: State, seat: int, building: Thing) -> list[int]:
    """The extra building of a card may be anybody's, unless all must be one's own. FO-GOAL-03"""
    spaces = land.spaces_of(s, FIRST_PUBLIC + building.number)
    return [space for space in spaces if s.options.goal_counting != "all_own" or s.owners[space] == seat]


def _is_one_of(s: State, space: int, things: tuple[int | Thing, ...]) -> bool:
    for thing in things:
        if not isinstance(thing, int):
            found = s.tiles[space] == FIRST_PUBLIC + thing.number
        elif thing == card.BESIDE_WOODEN_HOUSE:
            found = s.tiles[space] == WOODEN_HOUSE
        else:
            found = land.is_housing(s, space)
        if found:
            return True
    return False
