"""The answers worth a bot's time, where a list is long. Not part of the rules.

Where something is placed, the best few spaces of a quick look are thought about; the others are as good as one of
them or worse.
"""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.language import Thing
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.games.frontier.content import (
    DOWNSTREAM,
    FIRST_PUBLIC,
    GOAL_PARTS,
    LOGGING_CAMP,
    PUBLIC_COST,
    PUBLIC_LOGS,
    PUBLIC_STATUS,
    PUBLIC_TAG,
    ROW_GOOD,
    SAFETY_TAG,
)
from saddlebag.games.frontier.effects.goals import SAFETY_BESIDE_HOUSING, Once, Per, Stands, StandsBeside
from saddlebag.games.frontier.effects.terms import LUMBERING
from saddlebag.games.frontier.mind import prices
from saddlebag.games.frontier.mind.timber import log_worth
from saddlebag.games.frontier.rules import deposits, land
from saddlebag.games.frontier.rules.deposits import under_way
from saddlebag.games.frontier.rules.mining_dice import BUY_SIX, DIE_UP, PLAY_DIE, diggings
from saddlebag.games.frontier.state import State

Rank = Callable[[State, int, Ask, Action], float]
"""How promising an answer looks at first sight to a seat."""


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time, in the order of the question."""
    options = ask.options
    if len(options) <= 2:
        return options
    name = ask.question.name
    if name == "choose_industry":
        return _any_industry(s, ask)
    if name in MOST:
        return options[-2:]
    if name in ENDS:
        return [options[0], options[-1]]
    if name in NUMBERS:
        return _some_numbers(options)
    trimmed = RANKED.get(name)
    if trimmed is None or len(options) <= trimmed[1]:
        return options
    rank, most = trimmed
    seat = ask.seats[0]
    best = sorted(options, key=lambda option: -rank(s, seat, ask, option))[:most]
    return [option for option in options if option in best]


def _any_industry(s: State, ask: Ask) -> list[Action]:
    """Industries are as good as each other, so that any will do: it hangs on the dice of the imagined world."""
    return [ask.options[(s.dice.seed >> 7 ^ ask.seats[0]) % len(ask.options)]]


def _some_numbers(options: list[Action]) -> list[Action]:
    """Of many numbers the first, one in the middle and the last two."""
    if len(options) <= 4:
        return options
    return [options[0], options[len(options) // 2], *options[-2:]]


# --- the town -----------------------------------------------------------------------------------------------------


def _goal_things(s: State, seat: int) -> set[int]:
    """The public buildings that a player's goal counts or asks for."""
    goal = s.players[seat].goal
    found: set[int] = set()
    for part in GOAL_PARTS[goal] if goal != NOBODY else ():
        if isinstance(part, Per):
            found.update([thing.number for thing in part.things if isinstance(thing, Thing)])
            if SAFETY_BESIDE_HOUSING in part.things:
                found.update([kind for kind, tag in enumerate(PUBLIC_TAG) if tag == SAFETY_TAG])
        elif isinstance(part, Once) and isinstance(part.asked, Stands | StandsBeside):
            found.add(part.asked.building.number)
    return found


