"""What a view shows beside what every field of the state lets everybody see. Section 7 of the ledger."""

from typing import Annotated

from msgspec import Struct

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.engine.views import Seen, view_of
from saddlebag.games.deck_goes_west.content import CARD, DICE, KIND, TILE
from saddlebag.games.deck_goes_west.content.directives import NIGHT_STEP
from saddlebag.games.deck_goes_west.course import MATCH
from saddlebag.games.deck_goes_west.effects.terms import EVENTS
from saddlebag.games.deck_goes_west.rules.grid import CELL, DIRECTION
from saddlebag.games.deck_goes_west.state import PLAYER, Battle, Movement, Player, State, Trade

STAGE = Names("stage", MATCH.stages)
EVENT = Names("event", EVENTS)


@view_of(Player)
class PlayerView(Seen, frozen=True):
    """A player and what the viewer knows of them."""

    colour: Annotated[str, PLAYER]
    name: str
    vp: int
    hand: Annotated[list[str], CARD]
    """The cards that the viewer knows."""
    hand_limit: int
    draw_top: Annotated[list[str], CARD]
    """The cards on top of the draw pile that were put there openly, the top one first."""
    owned: Annotated[list[str], KIND]
    """The kinds of all cards of hand and both piles: everybody could have kept count."""


class WorkView(Struct, frozen=True, gc=False):
    """A bundle of jobs that is not settled yet."""

    key: str
    dice: Annotated[dict[str, int], PLAYER]
    """Who rolls how many dice."""
    invited: Annotated[list[str], PLAYER]
    guest: Annotated[str, PLAYER] | None
    missions_used: Annotated[dict[str, Annotated[list[int], UpTo(8)]], PLAYER]
    """Which mission jobs each player has used in this action, by their numbers."""


@view_of(Movement)
class MovementView(Seen, frozen=True):
    """A movement under way."""

    walk: int
    climb: int
    sail: int
    refunded: Annotated[list[str], CELL, UpTo(8)]
    """Railway tiles that were walked onto for nothing in this action."""
    heading: Annotated[str, DIRECTION] | None


@view_of(Battle)
class BattleView(Seen, frozen=True):
    """A battle under way."""

    attack_dice: int
    hits: int
    defence_dice: int
    saves: int
    raids: Annotated[list[str], CELL, UpTo(8)]
    """Where bandits attack after this."""


@view_of(Trade)
class TradeView(Seen, frozen=True):
    """A trade under way, with the package on the table."""


@view_of(State)
class View(Seen, frozen=True):
    """The table from one chair."""

    mode: str
    bandit_dice: Annotated[str, DICE]
    seat: int | None
    day_len: int
    score_len: int
    risk: int
    stage: Annotated[str, STAGE]
    """What is going on: a stage of the day, the night, or an action that is not over yet."""
    waiting: Annotated[list[str], PLAYER]
    """Who has yet to decide in this stage, the next one first."""
    night_step: Annotated[str, NIGHT_STEP] | None
    """The step of the night that comes next."""
    players: Annotated[list[PlayerView], EACH_SEAT]
    fringe: Annotated[list[str], CELL, UpTo(40)]
    """The cells with a tile face down."""
    land_discard: Annotated[list[str | None], TILE]
    """None is a tile that was removed face down."""
    records: Annotated[dict[str, int], EVENT]
    """How far West each event has happened; those that never did are missing."""
    work: WorkView | None
    movement: MovementView | None
    battle: BattleView | None
    trade: TradeView | None
    reason: str
