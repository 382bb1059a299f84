"""All chapters together: what each step of a text does, what a turn has on offer, and what waits between two rules."""

from typing import Any

from saddlebag.engine.rules import Rule
from saddlebag.games.western_legends.rules import (
    bandits,
    cards,
    events,
    faro,
    fights,
    gains,
    gulch,
    high_rollers,
    high_stakes,
    man_in_black,
    moving,
    npc,
    places,
    poker,
    ranches,
    reactions,
    sheriff,
    stores,
    texts,
    train,
    turn,
)
from saddlebag.games.western_legends.rules.events import resolve_queued_event
from saddlebag.games.western_legends.rules.goals import a_goal_is_met, score_goal
from saddlebag.games.western_legends.rules.stories import a_trigger_was_met, offer_disc
from saddlebag.games.western_legends.state import State

CHAPTERS = (bandits, events, faro, gains, man_in_black, npc, poker, reactions, sheriff)
"""Chapters that have steps of texts beside those whose actions are on offer."""
texts.STEP_RULES.extend(texts.RULES.table())
turn.OFFERS.extend(
    [
        moving.offers,
        cards.offers,
        fights.offers,
        stores.offers,
        poker.offers,
        faro.offers,
        high_stakes.offers,
        high_rollers.offers,
        places.offers,
        ranches.offers,
        gulch.offers,
        train.offers,
    ]
)
"""In the order of D7. WL-TURN-07"""


WHILE_STORIES_ARE_TOLD = ("stories: resolve_story", "stories: all_stories_are_told", "stories: end_stories")
"""Where the step of the end of a turn that tells them is not finished yet: it is one effect. WL-TURN-10, WL-TURN-13"""


def waiting(s: State) -> Rule[Any] | None:
    """What comes first where no effect is under way: a disc for a story, then events, then goals that are met.
    WL-STORY-02, AU-EVENT-03, WL-GOAL-03"""
    turn = s.turn
    if turn is not None and (turn.met or turn.spent) and a_trigger_was_met(s):
        return None if s.under_way else offer_disc(s)
    if s.event_queue:
        return None if s.under_way or s.next in WHILE_STORIES_ARE_TOLD else resolve_queued_event(s)
    if s.options.goals and a_goal_is_met(s):
        return None if s.under_way or s.next in WHILE_STORIES_ARE_TOLD else score_goal(s)
    return None
