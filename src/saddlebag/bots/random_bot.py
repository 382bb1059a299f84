"""The random bot."""

from collections.abc import Callable
from random import Random

from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.actions import Action


class RandomBot:
    """Takes any option, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self._draw: Callable[[], float] = Random(seed).random

    def decide(self, glimpse: Glimpse) -> Action:
        return self.choose(glimpse.options)

    def choose(self, options: list[Action]) -> Action:
        """Any of these; all that this bot needs to know."""
        return options[int(self._draw() * float(len(options)))]
