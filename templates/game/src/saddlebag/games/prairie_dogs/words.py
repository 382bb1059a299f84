"""Questions, answers and events of Prairie Dogs, in words."""

from typing import Any

from saddlebag.engine.events import Event
from saddlebag.engine.rules import Question
from saddlebag.engine.text import Line
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.vocabulary import Vocabulary
from saddlebag.engine.words import counted
from saddlebag.games.prairie_dogs.content import CARD, KIND_OF, PLAYER

GO_ON = Question("go_on", "Do you dig, or rest?", clause="PD-TURN-01")
DIG = Verb("dig", at=GO_ON, says="Dig: turn up the top card", clause="PD-DIG-01", touches="deck")
REST = Verb(
    "rest",
    at=GO_ON,
    says="Rest: store the seeds of this turn",
    clause="PD-REST-01",
    touches="pile",
    needs=(Need(lambda s, ask, action: bool(s.dug), "You have nothing to store yet; dig first.", "PD-REST-02"),),
    ends=True,
    passes=True,
)
VOCABULARY = Vocabulary(DIG, REST, clause="PD-TURN-01")


class SeatEvent(Event, frozen=True):
    """Something that a player did."""

    seat: int

    @property
    def name(self) -> str:
        return PLAYER[self.seat].capitalize()


class Dug(SeatEvent, frozen=True):
    card: int

    def sentence(self) -> str:
        return f"{self.name} digs up {KIND_OF[self.card].name}."


class HawkCame(SeatEvent, frozen=True):
    weight = 2
    cards: int

    def sentence(self) -> str:
        return f"A hawk comes; {self.name} loses {counted(self.cards, 'card')}."


class Rested(SeatEvent, frozen=True):
    seeds: int

    def sentence(self) -> str:
        return f"{self.name} rests and stores {counted(self.seeds, 'seed')}."


class MatchOver(Event, frozen=True):
    weight = 2
    reason: str

    def sentence(self) -> str:
        return self.reason


def table_text(view: Any) -> list[Line]:
    """The table in words: what was dug, the burrow, and every store."""
    dug = [Line(card_name(card), thing=f"card:{card}") for card in view.dug]
    mine = view.seat is not None and PLAYER[view.seat] == view.active
    hand = [] if view.seat is None else [Line("Hand", dug if mine else [])]
    burrow = Line("Burrow", [Line(counted(view.burrow_size, "card"), thing="deck")])
    names = [name.capitalize() for name in view.store]
    stores = [Line(f"{name}: {counted(points, 'seed')}") for name, points in zip(names, view.points, strict=True)]
    return [*hand, *([] if mine else [Line("Dug", dug)]), burrow, Line("Stores", stores)]


def card_name(card: str) -> str:
    return KIND_OF[CARD.find(card)].name
