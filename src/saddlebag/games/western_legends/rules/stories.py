"""Stories: triggers, discs, and what is told when a story is complete. Chapter 5.12."""

from saddlebag.games.western_legends.state import State


def meet(s: State, seat: int, trigger: int) -> None:
    """A trigger is met; a disc is offered for it when what met it is finished. Only one's own turn counts.
    WL-STORY-02, WL-STORY-03"""
    if s.turn is not None and seat == s.active and not s.turn.contributed:
        s.turn.met |= 1 << trigger
