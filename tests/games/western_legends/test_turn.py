"""A turn and its order. WL-TURN, AU-TURN"""

from typing import Any

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends import course
from saddlebag.games.western_legends.chapters import RIDE, Move, Shopping, Turn
from saddlebag.games.western_legends.content import CHECKPOINT, ITEM
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.stores import goes_on
from saddlebag.games.western_legends.words import story
from tests.games.kit import told
from tests.games.western_legends.kit import (
    Table,
    event_on_top,
    hand,
    on_offer,
    place,
    play,
    put,
    question,
    story_on_top,
    table,
    turn,
    who,
)


def at_start(players: int = 2, characters: str = "kit_carson wild_bill doc_holliday", **options: Any) -> Table:
    """The first turn is about to begin."""
    s = table(players, characters, **options)
    s.next = "start: begin_turn"
    return s


@pytest.mark.rule("WL-TURN-01")
def test_turns_go_clockwise_and_a_round_begins_with_the_first_player() -> None:
    s = table(3, expansion="base")
    s.first, s.next, s.round = 1, "match: begin_round", 0
    seats = []
    for _ in range(4):
        seats.append((who(s), s.round))
        play(s, "take money", "end")
    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2)]


@pytest.mark.rule("WL-TURN-02", "AU-TURN-02")
def test_a_turn_is_start_actions_and_end() -> None:
    stages = [name.partition(":")[0] for name in course.TURN.names]
    order = list(dict.fromkeys(stages))
    assert [stage for stage in order if stage in ("start", "actions", "stories", "discarding", "end")] == [
        "start",
        "actions",
        "stories",
        "discarding",
        "end",
    ]


@pytest.mark.rule("WL-TURN-03")
@pytest.mark.parametrize(("choice", "money", "drawn"), [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)])
def test_the_income_is_money_or_cards_or_some_of_both(choice: str, money: int, drawn: int) -> None:
    s = at_start()
    assert on_offer(s) == ["take money", "take cards", "take both"]
    play(s, f"take {choice}")
    assert (s.players[0].money, len(hand(s, 0))) == (money, drawn)


@pytest.mark.rule("WL-TURN-03", "AU-TURN-01", "AU-TURN-02")
def test_the_train_moves_then_texts_then_the_income_then_weapon_and_mount() -> None:
    """Worked example X22."""
    s = at_start(characters="stagecoach_mary wild_bill")
    put(s, 0, items="revolver shotgun mustang mule", lp=5)
    assert question(s) == "choose_income"
    assert CHECKPOINT[s.train] == "cj_c"
    assert s.players[0].money == 10, "her ability has paid"
    play(s, "take money")
    assert (question(s), on_offer(s)) == ("choose_weapon", ["carry revolver", "carry shotgun"])
    play(s, "carry shotgun")
    assert (question(s), on_offer(s)) == ("choose_mount", ["ride mustang", "ride mule"])
    play(s, "ride mule")
    assert (ITEM[s.players[0].weapon], ITEM[s.players[0].mount]) == ("shotgun", "mule")
    assert question(s) == "action"


@pytest.mark.rule("WL-TURN-04")
def test_weapon_and_mount_stay_until_ones_next_turn() -> None:
    s = at_start()
    put(s, 0, items="revolver shotgun")
    play(s, "take money", "carry shotgun", "end", "take money", "end")
    assert (question(s), who(s), ITEM[s.players[0].weapon]) == ("choose_income", 0, "shotgun")


@pytest.mark.rule("WL-TURN-05")
def test_the_only_weapon_is_carried_unasked_and_without_one_none_is_active() -> None:
    s = at_start()
    put(s, 0, items="revolver")
    s.players[0].weapon = NOBODY
    play(s, "take money")
    assert question(s) == "action"
    assert (ITEM[s.players[0].weapon], s.players[0].mount) == ("revolver", NOBODY)


@pytest.mark.rule("WL-TURN-06")
def test_there_are_three_actions_and_one_may_be_repeated() -> None:
    s = table(2, expansion="base")
    put(s, 0, place="dk_bank")
    turn(s)
    play(s, "work", "work", "work")
    assert s.players[0].money == 30
    assert (question(s), who(s)) == ("choose_income", 1)


