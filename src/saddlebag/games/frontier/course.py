"""The course of play: the table of contents of the rules, from the first board to the final scoring."""

from saddlebag.engine.course import Course, Each, If, InOneGo, Stage, While
from saddlebag.games.frontier.rules import (
    discs,
    elections,
    ending,
    era,
    events,
    founding,
    housing,
    setup,
    steps,
    texts,
    town,
    turn,
)
from saddlebag.games.frontier.rules.mining import MINING, is_mining
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words.story import name_of

SET_UP = Course(
    "set_up",
    Stage("industries", Each(setup.starting_order, setup.choose_industry)),
    Stage("goals", setup.deal_goals, Each(setup.starting_order, setup.keep_goal)),
    Stage("assistants", setup.deal_assistants, Each(setup.starting_order, setup.keep_assistant)),
)
"""FO-SETUP-10..13"""

FOUNDING = Course(
    "founding",
    Stage(
        "town",
        founding.place_stockpile,
        founding.place_freight_station,
        founding.place_bridge,
        While(founding.tents_are_missing, founding.place_tent),
        founding.place_train_tile,
    ),
    Stage("starts", Each(setup.starting_order, InOneGo(founding.start_industry))),
    founding.finish,
)
"""FO-FOUND-01..15"""

TOWN = Stage(
    "town_status",
    town.income,
    InOneGo(discs.disc_event),
    InOneGo(town.status_effects),
    InOneGo(town.starve),
    town.market_drift,
)
"""Phase 2. FO-ROUND-05"""

TURN = Course(
    "turn",
    turn.begin_turn,
    While(turn.goes_on, turn.take_action, If(is_mining, MINING)),
    turn.end_turn,
    owns="turn",
)
"""FO-CORE-06, FO-TURN-01..12"""

END_OF_ERA = Course(
    "end_of_era",
    Stage("promises", InOneGo(elections.settle_promises), era.cool_down),
    Stage("election", elections.elect, While(elections.promises_are_due, elections.make_promise), era.take_back_cube),
    Stage(
        "industry_cards",
        While(era.order_is_open, era.choose_next),
        Each(era.industry_order, InOneGo(era.take_industry_card)),
    ),
    texts.shuffle_severities,
    Stage("housing", Each(era.turn_order, InOneGo(housing.upgrade_housing))),
    era.regrow,
    InOneGo(era.era_end_texts),
    events.pass_over_after_era,
)
"""FO-ERA-01..04"""

ROUND = Course(
    "round",
    Stage("stand_up", town.begin_round),
    If(
        events.are_played,
        TOWN,
        Stage("events", InOneGo(events.carry_out_event), events.move_row),
        otherwise=(events.pass_over,),
    ),
    Stage("turns", Each(era.turn_order, TURN)),
    If(era.ends_now, END_OF_ERA),
    era.next_round,
)
"""FO-ROUND-01..07"""

MATCH = Course(
    "match",
    SET_UP,
    FOUNDING,
    While(ending.rounds_are_left, ROUND),
    Stage("final_election", InOneGo(ending.last_promises), ending.final_election),
    ending.finish,
)
"""FO-CORE-02..06, FO-END-01"""

CHAPTERS = steps.CHAPTERS
"""All chapters are there: whoever imports the course has them."""


def seat_name(s: State, seat: int) -> str:
    """A player by the colour of their seat."""
    return name_of(seat)
