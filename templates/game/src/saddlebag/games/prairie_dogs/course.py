"""The course of play: turns, one after the other."""

from saddlebag.engine.course import Course, Repeat
from saddlebag.games.prairie_dogs.rules import dig_or_rest

MATCH = Course("match", Repeat(dig_or_rest))
"""PD-TURN-01"""
