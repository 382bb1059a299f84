"""The train and its Heists. Chapter 5.16."""

import pytest

from saddlebag.games.western_legends.content import CHECKPOINT, ENCOUNTER, SPACE
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.rules import railway, train
from saddlebag.games.western_legends.rules import turn as turns
from saddlebag.games.western_legends.rules.texts import Using
from tests.games.western_legends.kit import (
    Table,
    ask_anew,
    bandits_at,
    fight_top,
    hand,
    on_offer,
    place,
    play,
    put,
    question,
    table,
    top,
)
from tests.games.western_legends.roads import at, win_the_fight


def train_at(s: Table, checkpoint: str) -> None:
    s.train = CHECKPOINT.find(checkpoint)
    ask_anew(s)


def encounter(s: Table, name: str) -> None:
    """This encounter comes next."""
    card = ENCOUNTER.find(name)
    s.encounter_deck = [each for each in s.encounter_deck if each != card] + [card]


# --- the circuit ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-TRAIN-01", "AU-TURN-01")
def test_the_train_moves_on_at_the_start_of_each_turn() -> None:
    s = table()
    assert CHECKPOINT[s.train] == "sv_rail"
    turns.begin_turn(s)
    assert CHECKPOINT[s.train] == "cj_c"  # X22
    turns.begin_turn(s)
    assert CHECKPOINT[s.train] == "bg_pass_c"


@pytest.mark.rule("AU-TRAIN-02", "AU-TRAIN-03", "AU-TRAIN-04")
def test_the_circuit_closes_after_eight_checkpoints() -> None:
    s = table()
    seen = []
    for _ in range(8):
        railway.move_train(s, 1)
        seen.append(SPACE[railway.train_space(s)])
    assert seen == [
        "cj_hideout_c", "bg_pass_c", "bg_rail", "bg_pass_a", "sh_hideout_a", "sh_hideout_b", "mp_hideout_a", "sv_rail",
    ]  # fmt: skip


@pytest.mark.rule("AU-TRAIN-01")
def test_a_text_moves_the_train_too() -> None:
    s = table()
    train.move_train_by_text(s, Using(0), fx.MoveTrain(2))
    assert CHECKPOINT[s.train] == "bg_pass_c"


@pytest.mark.rule("AU-TURN-01")
def test_the_base_game_has_no_train() -> None:
    s = at("sv_rail", hand="2_clubs", expansion="base")
    assert "rob_train" not in on_offer(s)
    assert railway.train_space(s) == -1


# --- where it is robbed -----------------------------------------------------------------------------------------


@pytest.mark.rule("AU-TRAIN-05", "AU-HEIST-01", "AU-TRAIN-08")
def test_a_train_on_the_upper_board_is_robbed_from_the_hideout_of_its_letter() -> None:
    s = at("sh_hideout_b", hand="2_clubs")  # S3
    train_at(s, "top_b")
    assert "rob_train" in on_offer(s)
    train_at(s, "top_a_left")
    assert "rob_train" not in on_offer(s)
    s = at("dixon_creek", hand="2_clubs")
    train_at(s, "top_b")
    assert "rob_train" not in on_offer(s)


@pytest.mark.rule("AU-TRAIN-04", "AU-TRAIN-08")
def test_with_the_option_both_hideouts_b_reach_the_train() -> None:
    for space in ("sh_hideout_b", "dixon_creek"):
        s = at(space, hand="2_clubs", train_b_both_hideouts=True)
        train_at(s, "top_b")
        assert "rob_train" in on_offer(s)
    assert SPACE[railway.train_space(s)] == "sh_hideout_b"
    s = at("dixon_creek", hand="2_clubs", train_b_both_hideouts=True)
    train_at(s, "top_a_left")
    assert "rob_train" not in on_offer(s)


@pytest.mark.rule("AU-TRAIN-06", "AU-TURN-03")
def test_the_other_location_of_the_space_stays() -> None:
    s = at("sv_rail", hand="2_clubs", money=10)
    train_at(s, "sv_rail")
    assert {"rob_train", "work", "rail"} <= set(on_offer(s))


@pytest.mark.rule("AU-TRAIN-07")
def test_the_train_stops_nobody() -> None:
    s = at("sv_se")
    train_at(s, "sv_rail")
    play(s, "move sv_rail")
    assert question(s) == "riding"


@pytest.mark.rule("AU-TRAIN-09")
def test_the_sundance_kid_jumps_to_the_train_as_a_move_action() -> None:
    s = at("mp_south", "sundance_kid", lp=5, cattle="cattle_green_1")
    train_at(s, "bg_rail")
    play(s, "use_ability")
    assert place(s, 0) == "bg_rail"
    assert on_offer(s) == ["deliver cattle_green_1", "leave"]
    assert s.move is not None
    assert s.move.entered == 1


@pytest.mark.rule("AU-TRAIN-09")
def test_the_jump_is_not_offered_from_the_trains_own_space_nor_to_the_sheriff() -> None:
    s = at("bg_rail", "sundance_kid", lp=5, wanted=1)
    train_at(s, "bg_rail")
    assert "use_ability" not in on_offer(s)
    train_at(s, "sv_rail")
    assert "use_ability" in on_offer(s)
    s.sheriff = SPACE.find("sv_rail")
    ask_anew(s)
    assert "use_ability" not in on_offer(s)


