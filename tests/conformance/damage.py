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


NONSENSE: list[Any] = ["nonsense", -7, 10**9, 3.5, ["nonsense"], {"nonsense": 1}, True]


def fields_of(plain: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The fields that a position says, those of its tables too."""
    found: list[tuple[str, ...]] = []
    for name, value in plain.items():
        found.append((*path, name))
        if isinstance(value, dict):
            found += fields_of(value, (*path, name))
    return found


def refused_fields(game: Game[Any, Any], said: dict[str, Any], chance: Random) -> list[tuple[tuple[str, ...], str]]:
    """Puts nonsense into every field of a position, one at a time, and plays on from what is taken; what was refused,
    with the sentence."""
    refused = []
    for path in [each for each in fields_of(said) if each != ("seed",)]:
        spoiled = msgspec.json.decode(msgspec.json.encode(said))
        part = spoiled
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = chance.choice(NONSENSE)
        try:
            match = game.position(spoiled)
        except SaddlebagError as error:
            refused.append((path, str(error)))
            continue
        for _ in range(3):
            if match.to_act is not None:
                match.view(match.to_act)
                match.apply(chance.choice(match.options))
    return refused
