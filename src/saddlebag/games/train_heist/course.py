"""The course of play: the table of contents of the rules, from the first turn to the last."""

from saddlebag.engine.course import Course, Each, If, Repeat, Stage, While
from saddlebag.games.train_heist.content import COWBOY
from saddlebag.games.train_heist.rules.towns import (
    draw_for_seat,
    fill_seat,
    load_tile,
    move_hangman,
    seats_are_empty,
    serve_town,
    serves_a_town,
    tiles_wait,
)
from saddlebag.games.train_heist.rules.train import (
    come_into_the_light,
    events_come_at_each_step,
    has_passed_something,
    meet_event,
    roll,
    rolls_on,
    set_off,
    stop_at_fatal_junction,
)
from saddlebag.games.train_heist.rules.turn import arrange_order, discard_and_draw, end_turn, has_actions, take_action
from saddlebag.games.train_heist.rules.wanted import claim, forget_deeds, in_turn_order, somebody_may_claim
from saddlebag.games.train_heist.state import State

CLAIMS = If(somebody_may_claim, Each(in_turn_order, claim), forget_deeds)
"""TH-WANT-06..10"""

TOWN = (
    serve_town,
    If(tiles_wait, While(tiles_wait, load_tile), otherwise=(move_hangman,)),
    While(seats_are_empty, draw_for_seat, fill_seat),
)
"""TH-TOWN-01..08"""

JOURNEY = Course(
    "journey",
    While(
        rolls_on,
        roll,
        While(has_passed_something, meet_event, If(serves_a_town, *TOWN)),
        stop_at_fatal_junction,
    ),
    If(events_come_at_each_step, come_into_the_light),
    owns="journey",
)
"""TH-TRAIN-01..10"""

MATCH = Course(
    "match",
    Stage("arranging", arrange_order),
    Repeat(
        If(has_actions, Stage("actions", Repeat(CLAIMS, take_action))),
        Stage("train", CLAIMS, set_off, JOURNEY, CLAIMS),
        Stage("discarding", discard_and_draw, end_turn),
    ),
)
"""TH-TURN-01, TH-TURN-02: actions, train, discard, draw"""


def seat_name(s: State, seat: int) -> str:
    """The colour of a seat's cowboy."""
    return COWBOY[seat].capitalize()
