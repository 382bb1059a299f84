"""Card actions of poker cards, items and characters. Chapter 5.6."""

from typing import Any

import pytest

from saddlebag.games.western_legends.content import BUILDING, CARD, CATTLE, FRONTIER, ITEM, SPACE, TOKEN
from saddlebag.games.western_legends.words.road_story import LookedAtFrontier, PlayedCard
from tests.games.kit import load, told
from tests.games.western_legends.kit import (
    ask_anew,
    asked,
    event_on_top,
    hand,
    lay_token,
    on_offer,
    place,
    play,
    put,
    question,
    sentences,
    top,
)
from tests.games.western_legends.roads import actions, at

BASE: dict[str, Any] = {"expansion": "base"}

# --- poker cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-CARD-01", "WL-GEN-16")
def test_a_card_action_takes_an_action_and_the_card() -> None:
    s = at("mp_south", hand="5_hearts", **BASE)
    play(s, "play 5_hearts_payday")
    assert s.you.money == 30
    assert s.now.actions == 2
    assert hand(s, 0) == []
    assert s.poker.discards == [CARD.find("5_hearts_payday")]
    assert told(s, PlayedCard)


@pytest.mark.rule("WL-CARD-01")
def test_the_card_is_discarded_only_when_its_text_is_done() -> None:
    s = at("mp_south", hand="a_hearts")
    play(s, "play a_hearts_living_legend")
    assert question(s) == "choose_way"
    assert s.now.card == CARD.find("a_hearts_living_legend")
    assert s.poker.discards == []
    assert s.under_way
    play(s, "choose first")
    assert s.poker.discards == [CARD.find("a_hearts_living_legend")]
    assert not s.under_way


@pytest.mark.rule("WL-GEN-16")
def test_only_actions_are_played_as_actions() -> None:
    s = at("mp_south", hand="2_clubs 10_hearts k_clubs 5_spades")
    assert actions(s, "play") == ["play 5_spades_full_gallop"]


@pytest.mark.rule("WL-CARD-03")
def test_one_reputation_card_is_played_in_a_turn() -> None:
    s = at("mp_south", hand="7_clubs 7_spades", **BASE)
    play(s, "play 7_clubs_reputation")
    assert s.now.actions == 4
    assert actions(s, "play") == []


@pytest.mark.rule("WL-CARD-03")
def test_with_the_option_reputation_gives_one_action_and_a_card() -> None:
    s = at("mp_south", hand="7_clubs", reputation_actions=1, **BASE)
    top(s, "2_clubs")
    play(s, "play 7_clubs_reputation")
    assert s.now.actions == 3
    assert hand(s, 0) == ["2_clubs_ricochet"]


@pytest.mark.rule("WL-CARD-04")
def test_manhunt_needs_somebody_who_is_wanted() -> None:
    s = at("mp_south", hand="4_hearts")
    assert actions(s, "play") == []
    put(s, 1, wanted=1)
    ask_anew(s)
    assert actions(s, "play") == ["play 4_hearts_manhunt"]
    play(s, "play 4_hearts_manhunt")
    assert asked(s).question.clause.startswith("WL-SHERIFF")


@pytest.mark.rule("WL-CARD-05")
@pytest.mark.parametrize(("way", "marshal", "wanted"), [("first", 4, 0), ("second", 0, 1)])
def test_living_legend_gives_a_point_under_the_rules_of_the_tracks(way: str, marshal: int, wanted: int) -> None:
    s = at("mp_south", hand="a_hearts", marshal=3)
    play(s, "play a_hearts_living_legend", f"choose {way}")
    assert (s.you.marshal, s.you.wanted) == (marshal, wanted)


@pytest.mark.rule("WL-CARD-05")
def test_living_legend_of_a_wanted_player_gives_a_wanted_point() -> None:
    s = at("mp_south", hand="a_hearts", wanted=2)
    play(s, "play a_hearts_living_legend")
    assert s.you.wanted == 3
    assert question(s) == "action"


