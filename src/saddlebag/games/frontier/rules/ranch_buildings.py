"""Stables, fenced enclosures with their breeds, and the dairy. Chapter 5.15."""

from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import (
    BREED,
    BREED_COUNT,
    BREED_EXTRA,
    BREED_IS_DAIRY,
    BREED_MEAT_BONUS,
    BREED_MILK_BONUS,
    BREED_NAMES,
    BREED_PRICE,
    DONKEY_STABLE,
    ENCLOSURE,
    FIRST_INDUSTRIAL,
    HORSE_STABLE,
    MULE_STABLE,
    OX_STABLE,
    SPACE,
)
from saddlebag.games.frontier.effects.terms import CATTLE, DONKEY, HORSE, MONEY, MULE, OX, amount
from saddlebag.games.frontier.rules import goods, land, ranching, trading
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.rules.placing import PLACING, put
from saddlebag.games.frontier.rules.ranching import WORKS, Work
from saddlebag.games.frontier.state import Enclosure, State, added
from saddlebag.games.frontier.words import ranch_story, story

MOST_ANIMALS = 3
"""Of one use of a stable. FO-RAN-20"""
MOST_MILKED = 2
"""Enclosures by one worker. FO-RAN-11"""
STABLES = {
    FIRST_INDUSTRIAL + HORSE_STABLE: HORSE,
    FIRST_INDUSTRIAL + DONKEY_STABLE: DONKEY,
    FIRST_INDUSTRIAL + MULE_STABLE: MULE,
    FIRST_INDUSTRIAL + OX_STABLE: OX,
}
"""The animal of each stable. FO-RAN-15"""

# --- stables ------------------------------------------------------------------------------------------------------


def born(s: State, seat: int, animal: int) -> int:
    """How many animals a stable adds: one for two horses, two donkeys, a donkey with a horse, or four cattle; at most
    three, as far as there is room. FO-RAN-16..20"""
    owned = s.players[seat].goods
    number = {
        HORSE: owned[HORSE] // 2,
        DONKEY: owned[DONKEY] // 2,
        MULE: min(owned[DONKEY], owned[HORSE]),
        OX: ranching.own_cattle(s, seat) // 4,
    }[animal]
    return min(number, MOST_ANIMALS, goods.animal_room(s, seat))


def stables_ready(s: State, seat: int) -> list[int]:
    """Own stables that were not used in this round, without revolt, that would add an animal. FO-RAN-15, FO-RAN-34"""
    owners, uses, damage, where = s.owners, s.uses, s.damage, land.town(s).where
    ready = [
        space
        for stable, animal in STABLES.items()
        for space in where.get(stable, ())
        if owners[space] == seat and not uses[space] and not damage[space] and born(s, seat, animal)
    ]
    return land.in_order(s.layout, ready)


def use_stable(s: State, seat: int, space: int) -> Rule[None]:
    """Lay a worker on a stable, once a round; its animals are available at once. FO-RAN-16..20, FO-RAN-34"""
    goods.lay(s, seat, space)
    s.uses = added(s.uses, space, 1)
    animal = STABLES[s.tiles[space]]
    goods.gain(s, seat, animal, born(s, seat, animal))
    return
    yield


# --- enclosures ---------------------------------------------------------------------------------------------------

TAKE_BREED = Question("take_breed", "Which breed is the enclosure for?", clause="FO-RAN-21")
BREED_OF = Verb(
    "breed_of",
    BREED,
    at=TAKE_BREED,
    says=lambda s, ask, a: breed_words(a.arg),
    clause="FO-RAN-21",
    needs=(
        Need(lambda s, ask, a: breeds_left(s, a.arg) > 0, "All three enclosures of that breed are taken.", "FO-RAN-21"),
    ),
)
HEADS = Names("number of cattle", [str(number) for number in range(1, 13)])
STOCK_HOW_MANY = Question(
    "stock_how_many", "How many {} cattle do you buy?", BREED, says=lambda s, ask: BREED_NAMES[ask.about],
    clause="FO-RAN-22",
)  # fmt: skip
STOCK_WITH = Verb(
    "stock_with",
    HEADS,
    at=STOCK_HOW_MANY,
    says=lambda s, ask, a: f"Buy {story.heads(a.arg + 1)} for ${stock_price(s, ask.seat, ask.about, a.arg + 1)}",
    clause="FO-RAN-22",
    needs=(Need(offered, "An enclosure holds three, and you must be able to pay for them.", "FO-RAN-22"),),
)


