"""Work, mines, the Bank, the Doctor and the Cabaret. Chapter 5.11."""

import pytest

from saddlebag.games.western_legends.content import DIE_FACES, FEATURES, MINES, SPACE
from saddlebag.games.western_legends.rules import places
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.state import GAMBLER
from saddlebag.games.western_legends.words.story import EventResolved
from tests.games.kit import load, run, told, unrolled
from tests.games.western_legends.kit import (
    Table,
    asked,
    event_on_top,
    fight_top,
    hand,
    on_offer,
    place,
    play,
    question,
    story_on_top,
    top,
)
from tests.games.western_legends.roads import actions, at, win_the_fight

FACES = {"nugget": 0, "dollar": 3, "circled": 4, "x": 5}
"""A face of the die with each result."""


def roll(s: Table, *faces: str) -> None:
    """The next dice will show these."""
    load(s, *[(6, FACES[face]) for face in faces])


# --- Work -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-LOC-02", "WL-LOC-03", "AU-LOC-01")
@pytest.mark.parametrize(
    "space", ["dk_bank", "mp_ranch", "sh_hideout_b", "dk_street_w", "bg_f8", "bg_pass_a", "bg_post_e"]
)
def test_work_pays_ten_dollars_in_every_location(space: str) -> None:
    s = at(space)
    play(s, "work")
    assert s.you.money == 10
    assert s.now.actions == 2


@pytest.mark.rule("WL-LOC-03")
def test_there_is_no_work_in_the_open() -> None:
    s = at("mp_south")
    assert "work" not in on_offer(s)
    for space in range(len(SPACE)):
        s.you.place = space
        assert (places.TO_WORK in places.offers(s, 0)) == bool(FEATURES[space])


@pytest.mark.rule("WL-LOC-01")
def test_a_location_action_is_taken_in_its_own_space() -> None:
    s = at("dk_street_m", nuggets=1, money=120, wounds=1, hand="2_clubs")
    assert actions(s, "deposit", "rob_bank", "heal", "revel", "prospect", "acquire", "purchase") == []


@pytest.mark.rule("WL-STORY-14")
def test_work_meets_its_story() -> None:
    s = at("dk_bank")
    story_on_top(s, 0, "work")
    play(s, "work")
    assert question(s) == "add_disc"


# --- mines ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-MINE-01")
def test_dice_bring_nuggets_and_dollars() -> None:
    s = at("sv_mine")
    roll(s, "nugget", "dollar")
    play(s, "prospect")
    assert (s.you.nuggets, s.you.money) == (1, 10)
    roll(s, "x", "x")
    play(s, "prospect")
    assert (s.you.nuggets, s.you.money) == (1, 10)


@pytest.mark.rule("WL-MINE-02")
def test_a_die_has_three_nuggets_a_dollar_a_circled_dollar_and_an_x() -> None:
    assert DIE_FACES == [0, 0, 0, 1, 2, 3]


@pytest.mark.rule("WL-MINE-03")
def test_a_circled_dollar_is_rolled_again_as_often_as_it_comes() -> None:
    s = at("sv_mine")
    roll(s, "circled", "nugget", "circled", "nugget")
    play(s, "prospect")
    assert (s.you.nuggets, s.you.money) == (2, 20)
    assert unrolled(s) == 0


@pytest.mark.rule("WL-MINE-04", "WL-MINE-01", "WL-MINE-03")
def test_the_miners_map_rolls_one_die_again_before_anything_is_gained() -> None:
    s = at("sv_mine", items="miners_map")  # X30
    roll(s, "circled", "x", "nugget", "dollar")
    play(s, "prospect")
    assert on_offer(s) == ["reroll first", "reroll second", "keep_dice"]
    assert "a circled dollar and an X" in asked(s).question.prompt(s, asked(s))
    assert (s.you.nuggets, s.you.money) == (0, 0)
    play(s, "reroll second")
    assert (s.you.nuggets, s.you.money) == (1, 20)
    assert question(s) == "action"


@pytest.mark.rule("WL-MINE-04")
def test_a_circled_dollar_that_the_map_rolls_again_is_lost() -> None:
    s = at("sv_mine", items="miners_map")
    roll(s, "circled", "x", "nugget")
    play(s, "prospect", "reroll first")
    assert (s.you.nuggets, s.you.money) == (1, 0)


@pytest.mark.rule("WL-MINE-04")
def test_the_map_is_of_no_use_for_a_die_of_a_card() -> None:
    s = at("sv_mine", items="miners_map", hand="7_hearts")
    roll(s, "nugget")
    play(s, "play 7_hearts_hunch")
    assert question(s) == "action"
    assert s.you.nuggets == 1


@pytest.mark.rule("WL-MINE-05")
def test_a_mine_is_prospected_as_often_as_there_are_actions() -> None:
    s = at("sh_mine")
    for _ in range(2):
        roll(s, "x", "x")
        play(s, "prospect")
    assert "prospect" in on_offer(s)
    assert len(MINES) == 3


@pytest.mark.rule("WL-STORY-14")
def test_a_nugget_from_a_mine_strikes_gold_but_not_beyond_the_limit() -> None:
    for nuggets, then in ((0, "add_disc"), (4, "action")):
        s = at("sh_mine", nuggets=nuggets)
        story_on_top(s, 0, "strike_gold")
        roll(s, "nugget", "x")
        play(s, "prospect")
        assert question(s) == then


@pytest.mark.rule("WL-MINE-03")
def test_an_x_for_soapy_smith_fills_his_hand() -> None:
    s = at("mp_south", "soapy_smith", lp=5, hand="9_diamonds 2_clubs")
    s.you.gambler = 1  # the next space gives 1 LP
    s.markers = [0, 0, 0, 0]
    load(s, (6, 5))
    run(gain_points(s, 0, GAMBLER, 1))
    assert len(hand(s, 0)) == 5


