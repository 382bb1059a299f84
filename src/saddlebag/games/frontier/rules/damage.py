"""Fire, revolt, drought and log jams: where they come and how they go. Chapter 5.6."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import (
    BASIN,
    BASIN_NAMES,
    BLACK_WORKERS,
    DOWNSTREAM,
    DROUGHT_TILES,
    FIRE_TILES,
    FIRST_INDUSTRIAL,
    FIRST_SPECIAL,
    HOUSING_KIND,
    INDUSTRY_KIND,
    PUBLIC_KIND,
    REVOLT_TILES,
    SPACE,
    SPECIAL_TEXT,
    TILE_KIND,
    TILE_NAMES,
    WIND_PUMP,
)
from saddlebag.games.frontier.effects import mods, terms
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import (
    DROUGHT,
    FEWER_FIRES,
    FIRE,
    IMMUNE_TO_REVOLT,
    JAM,
    MONEY,
    REVOLT,
)
from saddlebag.games.frontier.rules import development, land, standing
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using, much
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import town_story as story
from saddlebag.games.frontier.words.story import place

WIND_PUMP_TILE = FIRST_INDUSTRIAL + WIND_PUMP
PROTECTS_AROUND = [
    WIND_PUMP_TILE,
    *[
        FIRST_SPECIAL + special
        for special, text in enumerate(SPECIAL_TEXT)
        if any(isinstance(step, mods.NoDrought) and step.reach == terms.AROUND for step in text.standing())
    ],
]
"""The wind pump and the special buildings around which no drought comes. FO-RAN-14, FO-DISC-04"""


def building(s: State, space: int) -> str:
    """A building and where it stands, for a label."""
    return f"{TILE_NAMES[s.tiles[space]].lower()} on {place(space)}"


# --- fire ---------------------------------------------------------------------------------------------------------

SET_FIRE = Question("set_fire", "Fire! Which building does the next fire tile go on?", clause="FO-DISC-07")
BURN = Verb(
    "burn",
    SPACE,
    at=SET_FIRE,
    says=lambda s, ask, a: f"The {building(s, a.arg)}",
    clause="FO-DISC-07",
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: may_burn(s, a.arg),
            "Fire only takes public buildings and housing with fewer than three fire tiles.",
            "FO-DAM-03",
        ),
        Need(offered, "Fire spreads from what burns already to what is adjacent to it.", "FO-DISC-07"),
    ),
)


def may_burn(s: State, space: int) -> bool:
    """Public buildings and housing with fewer than three fire tiles. FO-DISC-07, FO-DISC-09, FO-DAM-03, FO-DAM-12"""
    tile = s.tiles[space]
    return tile != NOBODY and TILE_KIND[tile] in (PUBLIC_KIND, HOUSING_KIND) and s.damage[space] < land.MOST_PIECES


def fire_tiles(s: State) -> int:
    """How many fire tiles lie on the map."""
    return sum([s.damage[space] for space in land.damaged(s) if not land.is_industry(s, space)])


def fire_spaces(s: State, spreads: bool) -> list[int]:
    """Where the next fire tile may go: after the first of an event where it burns or beside it, if there is room.
    FO-DISC-07, FO-DAM-03"""
    if fire_tiles(s) >= FIRE_TILES:
        return []
    open_to = [space for space in land.filled(s) if may_burn(s, space)]
    if not spreads:
        return open_to
    burning = {space for space in land.damaged(s) if land.burns(s, space)}
    near = [space for space in open_to if space in burning or not burning.isdisjoint(s.adjacent[space])]
    return near or open_to


def place_fire(s: State, number: int) -> Rule[None]:
    """The mayor puts fire tiles one by one; it spreads. FO-DISC-07"""
    for placed in range(number):
        spaces = fire_spaces(s, placed > 0)
        if not spaces:
            return
        choice = yield from one_of(s.mayor, SET_FIRE, [BURN.each[space] for space in spaces])
        _damage(s, FIRE, choice.arg)


def _damage(s: State, kind: int, space: int) -> None:
    s.damage = added(s.damage, space, 1)
    s.tell(story.DamagePlaced, kind, space, s.tiles[space], s.damage[space])


# --- revolt -------------------------------------------------------------------------------------------------------

SET_REVOLT = Question("set_revolt", "Your workers revolt. Which building does it strike?", clause="FO-DISC-05")
REVOLTS = Verb(
    "revolts",
    SPACE,
    at=SET_REVOLT,
    says=lambda s, ask, a: f"The {building(s, a.arg)}",
    clause="FO-DISC-05",
    touches="space:{0}",
    needs=(
        Need(offered, "Revolt only takes industry buildings of your own with fewer than three tiles.", "FO-DISC-05"),
    ),
)


def revolt_spaces(s: State, seat: int) -> list[int]:
    """A player's industry buildings that can take a revolt tile. FO-DISC-05, FO-DISC-09, FO-DAM-03"""
    return [space for space in land.town(s).industry if s.owners[space] == seat and s.damage[space] < land.MOST_PIECES]


