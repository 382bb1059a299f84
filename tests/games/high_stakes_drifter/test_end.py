"""The end of the game: antes that cannot be paid, guards, players who go, and the ranking. Ledger 5.18."""

from random import Random
from typing import Any

import pytest

import saddlebag
from saddlebag.games.high_stakes_drifter.content import CARD
from saddlebag.games.high_stakes_drifter.rules.ending import leave_table
from saddlebag.games.high_stakes_drifter.words.shootout_story import Declined, Folded, Paid
from saddlebag.games.high_stakes_drifter.words.story import DroppedOut, GameOver
from tests.games.high_stakes_drifter.kit import (
    Table,
    ask_anew,
    asked,
    buried,
    dude,
    ended,
    evening,
    gear,
    go_on,
    hand,
    is_there,
    kick_on,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    seen,
    shootout,
    stakes,
    who,
)
from tests.games.kit import told


def idle(players: int = 2, round: int = 2, **options: Any) -> Table:
    """Nobody has a card anywhere, so that turn after turn passes by itself."""
    s = evening(players, round=round, **options)
    for seat in range(players):
        put(s, seat, hand="", draw="", deadwood="", stack="")
    return s


def called(*money: int, **options: Any) -> Table:
    """Every player has this stake, one card in hand and a concealed Kit Carson with $7 on it."""
    s = evening(len(money), **options)
    for seat, stake in enumerate(money):
        put(s, seat, stake=stake, hand="stetson", stack="")
        dude(s, seat, "kit_carson")
    return s


# --- an ante that cannot be paid --------------------------------------------------------------------------------


@pytest.mark.rule("HD-END-01", "HD-GEN-03")
def test_the_game_ends_when_a_challenge_finds_a_stake_below_the_ante() -> None:
    s = called(50, 40, 4)
    play(s, "issue_challenge")
    assert (ended(s).cause, ended(s).clause) == ("ante", "HD-END-01")
    assert len(told(s, GameOver)) == 1


@pytest.mark.rule("HD-END-01")
def test_a_stake_of_exactly_the_ante_covers_it() -> None:
    s = called(50, 40, 5)
    play(s, "issue_challenge")
    assert not s.outcome
    assert stakes(s) == [45, 35, 0]


@pytest.mark.rule("HD-END-02")
def test_then_no_ante_is_paid_and_no_dude_moves() -> None:
    s = called(50, 40, 4)
    dude(s, 0, "nat_love")
    play(s, "issue_challenge")
    assert (stakes(s), s.pot) == ([50, 40, 4], 0)
    assert [player.fighter for player in s.players] == [-1, -1, -1]
    assert ended(s).scores == [50, 40, 4]


@pytest.mark.rule("HD-END-03", "HD-GEN-02")
@pytest.mark.parametrize(("money", "winner"), [((50, 40, 4), 0), ((50, 90, 4), 1), ((30, 4, 31), 2)])
def test_the_biggest_stake_wins(money: tuple[int, ...], winner: int) -> None:
    s = called(*money)
    play(s, "issue_challenge")
    assert ended(s).winners == [winner]
    assert ended(s).scores == list(money)


@pytest.mark.rule("HD-END-04")
def test_chips_on_cards_do_not_count() -> None:
    s = called(50, 45, 4)
    dude(s, 1, "wyatt_earp")
    play(s, "issue_challenge")
    assert (ended(s).winners, ended(s).scores) == ([0], [50, 45, 4])


@pytest.mark.rule("HD-END-04")
def test_option_end_counts_invested_chips_on_cards_count_for_their_owner() -> None:
    s = called(50, 45, 4, end_counts_invested=True)
    dude(s, 1, "wyatt_earp")
    play(s, "issue_challenge")
    assert (ended(s).winners, ended(s).scores) == ([1], [57, 63, 11])


@pytest.mark.rule("HD-END-05")
def test_of_equal_stakes_the_one_with_more_chips_on_his_cards_wins() -> None:
    s = called(50, 50, 4)
    gear(s, 1, "t1", "stetson")
    play(s, "issue_challenge")
    assert (ended(s).winners, ended(s).ranks) == ([1], [2, 1, 3])


