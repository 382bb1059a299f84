"""Revealed and concealed cards. Chapter 5.10"""

from collections.abc import Callable

import pytest

from saddlebag.games.high_stakes_drifter.effects.terms import NONE, OPP_GEAR_HIDDEN, OPP_GEAR_SHOWN, Filter
from saddlebag.games.high_stakes_drifter.rules.members import card_members
from saddlebag.games.high_stakes_drifter.rules.playing import conceal, reveal
from saddlebag.games.high_stakes_drifter.rules.standing import kicker_room
from tests.games.high_stakes_drifter.kit import (
    Table,
    dude,
    evening,
    fortune_stage,
    gear,
    gear_round,
    go_on,
    kick_on,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    seen_card,
    sentences,
    shootout,
    showdown,
    stakes,
    stats,
)

OTHERS = (1, None)
"""Blue and a spectator: they do not know red's concealed cards."""


def facing(mine: str, yours: str = "kit_carson", up: bool = False) -> Table:
    """Red's turn: t0 is their dude, t1 is blue's; nobody has kicker chips or cards in hand."""
    s = evening()
    for seat in (0, 1):
        put(s, seat, stack="", hand="")
    dude(s, 0, mine, up=up)
    dude(s, 1, yours)
    return s


# --- revealed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CONC-01")
def test_to_reveal_a_card_is_to_turn_it_face_up() -> None:
    s = facing("wyatt_earp")
    play(s, "reveal_card")
    assert piece(s, "t0").up
    for viewer in OTHERS:
        shown = seen_card(s, viewer, "t0")
        assert (shown.up, shown.card, shown.stats, shown.kicker_limit) == (True, "wyatt_earp", [7, 10, 6], 25)


@pytest.mark.rule("HD-CONC-02")
def test_all_that_is_printed_on_a_card_counts_once_it_is_revealed() -> None:
    s = facing("seth_bullock")  # 5/6/3, law, kicker limit 10
    star = gear(s, 0, "t0", "tin_star")  # +1/+1/0, and +1 skill on a law dude
    shootout(s, "t0", "t1")
    assert stats(s, "t0") == [0, 0, 0]
    reveal(s, 0, piece(s, "t0"))
    assert (stats(s, "t0"), kicker_room(s, 0, piece(s, "t0"))) == ([5, 6, 3], 10)
    reveal(s, 0, piece(s, star))
    assert stats(s, "t0") == [6, 8, 3]


# --- concealed --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CONC-03")
def test_to_conceal_a_card_is_to_turn_it_face_down() -> None:
    s = facing("wyatt_earp", up=True)
    conceal(s, 0, piece(s, "t0"))
    assert on_table(s, 0) == ["?wyatt_earp"]
    assert not seen_card(s, 1, "t0").up


@pytest.mark.rule("HD-CONC-04")
def test_a_concealed_dude_has_no_name_stats_or_kicker_limit_for_others() -> None:
    s = facing("wyatt_earp")
    for viewer in OTHERS:
        shown = seen_card(s, viewer, "t0")
        assert (shown.card, shown.shape, shown.stats, shown.kicker_limit) == (None, None, None, None)
    assert kicker_room(s, 0, piece(s, "t0")) == 0


@pytest.mark.rule("HD-CONC-04")
@pytest.mark.parametrize("up", [False, True])
def test_a_concealed_card_is_not_found_by_its_name(up: bool) -> None:
    s = facing("sundance_kid", up=True)  # +2 skill with a revealed Butch Cassidy
    dude(s, 0, "butch_cassidy", up=up)
    shootout(s, "t0", "t1")
    assert stats(s, "t0") == [4, 11 if up else 9, 6]


@pytest.mark.rule("HD-CONC-04")
@pytest.mark.parametrize("up", [False, True])
def test_a_concealed_card_is_of_no_faction(up: bool) -> None:
    s = facing("wyatt_earp", "frank_james", up=True)  # +2 skill against an outlaw
    piece(s, "t1").up = up
    shootout(s, "t0", "t1")
    assert stats(s, "t0") == [7, 12 if up else 10, 6]


