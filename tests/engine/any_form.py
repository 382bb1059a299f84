"""Anything that a language can say, made from what its forms declare: for tests of whole languages."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from saddlebag.engine.language import (
    HIGHEST,
    Amount,
    Amounts,
    Family,
    Flag,
    Form,
    Maybe,
    Number,
    Several,
    Signed,
    Term,
    Word,
    Words,
)

numbers = st.integers(1, HIGHEST)
Own = Mapping[type[Term[Any]], st.SearchStrategy[Any]]
"""What a game's own terms may say."""


def values(term: Term[Any], own: Own | None = None) -> st.SearchStrategy[Any]:
    """Everything that a term can say."""
    if own and type(term) in own:
        return own[type(term)]
    match term:
        case Word():
            return st.integers(0, len(term.known) - 1)
        case Words():
            return st.lists(values(term.each), min_size=1, max_size=4, unique=True).map(tuple)
        case Number():
            return st.integers(term.least, term.most)
        case Signed():
            return st.one_of(numbers, numbers.map(lambda number: -number))
        case Amounts():
            fixed = st.one_of(
                st.builds(Amount, st.integers(0 if term.x else 1, HIGHEST)),
                st.builds(Amount, numbers, st.just(term.x)),
            )
            return st.one_of(fixed, st.builds(Amount, numbers, st.booleans(), st.just(True))) if term.dice else fixed
        case Flag():
            return st.booleans()
        case Maybe():
            return st.one_of(st.just(term.otherwise), values(term.term, own))
        case Several():
            return st.lists(values(term.each, own), min_size=1, max_size=3).map(tuple)
        case Family():
            return st.deferred(lambda: st.one_of([forms(form, own) for form in term.forms]))
    raise TypeError(f"{term} needs a strategy of its own.")


def forms(form: type[Form], own: Own | None = None) -> st.SearchStrategy[Any]:
    """Everything that can be said in a form."""
    return st.builds(form, **{name: values(term, own) for name, term in form.spec.terms.items()})
