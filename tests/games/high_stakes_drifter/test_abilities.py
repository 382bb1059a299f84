"""Abilities. Chapter 5.11"""

import pytest

from saddlebag.games.high_stakes_drifter.content import CARD
from saddlebag.games.high_stakes_drifter.rules.playing import bury, conceal, reveal
from saddlebag.games.high_stakes_drifter.rules.standing import counting_stats
from saddlebag.games.high_stakes_drifter.words.shootout_story import AbilityUsed, Reinvested
from saddlebag.games.high_stakes_drifter.words.story import Discarded, Drew, Peeked, Revealed
from tests.games.high_stakes_drifter.kit import (
    Table,
    deadwood,
    dude,
    evening,
    flip,
    fortune,
    fortune_stage,
    gear,
    gear_round,
    hand,
    is_there,
    kick_on,
    kickers,
    offered,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    shootout,
    showdown,
    stack,
    stakes,
    stats,
    who,
)
from tests.games.high_stakes_drifter.new_abilities import with_abilities
from tests.games.kit import told

SMARTS, SKILL, LUCK = 1, 2, 4


def duel(mine: str = "seth_bullock", theirs: str = "nat_love", **options: int) -> Table:
    """Red has a concealed dude, t0, blue another, t1; nobody has kicker chips."""
    s = evening(**options)
    dude(s, 0, mine)
    dude(s, 1, theirs)
    put(s, 0, stack="")
    put(s, 1, stack="")
    return s


def three(*cards: str) -> Table:
    """Red, blue and green with a concealed dude each: t0, t1, t2."""
    s = evening(3)
    for seat, card in enumerate(cards):
        dude(s, seat, card)
        put(s, seat, stack="")
    return s


def used(s: Table) -> list[str]:
    """The cards whose abilities were used, in order."""
    return [CARD[event.card] for event in told(s, AbilityUsed)]


# --- what abilities are -----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-01")
def test_abilities_do_things_that_no_rule_does() -> None:
    s = duel()
    put(s, 0, hand="pickpocket stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card pickpocket")
    assert stakes(s) == [95 - 2 + 5, 95 - 5]


@pytest.mark.rule("HD-ABIL-02", "HD-KICK-07")
def test_an_ability_holds_where_it_contradicts_a_rule() -> None:
    s = duel("marcus_reno")  # kicker limit $5
    put(s, 0, hand="flip_for_it", stack="kg_skull")
    fortune_stage(s, "t0", "t1")
    flip(s, "front")
    play(s, "card flip_for_it", "chip kg_skull")
    assert kickers(s, "t0") == ["kg_skull/front"]


@pytest.mark.rule("HD-ABIL-03")
def test_what_forbids_beats_what_allows() -> None:
    s = duel("roy_bean")
    put(s, 0, stack="kw_boots")
    put(s, 1, hand="flip_for_it", stack="kw_penny")
    fortune_stage(s, "t0", "t1")
    play(s, "card flip_for_it")  # Roy Bean says that nobody can play chips; then nobody is asked
    assert question(s) == "reinvest_dude"
    assert (stack(s, 0), stack(s, 1)) == (["kw_boots"], ["kw_penny"])


@pytest.mark.rule("HD-ABIL-04", "HD-ABIL-03")
def test_a_ban_on_reinvesting_beats_the_duty_to_reinvest() -> None:
    s = duel("wyatt_earp")
    put(s, 0, hand="blood_oath")
    put(s, 1, hand="no_quarter")
    fortune_stage(s, "t0", "t1")
    play(s, "card blood_oath", "card no_quarter")
    assert (on_table(s, 0), on_table(s, 1), question(s)) == ([], [], "turn_action")


@pytest.mark.rule("HD-ABIL-04", "HD-AFTER-13")
def test_without_a_ban_the_duty_to_reinvest_holds() -> None:
    s = duel("wyatt_earp")
    put(s, 0, hand="blood_oath")
    fortune_stage(s, "t0", "t1")
    play(s, "card blood_oath")
    assert who(s) == 1  # red was not asked
    assert [event.card for event in told(s, Reinvested)] == [CARD.find("wyatt_earp")]


