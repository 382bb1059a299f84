"""High stakes poker: AU-HSP."""

from typing import Any

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.games.western_legends.content import CARD, GOAL, GOAL_WORDS
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.rules.high_stakes import START
from saddlebag.games.western_legends.words import saloon_story as story
from tests.games.kit import told
from tests.games.western_legends.kit import Table, asked, hand, on_offer, play, put, question, top, who
from tests.games.western_legends.test_poker import LOW, saloon, the_hand, use

MORE = "7_diamonds j_diamonds"
"""A turn and a river that help nobody."""


def high_stakes(players: int = 3, in_town: int = 2, **options: Any) -> Table:
    return saloon(players, in_town, high_stakes_poker=True, **options)


def seated(*hands: str, shared: str = f"{LOW} {MORE}", **options: Any) -> Table:
    """So many players have these two cards each, the second of which they draw; all have joined."""
    s = high_stakes(max(3, len(hands)), len(hands), **options)
    for seat, cards in enumerate(hands):
        put(s, seat, hand=cards.split()[0])
    top(s, " ".join([*[cards.split()[1] for cards in hands], shared]))
    play(s, "high_stakes", *["join"] * (len(hands) - 1))
    return s


@pytest.mark.rule("AU-HSP-01")
def test_high_stakes_poker_is_offered_beside_normal_poker_with_the_option_only() -> None:
    assert {"poker", "high_stakes"} <= set(on_offer(high_stakes()))
    s = saloon()
    assert "high_stakes" not in on_offer(s)
    assert START.needs[START.missing(s, asked(s), START.each[0])].reason == "High stakes poker is not played here."
    with pytest.raises(BadOption):
        Options(players=3, expansion="base", high_stakes_poker=True).check()


@pytest.mark.rule("AU-HSP-03")
def test_everybody_in_town_may_join_for_an_ante_of_10_and_a_card() -> None:
    s = high_stakes(4, in_town=3)
    play(s, "high_stakes")
    assert s.players[0].money == 40
    assert len(hand(s, 0)) == 4
    assert (question(s), who(s)) == ("join_game", 1)
    play(s, "join")
    assert s.players[1].money == 40
    assert len(hand(s, 1)) == 1
    assert who(s) == 2


@pytest.mark.rule("AU-HSP-04")
def test_if_nobody_joins_the_player_to_the_right_deals_with_5_cards() -> None:
    s = high_stakes()
    play(s, "high_stakes", "stay_out")
    assert the_hand(s).dealer == 2
    assert the_hand(s).dealer_cards.bit_count() == 5
    assert hand(s, 2) == []


@pytest.mark.rule("AU-HSP-05", "AU-HSP-06")
def test_the_saloon_adds_40_and_the_flop_comes_before_anybody_pays_more() -> None:
    s = high_stakes()
    play(s, "high_stakes", "join")
    assert the_hand(s).pot == 60
    assert len(the_hand(s).shared) == 3
    assert question(s) == "stay_or_fold"


@pytest.mark.rule("AU-HSP-07")
def test_clockwise_with_the_active_player_last_everybody_pays_20_or_folds() -> None:
    s = high_stakes(3, in_town=3)
    play(s, "high_stakes", "join", "join")
    assert (question(s), who(s), on_offer(s)) == ("stay_or_fold", 1, ["stay", "fold"])
    play(s, "stay")
    assert (s.players[1].money, the_hand(s).pot) == (20, 90)
    assert who(s) == 2
    play(s, "fold")
    assert s.players[2].money == 40
    assert (question(s), who(s)) == ("stay_or_fold", 0)


@pytest.mark.rule("AU-HSP-08")
def test_who_cannot_pay_folds_without_being_asked() -> None:
    s = high_stakes(3, in_town=3)
    put(s, 1, money=20)
    play(s, "high_stakes", "join", "join")
    assert who(s) == 2
    assert the_hand(s).folded == 0b010


@pytest.mark.rule("AU-HSP-09", "AU-HSP-19", "AU-HSP-22", "AU-HSP-15")
def test_if_all_others_fold_the_active_player_has_won_without_paying() -> None:
    s = seated("a_hearts a_clubs", "k_hearts k_clubs", "q_hearts q_clubs")
    play(s, "fold", "fold")
    assert question(s) == "choose_way", "the reward of the Gambler point"
    play(s, "choose first")
    assert (s.players[0].money, s.players[0].gambler, s.players[0].lp) == (50 - 10 + 70 + 10, 1, 1)
    assert not told(s, story.Showed)
    assert [len(hand(s, seat)) for seat in range(3)] == [2, 2, 2]
    assert len(s.poker.discards) == 3