@pytest.mark.rule("HD-END-05")
def test_with_equal_chips_too_they_share_the_win() -> None:
    s = called(50, 50, 4)
    play(s, "issue_challenge")
    assert (ended(s).winners, ended(s).ranks) == ([0, 1], [1, 1, 3])
    assert "share" in ended(s).reason


@pytest.mark.rule("HD-END-06")
def test_a_player_with_too_little_for_the_ante_plays_on_but_cannot_issue_a_challenge() -> None:
    s = called(4, 50)
    put(s, 0, hand="stetson nellie_cashman")
    assert on_offer(s) == ["play_dude", "play_gear", "reveal_card", "end_actions"]
    play(s, "play_gear", "card stetson", "end_actions", "done")
    assert not s.outcome
    assert who(s) == 1


@pytest.mark.rule("HD-END-09")
def test_all_players_are_ranked_by_stake_then_by_chips_on_cards() -> None:
    s = called(30, 50, 4, 30, 30)
    gear(s, 3, "t3", "gold_watch")
    play(s, "issue_challenge")
    assert ended(s).ranks == [3, 1, 5, 2, 3]


# --- guards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-END-07")
def test_three_whole_rounds_without_a_challenge_end_the_game() -> None:
    s = idle()
    put(s, 1, stake=120)
    go_on(s)
    assert (ended(s).cause, s.round, ended(s).winners) == ("quiet", 4, [1])


@pytest.mark.rule("HD-END-07")
def test_round_1_does_not_count_as_quiet() -> None:
    s = idle(round=1)
    go_on(s)
    assert (ended(s).cause, s.round) == ("quiet", 4)


@pytest.mark.rule("HD-END-07")
def test_a_challenge_begins_the_count_anew() -> None:
    s = idle(round=4)
    s.quiet_rounds = 2
    dude(s, 0, "kit_carson")
    play(s, "issue_challenge")
    while not s.outcome and s.round == 4:
        play(s, "end_actions")
    assert (s.round, s.quiet_rounds, s.outcome) == (5, 0, "")


@pytest.mark.rule("HD-END-07")
def test_a_challenge_of_any_player_of_the_round_counts() -> None:
    s = idle(3, round=4)
    s.quiet_rounds = 2
    dude(s, 1, "kit_carson")
    assert who(s) == 1
    play(s, "issue_challenge", "end_actions")
    assert (s.round, s.quiet_rounds, s.outcome) == (5, 0, "")


@pytest.mark.rule("HD-END-07")
def test_after_a_challenge_three_quiet_rounds_end_the_game_again() -> None:
    s = idle(must_challenge=False)
    dude(s, 0, "kit_carson")
    play(s, "issue_challenge", *["end_actions"] * 4)
    assert (ended(s).cause, s.round) == ("quiet", 5)


@pytest.mark.rule("HD-END-07")
@pytest.mark.parametrize(("rounds", "last"), [(1, 2), (5, 6)])
def test_option_quiet_rounds(rounds: int, last: int) -> None:
    s = idle(quiet_rounds=rounds)
    go_on(s)
    assert (ended(s).cause, s.round) == ("quiet", last)


@pytest.mark.rule("HD-END-08")
def test_the_game_ends_after_40_rounds() -> None:
    s = idle(quiet_rounds=0)
    put(s, 0, stake=120)
    go_on(s)
    assert (ended(s).cause, s.round, ended(s).winners) == ("limit", 40, [0])


@pytest.mark.rule("HD-END-08")
def test_option_round_limit() -> None:
    s = idle(quiet_rounds=0, round_limit=7)
    go_on(s)
    assert (ended(s).cause, s.round) == ("limit", 7)
    s = idle(round=40, round_limit=0)
    put(s, 0, hand="stetson")
    play(s, "end_actions", "done")
    assert (s.round, s.outcome) == (41, "")


@pytest.mark.rule("HD-END-11")
def test_the_guards_are_checked_when_a_round_ends_after_its_last_player_has_drawn() -> None:
    s = evening(3, round=40)
    s.first, s.active = 1, 2
    for seat in range(3):
        put(s, seat, hand="stetson", draw="mustang derringer bowie_knife trail_dog rabbits_foot")
    play(s, "end_actions", "done")
    assert (who(s), s.outcome) == (0, ""), "Red is the last of the round"
    play(s, "end_actions")
    assert not s.outcome
    play(s, "done")
    assert ended(s).cause == "limit"
    assert len(hand(s, 0)) == 5


