"""Looting the train. Chapter 5.8."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saddlebag.engine.names import bits, set_of
from saddlebag.games.train_heist.content import CARD, REQUIREMENTS, SPACE, SUIT, TILE, VALUE, WILD
from saddlebag.games.train_heist.rules.loot import card_sets, fulfils
from saddlebag.games.train_heist.rules.sheriff import arrest
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested, Looted
from saddlebag.games.train_heist.words.train_story import SheriffMoved
from tests.games.kit import ask_after, run, texts, told
from tests.games.train_heist.kit import (
    cards,
    hand,
    loot,
    on_offer,
    place,
    put,
    space,
    stack,
    table,
    take_action,
    tiles,
    train,
)


def in_car_b(hand: str, b1: str = "", b2: str = "", sheriff: str = "plat_5") -> State:
    """Green is in car B with these cards, before these stacks; no Wanted Card is on display."""
    s = table()
    s.wanted_row = []
    s.sheriff = space(sheriff)
    put(s, 0, "car_b", hand=hand)
    stack(s, "b1", b1)
    stack(s, "b2", b2)
    return s


def lootings(s: State) -> list[str]:
    return [text for text in on_offer(s) if text.startswith("loot")]


def card_sets_for(s: State, choice: str) -> list[str]:
    return texts(ask_after(take_action(s), choice))


# --- the action -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-LOOT-01")
def test_looting_a_tile_costs_one_heist_action() -> None:
    s = in_car_b("r04 b05 k06 r09 b09", b1="l10")
    run(take_action(s), "loot b1", "play r04 b05 k06")
    assert loot(s, 0) == ["l10"]
    assert s.actions_left == 3


@pytest.mark.rule("TH-LOOT-01")
def test_a_passenger_car_without_tiles_cannot_be_looted() -> None:
    assert lootings(in_car_b("wild1 wild2 wild3 wild4 wild5")) == []


@pytest.mark.rule("TH-LOOT-01")
def test_without_a_heist_action_left_nobody_loots() -> None:
    s = in_car_b("r04 b05 k06", b1="l10")
    s.actions_left = 0
    assert lootings(s) == []


@pytest.mark.rule("TH-LOOT-02")
def test_a_tile_below_the_top_cannot_be_taken() -> None:
    assert lootings(in_car_b("r01 r03 r06", b1="l01 l12")) == []


@pytest.mark.rule("TH-LOOT-02")
def test_the_top_tile_is_taken_and_the_one_below_stays() -> None:
    s = in_car_b("r04 b04 k04", b1="l01 l12")
    run(take_action(s), "loot b1", "play r04 b04 k04")
    assert loot(s, 0) == ["l12"]
    assert s.stacks[2] == tiles("l01")


@pytest.mark.rule("TH-LOOT-02")
def test_only_the_two_squares_of_the_own_car_are_in_reach() -> None:
    s = in_car_b("r04 b05 k06", b1="l10")
    stack(s, "a1", "l11")
    stack(s, "c2", "l17")
    assert lootings(s) == ["loot b1"]


@pytest.mark.rule("TH-LOOT-03")
def test_a_looter_takes_either_tile_or_both() -> None:
    s = in_car_b("r04 b05 k06", b1="l10", b2="l17")
    assert lootings(s) == ["loot b1", "loot b2", "loot_both"]


@pytest.mark.rule("TH-LOOT-03", "TH-LOOT-05")
def test_both_top_tiles_are_taken_in_one_action_with_shared_cards() -> None:
    s = in_car_b("r04 b05 k06 r09 b09", b1="l10", b2="l17")
    run(take_action(s), "loot_both", "play r04 b05 k06")
    assert loot(s, 0) == ["l10", "l17"]
    assert hand(s, 0) == ["r09", "b09"]
    assert SPACE[s.sheriff] == "plat_5"
    assert s.actions_left == 3


@pytest.mark.rule("TH-LOOT-03")
def test_two_tiles_of_one_stack_are_not_both_taken() -> None:
    assert lootings(in_car_b("r04 b05 k06", b1="l10 l17")) == ["loot b1"]


@pytest.mark.rule("TH-LOOT-04")
def test_cards_that_do_not_fulfil_the_requirement_take_nothing() -> None:
    assert lootings(in_car_b("r01 r03 b06", b1="l01")) == []


@pytest.mark.rule("TH-LOOT-04")
def test_both_tiles_need_cards_for_each_of_them() -> None:
    assert lootings(in_car_b("r01 r03 r06 k08 k10", b1="l01", b2="l03")) == ["loot b1"]


@pytest.mark.rule("TH-LOOT-04", "TH-LOOT-20")
def test_the_cards_played_for_loot_leave_the_hand_face_up() -> None:
    s = in_car_b("r04 b05 k06 r09", b1="l10")
    run(take_action(s), "loot b1", "play r04 b05 k06")
    assert hand(s, 0) == ["r09"]
    assert set(s.poker.discards[-3:]) == set(bits(cards("r04 b05 k06")))


@pytest.mark.rule("TH-LOOT-14")
def test_whoever_holds_loot_does_not_loot_again() -> None:
    s = in_car_b("r04 b05 k06", b1="l10")
    put(s, 0, loot="l01")
    assert lootings(s) == []


@pytest.mark.rule("TH-LOOT-14")
def test_a_looter_may_loot_again_once_all_loot_is_returned() -> None:
    s = in_car_b("r04 b05 k06", b1="l10")
    put(s, 0, "town_a", loot="l01 l02")
    run(take_action(s), "drop_off")
    put(s, 0, "car_b")
    assert lootings(s) == ["loot b1"]


@pytest.mark.rule("TH-LOOT-14")
def test_a_looter_who_returned_only_part_of_his_loot_does_not_loot_again() -> None:
    s = table(partial_drop_off=True)
    put(s, 0, "town_a", hand="r04 b05 k06", loot="l01 l02")
    stack(s, "b1", "l10")
    run(take_action(s), "drop_off", "return l01", "done")
    put(s, 0, "car_b")
    assert lootings(s) == []


@pytest.mark.rule("TH-LOOT-21")
@pytest.mark.parametrize("beside", ["plat_3", "plat_4", "roof_4"])
def test_nobody_loots_from_a_platform_or_roof(beside: str) -> None:
    s = in_car_b("r04 b05 k06", b1="l10")
    put(s, 0, beside)
    assert lootings(s) == []


@pytest.mark.rule("TH-LOOT-24")
def test_a_looter_who_lost_his_loot_by_arrest_may_loot_again() -> None:
    s = in_car_b("", b1="l10")
    put(s, 0, loot="l01")
    arrest(s, 0)
    put(s, 0, "car_b", hand="r04 b05 k06")
    assert lootings(s) == ["loot b1"]


# --- requirements ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-LOOT-06")
@pytest.mark.parametrize(
    ("tile", "enough", "not_enough"),
    [
        ("l01", "r01 r03 r06", "r01 r03 b06"),
        ("l07", "b01 b03 k06", "b01 k03 k06"),
        ("l10", "r01 b03 k06", "r01 b03 b06"),
        ("l12", "r07 b07 k07", "r07 b07 k08"),
        ("l14", "r07 b07 k02 r02", "r07 b07 k02 r03"),
        ("l17", "r05 r06 r07", "r05 r06 r08"),
    ],
)
def test_a_tile_asks_for_suits_or_for_a_set_of_numbers(tile: str, enough: str, not_enough: str) -> None:
    assert lootings(in_car_b(enough, b1=tile)) == ["loot b1"]
    assert lootings(in_car_b(not_enough, b1=tile)) == []


@pytest.mark.rule("TH-LOOT-07")
@pytest.mark.parametrize(("tile", "too_few"), [("l03", "k01 k05"), ("l12", "r04 b04"), ("l14", "r04 b04 k09")])
def test_a_card_counts_once_within_one_tile(tile: str, too_few: str) -> None:
    assert lootings(in_car_b(too_few, b1=tile)) == []


@pytest.mark.rule("TH-LOOT-07", "TH-LOOT-08")
def test_two_tiles_of_suits_take_as_many_cards_as_the_hungrier_needs_of_each_suit() -> None:
    s = in_car_b("k01 k05 k09 r02 b03", b1="l08", b2="l03")
    assert card_sets_for(s, "loot_both") == ["play r02 k01 k05 k09"]


@pytest.mark.rule("TH-LOOT-08")
def test_no_card_is_played_that_is_not_needed() -> None:
    s = in_car_b("r01 r02 b03 k04 k05", b1="l10")
    assert set(card_sets_for(s, "loot b1")) == {
        "play r01 b03 k04",
        "play r01 b03 k05",
        "play r02 b03 k04",
        "play r02 b03 k05",
    }


@pytest.mark.rule("TH-LOOT-08")
def test_a_wild_is_not_played_beside_cards_that_do_without_it() -> None:
    s = in_car_b("r04 b04 k04 wild1", b1="l12")
    assert "play r04 b04 k04 wild1" not in card_sets_for(s, "loot b1")
    assert len(card_sets_for(s, "loot b1")) == 4


@pytest.mark.rule("TH-LOOT-08")
def test_a_larger_set_is_on_offer_beside_a_smaller_one_if_each_of_its_cards_is_needed() -> None:
    s = in_car_b("r04 r05 r06 b05 r10", b1="l01", b2="l17")
    assert card_sets_for(s, "loot_both") == ["play r04 r05 r06", "play r04 r06 r10 b05"]


@pytest.mark.rule("TH-LOOT-08")
def test_with_the_option_more_cards_than_needed_may_be_played() -> None:
    s = table(surplus_loot_cards=True)
    put(s, 0, "car_b", hand="r01 b03 k04 k09")
    stack(s, "b1", "l10")
    assert "play r01 b03 k04 k09" in card_sets_for(s, "loot b1")


@pytest.mark.rule("TH-LOOT-09")
def test_a_wild_is_not_a_suit_for_one_tile_and_a_number_for_the_other() -> None:
    s = in_car_b("r04 b05 wild1", b1="l10", b2="l17")
    assert lootings(s) == ["loot b1", "loot b2"]


@pytest.mark.rule("TH-LOOT-09")
def test_a_wild_is_not_two_different_suits() -> None:
    s = in_car_b("k04 k05 wild1", b1="l03", b2="l08")
    assert lootings(s) == ["loot b1", "loot b2"]


@pytest.mark.rule("TH-LOOT-09")
def test_a_wild_is_not_two_different_numbers() -> None:
    s = in_car_b("r04 b04 k05 wild1", b1="l12", b2="l17")
    assert lootings(s) == ["loot b1", "loot b2"]


@pytest.mark.rule("TH-LOOT-09")
def test_a_wild_declared_as_one_suit_serves_both_tiles() -> None:
    s = in_car_b("r01 b03 k05 wild1", b1="l08", b2="l09")
    assert card_sets_for(s, "loot_both") == ["play r01 b03 k05 wild1"]


@pytest.mark.rule("TH-LOOT-10")
def test_a_card_gives_its_number_to_one_tile_and_its_suit_to_the_other() -> None:
    s = in_car_b("r07 b07 k07", b1="l10", b2="l12")
    assert card_sets_for(s, "loot_both") == ["play r07 b07 k07"]


@pytest.mark.rule("TH-LOOT-11")
def test_three_of_a_kind_is_three_cards_of_one_number() -> None:
    s = in_car_b("r07 b07 k07 k08 b09", b1="l12")
    assert card_sets_for(s, "loot b1") == ["play r07 b07 k07"]


@pytest.mark.rule("TH-LOOT-12")
def test_two_pairs_are_of_two_different_numbers() -> None:
    assert lootings(in_car_b("r04 b04 r09 k09", b1="l14")) == ["loot b1"]
    assert lootings(in_car_b("r04 b04 k04 wild1", b1="l14")) == []


@pytest.mark.rule("TH-LOOT-13")
@pytest.mark.parametrize("straight", ["r01 b02 k03", "r08 b09 k10", "r04 r05 r06"])
def test_three_consecutive_numbers_are_a_straight(straight: str) -> None:
    assert lootings(in_car_b(straight, b1="l17")) == ["loot b1"]


@pytest.mark.rule("TH-LOOT-13")
@pytest.mark.parametrize("no_straight", ["r09 b10 k01", "r10 b01 k02", "r04 b05 k07", "r04 b04 k05", "r04 b05"])
def test_the_ace_does_not_follow_the_ten_and_a_straight_has_no_gaps(no_straight: str) -> None:
    assert lootings(in_car_b(no_straight, b1="l17")) == []


@pytest.mark.rule("TH-LOOT-22")
@pytest.mark.parametrize("tile", ["l01", "l10", "l12", "l17"])
def test_wilds_alone_take_a_tile(tile: str) -> None:
    s = in_car_b("wild1 wild2 wild3", b1=tile)
    assert card_sets_for(s, "loot b1") == ["play wild1 wild2 wild3"]


@pytest.mark.rule("TH-LOOT-23")
def test_the_meaning_of_a_wild_is_not_asked_for() -> None:
    s = in_car_b("r04 wild1 wild2", b1="l17")
    assert card_sets_for(s, "loot b1") == ["play r04 wild1 wild2"]
    run(take_action(s), "loot b1", "play r04 wild1 wild2")
    assert loot(s, 0) == ["l17"]


# --- the Sheriff comes ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-LOOT-15")
@pytest.mark.parametrize(("start", "end"), [("plat_5", "car_c"), ("plat_2", "car_a")])
def test_a_wild_brings_the_sheriff_one_space_closer(start: str, end: str) -> None:
    s = in_car_b("r04 b05 wild1", b1="l10", sheriff=start)
    run(take_action(s), "loot b1", "play r04 b05 wild1")
    assert SPACE[s.sheriff] == end


@pytest.mark.rule("TH-LOOT-15")
def test_two_wilds_bring_the_sheriff_two_spaces_closer() -> None:
    s = in_car_b("r04 wild1 wild2", b1="l10")
    run(take_action(s), "loot b1", "play r04 wild1 wild2")
    assert SPACE[s.sheriff] == "plat_4"


@pytest.mark.rule("TH-LOOT-16")
def test_the_tiles_are_taken_before_the_sheriff_takes_his_steps_one_at_a_time() -> None:
    s = in_car_b("r04 wild1 wild2", b1="l10")
    put(s, 1, "car_c")
    s.heard = []
    run(take_action(s), "loot b1", "play r04 wild1 wild2")
    assert [type(event) for event in s.heard] == [Looted, SheriffMoved, Arrested, SheriffMoved]


@pytest.mark.rule("TH-LOOT-16")
def test_the_looters_cards_are_discarded_before_those_of_whom_the_sheriff_meets() -> None:
    s = in_car_b("r04 b05 wild1", b1="l10")
    put(s, 1, "car_c", hand="k09")
    run(take_action(s), "loot b1", "play r04 b05 wild1")
    assert [CARD[card] for card in s.poker.discards[-4:]] == ["r04", "b05", "wild1", "k09"]


@pytest.mark.rule("TH-LOOT-17")
def test_a_looter_whom_the_sheriff_reaches_is_jailed_and_loses_the_loot_just_taken() -> None:
    s = in_car_b("r04 b05 wild1", b1="l10", sheriff="plat_4")
    run(take_action(s), "loot b1", "play r04 b05 wild1")
    assert place(s, 0) == "jail"
    assert loot(s, 0) == []
    assert s.sack >> TILE.find("l10") & 1


@pytest.mark.rule("TH-LOOT-18")
def test_the_sheriff_walks_no_further_once_he_has_caught_the_looter() -> None:
    s = in_car_b("wild1 wild2 wild3", b1="l10", sheriff="plat_4")
    run(take_action(s), "loot b1", "play wild1 wild2 wild3")
    assert SPACE[s.sheriff] == "car_b"
    assert len(told(s, SheriffMoved)) == 1


@pytest.mark.rule("TH-LOOT-18")
@pytest.mark.parametrize(("start", "steps"), [("car_b", 0), ("plat_4", 1), ("plat_3", 1), ("car_c", 2)])
def test_in_the_tunnel_the_sheriff_stops_beside_the_looter(start: str, steps: int) -> None:
    s = in_car_b("wild1 wild2 wild3", b1="l10", sheriff=start)
    train(s, "n09 n08 n07 n06 n05")
    run(take_action(s), "loot b1", "play wild1 wild2 wild3")
    assert SPACE[s.sheriff] == "car_b"
    assert len(told(s, SheriffMoved)) == steps
    assert loot(s, 0) == ["l10"]


@pytest.mark.rule("TH-LOOT-19")
def test_in_the_tunnel_a_car_is_looted_under_the_eyes_of_the_sheriff() -> None:
    s = in_car_b("r04 b05 k06", b1="l10", sheriff="car_b")
    train(s, "n09 n08 n07 n06 n05")
    run(take_action(s), "loot b1", "play r04 b05 k06")
    assert place(s, 0) == "car_b"
    assert loot(s, 0) == ["l10"]


# --- against a slow reference ---------------------------------------------------------------------------------

Face = tuple[int, int]
"""What a card counts as: its number and its suit; 0 and WILD stand for none."""

EVERY_DECLARATION: list[Face] = [(number, WILD) for number in range(1, 11)] + [(0, suit) for suit in range(3)]


def declarations(played: int) -> Iterator[list[Face]]:
    """Every way to say what the Wilds among these cards are. Wilds are alike, so their order does not matter."""
    suited = [(VALUE[card], SUIT[card]) for card in bits(played) if SUIT[card] != WILD]
    wilds = played.bit_count() - len(suited)
    for declared in combinations_with_replacement(EVERY_DECLARATION, wilds):
        yield suited + list(declared)


def with_a_faked_suit(faces: list[Face]) -> Iterator[list[Face]]:
    """Every way to let one card that is no Wild show another suit; it is one that has both number and suit."""
    for at, (number, suit) in enumerate(faces):
        if number and suit != WILD:
            for fake in {0, 1, 2} - {suit}:
                yield [*faces[:at], (number, fake), *faces[at + 1 :]]


def is_exactly(chosen: tuple[Face, ...], tile: int) -> bool:
    """Whether these cards, all of them, are what the tile asks for."""
    needed = REQUIREMENTS[tile]
    numbers = sorted(number for number, _ in chosen)
    if needed.name == "suits":
        return Counter(suit for _, suit in chosen) == +Counter(dict(enumerate(needed.suits)))
    if 0 in numbers:
        return False
    if needed.name == "kind":
        return len(numbers) == 3 and len(set(numbers)) == 1
    if needed.name == "pairs":
        return sorted(Counter(numbers).values()) == [2, 2]
    return len(numbers) == 3 and numbers == list(range(numbers[0], numbers[0] + 3))


def is_met(faces: list[Face], tile: int) -> bool:
    return any(is_exactly(chosen, tile) for size in (3, 4) for chosen in combinations(faces, size))


@cache
def slowly_fulfils(played: int, chosen_tiles: tuple[int, ...], may_fake: bool) -> bool:
    return any(
        all(is_met(shown, tile) for tile in chosen_tiles)
        for faces in declarations(played)
        for shown in [faces, *(with_a_faked_suit(faces) if may_fake else [])]
    )


def slow_card_sets(held: int, chosen_tiles: tuple[int, ...], may_fake: bool) -> set[int]:
    """The sets that fulfil the tiles and no longer do when any one card is left out."""
    members = list(bits(held))
    subsets = [set_of(chosen) for size in range(len(members) + 1) for chosen in combinations(members, size)]
    return {
        subset
        for subset in subsets
        if slowly_fulfils(subset, chosen_tiles, may_fake)
        and not any(slowly_fulfils(subset ^ 1 << card, chosen_tiles, may_fake) for card in bits(subset))
    }


@st.composite
def hands(draw: st.DrawFn) -> int:
    """Up to six cards, up to three of them Wilds; the numbers lie close together, so that sets come about."""
    lowest = draw(st.integers(1, 10))
    highest = lowest + draw(st.integers(1, 9))
    near = [card for card in range(30) if lowest <= VALUE[card] <= highest]
    wilds = draw(st.integers(0, 3))
    suited = draw(st.sets(st.sampled_from(near), max_size=6 - wilds))
    return set_of([*suited, *range(30, 30 + wilds)])


some_tiles = st.lists(st.integers(0, len(TILE) - 1), min_size=1, max_size=2, unique=True).map(tuple)


@pytest.mark.rule("TH-LOOT-04", "TH-LOOT-05", "TH-LOOT-07", "TH-LOOT-09", "TH-LOOT-10", "TH-LOOT-23")
@settings(max_examples=200, deadline=None)
@given(hands(), some_tiles, st.booleans())
def test_cards_fulfil_tiles_just_when_some_declaration_of_the_wilds_does(
    held: int, chosen_tiles: tuple[int, ...], may_fake: bool
) -> None:
    assert fulfils(held, chosen_tiles, int(may_fake)) == slowly_fulfils(held, chosen_tiles, may_fake)


@pytest.mark.rule("TH-LOOT-08")
@settings(max_examples=100, deadline=None)
@given(hands(), some_tiles, st.booleans())
def test_the_card_sets_on_offer_are_those_of_which_no_card_can_be_left_out(
    held: int, chosen_tiles: tuple[int, ...], may_fake: bool
) -> None:
    offered = card_sets(held, chosen_tiles, int(may_fake), False)
    assert len(offered) == len(set(offered))
    assert set(offered) == slow_card_sets(held, chosen_tiles, may_fake)
