"""Flipping switches, trading cards, storing actions as bullets. Chapter 5.10."""

from typing import Any

import pytest

from saddlebag.games.train_heist.content import COLOUR
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.rules.sheriff import arrest
from saddlebag.games.train_heist.state import State
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    begin_turn,
    end_turn,
    hand,
    next_events,
    on_offer,
    put,
    switches,
    table,
    take_action,
    train,
)


def starting(s: State, word: str) -> list[str]:
    """What is on offer that begins with this word."""
    return [text for text in on_offer(s) if text.split()[0] == word]


# --- switches -------------------------------------------------------------------------------------------------


def shown(s: State) -> list[str]:
    """The colours at je and jw."""
    return [COLOUR[colour] for colour in s.switches]


def at_switch(place: str, **fields: Any) -> State:
    """Green is here; both switches are green and no Wanted Card is on display."""
    s = table()
    s.wanted_row = []
    switches(s, "green", "green")
    put(s, 0, place, **fields)
    return s


@pytest.mark.rule("TH-FLIP-01")
@pytest.mark.parametrize(("junction", "colours"), [("je", ["red", "green"]), ("jw", ["green", "red"])])
def test_a_cowboy_on_a_junction_flips_its_switch(junction: str, colours: list[str]) -> None:
    s = at_switch(junction)
    assert starting(s, "flip") == [f"flip {junction}"]
    run(take_action(s), f"flip {junction}")
    assert shown(s) == colours


@pytest.mark.rule("TH-FLIP-01")
def test_a_flip_costs_one_heist_action_and_a_second_one_flips_back() -> None:
    s = at_switch("je")
    run(take_action(s), "flip je")
    run(take_action(s), "flip je")
    assert shown(s) == ["green", "green"]
    assert s.actions_left == 2


@pytest.mark.rule("TH-FLIP-02")
@pytest.mark.parametrize("beside", ["gate_e", "n01", "s11", "xe"])
def test_standing_next_to_a_junction_is_not_enough(beside: str) -> None:
    assert starting(at_switch(beside), "flip") == []


@pytest.mark.rule("TH-FLIP-03")
def test_even_switchback_cannot_flip_a_switch_under_a_car() -> None:
    s = at_switch("gate_e", wanted="w10")
    assert starting(s, "flip") == ["flip je"]
    train(s, "n01 je s11 s10 s09")
    assert starting(s, "flip") == []


@pytest.mark.rule("TH-FLIP-03")
def test_a_straight_cannot_flip_a_switch_under_a_car() -> None:
    s = at_switch("cc", hand="r02 b03 k04 r05")
    train(s, "n01 je s11 s10 s09")
    assert texts(ask_after(take_action(s), "straight", "play r02 r05 b03 k04")) == ["flip jw"]


@pytest.mark.rule("TH-FLIP-03")
def test_an_event_does_not_flip_switches_under_cars() -> None:
    s = at_switch("cc")
    train(s, "jw xw xe je s11")
    next_events(s, "e18 e03")
    draw_event(s)
    assert shown(s) == ["green", "green"]


@pytest.mark.rule("TH-FLIP-04")
def test_once_the_switches_are_removed_nothing_flips_them() -> None:
    s = at_switch("je", hand="r02 b03 k04 r05")
    next_events(s, "e03")
    draw_event(s)
    assert starting(s, "flip") == []
    assert starting(s, "straight") == []


# --- trading --------------------------------------------------------------------------------------------------


def together(green: str, yellow: str, place: str = "cc", **options: Any) -> State:
    """Green and Yellow share a space and hold these cards."""
    s = table(**options)
    put(s, 0, place, hand=green)
    put(s, 1, place, hand=yellow)
    return s


@pytest.mark.rule("TH-TRADE-01")
def test_cards_are_given_and_handed_back_for_one_heist_action() -> None:
    s = together("r01 r02 r03", "b01 b02")
    run(take_action(s), "trade yellow", "give r01", "give r03", "done", "give b02", "done")
    assert hand(s, 0) == ["r02", "b02"]
    assert hand(s, 1) == ["r01", "r03", "b01"]
    assert s.actions_left == 3


