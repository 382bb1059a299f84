"""The rules that perform the forms of a language."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from saddlebag.engine.language.forms import Family, Form

G = TypeVar("G", bound=Form)
S = TypeVar("S")
N = TypeVar("N")
R = TypeVar("R")


class Rules(Generic[S, N, R]):
    """Rules, each declared with the form that it performs: `@RULES.of(Draw)`."""

    def __init__(self, family: Family[Any]) -> None:
        self.family = family
        self.rules: dict[type[Form], Callable[[S, N, Any], R]] = {}

    def of(self, form: type[G]) -> Callable[[Callable[[S, N, G], R]], Callable[[S, N, G], R]]:
        """The rule that follows performs this form."""

        def note(rule: Callable[[S, N, G], R]) -> Callable[[S, N, G], R]:
            self.rules[form] = rule
            return rule

        return note

    def table(self, *beside: "Rules[S, N, Any]") -> list[Callable[[S, N, Any], R]]:
        """The rules by the `kind` of their forms, so that to find one takes one index; no form may be without one,
        here or beside."""
        for form in self.family.forms:
            if not any(form in each.rules for each in (self, *beside)):
                raise TypeError(f"No rule performs {form.__name__} ({form.spec.pieces[0].written.strip()}).")
        return [self.rules.get(form, _elsewhere) for form in self.family.forms]


def _elsewhere(state: Any, now: Any, form: Any) -> Any:
    raise TypeError(f"{form} is performed by other rules.")
