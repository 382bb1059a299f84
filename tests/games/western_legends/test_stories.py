"""Stories, their triggers and discs. WL-STORY"""

from typing import Any

import pytest

from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.games.western_legends.content import GOALS_OF, SPACE, STORY, STORY_TRIGGER, TRIGGER, TRIGGER_DISCS
from saddlebag.games.western_legends.rules.stories import is_complete, meet, offer_disc, open_sides, resolve_story
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.state import MARSHAL, WANTED
from saddlebag.games.western_legends.words import tale_story
from saddlebag.games.western_legends.words.story import EventResolved
from tests.games.kit import ask_after, run, told
from tests.games.western_legends.kit import (
    Table,
    bandits_at,
    event_on_top,
    fight_top,
    hand,
    on_offer,
    play,
    put,
    question,
    story_on_top,
    table,
    turn,
    who,
)

PLAIN_STORY = "long_ride"
"""A trigger that these tests do not meet."""


def telling(left: str, right: str = PLAIN_STORY, players: int = 3, **options: Any) -> Table:
    """The first player's actions begin; these triggers or stories are on top."""
    s = table(players, expansion=options.pop("expansion", "base"), **options)
    story_on_top(s, 0, left)
    story_on_top(s, 1, right)
    turn(s)
    return s


def trigger(name: str) -> int:
    return TRIGGER.find(name)


# --- triggers and discs -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-STORY-01", "WL-SETUP-16")
def test_everybody_sees_the_trigger_and_the_discs_of_the_top_cards_but_no_front() -> None:
    s = telling("work", "deposit_2")
    s.players[1].discs = [1, 0]
    for viewer in (0, None):
        left = view(s, viewer).stories["left"]
        assert left is not None
        assert (left.trigger, left.needs, left.discs, left.story) == ("work", 3, [0, 1, 0], None)


@pytest.mark.rule("WL-STORY-02")
def test_whoever_meets_a_trigger_may_add_a_disc() -> None:
    s = telling("work")
    put(s, 0, place="dk_bank")
    play(s, "work")
    assert (question(s), who(s), on_offer(s)) == ("add_disc", 0, ["contribute left", "no_disc"])
    play(s, "contribute left")
    assert (s.players[0].discs, s.last_disc) == ([1, 0], [0, NOBODY])
    assert question(s) == "action"


@pytest.mark.rule("WL-STORY-02")
def test_the_disc_is_offered_when_what_met_the_trigger_is_finished_and_before_events() -> None:
    s = telling("gain_track", expansion="ante_up")
    put(s, 0, marshal=4, hand="a_hearts")
    event_on_top(s, "ev04")
    play(s, f"play {hand(s, 0)[0]}", "choose first")
    assert (question(s), s.event_queue, told(s, EventResolved)) == ("add_disc", [0], [])
    assert s.now.card == NOBODY, "the card is discarded by now"
    play(s, "contribute left")
    assert len(told(s, EventResolved)) == 1


@pytest.mark.rule("WL-STORY-02", "WL-STORY-14")
def test_for_a_fight_it_is_offered_when_the_fight_is_declared() -> None:
    s = telling("fight_player")
    put(s, 0, hand="a_clubs", items="rifle")
    put(s, 1, hand="2_clubs")
    play(s, "duel indigo")
    assert question(s) == "add_disc"
    play(s, "contribute left")
    assert question(s) == "lay_card"


@pytest.mark.rule("WL-STORY-02", "WL-STORY-14")
def test_only_whoever_starts_the_fight_meets_the_trigger() -> None:
    s = telling("fight_player")
    meet(s, 1, trigger("fight_player"))
    assert s.now.met == 0, "it is not their turn"


@pytest.mark.rule("WL-STORY-03")
def test_one_disc_a_turn_on_the_story_of_ones_choice() -> None:
    s = telling("st33", "st34")
    put(s, 0, place="dk_bank")
    play(s, "work")
    assert on_offer(s) == ["contribute left", "contribute right", "no_disc"]
    play(s, "contribute right", "work")
    assert question(s) == "action", "no second disc in this turn"
    assert s.players[0].discs == [0, 1]


