"""How good a position looks to a seat, for bots. Not part of the rules.

Everything is counted in tiles, as a ladder: a tile that can be robbed, one in hand and one delivered are worth more and
more, and the first two less for every action that it takes, with the train where it will be at the cowboy's own next
turns. A town that the train would find empty costs the more the sooner and the tighter the noose, unless somebody with
loot gets there in time; each carrier is counted for one town, each robber for one car.
"""

from functools import lru_cache

from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.mind.chances import takings
from saddlebag.games.train_heist.mind.timetable import LONGEST, Route, Timetable, route_ahead, steps_left, timetable
from saddlebag.games.train_heist.rules import ending
from saddlebag.games.train_heist.rules.horse import FARTHEST
from saddlebag.games.train_heist.rules.train import stars
from saddlebag.games.train_heist.state import ACTIONS, DISCARDING, Cowboy, State

WON = 1000.0
POINT = 30.0
"""All below is in tiles; this is what a tile is worth to the bots that search."""
CARRIED = 0.62
"""A tile in hand, if its town were here,"""
ROAD = 30
"""and worth nothing if it were so many actions away."""
ROBBERY = 0.3
"""A tile that can be taken, if the cowboy were in its car,"""
AT_ONCE = 0.4
"""or if it can still be taken this turn,"""
CHASE = 14
"""and worth nothing if it were so many actions away."""
NEXT_ROBBERY = 0.1
"""A tile that can be taken, for one who has loot to deliver first."""
INCOME = 0.35
"""Tiles that the gang brings in with a turn."""
KNOT = (1.2, 2.0, 3.0)
"""What a knot of the noose costs."""
HUNGER = (0.8, 1.4, 4.0)
"""What it costs that a town is empty where the train is about to be, by knots;"""
LATE = 24.0
"""less and less, to nothing in so many steps."""
FEED = 0.7
"""How much of that is won back by loot that comes in time."""
BULLET = 0.01
"""A bullet, up to two,"""
WILD = 0.06
"""and a Wild in hand, besides what it helps to rob."""
ARREST = 0.4
"""What an arrest costs besides the loot,"""
FASTER = 0.03
"""the share of all that is still to come that a faster train costs,"""
KEY = 0.05
"""and how much of it each key wins back."""
FALL = 0.3
"""Being knocked flat."""
STEP_ASIDE = 0.06
"""What is left of a risk that can still be avoided this turn."""
CAUGHT = (1.0, 0.28, 0.15, 0.03)
"""How likely one event sends the Sheriff to a cowboy so many spaces away."""
NOOSE_FOR_LEADER = 0.15
"""Versus: how much of the noose's price is good for the leader, who wins when it closes, and bad for the others."""
WAITING = 0.95
"""Versus: a counter at a town that the train is about to reach,"""
WAITING_LONG = 0.7
"""at one that it reaches as late as can be foreseen,"""
STRANDED = 0.2
"""and at one that it will not reach any more."""
RIVAL = 0.7
"""Versus: how much the standing of the best rival counts against one's own."""
TITLES = {
    "actions": 0.13,
    "hand_limit": 0.08,
    "loot_twice": 0.08,
    "suit_fake": 0.08,
    "pair_bonus": 0.06,
    "trade_anywhere": 0.01,
    "drop_refill": 0.06,
    "horse_free": 0.04,
    "brake": 0.08,
    "loot_wild_quiet": 0.04,
    "sheriff_slip": 0.03,
    "flip_reach": 0.02,
    "cherokee_pass": 0.01,
    "jail_keys": 0.01,
    "hangman_cancel": 0.1,
}
"""What the ability of a Wanted Card brings with each turn of its owner."""


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat. If it is its turn, nothing counts beyond what can still be finished this turn and
    where the train will be at the next one: so that a bot asks of every act what it leaves."""
    if s.outcome:
        won = seat in (outcome.winners if (outcome := ending.result(s)) else [])
        return (WON if won else -WON) + POINT * s.meter
    outlook = Outlook(s, seat)
    if s.versus:
        return POINT * outlook.lead(seat)
    return POINT * (s.meter + outlook.prospects())


class Outlook:
    """What the gang may expect."""

    __slots__ = ("claimed", "left", "order", "route", "s", "seat", "spare", "tied", "to_come", "turns", "unfed")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        cars, switches = s.cars, s.switches
        self.route: Route = route_ahead(cars[1], cars[0], switches[0], switches[1])
        self.left = steps_left(self.route, len(s.event_deck), s.switches_removed, stars(s.options.plain_stars))
        self.turns = self.left / s.speed
        self.to_come = INCOME * self.turns
        self.tied = min(max(0, 3 - s.options.hangman_steps + s.hangman), 2)
        """How tight the noose is, as if it had three knots."""
        self.unfed = [self.hunger(town) for town in range(3)]
        self.claimed = 0
        """The towns, then the cars, that a cowboy is counted for already."""
        self.spare = 0
        """The actions that a cowboy still has in this turn; bullets are taken last, so that nothing comes after."""
        self.order = s.in_turn_order()

    # --- the gang -------------------------------------------------------------------------------------------

    def prospects(self) -> float:
        """All of it together: what is to come, less the noose, and what each cowboy is about to do."""
        value = self.to_come - sum(KNOT[: self.tied]) - sum(self.unfed)
        for seat in self.order[1:] + self.order[:1]:
            value += self.cowboys_prospects(seat)
        return value

    def hunger(self, town: int) -> float:
        """What it costs that the train will find nothing at a town."""
        visits = self.route.visits[town]
        return self.knot(visits[1] if self.s.towns[town] else visits[0])

    def knot(self, steps: int) -> float:
        """What it costs that a town is empty which the train reaches in so many steps."""
        if steps > self.left or steps > LATE:
            return 0.0
        return HUNGER[self.tied] * (1 - (steps - 1) / LATE)

    # --- a cowboy -------------------------------------------------------------------------------------------

    def cowboys_prospects(self, seat: int) -> float:
        """What a cowboy has, and what they are about to do."""
        s = self.s
        cowboy = s.cowboys[seat]
        value = BULLET * min(cowboy.bullets, 2) + WILD * (cowboy.hand & content.WILDS).bit_count()
        if cowboy.wanted != NOBODY:
            value += TITLES[content.ABILITIES[cowboy.wanted].name] * self.turns / len(s.cowboys)
        if cowboy.place >= content.FIRST_TRAIN_SPACE and cowboy.jailed:
            return value - ARREST + KEY * (cowboy.hand & content.KEYS).bit_count()
        moves = self.moves_until(seat)
        if cowboy.flat:
            value -= FALL
        cars, between = tuple(s.cars), s.speed * len(s.cowboys)
        times = timetable(self.route, cars, s.speed * moves, between, s.sheriff)
        mid_turn = seat == s.active and moves and s.stage == ACTIONS and not s.bullets_taken
        self.spare = s.actions_left if mid_turn else 0
        now = timetable(self.route, cars, 0, between, s.sheriff) if self.spare else None
        most = self.spare + 4 * times.turns_before(self.left)
        gallop = self.gallop(cowboy)
        if cowboy.loot:
            value += self.delivery(cowboy, times, now, most, gallop)
        else:
            value += self.robbery(cowboy, times, now, most, gallop)
        return value - self.danger(cowboy, min(s.speed * moves, LONGEST))

    def moves_until(self, seat: int) -> int:
        """How often the train moves before this seat acts again."""
        s = self.s
        place = self.order.index(seat)
        if place == 0:
            if seat != self.seat and s.stage == ACTIONS and s.actions_left > 2:
                return 0
            place = len(self.order)
        return place - 1 if s.stage == DISCARDING else place

    def gallop(self, cowboy: Cowboy) -> int:
        """How far a rider gets with one action."""
        if cowboy.horse < 0:
            return 0
        if cowboy.hand & content.WILDS:
            return FARTHEST
        return farthest(cowboy.hand)

    def delivery(self, cowboy: Cowboy, times: Timetable, now: Timetable | None, most: int, gallop: int) -> float:
        """Their loot at the best town: near, and above all one that would be empty when the train comes."""
        best, best_town = 0.0, -1
        tiles = len(cowboy.loot)
        for town in range(3):
            actions = times.to_town(cowboy.place, town, gallop)
            worth = 0.0
            if actions < most:
                worth = (tiles * CARRIED + self.feeding(town, actions + 1, times)) * (1 - actions / ROAD)
            if now is not None:
                actions = now.to_town(cowboy.place, town, gallop)
                if actions < self.spare:
                    worth = max(worth, (tiles * CARRIED + self.feeding(town, 1, times)) * (1 - actions / ROAD))
            if worth > best:
                best, best_town = worth, town
        if best_town >= 0:
            self.claimed |= 1 << best_town
        return best + NEXT_ROBBERY * max([self.takings(cowboy, car) for car in range(3)])

    def feeding(self, town: int, actions: int, times: Timetable) -> float:
        """What it is worth that loot comes to a town after so many actions."""
        if self.s.versus or self.claimed >> town & 1:
            return 0.0
        first, second = self.route.visits[town]
        if actions <= self.spare + 4 * times.turns_before(first):
            return 0.0 if self.s.towns[town] else FEED * self.unfed[town]
        return FEED * self.knot(second)

    def robbery(self, cowboy: Cowboy, times: Timetable, now: Timetable | None, most: int, gallop: int) -> float:
        """The best car to rob with their cards, the nearer the better."""
        best, best_car = 0.0, -1
        sheriff = self.s.sheriff
        for car, space in enumerate(content.PASSENGER_CARS):
            takings = self.takings(cowboy, car)
            if sheriff == space:
                takings *= 0.5
            share = 0.5 if self.claimed >> 3 + car & 1 else 1.0
            actions = times.to_car(cowboy.place, car, gallop)
            worth = ROBBERY * share * takings * (1 - actions / CHASE) if actions + 3 <= most else 0.0
            if now is not None and takings >= 1:
                actions = now.to_car(cowboy.place, car, gallop)
                if actions < self.spare:
                    worth = max(worth, AT_ONCE * int(takings) * (1 - actions / CHASE))
            if worth > best:
                best, best_car = worth, car
        if best_car >= 0:
            self.claimed |= 8 << best_car
        return best

    def takings(self, cowboy: Cowboy, car: int) -> float:
        """The tiles that they would take in a car, less the wait for cards."""
        stacks = self.s.stacks
        one, other = content.SQUARES_OF_CAR[content.PASSENGER_CARS[car]]
        return takings(
            cowboy.hand,
            stacks[one][-1] if stacks[one] else NOBODY,
            stacks[other][-1] if stacks[other] else NOBODY,
        )

    def danger(self, cowboy: Cowboy, steps: int) -> float:
        """Standing on the track before the engine, on a roof before the tunnel, or close to the Sheriff, while the
        train takes so many steps."""
        s = self.s
        here = cowboy.place
        path = self.route.path
        if here < content.FIRST_TRAIN_SPACE:
            return FALL if here in path[:steps] else 0.0
        section = content.SECTION_OF[here]
        if here == content.ROOF[section]:
            passed = (*path[:steps][::-1], *s.cars)[section - 1 : section - 1 + steps]
            return FALL if any(content.TUNNEL >> space & 1 for space in passed) else 0.0
        if here not in content.LINE_PLACE:
            return 0.0
        events = self.route.events(steps, stars(s.options.plain_stars))
        risk = self.risk(here, events)
        if risk and self.spare:
            risk = min(risk, STEP_ASIDE + min([self.risk(space, events) for space in content.NEIGHBOURS[here]]))
        return risk * (ARREST + FASTER * self.to_come + CARRIED * len(cowboy.loot))

    def risk(self, here: int, events: int) -> float:
        """How likely so many events send the Sheriff to a space of the train."""
        sheriff = self.s.sheriff
        if here not in content.LINE_PLACE:
            return 0.0
        gap = abs(content.LINE_PLACE[here] - content.LINE_PLACE[sheriff])
        if not gap:
            return 1.0
        return min(1.0, CAUGHT[gap] * events) if gap < len(CAUGHT) else 0.0

    # --- rivals ---------------------------------------------------------------------------------------------

    def lead(self, seat: int) -> float:
        """Versus: counters, counters on their way and what is in sight, against the best of the others."""
        standings = [0.0] * len(self.order)
        for each in self.order:
            self.claimed = 0
            standings[each] = self.standing(each)
        rival = max([each for each in self.order if each != seat], key=standings.__getitem__)
        ahead = ending.standing(self.s, seat) > ending.standing(self.s, rival)
        noose = NOOSE_FOR_LEADER * (sum(KNOT[: self.tied], 0.0) + sum(self.unfed, 0.0))
        return standings[seat] - RIVAL * standings[rival] + (noose if ahead else -noose)

    def standing(self, seat: int) -> float:
        """Versus: what one player has and may expect."""
        value = self.s.cowboys[seat].counters + self.cowboys_prospects(seat)
        for town, counters in enumerate(self.s.waiting):
            if counters[seat]:
                value += counters[seat] * self.waiting(self.route.visits[town][0])
        return value

    def waiting(self, steps: int) -> float:
        """What a counter is worth at a town that the train reaches in so many steps."""
        if steps > self.left:
            return STRANDED
        return WAITING - (WAITING - WAITING_LONG) * min(1.0, steps / LONGEST)


@lru_cache(maxsize=4096)
def farthest(hand: int) -> int:
    """The highest number in a hand without Wilds."""
    return max([value for card, value in enumerate(content.VALUE) if hand >> card & 1], default=0)
