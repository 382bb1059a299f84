"""The worked examples of the ledger, HD-EX-01 to HD-EX-25, each as a test. Section 11."""

import pytest

from saddlebag.games.high_stakes_drifter.decks.lists import check_deck
from saddlebag.games.high_stakes_drifter.rules import pots
from saddlebag.games.high_stakes_drifter.rules.showdown import best
from saddlebag.games.high_stakes_drifter.words.shootout_story import BettingBegan, NobodyAccepted
from tests.games.high_stakes_drifter.kit import (
    Table,
    buried,
    deadwood,
    dude,
    ended,
    evening,
    flip,
    fortune_stage,
    gear,
    go_on,
    hand,
    is_there,
    kick_on,
    offered,
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
    stats,
    table,
    who,
)
from tests.games.kit import told

# --- examples of the seed ---------------------------------------------------------------------------------------


@pytest.mark.rule("HD-PLAY-02", "HD-PLAY-03", "HD-PLAY-09", "HD-TURN-05")
def test_ex_01_henry_meek_comes_face_down_with_six_dollars() -> None:
    s = quickstart()
    put(s, 0, hand="henry_meek stetson")
    play(s, "play_dude", "card henry_meek")
    assert (on_table(s, 0), piece(s, "t0").chips, s.players[0].stake, s.actions_left) == (["?henry_meek"], 6, 94, 2)
    seen = seen_card(s, 1, "t0")
    assert (seen.kind, seen.chips, seen.up, seen.card, seen.shape) == ("dude", 6, False, None, None)


@pytest.mark.rule("HD-PLAY-04", "HD-PLAY-05", "HD-PLAY-07")
def test_ex_02_plains_saddle_comes_beside_him() -> None:
    s = quickstart()
    put(s, 0, hand="henry_meek plains_saddle stetson")
    play(s, "play_dude", "card henry_meek", "play_gear", "card plains_saddle")
    saddle = piece(s, "t1")
    assert (saddle.up, saddle.chips, saddle.bearer) == (False, 2, piece(s, "t0").id)
    assert (s.players[0].stake, s.actions_left) == (92, 1)


def sam_and_jane() -> Table:
    """The table of the seed's example before the challenge."""
    s = quickstart()
    put(s, 0, stake=91, hand="gotcha_covered")
    put(s, 1, stake=88, hand="fort_up")
    henry, benteen = dude(s, 0, "henry_meek"), dude(s, 1, "frederick_benteen")
    gear(s, 0, henry, "plains_saddle")
    gear(s, 0, henry, "stetson")
    gear(s, 1, benteen, "dazzling_smile")
    gear(s, 1, benteen, "colt_peacemaker")
    return s


@pytest.mark.rule("HD-CHAL-05", "HD-BET-01", "HD-BET-05", "HD-GEAR-02", "HD-GEAR-05")
def test_ex_03_challenge_bet_and_gear() -> None:
    s = sam_and_jane()
    play(s, "issue_challenge", "accept t1", "bet", "amount 10", "call", "reveal t2", "reveal t4")
    assert stakes(s) == [76, 73]
    assert s.pot == 34
    assert (who(s), on_offer(s)) == (0, ["check", "bet"])


@pytest.mark.rule("HD-FORT-01", "HD-FORT-02", "HD-FORT-03", "HD-FORT-04", "HD-SHOW-01", "HD-SHOW-02", "HD-SHOW-09")
@pytest.mark.rule("HD-SHOW-10", "HD-QS-13")
def test_ex_04_jane_wins_with_skill_12() -> None:
    s = sam_and_jane()
    play(s, "issue_challenge", "accept t1", "bet", "amount 10", "call", "reveal t2", "reveal t4")
    play(s, "check", "check", "pass", "pass", "card gotcha_covered", "card fort_up")
    assert [player.totals for player in s.players] == [[9, 3, 10], [5, 12, 5]]
    assert stakes(s) == [72, 124]
    assert [piece(s, name).chips for name in ("t3", "t5")] == [1, 3]
    assert ended(s).winners == [1]


