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
        ("to_ask", [["red"]], "to_ask should have 0 lists of seats at 'actions: take_action'"),
        ("gone", ["green"], "a set of seats should name only the first 2 players"),
        ("out", ["red"], "the badge holder cannot have dropped out"),
        ("challenges", -1, "challenges cannot be -1; no count is negative or this large"),
        ("round", 0, "round should be 1 or more"),
        ("serial", 1, "cards on the table should have numbers of their own"),
        ("next", "dancing", "next should be one of hands: draw_hands, mulligans: "),
        ("next", "betting: bet", "there should be a challenge at 'betting: bet'"),
        ("outcome", "boredom", "outcome should be empty or one of ante"),
    ],
)
def test_what_does_not_fit_is_named(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position({**written(), field: value})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"next": "actions: take_action"}, "there should be no challenge at 'actions: take_action'"),
        ({"next": "aftermath: decide_on_dude"}, "to_ask should have 1 lists of seats"),
        ({"next": "folding: go_home", "to_ask": [[]]}, "to_ask should name who is asked at 'folding: go_home'"),
        ({"next": "folding: go_home", "to_ask": [["red", "red"]]}, "to_ask should name some of the 2 players, each"),
        ({"next": "folding: go_home", "to_ask": [["brown"]]}, "to_ask should name some of the 2 players, each"),
        ({"next": "folding: go_home", "to_ask": [["red"]]}, None),
        ({"next": "showdown: reveal_dudes"}, "there should be a betting round while it is under way, and only then"),
        ({"challenge": {"winners": ["green"]}}, "a set of seats should name only the first 2 players"),
        ({"challenge": {"dead": -1}}, "challenge.dead cannot be -1; no count is negative or this large"),
        ({"challenge": {"shown": ["red"]}}, "shown is only for the time after the tally"),
        ({"challenge": {"choices": ["t2"]}}, "choices should be gear of the player who decides"),
        ({"challenge": {"inside": ["red"]}}, r"players\[1\] is not in the shootout"),
        ({"challenge": {"joined": []}}, "those inside should have joined"),
        ({"challenge": {"betting": None}}, "there should be a betting round while it is under way, and only then"),
        (
            {"next": "paying: pay_pots", "challenge": {"betting": None}},
            "after the tally everybody who was in the showdown should have totals",
        ),
    ],
)
def test_what_does_not_fit_in_a_shootout_is_named(change: dict[str, Any], sentence: str | None) -> None:
    state = written(in_street=True)
    state["challenge"].update(change.pop("challenge", {}))
    state.update(change)
    if sentence is None:
        assert GAME.position(state).options
        return
    with pytest.raises(SaddlebagError, match=sentence):
        GAME.position(state)


def test_the_highest_bet_is_that_of_the_players() -> None:
    state = written(in_street=True)
    state["challenge"]["betting"]["high"] = 7
    with pytest.raises(SaddlebagError, match="high should be the highest bet"):
        GAME.position(state)


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
