"""What mypyc gets to read is the source, with some things written out."""

import ast

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


def test_a_constant_of_a_compiled_module_is_imported_as_it_is() -> None:
    written = "from saddlebag.engine.names import NOBODY"
    assert line(written, 1) == written


def test_a_dataclass_gets_the_constructor_that_it_would_make_itself() -> None:
    text = "\n\n@dataclass(slots=True)\nclass Horse:\n    place: int\n    riders: list[int]\n\n\nAFTER = 1\n"
    expected = "    def __init__(self, place: int, riders: list[int]) -> None: self.place = place; self.riders = riders"
    assert line(text, 7) == expected
    assert line(text, 9) == "AFTER: Final = 1"


def test_a_state_hands_on_what_the_engine_keeps_in_it() -> None:
    text = translated(HEAD + "\n\n@dataclass(slots=True)\nclass State(BaseState):\n    turn: int\n\n")
    assert "super().__init__(dice, disclosed, heard); self.turn = turn" in text
    assert "from saddlebag.engine.dice import Dice" in text


@pytest.mark.parametrize("name", hot_modules())
def test_every_statement_of_a_translated_module_keeps_its_line(name: str) -> None:
    text = hot_modules()[name].read_text()
    places = {node.lineno for node in ast.walk(ast.parse(translated(text))) if isinstance(node, ast.stmt)}
    assert {node.lineno for node in ast.walk(ast.parse(text)) if isinstance(node, ast.stmt)} <= places


def test_the_annotations_of_a_state_are_those_of_its_source() -> None:
    fields = annotations(hot_modules()["saddlebag.games.train_heist.state"])["Cowboy"]
    assert (fields["place"], fields["loot"]) == ("Space", "list[Tile]")
