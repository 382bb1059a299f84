"""Bots by name. `marshal:iterations=200` is one with a setting changed; several are written one after the other."""

from collections.abc import Callable

from saddlebag.bots.bot import Bot
from saddlebag.bots.heuristic import HeuristicBot
from saddlebag.bots.random_bot import RandomBot
from saddlebag.bots.search import SearchBot
from saddlebag.bots.settings import BadSetting, Planning, Thinking, settings
from saddlebag.engine.errors import SaddlebagError

Changes = tuple[tuple[str, str], ...]
LEVELS = ("tenderfoot", "drover", "marshal")
"""The levels that people choose from, the weakest first."""


class UnknownBot(SaddlebagError):
    """No bot has that name."""


def _random(name: str, seed: int, changes: Changes) -> Bot:
    if changes:
        raise BadSetting(f"The bot {name} has no settings.")
    return RandomBot(seed)


def _planner(name: str, seed: int, changes: Changes) -> Bot:
    settings(Planning, name, changes=changes)
    return HeuristicBot(seed, lambda glimpse: settings(Planning, name, glimpse.game.name, glimpse.mode, changes))


def _searcher(name: str, seed: int, changes: Changes) -> Bot:
    settings(Thinking, name, changes=changes)
    return SearchBot(seed, lambda glimpse: settings(Thinking, name, glimpse.game.name, glimpse.mode, changes))


_BOTS: dict[str, Callable[[str, int, Changes], Bot]] = {
    "random": _random,
    "tenderfoot": _planner,
    "heuristic": _planner,
    "drover": _planner,
    "marshal": _searcher,
}


def names() -> tuple[str, ...]:
    """The names of all bots, the weakest first.

    Examples:
        >>> from saddlebag import bots
        >>> bots.names()
        ('random', 'tenderfoot', 'heuristic', 'drover', 'marshal')
    """
    return tuple(_BOTS)


def bot(name: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """The bot of that name; the same seed makes the same choices, unless it plays by the clock. `seconds` is the most
    that a turn may take a bot that searches.

    Examples:
        >>> import saddlebag
        >>> from saddlebag import bots
        >>> match = saddlebag.game("train_heist").new(players=2, seed=7)
        >>> answer = bots.bot("drover", seed=1).decide(bots.Glimpse(match, match.to_act))
        >>> answer in match.options
        True
        >>> bots.bot("marshal:iterations=0")
        Traceback (most recent call last):
        saddlebag.bots.settings.BadSetting: The setting iterations of the bot marshal cannot be '0': ...
    """
    plain, *written = name.split(":")
    if plain not in _BOTS:
        raise UnknownBot(f"There is no bot {plain!r}. The bots are: {', '.join(_BOTS)}.")
    changes = []
    for each in written:
        setting, equals, value = each.partition("=")
        if not equals:
            raise BadSetting(f"The setting {each!r} has no value; write it as {plain}:name=value.")
        changes.append((setting.strip(), value.strip()))
    if seconds is not None and _BOTS[plain] is _searcher and "seconds" not in dict(changes):
        changes.append(("seconds", str(seconds)))
    return _BOTS[plain](plain, seed, tuple(changes))
