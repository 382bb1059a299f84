"""Decks that a rival might have, for all that a seat knows of them. Section 7"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import saddlebag
from saddlebag.engine.dice import QuickDice
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_COST, CARD_KIND, CHIP_VALUE, DUDE
from saddlebag.games.high_stakes_drifter.decks.lists import DeckList, faults, ready_deck
from saddlebag.games.high_stakes_drifter.rules.zones import draw_cards
from saddlebag.games.high_stakes_drifter.seen.redeal import redeal
from saddlebag.games.high_stakes_drifter.seen.view import deck_cards, deck_chips
from saddlebag.games.high_stakes_drifter.state import State
from tests.games.high_stakes_drifter.kit import evening, hand, names, play, put


def worlds(s: State, viewer: int | None, number: int = 60) -> Iterator[State]:
    for seed in range(number):
        world = s.copy()
        redeal(world, viewer, QuickDice(seed))
        yield world


def positions(*decks: str, **options: object) -> Iterator[State]:
    """A match of two, at every tenth question."""
    match = saddlebag.game("high_stakes_drifter").new(seed=5, players=2, mode="standard", decks=decks, **options)
    dice = Random(5)
    while match.to_act is not None:
        if match.decisions % 10 == 0:
            yield match.copy().state
        match.apply(dice.choice(match.options))


def list_of(s: State, seat: int) -> DeckList:
    return DeckList.of([(card, 1) for card in deck_cards(s, seat)], [(chip, 1) for chip in deck_chips(s, seat)])


def test_an_imagined_deck_is_a_legal_one() -> None:
    looked = 0
    for s in positions("garryowen", "random"):
        for world in worlds(s, 0, 12):
            assert not faults(list_of(world, 1))
            looked += 1
    assert looked > 100


def test_nobody_imagines_another_deck_for_himself() -> None:
    for s in positions("garryowen", "random"):
        assert all(list_of(world, 0) == list_of(s, 0) for world in worlds(s, 0, 5))


def test_with_open_lists_every_world_has_the_true_decks() -> None:
    for s in positions("garryowen", "random", open_decklists=True):
        assert all(list_of(world, 1) == list_of(s, 1) for world in worlds(s, 0, 5))


def test_a_hand_that_nobody_saw_may_hold_cards_that_are_not_in_the_deck() -> None:
    s = next(positions("garryowen", "greasy_grass"))
    imagined = set().union(*(world.players[1].hand for world in worlds(s, 0)))
    assert imagined - set(ready_deck("greasy_grass").card_list())


def test_ready_decks_of_which_as_much_can_be_seen_are_as_likely_as_each_other() -> None:
    s = evening(decks=("garryowen", "tombstone_justice"))  # with nine chips in the stack, like one other ready deck
    found = Counter(list_of(world, 1) for world in worlds(s, 0, 300))
    ready = [found[ready_deck(name)] for name in ("tombstone_justice", "hole_in_the_wall")]
    assert min(ready) > 60
    assert max(ready) < 140
    assert len(found) > 60, "or it is a deck of their own"


def test_who_has_seen_enough_of_a_ready_deck_recognises_it() -> None:
    s = evening(decks=("garryowen", "greasy_grass"))
    deck = s.decks[1]
    deck.draw, deck.deadwood = deck.draw[:20], deck.draw[20:]
    found = Counter(list_of(world, 1) for world in worlds(s, 0, 100))
    assert 25 < found[ready_deck("greasy_grass")] < 75
    assert len(found) > 25, "it may still be a deck of their own that begins like it"


def test_what_was_seen_of_a_deck_is_in_every_imagined_one() -> None:
    s = evening()
    put(s, 1, deadwood="wyatt_earp lozen lozen", hand="")
    for world in worlds(s, 0):
        assert names(world.decks[1].deadwood) == names(s.decks[1].deadwood)
        assert Counter(deck_cards(world, 1))[CARD.find("wyatt_earp")] == 1


def test_after_a_reshuffle_the_pile_is_known_and_the_hand_is_not() -> None:
    s = evening()
    put(s, 0, hand="wyatt_earp fort_up", draw="", deadwood="mustang stetson derringer cochise")
    draw_cards(s, 0, 1)
    hands = set()
    for world in worlds(s, 1):
        assert set(names(world.decks[0].draw)) < {"mustang", "stetson", "derringer", "cochise"}
        hands |= set(hand(world, 0))
    assert len(hands) > 20


@pytest.mark.parametrize("dude", ["lozen", "wyatt_earp"])
def test_a_concealed_card_may_be_any_of_its_kind_at_that_price(dude: str) -> None:
    s = evening()
    put(s, 0, hand=dude)
    play(s, "play_dude", f"card {dude}")
    price = CARD_COST[CARD.find(dude)]
    laid = {world.players[0].table[0].card for world in worlds(s, 1)}
    assert len(laid) > 2
    assert {(CARD_KIND[card], CARD_COST[card]) for card in laid} == {(DUDE, price)}


@pytest.mark.parametrize("seen", ["", "kb_owl", "kr_spur kr_spur kw_boots kw_boots kw_boots kw_boots kw_boots"])
def test_an_imagined_stack_is_worth_what_is_left_of_fifty_dollars(seen: str) -> None:
    s = evening()
    worth = put_chips(s, seen)
    stacks = {tuple(world.players[1].stack) for world in worlds(s, 0)}
    assert len(stacks) > 5
    assert {(len(stack), sum(CHIP_VALUE[chip] for chip in stack)) for stack in stacks} == {(4, 50 - worth)}


def put_chips(s: State, seen: str) -> int:
    """Blue has played these chips and has four left; what the played ones are worth."""
    put(s, 1, buried=seen, stack="kw_boots " * 4)
    return sum(CHIP_VALUE[chip] for chip in s.players[1].buried)


def test_in_sealed_play_a_stack_may_be_worth_less() -> None:
    s = evening(sealed=True)
    put(s, 1, stack="kw_boots kw_nail")
    worth = {sum(CHIP_VALUE[chip] for chip in world.players[1].stack) for world in worlds(s, 0)}
    assert len(worth) > 3
    assert max(worth) <= 50
