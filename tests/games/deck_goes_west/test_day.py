"""The day: untap, draw, actions in turn, discards. Chapter 5.4."""

import pytest

from saddlebag.games.deck_goes_west.words.story import Died, Drew, PileShuffled, TurnBegan
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    draw_pile,
    ended,
    gangs,
    go_to,
    hand,
    lay,
    next_cards,
    offered,
    on_offer,
    one_piece,
    play,
    put,
    question,
    roll,
    row,
    stock,
    who,
    workday,
)
from tests.games.kit import told


def dawn(s: Table) -> None:
    """Night is over: the next day begins, up to the first action."""
    go_to(s, "dawn: dawn")
    one_piece(s)


def rivals(players: int = 2, food: int = 20) -> Table:
    """Rivals on their first day, each with food enough for many small actions; the first turn of the day is over."""
    quiet = ("rosa_quill", "abel_crane", "ida_ironside", "silas_pike")
    s = workday("iron_rivals", players, characters=quiet[:players])
    for seat in range(players):
        put(s, seat, food=food, tapped=True)
    return s


FARM = "mission 2"
"""Iron Rivals and Iron Road: pay 2 food, gain 1 metal; an action without any consequences."""


# --- untap and draw ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DAY-02", "DW-CHAR-03")
def test_at_dawn_every_tapped_character_is_turned_straight() -> None:
    s = workday("discovery", 3)
    put(s, 0, tapped=True)
    put(s, 2, tapped=True)
    dawn(s)
    assert [player.tapped for player in s.players] == [False, False, False]


@pytest.mark.rule("DW-DAY-01")
def test_all_players_have_drawn_before_anybody_acts() -> None:
    s = workday("discovery", 3)
    for seat in range(3):
        put(s, seat, draw="boots pan knife")
    dawn(s)
    assert [len(hand(s, seat)) for seat in range(3)] == [3, 3, 3]
    assert question(s) == "action"


@pytest.mark.rule("DW-DAY-01")
def test_after_the_last_pass_come_the_discards_and_then_the_night() -> None:
    s = workday("discovery")
    put(s, 0, hand="boots", tapped=True)
    put(s, 1, hand="pan", tapped=True)
    dawn(s)
    assert s.stage == "actions"
    play(s, "pass")
    assert s.stage == "actions"
    play(s, "pass")
    assert s.stage == "dusk"
    play(s, "done")
    assert s.stage == "dusk"
    play(s, "done")
    assert s.stage == "night"


@pytest.mark.rule("DW-DAY-01", "DW-DAY-14")
def test_no_item_is_discarded_for_nothing_while_others_still_act() -> None:
    s = workday("discovery")
    put(s, 0, hand="boots", tapped=True)
    put(s, 1, hand="pan", tapped=True)
    play(s, "pass")
    assert (question(s), who(s)) == ("action", 1)
    assert offered(s, "discard") == []


@pytest.mark.rule("DW-DAY-03")
@pytest.mark.parametrize(("character", "limit"), [("derek_dogood", 6), ("jonas_grit", 5)])
@pytest.mark.parametrize("held", ["", "boots", "boots boots knife"])
def test_a_hand_is_filled_up_to_the_hand_limit(character: str, limit: int, held: str) -> None:
    s = workday("new_world", characters=(character,))
    put(s, 0, hand=held, draw="pan pan pan pickaxe pickaxe pickaxe hatchet hatchet")
    dawn(s)
    assert len(hand(s, 0)) == limit
    assert len(draw_pile(s, 0)) == 8 - (limit - len(held.split()))


@pytest.mark.rule("DW-DAY-03")
@pytest.mark.parametrize("held", ["boots " * 6, "boots " * 8])
def test_a_hand_at_or_above_the_limit_draws_nothing(held: str) -> None:
    s = workday("new_world")
    put(s, 0, hand=held, draw="pan pan")
    dawn(s)
    assert (len(hand(s, 0)), draw_pile(s, 0)) == (len(held.split()), ["pan", "pan"])
    assert told(s, Drew) == []


