"""The entries of the content files, as they are written there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saddlebag.engine.content import Entry

ModeName = Literal["solo", "versus", "cooperative"]
DiceName = Literal["d20", "d12", "both"]
TypeName = Literal["forest", "prairie", "mountain", "village", "lake", "river", "bandit_camp"]
ColourName = Literal["blue", "red", "green", "yellow", "brown", "white", "purple"]

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_]+$")]
"""A single word, since answers and saves name things by it."""
Count = Annotated[int, Meta(ge=1, le=60)]
Number = Annotated[int, Meta(ge=0, le=99)]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of both tracks, first and last space, and its Bandit Risk."""

    score: tuple[int, int]
    day: tuple[int, int]
    risk: Annotated[int, Meta(ge=0, le=12)]


class ScoreboardEntry(Entry, frozen=True, kw_only=True):
    """A scoreboard: tracks from 0 to their last space, in sections that share a risk. DW-SETUP-03"""

    id: Id
    score_len: Annotated[int, Meta(ge=1, le=200)]
    day_len: Annotated[int, Meta(ge=1, le=200)]
    sections: list[Section]


class TrackEntry(Entry, frozen=True, kw_only=True):
    """How a track winds over the board: line under line, to and fro."""

    id: Literal["score", "day"]
    left: int
    top: int
    step: int
    line: int
    spaces_a_line: Annotated[int, Meta(ge=2)]


class PlaceEntry(Entry, frozen=True, kw_only=True):
    """Where something lies beside the tracks."""

    id: Id
    x: int
    y: int


class TileEntry(Entry, frozen=True, kw_only=True):
    """A land tile."""

    id: Id
    name: str
    type: TypeName
    star: Annotated[int, Meta(ge=1, le=12)]
    job: str | None = None


class EntryOption(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to step onto a tile: what it spends of the pool, and what it gives back. DW-MOVE-03"""

    walk: Number = 0
    climb: Number = 0
    sail: Number = 0
    from_water: bool = False
    refund_walk: Number = 0


class EntryCosts(Entry, frozen=True, kw_only=True):
    """The ways onto tiles of a type, or those that a railway adds."""

    id: TypeName | Literal["railway"]
    options: Annotated[list[EntryOption], Meta(min_length=1)]


class StarterEntry(Entry, frozen=True, kw_only=True):
    """A starter card and how often it is there."""

    id: Id
    name: str
    count: Count
    colour: ColourName
    jobs: Annotated[list[str], Meta(min_length=1)]


class TradeEntry(Entry, frozen=True, kw_only=True):
    """A trade card, how often it is there and the jobs that buy it. DW-BUY-01"""

    id: Id
    name: str
    count: Count
    colour: ColourName
    buy: Annotated[list[str], Meta(min_length=1)]
    jobs: Annotated[list[str], Meta(min_length=1)]


class DangerEntry(Entry, frozen=True, kw_only=True):
    """A danger card, how often it is there and the jobs that get rid of it. DW-DANG-02"""

    id: Id
    name: str
    type: Literal["E", "P"]
    count: Count
    jobs: Annotated[list[str], Meta(min_length=1)]


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    """So many of each resource."""

    gold: Number = 0
    metal: Number = 0
    wood: Number = 0
    food: Number = 0


class CharacterEntry(Entry, frozen=True, kw_only=True):
    """A character, with its abilities and what it starts with."""

    id: Id
    name: str
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    hand_limit: Annotated[int, Meta(ge=1, le=20)]
    stock: Stock
    jobs: Annotated[list[str], Meta(min_length=1)]
    deck: dict[str, Count]
    about: str = ""


class MissionEntry(Entry, frozen=True, kw_only=True):
    """A mission. `night_as_printed` is another list of night steps, for tables that want it; `scores` says in a
    few words what brings points."""

    id: Id
    name: str
    mode: ModeName
    difficulty: Literal["beginner", "moderate", "tricky", "brutal"]
    boards: Annotated[list[str], Meta(min_length=1)]
    dice: Annotated[list[DiceName], Meta(min_length=1)]
    tile_map: str
    setup: list[str]
    rules: list[Literal["wagon", "wagon_left_behind_loses"]]
    jobs: list[str]
    events: list[str]
    night: Annotated[list[str], Meta(min_length=1)]
    night_as_printed: list[str] | None = None
    scores: str = ""
    about: str = ""


class MapEntry(Entry, frozen=True, kw_only=True):
    """A setup map, drawn with North above and East to the right."""

    id: Id
    diagram: str
