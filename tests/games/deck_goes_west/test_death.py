"""Full hands, and death by too many dangers. Ledger 5.29."""

from typing import Any

import pytest

from saddlebag.engine.errors import BadSave
from saddlebag.games.deck_goes_west import GAME
from saddlebag.games.deck_goes_west.effects.jobs import parse
from saddlebag.games.deck_goes_west.effects.terms import ON_CLEAR
from saddlebag.games.deck_goes_west.rules import events
from saddlebag.games.deck_goes_west.rules.death import leave
from saddlebag.games.deck_goes_west.rules.night import attack
from saddlebag.games.deck_goes_west.rules.tasks import EVENT_JOB, EVENT_TASKS, Task
from saddlebag.games.deck_goes_west.seen.check import check
from saddlebag.games.deck_goes_west.words.story import Died, Drew
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    discards,
    draw_pile,
    ended,
    gangs,
    go_to,
    hand,
    night,
    night_step,
    offered,
    on_offer,
    one_piece,
    place,
    play,
    put,
    question,
    roll,
    stock,
    who,
    with_job,
    workday,
)
from tests.games.kit import told

FIVE = "weary hunger parched blisters homesick"
FIVE_MORE = "graze fever gunshot leg_wound broken_hand"
SIX = FIVE + " cold_nights"
SIX_MORE = FIVE_MORE + " bruised_ribs"
"""Dangers; all characters of these tests have a hand limit of 6."""


def full_hands(*hands: str, mission: str = "discovery", **options: Any) -> Table:
    """The night is at its full hand check, and the players hold these cards."""
    s = night(mission, len(hands), **options)
    for seat, held in enumerate(hands):
        put(s, seat, hand=held)
    night_step(s, "full_hand")
    return s


def dawn_draw(*hands: str, mission: str = "discovery", draw: str = "", **options: Any) -> Table:
    """The draw stage of a day is over: seat 0 had this draw pile, the others had none."""
    s = workday(mission, len(hands), **options)
    for seat, held in enumerate(hands):
        put(s, seat, hand=held)
    put(s, 0, draw=draw)
    go_to(s, "dawn: dawn")
    one_piece(s)
    return s


def living(s: Table) -> list[bool]:
    return [player.alive for player in s.players]


# --- the full hand check ------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-HAND-01")
@pytest.mark.parametrize(
    ("held", "answers"),
    [
        ("boots knife pan pickaxe hatchet weary", ["discard pan"]),
        ("boots knife pan pickaxe hatchet weary cow", ["discard pan", "discard cow"]),
        ("boots knife pan pickaxe hatchet weary cow horse", ["discard pan", "discard cow", "discard boots"]),
    ],
)
def test_a_full_hand_discards_items_of_choice_until_one_less_than_the_limit_is_left(
    held: str, answers: list[str]
) -> None:
    s = full_hands(held, mission="new_world")
    one_piece(s)
    assert question(s) == "full_hand"
    play(s, *answers)
    gone = [answer.removeprefix("discard ") for answer in answers]
    assert discard_pile(s, 0) == gone[::-1]
    assert hand(s, 0) == sorted(set(held.split()) - set(gone))
    assert len(hand(s, 0)) == 5


@pytest.mark.rule("DW-HAND-01")
def test_dangers_cannot_be_discarded_from_a_full_hand() -> None:
    s = full_hands("boots knife weary hunger graze fever", mission="new_world")
    one_piece(s)
    assert on_offer(s) == ["discard boots", "discard knife"]


@pytest.mark.rule("DW-HAND-01")
def test_the_limit_is_that_of_the_character() -> None:
    s = full_hands("boots knife pan pickaxe hatchet", mission="new_world", characters=("jonas_grit",))
    one_piece(s)
    play(s, "discard pan")
    assert len(hand(s, 0)) == 4


@pytest.mark.rule("DW-HAND-01")
def test_by_option_a_full_hand_kills() -> None:
    s = full_hands("boots knife pan pickaxe hatchet rail_hammer", mission="new_world", full_hand_rule="die")
    one_piece(s)
    assert ended(s).cause == "death"


