"""What happens at the table, as events. Each says itself in words for the log, and hides what must stay hidden.

Cards, chips, seats and cards on the table are numbers, as in the state; -1 is a card that the reader may not know.
"""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, listed
from saddlebag.games.high_stakes_drifter.content import CARD_NAMES, CHIP_NAMES, STAT
from saddlebag.games.high_stakes_drifter.rules.seats import player_name
from saddlebag.games.high_stakes_drifter.state import SIDE_MOD, SIDE_STAT

HIDDEN = -1
"""A card that the reader may not know."""


def named(card: int, unknown: str = "a concealed card") -> str:
    """A card by its name, if the reader may know it."""
    return unknown if card == HIDDEN else CARD_NAMES[card]


def side_words(side: int) -> str:
    """What the upper side of a kicker chip gives: `+3 skill`."""
    return f"{SIDE_MOD[side]:+d} {STAT[SIDE_STAT[side]]}"


class SeatEvent(Event, frozen=True):
    """Something that a player did or that befell them."""

    seat: int

    @property
    def who(self) -> str:
        return player_name(self.seat)


# --- set-up and turns -------------------------------------------------------------------------------------------


class DeckCut(SeatEvent, frozen=True):
    """HD-SETUP-05"""

    weight: ClassVar[int] = 0
    cutter: int

    def sentence(self) -> str:
        return f"{self.who} shuffles; {player_name(self.cutter)} cuts the pile."


class Drew(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    cards: list[int]

    def sentence(self) -> str:
        known = [CARD_NAMES[card] for card in self.cards if card != HIDDEN]
        return f"{self.who} draws {listed(known) if known else counted(len(self.cards), 'card')}."

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, [HIDDEN] * len(self.cards))


class Mulligan(SeatEvent, frozen=True):
    cards: list[int]

    def sentence(self) -> str:
        return (
            f"{self.who} shows a hand without a dude ({listed([CARD_NAMES[card] for card in self.cards])}) and redraws."
        )


class KeptHand(SeatEvent, frozen=True):
    """Option `mulligan = optional`"""

    def sentence(self) -> str:
        return f"{self.who} keeps the first hand."


class BadgeGiven(SeatEvent, frozen=True):
    """The first player is chosen. HD-SETUP-11"""

    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.who} gets the badge and takes the first turn."


class RoundBegan(Event, frozen=True):
    number: int
    ante: int

    def sentence(self) -> str:
        return f"Round {self.number} begins; the ante is ${self.ante}."


class TurnBegan(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"It is {self.who}'s turn."


class ActionsEnded(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.who} takes no more actions."


class Discarded(SeatEvent, frozen=True):
    card: int
    at_random: bool = False

    def sentence(self) -> str:
        return f"{self.who} discards {CARD_NAMES[self.card]}{' at random' if self.at_random else ''}."


class Reshuffled(SeatEvent, frozen=True):
    """HD-ZONE-24"""

    def sentence(self) -> str:
        return f"{self.who} shuffles the deadwood into a new draw pile."


class DrawFailed(SeatEvent, frozen=True):
    """HD-ZONE-25"""

    def sentence(self) -> str:
        return f"{self.who} has nothing left to draw."


# --- cards on the table -----------------------------------------------------------------------------------------


class PlayedFaceDown(SeatEvent, frozen=True):
    """A dude (bearer -1) or gear comes into the saloon, concealed. HD-PLAY-02..06, HD-PLAY-09"""

    piece: int
    card: int
    bearer: int
    dollars: int

    def sentence(self) -> str:
        what = "a dude" if self.bearer < 0 else "a gear card"
        name = f" ({CARD_NAMES[self.card]})" if self.card != HIDDEN else ""
        return f"{self.who} plays {what} face down{name} with ${self.dollars} on it."

    def seen_by(self, seat: int | None) -> "PlayedFaceDown":
        if seat == self.seat:
            return self
        return PlayedFaceDown(self.seat, self.piece, HIDDEN, self.bearer, self.dollars)


class PlayedCopy(SeatEvent, frozen=True):
    """HD-COPY-06"""

    weight: ClassVar[int] = 2
    piece: int
    card: int
    shape: int
    bearer: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.who} plays {CARD_NAMES[self.card]} for ${self.dollars}; it becomes {CARD_NAMES[self.shape]}."


class PlayedFortune(SeatEvent, frozen=True):
    """HD-PLAY-11"""

    weight: ClassVar[int] = 2
    piece: int
    card: int
    to_pot: int

    def sentence(self) -> str:
        return f"{self.who} plays {CARD_NAMES[self.card]} for ${self.to_pot}."