@pytest.mark.rule("HD-ABIL-05")
def test_a_part_that_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    s = duel("wyatt_earp")
    put(s, 0, hand="old_debts", deadwood="", buried="kr_spur")
    fortune_stage(s, "t0", "t1")
    play(s, "card old_debts")
    assert (stack(s, 0), hand(s, 0)) == (["kr_spur"], [])


@pytest.mark.rule("HD-ABIL-06")
def test_to_play_a_chip_of_an_empty_stack_is_skipped() -> None:
    s = duel()
    put(s, 0, hand="flip_for_it")
    fortune_stage(s, "t0", "t1")
    play(s, "card flip_for_it")
    assert question(s) == "reinvest_dude"


@pytest.mark.rule("HD-ABIL-07", "HD-CARD-07")
def test_an_ability_works_only_while_its_card_is_revealed() -> None:
    s = duel("virgil_earp")
    star = gear(s, 0, "t0", "tin_star")
    piece(s, "t0").up = True
    gear_round(s, "t0", "t1")
    assert stats(s, "t0") == [5, 8, 4]
    play(s, f"reveal {star}")
    assert stats(s, "t0") == [5 + 1, 8 + 1 + 1, 4]
    conceal(s, 0, piece(s, star))
    assert stats(s, "t0") == [5, 8, 4]


@pytest.mark.rule("HD-ABIL-07")
def test_triggers_of_concealed_gear_do_not_happen() -> None:
    s = duel("wyatt_earp")
    gear(s, 0, "t0", "undertaker")
    showdown(s, "t0", "t1")
    play(s)
    assert used(s) == []


@pytest.mark.rule("HD-ABIL-08", "HD-CONC-09")
def test_static_abilities_are_recalculated_at_every_moment() -> None:
    s = duel("ranald_mackenzie")  # +1 skill with two revealed gear
    piece(s, "t0").up = True
    first, second = gear(s, 0, "t0", "stetson", up=True), gear(s, 0, "t0", "law_book", up=True)
    assert stats(s, "t0")[1] == 8  # in the saloon `while street` does not hold
    shootout(s, "t0", "t1")
    assert stats(s, "t0")[1] == 9
    conceal(s, 0, piece(s, second))
    assert stats(s, "t0")[1] == 8
    reveal(s, 0, piece(s, second))
    assert stats(s, "t0")[1] == 9
    bury(s, 0, piece(s, first))
    assert stats(s, "t0")[1] == 8


@pytest.mark.rule("HD-ABIL-09")
def test_a_trigger_resolves_once_each_time_its_event_happens() -> None:
    s = duel("calamity_jane")  # +1 luck for each chip
    put(s, 0, hand="flip_for_it", stack="kw_nail kw_quill")
    fortune_stage(s, "t0", "t1")
    flip(s, "front", "front")
    play(s, "card flip_for_it", "chip kw_nail", "chip kw_quill")
    assert s.players[0].totals == [3 + 2, 6 + 2, 7 + 1 + 1 + 1]  # with the 1 of Flip for It
    assert used(s) == ["flip_for_it", "calamity_jane", "calamity_jane"]


@pytest.mark.rule("HD-ABIL-10", "HD-ABIL-11", "HD-BET-23")
@pytest.mark.parametrize(("answer", "price", "luck"), [("yes", 2, 5 + 3), ("no", 0, 5)])
def test_may_lets_the_player_decline_and_a_price_is_dead_money(answer: str, price: int, luck: int) -> None:
    s = duel("bat_masterson")
    put(s, 1, stack="kw_penny")
    showdown(s, "t0", "t1")
    assert (question(s), who(s), on_offer(s)) == ("ability_may", 0, ["yes", "no"])
    dead = s.shootout.dead
    play(s, answer)
    assert (question(s), stakes(s)[0], s.shootout.dead) == ("kicker_stage", 95 - price, dead + price)
    assert stats(s, "t0") == [7, 7, luck]


@pytest.mark.rule("HD-ABIL-10")
def test_who_cannot_pay_the_price_is_not_asked() -> None:
    s = duel("bat_masterson")
    put(s, 0, stake=6)
    showdown(s, "t0", "t1")
    assert s.players[0].stake == 1
    assert question(s) == "reinvest_dude"
    assert s.players[0].totals == [7, 7, 5]


