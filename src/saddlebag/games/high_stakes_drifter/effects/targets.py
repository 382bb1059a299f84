"""What effects can be done to, and until when: the limits that steps declare and laws look at. Ledger 9.1"""

from msgspec import Struct

from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.terms import Selector

# --- the right moment -------------------------------------------------------------------------------------------

LATE = (terms.ON_WIN, terms.ON_LOSE, terms.ON_REINVEST)
"""After the totals."""
AFTER_FORTUNE = (terms.ON_SHOWDOWN, terms.ON_KICKER, terms.ON_TALLY, *LATE)


class Deadline(Struct, frozen=True):
    """The events at which it is too late for an effect, and what has been before."""

    events: tuple[int, ...] = ()
    reason: str = ""


NO_DEADLINE = Deadline()
BEFORE_TOTALS = Deadline((*LATE, terms.ON_FOLD), "stats are compared before (HD-SHOW-09)")
BEFORE_REINVESTING = Deadline(
    (terms.ON_REINVEST, terms.ON_FOLD), "the dude is out of the shootout or reinvested already (HD-AFTER-15)"
)


# --- sets ---------------------------------------------------------------------------------------------------------

CHIP_SETS = (terms.OPP_KICKER, terms.MY_KICKER)
GEAR_SETS = (terms.OPP_GEAR_SHOWN, terms.OPP_GEAR_HIDDEN, terms.MY_GEAR_HIDDEN, terms.GEAR_ANYWHERE)
FORTUNE_SETS = (terms.OPP_FORTUNE, terms.MY_FORTUNE, terms.ANY_FORTUNE, terms.OTHER_FORTUNE)
HIDDEN_SETS = (terms.OPP_GEAR_HIDDEN, terms.MY_GEAR_HIDDEN, terms.OPP_SALOON_HIDDEN)
COVERABLE = (terms.OPP_DUDE, terms.DUDE_ANYWHERE, terms.MY_SALOON_DUDE, *GEAR_SETS, terms.OPP_SALOON_HIDDEN)
ALWAYS_SHOWN = (terms.OPP_GEAR_SHOWN, terms.GEAR_ANYWHERE, terms.DUDE_ANYWHERE)

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
        if sel.how >= terms.ONE:
            return sel.set in self.sets
        if sel.how == terms.CHIP:
            return self.chip
        return self.own == OWN_CARD or (self.own == OWN_DUDE and (sel.how == terms.DUDE or is_dude))


FIGHTERS = Targets("dudes in the street", (terms.OPP_DUDE,), OWN_DUDE)
FACE_UP = (terms.OPP_DUDE, terms.OPP_GEAR_SHOWN, terms.GEAR_ANYWHERE, terms.DUDE_ANYWHERE, *FORTUNE_SETS)
MAYBE_DOWN = tuple(each for each in COVERABLE if each not in ALWAYS_SHOWN)
MAYBE_UP = tuple(each for each in COVERABLE if each not in HIDDEN_SETS)
KICKERS = Targets("kicker chips on dudes", CHIP_SETS, chip=True)
OWN_FIGHTER = Targets("your own dude", own=OWN_DUDE)