@pytest.mark.rule("DW-HAND-02")
@pytest.mark.parametrize("items", ["", "pan", "pan boots"])
def test_who_holds_too_many_dangers_to_get_below_the_limit_dies(items: str) -> None:
    s = full_hands(f"{SIX} {items}", mission="new_world")
    one_piece(s)
    assert (ended(s).cause, ended(s).winners) == ("death", [])


@pytest.mark.rule("DW-HAND-02")
def test_who_can_just_get_below_the_limit_lives() -> None:
    s = full_hands(f"{FIVE} pan", mission="new_world")
    one_piece(s)
    assert (s.outcome, hand(s, 0)) == ("", sorted(FIVE.split()))
    assert discard_pile(s, 0) == ["pan"]


@pytest.mark.rule("DW-HAND-03")
def test_a_hand_below_the_limit_is_left_alone_even_where_a_full_one_kills() -> None:
    s = full_hands("boots knife pan pickaxe hatchet", mission="new_world", full_hand_rule="die")
    one_piece(s)
    assert (s.outcome, len(hand(s, 0))) == ("", 5)


@pytest.mark.rule("DW-HAND-03")
@pytest.mark.parametrize("held", ["boots knife pan pickaxe hatchet", FIVE, ""])
def test_a_hand_below_the_limit_is_left_alone(held: str) -> None:
    s = full_hands(held, mission="new_world")
    one_piece(s)
    assert (s.ask, s.outcome, hand(s, 0)) == (None, "", sorted(held.split()))


# --- dying --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEATH-01", "DW-DEATH-02")
def test_who_draws_as_many_dangers_as_the_hand_limit_in_the_morning_dies_at_once() -> None:
    s = dawn_draw(FIVE, mission="new_world", draw="graze")
    assert (ended(s).cause, ended(s).winners) == ("death", [])


@pytest.mark.rule("DW-DEATH-01")
def test_a_full_hand_with_one_item_kills_nobody() -> None:
    s = dawn_draw(FIVE, mission="new_world", draw="pan")
    assert (s.outcome, len(hand(s, 0))) == ("", 6)


@pytest.mark.rule("DW-DEATH-01")
def test_five_dangers_kill_a_character_with_a_hand_limit_of_five() -> None:
    s = dawn_draw(FIVE[: FIVE.rindex(" ")], mission="new_world", draw="graze", characters=("jonas_grit",))
    assert ended(s).cause == "death"


@pytest.mark.rule("DW-DEATH-01")
def test_by_option_dangers_kill_only_at_night() -> None:
    s = dawn_draw(FIVE, mission="new_world", draw="graze", danger_death="night_only")
    assert s.outcome == ""
    night_step(s, "full_hand")
    one_piece(s)
    assert ended(s).cause == "death"


@pytest.mark.rule("DW-DEATH-02", "DW-DEATH-01")
def test_a_draw_step_kills_when_all_its_cards_are_drawn() -> None:
    s = workday("new_world")
    put(s, 0, hand=f"{FIVE} survey_map", draw="graze pan", food=1)
    s.heard = []
    play(s, "play survey_map 2")
    assert ended(s).cause == "death"
    assert [len(event.cards) for event in told(s, Drew)] == [2]


@pytest.mark.rule("DW-DEATH-02")
def test_a_draw_step_that_brings_no_sixth_danger_kills_nobody() -> None:
    s = workday("new_world")
    put(s, 0, hand=f"{FIVE} survey_map", draw="boots pan", food=1)
    play(s, "play survey_map 2")
    assert (s.outcome, len(hand(s, 0))) == ("", 7)


@pytest.mark.rule("DW-DEATH-02")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_dangers_on_piles_kill_nobody(pile: str) -> None:
    s = full_hands(FIVE, mission="new_world")
    put(s, 0, **{pile: SIX_MORE})
    one_piece(s)
    assert s.outcome == ""
    put(s, 0, hand="boots knife pan pickaxe hatchet rail_hammer")
    go_to(s, "dawn: dawn")
    one_piece(s)
    assert s.outcome == ""


