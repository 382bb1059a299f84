"""Nobody learns what they may not know: four tests, each shown to fail on a planted leak."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest

import saddlebag
from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.game import Game
from saddlebag.games.train_heist.content import CARD
from tests.conformance.inventory import known_inventory
from tests.conformance.walks import every_table, stored, walk

Table = dict[str, Any]
AnyGame = Game[Any, Any]


def states(name: str, table: Table) -> Iterator[Any]:
    """The states of some matches, at every sixth decision."""
    for walked in (walk(name, table, 1, eager=True), stored(name, table)):
        for number, match in enumerate(walked):
            if number % 6 == 0:
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


class World(NamedTuple):
    """A state, who looks at it, and another state that this viewer cannot tell from it."""

    state: Any
    viewer: int | None
    other: Any


def worlds(game: AnyGame, table: Table) -> Iterator[World]:
    """Every viewer's other worlds of some matches."""
    for state in states(game.name, table):
        for viewer in viewers(state):
            yield World(state, viewer, redealt(game, state, viewer, 1))


def check_same_view(game: AnyGame, world: World) -> None:
    """After redealing for a viewer, that viewer sees the same table, byte for byte."""
    assert seen(game, world.other, world.viewer) == seen(game, world.state, world.viewer)


def check_truth_does_not_matter(game: AnyGame, world: World) -> None:
    """The same dice make the same world, wherever the hidden things truly are."""
    again = [redealt(game, state, world.viewer, 4) for state in (world.other, world.state)]
    assert again[0] == again[1]


def check_nothing_lost(game: AnyGame, world: World) -> None:
    """Redealing moves things around; it makes and loses none that the viewer knows to be there."""
    there, imagined = (known_inventory(game.name, state, world.viewer) for state in (world.state, world.other))
    assert imagined == there


def check_something_differs(game: AnyGame, table: Table) -> None:
    """Somewhere something that the viewer cannot know has changed."""
    assert any(differs(world) for world in worlds(game, table))


def differs(world: World) -> bool:
    """Whether anything but the dice has changed."""
    world.other.dice = world.state.dice
    return bool(world.other != world.state)


def check_worlds(game: AnyGame, table: Table, *checks: Callable[[AnyGame, World], None]) -> None:
    """All of these checks on every world."""
    for world in worlds(game, table):
        for check in checks:
            check(game, world)


CHECKS = (check_same_view, check_truth_does_not_matter, check_nothing_lost)


@every_table
def test_a_redealt_world_looks_the_same_has_the_same_things_and_does_not_depend_on_the_truth(
    name: str, table: Table
) -> None:
    check_worlds(saddlebag.game(name), table, *CHECKS)


@every_table
def test_a_redealt_world_is_another_one(name: str, table: Table) -> None:
    check_something_differs(saddlebag.game(name), table)


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
        check_worlds(train_heist(view=leaky), VERSUS, check_same_view)


def test_the_second_check_finds_a_redeal_that_does_nothing() -> None:
    def idle(state: Any, seat: int | None, dice: Dice) -> None:
        return None

    with pytest.raises(AssertionError):
        check_something_differs(train_heist(redeal=idle), VERSUS)


def test_the_third_check_finds_a_redeal_that_starts_from_the_truth() -> None:
    def turn_round(state: Any, seat: int | None, dice: Dice) -> None:
        state.poker.pile.reverse()

    with pytest.raises(AssertionError):
        check_worlds(train_heist(redeal=turn_round), VERSUS, check_truth_does_not_matter)


def test_the_fourth_check_finds_a_redeal_that_doubles_a_card() -> None:
    def doubling(state: Any, seat: int | None, dice: Dice) -> None:
        if len(state.poker.pile) > 1:
            state.poker.pile[0] = state.poker.pile[-1]

    with pytest.raises(AssertionError):
        check_worlds(train_heist(redeal=doubling), VERSUS, check_nothing_lost)