@pytest.mark.rule("TH-TRADE-01")
def test_nothing_need_be_handed_back() -> None:
    s = together("r01 r02 r03", "b01 b02")
    run(take_action(s), "trade yellow", "give r01", "give r02", "give r03", "done", "done")
    assert hand(s, 0) == []
    assert hand(s, 1) == ["r01", "r02", "r03", "b01", "b02"]


@pytest.mark.rule("TH-TRADE-01", "TH-TRADE-07")
@pytest.mark.parametrize(("mine", "theirs"), [("cc", "draw_e"), ("car_a", "plat_3"), ("s07", "plat_1")])
def test_cowboys_on_different_spaces_do_not_trade(mine: str, theirs: str) -> None:
    s = together("r01 r02", "b01 b02")
    put(s, 0, mine)
    put(s, 1, theirs)
    assert starting(s, "trade") == []


@pytest.mark.rule("TH-TRADE-02")
def test_a_trade_is_with_one_partner() -> None:
    s = table(3)
    for seat, cards in enumerate(["r01 r02", "b01 b02", "k01 k02"]):
        put(s, seat, "cc", hand=cards)
    assert starting(s, "trade") == ["trade yellow", "trade red"]
    ask = ask_after(take_action(s), "trade red", "give r01", "done")
    assert ask.seats == (2,)
    assert texts(ask) == ["give k01", "give k02", "done"]


@pytest.mark.rule("TH-TRADE-03")
def test_the_partner_must_hand_back_what_goes_beyond_his_hand_limit() -> None:
    s = together("r01 r02", "b01 b02 b03 b04")
    to_hand_back = ask_after(take_action(s), "trade yellow", "give r01", "give r02", "done")
    assert "done" not in texts(to_hand_back)


@pytest.mark.rule("TH-TRADE-03")
def test_the_partner_cannot_fill_the_givers_hand_beyond_its_limit() -> None:
    s = together("r01 r02 r03 r04 r05", "b01 b02 b03")
    to_hand_back = ask_after(take_action(s), "trade yellow", "give r01", "done", "give b01")
    assert texts(to_hand_back) == ["done"]


@pytest.mark.rule("TH-TRADE-03")
def test_the_holder_of_6_shooter_may_have_six_cards_after_a_trade() -> None:
    s = together("r01 r02", "b01 b02 b03 b04")
    put(s, 1, wanted="w01")
    run(take_action(s), "trade yellow", "give r01", "give r02", "done", "done")
    assert len(hand(s, 1)) == 6


@pytest.mark.rule("TH-TRADE-04")
def test_two_full_hands_can_be_swapped_because_only_the_final_hands_count() -> None:
    s = together("r01 r02 r03 r04 r05", "b01 b02 b03 b04 b05")
    gives = [f"give r0{number}" for number in range(1, 6)]
    hands_back = [f"give b0{number}" for number in range(1, 6)]
    run(take_action(s), "trade yellow", *gives, "done", *hands_back, "done")
    assert hand(s, 0) == ["b01", "b02", "b03", "b04", "b05"]
    assert hand(s, 1) == ["r01", "r02", "r03", "r04", "r05"]


@pytest.mark.rule("TH-TRADE-05")
def test_a_trade_is_not_on_offer_when_no_card_can_change_hands() -> None:
    assert starting(together("", ""), "trade") == []


@pytest.mark.rule("TH-TRADE-05", "TH-TRADE-10")
def test_a_trade_of_nothing_is_void_and_costs_no_heist_action() -> None:
    s = together("r01 r02", "b01 b02")
    run(take_action(s), "trade yellow", "done", "done")
    assert s.actions_left == 4


@pytest.mark.rule("TH-TRADE-06")
def test_a_giver_of_nothing_may_receive_cards() -> None:
    s = together("", "b01 b02")
    run(take_action(s), "trade yellow", "done", "give b01", "done")
    assert hand(s, 0) == ["b01"]
    assert s.actions_left == 3