@pytest.mark.rule("DW-DEATH-03")
@pytest.mark.parametrize(("mission", "players"), [("new_world", 1), ("iron_road", 2), ("iron_road", 4)])
def test_a_team_loses_with_its_first_death(mission: str, players: int) -> None:
    s = dawn_draw(FIVE, *[""] * (players - 1), mission=mission, draw="graze")
    s.vp = [31]
    outcome = ended(s)
    assert (outcome.cause, outcome.winners, outcome.ranks) == ("death", [], [2] * players)


# --- death among rivals -------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEATH-04")
def test_a_rival_who_dies_is_out_with_all_he_had_and_the_others_play_on() -> None:
    s = full_hands(SIX, "", "")
    put(s, 0, draw="boots", discard="pan", gold=2, food=3)
    s.vp = [12, 5, 3]
    one_piece(s)
    assert (living(s), s.outcome) == ([False, True, True], "")
    assert (place(s, 0), stock(s, 0), s.vp) == (None, {}, [0, 5, 3])
    assert (hand(s, 0), draw_pile(s, 0), discard_pile(s, 0)) == ([], [], [])
    assert [event.seat for event in told(s, Died)] == [0]


@pytest.mark.rule("DW-DEATH-04")
def test_nothing_is_asked_of_the_dead() -> None:
    s = full_hands(SIX, "", "")
    bandits(s, {"c0r0": 1})
    put(s, 1, "c1r1")
    put(s, 2, "c1r1")
    one_piece(s)
    night_step(s, "attack")
    attack(s, 0)
    assert s.raids == [], "there is no meeple any more on c0r0"
    go_to(s, "dawn: dawn")
    one_piece(s)
    play(s, "pass", "pass")
    assert s.stage == "night"
    night_step(s, "exhaustion")
    one_piece(s)
    assert who(s) == 1


@pytest.mark.rule("DW-DEATH-04")
def test_by_option_a_rival_recovers_for_half_his_points() -> None:
    s = full_hands(f"{SIX} pan", "", versus_death="lose_half_vp_and_redraw")
    put(s, 0, draw="boots boots knife pickaxe hatchet rail_hammer")
    s.vp = [9, 1]
    one_piece(s)
    assert (living(s), s.vp) == ([True, True], [4, 1])
    assert hand(s, 0) == sorted(["pan", "boots", "boots", "knife", "pickaxe", "hatchet"])
    assert sorted(discards(s, "exhaustion")) == sorted(SIX.split())


@pytest.mark.rule("DW-DEATH-05")
def test_the_cards_of_the_dead_go_where_scrapping_would_put_them() -> None:
    s = full_hands(f"{FIVE} graze cow pan", "", "")
    put(s, 0, draw="boots horse fever", discard="knife mule cold_nights")
    one_piece(s)
    assert sorted(discards(s, "starter")) == ["boots", "knife", "pan"]
    assert sorted(discards(s, "trade")) == ["cow", "horse", "mule"]
    assert sorted(discards(s, "exhaustion")) == sorted(SIX.split())
    assert sorted(discards(s, "pain")) == ["fever", "graze"]


@pytest.mark.rule("DW-DEATH-06")
def test_the_last_one_alive_wins_at_once() -> None:
    s = full_hands(SIX, "")
    s.vp = [20, 1]
    one_piece(s)
    assert (ended(s).cause, ended(s).winners) == ("last_alive", [1])


@pytest.mark.rule("DW-DEATH-06")
def test_while_two_are_alive_nobody_has_won() -> None:
    s = full_hands(SIX, "", "")
    one_piece(s)
    assert s.outcome == ""


