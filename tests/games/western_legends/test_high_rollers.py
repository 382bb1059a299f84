"""Challenging a high roller: AU-HR, AU-CARD-03."""

from typing import Any

import msgspec
import pytest

from saddlebag.games.western_legends.content import BUILDING, CARD, GOAL, TOKEN
from saddlebag.games.western_legends.rules.high_rollers import CHALLENGE
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words import saloon_story as story
from tests.games.kit import told
from tests.games.western_legends.kit import Table, asked, hand, on_offer, play, put, question, story_on_top, top, who
from tests.games.western_legends.test_poker import LOW, saloon, the_hand, use


def with_roller(token: str = "hr1", at: str = "saloon_dk", **options: Any) -> Table:
    """A high roller sits at a Saloon; the first player stands beside that in Darkrock, with the others in town."""
    s = saloon(3, in_town=3, **options)
    roller = TOKEN.find(token)
    s.token_pile.remove(roller)
    s.rollers.append(roller)
    s.roller_saloons.append(BUILDING.find(at))
    return s


def challenge(mine: str, theirs: str, flop: str = LOW, **options: Any) -> Table:
    """The first player challenges with two cards, the first of which they draw; the high roller has these."""
    s = with_roller(**options)
    draw, rest = mine.split()
    put(s, 0, hand=rest)
    top(s, f"{draw} {theirs} {flop}")
    play(s, "challenge")
    return s


WEAK = "7_hearts 8_hearts 4_clubs 10_hearts"
STRONG = "a_spades a_diamonds 4_clubs 10_hearts"


@pytest.mark.rule("AU-HR-01")
def test_a_high_roller_is_challenged_at_the_saloon_where_they_sit() -> None:
    assert "challenge" in on_offer(with_roller())
    s = with_roller(at="saloon_rf")
    assert "challenge" not in on_offer(s)
    assert (
        CHALLENGE.needs[CHALLENGE.missing(s, asked(s), CHALLENGE.each[0])].reason
        == "There is no high roller at this Saloon."
    )


@pytest.mark.rule("AU-HR-12")
def test_who_has_less_than_20_dollars_cannot_challenge() -> None:
    s = with_roller()
    put(s, 0, money=10)
    assert "challenge" not in on_offer(s)
    assert CHALLENGE.needs[CHALLENGE.missing(s, asked(s), CHALLENGE.each[0])].clause == "AU-HR-12"


@pytest.mark.rule("AU-HR-02", "AU-HR-04")
def test_the_challenger_pays_20_and_draws_a_card_and_nobody_else_takes_part() -> None:
    s = with_roller()
    play(s, "challenge")
    assert s.players[0].money == 30
    assert len(hand(s, 0)) == 4
    assert (question(s), who(s)) == ("hand_card", 0), "the others in town are not invited"
    assert (the_hand(s).players, the_hand(s).pot) == ([0], 20)


@pytest.mark.rule("AU-HR-03")
@pytest.mark.parametrize(("token", "number"), [("hr1", 4), ("hr2", 5), ("hr3", 6)])
def test_the_player_to_the_right_plays_with_as_many_cards_as_the_token_says(token: str, number: int) -> None:
    s = with_roller(token)
    play(s, "challenge")
    assert the_hand(s).dealer == 2
    assert the_hand(s).dealer_cards.bit_count() == number


@pytest.mark.rule("AU-HR-03")
def test_the_token_is_hidden_until_it_is_challenged() -> None:
    s = with_roller("hr2")
    for viewer in (0, 1, 2, None):
        assert b"hr2" not in msgspec.json.encode(view(s, viewer))
    play(s, "challenge")
    assert view(s, 1).high_rollers[0].token == "hr2"
    assert told(s, story.RollerRevealed)[0].sentence() == "The high roller plays with 5 cards."


@pytest.mark.rule("AU-HR-11", "WL-POKER-18")
def test_only_the_dealer_sees_the_high_rollers_cards() -> None:
    s = with_roller()
    play(s, "challenge")
    dealt = CARD.of_set(the_hand(s).dealer_cards)
    for viewer in (0, 1, None):
        shown = msgspec.json.encode(view(s, viewer)).decode()
        assert not [card for card in dealt if card in shown]


@pytest.mark.rule("AU-HR-05", "AU-HR-06")
def test_a_winner_gets_the_ante_back_and_the_rewards_of_the_token_and_nothing_else() -> None:
    s = challenge("a_hearts a_clubs", WEAK)
    assert (question(s), who(s)) == ("choose_way", 0), "no choice between LP and a Gambler point"
    play(s, "choose second")
    assert (s.players[0].money, s.players[0].gambler, s.players[0].lp) == (50 + 60, 2, 1), "1 LP from the track"


@pytest.mark.rule("AU-HR-05", "AU-HR-06")
def test_the_rewards_are_those_of_the_token() -> None:
    s = challenge("a_hearts a_clubs", f"{WEAK} q_diamonds j_diamonds", token="hr3")
    play(s, "choose first", "choose first")
    assert (s.players[0].money, s.players[0].gambler) == (50 + 40 + 10 + 10, 3)
    assert s.players[0].lp == 3, "1 LP from the track"


