"""Gear rounds. Ledger 5.15."""

import pytest

from saddlebag.games.high_stakes_drifter.words.shootout_story import BettingBegan, GearRoundBegan
from tests.games.high_stakes_drifter.kit import (
    Table,
    dude,
    evening,
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
    seen_card,
    shootout,
    showdown,
    stakes,
    stats,
    who,
)
from tests.games.kit import told


def armed(mine: str = "stetson", yours: str = "stetson", players: int = 2) -> tuple[Table, list[str]]:
    """The first gear round: every player has a Kit Carson (6/7/4) with this concealed gear; the first has `mine`."""
    s = evening(players)
    dudes = []
    for seat in range(players):
        put(s, seat, hand="mustang", stack="")
        dudes.append(dude(s, seat, "kit_carson"))
    for seat, each in enumerate(dudes):
        for card in (yours if seat else mine).split():
            gear(s, seat, each, card)
    gear_round(s, *dudes)
    return s, dudes


# --- who reveals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-GEAR-01")
def test_each_player_in_may_reveal_gear_clockwise_from_the_challenger() -> None:
    s = evening(3)
    s.active = 1
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    for seat, each in enumerate(dudes):
        put(s, seat, hand="mustang")
        gear(s, seat, each, "stetson")
    gear_round(s, dudes[1], dudes[2], dudes[0])
    asked = []
    for _ in range(3):
        assert question(s) == "reveal_gear"
        asked.append(who(s))
        play(s, "pass")
    assert asked == [1, 2, 0]


@pytest.mark.rule("HD-GEAR-01")
def test_only_concealed_gear_of_the_dude_in_the_street_may_be_revealed() -> None:
    s = evening()
    put(s, 0, hand="mustang")
    put(s, 1, hand="mustang")
    mine, other, yours = dude(s, 0, "kit_carson"), dude(s, 0, "nat_love"), dude(s, 1, "kit_carson")
    first, second = gear(s, 0, mine, "stetson"), gear(s, 0, mine, "bowie_knife")
    gear(s, 0, mine, "derringer", up=True)
    gear(s, 0, other, "trail_dog")
    gear_round(s, mine, yours)
    assert on_offer(s) == ["pass", f"reveal {first}", f"reveal {second}"]


@pytest.mark.rule("HD-GEAR-01")
def test_who_declined_reveals_nothing() -> None:
    s = evening(3)
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    for seat, each in enumerate(dudes):
        put(s, seat, hand="mustang")
        gear(s, seat, each, "stetson")
    gear_round(s, dudes[0], dudes[2])
    assert who(s) == 0
    play(s, "pass")
    assert who(s) == 2
    play(s, "pass")
    assert question(s) == "play_fortune"


@pytest.mark.rule("HD-GEAR-01", "HD-CHAL-17")
def test_the_gear_round_comes_after_the_opening_betting_round() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    gear(s, 0, mine, "stetson")
    shootout(s, mine, yours)
    assert question(s) == "open_betting"
    play(s, "check", "check")
    assert question(s) == "reveal_gear"


# --- revealing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-GEAR-02", "HD-CONC-12")
def test_the_chips_on_revealed_gear_go_to_the_pot() -> None:
    s, _ = armed("colt_peacemaker")
    play(s, "reveal t2")
    assert (s.pot, s.shootout.dead, piece(s, "t2").chips) == (13, 13, 0)
    assert stakes(s) == [95, 95]


@pytest.mark.rule("HD-GEAR-03")
def test_a_player_reveals_at_most_one_gear_card_in_a_gear_round() -> None:
    s, _ = armed("stetson bowie_knife")
    play(s, "reveal t2")
    assert (question(s), who(s)) == ("reveal_gear", 1)
    play(s, "pass")
    assert question(s) == "open_betting"
    assert on_table(s, 0) == ["?kit_carson", "stetson", "?bowie_knife"]


