"""Betting rounds: who speaks, what they may do, all-in, and what goes back. Ledger 5.14.

Pots are in test_pots.py, offered amounts in test_amounts.py.
"""

from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter.words.shootout_story import BettingBegan, Called, Raised, Returned, WonByFolds
from tests.games.high_stakes_drifter.kit import (
    Table,
    asked,
    dude,
    evening,
    gear,
    offered,
    on_offer,
    piece,
    play,
    put,
    question,
    sentences,
    shootout,
    stakes,
    who,
)
from tests.games.kit import told


def betting(*money: int, challenger: int = 0, hidden: bool = False, **options: Any) -> Table:
    """The opening betting round of a shootout of all players, who have these stakes; the pot is empty.

    Everybody holds one card that is no fortune card. With `hidden` every dude has a concealed Stetson beside it.
    """
    s = evening(len(money), **options)
    s.active = challenger
    for seat, stake in enumerate(money):
        put(s, seat, stake=stake, hand="mustang", stack="")
    dudes = [dude(s, seat, "kit_carson", on_it=0) for seat in range(len(money))]
    if hidden:
        for seat, each in enumerate(dudes):
            gear(s, seat, each, "stetson", on_it=0)
    shootout(s, *dudes[challenger:], *dudes[:challenger], ante=False)
    return s


def amounts(s: Table, verb: str) -> list[int]:
    """What may be bet or raised now."""
    play(s, verb)
    return [int(each) for each in offered(s, "amount")]


# --- who speaks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-01")
def test_a_betting_round_starts_with_the_challenger_and_goes_clockwise() -> None:
    s = betting(50, 50, 50, challenger=1)
    speakers = []
    for _ in range(3):
        speakers.append(who(s))
        play(s, "check")
    assert speakers == [1, 2, 0]


@pytest.mark.rule("HD-BET-01")
def test_a_later_round_starts_with_the_next_player_when_the_challenger_has_folded() -> None:
    s = betting(50, 50, 50, hidden=True)
    play(s, "check", "bet", "amount 5", "call", "fold", "reveal t4", "pass")
    assert (question(s), who(s)) == ("open_betting", 1)


@pytest.mark.rule("HD-BET-01", "HD-BET-15")
def test_a_later_round_starts_with_the_next_player_when_the_challenger_is_all_in() -> None:
    s = betting(5, 50, 50, hidden=True)
    play(s, "bet", "amount 5", "call", "call", "reveal t3", "pass", "pass")
    assert (question(s), who(s)) == ("open_betting", 1)
    play(s, "check")
    assert who(s) == 2


# --- check, bet, fold, call, raise ------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-02", "HD-BET-12")
def test_while_nobody_has_bet_a_player_may_check_or_bet_but_not_fold() -> None:
    s = betting(50, 50)
    assert on_offer(s) == ["check", "bet"]
    play(s, "check")
    assert (who(s), on_offer(s)) == (1, ["check", "bet"])


@pytest.mark.rule("HD-BET-03")
def test_facing_a_bet_a_player_may_fold_call_or_raise() -> None:
    s = betting(50, 50)
    play(s, "bet", "amount 5")
    assert (question(s), on_offer(s)) == ("face_bet", ["fold", "call", "raise"])


@pytest.mark.rule("HD-BET-03", "HD-BET-06")
def test_a_player_who_checked_may_raise_a_later_bet() -> None:
    s = betting(50, 50)
    play(s, "check", "bet", "amount 5")
    assert (who(s), on_offer(s)) == (0, ["fold", "call", "raise"])


@pytest.mark.rule("HD-BET-04")
def test_bets_calls_and_raises_go_from_the_stake_to_the_pot() -> None:
    s = betting(50, 50)
    play(s, "bet", "amount 5")
    assert (stakes(s), s.pot) == ([45, 50], 5)
    play(s, "raise", "amount 7")
    assert (stakes(s), s.pot) == ([45, 38], 17)
    play(s, "call")
    assert (stakes(s), s.pot) == ([38, 38], 24)


@pytest.mark.rule("HD-BET-05")
def test_whoever_has_matched_a_bet_must_match_a_raise_too_to_stay_in() -> None:
    s = betting(50, 50, 50)
    play(s, "bet", "amount 5", "call", "raise", "amount 5", "call")
    assert (who(s), on_offer(s)) == (1, ["fold", "call", "raise"])
    play(s, "fold")
    assert s.inside == 0b101


