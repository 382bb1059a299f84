"""Buying cards of the trade row. Chapter 5.8."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.words.story import Bought
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    discards,
    draw_pile,
    hand,
    lay,
    next_cards,
    offered,
    on_offer,
    pile,
    play,
    put,
    row,
    stock,
    trade_row,
    who,
    workday,
)
from tests.games.kit import told

PRAIRIE, VILLAGE, FOREST = "T03", "T41", "T12"


def market(tile: str = PRAIRIE, cards: str = "horse mule cow canoe tonic", **things: Any) -> Table:
    """A player on this tile with these things before this row."""
    s = workday("new_world")
    if tile != PRAIRIE:
        lay(s, {"c0r0": tile})
    row(s, cards)
    put(s, 0, **({"tapped": True, "standing": False} | things))
    return s


@pytest.mark.rule("DW-BUY-01")
@pytest.mark.parametrize(
    ("tile", "things", "jobs"),
    [
        (PRAIRIE, {"food": 2}, ["slot3 1"]),
        (PRAIRIE, {"food": 3}, ["slot1 1", "slot3 1", "slot5 2"]),
        (VILLAGE, {"gold": 1}, ["slot2 2", "slot3 2", "slot4 2", "slot5 1"]),
        (FOREST, {"wood": 2}, ["slot4 1"]),
        (PRAIRIE, {}, []),
    ],
)
def test_a_card_is_bought_by_any_one_of_its_purchase_jobs_that_can_be_completed(
    tile: str, things: dict[str, Any], jobs: list[str]
) -> None:
    assert offered(market(tile, **things), "buy") == jobs


@pytest.mark.rule("DW-BUY-01")
@pytest.mark.parametrize(("job", "left"), [(1, {"gold": 1, "food": 4}), (2, {"gold": 2, "food": 1})])
def test_one_of_the_purchase_jobs_pays_for_the_card(job: int, left: dict[str, int]) -> None:
    s = market(VILLAGE, cards="survey_map tonic tonic cow horse", gold=2, food=4)
    play(s, f"buy slot2 {job}", "put discard")
    assert (stock(s, 0), discard_pile(s, 0)) == (left, ["tonic"])


@pytest.mark.rule("DW-BUY-02")
@pytest.mark.parametrize(("tile", "things"), [(PRAIRIE, {"food": 9}), (VILLAGE, {"gold": 9})])
def test_with_bandits_on_the_tile_no_card_is_bought_at_its_place(tile: str, things: dict[str, Any]) -> None:
    s = market(tile, cards="cow cow cow horse horse", **things)
    bandits(s, {"c0r0": 1})
    assert offered(s, "buy") == []


@pytest.mark.rule("DW-BUY-02", "DW-BUY-07")
@pytest.mark.parametrize(
    ("tile", "things", "jobs"),
    [
        (PRAIRIE, {"food": 2}, ["slot1 1"]),
        (PRAIRIE, {"food": 1, "gold": 9}, []),
        (VILLAGE, {"gold": 1}, ["slot1 2"]),
        (VILLAGE, {"food": 9}, []),
        (FOREST, {"food": 9, "gold": 9}, []),
    ],
)
def test_a_cow_costs_two_food_in_a_prairie_or_a_gold_in_a_village(
    tile: str, things: dict[str, Any], jobs: list[str]
) -> None:
    s = market(tile, cards="cow sluice_box rock_drill sluice_box fishing_line", **things)
    assert [job for job in offered(s, "buy") if job.startswith("slot1")] == jobs


@pytest.mark.rule("DW-BUY-03", "DW-BUY-07")
@pytest.mark.parametrize("where", ["draw", "discard"])
def test_the_bought_card_goes_on_top_of_the_draw_or_the_discard_pile(where: str) -> None:
    s = market(food=2, draw="pan", discard="knife", hand="boots")
    play(s, "buy slot3 1")
    assert on_offer(s) == ["put draw", "put discard"]
    play(s, f"put {where}")
    bought = ["cow"]
    assert draw_pile(s, 0) == (bought if where == "draw" else []) + ["pan"]
    assert discard_pile(s, 0) == (bought if where == "discard" else []) + ["knife"]
    assert (hand(s, 0), stock(s, 0)) == (["boots"], {})
    assert len(told(s, Bought)) == 1


@pytest.mark.rule("DW-BUY-04", "DW-BUY-05")
@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (1, ["revolver", "tonic", "cow", "horse", "mule"]),
        (3, ["revolver", "horse", "tonic", "horse", "mule"]),
        (4, ["revolver", "horse", "tonic", "cow", "mule"]),
    ],
)
def test_the_cards_left_of_the_gap_move_right_and_a_new_one_comes_to_slot_1(slot: int, after: list[str]) -> None:
    s = market(cards="horse tonic cow horse mule", food=3)
    next_cards(s, "revolver revolver")
    play(s, f"buy slot{slot} 1", "put discard")
    assert trade_row(s) == after


@pytest.mark.rule("DW-BUY-05")
def test_the_row_has_five_cards_again_after_every_purchase() -> None:
    s = market(cards="tonic tonic cow cow cow", food=99)
    for _ in range(4):
        play(s, f"buy {offered(s, 'buy')[-1]}", "put discard")
        assert len(trade_row(s)) == 5
        put(s, 0, food=99)


@pytest.mark.rule("DW-BUY-06")
def test_an_empty_trade_pile_is_made_anew_from_the_trade_discards() -> None:
    s = market(food=2)
    pile(s, "trade", "", discards="revolver snares")
    play(s, "buy slot3 1", "put discard")
    assert len(trade_row(s)) == 5
    assert trade_row(s)[0] in ("revolver", "snares")
    assert (len(s.common[1].pile), discards(s, "trade")) == (1, [])


@pytest.mark.rule("DW-BUY-06")
def test_the_new_trade_pile_is_shuffled() -> None:
    first = set()
    for seed in range(8):
        s = workday("new_world", seed=seed)
        row(s, "horse mule cow canoe tonic")
        put(s, 0, food=2, tapped=True)
        pile(s, "trade", "", discards="revolver snares")
        play(s, "buy slot3 1", "put discard")
        first.add(trade_row(s)[0])
    assert first == {"revolver", "snares"}


@pytest.mark.rule("DW-BUY-06")
def test_with_pile_and_discards_empty_the_row_stays_short_and_keeps_its_slots() -> None:
    s = market(food=4, cards="cow mule horse tonic cow")
    pile(s, "trade", "")
    play(s, "buy slot5 1", "put discard")
    assert trade_row(s) == ["cow", "mule", "horse", "tonic"]
    assert [job for job in offered(s, "buy") if job != "slot5 2"] == ["slot2 1"]
    play(s, "buy slot2 1", "put discard")
    assert (trade_row(s), discard_pile(s, 0)) == (["mule", "horse", "tonic"], ["cow", "cow"])


@pytest.mark.rule("DW-BUY-08")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("tile", ["T11", FOREST, "T24", "T38", "T35", "T45"])
def test_anybody_may_buy_any_card_of_the_row_wherever_the_job_does_not_ask_for_a_place(seat: int, tile: str) -> None:
    s = workday("discovery", 3)
    lay(s, {"c1r0": tile})
    row(s, "merchant tonic pit_saw spyglass track_gang")
    s.active = seat
    put(s, seat, "c1r0", gold=1, metal=2, wood=1, food=4, tapped=True, standing=False)
    assert who(s) == seat
    assert offered(s, "buy") == ["slot1 2", "slot2 2", "slot3 1", "slot4 1", "slot5 1"]
