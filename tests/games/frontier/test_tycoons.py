"""Tycoons on the Mayor Card, and their special buildings. Chapter 5.17."""

import pytest

from saddlebag.games.frontier.content import CHARACTER, SPACE, SPECIAL
from saddlebag.games.frontier.effects.terms import COST_DONATION
from saddlebag.games.frontier.rules import elections, land, people, standing, tycoons
from tests.games.frontier.kit import (
    Table,
    build,
    has,
    label,
    next_characters,
    on_offer,
    play,
    put,
    table,
    tile_at,
    turn,
    why_not,
)
from tests.games.kit import ask_after, run, texts

TYCOON = 2
ABILENE, DEADWOOD = 0, 1


def names(cards: list[int]) -> list[str]:
    return [CHARACTER[card] for card in cards]


def mayor_card(s: Table, cards: str) -> None:
    """These tycoons lie on the Mayor Card."""
    for name in cards.split():
        card = CHARACTER.find(name)
        s.decks[TYCOON].remove(card)
        s.tycoons.append(card)


def rich() -> Table:
    """A mayor who meets the requirements of money."""
    s = table()
    put(s, 0, money=20)
    return s


def draw(s: Table, *answers: str, seat: int = 0, building: bool = False) -> None:
    run(people.draw(s, seat, TYCOON, 1, building), *answers)


# --- placing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-TYC-01", "FO-TYC-02", "FO-TYC-05")
def test_the_mayor_places_a_drawn_tycoon_and_its_building() -> None:
    s = rich()
    next_characters(s, "t03")
    draw(s, "place_tycoon", "put_special B2_35")
    assert names(s.tycoons) == ["t03"]
    assert tile_at(s, "B2_35") == "cold_store"
    assert s.status[1] == 1  # when it is placed
    assert has(s, 0, "money") == 20  # held, not paid; no fee for the mayor


@pytest.mark.rule("FO-TYC-02", "FO-TYC-03")
def test_another_player_who_draws_it_gains_three_dollars_if_the_mayor_places_it() -> None:
    s = rich()
    next_characters(s, "t06")
    found = ask_after(people.draw(s, 1, TYCOON, 1, False))
    assert found.seat == 0  # the mayor is asked
    s.tycoons = [CHARACTER.find("t01")]
    assert s.game.why_not(s, found, "swap_tycoon t01").reason == "There is room for one more tycoon."
    s.tycoons = []
    s.drawn = []
    next_characters(s, "t06")
    draw(s, "place_tycoon", "no_special", seat=1)
    assert has(s, 1, "money") == 3
    assert names(s.tycoons) == ["t06"]


@pytest.mark.rule("FO-TYC-03")
def test_a_tycoon_that_the_mayor_declines_goes_to_a_town_with_its_reward() -> None:
    s = rich()
    next_characters(s, "t03")
    draw(s, "decline_tycoon", seat=1)
    assert s.tycoons == []
    assert names(s.discards[ABILENE]) == ["t03"]
    assert has(s, 1, "horse") == 1
    assert has(s, 1, "money") == 0


@pytest.mark.rule("FO-TYC-02")
def test_a_mayor_who_does_not_meet_its_requirement_is_not_asked() -> None:
    s = table()
    put(s, 1, money=20)  # the drawing player does
    next_characters(s, "t03")
    draw(s, seat=1)
    assert names(s.discards[ABILENE]) == ["t03"]


