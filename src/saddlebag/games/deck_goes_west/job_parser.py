"""Reads the job language: a text word by word, into the steps of a job."""

from collections.abc import Callable

from saddlebag.engine.errors import BadContent
from saddlebag.engine.names import set_of
from saddlebag.games.deck_goes_west.jobs import (
    CLIMB,
    DANGERS,
    EVENTS,
    RESOURCES,
    SAIL,
    SELECTORS,
    TESTS,
    WALK,
    Amount,
    Attack,
    Build,
    Defend,
    Discard,
    DiscardSelf,
    Draw,
    Feed,
    Gain,
    If,
    Job,
    Lose,
    Move,
    On,
    Pay,
    Score,
    Scrap,
    ScrapSelf,
    Step,
    Take,
    Telescope,
    Train,
    make,
)

HIGHEST = 999
"""The largest number that a job may name."""


class JobError(BadContent):
    """A job that cannot be read: `position` is the place in the text, 1 for its first character."""

    def __init__(self, text: str, place: int, expected: str) -> None:
        self.text, self.position, self.expected = text, place + 1, expected
        found = repr(text[place:].split(";")[0].split(" ")[0] or text[place]) if place < len(text) else "nothing more"
        super().__init__(f"{text!r}, character {self.position}: expected {expected}, found {found}.")


class _Reader:
    """Reads a text word by word; a step ends at `; ` or at the end of the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def refuse(self, expected: str, place: int | None = None) -> JobError:
        return JobError(self.text, self.place if place is None else place, expected)

    def peek(self) -> str:
        end = self.place
        while end < len(self.text) and self.text[end] not in " ;":
            end += 1
        return self.text[self.place : end]

    def word(self, expected: str) -> str:
        """The next word, which stands after one space if it is not the first of its step."""
        found = self.peek()
        if not found:
            raise self.refuse(expected)
        self.place += len(found)
        return found

    def space(self, expected: str) -> None:
        if self.text[self.place : self.place + 1] != " ":
            raise self.refuse(f"a space and {expected}")
        self.place += 1

    def one_of(self, known: tuple[str, ...], what: str) -> int:
        """The number of the next word among the known ones."""
        expected = f"{what} ({', '.join(known)})"
        self.space(expected)
        if self.peek() not in known:
            raise self.refuse(expected)
        return known.index(self.word(expected))

    def several(self, known: tuple[str, ...], what: str) -> tuple[int, ...]:
        """Known words with bars between them, each once."""
        expected = f"{what} ({', '.join(known)})"
        self.space(expected)
        start, text = self.place, self.word(expected)
        found: list[int] = []
        for part in text.split("|"):
            if part not in known:
                raise self.refuse(expected, start)
            if known.index(part) in found:
                raise self.refuse(f"{part} only once", start)
            found.append(known.index(part))
            start += len(part) + 1
        return tuple(found)

    def amount(self, *, dice: bool = False, x: bool = True) -> Amount:
        """A number, with x a multiple of X, with d so many dice."""
        expected = " or ".join(["a number such as 2", *(["2x"] if x else []), *(["2d"] if dice else [])])
        self.space(expected)
        start, text = self.place, self.word(expected)
        has_dice = dice and text.endswith("d")
        rest = text.removesuffix("d") if has_dice else text
        has_x = x and rest.endswith("x")
        digits = rest.removesuffix("x") if has_x else rest
        if has_x and not digits:
            return Amount(1, True, has_dice)
        if not (digits.isascii() and digits.isdigit()) or (digits[0] == "0" and digits != "0") or int(digits) > HIGHEST:
            raise self.refuse(f"{expected}, at most {HIGHEST}", start)
        number = int(digits)
        if has_x and number == 1:
            raise self.refuse(f"{text[1:]} in place of {text}", start)
        if number == 0 and (has_x or has_dice or not x):
            raise self.refuse("a number of at least 1", start)
        return Amount(number, has_x, has_dice)

    def number(self) -> int:
        return self.amount(x=False).number


def _cards(read: _Reader, of_class: type[Discard] | type[Scrap], itself: type[DiscardSelf] | type[ScrapSelf]) -> Step:
    """`discard` and `scrap`: cards of a class, or the card itself."""
    which = read.one_of((*SELECTORS, "self"), "cards")
    return itself() if which == len(SELECTORS) else of_class(which, read.amount())


def _condition(read: _Reader) -> Step:
    tests = read.several(TESTS, "a condition")
    return If(tests, set_of(tests))


_VERBS: dict[str, Callable[[_Reader], Step]] = {
    "on": lambda read: On(read.one_of(EVENTS, "an event")),
    "if": _condition,
    "pay": lambda read: Pay(read.one_of(RESOURCES, "a resource"), read.amount()),
    "gain": lambda read: Gain(read.one_of(RESOURCES, "a resource"), read.amount(dice=True)),
    "walk": lambda read: Move(WALK, read.amount()),
    "climb": lambda read: Move(CLIMB, read.amount()),
    "sail": lambda read: Move(SAIL, read.amount()),
    "train": lambda read: Train(read.number()),
    "draw": lambda read: Draw(read.amount()),
    "discard": lambda read: _cards(read, Discard, DiscardSelf),
    "scrap": lambda read: _cards(read, Scrap, ScrapSelf),
    "take": lambda read: Take(read.one_of(DANGERS, "a type of danger"), read.number()),
    "telescope": lambda read: Telescope(read.number()),
    "build": lambda read: Build(read.one_of(("land", "bridge"), "what to build") == 1),
    "attack": lambda read: Attack(read.amount(dice=True)),
    "defend": lambda read: Defend(read.amount(dice=True)),
    "score": lambda read: Score(read.amount()),
    "lose": lambda read: Lose(read.amount()),
    "feed": lambda _: Feed(),
}


def parse(text: str) -> Job:
    """The job that a text tells; JobError says where it goes wrong and what was expected there."""
    read = _Reader(text)
    verbs = f"a step ({', '.join(_VERBS)})"
    steps: list[Step] = []
    while True:
        if read.peek() not in _VERBS:
            raise read.refuse(verbs)
        steps.append(_VERBS[read.word(verbs)](read))
        if read.place == len(text):
            return make(tuple(steps))
        if text[read.place : read.place + 2] != "; ":
            raise read.refuse("the end, or a semicolon and a space before the next step")
        read.place += 2
