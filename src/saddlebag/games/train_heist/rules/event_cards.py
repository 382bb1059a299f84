"""Event Cards. Chapter 5.19."""

from saddlebag.engine.language import Rules
from saddlebag.games.train_heist.content import COLOUR, EFFECTS, JUNCTION_OF_SPACE, JUNCTION_SPACES, TRACKS
from saddlebag.games.train_heist.effects import forms as fx
from saddlebag.games.train_heist.rules import ending, sheriff, switch, wanted
from saddlebag.games.train_heist.rules.move import next_rail
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import train_story

RULES = Rules[State, int, None](fx.EFFECT)
"""What each effect of an Event Card does; the number is the card's."""


def draw_event(s: State) -> None:
    """Draw the top card, carry it out, put it on Played Events; the last one takes the switches away.
    TH-STAR-04, TH-STAR-06, TH-EVENT-11, TH-EVENT-12"""
    if not s.event_deck:
        return
    s.disclosed += 1
    card = s.event_deck.pop()
    s.events_played.append(card)
    s.tell(train_story.EventDrawn, card, len(s.event_deck))
    effect = EFFECTS[card]
    EVENT_RULES[effect.kind](s, card, effect)
    if not s.event_deck:
        remove_switches(s)


@RULES.of(fx.March)
def march(s: State, card: int, effect: fx.March) -> None:
    """The Sheriff moves towards the engine or the caboose. TH-EVENT-02"""
    sheriff.march(s, effect.amount)


@RULES.of(fx.Cherokee)
def add_cherokee(s: State, card: int, effect: fx.Cherokee) -> None:
    """A token on that cactus, for the rest of the game. TH-EVENT-05, TH-CHER-08"""
    cactus = effect.cactus - 1
    s.cherokee |= 1 << cactus
    s.tell(train_story.CherokeeArrived, cactus)
    wanted.note_mounted_next_to_cherokee(s)


def next_junction(s: State) -> int:
    """The junction at the end of the engine's stretch; from a junction, the other one. TH-JUNC-06"""
    came_from, here = s.cars[1], s.cars[0]
    if here in JUNCTION_OF_SPACE:
        return 1 - JUNCTION_OF_SPACE[here]
    while here not in JUNCTION_OF_SPACE:
        came_from, here = here, next_rail(s.switches, came_from, here)
    return JUNCTION_OF_SPACE[here]


@RULES.of(fx.SwitchNext)
def switch_track(s: State, card: int, effect: fx.SwitchNext) -> None:
    """The next switch is flipped; if a car stands there the other one, if it can be. TH-EVENT-06..08"""
    ahead = next_junction(s)
    for junction in (ahead, 1 - ahead):
        if JUNCTION_SPACES[junction] not in s.cars:
            switch.flip_switch(s, junction)
            s.tell(train_story.TrackSwitched, junction, COLOUR[s.switches[junction]])
            return
    s.tell(train_story.TrackStayed)


@RULES.of(fx.SpeedUp)
def speed_up(s: State, card: int, effect: fx.SpeedUp) -> None:
    """One faster for good; at full speed the longest prisoner's escape will not slow the train.
    TH-EVENT-09, TH-EVENT-10"""
    if s.speed < TRACKS.speed_meter.max:
        s.speed += 1
    elif s.options.speed_up_at_max == "clear_flag":
        flagged = [cowboy for cowboy in s.cowboys if cowboy.jailed and cowboy.jail_flag]
        if flagged:
            min(flagged, key=lambda cowboy: cowboy.jailed_as).jail_flag = False
    s.tell(train_story.SpeedChanged, s.speed)


def remove_switches(s: State) -> None:
    """After the last event both switches leave the board. TH-EVENT-11, TH-END-05"""
    s.switches_removed = True
    s.tell(train_story.SwitchesRemoved)
    if s.cars[0] in JUNCTION_OF_SPACE and s.options.engine_on_junction_at_last_event == "loses":
        ending.end(s, ending.JUNCTION)


EVENT_RULES = RULES.table()
