"""What a bot that searches says about its thoughts."""

from msgspec import Struct


class Considered(Struct, frozen=True):
    """An answer that was thought about: how often, what it seems to be worth from 0 to 1, and what might follow."""

    answer: str
    visits: int
    value: float
    line: list[str]
