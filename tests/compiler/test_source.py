"""What mypyc gets to read is the source, with some things written out."""

import ast
from importlib import import_module
from types import ModuleType

import pytest

from compiler.modules import hot_modules
from compiler.source import annotations, translated

HEAD = "from dataclasses import dataclass\n"


def line(text: str, number: int) -> str:
    return translated(HEAD + text).split("\n")[number]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("FARTHEST = 10", "FARTHEST: Final = 10"),
        ("PLACES: list[int] = [1]", "PLACES: Final[list[int]] = [1]"),
        ("GREEN, RED = range(2)", "GREEN: Final = 0; RED: Final = 1"),
        ('ACTIONS, TRAIN = "actions", "train"', "ACTIONS: Final = 'actions'; TRAIN: Final = 'train'"),
        ("SEVERAL = (1, 2)", "SEVERAL: Final = (1, 2)"),
        ("CHANCES = (0.5, -1.0, 2)", "CHANCES: Final[tuple[float, ...]] = (0.5, -1.0, 2)"),
        ("WORTH = ((0.5, 1), 2)", "WORTH = ((0.5, 1), 2)"),
        ("Space = int", "Space = int"),
        ("GREEN, RED = two()", "GREEN, RED = two()"),
    ],
)
def test_a_name_in_capitals_is_a_constant(written: str, expected: str) -> None:
    assert line(written, 1) == expected


def test_a_constant_of_a_module_that_stays_interpreted_is_one_where_it_is_imported() -> None:
    module = "saddlebag.games.train_heist.content"
    written = f"from {module} import (\n    JAIL,\n    is_rail,\n)\nAFTER = 1\n"
    lines = translated(HEAD + written).split("\n")
    assert lines[1] == f"from {module} import JAIL as JAIL__, is_rail; JAIL: Final = JAIL__"
    assert lines[5] == "AFTER: Final = 1"


def test_so_is_one_that_is_read_from_its_module() -> None:
    lines = translated(
        f"{HEAD}from saddlebag.games.train_heist import content\nAWAY = [content.JAIL, content.is_rail]\n"
    )
    assert lines.split("\n")[1:3] == [
        "from saddlebag.games.train_heist import content; content__JAIL: Final = content.JAIL",
        "AWAY: Final = [content__JAIL, content.is_rail]",
    ]


def test_so_is_an_event_that_is_told() -> None:
    read = "from saddlebag.games.train_heist.words import story"
    told = "def draw(s, event: story.Drew) -> None: s.tell(story.Drew, 1)"
    assert translated(f"{HEAD}{read}\n{told}\n").split("\n")[1:3] == [
        f"{read}; story__Drew: Final = story.Drew",
        told.replace("tell(story.", "tell(story__"),
    ]


def test_an_event_is_worded_only_where_somebody_listens() -> None:
    told = "def draw(s):\n    s.tell(\n        Drew, s.face_up(1)\n    )"
    assert translated(f"{HEAD}{told}\n").split("\n")[1:5] == [
        "def draw(s):",
        "    if s.heard is not None: s.tell(",
        "        Drew, s.face_up(1)",
        "    )",
    ]


def test_a_constant_of_a_compiled_module_is_imported_as_it_is() -> None:
    written = "from saddlebag.engine.names import NOBODY"
    assert line(written, 1) == written
    written = "from saddlebag.engine import names; names.NOBODY"
    assert line(written, 1) == written


STABLE = """
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.state import BaseState, Part
from saddlebag.engine.views import Seen, shower, view_of


@state
class Horse(Part):
    \"\"\"A horse.\"\"\"

    place: int = seen()
    riders: list[int] = seen(default=[])
    tired: bool = hidden("nobody asks", default=False)


@state(kw_only=True)
class State(BaseState):
    \"\"\"A stable.\"\"\"

    horses: list[Horse] = seen(within="horses")
    turn: int = seen(default=0)


@view_of(Horse)
class HorseView(Seen, frozen=True):
    name: str


show_horse = shower(HorseView, Horse)
"""


@pytest.fixture(scope="module")
def stable() -> list[str]:
    module = ModuleType("stable")
    exec(STABLE, module.__dict__)
    return translated(STABLE, module).split("\n")


def test_a_part_gets_the_constructor_and_the_copy_that_it_would_make_itself(stable: list[str]) -> None:
    assert stable[6] == "@dataclass(slots=True, kw_only=False)"
    assert stable[9] == (
        '    def copy(self) -> "Horse": return Horse(place=self.place, riders=self.riders.copy(), tired=self.tired)'
    )
    assert stable[13] == (
        "    def __init__(self, place: int, riders: list[int] | None = None, tired: bool = False) -> None: "
        "self.place = place; self.riders = [] if riders is None else riders; self.tired = tired"
    )


def test_a_state_hands_on_what_the_engine_keeps_in_it(stable: list[str]) -> None:
    assert "from saddlebag.engine.dice import Dice" in stable[1]
    assert "(dice=self.dice.copy(), disclosed=self.disclosed, heard=None, " in stable[18]
    assert "(self, *, dice: Dice, disclosed: int = 0, heard: list[Event] | None = None, " in stable[21]
    assert "super().__init__(dice=dice, disclosed=disclosed, heard=heard, " in stable[21]


def test_what_makes_a_view_is_written_below_everything_else(stable: list[str]) -> None:
    assert "pass" in stable
    expected = "def show_horse(part: Horse, name: Any) -> HorseView: return show_horse__view(name, part.place,"
    assert stable[-2] == f"{expected} part.riders[:])"


@pytest.mark.parametrize("name", hot_modules())
def test_every_statement_of_a_translated_module_keeps_its_line(name: str) -> None:
    text = hot_modules()[name].read_text()
    translation = translated(text, import_module(name))
    places = {node.lineno for node in ast.walk(ast.parse(translation)) if isinstance(node, ast.stmt)}
    assert {node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)} <= places


def test_the_annotations_of_a_state_are_those_of_its_source() -> None:
    fields = annotations(hot_modules()["saddlebag.games.train_heist.state"])["Cowboy"]
    assert (fields["place"], fields["loot"]) == ("Space", "list[Tile]")
