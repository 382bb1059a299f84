"""The worked examples of the ledger, section 11."""

import pytest

from saddlebag.games.deck_goes_west.bandits import appear, move_all, risk, split_all
from saddlebag.games.deck_goes_west.content import EXHAUSTION_DECK, PAIN_DECK, STARTER_DECK, TRADE_DECK
from saddlebag.games.deck_goes_west.death import full_hand_check
from saddlebag.games.deck_goes_west.jobs import ON_BUILD, ON_REVEAL
from saddlebag.games.deck_goes_west.land import remove_eastern
from saddlebag.games.deck_goes_west.story import Cleared
from tests.games.deck_goes_west.match_kit import (
    all_rolled,
    bandits,
    cell,
    compass,
    discard_pile,
    draw_pile,
    ended,
    go_on,
    hand,
    kinds_of,
    land,
    next_tiles,
    night,
    offered,
    place,
    play,
    put,
    question,
    rails,
    row,
    stock,
    success,
    table,
    tile,
    told,
    unknown,
)

# --- 11.1 examples of the rulebook --------------------------------------------------------------------------------


@pytest.mark.rule("DW-JOB-03", "DW-RES-02", "DW-JOB-01")
def test_s1_a_food_for_three_wood() -> None:
    s = table("new_world")
    put(s, 0, hand="pit_saw", stock="food 2")
    play(s, "play pit_saw 2")
    assert stock(s, 0) == {"food": 1, "wood": 3}


@pytest.mark.rule("DW-ITEM-07", "DW-ITEM-01", "DW-DICE-02", "DW-COND-01")
def test_s2_a_knife_in_the_forest() -> None:
    s = table("new_world")
    land(s, "? F @")
    put(s, 0, "c1r0", hand="knife")
    success(s, "1 2")
    play(s, "play knife 2")
    assert stock(s, 0) == {"food": 3}
    assert discard_pile(s, 0) == ["knife"]


@pytest.mark.rule("DW-ITEM-08", "DW-ITEM-03")
def test_s3_a_knife_anywhere_for_another_item() -> None:
    s = table("new_world")
    land(s, "? P @")
    put(s, 0, hand="knife pan")
    success(s, "1")
    play(s, "play knife 3")
    assert stock(s, 0) == {"food": 1}
    assert sorted(discard_pile(s, 0)) == ["knife", "pan"]


@pytest.mark.rule("DW-ITEM-06", "DW-BAT-02")
def test_s4_a_knife_against_bandits() -> None:
    s = table("new_world")
    land(s, "? P @")
    bandits(s, "c0r0", 1)
    put(s, 0, hand="knife")
    success(s, "0 0 1 0 1")
    play(s, "play knife 1")
    assert all_rolled(s), "two attack dice, a save, a counter-attack, a defence die"


@pytest.mark.rule("DW-ITEM-09", "DW-MOVE-02")
def test_s5_boots() -> None:
    s = table("new_world")
    land(s, "? P @")
    put(s, 0, hand="boots", stock="food 1")
    play(s, "play boots 1", "step west walk")
    assert stock(s, 0) == {}
    assert place(s, 0) == "c1r0"
    assert discard_pile(s, 0) == ["boots"]


@pytest.mark.rule("DW-BUY-03", "DW-BUY-04", "DW-BUY-05", "DW-BUY-07")
def test_s6_a_cow_bought_on_a_prairie() -> None:
    s = table("new_world")
    land(s, "? P @")
    row(s, "horse canoe cow mule spyglass")
    put(s, 0, stock="food 2")
    play(s, "buy slot3 1", "put draw")
    assert stock(s, 0) == {}
    assert draw_pile(s, 0) == ["cow"]
    assert kinds_of(s.trade_row)[1:] == ["horse", "canoe", "mule", "spyglass"]
    assert len(s.trade_row) == 5


@pytest.mark.rule("DW-BUY-07", "DW-BUY-01")
def test_s7_a_cow_bought_in_a_village() -> None:
    s = table("new_world")
    land(s, "? V @")
    row(s, "horse canoe cow mule spyglass")
    put(s, 0, "c1r0", stock="gold 1")
    play(s, "buy slot3 2", "put discard")
    assert stock(s, 0) == {}
    assert discard_pile(s, 0) == ["cow"]


