"""Industry buildings, guests and relief. Chapters 5.8 and 5.12.

The chapters of the three industries say where their buildings may stand: `industry.SITES[SAWMILL] = sawmill_spaces`.
"""

from collections.abc import Callable, Iterable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import INDUSTRY_BUILDING, RELIEF
from saddlebag.games.frontier.content import (
    ALLUVIAL_CLAIM,
    FARMSTEAD,
    FIRST_INDUSTRIAL,
    HARD_ROCK_MINE,
    INDUSTRIAL,
    INDUSTRIAL_COST,
    INDUSTRIAL_INDUSTRIES,
    INDUSTRIAL_LEVEL,
    INDUSTRIAL_LOGS,
    INDUSTRIAL_NAMES,
    INDUSTRIAL_TOOLS,
    INDUSTRY,
    INDUSTRY_NAMES,
    LOGGING_CAMP,
    PROSPECT,
    SPACE,
    STAMP_MILL,
    STEAM_DONKEY,
    TILE_COUNT,
)
from saddlebag.games.frontier.effects.terms import COST_INDUSTRY_BUILDING, LUMBERING, MINING, MONEY, RANCHING, TOOLS
from saddlebag.games.frontier.rules import goods, land, standing, turn
from saddlebag.games.frontier.rules.placing import PLACING, put_plainly
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import story

BUILDINGS = range(len(INDUSTRIAL))
HIGHEST_LEVEL = 4
"""FO-IND-01"""


def _kinds_up_to(industry: int, level: int) -> int:
    of_industry = [each for each in BUILDINGS if INDUSTRIAL_INDUSTRIES[each] >> industry & 1]
    return set_of([each for each in of_industry if INDUSTRIAL_LEVEL[each] <= level])


KINDS_OF_LEVEL = [
    [_kinds_up_to(industry, level) for level in range(HIGHEST_LEVEL + 1)] for industry in range(len(INDUSTRY))
]
"""The buildings that each industry may have up to a level, as a set. FO-IND-10"""
SITES: dict[int, Callable[[State, int], Iterable[int]]] = {}
"""The legal spaces of each building, without its cost: the chapters fill it, some with spaces that are found one by
one, since often only one is asked for. Ledger 9.5"""
BUYING: dict[int, Callable[[State, int], Rule[None]]] = {}
"""What happens after a building is paid for whose space is not chosen at once: a prospect is rolled for. FO-MIN-17"""
SITE_OF = {LUMBERING: LOGGING_CAMP, MINING: ALLUVIAL_CLAIM, RANCHING: FARMSTEAD}
"""The site that an industry is worked from. FO-TURN-07, FO-IND-05"""
UPON = (STEAM_DONKEY, HARD_ROCK_MINE, STAMP_MILL)
"""Built on what stands there already. FO-IND-14"""

# --- what other chapters ask --------------------------------------------------------------------------------------


def has_level(s: State, seat: int, industry: int, level: int) -> bool:
    """A player with level n may use all actions of levels 1 to n. FO-IND-01, FO-TURN-12"""
    return s.players[seat].levels[industry] >= level


def may_guest(s: State, seat: int, space: int) -> bool:
    """A site of another player may be worked for a fee. FO-TURN-06"""
    owner = s.owners[space]
    return owner not in (seat, NOBODY) and s.options.guest_workers and goods.has(s, seat, s.options.guest_fee)


def may_work(s: State, seat: int, space: int) -> bool:
    """An own site or that of a host, with a free place and without revolt. FO-TURN-05, FO-TURN-06, FO-DAM-02"""
    if s.damage[space] or land.places_left(s, space) <= 0:
        return False
    return s.owners[space] == seat or may_guest(s, seat, space)


def pay_guest(s: State, seat: int, space: int) -> None:
    """A guest pays the owner of the site; on one's own nothing is paid. FO-TURN-06"""
    owner, fee = s.owners[space], s.options.guest_fee
    if owner in (seat, NOBODY) or not fee:
        return
    goods.pay(s, seat, fee)
    goods.gain(s, owner, MONEY, fee)


