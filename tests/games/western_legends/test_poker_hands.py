"""What poker hands are worth: WL-POKER-07 to 09, WL-CARD-07."""

from itertools import combinations

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import bits, set_of
from saddlebag.games.western_legends.content import BASE_CARDS, CARD, CARD_RANK, CARD_SUIT, SUIT, WILD
from saddlebag.games.western_legends.rules import poker_hands as hands
from saddlebag.games.western_legends.rules.poker_hands import best_play, best_with, kind_of, ranks_of, worth_of
from saddlebag.games.western_legends.words.saloon_story import hand_in_full, hand_words
from tests.games.western_legends.kit import named

RANKS = "  23456789tjqka"
CHEATS = [card for card in BASE_CARDS if WILD[card]]


def cards(text: str) -> list[int]:
    """Cards as `ah 9s *`, where a star is a Cheat."""
    cheats = iter(CHEATS)
    return [next(cheats) if each == "*" else card(each) for each in text.split()]


def card(text: str) -> int:
    rank, suit = RANKS.index(text[0]), "hdcs".index(text[1])
    return next(
        each
        for each in BASE_CARDS
        if (CARD_RANK[each], CARD_SUIT[each], WILD[each]) == (rank, suit, rank == 2 and suit < 2)
    )


def worth(text: str, five_tops: bool = False) -> int:
    return worth_of(cards(text), five_tops)


LADDER = [
    ("qh 9d 7c 5s 3h", hands.HIGH_CARD, "queen high"),
    ("ah 9d 7c 5s 3h", hands.HIGH_CARD, "ace high"),
    ("3h 3d 9c 8s 4h", hands.PAIR, "a pair of threes"),
    ("3h 3d 9c 8s 5h", hands.PAIR, "a pair of threes"),
    ("kh kd 4c 3s 5h", hands.PAIR, "a pair of kings"),
    ("8h 8d 3c 3s ah", hands.TWO_PAIR, "two pair, eights and threes"),
    ("ah ad 8c 8s qh", hands.TWO_PAIR, "two pair, aces and eights"),
    ("6h 6d 6c as kh", hands.THREE_OF_A_KIND, "three sixes"),
    ("7h 7d 7c 3s 4h", hands.THREE_OF_A_KIND, "three sevens"),
    ("ah 5d 4c 3s 2s", hands.STRAIGHT, "a straight up to the five"),
    ("6h 5d 4c 3s 2s", hands.STRAIGHT, "a straight up to the six"),
    ("ah kd qc js th", hands.STRAIGHT, "a straight up to the ace"),
    ("7h 5h 4h 3h 8h", hands.FLUSH, "a flush, eight high"),
    ("ah 5h 4h 3h 8h", hands.FLUSH, "a flush, ace high"),
    ("3h 3d 3c as ah", hands.FULL_HOUSE, "a full house, threes over aces"),
    ("4h 4d 4c 3s 3h", hands.FULL_HOUSE, "a full house, fours over threes"),
    ("3h 3d 3c 3s ah", hands.FOUR_OF_A_KIND, "four threes"),
    ("as 5s 4s 3s 2s", hands.STRAIGHT_FLUSH, "a straight flush up to the five"),
    ("kh qh jh th 9h", hands.STRAIGHT_FLUSH, "a straight flush up to the king"),
    ("9h 9d 9c 9s *", hands.FIVE_OF_A_KIND, "five nines"),
    ("ah kh qh jh th", hands.ROYAL_FLUSH, "a royal flush"),
]
"""Hands from the lowest up."""


@pytest.mark.rule("WL-POKER-07")
@pytest.mark.parametrize(("text", "kind", "said"), LADDER)
def test_a_hand_is_of_its_kind_and_is_called_so(text: str, kind: int, said: str) -> None:
    assert kind_of(worth(text)) == kind
    assert hand_words(worth(text)) == said