@pytest.mark.rule("DW-DANG-03", "DW-DANG-05")
def test_s8_weary_scrapped() -> None:
    s = table("new_world")
    put(s, 0, hand="weary pan", stock="food 1")
    play(s, "play weary 1")
    assert stock(s, 0) == {}
    assert kinds_of(s.common[EXHAUSTION_DECK].discards) == ["weary"]
    assert discard_pile(s, 0) == ["pan"]


@pytest.mark.rule("DW-DANG-04", "DW-DANG-05")
def test_s9_weary_discarded() -> None:
    s = table("new_world")
    put(s, 0, hand="weary", stock="wood 1")
    play(s, "play weary 2")
    assert stock(s, 0) == {}
    assert discard_pile(s, 0) == ["weary"]


@pytest.mark.rule("DW-CHAR-04", "DW-CHAR-01", "DW-CARD-04")
def test_s10_derek_scraps_two_starter_cards() -> None:
    s = table("new_world")
    put(s, 0, hand="pan pickaxe", tapped=False)
    play(s, "ability 1", "x 2", "gain metal")
    assert stock(s, 0) == {"metal": 2}
    assert sorted(kinds_of(s.common[STARTER_DECK].discards)[-2:]) == ["pan", "pickaxe"]
    assert s.players[0].tapped


@pytest.mark.rule("DW-CHAR-04")
def test_s11_derek_exchanges() -> None:
    s = table("new_world")
    put(s, 0, hand="pan", stock="food 3", tapped=False)
    play(s, "ability 2", "x 3", "gain gold")
    assert stock(s, 0) == {"gold": 3}
    assert discard_pile(s, 0) == ["pan"]
    assert s.players[0].tapped


@pytest.mark.rule("DW-CHAR-04")
def test_s12_derek_walks() -> None:
    s = table("new_world")
    land(s, "? P @")
    put(s, 0, stock="wood 1", tapped=False)
    play(s, "ability 3", "step west walk")
    assert stock(s, 0) == {}
    assert place(s, 0) == "c1r0"
    assert s.players[0].tapped


@pytest.mark.rule("DW-TILE-06", "DW-TILE-02")
def test_s13_hopeful_draws_four_cards() -> None:
    s = table("new_world")
    tile(s, "c0r0", "T41")
    bandits(s, "c0r0", 0)
    put(s, 0, stock="gold 2", draw="boots boots pan knife hatchet")
    play(s, "tile")
    assert stock(s, 0) == {}
    assert len(hand(s, 0)) == 4
    assert not s.players[0].standing


@pytest.mark.rule("DW-TILE-07", "DW-TILE-09")
def test_s14_the_rustlers_hideout_pays() -> None:
    s = table("new_world")
    tile(s, "c0r0", "T45")
    bandits(s, "c0r0", 0)
    put(s, 0, hand="pan")
    play(s, "tile")
    assert stock(s, 0) == {"gold": 6}
    assert not s.players[0].standing


@pytest.mark.rule("DW-MISS-03", "DW-TRAIN-01")
def test_s15_a_train_ride_of_five() -> None:
    s = table("discovery")
    land(s, "? * * * @", "? * * * *", "? * * * *")
    rails(s, "c0r0 c3r2")
    put(s, 0, stock="gold 1")
    play(s, "mission 3", "ride c3r2")
    assert stock(s, 0) == {}
    assert place(s, 0) == "c3r2"


@pytest.mark.rule("DW-MISS-03", "DW-MOVE-05")
def test_s16_climbing_for_points_and_items() -> None:
    s = table("discovery")
    land(s, "? M @")
    put(s, 0, hand="pan knife", vp=5)
    play(s, "mission 1", "step west climb")
    assert s.vp[0] == 3
    assert sorted(discard_pile(s, 0)) == ["knife", "pan"]
    assert place(s, 0) == "c1r0"


@pytest.mark.rule("DW-MISS-03", "DW-CARD-03")
def test_s17_three_dangers_scrapped_for_points() -> None:
    s = table("discovery")
    put(s, 0, hand="weary hunger graze", vp=6)
    play(s, "mission 2")
    assert s.vp[0] == 2
    assert sorted(kinds_of(s.common[EXHAUSTION_DECK].discards)) == ["hunger", "weary"]
    assert kinds_of(s.common[PAIN_DECK].discards) == ["graze"]