@pytest.mark.rule("HD-BET-06")
def test_the_round_ends_when_all_have_checked() -> None:
    s = betting(50, 50, 50)
    play(s, "check", "check")
    assert question(s) == "open_betting"
    play(s, "check")
    assert question(s) == "play_fortune"


@pytest.mark.rule("HD-BET-06")
def test_the_round_ends_when_all_have_put_in_the_same() -> None:
    s = betting(50, 50, 50)
    play(s, "check", "bet", "amount 5", "raise", "amount 5")
    assert who(s) == 0
    play(s, "call")
    assert who(s) == 1
    play(s, "call")
    assert (question(s), [player.bets for player in s.players]) == ("play_fortune", [10, 10, 10])


@pytest.mark.rule("HD-BET-06")
def test_a_player_whose_bet_was_only_called_is_not_asked_again() -> None:
    s = betting(50, 50, 50)
    play(s, "bet", "amount 5", "call", "call")
    assert question(s) == "play_fortune"


# --- sizes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-07")
def test_the_smallest_bet_is_one_dollar() -> None:
    assert amounts(betting(50, 50), "bet")[0] == 1


@pytest.mark.rule("HD-BET-08")
def test_a_raise_is_at_least_as_large_as_the_opening_bet() -> None:
    s = betting(50, 50)
    play(s, "bet", "amount 8")
    assert amounts(s, "raise")[0] == 8


@pytest.mark.rule("HD-BET-08")
def test_a_raise_is_at_least_as_large_as_the_last_raise() -> None:
    s = betting(100, 100)
    play(s, "bet", "amount 8", "raise", "amount 12")
    assert amounts(s, "raise")[0] == 12


@pytest.mark.rule("HD-BET-08", "HD-BET-14")
def test_a_short_all_in_does_not_change_the_smallest_raise() -> None:
    s = betting(100, 15, 100)
    play(s, "bet", "amount 10", "raise")
    assert s.betting.high == 15
    assert amounts(s, "raise")[0] == 10


@pytest.mark.rule("HD-BET-08", "HD-BET-25")
def test_in_the_next_round_one_dollar_may_be_bet_again() -> None:
    s = betting(50, 50, hidden=True)
    play(s, "bet", "amount 8", "call", "reveal t2", "pass")
    assert amounts(s, "bet")[0] == 1


@pytest.mark.rule("HD-BET-09")
def test_a_player_may_bet_or_raise_by_all_that_he_has() -> None:
    s = betting(73, 88)
    assert amounts(s, "bet")[-1] == 73
    s = betting(73, 88)
    play(s, "bet", "amount 10")
    assert amounts(s, "raise")[-1] == 78
    play(s, "amount 78")
    assert s.players[1].stake == 0


# --- how often --------------------------------------------------------------------------------------------------


def raised(times: int, **options: Any) -> Table:
    """A bet of 1, raised so often by 1."""
    s = betting(100, 100, **options)
    play(s, "bet", "amount 1")
    for _ in range(times):
        play(s, "raise", "amount 1")
    return s


@pytest.mark.rule("HD-BET-10", "HD-BET-26")
def test_after_the_third_raise_players_may_only_fold_or_call() -> None:
    assert "raise" in on_offer(raised(2))
    assert on_offer(raised(3)) == ["fold", "call"]


@pytest.mark.rule("HD-BET-10")
def test_the_raises_are_counted_for_all_players_together() -> None:
    s = betting(100, 100, 100, 100)
    play(s, "bet", "amount 1", *["raise", "amount 1"] * 3)
    assert (who(s), on_offer(s)) == (0, ["fold", "call"])


@pytest.mark.rule("HD-BET-10", "HD-BET-25")
def test_every_betting_round_has_three_raises_of_its_own() -> None:
    s = betting(100, 100, hidden=True)
    play(s, "bet", "amount 1", *["raise", "amount 1"] * 3, "call", "reveal t2", "pass", "bet", "amount 1")
    assert "raise" in on_offer(s)


@pytest.mark.rule("HD-BET-26")
def test_after_the_third_raise_a_player_may_call_all_in_for_less() -> None:
    s = betting(100, 23)
    play(s, "bet", "amount 5", "raise", "amount 5", "raise", "amount 5", "raise", "amount 5")
    assert (who(s), on_offer(s)) == (0, ["fold", "call"])
    s = betting(23, 100)
    play(s, "bet", "amount 5", "raise", "amount 5", "raise", "amount 5", "raise", "amount 10")
    assert (who(s), on_offer(s)) == (0, ["fold", "all_in"])


