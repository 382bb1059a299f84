"""What a view shows beside what every field of the state lets everybody see. Section 7 of the ledger."""

from typing import Annotated

from msgspec import Struct

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.engine.views import Seen, view_of
from saddlebag.games.frontier.chapters import ANIMAL, HELD, PLAYER, Turn
from saddlebag.games.frontier.content import (
    BASIN,
    CHARACTER,
    DEVELOPMENT,
    DISC,
    EVENT,
    FUNCTION,
    GOAL,
    GOOD,
    INDUSTRY,
    MARKET_ROW,
    NETWORK,
    SIDE,
    SPACE,
    STATUS,
    SUIT_TOWN,
    TILE,
    TRACK_OF_POINTS,
    TRAIN,
)
from saddlebag.games.frontier.course import MATCH
from saddlebag.games.frontier.state import Network, Player, State

STAGE = Names("stage", MATCH.stages)
RANK = Names("class of character", ["assistant", "partner", "tycoon"])


@view_of(Player)
class PlayerView(Seen, frozen=True):
    """What a player has, and their goal for those who may know it."""

    colour: Annotated[str, PLAYER]
    name: str
    goods: Annotated[dict[str, int], HELD]
    exhausted: Annotated[dict[str, int], ANIMAL]
    logs: Annotated[dict[str, int], BASIN]
    """Those in the river, where there are any."""
    cattle: Annotated[dict[str, int], SPACE, UpTo(24)]
    """Range cattle, where there are any."""
    levels: Annotated[dict[str, int], INDUSTRY]
    points: Annotated[dict[str, int], TRACK_OF_POINTS]
    goal: Annotated[str, GOAL] | None
    goals_dealt: Annotated[list[str], GOAL, UpTo(3)]
    offered: Annotated[list[str], CHARACTER, UpTo(2)]


@view_of(Turn)
class TurnView(Seen, frozen=True):
    """What counts for this turn."""

    sold: Annotated[dict[str, int], GOOD]
    """Goods that were sold, and how many."""


class TileView(Struct, frozen=True, gc=False):
    """What fills a space. FO-CORE-13"""

    space: Annotated[str, SPACE]
    tile: Annotated[str, TILE]
    owner: Annotated[str, PLAYER] | None
    damage: int
    """Fire tiles on housing and public buildings, revolt tiles on industry."""
    coins: int
    uses: int
    basin: Annotated[str, BASIN] | None


@view_of(Network)
class NetworkView(Seen, frozen=True):
    """A network: its tiles from left to right, those face down without a name. FO-DEV-01"""

    network: Annotated[str, NETWORK]
    tiles: Annotated[list[Annotated[str, DEVELOPMENT] | None], UpTo(9)]


class DiscView(Struct, frozen=True, gc=False):
    """A town event disc: the card that it rides on, and what happens if it stays as it is. FO-DISC-01"""

    disc: Annotated[str, DISC]
    event: Annotated[str, EVENT] | None
    side: Annotated[str, SIDE]


class ScoreLine(Struct, frozen=True, gc=False):
    """A line of the final scoring. FO-END-03"""

    title: str
    points: Annotated[list[int], EACH_SEAT]


@view_of(State)
class View(Seen, frozen=True):
    """The table from one chair."""

    seat: int | None
    stage: Annotated[str, STAGE]
    era: int
    last_round: int
    final: Annotated[list[ScoreLine], UpTo(6)]
    players: Annotated[list[PlayerView], EACH_SEAT]
    turn: TurnView | None
    tiles: Annotated[list[TileView], UpTo(80)]
    trees: Annotated[dict[str, int], SPACE, UpTo(36)]
    capacities: Annotated[dict[str, int], BASIN]
    """How many logs each basin in play holds. FO-BOARD-07"""
    needs: Annotated[dict[str, Annotated[list[int], UpTo(4)]], SPACE, UpTo(20)]
    """The least numbers that pay on each deposit: now, and after each turn of its dial. FO-MIN-06"""
    steps: Annotated[dict[str, int], MARKET_ROW]
    distances: Annotated[dict[str, int], TRAIN]
    status: Annotated[dict[str, int], STATUS]
    promises: Annotated[dict[str, Annotated[list[int], UpTo(3)]], STATUS]
    networks: Annotated[list[NetworkView], UpTo(2)]
    functions: Annotated[dict[str, Annotated[str, PLAYER] | None], FUNCTION]
    next_events: Annotated[list[str], EVENT, UpTo(4)]
    """The next cards of the deck that the viewer has looked at, the first on top. Section 7"""
    discs: Annotated[list[DiscView], UpTo(3)]
    turned: Annotated[list[int], UpTo(16)]
    """The numbers of the severity tiles that were turned up."""
    deck_sizes: Annotated[dict[str, int], RANK]
    discards: Annotated[dict[str, Annotated[list[str], CHARACTER, UpTo(12)]], SUIT_TOWN]
    rewards_taken: Annotated[dict[str, int], SUIT_TOWN]
    reason: str
