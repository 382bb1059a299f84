"""What things are worth to bots in each mission, read from the jobs of the content. Not part of the rules.

A mission says what gives points; from that follows what a step, a telescope, a railway and a cleared tile are worth,
from these the resources that pay for them, and from all of them the cards. A new mission needs nothing here.
"""

from msgspec import Struct

from saddlebag.games.deck_goes_west.content import CARD, CHARACTERS, IS_ITEM, KIND_JOBS, KIND_OF, MISSIONS, TILE_JOB, TILE_TYPE, Mission
from saddlebag.games.deck_goes_west.directives import EXHAUSTION_STEP
from saddlebag.games.deck_goes_west.jobs import (
    ANY,
    BLUE,
    FOOD,
    GOLD,
    HEADING_WEST,
    ITEM,
    ITEM_OF,
    LAKE,
    LINKED,
    METAL,
    ON_BUILD,
    ON_CLEAR,
    ON_PARTY_WEST,
    ON_REVEAL,
    ON_WAGON_WEST,
    PLACES,
    UNFED,
    WESTMOST,
    WOOD,
    Amount,
    Attack,
    Build,
    Defend,
    Discard,
    Draw,
    Gain,
    If,
    Job,
    Lose,
    Move,
    Pay,
    Score,
    Scrap,
    ScrapSelf,
    Step,
    Take,
    Telescope,
    Train,
)
from saddlebag.games.deck_goes_west.state import BLOCKED

POINT = 10.0
"""A victory point."""
DIE = 5 / 6
"""What a die shows on average."""
USUAL_X = 2
"""The X that is thought of where a job leaves it open."""

STEP = 2.0
"""A step, apart from the points that it makes."""
STEP_SHARE = 0.6
"""How much of a step's points the step itself is worth; the rest is the food's."""
ON_THE_WAY = (0.2, 0.1)
"""How much of the points for a railway and for a clear a step is worth: both need a place that is new."""
MOVE_WORTH = (1.0, 1.2, 0.5)
"""What walking, climbing and sailing are worth among each other."""
BASE = (3.0, 1.2, 1.2, 2.0)
"""Gold, metal, wood and food, apart from points."""
FOOD_SHARE = 0.2
"""How much of the points of a step its food is worth."""
RAIL_SHARE = 0.25
"""How much of a railway's points wood and metal for it are worth together,"""
ONE_RAIL_SHARE = 0.06
"""and each of the two alone."""
MEAL_SHARE = 0.35
"""How much of the points of a job their price is worth."""
BUILD_SHARE = 0.6
"""How often a card that builds finds wood, metal and a good place."""
FIGHT_SHARE = 0.12
"""How much of a clear's points an attack die is worth."""
FIGHT = 0.7
"""A die in battle, apart from points."""
RIDE = 3.0
DRAWN = 4.0
"""A card that is drawn."""
GIVEN_UP = 0.7
"""An item in hand that is discarded for a job."""
GIVEN_UP_BLUE = 3.0
CURED = 7.0
"""A danger that is scrapped."""
NIGHTS = 3.0
"""So many nights' exhaustion is thought of when a deck is valued."""
USED_UP = 12.0
"""An item that is used only once."""
DANGER = -3.0
"""A danger that is drawn."""
LEAST_ITEM = 0.5
"""An item is always good to be discarded for something."""
SECOND_USE = 0.2
"""How much of their worth the other jobs of a card add."""
LIKELY = {WESTMOST: 0.7, HEADING_WEST: 0.7, LINKED: 0.8, UNFED: 1.0}
"""How often the conditions hold that a player can do something for."""


def _found(place: int) -> float:
    """How likely a player is to be at a place of this type when it matters: here, or after a try."""
    share = TILE_TYPE.count(place) / len(TILE_TYPE)
    return 1 - (1 - share) ** 2


FOUND = [_found(place) for place in range(LAKE + 2)]


class Prices(Struct, frozen=True):
    """What a mission pays, in points."""

    reveal: float
    """A tile turned up on the way West."""
    build: float
    clear: float
    party: float
    """The whole party a column further."""
    wagon: float
    """The wagon a column further."""
    meal: tuple[Job, float] | None
    """The chosen job that scores most, and its points."""

    @property
    def step(self) -> float:
        """One step West of one meeple."""
        on_the_way = ON_THE_WAY[0] * self.build + ON_THE_WAY[1] * self.clear
        return max(self.reveal, 0.5 * self.party, self.wagon) + on_the_way


class Worth(Struct, frozen=True):
    """What things are worth in a mission."""

    prices: Prices
    step: float
    stock: tuple[float, float, float, float]
    """Gold, metal, wood and food."""
    rails: float
    """Metal and wood together."""
    cards: list[float]
    """A card that is drawn, wherever that will be."""
    cards_at: list[list[float]]
    """A card that is drawn at a place."""
    abilities_at: list[list[float]]
    """The best ability of each character at a place."""
    tiles: list[float]
    """The job of a tile."""
    coming: float
    """Dangers that will have come to a deck in the days that are thought of."""


# --- points -------------------------------------------------------------------------------------------------------


