"""Chapter 5.3: the four steps of a turn."""

import pytest

from saddlebag.engine.match import Match
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import SPACE
from saddlebag.games.train_heist.options import Options
from saddlebag.games.train_heist.rules.turn import discard_and_draw
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.decisions import ACTION, DISCARD, IN_JAIL
from saddlebag.games.train_heist.words.story import ActionsEnded, Discarded, Drew, TurnBegan
from saddlebag.games.train_heist.words.train_story import TrainMoves
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    begin_turn,
    cars,
    hand,
    match_of,
    next_cards,
    next_events,
    offered,
    on_offer,
    place,
    put,
    table,
    take_action,
    train,
    wander,
)


def question(match: Match[Options, State]) -> str:
    assert match.ask is not None
    return match.ask.question.name


def play_all(match: Match[Options, State], *answers: str) -> None:
    for answer in answers:
        match.apply(answer)


# --- the steps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TURN-01")
def test_a_turn_goes_actions_train_discard_draw() -> None:
    s = table()
    put(s, 0, hand="r01 b05 k09 r07")
    match = match_of(s)
    play_all(match, "end", "discard r01", "done")
    steps = (ActionsEnded, TrainMoves, Discarded, Drew, TurnBegan)
    assert [type(event) for event in match.events if isinstance(event, steps)] == list(steps)


@pytest.mark.rule("TH-TURN-02")
def test_the_train_has_moved_when_a_player_is_asked_for_discards() -> None:
    s = table()
    match = match_of(s)
    match.apply("end")
    assert (question(match), cars(s)[0]) == (DISCARD.name, "s08")
    match.apply("done")
    assert cars(s)[0] == "s08"


# --- actions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TURN-03")
def test_after_four_heist_actions_only_free_ones_are_left() -> None:
    s = table()
    put(s, 0, "draw_e", hand="r01")
    match = match_of(s)
    play_all(match, "take_bullet", "take_bullet", "take_bullet", "move cc")
    assert on_offer(s) == ["mount horse_1", "end"]


@pytest.mark.rule("TH-TURN-03")
def test_free_actions_may_come_before_between_and_after_heist_actions() -> None:
    s = table()
    put(s, 0, "cc", hand="r04 b04 r05 b05 k09")
    match = match_of(s)
    play_all(match, "mount horse_1", "horse", "ride horse_1 k09", "to draw_e", "dismount", "move gate_e")
    play_all(match, "pair", "play r04 b04")
    assert s.actions_left == 3
    play_all(match, "move je", "move n01", "move n02", "pair", "play r05 b05")
    assert (place(s, 0), s.actions_left) == ("n02", 1)


@pytest.mark.rule("TH-TURN-04")
def test_one_kind_of_action_may_be_taken_four_times() -> None:
    s = table()
    match = match_of(s)
    play_all(match, "move draw_e", "move gate_e", "move n01", "move town_b")
    assert (place(s, 0), s.actions_left) == ("town_b", 0)


@pytest.mark.rule("TH-TURN-05")
def test_heist_actions_left_at_the_end_are_lost() -> None:
    s = table()
    match = match_of(s)
    play_all(match, "move draw_e", "end", "done", "end", "done")
    assert (s.active, s.actions_left) == (0, 4)


@pytest.mark.rule("TH-TURN-14")
def test_a_player_who_can_do_nothing_else_may_end_his_actions() -> None:
    s = table()
    put(s, 0, "draw_e", hand="")
    s.actions_left = 0
    assert on_offer(s) == ["end"]


@pytest.mark.rule("TH-TURN-14")
@pytest.mark.parametrize("seed", range(6))
def test_the_end_of_the_action_step_is_always_on_offer(seed: int) -> None:
    asked = 0
    for match in wander(seed, 200, players=2 + seed % 3, hangman_steps=5):
        if match.ask is not None and match.ask.question in (ACTION, IN_JAIL):
            asked += 1
            assert "end" in texts(match.ask)
    assert asked > 10


