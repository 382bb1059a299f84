"""Main pot and side pots: worked by hand, and against a reference that deals the bets out dollar by dollar.
Ledger 5.14 and the payment of 5.16."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saddlebag.games.high_stakes_drifter.rules.pots import main_pot, shares, split_pots, unmatched
from saddlebag.games.high_stakes_drifter.words.shootout_story import Won
from tests.games.high_stakes_drifter.kit import Table, dude, evening, go_on, put, showdown, stakes
from tests.games.kit import told

# --- by hand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-22", "HD-BET-24")
def test_each_level_holds_what_lies_between_it_and_the_one_below() -> None:
    pots = split_pots(0, [10, 25, 40, 40], 0b1111)
    assert [(pot.amount, pot.seats) for pot in pots] == [(40, (0, 1, 2, 3)), (45, (1, 2, 3)), (30, (2, 3))]


@pytest.mark.rule("HD-BET-22")
def test_bets_of_folded_players_lie_in_the_pots_whose_levels_they_reach() -> None:
    pots = split_pots(0, [10, 15, 30], 0b101)
    assert [(pot.amount, pot.seats) for pot in pots] == [(30, (0, 2)), (25, (2,))]


@pytest.mark.rule("HD-BET-22")
def test_bets_of_folded_players_above_the_highest_level_belong_to_the_highest_pot() -> None:
    pots = split_pots(0, [10, 30, 50], 0b011)
    assert [(pot.amount, pot.seats) for pot in pots] == [(30, (0, 1)), (60, (1,))]


@pytest.mark.rule("HD-BET-22")
def test_the_bet_of_a_folded_player_makes_no_level() -> None:
    assert [pot.amount for pot in split_pots(0, [20, 5, 20], 0b101)] == [45]


@pytest.mark.rule("HD-BET-22", "HD-BET-18")
def test_who_has_bet_nothing_can_win_dead_money_alone() -> None:
    pots = split_pots(15, [0, 20, 20], 0b111)
    assert [(pot.amount, pot.seats) for pot in pots] == [(15, (0, 1, 2)), (40, (1, 2))]


@pytest.mark.rule("HD-BET-23")
def test_all_dead_money_is_in_the_main_pot() -> None:
    assert [pot.amount for pot in split_pots(17, [10, 25, 25], 0b111)] == [47, 30]
    assert main_pot(17, [10, 25, 25], 0b111) == 47


@pytest.mark.rule("HD-BET-17")
@pytest.mark.parametrize(
    ("bets", "back"),
    [
        ([30, 20, 15], (0, 10)),
        ([20, 20, 15], (-1, 0)),
        ([0, 0, 7], (2, 7)),
        ([0, 0, 0], (-1, 0)),
        ([5, 20, 12], (1, 8)),
        ([12, 5, 20, 20], (-1, 0)),
    ],
)
def test_what_exceeds_the_second_highest_amount_goes_back(bets: list[int], back: tuple[int, int]) -> None:
    assert unmatched(bets) == back


@pytest.mark.rule("HD-SHOW-14")
def test_odd_dollars_go_one_each_to_the_first_winners() -> None:
    assert shares(41, [2, 0, 1]) == [14, 14, 13]
    assert shares(2, [0, 1, 2]) == [1, 1, 0]


# --- against a reference ----------------------------------------------------------------------------------------


def dollar_by_dollar(dead: int, bets: list[int], inside: set[int]) -> dict[tuple[int, ...], int]:
    """What each group of players can win: the n-th dollar of anybody's bets is for those in who have bet n or more;
    where nobody in has, for those in who have bet most; dead money is for all in."""
    can_win: dict[tuple[int, ...], int] = {}
    most = max(bets[seat] for seat in inside)
    for bet in bets:
        for dollar in range(1, bet + 1):
            group = tuple(sorted(seat for seat in inside if bets[seat] >= min(dollar, most)))
            can_win[group] = can_win.get(group, 0) + 1
    if dead:
        group = tuple(sorted(inside))
        can_win[group] = can_win.get(group, 0) + dead
    return can_win


@st.composite
def bettings(draw: st.DrawFn) -> tuple[int, list[int], set[int]]:
    """Dead money, bets, and who is in."""
    players = draw(st.integers(2, 8))
    amounts = st.one_of(st.sampled_from([0, 5, 10, 20]), st.integers(0, 60))
    bets = draw(st.lists(amounts, min_size=players, max_size=players))
    inside = draw(st.sets(st.integers(0, players - 1), min_size=1))
    return draw(st.integers(0, 60)), bets, inside


def as_bits(seats: set[int]) -> int:
    return sum(1 << seat for seat in seats)


@pytest.mark.rule("HD-BET-22", "HD-BET-23", "HD-BET-24")
@settings(max_examples=100, deadline=None, derandomize=True)
@given(bettings())
def test_pots_are_what_dealing_them_out_dollar_by_dollar_gives(betting: tuple[int, list[int], set[int]]) -> None:
    dead, bets, inside = betting
    pots = split_pots(dead, bets, as_bits(inside))
    assert {pot.seats: pot.amount for pot in pots if pot.amount} == dollar_by_dollar(dead, bets, inside)
    assert sum(pot.amount for pot in pots) == dead + sum(bets)
    assert pots[0].seats == tuple(sorted(inside))


@pytest.mark.rule("HD-BET-17")
@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 30), min_size=2, max_size=8))
def test_after_the_return_two_players_at_least_have_put_in_the_most(bets: list[int]) -> None:
    seat, back = unmatched(bets)
    if back:
        bets[seat] -= back
    assert sorted(bets)[-1] == sorted(bets)[-2]


# --- paid at a showdown -----------------------------------------------------------------------------------------

LADDER = ["annie_oakley", "kit_carson", "nat_love", "marcus_reno", "stagecoach_mary"]
"""Dudes with skill 9, 7, 6, 5, 4 and nothing better."""


def street(strengths: list[int], bets: list[int], inside: set[int], dead: int, challenger: int) -> Table:
    """A showdown of those in; strength 0 is the best dude, equal ones are equal."""
    s = evening(len(bets))
    s.active = challenger
    dudes = [dude(s, seat, LADDER[strength], on_it=0) for seat, strength in enumerate(strengths)]
    order = [seat % len(bets) for seat in range(challenger, challenger + len(bets))]
    for seat in range(len(bets)):
        put(s, seat, stake=0, hand="", stack="")
    showdown(s, *[dudes[seat] for seat in order if seat in inside], ante=False)
    s.shootout.dead = dead
    for seat, bet in enumerate(bets):
        s.players[seat].bets = bet
    return s


def winnings(strengths: list[int], bets: list[int], inside: set[int], dead: int, challenger: int) -> list[int]:
    """The reference: every group's money goes to the best in it, shared, odd dollars clockwise from the challenger."""
    won = [0] * len(bets)
    for group, money in dollar_by_dollar(dead, bets, inside).items():
        best = min(strengths[seat] for seat in group)
        winners = sorted(
            (seat for seat in group if strengths[seat] == best), key=lambda seat: (seat - challenger) % len(bets)
        )
        for dollar in range(money):
            won[winners[dollar % len(winners)]] += 1
    return won


