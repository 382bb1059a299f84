"""Texts: what a card, tile or building does, such as `each gain money 2, status wealth 1`.

A text is read once, when the content is loaded, into steps that one interpreter runs; `str` gives the text back, and
`words` says it as a card would print it.
"""

from typing import Any

from msgspec import Struct

from saddlebag.engine.language import Lexicon, Several, ShownLine, capital
from saddlebag.engine.language import parse as parse_text
from saddlebag.games.frontier.effects.mods import Standing
from saddlebag.games.frontier.effects.step import STEP, At, For, Pay, Step
from saddlebag.games.frontier.effects.steps import BankDeposit
from saddlebag.games.frontier.effects.terms import FOR_ANYONE, Speaker

STEPS = Several(STEP, ", ", "the next effect")


class Text(Struct):
    """What a thing does: its steps, carried out in order. FO-CORE-17 (A frozen one would go to the page as it is, where
    texts are known by their words and icons.)"""

    text: str
    """As it is written; `parse` gives the same text back."""
    steps: tuple[Step, ...] = ()

    def __str__(self) -> str:
        return self.text

    def every_step(self) -> list[Step]:
        """All steps, with those inside others."""
        return [part for step in self.steps for part in step.parts()]

    def at_once(self) -> tuple[Step, ...]:
        """The steps that are carried out when it is used, drawn or built."""
        return tuple([step for step in self.steps if not isinstance(step, At) and not isinstance(step.inner, Standing)])

    def at(self, moment: int) -> tuple[Step, ...]:
        """The steps that wait for a moment, without it."""
        return tuple([step.step for step in self.steps if isinstance(step, At) and step.moment == moment])

    def standing(self, whose: int | None = None) -> tuple[Step, ...]:
        """The steps that hold on: for the holder, or for those who are named."""
        of = [(step.whose if isinstance(step, For) else None, step.inner) for step in self.steps]
        return tuple([step for who, step in of if isinstance(step, Standing) and who == whose])

    def for_anyone(self) -> tuple[Step, ...]:
        """The steps that hold on for every player. FO-DEV-04"""
        return self.standing(FOR_ANYONE)

    def words(self, by: Speaker) -> str:
        """As sentences; nothing for a text without effect."""
        return " ".join(f"{capital(step.words(by))}." for step in self.steps)

    def line(self, by: Speaker) -> ShownLine:
        """As it is drawn: its steps by their texts, and the whole in words."""
        paid = [str(step) for step in self.steps if isinstance(step, Pay | BankDeposit)]
        return ShownLine(self.words(by), paid, [str(step) for step in self.steps if str(step) not in paid])


def parse(text: str, lexicon: Lexicon | None = None) -> Text:
    """The effect that a text tells; a Slip says where it goes wrong and what was expected there."""
    if not text:
        return Text("")
    made: tuple[Any, ...] = parse_text(STEPS, text, lexicon)
    return Text(STEPS.write(made), made)