@pytest.mark.rule("HD-END-11", "HD-END-07")
def test_the_third_quiet_round_is_played_to_its_end() -> None:
    s = idle(round=4)
    s.quiet_rounds = 2
    put(s, 1, hand="stetson")
    assert (who(s), s.round) == (1, 4)
    play(s, "end_actions", "done")
    assert ended(s).cause == "quiet"


# --- players who leave ------------------------------------------------------------------------------------------


def leaves(s: Table, seat: int) -> None:
    """A player gets up while a question is on the table; whoever is asked next is asked anew."""
    leave_table(s, seat)
    ask_anew(s)


@pytest.mark.rule("HD-END-10")
def test_a_player_who_leaves_ends_the_game_and_is_ranked_last() -> None:
    s = called(50, 90, 40)
    asked(s)
    leaves(s, 1)
    assert (ended(s).cause, ended(s).winners, ended(s).ranks) == ("left", [0], [1, 3, 2])
    assert stakes(s) == [50, 90, 40]


@pytest.mark.rule("HD-END-10")
def test_in_a_challenge_he_declines_and_the_game_ends_when_it_is_over() -> None:
    s = called(50, 50, 50)
    play(s, "issue_challenge")
    assert who(s) == 1
    leaves(s, 1)
    assert not s.outcome
    assert (who(s), question(s)) == (2, "accept_dude")
    assert [each.seat for each in told(s, Declined)] == [1]
    play(s, "decline")
    assert (ended(s).cause, stakes(s)) == ("left", [60, 45, 45])


@pytest.mark.rule("HD-END-10")
def test_in_a_shootout_he_folds_at_his_next_betting_decision() -> None:
    s = called(50, 50, 50)
    shootout(s, "t0", "t1", "t2")
    play(s, "check")
    leaves(s, 1)
    assert who(s) == 2
    assert [each.seat for each in told(s, Folded)] == [1]
    assert not s.outcome
    play(s, "check", "pass", "pass")
    assert question(s) == "reinvest_dude"
    play(s, "reinvest", "reinvest")
    assert ended(s).cause == "left"


@pytest.mark.rule("HD-END-10")
def test_who_leaves_before_his_turn_to_bet_folds_when_it_comes() -> None:
    s = called(50, 50, 50)
    shootout(s, "t0", "t1", "t2")
    leaves(s, 2)
    play(s, "check")
    assert not told(s, Folded)
    play(s, "check")
    assert [each.seat for each in told(s, Folded)] == [2]


@pytest.mark.rule("HD-END-10")
def test_he_passes_everything_else() -> None:
    s = called(50, 50)
    put(s, 1, hand="quick_draw", stack="kw_boots", stake=5)
    hat, knife = gear(s, 1, "t1", "stetson"), gear(s, 1, "t1", "bowie_knife", up=True)
    shootout(s, "t0", "t1")
    leaves(s, 1)
    assert (question(s), who(s)) == ("play_fortune", 0), "they are all-in, and reveal no gear"
    assert not piece(s, hat).up
    play(s, "pass")
    assert (question(s), who(s)) == ("reinvest_dude", 0), "no fortune card, no kicker chip"
    play(s, "reinvest")
    assert (ended(s).cause, ended(s).winners) == ("left", [0])
    assert not is_there(s, "t1")
    assert not is_there(s, knife)


@pytest.mark.rule("HD-END-10")
def test_he_reinvests_no_gear_when_he_folds() -> None:
    s = called(50, 50, 50)
    hat = gear(s, 1, "t1", "stetson")
    shootout(s, "t0", "t1", "t2")
    play(s, "check", "check", "check", f"reveal {hat}", "check")
    leaves(s, 1)
    assert who(s) == 2
    assert not is_there(s, hat)