@pytest.mark.rule("HD-BET-26")
def test_after_the_third_raise_nobody_may_raise_with_the_rest_of_his_stake() -> None:
    s = betting(100, 100, 23)
    play(s, "bet", "amount 5", "raise", "amount 5", "call", "raise", "amount 5", "raise", "amount 5")
    assert (who(s), s.betting.high, s.players[2].stake) == (2, 20, 13)
    assert on_offer(s) == ["fold", "call"]


@pytest.mark.rule("HD-BET-26")
def test_a_short_all_in_is_no_raise_that_counts() -> None:
    s = betting(100, 12, 100)
    play(s, "bet", "amount 10", "raise")
    assert (s.betting.high, s.betting.raises) == (12, 0)
    play(s, "raise", "amount 10")
    assert s.betting.raises == 1


# --- all-in -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-13")
def test_a_player_who_cannot_match_may_put_in_all_he_has_and_stay_in() -> None:
    s = betting(50, 20, 50)
    play(s, "bet", "amount 30")
    assert on_offer(s) == ["fold", "all_in"]
    play(s, "all_in", "call")
    assert (s.inside, s.players[1].bets, stakes(s)) == (0b111, 20, [20, 0, 20])
    assert [(call.seat, call.all_in) for call in told(s, Called)] == [(1, True), (2, False)]


@pytest.mark.rule("HD-BET-13")
def test_a_player_with_exactly_the_bet_calls_it() -> None:
    s = betting(50, 30)
    play(s, "bet", "amount 30")
    assert on_offer(s) == ["fold", "call"]


@pytest.mark.rule("HD-BET-14")
def test_a_short_all_in_raise_must_be_matched_by_the_others() -> None:
    s = betting(100, 15, 100)
    play(s, "bet", "amount 10", "raise")
    assert [(each.by, each.to, each.all_in) for each in told(s, Raised)] == [(5, 15, True)]
    play(s, "call")
    assert who(s) == 0
    play(s, "call")
    assert [player.bets for player in s.players] == [15, 15, 15]


@pytest.mark.rule("HD-BET-14")
def test_after_a_short_all_in_who_has_bet_may_only_call_or_fold() -> None:
    s = betting(100, 15, 100)
    play(s, "bet", "amount 10", "raise")
    assert (who(s), on_offer(s)) == (2, ["fold", "call", "raise"])
    play(s, "call")
    assert (who(s), on_offer(s)) == (0, ["fold", "call"])


@pytest.mark.rule("HD-BET-14")
def test_after_a_short_all_in_who_has_checked_or_called_may_only_call_or_fold() -> None:
    s = betting(100, 100, 100, 15)
    play(s, "check", "bet", "amount 10", "call", "raise")
    assert (who(s), on_offer(s)) == (0, ["fold", "call"])
    play(s, "call", "call")
    assert (who(s), on_offer(s)) == (2, ["fold", "call"])


@pytest.mark.rule("HD-BET-14")
def test_a_full_raise_after_a_short_all_in_lets_all_raise_again() -> None:
    s = betting(100, 15, 100)
    play(s, "bet", "amount 10", "raise", "raise", "amount 10")
    assert (who(s), on_offer(s)) == (0, ["fold", "call", "raise"])


@pytest.mark.rule("HD-BET-14")
def test_an_all_in_that_is_a_full_raise_lets_all_raise_again() -> None:
    s = betting(100, 20, 100)
    play(s, "bet", "amount 10", "raise", "call")
    assert (who(s), on_offer(s)) == (0, ["fold", "call", "raise"])


@pytest.mark.rule("HD-BET-15")
def test_an_all_in_player_takes_no_part_in_later_betting() -> None:
    s = betting(50, 5, 50, hidden=True)
    play(s, "bet", "amount 5", "call", "call", "reveal t3", "pass", "pass", "bet", "amount 3")
    assert who(s) == 2
    play(s, "call")
    assert s.inside == 0b111
    assert [player.bets for player in s.players] == [8, 5, 8]


@pytest.mark.rule("HD-BET-15")
def test_an_all_in_player_goes_on_revealing_gear() -> None:
    s = betting(50, 5, hidden=True)
    play(s, "bet", "amount 5", "call", "pass")
    assert (question(s), who(s)) == ("reveal_gear", 1)


