"""The quick-start game: two players, one deck, one shootout. Ledger 5.19."""

from collections import Counter
from typing import Any

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.games.high_stakes_drifter.content import READY, READY_DECKS
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.words.shootout_story import KickerStageBegan, NobodyAccepted
from saddlebag.games.high_stakes_drifter.words.story import BadgeGiven, Drew, Mulligan
from tests.games.high_stakes_drifter.kit import (
    Table,
    deadwood,
    dude,
    ended,
    fortune,
    gear,
    gear_round,
    go_on,
    hand,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    quickstart,
    seen_card,
    shootout,
    showdown,
    stakes,
    table,
    who,
)
from tests.games.kit import told


def saloon(mine: str = "kit_carson", yours: str = "nat_love", **options: Any) -> Table:
    """Red's t0 and Blue's t1, each with two concealed gear cards: t2, t3 and t4, t5. The gate is open."""
    s = quickstart(**options)
    for seat, card in enumerate((mine, yours)):
        put(s, seat, hand="mustang")
        dude(s, seat, card)
    for seat in (0, 1):
        gear(s, seat, f"t{seat}", "stetson")
        gear(s, seat, f"t{seat}", "derringer")
    return s


def duel(mine: str = "kit_carson", yours: str = "nat_love") -> Table:
    """Right before the showdown of two dudes without gear; hands are empty."""
    s = quickstart()
    for seat, card in enumerate((mine, yours)):
        dude(s, seat, card)
    showdown(s, "t0", "t1")
    return s


# --- players, deck, money ---------------------------------------------------------------------------------------


@pytest.mark.rule("HD-QS-01", "HD-GEN-08")
@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_quick_start_game_is_for_two_players(players: int) -> None:
    Options(players=2, mode="quickstart").check()
    with pytest.raises(BadOption, match="2 players"):
        Options(players=players, mode="quickstart").check()


@pytest.mark.rule("HD-QS-01")
def test_nobody_has_kicker_chips() -> None:
    s = table(mode="quickstart")
    assert [player.stack for player in s.players] == [[], []]


@pytest.mark.rule("HD-QS-02")
def test_both_players_share_one_deck_starter_a() -> None:
    s = table(mode="quickstart")
    assert len(s.decks) == 1
    starter = READY_DECKS[READY.find("starter_fort_and_faro")]
    assert Counter(s.decks[0].draw) == dict(starter.cards)
    assert len(s.decks[0].draw) == 54
    go_on(s)
    assert len(s.decks[0].draw) == 54 - 10


@pytest.mark.rule("HD-QS-02")
def test_another_deck_may_be_shared() -> None:
    s = table(mode="quickstart", decks=("tombstone_justice",))
    assert Counter(s.decks[0].draw) == dict(READY_DECKS[READY.find("tombstone_justice")].cards)


@pytest.mark.rule("HD-QS-03")
def test_both_players_share_one_deadwood() -> None:
    s = quickstart()
    for seat in (0, 1):
        put(s, seat, hand="stetson")
    play(s, "end_actions", "discard stetson")
    play(s, "end_actions", "discard stetson")
    assert deadwood(s, 0) == deadwood(s, 1) == ["stetson", "stetson"]


@pytest.mark.rule("HD-QS-03")
def test_a_card_on_the_table_belongs_to_the_player_who_played_it() -> None:
    s = quickstart()
    put(s, 0, hand="henry_meek stetson")
    play(s, "play_dude", "card henry_meek")
    assert (on_table(s, 0), on_table(s, 1)) == (["?henry_meek"], [])
    assert seen_card(s, 1, "t0").card is None


@pytest.mark.rule("HD-QS-03")
def test_abilities_that_read_the_own_deadwood_read_the_shared_one() -> None:
    s = quickstart()
    put(s, 0, deadwood="nat_love kit_carson lozen", hand="boot_hill_whispers", stake=50)
    put(s, 1, hand="")
    dude(s, 0, "belle_starr")
    dude(s, 1, "kit_carson")
    shootout(s, "t0", "t1")
    play(s, "check", "check", "card boot_hill_whispers")
    assert s.players[0].totals == [4, 3, 5 + 1 + 3]


@pytest.mark.rule("HD-QS-04", "HD-MONEY-04")
def test_the_money_is_divided_equally() -> None:
    assert stakes(table(mode="quickstart")) == [100, 100]
    assert stakes(table(mode="quickstart", starting_stake=60)) == [60, 60]


