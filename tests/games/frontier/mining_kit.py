"""Words for tests of mining: a player with a deposit, and dice that are known."""

from typing import Any

from saddlebag.games.frontier.content import SPACE
from saddlebag.games.frontier.state import Deposit
from tests.games.frontier.kit import Table, build, play, put, question, table, turn
from tests.games.kit import load

SITE, OTHER = "B4_24", "B4_14"
"""Two spaces by the river on board 4."""
MINERS = "mining mining ranching lumbering lumbering"


def miner(
    dice: str = "", players: int = 3, workers: int = 2, about: dict[str, Any] | None = None, **things: Any
) -> Table:
    """Seat 0 in mining with an alluvial deposit on B4_24 and these things; their dice will show these numbers."""
    s = table(3, MINERS)
    build(s, SITE, "alluvial", 0, **(about or {}))
    put(s, 0, workers=workers, **things)
    load(s, *[(6, int(die) - 1) for die in dice.split()])
    turn(s)
    return s


def deposit(s: Table, space: str = SITE) -> Deposit:
    found = s.deposit_at(SPACE.find(space))
    assert found is not None
    return found


def mine_with(s: Table, *sites: str) -> None:
    """Lay a worker on each of these sites and roll; with one site only, the first is laid by itself."""
    if len(s.deposits) == 1:
        play(s, "mine", *[f"dig {site}" for site in sites[1:]])
    else:
        play(s, "mine", *[f"dig {site}" for site in sites])
    if question(s) == "lay_miners":
        play(s, "all_laid")
