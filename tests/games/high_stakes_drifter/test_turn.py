"""The turn: actions, discards, drawing, the badge. Chapter 5.12"""

from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter.words.story import ActionsEnded, Drew, RoundBegan, TurnBegan
from tests.games.high_stakes_drifter.kit import (
    Table,
    asked,
    deadwood,
    dude,
    evening,
    flip,
    gear,
    go_on,
    hand,
    offered,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    quickstart,
    seen,
    seen_card,
    shootout,
    stakes,
    table,
    who,
)
from tests.games.kit import told


def turn_of_red(hand: str = "stetson", players: int = 2, **options: Any) -> Table:
    """Red's turn with these cards in hand; everybody else has one card, and nobody kicker chips."""
    s = evening(players, **options)
    for seat in range(players):
        put(s, seat, hand=hand if seat == 0 else "stetson", stack="")
    return s


# --- steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-TURN-01", "HD-TURN-17")
def test_only_the_badge_holder_takes_actions() -> None:
    s = turn_of_red(players=3)
    s.active = 1
    put(s, 0, hand="kit_carson")
    put(s, 1, hand="kit_carson cochise lozen")
    play(s, "play_dude")
    assert who(s) == 1
    play(s, "card cochise", "play_dude", "card lozen", "end_actions")
    assert (who(s), question(s)) == (1, "discard")
    assert [len(player.table) for player in s.players] == [0, 2, 0]
    assert seen(s).badge == "blue"


@pytest.mark.rule("HD-TURN-17")
def test_others_decide_only_inside_a_challenge() -> None:
    s = turn_of_red("stetson mustang", players=3)
    for seat in range(3):
        dude(s, seat, "kit_carson")
    play(s, "play_gear", "card stetson")
    assert who(s) == 0
    play(s, "issue_challenge")
    assert who(s) == 1
    play(s, "decline", "decline")
    assert who(s) == 0


@pytest.mark.rule("HD-TURN-02")
def test_start_then_actions_then_discard_and_draw_then_the_badge_goes_on() -> None:
    s = turn_of_red()
    bearer = dude(s, 1, "kit_carson", up=True)
    gear(s, 1, bearer, "scout_report", up=True)  # at the start of the turn a look at a concealed card
    dude(s, 0, "lozen")
    put(s, 1, hand="fort_up quick_draw", draw="mustang " * 9)
    play(s, "end_actions", "done")
    order = []
    for answer in ("yes", "end_actions", "discard fort_up", "done"):
        order.append((who(s), question(s)))
        play(s, answer)
    assert order == [(1, "ability_may"), (1, "turn_action"), (1, "discard"), (1, "discard")]
    assert (hand(s, 1), who(s), s.active) == (["mustang"] * 4 + ["quick_draw"], 0, 0)
    assert [event.seat for event in told(s, ActionsEnded)] == [0, 1]


@pytest.mark.rule("HD-TURN-03")
@pytest.mark.parametrize(("seat", "up", "asks"), [(0, True, True), (0, False, False), (1, True, False)])
def test_start_abilities_are_those_of_the_badge_holders_revealed_cards(seat: int, up: bool, asks: bool) -> None:
    s = turn_of_red()
    gear(s, seat, dude(s, seat, "kit_carson", up=True), "scout_report", up=up)
    hidden = dude(s, 1 - seat, "lozen")
    s.next = "start: start_turn"
    assert (question(s) == "ability_may") == asks
    if asks:
        play(s, "yes")
        assert seen_card(s, seat, hidden).card == "lozen"
    assert question(s) == "turn_action"


# --- actions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-TURN-04", "HD-TURN-05", "HD-TURN-06")
@pytest.mark.parametrize(
    "answers",
    [
        ("play_dude", "card cochise", "play_dude", "card lozen", "play_gear", "card stetson", "beside t0"),
        ("play_gear", "card stetson", "play_gear", "card mustang", "play_dude", "card cochise"),
        ("play_gear", "card stetson", "play_dude", "card lozen", "play_gear", "card mustang", "beside t0"),
    ],
)
def test_three_actions_of_any_kind_in_any_order(answers: tuple[str, ...]) -> None:
    s = turn_of_red("cochise lozen stetson mustang fort_up")
    dude(s, 0, "kit_carson")
    play(s, *answers)
    assert (s.actions_left, question(s), len(on_table(s, 0))) == (0, "discard", 4)


