"""The table as text for terminals."""

from saddlebag.games.high_stakes_drifter.terminal.board import PAGES, draw

__all__ = ["PAGES", "draw"]