@pytest.mark.rule("HD-ABIL-11")
def test_a_price_paid_outside_a_challenge_lies_on_the_card() -> None:
    s = duel("doc_holliday")
    piece(s, "t0").up = True
    put(s, 0, stack="kr_spur")
    flip(s, "back")
    play(s, "play_kicker", "chip kr_spur", "yes")
    assert (piece(s, "t0").chips, stakes(s)[0]) == (13, 97)


# --- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-12", "HD-SHOW-04")
def test_triggers_that_happen_together_resolve_clockwise_from_the_challenger() -> None:
    s = three("jesse_james", "jesse_james", "jesse_james")
    showdown(s, "t1", "t2", "t0")  # blue is the challenger
    play(s)
    assert [event.seat for event in told(s, AbilityUsed)] == [1, 2, 0]


@pytest.mark.rule("HD-ABIL-12", "HD-ABIL-29")
def test_a_waiting_trigger_is_lost_when_its_card_is_buried_before() -> None:
    s = duel("bass_reeves", "seth_bullock")
    gear(s, 1, "t1", "sawbones", up=True)
    showdown(s, "t0", "t1")
    play(s, "bury")
    assert used(s) == ["bass_reeves"]
    before = stakes(s)[1]
    play(s, "reinvest")
    assert stakes(s)[1] == before - 6


@pytest.mark.rule("HD-ABIL-12", "HD-ABIL-18")
def test_what_has_come_first_stays_though_its_card_is_buried_after_the_totals() -> None:
    s = duel("bass_reeves", "seth_bullock")
    bones = gear(s, 1, "t1", "sawbones", up=True)
    showdown(s, "t1", "t0")
    play(s)
    assert (used(s), is_there(s, bones)) == (["sawbones", "bass_reeves"], False)
    before = stakes(s)[1]
    play(s, "reinvest")
    assert (stakes(s)[1], piece(s, "t1").chips) == (before, 0)


@pytest.mark.rule("HD-ABIL-13")
def test_triggers_of_one_player_resolve_in_table_order_the_dude_first() -> None:
    s = duel("buffalo_bill")
    gear(s, 0, "t0", "undertaker", up=True)
    gear(s, 0, "t0", "strongbox_key", up=True)
    showdown(s, "t0", "t1")
    fortune(s, 0, "double_or_nothing")
    play(s)
    assert used(s) == ["buffalo_bill", "undertaker", "strongbox_key", "double_or_nothing"]


@pytest.mark.rule("HD-ABIL-14", "HD-ABIL-32")
def test_a_trigger_caused_by_an_ability_waits_until_that_ability_is_done(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "philip_sheridan", "on reveal: reveal all(my_gear_hidden); draw me 1")
    s = duel("philip_sheridan")
    gear(s, 0, "t0", "pack_mule")
    showdown(s, "t0", "t1")
    play(s)
    story = [event for event in s.heard or [] if isinstance(event, Revealed | Drew)]
    assert [len(event.cards) for event in story if isinstance(event, Drew)] == [1, 2]
    assert used(s) == ["philip_sheridan", "pack_mule"]


# --- targets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-15")
def test_targets_are_chosen_by_the_controller_on_resolution() -> None:
    s = three("seth_bullock", "nat_love", "kit_carson")
    put(s, 0, hand="sun_in_the_eyes stetson")
    fortune_stage(s, "t0", "t1", "t2")
    play(s, "card sun_in_the_eyes")
    assert (question(s), who(s), offered(s, "target")) == ("ability_target", 0, ["t1", "t2"])
    play(s, "target t2")
    assert (stats(s, "t1"), stats(s, "t2")) == ([0, 0, 0], [0, -3, 0])  # both concealed; what was laid on them


@pytest.mark.rule("HD-ABIL-15")
def test_an_effect_without_a_target_is_skipped() -> None:
    s = duel()
    put(s, 0, hand="hung_jury stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card hung_jury")
    assert (on_table(s, 0), stakes(s)[0]) == (["?seth_bullock", "hung_jury"], 92)


