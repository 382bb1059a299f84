"""Poker at a Saloon: WL-POKER, AU-POKER, WL-CARD-06, AU-GAMB."""

from typing import Any

import msgspec
import pytest

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends.chapters import Hand
from saddlebag.games.western_legends.content import CARD, CARD_RANK, GOAL, TRIGGER
from saddlebag.games.western_legends.rules.poker import START
from saddlebag.games.western_legends.seen.parts import HandView
from saddlebag.games.western_legends.seen.redeal import redeal
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words import saloon_story as story
from tests.games.kit import told
from tests.games.western_legends.kit import (
    Table,
    asked,
    hand,
    on_offer,
    play,
    put,
    question,
    sentences,
    story_on_top,
    table,
    top,
    turn,
    who,
)

BESIDE = "dk_saloon_sw"
IN_TOWN = "dk_bank"
LOW = "3_clubs 5_diamonds 9_spades"
"""A flop that helps nobody."""


def saloon(players: int = 3, in_town: int = 2, **options: Any) -> Table:
    """The first player is about to gamble in Darkrock with $50 and three cards; so many of all players are in town."""
    s = table(players, **options)
    for side in (0, 1):
        story_on_top(s, side, "long_ride")
    for seat in range(players):
        put(s, seat, money=50, place=IN_TOWN if seat < in_town else "rf_cabaret")
    put(s, 0, place=BESIDE, hand="k_clubs q_hearts 4_spades")
    turn(s)
    return s


def seen_of_hand(s: Table, viewer: int | None) -> HandView:
    """The hand as a seat sees it."""
    seen = view(s, viewer).hand_of_poker
    assert seen is not None
    return seen


def the_hand(s: Table) -> Hand:
    assert s.hand_of_poker is not None
    return s.hand_of_poker


def use(s: Table, names: str) -> None:
    """Use these cards, by the beginnings of their names."""
    for name in names.split():
        play(s, next(text for text in on_offer(s) if text.startswith(f"use_card {name}")))


def ids(cards: list[int]) -> list[str]:
    return [CARD[card] for card in cards]


# --- starting and joining -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-POKER-01", "WL-LOC-01")
@pytest.mark.parametrize("place", ["dk_street_w", "dk_saloon_sw", "dk_saloon_se", "rf_saloon_n", "bg_saloon_s"])
def test_poker_is_on_offer_beside_every_saloon(place: str) -> None:
    s = saloon()
    put(s, 0, place=place)
    assert "poker" in on_offer(s)


@pytest.mark.rule("WL-POKER-01")
def test_poker_is_not_on_offer_elsewhere_in_town() -> None:
    s = saloon()
    put(s, 0, place=IN_TOWN)
    assert "poker" not in on_offer(s)
    assert START.needs[START.missing(s, asked(s), START.each[0])].reason == "You do not stand beside a Saloon."


@pytest.mark.rule("WL-POKER-01", "WL-TURN-06")
def test_the_active_player_pays_10_and_draws_a_card() -> None:
    s = saloon()
    top(s, "7_hearts")
    play(s, "poker")
    assert s.players[0].money == 40
    assert hand(s, 0) == sorted(["k_clubs_hired_gun", "q_hearts_song_and_dance", "4_spades_ambush", "7_hearts_hunch"])
    assert s.now.actions == 2


@pytest.mark.rule("WL-POKER-02")
def test_the_others_in_town_are_asked_clockwise_and_pay_and_draw() -> None:
    s = saloon(4, in_town=3)
    top(s, "7_hearts 8_hearts")
    play(s, "poker")
    assert (question(s), who(s)) == ("join_game", 1)
    play(s, "join")
    assert s.players[1].money == 40
    assert hand(s, 1) == ["8_hearts_home_remedy"]
    assert (question(s), who(s)) == ("join_game", 2)
    play(s, "stay_out")
    assert s.players[2].money == 50
    assert (question(s), who(s)) == ("hand_card", 0), "the fourth player is in Red Falls"


