"""Stakes, pot, chips on cards. Chapter 5.2"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter.content import CHIP_COLOUR, CHIP_VALUE, COLOUR
from saddlebag.games.high_stakes_drifter.rules.playing import bounce, bury
from tests.games.high_stakes_drifter.kit import (
    Table,
    deadwood,
    dude,
    evening,
    fortune_stage,
    gear,
    gear_round,
    go_on,
    hand,
    offered,
    on_offer,
    piece,
    play,
    put,
    question,
    seen,
    seen_card,
    seen_player,
    shootout,
    showdown,
    stakes,
    table,
)

CHIPS_OF_THE_BROWSER = Path(__file__).parents[3] / "web/src/kit/poker/chips.ts"


def two_dudes() -> Table:
    """Red's turn: t0 and t1 are red's and blue's dudes; nobody has kicker chips or cards in hand."""
    s = evening()
    for seat in (0, 1):
        put(s, seat, stack="")
        dude(s, seat, "kit_carson")
    return s


@pytest.mark.rule("HD-MONEY-01")
def test_betting_chips_have_colours_and_values() -> None:
    values = {"white": 1, "red": 5, "blue": 10, "green": 25, "black": 100}
    drawn = re.findall(r"\{ value: (\d+), colour: '(\w+)' \}", CHIPS_OF_THE_BROWSER.read_text(encoding="utf-8"))
    assert {colour: int(value) for value, colour in drawn} == values
    assert all(values[COLOUR[colour]] == value for colour, value in zip(CHIP_COLOUR, CHIP_VALUE, strict=True))


@pytest.mark.rule("HD-MONEY-03")
def test_a_stake_is_what_is_neither_bet_nor_paid_for_a_card() -> None:
    s = evening()
    put(s, 0, hand="henry_meek stetson")
    dude(s, 1, "kit_carson")
    play(s, "play_dude", "card henry_meek", "play_gear", "card stetson")
    assert stakes(s) == [100 - 6 - 1, 100]
    play(s, "issue_challenge", "accept t0", "bet", "amount 20")
    assert stakes(s) == [100 - 6 - 1 - 5 - 20, 95]
    assert seen_player(s, None, 0).stake == 68


@pytest.mark.rule("HD-MONEY-04")
@pytest.mark.parametrize(
    "options", [{}, {"mode": "high_stakes"}, {"starting_stake": 333}, {"mode": "quickstart"}], ids=str
)
def test_all_begin_with_the_same(options: dict[str, Any]) -> None:
    s = table(2 if "quickstart" in options.values() else 5, **options)
    go_on(s)
    assert len(set(stakes(s))) == 1


@pytest.mark.rule("HD-MONEY-05")
def test_everybody_sees_every_stake_at_any_time() -> None:
    s = two_dudes()
    for answers in ((), ("issue_challenge",), ("accept t1",), ("bet", "amount 7")):
        play(s, *answers)
        for viewer in (0, 1, None):
            assert [player.stake for player in seen(s, viewer).players] == stakes(s)


@pytest.mark.rule("HD-MONEY-06")
def test_the_stake_pays_for_cards_antes_and_bets() -> None:
    s = two_dudes()
    put(s, 0, hand="cochise mustang fort_up")
    paid = []
    for answers in (
        ("play_dude", "card cochise"),
        ("play_gear", "card mustang", "beside t0"),
        ("issue_challenge", "send t0"),
        ("accept t1", "bet", "amount 11"),
        ("call", "pass", "card fort_up"),
    ):
        before = stakes(s)[0]
        play(s, *answers)
        paid.append(before - stakes(s)[0])
    assert paid[:4] == [6, 3, 5, 11]
    # The fortune card is paid before the pot is won: $5 of its cost came from the stake.
    assert question(s) == "reinvest_dude"
    assert stakes(s)[0] == 100 - 6 - 3 - 5 - 11 - 5 + (10 + 22 + 5 + 14)


@pytest.mark.rule("HD-MONEY-07")
def test_the_pot_lies_apart_from_all_stakes() -> None:
    s = two_dudes()
    assert seen(s).challenge is None
    play(s, "issue_challenge", "accept t1", "bet", "amount 10")
    challenge = seen(s).challenge
    assert challenge is not None
    assert (challenge.pot, s.pot) == (20, 20)
    assert stakes(s) == [85, 95]
    assert sum(stakes(s)) + s.pot + 7 + 7 == 214


