"""Folding, winning by folds, and reinvesting after a showdown. Ledger 5.17."""

from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter.words.shootout_story import Reinvested
from saddlebag.games.high_stakes_drifter.words.story import Concealed
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
    go_on,
    hand,
    is_there,
    kick_on,
    kickers,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    seen,
    shootout,
    showdown,
    stakes,
    who,
)
from tests.games.kit import told


def duel(mine: str = "kit_carson", yours: str = "nat_love", up: bool = False, **options: Any) -> Table:
    """Red's t0 and Blue's t1 in the saloon with their costs on them; both hold one card and no kicker chips."""
    s = evening(2, **options)
    for seat, card in enumerate((mine, yours)):
        put(s, seat, hand="mustang", stack="")
        dude(s, seat, card, up=up)
    return s


def after_showdown(s: Table) -> Table:
    """The dudes meet; Red's is the challenger. Nobody plays fortune cards."""
    for seat in (0, 1):
        put(s, seat, hand="")
    showdown(s, "t0", "t1")
    go_on(s)
    return s


def in_saloon(s: Table, name: str) -> bool:
    """Whether a dude stands in the saloon."""
    return is_there(s, name) and all(player.fighter != piece(s, name).id for player in s.players)


# --- folding ----------------------------------------------------------------------------------------------------


def folds(s: Table) -> None:
    """Red checks, Blue bets 5, Red folds."""
    play(s, "check", "bet", "amount 5", "fold")


@pytest.mark.rule("HD-AFTER-01")
@pytest.mark.parametrize("up", [False, True])
def test_the_dude_of_a_player_who_folds_returns_as_it_is(up: bool) -> None:
    s = duel(up=up)
    hat = gear(s, 0, "t0", "stetson")
    kick_on(s, "t0", "kr_spur/back")
    shootout(s, "t0", "t1")
    folds(s)
    assert in_saloon(s, "t0")
    assert (piece(s, "t0").up, piece(s, "t0").chips) == (up, 7)
    assert kickers(s, "t0") == ["kr_spur/back"]
    assert (piece(s, hat).up, piece(s, hat).chips, piece(s, hat).bearer) == (False, 1, 0)


@pytest.mark.rule("HD-AFTER-01")
def test_fold_abilities_of_revealed_cards_resolve_first() -> None:
    s = duel()
    belt = gear(s, 0, "t0", "money_belt")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {belt}")
    put(s, 0, stake=1)
    folds(s)
    assert (question(s), who(s)) == ("reinvest_gear", 0), "with the $6 they can pay for the belt"
    assert s.players[0].stake == 7


@pytest.mark.rule("HD-AFTER-01")
def test_fold_abilities_of_concealed_cards_do_not() -> None:
    s = duel()
    gear(s, 0, "t0", "money_belt")
    shootout(s, "t0", "t1")
    folds(s)
    assert s.players[0].stake == 95


@pytest.mark.rule("HD-AFTER-01", "HD-ABIL-18")
def test_what_gear_did_to_others_ends_when_its_dude_returns_to_the_saloon() -> None:
    s = evening(3)
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    for seat in range(3):
        put(s, seat, hand="", stack="")
    poster = gear(s, 0, dudes[0], "wanted_poster")
    gear_round(s, *dudes)
    play(s, f"reveal {poster}", f"target {dudes[2]}")
    play(s, "check", "bet", "amount 5", "call", "fold", "reinvest")
    assert s.players[2].totals == [6, 7, 4], "luck is not 3 lower any more"


@pytest.mark.rule("HD-AFTER-02")
def test_gear_turned_up_in_this_shootout_is_reinvested_or_buried() -> None:
    for answer, stake, left in (("reinvest", 92, ["?kit_carson", "colt_peacemaker"]), ("bury", 95, ["?kit_carson"])):
        s = duel()
        colt = gear(s, 0, "t0", "colt_peacemaker")
        gear_round(s, "t0", "t1")
        play(s, f"reveal {colt}")
        folds(s)
        assert on_offer(s) == ["reinvest", "bury"]
        play(s, answer)
        assert (s.players[0].stake, on_table(s, 0)) == (stake, left)
        if answer == "reinvest":
            assert piece(s, colt).chips == 3
        else:
            assert deadwood(s, 0) == ["colt_peacemaker"]


