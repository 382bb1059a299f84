"""Saddlebag: Wild-West tabletop games with their rules enforced."""

from saddlebag import build  # first: it decides where all other modules come from
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game, game_names

__version__ = "0.2.0.dev0"

__all__ = ["SaddlebagError", "__version__", "build", "game", "game_names"]
