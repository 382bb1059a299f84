"""Wanted Cards: how they are taken, the 15 missions and the 15 abilities. Chapter 5.22 and section 9.9."""

from typing import Any

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist.content import SPACE, SQUARE, TILE, TOWN, WANTED
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.rules.sheriff import arrest
from saddlebag.games.train_heist.rules.turn import discard_and_draw
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested
from saddlebag.games.train_heist.words.train_story import EventDrawn, SheriffMoved, TownServed
from tests.games.kit import ask_after, run, texts, told
from tests.games.train_heist.kit import (
    cars,
    end_turn,
    hand,
    loot,
    match_of,
    next_events,
    on_offer,
    place,
    put,
    serve_town,
    space,
    stack,
    switches,
    table,
    take_action,
    train,
    train_step,
    train_step_and_claims,
)


def display(s: State, names: str) -> None:
    """The Wanted row is exactly these cards."""
    s.wanted_row = [WANTED.find(name) for name in names.split()]


def held(s: State, seat: int) -> str | None:
    wanted: str | None = view(s, None).cowboys[seat].wanted
    return wanted


def in_row(s: State) -> list[str]:
    row: list[str] = view(s, None).wanted_row
    return row


def offered_after(s: State, *answers: str) -> list[str]:
    """The cards that an action of the active player lets somebody claim."""
    return texts(ask_after(take_action(s), *answers))


def six_shooter_in_reach(**options: Any) -> State:
    """Green can rob l01 with three revolvers, the mission of w01."""
    s = table(**options)
    train(s, "s10 s09 s08 s07 s06")
    s.speed = 1
    display(s, "w01")
    stack(s, "a1", "l02 l01")
    put(s, 0, "car_a", hand="r01 r02 r03 b09 k10")
    return s


ROB = ("loot a1", "play r01 r02 r03")


# --- taking a card --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-WANT-01")
def test_whoever_fulfils_a_displayed_mission_may_take_the_card_and_has_its_ability() -> None:
    s = six_shooter_in_reach(wanted_ability_start="immediate")
    run(take_action(s), *ROB, "claim w01")
    assert (held(s, 0), in_row(s)) == ("w01", [])
    assert s.hand_limit(0) == 6


@pytest.mark.rule("TH-WANT-01")
def test_a_mission_that_is_not_displayed_earns_nothing() -> None:
    s = six_shooter_in_reach()
    display(s, "w02 w03")
    run(take_action(s), *ROB)
    assert held(s, 0) is None


@pytest.mark.rule("TH-WANT-02", "TH-WANT-18")
def test_a_player_with_a_wanted_card_is_offered_no_other() -> None:
    s = six_shooter_in_reach()
    put(s, 0, wanted="w06")
    run(take_action(s), *ROB)
    assert (held(s, 0), in_row(s)) == ("w06", ["w01"])


@pytest.mark.rule("TH-WANT-18")
def test_with_an_empty_row_nobody_is_asked() -> None:
    s = six_shooter_in_reach()
    display(s, "")
    run(take_action(s), *ROB)
    assert s.fulfilled == []


@pytest.mark.rule("TH-WANT-03")
def test_an_ability_belongs_to_its_holder_alone() -> None:
    s = table(players=3)
    put(s, 0, wanted="w01")
    assert [s.hand_limit(seat) for seat in range(3)] == [6, 5, 5]
    put(s, 1, wanted="w10")
    put(s, 0, "gate_e")
    assert "flip je" not in on_offer(s), "the Switchback is Yellow"


@pytest.mark.rule("TH-WANT-04")
def test_an_ability_works_from_the_next_turn_of_its_holder_on() -> None:
    s = six_shooter_in_reach()
    match = match_of(s)
    for answer in (*ROB, "claim w01", "end", "done"):
        match.apply(answer)
    assert len(hand(s, 0)) == 5
    for answer in ("end", "done", "end", "done"):
        match.apply(answer)
    assert len(hand(s, 0)) == 6


@pytest.mark.rule("TH-WANT-05")
def test_a_table_may_let_abilities_work_at_once() -> None:
    s = six_shooter_in_reach(wanted_ability_start="immediate")
    match = match_of(s)
    for answer in (*ROB, "claim w01", "end", "done"):
        match.apply(answer)
    assert len(hand(s, 0)) == 6


