"""What dudes, gear and fortune cards do, and how many there may be. Chapter 5.6"""

import pytest

from saddlebag.games.high_stakes_drifter.content import CARD_KIND, CARD_STATS, CARD_TRAITS, GEAR, TRAIT
from tests.games.high_stakes_drifter.kit import (
    ask_anew,
    dude,
    evening,
    fortune,
    fortune_stage,
    gear,
    on_offer,
    on_table,
    play,
    put,
    shootout,
    stats,
)


@pytest.mark.rule("HD-CARD-04")
def test_gear_helps_the_dude_it_is_on_and_no_other() -> None:
    s = evening()
    mine, other = dude(s, 0, "kit_carson", up=True), dude(s, 0, "kit_carson", up=True)
    gear(s, 0, mine, "appaloosa", up=True)
    assert (stats(s, mine), stats(s, other)) == ([7, 8, 6], [6, 7, 4])


@pytest.mark.rule("HD-CARD-04")
def test_gear_is_equipment_companions_and_animals_and_mostly_helps() -> None:
    gear_cards = [card for card, kind in enumerate(CARD_KIND) if kind == GEAR]
    for trait in ("weapon", "sidekick", "mount"):
        assert any(CARD_TRAITS[card] >> TRAIT.find(trait) & 1 for card in gear_cards)
    assert all(sum(CARD_STATS[card]) >= 0 for card in gear_cards)


@pytest.mark.rule("HD-CARD-07")
def test_gear_that_is_face_down_does_nothing() -> None:
    for up, expected in ((False, [6, 7, 4]), (True, [6, 9, 4])):
        s = evening()
        mine, yours = dude(s, 0, "kit_carson", up=True), dude(s, 1, "kit_carson")
        gear(s, 0, mine, "silver_spurs", up=up)  # +1 skill, and +1 more for who issued the challenge
        shootout(s, mine, yours)
        assert stats(s, mine) == expected


@pytest.mark.rule("HD-CARD-07")
def test_a_fortune_card_acts_from_the_street_and_not_from_the_hand() -> None:
    s = evening()
    put(s, 0, hand="fort_up")
    mine, yours = dude(s, 0, "kit_carson", up=True), dude(s, 1, "kit_carson")
    fortune_stage(s, mine, yours)
    assert stats(s, mine) == [6, 7, 4]
    fortune(s, 0, "fort_up")
    assert stats(s, mine) == [6, 12, 4]


@pytest.mark.rule("HD-CARD-08")
def test_one_player_may_have_the_same_card_twice_in_play() -> None:
    s = evening()
    put(s, 0, hand="wyatt_earp wyatt_earp")
    dude(s, 1, "wyatt_earp", up=True)
    play(s, "play_dude", "card wyatt_earp", "play_dude", "card wyatt_earp")
    assert on_table(s, 0) == ["?wyatt_earp", "?wyatt_earp"]


@pytest.mark.rule("HD-CARD-09")
def test_a_dude_may_carry_any_number_of_gear() -> None:
    s = evening()
    put(s, 0, hand="stetson")
    mine = dude(s, 0, "kit_carson", up=True)
    for _ in range(20):
        gear(s, 0, mine, "stetson", up=True)
    play(s, "play_gear", "card stetson")
    assert len(s.players[0].table) == 22
    assert stats(s, mine) == [26, 7, 24]


@pytest.mark.rule("HD-CARD-09")
def test_the_table_may_agree_how_much_gear_a_dude_carries_at_most() -> None:
    s = evening(max_gear_per_dude=2)
    put(s, 0, hand="stetson stetson")
    mine = dude(s, 0, "kit_carson")
    gear(s, 0, mine, "stetson")
    play(s, "play_gear", "card stetson")
    assert "play_gear" not in on_offer(s)
    dude(s, 0, "cochise")
    ask_anew(s)
    assert "play_gear" in on_offer(s)


@pytest.mark.rule("HD-CARD-10")
def test_a_player_may_have_any_number_of_dudes_in_the_saloon() -> None:
    s = evening()
    put(s, 0, hand="kit_carson")
    for _ in range(15):
        dude(s, 0, "kit_carson")
    play(s, "play_dude", "card kit_carson")
    assert len(s.saloon_dudes(0)) == 16


@pytest.mark.rule("HD-CARD-11")
def test_totals_may_be_negative_and_are_compared_as_they_are() -> None:
    s = evening()
    put(s, 0, stack="", hand="high_noon")  # +1 skill, and only skill counts
    put(s, 1, stack="")
    mine, yours = dude(s, 0, "lillie_langtry"), dude(s, 1, "stagecoach_mary")
    for bearer, number in ((mine, 4), (yours, 7)):
        for _ in range(number):
            gear(s, 0 if bearer == mine else 1, bearer, "reading_spectacles", up=True)  # -1 skill each
    fortune_stage(s, mine, yours)
    play(s, "card high_noon")
    assert [player.totals[1] for player in s.players] == [1 + 1 - 4, 4 - 7]
    assert s.shootout.winners == 0b01
