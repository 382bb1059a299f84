"""Chapter 5.2: the table laid out."""

from collections import Counter

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import COWBOY, EVENT, EVENT_CARDS, MAIN_SPACES, POKER_CARDS, SPACE, TRACKS
from saddlebag.games.train_heist.rules import poker
from saddlebag.games.train_heist.rules.move import front
from saddlebag.games.train_heist.rules.setup import speed_up_places
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import DeckReshuffled
from tests.games.kit import run, told
from tests.games.train_heist.kit import (
    begin_turn,
    cards,
    cars,
    hand,
    horses_at,
    match_of,
    offered,
    place,
    put,
    table,
    take_action,
    tile_count,
    train,
    train_step,
    wander,
)

SPEED_UPS = {"e01", "e02"}


def deck_from_top(s: State) -> list[str]:
    """The Event Deck, the top card first."""
    return [EVENT[card] for card in reversed(s.event_deck)]


def speed_up_places_of(s: State) -> list[int]:
    """Where the Speed Ups lie, counted from the top starting at 1."""
    return [number for number, card in enumerate(deck_from_top(s), 1) if card in SPEED_UPS]


# --- cowboys and horses -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_cowboy_of_his_own_colour_in_crackpot_canyon(players: int) -> None:
    s = table(players)
    assert [place(s, seat) for seat in range(players)] == ["cc"] * players
    assert [cowboy.colour for cowboy in view(s, 0).cowboys] == ["green", "yellow", "red", "blue"][:players]
    assert len(set(COWBOY.ids)) == 4


@pytest.mark.rule("TH-SETUP-02")
@pytest.mark.parametrize(("players", "horses"), [(2, 1), (3, 2), (4, 2)])
def test_one_horse_for_two_cowboys_and_two_for_more_stand_in_the_canyon(players: int, horses: int) -> None:
    assert [SPACE[space] for space in table(players).horses] == ["cc"] * horses


@pytest.mark.rule("TH-SETUP-03")
def test_unused_cowboys_and_horses_stay_out_of_the_game() -> None:
    s = table(2)
    assert offered(s, "mount") == ["horse_1"]
    assert offered(s, "trade") == ["yellow"]
    seen = view(s, None)
    assert (len(seen.cowboys), list(seen.horses)) == (2, ["horse_1"])
    begin_turn(s, s.in_turn_order()[1])
    begin_turn(s, s.in_turn_order()[1])
    assert s.active == 0


@pytest.mark.rule("TH-SETUP-04")
def test_all_cowboys_start_on_foot() -> None:
    assert [cowboy.horse for cowboy in table(4).cowboys] == [NOBODY] * 4


# --- the Event Deck ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-05")
@pytest.mark.parametrize("seed", range(40))
def test_both_speed_ups_are_always_in_the_deck_and_never_removed(seed: int) -> None:
    s = table(4, seed)
    assert set(deck_from_top(s)) >= SPEED_UPS
    assert sorted(EVENT[card] for card in s.event_deck + s.events_removed) == [card.id for card in EVENT_CARDS]


@pytest.mark.rule("TH-SETUP-06")
@pytest.mark.parametrize(("players", "removed"), [(2, 3), (3, 4), (4, 5)])
def test_three_four_or_five_events_go_back_to_the_box(players: int, removed: int) -> None:
    s = table(players)
    assert len(s.events_removed) == removed
    assert len(s.event_deck) == 21 - removed


@pytest.mark.rule("TH-SETUP-06")
def test_any_of_the_19_events_may_be_removed_and_nobody_sees_which() -> None:
    removed = {card for seed in range(60) for card in table(seed=seed).events_removed}
    assert len(removed) == 19
    s, other = table(), table()
    other.events_removed[0], other.event_deck[0] = other.event_deck[0], other.events_removed[0]
    assert view(s, 0) == view(other, 0)


@pytest.mark.rule("TH-SETUP-06")
def test_the_other_events_are_shuffled() -> None:
    tops = {deck_from_top(table(seed=seed))[0] for seed in range(60)}
    assert len(tops) > 12


