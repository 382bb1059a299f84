"""Texts: what a card, token or space of a track does, such as `on_fight_win: may: discard_this, gain lp 1`.

A text is read once, when the content is loaded, into clauses with typed steps that one interpreter runs; `str` gives
the text back, and `words` says it as a card would print it.
"""

from typing import Annotated, Any

from msgspec import Struct

from saddlebag.engine.language import Family, Flag, Form, Lexicon, Maybe, Several, ShownLine, capital
from saddlebag.engine.language import parse as parse_text
from saddlebag.games.western_legends.effects.steps import STEP, Step
from saddlebag.games.western_legends.effects.terms import (
    CHOICES,
    DO,
    EACH_WORDS,
    INSTEAD,
    MANNER_WORDS,
    MAY,
    NO_EACH,
    NOW,
    NPC_MAY,
    OPP_CHOOSE,
    WINDOW_WORDS,
    Prefix,
    Speaker,
    Ways,
)

STEPS = Several(STEP, ", ", "the next step")
CLAUSE = Family["Clause"]("a clause")
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

    def words(self, by: Any) -> str:
        ways = " or ".join(_said(way, by) for way in self.ways)
        if self.manner in (MAY, NPC_MAY):
            ways = f"{MANNER_WORDS['may' if self.manner == MAY else 'npc_may']} {ways}"
        elif self.manner in CHOICES:
            chooser = (
                ""
                if self.manner not in (OPP_CHOOSE, OPP_CHOOSE + 1)
                else f"{list(MANNER_WORDS.values())[self.manner]}: "
            )
            ways = f"{chooser}{ways}"
        if self.each != NO_EACH:
            ways = f"{list(EACH_WORDS.values())[self.each]}: {ways}"
        start = list(WINDOW_WORDS.values())[self.window]
        if self.once:
            start = f"{start}, once per turn"
        told = f"{start}: {ways}" if start else ways
        return f"{told} (against an NPC: {_said(self.npc, by)})" if self.npc else told


def _said(steps: tuple[Step, ...], by: Any) -> str:
    said = [step.words(by) for step in steps]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"


class Text(Struct, frozen=True):
    """What a card does: its clauses, carried out in order."""

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
        steps = self.every_step()
        return ShownLine(
            self.words(by), [str(step) for step in steps if step.cost], [str(step) for step in steps if not step.cost]
        )


NOTHING = Text("")
CLAUSES = Several(CLAUSE, "; ", "the next clause")


def parse(text: str, lexicon: Lexicon) -> Text:
    """The effect that a text tells; a Slip says where it goes wrong and what was expected there."""
    if text in ("", NONE):
        return Text(text)
    clauses = parse_text(CLAUSES, text, lexicon)
    return Text(CLAUSES.write(clauses), clauses)
