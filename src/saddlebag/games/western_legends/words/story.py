"""What happens at the table, as events. Each says itself in words for the log, and hides what must stay hidden.

A player stands in an event as a number that `told_as` makes of their seat and their character.
"""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.names import set_of
from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends.chapters import MAN_IN_BLACK, PLAYER
from saddlebag.games.western_legends.content import (
    CALLED,
    CARD_EFFECT,
    CARD_RANK,
    CARD_SUIT,
    CHECKPOINT_SPACE,
    EFFECT_NAMES,
    EVENT_NAMES,
    FEATURE,
    FEATURES,
    ITEM_NAMES,
    LEGENDARY_LP,
    SPACE_NAMES,
)

HIDDEN = -1
"""A card or token that the reader may not know."""
RANKS = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
SUITS = ("hearts", "diamonds", "clubs", "spades")
TRACK_WORDS = ("Marshal", "Wanted", "Gambler")


LABELLED = set_of(
    [
        feature
        for feature, name in enumerate(FEATURE.ids)
        if name.startswith(("hideout", "frontier", "pass", "store", "saloon", "trading"))
    ]
)
PLACES = [
    f"the {name}" if features & ~LABELLED or name.endswith(" side") else name
    for name, features in zip(SPACE_NAMES, FEATURES, strict=True)
]
"""Spaces inside a sentence: "the Bank", "Bandit Hideout A (Sunny Hills)"."""


def told_as(seat: int, character: int) -> int:
    """How a player stands in an event; the character is nobody's until all are revealed."""
    return seat + 10 * (character + 1)


def seat_of(who: int) -> int:
    return who % 10


def name_of(who: int) -> str:
    """A player as the story calls them: by their character, by the colour of their seat before that is known."""
    if seat_of(who) == MAN_IN_BLACK:
        return "the Man in Black"
    return CALLED[who // 10 - 1] if who >= 10 else PLAYER[who].capitalize()


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def card_name(card: int) -> str:
    """A poker card as people say it: "the 7 of hearts", "the ace of spades"."""
    if card == HIDDEN:
        return "a hidden card"
    rank = CARD_RANK[card]
    return f"the {RANKS.get(rank, rank)} of {SUITS[CARD_SUIT[card]]}"


def with_effect(card: int) -> str:
    """A poker card and what it is called: "the 10 of hearts (Bounty)"."""
    return f"{card_name(card)} ({EFFECT_NAMES[CARD_EFFECT[card]]})"


def cards_named(cards: list[int]) -> str:
    if cards and all(card == HIDDEN for card in cards):
        return counted(len(cards), "card")
    return listed([card_name(card) for card in cards])


class Told(Event, frozen=True):
    """Something that a player did or that befell them."""

    who: int

    @property
    def name(self) -> str:
        return capital(name_of(self.who))


class Drew(Told, frozen=True):
    """Their owner sees the cards, the others how many there are."""

    weight: ClassVar[int] = 0
    cards: list[int]

    def sentence(self) -> str:
        return f"{self.name} draws {cards_named(self.cards)}."

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == seat_of(self.who) else Drew(self.who, [HIDDEN] * len(self.cards))


class Discarded(Told, frozen=True):
    weight: ClassVar[int] = 0
    cards: list[int]

    def sentence(self) -> str:
        return f"{self.name} discards {cards_named(self.cards)}."


class GainedMoney(Told, frozen=True):
    dollars: int
    beyond: int
    """What was over the limit and is lost."""

    def sentence(self) -> str:
        if self.beyond and not self.dollars:
            return f"{self.name} can hold no more money: ${self.beyond} is lost."
        lost = f"; ${self.beyond} more than they can hold is lost" if self.beyond else ""
        return f"{self.name} gains ${self.dollars}{lost}."


class PaidMoney(Told, frozen=True):
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} pays ${self.dollars}."


class LostMoney(Told, frozen=True):
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} loses ${self.dollars}."


class GainedNuggets(Told, frozen=True):
    number: int

    def sentence(self) -> str:
        return f"{self.name} gains {counted(self.number, 'nugget')}."


