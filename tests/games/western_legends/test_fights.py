"""Fighting another player, and the Man in Black. Chapters 5.7 and 5.18."""

from typing import Any

import pytest

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends.chapters import DUEL, MAN_IN_BLACK, ROB, Fight
from saddlebag.games.western_legends.content import CARD, CATTLE, FIGHT_CARD, GOAL, SHERIFF_OFFICE
from saddlebag.games.western_legends.rules import fights
from saddlebag.games.western_legends.rules.fights import man_in_black_attacks
from saddlebag.games.western_legends.rules.reactions import final_value
from saddlebag.games.western_legends.words import fight_story
from tests.games.kit import told
from tests.games.western_legends.fight_kit import Playing, begin, challenge, fight_of, quiet
from tests.games.western_legends.kit import Table, fight_top, hand, place, put, sentences, story_on_top, table, turn


def duelists(mine: str, theirs: str, **more: Any) -> Table:
    """Two players in one space with these hands; the first one's turn."""
    s = quiet(**more)
    put(s, 0, hand=mine)
    put(s, 1, hand=theirs)
    put(s, 2, place="sv_se")
    return s


def texts_on_offer(s: Table) -> list[str]:
    return [action.text for action in fights.offers(s, s.active)]


def discarded(s: Table) -> set[str]:
    return {CARD[card] for card in s.poker.discards}


# --- who may be fought ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-01", "WL-FIGHT-22")
def test_only_players_in_the_same_space_may_be_duelled_or_robbed() -> None:
    s = duelists("k_hearts", "")
    put(s, 0, marshal=2)
    assert texts_on_offer(s) == ["duel indigo", "rob indigo"]


@pytest.mark.rule("WL-FIGHT-02")
def test_nobody_is_fought_twice_in_a_turn_but_others_may_be() -> None:
    s = duelists("k_hearts 7_hearts 2_hearts", "", characters="jesse_james wild_bill doc_holliday")
    put(s, 2, place="mp_south")
    challenge(s, "duel indigo", "lay k_hearts")
    assert texts_on_offer(s) == ["duel brick", "rob brick"]
    turn(s)
    assert "duel indigo" in texts_on_offer(s)


