"""The steps of the job language, ledger 9.1: each with its text, its words, its icon and where it may stand.

The rules that perform them are in `rules/perform.py`, what they are worth to bots in `mind/worth.py`.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec.structs import force_setattr

from saddlebag.engine.language import Amount, Amounts, Family, Form, Number, Shown, Word, capital
from saddlebag.engine.names import set_of
from saddlebag.engine.words import counted
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.terms import Place

MOVEMENT, BATTLE = "movement", "battle"
"""Steps that share an action and come last in a job. DW-ACT-03, DW-JOB-07"""
MOVE_KEY, BATTLE_KEY, BUILD_KEY = "move", "battle", "build"
KEYS = {MOVEMENT: MOVE_KEY, BATTLE: BATTLE_KEY}
_NOT_BOUGHT: dict[Place, str] = {
    Place.PURCHASE: "a purchase is an action of its own, without movement or battle (DW-ACT-07)"
}
_NOT_FOUGHT: dict[Place, str] = {
    **_NOT_BOUGHT,
    Place.TILE: "a tile job needs a tile without bandits, so it cannot fight (DW-TILE-01)",
}
_NO_CARD: dict[Place, str] = {
    place: f"{place.value} has no card to get rid of (DW-CARD-09)"
    for place in Place
    if place not in (Place.ITEM, Place.DANGER)
}
_NEVER_DISCARDED: dict[Place, str] = {
    **_NO_CARD,
    Place.ITEM: "an item card is discarded anyway when it is played; leave this step out (DW-ITEM-01)",
}
_NOT_SCORED: dict[Place, str] = {
    place: "only the jobs of missions score (DW-WIN-01)" for place in Place if place not in (Place.MISSION, Place.EVENT)
}
_ANY_NOTE = " Choose one kind of resource for the whole icon."


class Step(Form, frozen=True):
    """A step of a job."""

    group: ClassVar[str] = ""
    """MOVEMENT, BATTLE, or a step for itself."""
    gate: ClassVar[bool] = False
    """Whether it asks for something to hold or to happen."""
    cost: ClassVar[bool] = False
    """Whether it may lack what it takes, so that it may not follow chance. Ledger 9.1"""
    in_events: ClassVar[bool] = False
    """Whether it may stand in an event job, which cannot be declined. DW-EVT-02"""
    points: ClassVar[bool] = False
    """Whether it may be none at all, as a printed mission has it."""
    never: ClassVar[Mapping[Place, str]] = {}
    """Why it may not stand at some places."""

    def words(self, by: object = None) -> str:
        return super().words(by)

    def shown(self, by: object = None) -> Shown:
        return super().shown(by)

    @property
    def much(self) -> Amount | None:
        """How much of something it gives or takes."""
        return getattr(self, "amount", None)

    def asks(self) -> bool:
        """Whether its player may be asked something."""
        return False

    def is_chance(self) -> bool:
        """Whether nobody knows what it brings."""
        return False

    def is_price(self) -> bool:
        """Whether it is drawn among what a job asks, before what it brings."""
        return False

    def key(self) -> str:
        """Jobs that end in steps with the same key may share an action: movement is one icon, battle another, others
        are verb and object, without the number. DW-ACT-03..05"""
        if self.group:
            return KEYS[self.group]
        counts = isinstance(self.spec.pieces[-1].term, Amounts | Number)
        return str(self).rpartition(" ")[0] if counts else str(self)

    def why_never(self, place: Place) -> str:
        """Why it may not stand at a place, if that is so."""
        if place is Place.EVENT and not self.in_events and place not in self.never:
            return f"an event job cannot be declined, so it may not ask for {self} (DW-EVT-02)"
        return self.never.get(place, "")


STEP = Family[Step]("a step")


# --- what must hold or happen ---------------------------------------------------------------------------------------


@STEP.form("on {event}", says="{event}")
class On(Step, frozen=True):
    """The event that fires the job. DW-EVT"""

    event: terms.Event
    gate = True
    in_events = True

    def shown(self, by: object = None) -> Shown:
        return terms.EVENT_WORD.shown(self.event, "event", str(self))


@STEP.form("if {tests}", says="if {tests}")
class If(Step, frozen=True):
    """A condition: one of the tests must hold. `mask` is the set of them. DW-COND"""

    tests: terms.Tests
    mask: int = 0
    gate = True
    cost = True
    in_events = True

    def __post_init__(self) -> None:
        force_setattr(self, "mask", set_of(self.tests))

    def shown(self, by: object = None) -> Shown:
        each = [terms.TEST_WORD.shown(test, "condition") for test in self.tests]
        return Shown(str(self), capital(self.words()), [], either=each)


# --- resources ------------------------------------------------------------------------------------------------------


@STEP.form("pay {res} {amount}", says="pay {amount} {res}", icon="{res}", mark="minus", clause="DW-RES-02")
class Pay(Step, frozen=True):
    """Return resources to the supply. DW-RES-02"""

    res: terms.Resource
    amount: terms.Much
    cost = True

    def asks(self) -> bool:
        return self.res == terms.ANY

    def is_price(self) -> bool:
        return True

    def means(self) -> str:
        return f"From your stock back to the supply.{_ANY_NOTE if self.res == terms.ANY else ''}"


@STEP.form("gain {res} {amount}", icon="{res}", mark="plus")
class Gain(Step, frozen=True):
    """Take resources, a number or what the dice show. DW-RES-02, DW-DICE-02"""

    res: terms.Resource
    amount: terms.Rolled
    in_events = True

    def asks(self) -> bool:
        return self.res == terms.ANY

    def is_chance(self) -> bool:
        return self.amount.dice

    def words(self, by: object = None) -> str:
        if self.amount.dice and self.res == terms.ANY:
            return self.said("roll {amount} for any one resource")
        return self.said("roll {amount} for {res}" if self.amount.dice else "gain {amount} {res}")

    def means(self) -> str:
        if not self.amount.dice:
            return f"From the supply to your stock.{_ANY_NOTE if self.res == terms.ANY else ''}"
        choose = " Choose the kind before you roll." if self.res == terms.ANY else ""
        return f"Roll the dice and gain their sum; their faces are 0, 0, 1, 1, 1, 2.{choose}"

    def clause(self) -> str:
        return "DW-DICE-02" if self.amount.dice else "DW-RES-02"


# --- movement -------------------------------------------------------------------------------------------------------

_ENTERS = (
    "One walk enters most tiles. A mountain takes two, a lake cannot be walked.",
    "One climb enters any tile but a lake, mountains included.",
    "One sail enters a river or a lake from anywhere, and most land from water.",
)


@STEP.form("{how} {amount}", says="{how} {amount}", icon="{how}", clause="DW-MOVE-01")
class Move(Step, frozen=True):
    """Fill the movement pool. DW-MOVE-01"""

    how: terms.Movement
    amount: terms.Much
    group = MOVEMENT
    never = _NOT_BOUGHT

    def means(self) -> str:
        return _ENTERS[self.how]


@STEP.form(
    "train {reach}", says="ride the train up to {reach:tile}", icon="train", clause="DW-TRAIN-01",
    means="From a railway tile to another that is not further away, whatever lies between.",
)  # fmt: skip
class Train(Step, frozen=True):
    """One ride between railway tiles. DW-TRAIN-01"""

    reach: terms.Some
    group = MOVEMENT
    never = _NOT_BOUGHT


# --- cards ----------------------------------------------------------------------------------------------------------


@STEP.form(
    "draw {amount}", says="draw {amount:card}", icon="draw", mark="up", clause="DW-CARD-01",
    means="From your draw pile, even beyond your hand limit. Dangers come with it.",
)  # fmt: skip
class Draw(Step, frozen=True):
    """Draw cards. DW-CARD-01"""

    amount: terms.Much

    def is_chance(self) -> bool:
        return True


class Removal(Step, frozen=True):
    """Cards of a class leave the hand."""

    verb: ClassVar[str]
    comes_back: ClassVar[bool]
    """Whether they are drawn again some day."""
    sel: terms.Cards
    amount: terms.Much
    cost = True

    @property
    def of_items(self) -> bool:
        return self.sel < terms.DANGER

    def asks(self) -> bool:
        return True

    def is_price(self) -> bool:
        return self.of_items

    def words(self, by: object = None) -> str:
        return f"{self.verb} {terms.MUCH.say(self.amount, how=terms.CARD_WORD.say(self.sel))}"


@STEP.form("discard {sel} {amount}", icon="{sel}", mark="down", clause="DW-CARD-02")
class Discard(Removal, frozen=True):
    """Cards of a class from hand to the own discard pile. DW-CARD-02"""

    verb = "discard"
    comes_back = True

    def means(self) -> str:
        never = " Never the card that is played." if self.of_items else ""
        return f"From your hand to your own discard pile; it comes back later.{never}"


_SCRAPPED = "It goes back to the pile it came from; a starter card leaves the game."


@STEP.form("scrap {sel} {amount}", icon="{sel}", mark="cross", means=_SCRAPPED, clause="DW-CARD-03")
class Scrap(Removal, frozen=True):
    """Cards of a class from hand to the piles they came from. DW-CARD-03"""

    verb = "scrap"
    comes_back = False


class Farewell(Step, frozen=True):
    """The card that carries the job leaves."""

    never = _NO_CARD

    def is_price(self) -> bool:
        return True


@STEP.form(
    "discard self", says="discard this card", icon="self", mark="down", clause="DW-CARD-02",
    means="From your hand to your own discard pile; it comes back later.",
)  # fmt: skip
class DiscardSelf(Farewell, frozen=True):
    """The card that carries the job goes to the own discard pile. DW-DANG-02"""

    never = _NEVER_DISCARDED


@STEP.form("scrap self", says="scrap this card", icon="self", mark="cross", means=_SCRAPPED, clause="DW-CARD-03")
class ScrapSelf(Farewell, frozen=True):
    """The card that carries the job is scrapped. DW-ITEM-04, DW-DANG-02"""


@STEP.form(
    "take {danger} {number}", icon="danger:{danger}", mark="plus", clause="DW-CARD-05",
    means="Onto your draw pile or your discard pile, as you choose.",
)  # fmt: skip
class Take(Step, frozen=True):
    """Gain danger cards. DW-CARD-05"""

    danger: terms.Danger
    number: terms.Some
    in_events = True

    def asks(self) -> bool:
        return True

    def is_price(self) -> bool:
        return True

    def words(self, by: object = None) -> str:
        return f"take {counted(self.number, terms.DANGER_WORD.say(self.danger))}"


# --- land and railways ----------------------------------------------------------------------------------------------


@STEP.form(
    "telescope {number}", says="look at {number:tile} nearby", icon="telescope", clause="DW-REV-12",
    means="Reveal face-down tiles up to two steps from your meeple, one after another.",
)  # fmt: skip
class Telescope(Step, frozen=True):
    """Reveal face-down tiles nearby. DW-REV-12"""

    number: terms.Some

    def asks(self) -> bool:
        return True

    def is_chance(self) -> bool:
        return True


_GROUND = Word("what to build", {"land": "build a railway on land", "bridge": "build a bridge on a lake"})


@STEP.form("build {bridge}", says="{bridge}", icon="{bridge}")
class Build(Step, frozen=True):
    """Lay a railway on the own tile, on land or as a bridge. DW-RAIL-01"""

    bridge: Annotated[int, _GROUND]
    cost = True

    def asks(self) -> bool:
        return True

    def key(self) -> str:
        return BUILD_KEY

    def means(self) -> str:
        if self.bridge:
            return "A railway across the lake that you are on, without bandits and without a railway."
        return "On your tile: any but a lake, without bandits and without a railway."

    def clause(self) -> str:
        return "DW-RAIL-03" if self.bridge else "DW-RAIL-02"


@STEP.form(
    "feed", says="feed the village", icon="feed", clause="DW-SPEC-03",
    means="The village that you are in is fed until the night.",
)  # fmt: skip
class Feed(Step, frozen=True):
    """The village under the meeple is fed. DW-SPEC-03"""


# --- battle ---------------------------------------------------------------------------------------------------------


@STEP.form(
    "attack {amount}", says="attack with {amount:hit}", icon="attack", clause="DW-BAT-10",
    means="Only where bandits are. Hits less their saves remove bandits.",
)  # fmt: skip
class Attack(Step, frozen=True):
    """Hits in a battle. DW-BAT-01"""

    amount: terms.Rolled
    group = BATTLE
    never = _NOT_FOUGHT


@STEP.form(
    "defend {amount}", says="defend with {amount:save}", icon="defend", clause="DW-BAT-15",
    means="Only where bandits are. Saves are taken from the bandits' hits.",
)  # fmt: skip
class Defend(Step, frozen=True):
    """Saves in a battle. DW-BAT-01"""

    amount: terms.Rolled
    group = BATTLE
    never = _NOT_FOUGHT


# --- points ---------------------------------------------------------------------------------------------------------


@STEP.form(
    "score {amount}", says="gain {amount:point}", icon="vp", mark="plus", clause="DW-VP-01",
    means="That many horseshoes forward. Reaching the last one wins.",
)  # fmt: skip
class Score(Step, frozen=True):
    """The score token moves forward. DW-VP-01"""

    amount: terms.Much
    in_events = True
    points = True
    never = _NOT_SCORED


@STEP.form(
    "lose {amount}", says="lose {amount:point}", icon="vp", mark="minus", clause="DW-VP-03",
    means="That many horseshoes back, but not below 0. You may do it with fewer points.",
)  # fmt: skip
class Lose(Step, frozen=True):
    """The score token moves back. DW-VP-03"""

    amount: terms.Much
    in_events = True
    points = True

    def is_price(self) -> bool:
        return True
