"""Fights with bandits, guards, outlaws and claim jumpers, and the fight deck. Chapters 5.8, 5.11, 5.14 and 5.16."""

from typing import Any

import pytest

from saddlebag.games.western_legends.content import FIGHT_CARD, TOKEN, TRIGGER
from saddlebag.games.western_legends.rules import npc
from saddlebag.games.western_legends.rules.fight_deck import bury, draw_fight_cards
from saddlebag.games.western_legends.words import fight_story
from tests.games.kit import told
from tests.games.western_legends.fight_kit import Playing, begin, fight_of, meets, quiet, space
from tests.games.western_legends.kit import Table, bandits_at, fight_top, hand, lay_token, put, sentences


def at_hideout(mine: str, drawn: str, **more: Any) -> tuple[Table, Playing]:
    """The first player has run into a bandit; these fight cards are the next."""
    s = quiet(**more)
    put(s, 0, hand=mine, place="mp_hideout_a")
    bandits_at(s, "mp_hideout_a")
    fight_top(s, drawn)
    npc.start_fight_here(s, 0)
    return s, begin(s)


def known_to(s: Table, seat: int) -> list[str]:
    """The fight cards of the lowest block that a seat knows to be there."""
    return sorted(FIGHT_CARD[card] for card in s.blocks[-1] if s.fight_eyes[card] >> seat & 1)


# --- the course of such a fight ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-NPC-01", "WL-NPC-02", "WL-NPC-03", "WL-MOVE-04")
def test_a_bandit_draws_two_cards_that_the_player_to_the_right_sees() -> None:
    """Example X21."""
    s, f = at_hideout("k_hearts", "fight_4 fight_q")
    assert (f.seat, f.question) == (0, "lay_card")
    assert fight_of(s).looked == 0b100
    assert any("fight card 4" in line for line in sentences(s, 2))
    assert not any("fight card 4" in line for line in sentences(s, 0))
    f.play("lay k_hearts")
    assert (f.seat, f.offers) == (2, ["play_for fight_4", "play_for fight_q"])


@pytest.mark.rule("WL-NPC-01")
def test_how_many_cards_each_draws() -> None:
    assert (npc.BANDIT_CARDS, npc.BANK_GUARD_CARDS, npc.SHERIFF_CARDS) == (2, 3, 4)


@pytest.mark.rule("WL-NPC-04", "WL-NPC-05", "WL-NPC-08", "WL-NPC-13")
def test_the_text_of_the_fight_card_comes_before_the_comparison() -> None:
    """Example X4."""
    s, f = at_hideout("8_hearts 2_hearts", "fight_9 fight_2")
    put(s, 0, money=30)
    f.play("lay 8_hearts", "play_for fight_9", "pass")
    assert (f.seat, f.offers) == (0, ["choose first", "choose second"])
    assert s.players[0].wounds == 0
    f.play("choose second", "take_wound")
    assert (s.players[0].money, s.players[0].wounds, len(hand(s, 0))) == (20, 1, 2)
    assert s.bandits == 0
    assert f.over


@pytest.mark.rule("WL-NPC-04")
def test_a_player_reacts_as_often_as_they_like_before_the_fight_card_speaks() -> None:
    s, f = at_hideout("9_clubs 2_clubs 2_spades 7_hearts", "fight_q fight_2")
    f.play("lay 9_clubs", "play_for fight_q", "react 2_clubs", "react 2_spades")
    assert (f.seat, f.question) == (0, "react_or_pass")
    assert len(hand(s, 0)) == 1
    f.play("pass")
    assert len(hand(s, 0)) == 2  # the queen's text
    assert told(s, fight_story.NpcFightEnded)[0].against == 8
    assert f.question == "bandit_reward"


@pytest.mark.rule("WL-NPC-05", "WL-NPC-11", "WL-NPC-12")
def test_a_bandit_beaten_with_his_five_gives_lp_only() -> None:
    """Example X5."""
    s, f = at_hideout("8_hearts", "fight_5 fight_2")
    f.play("lay 8_hearts", "play_for fight_5")
    assert f.over
    assert (s.players[0].wounds, s.players[0].lp, s.players[0].marshal) == (1, 1, 0)


@pytest.mark.rule("WL-NPC-05")
def test_a_choice_on_a_fight_card_says_whose_text_it_is() -> None:
    s, f = at_hideout("8_hearts", "fight_a fight_2")
    f.play("lay 8_hearts", "play_for fight_a")
    assert f.prompt(s) == "The ace of the fight deck, whoever wins: choose one."


