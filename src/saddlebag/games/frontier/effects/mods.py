"""Standing effects: they hold as long as their card or building does; rules ask for them and never carry them out.
Ledger 9.2"""

from typing import Annotated, Any

from saddlebag.engine.language import Flag, Maybe, Number, Signed, Text
from saddlebag.games.frontier.effects.step import STEP, Step
from saddlebag.games.frontier.effects.terms import (
    CHANGE_WORD,
    COST_WORD,
    IMMUNE_WORD,
    IN_TOOLS_OR_LOGS,
    KIND_WORD,
    ONE_STATUS,
    PRICED,
    REACH_WORD,
    SOLD,
    Some,
)


class Standing(Step, frozen=True):
    """An effect that holds on."""


@STEP.form("mod sell {good} +{more}{first}", icon="{good}", mark="sell", clause="FO-MKT-15")
class SellFor(Standing, frozen=True):
    """Each unit sold pays more, perhaps only the first ones of a turn. FO-MKT-02"""

    good: Annotated[int, SOLD]
    more: Some
    first: Annotated[int, Maybe(" first ", Number(1, 9), 0)] = 0
    """How many each turn; 0 for all."""

    def words(self, by: Any) -> str:
        limit = f" for the first {'one' if self.first == 1 else self.first} each turn" if self.first else ""
        return f"selling {SOLD.say(self.good)} pays you ${self.more} more{limit}"


class OfCost(Standing, frozen=True):
    """A cost that is lower, or that is set."""

    cost: Annotated[int, COST_WORD]

    def counted(self, number: int) -> str:
        """In dollars, or in tools and logs."""
        return str(number) if self.cost in IN_TOOLS_OR_LOGS else f"${number}"


@STEP.form("mod cost {cost} -{less}", icon="money", mark="cost", clause="FO-CORE-11")
class Cheaper(OfCost, frozen=True):
    """A cost is lower, never below 0. FO-CORE-11, FO-CHAR-12"""

    less: Some

    def words(self, by: Any) -> str:
        return f"you pay {self.counted(self.less)} less for {COST_WORD.say(self.cost)}"


@STEP.form("mod cost {cost} ={to}", icon="money", mark="cost", clause="FO-CORE-11")
class CostsOnly(OfCost, frozen=True):
    """A cost is set. FO-CORE-11, FO-CHAR-12"""

    to: Annotated[int, Number(0, 20)]

    def words(self, by: Any) -> str:
        return f"you pay {self.counted(self.to) if self.to else 'nothing'} for {COST_WORD.say(self.cost)}"


@STEP.form("mod {what} {by}", icon="{what}", mark="mod", clause="FO-CHAR-12")
class Mod(Standing, frozen=True):
    """More or less of something. FO-INC-03, FO-ELEC-02, FO-CHAR-12"""

    what: Annotated[int, CHANGE_WORD]
    by: Annotated[int, Signed()]

    def words(self, by: Any) -> str:
        things = CHANGE_WORD.say(self.what).replace("*", "" if abs(self.by) == 1 else "s")
        return f"{abs(self.by)} {'more' if self.by > 0 else 'fewer'} {things}"


@STEP.form("mod output +{more}{mines}{once}", says="{more} more metal for each paying die{mines}{once}", icon="gold",
           mark="mod", clause="FO-MIN-07")  # fmt: skip
class MoreOutput(Standing, frozen=True):
    """More metal for a paying die. FO-MIN-07"""

    more: Some
    mines: Annotated[bool, Flag(" mines", " on mines and mills")] = False
    once: Annotated[bool, Flag(" once", ", once a round")] = False


@STEP.form("mod breed +{more} once", says="one breeding a round adds {more} more", icon="cattle", mark="mod",
           clause="FO-RAN-09")  # fmt: skip
class MoreBred(Standing, frozen=True):
    """One breeding a round adds more. FO-RAN-09, FO-RAN-10"""

    more: Some


@STEP.form("mod drift {good} {number}", says="the prices of {good} recover {number:step} a round", icon="{good}",
           mark="drift", clause="FO-MKT-05")  # fmt: skip
class Drift(Standing, frozen=True):
    """The markers of a good move at least so far in market drift. FO-MKT-05"""

    good: Annotated[int, PRICED]
    number: Annotated[int, Number(2, 9)]


@STEP.form("mod severity {kind_of} -{less}", says="the severity {kind_of} is {less} lower", icon="severity",
           mark="minus", clause="FO-SEV-04")  # fmt: skip
class MilderSeverity(Standing, frozen=True):
    """A severity is lower. FO-SEV-04"""

    kind_of: Annotated[int, KIND_WORD]
    less: Some


@STEP.form("reroll once", says="once in each mining action, roll any of your dice again", icon="die", mark="again",
           clause="FO-MIN-05")  # fmt: skip
class Reroll(Standing, frozen=True):
    """Once per mining action roll chosen dice again. FO-MIN-05"""


@STEP.form("immune {to}", says="{to} never hits you", icon="{to}", mark="immune", clause="FO-CHAR-12")
class Immune(Standing, frozen=True):
    """Something never hits the player. FO-DISC-05, FO-DISC-08"""

    to: Annotated[int, IMMUNE_WORD]


@STEP.form("protect drought {reach}", says="spaces {reach} never receive drought", icon="drought", mark="immune",
           clause="FO-DISC-04")  # fmt: skip
class NoDrought(Standing, frozen=True):
    """Spaces near the building receive no drought. FO-DISC-04, FO-RAN-14"""

    site = True
    reach: Annotated[int, REACH_WORD]


@STEP.form("protect logs basin", says="no logs are lost in its basin", icon="log", mark="immune", clause="FO-DAM-08")
class NoLogLoss(Standing, frozen=True):
    """Logs in the basin of the building are never lost. FO-DAM-08"""

    site = True


@STEP.form("housing capacity {number}", says="counts as housing of capacity {number}", icon="tent", mark="mod",
           clause="FO-PUB-12")  # fmt: skip
class CountsAsHousing(Standing, frozen=True):
    """The building is housing for its neighbours. FO-PUB-12"""

    site = True
    number: Annotated[int, Number(1, 3)]


@STEP.form("philanthropy donation_status={status}", says="takes donations, which move {status} up", icon="{status}",
           mark="donation", clause="FO-GEN-11")  # fmt: skip
class TakesDonations(Standing, frozen=True):
    """The building takes donations. FO-GEN-11"""

    site = True
    status: Annotated[int, ONE_STATUS]


@STEP.form("note: {note}", says="{note}", icon="note", clause="FO-PUB-19")
class Note(Standing, frozen=True):
    """A reminder of a clause, without an effect of its own. FO-PUB-19"""

    note: Annotated[str, Text(",")]
