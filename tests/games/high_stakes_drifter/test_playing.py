"""Playing, putting into play, burying. Chapter 5.9"""

from collections.abc import Callable

import pytest

from saddlebag.games.high_stakes_drifter.content import CARD, CARD_TEXT
from saddlebag.games.high_stakes_drifter.rules.playing import bounce, bury
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words.shootout_story import OutOfShootout, WonByFolds
from saddlebag.games.high_stakes_drifter.words.story import PlayedFaceDown
from tests.games.high_stakes_drifter.kit import (
    Table,
    buried,
    deadwood,
    dude,
    evening,
    fortune,
    fortune_stage,
    gear,
    gear_round,
    hand,
    is_there,
    kick_on,
    name_of,
    offered,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    seen_card,
    sentences,
    shootout,
    stakes,
    stats,
    who,
)
from tests.games.kit import told


def red_has(cards: str, **things: int | str) -> Table:
    """Red's turn: these cards are in their hand, and a concealed Kit Carson (t0) is their dude in the saloon."""
    s = evening()
    put(s, 0, hand=cards, stack="", **things)
    put(s, 1, hand="stetson", stack="")
    dude(s, 0, "kit_carson")
    return s


def in_fortune_stage(cards: str, players: int = 2) -> Table:
    """Red is asked for a fortune card with these cards in hand; t0, t1 (and t2) are the dudes in the street."""
    s = evening(players)
    put(s, 0, hand=cards, stack="")
    for seat in range(1, players):
        put(s, seat, hand="stetson", stack="")
    fortune_stage(s, *[dude(s, seat, "kit_carson") for seat in range(players)])
    return s


# --- dudes and gear ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-PLAY-01", "HD-PLAY-02", "HD-PLAY-03")
def test_to_play_a_card_is_to_pay_its_cost_and_put_it_down() -> None:
    s = red_has("cochise stetson")
    play(s, "play_dude", "card cochise")
    assert (hand(s, 0), on_table(s, 0)) == (["stetson"], ["?kit_carson", "?cochise"])
    assert (stakes(s)[0], piece(s, "t1").chips) == (94, 6)


@pytest.mark.rule("HD-PLAY-01", "HD-PLAY-05", "HD-PLAY-06")
def test_gear_lies_in_the_saloon_beside_its_dude() -> None:
    s = red_has("mustang stetson")
    play(s, "play_gear", "card mustang")
    assert (stakes(s)[0], piece(s, "t1").chips) == (97, 3)
    shown = seen_card(s, 1, "t1")
    assert (shown.kind, shown.bearer, shown.in_street, shown.up) == ("gear", "t0", False, False)


@pytest.mark.rule("HD-PLAY-04")
def test_gear_needs_a_dude_of_ones_own_in_the_saloon() -> None:
    s = evening()
    put(s, 0, hand="mustang")
    dude(s, 1, "kit_carson")
    assert "play_gear" not in on_offer(s)


@pytest.mark.rule("HD-PLAY-08")
def test_gear_may_be_played_on_a_concealed_or_a_revealed_dude() -> None:
    s = red_has("mustang stetson")
    shown = dude(s, 0, "cochise", up=True)
    play(s, "play_gear", "card mustang")
    assert offered(s, "beside") == ["t0", shown]
    play(s, f"beside {shown}", "play_gear", "card stetson", "beside t0")
    assert [piece(s, name).bearer for name in ("t2", "t3")] == [piece(s, shown).id, piece(s, "t0").id]
    assert not piece(s, "t2").up


@pytest.mark.rule("HD-PLAY-09")
def test_nobody_is_told_which_card_comes_face_down() -> None:
    s = red_has("cochise stetson")
    play(s, "play_dude", "card cochise", "play_gear", "card stetson", "beside t0")
    for viewer in (1, None):
        assert all(name_of(card) not in line for line in sentences(s, viewer) for card in ("cochise", "stetson"))
        assert [event.seen_by(viewer).card for event in told(s, PlayedFaceDown)] == [-1, -1]
    assert any("Cochise" in line for line in sentences(s, 0))


