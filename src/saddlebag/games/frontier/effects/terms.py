"""The words of the effect language as numbers, each with how it is said and drawn. Ledger 9.2"""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Struct

from saddlebag.engine.language import Count, Named, Number, Reader, Several, Term, Thing, Word, Words


class Speaker(Struct):
    """The names of what a text may speak of. (A frozen one would go to the page.)"""

    buildings: Sequence[str]


# --- goods and other words --------------------------------------------------------------------------------------------

GOODS = {
    "log": "log", "lumber": "lumber", "gold": "gold", "silver": "silver", "tools": "tool", "guns": "gun",
    "horse": "horse", "donkey": "donkey", "mule": "mule", "ox": "ox", "cattle": "cattle", "money": "$",
    "vote": "vote", "free_use": "free use of a public building", "animal": "animal", "worker": "worker",
    "meat": "meat", "dairy": "dairy",
}  # fmt: skip
"""Everything that is held or sold, and one of it in words. Goods of the markets come first and last."""
(
    LOG, LUMBER, GOLD, SILVER, TOOLS, GUNS, HORSE, DONKEY, MULE, OX, CATTLE, MONEY, VOTE, FREE_USE, ANIMAL, WORKER,
    MEAT, DAIRY,
) = range(18)  # fmt: skip
ANIMALS = (HORSE, DONKEY, MULE, OX)
_WORDS, _UNITS = tuple(GOODS), tuple(GOODS.values())
_NO_PLURAL = ("lumber", "gold", "silver", "cattle")
_PLURALS = {"ox": "oxen", "free use of a public building": "free uses of public buildings"}


def amount(good: int, number: int) -> str:
    """`$4`, `2 tools`, `1 gold`, `1 cow`."""
    if good == MONEY:
        return f"${number}"
    one = "cow" if good == CATTLE else _UNITS[good]
    return f"{number} {one if number == 1 else several(good)}"


def several(good: int) -> str:
    """`tools`, `oxen`, `gold`."""
    unit = _UNITS[good]
    return unit if unit in _NO_PLURAL else _PLURALS.get(unit, f"{unit}s")


GAINED = Word("what is gained", _WORDS[: FREE_USE + 1])
LOST = Word("what is lost", _WORDS[: ANIMAL + 1])
HELD = Word("what one has", _WORDS[: WORKER + 1])
_TRADED = {word: several(good) for good, word in enumerate(_WORDS[: CATTLE + 1])}
SOLD = Word("what is sold", {**_TRADED, "enclosed_cattle": "cattle from enclosures", "any": "any good"})
ENCLOSED_CATTLE, ANY_GOOD = CATTLE + 1, CATTLE + 2
PRICED = Word("a good", {**_TRADED, "all": "all goods"})
ALL_GOODS = CATTLE + 1
EXCHANGED = Word(
    "what is exchanged",
    {**{word: word for word in _WORDS[: MONEY + 1]}, "stockpile_log": "log of the stockpile",
     "supply_gold": "gold of your supply", "bank_gold": "gold in a bank"},
)  # fmt: skip
STOCKPILE_LOG, SUPPLY_GOLD, BANK_GOLD = MONEY + 1, MONEY + 2, MONEY + 3

