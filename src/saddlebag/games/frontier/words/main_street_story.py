"""What happens in town: markets, buildings, housing, campaigns, repairs, railroad and telegraph."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.names import Names
from saddlebag.engine.words import counted, listed
from saddlebag.games.frontier.content import (
    BASIN_NAMES,
    DEVELOPMENT_NAMES,
    ELECTION_FIELDS,
    MARKET_NAMES,
    MARKET_ROW,
    PUBLIC_NAMES,
    ROW_GOOD,
    ROW_MARKET,
    STATUS,
    TILE_NAMES,
    TRAIN,
)
from saddlebag.games.frontier.effects.terms import ALL_GOODS, GOLD, SILVER, amount, several
from saddlebag.games.frontier.words.story import Told, one_by_one, place, with_article

SALE = Names("row of a market", [*MARKET_ROW.ids, "stagecoach_gold", "stagecoach_silver"])
"""Where goods are sold: the rows of the markets, and what the stagecoach takes. FO-MKT-10"""
SALE_GOOD = [*ROW_GOOD, GOLD, SILVER]


def buyer(row: int) -> str:
    """A market inside a sentence."""
    return f"the {MARKET_NAMES[ROW_MARKET[row]]}" if row < len(MARKET_ROW) else "the stagecoach"


# --- markets ------------------------------------------------------------------------------------------------------


class Sold(Told, frozen=True):
    """A lot of one good was sold."""

    row: int
    number: int
    money: int
    prices: tuple[int, ...]
    """Unit by unit, as the marker goes down."""

    def sentence(self) -> str:
        lot = f"{amount(SALE_GOOD[self.row], self.number)} to {buyer(self.row)}"
        return f"{self.name} sells {lot} for ${self.money}{one_by_one(self.prices)}."


class Bought(Told, frozen=True):
    """A lot of one good was bought."""

    row: int
    number: int
    money: int

    def sentence(self) -> str:
        return f"{self.name} buys {amount(ROW_GOOD[self.row], self.number)} from {buyer(self.row)} for ${self.money}."


class PricesMoved(Event, frozen=True):
    """The markers of a good moved on every market."""

    good: int
    by: int

    def sentence(self) -> str:
        goods = "all goods" if self.good == ALL_GOODS else several(self.good)
        return f"The prices of {goods} {'rise' if self.by > 0 else 'fall'} by {counted(abs(self.by), 'step')}."


# --- buildings ----------------------------------------------------------------------------------------------------


class PublicBuilt(Told, frozen=True):
    """A public building was bought."""

    building: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} builds {with_article(PUBLIC_NAMES[self.building].lower())} on {place(self.space)}."


class Used(Told, frozen=True):
    """A public building was used: with a worker, for money, or with a token."""

    building: int
    space: int
    way: int

    def sentence(self) -> str:
        how = ("with a worker", "for money", "with a free use")[self.way]
        return f"{self.name} uses the {PUBLIC_NAMES[self.building].lower()} on {place(self.space)} {how}."


class Upgraded(Told, frozen=True):
    """A tent became a wooden house."""

    space: int

    def sentence(self) -> str:
        return f"{self.name} turns the tent on {place(self.space)} into a wooden house."


class LogsLanded(Told, frozen=True):
    """Logs went from a basin onto the stockpile."""

    basin: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} lands {counted(self.number, 'log')} from {BASIN_NAMES[self.basin]} on the stockpile."


class Donated(Told, frozen=True):
    """A donation to a philanthropy."""

    tile: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} donates to the {TILE_NAMES[self.tile].lower()} on {place(self.space)}."


class Campaigned(Told, frozen=True):
    """A step on the election board."""

    space: int

    def sentence(self) -> str:
        return f"{self.name} campaigns for {fields_of(self.space)}."


def fields_of(space: int) -> str:
    """What an election space touches, inside a sentence."""
    return listed([STATUS[status] for status in ELECTION_FIELDS[space]])


# --- railroad and telegraph ---------------------------------------------------------------------------------------


class Developed(Told, frozen=True):
    """A tile of a network was paid for and built."""

    tile: int

    def sentence(self) -> str:
        return f"{self.name} builds {DEVELOPMENT_NAMES[self.tile]}."


class DevelopedFree(Told, frozen=True):
    """A tile of a network was built by nobody; its reward is the mayor's."""

    tile: int

    def sentence(self) -> str:
        return f"{DEVELOPMENT_NAMES[self.tile]} is built, and {self.name} has its reward."


class TileTurnedUp(Event, frozen=True):
    """The next tile of a network lies face up."""

    weight: ClassVar[int] = 0
    tile: int

    def sentence(self) -> str:
        return f"Next comes {DEVELOPMENT_NAMES[self.tile]}."


class NetworkDamaged(Event, frozen=True):
    """The last built tile of a network is unbuilt again."""

    tile: int

    def sentence(self) -> str:
        return f"{DEVELOPMENT_NAMES[self.tile]} is damaged and must be built again."


class TrainCame(Event, frozen=True):
    """A train came a step closer."""

    train: int
    distance: int

    def sentence(self) -> str:
        where = f"is now {counted(self.distance, 'step')} from town." if self.distance else "reaches town!"
        return f"The {TRAIN[self.train]} train {where}"


class StationPlaced(Told, frozen=True):
    """The railroad station stands, with its track."""

    weight: ClassVar[int] = 2
    space: int
    track: int

    def sentence(self) -> str:
        track = f", and {counted(self.track, 'track tile')} lead there" if self.track else ""
        return f"{self.name} places the railroad station on {place(self.space)}{track}."