@pytest.mark.rule("AU-HSP-09", "AU-HSP-15")
def test_another_player_who_is_left_wins_at_once() -> None:
    s = seated("a_hearts a_clubs", "3_hearts 5_clubs", "q_hearts q_clubs")
    play(s, "stay", "fold", "fold", "choose first")
    assert (s.players[1].money, s.players[1].gambler, s.players[1].lp) == (50 - 30 + 90 + 10, 1, 1)
    assert question(s) == "action"


@pytest.mark.rule("AU-HSP-10", "AU-HSP-12")
def test_if_the_hand_goes_on_the_saloon_adds_20_and_two_more_cards_are_shown() -> None:
    s = high_stakes()
    top(s, f"7_hearts 10_hearts {LOW} {MORE}")
    play(s, "high_stakes", "join", "stay", "stay")
    assert the_hand(s).pot == 20 + 40 + 40 + 20
    assert [CARD[card] for card in the_hand(s).shared][3:] == ["7_diamonds_hunch", "j_diamonds_sticky_fingers"]


@pytest.mark.rule("AU-HSP-03", "AU-HSP-05", "AU-HSP-10", "AU-HSP-11")
def test_against_the_dealer_the_pot_is_90_at_the_showdown() -> None:
    """Example X13."""
    s = high_stakes()
    play(s, "high_stakes", "stay_out")
    assert (question(s), who(s)) == ("stay_or_fold", 0)
    play(s, "stay")
    assert the_hand(s).pot == 90
    assert question(s) == "hand_card"


@pytest.mark.rule("AU-HSP-13", "AU-HSP-21")
def test_a_hand_is_two_hand_cards_and_the_best_three_shared_ones() -> None:
    s = seated("a_hearts 7_clubs", "k_hearts j_clubs", shared="a_clubs 7_hearts 3_clubs 7_diamonds a_diamonds")
    play(s, "stay", "stay")
    mine, theirs = told(s, story.Showed)
    assert mine.sentence().endswith("a full house, aces over sevens.")
    said = "a pair of aces, with king, jack and seven."
    assert theirs.sentence().endswith(said), "not the two pair of all five shared cards"


@pytest.mark.rule("AU-HSP-13", "AU-HSP-21")
def test_players_choose_their_hand_cards_clockwise_from_the_active_player() -> None:
    s = high_stakes()
    put(s, 1, hand="3_hearts 8_spades j_clubs")
    play(s, "high_stakes", "join", "stay", "stay")
    assert (question(s), who(s)) == ("hand_card", 0)
    use(s, "k_clubs q_hearts")
    assert (question(s), who(s)) == ("hand_card", 1)


@pytest.mark.rule("AU-HSP-14")
def test_who_had_no_card_plays_the_one_they_drew_with_three_shared_cards() -> None:
    s = high_stakes()
    put(s, 0, hand="")
    put(s, 1, hand="3_hearts")
    top(s, f"a_hearts k_clubs a_clubs 5_diamonds 9_spades {MORE}")
    play(s, "high_stakes", "join", "stay", "stay")
    mine = told(s, story.Showed)[0]
    assert mine.sentence() == "Bass Reeves shows the ace of hearts: a pair of aces, with jack and nine."


@pytest.mark.rule("AU-HSP-15")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_takes_the_pot_1_gambler_point_and_1_lp_whoever_started(winner: int) -> None:
    hands = ["k_hearts k_clubs", "k_diamonds q_clubs"]
    hands[winner] = "a_hearts a_clubs"
    s = seated(*hands)
    play(s, "stay", "stay")
    best = s.players[winner]
    assert (best.money, best.gambler, best.lp) == (120, 1, 1), "$20 and the pot of $120, of which $20 are too much"
    assert len(hand(s, winner)) == 1, "the reward of the Gambler point"
    assert s.players[1 - winner].money == 20


@pytest.mark.rule("AU-HSP-16")
def test_in_a_tie_the_active_player_wins_alone() -> None:
    s = seated("a_hearts k_clubs", "a_clubs k_hearts")
    play(s, "stay", "stay")
    assert [player.lp for player in s.players] == [1, 0, 0]
    assert [player.gambler for player in s.players] == [1, 0, 0]


