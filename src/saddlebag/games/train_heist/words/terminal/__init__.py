"""The table as text for terminals."""

from saddlebag.games.train_heist.words.terminal.board import draw

__all__ = ["draw"]
