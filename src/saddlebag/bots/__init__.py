"""Bots: they know the engine, no game. A bot sees what its seat may see, and nothing else."""

from saddlebag.bots.bot import Bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.levels import LEVELS, UnknownBot, bot, names

__all__ = ["LEVELS", "Bot", "Glimpse", "UnknownBot", "bot", "names"]
