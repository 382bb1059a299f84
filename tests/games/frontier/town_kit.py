"""Words for tests of the town: a player in their turn, networks before their next tile, a train near town."""

from typing import Any

from saddlebag.games.frontier.content import SPACE, TILE
from saddlebag.games.frontier.effects.terms import RAILROAD, TELEGRAPH
from saddlebag.games.frontier.rules import land
from tests.games.frontier.kit import Table, ask_anew, build, network, on_offer, put, table, turn


def player(seat: int = 0, **things: Any) -> Table:
    """It is this player's turn, and they have these things; options of the table begin with an underscore:
    `player(money=5, _buy_spread=0)`."""
    options = {name[1:]: things.pop(name) for name in list(things) if name.startswith("_")}
    s = table(**options)
    put(s, seat, **things)
    turn(s, seat)
    return s


def builder(seat: int = 0, rails: str = "", wires: str = "", **things: Any) -> Table:
    """A player in their turn; the networks begin with these tiles, none of which is built."""
    s = player(seat, **things)
    network(s, RAILROAD, rails)
    network(s, TELEGRAPH, wires)
    ask_anew(s)
    return s


def near_arrival(s: Table) -> None:
    """The red train is one step away, and the station may stand on several spaces of its bank."""
    s.distances = [1, 2, 3]
    build(s, "B2_41", "tent", 1)
    ask_anew(s)


def offered(s: Table, verb: str) -> list[str]:
    """What is on offer of a verb, without it."""
    return [text.split()[1] for text in on_offer(s) if text.split()[0] == verb]


def spaces(numbers: list[int]) -> list[str]:
    """Spaces by their ids."""
    return [SPACE[number] for number in numbers]


def track(s: Table) -> list[str]:
    """Where track lies."""
    return spaces(land.spaces_of(s, TILE.find("track")))