@pytest.mark.rule("TH-WANT-05")
@pytest.mark.parametrize(("start", "left"), [("next_turn", 3), ("immediate", 4)])
def test_the_fifth_action_of_the_kid_comes_this_turn_only_by_that_option(start: str, left: int) -> None:
    s = table(wanted_ability_start=start)
    display(s, "w06")
    stack(s, "b1", "l10")
    stack(s, "b2", "l17")
    s.sheriff = space("plat_5")
    put(s, 0, "car_b", hand="r04 b05 k06")
    run(take_action(s), "loot_both", "play r04 b05 k06", "claim w06")
    assert s.actions_left == left


@pytest.mark.rule("TH-WANT-06", "TH-WANT-15")
def test_a_card_is_taken_when_all_that_follows_from_the_action_is_done() -> None:
    s = table()
    display(s, "w02")
    stack(s, "c1", "l12")
    s.sheriff = space("plat_2")
    put(s, 0, "car_c", hand="wild1 wild2 wild3 r07 b02")
    assert offered_after(s, "loot c1", "play wild1 wild2 wild3") == ["claim w02", "decline"]
    assert SPACE[s.sheriff] == "car_b"
    assert loot(s, 0) == ["l12"]


@pytest.mark.rule("TH-WANT-07")
@pytest.mark.parametrize(("card", "name"), [("w02", "Wild Green"), ("w06", "Green the Kid")])
def test_a_title_stands_before_the_name_but_the_kid_after_it(card: str, name: str) -> None:
    s = table()
    put(s, 0, wanted=card)
    assert [cowboy.name for cowboy in view(s, None).cowboys] == [name, "Yellow"]


@pytest.mark.rule("TH-WANT-08")
def test_a_declined_mission_must_be_fulfilled_anew() -> None:
    s = six_shooter_in_reach()
    run(take_action(s), *ROB, "decline")
    assert (held(s, 0), in_row(s)) == (None, ["w01"])
    run(take_action(s), "move plat_3")
    put(s, 0, "car_b", loot="", hand="r04 r05 r06")
    stack(s, "b1", "l01")
    s.sheriff = space("plat_5")
    assert offered_after(s, "loot b1", "play r04 r05 r06") == ["claim w01", "decline"]


@pytest.mark.rule("TH-WANT-08")
def test_a_table_may_agree_that_nobody_declines() -> None:
    s = six_shooter_in_reach(wanted_optional=False)
    assert offered_after(s, *ROB) == ["claim w01"]


@pytest.mark.rule("TH-WANT-09")
def test_of_several_missions_fulfilled_at_once_the_player_picks_one() -> None:
    s = six_shooter_in_reach()
    display(s, "w01 w02 w06")
    stack(s, "a2", "l17")
    both = ("loot_both", "play r01 r02 r03")
    assert offered_after(s.copy(), *both) == ["claim w01", "claim w06", "decline"]
    run(take_action(s), *both, "claim w06")
    assert (held(s, 0), in_row(s)) == ("w06", ["w01", "w02"])


def three_on_the_track() -> State:
    """The engine of Yellow's train step runs over all three."""
    s = table(players=3)
    s.active = 1
    s.next = "train: set_off"
    display(s, "w05")
    for seat in range(3):
        put(s, seat, "s07")
    return s


@pytest.mark.rule("TH-WANT-10")
def test_the_active_player_has_first_claim_then_clockwise() -> None:
    asked = [ask_after(train_step_and_claims(three_on_the_track()), *["decline"] * number).seats for number in range(3)]
    assert asked == [(1,), (2,), (0,)]


@pytest.mark.rule("TH-WANT-10")
def test_a_card_that_was_taken_is_not_offered_to_the_next() -> None:
    s = three_on_the_track()
    run(train_step_and_claims(s), "decline", "claim w05")
    assert [held(s, seat) for seat in range(3)] == [None, None, "w05"]


@pytest.mark.rule("TH-WANT-12")
def test_a_player_arrested_by_the_action_that_fulfils_a_mission_still_may_take_the_card() -> None:
    s = table()
    display(s, "w02")
    stack(s, "c1", "l12")
    put(s, 0, "car_c", hand="wild1 wild2 wild3")
    run(take_action(s), "loot c1", "play wild1 wild2 wild3", "claim w02")
    assert (place(s, 0), held(s, 0)) == ("jail", "w02")