@pytest.mark.rule("WL-STORY-03")
def test_after_a_disc_neither_a_fight_nor_money_spent_brings_another() -> None:
    s = telling("fight_player", "spend_80_town")
    put(s, 0, hand="a_clubs", place="rf_cabaret", money=90)
    put(s, 1, hand="2_clubs", place="rf_cabaret")
    s.now.contributed = True
    play(s, "duel indigo")
    assert question(s) == "lay_card"
    s = telling("fight_player", "spend_80_town")
    put(s, 0, place="rf_cabaret", money=90)
    s.now.contributed = True
    play(s, "revel 3")
    assert question(s) == "action"


@pytest.mark.rule("WL-STORY-04")
def test_without_a_free_disc_one_is_moved_from_the_other_story() -> None:
    s = telling("work", "gain_track")
    s.players[0].discs = [0, 2]
    put(s, 0, place="dk_bank")
    play(s, "work", "contribute left")
    assert s.players[0].discs == [1, 1]


@pytest.mark.rule("WL-STORY-04")
def test_with_both_discs_on_a_story_there_is_none_for_it_and_a_complete_one_keeps_its_discs() -> None:
    s = telling("work", "deposit_2")
    work = 1 << trigger("work")
    s.players[0].discs = [2, 0]
    assert open_sides(s, 0, work) == []
    s.players[0].discs = [0, 2]
    assert is_complete(s, 1)
    assert open_sides(s, 0, work) == []


@pytest.mark.rule("WL-STORY-05")
def test_a_complete_story_takes_no_further_disc_and_is_told_at_the_end_of_the_turn() -> None:
    s = telling("st33")
    s.players[1].discs, s.players[2].discs = [2, 0], [0, 0]
    put(s, 0, place="dk_bank", money=0)
    play(s, "work", "contribute left")
    assert is_complete(s, 0)
    s.now.contributed = False
    assert open_sides(s, 0, 1 << trigger("work")) == []
    assert s.stories_told == []
    play(s, "end")
    assert [STORY[card] for card in s.stories_told] == ["st33"]


@pytest.mark.rule("WL-STORY-14")
def test_the_readings_of_the_triggers() -> None:
    s = telling("gain_track")
    put(s, 0, wanted=1)
    run(gain_points(s, 0, MARSHAL, 1))
    assert s.now.met == 0, "no point was really gained"
    run(gain_points(s, 0, WANTED, 1))
    assert s.now.met == 1 << trigger("gain_track")
    assert [TRIGGER_DISCS[each] for each in range(len(TRIGGER))] == [2, 1, 3, 2, 3, 2, 2, 2, 3, 3]


@pytest.mark.rule("WL-STORY-14")
def test_eighty_dollars_paid_in_one_action_in_a_town_are_the_talk_of_it() -> None:
    s = telling("spend_80_town")
    put(s, 0, place="rf_cabaret", money=90)
    play(s, "revel 3")
    assert question(s) == "add_disc"
    s = telling("spend_80_town")
    put(s, 0, place="rf_cabaret", money=120)
    play(s, "revel 2", "revel 2")
    assert question(s) == "action", "two actions are not summed"


@pytest.mark.rule("WL-STORY-02", "WL-STORY-14")
def test_money_spent_is_told_before_the_event_that_the_action_brought() -> None:
    s = telling("spend_80_town", expansion="ante_up")
    put(s, 0, place="rf_cabaret", money=90, lp=4)
    play(s, "revel 3")
    assert (question(s), s.event_queue) == ("add_disc", [0])


@pytest.mark.rule("WL-STORY-15")
def test_refusing_a_disc_does_not_bar_a_later_one() -> None:
    s = telling("work")
    put(s, 0, place="dk_bank")
    play(s, "work", "no_disc")
    assert question(s) == "action"
    play(s, "work")
    assert question(s) == "add_disc"


@pytest.mark.rule("WL-STORY-15")
def test_a_trigger_that_no_story_asks_for_is_forgotten() -> None:
    s = telling(PLAIN_STORY, "long_ride")
    meet(s, 0, trigger("work"))
    run(offer_disc(s))
    assert s.now.met == 0


