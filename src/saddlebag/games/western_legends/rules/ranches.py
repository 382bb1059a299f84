"""Ranches, cattle and longhorns: acquiring and delivering them. Chapters 5.11, 5.14 and 5.17."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.content import (
    CATTLE_COLOUR,
    CATTLE_REWARD,
    COLOUR,
    IS_RAIL,
    LONGHORN_REWARD,
    OUTLAW_CAMP,
    RANCH_AT,
    RANCH_OF,
    SPACE,
    TRIGGER,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.goals import DELIVER_LONGHORN
from saddlebag.games.western_legends.rules import deeds, goods, tracks
from saddlebag.games.western_legends.rules.stories import meet
from saddlebag.games.western_legends.rules.texts import CHANGES, RULES, Using, carry_out_text
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import MARSHAL, WANTED, State
from saddlebag.games.western_legends.words import road_story
from saddlebag.games.western_legends.words.story import PLACES

DELIVERED = TRIGGER.find("deliver")
TAKES_LONGHORNS = [IS_RAIL[space] or RANCH_AT[space] != NOBODY or space == OUTLAW_CAMP for space in range(len(SPACE))]
"""Where longhorns are delivered. AU-LONG-08"""

# --- acquiring cattle ---------------------------------------------------------------------------------------------


def take_cattle(s: State, seat: int, colour: int) -> None:
    """A random token of a Ranch, which only its carrier sees. WL-RANCH-01, WL-RANCH-02"""
    token = s.dice.pick(list(bits(s.ranches[colour])))
    s.ranches[colour] &= ~(1 << token)
    s.players[seat].cattle.append(token)
    s.cattle_eyes[token] = 1 << seat
    s.disclosed += 1
    s.tell(road_story.TookCattle, s.who(seat), colour, token)


def bring_back(s: State, token: int) -> None:
    """A token is shuffled into its own Ranch. WL-RANCH-05, AU-CAMP-02"""
    s.ranches[CATTLE_COLOUR[token]] |= 1 << token
    s.cattle_eyes[token] = 0


def _ranch(s: State, ask: Ask) -> int:
    return RANCH_AT[s.players[ask.seat].place]


ACQUIRE = Verb(
    "acquire",
    at=ACTION,
    says=lambda s, ask, a: f"Take {COLOUR[_ranch(s, ask)]} cattle" if _ranch(s, ask) >= 0 else "Take cattle",
    clause="WL-RANCH-01",
    needs=(
        Need(lambda s, ask, a: _ranch(s, ask) != NOBODY, "You are not at a Ranch.", "WL-RANCH-01"),
        Need(lambda s, ask, a: goods.may_take_cattle(s, ask.seat), "You drive as much cattle as you can.", "WL-GEN-05"),
        Need(lambda s, ask, a: s.ranches[_ranch(s, ask)] != 0, "No cattle is left at this Ranch.", "WL-RANCH-01"),
    ),
)


def acquire(s: State, action: Action) -> None:
    """WL-RANCH-01, AU-RANCH-01"""
    take_cattle(s, s.active, RANCH_AT[s.you.place])


WHICH_RANCH = Question("which_ranch", "From which Ranch do you take cattle?", clause="WL-GEN-05")
FROM_RANCH = Verb(
    "ranch",
    COLOUR,
    at=WHICH_RANCH,
    says=lambda s, ask, a: f"Take {COLOUR[a.arg]} cattle from {PLACES[RANCH_OF[a.arg]]}",
    clause="WL-GEN-05",
    needs=(Need(lambda s, ask, a: s.ranches[a.arg] != 0, "No cattle is left at that Ranch.", "WL-RANCH-01"),),
)


def ranches_with_cattle(s: State) -> list[int]:
    return [colour for colour, tokens in enumerate(s.ranches) if tokens]


@RULES.of(fx.TakeCattle)
def take_cattle_anywhere(s: State, now: Using, step: fx.TakeCattle) -> Rule[None]:
    """From a Ranch of choice, if the limit allows; the only one is not asked for. WL-GEN-05, WL-RANCH-01"""
    if not _can_take(s, now, step):
        return
    open_to = ranches_with_cattle(s)
    colour = open_to[0]
    if len(open_to) > 1:
        choice = yield Ask(now.seat, WHICH_RANCH, lambda: [FROM_RANCH.each[each] for each in ranches_with_cattle(s)])
        colour = choice.arg
    take_cattle(s, now.seat, colour)


def _can_take(s: State, now: Using, step: fx.TakeCattle) -> bool:
    return goods.may_take_cattle(s, now.seat) and bool(ranches_with_cattle(s))


CHANGES[fx.TakeCattle.kind] = _can_take

# --- longhorns ----------------------------------------------------------------------------------------------------

TAKE_LONGHORNS = Verb(
    "take_longhorns",
    at=ACTION,
    says=lambda s, ask, a: f"Round up {counted(s.longhorns[s.players[ask.seat].place], 'longhorn')}",
    clause="AU-LONG-01",
    needs=(
        Need(
            lambda s, ask, a: s.longhorns[s.players[ask.seat].place] > 0,
            "There is no longhorn in your space.",
            "AU-LONG-01",
        ),
    ),
)


def take_longhorns(s: State, action: Action) -> None:
    """All of them, however many one drives already. AU-LONG-01, AU-LONG-05, AU-TURN-04"""
    place = s.you.place
    number = s.longhorns[place]
    s.longhorns[place] = 0
    s.you.longhorns += number
    s.tell(road_story.TookLonghorns, s.who(s.active), number, place)


# --- deliveries ---------------------------------------------------------------------------------------------------


def wrangles(s: State, seat: int) -> bool:
    """Whether cattle delivered here is wrangled, not rustled. WL-RANCH-03, AU-RAIL-01"""
    return IS_RAIL[s.players[seat].place]


def may_deliver(s: State, seat: int, token: int) -> bool:
    """At a Rail Station, at a Ranch of another colour, at the Outlaw Camp. WL-RANCH-03, WL-RANCH-04, AU-CAMP-01"""
    place = s.players[seat].place
    if IS_RAIL[place] or place == OUTLAW_CAMP:
        return True
    return RANCH_AT[place] not in (NOBODY, CATTLE_COLOUR[token])


def may_deliver_longhorn(s: State, seat: int) -> bool:
    """AU-LONG-08, AU-RANCH-02, AU-CAMP-03"""
    player = s.players[seat]
    return player.longhorns > 0 and TAKES_LONGHORNS[player.place]


def deliver(s: State, seat: int, token: int) -> Rule[None]:
    """The point first, then the reward of the token, which goes back to its Ranch. WL-RANCH-03..06, WL-RANCH-08,
    AU-CAMP-01, AU-CAMP-02"""
    player = s.players[seat]
    wrangled, place = wrangles(s, seat), player.place
    player.cattle.remove(token)
    bring_back(s, token)
    s.disclosed += 1
    s.tell(road_story.Delivered, s.who(seat), token, place, wrangled)
    points = yield from tracks.gain_points(s, seat, MARSHAL if wrangled else WANTED, 1, crime=not wrangled)
    deeds.delivered(s, seat, wrangled, points, place == OUTLAW_CAMP)
    yield from carry_out_text(s, Using(seat), CATTLE_REWARD[token])
    meet(s, seat, DELIVERED)


def deliver_longhorn(s: State, seat: int) -> Rule[None]:
    """One at a time, for LP and money and no point. AU-LONG-07, AU-LONG-09, AU-LONG-10"""
    player = s.players[seat]
    player.longhorns -= 1
    s.longhorn_pile += 1
    s.tell(road_story.DeliveredLonghorn, s.who(seat), player.place)
    deeds.did(s, seat, DELIVER_LONGHORN)
    yield from carry_out_text(s, Using(seat), LONGHORN_REWARD, terms.DELIVER)
    meet(s, seat, DELIVERED)


# --- on offer -----------------------------------------------------------------------------------------------------

TAKE_CATTLE, ROUND_UP = ACQUIRE.each[0], TAKE_LONGHORNS.each[0]
ACTION_RULES[ACQUIRE.name] = acquire
ACTION_RULES[TAKE_LONGHORNS.name] = take_longhorns


def offers(s: State, seat: int) -> list[Action]:
    """WL-RANCH-01, AU-LONG-01"""
    place = s.players[seat].place
    colour = RANCH_AT[place]
    found = []
    if colour != NOBODY and s.ranches[colour] and goods.may_take_cattle(s, seat):
        found.append(TAKE_CATTLE)
    if s.longhorns[place]:
        found.append(ROUND_UP)
    return found
