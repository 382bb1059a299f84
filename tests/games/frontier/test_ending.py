"""Tracks, functions, the final election and scoring. Chapters 5.16 and 5.20."""

from typing import Any

import pytest

from saddlebag.engine.rules import MatchEnded
from saddlebag.games.frontier.content import CHARACTER, FUNCTION
from saddlebag.games.frontier.effects.terms import INVESTMENT, POLITICAL
from saddlebag.games.frontier.rules import elections, ending, goods, housing
from tests.games.frontier.kit import Table, at, build, go_on, has, is_over, network, play, put, sentences, table, turn
from tests.games.kit import ask_after, run, texts


def finish(s: Table) -> list[list[int]]:
    """The final scoring, a list for each player."""
    with pytest.raises(MatchEnded):
        ending.finish(s)
    return [list(points) for points in zip(*s.final, strict=True)]


# --- tracks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-TRACK-04")
def test_ex_19_the_first_to_reach_ten_chooses_a_function() -> None:
    s = table()
    put(s, 2, investment=9)
    assert texts(ask_after(goods.score(s, 2, INVESTMENT, 1))) == [
        "take_office state_treasurer", "take_office financier",
    ]  # fmt: skip
    put(s, 2, investment=9)
    run(goods.score(s, 2, INVESTMENT, 1), "take_office financier")
    assert s.functions[FUNCTION.find("financier")] == 2
    put(s, 0, investment=9)
    run(goods.score(s, 0, INVESTMENT, 2))  # the second takes the other
    assert s.functions[FUNCTION.find("state_treasurer")] == 0
    put(s, 1, investment=9)
    run(goods.score(s, 1, INVESTMENT, 1))
    assert 1 not in s.functions


@pytest.mark.rule("FO-TRACK-04")
def test_the_political_track_has_its_own_functions() -> None:
    s = table()
    put(s, 0, political=9)
    run(goods.score(s, 0, POLITICAL, 1), "take_office state_senator")
    assert s.functions[FUNCTION.find("state_senator")] == 0


@pytest.mark.rule("FO-TRACK-05")
def test_a_function_is_kept_and_not_taken_twice() -> None:
    s = table()
    put(s, 0, political=9)
    run(goods.score(s, 0, POLITICAL, 1), "take_office governor")
    run(goods.score(s, 0, POLITICAL, -3))
    assert s.functions[FUNCTION.find("governor")] == 0
    run(goods.score(s, 0, POLITICAL, 3))  # reaches 10 again
    assert s.functions.count(0) == 1


@pytest.mark.rule("FO-TRACK-03")
def test_tracks_have_no_upper_end_and_never_go_below_zero() -> None:
    s = table()
    put(s, 0, political=30)
    run(goods.score(s, 0, POLITICAL, 5))
    assert s.players[0].points[POLITICAL] == 35
    run(goods.score(s, 1, POLITICAL, -2))
    assert s.players[1].points[POLITICAL] == 0


@pytest.mark.rule("FO-TRACK-06")
def test_of_two_who_reach_ten_together_the_earlier_in_turn_order_is_first() -> None:
    s = table()
    put(s, 0, political=9)
    put(s, 2, political=9)
    s.mayor = 2
    for seat in s.in_turn_order():
        if s.players[seat].points[POLITICAL] == 9:
            run(goods.score(s, seat, POLITICAL, 1), *(["take_office governor"] if seat == 2 else []))
    assert s.functions[FUNCTION.find("governor")] == 2
    assert s.functions[FUNCTION.find("state_senator")] == 0


@pytest.mark.rule("FO-TRACK-01", "FO-TRACK-02")
@pytest.mark.parametrize(
    ("building", "points"), [("church", [1, 0]), ("jail", [1, 0]), ("town_hall", [1, 0]), ("tailor", [0, 1])]
)
def test_health_safety_and_civic_buildings_are_political_and_wealth_is_investment(
    building: str, points: list[int]
) -> None:
    s = table()
    put(s, 0, money=8, log=3)
    turn(s)
    play(s, "build_public", f"public {building}", "raise_on B2_35")
    if building == "town_hall":
        play(s, "move_marker health")
    assert s.players[0].points == points


@pytest.mark.rule("FO-TRACK-02")
def test_a_development_is_an_investment() -> None:
    s = table()
    network(s, 1, "tt1")
    put(s, 0, money=20)
    turn(s)
    play(s, "develop", "develop_network telegraph")
    assert s.players[0].points == [0, 1]


@pytest.mark.rule("FO-TRACK-01")
def test_a_housing_upgrade_and_a_kept_promise_are_political() -> None:
    s = table()
    build(s, "B2_35", "tent", 0)
    put(s, 0, money=2, log=1)
    run(housing.upgrade_housing(s, 0), "upgrade B2_35")
    assert s.players[0].points == [1, 0]
    s.promises = [[0], [], []]
    run(elections.settle_promises(s))
    assert s.players[0].points == [2, 0]


# --- level 4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-L4-02")
def test_ex_20_a_level_4_card_scores_two_and_one_for_each_character_of_its_suit() -> None:
    s = table()
    put(s, 0, lumbering=4, hired="a09 a10 p07 p10")
    assert ending.level_4_points(s, 0) == 5
    put(s, 0, mining=4)
    assert ending.level_4_points(s, 0) == 7
    put(s, 0, lumbering=3, mining=0)
    assert ending.level_4_points(s, 0) == 0


