"""The content against the tables of the ledger, section 9, and what the rulebook states exactly."""

import re
from collections import Counter
from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.content import (
    BACK,
    CARD,
    CARD_ABILITIES,
    CARD_BECOME,
    CARD_COST,
    CARD_FACTION,
    CARD_KIND,
    CARD_LIMIT,
    CARD_NAMES,
    CARD_NO,
    CARD_RARITY,
    CARD_STATICS,
    CARD_STATS,
    CARD_TEXT,
    CARD_TEXTS,
    CARD_TRAITS,
    CARD_TRIGGERS,
    CHIP,
    CHIP_COLOUR,
    CHIP_RARITY,
    CHIP_SIDES,
    CHIP_VALUE,
    COLOUR,
    DUDE,
    FACTION,
    FORTUNE,
    FRONT,
    GEAR,
    IS_COPY,
    IS_WEAPON,
    KIND,
    RARITY,
    READY,
    READY_DECKS,
    STAT,
    TRAIT,
)
from saddlebag.games.high_stakes_drifter.content.entries import PlaceEntry
from saddlebag.games.high_stakes_drifter.effects import terms as effect_terms
from saddlebag.games.high_stakes_drifter.effects.abilities import Static, Trigger
from saddlebag.games.high_stakes_drifter.effects.terms import EVENTS, ON_KICKER, ON_WIN
from tests.games.ledger_tables import LedgerTables, plain

LEDGER = LedgerTables("high_stakes_drifter")

# --- the files against the ledger -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entries", "section", "table"),
    [
        (content.DUDE_CARDS, "9.3", "dudes"),
        (content.GEAR_CARDS, "9.4", "gear"),
        (content.FORTUNE_CARDS, "9.5", "fortune"),
        (content.KICKER_CHIPS, "9.6", "kickers"),
    ],
    ids=["dudes", "gear", "fortune", "kickers"],
)
def test_a_file_says_what_the_ledger_says(entries: list[Any], section: str, table: str) -> None:
    assert plain(entries) == LEDGER.entries(section, table, "text")


@pytest.mark.rule("HD-DECK-15")
def test_the_ready_decks_are_those_of_the_ledger() -> None:
    for deck in LEDGER.toml("9.7")["decks"]:
        deck.setdefault("kickers_box", {})
        [ours] = [row for row in plain(content.DECK_LISTS, "about") if row["id"] == deck["id"]]
        assert ours == deck
    assert len(content.DECK_LISTS) == len(LEDGER.toml("9.7")["decks"]) == 7


def test_the_factions_are_those_of_the_ledger() -> None:
    ours = [[each.name, each.id, each.leaning] for each in content.FACTION_LIST]
    assert ours == LEDGER.rows("9.2", "faction")


def test_the_traits_are_those_of_the_ledger() -> None:
    [sentence] = [line for line in LEDGER.section("9.2").splitlines() if line.startswith("Traits of dudes")]
    written = re.findall(r"Traits of (dude|gear|fortune)\D*?: ([a-z, ]+)\.", sentence.replace("dudes", "dude"))
    assert {kind: set(names.split(", ")) for kind, names in written} == {
        kind: {trait.id for trait in content.TRAIT_LIST if kind in trait.of} for kind in ("dude", "gear", "fortune")
    }


def test_the_places_on_the_table_are_those_of_the_ledger() -> None:
    written = LEDGER.toml("9.8")
    ours: dict[str, PlaceEntry] = {place.id: place for place in content.TABLE_PLACES}
    for name in ("street", "saloon", "stake", "hand", "badge"):
        assert (ours[name].r, ours[name].along) == (written[f"{name}_r"], 0)
    for name in ("deck", "wood"):
        assert {"r": ours[name].r, "along": ours[name].along} == written[f"{name}_offset"]
    assert (ours["pot"].r, ours["pot"].size, written["pot"]) == (0, 120, {"x": 500, "y": 500, "size": 120})


