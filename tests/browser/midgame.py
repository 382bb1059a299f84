"""Every game in the middle of a stored match, and at every size that a screen may have."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.match import Match
from saddlebag.engine.position_text import write_position
from saddlebag.engine.records import Record
from tests.browser.kit import Person
from tests.conformance.walks import MATCHES, find

SIZES = ((360, 640), (390, 844), (844, 390), (1024, 768), (1280, 720), (1440, 900), (2560, 1440))


def longest(game: str) -> Path:
    """The longest stored match of a game with its usual rules."""
    usual = [path for path in (MATCHES / game).glob("*.json") if "unusual" not in path.name]
    return max(usual, key=lambda path: (len(Record.read(path.read_text()).decisions), path.name))


@cache
def busiest(game: str) -> str:
    """The decision that lights most things in the second half of that match, as a position: much lies on the board by
    then."""
    record = Record.read(longest(game).read_text())
    match = find(game).new(seed=int(record.seed), **record.options)
    best, most = "", 0
    for number, text in enumerate(record.decisions):
        lit = {thing for option in match.options for thing in match.describe(option).touches}
        if 2 * number >= len(record.decisions) and len(lit) > most and (position := asked_there(match)):
            best, most = position, len(lit)
        match.apply(text)
    return best


def asked_there(match: Match[Any, Any]) -> str:
    """Where a match stands; nothing in the midst of something that was begun."""
    try:
        return write_position(match.position())
    except IllegalAction:
        return ""


def seated_in_mid_game(person: Person, game: str) -> str:
    """A table where the person has to decide just that."""
    return str(person.post("/tables", {"game": game, "position": busiest(game), "pace": 0})["id"])


class Finished(NamedTuple):
    """A stored match that went to its end."""

    game: str
    record: Record
    first: dict[str, int]
    """After how many decisions each kind of event came for the first time."""


@cache
def finished(game: str, kind: str = "") -> Finished:
    """The shortest stored match of a game with its usual rules that went to its end, with such an event in it."""
    paths = [path for path in (MATCHES / game).glob("*.json") if "unusual" not in path.name]
    records = [Record.read(path.read_text()) for path in paths]
    for record in sorted(records, key=lambda record: len(record.decisions)):
        match = find(game).new(seed=int(record.seed), **record.options)
        first: dict[str, int] = {}
        for number, text in enumerate(record.decisions):
            told = len(match.events)
            match.apply(text)
            first |= {type(event).__name__: number for event in match.events[told:]} | first
        if match.result is not None and (not kind or kind in first):
            return Finished(game, record, first)
    raise AssertionError(f"no stored match of {game} went to its end {kind and f'with {kind}'}")


def table_of(person: Person, match: Finished) -> str:
    """That match as a table where it is over."""
    # Stored matches may be older than the version of the rules, and go as they did.
    record = {**json.loads(match.record.to_json()), "version": find(match.game).version}
    return str(person.post("/records", record)["id"])
