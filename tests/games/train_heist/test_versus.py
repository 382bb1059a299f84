"""Versus. Chapter 5.25."""

import pytest

from saddlebag.games.train_heist.content import TOWN, WANTED
from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.seen.parts import TradeView
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import HIDDEN, Traded
from saddlebag.games.train_heist.words.train_story import CountersScored, EventDrawn
from tests.games.kit import ask_after, run, texts, told
from tests.games.train_heist.kit import (
    cars,
    ended,
    hand,
    match_of,
    next_cards,
    next_events,
    on_offer,
    place,
    put,
    stack,
    supply,
    switches,
    table,
    take_action,
    tiles,
    train,
    train_step,
)


def rivals(players: int = 2, seed: int = 1, **options: object) -> State:
    return table(players, seed, mode="versus", **options)


def waiting(s: State, town: str, *counters: int) -> None:
    """These Loot Counters wait at a town, seat by seat."""
    s.waiting[TOWN.find(town)] = list(counters)


def fill_the_train(s: State) -> None:
    """No square is empty, and of the two squares of each car the first has room for the next tile."""
    for square, names in {"a1": "l11", "b1": "l12", "c1": "l13"}.items():
        stack(s, square, names)
    for square, names in {"a2": "l14 l15", "b2": "l16 l17", "c2": "l18 l19"}.items():
        stack(s, square, names)


def before_town_a(s: State) -> None:
    """The engine stands one step before the gold star of town A."""
    train(s, "s05 s04 s03 s02 s01")
    next_events(s, "e09 e10 e11")
    s.speed = 1


def train_comes_to_town_a(s: State) -> None:
    before_town_a(s)
    run(train_step(s))


def train_comes_to_a_fatal_junction(s: State) -> None:
    next_events(s, "")
    s.switches_removed = True
    train(s, "s11 s10 s09 s08 s07")
    run(train_step(s))


# --- the table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-VS-01")
def test_a_turn_among_rivals_has_the_standard_steps() -> None:
    s = rivals()
    put(s, 0, hand="r02 b05")
    match = match_of(s)
    match.apply("end")
    assert cars(s)[0] == "s08"
    match.apply("discard r02")
    match.apply("done")
    assert len(hand(s, 0)) == 5
    assert "r02" not in hand(s, 0)
    assert match.to_act == 1


