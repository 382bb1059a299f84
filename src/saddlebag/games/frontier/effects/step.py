"""What a step is: the family of all steps, the conditions of some, and the prefixes that bind a step to players and
moments."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

from saddlebag.engine.language import Family, Form, Icon, Number, Several, Shown, capital
from saddlebag.games.frontier.effects.terms import (
    HELD,
    INDUSTRY_WORD,
    MOMENT_WORD,
    SEVERITY,
    SEVERITY_WORD,
    WHOSE_WORD,
    Buildings,
    Much,
    Some,
    amount,
)


class Step(Form, frozen=True):
    """A step of a text; it concerns the acting player, on event cards and in the town status the town."""

    town: ClassVar[bool] = False
    """Whether it concerns the town or falls on players from outside: only events and the status do that."""
    site: ClassVar[bool] = False
    """Whether it needs a building on the map."""

    @property
    def inner(self) -> "Step":
        """The step itself, without what stands before it."""
        return self

    def parts(self) -> Iterator["Step"]:
        """This step and all steps within it."""
        yield self

    def draws_severity(self) -> bool:
        """Whether a severity tile is turned up for it. FO-SEV-01"""
        much = getattr(self, "much", None)
        return isinstance(much, Much) and much.how == SEVERITY


STEP = Family[Step]("an effect")


# --- conditions -------------------------------------------------------------------------------------------------------


class Condition(Form, frozen=True):
    """What must hold for a step."""


CONDITION = Family[Condition]("a condition")


@CONDITION.form("S[{status}]>={number}", says="the severity of {status} is {number} or more")
class Severe(Condition, frozen=True):
    """The severity less that status is so much. FO-SEV-01"""

    status: Annotated[int, SEVERITY_WORD]
    number: Annotated[int, Number(1, 4)]


@CONDITION.form("{good}>={number}")
class Has(Condition, frozen=True):
    """A player has so much of something. FO-STAT-04, FO-EVT-03"""

    good: Annotated[int, HELD]
    number: Some

    def words(self, by: Any) -> str:
        return f"you have {amount(self.good, self.number)} or more"


@CONDITION.form("adjacent({buildings})", says="it is adjacent to a {buildings}")
class Beside(Condition, frozen=True):
    """The building touches one of these, whoever owns it. FO-CORE-12"""

    buildings: Buildings


# --- prefixes ---------------------------------------------------------------------------------------------------------


class Prefixed(Step, frozen=True):
    """A step with something before it, which binds that one step only."""

    frame: ClassVar[str] = ""
    """How the step within is framed as it is drawn, if not by the name of the form."""
    step: Annotated[Step, STEP]

    @property
    def inner(self) -> Step:
        return self.step.inner

    def parts(self) -> Iterator[Step]:
        yield self
        yield from self.step.parts()

    def shown(self, by: Any) -> Shown:
        shown = self.step.shown(by)
        icons = [Icon(icon.shape, icon.mark, self.frame or self.name) for icon in shown.icons]
        return Shown(str(self), capital(self.words(by)), icons, shown.means, shown.clause, shown.count, shown.either)


@STEP.form("each {step}", says="each player: {step}")
class Each(Prefixed, frozen=True):
    """For every player, in turn order from the mayor. FO-EVT-03, FO-CORE-17"""

    town = True


@STEP.form("class({industry}) {step}", says="each player in {industry}: {step}")
class EachOf(Prefixed, frozen=True):
    """For every player with a card of that industry. FO-EVT-03"""

    town = True
    industry: Annotated[int, INDUSTRY_WORD]


@STEP.form("if {condition}: {step}", says="if {condition}, {step}")
class If(Prefixed, frozen=True):
    """Only if the condition holds. FO-EVT-04"""

    condition: Annotated[Condition, CONDITION]

    def draws_severity(self) -> bool:
        return isinstance(self.condition, Severe)


@STEP.form("pay {number} and {step}", says="pay ${number}: {step}")
class Pay(Prefixed, frozen=True):
    """Not possible without the money. FO-CORE-11"""

    number: Some


@STEP.form("{moment}: {step}", says="{moment}: {step}")
class At(Prefixed, frozen=True):
    """Later, and perhaps again and again. FO-ERA-04, FO-TURN-03, FO-TYC-04"""

    frame = "at"
    moment: Annotated[int, MOMENT_WORD]


@STEP.form("{whose}: {step}", says="{whose}: {step}")
class For(Prefixed, frozen=True):
    """A standing effect for the owner of a building, for the town or for every player. FO-PUB-19, FO-DEV-04"""

    frame = "for"
    whose: Annotated[int, WHOSE_WORD]


@STEP.form("choose({ways})", says="{ways}")
class Choose(Step, frozen=True):
    """The player picks one of several steps. FO-STAT-05"""

    ways: Annotated[tuple[Step, ...], Several(STEP, " ; ", "the next way", ", or ")]

    def parts(self) -> Iterator[Step]:
        yield self
        for way in self.ways:
            yield from way.parts()

    def shown(self, by: Any) -> Shown:
        either = [way.shown(by) for way in self.ways]
        icons = [icon for each in either for icon in each.icons]
        return Shown(str(self), capital(self.words(by)), icons, clause="FO-STAT-05", either=either)