@pytest.mark.rule("HD-AFTER-02")
def test_gear_revealed_before_stays_with_its_chips() -> None:
    s = duel()
    colt = gear(s, 0, "t0", "colt_peacemaker", up=True)
    shootout(s, "t0", "t1")
    folds(s)
    assert question(s) == "turn_action"
    assert (piece(s, colt).up, piece(s, colt).chips) == (True, 3)


@pytest.mark.rule("HD-AFTER-02")
def test_gear_that_cannot_be_paid_for_is_buried() -> None:
    s = duel()
    colt = gear(s, 0, "t0", "colt_peacemaker")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {colt}")
    put(s, 0, stake=2)
    folds(s)
    assert (question(s), is_there(s, colt)) == ("turn_action", False)


@pytest.mark.rule("HD-AFTER-02")
def test_gear_turned_up_by_an_opponent_is_used_as_well() -> None:
    s = duel()
    hat = gear(s, 0, "t0", "stetson")
    agent = gear(s, 1, "t1", "pinkerton_agent")
    gear_round(s, "t0", "t1")
    play(s, "pass", f"reveal {agent}")
    assert piece(s, hat).up
    folds(s)
    assert (question(s), who(s)) == ("reinvest_gear", 0)


@pytest.mark.rule("HD-AFTER-02")
def test_gear_that_came_into_the_street_revealed_is_used_as_well() -> None:
    s = duel()
    put(s, 0, hand="friends_in_the_crowd call_the_bluff gold_watch")
    fortune_stage(s, "t0", "t1")
    play(s, "card friends_in_the_crowd", "take gold_watch", "pass", "card call_the_bluff", "pass")
    folds(s)
    assert (question(s), on_table(s, 0)) == ("reinvest_gear", ["?kit_carson", "gold_watch"])
    before = s.players[0].stake
    play(s, "reinvest")
    assert (before - s.players[0].stake, piece(s, "t3").chips) == (4, 4)


@pytest.mark.rule("HD-AFTER-02")
def test_the_fortune_cards_of_a_player_who_folds_are_buried() -> None:
    s = duel()
    put(s, 0, hand="call_the_bluff quick_draw")
    fortune_stage(s, "t0", "t1")
    play(s, "card call_the_bluff", "pass", "card quick_draw", "pass")
    folds(s)
    assert on_table(s, 0) == ["?kit_carson"]
    assert sorted(deadwood(s, 0)) == ["call_the_bluff", "quick_draw"]


@pytest.mark.rule("HD-AFTER-02")
def test_used_gear_is_decided_on_at_once_before_others_bet_on() -> None:
    s = evening(3)
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    for seat in range(3):
        put(s, seat, hand="mustang", stack="")
    first, second = gear(s, 0, dudes[0], "stetson"), gear(s, 0, dudes[0], "bowie_knife")
    gear_round(s, *dudes)
    play(s, f"reveal {second}", "check", "check", "check", f"reveal {first}", "bet", "amount 5")
    play(s, "raise", "amount 5", "call", "fold")
    assert (question(s), who(s)) == ("reinvest_gear", 0)
    play(s, "bury")
    assert not is_there(s, first), "table order: the Stetson came first"
    play(s, "reinvest")
    assert is_there(s, second)
    assert s.inside == 0b110


@pytest.mark.rule("HD-AFTER-03", "HD-BET-20")
def test_the_winner_by_folds_takes_the_pot_and_his_dude_home_as_it_is() -> None:
    s = duel()
    shootout(s, "t0", "t1")
    folds(s)
    assert stakes(s) == [95, 105]
    assert (in_saloon(s, "t1"), piece(s, "t1").up, piece(s, "t1").chips) == (True, False, 6)


