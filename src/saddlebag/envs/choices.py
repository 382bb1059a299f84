"""Answers as numbers: what learners choose from.

An action is the place of an option in the list of options at that moment. The list has a fixed order and at most 150
entries, so the action space is the same in every game; a mask tells how long the list is. What stands at each place is
told by a table with a row an option: the number of its verb, then of its words (cards, spaces ..), each from 1 on, in
the order of the game's vocabulary; 0 is nothing. A set of cards has a word for each card; of longer answers the first
seven words are told.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saddlebag.engine.actions import Action
from saddlebag.engine.names import bits
from saddlebag.engine.verbs import SetVerb
from saddlebag.engine.vocabulary import Vocabulary

MOST_OPTIONS = 150
"""No question offers more. It is a law of the engine, which the conformance tests check."""
WORDS = 7
COLUMNS = 1 + WORDS
SHAPE = (MOST_OPTIONS, COLUMNS)
INTS = np.dtype(np.int32)
BYTES = INTS.itemsize * MOST_OPTIONS * COLUMNS

MASKS = [np.array([place < count for place in range(MOST_OPTIONS)], np.int8) for count in range(MOST_OPTIONS + 1)]
"""The mask for each number of options."""


class Rows:
    """The row of every answer of a game, made when it is first seen."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._verbs = {name: number for number, name in enumerate(vocabulary.verbs, 1)}
        self._sets = {name for name, verb in vocabulary.verbs.items() if isinstance(verb, SetVerb)}
        self._rows: dict[Action, bytes] = {}

    def table(self, options: Sequence[Action]) -> NDArray[np.int32]:
        """One row a place; those after the last option are empty."""
        known = self._rows
        try:
            rows = b"".join([known[option] for option in options])
        except KeyError:
            known.update({option: self._row(option) for option in options})
            rows = b"".join([known[option] for option in options])
        return np.ndarray(SHAPE, INTS, bytearray(rows.ljust(BYTES, b"\0")))

    def _row(self, option: Action) -> bytes:
        words = bits(option.arg) if option.verb in self._sets else option.args
        row: list[Any] = [self._verbs[option.verb], *(word + 1 for word in words[:WORDS])]
        return np.array(row + [0] * (COLUMNS - len(row)), np.int32).tobytes()