@pytest.mark.rule("WL-CARD-08")
@pytest.mark.parametrize(
    ("card", "enough", "too_little"),
    [
        ("5_hearts_payday", {"money": 110}, {"money": 120}),
        ("10_spades_fools_gold", {"nuggets": 1}, {"nuggets": 0}),
        ("q_hearts_song_and_dance", {"money": 20}, {"money": 10}),
        ("k_hearts_cattle_call", {"cattle": ""}, {"cattle": "cattle_blue_1"}),
        ("8_hearts_home_remedy", {"wounds": 1}, None),
    ],
)
def test_a_card_that_would_change_nothing_is_not_played(
    card: str, enough: dict[str, Any], too_little: dict[str, Any] | None
) -> None:
    s = at("mp_south", hand=card, **enough, **BASE)
    assert actions(s, "play") == [f"play {card}"]
    if too_little is None:  # it draws a card in any case, as long as there is one
        s = at("mp_south", hand=card, **BASE)
        s.poker.pile.clear()
    else:
        s = at("mp_south", hand=card, **too_little, **BASE)
    assert actions(s, "play") == []


@pytest.mark.rule("WL-CARD-08")
def test_sticky_fingers_need_somebody_with_money_in_the_space() -> None:
    s = at("mp_south", hand="j_hearts")
    assert actions(s, "play") == []
    put(s, 1, place="mp_south", money=10)
    ask_anew(s)
    play(s, "play j_hearts_sticky_fingers")
    assert (s.you.money, s.players[1].money) == (10, 0)


@pytest.mark.rule("WL-CARD-08")
def test_fools_gold_sells_at_least_one_nugget() -> None:
    s = at("mp_south", hand="10_spades", nuggets=3, **BASE)
    play(s, "play 10_spades_fools_gold")
    assert on_offer(s) == ["sell 1", "sell 2", "sell 3"]
    play(s, "sell 2")
    assert (s.you.nuggets, s.you.money, s.you.lp) == (1, 40, 0)


@pytest.mark.rule("WL-MOVE-01", "WL-CARD-01")
def test_full_gallop_is_a_move_action_and_an_effect_under_way() -> None:
    s = at("mp_south", hand="5_spades", items="mule")
    play(s, "play 5_spades_full_gallop")
    assert s.move is not None
    assert s.move.left == 5
    assert s.under_way
    play(s, "move mp_west", "stop")
    assert s.poker.discards == [CARD.find("5_spades_full_gallop")]


@pytest.mark.rule("WL-GEN-05", "WL-RANCH-01")
def test_cattle_call_takes_cattle_from_a_ranch_of_choice() -> None:
    s = at("mp_south", hand="k_hearts")
    play(s, "play k_hearts_cattle_call")
    assert on_offer(s) == ["ranch green", "ranch blue", "ranch orange"]
    play(s, "ranch orange")
    assert CATTLE[s.you.cattle[0]].startswith("cattle_orange")


@pytest.mark.rule("WL-RANCH-01")
def test_the_only_ranch_with_cattle_is_not_asked_for() -> None:
    s = at("mp_south", hand="k_hearts")
    s.ranches[0] = s.ranches[2] = 0
    play(s, "play k_hearts_cattle_call")
    assert s.you.cattle
    assert not s.ranches[1] >> s.you.cattle[0] & 1


@pytest.mark.rule("AU-CARD-01", "AU-STORE-03")
def test_outfit_sells_from_both_stands_anywhere() -> None:
    s = at("mp_south", hand="10_spades", money=120, items="revolver")
    s.post = 1 << ITEM.find("rifle")
    play(s, "play 10_spades_outfit")
    assert {"buy rifle", "buy shotgun", "upgrade revolver"} <= set(on_offer(s))
    play(s, "buy rifle", "keep_old", "upgrade revolver", "leave_store")
    assert s.you.money == 60
    assert question(s) == "action"
    assert hand(s, 0) == []


@pytest.mark.rule("AU-CARD-01", "WL-CARD-08")
def test_outfit_needs_money_for_something() -> None:
    s = at("mp_south", hand="10_spades", money=0)
    assert actions(s, "play") == []


@pytest.mark.rule("AU-CARD-02")
def test_rumors_resolve_an_event_in_place_for_their_player() -> None:
    s = at("mp_south", hand="7_spades")
    event_on_top(s, "ev17")
    top(s, "2_clubs")
    play(s, "play 7_spades_rumors")
    assert s.nuggets[SPACE.find("dixon_creek")] == 2
    assert hand(s, 0) == ["2_clubs_ricochet"]