def _points(jobs: tuple[Job, ...]) -> float:
    """The points that event jobs make on average."""
    total = 0.0
    for job in jobs:
        chance = 1.0
        for step in job.steps:
            if isinstance(step, If):
                chance *= min(1.0, sum([LIKELY.get(test, FOUND[test] if test <= LAKE + 1 else 1.0) for test in step.tests]))
            elif isinstance(step, Score):
                total += chance * step.amount.at(1)
    return total


def _prices(mission: Mission) -> Prices:
    events = mission.events
    scoring = [(job, sum([step.amount.at(1) for step in job.steps if isinstance(step, Score)])) for job in mission.jobs]
    best = max(scoring, key=lambda each: each[1], default=None)
    return Prices(
        reveal=_points(events[ON_REVEAL]),
        build=_points(events[ON_BUILD]),
        clear=_points(events[ON_CLEAR]),
        party=_points(events[ON_PARTY_WEST]),
        wagon=_points(events[ON_WAGON_WEST]),
        meal=(best[0], float(best[1])) if best and best[1] else None,
    )


def _stock(prices: Prices) -> tuple[float, float, float, float]:
    """Resources by what they pay for."""
    worth = list(BASE)
    worth[FOOD] += FOOD_SHARE * POINT * prices.step
    for res in (METAL, WOOD):
        worth[res] += ONE_RAIL_SHARE * POINT * prices.build
    if prices.meal:
        job, points = prices.meal
        price = sum([pay.amount.at(USUAL_X) for pay in job.pays]) or 1
        for pay in job.pays:
            if pay.res != ANY:
                worth[pay.res] = max(worth[pay.res], MEAL_SHARE * POINT * points / price)
    return worth[GOLD], worth[METAL], worth[WOOD], worth[FOOD]


# --- jobs ---------------------------------------------------------------------------------------------------------


class Appraiser:
    """Says what a job is worth to who performs it."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.stock = _stock(prices)
        self.rails = RAIL_SHARE * POINT * prices.build
        self.step = STEP + STEP_SHARE * POINT * prices.step

    def job(self, job: Job, place: int | None = None) -> float:
        """At this place, or wherever one will be."""
        chance = 1.0
        for condition in job.conditions:
            if condition.mask & PLACES:
                if place is None:
                    chance *= min(1.0, sum([FOUND[test] for test in condition.tests]))
                elif not condition.mask >> place & 1:
                    return 0.0
        return chance * sum([self.of_step(step) for step in job.steps])

    def of_step(self, step: Step) -> float:
        match step:
            case Pay(res, amount):
                return -_number(amount) * (min(self.stock) if res == ANY else self.stock[res])
            case Gain(res, amount):
                return _number(amount) * (0.8 * max(self.stock) if res == ANY else self.stock[res])
            case Move(how, amount):
                return self.step * MOVE_WORTH[how] * _number(amount)
            case Train():
                return RIDE
            case Draw(amount):
                return DRAWN * _number(amount)
            case Discard(sel, amount):
                return -_number(amount) * (GIVEN_UP_BLUE if sel == ITEM_OF[BLUE] else GIVEN_UP)
            case Scrap(sel, amount):
                return _number(amount) * (0.0 if sel == ITEM else CURED)
            case ScrapSelf():
                return -USED_UP
            case Take(number=number):
                return -CURED * number
            case Telescope(number):
                return POINT * self.prices.reveal * number
            case Build(bridge):
                return BUILD_SHARE * POINT * self.prices.build * (2 * FOUND[LAKE] if bridge else 1.0)
            case Attack(amount):
                return (FIGHT + FIGHT_SHARE * POINT * self.prices.clear) * _number(amount)
            case Defend(amount):
                return FIGHT * _number(amount)
            case Score(amount):
                return POINT * _number(amount)
            case Lose(amount):
                return -POINT * _number(amount)
        return 0.0

    def card(self, card: int, place: int | None = None) -> float:
        """A card that is drawn: its best job, and a little for the others."""
        if not IS_ITEM[card]:
            return DANGER
        jobs = KIND_JOBS[KIND_OF[card]]
        worths = sorted([max(0.0, self.job(job, place)) for job in jobs if not (place not in (None, BLOCKED) and job.is_battle)])
        if not worths:
            return LEAST_ITEM
        return LEAST_ITEM + worths[-1] + SECOND_USE * sum(worths[:-1])


def _number(amount: Amount) -> float:
    """How much it is on average."""
    return amount.at(USUAL_X) * (DIE if amount.dice else 1.0)


def _worth(mission: Mission) -> Worth:
    appraise = Appraiser(_prices(mission))
    every = range(len(CARD))
    return Worth(
        prices=appraise.prices,
        step=appraise.step,
        stock=appraise.stock,
        rails=appraise.rails,
        cards=[appraise.card(card) for card in every],
        cards_at=[[appraise.card(card, place) for card in every] for place in range(BLOCKED + 1)],
        abilities_at=[
            [max([0.0, *(appraise.job(job, place) for job in character.jobs)]) for character in CHARACTERS]
            for place in range(BLOCKED + 1)
        ],
        tiles=[max(0.0, appraise.job(job)) if job else 0.0 for job in TILE_JOB],
        coming=NIGHTS * sum([step.number for step in mission.night if step.kind == EXHAUSTION_STEP]),
    )


WORTH = [_worth(mission) for mission in MISSIONS]