@pytest.mark.rule("WL-POKER-17")
def test_who_has_no_10_dollars_can_neither_start_nor_join() -> None:
    s = saloon(3, in_town=3)
    put(s, 1, money=0)
    play(s, "poker")
    assert who(s) == 2
    poor = saloon()
    put(poor, 0, money=0)
    assert "poker" not in on_offer(poor)
    assert START.needs[START.missing(poor, asked(poor), START.each[0])].clause == "WL-POKER-17"


@pytest.mark.rule("WL-POKER-01", "WL-POKER-02", "WL-POKER-03")
def test_three_antes_and_the_saloons_50_make_a_pot_of_80() -> None:
    """Example X12."""
    s = saloon(3, in_town=3, expansion="base")
    play(s, "poker", "join", "join")
    assert the_hand(s).pot == 80


@pytest.mark.rule("WL-POKER-04")
def test_if_nobody_joins_the_player_to_the_right_deals_with_4_cards_and_keeps_their_hand() -> None:
    s = saloon()
    put(s, 2, hand="a_clubs")
    top(s, "7_hearts 8_hearts 8_clubs 10_hearts j_hearts 3_clubs 5_spades 6_spades")
    play(s, "poker", "stay_out")
    h = the_hand(s)
    assert h.dealer == 2
    dealt = ["10_hearts_bounty", "8_clubs_scout", "8_hearts_home_remedy", "j_hearts_sticky_fingers"]
    assert sorted(CARD.of_set(h.dealer_cards)) == dealt
    assert hand(s, 2) == ["a_clubs_showdown"]
    assert h.pot == 60


@pytest.mark.rule("WL-POKER-05", "WL-POKER-19")
def test_the_flop_comes_after_all_antes_and_the_dealers_cards_and_lies_open() -> None:
    s = saloon()
    top(s, "7_hearts 8_hearts 3_clubs 5_spades 6_spades")
    play(s, "poker")
    assert the_hand(s).shared == []
    play(s, "join")
    assert ids(the_hand(s).shared) == ["3_clubs_close_call", "5_spades_full_gallop", "6_spades_steady_hand"]
    assert all(s.poker.knowledge.eyes[card] == -1 for card in the_hand(s).shared)


@pytest.mark.rule("WL-GEN-11")
def test_a_flop_that_cannot_be_completed_uses_the_cards_that_exist() -> None:
    s = saloon()
    top(s, "7_hearts 8_hearts 3_clubs")
    s.poker.pile = s.poker.pile[-3:]
    play(s, "poker", "join")
    assert ids(the_hand(s).shared) == ["3_clubs_close_call"]


# --- choosing and showing -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-POKER-06")
def test_two_hand_cards_are_chosen_one_by_one_clockwise_from_the_active_player() -> None:
    s = saloon()
    put(s, 1, hand="3_hearts 8_spades j_clubs")
    top(s, f"7_hearts 10_hearts {LOW}")
    play(s, "poker", "join")
    assert (question(s), who(s), len(on_offer(s))) == ("hand_card", 0, 4)
    use(s, "k_clubs")
    assert (question(s), who(s), len(on_offer(s))) == ("hand_card", 0, 3)
    use(s, "q_hearts")
    assert (question(s), who(s), len(on_offer(s))) == ("hand_card", 1, 4)


@pytest.mark.rule("WL-POKER-06")
def test_who_holds_two_cards_or_fewer_uses_them_without_being_asked() -> None:
    s = saloon()
    put(s, 0, hand="k_clubs")
    put(s, 1, hand="")
    top(s, f"7_hearts 10_hearts {LOW}")
    play(s, "poker", "join", "win_lp")
    shown = told(s, story.Showed)
    assert [ids(each.cards) for each in shown] == [["7_hearts_hunch", "k_clubs_hired_gun"], ["10_hearts_bounty"]]