@pytest.mark.rule("WL-STORY-12")
def test_abilities_that_follow_a_contribution_work_when_the_disc_is_placed() -> None:
    s = table(2, "stagecoach_mary calamity_jane", expansion="base")
    story_on_top(s, 0, "work")
    turn(s)
    put(s, 0, place="dk_bank", lp=5)
    play(s, "work", "contribute left")
    assert s.players[0].money == 20


# --- telling ------------------------------------------------------------------------------------------------------


def complete(s: Table, side: int, *seats: int, last: int = NOBODY) -> None:
    """The top story of a side has as many discs as it needs, of these players and then of the first of them."""
    missing = TRIGGER_DISCS[STORY_TRIGGER[s.stories[side][-1]]]
    for seat in [*seats, *[seats[0]] * missing][:missing]:
        s.players[seat].discs[side] += 1
    s.last_disc[side] = seats[-1] if last == NOBODY else last


@pytest.mark.rule("WL-STORY-06", "WL-STORY-09")
def test_everybody_with_a_disc_gains_the_reward_once_and_the_discs_return() -> None:
    s = telling("st34")
    complete(s, 0, 2, 1)
    assert s.players[2].discs == [2, 0]
    below = s.stories[0][-2]
    run(resolve_story(s))
    assert [player.money for player in s.players] == [0, 30, 30]
    assert all(player.discs == [0, 0] for player in s.players)
    assert (s.stories[0][-1], [STORY[card] for card in s.stories_told]) == (below, ["st34"])
    assert told(s, tale_story.StoryTold)[0].tellers == [s.who(1), s.who(2)], "in turn order"


@pytest.mark.rule("WL-STORY-06")
def test_rewards_go_round_from_the_active_player() -> None:
    s = telling("st11")
    turn(s, 1)
    complete(s, 0, 0, 1, 2)
    asked_in_turn = []
    play(s, "end")
    while question(s) == "choose_way":
        asked_in_turn.append(who(s))
        play(s, "choose first")
    assert asked_in_turn == [1, 2, 0]


@pytest.mark.rule("WL-STORY-07")
def test_then_bandits_come_to_the_hideouts_shown() -> None:
    s = telling("st34")
    complete(s, 0, 1)
    run(resolve_story(s))
    assert sorted(SPACE.of_set(s.bandits)) == sorted(["sh_hideout_b", "dixon_creek", "sv_hideout_c", "cj_hideout_c"])


@pytest.mark.rule("WL-STORY-08")
def test_whoever_placed_the_last_disc_moves_the_sheriff() -> None:
    s = telling("st34")
    complete(s, 0, 1, 2, last=2)
    put(s, 0, wanted=1)
    ask = ask_after(resolve_story(s))
    assert (ask.question.name, ask.seat, ask.about) == ("lead_sheriff", 2, 5)


@pytest.mark.rule("WL-STORY-08")
def test_bandits_come_before_the_sheriff_moves() -> None:
    s = telling("st34")
    complete(s, 0, 1)
    put(s, 0, wanted=1)
    ask_after(resolve_story(s))
    assert len(bits(s.bandits)) == 4


@pytest.mark.rule("WL-STORY-10")
def test_an_empty_deck_stays_empty() -> None:
    s = telling("st34")
    s.stories[0] = s.stories[0][-1:]
    complete(s, 0, 1)
    run(resolve_story(s))
    assert s.stories[0] == []
    assert not is_complete(s, 0)
    assert open_sides(s, 0, -1) == [1]
    assert view(s, 0).stories["left"] is None


@pytest.mark.rule("WL-STORY-11")
def test_of_two_complete_stories_the_active_player_chooses_the_first() -> None:
    s = telling("st34", "st36")
    complete(s, 0, 1)
    complete(s, 1, 2)
    play(s, "end")
    assert (question(s), who(s), on_offer(s)) == ("tell_first", 0, ["tell left", "tell right"])
    play(s, "tell right")
    assert [STORY[card] for card in s.stories_told] == ["st36", "st34"]


@pytest.mark.rule("WL-STORY-13")
def test_what_a_story_brings_counts_before_hand_size_and_wanted_lp() -> None:
    s = telling("st11")
    complete(s, 0, 0)
    play(s, "end")
    assert question(s) == "choose_way"
    play(s, "choose second")
    while question(s) == "lead_sheriff":
        play(s, "halt")
    assert (s.players[0].wanted, s.players[0].lp) == (1, 1), "Wanted by the story, and paid for it in the same turn"


