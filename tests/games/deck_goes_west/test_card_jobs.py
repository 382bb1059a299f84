"""Jobs and their steps, and the jobs on items and dangers. Chapters 5.6, 5.7 and 5.9."""

from typing import Any

import pytest

from saddlebag.games.deck_goes_west.effects.jobs import parse
from saddlebag.games.deck_goes_west.rules.perform import perform
from saddlebag.games.deck_goes_west.rules.tasks import MISSION_CARD, Task
from tests.games.deck_goes_west.kit import (
    Table,
    asked,
    bandits,
    discard_pile,
    discards,
    draw_pile,
    ended,
    gangs,
    hand,
    lay,
    movement_left,
    offered,
    on_offer,
    place,
    play,
    put,
    question,
    roll,
    row,
    stock,
    with_job,
    workday,
)
from tests.games.kit import run


def alone(tile: str = "T01", **things: Any) -> Table:
    """One player on this tile with these things, whose character is tapped."""
    s = workday("new_world")
    if tile != "T01":
        lay(s, {"c0r0": tile})
    put(s, 0, tapped=True, **things)
    return s


# --- steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-JOB-01", "DW-JOB-03", "DW-RES-02")
def test_one_food_is_paid_and_three_wood_are_gained() -> None:
    s = alone(hand="pit_saw", food=2)
    play(s, "play pit_saw 2")
    assert stock(s, 0) == {"food": 1, "wood": 3}


PRICES = {
    "item": ("play boots 1", {"hand": "boots"}, ["stop"]),
    "danger": ("play parched 2", {"hand": "parched"}, []),
    "mission": ("mission 1", {}, ["look c2r0"]),
    "character": ("ability 3", {"tapped": False}, ["stop"]),
    "tile": ("tile", {}, ["gain gold"]),
    "purchase": ("buy slot1 1", {}, ["put discard"]),
}
"""Jobs in every place that cost 1 food (the purchase also wood), and the answers that end them."""


@pytest.mark.rule("DW-JOB-02")
@pytest.mark.parametrize(("job", "things", "answers"), PRICES.values(), ids=PRICES.keys())
@pytest.mark.parametrize("food", [0, 1])
def test_a_food_is_a_food_wherever_the_job_stands(
    job: str, things: dict[str, Any], answers: list[str], food: int
) -> None:
    s = workday("lone_surveyor", characters=("silas_pike",))
    lay(s, {"c0r0": "T05" if job == "tile" else "T35"})
    row(s, "survey_map cow cow cow horse")
    put(s, 0, **({"tapped": True, "wood": 2} | things), food=food)
    assert (job in on_offer(s)) == (food == 1)
    if food:
        play(s, job, *answers)
        assert stock(s, 0).get("food", 0) == 0


@pytest.mark.rule("DW-JOB-04", "DW-BUY-02")
@pytest.mark.parametrize(("tile", "possible"), [("T12", True), ("T24", False), ("T03", False), ("T45", False)])
def test_a_job_whose_condition_fails_cannot_be_started(tile: str, possible: bool) -> None:
    s = alone(tile, hand="knife")
    assert ("play knife 2" in on_offer(s)) == possible


@pytest.mark.rule("DW-JOB-04")
def test_with_partial_conditions_a_job_may_be_started_and_ends_at_the_condition() -> None:
    s = workday("new_world", partial_conditions=True)
    put(s, 0, hand="knife", tapped=True)
    play(s, "play knife 2")
    assert (stock(s, 0), discard_pile(s, 0), question(s)) == ({}, ["knife"], "action")


@pytest.mark.rule("DW-JOB-04")
def test_with_partial_conditions_a_card_that_would_scrap_itself_is_discarded() -> None:
    s = workday("new_world", partial_conditions=True)
    put(s, 0, hand="dynamite", tapped=True)
    play(s, "play dynamite 1")
    assert (discard_pile(s, 0), discards(s, "trade"), s.limbo) == (["dynamite"], [], [])


@pytest.mark.rule("DW-JOB-04")
def test_with_partial_conditions_nothing_is_bought_by_half_and_no_mission_job_is_done_for_nothing() -> None:
    s = workday("feed_the_frontier", partial_conditions=True)
    row(s, "horse canoe fishing_line sluice_box rock_drill")
    lay(s, {"c0r0": "T12"})
    put(s, 0, hand="parched", food=9, tapped=True)
    assert (offered(s, "buy"), offered(s, "mission"), offered(s, "play")) == ([], [], ["parched 2"])