@pytest.mark.rule("WL-POKER-06", "WL-POKER-09")
def test_a_lone_ace_with_king_queen_and_jack_of_its_suit_is_just_an_ace() -> None:
    """Example X14."""
    s = saloon()
    put(s, 0, hand="")
    put(s, 1, hand="3_hearts")
    top(s, "a_hearts 3_clubs k_hearts q_hearts j_hearts")
    play(s, "poker", "join")
    mine, theirs = told(s, story.Showed)
    assert mine.sentence() == "Bass Reeves shows the ace of hearts: ace high, with king, queen and jack."
    said = "Wild Bill Hickok shows the 3 of clubs and the 3 of hearts: a pair of threes, with king, queen and jack."
    assert theirs.sentence() == said


@pytest.mark.rule("WL-POKER-06")
def test_until_all_have_chosen_nobody_else_can_tell_what_was_chosen() -> None:
    seen = []
    for names in ("k_clubs q_hearts", "4_spades 7_hearts"):
        s = saloon()
        put(s, 1, hand="3_hearts 8_spades j_clubs")
        top(s, f"7_hearts 10_hearts {LOW}")
        play(s, "poker", "join")
        use(s, names)
        use(s, "j_clubs")
        others = (1, 2, None)
        seen.append([(msgspec.json.encode(view(s, each)), sentences(s, each)) for each in others])
        mine = seen_of_hand(s, 0).chosen["coal"]
        assert {"_".join(each.split("_")[:2]) for each in mine} == set(names.split())
    assert seen[0] == seen[1]


@pytest.mark.rule("WL-POKER-06")
def test_all_hands_are_revealed_together() -> None:
    s = saloon()
    put(s, 1, hand="3_hearts 8_spades j_clubs")
    top(s, f"7_hearts 10_hearts {LOW}")
    play(s, "poker", "join")
    use(s, "k_clubs q_hearts j_clubs")
    assert not told(s, story.Showed)
    use(s, "8_spades")
    assert [each.who % 10 for each in told(s, story.Showed)] == [0, 1]


@pytest.mark.rule("WL-POKER-04", "WL-POKER-18")
def test_only_the_dealer_sees_the_dealers_cards_before_the_reveal() -> None:
    s = saloon()
    play(s, "poker", "stay_out")
    dealt = CARD.of_set(the_hand(s).dealer_cards)
    assert seen_of_hand(s, 2).dealer_cards == dealt
    for viewer in (0, 1, None):
        told_them = msgspec.json.encode(view(s, viewer)).decode() + " ".join(sentences(s, viewer))
        assert not [card for card in dealt if card in told_them]
    assert "plays for the house with 4 cards" in " ".join(sentences(s, 0))


@pytest.mark.rule("WL-POKER-18")
def test_the_best_two_of_the_dealers_cards_are_played_by_themselves() -> None:
    s = saloon()
    top(s, f"7_hearts 9_clubs 8_hearts 9_hearts j_clubs {LOW}")
    play(s, "poker", "stay_out")
    use(s, "k_clubs q_hearts")
    dealer = told(s, story.Showed)[1]
    said = "Doc Holliday shows for the house the 9 of clubs and the 9 of hearts: three nines, with five and three."
    assert dealer.sentence() == said
    assert question(s) == "action"


@pytest.mark.rule("WL-POKER-18")
def test_at_the_reveal_all_of_the_dealers_cards_are_shown() -> None:
    s = saloon()
    top(s, "7_hearts 3_hearts 8_hearts 10_hearts j_clubs 3_clubs k_diamonds 9_spades")
    play(s, "poker", "stay_out")
    use(s, "k_clubs q_hearts")
    assert question(s) == "poker_reward"
    assert len(seen_of_hand(s, 0).dealer_cards) == 4
    assert all(s.poker.knowledge.eyes[card] == -1 for card in bits(the_hand(s).dealer_cards))


