"""Kicker chips. Chapter 5.8"""

from collections import Counter
from collections.abc import Callable

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter.content import CHIP
from saddlebag.games.high_stakes_drifter.rules.kickers import kick
from saddlebag.games.high_stakes_drifter.rules.playing import bounce, bury, conceal
from saddlebag.games.high_stakes_drifter.rules.standing import kicker_limit, kicker_room
from saddlebag.games.high_stakes_drifter.rules.zones import draw_cards
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words.story import Kicked
from tests.games.high_stakes_drifter.kit import (
    Table,
    buried,
    dude,
    evening,
    flip,
    fortune_stage,
    gear,
    hand,
    kick_on,
    kickers,
    offered,
    on_offer,
    piece,
    play,
    put,
    question,
    seen_card,
    seen_player,
    showdown,
    stack,
    stakes,
    stats,
    who,
)
from tests.games.kit import told, unrolled


def with_dude(card: str, chips: str = "kw_boots kr_spur kb_sixgun kg_skull", up: bool = True) -> Table:
    """Red's turn: t0 is their dude, these chips are their stack; blue has Nat Love (t1)."""
    s = evening()
    dude(s, 0, card, up=up)
    dude(s, 1, "nat_love")
    put(s, 0, stack=chips)
    put(s, 1, stack="")
    return s


# --- playing a chip ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-KICK-02", "HD-KICK-11", "HD-TURN-08")
def test_a_chip_is_played_as_an_action_and_costs_nothing() -> None:
    s = with_dude("belle_starr")
    flip(s, "front")
    play(s, "play_kicker", "chip kr_spur")
    assert (stakes(s), s.actions_left) == ([100, 100], 2)
    assert (kickers(s, "t0"), stack(s, 0)) == (["kr_spur/front"], ["kw_boots", "kb_sixgun", "kg_skull"])


@pytest.mark.rule("HD-KICK-03", "HD-KICK-05")
def test_the_chip_is_shown_its_dude_named_and_the_side_that_comes_up_counts() -> None:
    s = with_dude("belle_starr")
    second = dude(s, 0, "calamity_jane", up=True)
    flip(s, "back")
    play(s, "play_kicker", "chip kr_spur")
    assert (question(s), offered(s, "on")) == ("kicker_dude", ["t0", second])
    play(s, "on t0")
    [event] = told(s, Kicked)
    assert (event.seat, event.piece, event.side) == (0, 0, 2 * CHIP.find("kr_spur") + 1)
    assert stats(s, "t0") == [4, 3 - 2, 5]
    assert stats(s, second) == [3, 6, 7]


@pytest.mark.rule("HD-KICK-04", "HD-SHOW-09")
@pytest.mark.parametrize(("side", "expected"), [("front", [4, 3 + 3, 5]), ("back", [4, 3, 5 + 2])])
def test_the_upper_side_changes_its_own_stat(side: str, expected: list[int]) -> None:
    s = with_dude("belle_starr", "kb_stallion")
    flip(s, side)
    play(s, "play_kicker", "chip kb_stallion")
    assert stats(s, "t0") == expected


@pytest.mark.rule("HD-KICK-06")
def test_each_side_comes_up_about_half_of_the_time() -> None:
    s = with_dude("belle_starr", "")
    s.dice = Dice(11)
    chip = CHIP.find("kw_boots")
    for _ in range(2000):
        s.players[0].stack = [chip]
        kick(s, 0, chip, 0, piece(s, "t0"))
    fronts = Counter(kickers(s, "t0"))["kw_boots/front"]
    assert 900 < fronts < 1100


@pytest.mark.rule("HD-KICK-01", "HD-KICK-07")
def test_the_chips_on_a_dude_may_not_exceed_its_kicker_limit() -> None:
    s = with_dude("belle_starr")  # limit $15
    kick_on(s, "t0", "kb_fox/front")
    play(s, "play_kicker")
    assert offered(s, "chip") == ["kw_boots", "kr_spur"]
    flip(s, "front")
    play(s, "chip kr_spur")
    assert kicker_room(s, 0, piece(s, "t0")) == 0
    assert "play_kicker" not in on_offer(s)


@pytest.mark.rule("HD-KICK-07")
def test_a_chip_worth_exactly_the_limit_fits() -> None:
    s = with_dude("wyatt_earp", "kg_skull")  # limit $25
    assert "play_kicker" in on_offer(s)
    s = with_dude("bass_reeves", "kg_skull")  # limit $20
    assert "play_kicker" not in on_offer(s)


@pytest.mark.rule("HD-KICK-08")
def test_no_chip_can_be_played_on_a_concealed_dude() -> None:
    s = with_dude("belle_starr", up=False)
    assert "play_kicker" not in on_offer(s)
    play(s, "reveal_card")
    assert "play_kicker" in on_offer(s)


