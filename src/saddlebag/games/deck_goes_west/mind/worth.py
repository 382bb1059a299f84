"""What things are worth to bots in each mission, read from the jobs of the content. Not part of the rules.

A mission says what gives points; from that follows what a step, a telescope, a railway and a cleared tile are worth,
from these the resources that pay for them, and from all of them the cards. A new mission needs nothing here.
"""

from msgspec import Struct

from saddlebag.engine.language import Amount
from saddlebag.engine.names import bits, set_of
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content.directives import DROP_COLUMN, EXHAUSTION_STEP
from saddlebag.games.deck_goes_west.effects import steps as fx
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.jobs import Job
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
MEAL_SHARE = 0.15
"""How much of the points of a job what it costs is worth beyond that."""
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


def _found(place: int) -> float:
    """How likely a player is to be at a place of this type when it matters: here, or after a try."""
    share = content.TILE_TYPE.count(place) / len(content.TILE_TYPE)
    return 1 - (1 - share) ** 2


LIKELY = {
    **{place: _found(place) for place in bits(terms.PLACES)},
    terms.WESTMOST: 0.7,
    terms.HEADING_WEST: 0.7,
    terms.LINKED: 0.8,
    terms.UNFED: 1.0,
}
"""How often each condition holds: those of places, and those that a player can do something for."""


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
    meal: float
    """The chosen job that scores most."""

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
    tables: int
    """The types of places where the job can be done that scores most, as a set; none if anywhere."""
    drops: bool
    """Whether a night takes the eastmost column, whoever is there."""
    coming: float
    """Dangers that will have come to a deck in the days that are thought of."""


# --- points -------------------------------------------------------------------------------------------------------


def _points(jobs: tuple[Job, ...]) -> float:
    """The points that event jobs make on average."""
    total = 0.0
    for job in jobs:
        chance = 1.0
        for step in job.steps:
            if isinstance(step, fx.If):
                chance *= _holds(step)
            elif isinstance(step, fx.Score):
                total += chance * step.amount.at(1)
    return total


def _holds(condition: fx.If) -> float:
    """How often one of the tests of a condition holds."""
    return min(1.0, sum([LIKELY[test] for test in condition.tests]))


def _prices(mission: content.Mission) -> Prices:
    events = mission.events
    meal = _meal(mission)
    return Prices(
        reveal=_points(events[terms.ON_REVEAL]),
        build=_points(events[terms.ON_BUILD]),
        clear=_points(events[terms.ON_CLEAR]),
        party=_points(events[terms.ON_PARTY_WEST]),
        wagon=_points(events[terms.ON_WAGON_WEST]),
        meal=_scored(meal) if meal else 0.0,
    )


def _scored(job: Job) -> float:
    """The points of a chosen job."""
    return float(sum([step.amount.at(1) for step in job.steps if isinstance(step, fx.Score)]))


def _meal(mission: content.Mission) -> Job | None:
    """The chosen job of a mission that scores most, as the meal for a village does."""
    return max([job for job in mission.jobs if _scored(job)], key=_scored, default=None)


def _places(job: Job) -> int:
    """The types of places that a job asks for, as a set."""
    return set_of([test for condition in job.conditions for test in condition.tests if terms.PLACES >> test & 1])


def _stock(prices: Prices, meal: Job | None) -> tuple[float, float, float, float]:
    """Resources by what they pay for."""
    worth = list(BASE)
    worth[terms.FOOD] += FOOD_SHARE * POINT * prices.step
    for res in (terms.METAL, terms.WOOD):
        worth[res] += ONE_RAIL_SHARE * POINT * prices.build
    if meal:
        price = sum([pay.amount.at(USUAL_X) for pay in meal.pays]) or 1
        for pay in meal.pays:
            if pay.res != terms.ANY:
                worth[pay.res] += MEAL_SHARE * POINT * prices.meal / price
    return worth[terms.GOLD], worth[terms.METAL], worth[terms.WOOD], worth[terms.FOOD]


# --- jobs ---------------------------------------------------------------------------------------------------------


