"""Answers: small values with a text form, each of which exists once."""

from typing import Any

from saddlebag.engine.names import Names, WrittenNames, bits


class Action:
    """One possible answer to a question, such as `move s05`. The same answer is always the same object."""

    __slots__ = ("arg", "args", "text", "verb")

    def __init__(self, verb: str, args: tuple[int, ...], text: str) -> None:
        self.verb = verb
        self.args = args
        self.arg = args[0] if args else 0
        self.text = text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: Any) -> "Action":
        return self


class Verb:
    """One kind of answer and what its words name. `each` holds its answers where there is one word or none, unless
    there are too many names to list.

    Examples:
        >>> MOVE = Verb("move", Names("space", ["saloon", "street"]))
        >>> MOVE.of(1)
        Action('move street')
        >>> MOVE.parse(["street"]) is MOVE.of(1)
        True
    """

    def __init__(self, name: str, *words: Names) -> None:
        self.name = name
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
        """The answer that these words write, or None."""
        if len(words) != len(self.words):
            return None
        args = [names.index.get(word, -1) for names, word in zip(self.words, words, strict=True)]
        return None if -1 in args else self.of(*args)


class SetVerb:
    """A kind of answer that names a set of things, as in `play r04 b05 k06`; its argument is the set as bits.

    Examples:
        >>> PLAY = SetVerb("play", Names("card", ["ace", "king", "queen"]))
        >>> PLAY.parse(["queen", "ace"])
        Action('play ace queen')
    """

    def __init__(self, name: str, names: Names) -> None:
        self.name = name
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


class Vocabulary:
    """All the kinds of answers of a game."""

    def __init__(self, *verbs: Verb | SetVerb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}

    def parse(self, text: str) -> Action | None:
        """The answer that a text writes, or None when it is no answer of this game."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            return None
        return self.verbs[words[0]].parse(words[1:])


def members(action: Action) -> list[int]:
    """The members of the set that an answer of a SetVerb names."""
    return list(bits(action.arg))
