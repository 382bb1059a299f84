"""How good a position looks to a seat, for bots. Not part of the rules.

The lessons of section 12 of the ledger: an empty town ahead of the train is worth more than a tile in hand, and what
counts is where the train will be at a player's own next turn.
"""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.games.train_heist import ending, sheriff
from saddlebag.games.train_heist.content import (
    CANYON,
    FIRST_TRAIN_SPACE,
    GOLD_STARS,
    JUNCTION_SPACES,
    KEYS,
    LINE_PLACE,
    NEIGHBOURS,
    PASSENGER_CARS,
    PLATFORM,
    SQUARES_OF_CAR,
    TOWN_SPACES,
    WILDS,
)
from saddlebag.games.train_heist.decisions import ACTION, GIVE, HORSE_AND_CARD, HORSE_TARGET
from saddlebag.games.train_heist.horse import reach
from saddlebag.games.train_heist.loot import fulfils
from saddlebag.games.train_heist.move import next_rail
from saddlebag.games.train_heist.state import ACTIONS, Cowboy, State

FAR = 99
WON = 1000.0
POINT = 14.0
"""A tile delivered."""
KNOT = 16.0
"""A step of the hangman; each is worse than the one before."""
EMPTY_TOWN = 15.0
"""A town ahead of the train where nothing waits, if the train were there now."""
CARRIED = 8.0
LOOTABLE = 4.0
LOOK_AHEAD = 20
"""How many rail spaces ahead towns matter."""


def _distances_from(start: int) -> list[int]:
    """The length of a shortest way to every space of the same map, with nothing in the way."""
    distance = [FAR] * len(NEIGHBOURS)
    distance[start] = 0
    queue = [start]
    for space in queue:
        for neighbour in NEIGHBOURS[space]:
            if distance[neighbour] == FAR:
                distance[neighbour] = distance[space] + 1
                queue.append(neighbour)
    return distance


