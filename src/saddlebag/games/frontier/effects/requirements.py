"""What a character asks of whoever keeps it: `industry mining 2`, `building bank`. Ledger 9.12, FO-CHAR-02"""

from typing import Annotated, Any

from saddlebag.engine.language import Family, Form, Number, Thing
from saddlebag.engine.words import counted
from saddlebag.games.frontier.effects.terms import BUILDING_TERM, INDUSTRY_WORD, ONE_STATUS


class Requirement(Form, frozen=True):
    """Something that must hold when a character is kept. FO-CHAR-02"""


REQUIREMENT = Family[Requirement]("a requirement")


@REQUIREMENT.form("none", says="nothing")
class Nothing(Requirement, frozen=True):
    """Anybody may keep it."""


@REQUIREMENT.form("industry {industry} {level}", says="{industry} at level {level} or higher")
class NeedsIndustry(Requirement, frozen=True):
    """An own card of that level or higher."""

    industry: Annotated[int, INDUSTRY_WORD]
    level: Annotated[int, Number(1, 4)]


@REQUIREMENT.form("building {building}", says="a {building} in town")
class NeedsBuilding(Requirement, frozen=True):
    """A public building in town, anybody's."""

    building: Annotated[Thing, BUILDING_TERM]


@REQUIREMENT.form("own_housing {number}")
class NeedsHousing(Requirement, frozen=True):
    """So many tents and houses of one's own."""

    number: Annotated[int, Number(1, 20)]

    def words(self, by: Any) -> str:
        return f"{counted(self.number, 'tent')} or {'house' if self.number == 1 else 'houses'} of your own"


@REQUIREMENT.form("status {status} {number}", says="{status} at {number} or more")
class NeedsStatus(Requirement, frozen=True):
    """A status of at least so much."""

    status: Annotated[int, ONE_STATUS]
    number: Annotated[int, Number(0, 3)]


@REQUIREMENT.form("money {number}", says="${number}, which you keep")
class NeedsMoney(Requirement, frozen=True):
    """So much money, held and not paid."""

    number: Annotated[int, Number(1, 99)]


@REQUIREMENT.form("train_in_town", says="a train in town")
class NeedsTrain(Requirement, frozen=True):
    """At least one train at distance 0."""


@REQUIREMENT.form("developments {number}", says="{number:development tile} with your cube")
class NeedsDevelopments(Requirement, frozen=True):
    """So many own cubes on development tiles."""

    number: Annotated[int, Number(1, 18)]
