"""Arrest and jail. Chapter 5.12."""

from typing import Any

import pytest

from saddlebag.engine.names import bits
from saddlebag.games.train_heist.content import CARD, JAIL_PLACES, SPACE, WANTED
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.rules.sheriff import arrest, march
from saddlebag.games.train_heist.state import State
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    begin_turn,
    cards,
    hand,
    loot,
    match_of,
    next_cards,
    next_events,
    on_offer,
    place,
    put,
    space,
    table,
    take_action,
    tiles,
    train,
    train_step,
)

LEFT, RIGHT = -1, 1
NO_KEYS = "r01 r02 r03 r04 r06 b01"


def quiet_table(players: int = 2, sheriff: str = "car_b", **options: Any) -> State:
    """A table without Wanted Cards on display."""
    s = table(players, **options)
    s.wanted_row = []
    s.sheriff = space(sheriff)
    return s


def prisoner(hand: str, **fields: Any) -> State:
    """It is the turn of Green, who is in jail with these cards."""
    s = quiet_table()
    put(s, 0, "jail", hand=hand, **fields)
    return s


# --- meeting the Sheriff --------------------------------------------------------------------------------------


@pytest.mark.rule("TH-JAIL-01")
def test_a_cowboy_whom_the_sheriff_meets_on_anothers_turn_is_jailed_at_once() -> None:
    s = quiet_table()
    put(s, 0, hand="wild1")
    put(s, 1, "plat_3")
    run(take_action(s), "sheriff left")
    assert place(s, 1) == "jail"
    assert s.active == 0


@pytest.mark.rule("TH-JAIL-01", "TH-JAIL-02")
def test_a_cowboy_who_walks_into_the_sheriff_is_jailed() -> None:
    s = quiet_table()
    put(s, 0, "plat_3")
    run(take_action(s), "move car_b")
    assert place(s, 0) == "jail"


@pytest.mark.rule("TH-JAIL-02")
def test_a_cowboy_who_comes_out_of_the_tunnel_beside_the_sheriff_is_jailed() -> None:
    s = quiet_table(sheriff="car_a")
    put(s, 0, "car_a")
    train(s, "n08 n07 n06 n05 n04")
    s.speed = 1
    run(train_step(s))
    assert place(s, 0) == "car_a"
    run(train_step(s))
    assert place(s, 0) == "jail"


@pytest.mark.rule("TH-JAIL-02")
def test_in_the_tunnel_a_cowboy_may_walk_into_the_sheriff() -> None:
    s = quiet_table()
    put(s, 0, "plat_3")
    train(s, "n09 n08 n07 n06 n05")
    run(take_action(s), "move car_b")
    assert place(s, 0) == "car_b"


@pytest.mark.rule("TH-JAIL-02")
def test_in_the_tunnel_the_sheriff_may_walk_into_a_cowboy() -> None:
    s = quiet_table()
    put(s, 0, "plat_3")
    train(s, "n09 n08 n07 n06 n05")
    march(s, LEFT)
    assert SPACE[s.sheriff] == "plat_3"
    assert place(s, 0) == "plat_3"


@pytest.mark.rule("TH-JAIL-02")
@pytest.mark.parametrize("beside", ["car_a", "car_b", "roof_3", "roof_4", "plat_4"])
def test_a_cowboy_in_another_space_of_the_train_is_not_met(beside: str) -> None:
    s = quiet_table()
    put(s, 0, beside)
    march(s, LEFT)
    assert SPACE[s.sheriff] == "plat_3"
    assert place(s, 0) == beside


# --- what an arrest takes -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-JAIL-03", "TH-JAIL-04")
def test_the_loot_of_the_arrested_goes_to_the_sack_and_not_back_into_the_train() -> None:
    s = quiet_table()
    put(s, 0, "plat_3", loot="l05 l12")
    stacks = [stack[:] for stack in s.stacks]
    march(s, LEFT)
    assert loot(s, 0) == []
    assert all(s.sack >> tile & 1 for tile in tiles("l05 l12"))
    assert s.stacks == stacks


@pytest.mark.rule("TH-JAIL-05")
def test_the_arrested_player_discards_the_whole_hand() -> None:
    s = quiet_table()
    put(s, 0, "plat_3", hand="r04 k05 wild1")
    march(s, LEFT)
    assert hand(s, 0) == []
    assert set(s.poker.discards[-3:]) == set(bits(cards("r04 k05 wild1")))


