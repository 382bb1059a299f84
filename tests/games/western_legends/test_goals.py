"""Goals: what meets them, when they are scored, and what they earn. WL-GOAL, AU-GOAL"""

from typing import Any

import pytest

from saddlebag.engine.names import bits, set_of
from saddlebag.games.western_legends.chapters import (
    ARREST,
    BANDIT,
    BANK_GUARD,
    DUEL,
    MAN_IN_BLACK,
    ROB,
    SHERIFF,
    TRAIN_GUARD,
    Deeds,
    Fight,
)
from saddlebag.games.western_legends.content import (
    ADJACENT,
    GOAL,
    GOAL_CONDITION,
    GOALS_OF,
    ITEM,
    MIB_CARD,
    SPACE,
    STORE_AT,
    TOWN_OF,
)
from saddlebag.games.western_legends.effects import goals as fx
from saddlebag.games.western_legends.rules import deeds, goods
from saddlebag.games.western_legends.rules.deeds import did, won_fight, won_poker
from saddlebag.games.western_legends.rules.goals import could_be_unmet, score_goal
from saddlebag.games.western_legends.rules.man_in_black import man_in_black_acts
from saddlebag.games.western_legends.rules.ranches import deliver, deliver_longhorn
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.state import GAMBLER, MARSHAL, WANTED
from saddlebag.games.western_legends.words import tale_story
from saddlebag.games.western_legends.words.story import EventResolved
from tests.games.kit import run, told
from tests.games.western_legends.kit import (
    Table,
    event_on_top,
    fight_top,
    hand,
    on_offer,
    play,
    put,
    question,
    story_on_top,
    table,
    turn,
    who,
)


def seeking(character: str, players: int = 3, **options: Any) -> Table:
    """It is the turn of somebody who plays this character; the stories ask for nothing that happens here."""
    others = ["bloody_knife", "billy_the_kid", "jesse_james", "y_b_rowdy", "calamity_jane"]
    cast = [character, *[name for name in others if name != character]]
    s = table(players, " ".join(cast), goals=True, **options)
    story_on_top(s, 0, "long_ride")
    story_on_top(s, 1, "strike_gold")
    turn(s)
    return s


def holding(s: Table, seat: int = 0) -> list[str]:
    """The goals that are met and still in hand."""
    player = s.players[seat]
    assert player.deeds is not None
    return GOAL.of_set(player.deeds.met & player.goals)


def met(s: Table, goal: str) -> bool:
    """Whether the first player has met a goal, which may be the one put away."""
    known = s.players[0].deeds
    assert known is not None
    return bool(known.met >> GOAL.find(goal) & 1)


def fighting(s: Table, kind: int, seat: int = 0, rival: int = 1, **more: Any) -> None:
    """A fight of that kind is under way, which the first of them started."""
    rival = rival if kind <= ARREST else -1
    s.fight = Fight(kind=kind, fighter=seat, rival=rival, space=s.players[0].place, **more)


def wins(s: Table, kind: int, value: int = 10, **more: Any) -> None:
    """The first player wins a fight that they started."""
    fighting(s, kind, **more)
    won_fight(s, 0, value)
    s.fight = None


# --- when goals are scored ----------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOAL-02")
def test_others_do_not_see_goals() -> None:
    s = seeking("kit_carson")
    assert len(view(s, 0).players[0].goals) == 3
    assert view(s, 1).players[0].goals == view(s, None).players[0].goals == []
    assert view(s, 1).players[0].goals_size == 3


@pytest.mark.rule("WL-GOAL-03")
def test_a_goal_that_is_met_is_revealed_and_scored_by_itself() -> None:
    s = seeking("stagecoach_mary")
    s.players[0].goals = set_of([GOAL.find("stagecoach_mary_4")])
    put(s, 0, place="dk_bank")
    play(s, "work", "work")
    assert s.players[0].goals_met == []
    play(s, "work")
    assert [GOAL[goal] for goal in s.players[0].goals_met] == ["stagecoach_mary_4"]
    assert s.players[0].goals == 0
    assert s.players[0].legendary.bit_count() == 1
    assert [event.goal for event in told(s, tale_story.GoalMet)] == s.players[0].goals_met


