"""Words for tests of any game: loaded dice, a rule driven by scripted answers, and what was told."""

from collections.abc import Generator
from typing import Any, TypeVar

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course
from saddlebag.engine.dice import Dice
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.play import Memory, along
from saddlebag.engine.rules import Ask, MatchEnded
from saddlebag.engine.state import BaseState
from saddlebag.engine.words import Refusal

T = TypeVar("T")


class LoadedDice(Dice):
    """Dice that roll what a test says and nothing else; shuffles are left to chance."""

    __slots__ = ("loaded",)

    def __init__(self) -> None:
        super().__init__(1)
        self.loaded: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        assert self.loaded, f"a die with {n} faces was rolled, but none was loaded"
        faces, number = self.loaded.pop(0)
        assert faces == n, f"a die with {n} faces was rolled where one with {faces} was loaded"
        self.rolls += 1
        return number

    def shuffle(self, items: list[T]) -> None:
        self.rolls += 1
        Dice(self.rolls).shuffle(items)


def load(s: BaseState, *rolls: tuple[int, int]) -> None:
    """The next rolls: (how many faces, which one from 0 on). From now on nothing else may be rolled."""
    if not isinstance(s.dice, LoadedDice):
        s.dice = LoadedDice()
    s.dice.loaded += rolls


def unrolled(s: BaseState) -> int:
    """How many loaded dice were not rolled."""
    assert isinstance(s.dice, LoadedDice)
    return len(s.dice.loaded)


def texts(ask: Ask) -> list[str]:
    return [option.text for option in ask.options]


def chosen(ask: Ask, text: str) -> Action:
    """The answer with this text; it must be on offer."""
    found = [option for option in ask.options if option.text == text]
    assert found, f"{text!r} is not among {texts(ask)} ({ask.question.text})"
    return found[0]


def run(rule: Generator[Ask, Action, T], *answers: str) -> T | None:
    """Drive one rule with these answers to its end. Every answer must be on offer, none may be left over.
    The value of the rule, or None when it ended the match."""
    ask, value = _drive(rule, answers)
    assert ask is None, f"a question was left without an answer: {ask.question.text}"
    return value


def course_alone(course: Course, s: BaseState) -> Generator[Ask, Action, None]:
    """A course alone, from its beginning to its end, as a rule; then the table is in the course of the game where it
    was before."""
    place, s.next = s.next, ""
    yield from along(course, s, Memory())
    s.next = place


def ask_after(rule: Generator[Ask, Action, Any], *answers: str) -> Ask:
    """The question that a rule asks after these answers."""
    ask, _ = _drive(rule, answers)
    assert ask is not None, "the rule ended without a further question"
    return ask


def _drive(rule: Generator[Ask, Action, T], answers: tuple[str, ...]) -> tuple[Ask | None, T | None]:
    left = list(answers)
    try:
        ask = next(rule)
        while left:
            ask = rule.send(chosen(ask, left.pop(0)))
        return ask, None
    except StopIteration as stop:
        assert not left, f"answers left over: {left}"
        return None, stop.value
    except MatchEnded:
        assert not left, f"answers left over: {left}"
        return None, None


def why_not(game: Game[Any, Any], s: BaseState, seat: int, thing: str) -> Refusal:
    """Why a thing is not on offer to a seat at this table."""
    return Match(game, s.copy()).why_not(seat, thing)


def told(s: BaseState, kind: type[T]) -> list[T]:
    """The events of one kind that were told."""
    return [event for event in s.heard or [] if isinstance(event, kind)]
