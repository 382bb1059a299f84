"""Conditions, events and victory points. Ledger 5.20."""

import pytest

from saddlebag.games.deck_goes_west.effects.terms import ON_BUILD, ON_REVEAL
from saddlebag.games.deck_goes_west.rules import events as rules
from saddlebag.games.deck_goes_west.rules.bandits import move_all
from saddlebag.games.deck_goes_west.rules.tasks import EVENT_TASKS
from saddlebag.games.deck_goes_west.words.bandit_story import Cleared
from saddlebag.games.deck_goes_west.words.story import PointsLost, PointsScored
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    compass,
    ended,
    gangs,
    lay,
    offered,
    on_offer,
    play,
    put,
    roll,
    set_out,
    stock,
    wagon,
    with_job,
    workday,
)
from tests.games.kit import told

COOP = "speed_of_the_slowest"
BOUNTY = "bounty_season"
"""Versus: a clear scores 3 and brings a gold, a reveal scores 1."""
DASH = "westward_dash"
"""Versus: a reveal heading West scores 1, and 1 more if it is the westmost."""


# --- conditions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-COND-01")
@pytest.mark.parametrize(
    ("tile", "number", "possible"), [("forest", 0, True), ("forest", 1, False), ("prairie", 0, False)]
)
def test_a_place_condition_needs_the_own_meeple_on_such_a_tile_without_bandits(
    tile: str, number: int, possible: bool
) -> None:
    s = workday()
    lay(s, {"c1r0": tile})
    put(s, 0, "c1r0", hand="knife")
    put(s, 1, "c1r0")
    bandits(s, {"c1r0": number} if number else {"c1r1": 2})
    assert ("play knife 2" in on_offer(s)) == possible


@pytest.mark.rule("DW-COND-03")
@pytest.mark.parametrize(("tile", "possible"), [("forest", True), ("mountain", True), ("prairie", False)])
def test_one_of_several_places_is_enough(tile: str, possible: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "if forest|mountain; gain food 3")
    s = workday()
    lay(s, {"c1r0": tile})
    put(s, 0, "c1r0", hand="knife")
    assert bool(offered(s, "play")) == possible


# --- events -----------------------------------------------------------------------------------------------------


def cleared(mission: str, helpers: str = "old_pistol", mine: str = "knife") -> Table:
    """A battle is won by the active player and, if they have a weapon, the other one on the tile."""
    s = workday(mission, 3)
    bandits(s, {"c0r0": 1})
    put(s, 0, hand=mine)
    put(s, 1, hand=helpers)
    put(s, 2, "c1r0")
    return s


@pytest.mark.rule("DW-EVT-02")
def test_the_whole_event_job_is_completed_without_a_question() -> None:
    s = cleared(BOUNTY, helpers="")
    roll(s, 2, 0, 0)
    play(s, "play knife 1", "done", "done")
    assert s.vp[0] == 3
    assert stock(s, 0) == {"gold": 1}


@pytest.mark.rule("DW-EVT-05")
def test_a_wagon_event_fires_for_every_tile_that_it_moves() -> None:
    s = workday("cautious_cargo")
    lay(s, {"c2r0": "prairie"})
    wagon(s, "c0r0")
    set_out(s, walk=2)
    play(s, "haul west walk", "haul west walk")
    assert s.vp == [4]


@pytest.mark.rule("DW-EVT-06")
def test_all_event_jobs_with_the_same_trigger_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    s = workday(BOUNTY)
    tasks = [list(each) for each in EVENT_TASKS]
    once = tasks[s.mission][ON_REVEAL]
    tasks[s.mission][ON_REVEAL] = once + once
    monkeypatch.setattr(rules, "EVENT_TASKS", tasks)
    set_out(s, walk=1)
    put(s, 0, "c1r0")
    play(s, "try west", "decline walk")
    assert s.vp == [2, 0]


@pytest.mark.rule("DW-EVT-09")
@pytest.mark.parametrize(("start", "way", "points"), [("c1r0", "west", 2), ("c1r-1", "north", 0)])
def test_an_attempted_step_to_the_west_is_heading_west(start: str, way: str, points: int) -> None:
    s = workday(DASH)
    set_out(s, walk=1)
    put(s, 0, start)
    play(s, f"try {way}", "decline walk")
    assert s.vp[0] == points


@pytest.mark.rule("DW-EVT-08")
def test_the_record_is_common_to_all_and_stays_when_tiles_are_removed() -> None:
    s = workday("discovery")
    set_out(s, walk=1)
    put(s, 0, "c1r0")
    play(s, "try west", "decline walk")
    assert s.vp == [2, 0], "the first reveal is the westmost"
    record = s.records[ON_REVEAL]
    del s.land[max(s.land)]
    set_out(s, 1, walk=1)
    put(s, 1, "c1r1")
    play(s, "try west", "decline walk")
    assert s.vp == [2, 1], "as far West as the other's is not further"
    assert s.records[ON_REVEAL] == record


