"""What cards and tiles say, ledger 9.1: effects of events, what loot asks for, missions and abilities of posters.

The rules know a mission or an ability by its first word, `name`.
"""

from typing import Annotated, ClassVar, TypeAlias

from msgspec.structs import force_setattr

from saddlebag.engine.language import Family, Form, Number, Signed, Word
from saddlebag.engine.words import counted, listed

SUITS = ("revolver", "bag", "keyhole")
REVOLVER, BAG, KEYHOLE = range(3)
Some: TypeAlias = Annotated[int, Number(1, 99)]
Few: TypeAlias = Annotated[int, Number(0, 9)]

# --- events -----------------------------------------------------------------------------------------------------


class Effect(Form, frozen=True):
    """What an Event Card does."""


EFFECT = Family[Effect]("an effect")


@EFFECT.form("sheriff {way} {spaces}")
class March(Effect, frozen=True):
    """The Sheriff moves towards the engine or the caboose. TH-EVENT-02"""

    way: Annotated[int, Word("a direction", ["left", "right"])]
    spaces: Some

    @property
    def amount(self) -> int:
        """To the right so many spaces, to the left so many below 0."""
        return self.spaces if self.way else -self.spaces


@EFFECT.form("cherokee {cactus}")
class Cherokee(Effect, frozen=True):
    """A Cherokee Token comes to a cactus, 1 to 3. TH-EVENT-05"""

    cactus: Annotated[int, Number(1, 3)]


@EFFECT.form("switch next")
class SwitchNext(Effect, frozen=True):
    """The next switch is flipped. TH-EVENT-06"""


@EFFECT.form("speed +1")
class SpeedUp(Effect, frozen=True):
    """The train becomes faster. TH-EVENT-09"""


# --- what loot asks for -------------------------------------------------------------------------------------------


class Requirement(Form, frozen=True):
    """What a tile asks for: cards by suit, or a set of numbers. TH-LOOT-06"""

    looks: ClassVar[str] = ""
    """An example, where suits do not say it."""
    suits: tuple[int, int, int] = (0, 0, 0)


REQUIREMENT = Family[Requirement]("a requirement")


@REQUIREMENT.form("suits R={revolvers} B={bags} K={keyholes}", clause="TH-LOOT-06")
class Suits(Requirement, frozen=True, kw_only=True):
    """Cards of certain suits. TH-LOOT-06"""

    revolvers: Few
    bags: Few
    keyholes: Few

    def __post_init__(self) -> None:
        force_setattr(self, "suits", (self.revolvers, self.bags, self.keyholes))

    def words(self, by: object = None) -> str:
        return listed([counted(number, suit) for number, suit in zip(self.suits, SUITS, strict=True) if number])


@REQUIREMENT.form("kind 3", says="3 of a kind", means="3 of a kind (three cards of one number)", clause="TH-LOOT-11")
class OfAKind(Requirement, frozen=True):
    """Three cards of one number. TH-LOOT-11"""

    looks = "7 7 7"


@REQUIREMENT.form("pairs 2", says="2 pairs", means="2 pairs (two cards each of two numbers)", clause="TH-LOOT-12")
class Pairs(Requirement, frozen=True):
    """Two cards each of two numbers. TH-LOOT-12"""

    looks = "22 55"


@REQUIREMENT.form(
    "straight 3", says="3-card straight", means="a 3-card straight (three numbers in a row)", clause="TH-LOOT-13"
)
class Straight(Requirement, frozen=True):
    """Three numbers in a row. TH-LOOT-13"""

    looks = "4 5 6"


# --- missions of wanted posters -------------------------------------------------------------------------------------


class Mission(Form, frozen=True):
    """A deed, how much of it, and in which suit. TH-WANT-01"""

    amount: Some = 0
    suit: Annotated[int, Word("a suit", SUITS)] = -1


MISSION = Family[Mission]("a mission")
MISSION.several(
    Mission,
    "loot_suit_cards {suit} {amount}",
    "loot_wilds {amount}",
    "mounted_next_to_cherokee",
    "roof_jump",
    "knocked_flat",
    "loot_two_no_wild",
    "drop_and_loot_same_turn",
    "ability_kind_3_or_4",
    "escaped_jail",
    "flip_close_call {amount}",
    "board_and_stay_plat_1",
    "with_sheriff_in_tunnel",
    "ride_distance {amount}",
    "looted_all_cars",
    "dropped_all_towns",
)


# --- abilities of wanted posters ------------------------------------------------------------------------------------


class Ability(Form, frozen=True):
    """A power and its number, 1 where it has none. TH-WANT-03"""

    amount: Some = 1


class Relief(Ability, frozen=True):
    """A power that takes something away, written as -1."""

    amount: Annotated[int, Signed()] = -1


ABILITY = Family[Ability]("an ability")
ABILITY.several(Relief, ("jail_keys {amount}", "escaping takes one key less"))
ABILITY.several(
    Ability,
    ("hand_limit {amount}", "the hand limit is {amount}"),
    ("actions {amount}", "{amount} Heist Actions a turn"),
    ("pair_bonus {amount}", "a pair gives {amount} extra actions"),
    ("loot_wild_quiet", "Wilds played for loot do not move the Sheriff"),
    ("cherokee_pass", "may ride and walk through Cherokee Territory"),
    ("trade_anywhere", "trades with anybody, anywhere"),
    ("hangman_cancel {amount}", "once a game, holds back the hangman"),
    ("loot_twice", "may loot a second time before dropping off"),
    ("flip_reach {amount}", "flips a switch from a space next to it"),
    ("brake {amount}", "may slow the train by one space"),
    ("sheriff_slip", "may walk in on the Sheriff, if gone again before the actions end"),
    ("horse_free {amount}", "moves a horse up to {amount} spaces without a card"),
    ("suit_fake {amount}", "one card of each robbery may count as any suit"),
    ("drop_refill", "draws up after each drop-off"),
)
