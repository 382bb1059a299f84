"""Town event discs and severity. Chapter 5.6."""

import pytest

from saddlebag.games.frontier.content import BASIN, DISC, EVENT, SEVERITY_VALUES
from saddlebag.games.frontier.rules import discs, events, goods, losses, texts, town
from saddlebag.games.frontier.words import town_story
from tests.games.frontier.kit import Table, build, disc_on, has, herd, network, next_events, put, severity_next, table
from tests.games.frontier.kit import events as row
from tests.games.frontier.texts_kit import event, of
from tests.games.kit import ask_after, run, told
from tests.games.kit import texts as offered


def with_disc(disc: str, side: int, severity: int, **options: object) -> Table:
    """A disc lies on the upcoming card, and the next severity tile is known."""
    s = table(**options)  # type: ignore[arg-type]
    row(s, "e301", "e302", "e303", "e304")
    disc_on(s, disc, "e301", side)
    severity_next(s, severity)
    return s


# --- severity -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-SEV-01")
@pytest.mark.parametrize(("tile", "status", "severity"), [(2, -1, 3), (2, 3, 0), (3, -3, 4), (1, 0, 1), (0, 2, 0)])
def test_the_severity_is_the_tile_less_the_status_between_0_and_4(tile: int, status: int, severity: int) -> None:
    s = table()
    s.status[2] = status
    assert texts.severity(s, tile, 2) == severity
    assert texts.severity(s, tile, 3) == tile  # S[none]


@pytest.mark.rule("FO-SEV-02")
def test_turned_tiles_stay_out_until_none_is_left() -> None:
    s = table()
    drawn = [texts.turn_up_severity(s) for _ in range(16)]
    assert sorted(drawn) == sorted(SEVERITY_VALUES)
    assert (len(s.severities), len(s.turned)) == (0, 16)
    texts.turn_up_severity(s)
    assert (len(s.severities), len(s.turned)) == (15, 1)


@pytest.mark.rule("FO-SEV-02", "FO-ERA-01")
def test_a_shuffle_takes_all_sixteen_tiles() -> None:
    s = table()
    severity_next(s, 1, 2)
    texts.turn_up_severity(s)
    texts.shuffle_severities(s)
    assert (sorted(s.severities), s.turned) == (list(range(16)), [])


@pytest.mark.rule("FO-SEV-02")
def test_turning_up_a_severity_tile_discloses_something() -> None:
    s = table()
    texts.turn_up_severity(s)
    assert s.disclosed == 1


@pytest.mark.rule("FO-SEV-03")
def test_one_tile_serves_everybody() -> None:
    s = table()
    severity_next(s, 2, 0, 0)
    for seat in range(3):
        put(s, seat, logs={"b4": 3})
    run(event(s, "e203"))  # each lose_logs S[none]
    assert [player.logs[BASIN.find("b4")] for player in s.players] == [1, 1, 1]
    assert len(s.turned) == 1


@pytest.mark.rule("FO-SEV-04", "FO-DEV-04")
def test_the_weather_bureau_makes_weather_one_milder_after_the_limit() -> None:
    s = table()
    put(s, 1, cattle={"B2_20": 4, "B2_30": 4, "B2_40": 4})
    network(s, 1, "tt4", built=1, cubes=[2])
    s.status[0] = -3
    severity_next(s, 3)  # 3 + 3 is limited to 4, and then one less
    run(event(s, "e107"))  # both of the weather and a drought: one less in all
    assert s.drought.bit_count() == 3
    s.drought = s.networks[1].built = 0
    severity_next(s, 3)
    run(event(s, "e107"))
    assert s.drought.bit_count() == 4


@pytest.mark.rule("FO-SEV-04")
def test_the_weather_bureau_helps_against_a_drought_of_a_disc_but_not_against_fire() -> None:
    s = with_disc("disc_health", 1, 1)
    network(s, 1, "tt4", built=1, cubes=[2])
    run(discs.disc_event(s))
    assert s.drought == 0
    s = with_disc("disc_safety", 0, 1)
    network(s, 1, "tt4", built=1, cubes=[2])
    build(s, "B2_35", "tent", 0)
    run(discs.disc_event(s))
    assert s.damage[of("B2_35")] == 1


# --- when a disc happens ------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DISC-01")
def test_a_disc_happens_only_on_the_upcoming_card() -> None:
    s = table()
    row(s, "e301", "e302")
    disc_on(s, "disc_health", "e302")
    run(discs.disc_event(s))
    assert (s.status, s.turned) == ([0, 0, 0], [])


