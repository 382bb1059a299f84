"""Moving, and what is done where a move ends. Chapter 5.5."""

import pytest

from saddlebag.engine.names import bits
from saddlebag.games.western_legends.content import ADJACENT, ADJACENT_BY_SIDES, MESA, SPACE
from saddlebag.games.western_legends.rules import arrival, moving
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words.road_story import Arrived, Moved
from tests.games.kit import told
from tests.games.western_legends.kit import (
    Table,
    ask_anew,
    asked,
    bandits_at,
    fight_top,
    hand,
    lay_token,
    on_offer,
    place,
    play,
    put,
    question,
    sentences,
    story_on_top,
    who,
)
from tests.games.western_legends.roads import at, win_the_fight


def steps_on_offer(s: Table) -> list[str]:
    return [text.removeprefix("move ") for text in on_offer(s) if text.startswith("move ")]


# --- the movement value -----------------------------------------------------------------------------------------


@pytest.mark.rule("WL-MOVE-01")
@pytest.mark.parametrize(("items", "value"), [("", 2), ("mule", 3), ("mustang", 4), ("mustang+", 5)])
def test_a_mount_gives_the_movement_and_without_one_it_is_two(items: str, value: int) -> None:
    s = at("mp_south", items=items)
    assert moving.movement(s, 0) == value
    play(s, "move mp_southwest")
    for _ in range(value - 1):
        assert question(s) == "riding"
        play(s, on_offer(s)[0])
    assert question(s) == "action"
    assert s.now.actions == 2


@pytest.mark.rule("AU-MOVE-01", "AU-MOVE-05")
def test_each_longhorn_slows_its_carrier_down_to_one_space() -> None:
    s = at("mp_south", items="mustang", longhorns=3)
    assert moving.movement(s, 0) == 1  # X11
    s.you.longhorns = 9
    assert moving.movement(s, 0) == 1
    s.you.longhorns = 1
    assert moving.movement(s, 0) == 3


@pytest.mark.rule("AU-MOVE-05")
def test_full_gallop_adds_to_the_movement_before_longhorns_are_counted() -> None:
    s = at("mp_south", hand="5_spades", longhorns=3)
    play(s, "play 5_spades_full_gallop")
    assert s.move is not None
    assert s.move.left == 1


@pytest.mark.rule("AU-MOVE-05", "WL-MOVE-07")
def test_longhorns_do_not_slow_a_move_that_a_text_gives() -> None:
    s = at("mp_south", hand="8_spades", longhorns=3)
    play(s, "play 8_spades_scout", "enough", "move mp_southwest", "move sv_n1")
    assert place(s, 0) == "sv_n1"
    assert question(s) == "action"


# --- steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-MOVE-02")
def test_a_step_leads_to_any_adjacent_space() -> None:
    s = at("mp_ranch")
    assert steps_on_offer(s) == [SPACE[each] for each in ADJACENT[SPACE.find("mp_ranch")]]
    play(s, "move mp_north")
    assert place(s, 0) == "mp_north"
    assert told(s, Moved)


@pytest.mark.rule("WL-MOVE-02")
def test_spaces_that_touch_at_a_corner_are_adjacent_only_with_the_option() -> None:
    assert "mp_west" in steps_on_offer(at("mp_ranch"))
    s = at("mp_ranch", corner_adjacency=False)
    assert steps_on_offer(s) == [SPACE[each] for each in ADJACENT_BY_SIDES[SPACE.find("mp_ranch")]]
    assert "mp_west" not in steps_on_offer(s)


@pytest.mark.rule("WL-MOVE-03")
def test_nobody_else_can_cross_a_mesa() -> None:
    s = at("dk_street_e", lp=5)
    assert not [text for text in on_offer(s) if text.startswith("cross")]
    assert not set(MESA.ids) & set(SPACE.ids)


