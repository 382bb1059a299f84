"""The edge of the map. Chapter 5.18."""

import pytest

from saddlebag.games.train_heist.words.train_story import EdgeCrossed, EventDrawn
from tests.games.kit import run, told
from tests.games.train_heist.kit import cars, match_of, next_events, switches, table, train, train_step


@pytest.mark.rule("TH-EDGE-01")
@pytest.mark.parametrize(
    ("before", "after"), [("xe je s11 s10 s09", "xw"), ("xw jw n11 n10 n09", "xe")], ids=["eastward", "westward"]
)
def test_the_track_leaves_the_board_on_one_side_and_comes_in_on_the_other(before: str, after: str) -> None:
    s = table()
    train(s, before)
    next_events(s, "e03 e04")
    s.speed = 1
    run(train_step(s))
    assert cars(s)[:2] == [after, before.split()[0]]


@pytest.mark.rule("TH-EDGE-02")
def test_the_train_may_lie_on_both_sides_of_the_board() -> None:
    s = table()
    train(s, "je s11 s10 s09 s08")
    switches(s, je="red", jw="green")
    next_events(s, "e18 e04")
    s.speed = 3
    run(train_step(s))
    assert cars(s) == ["jw", "xw", "xe", "je", "s11"]
    assert len(told(s, EventDrawn)) == 1


@pytest.mark.rule("TH-EDGE-03")
@pytest.mark.parametrize("before", ["xe je s11 s10 s09", "xw jw n11 n10 n09"])
def test_the_engine_crossing_the_edge_brings_one_event(before: str) -> None:
    s = table()
    train(s, before)
    next_events(s, "e15 e16")
    s.speed = 1
    run(train_step(s))
    assert len(told(s, EdgeCrossed)) == len(told(s, EventDrawn)) == 1
    assert s.cherokee == 1


@pytest.mark.rule("TH-EDGE-03")
def test_the_event_of_the_edge_is_played_in_the_turn_of_the_player_whose_train_step_it_is() -> None:
    s = table()
    train(s, "xe je s11 s10 s09")
    next_events(s, "e15 e16")
    s.speed = 1
    match = match_of(s)
    match.apply("end")
    assert (match.to_act, s.cherokee) == (0, 1)


@pytest.mark.rule("TH-EDGE-04")
def test_the_cars_behind_the_engine_cross_the_edge_without_an_event() -> None:
    s = table(plain_stars=[], start_switches="both_red")
    train(s, "xw xe je s11 s10")
    s.speed = 4
    run(train_step(s))
    assert cars(s) == ["s03", "s02", "s01", "jw", "xw"]
    assert told(s, EventDrawn) == []


@pytest.mark.rule("TH-EDGE-04")
def test_every_crossing_of_the_engine_brings_an_event_of_its_own() -> None:
    s = table(plain_stars=[])
    switches(s, je="red", jw="red")
    train(s, "xe je s11 s10 s09")
    next_events(s, "e03 e04 e05 e09")
    s.speed = 4
    for _ in range(4):
        run(train_step(s))
    assert cars(s)[:2] == ["xw", "xe"]
    assert len(told(s, EdgeCrossed)) == 2
    assert len(told(s, EventDrawn)) == 3, "two crossings and town A"


@pytest.mark.rule("TH-EDGE-05")
@pytest.mark.parametrize("before", ["je s11 s10 s09 s08", "jw n11 n10 n09 n08"])
def test_the_stubs_carry_no_star(before: str) -> None:
    s = table(start_switches="both_red")
    train(s, before)
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] in ("xe", "xw")
    assert told(s, EventDrawn) == []


@pytest.mark.rule("TH-EDGE-05")
@pytest.mark.parametrize(
    ("star", "order"),
    [("xe", [EventDrawn, EdgeCrossed, EventDrawn]), ("xw", [EdgeCrossed, EventDrawn, EventDrawn])],
)
def test_a_star_on_a_stub_counts_when_the_engine_enters_it(star: str, order: list[type]) -> None:
    s = table(start_switches="both_red", plain_stars=[star])
    train(s, "je s11 s10 s09 s08")
    next_events(s, "e03 e04 e05")
    run(train_step(s))
    assert [type(event) for event in s.heard or [] if isinstance(event, EventDrawn | EdgeCrossed)] == order