@pytest.mark.rule("WL-GEN-04", "WL-NPC-05")
def test_three_wounds_are_the_most() -> None:
    """Example X6."""
    s, f = at_hideout("8_hearts", "fight_3 fight_2")
    put(s, 0, wounds=3)
    f.play("lay 8_hearts", "play_for fight_3")
    assert s.players[0].wounds == 3


@pytest.mark.rule("WL-NPC-06")
def test_an_npc_wins_ties() -> None:
    s, f = at_hideout("8_hearts", "fight_8 fight_2")
    f.play("lay 8_hearts", "play_for fight_8")
    assert f.over
    assert s.players[0].wounds == 2  # the text of the 8, and the lost fight
    assert told(s, fight_story.NpcFightEnded)[0].sentence().endswith(" ties with the bandit at 8, and loses the tie.")
    assert s.players[0].lp == 0


@pytest.mark.rule("WL-NPC-12", "WL-NPC-18")
def test_showdown_wins_the_tie_with_a_bandit() -> None:
    """Example X23."""
    s, f = at_hideout("a_clubs", "fight_a fight_2")
    put(s, 0, wanted=1)
    f.play("lay a_clubs", "play_for fight_a")
    assert f.offers == ["choose first", "choose third"]  # no Marshal point for who is Wanted
    f.play("choose first")
    assert f.over
    assert (s.players[0].lp, s.players[0].marshal) == (2, 0)
    assert told(s, fight_story.NpcFightEnded)[0].sentence().endswith(" ties with the bandit at 14, and wins the tie.")


@pytest.mark.rule("WL-NPC-18")
def test_a_text_against_players_does_not_win_ties_with_an_npc() -> None:
    s, f = at_hideout("q_hearts", "fight_k fight_2", characters="jesse_james wild_bill doc_holliday")
    put(s, 0, lp=5)
    f.play("lay q_hearts", "play_for fight_k")
    assert told(s, fight_story.NpcFightEnded)[0].against == 12  # Jesse lowers it outside towns
    assert not told(s, fight_story.NpcFightEnded)[0].won


@pytest.mark.rule("WL-NPC-07")
def test_without_a_card_the_fight_is_lost_and_the_cards_go_back_unseen() -> None:
    s, f = at_hideout("", "fight_3 fight_q")
    assert f.over
    assert (s.players[0].wounds, len(hand(s, 0))) == (1, 1)
    assert s.bandits == 0
    assert {FIGHT_CARD[card] for card in s.blocks[-1]} == {"fight_3", "fight_q"}
    assert (known_to(s, 2), known_to(s, 1)) == (["fight_3", "fight_q"], [])


@pytest.mark.rule("WL-NPC-12", "WL-NPC-13")
@pytest.mark.parametrize(("answer", "lp", "marshal"), [("take_lp", 1, 0), ("take_marshal", 0, 1)])
def test_a_beaten_bandit_gives_lp_or_a_marshal_point(answer: str, lp: int, marshal: int) -> None:
    s, f = at_hideout("k_hearts", "fight_j fight_2")
    f.play("lay k_hearts", "play_for fight_j", answer)
    assert (s.players[0].lp, s.players[0].marshal) == (lp, marshal)
    assert s.bandits == 0


@pytest.mark.rule("WL-NPC-15")
def test_a_fight_card_s_choice_that_cannot_be_carried_out_is_not_offered() -> None:
    s, f = at_hideout("k_hearts", "fight_9 fight_2")
    put(s, 0, money=20)
    f.play("lay k_hearts", "play_for fight_9")
    assert s.players[0].money == 10  # there was no card to discard
    assert f.over


@pytest.mark.rule("WL-NPC-16")
def test_a_fight_with_a_bandit_costs_no_action() -> None:
    s, f = at_hideout("k_hearts", "fight_j fight_2")
    f.play("lay k_hearts", "play_for fight_j", "take_lp")
    assert s.now.actions == 3


@pytest.mark.rule("WL-NPC-19")
def test_against_an_npc_only_the_other_way_is_used() -> None:
    s, f = at_hideout("8_clubs", "fight_4 fight_2")
    f.play("lay 8_clubs", "play_for fight_4")
    f.play("take_lp")
    assert s.players[0].money == 10


@pytest.mark.rule("WL-NPC-21")
def test_with_the_option_the_highest_card_is_played_and_all_are_shown() -> None:
    s, f = at_hideout("a_hearts", "fight_4 fight_10", npc_card_chooser="highest")
    assert fight_of(s).looked == 0
    f.play("lay a_hearts")
    assert f.question == "bandit_reward"  # the 10 does not begin the fight anew
    assert told(s, fight_story.RevealedFightCard)[0].card == FIGHT_CARD.find("fight_10")
    f.play("take_lp")
    assert [known_to(s, seat) for seat in range(3)] == [["fight_10", "fight_4"]] * 3


