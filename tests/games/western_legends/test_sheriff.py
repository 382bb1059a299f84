"""The Sheriff and arrests. Chapter 5.10."""

from typing import Any

import pytest

from saddlebag.games.western_legends.content import (
    CATTLE,
    CHARACTER,
    CHARACTER_TEXT,
    EFFECT_TEXT,
    EVENT,
    EVENT_TEXT,
    GOAL,
    ITEM,
    ITEM_TEXT,
    MARSHAL_OFFICE,
    POKER_EFFECT,
    SHERIFF_OFFICE,
    SPACE,
)
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules.sheriff import confront, enter, move_sheriff, near
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text, is_worth_using
from saddlebag.games.western_legends.words import fight_story
from tests.games.kit import told
from tests.games.western_legends.fight_kit import Playing, challenge, fight_of, quiet, space, uses
from tests.games.western_legends.kit import Table, bandits_at, fight_top, hand, place, put

MANHUNT = EFFECT_TEXT[POKER_EFFECT.find("manhunt")]
GARRETT = CHARACTER_TEXT[CHARACTER.find("pat_garrett")]
SNAKE_OIL = ITEM_TEXT[ITEM.find("snake_oil")][0]


def hunted(at: str = "dk_street_m", **more: Any) -> Table:
    """The second player is Wanted and stands there with a card; the Sheriff is in his office."""
    s = quiet(**more)
    put(s, 1, wanted=4, place=at, hand="7_hearts 2_hearts")
    fight_top(s, "fight_j fight_k fight_q fight_2")
    return s


def led(s: Table, number: int, *answers: str) -> Playing:
    return Playing(move_sheriff(s, 0, number)).play(*answers)


# --- how he moves -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-SHERIFF-01", "WL-CARD-04")
def test_he_moves_only_while_somebody_is_wanted() -> None:
    s = quiet()
    assert not is_worth_using(s, Using(0), MANHUNT)
    assert uses(s, 0, MANHUNT).over
    assert s.sheriff == SHERIFF_OFFICE
    put(s, 2, wanted=1)
    assert is_worth_using(s, Using(0), MANHUNT)


@pytest.mark.rule("WL-SHERIFF-02")
def test_the_mover_leads_him_step_by_step_up_to_the_number() -> None:
    s = hunted("sv_se")
    f = uses(s, 0, MANHUNT)
    assert "5 spaces" in f.prompt(s)
    steps = 0
    while not f.over:
        f.play(f.offers[0])
        steps += 1
    assert steps == 5
    f = uses(s, 0, MANHUNT, "halt")
    assert f.over


@pytest.mark.rule("WL-SHERIFF-03")
def test_he_goes_where_players_go_and_neither_bandits_nor_others_stop_him() -> None:
    s = hunted("sv_se")
    step = near(s, s.sheriff)[0]
    bandits_at(s, SPACE[step])
    put(s, 2, place=SPACE[step])
    f = led(s, 2, f"lead {SPACE[step]}")
    assert not f.over
    assert s.bandits >> step & 1


@pytest.mark.rule("WL-SHERIFF-03", "WL-MOVE-02")
def test_the_option_keeps_him_from_corners_too() -> None:
    s, narrow = quiet(), quiet(corner_adjacency=False)
    everywhere = [len(near(s, each)) - len(near(narrow, each)) for each in range(len(SPACE))]
    assert sum(everywhere) > 0
    assert min(everywhere) == 0


@pytest.mark.rule("AU-SHERIFF-04", "AU-SHERIFF-05")
def test_rail_and_mountain_passes_are_one_step_for_him() -> None:
    s = hunted("bg_marshal", expansion="ante_up")
    s.sheriff = space("sv_rail")
    f = led(s, 2, "lead bg_rail")
    assert not f.over
    s.sheriff = space("sh_hideout_a")
    assert "lead bg_pass_a" in led(s, 1).offers
    base = quiet()
    assert space("bg_rail") not in near(base, space("sv_rail"))


# --- confronting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-SHERIFF-04", "WL-SHERIFF-06", "WL-SHERIFF-07")
def test_he_stops_at_a_wanted_player_who_discards_and_fights_four_cards() -> None:
    s = hunted()
    s.sheriff = space("dk_street_w")
    f = led(s, 5, "lead dk_street_m")
    assert (f.seat, f.question) == (1, "discard_card")
    f.play("discard 2_hearts")
    assert (f.seat, f.question) == (1, "lay_card")
    assert len(fight_of(s).drawn) == 4
    f.play("lay 7_hearts")
    assert f.seat == 0  # to the right of the second player
    f.play("play_for fight_2")
    assert s.players[1].wounds == 1  # the text of the 2
    assert s.sheriff == SHERIFF_OFFICE  # beaten


