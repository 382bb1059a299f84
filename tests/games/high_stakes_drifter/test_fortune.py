"""The fortune stage. Ledger 5.15."""

import pytest

from saddlebag.games.high_stakes_drifter.words.shootout_story import BettingBegan, FortuneStageBegan, Passed, WonByFolds
from saddlebag.games.high_stakes_drifter.words.story import PlayedFortune
from tests.games.high_stakes_drifter.kit import (
    Table,
    deadwood,
    dude,
    evening,
    fortune_stage,
    hand,
    is_there,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    seen,
    sentences,
    shootout,
    stakes,
    stats,
    who,
)
from tests.games.kit import told


def stage(*hands: str, challenger: int = 0) -> Table:
    """The beginning of the fortune stage: every player has a concealed Kit Carson (6/7/4) and this hand, no chips."""
    s = evening(len(hands))
    s.active = challenger
    dudes = []
    for seat, cards in enumerate(hands):
        put(s, seat, hand=cards, stack="")
        dudes.append(dude(s, seat, "kit_carson"))
    fortune_stage(s, *dudes[challenger:], *dudes[:challenger])
    return s


# --- taking turns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-FORT-01")
def test_the_challenger_begins_and_one_card_is_played_at_a_time() -> None:
    s = stage("quick_draw fort_up", "poker_face", "outfoxed", challenger=1)
    assert (who(s), on_offer(s)) == (1, ["pass", "card poker_face"])
    play(s, "card poker_face")
    assert who(s) == 2
    play(s, "pass")
    assert who(s) == 0
    play(s, "card fort_up")
    assert told(s, PlayedFortune)[-1].seat == 0


@pytest.mark.rule("HD-FORT-01")
def test_without_the_challenger_the_next_player_in_begins() -> None:
    s = evening(3)
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    for seat in range(3):
        put(s, seat, hand="quick_draw")
    shootout(s, *dudes)
    play(s, "check", "bet", "amount 5", "call", "fold")
    assert (question(s), who(s)) == ("play_fortune", 1)


@pytest.mark.rule("HD-FORT-01", "HD-PLAY-12")
def test_only_fortune_cards_are_offered_each_kind_once() -> None:
    s = stage("quick_draw quick_draw fort_up stetson kit_carson", "mustang")
    assert on_offer(s) == ["pass", "card fort_up", "card quick_draw"]


@pytest.mark.rule("HD-FORT-02", "HD-MONEY-08")
def test_a_card_that_cannot_be_paid_in_full_is_not_offered() -> None:
    s = stage("quick_draw dead_eye", "mustang")
    put(s, 0, stake=3)
    assert on_offer(s) == ["pass", "card quick_draw"]


@pytest.mark.rule("HD-FORT-02", "HD-PLAY-11")
def test_a_fortune_card_costs_its_cost_into_the_pot() -> None:
    s = stage("fort_up", "mustang")
    play(s, "card fort_up")
    assert (stakes(s), s.shootout.dead) == ([90, 95], 15)
    assert piece(s, "t2").chips == 0


@pytest.mark.rule("HD-FORT-03", "HD-PLAY-11")
def test_it_lies_face_up_beside_its_players_dude_and_adds_its_modifiers() -> None:
    s = stage("gotcha_covered", "mustang")
    piece(s, "t0").up = True
    play(s, "card gotcha_covered")
    card = piece(s, "t2")
    assert (card.up, card.bearer, hand(s, 0)) == (True, 0, [])
    assert stats(s, "t0") == [9, 7, 7]
    assert stats(s, "t1") == [0, 0, 0], "the other dude is concealed and has none"


@pytest.mark.rule("HD-FORT-03")
def test_play_abilities_resolve_at_once() -> None:
    s = stage("resupply", "mustang")
    put(s, 0, draw="stetson trail_dog mustang")
    play(s, "card resupply")
    assert who(s) == 1
    assert hand(s, 0) == ["stetson", "trail_dog"]


@pytest.mark.rule("HD-FORT-03")
def test_the_choice_of_a_play_ability_comes_before_the_next_player() -> None:
    s = stage("sun_in_the_eyes", "mustang", "mustang")
    play(s, "card sun_in_the_eyes")
    assert (question(s), who(s), on_offer(s)) == ("ability_target", 0, ["target t1", "target t2"])


@pytest.mark.rule("HD-FORT-04")
def test_the_stage_ends_when_all_have_passed_one_after_the_other() -> None:
    s = stage("mustang", "mustang", "mustang")
    play(s, "pass", "pass")
    assert question(s) == "play_fortune"
    play(s, "pass")
    assert question(s) == "reinvest_dude"


@pytest.mark.rule("HD-FORT-04", "HD-FORT-05")
def test_a_card_lets_all_speak_again_before_the_stage_ends() -> None:
    s = stage("quick_draw fort_up", "mustang poker_face", "mustang")
    play(s, "pass", "card poker_face", "pass")
    assert (question(s), who(s)) == ("play_fortune", 0)
    play(s, "card quick_draw", "pass", "pass")
    assert (question(s), who(s)) == ("play_fortune", 0), "only two have passed since the last card"


@pytest.mark.rule("HD-FORT-05")
def test_a_pass_is_not_final() -> None:
    s = stage("quick_draw mustang", "poker_face mustang")
    play(s, "pass", "card poker_face")
    assert (who(s), on_offer(s)) == (0, ["pass", "card quick_draw"])
    play(s, "card quick_draw")
    assert on_table(s, 0) == ["?kit_carson", "quick_draw"]


