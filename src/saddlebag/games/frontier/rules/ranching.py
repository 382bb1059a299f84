"""Ranching: where ranch buildings stand, how cattle come onto the range, the round-up. Chapter 5.15.

What a rancher does in a turn is a `Work`: the kind first, then the place. Other chapters of ranching add theirs.
"""

from collections.abc import Callable, Iterable, Iterator

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import (
    DONKEY_STABLE,
    ENCLOSURE,
    FARMSTEAD,
    FIRST_INDUSTRIAL,
    GRASSLAND,
    HORSE_STABLE,
    MULE_STABLE,
    OX_STABLE,
    PLAIN,
    SPACE,
    WIND_PUMP,
)
from saddlebag.games.frontier.effects.terms import CATTLE, GUNS, HORSE, MONEY, RANCHING
from saddlebag.games.frontier.rules import goods, industry, land, turn
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import ranch_story, story

FARMSTEAD_TILE = FIRST_INDUSTRIAL + FARMSTEAD
RANCH_TILES = frozenset(
    [FIRST_INDUSTRIAL + each
     for each in (FARMSTEAD, WIND_PUMP, HORSE_STABLE, DONKEY_STABLE, MULE_STABLE, OX_STABLE, ENCLOSURE)]
)  # fmt: skip
"""The buildings that can be links of a chain. FO-RAN-13"""
NO_RANCH_PAYS = 2
"""Dollars for each head that a player without a ranching card gains. FO-MKT-12"""

# --- where buildings stand ----------------------------------------------------------------------------------------


def farmstead_spaces(s: State, seat: int) -> Iterator[int]:
    """Free flat land that is not around town, one space by one. FO-RAN-12, FO-IND-09"""
    return land.free_flat(s, land.town(s).outside)


def group_of(s: State, seat: int, farmsteads: list[int]) -> set[int]:
    """The ranch buildings of a player that are linked to these farmsteads, and these. FO-RAN-13"""
    group, waiting = set(farmsteads), list(farmsteads)
    while waiting:
        for near in s.around[waiting.pop()]:
            if near not in group and s.owners[near] == seat and s.tiles[near] in RANCH_TILES:
                group.add(near)
                if s.options.ranch_chain:
                    waiting.append(near)
    return group


def ranch_spaces(s: State, seat: int) -> list[int]:
    """Free flat land around a farmstead or what is linked to it, not around town. FO-RAN-13, FO-IND-09"""
    farmsteads = land.own_sites(s, seat, FARMSTEAD)
    if not farmsteads:
        return []
    linked = group_of(s, seat, farmsteads) if s.options.ranch_chain else farmsteads
    beside = {near for building in linked for near in s.around[building]} - land.around_town(s)
    return land.in_order(s.layout, land.free_flat(s, [space for space in beside if s.tiles[space] == NOBODY]))


def enclosure_spaces(s: State, seat: int) -> list[int]:
    """The same, on grassland or plain. FO-RAN-21"""
    return [space for space in ranch_spaces(s, seat) if land.terrain(s, space) in (GRASSLAND, PLAIN)]


industry.SITES[FARMSTEAD] = farmstead_spaces
for building in (WIND_PUMP, HORSE_STABLE, DONKEY_STABLE, MULE_STABLE, OX_STABLE):
    industry.SITES[building] = ranch_spaces
industry.SITES[ENCLOSURE] = enclosure_spaces
industry.NO_SITE[ENCLOSURE] = "An enclosure goes on grassland or plain around your ranch."

# --- a rancher's work ---------------------------------------------------------------------------------------------

WORK = Names(
    "ranch work",
    ["drive", "breed", "farm_breed", "sell", "dairy", "stable", "stock", "round_up", "own_train"],
)
DRIVE, BREED, FARM_BREED, SELL, DAIRY, STABLE, STOCK, ROUND_UP, OWN_TRAIN = range(9)


class Work:
    """Something that ranchers do: from which level, in words, where, and how."""

    def __init__(
        self,
        says: str,
        clause: str,
        level: int,
        sites: Callable[[State, int], Iterable[int]],
        rule: Callable[[State, int, int], Rule[None]],
        label: Callable[[State, int, int], str],
        none: str,
        lays: bool = True,
    ) -> None:
        self.says = says
        self.clause = clause
        self.level = level
        self.sites = sites
        """The places for it, some of them found one by one, since often only one is asked for."""
        self.rule = rule
        self.label = label
        """The place in words, with what happens there."""
        self.none = none
        """What is said where there is no place for it."""
        self.lays = lays
        """Whether it takes a worker."""


