"""Booster packs and sealed play. HD-DECK-16, HD-DECK-17"""

from collections import Counter

import pytest

from saddlebag.engine.deck_building import Pool
from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_RARITY, CHIP, CHIP_COLOUR, COLOUR, RARITY
from saddlebag.games.high_stakes_drifter.decks.boosters import open_booster, open_sealed, random_chip, sealed_faults
from saddlebag.games.high_stakes_drifter.decks.lists import read_deck

PACKS = [open_booster(Dice(seed)) for seed in range(400)]


@pytest.mark.rule("HD-DECK-16", "HD-DECK-14")
def test_a_booster_holds_six_commons_three_uncommons_a_rare_and_a_chip() -> None:
    for cards, chips in PACKS:
        assert Counter(RARITY[CARD_RARITY[card]] for card in cards) == {"common": 6, "uncommon": 3, "rare": 1}
        assert len(chips) == 1


@pytest.mark.rule("HD-DECK-16")
def test_the_cards_of_a_booster_all_differ() -> None:
    assert all(len(set(cards)) == 10 for cards, _ in PACKS)


@pytest.mark.rule("HD-DECK-16")
def test_every_card_but_the_fixed_ones_comes_in_boosters_evenly() -> None:
    drawn = Counter(card for cards, _ in PACKS for card in cards)
    expected = {"common": 6 / 60, "uncommon": 3 / 56, "rare": 1 / 31, "fixed": 0}
    for card in range(len(CARD)):
        share = drawn[card] / len(PACKS)
        assert abs(share - expected[RARITY[CARD_RARITY[card]]]) < 0.06, CARD[card]
        assert (share > 0) == (RARITY[CARD_RARITY[card]] != "fixed"), CARD[card]


@pytest.mark.rule("HD-DECK-16")
def test_chips_come_by_the_weights_of_their_colours() -> None:
    dice = Dice(5)
    drawn = Counter(COLOUR[CHIP_COLOUR[random_chip(dice)]] for _ in range(18_000))
    for colour, weight in (("white", 8), ("red", 6), ("blue", 3), ("green", 1)):
        assert abs(drawn[colour] - 1000 * weight) < 250, drawn


def test_packs_depend_on_the_dice_alone() -> None:
    assert open_booster(Dice(3)) == open_booster(Dice(3)) != open_booster(Dice(4))
    assert open_sealed(Dice(3)) == open_sealed(Dice(3)) != open_sealed(Dice(4))


# --- sealed play ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-17")
def test_a_sealed_pool_is_twelve_boosters_and_twelve_extra_chips() -> None:
    pool = open_sealed(Dice(1))
    *packs, extra = pool.packs
    assert [len(pack) for pack in packs] == [11] * 12
    assert len(extra) == 12
    assert all(name in CHIP.index for name in extra)
    assert Counter(name for pack in pool.packs for name in pack) == Counter(
        pool.counts["cards"] | pool.counts["kickers"]
    )
    assert (sum(pool.counts["cards"].values()), sum(pool.counts["kickers"].values())) == (120, 24)
    assert pool.unlimited == ["bill_tilghman", "colt_peacemaker", "quick_draw"]


POOL = Pool(
    [], {"cards": {"wyatt_earp": 2, "fort_up": 5}, "kickers": {"kg_skull": 2, "kw_boots": 4}},
    ["bill_tilghman", "colt_peacemaker", "quick_draw"],
)  # fmt: skip


def sealed(*lines: str) -> list[str]:
    return [str(fault) for fault in sealed_faults(read_deck("\n".join(lines)), POOL)]


@pytest.mark.rule("HD-DECK-17")
def test_copy_limits_are_waived_and_three_cards_are_added_as_one_likes() -> None:
    assert sealed("2 Wyatt Earp", "5 Fort Up", "40 Bill Tilghman", "4 Colt Peacemaker", "3 Quick Draw") == []


@pytest.mark.rule("HD-DECK-17")
@pytest.mark.parametrize("chips", ["", "2 Bleached Skull", "4 Old Boots"])
def test_the_stack_may_be_worth_less_than_50(chips: str) -> None:
    assert sealed("54 Bill Tilghman", chips) == []


@pytest.mark.rule("HD-DECK-17")
def test_the_stack_is_worth_at_most_50() -> None:
    assert sealed("54 Bill Tilghman", "2 Bleached Skull", "1 Old Boots") == [
        "In sealed play kicker chips are worth $50 at most; these are worth $51 (HD-DECK-17)."
    ]


@pytest.mark.rule("HD-DECK-17")
def test_a_sealed_deck_is_built_from_what_was_opened_and_has_54_cards() -> None:
    assert sealed("3 Wyatt Earp", "1 Doc Holliday", "2 Spur") == [
        "A deck has exactly 54 cards; this one has 4 (HD-DECK-01).",
        "Wyatt Earp: 3 in the deck, but only 2 were opened (HD-DECK-17).",
        "Doc Holliday: 1 in the deck, but none was opened (HD-DECK-17).",
        "Spur: 2 in the deck, but none was opened (HD-DECK-17).",
    ]
    assert sealed("54 Quick Draw") == ["A deck needs at least one dude; this one has none (HD-DECK-11)."]
    assert sealed("54 Bill Tilghman", "1 Bil Tilman")[0].startswith("Line 2: there is no card")
