"""Faro: AU-FARO, AU-GAMB."""

from typing import Any

import msgspec
import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import EVERYBODY
from saddlebag.games.western_legends.chapters import Faro
from saddlebag.games.western_legends.content import FIGHT_CARD, GOAL
from saddlebag.games.western_legends.rules.faro import START, dealer_of
from saddlebag.games.western_legends.seen.redeal import redeal
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words import saloon_story as story
from tests.games.kit import told
from tests.games.western_legends.kit import (
    Table,
    asked,
    fight_top,
    on_offer,
    play,
    put,
    question,
    sentences,
    story_on_top,
    turn,
    who,
)
from tests.games.western_legends.test_poker import saloon


class InOrder(Dice):
    """Dice with which a shuffle leaves everything as it lies."""

    __slots__ = ()

    def shuffle(self, items: list[Any]) -> None:
        self.rolls += 1


def names(cards: list[int]) -> list[str]:
    return [FIGHT_CARD[card] for card in cards]


def game(s: Table) -> Faro:
    assert s.faro is not None
    return s.faro


FOUR = "fight_7 fight_k fight_2 fight_9"


def at_the_table(players: int = 3, in_town: int = 1, four: str = FOUR, **options: Any) -> Table:
    """The first player is about to start a game of faro in Darkrock; so many of all players are in town. The four cards
    are drawn and turned up in this order."""
    s = saloon(players, in_town, **options)
    fight_top(s, four)
    s.dice = InOrder(1)
    return s


@pytest.mark.rule("AU-GAMB-03", "AU-FARO-01")
def test_faro_is_on_offer_beside_a_saloon_with_ante_up() -> None:
    assert "faro" in on_offer(at_the_table())
    s = saloon(expansion="base")
    assert "faro" not in on_offer(s)
    assert START.needs[START.missing(s, asked(s), START.each[0])].reason == "That game is played with Ante Up only."


@pytest.mark.rule("AU-FARO-01")
def test_the_others_in_town_are_invited_clockwise() -> None:
    s = at_the_table(4, in_town=3)
    play(s, "faro")
    assert (question(s), who(s)) == ("join_game", 1)
    play(s, "stay_out")
    assert (question(s), who(s)) == ("join_game", 2)
    play(s, "join")
    assert game(s).players == [0, 2]
    assert question(s) == "place_bet", "the fourth player is in another town"


@pytest.mark.rule("AU-FARO-02")
def test_the_active_player_gains_10_if_anybody_joins() -> None:
    s = at_the_table(in_town=2)
    play(s, "faro", "join")
    assert [player.money for player in s.players] == [60, 50, 50]
    s = at_the_table(in_town=2)
    play(s, "faro", "stay_out")
    assert s.players[0].money == 50


@pytest.mark.rule("AU-FARO-03")
def test_who_has_no_10_dollars_neither_starts_nor_joins() -> None:
    s = at_the_table(in_town=3)
    put(s, 1, money=0)
    play(s, "faro")
    assert who(s) == 2
    s = at_the_table(in_town=3)
    put(s, 0, money=0)
    assert "faro" not in on_offer(s)


@pytest.mark.rule("AU-FARO-04", "AU-FARO-06")
@pytest.mark.parametrize(("joined", "dealer"), [([], 3), ([3], 2), ([2, 3], 1), ([1, 3], 2), ([1, 2, 3], 0)])
def test_the_first_non_participant_from_the_right_deals_or_else_the_active_player(
    joined: list[int], dealer: int
) -> None:
    s = at_the_table(4, in_town=4)
    play(s, "faro", *["join" if seat in joined else "stay_out" for seat in (1, 2, 3)])
    assert game(s).dealer == dealer_of(s) == dealer
    assert told(s, story.FaroShown)[0].who % 10 == dealer


