"""Saddlebag: Wild-West tabletop games with their rules enforced."""

from saddlebag import build  # first: it decides where all other modules come from
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game, game_names

__all__ = ["SaddlebagError", "build", "game", "game_names"]
