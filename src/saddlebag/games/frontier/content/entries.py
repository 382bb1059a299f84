"""The entries of the content files, as they are written there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from saddlebag.engine.content import Entry

IndustryName = Literal["lumbering", "mining", "ranching"]
StatusName = Literal["health", "wealth", "safety"]
TrackName = Literal["political", "investment"]
TagName = Literal["wealth", "health", "safety", "civic"]
SuitName = Literal["red", "gold", "brown", "blue", "black", "purple"]
"""The last three are jokers. FO-CHAR-05"""
TrainName = Literal["red", "blue", "yellow"]
YieldName = Literal["rest", "worker", "tools", "guns"]
MetalName = Literal["gold", "silver"]
SiteName = Literal[
    "camp", "waterside", "water", "river", "own_camp", "deposit", "depleted_placer", "depleted", "canal", "flat",
    "ranch", "pasture",
]  # fmt: skip
"""The rules of placement for industry buildings."""
SpecialPlace = Literal["outside", "town", "mountain", "riverside", "river"]
"""The rules of placement for special buildings. FO-TYC-10"""
KindName = Literal["boom", "health", "panic", "weather", "fire", "revolt", "river", "range"]
GoodName = Literal[
    "log", "lumber", "gold", "silver", "tools", "guns", "horse", "donkey", "mule", "ox", "cattle", "meat", "dairy"
]
SideName = Literal["epidemic", "drought", "revolt", "pile_up", "fire", "rustling"]

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_]+$")]
"""A single word, since answers, saves and effects name things by it."""
Name = Annotated[str, Meta(pattern=r"^\S(.*\S)?$", max_length=60)]
Words = Annotated[str, Meta(pattern=r"^\S(.*\S)?$", max_length=250)]
Few = Annotated[int, Meta(ge=0, le=20)]
Count = Annotated[int, Meta(ge=1, le=99)]
Level = Annotated[int, Meta(ge=1, le=4)]
Face = Annotated[int, Meta(ge=1, le=6)]


class Short(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """An entry that leaves out what it does not have."""


# --- boards ----------------------------------------------------------------------------------------------------------


class BoardEntry(Short, frozen=True, kw_only=True):
    """A board: seven rows of six terrains, and its marked spaces. FO-BOARD-02, FO-BOARD-04"""

    id: Id
    name: Name
    rows: Annotated[list[Annotated[str, Meta(pattern="^[FGPDMRS]{6}$")]], Meta(min_length=7, max_length=7)]
    founding_spots: list[Id] = field(default_factory=list)
    bridge_sites: list[Id] = field(default_factory=list)
    train_sites: list[Id] = field(default_factory=list)
    port: Id | None = None


class BasinEntry(Entry, frozen=True, kw_only=True):
    """A stretch of the river, downstream, and whether it ends in a choke point. FO-BOARD-06, FO-BOARD-07"""

    id: Id
    board: Id
    capacity: Count
    spaces: Annotated[list[Id], Meta(min_length=1)]
    end_choke: bool


class LayoutEntry(Entry, frozen=True, kw_only=True):
    """A way to lay the boards, from west to east. FO-BOARD-01"""

    id: Id
    boards: Annotated[list[Id], Meta(min_length=3, max_length=4)]


# --- town ------------------------------------------------------------------------------------------------------------


class PublicBuildingEntry(Short, frozen=True, kw_only=True):
    """A kind of public building. FO-PUB-01, FO-PUB-07"""

    id: Id
    name: Name
    tag: TagName
    track: TrackName
    cost: Few
    logs: Few
    status: dict[Literal["health", "wealth", "safety", "any"], Literal[1, -1]]
    money_use: bool
    use: str
    passive: str
    philanthropy: bool = False
    donation_status: StatusName | None = None


class HousingEntry(Entry, frozen=True, kw_only=True):
    """A tent, or the house that it is upgraded to. FO-HOUSE-01, FO-HOUSE-02, FO-HOUSE-03, FO-HOUSE-04"""

    id: Id
    name: Name
    cost: Few
    logs: Few
    capacity: Few
    points: Few
    count: Count


class FoundingTileEntry(Entry, frozen=True, kw_only=True):
    """A tile that the mayor places. FO-FOUND-01, FO-FOUND-02, FO-FOUND-03, FO-FOUND-05, FO-RAIL-02"""

    id: Id
    name: Name


class TileEntry(Entry, frozen=True, kw_only=True):
    """Tiles and figures that lie on spaces and run out. FO-CORE-15"""

    id: Id
    name: Name
    count: Count


# --- industries ------------------------------------------------------------------------------------------------------


class IndustryEntry(Entry, frozen=True, kw_only=True):
    """An industry, its suit, and what it starts with. FO-SETUP-19, FO-L4-02"""

    id: IndustryName
    name: Name
    suit: SuitName
    start: str


class IndustryCardEntry(Short, frozen=True, kw_only=True):
    """An industry card; those of level 4 have a name, a standing bonus and points. FO-IND-03, FO-L4-02, FO-L4-04"""

    id: Id
    industry: IndustryName
    level: Level
    count: Count
    name: Name = ""
    buildings: list[Id] = field(default_factory=list)
    actions: list[Id] = field(default_factory=list)
    effect: str = ""
    points: Few = 0
    per_character: Few = 0


class IndustryBuildingEntry(Entry, frozen=True, kw_only=True):
    """A kind of industry building; `site` is its rule of placement, `place` the same in words. FO-IND-08, FO-IND-10"""

    id: Id
    name: Name
    industries: Annotated[list[IndustryName], Meta(min_length=1)]
    level: Level
    cost: Few
    logs: Few
    tools: Few
    count: Annotated[int, Meta(ge=0, le=99)]
    place: Words
    site: SiteName


class DepositEntry(Short, frozen=True, kw_only=True):
    """A type of deposit: the need at each dial, and the die that finds it or the building that it is on. FO-MIN-06,
    FO-MIN-07, FO-MIN-17"""

    id: Id
    name: Name
    need: Annotated[list[Face], Meta(min_length=4, max_length=4)]
    output: Count
    ore: Count
    metal: MetalName
    levels: Literal[3]
    rolls: list[Face] = field(default_factory=list)
    building: Id | None = None


class BreedEntry(Entry, frozen=True, kw_only=True):
    """A breed of cattle for enclosures. FO-RAN-21, FO-RAN-22, FO-RAN-23"""

    id: Id
    name: Name
    kind: Literal["meat", "dairy"]
    count: Count
    price: Few
    extra: Few
    meat_bonus: Few
    milk_bonus: Few


class LogDriveEntry(Short, frozen=True, kw_only=True):
    """A kind of log drive: how many logs (0 for all) go how many basins. FO-LUM-06, FO-LUM-12, FO-LUM-18"""

    id: Id
    name: Name
    level: Level
    basins: Count
    logs: Few = 0
    fee: Few = 0


class CutBonusEntry(Short, frozen=True, kw_only=True):
    """What may help in a cut: more logs, and how far the trees may be. FO-LUM-05, FO-LUM-11, FO-LUM-16"""

    id: Id
    name: Name
    level: Level
    logs: Few = 0
    reach: Count = 1
    animal: Literal["horse", "ox"] | None = None


# --- markets ---------------------------------------------------------------------------------------------------------


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of a good, the highest first, and where its marker starts. FO-MKT-02, FO-SETUP-18"""

    ladder: Annotated[list[Few], Meta(min_length=2)]
    start: Few


