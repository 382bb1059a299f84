"""The steps of static abilities, ledger 9.1. `rules/standing.py` looks them up whenever somebody asks."""

from saddlebag.engine.language import Family, Form
from saddlebag.games.high_stakes_drifter.effects.nouns import By, Speaker, Stat, change, dollars


class StaticStep(Form, frozen=True):
    """What holds as long as a static ability does."""


STATIC = Family[StaticStep]("an effect")


@STATIC.form("mod dude {stat} {num}")
class StaticMod(StaticStep, frozen=True):
    """The dude's stat is changed. HD-ABIL-08"""

    stat: Stat
    num: By

    def words(self, by: Speaker) -> str:
        return change(self.stat, self.num, by)


@STATIC.form("klimit dude {num}")
class StaticKlimit(StaticStep, frozen=True):
    """The dude's kicker limit is changed. HD-KICK-17"""

    num: By

    def words(self, by: Speaker) -> str:
        return f"{by.dude}'s kicker limit is {dollars(self.num, by, (' higher', ' lower'))}"


@STATIC.form("lock dude {stat}", says="{dude}'s {stat} can't be lowered")
class Lock(StaticStep, frozen=True):
    """The dude's stat cannot be lowered. HD-ABIL-23"""

    stat: Stat


@STATIC.form("shield dude", says="opponents' cards can't choose or change {dude}")
class Shield(StaticStep, frozen=True):
    """Opponents' abilities neither choose nor change the dude. HD-ABIL-21, HD-ABIL-22"""


@STATIC.form("tie_win", says="{dude} wins ties")
class TieWin(StaticStep, frozen=True):
    """The dude wins ties for the highest stat. HD-SHOW-12"""


@STATIC.form("recost my_gear {num}")
class Recost(StaticStep, frozen=True):
    """Gear costs its player more or less to play and to reinvest. HD-ABIL-26"""

    num: By

    def words(self, by: Speaker) -> str:
        return f"gear costs you {dollars(self.num, by, (' more', ' less'))} to play or reinvest"