@pytest.mark.rule("WL-POKER-18")
def test_with_the_option_the_dealer_chooses_two_of_their_cards() -> None:
    s = saloon(dealer_plays_freely=True)
    top(s, f"7_hearts 9_clubs 8_hearts 9_hearts j_clubs {LOW}")
    play(s, "poker", "stay_out")
    use(s, "k_clubs q_hearts")
    assert (question(s), who(s), len(on_offer(s))) == ("dealer_card", 2, 4)
    use(s, "8_hearts j_clubs")
    shown = "the 8 of hearts and the jack of clubs: jack high, with nine, eight, five and three."
    assert told(s, story.Showed)[1].sentence().endswith(shown)
    assert question(s) == "poker_reward"


@pytest.mark.rule("WL-CARD-06", "WL-CARD-07")
def test_a_cheat_stands_for_any_card_in_the_hand_of_a_player_and_of_a_dealer() -> None:
    s = saloon()
    put(s, 0, hand="2_hearts")
    top(s, f"9_clubs 2_diamonds 8_clubs k_hearts 10_hearts {LOW}")
    play(s, "poker", "stay_out")
    mine, dealer = told(s, story.Showed)
    assert mine.sentence().endswith(": three nines, with five and three.")
    assert dealer.sentence().endswith(
        "the 2 of diamonds and the king of hearts: a pair of kings, with nine, five and three."
    )


# --- result ---------------------------------------------------------------------------------------------------------


def showdown(mine: str, theirs: str, flop: str = LOW, **options: Any) -> Table:
    """The first player and the second have exactly these two cards, the first of which they draw."""
    s = saloon(**options)
    (draw, *rest), (their_draw, *their_rest) = mine.split(), theirs.split()
    put(s, 0, hand=" ".join(rest))
    put(s, 1, hand=" ".join(their_rest))
    top(s, f"{draw} {their_draw} {flop}")
    play(s, "poker", "join")
    return s


def against_the_house(mine: str, dealers: str, flop: str = LOW, **options: Any) -> Table:
    """The first player has exactly these two cards, the first of which they draw, and the dealer these four."""
    s = saloon(**options)
    draw, *rest = mine.split()
    put(s, 0, hand=" ".join(rest))
    top(s, f"{draw} {dealers} {flop}")
    play(s, "poker", "stay_out")
    return s


@pytest.mark.rule("WL-POKER-10", "WL-POKER-11")
def test_in_the_base_game_an_active_winner_takes_the_pot_and_1_lp() -> None:
    s = showdown("a_hearts a_clubs", "k_hearts k_clubs", expansion="base")
    assert (s.players[0].money, s.players[0].lp) == (110, 1)
    assert (s.players[1].money, s.players[1].lp) == (40, 0)
    assert question(s) == "action"


@pytest.mark.rule("WL-POKER-11")
def test_in_the_base_game_other_winners_gain_the_pot_and_no_lp() -> None:
    s = showdown("k_hearts k_clubs", "a_hearts a_clubs", expansion="base")
    assert (s.players[1].money, s.players[1].lp, s.players[1].gambler) == (110, 0, 0)
    assert (s.players[0].money, s.players[0].lp) == (40, 0)


@pytest.mark.rule("WL-POKER-10", "AU-POKER-04")
def test_the_active_player_wins_ties_alone_and_has_the_same_choice() -> None:
    s = showdown("a_hearts k_clubs", "a_clubs k_hearts")
    assert (question(s), who(s)) == ("poker_reward", 0)
    play(s, "win_gambler", "choose first")
    assert (s.players[0].money, s.players[0].gambler) == (50 - 10 + 70 + 10, 1)
    assert (s.players[1].money, s.players[1].gambler) == (40, 0)


@pytest.mark.rule("WL-POKER-12")
def test_if_the_dealer_wins_the_pot_is_gone_and_nobody_is_rewarded() -> None:
    s = against_the_house("k_hearts k_clubs", "a_hearts a_clubs 7_hearts 8_hearts")
    assert [player.money for player in s.players] == [40, 50, 50]
    assert [player.lp + player.gambler for player in s.players] == [0, 0, 0]
    assert told(s, story.HouseWon)[0].sentence() == "The house wins and keeps the pot of $60."


