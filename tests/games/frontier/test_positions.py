"""Positions that people write by hand: what was left out is made to fit, what cannot be is refused by its name."""

import re
from typing import Any

import pytest

from saddlebag.engine.errors import BadSave
from saddlebag.games.frontier import GAME
from saddlebag.games.frontier.content import BASIN, CHARACTER, EVENT_ERA, SPACE, TILE
from saddlebag.games.frontier.state import State


def opened(**said: Any) -> State:
    """A position with three players on boards B1, B3 and B4."""
    match = GAME.position({"seed": 3, "options": {"players": 3}, **said})
    state = match.state
    assert isinstance(state, State)
    return state


def test_a_position_begins_with_the_first_turn() -> None:
    s = opened()
    assert s.turn is not None
    assert (s.founded, s.round) == (True, 0)


def test_characters_that_are_named_leave_their_decks() -> None:
    s = opened(players={"coal": {"hired": [{"character": "p02"}, {"character": "a03", "dial": 1}]}}, tycoons=["t01"])
    assert [CHARACTER[hired.character] for hired in s.players[0].hired] == ["p02", "a03"]
    assert CHARACTER.find("p02") not in s.decks[1]
    assert CHARACTER.find("t01") not in s.decks[2]
    every = [*s.tycoons, *[card for deck in s.decks for card in deck]]
    every += [hired.character for player in s.players for hired in player.hired]
    assert sorted(every) == list(range(len(CHARACTER)))
    assert set(s.deck_eyes) == {0}


def test_the_events_of_a_later_round_are_those_of_its_era() -> None:
    s = opened(round=8)
    assert [EVENT_ERA[card] for card in s.events] == [3, 3, 3, 4]
    assert len(s.events_done) == 9
    assert set(s.disc_cards) <= set(s.events)


@pytest.mark.parametrize(
    ("options", "gone"), [({}, 9), ({"event_gap": "straight"}, 8), ({"round_count": "twelve_flat"}, 10)]
)
def test_as_many_events_are_over_as_were_carried_out_or_passed_over(options: dict[str, Any], gone: int) -> None:
    s = opened(options={"players": 3, **options}, round=8)
    assert len(s.events_done) == gone


def test_what_lies_in_the_water_serves_that_water_and_a_camp_behind_a_building_its_river() -> None:
    s = opened(
        options={"players": 4},
        tiles={"B2_03": "dam", "B1_21": "logging_camp", "B1_22": "sawmill"},
        owners={"B2_03": "coal", "B1_21": "coal", "B1_22": "coal"},
    )
    served = {space: BASIN[s.basins[SPACE.find(space)]] for space in ("B2_03", "B1_21", "B1_22")}
    assert served == {"B2_03": "b2a", "B1_21": "b1", "B1_22": "b1"}


def test_workers_that_lie_do_not_stand_and_the_help_of_assistants_is_that_of_their_markers() -> None:
    s = opened(players={"coal": {"laid": ["B1_22"]}, "brick": {"hired": [{"character": "a03", "dial": 2}]}})
    assert (s.players[0].standing, s.players[2].standing) == (1, 2)
    assert s.players[2].helping == 1 << CHARACTER.find("a03")
    s = opened(players={seat: {"hired": []} for seat in ("coal", "indigo", "brick")})
    assert [player.helping for player in s.players] == [0, 0, 0]


def test_ranchers_of_level_3_have_their_own_train() -> None:
    s = opened(players={"coal": {"levels": {"ranching": 3}}, "brick": {"levels": {"ranching": 2}}})
    assert (s.players[0].refrigerator, s.players[2].refrigerator) == ([1, 1], [])


def test_relief_is_that_of_the_active_player_of_the_position() -> None:
    match = GAME.position({"seed": 3, "options": {"players": 3}, "players": {"coal": {"levels": {"mining": 1}}}})
    assert "relief mining" in [option.text for option in match.options]
    match = GAME.position({"seed": 3, "options": {"players": 3}, "players": {"brick": {"levels": {"mining": 1}}}})
    assert not [option.text for option in match.options if option.text.startswith("relief")]


def test_a_tile_takes_the_place_of_trees_and_a_camp_serves_its_basin() -> None:
    s = opened(tiles={"B1_22": "logging_camp", "B1_24": "sawmill"}, owners={"B1_22": "coal", "B1_24": "brick"})
    camp, mill = SPACE.find("B1_22"), SPACE.find("B1_24")
    assert (s.trees[camp], s.trees[mill]) == (3, 0)
    assert (BASIN[s.basins[camp]], BASIN[s.basins[mill]]) == ("b1", "b1")


def test_a_deposit_brings_its_tile_and_its_ore() -> None:
    s = opened(deposits=[{"space": "B4_44", "kind": "beach"}], owners={"B4_44": "indigo"})
    deposit = s.deposit_at(SPACE.find("B4_44"))
    assert deposit is not None
    assert (deposit.ore, deposit.level, deposit.metal) == (5, 1, [0, 0, 0])
    assert TILE[s.tiles[SPACE.find("B4_44")]] == "alluvial"


def test_the_turn_belongs_to_the_active_player_and_the_others_follow() -> None:
    s = opened(mayor="indigo", active="brick", players={"brick": {"workers": 4}})
    assert s.to_ask == [[2, 0]]
    assert s.players[2].standing == 4


def test_built_tiles_of_a_network_lie_face_up_with_nobodys_cube() -> None:
    s = opened(networks={"railroad": {"built": 3}})
    assert (s.networks[0].reached, s.networks[0].cubes) == (3, [-1, -1, -1])


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"layout": "B1_B2_B3_B4"}, "layout should be one of"),
        ({"tiles": {"B2_31": "church"}}, "there is a tile on B2_31, whose board is not in play"),
        ({"status": {"health": 4}}, "status should lie between -3 and +3"),
        ({"players": {"coal": {"levels": {"mining": 5}}}}, "levels should be at most 4"),
        ({"players": {"coal": {"workers": 2, "standing": 3}}}, "standing should be at most"),
        ({"players": {"coal": {"exhausted": {"horse": 9}}}}, "at most as many animals as they have"),
        ({"round": 20}, "round should be at most 12"),
        ({"steps": {"steamship_log": 30}}, "steps should lie on their ladders"),
        ({"distances": {"red": -1}}, "cannot be -1"),
        ({"networks": {"railroad": {"built": 10}}}, "a network should not have more built tiles"),
        ({"disc_sides": {"disc_health": 2}}, "disc_sides should be 0 or 1"),
        ({"mayor": "lilac"}, "a seat should be one of the first 3 players"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(said: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSave, match=re.escape(reason)):
        opened(**said)
