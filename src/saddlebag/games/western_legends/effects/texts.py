"""Texts: what a card, token or space of a track does, such as `on_fight_win: may: discard_this, gain lp 1`.

A text is read once, when the content is loaded, into clauses with typed steps that one interpreter runs; `str` gives
the text back, and `words` says it as a card would print it.
"""

from typing import Annotated, Any

from msgspec import Struct

from saddlebag.engine.language import Family, Flag, Form, Lexicon, Maybe, Several, ShownLine, capital
from saddlebag.engine.language import parse as parse_text
from saddlebag.engine.words import listed
from saddlebag.games.western_legends.effects.steps import STEP, Discard, Step
from saddlebag.games.western_legends.effects.terms import (
    ACTION,
    ACTION_ONCE,
    DO,
    EACH_WORDS,
    INSTEAD,
    MANNER_WORDS,
    MAY,
    NO_EACH,
    NOW,
    NPC_MAY,
    OPP_CHOOSE,
    TARGET_CHOOSE,
    WINDOW_WORDS,
    Prefix,
    Speaker,
    Ways,
)

STEPS = Several(STEP, ", ", "the next step")
CLAUSE = Family["Clause"]("a clause")
MOMENTS, PLAYERS, MANNERS = tuple(WINDOW_WORDS.values()), tuple(EACH_WORDS.values()), tuple(MANNER_WORDS.values())
NONE = "none"
"""How a text is written that does nothing."""


@CLAUSE.form("{window}{once}{each}{manner}{ways}{npc}")
class Clause(Form, frozen=True):
    """Steps and when, for whom and in what manner they are carried out. Ledger 9.1"""

    window: Annotated[int, Prefix(WINDOW_WORDS)] = NOW
    once: Annotated[bool, Flag("once_per_turn: ")] = False
    """Whether it works at most once in a turn."""
    each: Annotated[int, Prefix(EACH_WORDS)] = NO_EACH
    """The players for each of whom it is carried out."""
    manner: Annotated[int, Prefix(MANNER_WORDS)] = DO
    ways: Annotated[tuple[tuple[Step, ...], ...], Ways(STEPS, " | ", "the next way")] = ()
    """One list of steps, or several to choose from."""
    npc: Annotated[tuple[Step, ...] | None, Maybe(INSTEAD, STEPS)] = None
    """What replaces them against an NPC. WL-NPC-19"""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of a clause without a choice."""
        return self.ways[0]

    def every_step(self) -> list[Step]:
        """All steps that may be carried out."""
        return [step for way in self.ways for step in way] + list(self.npc or ())

    def is_cost(self, place: int, step: Step) -> bool:
        """Whether a step must be paid in full before the rest; discarding is a cost where it comes first in what may
        be left alone. WL-GEN-23"""
        if step.cost or place > 0 or not isinstance(step, Discard):
            return step.cost
        return self.manner == MAY or self.window in (ACTION, ACTION_ONCE)

    def words(self, by: Any) -> str:
        paid = any(step.cost for way in self.ways for step in way)
        ways = (", or " if paid else " or ").join([self._said(way, by) for way in self.ways])
        if self.manner in (MAY, NPC_MAY):
            ways = f"{MANNERS[self.manner]} {ways}"
        elif self.manner in (OPP_CHOOSE, TARGET_CHOOSE):
            ways = f"{MANNERS[self.manner]}: {ways}"
        if self.each != NO_EACH:
            ways = f"{PLAYERS[self.each]}: {ways}"
        against = f" (against an NPC: {self._said(self.npc, by)})" if self.npc else ""
        return f"{self._when()}{ways}{against}"

    def _when(self) -> str:
        said = f"{MOMENTS[self.window]}{', once per turn' if self.once else ''}"
        link = ":" if self.window in (ACTION, ACTION_ONCE) else ","
        return f"{said}{link} " if said else ""

    def _said(self, steps: tuple[Step, ...], by: Any) -> str:
        """Steps in words: costs, a colon, and what they bring."""
        costs = [step.words(by) for place, step in enumerate(steps) if self.is_cost(place, step)]
        brings = [step.words(by) for place, step in enumerate(steps) if not self.is_cost(place, step)]
        link = ": " if self.manner in (DO, MAY) and self.window not in (ACTION, ACTION_ONCE) else " to "
        return link.join([listed(part) for part in (costs, brings) if part])


class Text(Struct):
    """What a card does: its clauses, carried out in order. (A frozen one would go to the page as it is, where texts are
    known by their words and icons.)"""

    text: str
    """As it is written; `parse` gives the same text back."""
    clauses: tuple[Clause, ...] = ()

    def __str__(self) -> str:
        return self.text

    def at(self, window: int) -> tuple[Clause, ...]:
        """The clauses that work at a moment."""
        return tuple([clause for clause in self.clauses if clause.window == window])

    def every_step(self) -> list[Step]:
        """All steps that may be carried out."""
        return [step for clause in self.clauses for step in clause.every_step()]

    def standing(self) -> list[Step]:
        """The steps that hold as long as the card does: larger limits, ways across a mesa."""
        return [step for step in self.every_step() if step.standing]

    def words(self, by: Speaker) -> str:
        """As sentences; nothing for a text without effect."""
        return " ".join(f"{capital(clause.words(by))}." for clause in self.clauses)

    def line(self, by: Speaker) -> ShownLine:
        """As it is drawn: its steps by their texts, and the whole in words; costs are what it asks."""
        asks: list[str] = []
        brings: list[str] = []
        for clause in self.clauses:
            for way in (*clause.ways, clause.npc or ()):
                for place, step in enumerate(way):
                    (asks if clause.is_cost(place, step) else brings).append(str(step))
        return ShownLine(self.words(by), asks, brings)


NOTHING = Text("")
CLAUSES = Several(CLAUSE, "; ", "the next clause")


def parse(text: str, lexicon: Lexicon) -> Text:
    """The effect that a text tells; a Slip says where it goes wrong and what was expected there."""
    if text in ("", NONE):
        return Text(text)
    clauses = parse_text(CLAUSES, text, lexicon)
    return Text(CLAUSES.write(clauses), clauses)