@pytest.mark.rule("TH-JAIL-06")
def test_the_arrested_player_returns_all_bullets() -> None:
    s = quiet_table()
    put(s, 0, "plat_3", bullets=2)
    s.bullets = 1
    march(s, LEFT)
    assert (s.cowboys[0].bullets, s.bullets) == (0, 3)


@pytest.mark.rule("TH-JAIL-07")
def test_the_arrested_player_keeps_a_wanted_card_and_its_ability() -> None:
    s = quiet_table()
    put(s, 0, "plat_3", wanted="w01")
    march(s, LEFT)
    assert s.cowboys[0].wanted == WANTED.find("w01")
    assert s.hand_limit(0) == 6


# --- the train gets faster ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-JAIL-08")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_an_arrest_raises_the_speed_by_one_to_at_most_five(before: int, after: int) -> None:
    s = quiet_table()
    s.speed = before
    put(s, 0, "plat_3")
    march(s, LEFT)
    assert s.speed == after


@pytest.mark.rule("TH-JAIL-08")
def test_two_arrests_in_one_move_raise_the_speed_twice() -> None:
    s = quiet_table()
    s.speed = 2
    put(s, 0, "car_a")
    put(s, 1, "plat_3")
    march(s, 2 * LEFT)
    assert [place(s, 0), place(s, 1), SPACE[s.sheriff]] == ["jail", "jail", "car_a"]
    assert s.speed == 4


@pytest.mark.rule("TH-JAIL-09", "TH-JAIL-15")
def test_the_jail_flag_tells_whether_the_arrest_raised_the_speed() -> None:
    s = quiet_table()
    s.speed = 4
    arrest(s, 0)
    arrest(s, 1)
    assert (s.cowboys[0].jail_flag, s.cowboys[1].jail_flag) == (True, False)
    put(s, 0, hand="k01 k02 k03")
    run(take_action(s), "escape")
    assert s.speed == 4
    begin_turn(s, 1)
    put(s, 1, hand="k04 k05 k06")
    run(take_action(s), "escape")
    assert s.speed == 4


@pytest.mark.rule("TH-JAIL-09")
def test_the_jail_flag_is_set_anew_by_every_arrest() -> None:
    s = quiet_table()
    put(s, 0, "plat_3", jail_flag=True)
    s.speed = 5
    march(s, LEFT)
    assert not s.cowboys[0].jail_flag


@pytest.mark.rule("TH-JAIL-10")
def test_the_jail_shows_three_places_and_a_fourth_prisoner_shares_one() -> None:
    s = quiet_table(4)
    for seat in range(4):
        put(s, seat, "plat_3")
    march(s, LEFT)
    assert [place(s, seat) for seat in range(4)] == ["jail"] * 4
    assert len(JAIL_PLACES) == 3


@pytest.mark.rule("TH-JAIL-24")
def test_cowboys_arrested_at_the_same_moment_are_jailed_in_turn_order_from_the_active_player() -> None:
    s = quiet_table(4)
    s.speed = 3
    begin_turn(s, 2)
    for seat in (0, 2, 3):
        put(s, seat, "plat_3")
    march(s, LEFT)
    assert [s.cowboys[seat].jail_flag for seat in (2, 3, 0)] == [True, True, False]
    assert [s.cowboys[seat].jailed_as for seat in (2, 3, 0)] == [1, 2, 3]


# --- a prisoner's turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-JAIL-11")
def test_a_prisoner_can_only_draw_or_end_and_escape_with_the_cards_for_it() -> None:
    assert texts(ask_after(take_action(prisoner("k01 k02")))) == ["draw", "end"]
    assert texts(ask_after(take_action(prisoner("k01 k02 k03")))) == ["draw", "escape", "end"]


@pytest.mark.rule("TH-JAIL-11")
def test_a_prisoner_draws_one_card_for_one_heist_action() -> None:
    s = prisoner("")
    next_cards(s, "k01 k02")
    run(take_action(s), "draw")
    assert hand(s, 0) == ["k01"]
    assert s.actions_left == 3


@pytest.mark.rule("TH-JAIL-12")
@pytest.mark.parametrize("card", ["k01", "k10", "wild3"])
def test_a_keyhole_or_wild_drawn_in_jail_is_kept(card: str) -> None:
    s = prisoner("")
    next_cards(s, card)
    run(take_action(s), "draw")
    assert hand(s, 0) == [card]