@pytest.mark.rule("WL-MOVE-05")
def test_a_wanted_player_keeps_away_from_the_sheriff() -> None:
    s = at("mp_south")
    assert "dk_sheriff" in steps_on_offer(s)
    put(s, 0, wanted=1)
    ask_anew(s)
    assert "dk_sheriff" not in steps_on_offer(s)
    play(s, "move mp_west")
    assert "dk_sheriff" not in steps_on_offer(s)


@pytest.mark.rule("WL-MOVE-06")
def test_a_move_action_begins_with_a_step_and_may_end_where_it_began() -> None:
    s = at("mp_south")
    assert "stop" not in on_offer(s)
    assert "mp_south" not in steps_on_offer(s), "to stay where one is would be no move"
    play(s, "move mp_west")
    assert "stop" in on_offer(s)
    play(s, "move mp_south")
    assert place(s, 0) == "mp_south"
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-08")
def test_where_a_move_ends_is_told_once() -> None:
    s = at("mp_south")
    play(s, "move mp_west", "stop")
    assert [SPACE[each.space] for each in told(s, Arrived)] == ["mp_west"]
    assert told(s, Arrived)[0].weight > told(s, Moved)[0].weight


@pytest.mark.rule("WL-MOVE-06")
def test_the_move_of_a_card_takes_at_least_one_step() -> None:
    s = at("mp_south", hand="5_spades")
    play(s, "play 5_spades_full_gallop")
    assert question(s) == "riding"
    assert "stop" not in on_offer(s)
    play(s, "move mp_west", "stop")
    assert question(s) == "action"
    assert hand(s, 0) == []


@pytest.mark.rule("WL-MOVE-07")
def test_a_move_by_a_text_may_be_stopped_at_once() -> None:
    s = at("mp_south", hand="8_spades", nuggets=0)
    s.nuggets[SPACE.find("mp_west")] = 2
    play(s, "play 8_spades_scout", "enough")
    assert "stop" in on_offer(s)
    play(s, "move mp_west", "stop")
    assert question(s) == "action"  # no nuggets: it was no move action


@pytest.mark.rule("WL-MOVE-07", "WL-MOVE-04")
def test_a_bandit_stops_a_move_by_a_text_and_fights() -> None:
    s = at("mp_west", hand="8_spades a_spades")
    bandits_at(s, "mp_hideout_a")
    fight_top(s, "fight_4 fight_3")
    play(s, "play 8_spades_scout", "enough", "move mp_hideout_a")
    assert question(s) == "lay_card"
    win_the_fight(s)
    assert question(s) == "action"
    assert s.move is None
    assert s.bandits == 0


@pytest.mark.rule("WL-MOVE-07", "WL-MOVE-04")
def test_who_does_not_leave_the_space_of_a_bandit_has_not_entered_it() -> None:
    s = at("mp_hideout_a", hand="8_spades a_spades")
    bandits_at(s, "mp_hideout_a")
    play(s, "play 8_spades_scout", "enough", "stop")
    assert (question(s), s.bandits.bit_count()) == ("action", 1)


@pytest.mark.rule("WL-MOVE-04", "WL-MOVE-08", "WL-NPC-17")
def test_a_bandit_ends_the_movement_and_fights() -> None:
    s = at("mp_west", hand="a_spades", items="mustang")  # X21
    bandits_at(s, "mp_hideout_a")
    fight_top(s, "fight_4 fight_3")
    play(s, "move mp_hideout_a")
    assert s.fight is not None
    assert s.fight.number == 2
    win_the_fight(s)
    assert question(s) == "action"
    assert place(s, 0) == "mp_hideout_a"
    assert s.now.actions == 2


@pytest.mark.rule("AU-MOVE-02")
def test_an_outlaw_stops_the_movement_and_is_revealed() -> None:
    s = at("mp_west", hand="a_spades", items="mustang")
    lay_token(s, "ol3", "mp_south")
    play(s, "move mp_south")
    assert s.fight is not None
    assert s.fight.token == s.tokens[0]
    assert s.token_knowledge.eyes[s.fight.token] == -1