# --- further examples -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CHAL-03", "HD-CHAL-10", "HD-CHAL-11", "HD-CHAL-14", "HD-TURN-12")
def test_ex_05_nobody_accepts() -> None:
    s = evening(3)
    for seat, stake in enumerate((80, 60, 50)):
        put(s, seat, stake=stake, hand="stetson")
    dude(s, 0, "quanah_parker")
    dude(s, 2, "kit_carson")
    play(s, "issue_challenge", "decline")
    assert stakes(s) == [90, 55, 45]
    assert (on_table(s, 0), piece(s, "t0").chips, s.players[0].fighter) == (["?quanah_parker"], 7, -1)
    assert s.actions_left == 2
    assert "issue_challenge" not in on_offer(s)


@pytest.mark.rule("HD-CHAL-01", "HD-CHAL-04", "HD-END-01", "HD-END-02", "HD-END-03")
def test_ex_06_the_end() -> None:
    s = evening(3)
    for seat, stake in enumerate((70, 120, 4)):
        put(s, seat, stake=stake, hand="stetson")
    dude(s, 0, "kit_carson")
    play(s, "issue_challenge")
    assert stakes(s) == [70, 120, 4]
    assert (ended(s).winners, ended(s).cause) == ([1], "ante")


@pytest.mark.rule("HD-BET-13", "HD-BET-21", "HD-BET-22", "HD-BET-23", "HD-BET-24", "HD-SHOW-16")
def test_ex_07_side_pot() -> None:
    s = evening(3)
    for seat, stake in enumerate((60, 25, 90)):
        put(s, seat, stake=stake, stack="")
    dude(s, 0, "nellie_cashman", on_it=6)
    dude(s, 1, "quanah_parker", on_it=5)
    dude(s, 2, "cochise", on_it=7)
    play(s, "issue_challenge", "accept t1", "accept t2", "bet", "amount 30", "all_in", "call")
    assert stakes(s) == [25, 93, 75]


@pytest.mark.rule("HD-BET-17", "HD-BET-20", "HD-AFTER-01", "HD-AFTER-02", "HD-AFTER-03")
def test_ex_08_fold() -> None:
    s = evening()
    put(s, 0, stake=67, hand="stetson")
    put(s, 1, stake=100, hand="stetson")
    mine, yours = dude(s, 0, "seth_bullock"), dude(s, 1, "kit_carson")
    colt = gear(s, 0, mine, "colt_peacemaker")
    gear(s, 1, yours, "bowie_knife")
    shootout(s, mine, yours)
    play(s, "check", "check", f"reveal {colt}", "pass", "check", "bet", "amount 15", "fold")
    assert question(s) == "reinvest_gear"
    assert (piece(s, mine).up, piece(s, mine).chips) == (False, 6)
    play(s, "reinvest")
    assert (s.players[0].stake, piece(s, colt).up, piece(s, colt).chips) == (59, True, 3)
    assert s.players[1].stake == 95 + 13
    assert not piece(s, yours).up


@pytest.mark.rule("HD-SHOW-13")
def test_ex_09_tie_break() -> None:
    s = evening()
    mine, yours = dude(s, 0, "philip_sheridan"), dude(s, 1, "annie_oakley")
    gear(s, 0, mine, "marked_deck", up=True)  # 10/8/5
    gear(s, 1, yours, "derringer", up=True)
    showdown(s, mine, yours)
    put(s, 0, stack="")
    put(s, 1, stack="")
    go_on(s)
    assert [player.totals for player in s.players] == [[12, 8, 7], [5, 10, 8]]
    assert s.shootout.winners == 1
    s.players[0].totals, s.players[1].totals = [10, 8, 3], [4, 10, 9]
    assert best(s, [0, 1]) == [1]