@pytest.mark.rule("TH-WANT-16")
def test_a_mission_of_the_train_step_is_claimed_when_the_whole_step_is_over() -> None:
    s = table()
    display(s, "w05")
    train(s, "s04 s03 s02 s01 jw")
    next_events(s, "e03 e04")
    put(s, 1, "s05")
    s.next = "train: set_off"
    ask = ask_after(train_step_and_claims(s))
    assert (ask.seats, texts(ask)) == ((1,), ["claim w05", "decline"])
    assert len(told(s, EventDrawn)) == len(told(s, TownServed)) == 1


@pytest.mark.rule("TH-WANT-16")
def test_nothing_is_claimed_once_the_game_has_ended() -> None:
    s = table()
    display(s, "w05")
    train(s, "s04 s03 s02 s01 jw")
    next_events(s, "e03 e04")
    put(s, 1, "s05")
    s.hangman = 2
    match = match_of(s)
    match.apply("end")
    assert match.ask is None
    assert (s.outcome, held(s, 1)) == ("hangman", None)


@pytest.mark.rule("TH-WANT-17")
def test_a_prisoner_with_six_shooter_holds_six_cards() -> None:
    s = table()
    put(s, 0, "jail", hand="k01 k02 k03 k04 k05", wanted="w01")
    assert texts(ask_after(take_action(s))) == ["draw", "escape", "end"]
    put(s, 0, hand="k01 k02 k03 k04 k05 k06")
    assert texts(ask_after(take_action(s))) == ["escape", "end"]


@pytest.mark.rule("TH-WANT-17")
@pytest.mark.parametrize(("at", "flat"), [("jail", False), ("cc", True)])
def test_tombstone_holds_back_the_hangman_also_when_jailed_or_flat(at: str, flat: bool) -> None:
    s = table()
    put(s, 1, at, flat=flat, wanted="w05", cancels_left=1)
    assert ask_after(serve_town(s, TOWN.find("b"))).seats == (1,)


@pytest.mark.rule("TH-WANT-17")
@pytest.mark.parametrize(("at", "flat"), [("jail", False), ("cc", True)])
def test_iron_horse_cannot_brake_when_jailed_or_flat(at: str, flat: bool) -> None:
    s = table()
    put(s, 0, at, flat=flat, wanted="w11")
    run(train_step(s))
    assert cars(s)[0] == "s08"


@pytest.mark.rule("TH-WANT-17")
@pytest.mark.parametrize("card", ["w04", "w10", "w13"])
def test_abilities_that_need_an_action_do_not_help_a_prisoner(card: str) -> None:
    s = table()
    put(s, 0, "jail", hand="r01", wanted=card)
    assert texts(ask_after(take_action(s))) == ["draw", "end"]


# --- the missions ---------------------------------------------------------------------------------------------


def test_six_shooter_is_for_three_revolvers_in_one_loot_action() -> None:
    assert offered_after(six_shooter_in_reach(), *ROB) == ["claim w01", "decline"]


@pytest.mark.parametrize(("tile", "cards"), [("l01", "r01 r02 wild1"), ("l04", "r01 r02 b03"), ("l02", "b01 b02 b03")])
def test_six_shooter_is_not_for_wilds_or_other_suits(tile: str, cards: str) -> None:
    s = six_shooter_in_reach()
    stack(s, "a1", tile)
    put(s, 0, hand=cards)
    s.sheriff = space("plat_5")
    run(take_action(s), "loot a1", f"play {cards}")
    assert held(s, 0) is None


@pytest.mark.rule("TH-WANT-15")
@pytest.mark.parametrize(("cards", "claims"), [("wild1 wild2 wild3", True), ("r07 wild1 wild2", False)])
def test_wild_is_for_three_wilds_in_one_loot_action(cards: str, claims: bool) -> None:
    s = table()
    display(s, "w02")
    stack(s, "c1", "l12")
    s.sheriff = space("plat_2")
    put(s, 0, "car_c", hand=cards)
    run(take_action(s), "loot c1", f"play {cards}", *["claim w02"] * claims)
    assert held(s, 0) == ("w02" if claims else None)


def cherokee_in_reach(at: str) -> State:
    """Green stands at this space with the horse; cactus 3 has a token."""
    s = table()
    display(s, "w03")
    next_events(s, "e17 e03")
    draw_event(s)
    s.horses[0] = space(at)
    put(s, 0, at, hand="r02")
    return s


