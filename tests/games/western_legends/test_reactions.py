"""Reactions, and what the cards count: Instinct, Stare Down, Nerves of Steel. Chapter 5.7."""

from typing import Any

import msgspec
import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends.content import CARD
from saddlebag.games.western_legends.rules.reactions import final_value
from saddlebag.games.western_legends.seen.redeal import redeal
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words import fight_story
from saddlebag.games.western_legends.words.story import name_of
from tests.games.kit import told
from tests.games.western_legends.fight_kit import Playing, challenge, fight_of, meets, quiet
from tests.games.western_legends.kit import Table, fight_top, hand, put


def shown_down(mine: str, theirs: str, **more: Any) -> tuple[Table, Playing]:
    """Two players have laid the first cards of their hands; the reactions begin."""
    s = quiet(**more)
    put(s, 0, hand=mine)
    put(s, 1, hand=theirs)
    put(s, 2, place="sv_se")
    f = challenge(s, "duel indigo", f"lay {mine.split()[0]}", f"lay {theirs.split()[0]}")
    return s, f


def values(s: Table) -> tuple[int, int]:
    return final_value(s, 0), final_value(s, 1)


@pytest.mark.rule("WL-FIGHT-10")
def test_fighters_react_in_turns_until_both_pass_in_succession() -> None:
    _, f = shown_down("k_hearts 2_clubs 7_hearts", "a_hearts 2_spades 8_hearts")
    assert f.seat == 0
    f.play("pass")
    assert f.seat == 1
    f.play("react 2_spades")
    assert f.seat == 0
    f.play("react 2_clubs")
    assert f.seat == 1
    f.play("pass")
    assert f.seat == 0
    assert f.play("pass").question == "would_be_wounded"


@pytest.mark.rule("WL-FIGHT-10")
def test_a_fighter_with_one_useless_card_is_asked_and_one_without_any_is_not() -> None:
    """Example X33."""
    _, f = shown_down("k_hearts 7_hearts", "a_hearts")
    assert (f.seat, f.offers) == (0, ["pass", "pass_all"])
    f.play("pass")
    assert f.question == "would_be_wounded"  # the other one has no card left


@pytest.mark.rule("WL-FIGHT-10")
def test_whoever_passes_for_the_rest_of_the_fight_is_asked_again_and_can_only_pass() -> None:
    s, f = shown_down("k_hearts 2_hearts 6_clubs", "a_hearts 2_spades 2_clubs")
    f.play("pass_all")
    assert fight_of(s).passed == 1
    assert f.seat == 1
    f.play("react 2_spades")
    assert (f.seat, f.offers) == (0, ["pass_again"])
    f.play("pass_again")
    assert f.seat == 1
    assert f.play("pass").question == "would_be_wounded"


@pytest.mark.rule("WL-FIGHT-10")
@pytest.mark.parametrize("said", ["pass", "pass_all"])
def test_nobody_else_learns_who_has_passed_for_the_rest_of_the_fight(said: str) -> None:
    s, f = shown_down("k_hearts 7_hearts", "a_hearts 2_spades 2_clubs")
    f.play(said, "react 2_spades")
    assert f.seat == 0
    assert f.prompt(s) == "Your card counts 11, the other one 14. Do you play a Reaction?"
    for other in (1, 2, None):
        assert "passed" not in msgspec.to_builtins(view(s, other))["fight"]


@pytest.mark.rule("WL-FIGHT-10")
def test_an_imagined_world_keeps_ones_own_pass_and_forgets_that_of_others() -> None:
    s, f = shown_down("k_hearts 7_hearts", "a_hearts 2_spades 2_clubs")
    f.play("pass_all")
    for seat, passed in ((0, 1), (1, 0), (None, 0)):
        world = s.copy()
        redeal(world, seat, Dice(1))
        assert fight_of(world).passed == passed