def sites_for(s: State, seat: int, building: int) -> list[int]:
    """The legal spaces of a building under its placement rule, without its cost. FO-IND-09, FO-CORE-15"""
    find = SITES.get(building)
    return list(find(s, seat)) if find is not None and tiles_left(s, building) > 0 else []


def has_site(s: State, seat: int, building: int) -> bool:
    """Whether there is such a space. FO-IND-09, FO-CORE-15"""
    find = SITES.get(building)
    if find is None or tiles_left(s, building) <= 0:
        return False
    for _ in find(s, seat):
        return True
    return False


def tiles_left(s: State, building: int) -> int:
    """How many are left in the supply; a prospect is one of the placer tiles. FO-CORE-15, FO-MIN-17"""
    if building == STEAM_DONKEY:
        return TILE_COUNT[FIRST_INDUSTRIAL + building] - s.donkeys.bit_count()
    return land.tiles_left(s, FIRST_INDUSTRIAL + (ALLUVIAL_CLAIM if building == PROSPECT else building))


def place_building(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """Put it there, with all that belongs to it. FO-IND-08"""
    yield from PLACING.get(building, put_plainly)(s, seat, building, space)


def place_free(s: State, seat: int, building: int) -> Rule[bool]:
    """Place a site free under its normal rule; whether there was a space. FO-TURN-07, FO-IND-05, FO-MIN-15"""
    spaces = sites_for(s, seat, building)
    if not spaces:
        return False
    space = yield from choose_site(s, seat, building, spaces)
    yield from place_building(s, seat, building, space)
    return True


# --- questions ----------------------------------------------------------------------------------------------------

NO_SITE = {
    **dict.fromkeys(BUILDINGS, "It does not go there."),
    LOGGING_CAMP: "A logging camp goes on a forest by the river, or with one building between.",
    ALLUVIAL_CLAIM: "An alluvial deposit goes on flat land by river, stream or canal.",
    FARMSTEAD: "A farmstead goes on flat land.",
    STEAM_DONKEY: "A steam donkey goes on a logging camp of yours that has none.",
}
BUILD_WHAT = Question("build_what", "Which industry building do you buy?", clause="FO-IND-08")
BUILD_WHERE = Question(
    "build_where",
    "Where do you place the {}?",
    INDUSTRIAL,
    kind="building",
    says=lambda s, ask: INDUSTRIAL_NAMES[ask.about].lower(),
    clause="FO-IND-09",
)


def price(s: State, seat: int, building: int) -> int:
    """The dollars of an industry building. FO-IND-08"""
    return standing.cost(s, seat, COST_INDUSTRY_BUILDING, INDUSTRIAL_COST[building])


def price_words(s: State, seat: int, building: int) -> str:
    """`$5, 1 log and 1 tool`."""
    parts = [f"${price(s, seat, building)}"]
    if INDUSTRIAL_LOGS[building]:
        parts.append(counted(INDUSTRIAL_LOGS[building], "log"))
    if INDUSTRIAL_TOOLS[building]:
        parts.append(counted(INDUSTRIAL_TOOLS[building], "tool"))
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def kinds_of_levels(s: State, seat: int) -> tuple[int, ...]:
    """The buildings that belong to a level that the player has reached. FO-IND-10, FO-TURN-12"""
    lumbering, mining, ranching = s.players[seat].levels
    of_lumbering, of_mining, of_ranching = KINDS_OF_LEVEL
    return bits(of_lumbering[lumbering] | of_mining[mining] | of_ranching[ranching])


def may_own(s: State, seat: int, building: int) -> bool:
    """FO-IND-10, FO-TURN-12"""
    return building in kinds_of_levels(s, seat)


def can_pay(s: State, seat: int, building: int) -> bool:
    """FO-IND-08, FO-PUB-02"""
    held, logs = s.players[seat].goods, INDUSTRIAL_LOGS[building]
    if held[TOOLS] < INDUSTRIAL_TOOLS[building] or (logs and not goods.can_pay_logs(s, seat, logs)):
        return False
    cost = INDUSTRIAL_COST[building]
    return held[MONEY] >= cost or standing.affords(s, seat, COST_INDUSTRY_BUILDING, cost)


def can_buy(s: State, seat: int, building: int) -> bool:
    """A building of the player's levels. FO-IND-08, FO-IND-09"""
    return can_pay(s, seat, building) and has_site(s, seat, building)


def _something_affordable(s: State, seat: int) -> bool:
    return any(can_pay(s, seat, building) for building in kinds_of_levels(s, seat))


def _something_to_buy(s: State, seat: int) -> bool:
    for building in kinds_of_levels(s, seat):  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if can_buy(s, seat, building):
            return True
    return False


def _buy_words(s: State, seat: int) -> str:
    """Where there is only one kind to buy it is not asked for, so it is said here, with its price. FO-CORE-18"""
    kinds = [building for building in kinds_of_levels(s, seat) if can_buy(s, seat, building)]
    if len(kinds) != 1:
        return "Buy an industry building"
    return f"Buy {story.with_article(INDUSTRIAL_NAMES[kinds[0]].lower())}: {price_words(s, seat, kinds[0])}"


BUY_INDUSTRY = Verb(
    "build_industry",
    at=turn.ACTION,
    says=lambda s, ask, a: _buy_words(s, ask.seat),
    clause="FO-IND-08",
    needs=(
        turn.not_yet(INDUSTRY_BUILDING, "You have bought an industry building in this turn."),
        Need(
            lambda s, ask, a: _something_affordable(s, ask.seat),
            "You cannot pay for any industry building of your levels.",
            "FO-IND-10",
        ),
        Need(
            lambda s, ask, a: _something_to_buy(s, ask.seat),
            "There is no space or tile left for an industry building that you could pay for.",
            "FO-IND-09",
        ),
    ),
)
BUILD = Verb(
    "build",
    INDUSTRIAL,
    at=BUILD_WHAT,
    says=lambda s, ask, a: f"{INDUSTRIAL_NAMES[a.arg]}: {price_words(s, ask.seat, a.arg)}",
    clause="FO-IND-08",
    touches="building:{0}",
    needs=(
        Need(
            lambda s, ask, a: may_own(s, ask.seat, a.arg),
            lambda s, ask, a: f"It takes level {INDUSTRIAL_LEVEL[a.arg]} of its industry.",
            "FO-IND-10",
        ),
        Need(lambda s, ask, a: tiles_left(s, a.arg) > 0, "None is left in the supply.", "FO-CORE-15"),
        Need(
            lambda s, ask, a: can_pay(s, ask.seat, a.arg),
            lambda s, ask, a: f"It costs {price_words(s, ask.seat, a.arg)}.",
            "FO-IND-08",
        ),
        Need(
            lambda s, ask, a: has_site(s, ask.seat, a.arg),
            "There is no space where it could stand.",
            "FO-IND-09",
        ),
    ),
)
SITE = Verb(
    "site",
    SPACE,
    at=BUILD_WHERE,
    says=lambda s, ask, a: f"Place it on {story.place(a.arg)}",
    clause="FO-IND-09",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.spaces, "That board is not in play.", "FO-BOARD-01"),
        Need(
            lambda s, ask, a: ask.about in UPON or land.is_free(s, a.arg),
            "Something stands there already.",
            "FO-CORE-16",
        ),
        Need(
            lambda s, ask, a: ask.about in UPON or a.arg not in land.around_town(s),
            "Industry may not be placed around a town tile.",
            "FO-IND-09",
        ),
        Need(offered, lambda s, ask, a: NO_SITE[ask.about], "FO-IND-09"),
    ),
)
RELIEVE = Verb(
    "relief",
    INDUSTRY,
    at=turn.ACTION,
    says=lambda s, ask, a: f"Place a {INDUSTRIAL_NAMES[SITE_OF[a.arg]].lower()} free, since you have none to work",
    clause="FO-TURN-07",
    needs=(
        Need(
            lambda s, ask, a: bool(s.now.relief >> a.arg & 1),
            lambda s, ask, a: f"You have no {INDUSTRY_NAMES[a.arg].lower()} card, or a site that you could work.",
            "FO-TURN-07",
        ),
        turn.not_yet(RELIEF, "You have placed a free site in this turn."),
        Need(
            lambda s, ask, a: has_site(s, ask.seat, SITE_OF[a.arg]),
            "There is no space where it could stand.",
            "FO-TURN-07",
        ),
    ),
)

