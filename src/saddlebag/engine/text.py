"""A table in words: a tree of lines that each game makes of a view, for terminals, text tables and screen readers."""

import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import Struct, field

WIDTH = 100
"""Of a line in a terminal."""
INDENT = "  "


class Line(Struct, frozen=True, omit_defaults=True):
    """A line, and what is under it. The lines at the top of a tree are its headings.

    Examples:
        >>> hand = Line("Hand", [Line("Ace", thing="card:ace", about="wins"), Line("Two", thing="card:two")])
        >>> in_lines([hand], {"card:two": "7"})
        ['Hand: Ace, (7) Two']
        >>> in_lines([hand], fully=True)
        ['Hand', '  Ace: wins', '  Two']
    """

    text: str
    under: "list[Line]" = field(default_factory=list)
    about: str = ""
    """What it means, for those who do not know it by heart."""
    thing: str = ""
    """What it speaks of (`card:r04`)."""


def in_lines(
    tree: Sequence[Line], marks: Mapping[str, str] | None = None, *, fully: bool = False, width: int = WIDTH
) -> list[str]:
    """A tree for a terminal: indented, what is short on one line, marks before the things that they name. Meanings
    are said only where all is to be told."""
    lines: list[str] = []
    for alone, group in groupby(tree, lambda line: bool(line.under or (fully and line.about))):
        if alone:
            lines += [each for line in group for each in with_under(line, marks or {}, fully, width)]
        else:
            lines += wrapped([with_mark(line, marks or {}) for line in group], width)
    return lines


def with_under(line: Line, marks: Mapping[str, str], fully: bool, width: int) -> list[str]:
    """A line and what is under it, beside it if that is short."""
    head = with_mark(line, marks) + (f": {line.about}" if fully and line.about else "")
    inside = in_lines(line.under, marks, fully=fully, width=width - len(INDENT))
    if len(inside) == 1 and len(head) + len(inside[0]) + 2 <= width:
        return [f"{head}: {inside[0]}"]
    return [head, *(INDENT + each for each in inside)]


def wrapped(texts: Sequence[str], width: int) -> list[str]:
    """Texts in a row, over as many lines as they need."""
    gap = "; " if any(", " in text for text in texts) else ", "
    rows: list[str] = []
    for text in texts:
        if rows and len(rows[-1]) + len(gap) + len(text) <= width:
            rows[-1] += gap + text
        else:
            rows += textwrap.wrap(text, width, subsequent_indent=INDENT)
    return rows


def with_mark(line: Line, marks: Mapping[str, str]) -> str:
    mark = marks.get(line.thing)
    return line.text if mark is None else f"({mark}) {line.text}"


def page_names(tree: Sequence[Line]) -> dict[str, Line]:
    """The headings by the word that asks for them."""
    return {each.text.split()[0].lower(): each for each in tree}