@pytest.mark.rule("HD-AFTER-03")
def test_the_winner_by_folds_decides_on_used_gear_with_the_pot_in_his_stake() -> None:
    s = duel()
    colt, hat = gear(s, 1, "t1", "colt_peacemaker"), gear(s, 1, "t1", "stetson", up=True)
    gear_round(s, "t0", "t1")
    play(s, f"reveal {colt}")
    put(s, 1, stake=5)
    folds(s)
    assert (question(s), who(s)) == ("reinvest_gear", 1)
    assert s.players[1].stake == 5 + 10 + 3
    play(s, "reinvest")
    assert (s.players[1].stake, piece(s, colt).chips, piece(s, hat).chips) == (15, 3, 1)
    assert question(s) == "turn_action"


@pytest.mark.rule("HD-AFTER-03")
def test_the_fortune_cards_of_the_winner_by_folds_are_buried() -> None:
    s = duel()
    put(s, 1, hand="call_the_bluff")
    fortune_stage(s, "t0", "t1")
    play(s, "pass", "card call_the_bluff", "pass")
    folds(s)
    assert (on_table(s, 1), deadwood(s, 1)) == (["?nat_love"], ["call_the_bluff"])


@pytest.mark.rule("HD-AFTER-19")
@pytest.mark.parametrize("owner", [0, 1])
def test_gear_reinvested_after_a_fold_triggers_no_reinvest_ability(owner: int) -> None:
    s = duel(up=True)
    poncho = gear(s, owner, f"t{owner}", "dusty_poncho")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {poncho}")
    folds(s)
    assert who(s) == owner
    play(s, "reinvest")
    assert piece(s, poncho).chips == 2
    assert piece(s, f"t{owner}").up
    assert not told(s, Concealed)


# --- reinvesting dudes ------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-AFTER-04", "HD-AFTER-05")
def test_clockwise_from_the_challenger_winner_and_losers_decide_on_their_dudes() -> None:
    s = evening(3)
    s.active = 1
    dudes = []
    for seat, card in enumerate(("nat_love", "kit_carson", "lozen")):
        put(s, seat, hand="", stack="")
        dudes.append(dude(s, seat, card))
    showdown(s, dudes[1], dudes[2], dudes[0])
    asked = []
    for _ in range(3):
        assert (question(s), on_offer(s)) == ("reinvest_dude", ["reinvest", "bury"])
        asked.append(who(s))
        play(s, "reinvest")
    assert asked == [1, 2, 0]
    assert all(in_saloon(s, each) for each in dudes)


@pytest.mark.rule("HD-AFTER-06")
def test_the_cost_is_laid_on_the_dude_again_from_the_stake() -> None:
    s = after_showdown(duel())
    assert (stakes(s), piece(s, "t0").chips) == ([95 + 10 + 13, 95], 0)
    play(s, "reinvest", "reinvest")
    assert stakes(s) == [95 + 23 - 7, 95 - 6]
    assert (piece(s, "t0").chips, piece(s, "t1").chips) == (7, 6)


@pytest.mark.rule("HD-AFTER-06")
def test_the_winnings_may_pay_for_it() -> None:
    s = duel()
    put(s, 0, stake=5)
    after_showdown(s)
    assert (question(s), who(s), s.players[0].stake) == ("reinvest_dude", 0, 23)


@pytest.mark.rule("HD-AFTER-06", "HD-MONEY-08")
def test_who_cannot_pay_the_cost_buries_his_dude() -> None:
    s = duel()
    put(s, 1, stake=10)
    after_showdown(s)
    play(s, "reinvest")
    assert not is_there(s, "t1")
    assert deadwood(s, 1) == ["nat_love"]
    s = duel()
    put(s, 1, stake=11)
    after_showdown(s)
    play(s, "reinvest")
    assert who(s) == 1


