"""Free Actions: card abilities, mounting and dismounting. Chapter 5.11."""

from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saddlebag.engine.names import bits, set_of
from saddlebag.games.train_heist.content import COLOUR, SPACE, VALUE
from saddlebag.games.train_heist.rules import poker
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.state import State
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    begin_turn,
    hand,
    match_of,
    next_events,
    on_offer,
    place,
    put,
    space,
    switches,
    table,
    take_action,
    train,
)

ABILITIES = {"pair", "three_of_a_kind", "four_of_a_kind", "straight", "sheriff left", "sheriff right"}


def holding(cards: str, place: str = "cc", sheriff: str = "car_b", **options: Any) -> State:
    """Green holds these cards; both switches are green and no Wanted Card is on display."""
    s = table(**options)
    s.wanted_row = []
    s.sheriff = space(sheriff)
    switches(s, "green", "green")
    put(s, 0, place, hand=cards)
    return s


def abilities(s: State) -> set[str]:
    """The card abilities on offer."""
    return ABILITIES & set(on_offer(s))


# --- free and unlimited ---------------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-01")
def test_free_actions_cost_no_heist_action_and_are_unlimited_in_number() -> None:
    s = holding("wild1 wild2 wild3 wild4 wild5")
    put(s, 1, "cc", hand="")
    free = [
        "sheriff left",
        "sheriff left",
        "sheriff right",
        "sheriff right",
        "sheriff right",
        "mount horse_1",
        "dismount",
    ]
    for action in free:
        run(take_action(s), action)
    assert s.actions_left == 4


@pytest.mark.rule("TH-FREE-01")
def test_free_actions_are_possible_when_no_heist_action_is_left() -> None:
    s = holding("r04 b04 wild1")
    s.actions_left = 0
    assert {"pair", "sheriff left", "mount horse_1"} < set(on_offer(s))


@pytest.mark.rule("TH-FREE-01")
def test_after_the_action_step_there_are_no_free_actions() -> None:
    match = match_of(holding("r04 b04 wild1"))
    match.apply("end")
    assert {option.text for option in match.options} == {"discard r04", "discard b04", "discard wild1", "done"}


@pytest.mark.rule("TH-FREE-01")
def test_free_actions_are_taken_by_nobody_but_the_player_whose_turn_it_is() -> None:
    s = holding("r01 b03")
    put(s, 1, hand="r04 b04 wild1")
    assert match_of(s).actors == (0,)
    assert abilities(s) == set()


# --- cards of one number --------------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-02")
def test_a_pair_gives_one_more_heist_action() -> None:
    s = holding("r04 b04 k09")
    run(take_action(s), "pair", "play r04 b04")
    assert s.actions_left == 5
    assert hand(s, 0) == ["k09"]


@pytest.mark.rule("TH-FREE-03")
def test_three_of_a_kind_gives_two_more_heist_actions() -> None:
    s = holding("r04 b04 k04 k09")
    run(take_action(s), "three_of_a_kind", "play r04 b04 k04")
    assert s.actions_left == 6
    assert hand(s, 0) == ["k09"]


@pytest.mark.rule("TH-FREE-04")
def test_four_of_a_kind_gives_three_more_heist_actions() -> None:
    s = holding("r04 b04 k04 wild1 k09")
    run(take_action(s), "four_of_a_kind", "play r04 b04 k04 wild1")
    assert s.actions_left == 7
    assert hand(s, 0) == ["k09"]


@pytest.mark.rule("TH-FREE-02", "TH-FREE-03", "TH-FREE-04")
def test_the_cards_of_a_set_show_one_number() -> None:
    assert abilities(holding("r04 b05 k06 r09 b10")) == set()
    assert abilities(holding("r04 b04 k05 r05 b06")) == {"pair"}
    assert abilities(holding("r04 b04 k04 r05 b05")) == {"pair", "three_of_a_kind"}


@pytest.mark.rule("TH-FREE-02")
def test_every_pair_of_one_number_may_be_chosen() -> None:
    s = holding("r04 b04 k04 r05 b05")
    assert texts(ask_after(take_action(s), "pair")) == ["play r04 b04", "play r04 k04", "play r05 b05", "play b04 k04"]


@pytest.mark.rule("TH-FREE-02", "TH-FREE-03", "TH-FREE-04")
@pytest.mark.parametrize("kind", ["pair", "three_of_a_kind", "four_of_a_kind"])
def test_extra_heist_actions_last_for_this_turn(kind: str) -> None:
    s = holding("r04 b04 k04 wild1")
    played = {"pair": "play r04 b04", "three_of_a_kind": "play r04 b04 k04", "four_of_a_kind": "play r04 b04 k04 wild1"}
    run(take_action(s), kind, played[kind])
    begin_turn(s, 0)
    assert s.actions_left == 4


