"""How good a position looks to a seat, for bots. Not part of the rules.

The lessons of section 12 of the ledger: an empty town ahead of the train is worth more than a tile in hand, and what
counts is where the train will be at a player's own next turn.
"""

from functools import lru_cache

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.rules import Ask
from saddlebag.games.train_heist import ending
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
    REQUIREMENTS,
    ROOF,
    SECTION_OF,
    SQUARES_OF_CAR,
    SUIT,
    TOWN_SPACES,
    TUNNEL,
    VALUE,
    WILDS,
)
from saddlebag.games.train_heist.decisions import ACTION, DISCARD, DISCARD_CARD, GIVE, HORSE_AND_CARD, HORSE_TARGET
from saddlebag.games.train_heist.horse import reach
from saddlebag.games.train_heist.loot import PATTERNS, fulfils
from saddlebag.games.train_heist.move import next_rail
from saddlebag.games.train_heist.state import Cowboy, State

FAR = 99
WON = 1000.0
POINT = 30.0
"""A tile delivered."""
KNOT = 24.0
"""A step of the hangman; each is worse than the one before."""
EMPTY_TOWN = 16.0
"""A town ahead of the train where nothing waits, if the train were there now."""
CARRIED = 18.0
"""A tile in hand, if its town were here."""
HUNGRY = 7.0
"""More for a tile that feeds an empty town."""
ROBBERY = (2.0, 6.0, 10.0)
"""A car in which no, one or two tiles can be taken, if he were there."""
ARREST = 12.0
"""What an arrest costs, besides the loot."""
FALL = 9.0
"""Being knocked flat."""
RISK = (0.5, 0.3, 0.16)
"""How likely the Sheriff gets a cowboy so many spaces away before the next turn."""
PATIENCE = 16
"""After so many actions a plan is worth nothing."""
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


