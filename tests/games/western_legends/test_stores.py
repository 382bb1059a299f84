"""General Stores and the Trading Post. Chapters 5.11 and 5.17."""

from typing import Any

import pytest

from saddlebag.games.western_legends.content import BASE_ITEMS, ITEM, ITEM_COST, SPACE
from saddlebag.games.western_legends.rules import ending, goods
from tests.games.western_legends.kit import (
    ask_anew,
    event_on_top,
    hand,
    on_offer,
    play,
    question,
    story_on_top,
    top,
)
from tests.games.western_legends.roads import actions, at

STORE, POST = "dk_store_n", "bg_post_e"
BASE: dict[str, Any] = {"expansion": "base"}


@pytest.mark.rule("WL-STORE-01", "WL-LOC-01")
def test_any_number_of_items_is_bought_in_one_action() -> None:
    s = at(STORE, money=120, **BASE)
    play(s, "purchase", "buy mule", "buy shotgun", "buy miners_map", "leave_store")
    assert ITEM.of_set(s.you.items) == ["shotgun", "mule", "miners_map"]
    assert s.you.money == 120 - 30 - 30 - 10
    assert s.now.actions == 2
    assert s.stock[ITEM.find("mule")] == 5


@pytest.mark.rule("WL-STORE-01")
def test_each_item_must_be_paid_for() -> None:
    s = at(STORE, money=30, **BASE)
    play(s, "purchase")
    bought = [ITEM_COST[ITEM.find(text.removeprefix("buy "))] for text in actions(s, "buy")]
    assert max(bought) == 30
    play(s, "buy mule")
    assert question(s) == "action"  # no money is left


@pytest.mark.rule("WL-STORE-01")
def test_nobody_leaves_a_store_with_nothing() -> None:
    s = at(STORE, money=120, **BASE)
    play(s, "purchase")
    assert "leave_store" not in on_offer(s)
    s = at(STORE, money=0, **BASE)
    assert "purchase" not in on_offer(s)


@pytest.mark.rule("WL-LOC-01")
@pytest.mark.parametrize("space", ["dk_store_n", "dk_store_sw", "dk_store_se", "rf_store_n"])
def test_a_store_is_visited_from_the_three_spaces_around_it(space: str) -> None:
    assert "purchase" in on_offer(at(space, money=50, **BASE))
    assert "purchase" not in on_offer(at("mp_north", money=50, **BASE))


@pytest.mark.rule("WL-STORE-02")
def test_a_weapon_or_mount_is_upgraded_once_for_its_price() -> None:
    s = at(STORE, money=120, items="rifle provisions", **BASE)
    play(s, "purchase")
    assert actions(s, "upgrade") == ["upgrade rifle"]
    play(s, "upgrade rifle")
    assert s.you.money == 80
    assert ITEM.of_set(s.you.upgraded) == ["rifle"]
    assert actions(s, "upgrade") == []


@pytest.mark.rule("WL-STORE-03")
def test_what_was_just_bought_may_be_upgraded() -> None:
    s = at(STORE, money=60, **BASE)
    play(s, "purchase", "buy mule", "upgrade mule")
    assert s.you.upgraded == 1 << ITEM.find("mule")
    assert s.you.money == 0


@pytest.mark.rule("WL-STORE-04", "WL-GEN-06")
def test_a_fourth_miscellaneous_item_is_not_sold() -> None:
    s = at(STORE, money=120, items="miners_map provisions", **BASE)
    play(s, "purchase", "buy ten_gallon")
    assert "buy whiskey" not in on_offer(s)
    assert "buy ten_gallon" not in on_offer(s)
    assert "buy mule" in on_offer(s)


@pytest.mark.rule("WL-STORE-05")
def test_a_discarded_item_returns_to_its_stand_front_side_up() -> None:
    s = at(STORE, money=120, items="derringer+")
    goods.give_back_item(s, 0, ITEM.find("derringer"))
    assert s.stock[ITEM.find("derringer")] == 6
    assert (s.you.items, s.you.upgraded, s.you.weapon) == (0, 0, -1)
    s.post = 0
    play(s, "purchase", "buy derringer")
    assert s.you.upgraded == 0


@pytest.mark.rule("WL-STORE-06")
@pytest.mark.parametrize(("answer", "active"), [("make_active", "rifle"), ("keep_old", "revolver")])
def test_a_new_weapon_may_be_made_active(answer: str, active: str) -> None:
    s = at(STORE, money=50, items="revolver", **BASE)
    play(s, "purchase", "buy rifle", answer)
    assert s.you.weapon == ITEM.find(active)


