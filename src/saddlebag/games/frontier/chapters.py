"""What comes and goes with a chapter: a turn, a mining action. And the names that the state is written with."""

from typing import Annotated

from saddlebag.engine.fields import seen, state
from saddlebag.engine.names import Names, SetOf, UpTo
from saddlebag.engine.state import Part
from saddlebag.games.frontier.content import (
    BASIN,
    CARD,
    CHARACTER,
    DEVELOPMENT,
    FUNCTION,
    GOOD,
    INDUSTRY,
    PUBLIC,
    SEVERITY_VALUES,
    SPACE,
    SPECIAL,
)
from saddlebag.games.frontier.effects.terms import ANIMALS, FREE_USE

PLAYER = Names("player", ["coal", "indigo", "brick", "sage", "lilac"])
"""The seats, clockwise. FO-SETUP-08"""
HELD = Names("good", GOOD.ids[: FREE_USE + 1])
"""What a player holds beside cattle: logs lie on the stockpile. FO-CORE-10"""
ANIMAL = Names("animal", [GOOD[animal] for animal in ANIMALS])
"""Horse, donkey, mule, ox. FO-IND-06"""
FIRST_ANIMAL = ANIMALS[0]
SEVERITY = Names("severity tile", [f"severity_{place + 1}" for place in range(len(SEVERITY_VALUES))])
"""The sixteen tiles, face down. FO-SETUP-17"""
SPOT = Names("place of a worker", [*SPACE.ids, *BASIN.ids, "rest"])
"""Where a worker lies: on a space, on a basin, or laid down without a place of its own. FO-TURN-01"""
FIRST_BASIN_SPOT = len(SPACE)
NOWHERE = len(SPOT) - 1
SOURCE = Names(
    "text", [*CHARACTER.ids, *SPECIAL.ids, *DEVELOPMENT.ids, *FUNCTION.ids, *PUBLIC.ids, *CARD.ids]
)  # fmt: skip
"""Whatever carries a text that holds on, or that waits for a turn, a round or an era."""
FROM_SPECIAL = len(CHARACTER)
FROM_DEVELOPMENT = FROM_SPECIAL + len(SPECIAL)
FROM_FUNCTION = FROM_DEVELOPMENT + len(DEVELOPMENT)
FROM_PUBLIC = FROM_FUNCTION + len(FUNCTION)
FROM_CARD = FROM_PUBLIC + len(PUBLIC)

ONCE = Names(
    "once a turn", ["campaign", "develop", "public_building", "housing", "industry_building", "donate", "relief"]
)
CAMPAIGN, DEVELOP, PUBLIC_BUILDING, HOUSING, INDUSTRY_BUILDING, DONATE, RELIEF = range(7)
"""What a player does at most once in a turn. FO-GEN-02, FO-TURN-07"""

Seat = Annotated[int, PLAYER]
Space = Annotated[int, SPACE]
Spaces = Annotated[int, SetOf(SPACE)]


@state
class Turn(Part):
    """What counts for this turn only. FO-GEN-02, FO-MKT-15"""

    ended: bool = seen(default=False)
    """Whether the active player does nothing more. FO-TURN-09"""
    done: Annotated[int, SetOf(ONCE)] = seen(default=0)
    """What may be done once a turn and was."""
    sold: list[int] = seen(default=[], within="sold")
    """How many of each good were sold, by the good. FO-MKT-15"""
    bought: Annotated[int, SetOf(GOOD)] = seen(default=0)
    """What was bought; it cannot be sold in this turn. FO-MKT-15"""
    used: Annotated[int, SetOf(SOURCE)] = seen(default=0)
    """The texts that work once a turn and were used. FO-TURN-03"""
    relief: Annotated[int, SetOf(INDUSTRY)] = seen(default=0)
    """The industries for which the player could claim a free site when the turn began. FO-TURN-07"""


@state
class Mining(Part):
    """A mining action: workers are laid, dice are rolled and played one by one. All of it lies open. FO-MIN-02..05"""

    sites: list[Space] = seen(default=[])
    """The deposits with a worker of this action, one entry for each worker."""
    grubstakes: int = seen(default=0)
    dice: Annotated[list[int], UpTo(12)] = seen(default=[])
    """Those that are not played yet, sorted. FO-MIN-05"""
    again: int = seen(default=0)
    """How many dice will be rolled again. FO-MIN-05"""
    played_on: list[Space] = seen(default=[])
    played: Annotated[list[int], UpTo(12)] = seen(default=[])
    """The dice that were played, with where. FO-MIN-11"""
    bought_six: bool = seen(default=False)
    """FO-MIN-10"""
    ran_out: list[Space] = seen(default=[])
    """The tiles without ore whose owners have not said yet what becomes of them. FO-MIN-15"""
