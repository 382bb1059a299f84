"""Log drives: by hand, by raft, by steam. Chapter 5.13."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import PLAYER
from saddlebag.games.frontier.content import (
    BASIN,
    BASIN_NAMES,
    DOWNSTREAM,
    DRIVE,
    LOG_DRIVE_BASINS,
    LOG_DRIVE_FEE,
    LOG_DRIVE_LEVEL,
    LOG_DRIVE_LOGS,
    LOGGING_CAMP,
    NEXT_BASIN,
    RAFT_DRIVE,
    SPACE,
    STEAM_DRIVE,
)
from saddlebag.games.frontier.effects.terms import CAMP_LOG, COST_STEAM_FEE, DRIVE_LOGS, LUMBERING, MONEY
from saddlebag.games.frontier.rules import goods, land, lumbering, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import river_story
from saddlebag.games.frontier.words.story import name_of, place

KINDS = (DRIVE, RAFT_DRIVE, STEAM_DRIVE)
STEAM_FEE = 1
"""Dollars for the steamboat of another player. FO-LUM-18"""

# --- what may be driven -------------------------------------------------------------------------------------------


def steamboat(s: State, seat: int) -> int:
    """The space of the steamboat for a drive: an own one if there is one, NOBODY if all burn. FO-LUM-18"""
    boats = [space for space in land.spaces_of(s, land.STEAMBOAT_TILE) if not s.damage[space]]
    own = [space for space in boats if s.owners[space] == seat]
    return own[0] if own else boats[0] if boats else NOBODY


def fee(s: State, seat: int, kind: int) -> int:
    """A raft, or the steamboat of another player. FO-LUM-12, FO-LUM-18"""
    if kind != STEAM_DRIVE:
        return LOG_DRIVE_FEE[kind]
    boat = steamboat(s, seat)
    return 0 if boat == NOBODY or s.owners[boat] == seat else standing.cost(s, seat, COST_STEAM_FEE, STEAM_FEE)


def is_known(s: State, seat: int, kind: int) -> bool:
    """The level, and for a steam drive a steamboat without fire. FO-LUM-12, FO-LUM-18"""
    if s.players[seat].levels[LUMBERING] < LOG_DRIVE_LEVEL[kind]:
        return False
    return kind != STEAM_DRIVE or steamboat(s, seat) != NOBODY


def holds_up(s: State, seat: int, basin: int) -> bool:
    """A black worker holds up the drives of all who have no dam there. FO-DAM-10, FO-LUM-19"""
    return land.jammed(s, basin) and not lumbering.dammed(s, seat, basin)


def has_cargo(s: State, seat: int, kind: int, basin: int) -> bool:
    """An own log; a steam drive takes everybody's. FO-LUM-06, FO-LUM-12, FO-LUM-18"""
    return land.logs_in(s, basin) > 0 if kind == STEAM_DRIVE else s.players[seat].logs[basin] > 0


def has_way(s: State, basin: int) -> bool:
    """Whether the next basin downstream has room. FO-LUM-06, FO-LUM-13"""
    following = NEXT_BASIN[s.layout][basin]
    return following != NOBODY and land.room_in(s, following) > 0


def moves_logs(s: State, seat: int, kind: int, basin: int) -> bool:
    """Whether logs leave the basin in a drive from it. FO-LUM-06, FO-LUM-08"""
    return (
        has_cargo(s, seat, kind, basin)
        and has_way(s, basin)
        and not holds_up(s, seat, basin)
        and goods.has(s, seat, fee(s, seat, kind))
    )


def can_drive(s: State, seat: int, kind: int, basin: int) -> bool:
    """Logs leave it, or a black worker does, whoever has logs there. FO-LUM-06, FO-LUM-08"""
    return land.jammed(s, basin) or moves_logs(s, seat, kind, basin)


def basins_to_drive(s: State, seat: int, kind: int) -> list[int]:
    """Downstream."""
    return [basin for basin in DOWNSTREAM[s.layout] if can_drive(s, seat, kind, basin)]


def can_drive_somewhere(s: State, seat: int, kind: int) -> bool:
    if not s.jams and not any(s.players[seat].logs) and kind != STEAM_DRIVE:
        return False
    for basin in DOWNSTREAM[s.layout]:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if can_drive(s, seat, kind, basin):
            return True
    return False