@pytest.mark.rule("WL-GEN-16", "WL-FIGHT-21")
def test_a_reaction_lies_open_and_is_discarded_after_the_fight() -> None:
    s, f = shown_down("k_hearts 2_clubs", "a_hearts")
    f.play("react 2_clubs")
    assert "2_clubs_ricochet" in {CARD[card] for card in s.poker.discards}
    assert s.poker.knowledge.eyes[CARD.find("2_clubs_ricochet")] == -1
    assert f.over
    assert s.players[0].lp == 2  # 13 against 12


@pytest.mark.rule("WL-GEN-16")
def test_an_action_or_a_bonus_is_no_reaction() -> None:
    _, f = shown_down("k_hearts 10_hearts 5_hearts 3_clubs", "a_hearts")
    assert f.offers == ["pass", "pass_all"]


@pytest.mark.rule("WL-FIGHT-27")
def test_reductions_add_up() -> None:
    """Example X24."""
    s = quiet(expansion="ante_up")
    put(s, 0, hand="9_hearts 2_clubs")
    put(s, 1, hand="k_clubs 7_hearts")
    f = challenge(s, "duel indigo", "lay 9_hearts", "lay k_clubs")
    assert values(s) == (8, 13)
    f.play("react 2_clubs")
    assert values(s) == (8, 11)
    f.play("pass")
    assert told(s, fight_story.FightWon)[0].who == s.who(1)


@pytest.mark.rule("WL-FIGHT-27")
def test_steady_hand_lowers_and_draws() -> None:
    s, f = shown_down("k_hearts 6_clubs", "a_hearts 7_hearts")
    f.play("react 6_clubs")
    assert values(s) == (13, 13)
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("WL-FIGHT-27")
def test_nerves_of_steel_removes_what_was_lowered_so_far_and_nothing_later() -> None:
    s, f = shown_down("k_hearts q_clubs", "k_clubs 2_clubs 2_spades 7_hearts")
    f.play("pass", "react 2_clubs")
    assert values(s) == (10, 13)
    f.play("react q_clubs")
    assert values(s) == (13, 13)
    f.play("react 2_spades")
    assert values(s) == (11, 13)


@pytest.mark.rule("WL-FIGHT-23", "WL-FIGHT-27")
def test_what_nerves_of_steel_removed_does_not_come_off_again_when_the_card_is_swapped() -> None:
    s, f = shown_down("k_hearts q_clubs", "k_clubs 9_hearts 2_spades 7_diamonds")
    f.play("react q_clubs")
    f.play("react 9_hearts", "swap_in 7_diamonds")
    assert values(s) == (13, 7)
    f.play("react 2_spades")
    assert values(s) == (11, 7)


# --- Instinct -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-23")
def test_a_swapped_card_stands_under_what_was_lowered_and_brings_its_own_bonus() -> None:
    s, f = shown_down("7_hearts 9_hearts k_clubs", "q_hearts 2_clubs 7_diamonds")
    f.play("pass", "react 2_clubs")
    assert values(s) == (5, 12)
    f.play("react 9_hearts")
    assert f.question == "swap_card"
    f.play("swap_in k_clubs")
    assert values(s) == (11, 11)
    assert hand(s, 0) == ["7_hearts_hunch"]
    assert s.poker.knowledge.eyes[CARD.find("7_hearts_hunch")] == -1


@pytest.mark.rule("WL-FIGHT-23")
def test_what_the_bonus_of_a_card_lowered_lapses_with_it() -> None:
    s, f = shown_down("k_clubs 9_hearts 7_hearts", "q_hearts 7_diamonds")
    assert values(s) == (13, 11)
    f.play("react 9_hearts", "swap_in 7_hearts")
    assert values(s) == (7, 12)


@pytest.mark.rule("WL-FIGHT-23")
def test_won_ties_and_on_win_texts_lapse_with_the_card() -> None:
    s, f = shown_down("10_hearts 9_hearts a_hearts", "a_clubs 9_diamonds a_diamonds")
    f.play("react 9_hearts", "swap_in a_hearts")
    f.play("react 9_diamonds", "swap_in a_diamonds")
    assert fight_of(s).card_wins_ties == [False, False]
    f.play("pass", "pass", "take_wound")
    assert s.players[0].lp == 2  # a tie that the starter wins
    assert s.players[0].money == 0  # no Bounty


