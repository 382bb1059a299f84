"""Phases 1 and 2: workers stand up, income, town status, starvation, drift. Chapters 5.5 and 5.6."""

from saddlebag.engine.names import bits
from saddlebag.engine.rules import Rule
from saddlebag.games.frontier.content import (
    ASSISTANT_DIAL,
    CHARACTER_CLASS,
    GRASSLAND,
    LOWEST,
    REFRIGERATOR_LINE,
    ROW_GOOD,
    ROW_MARKET,
    ROW_START,
    STATUS,
    STATUS_TEXT,
    YIELDS_GUNS,
    YIELDS_TOOLS,
    YIELDS_WORKER,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects.terms import ALL_GOODS, ASSISTANT, FREE_USE, GUNS, INCOME, MONEY, TOOLS
from saddlebag.games.frontier.rules import goods, land, losses, standing, texts
from saddlebag.games.frontier.state import Hired, State
from saddlebag.games.frontier.words import story as common
from saddlebag.games.frontier.words import town_story as story

FIRST_YEAR, YEARS = 1850, 3
"""Each round is three years, and each card that is passed over after an era. FO-ROUND-07"""
REFRIGERATOR_ROWS = [row for row, market in enumerate(ROW_MARKET) if market == REFRIGERATOR_LINE]
"""In the order in which players keep the markers of their own. FO-MKT-13"""


def year(s: State) -> int:
    """The first year of this round: every card that has left the row was three years. FO-ROUND-07"""
    return FIRST_YEAR + YEARS * len(s.events_done)


# --- phase 1 ------------------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """All workers stand up, all animals are available, buildings and basins are empty again; free uses are lost; then
    the markers of assistants move. FO-ROUND-02, FO-ROUND-03, FO-PUB-18"""
    s.tell(common.RoundBegan, s.round, s.era, year(s))
    s.coins = [0] * len(s.coins)
    s.uses = [0] * len(s.uses)
    s.milked = 0
    for player in s.players:
        player.standing, player.helping, player.laid = player.workers, 0, []
        player.exhausted = [0] * len(player.exhausted)
        player.driven = player.used = 0
        player.goods[FREE_USE] = 0
    for seat in s.in_turn_order():
        for hired in s.players[seat].hired:
            if CHARACTER_CLASS[hired.character] == ASSISTANT:
                advance(s, seat, hired)


def advance(s: State, seat: int, hired: Hired) -> None:
    """An assistant's marker moves one space clockwise, or comes on the first, and gives its yield. FO-ROUND-03,
    FO-AST-01, FO-AST-02, FO-TURN-02"""
    dial = ASSISTANT_DIAL[hired.character]
    hired.dial = (hired.dial + 1) % len(dial)
    brings = dial[hired.dial]
    if brings == YIELDS_WORKER:
        s.players[seat].helping |= 1 << hired.character
        s.tell(story.MarkerAdvanced, seat, hired.character)
    elif brings == YIELDS_TOOLS:
        goods.gain(s, seat, TOOLS, 1)
    elif brings == YIELDS_GUNS:
        goods.gain(s, seat, GUNS, 1)


# --- phase 2 ------------------------------------------------------------------------------------------------------


def income_of(s: State, seat: int) -> tuple[int, ...]:
    """Both tracks, gold in banks without fire, what cards add, and money for slaughter. FO-INC-01, FO-INC-02,
    FO-INC-03, FO-RAN-30"""
    player = s.players[seat]
    return *player.points, losses.gold_in_banks(s, seat), standing.change(s, seat, INCOME), player.due


def income(s: State) -> None:
    """Everybody gets their income. FO-INC-01..03, FO-ROUND-05"""
    for seat in s.in_turn_order():
        parts = income_of(s, seat)
        number = max(0, sum(parts))
        player = s.players[seat]
        player.goods[MONEY] += number
        player.due = 0
        if number:
            s.tell(story.IncomePaid, seat, number, parts)


def status_effects(s: State) -> Rule[None]:
    """Health, wealth, safety: the row of each marker. FO-STAT-04, FO-STAT-05"""
    for status in range(len(STATUS)):
        value = s.status[status]
        text = STATUS_TEXT[status][value - LOWEST]
        if text.steps:
            s.tell(story.StatusActs, status, value)
            now = texts.Using(s.mayor)
            now.of_town = True
            yield from texts.perform(s, now, text.steps)


def starve(s: State) -> Rule[None]:
    """Each grassland space with drought loses one head of cattle. FO-DAM-04"""
    for space in land.in_order(s.layout, bits(s.drought)):
        if land.terrain(s, space) == GRASSLAND:
            yield from losses.starve_on(s, space)


def drift_steps(s: State) -> list[int]:
    """How far the markers of each row drift: two steps with four or five players, and at least what cards say.
    FO-MKT-05"""
    steps = [2 if s.is_large else 1] * len(ROW_GOOD)
    for step in standing.steps_of(s, s.mayor, mods.Drift):
        assert isinstance(step, mods.Drift)
        for row, good in enumerate(ROW_GOOD):
            if step.good in (good, ALL_GOODS) and ROW_MARKET[row] != REFRIGERATOR_LINE:
                steps[row] = max(steps[row], step.number)
    return steps


def toward(marker: int, start: int, steps: int) -> int:
    """A marker so many steps closer to its start, not past it. FO-MKT-05"""
    return max(start, marker - steps) if marker > start else min(start, marker + steps)


def market_drift(s: State) -> None:
    """Every marker moves toward its start, those of refrigerator lines too. FO-MKT-05"""
    steps = drift_steps(s)
    s.steps = [toward(marker, ROW_START[row], steps[row]) for row, marker in enumerate(s.steps)]
    for player in s.players:
        rows = zip(player.refrigerator, REFRIGERATOR_ROWS, strict=False)
        player.refrigerator = [toward(marker, ROW_START[row], steps[row]) for marker, row in rows]
    s.tell(story.PricesDrifted, 2 if s.is_large else 1)
