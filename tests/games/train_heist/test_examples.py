"""The worked examples of the ledger's section 11, each as a test."""

from typing import Any

import pytest

from saddlebag.games.train_heist.content import EVENT, SPACE, TOWN, WANTED
from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested
from saddlebag.games.train_heist.words.train_story import (
    EventDrawn,
    SheriffMoved,
    SwitchesRemoved,
    TownServed,
    TrackStayed,
    TrackSwitched,
)
from tests.games.kit import ask_after, run, texts, told
from tests.games.train_heist.kit import (
    begin_turn,
    cars,
    ended,
    hand,
    loot,
    match_of,
    next_events,
    on_offer,
    place,
    put,
    space,
    stack,
    supply,
    switches,
    table,
    take_action,
    tile_count,
    tiles,
    train,
    train_step,
)


def fill_the_train(s: State) -> None:
    """Two tiles on every square."""
    for square, names in {"a1": "l02 l04", "a2": "l06 l07", "b1": "l08 l09"}.items():
        stack(s, square, names)
    for square, names in {"b2": "l11 l13", "c1": "l14 l15", "c2": "l16 l18"}.items():
        stack(s, square, names)


def events_played(s: State) -> int:
    return len(s.events_played)


# --- from the seed --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-LOOT-03", "TH-LOOT-05", "TH-LOOT-10")
def test_three_cards_take_a_suit_tile_and_a_straight_together() -> None:
    """EX-S1"""
    s = table()
    stack(s, "b1", "l10")
    stack(s, "b2", "l17")
    put(s, 0, "car_b", hand="r04 b05 k06 r09 b09")
    s.wanted_row = []
    s.sheriff = space("plat_5")
    run(take_action(s), "loot_both", "play r04 b05 k06")
    assert loot(s, 0) == ["l10", "l17"]
    assert hand(s, 0) == ["r09", "b09"]
    assert SPACE[s.sheriff] == "plat_5"
    assert s.actions_left == 3


def a_hand_for_two_suit_tiles() -> State:
    s = table()
    stack(s, "b1", "l08")
    stack(s, "b2", "l03")
    put(s, 0, "car_b", hand="k01 k05 k09 r02 b03")
    s.wanted_row = []
    s.sheriff = space("plat_5")
    return s


@pytest.mark.rule("TH-LOOT-05", "TH-LOOT-07")
def test_four_cards_take_two_suit_tiles_that_share_keyholes() -> None:
    """EX-S2"""
    s = a_hand_for_two_suit_tiles()
    run(take_action(s), "loot_both", "play r02 k01 k05 k09")
    assert loot(s, 0) == ["l08", "l03"]
    assert hand(s, 0) == ["b03"]


@pytest.mark.rule("TH-LOOT-08")
def test_a_card_that_neither_tile_needs_cannot_be_played() -> None:
    """EX-S2"""
    s = a_hand_for_two_suit_tiles()
    assert texts(ask_after(take_action(s), "loot_both")) == ["play r02 k01 k05 k09"]


def two_arrests_in_one_move() -> State:
    s = table()
    s.speed = 2
    s.wanted_row = []
    s.bullets = 1
    put(s, 0, "car_a", bullets=2)
    put(s, 1, "plat_3", loot="l05")
    next_events(s, "e06 e09")
    draw_event(s)
    return s


@pytest.mark.rule("TH-JAIL-03", "TH-JAIL-05", "TH-JAIL-06", "TH-JAIL-08", "TH-JAIL-09", "TH-EVENT-04", "TH-SHER-06")
def test_the_sheriff_arrests_two_cowboys_in_one_move() -> None:
    """EX-S3"""
    s = two_arrests_in_one_move()
    assert SPACE[s.sheriff] == "car_a"
    assert [place(s, seat) for seat in range(2)] == ["jail", "jail"]
    assert [hand(s, seat) for seat in range(2)] == [[], []]
    assert s.sack & 1 << tiles("l05")[0]
    assert s.bullets == 3
    assert s.speed == 4
    assert all(cowboy.jail_flag for cowboy in s.cowboys)


@pytest.mark.rule("TH-JAIL-15")
def test_every_escape_after_two_arrests_slows_the_train_by_one() -> None:
    """EX-S3"""
    s = two_arrests_in_one_move()
    begin_turn(s, 1)
    put(s, 1, hand="k01 k02 k03")
    run(take_action(s), "escape")
    assert s.speed == 3
    begin_turn(s, 0)
    put(s, 0, hand="k04 k05 k06")
    run(take_action(s), "escape")
    assert s.speed == 2