Rails = tuple[int, ...]
Chance = tuple[int, Rails]
"""A turn of a cowboy: the actions that pass until then, and the places of the cars."""
TOWN_RAILS = {town: space for space, town in GOLD_STARS.items()}
DISTANCE = [_distances_from(space) for space in range(len(NEIGHBOURS))]


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat; in versus against the best of the others."""
    if s.outcome:
        won = seat in (outcome.winners if (outcome := ending.result(s)) else [])
        return (WON if won else -WON) + POINT * s.meter
    ahead = rails_ahead(s.cars[1], s.cars[0], tuple(s.switches))
    if not s.versus:
        value = POINT * s.meter + sum(prospects(s, each, ahead) for each in range(len(s.cowboys)))
    else:
        standings = [rival_standing(s, each, ahead) for each in range(len(s.cowboys))]
        value = standings[seat] - 0.7 * max(other for each, other in enumerate(standings) if each != seat)
    return value - KNOT * s.hangman * (1 + s.hangman / 2) - hunger(s, ahead) - 1.5 * s.speed


def rival_standing(s: State, seat: int, ahead: Rails) -> float:
    """Versus: counters, counters on their way, and what is in sight."""
    waiting = sum(counters[seat] for counters in s.waiting)
    return POINT * s.cowboys[seat].counters + 0.8 * POINT * waiting + prospects(s, seat, ahead)


@lru_cache(maxsize=4096)
def rails_ahead(came_from: int, here: int, switches: tuple[int, int]) -> Rails:
    """The rail spaces that the engine will enter next, as the switches lie."""
    path: list[int] = []
    for _ in range(LOOK_AHEAD):
        came_from, here = here, next_rail(switches, came_from, here)
        path.append(here)
    return tuple(path)


def hunger(s: State, ahead: Rails) -> float:
    """Empty towns that the train is heading for, the nearer the worse."""
    total = 0.0
    for steps, space in enumerate(ahead):
        town = GOLD_STARS.get(space)
        if town is not None and not s.towns[town]:
            total += EMPTY_TOWN * (1 - steps / LOOK_AHEAD)
    return total


def prospects(s: State, seat: int, ahead: Rails) -> float:
    """What a cowboy has, and what he is about to do."""
    cowboy = s.cowboys[seat]
    value = 0.15 * cowboy.bullets + 1.0 * (cowboy.hand & WILDS).bit_count() + (2 if cowboy.wanted != NOBODY else 0)
    if cowboy.flat:
        value -= FALL
    if cowboy.jailed:
        return value - ARREST + 2 * (cowboy.hand & KEYS).bit_count()
    until = turns_until(s, seat)
    chances = own_turns(tuple(s.cars), ahead, s.speed * until, s.speed * len(s.cowboys))
    if cowboy.loot:
        value += len(cowboy.loot) * delivery(s, cowboy, chances, ahead)
    else:
        value += robbery(s, cowboy, chances)
    return value - danger(s, cowboy, ahead, min(s.speed * until, LOOK_AHEAD))


def turns_until(s: State, seat: int) -> int:
    """How often the train moves before this seat acts again."""
    order = s.in_turn_order()
    return order.index(seat) or len(order)


@lru_cache(maxsize=4096)
def own_turns(cars: Rails, ahead: Rails, first: int, between: int) -> tuple[Chance, ...]:
    """A cowboy's next turns, the first after so many steps of the train: the actions that pass until each, and where
    the cars will be. The turn that is being played counts as over, so that a bot asks of every act what it leaves."""
    chances: list[Chance] = []
    for turns in range(3):
        moved = min(first + turns * between, LOOK_AHEAD)
        chances.append((4 * turns, (ahead[:moved][::-1] + cars)[:5]))
    return tuple(chances)


@lru_cache(maxsize=65536)
def actions_to(here: int, mounted: bool, chances: tuple[Chance, ...], target: int, gallop: int) -> int:
    """How many actions pass until he can be at a space, on the way there now or when the train has moved; a rider
    covers the ground with few."""
    best = FAR
    for passed, cars in chances:
        length = way(here, cars, target)
        if mounted:
            length = min(length, gallop + length // 4)
        best = min(best, passed + length)
    return best


def way(here: int, cars: Rails, target: int) -> int:
    """How many actions it takes to get to a space of either map, boarding or jumping off where it is shortest."""
    if (here < FIRST_TRAIN_SPACE) == (target < FIRST_TRAIN_SPACE):
        return DISTANCE[here][target]
    ground, train = (here, target) if here < FIRST_TRAIN_SPACE else (target, here)
    to_car, on_train = DISTANCE[ground], DISTANCE[train]
    return min([to_car[car] + on_train[PLATFORM[section]] for section, car in enumerate(cars, 1)])


def delivery(s: State, cowboy: Cowboy, chances: tuple[Chance, ...], ahead: Rails) -> float:
    """A carried tile is worth more the nearer a town, and more still where the train would find nothing."""
    best = 0.0
    for town, space in enumerate(TOWN_SPACES):
        worth = CARRIED
        if not s.towns[town]:
            worth += HUNGRY if TOWN_RAILS[town] in ahead else HUNGRY / 3
        best = max(best, worth * (1 - actions_to(cowboy.place, cowboy.horse >= 0, chances, space, 2) / (2 * PATIENCE)))
    return best


def robbery(s: State, cowboy: Cowboy, chances: tuple[Chance, ...]) -> float:
    """The best car to rob with the cards in hand, the nearer the better."""
    best = 0.0
    for car in PASSENGER_CARS:
        tops = [s.stacks[square][-1] for square in SQUARES_OF_CAR[car] if s.stacks[square]]
        if not tops:
            continue
        able = [tile for tile in tops if fulfils(cowboy.hand, (tile,), 0)]
        both = len(able) == 2 and fulfils(cowboy.hand, (able[0], able[1]), 0)
        worth = ROBBERY[2 if both else 1 if able else 0]
        if s.sheriff == car:
            worth *= 0.4
        best = max(best, worth * (1 - actions_to(cowboy.place, cowboy.horse >= 0, chances, car, 4) / PATIENCE))
    return best


def danger(s: State, cowboy: Cowboy, ahead: Rails, steps: int) -> float:
    """Standing on the track before the engine, on a roof before the tunnel, or close to the Sheriff, while the train
    takes so many steps."""
    here = cowboy.place
    if here < FIRST_TRAIN_SPACE:
        return FALL if here in ahead[:steps] else 0.0
    section = SECTION_OF[here]
    if here == ROOF[section]:
        passed = (*ahead[:steps][::-1], *s.cars)[section - 1 : section - 1 + steps]
        return FALL if any(TUNNEL >> space & 1 for space in passed) else 0.0
    if here not in LINE_PLACE:
        return 0.0
    gap = abs(LINE_PLACE[here] - LINE_PLACE[s.sheriff])
    return RISK[gap] * (ARREST + CARRIED / 2 * len(cowboy.loot)) if gap < len(RISK) else 0.0


# --- long lists -------------------------------------------------------------------------------------------------


def shortlist(s: State, ask: Ask) -> list[Action]:
    """The options worth a bot's time: for horses the farthest card and the places where something can be done."""
    options = ask.options
    if ask.question is ACTION:
        return [option for option in options if option.verb != "trade"]
    if ask.question is GIVE:
        return options[-1:]
    if ask.question is DISCARD:
        useless = s.you.hand & ~useful_cards(s, s.you)
        return [option for option in options if option.verb == DISCARD_CARD.name and useless >> option.arg & 1][:1] or (
            options[-1:]
        )
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


def useful_cards(s: State, cowboy: Cowboy) -> int:
    """The cards to keep: Wilds, and those that come closest to robbing a tile on the train."""
    wilds = cowboy.hand & WILDS
    best, best_short = 0, FAR
    for stack in s.stacks:
        if stack:
            kept, needed = closest(cowboy.hand & ~WILDS, stack[-1])
            short = needed - kept.bit_count() - wilds.bit_count()
            if short < best_short:
                best, best_short = kept, short
    return best | wilds


@lru_cache(maxsize=65536)
def closest(hand: int, tile: int) -> tuple[int, int]:
    """The cards of a hand that go towards a tile, and how many it takes."""
    requirement = REQUIREMENTS[tile]
    if requirement.kind == "suits":
        kept = 0
        for suit, need in enumerate(requirement.suits):
            kept |= some_of([card for card in bits(hand) if SUIT[card] == suit], need)
        return kept, sum(requirement.suits)
    best = 0
    for pattern in PATTERNS[requirement.kind]:
        kept = 0
        for number, need in pattern.items():
            kept |= some_of([card for card in bits(hand) if VALUE[card] == number], need)
        if kept.bit_count() > best.bit_count():
            best = kept
    return best, sum(PATTERNS[requirement.kind][0].values())


def some_of(cards: list[int], number: int) -> int:
    """So many of these cards at most, as a set."""
    return set_of(cards[:number])
