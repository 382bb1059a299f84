"""The worked examples of the rules as published, S1 to S32, each as a test. Ledger 11.1."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.effects.terms import ON_BUILD, ON_REVEAL
from saddlebag.games.deck_goes_west.rules.land import reveal
from saddlebag.games.deck_goes_west.words.bandit_story import BattleBegan
from saddlebag.games.deck_goes_west.words.story import PointsScored, WagonDamaged
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    discard_pile,
    discards,
    draw_pile,
    gangs,
    hand,
    lay,
    next_cards,
    night,
    night_step,
    one_piece,
    place,
    play,
    put,
    railways,
    roll,
    row,
    set_out,
    stock,
    trade_row,
    wagon,
    workday,
)
from tests.games.kit import run, told, unrolled


def alone(tile: str = "T03", held: str = "", **things: Any) -> Table:
    """New World: one player on this tile with these cards and resources."""
    s = workday("new_world")
    lay(s, {"c0r0": tile})
    put(s, 0, hand=held, **things)
    return s


def rival(held: str = "", **things: Any) -> Table:
    """Discovery: red with these cards and resources, and blue elsewhere."""
    s = workday("discovery")
    put(s, 0, hand=held, tapped=True, **things)
    put(s, 1, "c1r1")
    return s


# --- resources and cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-JOB-03")
def test_s1_pay_1_food_gain_3_wood() -> None:
    s = alone(held="pit_saw", food=2)
    play(s, "play pit_saw 2")
    assert stock(s, 0) == {"food": 1, "wood": 3}


@pytest.mark.rule("DW-ITEM-07", "DW-ITEM-01")
def test_s2_the_knife_in_a_forest() -> None:
    s = alone("T12", "knife")
    roll(s, 1, 2)
    play(s, "play knife 2")
    assert (stock(s, 0), discard_pile(s, 0), unrolled(s)) == ({"food": 3}, ["knife"], 0)


@pytest.mark.rule("DW-ITEM-08")
def test_s3_the_knife_anywhere() -> None:
    s = alone(held="knife pan")
    roll(s, 1)
    play(s, "play knife 3")
    assert (stock(s, 0), discard_pile(s, 0), hand(s, 0)) == ({"food": 1}, ["pan", "knife"], [])


@pytest.mark.rule("DW-ITEM-06")
def test_s4_the_knife_in_a_battle() -> None:
    s = rival("knife")
    bandits(s, {"c0r0": 1})
    play(s, "play knife 1")
    assert len(told(s, BattleBegan)) == 1
    assert s.fight.force == [2, 0, 1, 0]


@pytest.mark.rule("DW-ITEM-09")
def test_s5_boots() -> None:
    s = rival("boots", food=1)
    play(s, "play boots 1", "step west walk")
    assert (stock(s, 0), place(s, 0), discard_pile(s, 0)) == ({}, "c1r0", ["boots"])


@pytest.mark.rule("DW-BUY-03", "DW-BUY-04", "DW-BUY-07")
def test_s6_a_cow_bought_on_a_prairie() -> None:
    s = alone(food=2)
    row(s, "canoe fishing_line cow rock_drill snares")
    next_cards(s, "horse")
    play(s, "buy slot3 1", "put draw")
    assert (stock(s, 0), draw_pile(s, 0)) == ({}, ["cow"])
    assert trade_row(s) == ["horse", "canoe", "fishing_line", "rock_drill", "snares"]


@pytest.mark.rule("DW-BUY-07")
def test_s7_a_cow_bought_in_a_village() -> None:
    s = alone("T41", gold=1)
    row(s, "canoe fishing_line cow rock_drill snares")
    play(s, "buy slot3 2", "put discard")
    assert (stock(s, 0), discard_pile(s, 0)) == ({}, ["cow"])


@pytest.mark.rule("DW-DANG-03", "DW-DANG-05")
def test_s8_weary_is_scrapped() -> None:
    s = alone(held="weary pan", food=1)
    play(s, "play weary 1")
    assert (stock(s, 0), discards(s, "exhaustion"), discard_pile(s, 0)) == ({}, ["weary"], ["pan"])


@pytest.mark.rule("DW-DANG-04", "DW-DANG-05")
def test_s9_weary_is_discarded() -> None:
    s = alone(held="weary", wood=1)
    play(s, "play weary 2")
    assert (stock(s, 0), discards(s, "exhaustion"), discard_pile(s, 0)) == ({}, [], ["weary"])


@pytest.mark.rule("DW-CHAR-04")
def test_s10_derek_scraps_two_starter_cards() -> None:
    s = alone(held="pan knife")
    play(s, "ability 1", "x 2", "gain metal")
    assert (stock(s, 0), sorted(discards(s, "starter")), s.players[0].tapped) == ({"metal": 2}, ["knife", "pan"], True)


@pytest.mark.rule("DW-CHAR-04")
def test_s11_derek_swaps_food_for_gold() -> None:
    s = alone(held="pan", food=3)
    play(s, "ability 2", "x 3", "gain gold")
    assert (stock(s, 0), discard_pile(s, 0), s.players[0].tapped) == ({"gold": 3}, ["pan"], True)


@pytest.mark.rule("DW-CHAR-04")
def test_s12_derek_walks() -> None:
    s = alone(wood=1)
    play(s, "ability 3", "step west walk")
    assert (stock(s, 0), place(s, 0), s.players[0].tapped) == ({}, "c1r0", True)


@pytest.mark.rule("DW-TILE-06")
def test_s13_hopeful() -> None:
    s = alone("T41", gold=2)
    put(s, 0, draw="boots knife pan pickaxe hatchet")
    play(s, "tile")
    assert (stock(s, 0), hand(s, 0)) == ({}, ["boots", "knife", "pan", "pickaxe"])
    assert (draw_pile(s, 0), s.players[0].standing) == (["hatchet"], False)


@pytest.mark.rule("DW-TILE-07")
def test_s14_the_hideout_of_the_rustlers() -> None:
    s = alone("T45", "pan")
    play(s, "tile")
    assert (stock(s, 0), hand(s, 0), s.players[0].standing) == ({"gold": 6}, [], False)
    assert discards(s, "starter") == ["pan"]


# --- Discovery ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-MISS-03", "DW-TRAIN-02")
def test_s15_the_train_of_discovery() -> None:
    s = rival(gold=1)
    lay(s, {"c3r2": "T06"})
    railways(s, "c0r0 c3r2")
    play(s, "mission 3", "ride c3r2")
    assert (stock(s, 0), place(s, 0)) == ({}, "c3r2")


@pytest.mark.rule("DW-MISS-03")
def test_s16_the_climb_of_discovery() -> None:
    s = rival("pan knife")
    s.vp = [5, 0]
    lay(s, {"c1r0": "T24"})
    play(s, "mission 1", "step west climb")
    assert (s.vp, sorted(discard_pile(s, 0)), place(s, 0)) == ([3, 0], ["knife", "pan"], "c1r0")


@pytest.mark.rule("DW-MISS-03")
def test_s17_discovery_scraps_three_dangers() -> None:
    s = rival("weary hunger graze")
    s.vp = [6, 0]
    play(s, "mission 2")
    assert (s.vp, hand(s, 0)) == ([2, 0], [])
    assert (sorted(discards(s, "exhaustion")), discards(s, "pain")) == (["hunger", "weary"], ["graze"])


@pytest.mark.rule("DW-EVT-07")
def test_s18_reveals() -> None:
    s = rival()
    assert s.records[ON_REVEAL] == 1
    run(reveal(s, 0, cell("c2r0")))
    assert (s.vp, s.records[ON_REVEAL]) == ([2, 0], 2)
    run(reveal(s, 0, cell("c2r1")))
    assert s.vp == [3, 0]


@pytest.mark.rule("DW-EVT-07")
def test_s19_railways() -> None:
    s = rival("rail_hammer rail_hammer", wood=2, metal=2)
    s.records[ON_BUILD] = 3
    lay(s, {"c4r0": "T05", "c4r1": "T06"})
    put(s, 0, "c4r0")
    play(s, "play rail_hammer 1")
    assert s.vp == [3, 0]
    put(s, 0, "c4r1")
    play(s, "play rail_hammer 1")
    assert s.vp == [5, 0]


@pytest.mark.rule("DW-BAT-13")
def test_s20_the_last_bandit() -> None:
    s = rival("knife")
    bandits(s, {"c0r0": 1})
    roll(s, 1, 0, 0)
    play(s, "play knife 1", "done")
    assert (s.vp, gangs(s)) == ([2, 0], {})


# --- X and dice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-X-01", "DW-X-03", "DW-X-04")
@pytest.mark.parametrize(
    ("job", "before", "x", "gain", "after"),
    [
        pytest.param(1, {"wood": 4}, 2, "food", {"food": 2}, id="s21"),
        pytest.param(1, {"food": 6}, 3, "metal", {"metal": 3}, id="s22"),
        pytest.param(2, {"gold": 1}, 1, "wood", {"wood": 1}, id="s23"),
        pytest.param(2, {"gold": 5}, 5, "food", {"food": 5}, id="s24"),
    ],
)
def test_s21_to_s24_the_same_x_is_paid_and_gained(
    job: int, before: dict[str, Any], x: int, gain: str, after: dict[str, int]
) -> None:
    s = alone(held="barter_pouch", **before)
    play(s, f"play barter_pouch {job}", f"x {x}", f"gain {gain}")
    assert stock(s, 0) == after


@pytest.mark.rule("DW-DICE-02")
def test_s25_four_dice_in_a_forest() -> None:
    s = alone("T12", "hunting_knife")
    roll(s, 1, 0, 2, 0)
    play(s, "play hunting_knife 2")
    assert stock(s, 0) == {"food": 3}


@pytest.mark.rule("DW-COOP-04", "DW-COOP-05")
def test_s26_alice_and_bob_hunt_together() -> None:
    s = workday("iron_road")
    lay(s, {"c0r0": "T12"})
    put(s, 0, hand="hunting_knife", tapped=True)
    put(s, 1, hand="knife", tapped=True)
    roll(s, 1, 1, 1, 0, 1, 0)
    play(s, "play hunting_knife 2", "invite blue", "play knife 2")
    assert (stock(s, 0), stock(s, 1), unrolled(s)) == ({"food": 4}, {"food": 3}, 0)


@pytest.mark.rule("DW-ITEM-04")
def test_s27_the_cow() -> None:
    s = alone(held="cow")
    play(s, "play cow 1")
    assert (stock(s, 0), discards(s, "trade"), discard_pile(s, 0)) == ({"food": 5}, ["cow"], [])


@pytest.mark.rule("DW-CARD-02")
def test_s28_the_pickaxe() -> None:
    s = alone("T24", "pickaxe boots")
    roll(s, 2, 1)
    play(s, "play pickaxe 1")
    assert (stock(s, 0), sorted(discard_pile(s, 0))) == ({"metal": 3}, ["boots", "pickaxe"])


@pytest.mark.rule("DW-CARD-03", "DW-DANG-03")
def test_s29_the_leg_wound() -> None:
    s = alone(held="leg_wound boots boots")
    play(s, "play leg_wound 1")
    assert (discard_pile(s, 0), discards(s, "pain"), hand(s, 0)) == (["boots", "boots"], ["leg_wound"], [])


@pytest.mark.rule("DW-DICE-02")
def test_s30_the_pan() -> None:
    s = alone("T33", "pan")
    roll(s, 2)
    play(s, "play pan 1")
    assert stock(s, 0) == {"gold": 2}


# --- the wagon ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-WAG-11")
def test_s31_the_wagon_goes_west() -> None:
    s = workday("cautious_cargo")
    s.vp = [4]
    set_out(s, walk=1)
    play(s, "haul west walk")
    assert (s.vp, [event.points for event in told(s, PointsScored)]) == ([6], [2])


@pytest.mark.rule("DW-WAG-11", "DW-WAG-07")
def test_s32_the_wagon_is_damaged() -> None:
    s = night("cautious_cargo")
    s.vp = [4]
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 2})
    roll(s, 2, 1)
    night_step(s, "attack")
    one_piece(s)
    one_piece(s)
    assert (s.vp, [event.damage for event in told(s, WagonDamaged)]) == ([1], [3])