@pytest.mark.rule("HD-BET-15")
def test_an_all_in_player_may_play_fortune_cards_that_cost_nothing_and_kicker_chips() -> None:
    s = betting(50, 5)
    put(s, 1, hand="raise_the_stakes quick_draw", stack="kw_boots")
    play(s, "bet", "amount 5", "call", "pass")
    assert (who(s), on_offer(s)) == (1, ["pass", "card raise_the_stakes"])
    play(s, "card raise_the_stakes", "pass", "pass")
    assert (who(s), on_offer(s)) == (1, ["pass", "chip kw_boots"])


@pytest.mark.rule("HD-BET-18")
def test_a_player_without_a_stake_at_the_first_betting_round_is_all_in_with_nothing() -> None:
    s = betting(50, 0, 50)
    play(s, "bet", "amount 5")
    assert who(s) == 2
    play(s, "call")
    assert (s.inside, [player.bets for player in s.players]) == (0b111, [5, 0, 5])


@pytest.mark.rule("HD-BET-28")
def test_a_player_who_was_all_in_and_has_a_stake_again_takes_part_in_the_next_round() -> None:
    s = betting(50, 5, 50, hidden=True)
    play(s, "bet", "amount 5", "call", "call", "reveal t3", "pass")
    s.players[1].stake, s.players[0].stake = 4, s.players[0].stake - 4
    play(s, "pass", "bet", "amount 3")
    assert (who(s), on_offer(s)) == (1, ["fold", "call", "raise"])


# --- rounds that nobody could answer ----------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-16")
def test_a_round_in_which_only_one_player_has_a_stake_is_skipped() -> None:
    s = betting(50, 0, 0)
    assert question(s) == "play_fortune"
    assert not told(s, BettingBegan)


@pytest.mark.rule("HD-BET-16")
def test_a_later_round_is_skipped_when_all_but_one_are_all_in() -> None:
    s = betting(50, 5, 5, hidden=True)
    play(s, "bet", "amount 5", "call", "call", "reveal t3", "pass", "pass")
    assert question(s) == "reveal_gear"
    assert len(told(s, BettingBegan)) == 1


@pytest.mark.rule("HD-BET-27")
def test_no_raise_is_offered_when_all_others_are_all_in() -> None:
    s = betting(20, 50, 20)
    play(s, "bet", "amount 20")
    assert (who(s), on_offer(s)) == (1, ["fold", "call", "raise"])
    s = betting(20, 50)
    play(s, "bet", "amount 20")
    assert (who(s), on_offer(s)) == (1, ["fold", "call"])


@pytest.mark.rule("HD-BET-27")
def test_the_stake_of_a_player_who_folded_lets_nobody_raise() -> None:
    s = betting(20, 50, 50)
    play(s, "bet", "amount 20", "fold")
    assert (who(s), on_offer(s)) == (2, ["fold", "call"])


# --- what goes back, and folding --------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-17")
def test_what_nobody_matched_goes_back_at_the_end_of_the_round() -> None:
    s = betting(50, 20, 15)
    play(s, "bet", "amount 30", "all_in", "all_in")
    assert (stakes(s), [player.bets for player in s.players]) == ([30, 0, 0], [20, 20, 15])
    assert [(each.seat, each.from_pot) for each in told(s, Returned)] == [(0, 10)]


@pytest.mark.rule("HD-BET-17")
def test_what_a_folded_player_had_put_in_counts_as_matched() -> None:
    s = betting(100, 100, 15)
    play(s, "bet", "amount 10", "raise", "amount 20", "all_in", "raise", "amount 20", "fold")
    assert (stakes(s), [player.bets for player in s.players]) == ([70, 70, 0], [30, 30, 15])


@pytest.mark.rule("HD-BET-17", "HD-BET-20")
def test_the_last_bet_goes_back_when_all_others_fold() -> None:
    s = betting(50, 50, 50)
    play(s, "bet", "amount 5", "call", "raise", "amount 10", "fold", "fold")
    assert [(each.seat, each.from_pot) for each in told(s, Returned)] == [(2, 10)]
    assert [each.from_pot for each in told(s, WonByFolds)] == [15]
    assert stakes(s) == [45, 45, 60]


@pytest.mark.rule("HD-BET-17")
def test_of_two_who_put_in_the_same_nobody_gets_anything_back() -> None:
    s = betting(50, 50, 10)
    play(s, "bet", "amount 20", "call", "all_in")
    assert not told(s, Returned)


