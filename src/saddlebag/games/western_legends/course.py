"""The course of play: the table of contents of the rules, from the first card dealt to the final scoring."""

from saddlebag.engine.course import Course, Each, If, InOneGo, Repeat, Stage, While
from saddlebag.games.western_legends.chapters import PLAYER
from saddlebag.games.western_legends.content import CALLED
from saddlebag.games.western_legends.rules import setup, turn
from saddlebag.games.western_legends.rules.ending import (
    all_seats,
    end_is_checked,
    end_man_in_blacks_turn,
    finish,
    match_is_over,
    round_is_over,
)
from saddlebag.games.western_legends.rules.faro import FARO
from saddlebag.games.western_legends.rules.fights import FIGHT
from saddlebag.games.western_legends.rules.man_in_black import he_takes_part, man_in_black_acts
from saddlebag.games.western_legends.rules.moving import MOVE
from saddlebag.games.western_legends.rules.poker import HAND
from saddlebag.games.western_legends.rules.steps import waiting
from saddlebag.games.western_legends.rules.stores import SHOPPING
from saddlebag.games.western_legends.rules.stories import (
    all_stories_are_told,
    end_stories,
    resolve_story,
    story_is_complete,
)
from saddlebag.games.western_legends.state import State

SET_UP = Course(
    "set_up",
    Stage("events", While(setup.events_are_left, InOneGo(setup.resolve_set_up_event))),
    Stage("characters", Each(all_seats, setup.keep_character), setup.reveal_characters),
    Stage("places", Each(all_seats, setup.choose_start), setup.place_man_in_black),
    Stage("goods", Each(all_seats, InOneGo(setup.take_starting_goods))),
    Stage("points", Each(all_seats, InOneGo(setup.take_starting_points))),
    setup.fill_the_board,
)
"""WL-SETUP-10..25, AU-SETUP-20..31"""


def is_moving(s: State) -> bool:
    return s.move is not None


def is_shopping(s: State) -> bool:
    return s.shopping is not None


def is_fighting(s: State) -> bool:
    return s.fight is not None


def plays_poker(s: State) -> bool:
    return s.hand_of_poker is not None


def plays_faro(s: State) -> bool:
    return s.faro is not None


ACTIONS = Stage(
    "actions",
    While(
        turn.has_actions,
        turn.take_action,
        If(is_moving, MOVE),
        If(is_shopping, SHOPPING),
        If(is_fighting, FIGHT),
        If(plays_poker, HAND),
        If(plays_faro, FARO),
        turn.end_action,
    ),
)
"""WL-TURN-06..09"""

TURN = Course(
    "turn",
    Stage(
        "start",
        turn.begin_turn,
        InOneGo(turn.start_texts),
        turn.choose_income,
        turn.choose_weapon,
        turn.choose_mount,
    ),
    ACTIONS,
    Stage("stories", If(story_is_complete, Repeat(InOneGo(resolve_story), until=all_stories_are_told), end_stories)),
    Stage("discarding", While(turn.has_too_many_cards, turn.discard_down)),
    Stage("end", turn.wanted_pays, end_is_checked),
    owns="turn",
)
"""A story that is completed after its step waits for the end of the next turn. WL-TURN-02, WL-TURN-03, WL-TURN-10,
WL-STORY-16"""

MATCH = Course(
    "match",
    SET_UP,
    Repeat(
        turn.begin_round,
        Repeat(TURN, turn.next_player, until=round_is_over),
        If(he_takes_part, Stage("man_in_black", InOneGo(man_in_black_acts), end_man_in_blacks_turn)),
        until=match_is_over,
    ),
    finish,
    between=waiting,
)
"""WL-TURN-01, WL-MIB-02, WL-END-01..04"""


def seat_name(s: State, seat: int) -> str:
    """The legend who sits there, or the colour of the seat before they are known."""
    character = s.players[seat].character
    return CALLED[character] if s.revealed and character >= 0 else PLAYER[seat].capitalize()