@pytest.mark.rule("HD-TURN-04")
@pytest.mark.parametrize("actions", [1, 6])
def test_the_table_may_agree_how_many_actions_a_turn_has(actions: int) -> None:
    s = turn_of_red("lozen " * 7, actions_per_turn=actions)
    play(s, *["play_dude", "card lozen"] * actions)
    assert (question(s), len(on_table(s, 0))) == ("discard", actions)
    s = table(2, actions_per_turn=actions)
    go_on(s)
    assert s.actions_left == actions


@pytest.mark.rule("HD-TURN-05", "HD-TURN-06", "HD-TURN-07", "HD-TURN-08", "HD-TURN-09")
def test_every_kind_of_action_counts_as_one() -> None:
    s = turn_of_red("cochise stetson fort_up", actions_per_turn=6)
    put(s, 0, stack="kw_boots")
    dude(s, 0, "kit_carson")
    flip(s, "front")
    left = []
    for answers in (
        ("play_dude", "card cochise"),
        ("play_gear", "card stetson", "beside t0"),
        ("reveal_card", "reveal t0"),
        ("play_kicker", "chip kw_boots"),
        ("issue_challenge", "send t0"),
    ):
        play(s, *answers)
        left.append(s.actions_left)
    assert left == [5, 4, 3, 2, 1]


@pytest.mark.rule("HD-TURN-08")
def test_a_kicker_chip_is_for_a_revealed_dude_of_ones_own() -> None:
    for seat, up, possible in ((0, True, True), (0, False, False), (1, True, False)):
        s = turn_of_red()
        put(s, 0, stack="kw_boots")
        dude(s, seat, "kit_carson", up=up)
        assert ("play_kicker" in on_offer(s)) == possible


@pytest.mark.rule("HD-TURN-08")
def test_the_table_may_agree_on_no_kicker_chips_in_the_saloon() -> None:
    s = turn_of_red(kicker_action=False)
    put(s, 0, stack="kw_boots")
    dude(s, 0, "kit_carson", up=True)
    assert "play_kicker" not in on_offer(s)


@pytest.mark.rule("HD-TURN-09")
def test_what_a_card_does_when_it_is_revealed_happens_as_far_as_it_can() -> None:
    s = turn_of_red("fort_up")
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "nat_love")
    poster, mule = gear(s, 0, mine, "wanted_poster"), gear(s, 0, mine, "pack_mule")
    put(s, 0, draw="lozen lozen lozen")
    play(s, "reveal_card", f"reveal {poster}")  # -3 luck for an opposing dude, but there is no shootout
    assert (s.lasting, question(s)) == ([], "turn_action")
    play(s, "reveal_card", f"reveal {mule}")
    assert hand(s, 0) == ["fort_up", "lozen", "lozen"]
    assert [piece(s, name).chips for name in (poster, mule)] == [3, 2]
    piece(s, yours).up = True
    assert seen_card(s, 0, yours).stats == [3, 6, 5]


@pytest.mark.rule("HD-TURN-09")
def test_the_table_may_agree_on_no_revealing_in_the_saloon() -> None:
    s = turn_of_red(reveal_action="off")
    dude(s, 0, "kit_carson")
    assert on_offer(s) == ["play_gear", "issue_challenge", "end_actions"]


@pytest.mark.rule("HD-TURN-09")
def test_the_table_may_agree_that_revealing_costs_no_action() -> None:
    s = turn_of_red("lozen lozen lozen", reveal_action="free")
    dude(s, 0, "kit_carson")
    play(s, "reveal_card")
    assert s.actions_left == 3
    play(s, *["play_dude", "card lozen"] * 3)
    assert on_offer(s) == ["reveal_card", "end_actions"]
    play(s, "reveal_card")
    assert offered(s, "reveal") == ["t1", "t2", "t3"]
    play(s, "reveal t2", "end_actions")
    assert on_table(s, 0) == ["kit_carson", "?lozen", "lozen", "?lozen"]


@pytest.mark.rule("HD-TURN-09", "HD-QS-20")
def test_revealing_in_the_saloon_is_never_part_of_the_quick_start_game() -> None:
    s = quickstart(reveal_action="free", actions_per_turn=1)
    put(s, 0, hand="lozen stetson")
    dude(s, 0, "kit_carson")
    assert "reveal_card" not in on_offer(s)
    play(s, "play_dude", "card lozen")
    assert question(s) == "discard"


@pytest.mark.rule("HD-TURN-10")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_a_player_may_stop_after_any_number_of_actions(actions: int) -> None:
    s = turn_of_red("lozen lozen lozen lozen")
    play(s, *["play_dude", "card lozen"] * actions, "end_actions")
    assert (question(s), len(on_table(s, 0))) == ("discard", actions)


