"""What happens at the table, as events. Each says itself in words for the log, and hides what must stay hidden."""

from typing import ClassVar

from saddlebag.engine.events import Event, eye
from saddlebag.engine.words import counted, listed
from saddlebag.games.train_heist.content import (
    ABILITIES,
    ALL_CARDS,
    COWBOY,
    LOOT_TILES,
    SPACE,
    SPACE_NAMES,
    TOWN,
    VALUE,
    WANTED_CARDS,
)
from saddlebag.games.train_heist.content import JUNCTION as JUNCTION_NAMES

HIDDEN = -1
"""A card that the reader may not know."""


def cowboy_name(seat: int) -> str:
    return COWBOY[seat].capitalize()


def card_name(card: int) -> str:
    """A card as people say it: "7 of revolver", "ace of bag", "Wild"."""
    if card == HIDDEN:
        return "a hidden card"
    if not VALUE[card]:
        return "Wild"
    return f"{'ace' if VALUE[card] == 1 else VALUE[card]} of {ALL_CARDS[card].suit}s"


def cards_named(cards: list[int]) -> str:
    if cards and all(card == HIDDEN for card in cards):
        return counted(len(cards), "card")
    return listed([card_name(card) for card in cards])


def tiles_named(tiles: list[int]) -> str:
    return listed([LOOT_TILES[tile].name for tile in tiles])


def ability_text(wanted: int) -> str:
    """What the title of a Wanted Card gives."""
    return ABILITIES[wanted].words(None)


def junction_name(junction: int) -> str:
    return SPACE_NAMES[SPACE.find(JUNCTION_NAMES[junction])]


class SeatEvent(Event, frozen=True):
    """Something that a cowboy did or that befell them."""

    seat: int

    @property
    def who(self) -> str:
        return cowboy_name(self.seat)