@pytest.mark.rule("HD-FORT-06")
def test_a_player_may_play_any_number_of_fortune_cards() -> None:
    s = stage("quick_draw fort_up poker_face second_wind mustang", "mustang")
    for card in ("quick_draw", "fort_up", "poker_face", "second_wind"):
        play(s, f"card {card}", "pass")
    assert (question(s), who(s)) == ("play_fortune", 0)
    assert on_table(s, 0) == ["?kit_carson", "quick_draw", "fort_up", "poker_face", "second_wind"]


# --- passes tell nothing ----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-FORT-07")
def test_who_holds_no_card_he_could_play_passes_as_if_he_did() -> None:
    told_by = []
    for cards in ("stetson", "quick_draw", "look_alike", "mirage"):
        s = stage(cards, "mustang")
        assert (question(s), who(s)) == ("play_fortune", 0)
        assert "pass" in on_offer(s)
        play(s, "pass")
        told_by.append((sentences(s, 1), sentences(s, None), s.stage, who(s)))
    assert all(each == told_by[0] for each in told_by)


@pytest.mark.rule("HD-FORT-07")
def test_a_pass_in_the_fortune_stage_reads_the_same_with_an_empty_hand() -> None:
    s = stage("", "mustang")
    assert who(s) == 1
    assert [each.seat for each in told(s, Passed)] == [0]
    words = sentences(s, 1)[-1]
    s = stage("quick_draw", "mustang")
    play(s, "pass")
    assert sentences(s, 1)[-1] == words


@pytest.mark.rule("HD-FORT-07")
def test_who_has_no_fitting_chip_in_the_kicker_stage_passes_as_if_he_had_one() -> None:
    told_by = []
    for chip in ("kg_skull", "kw_boots"):
        s = stage("", "")
        put(s, 0, stack=chip)
        assert (question(s), who(s)) == ("kicker_stage", 0)
        play(s, "pass")
        told_by.append((sentences(s, 1), sentences(s, None), s.stage))
    assert told_by[0] == told_by[1]


@pytest.mark.rule("HD-FORT-07")
def test_others_do_not_see_what_could_be_played() -> None:
    views = []
    for cards in ("stetson", "quick_draw"):
        s = stage(cards, "mustang")
        on_offer(s)
        views.append((seen(s, 1), seen(s, None)))
    assert views[0] == views[1]


# --- one more betting round -------------------------------------------------------------------------------------


@pytest.mark.rule("HD-FORT-08")
def test_call_the_bluff_brings_one_more_betting_round_after_the_stage() -> None:
    s = stage("call_the_bluff mustang", "mustang")
    play(s, "card call_the_bluff")
    assert question(s) == "play_fortune", "the stage goes on first"
    play(s, "pass", "pass")
    assert (question(s), who(s)) == ("open_betting", 0)
    play(s, "check", "check")
    assert question(s) == "reinvest_dude", "no gear round and no fortune stage follow"
    assert len(told(s, FortuneStageBegan)) == 1


@pytest.mark.rule("HD-FORT-08")
def test_two_such_cards_bring_one_betting_round_only() -> None:
    s = stage("call_the_bluff", "call_the_bluff mustang")
    began = len(told(s, BettingBegan))
    play(s, "card call_the_bluff", "card call_the_bluff", "pass")
    assert question(s) == "open_betting"
    play(s, "check", "check")
    assert question(s) == "reinvest_dude"
    assert len(told(s, BettingBegan)) == began + 1


@pytest.mark.rule("HD-FORT-08")
def test_a_called_betting_round_stays_when_its_card_is_buried() -> None:
    s = stage("call_the_bluff mustang", "hung_jury mustang")
    play(s, "card call_the_bluff", "card hung_jury", "pass", "pass")
    assert not is_there(s, "t2")
    assert question(s) == "open_betting"


@pytest.mark.rule("HD-FORT-08")
def test_without_such_a_card_the_showdown_follows_the_stage() -> None:
    s = stage("mustang", "mustang")
    play(s, "pass", "pass")
    assert question(s) == "reinvest_dude"


@pytest.mark.rule("HD-FORT-09")
def test_if_that_round_leaves_one_player_in_he_wins_without_a_showdown() -> None:
    s = stage("call_the_bluff", "mustang")
    play(s, "card call_the_bluff", "pass", "bet", "amount 5", "fold")
    assert [(each.seat, each.from_pot) for each in told(s, WonByFolds)] == [(0, 12)]
    assert on_table(s, 0) == ["?kit_carson"]
    assert deadwood(s, 0) == ["call_the_bluff"]


@pytest.mark.rule("HD-FORT-09")
def test_otherwise_the_showdown_follows() -> None:
    s = stage("call_the_bluff", "mustang", "mustang")
    play(s, "card call_the_bluff", "pass", "pass", "bet", "amount 5", "fold", "call")
    assert s.shootout.shown == 0b101
    assert piece(s, "t0").up
    assert not piece(s, "t1").up


# --- forbidden --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-FORT-10")
def test_after_gunsmoke_the_opponents_pass_for_the_rest_of_the_stage() -> None:
    s = stage("gunsmoke quick_draw mustang", "fort_up", "fort_up")
    play(s, "card gunsmoke")
    assert (question(s), who(s)) == ("play_fortune", 0)
    assert [each.seat for each in told(s, Passed)] == [1, 2]
    play(s, "card quick_draw")
    assert (question(s), who(s)) == ("play_fortune", 0)
    play(s, "pass")
    assert question(s) == "reinvest_dude"


@pytest.mark.rule("HD-FORT-10", "HD-ABIL-18")
def test_when_gunsmoke_is_gone_they_may_play_again() -> None:
    s = stage("gunsmoke cloudburst mustang", "fort_up")
    play(s, "card gunsmoke", "card cloudburst")
    assert (who(s), on_offer(s)) == (1, ["pass", "card fort_up"])
