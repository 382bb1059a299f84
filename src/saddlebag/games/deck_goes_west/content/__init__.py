"""The scoreboards, tiles, cards, characters, missions and maps of Deck Goes West, as tables of ints for the rules.

Every physical card has an index of its own, in the order of the files: starter cards, trade cards, dangers. Its id is
the id of its kind, an underscore and a number from 1: `boots_1` to `boots_15`, `raft_1`. What a card does belongs to
its kind (`KIND`, `KIND_OF`); cards of one kind are alike and are offered to players once.
"""

from pathlib import Path

from msgspec import Struct

from saddlebag.engine.content import Files
from saddlebag.engine.language import ShownTexts
from saddlebag.engine.names import Names, set_of
from saddlebag.games.deck_goes_west.content.directives import TYPE, NightStep, SetupStep
from saddlebag.games.deck_goes_west.content.entries import DangerEntry, EntryOption
from saddlebag.games.deck_goes_west.content.loading import load
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.crib import crib
from saddlebag.games.deck_goes_west.effects.jobs import Job, job_line

FOLDER = Path(__file__).parent
FILES = Files("deck_goes_west", FOLDER)
READ = load(FILES)
"""The entries and their jobs, all of them sound."""

# The entries as they are written, for those who show them.
BOARDS = READ.scoreboards
BOARD_TRACKS = READ.tracks
BOARD_PLACES = READ.places
LAND_TILES = READ.tiles
ENTRY_COSTS = READ.entry_costs
STARTER_CARDS = READ.starters
TRADE_CARDS = READ.trades
DANGER_CARDS = READ.dangers
CHARACTER_CARDS = READ.characters
MISSION_CARDS = READ.missions
SETUP_MAPS = READ.maps

RESOURCE = Names("resource", terms.RESOURCES[: terms.ANY])
COLOUR = Names("colour", terms.COLOURS)
MODE = Names("mode", ["solo", "versus", "cooperative"])
SOLO, VERSUS, COOPERATIVE = range(3)
DICE = Names("dice", ["d20", "d12", "both"])
D20, D12, BOTH = range(3)

# --- cards ----------------------------------------------------------------------------------------------------

DECK = Names("deck", ["starter", "trade", "exhaustion", "pain"])
STARTER_DECK, TRADE_DECK, EXHAUSTION_DECK, PAIN_DECK = range(4)
DANGER_DECKS = (EXHAUSTION_DECK, PAIN_DECK)
"""The deck of each type of danger."""

KIND = Names("card", [card.id for card in READ.cards])
KIND_NAMES = [card.name for card in READ.cards]
KIND_DECK = (
    [STARTER_DECK] * len(READ.starters)
    + [TRADE_DECK] * len(READ.trades)
    + [DANGER_DECKS[terms.DANGERS.index(danger.type)] for danger in READ.dangers]
)
KIND_COLOUR = [COLOUR.find(card.colour) if not isinstance(card, DangerEntry) else -1 for card in READ.cards]
"""The colour of each kind of item; dangers have none."""
KIND_JOBS: list[tuple[Job, ...]] = [READ.card_jobs[card.id] for card in READ.cards]
KIND_BUY: list[tuple[Job, ...]] = [READ.purchases.get(card.id, ()) for card in READ.cards]
"""The jobs that buy a trade card; others have none."""

CARD = Names("card", [f"{card.id}_{number}" for card in READ.cards for number in range(1, card.count + 1)])
KIND_OF = [kind for kind, card in enumerate(READ.cards) for _ in range(card.count)]
COPIES = [tuple(card for card, kind in enumerate(KIND_OF) if kind == wanted) for wanted in range(len(KIND))]
"""The cards of each kind."""
DECK_OF = [KIND_DECK[kind] for kind in KIND_OF]
CARD_NAMES = [KIND_NAMES[kind] for kind in KIND_OF]
CARD_COLOUR = [KIND_COLOUR[kind] for kind in KIND_OF]
CARD_JOBS = [KIND_JOBS[kind] for kind in KIND_OF]
CARD_BUY = [KIND_BUY[kind] for kind in KIND_OF]
IS_ITEM = [deck in (STARTER_DECK, TRADE_DECK) for deck in DECK_OF]
DECK_CARDS = [tuple(card for card, deck in enumerate(DECK_OF) if deck == wanted) for wanted in range(len(DECK))]
"""All cards of each deck."""


def _selectors(card: int) -> int:
    """The classes that a card belongs to. DW-CARD-09"""
    if IS_ITEM[card]:
        return set_of([terms.ITEM, terms.ITEM_OF[CARD_COLOUR[card]]])
    return set_of([terms.DANGER, terms.DANGER_OF[DANGER_DECKS.index(DECK_OF[card])]])


SELECTORS_OF = [_selectors(card) for card in range(len(CARD))]
"""The classes of cards that each card belongs to, as a set of selectors."""
SELECTED = [
    set_of([card for card, classes in enumerate(SELECTORS_OF) if classes >> selector & 1])
    for selector in range(len(terms.SELECTORS))
]
"""The cards of each class, as a set of cards."""

# --- land -----------------------------------------------------------------------------------------------------

CAMP = TYPE.find("bandit_camp")
IS_WATER = [kind in (terms.LAKE, terms.RIVER) for kind in range(len(TYPE))]
TILE = Names("tile", [tile.id for tile in READ.tiles])
TILE_NAMES = [tile.name for tile in READ.tiles]
TILE_TYPE = [TYPE.find(tile.type) for tile in READ.tiles]
STAR = [tile.star for tile in READ.tiles]
TILE_JOB: list[Job | None] = [READ.tile_jobs[tile.id] for tile in READ.tiles]

