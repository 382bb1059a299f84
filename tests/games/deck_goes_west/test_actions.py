"""Actions: which jobs there are, bundles, what can be started, the order of choices. Chapter 5.5."""

from typing import Any

import pytest

from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    draw_pile,
    face_down,
    hand,
    land,
    lay,
    movement_left,
    offered,
    on_offer,
    place,
    play,
    put,
    question,
    railways,
    rides_left,
    roll,
    row,
    stock,
    who,
    with_job,
    workday,
)
from tests.games.kit import unrolled

ALONE = {"c0r0": "T01"}
"""A land of one tile, from which no step leads anywhere."""


def in_forest(mission: str = "discovery", tile: str = "T12", **things: Any) -> Table:
    """Red is in a forest, alone, with these things; no character can do anything."""
    s = workday(mission)
    lay(s, {"c1r0": tile})
    put(s, 0, "c1r0", tapped=True, **things)
    if len(s.players) > 1:
        put(s, 1, tapped=True)
    return s


# --- jobs to choose from ----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-02", "DW-MISS-01")
def test_jobs_are_on_cards_in_hand_on_the_character_on_the_tile_and_on_the_mission() -> None:
    s = workday("discovery")
    lay(s, {"c0r0": "T08"})
    railways(s, "c0r0 c1r0")
    put(s, 0, hand="boots parched", character="silas_pike", food=1, gold=1)
    put(s, 1, "c1r1")
    assert on_offer(s) == ["play boots 1", "play parched 2", "ability 3", "tile", "mission 3", "pass"]


@pytest.mark.rule("DW-ACT-02")
def test_cards_on_piles_of_others_and_in_the_row_offer_no_jobs() -> None:
    s = workday("discovery")
    put(s, 0, draw="boots", discard="boots", food=9, tapped=True)
    put(s, 1, hand="boots")
    row(s, "horse mule stagecoach iron_plate dynamite")
    assert offered(s, "play") == []


@pytest.mark.rule("DW-ACT-02", "DW-CHAR-02")
def test_a_tapped_character_offers_no_jobs() -> None:
    s = workday("discovery")
    put(s, 0, food=1, tapped=True)
    assert offered(s, "ability") == []


@pytest.mark.rule("DW-ACT-02")
def test_the_jobs_of_another_tile_are_not_offered() -> None:
    s = workday("discovery")
    lay(s, {"c1r0": "T08"})
    assert "tile" not in on_offer(s)


@pytest.mark.rule("DW-ACT-02", "DW-MISS-01")
def test_event_jobs_cannot_be_chosen() -> None:
    s = workday("clean_sweep")
    put(s, 0, gold=9, metal=9, wood=9, food=9, tapped=True)
    bandits(s, {"c0r0": 1})
    assert offered(s, "mission") == ["1"]


@pytest.mark.rule("DW-ACT-02")
def test_cards_that_are_alike_are_offered_once() -> None:
    s = workday("discovery")
    put(s, 0, hand="boots boots boots", food=3, tapped=True)
    assert offered(s, "play") == ["boots 1"]


@pytest.mark.rule("DW-ACT-01", "DW-ACT-11")
def test_a_job_is_completed_from_left_to_right_and_x_is_chosen_first() -> None:
    s = workday("discovery")
    put(s, 0, hand="pan pickaxe", gold=2, food=2)
    asked = []
    for answer in ("ability 2", "x 2", "discard pan", "pay food", "gain wood"):
        asked.append(question(s))
        play(s, answer)
    assert asked == ["action", "x", "discard_what", "pay_what", "gain_what"]
    assert (stock(s, 0), discard_pile(s, 0), hand(s, 0)) == ({"gold": 2, "wood": 2}, ["pan"], ["pickaxe"])


@pytest.mark.rule("DW-ACT-01")
def test_every_step_of_a_job_is_done_before_the_next_action() -> None:
    s = workday("new_world")
    put(s, 0, hand="bridge_kit", wood=2, metal=2)
    play(s, "play bridge_kit 2")
    assert (stock(s, 0), s.railways) == ({"wood": 1, "metal": 1}, [s.players[0].cell])
    assert question(s) == "action"


# --- bundles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-03")
def test_jobs_with_the_same_last_icon_may_share_an_action_wherever_they_stand_and_whatever_their_numbers() -> None:
    s = in_forest(tile="T20", hand="hatchet rail_hammer pit_saw knife", food=5)
    put(s, 0, character="tom_brand", tapped=False)
    play(s, "play hatchet 1")
    assert on_offer(s) == ["play rail_hammer 2", "play pit_saw 1", "play pit_saw 2", "ability 1", "tile", "done"]


