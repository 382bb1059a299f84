"""The games, each in a folder of its own."""

from functools import cache
from importlib import import_module
from typing import Any

from saddlebag.engine.errors import UnknownGame
from saddlebag.engine.game import Game

NAMES = ("train_heist",)


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}. The games are: {', '.join(NAMES)}.")
    found: Game[Any, Any] = import_module(f"saddlebag.games.{name}").GAME
    return found