@pytest.mark.rule("AU-FARO-05", "AU-FARO-25")
def test_the_first_three_of_four_cards_are_shown_and_nobody_sees_the_fourth() -> None:
    s = at_the_table()
    play(s, "faro")
    assert names(game(s).shown) == ["fight_7", "fight_k", "fight_2"]
    assert names(game(s).cards)[3] == "fight_9"
    for viewer in (0, 1, 2, None):
        seen = view(s, viewer).faro
        assert seen is not None
        assert seen.cards == ["fight_7", "fight_k", "fight_2", None]
        assert not [sentence for sentence in sentences(s, viewer) if "the 9" in sentence]


@pytest.mark.rule("AU-FARO-05")
def test_with_the_option_a_dealer_who_does_not_take_part_looks_at_the_fourth() -> None:
    s = at_the_table(faro_unseen_fourth=False)
    play(s, "faro")
    shown = [view(s, viewer).faro for viewer in (0, 1, 2, None)]
    assert [each.cards[3] for each in shown if each is not None] == [None, None, "fight_9", None]
    assert "Doc Holliday looks at the fourth card: the 9." in sentences(s, 2)
    assert "Doc Holliday looks at the fourth card." in sentences(s, 0)


@pytest.mark.rule("AU-FARO-05")
def test_a_dealer_who_takes_part_never_looks() -> None:
    s = at_the_table(2, in_town=2, faro_unseen_fourth=False)
    play(s, "faro", "join")
    assert game(s).dealer == 0
    shown = view(s, 0).faro
    assert shown is not None
    assert shown.cards[3] is None


@pytest.mark.rule("AU-FARO-07")
def test_bets_are_placed_clockwise_and_the_active_player_is_last() -> None:
    s = at_the_table(in_town=3)
    play(s, "faro", "join", "join")
    order = []
    for _ in range(3):
        order.append(who(s))
        play(s, "bet fight_3 10", "one_marker")
    assert order == [1, 2, 0]


@pytest.mark.rule("AU-FARO-08", "AU-FARO-11")
def test_a_marker_is_10_or_20_on_any_of_the_13_values_shown_or_not_and_taken_or_not() -> None:
    s = at_the_table(in_town=2)
    play(s, "faro", "join", "bet fight_7 20", "one_marker")
    assert who(s) == 0
    assert sorted(on_offer(s)) == sorted([f"bet {value} {stake}" for value in FIGHT_CARD.ids for stake in (10, 20)])
    assert len(on_offer(s)) == 26


@pytest.mark.rule("AU-FARO-08", "AU-FARO-09")
def test_a_second_marker_goes_to_another_value_or_is_left() -> None:
    s = at_the_table()
    play(s, "faro", "bet fight_7 20")
    assert question(s) == "second_bet"
    assert len(on_offer(s)) == 25
    assert not [text for text in on_offer(s) if "fight_7" in text]
    play(s, "bet fight_k 10")
    bets = [(FIGHT_CARD[each.value], each.dollars) for each in told(s, story.PlacedBet)]
    assert bets == [("fight_7", 20), ("fight_k", 10)]
    assert question(s) != "second_bet"


@pytest.mark.rule("AU-FARO-10")
def test_bets_may_not_exceed_the_money_of_their_player() -> None:
    s = at_the_table()
    put(s, 0, money=30)
    play(s, "faro", "bet fight_7 20")
    assert {text.split()[-1] for text in on_offer(s)} == {"one_marker", "10"}
    s = at_the_table(four="fight_3 fight_4 fight_7 fight_9")
    put(s, 0, money=10)
    play(s, "faro")
    assert {text.split()[-1] for text in on_offer(s)} == {"10"}
    play(s, "bet fight_7 10")
    assert question(s) == "stay_or_take_back", "there is no money for a second marker"


@pytest.mark.rule("AU-FARO-03", "AU-FARO-02")
def test_the_10_for_company_can_be_bet() -> None:
    s = at_the_table(in_town=2)
    put(s, 0, money=10)
    play(s, "faro", "join", "bet fight_7 10", "one_marker")
    assert "bet fight_7 20" in on_offer(s)


@pytest.mark.rule("AU-FARO-12", "AU-FARO-14")
def test_a_stake_stays_with_its_player_until_the_first_card_takes_it() -> None:
    s = at_the_table()
    play(s, "faro", "bet fight_7 20")
    assert s.players[0].money == 50
    play(s, "one_marker")
    assert s.players[0].money == 30
    assert told(s, story.MarkerLost)[0].sentence() == "Bass Reeves's $20 on the 7 is lost."
    assert question(s) == "action"


