"""Markets: ladders of prices, freight, the stagecoach, and selling. Chapter 5.10.

Buying is in `purchases.py`; cattle are sold where they are driven.
"""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import FIRST_ANIMAL
from saddlebag.games.frontier.content import (
    LAST_BASIN,
    MARKET_ROW,
    RAILROAD_STATION,
    REFRIGERATOR_LINE,
    ROW_AT,
    ROW_GOOD,
    ROW_LADDER,
    ROW_MARKET,
    STAGECOACH_PAYS,
    STEAMSHIP,
    TRAIN_MARKET,
)
from saddlebag.games.frontier.effects.terms import (
    ALL_GOODS,
    ANIMALS,
    CATTLE,
    FREIGHT,
    GOLD,
    LOG,
    MONEY,
    STAGECOACH_GOLD,
    amount,
    several,
)
from saddlebag.games.frontier.rules import land, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.state import State, added, replaced
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words.main_street_story import SALE, SALE_GOOD, buyer

ROWS = range(len(MARKET_ROW))
STEAMSHIP_ROWS = [row for row in ROWS if ROW_MARKET[row] == STEAMSHIP]
TRAIN_ROWS = [row for row in ROWS if ROW_MARKET[row] in TRAIN_MARKET]
FIRST_OWN_ROW = ROW_MARKET.index(REFRIGERATOR_LINE)
"""The rows of the refrigerator line come last; each player has markers of their own for them. FO-MKT-13"""
LOGS_TO_SHIP = ROW_AT[STEAMSHIP][LOG]
"""The row whose logs lie in b4. FO-MKT-06"""
COACH_ROWS = range(len(MARKET_ROW), len(SALE))
FROM_SUPPLY = [good for good in range(CATTLE) if good != LOG and ROW_AT[STEAMSHIP][good] >= 0]
"""The goods that the steamship always takes from a player's supply. FO-MKT-06"""
MOST_AT_ONCE = 40
"""Units of a good in one sale; there is no limit to sales. D8"""
LOT = Names("number", [str(number) for number in range(1, MOST_AT_ONCE + 1)])

# --- ladders ------------------------------------------------------------------------------------------------------


def marker(s: State, row: int, seat: int) -> int:
    """Where the marker of a row stands; of the refrigerator line everybody has their own. FO-MKT-02, FO-MKT-13"""
    return s.players[seat].refrigerator[row - FIRST_OWN_ROW] if row >= FIRST_OWN_ROW else s.steps[row]


def price(s: State, row: int, seat: int = 0, further: int = 0) -> int:
    """At the marker, or after so many further sales (less than 0: purchases); beyond the ends it stays. FO-MKT-02,
    FO-MKT-04"""
    ladder, step = ROW_LADDER[row], marker(s, row, seat)
    if further and s.options.market_prices == "ladder":
        step = max(0, min(len(ladder) - 1, step + further))
    return ladder[step]


def move_marker(s: State, row: int, seat: int, by: int) -> None:
    """Down the list (more than 0) or up, not beyond the ends; fixed prices stay. FO-MKT-02, FO-MKT-03, FO-MKT-14"""
    if s.options.market_prices == "fixed":
        return
    step = max(0, min(len(ROW_LADDER[row]) - 1, marker(s, row, seat) + by))
    if row >= FIRST_OWN_ROW:
        s.players[seat].refrigerator = replaced(s.players[seat].refrigerator, row - FIRST_OWN_ROW, step)
    else:
        s.steps = replaced(s.steps, row, step)


def move_market(s: State, good: int, by: int) -> None:
    """The markers of a good, or of all, on every public market toward higher (more than 0) or lower prices."""
    for row in range(FIRST_OWN_ROW):
        if good in (ROW_GOOD[row], ALL_GOODS):
            move_marker(s, row, 0, -by)
    s.tell(street.PricesMoved, good, by)


# --- which markets are open ---------------------------------------------------------------------------------------


def station_stands(s: State) -> bool:
    """From then on all trains trade there. FO-MKT-07, FO-MKT-08, FO-RAIL-07"""
    return land.stands(s, RAILROAD_STATION)


def rows_open(s: State, seat: int) -> list[int]:
    """The steamship is always open, trains once the station stands. FO-MKT-06, FO-MKT-07, FO-MKT-08, FO-MKT-09"""
    return STEAMSHIP_ROWS + TRAIN_ROWS if station_stands(s) else STEAMSHIP_ROWS


