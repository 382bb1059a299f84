"""The cards, tiles, maps and tracks of Train Heist, loaded from `content/` and turned into tables of ints."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct, field

from saddlebag.engine import content
from saddlebag.engine.content import Entry
from saddlebag.engine.language import Family, Form
from saddlebag.engine.names import Names, set_of
from saddlebag.games.train_heist.content import laws as content_laws
from saddlebag.games.train_heist.effects.forms import ABILITY, EFFECT, KEYHOLE, MISSION, REQUIREMENT, SUITS

FOLDER = Path(__file__).parent
FILES = content.Files("train_heist", FOLDER)
F = TypeVar("F", bound=Form)

# --- the entries of the files ---------------------------------------------------------------------------------


class MainSpace(Entry, frozen=True, kw_only=True):
    """A space of the Main Map. Adjacency is for cowboys and horses; the train has its rails."""

    id: str
    name: str
    type: Literal["rail", "canyon", "ground", "town", "cactus"]
    x: int
    y: int
    star: Literal["gold", "plain"] | None = None
    town: str | None = None
    tunnel: bool = False
    junction: str | None = None
    cactus: int | None = None
    adjacent: list[str]


class Mesa(Entry, frozen=True, kw_only=True):
    """A rock that is only drawn."""

    id: str
    name: str
    x: int
    y: int
    width: int
    height: int


class Rail(Entry, frozen=True, kw_only=True):
    """A piece of track between two rail spaces; an edge leaves the board on one side and comes in on the other."""

    a: str
    b: str
    kind: Literal["track", "edge"]


class Route(Entry, frozen=True, kw_only=True):
    """Where a train leaves a junction, by the leg it comes from and the colour shown."""

    junction: str
    coming_from: str
    colour: Literal["green", "red"]
    exit_to: str
    heading_after: str


class TownSquare(Entry, frozen=True, kw_only=True):
    """Where loot lies beside a town."""

    town: str
    x: int
    y: int


class SwitchToken(Entry, frozen=True, kw_only=True):
    """Where the switch of a junction lies."""

    junction: str
    x: int
    y: int


class TrainSpace(Entry, frozen=True, kw_only=True):
    """A space of the Train Map."""

    id: str
    name: str
    section: Annotated[int, Meta(ge=1, le=5)]
    kind: Literal["platform", "roof", "inside", "jail"]
    x: int
    y: int
    sheriff_line: int | None = None
    adjacent: list[str]


class LootSquare(Entry, frozen=True, kw_only=True):
    """One of the two places for loot in a passenger car."""

    id: str
    car: str
    x: int
    y: int


class Section(Entry, frozen=True, kw_only=True):
    """The stretch of the Train Map that is one car."""

    number: int
    left: int
    right: int


class JailPlace(Entry, frozen=True, kw_only=True):
    """Where a prisoner is drawn."""

    x: int
    y: int


class PokerCard(Entry, frozen=True, kw_only=True):
    """A card with a number and a suit, or a Wild."""

    id: str
    value: Annotated[int, Meta(ge=1, le=10)] | None = None
    suit: Literal["revolver", "bag", "keyhole", "wild"]


class EventCard(Entry, frozen=True, kw_only=True):
    """An Event Card; its effect is written in the words of the ledger, section 9.1."""

    id: str
    title: str
    effect: str
    set_aside: bool = False


class LootTile(Entry, frozen=True, kw_only=True):
    """A passenger and what it takes to rob him."""

    id: str
    name: str
    requirement: str


class WantedCard(Entry, frozen=True, kw_only=True):
    """A mission and the title and ability that it earns."""

    id: str
    title: str
    title_place: Literal["prefix", "suffix"]
    versus: bool
    mission_text: str
    mission: str
    ability: str


class ByCowboys(Struct, frozen=True):
    """A number for each count of cowboys."""

    two: int = field(name="2")
    three: int = field(name="3")
    four: int = field(name="4")

    def of(self, cowboys: int) -> int:
        """The number for so many cowboys."""
        return (self.two, self.three, self.four)[cowboys - 2]


class Band(Entry, frozen=True, kw_only=True):
    """A range of goals and how hard it is called."""

    name: str
    lowest: int = field(name="from")
    highest: int = field(name="to")


class HangmanTrack(Entry, frozen=True, kw_only=True):
    steps_to_skull: int


class SpeedTrack(Entry, frozen=True, kw_only=True):
    min: int
    max: int
    start: ByCowboys


class HeistTrack(Entry, frozen=True, kw_only=True):
    start: int
    goal_min: int
    goal_max: int
    bands: list[Band]


class EventNumbers(Entry, frozen=True, kw_only=True):
    removed: ByCowboys


class HorseNumbers(Entry, frozen=True, kw_only=True):
    count: ByCowboys


class VersusNumbers(Entry, frozen=True, kw_only=True):
    counters_to_win: ByCowboys
    counters_per_player: int
    keys_to_escape: int
    max_bullets_per_player: int


class CoopNumbers(Entry, frozen=True, kw_only=True):
    keys_to_escape: int
    bullets_total: int
    hand_limit: int
    actions_per_turn: int


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    """The meters, the noose and the numbers that depend on the mode or on how many cowboys ride."""

    hangman: HangmanTrack
    speed_meter: SpeedTrack
    heist_meter: HeistTrack
    events: EventNumbers
    horses: HorseNumbers
    versus: VersusNumbers
    coop: CoopNumbers


WILD = 3
"""The suit of a Wild, beside those of SUITS."""

# --- the tables -----------------------------------------------------------------------------------------------


def _load(name: str, table: str, kind: type[Any]) -> list[Any]:
    return FILES.entries(name, table, kind)


MAIN_SPACES: list[MainSpace] = _load("main_map.toml", "space", MainSpace)
MESAS: list[Mesa] = _load("main_map.toml", "mesa", Mesa)
RAILS: list[Rail] = _load("main_map.toml", "rail", Rail)
ROUTES: list[Route] = _load("main_map.toml", "route", Route)
TOWN_SQUARES: list[TownSquare] = _load("main_map.toml", "town_square", TownSquare)
SWITCH_TOKENS: list[SwitchToken] = _load("main_map.toml", "switch_token", SwitchToken)
TRAIN_SPACES: list[TrainSpace] = _load("train_map.toml", "space", TrainSpace)
LOOT_SQUARES: list[LootSquare] = _load("train_map.toml", "loot_square", LootSquare)
SECTIONS: list[Section] = _load("train_map.toml", "section", Section)
JAIL_PLACES: list[JailPlace] = _load("train_map.toml", "jail_place", JailPlace)
POKER_CARDS: list[PokerCard] = _load("poker.toml", "card", PokerCard)
EVENT_CARDS: list[EventCard] = _load("events.toml", "event", EventCard)
LOOT_TILES: list[LootTile] = _load("loot.toml", "tile", LootTile)
WANTED_CARDS: list[WantedCard] = _load("wanted.toml", "wanted", WantedCard)
_TRACKS = FILES.whole("tracks.toml", Tracks)


def _parsed(file: str, table: str, field: str, entries: Sequence[Any], family: Family[F]) -> list[F]:
    """What a field of these entries says."""
    return [
        made
        for entry in entries
        for made in FILES.parsed(f"{file}, {table} {entry.id}, {field}", [getattr(entry, field)], family.parse)
    ]


EFFECTS = _parsed("events.toml", "event", "effect", EVENT_CARDS, EFFECT)
REQUIREMENTS = _parsed("loot.toml", "tile", "requirement", LOOT_TILES, REQUIREMENT)
MISSIONS = _parsed("wanted.toml", "wanted", "mission", WANTED_CARDS, MISSION)
ABILITIES = _parsed("wanted.toml", "wanted", "ability", WANTED_CARDS, ABILITY)
FILES.finish()
FILES.refuse(
    *content_laws.counts(
        events=len(EVENT_CARDS),
        set_aside=sum(card.set_aside for card in EVENT_CARDS),
        tiles=len(LOOT_TILES),
        cards=len(POKER_CARDS),
        wanted=len(WANTED_CARDS),
        squares=len(LOOT_SQUARES),
    ),
    *content_laws.maps(MAIN_SPACES, TRAIN_SPACES, LOOT_SQUARES),
    *content_laws.tracks(MAIN_SPACES, RAILS, ROUTES),
)
FILES.finish()
assert _TRACKS is not None
TRACKS = _TRACKS

MOST_WILDS = 7
"""Option `wild_count` may add Wilds beyond those of the content."""
_EXTRA_WILDS = [
    PokerCard(id=f"wild{number}", suit="wild", origin="house")
    for number in range(1 + sum(card.suit == "wild" for card in POKER_CARDS), MOST_WILDS + 1)
]
ALL_CARDS = POKER_CARDS + _EXTRA_WILDS

SPACE = Names("space", [space.id for space in MAIN_SPACES] + [space.id for space in TRAIN_SPACES])
SPACE_NAMES = [space.name for space in MAIN_SPACES] + [space.name for space in TRAIN_SPACES]
CARD = Names("poker card", [card.id for card in ALL_CARDS])
TILE = Names("loot tile", [tile.id for tile in LOOT_TILES])
EVENT = Names("event card", [card.id for card in EVENT_CARDS])
WANTED = Names("wanted card", [card.id for card in WANTED_CARDS])
SQUARE = Names("loot square", [square.id for square in LOOT_SQUARES])
JUNCTION = Names("junction", ["je", "jw"])
COWBOY = Names("cowboy", ["green", "yellow", "red", "blue"])
HORSE = Names("horse", ["horse_1", "horse_2"])
TOWN = Names("town", ["a", "b", "c"])
CACTUS = Names("cactus", ["cactus_1", "cactus_2", "cactus_3"])
SIDE = Names("direction", ["left", "right"])
COLOUR = Names("colour", ["green", "red"])
GREEN, RED = range(2)

# The Main Map
CANYON = SPACE.find("cc")
FIRST_TRAIN_SPACE = len(MAIN_SPACES)
NEIGHBOURS: list[list[int]] = [[SPACE.find(name) for name in space.adjacent] for space in MAIN_SPACES] + [
    [SPACE.find(name) for name in space.adjacent] for space in TRAIN_SPACES
]
NEIGHBOURHOOD = [set_of(neighbours) for neighbours in NEIGHBOURS]
"""The neighbours of each space, as a set."""
TOWN_SPACES = [SPACE.find(f"town_{town}") for town in TOWN.ids]
TOWN_OF_SPACE = {space: town for town, space in enumerate(TOWN_SPACES)}
GOLD_STARS: dict[int, int] = {
    SPACE.find(space.id): TOWN.find(space.town) for space in MAIN_SPACES if space.star == "gold" and space.town
}
"""The town that a gold star belongs to, by rail space."""
TUNNEL = set_of([SPACE.find(space.id) for space in MAIN_SPACES if space.tunnel])
JUNCTION_SPACES = [SPACE.find(name) for name in JUNCTION.ids]
JUNCTION_OF_SPACE = {space: junction for junction, space in enumerate(JUNCTION_SPACES)}
CACTI = [SPACE.find(name) for name in CACTUS.ids]
TERRITORIES = [
    set_of([SPACE.find(space.id) for space in MAIN_SPACES if space.cactus == number]) for number in (1, 2, 3)
]
"""The cactus space and the rail space in front of it, by cactus. TH-CHER-01"""
EDGE = {SPACE.find("xe"), SPACE.find("xw")}


def is_rail(space: int) -> bool:
    """Whether the track runs over a space."""
    return space < FIRST_TRAIN_SPACE and MAIN_SPACES[space].type == "rail"


def _track_neighbours(space: int) -> list[int]:
    name = SPACE[space]
    return [SPACE.find(rail.b if rail.a == name else rail.a) for rail in RAILS if name in (rail.a, rail.b)]


TRACK: dict[int, list[int]] = {space: _track_neighbours(space) for space in range(len(MAIN_SPACES)) if is_rail(space)}
ROUTE: dict[tuple[int, int, int], int] = {
    (JUNCTION.find(route.junction), SPACE.find(route.coming_from), COLOUR.find(route.colour)): SPACE.find(route.exit_to)
    for route in ROUTES
}
"""The exit of a junction, by junction, the rail space the train comes from, and colour. TH-JUNC-02"""

# The Train Map
PLATFORM = [0] + [SPACE.find(f"plat_{section}") for section in range(1, 6)]
"""The platform of each section, 1 to 5; place 0 is not used."""
ROOF = [-1, -1] + [SPACE.find(f"roof_{section}") for section in range(2, 6)]
"""The roof of each section, 2 to 5; the engine has none."""
JAIL = SPACE.find("jail")
PASSENGER_CARS = [SPACE.find(name) for name in ("car_a", "car_b", "car_c")]
SECTION_OF: list[int] = [0] * FIRST_TRAIN_SPACE + [space.section for space in TRAIN_SPACES]
"""The section of a Train Map space; 0 for the Main Map."""
SHERIFF_LINE: list[int] = [
    SPACE.find(space.id)
    for space in sorted(TRAIN_SPACES, key=lambda space: space.sheriff_line or 0)
    if space.sheriff_line is not None
]
LINE_PLACE = {space: place for place, space in enumerate(SHERIFF_LINE)}
SQUARES_OF_CAR: dict[int, list[int]] = {
    car: [SQUARE.find(square.id) for square in LOOT_SQUARES if SPACE.find(square.car) == car] for car in PASSENGER_CARS
}

# Cards and tiles
VALUE: list[int] = [card.value or 0 for card in ALL_CARDS]
"""The number of a card, 0 for a Wild."""
SUIT: list[int] = [WILD if card.suit == "wild" else SUITS.index(card.suit) for card in ALL_CARDS]
WILDS = set_of([card for card in range(len(ALL_CARDS)) if SUIT[card] == WILD])
KEYS = WILDS | set_of([card for card in range(len(ALL_CARDS)) if SUIT[card] == KEYHOLE])
"""The cards that help a prisoner: keyholes and Wilds."""
