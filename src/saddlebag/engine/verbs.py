"""Kinds of answers. Each says once what people read of it, what it touches, and what the rules demand."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names, WrittenNames, bits
from saddlebag.engine.rules import Ask, Question
from saddlebag.engine.words import Description

Says = str | Callable[[Any, Ask, Action], str]
"""A sentence, or how it is made from the state, the question and the answer."""
Touches = str | tuple[str, ...] | Callable[[Any, Ask, Action], list[str]]
"""Things as `kind:id`, where `{0}` stands for the answer's first word; or how they are found."""
Clause = str | Callable[[Any, Ask, Action], str]

MOST_GUESSES = 2000
"""Of answers that are asked about by their first words, so many are thought of."""


class Need:
    """What the rules demand of an answer, and what is said where that is not so. With `at` it is demanded at that
    question only."""

    def __init__(
        self, met: Callable[[Any, Ask, Action], bool], reason: Says, clause: Clause, at: Question | None = None
    ) -> None:
        self.met = met
        self.reason = reason
        self.clause = clause
        self.at = at

    def fails(self, s: Any, ask: Ask, action: Action) -> bool:
        """Whether it is demanded here, and not met."""
        return (self.at is None or ask.question is self.at) and not self.met(s, ask, action)


def offered(s: Any, ask: Ask, action: Action) -> bool:
    """Whether the rule that asks lists this answer: where what counts is what was chosen a moment ago."""
    return action in ask.options


class _Kind:
    """What every kind of answer carries: at which questions it may be given, how it reads, its clause, what it touches,
    what it needs. `also` are other words for it, and `thing` is a kind of thing that one asks about when one means it.

    For the table: `further` are things that lead to it without being lit; `goes_on` tells by kinds of things, clicked
    for this answer, the verb that answers the next question with the same thing (or none: what touches it); `main` is
    the answer to give where nothing else is wanted, and one that `ends` what one could still go on with is not urged.
    A bot values one that `passes` by the position as it stands. One that is `promised` is on offer alone, to whoever
    said earlier what they would answer; the table gives it for them, so that nobody can tell who has promised what.
    """

    def __init__(
        self,
        name: str,
        at: Question | tuple[Question, ...],
        says: Says,
        clause: Clause,
        touches: Touches,
        needs: tuple[Need, ...],
        also: tuple[str, ...],
        thing: str,
        further: Touches,
        goes_on: dict[str, str],
        main: bool,
        ends: bool,
        passes: bool,
        promised: bool,
    ) -> None:
        self.name = name
        self.at = at if isinstance(at, tuple) else (at,)
        self.says = says
        self.clause = clause
        self.touches = touches
        self.needs = needs
        self.also = also
        self.thing = thing
        self.further = further
        self.goes_on = goes_on
        self.main = main
        self.ends = ends
        self.passes = passes
        self.promised = promised
        self._things: dict[tuple[str | tuple[str, ...], tuple[int, ...]], list[str]] = {}
        """What answers touch, where it is always the same."""

    def demand(self, *needs: Need) -> None:
        """Say what it needs, in a chapter that builds on the verb."""
        self.needs = needs

    def missing(self, s: Any, ask: Ask, action: Action) -> int:
        """The place of the first need that fails; as many as there are if none does."""
        for place, need in enumerate(self.needs):
            if need.fails(s, ask, action):
                return place
        return len(self.needs)

    def describe(self, s: Any, ask: Ask, action: Action) -> Description:
        """An answer in words, for the seat that is asked."""
        says, touches, clause = self.says, self.touches, self.clause
        return Description(
            (says(s, ask, action) if callable(says) else says) or action.text,
            self.things(touches, s, ask, action),
            clause(s, ask, action) if callable(clause) else clause,
        )

    def things(self, touches: Touches, s: Any, ask: Ask, action: Action) -> list[str]:
        """What is meant by such words, as `kind:id`."""
        if callable(touches):
            return touches(s, ask, action)
        if not touches:
            return []
        found = self._things.get((touches, action.args))
        if found is None:  # the same whenever this answer is given
            patterns = (touches,) if isinstance(touches, str) else touches
            found = [pattern.format(*words) for words in self.named(action) for pattern in patterns]
            self._things[touches, action.args] = found
        return found[:]

    def kinds(self) -> set[str]:
        """The kinds of things that an answer is named by: those whose name is its first word."""
        patterns = (self.touches,) if isinstance(self.touches, str) else self.touches
        named = [each.partition(":") for each in patterns] if isinstance(patterns, tuple) else []
        return {kind for kind, _, name in named if name == "{0}"} | ({self.thing} if self.thing else set())

    def named(self, action: Action) -> list[list[str]]:
        """The words of an answer; of a set those of each member."""
        raise NotImplementedError

    def parse(self, words: list[str]) -> Action | None:
        """The answer that these words write, or None."""
        raise NotImplementedError

    def unknown(self, words: list[str]) -> str:
        """What is wrong with a word that names nothing; empty if all do."""
        raise NotImplementedError

    def beginning(self, words: list[str]) -> Iterator[Action]:
        """The answers that begin with these words, all of which are known."""
        raise NotImplementedError


