"""The words of the effect language, ledger 9.1, as numbers; and what a step speaks of: cards, amounts, conditions.

Factions, traits and cards that a text names are numbers of the content; beside each stands its word, so that `str`
gives the text back.
"""

from msgspec import Struct

# --- words ------------------------------------------------------------------------------------------------------

STATS = ("smarts", "skill", "luck", "all", "chosen")
SMARTS, SKILL, LUCK, ALL_STATS, CHOSEN_STAT = range(5)

STATES = ("revealed", "street")
WHILE_REVEALED, WHILE_STREET = range(2)

EVENTS = ("play", "reveal", "showdown", "kicker", "tally", "win", "lose", "fold", "reinvest", "turn_start")
ON_PLAY, ON_REVEAL, ON_SHOWDOWN, ON_KICKER, ON_TALLY, ON_WIN, ON_LOSE, ON_FOLD, ON_REINVEST, ON_TURN_START = range(10)

CONDITIONS = (
    "issued", "accepted", "negative", "positive", "opp.faction=", "dude.faction=", "named:", "pot>=", "players>=",
    "gear>=", "weapons>=",
)  # fmt: skip
(
    IF_ISSUED, IF_ACCEPTED, IF_NEGATIVE, IF_POSITIVE, IF_OPP_FACTION, IF_DUDE_FACTION, IF_NAMED, IF_POT, IF_PLAYERS,
    IF_GEAR, IF_WEAPONS,
) = range(11)  # fmt: skip

SELECTORS = ("self", "dude", "chip", "one", "all")
SELF, DUDE, CHIP, ONE, ALL = range(5)

SETS = (
    "opp_dude", "opp_gear_shown", "opp_gear_hidden", "my_gear_hidden", "gear_anywhere", "dude_anywhere", "opp_fortune",
    "my_fortune", "any_fortune", "other_fortune", "opp_kicker", "my_kicker", "opp_saloon_hidden", "my_saloon_dude",
    "opponent", "hand_gear", "wood_dude", "wood_gear", "wood_fortune", "wood_kicker",
)  # fmt: skip
(
    OPP_DUDE, OPP_GEAR_SHOWN, OPP_GEAR_HIDDEN, MY_GEAR_HIDDEN, GEAR_ANYWHERE, DUDE_ANYWHERE, OPP_FORTUNE,
    MY_FORTUNE, ANY_FORTUNE, OTHER_FORTUNE, OPP_KICKER, MY_KICKER, OPP_SALOON_HIDDEN, MY_SALOON_DUDE,
    OPPONENT, HAND_GEAR, WOOD_DUDE, WOOD_GEAR, WOOD_FORTUNE, WOOD_KICKER,
) = range(20)  # fmt: skip

WHO = ("me", "winner", "each_opponent", "everyone", "one(opponent)", "pot")
ME, WINNER, EACH_OPPONENT, EVERYONE, ONE_OPPONENT, POT = range(6)

ACTS = ("play_kicker", "play_fortune", "reinvest")
PLAY_KICKER, PLAY_FORTUNE, REINVEST = range(3)

NONE = -1
"""No set, no trait, no cost, no price."""
HIGHEST = 999
"""The largest number that an ability may name."""


# --- what a step speaks of --------------------------------------------------------------------------------------


class Filter(Struct, frozen=True):
    """What narrows a set: a trait, or a highest printed cost; or nothing."""

    trait: int = NONE
    word: str = ""
    """The trait as it is written."""
    most: int = NONE
    """The highest cost."""

    def __str__(self) -> str:
        if self.trait != NONE:
            return f" trait={self.word}"
        return f" cost<={self.most}" if self.most != NONE else ""


EVERY = Filter()
"""Any member of the set."""


class Selector(Struct, frozen=True):
    """What an effect is done to: `self`, `dude`, `chip`, or one or all members of a set. HD-ABIL-31, HD-ABIL-33"""

    how: int
    set: int = NONE
    filter: Filter = EVERY

    def __str__(self) -> str:
        if self.how < ONE:
            return SELECTORS[self.how]
        return f"{SELECTORS[self.how]}({SETS[self.set]}{self.filter})"


class Num(Struct, frozen=True):
    """By how much something changes: +N, -N, or one for each member of a set up to `cap`."""

    number: int = 0
    count: int = NONE
    """The set that is counted."""
    cap: int = 0

    def __str__(self) -> str:
        return f"{self.number:+d}" if self.count == NONE else f"+count({SETS[self.count]},{self.cap})"


class Condition(Struct, frozen=True):
    """What must hold for an ability to work. HD-ABIL-27"""

    test: int
    number: int = 0
    """The amount, or the number of the faction or card that is named."""
    word: str = ""
    """The faction or card as it is written."""

    def __str__(self) -> str:
        if self.test < IF_OPP_FACTION:
            return CONDITIONS[self.test]
        return f"{CONDITIONS[self.test]}{self.word or self.number}"