class MarketEntry(Short, frozen=True, kw_only=True):
    """A market card; trains start at a distance. FO-MKT-01, FO-SETUP-02"""

    id: Id
    name: Name
    place: Literal["port", "train", "own_train"]
    opens: Words = ""
    colour: TrainName | None = None
    distance: Few = 0
    short_distance: Few = 0
    rows: dict[GoodName, Ladder]


class StagecoachEntry(Entry, frozen=True, kw_only=True):
    """What the stagecoach pays. FO-MKT-10"""

    good: GoodName
    price: Few


# --- politics --------------------------------------------------------------------------------------------------------


class DiscEntry(Entry, frozen=True, kw_only=True):
    """A town event disc. FO-DISC-02"""

    id: Id
    track: StatusName
    side_a: SideName
    side_b: SideName


class SeverityEntry(Entry, frozen=True, kw_only=True):
    """Severity tiles of one value. FO-SEV-01"""

    value: Annotated[int, Meta(ge=0, le=3)]
    count: Count


class StatusEffectEntry(Entry, frozen=True, kw_only=True):
    """What a status does in phase 2. FO-STAT-04"""

    track: StatusName
    value: Annotated[int, Meta(ge=-3, le=3)]
    effect: str


class ElectionSpaceEntry(Entry, frozen=True, kw_only=True):
    """A space of the election board. FO-GEN-03, FO-GEN-04"""

    id: Id
    number: Annotated[int, Meta(ge=1, le=3)]
    cost: Few
    fields: Annotated[list[StatusName], Meta(min_length=1)]
    next: list[Id]