# --- rules --------------------------------------------------------------------------------------------------------


def note_relief(s: State) -> None:
    """When a turn begins: an industry without a site, or with all places taken by others, brings relief. FO-TURN-07"""
    if not s.options.blocked_relief:
        return
    for industry, level in enumerate(s.you.levels):
        if level and not _has_place(s, s.active, industry):
            s.now.relief |= 1 << industry


def _has_place(s: State, seat: int, industry: int) -> bool:
    for site in working_sites(s, seat, industry):
        others = land.workers_on(s, site) - s.players[seat].laid.count(site)
        if others < land.MOST_PIECES:
            return True
    return False


def working_sites(s: State, seat: int, industry: int) -> list[int]:
    """A player's logging camps, undepleted deposits or farmsteads. FO-TURN-07"""
    if industry == MINING:
        return [each.space for each in s.deposits if each.ore and s.owners[each.space] == seat]
    return land.own_sites(s, seat, SITE_OF[industry])


def offers(s: State, seat: int) -> list[Action]:
    """A purchase once a turn, and relief. FO-GEN-02, FO-TURN-08"""
    buys = not turn.done(s, INDUSTRY_BUILDING) and _something_to_buy(s, seat)
    bought = BUY_INDUSTRY.each if buys else turn.NOTHING
    relief = s.now.relief
    if not relief or turn.done(s, RELIEF):
        return bought
    blocked = [industry for industry in bits(relief) if has_site(s, seat, SITE_OF[industry])]
    return bought + [RELIEVE.each[industry] for industry in blocked]


