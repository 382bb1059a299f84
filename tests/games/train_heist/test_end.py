"""End of the game (co-op). Chapter 5.23."""

import pytest

from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.train_story import EventDrawn
from tests.games.kit import run, told
from tests.games.train_heist.kit import (
    begin_turn,
    cars,
    ended,
    match_of,
    next_events,
    place,
    put,
    stack,
    switches,
    table,
    train,
    train_step,
)


def before_the_east_junction() -> State:
    """The last event is out, the switches are gone, the engine stands one step before the East Junction."""
    s = table()
    switches(s, "green", "green")
    next_events(s, "")
    s.switches_removed = True
    train(s, "s11 s10 s09 s08 s07")
    return s


def on_the_east_junction(je: str) -> State:
    """The last event was a star behind the engine, which came to a stop on the East Junction."""
    s = table()
    switches(s, je, "green")
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e09")
    s.speed = 4
    run(train_step(s))
    assert cars(s)[0] == "je"
    assert s.switches_removed
    return s


# --- the meter ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-END-01")
def test_everybody_wins_at_once_when_the_meter_reaches_the_goal() -> None:
    s = table(players=3, goal=10)
    s.meter = 8
    put(s, 0, "town_a", loot="l01 l02")
    match = match_of(s)
    match.apply("drop_off")
    assert match.to_act is None
    assert ended(s).winners == [0, 1, 2]
    assert ended(s).cause == "goal"


@pytest.mark.rule("TH-END-01")
def test_a_drop_off_that_lifts_the_meter_past_the_goal_wins() -> None:
    s = table(goal=10)
    s.meter = 9
    put(s, 0, "town_a", loot="l01 l02")
    match_of(s).apply("drop_off")
    assert ended(s).winners == [0, 1]
    assert ended(s).scores == [11, 11]


@pytest.mark.rule("TH-END-01")
def test_one_short_of_the_goal_the_turn_goes_on() -> None:
    s = table(goal=10)
    s.meter = 8
    put(s, 0, "town_a", loot="l01")
    match = match_of(s)
    match.apply("drop_off")
    assert match.result is None
    assert match.to_act == 0


# --- the noose ------------------------------------------------------------------------------------------------


def train_comes_to_empty_town_b(s: State) -> None:
    train(s, "n01 je s11 s10 s09")
    next_events(s, "e09 e10 e11")
    s.speed = 1
    run(train_step(s))


@pytest.mark.rule("TH-END-02")
@pytest.mark.parametrize("moves_before", [0, 1])
def test_the_first_two_moves_of_the_hangman_end_nothing(moves_before: int) -> None:
    s = table()
    s.hangman = moves_before
    train_comes_to_empty_town_b(s)
    assert s.hangman == moves_before + 1
    assert result(s) is None


@pytest.mark.rule("TH-END-02")
def test_everybody_loses_when_the_hangman_moves_for_the_third_time() -> None:
    s = table()
    s.hangman = 2
    train_comes_to_empty_town_b(s)
    assert ended(s).winners == []
    assert ended(s).cause == "hangman"


@pytest.mark.rule("TH-END-02")
def test_when_the_noose_closes_the_town_is_not_filled_any_more() -> None:
    s = table()
    s.hangman = 2
    stack(s, "a1", "")
    train_comes_to_empty_town_b(s)
    assert s.stacks[0] == []


@pytest.mark.rule("TH-END-02")
def test_when_the_noose_closes_the_stars_still_waiting_draw_nothing() -> None:
    s = table()
    s.hangman = 2
    train(s, "s05 s04 s03 s02 s01")
    s.speed = 4
    next_events(s, "e09 e10 e11")
    run(train_step(s))
    assert cars(s)[0] == "s09"
    assert len(told(s, EventDrawn)) == 1


# --- the junction after the last event ------------------------------------------------------------------------


@pytest.mark.rule("TH-END-03")
def test_everybody_loses_when_the_engine_enters_a_junction_without_switches() -> None:
    s = before_the_east_junction()
    s.meter = 4
    s.speed = 1
    run(train_step(s))
    assert ended(s).winners == []
    assert ended(s).cause == "junction"
    assert ended(s).scores == [4, 4]


@pytest.mark.rule("TH-END-03")
def test_a_car_that_follows_onto_a_junction_without_switches_loses_nothing() -> None:
    s = before_the_east_junction()
    train(s, "n01 je s11 s10 s09")
    s.speed = 1
    run(train_step(s))
    assert result(s) is None