@pytest.mark.rule("HD-ABIL-16")
def test_who_has_folded_is_no_opponent_any_more() -> None:
    s = three("seth_bullock", "nat_love", "kit_carson")
    put(s, 0, hand="sun_in_the_eyes stetson")
    shootout(s, "t0", "t1", "t2")
    play(s, "bet", "amount 5", "fold", "call", "card sun_in_the_eyes")
    assert stats(s, "t2") == [0, -3, 0]  # the only one left to choose
    assert question(s) == "play_fortune"


@pytest.mark.rule("HD-ABIL-16")
def test_who_declined_is_no_opponent() -> None:
    s = three("john_wesley_hardin", "nat_love", "kit_carson")
    put(s, 1, hand="stetson")
    put(s, 2, hand="stetson fort_up")
    showdown(s, "t0", "t2")
    play(s)
    assert (len(hand(s, 1)), len(hand(s, 2))) == (1, 1)


@pytest.mark.rule("HD-ABIL-17")
def test_what_lasts_for_the_shootout_ends_with_it() -> None:
    s = duel("wyatt_earp", "bill_tilghman")
    put(s, 1, hand="round_up_the_posse")
    fortune_stage(s, "t0", "t1")
    put(s, 0, hand="sun_in_the_eyes")
    play(s, "card sun_in_the_eyes", "card round_up_the_posse")
    assert s.players[1].totals == [4, 5 + 2 - 3, 3]
    play(s, "reinvest", "reinvest")
    assert (stats(s, "t1"), s.lasting) == ([4, 5, 3], [])


@pytest.mark.rule("HD-ABIL-17")
def test_outside_a_shootout_such_an_effect_does_nothing() -> None:
    s = duel()
    gear(s, 0, "t0", "wanted_poster")
    play(s, "reveal_card", "reveal t2")
    assert (s.lasting, question(s)) == ([], "turn_action")


@pytest.mark.rule("HD-ABIL-18")
def test_what_a_fortune_card_made_to_last_ends_when_it_is_buried() -> None:
    s = duel()
    put(s, 0, hand="sun_in_the_eyes stetson")
    put(s, 1, hand="hung_jury stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card sun_in_the_eyes")
    assert stats(s, "t1")[1] == -3
    play(s, "card hung_jury")
    assert (stats(s, "t1")[1], deadwood(s, 0)) == (0, ["sun_in_the_eyes"])


@pytest.mark.rule("HD-ABIL-18")
def test_what_gear_made_to_last_ends_when_it_becomes_blank(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "jammed_gun", "on play: blank one(opp_gear_shown) @shootout")
    s = duel()
    poster = gear(s, 0, "t0", "wanted_poster")
    put(s, 1, hand="jammed_gun stetson")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {poster}", "check", "check")
    assert stats(s, "t1")[2] == -3
    play(s, "card jammed_gun")
    assert stats(s, "t1")[2] == 0


@pytest.mark.rule("HD-ABIL-18")
def test_what_a_dude_made_to_last_stays_to_the_end(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "wyatt_earp", "on reveal: mod one(opp_dude) skill -3 @shootout")
    with_abilities(request, "jammed_gun", "on play: blank one(opp_dude) @shootout")
    s = duel("wyatt_earp")
    put(s, 1, hand="jammed_gun stetson")
    put(s, 0, hand="ambush stetson")
    fortune_stage(s, "t0", "t1")
    reveal(s, 0, piece(s, "t0"))
    play(s, "pass")
    assert stats(s, "t1")[1] == -3
    play(s, "card jammed_gun")
    assert stats(s, "t1")[1] == -3


@pytest.mark.rule("HD-ABIL-18", "HD-PLAY-18")
def test_what_a_dude_made_to_last_stays_though_the_dude_is_gone(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "wyatt_earp", "on reveal: mod one(opp_dude) skill -3 @shootout")
    with_abilities(request, "ambush", "on play: bury one(opp_dude)")
    s = three("wyatt_earp", "nat_love", "kit_carson")
    put(s, 1, hand="ambush stetson")
    fortune_stage(s, "t0", "t1", "t2")
    reveal(s, 0, piece(s, "t0"))
    play(s, "target t2", "card ambush", "target t0")
    assert not is_there(s, "t0")
    assert stats(s, "t2")[1] == -3
    play(s, "pass")
    assert s.players[2].totals == [6, 7 - 3, 4]


