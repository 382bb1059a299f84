"""Texts of cards, tiles and buildings: who carries them out, for whom, at what price. Ledger 9.2.

What a step does stands in the chapter that the step belongs to, marked with `@RULES.of(fx.Gain)`.
"""

from collections.abc import Callable, Iterable
from typing import Any

from saddlebag.engine.language import capital
from saddlebag.engine.language.performing import Rules
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import FIRST_PUBLIC, READ, SEVERITY_VALUES, SPEAKER, WEATHER_EVENT
from saddlebag.games.frontier.effects import mods, terms
from saddlebag.games.frontier.effects import step as prefix
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.step import STEP, Step
from saddlebag.games.frontier.effects.terms import MONEY, NO_STATUS, Much
from saddlebag.games.frontier.rules import goods, standing
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import town_story as story

MOST_SEVERITY = 4
"""FO-SEV-01"""


class Using:
    """A text that is being carried out: by whom, what it stands on, and what was drawn for it."""

    def __init__(self, seat: int, source: int = NOBODY, space: int = NOBODY, kind: int = NOBODY) -> None:
        self.seat = seat
        """Whom the step concerns; for the town it is the mayor."""
        self.source = source
        self.space = space
        """The building that is used. FO-CORE-12"""
        self.kind = kind
        """The kind of the event card, if it is one. FO-SEV-04"""
        self.of_town = kind != NOBODY
        """Whether it is an event card or the town status: choices of the town are the mayor's. FO-MAYOR-04"""
        self.drawn: int = NOBODY
        """The severity tile that was turned up for this effect. FO-SEV-03"""
        self.by_worker = False
        """Whether a worker was just laid for it. FO-TURN-11"""

    def for_seat(self, seat: int) -> "Using":
        """The same text as it concerns another player."""
        other = Using(seat, self.source, self.space, self.kind)
        other.of_town, other.drawn, other.by_worker = self.of_town, self.drawn, self.by_worker
        return other


RULES = Rules[State, Using, Rule[None]](STEP)
"""What each step does; the chapters fill it."""
STEP_RULES: list[Callable[[State, Using, Any], Rule[None]]] = []
"""The same by the number of the step, once all chapters are there (see steps.py)."""
POSSIBLE: dict[int, Callable[[State, Using, Any], bool]] = {}
"""Whether a step can be carried out, by its number: asked before a building or card is used, and before a way is
chosen. Those that are not here always can. FO-CORE-11, FO-PUB-20"""
COSTS: set[int] = {prefix.Pay.kind, fx.Exchange.kind, fx.BankDeposit.kind}
"""The steps without which the rest of a text is not done, by their numbers: what is paid or given."""


def possible(s: State, now: Using, step: Step) -> bool:
    """Whether a step can be carried out."""
    test = POSSIBLE.get(step.kind)
    return test is None or test(s, now, step)


def usable(s: State, now: Using, steps: Iterable[Step]) -> bool:
    """Whether a text is worth using: what it costs can be paid, and something of it can be carried out. FO-CORE-11"""
    worth = False
    for step in steps:
        can = possible(s, now, step)
        if not can and step.kind in COSTS:
            return False
        worth = worth or can
    return worth


def perform(s: State, now: Using, steps: Iterable[Step]) -> Rule[None]:
    """From left to right. FO-CORE-17"""
    for step in steps:
        if step.draws_severity() and now.drawn == NOBODY:
            now.drawn = turn_up_severity(s)
        yield from STEP_RULES[step.kind](s, now, step)


# --- severity -----------------------------------------------------------------------------------------------------


def turn_up_severity(s: State) -> int:
    """The next tile; all are shuffled when none is left. Returns its number. FO-SEV-01, FO-SEV-02"""
    if not s.severities:
        shuffle_severities(s)
    tile, *s.severities = s.severities
    s.turned = [*s.turned, tile]
    s.disclosed += 1
    s.tell(story.SeverityTurned, SEVERITY_VALUES[tile])
    return SEVERITY_VALUES[tile]


def shuffle_severities(s: State) -> None:
    """All sixteen. FO-SEV-02, FO-ERA-01"""
    tiles = sorted([*s.severities, *s.turned])
    s.dice.shuffle(tiles)
    s.severities, s.turned = tiles, []


def severity(s: State, drawn: int, status: int, milder: int = 0) -> int:
    """The tile less the status, from 0 to 4, and then at most one less by what makes it milder. FO-SEV-01,
    FO-SEV-04"""
    less = 0 if status == NO_STATUS else s.status[status]
    return max(0, min(MOST_SEVERITY, max(0, drawn - less)) - milder)


def milder_by(s: State, kind: int) -> int:
    """How much lower a severity is, of the weather or of droughts: the most that one text says, not their sum.
    FO-SEV-04"""
    steps = standing.steps_of(s, s.mayor, mods.MilderSeverity)
    return max([step.less for step in steps if isinstance(step, mods.MilderSeverity) and step.kind_of == kind] or [0])


def milder(s: State, now: Using, step: Step | prefix.Condition) -> int:
    """How much lower the severity of a step is: on weather cards, and for drought that a card places. FO-SEV-04"""
    of_weather = milder_by(s, terms.WEATHER) if now.kind == WEATHER_EVENT else 0
    of_drought = isinstance(step, fx.Place) and step.tile == terms.DROUGHT
    return max(of_weather, milder_by(s, terms.OF_DROUGHT) if of_drought else 0)


