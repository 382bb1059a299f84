"""Laying out the table, and what is chosen before the town is founded. Chapter 5.3."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier import content
from saddlebag.games.frontier.chapters import HELD
from saddlebag.games.frontier.state import FIRST_ROW
from tests.games.frontier.kit import (
    Table,
    asked,
    at,
    fresh,
    go_on,
    has,
    on_offer,
    play,
    question,
    sentences,
    table,
    turn,
    who,
    why_not,
)

SEEDS = range(40)


def founded(s: Table) -> None:
    """Whatever the founding asks is answered with what is offered first, up to the first turn."""
    while question(s) != "action":
        play(s, on_offer(s)[0])


def test_a_table_of_the_kit_can_be_played() -> None:
    s = table()
    turn(s, 1)
    assert question(s) == "action"
    play(s, "labour", "end")
    assert s.active == 2
    assert "end" in on_offer(s)


# --- the table ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-SETUP-01")
def test_at_the_start_the_map_is_empty_and_all_buildings_lie_beside_it() -> None:
    s = fresh()
    assert set(s.tiles) == set(s.owners) == {NOBODY}
    assert not any(s.damage)


@pytest.mark.rule("FO-SETUP-02")
def test_the_trains_start_at_four_four_and_five() -> None:
    assert fresh().distances == [4, 4, 5]
    assert fresh().rewards_taken == [0, 0, 0]


@pytest.mark.rule("FO-SETUP-02")
@pytest.mark.parametrize("option", [{"development_reserve": False}, {"short_game": True}])
def test_with_five_tiles_and_in_the_short_game_the_trains_start_closer(option: dict[str, bool]) -> None:
    assert fresh(**option).distances == [2, 2, 3]


@pytest.mark.rule("FO-SETUP-03")
def test_assistants_partners_and_tycoons_are_three_decks_in_an_order_that_chance_gives() -> None:
    s = fresh(seed=1)
    assert [sorted(deck) for deck in s.decks] == [list(range(18)), list(range(18, 30)), list(range(30, 42))]
    assert s.decks != fresh(seed=2).decks


@pytest.mark.rule("FO-SETUP-04")
def test_no_revolt_grass_fire_or_drought_lies_on_the_map_at_the_start() -> None:
    s = fresh()
    assert (s.grass, s.drought, s.jams) == (0, 0, 0)
    assert [player.goods for player in s.players] == [[0] * len(HELD)] * 3


@pytest.mark.rule("FO-SETUP-05")
def test_health_wealth_and_safety_start_in_the_middle() -> None:
    s = fresh()
    assert s.status == [0, 0, 0]
    assert (content.LOWEST, content.HIGHEST) == (-3, 3)


@pytest.mark.rule("FO-SETUP-06")
@pytest.mark.rule("FO-SETUP-07")
def test_nine_tiles_of_each_network_lie_in_an_order_that_chance_gives() -> None:
    railroad, telegraph = fresh(seed=1).networks
    assert sorted(railroad.tiles) == list(range(9))
    assert sorted(telegraph.tiles) == list(range(9, 18))
    assert railroad.tiles != fresh(seed=2).networks[0].tiles
    assert (railroad.built, railroad.reached) == (0, 0)


@pytest.mark.rule("FO-SETUP-07")
def test_without_the_reserve_only_five_tiles_of_each_network_are_played_with() -> None:
    assert [len(network.tiles) for network in fresh(development_reserve=False).networks] == [FIRST_ROW, FIRST_ROW]


@pytest.mark.rule("FO-SETUP-08")
def test_everybody_starts_at_zero_on_both_tracks_with_two_workers() -> None:
    for player in fresh(5).players:
        assert (player.points, player.workers) == ([0, 0], 2)


@pytest.mark.rule("FO-SETUP-09")
def test_a_random_player_starts_and_is_the_first_mayor() -> None:
    tables = [fresh(4, seed) for seed in SEEDS]
    assert {s.first for s in tables} == {0, 1, 2, 3}
    assert all(s.mayor == s.first == s.active for s in tables)


@pytest.mark.rule("FO-SETUP-14")
def test_four_of_the_eight_events_of_each_era_are_stacked_era_by_era() -> None:
    s = fresh()
    stacked = [*s.events, *s.event_deck]
    assert [content.EVENT_ERA[card] for card in stacked] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert len(set(stacked)) == 16
    assert sorted([*stacked, *s.event_box]) == list(range(len(content.EVENT)))
    assert {card for seed in SEEDS for card in fresh(seed=seed).events} == set(range(8))


@pytest.mark.rule("FO-SETUP-15")
@pytest.mark.rule("FO-EVT-02")
def test_ex_s5_the_first_four_cards_are_the_row_and_all_of_era_one() -> None:
    s = fresh()
    assert len(s.events) == 4
    assert {content.EVENT_ERA[card] for card in s.events} == {1}
    assert len(s.event_deck) == 12


@pytest.mark.rule("FO-SETUP-15")
@pytest.mark.rule("FO-EVT-07")
def test_ex_s5_after_the_founding_round_the_first_card_is_passed_over() -> None:
    s = table()
    s.round = 0
    first, *others = s.events
    following = s.event_deck[0]
    at(s, "stand_up: begin_round")
    go_on(s)
    assert s.events == [*others, following]
    assert first in s.events_done
    assert content.EVENT_ERA[following] == 2


@pytest.mark.rule("FO-SETUP-16")
def test_the_three_discs_lie_on_three_different_cards_of_the_row_with_random_sides() -> None:
    tables = [fresh(seed=seed) for seed in SEEDS]
    for s in tables:
        assert len(set(s.disc_cards)) == 3
        assert set(s.disc_cards) < set(s.events)
    assert {tuple(s.disc_sides) for s in tables} == {(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)}
    assert {s.events.index(s.disc_cards[0]) for s in tables} == {0, 1, 2, 3}


@pytest.mark.rule("FO-SETUP-17")
def test_the_sixteen_severity_tiles_are_shuffled_face_down() -> None:
    s = fresh(seed=1)
    assert sorted(s.severities) == list(range(16))
    assert s.severities != fresh(seed=2).severities
    assert s.turned == []


@pytest.mark.rule("FO-SETUP-18")
def test_every_market_marker_starts_on_the_start_step_of_its_ladder() -> None:
    assert fresh().steps == content.ROW_START


# --- what players choose ------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-SETUP-10")
def test_in_starting_order_each_player_picks_an_industry_and_several_may_pick_the_same() -> None:
    s = fresh(3)
    order = []
    for _ in range(3):
        order.append(who(s))
        assert on_offer(s) == ["go_into lumbering", "go_into mining", "go_into ranching"]
        play(s, "go_into mining")
    assert order == [(s.first + step) % 3 for step in range(3)]
    assert [player.levels for player in s.players] == [[0, 1, 0]] * 3


@pytest.mark.rule("FO-SETUP-11")
def test_nobody_has_an_industry_card_but_the_one_they_picked() -> None:
    s = fresh(2)
    assert [player.levels for player in s.players] == [[0, 0, 0]] * 2
    play(s, "go_into ranching", "go_into lumbering")
    assert s.players[s.first].levels == [0, 0, 1]


@pytest.mark.rule("FO-SETUP-12")
def test_each_player_keeps_one_of_three_goals_and_returns_two() -> None:
    s = fresh(5)
    play(s, *["go_into mining"] * 5)
    dealt = [player.goals_dealt for player in s.players]
    assert [len(goals) for goals in dealt] == [3] * 5
    assert len({goal for goals in dealt for goal in goals}) == 15
    seat = who(s)
    assert on_offer(s) == [f"aim_for {content.GOAL[goal]}" for goal in dealt[seat]]
    kept = dealt[seat][1]
    play(s, f"aim_for {content.GOAL[kept]}")
    assert s.players[seat].goal == kept
    assert s.players[seat].goals_dealt == [dealt[seat][0], dealt[seat][2]]


@pytest.mark.rule("FO-SETUP-12")
def test_goals_are_drawn_after_all_have_picked_an_industry() -> None:
    s = fresh(2)
    play(s, "go_into mining")
    assert all(not player.goals_dealt for player in s.players)


@pytest.mark.rule("FO-SETUP-12")
def test_a_goal_that_one_did_not_draw_is_refused() -> None:
    s = fresh(2)
    play(s, *["go_into mining"] * 2)
    other = next(goal for goal in range(15) if goal not in s.players[who(s)].goals_dealt)
    assert why_not(s, f"goal:{content.GOAL[other]}") == "You did not draw that goal."


def to_assistants(players: int) -> Table:
    s = fresh(players)
    while question(s) != "keep_assistant":
        play(s, on_offer(s)[0])
    return s


@pytest.mark.rule("FO-SETUP-13")
def test_each_player_keeps_one_of_two_assistants_and_puts_the_other_under_the_deck() -> None:
    s = to_assistants(4)
    under = []
    for _ in range(4):
        seat = who(s)
        kept, other = s.players[seat].offered
        play(s, f"take_on {content.CHARACTER[kept]}")
        assert [hired.character for hired in s.players[seat].hired] == [kept]
        under.append(other)
    assert s.decks[0][-4:] == under
    assert len(s.decks[0]) == 18 - 4
    assert all(not player.offered for player in s.players)


@pytest.mark.rule("FO-SETUP-13")
def test_the_requirement_of_the_first_assistant_is_waived_and_it_has_no_marker_yet() -> None:
    s = to_assistants(3)
    seat = who(s)
    assert len(on_offer(s)) == 2
    play(s, on_offer(s)[1])
    assert s.players[seat].hired[0].dial == NOBODY


@pytest.mark.rule("FO-SETUP-13")
def test_an_assistant_that_one_did_not_draw_is_refused() -> None:
    s = to_assistants(3)
    other = content.CHARACTER[s.decks[0][0]]
    assert why_not(s, f"character:{other}") == "You did not draw that assistant."


# --- supplies -----------------------------------------------------------------------------------------------------


def supplied(industry: str, **options: bool) -> Table:
    s = fresh(2, **options)
    play(s, f"go_into {industry}", f"go_into {industry}")
    founded(s)
    return s


@pytest.mark.rule("FO-SETUP-19")
@pytest.mark.parametrize(
    ("industry", "supplies"),
    [("lumbering", {"horse": 1}), ("mining", {"tools": 2, "donkey": 1}), ("ranching", {"horse": 2})],
)
def test_every_industry_starts_with_its_own_supplies(industry: str, supplies: dict[str, int]) -> None:
    s = supplied(industry)
    for good in ("horse", "tools", "donkey", "mule", "ox", "gold"):
        assert has(s, s.active, good) == supplies.get(good, 0)


@pytest.mark.rule("FO-SETUP-20")
def test_everybody_takes_four_dollars_and_two_logs_unless_they_log() -> None:
    s = supplied("lumbering")
    assert (has(s, 1 - s.first, "money"), has(s, 1 - s.first, "log")) == (4, 0)
    s = supplied("mining")
    assert (has(s, 1 - s.first, "money"), has(s, 1 - s.first, "log")) == (4, 2)


@pytest.mark.rule("FO-SETUP-20")
def test_lumbering_may_start_without_money() -> None:
    s = supplied("lumbering", lumber_start_money=False)
    assert has(s, 1 - s.first, "money") == 0
    assert has(supplied("mining", lumber_start_money=False), 1 - s.first, "money") == 4


def test_the_story_tells_what_everybody_may_know_of_the_set_up() -> None:
    s = to_assistants(2)
    play(s, on_offer(s)[0])
    first = s.players[s.first]
    told = sentences(s)
    assert any("goes into lumbering" in line for line in told)
    assert any("keeps a goal card" in line for line in told)
    assert any(f"takes on the {content.CHARACTER_NAMES[first.hired[0].character]}" in line for line in told)
    assert not any(content.GOAL_NAMES[first.goal] in line for line in told)
    assert asked(s).seat != s.first