@pytest.mark.rule("HD-BET-19")
def test_what_a_folded_player_paid_stays_in_the_pot() -> None:
    s = betting(50, 50, 50, hidden=True)
    piece(s, "t3").chips = 1
    s.shootout.dead = 15
    play(s, "bet", "amount 5", "call", "call", "reveal t3", "pass", "pass")
    play(s, "check", "bet", "amount 4", "call", "fold", "bury")
    assert s.pot == 15 + 15 + 1 + 8
    assert s.players[0].bets == 5


@pytest.mark.rule("HD-BET-20")
def test_the_last_player_in_wins_all_pots_at_once_without_showing_his_dude() -> None:
    s = betting(50, 10, 50, hidden=True)
    s.shootout.dead = 15
    play(s, "bet", "amount 20", "all_in", "call", "reveal t3", "pass", "pass")
    s.players[1].stake, s.players[0].stake = 5, s.players[0].stake - 5
    play(s, "check", "check", "bet", "amount 3", "fold", "bury", "fold")
    assert stakes(s) == [25, 5, 30 + 15 + 20 + 10 + 20]
    assert s.pot == 0
    assert not piece(s, "t2").up
    assert "kit_carson" not in " ".join(sentences(s, None))
    assert "Kit Carson" not in " ".join(sentences(s, None))


@pytest.mark.rule("HD-BET-21")
def test_bets_add_up_over_all_rounds_of_a_shootout_less_what_went_back() -> None:
    s = betting(50, 50, 8, hidden=True)
    play(s, "bet", "amount 5", "call", "call", "reveal t3", "pass", "pass", "bet", "amount 10", "fold", "all_in")
    assert [player.bets for player in s.players] == [8, 5, 8]


@pytest.mark.rule("HD-BET-25")
def test_what_was_missed_in_an_earlier_round_is_not_made_up() -> None:
    s = betting(50, 10, 50, hidden=True)
    play(s, "bet", "amount 20", "all_in", "call", "reveal t3", "pass")
    s.players[1].stake, s.players[0].stake = 9, s.players[0].stake - 9
    play(s, "pass", "bet", "amount 2")
    assert who(s) == 1
    play(s, "call")
    assert (s.players[1].stake, s.players[1].bets) == (7, 12)


# --- what the table may agree on --------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-10")
def test_option_max_raises() -> None:
    assert on_offer(raised(1, max_raises=1)) == ["fold", "call"]
    assert "raise" in on_offer(raised(12, max_raises=0))


@pytest.mark.rule("HD-BET-13")
def test_option_must_match_who_cannot_match_folds() -> None:
    s = betting(50, 20, 50, all_in="must_match")
    play(s, "bet", "amount 30")
    assert (who(s), s.inside, stakes(s)) == (2, 0b101, [20, 20, 50])


@pytest.mark.rule("HD-BET-13")
def test_option_must_match_who_has_exactly_the_bet_may_call() -> None:
    s = betting(50, 30, 50, all_in="must_match")
    play(s, "bet", "amount 30")
    assert (who(s), on_offer(s)) == (1, ["fold", "call"])


@pytest.mark.rule("HD-BET-13")
def test_option_must_match_without_a_stake_a_player_stays_in_while_nobody_bets() -> None:
    s = betting(50, 0, 50, all_in="must_match")
    play(s, "check", "check")
    assert (question(s), s.inside) == ("play_fortune", 0b111)


@pytest.mark.rule("HD-BET-13")
def test_option_must_match_without_a_stake_a_player_folds_when_somebody_bets() -> None:
    s = betting(50, 0, 50, all_in="must_match")
    play(s, "bet", "amount 5")
    assert (who(s), s.inside) == (2, 0b101)


@pytest.mark.rule("HD-BET-13")
def test_option_must_match_who_went_all_in_folds_to_a_raise() -> None:
    s = betting(10, 50, 50, all_in="must_match")
    play(s, "bet", "amount 10", "raise", "amount 10", "call")
    assert (question(s), s.inside) == ("play_fortune", 0b110)


@pytest.mark.rule("HD-BET-05", "HD-GEAR-01")
def test_who_folded_is_asked_nothing_more_in_this_shootout() -> None:
    s = betting(50, 50, 50, hidden=True)
    play(s, "bet", "amount 5", "fold", "call")
    seats = []
    for _ in range(4):
        seats.append(asked(s).answered_by)
        play(s, "pass")
    assert seats == [0, 2, 0, 2]
