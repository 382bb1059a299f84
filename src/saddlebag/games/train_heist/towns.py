"""Towns that the train passes: loading, the hangman, filling seats. Chapters 5.14 and 5.25 (scoring)."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.train_heist import ending
from saddlebag.games.train_heist.content import PASSENGER_CARS, SQUARES_OF_CAR
from saddlebag.games.train_heist.decisions import (
    CANCEL_HANGMAN,
    FILL_SQUARE,
    HOLD_BACK,
    LET_HIM,
    LOAD,
    LOAD_SQUARE,
    LOAD_TILE,
    ON,
)
from saddlebag.games.train_heist.drop_off import draw_tile
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.story import (
    CountersScored,
    HangmanHeldBack,
    HangmanMoved,
    TilePlaced,
    TownServed,
)


def serve_town(s: State, town: int) -> Rule[None]:
    """Counters score, waiting tiles are loaded or the hangman moves, empty seats are filled. TH-TOWN-01, TH-VS-08"""
    collect_counters(s, town)
    s.tell(TownServed, town, s.towns[town][:])
    if s.towns[town]:
        yield from load(s, town)
    else:
        yield from move_hangman(s, town)
    yield from fill_empty_squares(s)


def collect_counters(s: State, town: int) -> None:
    """Versus: the counters at the town go to their owners. TH-VS-08, TH-VS-13"""
    for seat, counters in enumerate(s.waiting[town]):
        if counters:
            s.cowboys[seat].counters += counters
            s.waiting[town][seat] = 0
            s.tell(CountersScored, seat, town, counters, s.cowboys[seat].counters)
    if s.versus:
        ending.check_counters(s)


def load(s: State, town: int) -> Rule[None]:
    """All tiles of the town go to its car, one at a time, in the order that the active player likes. TH-TOWN-02..04"""
    pile = s.towns[town]
    while pile:
        tile = pile[0]
        if len(pile) > 1:
            choice = yield Ask(s.active, LOAD_TILE, lambda: [LOAD.each[each] for each in pile], town)
            tile = choice.arg
        squares = loading_squares(s, town)
        square = squares[0]
        if len(squares) > 1:
            choice = yield Ask(
                s.active, LOAD_SQUARE, lambda: [ON.each[each] for each in loading_squares(s, town)], tile
            )
            square = choice.arg
        pile.remove(tile)
        place(s, tile, square, from_sack=False)


def loading_squares(s: State, town: int) -> list[int]:
    """An empty square of the car if there is one, else the smaller stack, else either. TH-TOWN-03"""
    squares = SQUARES_OF_CAR[PASSENGER_CARS[town]]
    smallest = min(len(s.stacks[square]) for square in squares)
    return [square for square in squares if len(s.stacks[square]) == smallest]


def place(s: State, tile: int, square: int, from_sack: bool) -> None:
    """Face up, on top. TH-TOWN-03, TH-TOWN-10"""
    s.stacks[square].append(tile)
    s.tell(TilePlaced, tile, square, from_sack)


def move_hangman(s: State, town: int) -> Rule[None]:
    """An empty town moves the hangman one knot down, unless Tombstone holds him back. TH-TOWN-05, TH-END-02"""
    for seat, cowboy in enumerate(s.cowboys):
        if cowboy.cancels_left and s.ability(seat, "hangman_cancel"):
            choice = yield Ask(seat, CANCEL_HANGMAN, lambda: HOLD_BACK.each + LET_HIM.each, town)
            if choice.verb == HOLD_BACK.name:
                cowboy.cancels_left -= 1
                s.tell(HangmanHeldBack, seat)
                return
    s.hangman += 1
    s.tell(HangmanMoved, s.hangman, s.options.hangman_steps)
    if s.hangman >= s.options.hangman_steps:
        ending.end(s, ending.HANGMAN)


def fill_empty_squares(s: State) -> Rule[None]:
    """Every empty square of the train gets a tile from the sack, one at a time, where the active player likes.
    TH-TOWN-06..08"""
    while s.sack and empty_squares(s):
        s.drawn_tile = draw_tile(s)
        square = empty_squares(s)[0].arg
        if len(empty_squares(s)) > 1:
            choice = yield Ask(s.active, FILL_SQUARE, lambda: empty_squares(s), s.drawn_tile)
            square = choice.arg
        tile, s.drawn_tile = s.drawn_tile, NOBODY
        place(s, tile, square, from_sack=True)


def empty_squares(s: State) -> list[Action]:
    return [ON.each[square] for square, stack in enumerate(s.stacks) if not stack]