# --- the ten ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-NPC-10")
def test_whoever_plays_the_ten_may_begin_the_fight_anew() -> None:
    s, f = at_hideout("a_hearts", "fight_10 fight_2 fight_3 fight_4")
    f.play("lay a_hearts", "play_for fight_10")
    assert (f.seat, f.question) == (2, "restart")
    f.play("call_off")
    assert (f.seat, f.question) == (0, "lay_card")
    assert len(hand(s, 0)) == 1
    assert {FIGHT_CARD[card] for card in fight_of(s).drawn} == {"fight_3", "fight_4"}
    assert {FIGHT_CARD[card] for card in s.blocks[-1]} == {"fight_10", "fight_2"}
    assert len(s.poker.discards) == 1


@pytest.mark.rule("WL-NPC-10")
def test_the_ten_works_once_in_a_chain() -> None:
    s, f = at_hideout("a_hearts", "fight_10 fight_2")
    f.play("lay a_hearts", "play_for fight_10", "call_off")
    fight_of(s).drawn[0] = FIGHT_CARD.find("fight_10")
    s.blocks[-1].remove(FIGHT_CARD.find("fight_10"))
    put(s, 0, hand="a_spades")
    f.play("lay a_spades", "play_for fight_10")
    assert f.question == "bandit_reward"


@pytest.mark.rule("WL-NPC-10")
def test_whoever_lets_it_stand_fights_it_out() -> None:
    _, f = at_hideout("a_hearts", "fight_10 fight_2")
    f.play("lay a_hearts", "play_for fight_10", "let_stand")
    assert f.question == "bandit_reward"


# --- the deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-NPC-09", "WL-NPC-20")
def test_what_was_drawn_lies_under_the_deck_and_who_saw_it_remembers() -> None:
    """Example X35."""
    s, f = at_hideout("k_hearts", "fight_4 fight_q")
    f.play("lay k_hearts", "play_for fight_4", "take_lp")
    assert {FIGHT_CARD[card] for card in s.blocks[-1]} == {"fight_4", "fight_q"}
    assert s.block_names == [0, 1]
    assert known_to(s, 2) == ["fight_4", "fight_q"]
    assert known_to(s, 0) == known_to(s, 1) == ["fight_4"]


@pytest.mark.rule("WL-NPC-20")
def test_whoever_did_not_see_all_that_was_drawn_forgets_what_is_left_of_the_block() -> None:
    s, f = at_hideout("k_hearts", "fight_4 fight_q")
    f.play("lay k_hearts", "play_for fight_4", "take_lp")
    ace = FIGHT_CARD.find("fight_a")
    assert ace in s.blocks[0]
    assert s.fight_eyes[ace] >> 2 & 1  # saw both
    assert not s.fight_eyes[ace] >> 1 & 1  # the ace might have been the card that was not shown


@pytest.mark.rule("WL-NPC-20")
def test_a_block_that_is_drawn_to_its_end_is_still_known() -> None:
    s = quiet()
    four, queen, ace = (FIGHT_CARD.find(f"fight_{rank}") for rank in "4qa")
    s.blocks, s.block_names = [[four, queen], [ace]], [3, 5]
    s.fight_eyes[four], s.fight_eyes[queen] = -1, 0b010
    cards, drawn_from = draw_fight_cards(s, 2)
    bury(s, cards, [0, 0], drawn_from)
    assert s.block_names == [5, 6]
    assert (s.fight_eyes[four], s.fight_eyes[queen]) == (-1, 0b010)


@pytest.mark.rule("WL-NPC-14", "WL-NPC-20")
def test_cards_come_from_the_top_block_then_from_the_next_as_long_as_there_are_any() -> None:
    s = quiet()
    s.blocks, s.block_names = [[7], [3, 2]], [4, 9]
    assert draw_fight_cards(s, 2) == ([7, 2], [4, 9])
    assert s.block_names == [9]
    assert draw_fight_cards(s, 4) == ([3], [9])
    assert s.blocks == []
    bury(s, [3, 7], [0, 0], [9, 9])
    assert (sorted(s.blocks[0]), s.block_names) == ([3, 7], [10])