@pytest.mark.rule("DW-DEATH-07", "DW-DEATH-11")
@pytest.mark.parametrize(
    ("points", "places", "gold", "winners"),
    [
        ([4, 5], ["c1r0", "c0r0"], [9, 0], [1]),
        ([5, 5], ["c1r0", "c0r0"], [0, 9], [0]),
        ([5, 5], ["c1r0", "c1r1"], [1, 2], [1]),
        ([5, 5], ["c1r0", "c1r1"], [2, 2], [0, 1]),
    ],
)
def test_when_the_last_players_die_together_points_then_west_then_resources_decide(
    points: list[int], places: list[str], gold: list[int], winners: list[int]
) -> None:
    s = full_hands(SIX, SIX_MORE)
    s.vp = points
    for seat in (0, 1):
        put(s, seat, places[seat], gold=gold[seat])
    one_piece(s)
    assert (ended(s).cause, ended(s).winners) == ("death", winners)


@pytest.mark.rule("DW-DEATH-07")
def test_who_died_earlier_has_no_part_in_the_last_comparison() -> None:
    s = full_hands(SIX, "", "")
    s.vp = [25, 2, 3]
    one_piece(s)
    put(s, 1, hand="hunger hunger hunger hunger hunger weary")
    put(s, 2, hand=SIX_MORE)
    night_step(s, "full_hand")
    one_piece(s)
    assert ended(s).winners == [2]


@pytest.mark.rule("DW-DEATH-08")
@pytest.mark.parametrize(("dead", "holder"), [((0,), 1), ((0, 1), 2), ((1,), 0)])
def test_the_p1_token_of_a_dead_holder_goes_clockwise_to_the_next_living_player(
    dead: tuple[int, ...], holder: int
) -> None:
    held = [SIX, SIX_MORE]
    s = full_hands(*[held.pop() if seat in dead else "" for seat in range(4)])
    one_piece(s)
    assert (s.p1, s.players[holder].alive) == (holder, True)


@pytest.mark.rule("DW-DEATH-08")
def test_the_token_of_a_dead_holder_is_not_given_to_one_who_died_before() -> None:
    s = full_hands("", SIX, "", "")
    one_piece(s)
    put(s, 0, hand=SIX_MORE)
    night_step(s, "full_hand")
    one_piece(s)
    assert (living(s), s.p1) == ([False, False, True, True], 2)


@pytest.mark.rule("DW-DEATH-08", "DW-DEATH-09")
def test_the_token_of_the_last_seat_goes_round_to_the_first() -> None:
    s = full_hands("", "", SIX, first_player=2)
    one_piece(s)
    assert s.p1 == 0


@pytest.mark.rule("DW-DEATH-09", "DW-DEATH-11")
def test_full_hands_are_checked_from_p1_on_and_nobody_dies_before_the_last_check() -> None:
    items = "boots boots boots pan knife pickaxe"
    s = full_hands(items, SIX, "boots boots boots knife hatchet rail_hammer", first_player=1)
    one_piece(s)
    assert (who(s), living(s)) == (2, [True, True, True])
    play(s, "discard boots")
    assert (who(s), living(s)) == (0, [True, True, True])
    play(s, "discard pan")
    assert living(s) == [True, False, True]


@pytest.mark.rule("DW-DEATH-10")
@pytest.mark.parametrize(("passed", "on_turn"), [((), 1), ((1,), 2)])
def test_when_the_active_player_dies_the_next_one_who_has_not_passed_is_on_turn(
    passed: tuple[int, ...], on_turn: int
) -> None:
    s = workday(players=3)
    put(s, 0, hand=f"{FIVE} survey_map", draw="graze pan", food=1)
    for seat in passed:
        put(s, seat, passed=True)
    play(s, "play survey_map 2")
    assert (living(s), s.outcome) == ([False, True, True], "")
    assert (s.stage, who(s), s.actions_left, s.acted) == ("actions", on_turn, 2, False)
    assert "pass" in on_offer(s)


@pytest.mark.rule("DW-DEATH-10")
def test_when_the_last_player_who_has_not_passed_dies_the_day_is_over() -> None:
    s = workday(players=3)
    put(s, 0, hand=f"{FIVE} survey_map", draw="graze", food=1)
    put(s, 1, hand="pan", passed=True)
    put(s, 2, passed=True)
    play(s, "play survey_map 2")
    assert (s.stage, who(s), offered(s, "discard")) == ("dusk", 1, ["pan"])