@pytest.mark.rule("TH-END-03")
def test_the_loss_comes_in_the_train_step_and_nobody_acts_after_it() -> None:
    s = before_the_east_junction()
    match = match_of(s)
    match.apply("end")
    assert match.to_act is None
    assert ended(s).cause == "junction"


@pytest.mark.rule("TH-END-04")
def test_a_junction_entered_before_the_last_event_of_the_same_movement_does_not_count() -> None:
    s = table()
    switches(s, "green", "green")
    train(s, "n11 n10 n09 n08 n07")
    next_events(s, "e09")
    s.speed = 4
    run(train_step(s))
    assert cars(s) == ["s03", "s02", "s01", "jw", "n11"]
    assert s.switches_removed
    assert result(s) is None


@pytest.mark.rule("TH-END-05")
def test_an_engine_on_a_junction_when_the_switches_go_has_not_lost() -> None:
    assert result(on_the_east_junction("green")) is None


@pytest.mark.rule("TH-END-05")
@pytest.mark.parametrize(("last_shown", "way_out"), [("green", "n01"), ("red", "xe")])
def test_the_engine_leaves_its_junction_by_the_colour_last_shown(last_shown: str, way_out: str) -> None:
    s = on_the_east_junction(last_shown)
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] == way_out
    assert result(s) is None


@pytest.mark.rule("TH-END-05")
def test_after_leaving_its_junction_the_engine_loses_at_the_next_one() -> None:
    s = on_the_east_junction("red")
    s.speed = 5
    run(train_step(s))
    assert cars(s)[0] == "jw"
    assert ended(s).cause == "junction"


@pytest.mark.rule("TH-END-06")
def test_after_the_last_event_the_next_player_takes_his_turn() -> None:
    s = table()
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e09")
    match = match_of(s)
    match.apply("end")
    match.apply("done")
    assert s.switches_removed
    assert match.result is None
    assert match.to_act == 1


@pytest.mark.rule("TH-END-06")
def test_a_drop_off_after_the_last_event_still_wins() -> None:
    s = before_the_east_junction()
    s.meter = 9
    put(s, 0, "town_a", loot="l01")
    match_of(s).apply("drop_off")
    assert ended(s).cause == "goal"


@pytest.mark.rule("TH-END-06")
def test_an_empty_town_after_the_last_event_still_moves_the_hangman_to_the_skull() -> None:
    s = before_the_east_junction()
    s.hangman = 2
    train(s, "n01 je s11 s10 s09")
    s.speed = 1
    run(train_step(s))
    assert ended(s).cause == "hangman"


# --- nothing else ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-END-07")
def test_the_game_goes_on_with_everybody_in_jail() -> None:
    s = table()
    put(s, 0, "jail", hand="")
    put(s, 1, "jail", hand="")
    match = match_of(s)
    match.apply("end")
    match.apply("end")
    assert match.result is None
    assert match.to_act == 0


@pytest.mark.rule("TH-END-07")
def test_the_game_goes_on_with_everybody_flat() -> None:
    s = table()
    put(s, 0, flat=True)
    put(s, 1, flat=True)
    begin_turn(s, 0)
    match = match_of(s)
    assert match.result is None
    assert match.to_act == 0
    assert not s.cowboys[1].flat


@pytest.mark.rule("TH-END-07")
def test_the_game_goes_on_without_loot_or_horses() -> None:
    s = table()
    s.horses = [-1]
    s.sack = 0
    s.stacks = [[] for _ in s.stacks]
    match = match_of(s)
    match.apply("end")
    match.apply("done")
    assert match.result is None
    assert match.to_act == 1


# --- at once --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-END-08")
def test_the_train_stops_on_the_fatal_junction() -> None:
    s = before_the_east_junction()
    s.speed = 5
    run(train_step(s))
    assert cars(s) == ["je", "s11", "s10", "s09", "s08"]


@pytest.mark.rule("TH-END-08")
def test_a_cowboy_behind_the_fatal_junction_is_not_hit() -> None:
    s = before_the_east_junction()
    put(s, 1, "n01")
    s.speed = 5
    run(train_step(s))
    assert place(s, 1) == "n01"
    assert not s.cowboys[1].flat


@pytest.mark.rule("TH-END-08")
def test_a_town_passed_before_the_fatal_junction_is_not_served() -> None:
    s = before_the_east_junction()
    train(s, "n09 n08 n07 n06 n05")
    s.hangman = 2
    s.speed = 3
    run(train_step(s))
    assert s.hangman == 2
    assert ended(s).cause == "junction"
