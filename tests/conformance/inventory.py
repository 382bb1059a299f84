"""All that lies on a table, counted, by what the fields of its state say that they hold."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, repeat
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from saddlebag.engine.fields import kinds, told
from saddlebag.engine.names import NOBODY, SetOf, bits
from saddlebag.games.deck_goes_west.state import State as DeckGoesWest
from saddlebag.games.high_stakes_drifter.state import State as HighStakesDrifter
from saddlebag.games.train_heist.state import State as TrainHeist

Things = Counter[tuple[Any, ...]]
"""How often each thing is there: what kind it is, and which one where it has a name."""


def inventory(game: str, state: Any) -> Things:
    """How often each thing is on the table."""
    things: Things = Counter()
    count(state, things)
    things.update(MORE.get(game, nothing)(state))
    return +things


def known_inventory(game: str, state: Any, viewer: int | None) -> Things:
    """The same as far as a viewer may know it."""
    return as_listed_for(viewer, state) if game == "high_stakes_drifter" else inventory(game, state)


def count(part: Any, things: Things) -> None:
    """Add what lies in the fields of a part that hold something, and in its own parts."""
    of: Any = type(part)
    shelves, parts = contents(of)
    for shelf in shelves:
        value = getattr(part, shelf.field)
        if shelf.all is None:
            things[shelf.holds,] += sum(value) if isinstance(value, list) else value
        else:
            things.update(zip(repeat(shelf.holds), shelf.all(value)))
    for field in parts:
        value = getattr(part, field)
        for inner in value if isinstance(value, list) else [value]:
            if inner is not None:
                count(inner, things)


class Shelf(NamedTuple):
    """A field that holds something."""

    field: str
    holds: str
    all: Callable[[Any], Iterable[int]] | None
    """The things in its value, where it names them instead of counting them."""


@cache
def contents(of: type[Any]) -> tuple[list[Shelf], list[str]]:
    """The fields of a class that hold something, and those in which parts of the table are."""
    held_by = kinds(of)
    shelves = [
        Shelf(field, said.holds, None if counts(held_by[field]) else members(held_by[field]))
        for field, said in told(of).items()
        if said.holds
    ]
    return shelves, [field for field, kind in held_by.items() if is_part(kind)]


def counts(kind: Any) -> bool:
    """Whether a field counts what it holds, once or for each of some places, instead of naming it."""
    while get_origin(kind) in (Annotated, list):
        inner, *marks = get_args(kind)
        if get_origin(kind) is Annotated and inner is int and marks:
            return False
        kind = inner
    return kind is int


def is_part(kind: Any) -> bool:
    """Whether a field is a part of the table, or a list of them, or may be one."""
    return dataclasses.is_dataclass(kind) or any(is_part(each) for each in get_args(kind) if each is not NoneType)


def members(kind: Any) -> Callable[[Any], Iterable[int]]:
    """How to find the things in a value of a kind: one, a set, or several in a list or table."""
    if get_origin(kind) is Annotated:
        kind, mark = get_args(kind)[:2]
        if isinstance(mark, SetOf):
            return bits
    if get_origin(kind) not in (list, dict):
        return lambda value: [] if value == NOBODY else [value]
    each = get_args(kind)[-1]
    several = (lambda value: value.values()) if get_origin(kind) is dict else iter
    if get_origin(strip(each)) in (list, dict) or members(each) is bits:
        inner = members(each)
        return lambda value: chain.from_iterable(map(inner, several(value)))
    return lambda value: (thing for thing in several(value) if thing != NOBODY)


def strip(kind: Any) -> Any:
    """A kind without what is marked on it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def nothing(state: Any) -> Things:
    return Counter()


# --- what no field can say by itself ----------------------------------------------------------------------------


def train_heist(s: TrainHeist) -> Things:
    """Every car of the train stands somewhere else."""
    return Counter({("cars",): len(set(s.cars))})


def deck_goes_west(s: DeckGoesWest) -> Things:
    return Counter({("wagon",): int(s.wagon != NOBODY)})


def high_stakes_drifter(s: HighStakesDrifter) -> Things:
    """Cards and chips belong to their owners for ever. HD-GEN-09"""
    things: Things = Counter()
    for owner, deck in enumerate(s.decks):
        things.update(("card", owner, card) for card in deck.draw + deck.deadwood)
    for seat, player in enumerate(s.players):
        owner = seat if len(s.decks) > 1 else 0
        things.update(("card", owner, card) for card in player.hand + [piece.card for piece in player.table])
        things.update(("chip", seat, chip) for chip in player.stack + player.buried)
        for piece in player.table:
            things.update(("chip", by, side >> 1) for side, by in zip(piece.kickers, piece.kicked_by, strict=True))
    return things


def as_listed_for(viewer: int | None, s: HighStakesDrifter) -> Things:
    """The same as far as a viewer knows it: of a secret list only how many cards and chips are on it. Section 7"""
    things: Things = Counter()
    for thing, number in inventory("high_stakes_drifter", s).items():
        kind, *owned = thing
        open_to = not owned or s.quickstart or s.options.open_decklists or owned[0] == viewer
        things[thing if open_to else (kind, owned[0])] += number
    return things


MORE: dict[str, Callable[[Any], Things]] = {
    "train_heist": train_heist,
    "deck_goes_west": deck_goes_west,
    "high_stakes_drifter": high_stakes_drifter,
}
