"""Whether a state that was written by hand, or read from a damaged file, can be played on."""

from saddlebag.engine.counts import bad_count, bad_seat
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.rules.ending import CLAUSES
from saddlebag.games.train_heist.state import State

MOST = 10_000
"""No count in this game comes near it."""


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit. What is missing is allowed: puzzles use few cards."""
    fault = (
        _fault_of_order(s) or _fault_of_board(s) or _fault_of_cowboys(s) or _fault_of_counts(s) or _fault_of_things(s)
    )
    if fault:
        raise BadSave(f"This position cannot be played: {fault}.")


def _fault_of_order(s: State) -> str:
    seats = s.options.seats()
    if len(s.cowboys) != seats:
        return f"cowboys should be {seats}, as many as the options say"
    if sorted(s.order) != list(range(seats)):
        return "order should name every seat once"
    if not 0 <= s.active < seats:
        return f"active should be a seat from 0 to {seats - 1}"
    if fault := bad_seat(s, content.COWBOY, seats):
        return fault
    if s.outcome and s.outcome not in CLAUSES:
        return f"outcome should be empty or one of {', '.join(CLAUSES)}"
    if s.trade is not None:
        return "trade should be empty when the table is at rest"
    return ""


def _fault_of_board(s: State) -> str:
    cars = s.cars
    if (
        len(set(cars)) != 5
        or len(cars) != 5
        or any(cars[k] not in content.TRACK.get(cars[k + 1], ()) for k in range(4))
    ):
        return "cars should be 5 rail spaces in a row"
    horses = content.TRACKS.horses.count.of(len(s.cowboys))
    if len(s.horses) != horses or max(s.horses) >= content.FIRST_TRAIN_SPACE:
        return f"horses should be {horses} spaces of the Main Map, or null"
    if s.sheriff not in content.LINE_PLACE:
        return "sheriff should be a space on his line"
    if len(s.switches) != 2 or not set(s.switches) <= {content.GREEN, content.RED}:
        return "switches should be two of green and red"
    if not content.TRACKS.speed_meter.min <= s.speed <= content.TRACKS.speed_meter.max:
        return "speed should be from 1 to 5"
    if len(s.stacks) != len(content.SQUARE):
        return f"stacks should be {len(content.SQUARE)} lists, a1 to c2"
    if len(s.towns) != len(content.TOWN):
        return f"towns should be {len(content.TOWN)} lists"
    return ""


def _fault_of_cowboys(s: State) -> str:
    for seat, cowboy in enumerate(s.cowboys):
        if cowboy.place == NOBODY:
            return f"cowboys[{seat}].place should be a space"
        if cowboy.horse != NOBODY and (not 0 <= cowboy.horse < len(s.horses) or s.horses[cowboy.horse] != cowboy.place):
            return f"cowboys[{seat}].horse should be a horse on their space, or null"
    return ""


def _fault_of_counts(s: State) -> str:
    seats = len(s.cowboys)
    if [len(at) for at in s.waiting] != [seats] * len(content.TOWN):
        return "waiting should be a number for each town and seat"
    if fault := bad_count(s, MOST):
        return fault
    known = s.poker.knowledge
    if (
        len(known.eyes) != len(content.CARD)
        or len(known.since) != len(content.CARD)
        or len(known.clues) not in (0, len(content.CARD))
    ):
        return f"the lists of poker.knowledge should have {len(content.CARD)} numbers, one per card"
    for pair in s.fulfilled:
        if len(pair) != 2 or not (0 <= pair[0] < seats and 0 <= pair[1] < len(content.WANTED)):
            return "fulfilled should be pairs of a seat and a Wanted Card"
    return ""


def _fault_of_things(s: State) -> str:
    cards = s.poker.pile + s.poker.discards
    tiles = list(bits(s.sack))
    for cowboy in s.cowboys:
        cards += bits(cowboy.hand)
        tiles += cowboy.loot
    for pile in s.stacks:
        tiles += pile
    for pile in s.towns:
        tiles += pile
    if len(set(cards)) != len(cards):
        return "a Poker Card is in two places"
    if len(set(tiles)) != len(tiles):
        return "a Loot Tile is in two places"
    return ""
