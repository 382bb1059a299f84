"""The Marshal, Wanted and Gambler tracks: points, their rewards, and changing sides. Chapter 5.9."""

from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Verb
from saddlebag.games.western_legends.content import GAMBLER_REWARDS, MARSHAL_REWARDS, TRIGGER, WANTED_REWARDS
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules import deeds
from saddlebag.games.western_legends.rules.goods import gain_lp, reach_marker
from saddlebag.games.western_legends.rules.stories import meet
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text, use_window
from saddlebag.games.western_legends.state import GAMBLER, MARSHAL, WANTED, State
from saddlebag.games.western_legends.words import story

REWARDS = (MARSHAL_REWARDS, WANTED_REWARDS, GAMBLER_REWARDS)
GAIN_TRACK = TRIGGER.find("gain_track")
LAST = len(MARSHAL_REWARDS)
"""The last space of the Marshal and Wanted tracks. WL-TRACK-01"""

REFUSE_POINTS = Question(
    "refuse_points",
    "You would become Wanted and lose your Marshal points. Do you take the Wanted points?",
    clause="WL-TRACK-08",
)
TAKE_POINTS = Verb("take_points", at=REFUSE_POINTS, says="Take them and become Wanted", clause="WL-TRACK-08")
REFUSE = Verb("refuse_points", at=REFUSE_POINTS, says="Refuse them and stay a Marshal", clause="WL-TRACK-08")
TAKE_THEM, REFUSE_THEM = TAKE_POINTS.each[0], REFUSE.each[0]


def points(s: State, seat: int, track: int) -> int:
    player = s.players[seat]
    return (player.marshal, player.wanted, player.gambler)[track]


def row(points: int) -> int:
    """The row of a point on the Marshal or Wanted track, from 1; 0 for none. WL-TRACK-01"""
    return (points + 2) // 3


def can_gain(s: State, seat: int, track: int) -> bool:
    """A Wanted player cannot gain Marshal points. WL-TRACK-07, WL-TRACK-09"""
    return not (track == MARSHAL and s.players[seat].wanted)


def gain_points(s: State, seat: int, track: int, number: int, crime: bool = False) -> Rule[int]:
    """Points on a track, one at a time with the reward of each space; then texts that follow such a gain. How many were
    really gained. WL-TRACK-02..09, AU-TRACK-01..04"""
    player = s.players[seat]
    if not can_gain(s, seat, track) or number <= 0:
        return 0
    if track == WANTED and player.marshal:
        if crime and s.options.marshal_may_refuse_wanted == "always":
            choice = yield Ask(seat, REFUSE_POINTS, lambda: [TAKE_THEM, REFUSE_THEM])
            if choice is REFUSE_THEM:
                return 0
        s.players[seat].marshal = 0
        s.tell(story.TurnedOutlaw, s.who(seat))
    last, now = len(REWARDS[track]), points(s, seat, track)
    gained = number if track == GAMBLER else min(number, last - now)
    if gained:
        s.tell(story.GainedPoints, s.who(seat), track, gained, min(now + gained, last))
    for _ in range(number):
        yield from gain_point(s, seat, track)
    if gained:
        if track != GAMBLER:
            meet(s, seat, GAIN_TRACK)
        yield from use_window(s, seat, terms.AFTER_TRACK_GAIN, track=track)
    return gained


def gain_point(s: State, seat: int, track: int) -> Rule[None]:
    """The cube moves one space and its reward is gained at once; beyond the last space there is another one.
    WL-TRACK-03, WL-TRACK-04, AU-TRACK-02, AU-TRACK-04"""
    player, rewards = s.players[seat], REWARDS[track]
    space = points(s, seat, track) + 1
    if space > len(rewards):
        if track != GAMBLER:
            gain_lp(s, seat, 1)
            return
        deeds.gained_point(s, seat, track)
        yield from carry_out_text(s, Using(seat), rewards[-1])
        yield from use_window(s, seat, terms.AFTER_GAMBLER_POINT)
        return
    if track == MARSHAL:
        player.marshal = space
    elif track == WANTED:
        player.wanted = space
    else:
        player.gambler = space
    reach_marker(s, seat, track, space)
    deeds.gained_point(s, seat, track)
    yield from carry_out_text(s, Using(seat), rewards[space - 1])
    if track == GAMBLER:
        yield from use_window(s, seat, terms.AFTER_GAMBLER_POINT)


def lose_wanted(s: State, seat: int) -> None:
    """All Wanted points go; what they brought is kept. WL-ARREST-03, WL-ARREST-04"""
    s.players[seat].wanted = 0