@pytest.mark.rule("TH-FREE-05")
@pytest.mark.parametrize(
    ("held", "played", "kept"),
    [
        ("r02 b03 k04 r05 k10", "play r02 r05 b03 k04", ["k10"]),
        ("r06 b07 k08 r09 k02", "play r06 r09 b07 k08", ["k02"]),
    ],
)
def test_a_straight_flips_a_distant_switch_for_no_action(held: str, played: str, kept: list[str]) -> None:
    """EX-S4"""
    s = table()
    switches(s, "green", "green")
    put(s, 0, hand=held)
    run(take_action(s), "straight", played, "flip jw")
    assert view(s, 0).switches == {"je": "green", "jw": "red"}
    assert hand(s, 0) == kept
    assert s.actions_left == 4


@pytest.mark.rule("TH-FREE-05")
def test_the_ace_does_not_follow_the_ten_in_a_straight() -> None:
    """EX-S4"""
    s = table()
    put(s, 0, hand="r08 b09 k10 r01 k04")
    assert "straight" not in on_offer(s)


def three_wilds_in_one_loot_action(**options: Any) -> State:
    s = table(**options)
    s.wanted_row = [WANTED.find("w02"), WANTED.find("w05")]
    s.sheriff = space("plat_2")
    stack(s, "c1", "l12")
    put(s, 0, "car_c", hand="wild1 wild2 wild3 r07 b02")
    run(take_action(s), "loot c1", "play wild1 wild2 wild3", "claim w02")
    return s


@pytest.mark.rule("TH-LOOT-15", "TH-LOOT-22", "TH-WANT-01", "TH-WANT-07", "TH-WANT-15")
def test_three_wilds_rob_the_weasels_bring_the_sheriff_closer_and_earn_a_title() -> None:
    """EX-S5"""
    s = three_wilds_in_one_loot_action()
    assert [SPACE[step.end] for step in told(s, SheriffMoved)] == ["car_a", "plat_3", "car_b"]
    assert loot(s, 0) == ["l12"]
    assert view(s, 0).cowboys[0].name == "Wild Green"
    assert view(s, 0).wanted_row == ["w05"]


@pytest.mark.rule("TH-WANT-04")
def test_the_ability_of_a_new_title_works_from_the_next_turn() -> None:
    """EX-S5"""
    s = three_wilds_in_one_loot_action()
    assert not s.ability(0, "loot_wild_quiet")
    begin_turn(s, 1)
    assert not s.ability(0, "loot_wild_quiet")
    begin_turn(s, 0)
    assert s.ability(0, "loot_wild_quiet")


@pytest.mark.rule("TH-WANT-05")
def test_the_ability_of_a_new_title_works_at_once_if_the_table_agreed_so() -> None:
    """EX-S5"""
    assert three_wilds_in_one_loot_action(wanted_ability_start="immediate").ability(0, "loot_wild_quiet")


@pytest.mark.rule("TH-STAR-01", "TH-STAR-02")
def test_a_star_draws_one_event_for_the_whole_train() -> None:
    """EX-S6"""
    s = table()
    switches(s, "green", "green")
    next_events(s, "e09 e10 e11 e12")
    train(s, "s08 s07 s06 s05 s04")
    s.speed = 2
    run(train_step(s))
    assert cars(s)[0] == "s10"
    assert events_played(s) == 1
    s.speed = 1
    for _ in range(3):
        run(train_step(s))
    assert cars(s) == ["n01", "je", "s11", "s10", "s09"]
    assert events_played(s) == 1


# --- more -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TURN-06", "TH-TRAIN-04", "TH-SETUP-12", "TH-SETUP-13")
def test_the_first_movement_covers_two_spaces_and_no_star() -> None:
    """EX-01"""
    s = table()
    match_of(s).apply("end")
    assert cars(s) == ["s08", "s07", "s06", "s05", "s04"]
    assert events_played(s) == 0


@pytest.mark.rule("TH-STAR-01")
def test_a_star_that_the_engine_passes_draws_one_event() -> None:
    """EX-02"""
    s = table()
    train(s, "s07 s06 s05 s04 s03")
    next_events(s, "e09 e10")
    s.speed = 4
    run(train_step(s))
    assert cars(s)[0] == "s11"
    assert events_played(s) == 1