@pytest.mark.rule("WL-POKER-08")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ah as qd jc 6d", "a pair of aces, with queen, jack and six"),
        ("ah as qd qc 6d", "two pair, aces and queens, with six"),
        ("ah as ad qc 6d", "three aces, with queen and six"),
        ("ah ks qd jc 9d", "ace high, with king, queen, jack and nine"),
        ("ah kh 9h 4h 3h", "a flush, ace high, with king, nine, four and three"),
        ("ah as ad 6c 6d", "a full house, aces over sixes"),
        ("ah kd qs jc th", "a straight up to the ace"),
    ],
)
def test_the_cards_beside_a_pair_are_told_since_they_may_decide(text: str, said: str) -> None:
    assert hand_in_full(worth(text)) == said


@pytest.mark.rule("WL-POKER-07", "WL-POKER-08")
def test_hands_rank_from_a_high_card_up_to_the_royal_flush() -> None:
    worths = [worth(text) for text, _, _ in LADDER]
    assert worths == sorted(set(worths))


@pytest.mark.rule("WL-POKER-07")
def test_with_the_option_five_of_a_kind_beats_the_royal_flush() -> None:
    assert worth("9h 9d 9c 9s *") < worth("ah kh qh jh th")
    assert worth("9h 9d 9c 9s *", five_tops=True) > worth("ah kh qh jh th", five_tops=True)
    assert kind_of(worth("9h 9d 9c 9s *", five_tops=True)) == hands.FIVE_OF_A_KIND


@pytest.mark.rule("WL-POKER-08")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("ah kd 9c 8s 3h", "ah qd jc ts 9h"),
        ("ah ad 3c 4s 5h", "kh kd qc js 9h"),
        ("kh kd qc 4s 3h", "kc ks jd ts 9h"),
        ("kh kd 4c 4s 3h", "qh qd jc js ah"),
        ("kh kd 4c 4s 5h", "kc ks 4d 4h 3s"),
        ("5h 5d 5c 2s 3h", "4h 4d 4c as kh"),
        ("5h 5d 5c as 2s", "5h 5d 5c ks qh"),
        ("6h 5d 4c 3s 2s", "ah 5d 4c 3s 2s"),
        ("kh 9h 8h 7h 3h", "kd 9d 8d 6d 5d"),
        ("9h 9d 9c 4s 4h", "8h 8d 8c as ah"),
        ("9h 9d 9c 5s 5h", "9h 9d 9c 4s 4h"),
        ("9h 9d 9c 9s 5h", "9h 9d 9c 9s 4h"),
    ],
)
def test_within_a_kind_the_values_that_form_it_count_first_and_then_the_others(better: str, worse: str) -> None:
    assert kind_of(worth(better)) == kind_of(worth(worse))
    assert worth(better) > worth(worse)


@pytest.mark.rule("WL-POKER-08")
def test_suits_do_not_matter() -> None:
    assert worth("ah kd 9c 8s 3h") == worth("as kc 9d 8h 3d")
    assert worth("kh 9h 8h 7h 3h") == worth("ks 9s 8s 7s 3s")


@pytest.mark.rule("WL-POKER-08")
def test_the_ace_is_low_or_high_in_a_straight_but_not_in_its_middle() -> None:
    assert kind_of(worth("3h 2c ad kc qs")) == hands.HIGH_CARD
    assert ranks_of(worth("5h 4d 3c 2s ah")) == [5]


@pytest.mark.rule("WL-POKER-09", "WL-POKER-06")
def test_four_cards_of_a_suit_in_a_row_are_neither_straight_nor_flush() -> None:
    """Example X14: the ace alone with king, queen and jack of its suit."""
    assert hand_words(worth("ah kh qh jh")) == "ace high"
    assert kind_of(worth("ah kh qh")) == hands.HIGH_CARD


@pytest.mark.rule("WL-POKER-09")
def test_fewer_cards_can_still_be_pairs_and_more() -> None:
    assert kind_of(worth("ah ad")) == hands.PAIR
    assert kind_of(worth("ah ad 3c 3s")) == hands.TWO_PAIR
    assert kind_of(worth("ah ad ac as")) == hands.FOUR_OF_A_KIND
    assert kind_of(worth("ah ad ac *")) == hands.FOUR_OF_A_KIND
    assert worth("ah ad kc") < worth("ah ad kc 3s") < worth("ah ad kc 4s 3s")


@pytest.mark.rule("WL-POKER-06")
def test_no_card_at_all_is_worth_least() -> None:
    assert worth("") == 0
    assert hand_words(0) == "no cards"