@pytest.mark.rule("FO-TYC-01", "FO-TYC-02", "FO-TYC-06")
def test_with_five_in_place_one_is_swapped_out_with_its_building() -> None:
    s = rich()
    mayor_card(s, "t01 t02 t04 t05 t12")
    build(s, "B2_35", "carnegie_hall")
    put(s, 1, donated="B2_35 B2_35")
    next_characters(s, "t03")
    found = ask_after(people.draw(s, 0, TYCOON, 1, False))
    assert texts(found) == [
        "swap_tycoon t01", "swap_tycoon t02", "swap_tycoon t04", "swap_tycoon t05", "swap_tycoon t12", "decline_tycoon",
    ]  # fmt: skip
    assert s.game.why_not(s, found, "place_tycoon").reason == "Five tycoons are in place."
    assert s.game.why_not(s, found, "swap_tycoon t06").reason == "That tycoon is not on the Mayor Card."
    s.drawn = []
    next_characters(s, "t03")
    draw(s, "swap_tycoon t12", "send abilene", "no_special")
    assert names(s.tycoons) == ["t01", "t02", "t04", "t05", "t03"]
    assert tile_at(s, "B2_35") is None
    assert names(s.discards[ABILENE]) == ["t12"]
    assert s.rewards_taken == [0, 0, 0]
    assert s.players[1].donated == []


@pytest.mark.rule("FO-TYC-11", "FO-TYC-06")
def test_cubes_on_a_removed_special_building_are_lost() -> None:
    s = rich()
    mayor_card(s, "t12")
    build(s, "B2_35", "carnegie_hall")
    build(s, "B2_45", "church", 1)
    put(s, 1, donated="B2_35 B2_45")
    run(tycoons.swap_out(s, CHARACTER.find("t12")), "send abilene")
    assert s.players[1].donated == [SPACE.find("B2_45")]


@pytest.mark.rule("FO-ELEC-05", "FO-TYC-02")
def test_a_caretaker_adds_nobody() -> None:
    s = rich()
    s.caretaker = True
    next_characters(s, "t03")
    draw(s, seat=1)
    assert s.tycoons == []
    assert names(s.discards[ABILENE]) == ["t03"]


@pytest.mark.rule("FO-CHAR-08", "FO-TYC-03")
def test_a_face_up_tycoon_that_the_mayor_declines_goes_back_without_reward() -> None:
    s = rich()
    card = CHARACTER.find("t06")
    s.decks[TYCOON].remove(card)
    s.discards[DEADWOOD] = [card]
    draw(s, "fetch t06", "decline_tycoon", seat=1, building=True)
    assert names(s.discards[DEADWOOD]) == ["t06"]
    assert s.rewards_taken == [0, 0, 0]
    draw(s, "fetch t06", "place_tycoon", "no_special", seat=1, building=True)
    assert names(s.tycoons) == ["t06"]
    assert has(s, 1, "money") == 3


@pytest.mark.rule("FO-CHAR-08")
def test_face_up_tycoons_that_the_mayor_could_not_place_are_not_to_be_had() -> None:
    s = table()
    card = CHARACTER.find("t06")
    s.decks[TYCOON].remove(card)
    s.discards[DEADWOOD] = [card]
    put(s, 1, money=30)
    next_characters(s, "t03")
    draw(s, seat=1, building=True)  # not asked
    assert names(s.discards[ABILENE]) == ["t03"]


# --- special buildings --------------------------------------------------------------------------------------------


def spaces(s: Table, special: str) -> set[str]:
    return {SPACE[space] for space in tycoons.special_spaces(s, SPECIAL.find(special))}


@pytest.mark.rule("FO-TYC-05", "FO-TYC-10")
def test_each_special_building_has_its_own_kind_of_place() -> None:
    s = table()
    assert spaces(s, "cold_store") == {"B2_24", "B2_35", "B2_45", "B2_54", "B2_42"}  # adjacent to town
    outside = spaces(s, "refinery")
    assert {"B4_00", "B4_40"} <= outside
    assert not {"B2_35", "B2_52", "B1_20", "B4_03"} & outside
    assert spaces(s, "homestake_mill") == {"B1_26", "B1_50", "B1_51", "B2_02", "B2_56", "B4_05", "B4_16"}
    riverside = spaces(s, "great_mill")
    assert {"B4_02", "B1_34"} <= riverside
    assert not {"B4_00", "B2_24", "B2_42"} & riverside
    in_river = spaces(s, "boom_works")
    assert {"B4_03", "B1_13"} <= in_river
    assert "B2_43" not in in_river  # the bridge


