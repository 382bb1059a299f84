"""The words of the effect language as numbers, each with how it is said and drawn. Ledger 9.1"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Struct

from saddlebag.engine.language import Count, Named, Number, Reader, Several, Term, Thing, Word


class Speaker(Struct):
    """The names of what a text may speak of. (A frozen one would go to the page.)"""

    spaces: Sequence[str]
    buildings: Sequence[str]


# --- when, who and how -------------------------------------------------------------------------------------------

WINDOW_WORDS = {
    "": "",
    "on_gain": "when you gain this",
    "action": "action",
    "action_once": "action, once per turn",
    "turn_start": "at the start of your turn",
    "turn_start_in_town": "at the start of your turn, if you are in a town",
    "turn_start_outside_town": "at the start of your turn, if you are outside towns",
    "end_move": "at the end of your move action",
    "end_move_with_player": "when your move action ends in a space with another player",
    "after_prospect": "after you roll the dice to prospect",
    "after_wounds": "after you gain wounds",
    "after_contribution": "after you contribute to a story",
    "after_track_gain": "after you gain Marshal, Wanted or Gambler points",
    "after_gambler_point": "after each Gambler point you gain",
    "fight_start_vs_player": "at the start of a fight with another player",
    "fight_start_as_starter": "at the start of a fight with another player that you started",
    "fight": "in a fight",
    "fight_vs_player": "in a fight with another player",
    "fight_outside_town": "in a fight outside towns",
    "on_win": "if you win the fight",
    "on_fight_win": "after you win a fight",
    "first_bandit_win": "after the first bandit you beat in your turn",
    "on_poker_win": "if you win at poker",
    "on_poker_loss": "if you lose at poker",
    "deliver": "when delivered",
}
"""The moments at which a clause works, and how they are said; the first is: as soon as it is carried out."""
(
    NOW, ON_GAIN, ACTION, ACTION_ONCE, TURN_START, TURN_START_IN_TOWN, TURN_START_OUTSIDE_TOWN, END_MOVE,
    END_MOVE_WITH_PLAYER, AFTER_PROSPECT, AFTER_WOUNDS, AFTER_CONTRIBUTION, AFTER_TRACK_GAIN, AFTER_GAMBLER_POINT,
    FIGHT_START_VS_PLAYER, FIGHT_START_AS_STARTER, FIGHT, FIGHT_VS_PLAYER, FIGHT_OUTSIDE_TOWN, ON_WIN, ON_FIGHT_WIN,
    FIRST_BANDIT_WIN, ON_POKER_WIN, ON_POKER_LOSS, DELIVER,
) = range(25)  # fmt: skip

EACH_WORDS = {
    "": "",
    "each wanted player": "each Wanted player",
    "each player in a town": "each player in a town",
    "each player outside towns": "each player outside towns",
    "each player in darkrock": "each player in Darkrock",
}
NO_EACH, WANTED_PLAYER, IN_A_TOWN, OUTSIDE_TOWNS, IN_DARKROCK = range(5)

MANNER_WORDS = {
    "": "",
    "may": "you may",
    "npc_may": "whoever plays for the opponent may",
    "choose": "choose",
    "opp_choose": "your opponent chooses",
    "target_choose": "a player there chooses",
}
DO, MAY, NPC_MAY, CHOOSE, OPP_CHOOSE, TARGET_CHOOSE = range(6)
CHOICES = (CHOOSE, OPP_CHOOSE, TARGET_CHOOSE)
"""The manners in which one of several ways is picked."""

OWNER, OPPONENT, TARGET = range(3)
"""Whom a step concerns."""


class Prefix(Term[int]):
    """A word with a colon behind it, or nothing: `on_win: `. Its value is its place among the words, 0 for nothing."""

    def __init__(self, words: dict[str, str]) -> None:
        self.known = tuple(words)
        self.said = tuple(words.values())

    def read(self, text: Reader) -> int:
        for value, word in enumerate(self.known):
            if word and text.takes(f"{word}: "):
                return value
        return 0

    def write(self, value: int) -> str:
        return f"{self.known[value]}: " if value else ""

    def say(self, value: int, by: Any = None, how: str = "") -> str:
        return self.said[value]


class Ways(Several[Any]):
    """One or more lists of steps with bars between them, up to the way that replaces them against an NPC."""

    def read(self, text: Reader) -> tuple[Any, ...]:
        found = [self.each.read(text)]
        while not text.text.startswith(INSTEAD, text.place) and text.takes(self.sign):
            found.append(self.each.read(text))
        text.might(self.expected)
        return tuple(found)


INSTEAD = " | npc: "
"""Stands before the steps that are carried out against an NPC."""

# --- what a step speaks of ---------------------------------------------------------------------------------------

GOOD_WORD = Word("a gain", ["money", "lp", "nugget", "marshal", "wanted", "gambler"])
MONEY, LP, NUGGET, MARSHAL, WANTED, GAMBLER = range(6)
LOSS_WORD = Word("a loss", ["money", "lp"])
"""What is lost, numbered as among the goods."""
GIFT_WORD = Word("a gift", ["money", "card"])
GIVEN_MONEY, GIVEN_CARD = range(2)
GANG_WORD = Word("a gang", ["A", "B", "C"])
TOKEN_WORD = Word("a token", {"outlaw": "an outlaw", "claim_jumper": "a claim jumper", "longhorn": "a longhorn"})
PLACED_OUTLAW, PLACED_CLAIM_JUMPER, PLACED_LONGHORN = range(3)

_UNITS = ("", "LP", "gold nugget", "Marshal point", "Wanted point", "Gambler point")


def amount(good: int, number: int) -> str:
    """`$20`, `2 Marshal points`."""
    if good == MONEY:
        return f"${number}"
    plural = "" if number == 1 or good == LP else "s"
    return f"{number} {_UNITS[good]}{plural}"


class SpaceTerm(Named):
    """A space of the boards."""

    def say(self, value: Thing, by: Any = None, how: str = "") -> str:
        return str(by.spaces[value.number])


class BuildingTerm(Named):
    """A building of the boards."""

    def say(self, value: Thing, by: Any = None, how: str = "") -> str:
        return str(by.buildings[value.number])


PLURALS = {"prospecting die": "prospecting dice"}


class Many(Number):
    """A number of things, one of which may have an article: `{number:a card}`."""

    def say(self, value: int, by: Any = None, how: str = "") -> str:
        if not how.startswith("a "):
            return super().say(value, by, how)
        many = how.removeprefix("a ")
        return how if value == 1 else f"{value} {PLURALS.get(many, f'{many}s')}"


class Plus(Number):
    """A number with a plus before it."""

    def read(self, text: Reader) -> int:
        text.must("+")
        return super().read(text)

    def write(self, value: int) -> str:
        return f"+{value}"

    def count(self, value: int) -> Count | None:
        return Count(self.write(value))


Some: TypeAlias = Annotated[int, Many(1, 180)]
Dollars: TypeAlias = Annotated[int, Number(10, 180)]
More: TypeAlias = Annotated[int, Plus(1, 9)]
Good: TypeAlias = Annotated[int, GOOD_WORD]
Space: TypeAlias = Annotated[Thing, SpaceTerm("a space", "space")]
Building: TypeAlias = Annotated[Thing, BuildingTerm("a building", "building")]


def lexicon(spaces: Iterable[str], buildings: Iterable[str]) -> dict[str, Sequence[str]]:
    """What effect texts may name."""
    return {"space": list(spaces), "building": list(buildings)}
