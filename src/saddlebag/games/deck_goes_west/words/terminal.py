"""The table for terminals: the map is drawn, the rest is said."""

from collections.abc import Mapping

from rich.markup import escape

from saddlebag.engine.text import in_lines
from saddlebag.games.deck_goes_west.content import TILE, TILE_TYPE
from saddlebag.games.deck_goes_west.content.directives import TYPE
from saddlebag.games.deck_goes_west.rules.grid import CELL, col_of, row_of
from saddlebag.games.deck_goes_west.seen.parts import View
from saddlebag.games.deck_goes_west.words.text import players, tracks, trade_row

WIDTH = 9
"""The width of a tile."""


def draw(view: View, marks: Mapping[str, str]) -> str:
    """A view as text; marks are put on the things that they name."""
    said = in_lines([tracks(view)], marks), in_lines([trade_row(view), players(view)], marks)
    return escape("\n".join([*said[0], "", *land_lines(view, marks), "", *said[1]]))


def land_lines(view: View, marks: Mapping[str, str]) -> list[str]:
    """West is on the left; every tile shows its type, what is on it, and who."""
    cells = {CELL.index[name] for name in (*view.land, *view.fringe)}
    columns = range(max(map(col_of, cells)), min(map(col_of, cells)) - 1, -1)
    rows = range(min(map(row_of, cells)), max(map(row_of, cells)) + 1)
    lines: list[str] = []
    for row in rows:
        names = [f"c{column}r{row}" for column in columns]
        lines.append(" ".join(tile_text(view, name, marks).ljust(WIDTH) for name in names).rstrip())
        lines.append(" ".join(upon(view, name).ljust(WIDTH) for name in names).rstrip())
    return lines


def tile_text(view: View, name: str, marks: Mapping[str, str]) -> str:
    if name in view.land:
        text = TYPE[TILE_TYPE[TILE.index[view.land[name]]]][: WIDTH - 2]
    else:
        text = "?" if name in view.fringe else ""
    mark = marks.get(f"cell:{name}")
    return text if not text or mark is None else f"{mark} {text}"


def upon(view: View, name: str) -> str:
    """Meeples by their first letter, bandits as !2, rails as #, the wagon as W."""
    text = "".join(player.colour[0].upper() for player in view.players if player.cell == name)
    text += f"!{view.bandits[name]}" if name in view.bandits else ""
    text += "#" if name in view.railways else ""
    return text + ("W" if view.wagon == name else "")
