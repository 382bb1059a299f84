"""A tiny game for tests of the engine: cards with a secret, and a question that any of several seats may answer.

Each round every player in turn takes one hidden card or passes; then whoever is quickest says stop or on.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from saddlebag.engine.course import Course, Repeat
from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.engine.events import Event
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.game import Game
from saddlebag.engine.names import Names, SetOf
from saddlebag.engine.options import BaseOptions
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, MatchEnded, Question, Rule
from saddlebag.engine.state import BaseState
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.vocabulary import Vocabulary

CARD = Names("card", ["ace", "king", "queen", "jack", "ten", "nine"])
DRAW = Question("draw", "Take a card or pass?")
CALL = Question("call", "Stop or go on?", clause="TOY-1")
TAKE = Verb(
    "take", at=DRAW, clause="TOY-1", needs=(Need(lambda s, ask, a: bool(s.deck), "The deck is empty.", "TOY-2"),)
)
PASS = Verb("pass", at=DRAW, clause="TOY-1", passes=True)
STOP, ON = (Verb(name, at=CALL, clause="TOY-1") for name in ("stop", "on"))


class Took(Event, frozen=True):
    seat: int
    cards: int

    def sentence(self) -> str:
        return f"Seat {self.seat} took {self.cards}."


class ToyOptions(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=3)] = 2
    rounds: Annotated[int, Meta(ge=1, le=9, description="How long it lasts.")] = 2
    with_charms: bool = False
    charms: Annotated[tuple[str, ...], Meta(description="The card that each seat trusts in.")] = ()
    open_charms: bool = False

    def check(self) -> None:
        faults = [f"There is no charm {each}." for each in self.charms if each and each not in CARD.ids]
        if faults:
            raise BadOption(" ".join(faults), *faults)
        if len(self.charms) > self.players:
            raise BadOption(f"Option charms has {len(self.charms)} values; there are {self.players} seats.")

    def of_seats(self) -> Mapping[str, Any]:
        return {"charms": ""} if self.with_charms else {}

    def shown_to_all(self, name: str) -> bool:
        return self.open_charms


@state(kw_only=True)
class ToyState(BaseState):
    options: ToyOptions = hidden("told by the table itself")
    deck: list[Annotated[int, CARD]] = hidden("face down", redealt=True, holds="card")
    hands: list[Annotated[int, SetOf(CARD)]] = seen(by="their owners", redealt=True, holds="card")
    stopped_by: int = hidden("told as the result", default=-1)
    round: int = seen(default=0)


class ToyView(Struct, frozen=True):
    hand: list[str]
    sizes: list[int]
    round: int


def setup(options: ToyOptions, dice: Dice) -> ToyState:
    deck = list(range(len(CARD)))
    dice.shuffle(deck)
    return ToyState(dice=dice, options=options, deck=deck, hands=[0] * options.players)


def turn(s: ToyState) -> Rule[None]:
    for seat in range(s.options.players):
        choice = yield Ask(seat, DRAW, lambda: (TAKE.each if s.deck else []) + PASS.each)
        if choice.verb == "take":
            s.disclosed += 1
            s.hands[seat] |= 1 << s.deck.pop()
            s.tell(Took, seat, 1)
    everybody = tuple(range(s.options.players))
    ask = Ask(everybody, CALL, lambda: STOP.each + ON.each)
    choice = yield ask
    s.round += 1
    if choice.verb == "stop":
        s.stopped_by = ask.answered_by
    if result(s) is not None:
        raise MatchEnded


def result(s: ToyState) -> Result | None:
    if s.stopped_by < 0 and s.round < s.options.rounds:
        return None
    sizes = [hand.bit_count() for hand in s.hands]
    winners = [seat for seat, size in enumerate(sizes) if size == max(sizes)]
    return Result(
        sizes, [1 + sum(other > size for other in sizes) for size in sizes], winners, "Over.", "TOY-1", "over"
    )


def view(s: ToyState, seat: int | None) -> ToyView:
    own = [] if seat is None else CARD.of_set(s.hands[seat])
    return ToyView(own, [hand.bit_count() for hand in s.hands], s.round)


def redeal(s: ToyState, seat: int | None, dice: Dice) -> None:
    dice.shuffle(s.deck)


TOY: Game[ToyOptions, ToyState] = Game(
    name="toy",
    title="Toy",
    version="1",
    summary="A toy.",
    options=ToyOptions,
    state=ToyState,
    vocabulary=Vocabulary(TAKE, PASS, STOP, ON, clause="TOY-1"),
    tables=[{"players": 2}, {"players": 2, "with_charms": True}],
    presets={},
    setup=setup,
    check=lambda s: None,
    course=Course("match", Repeat(turn)),
    result=result,
    view=view,
    seen=ToyView,
    redeal=redeal,
    turns="TOY-1",
    evaluate=lambda s, seat: float(s.hands[seat].bit_count()),
    shortlist=lambda s, ask: ask.options,
    clock=lambda s: s.round,
    seat_name=lambda s, seat: f"Seat {seat}",
    draw=lambda view, marks: str(view),
    text=lambda view: [],
)