@pytest.mark.rule("WL-TURN-07", "AU-TURN-04")
def test_actions_are_moves_cards_fights_and_locations() -> None:
    s = table(2)
    put(s, 0, place="dk_bank", nuggets=1, hand="q_hearts")
    put(s, 1, place="dk_bank")
    s.longhorns[s.players[0].place] = 1
    turn(s)
    verbs = {text.split()[0] for text in on_offer(s)}
    assert {"move", "duel", "rob", "work", "deposit", "rob_bank", "take_longhorns", "end"} <= verbs


@pytest.mark.rule("WL-TURN-08")
def test_actions_may_be_left_unused() -> None:
    s = table(2, expansion="base")
    turn(s)
    play(s, "end")
    assert told(s, story.ActionsEnded)[0].left == 3
    assert who(s) == 1


@pytest.mark.rule("WL-TURN-09")
def test_further_actions_count_for_this_turn_only() -> None:
    s = table(2, expansion="base")
    put(s, 0, place="dk_bank")
    turn(s)
    assert s.turn is not None
    s.turn.actions += 1
    play(s, "work", "work", "work", "work")
    assert who(s) == 1
    play(s, "take money", "end", "take money")
    assert (who(s), s.now.actions) == (0, 3)


@pytest.mark.rule("WL-TURN-10", "WL-STORY-13")
def test_at_the_end_stories_come_before_discarding_and_wanted_lp_after_it() -> None:
    s = table(2, expansion="base")
    card = story_on_top(s, 0, "st39")
    s.players[0].discs = [2, 0]
    s.players[1].discs = [1, 0]
    s.last_disc[0] = 0
    put(s, 0, wanted=1, hand="2_hearts 3_hearts 4_hearts 5_hearts")
    turn(s)
    play(s, "end")
    assert s.stories_told == [card]
    while question(s) == "lead_sheriff":
        play(s, "halt")
    assert (question(s), len(hand(s, 0)), s.players[0].lp) == ("discard_down", 6, 0), "two cards by the story"
    play(s, on_offer(s)[0])
    assert (question(s), who(s), s.players[0].lp) == ("choose_income", 1, 1)


@pytest.mark.rule("WL-TURN-10")
def test_queued_events_are_resolved_after_each_step_and_hand_size_is_not_checked_again() -> None:
    s = table(2)
    put(s, 0, wanted=1, lp=4, hand="2_hearts 3_hearts 4_hearts 5_hearts 6_hearts")
    event_on_top(s, "ev21")
    turn(s)
    put(s, 0, place="dk_bank")
    play(s, "end", "halt")
    assert [event.event for event in told(s, story.EventResolved)] == [20], "space 5 was reached in step 3"
    assert (s.players[0].lp, s.players[0].money) == (5, 10)
    assert who(s) == 1


@pytest.mark.rule("WL-TURN-12")
def test_a_discarded_weapon_leaves_none_active() -> None:
    s = table(2)
    put(s, 0, items="derringer revolver")
    goods.give_back_item(s, 0, ITEM.find("derringer"))
    assert s.players[0].weapon == NOBODY
    assert ITEM.of_set(s.players[0].items) == ["revolver"]


@pytest.mark.rule("WL-TURN-11")
def test_a_purchase_is_over_where_the_mini_is_moved_away() -> None:
    s = table(2)
    put(s, 0, place="dk_street_w", money=120)
    turn(s)
    s.shopping = Shopping(s.players[0].place)
    put(s, 0, place="dk_sheriff")
    assert place(s, 0) == "dk_sheriff"
    assert not goes_on(s)


@pytest.mark.rule("WL-TURN-13")
def test_a_plain_move_is_no_effect_but_a_card_a_purchase_and_a_move_by_rail_are() -> None:
    s = table(2)
    turn(s)
    assert not s.under_way
    s.move = Move(RIDE, 2)
    assert not s.under_way
    s.move = Move(RIDE + 1, 2)
    assert s.under_way
    s.move = None
    s.shopping = Shopping(s.players[0].place)
    assert s.under_way
    s.shopping = None
    s.turn = Turn(3, card=5)
    assert s.under_way


@pytest.mark.rule("AU-TURN-03")
def test_the_train_is_a_location_where_it_stands_for_this_turn() -> None:
    s = at_start()
    put(s, 0, place="cj_hideout_c", hand="2_hearts")
    play(s, "take money")
    assert "rob_train" in on_offer(s)
    play(s, "end", "take money")
    assert CHECKPOINT[s.train] == "bg_pass_c"
