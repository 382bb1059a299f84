"""What texts, cards, items and points on the tracks are worth, in Legendary Points. For bots."""

from saddlebag.games.western_legends.content import (
    ACTION,
    CARD_EFFECT,
    CARD_VALUE,
    CATTLE_REWARD,
    CLOSE_CALL,
    EFFECT_KIND,
    EFFECT_TEXT,
    FIGHT_TEXT,
    GAMBLER_REWARDS,
    ITEM_COST,
    ITEM_KIND,
    ITEM_LP,
    ITEM_MOVEMENT,
    ITEM_TEXT,
    MARSHAL_REWARDS,
    MISC,
    MOUNT,
    REACTION,
    TRACKS,
    WILD,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects.step import Step
from saddlebag.games.western_legends.effects.texts import Text

DOLLAR = 1 / 45
"""A dollar that there is time to spend;"""
PURSE = 60
"""beyond so many, some of a dollar's worth is lost, since the purse is soon full:"""
IDLE = 0.75
"""so much of it;"""
NUGGET = 1.0
"""a nugget on its way to the Bank;"""
DRAWN = 0.3
"""a card from the deck;"""
LEGEND = 1.9
"""a legendary token;"""
WOUND = 0.8
"""and what a wound costs."""
POINT = 1.1
"""A point on a track, for whoever has use for it."""
GOODS = (DOLLAR, 1.0, NUGGET, POINT, POINT, POINT)
"""Money, LP, nuggets, and points on the tracks, as `gain` names them."""


def of_step(step: Step) -> float:
    """What one step brings."""
    if isinstance(step, fx.Gain):
        return GOODS[step.good] * step.number
    if isinstance(step, fx.Draw):
        return DRAWN * step.number
    if isinstance(step, fx.Legendary):
        return LEGEND * step.number
    if isinstance(step, fx.GainLonghorn):
        return 1.2 * step.number
    if isinstance(step, fx.Wound):
        return -WOUND * step.number
    if isinstance(step, fx.Pay):
        return -DOLLAR * step.number
    return 0.0


def of_text(text: Text) -> float:
    """What a text brings; of several ways the best."""
    return sum([max([sum([of_step(step) for step in way]) for way in clause.ways]) for clause in text.clauses], 0.0)


def _reduction(text: Text) -> int:
    return sum([step.number for step in text.every_step() if isinstance(step, fx.ReduceOpp)])


def _ties(text: Text) -> int:
    return int(any(isinstance(step, fx.WinTies) for step in text.every_step()))


# --- cards ------------------------------------------------------------------------------------------------------------

FIGHTS = [
    value + (_reduction(EFFECT_TEXT[effect]) + _ties(EFFECT_TEXT[effect]) if EFFECT_KIND[effect] > REACTION else 0)
    for value, effect in zip(CARD_VALUE, CARD_EFFECT, strict=True)
]
"""What each card counts in a fight, with its bonus."""
REACTS = [_reduction(EFFECT_TEXT[effect]) if EFFECT_KIND[effect] == REACTION else 0 for effect in CARD_EFFECT]
"""By how much each card lowers the other one as a reaction."""


def _card(card: int) -> float:
    """High cards fight and win at poker; the others are worth what they do."""
    effect = CARD_EFFECT[card]
    worth = 0.1 + 0.45 * ((CARD_VALUE[card] - 2) / 12) ** 2
    worth += 0.3 * WILD[card] + 0.25 * CLOSE_CALL[card] + 0.08 * REACTS[card]
    if EFFECT_KIND[effect] == ACTION:
        worth += 0.12 + 0.25 * max(0.0, of_text(EFFECT_TEXT[effect]))
    return worth


CARD = [_card(card) for card in range(len(CARD_VALUE))]
"""What each card in hand is worth while there is time to use it."""

FIGHT_CARD = [of_text(text) for text in FIGHT_TEXT]
"""What the text of each fight card brings to the player who fights."""

# --- items ------------------------------------------------------------------------------------------------------------


RIDE = 0.22
"""What one more space of movement is worth in each turn that is left: there is always somewhere to go."""


def _use(item: int, upgraded: bool) -> float:
    """What an item is good for while there is time to use it, the ride on it aside."""
    if ITEM_KIND[item] == MISC:
        return ITEM_COST[item] / 70
    text = ITEM_TEXT[item][upgraded]
    more = sum([step.more for step in text.every_step() if isinstance(step, fx.NuggetCap)])
    use = 0.5 * _reduction(text) + 0.15 * more
    return use + 0.15 * len(text.clauses)


ITEM_USE = [(_use(item, False), _use(item, True)) for item in range(len(ITEM_KIND))]
FASTER = [
    [max(0, movement - TRACKS.limits.foot_movement) for movement in sides] if kind == MOUNT else [0, 0]
    for kind, sides in zip(ITEM_KIND, ITEM_MOVEMENT, strict=True)
]
"""By how many spaces a mount is faster than walking."""
WEAPON_LOWERS = [(_reduction(one), _reduction(other)) for one, other in ITEM_TEXT]
"""By how much an item lowers the card of the other side, by whether it is upgraded."""
BUYS = [
    (item, bought, upgraded, ITEM_COST[item] * (bought + upgraded), ITEM_LP[item] * upgraded)
    for item in range(len(ITEM_KIND))
    if ITEM_KIND[item] != MISC
    for bought, upgraded in ((0, 1), (1, 0), (1, 1))
]
"""What can be done with an item at a store: whether it is bought, and upgraded, for how much, and the LP."""

# --- tokens -----------------------------------------------------------------------------------------------------------

CATTLE = [of_text(text) for text in CATTLE_REWARD]

# --- tracks -----------------------------------------------------------------------------------------------------------


def _even(worths: list[float]) -> list[float]:
    """What is still to come of a whole track's rewards for whoever has begun it: each point is worth as much as the
    others."""
    each = sum(worths) / len(worths)
    return [each * points - sum(worths[:points]) for points in range(len(worths) + 1)]


MARSHAL_WORTH = [of_text(text) for text in MARSHAL_REWARDS]
MARSHAL_END = [0, *[lp for lp in TRACKS.marshal.row_lp_at_game_end for _ in range(3)]]
SPACES = len(MARSHAL_WORTH)
"""The Marshal and the Wanted track are as long as each other. WL-TRACK-01"""
ROW = 3
MARSHAL_AHEAD = _even(MARSHAL_WORTH)
"""What the Marshal points that one has promise beyond what they have brought;"""
MARSHAL_POINT = (sum(MARSHAL_WORTH) + MARSHAL_END[-1]) / SPACES
"""and what one of them is worth in the middle."""
GAMBLER_WORTH = [of_text(text) for text in GAMBLER_REWARDS]
GAMBLER_OVER = 0.5
"""What a point beyond the last one brings: better tokens in place of those that one has. AU-TRACK-04"""
GAMBLER_AHEAD = _even(GAMBLER_WORTH)
"""What the points on the Gambler track promise beyond what they have brought."""
BEYOND = 1.0
"""What a point beyond the last space brings. WL-TRACK-04"""
LAW = 0.55
"""How many points a Marshal gains in a turn, a little less than they do: it takes their actions, while Wanted players
are paid whatever they do;"""
CRIME = 1.2
"""and how many a Wanted player."""
STAYS_FREE = 0.86
"""How much of what Wanted points bring in a turn is still to be reckoned with a turn later."""
MOST_TURNS = 40


def _pay(points: float) -> float:
    """What Wanted points bring at the end of a turn; those that begin the next row count a part of it. WL-TRACK-10"""
    if points < 1:
        return 0.0
    return min(float(SPACES // ROW), (points + 2) / ROW)


def _outlaws_way(points: int, turns: int) -> float:
    """What Wanted points bring in so many turns, with those that are still to come."""
    value, stays, grown = 0.0, 1.0, float(points)
    for _ in range(turns):
        value += stays * (_pay(grown) + CRIME * BEYOND * (grown >= SPACES))
        stays *= STAYS_FREE
        grown = min(float(SPACES), grown + CRIME)
    return value


OUTLAWS_WAY = [[_outlaws_way(points, turns) for turns in range(MOST_TURNS)] for points in range(SPACES + 1)]


def wanted(points: int, left: float) -> float:
    """What Wanted points bring in so many turns, and at the end."""
    turns = min(int(left), MOST_TURNS - 2)
    now, later = OUTLAWS_WAY[points][turns], OUTLAWS_WAY[points][turns + 1]
    return now + (later - now) * min(1.0, left - turns) + (1.0 if points else 0.0)
