"""What a table deals to its seats before the match, such as packs: nobody chooses it, only its owner sees it."""

from collections import Counter
from collections.abc import Sequence

from saddlebag.engine.dice import offshoot
from saddlebag.engine.options import BaseOptions, dealt_by_the_table


def dealt(options: BaseOptions, seed: int, guests: Sequence[str | None]) -> list[dict[str, int]]:
    """What each seat gets. A guest always gets the same at this table, wherever they sit and however often they come
    back, and nobody else ever gets it: to leave and look at another seat neither helps them nor betrays anybody."""
    names = dealt_by_the_table(options)
    so_far: Counter[str | None] = Counter()
    hands: list[dict[str, int]] = []
    for guest in guests:
        whose = f"bot {so_far[guest]}" if guest is None else f"guest {so_far[guest]} {guest}"
        hands.append({name: offshoot(seed, f"{name} for {whose}") for name in names})
        so_far[guest] += 1
    return hands
