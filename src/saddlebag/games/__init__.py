"""The games, each in a folder of its own."""

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from saddlebag.engine.content import Files, variable
from saddlebag.engine.errors import BadContent, UnknownGame
from saddlebag.engine.game import Game

NAMES = ("train_heist", "deck_goes_west", "high_stakes_drifter", "western_legends", "frontier")


def game_names() -> tuple[str, ...]:
    """The names of all games.

    Examples:
        >>> import saddlebag
        >>> saddlebag.game_names()[:3]
        ('train_heist', 'deck_goes_west', 'high_stakes_drifter')
    """
    return NAMES


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of that name.

    Examples:
        >>> import saddlebag
        >>> saddlebag.game("train_heist").title
        'Train Heist'
        >>> saddlebag.game("chess")
        Traceback (most recent call last):
        saddlebag.engine.errors.UnknownGame: There is no game 'chess'. The games are: train_heist, ...
    """
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}. The games are: {', '.join(NAMES)}.")
    found: Game[Any, Any] = import_module(f"saddlebag.games.{name}").GAME
    return found


def use_content(name: str, folder: str | Path) -> None:
    """Play a game with the TOML files of a folder in place of its own of the same name; the others stay as shipped.

    To be called before the game is first asked for: its tables are made when its modules are imported. The choice holds
    for this process and, by an environment variable, for those that it starts.

    Examples:
        >>> use_content("train_heist", "no/such/folder")
        Traceback (most recent call last):
        saddlebag.engine.errors.BadContent: no/such/folder cannot be used as content: there is no such folder.
    """
    _check_name(name)
    path = Path(folder).absolute()
    if not path.is_dir():
        raise BadContent(f"{folder} cannot be used as content: there is no such folder.")
    if not any(path.glob("*.toml")):
        raise BadContent(f"{folder} cannot be used as content: it has no TOML files.")
    if f"saddlebag.games.{name}" in sys.modules and content_files(name).changed != path:
        raise BadContent(f"{folder} cannot be used as content: {name} is in use already with other content.")
    os.environ[variable(name)] = str(path)


def content_files(name: str) -> Files:
    """The content files of a game, read and checked; BadContent has a sentence for each fault in them."""
    _check_name(name)
    files: Files = import_module(f"saddlebag.games.{name}.content").FILES
    return files


def _check_name(name: str) -> None:
    """A game that is not named yet, but has content, may be checked as well."""
    if name not in NAMES and not (name.isidentifier() and (Path(__file__).parent / name / "content").is_dir()):
        raise UnknownGame(f"There is no game {name!r}. The games are: {', '.join(NAMES)}.")
