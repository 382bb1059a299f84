"""Resources, any resource, and X. Chapter 5.13."""

from typing import Any

import pytest

from saddlebag.engine.dice import QuickDice
from saddlebag.games.deck_goes_west.content import RESOURCE
from saddlebag.games.deck_goes_west.effects.terms import ANY, RESOURCES
from saddlebag.games.deck_goes_west.seen.view import view
from saddlebag.games.deck_goes_west.words.story import Gained, WagonDamaged
from tests.games.deck_goes_west.kit import (
    Table,
    asked,
    bandits,
    discard_pile,
    discards,
    draw_pile,
    go_on,
    go_to,
    hand,
    lay,
    night_step,
    on_offer,
    one_piece,
    play,
    put,
    question,
    roll,
    stock,
    table,
    wagon,
    with_job,
    workday,
)
from tests.games.kit import told


def trader(hand: str, mission: str = "new_world", options: dict[str, Any] | None = None, **things: Any) -> Table:
    """Red with these cards and things, whose character is tapped."""
    s = workday(mission, **options or {})
    put(s, 0, hand=hand, tapped=True, **things)
    return s


# --- resources --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-RES-01")
def test_there_are_four_resources() -> None:
    assert RESOURCE.ids == ["gold", "metal", "wood", "food"]
    assert RESOURCES[ANY] == "any"
    s = trader("merchant", gold=1, metal=1, wood=1, food=1)
    play(s, "play merchant 1", "x 1")
    assert on_offer(s) == ["pay gold", "pay metal", "pay wood", "pay food"]


@pytest.mark.rule("DW-RES-02")
@pytest.mark.parametrize("options", [{}, {"strict_supply": True}])
def test_what_is_gained_comes_from_the_supply_and_what_is_paid_goes_back_to_it(options: dict[str, Any]) -> None:
    s = trader("rail_hammer", "discovery", options, food=1)
    put(s, 1, wood=50, food=30)
    play(s, "play rail_hammer 2")
    assert (stock(s, 0), stock(s, 1)) == ({"wood": 1}, {"wood": 50, "food": 30})


@pytest.mark.rule("DW-RES-02")
def test_with_a_strict_supply_what_was_paid_can_be_gained_again() -> None:
    s = trader("rail_hammer cow cow", "discovery", {"strict_supply": True}, food=1)
    put(s, 1, food=69)
    play(s, "play cow 1", "done")
    assert stock(s, 0) == {"food": 1}
    play(s, "play rail_hammer 2")
    s.active, s.actions_left = 0, 2
    go_to(s, "actions: take_action")
    s.ask = s.rule = None
    play(s, "play cow 1")
    assert stock(s, 0) == {"food": 1, "wood": 1}


@pytest.mark.rule("DW-RES-03")
def test_only_totals_matter_so_one_may_be_paid_from_a_counter_of_five() -> None:
    s = trader("cow boots")
    play(s, "play cow 1", "play boots 1", "stop")
    assert stock(s, 0) == {"food": 4}


@pytest.mark.rule("DW-RES-04")
def test_any_resource_is_paid_in_one_type() -> None:
    assert "play gunshot 2" not in on_offer(trader("gunshot", gold=1, metal=1, wood=1, food=1))
    s = trader("gunshot", gold=2, metal=1, food=2)
    play(s, "play gunshot 2")
    assert on_offer(s) == ["pay gold", "pay food"]
    play(s, "pay food")
    assert stock(s, 0) == {"gold": 2, "metal": 1}


@pytest.mark.rule("DW-RES-04")
def test_any_resource_is_gained_in_one_type() -> None:
    s = trader("", food=1)
    lay(s, {"c0r0": "T05"})
    play(s, "tile")
    assert on_offer(s) == ["gain gold", "gain metal", "gain wood"]
    play(s, "gain wood")
    assert stock(s, 0) == {"wood": 2}


@pytest.mark.rule("DW-RES-05")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [("gold", "wood", {"gold": 1, "wood": 1}), ("gold", "gold", {"wood": 2}), ("wood", "wood", {"gold": 2})],
)
def test_two_prices_in_any_resource_may_be_of_different_or_of_equal_types(
    monkeypatch: pytest.MonkeyPatch, first: str, second: str, left: dict[str, int]
) -> None:
    with_job(monkeypatch, "knife", "pay any 1; pay any 1; gain food 4")
    s = trader("knife", gold=2, wood=2)
    play(s, "play knife 1", f"pay {first}", f"pay {second}")
    assert stock(s, 0) == left | {"food": 4}


