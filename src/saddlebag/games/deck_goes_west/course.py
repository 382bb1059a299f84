"""The course of play: the table of contents of the rules, from the first dawn to the last night."""

from saddlebag.engine.course import Choose, Course, Each, If, Repeat, Stage, While
from saddlebag.games.deck_goes_west.rules import battle, cooperation, day, death, movement, night, packages, trade
from saddlebag.games.deck_goes_west.rules.actions import add_job, finish_job, take_action, what_was_begun
from saddlebag.games.deck_goes_west.rules.dues import what_is_due
from saddlebag.games.deck_goes_west.state import FIGHT, JOB, MOVE, SHARED_JOB, TRADING, State
from saddlebag.games.deck_goes_west.words.decisions import player_name

BUNDLE = (
    Stage("bundle", Repeat(add_job)),
    Stage(
        "inviting", Repeat(If(cooperation.has_guest, Stage("joining", Repeat(cooperation.join))), cooperation.invite)
    ),
)
"""DW-ACT-01..14, DW-COOP-01..12"""

MOVEMENT = (
    Stage("loading", While(movement.somebody_loads, movement.load)),
    Stage(
        "moving",
        While(
            movement.can_go_on,
            movement.move,
            If(movement.is_at_new_tile, Stage("attempt", Repeat(movement.enter_or_decline))),
        ),
        movement.finish,
    ),
)
"""DW-MOVE-10..22, DW-REV-06..09"""

WEAPONS = Each(battle.those_on_the_tile, Repeat(battle.use_weapon))
"""DW-BAT-05, DW-BAT-06"""

BATTLE = Stage(
    "battle",
    WEAPONS,
    battle.players_attack,
    If(battle.bandits_are_left, battle.bandits_attack),
    battle.finish,
)
"""By day the players attack first. DW-BAT-08, DW-BAT-18"""

RAID = Stage("battle", WEAPONS, battle.bandits_attack, battle.players_attack, battle.finish)
"""At night the bandits do. DW-BAT-04, DW-BAT-24"""

TRADE = (
    While(
        packages.package_is_open,
        Stage("package", Repeat(packages.build_package)),
        If(packages.package_is_open, Stage("answering", packages.answer_package)),
    ),
    Stage("help", Repeat(If(trade.somebody_is_helped, *MOVEMENT), trade.help_move)),
    trade.finish,
)
"""DW-TRADE-03..13"""

ACTION = Course(
    "action",
    take_action,
    Choose(
        what_was_begun,
        {
            JOB: (finish_job,),
            SHARED_JOB: (*BUNDLE, finish_job),
            MOVE: (*MOVEMENT, day.finish_action),
            FIGHT: (BATTLE, day.finish_action),
            TRADING: (*TRADE, day.finish_action),
        },
    ),
    lapses=day.lapse,
)
"""DW-DAY-07..13, DW-DEATH-10"""

NIGHT = Stage(
    "night",
    Repeat(
        night.next_steps,
        Choose(
            night.who_decides,
            {
                night.RAIDED: (Repeat(battle.begin_raid, RAID, until=night.raids_are_over),),
                night.FULL_HANDS: (Each(death.full_hands, Repeat(death.discard_for_space)), death.bury_the_overwhelmed),
            },
        ),
        until=night.is_over,
    ),
    night.break_of_day,
)
"""DW-NIGHT-01..10, DW-HAND-01..03"""

MATCH = Course(
    "match",
    Repeat(
        Stage("dawn", day.dawn),
        Stage("actions", While(day.somebody_acts, ACTION)),
        Stage("dusk", Each(day.those_who_may_discard, Repeat(day.discard_or_stop))),
        NIGHT,
    ),
    between=what_is_due,
)
"""DW-GEN-03, DW-GEN-04: days and nights alternate"""


def seat_name(s: State, seat: int) -> str:
    """The colour of a seat's meeple."""
    return player_name(seat)