@pytest.mark.rule("FO-TYC-10")
def test_a_special_building_beside_town_is_a_town_tile_and_another_is_not() -> None:
    s = table()
    beside = build(s, "B2_35", "smelter")
    apart = build(s, "B4_11", "refinery")
    assert beside in land.town_tiles(s)
    assert apart not in land.town_tiles(s)
    assert SPACE.find("B4_10") not in land.around_town(s)


@pytest.mark.rule("FO-TYC-11")
def test_a_building_that_is_declined_stays_away() -> None:
    s = rich()
    next_characters(s, "t11")
    draw(s, "place_tycoon", "no_special")
    assert s.status == [0, 0, 0]
    turn(s)
    assert not [text for text in on_offer(s) if text.startswith("put_special")]


@pytest.mark.rule("FO-TYC-05")
def test_the_refinery_moves_two_statuses_when_it_is_placed() -> None:
    s = rich()
    next_characters(s, "t11")
    draw(s, "place_tycoon", "put_special B4_00")
    assert s.status == [-1, 1, 0]


@pytest.mark.rule("FO-TYC-10")
def test_the_reason_says_where_a_special_building_may_stand() -> None:
    s = rich()
    next_characters(s, "t11")
    found = ask_after(people.draw(s, 0, TYCOON, 1, False), "place_tycoon")
    assert s.game.why_not(s, found, "put_special B2_35").reason == "It takes a free flat space that is not around town."


# --- what they do -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-TYC-04", "FO-TURN-03")
def test_the_mayor_uses_an_active_ability_once_a_round() -> None:
    s = table()
    mayor_card(s, "t03")
    turn(s)
    assert label(s, "use_card t03") == "Gustavus Swift: gain $3"
    play(s, "use_card t03")
    assert has(s, 0, "money") == 3
    assert why_not(s, "use_card t03") == "You have used that already."
    turn(s, 1)
    assert "use_card t03" not in on_offer(s)


@pytest.mark.rule("FO-TYC-04", "FO-TYC-07")
def test_tycoons_stay_on_the_card_and_work_for_the_new_mayor() -> None:
    s = table()
    mayor_card(s, "t12")
    assert standing.cost(s, 0, COST_DONATION, 5) == 3
    assert standing.cost(s, 1, COST_DONATION, 5) == 5
    put(s, 1, campaign="h1")
    elections.elect(s)
    assert s.mayor == 1
    assert names(s.tycoons) == ["t12"]
    assert standing.cost(s, 0, COST_DONATION, 5) == 5
    assert standing.cost(s, 1, COST_DONATION, 5) == 3


@pytest.mark.rule("FO-ELEC-05", "FO-TYC-04")
def test_a_caretaker_still_uses_the_tycoons() -> None:
    s = table()
    mayor_card(s, "t03")
    elections.elect(s)
    assert s.caretaker
    turn(s)
    assert "use_card t03" in on_offer(s)


@pytest.mark.rule("FO-TYC-08", "FO-ELEC-02")
def test_ex_28_five_tycoons_bring_six_votes() -> None:
    s = table()
    mayor_card(s, "t01 t02 t03 t04 t05")
    put(s, 0, campaign="c3")
    assert elections.votes(s, 0) == 3 + 6
    put(s, 1, campaign="c3")
    assert elections.votes(s, 1) == 3


@pytest.mark.rule("FO-TYC-08", "FO-TYC-09")
@pytest.mark.parametrize(
    ("how", "kept", "broken"), [("cap_2", 6, 0), ("lost_if_promise_broken", 9, 0), ("always", 9, 9)]
)
def test_votes_of_tycoons_by_the_option(how: str, kept: int, broken: int) -> None:
    s = table(tycoon_votes=how)
    mayor_card(s, "t01 t02 t03")
    assert elections.tycoon_votes(s) == kept
    s.broke_promise = True
    assert elections.tycoon_votes(s) == broken
