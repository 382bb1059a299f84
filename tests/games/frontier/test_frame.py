"""The frame of the match: eras, rounds, turns, costs, spaces. Chapter 5.1."""

from itertools import islice

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import TENT, TILE_COUNT
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules import goods, land
from saddlebag.games.frontier.seen.view import view
from saddlebag.games.frontier.words import story
from tests.games.frontier.kit import build, fresh, has, on_offer, play, put, question, table, turn, walk, who
from tests.games.frontier.texts_kit import of
from tests.games.kit import told


@pytest.mark.rule("FO-CORE-01", "FO-SETUP-10")
def test_everybody_begins_in_one_industry_of_one_shared_town() -> None:
    s = fresh(players=3)
    play(s, "go_into mining", "go_into mining", "go_into ranching")
    assert sorted(sum(player.levels) for player in s.players) == [1, 1, 1]


@pytest.mark.rule("FO-CORE-02", "FO-CORE-03", "FO-CORE-04")
@pytest.mark.parametrize(
    ("options", "eras"),
    [
        ({}, [1] * 4 + [2] * 3 + [3] * 3 + [4] * 3),
        ({"round_count": "twelve_flat"}, [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3),
        ({"short_game": True}, [1] * 4 + [2] * 3),
        ({"short_game": True, "round_count": "twelve_flat"}, [1] * 3 + [2] * 3),
    ],
)
def test_the_rounds_of_each_era(options: dict[str, object], eras: list[int]) -> None:
    chosen = Options(**options)  # type: ignore[arg-type]
    assert [chosen.era_of(number) for number in range(chosen.last_round + 1)] == eras


@pytest.mark.rule("FO-CORE-02", "FO-CORE-03", "FO-CORE-05", "FO-CORE-09")
def test_in_every_round_everybody_takes_one_turn_from_the_mayor_on() -> None:
    s = fresh(players=2, short_game=True, seed=5)
    for _ in walk(s, Dice(3)):
        pass
    assert [event.round for event in told(s, story.RoundBegan)] == list(range(7))
    seats = [event.seat for event in told(s, story.TurnBegan)]
    assert len(seats) == 14
    assert all({first, second} == {0, 1} for first, second in zip(seats[::2], seats[1::2], strict=True))
    assert seats[:2] == [s.first, 1 - s.first]


@pytest.mark.rule("FO-CORE-06", "FO-TURN-01", "FO-TURN-04")
def test_every_standing_worker_acts_once_and_the_turn_goes_on_after_the_last() -> None:
    s = table()
    turn(s)
    play(s, "labour", "labour")
    assert (has(s, 0, "money"), goods.standing(s, 0)) == (2, 0)
    assert (question(s), who(s)) == ("action", 0)
    assert "labour" not in on_offer(s)


@pytest.mark.rule("FO-CORE-06", "FO-TURN-09")
def test_a_turn_may_end_with_workers_unused() -> None:
    s = table()
    turn(s)
    play(s, "end")
    assert (who(s), goods.standing(s, 0)) == (1, 2)


@pytest.mark.rule("FO-CORE-09", "FO-CORE-17")
@pytest.mark.parametrize(("mayor", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_turn_order_starts_with_the_mayor(mayor: int, order: list[int]) -> None:
    s = table()
    s.mayor = mayor
    assert s.in_turn_order() == order


@pytest.mark.rule("FO-CORE-10")
def test_everybody_sees_what_the_others_have() -> None:
    s = table()
    put(s, 1, money=17, gold=3, horse=2)
    for viewer in (0, 2, None):
        shown = view(s, viewer).players[1].goods
        assert (shown["money"], shown["gold"], shown["horse"]) == (17, 3, 2)


@pytest.mark.rule("FO-CORE-12")
def test_adjacent_shares_an_edge_and_around_a_corner_too() -> None:
    s = table()
    assert set(s.adjacent[of("B2_35")]) == {of(space) for space in ("B2_34", "B2_45", "B2_36", "B2_25")}
    corners = {of(space) for space in ("B2_24", "B2_44", "B2_46", "B2_26")}
    assert set(s.around[of("B2_35")]) == set(s.adjacent[of("B2_35")]) | corners


@pytest.mark.rule("FO-CORE-13", "FO-CORE-16")
def test_a_space_with_a_tile_or_cattle_is_not_free() -> None:
    s = table()
    assert land.is_free(s, of("B2_54"))
    put(s, 1, cattle={"B2_54": 1})
    assert not land.is_free(s, of("B2_54"))
    assert of("B2_54") not in land.free_by_town(s)
    build(s, "B2_35", "track")
    assert not land.is_free(s, of("B2_35"))
    s.drought, s.grass = 1 << of("B2_45"), 1 << of("B2_24")
    assert land.is_free(s, of("B2_45"))
    assert land.is_free(s, of("B2_24"))


@pytest.mark.rule("FO-CORE-14", "FO-TURN-05")
def test_a_building_has_three_places_for_workers_and_coins_together() -> None:
    s = table()
    store = build(s, "B2_35", "general_store", 0)
    goods.lay(s, 0, store)
    goods.lay(s, 1, store)
    assert land.places_left(s, store) == 1
    s.coins[store] = 1
    assert land.places_left(s, store) == 0


@pytest.mark.rule("FO-CORE-15")
def test_tiles_of_the_supply_run_out() -> None:
    s = table()
    for space in s.spaces[: TILE_COUNT[TENT]]:
        s.tiles[space] = TENT
    assert land.tiles_left(s, TENT) == 0
    s.tiles[s.spaces[0]] = NOBODY
    assert land.tiles_left(s, TENT) == 1


@pytest.mark.rule("FO-CORE-16")
def test_a_tile_takes_the_place_of_drought_grass_and_trees_but_a_camp_leaves_trees() -> None:
    s = table()
    s.drought = 1 << of("B2_54")
    s.grass = 1 << of("B2_24")
    for space in ("B2_54", "B2_24", "B1_20"):
        build(s, space, "tent", 0)
    build(s, "B1_22", "logging_camp", 0)
    assert (s.drought, s.grass) == (0, 0)
    assert (s.trees[of("B1_20")], s.trees[of("B1_22")]) == (0, 3)


@pytest.mark.rule("FO-CORE-18")
def test_no_question_but_that_of_the_turn_has_one_answer() -> None:
    for seed in range(3):
        s = fresh(players=3, seed=seed)
        for _ in islice(walk(s, Dice(seed)), 600):
            if question(s) != "action":
                assert len(on_offer(s)) > 1, (question(s), on_offer(s))
