"""Breeding cattle on the range and around farmsteads. Chapter 5.15."""

from collections.abc import Iterator

from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.content import SPACE
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.rules import goods, industry, land, ranching, standing
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.rules.ranching import FARMSTEAD_TILE, WORKS, Work, herds
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import ranch_story, story

PAIR = 2
"""So many cattle breed. FO-RAN-09"""
MOST_CALVES = 3
"""Places that gain a calf by one worker on a farmstead. FO-RAN-10"""

CALF_WHERE = Question("calf_where", "The herd's space is full. Where does the calf go?", clause="FO-RAN-09")
CALF_ON = Verb(
    "calf_on",
    SPACE,
    at=CALF_WHERE,
    says=lambda s, ask, a: f"To {story.place(a.arg)}",
    clause="FO-RAN-09",
    touches="space:{0}",
    needs=(Need(offered, "It goes on adjacent grassland without drought that has room.", "FO-RAN-09"),),
)
WHO_BREEDS = Question("who_breeds", "Three places gain a calf. Which is the next?", clause="FO-RAN-10")
BREED_AT = Verb(
    "breed_at",
    SPACE,
    at=WHO_BREEDS,
    says=lambda s, ask, a: f"A calf on {story.place(a.arg)}",
    clause="FO-RAN-10",
    touches="space:{0}",
    needs=(Need(offered, "It takes two of your cattle around the farmstead, and room for one more.", "FO-RAN-10"),),
)


def has_room_for_calf(s: State, space: int) -> bool:
    """Whether there is any. FO-RAN-09"""
    if land.room_for_cattle(s, space):
        return True
    for near in s.adjacent[space]:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if land.room_for_cattle(s, near):
            return True
    return False


def calf_spaces(s: State, space: int) -> list[int]:
    """The herd's own space, or adjacent grassland with room if it is full. FO-RAN-09"""
    if land.room_for_cattle(s, space):
        return [space]
    return [near for near in s.adjacent[space] if land.room_for_cattle(s, near)]


def may_breed_on(s: State, seat: int, space: int) -> bool:
    """A pair on grassland that feeds it, where no cattle were driven in this round. FO-RAN-09, FO-RAN-38"""
    player = s.players[seat]
    return player.cattle[space] >= PAIR and not player.driven >> space & 1 and land.is_grazing(s, space)


def breeding_herds(s: State, seat: int) -> Iterator[int]:
    """FO-RAN-09"""
    for space in herds(s, seat, PAIR):
        if may_breed_on(s, seat, space) and has_room_for_calf(s, space):
            yield space


def calve(s: State, seat: int, herd: int) -> Rule[None]:
    """One calf for a herd. FO-RAN-09"""
    space = yield from pick(seat, CALF_WHERE, CALF_ON, calf_spaces(s, herd))
    s.players[seat].cattle = added(s.players[seat].cattle, space, 1)
    s.tell(ranch_story.Bred, seat, 1, space)


def breed(s: State, seat: int, herd: int) -> Rule[None]:
    """Lay a worker by a pair: it has a calf, and once a round more by a card. FO-RAN-09"""
    goods.lay(s, seat, herd)
    yield from calve(s, seat, herd)
    for _ in range(_more_calves(s, seat)):
        if has_room_for_calf(s, herd):
            yield from calve(s, seat, herd)


def _more_calves(s: State, seat: int) -> int:
    """One breeding a round adds more by a card. FO-TURN-03"""
    source = standing.source_of(s, seat, mods.MoreBred)
    if source < 0:
        return 0
    s.players[seat].used |= 1 << source
    return sum([step.more for step in standing.OWN[source].steps if isinstance(step, mods.MoreBred)])


def breeders(s: State, seat: int) -> set[int]:
    """All spaces and enclosures with a pair of the player's and room for one more. FO-RAN-10"""
    found = {
        each.space for each in s.enclosures if PAIR <= each.cattle < land.MOST_PIECES and s.owners[each.space] == seat
    }
    pairs = herds(s, seat, PAIR)
    if pairs:
        may_breed = land.open_pasture(s) & ~s.players[seat].driven
        found.update([space for space in pairs if may_breed >> space & 1])
    return found


def breeders_around(s: State, seat: int, farmstead: int) -> list[int]:
    """Those around a farmstead. FO-RAN-10"""
    found = breeders(s, seat)
    return [space for space in s.around[farmstead] if space in found]


def breeding_farmsteads(s: State, seat: int) -> Iterator[int]:
    """Own farmsteads, and those of hosts. FO-RAN-10, FO-TURN-06"""
    found = breeders(s, seat)
    if not found:
        return
    for space in land.spaces_of(s, FARMSTEAD_TILE):
        if not found.isdisjoint(s.around[space]) and industry.may_work(s, seat, space):
            yield space


def breed_on_farmstead(s: State, seat: int, farmstead: int) -> Rule[None]:
    """Lay a worker on a farmstead: up to three places around it gain a calf each. FO-RAN-10, FO-TURN-06"""
    industry.pay_guest(s, seat, farmstead)
    goods.lay(s, seat, farmstead)
    bred: list[int] = []
    while len(bred) < MOST_CALVES:
        left = [space for space in breeders_around(s, seat, farmstead) if space not in bred]
        if not left:
            break
        few = len(left) <= MOST_CALVES - len(bred)
        space = left[0] if few else (yield from pick(seat, WHO_BREEDS, BREED_AT, left))
        _add_calf(s, seat, space)
        bred.append(space)
    again = [space for space in bred if space in breeders_around(s, seat, farmstead)]
    if again:
        for _ in range(_more_calves(s, seat)):
            _add_calf(s, seat, again[0])


def _add_calf(s: State, seat: int, space: int) -> None:
    enclosure = s.enclosure_at(space)
    if enclosure is not None:
        enclosure.cattle += 1
    else:
        s.players[seat].cattle = added(s.players[seat].cattle, space, 1)
    s.tell(ranch_story.Bred, seat, 1, space)


def _host(s: State, seat: int, space: int) -> str:
    fee = s.options.guest_fee
    return "" if s.owners[space] == seat else f", ${fee} to {story.name_of(s.owners[space])}"


def _calves(s: State, seat: int, farmstead: int) -> str:
    number = min(MOST_CALVES, len(breeders_around(s, seat, farmstead)))
    return f"The farmstead on {story.place(farmstead)}: {number} more{_host(s, seat, farmstead)}"


WORKS[ranching.BREED] = Work(
    "Breed cattle on the range", "FO-RAN-09", 1, breeding_herds, breed,
    lambda s, seat, space: f"The herd on {story.place(space)}",
    "It takes two of your cattle on grassland without drought, not driven there this round, and room for one more.",
)  # fmt: skip
WORKS[ranching.FARM_BREED] = Work(
    "Breed cattle around a farmstead", "FO-RAN-10", 1, breeding_farmsteads, breed_on_farmstead, _calves,
    "It takes two of your cattle around a farmstead, room for one more, and a free place on the farmstead.",
)  # fmt: skip
