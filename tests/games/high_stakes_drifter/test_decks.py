"""Decks: what is legal, the text form, ready decks and random ones. Ledger 5.3"""

import difflib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_KIND,
    CARD_NAMES,
    CARD_RARITY,
    CHIP,
    CHIP_NAMES,
    CHIP_VALUE,
    DUDE,
    FORTUNE,
    GEAR,
    RARITY,
    READY,
)
from saddlebag.games.high_stakes_drifter.decks import lists
from saddlebag.games.high_stakes_drifter.decks.building import DECK_BUILDING
from saddlebag.games.high_stakes_drifter.decks.lists import (
    BadDeck,
    DeckList,
    check_deck,
    deck_of,
    deck_text,
    faults,
    faults_of,
    parse_deck,
    random_deck,
    read_deck,
    ready_deck,
)
from saddlebag.games.high_stakes_drifter.options import Options

STARTER = ready_deck("starter_fort_and_faro")


def deck(cards: dict[str, int], kickers: dict[str, int] | None = None) -> DeckList:
    """A deck of these; without chips the mixed stack of starter A."""
    chips = STARTER.kickers if kickers is None else [(CHIP.find(name), count) for name, count in kickers.items()]
    return DeckList.of([(CARD.find(name), count) for name, count in cards.items()], chips)


def changed(**counts: int) -> DeckList:
    """Starter A with other numbers of some cards."""
    cards = {CARD[card]: count for card, count in STARTER.cards} | counts
    return deck({name: count for name, count in cards.items() if count})


def kinds(made: DeckList) -> list[str]:
    return [fault.kind for fault in faults(made)]


# --- what is legal ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-01")
@pytest.mark.parametrize(("saddles", "found"), [(1, 53), (2, 54), (3, 55)])
def test_a_deck_has_exactly_54_cards(saddles: int, found: int) -> None:
    wrong = faults(changed(plains_saddle=saddles))
    assert [str(fault) for fault in wrong] == (
        [] if found == 54 else [f"A deck has exactly 54 cards; this one has {found} (HD-DECK-01)."]
    )


LIMITS = [
    ("kit_carson", "common", 3, "HD-DECK-04"),
    ("winchester_73", "uncommon", 2, "HD-DECK-05"),
    ("george_custer", "rare", 1, "HD-DECK-06"),
    ("martial_law", "fixed", 1, "HD-DECK-07"),
]


@pytest.mark.rule("HD-DECK-04", "HD-DECK-05", "HD-DECK-06", "HD-DECK-07")
@pytest.mark.parametrize(("card", "rarity", "limit", "clause"), LIMITS)
def test_copies_of_a_card_are_limited_by_its_rarity(card: str, rarity: str, limit: int, clause: str) -> None:
    assert RARITY[CARD_RARITY[CARD.find(card)]] == rarity
    at_limit, beyond = faults(changed(**{card: limit})), faults(changed(**{card: limit + 1}))
    assert "copies" not in [fault.kind for fault in at_limit]
    [fault] = [fault for fault in beyond if fault.kind == "copies"]
    assert (fault.id, fault.count, fault.limit) == (card, limit + 1, limit)
    assert clause in str(fault)


@pytest.mark.rule("HD-DECK-02", "HD-DECK-03")
def test_any_mix_of_types_is_legal_with_at_least_a_dude() -> None:
    fortune = [card for card in range(len(CARD)) if CARD_KIND[card] == FORTUNE]
    many = DeckList.of([(CARD.find("wyatt_earp"), 1), *((card, 1) for card in fortune)], STARTER.kickers)
    assert faults(many) == []
    assert deck_of(deck_text(many), Dice(1)) == many


@pytest.mark.rule("HD-DECK-11")
def test_a_deck_with_no_dude_is_invalid() -> None:
    others = [card for card in range(len(CARD)) if CARD_KIND[card] != DUDE][:54]
    assert kinds(DeckList.of([(card, 1) for card in others], STARTER.kickers)) == ["no_dude"]


@pytest.mark.rule("HD-DECK-08")
def test_kicker_chips_are_no_cards_of_the_54() -> None:
    assert sum(count for _, count in STARTER.cards) == len(STARTER.card_list()) == 54
    assert len(STARTER.chip_list()) > 2
    assert faults(STARTER) == []


