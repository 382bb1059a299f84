"""The train moves. Chapter 5.13."""

from itertools import pairwise

import pytest

from saddlebag.games.train_heist.content import TRACK
from saddlebag.games.train_heist.rules.train import advance
from saddlebag.games.train_heist.words.story import Arrested
from saddlebag.games.train_heist.words.train_story import (
    EdgeCrossed,
    EngineEntered,
    EventDrawn,
    KnockedFlat,
    TownServed,
)
from tests.games.kit import run, told
from tests.games.train_heist.kit import cars, next_events, place, put, space, switches, table, train, train_step


@pytest.mark.rule("TH-TRAIN-01")
@pytest.mark.parametrize("start_switches", ["both_green", "both_red", "je_red", "je_green"])
def test_the_train_always_lies_on_five_consecutive_rail_spaces(start_switches: str) -> None:
    s = table(start_switches=start_switches)
    for _ in range(50):
        advance(s, s.switches, [])
        assert len(set(s.cars)) == 5
        assert all(behind in TRACK[ahead] for ahead, behind in pairwise(s.cars))


@pytest.mark.rule("TH-TRAIN-02")
@pytest.mark.parametrize(("speed", "engine"), [(1, "n03"), (2, "n04"), (3, "n05"), (4, "n06"), (5, "n07")])
def test_the_train_moves_as_many_spaces_as_the_speed_meter_shows(speed: int, engine: str) -> None:
    s = table()
    train(s, "n02 n01 je s11 s10")
    s.speed = speed
    run(train_step(s))
    assert cars(s)[0] == engine


@pytest.mark.rule("TH-TRAIN-03")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("s07 s06 s05 s04 s03", "s08 s07 s06 s05 s04"),
        ("s05 s06 s07 s08 s09", "s04 s05 s06 s07 s08"),
    ],
)
def test_the_train_goes_forward_whichever_way_it_faces(before: str, after: str) -> None:
    s = table()
    train(s, before)
    s.speed = 1
    run(train_step(s))
    assert cars(s) == after.split()


@pytest.mark.rule("TH-TRAIN-04")
def test_every_car_enters_the_space_that_the_car_before_it_left() -> None:
    s = table()
    train(s, "xw xe je s11 s10")
    before = cars(s)
    s.speed = 1
    run(train_step(s))
    assert cars(s) == ["jw", *before[:4]]


@pytest.mark.rule("TH-TRAIN-05")
def test_between_junctions_the_engine_follows_the_rails() -> None:
    s = table(start_switches="both_green")
    visited = []
    for _ in range(24):
        advance(s, s.switches, [])
        visited.append(cars(s)[0])
    south = [f"s{number:02}" for number in range(1, 12)]
    north = [f"n{number:02}" for number in range(1, 12)]
    assert visited == [*south[6:], "je", *north, "jw", *south[:6]]


@pytest.mark.rule("TH-TRAIN-06")
def test_a_hit_happens_in_the_step_in_which_the_engine_enters_the_space() -> None:
    s = table()
    train(s, "s09 s08 s07 s06 s05")
    put(s, 1, "s10")
    run(train_step(s))
    assert cars(s)[0] == "s11"
    assert [type(event) for event in s.heard or []][1:4] == [EngineEntered, KnockedFlat, EngineEntered]


@pytest.mark.rule("TH-TRAIN-06")
def test_stars_wait_until_all_steps_are_made() -> None:
    s = table()
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e03 e04")
    run(train_step(s))
    order = [type(event) for event in s.heard or [] if isinstance(event, EngineEntered | EventDrawn)]
    assert order == [EngineEntered, EngineEntered, EventDrawn]


@pytest.mark.rule("TH-TRAIN-06")
def test_within_one_step_the_edge_crossing_comes_before_the_star() -> None:
    s = table(plain_stars=["xw"])
    train(s, "xe je s11 s10 s09")
    next_events(s, "e03 e04 e05")
    s.speed = 1
    run(train_step(s))
    order = [type(event) for event in s.heard or [] if isinstance(event, EdgeCrossed | EventDrawn)]
    assert order == [EdgeCrossed, EventDrawn, EventDrawn]


@pytest.mark.rule("TH-TRAIN-07")
def test_whoever_comes_into_the_light_beside_the_sheriff_is_arrested_before_any_event() -> None:
    s = table()
    train(s, "n08 n07 n06 n05 n04")
    s.sheriff = space("car_a")
    put(s, 0, "car_a")
    next_events(s, "e09 e03")  # he would walk away to the right
    run(train_step(s))
    assert cars(s)[2] == "n08"
    assert place(s, 0) == "jail"
    assert len(told(s, EventDrawn)) == 1


@pytest.mark.rule("TH-TRAIN-07")
def test_whoever_is_still_in_the_dark_after_the_last_step_stays_free() -> None:
    s = table()
    train(s, "n08 n07 n06 n05 n04")
    s.sheriff = space("car_a")
    put(s, 0, "car_a")
    s.speed = 1
    run(train_step(s))
    assert cars(s)[2] == "n07"
    assert told(s, Arrested) == []


@pytest.mark.rule("TH-TRAIN-08")
@pytest.mark.parametrize(
    ("before", "order"),
    [
        ("s02 s01 jw n11 n10", [EventDrawn, EventDrawn, TownServed]),
        ("s05 s04 s03 s02 s01", [EventDrawn, TownServed, EventDrawn]),
    ],
)
def test_what_the_engine_met_first_is_completed_first(before: str, order: list[type]) -> None:
    s = table()
    train(s, before)
    next_events(s, "e03 e04 e05")
    s.speed = 4
    run(train_step(s))
    assert [type(event) for event in s.heard or [] if isinstance(event, EventDrawn | TownServed)] == order


@pytest.mark.rule("TH-TRAIN-09")
@pytest.mark.parametrize("event_timing", ["after_movement", "each_step"])
def test_a_change_of_speed_counts_from_the_next_movement_on(event_timing: str) -> None:
    s = table(start_switches="both_green", event_timing=event_timing)
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e01 e03")
    run(train_step(s))
    assert (cars(s)[0], s.speed) == ("s10", 3)
    run(train_step(s))
    assert cars(s)[0] == "n01"


@pytest.mark.rule("TH-TRAIN-10")
@pytest.mark.parametrize("event_timing", ["after_movement", "each_step"])
def test_a_switch_flipped_by_an_event_does_not_redirect_the_movement(event_timing: str) -> None:
    s = table(event_timing=event_timing)
    switches(s, je="green", jw="green")
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e18 e03")
    s.speed = 5
    run(train_step(s))
    assert cars(s)[0] == "n01"
    assert sum(s.switches) == 1
