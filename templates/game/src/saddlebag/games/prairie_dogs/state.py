"""The table at rest: everything that outlives a checkpoint."""

from typing import Annotated

from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import By
from saddlebag.engine.state import BaseState
from saddlebag.games.prairie_dogs.content import CARD, PLAYER
from saddlebag.games.prairie_dogs.options import Options

Card = Annotated[int, CARD]


@state(kw_only=True)
class State(BaseState):
    """The whole table."""

    options: Options = hidden("told by the table itself")
    turn: int = seen(default=1)
    active: Annotated[int, PLAYER] = seen(default=0)
    burrow: list[Card] = hidden("face down; the top card is the last", size="burrow_size", redealt=True, holds="card")
    dug: list[Card] = seen(default=[], holds="card")
    """The seeds of this turn, which a hawk may still take."""
    store: Annotated[list[list[Card]], By(PLAYER)] = seen(holds="card")
    lost: list[Card] = seen(default=[], holds="card")
    """Hawks, and what they took; the newest is the last."""
