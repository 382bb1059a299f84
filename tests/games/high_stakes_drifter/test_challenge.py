"""Challenges: ante, dudes, who accepts. Chapter 5.13"""

from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter.words.shootout_story import (
    Anted,
    Challenged,
    Declined,
    NobodyAccepted,
    Sent,
    ShootoutWon,
)
from tests.games.high_stakes_drifter.kit import (
    Table,
    dude,
    ended,
    evening,
    flip,
    gear,
    hand,
    is_there,
    kick_on,
    kickers,
    offered,
    on_offer,
    piece,
    play,
    put,
    question,
    seen,
    seen_card,
    sentences,
    stakes,
    who,
)
from tests.games.kit import told


def saloon(*dudes: str, challenger: int = 0, **options: Any) -> Table:
    """The challenger's turn: a concealed dude for each player named (t0, t1, ..), none for `-`; all hold one card."""
    s = evening(len(dudes), **options)
    s.active = s.first = challenger
    for seat, card in enumerate(dudes):
        put(s, seat, hand="stetson", stack="")
        if card != "-":
            dude(s, seat, card)
    return s


# --- issuing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CHAL-01")
def test_a_challenge_needs_a_dude_of_ones_own() -> None:
    assert "issue_challenge" in on_offer(saloon("kit_carson", "kit_carson"))
    assert "issue_challenge" not in on_offer(saloon("-", "kit_carson"))


@pytest.mark.rule("HD-CHAL-01", "HD-CHAL-18")
@pytest.mark.parametrize(("round", "stake", "possible"), [(2, 5, True), (2, 4, False), (7, 9, False), (7, 10, True)])
def test_a_challenge_needs_the_ante_of_the_round(round: int, stake: int, possible: bool) -> None:
    s = saloon("kit_carson", "kit_carson", round=round)
    put(s, 0, stake=stake)
    assert ("issue_challenge" in on_offer(s)) == possible


@pytest.mark.rule("HD-CHAL-02")
def test_a_challenge_may_be_issued_although_nobody_else_has_a_dude() -> None:
    s = saloon("kit_carson", "-", "-")
    play(s, "issue_challenge")
    assert stakes(s) == [110, 95, 95]
    assert [event.seat for event in told(s, Declined)] == [1, 2]


@pytest.mark.rule("HD-CHAL-02")
def test_the_table_may_agree_that_a_challenge_needs_a_rival() -> None:
    assert "issue_challenge" not in on_offer(saloon("kit_carson", "-", "-", challenge_needs_rival=True))
    assert "issue_challenge" in on_offer(saloon("kit_carson", "-", "lozen", challenge_needs_rival=True))
    s = saloon("kit_carson", "-", "-", challenge_needs_rival=True)
    put(s, 2, stake=4)
    assert "issue_challenge" in on_offer(s), "one who cannot pay the ante is rival enough"


# --- the ante ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CHAL-03", "HD-CHAL-05")
def test_everybody_pays_the_ante_with_or_without_a_dude() -> None:
    s = saloon("kit_carson", "kit_carson", "-", "-")
    play(s, "issue_challenge")
    assert (stakes(s), s.pot, s.shootout.dead) == ([95] * 4, 20, 20)
    assert [event.seat for event in told(s, Anted)] == [0, 1, 2, 3]


@pytest.mark.rule("HD-CHAL-03")
def test_the_table_may_agree_on_another_ante() -> None:
    s = saloon("kit_carson", "kit_carson", ante=12)
    play(s, "issue_challenge")
    assert stakes(s) == [88, 88]


@pytest.mark.rule("HD-CHAL-03")
def test_the_table_may_agree_that_only_players_with_a_dude_pay() -> None:
    s = saloon("kit_carson", "kit_carson", "-", ante_who="with_dude")
    play(s, "issue_challenge")
    assert stakes(s) == [95, 95, 100]
    s = saloon("kit_carson", "kit_carson", "-", ante_who="with_dude")
    put(s, 2, stake=4)
    play(s, "issue_challenge")
    assert ended(s).cause == "ante"


@pytest.mark.rule("HD-CHAL-04")
def test_nobody_pays_when_one_cannot_cover_the_ante() -> None:
    s = saloon("kit_carson", "kit_carson", "-", "kit_carson")
    put(s, 2, stake=4)
    play(s, "issue_challenge")
    assert (stakes(s), s.pot) == ([100, 100, 4, 100], 0)
    assert not told(s, Anted)
    assert not told(s, Sent)
    assert ended(s).clause == "HD-END-01"


