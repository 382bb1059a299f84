"""Trains come closer; the station and its track. Chapter 5.19."""

from heapq import heappop, heappush

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import FROM_DEVELOPMENT, FROM_FUNCTION
from saddlebag.games.frontier.content import (
    COLUMN_OF,
    DESERT,
    DEVELOPMENT_NETWORK,
    GRASSLAND,
    MARKET_NAMES,
    MOUNTAIN,
    PLAIN,
    RAILROAD_STATION,
    ROW_OF,
    SPACE,
    TRACK,
    TRAIN,
    TRAIN_MARKET,
)
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import ANY_TRAIN, MONEY
from saddlebag.games.frontier.rules import goods, land
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import RULES, Using
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words import story

IN_TOWN_PAYS = 2
"""To the paying builder, for a step of a train that is in town. FO-RAIL-01"""
Cost = tuple[int, int]
"""How many spaces of a track are not grassland or plain, and how many there are in all. FO-RAIL-03"""

# --- trains -------------------------------------------------------------------------------------------------------


def bring_train(s: State, seat: int, train: int, number: int, paid: bool) -> Rule[None]:
    """A train comes closer; one in town pays the builder $2 instead, if they paid. The first to arrive brings the
    station. FO-RAIL-01, FO-RAIL-02, FO-RAIL-09"""
    for _ in range(number):
        if not s.distances[train]:
            if paid:
                goods.gain(s, seat, MONEY, IN_TOWN_PAYS)
            continue
        s.distances = added(s.distances, train, -1)
        s.tell(street.TrainCame, train, s.distances[train])
        if not s.distances[train] and RAILROAD_STATION not in s.tiles:
            yield from place_station(s)


BRING_WHICH = Question("bring_which", "Which train comes closer?", clause="FO-RAIL-09")
BRING = Verb(
    "bring",
    TRAIN,
    at=BRING_WHICH,
    says=lambda s, ask, a: (
        f"The {MARKET_NAMES[TRAIN_MARKET[a.arg]]}, {s.distances[a.arg]} away"
        if s.distances[a.arg]
        else f"The {MARKET_NAMES[TRAIN_MARKET[a.arg]]} is in town: ${IN_TOWN_PAYS}"
    ),
    clause="FO-RAIL-09",
    touches="train:{0}",
    needs=(Need(offered, "That train is in town.", "FO-RAIL-01"),),
)


@RULES.of(fx.BringTrain)
def train_step(s: State, now: Using, step: fx.BringTrain) -> Rule[None]:
    """A train of a colour; of any the builder chooses, on an event card the mayor. FO-RAIL-09"""
    paid = _was_paid(s, now)
    train = step.colour
    if train == ANY_TRAIN:
        options = [BRING.each[each] for each in range(len(TRAIN)) if s.distances[each] or paid]
        if not options:
            return
        choice = yield from one_of(now.seat, BRING_WHICH, options)
        train = choice.arg
    yield from bring_train(s, now.seat, train, step.number, paid)


def _was_paid(s: State, now: Using) -> bool:
    """Whether the text is that of a development tile that the player paid for. FO-RAIL-01, FO-DEV-02"""
    if not FROM_DEVELOPMENT <= now.source < FROM_FUNCTION:
        return False
    tile = now.source - FROM_DEVELOPMENT
    network = s.networks[DEVELOPMENT_NETWORK[tile]]
    return network.cubes[network.tiles.index(tile)] == now.seat


# --- station ------------------------------------------------------------------------------------------------------

STATION_WHERE = Question(
    "station_where", "The first train has come. Where does the railroad station stand?", clause="FO-RAIL-02"
)
STATION_ON = Verb(
    "station_on",
    SPACE,
    at=STATION_WHERE,
    says=lambda s, ask, a: f"Place the railroad station on {story.place(a.arg)}",
    clause="FO-RAIL-02",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.spaces, "That board is not in play.", "FO-BOARD-01"),
        Need(
            lambda s, ask, a: land.is_flat(s, a.arg) and land.is_free(s, a.arg),
            "The station needs a free flat space.",
            "FO-RAIL-02",
        ),
        Need(lambda s, ask, a: a.arg in land.free_by_town(s), "The station must touch town.", "FO-RAIL-08"),
        Need(offered, "From there the track would cross more rough land than it must.", "FO-RAIL-02"),
    ),
)