# --- paying in full ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-MONEY-08")
def test_a_dude_or_gear_that_cannot_be_paid_in_full_is_not_on_offer() -> None:
    s = evening()
    put(s, 0, stake=6, hand="kit_carson cochise gatling_gun sharps_rifle fort_up")
    dude(s, 0, "nat_love")
    play(s, "play_dude")
    assert offered(s, "card") == ["cochise"]
    s = evening()
    put(s, 0, stake=6, hand="kit_carson gatling_gun sharps_rifle")
    dude(s, 0, "nat_love")
    assert "play_dude" not in on_offer(s)
    play(s, "play_gear")
    assert offered(s, "card") == ["sharps_rifle"]


@pytest.mark.rule("HD-MONEY-08")
def test_a_fortune_card_that_cannot_be_paid_in_full_is_not_on_offer() -> None:
    s = two_dudes()
    put(s, 0, stake=4, hand="fort_up dead_eye")
    fortune_stage(s, "t0", "t1", ante=False)
    assert on_offer(s) == ["pass", "card dead_eye"]


@pytest.mark.rule("HD-MONEY-08", "HD-CHAL-01")
def test_a_challenge_needs_the_whole_ante() -> None:
    for stake, possible in ((4, False), (5, True)):
        s = two_dudes()
        put(s, 0, stake=stake, hand="stetson")
        assert ("issue_challenge" in on_offer(s)) == possible


# --- chips on cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-MONEY-09")
def test_chips_on_concealed_cards_are_seen_by_all() -> None:
    s = two_dudes()
    gear(s, 1, "t1", "gatling_gun")
    for viewer in (0, 1, None):
        assert [seen_card(s, viewer, name).chips for name in ("t1", "t2")] == [7, 7]
        assert seen_player(s, viewer, 1).invested == 14


@pytest.mark.rule("HD-MONEY-10")
def test_chips_on_a_buried_card_go_back_to_its_owner() -> None:
    s = two_dudes()
    gun = gear(s, 1, "t1", "gatling_gun")
    bury(s, 1, piece(s, gun))
    assert (stakes(s), deadwood(s, 1)) == ([100, 107], ["gatling_gun"])
    bury(s, 1, piece(s, "t1"))
    assert stakes(s) == [100, 114]


@pytest.mark.rule("HD-MONEY-10")
def test_chips_on_a_bounced_card_go_back_to_its_owner() -> None:
    s = two_dudes()
    gear(s, 1, "t1", "gatling_gun")
    bounce(s, 1, piece(s, "t1"))
    assert (hand(s, 1), stakes(s)) == (["kit_carson"], [100, 114])


@pytest.mark.rule("HD-MONEY-10")
def test_chips_that_went_to_the_pot_do_not_come_back() -> None:
    s = two_dudes()
    gun = gear(s, 1, "t1", "gatling_gun")
    gear(s, 1, "t1", "stetson")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {gun}")
    assert s.shootout.dead == 10 + 7
    before = stakes(s)[1]
    bury(s, 1, piece(s, gun))
    assert (stakes(s)[1], s.shootout.dead) == (before, 17)


# --- when the challenge is over ---------------------------------------------------------------------------------


def nobody_accepts(s: Table) -> None:
    play(s, "issue_challenge", "decline")


def all_others_fold(s: Table) -> None:
    shootout(s, "t0", "t1")
    play(s, "bet", "amount 10", "fold")


def there_is_a_showdown(s: Table) -> None:
    showdown(s, "t0", "t1")
    play(s, "bury", "bury")


@pytest.mark.rule("HD-MONEY-11")
@pytest.mark.parametrize("happens", [nobody_accepts, all_others_fold, there_is_a_showdown])
def test_the_pot_is_empty_outside_a_challenge(happens: Callable[[Table], None]) -> None:
    s = two_dudes()
    put(s, 0, hand="stetson")
    put(s, 1, hand="stetson")
    happens(s)
    assert question(s) == "turn_action"
    assert (s.pot, seen(s).challenge) == (0, None)