@pytest.mark.rule("WL-GOAL-03")
def test_it_is_scored_after_the_effect_under_way_and_after_events() -> None:
    s = seeking("seth_bullock")
    event_on_top(s, "ev03")
    put(s, 0, marshal=4, hand="a_hearts")
    put(s, 1, wanted=1)
    play(s, f"play {hand(s, 0)[0]}", "choose first")
    assert question(s) == "lead_sheriff", "the event of Marshal 5"
    assert (len(told(s, EventResolved)), told(s, tale_story.GoalMet)) == (1, [])
    assert holding(s) == ["seth_bullock_3"]
    play(s, "halt")
    assert len(told(s, tale_story.GoalMet)) == 1


@pytest.mark.rule("WL-GOAL-03")
def test_a_goal_stays_met_though_its_state_has_passed_before_it_is_scored() -> None:
    s = seeking("fee_lee_wong")
    put(s, 0, lp=5, money=140)
    goods.gain_money(s, 0, 10)
    goods.lose_money(s, 0, 100)
    assert holding(s) == ["fee_lee_wong_2"]


@pytest.mark.rule("WL-GOAL-03")
def test_goals_are_met_outside_their_owners_turn_too() -> None:
    s = seeking("kit_carson")
    put(s, 2, wanted=5)
    run(gain_points(s, 2, WANTED, 1))
    assert (question(s), who(s)) == ("action", 0)
    assert [GOAL[goal] for goal in s.players[2].goals_met] == ["billy_the_kid_2"]


@pytest.mark.rule("WL-GOAL-03")
def test_several_wait_clockwise_from_the_active_player() -> None:
    s = seeking("kit_carson")
    turn(s, 1)
    for seat in range(3):
        player = s.players[seat]
        deeds.mark(player, bits(player.goals)[0])
    assert question(s) == "action"
    assert [event.who % 10 for event in told(s, tale_story.GoalMet)] == [1, 2, 0]


@pytest.mark.rule("WL-GOAL-04")
def test_the_nth_goal_draws_n_tokens_and_n_are_kept_in_all() -> None:
    s = seeking("kit_carson", expansion="base")
    player = s.players[0]
    for number in (1, 2, 3):
        deeds.mark(player, bits(player.goals)[0])
        rule = score_goal(s)
        returned = 0
        try:
            ask = next(rule)
            while True:
                assert ask.question.name == "return_token"
                returned += 1
                ask = rule.send(ask.options[0])
        except StopIteration:
            pass
        assert player.legendary.bit_count() == number
        assert returned == number - 1
    assert len(player.goals_met) == 3


@pytest.mark.rule("AU-GOAL-01")
def test_with_ante_up_other_tokens_raise_the_limit_up_to_three() -> None:
    s = seeking("kit_carson")
    player = s.players[0]
    assert goods.keep_limit(s, 0) == 0
    player.drawn_by_effects = 2
    assert goods.keep_limit(s, 0) == 2
    player.goals_met = [bits(player.goals)[0]]
    assert goods.keep_limit(s, 0) == 3
    player.drawn_by_effects = 5
    assert goods.keep_limit(s, 0) == 3
    assert goods.keep_limit(table(2), 0) == 3


@pytest.mark.rule("WL-GOAL-05")
def test_unfinished_goals_cost_nothing() -> None:
    s = seeking("kit_carson", 2, expansion="base", max_rounds=1)
    s.active = 1
    put(s, 0, lp=4)
    play(s, "end")
    assert s.over
    assert (s.players[0].lp, s.players[0].goals.bit_count()) == (4, 3)