@pytest.mark.rule("AU-HR-05", "AU-CARD-03", "WL-POKER-15")
def test_lady_luck_jackpot_and_the_hat_pay_for_beating_a_high_roller() -> None:
    s = challenge("6_hearts 9_hearts", WEAK)
    play(s, "choose second")
    assert (s.players[0].gambler, s.players[0].lp) == (3, 2), "1 LP of the second Gambler space, 1 of the Lady Luck"
    s = with_roller()
    put(s, 0, hand="a_hearts", items="ten_gallon")
    top(s, f"a_clubs {WEAK} {LOW}")
    play(s, "challenge", "choose second")
    assert s.players[0].lp == 2, "1 LP of the second Gambler space, 1 of the hat"


@pytest.mark.rule("AU-HR-07", "AU-HR-08")
def test_a_loser_loses_the_ante_and_the_token_goes_all_the_same() -> None:
    s = challenge("k_hearts k_clubs", STRONG)
    assert (s.players[0].money, s.players[0].gambler, s.players[0].lp) == (30, 0, 0)
    assert (s.rollers, s.roller_saloons) == ([], [])
    assert TOKEN.find("hr1") in s.token_pile
    assert "challenge" not in on_offer(s)


@pytest.mark.rule("AU-HR-08")
def test_the_token_returns_after_a_win_and_nobody_knows_where_it_lies() -> None:
    s = challenge("a_hearts a_clubs", WEAK)
    assert s.rollers == [TOKEN.find("hr1")], "until the game is over"
    play(s, "choose second")
    assert (s.rollers, s.roller_saloons) == ([], [])
    assert TOKEN.find("hr1") in s.token_pile
    assert s.token_knowledge.eyes[TOKEN.find("hr1")] == 0


@pytest.mark.rule("AU-HR-08")
def test_another_high_roller_elsewhere_stays() -> None:
    s = with_roller("hr1")
    s.token_pile.remove(TOKEN.find("hr3"))
    s.rollers.insert(0, TOKEN.find("hr3"))
    s.roller_saloons.insert(0, BUILDING.find("saloon_rf"))
    put(s, 0, hand="k_hearts")
    top(s, f"k_clubs {STRONG} {LOW}")
    play(s, "challenge")
    assert (s.rollers, s.roller_saloons) == ([TOKEN.find("hr3")], [BUILDING.find("saloon_rf")])


@pytest.mark.rule("AU-HR-09", "AU-GAMB-01", "WL-STORY-14")
def test_it_counts_as_poker_and_as_gambling_and_as_a_story() -> None:
    s = challenge("k_hearts k_clubs", STRONG, goals=True, gamble_once_per_turn=True)
    assert not {"poker", "faro", "challenge"} & set(on_offer(s))
    s = with_roller(goals=True, characters="wild_bill bass_reeves doc_holliday")
    goal = GOAL.find("wild_bill_1")
    put(s, 0, hand="a_hearts", goals=1 << goal)
    story_on_top(s, 0, "start_poker")
    top(s, f"9_clubs {WEAK} 9_hearts a_clubs 3_clubs")
    play(s, "challenge", "choose second")
    assert question(s) != "action", "a disc for the story is offered"
    play(s, "no_disc")
    assert goal in s.players[0].goals_met, "won at poker with two pair"


@pytest.mark.rule("AU-HR-10")
@pytest.mark.parametrize("dealer_wins", [False, True])
def test_the_active_player_wins_ties_unless_the_option_says_otherwise(dealer_wins: bool) -> None:
    s = challenge("a_hearts k_clubs", "a_clubs k_hearts 4_clubs 8_hearts", dealer_wins_poker_ties=dealer_wins)
    assert s.players[0].money == (30 if dealer_wins else 110)


@pytest.mark.rule("AU-HR-11")
def test_flop_hands_and_discards_are_those_of_poker() -> None:
    s = with_roller()
    put(s, 2, hand="q_clubs")
    top(s, f"7_clubs {STRONG} {LOW}")
    play(s, "challenge")
    assert len(the_hand(s).shared) == 3
    use(s, "k_clubs q_hearts")
    assert hand(s, 0) == ["4_spades_ambush", "7_clubs_rumors"]
    assert hand(s, 2) == ["q_clubs_nerves_of_steel"]
    assert len(s.poker.discards) == 2 + 3 + 4
    assert told(s, story.HouseWon)[0].sentence() == "The high roller wins and keeps the pot of $20."


@pytest.mark.rule("AU-HR-11", "WL-POKER-18")
def test_with_the_option_the_dealer_chooses_for_the_high_roller() -> None:
    s = with_roller(dealer_plays_freely=True)
    top(s, f"7_clubs {STRONG} {LOW}")
    play(s, "challenge")
    use(s, "k_clubs q_hearts")
    assert (question(s), who(s)) == ("dealer_card", 2)
    use(s, "4_clubs 10_hearts")
    assert question(s) == "choose_way", "the king beats the ten"


@pytest.mark.rule("WL-POKER-16")
def test_with_the_option_a_loser_draws_a_card() -> None:
    s = challenge("k_hearts k_clubs", STRONG, f"{LOW} j_clubs", poker_losers_draw=True)
    assert hand(s, 0) == ["j_clubs_bandit_trouble"]
