"""Chance. The table's dice are a keyed hash in counter mode; imagined worlds use a quick integer generator.

Both are part of the state, so that a copy rolls what the original would roll. Whoever knows the seed can
check every roll of a record; whoever has only seen the rolls cannot tell the next one.
"""

from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, TypeVar

T = TypeVar("T")

_SPAN = 1 << 64
_EVEN = _SPAN - (1 << 32)
"""Numbers below this are even draws from anything that is smaller than 2**32: all but one in four billion."""
_TOO_HIGH = b"\xff\xff\xff\xff"
"""Any number from there on begins with these."""
_NUMBERS = Struct(">8Q")
"""One hash is eight numbers."""


def commitment(seed: int) -> str:
    """The hash of a seed: shown before the match, it proves afterwards that the seed was not changed."""
    return sha256(f"saddlebag seed {seed}".encode()).hexdigest()


def offshoot(seed: int, name: str) -> int:
    """A number for something that hangs on a seed and has a name; it does not tell the seed. JSON holds it exactly."""
    digest = blake2b(f"saddlebag {name} of {seed}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 11


class Dice:
    """Dice of a live match: rolls 8n to 8n+7 are the hash of n under a key made from the seed.

    Examples:
        >>> [Dice(seed=7).below(6) for _ in range(2)]  # the same seed rolls the same
        [0, 0]
    """

    __slots__ = ("_at", "_even", "_hash", "_numbers", "rolls", "seed")

    def __init__(self, seed: int, rolls: int = 0) -> None:
        self.seed = seed
        self.rolls = rolls
        self._hash: Any = None
        self._at = -1
        self._numbers: tuple[int, ...] = ()
        self._even = True

    def below(self, n: int) -> int:
        """An even draw from 0 .. n-1."""
        while True:
            rolls = self.rolls
            if rolls >> 3 != self._at:
                self._roll_ahead()
            self.rolls = rolls + 1
            number = self._numbers[rolls & 7]
            if self._even or number < _EVEN or number < _SPAN - _SPAN % n:
                return number % n

    def _roll_ahead(self) -> None:
        """The eight numbers of the next hash, and whether all of them are even draws."""
        if self._hash is None:
            key = blake2b(f"saddlebag dice {self.seed}".encode(), digest_size=32).digest()
            self._hash = blake2b(key=key)
        self._at = self.rolls >> 3
        rolled = self._hash.copy()
        rolled.update(self._at.to_bytes(8, "big"))
        digest: bytes = rolled.digest()
        self._numbers = _NUMBERS.unpack(digest)
        # Asked of one byte first, which is quick, since most hashes have none.
        self._even = 255 not in digest or digest.find(_TOO_HIGH) < 0

    def shuffle(self, items: list[T]) -> None:
        """Put the items into an even random order, in place."""
        last = len(items) - 1
        while last > 0:
            if self.rolls >> 3 != self._at:
                self._roll_ahead()
            if self._even:  # what `below` would do, with all that is left of a hash
                first = self.rolls & 7
                numbers = self._numbers[first : first + last]
                self.rolls += len(numbers)
            else:
                numbers = (self.below(last + 1),)
            for number in numbers:
                other = number % (last + 1)
                items[last], items[other] = items[other], items[last]
                last -= 1

    def pick(self, items: list[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def copy(self) -> "Dice":
        twin = Dice(self.seed, self.rolls)
        twin._hash = self._hash
        twin._at = self._at
        twin._numbers = self._numbers
        twin._even = self._even
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dice) or type(other) is not type(self):
            return False
        return self.seed == other.seed and self.rolls == other.rolls

    __hash__ = None  # type: ignore[assignment]  # dice change; they have no place in a set


class QuickDice(Dice):
    """Dice of an imagined world: a 64-bit linear congruential generator. Fast, and no secret at all."""

    __slots__ = ()

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
        return QuickDice(self.seed, self.rolls)