@pytest.mark.rule("TH-JAIL-12")
@pytest.mark.parametrize("card", ["r01", "b07"])
def test_any_other_card_drawn_in_jail_is_discarded_at_once(card: str) -> None:
    s = prisoner("k02")
    next_cards(s, card)
    run(take_action(s), "draw")
    assert hand(s, 0) == ["k02"]
    assert CARD[s.poker.discards[-1]] == card


@pytest.mark.rule("TH-JAIL-13")
@pytest.mark.parametrize("keys", ["k01 k02 k03", "k01 wild1 wild2", "wild1 wild2 wild3"])
def test_three_keyholes_or_wilds_open_the_cell_at_no_cost(keys: str) -> None:
    s = prisoner(keys)
    s.actions_left = 0
    run(take_action(s), "escape")
    assert place(s, 0) == "plat_1"
    assert set(bits(cards(keys))) <= set(s.poker.discards)
    assert s.actions_left == 0


@pytest.mark.rule("TH-JAIL-13")
def test_a_prisoner_with_more_keys_chooses_which_three_to_discard() -> None:
    s = prisoner("k01 k02 k03 wild1")
    assert len(texts(ask_after(take_action(s), "escape"))) == 4
    run(take_action(s), "escape", "play k01 k03 wild1")
    assert "k02" in hand(s, 0)


@pytest.mark.rule("TH-JAIL-13")
def test_nobody_escapes_on_anothers_turn() -> None:
    s = quiet_table()
    put(s, 1, "jail", hand="k01 k02 k03")
    assert "escape" not in on_offer(s)


@pytest.mark.rule("TH-JAIL-13")
def test_with_the_option_a_prisoner_escapes_as_soon_as_he_can() -> None:
    s = quiet_table(jail_auto_escape=True)
    put(s, 0, "jail", hand="k01 k02 k03")
    run(take_action(s))
    assert place(s, 0) == "plat_1"


@pytest.mark.rule("TH-JAIL-14")
def test_the_escaped_cowboy_is_on_the_engine_platform_with_a_full_hand_and_goes_on() -> None:
    s = prisoner("k01 k02 k03 k04")
    next_cards(s, "r05 r06 b07 b08 k09")
    s.actions_left = 2
    run(take_action(s), "escape", "play k01 k02 k03")
    assert place(s, 0) == "plat_1"
    assert hand(s, 0) == ["r05", "r06", "b07", "b08", "k04"]
    assert s.actions_left == 2
    assert "move roof_2" in on_offer(s)


@pytest.mark.rule("TH-JAIL-14")
def test_the_escaped_6_shooter_draws_up_to_six_cards() -> None:
    s = prisoner("k01 k02 k03", wanted="w01")
    run(take_action(s), "escape")
    assert len(hand(s, 0)) == 6


@pytest.mark.rule("TH-JAIL-15")
@pytest.mark.parametrize(("flag", "speed"), [(True, 2), (False, 3)])
def test_an_escape_slows_the_train_if_the_arrest_had_made_it_faster(flag: bool, speed: int) -> None:
    s = prisoner("k01 k02 k03", jail_flag=flag)
    s.speed = 3
    run(take_action(s), "escape")
    assert s.speed == speed


@pytest.mark.rule("TH-JAIL-18")
def test_whoever_is_arrested_on_his_own_turn_draws_with_the_heist_actions_left() -> None:
    s = quiet_table()
    put(s, 0, "plat_3")
    run(take_action(s), "move car_b")
    next_cards(s, NO_KEYS)
    for _ in range(3):
        run(take_action(s), "draw")
    assert texts(ask_after(take_action(s))) == ["end"]


@pytest.mark.rule("TH-JAIL-19")
def test_all_four_heist_actions_of_a_prisoner_can_be_draws() -> None:
    s = prisoner("")
    next_cards(s, NO_KEYS)
    for _ in range(4):
        run(take_action(s), "draw")
    assert texts(ask_after(take_action(s))) == ["end"]


@pytest.mark.rule("TH-JAIL-25")
def test_a_prisoner_called_the_kid_has_five_draws() -> None:
    s = prisoner("", wanted="w06")
    begin_turn(s, 0)
    next_cards(s, NO_KEYS)
    for _ in range(5):
        run(take_action(s), "draw")
    assert texts(ask_after(take_action(s))) == ["end"]


@pytest.mark.rule("TH-JAIL-22")
def test_a_prisoner_with_a_full_hand_cannot_draw() -> None:
    s = prisoner("k01 k02 k03 k04 k05")
    assert texts(ask_after(take_action(s))) == ["escape", "end"]


