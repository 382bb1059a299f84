"""Score challenge, shorter and harder games. Chapter 5.26."""

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import EVENT
from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from tests.games.kit import run
from tests.games.train_heist.kit import ended, next_events, put, table, take_action, train, train_step

SPEED_UPS = {"e01", "e02"}


def drop_off_with_meter_at(s: State, meter: int) -> None:
    """One more tile comes to a town."""
    s.meter = meter
    put(s, 0, "town_a", loot="l01")
    run(take_action(s), "drop_off")


# --- score challenge ------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-VAR-01")
@pytest.mark.parametrize("meter", [9, 19, 20])
def test_a_score_challenge_has_no_goal_that_ends_it(meter: int) -> None:
    s = table(mode="score_challenge", goal=10)
    drop_off_with_meter_at(s, meter)
    assert s.meter == meter + 1
    assert result(s) is None
    assert view(s, 0).goal is None


@pytest.mark.rule("TH-VAR-01")
def test_the_meter_is_the_result_when_the_noose_closes() -> None:
    s = table(mode="score_challenge")
    s.meter = 23
    s.hangman = 2
    train(s, "n01 je s11 s10 s09")
    next_events(s, "e09 e10")
    s.speed = 1
    run(train_step(s))
    assert ended(s).cause == "hangman"
    assert ended(s).scores == [23, 23]
    assert ended(s).winners == []


@pytest.mark.rule("TH-VAR-01")
def test_the_meter_is_the_result_at_the_junction_after_the_last_event() -> None:
    s = table(mode="score_challenge")
    s.meter = 12
    s.switches_removed = True
    next_events(s, "")
    train(s, "s11 s10 s09 s08 s07")
    run(train_step(s))
    assert ended(s).cause == "junction"
    assert ended(s).scores == [12, 12]


# --- shorter and harder games ---------------------------------------------------------------------------------


@pytest.mark.rule("TH-VAR-03")
@pytest.mark.parametrize(("players", "standard"), [(2, 18), (3, 17), (4, 16)])
@pytest.mark.parametrize("further", [1, 4, 8])
def test_a_shorter_game_takes_so_many_more_cards_out_of_the_event_deck(
    players: int, standard: int, further: int
) -> None:
    s = table(players, extra_events_removed=further)
    assert len(s.event_deck) == standard - further
    assert len(s.events_removed) == 21 - standard + further


@pytest.mark.rule("TH-VAR-03")
def test_a_shorter_game_never_takes_out_a_train_speed_up() -> None:
    for seed in range(40):
        s = table(seed=seed, extra_events_removed=8)
        assert {EVENT[card] for card in s.event_deck} >= SPEED_UPS
        assert not SPEED_UPS & {EVENT[card] for card in s.events_removed}


@pytest.mark.rule("TH-VAR-03")
def test_chance_says_which_further_cards_leave() -> None:
    ever_removed = {card for seed in range(60) for card in table(seed=seed, extra_events_removed=4).events_removed}
    assert len(ever_removed) == 19


@pytest.mark.rule("TH-VAR-04")
@pytest.mark.parametrize(("further", "goal"), [(0, 12), (1, 12), (2, 11), (4, 10), (5, 10), (8, 8)])
def test_a_shorter_game_lowers_the_goal_by_one_for_two_cards(further: int, goal: int) -> None:
    s = table(goal=12, extra_events_removed=further, lower_goal=True)
    assert view(s, 0).goal == goal
    drop_off_with_meter_at(s, goal - 1)
    assert ended(s).cause == "goal"


@pytest.mark.rule("TH-VAR-04")
def test_one_short_of_the_lowered_goal_is_not_enough() -> None:
    s = table(goal=12, extra_events_removed=4, lower_goal=True)
    drop_off_with_meter_at(s, 8)
    assert result(s) is None


@pytest.mark.rule("TH-VAR-05")
def test_a_harder_game_keeps_its_goal() -> None:
    s = table(goal=12, extra_events_removed=8)
    assert len(s.event_deck) == 10
    drop_off_with_meter_at(s, 10)
    assert result(s) is None
    drop_off_with_meter_at(s, 11)
    assert ended(s).cause == "goal"


@pytest.mark.rule("TH-VAR-06")
def test_eight_further_cards_leave_six_besides_the_speed_ups_with_four_players() -> None:
    s = table(4, extra_events_removed=8)
    assert len({EVENT[card] for card in s.event_deck} - SPEED_UPS) == 6


@pytest.mark.rule("TH-VAR-06")
@pytest.mark.parametrize("further", [-1, 9])
def test_more_than_eight_or_fewer_than_no_further_cards_are_refused(further: int) -> None:
    with pytest.raises(BadOption, match=r"extra_events_removed .* from 0 to 8"):
        GAME.new(players=4, extra_events_removed=further)


@pytest.mark.rule("TH-VAR-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_shortest_game_the_speed_ups_still_lie_apart_and_inside_the_deck(players: int) -> None:
    for seed in range(40):
        deck = [EVENT[card] for card in table(players, seed, extra_events_removed=8).event_deck]
        first, second = sorted(deck.index(card) for card in SPEED_UPS)
        assert first > 0
        assert second < len(deck) - 1
        assert second - first > 1


@pytest.mark.rule("TH-VAR-07")
def test_a_goal_may_be_lowered_below_ten() -> None:
    s = table(goal=10, extra_events_removed=8, lower_goal=True)
    drop_off_with_meter_at(s, 4)
    assert result(s) is None
    drop_off_with_meter_at(s, 5)
    assert ended(s).cause == "goal"


@pytest.mark.rule("TH-VAR-07")
def test_a_table_may_agree_on_a_goal_below_ten() -> None:
    s = table(goal=7)
    drop_off_with_meter_at(s, 6)
    assert ended(s).cause == "goal"
