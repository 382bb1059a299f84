"""The terminal: prints, clears, asks; works line by line where nobody watches."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

WIDTH = 100


def console() -> Console:
    """Stdout, as wide as the terminal; where nobody watches, as wide as the table."""
    return Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=WIDTH)


def matches_bar() -> Progress:
    """How far matches have come, on stderr while they are played; nothing where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled away, so that nobody scrolls back to another's hand."""


class EndOfInput(Exception):
    """Nothing more will be answered."""


class Screen:
    """Where a match is shown and answers are read."""

    def __init__(self, read: Callable[[], str] | None = None) -> None:
        self.live = read is None and sys.stdin.isatty() and sys.stdout.isatty()
        self.console = console()
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401 - lets people edit and repeat what they type
        self._read = read or sys.stdin.readline

    @property
    def height(self) -> int:
        return self.console.height if self.live else 60

    @property
    def width(self) -> int:
        return min(WIDTH, self.console.width)

    def clear(self) -> None:
        """An empty screen; line by line there is nothing to clear."""
        if self.live:
            self.console.file.write(CLEAR_ALL)

    def print(self, *renderables: Any, style: str = "") -> None:
        """Words, wrapped at the table's width where somebody watches; a plain text is no markup."""
        for each in renderables:
            content = Text(each) if isinstance(each, str) else each
            whole = isinstance(content, Text) and not self.live
            self.console.print(content, style=style, width=None if whole else self.width, soft_wrap=whole)

    def lines_of(self, renderables: list[RenderableType]) -> int:
        """How many lines these take."""
        options = self.console.options.update(width=self.width)
        return sum(len(self.console.render_lines(each, options)) for each in renderables)

    def draw(self, markup: str) -> None:
        """A drawing: never wrapped, cut at the right edge."""
        self.console.print(Text.from_markup(markup), no_wrap=True, overflow="crop")

    def ask(self, prompt: str) -> str:
        """A line that somebody types, without blanks around it."""
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                raise EndOfInput from None
        self.console.file.write(prompt)
        line = self._read()
        if not line:
            self.console.file.write("\n")
            raise EndOfInput
        self.console.file.write(line if line.endswith("\n") else f"{line}\n")  # so that a transcript reads well
        return line.strip()

    def yes(self, question: str) -> bool:
        """Whether somebody agrees."""
        return self.ask(f"{question} (yes/no) ").lower() in ("y", "yes")