@pytest.mark.rule("AU-MOVE-03")
def test_a_bandit_is_fought_before_a_token_in_the_same_space() -> None:
    s = at("mp_west", hand="a_spades 2_clubs 3_clubs 4_clubs")
    bandits_at(s, "mp_hideout_a")
    lay_token(s, "ol1", "mp_hideout_a")
    fight_top(s, "fight_4 fight_3")
    play(s, "move mp_hideout_a")
    assert s.fight is not None
    assert s.fight.token == -1
    win_the_fight(s)
    assert question(s) == "lay_card"
    assert s.fight is not None
    assert s.fight.token >= 0


@pytest.mark.rule("WL-TURN-11", "AU-MOVE-03")
def test_who_was_taken_elsewhere_meanwhile_fights_nobody_there() -> None:
    s = at("mp_west", hand="a_spades 2_clubs 3_clubs 4_clubs")
    bandits_at(s, "mp_hideout_a")
    lay_token(s, "ol1", "mp_north")
    fight_top(s, "fight_4 fight_3")
    play(s, "move mp_hideout_a")
    s.you.place = SPACE.find("mp_north")
    win_the_fight(s)
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-08")
def test_a_move_ends_when_the_player_stops() -> None:
    s = at("mp_south", items="mustang")
    play(s, "move mp_west", "stop")
    assert question(s) == "action"
    assert s.move is None


# --- mesas ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-MOVE-11")
def test_bloody_knife_crosses_a_mesa_for_two_movement_and_heals() -> None:
    s = at("dk_street_e", "bloody_knife", lp=5, wounds=2, items="mule")
    assert "cross rf_doctor" in on_offer(s)
    play(s, "cross cj_gap")
    assert place(s, 0) == "cj_gap"
    assert s.you.wounds == 1
    assert s.move is not None
    assert s.move.left == 1
    assert not [text for text in on_offer(s) if text.startswith("cross")]


@pytest.mark.rule("WL-MOVE-11")
def test_a_mesa_is_crossed_only_with_the_ability_and_enough_movement() -> None:
    s = at("dk_street_e", "bloody_knife", lp=4)
    assert not [text for text in on_offer(s) if text.startswith("cross")]
    s = at("dk_street_e", "bloody_knife", lp=5, longhorns=1)
    assert not [text for text in on_offer(s) if text.startswith("cross")]


@pytest.mark.rule("WL-MOVE-05")
def test_the_sheriff_bars_the_way_across_a_mesa() -> None:
    s = at("dk_street_e", "bloody_knife", lp=5, wanted=1)
    s.sheriff = SPACE.find("cj_gap")
    assert "cross cj_gap" not in on_offer(s)
    assert "cross rf_doctor" in on_offer(s)


@pytest.mark.rule("WL-MOVE-12")
def test_crossing_a_mesa_counts_as_one_space() -> None:
    s = at("dk_street_e", "bloody_knife", lp=5, items="mule")
    play(s, "cross cj_gap")
    assert s.move is not None
    assert s.move.entered == 1


# --- extra spaces -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-MOVE-09", "WL-MOVE-13")
def test_kit_carson_on_a_quarter_horse_goes_five_spaces() -> None:
    s = at("sv_far_west", "kit_carson", lp=5, items="quarter_horse", hand="2_clubs 3_clubs")
    play(s, "move sv_n1", "move sv_mid_w", "move sv_n1")  # X26
    assert "extend kit_carson" in on_offer(s)
    play(s, "extend kit_carson")
    assert "stop" not in on_offer(s)
    play(s, "move sv_mid_w")
    assert [text for text in on_offer(s) if text.startswith("extend")] == ["extend quarter_horse"]
    play(s, "extend quarter_horse", "discard 2_clubs_ricochet")
    assert s.move is not None
    play(s, "move sv_n1")
    assert question(s) != "riding"
    assert hand(s, 0) == ["3_clubs_close_call"]


