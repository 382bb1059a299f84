"""The train moves. Chapters 5.13, 5.15 (tunnel), 5.16 (junctions), 5.17 (hits) and 5.18 (edge)."""

from functools import lru_cache

from saddlebag.engine.names import NOBODY, set_of
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Verb
from saddlebag.games.train_heist.content import CANYON, EDGE, GOLD_STARS, JUNCTION_OF_SPACE, ROOF, SPACE, TUNNEL
from saddlebag.games.train_heist.rules import ending, sheriff, wanted
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.rules.move import next_rail
from saddlebag.games.train_heist.state import Journey, State
from saddlebag.games.train_heist.words import story, train_story

EDGE_CROSSING = NOBODY
"""In the event queue: the engine crossed the edge. Every other entry is a rail space with a star."""


BRAKE = Question("brake", "Do you slow the train by one space?", clause="TH-TURN-06")
SLOW = Verb("brake", at=BRAKE, says="Slow the train by one space", clause="TH-TURN-06")
FULL_SPEED = Verb("full_speed", at=BRAKE, says="Let it run", clause="TH-TURN-06")


def set_off(s: State) -> Rule[None]:
    """The train will move as many spaces as its speed says. The holder of Iron Horse may let it move one space fewer,
    but at least one. TH-TURN-06, TH-TRAIN-02, TH-TRAIN-06"""
    spaces = s.speed
    if spaces > 1 and s.ability(s.active, "brake") and not s.you.jailed and not s.you.flat:
        choice = yield Ask(s.active, BRAKE, lambda: SLOW.each + FULL_SPEED.each)
        if choice.verb == SLOW.name:
            s.tell(story.Braked, s.active)
            spaces -= 1
    s.tell(train_story.TrainMoves, spaces)
    s.journey = Journey(spaces, s.switches[:])


def rolls_on(s: State) -> bool:
    """Whether the train has still to move."""
    return s.on_the_way.spaces > 0


def roll(s: State) -> None:
    """All steps first, with the switches as they lay, then arrests; with the option, one step at a time.
    TH-TRAIN-06, TH-TRAIN-07, option `event_timing`"""
    way = s.on_the_way
    while way.spaces:
        way.spaces -= 1
        if advance(s, way.switches, way.passed):
            way.spaces, way.fatal = 0, True
            if not s.versus:  # there the towns that it passed are still served. TH-VS-20
                way.passed.clear()
            return
        if events_come_at_each_step(s):
            break
    come_into_the_light(s)


def events_come_at_each_step(s: State) -> bool:
    """Option `event_timing`"""
    return s.options.event_timing == "each_step"


def stop_at_fatal_junction(s: State) -> None:
    """The engine has entered a junction without a switch. TH-END-03, TH-END-08, TH-VS-20"""
    if s.on_the_way.fatal:
        ending.end(s, ending.JUNCTION)


def advance(s: State, switches: list[int], queue: list[int]) -> bool:
    """One step: the engine enters the next rail space, each car the space before it. True if that ends the match.
    TH-TRAIN-03..06, TH-END-03, TH-END-08"""
    cars = s.cars
    ahead = next_rail(switches, cars[1], cars[0])
    s.cars = [ahead, *cars[:-1]]
    s.tell(train_story.EngineEntered, ahead)
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
            s.tell(train_story.HorseLost, horse, space)
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
    s.tell(train_story.KnockedFlat, seat, by)
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


def has_passed_something(s: State) -> bool:
    """Whether the engine has met stars, or the edge, of which nothing has come yet. TH-TRAIN-08"""
    return bool(s.on_the_way.passed)


def meet_event(s: State) -> None:
    """Edge crossings and stars in the order in which the engine met them; at a gold star it serves a town.
    TH-TRAIN-08, TH-STAR-01, TH-EDGE-03, TH-TOWN-01"""
    way = s.on_the_way
    space = way.passed.pop(0)
    if space == EDGE_CROSSING:
        s.tell(train_story.EdgeCrossed)
    draw_event(s)
    way.town = GOLD_STARS.get(space, NOBODY)
