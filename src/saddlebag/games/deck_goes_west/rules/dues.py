"""What has come of a rule and is settled before the next one: dangers to be taken, the jobs of events."""

from collections.abc import Callable

from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west.effects.terms import ON_CLEAR
from saddlebag.games.deck_goes_west.rules import battle, cards, events, land
from saddlebag.games.deck_goes_west.rules.tasks import Occasion
from saddlebag.games.deck_goes_west.state import CLEARED, COLUMN, PAINS, WAGON_DAMAGE, Due, State


def what_is_due(s: State) -> Rule[None] | None:
    """The next thing that waits, if there is one."""
    return settle(s) if s.due else None


def settle(s: State) -> Rule[None]:
    """It is the first until it is done."""
    due = s.due[0]
    yield from RULES[due.what](s, due)
    del s.due[0]


def take_dangers(s: State, due: Due) -> Rule[None]:
    """DW-CARD-05, DW-NIGHT-06, DW-BAT-15"""
    return cards.take_danger(s, due.seat, due.danger, due.number)


def clear(s: State, due: Due) -> Rule[None]:
    """A tile is cleared of bandits. DW-EVT-12"""
    return events.fire(s, Occasion(ON_CLEAR, s.fight.cell), battle.credited(s))


def damage_wagon(s: State, due: Due) -> Rule[None]:
    """DW-WAG-06, DW-WAG-07"""
    return events.wagon_damaged(s, due.number)


def drop_column(s: State, due: Due) -> Rule[None]:
    """DW-SPEC-10"""
    return land.drop_column(s)


RULES: dict[str, Callable[[State, Due], Rule[None]]] = {
    PAINS: take_dangers,
    CLEARED: clear,
    WAGON_DAMAGE: damage_wagon,
    COLUMN: drop_column,
}