@pytest.mark.rule("WL-MOVE-13")
def test_an_extra_space_is_not_offered_where_it_gives_nothing_more() -> None:
    s = at("mp_south", "kit_carson", lp=5)
    play(s, "move mp_west")
    assert "extend kit_carson" not in on_offer(s)
    play(s, "move mp_south")
    assert on_offer(s) == ["extend kit_carson", "stop"]
    play(s, "stop")
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-13")
def test_the_quarter_horse_wants_a_card() -> None:
    s = at("mp_south", items="quarter_horse")
    play(s, "move mp_west", "move mp_south", "move mp_west")
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-10")
def test_a_move_stopped_by_a_bandit_gets_no_extra_space() -> None:
    s = at("mp_west", "kit_carson", lp=5, hand="a_spades")
    bandits_at(s, "mp_hideout_a")
    play(s, "move mp_hideout_a")
    assert question(s) == "lay_card"


@pytest.mark.rule("WL-MOVE-12")
def test_four_spaces_are_a_long_ride_and_extra_spaces_count() -> None:
    s = at("mp_south", "kit_carson", lp=5, items="mule")
    story_on_top(s, 0, "long_ride")
    play(s, "move mp_west", "move mp_south", "move mp_west", "stop")
    assert question(s) == "action"
    play(s, "move mp_south", "move mp_west", "move mp_south", "extend kit_carson", "move mp_west")
    assert question(s) == "add_disc"


# --- at the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-MOVE-04")
def test_nuggets_that_lie_there_may_be_picked_up_within_the_limit() -> None:
    s = at("mp_south", nuggets=2)
    s.nuggets[SPACE.find("mp_west")] = 3
    play(s, "move mp_west", "stop")
    assert on_offer(s) == ["take_nuggets 1", "take_nuggets 2", "leave"]
    assert s.turn is not None
    left = s.turn.actions
    play(s, "take_nuggets 2")
    assert s.you.nuggets == 4
    assert s.nuggets[SPACE.find("mp_west")] == 1
    assert (question(s), s.turn.actions) == ("action", left), "it takes no action"


@pytest.mark.rule("AU-MOVE-04")
def test_nuggets_may_be_left_where_they_are() -> None:
    s = at("mp_south")
    s.nuggets[SPACE.find("mp_west")] = 1
    play(s, "move mp_west", "stop", "leave")
    assert s.you.nuggets == 0
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-09")
def test_what_is_done_at_the_end_comes_after_the_fight_and_in_the_owners_order() -> None:
    s = at("mp_west", hand="a_spades", items="whiskey", nuggets=0)
    s.nuggets[SPACE.find("mp_hideout_a")] = 1
    put(s, 1, place="mp_hideout_a")
    bandits_at(s, "mp_hideout_a")
    fight_top(s, "fight_4 fight_3")
    play(s, "move mp_hideout_a")
    assert question(s) == "lay_card"
    win_the_fight(s)
    assert on_offer(s) == ["take_nuggets 1", "use_here whiskey", "leave"]
    ask = asked(s)
    label = arrival.USE_HERE.describe(s, ask, ask.options[1]).label
    assert label == "Use the Whiskey: discard this, then a player there gains 1 wound"
    play(s, "use_here whiskey")
    assert s.players[1].wounds == 1
    assert on_offer(s) == ["take_nuggets 1", "leave"]


@pytest.mark.rule("WL-MOVE-09")
def test_nothing_is_done_at_the_end_once_the_mini_is_elsewhere() -> None:
    s = at("mp_south")
    s.nuggets[SPACE.find("mp_west")] = 2
    play(s, "move mp_west", "stop")
    s.you.place = SPACE.find("mp_south")
    s.nuggets[SPACE.find("mp_south")] = 2
    play(s, "take_nuggets 1")
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-13")
def test_billy_the_kid_is_paid_once_in_a_move() -> None:
    s = at("mp_south", "billy_the_kid", lp=5)
    put(s, 1, place="mp_west", money=30, hand="2_clubs")
    play(s, "move mp_west", "stop")
    assert (question(s), who(s)) == ("choose_way", 1)
    play(s, "choose first")
    assert (s.you.money, s.players[1].money) == (10, 20)
    assert question(s) == "action"


