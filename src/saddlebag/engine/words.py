"""How things are said, in every game."""

from msgspec import Struct


class Description(Struct, frozen=True):
    """An answer in words, what it touches on the table (`space:s05`, `card:r04`), the clause behind it."""

    label: str
    touches: list[str]
    clause: str


POSSIBLE = "You can do that now."


class Refusal(Struct, frozen=True):
    """Why something is not on offer now, and the clause that says so."""

    reason: str
    clause: str


def listed(names: list[str], last: str = "and") -> str:
    """Names in a row: "a, b and c", or with another word before the last."""
    if len(names) < 2:
        return "".join(names) or "nothing"
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def counted(number: int, thing: str) -> str:
    """A number of things: "1 point", "2 points"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def signed(value: int) -> str:
    """A number with its sign; 0 has none.

    Examples:
        >>> from saddlebag.engine.words import signed
        >>> [signed(value) for value in (-1, 0, 2)]
        ['-1', '0', '+2']
    """
    return f"{value:+d}" if value else "0"