@pytest.mark.rule("HD-AFTER-07")
def test_a_reinvested_dude_returns_to_the_saloon_revealed_with_its_kicker_chips() -> None:
    s = duel()
    kick_on(s, "t0", "kw_boots/front")
    after_showdown(s)
    play(s, "reinvest", "bury")
    assert (in_saloon(s, "t0"), piece(s, "t0").up, kickers(s, "t0")) == (True, True, ["kw_boots/front"])


@pytest.mark.rule("HD-AFTER-08")
def test_revealed_gear_of_a_reinvested_dude_is_reinvested_or_buried() -> None:
    s = duel()
    new, old = gear(s, 0, "t0", "colt_peacemaker", up=True), gear(s, 0, "t0", "plains_saddle", up=True)
    after_showdown(s)
    play(s, "reinvest")
    before = s.players[0].stake
    assert (question(s), on_offer(s)) == ("reinvest_gear", ["reinvest", "bury"])
    play(s, "reinvest", "bury")
    assert (before - s.players[0].stake, piece(s, new).chips, piece(s, new).up) == (3, 3, True)
    assert not is_there(s, old)
    assert deadwood(s, 0) == ["plains_saddle"]


@pytest.mark.rule("HD-AFTER-08")
def test_gear_that_its_player_cannot_pay_for_any_more_is_buried() -> None:
    s = duel("annie_oakley", "nat_love")
    gear(s, 0, "t0", "gatling_gun", up=True)
    put(s, 1, stake=5 + 6 + 2)
    gear(s, 1, "t1", "colt_peacemaker", up=True)
    cheap = gear(s, 1, "t1", "plains_saddle", up=True)
    after_showdown(s)
    play(s, "bury", "reinvest")
    assert (question(s), who(s), on_table(s, 1)) == ("reinvest_gear", 1, ["nat_love", "plains_saddle"])
    play(s, "reinvest")
    assert (s.players[1].stake, piece(s, cheap).chips) == (0, 2)


@pytest.mark.rule("HD-AFTER-09")
def test_concealed_gear_of_a_reinvested_dude_stays_as_it_is() -> None:
    s = duel()
    hat = gear(s, 0, "t0", "stetson")
    after_showdown(s)
    play(s, "reinvest")
    assert who(s) == 1
    assert (piece(s, hat).up, piece(s, hat).chips, in_saloon(s, "t0")) == (False, 1, True)


@pytest.mark.rule("HD-AFTER-10", "HD-MONEY-10", "HD-PLAY-16")
def test_a_dude_that_is_not_reinvested_is_buried_with_all_that_is_his() -> None:
    s = duel()
    gear(s, 0, "t0", "colt_peacemaker", up=True)
    gear(s, 0, "t0", "gold_watch")
    kick_on(s, "t0", "kw_boots/front", "kr_spur/back")
    after_showdown(s)
    before = s.players[0].stake
    play(s, "bury")
    assert on_table(s, 0) == []
    assert sorted(deadwood(s, 0)) == ["colt_peacemaker", "gold_watch", "kit_carson"]
    assert sorted(buried(s, 0)) == ["kr_spur", "kw_boots"]
    assert s.players[0].stake == before + 4, "the chips of the concealed watch, no others"


# --- fortune cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-AFTER-11")
def test_fortune_cards_are_buried_after_the_last_decision() -> None:
    s = duel()
    shootout(s, "t0", "t1")
    card = fortune(s, 0, "quick_draw")
    after_showdown(s)
    play(s, "reinvest")
    assert who(s) == 1
    assert is_there(s, card)
    play(s, "reinvest")
    assert not is_there(s, card)
    assert deadwood(s, 0) == ["quick_draw"]


@pytest.mark.rule("HD-AFTER-11", "HD-PLAY-16")
def test_fortune_cards_of_a_dude_that_leaves_earlier_go_with_it() -> None:
    s = duel()
    shootout(s, "t0", "t1")
    card = fortune(s, 0, "quick_draw")
    after_showdown(s)
    play(s, "bury")
    assert who(s) == 1
    assert not is_there(s, card)


