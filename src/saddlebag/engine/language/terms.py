"""Terms: the parts of a form that differ from text to text. Each is read, written, told and counted in its own way."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from saddlebag.engine.language.reading import HIGHEST, Reader, Slip, furthest
from saddlebag.engine.language.showing import Count, Icon, Shown, capital
from saddlebag.engine.words import counted

T = TypeVar("T")


class Term(Generic[T]):
    """A part of a form. Write one of your own where none of those below fits: `read` is all that it needs."""

    def read(self, text: Reader) -> T:
        """The value that stands next in the text."""
        raise NotImplementedError

    def write(self, value: T) -> str:
        """The text of a value, which reads as the same value."""
        return str(value)

    def say(self, value: T, by: Any = None, how: str = "") -> str:
        """A value in words. `by` is who speaks, `how` what stands behind the colon of `{name:how}`."""
        return self.write(value)

    def count(self, value: T) -> Count | None:
        """The number that is drawn beside an icon."""
        return None

    def begins(self, text: Reader) -> bool:
        """Whether such a thing stands next in the text."""
        with text.trying():
            try:
                self.read(text)
            except Slip:
                return False
            return True

    def first_words(self) -> Iterable[str]:
        """The words that it may begin with, to be listed where none of them is found."""
        return ()


# --- words --------------------------------------------------------------------------------------------------------


class Sense(Struct, frozen=True):
    """What a word means: how it is said, how it is drawn, and the clause behind it."""

    says: str
    icon: str = ""
    mark: str = ""
    means: str = ""
    clause: str = ""


class Word(Term[int]):
    """One of several words; its value is its place among them.

    Examples:
        >>> from saddlebag.engine.language import Reader, Word
        >>> GOODS = Word("a good", {"gold": "gold", "any": "of any one good"})
        >>> GOODS.read(Reader("any")), GOODS.write(0), GOODS.say(1)
        (1, 'gold', 'of any one good')
    """

    def __init__(self, what: str, known: Sequence[str] | Mapping[str, str | Sense]) -> None:
        self.what = what
        self.known = tuple(known)
        said = known if isinstance(known, Mapping) else {word: word for word in known}
        self.senses = [each if isinstance(each, Sense) else Sense(each) for each in said.values()]

    def read(self, text: Reader) -> int:
        return text.one_of(self.known, self.what)

    def write(self, value: int) -> str:
        return self.known[value]

    def say(self, value: int, by: Any = None, how: str = "") -> str:
        return self.senses[value].says

    def first_words(self) -> Iterable[str]:
        return self.known

    def shown(self, value: int, frame: str, text: str = "") -> Shown:
        """The word, or the text in which it stands, as an icon of its own in a frame."""
        sense = self.senses[value]
        icon = Icon(sense.icon or self.known[value], sense.mark, frame)
        return Shown(text or self.known[value], capital(sense.says), [icon], sense.means, sense.clause)


class Words(Term[tuple[int, ...]]):
    """Words with bars between them, each once: `forest|lake`."""

    def __init__(self, each: Word, link: str = " or ") -> None:
        self.each = each
        self.link = link

    def read(self, text: Reader) -> tuple[int, ...]:
        found: list[int] = []
        while not found or text.takes("|"):
            start = text.place
            word = self.each.read(text)
            if word in found:
                raise text.refuse(f"{self.each.known[word]} only once", start)
            found.append(word)
        return tuple(found)

    def write(self, value: tuple[int, ...]) -> str:
        return "|".join(self.each.write(word) for word in value)

    def say(self, value: tuple[int, ...], by: Any = None, how: str = "") -> str:
        return self.link.join(self.each.say(word, by, how) for word in value)


class Thing(Struct, frozen=True):
    """Something that the content names: its place in its list, and its name."""

    number: int
    word: str

    def __str__(self) -> str:
        return self.word


class Named(Term[Thing]):
    """Something that the content names, by the lexicon of the text: a space, a card."""

    def __init__(self, what: str, kind: str) -> None:
        self.what = what
        self.kind = kind

    def read(self, text: Reader) -> Thing:
        known = text.lexicon[self.kind]
        number = text.one_of(known, self.what)
        return Thing(number, known[number])


# --- numbers ------------------------------------------------------------------------------------------------------


class Number(Term[int]):
    """A number within limits. `{number:card}` counts cards."""

    def __init__(self, least: int = 1, most: int = HIGHEST) -> None:
        self.least = least
        self.most = most

    def read(self, text: Reader) -> int:
        return text.number(self.least, self.most)

    def say(self, value: int, by: Any = None, how: str = "") -> str:
        return counted(value, how) if how else str(value)

    def count(self, value: int) -> Count | None:
        return Count(str(value))


class Signed(Term[int]):
    """A change: +N or -N."""

    def read(self, text: Reader) -> int:
        if text.takes("+"):
            return text.number()
        if text.takes("-"):
            return -text.number()
        raise text.refuse("a change such as +2 or -2")

    def write(self, value: int) -> str:
        return f"{value:+d}"

    def count(self, value: int) -> Count | None:
        return Count(self.write(value))


class Amount(Struct, frozen=True):
    """A number, a multiple of X, or so many dice."""

    number: int
    x: bool = False
    dice: bool = False

    def at(self, x: int) -> int:
        """How much it is for this X: a number, or how many dice are rolled."""
        return self.number * x if self.x else self.number

    def __str__(self) -> str:
        number = "" if self.x and self.number == 1 else str(self.number)
        return number + ("x" if self.x else "") + ("d" if self.dice else "")


class Amounts(Term[Amount]):
    """A number, with x a multiple of X, with d so many dice. `{amount:card}` counts cards."""

    def __init__(self, *, x: bool = True, dice: bool = False) -> None:
        self.x = x
        self.dice = dice
        self.expected = " or ".join(["a number such as 2", *(["2x"] if x else []), *(["2d"] if dice else [])])

    def read(self, text: Reader) -> Amount:
        word = text.word()
        if not word:
            raise text.refuse(self.expected)
        dice = self.dice and word.endswith("d")
        rest = word.removesuffix("d") if dice else word
        x = self.x and rest.endswith("x")
        digits = rest.removesuffix("x") if x else rest
        if x and not digits:
            text.place += len(word)
            return Amount(1, True, dice)
        if not (digits.isascii() and digits.isdigit()) or (digits[0] == "0" and digits != "0") or int(digits) > HIGHEST:
            raise text.refuse(f"{self.expected}, at most {HIGHEST}")
        if x and digits == "1":
            raise text.refuse(f"{word[1:]} in place of {word}")
        if digits == "0" and (x or dice or not self.x):
            raise text.refuse("a number of at least 1")
        text.place += len(word)
        return Amount(int(digits), x, dice)

    def say(self, value: Amount, by: Any = None, how: str = "") -> str:
        many = "X" if value.x else str(value.number)
        if value.x and value.number > 1:
            many = f"{value.number} times X"
        one = value.number == 1 and not value.x
        if value.dice:
            return f"{many} {'die' if one else 'dice'}"
        return f"{many} {how}{'' if one else 's'}" if how else many

    def count(self, value: Amount) -> Count | None:
        return Count(str(Amount(value.number, value.x)).upper(), value.dice)


# --- what may be there or not, and what may be there several times ------------------------------------------------


class Flag(Term[bool]):
    """A word that stands there or not, with all its spaces: ` may`."""

    def __init__(self, written: str, says: str = "") -> None:
        self.written = written
        self.says = says

    def read(self, text: Reader) -> bool:
        return text.takes(self.written)

    def write(self, value: bool) -> str:
        return self.written if value else ""

    def say(self, value: bool, by: Any = None, how: str = "") -> str:
        return self.says if value else ""


class Maybe(Term[Any]):
    """Something that stands there or not, behind words that announce it: ` if ` and a condition."""

    def __init__(self, announced: str, term: Term[Any], otherwise: Any = None) -> None:
        self.announced = announced
        self.term = term
        self.otherwise = otherwise
        """Its value where it does not stand there."""

    def read(self, text: Reader) -> Any:
        return self.term.read(text) if text.takes(self.announced) else self.otherwise

    def write(self, value: Any) -> str:
        return "" if value == self.otherwise else self.announced + self.term.write(value)

    def say(self, value: Any, by: Any = None, how: str = "") -> str:
        return "" if value == self.otherwise else self.term.say(value, by, how)


SIGNS = {"; ": "a semicolon and a space", ", ": "a comma and a space", " | ": "a bar with a space on each side"}


class Several(Term[tuple[T, ...]]):
    """One or more, with a sign between them: the steps of a job, the ways of a choice."""

    def __init__(self, each: Term[T], sign: str, next_one: str = "the next one", link: str = ", ") -> None:
        self.each = each
        self.sign = sign
        self.expected = f"{SIGNS.get(sign, repr(sign))} before {next_one}"
        self.link = link

    def read(self, text: Reader) -> tuple[T, ...]:
        found = [self.each.read(text)]
        while text.takes(self.sign):
            found.append(self.each.read(text))
        text.might(self.expected)
        return tuple(found)

    def write(self, value: tuple[T, ...]) -> str:
        return self.sign.join(self.each.write(each) for each in value)

    def say(self, value: tuple[T, ...], by: Any = None, how: str = "") -> str:
        return self.link.join(self.each.say(each, by, how) for each in value)

    def begins(self, text: Reader) -> bool:
        return self.each.begins(text)

    def first_words(self) -> Iterable[str]:
        return self.each.first_words()


class Before(Term[tuple[T, ...]]):
    """Any number of things, each with a sign behind it, before what they go with: `on_win: may: `."""

    def __init__(self, each: Term[T], sign: str) -> None:
        self.each = each
        self.sign = sign

    def read(self, text: Reader) -> tuple[T, ...]:
        found: list[T] = []
        while self.each.begins(text):
            found.append(self.each.read(text))
            text.must(self.sign)
        return tuple(found)

    def write(self, value: tuple[T, ...]) -> str:
        return "".join(self.each.write(each) + self.sign for each in value)

    def say(self, value: tuple[T, ...], by: Any = None, how: str = "") -> str:
        return "".join(f"{self.each.say(each, by, how)}, " for each in value)


class Either(Term[Any]):
    """One of several terms of different types, the first that can be read: a number, or `all`."""

    def __init__(self, *terms: tuple[type[Any], Term[Any]]) -> None:
        self.terms = terms

    def read(self, text: Reader) -> Any:
        slips: list[Slip] = []
        start = text.place
        for _, term in self.terms:
            try:
                return term.read(text)
            except Slip as slip:
                slips.append(slip)
                text.place = start
        raise furthest(slips)

    def _term(self, value: Any) -> Term[Any]:
        return next(term for kind, term in self.terms if isinstance(value, kind))

    def write(self, value: Any) -> str:
        return self._term(value).write(value)

    def say(self, value: Any, by: Any = None, how: str = "") -> str:
        return self._term(value).say(value, by, how)

    def count(self, value: Any) -> Count | None:
        return self._term(value).count(value)


class Text(Term[str]):
    """Free text up to one of these signs, or to the end."""

    def __init__(self, until: str = "") -> None:
        self.until = until

    def read(self, text: Reader) -> str:
        end = text.place
        while end < len(text.text) and text.text[end] not in self.until:
            end += 1
        found = text.text[text.place : end].rstrip()
        if not found:
            raise text.refuse("some words")
        text.place += len(found)
        return found
