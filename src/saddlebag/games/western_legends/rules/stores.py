"""General Stores and the Trading Post: buying and upgrading items. Chapters 5.11 and 5.17."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Repeat, Stage
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import Shopping
from saddlebag.games.western_legends.content import (
    BUILDING,
    BUILDING_KIND,
    ITEM,
    ITEM_COST,
    ITEM_KIND,
    ITEM_NAMES,
    MISC,
    STORE_AT,
    TRADING_POST,
    WEAPON,
)
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects.goals import PURCHASE as PURCHASED
from saddlebag.games.western_legends.rules import deeds, goods
from saddlebag.games.western_legends.rules.texts import CHANGES, RULES, Using, gain_item
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story

ALL_ITEMS = (1 << len(ITEM)) - 1
STEP, DEAREST = 10, max(ITEM_COST)
AFFORDABLE = [
    set_of([item for item, cost in enumerate(ITEM_COST) if cost <= dollars]) for dollars in range(0, DEAREST + 1, STEP)
]
"""The items that cost no more than so many times $10, as bits."""

# --- what a store sells -------------------------------------------------------------------------------------------


def sold_at(s: State, place: int) -> int:
    """The kinds that a place sells, as bits: the Trading Post has its own, the General Stores all others; goods that
    come to a player are from both stands. AU-STORE-01..05, AU-CARD-01"""
    if place == NOBODY:
        return ALL_ITEMS
    return s.post if BUILDING_KIND[STORE_AT[place]] == TRADING_POST else ALL_ITEMS & ~s.post


def sells(s: State, place: int, item: int) -> bool:
    return bool(sold_at(s, place) >> item & 1)


def can_be_upgraded(s: State, seat: int) -> int:
    """Weapons and mounts of one's own, as bits, once each. WL-STORE-02"""
    player = s.players[seat]
    return player.items & ~player.upgraded & ~goods.ITEMS_OF_KIND[MISC]


