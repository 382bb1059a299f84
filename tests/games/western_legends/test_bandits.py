"""Bandits and their hideouts. Chapter 5.12."""

import pytest

from saddlebag.games.western_legends.content import (
    ALL_HIDEOUTS,
    EFFECT_TEXT,
    HIDEOUTS,
    MIB_CARD,
    MIB_TEXT,
    POKER_EFFECT,
)
from saddlebag.games.western_legends.rules.bandits import free_hideouts, spawn
from saddlebag.games.western_legends.rules.texts import Using, is_worth_using
from tests.games.western_legends.fight_kit import quiet, space, uses
from tests.games.western_legends.kit import Table, bandits_at, hand, put, sentences

BANDIT_TROUBLE = EFFECT_TEXT[POKER_EFFECT.find("bandit_trouble")]
NO_MOON = MIB_TEXT[MIB_CARD.find("mib10")]


def bandits(s: Table) -> set[int]:
    return {each for each in ALL_HIDEOUTS if s.bandits >> each & 1}


@pytest.mark.rule("WL-BANDIT-01")
def test_three_gangs_have_two_hideouts_each() -> None:
    assert [len(set(hideouts)) for hideouts in HIDEOUTS] == [2, 2, 2]
    assert len(set(ALL_HIDEOUTS)) == 6


@pytest.mark.rule("WL-BANDIT-02")
def test_a_gang_comes_to_both_its_hideouts() -> None:
    s = quiet(2, man_in_black="always")
    uses(s, 0, NO_MOON)
    assert bandits(s) == {*HIDEOUTS[0], *HIDEOUTS[1]}


@pytest.mark.rule("WL-BANDIT-03")
def test_no_bandit_appears_beside_a_player_the_sheriff_or_the_man_in_black() -> None:
    s = quiet(2, man_in_black="always")
    put(s, 0, place="mp_hideout_a")
    s.sheriff, s.mib_place = space("sh_hideout_a"), space("sh_hideout_b")
    uses(s, 0, NO_MOON)
    assert bandits(s) == {space("dixon_creek")}


@pytest.mark.rule("WL-BANDIT-03", "WL-BANDIT-04")
def test_one_bandit_a_hideout_and_six_in_all() -> None:
    s = quiet()
    for each in (*ALL_HIDEOUTS, *ALL_HIDEOUTS):
        spawn(s, each)
    assert s.bandits.bit_count() == 6
    spawn(s, space("mp_mid"))
    assert s.bandits.bit_count() == 6


@pytest.mark.rule("WL-BANDIT-03")
def test_bandit_trouble_asks_for_a_free_hideout() -> None:
    s = quiet()
    bandits_at(s, "mp_hideout_a", "sh_hideout_a", "sh_hideout_b")
    f = uses(s, 0, BANDIT_TROUBLE)
    assert f.offers == ["spawn dixon_creek", "spawn sv_hideout_c", "spawn cj_hideout_c"]
    f.play("spawn sv_hideout_c")
    assert space("sv_hideout_c") in bandits(s)
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("WL-BANDIT-03", "WL-CARD-08")
def test_without_a_free_hideout_nobody_appears() -> None:
    s = quiet()
    for each in ALL_HIDEOUTS:
        spawn(s, each)
    assert free_hideouts(s) == []
    assert is_worth_using(s, Using(0), BANDIT_TROUBLE)  # it still draws a card
    assert uses(s, 0, BANDIT_TROUBLE).over
    assert len(hand(s, 0)) == 1
    assert "No bandit appears, since no Hideout is free." in sentences(s, 0)
