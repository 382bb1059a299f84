"""Values and limits of everything one holds. WL-GEN, WL-WOUND"""

from contextlib import suppress

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends.chapters import MAN_IN_BLACK
from saddlebag.games.western_legends.content import (
    CARD,
    CARD_RANK,
    EVENT,
    EVENT_TEXT,
    FIGHT_RANKS,
    FIGHT_VALUE,
    MIB_TEXT,
    SPACE,
)
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules import goods, texts
from saddlebag.games.western_legends.rules.gains import gain_wounds
from saddlebag.games.western_legends.rules.texts import Using
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words import story
from tests.games.kit import ask_after, load, run, told
from tests.games.kit import texts as answers
from tests.games.western_legends.kit import (
    cards,
    hand,
    on_offer,
    play,
    put,
    question,
    table,
    turn,
    who,
)


@pytest.mark.rule("WL-GEN-01")
def test_jack_queen_king_and_ace_count_11_to_14_on_both_kinds_of_cards() -> None:
    by_rank = {"j": 11, "q": 12, "k": 13, "a": 14}
    for card, name in enumerate(CARD.ids):
        rank = name.partition("_")[0]
        assert CARD_RANK[card] == by_rank.get(rank) or CARD_RANK[card] == int(rank)
    assert dict(zip(FIGHT_RANKS, FIGHT_VALUE, strict=True))["A"] == 14
    assert sorted(FIGHT_VALUE) == list(range(2, 15))


# --- money and nuggets --------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GEN-02")
def test_money_beyond_120_dollars_is_lost() -> None:
    s = table()
    put(s, 0, money=110)
    assert goods.gain_money(s, 0, 20) == 10
    assert s.players[0].money == 120
    assert told(s, story.GainedMoney)[0].sentence().endswith("gains $10; $10 more than they can hold is lost.")


@pytest.mark.rule("WL-GEN-02", "WL-GEN-20")
def test_an_ability_raises_the_money_limit_while_it_works() -> None:
    s = table(2, "fee_lee_wong wild_bill")
    assert goods.money_limit(s, 0) == 120
    put(s, 0, lp=5)
    assert goods.money_limit(s, 0) == 180


@pytest.mark.rule("WL-GEN-03", "WL-GEN-21")
def test_four_nuggets_are_held_and_more_with_an_active_mule() -> None:
    s = table()
    assert goods.gain_nuggets(s, 0, 5) == 4
    put(s, 0, items="mustang mule")
    assert goods.nugget_limit(s, 0) == 4, "the mustang is the active one"
    s.players[0].mount = s.players[0].mount + 1
    assert goods.nugget_limit(s, 0) == 6
    put(s, 0, items="mule+")
    assert goods.nugget_limit(s, 0) == 8


@pytest.mark.rule("WL-GEN-20")
def test_what_is_held_beyond_a_limit_that_fell_stays_but_nothing_is_added() -> None:
    s = table()
    put(s, 0, nuggets=6, items="mustang")
    assert goods.gain_nuggets(s, 0, 1) == 0
    assert s.players[0].nuggets == 6
    put(s, 0, money=150)
    assert goods.gain_money(s, 0, 10) == 0
    assert s.players[0].money == 150


@pytest.mark.rule("WL-GEN-08")
@pytest.mark.parametrize(("money", "half"), [(10, 10), (30, 20), (50, 30), (120, 60), (0, 0)])
def test_half_of_money_is_rounded_up_to_ten_dollars(money: int, half: int) -> None:
    assert goods.half_of_money(money) == half
    assert goods.half(3) == 2


@pytest.mark.rule("WL-GEN-09")
def test_money_and_nuggets_never_run_out() -> None:
    s = table(6)
    for seat in range(6):
        put(s, seat, items="mule+")
        assert goods.gain_money(s, seat, 120) == 120
        assert goods.gain_nuggets(s, seat, 8) == 8


@pytest.mark.rule("WL-GEN-19")
def test_whoever_must_lose_more_than_they_have_loses_all() -> None:
    s = table()
    put(s, 0, money=20, lp=1)
    assert goods.lose_money(s, 0, 50) == 20
    goods.lose_lp(s, 0, 3)
    assert (s.players[0].money, s.players[0].lp) == (0, 0)


@pytest.mark.rule("WL-GEN-10")
def test_legendary_points_do_not_fall_below_zero_and_may_pass_the_end_of_the_track() -> None:
    s = table(expansion="base")
    goods.lose_lp(s, 0, 2)
    assert s.players[0].lp == 0
    goods.gain_lp(s, 0, 33)
    assert s.players[0].lp == 33


# --- wounds -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GEN-04")
def test_a_fourth_wound_is_ignored_and_triggers_nothing() -> None:
    s = table(2, "doc_holliday wild_bill")
    put(s, 0, wounds=3, lp=5, hand="7_hearts")
    assert run(gain_wounds(s, 0, 1)) == 0
    assert (s.players[0].wounds, len(hand(s, 0))) == (3, 1)


