"""What the rules have to know of a text before it is used, read once for each. Ledger 9.1."""

from collections.abc import Callable
from typing import Any

from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends.content import (
    CATTLE_REWARD,
    CHARACTER_TEXT,
    EFFECT_TEXT,
    EFFECT_TEXT_ONE_ACTION,
    ENCOUNTER_LOSS,
    ENCOUNTER_WIN,
    EVENT_TEXT,
    FIGHT_TEXT,
    FRONTIER_REWARD,
    GAMBLER_OVERFLOW,
    GAMBLER_REWARDS,
    ITEM_TEXT,
    LONGHORN_REWARD,
    MARSHAL_OVERFLOW,
    MARSHAL_REWARDS,
    MIB_TEXT,
    STORY_REWARD,
    TOKEN_REWARD,
    WANTED_OVERFLOW,
    WANTED_REWARDS,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.effects.texts import Clause, Text
from saddlebag.games.western_legends.state import State

WINDOWS = len(terms.WINDOW_WORDS)


class Using:
    """A text that is being carried out: whose it is, what it stands on, and whom it is used against."""

    card: int = NOBODY
    """The reaction that it stands on."""
    target: int = NOBODY
    """The player that the owner has chosen."""
    arrests: int = 0
    """How many arrests the Sheriff has made through it."""
    in_npc_fight: bool = False
    """Whether it is used against an NPC. WL-NPC-19"""
    crime: bool = False
    """Whether the Wanted points that it gives are those of a crime. WL-TRACK-08"""

    def __init__(self, seat: int, source: int = NOBODY, opponent: int = NOBODY, track: int = NOBODY) -> None:
        self.seat = seat
        self.source = source
        self.opponent = opponent
        """The opponent in this fight, or the owner where somebody else carries it out."""
        self.track = track
        """The track of the gain that opened the window."""


CHANGES: dict[int, Callable[[State, Using, Any], bool]] = {}
"""Whether a step would change anything, by its number; those that are not here always do. WL-GEN-22, WL-CARD-08"""
PAYABLE: dict[int, Callable[[State, Using, Any], bool]] = {}
"""Whether a cost can be paid, by the number of the step. WL-GEN-23"""
ALL_TEXTS: list[Text] = [
    *EFFECT_TEXT, *FIGHT_TEXT, *[side for sides in ITEM_TEXT for side in sides], *CHARACTER_TEXT, *STORY_REWARD,
    *EVENT_TEXT, *ENCOUNTER_WIN, *ENCOUNTER_LOSS, *TOKEN_REWARD, *FRONTIER_REWARD, *CATTLE_REWARD, *MIB_TEXT,
    *MARSHAL_REWARDS, *WANTED_REWARDS, *GAMBLER_REWARDS, *EFFECT_TEXT_ONE_ACTION, MARSHAL_OVERFLOW, WANTED_OVERFLOW,
    GAMBLER_OVERFLOW, LONGHORN_REWARD,
]  # fmt: skip
CLAUSES = [clause for text in ALL_TEXTS for clause in text.clauses]
"""All clauses of the game, so that a question can say by a number which one it is about."""
CLAUSE_NUMBER = {str(clause): place for place, clause in enumerate(CLAUSES)}

# --- what is read ----------------------------------------------------------------------------------------------------

Test = tuple[Callable[[State, Using, Any], bool], fx.Step]
"""What is asked about a step, and the step."""


class Way:
    """One way of a clause, with what has to be asked before it is used."""

    __slots__ = ("changes", "costs", "demands", "surely_changes")

    def __init__(self, clause: Clause, steps: tuple[fx.Step, ...]) -> None:
        self.costs: list[Test] = []
        """What must be paid in full. WL-GEN-23"""
        self.demands: list[Test] = []
        """What must be there, whether it is a cost or not: the ante of a game. AU-POKER-06"""
        self.changes: list[Test] = []
        """What may change something, costs apart. WL-GEN-22"""
        self.surely_changes = False
        """Whether something is changed in any case."""
        for place, step in enumerate(steps):
            is_cost, payable = clause.is_cost(place, step), PAYABLE.get(step.kind)
            if payable is not None and (is_cost or step.kind == fx.Give.kind):
                self.costs.append((payable, step))
            if payable is not None and step.kind != fx.Discard.kind:
                self.demands.append((payable, step))
            if not is_cost and step.kind in CHANGES:
                self.changes.append((CHANGES[step.kind], step))
            elif not is_cost:
                self.surely_changes = True


class Reading:
    """A clause as the rules read it."""

    __slots__ = ("clause", "each", "manner", "npc", "number", "once", "steps", "ways")

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        self.once = clause.once
        self.each = clause.each
        self.manner = clause.manner
        self.npc = clause.npc
        self.steps = clause.steps
        """Those of the first way."""
        self.ways = [Way(clause, steps) for steps in clause.ways]
        self.number = CLAUSE_NUMBER.get(str(clause), NOBODY)
        """What a question about it says that it is about."""


class TextReading:
    """A text as the rules read it: its clauses, moment by moment."""

    __slots__ = ("at", "text")

    def __init__(self, text: Text) -> None:
        self.text = text
        self.at = [[read(clause) for clause in text.at(window)] for window in range(WINDOWS)]


READINGS: dict[int, Reading] = {}
"""What was read once, by the clause: whoever reads it keeps it, so that no other comes to have its id."""
TEXT_READINGS: dict[int, TextReading] = {}
"""The same of whole texts."""


def read(clause: Clause) -> Reading:
    """A clause as the rules read it; worked out when it is first asked for, since by then all chapters are there."""
    found = READINGS.get(id(clause))
    if found is None:
        found = READINGS[id(clause)] = Reading(clause)
    return found


def read_text(text: Text, window: int) -> list[Reading]:
    """The clauses of a text for a moment, as the rules read them."""
    found = TEXT_READINGS.get(id(text))
    if found is None:
        found = TEXT_READINGS[id(text)] = TextReading(text)
    return found.at[window]


def holds_for(s: State, now: Using, tests: list[Test]) -> bool:
    """Whether all of this is so."""
    for test, step in tests:  # noqa: SIM110 - asked for every card in hand, and a generator takes twice as long
        if not test(s, now, step):
            return False
    return True


def can_pay(s: State, now: Using, way: Way) -> bool:
    """Whether every cost can be paid in full. WL-GEN-23"""
    return not way.costs or holds_for(s, now, way.costs)


def would_change(s: State, now: Using, way: Way) -> bool:
    """Whether the steps, costs apart, would change anything. WL-GEN-22"""
    if way.surely_changes:
        return True
    for changes, step in way.changes:  # noqa: SIM110 - as above
        if changes(s, now, step):
            return True
    return False


def some_way_changes(s: State, now: Using, ways: list[Way]) -> bool:
    """Whether one of several ways would change anything."""
    for way in ways:  # noqa: SIM110 - as above
        if would_change(s, now, way):
            return True
    return False
