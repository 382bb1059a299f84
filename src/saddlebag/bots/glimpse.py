"""All that a bot gets: its options, its view, and worlds that might be the real one."""

from typing import Any

from msgspec import Struct

from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match


class Glimpse:
    """A match through the eyes of one seat. The real state stays behind it."""

    def __init__(self, match: Match[Any, Any], seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def options(self) -> list[Action]:
        """What may be answered now."""
        return self._match.options

    @property
    def question(self) -> str:
        """The kind of question."""
        return self._match.ask.question.name if self._match.ask else ""

    @property
    def revelations(self) -> int:
        """Grows whenever something hidden or random comes to light at the table."""
        count: int = self._match.state.revelations()
        return count

    def view(self) -> Struct:
        """What the seat sees."""
        return self._match.view(self.seat)

    def world(self, seed: int) -> Match[Any, Any]:
        """A match that this seat cannot tell from the real one; the same seed gives the same world."""
        return self._match.redeal(self.seat, seed)