@pytest.mark.rule("WL-WOUND-01")
def test_wounds_are_healed_as_far_as_there_are_any() -> None:
    s = table()
    put(s, 0, wounds=2)
    assert goods.heal(s, 0, 1) == 1
    assert goods.heal(s, 0, 3) == 1
    assert s.players[0].wounds == 0


@pytest.mark.rule("WL-GEN-07")
def test_a_hand_is_five_cards_and_one_fewer_for_each_wound() -> None:
    s = table(2, "calamity_jane doc_holliday")
    assert goods.hand_limit(s, 0) == 5
    put(s, 0, wounds=2)
    put(s, 1, wounds=2)
    assert [goods.hand_limit(s, seat) for seat in (0, 1)] == [3, 3]
    put(s, 0, lp=5)
    put(s, 1, lp=5)
    assert [goods.hand_limit(s, seat) for seat in (0, 1)] == [4, 5], "one card more; wounds do not count"


@pytest.mark.rule("WL-GEN-07")
def test_hand_size_is_checked_only_at_the_end_of_ones_own_turn() -> None:
    s = table(2)
    put(s, 1, hand="2_hearts 3_hearts 4_hearts 5_hearts 6_hearts 7_hearts")
    put(s, 0, hand="2_spades 3_spades 4_spades 5_spades 6_spades 7_spades")
    turn(s)
    play(s, "end")
    assert (question(s), who(s)) == ("discard_down", 0)
    play(s, f"discard {CARD[cards(s, '3_spades')[0]]}")
    assert (question(s), who(s)) == ("choose_income", 1)
    assert len(hand(s, 1)) == 6


# --- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GEN-11")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    s = table()
    s.poker.discards, s.poker.pile = s.poker.pile, []
    assert goods.draw(s, 0, 2) == 2
    assert (len(s.poker.pile), s.poker.discards) == (50, [])


@pytest.mark.rule("WL-GEN-11")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    s = table()
    s.poker.pile = []
    assert goods.draw(s, 0, 2) == 0
    assert hand(s, 0) == []


@pytest.mark.rule("WL-GEN-12")
def test_discarding_is_the_owners_choice_and_whoever_has_too_few_discards_all() -> None:
    s = table()
    put(s, 0, hand="2_hearts 3_hearts")
    assert answers(ask_after(goods.discard(s, 0, 1))) == [f"discard {name}" for name in hand(s, 0)]
    assert run(goods.discard(s, 0, 3)) == 2
    assert hand(s, 0) == []
    assert len(s.poker.discards) == 2


@pytest.mark.rule("WL-GEN-25")
def test_every_discarded_card_lies_face_up() -> None:
    s = table()
    put(s, 0, hand="2_hearts 3_hearts")
    card = cards(s, "2_hearts")[0]
    run(goods.discard(s, 0, 1), f"discard {CARD[card]}")
    assert s.poker.discards == [card]
    assert s.poker.knowledge.eyes[card] == -1


@pytest.mark.rule("WL-GEN-12")
def test_random_discards_are_picked_by_chance() -> None:
    s = table()
    put(s, 0, hand="2_hearts 3_hearts 4_hearts")
    load(s, (3, 1))
    goods.discard_random(s, 0, 1)
    assert len(hand(s, 0)) == 2


# --- texts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GEN-13")
def test_what_may_be_used_is_asked_and_everything_else_is_done() -> None:
    s = table(2, "stagecoach_mary y_b_rowdy")
    put(s, 0, lp=5)
    run(texts.use_window(s, 0, terms.TURN_START))
    assert s.players[0].money == 10, "mandatory"
    put(s, 1, lp=5, hand="2_hearts")
    assert answers(ask_after(texts.use_window(s, 1, terms.TURN_START_OUTSIDE_TOWN))) == ["use", "skip"]