def revolt_tiles(s: State) -> int:
    """How many revolt tiles lie on the map."""
    return sum([s.damage[space] for space in land.damaged(s) if land.is_industry(s, space)])


def is_immune(s: State, seat: int, to: int) -> bool:
    """Whether something never hits a player."""
    return any(isinstance(step, mods.Immune) and step.to == to for step in standing.steps_of(s, seat, mods.Immune))


def place_revolt(s: State, number: int) -> Rule[None]:
    """Tiles are dealt singly, first to the richest, then to the next, and round again; each player puts theirs on an
    industry building of their own. FO-DISC-05, FO-DISC-11"""
    order = sorted(s.in_turn_order(), key=lambda seat: -s.players[seat].goods[MONEY])
    order = [seat for seat in order if not is_immune(s, seat, IMMUNE_TO_REVOLT)]
    left = min(number, REVOLT_TILES - revolt_tiles(s))
    while left:
        before = left
        for seat in order:
            spaces = revolt_spaces(s, seat)
            if not left or not spaces:
                continue
            choice = yield from one_of(seat, SET_REVOLT, [REVOLTS.each[space] for space in spaces])
            _damage(s, REVOLT, choice.arg)
            left -= 1
        if left == before:
            return


# --- drought ------------------------------------------------------------------------------------------------------


def protected_from_drought(s: State) -> set[int]:
    """The spaces around wind pumps and some special buildings, and those adjacent to wells without fire. FO-RAN-14,
    FO-DISC-04, FO-DAM-01, FO-DAM-02"""
    found: set[int] = set()
    for tile in PROTECTS_AROUND:
        for space in land.spaces_of(s, tile):
            found.update(s.around[space])
    for space in land.spaces_of(s, land.WELL_TILE):
        if not s.damage[space]:
            found.update(s.adjacent[space])
    return found


def place_drought(s: State, number: int) -> Rule[None]:
    """One tile after another on the open grassland with most cattle, then with the lowest id. FO-DISC-04"""
    safe = protected_from_drought(s)
    for _ in range(min(number, DROUGHT_TILES - s.drought.bit_count())):
        open_to = [space for space in land.in_order(s.layout, bits(land.pasture(s))) if space not in safe]
        if not open_to:
            return
        there = land.cattle_by_space(s)
        space = max(open_to, key=lambda each: there.get(each, 0))
        s.drought |= 1 << space
        s.tell(story.DamagePlaced, DROUGHT, space, NOBODY, 1)
    return
    yield


# --- jams ---------------------------------------------------------------------------------------------------------


def jam(s: State, number: int) -> None:
    """Black workers on the basins with most logs, of equal ones nearest the river's end. FO-DISC-06"""
    for _ in range(min(number, BLACK_WORKERS - s.jams.bit_count())):
        upstream = [
            basin for basin in DOWNSTREAM[s.layout][::-1] if land.logs_in(s, basin) and not land.jammed(s, basin)
        ]
        if not upstream:
            return
        basin = max(upstream, key=lambda each: land.logs_in(s, each))
        s.jams |= 1 << basin
        s.tell(story.LogsJammed, basin)


# --- removing -----------------------------------------------------------------------------------------------------

REMOVE_TILE = Question("remove_tile", "What do you remove? {} more at most.", clause="FO-MAYOR-04",
                       says=lambda s, ask: str(ask.about))  # fmt: skip