class Appraiser:
    """Says what a job is worth to who performs it."""

    def __init__(self, mission: content.Mission) -> None:
        self.prices = prices = _prices(mission)
        self.stock = _stock(prices, _meal(mission))
        self.rails = RAIL_SHARE * POINT * prices.build
        self.step = STEP + STEP_SHARE * POINT * prices.step

    def job(self, job: Job, place: int | None = None) -> float:
        """At this place, or wherever one will be."""
        chance = 1.0
        for condition in job.conditions:
            if condition.mask & terms.PLACES:
                if place is None:
                    chance *= _holds(condition)
                elif not condition.mask >> place & 1:
                    return 0.0
        return chance * sum([self.of_step(step) for step in job.steps])

    def of_step(self, step: fx.Step) -> float:
        match step:
            case fx.Pay(res, amount):
                return -_number(amount) * (min(self.stock) if res == terms.ANY else self.stock[res])
            case fx.Gain(res, amount):
                return _number(amount) * (0.8 * max(self.stock) if res == terms.ANY else self.stock[res])
            case fx.Move(how, amount):
                return self.step * MOVE_WORTH[how] * _number(amount)
            case fx.Train():
                return RIDE
            case fx.Draw(amount):
                return DRAWN * _number(amount)
            case fx.Discard(sel, amount):
                return -_number(amount) * (GIVEN_UP_BLUE if sel == terms.ITEM_OF[terms.BLUE] else GIVEN_UP)
            case fx.Scrap(sel, amount):
                return _number(amount) * (0.0 if sel == terms.ITEM else CURED)
            case fx.ScrapSelf():
                return -USED_UP
            case fx.Take(number=number):
                return -CURED * number
            case fx.Telescope(number):
                return POINT * self.prices.reveal * number
            case fx.Build(bridge):
                return BUILD_SHARE * POINT * self.prices.build * (2 * LIKELY[terms.LAKE] if bridge else 1.0)
            case fx.Attack(amount):
                return (FIGHT + FIGHT_SHARE * POINT * self.prices.clear) * _number(amount)
            case fx.Defend(amount):
                return FIGHT * _number(amount)
            case fx.Score(amount):
                return POINT * _number(amount)
            case fx.Lose(amount):
                return -POINT * _number(amount)
        return 0.0

    def card(self, card: int, place: int | None = None) -> float:
        """A card that is drawn: its best job, and a little for the others."""
        if not content.IS_ITEM[card]:
            return DANGER
        jobs = content.KIND_JOBS[content.KIND_OF[card]]
        usable = [job for job in jobs if place in (None, BLOCKED) or not job.is_battle]
        worths = [max(0.0, self.job(job, place)) for job in usable]
        best = max(worths, default=0.0)
        return LEAST_ITEM + best + SECOND_USE * (sum(worths) - best)


def _number(amount: Amount) -> float:
    """How much it is on average."""
    return amount.at(USUAL_X) * (DIE if amount.dice else 1.0)


def appraised(mission: content.Mission) -> Worth:
    """What things are worth in a mission, by its jobs."""
    appraise, meal = Appraiser(mission), _meal(mission)
    every = range(len(content.CARD))
    return Worth(
        prices=appraise.prices,
        step=appraise.step,
        stock=appraise.stock,
        rails=appraise.rails,
        cards=[appraise.card(card) for card in every],
        cards_at=[[appraise.card(card, place) for card in every] for place in range(BLOCKED + 1)],
        abilities_at=[
            [max([0.0, *(appraise.job(job, place) for job in character.jobs)]) for character in content.CHARACTERS]
            for place in range(BLOCKED + 1)
        ],
        tiles=[max(0.0, appraise.job(job)) if job else 0.0 for job in content.TILE_JOB],
        tables=_places(meal) if meal else 0,
        drops=any(step.kind == DROP_COLUMN for step in mission.night),
        coming=NIGHTS * sum([step.number for step in mission.night if step.kind == EXHAUSTION_STEP]),
    )


WORTH = [appraised(mission) for mission in content.MISSIONS]