class TurnBegan(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    number: int
    lost: bool

    def sentence(self) -> str:
        if self.lost:
            return f"Turn {self.number}: {self.who} lies flat and loses the turn."
        return f"Turn {self.number}: {self.who}."


class OrderArranged(Event, frozen=True):
    seats: list[int]

    def sentence(self) -> str:
        return f"The cowboys take turns in this order: {listed([cowboy_name(seat) for seat in self.seats])}."


class Moved(SeatEvent, frozen=True):
    start: int
    end: int

    def sentence(self) -> str:
        return f"{self.who} moves from {SPACE_NAMES[self.start]} to {SPACE_NAMES[self.end]}."


class Boarded(SeatEvent, frozen=True):
    start: int
    section: int

    def sentence(self) -> str:
        return f"{self.who} boards the train at section {self.section} from {SPACE_NAMES[self.start]}."


class Jumped(SeatEvent, frozen=True):
    start: int
    end: int

    def sentence(self) -> str:
        return f"{self.who} jumps off the train from {SPACE_NAMES[self.start]} to {SPACE_NAMES[self.end]}."


class Leapt(SeatEvent, frozen=True):
    start: int
    horse: int
    end: int

    def sentence(self) -> str:
        return f"{self.who} leaps from the {SPACE_NAMES[self.start].lower()} to the horse at {SPACE_NAMES[self.end]}!"


class HorseMoved(SeatEvent, frozen=True):
    horse: int
    card: int
    start: int
    end: int
    riders: list[int]

    def sentence(self) -> str:
        with_what = f" with the {card_name(self.card)}" if self.card != HIDDEN else ""
        verb = "rides" if self.seat in self.riders else "sends a horse"
        others = [cowboy_name(rider) for rider in self.riders if rider != self.seat]
        along = f", taking {listed(others)} along" if others else ""
        return f"{self.who} {verb} from {SPACE_NAMES[self.start]} to {SPACE_NAMES[self.end]}{with_what}{along}."


class Mounted(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    horse: int

    def sentence(self) -> str:
        return f"{self.who} mounts a horse."


class Dismounted(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    horse: int

    def sentence(self) -> str:
        return f"{self.who} dismounts."


class Looted(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    car: int
    tiles: list[int]
    cards: list[int]

    def sentence(self) -> str:
        cards = cards_named(self.cards)
        return f"{self.who} robs {tiles_named(self.tiles)} in {SPACE_NAMES[self.car]} with {cards}."


class DroppedOff(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    town: int
    tiles: list[int]
    new_tiles: list[int]
    meter: int

    def sentence(self) -> str:
        town = TOWN[self.town].upper()
        waiting = tiles_named(self.new_tiles)
        return f"{self.who} drops off {len(self.tiles)} loot at town {town}; now waiting there: {waiting}."


class SwitchFlipped(SeatEvent, frozen=True):
    junction: int
    colour: str

    def sentence(self) -> str:
        return f"{self.who} flips the switch of {junction_name(self.junction)} to {self.colour}."


class Traded(SeatEvent, frozen=True):
    partner: int
    given: list[int]
    received: list[int]
    eyes: int

    def sentence(self) -> str:
        back = f" and gets {cards_named(self.received)}" if self.received else ""
        gives = f"gives {cards_named(self.given)}" if self.given else "gives nothing"
        return f"{self.who} {gives} to {cowboy_name(self.partner)}{back}."

    def seen_by(self, seat: int | None) -> "Traded":
        if self.eyes & eye(seat):
            return self
        given, received = [HIDDEN] * len(self.given), [HIDDEN] * len(self.received)
        return Traded(self.seat, self.partner, given, received, self.eyes)


class TradeVoid(SeatEvent, frozen=True):
    partner: int

    def sentence(self) -> str:
        return f"{self.who} and {cowboy_name(self.partner)} do not trade."


class BulletTaken(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} takes a bullet."


class BulletUsed(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} uses a bullet for one more action."


class AbilityUsed(SeatEvent, frozen=True):
    ability: str
    cards: list[int]
    actions: int

    def sentence(self) -> str:
        gain = f" for {self.actions} more action{'s' if self.actions > 1 else ''}" if self.actions else ""
        return f"{self.who} discards {cards_named(self.cards)} as {self.ability}{gain}."


class ActionsEnded(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.who} ends the actions."


class Arrested(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    tiles: list[int]
    cards: list[int]
    bullets: int
    speed: int

    def sentence(self) -> str:
        lost = [f"{len(self.tiles)} loot"] if self.tiles else []
        lost += [counted(len(self.cards), "card")] if self.cards else []
        lost += [counted(self.bullets, "bullet")] if self.bullets else []
        return f"The Sheriff arrests {self.who}, who loses {listed(lost)}. The train's speed is {self.speed}."


class DrewInJail(SeatEvent, frozen=True):
    card: int
    kept: bool

    def sentence(self) -> str:
        return f"{self.who} draws the {card_name(self.card)} in jail and {'keeps' if self.kept else 'discards'} it."


class Escaped(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    cards: list[int]
    speed: int

    def sentence(self) -> str:
        return f"{self.who} escapes from jail with {cards_named(self.cards)}. The train's speed is {self.speed}."


class Braked(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} slows the train by one space."


class WantedTaken(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2
    card: int

    def sentence(self) -> str:
        return f"{self.who} is wanted, and from now on called {titled(self.seat, self.card)}."


class WantedDeclined(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} declines a Wanted Card."


class Discarded(SeatEvent, frozen=True):
    cards: list[int]

    def sentence(self) -> str:
        return f"{self.who} discards {cards_named(self.cards)}."


class Drew(SeatEvent, frozen=True):
    cards: list[int]
    eyes: int

    def sentence(self) -> str:
        return f"{self.who} draws {cards_named(self.cards)}."

    def seen_by(self, seat: int | None) -> "Drew":
        if self.eyes & eye(seat):
            return self
        return Drew(self.seat, [HIDDEN] * len(self.cards), self.eyes)


class DeckReshuffled(Event, frozen=True):
    weight: ClassVar[int] = 0
    turned_up: int

    def sentence(self) -> str:
        return f"The Poker Deck is reshuffled; the {card_name(self.turned_up)} starts the discard pile."


class Ended(Event, frozen=True):
    weight: ClassVar[int] = 2
    reason: str

    def sentence(self) -> str:
        return self.reason


def titled(seat: int, card: int) -> str:
    """A cowboy's name with the title of their Wanted Card. TH-WANT-07"""
    wanted = WANTED_CARDS[card]
    name = cowboy_name(seat)
    return f"{wanted.title} {name}" if wanted.title_place == "prefix" else f"{name} {wanted.title}"
