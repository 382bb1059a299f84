"""Names that people can tell apart, and texts that they can see."""

import re
import unicodedata
from collections.abc import Iterable

from saddlebag.table.errors import BadRequest

LONGEST = 40
BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"
"""Letters, marks and pictures that show nothing."""
JOINERS = "\u200c\u200d"
"""Not printable by themselves, but parts of words and of pictures."""
NUMBERED = re.compile(r" \(\d+\)$")


def looks_like(name: str) -> str:
    """The same for names that look the same: in capitals, with other spaces, or in letters of another width."""
    seen = "".join(each for each in unicodedata.normalize("NFKC", name) if each not in BLANK and not unseen(each))
    return " ".join(seen.casefold().split())


def unseen(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f"


def told_apart(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where somebody has one that looks like it."""
    others = {looks_like(each) for each in taken}
    found, number = name, 1
    while looks_like(found) in others:
        number += 1
        ending = f" ({number})"
        found = name[: LONGEST - len(ending)].rstrip() + ending
    return found


def without_number(name: str) -> str:
    """The name that a guest had before it was told apart."""
    return NUMBERED.sub("", name)


def visible(words: str) -> str:
    """A text without what cannot be seen: it might turn other lines around, and not every database can hold it."""
    seen = "".join(each if each.isprintable() or each in JOINERS else " " for each in words).strip()
    if not seen:
        raise BadRequest("A message needs at least one visible character.")
    return seen