@pytest.mark.rule("WL-GOAL-06")
def test_nothing_counts_before_play_begins() -> None:
    s = seeking("doc_holliday")
    s.set_up = False
    did(s, 0, fx.WOUND, 3)
    goods.gain_money(s, 0, 10)
    assert s.players[0].deeds == Deeds([0] * deeds.DEEDS_KEPT)
    s.set_up = True
    did(s, 0, fx.WOUND, 3)
    assert met(s, "doc_holliday_4")


@pytest.mark.rule("WL-GOAL-01")
def test_the_goal_put_away_is_marked_but_never_scored() -> None:
    s = seeking("kit_carson")
    away = s.players[0].goal_removed
    deeds.mark(s.players[0], away)
    assert question(s) == "action"
    assert s.players[0].goals_met == []
    assert not could_be_unmet(s, 0, away), "so whoever redeals knows that it is not in hand"


# --- states -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOAL-03")
@pytest.mark.parametrize(
    ("character", "before", "goal"),
    [
        ("bass_reeves", {"marshal": 4}, "bass_reeves_2"),
        ("wyatt_earp", {"marshal": 3}, "wyatt_earp_3"),
        ("seth_bullock", {"marshal": 4}, "seth_bullock_3"),
        ("billy_the_kid", {"wanted": 5}, "billy_the_kid_2"),
        ("jesse_james", {"wanted": 4}, "jesse_james_4"),
        ("sundance_kid", {"wanted": 3}, "sundance_kid_4"),
        ("maria_barcelo", {"gambler": 3}, "maria_barcelo_2"),
    ],
)
def test_points_on_a_track_meet_goals(character: str, before: dict[str, int], goal: str) -> None:
    s = seeking(character)
    put(s, 0, **before)
    track = {"marshal": MARSHAL, "wanted": WANTED, "gambler": GAMBLER}[next(iter(before))]
    deeds.gained(s, 0)
    assert not met(s, goal)
    run(gain_points(s, 0, track, 1))
    assert met(s, goal)


@pytest.mark.rule("WL-GOAL-03")
def test_money_nuggets_and_items_meet_goals() -> None:
    s = seeking("kit_carson")
    put(s, 0, nuggets=3)
    goods.gain_nuggets(s, 0, 1)
    assert met(s, "kit_carson_3")
    s = seeking("annie_oakley")
    put(s, 0, money=120, place="rf_doctor", items="rifle")
    deeds.gained(s, 0)
    assert not met(s, "annie_oakley_3")
    put(s, 0, items="rifle+")
    deeds.gained(s, 0)
    assert met(s, "annie_oakley_3")
    s = seeking("fee_lee_wong")
    put(s, 0, items="provisions whiskey revolver")
    goods.hand_over_item(s, 0, ITEM.find("ten_gallon"))
    assert met(s, "fee_lee_wong_1")
    s = seeking("maria_barcelo")
    put(s, 0, items="rifle+")
    goods.hand_over_item(s, 0, ITEM.find("revolver"), upgraded=True)
    assert met(s, "maria_barcelo_4")


@pytest.mark.rule("WL-GOAL-03")
def test_two_states_must_hold_at_once() -> None:
    s = seeking("soapy_smith")
    put(s, 0, money=100, gambler=2)
    deeds.gained(s, 0)
    assert not met(s, "soapy_smith_4")
    run(gain_points(s, 0, GAMBLER, 1), "choose first")
    assert met(s, "soapy_smith_4")


# --- fights -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOAL-07")
def test_the_value_of_the_winning_card_and_the_kind_of_fight_count() -> None:
    s = seeking("annie_oakley")
    wins(s, ROB, 14)
    wins(s, DUEL, 11)
    assert not met(s, "annie_oakley_1")
    wins(s, DUEL, 12)
    assert met(s, "annie_oakley_1")


@pytest.mark.rule("WL-GOAL-07")
def test_different_players_are_told_apart_and_the_man_in_black_is_one() -> None:
    s = seeking("annie_oakley")
    wins(s, DUEL)
    wins(s, ROB)
    assert not met(s, "annie_oakley_2")
    wins(s, DUEL, rival=MAN_IN_BLACK)
    assert met(s, "annie_oakley_2")