@pytest.mark.rule("AU-HSP-16")
@pytest.mark.parametrize("dealer_wins", [False, True])
def test_a_tie_with_the_dealer_follows_the_option(dealer_wins: bool) -> None:
    s = high_stakes(dealer_wins_poker_ties=dealer_wins)
    put(s, 0, hand="a_hearts")
    top(s, f"k_clubs a_clubs k_hearts 8_hearts q_clubs 4_clubs {LOW} {MORE}")
    play(s, "high_stakes", "stay_out", "stay")
    assert question(s) == ("action" if dealer_wins else "choose_way")


@pytest.mark.rule("AU-HSP-17")
def test_tied_others_each_gain_both_rewards_and_split_the_pot() -> None:
    s = seated("8_hearts 4_clubs", "a_hearts k_clubs", "a_clubs k_hearts")
    play(s, "stay", "stay", "stay", "choose second", "choose second")
    assert [player.money for player in s.players] == [20, 90, 90], "half of $150 is $70 for each"
    assert [(player.gambler, player.lp) for player in s.players] == [(0, 0), (1, 1), (1, 1)]
    assert [(each.dollars, each.pot) for each in told(s, story.WonPot)] == [(70, 150), (70, 150)]


@pytest.mark.rule("AU-HSP-18")
def test_if_the_dealer_wins_the_pot_is_gone() -> None:
    s = high_stakes()
    put(s, 0, hand="8_hearts")
    top(s, f"4_clubs a_hearts a_clubs k_hearts q_clubs 10_hearts {LOW} {MORE}")
    play(s, "high_stakes", "stay_out", "stay")
    assert question(s) == "action"
    assert [player.money for player in s.players] == [20, 50, 50]


@pytest.mark.rule("AU-HSP-18", "AU-HSP-19", "AU-HSP-20", "AU-HSP-22", "WL-GEN-25")
def test_an_active_player_may_fold_against_the_dealer_and_keeps_their_cards() -> None:
    s = high_stakes()
    put(s, 0, hand="8_hearts", items="ten_gallon")
    top(s, f"4_clubs a_hearts a_clubs k_hearts q_clubs 10_hearts {LOW}")
    play(s, "high_stakes", "stay_out", "fold")
    assert question(s) == "action"
    assert s.players[0].money == 50, "the ante is lost, and the hat consoles with $10"
    assert hand(s, 0) == ["4_clubs_ambush", "8_hearts_home_remedy"]
    assert len(s.poker.discards) == 8, "the flop and the dealer's cards"
    assert not told(s, story.Showed)


@pytest.mark.rule("AU-HSP-08", "AU-HSP-18")
def test_an_active_player_who_cannot_pay_folds_against_the_dealer() -> None:
    s = high_stakes()
    put(s, 0, money=20)
    play(s, "high_stakes", "stay_out")
    assert question(s) == "action"
    assert s.players[0].money == 10


@pytest.mark.rule("AU-HSP-20")
def test_folded_players_have_lost_and_draw_no_card_by_the_option_for_losers() -> None:
    s = seated("a_hearts a_clubs", "k_hearts k_clubs", "q_hearts 8_clubs", poker_losers_draw=True)
    put(s, 2, items="ten_gallon")
    play(s, "stay", "fold", "stay")
    assert s.players[2].money == 50, "$40 and $10 for the loss"
    assert hand(s, 2) == ["8_clubs_scout", "q_hearts_song_and_dance"]
    assert len(hand(s, 1)) == 1


@pytest.mark.rule("AU-HSP-02", "AU-GAMB-01")
def test_it_counts_as_poker_for_texts_and_goals() -> None:
    s = seated("6_hearts a_clubs", "k_hearts 8_clubs", shared=f"a_hearts 3_clubs 9_spades {MORE}", goals=True)
    goal = GOAL.find("wild_bill_3")
    assert s.players[1].deeds is not None
    assert 1 in s.players[1].deeds.counts, f"one game of three for {GOAL_WORDS[goal]!r}"
    put(s, 0, lp=6)
    play(s, "stay", "stay")
    assert s.players[0].lp == 8, "1 LP for winning, and 1 for the Lady Luck"


@pytest.mark.rule("AU-HSP-21", "WL-POKER-18")
def test_with_the_option_the_dealer_chooses_two_of_five_cards() -> None:
    s = high_stakes(dealer_plays_freely=True)
    top(s, f"7_hearts 9_clubs 8_hearts 9_hearts j_clubs a_hearts {LOW} {MORE}")
    play(s, "high_stakes", "stay_out", "stay")
    use(s, "k_clubs q_hearts")
    assert (question(s), who(s), len(on_offer(s))) == ("dealer_card", 2, 5)
    use(s, "8_hearts a_hearts")
    assert told(s, story.Showed)[1].sentence().endswith("ace high, with jack, nine, eight and seven.")
