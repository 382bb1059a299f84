"""All that lies on a table, counted, by what the fields of its state say that they hold."""

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any, get_args, get_origin

from saddlebag.engine.fields import Told, kinds, told
from saddlebag.engine.names import NOBODY, SetOf, bits
from saddlebag.games.deck_goes_west.state import State as DeckGoesWest
from saddlebag.games.high_stakes_drifter.state import State as HighStakesDrifter
from saddlebag.games.train_heist.state import State as TrainHeist


def inventory(game: str, state: Any) -> Counter[str]:
    """How often each thing is on the table."""
    return held(state) + MORE.get(game, nothing)(state)


def known_inventory(game: str, state: Any, viewer: int | None) -> Counter[str]:
    """The same as far as a viewer may know it."""
    return as_listed_for(viewer, state) if game == "high_stakes_drifter" else inventory(game, state)


def held(part: Any) -> Counter[str]:
    """What lies in the fields of a part that hold something, and in its own parts."""
    things: Counter[str] = Counter()
    for field, said, kind in declared(type(part)):
        value = getattr(part, field)
        if said.holds and counts(kind):
            things[said.holds] += sum(value) if isinstance(value, list) else value
        elif said.holds:
            things.update(f"{said.holds} {thing}" for thing in members(value, kind))
        for inner in value if isinstance(value, list) else [value]:
            if dataclasses.is_dataclass(inner):
                things += held(inner)
    return things


def counts(kind: Any) -> bool:
    """Whether a field counts what it holds, once or for each of some places, instead of naming it."""
    while get_origin(kind) in (Annotated, list):
        inner, *marks = get_args(kind)
        if get_origin(kind) is Annotated and inner is int and marks:
            return False
        kind = inner
    return kind is int


Declared = list[tuple[str, Told, Any]]
DECLARED: dict[type[Any], Declared] = {}
"""By class, once read: to read annotations takes long."""


def declared(of: type[Any]) -> Declared:
    """The fields of a class with what each says of itself and what it holds."""
    if of not in DECLARED:
        held_by = kinds(of)
        DECLARED[of] = [(field, said, held_by[field]) for field, said in told(of).items()]
    return DECLARED[of]


def members(value: Any, kind: Any) -> list[int]:
    """The things in a value: one, a set, or several in a list or table."""
    if get_origin(kind) is Annotated:
        kind, mark = get_args(kind)[:2]
        if isinstance(mark, SetOf):
            return list(bits(value))
    if isinstance(value, list | dict):
        each = get_args(kind)[-1]
        return [thing for one in (value.values() if isinstance(value, dict) else value) for thing in members(one, each)]
    return [] if value == NOBODY else [value]


def nothing(state: Any) -> Counter[str]:
    return Counter()


# --- what no field can say by itself ----------------------------------------------------------------------------


def train_heist(s: TrainHeist) -> Counter[str]:
    """Every car of the train stands somewhere else."""
    return Counter(cars=len(set(s.cars)))


def deck_goes_west(s: DeckGoesWest) -> Counter[str]:
    return Counter(wagon=s.wagon != NOBODY)


def high_stakes_drifter(s: HighStakesDrifter) -> Counter[str]:
    """Cards and chips belong to their owners for ever. HD-GEN-09"""
    things: Counter[str] = Counter()
    for owner, deck in enumerate(s.decks):
        things.update(f"card {owner} {card}" for card in deck.draw + deck.deadwood)
    for seat, player in enumerate(s.players):
        owner = seat if len(s.decks) > 1 else 0
        things.update(f"card {owner} {card}" for card in player.hand + [piece.card for piece in player.table])
        things.update(f"chip {seat} {chip}" for chip in player.stack + player.buried)
        for piece in player.table:
            things.update(f"chip {by} {side >> 1}" for side, by in zip(piece.kickers, piece.kicked_by, strict=True))
    return things


def as_listed_for(viewer: int | None, s: HighStakesDrifter) -> Counter[str]:
    """The same as far as a viewer knows it: of a secret list only how many cards and chips are on it. Section 7"""
    things: Counter[str] = Counter()
    for thing, count in inventory("high_stakes_drifter", s).items():
        kind, *owner = thing.split()[:2]
        open_to = s.quickstart or s.options.open_decklists or owner in ([], [str(viewer)])
        things[thing if open_to else f"{kind}s of {owner[0]}"] += count
    return things


MORE: dict[str, Callable[[Any], Counter[str]]] = {
    "train_heist": train_heist,
    "deck_goes_west": deck_goes_west,
    "high_stakes_drifter": high_stakes_drifter,
}
