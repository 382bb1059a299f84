"""The options of a question as a numbered list, and the answer that a person typed."""

from itertools import takewhile, zip_longest
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match

NUMBER_STYLE = "bold reverse"
GAP = 3
SIMILAR = 6


class Choice(NamedTuple):
    """An option with the number and the words under which it is offered."""

    number: int
    action: Action
    label: str
    touches: list[str]


def choices(match: Match[Any, Any]) -> list[Choice]:
    """What may be answered now."""
    described = [(action, match.describe(action)) for action in match.options]
    return [Choice(number, action, words.label, words.touches) for number, (action, words) in enumerate(described, 1)]


def marks(offered: list[Choice]) -> dict[str, str]:
    """The number of each option by the things that it alone touches on the table."""
    touched: dict[str, list[str]] = {}
    for choice in offered:
        for thing in choice.touches:
            touched.setdefault(thing, []).append(str(choice.number))
    return {thing: numbers[0] for thing, numbers in touched.items() if len(numbers) == 1}


def in_rows(offered: list[Choice], width: int) -> list[RenderableType]:
    """The numbered list; answers of one kind share a line that says their common words once."""
    rows: list[RenderableType] = []
    others: list[Choice] = []
    kinds: dict[tuple[str, str], list[Choice]] = {}
    for choice in offered:
        kinds.setdefault((choice.action.verb, choice.label.split()[0]), []).append(choice)
    for group in kinds.values():
        start = common_words([choice.label for choice in group])
        if len(group) > 1 and start:
            rows += in_lines(group, width, start)
        else:
            others += group
    return [*rows, *in_columns(others, width)]


def in_columns(group: list[Choice], width: int) -> list[RenderableType]:
    """Two columns, read downwards; answers that are too long for that follow each other on the line."""
    texts = [numbered(choice) for choice in group]
    half = (len(texts) + 1) // 2
    widths = [max((len(text) for text in column), default=0) for column in (texts[:half], texts[half:])]
    if len(texts) == 1 or sum(widths) + GAP > width:
        return in_lines(group, width)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for left, right in zip_longest(texts[:half], texts[half:], fillvalue=Text()):
        grid.add_row(left, right)
    return [grid] if texts else []


def common_words(labels: list[str]) -> str:
    """The whole words with which all labels begin, and after which each goes on."""
    shared = takewhile(lambda words: len(set(words)) == 1, zip(*(label.split() for label in labels), strict=False))
    start = "".join(f"{words[0]} " for words in shared)
    return start if all(len(label) > len(start) for label in labels) else ""


def in_lines(group: list[Choice], width: int, start: str = "") -> list[RenderableType]:
    """Answers one after the other, none of them broken at the end of a line."""
    lines = [Text(f"{start.strip()}: " if start else "")]
    for choice in group:
        text = numbered(choice, len(start))
        if lines[-1] and len(lines[-1]) + len(text) > width:
            lines.append(Text("  "))
        lines[-1].append_text(text).append("  ")
    for line in lines:
        line.rstrip()
    return [*lines]


def numbered(choice: Choice, skipped: int = 0) -> Text:
    return Text.assemble((f"({choice.number})", NUMBER_STYLE), f" {choice.label[skipped:]}")


def find(offered: list[Choice], line: str) -> Choice | None:
    """The option that a person means: by number, by its text with the words in any order, or by its label."""
    typed = " ".join(line.lower().split())
    if typed.strip("()").isdecimal():
        number = int(typed.strip("()"))
        return offered[number - 1] if 1 <= number <= len(offered) else None
    words = sorted(typed.split())
    meant = [
        each for each in offered if typed == each.label.lower() or words == sorted(each.action.text.lower().split())
    ]
    return meant[0] if meant else None


def near(offered: list[Choice], line: str) -> list[Choice]:
    """The options whose text begins so, or whose words hold what was typed."""
    typed = " ".join(line.lower().split())
    return [each for each in offered if each.action.text.lower().startswith(typed) or typed in each.label.lower()]


def misunderstood(offered: list[Choice], line: str) -> str:
    """What to say when a line is no answer."""
    similar = near(offered, line)
    if len(similar) > 1:
        return f"{line!r} fits {', '.join(f'({each.number}) {each.label}' for each in similar[:SIMILAR])}; which one?"
    return f"{line!r} is not one of the answers. Type a number, an option's words, or help."