@pytest.mark.rule("DW-EVT-10")
def test_the_record_is_updated_after_the_jobs_have_been_looked_at() -> None:
    s = workday("discovery")
    assert s.records[ON_BUILD] == -1
    put(s, 0, "c1r0", hand="rail_hammer", wood=1, metal=1)
    (job,) = [text for text in on_offer(s) if text.startswith("play rail_hammer")][:1]
    play(s, job)
    assert s.vp == [3, 0], "2 for the railway and 1 since none was further West"
    assert s.records[ON_BUILD] == 1


@pytest.mark.rule("DW-EVT-11")
def test_what_partners_do_together_scores_once() -> None:
    s = cleared(COOP)
    roll(s, 2, 0, 0, 0, 0)
    play(s, "play knife 1", "play old_pistol 1", "done")
    assert gangs(s) == {}
    assert s.vp == [2]


@pytest.mark.rule("DW-EVT-12")
@pytest.mark.parametrize(("helpers", "points"), [("old_pistol", [3, 3, 0]), ("", [3, 0, 0])])
def test_each_rival_who_attacked_scores_for_a_clear(helpers: str, points: list[int]) -> None:
    s = cleared(BOUNTY, helpers)
    roll(s, 2, *[0] * (4 if helpers else 2))
    play(s, "play knife 1", "done", *(["play old_pistol 1"] if helpers else []), "done")
    assert s.vp == points


@pytest.mark.rule("DW-EVT-12")
def test_who_only_defended_does_not_score(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "hatchet", "defend 2")
    s = cleared(BOUNTY, helpers="hatchet")
    roll(s, 2, 0, 0)
    play(s, "play knife 1", "done", "play hatchet 1", "done")
    assert s.vp == [3, 0, 0]


@pytest.mark.rule("DW-EVT-13")
def test_bandits_that_walk_off_clear_nothing() -> None:
    s = workday(BOUNTY)
    bandits(s, {"c1r0": 1})
    compass(s, "W")
    move_all(s)
    assert gangs(s) == {"c2r0": 1}
    assert told(s, Cleared) == []
    assert s.vp == [0, 0]


@pytest.mark.rule("DW-EVT-14")
def test_rivals_complete_an_event_in_player_order_and_the_end_is_looked_for_after_the_last() -> None:
    s = cleared(BOUNTY)
    end = s.board.score_len
    s.vp = [end - 3, end - 1, 0]
    put(s, 1, "c0r0", gold=5)
    roll(s, 2, *[0] * 4)
    play(s, "play knife 1", "done", "play old_pistol 1", "done")
    assert [event.seat for event in told(s, PointsScored)] == [0, 1]
    assert s.vp[:2] == [end, end]
    assert ended(s).winners == [1], "both have reached the end by one event: the richer one wins"


# --- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-EVT-02", "DW-EVT-07")
def test_the_log_says_what_points_are_for() -> None:
    s = workday(DASH)
    for task in EVENT_TASKS[s.mission][ON_REVEAL]:
        rules.score(s, 0, 1, rules.reason(task, len(task.steps)))
    rules.score(s, 0, 2)
    *known, unknown = (event.sentence() for event in told(s, PointsScored))
    assert all("scores 1 point for revealing a tile" in each for each in known)
    assert any("further West than ever" in each for each in known)
    assert "for" not in unknown


@pytest.mark.rule("DW-VP-01")
def test_points_move_the_token_forward_at_most_to_the_end() -> None:
    s = workday()
    rules.score(s, 0, 5)
    assert s.vp == [5, 0]
    rules.score(s, 0, 500)
    assert s.vp == [s.board.score_len, 0]


@pytest.mark.rule("DW-VP-02")
def test_the_end_of_the_track_wins_at_once_in_the_middle_of_a_move() -> None:
    s = workday(BOUNTY)
    s.vp[0] = s.board.score_len - 1
    set_out(s, walk=2)
    put(s, 0, "c1r0")
    play(s, "try west")
    assert ended(s).winners == [0]


@pytest.mark.rule("DW-VP-03")
def test_points_are_lost_down_to_zero_and_may_be_too_few() -> None:
    s = workday("discovery")
    put(s, 0, hand="knife pan")
    s.vp = [1, 4]
    assert "mission 1" in on_offer(s), "lose 2; discard item 2; climb 1"
    play(s, "mission 1")
    assert s.vp == [0, 4]


@pytest.mark.rule("DW-VP-03")
def test_the_log_does_not_tell_of_points_that_nobody_had() -> None:
    s = workday("discovery")
    rules.lose(s, 0, 2)
    assert s.vp == [0, 0]
    assert told(s, PointsLost) == []
    s.vp = [1, 0]
    rules.lose(s, 0, 2)
    assert [event.points for event in told(s, PointsLost)] == [1]