def may_buy(s: State, seat: int, place: int) -> tuple[int, ...]:
    """What a player can buy at a place, if some is left. WL-STORE-01, WL-STORE-04, WL-GEN-06"""
    player = s.players[seat]
    wanted = sold_at(s, place) & ~player.items & AFFORDABLE[min(player.money, DEAREST) // STEP]
    if wanted & goods.ITEMS_OF_KIND[MISC] and not goods.may_own_misc(player):
        wanted &= ~goods.ITEMS_OF_KIND[MISC]
    return bits(wanted)


def may_upgrade(s: State, seat: int, place: int) -> tuple[int, ...]:
    """For the price again. WL-STORE-02, AU-STORE-05"""
    own = can_be_upgraded(s, seat)
    return bits(own & sold_at(s, place) & AFFORDABLE[min(s.players[seat].money, DEAREST) // STEP]) if own else ()


def something_to_buy(s: State, seat: int, place: int) -> bool:
    for item in may_buy(s, seat, place):
        if s.stock[item] > 0:
            return True
    return bool(may_upgrade(s, seat, place))


# --- words --------------------------------------------------------------------------------------------------------


def _shopping(s: State) -> Shopping:
    assert s.shopping is not None
    return s.shopping


def _sold_here(s: State, ask: Ask, action: Action) -> bool:
    return sells(s, _shopping(s).place, action.arg)


def _affordable(s: State, ask: Ask, action: Action) -> bool:
    return s.players[ask.seat].money >= ITEM_COST[action.arg]


def _has_room(s: State, ask: Ask, action: Action) -> bool:
    return goods.may_own(s, ask.seat, action.arg)


NOT_SOLD = Need(_sold_here, "That is sold at the other stand.", "AU-STORE-01")
TOO_DEAR = Need(
    _affordable, lambda s, ask, a: f"The {ITEM_NAMES[a.arg]} costs ${ITEM_COST[a.arg]}.", clause="WL-STORE-01"
)
BUYING = Question("buying", "What do you buy or have upgraded?", clause="WL-STORE-01")
BUY = Verb(
    "buy",
    ITEM,
    at=BUYING,
    says=lambda s, ask, a: f"Buy the {ITEM_NAMES[a.arg]} for ${ITEM_COST[a.arg]}",
    clause="WL-STORE-01",
    touches="item:{0}",
    needs=(
        NOT_SOLD,
        Need(lambda s, ask, a: not s.players[ask.seat].items >> a.arg & 1, "You own that already.", "WL-GEN-06"),
        Need(_has_room, "You own three miscellaneous items.", "WL-STORE-04"),
        Need(lambda s, ask, a: s.stock[a.arg] > 0, "None is left in the stand.", "WL-STORE-08"),
        TOO_DEAR,
    ),
)
UPGRADE = Verb(
    "upgrade",
    ITEM,
    at=BUYING,
    says=lambda s, ask, a: f"Have the {ITEM_NAMES[a.arg]} upgraded for ${ITEM_COST[a.arg]}",
    clause="WL-STORE-02",
    touches="item:{0}",
    needs=(
        Need(
            lambda s, ask, a: bool(can_be_upgraded(s, ask.seat) >> a.arg & 1),
            "Only a weapon or mount of yours that is not upgraded yet can be.",
            "WL-STORE-02",
        ),
        NOT_SOLD,
        TOO_DEAR,
    ),
)
LEAVE_STORE = Verb(
    "leave_store",
    at=BUYING,
    says="Buy nothing more",
    clause="WL-STORE-01",
    main=True,
    passes=True,
    needs=(Need(lambda s, ask, a: _shopping(s).bought > 0, "Buy or upgrade something first.", "WL-STORE-01"),),
)
OUT = LEAVE_STORE.each[0]
IN_USE = Question("in_use", "Do you use the {} from now on?", ITEM, says=lambda s, ask: ITEM_NAMES[ask.about])
MAKE_ACTIVE = Verb(
    "make_active",
    at=IN_USE,
    says=lambda s, ask, a: f"Use the {ITEM_NAMES[ask.about]}",
    clause="WL-STORE-06",
    main=True,
)
KEEP_OLD = Verb(
    "keep_old",
    at=IN_USE,
    says=lambda s, ask, a: f"Keep using the {ITEM_NAMES[in_use(s, ask.seat, ITEM_KIND[ask.about])]}",
    clause="WL-STORE-06",
    passes=True,
)
NEW, OLD = MAKE_ACTIVE.each[0], KEEP_OLD.each[0]


# --- shopping -----------------------------------------------------------------------------------------------------


def on_sale(s: State, seat: int) -> list[Action]:
    """What a player can buy and have upgraded where they are shopping. WL-STORE-01, WL-STORE-08"""
    shopping = _shopping(s)
    found = [BUY.each[item] for item in may_buy(s, seat, shopping.place) if s.stock[item] > 0]
    found += [UPGRADE.each[item] for item in may_upgrade(s, seat, shopping.place)]
    if shopping.bought:
        found.append(OUT)
    return found


def goes_on(s: State) -> bool:
    """Whether more can be bought; not if the player is no longer at the store. WL-TURN-11"""
    place = _shopping(s).place
    return place in (NOBODY, s.you.place) and something_to_buy(s, s.active, place)


def shop(s: State) -> Rule[bool]:
    """One item is bought or upgraded, or none any more; whether the Purchase is over. WL-STORE-01, WL-STORE-03"""
    choice = yield Ask(s.active, BUYING, lambda: on_sale(s, s.active))
    if choice is OUT:
        return True
    goods.pay(s, s.active, ITEM_COST[choice.arg])
    _shopping(s).bought += 1
    if choice.verb == UPGRADE.name:
        s.you.upgraded |= 1 << choice.arg
        deeds.gained(s, s.active)
        s.tell(road_story.Upgraded, s.who(s.active), choice.arg)
    else:
        yield from gain_item(s, s.active, choice.arg)
        yield from take_in_use(s, s.active, choice.arg)
    return not goes_on(s)


def in_use(s: State, seat: int, kind: int) -> int:
    """The active weapon or mount."""
    player = s.players[seat]
    return player.weapon if kind == WEAPON else player.mount


def take_in_use(s: State, seat: int, item: int) -> Rule[None]:
    """A weapon or mount just bought may be made active; where none is, it is. WL-STORE-06"""
    if ITEM_KIND[item] == MISC:
        return
    if in_use(s, seat, ITEM_KIND[item]) != NOBODY:
        choice = yield Ask(seat, IN_USE, lambda: [NEW, OLD], item)
        if choice is OLD:
            return
    goods.make_active(s.players[seat], item)
    s.tell(road_story.MadeActive, s.who(seat), item)


def close_store(s: State) -> None:
    """The Purchase is over. WL-STORE-01"""
    deeds.did(s, s.active, PURCHASED, _shopping(s).bought)


SHOPPING = Course("shopping", Stage("shopping", Repeat(shop), close_store), owns="shopping")
"""WL-STORE-01"""

# --- going there --------------------------------------------------------------------------------------------------


def _store(s: State, ask: Ask) -> int:
    return STORE_AT[s.players[ask.seat].place]


def _the_store(s: State, ask: Ask, action: Action) -> list[str]:
    store = _store(s, ask)
    return [] if store == NOBODY else [f"building:{BUILDING[store]}"]


PURCHASE = Verb(
    "purchase",
    at=ACTION,
    says="Go shopping",
    clause="WL-STORE-01",
    touches=_the_store,
    needs=(
        Need(lambda s, ask, a: _store(s, ask) != NOBODY, "There is no store beside you.", "WL-LOC-01"),
        Need(
            lambda s, ask, a: something_to_buy(s, ask.seat, s.players[ask.seat].place),
            "There is nothing here that you can pay for and may own.",
            "WL-STORE-01",
        ),
    ),
)
GO_SHOPPING = PURCHASE.each[0]


def purchase(s: State, action: Action) -> None:
    """WL-STORE-01, AU-STORE-04"""
    begin(s, s.you.place)


def begin(s: State, place: int) -> None:
    s.shopping = Shopping(place)
    s.tell(road_story.WentShopping, s.who(s.active), place)


@RULES.of(fx.PurchaseAnywhere)
def purchase_anywhere(s: State, now: Using, step: fx.PurchaseAnywhere) -> None:
    """Wherever the player is, from both stands. AU-CARD-01, AU-STORE-03"""
    begin(s, NOBODY)


def _can_purchase(s: State, now: Using, step: fx.PurchaseAnywhere) -> bool:
    return something_to_buy(s, now.seat, NOBODY)


CHANGES[fx.PurchaseAnywhere.kind] = _can_purchase
ACTION_RULES[PURCHASE.name] = purchase


def offers(s: State, seat: int) -> list[Action]:
    """WL-STORE-01, WL-LOC-01"""
    place = s.players[seat].place
    return [GO_SHOPPING] if STORE_AT[place] != NOBODY and something_to_buy(s, seat, place) else []
