"""The map as a grid of cells. A tile is at (col, row); West is col+1, South is row+1. Chapter 5, co-ordinates.

A cell is one int, so that a neighbour is an addition away. The grid has far more cells than any match can reach, so
for the rules the map has no end. DW-GEN-12
"""

import re

from saddlebag.engine.names import Names, WrittenNames

BITS = 12
ROWS = 1 << BITS
MIDDLE = ROWS // 2
COLS = 1 << BITS
_ROW_BITS = ROWS - 1

DIRECTION = Names("direction", ["north", "south", "west", "east"])
NORTH, SOUTH, WEST, EAST = range(4)
BESIDE = (-1, 1, ROWS, -ROWS)
"""What leads to the neighbour in each direction; in this order tiles are laid. DW-REV-02"""
DIAGONAL = (ROWS - 1, ROWS + 1, -ROWS - 1, -ROWS + 1)


def cell_at(col: int, row: int) -> int:
    return (col << BITS) + row + MIDDLE


def col_of(cell: int) -> int:
    return cell >> BITS


def row_of(cell: int) -> int:
    return (cell & _ROW_BITS) - MIDDLE


def in_words(cell: int) -> str:
    """Where a cell is, for people."""
    row = row_of(cell)
    across = "middle row" if row == 0 else f"{abs(row)} {'North' if row < 0 else 'South'}"
    return f"column {col_of(cell)}, {across}"


def distance(one: int, other: int) -> int:
    """Steps between two cells along rows and columns."""
    return abs((one >> BITS) - (other >> BITS)) + abs((one & _ROW_BITS) - (other & _ROW_BITS))


def west_first(cell: int) -> int:
    """Sorts cells from West to East, North before South. DW-NIGHT-09"""
    return 2 * (cell & _ROW_BITS) - cell


def around(reach: int, square: bool) -> tuple[int, ...]:
    """What leads to every cell within reach, West to East and North before South; square counts diagonal steps too."""
    steps = range(-reach, reach + 1)
    return tuple(
        (col << BITS) + row
        for col in reversed(steps)
        for row in steps
        if (col or row) and (square or abs(col) + abs(row) <= reach)
    )


class _Written(dict[int, str]):
    """The names of cells, each written when it is first wanted."""

    def __missing__(self, cell: int) -> str:
        name = self[cell] = f"c{col_of(cell)}r{row_of(cell)}"
        return name


NAME_OF = _Written()
"""The name of each cell: column and row."""


def _read(name: str) -> int | None:
    found = re.fullmatch(r"c(0|[1-9]\d{0,3})r(0|-?[1-9]\d{0,3})", name, re.ASCII)
    if found is None:
        return None
    col, row = int(found[1]), int(found[2])
    return cell_at(col, row) if col < COLS and -MIDDLE <= row < MIDDLE else None


CELL = WrittenNames("cell", COLS * ROWS, NAME_OF.__getitem__, _read, "c0r0, c1r-1, c2r3 and so on: column and row")
