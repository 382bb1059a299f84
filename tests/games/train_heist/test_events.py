"""Event Cards. Chapter 5.19."""

from collections import Counter

import pytest

from saddlebag.games.train_heist.content import COLOUR, EFFECTS, EVENT, SPACE
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.rules.sheriff import arrest
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested
from saddlebag.games.train_heist.words.train_story import SheriffMoved, SwitchesRemoved, TownServed, TrackSwitched
from tests.games.kit import run, told
from tests.games.train_heist.kit import (
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


def event(s: State, name: str) -> None:
    """This Event Card is drawn, and it is not the last one."""
    next_events(s, f"{name} e03")
    draw_event(s)


def shown(s: State) -> dict[str, str]:
    switches: dict[str, str] = view(s, None).switches
    return switches


@pytest.mark.rule("TH-EVENT-01")
def test_there_are_four_kinds_of_event_cards() -> None:
    assert Counter(effect.name for effect in EFFECTS) == {"sheriff": 12, "cherokee": 3, "switch": 4, "speed": 2}


@pytest.mark.rule("TH-EVENT-01")
@pytest.mark.parametrize("card", EVENT.ids)
def test_a_card_changes_only_what_its_kind_speaks_of(card: str) -> None:
    s = table()
    before = (s.sheriff, s.cherokee, s.switches[:], s.speed)
    event(s, card)
    after = (s.sheriff, s.cherokee, s.switches[:], s.speed)
    kinds = ("sheriff", "cherokee", "switch", "speed")
    changed = [kind for kind, old, new in zip(kinds, before, after, strict=True) if old != new]
    assert changed == [EFFECTS[EVENT.find(card)].name]


@pytest.mark.rule("TH-EVENT-02")
@pytest.mark.parametrize(("card", "end"), [("e03", "plat_3"), ("e06", "car_a"), ("e09", "plat_4"), ("e12", "car_c")])
def test_the_sheriff_moves_one_or_two_spaces_in_the_direction_of_the_card(card: str, end: str) -> None:
    s = table()
    event(s, card)
    assert SPACE[s.sheriff] == end


@pytest.mark.rule("TH-EVENT-03")
@pytest.mark.parametrize(
    ("start", "card"),
    [("plat_5", "e09"), ("plat_5", "e12"), ("car_c", "e12"), ("plat_2", "e03"), ("plat_2", "e06"), ("car_a", "e06")],
)
def test_a_move_that_leads_off_his_line_is_ignored_as_a_whole(start: str, card: str) -> None:
    s = table()
    s.sheriff = space(start)
    put(s, 0, "plat_2" if start == "car_a" else "plat_5")
    event(s, card)
    assert SPACE[s.sheriff] == start
    assert told(s, SheriffMoved) == []
    assert told(s, Arrested) == []


@pytest.mark.rule("TH-EVENT-03")
@pytest.mark.parametrize(("start", "card", "end"), [("car_a", "e06", "plat_2"), ("car_c", "e12", "plat_5")])
def test_a_table_may_agree_that_he_goes_as_far_as_possible(start: str, card: str, end: str) -> None:
    s = table(sheriff_blocked_event="as_far_as_possible")
    s.sheriff = space(start)
    event(s, card)
    assert SPACE[s.sheriff] == end


@pytest.mark.rule("TH-EVENT-04")
def test_the_space_that_he_passes_is_checked_before_the_second() -> None:
    s = table()
    put(s, 0, "car_a")
    put(s, 1, "plat_3")
    event(s, "e06")
    kinds = [(type(each), getattr(each, "seat", None)) for each in s.heard or []][1:]
    assert kinds == [(SheriffMoved, None), (Arrested, 1), (SheriffMoved, None), (Arrested, 0)]


@pytest.mark.rule("TH-EVENT-05")
@pytest.mark.parametrize(("card", "cactus"), [("e15", 1), ("e16", 2), ("e17", 3)])
def test_a_cherokee_token_comes_to_the_cactus_that_the_card_names(card: str, cactus: int) -> None:
    s = table()
    event(s, card)
    assert view(s, None).cherokee == [cactus]


@pytest.mark.rule("TH-EVENT-06")
@pytest.mark.parametrize(
    ("positions", "je", "jw"),
    [("s07 s06 s05 s04 s03", "red", "green"), ("s07 s08 s09 s10 s11", "green", "red")],
)
def test_track_switched_flips_the_next_junction_of_the_train(positions: str, je: str, jw: str) -> None:
    s = table()
    train(s, positions)
    switches(s, je="green", jw="green")
    event(s, "e18")
    assert shown(s) == {"je": je, "jw": jw}


@pytest.mark.rule("TH-EVENT-07")
def test_if_a_car_stands_on_the_next_junction_the_other_switch_is_flipped() -> None:
    s = table()
    train(s, "s07 s06 s05 s04 je")  # broken in two: five cars in a row are too short for this on our board
    switches(s, je="green", jw="green")
    event(s, "e18")
    assert shown(s) == {"je": "green", "jw": "red"}


@pytest.mark.rule("TH-EVENT-07")
def test_if_cars_stand_on_both_junctions_no_switch_is_flipped() -> None:
    s = table()
    train(s, "jw xw xe je s11")
    switches(s, je="red", jw="green")
    event(s, "e18")
    assert shown(s) == {"je": "red", "jw": "green"}


@pytest.mark.rule("TH-EVENT-08")
def test_nobody_is_asked_which_switch_is_flipped() -> None:
    s = table()
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e18 e03")
    run(train_step(s))
    assert len(told(s, TrackSwitched)) == 1


@pytest.mark.rule("TH-EVENT-09")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_train_speed_up_raises_the_meter_by_one_up_to_five(before: int, after: int) -> None:
    s = table()
    s.speed = before
    event(s, "e01")
    assert s.speed == after


@pytest.mark.rule("TH-EVENT-09")
def test_no_escape_takes_back_a_train_speed_up() -> None:
    s = table()
    arrest(s, 0)
    assert s.speed == 3
    event(s, "e01")
    put(s, 0, hand="k01 k02 k03")
    run(take_action(s), "escape")
    assert s.speed == 3, "one for the start, one for the card"


@pytest.mark.rule("TH-EVENT-10")
def test_at_full_speed_a_speed_up_clears_the_flag_of_the_one_longest_in_jail() -> None:
    s = table(players=4)
    s.speed = 3
    for seat in (2, 1, 3):
        arrest(s, seat)
    assert [cowboy.jail_flag for cowboy in s.cowboys] == [False, True, True, False]
    event(s, "e01")
    assert s.speed == 5
    assert [cowboy.jail_flag for cowboy in s.cowboys] == [False, True, False, False]


@pytest.mark.rule("TH-EVENT-10")
def test_the_escape_of_a_prisoner_without_flag_does_not_slow_the_train() -> None:
    s = table()
    s.speed = 4
    arrest(s, 0)
    event(s, "e01")
    put(s, 0, hand="k01 k02 k03")
    run(take_action(s), "escape")
    assert s.speed == 5


@pytest.mark.rule("TH-EVENT-10")
def test_at_full_speed_without_a_flagged_prisoner_nothing_happens() -> None:
    s = table()
    s.speed = 5
    arrest(s, 0)
    put(s, 1, "cc", jail_flag=True)  # not in jail
    event(s, "e01")
    assert s.speed == 5
    assert [cowboy.jail_flag for cowboy in s.cowboys] == [False, True]


@pytest.mark.rule("TH-EVENT-11")
@pytest.mark.parametrize("mode", ["coop", "versus", "score_challenge"])
def test_the_last_event_card_takes_both_switches_away_before_the_town_is_served(mode: str) -> None:
    s = table(mode=mode)
    train(s, "s05 s04 s03 s02 s01")
    next_events(s, "e03")
    s.speed = 1
    run(train_step(s))
    order = [type(each) for each in s.heard or [] if isinstance(each, SheriffMoved | SwitchesRemoved | TownServed)]
    assert order == [SheriffMoved, SwitchesRemoved, TownServed]
    put(s, 0, "je", hand="r02 b03 k04 r05")
    assert "flip je" not in on_offer(s)
    assert "straight" not in on_offer(s)


@pytest.mark.rule("TH-EVENT-11")
def test_the_switches_stay_while_an_event_card_is_left() -> None:
    s = table()
    event(s, "e04")
    put(s, 0, "je")
    assert len(s.event_deck) == 1
    assert "flip je" in on_offer(s)


@pytest.mark.rule("TH-EVENT-12")
def test_a_last_card_that_switches_the_track_flips_first() -> None:
    s = table()
    switches(s, je="green", jw="green")
    next_events(s, "e18")
    draw_event(s)
    assert COLOUR[s.switches[0]] == "red"
    order = [type(each) for each in s.heard or [] if isinstance(each, TrackSwitched | SwitchesRemoved)]
    assert order == [TrackSwitched, SwitchesRemoved]