@pytest.mark.rule("HD-ABIL-18")
def test_finished_effects_are_never_undone() -> None:
    s = duel()
    put(s, 0, hand="pickpocket call_the_bluff stetson")
    put(s, 1, hand="cloudburst stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card pickpocket", "pass", "card call_the_bluff", "card cloudburst")
    assert on_table(s, 0) == ["?seth_bullock"]
    assert stakes(s) == [95 - 2 + 5 - 2, 95 - 5 - 5]
    play(s, "pass", "pass")
    assert question(s) == "open_betting"


# --- money ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-19")
def test_a_payment_takes_at_most_what_is_there() -> None:
    s = duel()
    put(s, 1, stake=8)
    put(s, 0, hand="pickpocket stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card pickpocket")
    assert stakes(s) == [95 - 2 + 3, 0]


@pytest.mark.rule("HD-ABIL-20", "HD-BET-23")
def test_payments_from_the_pot_take_dead_money_only() -> None:
    s = duel()
    belt = gear(s, 0, "t0", "money_belt", up=True, on_it=0)
    shootout(s, "t0", "t1")
    s.shootout.dead = 4
    s.players[0].stake += 6
    play(s, "bet", "amount 20", "raise", "amount 30", "fold")
    assert is_there(s, belt)
    assert stakes(s)[0] == 101 - 20 + 4  # the four dollars that were dead, none of the forty that were bet


@pytest.mark.rule("HD-ABIL-20")
def test_what_abilities_pay_into_the_pot_is_dead_money() -> None:
    s = duel()
    put(s, 0, hand="raise_the_stakes stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card raise_the_stakes")
    assert (s.shootout.dead, [player.bets for player in s.players], stakes(s)) == (20, [0, 0], [90, 90])


# --- shield, lock, blank ----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-21")
def test_opponents_cannot_choose_a_shielded_dude() -> None:
    s = three("seth_bullock", "crazy_horse", "kit_carson")
    piece(s, "t1").up = True
    put(s, 0, hand="sun_in_the_eyes stetson")
    fortune_stage(s, "t0", "t1", "t2")
    play(s, "card sun_in_the_eyes")
    assert (stats(s, "t1"), stats(s, "t2")) == ([6, 10, 8], [0, -3, 0])


@pytest.mark.rule("HD-ABIL-21", "HD-CONC-08")
def test_what_was_laid_on_a_dude_before_does_not_apply_while_its_shield_works() -> None:
    s = duel("seth_bullock", "crazy_horse")
    put(s, 0, hand="sun_in_the_eyes switcheroo")
    fortune_stage(s, "t0", "t1")
    play(s, "card sun_in_the_eyes", "card switcheroo")
    assert s.players[1].totals == [6, 10, 8]


@pytest.mark.rule("HD-ABIL-21")
def test_a_shield_does_not_keep_off_what_its_own_player_does() -> None:
    s = duel("crazy_horse")
    put(s, 0, hand="turn_the_tables")
    fortune_stage(s, "t0", "t1")
    play(s, "card turn_the_tables")
    assert s.players[0].totals == [6, 8, 10 + 2]


@pytest.mark.rule("HD-ABIL-21")
def test_a_shield_of_gear_works_while_the_gear_is_revealed() -> None:
    s = duel()
    plate = gear(s, 1, "t1", "iron_breastplate", up=True)
    put(s, 0, hand="ambush back_stairs stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card ambush", "card back_stairs")
    assert not piece(s, "t1").up
    assert told(s, Peeked) == []
    conceal(s, 1, piece(s, plate))
    put(s, 0, hand="ambush stetson")
    play(s, "card ambush")
    assert piece(s, "t1").up


@pytest.mark.rule("HD-ABIL-22")
def test_a_shield_protects_neither_gear_nor_chips_nor_player_nor_from_rules_on_stats() -> None:
    s = duel("seth_bullock", "crazy_horse")
    piece(s, "t1").up = True
    gun = gear(s, 1, "t1", "gatling_gun", up=True, on_it=0)
    kick_on(s, "t1", "kr_spur/front")
    put(s, 0, hand="disarm pickpocket bad_penny let_it_ride stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card disarm", "card pickpocket", "card bad_penny", "card let_it_ride")
    assert not is_there(s, gun)
    assert (stakes(s)[1], counting_stats(s)) == (95 - 5, LUCK)
    play(s, "pass", "yes")
    assert kickers(s, "t1") == ["kr_spur/back"]


