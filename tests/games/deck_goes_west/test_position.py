"""Positions written by hand: what is not said agrees with what is."""

from typing import Any

import saddlebag

GAME = saddlebag.game("deck_goes_west")
TWO = {"players": 2, "mode": "versus", "characters": ["rosa_quill", "derek_dogood"], "first_player": 0}


def test_new_land_has_tiles_around_it_and_none_lies_twice() -> None:
    s = GAME.position({"options": TWO, "land": {"c1r0": "T01", "c2r0": "T02"}}).state
    named = GAME.codec.encode(s)
    assert {"c3r0", "c2r1", "c2r-1"} <= named["fringe"].keys()
    assert not named["fringe"].keys() & named["land"].keys()
    tiles = [*s.land.values(), *s.fringe.values(), *s.land_pile, *s.land_discard]
    assert len(set(tiles)) == len(tiles)


def test_a_card_in_hand_comes_from_wherever_it_was() -> None:
    match = GAME.position(
        {"options": TWO, "players": {"red": {"hand": ["revolver_1", "boots_1"], "stock": {"gold": 9}}}}
    )
    view: Any = match.view(0)
    red = view.players[0]
    assert (sorted(red.hand), red.stock["gold"]) == (["boots_1", "revolver_1"], 9)
    assert "revolver_1" not in GAME.codec.encode(match.state)["common"][1]["pile"]
    assert len(red.owned) == 9


def test_whoever_is_out_has_nothing_on_the_table() -> None:
    player = GAME.position({"options": TWO, "players": {"blue": {"alive": False}}}).state.players[1]
    assert (player.draw, player.hand, player.discard, player.passed) == ([], [], [], True)