DISTANCE = [_distances_from(space) for space in range(len(NEIGHBOURS))]


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat; in versus against the best of the others."""
    if s.outcome:
        won = seat in (outcome.winners if (outcome := ending.result(s)) else [])
        return (WON if won else -WON) + POINT * s.meter
    ahead = rails_ahead(s)
    if not s.versus:
        value = POINT * s.meter + sum(prospects(s, each, ahead) for each in range(len(s.cowboys)))
    else:
        standings = [rival_standing(s, each, ahead) for each in range(len(s.cowboys))]
        value = standings[seat] - 0.7 * max(other for each, other in enumerate(standings) if each != seat)
    return value - KNOT * s.hangman * (1 + s.hangman / 2) - hunger(s, ahead) - 1.5 * s.speed


def rival_standing(s: State, seat: int, ahead: list[int]) -> float:
    """Versus: counters, counters on their way, and what is in sight."""
    waiting = sum(counters[seat] for counters in s.waiting)
    return POINT * s.cowboys[seat].counters + 0.8 * POINT * waiting + prospects(s, seat, ahead)


def rails_ahead(s: State) -> list[int]:
    """The rail spaces that the engine will enter next, as the switches lie."""
    came_from, here = s.cars[1], s.cars[0]
    path: list[int] = []
    for _ in range(LOOK_AHEAD):
        came_from, here = here, next_rail(s.switches, came_from, here)
        path.append(here)
    return path


def hunger(s: State, ahead: list[int]) -> float:
    """Empty towns that the train is heading for, the nearer the worse."""
    total = 0.0
    for steps, space in enumerate(ahead):
        town = GOLD_STARS.get(space)
        if town is not None and not s.towns[town]:
            total += EMPTY_TOWN * (1 - steps / LOOK_AHEAD)
    return total


def prospects(s: State, seat: int, ahead: list[int]) -> float:
    """What a cowboy has, and what he is about to do."""
    cowboy = s.cowboys[seat]
    value = 1.5 * cowboy.bullets + 0.4 * (cowboy.hand & WILDS).bit_count() + (2 if cowboy.wanted != NOBODY else 0)
    if cowboy.flat:
        value -= 6
    if cowboy.jailed:
        return value - 14 + 2.5 * (cowboy.hand & KEYS).bit_count()
    acting = seat == s.active and s.step == ACTIONS
    moved = 0 if acting else s.speed * turns_until(s, seat)
    cars = cars_after(s, ahead, moved)
    if cowboy.loot:
        value += len(cowboy.loot) * delivery(s, cowboy, cars, ahead)
    else:
        value += robbery(s, cowboy, cars)
    return value - danger(s, seat, cowboy, ahead)


def turns_until(s: State, seat: int) -> int:
    """How often the train moves before this seat acts again."""
    order = s.in_turn_order()
    return order.index(seat) or len(order)


def cars_after(s: State, ahead: list[int], moved: int) -> list[int]:
    """Where the cars will be after so many steps."""
    moved = min(moved, LOOK_AHEAD)
    return (ahead[:moved][::-1] + s.cars)[:5]


def way(cowboy: Cowboy, cars: list[int], target: int) -> int:
    """How many actions it takes to get to a space of either map, boarding or jumping off where it is shortest."""
    here = cowboy.place
    if (here < FIRST_TRAIN_SPACE) == (target < FIRST_TRAIN_SPACE):
        return DISTANCE[here][target]
    ground, train = (here, target) if here < FIRST_TRAIN_SPACE else (target, here)
    to_car, on_train = DISTANCE[ground], DISTANCE[train]
    return min([to_car[car] + on_train[PLATFORM[section]] for section, car in enumerate(cars, 1)])


def delivery(s: State, cowboy: Cowboy, cars: list[int], ahead: list[int]) -> float:
    """A carried tile is worth more the nearer a town, and more still where the train would find nothing."""
    best = 0.0
    for town, space in enumerate(TOWN_SPACES):
        length = way(cowboy, cars, space)
        if cowboy.horse != NOBODY:
            length = min(length, 2 + length // 4)
        worth = CARRIED + (0 if s.towns[town] else 3)
        best = max(best, worth * (1 - length / 14))
    return best


def robbery(s: State, cowboy: Cowboy, cars: list[int]) -> float:
    """The best car to rob with the cards in hand, the nearer the better."""
    best = 0.0
    for car in PASSENGER_CARS:
        length = way(cowboy, cars, car)
        if cowboy.horse != NOBODY:
            length = min(length, 4 + length // 3)
        tops = [s.stacks[square][-1] for square in SQUARES_OF_CAR[car] if s.stacks[square]]
        worth = 0.25 * len(tops)
        able = [tile for tile in tops if fulfils(cowboy.hand, (tile,), 0)]
        if able:
            worth = 1.8 if len(able) == 2 and fulfils(cowboy.hand, (able[0], able[1]), 0) else 1.0
        if s.sheriff == car:
            worth *= 0.4
        best = max(best, worth * LOOTABLE * (1 - length / 16))
    return best


def danger(s: State, seat: int, cowboy: Cowboy, ahead: list[int]) -> float:
    """Standing on the track before the engine, or close to the Sheriff."""
    if cowboy.place < FIRST_TRAIN_SPACE:
        return 8.0 if cowboy.place in ahead[: s.speed + 1] else 0.0
    if cowboy.place not in LINE_PLACE or sheriff.in_tunnel(s, cowboy.place):
        return 0.0
    gap = abs(LINE_PLACE[cowboy.place] - LINE_PLACE[s.sheriff])
    return (2.0 + 2.0 * len(cowboy.loot)) / (1 + gap) if gap <= 2 else 0.0


# --- long lists -------------------------------------------------------------------------------------------------


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time: for horses the farthest card and the places where something can be done."""
    options = ask.options
    if ask.question is ACTION:
        return [option for option in options if option.verb != "trade"]
    if ask.question is GIVE:
        return options[-1:]
    if ask.question is HORSE_AND_CARD:
        return _cards_worth_trying(options)
    if ask.question is HORSE_TARGET:
        return _places_worth_riding_to(s, options)
    return options


def _cards_worth_trying(options: list[Action]) -> list[Action]:
    """For every horse the card that goes farthest, and the option without a card."""
    best: dict[int, Action] = {}
    free: list[Action] = []
    for option in options:
        if len(option.args) == 1:
            free.append(option)
        elif option.arg not in best or reach(option.args[1]) > reach(best[option.arg].args[1]):
            best[option.arg] = option
    return [*best.values(), *free]


def _places_worth_riding_to(s: State, options: list[Action]) -> list[Action]:
    """Towns, junctions, the canyon, spaces beside the train and beside cowboys."""
    worth = {*TOWN_SPACES, *JUNCTION_SPACES, CANYON, *(cowboy.place for cowboy in s.cowboys)}
    for car in s.cars:
        worth.update(NEIGHBOURS[car])
    return [option for option in options if option.arg in worth] or options[:1]