@pytest.mark.rule("HD-ABIL-23")
def test_a_locked_stat_is_not_lowered_by_anything() -> None:
    s = duel("seth_bullock", "annie_oakley")
    gear(s, 1, "t1", "reading_spectacles", up=True)  # +2 smarts, -1 skill
    kick_on(s, "t1", "kr_spur/back")
    put(s, 0, hand="sun_in_the_eyes bad_whiskey")
    fortune_stage(s, "t0", "t1")
    play(s, "card sun_in_the_eyes", "card bad_whiskey")
    assert s.players[1].totals == [5 + 2 - 2, 9, 7 - 2]


@pytest.mark.rule("HD-ABIL-23")
def test_a_lock_does_not_stop_swaps_nor_raises() -> None:
    s = duel("seth_bullock", "annie_oakley")
    put(s, 0, hand="switcheroo")
    put(s, 1, hand="quick_draw")
    fortune_stage(s, "t0", "t1")
    play(s, "card switcheroo", "card quick_draw")
    assert s.players[1].totals == [9, 5 + 3, 7]


@pytest.mark.rule("HD-ABIL-24")
def test_a_blank_card_loses_modifiers_and_abilities_but_stays_what_it_is() -> None:
    s = duel("seth_bullock", "nat_love")
    piece(s, "t1").up = True
    colts = gear(s, 1, "t1", "navy_colts", up=True)
    gun = gear(s, 1, "t1", "gatling_gun", up=True)
    put(s, 0, hand="jammed_gun jammed_gun stetson")
    fortune_stage(s, "t0", "t1")
    assert stats(s, "t1")[1] == 6 + 4 + 2 + 8
    play(s, "card jammed_gun", f"target {gun}")
    assert stats(s, "t1") == [3, 6 + 4 + 2, 5]  # the blank gun is still a weapon for the colts
    play(s, "card jammed_gun", f"target {colts}")
    assert stats(s, "t1") == [3, 6, 5]


@pytest.mark.rule("HD-ABIL-24")
def test_a_blank_dude_keeps_its_stats(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "jammed_gun", "on play: blank one(opp_dude) @shootout")
    s = duel("seth_bullock", "annie_oakley")
    piece(s, "t1").up = True
    put(s, 0, hand="jammed_gun sun_in_the_eyes stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card sun_in_the_eyes")
    assert stats(s, "t1") == [5, 9, 7]
    play(s, "card jammed_gun")
    assert stats(s, "t1") == [5, 9 - 3, 7]  # the lock is gone, the stats are there


@pytest.mark.rule("HD-ABIL-25")
@pytest.mark.parametrize(
    ("played", "counting"),
    [
        ("high_noon", SKILL),
        ("dust_storm", SMARTS | LUCK),
        ("high_noon battle_of_wits", 0),
        ("dust_storm let_it_ride", LUCK),
        ("dust_storm high_noon", 0),
        ("high_noon high_noon", SKILL),
    ],
)
def test_rules_on_which_stats_count_add_up(played: str, counting: int) -> None:
    s = duel()
    put(s, 0, hand=f"{played} stetson")
    fortune_stage(s, "t0", "t1")
    play(s, *[f"card {card}" for card in played.split()])
    assert counting_stats(s) == counting


@pytest.mark.rule("HD-ABIL-26", "HD-PLAY-10")
def test_gear_costs_less_to_play_never_below_nothing_and_several_add_up() -> None:
    s = duel("george_crook")
    piece(s, "t0").up = True
    put(s, 0, hand="sharps_rifle stetson law_book")
    play(s, "play_gear", "card sharps_rifle")
    assert (piece(s, "t2").chips, stakes(s)[0]) == (5 - 1, 96)
    dude(s, 0, "george_crook", up=True)
    play(s, "play_gear", "card law_book", "beside t0", "play_gear", "card stetson", "beside t0")
    assert [piece(s, name).chips for name in ("t4", "t5")] == [3 - 2, 0]
    assert stakes(s)[0] == 95


