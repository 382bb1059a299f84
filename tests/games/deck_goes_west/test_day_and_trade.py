"""Turns, handing over, trade. Chapters 5.4 and 5.22."""

import pytest

from saddlebag.games.deck_goes_west.day import begin_turn
from tests.games.deck_goes_west.match_kit import (
    discard_pile,
    draw_pile,
    go_on,
    hand,
    land,
    offered,
    place,
    play,
    put,
    question,
    stock,
    table,
)


@pytest.mark.rule("DW-DAY-09", "DW-DAY-10", "DW-DAY-12")
def test_the_first_turn_of_the_day_is_one_action_and_later_ones_two() -> None:
    s = table("discovery", players=2)
    land(s, "? P @")
    begin_turn(s, 0, actions=1)
    put(s, 0, hand="cow")
    put(s, 1, hand="cow pit_saw", stock="food 1")
    m = play(s, "play cow 1")
    assert m.to_act == 1
    assert "end" not in offered(m)
    go_on(m, "play cow 1")
    assert "pass" not in offered(m)
    go_on(m, "play pit_saw 2")
    assert m.to_act == 0


@pytest.mark.rule("DW-GEN-08", "DW-DAY-18")
def test_a_team_hands_over_freely_but_once_between_two_actions() -> None:
    s = table("speed_of_the_slowest", players=2)
    put(s, 1, hand="cow")
    m = play(s, "hand_over blue")
    assert m.to_act == 1
    go_on(m, "hand_over red")
    assert "hand_over blue" not in offered(m)
    go_on(m, "pass", "play cow 1")
    assert stock(s, 1) == {"food": 5}
    assert m.to_act == 1, "nobody else is left"


@pytest.mark.rule("DW-DAY-14", "DW-DAY-15", "DW-DAY-17")
def test_in_the_evening_items_may_be_discarded_and_dangers_not() -> None:
    s = table("discovery", players=2)
    put(s, 0, hand="pan weary")
    put(s, 1, hand="weary")
    m = play(s, "pass", "pass")
    assert offered(m) == ["discard pan", "done"]
    go_on(m, "discard pan", "done")
    assert (m.to_act, offered(m)) == (1, ["done"]), "a hidden hand is asked although it has no item"
    assert hand(s, 0) == ["weary"]


@pytest.mark.rule("DW-TRADE-09")
def test_who_refuses_a_trade_is_not_asked_again_this_turn() -> None:
    s = table("discovery", players=2)
    put(s, 0, hand="pan")
    m = play(s, "trade blue", "refuse")
    assert (m.to_act, s.actions_left) == (0, 2)
    assert "trade blue" not in offered(m)


@pytest.mark.rule("DW-TRADE-05", "DW-TRADE-06", "DW-TRADE-13")
def test_rivals_ask_for_a_colour_and_the_partner_fills_it() -> None:
    s = table("discovery", players=2)
    put(s, 0, hand="pan knife")
    put(s, 1, hand="boots horse weary")
    m = play(s, "trade blue", "agree", "discard pan", "give_card knife", "ask_colour blue", "submit")
    go_on(m, "accept")
    assert offered(m) == ["give_card boots", "give_card horse"]
    go_on(m, "give_card horse", "put draw", "put discard")
    assert draw_pile(s, 1) == ["knife"]
    assert discard_pile(s, 0) == ["horse", "pan"]
    assert hand(s, 1) == ["boots", "weary"]


@pytest.mark.rule("DW-TRADE-07", "DW-TRADE-08", "DW-TRADE-12")
def test_both_traders_move_one_of_them() -> None:
    s = table("speed_of_the_slowest", players=2)
    land(s, "? P P @")
    put(s, 0, hand="pan boots", stock="food 1")
    put(s, 1, hand="boots", stock="food 1")
    m = play(s, "trade blue", "agree", "discard pan", "cancel", "help blue", "play boots 1", "play boots 1")
    assert (m.to_act, s.pool) == (1, [2, 0, 0])
    go_on(m, "step west walk", "step west walk")
    assert (place(s, 0), place(s, 1)) == ("c0r0", "c2r0")
    assert question(m) == "action"
    assert m.to_act == 0


@pytest.mark.rule("DW-TRADE-13")
def test_a_trade_ends_after_three_packages() -> None:
    s = table("discovery", players=2)
    put(s, 0, hand="pan", stock="food 3")
    put(s, 1, stock="gold 3")
    m = play(s, "trade blue", "agree", "give 1 food", "submit", "counter", "give 1 gold", "submit", "counter")
    go_on(m, "give 2 food", "submit")
    assert offered(m) == ["accept", "reject"]