@pytest.mark.rule("HD-CONC-05")
def test_concealed_gear_has_no_ability_trait_or_modifier() -> None:
    s = facing("kit_carson", up=True)
    colts, rifle = gear(s, 0, "t0", "navy_colts", up=True), gear(s, 0, "t0", "winchester_73")
    shootout(s, "t0", "t1")
    assert stats(s, "t0") == [6, 11, 4], "the rifle gives nothing and is not yet a second weapon"
    piece(s, rifle).up = True
    assert stats(s, "t0") == [6, 17, 5]
    piece(s, colts).up = False
    assert stats(s, "t0") == [6, 11, 5]


@pytest.mark.rule("HD-CONC-05")
def test_a_concealed_card_costs_what_lies_on_it() -> None:
    s = facing("kit_carson")
    cheap, dear = gear(s, 1, "t1", "gatling_gun", on_it=2), gear(s, 1, "t1", "stetson", on_it=3)
    shootout(s, "t0", "t1")
    at_most_two = Filter(NONE, "", 2)

    def found(of: int) -> list[int]:
        return [each.id for _, each in card_members(s, 0, piece(s, "t0"), of, at_most_two)]

    assert found(OPP_GEAR_HIDDEN) == [piece(s, cheap).id]
    for name in (cheap, dear):
        piece(s, name).up = True
    assert found(OPP_GEAR_SHOWN) == [piece(s, dear).id]


@pytest.mark.rule("HD-CONC-06")
def test_all_see_whether_a_concealed_card_is_a_dude_or_whose_gear_it_is() -> None:
    s = facing("wyatt_earp")
    hat = gear(s, 0, "t0", "stetson")
    for viewer in OTHERS:
        assert [(seen_card(s, viewer, name).kind, seen_card(s, viewer, name).bearer) for name in ("t0", hat)] == [
            ("dude", None),
            ("gear", "t0"),
        ]


@pytest.mark.rule("HD-CONC-07")
def test_the_owner_may_look_at_his_concealed_cards_at_any_time() -> None:
    s = facing("wyatt_earp")
    hat = gear(s, 0, "t0", "stetson")
    for _ in range(2):
        assert [seen_card(s, 0, name).card for name in ("t0", hat)] == ["wyatt_earp", "stetson"]
        shootout(s, "t0", "t1")


@pytest.mark.rule("HD-CONC-08")
def test_what_is_laid_on_a_concealed_dude_counts_once_he_is_revealed() -> None:
    s = facing("kit_carson", "nat_love")  # Nat Love has skill 6
    put(s, 0, hand="sun_in_the_eyes")
    put(s, 1, hand="stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card sun_in_the_eyes")
    laid = [(part.source, part.skill) for part in seen_card(s, 0, "t1").parts]
    assert laid == [("ability", -3)], "all know what was laid on him"
    play(s, "pass")
    assert s.players[1].totals == [3, 3, 5]


# --- a card is concealed ----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CONC-09")
def test_concealing_a_card_ends_its_static_abilities_at_once() -> None:
    s = facing("kit_carson", up=True)
    spurs = gear(s, 0, "t0", "silver_spurs", up=True)
    shootout(s, "t0", "t1")
    assert stats(s, "t0") == [6, 9, 4]
    conceal(s, 0, piece(s, spurs))
    assert stats(s, "t0") == [6, 7, 4]


@pytest.mark.rule("HD-CONC-09")
@pytest.mark.parametrize(("up", "paid"), [(True, 4), (False, 0)])
def test_the_triggered_abilities_of_a_concealed_card_do_not_happen(up: bool, paid: int) -> None:
    s = facing("wyatt_earp")
    gear(s, 0, "t0", "undertaker", up=up, on_it=0)  # the winner gets $4 of each opponent
    showdown(s, "t0", "t1")
    go_on(s)
    assert s.shootout.winners == 0b01
    assert stakes(s)[1] == 95 - paid


