"""What a view shows beside what every field of the state lets everybody see. Section 7 of the ledger."""

from typing import Annotated

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.engine.views import Seen, view_of
from saddlebag.games.train_heist.content import CARD, COWBOY, SPACE, SQUARE, TILE, TOWN, WANTED
from saddlebag.games.train_heist.course import MATCH
from saddlebag.games.train_heist.state import Cowboy, State, Trade

STEP = Names("step of a turn", MATCH.stages)


@view_of(Cowboy)
class CowboyView(Seen, frozen=True):
    """A cowboy and what the viewer knows of them."""

    colour: Annotated[str, COWBOY]
    name: str
    jailed: bool
    hand: Annotated[list[str], CARD]
    """The cards that the viewer knows."""


@view_of(Trade)
class TradeView(Seen, frozen=True):
    """A trade under way; cards that the viewer may not see are None."""

    giver: Annotated[str, COWBOY]
    offer: Annotated[list[str], CARD] | None
    answer: Annotated[list[str], CARD] | None


@view_of(State)
class View(Seen, frozen=True):
    """The table from one chair."""

    mode: str
    seat: int | None
    goal: int | None
    """What wins: loot on the meter, or counters of one's own in versus; nothing in a score challenge."""
    active: int
    order: Annotated[list[int], EACH_SEAT]
    step: Annotated[str, STEP]
    trade: TradeView | None
    cowboys: Annotated[list[CowboyView], EACH_SEAT]
    front: Annotated[str, SPACE]
    hangman_steps: int
    cherokee: Annotated[list[int], UpTo(3)]
    deck_size: int
    discards: Annotated[list[str], CARD]
    sack: Annotated[list[str], TILE] | None
    """What is in the sack, where that can be deduced."""
    stacks: Annotated[dict[str, Annotated[list[str | None], TILE, UpTo(4)]], SQUARE]
    """Bottom to top; None is a tile that is covered."""
    waiting: Annotated[dict[str, Annotated[dict[str, int], COWBOY]], TOWN]
    fulfilled: Annotated[list[tuple[Annotated[str, COWBOY], Annotated[str, WANTED]]], UpTo(12)]
    reason: str
