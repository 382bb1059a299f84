"""What bandits do, and battles with them, as events. See `story`."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, listed
from saddlebag.games.deck_goes_west.words.story import tile_name


class CellEvent(Event, frozen=True):
    """Something that happened on a tile; of a tile face down nobody knows the name."""

    cell: int
    tile: int

    @property
    def where(self) -> str:
        return tile_name(self.tile)


class BattleBegan(CellEvent, frozen=True):
    weight: ClassVar[int] = 2
    bandits: int

    def sentence(self) -> str:
        return f"A battle with {counted(self.bandits, 'bandit')} begins at {self.where}."


class PlayersAttacked(CellEvent, frozen=True):
    hits: int
    saves: int
    removed: int

    def sentence(self) -> str:
        dealt = f"{counted(self.hits, 'hit')} against {counted(self.saves, 'save')}"
        return f"The players attack with {dealt}: {counted(self.removed, 'bandit')} fewer."


class BanditsAttacked(CellEvent, frozen=True):
    hits: int
    saves: int
    damage: int

    def sentence(self) -> str:
        dealt = f"{counted(self.hits, 'hit')} against {counted(self.saves, 'save')}"
        return f"The bandits attack with {dealt}: {self.damage} damage to each."


class Cleared(CellEvent, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.where} is cleared of bandits."


class BanditsMoved(CellEvent, frozen=True):
    weight: ClassVar[int] = 0
    to: int
    to_tile: int
    number: int

    def sentence(self) -> str:
        walk = "walks" if self.number == 1 else "walk"
        return f"{counted(self.number, 'bandit')} {walk} from {self.where} to {tile_name(self.to_tile)}."


class BanditsGrew(CellEvent, frozen=True):
    weight: ClassVar[int] = 0
    number: int

    def sentence(self) -> str:
        return f"The bandits at {self.where} are {self.number} now."


class BanditsAppeared(Event, frozen=True):
    star: int
    cells: list[int]
    tiles: list[int]

    def sentence(self) -> str:
        if not self.cells:
            return f"The bandit die shows {self.star}: nobody comes."
        return f"The bandit die shows {self.star}: bandits come to {listed([tile_name(tile) for tile in self.tiles])}."


class BanditsSplit(CellEvent, frozen=True):
    left: int

    def sentence(self) -> str:
        return f"The bandits at {self.where} split up; {self.left} stay."
