"""How far it is from one space to another. For bots."""

from saddlebag.games.western_legends.content import (
    ADJACENT,
    FIRST_GULCH,
    IS_RAIL,
    PASS_OTHER_END,
    RAIL_STATIONS,
    SPACE,
)

RAIL, TRAIL = 2, 3
"""What a ride on the train and a mountain pass are reckoned as, in steps."""
FAR = 60
"""As far as a space that cannot be reached."""


def _links(space: int) -> list[tuple[int, int]]:
    """The spaces beside a space, and those joined to it by rail or pass, with their steps."""
    found = [(other, 1) for other in ADJACENT[space]]
    if IS_RAIL[space]:
        found += [(other, RAIL) for other in RAIL_STATIONS if other != space]
    if PASS_OTHER_END[space] >= 0:
        found.append((PASS_OTHER_END[space], TRAIL))
    return found


def _from(space: int, joined: bool) -> list[int]:
    """The steps from a space to all others; `joined` where both boards are in play."""
    steps = [FAR] * len(SPACE)
    steps[space] = 0
    open_ends = [space]
    while open_ends:
        here = min(open_ends, key=lambda each: steps[each])
        open_ends.remove(here)
        for other, cost in _links(here):
            if not joined and (here < FIRST_GULCH) != (other < FIRST_GULCH):
                continue
            if steps[here] + cost < steps[other]:
                steps[other] = steps[here] + cost
                open_ends.append(other)
    return steps


STEPS = [[_from(space, joined) for space in range(len(SPACE))] for joined in (False, True)]
"""Whether Ante Up is played, from where, to where."""