@pytest.mark.rule("WL-POKER-10", "AU-POKER-04")
@pytest.mark.parametrize("dealer_wins", [False, True])
def test_a_tie_with_the_dealer_goes_to_the_active_player_unless_the_option_says_otherwise(dealer_wins: bool) -> None:
    s = against_the_house("a_hearts k_clubs", "a_clubs k_hearts 7_hearts 8_hearts", dealer_wins_poker_ties=dealer_wins)
    assert s.players[0].money == (40 if dealer_wins else 100)
    assert question(s) == ("action" if dealer_wins else "poker_reward")


@pytest.mark.rule("WL-POKER-07")
@pytest.mark.parametrize("five_tops", [False, True])
def test_the_option_decides_whether_a_royal_flush_or_five_of_a_kind_takes_the_pot(five_tops: bool) -> None:
    s = saloon(2, in_town=2, expansion="base", five_of_a_kind_top=five_tops)
    put(s, 0, hand="k_hearts")
    put(s, 1, hand="a_clubs")
    top(s, "q_hearts a_spades a_hearts 2_hearts 2_diamonds")
    play(s, "poker", "join")
    assert [player.money for player in s.players] == ([40, 110] if five_tops else [110, 40])


@pytest.mark.rule("WL-POKER-07", "WL-POKER-18")
@pytest.mark.parametrize("five_tops", [False, True])
def test_the_best_hand_of_the_dealer_is_found_by_the_same_order(five_tops: bool) -> None:
    s = saloon(2, in_town=1, expansion="base", five_of_a_kind_top=five_tops)
    put(s, 0, hand="3_clubs")
    top(s, "4_clubs k_hearts q_hearts a_clubs a_spades a_hearts 2_hearts 2_diamonds")
    play(s, "poker")
    dealt = next(event for event in told(s, story.Showed) if event.for_the_house)
    assert {CARD_RANK[card] for card in dealt.cards} == ({14} if five_tops else {12, 13})


@pytest.mark.rule("WL-POKER-13")
def test_in_the_base_game_tied_others_split_the_pot_rounded_down() -> None:
    s = saloon(4, in_town=4, expansion="base")
    put(s, 0, hand="7_clubs")
    put(s, 1, hand="a_clubs")
    put(s, 2, hand="a_hearts")
    top(s, f"8_hearts k_clubs k_hearts {LOW}")
    play(s, "poker", "join", "join", "stay_out")
    assert [player.money for player in s.players] == [40, 80, 80, 50]
    assert [player.lp for player in s.players] == [0, 0, 0, 0]


@pytest.mark.rule("WL-POKER-13", "AU-POKER-05")
def test_tied_others_each_gain_a_gambler_point_and_what_cannot_be_split_is_gone() -> None:
    s = saloon(5, in_town=5)
    put(s, 0, hand="7_clubs")
    for seat, suit in ((1, "clubs"), (2, "hearts"), (3, "spades")):
        put(s, seat, hand=f"a_{suit}")
    put(s, 4, money=0)
    top(s, f"8_hearts k_clubs k_hearts k_spades {LOW}")
    play(s, "poker", "join", "join", "join", "choose first", "choose first", "choose first")
    assert [player.money for player in s.players] == [40, 80, 80, 80, 0], "$90 make $30 each; $10 for the point"
    assert [player.gambler for player in s.players] == [0, 1, 1, 1, 0]


@pytest.mark.rule("WL-POKER-13")
def test_a_share_is_rounded_down_to_10_dollars() -> None:
    s = saloon(4, in_town=4)
    for seat, card in enumerate(("7_clubs", "a_clubs", "a_hearts", "8_clubs")):
        put(s, seat, hand=card)
    top(s, f"8_hearts k_clubs k_hearts j_hearts {LOW}")
    play(s, "poker", "join", "join", "join")
    assert [(each.dollars, each.pot) for each in told(s, story.WonPot)] == [(40, 90), (40, 90)]


