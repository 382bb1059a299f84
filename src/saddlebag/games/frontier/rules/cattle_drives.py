"""Cattle drives over the range, to other grass or to the train. Chapter 5.15."""

from collections.abc import Iterator
from functools import cache

from saddlebag.engine.names import NOBODY, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import ADJACENT, AROUND, MOUNTAIN, SPACE, TERRAIN_OF, TRACK, TRAIN_TILE
from saddlebag.games.frontier.effects.terms import CATTLE, DRIVE_CATTLE, DRIVE_SPACES, HORSE
from saddlebag.games.frontier.rules import cattle_sales, goods, land, ranching, standing, trading
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.rules.ranch_buildings import HEADS
from saddlebag.games.frontier.rules.ranching import WORKS, Work
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import ranch_story, story

DRIVEN, SPACES_DRIVEN = 2, 3
"""Cattle and spaces of a drive without horses. FO-RAN-02"""
CATTLE_PER_HORSE, SPACES_PER_HORSE = 2, 3
"""What each horse adds, one or the other. FO-RAN-03"""
OUT_OF_REACH = 1000
MOUNTAINS = {space for space, terrain in enumerate(TERRAIN_OF) if terrain == MOUNTAIN}


class Drive:
    """What a drive from a space can do, as the player stands now."""

    def __init__(self, s: State, seat: int, start: int) -> None:
        self.horses = goods.available(s.players[seat], HORSE)
        self.driven = DRIVEN + standing.change(s, seat, DRIVE_CATTLE)
        self.spaces = SPACES_DRIVEN + standing.change(s, seat, DRIVE_SPACES)
        self.may_sell = trading.may_sell(s, seat, CATTLE)
        self.layout, self.diagonal = s.layout, s.options.drive_diagonal
        self.start = start
        self.there = s.players[seat].cattle[start]
        self.steps = steps_from(self.layout, self.diagonal, start)

    def most(self) -> int:
        """FO-RAN-02, FO-RAN-03"""
        return min(self.there, self.driven + CATTLE_PER_HORSE * self.horses)

    def reach(self, number: int) -> int:
        """How far so many cattle come with all horses. FO-RAN-03"""
        spare = self.horses - -(-max(0, number - self.driven) // CATTLE_PER_HORSE)
        return self.spaces + SPACES_PER_HORSE * spare

    def range_to(self, s: State, space: int) -> int:
        """The range that a space asks for: its steps, or one less beside a building within that range. FO-RAN-05"""
        steps = self.steps
        far = steps.get(space, OUT_OF_REACH)
        if s.tiles[space] == TRAIN_TILE:
            return far
        for near in s.adjacent[space]:
            if s.tiles[near] not in (NOBODY, TRACK) and steps.get(near, far) < far:
                return far - 1
        return far

    def horses_for(self, s: State, number: int, end: int) -> int:
        """The fewest horses that suffice for so many cattle and so far. FO-RAN-36"""
        for_cattle = -(-max(0, number - self.driven) // CATTLE_PER_HORSE)
        return for_cattle - (-max(0, self.range_to(s, end) - self.spaces) // SPACES_PER_HORSE)

    def ends(self, s: State, number: int) -> list[int]:
        """Where a herd of so many may end: grassland with room for all of it, or the train tile, in range. FO-RAN-05,
        FO-RAN-06, FO-MKT-15"""
        reach, steps = self.reach(number), self.steps
        found = land.with_room(s, within(self.layout, self.diagonal, self.start, reach + 1), number)
        if self.may_sell:
            found += land.spaces_of(s, TRAIN_TILE)
        near = [
            space for space in found
            if steps.get(space, OUT_OF_REACH) <= reach or self.range_to(s, space) <= reach
        ]  # fmt: skip
        return land.in_order(s.layout, [space for space in near if space != self.start])


@cache
def steps_from(layout: int, diagonal: bool, start: int) -> dict[int, int]:
    """The steps to every space, the nearest first: mountains block, nothing else does, so it is worked out once.
    FO-RAN-02, FO-RAN-04"""
    ways = AROUND[layout] if diagonal else ADJACENT[layout]
    found, farthest = {start: 0}, {start}
    while farthest:
        steps = found[next(iter(farthest))] + 1
        farthest = set().union(*[ways[space] for space in farthest]) - MOUNTAINS - found.keys()
        found.update(dict.fromkeys(farthest, steps))
    return found


@cache
def within(layout: int, diagonal: bool, start: int, farthest: int) -> int:
    """The spaces in so many steps, as a set; the last of them may have to be beside a building. FO-RAN-05"""
    return set_of([space for space, steps in steps_from(layout, diagonal, start).items() if steps <= farthest])


# --- a drive ------------------------------------------------------------------------------------------------------

DRIVE_HOW_MANY = Question("drive_how_many", "How many cattle do you drive?", clause="FO-RAN-02")
DRIVE_HEADS = Verb(
    "drive_heads",
    HEADS,
    at=DRIVE_HOW_MANY,
    says=lambda s, ask, a: f"Drive {story.heads(a.arg + 1)}",
    clause="FO-RAN-03",
    needs=(Need(offered, "There are not so many, or it takes more horses, or nowhere is room for them.", "FO-RAN-03"),),
)
DRIVE_WHERE = Question("drive_where", "Where to? You drive {}.", says=lambda s, ask: _driven(ask), clause="FO-RAN-05")
HERD_TO = Verb(
    "herd_to",
    SPACE,
    at=DRIVE_WHERE,
    says=lambda s, ask, a: _end_words(s, ask, a.arg),
    clause="FO-RAN-05",
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in s.spaces and (s.tiles[a.arg] == TRAIN_TILE or land.is_grazing(s, a.arg)),
            "A herd ends on grassland without drought and building, or on the train tile.",
            "FO-RAN-05",
        ),
        Need(offered, "That is too far for your horses, or there is no room for the herd.", "FO-RAN-36"),
    ),
)
SELL_BY_TOWN = Question("sell_by_town", "The herd is beside the town. Do you sell it at $2 a head?", clause="FO-MKT-11")
SELL_THERE = Verb("sell_there", at=SELL_BY_TOWN, says="Sell the herd in town", clause="FO-MKT-11", main=True)
KEEP_HERD = Verb("keep_herd", at=SELL_BY_TOWN, says="Keep the herd", clause="FO-MKT-11", passes=True)
SOLD_THERE, KEPT = SELL_THERE.each[0], KEEP_HERD.each[0]


def _about(s: State, start: int, number: int) -> int:
    """Which herd a question is about, as a number: the space and how many of it."""
    return start * len(HEADS) + number


def _driven(ask: Ask) -> str:
    start, number = divmod(ask.about, len(HEADS))
    return f"{story.heads(number)} from {story.place(start)}"


def _end_words(s: State, ask: Ask, space: int) -> str:
    """FO-RAN-36: what it takes and brings is said before."""
    start, number = divmod(ask.about, len(HEADS))
    drive = Drive(s, ask.seat, start)
    horses = drive.horses_for(s, number, space)
    using = f", with {counted(horses, 'horse')}" if horses else ""
    if s.tiles[space] != TRAIN_TILE:
        return f"To {story.place(space)}{using}"
    return f"To the train tile{using}: sold for ${cattle_sales.railhead_lot(s, ask.seat, number).dollars}"


def herds_to_drive(s: State, seat: int) -> Iterator[int]:
    """The herds of which at least one head could go somewhere. Most have grassland near them, and nothing more needs
    to be worked out. FO-RAN-02"""
    herds = ranching.herds(s, seat)
    open_to = land.open_pasture(s) if herds else 0
    for space in herds:
        near = within(s.layout, s.options.drive_diagonal, space, SPACES_DRIVEN)
        if near & open_to & ~(1 << space) or Drive(s, seat, space).ends(s, 1):
            yield space


def drive_herd(s: State, seat: int, start: int) -> Rule[None]:
    """Lay a worker by a herd, choose how many and where to; the fewest horses that suffice go along. FO-RAN-02..07,
    FO-RAN-36"""
    drive = Drive(s, seat, start)
    numbers = [number for number in range(drive.most()) if drive.ends(s, number + 1)]
    number = 1 + (yield from pick(seat, DRIVE_HOW_MANY, DRIVE_HEADS, numbers))
    ends = drive.ends(s, number)
    end = yield from pick(seat, DRIVE_WHERE, HERD_TO, ends, _about(s, start, number))
    horses = drive.horses_for(s, number, end)
    goods.lay(s, seat, start)
    goods.exhaust(s, seat, HORSE, horses)
    s.players[seat].cattle = added(s.players[seat].cattle, start, -number)
    s.tell(ranch_story.Drove, seat, number, start, end, horses)
    if s.tiles[end] == TRAIN_TILE:
        cattle_sales.sell_lot(s, seat, cattle_sales.railhead_lot(s, seat, number))
        return
    s.players[seat].cattle = added(s.players[seat].cattle, end, number)
    s.players[seat].driven |= 1 << end
    if may_sell_by_town(s, seat, end):
        choice = yield Ask(seat, SELL_BY_TOWN, lambda: [SOLD_THERE, KEPT])
        if choice is SOLD_THERE:
            s.players[seat].cattle = added(s.players[seat].cattle, end, -number)
            cattle_sales.sell_lot(s, seat, cattle_sales.stockyard_lot(s, seat, number))


def may_sell_by_town(s: State, seat: int, space: int) -> bool:
    """Only if the table has agreed on it. FO-MKT-11"""
    if s.options.live_sale_only_at_rail or not trading.may_sell(s, seat, CATTLE):
        return False
    town = land.town_tiles(s)
    return any(near in town for near in s.adjacent[space])


WORKS[ranching.DRIVE] = Work(
    "Drive cattle", "FO-RAN-02", 1, herds_to_drive, drive_herd,
    lambda s, seat, space: f"{story.heads(s.players[seat].cattle[space]).capitalize()} on {story.place(space)}",
    "It takes cattle of yours on the range, and grassland with room or the train tile in reach.",
)  # fmt: skip