@pytest.mark.rule("HD-SHOW-14", "HD-SHOW-17")
def test_ex_10_split() -> None:
    s = evening()
    for seat in (0, 1):
        put(s, seat, stack="", stake=50)
    mine, yours = dude(s, 0, "quanah_parker", on_it=0), dude(s, 1, "quanah_parker", on_it=0)
    showdown(s, mine, yours, ante=False)
    s.shootout.dead = 41
    go_on(s)
    assert stakes(s) == [71, 70]
    assert s.shootout.winners == 0b11


@pytest.mark.rule("HD-KICK-07")
def test_ex_11_kicker_limit() -> None:
    s = evening()
    put(s, 0, hand="stetson", stack="kw_boots kr_spur kb_wheel kg_skull")
    belle = dude(s, 0, "belle_starr", up=True)
    kick_on(s, belle, "kb_fox/front")
    flip(s, "front")
    play(s, "play_kicker")
    assert offered(s, "chip") == ["kw_boots", "kr_spur"]
    play(s, "chip kr_spur")
    assert "play_kicker" not in on_offer(s)


@pytest.mark.rule("HD-KICK-08", "HD-TURN-08", "HD-TURN-09")
def test_ex_12_concealed_dude() -> None:
    s = evening()
    put(s, 0, hand="stetson", stack="kw_boots")
    dude(s, 0, "belle_starr")
    assert "play_kicker" not in on_offer(s)
    play(s, "reveal_card")
    assert "play_kicker" in on_offer(s)
    assert s.actions_left == 2


@pytest.mark.rule("HD-ABIL-03", "HD-ABIL-04", "HD-AFTER-13", "HD-AFTER-14")
def test_ex_13_cannot_beats_must() -> None:
    s = evening()
    put(s, 0, hand="blood_oath", stack="")
    put(s, 1, hand="no_quarter", stack="")
    mine, yours = dude(s, 0, "annie_oakley"), dude(s, 1, "kit_carson")
    knife = gear(s, 0, mine, "bowie_knife", up=True)
    kick_on(s, mine, "kw_boots/front")
    fortune_stage(s, mine, yours)
    play(s, "card blood_oath", "card no_quarter")
    assert not any(is_there(s, each) for each in (mine, yours, knife))
    assert buried(s, 0) == ["kw_boots"]
    assert sorted(deadwood(s, 0)) == ["annie_oakley", "blood_oath", "bowie_knife"]


@pytest.mark.rule("HD-ABIL-25", "HD-SHOW-15", "HD-SHOW-14")
def test_ex_14_nothing_counts() -> None:
    s = evening()
    put(s, 0, hand="high_noon", stack="", stake=50)
    put(s, 1, hand="battle_of_wits", stack="", stake=50)
    mine, yours = dude(s, 0, "roy_bean", on_it=0), dude(s, 1, "john_wesley_hardin", on_it=0)
    fortune_stage(s, mine, yours, ante=False)
    s.shootout.dead = 42
    play(s, "card high_noon", "card battle_of_wits")
    assert s.shootout.counting == 0
    assert stakes(s) == [71, 71]


@pytest.mark.rule("HD-CONC-08", "HD-ABIL-21")
def test_ex_15_shield() -> None:
    s = evening()
    put(s, 0, stack="", hand="sun_in_the_eyes")
    put(s, 1, stack="")
    mine, horse = dude(s, 0, "annie_oakley"), dude(s, 1, "crazy_horse")
    fortune_stage(s, mine, horse)
    play(s, "card sun_in_the_eyes")
    assert s.players[1].totals == [6, 10, 8]


@pytest.mark.rule("HD-COPY-02", "HD-COPY-03", "HD-COPY-06", "HD-COPY-07", "HD-COPY-15")
def test_ex_16_copy() -> None:
    s = evening()
    put(s, 0, stake=10, hand="counterfeit_goods stetson", stack="")
    put(s, 1, hand="stetson", stack="")
    other = dude(s, 1, "kit_carson")
    gear(s, 1, other, "gatling_gun", up=True)
    mine = dude(s, 0, "annie_oakley")
    play(s, "play_gear", "card counterfeit_goods")
    goods = piece(s, "t3")
    assert s.players[0].stake == 7
    assert (goods.up, goods.chips, goods.bearer) == (True, 3, piece(s, mine).id)
    assert on_table(s, 0) == ["?annie_oakley", "gatling_gun"]
    showdown(s, mine, other, ante=False)
    go_on(s)
    assert s.players[0].totals == [5, 17, 6]
    play(s, "reinvest")
    assert question(s) == "reinvest_gear"
    before = s.players[0].stake
    play(s, "reinvest")
    assert before - s.players[0].stake == 3


