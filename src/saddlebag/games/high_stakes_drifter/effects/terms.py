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

EVENT_WORDS = {
    "play": "",
    "reveal": "when revealed, ",
    "showdown": "showdown: ",
    "kicker": "when a kicker chip {lands} on {dude}, ",
    "tally": "before the totals, ",
    "win": "when {wins}, ",
    "lose": "when {loses}, ",
    "fold": "when you fold, ",
    "reinvest": "when {dude} is reinvested, ",
    "turn_start": "at the start of your turn, ",
}
"""The events, and how they are said before what happens. A card that was just played needs no such word."""
EVENTS = tuple(EVENT_WORDS)
ON_PLAY, ON_REVEAL, ON_SHOWDOWN, ON_KICKER, ON_TALLY, ON_WIN, ON_LOSE, ON_FOLD, ON_REINVEST, ON_TURN_START = range(10)

CONDITION_WORDS = {
    "issued": "you issued this challenge",
    "accepted": "you accepted this challenge",
    "negative": "the chip lands negative",
    "positive": "the chip lands positive",
    "opp.faction=": "a revealed opposing dude belongs to the {name}",
    "dude.faction=": "{dude} belongs to the {name}",
    "named:": "you have a revealed {name} in play",
    "pot>=": "the pot holds ${number} or more",
    "players>=": "{count} or more players are in the shootout",
    "gear>=": "{dude} has {count} or more revealed gear cards",
    "weapons>=": "{dude} has {count} or more revealed weapons",
}
"""What must hold, and how it is said."""
CONDITIONS = tuple(CONDITION_WORDS)
(
    IF_ISSUED, IF_ACCEPTED, IF_NEGATIVE, IF_POSITIVE, IF_OPP_FACTION, IF_DUDE_FACTION, IF_NAMED, IF_POT, IF_PLAYERS,
    IF_GEAR, IF_WEAPONS,
) = range(11)  # fmt: skip

SELECTORS = ("self", "dude", "chip", "one", "all")
SELF, DUDE, CHIP, ONE, ALL = range(5)

_ON_OPPOSING = (" on an opposing dude", " on opposing dudes")
_IN_STREET = (" in the street", " in the street")
_IN_WOOD = (" in your deadwood", " in your deadwood")
SET_NOUNS: dict[str, tuple[str, str, tuple[str, str]]] = {
    "opp_dude": ("opposing ", "dude", ("", "")),
    "opp_gear_shown": ("revealed ", "gear card", _ON_OPPOSING),
    "opp_gear_hidden": ("concealed ", "gear card", _ON_OPPOSING),
    "my_gear_hidden": ("concealed ", "gear card", (" on {dude}", " on {dude}")),
    "gear_anywhere": ("revealed ", "gear card", ("", "")),
    "dude_anywhere": ("revealed ", "dude", ("", "")),
    "opp_fortune": ("opposing ", "fortune card", ("", "")),
    "my_fortune": ("", "fortune card", (" of yours in the street", " of yours in the street")),
    "any_fortune": ("", "fortune card", _IN_STREET),
    "other_fortune": ("other ", "fortune card", _IN_STREET),
    "opp_kicker": ("", "kicker chip", _ON_OPPOSING),
    "my_kicker": ("", "kicker chip", (" on your dude", " on your dude")),
    "opp_saloon_hidden": (
        "concealed ",
        "card",
        (" of another player in the saloon", " of other players in the saloon"),
    ),
    "my_saloon_dude": ("", "dude", (" you have in the saloon", " you have in the saloon")),
    "opponent": ("", "opponent", (" in the shootout", " in the shootout")),
    "hand_gear": ("", "gear card", (" in your hand", " in your hand")),
    "wood_dude": ("", "dude", _IN_WOOD),
    "wood_gear": ("", "gear card", _IN_WOOD),
    "wood_fortune": ("", "fortune card", _IN_WOOD),
    "wood_kicker": ("", "kicker chip", _IN_WOOD),
}
"""The sets, and what their members are called: what stands before, the noun, and what follows one or many of them."""
SETS = tuple(SET_NOUNS)
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