@pytest.mark.rule("DW-JOB-05")
@pytest.mark.parametrize(("target", "points"), [("c2r0", 2), ("c1r-2", 1)])
def test_an_event_job_stops_at_a_condition_that_fails_and_what_was_done_stays(target: str, points: int) -> None:
    """A revealed tile brings a point, and another one if it is the furthest West yet."""
    s = workday("discovery")
    put(s, 0, "c1r0", hand="spyglass")
    play(s, "play spyglass 1", f"look {target}")
    assert s.vp[0] == points


@pytest.mark.rule("DW-JOB-06")
def test_an_event_is_resolved_before_the_next_step_of_the_job_that_caused_it() -> None:
    s = workday("discovery")
    s.vp[0] = s.board.score_len - 2
    task = Task(parse("build land; gain food 5"), MISSION_CARD, 0)
    run(perform(s, 0, task))
    assert (ended(s).winners, stock(s, 0)) == ([0], {})


@pytest.mark.rule("DW-JOB-06")
def test_each_tile_a_telescope_reveals_scores_before_the_next_is_chosen() -> None:
    s = alone(hand="survey_map", food=1)
    play(s, "play survey_map 1", "look c2r0")
    assert (s.vp, question(s)) == ([1], "telescope")


@pytest.mark.rule("DW-JOB-06")
def test_steps_are_done_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a job gains first, it can draw on later: the card that was discarded comes back by the draw."""
    s = alone(hand="knife pan")
    with_job(monkeypatch, "knife", "discard item 1; draw 2")
    play(s, "play knife 1")
    assert hand(s, 0) == ["knife", "pan"]


@pytest.mark.rule("DW-JOB-07")
def test_movement_steps_fill_the_pool_of_the_action() -> None:
    s = alone(hand="horse boots", food=3)
    play(s, "play horse 2")
    assert movement_left(s) == [3, 0, 0]
    play(s, "play boots 1")
    assert movement_left(s) == [4, 0, 0]


@pytest.mark.rule("DW-JOB-07")
def test_battle_steps_fill_the_totals_of_the_battle() -> None:
    s = alone(hand="repeating_rifle iron_plate knife")
    bandits(s, {"c0r0": 9})
    play(s, "play repeating_rifle 1", "play iron_plate 1")
    assert s.fight.force == [3, 1, 1, 2]


@pytest.mark.rule("DW-JOB-08")
def test_the_dice_of_a_bundle_are_rolled_together_after_the_last_job_is_paid() -> None:
    s = workday("discovery")
    lay(s, {"c0r0": "T12"})
    put(s, 0, hand="knife hunting_knife pan", tapped=True)
    put(s, 1, hand="knife pan", tapped=True)
    rolls = s.dice.rolls
    play(s, "play knife 2", "play hunting_knife 2", "done", "invite blue", "play knife 2")
    assert (s.dice.rolls, stock(s, 0), s.work and s.work.dice) == (rolls, {}, [6, 2])
    roll(s, 2, 2, 2, 2, 2, 2, 0, 0)
    play(s, "done")
    assert (stock(s, 0), stock(s, 1)) == ({"food": 12}, {"food": 6})


# --- items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ITEM-01", "DW-ITEM-09")
def test_a_played_item_goes_to_the_own_discard_pile_before_its_job_is_done() -> None:
    s = alone(hand="boots pan", discard="knife", food=1)
    play(s, "play boots 1")
    assert (discard_pile(s, 0), hand(s, 0), question(s)) == (["boots", "knife"], ["pan"], "move")
    play(s, "step west walk")
    assert (place(s, 0), stock(s, 0)) == ("c1r0", {})


@pytest.mark.rule("DW-ITEM-02")
def test_one_job_of_a_card_is_performed_for_each_discard() -> None:
    s = alone("T12", hand="knife knife")
    roll(s, 1, 1)
    play(s, "play knife 2")
    assert (stock(s, 0), hand(s, 0), discard_pile(s, 0)) == ({"food": 2}, ["knife"], ["knife"])
    roll(s, 0, 1)
    play(s, "play knife 2")
    assert (stock(s, 0), offered(s, "play")) == ({"food": 3}, [])


@pytest.mark.rule("DW-ITEM-03")
def test_the_played_card_is_not_the_other_item_that_is_discarded() -> None:
    s = alone(hand="knife pan boots")
    play(s, "play knife 3")
    assert on_offer(s) == ["discard boots", "discard pan"]


@pytest.mark.rule("DW-ITEM-03")
def test_another_card_of_the_same_kind_may_be_discarded_for_it() -> None:
    s = alone(hand="knife knife")
    roll(s, 1)
    play(s, "play knife 3")
    assert (hand(s, 0), discard_pile(s, 0), stock(s, 0)) == ([], ["knife", "knife"], {"food": 1})


@pytest.mark.rule("DW-ITEM-03")
def test_a_card_that_is_played_alone_cannot_pay_for_itself() -> None:
    s = alone(hand="knife graze")
    assert "play knife 3" not in on_offer(s)


@pytest.mark.rule("DW-ITEM-03")
def test_the_played_card_is_not_the_item_that_is_scrapped(monkeypatch: pytest.MonkeyPatch) -> None:
    s = alone(hand="knife")
    with_job(monkeypatch, "knife", "scrap item 1; gain gold 2")
    assert offered(s, "play") == []
    s.ask = s.rule = None
    put(s, 0, hand="knife pan")
    play(s, "play knife 1")
    assert (discards(s, "starter"), discard_pile(s, 0)) == (["pan"], ["knife"])


@pytest.mark.rule("DW-ITEM-04")
def test_a_card_that_scraps_itself_does_not_go_to_the_own_discard_pile() -> None:
    s = alone(hand="cow", discard="pan")
    play(s, "play cow 1")
    assert (discards(s, "trade"), discard_pile(s, 0), stock(s, 0)) == (["cow"], ["pan"], {"food": 5})


@pytest.mark.rule("DW-ITEM-04")
def test_a_card_that_scraps_itself_is_in_limbo_until_that_step(monkeypatch: pytest.MonkeyPatch) -> None:
    s = alone(hand="cow pan boots")
    with_job(monkeypatch, "cow", "discard item 1; scrap self; gain food 5")
    play(s, "play cow 1")
    assert on_offer(s) == ["discard boots", "discard pan"]
    assert (len(s.limbo), hand(s, 0), discard_pile(s, 0), discards(s, "trade")) == (1, ["boots", "pan"], [], [])
    play(s, "discard pan")
    assert (s.limbo, discard_pile(s, 0), discards(s, "trade")) == ([], ["pan"], ["cow"])


@pytest.mark.rule("DW-ITEM-05")
def test_the_played_card_comes_back_if_its_own_job_forces_a_reshuffle() -> None:
    s = alone(hand="survey_map", draw="pan", food=1)
    play(s, "play survey_map 2")
    assert (hand(s, 0), draw_pile(s, 0), discard_pile(s, 0)) == (["pan", "survey_map"], [], [])


@pytest.mark.rule("DW-ITEM-06")
def test_a_knife_attacks_with_two_dice_and_defends_with_one() -> None:
    s = alone(hand="knife")
    bandits(s, {"c0r0": 2})
    roll(s, 1, 0)  # attack
    roll(s, 0, 0)  # saves of two bandits
    roll(s, 2, 1)  # the one left has one die, and the knife one of defence
    play(s, "play knife 1", "put discard")
    assert gangs(s) == {"c0r0": 1}
    assert len(discard_pile(s, 0)) == 2


@pytest.mark.rule("DW-ITEM-07")
def test_a_knife_hunts_in_a_forest_with_two_dice() -> None:
    s = alone("T12", hand="knife")
    roll(s, 1, 2)
    play(s, "play knife 2")
    assert (stock(s, 0), discard_pile(s, 0)) == ({"food": 3}, ["knife"])


@pytest.mark.rule("DW-ITEM-08")
@pytest.mark.parametrize("tile", ["T03", "T12", "T24", "T45"])
def test_a_knife_hunts_anywhere_with_one_die_for_another_item(tile: str) -> None:
    s = alone(tile, hand="knife pan")
    roll(s, 1)
    play(s, "play knife 3")
    assert (stock(s, 0), discard_pile(s, 0)) == ({"food": 1}, ["pan", "knife"])


# --- dangers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DANG-01")
@pytest.mark.parametrize("danger", ["weary", "hunger", "parched", "homesick", "graze", "gunshot", "fever", "leg_wound"])
def test_a_danger_gives_nothing(danger: str) -> None:
    s = alone("T41", hand=f"{danger} boots boots", gold=9, metal=9, wood=9, food=9)
    s.players[0].standing = False
    before = stock(s, 0), place(s, 0)
    job = next(text for text in on_offer(s) if text.startswith(f"play {danger}"))
    play(s, job)
    while s.ask is not None:
        play(s, on_offer(s)[0])
    after = stock(s, 0)
    assert all(after.get(res, 0) <= number for res, number in before[0].items())
    assert (place(s, 0), hand(s, 0).count(danger), len(hand(s, 0)) <= 2) == (before[1], 0, True)


@pytest.mark.rule("DW-DANG-02", "DW-DANG-03", "DW-DANG-05")
@pytest.mark.parametrize(("danger", "deck"), [("weary", "exhaustion"), ("graze", "pain")])
def test_a_scrapped_danger_lies_face_up_beside_its_own_draw_pile(danger: str, deck: str) -> None:
    s = alone(hand=f"{danger} pan", food=1)
    play(s, f"play {danger} 1")
    other = "pain" if deck == "exhaustion" else "exhaustion"
    assert (discards(s, deck), discards(s, other)) == ([danger], [])
    assert (hand(s, 0), discard_pile(s, 0), stock(s, 0)) == ([], ["pan"], {})
    assert s.cards.eyes[s.common[2 if deck == "exhaustion" else 3].discards[-1]] == -1


@pytest.mark.rule("DW-DANG-02", "DW-DANG-04", "DW-DANG-05")
def test_a_discarded_danger_lies_on_the_own_discard_pile_and_returns() -> None:
    s = alone(hand="weary", wood=1)
    play(s, "play weary 2")
    assert (discard_pile(s, 0), discards(s, "exhaustion"), stock(s, 0)) == (["weary"], [], {})
    put(s, 0, hand="survey_map", food=1)
    play(s, "play survey_map 2")
    assert "weary" in hand(s, 0)


@pytest.mark.rule("DW-DANG-05")
@pytest.mark.parametrize("resource", ["gold", "metal", "wood", "food"])
def test_any_resource_puts_the_example_danger_off(resource: str) -> None:
    s = alone(hand="weary")
    put(s, 0, None, **{resource: 1})
    play(s, "play weary 2")
    assert (stock(s, 0), hand(s, 0)) == ({}, [])


@pytest.mark.rule("DW-DANG-06")
def test_dangers_do_not_pay_where_an_item_is_to_be_discarded_or_scrapped() -> None:
    s = workday("new_world", characters=("widow_vane",))
    put(s, 0, hand="knife weary graze", gold=0)
    assert "play knife 3" not in on_offer(s)
    s = workday("new_world", characters=("widow_vane",))
    put(s, 0, hand="weary graze")
    assert "ability 2" not in on_offer(s)


@pytest.mark.rule("DW-DANG-06")
def test_only_items_are_offered_where_an_item_is_to_be_discarded() -> None:
    s = alone(hand="knife pan boots weary graze")
    play(s, "play knife 3")
    assert on_offer(s) == ["discard boots", "discard pan"]


@pytest.mark.rule("DW-DANG-06")
def test_only_items_are_offered_where_an_item_is_to_be_scrapped() -> None:
    s = workday("new_world", characters=("widow_vane",))
    put(s, 0, hand="pan boots weary graze")
    play(s, "ability 2")
    assert on_offer(s) == ["scrap boots", "scrap pan"]


@pytest.mark.rule("DW-DANG-07")
def test_a_danger_stays_in_hand_until_the_last_step_of_its_job() -> None:
    s = alone(hand="weary pan boots", food=1)
    play(s, "play weary 1")
    assert (hand(s, 0), discard_pile(s, 0)) == (["boots", "pan", "weary"], [])
    play(s, "discard pan")
    assert (hand(s, 0), discard_pile(s, 0), discards(s, "exhaustion")) == (["boots"], ["pan"], ["weary"])


@pytest.mark.rule("DW-DANG-07")
def test_a_danger_pays_neither_as_danger_for_its_own_job(monkeypatch: pytest.MonkeyPatch) -> None:
    s = alone(hand="weary")
    with_job(monkeypatch, "weary", "scrap danger 1; scrap self")
    assert offered(s, "play") == []
    s.ask = s.rule = None
    put(s, 0, hand="weary graze")
    play(s, "play weary 1")
    assert (hand(s, 0), discards(s, "pain"), discards(s, "exhaustion")) == ([], ["graze"], ["weary"])
    assert asked(s).question.name == "action"
