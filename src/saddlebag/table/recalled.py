"""What a table that was written down comes to under the rules of today."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.records import Saved
from saddlebag.games import game as find_game
from saddlebag.table import rows


def standing(log: Iterable[rows.Found], base: int) -> list[rows.Found]:
    """The decisions of a log that were not taken back."""
    found: list[rows.Found] = []
    for row in log:
        if row.back_to is not None:
            del found[row.back_to - base :]
        elif row.kind == "move":
            found.append(row)
    return found


def at_rest(game: Game[Any, Any], save: str) -> Match[Any, Any] | None:
    """The match where it last rested, if its state fits our rules."""
    try:
        saved = Saved.read(save)
        return game.load(msgspec.json.encode(msgspec.structs.replace(saved, since=[], seal=-1)))
    except Exception:  # whatever an old state does to rules that never saw it
        return None


def known_options(game: Game[Any, Any], values: dict[str, Any]) -> Any:
    """The options of a table; what these rules no longer allow is left out, so that the table can be shown."""
    try:
        return game.make_options(values)
    except SaddlebagError:
        made = game.make_options({})
        kept: dict[str, Any] = {}
        for name, value in values.items():
            try:
                made = game.make_options({**kept, name: value})
            except SaddlebagError:
                continue
            kept[name] = value
        return made


def seat_colours(game: Game[Any, Any], options: Any) -> list[str]:
    """What the seats are called in a match that has just begun."""
    return list(_colours(game.name, msgspec.json.encode(options)))


@lru_cache(1000)
def _colours(name: str, options: bytes) -> tuple[str, ...]:
    game = find_game(name)
    made = game.make_options(msgspec.json.decode(options))
    state = game.setup(made, Dice(0))
    return tuple(game.seat_name(state, seat).lower() for seat in range(made.seats()))