@pytest.mark.rule("TH-TRADE-07")
@pytest.mark.parametrize("shared", ["cc", "town_b", "n06", "car_a", "roof_4", "plat_5"])
def test_a_space_of_either_map_can_be_shared(shared: str) -> None:
    assert starting(together("r01", "b01", place=shared), "trade") == ["trade yellow"]


@pytest.mark.rule("TH-TRADE-07")
def test_prisoners_share_no_space() -> None:
    s = together("k01 k02", "k03 k04", place="jail")
    assert "trade yellow" not in texts(ask_after(take_action(s)))


@pytest.mark.rule("TH-TRADE-08")
def test_a_flat_cowboy_hands_cards_back_and_stays_flat() -> None:
    s = together("r01", "b01 b02")
    put(s, 1, flat=True)
    run(take_action(s), "trade yellow", "give r01", "done", "give b01", "done")
    assert hand(s, 1) == ["r01", "b02"]
    assert s.cowboys[1].flat


@pytest.mark.rule("TH-TRADE-09")
def test_first_the_active_player_gives_and_then_the_partner_hands_back() -> None:
    s = together("r01 r02", "b01")
    giving = ask_after(take_action(s), "trade yellow")
    assert (giving.seats, texts(giving)) == ((0,), ["give r01", "give r02", "done"])
    handing_back = ask_after(take_action(s), "trade yellow", "give r01", "done")
    assert handing_back.seats == (1,)


@pytest.mark.rule("TH-TRADE-09")
def test_the_partner_hands_back_only_cards_that_he_held_before() -> None:
    s = together("r01 r02", "b01 b02")
    handing_back = ask_after(take_action(s), "trade yellow", "give r01", "done")
    assert texts(handing_back) == ["give b01", "give b02", "done"]


@pytest.mark.rule("TH-TRADE-09")
def test_no_more_cards_are_given_than_the_partner_may_hold() -> None:
    s = together("r01 r02 r03 r04 r05 r06", "b01")
    put(s, 0, wanted="w01")
    gives = [f"give r0{number}" for number in range(1, 6)]
    assert texts(ask_after(take_action(s), "trade yellow", *gives)) == ["done"]


@pytest.mark.rule("TH-TRADE-10")
def test_after_a_void_trade_the_partner_is_not_named_again_this_turn() -> None:
    s = together("r01 r02", "b01 b02")
    run(take_action(s), "trade yellow", "done", "done")
    assert starting(s, "trade") == []
    begin_turn(s, 0)
    assert starting(s, "trade") == ["trade yellow"]


@pytest.mark.rule("TH-TRADE-10")
def test_a_void_trade_with_one_does_not_bar_another() -> None:
    s = table(3)
    run(take_action(s), "trade yellow", "done", "done")
    assert starting(s, "trade") == ["trade red"]


@pytest.mark.rule("TH-TRADE-10")
@pytest.mark.parametrize("answers", [["refuse"], ["done", "refuse"]], ids=["by the partner", "by the giver"])
def test_a_refused_trade_costs_nothing_and_is_not_repeated(answers: list[str]) -> None:
    s = together("r01 r02", "b01 b02", mode="versus")
    run(take_action(s), "trade yellow", "give r01", "done", *answers)
    assert hand(s, 0) == ["r01", "r02"]
    assert s.actions_left == 4
    assert starting(s, "trade") == []


@pytest.mark.rule("TH-TRADE-10")
def test_after_a_real_trade_the_partner_may_be_named_again() -> None:
    s = together("r01 r02", "b01 b02")
    run(take_action(s), "trade yellow", "give r01", "done", "done")
    assert starting(s, "trade") == ["trade yellow"]


@pytest.mark.rule("TH-TRADE-11")
@pytest.mark.parametrize(("mode", "refusable"), [("coop", False), ("score_challenge", False), ("versus", True)])
def test_a_gift_can_be_refused_in_versus_only(mode: str, refusable: bool) -> None:
    s = together("r01 r02", "b01 b02", mode=mode)
    ask = ask_after(take_action(s), "trade yellow", "give r01", "done")
    assert ("refuse" in texts(ask)) == refusable


# --- bullets --------------------------------------------------------------------------------------------------