# --- the beginning ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-QS-05")
def test_the_first_player_is_chosen_at_random_before_hands_are_drawn() -> None:
    firsts = set()
    for seed in range(8):
        s = table(seed=seed, mode="quickstart")
        go_on(s)
        assert [type(event) for event in (s.heard or [])[:3]] == [BadgeGiven, Drew, Drew]
        firsts.add(told(s, BadgeGiven)[0].seat)
        assert who(s) == told(s, BadgeGiven)[0].seat
    assert firsts == {0, 1}


@pytest.mark.rule("HD-QS-06")
def test_the_first_player_draws_five_cards_then_the_other() -> None:
    for seed in range(4):
        s = table(seed=seed, mode="quickstart")
        top = s.decks[0].draw[::-1][:10]
        go_on(s)
        assert s.players[s.first].hand == top[:5]
        assert s.players[1 - s.first].hand == top[5:]


@pytest.mark.rule("HD-QS-07")
def test_there_is_no_mulligan() -> None:
    s = table(mode="quickstart")
    put(s, 0, draw="stetson " * 20)
    go_on(s)
    assert hand(s, 0) == hand(s, 1) == ["stetson"] * 5
    assert not told(s, Mulligan)


# --- the turn and the gate --------------------------------------------------------------------------------------


@pytest.mark.rule("HD-QS-08")
def test_a_turn_has_three_actions_then_discards_and_drawing_to_five() -> None:
    s = quickstart()
    put(s, 0, hand="kit_carson nat_love nellie_cashman lozen", draw="stetson " * 10)
    put(s, 1, hand="stetson")
    play(s, "play_dude", "card kit_carson", "play_dude", "card nat_love", "play_dude", "card nellie_cashman")
    assert question(s) == "discard"
    play(s, "discard lozen")
    assert len(hand(s, 0)) == 5
    assert (question(s), who(s)) == ("turn_action", 1)


@pytest.mark.rule("HD-QS-08", "HD-QS-01", "HD-QS-20")
def test_the_actions_are_dudes_gear_and_challenges() -> None:
    s = saloon()
    put(s, 0, hand="nat_love stetson", stack="kw_boots")
    piece(s, "t0").up = True
    assert on_offer(s) == ["play_dude", "play_gear", "issue_challenge", "end_actions"]


@pytest.mark.rule("HD-QS-20")
@pytest.mark.parametrize("reveal_action", ["on", "free"])
def test_cards_cannot_be_revealed_in_the_saloon(reveal_action: str) -> None:
    s = saloon(reveal_action=reveal_action)
    assert "reveal_card" not in on_offer(s)


@pytest.mark.rule("HD-QS-08", "HD-TURN-12")
def test_one_challenge_a_turn_may_be_issued() -> None:
    s = saloon()
    play(s, "issue_challenge", "decline")
    assert on_offer(s) == ["play_gear", "end_actions"]


def gated(mine: int, yours: int, **options: Any) -> bool:
    """Whether a challenge may be issued when the only dudes have so many gear cards."""
    s = quickstart(**options)
    for seat, number in enumerate((mine, yours)):
        put(s, seat, hand="nellie_cashman")
        name = dude(s, seat, "kit_carson")
        for _ in range(number):
            gear(s, seat, name, "stetson")
    return "issue_challenge" not in on_offer(s)


@pytest.mark.rule("HD-QS-09")
def test_the_gate_opens_when_both_players_have_a_dude_with_two_gear_cards() -> None:
    assert gated(2, 1)
    assert gated(1, 2)
    assert not gated(2, 2)
    assert not gated(3, 2)


@pytest.mark.rule("HD-QS-10")
def test_the_two_gear_cards_must_be_on_the_same_dude() -> None:
    s = quickstart()
    for seat in (0, 1):
        put(s, seat, hand="nellie_cashman")
        first, second = dude(s, seat, "kit_carson"), dude(s, seat, "nat_love")
        gear(s, seat, first, "stetson")
        gear(s, seat, second if seat else first, "stetson")
    assert "issue_challenge" not in on_offer(s)


@pytest.mark.rule("HD-QS-10")
def test_it_need_not_be_the_dude_that_fights() -> None:
    s = saloon()
    other = dude(s, 0, "lozen")
    play(s, "issue_challenge", f"send {other}")
    assert piece(s, other).id == s.players[0].fighter


@pytest.mark.rule("HD-QS-09")
def test_the_gate_opens_after_six_whole_rounds() -> None:
    for round, is_open in ((6, False), (7, True)):
        s = quickstart()
        s.round = round
        put(s, 0, hand="stetson")
        dude(s, 0, "kit_carson")
        assert ("issue_challenge" in on_offer(s)) == is_open


@pytest.mark.rule("HD-QS-09")
def test_option_qs_first_challenge_gear() -> None:
    assert not gated(1, 1, qs_first_challenge_gear=1)
    assert gated(1, 0, qs_first_challenge_gear=1)
    assert not gated(0, 0, qs_first_challenge_gear=0)