@pytest.mark.rule("WL-GOAL-07")
def test_a_target_wins_as_well_and_only_a_target_wins_as_the_target() -> None:
    s = seeking("billy_the_kid")
    wins(s, DUEL)
    assert not met(s, "billy_the_kid_1")
    fighting(s, DUEL, seat=1, rival=0)
    won_fight(s, 0, 9)
    assert met(s, "billy_the_kid_1")
    s = seeking("doc_holliday")
    fighting(s, DUEL, seat=1, rival=0)
    won_fight(s, 0, 9)
    assert met(s, "doc_holliday_1")


@pytest.mark.rule("WL-GOAL-07")
def test_each_npc_is_one_opponent_and_gangs_are_told_apart() -> None:
    s = seeking("bass_reeves")
    for number in range(3):
        assert not met(s, "bass_reeves_3"), number
        wins(s, BANDIT)
    assert met(s, "bass_reeves_3")
    s = seeking("wyatt_earp")
    for space in ("mp_hideout_a", "sh_hideout_a"):
        put(s, 0, place=space)
        wins(s, BANDIT)
    assert not met(s, "wyatt_earp_2"), "both are of gang A"
    put(s, 0, place="dixon_creek")
    wins(s, BANDIT)
    assert met(s, "wyatt_earp_2")


@pytest.mark.rule("WL-GOAL-07")
def test_a_heist_is_won_only_by_beating_a_guard() -> None:
    s = seeking("sundance_kid")
    did(s, 0, fx.GAIN_MONEY, 10)
    assert not met(s, "sundance_kid_2")
    wins(s, TRAIN_GUARD)
    assert met(s, "sundance_kid_2")
    s = seeking("jesse_james")
    wins(s, BANK_GUARD)
    assert met(s, "jesse_james_1")


@pytest.mark.rule("WL-GOAL-07")
def test_wounds_and_fight_cards_of_a_heist_count_each_for_itself() -> None:
    s = seeking("curly_bill")
    wins(s, BANK_GUARD, number=2)
    assert not met(s, "curly_bill_4")
    wins(s, BANK_GUARD, number=3)
    assert met(s, "curly_bill_4")
    s = seeking("curly_bill")
    put(s, 0, wounds=2)
    wins(s, TRAIN_GUARD, number=1)
    assert met(s, "curly_bill_4")


@pytest.mark.rule("WL-GOAL-07")
def test_the_rivals_points_before_the_result_count() -> None:
    s = seeking("jesse_james")
    wins(s, ROB)
    assert not met(s, "jesse_james_3")
    put(s, 1, marshal=1)
    wins(s, ROB)
    assert met(s, "jesse_james_3")
    s = seeking("pat_garrett")
    put(s, 1, wanted=2)
    wins(s, ARREST)
    assert not met(s, "pat_garrett_2")
    put(s, 1, wanted=3)
    wins(s, ARREST)
    assert met(s, "pat_garrett_2")


@pytest.mark.rule("WL-GOAL-07")
def test_place_and_weapon_of_the_winner_count() -> None:
    s = seeking("kit_carson")
    wins(s, BANDIT)
    assert not met(s, "kit_carson_4")
    put(s, 0, place="dixon_creek")
    wins(s, BANDIT)
    assert met(s, "kit_carson_4")
    s = seeking("stagecoach_mary")
    put(s, 0, items="revolver shotgun")
    wins(s, DUEL)
    assert not met(s, "stagecoach_mary_3")
    put(s, 0, items="shotgun revolver")
    wins(s, DUEL)
    assert met(s, "stagecoach_mary_3")
    s = seeking("wyatt_earp")
    put(s, 0, place="dk_bank")
    wins(s, ARREST)
    assert not met(s, "wyatt_earp_4")
    put(s, 0, place="mp_south")
    wins(s, ARREST)
    assert met(s, "wyatt_earp_4")


