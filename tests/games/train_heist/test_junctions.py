"""Junctions. Chapter 5.16."""

import pytest

from saddlebag.games.train_heist.content import JUNCTION, ROUTE, SPACE, TRACK
from saddlebag.games.train_heist.rules.event_cards import draw_event, next_junction
from saddlebag.games.train_heist.rules.train import advance
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    cars,
    next_events,
    on_offer,
    put,
    space,
    switches,
    table,
    take_action,
    train,
    train_step,
)

APPROACHES = {
    ("je", "s11"): "je s11 s10 s09 s08",
    ("je", "n01"): "je n01 n02 n03 n04",
    ("je", "xe"): "je xe xw jw s01",
    ("jw", "n11"): "jw n11 n10 n09 n08",
    ("jw", "s01"): "jw s01 s02 s03 s04",
    ("jw", "xw"): "jw xw xe je s11",
}
"""The train with its engine on a junction, by the leg it came from."""


@pytest.mark.rule("TH-JUNC-01")
@pytest.mark.parametrize(("junction", "legs"), [("je", {"n01", "s11", "xe"}), ("jw", {"n11", "s01", "xw"})])
def test_a_junction_joins_the_north_half_the_south_half_and_the_edge(junction: str, legs: set[str]) -> None:
    assert {SPACE[leg] for leg in TRACK[space(junction)]} == legs
    number = JUNCTION.find(junction)
    assert {SPACE[leg] for at, leg, _ in ROUTE if at == number} == legs
    assert {SPACE[leg] for (at, _, _), leg in ROUTE.items() if at == number} == legs


@pytest.mark.rule("TH-JUNC-02")
@pytest.mark.parametrize(
    ("junction", "coming_from", "colour", "exit_to"),
    [
        ("je", "s11", "green", "n01"),
        ("je", "s11", "red", "xe"),
        ("je", "n01", "green", "s11"),
        ("je", "n01", "red", "xe"),
        ("je", "xe", "green", "n01"),
        ("je", "xe", "red", "s11"),
        ("jw", "n11", "green", "s01"),
        ("jw", "n11", "red", "xw"),
        ("jw", "s01", "green", "n11"),
        ("jw", "s01", "red", "xw"),
        ("jw", "xw", "green", "n11"),
        ("jw", "xw", "red", "s01"),
    ],
)
def test_the_leg_and_the_colour_decide_where_the_train_leaves(
    junction: str, coming_from: str, colour: str, exit_to: str
) -> None:
    s = table()
    train(s, APPROACHES[junction, coming_from])
    other = "red" if colour == "green" else "green"
    switches(s, je=colour if junction == "je" else other, jw=colour if junction == "jw" else other)
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] == exit_to


@pytest.mark.rule("TH-JUNC-03")
@pytest.mark.parametrize(("colour", "exit_to"), [("green", "n01"), ("red", "xe")])
def test_the_colour_counts_that_shows_when_the_engine_leaves_the_junction(colour: str, exit_to: str) -> None:
    s = table()
    train(s, "s11 s10 s09 s08 s07")
    switches(s, je="red" if colour == "green" else "green", jw="green")
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] == "je"
    switches(s, je=colour, jw="green")
    run(train_step(s))
    assert cars(s)[0] == exit_to


@pytest.mark.rule("TH-JUNC-03")
def test_nothing_flips_the_switch_under_the_engine() -> None:
    s = table()
    train(s, "je s11 s10 s09 s08")
    switches(s, je="green", jw="green")
    put(s, 0, "gate_e", hand="r02 b03 k04 r05", wanted="w10")
    assert "flip je" not in on_offer(s)
    assert texts(ask_after(take_action(s), "straight", "play r02 r05 b03 k04")) == ["flip jw"]
    next_events(s, "e18 e19")
    draw_event(s)
    assert s.switches[JUNCTION.find("je")] == 0


@pytest.mark.rule("TH-JUNC-04")
def test_the_cars_follow_the_engine_whatever_the_switch_shows() -> None:
    s = table()
    train(s, "n01 je s11 s10 s09")
    switches(s, je="red", jw="green")
    next_events(s, "e03 e04")
    s.speed = 3
    run(train_step(s))
    assert cars(s) == ["n04", "n03", "n02", "n01", "je"]


@pytest.mark.rule("TH-JUNC-05")
def test_the_way_over_the_edge_can_turn_a_counter_clockwise_train_clockwise() -> None:
    s = table()
    train(s, "s11 s10 s09 s08 s07")
    switches(s, je="red", jw="green")
    for _ in range(6):
        advance(s, s.switches, [])
    assert cars(s) == ["n10", "n11", "jw", "xw", "xe"]


@pytest.mark.rule("TH-JUNC-05")
def test_the_way_over_the_edge_can_turn_a_clockwise_train_counter_clockwise() -> None:
    s = table()
    train(s, "s01 s02 s03 s04 s05")
    switches(s, je="green", jw="red")
    for _ in range(6):
        advance(s, s.switches, [])
    assert cars(s) == ["n02", "n01", "je", "xe", "xw"]


@pytest.mark.rule("TH-JUNC-06")
@pytest.mark.parametrize(
    ("positions", "junction"),
    [
        ("s07 s06 s05 s04 s03", "je"),
        ("s07 s08 s09 s10 s11", "jw"),
        ("n05 n04 n03 n02 n01", "jw"),
        ("n05 n06 n07 n08 n09", "je"),
        ("xe je s11 s10 s09", "jw"),
        ("xe xw jw s01 s02", "je"),
        ("je s11 s10 s09 s08", "jw"),
        ("jw xw xe je s11", "je"),
    ],
)
@pytest.mark.parametrize("colour", ["green", "red"])
def test_the_next_junction_is_at_the_end_of_the_stretch_or_the_other_one(
    positions: str, junction: str, colour: str
) -> None:
    s = table()
    train(s, positions)
    switches(s, je=colour, jw=colour)
    assert JUNCTION[next_junction(s)] == junction
