"""The steps of effects, ledger 9.2: each with its text, its words, its icon and what concerns it alone.

Prefixes and conditions are in `step.py`, standing effects in `mods.py`; the rules that perform steps are in `rules/`.
"""

from typing import Annotated, Any

from saddlebag.engine.language import Number
from saddlebag.games.frontier.effects.step import STEP, Step
from saddlebag.games.frontier.effects.terms import (
    CLASS_WORD,
    CLEARED,
    DAMAGE_WORD,
    EXCHANGED,
    GAINED,
    JAM,
    LOST,
    MONEY,
    NETWORK_WORD,
    PER,
    PER_WORD,
    PRICED,
    TRACK_WORD,
    TRAIN_WORD,
    By,
    HowMuch,
    Some,
    Status,
    amount,
)


class Counted(Step, frozen=True):
    """A step with a number."""

    number: Some


class OfTown(Counted, frozen=True):
    """A step with a number that concerns the town."""

    town = True


class Losing(Step, frozen=True):
    """A step that takes so much from a player."""

    town = True
    much: HowMuch


# --- goods ------------------------------------------------------------------------------------------------------------


@STEP.form("gain {good} {much}", icon="{good}", mark="plus", clause="FO-CHAR-12")
class Gain(Step, frozen=True):
    """Take so much of something; cattle and animals need room. FO-MKT-12, FO-IND-07"""

    good: Annotated[int, GAINED]
    much: HowMuch

    def words(self, by: Any) -> str:
        if self.much.how != PER:
            return f"gain {amount(self.good, self.much.number)}"
        each = f"{amount(self.good, self.much.number)} for each {PER_WORD.say(self.much.of)}"
        return f"gain {each}, at most {amount(self.good, self.much.most)}"


@STEP.form("lose {good} {much}", icon="{good}", mark="minus", clause="FO-CORE-11")
class Lose(Step, frozen=True):
    """Lose so much of something, as far as it is there. FO-CORE-11, FO-DAM-09"""

    town = True
    good: Annotated[int, LOST]
    much: HowMuch

    def words(self, by: Any) -> str:
        return f"lose {amount(self.good, self.much.number)}"


@STEP.form("exchange {give} {number} -> {take} {brings}", icon="exchange", clause="FO-MKT-15")
class Exchange(Step, frozen=True):
    """Give so many of one thing for another; neither a sale nor a purchase. FO-MKT-15"""

    give: Annotated[int, EXCHANGED]
    number: Some
    take: Annotated[int, EXCHANGED]
    brings: Some

    def words(self, by: Any) -> str:
        return f"give {_exchanged(self.give, self.number)} for {_exchanged(self.take, self.brings)}"


def _exchanged(thing: int, number: int) -> str:
    return amount(thing, number) if thing <= MONEY else f"{number} {EXCHANGED.say(thing)}"


@STEP.form("bank_deposit 1", says="put 1 gold into this bank", icon="gold", mark="bank", clause="FO-PUB-20")
class BankDeposit(Step, frozen=True):
    """Put a gold of one's supply on this bank; a must for its use. FO-PUB-15, FO-PUB-20"""

    site = True


@STEP.form("free_tent {number}", says="place {number:tent} free", icon="tent", mark="plus", clause="FO-HOUSE-01")
class FreeTent(Counted, frozen=True):
    """The player may place tents free. FO-HOUSE-01"""


# --- status, tracks and elections -------------------------------------------------------------------------------------


@STEP.form("status {status} {by}", says="{status} {by}", icon="{status}", clause="FO-STAT-02")
class MoveStatus(Step, frozen=True):
    """Move a marker of the town status. FO-STAT-01, FO-STAT-02"""

    status: Status
    by: By


@STEP.form("point {track} {number}", says="{number:point} on the {track} track", icon="{track}", clause="FO-TRACK-03")
class Point(Counted, frozen=True):
    """Points on a track. FO-TRACK-03"""

    track: Annotated[int, TRACK_WORD]


@STEP.form("campaign_free", says="take one campaign step without paying", icon="campaign", clause="FO-GEN-03")
class CampaignFree(Step, frozen=True):
    """One campaign step without paying. FO-GEN-03"""