@pytest.mark.rule("WL-GOAL-07")
def test_a_declined_fight_is_won_by_its_starter_unopposed() -> None:
    s = seeking("seth_bullock")
    wins(s, DUEL)
    assert not met(s, "seth_bullock_4")
    put(s, 0, hand="a_clubs")
    put(s, 1, hand="2_hearts")
    play(s, "duel indigo", f"lay {hand(s, 0)[0]}", "decline")
    assert met(s, "seth_bullock_4")


@pytest.mark.rule("WL-GOAL-07")
def test_fights_of_one_turn_and_of_the_game_are_counted_apart() -> None:
    s = seeking("billy_the_kid")
    for _ in range(2):
        wins(s, BANDIT)
        wins(s, SHERIFF)
        deeds.began_turn(s)
    assert not met(s, "billy_the_kid_4"), "four in the game, two in a turn"
    wins(s, BANDIT)
    assert met(s, "billy_the_kid_4")
    s = seeking("billy_the_kid")
    for _ in range(3):
        wins(s, BANDIT)
    assert met(s, "billy_the_kid_4")
    assert not met(s, "billy_the_kid_3")


# --- poker --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOAL-07")
def test_hand_pot_wounds_and_whose_turn_it_is_count_in_poker() -> None:
    s = seeking("doc_holliday")
    won_poker(s, 0, fx.TWO_PAIR, 60)
    assert (met(s, "doc_holliday_2"), met(s, "doc_holliday_3")) == (False, False)
    put(s, 0, wounds=2)
    won_poker(s, 0, fx.STRAIGHT, 60)
    assert (met(s, "doc_holliday_2"), met(s, "doc_holliday_3")) == (True, True)
    s = seeking("poker_alice")
    won_poker(s, 0, fx.PAIR, 60)
    assert not met(s, "poker_alice_4")
    won_poker(s, 0, fx.PAIR, 70)
    assert met(s, "poker_alice_4")
    s = seeking("soapy_smith")
    won_poker(s, 0, fx.PAIR, 60)
    assert not met(s, "soapy_smith_2")
    s.active = 1
    won_poker(s, 0, fx.PAIR, 60)
    assert met(s, "soapy_smith_2")


@pytest.mark.rule("WL-GOAL-07")
def test_poker_and_a_fight_must_be_won_in_the_same_turn() -> None:
    s = seeking("poker_alice")
    won_poker(s, 0, fx.PAIR, 10)
    deeds.began_turn(s)
    wins(s, DUEL)
    assert not met(s, "poker_alice_2")
    won_poker(s, 0, fx.PAIR, 10)
    assert met(s, "poker_alice_2")


# --- deeds that are counted ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOAL-06", "WL-GOAL-07")
@pytest.mark.parametrize(
    ("goal", "deed", "amounts"),
    [
        ("annie_oakley_4", fx.REVEL_LP, (2, 3)),
        ("wild_bill_4", fx.REVEL, (30, 60)),
        ("wild_bill_3", fx.POKER, (1, 1, 1)),
        ("y_b_rowdy_3", fx.DEPOSIT, (2, 3)),
        ("y_b_rowdy_1", fx.MOVE, (4, 3)),
        ("kit_carson_1", fx.MOVE, (4, 5)),
        ("y_b_rowdy_4", fx.DELIVER_CATTLE, (1, 1, 1)),
        ("fee_lee_wong_3", fx.FRONTIER, (1, 1)),
        ("pat_garrett_3", fx.RAIL, (1, 1)),
        ("pat_garrett_1", fx.SHERIFF_ARREST, (1,)),
        ("poker_alice_1", fx.FARO_WIN, (1, 1)),
        ("poker_alice_3", fx.START_POKER, (1, 2)),
        ("maria_barcelo_1", fx.JACKPOT, (1,)),
        ("seth_bullock_2", fx.PURCHASE, (1, 2)),
        ("soapy_smith_1", fx.GAIN_GAMBLER, (1, 1)),
        ("sundance_kid_3", fx.GAIN_MONEY, (70, 10)),
        ("curly_bill_1", fx.CAMP_RUSTLE, (1,)),
        ("curly_bill_2", fx.DELIVER_LONGHORN, (1, 1)),
        ("doc_holliday_4", fx.WOUND, (1, 1, 1)),
        ("stagecoach_mary_2", fx.LAST_DISC, (1,)),
        ("stagecoach_mary_4", fx.WORK, (1, 1, 1)),
    ],
)
def test_deeds_add_up_as_the_goal_asks(goal: str, deed: int, amounts: tuple[int, ...]) -> None:
    s = seeking(goal.rpartition("_")[0])
    for amount in amounts:
        assert not met(s, goal)
        did(s, 0, deed, amount)
    assert met(s, goal)


