"""Dice, decks, names, options and content files."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine import content, options
from saddlebag.engine.actions import members
from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.errors import BadContent
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import Names, bits, set_of
from saddlebag.engine.verbs import SetVerb, Verb
from saddlebag.engine.vocabulary import Vocabulary
from saddlebag.engine.zones import Deck

NAMES = Names("thing", ["a", "b", "c"])


@pytest.mark.parametrize("dice", [Dice(1), QuickDice(1)], ids=["keyed", "quick"])
def test_dice_are_even(dice: Dice) -> None:
    counts = Counter(dice.below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


@pytest.mark.parametrize("dice", [Dice(2), QuickDice(2)], ids=["keyed", "quick"])
def test_a_copy_of_dice_rolls_what_the_original_would(dice: Dice) -> None:
    dice.below(10)
    twin = dice.copy()
    assert [twin.below(100) for _ in range(20)] == [dice.below(100) for _ in range(20)]
    assert twin == dice


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    dice = Dice(3)
    orders = set()
    for _ in range(300):
        items = [1, 2, 3, 4]
        dice.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24


def test_another_seed_gives_other_rolls_and_large_seeds_work() -> None:
    rolls = {tuple(Dice(seed).below(1000) for _ in range(5)) for seed in (0, 1, -1, 1 << 200)}
    assert len(rolls) == 4


@given(st.lists(st.integers(0, 60), unique=True))
def test_sets_as_ints_go_both_ways(numbers: list[int]) -> None:
    assert list(bits(set_of(numbers))) == sorted(numbers)


def test_an_action_exists_once_and_is_read_back_from_its_text() -> None:
    go, pick = Verb("go", NAMES, NAMES), SetVerb("pick", NAMES)
    words = Vocabulary(go, pick)
    assert words.parse("go a c") is go.of(0, 2)
    assert words.parse("pick c a") is pick.of(0b101)
    assert members(pick.of(0b101)) == [0, 2]
    for nonsense in ("", "go", "go a", "go a z", "pick a a", "fly a", "pick z"):
        assert words.parse(nonsense) is None


def test_two_verbs_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="Two verbs are called 'go'"):
        Vocabulary(Verb("go", NAMES), Verb("go"))


# --- decks ------------------------------------------------------------------------------------------------------


def deck_with_hands() -> tuple[Deck, list[int]]:
    """Ten cards; seat 0 holds two, seat 1 three, of which seat 0 has seen card 9."""
    deck = Deck.of(list(range(10)), 10)
    hands = [0, 0]
    for seat in (1, 1, 1, 0, 0):
        hands[seat] |= 1 << deck.take(1 << seat)
    deck.show(1 << 9, 0b01)
    return deck, hands


@given(st.integers(0, 1 << 32))
def test_a_redeal_leaves_what_the_viewer_has_seen(seed: int) -> None:
    deck, hands = deck_with_hands()
    mine = hands[0]
    after = deck.redeal(hands, 0, QuickDice(seed))
    assert after[0] == mine
    assert after[1] >> 9 & 1
    assert after[1].bit_count() == 3
    assert sorted([*deck.pile, *bits(after[0]), *bits(after[1])]) == list(range(10))


def test_a_redeal_for_a_spectator_mixes_every_hand() -> None:
    found = set()
    for seed in range(50):
        deck, hands = deck_with_hands()
        found.add(deck.redeal(hands, None, QuickDice(seed))[0])
    assert len(found) > 10


def test_cards_of_a_new_pile_cannot_be_in_a_hand_that_was_full_before() -> None:
    for seed in range(30):
        deck = Deck.of([0, 1, 2], 6)
        deck.shuffle(Dice(1))
        hands = [0, 0b111000]
        for card in (3, 4, 5):
            deck.knowledge.eyes[card] = 0b10
        assert deck.redeal(hands, 0, QuickDice(seed))[1] == 0b111000


def test_a_card_of_which_something_is_known_is_replaced_by_one_that_agrees_with_it() -> None:
    for seed in range(30):
        deck = Deck.of([0, 1, 2, 3], 6)
        deck.knowledge.eyes[4] = deck.knowledge.eyes[5] = 0b10
        deck.knowledge.note(5, 1)
        hand = deck.redeal([0, 0b110000], 0, QuickDice(seed), lambda clue, card: card in (0, 5))[1]
        assert hand & 0b100001
        assert [card for card, clue in enumerate(deck.knowledge.clues) if clue == 1] in ([0], [5])


def test_a_discarded_card_is_seen_by_all() -> None:
    deck = Deck.of([0, 1], 2)
    deck.discard(deck.take(0b1))
    assert deck.knowledge.eyes[1] == EVERYBODY
    assert deck.discards == [1]


# --- options ------------------------------------------------------------------------------------------------------


class Some(options.BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: int = 2
    stars: Annotated[tuple[str, ...], msgspec.Meta(description="Stars.")] = ("x",)
    loud: bool = False


def test_options_are_described_in_words() -> None:
    assert [(info.name, info.allowed, info.about) for info in options.describe(Some)] == [
        ("players", "a whole number", ""),
        ("stars", "a list, each entry text", "Stars."),
        ("loud", "true or false", ""),
    ]


def test_options_are_read_from_text() -> None:
    made = options.make(Some, {"players": "3", "stars": "a,b", "loud": "true"}, from_text=True)
    assert made == Some(players=3, stars=("a", "b"), loud=True)


# --- content ------------------------------------------------------------------------------------------------------


class Thing(content.Entry, frozen=True, kw_only=True):
    id: str
    size: int


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("thing = 3", r"things\.toml should have entries \[\[thing\]\]"),
        ("[[thing]\n", r"things\.toml is not valid TOML"),
        ('[[thing]]\nid = "a"\norigin = "seed"\n', r"things\.toml, thing a: .*missing required field `size`"),
        ('[[thing]]\nid = "a"\nsize = 1\ncolour = 2\norigin = "seed"\n', r"thing a: .*unknown field `colour`"),
        ('[[thing]]\nid = "a"\nsize = "x"\norigin = "seed"\n', r"thing a: Expected `int`, got `str` - at `\$\.size`"),
        ('[[thing]]\nid = "a"\nsize = 1\norigin = "dream"\n', r"thing a: Invalid enum value 'dream'"),
        ('[[thing]]\nid = "a"\nsize = 1\norigin = "seed"\n' * 2, r"thing a: this id is used twice"),
    ],
)
def test_a_bad_entry_is_named_with_file_entry_and_field(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "things.toml").write_text(text)
    with pytest.raises(BadContent, match=sentence):
        content.entries(tmp_path / "things.toml", "thing", Thing)


def test_a_missing_content_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nothing\.toml: there is no such content file"):
        content.read(tmp_path / "nothing.toml")