# --- damage -----------------------------------------------------------------------------------------------------------


@STEP.form("place {tile} {much}", icon="{tile}", mark="plus", clause="FO-DISC-02")
class Place(Step, frozen=True):
    """Put fire, revolt or drought tiles where their rule says. FO-DISC-04, FO-DISC-05, FO-DISC-07"""

    town = True
    tile: Annotated[int, DAMAGE_WORD]
    much: HowMuch

    def words(self, by: Any) -> str:
        return self.said(f"place {{much:{DAMAGE_WORD.write(self.tile)} tile}}")


@STEP.form("remove {tiles} {number}", icon="{tiles}", mark="minus", clause="FO-GEN-08")
class Remove(Counted, frozen=True):
    """Remove up to so many tiles of these kinds, anywhere; on event cards the mayor does. FO-MAYOR-04, FO-GEN-08"""

    tiles: Annotated[tuple[int, ...], CLEARED]

    def words(self, by: Any) -> str:
        things = self.said("{tiles}") if self.tiles == (JAM,) else self.said("{tiles} tile")
        return f"remove {f'up to {self.number} {things}s' if self.number > 1 else f'1 {things}'}"


@STEP.form("jam {number}", says="{number:black worker} in the river", icon="jam", mark="plus", clause="FO-DISC-06")
class MakeJam(OfTown, frozen=True):
    """Black workers in the basins with most logs. FO-DISC-06"""


@STEP.form("damage", says="a network is damaged", icon="damage", clause="FO-DAM-05")
class Damage(Step, frozen=True):
    """The last built tile of the longer network becomes unbuilt. FO-DAM-05, FO-DAM-06, FO-DAM-07"""

    town = True


@STEP.form("panic {number}", says="each player loses ${number}, less with banks", icon="money", mark="panic",
           clause="FO-EVT-08")  # fmt: skip
class Panic(OfTown, frozen=True):
    """Everybody loses money; banks and gold in them soften it. FO-EVT-08"""


# --- losses -----------------------------------------------------------------------------------------------------------


@STEP.form("lose_logs {much}", says="lose {much:log}", icon="log", mark="minus", clause="FO-DAM-08")
class LoseLogs(Losing, frozen=True):
    """Logs in the basin nearest to the end of the river go first. FO-DAM-08"""


@STEP.form("lose_animals {much}", says="lose {much:animal}, at most half of them", icon="animal", mark="minus",
           clause="FO-DISC-08")  # fmt: skip
class LoseAnimals(Losing, frozen=True):
    """Animals and range cattle, at most half of them all. FO-DISC-08, FO-RAN-26"""


@STEP.form("lose_range {much}", says="lose {much:range cow}", icon="cattle", mark="minus", clause="FO-DAM-09")
class LoseRange(Losing, frozen=True):
    """Range cattle only. FO-RAN-24"""


@STEP.form("lose_fenced {much}", says="lose {much:enclosed cow}", icon="enclosure", mark="minus", clause="FO-RAN-24")
class LoseFenced(Losing, frozen=True):
    """Enclosed cattle only, by fence cutting. FO-RAN-24, FO-RAN-26"""


@STEP.form("lose_river_metal", says="all metal in the water is lost", icon="gold", mark="minus", clause="FO-MIN-12")
class LoseRiverMetal(Step, frozen=True):
    """All metal lying in water is removed. FO-MIN-12"""

    town = True


@STEP.form("lay {number}", says="lay down {number:worker}", icon="worker", mark="minus", clause="FO-TURN-10")
class Lay(OfTown, frozen=True):
    """A player lays down standing workers of their choice. FO-TURN-10"""


# --- map --------------------------------------------------------------------------------------------------------------


@STEP.form("dial -{number}", says="every deposit turns back {number:step}", icon="dial", mark="minus",
           clause="FO-DAM-11")  # fmt: skip
class DialBack(OfTown, frozen=True):
    """Every deposit turns counter-clockwise, not below 0. FO-DAM-11, FO-EVT-09"""


@STEP.form("dial_worked +{number}", says="turn one of your deposits up to {number:step} on", icon="dial", mark="plus",
           clause="FO-MIN-08")  # fmt: skip