ENTRY: list[tuple[EntryOption, ...]] = [READ.entry_options[name] for name in TYPE.ids]
"""The ways onto a tile, by its type. DW-MOVE-03..07"""
RAILWAY_ENTRY: tuple[EntryOption, ...] = READ.entry_options["railway"]
"""The ways that a railway adds. DW-RAIL-07, DW-RAIL-08"""


class TileMap(Struct, frozen=True):
    """A setup map: its cells as (col, row), in the order in which they are dealt. DW-SETUP-14"""

    id: str
    start: tuple[int, int]
    face_up: tuple[tuple[int, int], ...]
    face_down: tuple[tuple[int, int], ...]


MAP = Names("map", [each.id for each in READ.maps])
MAPS = [TileMap(each.id, *READ.cells[each.id]) for each in READ.maps]

# --- scoreboards ----------------------------------------------------------------------------------------------


class Scoreboard(Struct, frozen=True):
    """A scoreboard; the sections are numbered from 0."""

    id: str
    score_len: int
    day_len: int
    score_section: tuple[int, ...]
    """The section of each horseshoe."""
    day_section: tuple[int, ...]
    """The section of each sun."""
    risk: tuple[int, ...]
    """The Bandit Risk of each section."""


SCOREBOARD = Names("scoreboard", [board.id for board in READ.scoreboards])
SCOREBOARDS = [
    Scoreboard(
        id=board.id,
        score_len=board.score_len,
        day_len=board.day_len,
        score_section=tuple(
            n for n, part in enumerate(board.sections) for _ in range(part.score[0], part.score[1] + 1)
        ),
        day_section=tuple(n for n, part in enumerate(board.sections) for _ in range(part.day[0], part.day[1] + 1)),
        risk=tuple(part.risk for part in board.sections),
    )
    for board in READ.scoreboards
]
PLACE_OF = {place.id: (place.x, place.y) for place in READ.places}
"""Where piles, stars and the compass are drawn."""
_TRACKS = {track.id: track for track in READ.tracks}


def track_place(track: str, space: int) -> tuple[int, int]:
    """Where a space of the `score` or `day` track is drawn."""
    way = _TRACKS["score" if track == "score" else "day"]
    line, along = divmod(space, way.spaces_a_line)
    steps = along if line % 2 == 0 else way.spaces_a_line - 1 - along
    return way.left + steps * way.step, way.top + line * way.line


# --- characters and missions ----------------------------------------------------------------------------------


class Character(Struct, frozen=True):
    """A character, with its abilities and what it starts with."""

    id: str
    name: str
    difficulty: int
    hand_limit: int
    stock: tuple[int, int, int, int]
    jobs: tuple[Job, ...]
    deck: tuple[tuple[int, int], ...]
    """Kinds of starter cards, and how many of each."""
    about: str


CHARACTER = Names("character", [character.id for character in READ.characters])
CHARACTERS = [
    Character(
        id=each.id,
        name=each.name,
        difficulty=each.difficulty,
        hand_limit=each.hand_limit,
        stock=(each.stock.gold, each.stock.metal, each.stock.wood, each.stock.food),
        jobs=READ.character_jobs[each.id],
        deck=tuple((KIND.find(kind), count) for kind, count in each.deck.items()),
        about=each.about,
    )
    for each in READ.characters
]


class Mission(Struct, frozen=True):
    """A mission, everything in it by number."""

    id: str
    name: str
    mode: int
    difficulty: str
    boards: tuple[int, ...]
    dice: tuple[int, ...]
    tile_map: int
    setup: tuple[SetupStep, ...]
    wagon: bool
    left_behind_loses: bool
    """Whether the team loses when the wagon's tile is removed. DW-SPEC-09"""
    jobs: tuple[Job, ...]
    """The jobs that players may choose. DW-MISS-01"""
    events: tuple[tuple[Job, ...], ...]
    """The jobs that each event fires. DW-EVT-06"""
    night: tuple[NightStep, ...]
    night_as_printed: tuple[NightStep, ...]
    """As `night`, but for missions whose printed list is another. DW-NIGHT-03"""
    about: str


MISSION = Names("mission", [mission.id for mission in READ.missions])
MISSIONS = [
    Mission(
        id=each.id,
        name=each.name,
        mode=MODE.find(each.mode),
        difficulty=each.difficulty,
        boards=tuple(SCOREBOARD.find(board) for board in each.boards),
        dice=tuple(DICE.find(row) for row in each.dice),
        tile_map=MAP.find(each.tile_map),
        setup=READ.setups[each.id],
        wagon="wagon" in each.rules,
        left_behind_loses="wagon_left_behind_loses" in each.rules,
        jobs=READ.mission_jobs[each.id],
        events=tuple(
            tuple(job for job in READ.events[each.id] if job.event == event) for event in range(len(terms.EVENTS))
        ),
        night=READ.nights[each.id],
        night_as_printed=READ.printed_nights[each.id],
        about=each.about,
    )
    for each in READ.missions
]

# --- what is shown --------------------------------------------------------------------------------------------

_JOBS = [
    *(job for jobs in (*KIND_JOBS, *KIND_BUY, *(each.jobs for each in CHARACTERS)) for job in jobs),
    *(job for job in TILE_JOB if job is not None),
    *(job for each in MISSIONS for jobs in (each.jobs, *each.events) for job in jobs),
]
_STEPS = [
    *(step.shown() for job in _JOBS for step in job.steps),
    *(step.shown(None) for each in MISSIONS for step in (*each.night, *each.night_as_printed)),
]
SHOWN = ShownTexts({job.text: job_line(job) for job in _JOBS}, {step.text: step for step in _STEPS})
"""Jobs and the steps of jobs and nights by their texts, as icons and words for those who draw them."""
CRIB = crib()
