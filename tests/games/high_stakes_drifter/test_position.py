"""Positions written by hand: what is not said agrees with what is."""

import pytest

import saddlebag
from saddlebag.engine.errors import BadSave

GAME = saddlebag.game("high_stakes_drifter")


def test_cards_on_the_table_are_numbered_and_paid_for_and_gear_lies_beside_its_dude() -> None:
    table = [{"card": "george_custer"}, {"card": "plains_saddle", "up": True}, {"card": "kit_carson"}]
    red = GAME.position({"round": 2, "active": "red", "players": {"red": {"table": table}}}).state.players[0]
    assert [(piece.id, piece.bearer, piece.up) for piece in red.table] == [(0, -1, False), (1, 0, True), (2, -1, False)]
    assert [piece.chips for piece in red.table] == [9, 2, 7]
    assert red.stake == 100 - 18


def test_money_that_is_said_is_taken_as_said() -> None:
    blue = GAME.position(
        {"players": {"blue": {"stake": 12, "table": [{"card": "wyatt_earp", "chips": 0}]}}}
    ).state.players[1]
    assert (blue.stake, blue.table[0].chips) == (12, 0)


def test_a_kicker_chip_on_a_dude_has_left_its_stack() -> None:
    before = GAME.position({"seed": 1}).state.players[0].stack
    chip = GAME.codec.encode(GAME.position({"seed": 1}).state)["players"][0]["stack"][0]
    piece = {"card": "kit_carson", "up": True, "kickers": [f"{chip}/front"], "kicked_by": ["red"]}
    after = GAME.position({"seed": 1, "players": {"red": {"table": [piece]}}}).state.players[0].stack
    assert len(after) == len(before) - 1


def test_a_card_of_another_deck_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadSave, match=r"players\.red\.hand names wyatt_earp, which is not a card of this deck; there"):
        GAME.position({"players": {"red": {"hand": ["wyatt_earp"]}}})