@pytest.mark.rule("AU-TRAIN-09")
def test_a_bandit_waits_for_who_jumps_to_the_train() -> None:
    s = at("mp_south", "sundance_kid", lp=5, hand="a_spades")
    train_at(s, "top_a_right")
    bandits_at(s, "sh_hideout_a")
    play(s, "use_ability")
    assert question(s) == "lay_card"


# --- Heists -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-HEIST-01", "AU-HEIST-02", "AU-HEIST-05", "AU-HEIST-08")
def test_the_guards_of_the_encounter_are_fought_for_its_rewards() -> None:
    s = at("sv_rail", hand="a_spades")
    train_at(s, "sv_rail")
    encounter(s, "te2")
    fight_top(s, "fight_4 fight_3")
    play(s, "rob_train")
    assert s.fight is not None
    assert s.fight.number == 2
    assert s.encounter_discards == [ENCOUNTER.find("te2")]
    win_the_fight(s)
    assert (s.you.money, s.you.wanted) == (60, 2)
    assert s.now.actions == 2


@pytest.mark.rule("AU-HEIST-09", "AU-HEIST-06", "AU-HEIST-10")
def test_a_lost_train_heist_costs_what_the_card_says_and_a_wound() -> None:
    s = at("sv_rail", hand="2_hearts")
    train_at(s, "sv_rail")
    encounter(s, "te1")
    fight_top(s, "fight_k")
    play(s, "rob_train")
    win_the_fight(s, "2_hearts_cheat", against="fight_k")
    assert (s.you.money, s.you.wanted) == (0, 1)
    assert s.you.wounds >= 1
    assert len(hand(s, 0)) >= 1
    assert len(s.blocks) == 2


@pytest.mark.rule("AU-HEIST-07")
def test_any_number_of_reactions_may_be_played_against_a_guard() -> None:
    s = at("sv_rail", hand="10_hearts 2_clubs 2_spades")
    train_at(s, "sv_rail")
    encounter(s, "te1")
    fight_top(s, "fight_q")
    play(s, "rob_train", "lay 10_hearts_bounty")
    if question(s) == "choose_fight_card":
        play(s, "play_for fight_q")
    reactions = 0
    while any(text.startswith("react") for text in on_offer(s)):
        play(s, next(text for text in on_offer(s) if text.startswith("react")))
        reactions += 1
    assert reactions == 2


@pytest.mark.rule("AU-HEIST-03")
def test_the_train_is_robbed_once_a_turn() -> None:
    s = at("sv_rail", hand="a_spades 2_hearts")
    train_at(s, "sv_rail")
    encounter(s, "te7")
    play(s, "rob_train")
    assert question(s) == "action"
    assert "rob_train" not in on_offer(s)


@pytest.mark.rule("AU-HEIST-04")
@pytest.mark.parametrize("shared", [True, False])
def test_bank_and_train_share_the_limit_unless_an_option_says_otherwise(shared: bool) -> None:
    s = at("sv_rail", hand="a_spades 2_hearts", heist_limit_shared=shared)
    train_at(s, "sv_rail")
    encounter(s, "te7")
    play(s, "rob_train")
    put(s, 0, place="dk_bank")
    ask_anew(s)
    assert ("rob_bank" in on_offer(s)) != shared
    s = at("sv_rail", hand="a_spades 2_hearts", heist_limit_shared=shared)
    train_at(s, "sv_rail")
    s.now.bank_robbed = True
    assert ("rob_train" in on_offer(s)) != shared


@pytest.mark.rule("AU-HEIST-11")
def test_an_encounter_without_guards_is_simply_carried_out() -> None:
    s = at("sv_rail", "sundance_kid", hand="a_spades")  # X36
    train_at(s, "sv_rail")
    encounter(s, "te7")
    top(s, "2_hearts")
    play(s, "rob_train")
    assert s.you.money == 10
    assert hand(s, 0) == ["2_hearts_cheat", "a_spades_showdown"]
    assert s.now.train_robbed
    assert question(s) == "action"


@pytest.mark.rule("AU-HEIST-11")
def test_the_card_sharps_carriage_is_a_choice() -> None:
    s = at("sv_rail", hand="a_spades", money=20)
    train_at(s, "sv_rail")
    encounter(s, "te8")
    play(s, "rob_train", "choose first")
    assert s.you.gambler == 1


@pytest.mark.rule("AU-HEIST-12")
def test_encounters_are_shuffled_when_the_deck_is_empty() -> None:
    s = at("sv_rail")
    drawn = [train.draw_encounter(s) for _ in range(len(ENCOUNTER))]
    assert sorted(drawn) == sorted(s.encounter_discards) == list(range(len(ENCOUNTER)))
    again = train.draw_encounter(s)
    assert s.encounter_discards == [again]
    assert len(s.encounter_deck) == len(ENCOUNTER) - 1


@pytest.mark.rule("AU-HEIST-13")
def test_a_train_heist_needs_a_card_in_hand() -> None:
    s = at("sv_rail")
    train_at(s, "sv_rail")
    assert "rob_train" not in on_offer(s)
