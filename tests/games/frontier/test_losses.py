"""Damage, losses, and what holds them off. Chapter 5.6."""

import pytest

from saddlebag.engine.names import NOBODY, set_of
from saddlebag.games.frontier.content import BASIN, BLACK_WORKERS, DROUGHT_TILES, FIRE_TILES, REVOLT_TILES, SPACE
from saddlebag.games.frontier.rules import damage, goods, land, losses
from tests.games.frontier.kit import (
    Table,
    at,
    build,
    has,
    herd,
    on_offer,
    play,
    put,
    river,
    severity_next,
    table,
    why_not,
)
from tests.games.frontier.texts_kit import carry_out, event, of
from tests.games.kit import ask_after, run
from tests.games.kit import texts as offered

# --- what damage does ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DAM-01", "FO-PUB-12")
def test_housing_with_fire_has_no_capacity() -> None:
    s = table()
    build(s, "B2_35", "tent", 0)
    build(s, "B2_24", "wooden_house", 0)
    build(s, "B2_25", "general_store", 0)
    assert land.capacity_beside(s, of("B2_25")) == 3
    s.damage[of("B2_24")] = 1
    assert land.capacity_beside(s, of("B2_25")) == 1


@pytest.mark.rule("FO-DAM-01", "FO-PUB-19", "FO-DISC-07")
def test_several_fire_houses_spare_one_tile_and_a_burning_one_none() -> None:
    s = table()
    build(s, "B2_35", "fire_house", 0)
    build(s, "B2_24", "fire_house", 1)
    assert damage.fewer_fires(s) == -1
    s.damage[of("B2_35")] = s.damage[of("B2_24")] = 1
    assert damage.fewer_fires(s) == 0


@pytest.mark.rule("FO-DISC-07", "FO-PUB-19")
def test_a_fire_house_spares_a_tile_on_event_cards_too() -> None:
    s = table()
    build(s, "B2_35", "fire_house", 0)
    severity_next(s, 2)
    run(event(s, "e407"))
    assert s.damage[of("B2_35")] == 1