@pytest.mark.rule("AU-POKER-01", "AU-POKER-02")
@pytest.mark.parametrize("answer", ["win_lp", "win_gambler"])
def test_with_ante_up_an_active_winner_chooses_1_lp_or_1_gambler_point_and_takes_the_pot(answer: str) -> None:
    s = showdown("a_hearts a_clubs", "k_hearts k_clubs")
    assert on_offer(s) == ["win_lp", "win_gambler"]
    play(s, answer)
    if answer == "win_gambler":
        play(s, "choose second")
    assert (s.players[0].lp, s.players[0].gambler) == ((1, 0) if answer == "win_lp" else (0, 1))
    assert s.players[0].money == 110


@pytest.mark.rule("AU-POKER-03")
def test_with_ante_up_another_winner_gains_a_gambler_point_and_the_pot() -> None:
    s = showdown("k_hearts k_clubs", "a_hearts a_clubs")
    assert (question(s), who(s)) == ("choose_way", 1), "$10 or a card, on the first space of the Gambler track"
    play(s, "choose first")
    assert (s.players[1].money, s.players[1].gambler, s.players[1].lp) == (120, 1, 0)
    assert question(s) == "action"


@pytest.mark.rule("WL-POKER-14")
def test_used_cards_and_the_flop_are_discarded_and_unused_cards_stay() -> None:
    s = saloon()
    put(s, 1, hand="3_hearts 8_spades j_clubs")
    top(s, f"7_hearts 10_hearts {LOW}")
    play(s, "poker", "join")
    use(s, "k_clubs q_hearts 3_hearts j_clubs")
    play(s, "choose first")
    assert hand(s, 0) == ["4_spades_ambush", "7_hearts_hunch"]
    assert hand(s, 1) == sorted(["10_hearts_bounty", "8_spades_scout"])
    thrown = {"k_clubs_hired_gun", "q_hearts_song_and_dance", "3_hearts_bulletproof", "j_clubs_bandit_trouble"}
    assert thrown <= set(ids(s.poker.discards))
    assert len(s.poker.discards) == 7


@pytest.mark.rule("WL-POKER-14", "WL-GEN-25")
def test_all_of_the_dealers_cards_are_discarded_and_their_own_hand_comes_back() -> None:
    s = saloon()
    put(s, 2, hand="a_hearts a_clubs")
    put(s, 0, hand="")
    top(s, f"7_hearts 8_hearts 10_hearts j_hearts q_spades {LOW}")
    play(s, "poker", "stay_out")
    assert {"8_hearts_home_remedy", "10_hearts_bounty", "j_hearts_sticky_fingers", "q_spades_nerves_of_steel"} <= set(
        ids(s.poker.discards)
    )
    assert hand(s, 2) == ["a_clubs_showdown", "a_hearts_living_legend"]
    assert len(s.poker.discards) == 8


@pytest.mark.rule("WL-POKER-15")
def test_lady_luck_and_jackpot_pay_who_has_used_them_and_won() -> None:
    s = showdown("6_hearts 9_hearts", "k_hearts q_clubs", flop="3_clubs 5_diamonds 9_spades")
    play(s, "win_lp", "choose first")
    assert (s.players[0].lp, s.players[0].gambler) == (2, 1)


@pytest.mark.rule("WL-POKER-15")
def test_a_card_that_was_not_used_or_did_not_win_pays_nothing() -> None:
    s = saloon()
    put(s, 0, hand="6_hearts a_hearts a_clubs")
    put(s, 1, hand="6_diamonds")
    top(s, f"7_hearts k_clubs {LOW}")
    play(s, "poker", "join")
    use(s, "a_hearts a_clubs")
    play(s, "win_lp")
    assert (s.players[0].lp, s.players[1].lp) == (1, 0)


@pytest.mark.rule("WL-POKER-15")
def test_the_ten_gallon_pays_winners_and_consoles_losers() -> None:
    s = saloon()
    put(s, 0, items="ten_gallon", hand="a_hearts")
    put(s, 1, items="ten_gallon", hand="7_clubs")
    top(s, f"a_clubs 8_hearts {LOW}")
    play(s, "poker", "join", "win_lp")
    assert (s.players[0].lp, s.players[0].money) == (2, 110)
    assert (s.players[1].lp, s.players[1].money) == (0, 50)


