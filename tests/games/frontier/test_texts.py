"""The steps of texts, one by one. Ledger 9.2."""

import pytest

from saddlebag.games.frontier.content import EVENT, EVENT_TEXT, PUBLIC
from saddlebag.games.frontier.effects.mods import Standing
from saddlebag.games.frontier.effects.step import STEP
from saddlebag.games.frontier.effects.terms import lexicon
from saddlebag.games.frontier.effects.texts import parse
from saddlebag.games.frontier.rules import goods, texts
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import town_story
from tests.games.frontier.kit import build, has, herd, next_events, put, table
from tests.games.frontier.texts_kit import carry_out, of, possible
from tests.games.kit import ask_after, run, told
from tests.games.kit import texts as offered


@pytest.mark.rule("FO-CORE-17")
def test_the_parts_of_a_text_are_carried_out_from_left_to_right() -> None:
    s = table()
    run(carry_out(s, "lose money 3, gain money 2"))
    assert has(s, 0, "money") == 2


def test_every_step_has_a_rule() -> None:
    silent = {form.__name__ for form in STEP.forms if texts.RULES.rules[form] is texts.no_effect}
    assert silent == {form.__name__ for form in STEP.forms if issubclass(form, Standing)}


@pytest.mark.rule("FO-CHAR-12", "FO-IND-07")
def test_goods_are_gained_and_animals_only_with_room() -> None:
    s = table()
    put(s, 0, horse=2)
    run(carry_out(s, "gain tools 2, gain donkey 2, gain vote 1"))
    assert (has(s, 0, "tools"), has(s, 0, "donkey"), has(s, 0, "vote")) == (2, 1, 1)
    assert not possible(s, "gain ox 1")
    assert possible(s, "gain guns 1")


@pytest.mark.rule("FO-CORE-11")
def test_a_forced_loss_takes_what_is_there() -> None:
    s = table()
    put(s, 0, money=2, horse=1)
    run(carry_out(s, "lose money 5, lose horse 3"))
    assert (has(s, 0, "money"), has(s, 0, "horse")) == (0, 0)
    assert not possible(s, "lose money 1")


@pytest.mark.rule("FO-DAM-09", "FO-STAT-05")
def test_animals_and_range_cattle_are_lost_one_by_one_as_the_player_chooses() -> None:
    s = table()
    put(s, 0, horse=1, ox=1, cattle={"B2_20": 1})
    rule = carry_out(s, "lose animal 2")
    assert offered(ask_after(rule)) == ["lose_animal horse", "lose_animal ox", "lose_cattle B2_20"]
    run(carry_out(s, "lose animal 2"), "lose_cattle B2_20", "lose_animal ox")
    assert (has(s, 0, "horse"), has(s, 0, "ox"), herd(s, 0)) == (1, 0, {})


@pytest.mark.rule("FO-CORE-11")
def test_what_must_be_paid_must_be_there() -> None:
    s = table()
    put(s, 0, money=3)
    assert possible(s, "pay 3 and status wealth 1")
    run(carry_out(s, "pay 3 and status wealth 1"))
    assert (has(s, 0, "money"), s.status[1]) == (0, 1)
    assert not possible(s, "pay 3 and status wealth 1")


@pytest.mark.rule("FO-STAT-05", "FO-CORE-18")
def test_of_several_ways_only_those_that_can_be_done_are_on_offer() -> None:
    s = table()
    text = "choose(lose animal 1 ; lose log 1 ; lose money 2)"
    put(s, 0, money=3, log=1)
    assert offered(ask_after(carry_out(s, text))) == ["choose second", "choose third"]
    put(s, 0, money=0)
    run(carry_out(s, text))  # one way is left and is not asked for
    assert has(s, 0, "log") == 0
    run(carry_out(s, text))  # nothing is there: nothing happens
    assert not possible(s, text)


@pytest.mark.rule("FO-STAT-05")
def test_a_way_says_what_it_does() -> None:
    s = table()
    put(s, 0, money=3, log=1)
    ask = ask_after(carry_out(s, "choose(lose animal 1 ; lose log 1 ; lose money 2)"))
    labels = [texts.CHOOSE_ONE.describe(s, ask, option).label for option in ask.options]
    assert labels == ["Lose 1 log", "Lose $2"]