@pytest.mark.rule("DW-RES-05")
@pytest.mark.parametrize(
    ("first", "second", "gained"), [("gold", "wood", {"gold": 1, "wood": 2}), ("gold", "gold", {"gold": 3})]
)
def test_two_gains_of_any_resource_may_be_of_different_or_of_equal_types(
    monkeypatch: pytest.MonkeyPatch, first: str, second: str, gained: dict[str, int]
) -> None:
    with_job(monkeypatch, "knife", "gain any 1; gain any 2")
    s = trader("knife")
    play(s, "play knife 1", f"gain {first}", f"gain {second}")
    assert stock(s, 0) == gained


@pytest.mark.rule("DW-RES-05", "DW-ACT-11")
def test_two_prices_in_any_resource_are_offered_only_so_that_both_can_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "pay any 1; pay any 2; gain food 4")
    s = trader("knife", gold=2, wood=1)
    play(s, "play knife 1")
    assert stock(s, 0) == {"food": 4}
    assert "play knife 1" not in on_offer(trader("knife", gold=2))


@pytest.mark.rule("DW-RES-06", "DW-RES-08")
@pytest.mark.parametrize("mission", ["new_world", "iron_rivals", "feed_the_frontier"])
def test_whatever_is_done_a_stock_is_never_negative_and_never_above_99(mission: str) -> None:
    dice = QuickDice(5)
    s = table(mission)
    for seat in range(len(s.players)):
        put(s, seat, gold=95, metal=1, wood=95, food=1)
    for _ in range(400):
        go_on(s)
        if s.outcome:
            break
        play(s, dice.pick(asked(s).options).text)
        assert all(0 <= number <= 99 for player in s.players for number in player.stock)


@pytest.mark.rule("DW-RES-06")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_all_stocks(viewer: int | None) -> None:
    s = workday("discovery", 3)
    put(s, 0, gold=1, wood=7)
    put(s, 2, food=99)
    stocks = [player.stock for player in view(s, viewer).players]
    assert [{res: number for res, number in each.items() if number} for each in stocks] == [
        {"gold": 1, "wood": 7}, {}, {"food": 99},
    ]  # fmt: skip


@pytest.mark.rule("DW-RES-07")
@pytest.mark.parametrize(
    ("card", "job", "paid", "types"),
    [
        ("merchant", 1, "wood", ["gold", "metal", "food"]),
        ("merchant", 2, None, ["metal", "wood", "food"]),
        ("barter_pouch", 1, "gold", ["metal", "wood", "food"]),
    ],
)
def test_what_a_job_pays_it_cannot_gain_as_any(card: str, job: int, paid: str | None, types: list[str]) -> None:
    s = trader(card, gold=2, wood=2)
    play(s, f"play {card} {job}", "x 1", *([f"pay {paid}"] if paid else []))
    assert on_offer(s) == [f"gain {each}" for each in types]


@pytest.mark.rule("DW-RES-07")
def test_a_job_that_pays_no_resource_may_gain_any_of_the_four() -> None:
    s = workday("new_world")
    put(s, 0, hand="pan", gold=2)
    play(s, "ability 1", "x 1")
    assert on_offer(s) == ["gain gold", "gain metal", "gain wood", "gain food"]


@pytest.mark.rule("DW-RES-07")
def test_with_the_option_a_job_may_gain_what_it_pays() -> None:
    s = trader("merchant", options={"any_gain_may_equal_paid": True}, gold=2)
    play(s, "play merchant 2", "x 2", "gain gold")
    assert stock(s, 0) == {"gold": 4}


@pytest.mark.rule("DW-RES-08")
@pytest.mark.parametrize(("before", "after"), [(93, 98), (94, 99), (97, 99), (99, 99)])
def test_a_stock_holds_99_and_the_rest_is_lost(before: int, after: int) -> None:
    s = trader("cow", food=before)
    play(s, "play cow 1")
    assert stock(s, 0) == {"food": after}


@pytest.mark.rule("DW-RES-08")
def test_dice_do_not_lift_a_stock_above_99() -> None:
    s = trader("knife", food=98)
    lay(s, {"c0r0": "T12"})
    roll(s, 2, 2)
    play(s, "play knife 2")
    assert stock(s, 0) == {"food": 99}


# --- X ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-X-01")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_x_is_the_same_in_every_step(x: int) -> None:
    s = trader("marked_cards boots boots", draw="pan pan pan")
    play(s, "play marked_cards 2", f"x {x}")
    assert (discard_pile(s, 0), draw_pile(s, 0)) == (["boots"] * x + ["marked_cards"], ["pan"] * (3 - x))