@pytest.mark.rule("WL-FIGHT-23")
def test_what_a_bonus_has_done_stays_and_is_not_done_again() -> None:
    s = quiet()
    put(s, 0, hand="3_hearts 9_hearts 9_diamonds 7_hearts", wounds=2)
    put(s, 1, hand="q_hearts 8_hearts")
    f = challenge(s, "duel indigo", "lay 3_hearts", "lay q_hearts")
    assert s.players[0].wounds == 1  # Bulletproof
    f.play("react 9_hearts", "swap_in 7_hearts")
    assert s.players[0].wounds == 1
    f.play("pass", "react 9_diamonds", "swap_in 3_hearts")
    assert s.players[0].wounds == 1


@pytest.mark.rule("WL-FIGHT-23")
def test_a_hired_gun_that_comes_back_lowers_nothing_again() -> None:
    s, f = shown_down("k_clubs 9_hearts 9_diamonds 7_hearts", "q_hearts 8_hearts")
    f.play("react 9_hearts", "swap_in 7_hearts", "pass", "react 9_diamonds", "swap_in k_clubs")
    assert values(s) == (13, 12)


# --- Stare Down -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-23", "WL-FIGHT-24")
def test_a_swap_that_is_stared_down() -> None:
    """Example X29."""
    s, f = shown_down("k_clubs 9_hearts a_clubs", "q_hearts 9_clubs 7_hearts")
    assert values(s) == (13, 11)
    f.play("react 9_hearts", "swap_in a_clubs")
    assert values(s) == (14, 12)
    f.play("react 9_clubs")
    assert values(s) == (13, 11)
    assert fight_of(s).card_wins_ties == [False, False]
    assert hand(s, 0) == ["a_clubs_showdown"]
    assert s.poker.knowledge.eyes[CARD.find("a_clubs_showdown")] == -1
    f.play("pass", "pass", "take_wound")
    assert f.over
    assert {CARD[card] for card in s.poker.discards} >= {"9_hearts_instinct", "9_clubs_stare_down", "k_clubs_hired_gun"}


@pytest.mark.rule("WL-FIGHT-24")
def test_stare_down_undoes_reductions_but_not_cards_drawn() -> None:
    s, f = shown_down("k_hearts 6_clubs", "a_hearts 9_clubs 7_hearts")
    f.play("react 6_clubs")
    assert values(s) == (13, 13)
    f.play("react 9_clubs")
    assert values(s) == (13, 14)
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("WL-FIGHT-24")
def test_stare_down_undoes_nerves_of_steel() -> None:
    s, f = shown_down("k_hearts q_clubs", "k_clubs 9_clubs 7_hearts")
    assert values(s) == (12, 13)
    f.play("react q_clubs")
    assert values(s) == (13, 13)
    f.play("react 9_clubs")
    assert values(s) == (12, 13)


@pytest.mark.rule("WL-FIGHT-24", "WL-FIGHT-32")
def test_stare_down_needs_a_reaction_just_before_and_cannot_be_cancelled() -> None:
    s, f = shown_down("k_hearts 9_spades 2_clubs", "a_hearts 9_clubs 2_spades 7_hearts")
    assert "react 9_spades_stare_down" not in f.offers  # nobody has reacted
    f.play("react 2_clubs")
    assert "react 9_clubs_stare_down" in f.offers
    f.play("react 9_clubs")
    assert f.offers == ["pass", "pass_all"]  # no answer to a Stare Down
    assert fight_of(s).reacted == NOBODY


@pytest.mark.rule("WL-FIGHT-24")
def test_one_s_own_reaction_is_not_stared_down() -> None:
    _, f = shown_down("k_hearts 9_spades 2_clubs 7_diamonds", "a_hearts 7_hearts")
    f.play("react 2_clubs", "pass")
    assert "react 9_spades_stare_down" not in f.offers


# --- which may be played ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-32")
def test_a_reaction_that_would_change_nothing_is_not_on_offer() -> None:
    _, f = shown_down("k_hearts q_clubs", "a_hearts 9_hearts")
    assert f.offers == ["pass", "pass_all"]  # nothing is lowered
    f.play("pass")
    assert f.offers == ["pass", "pass_all"]  # nothing to swap in


