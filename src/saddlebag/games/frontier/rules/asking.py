"""Questions with one answer are not asked. Chapter 5.1."""

from collections.abc import Sequence

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Verb


def one_of(seat: int, question: Question, options: list[Action], about: int = NOBODY) -> Rule[Action]:
    """What the player chooses, or the only thing that they could. FO-CORE-18"""
    if len(options) == 1:
        return options[0]
    choice = yield Ask(seat, question, lambda: options, about)
    return choice


def pick(seat: int, question: Question, verb: Verb, things: Sequence[int], about: int = NOBODY) -> Rule[int]:
    """The thing that the player picks for a verb with one word. FO-CORE-18"""
    choice = yield from one_of(seat, question, [verb.each[thing] for thing in things], about)
    return choice.arg
