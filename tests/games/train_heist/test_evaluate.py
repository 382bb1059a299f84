"""What the bots think of a position, and which options they look at."""

from random import Random
from typing import Any

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import HORSE, SPACE, TILE, TOWN
from saddlebag.games.train_heist.mind.chances import chance, takings
from saddlebag.games.train_heist.mind.timetable import FAR, route_ahead, steps_left, timetable
from saddlebag.games.train_heist.rules.horse import HORSE_TARGET, TO
from saddlebag.games.train_heist.rules.train import stars
from saddlebag.games.train_heist.rules.turn import DISCARD_CARD, offers
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.decisions import ACTION, DISCARD, DONE
from tests.games.train_heist.kit import (
    cards,
    horses_at,
    next_events,
    put,
    space,
    stack,
    supply,
    switches,
    table,
    tiles,
    train,
)

ON_NORTH_HALF = "n02 n01 je s11 s10"


def value(s: State, seat: int = 0) -> float:
    return GAME.evaluate(s, seat)


def quiet_table(**options: Any) -> State:
    """The train on the loop, past town B; nobody near it, and the first player's actions are used up."""
    s = table(**options)
    switches(s, "green", "green")
    train(s, ON_NORTH_HALF)
    s.actions_left = 0
    for square, tile in {"a1": "l12", "a2": "l13", "b1": "l14", "b2": "l15", "c1": "l16", "c2": "l18"}.items():
        stack(s, square, tile)
    put(s, 0, "cc", hand="r01 b03 k05 r07 b09")
    put(s, 1, "cc", hand="r02 b04 k06 r08 b10")
    return s


# --- the ladder -------------------------------------------------------------------------------------------------


def test_loot_delivered_is_worth_more_than_loot_in_hand() -> None:
    s = quiet_table()
    put(s, 0, "town_b", loot="l01")
    held = value(s)
    put(s, 0, loot="")
    s.meter += 1
    assert value(s) > held


def test_a_tile_in_hand_is_worth_more_than_one_that_can_be_robbed() -> None:
    s = quiet_table()
    stack(s, "c1", "l10")
    put(s, 0, "car_c", hand="r01 b03 k05")
    able = value(s)
    put(s, 0, hand="", loot="l10")
    assert value(s) > able


@pytest.mark.parametrize(("near", "far"), [("town_b", "n01"), ("n01", "gate_e"), ("gate_e", "cc")])
def test_loot_is_worth_more_the_nearer_the_town(near: str, far: str) -> None:
    s = quiet_table()
    s.cars = [space(name) for name in ["s08", "s07", "s06", "s05", "s04"]]
    put(s, 0, near, loot="l01")
    nearer = value(s)
    put(s, 0, far)
    assert nearer > value(s)


def test_loot_that_can_no_longer_be_delivered_is_worth_nothing() -> None:
    s = quiet_table()
    next_events(s, "")
    s.switches_removed = True
    train(s, "n11 n10 n09 n08 n07")  # the next step ends the match
    put(s, 0, "cc", hand="", loot="")
    empty_handed = value(s)
    put(s, 0, loot="l01")
    assert value(s) == pytest.approx(empty_handed, abs=10)
    s = quiet_table()
    put(s, 0, "cc", hand="", loot="")
    empty_handed = value(s)
    put(s, 0, loot="l01")
    assert value(s) > empty_handed + 10


# --- towns and the noose ----------------------------------------------------------------------------------------


def test_an_empty_town_ahead_is_worse_the_nearer_the_train() -> None:
    s = quiet_table()
    values = []
    for ahead in ("n04 n03 n02 n01 je", "n08 n07 n06 n05 n04", "n09 n08 n07 n06 n05"):
        train(s, ahead)
        supply(s, "a", "l01")
        supply(s, "b", "l02")
        supply(s, "c", "l03")
        fed = value(s)
        supply(s, "c", "")
        values.append(fed - value(s))
    assert 0 < values[0] < values[1] < values[2]


def test_an_empty_town_is_worse_the_tighter_the_noose() -> None:
    s = quiet_table()
    costs = []
    for knots in range(3):
        s.hangman = knots
        supply(s, "c", "l03")
        fed = value(s)
        supply(s, "c", "")
        costs.append(fed - value(s))
    assert costs == sorted(costs)
    assert costs[2] > 2 * costs[0]