def ends_of(s: State, seat: int, kind: int, basin: int) -> list[int]:
    """The basins where a drive may end: it stops before a full one and in one with a black worker. FO-LUM-13,
    FO-LUM-25"""
    most = LOG_DRIVE_BASINS[kind] + s.options.drive_further
    found: list[int] = []
    while len(found) < most and has_way(s, basin):
        basin = NEXT_BASIN[s.layout][basin]
        found.append(basin)
        if holds_up(s, seat, basin):
            break
    return found


def most_logs(s: State, seat: int, kind: int, basin: int) -> int:
    """How many logs a drive takes, all of the basin by steam. FO-LUM-06, FO-LUM-12, FO-LUM-18"""
    limit = LOG_DRIVE_LOGS[kind]
    return limit + standing.change(s, seat, DRIVE_LOGS) if limit else land.logs_in(s, basin)


def landings(s: State, number: int, way: list[int]) -> list[int]:
    """How many of so many logs come to rest in each basin of the way, each as far as there is room. FO-LUM-26"""
    room = [land.room_in(s, basin) for basin in way]
    resting = [0] * len(way)
    for _ in range(number):
        reached = 0
        while reached < len(way) and room[reached] > 0:
            reached += 1
        if not reached:
            break
        resting[reached - 1] += 1
        room[reached - 1] -= 1
    return resting


# --- words --------------------------------------------------------------------------------------------------------

DRIVING = Question("driving", "From which basin do you drive?", clause="FO-LUM-06")
RAFTING = Question("rafting", "From which basin do you drive by raft?", clause="FO-LUM-12")
STEAMING = Question("steaming", "From which basin do you drive by steam?", clause="FO-LUM-18")
QUESTIONS = (DRIVING, RAFTING, STEAMING)
HOW_FAR = tuple(
    [
        Question(name, "How far do you drive the logs?", BASIN, clause="FO-LUM-13")
        for name in ("drive_how_far", "raft_how_far", "steam_how_far")
    ]
)
"""By the kind of drive, about the basin that they come from."""
ALONGSIDE = Question("alongside", "There is room for more logs. Whose do you take along?", clause="FO-LUM-24")
CAMP_FOR_LOG = Question("camp_for_log", "At which camp do you put a new log in?", clause="FO-LUM-07")


def _kind(ask: Ask) -> int:
    return QUESTIONS.index(ask.question)


def _action(name: str, kind: int, says: str, clause: str, needs: tuple[Need, ...]) -> Verb:
    """The verb of a drive, at the question for an action."""

    def label(s: State, ask: Ask, action: Action) -> str:
        price = fee(s, ask.seat, kind)
        return f"{says}: ${price}" if price else says

    def touched(s: State, ask: Ask, action: Action) -> list[str]:
        return [f"basin:{BASIN[basin]}" for basin in basins_to_drive(s, ask.seat, kind)]

    somewhere = Need(
        lambda s, ask, a: bool(basins_to_drive(s, ask.seat, kind)),
        "There is no basin with logs to drive, room ahead and money for the fee, and none with a black worker.",
        clause,
    )
    return Verb(
        name,
        at=turn.ACTION,
        says=label,
        clause=clause,
        touches=touched,
        goes_on={"basin": "drive_from"},
        needs=(*needs, turn.STANDS, somewhere),
    )


DRIVE_BY_HAND = _action("drive_logs", DRIVE, "Drive logs", "FO-LUM-06", (lumbering.HAS_CARD,))
BY_RAFT = _action(
    "raft",
    RAFT_DRIVE,
    "Drive logs by raft",
    "FO-LUM-12",
    (Need(lambda s, ask, a: is_known(s, ask.seat, RAFT_DRIVE), "Rafts take level 2 of lumbering.", "FO-IND-01"),),
)
BY_STEAM = _action(
    "steam_drive",
    STEAM_DRIVE,
    "Drive logs by steam",
    "FO-LUM-18",
    (
        Need(
            lambda s, ask, a: s.players[ask.seat].levels[LUMBERING] >= LOG_DRIVE_LEVEL[STEAM_DRIVE],
            "Steam drives take level 3 of lumbering.",
            "FO-IND-01",
        ),
        Need(lambda s, ask, a: steamboat(s, ask.seat) != NOBODY, "No steamboat without fire is there.", "FO-LUM-18"),
    ),
)
ACTIONS = (DRIVE_BY_HAND.each[0], BY_RAFT.each[0], BY_STEAM.each[0])
KIND_OF = {action.verb: kind for kind, action in zip(KINDS, ACTIONS, strict=True)}