@pytest.mark.rule("FO-L4-03")
def test_tycoons_of_the_suit_count_for_the_mayor_of_the_final_round() -> None:
    s = table()
    s.tycoons = [CHARACTER.find("t07"), CHARACTER.find("t01")]
    put(s, 0, lumbering=4)
    put(s, 1, lumbering=4, campaign="h1")
    ending.final_election(s)  # seat 1 wins it
    assert ending.level_4_points(s, 0) == 3
    assert ending.level_4_points(s, 1) == 2


# --- the end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-END-01", "FO-END-05", "FO-MAYOR-01")
def test_the_final_election_follows_the_last_promises_and_brings_points() -> None:
    s = table()
    s.round = 13
    s.promises = [[1], [], []]
    s.tycoons = [CHARACTER.find("t01"), CHARACTER.find("t02")]
    put(s, 0, political=4, campaign="h1")
    put(s, 1, campaign="hw2")
    at(s, "final_election: last_promises")
    go_on(s)
    assert is_over(s)
    assert s.players[0].points[POLITICAL] == 3  # the promise was broken
    assert s.elected == 1  # so the tycoons gave no votes
    assert s.final[ending.ELECTION_LINE] == [0, 2, 0]
    assert s.players[1].points[POLITICAL] == 0
    assert "Indigo wins the final election: 2 points." in sentences(s)


@pytest.mark.rule("FO-END-01")
def test_without_a_candidate_nobody_has_election_points() -> None:
    s = table()
    ending.final_election(s)
    assert (s.elected, s.election_points) == (-1, 0)


@pytest.mark.rule("FO-CORE-03", "FO-CORE-02")
@pytest.mark.parametrize(
    ("options", "last"),
    [
        ({}, 12),
        ({"round_count": "twelve_flat"}, 11),
        ({"short_game": True}, 6),
        ({"short_game": True, "round_count": "twelve_flat"}, 5),
    ],
)
def test_the_match_ends_after_its_last_round(options: dict[str, Any], last: int) -> None:
    s = table(**options)
    s.round = last
    assert ending.rounds_are_left(s)
    s.round = last + 1
    assert not ending.rounds_are_left(s)


@pytest.mark.rule("FO-END-02", "FO-CORE-03")
def test_no_cards_housing_or_promises_follow_the_last_round() -> None:
    s = table()
    s.round = s.options.last_round
    put(s, 1, campaign="c3")
    build(s, "B2_35", "tent", 1)
    at(s, "match: ends_now")
    go_on(s)
    assert is_over(s)
    assert s.promises == [[], [], []]
    assert [sum(player.levels) for player in s.players] == [1, 1, 1]


@pytest.mark.rule("FO-END-03", "FO-CORE-08", "FO-END-07")
def test_the_score_is_tracks_goal_level_4_money_and_election() -> None:
    s = table()
    put(s, 0, political=3, investment=10, goal="g02", lumbering=4, money=25, horse=3, gold=9, cattle={"B4_11": 4})
    put(s, 0, hired="a09")
    put(s, 1, campaign="h1")
    ending.final_election(s)
    assert finish(s) == [[3, 10, 10, 3, 2, 0], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0]]
    result = ending.result(s)
    assert result is not None
    assert result.scores == [28, 1, 0]
    assert result.winners == [0]
    assert result.reason == "Coal wins with 28 points."


@pytest.mark.rule("FO-END-04", "FO-END-03")
def test_ex_s4_seventeen_dollars_are_one_point_and_twenty_two_are_two() -> None:
    s = table()
    put(s, 0, money=17)
    put(s, 1, money=22)
    assert [lines[ending.MONEY_LINE] for lines in finish(s)] == [1, 2, 0]


@pytest.mark.rule("FO-RAN-30")
def test_slaughter_money_of_the_last_round_is_paid_before_scoring() -> None:
    s = table()
    put(s, 0, money=6, due=4)
    assert finish(s)[0][ending.MONEY_LINE] == 1
    assert has(s, 0, "money") == 10


@pytest.mark.rule("FO-END-06")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ([30, 0, 2, 0, 0, 2], [34, 0, 0, 0, 0, 0]),  # EX-22: final election points
        ([31, 0, 0, 0, 3, 0], [32, 0, 0, 0, 2, 0]),  # money points
        ([30, 0, 1, 3, 0, 0], [30, 0, 2, 2, 0, 0]),  # level 4 points
        ([30, 0, 4, 0, 0, 0], [32, 0, 2, 0, 0, 0]),  # goal points
    ],
)
def test_ties_are_parted_in_reverse_order_of_the_scoring(first: list[int], second: list[int]) -> None:
    s = table(2)
    s.over = True
    s.final = [list(points) for points in zip(first, second, strict=True)]
    assert sum(first) == sum(second)
    result = ending.result(s)
    assert result is not None
    assert result.winners == [0]
    assert result.reason.endswith("by the tie-break.")
    s.final = [points[::-1] for points in s.final]
    result = ending.result(s)
    assert result is not None
    assert result.winners == [1]


@pytest.mark.rule("FO-END-06", "FO-CORE-07")
def test_those_who_are_equal_in_everything_share_the_victory() -> None:
    s = table()
    s.over = True
    s.final = [[5, 7, 1], [2, 0, 1], [0] * 3, [0] * 3, [0] * 3, [0] * 3]
    result = ending.result(s)
    assert result is not None
    assert result.winners == [0, 1]
    assert result.ranks == [1, 1, 3]
    assert result.reason == "Coal and Indigo share the victory with 7 points."
