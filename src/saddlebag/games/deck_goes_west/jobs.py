"""The job language: every card, tile, character, mission and purchase says in it what it does.

A job is a text such as `if mountain; discard item 1; gain metal 2d`. It is parsed once, when the content is loaded,
into steps that one interpreter runs. Each class of step has a number, `kind`, its place in `STEPS`, to dispatch by.
"""

from typing import ClassVar, TypeAlias

from msgspec import Struct

from saddlebag.engine.names import set_of

RESOURCES = ("gold", "metal", "wood", "food", "any")
GOLD, METAL, WOOD, FOOD, ANY = range(5)

MOVES = ("walk", "climb", "sail")
WALK, CLIMB, SAIL = range(3)

DANGERS = ("E", "P")
EXHAUSTION, PAIN = range(2)

COLOURS = ("blue", "red", "green", "yellow", "brown", "white", "purple")
BLUE, RED, GREEN, YELLOW, BROWN, WHITE, PURPLE = range(7)

SELECTORS = ("item", *(f"item:{colour}" for colour in COLOURS), "danger", *(f"danger:{danger}" for danger in DANGERS))
ITEM = 0
ITEM_OF = range(1, 8)
"""The selector of an item by its colour."""
DANGER = 8
DANGER_OF = range(9, 11)
"""The selector of a danger by its type."""

TESTS = (
    "forest", "prairie", "mountain", "village", "lake", "river", "westmost", "heading_west", "linked", "unfed",
)  # fmt: skip
FOREST, PRAIRIE, MOUNTAIN, VILLAGE, LAKE, RIVER, WESTMOST, HEADING_WEST, LINKED, UNFED = range(10)
PLACES = set_of(range(FOREST, RIVER + 1))
"""The tests that ask for a type of tile; the numbers are those of the types."""

EVENTS = ("build", "reveal", "clear", "wagon_west", "wagon_east", "wagon_damage", "party_west")
ON_BUILD, ON_REVEAL, ON_CLEAR, ON_WAGON_WEST, ON_WAGON_EAST, ON_WAGON_DAMAGE, ON_PARTY_WEST = range(7)

# --- the steps ------------------------------------------------------------------------------------------------


class Amount(Struct, frozen=True):
    """A number, a multiple of X, or so many dice."""

    number: int
    x: bool = False
    dice: bool = False

    def at(self, x: int) -> int:
        """How much it is for this X: a number, or how many dice are rolled."""
        return self.number * x if self.x else self.number

    def __str__(self) -> str:
        number = "" if self.x and self.number == 1 else str(self.number)
        return number + ("x" if self.x else "") + ("d" if self.dice else "")


class On(Struct, frozen=True):
    """The event that fires the job. DW-EVT"""

    kind: ClassVar[int] = 0
    event: int

    def __str__(self) -> str:
        return f"on {EVENTS[self.event]}"


class If(Struct, frozen=True):
    """A condition: one of the tests must hold. `mask` is the set of them. DW-COND"""

    kind: ClassVar[int] = 1
    tests: tuple[int, ...]
    mask: int

    def __str__(self) -> str:
        return "if " + "|".join(TESTS[test] for test in self.tests)


class Pay(Struct, frozen=True):
    """Return resources to the supply. DW-RES-02"""

    kind: ClassVar[int] = 2
    res: int
    amount: Amount

    def __str__(self) -> str:
        return f"pay {RESOURCES[self.res]} {self.amount}"


class Gain(Struct, frozen=True):
    """Take resources, a number or what the dice show. DW-RES-02, DW-DICE-02"""

    kind: ClassVar[int] = 3
    res: int
    amount: Amount

    def __str__(self) -> str:
        return f"gain {RESOURCES[self.res]} {self.amount}"


class Move(Struct, frozen=True):
    """Fill the movement pool. DW-MOVE-01"""

    kind: ClassVar[int] = 4
    how: int
    amount: Amount

    def __str__(self) -> str:
        return f"{MOVES[self.how]} {self.amount}"