@pytest.mark.rule("DW-ACT-03")
def test_a_bundle_is_one_action() -> None:
    s = in_forest(tile="T20", hand="hatchet rail_hammer", food=1)
    roll(s, 1, 1)
    play(s, "play hatchet 1", "tile", "play rail_hammer 2")
    assert stock(s, 0) == {"wood": 2 + 1 + 1}
    assert s.actions_left == 1


@pytest.mark.rule("DW-ACT-03")
def test_a_bundle_ends_when_the_player_is_done() -> None:
    s = in_forest(hand="hatchet rail_hammer", food=1)
    roll(s, 1, 1)
    play(s, "play hatchet 1", "done")
    assert (stock(s, 0), hand(s, 0)) == ({"food": 1, "wood": 2}, ["rail_hammer"])


@pytest.mark.rule("DW-ACT-03")
def test_a_job_that_gains_any_resource_joins_as_the_resource_that_is_gained() -> None:
    s = in_forest(tile="T18", hand="hatchet pan")
    put(s, 0, character="nell_parker", tapped=False, gold=1)
    roll(s, 0, 0, 1, 1, 1)
    play(s, "play hatchet 1", "ability 1", "tile")
    assert (stock(s, 0), question(s)) == ({"wood": 3 + 2}, "action")


@pytest.mark.rule("DW-ACT-03")
def test_two_kinds_of_scrapping_do_not_bundle() -> None:
    s = workday("discovery")
    put(s, 0, hand="tonic field_doctor weary graze", tapped=True)
    play(s, "play tonic 1", "scrap weary")
    assert (on_offer(s), hand(s, 0)) == (["done"], ["field_doctor", "graze"])


@pytest.mark.rule("DW-ACT-03")
def test_jobs_that_scrap_the_same_class_of_dangers_bundle() -> None:
    s = workday("discovery")
    put(s, 0, hand="tonic tonic weary hunger", tapped=True)
    play(s, "play tonic 1", "scrap weary")
    assert on_offer(s) == ["play tonic 1", "done"]


@pytest.mark.rule("DW-ACT-03")
def test_without_the_option_only_movement_and_battle_jobs_bundle() -> None:
    s = workday("discovery", bundle_same_icon=False)
    lay(s, {"c0r0": "T12"})
    put(s, 0, hand="hatchet rail_hammer boots boots", food=5, tapped=True)
    put(s, 1, "c1r0")
    roll(s, 1, 1)
    play(s, "play hatchet 1")
    assert (stock(s, 0), s.stage, s.ask) == ({"food": 5, "wood": 2}, "actions", None)
    put(s, 0, hand="boots boots")
    play(s, "play boots 1")
    assert on_offer(s) == ["play boots 1", "go"]


@pytest.mark.rule("DW-ACT-04")
def test_walking_climbing_sailing_and_trains_are_one_icon() -> None:
    s = workday("new_world")
    railways(s, "c0r0 c1r0")
    put(s, 0, hand="boots coil_of_rope raft pan", food=2, gold=1, tapped=True)
    play(s, "play boots 1")
    assert on_offer(s) == ["play coil_of_rope 1", "play raft 1", "mission 1", "go"]
    play(s, "play raft 1", "play coil_of_rope 1", "mission 1")
    assert (movement_left(s), rides_left(s)) == ([1, 1, 1], [5])


@pytest.mark.rule("DW-ACT-05")
def test_attack_and_defence_are_one_icon() -> None:
    s = workday("new_world")
    bandits(s, {"c0r0": 3})
    put(s, 0, hand="hatchet iron_plate boots", food=1, tapped=True)
    play(s, "play hatchet 2")
    assert on_offer(s) == ["play iron_plate 1", "done"]


@pytest.mark.rule("DW-ACT-06", "DW-MISS-02")
def test_a_mission_job_is_used_once_in_an_action_and_again_in_the_next() -> None:
    s = workday("westward_dash")
    put(s, 0, hand="boots", food=9, tapped=True)
    play(s, "mission 1")
    assert on_offer(s) == ["play boots 1", "go"]
    play(s, "go", "stop")
    assert "mission 1" in on_offer(s)


@pytest.mark.rule("DW-ACT-06")
def test_in_a_battle_everybody_may_use_each_mission_job_once() -> None:
    s = workday("clean_sweep")
    bandits(s, {"c0r0": 1})
    put(s, 0, hand="knife", food=9, tapped=True)
    put(s, 1, hand="knife", food=9, tapped=True)
    play(s, "mission 1")
    assert (who(s), on_offer(s)) == (0, ["play knife 1", "done"])
    play(s, "done")
    assert (who(s), on_offer(s)) == (1, ["play knife 1", "mission 1", "done"])
    play(s, "mission 1")
    assert on_offer(s) == ["play knife 1", "done"]