@pytest.mark.rule("TH-JAIL-21")
def test_wilds_that_open_the_cell_do_not_move_the_sheriff() -> None:
    s = prisoner("wild1 wild2 wild3")
    run(take_action(s), "escape")
    assert SPACE[s.sheriff] == "car_b"


@pytest.mark.rule("TH-JAIL-23")
@pytest.mark.parametrize("wanted", ["w01", "w04", "w06"])
def test_a_prisoner_starts_no_trade_and_takes_no_bullet_whatever_his_title(wanted: str) -> None:
    s = prisoner("k01 k02", wanted=wanted)
    put(s, 1, "jail", hand="k04 k05")
    assert texts(ask_after(take_action(s))) == ["draw", "end"]


# --- trading with prisoners -----------------------------------------------------------------------------------


@pytest.mark.rule("TH-JAIL-16", "TH-JAIL-23")
def test_from_the_engine_platform_cards_are_traded_with_a_prisoner() -> None:
    s = quiet_table()
    put(s, 0, "plat_1", hand="k01 k02 r05")
    put(s, 1, "jail", hand="k07")
    run(take_action(s), "trade yellow", "give k01", "give k02", "done", "give k07", "done")
    assert hand(s, 0) == ["r05", "k07"]
    assert hand(s, 1) == ["k01", "k02"]
    assert s.actions_left == 3


@pytest.mark.rule("TH-JAIL-16")
@pytest.mark.parametrize("elsewhere", ["plat_2", "roof_2", "car_a", "cc", "s07"])
def test_a_prisoner_is_reached_from_no_other_place(elsewhere: str) -> None:
    s = quiet_table()
    put(s, 0, elsewhere, hand="k01 k02")
    put(s, 1, "jail", hand="k07")
    assert "trade yellow" not in on_offer(s)


@pytest.mark.rule("TH-JAIL-17")
def test_a_prisoner_receives_only_keyholes_and_wilds() -> None:
    s = quiet_table()
    put(s, 0, "plat_1", hand="r05 b06 k01 wild1")
    put(s, 1, "jail", hand="")
    assert texts(ask_after(take_action(s), "trade yellow")) == ["give k01", "give wild1", "done"]


@pytest.mark.rule("TH-JAIL-17")
def test_a_prisoner_holds_no_more_than_his_hand_limit() -> None:
    s = quiet_table()
    put(s, 0, "plat_1", hand="k01 wild1")
    put(s, 1, "jail", hand="k04 k05 k06 k07")
    handing_back = ask_after(take_action(s), "trade yellow", "give k01", "give wild1", "done")
    assert texts(handing_back) == ["give k04", "give k05", "give k06", "give k07"]


@pytest.mark.rule("TH-JAIL-17")
def test_with_the_option_off_a_prisoner_receives_any_card() -> None:
    s = quiet_table(jailed_trade_filter=False)
    put(s, 0, "plat_1", hand="r05 k01")
    put(s, 1, "jail", hand="")
    assert texts(ask_after(take_action(s), "trade yellow")) == ["give r05", "give k01", "done"]


# --- safe behind bars -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-JAIL-20")
def test_the_sheriff_beside_the_jail_does_not_arrest_a_prisoner_again() -> None:
    s = quiet_table(sheriff="car_a")
    put(s, 0, "jail", hand="k01 k02")
    s.speed = 3
    next_events(s, "e03 e04 e15")
    draw_event(s)
    draw_event(s)
    assert SPACE[s.sheriff] == "plat_2"
    assert hand(s, 0) == ["k01", "k02"]
    assert s.speed == 3


@pytest.mark.rule("TH-JAIL-20")
def test_the_tunnel_does_not_touch_a_prisoner() -> None:
    s = quiet_table()
    put(s, 0, "jail", hand="k01 k02")
    train(s, "n05 n04 n03 n02 n01")
    s.speed = 3
    run(train_step(s))
    assert place(s, 0) == "jail"
    assert not s.cowboys[0].flat


@pytest.mark.rule("TH-JAIL-11", "TH-JAIL-14")
def test_a_prisoner_escapes_in_the_middle_of_his_turn_and_acts_on() -> None:
    s = prisoner("k01 k02")
    next_cards(s, "r01 wild1")
    match = match_of(s)
    for answer in ("draw", "draw", "escape", "move roof_2", "move roof_3"):
        match.apply(answer)
    assert place(match.state, 0) == "roof_3"
    assert match.state.actions_left == 0
