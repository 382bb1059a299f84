"""Dropping off loot. Chapter 5.9."""

from typing import Any

import pytest

from saddlebag.engine.names import bits, set_of
from saddlebag.games.train_heist.content import TILE
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    loot,
    next_events,
    on_offer,
    put,
    stack,
    supply,
    table,
    take_action,
    take_tiles,
    tile_count,
    tiles,
    train,
    train_step,
)


def at_town_a(carried: str, **options: Any) -> State:
    """Green stands in Town A with this loot; no Wanted Card is on display."""
    s = table(**options)
    s.wanted_row = []
    put(s, 0, "town_a", loot=carried)
    return s


def fill_sack(s: State, names: str) -> None:
    """The sack holds exactly these tiles; all others of it lie at the bottom of the last stack."""
    inside = take_tiles(s, names)
    s.stacks[-1] = [*bits(s.sack), *s.stacks[-1]]
    s.sack = set_of(inside)


def sack(s: State) -> list[str]:
    return TILE.of_set(s.sack)


def town_a(s: State) -> list[str]:
    return [TILE[tile] for tile in s.towns[0]]


@pytest.mark.rule("TH-DROP-01")
def test_a_drop_off_costs_one_heist_action() -> None:
    s = at_town_a("l01")
    run(take_action(s), "drop_off")
    assert loot(s, 0) == []
    assert s.actions_left == 3


@pytest.mark.rule("TH-DROP-01")
def test_without_loot_there_is_nothing_to_drop_off() -> None:
    assert "drop_off" not in on_offer(at_town_a(""))


@pytest.mark.rule("TH-DROP-01")
@pytest.mark.parametrize("elsewhere", ["s07", "cc", "coyote_flats", "car_a", "plat_1"])
def test_loot_is_dropped_off_nowhere_but_in_a_town(elsewhere: str) -> None:
    s = at_town_a("l01")
    put(s, 0, elsewhere)
    assert "drop_off" not in on_offer(s)


@pytest.mark.rule("TH-DROP-01")
@pytest.mark.parametrize(("town", "number"), [("town_a", 0), ("town_b", 1), ("town_c", 2)])
def test_the_new_tile_comes_to_the_town_where_the_cowboy_is(town: str, number: int) -> None:
    s = at_town_a("l01")
    put(s, 0, town)
    run(take_action(s), "drop_off")
    assert [len(pile) for pile in s.towns] == [int(each == number) for each in range(3)]


@pytest.mark.rule("TH-DROP-02")
def test_all_loot_is_returned_at_once() -> None:
    s = at_town_a("l01 l02 l03")
    run(take_action(s), "drop_off")
    assert loot(s, 0) == []


@pytest.mark.rule("TH-DROP-02")
def test_with_the_option_only_some_of_the_loot_is_returned() -> None:
    s = at_town_a("l01 l02 l03", partial_drop_off=True)
    run(take_action(s), "drop_off", "return l02", "done")
    assert loot(s, 0) == ["l01", "l03"]
    assert s.meter == 1


@pytest.mark.rule("TH-DROP-03")
def test_a_new_tile_is_drawn_before_the_returned_one_goes_into_the_sack() -> None:
    s = at_town_a("l01")
    fill_sack(s, "l05")
    run(take_action(s), "drop_off")
    assert town_a(s) == ["l05"]
    assert sack(s) == ["l01"]


@pytest.mark.rule("TH-DROP-03")
def test_as_many_new_tiles_come_as_were_returned() -> None:
    s = at_town_a("l01 l02")
    fill_sack(s, "l05 l06 l07")
    run(take_action(s), "drop_off")
    assert len(town_a(s)) == 2
    assert set(town_a(s)) < {"l05", "l06", "l07"}
    assert {"l01", "l02"} < set(sack(s))
    assert tile_count(s) == 21


@pytest.mark.rule("TH-DROP-04")
def test_with_an_empty_sack_the_returned_tiles_themselves_stay_at_the_town() -> None:
    s = at_town_a("l01 l02")
    fill_sack(s, "")
    run(take_action(s), "drop_off")
    assert town_a(s) == ["l01", "l02"]
    assert sack(s) == []
    assert s.meter == 2


@pytest.mark.rule("TH-DROP-05")
def test_with_too_few_tiles_in_the_sack_the_player_chooses_which_returned_tile_stays() -> None:
    s = at_town_a("l01 l02")
    fill_sack(s, "l05")
    run(take_action(s), "drop_off", "leave l02")
    assert town_a(s) == ["l05", "l02"]
    assert sack(s) == ["l01"]


@pytest.mark.rule("TH-DROP-05")
def test_every_missing_tile_is_chosen_among_the_returned_ones() -> None:
    s = at_town_a("l01 l02 l03")
    fill_sack(s, "l05")
    ask = ask_after(take_action(s), "drop_off", "leave l02")
    assert texts(ask) == ["leave l01", "leave l03"]
    assert ask.seats == (0,)


@pytest.mark.rule("TH-DROP-06")
def test_the_team_gains_a_point_for_every_tile() -> None:
    s = at_town_a("l01 l02")
    s.meter = 3
    run(take_action(s), "drop_off")
    assert s.meter == 5


@pytest.mark.rule("TH-DROP-07")
def test_a_town_supplied_twice_keeps_all_its_tiles() -> None:
    s = at_town_a("l01")
    supply(s, "a", "l07")
    fill_sack(s, "l05")
    run(take_action(s), "drop_off")
    assert town_a(s) == ["l07", "l05"]


@pytest.mark.rule("TH-DROP-07")
def test_the_train_takes_along_all_that_two_drop_offs_brought() -> None:
    s = at_town_a("l01")
    stack(s, "a1", "")
    stack(s, "a2", "")
    supply(s, "a", "l07")
    fill_sack(s, "l05")
    run(take_action(s), "drop_off")
    train(s, "s05 s04 s03 s02 s01")
    s.speed = 1
    next_events(s, "e15 e16")
    run(train_step(s), "load l07", "on a1")
    assert s.stacks[:2] == [tiles("l07"), tiles("l05")]
    assert town_a(s) == []


@pytest.mark.rule("TH-DROP-08")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("mode", ["coop", "versus"])
def test_everybody_sees_all_tiles_at_a_town(mode: str, seat: int | None) -> None:
    s = table(mode=mode, train_stacks_public=False)
    supply(s, "b", "l07 l12 l20")
    assert view(s, seat).towns["b"] == ["l07", "l12", "l20"]


@pytest.mark.rule("TH-DROP-09")
def test_in_the_score_challenge_the_meter_passes_20() -> None:
    s = at_town_a("l01 l02", mode="score_challenge")
    s.meter = 19
    run(take_action(s), "drop_off")
    assert s.meter == 21
    assert s.outcome == ""