def test_cherokee_is_for_riding_next_to_a_cactus_with_a_token() -> None:
    s = cherokee_in_reach("jw")
    put(s, 0, horse=0)
    assert offered_after(s, "horse", "ride horse_1 r02", "to xw") == ["claim w03", "decline"]


def test_cherokee_is_for_mounting_next_to_a_cactus_with_a_token() -> None:
    assert offered_after(cherokee_in_reach("xw"), "mount horse_1") == ["claim w03", "decline"]


def test_cherokee_is_for_a_token_that_comes_beside_a_rider_on_his_own_turn() -> None:
    s = table()
    display(s, "w03")
    s.horses[0] = space("town_a")
    put(s, 0, "town_a", horse=0)
    put(s, 1, "town_a", horse=0)
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e15 e03")
    s.next = "train: set_off"
    run(train_step_and_claims(s), "claim w03")
    assert [held(s, seat) for seat in (0, 1)] == ["w03", None], "it is not the turn of Yellow"


def test_cherokee_is_not_for_walkers_nor_for_a_cactus_without_token() -> None:
    s = cherokee_in_reach("jw")
    run(take_action(s), "move xw")
    s = cherokee_in_reach("town_b")
    run(take_action(s), "mount horse_1")
    assert held(s, 0) is None


def test_crazy_is_for_a_jump_from_a_roof_onto_a_horse() -> None:
    s = table()
    display(s, "w04")
    s.horses[0] = space("wash_w")
    put(s, 0, "roof_2")
    assert offered_after(s, "leap horse_1") == ["claim w04", "decline"]


def test_crazy_is_not_for_a_jump_from_a_platform() -> None:
    s = table()
    display(s, "w04")
    s.horses[0] = space("wash_w")
    put(s, 0, "plat_2")
    run(take_action(s), "jump wash_w")
    assert held(s, 0) is None


@pytest.mark.parametrize(
    ("positions", "at", "horse"),
    [
        ("s06 s05 s04 s03 s02", "s07", NOBODY),
        ("s06 s05 s04 s03 s02", "s07", 0),
        ("n05 n04 n03 n02 n01", "roof_2", NOBODY),
    ],
    ids=["on foot", "mounted", "on a roof"],
)
def test_tombstone_is_for_being_put_flat_by_the_train_or_the_tunnel(positions: str, at: str, horse: int) -> None:
    s = table()
    display(s, "w05")
    train(s, positions)
    if horse != NOBODY:
        s.horses[horse] = space(at)
    put(s, 0, at, horse=horse)
    s.next = "train: set_off"
    assert texts(ask_after(train_step_and_claims(s))) == ["claim w05", "decline"]


@pytest.mark.parametrize(
    ("action", "cards", "claims"),
    [
        ("loot_both", "r04 b05 k06", True),
        ("loot_both", "r04 b05 k06 wild1", False),
        ("loot b1", "r04 b05 k06", False),
    ],
)
def test_the_kid_is_for_two_tiles_in_one_action_without_a_wild(action: str, cards: str, claims: bool) -> None:
    s = table()
    display(s, "w06")
    stack(s, "b1", "l10")
    stack(s, "b2", "l05" if "wild1" in cards else "l17")
    s.sheriff = space("plat_5")
    put(s, 0, "car_b", hand=cards)
    run(take_action(s), action, f"play {cards}", *["claim w06"] * claims)
    assert held(s, 0) == ("w06" if claims else None)


def between_town_and_train(at: str, carried: str) -> State:
    """Car A stands beside town A; Green can rob l01."""
    s = table()
    display(s, "w07")
    train(s, "s08 s07 s06 s05 s04")
    s.sheriff = space("plat_5")
    put(s, 0, at, loot=carried, hand="r01 r02 r03")
    stack(s, "a1", "l01")
    return s


def test_two_timing_is_for_a_drop_off_and_then_looting_in_the_same_turn() -> None:
    s = between_town_and_train("town_a", "l05")
    for action in ("drop_off", "board plat_3", "move car_a"):
        run(take_action(s), action)
    assert offered_after(s, *ROB) == ["claim w07", "decline"]


def test_two_timing_is_not_for_looting_first_nor_for_two_turns() -> None:
    s = between_town_and_train("car_a", "")
    run(take_action(s), *ROB)
    for action in ("move plat_3", "jump town_a", "drop_off"):
        run(take_action(s), action)
    end_turn(s)
    end_turn(s)
    put(s, 0, "car_a", hand="r01 r02 r03")
    stack(s, "a1", "l01")
    run(take_action(s), *ROB)
    assert held(s, 0) is None


