"""A tiny game for tests of the engine: cards with a secret, and a question that any of several seats may answer.

Each round every player in turn takes one hidden card or passes; then whoever is quickest says stop or on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct

from saddlebag.engine.actions import Verb, Vocabulary
from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.engine.events import Event
from saddlebag.engine.game import Game
from saddlebag.engine.names import Names, SetOf
from saddlebag.engine.options import BaseOptions
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, MatchEnded, Question, Rule
from saddlebag.engine.state import BaseState
from saddlebag.engine.words import Description, Refusal

CARD = Names("card", ["ace", "king", "queen", "jack", "ten", "nine"])
TAKE, PASS, STOP, ON = Verb("take"), Verb("pass"), Verb("stop"), Verb("on")
DRAW = Question("draw", "Take a card or pass?")
CALL = Question("call", "Stop or go on?")


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


@dataclass
class ToyState(BaseState):
    options: ToyOptions
    deck: list[Annotated[int, CARD]]
    hands: list[Annotated[int, SetOf(CARD)]]
    stopped_by: int
    round: int

    def copy(self) -> "ToyState":
        return ToyState(
            self.dice.copy(),
            self.disclosed,
            None,
            self.options,
            self.deck[:],
            self.hands[:],
            self.stopped_by,
            self.round,
        )


class ToyView(Struct, frozen=True):
    hand: list[str]
    sizes: list[int]
    round: int


def setup(options: ToyOptions, dice: Dice) -> ToyState:
    deck = list(range(len(CARD)))
    dice.shuffle(deck)
    return ToyState(dice, 0, None, options, deck, [0] * options.players, -1, 0)


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
    vocabulary=Vocabulary(TAKE, PASS, STOP, ON),
    tables=[{"players": 2}, {"players": 2, "with_charms": True}],
    presets={},
    setup=setup,
    check=lambda s: None,
    turn=turn,
    result=result,
    view=view,
    seen=ToyView,
    redeal=redeal,
    prompt=lambda s, ask: ask.question.text,
    describe=lambda s, ask, action: Description(action.text, [], "TOY-1"),
    why_not=lambda s, ask, seat, thing: Refusal("No.", "TOY-1"),
    turns="TOY-1",
    evaluate=lambda s, seat: float(s.hands[seat].bit_count()),
    shortlist=lambda s, ask: ask.options,
    passing=frozenset({"pass"}),
    clock=lambda s: s.round,
    seat_name=lambda s, seat: f"Seat {seat}",
    draw=lambda view, marks: str(view),
    pages={},
)