@pytest.mark.rule("DW-DEATH-10")
def test_the_rest_of_the_job_lapses_when_its_player_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "survey_map", "draw 1; scrap self; gain food 3")
    s = workday(players=3)
    put(s, 0, hand=f"{FIVE} survey_map", draw="graze")
    play(s, "play survey_map 1")
    assert (living(s), stock(s, 0), s.limbo) == ([False, True, True], {}, [])
    assert who(s) == 1


@pytest.mark.rule("DW-DEATH-12")
def test_who_dies_of_a_weapon_at_night_leaves_the_battle_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "draw 1; attack 1")
    s = workday(players=3)
    put(s, 0, hand=f"{FIVE} knife", draw="graze")
    put(s, 1, hand="pan")
    bandits(s, {"c0r0": 1})
    night_step(s, "attack")
    play(s, "play knife 1")
    assert (living(s), s.fight.attackers) == ([False, True, True], 0)
    assert (question(s), who(s)) == ("fight", 1)


@pytest.mark.rule("DW-DEATH-12")
def test_only_a_night_goes_on_without_the_active_player() -> None:
    s = GAME.new(players=3, mode="versus", seed=1).copy().state
    leave(s, s.active)
    with pytest.raises(BadSave, match="active and p1 should be players who are alive"):
        check(s)
    s.next, s.night_step = "night: next_steps", 1
    check(s)


@pytest.mark.rule("DW-DEATH-12")
def test_who_dies_in_the_battle_of_somebody_else_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "draw 1; attack 1")
    s = workday(players=3)
    put(s, 0, hand="old_pistol", metal=1)
    put(s, 1, hand=f"{FIVE} knife", draw="graze")
    put(s, 2, hand="pan")
    bandits(s, {"c0r0": 1})
    play(s, "play old_pistol 1", "done", "play knife 1")
    assert living(s) == [True, False, True]
    assert (question(s), who(s)) == ("fight", 2)


@pytest.mark.rule("DW-DEATH-12")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_event_job_that_kills_at_night_ends_there_and_the_night_goes_on(
    jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_job(monkeypatch, "knife", "attack 3")
    s = workday(players=3)
    tasks = [list(each) for each in EVENT_TASKS]
    tasks[s.mission][ON_CLEAR] = (Task(parse("on clear; draw 1; score 2"), EVENT_JOB, 0),) * jobs
    monkeypatch.setattr(events, "EVENT_TASKS", tasks)
    put(s, 0, hand=f"{FIVE} knife", draw="graze")
    put(s, 1, hand="pan")
    bandits(s, {"c0r0": 1})
    night_step(s, "attack")
    roll(s, 0, 0)
    play(s, "play knife 1", "done", "done", "done")
    assert (living(s), s.vp) == ([False, True, True], [0, 0, 0])
    assert (s.battle, s.outcome, gangs(s)) == (None, "", {})


@pytest.mark.rule("DW-DEATH-11")
def test_in_the_morning_all_draw_before_anybody_dies() -> None:
    s = dawn_draw(FIVE, SIX_MORE, "", draw="cold_nights")
    assert living(s) == [False, False, True]
    assert (ended(s).cause, ended(s).winners) == ("last_alive", [2])


@pytest.mark.rule("DW-DEATH-11", "DW-DEATH-07")
def test_rivals_who_die_in_the_same_morning_are_compared() -> None:
    s = workday()
    put(s, 0, hand=FIVE, draw="graze")
    put(s, 1, hand=FIVE_MORE, draw="weary")
    s.vp = [3, 8]
    go_to(s, "dawn: dawn")
    s.heard = []
    one_piece(s)
    assert (ended(s).cause, ended(s).winners) == ("death", [1])
    order = [type(event) for event in s.heard if isinstance(event, (Drew, Died))]
    assert order == [Drew, Drew, Died, Died]