def test_six_cards_are_of_the_rulebook_three_of_public_sources_and_all_others_are_ours() -> None:
    entries = [*content.DUDE_CARDS, *content.GEAR_CARDS, *content.FORTUNE_CARDS]
    assert {entry.id for entry in entries if entry.origin == "seed"} == {
        "henry_meek", "plains_saddle", "gotcha_covered", "frederick_benteen", "dazzling_smile", "fort_up",
    }  # fmt: skip
    assert {entry.id for entry in entries if entry.origin == "public"} == {
        "wyatt_earp", "billy_the_kid", "doc_holliday",
    }  # fmt: skip


def test_the_words_of_the_effect_language_are_those_of_the_ledger() -> None:
    grammar = LEDGER.section("9.1").partition("```")[2].partition("```")[0]

    def alternatives(name: str) -> list[str]:
        lines = grammar.partition(f"\n{name} ")[2].split("\n")
        own = [lines[0], *(line for line in lines[1:] if line.startswith(" "))]
        stop = next((at for at, line in enumerate(lines[1:], 1) if not line.startswith(" ")), len(lines))
        return re.findall(r'"([a-z_]+)"', " ".join(own[:stop]))

    assert alternatives("event") == list(EVENTS)
    assert alternatives("act") == list(effect_terms.ACTS)
    assert alternatives("state") == list(effect_terms.STATES)
    assert [*alternatives("who"), "one(opponent)", "pot"] == list(effect_terms.WHO)
    sets = [name for row in LEDGER.rows("9.1", "SET") for name in row[0].split(", ")]
    assert sets == list(effect_terms.SETS)


# --- counts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CARD-01")
def test_there_are_three_types_of_cards() -> None:
    assert KIND.ids == ["dude", "gear", "fortune"]
    assert Counter(CARD_KIND) == {DUDE: 48, GEAR: 54, FORTUNE: 53}
    assert sorted(CARD_NO) == list(range(1, 156))
    assert sorted(CARD_KIND) == CARD_KIND


@pytest.mark.parametrize(
    ("kind", "rarities"), [(DUDE, (16, 17, 11, 4)), (GEAR, (24, 19, 9, 2)), (FORTUNE, (20, 20, 11, 2))]
)
def test_the_rarities_are_as_many_as_the_box_lists(kind: int, rarities: tuple[int, ...]) -> None:
    found = Counter(CARD_RARITY[card] for card in range(len(CARD)) if CARD_KIND[card] == kind)
    assert tuple(found[rarity] for rarity in range(4)) == rarities


def test_every_faction_has_eight_dudes() -> None:
    assert Counter(CARD_FACTION) == {-1: 107, **dict.fromkeys(range(6), 8)}
    assert FACTION.ids == ["law", "outlaw", "cavalry", "nations", "town", "drifter"]


@pytest.mark.rule("HD-COPY-01")
def test_copy_cards_are_gear_and_fortune_cards_that_become_another_card() -> None:
    copies = [card for card in range(len(CARD)) if IS_COPY[card]]
    assert [CARD[card] for card in copies] == [
        "look_alike", "counterfeit_goods", "mail_order_catalog", "mirage", "echo_canyon", "same_old_song",
    ]  # fmt: skip
    assert [CARD_KIND[card] for card in copies] == [GEAR] * 3 + [FORTUNE] * 3
    assert [str(CARD_BECOME[card]) for card in copies] == [
        "become dude_anywhere",
        "become gear_anywhere",
        "become gear_anywhere cost<=2",
        "become any_fortune",
        "become gear_anywhere",
        "become my_fortune cost<=3",
    ]
    assert all(("become" in str(abilities)) == IS_COPY[card] for card, abilities in enumerate(TEXTS))


TEXTS = [[str(ability) for ability in abilities] for abilities in CARD_ABILITIES]

# --- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-CARD-03")
def test_a_dude_has_name_faction_cost_stats_kicker_limit_rarity_number_traits_and_abilities() -> None:
    doc = CARD.find("doc_holliday")
    assert (CARD_NAMES[doc], FACTION[CARD_FACTION[doc]], CARD_COST[doc]) == ("Doc Holliday", "town", 10)
    assert (CARD_STATS[doc], CARD_LIMIT[doc], RARITY[CARD_RARITY[doc]], CARD_NO[doc]) == ((7, 9, 8), 25, "rare", 34)
    assert TRAIT.of_set(CARD_TRAITS[doc]) == ["gunfighter", "gambler"]
    assert TEXTS[doc] == ["on kicker if negative may pay 3: turn chip"]
    assert TEXTS[CARD.find("seth_bullock")] == []


