"""Sales of cattle: at the railhead, at the station, to one's own refrigerator line. Chapter 5.15."""

from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import (
    BREED_IS_DAIRY,
    BREED_MEAT_BONUS,
    BREED_NAMES,
    REFRIGERATOR_LINE,
    ROW_AT,
    ROW_MARKET,
    ROW_START,
    TRAIN_MARKET,
)
from saddlebag.games.frontier.effects.terms import CATTLE, DAIRY, HORSE, MEAT, MONEY
from saddlebag.games.frontier.rules import goods, land, ranching, standing, trading
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.rules.ranch_buildings import HEADS, enclosure_on, own_enclosures
from saddlebag.games.frontier.rules.ranching import WORKS, Work
from saddlebag.games.frontier.state import Enclosure, State, added
from saddlebag.games.frontier.words import ranch_story, story

CATTLE_TRAINS = [
    (train, ROW_AT[market][CATTLE]) for train, market in enumerate(TRAIN_MARKET) if ROW_AT[market][CATTLE] != NOBODY
]
"""The trains that trade cattle, with their rows: red before yellow. FO-RAN-37"""
STOCKYARD_PAYS = 2
"""Dollars a head once all cattle trains have left the train tile. FO-RAN-07"""
STOCKYARD = NOBODY
COLD_ROWS = (ROW_AT[REFRIGERATOR_LINE][MEAT], ROW_AT[REFRIGERATOR_LINE][DAIRY])
MOST_CHILLED = 3
"""Heads for each worker. FO-RAN-28"""
KEPT_COSTS, KEPT_LEAST = 2, 1
"""What slaughter pays less, and what it pays at least. FO-RAN-29"""

# --- lots ---------------------------------------------------------------------------------------------------------


class Lot:
    """Cattle to be sold together: where each head goes, and what it pays."""

    def __init__(self, rows: list[int], pays: list[int]) -> None:
        self.rows = rows
        """The row of each head; STOCKYARD without one."""
        self.pays = pays

    @property
    def dollars(self) -> int:
        return sum(self.pays)


def railhead_lot(s: State, seat: int, number: int) -> Lot:
    """To trains still on the train tile, at the ladder; once they have left, to the stockyard. FO-RAN-06, FO-RAN-07"""
    rows = [row for train, row in CATTLE_TRAINS if s.distances[train] > 0]
    return best_lot(s, seat, number, dict.fromkeys(rows, 0)) if rows else stockyard_lot(s, seat, number)


def station_lot(s: State, seat: int, number: int, enclosure: Enclosure | None) -> Lot:
    """To any train at the station, less its freight; a breed's bonus on top. FO-RAN-08, FO-RAN-24, FO-MKT-08"""
    freights = {row: trading.freight(s, seat, ROW_MARKET[row]) for _, row in CATTLE_TRAINS}
    return best_lot(s, seat, number, freights, enclosure)


def stockyard_lot(s: State, seat: int, number: int) -> Lot:
    """$2 a head. FO-RAN-07, FO-MKT-11"""
    bonuses = [standing.sale_bonus(s, seat, CATTLE, place) for place in range(number)]
    return Lot([STOCKYARD] * number, [STOCKYARD_PAYS + bonus for bonus in bonuses])


def best_lot(s: State, seat: int, number: int, freights: dict[int, int], enclosure: Enclosure | None = None) -> Lot:
    """Head by head to the train that pays most after freight; of equals the first. FO-RAN-37"""
    bred = BREED_MEAT_BONUS[enclosure.breed] if enclosure is not None else 0
    lot = Lot([], [])
    for place in range(number):
        prices = {
            row: max(0, trading.price(s, row, seat, lot.rows.count(row)) + bred - fee) for row, fee in freights.items()
        }
        best = max(freights, key=prices.__getitem__)
        lot.rows.append(best)
        lot.pays.append(prices[best] + standing.sale_bonus(s, seat, CATTLE, place, enclosure is not None))
    return lot