# --- the straight ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-05")
@pytest.mark.parametrize("where", ["cc", "town_c", "roof_3", "car_a"])
@pytest.mark.parametrize(("junction", "colours"), [("je", ["red", "green"]), ("jw", ["green", "red"])])
def test_a_straight_flips_either_switch_from_anywhere(where: str, junction: str, colours: list[str]) -> None:
    s = holding("r02 b03 k04 r05 k10", place=where)
    run(take_action(s), "straight", "play r02 r05 b03 k04", f"flip {junction}")
    assert [COLOUR[colour] for colour in s.switches] == colours
    assert hand(s, 0) == ["k10"]
    assert s.actions_left == 4


@pytest.mark.rule("TH-FREE-05")
@pytest.mark.parametrize("straight", ["r01 b02 k03 r04", "r06 b07 k08 r09", "r07 b08 k09 r10"])
def test_four_consecutive_numbers_are_a_straight(straight: str) -> None:
    assert "straight" in abilities(holding(straight))


@pytest.mark.rule("TH-FREE-05")
@pytest.mark.parametrize("no_straight", ["r08 b09 k10 r01", "r02 b03 k04", "r02 b03 k04 r06", "r02 b03 k04 k02"])
def test_a_straight_of_three_or_with_a_gap_or_around_the_ace_flips_nothing(no_straight: str) -> None:
    assert "straight" not in abilities(holding(no_straight))


@pytest.mark.rule("TH-FREE-05")
def test_a_straight_cannot_flip_the_switch_of_an_occupied_junction() -> None:
    s = holding("r02 b03 k04 r05")
    train(s, "s01 jw n11 n10 n09")
    assert texts(ask_after(take_action(s), "straight", "play r02 r05 b03 k04")) == ["flip je"]


@pytest.mark.rule("TH-FREE-11")
def test_a_straight_is_useless_when_both_junctions_are_occupied() -> None:
    s = holding("r02 b03 k04 r05")
    train(s, "jw xw xe je s11")
    assert "straight" not in abilities(s)


@pytest.mark.rule("TH-FREE-11")
def test_a_straight_is_useless_when_the_switches_are_gone() -> None:
    s = holding("r02 b03 k04 r05")
    next_events(s, "e15")
    draw_event(s)
    assert "straight" not in abilities(s)


# --- a Wild moves the Sheriff ---------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-06", "TH-FREE-07")
@pytest.mark.parametrize(("side", "end"), [("left", "plat_3"), ("right", "plat_4")])
def test_a_wild_moves_the_sheriff_one_space_and_does_nothing_else(side: str, end: str) -> None:
    s = holding("r04 wild1 wild2")
    run(take_action(s), f"sheriff {side}")
    assert SPACE[s.sheriff] == end
    assert hand(s, 0) == ["r04", "wild2"]
    assert s.actions_left == 4


@pytest.mark.rule("TH-FREE-06")
def test_without_a_wild_nobody_moves_the_sheriff() -> None:
    assert abilities(holding("r04 b05 k09")) == set()


@pytest.mark.rule("TH-FREE-07")
@pytest.mark.parametrize(("side", "end"), [("left", "plat_3"), ("right", "plat_4")])
def test_the_sheriff_does_not_also_come_closer_to_a_cowboy_on_the_train(side: str, end: str) -> None:
    s = holding("wild1", place="plat_5")
    run(take_action(s), f"sheriff {side}")
    assert SPACE[s.sheriff] == end