@pytest.mark.rule("WL-STORY-16")
def test_a_story_completed_by_the_reward_of_another_is_told_in_the_same_step() -> None:
    s = telling("st11", "st09")
    s.players[0].discs, s.players[1].discs, s.players[2].discs = [1, 0], [1, 1], [1, 1]
    s.last_disc = [0, 2]
    play(s, "end", "choose first", "choose first", "choose first")
    assert (question(s), [STORY[card] for card in s.stories_told]) == ("add_disc", ["st11"])
    play(s, "contribute right")
    assert [STORY[card] for card in s.stories_told] == ["st11", "st09"]


@pytest.mark.rule("WL-STORY-16")
def test_a_story_completed_later_in_the_turn_waits_for_the_end_of_the_next_one() -> None:
    s = telling("st34")
    s.next = "discarding: has_too_many_cards"
    complete(s, 0, 1)
    assert (question(s), who(s)) == ("choose_income", 1)
    assert s.stories_told == []
    play(s, "take money", "end")
    assert [STORY[card] for card in s.stories_told] == ["st34"]


@pytest.mark.rule("WL-STORY-14")
def test_a_bandit_beaten_is_told_of() -> None:
    s = telling("beat_bandit")
    bandits_at(s, "mp_hideout_a")
    put(s, 0, hand="a_clubs", place="mp_mid")
    fight_top(s, "fight_2 fight_4")
    play(s, "move mp_hideout_a", f"lay {hand(s, 0)[0]}", "play_for fight_2", "take_lp")
    assert (question(s), on_offer(s)) == ("add_disc", ["contribute left", "no_disc"])


# --- one step -----------------------------------------------------------------------------------------------------


def two_complete(**options: Any) -> Table:
    """Both stories are complete, and the LP of the left one reach an event marker."""
    s = telling("st40", "st36", expansion="ante_up", **options)
    put(s, 0, lp=4)
    complete(s, 0, 0)
    complete(s, 1, 0)
    event_on_top(s, "ev17")
    return s


@pytest.mark.rule("WL-TURN-13", "WL-TURN-10", "AU-EVENT-03")
def test_an_event_that_a_story_queues_waits_until_the_other_story_is_told() -> None:
    s = two_complete()
    play(s, "end", "tell left")
    assert [type(event) for event in s.heard or [] if isinstance(event, tale_story.StoryTold | EventResolved)] == [
        tale_story.StoryTold,
        tale_story.StoryTold,
        EventResolved,
    ], "the first step of the end of the turn is one effect"


@pytest.mark.rule("WL-TURN-10", "AU-EVENT-03")
def test_an_event_that_a_story_queues_comes_before_the_hand_is_discarded_down() -> None:
    s = two_complete()
    put(s, 0, hand="2_clubs 2_spades 3_clubs 3_spades 4_clubs 5_clubs 6_clubs")
    play(s, "end", "tell left")
    assert (question(s), len(told(s, EventResolved))) == ("discard_down", 1)


@pytest.mark.rule("WL-TURN-13", "WL-GOAL-03")
def test_a_goal_met_by_a_story_waits_until_the_other_story_is_told() -> None:
    s = telling("st34", "st36", expansion="ante_up", goals=True, characters="soapy_smith wild_bill doc_holliday")
    put(s, 0, money=70, gambler=3, goals=set_of(GOALS_OF[s.players[0].character]))
    complete(s, 0, 0)
    complete(s, 1, 0)
    play(s, "end", "tell left")
    kinds = [type(event) for event in s.heard or []]
    after_the_first = kinds[kinds.index(tale_story.StoryTold) + 1 :]
    assert after_the_first.index(tale_story.StoryTold) < after_the_first.index(tale_story.GoalMet)


@pytest.mark.rule("WL-TURN-10", "WL-TURN-13")
def test_an_event_of_the_last_action_comes_before_any_story_is_told() -> None:
    s = two_complete()
    put(s, 0, money=30, place="rf_cabaret")
    play(s, "revel 1", "end")
    assert question(s) == "tell_first"
    assert told(s, EventResolved) != []
