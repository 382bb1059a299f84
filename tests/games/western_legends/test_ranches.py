"""Ranches, cattle and longhorns. Chapters 5.11, 5.14 and 5.17."""

import pytest

from saddlebag.games.western_legends.content import (
    ALL_HIDEOUTS,
    CATTLE,
    CATTLE_COLOUR,
    FRONTIER,
    HIDEOUT_LETTER,
    OUTLAW_CAMP,
    SPACE,
)
from saddlebag.games.western_legends.rules.arrests import arrest
from saddlebag.games.western_legends.words.road_story import TookCattle
from saddlebag.games.western_legends.words.story import EventResolved
from tests.games.kit import told
from tests.games.western_legends.kit import (
    Table,
    ask_anew,
    event_on_top,
    fight_top,
    on_offer,
    place,
    play,
    put,
    question,
    sentences,
    story_on_top,
)
from tests.games.western_legends.roads import actions, at, lie, win_the_fight

GREEN_RANCH, BLUE_RANCH, ORANGE_RANCH = "mp_ranch", "sh_ranch", "bg_ranch"
BESIDE = {
    "mp_ranch": "mp_north", "sh_ranch": "sh_n2", "bg_ranch": "bg_n8", "sv_rail": "sv_se", "bg_rail": "bg_w1",
    "bg_outlaw_camp": "bg_e5",
}  # fmt: skip
"""A space beside each place of delivery."""
TWENTY = "cattle_green_1"
"""Its reward is $20."""


def come_to(space: str, character: str = "bass_reeves", **things: object) -> Table:
    """The first player has just ended a move action in a space."""
    s = at(BESIDE[space], character, **things)
    play(s, f"move {space}")
    if question(s) == "riding":
        play(s, "stop")
    return s


# --- acquiring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-RANCH-01", "AU-RANCH-01")
@pytest.mark.parametrize(("space", "colour"), [(GREEN_RANCH, 0), (BLUE_RANCH, 1), (ORANGE_RANCH, 2)])
def test_a_token_of_the_ranch_is_taken_by_chance(space: str, colour: int) -> None:
    s = at(space)
    before = s.ranches[colour]
    play(s, "acquire")
    (token,) = s.you.cattle
    assert CATTLE_COLOUR[token] == colour
    assert s.ranches[colour] == before & ~(1 << token)
    assert s.now.actions == 2


@pytest.mark.rule("WL-RANCH-01", "WL-GEN-05")
def test_a_second_token_or_one_of_an_empty_ranch_is_not_taken() -> None:
    assert "acquire" not in on_offer(at(GREEN_RANCH, cattle="cattle_blue_1"))
    s = at(GREEN_RANCH)
    s.ranches[0] = 0
    assert "acquire" not in on_offer(s)


@pytest.mark.rule("WL-RANCH-02")
def test_only_its_carrier_sees_a_token() -> None:
    s = at(GREEN_RANCH)
    play(s, "acquire")
    token = s.you.cattle[0]
    assert s.cattle_eyes[token] == 1
    event = told(s, TookCattle)[0]
    assert event.seen_by(0).token == token
    assert event.seen_by(1).token == event.seen_by(None).token == -1
    assert [line for line in sentences(s, 1) if "drives green cattle off the Ranch." in line]


# --- deliveries -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-RANCH-03", "AU-RAIL-01")
@pytest.mark.parametrize("station", ["sv_rail", "bg_rail"])
@pytest.mark.parametrize("colour", ["green", "blue", "orange"])
def test_cattle_of_any_colour_is_wrangled_at_a_rail_station(station: str, colour: str) -> None:
    s = come_to(station, cattle=f"cattle_{colour}_1")
    actions_left = s.now.actions
    play(s, f"deliver cattle_{colour}_1")
    assert (s.you.marshal, s.you.wanted) == (1, 0)
    assert s.you.money == 40  # Marshal space 1 and the token
    assert s.now.actions == actions_left == 2
    assert s.you.cattle == []


@pytest.mark.rule("WL-RANCH-04")
def test_cattle_is_rustled_at_a_ranch_of_another_colour_only() -> None:
    s = come_to(BLUE_RANCH, cattle=TWENTY)
    play(s, f"deliver {TWENTY}")
    assert (s.you.marshal, s.you.wanted, s.you.money) == (0, 1, 20)
    s = come_to(GREEN_RANCH, cattle=TWENTY)
    assert question(s) == "action"