@pytest.mark.rule("TH-FREE-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_sheriff_arrests_whom_a_wild_makes_him_meet(seat: int) -> None:
    s = holding("wild1")
    put(s, seat, "plat_3")
    run(take_action(s), "sheriff left")
    assert place(s, seat) == "jail"
    assert place(s, 1 - seat) == "cc"


@pytest.mark.rule("TH-FREE-12")
@pytest.mark.parametrize(("end", "possible"), [("plat_2", "sheriff right"), ("plat_5", "sheriff left")])
def test_a_wild_is_not_spent_for_a_step_off_the_sheriffs_line(end: str, possible: str) -> None:
    assert abilities(holding("wild1", sheriff=end)) == {possible}


# --- Wilds in sets --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-09")
@pytest.mark.parametrize(
    ("ability", "played"),
    [
        ("pair", "play r04 wild1"),
        ("three_of_a_kind", "play r04 wild1 wild2"),
        ("four_of_a_kind", "play r04 wild1 wild2 wild3"),
    ],
)
def test_a_wild_stands_for_any_number_and_leaves_the_sheriff_where_he_is(ability: str, played: str) -> None:
    s = holding("r04 k09 wild1 wild2 wild3", place="car_a")
    run(take_action(s), ability, played)
    assert SPACE[s.sheriff] == "car_b"
    assert len(hand(s, 0)) == 6 - len(played.split())


@pytest.mark.rule("TH-FREE-09")
@pytest.mark.parametrize(
    "cards", ["r02 b03 r05 wild1", "r02 b03 k04 wild1", "r09 b10 wild1 wild2", "r01 b04 wild1 wild2"]
)
def test_a_wild_fills_a_straight_and_leaves_the_sheriff_where_he_is(cards: str) -> None:
    s = holding(cards, place="car_a")
    only = texts(ask_after(take_action(s), "straight"))
    run(take_action(s), "straight", *only, "flip je")
    assert hand(s, 0) == []
    assert SPACE[s.sheriff] == "car_b"


@pytest.mark.rule("TH-FREE-09")
def test_with_the_option_off_a_wild_stands_for_no_number() -> None:
    s = holding("r04 b04 k05 r06 wild1", wild_in_card_abilities=False)
    assert abilities(s) == {"pair", "sheriff left", "sheriff right"}
    assert texts(ask_after(take_action(s), "pair")) == ["play r04 b04"]


@pytest.mark.rule("TH-FREE-10")
def test_a_set_is_not_made_of_wilds_alone() -> None:
    assert abilities(holding("wild1 wild2 wild3 wild4 wild5")) == {"sheriff left", "sheriff right"}


@pytest.mark.rule("TH-FREE-10")
def test_beside_other_cards_two_wilds_are_still_no_pair() -> None:
    s = holding("r04 wild1 wild2")
    assert texts(ask_after(take_action(s), "pair")) == ["play r04 wild1", "play r04 wild2"]


# --- against a slow reference ---------------------------------------------------------------------------------


def slow_sets(held: int, size: int, patterns: list[list[int]]) -> set[int]:
    """The sets of so many cards, not all of them Wilds, that show a pattern once every Wild is some number."""
    found: set[int] = set()
    for chosen in combinations(bits(held), size):
        shown = [VALUE[card] for card in chosen if VALUE[card]]
        every_way = product(range(1, 11), repeat=size - len(shown))
        if shown and any(sorted([*shown, *declared]) in patterns for declared in every_way):
            found.add(set_of(chosen))
    return found


hands = st.sets(st.integers(0, 34), max_size=6).map(lambda held: set_of(list(held)))


@pytest.mark.rule("TH-FREE-02", "TH-FREE-03", "TH-FREE-04", "TH-FREE-09", "TH-FREE-10")
@settings(max_examples=300, deadline=None)
@given(hands, st.integers(2, 4))
def test_sets_of_a_kind_are_on_offer_just_when_some_declaration_of_the_wilds_makes_them(held: int, size: int) -> None:
    expected = slow_sets(held, size, [[number] * size for number in range(1, 11)])
    assert set(poker.sets_of_a_kind(held, size, True)) == expected
    assert (poker.kind_and_straight(held, True)[0] >= size) == bool(expected)


@pytest.mark.rule("TH-FREE-05", "TH-FREE-09", "TH-FREE-10")
@settings(max_examples=300, deadline=None)
@given(hands)
def test_straights_are_on_offer_just_when_some_declaration_of_the_wilds_makes_them(held: int) -> None:
    expected = slow_sets(held, 4, [list(range(start, start + 4)) for start in range(1, 8)])
    assert set(poker.straights(held, True)) == expected
    assert poker.kind_and_straight(held, True)[1] == bool(expected)


# --- who has none ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-13")
def test_a_prisoner_has_no_free_actions() -> None:
    s = holding("k04 wild1 wild2", place="jail")
    assert texts(ask_after(take_action(s))) == ["draw", "escape", "end"]


@pytest.mark.rule("TH-FREE-13")
def test_a_flat_cowboy_has_no_free_actions() -> None:
    s = holding("r01 b03")
    put(s, 1, hand="r04 b04 wild1", flat=True)
    match = match_of(s)
    match.apply("end")
    match.apply("done")
    assert match.actors == (0,)
    assert match.state.turn == 3
    assert hand(match.state, 1) == ["r04", "b04", "wild1"]
