"""Saddlebag: Wild-West tabletop games with their rules enforced."""

from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game, games

__all__ = ["SaddlebagError", "game", "games"]
