"""What goal cards score, such as `2 per saloon|brothel up to 4, 2 if bank_gold`. Ledger 9.14, FO-GOAL-02"""

from typing import Annotated, Any

from saddlebag.engine.language import Either, Family, Form, Lexicon, Number, Several, Thing, Word
from saddlebag.engine.language import parse as parse_text
from saddlebag.games.frontier.effects.terms import BUILDING_TERM, TRACK_WORD

COUNTED_WORD = Word(
    "what is counted",
    {
        "connected_well": "well connected to town", "safety_beside_housing": "safety building beside housing",
        "telegraph_tile": "telegraph tile", "railroad_tile": "railroad tile", "wooden_house": "wooden house",
        "philanthropy": "philanthropy", "donation": "donation cube", "ten_dollars": "full $10",
        "active_enclosure": "enclosure with cattle", "undepleted_deposit": "deposit with ore left",
        "two_logs": "pair of logs",
    },
)  # fmt: skip
(
    CONNECTED_WELL, SAFETY_BESIDE_HOUSING, TELEGRAPH_TILE, RAILROAD_TILE, WOODEN_HOUSE, PHILANTHROPY, DONATION,
    TEN_DOLLARS, ACTIVE_ENCLOSURE, UNDEPLETED_DEPOSIT, TWO_LOGS,
) = range(11)  # fmt: skip
BESIDE_WORD = Word("housing", {"housing": "housing", "wooden_house": "a wooden house"})
BESIDE_HOUSING, BESIDE_WOODEN_HOUSE = range(2)


def _several(word: Word) -> Several[Any]:
    """Public buildings and other things, with bars between them."""
    return Several(Either((int, word), (Thing, BUILDING_TERM)), "|", "the next thing", " or ")


class Asked(Form, frozen=True):
    """What must hold for points."""


ASKED = Family[Asked]("what must hold")


@ASKED.form("{track} >= {number}", says="your {track} marker stands on {number} or more")
class Reached(Asked, frozen=True):
    """A track marker of one's own stands there or further. FO-TRACK-04"""

    track: Annotated[int, TRACK_WORD]
    number: Annotated[int, Number(1, 99)]


@ASKED.form("bank_gold", says="a bank holds gold of yours")
class BankGold(Asked, frozen=True):
    """A bank in town holds gold of one's own. FO-GOAL-04"""


@ASKED.form("{building} beside {things}")
class StandsBeside(Asked, frozen=True):
    """Such a building is adjacent to one of those things. FO-GOAL-03"""

    building: Annotated[Thing, BUILDING_TERM]
    things: Annotated[tuple[int | Thing, ...], _several(BESIDE_WORD)]

    def words(self, by: Any) -> str:
        article = "a " if isinstance(self.things[0], Thing) else ""
        return self.said(f"a {{building}} stands beside {article}{{things}}", by)


@ASKED.form("{building} stands", says="a {building} stands")
class Stands(Asked, frozen=True):
    """There is such a building. FO-GOAL-03"""

    building: Annotated[Thing, BUILDING_TERM]


@ASKED.form("level_4", says="you have a level 4 card")
class LevelFour(Asked, frozen=True):
    """A level 4 card of one's own. FO-GOAL-06"""


class Part(Form, frozen=True):
    """A part of a goal's points."""

    points: Annotated[int, Number(1, 10)]


PART = Family[Part]("a number of points")


@PART.form("{points} per {things} up to {most}", says="{points:point} for each {things} you own, up to {most}")
class Per(Part, frozen=True):
    """Points for each own thing of these kinds, of which so many count together. FO-GOAL-02, FO-GOAL-03"""

    things: Annotated[tuple[int | Thing, ...], _several(COUNTED_WORD)]
    most: Annotated[int, Number(1, 10)]


@PART.form("{points} if {asked}", says="{points:point} if {asked}")
class Once(Part, frozen=True):
    """Points if something holds. FO-GOAL-01, FO-GOAL-02"""

    asked: Annotated[Asked, ASKED]


PARTS = Several(PART, ", ", "the next part")


def parse(text: str, lexicon: Lexicon) -> tuple[Part, ...]:
    """The parts of a goal's points; a Slip says where the text goes wrong and what was expected there."""
    return parse_text(PARTS, text, lexicon)


def most_points(parts: tuple[Part, ...]) -> int:
    """What a goal can bring at best."""
    return sum(part.points * part.most if isinstance(part, Per) else part.points for part in parts)
