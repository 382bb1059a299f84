"""The table as text for terminals."""

from saddlebag.games.train_heist.terminal.board import draw
from saddlebag.games.train_heist.terminal.pages import PAGES

__all__ = ["PAGES", "draw"]