_NOT_THERE = "There is nothing there that this removes."
REMOVE_DAMAGE = Verb(
    "remove",
    SPACE,
    at=REMOVE_TILE,
    says=lambda s, ask, a: f"Remove {'revolt' if land.is_industry(s, a.arg) else 'fire'} from the {building(s, a.arg)}",
    clause="FO-GEN-08",
    touches="space:{0}",
    needs=(Need(offered, _NOT_THERE, "FO-GEN-08"),),
)
REMOVE_DROUGHT = Verb(
    "water",
    SPACE,
    at=REMOVE_TILE,
    says=lambda s, ask, a: f"Remove the drought from {place(a.arg)}",
    clause="FO-BOARD-13",
    touches="space:{0}",
    needs=(Need(offered, _NOT_THERE, "FO-BOARD-13"),),
)
REMOVE_JAM = Verb(
    "clear",
    BASIN,
    at=REMOVE_TILE,
    says=lambda s, ask, a: f"Remove the black worker from {BASIN_NAMES[a.arg]}",
    clause="FO-DAM-10",
    touches="basin:{0}",
    needs=(Need(offered, _NOT_THERE, "FO-DAM-10"),),
)
LEAVE_REST = Verb(
    "leave_rest", at=REMOVE_TILE, says="Remove nothing more", clause="FO-MAYOR-04", ends=True, passes=True
)
LEAVE = LEAVE_REST.each[0]


def removable(s: State, kinds: tuple[int, ...]) -> list[Action]:
    """What could be removed of these kinds, anywhere on the map."""
    found: list[Action] = []
    if FIRE in kinds or REVOLT in kinds:
        for space in land.damaged(s):
            if (REVOLT if land.is_industry(s, space) else FIRE) in kinds:
                found.append(REMOVE_DAMAGE.each[space])
    if DROUGHT in kinds and s.drought:
        found += [REMOVE_DROUGHT.each[space] for space in land.in_order(s.layout, bits(s.drought))]
    if JAM in kinds:
        found += [REMOVE_JAM.each[basin] for basin in bits(s.jams)]
    return found


def remove_tiles(s: State, seat: int, kinds: tuple[int, ...], number: int) -> Rule[None]:
    """Up to so many tiles of these kinds, anywhere, one by one as the player chooses. FO-MAYOR-04, FO-STAT-05"""
    for left in range(number, 0, -1):
        found = removable(s, kinds)
        if not found:
            return
        choice = yield from one_of(seat, REMOVE_TILE, [*found, LEAVE], left)
        if choice is LEAVE:
            return
        if choice.verb == REMOVE_JAM.name:
            s.jams &= ~(1 << choice.arg)
            s.tell(story.JamRemoved, seat, choice.arg)
        elif choice.verb == REMOVE_DROUGHT.name:
            s.drought &= ~(1 << choice.arg)
            s.tell(story.DamageRemoved, seat, DROUGHT, choice.arg)
        else:
            take_damage_off(s, seat, choice.arg)


def take_damage_off(s: State, seat: int, space: int, number: int = 1) -> None:
    """Fire or revolt tiles leave a building. FO-GEN-08, FO-GEN-09"""
    kind = REVOLT if TILE_KIND[s.tiles[space]] == INDUSTRY_KIND else FIRE
    for _ in range(number):
        s.damage = added(s.damage, space, -1)
        s.tell(story.DamageRemoved, seat, kind, space)


# --- steps of texts -----------------------------------------------------------------------------------------------


@RULES.of(fx.Place)
def place_tiles(s: State, now: Using, step: fx.Place) -> Rule[None]:
    """Fire, revolt or drought tiles by their rule; what spares the town fire counts on event cards. FO-DISC-04,
    FO-DISC-05, FO-DISC-07"""
    number = much(s, now, step, step.much)
    if step.tile == DROUGHT:
        yield from place_drought(s, number)
    elif step.tile == REVOLT:
        yield from place_revolt(s, number)
    else:
        yield from place_fire(s, number if now.kind == NOBODY else max(0, number + fewer_fires(s)))


def fewer_fires(s: State) -> int:
    """What the town is spared of fire, as a number below 0: a fire house without fire. FO-DISC-07, FO-PUB-19"""
    return standing.town_change(s, FEWER_FIRES)


@RULES.of(fx.Remove)
def remove(s: State, now: Using, step: fx.Remove) -> Rule[None]:
    """The acting player chooses, for the town the mayor. FO-MAYOR-04"""
    yield from remove_tiles(s, now.seat, step.tiles, step.number)


def _is_there_to_remove(s: State, now: Using, step: fx.Remove) -> bool:
    return bool(removable(s, step.tiles))


POSSIBLE[fx.Remove.kind] = _is_there_to_remove


@RULES.of(fx.MakeJam)
def make_jam(s: State, now: Using, step: fx.MakeJam) -> Rule[None]:
    """FO-DISC-06"""
    jam(s, step.number)
    return
    yield


@RULES.of(fx.Damage)
def damage_network(s: State, now: Using, step: fx.Damage) -> Rule[None]:
    """FO-DAM-05, FO-DAM-06, FO-DAM-07"""
    development.damage_network(s)
    return
    yield
