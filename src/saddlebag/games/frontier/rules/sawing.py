"""Logs that leave the river: sawmills, hoists, and the last basin at the end of a turn. Chapter 5.13."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import (
    BASIN,
    BASIN_NAMES,
    DOWNSTREAM,
    FIRST_INDUSTRIAL,
    INDUSTRIAL_LEVEL,
    LAST_BASIN,
    ROW_AT,
    SAWMILL,
    SPACE,
    STEAMSHIP,
)
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import HORSE, LOG, LUMBER, LUMBERING, OX
from saddlebag.games.frontier.rules import goods, industry, land, trading, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.lumbering import as_guest, clause_of_no_work, why_no_work
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import river_story
from saddlebag.games.frontier.words.story import place

MILL_TILE = FIRST_INDUSTRIAL + SAWMILL
SAW_SOURCE = Names("source of a log", ["river", "stockpile"])
FROM_RIVER, FROM_STOCKPILE = range(2)
SAW_HELPER = Names("help at the saw", ["alone", "horse", "ox"])
HELPING_ANIMAL = (LOG, HORSE, OX)
"""The animal of each help; there is none for sawing alone."""

# --- sawing -------------------------------------------------------------------------------------------------------


def logs_at(s: State, seat: int, mill: int) -> list[int]:
    """A player's logs that a sawmill can take: in its basin and on the stockpile. FO-LUM-14"""
    player = s.players[seat]
    return [player.logs[s.basins[mill]], player.goods[LOG]]


def has_saw(s: State, seat: int) -> bool:
    return industry.has_level(s, seat, LUMBERING, INDUSTRIAL_LEVEL[SAWMILL])


def may_saw_at(s: State, seat: int, mill: int) -> bool:
    """FO-LUM-14, FO-TURN-05, FO-TURN-06"""
    return industry.may_work(s, seat, mill) and sum(logs_at(s, seat, mill)) > 0


def mills_to_saw(s: State, seat: int) -> list[int]:
    return [mill for mill in land.spaces_of(s, MILL_TILE) if may_saw_at(s, seat, mill)]


SAWING = Question("sawing", "At which sawmill do you saw?", clause="FO-LUM-14")
SAW_LOG = Question("saw_log", "Which log do you saw?", SPACE, clause="FO-LUM-14")
SAW_HELP = Question("saw_help", "Does an animal help, so that you saw a second log?", clause="FO-LUM-14")
SAW = Verb(
    "saw",
    at=turn.ACTION,
    says="Saw logs with a worker",
    clause="FO-LUM-14",
    touches=lambda s, ask, a: [f"space:{SPACE[mill]}" for mill in mills_to_saw(s, ask.seat)],
    goes_on={"space": "saw_at"},
    needs=(
        Need(lambda s, ask, a: has_saw(s, ask.seat), "Sawing takes level 2 of lumbering.", "FO-IND-01"),
        turn.STANDS,
        Need(
            lambda s, ask, a: bool(mills_to_saw(s, ask.seat)),
            "There is no sawmill that you could work with a log of yours in its basin or on the stockpile.",
            "FO-LUM-14",
        ),
    ),
)
SAW_AT = Verb(
    "saw_at",
    SPACE,
    at=SAWING,
    says=lambda s, ask, a: f"Saw at {place(a.arg)}{as_guest(s, ask.seat, a.arg)}",
    clause="FO-LUM-14",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: s.tiles[a.arg] == MILL_TILE, "There is no sawmill.", "FO-LUM-14"),
        Need(
            lambda s, ask, a: industry.may_work(s, ask.seat, a.arg),
            lambda s, ask, a: why_no_work(s, ask.seat, a.arg),
            lambda s, ask, a: clause_of_no_work(s, a.arg),
        ),
        Need(
            lambda s, ask, a: sum(logs_at(s, ask.seat, a.arg)) > 0,
            "You have no log in its basin or on the stockpile.",
            "FO-LUM-14",
        ),
    ),
)
SAW_FROM = Verb(
    "saw_from",
    SAW_SOURCE,
    at=SAW_LOG,
    says=lambda s, ask, a: (
        f"One from {BASIN_NAMES[s.basins[ask.about]]}" if a.arg == FROM_RIVER else "One from the stockpile"
    ),
    clause="FO-LUM-14",
    needs=(Need(lambda s, ask, a: logs_at(s, ask.seat, ask.about)[a.arg] > 0, "You have no log there.", "FO-LUM-14"),),
)
SAW_WITH = Verb(
    "saw_with",
    SAW_HELPER,
    at=SAW_HELP,
    says=lambda s, ask, a: f"Exhaust {('', 'a horse', 'an ox')[a.arg]}: 2 logs" if a.arg else "No animal: 1 log",
    clause="FO-LUM-14",
    needs=(Need(offered, "You have no such animal that is not exhausted.", "FO-LUM-14"),),
)


