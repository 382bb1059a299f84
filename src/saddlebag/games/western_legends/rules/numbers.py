"""Numbers as words of an answer: how many nuggets, how many Legendary Points."""

from saddlebag.engine.names import Names

MOST = 12
NUMBER = Names("number", [str(number) for number in range(MOST + 1)])
"""The word for a number is the number."""
