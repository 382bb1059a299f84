"""What a mission says that is not a job: the lines of its setup and the steps of its night."""

from typing import Annotated, TypeAlias

from saddlebag.engine.language import Family, Form, Number, Reader, Term, Word
from saddlebag.engine.names import Names
from saddlebag.games.deck_goes_west.effects.terms import ANY, RESOURCES

TYPE = Names("tile type", ["forest", "prairie", "mountain", "village", "lake", "river", "bandit_camp"])
"""The types of tiles; the first six have the numbers of the place conditions of jobs."""

# --- the night ----------------------------------------------------------------------------------------------------


class NightStep(Form, frozen=True):
    """A step of the night and its number, 0 where it has none. DW-NIGHT-01"""

    number: Annotated[int, Number(1, 99)] = 0

    def words(self, by: object = None) -> str:
        """What the step is called, with its number where it is not 1."""
        return f"{self.spec.says} ({self.number})" if self.number > 1 else self.spec.says

    def means(self) -> str:
        return self.said(self.spec.means)


NIGHT = Family[NightStep]("a night step")
NIGHT.several(
    NightStep,
    ("trade_row", "Trade row", "The oldest card in the trade row goes and a new one comes.", "DW-NIGHT-05"),
    ("day", "Next sun", "The day tracker moves on. The match ends on the last sun.", "DW-NIGHT-04"),
    ("exhaustion {number}", "Exhaustion", "Everybody takes {number:exhaustion card}.", "DW-NIGHT-06"),
    ("attack", "Bandits attack", "Bandits attack whoever is on their tile, from West to East.", "DW-NIGHT-08"),
    (
        "move", "Bandits move",
        "Groups without company roll the compass die (N, S, W, W, W, +) and walk or grow. Those on camps stay.",
        "DW-BMOVE-01",
    ),
    (
        "remove {number}", "Leave the East",
        "Tiles more than {number:column} East of the last meeple go, with everything on them.", "DW-EAST-01",
    ),
    (
        "appear", "Bandits appear",
        "Roll bandit dice, as many times as the risk; each adds a bandit to the tiles with that star.", "DW-APPEAR-02",
    ),
    (
        "split {number}", "Bandits split",
        "A group of {number} or more sends one bandit to each neighbour.", "DW-SPLIT-01",
    ),
    (
        "full_hand", "Full hands",
        "Whoever has as many cards as the hand limit discards items; with too many dangers the character dies.",
        "DW-HAND-01",
    ),
    ("pass_p1", "Pass P1", "The first player token passes clockwise.", "DW-NIGHT-10"),
    ("unfeed", "Hungry again", "Fed villages can be fed again.", "DW-SPEC-03"),
    (
        "drop_column", "The East goes",
        "The easternmost column goes, whoever stands on it; they move on and take an exhaustion card.", "DW-SPEC-10",
    ),
)  # fmt: skip
TRADE_ROW, DAY, EXHAUSTION_STEP, ATTACK, MOVE, REMOVE, APPEAR, SPLIT, FULL_HAND, PASS_P1, UNFEED, DROP_COLUMN = range(
    12
)
NIGHT_STEP = Names("night step", [form.name for form in NIGHT.forms])

# --- the setup ----------------------------------------------------------------------------------------------------


class SetupStep(Form, frozen=True):
    """A line of the setup."""


class Cell(Term[tuple[int, int]]):
    """Column and row of a cell such as c1r-1."""

    def read(self, text: Reader) -> tuple[int, int]:
        word = text.word("-")
        col, r, row = word.removeprefix("c").partition("r")
        if not word.startswith("c") or not r or not _is_number(col) or not _is_number(row.removeprefix("-")):
            raise text.refuse("a cell such as c1r-1")
        text.place += len(word)
        return int(col), int(row)

    def write(self, value: tuple[int, int]) -> str:
        return f"c{value[0]}r{value[1]}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2


SETUP = Family[SetupStep]("a setup line")
Some: TypeAlias = Annotated[int, Number(0, 99)]


@SETUP.form("bandits faceup {number}")
class BanditsFaceUp(SetupStep, frozen=True):
    """Bandits on every face-up tile but the start tile. DW-SPEC-04"""

    number: Some


@SETUP.form("bandits camps {number}")
class BanditsOnCamps(SetupStep, frozen=True):
    """Further bandits on every face-up camp. DW-SPEC-05"""

    number: Some


@SETUP.form("tile {type} {cell}")
class SetAside(SetupStep, frozen=True):
    """A random tile of a type, set aside before the shuffle, is the face-up tile of a cell. DW-SPEC-06"""

    type: Annotated[int, Word("a type of tile", TYPE.ids)]
    cell: Annotated[tuple[int, int], Cell()]


@SETUP.form("each gain {res} {number}")
class EachGains(SetupStep, frozen=True):
    """Every player gains a resource. DW-SPEC-07"""

    res: Annotated[int, Word("a resource", RESOURCES[:ANY])]
    number: Some


@SETUP.form("wagon start")
class WagonAtStart(SetupStep, frozen=True):
    """The wagon is put on the start tile. DW-SPEC-08"""