@pytest.mark.rule("HD-PLAY-10")
def test_a_card_is_played_as_what_it_is_for_its_exact_cost() -> None:
    s = red_has("cochise nat_love mustang fort_up look_alike")
    play(s, "play_dude")
    assert offered(s, "card") == sorted(["cochise", "nat_love"], key=CARD.find)
    play(s, "card cochise", "play_gear")
    assert offered(s, "card") == ["mustang"]
    play(s, "card mustang", "beside t1")
    assert [piece(s, name).chips for name in ("t1", "t2")] == [6, 3]


@pytest.mark.rule("HD-PLAY-17", "HD-ABIL-26")
def test_what_costs_nothing_is_played_without_a_chip_on_it() -> None:
    s = red_has("stetson mustang", stake=0)
    dude(s, 0, "george_crook", up=True)
    play(s, "play_gear")
    assert offered(s, "card") == ["stetson"]
    play(s, "card stetson", "beside t0")
    assert (piece(s, "t2").chips, stakes(s)[0]) == (0, 0)


@pytest.mark.rule("HD-PLAY-17")
def test_a_fortune_card_without_a_cost_is_played_without_a_dollar() -> None:
    s = in_fortune_stage("raise_the_stakes fort_up")
    put(s, 0, stake=0)
    put(s, 1, stake=0)
    assert on_offer(s) == ["pass", "card raise_the_stakes"]
    before = s.shootout.dead
    play(s, "card raise_the_stakes")
    assert (s.shootout.dead, on_table(s, 0)) == (before, ["?kit_carson", "raise_the_stakes"])


# --- fortune cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-PLAY-11", "HD-PLAY-01")
def test_a_fortune_card_comes_face_up_beside_the_own_dude_in_the_street() -> None:
    s = in_fortune_stage("fort_up stetson")
    play(s, "card fort_up")
    shown = seen_card(s, 1, "t2")
    assert (shown.card, shown.kind, shown.bearer, shown.up, shown.in_street) == ("fort_up", "fortune", "t0", True, True)
    assert (s.shootout.dead, stakes(s)[0], shown.chips, hand(s, 0)) == (15, 90, 0, ["stetson"])


@pytest.mark.rule("HD-PLAY-12")
def test_no_fortune_card_is_played_outside_the_fortune_stage() -> None:
    s = red_has("fort_up quick_draw")
    yours = dude(s, 1, "kit_carson")
    gear(s, 0, "t0", "stetson")
    assert on_offer(s) == ["reveal_card", "issue_challenge", "end_actions"]
    play(s, "issue_challenge", f"accept {yours}")
    assert on_offer(s) == ["check", "bet"]
    play(s, "check", "check")
    assert on_offer(s) == ["pass", "reveal t2"]
    play(s, "pass")
    assert on_offer(s) == ["pass", "card fort_up", "card quick_draw"]


@pytest.mark.rule("HD-PLAY-12")
def test_who_is_not_in_the_shootout_plays_no_fortune_card() -> None:
    s = evening(4)
    dudes = [dude(s, seat, "kit_carson") for seat in range(4)]
    for seat in range(4):
        put(s, seat, hand="fort_up", stack="")
    play(s, "issue_challenge", "decline", f"accept {dudes[2]}", f"accept {dudes[3]}")
    play(s, "check", "bet", "amount 5", "call", "fold")
    players = []
    while question(s) == "play_fortune":
        players.append(who(s))
        play(s, "pass")
    assert players == [2, 3]


# --- put into play ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-PLAY-13")
def test_a_card_put_into_play_is_not_paid_for() -> None:
    s = in_fortune_stage("friends_in_the_crowd gatling_gun fort_up")
    play(s, "card friends_in_the_crowd", "take gatling_gun")
    assert (stakes(s)[0], hand(s, 0)) == (100 - 5 - 3, ["fort_up"])
    assert (piece(s, "t3").chips, piece(s, "t3").bearer) == (0, piece(s, "t0").id)