@pytest.mark.rule("DW-EVT-07", "DW-EVT-08", "DW-EVT-10", "DW-REV-05")
def test_s18_reveals_further_west_score_more() -> None:
    s = table("discovery")
    land(s, "? P @", "? P P")
    s.records[ON_REVEAL] = 1
    put(s, 0, "c1r0", hand="spyglass spyglass")
    unknown(s, "c2r0", "lake")
    unknown(s, "c2r1", "mountain")
    m = play(s, "play spyglass 1", "look c2r0")
    assert s.vp[0] == 2
    assert s.records[ON_REVEAL] == 2
    go_on(m, "play spyglass 1", "look c2r1")
    assert s.vp[0] == 3


@pytest.mark.rule("DW-EVT-07", "DW-RAIL-05")
def test_s19_builds_further_west_score_more() -> None:
    s = table("discovery")
    land(s, "? P P P P @", "? P P P P P")
    s.records[ON_BUILD] = 3
    put(s, 0, "c4r0", hand="rail_hammer rail_hammer", stock="wood 2 metal 2")
    m = play(s, "play rail_hammer 1")
    assert s.vp[0] == 3
    s.players[0].cell = cell("c4r1")
    go_on(m, "play rail_hammer 1")
    assert s.vp[0] == 5


@pytest.mark.rule("DW-BAT-13")
def test_s20_a_cleared_tile_scores_two() -> None:
    s = table("discovery", players=2)
    land(s, "? P @")
    put(s, 1, "c1r0")
    bandits(s, "c0r0", 1)
    put(s, 0, hand="revolver")
    success(s, "2 0 0 1")
    m = play(s, "play revolver 1", "done")
    assert s.vp[0] == 2
    assert told(m, Cleared)


@pytest.mark.rule("DW-X-03", "DW-RES-04")
@pytest.mark.parametrize(
    ("had", "x", "gained", "left"),
    [("wood 4", 2, "food", {"food": 2}), ("food 6", 3, "metal", {"metal": 3})],
    ids=["s21", "s22"],
)
def test_two_of_one_resource_for_one_of_another(had: str, x: int, gained: str, left: dict[str, int]) -> None:
    s = table("new_world")
    put(s, 0, hand="barter_pouch", stock=had)
    play(s, "play barter_pouch 1", f"x {x}", f"gain {gained}")
    assert stock(s, 0) == left


@pytest.mark.rule("DW-X-04", "DW-X-01")
@pytest.mark.parametrize(("gold", "gained"), [(1, "wood"), (5, "food")], ids=["s23", "s24"])
def test_gold_for_as_many_of_another(gold: int, gained: str) -> None:
    s = table("new_world")
    put(s, 0, hand="barter_pouch", stock=f"gold {gold}")
    play(s, "play barter_pouch 2", f"x {gold}", f"gain {gained}")
    assert stock(s, 0) == {gained: gold}


@pytest.mark.rule("DW-DICE-01", "DW-DICE-02")
def test_s25_four_dice_for_food() -> None:
    s = table("new_world")
    land(s, "? F @")
    put(s, 0, "c1r0", hand="hunting_knife")
    success(s, "1 0 2 0")
    play(s, "play hunting_knife 2")
    assert stock(s, 0) == {"food": 3}


@pytest.mark.rule("DW-COOP-01", "DW-COOP-02", "DW-COOP-04", "DW-COOP-05")
def test_s26_alice_and_bob_hunt_together() -> None:
    s = table("speed_of_the_slowest", players=2)
    land(s, "? F @")
    put(s, 0, "c1r0", hand="hunting_knife")
    put(s, 1, "c1r0", hand="knife")
    success(s, "1 1 1 0 1 0")
    play(s, "play hunting_knife 2", "invite blue", "play knife 2")
    assert stock(s, 0) == {"food": 4}
    assert stock(s, 1) == {"food": 3}


@pytest.mark.rule("DW-CARD-10", "DW-ITEM-04")
def test_s27_the_cow_is_eaten() -> None:
    s = table("new_world")
    put(s, 0, hand="cow")
    play(s, "play cow 1")
    assert stock(s, 0) == {"food": 5}
    assert kinds_of(s.common[TRADE_DECK].discards) == ["cow"]


@pytest.mark.rule("DW-CARD-11")
def test_s28_the_pickaxe() -> None:
    s = table("new_world")
    land(s, "? M @")
    put(s, 0, "c1r0", hand="pickaxe boots")
    success(s, "2 1")
    play(s, "play pickaxe 1")
    assert stock(s, 0) == {"metal": 3}
    assert sorted(discard_pile(s, 0)) == ["boots", "pickaxe"]