class DialWorked(Counted, frozen=True):
    """Turn an own undepleted deposit clockwise, not beyond 3. FO-MIN-08"""

    number: Annotated[int, Number(1, 3)]


@STEP.form("burn_trees {number}", says="around {number:logging camp} every forest loses a tree", icon="tree",
           mark="minus", clause="FO-BOARD-10")  # fmt: skip
class BurnTrees(OfTown, frozen=True):
    """Around camps of the mayor's choice each forest space loses a tree. FO-BOARD-10, FO-MAYOR-04"""


@STEP.form("trees {number}", says="{number:tree} regrow", icon="tree", mark="plus", clause="FO-BOARD-10")
class Trees(OfTown, frozen=True):
    """A tree each on forest spaces of the mayor's choice. FO-BOARD-10, FO-MAYOR-04"""


@STEP.form("grass {number}", says="{number:grass tile} on plains", icon="grass", mark="plus", clause="FO-BOARD-12")
class Grass(OfTown, frozen=True):
    """Grass tiles on free plain adjacent to grassland. FO-BOARD-12, FO-MAYOR-04"""


@STEP.form("remove_grass {number}", says="remove {number:grass tile}", icon="grass", mark="minus", clause="FO-BOARD-12")
class RemoveGrass(OfTown, frozen=True):
    """The mayor removes grass tiles. FO-BOARD-12, FO-MAYOR-04"""


@STEP.form("hoist_logs {number}", says="move up to {number:log} of yours from a basin to the stockpile", icon="log",
           mark="up", clause="FO-TURN-03")  # fmt: skip
class HoistLogs(Counted, frozen=True):
    """Own logs from one basin without a black worker to the stockpile. FO-TURN-03, FO-DAM-10"""


# --- markets and development ------------------------------------------------------------------------------------------


@STEP.form("market {good} {by}", says="the prices of {good} go {by:step}", icon="{good}", mark="price",
           clause="FO-MKT-02")  # fmt: skip
class Market(Step, frozen=True):
    """The markers of a good, or of all, on every public market. FO-MKT-02"""

    good: Annotated[int, PRICED]
    by: By


@STEP.form("train {colour} {number}", says="{colour} comes {number:step} closer", icon="train", clause="FO-RAIL-09")
class BringTrain(Counted, frozen=True):
    """A train comes closer. FO-RAIL-01, FO-RAIL-09"""

    colour: Annotated[int, TRAIN_WORD]
    number: Annotated[int, Number(1, 5)]


@STEP.form("free_develop {network}", says="the next {network} tile is built by nobody; its reward goes to the mayor",
           icon="{network}", clause="FO-DEV-03")  # fmt: skip
class FreeDevelop(Step, frozen=True):
    """The next tile of a network is built without a cube and a point. FO-DEV-02, FO-DEV-03"""

    town = True
    network: Annotated[int, NETWORK_WORD]


# --- people -----------------------------------------------------------------------------------------------------------


@STEP.form("draw {rank} {number}", icon="{rank}", mark="plus", clause="FO-CHAR-02")
class Draw(Counted, frozen=True):
    """Draw characters of a class. FO-CHAR-02, FO-CHAR-09, FO-TYC-02"""

    rank: Annotated[int, CLASS_WORD]

    def words(self, by: Any) -> str:
        kind = CLASS_WORD.write(self.rank)
        return self.said(f"draw {{number:{kind}}}") + (" and pick one" if self.number > 1 else "")


@STEP.form("stand {number}", says="stand up {number:worker}", icon="worker", mark="plus", clause="FO-TURN-11")
class Stand(Counted, frozen=True):
    """Stand up an own laid worker other than the one just laid. FO-TURN-11"""


@STEP.form("refresh {number}", says="make {number:exhausted animal} available", icon="animal", mark="plus",
           clause="FO-IND-12")  # fmt: skip
class Refresh(Counted, frozen=True):
    """Make own exhausted animals available. FO-IND-12"""


@STEP.form("peek_events {number}", says="look at the next {number:event card}", icon="event", mark="look",
           clause="FO-EVT-02")  # fmt: skip
class PeekEvents(Counted, frozen=True):
    """Look at the next cards of the event deck. FO-EVT-02"""