@pytest.mark.rule("FO-EVT-04")
def test_a_condition_on_what_one_has_must_hold() -> None:
    s = table()
    put(s, 0, workers=2)
    run(carry_out(s, "if worker>=3: gain money 1"))
    assert has(s, 0, "money") == 0
    put(s, 0, workers=3)
    run(carry_out(s, "if worker>=3: gain money 1"))
    assert has(s, 0, "money") == 1


@pytest.mark.rule("FO-CORE-12")
def test_a_building_asks_for_a_neighbour_of_anybody_that_shares_an_edge() -> None:
    s = table()
    build(s, "B2_35", "tailor", 0)
    build(s, "B2_26", "gunsmith", 1)  # a corner only
    text = "if adjacent(blacksmith|gunsmith): gain money 1"
    run(carry_out(s, text, space="B2_35"))
    assert has(s, 0, "money") == 0
    build(s, "B2_36", "gunsmith", 1)
    run(carry_out(s, text, space="B2_35"))
    assert has(s, 0, "money") == 1


@pytest.mark.rule("FO-STAT-02", "FO-STAT-01")
def test_any_status_is_chosen_among_those_that_can_move() -> None:
    s = table()
    s.status = [3, 0, -3]
    ask = ask_after(carry_out(s, "status any 1", seat=1))
    assert (ask.seat, offered(ask)) == (1, ["move_marker wealth", "move_marker safety"])
    run(carry_out(s, "status any 1", seat=1), "move_marker safety")
    assert s.status == [3, 0, -2]
    run(carry_out(s, "status health -2, status wealth 1"))
    assert s.status == [1, 1, -2]


@pytest.mark.rule("FO-TRACK-03")
def test_points_go_on_their_track() -> None:
    s = table()
    run(carry_out(s, "point political 2, point investment 1"))
    assert s.players[0].points == [2, 1]


@pytest.mark.rule("FO-TURN-11")
def test_a_worker_stands_up_again_but_not_the_one_just_laid() -> None:
    s = table()
    now = texts.Using(0)
    now.by_worker = True
    stand = parse("stand 1").steps
    goods.lay(s, 0, of("B2_35"))
    run(texts.perform(s, now, stand))
    assert goods.standing(s, 0) == 1  # only the one just laid lies
    goods.lay(s, 0, of("B2_24"))
    run(texts.perform(s, now, stand))
    assert (goods.standing(s, 0), s.players[0].laid) == (1, [of("B2_24")])
    run(texts.perform(s, texts.Using(0), stand))  # paid with money
    assert goods.standing(s, 0) == 2


@pytest.mark.rule("FO-TURN-11")
def test_with_no_worker_lying_none_stands_up() -> None:
    s = table()
    assert not possible(s, "stand 1")
    run(carry_out(s, "stand 1"))
    assert goods.standing(s, 0) == 2


@pytest.mark.rule("FO-IND-12")
def test_exhausted_animals_become_available_as_the_player_chooses() -> None:
    s = table()
    put(s, 0, horse=2, ox=1, exhausted=[2, 0, 0, 1])
    ask = ask_after(carry_out(s, "refresh 2"))
    assert offered(ask) == ["refresh horse", "refresh ox"]
    run(carry_out(s, "refresh 2"), "refresh ox")  # then only horses are exhausted
    assert s.players[0].exhausted == [1, 0, 0, 0]
    run(carry_out(s, "refresh 3"))
    assert s.players[0].exhausted == [0, 0, 0, 0]


@pytest.mark.rule("FO-EVT-02")
def test_a_look_at_the_event_deck_is_for_one_player_alone() -> None:
    s = table()
    next_events(s, "e305", "e306", "e307")
    run(carry_out(s, "peek_events 2", seat=1))
    seen = [EVENT[card] for card, eyes in enumerate(s.event_eyes) if eyes]
    assert (seen, s.event_eyes[EVENT.find("e305")]) == (["e305", "e306"], 1 << 1)
    (look,) = told(s, town_story.LookedAtEvents)
    assert "Great Railroad Strike" in look.seen_by(1).sentence()
    for other in (0, 2, None):
        assert look.seen_by(other).sentence() == "Indigo looks at the next 2 event cards."
    assert s.disclosed == 2