# --- the Bank ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-BANK-01")
def test_a_deposit_pays_money_and_points_for_each_nugget() -> None:
    s = at("dk_bank", nuggets=3)
    assert actions(s, "deposit") == ["deposit 1", "deposit 2", "deposit 3"]
    play(s, "deposit 2")
    assert (s.you.nuggets, s.you.money, s.you.lp) == (1, 40, 2)


@pytest.mark.rule("WL-BANK-01", "AU-EVENT-03")
def test_the_event_of_a_deposit_waits_for_all_of_it() -> None:
    s = at("dk_bank", nuggets=2, lp=14)  # X16
    s.markers[3] = 1 << 15
    event_on_top(s, "ev17")
    play(s, "deposit 2")
    assert s.you.lp == 16
    assert s.markers[3] == 0
    assert len(told(s, EventResolved)) == 1
    assert s.event_queue == []


@pytest.mark.rule("WL-BANK-02")
def test_points_are_gained_even_if_the_money_is_lost() -> None:
    s = at("dk_bank", nuggets=2, money=110)
    play(s, "deposit 2")
    assert (s.you.money, s.you.lp) == (120, 2)


@pytest.mark.rule("WL-STORY-14")
@pytest.mark.parametrize(("number", "then"), [(1, "action"), (2, "add_disc")])
def test_two_nuggets_deposited_meet_their_story(number: int, then: str) -> None:
    s = at("dk_bank", nuggets=2)
    story_on_top(s, 0, "deposit_2")
    play(s, f"deposit {number}")
    assert question(s) == then


@pytest.mark.rule("WL-BANK-03")
def test_a_heist_is_a_fight_with_a_guard_who_draws_three_cards() -> None:
    s = at("dk_bank", hand="a_spades")
    play(s, "rob_bank")
    assert s.fight is not None
    assert s.fight.number == 3
    assert s.now.actions == 2


@pytest.mark.rule("WL-BANK-04", "WL-BANK-08", "WL-TRACK-08")
@pytest.mark.parametrize("points", [3, 2])
def test_a_marshal_who_robs_the_bank_becomes_wanted(points: int) -> None:
    s = at("dk_bank", hand="a_spades", marshal=3, bank_heist_wanted=points)  # X9
    fight_top(s, "fight_2 fight_3 fight_4")
    top(s, "2_hearts")
    play(s, "rob_bank")
    win_the_fight(s, against="fight_4")
    assert (s.you.marshal, s.you.wanted, s.you.money) == (0, points, 80)
    assert "2_hearts_cheat" in hand(s, 0)


@pytest.mark.rule("WL-BANK-05", "WL-BANK-08")
def test_a_failed_heist_costs_a_wound_and_makes_one_wanted() -> None:
    s = at("dk_bank", hand="2_hearts", marshal=3)
    fight_top(s, "fight_k fight_q fight_j")
    play(s, "rob_bank")
    win_the_fight(s, "2_hearts_cheat", against="fight_k")
    assert (s.you.marshal, s.you.wanted, s.you.money) == (0, 1, 0)
    assert s.you.wounds >= 1
    assert place(s, 0) == "dk_bank"


@pytest.mark.rule("WL-BANK-06")
def test_the_bank_is_robbed_once_a_turn() -> None:
    s = at("dk_bank", hand="a_spades 2_hearts 3_hearts")
    fight_top(s, "fight_2 fight_3 fight_4")
    play(s, "rob_bank")
    win_the_fight(s)
    assert s.now.actions == 2
    assert "rob_bank" not in on_offer(s)


@pytest.mark.rule("WL-BANK-07")
def test_a_heist_needs_a_card_in_hand() -> None:
    assert "rob_bank" not in on_offer(at("dk_bank"))
    assert "rob_bank" in on_offer(at("dk_bank", hand="2_hearts"))


# --- Doctor and Cabaret -----------------------------------------------------------------------------------------


@pytest.mark.rule("WL-DOC-01")
def test_the_doctor_heals_all_wounds_and_cards_are_drawn_for_them() -> None:
    s = at("rf_doctor", wounds=2, money=30)
    play(s, "heal")
    assert (s.you.wounds, s.you.money) == (0, 20)
    assert len(hand(s, 0)) == 2


@pytest.mark.rule("WL-DOC-01", "WL-DOC-02")
def test_the_doctor_wants_a_wound_and_ten_dollars() -> None:
    assert "heal" not in on_offer(at("rf_doctor", wounds=0, money=30))
    assert "heal" not in on_offer(at("rf_doctor", wounds=1, money=0))


@pytest.mark.rule("WL-CAB-01")
def test_the_cabaret_sells_points_for_thirty_dollars_each() -> None:
    s = at("rf_cabaret", money=120)
    assert actions(s, "revel") == ["revel 1", "revel 2", "revel 3", "revel 4"]
    play(s, "revel 3")
    assert (s.you.money, s.you.lp) == (30, 3)
    assert actions(s, "revel") == ["revel 1"]


@pytest.mark.rule("WL-CAB-02")
def test_with_more_money_there_are_more_points() -> None:
    s = at("rf_cabaret", "fee_lee_wong", money=180, lp=5)
    s.markers = [0, 0, 0, 0]
    assert actions(s, "revel")[-1] == "revel 6"
    play(s, "revel 6")
    assert (s.you.money, s.you.lp) == (0, 11)
    assert SPACE[s.you.place] == "rf_cabaret"
