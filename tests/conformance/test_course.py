"""The laws of a course, for every game, mode and player count: the table can rest wherever a rule asks first, and what
a chapter needs for itself comes and goes with it."""

from typing import Any

import pytest

import saddlebag
from saddlebag.engine.rules import Rule
from tests.conformance.altered import Played, with_rules
from tests.conformance.walks import AnyGame, Walker, every_table, walk

Table = dict[str, Any]


def watched(rule: Played) -> Played:
    """A rule that fails where it has changed or told anything before its first question."""

    def played(state: Any, *seat: int) -> Rule[Any] | None:
        before, told = state.copy(), len(state.heard or ())
        asking = rule(state, *seat)
        return None if asking is None else changing_nothing(asking, state, before, told)

    def changing_nothing(asking: Rule[Any], state: Any, before: Any, told: int) -> Rule[Any]:
        try:
            ask = next(asking)
            assert state == before, f"{state.next} has changed the table before it asks: {ask.question.name}"
            assert len(state.heard or ()) == told, f"{state.next} has told something before it asks"
            while True:
                ask = asking.send((yield ask))
        except StopIteration as end:
            return end.value

    return played


def play_through(game: AnyGame, table: Table) -> None:
    """A match by chance, and one after rare things."""
    for seed, eager in ((1, False), (2, True)):
        match = game.new(seed=seed, **table)
        walker = Walker(seed, eager)
        while match.to_act is not None:
            match.apply(walker.choose(match.options))


@every_table
def test_a_rule_changes_nothing_before_its_first_question_or_asks_none(name: str, table: Table) -> None:
    """But for those that are played in one go, at whose questions the table does not rest."""
    play_through(with_rules(saddlebag.game(name), watched, between=False, in_one_go=False), table)


def hasty(rule: Played) -> Played:
    """A rule that counts a card before it asks anything."""

    def played(state: Any, *seat: int) -> Rule[Any] | None:
        asking = rule(state, *seat)
        return None if asking is None else counting(asking, state)

    def counting(asking: Rule[Any], state: Any) -> Rule[Any]:
        state.disclosed += 1
        ends_with = yield from asking
        return ends_with

    return played


def talkative(rule: Played) -> Played:
    """A rule that says something before it asks anything."""

    def played(state: Any, *seat: int) -> Rule[Any] | None:
        asking = rule(state, *seat)
        return None if asking is None else talking(asking, state)

    def talking(asking: Rule[Any], state: Any) -> Rule[Any]:
        if state.heard is not None:
            state.heard.append("Listen!")
        ends_with = yield from asking
        return ends_with

    return played


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_the_law_finds_a_rule_that_is_too_hasty(name: str) -> None:
    faulty = with_rules(saddlebag.game(name), hasty, between=False)
    with pytest.raises(AssertionError, match="has changed the table before it asks"):
        play_through(with_rules(faulty, watched, between=False, in_one_go=False), faulty.tables[0])


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_the_law_finds_a_rule_that_talks_too_soon(name: str) -> None:
    faulty = with_rules(saddlebag.game(name), talkative, between=False)
    with pytest.raises(AssertionError, match="has told something before it asks"):
        play_through(with_rules(faulty, watched, between=False, in_one_go=False), faulty.tables[0])


@every_table
def test_the_place_is_known_and_parts_come_and_go_with_their_chapters(name: str, table: Table) -> None:
    for match in walk(name, table, 3, eager=True):
        course = match.game.course
        assert match.at_rest.next in course.names
        if match.to_act is not None:
            assert course.fault(match.at_rest, match.agreed.seats()) == ""