class GainedLP(Told, frozen=True):
    points: int
    total: int

    def sentence(self) -> str:
        return f"{self.name} gains {self.points} LP and has {self.total}."


class LostLP(Told, frozen=True):
    points: int

    def sentence(self) -> str:
        return f"{self.name} loses {self.points} LP."


class GainedPoints(Told, frozen=True):
    track: int
    points: int
    total: int

    def sentence(self) -> str:
        return f"{self.name} gains {counted(self.points, TRACK_WORDS[self.track] + ' point')} and has {self.total}."


class TurnedOutlaw(Told, frozen=True):
    """A Marshal who gains Wanted points loses the badge. WL-TRACK-08"""

    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.name} throws the badge away and loses all Marshal points."


class Wounded(Told, frozen=True):
    wounds: int
    total: int

    def sentence(self) -> str:
        return f"{self.name} takes {counted(self.wounds, 'wound')} and has {self.total}."


class Cancelled(Told, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.name} plays {with_effect(self.card)} and takes no wound."


class Healed(Told, frozen=True):
    wounds: int

    def sentence(self) -> str:
        return f"{self.name} heals {counted(self.wounds, 'wound')}."


class GotItem(Told, frozen=True):
    item: int
    upgraded: bool

    def sentence(self) -> str:
        return f"{self.name} gets {'an upgraded' if self.upgraded else 'the'} {ITEM_NAMES[self.item]}."


class LostItem(Told, frozen=True):
    item: int

    def sentence(self) -> str:
        return f"{self.name} discards the {ITEM_NAMES[self.item]}."


class DrewLegendary(Told, frozen=True):
    """Their owner sees the tokens, the others how many there are."""

    tokens: list[int]

    def sentence(self) -> str:
        if HIDDEN in self.tokens:
            return f"{self.name} draws {counted(len(self.tokens), 'legendary token')}."
        worth = listed([f"{LEGENDARY_LP[token]} LP" for token in self.tokens])
        return f"{self.name} draws {counted(len(self.tokens), 'legendary token')}, worth {worth}."

    def seen_by(self, seat: int | None) -> "DrewLegendary":
        return self if seat == seat_of(self.who) else DrewLegendary(self.who, [HIDDEN] * len(self.tokens))


class ReturnedLegendary(Told, frozen=True):
    token: int

    def sentence(self) -> str:
        worth = "" if self.token == HIDDEN else f" worth {LEGENDARY_LP[self.token]} LP"
        return f"{self.name} puts a legendary token{worth} back."

    def seen_by(self, seat: int | None) -> "ReturnedLegendary":
        return self if seat == seat_of(self.who) else ReturnedLegendary(self.who, HIDDEN)


class TurnBegan(Told, frozen=True):
    weight: ClassVar[int] = 2
    round: int

    def sentence(self) -> str:
        return f"Round {self.round}: {self.name}."


class TrainCame(Event, frozen=True):
    """Everybody sees where it stands. AU-TRAIN-01"""

    weight: ClassVar[int] = 0
    checkpoint: int

    def sentence(self) -> str:
        return f"The train pulls in at {PLACES[CHECKPOINT_SPACE[self.checkpoint]]}."


class ActionsEnded(Told, frozen=True):
    left: int

    def sentence(self) -> str:
        return f"{self.name} takes no more actions ({self.left} left)."


class EventResolved(Told, frozen=True):
    weight: ClassVar[int] = 2
    event: int

    def sentence(self) -> str:
        return f"An event for {name_of(self.who)}: {EVENT_NAMES[self.event]}."


class UsedText(Told, frozen=True):
    """A text of an item or character works."""

    weight: ClassVar[int] = 0
    source: str

    def sentence(self) -> str:
        return f"{self.name} uses {self.source}."


class GaveCard(Told, frozen=True):
    """Giver and receiver see the card."""

    other: int
    card: int

    def sentence(self) -> str:
        return f"{self.name} gives {card_name(self.card)} to {name_of(self.other)}."

    def seen_by(self, seat: int | None) -> "GaveCard":
        known = seat in (seat_of(self.who), seat_of(self.other))
        return self if known else GaveCard(self.who, self.other, HIDDEN)
