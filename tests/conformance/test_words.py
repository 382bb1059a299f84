"""Words tell nobody what they may not know: laws about questions, answers and reasons, each shown to fail on a planted
leak. What the table replies to a seat is compared in `test_replies.py`."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

import saddlebag
from saddlebag.engine.match import Match
from saddlebag.engine.words import POSSIBLE
from tests.conformance.walks import LABELS, TABLES, AnyGame, stored, walk

every_table = pytest.mark.parametrize(("name", "table"), TABLES, ids=LABELS)
Table = dict[str, Any]
AnyMatch = Match[Any, Any]

POSITIONS = 30
"""Of each match, spread over its length."""

OPEN = {
    *("ability", "car", "cell", "character", "colour", "cowboy", "horse", "job", "mission", "pile", "player", "pot"),
    *("resource", "sheriff", "space", "square", "stake", "stat", "switch", "town", "wanted"),
}
"""Kinds of things that lie open to all, or are only words;"""
HIDEABLE = {"card", "chip", "deadwood", "deadwood_chip", "hand", "kicker", "piece", "tile"}
"""and those of which a viewer sees some."""


def positions(game: AnyGame, table: Table) -> Iterator[AnyMatch]:
    """A random match, one after rare things and a stored one, at some of their questions."""
    for walked in (walk(game, table, 5), walk(game, table, 6, eager=True), stored(game, table)):
        every = chosen_steps(game, table)
        for number, match in enumerate(walked):
            if number % every == 0 and match.ask is not None:
                yield match


def chosen_steps(game: AnyGame, table: Table) -> int:
    return 11


def viewers(match: AnyMatch) -> list[int | None]:
    return [None, *range(match.agreed.seats())]


def shown(match: AnyMatch) -> tuple[Any, ...]:
    """The question as all see it."""
    assert match.ask is not None
    return match.actors, match.ask.question.name, match.prompt, match.ask.things


def check_same_words(game: AnyGame, table: Table) -> None:
    """In another world of the asked seat it gets the same question, with the same answers in the same words."""
    for match in positions(game, table):
        world = match.redeal(match.to_act, 1)
        assert shown(world) == shown(match)
        assert world.options == match.options
        assert [world.describe(each) for each in world.options] == [match.describe(each) for each in match.options]


def check_same_question(game: AnyGame, table: Table) -> None:
    """In another world of anybody, the same seats are asked the same."""
    for match in positions(game, table):
        for viewer in viewers(match):
            assert shown(match.redeal(viewer, 2)) == shown(match)


def check_named_things_are_seen(game: AnyGame, table: Table) -> None:
    """What an answer touches, and what a question is about, is in the view of the asked seat."""
    for match in positions(game, table):
        assert match.ask is not None
        seen = set(strings(msgspec.to_builtins(match.view(match.to_act))))
        touched = [match.describe(option).touches for option in match.options]
        for thing in chain(match.ask.things, *touched):
            kind, _, name = thing.partition(":")
            assert kind in OPEN | HIDEABLE, thing
            assert kind in OPEN or name.partition(":")[0] in seen, (match.prompt, thing)


def strings(data: Any) -> Iterator[str]:
    """All names in a view."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from chain(data, *map(strings, data.values()))
    elif isinstance(data, list | tuple):
        yield from chain(*map(strings, data))


def check_offers_are_possible(game: AnyGame, table: Table) -> None:
    """Every answer that is on offer, and all that it touches, is called possible; nothing is to who is not asked."""
    for match in positions(game, table):
        for option in match.options:
            for thing in (option.text, *match.describe(option).touches):
                for seat in range(match.agreed.seats()):
                    possible = match.why_not(seat, thing).reason == POSSIBLE
                    assert possible == (seat in match.actors), (match.prompt, thing)


@every_table
def test_the_asked_seat_reads_the_same_in_every_world(name: str, table: Table) -> None:
    check_same_words(saddlebag.game(name), table)


@every_table
def test_whether_and_what_somebody_is_asked_tells_nothing(name: str, table: Table) -> None:
    check_same_question(saddlebag.game(name), table)


@every_table
def test_answers_and_questions_name_only_what_the_asked_seat_sees(name: str, table: Table) -> None:
    check_named_things_are_seen(saddlebag.game(name), table)


@every_table
def test_what_is_on_offer_is_called_possible(name: str, table: Table) -> None:
    check_offers_are_possible(saddlebag.game(name), table)
