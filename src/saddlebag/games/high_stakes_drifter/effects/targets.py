"""What effects can be done to, and until when: the limits that steps declare and laws look at. Ledger 9.1"""

from msgspec import Struct

from saddlebag.games.high_stakes_drifter.effects.terms import (
    ANY_FORTUNE,
    CHIP,
    DUDE,
    DUDE_ANYWHERE,
    GEAR_ANYWHERE,
    MY_FORTUNE,
    MY_GEAR_HIDDEN,
    MY_KICKER,
    MY_SALOON_DUDE,
    ON_FOLD,
    ON_KICKER,
    ON_LOSE,
    ON_REINVEST,
    ON_SHOWDOWN,
    ON_TALLY,
    ON_WIN,
    ONE,
    OPP_DUDE,
    OPP_FORTUNE,
    OPP_GEAR_HIDDEN,
    OPP_GEAR_SHOWN,
    OPP_KICKER,
    OPP_SALOON_HIDDEN,
    OTHER_FORTUNE,
    Selector,
)

# --- the right moment -------------------------------------------------------------------------------------------

LATE = (ON_WIN, ON_LOSE, ON_REINVEST)
"""After the totals."""
AFTER_FORTUNE = (ON_SHOWDOWN, ON_KICKER, ON_TALLY, *LATE)


class Deadline(Struct, frozen=True):
    """The events at which it is too late for an effect, and what has been before."""

    events: tuple[int, ...] = ()
    reason: str = ""


NO_DEADLINE = Deadline()
BEFORE_TOTALS = Deadline((*LATE, ON_FOLD), "stats are compared before (HD-SHOW-09)")
BEFORE_REINVESTING = Deadline(
    (ON_REINVEST, ON_FOLD), "the dude is out of the shootout or reinvested already (HD-AFTER-15)"
)


# --- sets ---------------------------------------------------------------------------------------------------------

CHIP_SETS = (OPP_KICKER, MY_KICKER)
GEAR_SETS = (OPP_GEAR_SHOWN, OPP_GEAR_HIDDEN, MY_GEAR_HIDDEN, GEAR_ANYWHERE)
FORTUNE_SETS = (OPP_FORTUNE, MY_FORTUNE, ANY_FORTUNE, OTHER_FORTUNE)
HIDDEN_SETS = (OPP_GEAR_HIDDEN, MY_GEAR_HIDDEN, OPP_SALOON_HIDDEN)
COVERABLE = (OPP_DUDE, DUDE_ANYWHERE, MY_SALOON_DUDE, *GEAR_SETS, OPP_SALOON_HIDDEN)
ALWAYS_SHOWN = (OPP_GEAR_SHOWN, GEAR_ANYWHERE, DUDE_ANYWHERE)

NO_OWN, OWN_DUDE, OWN_CARD = range(3)
"""Whether an effect can be done to nothing of the card's own, to its dude, or to the card itself as well."""


class Targets(Struct, frozen=True):
    """What an effect can be done to."""

    words: str
    sets: tuple[int, ...] = ()
    own: int = NO_OWN
    chip: bool = False
    """Whether to the chip of a kicker event."""

    def fit(self, sel: Selector, is_dude: bool) -> bool:
        """Whether a selector chooses such things; `is_dude` says what the card itself is."""
        if sel.how >= ONE:
            return sel.set in self.sets
        if sel.how == CHIP:
            return self.chip
        return self.own == OWN_CARD or (self.own == OWN_DUDE and (sel.how == DUDE or is_dude))


FIGHTERS = Targets("dudes in the street", (OPP_DUDE,), OWN_DUDE)
FACE_UP = (OPP_DUDE, OPP_GEAR_SHOWN, GEAR_ANYWHERE, DUDE_ANYWHERE, *FORTUNE_SETS)
MAYBE_DOWN = tuple(each for each in COVERABLE if each not in ALWAYS_SHOWN)
MAYBE_UP = tuple(each for each in COVERABLE if each not in HIDDEN_SETS)
KICKERS = Targets("kicker chips on dudes", CHIP_SETS, chip=True)
OWN_FIGHTER = Targets("your own dude", own=OWN_DUDE)