INDUSTRY_WORD = Word("an industry", ["lumbering", "mining", "ranching"])
LUMBERING, MINING, RANCHING = range(3)
STATUS_WORD = Word("a status", {"health": "health", "wealth": "wealth", "safety": "safety", "any": "any status"})
HEALTH, WEALTH, SAFETY, ANY_STATUS = range(4)
ONE_STATUS = Word("a status", ["health", "wealth", "safety"])
SEVERITY_WORD = Word("a status or none", ["health", "wealth", "safety", "none"])
NO_STATUS = 3
"""S[none] is the severity tile itself. FO-SEV-01"""
TRACK_WORD = Word("a track", ["political", "investment"])
POLITICAL, INVESTMENT = range(2)
DAMAGE_WORD = Word("a tile", ["fire", "revolt", "drought"])
CLEARED = Words(Word("a tile", {"fire": "fire", "revolt": "revolt", "drought": "drought", "jam": "black worker"}))
FIRE, REVOLT, DROUGHT, JAM = range(4)
NETWORK_WORD = Word("a network", ["railroad", "telegraph"])
RAILROAD, TELEGRAPH = range(2)
TRAIN_WORD = Word(
    "a train",
    {"red": "the red train", "blue": "the blue train", "yellow": "the yellow train", "any": "a train of your choice"},
)
RED, BLUE, YELLOW, ANY_TRAIN = range(4)
CLASS_WORD = Word("a class of characters", ["assistant", "partner", "tycoon"])
ASSISTANT, PARTNER, TYCOON = range(3)

# --- when and for whom ------------------------------------------------------------------------------------------------

MOMENT_WORD = Word(
    "a moment",
    {
        "turn": "once in each of your turns",
        "round": "once a round",
        "era_end": "at the end of each era",
        "place_once": "when it is placed",
        "anyone turn": "every player, once in each of their turns",
        "on other_uses_mine": "when another player uses a public building of yours",
    },
)
EACH_TURN, EACH_ROUND, ERA_END, WHEN_PLACED, ANYONES_TURN, OTHER_USES_MINE = range(6)
WHOSE_WORD = Word("for whom", {"owner": "for the owner", "town": "for the town", "anyone": "for every player"})
FOR_OWNER, FOR_TOWN, FOR_ANYONE = range(3)

# --- modifiers --------------------------------------------------------------------------------------------------------

COST_WORD = Word(
    "a cost",
    {
        "public_logs": "the logs of a public building", "industry_building": "an industry building",
        "railroad": "a railroad tile", "telegraph": "a telegraph tile", "donation": "a donation",
        "grubstake": "a grubstake die", "grubstake_tools": "the tools of a grubstake die",
        "paid_use": "a paid use of a building", "steam_donkey": "the use of a steam donkey",
        "steam_fee": "the fee of a steam drive", "upgrade_log": "the log of a housing upgrade",
        "development": "a development tile",
    },
)  # fmt: skip
(
    COST_PUBLIC_LOGS, COST_INDUSTRY_BUILDING, COST_RAILROAD, COST_TELEGRAPH, COST_DONATION, COST_GRUBSTAKE,
    COST_GRUBSTAKE_TOOLS, COST_PAID_USE, COST_STEAM_DONKEY, COST_STEAM_FEE, COST_UPGRADE_LOG, COST_DEVELOPMENT,
) = range(12)  # fmt: skip
IN_TOOLS_OR_LOGS = (COST_PUBLIC_LOGS, COST_GRUBSTAKE_TOOLS, COST_UPGRADE_LOG)
"""The costs that are not counted in dollars."""
CHANGE_WORD = Word(
    "what is changed",
    {
        "votes": "vote* in elections", "income": "dollar* of income", "drive_spaces": "space* in a cattle drive",
        "drive_cattle": "cattle in a drive", "drive_logs": "log* in a drive", "cut_horse": "log* of a cut with a horse",
        "camp_log": "log* put in after a drive", "carry": "cube* for each worker who carries from a deposit",
        "freight": "dollar* of freight", "stagecoach_gold": "dollar* for gold at the stagecoach",
        "fire": "fire tile*", "epidemic": "worker* laid down in an epidemic", "rustling": "animal* lost to rustlers",
    },
)  # fmt: skip
"""What has more or less of something; a star stands where several have an s."""
(
    VOTES, INCOME, DRIVE_SPACES, DRIVE_CATTLE, DRIVE_LOGS, CUT_HORSE, CAMP_LOG, CARRY, FREIGHT, STAGECOACH_GOLD,
    FEWER_FIRES, FEWER_LAID, FEWER_RUSTLED,
) = range(13)  # fmt: skip
KIND_WORD = Word("a kind of severity", {"weather": "of the weather", "drought": "of droughts"})
WEATHER, OF_DROUGHT = range(2)
IMMUNE_WORD = Word("what never hits", ["revolt", "rustling"])
IMMUNE_TO_REVOLT, IMMUNE_TO_RUSTLING = range(2)
REACH_WORD = Word("a reach", {"around": "around it", "adjacent": "adjacent to it"})
AROUND, ADJACENT = range(2)

