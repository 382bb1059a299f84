"""The entries of the content files, as they are written there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from saddlebag.engine.content import Entry

SetName = Literal["base", "ante_up"]
"""The box that a thing comes from."""
BoardName = Literal["main", "gulch", "top"]
TownName = Literal["darkrock", "red_falls", "buzzard_gulch"]
FeatureName = Literal[
    "sheriff_office", "marshal_office", "store", "trading_post", "saloon", "bank", "doctor", "cabaret", "mine",
    "hideout_a", "hideout_b", "hideout_c", "ranch_green", "ranch_blue", "ranch_orange", "rail", "pass_a_head",
    "pass_c_head", "frontier_6", "frontier_7", "frontier_8", "outlaw_camp",
]  # fmt: skip
BuildingKind = Literal["general_store", "saloon", "trading_post"]
RankName = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SuitName = Literal["hearts", "diamonds", "clubs", "spades"]
EffectKind = Literal["action", "reaction", "bonus"]
EffectWindow = Literal["turn", "fight", "fight_vs_player", "would_gain_wound", "poker"]
ItemKind = Literal["weapon", "mount", "misc"]
TokenKind = Literal["outlaw", "claim_jumper", "high_roller"]
ColourName = Literal["green", "blue", "orange"]
GangName = Literal["A", "B", "C"]
FaceName = Literal["nugget", "money", "money_reroll", "nothing"]

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_]+$")]
"""A single word, since answers, saves and effects name things by it."""
Name = Annotated[str, Meta(pattern=r"^\S(.*\S)?$", max_length=60)]
Place = Annotated[int, Meta(ge=0, le=1000)]
"""A coordinate, 0 to 1000 of a board."""
Dollars = Annotated[int, Meta(ge=0, le=180, multiple_of=10)]
Few = Annotated[int, Meta(ge=0, le=20)]
Count = Annotated[int, Meta(ge=1, le=30)]
Pair = Annotated[list[Id], Meta(min_length=2, max_length=2)]


# --- boards ----------------------------------------------------------------------------------------------------------


class SpaceEntry(Entry, frozen=True, kw_only=True):
    """A space of a board. WL-MOVE-02"""

    id: Id
    name: Name
    region: Id
    town: TownName | None = None
    features: list[FeatureName] = field(default_factory=list)
    x: Place
    y: Place
    adjacent: list[Id]


class MesaEntry(Entry, frozen=True, kw_only=True):
    """A rock, drawn as an ellipse, and the spaces that touch it. WL-MOVE-03, WL-MOVE-11"""

    id: Id
    x: Place
    y: Place
    rx: Place
    ry: Place
    touching: list[Id]


class LinkEntry(Entry, frozen=True, kw_only=True):
    """What joins the boards: the railway and two mountain passes. AU-RAIL-02, AU-PASS-01"""

    id: Id
    kind: Literal["rail", "trail"]
    ends: Pair


class BuildingEntry(Entry, frozen=True, kw_only=True):
    """A building and the three spaces around it. WL-LOC-01"""

    id: Id
    name: Name
    kind: BuildingKind
    board: BoardName
    x: Place
    y: Place
    spaces: Annotated[list[Id], Meta(min_length=3, max_length=3)]


class CheckpointEntry(Entry, frozen=True, kw_only=True):
    """A stop of the train, and the space from which it is robbed there. AU-TRAIN-03, AU-TRAIN-04"""

    id: Id
    name: Name
    board: BoardName
    heist_space: Id
    x: Place
    y: Place


class RegionEntry(Entry, frozen=True, kw_only=True):
    """A region, and where its name is written, if anywhere."""

    id: Id
    name: Name
    board: BoardName | None = None
    x: Place = 0
    y: Place = 0


class GangEntry(Entry, frozen=True, kw_only=True):
    """A gang and its two hideouts. WL-BANDIT-01"""

    id: GangName
    hideouts: Pair


class CornerEntry(Entry, frozen=True, kw_only=True):
    """Two spaces that touch at a corner only. WL-MOVE-02"""

    ends: Pair


class LayoutEntry(Entry, frozen=True, kw_only=True):
    """Where a board lies, in widths of the base board."""

    id: Literal["base", "gambler_train", "buzzard_gulch_map", "faro_table"]
    x: float
    y: float
    width: float
    height: float


# --- cards and items -------------------------------------------------------------------------------------------------


class EffectEntry(Entry, frozen=True, kw_only=True):
    """What the two poker cards of a colour and rank do. WL-GEN-16"""

    id: Id
    name: Name
    rank: RankName
    colour: Literal["red", "black"]
    kind: EffectKind
    window: EffectWindow
    text: str
    text_with_one_action: str = ""
    """What it does instead with `reputation_actions` = 1. WL-CARD-03"""
    once_per_turn: bool = False
    set: SetName
    replaces: Id | None = None


class CardEntry(Entry, frozen=True, kw_only=True):
    """A poker card. WL-GEN-01"""

    id: Id
    rank: RankName
    value: Annotated[int, Meta(ge=2, le=14)]
    suit: SuitName
    effect: Id
    set: SetName
    replaces: Id | None = None
    """The card that an alternate takes the place of. AU-SETUP-09"""


class FightEntry(Entry, frozen=True, kw_only=True):
    """A fight card. WL-NPC-05"""

    id: Id
    rank: RankName
    value: Annotated[int, Meta(ge=2, le=14)]
    text: str


class ItemEntry(Entry, frozen=True, kw_only=True):
    """An item with both its sides. WL-STORE-02"""

    id: Id
    name: Name
    kind: ItemKind
    cost: Dollars
    movement: Few = 0
    text: str
    upgraded_movement: Few = 0
    upgraded_text: str = ""
    upgraded_lp: Few = 0
    set: SetName


class CharacterEntry(Entry, frozen=True, kw_only=True):
    """A character: where and with what they start, and the ability. WL-GEN-15, WL-SETUP-12"""

    id: Id
    name: Name
    called: Name | None = None
    """What the others call them, where the whole name is long."""
    set: SetName
    starts: Annotated[list[Id], Meta(min_length=1)]
    money: Dollars
    cards: Few
    items: list[Annotated[str, Meta(pattern=r"^[a-z_]+\+?$")]]
    """A plus behind an item: upgraded."""
    marshal: Few = 0
    wanted: Few = 0
    gambler: Few = 0
    wounds: Few = 0
    ability: str


class GoalEntry(Entry, frozen=True, kw_only=True):
    """A goal of a character. WL-GOAL-01"""

    id: Id
    character: Id
    name: Name
    condition: str
    words: str


class TriggerEntry(Entry, frozen=True, kw_only=True):
    """The back of a story card. WL-STORY-01"""

    id: Id
    text: str
    discs: Count


class StoryEntry(Entry, frozen=True, kw_only=True):
    """The front of a story card. WL-STORY-06, WL-STORY-07, WL-STORY-08"""

    id: Id
    trigger: Id
    name: Name
    reward: str
    bandits: list[GangName]
    sheriff: Few


class EventEntry(Entry, frozen=True, kw_only=True):
    """An event card. AU-EVENT-07"""

    id: Id
    name: Name
    text: str


class EncounterEntry(Entry, frozen=True, kw_only=True):
    """A train encounter card; what a lost fight costs anyway is not written on it. AU-HEIST-02, AU-HEIST-09"""

    id: Id
    name: Name
    fight_cards: Few
    win: str
    loss: str = ""


class MibEntry(Entry, frozen=True, kw_only=True):
    """A card of the Man in Black. WL-MIB-02"""

    id: Id
    name: Name
    text: str


# --- tokens --------------------------------------------------------------------------------------------------------


class TokenEntry(Entry, frozen=True, kw_only=True):
    """An event token: how many cards it fights or plays with, and its reward. AU-OUT-01, AU-CJ-01, AU-HR-03"""

    id: Id
    kind: TokenKind
    number: Count
    reward: str


class LonghornEntry(Entry, frozen=True, kw_only=True):
    """The longhorns, all alike. AU-LONG-07"""

    id: Literal["longhorn"]
    count: Count
    reward: str


class FrontierEntry(Entry, frozen=True, kw_only=True):
    """A frontier token. AU-FRONT-01, AU-FRONT-04"""

    id: Id
    number: Count
    reward: str


class CattleEntry(Entry, frozen=True, kw_only=True):
    """A cattle token. WL-RANCH-01"""

    id: Id
    colour: ColourName
    set: SetName
    reward: str
    only_of_8: bool = False
    """Whether it stays in the box with `cattle_per_colour` = 6. WL-SETUP-06"""


class LegendaryEntry(Entry, frozen=True, kw_only=True):
    """So many legendary tokens of one worth. WL-END-10"""

    set: SetName
    lp: Annotated[int, Meta(ge=1, le=3)]
    count: Count


# --- tracks --------------------------------------------------------------------------------------------------------


class EndMarkers(Struct, frozen=True, forbid_unknown_fields=True):
    """The LP that trigger the end, by game length. WL-SETUP-21"""

    short: Count
    average: Count
    long: Count


class LpTrack(Entry, frozen=True, kw_only=True):
    """The LP track. WL-GEN-10, WL-GEN-15"""

    spaces: int
    ability_unlock: Few
    end_markers: EndMarkers


Rewards = Annotated[list[str], Meta(min_length=1)]
Rows = Annotated[list[Few], Meta(min_length=3, max_length=3)]


class MarshalTrack(Entry, frozen=True, kw_only=True):
    """The Marshal track. WL-TRACK-05, WL-TRACK-11"""

    rewards: Rewards
    row_lp_at_game_end: Rows
    overflow: str


class WantedTrack(Entry, frozen=True, kw_only=True):
    """The Wanted track. WL-TRACK-06, WL-TRACK-10"""

    rewards: Rewards
    row_lp_each_turn: Rows
    overflow: str
    sheriff_active_from: Few


class GamblerTrack(Entry, frozen=True, kw_only=True):
    """The Gambler track. AU-TRACK-03, AU-TRACK-04, AU-TRACK-05"""

    rewards: Rewards
    overflow: str
    keep_limit: Few


class MarkedSpaces(Struct, frozen=True, forbid_unknown_fields=True):
    """The space of each track that gets an event marker. AU-SETUP-17"""

    gambler: Count
    marshal: Count
    wanted: Count


class EventMarkers(Entry, frozen=True, kw_only=True):
    """Where event markers lie. AU-SETUP-17, AU-SETUP-18"""

    tracks: MarkedSpaces
    lp_15: list[Count]
    lp_20: list[Count]
    lp_25: list[Count]


class Limits(Entry, frozen=True, kw_only=True):
    """What one holds and does at most. WL-GEN-02 to WL-GEN-07, WL-TURN-06, WL-MOVE-01"""

    money: Dollars
    nuggets: Few
    wounds: Few
    hand: Few
    cattle: Few
    misc_items: Few
    actions: Few
    foot_movement: Few


class ProspectingDie(Entry, frozen=True, kw_only=True):
    """The faces of a die. WL-MINE-02"""

    faces: Annotated[list[FaceName], Meta(min_length=6, max_length=6)]


class Money(Entry, frozen=True, kw_only=True):
    """The bills of the box; the supply never runs out. WL-GEN-09"""

    denominations: dict[str, int]
    unlimited: bool


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    """The tracks, the limits, the die and the money. Ledger 9.5, 9.21"""

    lp: LpTrack
    marshal: MarshalTrack
    wanted: WantedTrack
    gambler: GamblerTrack
    event_markers: EventMarkers
    limits: Limits
    prospecting_die: ProspectingDie
    money: Money