@pytest.mark.rule("TH-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_speed_up_lies_in_the_upper_and_one_in_the_lower_half_apart_from_each_other(players: int) -> None:
    for seed in range(40):
        s = table(players, seed)
        size = len(s.event_deck)
        upper, lower = speed_up_places_of(s)
        assert 1 < upper <= size / 2 < lower < size
        assert lower - upper > 1


@pytest.mark.rule("TH-SETUP-08")
@pytest.mark.parametrize(
    ("players", "upper", "lower"),
    [(2, {4, 5, 6}, {13, 14, 15}), (3, {4, 5, 6}, {12, 13, 14}), (4, {3, 4, 5}, {11, 12, 13})],
)
def test_the_speed_ups_lie_at_the_quarters_one_place_up_or_down(players: int, upper: set[int], lower: set[int]) -> None:
    found = Counter(tuple(speed_up_places_of(table(players, seed))) for seed in range(270))
    assert set(found) == {(one, other) for one in upper for other in lower}
    assert min(found.values()) > 10


@pytest.mark.rule("TH-SETUP-08")
def test_in_a_tiny_deck_the_speed_ups_keep_off_top_and_bottom_and_off_each_other() -> None:
    assert speed_up_places(6, -1, 1) == (2, 5)
    assert speed_up_places(5, 1, -1) == (2, 4)
    assert speed_up_places(18, 1, -1) == (6, 13)


@pytest.mark.rule("TH-SETUP-09")
def test_the_event_deck_lies_face_down_and_no_event_is_played() -> None:
    s, other = table(), table()
    other.event_deck.reverse()
    assert view(s, 0) == view(other, 0)
    assert view(s, 0).event_deck_size == 18
    assert view(s, 0).events_played == []


# --- loot -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-10")
def test_two_tiles_face_up_lie_on_each_of_the_six_squares() -> None:
    stacks = view(table(), 0).stacks
    assert {square: len(tiles) for square, tiles in stacks.items()} == dict.fromkeys(
        ("a1", "a2", "b1", "b2", "c1", "c2"), 2
    )
    shown = [tile for tiles in stacks.values() for tile in tiles]
    assert None not in shown
    assert len(set(shown)) == 12


@pytest.mark.rule("TH-SETUP-10")
def test_every_tile_may_begin_on_the_train() -> None:
    assert len({table(seed=seed).stacks[0][1] for seed in range(120)}) == 21


@pytest.mark.rule("TH-SETUP-11")
def test_the_nine_other_tiles_are_in_the_sack() -> None:
    s = table()
    assert s.sack.bit_count() == 9
    assert tile_count(s) == 21
    assert not any(s.sack >> tile & 1 for stack in s.stacks for tile in stack)


# --- the train --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-12")
def test_the_engine_stands_at_the_gold_star_of_town_a_facing_counter_clockwise() -> None:
    s = table()
    assert cars(s) == ["s06", "s05", "s04", "s03", "s02"]
    assert (MAIN_SPACES[s.cars[0]].star, MAIN_SPACES[s.cars[0]].town) == ("gold", "a")
    assert SPACE[front(s)] == "s07"


@pytest.mark.rule("TH-SETUP-13")
def test_stars_under_the_train_at_setup_trigger_nothing() -> None:
    s = table()
    run(train_step(s))
    assert cars(s)[0] == "s08"
    assert (s.events_played, s.hangman) == ([], 0)


@pytest.mark.rule("TH-SETUP-13")
def test_a_star_covered_at_setup_triggers_when_the_engine_enters_it_later() -> None:
    s = table()
    train(s, "s05 s04 s03 s02 s01")
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] == "s06"
    assert (len(s.events_played), s.hangman) == (1, 1)


@pytest.mark.rule("TH-SETUP-14")
def test_the_sheriff_starts_inside_passenger_car_b() -> None:
    assert SPACE[table().sheriff] == "car_b"


@pytest.mark.rule("TH-SETUP-15")
def test_one_switch_shows_red_and_the_other_green_by_a_fair_draw() -> None:
    found = Counter(tuple(view(table(seed=seed), 0).switches.values()) for seed in range(200))
    assert set(found) == {("red", "green"), ("green", "red")}
    assert 70 < found["red", "green"] < 130


# --- meters and markers -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-16")
def test_the_hangman_starts_on_the_top_knot() -> None:
    assert table().hangman == 0


@pytest.mark.rule("TH-SETUP-17")
@pytest.mark.parametrize(("players", "speed"), [(2, 2), (3, 2), (4, 1)])
def test_the_speed_meter_starts_at_2_or_with_four_cowboys_at_1(players: int, speed: int) -> None:
    assert table(players).speed == speed


@pytest.mark.rule("TH-SETUP-18")
def test_the_heist_meter_starts_at_0_and_ends_at_20() -> None:
    assert table().meter == 0
    assert TRACKS.heist_meter.goal_max == 20


@pytest.mark.rule("TH-SETUP-18")
def test_the_meter_shows_a_score_of_19_while_the_goal_is_20() -> None:
    s = table(goal=20)
    put(s, 0, "town_a", loot="l01")
    s.meter = 18
    match = match_of(s)
    match.apply("drop_off")
    assert (match.result, view(s, 0).meter) == (None, 19)