@pytest.mark.rule("WL-GOAL-07")
@pytest.mark.parametrize(
    ("goal", "deed", "number"),
    [
        ("bloody_knife_2", fx.PROSPECT, 2),
        ("bloody_knife_4", fx.END_TURN, 4),
        ("calamity_jane_1", fx.CONTRIBUTE, 4),
        ("fee_lee_wong_4", fx.CONTRIBUTE, 3),
        ("maria_barcelo_3", fx.GAMBLE, 3),
        ("sundance_kid_1", fx.MOUNTAIN_PASS, 2),
    ],
)
def test_what_must_differ_counts_once(goal: str, deed: int, number: int) -> None:
    s = seeking(goal.rpartition("_")[0])
    for which in range(number):
        did(s, 0, deed, which=which)
        did(s, 0, deed, which=which)
        assert met(s, goal) is (which == number - 1)


@pytest.mark.rule("WL-GOAL-07")
def test_a_mesa_is_crossed_in_three_different_turns() -> None:
    s = seeking("bloody_knife")
    for _ in range(3):
        assert not met(s, "bloody_knife_1")
        s.turns += 1
        did(s, 0, fx.MESA_WALK)
        did(s, 0, fx.MESA_WALK)
    assert met(s, "bloody_knife_1")


@pytest.mark.rule("WL-GOAL-07")
def test_what_counts_in_one_turn_begins_anew_with_the_next() -> None:
    s = seeking("sundance_kid")
    did(s, 0, fx.GAIN_MONEY, 70)
    deeds.began_turn(s)
    did(s, 0, fx.GAIN_MONEY, 70)
    assert not met(s, "sundance_kid_3")


@pytest.mark.rule("WL-GOAL-07")
def test_the_turn_of_the_man_in_black_is_another_one() -> None:
    s = seeking("sundance_kid", man_in_black="always")
    did(s, 0, fx.GAIN_MONEY, 70)
    s.mib_deck = [MIB_CARD.find("mib01")]
    run(man_in_black_acts(s))
    did(s, 0, fx.GAIN_MONEY, 10)
    assert not met(s, "sundance_kid_3")


@pytest.mark.rule("WL-GOAL-07")
def test_wounds_count_as_they_were_at_the_deed() -> None:
    s = seeking("calamity_jane")
    did(s, 0, fx.REVEL, 30)
    assert not met(s, "calamity_jane_2")
    put(s, 0, wounds=2)
    did(s, 0, fx.REVEL, 30)
    assert met(s, "calamity_jane_2")
    put(s, 0, wounds=0)
    did(s, 0, fx.HEAL, wounds=2)
    assert met(s, "calamity_jane_3")


@pytest.mark.rule("WL-GOAL-07")
def test_wrangling_needs_another_marshal_point_in_the_same_turn() -> None:
    s = seeking("bass_reeves")
    run(gain_points(s, 0, MARSHAL, 1))
    deeds.delivered(s, 0, wrangled=True, points=1, at_camp=False)
    assert not met(s, "bass_reeves_4"), "that was the point of the delivery itself"
    deeds.began_turn(s)
    run(gain_points(s, 0, MARSHAL, 1))
    assert not met(s, "bass_reeves_4")
    run(gain_points(s, 0, MARSHAL, 1))
    deeds.delivered(s, 0, wrangled=True, points=1, at_camp=False)
    assert met(s, "bass_reeves_4")