@pytest.mark.rule("DW-DAY-03")
def test_cards_are_drawn_from_the_top_of_the_draw_pile() -> None:
    s = workday("new_world")
    put(s, 0, hand="boots " * 4, draw="pan knife hatchet")
    dawn(s)
    assert (hand(s, 0), draw_pile(s, 0)) == (["boots"] * 4 + ["knife", "pan"], ["hatchet"])


@pytest.mark.rule("DW-DAY-04")
def test_an_empty_draw_pile_is_made_anew_from_the_shuffled_discard_pile() -> None:
    s = workday("new_world")
    put(s, 0, draw="pan", discard="boots boots boots knife knife hatchet hatchet pickaxe")
    before = s.cards.shuffles
    dawn(s)
    assert len(hand(s, 0)) == 6
    assert (len(draw_pile(s, 0)), discard_pile(s, 0)) == (3, [])
    assert "pan" in hand(s, 0)
    assert (s.cards.shuffles, len(told(s, PileShuffled))) == (before + 1, 1)


@pytest.mark.rule("DW-DAY-04")
def test_the_discard_pile_stays_while_the_draw_pile_lasts() -> None:
    s = workday("new_world")
    put(s, 0, draw="boots boots boots knife knife pan", discard="hatchet")
    dawn(s)
    assert (draw_pile(s, 0), discard_pile(s, 0)) == ([], ["hatchet"])


@pytest.mark.rule("DW-DAY-04")
def test_the_new_draw_pile_is_in_an_order_of_chance() -> None:
    orders = set()
    for seed in range(4):
        s = workday("new_world", seed=seed)
        put(s, 0, hand="boots " * 5, discard="pan knife hatchet pickaxe rail_hammer raft")
        dawn(s)
        orders.add(tuple(draw_pile(s, 0)))
    assert len(orders) > 1


@pytest.mark.rule("DW-DAY-05")
def test_with_both_piles_empty_no_further_card_is_drawn() -> None:
    s = workday("new_world")
    put(s, 0, hand="boots", draw="pan")
    dawn(s)
    assert hand(s, 0) == ["boots", "pan"]


