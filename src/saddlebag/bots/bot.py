"""What a bot is: something that answers a question from what its seat may know."""

from typing import Protocol

from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.actions import Action


class Bot(Protocol):
    """Decides for a seat.

    Examples:
        >>> import saddlebag
        >>> from saddlebag import bots
        >>> class First:
        ...     def decide(self, glimpse):
        ...         return glimpse.options[0]
        >>> match = saddlebag.game("train_heist").new(players=2, seed=7)
        >>> match.apply(First().decide(bots.Glimpse(match, match.to_act)))
    """

    def decide(self, glimpse: Glimpse) -> Action:
        """One of the options that the glimpse offers."""
        ...