@pytest.mark.rule("WL-MOVE-09", "WL-MOVE-13")
def test_billy_the_kid_must_use_his_ability_before_he_leaves() -> None:
    s = at("mp_south", "billy_the_kid", lp=5)
    put(s, 1, place="mp_west", money=30)
    s.nuggets[SPACE.find("mp_west")] = 1
    play(s, "move mp_west", "stop")
    assert on_offer(s) == ["take_nuggets 1", "use_here billy_the_kid"]
    play(s, "use_here billy_the_kid")
    assert s.you.money == 10
    assert on_offer(s) == ["take_nuggets 1", "leave"]


@pytest.mark.rule("WL-GEN-22")
def test_whiskey_is_for_players_whom_it_can_wound() -> None:
    s = at("mp_south", items="whiskey")
    put(s, 1, place="mp_west", wounds=3)
    put(s, 2, place="mp_west")
    play(s, "move mp_west", "stop", "use_here whiskey")
    assert [player.wounds for player in s.players] == [0, 3, 1], "nobody else could be chosen, so nobody was asked"


@pytest.mark.rule("WL-GEN-22")
def test_whiskey_is_not_offered_beside_players_who_can_gain_no_more_wounds() -> None:
    s = at("mp_south", items="whiskey")
    put(s, 1, place="mp_west", wounds=3)
    play(s, "move mp_west", "stop")
    assert question(s) == "action"


def given_by(hand: str, *eyes: int) -> Table:
    """Billy the Kid is given the first card of a hand, which these players and its owner know."""
    s = at("mp_south", "billy_the_kid", lp=5)
    put(s, 1, place="mp_west", hand=hand)
    for card in bits(s.players[1].hand):
        s.poker.knowledge.eyes[card] |= sum([1 << eye for eye in eyes])
    play(s, "move mp_west", "stop", f"give {hand.split()[0]}")
    return s


def known_hands(s: Table, viewer: int) -> list[list[str]]:
    return [player.hand for player in view(s, viewer).players[:2]]


def test_who_knew_the_hand_does_not_see_which_card_billy_the_kid_is_given() -> None:
    s = given_by("2_clubs_ricochet k_clubs_hired_gun", 2)
    assert known_hands(s, 2) == [[], []], "neither by the card that comes nor by the one that stays"
    assert known_hands(s, 1) == [["2_clubs_ricochet"], ["k_clubs_hired_gun"]]
    assert known_hands(s, 0) == [["2_clubs_ricochet"], []]


def test_the_only_card_of_a_hand_is_followed_by_whoever_knew_it() -> None:
    s = given_by("2_clubs_ricochet", 2)
    assert known_hands(s, 2) == [["2_clubs_ricochet"], []]


def test_an_ability_is_not_called_by_the_name_of_its_owner() -> None:
    s = at("mp_south", "kit_carson", lp=5)
    play(s, "move mp_southwest", "move mp_south", "extend kit_carson")
    assert "Kit Carson uses their ability." in sentences(s, None)


def test_the_answers_of_a_move_say_where_they_lead() -> None:
    s = at("mp_west")
    bandits_at(s, "mp_hideout_a")
    lay_token(s, "ol1", "mp_mid")
    ask = asked(s)
    labels = [moving.MOVE_TO.describe(s, ask, option).label for option in ask.options if option.verb == "move"]
    assert "Move to Bandit Hideout A (Mesito's Point) and fight the bandit there" in labels
    assert "Move to Mesito's Point, middle and fight the outlaw there" in labels
    assert "Move to the Sheriff's Office" in labels