@pytest.mark.rule("DW-DAY-19")
@pytest.mark.parametrize(("p1", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_rivals_draw_in_the_order_from_p1(p1: int, order: list[int]) -> None:
    s = workday("discovery", 3)
    s.p1 = p1
    for seat in range(3):
        put(s, seat, draw="boots")
    dawn(s)
    assert [event.seat for event in told(s, Drew)] == order


@pytest.mark.rule("DW-DAY-19")
def test_a_team_draws_in_the_order_of_seats() -> None:
    s = workday("iron_road", 3)
    s.active = 2
    for seat in range(3):
        put(s, seat, draw="boots")
    dawn(s)
    assert [event.seat for event in told(s, Drew)] == [0, 1, 2]


@pytest.mark.rule("DW-DAY-19")
def test_who_draws_too_many_dangers_dies_only_after_the_last_has_drawn() -> None:
    s = workday("discovery", 3)
    put(s, 0, draw="weary " * 6)
    put(s, 1, draw="boots")
    put(s, 2, draw="graze " * 6)
    dawn(s)
    heard = [type(event) for event in s.heard or [] if isinstance(event, Drew | Died)]
    assert heard == [Drew, Drew, Drew, Died, Died]
    assert ended(s).winners == [1]


# --- turns of rivals --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DAY-09")
def test_the_first_turn_of_the_day_is_exactly_one_action() -> None:
    s = rivals()
    dawn(s)
    play(s, FARM)
    assert who(s) == 1


@pytest.mark.rule("DW-DAY-09")
def test_instead_of_the_first_turn_p1_may_pass() -> None:
    s = rivals()
    dawn(s)
    assert "pass" in on_offer(s)
    assert "end" not in on_offer(s)
    play(s, "pass")
    assert (who(s), s.players[0].passed) == (1, True)


@pytest.mark.rule("DW-DAY-10")
def test_every_later_turn_is_one_action_or_two() -> None:
    s = rivals()
    dawn(s)
    play(s, FARM)
    turns = []
    for actions in (2, 1, 2, 1):
        turns.append(who(s))
        play(s, *[FARM] * actions)
        if actions == 1:
            play(s, "end")
    assert turns == [1, 0, 1, 0]
    assert (stock(s, 0)["metal"], stock(s, 1)["metal"]) == (1 + 1 + 1, 2 + 2)


@pytest.mark.rule("DW-DAY-10")
def test_also_p1_has_two_actions_from_the_second_turn_on() -> None:
    s = rivals()
    dawn(s)
    play(s, FARM, FARM, "end", FARM, FARM)
    assert who(s) == 1


@pytest.mark.rule("DW-DAY-10", "DW-DAY-12")
def test_after_one_action_a_turn_is_ended_and_not_passed() -> None:
    s = rivals()
    play(s, FARM)
    assert ("end" in on_offer(s), "pass" in on_offer(s)) == (True, False)
    play(s, "end")
    assert (who(s), s.players[0].passed) == (1, False)


@pytest.mark.rule("DW-DAY-12")
def test_before_the_first_action_a_turn_cannot_be_ended_without_a_pass() -> None:
    s = rivals()
    assert ("end" in on_offer(s), "pass" in on_offer(s)) == (False, True)


@pytest.mark.rule("DW-DAY-11")
def test_turns_go_round_clockwise_past_those_who_have_passed_until_all_have() -> None:
    s = rivals(4)
    dawn(s)
    turns = []
    for answers in ([FARM], ["pass"], [FARM, "end"], ["pass"], [FARM, "end"], ["pass"], ["pass"]):
        turns.append(who(s))
        play(s, *answers)
    assert turns == [0, 1, 2, 3, 0, 2, 0]
    assert s.stage != "actions"


@pytest.mark.rule("DW-DAY-11")
def test_the_last_who_has_not_passed_has_turn_after_turn() -> None:
    s = rivals()
    play(s, "pass", FARM, FARM, FARM, FARM)
    assert who(s) == 1
    assert len([event for event in told(s, TurnBegan) if event.seat == 1]) == 3


@pytest.mark.rule("DW-DAY-12")
def test_a_pass_holds_for_the_rest_of_the_day_and_not_for_the_next() -> None:
    s = rivals()
    play(s, "pass", FARM, "end")
    assert (who(s), s.players[0].passed) == (1, True)
    s.ask = s.rule = None
    dawn(s)
    assert [player.passed for player in s.players] == [False, False]
    assert who(s) == 0


@pytest.mark.rule("DW-DAY-06")
@pytest.mark.parametrize("mission", ["iron_rivals", "iron_road"])
def test_the_actions_go_on_until_everybody_has_passed(mission: str) -> None:
    s = workday(mission, 3)
    for seat in range(3):
        put(s, seat, hand="boots", food=0, tapped=True)
    play(s, "pass", "pass")
    assert (s.stage, who(s)) == ("actions", 2)
    play(s, "pass")
    assert s.stage == "dusk"


# --- actions of a team ------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DAY-07")
def test_an_action_is_a_job_a_purchase_a_trade_or_a_battle() -> None:
    s = workday("discovery")
    put(s, 0, hand="boots hatchet", food=3, tapped=True)
    put(s, 1, hand="pan")
    row(s, "horse stagecoach field_doctor iron_plate dynamite")
    assert on_offer(s) == ["play boots 1", "mission 1", "buy slot1 1", "trade blue", "pass"]
    s = workday("discovery")
    put(s, 0, hand="boots hatchet", food=3, tapped=True)
    put(s, 1, "c1r0")
    bandits(s, {"c0r0": 1})
    assert on_offer(s) == ["play boots 1", "play hatchet 2", "mission 1", "pass"]


@pytest.mark.rule("DW-DAY-07", "DW-DAY-10")
@pytest.mark.parametrize("deed", ["job", "bundle", "purchase", "trade", "battle"])
def test_each_of_them_is_one_action(deed: str) -> None:
    s = workday("discovery")
    put(s, 0, hand="boots hatchet knife", food=3, tapped=True)
    row(s, "horse stagecoach field_doctor iron_plate dynamite")
    answers = {
        "job": ["play boots 1", "go", "step west walk"],
        "bundle": ["play boots 1", "mission 1", "stop"],
        "purchase": ["buy slot1 1", "put discard"],
        "trade": ["trade blue", "agree", "discard knife", "cancel", "done"],
        "battle": ["play hatchet 2", "play knife 1", "done", "done"],
    }[deed]
    if deed == "battle":
        bandits(s, {"c0r0": 1})
        roll(s, 2, 2, 2, 0)
    play(s, *answers)
    assert (who(s), s.actions_left, s.acted) == (0, 1, True)


@pytest.mark.rule("DW-DAY-08")
@pytest.mark.parametrize("mission", ["iron_road", "new_world"])
def test_alone_or_together_the_number_of_actions_has_no_limit(mission: str) -> None:
    s = workday(mission)
    put(s, 0, hand="rail_hammer " * 5, food=20)
    for number in range(5):
        play(s, "play rail_hammer 2")
        assert (who(s), stock(s, 0)["wood"]) == (0, number + 1)
        assert ("pass" in on_offer(s), "end" in on_offer(s)) == (True, False)


@pytest.mark.rule("DW-DAY-18")
def test_who_is_asked_in_a_team_may_hand_over_to_anybody_who_has_not_passed() -> None:
    s = workday("iron_road", 4)
    put(s, 2, passed=True)
    assert offered(s, "hand_over") == ["blue", "yellow"]
    play(s, "hand_over yellow")
    assert (who(s), offered(s, "hand_over")) == (3, ["blue", "red"])


@pytest.mark.rule("DW-DAY-18")
def test_between_two_actions_nobody_hands_over_twice() -> None:
    s = workday("iron_road", 3)
    play(s, "hand_over blue", "hand_over red")
    assert (who(s), offered(s, "hand_over")) == (0, [])
    assert "pass" in on_offer(s)


@pytest.mark.rule("DW-DAY-18")
def test_after_an_action_everybody_may_hand_over_again() -> None:
    s = workday("iron_road")
    put(s, 0, food=2)
    play(s, "hand_over blue", "hand_over red", FARM)
    assert offered(s, "hand_over") == ["blue"]


@pytest.mark.rule("DW-DAY-18")
def test_handing_over_leaves_everybody_able_to_act_later() -> None:
    s = workday("iron_road")
    put(s, 0, food=2)
    play(s, "hand_over blue", "pass")
    assert (who(s), FARM in on_offer(s)) == (0, True)


# --- those who have passed --------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DAY-13")
def test_who_has_passed_may_join_a_battle() -> None:
    s = workday("discovery")
    put(s, 0, hand="hatchet", tapped=True)
    put(s, 1, hand="knife", tapped=True, passed=True)
    bandits(s, {"c0r0": 2})
    roll(s, 0, 1, 1, 0, 0)  # hits of hatchet and knife, saves of the two bandits
    play(s, "play hatchet 2", "done", "play knife 1", "done")
    assert gangs(s) == {}


@pytest.mark.rule("DW-DAY-13")
def test_who_has_passed_may_work_along() -> None:
    s = workday("discovery")
    lay(s, {"c0r0": "T12"})
    put(s, 0, hand="knife", tapped=True)
    put(s, 1, hand="knife", tapped=True, passed=True)
    roll(s, 1, 1, 0, 0)
    play(s, "play knife 2", "invite blue", "play knife 2", "done")
    assert stock(s, 1) == {"food": 1}


@pytest.mark.rule("DW-DAY-13")
def test_who_has_passed_may_agree_to_a_trade() -> None:
    s = workday("discovery")
    put(s, 0, hand="pan knife", tapped=True)
    put(s, 1, gold=1, tapped=True, passed=True)
    play(s, "trade blue", "agree", "discard pan", "ask 1 gold", "submit", "accept", "done")
    assert (stock(s, 0), stock(s, 1)) == ({"gold": 1}, {})


# --- discards in the evening ------------------------------------------------------------------------------------


def evening(mission: str = "discovery", *hands: str) -> Table:
    """Everybody has passed; these are the hands."""
    s = workday(mission, len(hands))
    for seat, held in enumerate(hands):
        put(s, seat, hand=held, tapped=True)
    for _ in hands:
        play(s, "pass")
    return s


@pytest.mark.rule("DW-DAY-14")
@pytest.mark.parametrize("discards", [0, 1, 2, 3])
def test_in_the_evening_any_number_of_items_may_be_discarded(discards: int) -> None:
    s = evening("new_world", "boots pan knife graze")
    play(s, *[f"discard {kind}" for kind in ("pan", "boots", "knife")[:discards]])
    if discards < 3:
        play(s, "done")
    assert discard_pile(s, 0) == ["pan", "boots", "knife"][:discards][::-1]
    assert s.stage == "night"


@pytest.mark.rule("DW-DAY-14")
def test_items_of_both_kinds_may_be_discarded() -> None:
    s = evening("new_world", "boots cow")
    assert offered(s, "discard") == ["boots", "cow"]
    play(s, "discard cow", "done")
    assert (discard_pile(s, 0), hand(s, 0)) == (["cow"], ["boots"])


@pytest.mark.rule("DW-DAY-15")
def test_dangers_cannot_be_discarded_in_the_evening() -> None:
    s = evening("new_world", "boots graze weary")
    assert on_offer(s) == ["discard boots", "done"]


@pytest.mark.rule("DW-DAY-15")
def test_who_has_dangers_only_is_not_asked_where_hands_are_open() -> None:
    s = evening("new_world", "graze weary")
    assert (s.stage, hand(s, 0)) == ("night", ["graze", "weary"])


@pytest.mark.rule("DW-DAY-15")
def test_a_hidden_hand_is_asked_also_if_it_holds_dangers_only_and_gives_nothing_away() -> None:
    s = evening("discovery", "graze", "boots")
    assert (who(s), on_offer(s)) == (0, ["done"])


@pytest.mark.rule("DW-DAY-16")
def test_what_is_not_discarded_stays_in_hand_through_the_night() -> None:
    s = evening("new_world", "boots pan graze")
    put(s, 0, draw="knife knife hatchet hatchet")
    next_cards(s, "weary")
    play(s, "discard pan", "done", "put discard")
    assert question(s) == "action"
    assert hand(s, 0) == ["boots", "graze", "hatchet", "hatchet", "knife", "knife"]


@pytest.mark.rule("DW-DAY-17")
@pytest.mark.parametrize(("p1", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_rivals_discard_in_the_order_from_p1(p1: int, order: list[int]) -> None:
    s = workday("discovery", 3)
    s.p1 = p1
    for seat in range(3):
        put(s, seat, hand="boots", tapped=True)
    play(s, "pass", "pass", "pass")
    asked_in_turn = []
    for _ in range(3):
        asked_in_turn.append(who(s))
        play(s, "done")
    assert asked_in_turn == order


@pytest.mark.rule("DW-DAY-17")
def test_a_team_discards_in_the_order_of_seats() -> None:
    s = workday("iron_road", 3)
    for seat in range(3):
        put(s, seat, hand="boots", tapped=True)
    play(s, "hand_over green", "pass", "pass", "pass")
    asked_in_turn = []
    for _ in range(3):
        asked_in_turn.append(who(s))
        play(s, "done")
    assert asked_in_turn == [0, 1, 2]
