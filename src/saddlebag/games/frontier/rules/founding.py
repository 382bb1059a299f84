"""The founding of the town, and the start of each industry. Chapter 5.4."""

from collections.abc import Sequence

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import PLAYER
from saddlebag.games.frontier.content import (
    ADJACENT,
    ALLUVIAL_CLAIM,
    BOARD_OF,
    BRIDGE,
    BRIDGE_SITES,
    FARMSTEAD,
    FOREST,
    FOUNDING_SPOTS,
    FREIGHT_STATION,
    GRASSLAND,
    INDUSTRY_START,
    LAYOUT_BOARDS,
    LOG_STOCKPILE,
    LOGGING_CAMP,
    RIVER,
    SPACE,
    SPACE_NAMES,
    SPACES_IN_PLAY,
    TENT,
    TERRAIN_OF,
    TRAIN_SITES,
    TRAIN_TILE,
)
from saddlebag.games.frontier.effects.terms import LOG, LUMBERING, MINING, MONEY, RANCHING
from saddlebag.games.frontier.rules import goods, industry, land, texts
from saddlebag.games.frontier.rules.setup import starting_order
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import story

START_MONEY = 4
START_LOGS = 2
"""For those who do not log. FO-SETUP-20"""
BY_RIVER = [
    frozenset([space for space in spaces if any(TERRAIN_OF[near] == RIVER for near in adjacent[space])])
    for spaces, adjacent in zip(SPACES_IN_PLAY, ADJACENT, strict=True)
]
HERD_DISTANCES = (3, 6, 9)
"""From the train tile, with two cattle at each. FO-FOUND-10"""
A_PAIR = 2

# --- the town -----------------------------------------------------------------------------------------------------

STOCKPILE_SPOT = Question("stockpile_spot", "Where does the log stockpile go?", clause="FO-FOUND-01")
STATION_SPOT = Question("station_spot", "Where does the freight station go?", clause="FO-FOUND-02")
BRIDGE_SITE = Question("bridge_site", "Where does the bridge go?", clause="FO-FOUND-03")
TENT_SPACE = Question(
    "tent_space", "Where does the tent of {} go?", PLAYER, clause="FO-FOUND-04",
    says=lambda s, ask: story.name_of(ask.about),
)  # fmt: skip
TRAIN_SITE = Question("train_site", "Where does the train tile go?", clause="FO-FOUND-05")
TOWN_TILES = {STOCKPILE_SPOT: "log stockpile", STATION_SPOT: "freight station", BRIDGE_SITE: "bridge",
              TENT_SPACE: "tent", TRAIN_SITE: "train tile"}  # fmt: skip
FOUND = Verb(
    "found",
    SPACE,
    at=tuple(TOWN_TILES),
    says=lambda s, ask, a: f"Put the {TOWN_TILES[ask.question]} on {SPACE_NAMES[a.arg]}",
    clause=lambda s, ask, a: ask.question.clause,
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in stockpile_spots(s),
            "The log stockpile goes on a marked founding spot next to the river.", "FO-FOUND-01", at=STOCKPILE_SPOT,
        ),
        Need(
            lambda s, ask, a: a.arg in station_spots(s),
            "The freight station goes on another founding spot of the board with the stockpile.", "FO-FOUND-02",
            at=STATION_SPOT,
        ),
        Need(
            lambda s, ask, a: a.arg in bridge_sites(s),
            "The bridge goes on a bridge site beside the stockpile or the freight station.", "FO-FOUND-03",
            at=BRIDGE_SITE,
        ),
        Need(
            lambda s, ask, a: a.arg in land.free_by_town(s),
            "A tent goes on free flat land beside a town tile.", "FO-FOUND-04", at=TENT_SPACE,
        ),
        Need(
            lambda s, ask, a: a.arg in TRAIN_SITES,
            "The train tile goes on one of the two train sites at the east edge.", "FO-FOUND-05", at=TRAIN_SITE,
        ),
    ),
)  # fmt: skip


def stockpile_spots(s: State) -> list[int]:
    """Founding spots next to the river. FO-FOUND-01"""
    return [space for space in s.spaces if space in FOUNDING_SPOTS and land.is_by(s, space, RIVER)]


def station_spots(s: State) -> list[int]:
    """The other founding spots of the board with the stockpile. FO-FOUND-02"""
    stockpile = s.tiles.index(LOG_STOCKPILE)
    return [space for space in FOUNDING_SPOTS if BOARD_OF[space] == BOARD_OF[stockpile] and space != stockpile]


def bridge_sites(s: State) -> list[int]:
    """Bridge sites beside the stockpile or the freight station. FO-FOUND-03"""
    beside = [near for tile in (LOG_STOCKPILE, FREIGHT_STATION) for near in s.adjacent[s.tiles.index(tile)]]
    return [site for site in BRIDGE_SITES if site in beside]