@pytest.mark.rule("HD-DECK-09")
@pytest.mark.parametrize(
    ("kickers", "worth"),
    [
        ({"kg_skull": 1, "kg_eagle": 1}, 50),
        ({"kg_skull": 1, "kb_fox": 2, "kw_penny": 3}, 48),
        ({"kg_skull": 1, "kb_fox": 2, "kr_spur": 1, "kw_penny": 1}, 51),
        ({}, 0),
    ],
)
def test_the_kicker_stack_is_worth_exactly_50(kickers: dict[str, int], worth: int) -> None:
    wrong = faults(deck({CARD[card]: count for card, count in STARTER.cards}, kickers))
    assert [(fault.kind, fault.count) for fault in wrong] == ([] if worth == 50 else [("kickers", worth)])


@pytest.mark.rule("HD-DECK-10")
@pytest.mark.parametrize(
    ("chip", "limit", "rest"),
    [
        ("kw_penny", 3, {"kw_boots": 2, "kr_spur": 3, "kr_rope": 3, "kr_dice": 3}),
        ("kr_spur", 3, {"kg_skull": 1, "kr_rope": 2}),
        ("kb_fox", 2, {"kb_owl": 2, "kr_rope": 2}),
        ("kg_skull", 1, {"kg_eagle": 1}),
    ],
)
def test_copies_of_a_chip_are_limited_by_its_rarity(chip: str, limit: int, rest: dict[str, int]) -> None:
    cards = {CARD[card]: count for card, count in STARTER.cards}
    assert faults(deck(cards, rest | {chip: limit})) == []
    [fault] = [fault for fault in faults(deck(cards, rest | {chip: limit + 1})) if fault.kind == "copies"]
    assert (fault.id, fault.count, fault.limit) == (chip, limit + 1, limit)
    assert "HD-DECK-10" in str(fault)


@pytest.mark.rule("HD-DECK-12")
def test_two_players_may_use_the_same_deck() -> None:
    assert faults_of("garryowen") == faults_of("garryowen") == []
    assert deck_of("garryowen", Dice(1)) == deck_of("garryowen", Dice(2))


@pytest.mark.rule("HD-DECK-13")
def test_every_fault_is_reported_at_once() -> None:
    cards = {"wyatt_earp": 3, "lottie_deno": 3, "fort_up": 3}
    text = deck_text(deck(cards, {"kg_skull": 2})) + "2 Nobody at All\n"
    assert [fault.kind for fault in check_deck(text)] == ["unknown", "cards", "copies", "copies", "copies"]
    assert [str(fault) for fault in check_deck(text)] == faults_of(text)
    dudeless = "3 Fort Up\n4 Old Boots\n"
    assert [fault.kind for fault in check_deck(dudeless)] == ["cards", "no_dude", "kickers", "copies"]


@pytest.mark.rule("HD-DECK-13", "HD-DECK-05", "HD-DECK-06", "HD-DECK-09")
def test_the_example_of_the_ledger_has_three_faults() -> None:
    fitting = {CARD[card]: count for card, count in ready_deck("wild_west_show").cards}
    cards = {name: count for name, count in fitting.items() if name not in ("lottie_deno", "wyatt_earp")}
    over = sum(cards.values()) + 6 - 54
    while over > 0:
        name, count = max(cards.items(), key=lambda item: item[1])
        cards[name] = count - 1
        over -= 1
    made = deck(cards | {"wyatt_earp": 3, "lottie_deno": 3}, {"kg_skull": 1, "kb_fox": 2, "kw_penny": 3})
    assert [(fault.id, fault.count, fault.limit) for fault in faults(made)] == [
        ("wyatt_earp", 3, 1),
        ("lottie_deno", 3, 2),
        ("", 48, 50),
    ]


def test_what_an_unreadable_line_might_set_right_is_not_called_wrong() -> None:
    text = deck_text(changed(henry_meek=0)) + "1 Henri Meek\n"
    assert [str(fault) for fault in check_deck(text)] == [
        f"Line {text.count(chr(10))}: there is no card or kicker chip 'Henri Meek'; perhaps Henry Meek is meant."
    ]


# --- the text form ----------------------------------------------------------------------------------------------

decks = st.builds(
    DeckList.of,
    st.lists(st.tuples(st.integers(0, len(CARD) - 1), st.integers(1, 54)), unique_by=lambda pair: pair[0]),
    st.lists(st.tuples(st.integers(0, len(CHIP) - 1), st.integers(1, 54)), unique_by=lambda pair: pair[0]),
)