@pytest.mark.rule("DW-ACT-07", "DW-ACT-17")
def test_a_purchase_is_an_action_for_itself_that_nothing_joins() -> None:
    """Buying a Horse ends in paying food; nothing else can be added to it, and it cannot be added to anything."""
    s = workday("westward_dash")
    row(s, "horse horse horse cow cow")
    put(s, 0, hand="rail_hammer", food=9)
    play(s, "buy slot1 1", "put discard")
    assert (question(s), s.actions_left) == ("action", 1)
    play(s, "play rail_hammer 2")
    assert (question(s), offered(s, "buy")) == ("add_job", [])


@pytest.mark.rule("DW-ACT-17", "DW-ACT-07")
def test_for_a_purchase_no_card_is_discarded_and_no_character_tapped() -> None:
    s = workday("discovery")
    row(s, "horse stagecoach field_doctor iron_plate dynamite")
    put(s, 0, hand="boots", food=3)
    play(s, "buy slot1 1", "put draw")
    assert (hand(s, 0), discard_pile(s, 0), draw_pile(s, 0)) == (["boots"], [], ["horse"])
    assert (stock(s, 0), s.players[0].tapped) == ({}, False)


# --- what can be started ----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-08")
@pytest.mark.parametrize(
    ("things", "job"),
    [
        ({"hand": "boots"}, "play boots 1"),
        ({"hand": "knife"}, "play knife 3"),
        ({"hand": "rail_hammer", "wood": 1}, "play rail_hammer 1"),
        ({"hand": "weary", "food": 1}, "play weary 1"),
        ({"hand": "gunshot", "gold": 1, "wood": 1}, "play gunshot 2"),
        ({"hand": "leg_wound boots pan"}, "play leg_wound 1"),
        ({"hand": "boots", "gold": 9}, "mission 1"),
        ({"hand": "graze graze"}, "mission 2"),
    ],
)
def test_a_job_of_which_a_step_could_not_be_paid_is_not_offered(things: dict[str, Any], job: str) -> None:
    s = workday("discovery")
    put(s, 0, tapped=True, **things)
    assert job not in on_offer(s)


@pytest.mark.rule("DW-ACT-08")
@pytest.mark.parametrize(
    ("things", "job"),
    [
        ({"hand": "boots", "food": 1}, "play boots 1"),
        ({"hand": "knife pan"}, "play knife 3"),
        ({"hand": "rail_hammer", "wood": 1, "metal": 1}, "play rail_hammer 1"),
        ({"hand": "weary pan", "food": 1}, "play weary 1"),
        ({"hand": "gunshot", "wood": 2}, "play gunshot 2"),
        ({"hand": "leg_wound boots boots"}, "play leg_wound 1"),
        ({"hand": "boots pan"}, "mission 1"),
        ({"hand": "graze graze weary"}, "mission 2"),
    ],
)
def test_a_job_of_which_every_step_can_be_paid_is_offered(things: dict[str, Any], job: str) -> None:
    s = workday("discovery")
    put(s, 0, tapped=True, **things)
    assert job in on_offer(s)


@pytest.mark.rule("DW-ACT-08")
def test_the_card_that_is_played_does_not_pay_for_itself() -> None:
    s = workday("discovery")
    put(s, 0, hand="coil_of_rope", tapped=True)
    assert offered(s, "play") == []
    s = workday("discovery")
    put(s, 0, hand="coil_of_rope pan", tapped=True)
    assert offered(s, "play") == ["coil_of_rope 1"]


@pytest.mark.rule("DW-ACT-09")
@pytest.mark.parametrize(("pile", "drawn"), [("", 0), ("pan", 1), ("pan pan pan", 2)])
def test_a_draw_step_draws_as_many_cards_as_there_are(pile: str, drawn: int) -> None:
    s = workday("new_world", characters=("rosa_quill",))
    put(s, 0, hand="boots knife", draw=pile)
    s.players[0].discard = []
    play(s, "ability 2", "discard boots")
    taken_back = 1 if drawn < 2 else 0  # the boots, shuffled in
    assert len(hand(s, 0)) == 1 + drawn + taken_back


@pytest.mark.rule("DW-ACT-09")
def test_a_telescope_needs_one_target_and_looks_at_as_many_as_there_are() -> None:
    s = workday("lone_surveyor")
    land(s, {"c0r0": "T01", "c0r1": "?T15"})
    s.land_pile = []
    s.land_discard = []
    put(s, 0, hand="survey_map", food=1, tapped=True)
    play(s, "play survey_map 1", "look c0r1")
    assert (face_down(s), question(s)) == ({}, "action")