@pytest.mark.rule("WL-STORE-06")
def test_where_none_is_active_the_new_one_is() -> None:
    s = at(STORE, money=50, **BASE)
    play(s, "purchase", "buy mustang")
    assert s.you.mount == ITEM.find("mustang")


@pytest.mark.rule("WL-STORE-07", "WL-END-05")
def test_upgraded_weapons_and_mounts_count_at_the_end() -> None:
    s = at(STORE, items="rifle+ mustang+ mule revolver")
    assert ending.upgrades(s) == [4, 0, 0]


@pytest.mark.rule("WL-STORE-08")
def test_what_is_sold_out_cannot_be_bought() -> None:
    s = at(STORE, money=120, **BASE)
    s.stock[ITEM.find("mule")] = 0
    play(s, "purchase")
    assert "buy mule" not in on_offer(s)


@pytest.mark.rule("WL-SETUP-24")
def test_the_base_game_sells_its_nine_kinds() -> None:
    s = at(STORE, money=120, **BASE)
    play(s, "purchase")
    assert [text.removeprefix("buy ") for text in actions(s, "buy")] == [ITEM[item] for item in BASE_ITEMS]


@pytest.mark.rule("WL-STORE-01", "WL-SETUP-12")
def test_what_an_item_says_on_being_gained_is_done_at_once() -> None:
    s = at(STORE, money=120, **BASE)
    top(s, "2_clubs")
    play(s, "purchase", "buy provisions")
    assert hand(s, 0) == ["2_clubs_ricochet"]


@pytest.mark.rule("WL-STORY-14")
def test_eighty_dollars_spent_in_one_purchase_are_the_talk_of_the_town() -> None:
    s = at(STORE, money=120, **BASE)
    story_on_top(s, 0, "spend_80_town")
    play(s, "purchase", "buy mustang")
    assert question(s) == "buying"
    play(s, "buy mule", "make_active", "leave_store")
    assert question(s) == "add_disc"


# --- Ante Up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-STORE-01", "AU-STORE-04", "AU-STORE-05")
def test_each_stand_sells_and_upgrades_its_own_kinds() -> None:
    post = ["rifle", "mule", "whiskey", "gazette"]
    for space, there in ((POST, True), (STORE, False)):
        s = at(space, money=120, items="revolver mule")
        s.post = sum(1 << ITEM.find(name) for name in post)
        play(s, "purchase")
        sold = {text.split()[1] for text in actions(s, "buy", "upgrade")}
        assert sold == {name for name in ITEM.ids if (name in post) == there}
        assert ("upgrade mule" in on_offer(s)) == there
        assert ("upgrade revolver" in on_offer(s)) != there


@pytest.mark.rule("AU-STORE-02")
def test_no_item_is_sold_at_both_stands() -> None:
    s = at(STORE, money=120)
    s.post = 1 << ITEM.find("rifle")
    play(s, "purchase")
    at_store = set(actions(s, "buy"))
    s = at(POST, money=120)
    s.post = 1 << ITEM.find("rifle")
    play(s, "purchase")
    assert at_store & set(actions(s, "buy")) == set()


@pytest.mark.rule("WL-TURN-11")
def test_an_event_of_the_gazette_that_takes_the_player_away_ends_the_purchase() -> None:
    s = at(STORE, money=120, wanted=3)
    s.post = 0
    s.sheriff = SPACE.find("dk_store_sw")
    event_on_top(s, "ev11")  # the Sheriff moves 2
    play(s, "purchase", "buy gazette")
    while question(s) != "action":
        offered = on_offer(s)
        assert question(s) != "buying"
        step = [text for text in offered if text.endswith("dk_store_n")]
        play(s, (step or [text for text in offered if text == "pass"] or offered)[0])
    assert s.you.place == SPACE.find("dk_sheriff")
    assert s.shopping is None


@pytest.mark.rule("WL-TURN-11")
def test_an_event_of_the_gazette_that_changes_nothing_there_does_not() -> None:
    s = at(STORE, money=120)
    s.post = 0
    event_on_top(s, "ev17")
    play(s, "purchase", "buy gazette")
    assert question(s) == "buying"
    ask_anew(s)
    assert "leave_store" in on_offer(s)