def with_bullets(green: int, yellow: int = 0) -> State:
    """Green and Yellow have so many bullets from earlier turns; the rest of the three is in the supply."""
    s = table()
    put(s, 0, bullets=green)
    put(s, 1, bullets=yellow)
    s.bullets = 3 - green - yellow
    return s


@pytest.mark.rule("TH-BULLET-01")
def test_a_bullet_is_taken_from_the_supply_for_one_heist_action() -> None:
    s = table()
    run(take_action(s), "take_bullet")
    assert (s.cowboys[0].bullets, s.bullets, s.actions_left) == (1, 2, 3)


@pytest.mark.rule("TH-BULLET-01")
def test_an_empty_supply_has_no_bullet_to_take() -> None:
    assert "take_bullet" not in on_offer(with_bullets(1, 2))


@pytest.mark.rule("TH-BULLET-01")
def test_without_a_heist_action_left_no_bullet_is_taken() -> None:
    s = table()
    s.actions_left = 0
    assert "take_bullet" not in on_offer(s)


@pytest.mark.rule("TH-BULLET-02")
def test_one_player_may_take_all_three_bullets_and_there_is_no_fourth() -> None:
    s = table()
    for _ in range(3):
        run(take_action(s), "take_bullet")
    assert s.cowboys[0].bullets == 3
    assert s.actions_left == 1
    assert "take_bullet" not in on_offer(s)


@pytest.mark.rule("TH-BULLET-03")
def test_a_bullet_of_an_earlier_turn_goes_back_for_one_more_heist_action() -> None:
    s = with_bullets(1)
    run(take_action(s), "use_bullet")
    assert (s.cowboys[0].bullets, s.bullets, s.actions_left) == (0, 3, 5)


@pytest.mark.rule("TH-BULLET-03")
def test_a_bullet_can_be_used_when_no_heist_action_is_left() -> None:
    s = with_bullets(1)
    s.actions_left = 0
    assert "use_bullet" in on_offer(s)


@pytest.mark.rule("TH-BULLET-03", "TH-BULLET-04")
def test_a_bullet_is_used_on_a_later_turn_than_it_was_taken() -> None:
    s = table()
    run(take_action(s), "take_bullet")
    assert "use_bullet" not in on_offer(s)
    end_turn(s)
    assert "use_bullet" not in on_offer(s)
    end_turn(s)
    assert "use_bullet" in on_offer(s)


@pytest.mark.rule("TH-BULLET-04")
def test_beside_a_bullet_taken_this_turn_an_older_one_can_be_used() -> None:
    s = with_bullets(1)
    run(take_action(s), "take_bullet")
    run(take_action(s), "use_bullet")
    assert s.cowboys[0].bullets == 1
    assert "use_bullet" not in on_offer(s)


@pytest.mark.rule("TH-BULLET-05")
def test_several_bullets_are_used_in_one_turn() -> None:
    s = with_bullets(3)
    for _ in range(3):
        run(take_action(s), "use_bullet")
    assert s.actions_left == 7


@pytest.mark.rule("TH-BULLET-06")
def test_a_used_bullet_is_not_taken_again_in_the_same_turn() -> None:
    s = with_bullets(1, 2)
    run(take_action(s), "use_bullet")
    assert "take_bullet" not in on_offer(s)
    end_turn(s)
    assert s.active == 1
    assert "take_bullet" in on_offer(s)


@pytest.mark.rule("TH-BULLET-06")
def test_beside_a_used_bullet_the_others_of_the_supply_can_be_taken() -> None:
    s = with_bullets(1, 1)
    run(take_action(s), "use_bullet")
    run(take_action(s), "take_bullet")
    assert "take_bullet" not in on_offer(s)


@pytest.mark.rule("TH-BULLET-06")
def test_a_bullet_returned_by_an_arrest_is_free_at_once() -> None:
    s = with_bullets(1, 2)
    run(take_action(s), "use_bullet")
    arrest(s, 1)
    run(take_action(s), "take_bullet")
    run(take_action(s), "take_bullet")
    assert "take_bullet" not in on_offer(s)
