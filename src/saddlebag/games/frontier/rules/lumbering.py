"""Lumbering: where its buildings stand, and cutting. Chapter 5.13. Logs go on in `log_drives.py` and `sawing.py`."""

from collections.abc import Iterator

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import (
    BASIN_NAMES,
    CUT_BONUS,
    CUT_BONUS_ANIMAL,
    CUT_BONUS_LEVEL,
    CUT_BONUS_LOGS,
    CUT_BONUS_NAMES,
    CUT_BONUS_REACH,
    CUT_WITH_HORSE,
    CUT_WITH_STEAM_DONKEY,
    DAM,
    FIRST_INDUSTRIAL,
    FOREST,
    LOG_BOOM,
    LOGGING_CAMP,
    NO_CUT_BONUS,
    RIVER,
    SAWMILL,
    SPACE,
    STEAM_DONKEY,
    STREAM,
    TERRAIN_OF,
)
from saddlebag.games.frontier.effects.terms import COST_STEAM_DONKEY, CUT_HORSE, LUMBERING
from saddlebag.games.frontier.rules import goods, industry, land, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import river_story
from saddlebag.games.frontier.words.story import name_of, place

CAMP_TILE = FIRST_INDUSTRIAL + LOGGING_CAMP
BONUSES = range(len(CUT_BONUS))
CLAUSE_OF_LEVEL = {1: "FO-LUM-05", 2: "FO-LUM-11", 3: "FO-LUM-16"}
"""Horses, oxen, the steam donkey."""

# --- where its buildings stand ------------------------------------------------------------------------------------


def camp_spaces(s: State, seat: int) -> Iterator[int]:
    """A forest by the river, or in a straight line with one building between; not around town. FO-LUM-01, FO-LUM-02,
    FO-IND-09"""
    there = land.cattle_by_space(s)
    for space in land.logging_land(s):
        if s.trees[space] and space not in there:
            yield space


def sawmill_spaces(s: State, seat: int) -> Iterator[int]:
    """Flat land or forest by river or stream, not around town. FO-LUM-10"""
    waterside, there = land.WATERSIDE[s.layout], land.cattle_by_space(s)
    for space in land.town(s).waterside:
        if waterside[space] and (TERRAIN_OF[space] == FOREST or land.IS_FLAT[space]) and space not in there:
            yield space


def dam_spaces(s: State, seat: int) -> list[int]:
    """A stream or river space without a tile, not around town. FO-LUM-15, FO-MIN-22"""
    return _water_spaces(s, (RIVER, STREAM))


def boom_spaces(s: State, seat: int) -> list[int]:
    """A river space without a tile, not around town. FO-LUM-15"""
    return _water_spaces(s, (RIVER,))


def _water_spaces(s: State, water: tuple[int, ...]) -> list[int]:
    return [space for space in land.town(s).outside if TERRAIN_OF[space] in water]


def donkey_spaces(s: State, seat: int) -> list[int]:
    """An own camp without a steam donkey, wherever it is. FO-LUM-15, FO-IND-14"""
    return [space for space in land.own_sites(s, seat, LOGGING_CAMP) if not s.donkeys >> space & 1]


industry.SITES.update(
    {
        LOGGING_CAMP: camp_spaces,
        SAWMILL: sawmill_spaces,
        DAM: dam_spaces,
        LOG_BOOM: boom_spaces,
        STEAM_DONKEY: donkey_spaces,
    }
)

# --- trees and logs -----------------------------------------------------------------------------------------------

IN_REACH: dict[tuple[int, bool, int, int], tuple[int, ...]] = {}
"""The forests that a camp reaches, for each layout, kind of distance, camp and reach: made when first asked for."""


def forests_in_reach(s: State, camp: int, reach: int) -> tuple[int, ...]:
    """The forests that a camp reaches, from the lowest space id up: its own and those around it, or up to a distance.
    FO-LUM-03, FO-LUM-11, FO-LUM-16"""
    key = (s.layout, s.options.drive_diagonal, camp, reach)
    found = IN_REACH.get(key)
    if found is None:
        near = {camp, *s.around[camp]} if reach == 1 else {each for each in s.spaces if s.distance(camp, each) <= reach}
        found = IN_REACH[key] = tuple([each for each in s.spaces if each in near and TERRAIN_OF[each] == FOREST])
    return found


