"""Standing on the track. Chapter 5.17."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist.content import WANTED
from saddlebag.games.train_heist.rules.train import advance
from saddlebag.games.train_heist.state import ACTIONS
from saddlebag.games.train_heist.words.train_story import KnockedFlat
from tests.games.kit import run, told
from tests.games.train_heist.kit import cars, hand, loot, match_of, next_events, place, put, space, table, train_step


@pytest.mark.rule("TH-HIT-01")
@pytest.mark.parametrize("rail", ["s07", "s08"])
def test_a_cowboy_on_foot_in_the_way_of_the_train_lands_flat_in_the_canyon(rail: str) -> None:
    s = table()
    put(s, 1, rail)
    run(train_step(s))
    assert (place(s, 1), s.cowboys[1].flat) == ("cc", True)


@pytest.mark.rule("TH-HIT-01")
def test_a_cowboy_beyond_the_last_step_or_beside_the_track_is_not_hit() -> None:
    s = table()
    put(s, 0, "s09")
    put(s, 1, "wash_e")
    run(train_step(s))
    assert (place(s, 0), place(s, 1)) == ("s09", "wash_e")
    assert told(s, KnockedFlat) == []


@pytest.mark.rule("TH-HIT-02")
def test_a_horse_in_the_way_of_the_train_is_gone_for_good() -> None:
    s = table(players=3)
    s.horses = [space("s07"), space("cc")]
    run(train_step(s))
    assert s.horses == [NOBODY, space("cc")]


@pytest.mark.rule("TH-HIT-03")
def test_both_riders_of_a_horse_that_is_hit_lie_flat_on_foot_and_the_horse_is_gone() -> None:
    s = table()
    s.horses = [space("s08")]
    put(s, 0, "s08", horse=0)
    put(s, 1, "s08", horse=0)
    run(train_step(s))
    assert s.horses == [NOBODY]
    assert [(place(s, seat), s.cowboys[seat].flat, s.cowboys[seat].horse) for seat in (0, 1)] == [
        ("cc", True, NOBODY),
        ("cc", True, NOBODY),
    ]


@pytest.mark.rule("TH-HIT-04")
def test_a_flat_player_keeps_loot_cards_bullets_and_wanted_card() -> None:
    s = table()
    put(s, 1, "s08", loot="l01 l02", hand="r01 b02 wild3", bullets=2, wanted="w06")
    run(train_step(s))
    cowboy = s.cowboys[1]
    assert cowboy.flat
    assert loot(s, 1) == ["l01", "l02"]
    assert hand(s, 1) == ["r01", "b02", "wild3"]
    assert (cowboy.bullets, WANTED[cowboy.wanted]) == (2, "w06")


@pytest.mark.rule("TH-HIT-05")
def test_a_flat_cowboy_loses_one_turn_and_then_acts_from_the_canyon() -> None:
    s = table()
    put(s, 1, "s08", hand="r01 b02")
    next_events(s, "e03 e04")
    match = match_of(s)
    match.apply("end")
    match.apply("done")
    assert (match.to_act, s.stage, s.turn) == (0, ACTIONS, 3), "the turn of Yellow is over"
    assert hand(s, 1) == ["r01", "b02"]
    match.apply("end")
    match.apply("done")
    assert (match.to_act, s.stage, place(s, 1)) == (1, ACTIONS, "cc")
    match.apply("move draw_s")
    assert place(s, 1) == "draw_s"


@pytest.mark.rule("TH-HIT-06")
def test_a_player_hit_in_his_own_train_step_loses_his_next_turn() -> None:
    s = table()
    put(s, 0, "s08")
    next_events(s, "e03 e04")
    match = match_of(s)
    match.apply("end")
    assert s.cowboys[0].flat
    match.apply("done")
    assert match.to_act == 1
    match.apply("end")
    match.apply("done")
    assert (match.to_act, s.turn) == (1, 4), "the turn of Green has passed"
    assert not s.cowboys[0].flat


@pytest.mark.rule("TH-HIT-07")
def test_a_cowboy_right_behind_the_last_car_is_safe() -> None:
    s = table()
    put(s, 0, "s01")
    put(s, 1, "cc")
    run(train_step(s))
    assert place(s, 0) == "s01"


@pytest.mark.rule("TH-HIT-07")
@pytest.mark.parametrize("start_switches", ["both_green", "both_red", "je_red", "je_green"])
def test_only_the_engine_enters_spaces_that_the_train_did_not_fill(start_switches: str) -> None:
    s = table(start_switches=start_switches)
    for _ in range(40):
        before = cars(s)
        put(s, 0, before[0])  # where nobody can stand: a car is there, and the next one follows
        advance(s, s.switches, [])
        assert set(cars(s)[1:]) <= set(before)
        assert told(s, KnockedFlat) == []