@pytest.mark.rule("TH-SETUP-19")
@pytest.mark.parametrize("goal", range(10, 21))
def test_the_players_agree_on_a_goal_from_10_to_20(goal: int) -> None:
    s = table(goal=goal)
    assert view(s, 0).goal == goal
    put(s, 0, "town_a", loot="l01")
    s.meter = goal - 1
    match = match_of(s)
    match.apply("drop_off")
    assert match.result is not None
    assert match.result.winners == [0, 1]


@pytest.mark.rule("TH-SETUP-19")
def test_no_goal_lies_beyond_the_meter() -> None:
    with pytest.raises(BadOption, match="goal"):
        GAME.make_options({"players": 2, "goal": 21})
    assert (TRACKS.heist_meter.goal_min, TRACKS.heist_meter.goal_max) == (10, 20)


@pytest.mark.rule("TH-SETUP-20")
def test_goals_are_called_easy_medium_and_hard() -> None:
    bands = [(band.name, band.lowest, band.highest) for band in TRACKS.heist_meter.bands]
    assert bands == [("easy", 10, 13), ("medium", 14, 17), ("hard", 18, 20)]


@pytest.mark.rule("TH-SETUP-21")
def test_bullets_and_cherokee_tokens_start_in_the_supply() -> None:
    s = table(4)
    assert (s.bullets, [cowboy.bullets for cowboy in s.cowboys]) == (3, [0, 0, 0, 0])
    assert view(s, 0).cherokee == []


# --- Wanted Cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-22")
def test_five_random_wanted_cards_are_laid_out() -> None:
    rows = [view(table(seed=seed), 0).wanted_row for seed in range(40)]
    assert all(len(set(row)) == 5 for row in rows)
    assert {card for row in rows for card in row} == {f"w{number:02}" for number in range(1, 16)}


@pytest.mark.rule("TH-SETUP-22")
@pytest.mark.parametrize("seed", range(5))
def test_wanted_cards_that_were_not_laid_out_never_appear(seed: int) -> None:
    laid_out: set[str] = set()
    for match in wander(seed, 300, players=3, goal=20, hangman_steps=5):
        seen = view(match.state, None)
        in_play = {*seen.wanted_row, *(cowboy.wanted for cowboy in seen.cowboys if cowboy.wanted)}
        laid_out = laid_out or in_play
        assert in_play == laid_out


@pytest.mark.rule("TH-SETUP-23")
def test_the_wanted_row_is_not_refilled() -> None:
    s = table()
    s.wanted_row = [3, 4, 5, 6, 7]  # w04, Crazy: leap onto a horse
    put(s, 0, "roof_5")
    horses_at(s, "flat_sw")
    match = match_of(s)
    for answer in ("leap horse_1", "claim w04", "end", "done"):
        match.apply(answer)
    assert s.active == 1
    assert view(s, 0).wanted_row == ["w05", "w06", "w07", "w08"]


# --- Poker Cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_five_cards(players: int) -> None:
    s = table(players)
    hands = [hand(s, seat) for seat in range(players)]
    assert [len(each) for each in hands] == [5] * players
    assert len({card for each in hands for card in each}) == 5 * players


@pytest.mark.rule("TH-SETUP-24")
def test_the_poker_deck_is_shuffled_before_the_deal() -> None:
    dealt = {card for seed in range(60) for card in hand(table(seed=seed), 0)}
    assert len(dealt) == len(POKER_CARDS) == 35


@pytest.mark.rule("TH-SETUP-25")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_may_look_at_every_hand(viewer: int | None) -> None:
    s = table()
    seen = view(s, viewer).cowboys
    assert [cowboy.hand for cowboy in seen] == [hand(s, 0), hand(s, 1)]


@pytest.mark.rule("TH-SETUP-25")
def test_in_versus_a_player_sees_his_own_hand_alone() -> None:
    s = table(mode="versus")
    seen = view(s, 1).cowboys
    assert (seen[0].hand, seen[1].hand) == ([], hand(s, 1))


@pytest.mark.rule("TH-SETUP-26")
def test_after_the_deal_the_top_card_starts_the_discard_pile() -> None:
    s = table(3)
    assert (len(s.poker.discards), len(s.poker.pile)) == (1, 35 - 15 - 1)
    assert len(view(s, 0).discards) == 1


def short_deck(s: State, pile: str, discards: str) -> None:
    """The Poker Deck and its discards are exactly these cards (the rest is out of sight in another hand)."""
    named = cards(pile + " " + discards)
    s.cowboys[1].hand = ~named & (1 << 35) - 1 & ~s.cowboys[0].hand
    s.poker.pile = [card for card in range(35) if cards(pile) >> card & 1]
    s.poker.discards = [card for card in range(35) if cards(discards) >> card & 1]