def place_station(s: State) -> Rule[None]:
    """The mayor places it beside town where the track needs least rough land; then the track is laid. FO-RAIL-02"""
    spaces = station_spaces(s)
    if not spaces:
        return
    choice = yield from one_of(s.mayor, STATION_WHERE, [STATION_ON.each[space] for space in spaces])
    land.put_tile(s, choice.arg, RAILROAD_STATION)
    track = track_to(s, choice.arg)[: land.tiles_left(s, TRACK)]
    for space in track:
        land.put_tile(s, space, TRACK)
    s.tell(street.StationPlaced, s.mayor, choice.arg, len(track))


def station_spaces(s: State) -> list[int]:
    """Free flat spaces beside town whose track needs the fewest spaces that are not grassland or plain; without any
    track at all, all of them. FO-RAIL-02, FO-RAIL-05, FO-PUB-21"""
    spaces = land.free_by_town(s)
    costs = costs_from(s, land.train_tile(s))
    rough = {space: _rough_to(s, space, costs) for space in spaces}
    possible = [number for number in rough.values() if number != NOBODY]
    if not possible:
        return spaces
    return [space for space in spaces if rough[space] == min(possible)]


def _rough_to(s: State, space: int, costs: dict[int, Cost]) -> int:
    """The rough spaces of the best track that ends beside a space; NOBODY if there is none."""
    return min([costs[near][0] for near in s.adjacent[space] if near in costs], default=NOBODY)


# --- track --------------------------------------------------------------------------------------------------------


def is_rough(s: State, space: int) -> bool:
    """Neither grassland nor plain; desert adjacent to the train tile counts as plain. FO-RAIL-03"""
    terrain = land.terrain(s, space)
    if terrain == DESERT:
        return land.train_tile(s) not in s.adjacent[space]
    return terrain not in (GRASSLAND, PLAIN)


def takes_track(s: State, space: int) -> bool:
    """Any space without a tile but mountains, with cattle or not. FO-RAIL-03, FO-RAIL-05"""
    return s.tiles[space] == NOBODY and land.terrain(s, space) != MOUNTAIN


def costs_from(s: State, start: int) -> dict[int, Cost]:
    """For each space that a track from this one can reach: what the best track costs up to it. FO-RAIL-03"""
    found: dict[int, Cost] = {}
    waiting: list[tuple[Cost, int]] = [((0, 0), start)]
    while waiting:
        cost, space = heappop(waiting)
        if space in found:
            continue
        found[space] = cost
        for near in s.adjacent[space]:
            if near not in found and takes_track(s, near):
                heappush(waiting, ((cost[0] + is_rough(s, near), cost[1] + 1), near))
    return found


def track_to(s: State, station: int) -> list[int]:
    """The spaces from the train tile to the station: the fewest that are rough, then the fewest, then west before north
    before south before east at each step; none if there is no way. FO-RAIL-03, FO-RAIL-04, FO-RAIL-05"""
    costs = costs_from(s, station)
    here, track = land.train_tile(s), list[int]()
    while station not in s.adjacent[here]:
        ahead = [near for near in s.adjacent[here] if near in costs]
        if not ahead:
            return []
        here = min(ahead, key=lambda near: (costs[near], _direction(s, here, near)))
        track.append(here)
    return track


def _direction(s: State, here: int, near: int) -> int:
    """West, north, south, east. FO-RAIL-04"""
    columns = COLUMN_OF[s.layout]
    if columns[near] != columns[here]:
        return 0 if columns[near] < columns[here] else 3
    return 1 if ROW_OF[near] < ROW_OF[here] else 2
