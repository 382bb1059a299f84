"""Positions written by hand: what is not said agrees with what is."""

from typing import Any

import pytest

import saddlebag
from saddlebag.engine.errors import BadSave

GAME = saddlebag.game("train_heist")


def seen(said: dict[str, Any]) -> Any:
    """The table as green sees it."""
    return GAME.position(said).view(0)


def test_a_rider_is_where_their_horse_is() -> None:
    view = seen({"cowboys": {"green": {"place": "town_a", "horse": "horse_1"}}})
    assert view.horses["horse_1"] == "town_a"
    view = seen({"horses": {"horse_1": "boot_hill"}, "cowboys": {"green": {"horse": "horse_1"}}})
    assert view.cowboys[0].place == "boot_hill"


def test_cards_tiles_and_bullets_are_counted() -> None:
    said = {"options": {"players": 2, "mode": "versus"}, "cowboys": {"green": {"hand": ["r04"], "bullets": 2}}}
    view = seen({**said, "poker": {"discards": ["b04", "..."]}, "stacks": {"a1": ["l05"]}})
    assert (view.cowboys[0].hand, view.cowboys[1].hand_size, view.deck_size) == (["r04"], 5, 0)
    assert len(view.discards) == 35 - 1 - 5
    assert sum(map(len, view.stacks.values())) + view.sack_size == 21
    assert view.bullets + sum(cowboy.bullets for cowboy in view.cowboys) == 3


def test_whoever_lies_flat_loses_the_turn_and_whoever_is_in_jail_was_arrested() -> None:
    match = GAME.position({"active": "yellow", "cowboys": {"yellow": {"flat": True}}})
    assert (match.to_act, match.state.turn) == (0, 2)
    view = seen({"cowboys": {"green": {"place": "jail"}}})
    assert view.arrests == 1


def test_a_title_works_and_its_card_is_not_on_display() -> None:
    view = seen({"wanted_row": ["w01", "w02"], "cowboys": {"green": {"wanted": "w08"}}})
    assert view.cowboys[0].ability_works
    with pytest.raises(BadSave, match=r"cowboys\.green\.wanted names w01, which is in wanted_row already"):
        GAME.position({"wanted_row": ["w01", "w02"], "cowboys": {"green": {"wanted": "w01"}}})