# --- challenges in a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("HD-TURN-11")
def test_after_a_challenge_the_player_goes_on_with_the_actions_left() -> None:
    s = turn_of_red("lozen lozen")
    for seat in (0, 1):
        dude(s, seat, "kit_carson")
    play(s, "issue_challenge", "accept t1", "bet", "amount 5", "fold")
    assert (who(s), question(s), s.actions_left) == (0, "turn_action", 2)
    play(s, "play_dude", "card lozen", "play_dude", "card lozen")
    assert len(on_table(s, 0)) == 3


@pytest.mark.rule("HD-TURN-12")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_one_challenge_a_turn_unless_the_table_agrees_on_more(most: int) -> None:
    s = turn_of_red(actions_per_turn=6, max_challenges_per_turn=most)
    for seat in (0, 1):
        dude(s, seat, "kit_carson")
    for _ in range(most):
        play(s, "issue_challenge", "decline")
    assert "issue_challenge" not in on_offer(s)
    assert stakes(s) == [100 + 5 * most, 100 - 5 * most]


@pytest.mark.rule("HD-TURN-12", "HD-CHAL-16")
def test_the_next_turn_may_bring_another_challenge_with_the_same_dudes() -> None:
    s = turn_of_red()
    for seat in (0, 1):
        dude(s, seat, "kit_carson")
    play(s, "issue_challenge", "accept t1", "bet", "amount 5", "fold", "end_actions", "done")
    assert who(s) == 1
    play(s, "issue_challenge", "accept t0")
    assert (s.challenger, s.inside) == (1, 0b11)


@pytest.mark.rule("HD-TURN-18")
def test_no_challenge_in_the_first_round() -> None:
    for round, allowed in ((1, False), (2, True)):
        s = turn_of_red(round=round)
        for seat in (0, 1):
            dude(s, seat, "kit_carson")
        assert ("issue_challenge" in on_offer(s)) == allowed
        assert seen(s).may_challenge == allowed


@pytest.mark.rule("HD-TURN-18", "HD-CHAL-01")
def test_the_first_round_is_one_turn_of_everybody() -> None:
    s = turn_of_red(players=3, round=1)
    s.active = s.first = 1
    for seat in range(3):
        dude(s, seat, "kit_carson")
    for _ in range(3):
        assert "issue_challenge" not in on_offer(s)
        play(s, "end_actions", "done")
    assert (who(s), s.round) == (1, 2)
    assert "issue_challenge" in on_offer(s)


@pytest.mark.rule("HD-TURN-18")
def test_the_table_may_agree_on_challenges_in_the_first_round() -> None:
    s = turn_of_red(round=1, first_round_challenge=True)
    dude(s, 0, "kit_carson")
    assert "issue_challenge" in on_offer(s)


# --- quiet turns ------------------------------------------------------------------------------------------------


def quiet(turns: int, players: int = 3, **options: Any) -> Table:
    """Red's turn in round 3 with a dude; so many quiet turns have gone by."""
    s = turn_of_red("lozen lozen lozen", players=players, round=3, **options)
    s.quiet_turns = turns
    dude(s, 0, "kit_carson")
    return s


@pytest.mark.rule("HD-TURN-19", "HD-TURN-20")
@pytest.mark.parametrize(("turns", "must"), [(2, False), (3, True), (7, True)])
def test_after_as_many_quiet_turns_as_players_a_challenge_is_due(turns: int, must: bool) -> None:
    s = quiet(turns)
    assert ("end_actions" not in on_offer(s)) == must
    assert seen(s).must_challenge == must


@pytest.mark.rule("HD-TURN-19")
def test_quiet_turns_are_counted_after_the_first_round() -> None:
    s = turn_of_red(round=1)
    for seat in (0, 1):
        dude(s, seat, "kit_carson")
    play(s, *["end_actions", "done"] * 2)
    assert (s.round, s.quiet_turns) == (2, 0)
    play(s, *["end_actions", "done"] * 2)
    assert (s.round, s.quiet_turns) == (3, 2)
    assert "end_actions" not in on_offer(s)
    play(s, "issue_challenge", "decline", "end_actions", "done")
    assert s.quiet_turns == 0
    assert "end_actions" in on_offer(s)


@pytest.mark.rule("HD-TURN-19", "HD-CHAL-01")
def test_who_cannot_issue_a_challenge_need_not() -> None:
    s = quiet(3)
    put(s, 0, stake=4)
    assert "end_actions" in on_offer(s)
    s = quiet(3)
    s.players[0].table.clear()
    assert "end_actions" in on_offer(s)


