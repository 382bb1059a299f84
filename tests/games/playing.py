"""Words for tests that play a table by scripted answers, from wherever a test has put it.

A kit of a game makes a `Table` of its state, with the field `playing`, and says which `game` it is.
"""

from collections.abc import Iterator
from typing import Any, ClassVar, Protocol

from saddlebag.engine.actions import Action
from saddlebag.engine.dice import Dice
from saddlebag.engine.events import Event
from saddlebag.engine.game import Game
from saddlebag.engine.play import Memory, Play
from saddlebag.engine.rules import Ask
from tests.games.kit import chosen, texts


class OnTable(Protocol):
    """A state, and the question on it that waits for an answer."""

    game: ClassVar[Game[Any, Any]]
    playing: Play | None
    heard: list[Event] | None


def play(s: OnTable, *answers: str) -> None:
    """Give these answers one after another, whoever is asked; every one must be on offer. All that follows by itself
    happens, up to the next question."""
    for text in answers:
        _send(s, chosen(asked(s), text))
    go_on(s)


def asked(s: OnTable) -> Ask:
    """The question on the table."""
    go_on(s)
    ask = s.playing.ask if s.playing is not None else None
    assert ask is not None, "the match is over"
    return ask


def is_over(s: OnTable) -> bool:
    """Whether nobody is asked any more."""
    go_on(s)
    return s.playing is None or s.playing.ask is None


def ask_anew(s: OnTable) -> None:
    """Take the question off the table; the rule that asks it is begun again."""
    s.playing = None


def go_on(s: OnTable) -> None:
    """Up to the next question, or to the end of the match."""
    if s.playing is None:
        s.playing = Play(s.game, s, Memory())
        s.playing.begin()


def _send(s: OnTable, answer: Action) -> None:
    assert s.playing is not None
    s.playing.answer(answer, asked(s).answered_by)


def walk(s: OnTable, dice: Dice, most: int = 20000) -> Iterator[str]:
    """A match played by chance to its end, one answer after the other; each is given when the next one is asked for."""
    for _ in range(most):
        if is_over(s):
            return
        choice = dice.pick(asked(s).options)
        yield choice.text
        _send(s, choice)


def on_offer(s: OnTable) -> list[str]:
    """What may be answered to the question on the table."""
    return texts(asked(s))


def question(s: OnTable) -> str:
    """The name of the question on the table."""
    return asked(s).question.name


def who(s: OnTable) -> int:
    """The seat that is asked."""
    return asked(s).answered_by


def why_not(s: OnTable, thing: str) -> str:
    """What is said to whoever asks why an answer is not on offer."""
    state: Any = s
    return s.game.why_not(state, asked(s), thing).reason


def clause_of(s: OnTable, thing: str) -> str:
    """The clause that whoever asks why an answer is not on offer is told."""
    state: Any = s
    return s.game.why_not(state, asked(s), thing).clause


def label(s: OnTable, text: str) -> str:
    """How an answer on offer reads."""
    state: Any = s
    return s.game.describe(state, asked(s), chosen(asked(s), text)).label


def sentences(s: OnTable, viewer: int | None = None) -> list[str]:
    """The story so far as a seat, or a spectator, may read it."""
    return [event.seen_by(viewer).sentence() for event in s.heard or []]
