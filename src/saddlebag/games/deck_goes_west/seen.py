"""What a seat may see is made of these: an allow-list. Section 7 of the ledger."""

from typing import Annotated

from msgspec import Struct

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CHARACTER,
    DECK,
    DICE,
    KIND,
    MISSION,
    RESOURCE,
    SCOREBOARD,
    TILE,
)
from saddlebag.games.deck_goes_west.decisions import WANTED_COLOUR
from saddlebag.games.deck_goes_west.directives import NIGHT_STEP
from saddlebag.games.deck_goes_west.grid import CELL, DIRECTION
from saddlebag.games.deck_goes_west.jobs import EVENTS
from saddlebag.games.deck_goes_west.state import (
    PLAYER,
    STAGES,
)

STAGE = Names("stage", STAGES)
EVENT = Names("event", EVENTS)


class PlayerView(Struct, frozen=True, gc=False):
    """A player and what the viewer knows of them."""

    colour: Annotated[str, PLAYER]
    character: Annotated[str, CHARACTER]
    name: str
    alive: bool
    cell: Annotated[str, CELL] | None
    standing: bool
    tapped: bool
    passed: bool
    stock: Annotated[dict[str, int], RESOURCE]
    vp: int
    hand: Annotated[list[str], CARD]
    """The cards that the viewer knows."""
    hand_size: int
    hand_limit: int
    draw_size: int
    draw_top: Annotated[list[str], CARD]
    """The cards on top of the draw pile that were put there openly, the top one first."""
    discard: Annotated[list[str], CARD]
    """The top card is the last."""
    owned: Annotated[list[str], KIND]
    """The kinds of all cards of hand and both piles: everybody could have kept count."""


class PileView(Struct, frozen=True, gc=False):
    """A common pile: how many are face down, and the discards."""

    size: int
    discards: Annotated[list[str], CARD]


class WorkView(Struct, frozen=True, gc=False):
    """A bundle of jobs that is not settled yet."""

    key: str
    dice: Annotated[dict[str, int], PLAYER]
    """Who rolls how many dice."""
    invited: Annotated[list[str], PLAYER]
    guest: Annotated[str, PLAYER] | None
    missions_used: Annotated[dict[str, Annotated[list[int], UpTo(8)]], PLAYER]
    """Which mission jobs each player has used in this action, by their numbers."""


class MovementView(Struct, frozen=True, gc=False):
    """A movement under way."""

    mover: Annotated[str, PLAYER]
    walk: int
    climb: int
    sail: int
    rides: Annotated[list[int], UpTo(8)]
    refunded: Annotated[list[str], CELL, UpTo(8)]
    """Railway tiles that were walked onto for nothing in this action."""
    attempt: Annotated[str, CELL] | None
    """The tile just revealed."""
    heading: Annotated[str, DIRECTION] | None


class BattleView(Struct, frozen=True, gc=False):
    """A battle under way."""

    cell: Annotated[str, CELL]
    attack_dice: int
    hits: int
    defence_dice: int
    saves: int
    attackers: Annotated[list[str], PLAYER]
    raids: Annotated[list[str], CELL, UpTo(8)]
    """Where bandits attack after this."""


class TradeView(Struct, frozen=True, gc=False):
    """A trade under way, with the package on the table."""

    partner: Annotated[str, PLAYER]
    builder: Annotated[str, PLAYER] | None
    packages: int
    lines: int
    give: Annotated[dict[str, int], RESOURCE]
    ask: Annotated[dict[str, int], RESOURCE]
    cards: Annotated[list[str], CARD]
    asked: Annotated[list[str], CARD]
    colours: Annotated[list[str], WANTED_COLOUR]
    moved: Annotated[list[str], PLAYER]


class View(Struct, frozen=True, gc=False):
    """The table from one chair."""

    mode: str
    mission: Annotated[str, MISSION]
    scoreboard: Annotated[str, SCOREBOARD]
    bandit_dice: Annotated[str, DICE]
    seat: int | None
    day: int
    day_len: int
    score_len: int
    risk: int
    vp: Annotated[list[int], EACH_SEAT]
    p1: Annotated[str, PLAYER] | None
    stage: Annotated[str, STAGE]
    night_step: Annotated[str, NIGHT_STEP] | None
    """The step of the night that comes next."""
    active: Annotated[str, PLAYER]
    actions_left: int
    acted: bool
    refused: Annotated[list[str], PLAYER]
    handed: Annotated[list[str], PLAYER]
    waiting: Annotated[list[str], PLAYER]
    players: Annotated[list[PlayerView], EACH_SEAT]
    land: Annotated[dict[str, Annotated[str, TILE]], CELL, UpTo(60)]
    """The tiles face up, by cell."""
    fringe: Annotated[list[str], CELL, UpTo(40)]
    """The cells with a tile face down."""
    bandits: Annotated[dict[str, int], CELL, UpTo(40)]
    railways: Annotated[list[str], CELL, UpTo(20)]
    fed: Annotated[list[str], CELL, UpTo(20)]
    wagon: Annotated[str, CELL] | None
    land_pile: int
    land_discard: Annotated[list[str | None], TILE]
    """None is a tile that was removed face down."""
    records: Annotated[dict[str, int], EVENT]
    """How far West each event has happened; those that never did are missing."""
    party: int
    trade_row: Annotated[list[str], CARD, UpTo(5)]
    piles: Annotated[dict[str, PileView], DECK]
    limbo: Annotated[list[str], CARD]
    """Cards on their way to a pile."""
    work: WorkView | None
    movement: MovementView | None
    battle: BattleView | None
    trade: TradeView | None
    outcome: str
    reason: str