@pytest.mark.rule("TH-SETUP-27", "TH-SETUP-28")
def test_when_the_last_card_leaves_the_deck_the_discards_become_a_new_one_at_once() -> None:
    s = table()
    put(s, 0, hand="r01 r02 r03 r04")
    short_deck(s, "k10", "b01 b02 b03 b04")
    poker.draw_up(s, 0)
    assert hand(s, 0) == ["r01", "r02", "r03", "r04", "k10"]
    assert len(s.poker.pile) == 3
    assert len(s.poker.discards) == 1
    assert sum(1 << card for card in s.poker.pile + s.poker.discards) == cards("b01 b02 b03 b04")


@pytest.mark.rule("TH-SETUP-27")
def test_the_new_deck_is_shuffled_and_its_top_card_is_shown_to_all() -> None:
    turned: set[int] = set()
    for seed in range(40):
        s = table(seed=seed)
        put(s, 0, hand="r01 r02 r03 r04")
        short_deck(s, "k10", "b01 b02 b03 b04")
        poker.draw_up(s, 0)
        turned.add(s.poker.discards[0])
        assert told(s, DeckReshuffled) == [DeckReshuffled(s.poker.discards[0])]
    assert len(turned) == 4


@pytest.mark.rule("TH-SETUP-27")
def test_a_player_goes_on_drawing_from_the_new_deck() -> None:
    s = table()
    put(s, 0, hand="r01 r02")
    short_deck(s, "k10", "b01 b02 b03 b04")
    poker.draw_up(s, 0)
    assert len(hand(s, 0)) == 5
    assert (len(s.poker.pile), len(s.poker.discards)) == (1, 1)


@pytest.mark.rule("TH-SETUP-28")
def test_a_single_discard_becomes_the_deck_and_nothing_is_turned_over() -> None:
    s = table()
    put(s, 0, hand="r01 r02 r03 r04")
    short_deck(s, "k10", "b01")
    poker.draw_up(s, 0)
    assert (s.poker.pile, s.poker.discards) == ([10], [])


@pytest.mark.rule("TH-SETUP-28")
def test_a_draw_for_which_no_card_exists_is_skipped() -> None:
    s = table()
    put(s, 0, hand="r01 r02 r03")
    short_deck(s, "k10", "")
    poker.draw_up(s, 0)
    assert hand(s, 0) == ["r01", "r02", "r03", "k10"]
    assert (s.poker.pile, s.poker.discards) == ([], [])


@pytest.mark.rule("TH-SETUP-28")
def test_without_discards_the_new_deck_waits_for_the_next_discard() -> None:
    s = table()
    put(s, 0, "cc", hand="r01 r02 r03")
    short_deck(s, "", "")
    run(take_action(s), "horse", "ride horse_1 r01", "to draw_e")
    assert (s.poker.pile, s.poker.discards) == ([0], [])


# --- who begins -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-29")
def test_the_turn_passes_to_the_next_seat_and_from_the_last_to_the_first() -> None:
    s = table(3, first_player=1)
    match = match_of(s)
    seen = []
    for _ in range(4):
        seen.append(match.to_act)
        match.apply("end")
        match.apply("done")
    assert seen == [1, 2, 0, 1]


@pytest.mark.rule("TH-SETUP-30")
def test_the_first_seat_is_drawn_at_random() -> None:
    found = Counter(table(4, seed, first_player="random").active for seed in range(200))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 25


@pytest.mark.rule("TH-SETUP-30")
@pytest.mark.parametrize("seat", range(4))
def test_the_table_may_name_the_first_seat(seat: int) -> None:
    assert {table(4, seed, first_player=seat).active for seed in range(10)} == {seat}


# --- advice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-SETUP-31")
def test_beginners_are_offered_a_practice_game_with_two_cowboys_run_by_one_person() -> None:
    match = GAME.new(seed=1, **GAME.presets["practice"])
    assert (match.state.options.players, len(match.state.cowboys)) == (1, 2)


@pytest.mark.rule("TH-SETUP-32")
@pytest.mark.parametrize(("cowboys", "goal"), [(2, 12), (3, 10), (4, 15)])
def test_experienced_teams_are_offered_a_fair_goal(cowboys: int, goal: int) -> None:
    match = GAME.new(seed=1, **GAME.presets[f"fair_{cowboys}"])
    assert (len(match.state.cowboys), match.state.options.effective_goal) == (cowboys, goal)


@pytest.mark.rule("TH-SETUP-32")
@pytest.mark.parametrize("cowboys", [2, 3, 4])
def test_a_table_may_agree_on_another_goal_than_the_fair_one(cowboys: int) -> None:
    assert table(cowboys, goal=20).options.effective_goal == 20