@pytest.mark.rule("HD-CONC-10")
def test_concealing_a_card_leaves_its_chips_where_they_are() -> None:
    s = facing("wyatt_earp", up=True)
    kick_on(s, "t0", "kr_spur/front")
    conceal(s, 0, piece(s, "t0"))
    assert (piece(s, "t0").chips, stakes(s)[0], s.pot) == (11, 100, 0)
    assert seen_card(s, 1, "t0").chips == 11


@pytest.mark.rule("HD-CONC-11")
def test_a_card_that_was_concealed_again_is_hidden_but_the_story_remembers_it() -> None:
    s = facing("wyatt_earp")
    poncho = gear(s, 0, "t0", "dusty_poncho", up=True)  # conceals its dude when he is reinvested
    showdown(s, "t0", "t1")
    play(s, "reinvest", "reinvest", "bury")
    for viewer in OTHERS:
        shown = seen_card(s, viewer, "t0")
        assert (shown.up, shown.card, shown.shape, shown.stats) == (False, None, None, None)
        assert "Red reveals Wyatt Earp." in sentences(s, viewer)
    assert (seen_card(s, 0, "t0").card, seen_card(s, 1, poncho).card) == ("wyatt_earp", "dusty_poncho")


# --- the chips on a card that is turned up ----------------------------------------------------------------------


def in_the_gear_round(s: Table) -> str:
    """Red reveals it himself."""
    gun = gear(s, 0, "t0", "gatling_gun")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {gun}")
    return gun


def by_an_opponents_card(s: Table) -> str:
    """Blue's Pinkerton Agent reveals it."""
    gun = gear(s, 0, "t0", "gatling_gun")
    agent = gear(s, 1, "t1", "pinkerton_agent", on_it=0)
    gear_round(s, "t0", "t1")
    play(s, "pass", f"reveal {agent}")
    return gun


@pytest.mark.rule("HD-CONC-12")
@pytest.mark.parametrize("means", [in_the_gear_round, by_an_opponents_card])
def test_gear_turned_up_in_the_street_puts_its_chips_into_the_pot(means: Callable[[Table], str]) -> None:
    s = facing("kit_carson")
    gun = means(s)
    assert (piece(s, gun).up, piece(s, gun).chips, s.shootout.dead) == (True, 0, 17)


@pytest.mark.rule("HD-CONC-12")
def test_so_does_gear_that_its_own_dude_turns_up_at_the_showdown() -> None:
    s = facing("philip_sheridan")  # reveals all concealed gear on him
    gear(s, 0, "t0", "gatling_gun")
    gear(s, 0, "t0", "stetson")
    showdown(s, "t0", "t1")
    go_on(s)
    assert stakes(s)[0] == 95 + 10 + 11 + 7 + 7 + 1


@pytest.mark.rule("HD-CONC-13")
def test_a_dude_revealed_before_the_showdown_keeps_its_chips_until_then() -> None:
    s = facing("kit_carson", "wyatt_earp")
    put(s, 0, hand="ambush")
    put(s, 1, hand="stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "card ambush")
    assert (piece(s, "t1").up, piece(s, "t1").chips, s.shootout.dead) == (True, 11, 14)
    play(s, "pass")
    assert question(s) == "reinvest_dude"
    assert (piece(s, "t1").chips, stakes(s)[1]) == (0, 95 + 14 + 11 + 7)


@pytest.mark.rule("HD-CONC-14", "HD-TURN-09")
def test_a_card_revealed_in_the_saloon_keeps_its_chips() -> None:
    s = facing("wyatt_earp")
    gun = gear(s, 0, "t0", "gatling_gun")
    play(s, "reveal_card", f"reveal {gun}", "reveal_card")
    assert [(piece(s, name).up, piece(s, name).chips) for name in ("t0", gun)] == [(True, 11), (True, 7)]
    assert (s.pot, stakes(s)[0]) == (0, 100)
    assert "reveal_card" not in on_offer(s)
    assert seen_card(s, 1, gun).card == "gatling_gun"
