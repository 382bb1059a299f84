"""Rules are generators: where a player decides, a rule yields an `Ask` and receives the answer."""

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names, SetOf

T = TypeVar("T")


BUSY = "Something else is under way; answer that question first."


class Question:
    """A kind of question, with its words. In place of `{}` stands what it is about: the name, or what `says` makes of
    the state and the question.

    `about` are the names of what such questions are about, if it is a thing on the table or several of them, and
    `kind` is how that thing is called, as in `card:pair`. `busy` is said to those who would rather do something that
    does not answer it, with its clause. Where cards are picked together and then given one by one, `picks` is what is
    done with them ("Discard"), and `keeps` is said while none is picked.
    """

    def __init__(
        self,
        name: str,
        text: str,
        about: Names | SetOf | None = None,
        kind: str = "",
        *,
        says: Callable[[Any, "Ask"], str] | None = None,
        clause: str = "",
        busy: str = BUSY,
        picks: str = "",
        keeps: str = "",
    ) -> None:
        self.name = name
        self.text = text
        self.several = isinstance(about, SetOf)
        self.names: Names | None = about.names if isinstance(about, SetOf) else about
        self.kind = kind or (self.names.kind if self.names is not None else "")
        self.says = says
        self.clause = clause
        self.busy = busy
        self.picks = picks
        self.keeps = keeps

    def prompt(self, s: Any, ask: "Ask") -> str:
        """The question in words."""
        if self.says is not None:
            return self.text.format(self.says(s, ask))
        if self.names is None or self.several or ask.about == NOBODY:
            return self.text
        return self.text.format(self.names[ask.about])


ONE_SEAT: list[tuple[int, ...]] = [(seat,) for seat in range(16)]


class Ask:
    """A question to one seat, or to several of whom any may answer.

    The options are made when somebody looks at them, so that replaying known answers costs nothing.
    They depend on the state alone and always come in the same order.

    Examples:
        >>> from saddlebag.engine.verbs import Verb
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
        if isinstance(seat, int):
            self.seats = ONE_SEAT[seat]
            self.answered_by = seat
        else:
            self.seats = seat
            self.answered_by = seat[0]
        self.question = question
        self.about = about
        self._make = make
        self._options: list[Action] | None = None

    @property
    def options(self) -> list[Action]:
        """What may be answered."""
        options = self._options
        if options is None:
            options = self._options = self._make()
        return options

    def leave_only(self, option: Action) -> None:
        """Nothing else may be answered any more: whoever is asked has left."""
        self._options = [option]

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


class Lapsed(Exception):
    """Raised by a rule when all that is left of the chapter under way lapses: see `Course.lapses`."""