@given(decks)
def test_a_deck_written_and_read_is_the_same_deck(made: DeckList) -> None:
    assert parse_deck(deck_text(made, "My deck")) == made
    assert read_deck(deck_text(made, "My deck")).name == "My deck"


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_line_by_line(text: str) -> None:
    read = read_deck(text)
    assert all(1 <= fault.line <= len(text.splitlines()) for fault in read.faults)
    assert isinstance(faults_of(text), list)


def test_a_deck_is_a_readable_list() -> None:
    lines = deck_text(ready_deck("garryowen"), "Garryowen").splitlines()
    assert lines[:4] == ["# Garryowen", "# Dudes (17)", "1 Col. Frederick Benteen", "1 Lt. Col. George Custer"]
    assert "# Gear (20)" in lines
    assert lines[-4:] == ["# Kickers (5, $50)", "3 Spur", "1 Stallion", "1 Bleached Skull"]


@pytest.mark.parametrize(
    "text",
    [
        "2 Winchester '73\n1 Stallion",
        "  2   winchester   '73  \n\n\n1 STALLION # the good one",
        "2x Winchester \N{RIGHT SINGLE QUOTATION MARK}73; Stallion",
        "1 winchester_73\r\n1 kb_stallion\r\n1 Winchester '73",
        "Gear (2):\n2 X winchester_73\nKickers\n1 stallion",
        "# my deck\n# Gear (2)\n2 Winchester '73\n# Kickers (1, $10)\n1 Stallion",
    ],
)
def test_case_spaces_comments_headings_and_ids_do_not_matter(text: str) -> None:
    assert parse_deck(text) == DeckList.of([(CARD.find("winchester_73"), 2)], [(CHIP.find("kb_stallion"), 1)])


def test_lines_that_cannot_be_read_are_named() -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck("3 Kit Carsen\n\n2 Kit Carson\n0 Fort Up\n55 Quick Draw\n4 Unheard Of Thing")
    assert [(fault.kind, fault.line) for fault in caught.value.reasons] == [
        ("unknown", 1), ("unreadable", 4), ("unreadable", 5), ("unknown", 6),
    ]  # fmt: skip
    assert caught.value.faults[0] == (
        "Line 1: there is no card or kicker chip 'Kit Carsen'; perhaps Kit Carson is meant."
    )
    assert caught.value.faults[1] == (
        "Line 4: '0 Fort Up' should be a number from 1 to 54 and a name, such as 3 Kit Carson."
    )
    assert str(caught.value) == "\n".join(caught.value.faults)


def test_a_count_of_five_thousand_digits_is_no_count() -> None:
    [fault] = read_deck("9" * 5000 + " Kit Carson").faults
    assert fault.kind == "unreadable"
    assert len(fault.sentence) < 150


def test_only_a_few_of_the_names_that_nobody_knows_are_compared_with_every_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[str] = []
    lookup = difflib.get_close_matches

    def counted(name: str, *further: Any, **more: Any) -> list[str]:
        compared.append(name)
        return lookup(name, *further, **more)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    lists._perhaps.cache_clear()  # other tests may have read such names before
    text = "\n".join(["1 Kit Carsun"] * 20 + [f"1 Nobody {number}" for number in range(300)] + ["1 " + "x" * 500])
    found = check_deck(text)
    assert compared == ["kit carsun", "nobody 0", "nobody 1", "nobody 2", "nobody 3"]
    assert "perhaps Kit Carson is meant" in found[19].sentence
    assert len(found) > 320


@pytest.mark.parametrize(
    "text", ["1 Nobody\n" * 1000, "gear" + " " * 2_000_000 + "x", "x" * 2_000_000, "a;" * 3000], ids=len
)
def test_what_is_far_too_long_for_a_deck_is_not_read(text: str) -> None:
    read = read_deck(text)
    assert read.faults[-1].kind == "unreadable"
    assert len(read.faults) <= 401
    assert all(len(fault.sentence) < 150 for fault in read.faults)
    assert 1 <= len(faults_of(text)) <= 401


def test_many_spaces_in_a_line_are_one_space() -> None:
    assert parse_deck("3" + " " * 3000 + "x" + " " * 3000 + "Kit Carson") == parse_deck("3 Kit Carson")
    assert parse_deck("Gear" + " " * 7000 + "(3):\n3 Kit Carson") == parse_deck("3 Kit Carson")