@pytest.mark.parametrize(
    ("kind", "cards", "claims"),
    [
        ("three_of_a_kind", "r07 b07 wild1", True),
        ("four_of_a_kind", "r07 b07 k07 wild1", True),
        ("pair", "r07 b07", False),
    ],
)
def test_quick_draw_is_for_three_or_four_of_a_kind(kind: str, cards: str, claims: bool) -> None:
    s = table()
    display(s, "w08")
    put(s, 0, hand=cards)
    run(take_action(s), kind, f"play {cards}", *["claim w08"] * claims)
    assert held(s, 0) == ("w08" if claims else None)


def test_slippery_is_for_an_escape_from_jail() -> None:
    s = table()
    display(s, "w09")
    put(s, 0, "jail", hand="k01 k02 wild1")
    assert offered_after(s, "escape") == ["claim w09", "decline"]


@pytest.mark.parametrize(
    ("positions", "je", "claims"),
    [
        ("s11 s10 s09 s08 s07", "green", True),
        ("s09 s08 s07 s06 s05", "green", True),
        ("s08 s07 s06 s05 s04", "green", False),
        ("s07 s08 s09 s10 s11", "green", False),
        ("n03 n04 n05 n06 n07", "red", True),
        ("xw jw n11 n10 n09", "green", True),
    ],
    ids=["1 step", "3 steps", "4 steps", "heading away", "clockwise", "over the edge"],
)
def test_switchback_is_for_a_flip_right_before_the_engine(positions: str, je: str, claims: bool) -> None:
    s = table()
    display(s, "w10")
    train(s, positions)
    switches(s, je=je, jw="green")
    put(s, 0, "je")
    run(take_action(s), "flip je", *["claim w10"] * claims)
    assert held(s, 0) == ("w10" if claims else None)


def test_switchback_is_not_for_a_flip_by_a_straight() -> None:
    s = table()
    display(s, "w10")
    train(s, "s11 s10 s09 s08 s07")
    put(s, 0, "je", hand="r02 b03 k04 r05")
    run(take_action(s), "straight", "play r02 r05 b03 k04", "flip je")
    assert held(s, 0) is None


@pytest.mark.rule("TH-WANT-16")
def test_iron_horse_is_for_boarding_the_engine_and_staying_until_the_actions_end() -> None:
    s = table()
    display(s, "w11")
    put(s, 0, "wash_e")
    run(take_action(s), "board plat_1")
    assert offered_after(s, "end") == ["claim w11", "decline"]


@pytest.mark.parametrize(
    ("at", "actions"),
    [
        ("plat_1", []),
        ("wash_e", ["board plat_1", "move roof_2"]),
        ("wash_w", ["board plat_2", "move roof_2", "move plat_1"]),
    ],
    ids=["boarded in an earlier turn", "went on", "boarded elsewhere"],
)
def test_iron_horse_is_not_for_less(at: str, actions: list[str]) -> None:
    s = table()
    display(s, "w11")
    put(s, 0, at)
    for action in [*actions, "end"]:
        run(take_action(s), action)
    assert held(s, 0) is None


def shadow_in_reach(sheriff: str, at: str) -> State:
    """Cars 2 to 4 are in the tunnel."""
    s = table()
    display(s, "w12")
    train(s, "n08 n07 n06 n05 n04")
    s.sheriff = space(sheriff)
    put(s, 0, at, hand="wild1")
    return s


@pytest.mark.parametrize(("sheriff", "action"), [("car_a", "move car_a"), ("plat_3", "sheriff left")])
def test_shadow_is_for_meeting_the_sheriff_in_the_tunnel(sheriff: str, action: str) -> None:
    s = shadow_in_reach(sheriff, "plat_2" if action == "move car_a" else "car_a")
    assert offered_after(s, action) == ["claim w12", "decline"]


def test_shadow_is_for_riding_into_the_tunnel_beside_the_sheriff() -> None:
    s = shadow_in_reach("car_c", "car_c")
    s.speed = 1
    s.next = "train: set_off"
    assert texts(ask_after(train_step_and_claims(s))) == ["claim w12", "decline"]