@pytest.mark.rule("HD-CARD-02")
def test_only_dudes_have_a_faction_and_a_kicker_limit() -> None:
    for card, kind in enumerate(CARD_KIND):
        assert (CARD_FACTION[card] >= 0) == (kind == DUDE)
        assert (CARD_LIMIT[card] > 0) == (kind == DUDE)


@pytest.mark.rule("HD-CARD-06")
def test_gear_and_fortune_cards_have_modifiers_or_an_ability_or_both() -> None:
    def has(name: str) -> tuple[bool, bool]:
        card = CARD.find(name)
        return any(CARD_STATS[card]), bool(CARD_ABILITIES[card])

    for card, kind in enumerate(CARD_KIND):
        assert kind == DUDE or any(CARD_STATS[card]) or CARD_ABILITIES[card], CARD[card]
    assert has("colt_peacemaker") == (True, False)
    assert has("snake_oil") == (False, True)
    assert has("dynamite") == (True, True)
    assert CARD_STATS[CARD.find("scattergun")] == (-1, 5, 0)


def test_weapons_are_known_by_their_trait() -> None:
    weapons = {card.id for card in content.GEAR_CARDS if "weapon" in card.traits}
    assert {CARD[card] for card in range(len(CARD)) if IS_WEAPON[card]} == weapons
    assert "gatling_gun" in weapons


def test_abilities_are_sorted_into_statics_and_triggers_by_event() -> None:
    for card, abilities in enumerate(CARD_ABILITIES):
        assert list(CARD_STATICS[card]) == [ability for ability in abilities if isinstance(ability, Static)]
        triggers = [ability for ability in abilities if isinstance(ability, Trigger)]
        assert len(CARD_TRIGGERS[card]) == len(EVENTS)
        assert sorted(map(str, triggers)) == sorted(str(each) for event in CARD_TRIGGERS[card] for each in event)
        assert all(each.event == event for event in range(len(EVENTS)) for each in CARD_TRIGGERS[card][event])
    assert len(CARD_TRIGGERS[CARD.find("silver_dollar")][ON_KICKER]) == 1
    assert len(CARD_TRIGGERS[CARD.find("double_or_nothing")][ON_WIN]) == 1
    assert len(CARD_STATICS[CARD.find("crazy_horse")]) == 1


@pytest.mark.rule("HD-CARD-05")
def test_fortune_cards_affect_dudes_players_and_other_things() -> None:
    steps = " ".join(text for card, texts in enumerate(TEXTS) if CARD_KIND[card] == FORTUNE for text in texts)
    for reach in (
        "mod one(opp_dude)",
        "pay one(opponent) me",
        "bury one(opp_gear_shown",
        "turn one(opp_kicker)",
        "only ",
    ):
        assert reach in steps


# --- words ------------------------------------------------------------------------------------------------------


def test_what_a_card_does_is_told_in_sentences() -> None:
    for card, text in enumerate(CARD_TEXT):
        assert bool(text) == bool(CARD_ABILITIES[card])
        assert not text or ((text[0].isupper() or text[0] in "+-") and text.endswith(".")), text
        assert not re.search(r"[_@{}<>=]|\b(opp|sel|wood)\b", text), text
    assert {entry.id: entry.text for entry in CARD_TEXTS} == {
        CARD[card]: text for card, text in enumerate(CARD_TEXT) if text
    }