# --- the train --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TURN-06")
@pytest.mark.parametrize(("speed", "engine"), [(1, "n04"), (2, "n05"), (3, "n06"), (4, "n07"), (5, "n08")])
def test_the_train_moves_as_far_as_the_speed_meter_says(speed: int, engine: str) -> None:
    s = table()
    train(s, "n03 n02 n01 je s11")
    s.speed = speed
    match = match_of(s)
    match.apply("end")
    assert cars(s)[0] == engine


# --- discard and draw -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TURN-07")
def test_a_player_may_discard_none_of_his_cards() -> None:
    s = table()
    put(s, 0, hand="r01 b05 k09 r07 k02")
    run(discard_and_draw(s), "done")
    assert hand(s, 0) == ["r01", "r07", "b05", "k02", "k09"]


@pytest.mark.rule("TH-TURN-07")
def test_a_player_may_discard_some_of_his_cards() -> None:
    s = table()
    put(s, 0, hand="r01 b05 k09 r07 k02")
    next_cards(s, "r10 b10")
    run(discard_and_draw(s), "discard r01", "discard k09", "done")
    assert hand(s, 0) == ["r07", "r10", "b05", "b10", "k02"]


@pytest.mark.rule("TH-TURN-07")
def test_a_player_may_discard_all_of_his_cards() -> None:
    s = table()
    put(s, 0, hand="r01 b05 k09")
    next_cards(s, "r10 b10 k10 r02 b02")
    run(discard_and_draw(s), "discard r01", "discard b05", "discard k09")
    assert hand(s, 0) == ["r02", "r10", "b02", "b10", "k10"]


@pytest.mark.rule("TH-TURN-08")
@pytest.mark.parametrize("held", ["", "r01", "r01 r02 r03 r04"])
def test_a_player_draws_until_he_holds_five(held: str) -> None:
    s = table()
    put(s, 0, hand=held)
    run(discard_and_draw(s), *["done"] * bool(held))
    assert len(hand(s, 0)) == 5


@pytest.mark.rule("TH-TURN-08", "TH-TURN-09")
def test_the_holder_of_6_shooter_draws_until_he_holds_six() -> None:
    s = table()
    put(s, 0, wanted="w01", hand="r01 r02 r03 r04 r05")
    run(discard_and_draw(s), "done")
    assert len(hand(s, 0)) == 6


@pytest.mark.rule("TH-TURN-08")
def test_6_shooter_draws_a_sixth_card_only_while_it_is_active() -> None:
    s = table()
    put(s, 0, wanted="w01", hand="r01 r02 r03 r04 r05", ability_works=False)
    run(discard_and_draw(s), "done")
    assert len(hand(s, 0)) == 5


@pytest.mark.rule("TH-TURN-08")
def test_a_player_with_a_full_hand_draws_nothing() -> None:
    s = table()
    put(s, 0, hand="r01 r02 r03 r04 r05")
    run(discard_and_draw(s), "done")
    assert hand(s, 0) == ["r01", "r02", "r03", "r04", "r05"]


@pytest.mark.rule("TH-TURN-09")
@pytest.mark.parametrize("seed", range(8))
def test_no_hand_ever_exceeds_its_limit(seed: int) -> None:
    for match in wander(seed, 300, players=3, goal=20, hangman_steps=5):
        s = match.state
        for seat, cowboy in enumerate(s.cowboys):
            limit = 6 if cowboy.wanted == 0 and cowboy.ability_works else 5
            assert len(hand(s, seat)) <= limit


@pytest.mark.rule("TH-TURN-09")
def test_a_partner_with_five_cards_must_hand_one_back_for_each_that_he_gets() -> None:
    s = table()
    put(s, 0, hand="r01 r02")
    put(s, 1, hand="b01 b02 b03 b04 b05")
    ask = ask_after(take_action(s), "trade yellow", "give r01", "done")
    assert texts(ask) == ["give b01", "give b02", "give b03", "give b04", "give b05"]


# --- jail and lost turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TURN-10")
def test_a_jailed_player_skips_discard_and_draw() -> None:
    s = table()
    put(s, 0, "jail", hand="k01 k02")
    match = match_of(s)
    match.apply("end")
    assert (s.active, question(match)) == (1, ACTION.name)
    assert hand(s, 0) == ["k01", "k02"]