def test_shadow_is_not_for_meeting_the_sheriff_outside() -> None:
    s = shadow_in_reach("car_c", "plat_4")
    run(take_action(s), "move car_c")
    assert (held(s, 0), place(s, 0)) == (None, "jail")


@pytest.mark.parametrize(("target", "claims"), [("town_b", True), ("n01", False)])
def test_mustang_is_for_a_ride_of_six_spaces(target: str, claims: bool) -> None:
    s = table()
    display(s, "w13")
    s.horses[0] = space("town_a")
    put(s, 0, "town_a", horse=0, hand="r10")
    run(take_action(s), "horse", "ride horse_1 r10", f"to {target}", *["claim w13"] * claims)
    assert held(s, 0) == ("w13" if claims else None)


def test_mustang_is_not_for_sending_a_horse() -> None:
    s = table()
    display(s, "w13")
    s.horses[0] = space("town_a")
    put(s, 0, "cc", hand="r10")
    run(take_action(s), "horse", "ride horse_1 r10", "to town_b")
    assert held(s, 0) is None


@pytest.mark.rule("TH-WANT-11")
def test_light_fingered_is_for_having_looted_in_all_three_cars() -> None:
    s = table()
    s.sheriff = space("plat_5")
    display(s, "")
    for car, square, cards in [("car_a", "a1", "r01 r02 r03"), ("car_c", "c1", "r04 r05 r06")]:
        put(s, 0, car, loot="", hand=cards)
        stack(s, square, "l01")
        run(take_action(s), f"loot {square}", f"play {cards}")
    arrest(s, 0)
    display(s, "w14")
    put(s, 0, "car_b", hand="r07 r08 r09")
    stack(s, "b1", "l01")
    assert offered_after(s, "loot b1", "play r07 r08 r09") == ["claim w14", "decline"]


def test_light_fingered_is_not_for_two_cars() -> None:
    s = table()
    s.sheriff = space("plat_5")
    display(s, "w14")
    for square, cards in [("a1", "r01 r02 r03"), ("a2", "r04 r05 r06"), ("c1", "r07 r08 r09")]:
        put(s, 0, f"car_{square[0]}", loot="", hand=cards)
        stack(s, square, "l01")
        run(take_action(s), f"loot {square}", f"play {cards}")
    assert held(s, 0) is None


@pytest.mark.rule("TH-WANT-11")
def test_honest_is_for_having_dropped_off_at_all_three_towns() -> None:
    s = table()
    display(s, "w15")
    for town in ("town_a", "town_c", "town_a"):
        put(s, 0, town, loot="l01")
        run(take_action(s), "drop_off")
    put(s, 0, "town_b", loot="l01")
    assert offered_after(s, "drop_off") == ["claim w15", "decline"]


# --- the abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-WANT-13")
def test_six_shooter_draws_up_to_six() -> None:
    s = table()
    put(s, 0, hand="r01", wanted="w01")
    run(discard_and_draw(s), "done")
    assert len(hand(s, 0)) == 6


@pytest.mark.rule("TH-WANT-13")
def test_six_shooter_may_hold_six_after_a_trade() -> None:
    s = table()
    put(s, 0, hand="r01 r02 r03 r04 r05", wanted="w01")
    put(s, 1, hand="b01 b02 b03 b04 b05")
    run(take_action(s), "trade yellow", "done", "give b01", "done")
    assert len(hand(s, 0)) == 6
    assert "trade yellow" in on_offer(s)
    assert texts(ask_after(take_action(s), "trade yellow", "done")) == ["done"], "a seventh is too many"


def test_wild_loots_quietly() -> None:
    s = table()
    stack(s, "c1", "l12")
    put(s, 0, "car_c", hand="r07 wild1 wild2", wanted="w02")
    run(take_action(s), "loot c1", "play r07 wild1 wild2")
    assert loot(s, 0) == ["l12"]
    assert told(s, SheriffMoved) == []


@pytest.mark.rule("TH-WANT-14")
def test_cherokee_opens_territory() -> None:
    s = cherokee_in_reach("jw")
    assert "move n11" not in on_offer(s)
    put(s, 0, wanted="w03")
    assert "move n11" in on_offer(s)