def freight(s: State, seat: int, market: int) -> int:
    """A dollar a unit for each step that a train is away from town. FO-MKT-08"""
    if market not in TRAIN_MARKET:
        return 0
    return max(0, s.distances[TRAIN_MARKET.index(market)] + standing.change(s, seat, FREIGHT))


# --- what a sale pays ---------------------------------------------------------------------------------------------


def sale_price(s: State, seat: int, row: int, further: int = 0) -> int:
    """What one unit pays now, or after so many further ones: the ladder less freight, never below 0, and then what
    cards add. FO-MKT-02, FO-MKT-08, FO-MKT-10"""
    good = SALE_GOOD[row]
    bonus = standing.sale_bonus(s, seat, good, further)
    if row >= len(MARKET_ROW):
        extra = standing.change(s, seat, STAGECOACH_GOLD) if good == GOLD else 0
        return STAGECOACH_PAYS[good] + extra + bonus
    return max(0, price(s, row, seat, further) - freight(s, seat, ROW_MARKET[row])) + bonus


def lot_price(s: State, seat: int, row: int, number: int) -> int:
    """What so many units pay together. D8"""
    return sum([sale_price(s, seat, row, further) for further in range(number)])


def sell_one(s: State, seat: int, row: int) -> int:
    """One unit is paid for and the marker goes down; what it paid. The caller takes the unit away. FO-MKT-02"""
    paid = sale_price(s, seat, row)
    s.players[seat].goods[MONEY] += paid
    if row < len(MARKET_ROW):
        move_marker(s, row, seat, 1)
    note_sale(s, SALE_GOOD[row])
    return paid


def note_sale(s: State, good: int) -> None:
    """A unit was sold in this turn. FO-MKT-15"""
    s.now.sold = added(s.now.sold, good, 1)


def may_sell(s: State, seat: int, good: int) -> bool:
    """What was bought in this turn is not sold. FO-MKT-15"""
    return not s.now.bought >> good & 1


def may_buy(s: State, seat: int, good: int) -> bool:
    """What was sold in this turn is not bought. FO-MKT-15"""
    return not s.now.sold[good]


# --- selling ------------------------------------------------------------------------------------------------------


def to_sell(s: State, seat: int, row: int) -> int:
    """How many units a player could sell there: logs to the steamship from b4 unless it is jammed, all else from
    supply and stockpile, cattle never from afar. FO-MKT-06, FO-MKT-07, FO-MKT-11, FO-DAM-10"""
    player, good = s.players[seat], SALE_GOOD[row]
    if good >= CATTLE:
        return 0
    if row == LOGS_TO_SHIP:
        return 0 if land.jammed(s, LAST_BASIN) else player.logs[LAST_BASIN]
    return player.goods[good]


def sales(s: State, seat: int) -> list[int]:
    """The rows, and the stagecoach, to which a player could sell something. FO-GEN-07, FO-MKT-10"""
    rows = [*rows_open(s, seat), *COACH_ROWS]
    return [row for row in rows if to_sell(s, seat, row) and may_sell(s, seat, SALE_GOOD[row])]


def something_to_sell(s: State, seat: int) -> bool:
    """The same in short: the steamship takes all but logs of the stockpile."""
    held, bought = s.players[seat].goods, s.now.bought
    for good in FROM_SUPPLY:
        if held[good] and not bought >> good & 1:
            return True
    if bought >> LOG & 1:
        return False
    return to_sell(s, seat, LOGS_TO_SHIP) > 0 or (held[LOG] > 0 and station_stands(s))


def _is_open(s: State, ask: Ask, action: Action) -> bool:
    return action.arg >= len(MARKET_ROW) or action.arg in rows_open(s, ask.seat)


def _sale_words(s: State, seat: int, row: int) -> str:
    """`Sell logs to the Steamship: $15 for all 4`."""
    number = min(MOST_AT_ONCE, to_sell(s, seat, row))
    if number == 1:
        return _lot_words(s, seat, row, 1)
    paid = lot_price(s, seat, row, number)
    return f"Sell {several(SALE_GOOD[row])} to {buyer(row)}: ${paid} for all {number}"


def _lot_words(s: State, seat: int, row: int, number: int) -> str:
    """`Sell 4 logs to the Steamship: $15`."""
    return f"Sell {amount(SALE_GOOD[row], number)} to {buyer(row)}: ${lot_price(s, seat, row, number)}"


