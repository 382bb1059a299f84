"""The words of the job language as numbers: resources, movements, dangers, classes of cards, conditions, events; each
with how it is said and drawn. Ledger 9.1"""

from enum import Enum
from typing import Annotated, TypeAlias

from saddlebag.engine.language import Amount, Amounts, Number, Sense, Word, Words
from saddlebag.engine.names import set_of

GOLD, METAL, WOOD, FOOD, ANY = range(5)
RESOURCE_WORD = Word("a resource", {"gold": "gold", "metal": "metal", "wood": "wood", "food": "food",
                                    "any": "of any one resource"})  # fmt: skip
RESOURCES = RESOURCE_WORD.known

WALK, CLIMB, SAIL = range(3)
MOVE_WORD = Word("a movement", ["walk", "climb", "sail"])
MOVES = MOVE_WORD.known

EXHAUSTION, PAIN = range(2)
DANGER_WORD = Word("a type of danger", {"E": "exhaustion card", "P": "pain card"})
DANGERS = DANGER_WORD.known

COLOURS = ("blue", "red", "green", "yellow", "brown", "white", "purple")
BLUE, RED, GREEN, YELLOW, BROWN, WHITE, PURPLE = range(7)

CARD_WORD = Word(
    "cards",
    {
        "item": "other item",
        **{f"item:{colour}": f"{colour} item" for colour in COLOURS},
        "danger": "danger",
        **{f"danger:{danger}": DANGER_WORD.say(number) for number, danger in enumerate(DANGERS)},
    },
)
SELECTORS = CARD_WORD.known
"""The classes of cards. DW-CARD-09"""
ITEM = 0
ITEM_OF = range(1, 8)
"""The selector of an item by its colour."""
DANGER = 8
DANGER_OF = range(9, 11)
"""The selector of a danger by its type."""

_ON_SUCH_A_TILE = "Your meeple must be on such a tile, with no bandits there."
TEST_WORD = Word(
    "a condition",
    {
        **{
            place: Sense(f"on a {place} without bandits", means=_ON_SUCH_A_TILE, clause="DW-COND-01")
            for place in ("forest", "prairie", "mountain", "village", "lake", "river")
        },
        "westmost": Sense(
            "it is the furthest West yet",
            means="Only if this happened further West than ever before in this match.",
            clause="DW-EVT-07",
        ),
        "heading_west": Sense(
            "you were heading West",
            means="Only if it happened by a step, or a try at a step, to the West.",
            clause="DW-EVT-09",
        ),
        "linked": Sense(
            "it joins another railway",
            means="Only if a tile beside the new railway has a railway too.",
            clause="DW-SPEC-02",
        ),
        "unfed": Sense("not fed today", means="Only where nobody has fed the village today.", clause="DW-SPEC-03"),
    },
)
TESTS = TEST_WORD.known
FOREST, PRAIRIE, MOUNTAIN, VILLAGE, LAKE, RIVER, WESTMOST, HEADING_WEST, LINKED, UNFED = range(10)
PLACES = set_of(range(FOREST, RIVER + 1))
"""The tests that ask for a type of tile; the numbers are those of the types."""

EVENT_WORD = Word(
    "an event",
    {
        "build": Sense(
            "when you build a railway", "land", means="Happens automatically, at once, for whoever built.",
            clause="DW-EVT-02",
        ),
        "reveal": Sense(
            "when you reveal a tile", "reveal",
            means="Happens automatically when a face-down tile is turned up by a step or a telescope.",
            clause="DW-REV-05",
        ),
        "clear": Sense(
            "when you clear a tile of bandits", "bandit", "cross",
            "Happens automatically when a battle removes the last bandit of a tile.", "DW-BAT-13",
        ),
        "wagon_west": Sense(
            "when the wagon moves West", "wagon", "west",
            "Happens automatically for each tile that the wagon moves West.", "DW-EVT-05",
        ),
        "wagon_east": Sense(
            "when the wagon moves East", "wagon", "east",
            "Happens automatically for each tile that the wagon moves East.", "DW-EVT-05",
        ),
        "wagon_damage": Sense(
            "when the wagon takes X damage", "wagon", "burst", "Happens automatically; X is the damage.", "DW-WAG-07",
        ),
        "party_west": Sense(
            "when the whole party is further West than ever", "party", "west",
            "Happens automatically for each column by which even the last of you is further West than ever.",
            "DW-SPEC-01",
        ),
    },
)  # fmt: skip
EVENTS = EVENT_WORD.known
ON_BUILD, ON_REVEAL, ON_CLEAR, ON_WAGON_WEST, ON_WAGON_EAST, ON_WAGON_DAMAGE, ON_PARTY_WEST = range(7)


class Place(Enum):
    """Where a job stands, as it is called in a sentence."""

    ITEM = "a job of an item card"
    PURCHASE = "a purchase job"
    DANGER = "a job of a danger card"
    CHARACTER = "a job of a character"
    TILE = "a job of a tile"
    MISSION = "a mission job that is chosen"
    EVENT = "an event job"


# --- how the fields of a step are read ------------------------------------------------------------------------------

MUCH = Amounts()
Much: TypeAlias = Annotated[Amount, MUCH]
"""A number or a multiple of X."""
Rolled: TypeAlias = Annotated[Amount, Amounts(dice=True)]
"""The same, or so many dice."""
Some: TypeAlias = Annotated[int, Number()]
Resource: TypeAlias = Annotated[int, RESOURCE_WORD]
Movement: TypeAlias = Annotated[int, MOVE_WORD]
Danger: TypeAlias = Annotated[int, DANGER_WORD]
Cards: TypeAlias = Annotated[int, CARD_WORD]
Event: TypeAlias = Annotated[int, EVENT_WORD]
Tests: TypeAlias = Annotated[tuple[int, ...], Words(TEST_WORD)]