@pytest.mark.rule("HD-ABIL-26", "HD-COPY-15")
def test_gear_costs_less_to_reinvest_copies_included_but_dudes_do_not() -> None:
    s = duel("george_crook", "lillie_langtry")
    gear(s, 0, "t0", "sharps_rifle", up=True)
    gear(s, 0, "t0", "counterfeit_goods", up=True, shape="gatling_gun")
    showdown(s, "t0", "t1")
    play(s)
    before = stakes(s)[0]
    play(s, "reinvest", "reinvest", "reinvest")
    assert stakes(s)[0] == before - 8 - 4 - 2


@pytest.mark.rule("HD-ABIL-26", "HD-AFTER-08")
def test_gear_never_costs_less_than_nothing_to_reinvest() -> None:
    s = duel("george_crook", "lillie_langtry")
    dude(s, 0, "george_crook", up=True)
    gear(s, 0, "t0", "stetson", up=True)  # costs $1, and two Crooks make it $2 less
    showdown(s, "t0", "t1")
    play(s)
    before = stakes(s)[0]
    play(s, "reinvest", "reinvest")
    assert (stakes(s)[0], piece(s, "t3").chips) == (before - 8, 0)


# --- conditions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-27")
def test_a_condition_must_hold_when_the_ability_resolves(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "wyatt_earp", "on showdown: pay pot me 30")
    s = duel("wyatt_earp", "lottie_deno")  # +2 luck if the pot holds 40
    showdown(s, "t0", "t1")
    s.shootout.dead += 30
    s.players[0].stake -= 30
    play(s)
    assert s.players[1].totals == [7, 3, 7]
    s = duel("wyatt_earp", "lottie_deno")
    showdown(s, "t1", "t0")  # she comes first
    s.shootout.dead += 30
    s.players[0].stake -= 30
    play(s)
    assert s.players[1].totals == [7, 3, 7 + 2]


@pytest.mark.rule("HD-ABIL-27")
def test_a_condition_must_hold_when_the_ability_triggers(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "wyatt_earp", "on showdown: pay me pot 30")
    s = duel("wyatt_earp", "lottie_deno")
    showdown(s, "t0", "t1")
    play(s)
    assert s.players[1].totals == [7, 3, 7]  # the pot was too small when the showdown began


@pytest.mark.rule("HD-ABIL-27", "HD-ABIL-28")
def test_the_side_of_a_chip_is_looked_at_again_before_anything_is_asked() -> None:
    s = duel("doc_holliday")
    gear(s, 0, "t0", "silver_dollar", up=True)
    gear(s, 0, "t0", "lucky_horseshoe", up=True)
    put(s, 0, stack="kr_clover")
    showdown(s, "t0", "t1")
    flip(s, "back")
    play(s, "chip kr_clover", "yes")  # Doc turns it over: now it is positive for the others
    assert question(s) == "reinvest_dude"
    assert s.players[0].totals == [7, 9, 8 + 1 + 2 + 3]
    assert used(s) == ["doc_holliday"]


@pytest.mark.rule("HD-ABIL-28")
def test_a_price_is_decided_on_when_the_ability_resolves() -> None:
    s = duel("doc_holliday")
    gear(s, 0, "t0", "silver_dollar", up=True)
    put(s, 0, stack="kr_clover", stake=9)
    showdown(s, "t0", "t1")
    flip(s, "back")
    play(s, "chip kr_clover")
    assert (stakes(s)[0], question(s)) == (4, "ability_may")
    play(s, "no")
    assert question(s) == "ability_may"  # the dollar is asked for after Doc's price was kept
    flip(s, "front")
    play(s, "yes")
    assert kickers(s, "t0") == ["kr_clover/front"]


@pytest.mark.rule("HD-ABIL-29")
def test_a_waiting_trigger_is_lost_when_its_card_becomes_blank_or_concealed(request: pytest.FixtureRequest) -> None:
    for effect in ("blank one(opp_gear_shown) @shootout", "conceal one(opp_gear_shown)"):
        with_abilities(request, "wyatt_earp", f"on win: {effect}")
        s = duel("wyatt_earp", "seth_bullock")
        gear(s, 1, "t1", "sawbones", up=True)
        showdown(s, "t0", "t1")
        play(s)
        assert used(s) == ["wyatt_earp"]