@pytest.mark.rule("WL-RANCH-05", "AU-CAMP-02")
@pytest.mark.parametrize("space", ["sv_rail", "bg_outlaw_camp"])
def test_a_delivered_token_goes_back_to_its_own_ranch(space: str) -> None:
    s = come_to(space, cattle=TWENTY)
    assert not s.ranches[0] >> CATTLE.find(TWENTY) & 1
    play(s, f"deliver {TWENTY}")
    assert s.ranches[0] >> CATTLE.find(TWENTY) & 1
    assert s.cattle_eyes[CATTLE.find(TWENTY)] == 0


@pytest.mark.rule("WL-RANCH-06")
def test_a_wanted_player_wrangles_for_the_reward_alone() -> None:
    s = come_to("sv_rail", cattle=TWENTY, wanted=2)
    play(s, f"deliver {TWENTY}")
    assert (s.you.marshal, s.you.wanted, s.you.money) == (0, 2, 20)


@pytest.mark.rule("WL-RANCH-06", "WL-TRACK-08")
def test_a_marshal_who_rustles_becomes_wanted() -> None:
    s = come_to(BLUE_RANCH, cattle=TWENTY, marshal=4)
    play(s, f"deliver {TWENTY}")
    assert (s.you.marshal, s.you.wanted) == (0, 1)


@pytest.mark.rule("WL-TRACK-08")
def test_rustling_is_a_crime_whose_points_may_be_refused_with_the_option() -> None:
    s = come_to(BLUE_RANCH, cattle=TWENTY, marshal=4, marshal_may_refuse_wanted="always")
    play(s, f"deliver {TWENTY}", "refuse_points")
    assert (s.you.marshal, s.you.wanted, s.you.money) == (4, 0, 20)


@pytest.mark.rule("WL-RANCH-07")
def test_cattle_need_not_be_delivered() -> None:
    s = come_to("sv_rail", cattle=TWENTY)
    assert on_offer(s) == [f"deliver {TWENTY}", "leave"]
    play(s, "leave")
    assert s.you.cattle == [CATTLE.find(TWENTY)]
    assert question(s) == "action"
    assert not actions(s, "deliver")  # only at the end of a move


@pytest.mark.rule("WL-RANCH-08", "AU-EVENT-03", "AU-EVENT-18")
def test_the_point_of_a_delivery_comes_before_the_reward() -> None:
    s = at("sv_se", cattle="cattle_green_7", marshal=4, lp=4)  # X32
    event_on_top(s, "ev17", "ev14")
    play(s, "move sv_rail", "stop", "deliver cattle_green_7")
    assert (s.you.marshal, s.you.money, s.you.lp) == (5, 30, 5)
    assert len(told(s, EventResolved)) == 2
    assert s.markers[0] == 0


@pytest.mark.rule("WL-STORY-14")
def test_a_delivery_meets_its_story_before_the_next_one() -> None:
    s = at("sv_se", longhorns=2)
    story_on_top(s, 0, "deliver")
    play(s, "move sv_rail", "deliver_longhorn")
    assert question(s) == "add_disc"


# --- the Outlaw Camp --------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-CAMP-01")
@pytest.mark.parametrize("colour", ["green", "orange"])
def test_the_outlaw_camp_takes_cattle_of_any_colour(colour: str) -> None:
    s = come_to("bg_outlaw_camp", cattle=f"cattle_{colour}_1")
    play(s, f"deliver cattle_{colour}_1")
    assert (s.you.wanted, s.you.money) == (1, 20)


@pytest.mark.rule("AU-CAMP-05", "AU-CAMP-04")
def test_there_is_no_cattle_and_no_bandit_at_the_outlaw_camp() -> None:
    s = at("bg_outlaw_camp")
    assert "acquire" not in on_offer(s)
    assert "work" in on_offer(s)
    assert OUTLAW_CAMP not in ALL_HIDEOUTS
    assert HIDEOUT_LETTER[OUTLAW_CAMP] == -1


@pytest.mark.rule("AU-CAMP-04")
def test_an_outlaw_may_appear_at_the_outlaw_camp() -> None:
    s = at("bg_s9", hand="7_spades")
    event_on_top(s, "ev01")
    play(s, "play 7_spades_rumors")
    assert SPACE.find("bg_outlaw_camp") in s.token_spaces