def sell_lot(s: State, seat: int, lot: Lot) -> None:
    """Cattle are sold: markers go down, money comes. FO-MKT-02, FO-MKT-15"""
    for row in lot.rows:
        if row != STOCKYARD:
            trading.move_marker(s, row, seat, 1)
        trading.note_sale(s, CATTLE)
    s.players[seat].goods[MONEY] += lot.dollars
    s.tell(ranch_story.SoldCattle, seat, len(lot.rows), lot.dollars, tuple(lot.pays))


# --- at the station -----------------------------------------------------------------------------------------------

SELL_HOW_MANY = Question("sell_how_many_cattle", "How many cattle do you sell at the station?", clause="FO-RAN-08")
SELL_HEADS = Verb(
    "sell_heads",
    HEADS,
    at=SELL_HOW_MANY,
    says=lambda s, ask, a: _lot_words(station_lot(s, ask.seat, a.arg + 1, s.enclosure_at(ask.about))),
    clause="FO-RAN-37",
    needs=(Need(offered, "There are not so many of yours.", "FO-RAN-08"),),
)


def cattle_for_station(s: State, seat: int) -> list[int]:
    """Herds, and enclosures without revolt that a worker can be laid on, once the station stands and a horse is
    available. FO-RAN-08, FO-DAM-02"""
    if land.station(s) == NOBODY or not goods.available(s.players[seat], HORSE):
        return []
    if not trading.may_sell(s, seat, CATTLE):
        return []
    fenced = [
        each.space
        for each in own_enclosures(s, seat)
        if each.cattle and not s.damage[each.space] and land.places_left(s, each.space) > 0
    ]
    return [*ranching.herds(s, seat), *fenced]


def sell_at_station(s: State, seat: int, space: int) -> Rule[None]:
    """Lay a worker by cattle, exhaust a horse and sell any number of them. FO-RAN-08, FO-RAN-37"""
    enclosure = s.enclosure_at(space)
    there = s.players[seat].cattle[space] if enclosure is None else enclosure.cattle
    number = 1 + (yield from pick(seat, SELL_HOW_MANY, SELL_HEADS, range(there), space))
    goods.lay(s, seat, space)
    goods.exhaust(s, seat, HORSE)
    enclosure = s.enclosure_at(space)
    lot = station_lot(s, seat, number, enclosure)
    if enclosure is None:
        s.players[seat].cattle = added(s.players[seat].cattle, space, -number)
    else:
        enclosure.cattle -= number
    sell_lot(s, seat, lot)


# --- the refrigerator line ----------------------------------------------------------------------------------------

CHILLED = Names("sold and slaughtered", [f"{sold}_{kept}" for sold in range(4) for kept in range(4)])
"""How many heads are sold outright and how many slaughtered and kept."""
CHILL_HOW = Question("chill_how", "How many cattle do you sell, and how many do you slaughter?", clause="FO-RAN-29")
CHILL = Verb(
    "chill",
    CHILLED,
    at=CHILL_HOW,
    says=lambda s, ask, a: _chill_words(s, ask.seat, enclosure_on(s, ask.about), *divmod(a.arg, 4)),
    clause="FO-RAN-29",
    needs=(Need(offered, "Three heads at most, of those in the enclosure.", "FO-RAN-28"),),
)


def take_own_train(s: State, seat: int) -> None:
    """On reaching level 3 of ranching a player has a refrigerator line, with markers of their own. FO-RAN-27,
    FO-MKT-13"""
    s.players[seat].refrigerator = first_markers()
    s.tell(ranch_story.OwnTrain, seat)


def first_markers() -> list[int]:
    """The markers of a refrigerator line, on their start steps. FO-SETUP-18, FO-MKT-13"""
    return [ROW_START[row] for row in COLD_ROWS]