@pytest.mark.rule("DW-ACT-09")
def test_a_telescope_without_a_target_is_not_offered() -> None:
    s = workday("lone_surveyor")
    land(s, {"c0r0": "T01", "c3r0": "?T15"})
    put(s, 0, hand="spyglass", tapped=True)
    assert offered(s, "play") == []


@pytest.mark.rule("DW-ACT-09", "DW-RES-08")
def test_a_gain_never_fails() -> None:
    s = workday("new_world")
    put(s, 0, hand="cow", food=99, tapped=True)
    play(s, "play cow 1")
    assert stock(s, 0) == {"food": 99}


@pytest.mark.rule("DW-ACT-10")
def test_what_an_event_brings_belongs_to_the_action_that_caused_it() -> None:
    s = workday("bounty_season")
    put(s, 0, hand="hatchet", tapped=True)
    put(s, 1, "c1r0")
    bandits(s, {"c0r0": 1})
    roll(s, 2, 0)
    play(s, "play hatchet 2", "done")
    assert (s.vp, stock(s, 0)) == ([3, 0], {"gold": 1})
    assert (who(s), s.actions_left) == (0, 1)


# --- choices inside a job ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-11")
def test_only_a_resource_is_offered_that_leaves_enough_for_the_rest_of_the_job() -> None:
    """Derek's second job with X = 2: what is paid must be there twice."""
    s = workday("discovery")
    put(s, 0, hand="pan", gold=1, wood=2, food=3)
    play(s, "ability 2", "x 2")
    assert on_offer(s) == ["pay wood", "pay food"]