@pytest.mark.rule("HD-KICK-09")
def test_chips_come_from_the_own_stack_and_go_on_own_dudes() -> None:
    s = with_dude("belle_starr", "kr_spur")
    dude(s, 1, "calamity_jane", up=True)
    put(s, 1, stack="kw_penny")
    flip(s, "front")
    play(s, "play_kicker", "chip kr_spur")  # blue's dude is no choice, and neither is blue's chip
    assert kickers(s, "t0") == ["kr_spur/front"]
    assert stack(s, 1) == ["kw_penny"]
    assert "play_kicker" not in on_offer(s)


@pytest.mark.rule("HD-KICK-10")
def test_the_owner_chooses_the_chip_and_equal_ones_are_one_choice() -> None:
    s = with_dude("wyatt_earp", "kr_spur kr_spur kw_boots")
    play(s, "play_kicker")
    assert (who(s), on_offer(s)) == (0, ["chip kw_boots", "chip kr_spur"])


@pytest.mark.rule("HD-KICK-11")
def test_a_dude_in_the_saloon_may_get_several_chips_in_a_turn() -> None:
    s = with_dude("wyatt_earp", "kw_boots kw_straw kw_nail")
    flip(s, "front", "back")
    play(s, "play_kicker", "chip kw_boots", "play_kicker", "chip kw_straw")
    assert (kickers(s, "t0"), s.actions_left) == (["kw_boots/front", "kw_straw/back"], 1)


# --- the kicker stage -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-KICK-12", "HD-SHOW-06")
def test_in_a_showdown_each_player_may_play_one_chip_or_pass() -> None:
    s = with_dude("wyatt_earp", "kw_boots kr_spur")
    put(s, 1, stack="kr_clover kw_penny")
    showdown(s, "t0", "t1")
    flip(s, "front", "front")
    assert (question(s), who(s), on_offer(s)) == ("kicker_stage", 0, ["pass", "chip kw_boots", "chip kr_spur"])
    play(s, "chip kr_spur")
    assert (question(s), who(s)) == ("kicker_stage", 1)
    play(s, "chip kr_clover")
    assert question(s) == "reinvest_dude"
    assert s.players[0].totals == [7, 10 + 3, 6]
    assert s.players[1].totals == [3, 6, 5 + 3]


@pytest.mark.rule("HD-KICK-12")
def test_the_option_lets_players_play_more_chips() -> None:
    s = evening(kickers_per_shootout=2)
    dude(s, 0, "wyatt_earp")
    dude(s, 1, "nat_love")
    put(s, 0, stack="kw_boots kw_straw kw_nail")
    put(s, 1, stack="")
    showdown(s, "t0", "t1")
    flip(s, "front", "front")
    play(s, "chip kw_boots", "chip kw_straw")
    assert question(s) == "reinvest_dude"


@pytest.mark.rule("HD-KICK-07", "HD-KICK-12")
def test_in_a_showdown_the_limit_holds_too() -> None:
    s = with_dude("marcus_reno", "kw_boots kr_spur kb_owl")  # limit $5
    showdown(s, "t0", "t1")
    assert on_offer(s) == ["pass", "chip kw_boots", "chip kr_spur"]


@pytest.mark.rule("HD-KICK-13")
def test_everybody_sees_the_chips_on_a_dude_with_the_side_that_is_up() -> None:
    s = with_dude("wyatt_earp")
    kick_on(s, "t0", "kr_spur/back", "kw_boots/front")
    for viewer in (0, 1, None):
        shown = seen_card(s, viewer, "t0").kickers
        assert [(each.chip, each.side) for each in shown] == [("kr_spur", "back"), ("kw_boots", "front")]


@pytest.mark.rule("HD-KICK-13", "HD-ZONE-08")
def test_nobody_sees_the_stack_of_another() -> None:
    s = with_dude("wyatt_earp")
    assert seen_player(s, 0, 0).stack == ["kw_boots", "kr_spur", "kb_sixgun", "kg_skull"]
    for viewer in (1, None):
        assert (seen_player(s, viewer, 0).stack, seen_player(s, viewer, 0).stack_size) == ([], 4)


# --- afterwards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-KICK-14", "HD-AFTER-07")
def test_a_chip_stays_on_a_reinvested_dude_with_the_same_side_up() -> None:
    s = with_dude("wyatt_earp", "kr_spur")
    showdown(s, "t0", "t1")
    flip(s, "back")
    play(s, "chip kr_spur", "reinvest", "bury")
    assert question(s) == "turn_action"
    assert (kickers(s, "t0"), stats(s, "t0")) == (["kr_spur/back"], [7, 8, 6])
    again = dude(s, 1, "nat_love")
    showdown(s, "t0", again)
    assert stats(s, "t0") == [7, 8, 6]


@pytest.mark.rule("HD-KICK-15", "HD-PLAY-16")
@pytest.mark.parametrize("leave", [bury, bounce])
def test_the_chips_of_a_dude_that_leaves_the_table_are_buried(leave: Callable[[State, int, Piece], None]) -> None:
    s = with_dude("wyatt_earp", "kw_boots")
    kick_on(s, "t0", "kr_spur/back", "kw_penny/front")
    leave(s, 0, piece(s, "t0"))
    assert (buried(s, 0), stack(s, 0)) == (["kr_spur", "kw_penny"], ["kw_boots"])


