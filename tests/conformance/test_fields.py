"""Every field of a state is known to copy, save, view and redeal. A new field fails here until it is."""

import dataclasses
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.dice import QuickDice
from tests.conformance.walks import stored, tables

FOLDER = Path(__file__).parent / "fields"
games = pytest.mark.parametrize("name", saddlebag.game_names())


def declared(name: str) -> dict[str, dict[str, str]]:
    """What is said of each field: where the view shows it (or why not), and whether redeal keeps it."""
    table: dict[str, dict[str, str]] = tomllib.loads((FOLDER / f"{name}.toml").read_text())
    return table


def some_states(name: str) -> list[Any]:
    return [
        match.copy().state
        for table in tables(name)
        for number, match in enumerate(stored(name, table))
        if number % 40 == 20
    ]


def fields(name: str) -> list[str]:
    return [field.name for field in dataclasses.fields(saddlebag.game(name).state)]


@games
def test_every_field_is_declared(name: str) -> None:
    assert sorted(declared(name)) == sorted(fields(name))


@games
def test_a_copy_has_every_field_and_shares_nothing_that_changes(name: str) -> None:
    for state in some_states(name):
        twin = state.copy()
        for field in fields(name):
            ours, theirs = getattr(state, field), getattr(twin, field)
            if field == "heard":
                assert theirs is None
                continue
            assert ours == theirs, field
            if not isinstance(ours, int | str | msgspec.Struct):
                assert ours is not theirs, field
                assert not shared(ours, theirs), field


def shared(ours: Any, theirs: Any) -> bool:
    """Whether two equal values have a changeable part in common."""
    if isinstance(ours, list):
        inner = zip(ours, theirs, strict=True)
        return ours is theirs or any(shared(one, other) for one, other in inner)
    if dataclasses.is_dataclass(ours) and not isinstance(ours, type):
        pairs = [(getattr(ours, field.name), getattr(theirs, field.name)) for field in dataclasses.fields(ours)]
        return ours is theirs or any(shared(one, other) for one, other in pairs)
    return False


@games
def test_a_save_has_every_field(name: str) -> None:
    game = saddlebag.game(name)
    for state in some_states(name):
        assert sorted([*game.codec.encode(state), "heard"]) == sorted(fields(name))


@games
def test_the_view_has_what_is_declared(name: str) -> None:
    game = saddlebag.game(name)
    view = game.view(some_states(name)[0], 0)
    for field, said in declared(name).items():
        assert ("view" in said) != ("hidden" in said), field
        if "view" in said:
            assert hasattr(view, said["view"]), field


@games
def test_redeal_keeps_or_mixes_every_field_as_declared(name: str) -> None:
    game = saddlebag.game(name)
    mixed: set[str] = set()
    for state in some_states(name):
        other = state.copy()
        dice = QuickDice(1)
        game.redeal(other, 0, dice)
        other.dice = dice
        mixed |= {field for field in fields(name) if getattr(state, field) != getattr(other, field)}
    assert mixed == {field for field, said in declared(name).items() if said["redeal"] == "mixed"}