@pytest.mark.rule("DW-ACT-11")
def test_only_cards_are_offered_that_leave_enough_for_the_rest_of_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Boots and Pan only the Pan may go if a blue card is still to be discarded."""
    s = workday("discovery")
    put(s, 0, hand="boots pan knife", food=1)
    with_job(monkeypatch, "knife", "discard item 1; discard item:blue 1; gain food 5")
    play(s, "play knife 1")
    assert on_offer(s) == ["discard pan"]
    play(s, "discard pan")
    assert (stock(s, 0), discard_pile(s, 0)) == ({"food": 6}, ["boots", "pan", "knife"])


@pytest.mark.rule("DW-ACT-11")
def test_a_choice_with_one_answer_is_not_asked() -> None:
    s = workday("discovery")
    put(s, 0, hand="pickaxe boots", tapped=True)
    put(s, 1, "c1r0")
    lay(s, {"c0r0": "T24"})
    roll(s, 1, 1)
    play(s, "play pickaxe 1")
    assert (discard_pile(s, 0), stock(s, 0)) == (["boots", "pickaxe"], {"metal": 2})


@pytest.mark.rule("DW-ACT-12")
def test_a_started_job_cannot_be_taken_back() -> None:
    s = workday("discovery")
    put(s, 0, hand="pan pickaxe", gold=2, food=2)
    play(s, "ability 2")
    assert on_offer(s) == ["x 0", "x 1", "x 2"]
    play(s, "x 1")
    assert on_offer(s) == ["discard pan", "discard pickaxe"]
    play(s, "discard pan")
    assert on_offer(s) == ["pay gold", "pay food"]
    play(s, "pay gold")
    assert on_offer(s) == ["gain metal", "gain wood", "gain food"]


@pytest.mark.rule("DW-ACT-12", "DW-X-02")
def test_a_step_of_amount_0_is_complete_without_a_choice() -> None:
    s = workday("new_world")
    put(s, 0, hand="pan pickaxe", gold=2, food=2)
    play(s, "ability 2", "x 0", "discard pan")
    assert (question(s), stock(s, 0), s.players[0].tapped) == ("action", {"gold": 2, "food": 2}, True)


# --- bundles alone or in a team ---------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-13")
@pytest.mark.parametrize("mission", ["new_world", "iron_road"])
def test_alone_on_a_tile_dice_are_rolled_at_once(mission: str) -> None:
    s = in_forest(mission, hand="hatchet hatchet")
    roll(s, 1, 1)
    play(s, "play hatchet 1")
    assert (question(s), stock(s, 0)) == ("action", {"wood": 2})


@pytest.mark.rule("DW-ACT-13")
def test_in_a_team_dice_gains_bundle_while_another_is_on_the_tile() -> None:
    s = in_forest("iron_road", hand="hatchet hatchet")
    put(s, 1, "c1r0")
    play(s, "play hatchet 1")
    assert on_offer(s) == ["play hatchet 1", "done"]


@pytest.mark.rule("DW-ACT-13")
def test_in_a_team_gains_without_dice_do_not_bundle() -> None:
    s = in_forest("iron_road", hand="rail_hammer rail_hammer", food=2)
    put(s, 1, "c1r0")
    play(s, "play rail_hammer 2")
    assert (question(s), stock(s, 0)) == ("action", {"food": 1, "wood": 1})


@pytest.mark.rule("DW-ACT-13")
@pytest.mark.parametrize("mission", ["new_world", "iron_road"])
def test_movement_bundles_in_every_mode(mission: str) -> None:
    s = workday(mission)
    put(s, 0, hand="boots boots", food=2, tapped=True)
    play(s, "play boots 1")
    assert on_offer(s) == ["play boots 1", "go"]


@pytest.mark.rule("DW-ACT-13")
@pytest.mark.parametrize("mission", ["new_world", "iron_road"])
def test_battle_jobs_bundle_in_every_mode(mission: str) -> None:
    s = workday(mission)
    bandits(s, {"c0r0": 1})
    put(s, 0, hand="hatchet hatchet", tapped=True)
    play(s, "play hatchet 2")
    assert on_offer(s) == ["play hatchet 2", "done"]


@pytest.mark.rule("DW-ACT-14", "DW-JOB-08")
def test_in_a_bundle_all_but_dice_is_done_at_once_job_by_job() -> None:
    s = in_forest(hand="hatchet rail_hammer pit_saw boots", food=2)
    roll(s, 1, 1)
    play(s, "play hatchet 1")
    assert (stock(s, 0), discard_pile(s, 0)) == ({"food": 2}, ["hatchet"])
    play(s, "play rail_hammer 2")
    assert (stock(s, 0), discard_pile(s, 0)) == ({"food": 1, "wood": 1}, ["rail_hammer", "hatchet"])
    assert unrolled(s) == 2
    play(s, "done")
    assert (stock(s, 0), unrolled(s)) == ({"food": 1, "wood": 3}, 0)


# --- movement jobs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-15")
@pytest.mark.parametrize(
    ("hand", "job", "pool"), [("boots", 1, [1, 0, 0]), ("ice_spikes", 1, [0, 1, 0]), ("raft", 1, [0, 0, 1])]
)
def test_a_movement_job_may_be_started_although_no_tile_can_be_entered(hand: str, job: int, pool: list[int]) -> None:
    s = workday("new_world")
    land(s, ALONE)
    put(s, 0, hand=hand, food=1, tapped=True)
    play(s, f"play {hand} {job}")
    assert (movement_left(s), on_offer(s)) == (pool, ["stop"])
    play(s, "stop")
    assert (place(s, 0), discard_pile(s, 0)) == ("c0r0", [hand])


@pytest.mark.rule("DW-ACT-16")
@pytest.mark.parametrize(
    ("rails", "at", "possible"),
    [
        ("", "c0r0", False),
        ("c0r0", "c0r0", False),
        ("c1r0 c1r1", "c0r0", False),
        ("c0r0 c1r0", "c0r0", True),
        ("c0r0 c4r1", "c0r0", True),
        ("c0r0 c5r1", "c0r0", False),
    ],
)
def test_a_train_job_needs_a_railway_under_the_meeple_and_a_goal_in_range(rails: str, at: str, possible: bool) -> None:
    s = workday("new_world")
    lay(s, {"c4r1": "T11", "c5r1": "T12"})
    railways(s, rails)
    put(s, 0, at, gold=1, tapped=True)
    assert ("mission 1" in on_offer(s)) == possible


@pytest.mark.rule("DW-ACT-16")
def test_a_train_job_may_be_added_to_step_movement_and_go_unused() -> None:
    s = workday("new_world")
    put(s, 0, hand="boots", food=1, gold=1, tapped=True)
    assert "mission 1" not in on_offer(s)
    play(s, "play boots 1", "mission 1", "step west walk")
    assert (place(s, 0), stock(s, 0), rides_left(s)) == ("c1r0", {}, [])


@pytest.mark.rule("DW-ACT-16")
def test_a_train_job_takes_who_walks_to_a_railway_further() -> None:
    s = workday("new_world")
    lay(s, {"c4r0": "T11"})
    railways(s, "c1r0 c4r0")
    put(s, 0, hand="boots", food=1, gold=1, tapped=True)
    play(s, "play boots 1", "mission 1", "step west walk", "ride c4r0")
    assert place(s, 0) == "c4r0"