WORKS: dict[int, Work] = {}
"""The chapters of ranching fill it."""
OF_LEVEL: list[list[int]] = []
"""The work that each level knows, once all chapters are there (see steps.py)."""
WITHOUT_WORKER: list[list[int]] = []
"""What of that takes no worker."""


def is_place_for(s: State, seat: int, work: int) -> bool:
    """Whether there is a place for it. FO-RAN-02"""
    for _ in WORKS[work].sites(s, seat):
        return True
    return False


def _has_level(s: State, ask: Ask, action: Action) -> bool:
    return industry.has_level(s, ask.seat, RANCHING, WORKS[action.arg].level)


def _has_worker(s: State, ask: Ask, action: Action) -> bool:
    return not WORKS[action.arg].lays or goods.standing(s, ask.seat) > 0


RANCH_WHERE = Question("ranch_where", "{}: where?", says=lambda s, ask: WORKS[ask.about].says, clause="FO-RAN-02")
RANCH = Verb(
    "ranch",
    WORK,
    at=turn.ACTION,
    says=lambda s, ask, a: WORKS[a.arg].says,
    clause=lambda s, ask, a: WORKS[a.arg].clause,
    further=lambda s, ask, a: [f"space:{SPACE[space]}" for space in WORKS[a.arg].sites(s, ask.seat)],
    goes_on={"space": "ranch_at"},
    needs=(
        Need(_has_level, lambda s, ask, a: f"It takes level {WORKS[a.arg].level} of ranching.", "FO-IND-01"),
        Need(_has_worker, "None of your workers stands.", "FO-TURN-01"),
        Need(
            lambda s, ask, a: is_place_for(s, ask.seat, a.arg),
            lambda s, ask, a: WORKS[a.arg].none,
            lambda s, ask, a: WORKS[a.arg].clause,
        ),
    ),
)
RANCH_AT = Verb(
    "ranch_at",
    SPACE,
    at=RANCH_WHERE,
    says=lambda s, ask, a: WORKS[ask.about].label(s, ask.seat, a.arg),
    clause=lambda s, ask, a: WORKS[ask.about].clause,
    touches="space:{0}",
    needs=(Need(offered, lambda s, ask, a: f"Not there. {WORKS[ask.about].none}", "FO-RAN-02"),),
)


def offers(s: State, seat: int) -> list[Action]:
    """What a rancher could do. FO-IND-01, FO-TURN-01, FO-TURN-12"""
    level = s.players[seat].levels[RANCHING]
    if not level:
        return turn.NOTHING
    known = OF_LEVEL[level] if goods.standing(s, seat) else WITHOUT_WORKER[level]
    return [RANCH.each[work] for work in known if is_place_for(s, seat, work)]


def do_ranch_work(s: State, choice: Action) -> Rule[None]:
    """The kind of work, then the place. FO-CORE-18"""
    seat, work = s.active, choice.arg
    site = yield from pick(seat, RANCH_WHERE, RANCH_AT, list(WORKS[work].sites(s, seat)), work)
    yield from WORKS[work].rule(s, seat, site)


turn.ACTION_RULES[RANCH.name] = do_ranch_work

# --- cattle -------------------------------------------------------------------------------------------------------


def herds(s: State, seat: int, least: int = 1) -> list[int]:
    """The spaces with so many range cattle of a player, from the lowest space id up. FO-RAN-01"""
    cattle, found = s.players[seat].cattle, land.herds(s).spaces[seat]
    return land.in_order(s.layout, found if least == 1 else [space for space in found if cattle[space] >= least])


def own_cattle(s: State, seat: int) -> int:
    """On the range and in enclosures. FO-RAN-19, FO-RAN-23"""
    return sum(s.players[seat].cattle) + sum([each.cattle for each in s.enclosures if s.owners[each.space] == seat])


HEAD_WHERE = Question("head_where", "Where does the next of your new cattle go?", clause="FO-MKT-12")
HEAD_ON = Verb(
    "head_on",
    SPACE,
    at=HEAD_WHERE,
    says=lambda s, ask, a: f"To {story.place(a.arg)}",
    clause="FO-MKT-12",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: land.room_for_cattle(s, a.arg) > 0, "There is no room on grassland there.", "FO-MKT-12"),
        Need(offered, "New cattle go around your farmsteads, or nearest to the train tile.", "FO-MKT-12"),
    ),
)


def spaces_for_new_cattle(s: State, seat: int) -> list[int]:
    """Grassland with room around a farmstead of the player, or else nearest to the train tile. FO-MKT-12"""
    with_room = land.with_room(s)
    around = {near for farmstead in land.own_sites(s, seat, FARMSTEAD) for near in s.around[farmstead]}
    by_farmstead = [space for space in with_room if space in around]
    if by_farmstead or not with_room:
        return by_farmstead
    train = land.train_tile(s)
    nearest = min([s.distance(space, train) for space in with_room])
    return [space for space in with_room if s.distance(space, train) == nearest]


