"""Whether a state that was written by hand, or read from a damaged file, can be played on."""

from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.train_heist.content import (
    CARD,
    FIRST_TRAIN_SPACE,
    GREEN,
    LINE_PLACE,
    RED,
    SQUARE,
    TOWN,
    TRACK,
    TRACKS,
    WANTED,
)
from saddlebag.games.train_heist.state import ACTIONS, ARRANGING, DISCARDING, TRAIN, State

MOST = 10_000
"""No count in this game comes near it."""


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit. What is missing is allowed: puzzles use few cards."""
    seats = s.options.seats()
    _must(len(s.cowboys) == seats, f"cowboys should be {seats}, as many as the options say")
    _must(sorted(s.order) == list(range(seats)), "order should name every seat once")
    _must(0 <= s.active < seats, f"active should be a seat from 0 to {seats - 1}")
    _must(NOBODY <= s.partner < seats, "partner should be a seat, or -1")
    _must(s.step in (ARRANGING, ACTIONS, TRAIN, DISCARDING), "step should be arranging, actions, train or discarding")
    _check_board(s)
    _check_cowboys(s)
    _check_counts(s, seats)
    cards = [*s.poker.pile, *s.poker.discards]
    tiles = [*bits(s.sack), *(tile for pile in [*s.stacks, *s.towns] for tile in pile)]
    for cowboy in s.cowboys:
        cards += bits(cowboy.hand)
        tiles += cowboy.loot
    _must(len(set(cards)) == len(cards), "a Poker Card lies in two places")
    _must(len(set(tiles)) == len(tiles), "a Loot Tile lies in two places")


def _must(fits: bool, otherwise: str) -> None:
    if not fits:
        raise BadSave(f"This position cannot be played: {otherwise}.")


def _check_board(s: State) -> None:
    joined = all(car in TRACK.get(behind, ()) for car, behind in zip(s.cars, s.cars[1:], strict=False))
    _must(len(s.cars) == 5 and joined and len(set(s.cars)) == 5, "cars should be 5 rail spaces in a row")
    horses = TRACKS.horses.count.of(len(s.cowboys))
    on_map = all(NOBODY <= space < FIRST_TRAIN_SPACE for space in s.horses)
    _must(len(s.horses) == horses and on_map, f"horses should be {horses} spaces of the Main Map, or null")
    _must(s.sheriff in LINE_PLACE, "sheriff should be a space of his line")
    _must(len(s.switches) == 2 and set(s.switches) <= {GREEN, RED}, "switches should be two of 0 (green) and 1 (red)")
    _must(TRACKS.speed_meter.min <= s.speed <= TRACKS.speed_meter.max, "speed should be from 1 to 5")
    _must(len(s.stacks) == len(SQUARE), f"stacks should be {len(SQUARE)} lists, a1 to c2")
    _must(len(s.towns) == len(TOWN), f"towns should be {len(TOWN)} lists")


def _check_cowboys(s: State) -> None:
    for seat, cowboy in enumerate(s.cowboys):
        _must(cowboy.place != NOBODY, f"cowboys[{seat}].place should be a space")
        riding = 0 <= cowboy.horse < len(s.horses) and s.horses[cowboy.horse] == cowboy.place
        _must(cowboy.horse == NOBODY or riding, f"cowboys[{seat}].horse should be a horse on his space, or -1")


def _check_counts(s: State, seats: int) -> None:
    counts = [s.turn, s.actions_left, s.bullets, s.bullets_taken, s.bullets_used]
    counts += [s.meter, s.hangman, s.arrests, s.disclosed, s.shown, s.dice.rolls]
    for cowboy in s.cowboys:
        counts += [cowboy.bullets, cowboy.cancels_left, cowboy.counters, cowboy.loot_actions, cowboy.jailed_as]
    waiting = [counters for at in s.waiting for counters in at]
    _must([len(at) for at in s.waiting] == [seats] * len(TOWN), "waiting should be a number for each town and seat")
    _must(min(counts) >= 0 and max(counts) < MOST, "no count can be negative or so large")
    _must(min(waiting) >= 0 and max(waiting) < MOST, "no count can be negative or so large")
    known = len(s.poker.seen) == len(s.poker.shuffled) == len(CARD)
    _must(known, f"poker.seen and poker.shuffled should have {len(CARD)} numbers, one a card")
    pairs = all(len(pair) == 2 and 0 <= pair[0] < seats and 0 <= pair[1] < len(WANTED) for pair in s.fulfilled)
    _must(pairs, "fulfilled should be pairs of a seat and a Wanted Card")