def place_stockpile(s: State) -> Rule[None]:
    """The mayor puts the log stockpile on a marked spot next to the river. FO-FOUND-01"""
    yield from place_tile(s, LOG_STOCKPILE, STOCKPILE_SPOT, stockpile_spots(s))


def place_freight_station(s: State) -> Rule[None]:
    """The mayor puts it on another spot of the same board; the two need not be connected. FO-FOUND-02"""
    yield from place_tile(s, FREIGHT_STATION, STATION_SPOT, station_spots(s))


def place_bridge(s: State) -> Rule[None]:
    """The mayor puts the bridge beside one of the two, so that the town can grow on both banks. FO-FOUND-03"""
    yield from place_tile(s, BRIDGE, BRIDGE_SITE, bridge_sites(s))


def tents_are_missing(s: State) -> bool:
    """FO-FOUND-04"""
    return s.tiles.count(TENT) < len(s.players)


def place_tent(s: State) -> Rule[None]:
    """The mayor places one tent for each player, in starting order, beside a town tile. FO-FOUND-04"""
    owner = starting_order(s)[s.tiles.count(TENT)]
    space = yield from choose_space(s.mayor, TENT_SPACE, FOUND, land.free_by_town(s), owner)
    land.put_tile(s, space, TENT, owner)
    s.tell(story.TilePlaced, owner, TENT, space)


def place_train_tile(s: State) -> Rule[None]:
    """The mayor puts the train tile on one of the two train sites, with all three trains on it. FO-FOUND-05,
    FO-FOUND-06"""
    yield from place_tile(s, TRAIN_TILE, TRAIN_SITE, TRAIN_SITES)


def place_tile(s: State, tile: int, question: Question, spaces: Sequence[int]) -> Rule[None]:
    """The mayor chooses among these spaces."""
    space = yield from choose_space(s.mayor, question, FOUND, spaces)
    land.put_tile(s, space, tile)
    s.tell(story.TilePlaced, s.mayor, tile, space)


def choose_space(seat: int, question: Question, verb: Verb, spaces: Sequence[int], about: int = NOBODY) -> Rule[int]:
    """One of these spaces; the only one is not asked for. FO-CORE-18"""
    if len(spaces) == 1:
        return spaces[0]
    choice = yield Ask(seat, question, lambda: [verb.each[space] for space in spaces], about)
    return choice.arg


# --- the starts of the industries ---------------------------------------------------------------------------------

CAMP_SITE = Question("first_camp", "Where do you place your first logging camp?", clause="FO-FOUND-08")
DEPOSIT_SITE = Question("first_deposit", "Where do you place your first deposit?", clause="FO-FOUND-09")
FARM_SITE = Question("first_farmstead", "Where do you place your farmstead?", clause="FO-FOUND-13")
START_TILES = {CAMP_SITE: "logging camp", DEPOSIT_SITE: "alluvial deposit", FARM_SITE: "farmstead"}
NOT_AROUND_TOWN = Need(
    lambda s, ask, a: a.arg not in land.around_town(s), "Industry keeps away from the town, also diagonally.",
    "FO-FOUND-14",
)  # fmt: skip
FREE = Need(lambda s, ask, a: land.is_free(s, a.arg), "That space is not free.", "FO-CORE-16")
START_AT = Verb(
    "start_at",
    SPACE,
    at=tuple(START_TILES),
    says=lambda s, ask, a: f"Place the {START_TILES[ask.question]} on {SPACE_NAMES[a.arg]}",
    clause=lambda s, ask, a: ask.question.clause,
    touches="space:{0}",
    needs=(
        FREE,
        NOT_AROUND_TOWN,
        Need(offered, "Your first camp goes on a forest by the river in the Headwaters.", "FO-FOUND-08", at=CAMP_SITE),
        Need(offered, "Your first deposit goes on flat land by the river at the Landing.", "FO-FOUND-09",
             at=DEPOSIT_SITE),
        Need(offered, "Your farmstead goes on flat land around one of your cattle.", "FO-FOUND-13", at=FARM_SITE),
    ),
)  # fmt: skip
HERD_SPACE = Question(
    "herd_space", "Two of your cattle start {} from the train tile. Where does the next one go?", clause="FO-FOUND-10",
    says=lambda s, ask: f"{ask.about} spaces",
)  # fmt: skip
GRAZE = Verb(
    "graze",
    SPACE,
    at=HERD_SPACE,
    says=lambda s, ask, a: f"Put a head of cattle on {SPACE_NAMES[a.arg]}",
    clause="FO-FOUND-10",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: land.terrain(s, a.arg) == GRASSLAND, "Cattle stand on grassland.", "FO-FOUND-10"),
        Need(lambda s, ask, a: land.room_for_cattle(s, a.arg) > 0, "There is no room for more cattle.", "FO-BOARD-11"),
        Need(offered, lambda s, ask, a: f"It is not by the river at that distance: {distance_words(s, a.arg)}.",
             "FO-FOUND-11"),
    ),
)  # fmt: skip


