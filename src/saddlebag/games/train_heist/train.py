"""The train moves. Chapters 5.13, 5.15 (tunnel), 5.16 (junctions), 5.17 (hits) and 5.18 (edge)."""

from functools import lru_cache

from saddlebag.engine.names import NOBODY, set_of
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.train_heist import ending, sheriff, wanted
from saddlebag.games.train_heist.content import (
    CANYON,
    EDGE,
    GOLD_STARS,
    JUNCTION_OF_SPACE,
    ROOF,
    SPACE,
    TUNNEL,
)
from saddlebag.games.train_heist.decisions import BRAKE, FULL_SPEED, SLOW
from saddlebag.games.train_heist.event_cards import draw_event
from saddlebag.games.train_heist.move import next_rail
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.story import (
    Braked,
    EdgeCrossed,
    EngineEntered,
    HorseLost,
    KnockedFlat,
    TrainMoves,
)
from saddlebag.games.train_heist.towns import serve_town

EDGE_CROSSING = NOBODY
"""In the event queue: the engine crossed the edge. Every other entry is a rail space with a star."""


def train_step(s: State) -> Rule[None]:
    """All steps first, with the switches as they lay; then arrests, then the event queue front to back.
    TH-TURN-06, TH-TRAIN-02, TH-TRAIN-06..10"""
    spaces = s.speed
    if (yield from brakes(s)):
        spaces -= 1
    s.tell(TrainMoves, spaces)
    switches = s.switches[:]
    queue: list[int] = []
    for _ in range(spaces):
        if advance(s, switches, queue):
            yield from fatal_junction(s, queue)
        if s.options.event_timing == "each_step":
            come_into_the_light(s)
            yield from resolve(s, queue)
    come_into_the_light(s)
    yield from resolve(s, queue)


def brakes(s: State) -> Rule[bool]:
    """The holder of Iron Horse may let the train move one space fewer, but at least one."""
    if s.speed < 2 or not s.ability(s.active, "brake") or s.you.jailed or s.you.flat:
        return False
    choice = yield Ask(s.active, BRAKE, lambda: SLOW.each + FULL_SPEED.each)
    if choice.verb == FULL_SPEED.name:
        return False
    s.tell(Braked, s.active)
    return True


def advance(s: State, switches: list[int], queue: list[int]) -> bool:
    """One step: the engine enters the next rail space, each car the space before it. True if that ends the match.
    TH-TRAIN-03..06, TH-END-03, TH-END-08"""
    cars = s.cars
    ahead = next_rail(switches, cars[1], cars[0])
    s.cars = [ahead, *cars[:-1]]
    s.tell(EngineEntered, ahead)
    if s.switches_removed and ahead in JUNCTION_OF_SPACE:
        return True
    hit(s, ahead)
    sweep_roofs(s, cars)
    share_the_dark(s)
    if ahead in EDGE and cars[0] in EDGE:
        queue.append(EDGE_CROSSING)
    if stars(s.options.plain_stars) >> ahead & 1:
        queue.append(ahead)
    return False


def fatal_junction(s: State, queue: list[int]) -> Rule[None]:
    """The engine enters a junction without a switch; in versus the towns it passed are still served.
    TH-END-03, TH-END-08, TH-VS-20"""
    if s.versus:
        yield from resolve(s, queue)
    ending.end(s, ending.JUNCTION)


@lru_cache(maxsize=64)
def stars(plain_stars: tuple[str, ...]) -> int:
    """The rail spaces with a star, as a set. Chapter 9.3"""
    return set_of([*GOLD_STARS, *(SPACE.find(name) for name in plain_stars)])


# --- what the train does to those in its way --------------------------------------------------------------------


def hit(s: State, space: int) -> None:
    """The engine knocks down whoever is on the track and kills horses. TH-HIT-01..03, TH-HIT-07"""
    for horse, place in enumerate(s.horses):
        if place == space:
            s.horses[horse] = NOBODY
            s.tell(HorseLost, horse, space)
    for seat in s.on_space(space):
        knock_flat(s, seat, "train")


def sweep_roofs(s: State, before: list[int]) -> None:
    """Whoever is on the roof of a car that goes into the tunnel falls. TH-TUNNEL-02, TH-TUNNEL-03"""
    for section in range(2, 6):
        if TUNNEL >> s.cars[section - 1] & 1 and not TUNNEL >> before[section - 1] & 1:
            for seat in s.on_space(ROOF[section]):
                knock_flat(s, seat, "tunnel")


def knock_flat(s: State, seat: int, by: str) -> None:
    """Flat on their back in Crackpot Canyon; the next turn is lost, all they have is kept. TH-HIT-01, TH-HIT-04"""
    cowboy = s.cowboys[seat]
    cowboy.place = CANYON
    cowboy.horse = NOBODY
    cowboy.flat = True
    if not s.options.flat_keeps_loot:
        s.sack |= set_of(cowboy.loot)
        cowboy.loot = []
        cowboy.loot_actions = 0
    s.tell(KnockedFlat, seat, by)
    wanted.note(s, seat, "knocked_flat")


def share_the_dark(s: State) -> None:
    """Cowboys beside the Sheriff in the tunnel. Mission of Shadow"""
    if sheriff.in_tunnel(s, s.sheriff):
        sheriff.meet_everybody(s)


def come_into_the_light(s: State) -> None:
    """Whoever shares the Sheriff's space outside the tunnel is arrested. TH-TRAIN-07, TH-TUNNEL-07"""
    if not sheriff.in_tunnel(s, s.sheriff):
        sheriff.meet_everybody(s)


# --- what the train passed --------------------------------------------------------------------------------------


def resolve(s: State, queue: list[int]) -> Rule[None]:
    """Edge crossings and stars in the order in which the engine met them. TH-TRAIN-08, TH-STAR-01, TH-EDGE-03"""
    while queue:
        space = queue.pop(0)
        if space == EDGE_CROSSING:
            s.tell(EdgeCrossed)
        draw_event(s)
        if space in GOLD_STARS:
            yield from serve_town(s, GOLD_STARS[space])