def gain_cattle(s: State, seat: int, number: int) -> Rule[int]:
    """Head by head onto grassland; those without room are lost; without a ranching card $2 for each. How many were
    placed. FO-MKT-12"""
    if not s.players[seat].levels[RANCHING]:
        s.players[seat].goods[MONEY] += NO_RANCH_PAYS * number
        s.tell(ranch_story.PaidForCattle, seat, number, NO_RANCH_PAYS * number)
        return 0
    return (yield from put_out(s, seat, number, spaces_for_new_cattle))


def put_out(s: State, seat: int, number: int, spaces: Callable[[State, int], list[int]]) -> Rule[int]:
    """New cattle, head by head. FO-MKT-12, FO-RAN-25"""
    for placed in range(number):
        found = spaces(s, seat)
        if not found:
            s.tell(story.NoRoom, seat, CATTLE, number - placed)
            return placed
        space = yield from pick(seat, HEAD_WHERE, HEAD_ON, found)
        s.players[seat].cattle = added(s.players[seat].cattle, space, 1)
        s.tell(story.CattlePlaced, seat, 1, space)
    return number


# --- the round-up -------------------------------------------------------------------------------------------------

PAIRS = Names("number of pairs", [str(number) for number in range(1, 41)])
HOW_MANY_PAIRS = Question("how_many_pairs", "How many horses with a gun each ride out?", clause="FO-RAN-25")
RIDE_OUT = Verb(
    "ride_out",
    PAIRS,
    at=HOW_MANY_PAIRS,
    says=lambda s, ask, a: f"{counted(a.arg + 1, 'horse')} and {counted(a.arg + 1, 'gun')}: {2 * (a.arg + 1)} cattle",
    clause="FO-RAN-25",
    needs=(Need(offered, "You do not have so many horses that are available and guns.", "FO-RAN-25"),),
)


def pairs_ready(s: State, seat: int) -> int:
    """Available horses with a gun each. FO-RAN-25, FO-RAN-26"""
    player = s.players[seat]
    return min(goods.available(player, HORSE), player.goods[GUNS])


def spend_pairs(s: State, seat: int, number: int) -> None:
    """Exhaust a horse and discard a gun, so many times. FO-RAN-25, FO-RAN-26"""
    goods.exhaust(s, seat, HORSE, number)
    goods.pay(s, seat, number, GUNS)


def may_defend(s: State, seat: int) -> bool:
    """A rancher of level 3 fends off rustlers and fence cutters, each loss with a horse and a gun. FO-RAN-26"""
    return industry.has_level(s, seat, RANCHING, 3) and pairs_ready(s, seat) > 0


def round_up_spaces(s: State, seat: int) -> list[int]:
    """Grassland with room around a farmstead or around cattle of the player. FO-RAN-25"""
    own = [each.space for each in s.enclosures if each.cattle and s.owners[each.space] == seat]
    near = {near for space in (*land.own_sites(s, seat, FARMSTEAD), *herds(s, seat), *own) for near in s.around[space]}
    return [space for space in land.with_room(s) if space in near]


def round_up_farmsteads(s: State, seat: int) -> list[int]:
    """FO-RAN-25, FO-TURN-06"""
    if not pairs_ready(s, seat):
        return []
    farmsteads = own_farmsteads(s, seat)
    return farmsteads if farmsteads and round_up_spaces(s, seat) else []


def own_farmsteads(s: State, seat: int) -> list[int]:
    """Those of one's own that a worker can be laid on. FO-TURN-05, FO-DAM-02"""
    own = land.own_sites(s, seat, FARMSTEAD)
    return [space for space in own if industry.may_work(s, seat, space)]


def round_up(s: State, seat: int, farmstead: int) -> Rule[None]:
    """Each horse with a gun brings up to two free cattle. FO-RAN-25"""
    number = 1 + (yield from pick(seat, HOW_MANY_PAIRS, RIDE_OUT, range(pairs_ready(s, seat))))
    goods.lay(s, seat, farmstead)
    spend_pairs(s, seat, number)
    s.tell(ranch_story.RoundedUp, seat, number)
    yield from put_out(s, seat, 2 * number, round_up_spaces)


WORKS[ROUND_UP] = Work(
    "Round up wild cattle", "FO-RAN-25", 3, round_up_farmsteads, round_up,
    lambda s, seat, space: f"From the farmstead on {story.place(space)}",
    "It takes a farmstead of yours with a free place, an available horse, a gun, and grassland with room.",
)  # fmt: skip
