"""The first phases of a round: standing up, income, town status, starvation, drift. Chapters 5.5 and 5.6."""

import pytest

from saddlebag.games.frontier.content import CHARACTER, MARKET_ROW, ROW_START, STATUS_TEXT
from saddlebag.games.frontier.effects.texts import Text
from saddlebag.games.frontier.rules import goods, losses, town
from saddlebag.games.frontier.words import story, town_story
from tests.games.frontier.kit import (
    Table,
    build,
    events,
    has,
    herd,
    network,
    play,
    put,
    question,
    sentences,
    table,
    who,
)
from tests.games.frontier.texts_kit import of
from tests.games.kit import ask_after, run, told

COWBOY = CHARACTER.find("a01")

# --- the round ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-ROUND-01", "FO-ROUND-05")
def test_a_round_stands_up_pays_income_and_plays_status_events_and_turns() -> None:
    s = table()
    events(s, "e301", "e102", "e108", "e201")  # Barbed Wire asks nobody anything
    s.status = [0, 1, 0]
    put(s, 0, political=2)
    play(s)
    kinds = [type(event) for event in s.heard or []]
    order = [
        story.RoundBegan, town_story.IncomePaid, town_story.StatusActs, town_story.PricesDrifted,
        town_story.EventHappened, town_story.EventRevealed, story.TurnBegan,
    ]  # fmt: skip
    assert [kind for kind in kinds if kind in order] == order
    assert (question(s), who(s)) == ("action", 0)


@pytest.mark.rule("FO-ROUND-05", "FO-DISC-12", "FO-STAT-04")
def test_the_fall_of_a_disc_counts_for_the_status_of_the_same_round() -> None:
    s = table()
    events(s, "e301", "e102", "e108", "e201")
    s.disc_cards[1], s.disc_sides[1] = s.events[0], 1  # a pile-up, with nothing in the river
    put(s, 0, money=5)
    play(s)
    assert s.status[1] == -1
    assert has(s, 0, "money") == 4


@pytest.mark.rule("FO-ROUND-02", "FO-IND-12")
def test_workers_and_animals_are_ready_again_and_buildings_empty() -> None:
    s = table()
    put(s, 0, workers=3, horse=2)
    goods.lay(s, 0, of("B2_35"))
    goods.exhaust(s, 0, 6)
    s.coins[of("B2_35")] = s.uses[of("B2_35")] = 1
    s.milked = s.players[0].driven = 1 << of("B2_35")
    s.players[0].used = 1
    town.begin_round(s)
    player = s.players[0]
    assert (player.standing, player.laid, player.exhausted[0]) == (3, [], 0)
    assert (s.coins[of("B2_35")], s.uses[of("B2_35")], s.milked, player.driven, player.used) == (0, 0, 0, 0, 0)


@pytest.mark.rule("FO-PUB-18", "FO-ROUND-02")
def test_free_uses_are_lost_with_the_round() -> None:
    s = table()
    put(s, 0, free_use=1)
    town.begin_round(s)
    assert has(s, 0, "free_use") == 0


@pytest.mark.rule("FO-ROUND-03", "FO-AST-01", "FO-AST-02", "FO-AST-03", "FO-TURN-02")
def test_an_assistants_marker_goes_round_its_four_spaces() -> None:
    """The Cowboy: worker, rest, guns, rest. EX-29"""
    s = table()
    put(s, 0, hired="a01")
    assert (goods.standing(s, 0), has(s, 0, "guns")) == (2, 0)  # nothing before the next phase 1
    workers = []
    for _ in range(5):
        town.begin_round(s)
        workers.append(goods.standing(s, 0))
    assert workers == [3, 2, 2, 2, 3]
    assert has(s, 0, "guns") == 1
    assert s.players[0].helping == 1 << COWBOY


@pytest.mark.rule("FO-AST-02")
def test_a_tools_space_gives_a_tool() -> None:
    s = table()
    put(s, 0, hired="a05")
    town.begin_round(s)
    assert has(s, 0, "tools") == 1


@pytest.mark.rule("FO-ROUND-03", "FO-PAR-01")
def test_partners_have_no_marker() -> None:
    s = table()
    put(s, 0, hired="p01")
    town.begin_round(s)
    assert s.players[0].hired[0].dial == -1


@pytest.mark.rule("FO-ROUND-07")
@pytest.mark.parametrize(("done", "year"), [(0, 1850), (1, 1853), (4, 1862), (8, 1874), (12, 1886)])
def test_every_card_that_has_left_the_row_was_three_years(done: int, year: int) -> None:
    s = table()
    s.events_done = list(range(done))
    town.begin_round(s)
    assert told(s, story.RoundBegan)[0].year == year


@pytest.mark.rule("FO-ROUND-06", "FO-CORE-09")
def test_the_mayor_takes_the_first_turn_and_the_others_follow_clockwise() -> None:
    s = table()
    events(s, "e301", "e102", "e108", "e201")
    s.mayor = 1
    play(s, "end", "end", "end")
    assert [event.seat for event in told(s, story.TurnBegan)][:3] == [1, 2, 0]