@pytest.mark.rule("FO-DISC-02", "FO-SEV-01", "FO-DISC-12")
def test_a_disc_is_as_strong_as_the_severity_of_its_own_track_and_lowers_it() -> None:
    s = with_disc("disc_wealth", 1, 2)
    s.status = [3, -1, 3]
    run(discs.disc_event(s))
    assert told(s, town_story.DiscHappened)[0].strength == 3
    assert s.status == [3, -2, 3]


@pytest.mark.rule("FO-DISC-12")
def test_discs_can_leave_the_status_alone() -> None:
    s = with_disc("disc_wealth", 1, 2, disc_lowers_status=False)
    run(discs.disc_event(s))
    assert s.status == [0, 0, 0]


# --- what the sides do --------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DISC-03", "FO-TURN-10")
@pytest.mark.parametrize(("status", "tile", "laid"), [(0, 0, 0), (0, 1, 1), (0, 2, 1), (0, 3, 2), (-3, 3, 2)])
def test_an_epidemic_lays_one_worker_down_or_two(status: int, tile: int, laid: int) -> None:
    s = with_disc("disc_health", 0, tile)
    s.status[0] = status
    for seat in range(3):
        put(s, seat, workers=3)
    run(discs.disc_event(s))
    assert [goods.standing(s, seat) for seat in range(3)] == [3 - laid] * 3


@pytest.mark.rule("FO-TURN-10", "FO-TURN-02")
def test_an_assistants_worker_lies_down_too_and_nobody_lays_down_more_than_stand() -> None:
    s = with_disc("disc_health", 0, 3)
    put(s, 0, workers=1, hired="a01")
    s.players[0].helping = 1 << s.players[0].hired[0].character
    put(s, 1, workers=1)
    run(discs.disc_event(s))
    assert (goods.standing(s, 0), goods.standing(s, 1)) == (0, 0)


@pytest.mark.rule("FO-DISC-03", "FO-PUB-19", "FO-DAM-01")
def test_a_doctor_spares_its_owner_a_worker() -> None:
    s = with_disc("disc_health", 0, 1)
    build(s, "B2_35", "doctor", 1)
    run(discs.disc_event(s))
    assert [goods.standing(s, seat) for seat in range(3)] == [1, 2, 1]
    s.damage[of("B2_35")] = 1
    assert losses.spared(s, 1, 1) == 1