def _from_label(s: State, ask: Ask, action: Action) -> str:
    basin, kind = action.arg, _kind(ask)
    if not moves_logs(s, ask.seat, kind, basin):
        return f"Clear the log jam in {BASIN_NAMES[basin]}"
    jam = " and clear the jam" if land.jammed(s, basin) else ""
    number = min(most_logs(s, ask.seat, kind, basin), s.players[ask.seat].logs[basin])
    cargo = "all logs" if kind == STEAM_DRIVE else counted(number, "log")
    return f"Drive {cargo} from {BASIN_NAMES[basin]}{jam}"


DRIVE_FROM = Verb(
    "drive_from",
    BASIN,
    at=QUESTIONS,
    says=_from_label,
    clause="FO-LUM-06",
    touches="basin:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in DOWNSTREAM[s.layout], "That board is not in play.", "FO-BOARD-01"),
        Need(
            lambda s, ask, a: land.jammed(s, a.arg) or has_cargo(s, ask.seat, _kind(ask), a.arg),
            "There is no log of yours, and no black worker.",
            "FO-LUM-06",
        ),
        Need(
            lambda s, ask, a: land.jammed(s, a.arg) or has_way(s, a.arg),
            "The river ends there, or the next basin is full.",
            "FO-LUM-13",
        ),
        Need(
            lambda s, ask, a: can_drive(s, ask.seat, _kind(ask), a.arg),
            lambda s, ask, a: f"The drive costs ${fee(s, ask.seat, _kind(ask))}.",
            lambda s, ask, a: "FO-LUM-18" if _kind(ask) == STEAM_DRIVE else "FO-LUM-12",
        ),
    ),
)


def _to_label(s: State, ask: Ask, action: Action) -> str:
    kind, basin = HOW_FAR.index(ask.question), ask.about
    cargo = land.logs_in(s, basin) if kind == STEAM_DRIVE else s.players[ask.seat].logs[basin]
    ends = ends_of(s, ask.seat, kind, basin)
    way = ends[: ends.index(action.arg) + 1]
    *stopped, arrived = landings(s, min(most_logs(s, ask.seat, kind, basin), cargo), way)
    rest = f", {sum(stopped)} on the way" if sum(stopped) else ""
    return f"To {BASIN_NAMES[action.arg]}: {counted(arrived, 'log')}{rest}"


FLOAT_TO = Verb(
    "float_to",
    BASIN,
    at=HOW_FAR,
    says=_to_label,
    clause="FO-LUM-13",
    touches="basin:{0}",
    needs=(Need(offered, "The drive does not get there: it is too far, or something is in the way.", "FO-LUM-13"),),
)
TAKE_ALONG = Verb(
    "take_along",
    PLAYER,
    at=ALONGSIDE,
    says=lambda s, ask, a: f"Take logs of {name_of(a.arg)} along",
    clause="FO-LUM-24",
    touches="player:{0}",
    needs=(Need(offered, "They have no logs in that basin.", "FO-LUM-24"),),
)
TAKE_NONE = Verb("own_logs_only", at=ALONGSIDE, says="Only your own", clause="FO-LUM-24", passes=True)
ONLY_OWN = TAKE_NONE.each[0]
PUT_IN = Verb(
    "put_in",
    SPACE,
    at=CAMP_FOR_LOG,
    says=lambda s, ask, a: f"At {place(a.arg)}, into {BASIN_NAMES[s.basins[a.arg]]}",
    clause="FO-LUM-07",
    touches="space:{0}",
    needs=(
        Need(offered, "It takes a camp of yours without revolt, a tree around it and room in its basin.", "FO-LUM-07"),
    ),
)

# --- rules --------------------------------------------------------------------------------------------------------


