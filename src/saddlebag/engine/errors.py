"""What can go wrong, each with a sentence for people."""

from collections.abc import Sequence

MOST_TOLD = 20
"""Nobody reads more at once, and who mends these will ask again."""


def told(faults: Sequence[object], most: int = MOST_TOLD) -> list[str]:
    """At most so many sentences about what is wrong; where there is more, the last one says how much."""
    if len(faults) <= most:
        return [str(fault) for fault in faults]
    shown = [str(fault) for fault in faults[: most - 1]]
    return [*shown, f"And {len(faults) - len(shown)} more things are wrong."]


class SaddlebagError(Exception):
    """Something a user did or gave cannot be accepted; `str(error)` says what, where and what would be right.

    Examples:
        >>> import saddlebag
        >>> try:
        ...     saddlebag.game("train_heist").new(goal=99)
        ... except saddlebag.SaddlebagError as error:
        ...     print(error)
        Option goal cannot be 99; allowed: a whole number from 5 to 20.
    """

    faults: tuple[object, ...] = ()
    """Where several things are wrong at once: a sentence for each."""


class UnknownGame(SaddlebagError):
    """No game has that name."""


class BadOption(SaddlebagError):
    """An option of a game is unknown or has a value that is not allowed; a deck has a sentence for each fault."""

    def __init__(self, sentence: str, *faults: str) -> None:
        super().__init__(sentence)
        self.faults: tuple[str, ...] = faults


class BadContent(SaddlebagError):
    """Content files of a game cannot be used; `faults` has a sentence for each reason."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults: tuple[str, ...] = faults


class BadSave(SaddlebagError):
    """A saved match or a position cannot be read."""


class BadRecord(SaddlebagError):
    """A record does not replay."""


class IllegalAction(SaddlebagError):
    """An answer that is not on offer; the match is as it was."""
