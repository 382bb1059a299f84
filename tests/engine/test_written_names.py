"""Names that are written by rule, and states with dicts of named things."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
import pytest

from saddlebag.engine.codec import Codec
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import Names, WrittenNames
from saddlebag.engine.verbs import Verb

BIG = 1 << 40


def read(name: str) -> int | None:
    return int(name[1:]) if name[:1] == "p" and name[1:].isdigit() else None


PLACE = WrittenNames("place", BIG, lambda index: f"p{index}", read, "p0, p1 and so on")
COLOUR = Names("colour", ["red", "blue"])


@dataclass
class Board:
    tokens: dict[Annotated[int, PLACE], Annotated[int, COLOUR]]
    counts: dict[Annotated[int, PLACE], int]


CODEC = Codec(Board)


def test_a_name_is_written_and_read_back() -> None:
    assert PLACE[12345678] == "p12345678"
    assert PLACE.find("p12345678") == 12345678
    assert PLACE.ids[3:5] == ["p3", "p4"]
    with pytest.raises(IndexError):
        PLACE[BIG]
    with pytest.raises(KeyError, match="'q1' is not a place"):
        PLACE.find("q1")


def test_a_verb_over_names_without_end_makes_its_answers_one_by_one() -> None:
    go = Verb("go", PLACE)
    assert go.each == []
    assert go.of(7) is go.parse(["p7"])
    assert go.of(7).text == "go p7"
    assert go.parse(["nowhere"]) is None


def test_a_dict_is_written_with_names_and_read_back() -> None:
    board = Board({5: 1, 3: 0}, {5: 2})
    plain = CODEC.encode(board)
    assert plain == {"tokens": {"p5": "blue", "p3": "red"}, "counts": {"p5": 2}}
    assert CODEC.read(plain) == board


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ({"tokens": {"here": "red"}, "counts": {}}, "state.tokens: 'here' is not a place; there are p0, p1"),
        ({"tokens": {"p1": "green"}, "counts": {}}, "state.tokens: 'green' is not a colour; there are red, blue"),
        ({"tokens": {}, "counts": {"p1": "many"}}, "Expected `int`"),
    ],
)
def test_a_dict_with_a_wrong_name_says_which_field_is_wrong(plain: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSave) as caught:
        CODEC.read(plain)
    assert sentence in str(caught.value)


def test_a_save_keeps_the_ints_of_a_dict() -> None:
    board = Board({5: 1}, {7: 2})
    assert msgspec.json.decode(CODEC.write_ints(board))["tokens"] == {"5": 1}
    assert CODEC.read_ints(CODEC.write_ints(board)) == board
    assert CODEC.fits(board)


@pytest.mark.parametrize("board", [Board({BIG: 0}, {}), Board({1: 2}, {}), Board({}, {-2: 1})])
def test_ints_that_stand_for_nothing_do_not_fit(board: Board) -> None:
    assert not CODEC.fits(CODEC.read_ints(CODEC.write_ints(board)))