# --- Scout ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-CARD-01")
def test_scout_shows_two_tokens_to_its_player_alone() -> None:
    s = at("mp_south", hand="8_spades")
    lay_token(s, "ol9", "mp_north")
    s.roller_saloons, s.rollers = [BUILDING.find("saloon_dk")], [TOKEN.find("hr2")]
    s.token_pile.remove(TOKEN.find("hr2"))
    frontier = SPACE[s.frontier_spaces[0]]
    play(s, "play 8_spades_scout")
    before = s.disclosed
    play(s, "look mp_north")
    assert s.token_knowledge.eyes[TOKEN.find("ol9")] == 1
    assert "look mp_north" not in on_offer(s)
    assert "look_at_roller saloon_dk" in on_offer(s)
    play(s, f"look {frontier}")
    assert s.frontier_eyes[s.frontier[0]] == 1
    assert s.disclosed == before + 2
    assert question(s) == "riding"
    assert told(s, LookedAtFrontier)[0].token == s.frontier[0]
    assert not [line for line in sentences(s, 1) if "outlaw 4" in line]
    assert [line for line in sentences(s, 0) if "outlaw 4" in line]


@pytest.mark.rule("WL-CARD-01")
def test_scout_looks_at_a_high_roller() -> None:
    s = at("mp_south", hand="8_spades")
    s.roller_saloons, s.rollers = [BUILDING.find("saloon_dk")], [TOKEN.find("hr2")]
    s.token_pile.remove(TOKEN.find("hr2"))
    play(s, "play 8_spades_scout", "look_at_roller saloon_dk", "enough", "stop")
    assert s.token_knowledge.eyes[TOKEN.find("hr2")] == 1
    assert question(s) == "action"


@pytest.mark.rule("WL-CARD-08")
def test_nothing_is_looked_at_twice() -> None:
    s = at("mp_south", hand="8_spades")
    s.frontier_eyes = [1] * len(FRONTIER)
    play(s, "play 8_spades_scout")
    assert question(s) == "riding"


# --- items and characters ---------------------------------------------------------------------------------------


@pytest.mark.rule("WL-CARD-02")
def test_provisions_are_discarded_for_a_card_and_a_healed_wound() -> None:
    s = at("mp_south", items="provisions", wounds=2)
    top(s, "2_clubs")
    stock = s.stock[ITEM.find("provisions")]
    play(s, "use_item provisions")
    assert (s.you.wounds, hand(s, 0)) == (1, ["2_clubs_ricochet"])
    assert s.you.items == 0
    assert s.stock[ITEM.find("provisions")] == stock + 1
    assert s.now.actions == 2


@pytest.mark.rule("WL-CARD-02")
def test_snake_oil_rolls_a_die_and_places_the_sheriff() -> None:
    s = at("mp_south", items="snake_oil")
    load(s, (6, 3))
    play(s, "use_item snake_oil")
    assert s.you.items == 0
    assert asked(s).question.clause.startswith("WL-SHERIFF")


@pytest.mark.rule("WL-CARD-02", "WL-GEN-15")
def test_an_ability_with_an_action_works_once_a_turn_from_five_points_on() -> None:
    s = at("mp_south", "sundance_kid", lp=4)
    s.train = 0
    assert "use_ability" not in on_offer(s)
    put(s, 0, lp=5)
    ask_anew(s)
    play(s, "use_ability")
    assert place(s, 0) == "sv_rail"
    s.train = 3
    ask_anew(s)
    assert "use_ability" not in on_offer(s)


@pytest.mark.rule("WL-CARD-02", "AU-POKER-06")
def test_poker_alice_needs_her_ante_before_she_draws() -> None:
    s = at("mp_south", "poker_alice", lp=5, money=0)
    assert "use_ability" not in on_offer(s)
    put(s, 0, money=10)
    ask_anew(s)
    assert "use_ability" in on_offer(s)


@pytest.mark.rule("WL-CARD-02", "WL-CARD-08")
def test_pat_garrett_moves_the_sheriff_only_if_somebody_is_wanted() -> None:
    s = at("mp_south", "pat_garrett", lp=5)
    assert "use_ability" not in on_offer(s)
    put(s, 1, wanted=1)
    ask_anew(s)
    assert "use_ability" in on_offer(s)
