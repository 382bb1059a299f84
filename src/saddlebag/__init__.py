"""Saddlebag: Wild-West tabletop games with their rules enforced."""

from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game, game_names

__all__ = ["SaddlebagError", "game", "game_names"]