def test_of_more_faults_than_anybody_reads_twenty_sentences_are_told() -> None:
    faults = DECK_BUILDING.read("\n".join(f"1 Nobody {number}" for number in range(100)), None).faults
    assert len(faults) == 20
    assert faults[-1] == "And 81 more things are wrong."
    with pytest.raises(BadOption) as refusal:
        Options(players=2, decks=("1 Nobody\n" * 50, "1 Nobody\n" * 50)).check()
    assert len(refusal.value.faults) == 20


def test_every_name_can_be_written_in_a_deck() -> None:
    for name in (*CARD_NAMES, *CHIP_NAMES):
        assert parse_deck(f"1 {name}") == parse_deck(name.upper())


# --- what a seat may choose -------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-02", "HD-SETUP-01")
def test_a_seat_chooses_a_ready_deck_a_random_one_or_one_of_its_own() -> None:
    assert deck_of(" Garryowen ", Dice(1)) == ready_deck("garryowen")
    assert faults(deck_of("random", Dice(1))) == []
    assert deck_of(deck_text(STARTER), Dice(1)) == STARTER
    assert [faults_of(entry) for entry in ("garryowen", "RANDOM", deck_text(STARTER))] == [[], [], []]


def test_an_unknown_ready_deck_is_told_with_those_that_are_there() -> None:
    [sentence] = faults_of("garry")
    assert sentence.startswith("There is no ready-made deck 'garry'; there are starter_fort_and_faro, ")
    assert sentence.endswith("garryowen, or random.")
    with pytest.raises(BadDeck, match="There is no ready-made deck 'garry'"):
        ready_deck("garry")


@pytest.mark.rule("HD-SETUP-01")
def test_an_illegal_deck_is_refused() -> None:
    with pytest.raises(BadDeck, match=r"A deck has exactly 54 cards; this one has 1 "):
        deck_of("1 Wyatt Earp", Dice(1))


@pytest.mark.rule("HD-DECK-01", "HD-DECK-09", "HD-DECK-13")
@pytest.mark.parametrize("name", READY.ids)
def test_ready_decks_are_legal_with_either_stack(name: str) -> None:
    assert faults(ready_deck(name)) == []
    assert faults(ready_deck(name, box=True)) == []


@pytest.mark.rule("HD-DECK-15")
def test_the_mixed_stack_of_a_starter_is_the_default() -> None:
    mixed, box = deck_of("starter_fort_and_faro", Dice(1)), deck_of("starter_fort_and_faro", Dice(1), box=True)
    assert mixed.cards == box.cards
    assert [CHIP[chip] for chip in box.chip_list()] == ["kg_skull", "kg_queen"]
    assert len(mixed.chip_list()) > 2
    assert deck_of("garryowen", Dice(1), box=True) == deck_of("garryowen", Dice(1))


# --- random decks -----------------------------------------------------------------------------------------------


@given(st.integers(0, 2**32))
def test_random_decks_are_legal(seed: int) -> None:
    assert faults(random_deck(Dice(seed))) == []


def test_a_random_deck_depends_on_the_dice_alone() -> None:
    assert random_deck(Dice(7)) == random_deck(Dice(7))
    assert random_deck(Dice(7)) != random_deck(Dice(8))


def test_random_decks_hold_every_card_and_chip_in_time() -> None:
    many = [random_deck(Dice(seed)) for seed in range(200)]
    assert {card for made in many for card, _ in made.cards} == set(range(len(CARD)))
    assert {chip for made in many for chip, _ in made.kickers} == set(range(len(CHIP)))
    for made in many:
        types = Counter(CARD_KIND[card] for card in made.card_list())
        assert 16 <= types[DUDE] <= 22
        assert 14 <= types[GEAR] <= 20
        assert sum(CHIP_VALUE[chip] for chip in made.chip_list()) == 50


# --- for deck builders ------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-13")
def test_a_deck_builder_gets_name_counts_and_faults() -> None:
    report = DECK_BUILDING.read("# Mine\n2 kit carson\n1 spur\n1 Nobody", None)
    assert (report.name, report.counts) == ("Mine", {"cards": {"kit_carson": 2}, "kickers": {"kr_spur": 1}})
    assert report.text == "# Mine\n# Dudes (2)\n2 Kit Carson\n# Kickers (1, $5)\n1 Spur\n"
    assert [fault.partition(":")[0] for fault in report.faults][:1] == ["Line 4"]
    assert any("HD-DECK-01" in fault for fault in report.faults)
    assert DECK_BUILDING.read(DECK_BUILDING.random(Dice(3)), None).faults == []
