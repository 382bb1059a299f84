"""The worked examples of the ledger itself, W1 to W23, each as a test. Ledger 11.2."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.rules import bandits as bandit_rules
from saddlebag.games.deck_goes_west.rules import night as night_steps
from saddlebag.games.deck_goes_west.rules.land import reveal
from saddlebag.games.deck_goes_west.words.bandit_story import BanditsMoved, Cleared
from saddlebag.games.deck_goes_west.words.story import Revealed
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    compass,
    discard_pile,
    draw_pile,
    ended,
    face_down,
    face_up,
    gangs,
    go_to,
    hand,
    land,
    lay,
    movement_left,
    night,
    night_step,
    offered,
    on_offer,
    one_piece,
    place,
    play,
    put,
    railways,
    roll,
    set_out,
    stock,
    who,
    with_job,
    workday,
)
from tests.games.kit import run, told, unrolled

FIVE_DANGERS = "weary hunger parched blisters homesick"


def explorer(tile: str, **movement: Any) -> Table:
    """Discovery: red on c1r0 with this movement; a tile of this type lies face down in the West."""
    s = workday("discovery")
    put(s, 0, "c1r0", tapped=True)
    lay(s, {"c2r0": f"?{tile}"})
    set_out(s, **movement)
    return s


# --- moving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-REV-06", "DW-REV-09", "DW-REV-11")
def test_w1_a_lake_is_revealed_and_declined() -> None:
    s = explorer("lake", climb=1)
    bandits(s, {"c1r0": 1})
    play(s, "try west")
    assert (len(told(s, Revealed)), s.vp) == (1, [2, 0])
    assert s.stage == "actions", "climbing leads onto no lake: the one movement is lost"
    assert ("c2r0" in face_up(s), place(s, 0), movement_left(s)) == (True, "c1r0", [0, 0, 0])
    assert draw_pile(s, 0) + discard_pile(s, 0) == []


@pytest.mark.rule("DW-REV-08", "DW-MOVE-05")
def test_w2_boots_are_added_before_a_mountain() -> None:
    s = explorer("mountain", walk=1)
    put(s, 0, hand="boots", food=1)
    play(s, "try west", "play boots 1", "step west walk2")
    assert (stock(s, 0), place(s, 0), movement_left(s)) == ({}, "c2r0", [0, 0, 0])


@pytest.mark.rule("DW-RAIL-08")
def test_w3_railways_are_walked_for_nothing() -> None:
    s = workday("discovery")
    land(s, {f"c{col}r0": "prairie" for col in range(5)})
    railways(s, "c1r0 c2r0")
    set_out(s, walk=1)
    play(s, "step west rail", "step west rail", "step west walk")
    assert (place(s, 0), movement_left(s), s.stage) == ("c3r0", [0, 0, 0], "actions")


@pytest.mark.rule("DW-TRAIN-01")
@pytest.mark.parametrize(("goal", "offers"), [("c4r2", []), ("c4r1", ["3"])])
def test_w4_six_tiles_are_too_far_for_a_ride_of_five(goal: str, offers: list[str]) -> None:
    s = workday("discovery")
    lay(s, {goal: "T06"})
    railways(s, f"c0r0 {goal}")
    put(s, 0, gold=1, tapped=True)
    assert offered(s, "mission") == offers


@pytest.mark.rule("DW-MOVE-05", "DW-MOVE-08")
def test_w5_from_a_river_onto_a_mountain() -> None:
    s = workday("discovery")
    lay(s, {"c0r0": "T33", "c0r1": "T24"})
    set_out(s, walk=1, sail=1)
    assert [text for text in offered(s, "step") if text.startswith("south")] == ["south sail+walk"]
    play(s, "step south sail+walk")
    assert (place(s, 0), movement_left(s)) == ("c0r1", [0, 0, 0])


@pytest.mark.rule("DW-REV-08", "DW-REV-09", "DW-REV-17")
@pytest.mark.parametrize(("answer", "at", "left"), [("step west walk2", "c2r0", 1), ("decline walk", "c1r0", 2)])
def test_w22_a_horse_is_added_before_a_mountain(answer: str, at: str, left: int) -> None:
    s = explorer("mountain", walk=1)
    put(s, 0, hand="horse", food=3)
    play(s, "try west", "play horse 1")
    assert (s.stage, movement_left(s)) == ("attempt", [3, 0, 0])
    assert on_offer(s) == ["step west walk2", "decline walk"]
    play(s, answer)
    assert (place(s, 0), movement_left(s)) == (at, [left, 0, 0])


@pytest.mark.rule("DW-LAND-08", "DW-REV-05")
def test_w20_the_eastmost_column_is_not_removed_for_a_reveal_in_it() -> None:
    s = workday("discovery")
    land(s, {"c2r-2": "T01", "c2r-3": "?T12", "c3r-2": "T03", "c4r-2": "T04"})
    put(s, 0, "c2r-2")
    put(s, 1, "c2r-2")
    s.land_pile, s.land_discard = [], []
    run(reveal(s, 0, cell("c2r-3")))
    assert sorted(face_up(s)) == ["c2r-2", "c2r-3", "c3r-2", "c4r-2"]
    assert (face_down(s), s.vp) == ({}, [2, 0])


# --- battles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DW-BAT-08", "DW-BAT-09", "DW-BAT-10", "DW-BAT-11", "DW-BAT-12", "DW-BAT-14", "DW-BAT-15", "DW-BAT-16"
)
def test_w6_two_players_against_three_bandits(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "iron_plate", "defend 1d")
    s = workday("discovery")
    put(s, 0, hand="repeating_rifle", tapped=True)
    put(s, 1, hand="iron_plate", tapped=True)
    bandits(s, {"c0r0": 3})
    roll(s, 2, 1, 0, 1, 0, 1, 2, 1)
    play(s, "play repeating_rifle 1", "done", "play iron_plate 1", "done")
    assert (gangs(s), unrolled(s)) == ({"c0r0": 1}, 0)
    play(s, "put draw", "put draw")
    assert [len(draw_pile(s, seat)) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("DW-NIGHT-08", "DW-VP-02")
def test_w7_a_win_in_the_night() -> None:
    s = night("discovery", scoreboard="A")
    put(s, 0, hand="revolver", tapped=True)
    put(s, 1, "c1r1")
    s.vp = [28, 0]
    bandits(s, {"c0r0": 1})
    roll(s, 0, 0, 1, 1, 0, 0)
    night_step(s, "attack")
    one_piece(s)
    play(s, "play revolver 1", "done")
    assert (ended(s).cause, ended(s).winners, s.vp, gangs(s)) == ("score", [0], [30, 0], {})


# --- bandits at night -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BMOVE-08", "DW-BMOVE-09")
def test_w8_a_group_that_is_met_moves_at_once_and_only_then() -> None:
    s = night("discovery")
    lay(s, {"c3r0": "T05", "c2r-1": "T06"})
    bandits(s, {"c2r-1": 2, "c2r0": 3})
    s.heard = []
    compass(s, "S W")
    bandit_rules.move_all(s)
    assert (gangs(s), unrolled(s)) == ({"c2r0": 2, "c3r0": 3}, 0)
    assert [event.number for event in told(s, BanditsMoved)] == [2, 3]


@pytest.mark.rule("DW-BMOVE-05")
def test_w9_a_group_at_the_north_edge_turns_south() -> None:
    s = night("discovery")
    bandits(s, {"c1r-2": 2})
    compass(s, "N")
    bandit_rules.move_all(s)
    assert gangs(s) == {"c1r-1": 2}


@pytest.mark.rule("DW-SPLIT-01")
def test_w10_seven_bandits_split() -> None:
    s = night("discovery")
    bandits(s, {"c1r0": 7, "c0r0": 4, "c1r1": 2})
    bandit_rules.split_all(s, 6)
    assert gangs(s) == {"c1r0": 3, "c0r0": 5, "c1r1": 3, "c1r-1": 1, "c2r0": 1}


@pytest.mark.rule("DW-APPEAR-01")
def test_w11_the_risk_of_the_third_section() -> None:
    s = night("discovery", scoreboard="A")
    s.vp = [17, 3]
    s.day = 2
    assert bandit_rules.risk(s) == 2


@pytest.mark.rule("DW-HAND-01")
def test_w12_five_dangers_and_two_items() -> None:
    s = night("new_world")
    put(s, 0, hand=f"{FIVE_DANGERS} pan knife")
    night_step(s, "full_hand")
    one_piece(s)
    assert (s.ask, s.outcome) == (None, "")
    assert hand(s, 0) == sorted(FIVE_DANGERS.split())
    assert sorted(discard_pile(s, 0)) == ["knife", "pan"]


@pytest.mark.rule("DW-EAST-01")
def test_w13_the_eastmost_column_goes() -> None:
    s = night("discovery")
    land(s, {f"c{col}r{row}": "prairie" for col, row in ((0, 0), (1, 0), (2, 0), (4, 0), (6, 0))} | {"c0r1": "?forest"})
    put(s, 0, "c4r0")
    put(s, 1, "c6r0")
    night_steps.remove(s, 3)
    assert sorted(face_up(s)) == ["c1r0", "c2r0", "c4r0", "c6r0"]
    assert face_down(s) == {}


@pytest.mark.rule("DW-END-02", "DW-END-03")
def test_w14_equal_points_on_the_last_day() -> None:
    s = night("discovery", players=3)
    land(s, {"c6r0": "prairie", "c5r0": "prairie", "c9r0": "prairie"})
    for seat, at in enumerate(("c6r0", "c5r0", "c9r0")):
        put(s, seat, at)
    s.vp = [20, 20, 18]
    s.day = s.board.day_len - 1
    night_step(s, "day")
    one_piece(s)
    assert ended(s).winners == [0]


@pytest.mark.rule("DW-EVT-13")
def test_w23_bandits_who_walk_off_clear_nothing() -> None:
    s = night("discovery")
    lay(s, {"c2r0": "T05", "c3r0": "T06"})
    bandits(s, {"c2r0": 1})
    compass(s, "W")
    bandit_rules.move_all(s)
    assert gangs(s) == {"c3r0": 1}
    assert (told(s, Cleared), s.vp) == ([], [0, 0])


# --- cards, work and trade ------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-VP-03")
def test_w15_a_climb_with_one_point() -> None:
    s = workday("discovery")
    lay(s, {"c1r0": "T24"})
    put(s, 0, hand="pan pan", tapped=True)
    s.vp = [1, 0]
    play(s, "mission 1", "step west climb")
    assert (s.vp, place(s, 0)) == ([0, 0], "c1r0")


@pytest.mark.rule("DW-COOP-04", "DW-COOP-05")
def test_w16_three_cut_wood_together() -> None:
    s = workday("iron_road", players=3)
    lay(s, {"c0r0": "T12"})
    for seat, held in enumerate(("felling_axe", "hatchet", "hatchet")):
        put(s, seat, hand=held, tapped=True)
    roll(s, 1, 1, 1, 1, 2, 0, 1, 0)
    play(s, "play felling_axe 1", "invite blue", "play hatchet 1", "invite green", "play hatchet 1")
    assert [stock(s, seat) for seat in range(3)] == [{"wood": 5}, {"wood": 4}, {"wood": 3}]


@pytest.mark.rule("DW-DAY-05")
def test_w17_nothing_left_to_draw() -> None:
    s = workday("new_world")
    put(s, 0, hand="pan boots")
    go_to(s, "dawn: dawn")
    one_piece(s)
    assert hand(s, 0) == ["boots", "pan"]


@pytest.mark.rule("DW-TRADE-02", "DW-TRADE-03", "DW-TRADE-04")
def test_w18_a_trade_over_the_railway() -> None:
    s = workday("discovery")
    lay(s, {"c4r0": "T06"})
    railways(s, "c0r1 c4r0")
    put(s, 0, "c0r1", hand="pan", food=2, tapped=True)
    put(s, 1, "c4r0", gold=1, tapped=True)
    play(s, "trade blue", "agree")
    assert (discard_pile(s, 0), stock(s, 0), s.actions_left) == (["pan"], {"food": 2}, 2)
    play(s, "give 2 food", "ask 1 gold", "submit", "accept", "done")
    assert (stock(s, 0), stock(s, 1)) == ({"gold": 1}, {"food": 2})
    assert (s.actions_left, s.acted) == (1, True)


@pytest.mark.rule("DW-ACT-13", "DW-COOP-03", "DW-COOP-05")
def test_w19_berries_and_game() -> None:
    s = workday("iron_road")
    lay(s, {"c0r0": "T13"})
    for seat in (0, 1):
        put(s, seat, hand="knife", tapped=True)
    roll(s, 1, 2, 1, 0, 1)
    play(s, "play knife 2", "tile", "invite blue", "play knife 2", "done")
    assert (stock(s, 0), stock(s, 1)) == ({"food": 5}, {"food": 3})
    assert [player.standing for player in s.players] == [False, True]


@pytest.mark.rule("DW-DEATH-02", "DW-DEATH-10")
def test_w21_death_by_a_map() -> None:
    s = workday("discovery", players=3)
    put(s, 0, hand=f"{FIVE_DANGERS} survey_map", draw="graze pan", food=1)
    play(s, "play survey_map 2")
    assert ([player.alive for player in s.players], who(s)) == ([False, True, True], 1)