@pytest.mark.rule("WL-POKER-15")
def test_wild_bill_may_take_back_one_of_his_used_cards_at_random_and_all_know_it() -> None:
    s = saloon()
    put(s, 1, lp=6, hand="7_clubs")
    put(s, 0, hand="a_hearts")
    top(s, f"a_clubs 8_hearts {LOW}")
    play(s, "poker", "join", "win_lp")
    assert (question(s), who(s)) == ("use_text", 1)
    play(s, "use")
    (kept,) = hand(s, 1)
    assert kept in ("7_clubs_rumors", "8_hearts_home_remedy")
    assert s.poker.knowledge.eyes[CARD.find(kept)] == -1
    assert CARD.find(kept) not in s.poker.discards
    assert len(s.poker.discards) == 6


@pytest.mark.rule("WL-POKER-15")
def test_wild_bill_may_leave_his_cards_and_gains_20_for_winning() -> None:
    s = saloon()
    put(s, 1, lp=6, hand="7_clubs")
    put(s, 0, hand="a_hearts")
    top(s, f"a_clubs 8_hearts {LOW}")
    play(s, "poker", "join", "win_lp", "skip")
    assert hand(s, 1) == []
    s = saloon()
    put(s, 1, lp=6, hand="a_clubs")
    put(s, 0, hand="7_clubs")
    top(s, f"8_hearts a_hearts {LOW}")
    play(s, "poker", "join", "choose second")
    assert s.players[1].money == 120, "$40 and the pot of $70 and $20, of which $10 are lost"


@pytest.mark.rule("WL-POKER-16")
@pytest.mark.parametrize("losers_draw", [False, True])
def test_with_the_option_losers_draw_a_card_after_the_discards(losers_draw: bool) -> None:
    s = showdown("a_hearts a_clubs", "k_hearts k_clubs", f"{LOW} 10_hearts", poker_losers_draw=losers_draw)
    play(s, "win_lp")
    assert hand(s, 1) == (["10_hearts_bounty"] if losers_draw else [])
    assert hand(s, 0) == []


@pytest.mark.rule("WL-POKER-20", "AU-GAMB-03")
def test_a_player_may_start_as_many_games_as_they_have_actions() -> None:
    s = saloon(in_town=1)
    for left in (2, 1, 0):
        put(s, 0, hand="7_clubs", money=50)
        top(s, f"8_hearts a_hearts a_clubs 10_hearts j_hearts {LOW}")
        play(s, "poker")
        assert s.now.actions == left or s.active != 0
    assert len(told(s, story.GameBegan)) == 3


@pytest.mark.rule("WL-POKER-20", "AU-GAMB-03")
def test_with_the_option_a_player_starts_one_game_in_a_turn() -> None:
    s = saloon(in_town=1, gamble_once_per_turn=True, high_stakes_poker=True)
    assert {"poker", "faro", "high_stakes"} <= set(on_offer(s))
    put(s, 0, hand="7_clubs")
    top(s, f"8_hearts a_hearts a_clubs 10_hearts j_hearts {LOW}")
    play(s, "poker")
    assert question(s) == "action"
    assert not {"poker", "faro", "high_stakes"} & set(on_offer(s))
    assert START.needs[START.missing(s, asked(s), START.each[0])].clause == "WL-POKER-20"


@pytest.mark.rule("WL-POKER-20")
def test_with_the_option_joining_the_games_of_others_is_not_limited() -> None:
    s = saloon(gamble_once_per_turn=True)
    play(s, "poker")
    assert (question(s), who(s)) == ("join_game", 1)


# --- stories, goals, the Man in Black ---------------------------------------------------------------------------------


