"""Bullet Tokens: actions kept for later. Chapter 5.10."""

from saddlebag.engine.actions import Action
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist.content import TRACKS
from saddlebag.games.train_heist.rules.move import HEIST_ACTION, NOT_FLAT, spend_action
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION

TAKE_BULLET = Verb(
    "take_bullet",
    at=ACTION,
    says="Take a bullet, to keep this action for a later turn",
    clause="TH-BULLET-01",
    also=("bullet",),
    needs=(
        *HEIST_ACTION,
        Need(
            lambda s, ask, a: not s.versus or s.you.bullets < TRACKS.versus.max_bullets_per_player,
            "In versus nobody holds more than one bullet.",
            "TH-VS-06",
        ),
        Need(lambda s, ask, a: s.bullets > 0, "No bullet is left in the supply.", "TH-BULLET-01"),
        Need(
            lambda s, ask, a: s.bullets > s.bullets_used,
            "A bullet used this turn cannot be taken again this turn.",
            "TH-BULLET-06",
        ),
    ),
)
USE_BULLET = Verb(
    "use_bullet",
    at=ACTION,
    says="Use a bullet for one more action",
    clause="TH-BULLET-03",
    needs=(
        NOT_FLAT,
        Need(lambda s, ask, a: s.you.bullets > 0, "You hold no bullet.", "TH-BULLET-03"),
        Need(
            lambda s, ask, a: s.you.bullets > s.bullets_taken,
            "A bullet taken this turn cannot be used this turn.",
            "TH-BULLET-04",
        ),
    ),
)


def takeable(s: State) -> list[Action]:
    """A bullet of the supply that was not used this turn; in versus one a player.
    TH-BULLET-01, TH-BULLET-06, TH-VS-06"""
    if s.bullets <= s.bullets_used:
        return []
    if s.versus and s.you.bullets >= TRACKS.versus.max_bullets_per_player:
        return []
    return TAKE_BULLET.each


def usable(s: State) -> list[Action]:
    """A bullet that they had before this turn. TH-BULLET-03, TH-BULLET-04"""
    return USE_BULLET.each if s.you.bullets > s.bullets_taken else []


def take(s: State, action: Action) -> None:
    """TH-BULLET-01"""
    spend_action(s)
    s.bullets -= 1
    s.you.bullets += 1
    s.bullets_taken += 1
    s.tell(story.BulletTaken, s.active)


def use(s: State, action: Action) -> None:
    """TH-BULLET-03, TH-BULLET-05"""
    s.you.bullets -= 1
    s.bullets += 1
    s.bullets_used += 1
    s.actions_left += 1
    s.tell(story.BulletUsed, s.active)