def said(says: Says, s: Any, ask: Ask, action: Action) -> str:
    """The sentence as it reads now."""
    return says(s, ask, action) if callable(says) else says


def _no_such(names: Names, word: str) -> str:
    return "" if word in names.index else f"There is no {names.kind} {word!r}; there are {names.known}."


class Verb(_Kind):
    """One kind of answer and what its words name. `each` holds its answers where there is one word or none, unless
    there are too many names to list.

    Examples:
        >>> MOVE = Verb("move", Names("space", ["saloon", "street"]))
        >>> MOVE.of(1)
        Action('move street')
        >>> MOVE.parse(["street"]) is MOVE.of(1)
        True
    """

    def __init__(
        self,
        name: str,
        *words: Names,
        at: Question | tuple[Question, ...] = (),
        says: Says = "",
        clause: Clause = "",
        touches: Touches = (),
        needs: tuple[Need, ...] = (),
        also: tuple[str, ...] = (),
        thing: str = "",
        further: Touches = (),
        goes_on: dict[str, str] | None = None,
        main: bool = False,
        ends: bool = False,
        passes: bool = False,
        promised: bool = False,
    ) -> None:
        goes_on = goes_on or {}
        main = main or ends
        super().__init__(
            name, at, says, clause, touches, needs, also, thing, further, goes_on, main, ends, passes, promised
        )
        self.words = words
        self._made: dict[tuple[int, ...], Action] = {}
        self.each: list[Action] = []
        if len(words) == 1 and not isinstance(words[0], WrittenNames):
            self.each = [self.of(index) for index in range(len(words[0]))]
        if not words:
            self.each = [self.of()]

    def of(self, *args: int) -> Action:
        """The answer with these arguments."""
        made = self._made.get(args)
        if made is None:
            named = [names[arg] for names, arg in zip(self.words, args, strict=True)]
            made = self._made[args] = Action(self.name, args, " ".join([self.name, *named]))
        return made

    def parse(self, words: list[str]) -> Action | None:
        if len(words) != len(self.words):
            return None
        args = [names.index.get(word, -1) for names, word in zip(self.words, words, strict=True)]
        return None if -1 in args else self.of(*args)

    def named(self, action: Action) -> list[list[str]]:
        return [[names[arg] for names, arg in zip(self.words, action.args, strict=True)]]

    def unknown(self, words: list[str]) -> str:
        return next(filter(None, map(_no_such, self.words, words)), "")

    def beginning(self, words: list[str]) -> Iterator[Action]:
        known = [[names.index[word]] for names, word in zip(self.words, words, strict=False)]
        open_to = [range(min(len(names), MOST_GUESSES)) for names in self.words[len(known) :]]
        return (self.of(*args) for args in islice(product(*known, *open_to), MOST_GUESSES))


class SetVerb(_Kind):
    """A kind of answer that names a set of things, as in `play r04 b05 k06`; its argument is the set as bits.

    Examples:
        >>> PLAY = SetVerb("play", Names("card", ["ace", "king", "queen"]))
        >>> PLAY.parse(["queen", "ace"])
        Action('play ace queen')
    """

    def __init__(
        self,
        name: str,
        names: Names,
        at: Question | tuple[Question, ...] = (),
        says: Says = "",
        clause: Clause = "",
        touches: Touches = (),
        needs: tuple[Need, ...] = (),
    ) -> None:
        super().__init__(name, at, says, clause, touches, needs, (), "", (), {}, False, False, False, False)
        self.names = names
        self._made: dict[int, Action] = {}

    def of(self, members: int) -> Action:
        """The answer that names these members."""
        made = self._made.get(members)
        if made is None:
            text = " ".join([self.name, *self.names.of_set(members)])
            made = self._made[members] = Action(self.name, (members,), text)
        return made

    def parse(self, words: list[str]) -> Action | None:
        """The answer that these words write in any order, or None."""
        members = 0
        for word in words:
            index = self.names.index.get(word)
            if index is None or members >> index & 1:
                return None
            members |= 1 << index
        return self.of(members)

    def named(self, action: Action) -> list[list[str]]:
        return [[self.names[member]] for member in bits(action.arg)]

    def unknown(self, words: list[str]) -> str:
        return next(filter(None, (_no_such(self.names, word) for word in words)), "")

    def beginning(self, words: list[str]) -> Iterator[Action]:
        written = self.parse(list(dict.fromkeys(words)))
        return iter([] if written is None else [written])


AnyVerb = Verb | SetVerb
