"""Chance. The table's dice are a keyed hash in counter mode; imagined worlds use a quick integer generator.

Both are part of the state, so that a copy rolls what the original would roll. Whoever knows the seed can
check every roll of a record; whoever has only seen the rolls cannot tell the next one.
"""

from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


def commitment(seed: int) -> str:
    """The hash of a seed: shown before the match, it proves afterwards that the seed was not changed."""
    return sha256(f"saddlebag seed {seed}".encode()).hexdigest()


class Dice:
    """Dice of a live match: roll number n is the hash of n under a key made from the seed."""

    def __init__(self, seed: int, rolls: int = 0) -> None:
        self.seed = seed
        self.rolls = rolls
        self._key = blake2b(f"saddlebag dice {seed}".encode(), digest_size=32).digest()

    def below(self, n: int) -> int:
        """An even draw from 0 .. n-1."""
        while True:
            self.rolls += 1
            digest = blake2b(self.rolls.to_bytes(8, "big"), digest_size=8, key=self._key).digest()
            number = int.from_bytes(digest, "big")
            if number < _SPAN - _SPAN % n:
                return number % n

    def shuffle(self, items: list[T]) -> None:
        """Put the items into an even random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def copy(self) -> "Dice":
        twin: Dice = Dice.__new__(Dice)
        twin.seed = self.seed
        twin.rolls = self.rolls
        twin._key = self._key
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # dice change; they have no place in a set


class QuickDice(Dice):
    """Dice of an imagined world: a 64-bit linear congruential generator. Fast, and no secret at all."""

    def __init__(self, seed: int, rolls: int = 0) -> None:
        self.seed = seed % _SPAN
        self.rolls = rolls

    def below(self, n: int) -> int:
        self.seed = (self.seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        self.rolls += 1
        return (self.seed >> 32) * n >> 32

    def shuffle(self, items: list[T]) -> None:
        seed = self.seed
        for last in range(len(items) - 1, 0, -1):
            seed = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            other = (seed >> 32) * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]
        self.seed = seed
        self.rolls += len(items)

    def copy(self) -> "QuickDice":
        twin: QuickDice = QuickDice.__new__(QuickDice)
        twin.seed = self.seed
        twin.rolls = self.rolls
        return twin
