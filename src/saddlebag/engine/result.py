"""How a match ended."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """Scores, ranks (1 is best) and winners by seat, the reason in words and its ledger clause."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    clause: str
    cause: str
    """The kind of ending in one word, for statistics."""