def trees_in_reach(s: State, camp: int, reach: int) -> int:
    """How many trees a camp reaches. FO-LUM-04"""
    return sum([s.trees[space] for space in forests_in_reach(s, camp, reach)])


def fell(s: State, seat: int, camp: int, reach: int, first: int, number: int) -> None:
    """Trees become logs in the camp's basin: first from one space, then from the reachable space with most trees.
    FO-LUM-03, FO-LUM-23"""
    space = first
    for _ in range(number):
        if not s.trees[space]:
            space = _fullest(s, camp, reach)
        s.trees = added(s.trees, space, -1)
    s.players[seat].logs = added(s.players[seat].logs, s.basins[camp], number)


def _fullest(s: State, camp: int, reach: int) -> int:
    return max(forests_in_reach(s, camp, reach), key=lambda space: s.trees[space])


def can_take_log(s: State, camp: int) -> bool:
    """Whether a tree is around the camp and room in its basin. FO-LUM-04"""
    return land.room_in(s, s.basins[camp]) > 0 and trees_in_reach(s, camp, 1) > 0


def put_log_in(s: State, seat: int, camp: int, number: int = 1) -> int:
    """Put logs in at a camp, each from the fullest forest around, as far as trees and room go; how many.
    FO-LUM-07"""
    put = min(number, trees_in_reach(s, camp, 1), land.room_in(s, s.basins[camp]))
    for _ in range(put):
        fell(s, seat, camp, 1, _fullest(s, camp, 1), 1)
    if put > 0:
        s.tell(river_story.LogPutIn, seat, put, camp, s.basins[camp])
    return put


def dammed(s: State, seat: int, basin: int) -> bool:
    """Whether a player has a dam in a basin or on a stream that flows into it. FO-LUM-19, FO-LUM-21"""
    return any(s.basins[space] == basin for space in land.own_sites(s, seat, DAM))


# --- cutting ------------------------------------------------------------------------------------------------------


def logs_of_cut(s: State, seat: int, camp: int, bonus: int) -> int:
    """How many logs a cut brings, as far as trees in reach and room in the basin go. FO-LUM-04, FO-LUM-05, FO-LUM-11,
    FO-LUM-16"""
    wanted = 1 + CUT_BONUS_LOGS[bonus]
    if bonus == CUT_WITH_HORSE:
        wanted += standing.change(s, seat, CUT_HORSE)
    return min(wanted, trees_in_reach(s, camp, CUT_BONUS_REACH[bonus]), land.room_in(s, s.basins[camp]))


def helps(s: State, seat: int, camp: int, bonus: int) -> bool:
    """A bonus is good for one more log, or for trees that are further off. FO-LUM-05, FO-LUM-11, FO-LUM-16"""
    least = 1 if bonus == NO_CUT_BONUS or CUT_BONUS_REACH[bonus] > 1 else 2
    return logs_of_cut(s, seat, camp, bonus) >= least


def has_bonus(s: State, seat: int, camp: int, bonus: int) -> bool:
    """The level, and an animal that is not exhausted or the own steam donkey of the camp with its fee. FO-LUM-05,
    FO-LUM-11, FO-LUM-16"""
    player, animal = s.players[seat], CUT_BONUS_ANIMAL[bonus]
    if player.levels[LUMBERING] < CUT_BONUS_LEVEL[bonus]:
        return False
    if bonus == CUT_WITH_STEAM_DONKEY:
        own = s.owners[camp] == seat and bool(s.donkeys >> camp & 1)
        return own and goods.has(s, seat, donkey_fee(s, seat))
    return animal == NOBODY or goods.available(player, animal) > 0