@pytest.mark.rule("FO-EVT-02")
def test_a_look_at_a_short_deck_shows_all_that_is_left() -> None:
    s = table()
    s.event_deck = s.event_deck[:1]
    run(carry_out(s, "peek_events 3"))
    assert s.event_eyes.count(1) == 1


# --- exchanges ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MKT-15")
def test_goods_are_exchanged_for_others() -> None:
    s = table()
    put(s, 0, silver=2, log=1)
    run(carry_out(s, "exchange silver 2 -> gold 1, exchange stockpile_log 1 -> lumber 1"))
    assert [has(s, 0, good) for good in ("silver", "gold", "log", "lumber")] == [0, 1, 0, 1]
    assert not possible(s, "exchange silver 2 -> gold 1")


@pytest.mark.rule("FO-MKT-15")
def test_any_head_of_cattle_is_given_for_money() -> None:
    s = table()
    put(s, 0, cattle={"B2_20": 1})
    build(s, "B4_10", "enclosure", 0, breed="jersey", cattle=1)
    text = "exchange cattle 1 -> money 4"
    assert offered(ask_after(carry_out(s, text))) == ["lose_cattle B2_20", "lose_fenced B4_10"]
    run(carry_out(s, text), "lose_fenced B4_10")
    assert (s.enclosures[0].cattle, has(s, 0, "money"), herd(s, 0)) == (0, 4, {"B2_20": 1})
    assert not possible(s, text, seat=1)


@pytest.mark.rule("FO-PUB-15")
def test_gold_of_the_supply_goes_into_a_bank_with_room_and_without_fire() -> None:
    s = table()
    build(s, "B2_35", "bank", 1)
    build(s, "B2_24", "bank", 1)
    build(s, "B2_54", "bank", 1, damage=1)
    put(s, 1, vault="B2_24 B2_24")
    put(s, 0, gold=2, vault="B2_24")
    text = "exchange supply_gold 1 -> bank_gold 1"
    run(carry_out(s, text))  # one bank is full, one burns
    assert (s.players[0].vault[-1], has(s, 0, "gold")) == (of("B2_35"), 1)
    s.damage[of("B2_35")] = 1
    assert not possible(s, text)


@pytest.mark.rule("FO-CORE-11")
def test_a_text_is_worth_using_if_its_cost_is_there_and_some_of_it_can_be_done() -> None:
    s = table()
    now = texts.Using(0)

    def usable(text: str) -> bool:
        return texts.usable(s, now, parse(text, lexicon(PUBLIC.ids)).steps)

    assert usable("remove revolt 2, gain vote 1")
    assert not usable("remove fire 3")
    assert not usable("exchange silver 2 -> gold 1, gain money 2")
    put(s, 0, silver=2)
    assert usable("exchange silver 2 -> gold 1, gain money 2")


# --- severity in texts --------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-SEV-01", "FO-SEV-03")
def test_whatever_asks_for_a_severity_is_drawn_for() -> None:
    asks = [text for text in EVENT_TEXT if "S[" in text.text]
    assert len(asks) == 11
    for text in asks:
        s = table()
        run_quietly(s, text.text)
        assert len(s.turned) == 1, text.text


def run_quietly(s: State, text: str) -> None:
    """Carry a card out on a bare table, where nobody has anything to choose."""
    now = texts.Using(0, kind=0)
    for _ in texts.perform(s, now, parse(text, lexicon(PUBLIC.ids)).steps):
        raise AssertionError(f"{text} asked a question on a bare table")


@pytest.mark.rule("FO-TURN-02", "FO-TURN-11")
def test_where_all_own_workers_stand_it_is_the_assistants_that_stands_up() -> None:
    s = table()
    put(s, 0, hired="a01", workers=2)
    s.players[0].hired[0].dial = 0
    s.players[0].helping = 1 << s.players[0].hired[0].character
    goods.lay(s, 0)
    assert goods.stand_one(s, 0, except_last=False)
    assert (s.players[0].standing, goods.standing(s, 0)) == (2, 3)
    assert s.players[0].helping == 1 << s.players[0].hired[0].character
