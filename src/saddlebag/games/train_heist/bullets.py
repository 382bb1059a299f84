"""Bullet Tokens: actions kept for later. Chapter 5.10."""

from saddlebag.engine.actions import Action
from saddlebag.games.train_heist.content import TRACKS
from saddlebag.games.train_heist.decisions import TAKE_BULLET, USE_BULLET
from saddlebag.games.train_heist.move import spend_action
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.story import BulletTaken, BulletUsed


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
    s.tell(BulletTaken, s.active)


def use(s: State, action: Action) -> None:
    """TH-BULLET-03, TH-BULLET-05"""
    s.you.bullets -= 1
    s.bullets += 1
    s.bullets_used += 1
    s.actions_left += 1
    s.tell(BulletUsed, s.active)
