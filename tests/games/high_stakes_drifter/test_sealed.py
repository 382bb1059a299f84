"""Sealed play: packs for every seat, decks from them, and decks that build themselves. HD-DECK-17 to HD-DECK-22"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.games.high_stakes_drifter import GAME
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_KIND, CARD_STATS, CHIP, CHIP_VALUE, DUDE, KIND
from saddlebag.games.high_stakes_drifter.decks.boosters import sealed_faults
from saddlebag.games.high_stakes_drifter.decks.lists import DeckList, deck_text, read_deck
from saddlebag.games.high_stakes_drifter.decks.sealed import build_deck, leading_stat, packs_from_seed, pool_of
from saddlebag.games.high_stakes_drifter.rules.setup import setup
from saddlebag.games.high_stakes_drifter.state import State
from tests.games.high_stakes_drifter.kit import dude, go_on, question, seen_player, showdown, table

POOLS = [pool_of(number) for number in range(40)]


def laid_out(seed: int = 1, **options: Any) -> State:
    return setup(GAME.make_options({"players": 2, "sealed": True, **options}), Dice(seed))


def deck_at(s: State, seat: int) -> DeckList:
    """The deck of a seat before hands are drawn."""
    return DeckList.of(((card, 1) for card in s.decks[seat].draw), ((chip, 1) for chip in s.players[seat].stack))


def refused(**options: Any) -> str:
    with pytest.raises(BadOption) as refusal:
        GAME.make_options({"players": 2, **options})
    return str(refusal.value)


# --- whose packs ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-18")
def test_a_number_always_opens_the_same_packs() -> None:
    first, again, other = (deck_at(laid_out(seed, packs=packs), 0) for seed, packs in ((1, [5]), (2, [5]), (1, [6])))
    assert first == again != other
    assert first == build_deck(pool_of(5))


@pytest.mark.rule("HD-DECK-18")
def test_without_a_number_the_seed_deals_packs_to_every_seat() -> None:
    s, again, other = laid_out(1), laid_out(1, packs=[None, 9]), laid_out(2)
    assert deck_at(s, 0) == deck_at(again, 0) == build_deck(pool_of(packs_from_seed(1, 0)))
    assert deck_at(s, 1) != deck_at(again, 1) == build_deck(pool_of(9))
    assert deck_at(s, 0) not in (deck_at(s, 1), deck_at(other, 0))


@pytest.mark.rule("HD-DECK-18")
def test_seed_options_and_decisions_tell_the_whole_match() -> None:
    match = GAME.new(seed=3, players=3, sealed=True)
    while match.to_act is not None and match.decisions < 60:
        match.apply(match.options[match.decisions % len(match.options)])
    record = match.record()
    assert record.options == {"players": 3, "sealed": True}
    assert GAME.replay(record.to_json()).state == match.state
    assert GAME.load(match.to_json()).state == match.state


@pytest.mark.rule("HD-DECK-18")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"sealed": True, "mode": "quickstart"}, "Option sealed cannot be used in the quick-start game"),
        ({"packs": [3]}, "Option packs is for sealed play; set sealed to true as well."),
        ({"sealed": True, "packs": [1, 2, 3]}, "Option packs has 3 numbers, but there are 2 players"),
        ({"sealed": True, "packs": [-1]}, "Option packs cannot be"),
        ({"sealed": True, "packs": [2**53]}, "Option packs cannot be"),
        ({"sealed": True, "packs": ["seven"]}, "Option packs cannot be"),
        ({"sealed": "perhaps"}, "Option sealed cannot be 'perhaps'; allowed: true or false."),
    ],
)
def test_packs_that_make_no_sense_are_refused(options: dict[str, Any], sentence: str) -> None:
    assert refused(**options).startswith(sentence)


# --- decks from packs -------------------------------------------------------------------------------------------

FROM_SEVEN, FROM_EIGHT = (deck_text(build_deck(pool_of(number))) for number in (7, 8))


@pytest.mark.rule("HD-DECK-19", "HD-SETUP-01")
def test_a_deck_is_played_that_was_built_from_the_own_packs() -> None:
    mine = "20 Bill Tilghman; 20 Colt Peacemaker; 14 Quick Draw"
    s = laid_out(packs=[7, 8], decks=[mine, FROM_EIGHT])
    assert deck_at(s, 0) == read_deck(mine).deck
    assert deck_at(s, 1) == read_deck(FROM_EIGHT).deck


@pytest.mark.rule("HD-DECK-19", "HD-DECK-13")
def test_the_packs_of_another_player_are_no_help_and_the_faults_of_both_decks_are_told() -> None:
    sentences = refused(sealed=True, packs=[7, 8], decks=[FROM_EIGHT, FROM_SEVEN]).splitlines()
    assert sentences[0] == "Option decks contains a deck that is not legal."
    assert {line.partition(":")[0] for line in sentences[1:]} == {"Red", "Blue"}
    assert len(sentences) > 10
    told = [line for line in sentences[1:] if not line.endswith("more things are wrong.")]
    assert len(told) == len(sentences) - 3
    assert all(line.endswith("opened (HD-DECK-17).") for line in told)


@pytest.mark.rule("HD-DECK-19")
@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("garryowen", "In sealed play decks are built from packs, so garryowen cannot be played (HD-DECK-19)."),
        ("54 Bill Tilghman", "option packs names none for this seat (HD-DECK-19)."),
        ("garryowin", "option packs names none for this seat (HD-DECK-19)."),
    ],
)
def test_only_decks_from_packs_are_played(deck: str, sentence: str) -> None:
    assert sentence in refused(sealed=True, decks=[deck])


# --- who knows --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-20")
def test_packs_and_decks_belong_to_their_seats_alone() -> None:
    closed = GAME.make_options({"sealed": True})
    opened = GAME.make_options({"sealed": True, "open_decklists": True})
    assert set(closed.of_seats()) == {"decks", "packs"}
    assert [closed.shown_to_all(name) for name in ("decks", "packs")] == [False, False]
    assert [opened.shown_to_all(name) for name in ("decks", "packs")] == [True, False]
    assert "packs" not in GAME.make_options({}).of_seats()


@pytest.mark.rule("HD-DECK-20")
def test_nobody_sees_the_list_of_another_unless_lists_are_open() -> None:
    assert seen_player(table(sealed=True), 0, 1).deck == []
    assert len(seen_player(table(sealed=True), 1, 1).deck) == 54
    assert len(seen_player(table(sealed=True, open_decklists=True), 0, 1).deck) == 54


# --- decks that build themselves --------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-21")
def test_a_deck_that_builds_itself_is_legal_and_has_the_parts_of_a_ready_deck() -> None:
    for pool in POOLS:
        deck = build_deck(pool)
        assert sealed_faults(read_deck(deck_text(deck)), pool) == []
        kinds = Counter(KIND[CARD_KIND[card]] for card in deck.card_list())
        assert kinds == {"dude": 17, "gear": 18, "fortune": 19}
        assert build_deck(pool) == deck


@pytest.mark.rule("HD-DECK-21")
def test_it_is_built_around_the_stat_of_its_best_dudes() -> None:
    for pool in POOLS:
        stat, deck = leading_stat(pool), build_deck(pool)
        opened = [CARD.find(name) for name, copies in pool.counts["cards"].items() for _ in range(copies)]
        dudes = [CARD_STATS[card][stat] for card in deck.card_list() if CARD_KIND[card] == DUDE]
        there = [CARD_STATS[card][stat] for card in opened if CARD_KIND[card] == DUDE]
        assert sum(dudes) / len(dudes) > sum(there) / len(there) + 0.5


@pytest.mark.rule("HD-DECK-21", "HD-DECK-17")
def test_its_chips_are_worth_50_at_most_and_no_other_would_fit_in() -> None:
    for pool in POOLS:
        stack = Counter(build_deck(pool).chip_list())
        worth = sum(CHIP_VALUE[chip] * copies for chip, copies in stack.items())
        left = Counter({CHIP.find(name): copies for name, copies in pool.counts["kickers"].items()}) - stack
        assert worth <= 50
        assert all(worth + CHIP_VALUE[chip] > 50 for chip in left)


@pytest.mark.rule("HD-DECK-21")
@pytest.mark.parametrize("decks", [(), ("", "random"), ("random",), (" ", " Random ")])
def test_who_brings_no_deck_plays_one_that_builds_itself(decks: tuple[str, ...]) -> None:
    s = laid_out(packs=[7, 8], decks=decks)
    assert [deck_at(s, seat) for seat in (0, 1)] == [build_deck(pool_of(number)) for number in (7, 8)]


# --- fewer chips ------------------------------------------------------------------------------------------------

NO_CHIPS = {"sealed": True, "packs": (7, 8), "decks": ("54 Bill Tilghman", "54 Bill Tilghman")}


@pytest.mark.rule("HD-DECK-22")
@pytest.mark.parametrize(("chips", "asked_first"), [("", "reinvest_dude"), ("; 1 Old Boots", "kicker_stage")])
def test_who_has_no_chips_is_not_asked_for_one_and_the_showdown_goes_on(chips: str, asked_first: str) -> None:
    boots = next(number for number in range(100) if "kw_boots" in pool_of(number).counts["kickers"])
    s = table(sealed=True, packs=(boots, boots), decks=(f"54 Bill Tilghman{chips}",) * 2)
    showdown(s, dude(s, 0, "bill_tilghman"), dude(s, 1, "bill_tilghman"))
    go_on(s)
    assert question(s) == asked_first


@pytest.mark.rule("HD-DECK-22")
@pytest.mark.parametrize("seed", range(3))
def test_a_match_without_a_single_chip_is_played_to_its_end(seed: int) -> None:
    match, chance = GAME.new(seed=seed, players=2, **NO_CHIPS), Random(seed)
    while match.to_act is not None:
        assert not any(option.verb == "play_kicker" for option in match.options)
        match.apply(chance.choice(match.options))
    assert match.result is not None
