"""A position that could not be played on is refused when it comes in."""

from typing import Any

import msgspec
import pytest

from saddlebag.engine.errors import SaddlebagError
from saddlebag.games.high_stakes_drifter import GAME
from tests.conformance.damage import refused_when_damaged
from tests.conformance.walks import stored
from tests.games.high_stakes_drifter.kit import dude, evening, fortune_stage, gear, put, shootout

NONSENSE: list[Any] = [
    None,
    -1,
    0,
    3,
    99,
    10**30,
    "",
    "t0",
    "fort_up",
    "blue",
    [],
    [1],
    ["t0", "t0"],
    {},
    True,
    "betting",
]


def written(in_street: bool = False) -> dict[str, Any]:
    """Red and blue with a dude and gear each, in the saloon or in the street, as plain data."""
    s = evening()
    for seat in (0, 1):
        put(s, seat, hand="stetson fort_up", stack="kw_boots kr_spur")
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "nat_love")
    gear(s, 0, mine, "stetson", up=True)
    if in_street:
        shootout(s, mine, yours)
    return plain(s)


def plain(s: Any) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.codec.encode(s)))
    return made


def test_a_position_written_by_hand_is_played() -> None:
    assert GAME.position(written()).options
    assert GAME.position(written(in_street=True)).options


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("players", [], "players should be 2"),
        ("decks", [], "decks should be 2"),
        ("active", "green", "first and active should be among the first 2 players"),
        ("waiting", ["red", "red"], "waiting should name every player at most once"),
        ("waiting", ["brown"], "a seat should be one of the first 2 players"),
        ("winners", ["green"], "a set of seats should name only the first 2 players"),
        ("out", ["red"], "the badge holder cannot have dropped out"),
        ("dead", -1, "no amount and no count can be negative or this large"),
        ("round", 0, "round should be 1 or more"),
        ("serial", 1, "cards on the table should have numbers of their own"),
        ("stage", "dancing", "stage should be one of hands, mulligans"),
        ("stage", "betting", "there should be a challenger during a challenge"),
        ("outcome", "boredom", "outcome should be empty or one of ante"),
        ("dead", 5, "the pot is empty outside a challenge"),
        ("shown", ["red"], "shown is only for the time after the tally"),
        ("choices", ["t2"], "choices should be gear of the player who decides"),
    ],
)
def test_what_does_not_fit_is_named(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position({**written(), field: value})


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("inside", ["red"], r"players\[1\] is not in the shootout"),
        ("joined", [], "those inside should have joined"),
        ("high", 7, "high should be the highest bet"),
        ("then", "", "then should be gear_round or showdown"),
        ("stage", "fortune_stage", None),
        ("stage", "aftermath", "after the tally everybody who was in the showdown should have totals"),
        ("stage", "folding", "waiting should name who decides"),
    ],
)
def test_what_does_not_fit_in_a_shootout_is_named(field: str, value: Any, sentence: str | None) -> None:
    position = {**written(in_street=True), field: value}
    if sentence is None:
        assert GAME.position(position).options
        return
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position(position)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"since": []}, r"players\[0\]\.since should have as many entries as the hand"),
        ({"since": [9, 9]}, r"players\[0\]\.since should be moments that have been"),
        ({"stack": ["kr_spur", "kw_boots"]}, r"players\[0\]\.stack should be in the order"),
        ({"totals": [1]}, r"players\[0\]\.totals should be smarts, skill and luck"),
        ({"bet": 5}, r"players\[0\]\.bet cannot be more than bets"),
        ({"fighter": "t0"}, r"players\[0\]\.fighter should be one of their dudes, in a challenge"),
    ],
)
def test_what_does_not_fit_a_player_is_named(change: dict[str, Any], sentence: str) -> None:
    state = written()
    state["players"][0].update(change)
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position(state)


@pytest.mark.parametrize(
    ("place", "change", "sentence"),
    [
        (0, {"card": "lozen"}, "t0 is not a copy card, so it cannot have become another card"),
        (0, {"card": "lozen", "shape": "lozen"}, "t0 should have been laid for its cost less the discount"),
        (0, {"bearer": "t2"}, "t0 should lie beside a dude if it is gear or a fortune card, and only then"),
        (0, {"kickers": ["kw_boots/front"]}, "t0 should have an owner for every kicker chip"),
        (0, {"laid": 99}, "t0 cannot have been laid before it was hidden, or after the last moment"),
        (1, {"bearer": "t1"}, "t2 should lie beside a dude of the same player"),
        (1, {"bearer": None}, "t2 should lie beside a dude if it is gear"),
        (1, {"card": "look_alike", "shape": "look_alike"}, "t2 should have become something"),
        (1, {"card": "fort_up", "shape": "fort_up"}, "t2 is a fortune card"),
        (1, {"kickers": ["kw_boots/front"], "kicked_by": ["red"]}, "t2 is not a dude, so it has no kicker chips"),
    ],
)
def test_what_does_not_fit_a_card_on_the_table_is_named(place: int, change: dict[str, Any], sentence: str) -> None:
    state = written()
    state["players"][0]["table"][place].update(change)
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position(state)


def test_an_ability_that_waits_must_be_one_that_the_card_has() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "nat_love")
    fortune_stage(s, mine, yours)
    state = plain(s)
    state["queue"] = [{"seat": "red", "piece": mine, "shape": "kit_carson", "ability": 0, "dude": None, "chip": -1}]
    with pytest.raises(SaddlebagError, match="queue should name abilities that the cards have"):
        GAME.position(state)


def test_a_damaged_save_is_refused_or_can_be_played_on() -> None:
    saves = [
        match.to_json()
        for table in ({"players": 2, "mode": "quickstart"}, {"players": 3, "mode": "standard"})
        for number, match in enumerate(stored("high_stakes_drifter", table))
        if number % 6 == 5
    ]
    assert refused_when_damaged(GAME, saves, NONSENSE) > 500