def choose_site(s: State, seat: int, building: int, spaces: list[int]) -> Rule[int]:
    """Where a building goes, unless there is one space only. FO-CORE-18"""
    if len(spaces) == 1:
        return spaces[0]
    choice = yield Ask(seat, BUILD_WHERE, lambda: [SITE.each[space] for space in spaces], building)
    return choice.arg


def buy(s: State, choice: Action) -> Rule[None]:
    """Once a turn and without a worker: the kind, the space, then the price. FO-IND-08, FO-GEN-02"""
    seat = s.active
    kinds = [building for building in kinds_of_levels(s, seat) if can_buy(s, seat, building)]
    building = kinds[0]
    if len(kinds) > 1:
        chosen = yield Ask(seat, BUILD_WHAT, lambda: [BUILD.each[each] for each in kinds])
        building = chosen.arg
    turn.did(s, INDUSTRY_BUILDING)
    if building in BUYING:
        yield from _pay(s, seat, building)
        yield from BUYING[building](s, seat)
        return
    space = yield from choose_site(s, seat, building, sites_for(s, seat, building))
    yield from _pay(s, seat, building)
    yield from place_building(s, seat, building, space)


def _pay(s: State, seat: int, building: int) -> Rule[None]:
    """FO-IND-08, FO-PUB-02"""
    goods.pay(s, seat, price(s, seat, building))
    goods.pay(s, seat, INDUSTRIAL_TOOLS[building], TOOLS)
    yield from goods.pay_logs(s, seat, INDUSTRIAL_LOGS[building])


def relieve(s: State, choice: Action) -> Rule[None]:
    """A free site, without a worker and beside the purchase of the turn. FO-TURN-07, FO-TURN-08"""
    turn.did(s, RELIEF)
    yield from place_free(s, s.active, SITE_OF[choice.arg])


turn.ACTION_RULES[BUY_INDUSTRY.name] = buy
turn.ACTION_RULES[RELIEVE.name] = relieve
turn.AT_TURN_START.append(note_relief)
