"""Railroad switches: the Flip action. Chapter 5.10."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Question
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist.content import COLOUR, JUNCTION, JUNCTION_SPACES, MISSIONS, NEIGHBOURS
from saddlebag.games.train_heist.rules import wanted
from saddlebag.games.train_heist.rules.move import HEIST_ACTION, next_rail, spend_action
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION

CLOSE = 8
"""No mission looks farther ahead than this."""


def flippable(s: State, junction: int) -> bool:
    """Not while a car stands there, not after the switches are gone. TH-FLIP-03, TH-FLIP-04"""
    return not s.switches_removed and JUNCTION_SPACES[junction] not in s.cars


def within_reach(s: State, junction: int) -> bool:
    """On the junction, or beside it with Switchback. TH-FLIP-01, TH-FLIP-02"""
    here = s.you.place
    space = JUNCTION_SPACES[junction]
    return here == space or (bool(s.ability(s.active, "flip_reach")) and here in NEIGHBOURS[space])


SWITCH = Question("switch", "Which switch do you flip?", clause="TH-FREE-05")
FLIP = Verb(
    "flip",
    JUNCTION,
    at=(ACTION, SWITCH),
    says=lambda s, ask, a: f"Flip the switch of {story.junction_name(a.arg)} to {COLOUR[1 - s.switches[a.arg]]}",
    clause="TH-FLIP-01",
    touches="switch:{0}",
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: not s.switches_removed, "The switches are gone since the last event.", "TH-FLIP-04"),
        Need(
            lambda s, ask, a: within_reach(s, a.arg),
            "You must stand on the junction to flip its switch.",
            "TH-FLIP-02",
            at=ACTION,
        ),
        Need(
            lambda s, ask, a: flippable(s, a.arg),
            lambda s, ask, a: f"The train stands on {story.junction_name(a.arg)}.",
            "TH-FLIP-03",
        ),
    ),
)
NEAR_A_JUNCTION = {near for space in JUNCTION_SPACES for near in [space, *NEIGHBOURS[space]]}


def offers(s: State) -> list[Action]:
    """TH-FLIP-01"""
    if s.you.place not in NEAR_A_JUNCTION:
        return []
    return [FLIP.each[junction] for junction in range(2) if within_reach(s, junction) and flippable(s, junction)]


def flip_switch(s: State, junction: int) -> str:
    """Turn a switch over; the colour it shows now."""
    s.switches[junction] = 1 - s.switches[junction]
    return COLOUR[s.switches[junction]]


def turn_switch(s: State, junction: int) -> None:
    """The active player turns a switch over, by the Heist Action or with four cards. TH-FLIP-01, TH-FREE-05"""
    colour = flip_switch(s, junction)
    s.tell(story.SwitchFlipped, s.active, junction, colour)


def flip(s: State, action: Action) -> None:
    """The Heist Action. TH-FLIP-01"""
    spend_action(s)
    turn_switch(s, action.arg)
    steps = steps_to(s, action.arg)
    for card in s.wanted_row:
        mission = MISSIONS[card]
        if mission.name == "flip_close_call" and steps <= mission.amount:
            wanted.note(s, s.active, "flip_close_call", mission.amount)


def steps_to(s: State, junction: int) -> int:
    """In how many steps the engine, following the rails, would enter a junction; CLOSE if later."""
    came_from, here = s.cars[1], s.cars[0]
    for steps in range(1, CLOSE):
        came_from, here = here, next_rail(s.switches, came_from, here)
        if here == JUNCTION_SPACES[junction]:
            return steps
    return CLOSE
