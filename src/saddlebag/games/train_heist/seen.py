"""What a seat may see is made of these: an allow-list. Section 7 of the ledger."""

from typing import Annotated

from msgspec import Struct

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.games.train_heist.content import (
    CARD,
    COLOUR,
    COWBOY,
    EVENT,
    HORSE,
    JUNCTION,
    SPACE,
    SQUARE,
    TILE,
    TOWN,
    WANTED,
)
from saddlebag.games.train_heist.state import STEPS

STEP = Names("step of a turn", STEPS)


class CowboyView(Struct, frozen=True, gc=False):
    """A cowboy and what the viewer knows of them."""

    colour: Annotated[str, COWBOY]
    name: str
    place: Annotated[str, SPACE]
    horse: Annotated[str, HORSE] | None
    flat: bool
    jailed: bool
    hand: Annotated[list[str], CARD]
    """The cards that the viewer knows."""
    hand_size: int
    loot: Annotated[list[str], TILE]
    bullets: int
    wanted: Annotated[str, WANTED] | None
    ability_works: bool
    cancels_left: int
    jail_flag: bool
    cars_looted: Annotated[list[str], TOWN]
    towns_supplied: Annotated[list[str], TOWN]
    counters: int


class TradeView(Struct, frozen=True, gc=False):
    """A trade under way; cards that the viewer may not see are None."""

    giver: Annotated[str, COWBOY]
    partner: Annotated[str, COWBOY]
    offer: Annotated[list[str], CARD] | None
    answer: Annotated[list[str], CARD] | None


class View(Struct, frozen=True, gc=False):
    """The table from one chair."""

    mode: str
    seat: int | None
    goal: int | None
    """What wins: loot on the meter, or counters of one's own in versus; nothing in a score challenge."""
    turn: int
    active: int
    order: Annotated[list[int], EACH_SEAT]
    step: Annotated[str, STEP]
    actions_left: int
    lost_turn: bool
    may_mount: bool
    may_dismount: bool
    bullets_taken: int
    bullets_used: int
    dropped_off: bool
    boarded_engine: bool
    refused: Annotated[list[str], COWBOY]
    trade: TradeView | None
    cowboys: Annotated[list[CowboyView], EACH_SEAT]
    cars: Annotated[list[str], SPACE, UpTo(5)]
    front: Annotated[str, SPACE]
    horses: Annotated[dict[str, Annotated[str, SPACE] | None], HORSE]
    sheriff: Annotated[str, SPACE]
    switches: Annotated[dict[str, Annotated[str, COLOUR]], JUNCTION]
    switches_removed: bool
    speed: int
    meter: int
    hangman: int
    hangman_steps: int
    cherokee: Annotated[list[int], UpTo(3)]
    arrests: int
    bullets: int
    deck_size: int
    discards: Annotated[list[str], CARD]
    event_deck_size: int
    events_removed: int
    events_played: Annotated[list[str], EVENT]
    wanted_row: Annotated[list[str], WANTED]
    sack: Annotated[list[str], TILE] | None
    """What is in the sack, where that can be deduced."""
    sack_size: int
    drawn_tile: Annotated[str, TILE] | None
    stacks: Annotated[dict[str, Annotated[list[str | None], TILE, UpTo(4)]], SQUARE]
    """Bottom to top; None is a tile that is covered."""
    towns: Annotated[dict[str, Annotated[list[str], TILE]], TOWN]
    waiting: Annotated[dict[str, Annotated[dict[str, int], COWBOY]], TOWN]
    fulfilled: Annotated[list[tuple[Annotated[str, COWBOY], Annotated[str, WANTED]]], UpTo(12)]
    outcome: str
    reason: str