# --- free, obliged, forbidden -----------------------------------------------------------------------------------


@pytest.mark.rule("HD-AFTER-12")
def test_free_reinvesting_costs_nothing_and_lays_nothing() -> None:
    s = duel("nat_love", "chief_joseph")
    gear(s, 0, "t0", "gatling_gun", up=True)
    put(s, 1, stake=5)
    after_showdown(s)
    play(s, "bury")
    assert (question(s), who(s), s.players[1].stake) == ("reinvest_dude", 1, 0)
    play(s, "reinvest")
    assert (in_saloon(s, "t1"), piece(s, "t1").chips, s.players[1].stake) == (True, 0, 0)


@pytest.mark.rule("HD-AFTER-12")
def test_free_reinvesting_is_of_the_dude_not_of_its_gear() -> None:
    s = duel("nat_love", "chief_joseph")
    gear(s, 0, "t0", "gatling_gun", up=True)
    gear(s, 1, "t1", "stetson", up=True)
    after_showdown(s)
    play(s, "bury", "reinvest", "reinvest")
    assert s.players[1].stake == 94


def sworn(left: int) -> Table:
    """Blue has played Blood Oath and lost; so much is left of their stake. Red has buried their dude."""
    s = duel("annie_oakley", "nat_love")
    put(s, 0, hand="")
    put(s, 1, hand="blood_oath", stake=5 + 1 + left)
    fortune_stage(s, "t0", "t1")
    play(s, "card blood_oath", "bury")
    return s


@pytest.mark.rule("HD-AFTER-13")
def test_who_is_obliged_to_reinvest_does_so_if_he_can_pay() -> None:
    s = sworn(6)
    assert (in_saloon(s, "t1"), piece(s, "t1").chips, s.players[1].stake) == (True, 6, 0)


@pytest.mark.rule("HD-AFTER-13")
def test_who_is_obliged_and_cannot_pay_buries_his_dude() -> None:
    assert not is_there(sworn(5), "t1")


@pytest.mark.rule("HD-AFTER-14")
def test_no_quarter_buries_all_dudes() -> None:
    s = duel()
    put(s, 1, hand="no_quarter")
    put(s, 0, hand="")
    fortune_stage(s, "t0", "t1")
    play(s, "card no_quarter")
    assert (on_table(s, 0), on_table(s, 1)) == ([], [])


@pytest.mark.rule("HD-AFTER-14")
def test_only_the_named_player_is_barred() -> None:
    s = duel("george_custer", "bass_reeves")
    gear(s, 1, "t1", "colt_peacemaker", up=True)
    after_showdown(s)
    assert not is_there(s, "t0"), "Custer lost"
    assert (question(s), who(s), on_offer(s)) == ("reinvest_dude", 1, ["reinvest", "bury"])


# --- reinvest abilities -----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-AFTER-15", "HD-AFTER-18")
def test_reinvest_abilities_resolve_after_the_decisions_for_dude_and_gear() -> None:
    s = duel()
    gear(s, 0, "t0", "dusty_poncho", up=True)
    gear(s, 0, "t0", "stetson", up=True)
    after_showdown(s)
    play(s, "reinvest", "reinvest")
    assert (question(s), who(s)) == ("reinvest_gear", 0)
    assert piece(s, "t0").up, "the poncho waits for the Stetson"
    play(s, "reinvest")
    assert not piece(s, "t0").up
    assert piece(s, "t0").chips == 7
    assert (question(s), who(s)) == ("reinvest_dude", 1), "it has acted before the next player decides"


@pytest.mark.rule("HD-AFTER-15")
def test_a_reinvest_ability_of_gear_that_was_buried_is_lost() -> None:
    s = duel()
    gear(s, 0, "t0", "dusty_poncho", up=True)
    after_showdown(s)
    play(s, "reinvest", "bury")
    assert piece(s, "t0").up