# --- choosing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-30")
def test_reveal_and_peek_choose_among_concealed_cards_only() -> None:
    s = three("seth_bullock", "nat_love", "kit_carson")
    piece(s, "t1").up = True
    put(s, 0, hand="back_stairs ambush stetson")
    fortune_stage(s, "t0", "t1", "t2")
    play(s, "card back_stairs")
    assert [event.piece for event in told(s, Peeked)] == [2]
    play(s, "card ambush")
    assert piece(s, "t2").up


@pytest.mark.rule("HD-ABIL-30")
def test_conceal_chooses_among_revealed_cards_only(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "ambush", "on play: conceal one(opp_dude)")
    s = three("seth_bullock", "nat_love", "kit_carson")
    piece(s, "t2").up = True
    put(s, 0, hand="ambush stetson")
    fortune_stage(s, "t0", "t1", "t2")
    play(s, "card ambush")
    assert not piece(s, "t2").up


@pytest.mark.rule("HD-ABIL-31")
def test_one_without_may_must_choose_also_to_the_players_own_harm(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "dynamite", "on reveal: bury one(gear_anywhere)")
    s = duel()
    own = gear(s, 0, "t0", "stetson", up=True)
    bomb = gear(s, 0, "t0", "dynamite")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {bomb}")
    assert not is_there(s, own)


@pytest.mark.rule("HD-ABIL-32")
def test_effects_are_carried_out_from_left_to_right(request: pytest.FixtureRequest) -> None:
    for text, left in (("draw me 2; discard_random me 9", 0), ("discard_random me 9; draw me 2", 2)):
        with_abilities(request, "resupply", f"on play: {text}")
        s = duel()
        put(s, 0, hand="resupply stetson")
        fortune_stage(s, "t0", "t1")
        play(s, "card resupply")
        assert len(hand(s, 0)) == left


@pytest.mark.rule("HD-ABIL-33")
def test_each_opponent_acts_clockwise_from_the_challenger() -> None:
    s = three("john_wesley_hardin", "nat_love", "kit_carson")
    for seat in range(3):
        put(s, seat, hand="stetson")
    showdown(s, "t2", "t0", "t1")  # green is the challenger
    play(s)
    assert [event.seat for event in told(s, Discarded)] == [2, 1]


@pytest.mark.rule("HD-ABIL-33")
def test_all_acts_within_a_player_in_table_order() -> None:
    s = three("bass_reeves", "nat_love", "kit_carson")
    for bearer, card in (("t2", "stetson"), ("t1", "law_book"), ("t2", "derringer"), ("t1", "mustang")):
        gear(s, int(bearer[1:]), bearer, card, up=True)
    showdown(s, "t0", "t1", "t2")
    play(s)
    assert (deadwood(s, 1), deadwood(s, 2)) == (["mustang", "law_book"], ["derringer", "stetson"])


@pytest.mark.rule("HD-ABIL-34")
def test_concealed_cards_count_where_a_set_does_not_ask_for_revealed_ones() -> None:
    s = duel()
    dude(s, 0, "kit_carson")
    dude(s, 0, "nat_love", up=True)
    put(s, 0, hand="round_up_the_posse stetson")
    fortune_stage(s, "t0", "t1")
    piece(s, "t0").up = True
    play(s, "card round_up_the_posse")
    assert stats(s, "t0")[1] == 6 + 2 + 2


@pytest.mark.rule("HD-ABIL-35")
def test_a_card_counts_itself_among_the_gear_and_weapons_of_its_dude() -> None:
    s = duel()
    piece(s, "t0").up = True
    gear(s, 0, "t0", "navy_colts", up=True)
    fortune_stage(s, "t0", "t1")
    assert stats(s, "t0")[1] == 6 + 4
    gear(s, 0, "t0", "derringer", up=True)
    assert stats(s, "t0")[1] == 6 + 4 + 2 + 1


@pytest.mark.rule("HD-ABIL-35")
def test_named_counts_the_card_that_asks_too(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "sundance_kid", "while street if named:sundance_kid: mod dude skill +2")
    s = duel("sundance_kid")
    piece(s, "t0").up = True
    fortune_stage(s, "t0", "t1")
    assert stats(s, "t0")[1] == 9 + 2
