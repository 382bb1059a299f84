"""Success dice, and working together. Chapter 5.14."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.rules.stocks import roll as roll_dice
from saddlebag.games.deck_goes_west.words.story import Rolled
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    hand,
    lay,
    offered,
    on_offer,
    play,
    put,
    question,
    roll,
    stock,
    who,
    with_job,
    workday,
)
from tests.games.kit import LoadedDice, told, unrolled

BOTH_MODES = pytest.mark.parametrize("mission", ["discovery", "iron_road"])


def workers(*hands: str, mission: str = "iron_road", tile: str = "T12", **options: Any) -> Table:
    """Players with these hands together on a tile, a forest without a job; their characters are tapped."""
    s = workday(mission, len(hands), **options)
    lay(s, {"c0r0": tile})
    for seat, held in enumerate(hands):
        put(s, seat, hand=held, tapped=True)
    return s


# --- dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DICE-01")
def test_a_success_die_shows_0_twice_1_three_times_and_2_once() -> None:
    s = workday("new_world")
    s.dice = dice = LoadedDice()
    dice.loaded = [(6, face) for face in range(6)]
    assert sorted(roll_dice(s, 1) for _ in range(6)) == [0, 0, 1, 1, 1, 2]


@pytest.mark.rule("DW-DICE-01")
@pytest.mark.parametrize(("faces", "total"), [((), 0), ((2,), 2), ((1, 0, 2, 0), 3), ((2, 2, 1, 1, 1, 1), 8)])
def test_the_result_is_the_sum_of_as_many_dice_as_the_job_says(faces: tuple[int, ...], total: int) -> None:
    s = workday("new_world")
    roll(s, *faces)
    assert roll_dice(s, len(faces)) == total
    assert unrolled(s) == 0


@pytest.mark.rule("DW-DICE-02")
@pytest.mark.parametrize(
    ("faces", "gained"), [((1, 0, 2, 0), {"food": 3}), ((0, 0, 0, 0), {}), ((2, 2, 2, 2), {"food": 8})]
)
def test_as_many_are_gained_as_were_rolled(faces: tuple[int, ...], gained: dict[str, int]) -> None:
    s = workers("hunting_knife", mission="new_world")
    roll(s, *faces)
    play(s, "play hunting_knife 2")
    assert (stock(s, 0), unrolled(s)) == (gained, 0)


@pytest.mark.rule("DW-DICE-03")
def test_more_than_ten_dice_may_be_rolled() -> None:
    s = workers("dynamite rock_drill pickaxe pan", "", mission="discovery", tile="T24")
    put(s, 1, "c1r0")
    roll(s, *[1] * 11)
    play(s, "play dynamite 1", "play rock_drill 1", "play pickaxe 1")
    assert (stock(s, 0), unrolled(s)) == ({"metal": 11}, 0)
    (rolled,) = told(s, Rolled)
    assert (rolled.seat, rolled.dice, rolled.result) == (0, 11, 11)


@pytest.mark.rule("DW-DICE-04")
def test_the_type_of_any_resource_is_chosen_before_the_roll() -> None:
    s = workday("new_world", characters=("nell_parker",))
    put(s, 0, gold=1)
    roll(s, 1, 2, 0)
    play(s, "ability 1")
    assert (question(s), unrolled(s)) == ("gain_what", 3)
    play(s, "gain wood")
    assert (stock(s, 0), unrolled(s)) == ({"wood": 3}, 0)


# --- invitations ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-COOP-01", "DW-COOP-06")
@BOTH_MODES
def test_who_rolls_for_a_resource_may_invite_the_others_on_the_tile(mission: str) -> None:
    s = workers("knife", "knife", "knife", "knife", mission=mission)
    put(s, 2, "c1r0")
    play(s, "play knife 2")
    assert (who(s), on_offer(s)) == (0, ["invite blue", "invite yellow", "roll"])


@pytest.mark.rule("DW-COOP-01", "DW-COOP-09")
@BOTH_MODES
def test_nobody_has_to_be_invited_and_then_there_is_no_bonus(mission: str) -> None:
    s = workers("knife", "knife", mission=mission)
    roll(s, 2, 1)
    play(s, "play knife 2", "roll")
    assert (stock(s, 0), stock(s, 1), hand(s, 1)) == ({"food": 3}, {}, ["knife"])


@pytest.mark.rule("DW-COOP-01")
def test_with_the_others_elsewhere_the_dice_are_rolled_at_once() -> None:
    s = workers("knife", "knife")
    put(s, 1, "c1r0")
    roll(s, 1, 1)
    play(s, "play knife 2")
    assert stock(s, 0) == {"food": 2}


@pytest.mark.rule("DW-COOP-01")
def test_to_a_gain_without_dice_nobody_is_invited() -> None:
    s = workers("pit_saw", "hatchet")
    put(s, 0, food=1)
    play(s, "play pit_saw 2")
    assert (question(s), stock(s, 0)) == ("action", {"wood": 3})


@pytest.mark.rule("DW-COOP-01")
def test_dice_before_the_last_step_are_rolled_at_once_and_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "gain food 2d; gain wood 1")
    s = workers("knife", "hunting_knife")
    roll(s, 2, 2)
    play(s, "play knife 1")
    assert (question(s), stock(s, 0)) == ("action", {"food": 4, "wood": 1})


@pytest.mark.rule("DW-COOP-02")
def test_a_guest_may_use_jobs_that_end_in_dice_for_the_same_resource() -> None:
    s = workers("knife", "knife hunting_knife hatchet rail_hammer cow canoe", tile="T13")
    put(s, 1, food=2)
    play(s, "play knife 2", "done", "invite blue")
    assert (who(s), on_offer(s)) == (
        1,
        ["play knife 2", "play knife 3", "play hunting_knife 2", "play hunting_knife 3", "tile", "done"],
    )


@pytest.mark.rule("DW-COOP-02")
def test_a_guest_pays_the_price_of_the_own_job() -> None:
    s = workers("knife", "knife pan boots")
    roll(s, 1, 1, 1)
    play(s, "play knife 2", "invite blue", "play knife 3", "discard pan")
    assert (hand(s, 1), discard_pile(s, 1), hand(s, 0)) == (["boots"], ["pan", "knife"], [])


@pytest.mark.rule("DW-COOP-02", "DW-COOP-09")
@BOTH_MODES
def test_a_guest_may_decline_and_nobody_has_a_bonus(mission: str) -> None:
    s = workers("knife", "knife", mission=mission)
    roll(s, 2, 1)
    play(s, "play knife 2", "invite blue", "done")
    assert (stock(s, 0), stock(s, 1), hand(s, 1), unrolled(s)) == ({"food": 3}, {}, ["knife"], 0)


@pytest.mark.rule("DW-COOP-03", "DW-COOP-04", "DW-COOP-05")
def test_a_guest_may_bundle_jobs_and_all_the_dice_are_one_roll() -> None:
    s = workers("hunting_knife", "knife knife boots")
    roll(s, 0, 0, 0, 0, 1, 1, 1, 0)
    play(s, "play hunting_knife 2", "invite blue", "play knife 2")
    assert (who(s), on_offer(s)) == (1, ["play knife 2", "play knife 3", "done"])
    play(s, "play knife 2")
    assert (stock(s, 0), stock(s, 1)) == ({"food": 2}, {"food": 3})
    assert [(event.seat, event.dice, event.result) for event in told(s, Rolled)] == [(0, 4, 0), (1, 4, 3)]


@pytest.mark.rule("DW-COOP-03")
def test_without_bundles_a_guest_adds_one_job() -> None:
    s = workers("knife", "knife knife", bundle_same_icon=False)
    roll(s, 0, 0, 1, 0)
    play(s, "play knife 2", "invite blue", "play knife 2")
    assert (hand(s, 1), stock(s, 1)) == (["knife"], {"food": 1})


# --- the bonus --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-COOP-04", "DW-COOP-05", "DW-COOP-06")
@BOTH_MODES
def test_alice_and_bob_hunt_together(mission: str) -> None:
    s = workers("hunting_knife", "knife", mission=mission)
    roll(s, 1, 1, 1, 0, 1, 0)
    play(s, "play hunting_knife 2", "invite blue", "play knife 2", *(["done"] if mission == "discovery" else []))
    assert (stock(s, 0), stock(s, 1)) == ({"food": 4}, {"food": 3})


@pytest.mark.rule("DW-COOP-04", "DW-COOP-05")
@pytest.mark.parametrize(
    ("rolls", "gained"),
    [
        ((4, 2, 1), (5, 4, 3)),
        ((4, 4, 0), (6, 6, 2)),
        ((0, 0, 3), (2, 2, 3)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (1, 1, 1)),
    ],
)
def test_each_gains_half_of_the_best_among_the_others_rounded_up(
    rolls: tuple[int, int, int], gained: tuple[int, int, int]
) -> None:
    s = workers("hatchet", "hatchet", "hatchet")
    for result in rolls:
        roll(s, (result + 1) // 2, result // 2)
    play(s, "play hatchet 1", "invite blue", "play hatchet 1", "invite green", "play hatchet 1")
    assert tuple(stock(s, seat).get("wood", 0) for seat in range(3)) == gained


@pytest.mark.rule("DW-COOP-04")
def test_the_dice_are_rolled_from_the_active_player_on_clockwise() -> None:
    s = workers("hatchet", "hatchet", "hatchet")
    s.active = 1
    roll(s, 2, 2, 0, 0, 1, 0)
    play(s, "play hatchet 1", "invite red", "play hatchet 1", "invite green", "play hatchet 1")
    assert [(event.seat, event.result) for event in told(s, Rolled)] == [(1, 4), (2, 0), (0, 1)]


@pytest.mark.rule("DW-COOP-11")
def test_only_dice_count_for_the_others_and_not_what_is_gained_without() -> None:
    s = workers("hatchet pit_saw", "hatchet", mission="discovery")
    put(s, 0, food=1)
    roll(s, 1, 1, 0, 0)
    play(s, "play hatchet 1", "play pit_saw 2", "invite blue", "play hatchet 1", "done")
    assert (stock(s, 0), stock(s, 1)) == ({"wood": 3 + 2}, {"wood": 1})


# --- who may join -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-COOP-07")
def test_a_guest_without_a_fitting_job_is_not_invited_where_hands_are_open() -> None:
    s = workers("knife", "pan", "knife")
    play(s, "play knife 2")
    assert on_offer(s) == ["invite green", "roll"]


@pytest.mark.rule("DW-COOP-07")
def test_a_hidden_hand_may_be_invited_in_any_case_and_can_only_decline() -> None:
    s = workers("knife", "pan", mission="discovery")
    play(s, "play knife 2", "invite blue")
    assert (who(s), on_offer(s)) == (1, ["done"])


@pytest.mark.rule("DW-COOP-07")
@pytest.mark.parametrize(
    ("things", "jobs"),
    [
        ({"character": "silas_pike", "tapped": False}, ["ability 2", "done"]),
        ({"character": "silas_pike", "tapped": True}, ["done"]),
        ({"character": "tom_brand", "tapped": False}, ["done"]),
        ({"standing": True}, ["tile", "done"]),
        ({"standing": False}, ["done"]),
        ({"hand": "fishing_line"}, ["done"]),
        ({"hand": "snares"}, ["play snares 1", "done"]),
    ],
)
def test_a_guest_needs_to_be_able_to_do_the_job_there(things: dict[str, Any], jobs: list[str]) -> None:
    s = workers("knife", "", mission="discovery", tile="T13")
    put(s, 0, standing=False)
    put(s, 1, **({"standing": False} | things))
    play(s, "play knife 2", "invite blue")
    assert on_offer(s) == jobs


@pytest.mark.rule("DW-COOP-07")
def test_where_bandits_are_a_guest_has_only_jobs_that_ask_for_no_place() -> None:
    s = workers("knife pan", "knife hunting_knife pan", tile="T13")
    bandits(s, {"c0r0": 1})
    play(s, "play knife 3", "invite blue")
    assert on_offer(s) == ["play knife 3", "play hunting_knife 3", "done"]


@pytest.mark.rule("DW-COOP-08")
def test_who_joins_uses_up_none_of_the_own_actions() -> None:
    s = workers("knife pan", "knife pan", mission="discovery")
    roll(s, 0, 0, 0, 0)
    play(s, "play knife 2", "done", "invite blue", "play knife 2", "done")
    assert (who(s), s.actions_left) == (0, 1)
    play(s, "end")
    assert (who(s), s.actions_left, s.acted) == (1, 2, False)


@pytest.mark.rule("DW-COOP-10")
def test_invitations_come_after_the_active_player_has_paid_and_before_any_die_is_rolled() -> None:
    s = workers("knife knife pan", "knife")
    roll(s, 1, 1, 0, 0)
    play(s, "play knife 3", "discard pan")
    assert question(s) == "add_job"
    play(s, "done")
    assert (question(s), hand(s, 0), discard_pile(s, 0)) == ("invite_whom", ["knife"], ["pan", "knife"])
    assert (stock(s, 0), unrolled(s)) == ({}, 4)


@pytest.mark.rule("DW-COOP-10")
def test_a_guest_answers_at_once_and_is_invited_only_once() -> None:
    s = workers("knife", "knife", "knife")
    play(s, "play knife 2", "invite green")
    assert (who(s), question(s)) == (2, "join")
    play(s, "done")
    assert (who(s), on_offer(s)) == (0, ["invite blue", "roll"])


@pytest.mark.rule("DW-COOP-10")
def test_in_the_next_action_everybody_may_be_invited_again() -> None:
    s = workers("knife knife", "knife")
    roll(s, 0, 0, 0, 0)
    play(s, "play knife 2", "done", "invite blue", "done", "play knife 2")
    assert on_offer(s) == ["invite blue", "roll"]


@pytest.mark.rule("DW-COOP-12")
@pytest.mark.parametrize(
    ("tile", "card", "job", "fits"),
    [("T12", "knife", 2, True), ("T12", "hatchet", 1, True), ("T35", "pan", 1, False)],
)
def test_a_job_for_any_resource_fits_if_its_player_has_not_to_pay_that_one(
    tile: str, card: str, job: int, fits: bool
) -> None:
    """Nell pays a gold and rolls three dice for any other resource."""
    s = workers(card, "", mission="discovery", tile=tile)
    put(s, 1, character="nell_parker", tapped=False, gold=1)
    play(s, f"play {card} {job}", "invite blue")
    assert (offered(s, "ability") == ["1"]) == fits


@pytest.mark.rule("DW-COOP-12")
def test_a_guest_with_a_job_for_any_resource_rolls_for_the_one_in_question() -> None:
    s = workers("hatchet", "", tile="T12")
    put(s, 1, character="nell_parker", tapped=False, gold=1)
    roll(s, 2, 0, 1, 1, 1)
    play(s, "play hatchet 1", "invite blue", "ability 1")
    assert (stock(s, 0), stock(s, 1)) == ({"wood": 2 + 2}, {"wood": 3 + 1})


@pytest.mark.rule("DW-COOP-12", "DW-COOP-01")
def test_who_rolls_for_any_resource_invites_to_the_one_that_was_named() -> None:
    s = workers("", "hatchet knife", tile="T12")
    put(s, 0, character="nell_parker", tapped=False, gold=1)
    play(s, "ability 1", "gain wood", "invite blue")
    assert on_offer(s) == ["play hatchet 1", "done"]


@pytest.mark.rule("DW-COOP-12", "DW-RES-07")
def test_with_the_option_a_guest_may_gain_what_the_job_pays() -> None:
    s = workers("pan", "", tile="T35", any_gain_may_equal_paid=True)
    put(s, 1, character="nell_parker", tapped=False, gold=1)
    roll(s, 0, 1, 1, 1)
    play(s, "play pan 1", "invite blue", "ability 1")
    assert stock(s, 1) == {"gold": 3}


@pytest.mark.rule("DW-COOP-12", "DW-RES-07")
def test_in_a_bundle_any_is_not_paid_in_the_resource_that_is_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "pan", "pay any 1; gain any 2d")
    s = workers("hatchet", "pan")
    put(s, 1, wood=1, gold=1)
    roll(s, 0, 0, 2, 0)
    play(s, "play hatchet 1", "invite blue", "play pan 1")
    assert stock(s, 1) == {"wood": 1 + 2}
