"""The table as text for terminals."""

from saddlebag.games.deck_goes_west.terminal.board import PAGES, draw

__all__ = ["PAGES", "draw"]
