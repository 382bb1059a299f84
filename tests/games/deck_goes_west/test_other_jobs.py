"""Jobs of characters, of land tiles and of missions. Chapters 5.10 to 5.12."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.rules.land import relocate_all, remove_column
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    discards,
    draw_pile,
    gangs,
    go_to,
    hand,
    lay,
    next_cards,
    night_step,
    offered,
    on_offer,
    one_piece,
    place,
    play,
    put,
    question,
    railways,
    roll,
    stock,
    who,
    workday,
)
from tests.games.kit import run

CAMP = "T45"


# --- characters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-CHAR-01", "DW-CHAR-02")
def test_a_character_job_taps_the_card_and_there_is_one_a_day() -> None:
    s = workday("new_world", characters=("silas_pike",))
    lay(s, {"c0r0": "T12"})
    put(s, 0, food=1)
    assert offered(s, "ability") == ["2", "3"]
    roll(s, 1, 1, 1)
    play(s, "ability 2")
    assert (s.players[0].tapped, stock(s, 0)) == (True, {"food": 4})
    assert offered(s, "ability") == []


@pytest.mark.rule("DW-CHAR-01")
def test_the_character_is_tapped_from_the_start_of_the_job() -> None:
    s = workday("new_world")
    put(s, 0, gold=1, food=1)
    play(s, "ability 3")
    assert (question(s), s.players[0].tapped) == ("pay_what", True)


@pytest.mark.rule("DW-CHAR-02")
def test_in_one_action_two_jobs_of_a_character_cannot_be_bundled() -> None:
    s = workday("new_world", characters=("martha_longstride",))
    put(s, 0, hand="boots pan pan", food=9)
    play(s, "ability 1")
    assert on_offer(s) == ["play boots 1", "go"]


@pytest.mark.rule("DW-CHAR-03")
def test_the_next_morning_the_character_may_be_used_again() -> None:
    s = workday("new_world", characters=("silas_pike",))
    put(s, 0, food=2)
    play(s, "ability 3", "stop")
    assert offered(s, "ability") == []
    s.ask = s.rule = None
    go_to(s, "dawn: dawn")
    one_piece(s)
    assert offered(s, "ability") == ["3"]


@pytest.mark.rule("DW-CHAR-04")
@pytest.mark.parametrize("resource", ["gold", "metal", "wood", "food"])
def test_derek_scraps_items_for_as_many_of_one_resource(resource: str) -> None:
    s = workday("new_world")
    put(s, 0, hand="pan knife cow graze")
    play(s, "ability 1", "x 2", "scrap pan", "scrap cow", f"gain {resource}")
    assert (stock(s, 0), hand(s, 0), s.players[0].tapped) == ({resource: 2}, ["graze", "knife"], True)
    assert (discards(s, "starter"), discards(s, "trade")) == (["pan"], ["cow"])


@pytest.mark.rule("DW-CHAR-04")
def test_derek_swaps_one_resource_for_another_for_an_item() -> None:
    s = workday("new_world")
    put(s, 0, hand="pan", food=3)
    play(s, "ability 2", "x 3", "gain gold")
    assert (stock(s, 0), discard_pile(s, 0), s.players[0].tapped) == ({"gold": 3}, ["pan"], True)


@pytest.mark.rule("DW-CHAR-04")
def test_derek_walks_for_any_resource() -> None:
    s = workday("new_world")
    put(s, 0, wood=1)
    play(s, "ability 3", "step west walk")
    assert (stock(s, 0), place(s, 0), s.players[0].tapped) == ({}, "c1r0", True)


@pytest.mark.rule("DW-CHAR-06")
@pytest.mark.parametrize(("tapped", "weapons"), [(False, ["ability 1", "done"]), (True, [])])
def test_at_night_the_battle_job_of_an_untapped_character_may_be_used(tapped: bool, weapons: list[str]) -> None:
    s = workday("new_world", characters=("silas_pike",))
    put(s, 0, tapped=tapped)
    bandits(s, {"c0r0": 1})
    night_step(s, "attack")
    roll(s, 0)
    if weapons:
        assert on_offer(s) == weapons
        roll(s, 0, 2, 1, 0)  # the defence die, the attack of both dice, the save of the bandit
        play(s, "ability 1")
        assert (gangs(s), s.players[0].tapped) == ({}, True)
    else:
        one_piece(s)
        one_piece(s)
        assert gangs(s) == {"c0r0": 1}


# --- tiles ------------------------------------------------------------------------------------------------------


def visit(tile: str, mission: str = "new_world", **things: Any) -> Table:
    """Red stands on this tile, at c0r0, with these things; no character can do anything."""
    s = workday(mission)
    lay(s, {"c0r0": tile})
    for seat in range(len(s.players)):
        put(s, seat, tapped=True)
    put(s, 0, **things)
    return s


@pytest.mark.rule("DW-TILE-01")
def test_a_tile_job_needs_the_meeple_there_standing_and_no_bandits() -> None:
    assert "tile" in on_offer(visit("T08"))
    lying, elsewhere, besieged = visit("T08", standing=False), visit("T08"), visit("T08")
    put(elsewhere, 0, "c1r0")
    bandits(besieged, {"c0r0": 1})
    for s in (lying, elsewhere, besieged):
        assert "tile" not in on_offer(s)


@pytest.mark.rule("DW-TILE-01")
def test_bandits_on_another_tile_do_not_matter() -> None:
    s = visit("T08")
    bandits(s, {"c1r0": 5})
    assert "tile" in on_offer(s)


@pytest.mark.rule("DW-TILE-02", "DW-TILE-03")
def test_a_tile_job_lays_the_meeple_down_and_is_done_once_a_visit() -> None:
    s = visit("T08")
    play(s, "tile")
    assert (stock(s, 0), s.players[0].standing) == ({"food": 1}, False)
    assert "tile" not in on_offer(s)


@pytest.mark.rule("DW-TILE-03")
def test_the_meeple_stands_up_when_it_moves_to_another_tile_and_may_come_back() -> None:
    s = visit("T08", hand="horse")
    play(s, "tile", "play horse 1", "step west walk")
    assert s.players[0].standing
    play(s, "step east walk")
    assert (place(s, 0), "tile" in on_offer(s)) == ("c0r0", True)


@pytest.mark.rule("DW-TILE-03")
def test_the_job_of_the_next_tile_may_be_done_after_a_step() -> None:
    s = visit("T08", hand="boots")
    lay(s, {"c1r0": "T20"})
    play(s, "tile", "play boots 1", "step west walk", "tile")
    assert stock(s, 0) == {"wood": 1}


@pytest.mark.rule("DW-TILE-03")
def test_a_move_that_leads_nowhere_leaves_the_meeple_lying() -> None:
    s = visit("T08", hand="boots")
    play(s, "tile", "play boots 1", "stop")
    assert not s.players[0].standing


@pytest.mark.rule("DW-TILE-04")
def test_staying_overnight_is_the_same_visit() -> None:
    s = visit("T08")
    play(s, "tile", "pass", "put discard")
    assert question(s) == "action"
    assert (s.day, s.players[0].standing) == (1, False)
    assert "tile" not in on_offer(s)


@pytest.mark.rule("DW-TILE-05")
def test_who_leaves_by_train_stands_up() -> None:
    s = visit("T08", gold=1)
    railways(s, "c0r0 c1r0")
    play(s, "tile", "mission 1", "ride c1r0")
    assert (place(s, 0), s.players[0].standing) == ("c1r0", True)


@pytest.mark.rule("DW-TILE-05")
def test_who_is_moved_by_a_trade_partner_stands_up() -> None:
    s = visit("T08", "iron_road")
    put(s, 1, hand="boots pan", food=1)
    play(s, "tile", "hand_over blue", "trade red", "agree", "discard pan", "cancel", "help red", "play boots 1")
    assert (who(s), s.players[0].standing) == (0, False)
    play(s, "step west walk")
    assert (place(s, 0), s.players[0].standing) == ("c1r0", True)


@pytest.mark.rule("DW-TILE-05")
def test_who_is_relocated_stands_up() -> None:
    s = visit("T08")
    play(s, "tile")
    next_cards(s, "weary")
    remove_column(s, 0)
    run(relocate_all(s, 0), "put discard")
    assert (place(s, 0), s.players[0].standing) == ("c1r0", True)


@pytest.mark.rule("DW-TILE-06")
def test_the_village_of_the_rulebook_draws_four_cards_for_two_gold() -> None:
    s = visit("T41", gold=2, draw="pan pan knife knife boots")
    play(s, "tile")
    assert (stock(s, 0), len(hand(s, 0)), draw_pile(s, 0)) == ({}, 4, ["boots"])
    assert not s.players[0].standing


@pytest.mark.rule("DW-TILE-07")
def test_the_camp_of_the_rulebook_pays_six_gold_for_an_item() -> None:
    s = visit(CAMP, hand="pan")
    play(s, "tile")
    assert (stock(s, 0), discards(s, "starter"), hand(s, 0)) == ({"gold": 6}, ["pan"], [])
    assert not s.players[0].standing


@pytest.mark.rule("DW-TILE-08")
def test_each_player_may_use_the_same_tile_job_on_the_own_visit() -> None:
    s = visit("T08", "iron_road")
    play(s, "tile", "hand_over blue")
    assert s.players[1].standing
    play(s, "tile")
    assert [stock(s, seat) for seat in (0, 1)] == [{"food": 1}, {"food": 1}]
    assert [player.standing for player in s.players] == [False, False]


@pytest.mark.rule("DW-TILE-09")
def test_the_job_of_a_camp_is_there_once_its_bandits_are_removed_until_new_ones_come() -> None:
    s = visit(CAMP, hand="hatchet pan")
    bandits(s, {"c0r0": 1})
    assert "tile" not in on_offer(s)
    roll(s, 2, 0)
    play(s, "play hatchet 2")
    assert "tile" in on_offer(s)
    s.ask = s.rule = None
    bandits(s, {"c0r0": 1})
    assert "tile" not in on_offer(s)


# --- missions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-MISS-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_player_may_do_a_mission_job_as_an_action(seat: int) -> None:
    s = workday("iron_rivals", 3)
    s.active = seat
    put(s, seat, food=2, tapped=True)
    play(s, "mission 2")
    assert (stock(s, seat), s.actions_left) == ({"metal": 1}, 1)


@pytest.mark.rule("DW-MISS-02")
def test_a_mission_job_costs_no_card_and_no_tap() -> None:
    s = workday("iron_road")
    put(s, 0, hand="pan", food=2)
    put(s, 1, "c1r0")
    play(s, "mission 2")
    assert (hand(s, 0), discard_pile(s, 0), s.players[0].tapped) == (["pan"], [], False)
    assert (s.players[0].standing, stock(s, 0)) == (True, {"metal": 1})


@pytest.mark.rule("DW-MISS-03")
def test_discovery_rides_the_train_for_gold() -> None:
    s = workday("discovery")
    lay(s, {"c3r2": "T11"})
    railways(s, "c0r0 c3r2")
    put(s, 0, gold=1, tapped=True)
    play(s, "mission 3", "ride c3r2")
    assert (place(s, 0), stock(s, 0)) == ("c3r2", {})


@pytest.mark.rule("DW-MISS-03")
def test_discovery_climbs_for_two_points_and_two_items() -> None:
    s = workday("discovery")
    lay(s, {"c1r0": "T24"})
    s.vp[0] = 5
    put(s, 0, hand="pan pan", tapped=True)
    play(s, "mission 1", "step west climb")
    assert (s.vp[0], discard_pile(s, 0), place(s, 0)) == (3, ["pan", "pan"], "c1r0")


@pytest.mark.rule("DW-MISS-03")
def test_discovery_scraps_three_dangers_for_four_points() -> None:
    s = workday("discovery")
    s.vp[0] = 6
    put(s, 0, hand="weary weary graze", tapped=True)
    play(s, "mission 2")
    assert (s.vp[0], hand(s, 0)) == (2, [])
    assert (discards(s, "exhaustion"), discards(s, "pain")) == (["weary", "weary"], ["graze"])


@pytest.mark.rule("DW-MISS-04")
@pytest.mark.parametrize(("goal", "in_reach"), [("c3r0", True), ("c3r1", False)])
def test_cautious_cargo_rides_the_train_up_to_three_for_gold(goal: str, in_reach: bool) -> None:
    s = workday("cautious_cargo")
    lay(s, {goal: "T11"})
    railways(s, f"c0r0 {goal}")
    put(s, 0, gold=1, tapped=True)
    assert ("mission 1" in on_offer(s)) == in_reach
    if in_reach:
        play(s, "mission 1", f"ride {goal}")
        assert (place(s, 0), stock(s, 0)) == (goal, {})


@pytest.mark.rule("DW-MISS-05")
@pytest.mark.parametrize("mission", ["discovery", "iron_rivals", "bounty_season", "westward_dash"])
def test_in_every_versus_mission_a_player_full_of_dangers_can_get_rid_of_some(mission: str) -> None:
    s = workday(mission)
    put(s, 0, hand="weary weary weary graze graze", tapped=True)
    against = [job for job in s.mission_card.jobs if "scrap danger" in job.text]
    play(s, f"mission {s.mission_card.jobs.index(against[0]) + 1}")
    while s.ask is not None:
        play(s, on_offer(s)[0])
    assert len(hand(s, 0)) <= 3
    assert (question(s), len(s.mission_card.jobs) >= 3) == ("action", True)