def saw(s: State, choice: Action) -> Rule[None]:
    """Lay a worker on a sawmill; one log becomes lumber, two with a horse or an ox. FO-LUM-14"""
    seat = s.active
    mills = mills_to_saw(s, seat)
    mill = (yield from one_of(seat, SAWING, [SAW_AT.each[each] for each in mills])).arg
    goods.lay(s, seat, mill)
    industry.pay_guest(s, seat, mill)
    yield from _saw_one(s, seat, mill)
    sawn = 1
    helpers = [help for help in (1, 2) if goods.available(s.players[seat], HELPING_ANIMAL[help])]
    if helpers and sum(logs_at(s, seat, mill)):
        helper = (yield Ask(seat, SAW_HELP, lambda: [SAW_WITH.each[each] for each in (0, *helpers)])).arg
        if helper:
            goods.exhaust(s, seat, HELPING_ANIMAL[helper])
            yield from _saw_one(s, seat, mill)
            sawn = 2
    s.players[seat].goods[LUMBER] += sawn
    s.tell(river_story.Sawn, seat, sawn, mill)


def _saw_one(s: State, seat: int, mill: int) -> Rule[None]:
    """A log of the basin or of the stockpile, by the player's choice. FO-LUM-14"""
    sources = [source for source, logs in enumerate(logs_at(s, seat, mill)) if logs]
    source = (yield from one_of(seat, SAW_LOG, [SAW_FROM.each[each] for each in sources], mill)).arg
    player = s.players[seat]
    if source == FROM_RIVER:
        player.logs = added(player.logs, s.basins[mill], -1)
    else:
        player.goods[LOG] -= 1


turn.ACTION_RULES[SAW.name] = saw


def offers(s: State, seat: int) -> list[Action]:
    """FO-LUM-14"""
    return SAW.each if has_saw(s, seat) and goods.standing(s, seat) and mills_to_saw(s, seat) else turn.NOTHING


# --- hoisting -----------------------------------------------------------------------------------------------------

MOST_HOISTED = 20
HOISTED = Names("number of logs", [str(number) for number in range(MOST_HOISTED + 1)])
HOIST_FROM = Question("hoist_from", "From which basin do you move logs to the stockpile?", clause="FO-DAM-10")
HOIST_LOGS = Question("hoist_logs", "How many logs do you move to the stockpile?", clause="FO-TURN-03")
HOIST = Verb(
    "hoist",
    BASIN,
    at=HOIST_FROM,
    says=lambda s, ask, a: (
        f"From {BASIN_NAMES[a.arg]}, where you have {counted(s.players[ask.seat].logs[a.arg], 'log')}"
    ),
    clause="FO-DAM-10",
    touches="basin:{0}",
    needs=(
        Need(lambda s, ask, a: s.players[ask.seat].logs[a.arg] > 0, "You have no logs there.", "FO-TURN-03"),
        Need(lambda s, ask, a: not land.jammed(s, a.arg), "A black worker blocks that basin.", "FO-DAM-10"),
    ),
)
HOIST_NUMBER = Verb(
    "hoist_number",
    HOISTED,
    at=HOIST_LOGS,
    says=lambda s, ask, a: f"Move {counted(a.arg, 'log')}",
    clause="FO-TURN-03",
    needs=(Need(offered, "There are not so many, or that is more than you may move.", "FO-TURN-03"),),
)


def basins_to_hoist(s: State, seat: int) -> list[int]:
    """Those with own logs and without a black worker, downstream. FO-DAM-10"""
    logs = s.players[seat].logs
    return [basin for basin in DOWNSTREAM[s.layout] if logs[basin] and not land.jammed(s, basin)]


@RULES.of(fx.HoistLogs)
def hoist_logs(s: State, now: Using, step: fx.HoistLogs) -> Rule[None]:
    """Up to so many own logs of one basin without a black worker go to the stockpile. FO-DAM-10"""
    seat = now.seat
    basins = basins_to_hoist(s, seat)
    if not basins:
        return
    basin = (yield from one_of(seat, HOIST_FROM, [HOIST.each[each] for each in basins])).arg
    most = min(step.number, s.players[seat].logs[basin])
    number = (yield from one_of(seat, HOIST_LOGS, HOIST_NUMBER.each[1 : most + 1])).arg
    s.players[seat].logs = added(s.players[seat].logs, basin, -number)
    s.players[seat].goods[LOG] += number
    s.tell(river_story.LogsHoisted, seat, number, basin)


def _can_hoist(s: State, now: Using, step: fx.HoistLogs) -> bool:
    return bool(basins_to_hoist(s, now.seat))


POSSIBLE[fx.HoistLogs.kind] = _can_hoist

# --- the last basin -----------------------------------------------------------------------------------------------


def clear_last_basin(s: State) -> None:
    """At the end of a turn the active player's logs in b4 are sold until it is at most half full. FO-LUM-27"""
    if land.jammed(s, LAST_BASIN):
        return
    player, sold = s.you, 0
    half = (land.capacity(s, LAST_BASIN) + 1) // 2
    while player.logs[LAST_BASIN] and land.logs_in(s, LAST_BASIN) > half:
        player.logs = added(player.logs, LAST_BASIN, -1)
        trading.sell_one(s, s.active, ROW_AT[STEAMSHIP][LOG])
        sold += 1
    if sold:
        s.tell(river_story.MadeRoom, s.active, sold)


turn.AT_TURN_END.append(clear_last_basin)