def test_loot_counts_more_for_a_town_that_it_reaches_before_the_train() -> None:
    s = quiet_table()
    s.hangman = 2
    train(s, "n04 n03 n02 n01 je")
    put(s, 0, "n11", loot="l01")
    in_time = value(s)
    supply(s, "c", "l02")
    fed = value(s)
    put(s, 0, loot="")
    without_loot = value(s)
    supply(s, "c", "")
    assert in_time - value(s) > fed - without_loot


def test_two_carriers_are_not_counted_for_the_same_town() -> None:
    s = quiet_table()
    s.hangman = 2
    train(s, "n04 n03 n02 n01 je")
    put(s, 0, "n11", hand="")
    put(s, 1, "n11", hand="")
    none = value(s)
    put(s, 1, loot="l02")
    one = value(s)
    put(s, 0, loot="l01")
    assert value(s) - one < 0.7 * (one - none)


# --- danger -----------------------------------------------------------------------------------------------------


def test_the_sheriff_is_feared_only_if_an_event_comes() -> None:
    s = quiet_table()
    s.sheriff = space("car_b")
    put(s, 0, "plat_4", hand="", loot="l01")
    train(s, "n09 n08 n07 n06 n05")  # the star of town C is next
    beside = value(s)
    s.sheriff = space("plat_2")
    assert value(s) > beside
    switches(s, "green", "green")
    train(s, "s09 s08 s07 s06 s05")  # no star in four steps
    away = value(s)
    s.sheriff = space("car_b")
    assert value(s) == pytest.approx(away, abs=0.5)


def test_standing_before_the_engine_is_bad() -> None:
    s = quiet_table()
    put(s, 0, "n04", hand="")
    on_the_track = value(s)
    put(s, 0, "bluff_ne")
    assert value(s) > on_the_track


def test_jail_is_worse_than_freedom_and_keys_help() -> None:
    s = quiet_table()
    put(s, 0, "cc", hand="")
    free = value(s)
    put(s, 0, "jail")
    jailed = value(s)
    put(s, 0, hand="k01 k02")
    assert jailed < value(s) < free


# --- versus -----------------------------------------------------------------------------------------------------


def test_in_versus_one_players_gain_is_the_others_loss() -> None:
    s = quiet_table(mode="versus")
    before = value(s, 0), value(s, 1)
    s.cowboys[0].counters += 1
    assert value(s, 0) > before[0]
    assert value(s, 1) < before[1]


def test_in_versus_a_counter_that_waits_is_worth_less_than_one_collected_and_more_than_loot() -> None:
    s = quiet_table(mode="versus")
    put(s, 0, "town_b", loot="l01")
    carried = value(s)
    put(s, 0, loot="")
    s.waiting[TOWN.find("b")][0] = 1
    waiting = value(s)
    s.waiting[TOWN.find("b")][0] = 0
    s.cowboys[0].counters = 1
    assert carried < waiting < value(s)


# --- laws -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["coop", "versus", "score_challenge"])
def test_evaluating_changes_nothing_and_gives_the_same_again(mode: str) -> None:
    match = GAME.new(players=3, seed=5, mode=mode)
    random = Random(5)
    for _ in range(120):
        if match.to_act is None:
            break
        before = match.to_json()
        values = [value(match.state, seat) for seat in range(3)]
        assert [value(match.state.copy(), seat) for seat in range(3)] == values
        assert match.to_json() == before
        match.follow(random.choice(match.options))


@pytest.mark.parametrize("steps", [2, 5])
def test_a_noose_with_fewer_or_more_knots_can_be_judged(steps: int) -> None:
    s = quiet_table(hangman_steps=steps)
    first = value(s)
    s.hangman = steps - 1
    assert value(s) < first


# --- the timetable ----------------------------------------------------------------------------------------------


def test_a_route_knows_when_the_train_comes_to_each_town() -> None:
    route = route_ahead(SPACE.find("n01"), SPACE.find("n02"), 0, 0)
    assert route.visits[TOWN.find("c")] == (8, 32)
    assert route.visits[TOWN.find("a")] == (16, 40)
    assert route.visits[TOWN.find("b")] == (24, 48)


def test_a_route_over_the_edge_leaves_a_town_out() -> None:
    route = route_ahead(SPACE.find("n01"), SPACE.find("n02"), 0, 1)
    assert route.visits[TOWN.find("a")] == (FAR, FAR)
    assert route.events(15, stars(table().options.plain_stars)) == 4