@pytest.mark.rule("TH-JUNC-02")
@pytest.mark.parametrize(("colour", "engine"), [("green", "n01"), ("red", "xe")])
def test_the_colour_of_the_switch_sends_the_train_around_or_to_the_edge(colour: str, engine: str) -> None:
    """EX-03"""
    s = table()
    switches(s, colour, "green")
    train(s, "s11 s10 s09 s08 s07")
    s.speed = 2
    run(train_step(s))
    assert cars(s)[0] == engine
    assert events_played(s) == 0


def over_the_edge(event: str) -> State:
    s = table()
    switches(s, "red", "green")
    train(s, "je s11 s10 s09 s08")
    next_events(s, f"{event} e10")
    s.speed = 3
    run(train_step(s))
    return s


@pytest.mark.rule("TH-EDGE-01", "TH-EDGE-03")
def test_a_train_over_the_edge_comes_in_on_the_other_side_and_draws_one_event() -> None:
    """EX-04"""
    s = over_the_edge("e09")
    assert cars(s) == ["jw", "xw", "xe", "je", "s11"]
    assert events_played(s) == 1


@pytest.mark.rule("TH-EVENT-07")
def test_track_switched_flips_nothing_while_cars_stand_on_both_junctions() -> None:
    """EX-04"""
    s = over_the_edge("e18")
    assert view(s, 0).switches == {"je": "red", "jw": "green"}
    assert told(s, TrackSwitched) == []
    assert len(told(s, TrackStayed)) == 1


@pytest.mark.rule("TH-TUNNEL-02")
def test_the_tunnel_sweeps_the_roof_that_goes_in_and_spares_the_next_one() -> None:
    """EX-05"""
    s = table()
    train(s, "n05 n04 n03 n02 n01")
    put(s, 0, "roof_3")
    put(s, 1, "roof_4")
    s.speed = 2
    run(train_step(s))
    assert cars(s) == ["n07", "n06", "n05", "n04", "n03"]
    assert place(s, 0) == "cc"
    assert s.cowboys[0].flat
    assert place(s, 1) == "roof_4"
    assert not s.cowboys[1].flat
    assert events_played(s) == 1


def beside_the_sheriff_in_the_tunnel(speed: int) -> State:
    s = table()
    train(s, "n08 n07 n06 n05 n04")
    s.sheriff = space("car_a")
    put(s, 0, "car_a")
    fill_the_train(s)
    next_events(s, "e15 e16")
    s.speed = speed
    run(train_step(s))
    return s


@pytest.mark.rule("TH-TUNNEL-05")
def test_a_cowboy_beside_the_sheriff_is_free_while_his_car_is_in_the_tunnel() -> None:
    """EX-06"""
    s = beside_the_sheriff_in_the_tunnel(speed=1)
    assert cars(s)[2] == "n07"
    assert place(s, 0) == "car_a"


@pytest.mark.rule("TH-TRAIN-07", "TH-TUNNEL-07")
def test_a_cowboy_beside_the_sheriff_is_arrested_in_the_light_before_any_event() -> None:
    """EX-06"""
    s = beside_the_sheriff_in_the_tunnel(speed=2)
    assert cars(s)[2] == "n08"
    assert place(s, 0) == "jail"
    kinds = [type(event) for event in s.heard or []]
    assert kinds.index(Arrested) < kinds.index(EventDrawn)


@pytest.mark.rule("TH-TOWN-05", "TH-TOWN-06")
def test_an_empty_town_draws_an_event_moves_the_hangman_and_fills_the_empty_seat() -> None:
    """EX-07"""
    s = table()
    fill_the_train(s)
    stack(s, "a1", "")
    sack = s.sack.bit_count()
    train(s, "n01 je s11 s10 s09")
    s.speed = 1
    next_events(s, "e09 e10")
    run(train_step(s))
    assert events_played(s) == 1
    assert s.hangman == 1
    assert [len(pile) for pile in s.stacks] == [1, 2, 2, 2, 2, 2]
    assert s.sack.bit_count() == sack - 1
    assert tile_count(s) == 21


@pytest.mark.rule("TH-TOWN-02", "TH-TOWN-03", "TH-TOWN-04")
@pytest.mark.parametrize(("first", "second"), [("l01", "l17"), ("l17", "l01")])
def test_both_tiles_of_a_town_go_on_the_smaller_stack_in_the_order_that_the_player_likes(
    first: str, second: str
) -> None:
    """EX-08"""
    s = table()
    fill_the_train(s)
    stack(s, "b1", "")
    supply(s, "b", "l01 l17")
    train(s, "n01 je s11 s10 s09")
    s.speed = 1
    next_events(s, "e09 e10")
    run(train_step(s), f"load {first}")
    assert view(s, 0).stacks["b1"] == [first, second]
    assert len(view(s, 0).stacks["b2"]) == 2
    assert s.hangman == 0