@pytest.mark.rule("HD-PLAY-14")
def test_gear_put_into_play_is_revealed_because_the_card_says_so() -> None:
    s = in_fortune_stage("friends_in_the_crowd telegraph_key")
    assert "revealed" in CARD_TEXT[CARD.find("friends_in_the_crowd")]
    hat = gear(s, 1, "t1", "stetson")
    play(s, "card friends_in_the_crowd", "take telegraph_key")
    assert on_table(s, 0) == ["?kit_carson", "friends_in_the_crowd", "telegraph_key"]
    assert seen_card(s, 0, hat).card == "stetson", "what it does when it is revealed has happened"


# --- burying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-PLAY-15")
def test_to_bury_is_to_move_a_card_to_its_owners_deadwood() -> None:
    s = in_fortune_stage("cloudburst hung_jury")
    fortune(s, 1, "fort_up")
    play(s, "card hung_jury")
    assert (deadwood(s, 0), deadwood(s, 1)) == ([], ["fort_up"])
    idle = dude(s, 1, "nat_love")
    bury(s, 1, piece(s, idle))
    assert (deadwood(s, 1), is_there(s, idle)) == (["nat_love", "fort_up"], False)


@pytest.mark.rule("HD-PLAY-15", "HD-PLAY-16")
@pytest.mark.parametrize("leave", [bury, bounce])
def test_a_dude_that_leaves_takes_gear_fortune_cards_and_chips_along(
    leave: Callable[[State, int, Piece], None],
) -> None:
    s = in_fortune_stage("stetson")
    kick_on(s, "t1", "kr_spur/front")
    gear(s, 1, "t1", "mustang")
    gear(s, 1, "t1", "derringer", up=True)
    fortune(s, 1, "fort_up")
    leave(s, 1, piece(s, "t1"))
    left = {"mustang", "derringer", "fort_up"}
    assert set(deadwood(s, 1)) == (left | {"kit_carson"} if leave is bury else left)
    assert hand(s, 1) == (["stetson"] if leave is bury else ["kit_carson", "stetson"])
    assert (buried(s, 1), on_table(s, 1)) == (["kr_spur"], [])


# --- a dude leaves the street -----------------------------------------------------------------------------------


@pytest.mark.rule("HD-PLAY-18")
def test_who_has_lost_his_dude_in_the_street_is_out_and_his_bets_stay() -> None:
    s = evening(3)
    for seat in range(3):
        put(s, seat, hand="fort_up stetson", stack="")
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    shootout(s, *dudes)
    play(s, "bet", "amount 10", "call", "call")
    assert (question(s), who(s)) == ("play_fortune", 0)
    bury(s, 1, piece(s, dudes[1]))
    assert [event.seat for event in told(s, OutOfShootout)] == [1]
    assert (s.inside, s.pot) == (0b101, 45)
    players = []
    while question(s) == "play_fortune":
        players.append(who(s))
        play(s, "pass")
    assert players == [0, 2]
    assert question(s) == "reinvest_dude"
    assert stakes(s)[0] + stakes(s)[2] == 85 * 2 + 45 + 14


@pytest.mark.rule("HD-PLAY-18")
@pytest.mark.parametrize("stage", [gear_round, fortune_stage])
def test_the_last_one_left_wins_as_if_the_others_had_folded(stage: Callable[..., None]) -> None:
    s = evening()
    for seat in range(2):
        put(s, seat, hand="fort_up stetson", stack="")
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    gear(s, 0, mine, "stetson")
    stage(s, mine, yours)
    bounce(s, 1, piece(s, yours))
    play(s)
    assert [event.seat for event in told(s, WonByFolds)] == [0]
    assert (stakes(s), piece(s, mine).up) == ([105, 95 + 7], False)
    assert question(s) == "turn_action"
    assert stats(s, mine) == [0, 0, 0], "he was never shown"