def test_the_match_ends_at_the_first_junction_after_the_last_event() -> None:
    route = route_ahead(SPACE.find("n08"), SPACE.find("n09"), 0, 0)
    shining = stars(table().options.plain_stars)
    assert steps_left(route, 1, False, shining) == 2  # n10 draws the last card, jw is two steps farther
    assert steps_left(route, 0, True, shining) == 2
    assert steps_left(route, 2, False, shining) == 14  # s03 draws the last card


def test_a_passenger_waits_for_the_train_to_come_near_the_town() -> None:
    places = tuple(SPACE.find(name) for name in ON_NORTH_HALF.split())
    route = route_ahead(places[1], places[0], 0, 0)
    times = timetable(route, places, 4, 4, SPACE.find("plat_5"))
    assert times.to_town(SPACE.find("plat_1"), TOWN.find("c"), 0) == 5  # a turn passes, then off n10
    assert times.to_town(SPACE.find("town_b"), TOWN.find("b"), 0) == 0


def test_a_rider_needs_fewer_actions_than_a_walker() -> None:
    places = tuple(SPACE.find(name) for name in ON_NORTH_HALF.split())
    times = timetable(route_ahead(places[1], places[0], 0, 0), places, 4, 4, SPACE.find("plat_5"))
    walk = times.to_town(SPACE.find("cc"), TOWN.find("c"), 0)
    assert times.to_town(SPACE.find("cc"), TOWN.find("c"), 10) == 1 < walk


# --- hands ------------------------------------------------------------------------------------------------------


def test_a_hand_that_takes_both_tiles_is_better_than_one_that_takes_one() -> None:
    one, other = tiles("l10 l17")
    assert takings(cards("r04 b05 k06 r09 b09"), one, other) == 2
    assert 1 <= takings(cards("r04 b05 k09"), one, other) < 2
    assert takings(cards("r04 b05 k09"), one, NOBODY) == 1


def test_a_hand_is_better_the_fewer_cards_are_missing() -> None:
    tile = (TILE.find("l01"),)
    likely = [chance(cards(hand), tile)[0] for hand in ("b01 k02", "r01 b01 k02", "r01 r02 k02", "r01 r02 r03")]
    assert likely == sorted(likely)
    assert likely[-1] == 1


def test_the_cards_to_keep_are_those_that_the_tiles_ask_for() -> None:
    _, kept = chance(cards("r01 r05 b02 k03 wild1"), (TILE.find("l01"),))
    assert kept == cards("r01 r05 wild1")


# --- the short list ---------------------------------------------------------------------------------------------


def _short(s: State) -> list[str]:
    return [option.text for option in GAME.shortlist(s, Ask(s.active, ACTION, lambda: offers(s)))]


def test_nothing_is_thought_over_after_a_bullet_was_taken() -> None:
    s = table()
    put(s, 0, "cc", hand="r01 r02 r03 b01 b02")
    assert "take_bullet" in _short(s)
    assert len(_short(s)) > 3
    s.bullets_taken = 1
    assert _short(s) == ["take_bullet"]


def test_more_actions_are_bought_when_there_are_none_left() -> None:
    s = table()
    put(s, 0, "cc", hand="r01 b01 r03 b04 k05", bullets=1)
    assert not {"pair", "use_bullet"} & set(_short(s))
    s.actions_left = 0
    assert {"pair", "use_bullet"} <= set(_short(s))


def test_a_called_horse_comes_to_its_caller() -> None:
    s = table()
    horses_at(s, "flat_se")
    put(s, 0, "cc", hand="r10")
    ask = Ask(0, HORSE_TARGET, lambda: [TO.each[space(name)] for name in ("cc", "gate_e", "town_b")])
    assert [option.text for option in GAME.shortlist(s, ask)] == ["to cc"]
    s.cowboys[0].horse = HORSE.find("horse_1")
    assert "to town_b" in [option.text for option in GAME.shortlist(s, ask)]


def test_cards_that_rob_nothing_are_discarded_and_the_others_kept() -> None:
    s = table()
    s.next = "discarding: discard_and_draw"
    for square in ("a2", "b1", "b2", "c1", "c2"):
        stack(s, square, "")
    stack(s, "a1", "l01")
    put(s, 0, hand="r01 r05 r09 b02 wild1")
    ask = Ask(0, DISCARD, lambda: [*(DISCARD_CARD.each[card] for card in range(35)), *DONE.each])
    assert [option.text for option in GAME.shortlist(s, ask)] == ["discard b02"]
    put(s, 0, hand="r01 r05 r09 wild1")
    assert [option.text for option in GAME.shortlist(s, ask)] == ["done"]
