"""Saves that somebody has damaged."""

from random import Random
from typing import Any

import msgspec

from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.game import Game

TRIES = 1500


def spoil(plain: Any, nonsense: list[Any], chance: Random) -> None:
    """Put nonsense somewhere into nested data."""
    while True:
        keys = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
        key = chance.choice(keys)
        if isinstance(plain[key], dict | list) and plain[key] and chance.random() < 0.75:
            plain = plain[key]
            continue
        plain[key] = chance.choice(nonsense)
        return


def refused_when_damaged(game: Game[Any, Any], saves: list[str], nonsense: list[Any]) -> int:
    """Damages saves and plays on from those that are taken; how many were refused."""
    chance = Random(5)
    refused = 0
    for _ in range(TRIES):
        saved = msgspec.json.decode(chance.choice(saves))
        spoil(saved, nonsense, chance)
        try:
            match = game.load(msgspec.json.encode(saved))
        except SaddlebagError:
            refused += 1
            continue
        for seat in range(match.state.options.seats()):
            match.view(seat)
        for _ in range(6):
            if match.to_act is not None:
                match.apply(chance.choice(match.options))
    return refused