def drive(s: State, choice: Action) -> Rule[None]:
    """Lay a worker on a basin and move logs downstream; then a new log is put in. FO-LUM-06, FO-LUM-08, FO-LUM-12,
    FO-LUM-18"""
    seat, kind = s.active, KIND_OF[choice.verb]
    basins = basins_to_drive(s, seat, kind)
    basin = (yield from one_of(seat, QUESTIONS[kind], [DRIVE_FROM.each[each] for each in basins])).arg
    if moves_logs(s, seat, kind, basin):
        yield from _move_logs(s, seat, kind, basin)
    else:
        goods.lay(s, seat, land.basin_spot(basin))
    clear_jam(s, seat, basin)
    yield from put_new_log_in(s, seat)


def _move_logs(s: State, seat: int, kind: int, basin: int) -> Rule[None]:
    """Own logs first, each as far as there is room; then those of one other player, or by steam of all. FO-LUM-18,
    FO-LUM-24, FO-LUM-26"""
    ends = ends_of(s, seat, kind, basin)
    end = (yield from one_of(seat, HOW_FAR[kind], [FLOAT_TO.each[each] for each in ends], basin)).arg
    way = ends[: ends.index(end) + 1]
    goods.lay(s, seat, land.basin_spot(basin))
    pay_fee(s, seat, kind)
    limit = most_logs(s, seat, kind, basin)
    limit -= carry_down(s, seat, seat, limit, basin, way)
    others = [other for other in s.in_turn_order() if other != seat and s.players[other].logs[basin]]
    if kind != STEAM_DRIVE and others and limit > 0 and land.room_in(s, way[0]) > 0:
        options = [*[TAKE_ALONG.each[other] for other in others], ONLY_OWN]
        chosen = yield Ask(seat, ALONGSIDE, lambda: options)
        others = [] if chosen is ONLY_OWN else [chosen.arg]
    for other in others:
        limit -= carry_down(s, seat, other, limit, basin, way)


def pay_fee(s: State, seat: int, kind: int) -> None:
    """The fee of a steam drive goes to the owner of the boat. FO-LUM-12, FO-LUM-18"""
    price = fee(s, seat, kind)
    goods.pay(s, seat, price)
    if kind == STEAM_DRIVE and price:
        goods.gain(s, s.owners[steamboat(s, seat)], MONEY, price)


def carry_down(s: State, seat: int, owner: int, most: int, basin: int, way: list[int]) -> int:
    """Logs of a player go down the way; black workers that do not hold up the driver are removed where logs pass
    through. How many went. FO-LUM-19, FO-LUM-26"""
    logs = s.players[owner].logs[:]
    resting = landings(s, min(most, logs[basin]), way)
    passed = 0
    for reached, number in enumerate(resting):
        if number:
            logs[basin] -= number
            logs[way[reached]] += number
            passed = reached
            s.tell(river_story.LogsDriven, seat, owner, number, basin, way[reached])
    s.players[owner].logs = logs
    for through in way[:passed]:
        clear_jam(s, seat, through)
    return sum(resting)


def clear_jam(s: State, seat: int, basin: int) -> None:
    """A black worker leaves the river. FO-LUM-08, FO-LUM-19"""
    if land.jammed(s, basin):
        s.jams &= ~(1 << basin)
        s.tell(river_story.JamCleared, seat, basin)


def put_new_log_in(s: State, seat: int) -> Rule[None]:
    """After any drive, at one of the driver's camps without revolt, if there is a tree and room. FO-LUM-07"""
    own = land.own_sites(s, seat, LOGGING_CAMP)
    camps = [camp for camp in own if not s.damage[camp] and lumbering.can_take_log(s, camp)]
    if not camps:
        return
    camp = (yield from one_of(seat, CAMP_FOR_LOG, [PUT_IN.each[each] for each in camps])).arg
    lumbering.put_log_in(s, seat, camp, 1 + standing.change(s, seat, CAMP_LOG))


for action in ACTIONS:
    turn.ACTION_RULES[action.verb] = drive


def offers(s: State, seat: int) -> list[Action]:
    """FO-LUM-06, FO-LUM-12, FO-LUM-18"""
    if not s.players[seat].levels[LUMBERING] or not goods.standing(s, seat):
        return turn.NOTHING
    return [ACTIONS[kind] for kind in KINDS if is_known(s, seat, kind) and can_drive_somewhere(s, seat, kind)]