@pytest.mark.rule("WL-CARD-07", "WL-POKER-07")
def test_a_cheat_and_a_nine_make_five_of_a_kind_with_three_nines() -> None:
    """Example X15."""
    shared = cards("9h 9d 9c")
    assert hand_words(best_with(set_of([card("9s"), CHEATS[0]]), shared)) == "five nines"


@pytest.mark.rule("WL-CARD-07")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ah 9d 7c 5s *", "a pair of aces"),
        ("9h 9d 7c 5s *", "three nines"),
        ("9h 9d 7c 7s *", "a full house, nines over sevens"),
        ("9h 8d 7c 5s *", "a straight up to the nine"),
        ("9h 8d 7c 6s *", "a straight up to the ten"),
        ("5h 4d 3c 2s *", "a straight up to the six"),
        ("ah 4d 3c 2s *", "a straight up to the five"),
        ("ah 9h 7h 5h *", "a flush, ace high"),
        ("ah kh qh jh *", "a royal flush"),
        ("9h 8h 7h 6h *", "a straight flush up to the ten"),
        ("9h 9d 7c * *", "four nines"),
        ("9h 9d 9c * *", "five nines"),
        ("ah kh qh * *", "a royal flush"),
        ("9h 4d * *", "three nines"),
        ("*", "ace high"),
        ("* *", "a pair of aces"),
    ],
)
def test_a_cheat_is_the_card_that_suits_the_hand_best(text: str, said: str) -> None:
    assert hand_words(worth(text)) == said


@pytest.mark.rule("WL-CARD-07")
def test_a_cheat_may_be_a_card_that_is_there_already() -> None:
    """A flush with two aces beats one with ace and king."""
    assert kind_of(worth("ah 9h 7h 5h *")) == hands.FLUSH
    assert ranks_of(worth("ah 9h 7h 5h *")) == [14, 14, 9, 7, 5]
    assert worth("ah 9h 7h 5h *") > worth("as ks 9s 7s 5s")


@pytest.mark.rule("WL-CARD-07")
def test_what_a_cheat_makes_of_a_hand_is_never_worse_than_any_card_would_be() -> None:
    dice = Dice(3)
    deck = [each for each in BASE_CARDS if not WILD[each]]
    for _ in range(200):
        four = [dice.pick(deck) for _ in range(4)]
        if len(set(four)) < 4:
            continue
        with_cheat = worth_of([*four, CHEATS[0]])
        assert with_cheat >= max([worth_of([*four, other]) for other in deck if other not in four])


@pytest.mark.rule("AU-HSP-13", "AU-HSP-21")
def test_two_hand_cards_go_with_the_best_three_of_five_shared_ones() -> None:
    shared = cards("ah kh 3c 3d 9s")
    own = cards("3h as")
    assert hand_words(best_with(set_of(own), shared)) == "a full house, threes over aces"
    dice = Dice(5)
    deck = list(BASE_CARDS)
    for _ in range(100):
        dice.shuffle(deck)
        two, five = deck[:2], deck[2:7]
        expected = max([worth_of([*two, *three]) for three in combinations(five, 3)])
        assert best_with(set_of(two), five) == expected


@pytest.mark.rule("AU-HSP-13")
def test_four_shared_cards_are_never_used_together() -> None:
    assert hand_words(best_with(set_of(cards("3h 9d")), cards("as ks qs js ts"))) == "ace high"


@pytest.mark.rule("WL-POKER-18", "AU-HSP-21")
def test_the_best_two_of_the_dealers_cards_are_found() -> None:
    dice = Dice(7)
    deck = list(BASE_CARDS)
    for number, shared in ((4, 3), (5, 5), (6, 3)):
        for _ in range(30):
            dice.shuffle(deck)
            held, table = deck[:number], deck[number : number + shared]
            found = best_play(set_of(held), table)
            assert found.bit_count() == 2
            assert set(bits(found)) <= set(held)
            best = max([best_with(set_of(two), table) for two in combinations(held, 2)])
            assert best_with(found, table) == best


def test_all_cards_are_known() -> None:
    assert len(CHEATS) == 2
    assert named(CARD, "a_clubs_showdown") == card("ac")
    assert SUIT.ids == ["hearts", "diamonds", "clubs", "spades"]