def distance_words(s: State, space: int) -> str:
    """How far a space is from the train tile."""
    return f"{SPACE_NAMES[space]} is {s.distance(space, land.train_tile(s))} spaces from the train tile"


def start_industry(s: State, seat: int) -> Rule[None]:
    """In starting order each player performs the start of their industry. FO-FOUND-07"""
    yield from STARTS[s.players[seat].levels.index(1)](s, seat)


def start_lumbering(s: State, seat: int) -> Rule[None]:
    """A logging camp on a forest by the river on B1, or on the next board downstream. FO-FOUND-08, FO-FOUND-14,
    FO-FOUND-15"""
    boards = LAYOUT_BOARDS[s.layout]
    spaces = first_with_spaces(s, boards, [space for space in s.spaces if land.terrain(s, space) == FOREST])
    yield from place_start(s, seat, LOGGING_CAMP, CAMP_SITE, spaces)


def start_mining(s: State, seat: int) -> Rule[None]:
    """An alluvial deposit on flat land by the river on B4, or on the next board upstream. FO-FOUND-09, FO-FOUND-14,
    FO-FOUND-15"""
    boards = LAYOUT_BOARDS[s.layout][::-1]
    spaces = first_with_spaces(s, boards, [space for space in s.spaces if land.is_flat(s, space)])
    yield from place_start(s, seat, ALLUVIAL_CLAIM, DEPOSIT_SITE, spaces)


def start_ranching(s: State, seat: int) -> Rule[None]:
    """Two cattle at each of three distances from the train tile, then a farmstead around one of them. FO-FOUND-10,
    FO-FOUND-12, FO-FOUND-13"""
    for distance in HERD_DISTANCES:
        for _ in range(A_PAIR):
            spaces = herd_spaces(s, distance)
            if not spaces:
                continue
            space = yield from choose_space(seat, HERD_SPACE, GRAZE, spaces, distance)
            s.players[seat].cattle = added(s.players[seat].cattle, space, 1)
            s.tell(story.CattlePlaced, seat, 1, space)
    yield from place_start(s, seat, FARMSTEAD, FARM_SITE, farm_spaces(s, seat))


STARTS = {LUMBERING: start_lumbering, MINING: start_mining, RANCHING: start_ranching}


def place_start(s: State, seat: int, building: int, question: Question, spaces: list[int]) -> Rule[None]:
    """The starting site, free, if there is a space for it."""
    if spaces:
        space = yield from choose_space(seat, question, START_AT, spaces)
        yield from industry.place_building(s, seat, building, space)


def first_with_spaces(s: State, boards: Sequence[int], spaces: list[int]) -> list[int]:
    """Those of these spaces by the river that are free and not around town, on the first board that has any.
    FO-FOUND-14, FO-FOUND-15"""
    town = land.around_town(s)
    by_river = BY_RIVER[s.layout]
    legal = [space for space in spaces if space in by_river and space not in town and land.is_free(s, space)]
    for board in boards:
        found = [space for space in legal if BOARD_OF[space] == board]
        if found:
            return found
    return []


def herd_spaces(s: State, distance: int) -> list[int]:
    """Grassland by the river with room at this distance from the train tile, or nearest to it; without any, other
    grassland by the same rule. FO-FOUND-10, FO-FOUND-11"""
    train = land.train_tile(s)
    grassland, by_river = land.with_room(s), BY_RIVER[s.layout]
    legal = [space for space in grassland if space in by_river] or grassland
    off = [abs(s.distance(space, train) - distance) for space in legal]
    least = min(off, default=0)
    return [space for space, by in zip(legal, off, strict=True) if by == least]


def farm_spaces(s: State, seat: int) -> list[int]:
    """Free flat land around one of the player's cattle and not around town; without any, the one nearest to their
    cattle. FO-FOUND-13, FO-FOUND-14"""
    town = land.around_town(s)
    free = [space for space in land.free_flat(s, land.empty(s)) if space not in town]
    herds = land.in_order(s.layout, land.herds(s).spaces[seat])
    around = {each for herd in herds for each in s.around[herd]}
    near = [space for space in free if space in around]
    if near or not free or not herds:
        return near
    return [min(free, key=lambda space: min([s.distance(space, herd) for herd in herds]))]


# --- the supplies -------------------------------------------------------------------------------------------------


def finish(s: State) -> Rule[None]:
    """Supplies, money, and logs for those who do not log; both workers stand. FO-SETUP-19, FO-SETUP-20, FO-FOUND-08,
    FO-FOUND-09, FO-FOUND-13"""
    for seat in starting_order(s):
        player = s.players[seat]
        player.standing = player.workers
        chosen = player.levels.index(1)
        yield from texts.perform(s, texts.Using(seat), INDUSTRY_START[chosen].steps)
        if chosen != LUMBERING or s.options.lumber_start_money:
            goods.gain(s, seat, MONEY, START_MONEY)
        if chosen != LUMBERING:
            goods.gain(s, seat, LOG, START_LOGS)
    s.founded = True