@pytest.mark.rule("HD-QS-09")
@pytest.mark.parametrize(("rounds", "round", "is_open"), [(2, 2, False), (2, 3, True), (0, 19, False)])
def test_option_qs_gate_rounds(rounds: int, round: int, is_open: bool) -> None:
    s = quickstart(qs_gate_rounds=rounds)
    s.round = round
    put(s, 0, hand="stetson")
    dude(s, 0, "kit_carson")
    assert ("issue_challenge" in on_offer(s)) == is_open


@pytest.mark.rule("HD-QS-22")
def test_who_opens_the_gate_may_issue_a_challenge_in_the_same_turn() -> None:
    s = quickstart()
    put(s, 0, hand="stetson derringer mustang")
    put(s, 1, hand="mustang")
    for seat in (0, 1):
        dude(s, seat, "kit_carson")
    for _ in range(2):
        gear(s, 1, "t1", "stetson")
    play(s, "play_gear", "card stetson")
    assert "issue_challenge" not in on_offer(s)
    play(s, "play_gear", "card derringer")
    assert (s.actions_left, "issue_challenge" in on_offer(s)) == (1, True)


# --- the shootout -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-QS-11")
def test_ante_acceptance_betting_gear_and_fortune_are_those_of_the_standard_game() -> None:
    s = saloon()
    put(s, 0, hand="quick_draw")
    play(s, "issue_challenge")
    assert (stakes(s), question(s), on_offer(s)) == ([95, 95], "accept_dude", ["decline", "accept t1"])
    play(s, "accept t1", "bet", "amount 5", "raise", "amount 5", "call")
    assert question(s) == "reveal_gear"
    play(s, "reveal t2", "pass", "check", "check", "pass", "pass")
    assert (question(s), on_offer(s)) == ("play_fortune", ["pass", "card quick_draw"])


@pytest.mark.rule("HD-QS-11", "HD-QS-01")
def test_there_is_no_kicker_stage() -> None:
    s = duel()
    put(s, 0, stack="kw_boots")
    go_on(s)
    assert ended(s).winners == [0]
    assert not told(s, KickerStageBegan)


@pytest.mark.rule("HD-QS-12")
def test_abilities_of_dudes_are_ignored() -> None:
    s = duel("kit_carson", "luke_short")
    go_on(s)
    assert s.shootout.winners == 0b01, "Luke Short does not win ties here"
    s = duel("jesse_james", "ranald_mackenzie")
    for card in ("stetson", "derringer"):
        gear(s, 1, "t1", card, up=True)
    go_on(s)
    assert s.players[1].totals == [7, 9, 5], "no +1 for two gear cards"
    assert stakes(s)[0] + stakes(s)[1] == 190 + 10 + 18 + 2


@pytest.mark.rule("HD-QS-12")
def test_abilities_of_gear_and_fortune_cards_count() -> None:
    s = duel("kit_carson", "belle_starr")
    gear(s, 0, "t0", "silver_spurs", up=True)
    gear(s, 1, "t1", "navy_colts", up=True)
    gear(s, 1, "t1", "derringer", up=True)
    go_on(s)
    assert [player.totals for player in s.players] == [[6, 9, 4], [4, 3 + 4 + 1 + 2, 6]]
    s = saloon()
    gear(s, 0, "t0", "wanted_poster")
    gear_round(s, "t0", "t1")
    play(s, "reveal t6")
    put(s, 0, hand="")
    put(s, 1, hand="")
    play(s, "pass", "check", "check", "pass", "pass")
    assert s.players[1].totals == [3, 6, 2]


@pytest.mark.rule("HD-QS-12")
def test_parts_about_factions_are_skipped() -> None:
    s = duel("myles_keogh", "nat_love")
    gear(s, 0, "t0", "cavalry_saber", up=True)
    go_on(s)
    assert s.players[0].totals == [3, 8, 4]


@pytest.mark.rule("HD-QS-12")
def test_parts_about_kicker_chips_are_skipped() -> None:
    s = duel("kit_carson", "nat_love")
    put(s, 0, stack="kw_boots")
    fortune(s, 0, "flip_for_it")
    go_on(s)
    assert s.players[0].totals == [6, 7, 5]
    assert piece(s, "t0").kickers == []


# --- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-QS-13")
def test_the_game_ends_after_the_first_shootout_and_the_bigger_stake_wins() -> None:
    s = duel()
    put(s, 0, stake=10)
    go_on(s)
    assert s.shootout.winners == 0b01, "Red wins the shootout"
    assert stakes(s) == [10 + 10 + 13, 95]
    assert (ended(s).cause, ended(s).winners, ended(s).clause) == ("shootout", [1], "HD-QS-13")


