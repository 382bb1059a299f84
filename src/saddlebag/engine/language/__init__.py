"""A kit for effect languages: what is declared of a step, once, gives parser, printer, words, icons and dispatch.

`forms` has the forms and families of which a language is made, `terms` what differs from text to text, `performing`
the table of rules, `showing` what goes to those who draw and tell. docs/adding-a-game.md shows a small language.
"""

from saddlebag.engine.language.forms import Family, Form, parse
from saddlebag.engine.language.laws import HEAD, Fault, faults, told
from saddlebag.engine.language.performing import Rules
from saddlebag.engine.language.reading import HIGHEST, Lexicon, Reader, Slip
from saddlebag.engine.language.showing import Count, Crib, CribPart, Icon, Shown, ShownLine, ShownTexts, capital
from saddlebag.engine.language.terms import (
    Amount,
    Amounts,
    Before,
    Either,
    Flag,
    Maybe,
    Named,
    Number,
    Sense,
    Several,
    Signed,
    Term,
    Text,
    Thing,
    Word,
    Words,
)

__all__ = [
    "HEAD", "HIGHEST", "Amount", "Amounts", "Before", "Count", "Crib", "CribPart", "Either", "Family", "Fault", "Flag",
    "Form", "Icon", "Lexicon", "Maybe", "Named", "Number", "Reader", "Rules", "Sense", "Several", "Shown",
    "ShownLine", "ShownTexts", "Signed", "Slip", "Term", "Text", "Thing", "Word", "Words", "capital", "faults", "parse",
    "told",
]  # fmt: skip
