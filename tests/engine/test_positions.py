"""Positions as people write them, on the toy game and on plain data."""

from typing import Any

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption, BadSave
from saddlebag.engine.match import Match
from saddlebag.engine.pools import Pool, share_out
from saddlebag.engine.position_text import read_position, write_position
from saddlebag.engine.positions import Said
from tests.engine.toy import TOY


def said_of(*paths: tuple[str | int, ...]) -> Said:
    said = Said()
    said.paths = set(paths)
    return said


def shared(after: dict[str, Any], *paths: tuple[str | int, ...]) -> dict[str, Any]:
    """A table of six cards, of which somebody has said some places."""
    before = {"deck": ["a", "b", "c"], "hands": [["d"], ["e"]], "discards": ["f"]}
    table = {**before, **after}
    pool = Pool("card", {"deck": "deck", "hands.*": "deck", "discards": "deck"})
    share_out(pool, before, table, said_of(*paths), Dice(1))
    assert sorted(table["deck"] + table["discards"] + [card for hand in table["hands"] for card in hand]) == list(
        "abcdef"
    )
    return table


def test_what_is_not_said_is_as_at_set_up() -> None:
    assert TOY.position({"seed": 3}).state == TOY.new(seed=3).state
    assert TOY.position({"seed": 3, "options": {"players": 3}}).state == TOY.new(seed=3, players=3).state


def test_the_said_fields_lie_over_the_set_up() -> None:
    match = TOY.position({"seed": 3, "round": 1, "hands": [["ace"], ["king", "ten"]]})
    assert match.state.round == 1
    assert match.state.hands == [0b1, 0b10010]


def test_without_a_seed_chance_is_another_each_time() -> None:
    assert TOY.position({}).state.dice != TOY.position({}).state.dice


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"luck": 1}, "There is no field luck; a position of Toy has dice, disclosed, "),
        ({"round": "two"}, "round should be a whole number, not 'two'"),
        ({"round": True}, "round should be a whole number, not True"),
        ({"deck": ["joker"]}, r"deck\[0\] cannot be 'joker'; allowed: a card, one of ace, king"),
        ({"deck": "ace"}, "deck should be a list, not 'ace'"),
        ({"hands": [["ace", "ace"], []]}, r"hands\[0\] should name every card at most once"),
        ({"hands": ["ace", []]}, r"hands\[0\] should be a list of card names, not 'ace'"),
        ({"seed": "x"}, "seed should be a whole number, not 'x'"),
        ({"options": 3}, "options should be a table, not 3"),
        ({"game": "chess"}, "a position of the game chess, not of toy"),
        ({"decisions": "take"}, "decisions should be a list of answers"),
        ({"decisions": ["take", "fly"]}, r"decisions\[1\]: 'fly' is not possible now"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSave, match=sentence):
        TOY.position({"seed": 1, **said})


def test_a_bad_option_names_the_option() -> None:
    with pytest.raises(BadOption, match="players cannot be 9"):
        TOY.position({"options": {"players": 9}})


def test_a_position_goes_on_with_its_decisions() -> None:
    match = TOY.new(seed=3)
    match.apply("take")
    written = match.position()
    assert written == {"game": "toy", "seed": 3, "options": {}, "decisions": ["take"]} | written
    again = TOY.position(written)
    assert again.state == match.state
    assert again.to_act == match.to_act


def test_toml_and_json_say_the_same() -> None:
    said = {"game": "toy", "seed": 3, "round": 1, "hands": [["ace"], []], "options": {"players": 2, "rounds": 9}}
    assert read_position(write_position(said)) == said
    assert TOY.position(write_position(said)).state == TOY.position(said).state
    with pytest.raises(BadSave, match="not valid TOML"):
        TOY.position("round = ")
    with pytest.raises(BadSave, match="A position is a table"):
        TOY.position("[1]")


def test_a_match_that_began_as_a_position_has_a_record() -> None:
    match: Match[Any, Any] = TOY.position({"seed": 3, "round": 1, "hands": [["ace"], []]})
    for answer in ("take", "pass", "stop"):
        match.apply(answer)
    again = TOY.replay(match.record().to_json())
    assert again.state == match.state
    assert again.result == match.result


# --- things that are never lost ---------------------------------------------------------------------------------


def test_a_card_that_is_named_leaves_the_place_where_it_was() -> None:
    table = shared({"discards": ["a"]}, ("discards",))
    assert table["discards"] == ["a"]
    assert sorted(table["deck"]) == ["b", "c", "f"]


def test_a_hand_that_loses_a_card_draws_another() -> None:
    table = shared({"discards": ["d", "f"]}, ("discards",))
    assert len(table["hands"][0]) == 1
    assert table["hands"][0] != ["d"]


def test_a_question_mark_is_any_card_of_the_pile() -> None:
    table = shared({"hands": [["d", "?"], ["e"]]}, ("hands", 0))
    assert table["hands"][0][0] == "d"
    assert table["hands"][0][1] in "abc"


def test_three_dots_are_all_that_is_left() -> None:
    table = shared({"deck": ["a"], "discards": ["f", "..."]}, ("deck",), ("discards",))
    assert table["deck"] == ["a"]
    assert table["discards"][0] == "f"
    assert sorted(table["discards"]) == ["b", "c", "f"]


@pytest.mark.parametrize(
    ("after", "paths", "sentence"),
    [
        ({"discards": ["z"]}, [("discards",)], "discards names z, which is not a card; there are a, b, c"),
        ({"discards": ["a", "a"]}, [("discards",)], "discards names a more often than there is such a card"),
        ({"deck": ["a"], "discards": ["a"]}, [("deck",), ("discards",)], "discards names a, which is in deck already"),
        ({"deck": ["a"]}, [("deck",)], 'deck leaves out b, c; write "..." where they belong'),
        ({"discards": ["?"] * 9}, [("discards",)], "discards asks for one more card, but none is left"),
    ],
)
def test_nothing_is_twice_or_lost(after: dict[str, Any], paths: list[tuple[str]], sentence: str) -> None:
    with pytest.raises(BadSave, match=sentence):
        shared(after, *paths)
