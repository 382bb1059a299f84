"""What a step is: the family of all steps, those that only have a number, and those that concern another player.

A step concerns the owner of its card, or whoever carries its clause out, unless it stands in `ToOpponent` or
`ToTarget`.
"""

from typing import Annotated, Any, ClassVar

from saddlebag.engine.language import Family, Form, Icon, Shown, capital
from saddlebag.games.western_legends.effects.terms import OPPONENT, OWNER, TARGET, Some


class Step(Form, frozen=True):
    """A step of a clause."""

    who: ClassVar[int] = OWNER
    cost: ClassVar[bool] = False
    """Whether it must be paid in full before the rest of its clause. WL-GEN-23"""
    standing: ClassVar[bool] = False
    """Whether it holds as long as its card does: rules ask for it and never carry it out."""
    sheriff: ClassVar[bool] = False
    """Whether it moves or places the Sheriff, so that set-up ignores it. AU-SETUP-21"""
    bandits: ClassVar[bool] = False
    """Whether it spawns bandits, which set-up ignores. AU-SETUP-22"""
    ante_up: ClassVar[bool] = False
    """Whether it needs the boards, cards or tokens of Ante Up. WL-SETUP-24"""
    mib: ClassVar[bool] = False
    """Whether only the cards of the Man in Black have it. Ledger 9.20"""

    @property
    def inner(self) -> "Step":
        """The step itself, also where it is done to another."""
        return self


STEP = Family[Step]("a step")


class Counted(Step, frozen=True):
    """A step with a number."""

    number: Some


# --- to others -----------------------------------------------------------------------------------------------------


class ToAnother(Step, frozen=True):
    """A step that concerns another player."""

    told: ClassVar[str]
    step: Annotated[Step, STEP]

    @property
    def inner(self) -> Step:
        return self.step

    def words(self, by: Any) -> str:
        verb, _, rest = self.step.words(by).partition(" ")
        return f"{self.told} {verb}s {rest}"

    def shown(self, by: Any) -> Shown:
        shown = self.step.shown(by)
        icons = [Icon(icon.shape, icon.mark, self.name) for icon in shown.icons]
        return Shown(str(self), capital(self.words(by)), icons, shown.means, shown.clause, shown.count)


@STEP.form("opp {step}")
class ToOpponent(ToAnother, frozen=True):
    """A step that concerns the opponent in this fight. WL-FIGHT-25"""

    who = OPPONENT
    told = "your opponent"


@STEP.form("target {step}")
class ToTarget(ToAnother, frozen=True):
    """A step that concerns a player chosen in the owner's space. WL-GEN-13"""

    who = TARGET
    told = "a player there"