@pytest.mark.parametrize(("at", "flat"), [("town_c", False), ("cc", True), ("jail", False)])
def test_crazy_trades_with_anybody_anywhere(at: str, flat: bool) -> None:
    s = table()
    put(s, 0, "roof_5", hand="k01 r02", wanted="w04")
    put(s, 1, at, flat=flat, hand="k05")
    run(take_action(s), "trade yellow", "give k01", "done", "give k05", "done")
    assert (hand(s, 0), hand(s, 1)) == (["r02", "k05"], ["k01"])


def test_crazy_gives_a_prisoner_keyholes_and_wilds_only() -> None:
    s = table()
    put(s, 0, "roof_5", hand="r02 k01 wild1", wanted="w04")
    put(s, 1, "jail", hand="")
    assert texts(ask_after(take_action(s), "trade yellow")) == ["give k01", "give wild1", "done"]


def test_only_crazy_himself_may_trade_anywhere() -> None:
    s = table()
    put(s, 0, "roof_5", hand="k01")
    put(s, 1, "cc", hand="k05", wanted="w04")
    assert "trade yellow" not in on_offer(s)


def test_tombstone_holds_back_the_hangman_on_anybodys_turn() -> None:
    s = table()
    put(s, 1, wanted="w05", cancels_left=1)
    stack(s, "c2", "")
    run(serve_town(s, TOWN.find("b")), "hold_back")
    assert s.hangman == 0
    assert len(s.stacks[SQUARE.find("c2")]) == 1, "the empty square is filled as usual"


def test_tombstone_holds_back_the_hangman_once_a_game() -> None:
    s = table()
    display(s, "w05")
    put(s, 1, "s07")
    next_events(s, "e03 e04")
    match = match_of(s)
    for answer in ("end", "claim w05", "done"):  # the lost turn of Yellow passes
        match.apply(answer)
    run(serve_town(s, TOWN.find("b")), "hold_back")
    run(serve_town(s, TOWN.find("b")))
    assert s.hangman == 1


def test_tombstone_may_let_the_hangman_go() -> None:
    s = table()
    put(s, 1, wanted="w05", cancels_left=1)
    run(serve_town(s, TOWN.find("b")), "let_him")
    assert (s.hangman, s.cowboys[1].cancels_left) == (1, 1)


def test_the_kid_has_five_actions() -> None:
    s = table()
    put(s, 1, wanted="w06")
    end_turn(s)
    assert (s.active, s.actions_left) == (1, 5)
    end_turn(s)
    assert (s.active, s.actions_left) == (0, 4)


def test_two_timing_loots_a_second_time_but_not_a_third() -> None:
    s = table()
    s.sheriff = space("plat_5")
    for square, tile in [("a1", "l01"), ("a2", "l02"), ("b1", "l03")]:
        stack(s, square, tile)
    put(s, 0, "car_a", hand="r01 r02 r03 b01 b02 b03", wanted="w07")
    run(take_action(s), "loot a1", "play r01 r02 r03")
    run(take_action(s), "loot a2", "play b01 b02 b03")
    put(s, 0, "car_b", hand="k01 k02 k03")
    assert "loot b1" not in on_offer(s)
    put(s, 0, "town_a")
    run(take_action(s), "drop_off")
    put(s, 0, "car_b")
    stack(s, "b1", "l03")
    assert "loot b1" in on_offer(s)


def test_quick_draw_gets_two_actions_for_a_pair() -> None:
    s = table()
    put(s, 0, hand="r07 b07 k07", wanted="w08")
    run(take_action(s), "pair", "play r07 b07")
    assert s.actions_left == 6


def test_quick_draw_gets_no_more_for_three_of_a_kind() -> None:
    s = table()
    put(s, 0, hand="r07 b07 k07", wanted="w08")
    run(take_action(s), "three_of_a_kind", "play r07 b07 k07")
    assert s.actions_left == 6


@pytest.mark.rule("TH-WANT-17")
def test_slippery_escapes_with_two_keys() -> None:
    s = table()
    put(s, 0, "jail", hand="k01", wanted="w09")
    assert "escape" not in texts(ask_after(take_action(s)))
    put(s, 0, hand="k01 wild1")
    run(take_action(s), "escape")
    assert place(s, 0) == "plat_1"


def test_slippery_needs_one_key_in_versus() -> None:
    s = table(mode="versus")
    put(s, 0, "jail", hand="k01", wanted="w09")
    assert "escape" in texts(ask_after(take_action(s)))


