"""Why a thing on the table leads to nothing in a turn: what one would do with it, and what stands against that."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.engine.verbs import Verb, said
from saddlebag.engine.words import POSSIBLE, Refusal
from saddlebag.games.frontier.chapters import CAMPAIGN
from saddlebag.games.frontier.content import (
    BASIN,
    BASIN_OF,
    ELECTION,
    FARMSTEAD,
    FIRST_INDUSTRIAL,
    LOG_STOCKPILE,
    MARKET_ROW,
    NETWORK,
    SPACE,
    TRAIN_TILE,
)
from saddlebag.games.frontier.rules import (
    campaign,
    development,
    land,
    log_drives,
    lumbering,
    mining,
    purchases,
    ranching,
    repairs,
    sawing,
    trading,
    turn,
    uses,
)
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words.main_street_story import SALE, SALE_GOOD

HOUSING = Refusal("A house has no use of its own: it lets the buildings beside it be used.", "FO-PUB-12")
BUILT = Refusal("Nothing is done there with a worker in a turn.", "FO-CORE-06")
ELSEWHERE = Refusal("Your next step does not lead there.", "FO-GEN-03")
FREE_LAND = Refusal("Nothing to work stands there. To build, choose first what you buy.", "FO-CORE-06")


def meant(s: State, ask: Ask, thing: str) -> str | Refusal:
    """At the question for an action: what the thing is good for, or why it is not. Elsewhere it is meant as named."""
    kind, _, name = thing.partition(":")
    if ask.question is not turn.ACTION:
        return thing
    if kind == "space" and name in SPACE.index:
        return _of_space(s, ask, SPACE.index[name])
    if kind == "basin" and name in BASIN.index:
        return _of_basin(s, ask, BASIN.index[name])
    if kind == "election" and name in ELECTION.index:
        return _of_election(s, ask, ELECTION.index[name])
    if kind == "network" and name in NETWORK.index:
        return _against(s, ask, development.DEVELOP_ONE, development.DEVELOP_NETWORK, NETWORK.index[name])
    if kind == "market" and name in SALE.index:
        return _of_market(s, ask, name)
    return thing


def _of_space(s: State, ask: Ask, space: int) -> str | Refusal:
    tile = s.tiles[space]
    if tile == lumbering.CAMP_TILE:
        return _against(s, ask, lumbering.CUT, lumbering.CUT_AT, space)
    if tile == sawing.MILL_TILE:
        return _against(s, ask, sawing.SAW, sawing.SAW_AT, space)
    if s.deposit_at(space) is not None:
        return _against(s, ask, mining.MINE, mining.DIG, space)
    if land.is_public(s, space):
        return _against(s, ask, uses.USE, uses.USE_AT, space)
    if tile == FIRST_INDUSTRIAL + FARMSTEAD:
        return _of_ranch(s, ask, ranching.FARM_BREED)
    if tile == TRAIN_TILE or s.players[ask.seat].cattle[space]:
        return _of_ranch(s, ask, ranching.DRIVE)
    if tile == LOG_STOCKPILE:
        return repairs.LAND.name
    if land.is_housing(s, space):
        return HOUSING
    if BASIN_OF[space] != NOBODY and tile == NOBODY:
        return _of_basin(s, ask, BASIN_OF[space])
    return FREE_LAND if tile == NOBODY else BUILT


def _of_basin(s: State, ask: Ask, basin: int) -> Refusal:
    return _against(s, ask, log_drives.DRIVE_BY_HAND, log_drives.DRIVE_FROM, basin)


def _of_ranch(s: State, ask: Ask, work: int) -> str:
    return ranching.RANCH.each[work].text


def _of_election(s: State, ask: Ask, space: int) -> str | Refusal:
    leads_on = space in campaign.next_spaces(s, ask.seat)
    return campaign.RUN.name if leads_on or turn.done(s, CAMPAIGN) else ELSEWHERE


def _of_market(s: State, ask: Ask, name: str) -> Refusal:
    """The sale of what one has, or the purchase of what one has not."""
    row = SALE.index[name]
    if name not in MARKET_ROW.index or s.players[ask.seat].goods[SALE_GOOD[row]]:
        return _against(s, ask, trading.SELL, trading.SELL_TO, row)
    return _against(s, ask, purchases.BUY, purchases.BUY_FROM, MARKET_ROW.index[name])


def _against(s: State, ask: Ask, first: Verb, second: Verb, place: int) -> Refusal:
    """What stands against an action: of what it needs anywhere all but the last, which says that there is no place for
    it at all; then what it needs in this place, and that last one."""
    there = Ask(ask.seat, second.at[0], list)
    *general, anywhere = first.needs
    begun, then = first.each[0], second.of(place)
    steps = ((ask, begun, general), (there, then, second.needs), (ask, begun, [anywhere]))
    for at, action, needs in steps:
        for need in needs:
            if need.fails(s, at, action):
                return Refusal(said(need.reason, s, at, action), said(need.clause, s, at, action))
    return Refusal(POSSIBLE, said(second.clause, s, there, then))