@pytest.mark.rule("AU-FARO-13")
def test_the_four_cards_are_shuffled_after_the_bets() -> None:
    orders = set()
    for seed in range(30):
        s = at_the_table()
        play(s, "faro", "bet fight_3 10")
        s.dice = Dice(seed)
        play(s, "one_marker")
        assert sorted(names(game(s).cards)) == sorted(FOUR.split())
        orders.add(tuple(game(s).cards))
    assert len(orders) > 10


@pytest.mark.rule("AU-FARO-15")
def test_a_20_dollar_marker_on_the_second_card_wins_20_and_a_gambler_point() -> None:
    """Example S1."""
    s = at_the_table(four="fight_k fight_7 fight_2 fight_9")
    play(s, "faro", "bet fight_7 20", "one_marker")
    assert (s.players[0].money, s.players[0].gambler) == (70, 1)
    assert game(s).markers == []
    play(s, "choose first")
    assert s.players[0].money == 80
    assert question(s) == "action"


@pytest.mark.rule("AU-FARO-15", "WL-GEN-14")
def test_several_winners_are_paid_from_the_active_player_clockwise() -> None:
    s = at_the_table(in_town=3)
    put(s, 1, place="dk_saloon_sw")
    turn(s, 1)
    play(s, "faro", "join", "join")
    for _ in range(3):
        play(s, "bet fight_k 10", "one_marker")
    paid = []
    while question(s) == "choose_way":
        paid.append(who(s))
        play(s, "choose first")
    assert paid == [1, 2, 0]


@pytest.mark.rule("AU-FARO-19")
def test_a_20_dollar_marker_that_stayed_on_the_third_card_wins_60_and_a_gambler_point() -> None:
    """Example S2."""
    s = at_the_table(four="fight_2 fight_7 fight_k fight_9")
    play(s, "faro", "bet fight_k 20", "one_marker", "let_ride")
    assert (s.players[0].money, s.players[0].gambler) == (110, 1)
    assert "Bass Reeves hits the jackpot on the king." in sentences(s, None)


@pytest.mark.rule("AU-FARO-16")
def test_markers_that_are_left_stay_or_come_back_free_clockwise_with_the_active_player_last() -> None:
    s = at_the_table(in_town=3)
    play(s, "faro", "join", "join")
    for _ in range(3):
        play(s, "bet fight_9 20", "one_marker")
    assert (question(s), who(s), on_offer(s)) == ("stay_or_take_back", 1, ["let_ride", "take_back"])
    play(s, "take_back")
    assert s.players[1].money == 50
    assert who(s) == 2
    play(s, "take_back")
    assert who(s) == 0
    play(s, "take_back")
    assert [player.money for player in s.players] == [60, 50, 50]
    assert question(s) == "action"


@pytest.mark.rule("AU-FARO-17")
def test_the_decision_is_made_for_each_marker() -> None:
    s = at_the_table(four="fight_3 fight_4 fight_9 fight_k")
    play(s, "faro", "bet fight_9 20", "bet fight_k 10")
    assert asked(s).things == ["faro:fight_9"]
    play(s, "let_ride")
    assert asked(s).things == ["faro:fight_k"]
    play(s, "take_back")
    assert s.players[0].money == 110, "$60 for the jackpot, and nothing for the other one"


@pytest.mark.rule("AU-FARO-17")
@pytest.mark.parametrize("answer", ["let_ride", "take_back"])
def test_with_the_option_all_markers_stay_or_none(answer: str) -> None:
    s = at_the_table(four="fight_3 fight_4 fight_9 fight_k", faro_retract_all=True)
    play(s, "faro", "bet fight_9 20", "bet fight_k 10")
    assert question(s) == "all_stay_or_take_back"
    play(s, answer)
    if answer == "let_ride":
        play(s, "choose second")
    assert s.players[0].money == (100 if answer == "let_ride" else 50)