@pytest.mark.rule("HD-GEAR-05", "HD-GEAR-06", "HD-GEAR-07", "HD-GEAR-08")
def test_ex_17_gear_loop() -> None:
    s = evening()
    for seat in (0, 1):
        put(s, seat, hand="stetson")
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    one, _ = gear(s, 0, mine, "bowie_knife"), gear(s, 0, mine, "derringer")
    three = gear(s, 1, yours, "stetson")
    shootout(s, mine, yours)
    play(s, "check", "check", f"reveal {one}", "pass", "check", "check", "pass", f"reveal {three}", "check", "check")
    assert question(s) == "reveal_gear"
    play(s, "pass")
    assert question(s) == "play_fortune"
    assert len(told(s, BettingBegan)) == 3


@pytest.mark.rule("HD-SETUP-07", "HD-SETUP-08")
def test_ex_18_mulligan() -> None:
    s = table()
    dudeless = "stetson derringer mustang fort_up quick_draw "
    for seat in (0, 1):
        put(s, seat, draw=dudeless + dudeless + "kit_carson " * 44)
    go_on(s)
    for seat in (0, 1):
        assert hand(s, seat) == sorted(dudeless.split())
        assert (len(s.deck(seat).draw), len(deadwood(s, seat))) == (44, 5)


@pytest.mark.rule("HD-DECK-05", "HD-DECK-06", "HD-DECK-09", "HD-DECK-13")
def test_ex_19_validation() -> None:
    commons = ["kit_carson", "nat_love", "seth_bullock", "cochise", "lozen", "mustang", "appaloosa", "fort_up"]
    commons += [
        "quick_draw",
        "dead_eye",
        "poker_face",
        "outfoxed",
        "colt_peacemaker",
        "law_book",
        "trail_dog",
        "tin_star",
    ]
    lines = [
        "3 wyatt_earp",
        "3 lottie_deno",
        *(f"3 {card}" for card in commons),
        "1 kg_skull",
        "2 kb_sixgun",
        "3 kw_boots",
    ]
    faults = check_deck("\n".join(lines))
    assert len(faults) == 3
    assert [fault.id for fault in faults] == ["wyatt_earp", "lottie_deno", ""]
    assert [(fault.count, fault.limit) for fault in faults] == [(3, 1), (3, 2), (48, 50)]


@pytest.mark.rule("HD-TURN-14", "HD-ZONE-24", "HD-KICK-16")
def test_ex_20_empty_pile() -> None:
    s = evening()
    put(s, 0, hand="stetson mustang", draw="fort_up", deadwood="kit_carson " * 10, buried="kw_boots kr_spur")
    put(s, 1, hand="stetson")
    play(s, "end_actions", "done")
    assert hand(s, 0) == ["fort_up", "kit_carson", "kit_carson", "mustang", "stetson"]
    assert (len(s.decks[0].draw), deadwood(s, 0), buried(s, 0)) == (8, [], ["kw_boots", "kr_spur"])


@pytest.mark.rule("HD-CHAL-02", "HD-CHAL-05", "HD-CHAL-10", "HD-CHAL-14")
def test_ex_21_no_hiding() -> None:
    s = evening(round=3)
    put(s, 0, stake=70, hand="stetson")
    put(s, 1, stake=118, hand="stetson")
    dude(s, 0, "kit_carson")
    play(s, "issue_challenge")
    assert stakes(s) == [75, 113]
    assert len(told(s, NobodyAccepted)) == 1
    assert s.players[0].fighter == -1