@pytest.mark.parametrize(
    ("at", "flips"),
    [("gate_e", ["flip je"]), ("xw", ["flip jw"]), ("je", ["flip je"]), ("draw_e", [])],
)
def test_switchback_flips_from_beside_the_junction(at: str, flips: list[str]) -> None:
    s = table()
    put(s, 0, at, wanted="w10")
    assert [text for text in on_offer(s) if text.startswith("flip")] == flips


@pytest.mark.parametrize(("answer", "engine"), [("brake", "s08"), ("full_speed", "s09")])
def test_iron_horse_may_slow_the_train_by_one_space_in_his_own_turn(answer: str, engine: str) -> None:
    s = table()
    put(s, 0, wanted="w11")
    s.speed = 3
    run(train_step(s), answer)
    assert cars(s)[0] == engine


def test_iron_horse_does_not_stop_the_train_nor_brake_for_others() -> None:
    s = table()
    put(s, 0, wanted="w11")
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] == "s07"
    s.active, s.speed = 1, 2
    run(train_step(s))
    assert cars(s)[0] == "s09"


def shadow_slips_in() -> State:
    """Green, the Shadow, has stepped into the Sheriff's space outside the tunnel."""
    s = table()
    put(s, 0, "plat_4", hand="r01", wanted="w12")
    run(take_action(s), "move car_b")
    assert place(s, 0) == "car_b"
    return s


def test_shadow_slips_past_the_sheriff() -> None:
    s = shadow_slips_in()
    run(take_action(s), "move plat_3")
    run(take_action(s), "end")
    assert told(s, Arrested) == []


def test_shadow_boards_beside_the_sheriff() -> None:
    s = table()
    s.sheriff = space("plat_2")
    put(s, 0, "wash_w", wanted="w12")
    run(take_action(s), "board plat_2")
    assert place(s, 0) == "plat_2"


def test_shadow_is_arrested_beside_the_sheriff_when_his_actions_end() -> None:
    s = shadow_slips_in()
    run(take_action(s), "end")
    assert place(s, 0) == "jail"


def test_shadow_is_arrested_when_the_sheriff_moves_onto_him() -> None:
    s = table()
    put(s, 0, "plat_4", hand="wild1", wanted="w12")
    run(take_action(s), "sheriff right")
    assert place(s, 0) == "jail"


def test_shadow_is_arrested_when_he_comes_out_of_the_tunnel_beside_the_sheriff() -> None:
    s = shadow_in_reach("car_a", "plat_2")
    put(s, 0, wanted="w12")
    next_events(s, "e03 e04")
    run(take_action(s), "move car_a")
    run(take_action(s), "end")
    assert place(s, 0) == "car_a"
    run(train_step(s))
    assert place(s, 0) == "jail"


def test_mustang_moves_a_horse_four_spaces_without_a_card() -> None:
    s = table()
    put(s, 0, "cc", hand="", wanted="w13")
    targets = texts(ask_after(take_action(s), "horse", "ride_free horse_1"))
    assert "to snake_bottom" in targets
    assert "to buzzard_bend" not in targets
    run(take_action(s), "horse", "ride_free horse_1", "to snake_bottom")
    assert (SPACE[s.horses[0]], s.actions_left) == ("snake_bottom", 3)


def test_light_fingered_may_take_one_card_for_another_suit() -> None:
    s = table()
    s.sheriff = space("plat_5")
    stack(s, "a1", "l01")
    put(s, 0, "car_a", hand="r01 r02 b05")
    assert "loot a1" not in on_offer(s)
    put(s, 0, wanted="w14")
    run(take_action(s), "loot a1", "play r01 r02 b05")
    assert loot(s, 0) == ["l01"]


def test_light_fingered_fakes_one_card_only_and_keeps_its_number() -> None:
    s = table()
    stack(s, "a1", "l01")
    stack(s, "a2", "l17")
    put(s, 0, "car_a", hand="r01 b02 b03", wanted="w14")
    assert "loot a1" not in on_offer(s)
    put(s, 0, hand="r01 r02 b03")
    assert "loot_both" in on_offer(s), "one two three, and three revolvers"


def test_honest_draws_up_after_a_drop_off() -> None:
    s = table()
    put(s, 0, "town_a", loot="l01", hand="r01", wanted="w15")
    run(take_action(s), "drop_off")
    assert len(hand(s, 0)) == 5
    assert s.sack >> TILE.find("l01") & 1