@pytest.mark.rule("DW-CARD-12", "DW-CARD-14")
def test_s29_the_leg_wound() -> None:
    s = table("new_world")
    put(s, 0, hand="leg_wound boots boots")
    play(s, "play leg_wound 1")
    assert discard_pile(s, 0) == ["boots", "boots"]
    assert kinds_of(s.common[PAIN_DECK].discards) == ["leg_wound"]


@pytest.mark.rule("DW-CARD-13")
def test_s30_the_pan() -> None:
    s = table("new_world")
    land(s, "? R @")
    put(s, 0, "c1r0", hand="pan")
    success(s, "2")
    play(s, "play pan 1")
    assert stock(s, 0) == {"gold": 2}


@pytest.mark.rule("DW-WAG-11", "DW-WAG-02")
def test_s31_the_wagon_goes_west() -> None:
    s = table("cautious_cargo")
    land(s, "? P @")
    put(s, 0, hand="boots", stock="food 1", vp=4)
    play(s, "play boots 1", "haul west walk")
    assert s.vp == [6]
    assert s.wagon == cell("c1r0")


@pytest.mark.rule("DW-WAG-11", "DW-WAG-07", "DW-X-06")
def test_s32_the_wagon_takes_damage() -> None:
    s = table("cautious_cargo")
    land(s, "? P @")
    put(s, 0, "c1r0", vp=4)
    put(s, 1, "c1r0")
    bandits(s, "c0r0", 3)
    success(s, "1 1 1")
    play(night(s, "attack"))
    assert s.vp == [1]


# --- 11.2 further examples ----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-REV-06", "DW-REV-09", "DW-REV-11")
def test_w1_a_lake_is_declined() -> None:
    s = table("new_world")
    land(s, "? @")
    unknown(s, "c1r0", "lake")
    bandits(s, "c0r0", 1)
    put(s, 0, hand="ice_spikes")
    m = play(s, "play ice_spikes 1", "try west")
    assert cell("c1r0") in s.land
    assert s.vp == [1], "the reveal scores; it is no further West than the setup"
    assert place(s, 0) == "c0r0"
    assert question(m) == "action"
    assert not s.players[0].draw + s.players[0].discard[1:], "no pain for a tile that was not left"


@pytest.mark.rule("DW-REV-08", "DW-MOVE-05")
def test_w2_boots_are_added_for_a_mountain() -> None:
    s = table("new_world")
    land(s, "? @")
    unknown(s, "c1r0", "mountain")
    put(s, 0, hand="boots boots", stock="food 2")
    m = play(s, "play boots 1", "go", "try west", "play boots 1", "step west walk2")
    assert stock(s, 0) == {}
    assert place(s, 0) == "c1r0"
    assert question(m) == "action"


@pytest.mark.rule("DW-RAIL-08", "DW-MOVE-20")
def test_w3_railways_are_walked_for_nothing() -> None:
    s = table("new_world")
    land(s, "? P P P P @")
    rails(s, "c1r0 c2r0")
    put(s, 0, hand="boots", stock="food 1")
    m = play(s, "play boots 1", "step west rail", "step west rail", "step west walk")
    assert place(s, 0) == "c3r0"
    assert question(m) == "action"


@pytest.mark.rule("DW-TRAIN-01", "DW-ACT-16")
def test_w4_a_railway_six_tiles_away_is_too_far() -> None:
    s = table("new_world")
    land(s, "? * * * * @", "? * * * * *", "? * * * * *")
    rails(s, "c0r0 c4r2")
    put(s, 0, stock="gold 1")
    m = play(s)
    assert "mission 1" not in offered(m)


@pytest.mark.rule("DW-MOVE-05", "DW-MOVE-08")
def test_w5_a_mountain_from_the_water() -> None:
    s = table("new_world")
    land(s, "? R @", "? M P")
    put(s, 0, "c1r0", hand="raft boots", stock="food 2")
    m = play(s, "play raft 1", "play boots 1", "step south sail+walk")
    assert place(s, 0) == "c1r1"
    assert s.pool == [0, 0, 0]
    assert question(m) == "action"