@pytest.mark.rule("WL-NPC-18")
def test_a_reaction_for_players_does_not_work_against_an_npc() -> None:
    s = quiet()
    put(s, 0, hand="k_hearts 9_clubs 2_clubs")
    fight_top(s, "fight_8 fight_9")
    f = meets(s, "bandit", 2, "lay k_hearts", "play_for fight_8")
    assert f.offers == ["pass", "pass_all", "react 2_clubs_ricochet"]


# --- Close Call -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-FIGHT-26")
def test_a_close_call_answers_the_wound_of_a_lost_fight() -> None:
    s, f = shown_down("k_hearts", "7_hearts 3_clubs")
    f.play("pass")
    assert f.offers == ["take_wound", "cancel_wound 3_clubs_close_call"]
    f.play("cancel_wound")
    assert s.players[1].wounds == 0
    assert f.over


@pytest.mark.rule("WL-FIGHT-26")
def test_each_wound_is_answered_by_itself_and_one_that_cannot_be_cancelled_not_at_all() -> None:
    s = quiet()
    put(s, 0, hand="k_hearts 3_clubs 7_hearts")
    fight_top(s, "fight_3 fight_2")
    f = meets(s, "bandit", 2, "lay k_hearts", "play_for fight_3", "pass")
    f.play("cancel_wound 3_clubs", "take_wound", "take_lp")
    assert s.players[0].wounds == 1
    s = quiet()
    put(s, 0, hand="k_hearts 3_clubs 7_hearts")
    fight_top(s, "fight_6 fight_2")
    f = meets(s, "bandit", 2, "lay k_hearts", "play_for fight_6", "pass")
    assert f.question == "bandit_reward"
    assert s.players[0].wounds == 1


@pytest.mark.rule("WL-FIGHT-26")
def test_with_three_wounds_or_no_card_nobody_is_asked() -> None:
    s, f = shown_down("k_hearts", "7_hearts 8_hearts")
    put(s, 1, wounds=3)
    assert f.play("pass").over
    s, f = shown_down("k_hearts", "7_hearts")
    assert f.over


# --- how a card comes to what it counts ------------------------------------------------------------------------------


def sums(s: Table) -> list[list[tuple[str, int]]]:
    """The lines of both sides, as everybody sees them."""
    seen = view(s, None).fight
    assert seen is not None
    return [[(line.words, line.number) for line in side] for side in seen.sums]


@pytest.mark.rule("WL-FIGHT-27")
def test_every_effect_that_lowers_a_card_is_a_line_of_its_sum() -> None:
    s = quiet(expansion="ante_up")
    put(s, 0, hand="9_hearts 2_clubs", items="revolver+")
    put(s, 1, hand="k_clubs 7_hearts")
    f = challenge(s, "duel indigo", "lay 9_hearts", "lay k_clubs")
    f.play("react 2_clubs")
    names = [name_of(s.who(seat)) for seat in (0, 1)]
    assert sums(s) == [
        [("The 9 of hearts", 9), (f"{names[1]}'s Hired Gun", -1)],
        [("The king of clubs", 13), (f"{names[0]}'s Revolver", -1), (f"{names[0]}'s Ricochet", -2)],
    ]
    assert [sum(number for _, number in side) for side in sums(s)] == list(values(s))


@pytest.mark.rule("WL-FIGHT-11")
def test_the_sum_says_what_a_card_keeps_at_least() -> None:
    s, f = shown_down("k_hearts 2_clubs", "3_hearts 7_hearts")
    f.play("react 2_clubs")
    assert sums(s)[1][-1] == ("No card counts less than 2", 1)
    assert values(s)[1] == 2


@pytest.mark.rule("WL-FIGHT-27")
def test_nothing_is_summed_up_before_the_reveal() -> None:
    s = quiet()
    put(s, 0, hand="9_hearts 2_clubs")
    put(s, 1, hand="k_clubs 7_hearts")
    challenge(s, "duel indigo", "lay 9_hearts")
    assert sums(s) == [[], []]
