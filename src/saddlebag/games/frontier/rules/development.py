"""Railroad and telegraph tiles. Chapters 5.9 and 5.19."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import DEVELOP, FROM_DEVELOPMENT
from saddlebag.games.frontier.content import (
    DEVELOPMENT_COST,
    DEVELOPMENT_LOGS,
    DEVELOPMENT_NAMES,
    DEVELOPMENT_TEXT,
    DEVELOPMENT_TRAINS,
    NETWORK,
    SPEAKER,
)
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import (
    COST_DEVELOPMENT,
    COST_RAILROAD,
    COST_TELEGRAPH,
    INVESTMENT,
    MONEY,
    RAILROAD,
    TELEGRAPH,
)
from saddlebag.games.frontier.rules import goods, railroad, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import RULES, Using, perform
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import main_street_story as street

NETWORKS = range(len(NETWORK))
COST_OF_NETWORK = (COST_RAILROAD, COST_TELEGRAPH)
FALLS = [
    standing.FALLS[what] + standing.FALLS[COST_DEVELOPMENT] if standing.SET_TO[what] == standing.NOT_SET else 99
    for what in COST_OF_NETWORK
]
"""By how much the cost of each network could fall at most."""

# --- the next tile ------------------------------------------------------------------------------------------------


def next_tile(s: State, network: int) -> int:
    """The leftmost unbuilt tile: a damaged one before the one that lies face up; NOBODY if all are built. FO-GEN-06,
    FO-DEV-05"""
    here = s.networks[network]
    return here.tiles[here.built] if here.built < len(here.tiles) else NOBODY


def price(s: State, seat: int, network: int) -> int:
    """The dollars of the next tile. FO-GEN-06"""
    of_network = standing.cost(s, seat, COST_OF_NETWORK[network], DEVELOPMENT_COST[next_tile(s, network)])
    return standing.cost(s, seat, COST_DEVELOPMENT, of_network)


def can_pay(s: State, seat: int, network: int) -> bool:
    """FO-GEN-06, FO-PUB-02"""
    tile = next_tile(s, network)
    if tile == NOBODY or not goods.can_pay_logs(s, seat, DEVELOPMENT_LOGS[tile]):
        return False
    money, cost = s.players[seat].goods[MONEY], DEVELOPMENT_COST[tile]
    return money >= cost or (money >= cost - FALLS[network] and money >= price(s, seat, network))


def _price_words(s: State, seat: int, network: int) -> str:
    logs = DEVELOPMENT_LOGS[next_tile(s, network)]
    return f"${price(s, seat, network)}" + (f" and {counted(logs, 'log')}" if logs else "")


def _tile_words(s: State, ask: Ask, action: Action) -> str:
    tile = next_tile(s, action.arg)
    reward = DEVELOPMENT_TEXT[tile].words(SPEAKER)
    return f"{DEVELOPMENT_NAMES[tile]} ({NETWORK[action.arg]}), {_price_words(s, ask.seat, action.arg)}: {reward}"


def _kind_words(s: State, ask: Ask, action: Action) -> str:
    payable = [network for network in NETWORKS if can_pay(s, ask.seat, network)]
    if len(payable) > 1:
        return "Develop the railroad or the telegraph"
    network = payable[0]
    return (
        f"Build {DEVELOPMENT_NAMES[next_tile(s, network)]} ({NETWORK[network]}): {_price_words(s, ask.seat, network)}"
    )


DEVELOP_WHICH = Question("develop_which", "Which network do you develop?", clause="FO-GEN-06")
DEVELOP_ONE = Verb(
    "develop",
    at=turn.ACTION,
    says=_kind_words,
    clause="FO-GEN-06",
    further=turn.leads_from(
        "network", NETWORK, lambda s, seat: [network for network in NETWORKS if can_pay(s, seat, network)]
    ),
    goes_on={"network": "develop_network"},
    needs=(
        turn.not_yet(DEVELOP, "You have developed a network in this turn."),
        Need(
            lambda s, ask, a: any(next_tile(s, network) != NOBODY for network in NETWORKS),
            "Railroad and telegraph are complete.",
            "FO-DEV-01",
        ),
        Need(
            lambda s, ask, a: any(can_pay(s, ask.seat, network) for network in NETWORKS),
            "You cannot pay for the next tile of either network.",
            "FO-GEN-06",
        ),
    ),
)
DEVELOP_NETWORK = Verb(
    "develop_network",
    NETWORK,
    at=DEVELOP_WHICH,
    says=_tile_words,
    clause="FO-GEN-06",
    touches=lambda s, ask, a: [f"network:{NETWORK[a.arg]}"],
    needs=(
        Need(lambda s, ask, a: next_tile(s, a.arg) != NOBODY, "It is complete.", "FO-DEV-01"),
        Need(
            lambda s, ask, a: can_pay(s, ask.seat, a.arg),
            lambda s, ask, a: f"Its next tile costs {_price_words(s, ask.seat, a.arg)}.",
            "FO-GEN-06",
        ),
    ),
)

# --- building -----------------------------------------------------------------------------------------------------


def develop(s: State, choice: Action) -> Rule[None]:
    """Once a turn: pay for the next tile of a network and build it. FO-GEN-02, FO-GEN-06"""
    seat = s.active
    payable = [DEVELOP_NETWORK.each[network] for network in NETWORKS if can_pay(s, seat, network)]
    chosen = yield from one_of(seat, DEVELOP_WHICH, payable)
    turn.did(s, DEVELOP)
    tile = next_tile(s, chosen.arg)
    goods.pay(s, seat, price(s, seat, chosen.arg))
    yield from goods.pay_logs(s, seat, DEVELOPMENT_LOGS[tile])
    yield from build_next(s, seat, chosen.arg, paid=True)


def build_next(s: State, seat: int, network: int, paid: bool) -> Rule[None]:
    """Mark the next tile built, with a cube and a point if it was paid for; its trains move unless it is rebuilt, its
    reward is given, and the next tile is turned up. FO-GEN-06, FO-DEV-01, FO-DEV-03, FO-DEV-05"""
    tile = next_tile(s, network)
    if tile == NOBODY:
        return
    here = s.networks[network]
    is_rebuilt = here.built < here.reached
    here.built += 1
    here.cubes = [*here.cubes, seat if paid else NOBODY]
    s.tell(street.Developed if paid else street.DevelopedFree, seat, tile)
    if paid:
        yield from goods.score(s, seat, INVESTMENT, 1)
    if not is_rebuilt:
        for train in DEVELOPMENT_TRAINS[tile]:
            yield from railroad.bring_train(s, seat, train, 1, paid)
    yield from perform(s, Using(seat, FROM_DEVELOPMENT + tile), DEVELOPMENT_TEXT[tile].at_once())
    turn_up(s, network)


def turn_up(s: State, network: int) -> None:
    """The tile after the last one that was ever built lies face up: of the row, then of the reserve. FO-GEN-06,
    FO-DEV-01"""
    here = s.networks[network]
    if here.built <= here.reached:
        return
    here.reached = here.built
    if here.reached < len(here.tiles):
        s.disclosed += 1
        s.tell(street.TileTurnedUp, here.tiles[here.reached])


@RULES.of(fx.FreeDevelop)
def free_develop(s: State, now: Using, step: fx.FreeDevelop) -> Rule[None]:
    """Built by nobody; the mayor has the reward. FO-DEV-02, FO-DEV-03"""
    yield from build_next(s, s.mayor, step.network, paid=False)


# --- damage -------------------------------------------------------------------------------------------------------


def damage_network(s: State) -> None:
    """The last built tile of the network with more of them, on equal numbers of the telegraph, is unbuilt again.
    FO-DAM-05, FO-DAM-06, FO-DAM-07"""
    longer = RAILROAD if s.networks[RAILROAD].built > s.networks[TELEGRAPH].built else TELEGRAPH
    here = s.networks[longer]
    if not here.built:
        return
    here.built -= 1
    here.cubes = here.cubes[:-1]
    s.tell(street.NetworkDamaged, here.tiles[here.built])


turn.ACTION_RULES[DEVELOP_ONE.name] = develop


def offers(s: State, seat: int) -> list[Action]:
    """FO-GEN-02, FO-GEN-06"""
    if turn.done(s, DEVELOP):
        return turn.NOTHING
    return DEVELOP_ONE.each if can_pay(s, seat, RAILROAD) or can_pay(s, seat, TELEGRAPH) else turn.NOTHING
