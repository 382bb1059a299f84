"""Tables that are written by hand: what is not said fits what is."""

from typing import Any

import pytest

import saddlebag
from saddlebag.engine.errors import BadSave
from saddlebag.engine.match import Match
from saddlebag.games.western_legends.seen.parts import View

SEEDS = range(6)
"""Whatever chance has dealt before."""


def position(seed: int = 1, **said: Any) -> Match[Any, Any]:
    options = {"players": 2, "man_in_black": "off", **said.pop("options", {})}
    return saddlebag.game("western_legends").position({"seed": seed, "options": options, **said})


def seen(match: Match[Any, Any], seat: int) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("WL-RANCH-02")
def test_driven_cattle_leave_their_ranch_and_are_known_to_their_driver(seed: int) -> None:
    match = position(seed, players={"coal": {"cattle": ["cattle_blue_1"]}})
    assert seen(match, 0).ranch_sizes["blue"] == 7
    assert [seen(match, seat).players[0].cattle[0].token for seat in (0, 1)] == ["cattle_blue_1", None]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("WL-STORE-08")
def test_items_that_are_owned_are_not_in_the_stands(seed: int) -> None:
    match = position(seed, players={"coal": {"items": ["shotgun", "mule"]}, "indigo": {"items": ["shotgun"]}})
    stock = seen(match, 0).stock
    assert (stock["shotgun"], stock["mule"], stock["revolver"]) == (4, 5, 6)
    mine = seen(match, 0).players[0]
    assert (mine.weapon, mine.mount) == ("shotgun", "mule"), "what is owned is in use"


@pytest.mark.parametrize("seed", SEEDS)
def test_legendary_tokens_leave_the_pile(seed: int) -> None:
    match = position(seed, players={"coal": {"legendary": ["legend_1", "legend_20"]}})
    assert seen(match, 0).legendary_pile_size == 25
    assert seen(match, 0).players[0].legendary == ["legend_1", "legend_20"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_story_or_frontier_token_is_in_one_place(seed: int) -> None:
    match = position(seed, stories={"left": ["st01", "st20"]}, frontier_spaces=["bg_f6a"], frontier=["fr12"])
    assert "st20" not in match.position()["stories"].get("right", [])
    assert [token.number for token in seen(match, 0).frontier] == [6]


@pytest.mark.parametrize("spaces", [-7, 1 << 31])
def test_event_markers_lie_on_spaces_of_a_track(spaces: int) -> None:
    with pytest.raises(BadSave, match=r"markers\.lp should be spaces of that track as bits"):
        position(markers={"lp": spaces})
    assert seen(position(markers={"lp": 32}), 0).markers["lp"] == [5]


def test_every_block_of_the_fight_deck_has_a_number() -> None:
    match = position(blocks=[["fight_4"], ["fight_q", "fight_2"]])
    assert seen(match, 0).fight_deck_size == 3


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("WL-GOAL-01")
def test_goals_are_those_of_the_character(seed: int) -> None:
    match = position(seed, options={"goals": True}, players={"coal": {"character": "annie_oakley"}})
    assert seen(match, 0).players[0].goals == ["annie_oakley_1", "annie_oakley_2", "annie_oakley_3"]


# --- why something is not possible --------------------------------------------------------------------------------

ACTIONS: dict[str, Any] = {"next": "actions", "active": "coal", "first": "coal", "turn": {"actions": 3}}


def refused(thing: str, options: dict[str, Any] | None = None, **coal: Any) -> tuple[str, str]:
    """Why the first player, in the open and without LP unless told otherwise, cannot do something; and the clause."""
    mine = {"character": "bass_reeves", "place": "mp_south", "hand": [], "items": [], "wanted": 0, **coal}
    other = {"character": "wild_bill", "wanted": 0, "place": "cj_south"}
    match = position(options=options or {}, players={"coal": mine, "indigo": other}, **ACTIONS)
    why = match.why_not(0, thing)
    return why.reason, why.clause


@pytest.mark.rule("WL-CARD-04")
def test_manhunt_is_refused_because_nobody_is_wanted() -> None:
    why = ("Nobody is Wanted, so the Sheriff does not ride.", "WL-CARD-04")
    assert refused("play 4_hearts_manhunt", hand=["4_hearts_manhunt"]) == why


@pytest.mark.rule("WL-SHERIFF-01")
def test_pat_garretts_ability_is_refused_because_nobody_is_wanted() -> None:
    why = ("Nobody is Wanted, so the Sheriff does not ride.", "WL-SHERIFF-01")
    assert refused("use_ability", character="pat_garrett", lp=5) == why


@pytest.mark.rule("AU-POKER-06")
def test_poker_alices_ability_is_refused_without_the_ante() -> None:
    assert refused("use_ability", character="poker_alice", lp=5, money=0)[1] == "AU-POKER-06"


@pytest.mark.rule("WL-MOVE-02")
def test_a_space_far_away_is_refused_as_not_adjacent() -> None:
    assert refused("space:dk_bank") == ("That space is not adjacent to yours.", "WL-MOVE-02")


@pytest.mark.rule("AU-RAIL-02")
def test_travel_by_rail_is_refused_in_the_base_game() -> None:
    why = ("Nobody travels by rail without Ante Up.", "AU-RAIL-02")
    assert refused("rail", {"expansion": "base"}, place="sv_rail", money=50) == why
