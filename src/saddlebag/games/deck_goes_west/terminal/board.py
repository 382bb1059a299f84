"""The whole table as text: tracks, map, trade row, players."""

from collections.abc import Callable, Mapping
from typing import Any

from saddlebag.games.deck_goes_west.content import CARD, CARD_NAMES, TILE, TILE_NAMES, TILE_TYPE
from saddlebag.games.deck_goes_west.directives import TYPE
from saddlebag.games.deck_goes_west.grid import CELL, col_of, row_of

WIDTH = 9
"""The width of a tile."""


def draw(view: Any, marks: Mapping[str, str]) -> str:
    """A view as text; marks are put on the things that they name."""
    lines = [
        f"{view.mission} ({view.mode}), day {view.day} of {view.day_len}, risk {view.risk}, to score: {view.score_len}",
        "",
        *land_lines(view, marks),
        "",
        "trade row: " + ", ".join(marked(marks, f"card:{card}", card_name(card)) for card in view.trade_row),
        "",
        *(line for player in view.players for line in player_lines(view, player, marks)),
    ]
    return "\n".join(lines)


def card_name(card: str) -> str:
    return CARD_NAMES[CARD.index[card]]


def marked(marks: Mapping[str, str], thing: str, text: str) -> str:
    return f"{marks[thing]} {text}" if thing in marks else text


def land_lines(view: Any, marks: Mapping[str, str]) -> list[str]:
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


def tile_text(view: Any, name: str, marks: Mapping[str, str]) -> str:
    if name in view.land:
        text = TYPE[TILE_TYPE[TILE.index[view.land[name]]]][: WIDTH - 2]
    else:
        text = "?" if name in view.fringe else ""
    return marked(marks, f"cell:{name}", text) if text else ""


def upon(view: Any, name: str) -> str:
    """Meeples by their first letter, bandits as !2, rails as #, the wagon as W."""
    text = "".join(player.colour[0].upper() for player in view.players if player.cell == name)
    text += f"!{view.bandits[name]}" if name in view.bandits else ""
    text += "#" if name in view.railways else ""
    return text + ("W" if view.wagon == name else "")


def player_lines(view: Any, player: Any, marks: Mapping[str, str]) -> list[str]:
    stock = ", ".join(f"{amount} {name}" for name, amount in player.stock.items())
    state = [word for word, holds in (("tapped", player.tapped), ("passed", player.passed)) if holds]
    first = marked(marks, f"player:{player.colour}", f"{player.colour}: {player.name}, {player.vp} points, {stock}")
    known = ", ".join(marked(marks, f"card:{card}", card_name(card)) for card in player.hand)
    hidden = player.hand_size - len(player.hand)
    hand = "; ".join(part for part in (known, f"{hidden} hidden" if hidden else "") if part) or "empty"
    piles = f"draw {player.draw_size}, discard {len(player.discard)}"
    return [" ".join([first, *(f"({word})" for word in state)]), f"  hand: {hand} | {piles}"]


def tiles_page(view: Any) -> str:
    """The names of the tiles face up."""
    return "\n".join(f"{cell}: {TILE_NAMES[TILE.index[tile]]}" for cell, tile in view.land.items())


PAGES: Mapping[str, tuple[str, Callable[[Any], str]]] = {"tiles": ("the tiles that lie face up, by name", tiles_page)}
