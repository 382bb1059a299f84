"""What a field says of itself is true: copies, saves, views and redeals treat every field as it says."""

import dataclasses
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.dice import QuickDice
from saddlebag.engine.fields import Told, told
from tests.conformance.walks import stored, tables

games = pytest.mark.parametrize("name", saddlebag.game_names())


def some_states(name: str) -> list[Any]:
    return [
        match.copy().state
        for table in tables(name)
        for number, match in enumerate(stored(name, table))
        if number % 40 == 20 or rare(match.state)
    ]


def rare(state: Any) -> bool:
    """A moment that few matches stay at for long: before characters are revealed, while cards lie face down, in a
    fight that somebody has begun to pass in, while faro cards are turned."""
    return state.stage in ("characters", "choosing", "fight_card", "fight_cards", "turning")


def fields(name: str) -> dict[str, Told]:
    return told(saddlebag.game(name).state)


def parts_of(value: Any) -> list[Any]:
    """The parts of the state in a value."""
    return [each for each in (value if isinstance(value, list) else [value]) if dataclasses.is_dataclass(each)]


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
            if not replaced_when_it_changes(state, field) and not isinstance(ours, int | str | msgspec.Struct | None):
                assert ours is not theirs, field
                assert not shared(ours, theirs), field


def replaced_when_it_changes(part: Any, name: str) -> bool:
    """Whether a field says so: then copies have the same list."""
    return any(field.name == name and "shared" in field.metadata for field in dataclasses.fields(part))


def shared(ours: Any, theirs: Any) -> bool:
    """Whether two equal values have a changeable part in common, but for lists that are never changed in place."""
    if isinstance(ours, list):
        inner = zip(ours, theirs, strict=True)
        return ours is theirs or any(shared(one, other) for one, other in inner)
    if dataclasses.is_dataclass(ours) and not isinstance(ours, type):
        own = [field.name for field in dataclasses.fields(ours) if "shared" not in field.metadata]
        pairs = [(getattr(ours, name), getattr(theirs, name)) for name in own]
        return ours is theirs or any(shared(one, other) for one, other in pairs)
    return False


@games
def test_a_save_has_every_field(name: str) -> None:
    game = saddlebag.game(name)
    for state in some_states(name):
        assert sorted([*game.codec.encode(state), "heard"]) == sorted(fields(name))


@games
def test_the_view_has_what_the_fields_say(name: str) -> None:
    game = saddlebag.game(name)
    view = game.view(some_states(name)[0], 0)
    for field, said in fields(name).items():
        shown = (*said.within, said.size) if said.hidden or said.within else (said.name or field, said.size)
        for each in filter(None, shown):
            assert hasattr(view, each), field
        assert shown != ("",) or said.hidden


@games
def test_redeal_mixes_what_says_so_and_keeps_the_rest(name: str) -> None:
    game = saddlebag.game(name)
    mixed: set[str] = set()
    may_mix: set[str] = set()
    for state in some_states(name):
        other = state.copy()
        dice = QuickDice(1)
        game.redeal(other, 0, dice)
        other.dice = dice
        for field, said, ours, theirs in leaves(state, other):
            mixed |= {field} if ours != theirs else set()
            may_mix |= {field} if said.redealt else set()
    assert mixed <= may_mix
    assert may_mix - mixed <= RARELY_MIXED


RARELY_MIXED = {
    *("Knowledge.clues", "Knowledge.laid", "Player.since", "Piece.since"),
    *("Fight.played", "Hand.dealer_plays"),
    *("Player.offered", "State.event_eyes"),
}
"""What changes only after a trade of versus, or where cards of several shuffles are hidden; what is chosen last before
all is revealed; and what only set-up or a look at the deck hides."""


def leaves(ours: Any, theirs: Any) -> Iterator[tuple[str, Told, Any, Any]]:
    """The fields of two states and of their parts that are not parts themselves: name, what they say, both values."""
    for field, said in told(type(ours)).items():
        one, other = getattr(ours, field), getattr(theirs, field)
        if not parts_of(one):
            yield f"{type(ours).__name__}.{field}", said, one, other
        for inner, twin in zip(parts_of(one), parts_of(other), strict=True):
            yield from leaves(inner, twin)


@games
def test_what_copies_share_is_never_changed_in_place(name: str) -> None:
    for table in tables(name)[:3]:
        kept = []
        for match in stored(name, table):
            kept += [(value, deepcopy(value)) for value in shared_lists(match.state)]
            if match.to_act is not None:
                match.redeal(match.to_act, seed=1)
        assert all(value == was for value, was in kept)


def shared_lists(part: Any) -> list[list[Any]]:
    """The lists that copies of a state share with it."""
    found: list[list[Any]] = []
    for field in dataclasses.fields(part):
        value = getattr(part, field.name)
        if "shared" in field.metadata:
            found.append(value)
        for inner in parts_of(value):
            found += shared_lists(inner)
    return found