@pytest.mark.rule("WL-SHERIFF-05")
def test_with_several_the_mover_chooses_whom_he_confronts() -> None:
    s = hunted()
    put(s, 2, wanted=1, place="dk_street_m", hand="")
    s.sheriff = space("dk_street_w")
    f = led(s, 5, "lead dk_street_m")
    assert (f.seat, f.offers) == (0, ["confront indigo", "confront brick"])
    f.play("confront brick")
    assert f.over
    assert f.value is True
    assert (s.players[2].wanted, s.players[1].wanted) == (0, 4)


@pytest.mark.rule("WL-SHERIFF-06")
def test_a_player_without_cards_discards_none_and_loses() -> None:
    s = hunted()
    put(s, 1, hand="")
    f = Playing(confront(s, 1))
    assert f.over
    assert f.value is True
    assert s.players[1].wounds == 1


@pytest.mark.rule("WL-SHERIFF-08", "WL-SHERIFF-15")
def test_a_beaten_sheriff_goes_back_and_confronts_nobody_there() -> None:
    """Example X27."""
    s = hunted()
    put(s, 1, hand="a_hearts 2_hearts")
    put(s, 2, wanted=2, place="dk_sheriff", hand="k_hearts")
    s.sheriff = space("dk_street_w")
    f = led(s, 5, "lead dk_street_m", "discard 2_hearts", "lay a_hearts", "play_for fight_j")
    assert f.over
    assert f.value is False
    assert s.sheriff == SHERIFF_OFFICE
    assert (s.players[1].wanted, s.players[2].wanted) == (4, 2)
    assert place(s, 1) == "dk_street_m"


@pytest.mark.rule("WL-ARREST-01", "WL-ARREST-02", "WL-ARREST-03", "WL-ARREST-04", "WL-SHERIFF-09")
def test_an_arrest_by_the_sheriff() -> None:
    """Example X7."""
    s = hunted("sv_mid")
    put(s, 1, money=40, nuggets=3, cattle="cattle_blue_1", lp=3, hand="7_hearts 2_hearts")
    s.sheriff = space("sv_mid")
    Playing(confront(s, 1)).play("discard 2_hearts", "lay 7_hearts", "play_for fight_j")
    victim = s.players[1]
    assert (victim.money, victim.nuggets, victim.cattle, victim.wanted) == (20, 1, [], 0)  # $10 by the jack
    assert (victim.wounds, len(hand(s, 1)), victim.lp, victim.marshal) == (1, 1, 3, 0)
    assert place(s, 1) == "dk_sheriff"
    assert s.sheriff == SHERIFF_OFFICE
    assert s.ranches[1] >> CATTLE.find("cattle_blue_1") & 1


@pytest.mark.rule("AU-SHERIFF-01", "AU-SHERIFF-06")
def test_an_arrest_in_buzzard_gulch() -> None:
    """Example X8."""
    s = hunted("bg_n1", expansion="ante_up")
    put(s, 1, longhorns=2)
    s.longhorn_pile -= 2
    s.sheriff = space("bg_n1")
    pile = s.longhorn_pile
    Playing(confront(s, 1)).play("discard 2_hearts", "lay 7_hearts", "play_for fight_j")
    assert s.players[1].longhorns == 0
    assert s.longhorn_pile == pile + 2
    assert s.players[1].place == s.sheriff == MARSHAL_OFFICE


@pytest.mark.rule("AU-SHERIFF-02")
def test_a_marshal_s_arrest_in_buzzard_gulch_leads_to_the_marshal_s_office() -> None:
    s = hunted("bg_n1", expansion="ante_up")
    put(s, 0, marshal=1, hand="k_hearts", place="bg_n1")
    put(s, 1, hand="")
    challenge(s, "arrest indigo", "lay k_hearts")
    assert s.players[1].place == s.sheriff == MARSHAL_OFFICE


@pytest.mark.rule("AU-SHERIFF-03")
@pytest.mark.parametrize(("option", "office"), [("darkrock", SHERIFF_OFFICE), ("nearest_board_office", MARSHAL_OFFICE)])
def test_where_a_sheriff_beaten_in_buzzard_gulch_goes(option: str, office: int) -> None:
    s = hunted("bg_n1", expansion="ante_up", sheriff_defeat_office=option)
    put(s, 1, hand="a_hearts 2_hearts")
    s.sheriff = space("bg_n1")
    Playing(confront(s, 1)).play("discard 2_hearts", "lay a_hearts", "play_for fight_j")
    assert s.sheriff == office