def donkey_fee(s: State, seat: int) -> int:
    """Dollars for a cut with the steam donkey. FO-LUM-16"""
    return standing.cost(s, seat, COST_STEAM_DONKEY, s.options.steam_donkey_fee)


def bonuses_at(s: State, seat: int, camp: int) -> list[int]:
    """The ways in which a player can cut at a camp; at most one bonus. FO-LUM-17"""
    return [bonus for bonus in BONUSES if has_bonus(s, seat, camp, bonus) and helps(s, seat, camp, bonus)]


def has_trees_and_room(s: State, seat: int, camp: int) -> bool:
    """A tree that some bonus reaches, and room in the basin. FO-LUM-04"""
    return can_take_log(s, camp) or bool(land.room_in(s, s.basins[camp]) > 0 and bonuses_at(s, seat, camp))


def may_cut_at(s: State, seat: int, camp: int) -> bool:
    """FO-LUM-03, FO-LUM-04, FO-TURN-05, FO-TURN-06"""
    return industry.may_work(s, seat, camp) and has_trees_and_room(s, seat, camp)


def camps_to_cut(s: State, seat: int) -> list[int]:
    return [camp for camp in land.spaces_of(s, CAMP_TILE) if may_cut_at(s, seat, camp)]


def _can_cut(s: State, seat: int) -> bool:
    for camp in land.spaces_of(s, CAMP_TILE):  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if may_cut_at(s, seat, camp):
            return True
    return False


def as_guest(s: State, seat: int, space: int) -> str:
    """What a guest pays, for a label."""
    owner, fee = s.owners[space], s.options.guest_fee
    if owner == seat:
        return ""
    return f", as a guest of {name_of(owner)}{f' for ${fee}' if fee else ''}"


def why_no_work(s: State, seat: int, space: int) -> str:
    """Why a site cannot be worked. FO-TURN-05, FO-TURN-06, FO-DAM-02"""
    if s.damage[space]:
        return "A revolt stops all work there."
    if land.places_left(s, space) <= 0:
        return "All its three places are taken."
    if not s.options.guest_workers:
        return "At this table only own sites may be worked."
    return f"A guest pays the owner ${s.options.guest_fee}."


def clause_of_no_work(s: State, space: int) -> str:
    """The clause that says so."""
    if s.damage[space]:
        return "FO-DAM-02"
    return "FO-TURN-05" if land.places_left(s, space) <= 0 else "FO-TURN-06"


CUTTING = Question("cutting", "At which logging camp do you cut?", clause="FO-LUM-03")
CUT_HELP = Question("cut_help", "What helps with the cut?", SPACE, clause="FO-LUM-17")
FIRST_TREE = Question("first_tree", "Where does the first tree fall?", clause="FO-LUM-23")
HAS_CARD = Need(
    lambda s, ask, a: s.players[ask.seat].levels[LUMBERING] > 0, "That takes a lumbering card.", "FO-TURN-12"
)
CUT = Verb(
    "cut",
    at=turn.ACTION,
    says="Cut logs with a worker",
    clause="FO-LUM-03",
    touches=lambda s, ask, a: [f"space:{SPACE[camp]}" for camp in camps_to_cut(s, ask.seat)],
    goes_on={"space": "cut_at"},
    needs=(
        HAS_CARD,
        turn.STANDS,
        Need(
            lambda s, ask, a: _can_cut(s, ask.seat),
            "There is no camp that you could work with a tree in reach and room in its basin.",
            "FO-LUM-04",
        ),
    ),
)
CUT_AT = Verb(
    "cut_at",
    SPACE,
    at=CUTTING,
    says=lambda s, ask, a: f"Cut at {place(a.arg)} into {BASIN_NAMES[s.basins[a.arg]]}{as_guest(s, ask.seat, a.arg)}",
    clause="FO-LUM-03",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: s.tiles[a.arg] == CAMP_TILE, "There is no logging camp.", "FO-LUM-03"),
        Need(
            lambda s, ask, a: industry.may_work(s, ask.seat, a.arg),
            lambda s, ask, a: why_no_work(s, ask.seat, a.arg),
            lambda s, ask, a: clause_of_no_work(s, a.arg),
        ),
        Need(
            lambda s, ask, a: has_trees_and_room(s, ask.seat, a.arg),
            "There is no tree in reach, or its basin is full.",
            "FO-LUM-04",
        ),
    ),
)


