"""The tunnel. Chapter 5.15."""

import pytest

from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested
from tests.games.kit import run, told
from tests.games.train_heist.kit import (
    cars,
    loot,
    next_events,
    on_offer,
    place,
    put,
    space,
    stack,
    table,
    take_action,
    train,
    train_step,
)

NORTH = [f"n{number:02}" for number in range(1, 12)]
IN_TUNNEL = {"n04": False, "n05": True, "n06": True, "n07": True, "n08": False}


def car_3_on(rail: str) -> State:
    """A table with car 3, the section of car A, on this space of the north half."""
    s = table()
    engine = NORTH.index(rail) + 2
    train(s, " ".join(NORTH[engine - 4 : engine + 1][::-1]))
    assert cars(s)[2] == rail
    return s


@pytest.mark.rule("TH-TUNNEL-01")
@pytest.mark.parametrize(("rail", "in_tunnel"), IN_TUNNEL.items())
@pytest.mark.parametrize(("start", "end"), [("plat_2", "car_a"), ("car_b", "plat_3")])
def test_inside_and_platform_are_in_the_tunnel_with_their_car(rail: str, in_tunnel: bool, start: str, end: str) -> None:
    s = car_3_on(rail)
    s.sheriff = space(end)
    put(s, 0, start)
    run(take_action(s), f"move {end}")
    assert place(s, 0) == (end if in_tunnel else "jail")


@pytest.mark.rule("TH-TUNNEL-01", "TH-TUNNEL-04")
@pytest.mark.parametrize(("rail", "in_tunnel"), IN_TUNNEL.items())
@pytest.mark.parametrize("start", ["plat_2", "plat_3", "roof_2", "roof_4"])
def test_nobody_moves_to_a_roof_that_is_in_the_tunnel(rail: str, in_tunnel: bool, start: str) -> None:
    s = car_3_on(rail)
    put(s, 0, start)
    assert ("move roof_3" in on_offer(s)) is not in_tunnel


@pytest.mark.rule("TH-TUNNEL-02")
def test_whoever_is_on_a_roof_that_goes_into_the_tunnel_lands_flat_in_the_canyon() -> None:
    s = table()
    train(s, "n05 n04 n03 n02 n01")
    put(s, 0, "roof_3")
    put(s, 1, "roof_4")
    run(train_step(s))
    assert cars(s)[2:4] == ["n05", "n04"]
    assert (place(s, 0), s.cowboys[0].flat) == ("cc", True)
    assert (place(s, 1), s.cowboys[1].flat) == ("roof_4", False)


@pytest.mark.rule("TH-TUNNEL-02")
def test_a_roof_that_comes_out_of_the_tunnel_throws_nobody_off() -> None:
    s = car_3_on("n07")
    put(s, 0, "roof_3")
    s.speed = 1
    run(train_step(s))
    assert place(s, 0) == "roof_3"


@pytest.mark.rule("TH-TUNNEL-03")
def test_a_roof_that_runs_through_the_whole_tunnel_in_one_movement_throws_its_rider_off() -> None:
    s = table()
    train(s, "n05 n04 n03 n02 n01")
    put(s, 0, "roof_2")
    s.speed = 4
    run(train_step(s))
    assert cars(s)[1] == "n08"
    assert (place(s, 0), s.cowboys[0].flat) == ("cc", True)


@pytest.mark.rule("TH-TUNNEL-05")
def test_the_sheriff_arrests_nobody_whom_he_reaches_in_the_tunnel() -> None:
    s = car_3_on("n06")
    s.sheriff = space("plat_3")
    put(s, 1, "car_a")
    next_events(s, "e03 e04")
    draw_event(s)
    assert s.sheriff == space("car_a")
    assert place(s, 1) == "car_a"


@pytest.mark.rule("TH-TUNNEL-05")
def test_a_cowboy_may_loot_beside_the_sheriff_in_the_tunnel() -> None:
    s = car_3_on("n06")
    s.sheriff = space("car_a")
    stack(s, "a1", "l01")
    put(s, 0, "car_a", hand="r01 r02 wild1")
    run(take_action(s), "loot a1", "play r01 r02 wild1")
    assert (place(s, 0), loot(s, 0)) == ("car_a", ["l01"])


@pytest.mark.rule("TH-TUNNEL-06")
def test_the_sheriff_walks_in_the_tunnel_as_anywhere() -> None:
    s = car_3_on("n06")
    s.sheriff = space("car_a")
    put(s, 0, "cc", hand="wild1")
    run(take_action(s), "sheriff right")
    assert s.sheriff == space("plat_3")
    next_events(s, "e06 e03")
    draw_event(s)
    assert s.sheriff == space("plat_2")


@pytest.mark.rule("TH-TUNNEL-07")
@pytest.mark.parametrize(("speed", "end"), [(1, "car_a"), (2, "jail")])
def test_staying_with_the_sheriff_until_the_section_is_outside_means_jail(speed: int, end: str) -> None:
    s = car_3_on("n06")
    s.sheriff = space("car_a")
    put(s, 0, "car_a")
    next_events(s, "e09 e10")
    s.speed = speed
    run(train_step(s))
    assert place(s, 0) == end


@pytest.mark.rule("TH-TUNNEL-08")
@pytest.mark.parametrize(
    ("positions", "arrested"),
    [("n05 n04 n03 n02 n01", True), ("n08 n07 n06 n05 n04", False)],
    ids=["only the engine inside", "the engine outside, the car inside"],
)
def test_immunity_is_that_of_the_cowboys_own_section(positions: str, arrested: bool) -> None:
    s = table()
    train(s, positions)
    s.sheriff = space("car_a")
    put(s, 0, "plat_2")
    run(take_action(s), "move car_a")
    assert bool(told(s, Arrested)) is arrested


@pytest.mark.rule("TH-TUNNEL-09")
@pytest.mark.parametrize(
    ("positions", "platform", "landings"),
    [
        ("n09 n08 n07 n06 n05", "plat_5", ["jump n04"]),
        ("n10 n09 n08 n07 n06", "plat_5", ["jump n05"]),
        ("n09 n08 n07 n06 n05", "plat_4", []),
        ("n09 n08 n07 n06 n05", "plat_3", []),
        ("n05 n04 n03 n02 n01", "plat_1", []),
    ],
)
def test_in_the_tunnel_one_can_jump_off_only_behind_the_last_car(
    positions: str, platform: str, landings: list[str]
) -> None:
    s = table()
    train(s, positions)
    put(s, 0, platform)
    assert [text for text in on_offer(s) if text.startswith("jump")] == landings