def enclosures_for_own_train(s: State, seat: int) -> list[int]:
    """Enclosures with cattle, without revolt, not used for it in this round. FO-RAN-27, FO-RAN-28, FO-RAN-35"""
    if not s.players[seat].refrigerator or not trading.may_sell(s, seat, CATTLE):
        return []
    return [
        each.space
        for each in own_enclosures(s, seat)
        if each.cattle and not s.uses[each.space] and not s.damage[each.space] and land.places_left(s, each.space) > 0
    ]


def chilled_prices(s: State, seat: int, enclosure: Enclosure, sold: int, kept: int) -> tuple[int, int]:
    """The dollars for heads sold outright, and those that slaughter brings later. FO-RAN-28, FO-RAN-29"""
    kind = int(BREED_IS_DAIRY[enclosure.breed])
    now = later = 0
    for place in range(sold + kept):
        price = trading.price(s, COLD_ROWS[kind], seat, place)
        bonus = standing.sale_bonus(s, seat, CATTLE, place, True)
        if place < sold:
            now += price + bonus
        else:
            later += max(KEPT_LEAST, price - KEPT_COSTS) + bonus
    return now, later


def sell_to_own_train(s: State, seat: int, space: int) -> Rule[None]:
    """Lay a worker on an enclosure: heads are sold, or kept and slaughtered for money that comes with the next income.
    FO-RAN-27..30, FO-RAN-35"""
    most = min(MOST_CHILLED, enclosure_on(s, space).cattle)
    ways = [sold * 4 + kept for sold in range(4) for kept in range(4) if 1 <= sold + kept <= most]
    sold, kept = divmod((yield from pick(seat, CHILL_HOW, CHILL, ways, space)), 4)
    enclosure, player = enclosure_on(s, space), s.players[seat]
    now, later = chilled_prices(s, seat, enclosure, sold, kept)
    kind = int(BREED_IS_DAIRY[enclosure.breed])
    goods.lay(s, seat, space)
    s.uses = added(s.uses, space, 1)
    for _ in range(sold + kept):
        trading.move_marker(s, COLD_ROWS[kind], seat, 1)
        trading.note_sale(s, CATTLE)
    enclosure.cattle -= sold
    player.goods[MONEY] += now
    player.due += later
    if sold:
        s.tell(ranch_story.SoldCattle, seat, sold, now, ())
    if kept:
        s.tell(ranch_story.Slaughtered, seat, kept, later)


# --- in words -----------------------------------------------------------------------------------------------------


def _lot_words(lot: Lot) -> str:
    return f"Sell {story.heads(len(lot.rows))}: ${lot.dollars}"


def _chill_words(s: State, seat: int, enclosure: Enclosure, sold: int, kept: int) -> str:
    now, later = chilled_prices(s, seat, enclosure, sold, kept)
    parts = []
    if sold:
        parts.append(f"Sell {story.heads(sold)}: ${now}")
    if kept:
        parts.append(f"{'slaughter' if sold else 'Slaughter'} {story.heads(kept)}: ${later} next round")
    return ", ".join(parts)


def _herd_words(s: State, seat: int, space: int) -> str:
    enclosure = s.enclosure_at(space)
    if enclosure is None:
        return f"{story.heads(s.players[seat].cattle[space]).capitalize()} on {story.place(space)}"
    return f"{enclosure.cattle} {BREED_NAMES[enclosure.breed]} on {story.place(space)}"


WORKS[ranching.SELL] = Work(
    "Sell cattle at the railroad station, with a horse", "FO-RAN-08", 1, cattle_for_station, sell_at_station,
    _herd_words,
    "It takes the railroad station, an available horse, cattle of yours, and no cattle bought this turn.",
)  # fmt: skip
WORKS[ranching.OWN_TRAIN] = Work(
    "Sell to your refrigerator train", "FO-RAN-27", 3, enclosures_for_own_train, sell_to_own_train, _herd_words,
    "It takes an enclosure of yours with cattle that was not used for it this round, and no cattle bought this turn.",
)  # fmt: skip
