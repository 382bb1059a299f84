"""What a seat may see, another deal that it cannot tell from the real one, and positions."""

from typing import Annotated

from saddlebag.engine.counts import bad_count
from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import EACH_SEAT
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions
from saddlebag.engine.views import Seen, shower, view_of
from saddlebag.games.prairie_dogs.rules import points
from saddlebag.games.prairie_dogs.state import State


@view_of(State)
class View(Seen, frozen=True):
    """The table from one chair; all but the burrow lies open."""

    seat: int | None
    points: Annotated[list[int], EACH_SEAT]
    """The seeds in every store."""


show = shower(View, State)


def view(s: State, seat: int | None) -> View:
    return show(s, seat=seat, points=points(s))


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Nobody knows the order of the burrow. Section 7"""
    s.burrow.sort()
    dice.shuffle(s.burrow)


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit."""
    cards = [*s.burrow, *s.dug, *s.lost, *[card for store in s.store for card in store]]
    fault = bad_count(s, 10_000)
    if len(s.store) != s.options.players:
        fault = f"store should be {s.options.players} lists, one for each player"
    elif not 0 <= s.active < s.options.players:
        fault = f"active should be one of the first {s.options.players} players"
    elif len(set(cards)) != len(cards) or min(cards, default=0) < 0:
        fault = "burrow, dug, store and lost should name every card once"
    if fault:
        raise BadSave(f"This position cannot be played: {fault}.")


POOLS = [Pool("card", dict.fromkeys(("burrow", "dug", "store.*", "lost"), "burrow"))]
POSITIONS = Positions(pools=lambda options: POOLS)