@pytest.mark.rule("DW-BAT-08", "DW-BAT-09", "DW-BAT-11", "DW-BAT-12", "DW-BAT-14", "DW-BAT-15", "DW-BAT-16")
def test_w6_two_players_against_three_bandits() -> None:
    s = table("clean_sweep", players=2)
    land(s, "? P @")
    bandits(s, "c0r0", 3)
    put(s, 0, hand="repeating_rifle")
    put(s, 1, hand="knife")
    success(s, "2 1 0 0 0 1 0 1 2 1")
    m = play(s, "play repeating_rifle 1", "play knife 1")
    # A: 1 + 3 dice and B's two attack dice (0 0), three saves (1 0 1), one bandit hits 2, one save 1
    assert s.bandits[cell("c0r0")] == 1
    go_on(m, "put discard", "put discard")
    assert [len(player.discard) for player in s.players] == [2, 2], "the weapon and a pain each"
    assert all_rolled(s)


@pytest.mark.rule("DW-NIGHT-08", "DW-VP-02")
def test_w7_a_win_in_the_night() -> None:
    s = table("discovery", players=2)
    land(s, "? P @")
    put(s, 1, "c1r0")
    bandits(s, "c0r0", 1)
    put(s, 0, hand="revolver", vp=28)
    success(s, "0 0 1 1 0 0")
    play(night(s, "attack"), "play revolver 1", "done")
    assert ended(s).winners == [0]
    assert s.vp[0] == 30


@pytest.mark.rule("DW-BMOVE-08", "DW-BMOVE-09")
def test_w8_a_group_that_is_met_moves_on_at_once() -> None:
    s = table("new_world")
    land(s, "* * * *", "* * * @", "* * * *", north=-1)
    bandits(s, "c2r-1", 2)
    bandits(s, "c2r0", 3)
    compass(s, "S W")
    move_all(s)
    assert s.bandits == {cell("c2r0"): 2, cell("c3r0"): 3}
    assert all_rolled(s)


@pytest.mark.rule("DW-BMOVE-05")
def test_w9_at_the_north_edge_bandits_go_south() -> None:
    s = table("new_world")
    land(s, "P P", "P @", north=-1)
    bandits(s, "c1r-1", 1)
    compass(s, "N")
    move_all(s)
    assert s.bandits == {cell("c1r0"): 1}


@pytest.mark.rule("DW-SPLIT-01")
def test_w10_seven_bandits_split() -> None:
    s = table("new_world")
    land(s, "P P P", "P P @", "P P P", north=-1)
    bandits(s, "c1r0", 7)
    bandits(s, "c2r0", 4)
    split_all(s, 6)
    around = {cell("c1r-1"): 1, cell("c1r1"): 1, cell("c2r0"): 5, cell("c0r0"): 1}
    assert s.bandits == {cell("c1r0"): 3, **around}


@pytest.mark.rule("DW-APPEAR-01")
def test_w11_the_furthest_token_sets_the_risk() -> None:
    s = table("discovery")
    s.vp = [17, 3]
    s.day = 2
    assert risk(s) == 2
    appear(s)


@pytest.mark.rule("DW-HAND-01")
def test_w12_items_go_until_the_hand_is_below_its_limit() -> None:
    s = table("new_world")
    put(s, 0, hand="weary weary weary weary weary pan knife")
    list(full_hand_check(s))
    assert hand(s, 0) == ["weary"] * 5
    assert sorted(discard_pile(s, 0)) == ["knife", "pan"]
    assert s.players[0].alive


@pytest.mark.rule("DW-EAST-01")
def test_w13_columns_far_in_the_east_are_removed() -> None:
    s = table("discovery", players=2)
    land(s, "P P P P P P @")
    put(s, 0, "c4r0")
    put(s, 1, "c6r0")
    remove_eastern(s, 3)
    assert cell("c0r0") not in s.land
    assert cell("c1r0") in s.land


@pytest.mark.rule("DW-END-02", "DW-END-03", "DW-NIGHT-04")
def test_w14_equal_points_are_told_apart_by_the_way_west() -> None:
    s = table("discovery", players=3)
    land(s, "P P P P P P P P P @")
    for seat, (points, at) in enumerate([(20, "c6r0"), (20, "c5r0"), (18, "c9r0")]):
        put(s, seat, at, vp=points)
    s.day = s.board.day_len - 1
    play(night(s, "day"))
    assert ended(s).winners == [0]
    assert ended(s).ranks == [1, 2, 3]


@pytest.mark.rule("DW-VP-03")
def test_w15_points_do_not_fall_below_zero() -> None:
    s = table("discovery")
    land(s, "? M @")
    put(s, 0, hand="pan knife", vp=1)
    play(s, "mission 1")
    assert s.vp[0] == 0