@pytest.mark.rule("WL-SHERIFF-08", "AU-SHERIFF-03")
def test_beaten_on_the_base_board_he_returns_to_darkrock_whatever_the_option() -> None:
    s = hunted("sv_mid", expansion="ante_up", sheriff_defeat_office="nearest_board_office")
    put(s, 1, hand="a_hearts 2_hearts")
    s.sheriff = space("sv_mid")
    Playing(confront(s, 1)).play("discard 2_hearts", "lay a_hearts", "play_for fight_j")
    assert s.sheriff == SHERIFF_OFFICE


@pytest.mark.rule("WL-SHERIFF-10")
def test_whoever_is_arrested_in_their_own_turn_goes_on_from_the_office() -> None:
    s = quiet()
    put(s, 0, wanted=1, place="sv_mid")
    s.sheriff = space("sv_mid")
    Playing(confront(s, 0))
    assert s.now.actions == 3
    assert not s.now.ended
    assert place(s, 0) == "dk_sheriff"


@pytest.mark.rule("WL-SHERIFF-12")
def test_where_he_stands_already_nobody_is_confronted_until_he_moves_in() -> None:
    s = hunted("dk_sheriff")
    f = led(s, 2)
    assert f.question == "lead_sheriff"  # no confrontation in his own space
    out = SPACE[near(s, s.sheriff)[0]]
    f.play(f"lead {out}", "lead dk_sheriff")
    assert f.question == "discard_card"


@pytest.mark.rule("WL-SHERIFF-13")
def test_weapons_and_reactions_work_in_a_confrontation() -> None:
    s = hunted()
    put(s, 1, items="revolver+", hand="q_hearts 2_hearts 2_clubs")
    f = Playing(confront(s, 1)).play("discard 2_hearts", "lay q_hearts", "play_for fight_k")
    assert f.question == "react_or_pass"
    f.play("react 2_clubs")
    won = told(s, fight_story.NpcFightEnded)[0]
    assert (won.won, won.value, won.against) == (True, 12, 10)


@pytest.mark.rule("WL-SHERIFF-14")
@pytest.mark.parametrize(
    ("cards", "answers", "lp"),
    [("", [], 1), ("a_hearts 2_hearts", ["discard 2_hearts", "lay a_hearts", "play_for fight_j"], 0)],
)
def test_pat_garrett_is_paid_for_arrests_only(cards: str, answers: list[str], lp: int) -> None:
    s = hunted(expansion="ante_up")
    put(s, 1, hand=cards)
    s.sheriff = space("dk_street_w")
    f = Playing(carry_out_text(s, Using(0), GARRETT, terms.ACTION_ONCE)).play("lead dk_street_m", *answers)
    assert f.over
    assert s.players[0].lp == lp


# --- placed -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-SHERIFF-11")
def test_a_sheriff_who_is_placed_enters_only_that_space() -> None:
    s = hunted(expansion="ante_up")
    put(s, 2, wanted=1, place="sv_mid", hand="")
    f = Playing(enter(s, 0, space("sv_mid")))
    assert f.over
    assert (s.players[2].wanted, s.players[1].wanted) == (0, 4)


@pytest.mark.rule("WL-SHERIFF-11", "WL-SHERIFF-05")
def test_an_event_places_him_even_while_nobody_is_wanted() -> None:
    text = next(
        EVENT_TEXT[each]
        for each in range(len(EVENT))
        if str(EVENT_TEXT[each]).startswith("place_sheriff") or "; place_sheriff" in str(EVENT_TEXT[each])
    )
    s = quiet(expansion="ante_up")
    f = uses(s, 0, text)
    while not f.over:
        f.play(f.offers[0])
    assert told(s, fight_story.SheriffPlaced)


@pytest.mark.rule("WL-SHERIFF-11")
def test_snake_oil_puts_him_beside_its_owner_along_links_too() -> None:
    s = quiet(expansion="ante_up")
    put(s, 0, place="sv_rail", items="snake_oil")
    put(s, 1, place="bg_rail", wanted=1, hand="")
    f = Playing(carry_out_text(s, Using(0, ITEM.find("snake_oil")), SNAKE_OIL, terms.ACTION))
    while f.question != "post_sheriff":
        f.play(f.offers[0])
    assert "post bg_rail" in f.offers
    f.play("post bg_rail")
    assert s.players[1].wanted == 0


@pytest.mark.rule("WL-SHERIFF-14")
def test_whoever_made_him_move_caused_the_arrest() -> None:
    s = hunted(expansion="ante_up", goals=True, characters="pat_garrett wild_bill doc_holliday")
    put(s, 1, hand="")
    s.sheriff = space("dk_street_w")
    led(s, 5, "lead dk_street_m")
    deeds = s.players[0].deeds
    assert deeds is not None
    assert deeds.met == 1 << GOAL.find("pat_garrett_1")