@pytest.mark.rule("HD-CHAL-18", "HD-CHAL-04", "HD-END-01")
def test_ex_22_the_ante_rises() -> None:
    for round, over in ((7, True), (6, False)):
        s = evening(4, round=round)
        for seat, stake in enumerate((60, 44, 9, 140)):
            put(s, seat, stake=stake, hand="stetson")
        dude(s, 0, "kit_carson")
        dude(s, 1, "kit_carson")
        play(s, "issue_challenge")
        assert s.ante == (10 if over else 5)
        assert bool(s.outcome) == over
        if over:
            assert ended(s).winners == [3]
            assert ended(s).scores == [60, 44, 9, 140]
        else:
            assert s.pot == 20


@pytest.mark.rule("HD-TURN-19", "HD-TURN-20", "HD-CHAL-01")
def test_ex_23_the_town_wants_a_shootout() -> None:
    s = evening(3, round=3)
    s.quiet_turns = 3
    put(s, 0, stake=30, hand="stetson colt_peacemaker")
    dude(s, 0, "kit_carson")
    assert "end_actions" not in on_offer(s)
    play(s, "play_gear", "card stetson", "play_gear", "card colt_peacemaker")
    assert s.players[0].stake == 26
    assert on_offer(s) == ["issue_challenge"]


@pytest.mark.rule("HD-TURN-19")
def test_ex_23_without_a_dude_the_turn_may_end() -> None:
    s = evening(3, round=3)
    s.quiet_turns = 3
    put(s, 0, stake=30, hand="stetson kit_carson")
    assert "end_actions" in on_offer(s)


@pytest.mark.rule("HD-BET-17", "HD-BET-22", "HD-BET-23", "HD-ABIL-20")
def test_ex_24_dead_money() -> None:
    s = evening(3)
    for seat, stake in enumerate((100, 11, 100)):
        put(s, seat, stake=stake, hand="stetson")
    dudes = [dude(s, seat, "kit_carson", on_it=0) for seat in (0, 1, 2)]
    belt = gear(s, 0, dudes[0], "money_belt")
    shootout(s, *dudes)
    play(s, "bet", "amount 20", "all_in", "call", f"reveal {belt}")
    assert s.shootout.dead == 18
    play(s, "check", "bet", "amount 10", "fold")
    assert question(s) == "reinvest_gear"
    assert s.shootout.dead == 12
    assert [player.bets for player in s.players] == [20, 6, 30]
    play(s, "bury")
    assert [player.bets for player in s.players] == [20, 6, 20]
    assert [pot.amount for pot in pots.split_pots(s.shootout.dead, [20, 6, 20], s.inside)] == [30, 28]
    assert pots.split_pots(s.shootout.dead, [20, 6, 20], s.inside)[1].seats == (2,)


def reeves_and_bullock(challenger: int) -> Table:
    s = evening()
    s.active = challenger
    for seat in (0, 1):
        put(s, seat, stack="", hand="")
    reeves, bullock = dude(s, 0, "bass_reeves"), dude(s, 1, "seth_bullock")
    gear(s, 1, bullock, "sawbones", up=True)
    showdown(s, *((reeves, bullock) if challenger == 0 else (bullock, reeves)))
    go_on(s)
    return s


@pytest.mark.rule("HD-ABIL-12", "HD-ABIL-18", "HD-ABIL-29", "HD-SHOW-18")
def test_ex_25_lost_trigger() -> None:
    s = reeves_and_bullock(0)
    assert not is_there(s, "t2")
    play(s, "reinvest")
    before = s.players[1].stake
    play(s, "reinvest")
    assert before - s.players[1].stake == 6


@pytest.mark.rule("HD-ABIL-12", "HD-ABIL-18")
def test_ex_25_in_the_other_order_the_sawbones_acts_first() -> None:
    s = reeves_and_bullock(1)
    assert not is_there(s, "t2")
    before = s.players[1].stake
    play(s, "reinvest")
    assert before == s.players[1].stake
    assert stats(s, "t1")[1] == 6