# --- income -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-INC-01", "FO-INC-02")
def test_both_tracks_and_gold_in_an_unburnt_bank_are_income() -> None:
    """EX-01"""
    s = table()
    build(s, "B2_35", "bank", 1)
    put(s, 0, political=3, investment=4, vault="B2_35")
    town.income(s)
    assert has(s, 0, "money") == 8
    assert "Coal has an income of $8 ($3 political + $4 investment + $1 for gold in banks)." in sentences(s)
    s.damage[of("B2_35")] = 1
    town.income(s)
    assert has(s, 0, "money") == 8 + 7


@pytest.mark.rule("FO-INC-03", "FO-DEV-04", "FO-TYC-04")
def test_functions_tiles_and_tycoons_add_to_the_income() -> None:
    s = table()
    s.functions[2] = 0  # State Treasurer: $2
    network(s, 1, "tt3", built=1, cubes=[0])  # a tile with income 1
    s.tycoons = [CHARACTER.find("t11")]  # Rockefeller: $2 for the mayor
    town.income(s)
    assert has(s, 0, "money") == 2 + 1 + 2
    assert has(s, 1, "money") == 0
    s.mayor = 1
    town.income(s)
    assert (has(s, 0, "money"), has(s, 1, "money")) == (5 + 3, 2)


@pytest.mark.rule("FO-RAN-30")
def test_money_for_slaughter_comes_with_the_next_income_once() -> None:
    s = table()
    put(s, 2, due=6)
    town.income(s)
    town.income(s)
    assert (has(s, 2, "money"), s.players[2].due) == (6, 0)


# --- town status --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-STAT-01", "FO-STAT-02")
def test_markers_stop_at_the_ends() -> None:
    s = table()
    goods.move_status(s, 0, 2)
    goods.move_status(s, 0, 2)
    goods.move_status(s, 1, -5)
    assert s.status == [3, -3, 0]
    goods.move_status(s, 0, -1)
    assert s.status[0] == 2


@pytest.mark.rule("FO-STAT-04")
@pytest.mark.parametrize(("wealth", "money"), [(-3, 2), (-2, 3), (-1, 4), (0, 5), (1, 6), (2, 7), (3, 8)])
def test_wealth_pays_or_costs_everybody_as_much_as_it_says(wealth: int, money: int) -> None:
    s = table()
    for seat in range(3):
        put(s, seat, money=5)
    s.status[1] = wealth
    run(town.status_effects(s))
    assert [has(s, seat, "money") for seat in range(3)] == [money] * 3


@pytest.mark.rule("FO-STAT-04")
def test_the_log_says_what_a_status_does() -> None:
    s = table()
    s.status[1] = 1
    run(town.status_effects(s))
    assert sentences(s)[-4] == "The town's wealth of +1 takes effect. Each player: gain $1."


@pytest.mark.rule("FO-STAT-04")
@pytest.mark.parametrize(("health", "standing"), [(-3, [1, 2]), (-2, [2, 2]), (-1, [2, 3]), (0, [2, 3])])
def test_bad_health_lays_workers_down(health: int, standing: list[int]) -> None:
    s = table()
    put(s, 1, workers=3)
    s.status[0] = health
    run(town.status_effects(s))
    assert [goods.standing(s, seat) for seat in (0, 1)] == standing


@pytest.mark.rule("FO-STAT-04", "FO-MAYOR-04")
def test_with_health_two_the_mayor_may_remove_a_drought() -> None:
    s = table()
    s.mayor = 1
    s.status[0], s.drought = 2, 1 << of("B2_20") | 1 << of("B2_30")
    ask = ask_after(town.status_effects(s))
    assert (ask.seat, [option.text for option in ask.options]) == (1, ["water B2_20", "water B2_30", "leave_rest"])
    run(town.status_effects(s), "water B2_30")
    assert s.drought == 1 << of("B2_20")


