"""Nobody learns what they may not know: four tests, each shown to fail on a planted leak."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.game import Game
from saddlebag.games.train_heist.content import CARD
from tests.conformance.inventory import known_inventory
from tests.conformance.walks import LABELS, TABLES, stored, walk

every_table = pytest.mark.parametrize(("name", "table"), TABLES, ids=LABELS)
Table = dict[str, Any]
AnyGame = Game[Any, Any]


def states(name: str, table: Table) -> Iterator[Any]:
    """The states of some matches, at every fourth decision."""
    for walked in (walk(name, table, 1, eager=True), stored(name, table)):
        for number, match in enumerate(walked):
            if number % 4 == 0:
                yield match.copy().state


def viewers(state: Any) -> list[int | None]:
    return [None, *range(state.options.seats())]


def redealt(game: AnyGame, state: Any, viewer: int | None, seed: int) -> Any:
    other = state.copy()
    dice = QuickDice(seed)
    game.redeal(other, viewer, dice)
    other.dice = dice
    return other


def seen(game: AnyGame, state: Any, viewer: int | None) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def check_same_view(game: AnyGame, table: Table) -> None:
    """After redealing for a viewer, that viewer sees the same table, byte for byte."""
    for state in states(game.name, table):
        for viewer in viewers(state):
            assert seen(game, redealt(game, state, viewer, 1), viewer) == seen(game, state, viewer)


def check_something_differs(game: AnyGame, table: Table) -> None:
    """Somewhere something that the viewer cannot know has changed."""
    changed = 0
    for state in states(game.name, table):
        for viewer in viewers(state):
            other = redealt(game, state, viewer, 2)
            other.dice = state.dice
            changed += other != state
    assert changed


def check_truth_does_not_matter(game: AnyGame, table: Table) -> None:
    """The same dice make the same world, wherever the hidden things truly are."""
    for state in states(game.name, table):
        for viewer in viewers(state):
            elsewhere = redealt(game, state, viewer, 3)
            assert redealt(game, elsewhere, viewer, 4) == redealt(game, state, viewer, 4)


def check_nothing_lost(game: AnyGame, table: Table) -> None:
    """Redealing moves things around; it makes and loses none that the viewer knows to be there."""
    for state in states(game.name, table):
        for viewer in viewers(state):
            things = known_inventory(game.name, state, viewer)
            assert known_inventory(game.name, redealt(game, state, viewer, 5), viewer) == things


@every_table
def test_a_redealt_world_looks_the_same(name: str, table: Table) -> None:
    check_same_view(saddlebag.game(name), table)


@every_table
def test_a_redealt_world_is_another_one(name: str, table: Table) -> None:
    check_something_differs(saddlebag.game(name), table)


@every_table
def test_a_redealt_world_does_not_depend_on_the_truth(name: str, table: Table) -> None:
    check_truth_does_not_matter(saddlebag.game(name), table)


@every_table
def test_a_redealt_world_has_the_same_things(name: str, table: Table) -> None:
    check_nothing_lost(saddlebag.game(name), table)


# --- the same checks on games with a leak planted in them ------------------------------------------------------

VERSUS = {"players": 3, "mode": "versus"}


def train_heist(**changes: Any) -> AnyGame:
    return replace(saddlebag.game("train_heist"), **changes)


def test_the_first_check_finds_a_view_that_tells_the_top_card() -> None:
    honest = saddlebag.game("train_heist").view

    def leaky(state: Any, seat: int | None) -> Any:
        top = [CARD[state.poker.pile[-1]]] if state.poker.pile else []
        return msgspec.structs.replace(honest(state, seat), discards=top)

    with pytest.raises(AssertionError):
        check_same_view(train_heist(view=leaky), VERSUS)


def test_the_second_check_finds_a_redeal_that_does_nothing() -> None:
    def idle(state: Any, seat: int | None, dice: Dice) -> None:
        return None

    with pytest.raises(AssertionError):
        check_something_differs(train_heist(redeal=idle), VERSUS)


def test_the_third_check_finds_a_redeal_that_starts_from_the_truth() -> None:
    def turn_round(state: Any, seat: int | None, dice: Dice) -> None:
        state.poker.pile.reverse()

    with pytest.raises(AssertionError):
        check_truth_does_not_matter(train_heist(redeal=turn_round), VERSUS)


def test_the_fourth_check_finds_a_redeal_that_doubles_a_card() -> None:
    def doubling(state: Any, seat: int | None, dice: Dice) -> None:
        if len(state.poker.pile) > 1:
            state.poker.pile[0] = state.poker.pile[-1]

    with pytest.raises(AssertionError):
        check_nothing_lost(train_heist(redeal=doubling), VERSUS)