@pytest.mark.rule("HD-KICK-16", "HD-ZONE-24")
def test_a_buried_chip_is_not_shuffled_into_anything() -> None:
    s = with_dude("wyatt_earp", "kw_boots")
    put(s, 0, draw="", deadwood="fort_up stetson", buried="kr_spur")
    draw_cards(s, 0, 2)
    assert (hand(s, 0), buried(s, 0), stack(s, 0)) == (["fort_up", "stetson"], ["kr_spur"], ["kw_boots"])


@pytest.mark.rule("HD-KICK-16")
def test_a_buried_chip_returns_to_the_stack_by_an_ability() -> None:
    s = with_dude("wyatt_earp", "")
    put(s, 0, hand="old_debts", deadwood="", buried="kr_spur kw_penny")
    fortune_stage(s, "t0", "t1")
    play(s, "card old_debts")
    assert offered(s, "take_chip") == ["kw_penny", "kr_spur"]
    play(s, "take_chip kr_spur")
    assert (stack(s, 0), buried(s, 0)) == (["kr_spur"], ["kw_penny"])


@pytest.mark.rule("HD-KICK-17")
def test_chips_stay_when_the_limit_drops_below_them_but_none_can_be_added() -> None:
    s = with_dude("belle_starr", "kw_boots")  # limit $15
    bags = gear(s, 0, "t0", "saddlebags", up=True)
    assert kicker_limit(s, 0, piece(s, "t0")) == 20
    kick_on(s, "t0", "kb_fox/front", "kb_wheel/front")
    bury(s, 0, piece(s, bags))
    assert kicker_limit(s, 0, piece(s, "t0")) == 15
    assert kickers(s, "t0") == ["kb_fox/front", "kb_wheel/front"]
    assert stats(s, "t0") == [4 + 3, 3, 5 + 5]
    assert "play_kicker" not in on_offer(s)


@pytest.mark.rule("HD-KICK-18")
def test_chips_on_a_concealed_dude_do_nothing_and_count_again_when_it_is_revealed() -> None:
    s = with_dude("belle_starr", "kw_boots")
    kick_on(s, "t0", "kr_clover/front")
    conceal(s, 0, piece(s, "t0"))
    assert (stats(s, "t0"), kickers(s, "t0")) == ([0, 0, 0], ["kr_clover/front"])
    assert "play_kicker" not in on_offer(s)
    play(s, "reveal_card")
    assert stats(s, "t0") == [4, 3, 5 + 3]


# --- abilities that look at chips -------------------------------------------------------------------------------


@pytest.mark.rule("HD-KICK-19", "HD-ABIL-17")
def test_a_flip_in_the_saloon_triggers_abilities_but_what_lasts_for_a_shootout_does_nothing() -> None:
    s = with_dude("calamity_jane", "kr_spur")
    gear(s, 0, "t0", "lucky_horseshoe", up=True)
    flip(s, "back")
    play(s, "play_kicker", "chip kr_spur")
    assert (stats(s, "t0"), s.lasting) == ([3, 6 - 2, 7 + 2], [])


@pytest.mark.rule("HD-KICK-19", "HD-ABIL-11")
def test_in_the_saloon_doc_holliday_may_pay_to_turn_a_chip_over() -> None:
    s = with_dude("doc_holliday", "kr_spur")
    flip(s, "back")
    play(s, "play_kicker", "chip kr_spur")
    assert question(s) == "ability_may"
    play(s, "yes")
    assert (kickers(s, "t0"), stakes(s)[0]) == (["kr_spur/front"], 97)
    assert piece(s, "t0").chips == 10 + 3


@pytest.mark.rule("HD-KICK-19")
def test_concealed_gear_does_not_look_at_chips() -> None:
    s = with_dude("belle_starr", "kr_spur")
    gear(s, 0, "t0", "silver_dollar")
    flip(s, "back")
    play(s, "play_kicker", "chip kr_spur")
    assert question(s) == "turn_action"


@pytest.mark.rule("HD-KICK-20", "HD-ABIL-02")
def test_a_free_chip_ignores_the_limit_and_does_not_use_up_the_one_of_the_stage() -> None:
    s = with_dude("marcus_reno", "kg_skull kw_boots")  # limit $5
    put(s, 0, hand="flip_for_it")
    fortune_stage(s, "t0", "t1")
    play(s, "card flip_for_it")
    flip(s, "front", "front")
    assert on_offer(s) == ["pass", "chip kw_boots", "chip kg_skull"]
    play(s, "chip kw_boots")
    assert (question(s), on_offer(s)) == ("kicker_stage", ["pass"])
    s = with_dude("marcus_reno", "kg_skull kw_boots kw_straw")
    put(s, 0, hand="flip_for_it")
    fortune_stage(s, "t0", "t1")
    play(s, "card flip_for_it")
    flip(s, "front", "back")
    play(s, "chip kw_boots", "chip kw_straw")
    assert kickers(s, "t0") == ["kw_boots/front", "kw_straw/back"]
    assert unrolled(s) == 0
