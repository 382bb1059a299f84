"""Buying public buildings. Chapter 5.11."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import PUBLIC_BUILDING
from saddlebag.games.frontier.content import (
    FIRST_PUBLIC,
    PUBLIC,
    PUBLIC_COST,
    PUBLIC_LOGS,
    PUBLIC_NAMES,
    PUBLIC_STATUS,
    PUBLIC_TAG,
    PUBLIC_TRACK,
    RIVER,
    SPACE,
    SPACES_IN_PLAY,
    STEAMBOAT,
    TERRAIN_OF,
    WEALTH_TAG,
    WELL,
)
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import COST_PUBLIC_LOGS, LOG, LUMBER, MONEY
from saddlebag.games.frontier.rules import goods, land, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import Using, perform
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words import story

KINDS = range(len(PUBLIC))
MOST_LOGS = max(PUBLIC_LOGS)
AFFORDED = [[building for building in KINDS if PUBLIC_COST[building] <= money] for money in range(max(PUBLIC_COST) + 1)]
"""The kinds that so much money pays for."""
RIVER_SPACES = [[space for space in spaces if TERRAIN_OF[space] == RIVER] for spaces in SPACES_IN_PLAY]

# --- where it may stand -------------------------------------------------------------------------------------------


def spaces_for(s: State, building: int) -> list[int]:
    """A free flat space adjacent to a town tile; a well may stand anywhere, a steamboat lies in the river. FO-PUB-03,
    FO-PUB-04, FO-PUB-05, FO-PUB-06"""
    if building == STEAMBOAT:
        found = [space for space in RIVER_SPACES[s.layout] if s.tiles[space] == NOBODY]
    elif building == WELL:
        found = list(land.free_flat(s, land.empty(s)))
    else:
        found = land.free_by_town(s)
    if s.options.public_next_to_industry == "allowed":
        return found
    by_industry = land.town(s).around_industry
    return [space for space in found if space not in by_industry]


# --- what it costs ------------------------------------------------------------------------------------------------


def logs_for(s: State, seat: int, building: int) -> int:
    """The logs that a building costs a player. FO-PUB-01, FO-PUB-02"""
    return standing.cost(s, seat, COST_PUBLIC_LOGS, PUBLIC_LOGS[building])


def price_words(s: State, seat: int, building: int) -> str:
    """`$5 and 2 logs`."""
    logs = logs_for(s, seat, building)
    return f"${PUBLIC_COST[building]}" + (f" and {counted(logs, 'log')}" if logs else "")


def payable(s: State, seat: int) -> list[int]:
    """The kinds that a player can pay for, a lumber for two logs. FO-PUB-01, FO-PUB-02"""
    held = s.players[seat].goods
    kinds = AFFORDED[min(held[MONEY], len(AFFORDED) - 1)]
    if not kinds:
        return []
    spared = MOST_LOGS - standing.cost(s, seat, COST_PUBLIC_LOGS, MOST_LOGS)
    worth = held[LOG] + 2 * held[LUMBER] + spared
    return [building for building in kinds if PUBLIC_LOGS[building] <= worth]


def has_worker(s: State, seat: int) -> bool:
    """It takes a standing worker. FO-PUB-01, FO-GEN-01"""
    return not s.options.public_building_worker or goods.standing(s, seat) > 0


def can_raise(s: State, building: int) -> bool:
    """There is a tile and a space for it. FO-PUB-03, FO-PUB-07"""
    return land.tiles_left(s, FIRST_PUBLIC + building) > 0 and is_space_for(s, building)


def is_space_for(s: State, building: int) -> bool:
    """Whether it could stand anywhere. FO-PUB-03"""
    if building in (STEAMBOAT, WELL) or s.options.public_next_to_industry == "forbidden":
        return bool(spaces_for(s, building))
    return land.is_room_in_town(s)


def something_to_raise(s: State, seat: int) -> bool:
    for building in payable(s, seat):  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if can_raise(s, building):
            return True
    return False


# --- words --------------------------------------------------------------------------------------------------------

RAISE_WHAT = Question("raise_what", "Which public building do you buy?", clause="FO-PUB-01")
RAISE_WHERE = Question(
    "raise_where", "Where do you place the {}?", PUBLIC, kind="building", clause="FO-PUB-03",
    says=lambda s, ask: PUBLIC_NAMES[ask.about].lower(),
)  # fmt: skip


def _buy_words(s: State, seat: int) -> str:
    """Where there is only one kind to buy it is not asked for, so it is said here, with its price. FO-CORE-18"""
    kinds = [building for building in payable(s, seat) if can_raise(s, building)]
    if len(kinds) != 1:
        return "Buy a public building"
    return f"Buy {story.with_article(PUBLIC_NAMES[kinds[0]].lower())}: {price_words(s, seat, kinds[0])}"


BUY_PUBLIC = Verb(
    "build_public",
    at=turn.ACTION,
    says=lambda s, ask, a: _buy_words(s, ask.seat),
    clause="FO-PUB-01",
    needs=(
        turn.not_yet(PUBLIC_BUILDING, "You have bought a public building in this turn."),
        Need(lambda s, ask, a: has_worker(s, ask.seat), "It takes a standing worker.", "FO-PUB-01"),
        Need(
            lambda s, ask, a: bool(payable(s, ask.seat)),
            "You cannot pay for any public building.",
            "FO-PUB-01",
        ),
        Need(
            lambda s, ask, a: something_to_raise(s, ask.seat),
            "There is no tile or space left for a public building that you could pay for.",
            "FO-PUB-07",
        ),
    ),
)
RAISE = Verb(
    "public",
    PUBLIC,
    at=RAISE_WHAT,
    says=lambda s, ask, a: f"{PUBLIC_NAMES[a.arg]}: {price_words(s, ask.seat, a.arg)}",
    clause="FO-PUB-01",
    touches="building:{0}",
    needs=(
        Need(lambda s, ask, a: land.tiles_left(s, FIRST_PUBLIC + a.arg) > 0, "All three are built.", "FO-PUB-07"),
        Need(
            lambda s, ask, a: a.arg in payable(s, ask.seat),
            lambda s, ask, a: f"It costs {price_words(s, ask.seat, a.arg)}.",
            "FO-PUB-01",
        ),
        Need(lambda s, ask, a: bool(spaces_for(s, a.arg)), "There is no space where it could stand.", "FO-PUB-03"),
    ),
)
RAISE_ON = Verb(
    "raise_on",
    SPACE,
    at=RAISE_WHERE,
    says=lambda s, ask, a: f"Place it on {story.place(a.arg)}",
    clause="FO-PUB-03",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.spaces, "That board is not in play.", "FO-BOARD-01"),
        Need(
            lambda s, ask, a: ask.about != STEAMBOAT or TERRAIN_OF[a.arg] == RIVER,
            "A steamboat lies in the river.",
            "FO-PUB-06",
        ),
        Need(
            lambda s, ask, a: ask.about == STEAMBOAT or land.is_flat(s, a.arg), "It needs flat land.", "FO-PUB-03"
        ),
        Need(lambda s, ask, a: land.is_free(s, a.arg), "Something stands there already.", "FO-CORE-16"),
        Need(
            lambda s, ask, a: ask.about in (STEAMBOAT, WELL) or a.arg in land.free_by_town(s),
            "It must be adjacent to a town tile.",
            "FO-PUB-03",
        ),
        Need(offered, "At this table public buildings do not stand around industry.", "FO-PUB-04"),
    ),
)  # fmt: skip
# --- buying -------------------------------------------------------------------------------------------------------


def build_public(s: State, choice: Action) -> Rule[None]:
    """Once a turn: the kind, the space, the price, a worker. FO-PUB-01, FO-GEN-02"""
    seat = s.active
    kinds = [RAISE.each[building] for building in payable(s, seat) if can_raise(s, building)]
    kind = yield from one_of(seat, RAISE_WHAT, kinds)
    building = kind.arg
    at = yield from one_of(seat, RAISE_WHERE, [RAISE_ON.each[space] for space in spaces_for(s, building)], building)
    turn.did(s, PUBLIC_BUILDING)
    goods.pay(s, seat, PUBLIC_COST[building])
    yield from goods.pay_logs(s, seat, logs_for(s, seat, building))
    yield from open_building(s, seat, building, at.arg)


def open_building(s: State, seat: int, building: int, space: int) -> Rule[None]:
    """It stands there with the buyer's cube and worker, which is one of its uses, moves the status and scores a point.
    FO-PUB-01, FO-PUB-08, FO-PUB-09"""
    is_first = FIRST_PUBLIC + building not in s.tiles
    land.put_tile(s, space, FIRST_PUBLIC + building, seat)
    s.tell(street.PublicBuilt, seat, building, space)
    if s.options.public_building_worker:
        goods.lay(s, seat, space)
        s.uses = added(s.uses, space, 1)
    if is_first or PUBLIC_TAG[building] != WEALTH_TAG or s.options.status_rise == "every_building":
        yield from move_statuses(s, seat, building)
    yield from goods.score(s, seat, PUBLIC_TRACK[building], 1)


def move_statuses(s: State, seat: int, building: int) -> Rule[None]:
    """The statuses of its entry; of any one the buyer chooses. FO-STAT-03"""
    moves = [fx.MoveStatus(status=status, by=by) for status, by in PUBLIC_STATUS[building]]
    yield from perform(s, Using(seat, space=NOBODY), moves)


turn.ACTION_RULES[BUY_PUBLIC.name] = build_public


def offers(s: State, seat: int) -> list[Action]:
    """FO-PUB-01, FO-GEN-02"""
    if turn.done(s, PUBLIC_BUILDING) or not has_worker(s, seat):
        return turn.NOTHING
    return BUY_PUBLIC.each if something_to_raise(s, seat) else turn.NOTHING