class Train(Struct, frozen=True):
    """One ride between railway tiles. DW-TRAIN-01"""

    kind: ClassVar[int] = 5
    reach: int

    def __str__(self) -> str:
        return f"train {self.reach}"


class Draw(Struct, frozen=True):
    """Draw cards. DW-CARD-01"""

    kind: ClassVar[int] = 6
    amount: Amount

    def __str__(self) -> str:
        return f"draw {self.amount}"


class Discard(Struct, frozen=True):
    """Cards of a class from hand to the own discard pile. DW-CARD-02"""

    kind: ClassVar[int] = 7
    sel: int
    amount: Amount

    def __str__(self) -> str:
        return f"discard {SELECTORS[self.sel]} {self.amount}"


class Scrap(Struct, frozen=True):
    """Cards of a class from hand to the piles they came from. DW-CARD-03"""

    kind: ClassVar[int] = 8
    sel: int
    amount: Amount

    def __str__(self) -> str:
        return f"scrap {SELECTORS[self.sel]} {self.amount}"


class DiscardSelf(Struct, frozen=True):
    """The card that carries the job goes to the own discard pile. DW-DANG-02"""

    kind: ClassVar[int] = 9

    def __str__(self) -> str:
        return "discard self"


class ScrapSelf(Struct, frozen=True):
    """The card that carries the job is scrapped. DW-ITEM-04, DW-DANG-02"""

    kind: ClassVar[int] = 10

    def __str__(self) -> str:
        return "scrap self"


class Take(Struct, frozen=True):
    """Gain danger cards. DW-CARD-05"""

    kind: ClassVar[int] = 11
    danger: int
    number: int

    def __str__(self) -> str:
        return f"take {DANGERS[self.danger]} {self.number}"


class Telescope(Struct, frozen=True):
    """Reveal face-down tiles nearby. DW-REV-12"""

    kind: ClassVar[int] = 12
    number: int

    def __str__(self) -> str:
        return f"telescope {self.number}"


class Build(Struct, frozen=True):
    """Lay a railway on the own tile, on land or as a bridge. DW-RAIL-01"""

    kind: ClassVar[int] = 13
    bridge: bool

    def __str__(self) -> str:
        return "build bridge" if self.bridge else "build land"


class Attack(Struct, frozen=True):
    """Hits in a battle. DW-BAT-01"""

    kind: ClassVar[int] = 14
    amount: Amount

    def __str__(self) -> str:
        return f"attack {self.amount}"


class Defend(Struct, frozen=True):
    """Saves in a battle. DW-BAT-01"""

    kind: ClassVar[int] = 15
    amount: Amount

    def __str__(self) -> str:
        return f"defend {self.amount}"


class Score(Struct, frozen=True):
    """The score token moves forward. DW-VP-01"""

    kind: ClassVar[int] = 16
    amount: Amount

    def __str__(self) -> str:
        return f"score {self.amount}"


class Lose(Struct, frozen=True):
    """The score token moves back. DW-VP-03"""

    kind: ClassVar[int] = 17
    amount: Amount

    def __str__(self) -> str:
        return f"lose {self.amount}"


class Feed(Struct, frozen=True):
    """The village under the meeple is fed. DW-SPEC-03"""

    kind: ClassVar[int] = 18

    def __str__(self) -> str:
        return "feed"


Step: TypeAlias = (
    On | If | Pay | Gain | Move | Train | Draw | Discard | Scrap | DiscardSelf | ScrapSelf | Take | Telescope | Build
    | Attack | Defend | Score | Lose | Feed
)  # fmt: skip
STEPS: tuple[type[Step], ...] = (
    On, If, Pay, Gain, Move, Train, Draw, Discard, Scrap, DiscardSelf, ScrapSelf, Take, Telescope, Build,
    Attack, Defend, Score, Lose, Feed,
)  # fmt: skip
"""The classes of steps by their `kind`."""

# --- a job ----------------------------------------------------------------------------------------------------