@pytest.mark.rule("AU-FARO-18")
def test_without_a_marker_that_stays_no_third_card_is_turned_up() -> None:
    s = at_the_table()
    play(s, "faro", "bet fight_9 20", "one_marker", "take_back")
    assert [each.place for each in told(s, story.FaroTurned)] == [0, 1]


@pytest.mark.rule("AU-FARO-20")
def test_all_other_markers_that_stayed_are_lost() -> None:
    s = at_the_table(in_town=2, four="fight_3 fight_4 fight_9 fight_k")
    play(s, "faro", "join", "bet fight_k 20", "one_marker", "bet fight_9 10", "bet fight_5 20")
    play(s, "let_ride", "let_ride", "let_ride")
    play(s, "choose second")
    assert [player.money for player in s.players] == [60 + 30 - 20, 30, 50]


@pytest.mark.rule("AU-FARO-13", "AU-FARO-14", "AU-FARO-15", "AU-FARO-16", "AU-FARO-18", "AU-FARO-22")
def test_in_a_full_game_three_cards_are_turned_up_and_the_last_one_stays_hidden() -> None:
    """Example S9."""
    s = at_the_table(in_town=3, four="fight_3 fight_4 fight_9 fight_k")
    play(s, "faro", "join", "join")
    play(s, "bet fight_3 10", "bet fight_4 10", "bet fight_9 10", "one_marker", "bet fight_k 10", "one_marker")
    play(s, "choose second", "let_ride", "let_ride")
    play(s, "choose second")
    assert names([each.value for each in told(s, story.FaroTurned)]) == ["fight_3", "fight_4", "fight_9"]
    assert [player.money for player in s.players] == [60 - 10, 50 - 10 + 10, 50 + 30]
    assert not [line for line in sentences(s, 0) if "the king" in line and "card" in line and "shows" not in line]


@pytest.mark.rule("AU-FARO-21", "WL-NPC-20")
def test_the_four_cards_go_under_the_deck_as_a_block_and_the_unseen_one_is_known_to_nobody() -> None:
    s = at_the_table(four="fight_7 fight_k fight_2 fight_9")
    play(s, "faro", "bet fight_5 10", "one_marker", "let_ride")
    assert sorted(names(s.blocks[-1])) == sorted(FOUR.split())
    assert len(s.blocks) == 2
    eyes = {name: s.fight_eyes[FIGHT_CARD.find(name)] for name in FOUR.split()}
    assert eyes == {"fight_7": EVERYBODY, "fight_k": EVERYBODY, "fight_2": EVERYBODY, "fight_9": 0}


@pytest.mark.rule("AU-FARO-21")
def test_a_fourth_card_that_was_turned_up_or_looked_at_is_remembered() -> None:
    class LastFirst(InOrder):
        __slots__ = ()

        def shuffle(self, items: list[Any]) -> None:
            items.insert(0, items.pop())

    s = at_the_table()
    play(s, "faro", "bet fight_5 10")
    s.dice = LastFirst(1)
    play(s, "one_marker", "take_back")
    assert told(s, story.FaroTurned)[0].value == FIGHT_CARD.find("fight_9")
    assert s.fight_eyes[FIGHT_CARD.find("fight_9")] == EVERYBODY
    s = at_the_table(faro_unseen_fourth=False)
    play(s, "faro", "bet fight_5 10", "one_marker", "take_back")
    assert s.fight_eyes[FIGHT_CARD.find("fight_9")] == 0b100


@pytest.mark.rule("AU-FARO-13", "AU-FARO-22")
def test_after_the_shuffle_no_view_tells_the_order_of_the_cards() -> None:
    s = at_the_table()
    play(s, "faro", "bet fight_5 10", "one_marker")
    before = [msgspec.json.encode(view(s, viewer)) for viewer in (0, 1, 2, None)]
    cards = game(s).cards
    cards[2], cards[3] = cards[3], cards[2]
    assert [msgspec.json.encode(view(s, viewer)) for viewer in (0, 1, 2, None)] == before