@pytest.mark.rule("TH-BOARD-01", "TH-BOARD-02", "TH-BOARD-03", "TH-BOARD-05")
@pytest.mark.parametrize(
    ("where", "boardings"),
    [("s07", []), ("wash_e", ["board plat_1"]), ("wash_w", ["board plat_1", "board plat_2"])],
)
def test_the_engine_is_boarded_from_the_side_but_not_from_the_front(where: str, boardings: list[str]) -> None:
    """EX-09"""
    s = table()
    put(s, 0, where)
    assert [offer for offer in on_offer(s) if offer.startswith("board")] == boardings


@pytest.mark.rule("TH-BOARD-01")
def test_boarding_car_1_leads_onto_the_engine_platform() -> None:
    """EX-09"""
    s = table()
    put(s, 0, "wash_e")
    run(take_action(s), "board plat_1")
    assert place(s, 0) == "plat_1"


@pytest.mark.rule("TH-JAIL-08", "TH-JAIL-09", "TH-JAIL-15")
def test_only_the_escape_of_the_prisoner_who_sped_up_the_train_slows_it_again() -> None:
    """EX-10"""
    red, blue = 2, 3
    s = table(players=4)
    s.wanted_row = []
    s.speed = 4
    put(s, red, "plat_3")
    put(s, blue, "car_a")
    next_events(s, "e06 e09")
    draw_event(s)
    assert s.speed == 5
    assert [s.cowboys[seat].jail_flag for seat in (red, blue)] == [True, False]
    for prisoner, keys in ((red, "k01 k02 k03"), (blue, "k04 k05 k06")):
        begin_turn(s, prisoner)
        put(s, prisoner, hand=keys)
        run(take_action(s), "escape")
        assert s.speed == 4


@pytest.mark.rule("TH-EVENT-10")
def test_a_speed_up_at_full_speed_makes_the_speed_of_an_arrest_last() -> None:
    """EX-11"""
    red = 2
    s = table(players=3, first_player=red)
    s.wanted_row = []
    s.speed = 5
    put(s, red, "jail", hand="k01 k02 k03", jail_flag=True)
    next_events(s, "e01 e09")
    draw_event(s)
    assert s.speed == 5
    assert not s.cowboys[red].jail_flag
    run(take_action(s), "escape")
    assert s.speed == 5


def the_last_event_at_town_c() -> State:
    s = table(goal=10)
    fill_the_train(s)
    stack(s, "c1", "l14")
    supply(s, "c", "l01")
    train(s, "n09 n08 n07 n06 n05")
    next_events(s, "e15")
    s.meter = 9
    s.speed = 1
    run(train_step(s))
    return s


@pytest.mark.rule("TH-EVENT-11", "TH-TOWN-01", "TH-END-06")
def test_the_last_event_is_carried_out_then_the_switches_go_then_the_town_is_served() -> None:
    """EX-12"""
    s = the_last_event_at_town_c()
    assert s.cherokee == 0b001
    assert s.switches_removed
    assert s.towns[TOWN.find("c")] == []
    kinds = [type(event) for event in s.heard or []]
    assert kinds.index(EventDrawn) < kinds.index(SwitchesRemoved) < kinds.index(TownServed)
    assert result(s) is None


@pytest.mark.rule("TH-END-03")
def test_all_lose_at_the_next_junction_with_the_meter_one_short() -> None:
    """EX-12"""
    s = the_last_event_at_town_c()
    s.speed = 2
    run(train_step(s))
    assert cars(s)[0] == "jw"
    assert ended(s).winners == []


def steps_to_walk(s: State, start: str, end: str) -> int:
    """How many Moves a cowboy needs, found by trying them all."""
    reached, steps = {start}, 0
    while end not in reached:
        farther: set[str] = set()
        for here in reached:
            put(s, 0, here)
            farther |= {offer.removeprefix("move ") for offer in on_offer(s) if offer.startswith("move ")}
        assert not farther <= reached, f"there is no way to {end}"
        reached |= farther
        steps += 1
    return steps


@pytest.mark.rule("TH-CHER-01", "TH-CHER-02")
@pytest.mark.parametrize(("tokens", "steps"), [(0b000, 2), (0b100, 4)])
def test_cherokee_territory_at_cactus_3_makes_the_way_to_town_c_longer(tokens: int, steps: int) -> None:
    """EX-13"""
    s = table()
    s.cherokee = tokens
    assert steps_to_walk(s, "jw", "town_c") == steps