# --- numbers ----------------------------------------------------------------------------------------------------------

PER_WORD = Word("what is counted", {"silver": "silver you have", "railroad_cube": "railroad tile you built"})
PER_SILVER, PER_RAILROAD_CUBE = range(2)
PLAIN, SEVERITY, HALF, PER = range(4)


class Much(Struct, frozen=True):
    """How much: a number, the severity of a status, half of what one has, or so much for each of some things."""

    how: int
    number: int = 0
    of: int = 0
    most: int = 0

    def __str__(self) -> str:
        if self.how == SEVERITY:
            return f"S[{SEVERITY_WORD.write(self.of)}]"
        if self.how == PER:
            return f"per({PER_WORD.write(self.of)},{self.number},{self.most})"
        return "half" if self.how == HALF else str(self.number)


class MuchTerm(Term[Much]):
    """`3`, `S[health]`, `half` or `per(silver,1,5)`. `{much:animal}` counts animals."""

    def read(self, text: Reader) -> Much:
        if text.takes("S["):
            made = Much(SEVERITY, of=SEVERITY_WORD.read(text))
            text.must("]")
            return made
        if text.takes("per("):
            of = PER_WORD.read(text)
            text.must(",")
            number = text.number(1, 20)
            text.must(",")
            made = Much(PER, number, of, text.number(1, 99))
            text.must(")")
            return made
        if text.takes("half"):
            return Much(HALF)
        if not text.word().isdigit():
            raise text.refuse("a number, S[..], half or per(..)")
        return Much(PLAIN, text.number(1, 20))

    def say(self, value: Much, by: Any = None, how: str = "") -> str:
        unit, several = how or "tile", f"{how or 'tile'}s"
        if value.how == SEVERITY:
            of = "" if value.of == NO_STATUS else f", less {SEVERITY_WORD.write(value.of)}"
            return f"as many {several} as the severity says{of}"
        if value.how == HALF:
            return f"half of your {several}"
        return f"{value.number} {unit if value.number == 1 else several}"

    def count(self, value: Much) -> Count | None:
        words = ("", "S", "½", "")
        return Count(words[value.how] or str(value.number))


class ChangeTerm(Number):
    """A number of steps, with a minus for the other way: `1`, `-1`."""

    def read(self, text: Reader) -> int:
        return -super().read(text) if text.takes("-") else super().read(text)

    def say(self, value: int, by: Any = None, how: str = "") -> str:
        steps = f"{abs(value)} {how}{'' if abs(value) == 1 else 's'} " if how else f"{abs(value)} "
        return f"{steps}{'up' if value > 0 else 'down'}"

    def count(self, value: int) -> Count | None:
        return Count(f"{value:+d}")


class BuildingTerm(Named):
    """A public building."""

    def say(self, value: Thing, by: Any = None, how: str = "") -> str:
        return str(by.buildings[value.number])


BUILDING_TERM = BuildingTerm("a public building", "building")
Some: TypeAlias = Annotated[int, Number(1, 20)]
HowMuch: TypeAlias = Annotated[Much, MuchTerm()]
By: TypeAlias = Annotated[int, ChangeTerm(1, 3)]
Status: TypeAlias = Annotated[int, STATUS_WORD]
Buildings: TypeAlias = Annotated[tuple[Thing, ...], Several(BUILDING_TERM, "|", "the next building", " or ")]


def lexicon(buildings: Sequence[str]) -> dict[str, Sequence[str]]:
    """What effect texts may name."""
    return {"building": list(buildings)}
