"""What a mission says that is not a job: the lines of its setup and the steps of its night."""

from typing import TypeAlias

from msgspec import Struct

from saddlebag.engine.errors import BadContent
from saddlebag.engine.names import Names
from saddlebag.games.deck_goes_west.jobs import ANY, RESOURCES

NIGHT_STEP = Names(
    "night step",
    [
        "trade_row", "day", "exhaustion", "attack", "move", "remove", "appear", "split", "full_hand", "pass_p1",
        "unfeed", "drop_column",
    ],
)  # fmt: skip
TRADE_ROW, DAY, EXHAUSTION_STEP, ATTACK, MOVE, REMOVE, APPEAR, SPLIT, FULL_HAND, PASS_P1, UNFEED, DROP_COLUMN = range(
    12
)
_NUMBERED = {EXHAUSTION_STEP, REMOVE, SPLIT}

TYPE = Names("tile type", ["forest", "prairie", "mountain", "village", "lake", "river", "bandit_camp"])
"""The types of tiles; the first six have the numbers of the place conditions of jobs."""


class NightStep(Struct, frozen=True):
    """A step of the night and its number, 0 where it has none. DW-NIGHT-01"""

    kind: int
    number: int = 0


class BanditsFaceUp(Struct, frozen=True):
    """Bandits on every face-up tile but the start tile. DW-SPEC-04"""

    number: int


class BanditsOnCamps(Struct, frozen=True):
    """Further bandits on every face-up camp. DW-SPEC-05"""

    number: int


class SetAside(Struct, frozen=True):
    """A random tile of a type, set aside before the shuffle, is the face-up tile of a cell. DW-SPEC-06"""

    type: int
    col: int
    row: int


class EachGains(Struct, frozen=True):
    """Every player gains a resource. DW-SPEC-07"""

    res: int
    number: int


class WagonAtStart(Struct, frozen=True):
    """The wagon is put on the start tile. DW-SPEC-08"""


SetupStep: TypeAlias = BanditsFaceUp | BanditsOnCamps | SetAside | EachGains | WagonAtStart

SETUP_FORMS = "bandits faceup N, bandits camps N, tile TYPE cCOLrROW, each gain RESOURCE N, wagon start"


def parse_night(text: str) -> NightStep:
    """A step of the night: a word, for some a number."""
    name, *rest = text.split(" ")
    if name not in NIGHT_STEP.index:
        raise BadContent(f"unknown night step {text!r}; the known ones are {', '.join(NIGHT_STEP.ids)}.")
    kind = NIGHT_STEP.index[name]
    if kind not in _NUMBERED:
        if rest:
            raise BadContent(f"{text!r}, character {len(name) + 1}: nothing may follow {name}.")
        return NightStep(kind)
    if len(rest) != 1 or not _is_number(rest[0]) or int(rest[0]) < 1:
        raise BadContent(f"{text!r}, character {len(name) + 2}: expected a number from 1 to 99 after {name}.")
    return NightStep(kind, int(rest[0]))


def parse_setup(text: str) -> SetupStep:
    """A line of the setup."""
    match text.split(" "):
        case ["bandits", "faceup", number] if _is_number(number):
            return BanditsFaceUp(int(number))
        case ["bandits", "camps", number] if _is_number(number):
            return BanditsOnCamps(int(number))
        case ["tile", kind, cell] if kind in TYPE.index and (at := read_cell(cell)):
            return SetAside(TYPE.index[kind], *at)
        case ["each", "gain", res, number] if res in RESOURCES[:ANY] and _is_number(number):
            return EachGains(RESOURCES.index(res), int(number))
        case ["wagon", "start"]:
            return WagonAtStart()
    raise BadContent(f"unknown setup line {text!r}; the known ones are {SETUP_FORMS}.")


def read_cell(text: str) -> tuple[int, int] | None:
    """Column and row of a cell such as c1r-1."""
    col, r, row = text.removeprefix("c").partition("r")
    if not text.startswith("c") or not r or not _is_number(col) or not _is_number(row.removeprefix("-")):
        return None
    return int(col), int(row)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2
