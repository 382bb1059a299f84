"""The boards, buildings, cards and markets of Frontier, as tables of ints for the rules.

A thing is its place in its `Names`: `SPACE.find("B2_21")`, `PUBLIC.find("bank")`. Tables are indexed by the thing they
are named after, `PUBLIC_COST[building]`. Whatever fills a space of the map is a `TILE`, of which public buildings,
industry buildings and special buildings are parts: `FIRST_PUBLIC + building`. How the boards lie is a `LAYOUT`, and
what depends on it is indexed by it first: `ADJACENT[layout][space]`. What a thing does is a `Text`.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from msgspec import Struct

from saddlebag.engine.content import Files
from saddlebag.engine.language import ShownLine, ShownTexts, capital
from saddlebag.engine.names import NOBODY, Names, set_of
from saddlebag.games.frontier.content import boards as drawn
from saddlebag.games.frontier.content import entries as of
from saddlebag.games.frontier.content.loading import load
from saddlebag.games.frontier.effects.crib import crib
from saddlebag.games.frontier.effects.terms import GOODS, Speaker, lexicon
from saddlebag.games.frontier.effects.texts import Text

FOLDER = Path(__file__).parent
FILES = Files("frontier", FOLDER)
READ = load(FILES)
"""The entries, their texts, requirements and scores, all of them sound."""

# The entries as they are written, for those who show them.
BOARD_MAPS = READ.boards
RIVER_BASINS = READ.basins
BOARD_LAYOUTS = READ.layouts
PUBLIC_BUILDINGS = READ.public_buildings
TOWN_HOUSING = READ.housing
FOUNDING_TILES = READ.founding_tiles
LOOSE_TILES = READ.tiles
INDUSTRY_KINDS = READ.industries
INDUSTRY_CARDS = READ.industry_cards
INDUSTRY_BUILDINGS = READ.industry_buildings
DEPOSIT_TYPES = READ.deposits
BREED_TILES = READ.breeds
KINDS_OF_LOG_DRIVE = READ.log_drives
KINDS_OF_CUT_BONUS = READ.cut_bonuses
MARKET_CARDS = READ.markets
STAGECOACH_PRICES = READ.stagecoach
TOWN_DISCS = READ.discs
SEVERITY_KINDS = READ.severities
STATUS_EFFECTS = READ.status_effects
ELECTION_BOARD = READ.election_spaces
FUNCTION_TILES = READ.function_tiles
EVENT_CARDS = READ.events
RAILROAD_TILES = READ.railroad
TELEGRAPH_TILES = READ.telegraph
ASSISTANT_CARDS = READ.assistants
PARTNER_CARDS = READ.partners
TYCOON_CARDS = READ.tycoons
TOWNS_OF_SUITS = READ.suit_towns
GOAL_CARDS = READ.goals


def _texts(texts: Iterable[str]) -> tuple[Text, ...]:
    return tuple([READ.texts[text] for text in texts])


# --- boards ----------------------------------------------------------------------------------------------------------


class Map(Struct, frozen=True):
    """The boards as they are drawn: a space lies at x + 360 for each board west of its own. Ledger 9.1"""

    spaces: list[drawn.Space]


MAP = Map(drawn.spaces(READ.boards, READ.basins))
SPACE = Names("space", [space.id for space in MAP.spaces])
"""Board by board, column by column: on one board the lower number is the lower space id."""
SPACE_NAMES = [space.name for space in MAP.spaces]
BOARD = Names("board", [board.id for board in READ.boards])
BOARD_NAMES = [board.name for board in READ.boards]
HEADWATERS, THE_BEND, THE_FORKS, THE_LANDING = range(4)
BOARD_OF = [BOARD.find(space.board) for space in MAP.spaces]
ROW_OF = [space.row for space in MAP.spaces]
TERRAIN = Names("terrain", list(drawn.TERRAINS.values()))
FOREST, GRASSLAND, PLAIN, DESERT, MOUNTAIN, RIVER, STREAM = range(7)
TERRAIN_OF = [TERRAIN.find(space.terrain) for space in MAP.spaces]
FORESTS = tuple([space for space, terrain in enumerate(TERRAIN_OF) if terrain == FOREST])


def _marked(feature: str) -> tuple[int, ...]:
    return tuple([place for place, space in enumerate(MAP.spaces) if feature in space.features])


FOUNDING_SPOTS, BRIDGE_SITES, TRAIN_SITES = _marked("founding_spot"), _marked("bridge_site"), _marked("train_site")
PORT = _marked("port")[0]
IS_MOUTH = [place in _marked("mouth") for place in range(len(SPACE))]
"""Where a stream joins the river, and the port. FO-BOARD-14"""

BASIN = Names("basin", [basin.id for basin in READ.basins])
_PARTS = {"a": "upper ", "b": "lower "}
_BOARD_WORDS = {board.id: board.name.removeprefix("The ") for board in READ.boards}
BASIN_NAMES = [f"the {_PARTS.get(basin.id[-1], '')}{_BOARD_WORDS[basin.board]}" for basin in READ.basins]
"""A stretch of the river inside a sentence: "the Headwaters", "the upper Bend"."""
BASIN_CAPACITY = [basin.capacity for basin in READ.basins]
"""With two or three players; three more with four or five. FO-BOARD-07"""
MORE_CAPACITY = 3
BASIN_SPACES = [tuple([SPACE.find(space) for space in basin.spaces]) for basin in READ.basins]
BASIN_OF = [NOBODY if space.basin is None else BASIN.find(space.basin) for space in MAP.spaces]
LAST_BASIN = next(place for place, basin in enumerate(READ.basins) if not basin.end_choke)
"""b4, from which logs are sold to the steamship. FO-MKT-06"""
_LETTERS = drawn.terrain(READ.boards)
_BASINS = {space.id: space.basin for space in MAP.spaces if space.basin}


def _water(space: int) -> int:
    into = drawn.flows_into(SPACE[space], _LETTERS, _BASINS) if TERRAIN_OF[space] == STREAM else None
    return BASIN_OF[space] if into is None else BASIN.find(into)


WATER_BASIN = [_water(space) for space in range(len(SPACE))]
"""The basin that a river space lies in or a stream flows into. FO-LUM-21"""

LAYOUT = Names("layout", [layout.id for layout in READ.layouts])
LAYOUT_BOARDS = [tuple([BOARD.find(board) for board in layout.boards]) for layout in READ.layouts]
SMALL_LAYOUTS = tuple([place for place, boards in enumerate(LAYOUT_BOARDS) if len(boards) == 3])
"""For two and three players; the others are for four and five. FO-BOARD-01"""
LARGE_LAYOUTS = tuple([place for place, boards in enumerate(LAYOUT_BOARDS) if len(boards) == 4])
ADJACENT = [drawn.neighbours(boards, drawn.ORTH, len(BOARD)) for boards in LAYOUT_BOARDS]
"""The spaces that share an edge: north, east, south, west. FO-CORE-12"""
DIAGONAL = [drawn.neighbours(boards, drawn.DIAG, len(BOARD)) for boards in LAYOUT_BOARDS]
AROUND = [drawn.neighbours(boards, drawn.ORTH + drawn.DIAG, len(BOARD)) for boards in LAYOUT_BOARDS]
"""Also those that share a corner. FO-CORE-12"""
COLUMN_OF = [
    [
        boards.index(BOARD_OF[place]) * drawn.COLUMNS + space.col if BOARD_OF[place] in boards else NOBODY
        for place, space in enumerate(MAP.spaces)
    ]
    for boards in LAYOUT_BOARDS
]
"""The column on the whole map; NOBODY for spaces of a board in the box. FO-BOARD-03"""
SPACES_IN_PLAY = [
    tuple([place for board in boards for place, own in enumerate(BOARD_OF) if own == board]) for boards in LAYOUT_BOARDS
]
"""From the lowest space id up: board position, then column, then row. Ledger 9.1"""
DOWNSTREAM = [
    tuple([basin for board in boards for basin in range(len(BASIN)) if READ.basins[basin].board == BOARD[board]])
    for boards in LAYOUT_BOARDS
]
"""The basins in play, in the order of the river. FO-BOARD-06"""
NEXT_BASIN = [
    [
        basins[basins.index(basin) + 1] if basin in basins and basin != LAST_BASIN else NOBODY
        for basin in range(len(BASIN))
    ]
    for basins in DOWNSTREAM
]

# --- what fills a space ----------------------------------------------------------------------------------------------

FOUNDING_KIND, HOUSING_KIND, PUBLIC_KIND, INDUSTRY_KIND, SPECIAL_KIND, TRACK_KIND = range(6)
PUBLIC_TILES = 3
"""Of each public building. FO-PUB-07"""
_FILLING: list[tuple[int, str, str, int]] = [
    *((FOUNDING_KIND, each.id, each.name, 1) for each in READ.founding_tiles),
    *((HOUSING_KIND, each.id, each.name, each.count) for each in READ.housing),
    *((PUBLIC_KIND, each.id, each.name, PUBLIC_TILES) for each in READ.public_buildings),
    *((INDUSTRY_KIND, each.id, each.name, each.count) for each in READ.industry_buildings),
    *((SPECIAL_KIND, each.special, each.special_name, 1) for each in READ.tycoons),
    *((TRACK_KIND, each.id, each.name, each.count) for each in READ.tiles if each.id == "track"),
]
TILE = Names("tile", [name for _, name, _, _ in _FILLING])
TILE_KIND = [kind for kind, _, _, _ in _FILLING]
TILE_NAMES = [words for _, _, words, _ in _FILLING]
TILE_COUNT = [count for _, _, _, count in _FILLING]
"""How many there are; a prospect is a placer tile of the alluvial ones. FO-CORE-15, FO-PUB-07"""
LOG_STOCKPILE, FREIGHT_STATION, BRIDGE, RAILROAD_STATION, TRAIN_TILE, TENT, WOODEN_HOUSE = range(7)
FIRST_PUBLIC = TILE_KIND.index(PUBLIC_KIND)
FIRST_INDUSTRIAL = TILE_KIND.index(INDUSTRY_KIND)
FIRST_SPECIAL = TILE_KIND.index(SPECIAL_KIND)
TRACK = TILE_KIND.index(TRACK_KIND)

_LOOSE = {each.id: each.count for each in READ.tiles}
FIRE_TILES, REVOLT_TILES, DROUGHT_TILES = _LOOSE["fire"], _LOOSE["revolt"], _LOOSE["drought"]
GRASS_TILES, TREE_TILES, BLACK_WORKERS = _LOOSE["grass"], _LOOSE["tree"], _LOOSE["jam"]

TENT_COST = READ.housing[0].cost
UPGRADE_COST, UPGRADE_LOGS = READ.housing[1].cost, READ.housing[1].logs
HOUSING_CAPACITY = {TENT: READ.housing[0].capacity, WOODEN_HOUSE: READ.housing[1].capacity}

PUBLIC = Names("public building", [each.id for each in READ.public_buildings])
PUBLIC_NAMES = [each.name for each in READ.public_buildings]
TAG = Names("tag", get_args(of.TagName))
WEALTH_TAG, HEALTH_TAG, SAFETY_TAG, CIVIC_TAG = range(4)
PUBLIC_TAG = [TAG.find(each.tag) for each in READ.public_buildings]
TRACK_OF_POINTS = Names("track", get_args(of.TrackName))
PUBLIC_TRACK = [TRACK_OF_POINTS.find(each.track) for each in READ.public_buildings]
PUBLIC_COST = [each.cost for each in READ.public_buildings]
PUBLIC_LOGS = [each.logs for each in READ.public_buildings]
STATUS = Names("status", get_args(of.StatusName))
_MOVED = [*STATUS.ids, "any"]
PUBLIC_STATUS = [tuple([(_MOVED.index(it), by) for it, by in each.status.items()]) for each in READ.public_buildings]
"""The statuses that a purchase moves and by how much; ANY_STATUS is chosen. FO-STAT-03"""
PUBLIC_TAKES_MONEY = [each.money_use for each in READ.public_buildings]
PUBLIC_USE = _texts(each.use for each in READ.public_buildings)
PUBLIC_PASSIVE = _texts(each.passive for each in READ.public_buildings)
IS_PHILANTHROPY = [each.philanthropy for each in READ.public_buildings]
DONATION_STATUS = [
    NOBODY if each.donation_status is None else STATUS.find(each.donation_status) for each in READ.public_buildings
]
BANK, WELL, STEAMBOAT = PUBLIC.find("bank"), PUBLIC.find("well"), PUBLIC.find("steamboat")

# --- industries ------------------------------------------------------------------------------------------------------

INDUSTRY = Names("industry", get_args(of.IndustryName))
INDUSTRY_NAMES = [each.name for each in READ.industries]
SUIT = Names("suit", get_args(of.SuitName))
RED_SUIT, GOLD_SUIT, BROWN_SUIT, BLUE_SUIT, BLACK_SUIT, PURPLE_SUIT = range(6)
INDUSTRY_SUIT = [SUIT.find(each.suit) for each in READ.industries]
INDUSTRY_START = _texts(each.start for each in READ.industries)
CARD = Names("industry card", [card.id for card in READ.industry_cards])
CARD_INDUSTRY = [INDUSTRY.find(card.industry) for card in READ.industry_cards]
CARD_LEVEL = [card.level for card in READ.industry_cards]
CARD_COUNT = [card.count for card in READ.industry_cards]
CARD_NAMES = [card.name or f"{card.industry.title()} {card.level}" for card in READ.industry_cards]
CARD_TEXT = _texts(card.effect for card in READ.industry_cards)
CARD_POINTS = [card.points for card in READ.industry_cards]
CARD_POINTS_PER_CHARACTER = [card.per_character for card in READ.industry_cards]
CARD_OF = [
    [NOBODY, *(place for place, each in enumerate(CARD_INDUSTRY) if each == industry)]
    for industry in range(len(INDUSTRY))
]
"""The card of an industry and level."""

INDUSTRIAL = Names("industry building", [each.id for each in READ.industry_buildings])
INDUSTRIAL_NAMES = [each.name for each in READ.industry_buildings]
(
    LOGGING_CAMP, SAWMILL, DAM, LOG_BOOM, STEAM_DONKEY, ALLUVIAL_CLAIM, PROSPECT, HARD_ROCK_MINE, STAMP_MILL, CANAL,
    FARMSTEAD, WIND_PUMP, HORSE_STABLE, DONKEY_STABLE, MULE_STABLE, OX_STABLE, ENCLOSURE,
) = range(17)  # fmt: skip
INDUSTRIAL_LEVEL = [each.level for each in READ.industry_buildings]
INDUSTRIAL_INDUSTRIES = [set_of([INDUSTRY.find(it) for it in each.industries]) for each in READ.industry_buildings]
"""The industries that may build it, as a set; both may build dams."""
INDUSTRIAL_COST = [each.cost for each in READ.industry_buildings]
INDUSTRIAL_LOGS = [each.logs for each in READ.industry_buildings]
INDUSTRIAL_TOOLS = [each.tools for each in READ.industry_buildings]
SITE = Names("site", get_args(of.SiteName))
INDUSTRIAL_SITE = [SITE.find(each.site) for each in READ.industry_buildings]

DEPOSIT = Names("deposit", [each.id for each in READ.deposits])
DEPOSIT_NAMES = [each.name for each in READ.deposits]
(
    ALLUVIAL, BEACH, ELUVIAL, AEOLIAN, HARD_ROCK_GOLD, HARD_ROCK_SILVER, STAMP_MILL_GOLD, STAMP_MILL_SILVER,
) = range(8)  # fmt: skip
DEPOSIT_NEED = [tuple(each.need) for each in READ.deposits]
"""The least number that pays, by the dial. FO-MIN-06"""
DEPOSIT_OUTPUT = [each.output for each in READ.deposits]
DEPOSIT_ORE = [each.ore for each in READ.deposits]
GOOD = Names("good", list(GOODS))
DEPOSIT_METAL = [GOOD.find(each.metal) for each in READ.deposits]
IS_PLACER = [each.building is None for each in READ.deposits]
DEPOSIT_BUILDING = [NOBODY if each.building is None else INDUSTRIAL.find(each.building) for each in READ.deposits]
DEPOSIT_ROLLED = [next((d for d, each in enumerate(READ.deposits) if face in each.rolls), NOBODY) for face in range(7)]
"""The type that a die finds for a prospect. FO-MIN-17"""

BREED = Names("breed", [each.id for each in READ.breeds])
BREED_NAMES = [each.name for each in READ.breeds]
BREED_IS_DAIRY = [each.kind == "dairy" for each in READ.breeds]
BREED_COUNT = [each.count for each in READ.breeds]
BREED_PRICE = [each.price for each in READ.breeds]
BREED_EXTRA = [each.extra for each in READ.breeds]
BREED_MEAT_BONUS = [each.meat_bonus for each in READ.breeds]
BREED_MILK_BONUS = [each.milk_bonus for each in READ.breeds]

LOG_DRIVE = Names("log drive", [each.id for each in READ.log_drives])
LOG_DRIVE_NAMES = [each.name for each in READ.log_drives]
DRIVE, RAFT_DRIVE, STEAM_DRIVE = range(3)
LOG_DRIVE_LEVEL = [each.level for each in READ.log_drives]
LOG_DRIVE_LOGS = [each.logs for each in READ.log_drives]
"""How many logs it moves; 0 for all of the basin."""
LOG_DRIVE_BASINS = [each.basins for each in READ.log_drives]
LOG_DRIVE_FEE = [each.fee for each in READ.log_drives]
CUT_BONUS = Names("cut bonus", [each.id for each in READ.cut_bonuses])
CUT_BONUS_NAMES = [each.name for each in READ.cut_bonuses]
NO_CUT_BONUS, CUT_WITH_HORSE, CUT_WITH_OX, CUT_FROM_AFAR, CUT_WITH_STEAM_DONKEY = range(5)
CUT_BONUS_LEVEL = [each.level for each in READ.cut_bonuses]
CUT_BONUS_LOGS = [each.logs for each in READ.cut_bonuses]
CUT_BONUS_REACH = [each.reach for each in READ.cut_bonuses]
CUT_BONUS_ANIMAL = [NOBODY if each.animal is None else GOOD.find(each.animal) for each in READ.cut_bonuses]

# --- markets ---------------------------------------------------------------------------------------------------------

MARKET = Names("market", [market.id for market in READ.markets])
MARKET_NAMES = [market.name for market in READ.markets]
STEAMSHIP, RED_TRAIN, BLUE_TRAIN, YELLOW_TRAIN, REFRIGERATOR_LINE = range(5)
TRAIN = Names("train", get_args(of.TrainName))
TRAIN_MARKET = [next(place for place, each in enumerate(READ.markets) if each.colour == it) for it in TRAIN.ids]
TRAIN_DISTANCE = [READ.markets[market].distance for market in TRAIN_MARKET]
TRAIN_SHORT_DISTANCE = [READ.markets[market].short_distance for market in TRAIN_MARKET]
"""With five tiles a network, and in the short game. FO-SETUP-02"""
_ROWS = [(place, GOOD.find(good), row) for place, each in enumerate(READ.markets) for good, row in each.rows.items()]
MARKET_ROW = Names("market row", [f"{MARKET[market]}_{GOOD[good]}" for market, good, _ in _ROWS])
ROW_MARKET = [market for market, _, _ in _ROWS]
ROW_GOOD = [good for _, good, _ in _ROWS]
ROW_LADDER = [tuple(row.ladder) for _, _, row in _ROWS]
ROW_START = [row.start for _, _, row in _ROWS]
_ROW_AT = {(market, good): row for row, (market, good, _) in enumerate(_ROWS)}
ROW_AT = [[_ROW_AT.get((market, good), NOBODY) for good in range(len(GOOD))] for market in range(len(MARKET))]
"""The row of a market for a good."""
STAGECOACH_PAYS = [next((each.price for each in READ.stagecoach if each.good == good), 0) for good in GOOD.ids]

# --- politics --------------------------------------------------------------------------------------------------------

DISC = Names("disc", [disc.id for disc in READ.discs])
DISC_STATUS = [STATUS.find(disc.track) for disc in READ.discs]
SIDE = Names("side", get_args(of.SideName))
EPIDEMIC, DROUGHT_SIDE, REVOLT_SIDE, PILE_UP, FIRE_SIDE, RUSTLING = range(6)
DISC_SIDES = [(SIDE.find(disc.side_a), SIDE.find(disc.side_b)) for disc in READ.discs]
SEVERITY_VALUES = [each.value for each in READ.severities for _ in range(each.count)]
"""The sixteen severity tiles. FO-SETUP-17"""
LOWEST, HIGHEST = -3, 3
_STATUS_TEXTS = {(STATUS.find(each.track), each.value): READ.texts[each.effect] for each in READ.status_effects}
STATUS_TEXT = [
    tuple([_STATUS_TEXTS.get((status, value), Text("")) for value in range(LOWEST, HIGHEST + 1)])
    for status in range(len(STATUS))
]
"""What each status does in phase 2, from -3 to +3: `STATUS_TEXT[status][value - LOWEST]`. FO-STAT-04"""

ELECTION = Names("election space", [each.id for each in READ.election_spaces])
ELECTION_NUMBER = [each.number for each in READ.election_spaces]
ELECTION_COST = [each.cost for each in READ.election_spaces]
ELECTION_FIELDS = [tuple([STATUS.find(it) for it in each.fields]) for each in READ.election_spaces]
ELECTION_NEXT = [tuple([ELECTION.find(it) for it in each.next]) for each in READ.election_spaces]
ELECTION_FIRST = tuple([place for place, number in enumerate(ELECTION_NUMBER) if number == 1])
FUNCTION = Names("function", [each.id for each in READ.function_tiles])
FUNCTION_NAMES = [each.name for each in READ.function_tiles]
FUNCTION_TRACK = [TRACK_OF_POINTS.find(each.track) for each in READ.function_tiles]
FUNCTION_TEXT = _texts(each.effect for each in READ.function_tiles)

EVENT = Names("event", [event.id for event in READ.events])
EVENT_NAMES = [event.name for event in READ.events]
EVENT_ERA = [event.era for event in READ.events]
EVENT_YEAR = [event.year for event in READ.events]
EVENT_SORT = Names("kind of event", get_args(of.KindName))
EVENT_KIND = [EVENT_SORT.find(event.kind) for event in READ.events]
WEATHER_EVENT, RANGE_EVENT = EVENT_SORT.find("weather"), EVENT_SORT.find("range")
EVENT_TEXT = _texts(event.effect for event in READ.events)

NETWORK = Names("network", ["railroad", "telegraph"])
DEVELOPMENT = Names("development", [*(each.id for each in READ.railroad), *(each.id for each in READ.telegraph)])
"""The railroad tiles, then those of the telegraph."""
DEVELOPMENT_NAMES = [*(each.name for each in READ.railroad), *(each.name for each in READ.telegraph)]
DEVELOPMENT_NETWORK = [0] * len(READ.railroad) + [1] * len(READ.telegraph)
DEVELOPMENT_COST = [*(each.cost for each in READ.railroad), *(each.cost for each in READ.telegraph)]
DEVELOPMENT_LOGS = [*(each.logs for each in READ.railroad), *(0 for _ in READ.telegraph)]
DEVELOPMENT_TRAINS: list[tuple[int, ...]] = [
    *(tuple([TRAIN.find(it) for it in each.trains]) for each in READ.railroad),
    *(() for _ in READ.telegraph),
]
DEVELOPMENT_TEXT = _texts([*(each.reward for each in READ.railroad), *(each.reward for each in READ.telegraph)])

# --- people and goals ------------------------------------------------------------------------------------------------

_PEOPLE: list[of.CharacterEntry] = [*READ.assistants, *READ.partners, *READ.tycoons]
CHARACTER = Names("character", [each.id for each in _PEOPLE])
"""Assistants, then partners, then tycoons."""
CHARACTER_NAMES = [each.name for each in _PEOPLE]
FIRST_PARTNER, FIRST_TYCOON = len(READ.assistants), len(READ.assistants) + len(READ.partners)
CHARACTER_CLASS = [(place >= FIRST_PARTNER) + (place >= FIRST_TYCOON) for place in range(len(CHARACTER))]
CHARACTER_SUIT = [SUIT.find(each.suit) for each in _PEOPLE]
CHARACTER_REQUIREMENT = [READ.requirements[each.req] for each in _PEOPLE]
YIELD = Names("yield", get_args(of.YieldName))
REST, YIELDS_WORKER, YIELDS_TOOLS, YIELDS_GUNS = range(4)
ASSISTANT_DIAL = [tuple([YIELD.find(it) for it in each.dial]) for each in READ.assistants]
CHARACTER_TEXT = (
    *[Text("")] * FIRST_PARTNER,
    *_texts(each.mod for each in READ.partners),
    *_texts(each.passive_mod for each in READ.tycoons),
)
"""What a partner does for its holder, and a tycoon for the mayor. FO-PAR-01, FO-TYC-04"""
TYCOON_ACTIVE = _texts(each.active_effect for each in READ.tycoons)
"""The active abilities, by `character - FIRST_TYCOON`; so are the special buildings."""
SPECIAL = Names("special building", [each.special for each in READ.tycoons])
SPECIAL_NAMES = [each.special_name for each in READ.tycoons]
SPECIAL_TEXT = _texts(each.special_mod for each in READ.tycoons)
SPECIAL_SITE = Names("place of a special building", get_args(of.SpecialPlace))
OUTSIDE_TOWN, IN_TOWN, BY_MOUNTAIN, RIVERSIDE, IN_RIVER = range(5)
SPECIAL_PLACE = [SPECIAL_SITE.find(each.special_place) for each in READ.tycoons]

SUIT_TOWN = Names("suit town", [each.id for each in READ.suit_towns])
SUIT_TOWN_NAMES = [each.name for each in READ.suit_towns]
TOWN_OF_SUIT = [next((t for t, each in enumerate(READ.suit_towns) if each.suit == suit), NOBODY) for suit in SUIT.ids]
"""NOBODY for jokers, which go to any. FO-CHAR-05"""
SUIT_TOWN_REWARDS = [_texts(each.rewards) for each in READ.suit_towns]

GOAL = Names("goal", [goal.id for goal in READ.goals])
GOAL_NAMES = [goal.name for goal in READ.goals]
GOAL_LIMIT = [goal.max for goal in READ.goals]
GOAL_PARTS = [READ.scores[goal.score] for goal in READ.goals]
GOAL_FUNCTION = [NOBODY if goal.function is None else FUNCTION.find(goal.function) for goal in READ.goals]
"""The tile that a goal needs with `function_goal_needs_tile`. FO-GOAL-01"""

# --- what is shown ---------------------------------------------------------------------------------------------------

SPEAKER = Speaker(PUBLIC_NAMES)
"""Says texts: `text.words(SPEAKER)`."""
_NEEDED = {text: f"{capital(need.words(SPEAKER))}." for text, need in READ.requirements.items()}
_SCORED = {
    text: " ".join([f"{capital(part.words(SPEAKER))}." for part in parts]) for text, parts in READ.scores.items()
}
SHOWN = ShownTexts(
    {
        **{text.text: text.line(SPEAKER) for text in READ.texts.values() if text.steps},
        **{text: ShownLine(words, [], []) for text, words in [*_NEEDED.items(), *_SCORED.items()]},
    },
    {str(step): step.shown(SPEAKER) for text in READ.texts.values() for step in text.steps},
)
"""Texts and their steps, as icons and words for those who draw them; requirements and goals in words."""
GOAL_WORDS = [SHOWN.lines[goal.score].words for goal in READ.goals]
CRIB = crib(lexicon(PUBLIC.ids), SPEAKER)
