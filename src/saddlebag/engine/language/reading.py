"""Reads a text of a language from left to right; a slip names its place and what was expected there."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TypeAlias

from saddlebag.engine.errors import BadContent

Lexicon: TypeAlias = Mapping[str, Sequence[str]]
"""What the content lets a text name, by its kind: `{"card": ["pair", "flush"]}`. A thing is its place in its list."""
MANY = 30
"""Of more words than this only the first are listed in a sentence."""
HIGHEST = 999
"""The largest number that a text may name."""


class Slip(BadContent):
    """A text that cannot be read: `position` is the place in it, 1 for its first character."""

    def __init__(self, text: str, place: int, expected: str) -> None:
        self.text, self.position, self.expected = text, place + 1, expected
        rest = text[place:]
        found = repr(rest.split(";")[0].split(" ")[0] or rest[0]) if rest else "nothing more"
        super().__init__(f"{text!r}, character {self.position}: expected {expected}, found {found}.")


def furthest(slips: Sequence[Slip]) -> Slip:
    """Of several ways to read a text, all in vain, the one that came furthest; where they are even, all of them."""
    place = max(slip.position for slip in slips)
    last = [slip for slip in slips if slip.position == place]
    return Slip(last[0].text, place - 1, " or ".join(dict.fromkeys(slip.expected for slip in last)))


def listed(words: Sequence[str]) -> str:
    """Words in a row, the first of them where there are too many."""
    return ", ".join(words) if len(words) <= MANY else f"{', '.join(words[:8])}, .."


@cache
def _spelling(known: tuple[str, ...]) -> tuple[str, list[str]]:
    """The signs that stand in some of these words, and those that are several words."""
    signs = {sign for word in known for sign in word if not sign.isalnum() and sign != " "}
    return "".join(sorted(signs)), [word for word in known if " " in word]


class Reader:
    """A text, and how far it has been read."""

    def __init__(self, text: str, lexicon: Lexicon | None = None) -> None:
        self.text = text
        self.place = 0
        self.lexicon: Lexicon = lexicon or {}
        self._might = (-1, "")

    def refuse(self, expected: str, place: int | None = None) -> Slip:
        """The slip of a text that goes on in another way."""
        return Slip(self.text, self.place if place is None else place, expected)

    def might(self, expected: str) -> None:
        """Note how the text might have gone on here as well."""
        self._might = (self.place, expected)

    def finish(self) -> None:
        """The text must end here."""
        if self.place < len(self.text):
            place, expected = self._might
            raise self.refuse(f"the end, or {expected}" if place == self.place else "the end")

    def word(self, signs: str = "") -> str:
        """The word that comes next: letters, digits, underscores, and these signs."""
        end = self.place
        while end < len(self.text) and (self.text[end].isalnum() or self.text[end] in f"_{signs}"):
            end += 1
        return self.text[self.place : end]

    def takes(self, sign: str) -> bool:
        """Whether the text goes on with this; if so, it is behind us."""
        end = self.place + len(sign)
        cut = sign[-1:].isalnum() and self.text[end : end + 1].isidentifier()
        if cut or not self.text.startswith(sign, self.place):
            return False
        self.place = end
        return True

    def must(self, sign: str) -> None:
        """What is written in every text of a form, word by word."""
        for number, part in enumerate(sign.split(" ")):
            if number and self.place < len(self.text) and not self.takes(" "):
                raise self.refuse("a space")  # at the end of the text it is what follows that is missed
            if part and not self.takes(part):
                raise self.refuse(repr(part))

    def one_of(self, known: Sequence[str], what: str = "") -> int:
        """The number of the next word among the known ones."""
        signs, phrases = _spelling(tuple(known))
        found = max(filter(self._stands, phrases), key=len, default="") or self.word(signs)
        if found not in known:
            raise self.refuse(f"{what} ({listed(known)})" if what else " or ".join(known))
        self.place += len(found)
        return known.index(found)

    def _stands(self, words: str) -> bool:
        end = self.place + len(words)
        return self.text.startswith(words, self.place) and not self.text[end : end + 1].isidentifier()

    def number(self, least: int = 1, most: int = HIGHEST) -> int:
        """A number within these limits."""
        digits = self.word()
        plain = digits.isascii() and digits.isdigit() and (digits == "0" or digits[0] != "0")
        if not plain or not least <= int(digits) <= most:
            raise self.refuse(f"a number from {least} to {most}")
        self.place += len(digits)
        return int(digits)

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Come back to this place afterwards, however far it was read."""
        place, might = self.place, self._might
        try:
            yield
        finally:
            self.place, self._might = place, might