@pytest.mark.rule("HD-AFTER-15")
def test_a_dude_that_is_not_reinvested_triggers_none() -> None:
    s = duel()
    gear(s, 0, "t0", "dusty_poncho", up=True)
    after_showdown(s)
    play(s, "bury")
    assert not told(s, Concealed)


@pytest.mark.rule("HD-AFTER-16")
def test_a_dude_bounced_before_the_aftermath_cannot_be_reinvested() -> None:
    s = duel("annie_oakley", "nat_love")
    shootout(s, "t0", "t1")
    fortune(s, 1, "clean_getaway")
    gear(s, 1, "t1", "stetson", up=True)
    after_showdown(s)
    assert hand(s, 1) == ["nat_love"]
    play(s, "reinvest")
    assert not told(s, Reinvested)[1:]
    assert on_table(s, 1) == []


@pytest.mark.rule("HD-AFTER-18")
def test_each_player_decides_on_dude_then_gear_in_table_order_then_the_next_player() -> None:
    s = duel()
    gear(s, 0, "t0", "stetson", up=True)
    gear(s, 1, "t1", "bowie_knife", up=True)
    gear(s, 0, "t0", "derringer", up=True)
    after_showdown(s)
    order = []
    for _ in range(5):
        order.append((who(s), question(s), s.shootout.choices[0] if s.shootout.choices else None))
        play(s, "reinvest")
    assert order == [
        (0, "reinvest_dude", None),
        (0, "reinvest_gear", 2),
        (0, "reinvest_gear", 4),
        (1, "reinvest_dude", None),
        (1, "reinvest_gear", 3),
    ]


# --- when all is done -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-AFTER-17", "HD-TURN-11", "HD-MONEY-11")
def test_then_street_and_pot_are_empty_and_the_turn_goes_on() -> None:
    s = duel()
    put(s, 0, hand="stetson")
    put(s, 1, hand="")
    play(s, "issue_challenge", "accept t1", "check", "check", "pass", "reinvest", "reinvest")
    assert (question(s), who(s), s.actions_left) == ("turn_action", 0, 2)
    assert s.pot == 0
    assert [player.fighter for player in s.players] == [-1, -1]
    assert seen(s, None).challenge is None


@pytest.mark.rule("HD-AFTER-17")
def test_after_folds_too() -> None:
    s = duel()
    play(s, "issue_challenge", "accept t1")
    folds(s)
    assert (question(s), who(s), s.actions_left, s.pot) == ("turn_action", 0, 2, 0)
    assert [player.fighter for player in s.players] == [-1, -1]


# --- what the table may agree on --------------------------------------------------------------------------------


@pytest.mark.rule("HD-AFTER-01")
def test_option_fold_dude_buried() -> None:
    s = duel(fold_dude="buried")
    colt = gear(s, 0, "t0", "colt_peacemaker")
    gear(s, 0, "t0", "stetson")
    kick_on(s, "t0", "kw_boots/front")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {colt}")
    folds(s)
    assert on_table(s, 0) == []
    assert sorted(deadwood(s, 0)) == ["colt_peacemaker", "kit_carson", "stetson"]
    assert buried(s, 0) == ["kw_boots"]
    assert s.players[0].stake == 95 + 7 + 1, "what still lay on the dude and on the Stetson"
    assert in_saloon(s, "t1"), "the winner's dude returns"


@pytest.mark.rule("HD-AFTER-05")
def test_option_reinvest_winner_only() -> None:
    s = after_showdown(duel(reinvest="winner_only"))
    assert who(s) == 0
    play(s, "reinvest")
    assert (is_there(s, "t0"), is_there(s, "t1")) == (True, False)


@pytest.mark.rule("HD-AFTER-05")
def test_option_reinvest_none() -> None:
    s = after_showdown(duel(reinvest="none"))
    assert (on_table(s, 0), on_table(s, 1)) == ([], [])