def _bonus_label(s: State, ask: Ask, action: Action) -> str:
    logs = counted(logs_of_cut(s, ask.seat, ask.about, action.arg), "log")
    fee = donkey_fee(s, ask.seat) if action.arg == CUT_WITH_STEAM_DONKEY else 0
    return f"{CUT_BONUS_NAMES[action.arg]}{f', for ${fee}' if fee else ''}: {logs}"


CUT_WITH = Verb(
    "cut_with",
    CUT_BONUS,
    at=CUT_HELP,
    says=_bonus_label,
    clause="FO-LUM-17",
    needs=(
        Need(
            lambda s, ask, a: s.players[ask.seat].levels[LUMBERING] >= CUT_BONUS_LEVEL[a.arg],
            lambda s, ask, a: f"It takes level {CUT_BONUS_LEVEL[a.arg]} of lumbering.",
            "FO-IND-01",
        ),
        Need(
            lambda s, ask, a: has_bonus(s, ask.seat, ask.about, a.arg),
            lambda s, ask, a: (
                f"It takes your own steam donkey at the camp, and ${donkey_fee(s, ask.seat)}."
                if a.arg == CUT_WITH_STEAM_DONKEY
                else "You have no such animal that is not exhausted."
            ),
            lambda s, ask, a: CLAUSE_OF_LEVEL[CUT_BONUS_LEVEL[a.arg]],
        ),
        Need(
            lambda s, ask, a: helps(s, ask.seat, ask.about, a.arg),
            "It would bring nothing: there is no further tree in reach, or no room in the basin.",
            "FO-LUM-04",
        ),
    ),
)
FELL = Verb(
    "fell",
    SPACE,
    at=FIRST_TREE,
    says=lambda s, ask, a: f"Begin on {place(a.arg)}, with {counted(s.trees[a.arg], 'tree')}",
    clause="FO-LUM-23",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: s.trees[a.arg] > 0, "There is no tree.", "FO-LUM-03"),
        Need(offered, "That is out of reach of the camp.", "FO-LUM-03"),
    ),
)


def cut(s: State, choice: Action) -> Rule[None]:
    """Lay a worker on a camp; trees in reach become logs in its basin. FO-LUM-03, FO-LUM-17, FO-LUM-23"""
    seat = s.active
    camps = camps_to_cut(s, seat)
    camp = (yield from one_of(seat, CUTTING, [CUT_AT.each[each] for each in camps])).arg
    bonuses = bonuses_at(s, seat, camp)
    bonus = (yield from one_of(seat, CUT_HELP, [CUT_WITH.each[each] for each in bonuses], camp)).arg
    spaces = [space for space in forests_in_reach(s, camp, CUT_BONUS_REACH[bonus]) if s.trees[space]]
    first = (yield from one_of(seat, FIRST_TREE, [FELL.each[each] for each in spaces])).arg
    number = logs_of_cut(s, seat, camp, bonus)
    goods.lay(s, seat, camp)
    industry.pay_guest(s, seat, camp)
    if CUT_BONUS_ANIMAL[bonus] != NOBODY:
        goods.exhaust(s, seat, CUT_BONUS_ANIMAL[bonus])
    if bonus == CUT_WITH_STEAM_DONKEY:
        goods.pay(s, seat, donkey_fee(s, seat))
    fell(s, seat, camp, CUT_BONUS_REACH[bonus], first, number)
    s.tell(river_story.LogsCut, seat, number, camp, s.basins[camp])


turn.ACTION_RULES[CUT.name] = cut


def offers(s: State, seat: int) -> list[Action]:
    """FO-LUM-03"""
    may = s.players[seat].levels[LUMBERING] and goods.standing(s, seat) and _can_cut(s, seat)
    return CUT.each if may else turn.NOTHING
