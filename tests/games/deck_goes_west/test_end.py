"""How a match ends, who has won, and how many pieces there are. Ledger 5.30 and 5.31."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.content import RESOURCE
from saddlebag.games.deck_goes_west.rules import bandits as bandit_rules
from saddlebag.games.deck_goes_west.rules import stocks
from saddlebag.games.deck_goes_west.words.story import DayBegan
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    compass,
    ended,
    gangs,
    lay,
    next_cards,
    night,
    night_step,
    on_offer,
    one_piece,
    play,
    put,
    railways,
    roll,
    set_out,
    star_die,
    stock,
    table,
    workday,
)
from tests.games.kit import told

SIX_DANGERS = "weary hunger parched blisters homesick cold_nights"


def last_night(points: list[int], places: str, **options: Any) -> Table:
    """The night before the last sun, versus: who has how many points and stands where."""
    s = night("discovery", len(points), **options)
    s.day = s.board.day_len - 1
    s.vp = points
    lay(s, {"c2r0": "T06"})
    for seat, place in enumerate(places.split()):
        put(s, seat, place)
    night_step(s, "day")
    return s


# --- the score track ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-END-01")
def test_the_first_token_at_the_end_of_the_score_track_wins_at_once() -> None:
    s = workday("discovery")
    put(s, 0, "c1r0")
    put(s, 1, gold=9)
    s.vp = [28, 29]
    set_out(s, walk=2)
    play(s, "try west")  # a reveal further West than ever: 2 points
    assert (ended(s).cause, ended(s).winners, s.vp) == ("score", [0], [30, 29])


@pytest.mark.rule("DW-END-01")
def test_a_token_one_horseshoe_short_has_not_won() -> None:
    s = workday("discovery")
    put(s, 0, "c1r0")
    s.vp = [27, 29]
    set_out(s, walk=2)
    play(s, "try west")
    assert (s.vp, s.outcome) == ([29, 29], "")


def cleared_by_two(gold: list[int]) -> Table:
    """Red and blue, with 28 points each and this much gold, have cleared their tile together."""
    s = workday("discovery", players=3)
    s.vp = [28, 28, 29]
    put(s, 0, hand="revolver", gold=gold[0], tapped=True)
    put(s, 1, hand="revolver", gold=gold[1], tapped=True)
    put(s, 2, "c1r0")
    bandits(s, {"c0r0": 1})
    roll(s, 1, 0, 0, 1, 0, 0, 0)
    play(s, "play revolver 1", "done", "play revolver 1", "done")
    return s


@pytest.mark.rule("DW-END-05", "DW-END-03")
@pytest.mark.parametrize(("gold", "winners"), [([2, 1], [0]), ([1, 2], [1]), ([1, 1], [0, 1])])
def test_between_players_who_reach_the_end_by_the_same_event_the_ties_decide(
    gold: list[int], winners: list[int]
) -> None:
    s = cleared_by_two(gold)
    assert (ended(s).cause, ended(s).winners, s.vp) == ("score", winners, [30, 30, 29])


# --- the day track ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-END-02")
def test_at_the_end_of_the_day_track_most_points_win() -> None:
    s = last_night([6, 7, 5], "c2r0 c0r0 c2r0")
    put(s, 0, gold=9)
    one_piece(s)
    outcome = ended(s)
    assert (outcome.cause, outcome.winners) == ("days", [1])
    assert (outcome.scores, outcome.ranks) == ([6, 7, 5], [2, 1, 3])


@pytest.mark.rule("DW-END-03")
def test_of_equal_points_the_meeple_further_west_wins() -> None:
    s = last_night([7, 7, 5], "c1r0 c0r0 c2r0")
    put(s, 1, gold=9)
    one_piece(s)
    assert ended(s).winners == [0]


@pytest.mark.rule("DW-END-03")
def test_of_meeples_equally_far_west_the_greater_total_of_resources_wins() -> None:
    s = last_night([7, 7, 5], "c1r0 c1r1 c2r0")
    put(s, 0, gold=3)
    put(s, 1, gold=1, metal=1, wood=1, food=1)
    one_piece(s)
    assert ended(s).winners == [1]


@pytest.mark.rule("DW-END-04")
def test_players_still_tied_share_the_victory() -> None:
    s = last_night([7, 7, 7], "c1r0 c1r1 c1r-1")
    put(s, 0, gold=3)
    put(s, 1, food=3)
    put(s, 2, food=2)
    one_piece(s)
    assert (ended(s).winners, ended(s).ranks) == ([0, 1], [1, 1, 3])


@pytest.mark.rule("DW-END-06")
@pytest.mark.parametrize(("scoreboard", "days"), [("A", 14), ("B", 18)])
def test_there_are_as_many_days_as_suns_after_the_first(scoreboard: str, days: int) -> None:
    s = table("new_world", scoreboard=scoreboard)
    while not s.outcome:
        answer = next(text for text in ("pass", "put discard", "done") if text in on_offer(s))
        if answer == "pass":  # nobody grows weary in this match, and no bandits stay
            put(s, 0, hand="", draw="", discard="")
            bandits(s, {})
        play(s, answer)
        if s.ask is None and not s.outcome:
            one_piece(s)
    assert ended(s).cause == "days"
    assert [event.number for event in told(s, DayBegan)] == [*range(1, days + 1)]


@pytest.mark.rule("DW-END-07")
def test_the_dead_have_no_part_in_the_last_comparison_and_their_tokens_raise_no_risk() -> None:
    s = last_night([29, 3, 5], "c2r0 c0r0 c0r0")
    s.day = 0
    put(s, 0, hand=SIX_DANGERS, gold=9)
    assert bandit_rules.risk(s) == 3
    night_step(s, "full_hand")
    one_piece(s)
    assert bandit_rules.risk(s) == 1
    s.day = s.board.day_len - 1
    night_step(s, "day")
    one_piece(s)
    assert (ended(s).winners, ended(s).ranks) == ([2], [3, 2, 1])


# --- component limits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-LIMIT-01")
@pytest.mark.parametrize("resource", RESOURCE.ids)
@pytest.mark.parametrize(("strict", "gained"), [(False, 30), (True, 10)])
def test_resources_are_unlimited_unless_the_supply_is_strict(resource: str, strict: bool, gained: int) -> None:
    s = workday("discovery", strict_supply=strict)
    for seat, number in ((0, 50), (1, 10)):
        s.players[seat].stock[RESOURCE.find(resource)] = number
    stocks.gain(s, 1, RESOURCE.find(resource), 30)
    assert stock(s, 1) == {resource: 10 + gained}


@pytest.mark.rule("DW-LIMIT-01")
def test_in_a_strict_supply_a_railway_is_a_counter_of_metal() -> None:
    s = workday("discovery", strict_supply=True)
    railways(s, "c0r0 c1r0")
    put(s, 0, metal=60)
    stocks.gain(s, 1, RESOURCE.find("metal"), 30)
    assert stock(s, 1) == {"metal": 8}


@pytest.mark.rule("DW-LIMIT-01")
@pytest.mark.parametrize(("strict", "there"), [(False, 121), (True, 119)])
def test_bandits_who_appear_are_unlimited_unless_the_supply_is_strict(strict: bool, there: int) -> None:
    s = night("discovery", dice="d12", scoreboard="A", strict_supply=strict)
    s.day = 11  # risk 3
    bandits(s, {"c0r0": 118})
    star_die(s, 12, 3, 3, 3)
    bandit_rules.appear(s)
    assert gangs(s) == {"c0r0": there}


@pytest.mark.rule("DW-LIMIT-01")
@pytest.mark.parametrize(("strict", "there"), [(False, {"c1r0": 61, "c1r1": 59}), (True, {"c1r0": 61, "c1r1": 58})])
def test_groups_grow_without_limit_unless_the_supply_is_strict(strict: bool, there: dict[str, int]) -> None:
    s = night("discovery", strict_supply=strict)
    bandits(s, {"c1r0": 60, "c1r1": 58})
    compass(s, "+ +")
    bandit_rules.move_all(s)
    assert gangs(s) == there


@pytest.mark.rule("DW-LIMIT-02")
def test_when_all_dangers_are_out_nobody_gains_one() -> None:
    s = night("new_world")
    for common in s.common[2:]:
        common.pile, common.discards = [], []
    night_step(s, "exhaustion")
    one_piece(s)
    assert (s.ask, s.players[0].draw, s.players[0].discard) == (None, [], [])


@pytest.mark.rule("DW-LIMIT-02")
def test_when_all_trade_cards_are_out_the_row_stays_short() -> None:
    s = night("new_world")
    next_cards(s, "horse")
    s.common[1].pile = s.common[1].pile[-1:]
    put(s, 0, hand="cow")
    s.trade_row, s.common[1].discards = s.trade_row[:3], []
    night_step(s, "trade_row")
    one_piece(s)
    assert len(s.trade_row) == 4
