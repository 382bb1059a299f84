"""Where the train will be, and how soon a cowboy gets somewhere: for `evaluate`."""

from functools import lru_cache

from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.rules.move import next_rail

FAR = 99
LONGEST = 60
"""So many rail spaces are foreseen."""
AN_EVENT = 5
"""Rail spaces from one event to the next, beyond what is foreseen."""
TURNS = 4
"""So many turns of a cowboy are foreseen;"""
MISSED = 16
"""what cannot be reached in them takes so many actions and more."""


def distances(start: int, closed: int = -1) -> list[int]:
    """The length of a shortest way to every space of the same map, past one closed space."""
    distance = [FAR] * len(content.NEIGHBOURS)
    distance[start] = 0
    queue = [start]
    for space in queue:
        for neighbour in content.NEIGHBOURS[space]:
            if distance[neighbour] == FAR and neighbour != closed:
                distance[neighbour] = distance[space] + 1
                queue.append(neighbour)
    return distance


DISTANCE = [distances(space) for space in range(len(content.NEIGHBOURS))]
AROUND_SHERIFF = {
    sheriff: {space: distances(space, sheriff) for space in range(content.FIRST_TRAIN_SPACE, len(content.NEIGHBOURS))}
    for sheriff in content.SHERIFF_LINE
}
"""Ways on the train that do not lead past the Sheriff."""


class Route:
    """The rail spaces that the engine will enter as the switches lie, and when it comes to each town."""

    __slots__ = ("counted", "path", "visits")

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path
        self.visits: list[tuple[int, int]] = []
        self.counted: dict[int, int] = {}
        for town in range(3):
            steps = [step for step, space in enumerate(path, 1) if content.GOLD_STARS.get(space) == town]
            first, second = [*steps, FAR, FAR][:2]
            self.visits.append((first, second))

    def events(self, steps: int, stars: int) -> int:
        """How many events the next steps bring."""
        key = stars << 8 | steps
        if key not in self.counted:
            path = self.path
            self.counted[key] = sum([_events(path, step, stars) for step in range(steps)])
        return self.counted[key]


def _events(path: tuple[int, ...], step: int, stars: int) -> int:
    """Whether entering this space draws an event: a star, or the far side of the edge."""
    space = path[step]
    return (stars >> space & 1) + (space in content.EDGE and step > 0 and path[step - 1] in content.EDGE)


@lru_cache(maxsize=4096)
def route_ahead(came_from: int, here: int, je: int, jw: int) -> Route:
    """The way of the engine as the switches lie."""
    switches = (je, jw)
    path: list[int] = []
    for _ in range(LONGEST):
        came_from, here = here, next_rail(switches, came_from, here)
        path.append(here)
    return Route(tuple(path))


@lru_cache(maxsize=16384)
def steps_left(route: Route, cards: int, switches_removed: bool, stars: int) -> int:
    """How many steps the train will make before the match ends at a junction."""
    path = route.path
    for step, space in enumerate(path):
        if not cards and switches_removed and space in content.JUNCTION_OF_SPACE:
            return step
        cards = max(0, cards - _events(path, step, stars))
        switches_removed = not cards
    return LONGEST + AN_EVENT * cards + AN_EVENT


class Timetable:
    """Where the train will be at a cowboy's next turns, and how many actions pass until they can be somewhere. The
    turn that is being played counts as over, so that a bot asks of every act what it leaves."""

    __slots__ = ("around", "between", "cars", "first", "known")

    def __init__(self, route: Route, cars: tuple[int, ...], first: int, between: int, sheriff: int) -> None:
        self.first = first
        self.between = between
        self.around = AROUND_SHERIFF[sheriff]
        self.cars = [(route.path[: min(first + turn * between, LONGEST)][::-1] + cars)[:5] for turn in range(TURNS)]
        self.known: dict[int, int] = {}

    def turns_before(self, steps: int) -> int:
        """How many turns they have before the train has made so many steps."""
        return 0 if steps <= self.first else 1 + (steps - self.first - 1) // self.between

    def to_town(self, here: int, town: int, gallop: int) -> int:
        """How many actions pass until they can be in a town, jumping off the train where that is best."""
        key = (here << 2 | town) << 5 | gallop << 1
        if key not in self.known:
            target = content.TOWN_SPACES[town]
            if here < content.FIRST_TRAIN_SPACE:
                self.known[key] = ride(DISTANCE[here][target], gallop)
            else:
                self.known[key] = self._off_train(here, DISTANCE[target])
        return self.known[key]

    def _off_train(self, here: int, away: list[int]) -> int:
        """Along the train until it has come near, then down and on foot."""
        around = self.around[here]
        best = FAR
        for turn, cars in enumerate(self.cars):
            for section, rail in enumerate(cars, 1):
                passed = max(4 * turn, around[content.PLATFORM[section]])
                if passed + 1 <= 4 * (turn + 1) and not content.TUNNEL >> rail & 1:
                    best = min(best, passed + away[rail])
        return min(best, MISSED)

    def to_car(self, here: int, car: int, gallop: int) -> int:
        """How many actions pass until they can be in a passenger car, boarding where that is best."""
        key = (here << 2 | car) << 5 | gallop << 1 | 1
        if key not in self.known:
            target = content.PASSENGER_CARS[car]
            if here < content.FIRST_TRAIN_SPACE:
                self.known[key] = self._onto_train(DISTANCE[here], target, gallop)
            else:
                self.known[key] = min(self.around[here][target], DISTANCE[here][target] + 4)
        return self.known[key]

    def _onto_train(self, away: list[int], target: int, gallop: int) -> int:
        """To where a car will be at one of their turns, and along the train."""
        best = FAR
        for turn, cars in enumerate(self.cars):
            for section, rail in enumerate(cars, 1):
                walk = ride(away[rail] - 1, gallop) + 1
                if walk <= 4 * (turn + 1) and not content.TUNNEL >> rail & 1:
                    along = min(
                        self.around[content.PLATFORM[section]][target], DISTANCE[content.PLATFORM[section]][target] + 4
                    )
                    best = min(best, max(4 * turn + 1, walk) + along)
        return best if best < FAR else MISSED + min([away[rail] for rail in self.cars[-1]])


def ride(distance: int, gallop: int) -> int:
    """How many actions a way takes, the first of them perhaps on horseback."""
    return min(distance, 1 + max(0, distance - gallop)) if gallop > 1 else distance


@lru_cache(maxsize=8192)
def timetable(route: Route, cars: tuple[int, ...], first: int, between: int, sheriff: int) -> Timetable:
    """The timetable of a cowboy whose next turn comes after so many steps of the train, and the others after that."""
    return Timetable(route, cars, first, between, sheriff)