@pytest.mark.rule("HD-CHAL-18")
def test_the_ante_rises_after_every_sixth_round() -> None:
    s = saloon("kit_carson", "kit_carson")
    antes = []
    for s.round in (1, 6, 7, 12, 13, 18, 19, 40):
        antes.append(s.ante)
    assert antes == [5, 5, 10, 10, 15, 15, 20, 35]
    s.round = 7
    assert (seen(s).ante, seen(s).next_ante_round) == (10, 13)
    play(s, "issue_challenge")
    assert stakes(s) == [90, 90]


@pytest.mark.rule("HD-CHAL-18")
@pytest.mark.parametrize(
    ("options", "antes"),
    [
        ({"ante_growth": 0}, [5, 5, 5, 5]),
        ({"ante_growth": 7}, [5, 5, 12, 19]),
        ({"ante_step_rounds": 2}, [5, 15, 20, 35]),
        ({"ante": 20, "ante_step_rounds": 1, "ante_growth": 1}, [20, 25, 26, 32]),
    ],
)
def test_the_table_may_agree_how_the_ante_rises(options: dict[str, int], antes: list[int]) -> None:
    s = saloon("kit_carson", "kit_carson", **options)
    found = []
    for s.round in (1, 6, 7, 13):
        found.append(s.ante)
    assert found == antes


# --- the challenger's dude --------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CHAL-06", "HD-CHAL-07")
def test_the_challenger_names_a_dude_that_goes_to_the_street_as_it_is() -> None:
    s = saloon("wyatt_earp", "kit_carson")
    shown = dude(s, 0, "cochise", up=True)
    play(s, "issue_challenge")
    assert (who(s), question(s), offered(s, "send")) == (0, "challenge_dude", ["t0", shown])
    play(s, "send t0")
    earp = seen_card(s, 1, "t0")
    assert (earp.in_street, earp.up, earp.card) == (True, False, None)
    assert not seen_card(s, 1, shown).in_street
    assert all("Wyatt Earp" not in line for line in sentences(s, 1))


@pytest.mark.rule("HD-CHAL-06")
def test_a_revealed_dude_may_issue_a_challenge_too() -> None:
    s = saloon("-", "kit_carson")
    shown = dude(s, 0, "cochise", up=True)
    play(s, "issue_challenge")
    assert (seen_card(s, 1, shown).in_street, seen_card(s, 1, shown).card) == (True, "cochise")


# --- accepting --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CHAL-08")
def test_the_others_answer_clockwise_from_the_challengers_left() -> None:
    s = saloon("kit_carson", "lozen", "cochise", "nat_love", challenger=2)
    play(s, "issue_challenge")
    order = []
    for answer in ("decline", "accept t0", "decline"):
        order.append(who(s))
        play(s, answer)
    assert order == [3, 0, 1]
    assert s.inside == 0b0101


@pytest.mark.rule("HD-CHAL-09", "HD-ZONE-22")
def test_to_accept_is_to_send_one_of_the_own_dudes_to_the_street() -> None:
    s = saloon("kit_carson", "lozen")
    second = dude(s, 1, "cochise")
    play(s, "issue_challenge")
    assert on_offer(s) == ["decline", "accept t1", f"accept {second}"]
    play(s, f"accept {second}")
    assert [seen_card(s, None, name).in_street for name in ("t0", "t1", second)] == [True, False, True]
    assert seen(s).players[1].fighter == second


@pytest.mark.rule("HD-CHAL-10")
def test_who_has_no_dude_is_not_asked() -> None:
    s = saloon("kit_carson", "-", "lozen", "-")
    play(s, "issue_challenge")
    assert (who(s), [event.seat for event in told(s, Declined)]) == (2, [1])
    play(s, "accept t1")
    assert [event.seat for event in told(s, Declined)] == [1, 3]
    assert question(s) == "open_betting"


@pytest.mark.rule("HD-CHAL-11")
def test_who_declines_loses_his_ante_and_takes_no_part() -> None:
    s = saloon("kit_carson", "lozen", "cochise")
    play(s, "issue_challenge", "decline", "accept t2")
    assert (stakes(s), s.pot) == ([95, 95, 95], 15)
    asked = []
    for answer in ("check", "check", "pass", "pass"):
        asked.append(who(s))
        play(s, answer)
    assert asked == [0, 2, 0, 2]
    assert not piece(s, "t1").up
    assert [event.seats for event in told(s, ShootoutWon)] == [[0]]
    assert stakes(s) == [95 + 15 + 7 + 6, 95, 95]


