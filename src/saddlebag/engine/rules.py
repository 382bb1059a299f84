"""Rules are generators: where a player decides, a rule yields an `Ask` and receives the answer."""

from collections.abc import Callable, Generator
from typing import TypeVar

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names, SetOf

S = TypeVar("S")
T = TypeVar("T")


class Question:
    """A kind of question, with its words. In place of `{}` a game says what the question is about.

    `about` are the names of what such questions are about, if it is a thing on the table or several of them, and
    `kind` is how that thing is called, as in `card:pair`.
    """

    def __init__(self, name: str, text: str, about: Names | SetOf | None = None, kind: str = "") -> None:
        self.name = name
        self.text = text
        self.several = isinstance(about, SetOf)
        self.names: Names | None = about.names if isinstance(about, SetOf) else about
        self.kind = kind or (self.names.kind if self.names is not None else "")


ONE_SEAT = [(seat,) for seat in range(16)]


class Ask:
    """A question to one seat, or to several of whom any may answer.

    The options are made when somebody looks at them, so that replaying known answers costs nothing.
    They depend on the state alone and always come in the same order.

    Examples:
        >>> from saddlebag.engine.actions import Verb
        >>> STOP, GO = Verb("stop").of(), Verb("go").of()
        >>> def turn(state):
        ...     choice = yield Ask(0, Question("signal", "What now?"), lambda: [STOP, GO])
        ...     state.append(choice.text)
        >>> state = []
        >>> rule = turn(state)
        >>> next(rule).options
        [Action('stop'), Action('go')]
        >>> rule.send(GO)
        Traceback (most recent call last):
        StopIteration
        >>> state
        ['go']
    """

    __slots__ = ("_make", "_options", "about", "answered_by", "question", "seats")

    def __init__(
        self,
        seat: int | tuple[int, ...],
        question: Question,
        make: Callable[[], list[Action]],
        about: int = NOBODY,
    ) -> None:
        self.seats = ONE_SEAT[seat] if isinstance(seat, int) else seat
        self.question = question
        self.about = about
        self.answered_by = self.seats[0]
        self._make = make
        self._options: list[Action] | None = None

    @property
    def options(self) -> list[Action]:
        """What may be answered."""
        options = self._options
        if options is None:
            options = self._options = self._make()
        return options

    @property
    def seat(self) -> int:
        """The seat that is asked, the first of several."""
        return self.seats[0]

    @property
    def things(self) -> list[str]:
        """What the question is about, as `kind:id`."""
        question = self.question
        if question.names is None or self.about == NOBODY:
            return []
        ids = question.names.of_set(self.about) if question.several else [question.names[self.about]]
        return [f"{question.kind}:{each}" for each in ids]

    def offers(self, words: str) -> bool:
        """Whether some answer begins with these words."""
        wanted = words.split()
        return any(option.text.split()[: len(wanted)] == wanted for option in self.options)


Rule = Generator[Ask, Action, T]
"""A rule that asks questions and ends with a value of type T."""


class MatchEnded(Exception):
    """Raised by a rule when the match is over at once, whatever was still to be done."""


def to_the_end(turn: Callable[[S], Rule[None]], result: Callable[[S], object], state: S) -> Rule[None]:
    """All turns from a checkpoint on, one after the other, until there is a result."""
    while result(state) is None:
        try:
            yield from turn(state)
        except MatchEnded:
            continue
