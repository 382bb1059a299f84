"""The laws of texts beyond their grammar: what may stand where, so that none is dead."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from saddlebag.engine.language import Fault
from saddlebag.engine.language import faults as all_faults
from saddlebag.engine.language import told as told_at
from saddlebag.games.western_legends.effects.board_steps import IfArrest, MoveSheriff
from saddlebag.games.western_legends.effects.step import Step, ToAnother
from saddlebag.games.western_legends.effects.steps import Gain, Lose, Pay, SellNuggets, Steal
from saddlebag.games.western_legends.effects.terms import (
    CHOICES,
    DELIVER,
    GAMBLER,
    MONEY,
    NOW,
    NPC_MAY,
    ON_FIGHT_WIN,
    ON_GAIN,
    ON_POKER_LOSS,
    ON_POKER_WIN,
    ON_WIN,
    WINDOW_WORDS,
)
from saddlebag.games.western_legends.effects.texts import Clause, Text

WINDOWS = tuple(WINDOW_WORDS)
_HELD = tuple([window for window in range(len(WINDOWS)) if window not in (ON_WIN, DELIVER)])


class Place(Struct, frozen=True):
    """What a text stands on: how it is called, and the moments at which it can work there."""

    what: str
    windows: tuple[int, ...] = (NOW,)
    owned: bool = False
    """Whether players own it, so that it can change a limit."""
    fights: bool = False
    """Whether it is a fight card, for which somebody plays."""
    mib: bool = False
    """Whether it is a card of the Man in Black."""
    base: bool = False
    """Whether it is also there without Ante Up. WL-SETUP-24"""


POKER = Place("a poker card", (NOW, ON_WIN, ON_POKER_WIN, ON_POKER_LOSS), owned=True)
FIGHT = Place("a fight card", fights=True, base=True)
ITEM = Place("an item", _HELD, owned=True)
ABILITY = Place("an ability", tuple([window for window in _HELD if window != ON_GAIN]), owned=True)
REWARD = Place("a reward")
BASE_REWARD = Place("a reward of the base game", base=True)
DELIVERY = Place("a longhorn", (DELIVER,))
EVENT = Place("an event card")
MIB = Place("a card of the Man in Black", mib=True, base=True)


def faults(text: Text, place: Place) -> list[Fault]:
    """Everything that is wrong with a text at its place, by the numbers of its clauses."""
    return all_faults(LAWS, text, place)


def told(text: Text, fault: Fault) -> str:
    """A fault as a sentence with its position in the text."""
    return told_at(text.text, "", text.clauses, fault)


def clauses_fit_their_place(text: Text, place: Place) -> Iterator[Fault]:
    """A moment that never comes, or a change of limits that nobody holds, would be dead. Ledger 9.1"""
    for number, clause in enumerate(text.clauses):
        if clause.window not in place.windows:
            right = ", ".join([f"{WINDOWS[window]}:" for window in place.windows if window != NOW])
            allowed = f"allowed are {right}" if right else "it is carried out at once"
            word = f"{WINDOWS[clause.window]}:" if clause.window != NOW else "a text without a moment"
            yield number, f"{place.what} cannot have {word}; {allowed}"
        if clause.manner == NPC_MAY and not place.fights:
            yield number, "npc_may is for fight cards, which somebody plays for the NPC (WL-NPC-02)"
        if clause.npc is not None and clause.window not in (ON_WIN, ON_FIGHT_WIN):
            yield number, "npc: replaces what a won fight brings, so it needs on_win: (WL-NPC-19)"
        for step in clause.every_step():
            yield from _misplaced(number, clause, step, place)


def _misplaced(number: int, clause: Clause, step: Step, place: Place) -> Iterator[Fault]:
    if step.standing and (not place.owned or clause.window != NOW):
        yield number, f"{step} holds as long as its card does, so it stands alone on what a player owns"
    if step.mib and not place.mib:
        yield number, f"{step} is only for the cards of the Man in Black (ledger 9.20)"
    if place.base and (step.ante_up or (isinstance(step, Gain) and step.good == GAMBLER)):
        yield number, f"{step} needs Ante Up, but {place.what} is there without it (WL-SETUP-24)"


def choices_have_ways(text: Text, place: Place) -> Iterator[Fault]:
    """Several ways need somebody who chooses, and who chooses needs several ways. WL-GEN-22"""
    for number, clause in enumerate(text.clauses):
        if clause.manner in CHOICES and len(clause.ways) < 2:
            yield number, "a choice needs at least two ways with | between them"
        if clause.manner not in CHOICES and len(clause.ways) > 1:
            yield number, "several ways need choose:, opp_choose: or target_choose: before them"


def steps_make_sense(text: Text, place: Place) -> Iterator[Fault]:
    """Money comes in tens, a cost comes first, and no step is done to the other of another. WL-GEN-08, WL-GEN-23"""
    for number, clause in enumerate(text.clauses):
        for way in (*clause.ways, clause.npc or ()):
            before: Step | None = None
            for step in way:
                if step.cost and before is not None and not before.cost:
                    yield number, f"{step} is a cost, so it comes first (WL-GEN-23)"
                if isinstance(step, ToAnother) and isinstance(step.step, ToAnother):
                    yield number, f"{step} names another player twice"
                if isinstance(step, IfArrest) and not isinstance(before, MoveSheriff):
                    yield number, f"{step} needs a move of the Sheriff just before it (WL-SHERIFF-14)"
                if _dollars(step.inner) % 10:
                    yield number, f"{step}: money comes in steps of $10 (WL-GEN-08)"
                before = step


def _dollars(step: Step) -> int:
    if isinstance(step, Pay | Steal) or (isinstance(step, Gain | Lose) and step.good == MONEY):
        return step.number
    return step.price if isinstance(step, SellNuggets) else 0


Law = Callable[[Text, Place], Iterator[Fault]]
LAWS: tuple[Law, ...] = (clauses_fit_their_place, choices_have_ways, steps_make_sense)
