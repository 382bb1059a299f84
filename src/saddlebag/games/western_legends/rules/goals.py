"""Goals that were met are revealed and earn legendary tokens. Chapter 5.18."""

from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Rule
from saddlebag.games.western_legends.rules.goods import draw_legendary
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import tale_story as story


def could_be_unmet(s: State, seat: int, goal: int) -> bool:
    """Whether a player may still hold a goal: one that was met is revealed, or was put away. WL-GOAL-03"""
    deeds = s.players[seat].deeds
    return deeds is None or not deeds.met >> goal & 1


def next_to_score(s: State) -> int:
    """The first player clockwise from the active one who holds a goal that is met; NOBODY where nobody does."""
    for seat in s.clockwise(s.active):
        player = s.players[seat]
        if player.deeds is not None and player.goals & player.deeds.met:
            return seat
    return NOBODY


def a_goal_is_met(s: State) -> bool:
    return next_to_score(s) != NOBODY


def score_goal(s: State) -> Rule[None]:
    """It is revealed, and for the n-th one its owner draws n tokens and keeps what they may. WL-GOAL-03, WL-GOAL-04,
    AU-GOAL-01"""
    seat = next_to_score(s)
    player = s.players[seat]
    assert player.deeds is not None
    goal = bits(player.goals & player.deeds.met)[0]
    player.goals &= ~(1 << goal)
    player.goals_met.append(goal)
    s.disclosed += 1
    s.tell(story.GoalMet, s.who(seat), goal)
    yield from draw_legendary(s, seat, len(player.goals_met))
