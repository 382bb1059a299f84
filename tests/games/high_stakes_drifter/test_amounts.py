"""Which amounts a bet or a raise is offered in, and the options about it. Ledger 5.14 and section 12."""

from typing import Any

import pytest

from tests.games.high_stakes_drifter.kit import Table, dude, evening, offered, on_offer, play, put, question, shootout


def betting(mine: int, yours: int, **options: Any) -> Table:
    """The opening betting round of two players with these stakes; the pot is empty."""
    s = evening(2, **options)
    put(s, 0, stake=mine, hand="mustang", stack="")
    put(s, 1, stake=yours, hand="mustang", stack="")
    shootout(s, dude(s, 0, "kit_carson", on_it=0), dude(s, 1, "kit_carson", on_it=0), ante=False)
    return s


def amounts(s: Table, verb: str) -> list[int]:
    """What may be bet or raised now."""
    play(s, verb)
    return [int(each) for each in offered(s, "amount")]


SMALL = list(range(1, 21))


# --- the ladder -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-11")
@pytest.mark.parametrize(
    ("stake", "offered"),
    [
        (1, []),
        (20, SMALL),
        (23, [*SMALL, 23]),
        (43, [*SMALL, 25, 30, 35, 40, 43]),
        (135, [*SMALL, *range(25, 101, 5), 125, 135]),
        (700, [*SMALL, *range(25, 101, 5), *range(125, 501, 25), 600, 700]),
        (3200, [*SMALL, *range(25, 101, 5), *range(125, 501, 25), *range(600, 2001, 100), 2500, 3000, 3200]),
    ],
)
def test_amounts_climb_a_ladder_up_to_the_whole_stake(stake: int, offered: list[int]) -> None:
    s = betting(stake, 5000)
    if offered:
        assert amounts(s, "bet") == offered
    else:
        play(s, "bet")
        assert s.players[0].bets == stake, "with one amount there is no question"


@pytest.mark.rule("HD-BET-11")
def test_the_longest_list_has_84_amounts() -> None:
    found = amounts(betting(99_999, 99_999), "bet")
    assert (len(found), found[-2:]) == (84, [10000, 99_999])


@pytest.mark.rule("HD-BET-11", "HD-BET-08")
def test_a_raise_is_offered_above_the_call_from_the_smallest_one_on() -> None:
    s = betting(100, 47)
    play(s, "bet", "amount 12")
    assert amounts(s, "raise") == [12, 13, 14, 15, 16, 17, 18, 19, 20, 25, 30, 35]
    play(s, "amount 20")
    assert s.players[1].bets == 32


@pytest.mark.rule("HD-BET-11", "HD-BET-14")
def test_who_has_too_little_for_a_full_raise_may_raise_with_all_he_has() -> None:
    s = betting(100, 15)
    play(s, "bet", "amount 10", "raise")
    assert (s.betting.high, s.players[1].stake) == (15, 0)


# --- option bet_sizes -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-11")
def test_option_coarse_offers_few_amounts_the_smallest_and_the_whole_stake() -> None:
    assert amounts(betting(67, 100, bet_sizes="coarse"), "bet") == [1, 5, 10, 25, 50, 67]
    s = betting(500, 500, bet_sizes="coarse")
    play(s, "bet", "amount 10")
    assert amounts(s, "raise") == [10, 25, 50, 100, 250, 490]


@pytest.mark.rule("HD-BET-11")
def test_option_any_offers_every_dollar() -> None:
    assert amounts(betting(67, 100, bet_sizes="any"), "bet") == list(range(1, 68))


@pytest.mark.rule("HD-BET-11")
def test_option_any_asks_for_the_hundreds_first_when_there_are_too_many() -> None:
    s = betting(437, 500, bet_sizes="any")
    play(s, "bet")
    assert (question(s), on_offer(s)) == ("bet_hundreds", [f"hundreds {each}" for each in range(5)])
    play(s, "hundreds 4")
    assert [int(each) for each in offered(s, "amount")] == list(range(400, 438))
    play(s, "amount 433")
    assert s.players[0].bets == 433


@pytest.mark.rule("HD-BET-11")
def test_option_any_reaches_every_dollar_of_a_huge_stake_in_short_lists() -> None:
    s = betting(60_000, 60_000, bet_sizes="any")
    play(s, "bet")
    steps = []
    while question(s) == "bet_hundreds":
        assert len(on_offer(s)) <= 150
        groups = [int(each) for each in offered(s, "hundreds")]
        steps.append(max(each for each in groups if each * 100 <= 34_567))
        play(s, f"hundreds {steps[-1]}")
    play(s, "amount 34567")
    assert s.players[0].bets == 34_567
    assert len(steps) == 2


# --- option bet_limit -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-09")
def test_option_bet_limit_pot_a_bet_is_at_most_the_pot() -> None:
    s = betting(100, 100, bet_limit="pot")
    s.shootout.dead = 10
    assert amounts(s, "bet")[-1] == 10


@pytest.mark.rule("HD-BET-09")
def test_option_bet_limit_pot_a_raise_is_at_most_the_pot_with_the_call_in_it() -> None:
    s = betting(100, 100, bet_limit="pot")
    s.shootout.dead = 10
    play(s, "bet", "amount 5")
    assert amounts(s, "raise")[-1] == 20


@pytest.mark.rule("HD-BET-09")
def test_option_bet_limit_may_be_an_amount() -> None:
    s = betting(100, 100, bet_limit=12)
    assert amounts(s, "bet") == list(range(1, 13))
    play(s, "amount 12")
    play(s, "raise")
    assert s.betting.high == 24


@pytest.mark.rule("HD-BET-09")
def test_option_bet_limit_the_whole_stake_is_not_offered_above_it() -> None:
    s = betting(30, 100, bet_limit=12)
    assert amounts(s, "bet")[-1] == 12
    s = betting(9, 100, bet_limit=12)
    assert amounts(s, "bet")[-1] == 9