@pytest.mark.rule("FO-STAT-04", "FO-TURN-10")
def test_a_doctor_spares_workers_on_event_cards_but_not_in_the_town_status() -> None:
    s = table()
    build(s, "B2_35", "doctor", 1)
    severity_next(s, 3)
    run(event(s, "e103"))
    assert [goods.standing(s, seat) for seat in range(3)] == [1, 2, 1]
    s.status[0] = -3
    run(town.status_effects(s))
    assert [goods.standing(s, seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("FO-DISC-04")
def test_droughts_fall_where_most_cattle_stand() -> None:
    s = with_disc("disc_health", 1, 3)
    put(s, 1, cattle={"B2_30": 1, "B4_10": 2})
    put(s, 2, cattle={"B2_30": 2})
    run(discs.disc_event(s))
    assert s.drought == 1 << of("B2_30") | 1 << of("B4_10") | 1 << of("B1_25")  # then the lowest space id
    assert told(s, town_story.DamagePlaced)[0].space == of("B2_30")


@pytest.mark.rule("FO-DISC-04", "FO-RAN-14")
def test_droughts_spare_buildings_what_is_dry_already_and_what_is_protected() -> None:
    s = with_disc("disc_health", 1, 1)
    put(s, 1, cattle={"B1_50": 4, "B2_20": 3, "B4_00": 3, "B4_11": 2})
    s.drought = 1 << of("B1_50")
    build(s, "B2_31", "wind_pump", 2)  # around it B2_20
    build(s, "B4_20", "well", 0)
    build(s, "B4_01", "well", 0)  # adjacent to B4_00 and B4_11
    run(discs.disc_event(s))
    assert s.drought == 1 << of("B1_50") | 1 << of("B1_25")
    s = with_disc("disc_health", 1, 1)
    put(s, 1, cattle={"B4_00": 3})
    build(s, "B4_01", "well", 0, damage=1)  # DAM-01: it burns and protects nothing
    run(discs.disc_event(s))
    assert s.drought == 1 << of("B4_00")


@pytest.mark.rule("FO-DISC-05", "FO-DISC-11")
def test_revolt_goes_to_the_richest_first_and_round_again() -> None:
    s = with_disc("disc_wealth", 0, 3)
    put(s, 0, money=2)
    put(s, 1, money=9)
    put(s, 2, money=2)
    build(s, "B1_22", "logging_camp", 0)
    build(s, "B1_32", "logging_camp", 0)
    build(s, "B4_24", "alluvial", 1)
    ask = ask_after(discs.disc_event(s))
    assert (ask.seat, offered(ask)) == (0, ["revolts B1_22", "revolts B1_32"])
    s = with_disc("disc_wealth", 0, 3)
    put(s, 0, money=2)
    put(s, 1, money=9)
    build(s, "B1_22", "logging_camp", 0)
    build(s, "B4_24", "alluvial", 1)
    run(discs.disc_event(s))  # seat 2 has nothing that could take a tile
    assert (s.damage[of("B1_22")], s.damage[of("B4_24")]) == (1, 2)


@pytest.mark.rule("FO-DISC-05", "FO-DAM-03", "FO-DISC-11", "FO-CORE-14")
def test_no_building_takes_a_fourth_revolt_tile_and_what_nobody_can_take_is_lost() -> None:
    s = with_disc("disc_wealth", 0, 3)
    build(s, "B1_22", "logging_camp", 0, damage=3)
    build(s, "B1_32", "logging_camp", 0, damage=2)
    run(discs.disc_event(s))
    assert (s.damage[of("B1_22")], s.damage[of("B1_32")]) == (3, 3)


@pytest.mark.rule("FO-DISC-05", "FO-PAR-01")
def test_revolt_never_hits_a_friend_of_the_workers() -> None:
    s = with_disc("disc_wealth", 0, 2)
    put(s, 0, hired="p11", money=9)
    build(s, "B1_22", "logging_camp", 0)
    build(s, "B4_24", "alluvial", 1)
    run(discs.disc_event(s))
    assert (s.damage[of("B1_22")], s.damage[of("B4_24")]) == (0, 2)


@pytest.mark.rule("FO-DISC-06")
@pytest.mark.parametrize(("tile", "jammed"), [(0, []), (1, ["b4"]), (2, ["b4"]), (3, ["b1", "b4"])])
def test_a_pile_up_blocks_the_basins_with_most_logs(tile: int, jammed: list[str]) -> None:
    s = with_disc("disc_wealth", 1, tile)
    put(s, 0, logs={"b1": 2, "b2a": 1, "b4": 1})
    put(s, 1, logs={"b4": 1})
    run(discs.disc_event(s))
    assert BASIN.of_set(s.jams) == jammed  # of equal ones the one nearest the river's end


@pytest.mark.rule("FO-DISC-06")
def test_a_basin_without_logs_or_with_a_black_worker_gets_none() -> None:
    s = with_disc("disc_wealth", 1, 3)
    put(s, 0, logs={"b1": 2})
    s.jams = 1 << BASIN.find("b1")
    run(discs.disc_event(s))
    assert BASIN.of_set(s.jams) == ["b1"]


@pytest.mark.rule("FO-DISC-07", "FO-SEV-01", "FO-MAYOR-04")
def test_the_mayor_sets_fire_and_a_fire_house_spares_one_tile() -> None:
    """EX-02"""
    s = with_disc("disc_safety", 0, 2)
    s.mayor, s.status[2] = 1, -1
    build(s, "B2_35", "tent", 0)
    build(s, "B2_36", "fire_house", 2)
    build(s, "B2_24", "tent", 1)
    ask = ask_after(discs.disc_event(s))
    assert (ask.seat, offered(ask)) == (1, ["burn B2_24", "burn B2_35", "burn B2_36"])
    severity_next(s, 2)
    s.turned.clear()
    s.status[2] = -1
    run(discs.disc_event(s), "burn B2_35", "burn B2_36")
    assert (s.damage[of("B2_35")], s.damage[of("B2_36")], s.damage[of("B2_24")]) == (1, 1, 0)
    assert s.status[2] == -2


@pytest.mark.rule("FO-DISC-07")
def test_after_the_first_tile_fire_spreads_from_what_burns() -> None:
    s = with_disc("disc_safety", 0, 2)
    build(s, "B2_35", "tent", 0)
    build(s, "B2_36", "tent", 0)
    build(s, "B2_24", "tent", 1)
    ask = ask_after(discs.disc_event(s), "burn B2_35")
    assert offered(ask) == ["burn B2_35", "burn B2_36"]


@pytest.mark.rule("FO-DISC-07", "FO-DAM-03", "FO-CORE-14")
def test_fire_that_finds_no_room_beside_it_goes_anywhere_with_fewer_than_three() -> None:
    s = with_disc("disc_safety", 0, 2)
    build(s, "B2_35", "tent", 0, damage=2)
    build(s, "B2_24", "tent", 1)
    build(s, "B2_54", "tent", 1)
    ask = ask_after(discs.disc_event(s), "burn B2_35")
    assert offered(ask) == ["burn B2_24", "burn B2_54"]


@pytest.mark.rule("FO-DISC-09", "FO-DAM-12")
def test_fire_takes_only_public_buildings_and_housing() -> None:
    s = with_disc("disc_safety", 0, 1)
    build(s, "B1_22", "logging_camp", 0)
    build(s, "B2_35", "packing_plant")
    run(discs.disc_event(s))
    assert sum(s.damage) == 0


@pytest.mark.rule("FO-DISC-09", "FO-DAM-12")
def test_revolt_takes_only_industry_buildings() -> None:
    s = with_disc("disc_wealth", 0, 3)
    build(s, "B2_35", "tent", 0)
    build(s, "B2_24", "bank", 0)
    run(discs.disc_event(s))
    assert sum(s.damage) == 0


@pytest.mark.rule("FO-DISC-08", "FO-DAM-09")
def test_rustlers_take_at_most_half_of_animals_and_cattle_as_the_player_chooses() -> None:
    """EX-04"""
    s = with_disc("disc_safety", 1, 3)
    put(s, 0, horse=2, cattle={"B2_20": 3})
    put(s, 1, donkey=1)
    run(discs.disc_event(s), "lose_animal horse", "lose_cattle B2_20")
    assert (has(s, 0, "horse"), herd(s, 0), has(s, 1, "donkey")) == (1, {"B2_20": 2}, 1)


@pytest.mark.rule("FO-SEV-01", "FO-DISC-12", "FO-DISC-08")
def test_a_safe_town_loses_nothing_to_rustlers() -> None:
    """EX-03"""
    s = with_disc("disc_safety", 1, 2)
    s.status[2] = 3
    put(s, 0, horse=3)
    run(discs.disc_event(s))
    assert (has(s, 0, "horse"), s.status[2]) == (3, 2)


@pytest.mark.rule("FO-DISC-08", "FO-PUB-19", "FO-PAR-01")
def test_a_sheriff_spares_a_loss_and_some_are_never_hit() -> None:
    s = with_disc("disc_safety", 1, 2)
    put(s, 0, horse=3, money=1)
    put(s, 1, horse=3, hired="p11")
    put(s, 2, horse=4)
    build(s, "B2_35", "sheriff_office", 2)
    run(discs.disc_event(s))
    assert [has(s, seat, "horse") for seat in range(3)] == [2, 3, 3]


# --- how discs ride on --------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DISC-10")
def test_a_disc_is_turned_over_and_rides_on_the_card_newly_revealed() -> None:
    s = table()
    row(s, "e301", "e302", "e303", "e304")
    disc_on(s, "disc_wealth", "e301", 0)
    next_events(s, "e305")
    events.move_row(s)
    wealth = DISC.find("disc_wealth")
    assert (s.disc_cards[wealth], s.disc_sides[wealth]) == (EVENT.find("e305"), 1)


@pytest.mark.rule("FO-DISC-10", "FO-EVT-05")
def test_at_the_end_of_the_deck_a_disc_goes_to_the_rightmost_card_without_one() -> None:
    s = table()
    row(s, "e401", "e402", "e403")
    s.event_deck = []
    disc_on(s, "disc_wealth", "e401", 1)
    disc_on(s, "disc_health", "e403", 1)
    events.move_row(s)
    assert s.disc_cards[DISC.find("disc_wealth")] == EVENT.find("e402")
    assert s.events == [EVENT.find("e402"), EVENT.find("e403")]
    disc_on(s, "disc_safety", "e402")
    s.disc_cards[DISC.find("disc_wealth")] = -1
    events.move_row(s)
    assert s.disc_cards[DISC.find("disc_safety")] == -1  # the only other card has a disc
