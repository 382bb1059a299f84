"""All the kinds of answers of a game, and what the engine makes of them: answers in words, and reasons."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.names import WrittenNames
from saddlebag.engine.rules import Ask
from saddlebag.engine.verbs import AnyVerb, SetVerb, Verb, said
from saddlebag.engine.words import POSSIBLE, Refusal

Meant = Callable[[Any, Ask, str], str | Refusal]
"""What somebody means who names an answer in a way of the game's own, or the reason at once."""


def verbs_of(rules: ModuleType, *others: ModuleType) -> list[AnyVerb]:
    """The verbs in all chapters of the rules, and in some modules beside them."""
    names = [each.name for each in iter_modules(rules.__path__)] if hasattr(rules, "__path__") else []
    chapters = [rules, *(import_module(f"{rules.__name__}.{name}") for name in names), *others]
    return [each for chapter in chapters for each in vars(chapter).values() if isinstance(each, Verb | SetVerb)]


def _listed(verb: AnyVerb) -> Iterator[str]:
    """The names that the words of a verb may be, but for those that are too many to list."""
    for names in verb.words if isinstance(verb, Verb) else (verb.names,):
        if not isinstance(names, WrittenNames):
            yield from names.ids


class Vocabulary:
    """The verbs of a game, in the order of their names."""

    def __init__(self, *verbs: AnyVerb, clause: str = "", meant: Meant | None = None, asked: str = "") -> None:
        self.verbs: dict[str, AnyVerb] = {}
        for verb in sorted(verbs, key=lambda verb: verb.name):
            if self.verbs.setdefault(verb.name, verb) is not verb:
                raise TypeError(f"Two verbs are called {verb.name!r}: an answer could be read as either.")
        self.clause = clause
        """Says that what is not listed cannot be done."""
        self.meant = meant
        self.asked = asked.split()
        """The kinds of things on the table that are worth a question why they cannot be used."""
        self.capitals = {name.lower(): name for verb in verbs for name in _listed(verb) if name != name.lower()}
        """Names with capital letters, by how somebody types them who does not care."""

    def as_spelled(self, text: str) -> str:
        """A text as the game writes it, however its letters were typed."""
        words = text.lower().split()
        if not self.capitals:
            return " ".join(words)
        return " ".join(":".join(self.capitals.get(part, part) for part in word.split(":")) for word in words)

    def parse(self, text: str) -> Action | None:
        """The answer that a text writes, or None when it is no answer of this game."""
        words = text.split()
        if not words or words[0] not in self.verbs:
            return None
        return self.verbs[words[0]].parse(words[1:])

    def further(self, s: Any, ask: Ask, action: Action) -> list[str]:
        """Things that lead to an answer without being lit."""
        verb = self.verbs[action.verb]
        return verb.things(verb.further, s, ask, action)

    def why_not(self, s: Any, ask: Ask, thing: str) -> Refusal:
        """Why a thing is not on offer to the seat that is asked: there is no such thing, another question is asked, or
        the first need that fails."""
        meant = self.meant(s, ask, thing) if self.meant is not None else thing
        if isinstance(meant, Refusal):
            return meant
        verb, words = self._understood(ask, meant)
        if verb is None:
            known = ", ".join(verb.name for verb in self.verbs.values() if ask.question in verb.at)
            return Refusal(f"I do not know {thing!r}. Ask about one of: {known}.", self.clause)
        if ask.question not in verb.at:
            return Refusal(ask.question.busy, ask.question.clause or self.clause)
        wrong = verb.unknown(words)
        if wrong:
            return Refusal(wrong, self.clause)
        return self._nearest_miss(s, ask, verb, words)

    def _understood(self, ask: Ask, thing: str) -> tuple[AnyVerb | None, list[str]]:
        """The verb and its words, whichever way they were named; of several verbs one that can answer now."""
        kind, colon, name = thing.partition(":")
        name = name.partition(":")[0]
        first, *words = [kind, name] if colon else thing.split() or [""]
        fitting = list(self._named_by_thing(first) if colon else self._called(first))
        verb = next((each for each in fitting if ask.question in each.at), fitting[0] if fitting else None)
        takes = len(verb.words) if isinstance(verb, Verb) else len(words)
        return verb, words[:takes]

    def _called(self, word: str) -> Iterator[AnyVerb]:
        if word in self.verbs:
            yield self.verbs[word]
        for verb in self.verbs.values():
            if word in verb.also:
                yield verb

    def _named_by_thing(self, kind: str) -> Iterator[AnyVerb]:
        for verb in self.verbs.values():
            if verb.thing == kind:
                yield verb
        for verb in self.verbs.values():
            if kind in verb.kinds():
                yield verb

    @staticmethod
    def _nearest_miss(s: Any, ask: Ask, verb: AnyVerb, words: list[str]) -> Refusal:
        """Of all the answers that begin so, the one that fails last: its reason, or that it is possible."""
        nearest, best = None, -1
        for action in verb.beginning(words):
            place = verb.missing(s, ask, action)
            if place == len(verb.needs):
                return Refusal(POSSIBLE, said(verb.clause, s, ask, action))
            if place > best:
                nearest, best = action, place
        if nearest is None:
            return Refusal(ask.question.busy, ask.question.clause)
        need = verb.needs[best]
        return Refusal(said(need.reason, s, ask, nearest), said(need.clause, s, ask, nearest))