def _public_kind(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Cheap and useful ones, those that town has not got, those of one's goal, and for a mayor those that help to keep
    a promise."""
    kind = option.arg
    value = -PUBLIC_COST[kind] - 2.5 * PUBLIC_LOGS[kind] + prices.USE[kind] + 15.0 * (kind in _goal_things(s, seat))
    value += 4.0 * (FIRST_PUBLIC + kind not in s.tiles)
    if seat == s.mayor:
        for status, by in PUBLIC_STATUS[kind]:
            if status < len(s.status) and any(target > s.status[status] for target in s.promises[status]):
                value += 6.0 * by
    return value


def _public_space(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Beside housing, where a building can be used."""
    if option.arg >= len(s.tiles):
        return 99.0
    beside = sum([s.tiles[near] >= FIRST_PUBLIC for near in s.adjacent[option.arg]])
    return 2.0 * min(3, land.capacity_beside(s, option.arg)) + 0.3 * beside


def _useful_building(s: State, seat: int, ask: Ask, option: Action) -> float:
    """By what a use brings; of several of a kind the first, unless one is one's own."""
    kind = land.public_at(s, option.arg)
    if kind == NOBODY:
        return 0.0
    return prices.USE[kind] + 0.1 * (s.owners[option.arg] == seat) - 1.5 * _is_another(s, option.arg)


def _is_another(s: State, space: int) -> bool:
    """Whether a tile of the same kind lies on a lower space."""
    return s.tiles.index(s.tiles[space]) < space


def _useful_good(s: State, seat: int, ask: Ask, option: Action) -> float:
    """What one has least of, by what it is worth."""
    good = ROW_GOOD[option.arg]
    if good >= len(prices.GOODS):
        return 0.0
    return prices.GOODS[good] / (1.0 + s.players[seat].goods[good])


def _housing_space(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Beside public buildings, and where the town can grow."""
    if not option.args:
        return 99.0
    value = 0.0
    for near in s.adjacent[option.arg]:
        tile = s.tiles[near]
        if tile == NOBODY:
            value += 0.3 * land.is_flat(s, near)
        elif land.is_public(s, near):
            value += 1.0 + (s.owners[near] == seat)
    return value


# --- industries ---------------------------------------------------------------------------------------------------


def _camp_space(s: State, seat: int, space: int) -> float:
    trees = s.trees[space] + sum([s.trees[near] for near in s.around[space]])
    level = s.players[seat].levels[LUMBERING]
    basins = land.basins_beside(s, space) or DOWNSTREAM[s.layout][:1]
    return trees * max([log_worth(s, basin, level) for basin in basins])


def _ranch_space(s: State, seat: int, space: int) -> float:
    """Among cattle and grass, away from town, and near the trains."""
    cattle, around, train = s.players[seat].cattle, s.around[space], land.train_tile(s)
    herd = sum([min(3, cattle[near]) for near in around])
    grass = sum([land.is_grazing(s, near) for near in around])
    hemmed_in = sum([near in land.around_town(s) for near in around])
    return 2.0 * herd + 0.4 * grass - 0.5 * hemmed_in - 0.5 * s.distance(space, train) - cattle[space]


def _site(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Camps among trees, ranches among cattle, deposits anywhere."""
    if not option.args:
        return 99.0
    if ask.about == LOGGING_CAMP or ask.question.name == "first_camp":
        return _camp_space(s, seat, option.arg)
    return _ranch_space(s, seat, option.arg)


def _die(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Low dice where they pay, and else first of all, so that high ones find the tiles turned; a tool where it makes a
    die pay."""
    die = option.args[0] + 1
    if option.verb == PLAY_DIE.name:
        deposit = deposits.deposit_on(s, option.args[1])
        found = deposits.brings_up(s, seat, deposit, die)
        return 10.0 * found - die
    sites = [deposits.deposit_on(s, site) for site in diggings(s)]
    least = min([deposits.need(deposit) for deposit in sites if deposit.ore], default=7)
    if option.verb == DIE_UP.name:
        return 4.5 if die + 1 == least else -8.0
    if option.verb == BUY_SIX.name:
        return -0.5 if die < least and die == under_way(s).dice[0] else -9.0
    return -20.0


def _drive_target(s: State, seat: int, ask: Ask, option: Action) -> float:
    """To the train tile, or nearer to it and to cattle of one's own."""
    train, space = land.train_tile(s), option.arg
    if space == train:
        return 99.0
    return -s.distance(space, train) + 1.5 * min(2, s.players[seat].cattle[space])


def _cattle_space(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Where cattle stand already, and near the train tile."""
    if not option.args:
        return 99.0
    return 2.0 * s.players[seat].cattle[option.arg] + 0.1 * option.arg / len(s.tiles)


def _most_trees(s: State, seat: int, ask: Ask, option: Action) -> float:
    return float(s.trees[option.arg])


def _work_space(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Where one has most cattle."""
    return float(s.players[seat].cattle[option.arg]) if option.args and option.arg < len(s.tiles) else 5.0


# --- harm and help ------------------------------------------------------------------------------------------------


def _others_first(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Harm goes to others, first to what they have most of there."""
    if not option.args or option.arg >= len(s.owners):
        return 0.0
    owner = s.owners[option.arg]
    return 0.0 if owner == seat else 1.0 if owner == NOBODY else 2.0 + sum(s.players[owner].points) / 100


def _own_first(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Help goes to what is one's own."""
    if not option.args or option.arg >= len(s.owners):
        return 5.0
    return 2.0 * (s.owners[option.arg] == seat) + s.players[seat].cattle[option.arg]


def _near_own(s: State, seat: int, ask: Ask, option: Action) -> float:
    """Beside what is one's own."""
    if not option.args:
        return 5.0
    own = [s.owners[near] == seat or s.players[seat].cattle[near] > 0 for near in s.around[option.arg]]
    return float(sum(own))


RANKED: dict[str, tuple[Rank, int]] = {
    "raise_what": (_public_kind, 7),
    "raise_where": (_public_space, 3),
    "use_which": (_useful_building, 6),
    "buy_what": (_useful_good, 5),
    "tent_where": (_housing_space, 2),
    "tent_space": (_housing_space, 2),
    "station_where": (_public_space, 2),
    "special_where": (_public_space, 2),
    "build_where": (_site, 3),
    "first_camp": (_site, 4),
    "first_deposit": (_site, 3),
    "first_farmstead": (_site, 4),
    "herd_space": (_cattle_space, 3),
    "head_where": (_cattle_space, 2),
    "calf_where": (_cattle_space, 2),
    "play_dice": (_die, 3),
    "drive_where": (_drive_target, 3),
    "ranch_where": (_work_space, 4),
    "who_breeds": (_work_space, 3),
    "first_tree": (_most_trees, 1),
    "set_fire": (_others_first, 3),
    "burn_forest": (_others_first, 3),
    "set_revolt": (_own_first, 3),
    "remove_tile": (_own_first, 4),
    "grow_tree": (_near_own, 2),
    "grow_grass": (_near_own, 2),
    "take_grass": (_near_own, 2),
    "lose_piece": (_own_first, 5),
}
"""The questions whose lists are long, how their answers are ranked, and how many are thought about."""
ENDS = ("grubstaking",)
"""Those for a number of which all or nothing will do;"""
MOST = ("drive_how_many", "land_how_many")
"""those of which the highest two will do;"""
NUMBERS = (
    "sell_how_many", "buy_how_many", "sell_how_many_cattle", "minting", "stock_how_many",
)  # fmt: skip
"""and those of which a few will do."""
