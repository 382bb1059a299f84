"""What things are worth to a bot, in dollars unless they say points. Not part of the rules."""

from saddlebag.games.frontier.chapters import HELD
from saddlebag.games.frontier.content import (
    ASSISTANT_DIAL,
    CANAL,
    DAM,
    DEPOSIT_METAL,
    DEPOSIT_NEED,
    DEPOSIT_OUTPUT,
    DONKEY_STABLE,
    ENCLOSURE,
    FARMSTEAD,
    FIRST_PARTNER,
    FIRST_TYCOON,
    HORSE_STABLE,
    INDUSTRIAL,
    LOG_BOOM,
    MULE_STABLE,
    OX_STABLE,
    PUBLIC_USE,
    SAWMILL,
    WIND_PUMP,
    YIELDS_GUNS,
    YIELDS_TOOLS,
    YIELDS_WORKER,
)
from saddlebag.games.frontier.effects.step import Step
from saddlebag.games.frontier.effects.steps import BankDeposit, Draw, Gain
from saddlebag.games.frontier.effects.terms import GOLD, SILVER

LAST_DOLLAR = 0.1
"""Points for a dollar that will only be counted. FO-END-03"""
DOLLAR_GROWS = 0.001
"""How much more it is worth when it can still work, by the square of the rounds that are left: early there is little
money and much to build, later more than a turn can spend."""
SPENT_IN_A_TURN = 16.0
"""Dollars that a turn can use."""
WORKER = 0.9
"""A standing worker of one's own turn: a little less than a day's labour, so that none is left idle."""
LEVEL = (0.0, 3.0, 6.0, 9.5, 12.0)
"""What a level of an industry brings a round;"""
SECOND_LEVEL = (0.0, 1.2, 3.5, 6.0, 8.0)
"""and one of a second industry."""

GOODS = [0.0] * len(HELD)
"""A unit of each good, while there is time to use it."""
for _name, _worth in {
    "log": 3.3, "lumber": 5.6, "gold": 5.0, "silver": 2.9, "tools": 1.7, "guns": 1.3, "horse": 2.5, "donkey": 1.8,
    "mule": 3.0, "ox": 3.0, "free_use": 1.0,
}.items():  # fmt: skip
    GOODS[HELD.find(_name)] = _worth
SOLD_FOR = [0.0] * len(HELD)
"""What a unit brings when all must go."""
for _name, _worth in {
    "log": 1.5, "lumber": 4.5, "gold": 4.3, "silver": 2.2, "tools": 1.2, "guns": 1.2, "horse": 2.2, "donkey": 1.6,
    "mule": 3.0, "ox": 3.0,
}.items():  # fmt: skip
    SOLD_FOR[HELD.find(_name)] = _worth
ENOUGH = [99] * len(HELD)
"""So many of each good are of use; more are worth what they are sold for."""
for _name, _number in {"log": 3, "tools": 4, "guns": 2, "horse": 3, "donkey": 3, "mule": 2, "ox": 2}.items():
    ENOUGH[HELD.find(_name)] = _number

FIRST_TIMBER = 1.6
"""More for each of the first two logs or lumber: with them a public building can be bought in every turn."""
FIRST_TOOL = 1.3
"""More for one tool to whoever may build what takes one."""
NEEDED_HORSE, NEEDED_CARRIER, NEEDED_OX = 2.0, 1.2, 1.0
"""More for animals that an industry works with, two of each."""
LOG_AT_PORT = 3.6
LOG_BY_STOCKPILE = 2.6
"""One that can be landed at any time;"""
LOGS_IN_TOWN = 4
"""but before trains buy logs, no more are wanted there."""
LOG_PER_BASIN = (1.0, 1.0, 0.55, 0.4, 0.4)
"""What each basin that a log still has to be driven through costs, by the level of lumbering;"""
LARGE_RIVER = 0.6
"""and the share of that on four boards."""
LEAST_LOG = 0.6
FIRST_LOGS = 0.7
"""More for each of two logs in a basin, which are enough for a drive."""
JAM = 1.5
"""A black worker in a basin with logs of one's own."""
RANGE_COW = 1.6
SOLD_IN_A_ROUND = 3.0
"""Range cattle beyond those that can be driven to the trains in the rounds that are left are worth nothing."""
NEAR_TRAIN = 0.12
"""For each space that range cattle are nearer to the train tile than nine."""
PAIR, FARM_PAIR = 0.075, 0.1
"""A round, for a space on which cattle can breed: on the range, and around a farmstead."""
RANCH_SITE = 1.2
"""In a whole match, for each of the first spaces around a farmstead on which the ranch can grow."""
DAIRY_COW, MEAT_COW = 4.6, 4.4
DAIRY_A_ROUND, MEAT_A_ROUND = 1.0, (0.0, 0.4, 0.4, 1.1, 1.1)
"""A round, and of meat by the level of ranching: from the third the refrigerator line buys it."""
MEAT_BONUS = 0.8
"""For a dollar that a train pays more;"""
MILKED = 0.5
"""and for one more for milk, a round."""
BOUGHT_LATER = 0.3
"""The share of its gain that a head of cattle is worth for which an enclosure has room."""

