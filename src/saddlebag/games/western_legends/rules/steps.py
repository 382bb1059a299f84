"""All chapters together: what each step of a text does, what a turn has on offer, and what waits between two rules."""

from collections.abc import Sequence
from typing import Any

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.western_legends.content import IS_LOCATION, SALOON_AT, SPACE, STORE_AT
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
cards.ON_CARDS.extend(cards.read_cards())
EVERYWHERE = tuple(range(len(SPACE)))
SALOONS = [space for space in EVERYWHERE if SALOON_AT[space] != NOBODY]
OFFERS: list[tuple[turn.Offers, Sequence[int]]] = [
    (moving.offers, EVERYWHERE),
    (cards.offers, EVERYWHERE),
    (fights.offers, EVERYWHERE),
    (stores.offers, [space for space in EVERYWHERE if STORE_AT[space] != NOBODY]),
    (poker.offers, SALOONS),
    (faro.offers, SALOONS),
    (high_stakes.offers, SALOONS),
    (high_rollers.offers, SALOONS),
    (places.offers, [space for space in EVERYWHERE if IS_LOCATION[space]]),
    (ranches.offers, EVERYWHERE),
    (gulch.offers, gulch.SPACES),
    (train.offers, train.SPACES),
]
"""What each chapter has on offer, in the order of D7, and the spaces where it may have something. WL-TURN-07"""
turn.OFFERS_AT.extend([[offers for offers, where in OFFERS if space in where] for space in EVERYWHERE])


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
    if s.players[0].deeds is not None and a_goal_is_met(s):
        return None if s.under_way or s.next in WHILE_STORIES_ARE_TOLD else score_goal(s)
    return None