@pytest.mark.rule("AU-FARO-05", "AU-FARO-13", "AU-FARO-21")
def test_in_another_deal_the_shown_cards_stay_among_the_four_and_only_their_order_and_the_fourth_change() -> None:
    s = at_the_table()
    s.fight_eyes = [0] * len(FIGHT_CARD)
    play(s, "faro", "bet fight_5 10", "one_marker")
    fourths, orders = set(), set()
    for seed in range(60):
        other = s.copy()
        redeal(other, 1, Dice(seed))
        assert other.faro is not None
        assert other.faro.cards[:2] == game(s).cards[:2], "those that were turned up"
        assert set(game(s).shown) <= set(other.faro.cards)
        fourths |= set(other.faro.cards) - set(game(s).shown)
        orders.add(tuple(other.faro.cards))
        assert sorted([*other.faro.cards, *[card for block in other.blocks for card in block]]) == list(range(13))
    assert len(fourths) == 10
    assert len(orders) > 15


@pytest.mark.rule("AU-FARO-05", "AU-FARO-21")
def test_in_another_deal_a_dealer_who_looked_keeps_the_four_cards() -> None:
    s = at_the_table(faro_unseen_fourth=False)
    s.fight_eyes = [0] * len(FIGHT_CARD)
    play(s, "faro", "bet fight_5 10", "one_marker")
    for seed in range(20):
        other = s.copy()
        redeal(other, 2, Dice(seed))
        assert other.faro is not None
        assert sorted(other.faro.cards) == sorted(game(s).cards)


@pytest.mark.rule("AU-FARO-23")
def test_texts_for_poker_do_nothing_in_faro() -> None:
    s = at_the_table(four="fight_3 fight_7 fight_9 fight_k")
    put(s, 0, items="ten_gallon")
    play(s, "faro", "bet fight_7 10", "one_marker", "choose second")
    assert (s.players[0].lp, s.players[0].money) == (0, 60)
    s = at_the_table(four="fight_7 fight_3 fight_9 fight_k")
    put(s, 0, items="ten_gallon")
    play(s, "faro", "bet fight_7 10", "one_marker")
    assert s.players[0].money == 40


@pytest.mark.rule("AU-FARO-24")
def test_gambler_points_are_rewarded_at_the_reveal_and_their_events_wait_for_the_end_of_the_game() -> None:
    s = at_the_table(in_town=2, four="fight_3 fight_7 fight_9 fight_k")
    put(s, 0, gambler=4)
    play(s, "faro", "join", "bet fight_9 10", "one_marker", "bet fight_7 10", "one_marker")
    assert s.players[0].gambler == 5
    assert question(s) == "choose_way"
    play(s, "choose second")
    assert (question(s), who(s)) == ("stay_or_take_back", 1)
    assert s.event_queue == [0]
    play(s, "take_back")
    assert s.event_queue == []
    assert s.faro is None


@pytest.mark.rule("WL-STORY-14", "WL-STORY-02")
def test_starting_faro_is_a_story_when_the_game_is_finished() -> None:
    s = at_the_table()
    story_on_top(s, 0, "start_poker")
    play(s, "faro", "bet fight_7 10", "one_marker")
    assert s.faro is None
    assert "no_disc" in on_offer(s)


@pytest.mark.rule("AU-GAMB-01", "AU-GAMB-02")
def test_winning_at_faro_counts_for_goals_of_whoever_takes_part() -> None:
    s = at_the_table(in_town=2, goals=True, characters="bass_reeves maria_barcelo doc_holliday")
    goal = GOAL.find("maria_barcelo_1")
    put(s, 1, goals=1 << goal)
    play(s, "faro", "join", "bet fight_2 10", "one_marker", "bet fight_7 10", "one_marker", "let_ride")
    play(s, "choose second")
    assert goal in s.players[1].goals_met


@pytest.mark.rule("WL-POKER-20")
def test_with_the_option_faro_is_the_one_game_of_the_turn() -> None:
    s = at_the_table(gamble_once_per_turn=True)
    play(s, "faro", "bet fight_7 10", "one_marker")
    assert question(s) == "action"
    assert not {"poker", "faro"} & set(on_offer(s))
