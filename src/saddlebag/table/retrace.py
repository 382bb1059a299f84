"""Whether a match that was played under other rules comes to the same under ours."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.events import Event
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.records import Saved
from saddlebag.table.log import event_types, fingerprint, told, write_events, write_words
from saddlebag.table.rows import Found

log = logging.getLogger("saddlebag.table")


class Differs(Exception):
    """Under our rules the match would have gone another way; the sentence says where."""


def retraced(
    game: Game[Any, Any], options: Any, saved: Saved, texts: Sequence[str], known: Mapping[int, Found]
) -> Match[Any, Any]:
    """The match from its beginning under our rules, if everybody is asked the same and the same happens.

    `known` has the rows of the log by the places of their decisions; forks have none of what was before them.
    """
    try:
        match = beginning(game, options, saved)
        for place, text in enumerate(texts):
            step(match, text, known.get(place), place + 1)
    except Differs:
        raise
    except SaddlebagError as error:
        raise Differs(str(error)) from None
    except Exception:  # rules that never saw such a table may stumble over it
        log.exception("A match of %s could not be played again", game.name)
        raise Differs("It cannot be replayed under today's rules.") from None
    return match


def beginning(game: Game[Any, Any], options: Any, saved: Saved) -> Match[Any, Any]:
    if saved.seed is not None:
        return game.start(options, int(saved.seed))
    state = game.codec.read_ints(saved.start)
    if not game.codec.fits(state):
        raise Differs("The position it started from names things that are no longer in the game.")
    game.check(state)
    return Match(game, state)


def step(match: Match[Any, Any], text: str, row: Found | None, number: int) -> None:
    """One decision, compared with what the log tells of it."""
    if row is not None and row.asked is not None:
        same = match.ask is not None and fingerprint(match.ask) == row.asked
    else:
        same = row is None or (row.seat in match.actors and row.choices == len(match.options))
    if not same:
        raise Differs(f"At decision {number} a different question would now be asked.")
    before = len(match.events)
    match.apply(text)
    if row is not None and not same_events(match, row, match.events[before:]):
        raise Differs(f"After decision {number} something different would now happen.")


def same_events(match: Match[Any, Any], row: Found, events: Sequence[Event]) -> bool:
    """Whether the log tells the same: the same events or, where their names have changed, in the same words."""
    tellings = told(events, match.agreed.seats())
    if write_events(tellings) == row.events:
        return True
    if row.words is not None:
        return bool(write_words(tellings) == row.words)
    known = {each.__struct_config__.tag for each in event_types(match.game.name)}
    old: list[dict[str, Any]] = msgspec.json.decode(row.events)
    new: list[dict[str, Any]] = msgspec.to_builtins(list(events))
    for was, now in zip(old, new, strict=False):
        if was["type"] not in known:  # renamed since
            was["type"] = now["type"]
    return bool(old == new)