@pytest.mark.rule("FO-STAT-04")
def test_with_health_three_everybody_gets_a_free_use() -> None:
    s = table()
    s.status[0] = 3
    run(town.status_effects(s))
    assert [has(s, seat, "free_use") for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("FO-STAT-05", "FO-STAT-04", "FO-DAM-09")
def test_without_safety_each_gives_up_what_they_choose_among_what_is_there() -> None:
    s = table()
    s.mayor, s.status[2] = 2, -3
    put(s, 0, money=1)
    put(s, 1, log=1, horse=1)
    put(s, 2, money=3, cattle={"B2_20": 1}, donkey=1)
    rule = town.status_effects(s)
    ask = ask_after(rule)
    assert (ask.seat, [option.text for option in ask.options]) == (2, ["choose first", "choose third"])
    run(town.status_effects(s), "choose first", "lose_cattle B2_20", "choose second")
    assert (herd(s, 2), has(s, 2, "money"), has(s, 2, "donkey")) == ({}, 3, 1)
    assert (has(s, 1, "log"), has(s, 1, "horse")) == (0, 1)
    assert has(s, 0, "money") == 0  # they had nothing else, and no $2: what is there goes


@pytest.mark.rule("FO-STAT-04", "FO-MAYOR-04")
def test_with_safety_of_minus_two_the_mayor_places_a_fire() -> None:
    s = table()
    s.status[2] = -2
    build(s, "B2_35", "tent", 0)
    build(s, "B2_24", "fire_house", 1)  # spares nothing here
    run(town.status_effects(s), "burn B2_35")
    assert s.damage[of("B2_35")] == 1


@pytest.mark.rule("FO-STAT-04", "FO-MAYOR-04", "FO-STAT-05")
def test_good_safety_removes_fire_or_revolt() -> None:
    s = table()
    build(s, "B2_35", "tent", 0, damage=2)
    build(s, "B1_22", "logging_camp", 0, damage=1)
    s.status[2] = 2
    run(town.status_effects(s), "leave_rest")
    assert s.damage[of("B2_35")] == 2
    s.status[2] = 3
    run(town.status_effects(s), "remove B1_22", "remove B2_35", "remove B2_35")
    assert sum(s.damage) == 0


@pytest.mark.rule("FO-STAT-04")
def test_whatever_the_table_does_not_name_has_no_effect() -> None:
    named = [[value - 3 for value in range(7) if STATUS_TEXT[status][value] != Text("")] for status in range(3)]
    assert named == [[-3, -2, 2, 3], [-3, -2, -1, 1, 2, 3], [-3, -2, 2, 3]]


# --- starvation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-DAM-04")
def test_every_dry_space_loses_one_head_of_whoever_has_most() -> None:
    s = table()
    put(s, 1, cattle={"B2_20": 1, "B2_30": 1, "B2_40": 1})
    put(s, 2, cattle={"B2_20": 2})
    s.drought = 1 << of("B2_20") | 1 << of("B2_30")
    run(town.starve(s))
    assert (herd(s, 1), herd(s, 2)) == ({"B2_20": 1, "B2_40": 1}, {"B2_20": 1})


@pytest.mark.rule("FO-DAM-04")
def test_of_equals_the_mayor_says_whose_cattle_starve() -> None:
    s = table()
    put(s, 1, cattle={"B2_20": 2})
    put(s, 2, cattle={"B2_20": 2})
    s.drought = 1 << of("B2_20")
    ask = ask_after(town.starve(s))
    assert (ask.seat, [option.text for option in ask.options]) == (0, ["starve indigo", "starve brick"])
    run(town.starve(s), "starve brick")
    assert (herd(s, 1), herd(s, 2)) == ({"B2_20": 2}, {"B2_20": 1})


@pytest.mark.rule("FO-DAM-04", "FO-RAN-24")
def test_enclosed_cattle_do_not_starve() -> None:
    s = table()
    build(s, "B2_20", "enclosure", 2, breed="hereford", cattle=2)
    s.drought = 1 << of("B2_20")
    run(town.starve(s))
    assert s.enclosures[0].cattle == 2


# --- drift --------------------------------------------------------------------------------------------------------


def markers_away(s: Table, by: int) -> list[int]:
    s.steps = [max(0, start + by) for start in ROW_START]
    before = s.steps[:]
    town.market_drift(s)
    return [abs(now - then) for now, then in zip(s.steps, before, strict=True)]


@pytest.mark.rule("FO-MKT-05")
@pytest.mark.parametrize(("players", "steps"), [(3, 1), (4, 2)])
def test_every_marker_drifts_toward_its_start_and_not_past_it(players: int, steps: int) -> None:
    s = table(players=players)
    assert set(markers_away(s, 3)) == {steps}
    assert set(markers_away(s, 1)) == {1}
    assert set(markers_away(s, 0)) == {0}
    s.steps = [0] * len(ROW_START)
    town.market_drift(s)
    assert s.steps == [min(steps, start) for start in ROW_START]


@pytest.mark.rule("FO-MKT-05", "FO-MKT-13")
def test_the_markers_of_an_own_refrigerator_line_drift_too() -> None:
    s = table()
    starts = [ROW_START[row] for row in town.REFRIGERATOR_ROWS]
    s.players[2].refrigerator = [start + 2 for start in starts]
    town.market_drift(s)
    assert s.players[2].refrigerator == [start + 1 for start in starts]


@pytest.mark.rule("FO-MKT-05", "FO-TYC-04")
def test_a_tycoon_lets_the_prices_of_cattle_recover_faster_for_everybody() -> None:
    s = table()
    s.tycoons = [CHARACTER.find("t02")]
    away = markers_away(s, 3)
    two = {MARKET_ROW[row] for row, steps in enumerate(away) if steps == 2}
    assert two == {row for row in MARKET_ROW.ids if row.endswith("_cattle")}


@pytest.mark.rule("FO-INC-02", "FO-EVT-08")
def test_gold_counts_where_it_lies() -> None:
    s = table()
    build(s, "B2_35", "bank", 1, damage=1)
    build(s, "B2_24", "bank", 0)
    put(s, 0, vault="B2_35 B2_24 B2_24")
    assert losses.gold_in_banks(s, 0) == 2
    assert losses.open_banks(s) == [of("B2_24")]