@pytest.mark.rule("HD-TURN-20")
def test_with_one_action_left_nothing_but_the_challenge_is_offered() -> None:
    s = quiet(3)
    assert on_offer(s) == ["play_dude", "reveal_card", "issue_challenge"]
    play(s, "play_dude", "card lozen")
    assert on_offer(s) == ["play_dude", "reveal_card", "issue_challenge"]
    play(s, "play_dude", "card lozen")
    assert on_offer(s) == ["issue_challenge"]
    play(s, "issue_challenge", "send t0")
    assert question(s) == "discard"


@pytest.mark.rule("HD-TURN-20")
def test_once_the_challenge_is_over_the_player_is_free_again() -> None:
    s = quiet(3)
    play(s, "issue_challenge")
    assert (s.actions_left, "end_actions" in on_offer(s)) == (2, True)


@pytest.mark.rule("HD-TURN-19")
def test_the_table_may_agree_that_nobody_is_ever_obliged() -> None:
    s = quiet(9, must_challenge=False)
    assert "end_actions" in on_offer(s)


# --- discard, draw, pass the badge ------------------------------------------------------------------------------


@pytest.mark.rule("HD-TURN-13")
def test_any_number_of_cards_may_be_discarded_after_the_actions() -> None:
    s = turn_of_red("fort_up fort_up stetson lozen")
    put(s, 0, draw="mustang " * 9)
    play(s, "end_actions")
    assert on_offer(s)[0] == "done"
    assert sorted(offered(s, "discard")) == ["fort_up", "lozen", "stetson"], "equal cards are one choice"
    play(s, "discard fort_up", "discard fort_up", "discard lozen", "done")
    assert (deadwood(s, 0), hand(s, 0)) == (["lozen", "fort_up", "fort_up"], ["mustang"] * 4 + ["stetson"])


@pytest.mark.rule("HD-TURN-13")
def test_nobody_has_to_discard() -> None:
    s = turn_of_red("fort_up stetson")
    play(s, "end_actions", "done")
    assert deadwood(s, 0) == []
    assert {"fort_up", "stetson"} <= set(hand(s, 0))


@pytest.mark.rule("HD-TURN-14")
@pytest.mark.parametrize(("held", "drawn"), [(1, 4), (4, 1), (5, 0), (7, 0)])
def test_the_player_draws_until_he_holds_five(held: int, drawn: int) -> None:
    s = turn_of_red("stetson " * held)
    put(s, 0, draw="mustang " * 9)
    play(s, "end_actions", "done")
    assert hand(s, 0) == ["mustang"] * drawn + ["stetson"] * held


@pytest.mark.rule("HD-TURN-15")
def test_drawing_is_no_choice_and_a_hand_has_no_limit() -> None:
    s = turn_of_red("stetson " * 12)
    play(s, "end_actions", "done")
    assert (who(s), len(hand(s, 0))) == (1, 12)
    play(s, "end_actions", "done")
    assert (who(s), question(s), len(hand(s, 1))) == (0, "turn_action", 5)
    assert [(event.seat, len(event.cards)) for event in told(s, Drew)] == [(1, 4)]


@pytest.mark.rule("HD-TURN-16")
def test_the_badge_goes_to_the_next_player_clockwise() -> None:
    s = turn_of_red(players=3)
    badges = []
    for _ in range(4):
        badges.append(seen(s).badge)
        play(s, "end_actions", "done")
    assert badges == ["red", "blue", "green", "red"]
    assert [event.seat for event in told(s, TurnBegan)] == [1, 2, 0, 1]
    assert (asked(s).answered_by, s.actions_left, s.challenges) == (1, 3, 0)


@pytest.mark.rule("HD-TURN-16", "HD-END-12")
def test_rounds_are_told_also_when_the_first_player_has_dropped_out() -> None:
    s = turn_of_red(players=4, bust="eliminate")
    s.active = 1
    put(s, 0, stake=4)
    dude(s, 1, "kit_carson")
    play(s, "issue_challenge")
    assert s.out == 0b0001
    play(s, *["end_actions", "done"] * 3)
    assert (who(s), s.round) == (1, 3)
    assert [event.number for event in told(s, RoundBegan)] == [3]


@pytest.mark.rule("HD-TURN-11", "HD-TURN-16")
def test_a_shootout_that_others_win_does_not_move_the_badge() -> None:
    s = turn_of_red(players=3)
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    shootout(s, *dudes)
    play(s, "check", "bet", "amount 5", "fold", "fold")
    assert (s.active, who(s), question(s)) == (0, 0, "turn_action")
    play(s, "end_actions", "done")
    assert s.active == 1