# --- longhorns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-LONG-01", "AU-TURN-04", "AU-LONG-05")
def test_an_action_takes_all_longhorns_in_the_space() -> None:
    s = at("mp_north", longhorns=3, cattle=TWENTY)
    lie(s, "mp_north", longhorns=2)
    play(s, "take_longhorns")
    assert s.you.longhorns == 5
    assert s.longhorns[SPACE.find("mp_north")] == 0
    assert s.now.actions == 2
    assert "take_longhorns" not in on_offer(s)


@pytest.mark.rule("AU-LONG-02")
def test_a_longhorn_of_the_frontier_is_gained_from_the_pile() -> None:
    s = at("bg_f8", hand="k_clubs k_spades")
    token = FRONTIER.find("fr04")
    lay_frontier(s, "bg_f8", token)
    play(s, "frontier", "pay_with k_clubs_hired_gun")
    assert s.you.longhorns == 1
    assert s.longhorn_pile == 5


def lay_frontier(s: Table, space: str, token: int) -> None:
    """This token lies there; the one that did takes its place."""
    at_space = s.frontier_spaces.index(SPACE.find(space))
    other = s.frontier[at_space]
    if token in s.frontier:
        s.frontier[s.frontier.index(token)] = other
    else:
        s.frontier_box[s.frontier_box.index(token)] = other
    s.frontier[at_space] = token


@pytest.mark.rule("AU-LONG-03", "AU-LONG-04", "AU-LONG-06")
def test_a_robber_takes_a_longhorn_or_cattle_but_not_both() -> None:
    s = at("mp_north", hand="a_spades")
    put(s, 1, place="mp_north", cattle=TWENTY, longhorns=2, money=20)
    play(s, "rob indigo")
    while "rob_longhorn" not in on_offer(s) and question(s) != "action":
        offered = on_offer(s)
        play(s, next((text for text in offered if text in ("decline", "pass", "take_wound")), offered[0]))
    assert "rob_cattle" in on_offer(s)
    play(s, "rob_longhorn")
    assert (s.you.longhorns, s.players[1].longhorns) == (1, 1)
    assert s.you.cattle == []
    assert question(s) == "action"


@pytest.mark.rule("AU-LONG-06", "AU-LONG-10")
def test_an_arrest_takes_cattle_and_longhorns() -> None:
    s = at("mp_north", cattle=TWENTY, longhorns=2, wanted=1)
    s.longhorn_pile = 4
    arrest(s, 0)
    assert (s.you.longhorns, s.you.cattle, s.longhorn_pile) == (0, [], 6)


@pytest.mark.rule("AU-LONG-07", "AU-LONG-08", "AU-LONG-09", "AU-LONG-10", "AU-RANCH-02", "AU-CAMP-03")
@pytest.mark.parametrize("space", sorted(BESIDE))
def test_longhorns_are_delivered_one_by_one_for_a_point_and_thirty_dollars(space: str) -> None:
    s = come_to(space, longhorns=2)
    s.longhorn_pile = 4
    assert on_offer(s) == ["deliver_longhorn", "leave"]
    play(s, "deliver_longhorn")
    assert (s.you.lp, s.you.money, s.you.longhorns, s.longhorn_pile) == (1, 30, 1, 5)
    assert (s.you.marshal, s.you.wanted) == (0, 0)
    play(s, "deliver_longhorn")
    assert (s.you.lp, s.you.money, s.you.longhorns) == (2, 60, 0)
    assert question(s) == "action"


@pytest.mark.rule("AU-LONG-08")
def test_longhorns_are_not_delivered_elsewhere_or_without_a_move() -> None:
    s = at("mp_north", longhorns=1)
    play(s, "move mp_mid")
    assert question(s) == "action"
    assert not actions(at("mp_ranch", longhorns=1), "deliver_longhorn")


@pytest.mark.rule("WL-MOVE-08", "WL-MOVE-09")
def test_a_delivery_follows_the_fight_that_stopped_the_move() -> None:
    s = at("mp_north", hand="a_spades", longhorns=1)
    s.bandits = 1 << SPACE.find("mp_ranch")
    fight_top(s, "fight_4 fight_3")
    play(s, "move mp_ranch")
    assert question(s) == "lay_card"
    win_the_fight(s)
    assert on_offer(s) == ["deliver_longhorn", "leave"]
    ask_anew(s)
    assert place(s, 0) == "mp_ranch"
