"""What happens to a table beside its match, as the log tells it: bots that play on, clocks, matches that are ended."""

from typing import ClassVar

from saddlebag.engine.events import Event


class BotPlaysOn(Event, frozen=True):
    """A bot plays for somebody for a while."""

    seat: int
    name: str
    why: str | None = None
    by: str = ""
    """Who called the bot, if not whoever sits there."""

    def sentence(self) -> str:
        if self.why == "away":
            called = f" {self.by} lets" if self.by else " The table lets"
            return f"{self.name} is away.{called} a bot play on until they come back."
        if self.why == "slow":
            return f"The clock of {self.name} has run out; a bot plays on until they take the seat back."
        return f"{self.name} lets a bot play on for a while."


class PlaysAgain(Event, frozen=True):
    """Somebody has their seat back from the bot."""

    seat: int
    name: str

    def sentence(self) -> str:
        return f"{self.name} is back and plays on."


class EndedByTable(Event, frozen=True):
    """A match ended by what its table agreed on, not by its rules."""

    weight: ClassVar[int] = 2
    why: str
    """`time`, `absence`, `closed` or `put_away`."""
    name: str
    """Who was too slow, was away, or closed it."""
    by: str = ""
    """Who ended it for that."""

    def sentence(self) -> str:
        if self.why == "time":
            return f"The clock of {self.name} has run out, and so the match ends, as this table agreed."
        if self.why == "absence":
            return f"{self.name} stayed away, and {self.by} ends the match, as this table agreed."
        if self.why == "closed":
            return f"{self.name} has closed the table; the match ends without a winner."
        return "Everybody left this table long ago; the match was put away without a winner."


class ClocksStood(Event, frozen=True):
    """No server was there for a while."""

    seconds: int

    def sentence(self) -> str:
        return f"The server was away for {span(self.seconds)}; meanwhile no clock ran."


class RemovedByHost(Event, frozen=True):
    """The host freed somebody's seat before the match began."""

    name: str
    by: str

    def sentence(self) -> str:
        return f"Before the match began, {self.by} removed {self.name} from the table."


def span(seconds: int) -> str:
    """A stretch of time in words."""
    for size, word in ((86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")):
        if seconds >= size:
            count = round(seconds / size)
            return f"{count} {word}{'s' * (count != 1)}"
    return "a moment"


ACTS: list[type[Event]] = [BotPlaysOn, PlaysAgain, EndedByTable, ClocksStood, RemovedByHost]