# --- where turns and moves end ------------------------------------------------------------------------------------


def end_turn_at(s: Table, *spaces: str) -> None:
    for space in spaces:
        put(s, 0, place=space)
        deeds.ended_turn(s)


@pytest.mark.rule("WL-GOAL-07")
def test_turns_must_end_at_all_of_some_places_in_any_order() -> None:
    s = seeking("stagecoach_mary")
    end_turn_at(s, "rf_doctor", "sv_rail", "rf_doctor")
    assert not met(s, "stagecoach_mary_1")
    end_turn_at(s, "dk_bank")
    assert met(s, "stagecoach_mary_1")


@pytest.mark.rule("WL-GOAL-07")
def test_turns_must_end_at_two_places_one_after_the_other() -> None:
    s = seeking("y_b_rowdy")
    end_turn_at(s, "cj_center", "dk_bank", "mp_south")
    assert not met(s, "y_b_rowdy_2")
    end_turn_at(s, "cj_center", "cj_west", "mp_south")
    assert met(s, "y_b_rowdy_2")


@pytest.mark.rule("WL-GOAL-07")
def test_move_actions_must_end_in_all_regions() -> None:
    s = seeking("kit_carson")
    for space in ("mp_south", "sh_n2", "dixon_creek", "cj_center"):
        deeds.ended_move(s, 0, 1, SPACE.find(space))
    assert not met(s, "kit_carson_2")
    deeds.ended_move(s, 0, 1, SPACE.find("sv_mid"))
    assert met(s, "kit_carson_2")


@pytest.mark.rule("WL-GOAL-07")
def test_a_turn_ends_with_cards_or_without_wounds() -> None:
    s = seeking("calamity_jane")
    put(s, 0, hand="2_hearts 3_hearts 4_hearts 5_spades 6_hearts")
    deeds.ended_turn(s)
    assert not met(s, "calamity_jane_4")
    put(s, 0, hand="2_hearts 3_hearts 4_hearts 5_spades 6_hearts 7_hearts")
    deeds.ended_turn(s)
    assert met(s, "calamity_jane_4")
    s = seeking("bloody_knife")
    put(s, 0, wounds=1)
    deeds.began_turn(s)
    put(s, 0, wounds=0)
    deeds.ended_turn(s)
    assert not met(s, "bloody_knife_3")
    put(s, 0, wounds=2)
    deeds.began_turn(s)
    put(s, 0, wounds=0)
    deeds.ended_turn(s)
    assert met(s, "bloody_knife_3")


@pytest.mark.rule("WL-GOAL-07")
def test_the_action_of_an_item_is_used() -> None:
    s = seeking("soapy_smith")
    put(s, 0, items="snake_oil")
    play(s, "use_item snake_oil")
    assert met(s, "soapy_smith_3")


# --- told by the chapters -----------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOAL-06")
@pytest.mark.parametrize(
    ("goal", "position", "answers"),
    [
        ("wild_bill_4", {"place": "rf_cabaret", "money": 60}, ["revel 2"]),
        ("annie_oakley_4", {"place": "rf_cabaret", "money": 90}, ["revel 3"]),
        ("y_b_rowdy_3", {"place": "dk_bank", "nuggets": 3}, ["deposit 3"]),
        ("calamity_jane_3", {"place": "rf_doctor", "wounds": 2, "money": 10}, ["heal"]),
        ("stagecoach_mary_4", {"place": "dk_bank"}, ["work", "work", "work"]),
        ("pat_garrett_3", {"place": "sv_rail", "money": 20}, ["rail", "stop", "rail"]),
        ("sundance_kid_1", {"place": "sh_hideout_a"}, ["trail"]),
        ("seth_bullock_2", {"place": "dk_street_w", "money": 120}, ["purchase"]),
    ],
)
def test_the_chapters_tell_what_is_done(goal: str, position: dict[str, Any], answers: list[str]) -> None:
    s = seeking(goal.rpartition("_")[0], alternate_poker=False)
    put(s, 0, **position)
    s.train = 4
    if goal == "seth_bullock_2":
        s.players[0].place = store_beside(s)
        play(s, "purchase")
        play(s, next(text for text in on_offer(s) if text.startswith("buy")))
        while question(s) == "in_use":
            play(s, "keep_old")
        play(s, next(text for text in on_offer(s) if text.startswith("buy")))
        while question(s) in ("in_use", "buying"):
            play(s, "keep_old" if question(s) == "in_use" else "leave_store")
    else:
        play(s, *answers)
    if goal == "sundance_kid_1":
        assert not met(s, goal)
        put(s, 0, place="cj_hideout_c")
        s.playing = None
        play(s, "trail")
    assert met(s, goal)


