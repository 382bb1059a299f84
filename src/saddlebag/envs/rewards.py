"""What a match was worth to each seat."""

from saddlebag.engine.errors import BadOption
from saddlebag.engine.result import Result

KINDS = ("won", "score")


def check(kind: str) -> None:
    """Refuse a reward that does not exist."""
    if kind not in KINDS:
        raise BadOption(f"The reward cannot be {kind!r}; allowed: {' or '.join(KINDS)}.")


def rewards(result: Result, kind: str) -> list[float]:
    """By seat. `won`: 1 for everybody who won, -1 for the others; `score`: the points of the game itself."""
    if kind == "score":
        return [float(score) for score in result.scores]
    return [1.0 if seat in result.winners else -1.0 for seat in range(len(result.scores))]