@pytest.mark.rule("HD-QS-14")
def test_a_shootout_that_ends_by_a_fold_counts() -> None:
    s = saloon()
    play(s, "issue_challenge", "accept t1", "bet", "amount 5", "fold")
    assert (ended(s).cause, stakes(s), ended(s).winners) == ("shootout", [105, 95], [0])


@pytest.mark.rule("HD-QS-15")
def test_a_declined_challenge_is_no_shootout() -> None:
    s = saloon()
    play(s, "issue_challenge", "decline")
    assert not s.outcome
    assert [each.from_pot for each in told(s, NobodyAccepted)] == [10]
    assert (stakes(s), who(s)) == ([105, 95], 0)


@pytest.mark.rule("HD-QS-16")
def test_there_is_no_reinvesting() -> None:
    s = duel()
    gear(s, 0, "t0", "colt_peacemaker", up=True)
    gear(s, 0, "t0", "stetson")
    go_on(s)
    assert stakes(s) == [95 + 10 + 13 + 3, 95]
    assert ended(s).scores == stakes(s), "chips left on cards do not count"
    s = saloon()
    gear_round(s, "t0", "t1")
    play(s, "reveal t2", "reveal t4", "bet", "amount 5", "fold")
    assert ended(s).scores == [95 + 10 + 2, 95], "neither is asked about their Stetson"


@pytest.mark.rule("HD-QS-17")
def test_equal_stakes_are_a_draw_whatever_lies_on_cards() -> None:
    s = duel("kit_carson", "quanah_parker")
    gear(s, 0, "t0", "stetson")
    go_on(s)
    assert s.shootout.winners == 0b11
    assert (ended(s).winners, ended(s).ranks) == ([0, 1], [1, 1])


@pytest.mark.rule("HD-QS-18")
@pytest.mark.parametrize("bust", ["ends_game", "eliminate"])
def test_who_cannot_cover_the_ante_ends_the_game_at_once(bust: str) -> None:
    s = saloon(bust=bust)
    put(s, 1, stake=4)
    play(s, "issue_challenge")
    assert (ended(s).cause, stakes(s), ended(s).winners) == ("ante", [100, 4], [0])


def idle(**options: Any) -> Table:
    """Nobody has a card to draw, so that turn after turn passes by itself; the gate never opens."""
    s = quickstart(qs_gate_rounds=0, **options)
    put(s, 0, draw="", deadwood="", hand="")
    put(s, 1, hand="")
    return s


@pytest.mark.rule("HD-QS-19")
def test_without_a_shootout_the_game_ends_after_20_rounds_and_chips_on_cards_count() -> None:
    s = idle()
    put(s, 0, stake=90)
    put(s, 1, stake=85)
    dude(s, 1, "wyatt_earp")
    go_on(s)
    assert (ended(s).cause, s.round) == ("no_shootout", 20)
    assert (ended(s).scores, ended(s).winners) == ([90, 96], [1])


@pytest.mark.rule("HD-QS-19")
def test_equal_sums_are_a_draw() -> None:
    s = idle()
    put(s, 0, stake=90)
    put(s, 1, stake=79)
    dude(s, 1, "wyatt_earp")
    go_on(s)
    assert (ended(s).scores, ended(s).winners) == ([90, 90], [0, 1])


@pytest.mark.rule("HD-QS-19")
def test_the_guards_of_the_standard_game_do_not_apply() -> None:
    s = idle(quiet_rounds=1, round_limit=2)
    go_on(s)
    assert (ended(s).cause, s.round) == ("no_shootout", 20)


@pytest.mark.rule("HD-QS-20", "HD-COPY-07")
def test_copy_cards_work() -> None:
    s = saloon()
    put(s, 0, hand="counterfeit_goods")
    piece(s, "t4").up = True
    play(s, "play_gear", "card counterfeit_goods")
    assert on_table(s, 0)[-1] == "stetson"
    assert piece(s, "t6").chips == 3


@pytest.mark.rule("HD-QS-21")
def test_the_ante_does_not_rise() -> None:
    s = saloon()
    s.round = 19
    play(s, "issue_challenge", "decline")
    assert stakes(s) == [105, 95]


@pytest.mark.rule("HD-QS-21")
def test_nobody_must_issue_a_challenge() -> None:
    s = saloon()
    s.quiet_turns = 12
    assert "end_actions" in on_offer(s)


@pytest.mark.rule("HD-QS-21")
def test_a_challenge_may_be_issued_in_round_1() -> None:
    s = saloon()
    assert s.round == 1
    assert "issue_challenge" in on_offer(s)
