"""What a table recalls: the lines of its log, who decided, and what was written down, under the rules of today."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.records import Saved
from saddlebag.games import game as find_game
from saddlebag.table import rows
from saddlebag.table.log import Telling


class Line(NamedTuple):
    """An event of the log: its own number, the number and the decision that brought it about."""

    n: int
    number: int
    decision: int
    telling: Telling


class Decided(NamedTuple):
    """Who made a decision, whether there was a choice, and how much had come to light before it."""

    seat: int
    guest_id: str | None
    """None where a bot decided, and in logs of earlier versions."""
    choices: int
    """How many answers there were; LEFT where the seat was left for good, which no undo goes behind."""
    revealed: int | None = None
    """None in logs of earlier versions."""


class NextMatch(msgspec.Struct):
    """The people of a match play again."""

    table: str
    by: str
    """The guest who asked."""
    answered: list[str]
    """The guests who said that they come, or not."""


def read_next(text: str | None) -> NextMatch | None:
    return None if text is None else msgspec.json.decode(text, type=NextMatch)


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