def breed_words(breed: int) -> str:
    """`Holstein, dairy: $6 a head, $1 more for milk`."""
    bonuses = []
    if BREED_MEAT_BONUS[breed]:
        bonuses.append(f"${BREED_MEAT_BONUS[breed]} more when sold to a train")
    if BREED_MILK_BONUS[breed]:
        bonuses.append(f"${BREED_MILK_BONUS[breed]} more for milk")
    kind = "dairy" if BREED_IS_DAIRY[breed] else "meat"
    return ", ".join([f"{BREED_NAMES[breed]}, {kind}: ${BREED_PRICE[breed]} a head", *bonuses])


def breeds_left(s: State, breed: int) -> int:
    """FO-RAN-21"""
    return BREED_COUNT[breed] - sum([each.breed == breed for each in s.enclosures])


def put_enclosure(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """On building it take one breed tile still available. FO-RAN-21"""
    left = [breed for breed in range(len(BREED)) if breeds_left(s, breed)]
    breed = yield from pick(seat, TAKE_BREED, BREED_OF, left)
    put(s, seat, building, space)
    s.enclosures.append(Enclosure(space, breed))
    s.enclosures.sort(key=lambda each: each.space)
    s.tell(ranch_story.ChoseBreed, seat, breed, space)


PLACING[ENCLOSURE] = put_enclosure


def own_enclosures(s: State, seat: int) -> list[Enclosure]:
    """In the order of their spaces."""
    return [each for each in s.enclosures if s.owners[each.space] == seat]


def enclosure_on(s: State, space: int) -> Enclosure:
    """The enclosure on a space that is known to have one."""
    found = s.enclosure_at(space)
    assert found is not None
    return found


def stock_price(s: State, seat: int, breed: int, number: int) -> int:
    """The breed's price for each, and its extra for a player's first cow. FO-RAN-22, FO-RAN-23"""
    first = 0 if ranching.own_cattle(s, seat) else BREED_EXTRA[breed]
    return number * BREED_PRICE[breed] + first


def most_stocked(s: State, seat: int, enclosure: Enclosure) -> int:
    """How many a player could buy for an enclosure. FO-RAN-22"""
    most = land.MOST_PIECES - enclosure.cattle
    while most and not goods.has(s, seat, stock_price(s, seat, enclosure.breed, most)):
        most -= 1
    return most


def enclosures_to_stock(s: State, seat: int) -> list[int]:
    """FO-RAN-22, FO-MKT-15"""
    if not trading.may_buy(s, seat, CATTLE):
        return []
    return [each.space for each in own_enclosures(s, seat) if most_stocked(s, seat, each)]


def stock(s: State, seat: int, space: int) -> Rule[None]:
    """Buy cattle of its breed for an enclosure, without a worker. FO-RAN-22, FO-GEN-02"""
    enclosure = enclosure_on(s, space)
    most = most_stocked(s, seat, enclosure)
    number = 1 + (yield from pick(seat, STOCK_HOW_MANY, STOCK_WITH, range(most), enclosure.breed))
    enclosure = enclosure_on(s, space)
    goods.pay(s, seat, stock_price(s, seat, enclosure.breed, number))
    enclosure.cattle += number
    s.now.bought |= 1 << CATTLE
    s.tell(ranch_story.Stocked, seat, number, space)


# --- dairy --------------------------------------------------------------------------------------------------------

MILK_WHICH = Question("milk_which", "Which cows do you milk first, at $2 each?", clause="FO-RAN-11")
MILK_NEXT = Question("milk_next", "Which cows do you milk as well, at $1 each?", clause="FO-RAN-11")
MILK = Verb(
    "milk",
    SPACE,
    at=(MILK_WHICH, MILK_NEXT),
    says=lambda s, ask, a: f"{milk_words(s, a.arg)}: ${milk_money(enclosure_on(s, a.arg), ask.question is MILK_WHICH)}",
    clause="FO-RAN-11",
    touches="space:{0}",
    needs=(Need(offered, "That is no dairy enclosure of this ranch with cows that were not milked yet.", "FO-RAN-11"),),
)
MILK_NO_MORE = Verb(
    "milk_no_more", at=MILK_NEXT, says="Milk no others", clause="FO-RAN-11", passes=True
)  # fmt: skip
NO_MORE_MILK = MILK_NO_MORE.each[0]


def milk_words(s: State, space: int) -> str:
    """`3 Jersey cattle on The Bend A1`."""
    enclosure = enclosure_on(s, space)
    return f"{enclosure.cattle} {BREED_NAMES[enclosure.breed]} cattle on {story.place(space)}"


def milk_money(enclosure: Enclosure, first: bool) -> int:
    """$2 a cow in the first enclosure, $1 in the second, and the breed's bonus once. FO-RAN-11"""
    return enclosure.cattle * (2 if first else 1) + BREED_MILK_BONUS[enclosure.breed]


def to_milk(s: State, seat: int, farmstead: int) -> list[int]:
    """Dairy enclosures of a farmstead's group with cows that were not milked in this round. FO-RAN-11, FO-RAN-31"""
    enclosures = own_enclosures(s, seat)
    if not enclosures:
        return []
    group = ranching.group_of(s, seat, [farmstead])
    return [
        each.space
        for each in enclosures
        if each.space in group and each.cattle and BREED_IS_DAIRY[each.breed]
        and not s.milked >> each.space & 1 and not s.damage[each.space]
    ]  # fmt: skip


def dairy_farmsteads(s: State, seat: int) -> list[int]:
    """FO-RAN-11"""
    if not s.enclosures:
        return []
    return [space for space in ranching.own_farmsteads(s, seat) if to_milk(s, seat, space)]


def milk(s: State, seat: int, farmstead: int) -> Rule[None]:
    """Lay a worker on your farmstead and milk one or two dairy enclosures. FO-RAN-11"""
    space = yield from pick(seat, MILK_WHICH, MILK, to_milk(s, seat, farmstead))
    goods.lay(s, seat, farmstead)
    _take_milk(s, seat, space, True)
    left = to_milk(s, seat, farmstead)
    if not left:
        return
    choice = yield Ask(seat, MILK_NEXT, lambda: [*[MILK.each[each] for each in left], NO_MORE_MILK])
    if choice is not NO_MORE_MILK:
        _take_milk(s, seat, choice.arg, False)


def _take_milk(s: State, seat: int, space: int, first: bool) -> None:
    dollars = milk_money(enclosure_on(s, space), first)
    s.milked |= 1 << space
    s.players[seat].goods[MONEY] += dollars
    s.tell(ranch_story.Milked, seat, space, dollars)


# --- in words -----------------------------------------------------------------------------------------------------


def _stable_words(s: State, seat: int, space: int) -> str:
    animal = STABLES[s.tiles[space]]
    return f"{amount(animal, born(s, seat, animal))} from the stable on {story.place(space)}"


def _enclosure_words(s: State, seat: int, space: int) -> str:
    enclosure = enclosure_on(s, space)
    return f"{BREED_NAMES[enclosure.breed]} for {story.place(space)}, ${BREED_PRICE[enclosure.breed]} a head"


WORKS[ranching.STABLE] = Work(
    "Raise animals in a stable", "FO-RAN-15", 2, stables_ready, use_stable, _stable_words,
    "It takes a stable of yours that was not used this round, the animals it breeds from, and room for more.",
)  # fmt: skip
WORKS[ranching.STOCK] = Work(
    "Buy cattle for an enclosure", "FO-RAN-22", 2, enclosures_to_stock, stock, _enclosure_words,
    "It takes an enclosure of yours with room and the price of a cow, and no cattle sold this turn.", lays=False,
)  # fmt: skip
WORKS[ranching.DAIRY] = Work(
    "Milk the cows of a farmstead", "FO-RAN-11", 2, dairy_farmsteads, milk,
    lambda s, seat, space: f"The farmstead on {story.place(space)}",
    "It takes a farmstead of yours with a free place, and dairy cows in its enclosures not milked this round.",
)  # fmt: skip
