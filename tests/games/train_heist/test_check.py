"""A position that could not be played on is refused when it comes in."""

from typing import Any

import msgspec
import pytest

from saddlebag.engine.errors import SaddlebagError
from saddlebag.games.train_heist import GAME
from tests.conformance.damage import refused_when_damaged
from tests.conformance.walks import stored

NONSENSE: list[Any] = [None, -1, 0, 3, 99, 10**30, "", "s05", "r04", [], [1], ["r04", "r04"], {}, True]


def written() -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(GAME.codec.encode(GAME.new(players=2, seed=1).state))
    )
    return plain


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("cowboys", [], "cowboys should be 2"),
        ("order", ["green", "green"], "order should name every seat once"),
        ("active", "red", "active should be a seat from 0 to 1"),
        ("next", "dancing", "next should be one of arranging: arrange_order, "),
        ("cars", ["s06", "s05", "s04", "s03", "n02"], "cars should be 5 rail spaces in a row"),
        ("horses", ["roof_3"], "horses should be 1 spaces of the Main Map"),
        ("sheriff", "cc", "sheriff should be a space on his line"),
        ("switches", [], "switches should be two of green"),
        ("speed", 9, "speed should be from 1 to 5"),
        ("stacks", [], "stacks should be 6 lists"),
        ("bullets", 10**12, "bullets cannot be 1000000000000; no count is negative or this large"),
        ("meter", -1, "meter cannot be -1; no count is negative or this large"),
        ("waiting", [[0], [0], [0]], "waiting should be a number for each town and seat"),
        ("fulfilled", [[9, 9]], "fulfilled should be pairs"),
        ("towns", [["l01"], ["l01"], []], "a Loot Tile is in two places"),
        ("refused", ["red"], "a set of seats should name only the first 2 players"),
        ("outcome", "boredom", "outcome should be empty or one of goal, hangman"),
        (
            "trade",
            {"partner": "green", "offer": [], "answer": [], "shown": 0},
            "trade should be empty when the table is at rest",
        ),
    ],
)
def test_what_does_not_fit_is_named(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position({**written(), field: value})


def test_a_rider_must_be_where_his_horse_is() -> None:
    said = {"horses": {"horse_1": "town_a"}, "cowboys": {"green": {"horse": "horse_1", "place": "boot_hill"}}}
    with pytest.raises(SaddlebagError, match=r"cowboys\[0\]\.horse should be a horse on their space"):
        GAME.position(said)


def test_a_damaged_save_is_refused_or_can_be_played_on() -> None:
    saves = [
        match.to_json()
        for table in ({"players": 2, "mode": "coop"}, {"players": 3, "mode": "versus"})
        for number, match in enumerate(stored("train_heist", table))
        if number % 20 == 10
    ]
    assert refused_when_damaged(GAME, saves, NONSENSE) > 500
