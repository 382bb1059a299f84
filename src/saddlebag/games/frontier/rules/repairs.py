"""Removing revolt and fire, landing logs, donations. Chapter 5.9."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import DONATE
from saddlebag.games.frontier.content import (
    BASIN,
    BASIN_NAMES,
    DONATION_STATUS,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    LOG_STOCKPILE,
    SPACE,
    SPECIAL_TEXT,
    STATUS,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects.terms import COST_DONATION, LOG, MONEY
from saddlebag.games.frontier.rules import goods, land, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.damage import building, take_damage_off
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import main_street_story as street

DONATION_OF = {
    **{FIRST_PUBLIC + place: status for place, status in enumerate(DONATION_STATUS) if status >= 0},
    **{
        FIRST_SPECIAL + place: step.status
        for place, text in enumerate(SPECIAL_TEXT)
        for step in text.standing()
        if isinstance(step, mods.TakesDonations)
    },
}
"""The status that a donation to a tile moves. FO-GEN-11"""
TILES = Names("number of tiles", ["1", "2", "3"])
LOGS = Names("number of logs", [str(number) for number in range(1, 13)])
"""At most what two basins hold. D45"""
Spaces = Callable[[State, int], list[int]]

# --- revolt and fire ----------------------------------------------------------------------------------------------


def in_revolt(s: State, seat: int) -> list[int]:
    """Any industry building with revolt. FO-GEN-08"""
    return [space for space in land.damaged(s) if land.is_industry(s, space)]


def burning(s: State, seat: int) -> list[int]:
    """Any public building or housing with fire. FO-GEN-09"""
    return [space for space in land.damaged(s) if not land.is_industry(s, space)]


def _only(find: Spaces, one: str, several: str) -> Callable[[State, Ask, Action], str]:
    """The label of an action: it names the building if there is one only."""

    def says(s: State, ask: Ask, action: Action) -> str:
        found = find(s, ask.seat)
        return one.format(building(s, found[0])) if len(found) == 1 else several

    return says


CALM_WHERE = Question("calm_where", "Where do you put down a revolt?", clause="FO-GEN-08")
CALM_HOW_MANY = Question("calm_how_many", "How many revolt tiles do you remove?", SPACE, clause="FO-GEN-08")
CALM = Verb(
    "calm",
    at=turn.ACTION,
    says=_only(in_revolt, "Remove revolt from the {}: $1 a tile", "Remove revolt: $1 a tile"),
    clause="FO-GEN-08",
    further=turn.leads_from("space", SPACE, in_revolt),
    goes_on={"space": "calm_at"},
    needs=(
        Need(lambda s, ask, a: bool(in_revolt(s, ask.seat)), "There is no revolt.", "FO-GEN-08"),
        Need(lambda s, ask, a: goods.has(s, ask.seat, 1), "Each revolt tile costs $1.", "FO-GEN-08"),
    ),
)
CALM_AT = Verb(
    "calm_at",
    SPACE,
    at=CALM_WHERE,
    says=lambda s, ask, a: f"The {building(s, a.arg)}: {counted(s.damage[a.arg], 'tile')}",
    clause="FO-GEN-08",
    touches="space:{0}",
    needs=(Need(lambda s, ask, a: land.in_revolt(s, a.arg), "There is no revolt there.", "FO-GEN-08"),),
)
CALM_TILES = Verb(
    "calm_tiles",
    TILES,
    at=CALM_HOW_MANY,
    says=lambda s, ask, a: f"Remove {counted(a.arg + 1, 'tile')} for ${a.arg + 1}",
    clause="FO-GEN-08",
    needs=(Need(offered, "There are not so many, or you cannot pay for them.", "FO-GEN-08"),),
)
DOUSE_WHERE = Question("douse_where", "Which fire does the worker fight?", clause="FO-GEN-09")
DOUSE_HOW_MANY = Question("douse_how_many", "How many fire tiles do you remove?", SPACE, clause="FO-GEN-09")
DOUSE = Verb(
    "douse",
    at=turn.ACTION,
    says=_only(burning, "Send a worker to fight the fire in the {}", "Send a worker to fight a fire"),
    clause="FO-GEN-09",
    further=turn.leads_from("space", SPACE, burning),
    goes_on={"space": "douse_at"},
    needs=(
        turn.STANDS,
        Need(lambda s, ask, a: bool(burning(s, ask.seat)), "Nothing burns.", "FO-GEN-09"),
    ),
)
DOUSE_AT = Verb(
    "douse_at",
    SPACE,
    at=DOUSE_WHERE,
    says=lambda s, ask, a: f"The {building(s, a.arg)}: {counted(s.damage[a.arg], 'tile')}",
    clause="FO-GEN-09",
    touches="space:{0}",
    needs=(Need(lambda s, ask, a: land.burns(s, a.arg), "Nothing burns there.", "FO-GEN-09"),),
)
DOUSE_TILES = Verb(
    "douse_tiles",
    TILES,
    at=DOUSE_HOW_MANY,
    says=lambda s, ask, a: f"Remove {counted(a.arg + 1, 'fire tile')}",
    clause="FO-GEN-09",
    needs=(Need(offered, "There are not so many.", "FO-GEN-09"),),
)


def calm(s: State, choice: Action) -> Rule[None]:
    """A dollar for each revolt tile on any industry building. FO-GEN-08"""
    seat = s.active
    at = yield from one_of(seat, CALM_WHERE, [CALM_AT.each[space] for space in in_revolt(s, seat)])
    most = min(s.damage[at.arg], s.players[seat].goods[MONEY])
    tiles = yield from one_of(seat, CALM_HOW_MANY, CALM_TILES.each[:most], at.arg)
    goods.pay(s, seat, tiles.arg + 1)
    take_damage_off(s, seat, at.arg, tiles.arg + 1)


def douse(s: State, choice: Action) -> Rule[None]:
    """A worker is laid on a burning building, where no place need be free, and removes one to three fire tiles.
    FO-GEN-01, FO-GEN-09"""
    seat = s.active
    at = yield from one_of(seat, DOUSE_WHERE, [DOUSE_AT.each[space] for space in burning(s, seat)])
    tiles = yield from one_of(seat, DOUSE_HOW_MANY, DOUSE_TILES.each[: s.damage[at.arg]], at.arg)
    goods.lay(s, seat, at.arg)
    take_damage_off(s, seat, at.arg, tiles.arg + 1)


# --- landing logs -------------------------------------------------------------------------------------------------


def basins_to_land(s: State, seat: int) -> list[int]:
    """Basins beside the stockpile with logs of the player, without a black worker. FO-GEN-10, FO-DAM-10"""
    logs = s.players[seat].logs
    if not any(logs):
        return []
    beside = land.basins_beside(s, land.spaces_of(s, LOG_STOCKPILE)[0])
    return [basin for basin in beside if logs[basin] and not land.jammed(s, basin)]


LAND_WHERE = Question("land_where", "From which basin do you land logs?", clause="FO-GEN-10")
LAND_HOW_MANY = Question("land_how_many", "How many logs do you land?", BASIN, clause="FO-GEN-10")
LAND = Verb(
    "land",
    at=turn.ACTION,
    says="Land logs on the stockpile",
    clause="FO-GEN-10",
    further=lambda s, ask, a: [f"space:{SPACE[stockpile]}" for stockpile in land.spaces_of(s, LOG_STOCKPILE)],
    needs=(
        Need(
            lambda s, ask, a: bool(basins_to_land(s, ask.seat)),
            "No logs of yours lie beside the stockpile, or a black worker blocks them.",
            "FO-GEN-10",
        ),
    ),
)
LAND_FROM = Verb(
    "land_from",
    BASIN,
    at=LAND_WHERE,
    says=lambda s, ask, a: f"From {BASIN_NAMES[a.arg]}",
    clause="FO-GEN-10",
    touches="basin:{0}",
    needs=(Need(offered, "That basin is not beside the stockpile, is blocked, or has no logs of yours.", "FO-GEN-10"),),
)
LAND_LOGS = Verb(
    "land_logs",
    LOGS,
    at=LAND_HOW_MANY,
    says=lambda s, ask, a: f"Land {counted(a.arg + 1, 'log')}",
    clause="FO-GEN-10",
    needs=(Need(offered, "You do not have so many logs there.", "FO-GEN-10"),),
)


def land_logs(s: State, choice: Action) -> Rule[None]:
    """Any number of logs from a basin beside the stockpile. FO-GEN-10"""
    seat = s.active
    at = yield from one_of(seat, LAND_WHERE, [LAND_FROM.each[basin] for basin in basins_to_land(s, seat)])
    most = s.players[seat].logs[at.arg]
    logs = yield from one_of(seat, LAND_HOW_MANY, LAND_LOGS.each[:most], at.arg)
    s.players[seat].logs = added(s.players[seat].logs, at.arg, -(logs.arg + 1))
    s.players[seat].goods[LOG] += logs.arg + 1
    s.tell(street.LogsLanded, seat, at.arg, logs.arg + 1)


# --- donations ----------------------------------------------------------------------------------------------------


def takes_donations(s: State, space: int) -> bool:
    """A philanthropy without fire and with fewer than three donation cubes. FO-GEN-11, FO-CORE-14"""
    if s.tiles[space] not in DONATION_OF or s.damage[space]:
        return False
    return sum([player.donated.count(space) for player in s.players]) < land.MOST_PIECES


def philanthropies(s: State, seat: int) -> list[int]:
    town = land.town(s)
    return [space for space in [*town.public, *town.special] if takes_donations(s, space)]


def is_philanthropic(s: State) -> bool:
    """Whether there is any. FO-GEN-11"""
    where = land.town(s).where
    for tile in DONATION_OF:
        for space in where.get(tile, ()):
            if takes_donations(s, space):
                return True
    return False


def donation(s: State, seat: int) -> int:
    """FO-GEN-11"""
    return standing.cost(s, seat, COST_DONATION, s.options.donation_cost)


def can_donate(s: State, seat: int) -> bool:
    return standing.affords(s, seat, COST_DONATION, s.options.donation_cost) and is_philanthropic(s)


DONATE_WHERE = Question("donate_where", "To whom do you donate?", clause="FO-GEN-11")
GIVE = Verb(
    "donate",
    at=turn.ACTION,
    says=lambda s, ask, a: f"Donate ${donation(s, ask.seat)}",
    clause="FO-GEN-11",
    needs=(
        turn.not_yet(DONATE, "You have made a donation in this turn."),
        Need(
            lambda s, ask, a: bool(philanthropies(s, ask.seat)),
            "There is no philanthropy without fire that takes another donation.",
            "FO-GEN-11",
        ),
        Need(
            lambda s, ask, a: can_donate(s, ask.seat),
            lambda s, ask, a: f"A donation is ${donation(s, ask.seat)}.",
            "FO-GEN-11",
        ),
    ),
)
GIVE_TO = Verb(
    "donate_to",
    SPACE,
    at=DONATE_WHERE,
    says=lambda s, ask, a: f"The {building(s, a.arg)}: {STATUS[DONATION_OF[s.tiles[a.arg]]]} rises",
    clause="FO-GEN-11",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: s.tiles[a.arg] in DONATION_OF, "No philanthropy stands there.", "FO-GEN-11"),
        Need(lambda s, ask, a: not s.damage[a.arg], "It burns.", "FO-DAM-01"),
        Need(lambda s, ask, a: takes_donations(s, a.arg), "It has three donations already.", "FO-CORE-14"),
    ),
)


def donate(s: State, choice: Action) -> Rule[None]:
    """A cube on a philanthropy, and its status rises. FO-GEN-02, FO-GEN-11"""
    seat = s.active
    turn.did(s, DONATE)
    at = yield from one_of(seat, DONATE_WHERE, [GIVE_TO.each[space] for space in philanthropies(s, seat)])
    goods.pay(s, seat, donation(s, seat))
    s.players[seat].donated = [*s.players[seat].donated, at.arg]
    s.tell(street.Donated, seat, s.tiles[at.arg], at.arg)
    goods.move_status(s, DONATION_OF[s.tiles[at.arg]], 1)


CALM_REVOLT, FIGHT_FIRE, LAND_SOME, GIVE_MONEY = CALM.each[0], DOUSE.each[0], LAND.each[0], GIVE.each[0]
turn.ACTION_RULES[CALM.name] = calm
turn.ACTION_RULES[DOUSE.name] = douse
turn.ACTION_RULES[LAND.name] = land_logs
turn.ACTION_RULES[GIVE.name] = donate


def offers(s: State, seat: int) -> list[Action]:
    """FO-GEN-02, FO-GEN-08..11"""
    options: list[Action] = []
    if land.damaged(s):
        if goods.has(s, seat, 1) and in_revolt(s, seat):
            options.append(CALM_REVOLT)
        if goods.standing(s, seat) and burning(s, seat):
            options.append(FIGHT_FIRE)
    if basins_to_land(s, seat):
        options.append(LAND_SOME)
    if not turn.done(s, DONATE) and can_donate(s, seat):
        options.append(GIVE_MONEY)
    return options
