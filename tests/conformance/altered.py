"""A game whose rules are played in another way: with a fault planted, or with somebody watching."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from saddlebag.engine.course import RULE, Course
from saddlebag.engine.game import Game
from saddlebag.engine.rules import Rule

Played = Callable[..., Rule[Any] | None]


def with_rules(
    game: Game[Any, Any], changed: Callable[[Played], Played], between: bool = True, in_one_go: bool = True
) -> Game[Any, Any]:
    """The game with every rule of its course changed, and also those that are played between them or in one go if that
    is wanted."""
    course = game.course
    waiting = course.between
    twin = Course(
        course.name,
        *course.parts,
        ends_early=course.ends_early,
        owns=course.owns,
        between=changed(waiting) if between and waiting is not None else waiting,
    )
    for step, as_it_was in zip(twin.steps, course.steps, strict=True):
        if step.kind == RULE:
            step.call = changed(as_it_was.call) if in_one_go or step.rests else as_it_was.call
    return replace(game, course=twin)