def much(s: State, now: Using, step: Step, amount: Much, half_of: int = 0) -> int:
    """How much a step says, for the player whom it concerns."""
    if amount.how == terms.SEVERITY:
        return severity(s, now.drawn, amount.of, milder(s, now, step))
    if amount.how == terms.HALF:
        return half_of // 2
    if amount.how == terms.PER:
        return min(amount.most, amount.number * counted_for(s, now.seat, amount.of))
    return amount.number


def counted_for(s: State, seat: int, what: int) -> int:
    """Own silver, or own cubes on railroad tiles."""
    if what == terms.PER_SILVER:
        return s.players[seat].goods[terms.SILVER]
    network = s.networks[terms.RAILROAD]
    return network.cubes[: network.built].count(seat)


# --- prefixes -----------------------------------------------------------------------------------------------------


@RULES.of(prefix.Each)
def for_each(s: State, now: Using, step: prefix.Each) -> Rule[None]:
    """Every player in turn order from the mayor. FO-EVT-03, FO-CORE-17"""
    if step.inner.draws_severity() and now.drawn == NOBODY:
        now.drawn = turn_up_severity(s)
    for seat in s.in_turn_order():
        yield from perform(s, now.for_seat(seat), (step.step,))


@RULES.of(prefix.EachOf)
def for_each_of(s: State, now: Using, step: prefix.EachOf) -> Rule[None]:
    """Every player with a card of that industry. FO-EVT-03"""
    if step.inner.draws_severity() and now.drawn == NOBODY:
        now.drawn = turn_up_severity(s)
    for seat in s.in_turn_order():
        if s.players[seat].levels[step.industry]:
            yield from perform(s, now.for_seat(seat), (step.step,))


@RULES.of(prefix.If)
def only_if(s: State, now: Using, step: prefix.If) -> Rule[None]:
    """FO-EVT-04"""
    if holds(s, now, step.condition):
        yield from perform(s, now, (step.step,))


def holds(s: State, now: Using, condition: prefix.Condition) -> bool:
    """Whether a condition holds for the player, the building or the severity that was drawn."""
    if isinstance(condition, prefix.Severe):
        return severity(s, now.drawn, condition.status, milder(s, now, condition)) >= condition.number
    if isinstance(condition, prefix.Has):
        player = s.players[now.seat]
        owned = player.workers if condition.good == terms.WORKER else player.goods[condition.good]
        return owned >= condition.number
    assert isinstance(condition, prefix.Beside)
    wanted = [FIRST_PUBLIC + building.number for building in condition.buildings]
    return any(s.tiles[near] in wanted for near in s.adjacent[now.space])


@RULES.of(prefix.Pay)
def pay_and(s: State, now: Using, step: prefix.Pay) -> Rule[None]:
    """FO-CORE-11"""
    goods.pay(s, now.seat, step.number)
    yield from perform(s, now, (step.step,))


def _can_pay(s: State, now: Using, step: prefix.Pay) -> bool:
    return goods.has(s, now.seat, step.number, MONEY) and possible(s, now, step.step)


POSSIBLE[prefix.Pay.kind] = _can_pay

# --- choices ------------------------------------------------------------------------------------------------------

CHOICES = [step for text in READ.texts.values() for step in text.every_step() if isinstance(step, prefix.Choose)]
"""All choices of the content, so that a question can say by a number which one it is about."""
CHOICE_NUMBER = {str(step): place for place, step in enumerate(CHOICES)}
WAY = Names("way", ["first", "second", "third", "fourth"])
CHOOSE_WAY = Question("choose_way", "Choose one.", clause="FO-STAT-05")
CHOOSE_ONE = Verb(
    "choose",
    WAY,
    at=CHOOSE_WAY,
    says=lambda s, ask, a: capital(CHOICES[ask.about].ways[a.arg].words(SPEAKER)),
    clause="FO-STAT-05",
    needs=(Need(offered, "That cannot be done or paid now.", "FO-STAT-05"),),
)


@RULES.of(prefix.Choose)
def choose(s: State, now: Using, step: prefix.Choose) -> Rule[None]:
    """One of several ways, among those that can be carried out. FO-STAT-05"""
    ways = [place for place, way in enumerate(step.ways) if possible(s, now, way)]
    if not ways:
        return
    way = ways[0]
    if len(ways) > 1:
        number = CHOICE_NUMBER[str(step)]
        choice = yield Ask(now.seat, CHOOSE_WAY, lambda: [CHOOSE_ONE.each[place] for place in ways], number)
        way = choice.arg
    yield from perform(s, now, (step.ways[way],))


def _has_a_way(s: State, now: Using, step: prefix.Choose) -> bool:
    return any(possible(s, now, way) for way in step.ways)


POSSIBLE[prefix.Choose.kind] = _has_a_way


def no_effect(s: State, now: Using, step: Step) -> Rule[None]:
    """A step that waits for its moment, or that holds on: other rules ask for it."""
    return
    yield


@RULES.of(prefix.At)
def wait_for_moment(s: State, now: Using, step: prefix.At) -> Rule[None]:
    """FO-ERA-04, FO-TURN-03"""
    return no_effect(s, now, step)


@RULES.of(prefix.For)
def hold_on_for(s: State, now: Using, step: prefix.For) -> Rule[None]:
    """FO-PUB-19, FO-DEV-04"""
    return no_effect(s, now, step)