@pytest.mark.rule("TH-EVENT-03")
def test_a_two_space_move_off_the_end_of_his_line_leaves_the_sheriff_where_he_is() -> None:
    """EX-14"""
    s = table()
    s.sheriff = space("car_a")
    put(s, 0, "plat_2")
    next_events(s, "e06 e09")
    draw_event(s)
    assert SPACE[s.sheriff] == "car_a"
    assert place(s, 0) == "plat_2"


@pytest.mark.rule("TH-EVENT-02", "TH-SHER-04")
def test_a_one_space_move_to_the_end_of_his_line_arrests() -> None:
    """EX-14"""
    s = table()
    s.sheriff = space("car_a")
    put(s, 0, "plat_2")
    next_events(s, "e03 e09")
    draw_event(s)
    assert SPACE[s.sheriff] == "plat_2"
    assert place(s, 0) == "jail"


@pytest.mark.rule("TH-TURN-11", "TH-TURN-12", "TH-HIT-05")
def test_a_lost_turn_moves_the_train_and_nothing_else() -> None:
    """EX-15"""
    s = table(first_player=1)
    put(s, 0, flat=True, hand="r02 b05")
    next_events(s, "e09 e10 e11")
    match = match_of(s)
    match.apply("end")
    match.apply("done")
    assert cars(s)[0] == "s10"
    assert hand(s, 0) == ["r02", "b05"]
    assert match.to_act == 1
    match.apply("end")
    match.apply("done")
    assert match.to_act == 0
    assert place(s, 0) == "cc"
    assert "move draw_s" in on_offer(s)


@pytest.mark.rule("TH-HORSE-03", "TH-HORSE-08", "TH-HORSE-09", "TH-LEAVE-04", "TH-LEAVE-05")
def test_a_horse_called_with_a_wild_catches_a_jumper_from_the_roof() -> None:
    """EX-16"""
    s = table()
    s.wanted_row = []
    put(s, 0, "roof_5", hand="wild1 r02")
    sheriff = s.sheriff
    run(take_action(s), "horse", "ride horse_1 wild1", "to flat_sw")
    run(take_action(s), "leap horse_1")
    assert place(s, 0) == "flat_sw"
    assert s.cowboys[0].horse == 0
    assert hand(s, 0) == ["r02"]
    assert s.actions_left == 2
    assert s.sheriff == sheriff


@pytest.mark.rule("TH-HORSE-11")
@pytest.mark.parametrize(("card", "within_reach"), [("r02", False), ("r03", True)])
def test_sagebrush_flat_is_three_spaces_from_the_canyon(card: str, within_reach: bool) -> None:
    """EX-16"""
    s = table()
    put(s, 0, "roof_5", hand=card)
    assert ("to flat_sw" in texts(ask_after(take_action(s), "horse", f"ride horse_1 {card}"))) is within_reach


@pytest.mark.rule("TH-VS-08", "TH-VS-12")
def test_the_seventh_counter_collected_by_the_train_wins_after_the_event() -> None:
    """EX-17"""
    s = table(mode="versus")
    put(s, 0, counters=6)
    s.waiting[TOWN.find("a")] = [1, 0]
    train(s, "s05 s04 s03 s02 s01")
    next_events(s, "e09 e10")
    s.speed = 1
    run(train_step(s))
    assert ended(s).winners == [0]
    assert ended(s).scores == [7, 0]
    assert events_played(s) == 1


@pytest.mark.rule("TH-VAR-03", "TH-VAR-04", "TH-SETUP-08")
def test_a_game_shorter_by_four_cards_has_a_deck_of_14_and_a_goal_of_10() -> None:
    """EX-18"""
    s = table(goal=12, extra_events_removed=4, lower_goal=True)
    assert len(s.event_deck) == 14
    assert s.options.effective_goal == 10


@pytest.mark.rule("TH-SETUP-08")
def test_in_a_deck_of_14_the_speed_ups_lie_at_places_3_to_5_and_10_to_12() -> None:
    """EX-18"""
    places: set[tuple[int, int]] = set()
    for seed in range(100):
        from_the_top = [EVENT[card] for card in table(seed=seed, extra_events_removed=4).event_deck[::-1]]
        places.add((from_the_top.index("e01") + 1, from_the_top.index("e02") + 1))
    assert places == {(first, second) for first in (3, 4, 5) for second in (10, 11, 12)}
