"""Ranching: buildings, breeding, cattle that come onto the range, the round-up. Chapter 5.15."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import CHARACTER, INDUSTRIAL, SPACE
from saddlebag.games.frontier.rules import goods, industry, ranching
from tests.games.frontier.kit import (
    Table,
    build,
    has,
    herd,
    label,
    on_offer,
    play,
    put,
    question,
    table,
    tile_at,
    turn,
    why_not,
)
from tests.games.kit import ask_after, run, texts

RANCHERS = "ranching ranching mining lumbering mining"
RANCH = "B4_11"
"""Grassland far from town; B4_10, B4_00, B4_12, B4_02, B4_22 around it are grassland too, B4_20 and B4_21 plain."""


def ranch(players: int = 3, **options: Any) -> Table:
    """Seat 0 and 1 are ranchers; seat 0 has a farmstead on B4_11."""
    s = table(players, RANCHERS, **options)
    build(s, RANCH, "farmstead", 0)
    return s


def sites(s: Table, building: str, seat: int = 0) -> list[str]:
    """Where a player could place an industry building."""
    return [SPACE[space] for space in industry.sites_for(s, seat, INDUSTRIAL.find(building))]


def spaces_offered(s: Table, verb: str) -> list[str]:
    """The spaces among the answers with this verb."""
    return [text.split()[1] for text in on_offer(s) if text.split()[0] == verb]


# --- buildings ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-12", "FO-IND-09")
def test_a_farmstead_goes_on_free_flat_land_away_from_town() -> None:
    s = ranch()
    put(s, 1, cattle={"B4_15": 1})
    found = sites(s, "farmstead")
    assert {"B4_00", "B4_20", "B4_40"} <= set(found)  # grassland, plain, desert
    assert not {"B1_00", "B1_20", "B1_11", "B4_03"} & set(found)  # mountain, forest, stream, river
    assert RANCH not in found
    assert "B4_15" not in found  # cattle
    assert "B2_23" not in found  # diagonal to the stockpile
    assert "B2_14" in found


@pytest.mark.rule("FO-RAN-13")
def test_other_ranch_buildings_stand_around_the_farmstead_or_a_chain_of_buildings() -> None:
    s = ranch()
    assert sorted(sites(s, "horse_stable")) == ["B4_00", "B4_02", "B4_10", "B4_12", "B4_20", "B4_21", "B4_22"]
    build(s, "B4_21", "wind_pump", 0)
    assert "B4_31" in sites(s, "horse_stable")
    build(s, "B4_41", "wind_pump", 0)  # a gap between
    assert "B4_51" not in sites(s, "horse_stable")
    build(s, "B4_31", "wind_pump", 1)  # of another player
    assert "B4_51" not in sites(s, "horse_stable")


@pytest.mark.rule("FO-RAN-13")
def test_without_chains_buildings_stand_around_the_farmstead_itself() -> None:
    s = ranch(ranch_chain=False)
    build(s, "B4_21", "wind_pump", 0)
    assert sorted(sites(s, "ox_stable")) == ["B4_00", "B4_02", "B4_10", "B4_12", "B4_20", "B4_22"]


@pytest.mark.rule("FO-RAN-13")
def test_without_a_farmstead_there_is_no_ranch() -> None:
    s = table(3, RANCHERS)
    assert sites(s, "wind_pump") == []


@pytest.mark.rule("FO-RAN-21")
def test_an_enclosure_goes_on_grassland_or_plain() -> None:
    s = table(3, RANCHERS)
    build(s, "B4_41", "farmstead", 0)
    assert "B4_40" in sites(s, "donkey_stable")  # desert
    assert sorted(sites(s, "enclosure")) == ["B4_30", "B4_31", "B4_32", "B4_42"]


# --- cattle that come -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MKT-12")
def test_cattle_gained_go_head_by_head_around_a_farmstead() -> None:
    s = ranch()
    put(s, 1, cattle={"B4_10": 4})
    build(s, "B4_00", "horse_stable", 0)
    s.drought = 1 << SPACE.find("B4_12")
    assert texts(ask_after(ranching.gain_cattle(s, 0, 2))) == ["head_on B4_02", "head_on B4_22"]
    run(ranching.gain_cattle(s, 0, 2), "head_on B4_02", "head_on B4_22")
    assert herd(s, 0) == {"B4_02": 1, "B4_22": 1}


@pytest.mark.rule("FO-MKT-12")
def test_without_a_farmstead_cattle_go_nearest_to_the_train() -> None:
    s = table(3, RANCHERS)
    run(ranching.gain_cattle(s, 0, 1))
    assert herd(s, 0) == {"B4_22": 1}  # three steps; no question, it is the only one


@pytest.mark.rule("FO-MKT-12")
def test_cattle_without_room_anywhere_are_lost() -> None:
    s = ranch()
    s.drought = sum([1 << space for space in s.spaces])
    run(ranching.gain_cattle(s, 0, 2))
    assert herd(s, 0) == {}


@pytest.mark.rule("FO-MKT-12")
def test_without_a_ranching_card_cattle_are_two_dollars_each() -> None:
    s = ranch()
    run(ranching.gain_cattle(s, 2, 3))
    assert has(s, 2, "money") == 6
    assert herd(s, 2) == {}


# --- breeding -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-09", "FO-TURN-01")
def test_a_pair_has_a_calf() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 2, "B4_05": 1})
    turn(s)
    play(s, "ranch breed")
    assert herd(s, 0) == {"B4_15": 3, "B4_05": 1}
    assert goods.standing(s, 0) == 1
    assert s.players[0].laid == [SPACE.find("B4_15")]


@pytest.mark.rule("FO-RAN-09")
def test_one_cow_does_not_breed_nor_a_pair_of_two_owners() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 1})
    put(s, 1, cattle={"B4_15": 1})
    turn(s)
    assert "ranch breed" not in on_offer(s)
    assert why_not(s, "ranch breed").startswith("It takes two of your cattle on grassland")


@pytest.mark.rule("FO-RAN-09", "FO-BOARD-11")
def test_the_calf_of_a_full_space_goes_to_adjacent_grassland() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 4})
    turn(s)
    play(s, "ranch breed")
    assert sorted(spaces_offered(s, "calf_on")) == ["B4_05", "B4_16"]
    play(s, "calf_on B4_05")
    assert herd(s, 0) == {"B4_15": 4, "B4_05": 1}


@pytest.mark.rule("FO-RAN-09", "FO-BOARD-13")
def test_nothing_breeds_in_a_drought() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 2})
    s.drought = 1 << SPACE.find("B4_15")
    turn(s)
    assert "ranch breed" not in on_offer(s)


@pytest.mark.rule("FO-RAN-38")
def test_cattle_that_were_driven_do_not_breed_in_the_same_round() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_22": 2}, workers=3)
    turn(s)
    play(s, "ranch drive", "drive_heads 2", "herd_to B4_12")
    assert "ranch breed" not in on_offer(s)
    assert "ranch farm_breed" not in on_offer(s)
    s.players[0].driven = 0
    turn(s)
    assert {"ranch breed", "ranch farm_breed"} <= set(on_offer(s))


@pytest.mark.rule("FO-RAN-10")
def test_a_worker_on_a_farmstead_brings_a_calf_to_every_pair_around_it() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_12": 2, "B4_10": 3, "B4_00": 1, "B4_15": 2})
    build(s, "B4_21", "enclosure", 0, breed="hereford", cattle=2)
    turn(s)
    play(s, "ranch farm_breed")
    assert herd(s, 0) == {"B4_12": 3, "B4_10": 4, "B4_00": 1, "B4_15": 2}
    assert s.enclosures[0].cattle == 3
    assert s.players[0].laid == [SPACE.find(RANCH)]


@pytest.mark.rule("FO-RAN-10", "FO-CORE-14")
def test_full_spaces_and_enclosures_gain_nothing_at_a_farmstead() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_12": 4})
    build(s, "B4_21", "enclosure", 0, breed="hereford", cattle=3)
    turn(s)
    assert "ranch farm_breed" not in on_offer(s)


@pytest.mark.rule("FO-RAN-10")
def test_of_more_than_three_places_the_player_picks_three() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_12": 2, "B4_10": 2, "B4_00": 2, "B4_02": 2})
    turn(s)
    play(s, "ranch farm_breed", "breed_at B4_02", "breed_at B4_00")
    assert sorted(spaces_offered(s, "breed_at")) == ["B4_10", "B4_12"]
    play(s, "breed_at B4_10")
    assert herd(s, 0) == {"B4_12": 2, "B4_10": 3, "B4_00": 3, "B4_02": 3}
    assert question(s) == "action"


@pytest.mark.rule("FO-TURN-06", "FO-RAN-10")
def test_a_guest_breeds_their_own_cattle_at_a_farmstead_for_a_dollar() -> None:
    s = ranch()
    put(s, 1, cattle={"B4_12": 2}, money=1)
    put(s, 0, cattle={"B4_10": 2})
    turn(s, 1)
    assert "ranch farm_breed" in on_offer(s)
    play(s, "ranch farm_breed")
    assert herd(s, 1) == {"B4_12": 3}
    assert herd(s, 0) == {"B4_10": 2}
    assert (has(s, 0, "money"), has(s, 1, "money")) == (1, 0)


@pytest.mark.rule("FO-TURN-06")
def test_a_guest_who_cannot_pay_may_not_come() -> None:
    s = ranch()
    put(s, 1, cattle={"B4_12": 2}, money=0)
    turn(s, 1)
    assert "ranch farm_breed" not in on_offer(s)


@pytest.mark.rule("FO-RAN-31")
def test_dairy_cattle_breed_in_enclosures_like_others() -> None:
    s = ranch()
    build(s, "B4_21", "enclosure", 0, breed="jersey", cattle=2)
    turn(s)
    play(s, "ranch farm_breed")
    assert s.enclosures[0].cattle == 3


@pytest.mark.rule("FO-TYC-04", "FO-RAN-09", "FO-TURN-03")
def test_goodnight_adds_a_calf_to_one_breeding_a_round() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 2, "B4_05": 2}, workers=3)
    s.tycoons = [CHARACTER.find("t01")]
    turn(s)
    play(s, "ranch breed", "ranch_at B4_15")
    assert herd(s, 0) == {"B4_15": 4, "B4_05": 2}
    play(s, "ranch breed", "ranch_at B4_05")
    assert herd(s, 0) == {"B4_15": 4, "B4_05": 3}


# --- round-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-25")
def test_each_horse_with_a_gun_rounds_up_two_cattle() -> None:
    s = ranch()
    put(s, 0, ranching=3, horse=3, guns=2)
    turn(s)
    play(s, "ranch round_up")
    assert on_offer(s) == ["ride_out 1", "ride_out 2"]
    play(s, "ride_out 2", "head_on B4_10", "head_on B4_10", "head_on B4_12")
    play(s, "head_on B4_12")
    assert herd(s, 0) == {"B4_10": 2, "B4_12": 2}
    assert has(s, 0, "guns") == 0
    assert goods.available(s.players[0], 6) == 1
    assert s.players[0].laid == [SPACE.find(RANCH)]


@pytest.mark.rule("FO-RAN-25")
def test_round_up_cattle_go_around_farmsteads_and_own_cattle() -> None:
    s = ranch()
    put(s, 0, ranching=3, horse=1, guns=1, cattle={"B4_15": 1})
    turn(s)
    play(s, "ranch round_up")
    found = spaces_offered(s, "head_on")
    assert {"B4_04", "B4_05", "B4_16", "B4_24", "B4_26", "B4_10"} <= set(found)
    assert "B4_15" not in found
    assert "B2_51" not in found


@pytest.mark.rule("FO-RAN-25", "FO-IND-01")
def test_the_round_up_takes_level_3_a_horse_and_a_gun() -> None:
    s = ranch()
    put(s, 0, ranching=2, horse=1, guns=1)
    turn(s)
    assert why_not(s, "ranch round_up") == "It takes level 3 of ranching."
    put(s, 0, ranching=3, horse=1, guns=0)
    turn(s)
    assert "ranch round_up" not in on_offer(s)
    put(s, 0, guns=1)
    s.players[0].exhausted[0] = 1
    turn(s)
    assert "ranch round_up" not in on_offer(s)


@pytest.mark.rule("FO-RAN-26")
def test_a_rancher_of_level_3_defends_with_a_horse_and_a_gun() -> None:
    s = ranch()
    put(s, 0, ranching=3, horse=1, guns=1)
    assert ranching.may_defend(s, 0)
    ranching.spend_pairs(s, 0, 1)
    assert has(s, 0, "guns") == 0
    assert not ranching.may_defend(s, 0)
    put(s, 1, ranching=2, horse=1, guns=1)
    assert not ranching.may_defend(s, 1)


# --- who may, and how it reads ------------------------------------------------------------------------------------


@pytest.mark.rule("FO-TURN-12", "FO-IND-01")
def test_without_a_ranching_card_nothing_of_it_is_on_offer() -> None:
    s = ranch()
    put(s, 2, cattle={"B4_15": 2}, horse=2, ranching=0)
    turn(s, 2)
    assert not [text for text in on_offer(s) if text.startswith("ranch")]
    assert why_not(s, "ranch breed") == "It takes level 1 of ranching."


@pytest.mark.rule("FO-TURN-01")
def test_ranch_work_takes_a_standing_worker() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 2})
    s.players[0].standing = 0
    turn(s)
    assert why_not(s, "ranch breed") == "None of your workers stands."


@pytest.mark.rule("FO-DAM-02")
def test_a_farmstead_in_revolt_is_not_worked() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_12": 2})
    s.damage[SPACE.find(RANCH)] = 1
    turn(s)
    assert "ranch farm_breed" not in on_offer(s)


@pytest.mark.rule("FO-TURN-05", "FO-CORE-14")
def test_a_farmstead_has_three_places() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_12": 2}, workers=5)
    s.players[1].laid = [SPACE.find(RANCH)] * 3
    turn(s)
    assert "ranch farm_breed" not in on_offer(s)


@pytest.mark.rule("FO-RAN-12", "FO-IND-08", "FO-IND-11")
def test_a_farmstead_is_bought_for_four_dollars_and_a_log_without_a_worker() -> None:
    s = table(3, RANCHERS)
    put(s, 0, money=4, log=1)
    turn(s)
    play(s, "build_industry")
    assert question(s) == "build_where"  # nothing else is affordable
    play(s, "site B4_11")
    assert tile_at(s, "B4_11") == "farmstead"
    assert (has(s, 0, "money"), has(s, 0, "log")) == (0, 0)
    assert goods.standing(s, 0) == 2
    assert s.players[0].points == [0, 0]


@pytest.mark.rule("FO-RAN-10")
def test_the_label_of_a_farmstead_says_how_many_calves_and_what_a_host_takes() -> None:
    s = ranch()
    build(s, "B4_26", "farmstead", 1)
    put(s, 0, cattle={"B4_12": 2, "B4_16": 2}, money=3)
    turn(s)
    play(s, "ranch farm_breed")
    assert label(s, "ranch_at B4_11") == "The farmstead on The Landing B2: 1 more"
    assert label(s, "ranch_at B4_26") == "The farmstead on The Landing C7: 1 more, $1 to Indigo"


# --- why not ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-RAN-09")
def test_why_a_herd_or_a_place_for_its_calf_is_not_on_offer() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_15": 4, "B2_51": 2})
    turn(s)
    play(s, "ranch breed")
    assert why_not(s, "ranch_at B4_11").startswith("Not there. It takes two of your cattle on grassland")
    play(s, "ranch_at B4_15")
    assert why_not(s, "calf_on B4_25") == "It goes on adjacent grassland without drought that has room."


@pytest.mark.rule("FO-RAN-10")
def test_why_a_place_around_a_farmstead_gains_no_calf() -> None:
    s = ranch()
    put(s, 0, cattle={"B4_12": 2, "B4_10": 2, "B4_00": 2, "B4_02": 2})
    turn(s)
    play(s, "ranch farm_breed")
    assert why_not(s, "breed_at B4_22").startswith("It takes two of your cattle around the farmstead")


@pytest.mark.rule("FO-RAN-25", "FO-MKT-12")
def test_why_cattle_do_not_go_there() -> None:
    s = ranch()
    put(s, 0, ranching=3, horse=2, guns=2)
    turn(s)
    play(s, "ranch round_up")
    assert why_not(s, "ride_out 3") == "You do not have so many horses that are available and guns."
    play(s, "ride_out 1")
    assert why_not(s, "head_on B4_21") == "There is no room on grassland there."
    assert why_not(s, "head_on B1_50") == "New cattle go around your farmsteads, or nearest to the train tile."
