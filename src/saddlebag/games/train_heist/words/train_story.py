"""What the train does and meets, as events: horses, events, towns, the Sheriff and the hangman. See `story`."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted
from saddlebag.games.train_heist.content import EVENT_CARDS, LOOT_TILES, SPACE_NAMES, SQUARE, TOWN
from saddlebag.games.train_heist.words.story import SeatEvent, junction_name, tiles_named


class TrainMoves(Event, frozen=True):
    spaces: int

    def sentence(self) -> str:
        return f"The train moves {self.spaces} space{'s' if self.spaces > 1 else ''}."


class EngineEntered(Event, frozen=True):
    weight: ClassVar[int] = 0
    space: int

    def sentence(self) -> str:
        return f"The engine reaches {SPACE_NAMES[self.space]}."


class KnockedFlat(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    by: str

    def sentence(self) -> str:
        return f"{self.who} is knocked flat by the {self.by} and loses the next turn."


class HorseLost(Event, frozen=True):
    weight: ClassVar[int] = 2
    horse: int
    space: int

    def sentence(self) -> str:
        return f"The train hits a horse at {SPACE_NAMES[self.space]}. Hold your hats to your hearts."


class EdgeCrossed(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "The engine crosses the edge of the map."


class EventDrawn(Event, frozen=True):
    card: int
    left: int

    def sentence(self) -> str:
        card = EVENT_CARDS[self.card]
        detail = {
            "sheriff left 1": " one left",
            "sheriff left 2": " two left",
            "sheriff right 1": " one right",
            "sheriff right 2": " two right",
        }.get(card.effect, "")
        return f"Event: {card.title}{detail}. {self.left} events are left."


class SheriffMoved(Event, frozen=True):
    start: int
    end: int

    def sentence(self) -> str:
        return f"The Sheriff walks from {SPACE_NAMES[self.start]} to {SPACE_NAMES[self.end]}."


class SheriffBlocked(Event, frozen=True):
    def sentence(self) -> str:
        return "The Sheriff cannot go that way and stays."


class CherokeeArrived(Event, frozen=True):
    weight: ClassVar[int] = 2
    cactus: int

    def sentence(self) -> str:
        return f"Cactus {self.cactus + 1} and the rail in front of it are Cherokee Territory now."


class TrackSwitched(Event, frozen=True):
    junction: int
    colour: str

    def sentence(self) -> str:
        return f"The switch of {junction_name(self.junction)} turns to {self.colour}."


class TrackStayed(Event, frozen=True):
    def sentence(self) -> str:
        return "The train stands on both junctions; no switch is flipped."


class SpeedChanged(Event, frozen=True):
    speed: int

    def sentence(self) -> str:
        return f"The train's speed is {self.speed}."


class SwitchesRemoved(Event, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return "The last event is out: the switches are gone, and the next junction ends the match."


class TownServed(Event, frozen=True):
    town: int
    tiles: list[int]

    def sentence(self) -> str:
        if not self.tiles:
            return f"The train passes town {TOWN[self.town].upper()}, where nothing waits."
        return f"The train loads {tiles_named(self.tiles)} at town {TOWN[self.town].upper()}."


class TilePlaced(Event, frozen=True):
    weight: ClassVar[int] = 0
    tile: int
    square: int
    from_sack: bool

    def sentence(self) -> str:
        return f"Square {SQUARE[self.square]} now holds {LOOT_TILES[self.tile].name}."


class HangmanMoved(Event, frozen=True):
    weight: ClassVar[int] = 2
    step: int
    steps: int

    def sentence(self) -> str:
        return f"The hangman moves to knot {self.step} of {self.steps}."


class HangmanHeldBack(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.who} holds back the hangman."


class CountersScored(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    town: int
    counters: int
    total: int

    def sentence(self) -> str:
        counters = counted(self.counters, "counter")
        return f"{self.who} collects {counters} at town {TOWN[self.town].upper()} and owns {self.total}."