@pytest.mark.rule("WL-STORY-14", "WL-STORY-02")
def test_starting_a_game_is_a_story_when_the_game_is_finished() -> None:
    s = saloon(in_town=1)
    story_on_top(s, 0, "start_poker")
    put(s, 0, hand="7_clubs")
    top(s, f"8_hearts a_hearts a_clubs 10_hearts j_hearts {LOW}")
    play(s, "poker")
    assert s.hand_of_poker is None
    assert question(s) != "action"
    assert who(s) == 0


@pytest.mark.rule("WL-STORY-14")
def test_joining_a_game_is_no_story() -> None:
    s = saloon()
    story_on_top(s, 0, "start_poker")
    play(s, "poker", "join")
    assert s.now.met == 1 << TRIGGER.find("start_poker")
    assert s.players[1].discs == [0, 0]


@pytest.mark.rule("AU-GAMB-01", "AU-GAMB-02")
def test_who_joins_has_gambled_and_played_poker() -> None:
    s = saloon(goals=True)
    goal = GOAL.find("wild_bill_3")
    put(s, 1, goals=1 << goal)
    for _ in range(3):
        assert goal not in s.players[1].goals_met
        put(s, 0, hand="7_clubs", money=50)
        put(s, 1, hand="7_spades", money=50)
        top(s, f"a_hearts 8_hearts {LOW}")
        play(s, "poker", "join", "win_lp")
    assert goal in s.players[1].goals_met


@pytest.mark.rule("AU-POKER-06")
def test_poker_alice_plays_anywhere_and_all_may_join() -> None:
    s = table(3, characters="poker_alice wild_bill doc_holliday")
    for side in (0, 1):
        story_on_top(s, side, "long_ride")
    put(s, 0, lp=6, money=50)
    put(s, 1, money=50, place="bg_rail")
    put(s, 2, money=0)
    turn(s)
    top(s, f"a_hearts a_clubs 8_hearts {LOW}")
    play(s, "use_ability")
    assert (question(s), who(s)) == ("join_game", 1)
    assert len(hand(s, 0)) == 2, "the card of the ability and that of the ante"
    h = the_hand(s)
    assert (h.anywhere, h.saloon) == (True, NOBODY)
    play(s, "join")
    assert question(s) == "poker_reward"
    play(s, "win_lp")
    assert s.players[0].money == 40 + 70
    assert "use_ability" not in on_offer(s)


@pytest.mark.rule("AU-POKER-06")
def test_poker_alice_needs_the_ante_before_she_draws() -> None:
    s = table(3, characters="poker_alice wild_bill doc_holliday")
    put(s, 0, lp=6, money=0)
    turn(s)
    assert "use_ability" not in on_offer(s)


@pytest.mark.rule("AU-POKER-06", "WL-POKER-20")
def test_with_the_option_poker_alice_starts_one_game_in_a_turn() -> None:
    s = table(3, characters="poker_alice wild_bill doc_holliday", gamble_once_per_turn=True)
    put(s, 0, lp=6, money=50, place=BESIDE)
    turn(s)
    assert "use_ability" in on_offer(s)
    s.now.games = 1
    s.playing = None
    assert "use_ability" not in on_offer(s)


@pytest.mark.rule("WL-MIB-08", "WL-POKER-04")
def test_with_two_players_the_other_one_deals_and_the_man_in_black_does_not_join() -> None:
    s = saloon(2, in_town=1, man_in_black="always")
    s.mib_place = s.players[0].place
    play(s, "poker")
    assert the_hand(s).dealer == 1
    assert the_hand(s).players == [0]


# --- copies and other deals -------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-POKER-06", "WL-POKER-18")
def test_another_deal_keeps_what_a_seat_knows_and_mixes_the_rest() -> None:
    s = saloon()
    play(s, "poker", "stay_out")
    before = the_hand(s)
    for seat in (0, 2):
        for seed in range(8):
            other = s.copy()
            redeal(other, seat, type(s.dice)(seed))
            now = other.hand_of_poker
            assert now is not None
            assert now.shared == before.shared
            assert now.dealer_cards.bit_count() == 4
            if seat == 2:
                assert now.dealer_cards == before.dealer_cards
            else:
                assert other.players[0].hand == s.players[0].hand
