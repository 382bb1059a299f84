"""How a match ended."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """Scores, ranks (1 is best) and winners by seat, the reason in words and its ledger clause.

    Examples:
        >>> import saddlebag
        >>> match = saddlebag.game("train_heist").new(players=2, seed=7)
        >>> match.run(lambda ask: ask.options[0])
        >>> (match.result.cause, match.result.winners, match.result.clause)
        ('hangman', [], 'TH-END-02')
    """

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    clause: str
    cause: str
    """The kind of ending in one word, for statistics."""
