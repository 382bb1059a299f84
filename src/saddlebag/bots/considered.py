"""What a bot that searches says about its thoughts."""

from collections.abc import Iterable

from msgspec import Struct

from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.actions import Action

LONGEST = 4
"""No more answers than these are told of what might follow."""


class Considered(Struct, frozen=True):
    """An answer that was thought about: how often, what it seems to be worth from 0 to 1, and what might follow."""

    answer: str
    visits: int
    value: float
    line: list[str]
    """The seat's own next answers, as far as it can foresee them;"""
    words: list[str]
    """and the same in words."""


def considered(glimpse: Glimpse, visits: int, value: float, answers: Iterable[Action]) -> Considered:
    """An answer and those that were tried after it. They were tried in worlds in which others answered and cards were
    drawn, so they are told only up to there: what comes later might name what a rival holds, or what nobody has."""
    first, *later = answers
    seat = glimpse.seat
    world = glimpse.world(0)  # as far as anything is told here, all worlds are the same
    revealed = world.state.revelations()
    world.apply(first, seat)
    line: list[str] = []
    words: list[str] = []
    for answer in later[:LONGEST]:
        if world.actors != (seat,) or world.state.revelations() != revealed or answer not in world.options:
            break
        line.append(answer.text)
        words.append(world.describe(answer).label)
        world.apply(answer, seat)
    return Considered(first.text, visits, round(value, 4), line, words)
