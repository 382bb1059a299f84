"""Bots: they know the engine, no game. A bot sees what its seat may see, and nothing else."""

from collections.abc import Callable

from saddlebag.bots.bot import Bot
from saddlebag.bots.heuristic import HeuristicBot
from saddlebag.bots.random_bot import RandomBot
from saddlebag.engine.errors import SaddlebagError

_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}


class UnknownBot(SaddlebagError):
    """No bot has that name."""


def names() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return tuple(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the same seed makes the same choices."""
    if name not in _BOTS:
        raise UnknownBot(f"There is no bot {name!r}. The bots are: {', '.join(_BOTS)}.")
    return _BOTS[name](seed)