@pytest.mark.rule("TH-TURN-11")
def test_the_turn_of_a_flat_player_is_the_train_step_alone() -> None:
    s = table()
    put(s, 1, "cc", flat=True, hand="r01 r02")
    match = match_of(s)
    play_all(match, "end", "done")
    assert cars(s)[0] == "s10"
    assert (s.active, question(match)) == (0, ACTION.name)
    assert hand(s, 1) == ["r01", "r02"]


@pytest.mark.rule("TH-TURN-11")
def test_a_flat_cowboy_stands_up_only_when_the_lost_turn_ends() -> None:
    s = table()
    train(s, "n01 je s11 s10 s09")
    next_events(s, "e15 e16 e17")
    s.stacks[0] = s.stacks[1] = []
    put(s, 1, "cc", flat=True)
    begin_turn(s, 1)
    match = match_of(s)
    assert question(match) == "fill_square"
    assert s.cowboys[1].flat
    match.apply("on a1")
    assert s.active == 0
    assert not s.cowboys[1].flat


@pytest.mark.rule("TH-TURN-11")
def test_after_the_lost_turn_he_acts_again_from_the_canyon() -> None:
    s = table()
    put(s, 1, "cc", flat=True)
    match = match_of(s)
    play_all(match, "end", "done", "end", "done")
    assert s.active == 1
    assert offered(s, "move") == ["draw_e", "draw_s", "draw_w", "hollow_n"]


@pytest.mark.rule("TH-TURN-12")
@pytest.mark.parametrize("plight", ["free", "flat", "jailed"])
def test_the_train_moves_on_every_turn(plight: str) -> None:
    s = table()
    train(s, "n03 n02 n01 je s11")
    put(s, 1, "jail" if plight == "jailed" else "cc", flat=plight == "flat")
    begin_turn(s, 1)
    match = match_of(s)
    if plight != "flat":
        match.apply("end")
    assert cars(s)[0] == "n05"


@pytest.mark.rule("TH-TURN-13")
def test_a_player_arrested_in_the_train_step_of_his_turn_skips_discard_and_draw() -> None:
    s = table()
    train(s, "n09 n08 n07 n06 n05")
    next_events(s, "e15 e16")
    put(s, 0, "car_a")
    s.sheriff = SPACE.find("car_a")
    s.speed = 1
    match = match_of(s)
    match.apply("end")
    assert (place(s, 0), hand(s, 0)) == ("jail", [])
    assert s.active == 1


@pytest.mark.rule("TH-TURN-13")
def test_a_player_who_escaped_this_turn_takes_the_discard_step() -> None:
    s = table()
    put(s, 0, "jail", hand="k01 k02 k03")
    match = match_of(s)
    play_all(match, "escape", "end")
    assert (s.active, question(match)) == (0, DISCARD.name)


@pytest.mark.rule("TH-TURN-13")
def test_a_player_put_flat_in_the_train_step_of_his_turn_still_discards_and_draws() -> None:
    s = table()
    put(s, 0, "s07", hand="r01 r02")
    match = match_of(s)
    match.apply("end")
    assert s.cowboys[0].flat
    assert (s.active, question(match)) == (0, DISCARD.name)
    match.apply("done")
    assert len(hand(s, 0)) == 5
    assert s.cowboys[0].flat


@pytest.mark.rule("TH-TURN-13")
def test_a_player_put_flat_on_his_own_turn_loses_the_next_one() -> None:
    s = table()
    put(s, 0, "s07")
    match = match_of(s)
    play_all(match, "end", "done", "end", "done")
    assert (s.active, s.turn) == (1, 4)


def test_who_has_no_actions_left_is_not_asked_to_take_one() -> None:
    s = table()
    put(s, 0, "cc", hand="r04 b04")
    ask = ask_after(take_action(s))
    assert GAME.prompt(s, ask) == "Take an action, or end your actions."
    s.actions_left = 0
    assert GAME.prompt(s, ask) == "You have no actions left. Do what costs none, or end your actions."