def test_sentences_name_the_numbers_of_the_text_of_the_ledger() -> None:
    """The ledger has its own wording; money, modifiers and limits in it must be those of ours."""
    for section, table in (("9.3", "dudes"), ("9.4", "gear"), ("9.5", "fortune")):
        for row in LEDGER.toml(section)[table]:
            numbers = re.findall(r"[+-]\d+|\$\d+", row["text"].replace("(minimum $0)", ""))
            ours = re.findall(r"[+-]\d+|\$\d+", CARD_TEXT[CARD.find(row["id"])])
            assert set(numbers) == set(ours), row["id"]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("doc_holliday", "When a kicker chip lands negative on this dude, you may pay $3 to turn over that chip."),
        ("jammed_gun", "Blank one revealed weapon on an opposing dude for this shootout."),
        ("crazy_horse", "Opponents' cards can't choose or change this dude."),
        ("sundance_kid", "+2 skill while you have a revealed Butch Cassidy in play."),
        ("mail_order_catalog", "Becomes a copy of a revealed gear card that costs $2 or less."),
        ("boot_hill_whispers", "Your dude gets +1 luck for each dude in your deadwood (at most +5)."),
        (
            "double_or_nothing",
            "When you win, each opponent in the showdown pays you $6. When you lose, pay the winner $6.",
        ),
    ],
)
def test_a_sentence_reads_like_a_card(card: str, text: str) -> None:
    assert CARD_TEXT[CARD.find(card)] == text


# --- kicker chips -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-KICK-01")
def test_chips_count_by_their_colour() -> None:
    assert Counter((COLOUR[CHIP_COLOUR[chip]], CHIP_VALUE[chip]) for chip in range(len(CHIP))) == {
        ("white", 1): 6, ("red", 5): 6, ("blue", 10): 6, ("green", 25): 6,
    }  # fmt: skip


@pytest.mark.rule("HD-DECK-10")
def test_chips_are_as_rare_as_their_colour() -> None:
    rarities = {(COLOUR[CHIP_COLOUR[chip]], RARITY[CHIP_RARITY[chip]]) for chip in range(len(CHIP))}
    assert rarities == {("white", "common"), ("red", "common"), ("blue", "uncommon"), ("green", "rare")}


@pytest.mark.rule("HD-KICK-04")
def test_each_side_of_a_chip_changes_one_stat_up_or_down() -> None:
    skull, stallion = CHIP_SIDES[CHIP.find("kg_skull")], CHIP_SIDES[CHIP.find("kb_stallion")]
    assert (skull[FRONT], skull[BACK]) == ((STAT.find("skill"), 8), (STAT.find("skill"), -6))
    assert (stallion[FRONT], stallion[BACK]) == ((STAT.find("skill"), 3), (STAT.find("luck"), 2))
    assert all(mod and 0 <= stat < 3 for sides in CHIP_SIDES for stat, mod in sides)


# --- ready decks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-15", "HD-DECK-14")
def test_a_starter_has_a_mixed_stack_and_a_box_of_two_different_green_chips() -> None:
    starters = [deck for deck in READY_DECKS if deck.starter]
    assert [deck.id for deck in starters] == ["starter_fort_and_faro", "starter_law_and_larceny"]
    for deck in starters:
        assert [(COLOUR[CHIP_COLOUR[chip]], count) for chip, count in deck.box] == [("green", 1)] * 2
        assert sum(count for _, count in deck.kickers) > 2
    assert all(not deck.box for deck in READY_DECKS if not deck.starter)
    pairs = [(a, b) for a in (1, 5, 10, 25) for b in (1, 5, 10, 25) if a + b == 50]
    assert pairs == [(25, 25)]


def test_starter_a_holds_all_cards_of_the_examples() -> None:
    cards = {CARD[card] for card, _ in READY_DECKS[READY.find("starter_fort_and_faro")].cards}
    assert cards >= {
        "henry_meek", "plains_saddle", "gotcha_covered", "frederick_benteen", "dazzling_smile", "fort_up",
    }  # fmt: skip


def test_the_cards_reproduce_the_sums_of_the_printed_example() -> None:
    def total(*cards: str) -> tuple[int, ...]:
        return tuple(sum(stat) for stat in zip(*(CARD_STATS[CARD.find(card)] for card in cards), strict=True))

    assert total("henry_meek", "plains_saddle", "gotcha_covered") == (9, 3, 10)
    assert total("frederick_benteen", "dazzling_smile", "fort_up") == (5, 12, 5)
    costs = [CARD_COST[CARD.find(card)] for card in ("henry_meek", "plains_saddle", "gotcha_covered", "fort_up")]
    assert costs == [6, 2, 4, 5]