class FunctionTileEntry(Entry, frozen=True, kw_only=True):
    """A function for the first or second at ten. FO-TRACK-04"""

    id: Id
    name: Name
    track: TrackName
    effect: str


class EventEntry(Entry, frozen=True, kw_only=True):
    """An event card. FO-EVT-01"""

    id: Id
    era: Level
    year: Annotated[int, Meta(ge=1850, le=1897)]
    name: Name
    kind: KindName
    effect: str


class RailroadEntry(Entry, frozen=True, kw_only=True):
    """A railroad tile. FO-GEN-06, FO-RAIL-01"""

    id: Id
    name: Name
    cost: Few
    logs: Few
    trains: Annotated[list[TrainName], Meta(min_length=1)]
    reward: str


class TelegraphEntry(Entry, frozen=True, kw_only=True):
    """A telegraph and telephone tile. FO-GEN-06"""

    id: Id
    name: Name
    cost: Few
    reward: str


# --- people and goals ------------------------------------------------------------------------------------------------


class CharacterEntry(Entry, frozen=True, kw_only=True):
    """What all characters have. FO-CHAR-02, FO-CHAR-04"""

    id: Id
    name: Name
    suit: SuitName
    req: Words


class AssistantEntry(CharacterEntry, frozen=True, kw_only=True):
    """An assistant and its dial. FO-AST-01"""

    dial: Annotated[list[YieldName], Meta(min_length=4, max_length=4)]


class PartnerEntry(CharacterEntry, frozen=True, kw_only=True):
    """A partner; what it does stands in `passive` for players and in `mod` for the rules. FO-PAR-01"""

    passive: Words
    mod: str


class TycoonEntry(CharacterEntry, frozen=True, kw_only=True):
    """A tycoon with a special building; its three texts stand there for players and for the rules. FO-TYC-04,
    FO-TYC-05"""

    passive: Words
    active: Words
    special: Id
    special_name: Name
    special_place: SpecialPlace
    special_effect: Words
    passive_mod: str
    active_effect: str
    special_mod: str


class SuitTownEntry(Entry, frozen=True, kw_only=True):
    """A town that rewards discarded characters, from left to right. FO-CHAR-04, FO-CHAR-06"""

    id: Id
    name: Name
    suit: SuitName
    rewards: Annotated[list[str], Meta(min_length=5, max_length=5)]


class GoalEntry(Short, frozen=True, kw_only=True):
    """A goal card, and the function that it may need. FO-GOAL-01, FO-GOAL-02"""

    id: Id
    name: Name
    max: Few
    rule: Words
    score: Words
    function: Id | None = None