def _kind_words(s: State, ask: Ask, action: Action) -> str:
    found = sales(s, ask.seat)
    return _sale_words(s, ask.seat, found[0]) if len(found) == 1 else "Sell goods"


SELL_WHAT = Question("sell_what", "What do you sell, and to whom?", clause="FO-GEN-07")
SELL_HOW_MANY = Question(
    "sell_how_many", "How many do you sell to {}?", SALE, kind="market", clause="FO-MKT-02",
    says=lambda s, ask: buyer(ask.about),
)  # fmt: skip
SELL = Verb(
    "sell",
    at=turn.ACTION,
    says=_kind_words,
    clause="FO-GEN-07",
    further=turn.leads_from("market", SALE, sales),
    goes_on={"market": "sell_to"},
    needs=(
        Need(
            lambda s, ask, a: something_to_sell(s, ask.seat),
            "You have nothing that an open market takes, or you bought it in this turn.",
            "FO-GEN-07",
        ),
    ),
)
SELL_TO = Verb(
    "sell_to",
    SALE,
    at=SELL_WHAT,
    says=lambda s, ask, a: _sale_words(s, ask.seat, a.arg),
    clause="FO-GEN-07",
    touches="market:{0}",
    needs=(
        Need(lambda s, ask, a: SALE_GOOD[a.arg] < CATTLE, "Cattle are sold where they are driven to.", "FO-MKT-11"),
        Need(_is_open, "Trains trade once the railroad station stands.", "FO-MKT-09"),
        Need(
            lambda s, ask, a: may_sell(s, ask.seat, SALE_GOOD[a.arg]),
            lambda s, ask, a: f"You bought {several(SALE_GOOD[a.arg])} in this turn.",
            "FO-MKT-15",
        ),
        Need(
            lambda s, ask, a: a.arg != LOGS_TO_SHIP or not land.jammed(s, LAST_BASIN),
            "A black worker blocks the last basin.",
            "FO-DAM-10",
        ),
        Need(
            lambda s, ask, a: to_sell(s, ask.seat, a.arg) > 0,
            lambda s, ask, a: f"You have no {several(SALE_GOOD[a.arg])} {_lying(a.arg)}.",
            "FO-MKT-06",
        ),
    ),
)
SELL_LOT = Verb(
    "sell_lot",
    LOT,
    at=SELL_HOW_MANY,
    says=lambda s, ask, a: _lot_words(s, ask.seat, ask.about, a.arg + 1),
    clause="FO-MKT-02",
    needs=(Need(offered, "You do not have so many.", "FO-MKT-02"),),
)


def _lying(row: int) -> str:
    if SALE_GOOD[row] != LOG:
        return "to sell"
    return "in the last basin" if row == LOGS_TO_SHIP else "on the stockpile"


def sell(s: State, choice: Action) -> Rule[None]:
    """Any number of a good to an open market. FO-GEN-07, FO-MKT-02"""
    seat = s.active
    sale = yield from one_of(seat, SELL_WHAT, [SELL_TO.each[row] for row in sales(s, seat)])
    most = min(MOST_AT_ONCE, to_sell(s, seat, sale.arg))
    lot = yield from one_of(seat, SELL_HOW_MANY, SELL_LOT.each[:most], sale.arg)
    sell_lot(s, seat, sale.arg, lot.arg + 1)


def sell_lot(s: State, seat: int, row: int, number: int) -> None:
    """Unit by unit at the ladder; the goods leave. FO-MKT-02, FO-MKT-14"""
    prices = tuple([sell_one(s, seat, row) for _ in range(number)])
    player, good = s.players[seat], SALE_GOOD[row]
    if row == LOGS_TO_SHIP:
        player.logs = added(player.logs, LAST_BASIN, -number)
    else:
        player.goods[good] -= number
    if good in ANIMALS:  # those that are used up go first
        kind = good - FIRST_ANIMAL
        player.exhausted = replaced(player.exhausted, kind, max(0, player.exhausted[kind] - number))
    s.tell(street.Sold, seat, row, number, sum(prices), prices)


turn.ACTION_RULES[SELL.name] = sell


def offers(s: State, seat: int) -> list[Action]:
    """FO-GEN-07"""
    return SELL.each if something_to_sell(s, seat) else turn.NOTHING
