"""What a bot is: something that answers a question from what its seat may know."""

from typing import Protocol

from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.actions import Action


class Bot(Protocol):
    """Decides for a seat."""

    def decide(self, glimpse: Glimpse) -> Action:
        """One of the options that the glimpse offers."""
        ...
