"""Abilities: what is written on a card, such as `on kicker if negative may pay 3: turn chip`.

A text is parsed once, when the content is loaded, into a `Static` or a `Trigger` with typed steps that one interpreter
runs; `str` gives the text back, and `ability_words` says it as a card would print it.
"""

from typing import Annotated, TypeAlias

from msgspec.structs import replace

from saddlebag.engine.language import Family, Flag, Form, Lexicon, Several, capital
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.nouns import Event, If, Price, Speaker, State, condition
from saddlebag.games.high_stakes_drifter.effects.statics import STATIC, StaticStep
from saddlebag.games.high_stakes_drifter.effects.steps import EFFECT, Effect

NEXT = "the next effect"
ABILITY = Family[Form]()


@ABILITY.form("while {state}{condition}: {steps}")
class Static(Form, frozen=True):
    """`while`: holds as long as its state and condition hold. HD-ABIL-08"""

    state: State
    condition: If
    steps: Annotated[tuple[StaticStep, ...], Several(STATIC, "; ", NEXT)]

    def words(self, by: Speaker) -> str:
        said = " and ".join(step.words(by) for step in self.steps)
        if self.condition is None:
            return said
        link = "if" if self.condition.test in (terms.IF_ISSUED, terms.IF_ACCEPTED) else "while"
        return f"{said} {link} {condition(self.condition, by)}"


@ABILITY.form("on {event}{condition}{may}{price}: {steps}")
class Trigger(Form, frozen=True):
    """`on`: resolves once each time its event happens. HD-ABIL-09, HD-ABIL-10"""

    event: Event
    condition: If
    may: Annotated[bool, Flag(" may")]
    price: Price
    """What must be paid before the effect; 0 for nothing."""
    steps: Annotated[tuple[Effect, ...], Several(EFFECT, "; ", NEXT)]

    @property
    def is_choice(self) -> bool:
        """Whether its player decides on it when it resolves. HD-ABIL-28"""
        return self.may or self.price > 0

    def words(self, by: Speaker) -> str:
        by = replace(by, event=self.event)
        start = self._when(by)
        asked = self.condition
        if asked is not None and asked.test not in (terms.IF_NEGATIVE, terms.IF_POSITIVE):
            start += f"if {condition(asked, by)}, "
        if self.is_choice:
            price = f"pay ${self.price} to " if self.price else ""
            told = f"you may {price}{' and '.join(step.words(by) for step in self.steps)}"
        else:
            told = "; ".join(step.happens(by) for step in self.steps)
        return start + (told.replace(by.dude, "it") if by.dude in start else told)

    def _when(self, by: Speaker) -> str:
        played = by.kind == "fortune"
        sides: dict[int | None, str] = {terms.IF_NEGATIVE: "lands negative", terms.IF_POSITIVE: "lands positive"}
        return terms.EVENT_WORDS[terms.EVENTS[self.event]].format(
            dude=by.dude,
            wins="you win" if played else f"{by.dude} wins",
            loses="you lose" if played else f"{by.dude} loses",
            lands=sides.get(self.condition.test if self.condition else None, "is flipped"),
        )


Ability: TypeAlias = Static | Trigger


def parse(text: str, lexicon: Lexicon) -> Ability:
    """The ability that a text tells; a Slip says where it goes wrong and what was expected there."""
    made = ABILITY.parse(text, lexicon)
    assert isinstance(made, Static | Trigger)
    return made


def ability_words(ability: Ability, speaker: Speaker) -> str:
    """An ability as a sentence."""
    return f"{capital(ability.words(speaker))}."