MOVE_KEY = "move"
BATTLE_KEY = "battle"
BUILD_KEY = "build"
ANY_KEY = "gain any"
"""Not a key to compare by: a job with it takes the key of the resource chosen."""
GAIN_KEYS = tuple(f"gain {resource}" for resource in RESOURCES[:ANY])
"""The bundle key of gaining each resource."""


class Job(Struct, frozen=True):
    """A job and what can be known of it before it is played."""

    text: str
    """As it is written; `parse` gives the same job back."""
    steps: tuple[Step, ...]
    last: Step
    key: str
    """Jobs with the same key may share an action: the last icon. DW-ACT-03..05"""
    event: int | None
    """What fires it, or None for a job that is chosen."""
    uses_x: bool
    is_move: bool
    is_battle: bool
    rolls_gain: bool
    """Whether the last step gains by dice, so that others may join. DW-COOP-01"""
    scraps_self: bool
    discards_self: bool
    pays: tuple[Pay, ...]
    paid: int
    """The resources that it pays whatever is chosen, as a set; `any` is not in it. DW-RES-07"""
    pays_any: bool
    gains_any: bool
    conditions: tuple[If, ...]
    cards: tuple[Discard | Scrap, ...]
    """The steps that take other cards out of the hand."""
    builds: Build | None
    train: Train | None
    looks: bool
    """Whether it reveals tiles by telescope."""
    needs_choice: bool
    """Whether the player is asked anything between starting it and its movement or battle."""

    def position(self, number: int) -> int:
        """Where a step stands in the text, 1 for the first character."""
        return 1 + sum(len(str(step)) + 2 for step in self.steps[:number])


def print_job(job: Job) -> str:
    """The text of a job."""
    return "; ".join(str(step) for step in job.steps)


def make(steps: tuple[Step, ...]) -> Job:
    """A job of these steps."""
    last = steps[-1]
    pays = tuple(step for step in steps if isinstance(step, Pay))
    cards = tuple(step for step in steps if isinstance(step, Discard | Scrap))
    gains_any = any(isinstance(step, Gain) and step.res == ANY for step in steps)
    pays_any = any(pay.res == ANY for pay in pays)
    uses_x = any(_uses_x(step) for step in steps)
    asks = any(isinstance(step, Take | Telescope) for step in steps)
    return Job(
        text="; ".join(str(step) for step in steps),
        steps=steps,
        last=last,
        key=bundle_key(last),
        event=steps[0].event if isinstance(steps[0], On) else None,
        uses_x=uses_x,
        is_move=isinstance(last, Move | Train),
        is_battle=isinstance(last, Attack | Defend),
        rolls_gain=isinstance(last, Gain) and last.amount.dice,
        scraps_self=any(isinstance(step, ScrapSelf) for step in steps),
        discards_self=any(isinstance(step, DiscardSelf) for step in steps),
        pays=pays,
        paid=set_of([pay.res for pay in pays if pay.res != ANY]),
        pays_any=pays_any,
        gains_any=gains_any,
        conditions=tuple(step for step in steps if isinstance(step, If)),
        cards=cards,
        builds=next((step for step in steps if isinstance(step, Build)), None),
        train=next((step for step in steps if isinstance(step, Train)), None),
        looks=any(isinstance(step, Telescope) for step in steps),
        needs_choice=bool(cards) or pays_any or gains_any or uses_x or asks,
    )


def _uses_x(step: Step) -> bool:
    amount = getattr(step, "amount", None)
    return amount is not None and amount.x


def bundle_key(last: Step) -> str:
    """The key of a last step: movement is one icon, battle another, others are verb and object. DW-ACT-03..05"""
    match last:
        case Move() | Train():
            return MOVE_KEY
        case Attack() | Defend():
            return BATTLE_KEY
        case Build():
            return BUILD_KEY
        case On() | If() | DiscardSelf() | ScrapSelf() | Feed():
            return str(last)
    return str(last).rpartition(" ")[0]
