"""A sheet of character cells with styles, and how the pieces of Train Heist look on it."""

from collections.abc import Iterable

Piece = tuple[str, str]
"""A few characters and their style, in the words of rich."""

PLAIN = ""
FAINT = "dim"
STRONG = "bold"
TARGET = "bold reverse"
"""What an answer on offer looks like: its number in reverse, with brackets so that colour is never alone."""
DANGER = "bold red"
CARD_STYLE = "#2b2118 on #fbf4e4"
CAR = "#ffffff on #5b4636"
ENGINE = "bold #ffffff on #1c1914"
SHERIFF_STYLE = "bold #1c1914 on #f1e4c8"
COWBOY_STYLES = {
    "green": "bold #ffffff on #2e7d32",
    "yellow": "bold #1c1914 on #efd151",
    "red": "bold #ffffff on #a9321b",
    "blue": "bold #ffffff on #1a3c6c",
}
EMBLEMS = {"green": "♣", "yellow": "♦", "red": "♥", "blue": "♠"}
SWITCH_STYLES = {"green": "bold #ffffff on #2e7d32", "red": "bold #ffffff on #a9321b"}
HORSE_GLYPH = "♞"
SHERIFF: Piece = ("S✪", SHERIFF_STYLE)


def cowboy_chip(colour: str) -> Piece:
    """A cowboy on the table: the letter and the emblem of their colour."""
    return colour[0].upper() + EMBLEMS[colour], COWBOY_STYLES[colour]


def target(mark: str) -> Piece:
    """The number of an answer, where it would happen."""
    return f"({mark})", TARGET


def markup(pieces: Iterable[Piece]) -> str:
    """Pieces in a row as rich markup."""
    out = ""
    for text, style in pieces:
        safe = text.replace("[", "\\[")
        out += f"[{style}]{safe}[/]" if style else safe
    return out


def width(pieces: Iterable[Piece]) -> int:
    """How many columns the pieces take."""
    return sum(len(text) for text, _ in pieces)


class Canvas:
    """Cells that later drawing covers."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self._cells: list[list[Piece]] = [[(" ", PLAIN)] * columns for _ in range(rows)]

    def put(self, column: int, row: int, text: str, style: str = PLAIN) -> None:
        """Write from this cell to the right; what does not fit on the sheet is left out."""
        for offset, character in enumerate(text):
            if 0 <= column + offset < self.columns and 0 <= row < len(self._cells):
                self._cells[row][column + offset] = (character, style)

    def pieces(self, column: int, row: int, pieces: list[Piece]) -> None:
        """Write pieces around this cell, moved inwards where they would leave the sheet."""
        start = column - (width(pieces) - 1) // 2
        start = max(0, min(start, self.columns - width(pieces)))
        for text, style in pieces:
            self.put(start, row, text, style)
            start += len(text)

    def centre(self, column: int, row: int, text: str, style: str = PLAIN) -> None:
        """Write a text around this cell."""
        self.pieces(column, row, [(text, style)])

    def is_blank(self, column: int, row: int) -> bool:
        """Whether nothing has been drawn in a cell."""
        return self._cells[row][column][0] == " "

    def lines(self) -> list[str]:
        """Every row as rich markup, cells of one style together."""
        return [markup(_runs(row)).rstrip() for row in self._cells]


def _runs(row: list[Piece]) -> list[Piece]:
    """Neighbouring cells of the same style joined."""
    runs: list[Piece] = []
    for text, style in row:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + text, style)
        else:
            runs.append((text, style))
    return runs