@pytest.mark.rule("HD-END-10")
def test_where_an_ability_would_let_him_choose_the_first_is_taken() -> None:
    s = called(50, 50, 50)
    put(s, 1, stake=5)
    piece(s, "t1").card = piece(s, "t1").shape = CARD.find("al_swearengen")
    oil = gear(s, 1, "t1", "snake_oil", up=True)
    shootout(s, "t0", "t1", "t2")
    leaves(s, 1)
    play(s, "check", "check", "pass", "pass")
    assert s.players[1].totals == [8 + 2, 4, 4], "the oil raises smarts"
    assert [(each.payer, each.receiver, each.dollars) for each in told(s, Paid)] == [(0, 1, 5)]
    assert (who(s), question(s)) == (0, "reinvest_dude")
    play(s, "reinvest", "reinvest")
    assert not is_there(s, oil)
    assert ended(s).ranks == [2, 3, 1]


# --- option bust = eliminate ------------------------------------------------------------------------------------


@pytest.mark.rule("HD-END-12")
def test_who_cannot_cover_the_ante_drops_out_and_his_money_is_won() -> None:
    s = called(50, 4, 50, bust="eliminate")
    gear(s, 1, "t1", "gold_watch")
    kick_on(s, "t1", "kw_boots/front")
    play(s, "issue_challenge")
    assert not s.outcome
    assert on_table(s, 1) == []
    assert s.shootout.dead == 4 + 7 + 4 + 5 + 5
    assert stakes(s) == [45, 0, 45]
    assert [(each.seat, each.dollars) for each in told(s, DroppedOut)] == [(1, 15)]
    assert who(s) == 2


@pytest.mark.rule("HD-END-12")
def test_who_dropped_out_has_no_turn_and_pays_no_ante() -> None:
    s = called(50, 4, 50, bust="eliminate")
    play(s, "issue_challenge", "decline")
    assert stakes(s) == [45 + 21, 0, 45]
    play(s, "end_actions", "done")
    assert who(s) == 2
    play(s, "issue_challenge", "decline")
    assert stakes(s)[1] == 0
    assert s.players[2].stake == 45 + 5
    play(s, "end_actions", "done")
    assert (who(s), s.round) == (0, 3)


@pytest.mark.rule("HD-END-12")
def test_when_one_player_is_left_he_wins_and_takes_that_money_at_once() -> None:
    s = called(50, 4, 3, bust="eliminate")
    play(s, "issue_challenge")
    assert (ended(s).cause, ended(s).winners) == ("last", [0])
    assert stakes(s) == [50 + 4 + 7 + 3 + 7, 0, 0]
    assert (piece(s, "t0").chips, s.pot) == (7, 0)


@pytest.mark.rule("HD-END-12")
def test_the_cards_of_a_player_who_dropped_out_leave_the_table() -> None:
    s = called(50, 4, 50, bust="eliminate")
    kick_on(s, "t1", "kw_boots/front")
    play(s, "issue_challenge")
    assert not is_there(s, "t1")
    assert buried(s, 1) == ["kw_boots"]
    assert seen(s, None).players[1].cards == []


@pytest.mark.rule("HD-END-12")
def test_the_first_to_drop_out_is_ranked_behind_those_who_stay() -> None:
    s = called(50, 4, 50, bust="eliminate", round_limit=2)
    play(s, "issue_challenge", "decline", "end_actions", "done", "end_actions", "done")
    assert ended(s).ranks == [1, 3, 2]


# --- leaving as a decision --------------------------------------------------------------------------------------


@pytest.mark.rule("HD-END-10")
def test_at_any_decision_whoever_leaves_is_ranked_last_when_the_challenge_is_over() -> None:
    game = saddlebag.game("high_stakes_drifter")
    in_challenges = 0
    for seed in range(12):
        match = game.new(seed=seed, players=3, first_round_challenge=True)
        chance = Random(seed)
        for _ in range(20 + 5 * seed):
            match.apply(chance.choice(match.options))
        seat = match.to_act if seed % 2 else 1
        assert seat is not None
        challenge = match.state.challenge
        match.leave(seat)
        in_challenges += challenge is not None
        assert challenge is not None or match.result is not None
        answered = 0
        while match.to_act is not None:
            if match.to_act == seat:
                assert len(match.options) == 1
                answered += 1
            match.apply(chance.choice(match.options))
        assert answered <= 1, "after what they were in the middle of, they are asked nothing more"
        assert match.result is not None
        assert match.result.cause == "left"
        assert match.result.ranks[seat] == 3
    assert in_challenges > 2
