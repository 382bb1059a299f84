"""Tiles of railroad and telegraph. Chapters 5.9 and 5.19."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import DEVELOPMENT, DEVELOPMENT_COST, DEVELOPMENT_LOGS
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects.terms import COST_PAID_USE, INCOME, INVESTMENT, RAILROAD, SAFETY, TELEGRAPH
from saddlebag.games.frontier.rules import development, standing
from tests.games.frontier.kit import (
    ask_anew,
    asked,
    has,
    label,
    network,
    on_offer,
    play,
    put,
    question,
    sentences,
    table,
    tile_at,
    who,
    why_not,
)
from tests.games.frontier.texts_kit import carry_out
from tests.games.frontier.town_kit import builder, near_arrival, track
from tests.games.kit import run

RED, BLUE, YELLOW = range(3)


# --- developing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-06", "FO-RAIL-01", "FO-RAIL-02")
def test_ex_s6_air_brakes_bring_the_first_train_to_town() -> None:
    s = builder(seat=1, rails="rr5 rr1", wires="tt9", money=10)
    near_arrival(s)
    play(s, "develop", "develop_network railroad")
    assert (question(s), who(s)) == ("station_where", 0)  # the mayor's choice
    assert s.networks[RAILROAD].reached == 0  # the next tile is not turned up yet
    play(s, "station_on B2_42")
    assert (has(s, 1, "money"), s.players[1].points[INVESTMENT]) == (2, 1)
    assert (s.distances, s.status[SAFETY]) == ([0, 2, 2], 1)
    assert tile_at(s, "B2_42") == "railroad_station"
    assert len(track(s)) > 0
    assert (s.networks[RAILROAD].reached, s.networks[RAILROAD].cubes) == (1, [1])
    assert "Next comes Survey Party." in sentences(s)


@pytest.mark.rule("FO-GEN-06", "FO-PUB-02")
def test_a_tile_is_paid_for_with_dollars_and_logs() -> None:
    s = builder(rails="rr3", wires="tt9", money=4, log=1)
    assert label(s, "develop") == "Build Timber Trestle (railroad): $4 and 1 log"
    play(s, "develop")
    assert (has(s, 0, "money"), has(s, 0, "log"), s.distances[YELLOW]) == (1, 0, 4)  # the reward is $1
    s = builder(rails="rr3", wires="tt9", money=4, lumber=1)
    play(s, "develop")
    assert has(s, 0, "lumber") == 0


@pytest.mark.rule("FO-GEN-06", "FO-GEN-02")
def test_one_chooses_the_network_and_reads_what_its_next_tile_costs_and_brings() -> None:
    s = builder(rails="rr1", wires="tt6", money=20)
    assert label(s, "develop") == "Develop the railroad or the telegraph"
    play(s, "develop")
    assert label(s, "develop_network railroad") == "Survey Party (railroad), $5: Gain 2 tools."
    assert label(s, "develop_network telegraph") == "Press Wire (telegraph), $6: Gain 2 votes."
    play(s, "develop_network telegraph")
    assert (has(s, 0, "money"), has(s, 0, "vote"), s.you.points[INVESTMENT]) == (14, 2, 1)


@pytest.mark.rule("FO-GEN-06")
def test_why_a_network_is_not_developed() -> None:
    s = builder(rails="rr1", wires="tt6", money=4)
    assert why_not(s, "develop") == "You cannot pay for the next tile of either network."
    s = builder(rails="rr7", wires="tt1", money=9)
    play(s, "develop")
    assert DEVELOPMENT[s.networks[TELEGRAPH].tiles[0]] == "tt1"
    assert s.networks[TELEGRAPH].built == 1  # the only one that could be paid for
    s = builder(money=99, log=9)
    for each in s.networks:
        each.built = each.reached = len(each.tiles)
        each.cubes = [NOBODY] * each.built
    s.networks[RAILROAD].built -= 1
    ask_anew(s)
    assert "develop" in on_offer(s)
    s.networks[RAILROAD].built += 1
    ask_anew(s)
    assert why_not(s, "develop") == "Railroad and telegraph are complete."


@pytest.mark.rule("FO-GEN-06")
def test_a_network_that_is_complete_or_too_dear_is_refused_with_its_reason() -> None:
    s = builder(rails="rr1", wires="tt9", money=9)
    play(s, "develop")
    put(s, 0, money=8)
    assert why_not(s, "develop_network telegraph") == "Its next tile costs $9."
    s.networks[TELEGRAPH].built = len(s.networks[TELEGRAPH].tiles)
    assert why_not(s, "develop_network telegraph") == "It is complete."


@pytest.mark.rule("FO-GEN-06", "FO-CHAR-12")
def test_discounts_on_development_add_up() -> None:
    s = builder(rails="rr1", wires="tt6", money=2)
    s.functions[3] = 0  # the financier: 2 less on any tile
    put(s, 0, hired="p10")  # 2 less on the telegraph
    ask_anew(s)
    play(s, "develop")
    assert (s.networks[TELEGRAPH].built, has(s, 0, "money"), has(s, 0, "vote")) == (1, 0, 2)


# --- rows, free tiles, damage -------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DEV-01", "FO-GEN-06")
def test_after_the_fifth_tile_the_reserve_is_laid_out() -> None:
    s = table()
    network(s, TELEGRAPH, "tt1 tt2 tt3 tt4 tt6", built=4, cubes=[0] * 4)
    before = s.disclosed
    run(development.build_next(s, 0, TELEGRAPH, paid=True))
    wires = s.networks[TELEGRAPH]
    assert (wires.built, wires.reached, len(wires.tiles)) == (5, 5, 9)
    assert s.disclosed == before + 1
    assert development.next_tile(s, TELEGRAPH) == wires.tiles[5]


@pytest.mark.rule("FO-DEV-01", "FO-SETUP-07")
def test_without_a_reserve_the_fifth_tile_is_the_last() -> None:
    s = builder(money=99, _development_reserve=False)
    wires = s.networks[TELEGRAPH]
    wires.built = wires.reached = 5
    wires.cubes = [0] * 5
    assert (len(wires.tiles), development.next_tile(s, TELEGRAPH)) == (5, NOBODY)
    run(development.build_next(s, 0, TELEGRAPH, paid=False))
    assert wires.built == 5


@pytest.mark.rule("FO-DEV-02", "FO-DEV-03")
def test_a_tile_gained_free_has_no_cube_and_no_point_and_its_reward_is_the_mayors() -> None:
    s = table()
    s.mayor = 1
    network(s, RAILROAD, "rr1 rr2")
    network(s, TELEGRAPH, "tt6 tt2")
    run(carry_out(s, "free_develop telegraph", seat=1, kind="weather"))
    assert (has(s, 1, "vote"), s.players[1].points) == (2, [0, 0])
    assert s.networks[TELEGRAPH].cubes == [NOBODY]
    run(carry_out(s, "free_develop railroad", seat=1, kind="weather"))
    assert (has(s, 1, "tools"), s.distances[RED]) == (2, 3)
    assert "Survey Party is built, and Indigo has its reward." in sentences(s)


@pytest.mark.rule("FO-DEV-04")
def test_standing_effects_belong_to_the_cube_and_town_wide_ones_to_all() -> None:
    s = table()
    network(s, TELEGRAPH, "tt3 tt7", built=2, cubes=[1, NOBODY])
    assert [standing.change(s, seat, INCOME) for seat in range(3)] == [0, 1, 0]
    assert [standing.cost(s, seat, COST_PAID_USE, 3) for seat in range(3)] == [3, 3, 3]
    network(s, TELEGRAPH, "tt4", built=1, cubes=[NOBODY])
    assert [len(standing.steps_of(s, seat, mods.MilderSeverity)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("FO-DEV-05", "FO-DAM-06")
def test_ex_32_a_damaged_tile_is_built_again_before_the_face_up_one() -> None:
    s = builder(rails="rr1 rr2 rr5 rr4", wires="tt9", money=8)
    network(s, RAILROAD, "rr1 rr2 rr5 rr4", built=3, cubes=[0, 1, 2])
    development.damage_network(s)
    rails = s.networks[RAILROAD]
    assert (rails.built, rails.reached, rails.cubes) == (2, 3, [0, 1])
    before, disclosed = list(s.distances), s.disclosed
    ask_anew(s)
    assert label(s, "develop") == "Build Air Brakes (railroad): $8"
    play(s, "develop")
    assert (s.distances, s.status[SAFETY], s.you.points[INVESTMENT], has(s, 0, "money")) == (before, 1, 1, 0)
    assert (rails.built, rails.reached, rails.cubes, s.disclosed) == (3, 3, [0, 1, 0], disclosed)
    assert DEVELOPMENT[development.next_tile(s, RAILROAD)] == "rr4"


@pytest.mark.rule("FO-DEV-05")
def test_of_several_damaged_tiles_the_leftmost_is_built_first() -> None:
    s = table()
    network(s, RAILROAD, "rr1 rr2 rr5", built=3, cubes=[0, 0, 0])
    development.damage_network(s)
    development.damage_network(s)
    assert DEVELOPMENT[development.next_tile(s, RAILROAD)] == "rr2"


@pytest.mark.rule("FO-DEV-01", "FO-DEV-05")
def test_the_reserve_is_laid_out_once_even_if_the_fifth_tile_is_built_again() -> None:
    s = table()
    network(s, RAILROAD, "rr1 rr2 rr3 rr5 rr6", built=5, cubes=[0] * 5)
    development.damage_network(s)
    disclosed = s.disclosed
    run(development.build_next(s, 0, RAILROAD, paid=True))
    assert (s.networks[RAILROAD].reached, s.disclosed) == (5, disclosed)


@pytest.mark.rule("FO-DAM-05", "FO-DAM-07")
def test_damage_hits_the_longer_network_and_nothing_where_nothing_is_built() -> None:
    s = table()
    before = [(each.built, each.reached, list(each.cubes)) for each in s.networks]
    development.damage_network(s)
    assert [(each.built, each.reached, each.cubes) for each in s.networks] == before
    assert sentences(s) == []
    network(s, RAILROAD, "rr1 rr2", built=2, cubes=[0, 1])
    network(s, TELEGRAPH, "tt1", built=1, cubes=[2])
    development.damage_network(s)
    assert [each.built for each in s.networks] == [1, 1]
    development.damage_network(s)  # on equal numbers the telegraph
    assert [each.built for each in s.networks] == [1, 0]


@pytest.mark.rule("FO-GEN-06")
@pytest.mark.parametrize("tile", DEVELOPMENT.ids)
def test_every_tile_can_be_built_at_its_price(tile: str) -> None:
    number = DEVELOPMENT.find(tile)
    wanted = RAILROAD if tile.startswith("rr") else TELEGRAPH
    s = builder(money=DEVELOPMENT_COST[number], log=DEVELOPMENT_LOGS[number])
    network(s, wanted, tile)
    ask_anew(s)
    play(s, "develop")
    if asked(s).question.name == "develop_which":
        play(s, f"develop_network {('railroad', 'telegraph')[wanted]}")
    assert s.networks[wanted].cubes == [0]
    assert s.you.points[INVESTMENT] == 1
