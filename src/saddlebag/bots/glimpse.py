"""All that a bot gets: its options, its view, and worlds that might be the real one."""

from typing import Any

from msgspec import Struct

from saddlebag.engine.actions import Action
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.play import Play


class Glimpse:
    """A match through the eyes of one seat. The real state stays behind it.

    Examples:
        >>> import saddlebag
        >>> from saddlebag import bots
        >>> match = saddlebag.game("train_heist").new(players=2, seed=7)
        >>> glimpse = bots.Glimpse(match, match.to_act)
        >>> glimpse.view() == match.view(match.to_act)
        True
        >>> world = glimpse.world(seed=3)  # hidden things dealt anew; a bot may play on here
        >>> world.apply(glimpse.options[0])
    """

    def __init__(self, match: Match[Any, Any], seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played: its rules, nothing of this match."""
        return self._match.game

    @property
    def mode(self) -> str:
        """The mode that is played, where the game has several."""
        mode: str = self._match.state.options.play
        return mode

    @property
    def options(self) -> list[Action]:
        """What may be answered now."""
        return self._match.options

    @property
    def question(self) -> str:
        """The kind of question."""
        return self._match.ask.question.name if self._match.ask else ""

    @property
    def decisions(self) -> int:
        """How many answers all seats have given so far."""
        return self._match.decisions

    @property
    def revelations(self) -> int:
        """Grows whenever something hidden or random comes to light at the table."""
        count: int = self._match.state.revelations()
        return count

    @property
    def clock(self) -> int:
        """How many turns, days or rounds have passed, as the game counts them."""
        return self._match.game.clock(self._match.state)

    def view(self) -> Struct:
        """What the seat sees."""
        return self._match.view(self.seat)

    def describe(self, action: Action) -> str:
        """An option in words."""
        return self._match.describe(action).label

    def world(self, seed: int) -> Match[Any, Any]:
        """A match that this seat cannot tell from the real one; the same seed gives the same world."""
        return self._match.redeal(self.seat, seed)

    def playout(self, seed: int) -> Play:
        """The same world, to be played on once and quickly."""
        return self._match.imagine(self.seat, seed)