@pytest.mark.rule("HD-GEAR-04")
def test_reveal_abilities_of_gear_resolve_before_the_next_player_decides() -> None:
    s, _ = armed("pack_mule")
    put(s, 0, hand="", draw="fort_up quick_draw dead_eye")
    play(s, "reveal t2")
    assert (question(s), who(s)) == ("reveal_gear", 1)
    assert hand(s, 0) == ["fort_up", "quick_draw"]


@pytest.mark.rule("HD-GEAR-04")
def test_the_choice_of_a_reveal_ability_comes_before_the_next_players_gear() -> None:
    s, dudes = armed("wanted_poster", players=3)
    play(s, "reveal t3")
    assert (question(s), who(s)) == ("ability_target", 0)
    play(s, f"target {dudes[2]}")
    assert (question(s), who(s)) == ("reveal_gear", 1)


# --- rounds and rounds ------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-GEAR-05")
def test_one_revealed_gear_card_is_enough_for_a_betting_round() -> None:
    s, _ = armed()
    play(s, "pass", "reveal t3")
    assert (question(s), who(s)) == ("open_betting", 0)


@pytest.mark.rule("HD-GEAR-06")
def test_after_that_betting_round_comes_another_gear_round() -> None:
    s, _ = armed("stetson bowie_knife", yours="")
    play(s, "reveal t2", "check", "check")
    assert (question(s), on_offer(s)) == ("reveal_gear", ["pass", "reveal t3"])
    assert len(told(s, GearRoundBegan)) == 2


@pytest.mark.rule("HD-GEAR-06")
def test_gear_rounds_go_on_until_all_gear_is_revealed() -> None:
    s, _ = armed("stetson bowie_knife derringer", yours="")
    for each in ("t2", "t3", "t4"):
        play(s, f"reveal {each}", "check", "check")
    assert question(s) == "play_fortune"
    assert on_table(s, 0) == ["?kit_carson", "stetson", "bowie_knife", "derringer"]


@pytest.mark.rule("HD-GEAR-07")
def test_a_gear_round_without_a_reveal_ends_the_gear_part_without_betting() -> None:
    s, _ = armed()
    began = len(told(s, BettingBegan))
    play(s, "pass", "pass")
    assert question(s) == "play_fortune"
    assert len(told(s, BettingBegan)) == began


@pytest.mark.rule("HD-GEAR-08")
def test_who_passed_in_one_gear_round_may_reveal_in_a_later_one() -> None:
    s, _ = armed()
    play(s, "pass", "reveal t3", "check", "check")
    assert (who(s), on_offer(s)) == (0, ["pass", "reveal t2"])


# --- gear that needs no reveal ----------------------------------------------------------------------------------


@pytest.mark.rule("HD-GEAR-09")
def test_gear_revealed_before_keeps_its_chips_until_the_showdown() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson", up=True), dude(s, 1, "kit_carson")
    colt = gear(s, 0, mine, "colt_peacemaker", up=True)
    for seat in (0, 1):
        put(s, seat, hand="mustang", stack="")
    gear_round(s, mine, yours)
    assert question(s) == "play_fortune"
    assert (s.pot, piece(s, colt).chips) == (10, 3)
    assert stats(s, mine) == [6, 10, 4], "it counts from the start"
    play(s, "pass", "pass")
    assert piece(s, colt).chips == 0
    assert s.players[0].totals == [6, 10, 4]


@pytest.mark.rule("HD-GEAR-10", "HD-CARD-07", "HD-SHOW-03")
def test_gear_left_concealed_has_no_effect_and_keeps_its_chips() -> None:
    s = evening()
    mine, yours = dude(s, 0, "nat_love"), dude(s, 1, "kit_carson")
    gun = gear(s, 0, mine, "gatling_gun")
    for seat in (0, 1):
        put(s, seat, hand="", stack="")
    showdown(s, mine, yours)
    go_on(s)
    assert s.players[0].totals == [3, 6, 5]
    assert s.shootout.winners == 0b10
    assert (piece(s, gun).chips, piece(s, gun).up, seen_card(s, 1, gun).card) == (7, False, None)
