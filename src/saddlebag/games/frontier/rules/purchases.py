"""Buying goods, animals and cattle at the markets. Chapter 5.10."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import MARKET_ROW, REFRIGERATOR_LINE, ROW_GOOD, ROW_MARKET, TRAIN_MARKET
from saddlebag.games.frontier.effects.terms import ANIMALS, CATTLE, MONEY, RANCHING, amount, several
from saddlebag.games.frontier.rules import goods, land, ranching, trading, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words.main_street_story import buyer

MOST_AT_ONCE = 12
"""Units of a good in one purchase; there is no limit to purchases. D8"""
LOT = Names("number", [str(number) for number in range(1, MOST_AT_ONCE + 1)])
NEED_NO_ROOM = frozenset(ROW_GOOD) - {*ANIMALS, CATTLE}
"""The goods that always find a place. FO-MKT-12"""
CATTLE_ROWS = [(row, TRAIN_MARKET.index(ROW_MARKET[row])) for row in trading.TRAIN_ROWS if ROW_GOOD[row] == CATTLE]
"""The rows of cattle with their trains."""

# --- what can be bought -------------------------------------------------------------------------------------------


def rows_selling(s: State) -> list[int]:
    """Rows that goods may be bought from: before the station stands, trains sell cattle alone, on the train tile.
    FO-MKT-06, FO-MKT-08, FO-MKT-09"""
    if trading.station_stands(s):
        return trading.STEAMSHIP_ROWS + trading.TRAIN_ROWS
    return trading.STEAMSHIP_ROWS + [row for row, train in CATTLE_ROWS if s.distances[train] > 0]


def cost_of_one(s: State, seat: int, row: int, further: int = 0) -> int:
    """The price at the marker and a dollar, after so many further purchases, with freight at the station. FO-MKT-03,
    FO-MKT-04, FO-MKT-08"""
    market = ROW_MARKET[row]
    fee = trading.freight(s, seat, market) if market in TRAIN_MARKET and trading.station_stands(s) else 0
    return trading.price(s, row, seat, -further) + s.options.buy_spread + fee


def cost_of_lot(s: State, seat: int, row: int, number: int) -> int:
    """What so many units cost together. D8"""
    return sum([cost_of_one(s, seat, row, further) for further in range(number)])


def has_room_for(s: State, seat: int, good: int) -> bool:
    """Whether one unit finds a place. FO-MKT-12, FO-IND-06"""
    if good == CATTLE:
        return s.players[seat].levels[RANCHING] > 0 and land.open_pasture(s) != 0
    return room_for(s, seat, good) > 0


def room_for(s: State, seat: int, good: int) -> int:
    """How many units find a place: animals in the stock, cattle on grassland for players with a ranching card.
    FO-MKT-12, FO-IND-06"""
    if good in ANIMALS:
        return goods.animal_room(s, seat)
    if good != CATTLE:
        return MOST_AT_ONCE
    if not s.players[seat].levels[RANCHING]:
        return 0
    room = 0
    for space in land.with_room(s):
        room += land.room_for_cattle(s, space)
        if room >= MOST_AT_ONCE:
            break
    return room


def most_to_buy(s: State, seat: int, row: int) -> int:
    """How many units a player could buy from a row at once. FO-CORE-11"""
    most, left = min(MOST_AT_ONCE, room_for(s, seat, ROW_GOOD[row])), s.players[seat].goods[MONEY]
    for number in range(most):
        left -= cost_of_one(s, seat, row, number)
        if left < 0:
            return number
    return most


def can_buy_from(s: State, seat: int, row: int) -> bool:
    """Whether a player can buy at least one unit there. FO-MKT-03, FO-MKT-12, FO-MKT-15"""
    good = ROW_GOOD[row]
    if not trading.may_buy(s, seat, good) or not goods.has(s, seat, cost_of_one(s, seat, row)):
        return False
    return good in NEED_NO_ROOM or has_room_for(s, seat, good)


def purchases(s: State, seat: int) -> list[int]:
    """The rows from which a player could buy something. FO-GEN-07"""
    return [row for row in rows_selling(s) if can_buy_from(s, seat, row)]


def something_to_buy(s: State, seat: int) -> bool:
    if s.players[seat].goods[MONEY] < 1 + s.options.buy_spread:
        return False
    for row in rows_selling(s):  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if can_buy_from(s, seat, row):
            return True
    return False


# --- words --------------------------------------------------------------------------------------------------------


def _lot_words(s: State, seat: int, row: int, number: int) -> str:
    """`Buy 2 tools from the Steamship: $6`."""
    return f"Buy {amount(ROW_GOOD[row], number)} from {buyer(row)}: ${cost_of_lot(s, seat, row, number)}"


def _row_words(s: State, seat: int, row: int) -> str:
    if most_to_buy(s, seat, row) == 1:
        return _lot_words(s, seat, row, 1)
    return f"Buy {several(ROW_GOOD[row])} from {buyer(row)}: ${cost_of_one(s, seat, row)} for the first"


def _no_room(s: State, ask: Ask, action: Action) -> str:
    good = ROW_GOOD[action.arg]
    if good in ANIMALS:
        return "You have no room for more animals."
    if not s.players[ask.seat].levels[RANCHING]:
        return "Only players with a ranching card buy cattle."
    return "No grassland has room for cattle."


BUY_WHAT = Question("buy_what", "What do you buy, and from whom?", clause="FO-GEN-07")
BUY_HOW_MANY = Question(
    "buy_how_many", "How many do you buy from {}?", MARKET_ROW, kind="market", clause="FO-MKT-03",
    says=lambda s, ask: buyer(ask.about),
)  # fmt: skip
BUY = Verb(
    "buy",
    at=turn.ACTION,
    says="Buy goods",
    clause="FO-GEN-07",
    further=turn.leads_from("market", MARKET_ROW, purchases),
    goes_on={"market": "buy_from"},
    needs=(
        Need(
            lambda s, ask, a: something_to_buy(s, ask.seat),
            "There is nothing on the open markets that you can pay for and have room for.",
            "FO-MKT-03",
        ),
    ),
)
BUY_FROM = Verb(
    "buy_from",
    MARKET_ROW,
    at=BUY_WHAT,
    says=lambda s, ask, a: _row_words(s, ask.seat, a.arg),
    clause="FO-MKT-03",
    touches="market:{0}",
    needs=(
        Need(lambda s, ask, a: ROW_MARKET[a.arg] != REFRIGERATOR_LINE, "The refrigerator line only buys.", "FO-MKT-13"),
        Need(lambda s, ask, a: a.arg in rows_selling(s), "Trains trade once the railroad station stands.", "FO-MKT-09"),
        Need(
            lambda s, ask, a: trading.may_buy(s, ask.seat, ROW_GOOD[a.arg]),
            lambda s, ask, a: f"You sold {several(ROW_GOOD[a.arg])} in this turn.",
            "FO-MKT-15",
        ),
        Need(
            lambda s, ask, a: goods.has(s, ask.seat, cost_of_one(s, ask.seat, a.arg)),
            lambda s, ask, a: f"One costs ${cost_of_one(s, ask.seat, a.arg)}.",
            "FO-MKT-03",
        ),
        Need(lambda s, ask, a: room_for(s, ask.seat, ROW_GOOD[a.arg]) > 0, _no_room, "FO-MKT-12"),
    ),
)
BUY_LOT = Verb(
    "buy_lot",
    LOT,
    at=BUY_HOW_MANY,
    says=lambda s, ask, a: _lot_words(s, ask.seat, ask.about, a.arg + 1),
    clause="FO-MKT-03",
    needs=(Need(offered, "You cannot pay for so many, or they have no room.", "FO-MKT-03"),),
)

# --- buying -------------------------------------------------------------------------------------------------------


def buy(s: State, choice: Action) -> Rule[None]:
    """Any number of a good from an open market. FO-GEN-07, FO-MKT-03"""
    seat = s.active
    rows = [BUY_FROM.each[row] for row in rows_selling(s) if can_buy_from(s, seat, row)]
    row = yield from one_of(seat, BUY_WHAT, rows)
    most = most_to_buy(s, seat, row.arg)
    lot = yield from one_of(seat, BUY_HOW_MANY, BUY_LOT.each[:most], row.arg)
    yield from buy_lot(s, seat, row.arg, lot.arg + 1)


def buy_lot(s: State, seat: int, row: int, number: int) -> Rule[None]:
    """Unit by unit up the ladder; logs go onto the stockpile, cattle onto the range. FO-MKT-03, FO-MKT-12"""
    good = ROW_GOOD[row]
    cost = cost_of_lot(s, seat, row, number)
    s.players[seat].goods[MONEY] -= cost
    trading.move_marker(s, row, seat, -number)
    s.now.bought |= 1 << good
    s.tell(street.Bought, seat, row, number, cost)
    if good == CATTLE:
        yield from ranching.gain_cattle(s, seat, number)
    else:
        s.players[seat].goods[good] += number


turn.ACTION_RULES[BUY.name] = buy


def offers(s: State, seat: int) -> list[Action]:
    """FO-GEN-07"""
    return BUY.each if something_to_buy(s, seat) else turn.NOTHING