# --- stories and abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-31", "WL-STORY-14")
def test_the_first_bandit_of_a_turn_sets_off_an_ability_once() -> None:
    s = quiet(characters="wyatt_earp wild_bill doc_holliday")
    put(s, 0, lp=5, place="mp_hideout_a")
    for _ in range(2):
        put(s, 0, hand="k_hearts")
        bandits_at(s, "mp_hideout_a")
        fight_top(s, "fight_j fight_2")
        npc.start_fight_here(s, 0)
        begin(s).play("lay k_hearts", "play_for fight_j", "take_lp")
    assert s.now.actions == 4
    assert s.now.bandits_beaten == 2
    assert s.now.met


# --- tokens -----------------------------------------------------------------------------------------------------------


def with_token(token: str, mine: str, drawn: str, **more: Any) -> Table:
    s = quiet(expansion="ante_up", alternate_poker=False, **more)
    put(s, 0, hand=mine, place="sv_mid")
    lay_token(s, token, "sv_mid")
    fight_top(s, drawn)
    return s


@pytest.mark.rule("AU-MOVE-02", "AU-OUT-01", "AU-OUT-02", "AU-OUT-03", "AU-OUT-04")
def test_an_outlaw_is_revealed_fights_with_his_number_and_pays() -> None:
    s = with_token("ol6", "k_hearts", "fight_j fight_2 fight_3")
    assert npc.must_fight_here(s, 0)
    npc.start_fight_here(s, 0)
    assert len(told(s, fight_story.TokenRevealed)) == 1
    f = begin(s)
    assert len(fight_of(s).drawn) == 3
    f.play("lay k_hearts", "play_for fight_j")
    assert f.over
    assert (s.players[0].lp, s.players[0].marshal) == (0, 2)
    assert (s.tokens, s.token_spaces) == ([], [])
    ol6 = TOKEN.find("ol6")
    assert ol6 in s.token_pile
    assert s.token_knowledge.eyes[ol6] == 0
    assert not npc.must_fight_here(s, 0)


@pytest.mark.rule("AU-OUT-03", "AU-OUT-04", "AU-CJ-01")
def test_a_claim_jumper_who_wins_goes_back_too() -> None:
    s = with_token("cj1", "2_hearts", "fight_j fight_k")
    npc.start_fight_here(s, 0)
    f = begin(s).play("lay 2_hearts", "play_for fight_j")
    assert f.over
    assert (s.players[0].wounds, len(hand(s, 0)), s.players[0].nuggets) == (1, 1, 0)
    assert TOKEN.find("cj1") in s.token_pile


@pytest.mark.rule("AU-CJ-01")
def test_a_beaten_claim_jumper_leaves_nuggets() -> None:
    s = with_token("cj1", "a_hearts", "fight_j fight_k")
    npc.start_fight_here(s, 0)
    begin(s).play("lay a_hearts", "play_for fight_j")
    assert s.players[0].nuggets == 2


@pytest.mark.rule("AU-OUT-05")
@pytest.mark.parametrize(("option", "actions"), [(False, 3), (True, 4)])
def test_outlaws_are_bandits_for_abilities_only_with_the_option(option: bool, actions: int) -> None:
    s = with_token(
        "ol1", "a_hearts", "fight_j", outlaws_count_as_bandits=option, characters="wyatt_earp wild_bill doc_holliday"
    )
    put(s, 0, lp=5)
    npc.start_fight_here(s, 0)
    assert begin(s).play("lay a_hearts").over  # one fight card is not chosen
    assert s.now.actions == actions
    assert bool(s.now.met >> TRIGGER.find("beat_bandit") & 1) is option
    assert s.players[0].lp == 5


@pytest.mark.rule("AU-MOVE-03")
def test_the_bandit_is_fought_before_the_token() -> None:
    s = with_token("ol1", "k_hearts a_hearts", "fight_j fight_2 fight_3")
    s.bandits = 1 << space("sv_mid")
    npc.start_fight_here(s, 0)
    begin(s).play("lay k_hearts", "play_for fight_j", "pass", "take_lp")
    assert s.tokens == [TOKEN.find("ol1")]
    assert npc.must_fight_here(s, 0)
    npc.start_fight_here(s, 0)
    assert fight_of(s).token == TOKEN.find("ol1")


# --- guards -----------------------------------------------------------------------------------------------------------


def at_bank(mine: str, **more: Any) -> Table:
    s = quiet(**more)
    put(s, 0, hand=mine, place="dk_bank")
    fight_top(s, "fight_j fight_2 fight_3")
    return s