@pytest.mark.rule("TH-VS-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rivals_lay_out_the_standard_table(players: int) -> None:
    s, standard = rivals(players), table(players)
    assert s.speed == standard.speed
    assert s.horses == standard.horses
    assert len(s.event_deck) == len(standard.event_deck)
    assert s.actions_left == standard.actions_left
    assert [cowboy.hand.bit_count() for cowboy in s.cowboys] == [5] * players


@pytest.mark.rule("TH-VS-02")
def test_every_player_has_ten_counters_of_his_own() -> None:
    s = rivals()
    waiting(s, "b", 2, 4)
    put(s, 0, "town_a", loot="l01 l02", counters=6)
    put(s, 1, counters=6)
    run(take_action(s), "drop_off")
    assert s.waiting[TOWN.find("a")] == [2, 0]


@pytest.mark.rule("TH-VS-18")
def test_a_player_without_counters_left_places_none() -> None:
    s = rivals()
    waiting(s, "b", 3, 0)
    put(s, 0, "town_a", loot="l01 l02", counters=6)
    run(take_action(s), "drop_off")
    assert s.waiting[TOWN.find("a")] == [1, 0]


@pytest.mark.rule("TH-VS-18")
def test_a_player_without_counters_left_still_supplies_the_town() -> None:
    s = rivals()
    waiting(s, "b", 4, 0)
    put(s, 0, "town_a", loot="l01 l02", counters=6)
    run(take_action(s), "drop_off")
    assert len(s.towns[TOWN.find("a")]) == 2
    assert not set(s.towns[TOWN.find("a")]) & set(tiles("l01 l02"))


@pytest.mark.rule("TH-VS-03")
def test_crazy_and_tombstone_are_never_laid_out() -> None:
    rows = [rivals(seed=seed).wanted_row for seed in range(60)]
    assert {WANTED[card] for row in rows for card in row} == set(WANTED.ids) - {"w04", "w05"}
    assert {len(row) for row in rows} == {5}


@pytest.mark.rule("TH-VS-04")
@pytest.mark.parametrize("onlooker", [1, None])
def test_nobody_sees_the_hand_of_another(onlooker: int | None) -> None:
    s = rivals()
    seen = view(s, onlooker).cowboys[0]
    assert seen.hand == []
    assert seen.hand_size == 5


@pytest.mark.rule("TH-VS-04")
def test_a_player_sees_his_own_hand() -> None:
    s = rivals()
    assert view(s, 0).cowboys[0].hand == hand(s, 0)


@pytest.mark.rule("TH-VS-04")
def test_cards_drawn_among_rivals_are_seen_by_the_owner_alone() -> None:
    s = rivals()
    put(s, 0, hand="r02")
    match = match_of(s)
    match.apply("end")
    match.apply("done")
    assert view(s, 0).cowboys[0].hand == hand(s, 0)
    assert view(s, 1).cowboys[0].hand == []


# --- bullets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-VS-05")
@pytest.mark.parametrize(
    ("players", "first", "bullets", "in_supply"),
    [(2, 0, [0, 1], 2), (3, 1, [1, 0, 1], 1), (4, 2, [1, 1, 0, 1], 0)],
)
def test_everybody_but_the_first_player_starts_with_a_bullet(
    players: int, first: int, bullets: list[int], in_supply: int
) -> None:
    s = rivals(players, first_player=first)
    assert [cowboy.bullets for cowboy in s.cowboys] == bullets
    assert s.bullets == in_supply


@pytest.mark.rule("TH-VS-06")
def test_a_player_with_a_bullet_may_take_no_other() -> None:
    s = rivals()
    run(take_action(s), "take_bullet")
    assert s.bullets == 1
    assert "take_bullet" not in on_offer(s)


@pytest.mark.rule("TH-VS-06")
def test_a_player_who_used_his_bullet_may_take_another() -> None:
    s = rivals()
    put(s, 0, bullets=1)
    s.bullets = 1
    run(take_action(s), "use_bullet")
    assert "take_bullet" in on_offer(s)


# --- counters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-VS-07")
def test_a_drop_off_puts_a_counter_a_tile_beside_the_town_and_new_tiles_too() -> None:
    s = rivals()
    put(s, 0, "town_b", loot="l01 l02 l03")
    run(take_action(s), "drop_off")
    assert s.waiting == [[0, 0], [3, 0], [0, 0]]
    assert len(s.towns[TOWN.find("b")]) == 3


@pytest.mark.rule("TH-VS-07")
def test_counters_of_several_drop_offs_add_up() -> None:
    s = rivals(first_player=1)
    waiting(s, "b", 1, 2)
    put(s, 1, "town_b", loot="l01")
    run(take_action(s), "drop_off")
    assert s.waiting[TOWN.find("b")] == [1, 3]


@pytest.mark.rule("TH-VS-08")
def test_the_players_take_the_counters_of_a_town_that_the_engine_enters() -> None:
    s = rivals()
    waiting(s, "a", 2, 1)
    waiting(s, "b", 1, 0)
    put(s, 1, counters=3)
    train_comes_to_town_a(s)
    assert [cowboy.counters for cowboy in s.cowboys] == [2, 4]
    assert s.waiting == [[0, 0], [1, 0], [0, 0]]


@pytest.mark.rule("TH-VS-08")
def test_the_event_of_the_gold_star_comes_before_its_counters() -> None:
    s = rivals()
    waiting(s, "a", 1, 0)
    train_comes_to_town_a(s)
    kinds = [type(event) for event in s.heard or []]
    assert kinds.index(EventDrawn) < kinds.index(CountersScored)


@pytest.mark.rule("TH-VS-08")
def test_counters_that_still_wait_are_no_points() -> None:
    s = rivals()
    put(s, 0, counters=1)
    put(s, 1, counters=2)
    waiting(s, "b", 4, 0)
    train_comes_to_a_fatal_junction(s)
    assert ended(s).scores == [1, 2]


@pytest.mark.rule("TH-VS-09")
def test_rivals_use_neither_the_meter_nor_its_goal() -> None:
    s = rivals(goal=5)
    put(s, 0, "town_a", loot="l01 l02 l03 l04 l05")
    match = match_of(s)
    match.apply("drop_off")
    assert s.meter == 0
    assert match.result is None


@pytest.mark.rule("TH-VS-22")
def test_counters_at_a_town_stay_when_their_owner_is_arrested() -> None:
    s = rivals()
    waiting(s, "a", 2, 0)
    put(s, 0, "plat_3", counters=1)
    next_events(s, "e03 e04")
    draw_event(s)
    assert place(s, 0) == "jail"
    assert s.waiting[TOWN.find("a")] == [2, 0]
    assert s.cowboys[0].counters == 1


@pytest.mark.rule("TH-VS-22")
def test_counters_at_a_town_stay_when_their_owner_is_put_flat() -> None:
    s = rivals()
    waiting(s, "a", 2, 0)
    put(s, 0, "s07")
    run(train_step(s))
    assert s.cowboys[0].flat
    assert s.waiting[TOWN.find("a")] == [2, 0]


# --- Wilds and keys -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-VS-10")
@pytest.mark.parametrize(("where", "allowed"), [("cc", False), ("s07", False), ("plat_1", True), ("roof_3", True)])
def test_a_wild_moves_the_sheriff_only_for_a_player_on_the_train(where: str, allowed: bool) -> None:
    s = rivals()
    put(s, 0, where, hand="wild1 r05")
    assert ("sheriff left" in on_offer(s)) is allowed


@pytest.mark.rule("TH-VS-10")
def test_a_prisoner_cannot_move_the_sheriff_with_a_wild() -> None:
    s = rivals()
    put(s, 0, "jail", hand="wild1")
    assert texts(ask_after(take_action(s))) == ["draw", "end"]


@pytest.mark.rule("TH-VS-11")
@pytest.mark.parametrize("keys", ["k01 k02", "k01 wild1", "wild1 wild2"])
def test_two_keyholes_or_wilds_open_the_cell(keys: str) -> None:
    s = rivals()
    s.wanted_row = []
    put(s, 0, "jail", hand=keys)
    run(take_action(s), "escape")
    assert place(s, 0) == "plat_1"
    assert not set(keys.split()) & set(hand(s, 0))


@pytest.mark.rule("TH-VS-11")
def test_one_keyhole_does_not_open_the_cell() -> None:
    s = rivals()
    put(s, 0, "jail", hand="k01")
    assert "escape" not in texts(ask_after(take_action(s)))


# --- winning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-VS-12")
@pytest.mark.parametrize(("players", "enough"), [(2, 7), (3, 7), (4, 5)])
def test_the_first_to_own_enough_counters_wins_at_once(players: int, enough: int) -> None:
    s = rivals(players)
    assert view(s, 0).goal == enough
    put(s, 1, counters=enough - 1)
    waiting(s, "a", *([0, 1, 0, 0][:players]))
    train_comes_to_town_a(s)
    assert ended(s).winners == [1]
    assert ended(s).cause == "counters"
    assert s.hangman == 0


@pytest.mark.rule("TH-VS-12")
@pytest.mark.parametrize(("players", "enough"), [(2, 7), (3, 7), (4, 5)])
def test_one_counter_short_the_game_goes_on(players: int, enough: int) -> None:
    s = rivals(players)
    put(s, 1, counters=enough - 2)
    waiting(s, "a", *([0, 1, 0, 0][:players]))
    train_comes_to_town_a(s)
    assert result(s) is None


@pytest.mark.rule("TH-VS-13")
def test_of_two_who_get_enough_counters_at_one_visit_the_richer_wins() -> None:
    s = rivals()
    put(s, 0, counters=6)
    put(s, 1, counters=6)
    waiting(s, "a", 1, 2)
    train_comes_to_town_a(s)
    assert ended(s).winners == [1]


@pytest.mark.rule("TH-VS-13")
def test_of_two_who_get_equally_many_counters_at_one_visit_the_tie_break_decides() -> None:
    s = rivals()
    put(s, 0, counters=6)
    put(s, 1, counters=6)
    waiting(s, "a", 1, 1)
    waiting(s, "c", 0, 1)
    train_comes_to_town_a(s)
    assert ended(s).winners == [1]


@pytest.mark.rule("TH-VS-14")
def test_when_the_noose_closes_the_player_with_most_points_wins() -> None:
    s = rivals(3)
    s.hangman = 2
    put(s, 0, counters=2)
    put(s, 1, counters=3)
    put(s, 2, counters=1)
    train_comes_to_town_a(s)
    assert ended(s).cause == "hangman"
    assert ended(s).winners == [1]
    assert ended(s).ranks == [2, 1, 3]


@pytest.mark.rule("TH-VS-14")
def test_at_the_fatal_junction_the_player_with_most_points_wins() -> None:
    s = rivals()
    put(s, 0, counters=4)
    put(s, 1, counters=3)
    waiting(s, "b", 0, 3)
    train_comes_to_a_fatal_junction(s)
    assert ended(s).cause == "junction"
    assert ended(s).winners == [0]


@pytest.mark.rule("TH-VS-15")
@pytest.mark.parametrize(
    ("at_towns", "carried", "winners"),
    [
        ([[1, 0], [0, 1], [1, 0]], ["", ""], [0]),
        ([[1, 0], [0, 2], [0, 0]], ["l01 l02", ""], [1]),
        ([[1, 0], [0, 1], [0, 0]], ["l01", "l02 l03"], [1]),
        ([[1, 0], [0, 1], [0, 0]], ["l01", "l02"], [0, 1]),
    ],
    ids=["all towns together", "counters before tiles", "then tiles", "then shared"],
)
def test_ties_go_to_counters_at_the_towns_then_to_tiles_and_then_the_win_is_shared(
    at_towns: list[list[int]], carried: list[str], winners: list[int]
) -> None:
    s = rivals()
    s.waiting = at_towns
    for seat in range(2):
        put(s, seat, counters=2, loot=carried[seat])
    train_comes_to_a_fatal_junction(s)
    assert ended(s).winners == winners


@pytest.mark.rule("TH-VS-17")
def test_a_town_without_tiles_moves_the_hangman_among_rivals() -> None:
    s = rivals()
    train_comes_to_town_a(s)
    assert s.hangman == 1


@pytest.mark.rule("TH-VS-17")
def test_a_town_with_tiles_leaves_the_hangman_where_he_is() -> None:
    s = rivals()
    fill_the_train(s)
    supply(s, "a", "l01")
    train_comes_to_town_a(s)
    assert s.hangman == 0


@pytest.mark.rule("TH-VS-19")
def test_the_player_whose_turn_it_is_places_the_tiles_of_a_town() -> None:
    s = rivals(first_player=1)
    fill_the_train(s)
    supply(s, "a", "l01 l02")
    waiting(s, "a", 2, 0)
    before_town_a(s)
    assert ask_after(train_step(s)).seats == (1,)


@pytest.mark.rule("TH-VS-20")
def test_towns_passed_before_the_fatal_junction_are_served_and_scored() -> None:
    s = rivals()
    switches(s, "green", "green")
    next_events(s, "")
    s.switches_removed = True
    train(s, "n09 n08 n07 n06 n05")
    s.speed = 3
    waiting(s, "c", 2, 0)
    fill_the_train(s)
    supply(s, "c", "l01")
    run(train_step(s))
    assert ended(s).cause == "junction"
    assert ended(s).scores == [2, 0]
    assert s.towns[TOWN.find("c")] == []


# --- trades between rivals ------------------------------------------------------------------------------------


def trading_rivals() -> State:
    """Three rivals in Crackpot Canyon; Green holds two cards, Yellow two others, which nobody else has seen."""
    s = rivals(3)
    next_cards(s, "r02 r03 b04 b05")
    put(s, 0, hand="r02 r03")
    put(s, 1, hand="b04 b05")
    return s


def trade_seen_by(s: State, seat: int | None) -> TradeView:
    trade = view(s, seat).trade
    assert trade is not None
    return trade


@pytest.mark.rule("TH-VS-16")
def test_a_rival_may_refuse_even_a_plain_gift() -> None:
    s = trading_rivals()
    run(take_action(s), "trade yellow", "give r02", "done", "refuse")
    assert (hand(s, 0), hand(s, 1)) == (["r02", "r03"], ["b04", "b05"])
    assert s.actions_left == 4


@pytest.mark.rule("TH-VS-16")
def test_the_active_player_may_refuse_what_he_would_get_back() -> None:
    s = trading_rivals()
    run(take_action(s), "trade yellow", "give r02", "done", "give b04", "done", "refuse")
    assert (hand(s, 0), hand(s, 1)) == (["r02", "r03"], ["b04", "b05"])
    assert s.actions_left == 4


@pytest.mark.rule("TH-VS-16", "TH-VS-21")
def test_rivals_who_agree_exchange_their_cards() -> None:
    s = trading_rivals()
    run(take_action(s), "trade yellow", "give r02", "done", "give b04", "done", "agree")
    assert (hand(s, 0), hand(s, 1)) == (["r03", "b04"], ["r02", "b05"])
    assert s.actions_left == 3


@pytest.mark.rule("TH-VS-21")
def test_the_partner_may_hand_back_nothing() -> None:
    s = trading_rivals()
    run(take_action(s), "trade yellow", "give r02", "done", "done", "agree")
    assert (hand(s, 0), hand(s, 1)) == (["r03"], ["r02", "b04", "b05"])


@pytest.mark.rule("TH-VS-21")
def test_first_the_active_player_offers_then_the_partner_answers_then_the_active_player_agrees() -> None:
    s = trading_rivals()
    offering = ask_after(take_action(s), "trade yellow")
    assert offering.seats == (0,)
    assert texts(offering) == ["give r02", "give r03", "done"]
    s = trading_rivals()
    answering = ask_after(take_action(s), "trade yellow", "give r02", "done")
    assert answering.seats == (1,)
    assert texts(answering) == ["give b04", "give b05", "done", "refuse"]
    s = trading_rivals()
    agreeing = ask_after(take_action(s), "trade yellow", "give r02", "done", "give b04", "done")
    assert agreeing.seats == (0,)
    assert texts(agreeing) == ["agree", "refuse"]


@pytest.mark.rule("TH-VS-21")
def test_the_partner_sees_the_offer_when_it_is_complete() -> None:
    s = trading_rivals()
    ask_after(take_action(s), "trade yellow", "give r02")
    assert trade_seen_by(s, 1).offer is None
    s = trading_rivals()
    ask_after(take_action(s), "trade yellow", "give r02", "done")
    assert trade_seen_by(s, 1).offer == ["r02"]


@pytest.mark.rule("TH-VS-21")
def test_the_active_player_sees_the_answer_when_it_is_complete() -> None:
    s = trading_rivals()
    ask_after(take_action(s), "trade yellow", "give r02", "done", "give b04")
    assert trade_seen_by(s, 0).answer is None
    s = trading_rivals()
    ask_after(take_action(s), "trade yellow", "give r02", "done", "give b04", "done")
    assert trade_seen_by(s, 0).answer == ["b04"]


@pytest.mark.rule("TH-VS-21")
@pytest.mark.parametrize("onlooker", [2, None])
def test_nobody_else_sees_what_is_offered_in_a_trade(onlooker: int | None) -> None:
    s = trading_rivals()
    ask_after(take_action(s), "trade yellow", "give r02", "done", "give b04", "done")
    assert trade_seen_by(s, onlooker).offer is None
    assert trade_seen_by(s, onlooker).answer is None
    assert [cowboy.hand for cowboy in view(s, onlooker).cowboys[:2]] == [[], []]


@pytest.mark.rule("TH-VS-21")
@pytest.mark.parametrize("onlooker", [2, None])
def test_nobody_else_sees_the_cards_that_change_hands(onlooker: int | None) -> None:
    s = trading_rivals()
    run(take_action(s), "trade yellow", "give r02", "done", "give b04", "done", "agree")
    assert [cowboy.hand for cowboy in view(s, onlooker).cowboys[:2]] == [[], []]
    (trade,) = told(s, Traded)
    assert trade.seen_by(onlooker).given == [HIDDEN]
    assert trade.seen_by(onlooker).received == [HIDDEN]


@pytest.mark.rule("TH-VS-21")
def test_both_sides_of_a_trade_know_the_cards_that_changed_hands() -> None:
    s = trading_rivals()
    run(take_action(s), "trade yellow", "give r02", "done", "give b04", "done", "agree")
    assert view(s, 0).cowboys[1].hand == ["r02"]
    assert view(s, 1).cowboys[0].hand == ["b04"]