@pytest.mark.rule("WL-FIGHT-03")
@pytest.mark.parametrize(("marshal", "wanted", "possible"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_a_marshal_arrests_who_is_wanted(marshal: int, wanted: int, possible: bool) -> None:
    s = duelists("k_hearts", "")
    put(s, 0, marshal=marshal)
    put(s, 1, wanted=wanted)
    assert ("arrest indigo" in texts_on_offer(s)) is possible


@pytest.mark.rule("WL-FIGHT-04")
def test_a_fight_needs_a_card() -> None:
    s = duelists("", "k_hearts")
    assert texts_on_offer(s) == []


# --- its beginning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-STORY-02", "WL-FIGHT-05")
def test_the_disc_comes_before_the_texts_for_the_start() -> None:
    s = table(characters="annie_oakley wild_bill doc_holliday", expansion="base")
    story_on_top(s, 0, "fight_player")
    s.stories[1] = []
    turn(s)
    put(s, 0, hand="k_hearts", lp=5)
    put(s, 1, hand="7_hearts")
    f = challenge(s, "duel indigo")
    assert f.question == "add_disc"
    assert f.play("no_disc").question == "choose_way"


@pytest.mark.rule("WL-FIGHT-05", "WL-FIGHT-29", "WL-FIGHT-30")
def test_texts_for_the_start_go_in_turns_the_starters_first() -> None:
    s = duelists("k_hearts", "7_hearts 2_hearts 3_hearts", characters="wild_bill annie_oakley doc_holliday")
    put(s, 0, items="rifle+")
    put(s, 1, lp=5, items="rifle+")
    f = challenge(s, "duel indigo")
    eyes = s.poker.knowledge.eyes
    assert all(eyes[card] & 1 for card in bits(s.players[1].hand))  # the starter has looked
    assert not any(eyes[card] & 2 for card in bits(s.players[0].hand))  # the target's Rifle does nothing
    assert (f.seat, f.question) == (0, "choose_way")  # Annie Oakley's opponent chooses
    assert f.play("choose second").question == "would_be_wounded"
    assert f.play("take_wound").question == "lay_card"  # each text once


@pytest.mark.rule("WL-FIGHT-05", "WL-GEN-14")
def test_a_starter_with_two_texts_orders_them() -> None:
    s = duelists("k_hearts", "7_hearts 2_hearts 3_hearts", characters="annie_oakley wild_bill doc_holliday")
    put(s, 0, items="rifle", lp=5)
    f = challenge(s, "duel indigo")
    assert f.offers == ["next rifle", "next annie_oakley"]
    f.play("next annie_oakley", "choose first", "discard 2_hearts")
    assert f.question == "lay_card"
    assert [len(event.cards) for event in told(s, fight_story.LookedAtHand)] == [2]


@pytest.mark.rule("WL-FIGHT-05")
def test_between_two_texts_of_the_starter_comes_one_of_the_target() -> None:
    s = duelists("k_hearts 2_hearts", "7_hearts 3_hearts", characters="annie_oakley annie_oakley doc_holliday")
    put(s, 0, items="rifle+", lp=5)
    put(s, 1, lp=5)
    f = challenge(s, "duel indigo", "next annie_oakley", "choose first", "discard 3_hearts")
    assert (f.seat, f.question) == (0, "choose_way")  # the target's text, before the Rifle
    assert not told(s, fight_story.LookedAtHand)
    f.play("choose first", "discard 2_hearts")
    assert told(s, fight_story.LookedAtHand)
    assert f.question == "lay_card"


@pytest.mark.rule("WL-FIGHT-30")
def test_what_a_rifle_shows_only_the_two_know() -> None:
    s = duelists("k_hearts", "7_hearts 2_hearts 3_hearts")
    put(s, 0, items="rifle")
    challenge(s, "duel indigo")
    known = [card for card in bits(s.players[1].hand) if s.poker.knowledge.eyes[card] & 1]
    assert len(known) == 2
    assert any("7 of hearts" in line or "2 of hearts" in line for line in sentences(s, 0))
    assert not any("of hearts" in line for line in sentences(s, 2))
    assert not s.poker.knowledge.eyes[known[0]] & 4


@pytest.mark.rule("WL-FIGHT-06")
def test_a_starter_without_a_card_after_that_loses() -> None:
    s = duelists("k_hearts", "7_hearts", characters="wild_bill annie_oakley doc_holliday")
    put(s, 0, wounds=3)
    put(s, 1, lp=5)
    f = challenge(s, "duel indigo")
    assert f.over  # three wounds are the most, so the only card had to go
    assert told(s, fight_story.FightWon)[0].who == s.who(1)
    assert hand(s, 1) == ["7_hearts_hunch"]


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-07", "WL-FIGHT-08")
def test_cards_lie_face_down_until_both_are_played() -> None:
    s = duelists("k_hearts 2_hearts", "7_hearts 3_hearts")
    f = challenge(s, "duel indigo", "lay k_hearts")
    assert (f.seat, f.question) == (1, "stand_up")
    assert not any("king" in line for line in sentences(s, 1))
    assert s.poker.knowledge.eyes[CARD.find("k_hearts_cattle_call")] == 1
    f.play("lay 7_hearts")
    assert any("king" in line for line in sentences(s, 2))
    assert s.poker.knowledge.eyes[CARD.find("k_hearts_cattle_call")] == -1


@pytest.mark.rule("WL-FIGHT-08", "WL-FIGHT-14")
def test_a_target_who_declines_has_lost() -> None:
    s = duelists("2_hearts", "a_hearts")
    f = challenge(s, "duel indigo", "lay 2_hearts", "decline", "take_wound")
    assert f.over
    assert s.players[1].wounds == 1
    assert len(hand(s, 1)) == 2
    assert s.players[0].lp == 2


@pytest.mark.rule("WL-FIGHT-08")
def test_a_target_without_a_card_is_not_asked_and_has_lost() -> None:
    s = duelists("2_hearts", "")
    assert challenge(s, "duel indigo", "lay 2_hearts").over
    assert (s.players[1].wounds, s.players[0].lp) == (1, 2)


@pytest.mark.rule("WL-FIGHT-28")
def test_a_card_that_was_not_answered_is_shown_but_pays_nothing() -> None:
    """Example X25."""
    s = duelists("10_hearts", "")
    put(s, 0, items="shotgun")
    put(s, 1, money=50)
    challenge(s, "duel indigo", "lay 10_hearts")
    assert s.players[0].money == 0
    assert len(hand(s, 0)) == 1  # the Shotgun's card
    assert discarded(s) == {"10_hearts_bounty"}
    assert any("10 of hearts" in line for line in sentences(s, 2))


# --- comparing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-09", "WL-FIGHT-11", "WL-FIGHT-12")
def test_an_upgraded_revolver_makes_a_tie_which_the_starter_wins() -> None:
    """Example X3."""
    s = duelists("k_hearts", "a_hearts")
    put(s, 0, items="revolver+")
    f = challenge(s, "duel indigo", "lay k_hearts", "lay a_hearts")
    assert f.over
    assert told(s, fight_story.FightWon) == [fight_story.FightWon(s.who(0), s.who(1), 13, 13)]


@pytest.mark.rule("WL-FIGHT-09")
def test_without_it_the_higher_card_wins_for_the_target() -> None:
    s = duelists("k_hearts", "a_hearts")
    challenge(s, "duel indigo", "lay k_hearts", "lay a_hearts")
    assert told(s, fight_story.FightWon)[0].who == s.who(1)


@pytest.mark.rule("WL-FIGHT-09")
def test_an_ability_works_against_players_and_outside_towns() -> None:
    s = duelists("k_hearts", "a_hearts", characters="jesse_james wild_bill doc_holliday")
    put(s, 0, lp=5)
    challenge(s, "duel indigo", "lay k_hearts", "lay a_hearts")
    assert told(s, fight_story.FightWon)[0].against == 13
    s = duelists("k_hearts", "a_hearts", characters="jesse_james wild_bill doc_holliday")
    put(s, 0, lp=5, place="dk_bank")
    put(s, 1, place="dk_bank")
    challenge(s, "duel indigo", "lay k_hearts", "lay a_hearts")
    assert told(s, fight_story.FightWon)[0].who == s.who(1)


@pytest.mark.rule("WL-FIGHT-11")
def test_no_card_counts_less_than_two() -> None:
    s = duelists("2_hearts 2_clubs 2_spades", "3_hearts 7_hearts")
    put(s, 0, items="revolver+")
    f = challenge(s, "duel indigo", "lay 2_hearts", "lay 3_hearts", "react 2_clubs")
    assert final_value(s, 1) == 2
    f.play("pass", "react 2_spades")
    assert final_value(s, 1) == 2


@pytest.mark.rule("WL-FIGHT-13")
def test_a_target_who_wins_ties_wins_this_one() -> None:
    s = duelists("a_hearts", "a_clubs")
    challenge(s, "duel indigo", "lay a_hearts", "lay a_clubs")
    assert told(s, fight_story.FightWon)[0].who == s.who(1)


@pytest.mark.rule("WL-FIGHT-13")
def test_if_both_win_ties_the_starter_does() -> None:
    s = duelists("a_spades", "a_clubs")
    challenge(s, "duel indigo", "lay a_spades", "lay a_clubs")
    assert told(s, fight_story.FightWon)[0].who == s.who(0)


# --- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-14", "WL-FIGHT-15", "WL-FIGHT-21")
def test_a_duel_brings_two_lp_and_the_loser_a_wound_and_a_card() -> None:
    s = duelists("k_hearts", "7_hearts")
    challenge(s, "duel indigo", "lay k_hearts", "lay 7_hearts")
    assert (s.players[0].lp, s.players[0].wounds) == (2, 0)
    assert (s.players[1].lp, s.players[1].wounds, len(hand(s, 1))) == (0, 1, 1)
    assert discarded(s) == {"k_hearts_cattle_call", "7_hearts_hunch"}
    assert s.fight is None


@pytest.mark.rule("WL-FIGHT-20")
@pytest.mark.parametrize("doing", ["duel", "rob", "arrest"])
def test_a_target_who_wins_gains_nothing(doing: str) -> None:
    s = duelists("7_hearts", "k_hearts")
    put(s, 0, money=50, marshal=1)
    put(s, 1, wanted=2, money=20)
    challenge(s, f"{doing} indigo", "lay 7_hearts", "lay k_hearts")
    assert (s.players[1].lp, s.players[1].money, s.players[1].wanted) == (0, 20, 2)
    assert (s.players[0].money, s.players[0].marshal, s.players[0].wounds) == (50, 1, 1)


@pytest.mark.rule("WL-FIGHT-16", "WL-FIGHT-18")
def test_robbed_money_beyond_the_limit_stays_where_it_is() -> None:
    """Example X10."""
    s = duelists("k_hearts", "")
    put(s, 0, money=100)
    put(s, 1, money=70, nuggets=2)
    f = challenge(s, "rob indigo", "lay k_hearts")
    assert f.offers == ["rob_money", "rob_nuggets"]
    f.play("rob_money")
    assert (s.players[0].money, s.players[1].money) == (120, 50)
    assert s.players[0].wanted == 1


@pytest.mark.rule("WL-FIGHT-16")
def test_half_of_the_nuggets_is_rounded_up() -> None:
    s = duelists("k_hearts", "")
    put(s, 1, money=10, nuggets=3)
    challenge(s, "rob indigo", "lay k_hearts", "rob_nuggets")
    assert (s.players[0].nuggets, s.players[1].nuggets) == (2, 1)


@pytest.mark.rule("WL-FIGHT-16", "WL-GEN-22")
def test_a_robber_is_not_asked_for_what_is_not_there() -> None:
    s = duelists("k_hearts", "")
    put(s, 1, nuggets=1)
    assert challenge(s, "rob indigo", "lay k_hearts").over
    assert s.players[0].nuggets == 1


@pytest.mark.rule("WL-FIGHT-16", "WL-FIGHT-22", "WL-TRACK-08")
def test_a_marshal_who_robs_becomes_wanted() -> None:
    s = duelists("k_hearts", "")
    put(s, 0, marshal=3)
    put(s, 1, money=20)
    challenge(s, "rob indigo", "lay k_hearts")
    assert (s.players[0].marshal, s.players[0].wanted) == (0, 1)


@pytest.mark.rule("WL-TRACK-08")
def test_the_points_of_a_robbery_are_those_of_a_crime() -> None:
    s = duelists("k_hearts", "", marshal_may_refuse_wanted="always")
    put(s, 0, marshal=3)
    put(s, 1, money=20)
    f = challenge(s, "rob indigo", "lay k_hearts")
    assert f.question == "refuse_points"
    f.play("refuse_points")
    assert (s.players[0].marshal, s.players[0].money) == (3, 10)


@pytest.mark.rule("WL-FIGHT-17")
def test_a_robber_may_drive_off_cattle_and_both_know_the_token() -> None:
    s = duelists("k_hearts", "")
    put(s, 1, cattle="cattle_green_1")
    token = CATTLE.find("cattle_green_1")
    f = challenge(s, "rob indigo", "lay k_hearts")
    assert f.offers == ["rob_cattle", "rob_nothing"]
    f.play("rob_cattle")
    assert (s.players[0].cattle, s.players[1].cattle) == ([token], [])
    assert s.cattle_eyes[token] == 0b11


@pytest.mark.rule("WL-FIGHT-17", "WL-GEN-05")
def test_no_cattle_beyond_the_carrying_limit() -> None:
    s = duelists("k_hearts", "")
    put(s, 0, cattle="cattle_green_2")
    put(s, 1, cattle="cattle_green_1")
    assert challenge(s, "rob indigo", "lay k_hearts").over


@pytest.mark.rule("AU-LONG-03", "AU-LONG-04", "AU-LONG-06")
def test_a_robber_takes_a_longhorn_or_cattle_not_both() -> None:
    s = duelists("k_hearts", "", expansion="ante_up")
    put(s, 0, longhorns=2)
    put(s, 1, cattle="cattle_green_1", longhorns=2)
    f = challenge(s, "rob indigo", "lay k_hearts")
    assert f.offers == ["rob_cattle", "rob_longhorn", "rob_nothing"]
    assert f.play("rob_longhorn").over
    assert (s.players[0].longhorns, s.players[1].longhorns, len(s.players[1].cattle)) == (3, 1, 1)


@pytest.mark.rule("WL-FIGHT-14", "WL-FIGHT-19", "WL-ARREST-01", "WL-ARREST-02")
def test_an_arrest_by_a_marshal() -> None:
    """Example X28."""
    s = duelists("k_hearts", "7_hearts")
    put(s, 0, marshal=1)
    put(s, 1, wanted=4, wounds=1, money=50, cattle="cattle_green_1")
    token = CATTLE.find("cattle_green_1")
    s.sheriff = NOBODY
    challenge(s, "arrest indigo", "lay k_hearts", "lay 7_hearts")
    victim = s.players[1]
    assert (victim.wounds, len(hand(s, 1)), victim.money, victim.wanted) == (2, 1, 20, 0)
    assert place(s, 1) == "dk_sheriff"
    assert s.sheriff == SHERIFF_OFFICE
    assert s.ranches[0] >> token & 1
    assert s.cattle_eyes[token] == 0
    assert s.players[0].marshal == 2
    assert place(s, 0) == "mp_south"


@pytest.mark.rule("WL-FIGHT-25", "WL-FIGHT-31")
def test_on_win_bonuses_come_after_the_standard_results() -> None:
    s = duelists("8_clubs", "7_hearts 3_hearts 2_hearts")
    put(s, 0, items="shotgun")
    f = challenge(s, "duel indigo", "lay 8_clubs", "lay 7_hearts", "pass")
    assert f.question == "would_be_wounded"
    assert s.players[0].lp == 0
    f.play("take_wound")
    assert f.question == "would_be_wounded"  # Wallop's wound
    assert s.players[0].lp == 2
    assert hand(s, 0) == []
    f.play("take_wound")
    assert s.players[1].wounds == 2
    assert len(hand(s, 0)) == 1  # the Shotgun comes last
    assert f.over


@pytest.mark.rule("WL-FIGHT-25")
def test_ambush_makes_the_loser_discard() -> None:
    s = duelists("4_clubs", "3_hearts")
    challenge(s, "duel indigo", "lay 4_clubs", "lay 3_hearts")
    assert len(hand(s, 1)) == 0  # the card drawn for the loss went again


@pytest.mark.rule("WL-FIGHT-25", "WL-FIGHT-31")
def test_a_target_who_wins_uses_card_and_weapon_texts() -> None:
    s = duelists("7_hearts", "10_hearts")
    put(s, 1, items="shotgun+")
    challenge(s, "duel indigo", "lay 7_hearts", "lay 10_hearts")
    assert s.players[1].money == 20
    assert len(hand(s, 1)) == 2


@pytest.mark.rule("WL-FIGHT-25")
def test_the_losers_on_win_bonus_is_not_used() -> None:
    s = duelists("k_hearts", "10_hearts")
    challenge(s, "duel indigo", "lay k_hearts", "lay 10_hearts")
    assert s.players[1].money == 0


# --- the Man in Black -------------------------------------------------------------------------------------------------


def with_him(mine: str, drawn: str, **more: Any) -> Table:
    """The Man in Black stands with the first player, and these fight cards are the next."""
    s = quiet(2, man_in_black="always", **more)
    put(s, 0, hand=mine)
    put(s, 1, place="sv_se")
    s.mib_place = s.players[0].place
    fight_top(s, drawn)
    return s


@pytest.mark.rule("WL-MIB-13", "WL-FIGHT-01")
def test_the_man_in_black_is_duelled_and_robbed_but_never_arrested() -> None:
    s = with_him("k_hearts", "fight_2")
    put(s, 0, marshal=1)
    assert texts_on_offer(s) == ["duel man_in_black", "rob man_in_black"]


@pytest.mark.rule("WL-MIB-05", "WL-MIB-06")
@pytest.mark.parametrize(("reaction", "winner"), [("pass", MAN_IN_BLACK), ("react q_clubs", 0)])
def test_a_card_against_him_counts_one_less_and_he_wins_ties(reaction: str, winner: int) -> None:
    """Example X31."""
    s = with_him("9_clubs q_clubs", "fight_4 fight_8 fight_2")
    f = challenge(s, "duel man_in_black", "lay 9_clubs", reaction)
    shown = told(s, fight_story.ShowedFightCards)[0].cards
    assert {FIGHT_CARD[card] for card in shown} == {"fight_4", "fight_8", "fight_2"}
    while not f.over:
        f.play(f.offers[0])
    assert told(s, fight_story.FightWon)[0].who == s.who(winner)
    bottom = s.blocks[-1]
    assert {FIGHT_CARD[card] for card in bottom} == {"fight_4", "fight_8", "fight_2"}
    assert [s.fight_eyes[card] for card in bottom] == [-1, -1, -1]


@pytest.mark.rule("WL-MIB-06")
def test_he_wins_ties_whatever_texts_say() -> None:
    s = with_him("a_clubs", "fight_k fight_2 fight_3")
    challenge(s, "duel man_in_black", "lay a_clubs")
    assert told(s, fight_story.FightWon)[0].who == s.who(MAN_IN_BLACK)
    assert s.players[0].wounds == 1


@pytest.mark.rule("WL-MIB-05", "WL-MIB-13")
def test_his_cards_are_unknown_before_the_reveal_and_his_card_speaks() -> None:
    s = with_him("k_hearts", "fight_5 fight_8 fight_2")
    f = challenge(s, "duel man_in_black")
    assert f.question == "lay_card"
    assert not fight_of(s).looked
    f.play("lay k_hearts")
    assert s.players[0].wounds == 1  # the text of the 8
    assert s.players[0].lp == 2


@pytest.mark.rule("WL-MIB-04", "WL-MIB-13")
def test_beaten_he_takes_no_wound_and_what_he_loses_comes_from_the_supply() -> None:
    s = with_him("a_hearts", "fight_q fight_j fight_2")
    f = challenge(s, "rob man_in_black", "lay a_hearts")
    while not f.over:
        f.play("rob_money" if "rob_money" in f.offers else f.offers[0])
    assert s.players[0].money == 60
    s = with_him("a_hearts", "fight_q fight_j fight_2")
    f = challenge(s, "rob man_in_black", "lay a_hearts")
    while not f.over:
        f.play("rob_nuggets" if "rob_nuggets" in f.offers else f.offers[0])
    assert s.players[0].nuggets == 2


@pytest.mark.rule("WL-MIB-14")
def test_his_ten_does_not_begin_the_fight_anew() -> None:
    s = with_him("a_hearts", "fight_10 fight_3 fight_2")
    assert challenge(s, "duel man_in_black", "lay a_hearts").over
    assert s.players[0].lp == 2


@pytest.mark.rule("WL-MIB-14")
def test_asked_to_choose_he_does_nothing() -> None:
    """Example X37."""
    s = with_him("a_hearts", "fight_10 fight_3 fight_2", characters="annie_oakley wild_bill")
    put(s, 0, lp=5, items="rifle")
    assert challenge(s, "duel man_in_black", "next annie_oakley").question == "lay_card"


@pytest.mark.rule("WL-MIB-14")
def test_for_card_texts_he_is_a_player() -> None:
    s = with_him("8_clubs", "fight_4 fight_3 fight_2")
    f = challenge(s, "duel man_in_black", "lay 8_clubs")
    while not f.over:
        f.play(f.offers[0])
    assert s.players[0].money == 0  # what Wallop pays against an NPC


@pytest.mark.rule("WL-MIB-05", "WL-MIB-15")
def test_a_player_he_attacks_may_decline_and_then_none_of_his_cards_is_shown() -> None:
    s = with_him("a_hearts", "fight_10 fight_3 fight_2")
    f = Playing(man_in_black_attacks(s, DUEL, 0))
    assert (f.seat, f.question) == (0, "stand_up")
    f.play("decline", "take_wound")
    assert f.over
    assert f.value is True
    assert (s.players[0].wounds, len(hand(s, 0)), s.players[0].lp) == (1, 2, 0)
    assert not told(s, fight_story.ShowedFightCards)
    assert [s.fight_eyes[card] for card in s.blocks[-1]] == [0, 0, 0]
    assert s.fight is None


@pytest.mark.rule("WL-MIB-15")
def test_a_player_who_beats_him_gains_only_what_cards_say() -> None:
    s = with_him("10_hearts 2_clubs", "fight_9 fight_3 fight_2")
    s.turn = None
    f = Playing(man_in_black_attacks(s, ROB, 0)).play("lay 10_hearts")
    assert f.question == "react_or_pass"
    assert final_value(s, 1) == 9  # counts 1 less
    f.play("react 2_clubs")
    while not f.over:
        f.play(f.offers[0])
    assert f.value is False
    assert (s.players[0].money, s.players[0].lp, s.players[0].wanted) == (20, 0, 0)


# --- goals ------------------------------------------------------------------------------------------------------------


def goals_met(s: Table, seat: int) -> list[str]:
    deeds = s.players[seat].deeds
    assert deeds is not None
    return [GOAL[goal] for goal in bits(deeds.met)]


@pytest.mark.rule("WL-GOAL-07")
@pytest.mark.parametrize(("card", "met"), [("j_hearts", []), ("q_hearts", ["annie_oakley_1"])])
def test_a_won_duel_counts_for_goals_with_its_final_value(card: str, met: list[str]) -> None:
    s = duelists(card, "2_hearts", goals=True, characters="annie_oakley wild_bill doc_holliday")
    challenge(s, "duel indigo", f"lay {card}", "lay 2_hearts")
    assert goals_met(s, 0) == met


@pytest.mark.rule("WL-GOAL-07")
def test_only_the_starter_wins_unopposed() -> None:
    s = duelists("k_hearts", "", goals=True, expansion="ante_up", characters="seth_bullock wild_bill doc_holliday")
    challenge(s, "duel indigo", "lay k_hearts")
    assert goals_met(s, 0) == ["seth_bullock_4"]
    s = duelists(
        "k_hearts", "2_hearts", goals=True, expansion="ante_up", characters="annie_oakley seth_bullock doc_holliday"
    )
    s.players[0].hand, s.fight = 0, Fight(kind=DUEL, fighter=0, rival=1, space=s.players[0].place)
    assert begin(s).over
    assert goals_met(s, 1) == []