@pytest.mark.rule("WL-GEN-14")
def test_a_text_for_several_players_goes_round_from_the_active_player() -> None:
    s = table(3)
    turn(s, 1)
    for seat, held in enumerate(("2_clubs 3_clubs", "4_clubs 5_clubs", "6_clubs 9_clubs")):
        put(s, seat, hand=held, wanted=1)
    posse = EVENT_TEXT[EVENT.find("ev19")]
    rule = texts.carry_out(s, Using(1), posse.clauses[0])
    ask, order = next(rule), []
    for _ in range(3):
        order.append(ask.seat)
        with suppress(StopIteration):
            ask = rule.send(ask.options[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("WL-GEN-14")
def test_several_texts_of_one_moment_are_used_in_the_order_of_their_owner() -> None:
    s = table(2, "wild_bill stagecoach_mary")
    turn(s)
    put(s, 0, items="derringer ten_gallon", lp=5)
    ask = ask_after(texts.use_window(s, 0, terms.ON_POKER_WIN))
    assert answers(ask) == ["next ten_gallon", "next wild_bill"]
    run(texts.use_window(s, 0, terms.ON_POKER_WIN), "next wild_bill")
    assert (s.players[0].money, s.players[0].lp) == (20, 6)


@pytest.mark.rule("WL-GEN-15")
def test_an_ability_works_from_five_lp_on_and_no_longer_below() -> None:
    s = table(2, "stagecoach_mary wild_bill")
    for lp, works in ((4, False), (5, True), (4, False)):
        put(s, 0, lp=lp)
        assert s.has_ability(0) is works
    assert table(2, ability_needs_5_lp=False).has_ability(0)


@pytest.mark.rule("WL-GEN-21")
def test_a_weapon_works_only_while_it_is_the_active_one() -> None:
    s = table()
    put(s, 0, items="revolver+ shotgun provisions")
    assert texts.sources(s, 0, terms.FIGHT) == [0]
    assert texts.sources(s, 0, terms.ON_FIGHT_WIN) == [], "the shotgun is not active"
    assert texts.sources(s, 0, terms.ACTION) == [6], "miscellaneous items always are"


@pytest.mark.rule("WL-GEN-22")
def test_a_way_that_would_change_nothing_is_offered_only_if_none_would() -> None:
    s = table(2, "maria_barcelo wild_bill")
    put(s, 0, lp=5)
    assert answers(ask_after(texts.use_window(s, 0, terms.TURN_START_IN_TOWN))) == ["choose first", "choose second"]
    put(s, 0, money=120)
    run(texts.use_window(s, 0, terms.TURN_START_IN_TOWN))
    assert len(hand(s, 0)) == 1, "money would change nothing, so a card is drawn unasked"


@pytest.mark.rule("WL-GEN-23")
def test_a_text_whose_cost_cannot_be_paid_may_not_be_used() -> None:
    s = table(2, "y_b_rowdy wild_bill")
    put(s, 0, lp=5)
    run(texts.use_window(s, 0, terms.TURN_START_OUTSIDE_TOWN))
    put(s, 0, hand="2_hearts")
    assert ask_after(texts.use_window(s, 0, terms.TURN_START_OUTSIDE_TOWN)).question.name == "use_text"


@pytest.mark.rule("WL-GEN-24")
def test_each_player_means_the_people_and_a_player_in_a_space_may_be_the_man_in_black() -> None:
    s = table(2, man_in_black="always")
    s.mib_place = s.players[0].place
    assert texts.others_there(s, 0) == [1, MAN_IN_BLACK]
    assert not texts.concerns(s, terms.WANTED_PLAYER, 0)
    for seat in (0, 1):
        put(s, seat, place="dk_street_w", money=50)
    s.mib_place = SPACE.find("dk_street_w")
    clause = next(clause for text in MIB_TEXT for clause in text.clauses if clause.each == terms.IN_DARKROCK)
    run(texts.carry_out(s, Using(0), clause))
    assert [player.money for player in s.players] == [40, 40]
    assert (s.mib_place, s.mib_lp) == (SPACE.find("dk_street_w"), 0), "he is no player"


@pytest.mark.rule("WL-GEN-16")
def test_an_action_is_used_by_playing_the_card_which_is_discarded_afterwards() -> None:
    s = table(2)
    put(s, 0, hand="j_clubs_bandit 10_clubs")
    turn(s)
    card = cards(s, "j_clubs")[0]
    play(s, f"play {CARD[card]}")
    assert (s.now.card, s.poker.discards) == (card, []), "it lies on the table while it is carried out"
    play(s, on_offer(s)[0])
    assert (s.now.card, s.poker.discards) == (NOBODY, [card])


# --- what is open -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GEN-17")
def test_goods_and_tracks_are_open_and_of_a_hand_the_number_of_cards() -> None:
    s = table(2)
    put(s, 1, money=40, nuggets=2, items="revolver+", wounds=1, marshal=3, hand="2_hearts 3_hearts")
    for viewer in (0, None):
        seen = view(s, viewer).players[1]
        assert (seen.money, seen.nuggets, seen.wounds, seen.marshal) == (40, 2, 1, 3)
        assert (seen.hand_size, seen.hand) == (2, [])
    assert len(view(s, 1).players[1].hand) == 2


@pytest.mark.rule("WL-GEN-18")
def test_a_space_holds_any_number_of_minis() -> None:
    s = table(6, man_in_black="always")
    for seat in range(6):
        put(s, seat, place="dk_street_w")
    s.mib_place = s.sheriff = SPACE.find("dk_street_w")
    assert texts.others_there(s, 0) == [1, 2, 3, 4, 5, MAN_IN_BLACK]


@pytest.mark.rule("WL-GEN-06")
def test_one_copy_of_each_item_and_three_miscellaneous_ones() -> None:
    s = table()
    put(s, 0, items="revolver provisions whiskey ten_gallon")
    assert not goods.may_own(s, 0, 0)
    assert not goods.may_own(s, 0, 5)
    assert goods.may_own(s, 0, 1)
    assert goods.may_own(s, 0, 4), "weapons and mounts are not limited"


@pytest.mark.rule("WL-GEN-05")
def test_one_cattle_token_is_driven() -> None:
    s = table()
    assert goods.may_take_cattle(s, 0)
    put(s, 0, cattle="cattle_blue_1")
    assert not goods.may_take_cattle(s, 0)