@pytest.mark.rule("WL-BANK-03", "WL-BANK-04", "WL-BANK-08", "WL-TRACK-08")
def test_a_marshal_who_robs_the_bank() -> None:
    """Example X9."""
    s = at_bank("k_hearts")
    put(s, 0, marshal=3)
    meets(s, "bank_guard", 3, "lay k_hearts", "play_for fight_j")
    assert (s.players[0].marshal, s.players[0].wanted, s.players[0].money) == (0, 3, 90)
    assert len(hand(s, 0)) == 1  # the second Wanted space


@pytest.mark.rule("WL-BANK-04")
def test_the_option_makes_the_bank_worth_two_wanted_points() -> None:
    s = at_bank("k_hearts", bank_heist_wanted=2)
    meets(s, "bank_guard", 3, "lay k_hearts", "play_for fight_j")
    assert s.players[0].wanted == 2


@pytest.mark.rule("WL-BANK-05", "WL-BANK-08")
def test_whoever_fails_at_the_bank_is_wanted_all_the_same() -> None:
    s = at_bank("7_hearts")
    put(s, 0, marshal=2)
    meets(s, "bank_guard", 3, "lay 7_hearts", "play_for fight_j")
    assert (s.players[0].wounds, s.players[0].wanted, s.players[0].marshal) == (1, 1, 0)
    assert s.players[0].money == 10  # by the jack
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("WL-BANK-03")
def test_the_bank_guard_wins_ties() -> None:
    s = at_bank("j_hearts")
    meets(s, "bank_guard", 3, "lay j_hearts", "play_for fight_j")
    assert s.players[0].wounds == 1


@pytest.mark.rule("AU-HEIST-05", "AU-HEIST-06", "AU-HEIST-08", "AU-HEIST-10")
def test_a_train_guard_who_is_beaten() -> None:
    s = quiet(expansion="ante_up")
    put(s, 0, hand="k_hearts", place="sv_rail")
    fight_top(s, "fight_j fight_2")
    meets(s, "train_guard", 2, "lay k_hearts", "play_for fight_j", encounter="te2")
    assert (s.players[0].money, s.players[0].wanted) == (70, 2)
    assert {FIGHT_CARD[card] for card in s.blocks[-1]} == {"fight_j", "fight_2"}
    assert len(s.poker.discards) == 1


@pytest.mark.rule("AU-HEIST-07")
def test_reactions_work_against_a_train_guard() -> None:
    s = quiet(expansion="ante_up")
    put(s, 0, hand="10_hearts 2_clubs 2_spades", place="sv_rail")
    fight_top(s, "fight_q fight_2")
    f = meets(s, "train_guard", 2, "lay 10_hearts", "play_for fight_q", encounter="te2")
    f.play("react 2_clubs", "react 2_spades")
    assert told(s, fight_story.NpcFightEnded)[0].won


@pytest.mark.rule("AU-HEIST-06", "AU-HEIST-09")
def test_a_train_guard_who_wins() -> None:
    s = quiet(expansion="ante_up")
    put(s, 0, hand="j_hearts", place="sv_rail")
    fight_top(s, "fight_j fight_2")
    f = meets(s, "train_guard", 2, "lay j_hearts", "play_for fight_j", encounter="te5")
    f.play("take_wound")  # the encounter's own, with the card drawn for the loss in hand
    assert (s.players[0].wounds, s.players[0].wanted, len(hand(s, 0))) == (2, 1, 1)


@pytest.mark.rule("AU-HEIST-08", "WL-TRACK-08")
def test_a_marshal_may_refuse_the_points_of_a_train_heist_with_the_option() -> None:
    s = quiet(expansion="ante_up", marshal_may_refuse_wanted="always")
    put(s, 0, hand="k_hearts", place="sv_rail", marshal=2)
    fight_top(s, "fight_j fight_2")
    f = meets(s, "train_guard", 2, "lay k_hearts", "play_for fight_j", encounter="te2")
    assert f.question == "refuse_points"


# --- what follows a bandit that was beaten ------------------------------------------------------------------------


@pytest.mark.rule("WL-GEN-14", "WL-FIGHT-31")
def test_the_winner_orders_the_texts_for_a_won_fight_and_for_the_first_bandit() -> None:
    s = quiet(expansion="ante_up", characters="seth_bullock wild_bill doc_holliday")
    put(s, 0, place="mp_hideout_a", hand="a_hearts", items="derringer+", lp=5)
    fight_top(s, "fight_2 fight_j")
    f = meets(s, "bandit", 2, "lay a_hearts", "play_for fight_j", "take_lp")
    assert (f.question, f.offers) == ("next_text", ["next derringer", "next seth_bullock"])
    f.play("next seth_bullock")
    assert f.question == "use_text", "with the two cards drawn the Derringer can be paid for"