def store_beside(s: Table) -> int:
    return next(space for space, store in enumerate(STORE_AT) if store >= 0 and TOWN_OF[space] == 0)


@pytest.mark.rule("WL-GOAL-06")
def test_a_ride_is_told_with_its_length_and_its_end() -> None:
    s = seeking("kit_carson")
    put(s, 0, place="mp_mid", items="mustang+")
    play(s, "move mp_north", "move mp_mid", "move mp_north", "move mp_mid")
    assert not met(s, "kit_carson_1")
    for region in ("sh_n2", "dixon_creek", "cj_center", "sv_mid"):
        deeds.ended_move(s, 0, 1, SPACE.find(region))
    play(s, "stop" if question(s) == "riding" else "move mp_north")
    while question(s) == "riding":
        play(s, "stop")
    assert met(s, "kit_carson_2"), "the last region is that of the ride"


@pytest.mark.rule("WL-GOAL-06")
def test_deliveries_are_told() -> None:
    s = seeking("y_b_rowdy")
    for _ in range(3):
        assert not met(s, "y_b_rowdy_4")
        put(s, 0, place="sv_rail", cattle="cattle_green_1", marshal=0)
        run(deliver(s, 0, s.players[0].cattle[0]))
    assert met(s, "y_b_rowdy_4")
    s = seeking("curly_bill")
    put(s, 0, place="bg_outlaw_camp", cattle="cattle_green_1", longhorns=2)
    run(deliver(s, 0, s.players[0].cattle[0]))
    assert met(s, "curly_bill_1")
    run(deliver_longhorn(s, 0))
    assert not met(s, "curly_bill_2")
    run(deliver_longhorn(s, 0))
    assert met(s, "curly_bill_2")


@pytest.mark.rule("WL-GOAL-07")
def test_a_won_npc_fight_is_told() -> None:
    s = seeking("kit_carson")
    s.bandits = 1 << SPACE.find("dixon_creek")
    s.players[0].place = ADJACENT[SPACE.find("dixon_creek")][0]
    put(s, 0, hand="a_clubs")
    fight_top(s, "fight_2 fight_4")
    play(s, "move dixon_creek", f"lay {hand(s, 0)[0]}")
    assert who(s) == 2
    play(s, "play_for fight_2", "take_lp")
    assert met(s, "kit_carson_4")


@pytest.mark.rule("WL-GOAL-07")
def test_every_condition_of_the_content_has_somebody_who_watches_it() -> None:
    for character, goals in enumerate(GOALS_OF):
        watched = {each.goal for each in deeds.WATCHED[character]} | set(deeds.STATES[character])
        assert watched == set(goals)
    handled = (
        fx.Do, fx.SameTurn, fx.Win, fx.WinPoker, fx.Use, fx.WrangleBesideMarshal, fx.EndAt, fx.EndInARow,
        fx.EndTurnWith, fx.Recover, fx.Have, fx.Own, fx.OwnSeveral,
    )  # fmt: skip
    for condition in GOAL_CONDITION:
        assert all(isinstance(deed, handled) for way in condition.ways for deed in way)