@pytest.mark.rule("FO-CORE-15")
def test_where_a_supply_is_empty_no_tile_is_placed() -> None:
    s = table()
    s.drought = before = set_of(s.spaces[:DROUGHT_TILES])
    run(damage.place_drought(s, 2))
    assert s.drought == before
    flat = [space for space in s.spaces if s.tiles[space] == NOBODY][: FIRE_TILES // 3 + 1]
    for space in flat:
        build(s, SPACE[space], "tent", 0, damage=0 if space == flat[-1] else 3)
    run(damage.place_fire(s, 1))
    assert damage.fire_tiles(s) == FIRE_TILES


@pytest.mark.rule("FO-CORE-15")
def test_revolt_tiles_run_out_too() -> None:
    s = table()
    for space in s.spaces[: REVOLT_TILES // 3 + 1]:
        build(s, SPACE[space], "wind_pump", 0, damage=0 if space == s.spaces[REVOLT_TILES // 3] else 3)
    run(damage.place_revolt(s, 1))
    assert damage.revolt_tiles(s) == REVOLT_TILES


@pytest.mark.rule("FO-CORE-15", "FO-DISC-06")
def test_there_are_four_black_workers() -> None:
    s = table(players=4)
    put(s, 0, logs=dict.fromkeys(BASIN.ids, 1))
    damage.jam(s, 6)
    assert s.jams.bit_count() == BLACK_WORKERS == 4


@pytest.mark.rule("FO-CORE-18")
def test_the_only_building_that_can_burn_burns_without_a_question() -> None:
    s = table()
    build(s, "B2_35", "tent", 0)
    run(damage.place_fire(s, 1))
    assert s.damage[of("B2_35")] == 1


@pytest.mark.rule("FO-DAM-03", "FO-DISC-09")
def test_why_a_building_cannot_burn_is_told() -> None:
    s = table()
    build(s, "B2_35", "tent", 0)
    build(s, "B2_24", "tent", 0)
    build(s, "B2_54", "tent", 0, damage=3)
    s.status[2] = -2
    at(s, "town_status: status_effects")
    assert on_offer(s) == ["burn B2_24", "burn B2_35"]
    assert "fewer than three fire tiles" in why_not(s, "burn B2_54")


# --- removing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MAYOR-04")
def test_tiles_are_removed_one_by_one_or_left() -> None:
    s = table()
    build(s, "B2_35", "tent", 0, damage=2)
    s.drought, s.jams = 1 << of("B2_20"), 1 << BASIN.find("b1")
    kinds = (0, 2, 3)
    ask = ask_after(damage.remove_tiles(s, 1, kinds, 3))
    assert (ask.seat, offered(ask)) == (1, ["remove B2_35", "water B2_20", "clear b1", "leave_rest"])
    run(damage.remove_tiles(s, 1, kinds, 3), "remove B2_35", "clear b1", "leave_rest")
    assert (s.damage[of("B2_35")], s.jams, s.drought) == (1, 0, 1 << of("B2_20"))


@pytest.mark.rule("FO-MAYOR-04")
def test_with_nothing_to_remove_nobody_is_asked() -> None:
    s = table()
    build(s, "B1_22", "logging_camp", 0, damage=1)
    run(damage.remove_tiles(s, 1, (0,), 3))  # revolt is no fire
    assert s.damage[of("B1_22")] == 1


# --- logs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DAM-08")
def test_logs_nearest_to_the_end_of_the_river_are_lost_first_and_the_stockpile_is_safe() -> None:
    s = table()
    put(s, 0, logs={"b1": 2, "b2b": 1, "b4": 1}, log=3)
    assert losses.lose_logs(s, 0, 3) == 3
    assert (river(s, 0), has(s, 0, "log")) == ({"b1": 1}, 3)
    assert losses.lose_logs(s, 0, 3) == 1
    assert has(s, 0, "log") == 3


@pytest.mark.rule("FO-DAM-08")
def test_the_stockpile_may_be_lost_after_the_river() -> None:
    s = table(log_loss_protect_stock=False)
    put(s, 0, logs={"b1": 1}, log=3)
    losses.lose_logs(s, 0, 3)
    assert (river(s, 0), has(s, 0, "log")) == ({}, 1)


@pytest.mark.rule("FO-LUM-20")
def test_logs_behind_an_own_boom_are_not_lost() -> None:
    s = table()
    build(s, "B4_23", "log_boom", 0)
    put(s, 0, logs={"b1": 1, "b4": 2})
    put(s, 1, logs={"b4": 2})
    for seat in (0, 1):
        losses.lose_logs(s, seat, 2)
    assert (river(s, 0), river(s, 1)) == ({"b4": 2}, {})


@pytest.mark.rule("FO-DAM-08", "FO-TYC-05")
def test_nobody_loses_logs_in_the_basin_of_the_boom_works() -> None:
    s = table()
    build(s, "B4_23", "boom_works")
    put(s, 1, logs={"b4": 2})
    losses.lose_logs(s, 1, 2)
    assert river(s, 1) == {"b4": 2}


# --- the herd -----------------------------------------------------------------------------------------------------


def rancher() -> Table:
    """Seat 2 has ranching level 3, two horses and one gun."""
    s = table()
    put(s, 2, ranching=3, horse=2, guns=1, cattle={"B2_20": 4})
    return s


@pytest.mark.rule("FO-RAN-26", "FO-DISC-08")
def test_a_horse_and_a_gun_hold_off_one_rustler() -> None:
    s = rancher()
    run(losses.lose_animals(s, 2, 2, True), "defend", "lose_cattle B2_20")
    assert (has(s, 2, "guns"), s.players[2].exhausted[0], herd(s, 2)) == (0, 1, {"B2_20": 3})


@pytest.mark.rule("FO-RAN-26")
def test_a_herd_need_not_be_defended() -> None:
    s = rancher()
    run(losses.lose_animals(s, 2, 1, True), "yield", "lose_animal horse")
    assert (has(s, 2, "guns"), has(s, 2, "horse")) == (1, 1)


@pytest.mark.rule("FO-RAN-26")
@pytest.mark.parametrize("lacking", [{"ranching": 2}, {"horse": 0}, {"guns": 0}, {"exhausted": [2, 0, 0, 0]}])
def test_defence_needs_level_three_an_available_horse_and_a_gun(lacking: dict[str, object]) -> None:
    s = rancher()
    put(s, 2, **lacking)
    assert not losses.may_defend(s, 2)
    assert losses.may_defend(rancher(), 2)


@pytest.mark.rule("FO-RAN-26", "FO-RAN-24")
def test_cut_fences_cost_enclosed_cattle_only_and_can_be_held_off() -> None:
    s = rancher()
    build(s, "B4_10", "enclosure", 2, breed="hereford", cattle=2)
    build(s, "B4_11", "enclosure", 2, breed="jersey", cattle=1)
    build(s, "B4_12", "enclosure", 1, breed="jersey", cattle=1)
    severity_next(s, 3)
    run(event(s, "e308"), "defend", "lose_fenced B4_11")
    assert [each.cattle for each in s.enclosures] == [1, 0, 1]
    assert herd(s, 2) == {"B2_20": 4}


@pytest.mark.rule("FO-RAN-26", "FO-DISC-08")
def test_against_a_blizzard_neither_guns_nor_sheriff_help() -> None:
    s = rancher()
    build(s, "B2_35", "sheriff_office", 2)
    put(s, 2, hired="p11")
    severity_next(s, 1)
    ask = ask_after(event(s, "e402"))
    assert (ask.seat, ask.question.name) == (2, "lose_piece")


@pytest.mark.rule("FO-DAM-09")
def test_an_animal_is_lost_exhausted_first() -> None:
    s = table()
    put(s, 0, horse=2, exhausted=[1, 0, 0, 0])
    run(carry_out(s, "lose animal 1"))
    assert (has(s, 0, "horse"), goods.available(s.players[0], 6)) == (1, 1)


@pytest.mark.rule("FO-DAM-10")
def test_the_first_log_jam_is_told() -> None:
    s = table()
    put(s, 0, logs={"b1": 1})
    damage.jam(s, 1)
    assert land.jammed(s, BASIN.find("b1"))
    assert not land.jammed(s, BASIN.find("b4"))


@pytest.mark.rule("FO-STAT-05")
def test_the_answers_to_a_loss_say_what_goes() -> None:
    s = table()
    s.status[2] = -3
    put(s, 0, horse=1, donkey=1)
    at(s, "town_status: status_effects")
    play(s)
    assert on_offer(s) == ["lose_animal horse", "lose_animal donkey"]