@pytest.mark.rule("DW-COOP-04", "DW-COOP-05")
def test_w16_three_roll_for_wood() -> None:
    s = table("speed_of_the_slowest", players=3)
    land(s, "? F @")
    for seat in range(3):
        put(s, seat, "c1r0", hand="hatchet" if seat else "felling_axe")
    success(s, "2 2 0 0 1 1 1 0")
    play(s, "play felling_axe 1", "invite blue", "play hatchet 1", "invite green", "play hatchet 1")
    assert [stock(s, seat) for seat in range(3)] == [{"wood": 5}, {"wood": 4}, {"wood": 3}]


@pytest.mark.rule("DW-DAY-05")
def test_w17_two_empty_piles_give_no_card() -> None:
    s = table("new_world")
    put(s, 0, hand="pan knife")
    s.stage = "dawn"
    play(s)
    assert len(hand(s, 0)) == 2


@pytest.mark.rule("DW-TRADE-02", "DW-TRADE-03", "DW-TRADE-04")
def test_w18_a_trade_by_rail() -> None:
    s = table("discovery", players=2)
    land(s, "P P P P @", "P P P P P")
    rails(s, "c0r1 c4r0")
    put(s, 0, "c0r1", hand="pan", stock="food 2")
    put(s, 1, "c4r0", stock="gold 1")
    m = play(s, "trade blue", "agree", "give 2 food", "ask 1 gold", "submit", "accept", "done")
    assert discard_pile(s, 0) == ["pan"]
    assert stock(s, 0) == {"gold": 1}
    assert stock(s, 1) == {"food": 2}
    assert (question(m), s.actions_left) == ("action", 1)


@pytest.mark.rule("DW-ACT-13", "DW-COOP-03", "DW-COOP-05", "DW-TILE-08")
def test_w19_a_bundle_and_a_guest() -> None:
    s = table("speed_of_the_slowest", players=2)
    tile(s, "c0r0", "T13")
    bandits(s, "c0r0", 0)
    put(s, 0, hand="knife")
    put(s, 1, hand="knife")
    success(s, "1 2 1 0 1")
    play(s, "play knife 2", "tile", "invite blue", "play knife 2", "done")
    assert stock(s, 0) == {"food": 5}
    assert stock(s, 1) == {"food": 3}
    assert not s.players[0].standing
    assert s.players[1].standing


@pytest.mark.rule("DW-LAND-08", "DW-REV-05")
def test_w20_the_column_of_the_revealed_tile_stays() -> None:
    s = table("new_world")
    land(s, "? ", "P", "@", north=-3, east=2)
    next_tiles(s, "")
    s.land_discard = []
    put(s, 0, "c2r-2", hand="spyglass")
    play(s, "play spyglass 1", "look c2r-3")
    assert sorted(s.land) == [cell("c2r-3"), cell("c2r-2"), cell("c2r-1")]
    assert s.fringe == {}
    assert s.vp == [2]


@pytest.mark.rule("DW-DEATH-02", "DW-DEATH-10", "DW-DEATH-04", "DW-DEATH-05")
def test_w21_too_many_dangers_in_the_middle_of_a_turn() -> None:
    s = table("discovery", players=3)
    put(s, 0, hand="weary weary hunger hunger graze survey_map", stock="food 1", draw="graze pan")
    m = play(s, "play survey_map 2")
    assert not s.players[0].alive
    assert m.to_act == 1
    assert kinds_of(s.common[PAIN_DECK].discards) == ["graze", "graze"]


@pytest.mark.rule("DW-REV-08", "DW-REV-09", "DW-REV-17")
def test_w22_a_horse_is_added() -> None:
    s = table("new_world")
    land(s, "? @")
    unknown(s, "c1r0", "mountain")
    put(s, 0, hand="boots horse", stock="food 4")
    m = play(s, "play boots 1", "go", "try west", "play horse 1")
    assert s.pool == [3, 0, 0]
    assert offered(m) == ["step west walk2", "decline walk"]


@pytest.mark.rule("DW-EVT-13")
def test_w23_bandits_that_walk_off_are_not_cleared() -> None:
    s = table("discovery", players=2)
    land(s, "P P P @")
    bandits(s, "c2r0", 1)
    compass(s, "W")
    m = play(night(s, "move"))
    assert not told(m, Cleared)
    assert s.vp == [0, 0]