@pytest.mark.rule("HD-CHAL-11")
def test_the_table_may_agree_that_declining_costs_something() -> None:
    s = saloon("kit_carson", "lozen", "cochise", "-", decline_cost=8)
    put(s, 2, stake=10)
    play(s, "issue_challenge", "decline", "decline")
    assert stakes(s) == [100 - 5 + 20 + 8 + 5, 87, 0, 95], "at most the stake; nothing without a dude"


@pytest.mark.rule("HD-CHAL-12")
def test_nobody_withdraws_before_the_first_betting_round() -> None:
    s = saloon("kit_carson", "lozen", "cochise")
    play(s, "issue_challenge", "accept t1")
    assert (who(s), on_offer(s)) == (2, ["decline", "accept t2"]), "the other two are not asked again"
    play(s, "decline")
    assert (who(s), on_offer(s)) == (0, ["check", "bet"])
    play(s, "check")
    assert (who(s), on_offer(s)) == (1, ["check", "bet"])


@pytest.mark.rule("HD-CHAL-13")
def test_each_player_has_one_dude_in_a_shootout() -> None:
    s = saloon("kit_carson", "lozen")
    for seat in (0, 1):
        dude(s, seat, "cochise")
    play(s, "issue_challenge", "send t0", "accept t1")
    assert question(s) == "open_betting"
    for player in seen(s).players:
        assert len([card for card in player.cards if card.in_street]) == 1


@pytest.mark.rule("HD-CHAL-14")
def test_if_nobody_accepts_the_challenger_takes_the_pot_and_his_dude_returns_as_it_was() -> None:
    s = saloon("bass_reeves", "lozen", "cochise")
    hat = gear(s, 0, "t0", "stetson")
    piece(s, "t0").up = True
    kick_on(s, "t0", "kr_spur/back")
    play(s, "issue_challenge", "decline", "decline")
    assert stakes(s) == [110, 95, 95]
    reeves = seen_card(s, 1, "t0")
    assert (reeves.in_street, reeves.up, reeves.chips, kickers(s, "t0")) == (False, True, 10, ["kr_spur/back"])
    assert (piece(s, hat).up, piece(s, hat).chips) == (False, 1)
    assert len(told(s, NobodyAccepted)) == 1
    assert not told(s, ShootoutWon)
    assert (seen(s).challenge, who(s), s.actions_left) == (None, 0, 2)


@pytest.mark.rule("HD-CHAL-14", "HD-SHOW-20")
def test_if_nobody_accepts_no_win_ability_happens() -> None:
    s = saloon("butch_cassidy", "lozen")  # draws two cards when he wins
    piece(s, "t0").up = True
    play(s, "issue_challenge", "decline")
    assert hand(s, 0) == ["stetson"]


# --- the shootout -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CHAL-15")
def test_one_who_accepts_is_enough_for_a_shootout() -> None:
    s = saloon("kit_carson", "lozen", "cochise")
    play(s, "issue_challenge", "decline")
    assert s.stage == "accepting"
    play(s, "accept t2")
    assert (s.stage, s.inside) == ("betting", 0b101)


@pytest.mark.rule("HD-CHAL-16")
def test_a_dude_may_fight_again_and_again() -> None:
    s = saloon("kit_carson", "lozen", "cochise", max_challenges_per_turn=3)
    for _ in range(3):
        play(s, "issue_challenge", "accept t1", "accept t2", "bet", "amount 1", "fold", "fold")
    assert len(told(s, Challenged)) == 3
    assert question(s) == "discard"
    assert all(is_there(s, name) for name in ("t0", "t1", "t2"))


@pytest.mark.rule("HD-CHAL-17")
def test_betting_then_gear_and_betting_then_fortune_cards_then_the_showdown_then_the_aftermath() -> None:
    s = saloon("kit_carson", "lozen")
    hat = gear(s, 0, "t0", "stetson")
    put(s, 0, hand="fort_up stetson", stack="kr_spur")
    flip(s, "front")
    asked = []
    for answer in (
        *("issue_challenge", "accept t1", "check", "check", f"reveal {hat}", "check", "check"),
        *("card fort_up", "pass", "pass", "chip kr_spur", "reinvest", "bury", "bury"),
    ):
        asked.append(question(s))
        play(s, answer)
    assert asked == [
        *("turn_action", "accept_dude", "open_betting", "open_betting", "reveal_gear", "open_betting", "open_betting"),
        *(
            "play_fortune",
            "play_fortune",
            "play_fortune",
            "kicker_stage",
            "reinvest_dude",
            "reinvest_gear",
            "reinvest_dude",
        ),
    ]
    assert (question(s), s.actions_left) == ("turn_action", 2)