DUG_UP = {GOLD: 4.3, SILVER: 2.6}
DIG, LEAST_ORE = 2.0, 0.8
ORE = [
    max(LEAST_ORE, DUG_UP[metal] - DIG / (output * sum([7 - each for each in need]) / (6 * len(need))))
    for metal, output, need in zip(DEPOSIT_METAL, DEPOSIT_OUTPUT, DEPOSIT_NEED, strict=True)
]
"""Metal that is still in the ground, less the worker that brings it up."""
RUN_OUT = (0.0, 1.0, 6.0, 9.0, 9.0)
"""A deposit that can be built over, in a whole match, by the level of mining."""
NEXT_DEPOSIT = 0.4
"""What is left of the worth of a deposit for each better one of the same player."""
DIAL = 0.35
TILE_LEVEL = 0.9
METAL_IN_WATER = 3.6
PAYING_DIE, FAILING_DIE = 4.0, 0.5
"""A die that is still to be played, above what it leaves in the ground."""
TREE = 0.22
"""The share of a log's worth for each tree within reach of a camp."""
BUILDING = [0.0] * len(INDUSTRIAL)
"""What other industry buildings bring in a whole match, the first of a kind;"""
ANOTHER = [0.0] * len(INDUSTRIAL)
"""and what a further one does."""
for _building, _worth in {
    SAWMILL: 26.0, DAM: 3.0, LOG_BOOM: 2.0, CANAL: 1.0, FARMSTEAD: 5.0, WIND_PUMP: 3.0, HORSE_STABLE: 6.0,
    DONKEY_STABLE: 3.0, MULE_STABLE: 3.0, OX_STABLE: 3.0, ENCLOSURE: 20.0,
}.items():  # fmt: skip
    BUILDING[_building] = _worth
    ANOTHER[_building] = _worth if _building == ENCLOSURE else _worth / 4
STEAM_DONKEY = 30.0
"""In a whole match: three more logs a cut for $3, which comes with the third level."""
MOST_BRED = 3
"""Animals that one use of a stable brings. FO-RAN-20"""
WORK = 2.5
"""What a worker brings elsewhere."""
STABLE_USED = 0.6
"""The share of the rounds in which a stable is used."""

PARTNER = 1.6
"""A round."""
TYCOON = 0.8
_YIELD = {YIELDS_WORKER: 2.6, YIELDS_TOOLS: 1.5, YIELDS_GUNS: 1.1}
PERSON = [
    sum([_YIELD.get(each, 0.0) for each in ASSISTANT_DIAL[card]]) / 4 if card < FIRST_PARTNER else PARTNER
    for card in range(FIRST_TYCOON)
]
"""What an assistant or partner brings a round."""

UPGRADE = 0.75
"""The share of its gain that a tent is worth which will be upgraded at the next end of an era;"""
TENT = 0.2
"""and points for one that could be later."""
FIRE, REVOLT = 0.12, 0.25
"""Points that a tile on a building of one's own costs."""
KEPT = 0.95
"""Points for a promise that is kept as things stand;"""
BROKEN_STEP = 0.75
"""less for each step that is missing."""
OFFICE = 0.4
"""Points for being mayor of an era;"""
PROMISE = 0.5
"""for each promise that they may make;"""
VOTE = 0.1
"""and for each vote that a player has."""
WAIT = 0.85
"""What is left of the hope for an election for each round that it is away."""
LAST_SALE = 0.6
"""The share of their worth that goods keep in the last turn, so that all are sold."""
MARGIN = 0.12
"""What a vote more than the strongest rival adds to the chance of winning."""
GOAL_BRINGS = [
    (3.0, 4.0, 5.0), (8.0, 8.5, 8.2), (3.0, 4.0, 5.0), (8.0, 8.5, 8.2), (8.3, 8.3, 8.0), (6.5, 7.0, 8.4),
    (7.5, 8.4, 8.0), (7.5, 8.0, 7.5), (6.5, 6.5, 8.0), (8.0, 8.6, 8.6), (8.4, 8.4, 8.4), (7.4, 7.0, 7.0),
    (8.1, 8.1, 8.1), (7.2, 7.6, 8.1), (8.5, 7.4, 7.2),
]  # fmt: skip
"""About the points that each goal card brings, to whoever begins in lumbering, mining and ranching: measured where bots
had kept it, and guessed by its rule where not."""
GOAL = 0.95
"""The share of a goal's points that counts before the end."""
STATUS_LASTS = 3.0
"""Rounds for which a status counts, since discs and eras bring it down again."""
TIRED = 2.6
"""Dollars for a worker that lies down in every round for the health of the town;"""
UNSAFE = (2.0, 0.7)
"""and for what a safety of -3 and of -2 costs a round."""


def _use(steps: tuple[Step, ...]) -> float:
    """About what the use of a building brings; what gives no goods is worth two dollars."""
    if any(isinstance(part, Draw) for step in steps for part in step.parts()):
        return DRAWN
    gains = [
        (1.0 if step.good >= len(GOODS) or not GOODS[step.good] else GOODS[step.good]) * step.much.number
        for step in steps
        if isinstance(step, Gain)
    ]
    if any(isinstance(step, BankDeposit) for step in steps):
        gains.append(GOLD_IN_A_BANK)
    return sum(gains) if gains else 2.0


GOLD_IN_A_BANK = -1.0
"""What a gold brings in a bank, beside the money that is paid at once, above what it is sold for. FO-INC-02"""
DRAWN = 4.0
"""A character that is drawn, to be kept or for the reward of their town. FO-CHAR-04"""
NEW_USE = 0.2
"""How often in a round a use of one's own building counts: it is paid by others, or saves the way to theirs."""
USE = [_use(text.steps) for text in PUBLIC_USE]
"""What a use of each public building brings."""