@pytest.mark.rule("DW-X-01")
def test_x_is_chosen_before_anything_is_paid() -> None:
    s = trader("merchant", gold=3)
    play(s, "play merchant 2")
    assert (question(s), stock(s, 0)) == ("x", {"gold": 3})


@pytest.mark.rule("DW-X-02")
@pytest.mark.parametrize(
    ("card", "job", "things", "largest"),
    [
        ("merchant", 1, {"gold": 3, "wood": 5}, 5),
        ("merchant", 2, {"gold": 3, "wood": 5}, 3),
        ("barter_pouch", 1, {"gold": 5, "wood": 6}, 3),
        ("barter_pouch", 2, {"gold": 99}, 99),
        ("marked_cards", 2, {}, 2),
    ],
)
def test_x_is_any_number_with_which_every_step_can_be_completed(
    card: str, job: int, things: dict[str, Any], largest: int
) -> None:
    s = trader(f"{card} pan pan graze")
    put(s, 0, None, **things)
    play(s, f"play {card} {job}")
    assert on_offer(s) == [f"x {number}" for number in range(largest + 1)]


@pytest.mark.rule("DW-X-02")
def test_the_card_that_is_played_is_not_counted_for_x() -> None:
    s = trader("marked_cards pan")
    play(s, "play marked_cards 2")
    assert on_offer(s) == ["x 0", "x 1"]


@pytest.mark.rule("DW-X-02")
def test_x_may_be_0_also_where_nothing_else_is_possible() -> None:
    s = trader("merchant")
    assert "play merchant 1" in on_offer(s)
    play(s, "play merchant 1")
    assert (stock(s, 0), discard_pile(s, 0), question(s)) == ({}, ["merchant"], "action")


@pytest.mark.rule("DW-X-03")
@pytest.mark.parametrize(
    ("paid", "number", "x", "gained"), [("wood", 4, 2, "food"), ("food", 6, 3, "metal"), ("gold", 3, 1, "wood")]
)
def test_two_of_one_resource_are_worth_one_of_another(paid: str, number: int, x: int, gained: str) -> None:
    s = trader("barter_pouch")
    put(s, 0, None, **{paid: number})
    play(s, "play barter_pouch 1", f"x {x}", f"gain {gained}")
    left = {paid: number - 2 * x} if number > 2 * x else {}
    assert stock(s, 0) == left | {gained: x}


@pytest.mark.rule("DW-X-04")
@pytest.mark.parametrize(("gold", "x", "gained"), [(1, 1, "wood"), (5, 5, "food"), (5, 2, "metal")])
def test_a_gold_is_worth_one_of_another_resource(gold: int, x: int, gained: str) -> None:
    s = trader("barter_pouch", gold=gold)
    play(s, "play barter_pouch 2", f"x {x}", f"gain {gained}")
    assert stock(s, 0) == ({"gold": gold - x} if gold > x else {}) | {gained: x}


@pytest.mark.rule("DW-X-05")
def test_each_job_of_a_bundle_has_its_own_x() -> None:
    s = trader("barter_pouch barter_pouch", "discovery", gold=4)
    play(s, "play barter_pouch 2", "x 1", "gain food", "play barter_pouch 2")
    assert question(s) == "x"
    play(s, "x 2")
    assert (stock(s, 0), s.actions_left) == ({"gold": 1, "food": 3}, 1)


@pytest.mark.rule("DW-X-06")
@pytest.mark.parametrize(("hits", "damage"), [((2, 1), 3), ((1, 0), 1), ((0, 0), 0)])
def test_x_is_the_damage_of_the_attack_on_the_wagon(hits: tuple[int, int], damage: int) -> None:
    s = workday("cautious_cargo")
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 2})
    s.vp = [4]
    night_step(s, "attack")
    roll(s, *hits)
    one_piece(s)
    one_piece(s)
    assert s.vp == [4 - damage]
    assert [event.damage for event in told(s, WagonDamaged)] == ([damage] if damage else [])


@pytest.mark.rule("DW-X-06")
def test_x_is_1_when_the_wagon_leaves_bandits() -> None:
    s = trader("boots", "cautious_cargo", food=1)
    bandits(s, {"c0r0": 4})
    s.vp = [4]
    play(s, "play boots 1", "haul west walk", "put discard")
    assert s.vp == [4 - 1 + 2]


def test_what_is_gained_is_told() -> None:
    s = trader("cow")
    play(s, "play cow 1")
    assert [(event.seat, event.amount) for event in told(s, Gained)] == [(0, 5)]
    assert (hand(s, 0), discards(s, "trade")) == ([], ["cow"])