@st.composite
def showdowns(draw: st.DrawFn) -> tuple[list[int], list[int], set[int], int, int]:
    dead, bets, inside = draw(bettings().filter(lambda each: len(each[2]) > 1))
    strengths = draw(st.lists(st.integers(0, len(LADDER) - 1), min_size=len(bets), max_size=len(bets)))
    return strengths, bets, inside, dead, draw(st.sampled_from(sorted(inside)))


@pytest.mark.rule("HD-SHOW-14", "HD-SHOW-16", "HD-SHOW-19", "HD-BET-24")
@settings(max_examples=100, deadline=None, derandomize=True)
@given(showdowns())
def test_every_pot_is_paid_as_the_reference_says(given_: tuple[list[int], list[int], set[int], int, int]) -> None:
    strengths, bets, inside, dead, challenger = given_
    s = street(strengths, bets, inside, dead, challenger)
    before = s.money()
    go_on(s)
    won = [0] * len(bets)
    for each in told(s, Won):
        won[each.seat] += each.from_pot
    assert won == winnings(strengths, bets, inside, dead, challenger)
    assert s.money() == before


@pytest.mark.rule("HD-SHOW-16")
def test_a_side_pot_goes_to_the_best_dude_among_those_who_can_win_it() -> None:
    s = street([0, 2, 1], [10, 30, 30], {0, 1, 2}, dead=15, challenger=0)
    go_on(s)
    assert [(each.seat, each.pot, each.from_pot) for each in told(s, Won)] == [(0, 0, 45), (2, 1, 40)]


@pytest.mark.rule("HD-SHOW-16", "HD-SHOW-14")
def test_a_tie_in_a_side_pot_shares_that_pot_alone() -> None:
    s = street([0, 2, 2, 3], [10, 15, 15, 11], {0, 1, 2}, dead=0, challenger=2)
    go_on(s)
    assert [(each.seat, each.pot, each.from_pot) for each in told(s, Won)] == [(0, 0, 40), (2, 1, 6), (1, 1, 5)]


@pytest.mark.rule("HD-SHOW-19")
def test_the_pots_are_added_to_the_stakes() -> None:
    s = street([1, 0], [7, 7], {0, 1}, dead=10, challenger=0)
    put(s, 0, stake=3)
    put(s, 1, stake=4)
    go_on(s)
    assert stakes(s) == [3, 28]
    assert s.pot == 0