class PutIntoPlay(SeatEvent, frozen=True):
    """HD-PLAY-13"""

    piece: int
    card: int
    bearer: int

    def sentence(self) -> str:
        return f"{self.who} puts {CARD_NAMES[self.card]} into play."


class Revealed(SeatEvent, frozen=True):
    """HD-CONC-01; the dollars on it that go to the pot. HD-CONC-12"""

    piece: int
    card: int
    shape: int
    to_pot: int

    def sentence(self) -> str:
        money = f"; ${self.to_pot} go to the pot" if self.to_pot else ""
        return f"{self.who} reveals {CARD_NAMES[self.shape]}{money}."


class Concealed(SeatEvent, frozen=True):
    """HD-CONC-03"""

    piece: int
    shape: int

    def sentence(self) -> str:
        return f"{self.who} conceals {CARD_NAMES[self.shape]}."


class Peeked(SeatEvent, frozen=True):
    """A secret look: all learn that it took place. Section 7"""

    owner: int
    piece: int
    card: int

    def sentence(self) -> str:
        seen = f": it is {CARD_NAMES[self.card]}" if self.card != HIDDEN else ""
        return f"{self.who} looks at a concealed card of {player_name(self.owner)}{seen}."

    def seen_by(self, seat: int | None) -> "Peeked":
        if seat in (self.seat, self.owner):
            return self
        return Peeked(self.seat, self.owner, self.piece, HIDDEN)


class Buried(SeatEvent, frozen=True):
    """HD-PLAY-15; the dollars that come back from it. HD-MONEY-10"""

    piece: int
    card: int
    back: int

    def sentence(self) -> str:
        money = f" and takes ${self.back} back" if self.back else ""
        return f"{self.who} buries {CARD_NAMES[self.card]}{money}."


class Bounced(SeatEvent, frozen=True):
    piece: int
    card: int
    back: int

    def sentence(self) -> str:
        money = f" with ${self.back}" if self.back else ""
        return f"{CARD_NAMES[self.card]} returns to {self.who}'s hand{money}."


class ChipsBuried(SeatEvent, frozen=True):
    """HD-KICK-15"""

    weight: ClassVar[int] = 0
    chips: list[int]

    def sentence(self) -> str:
        return f"{self.who} buries {listed([CHIP_NAMES[chip] for chip in self.chips])}."


class Rescued(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.who} takes {CARD_NAMES[self.card]} from the deadwood into hand."


class Restacked(SeatEvent, frozen=True):
    chip: int

    def sentence(self) -> str:
        return f"{self.who} puts {CHIP_NAMES[self.chip]} from the deadwood back on the kicker stack."


# --- kicker chips -----------------------------------------------------------------------------------------------


class Kicked(SeatEvent, frozen=True):
    """A kicker chip is shown and flipped onto a dude. HD-KICK-05"""

    weight: ClassVar[int] = 2
    piece: int
    side: int

    def sentence(self) -> str:
        return f"{self.who} flips {CHIP_NAMES[self.side >> 1]}: {side_words(self.side)}."


class Reflipped(SeatEvent, frozen=True):
    piece: int
    side: int

    def sentence(self) -> str:
        return f"{CHIP_NAMES[self.side >> 1]} of {self.who} is flipped again: {side_words(self.side)}."


class Turned(SeatEvent, frozen=True):
    piece: int
    side: int

    def sentence(self) -> str:
        return f"{CHIP_NAMES[self.side >> 1]} of {self.who} is turned over: {side_words(self.side)}."


# --- the end ----------------------------------------------------------------------------------------------------


class DroppedOut(SeatEvent, frozen=True):
    """HD-END-12"""

    weight: ClassVar[int] = 2
    dollars: int

    def sentence(self) -> str:
        return f"{self.who} cannot cover the ante and drops out; ${self.dollars} go to the pot."


class LeftTable(SeatEvent, frozen=True):
    """HD-END-10"""

    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.who} leaves the table."


class CannotAnte(SeatEvent, frozen=True):
    """HD-END-01"""

    weight: ClassVar[int] = 2
    ante: int

    def sentence(self) -> str:
        return f"{self.who} cannot cover the ante of ${self.ante}."


class GameOver(Event, frozen=True):
    weight: ClassVar[int] = 2
    reason: str

    def sentence(self) -> str:
        return self.reason
