"""What happens next: day and night, one piece after the other. Chapters 5.1, 5.4 and 5.24."""

from collections.abc import Callable

from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west import actions, battle, cooperation, day, movement, night, trade
from saddlebag.games.deck_goes_west.death import Lapsed
from saddlebag.games.deck_goes_west.state import (
    ACTIONS,
    ANSWERING,
    ATTEMPT,
    BATTLE,
    BUNDLE,
    DAWN,
    DUSK,
    HELP,
    INVITING,
    JOINING,
    LOADING,
    MOVING,
    NIGHT,
    PACKAGE,
    State,
)
from saddlebag.games.deck_goes_west.story import player_name

PIECES: dict[str, Callable[[State], Rule[None]]] = {
    ACTIONS: actions.take_action,
    BUNDLE: actions.add_to_bundle,
    INVITING: cooperation.invite,
    JOINING: cooperation.join,
    LOADING: movement.load,
    MOVING: movement.move,
    ATTEMPT: movement.enter_or_decline,
    BATTLE: battle.fight,
    PACKAGE: trade.build_package,
    ANSWERING: trade.answer_package,
    HELP: trade.help_move,
    DUSK: day.dusk,
    NIGHT: night.night,
}


def turn(s: State) -> Rule[None]:
    """Days and nights alternate; the table rests after every piece of an action. DW-GEN-03, DW-GEN-04"""
    if s.stage == DAWN:
        day.dawn(s)
        return
    try:
        yield from PIECES[s.stage](s)
    except Lapsed:
        day.lapse(s)


def seat_name(s: State, seat: int) -> str:
    """The colour of a seat's meeple."""
    return player_name(seat)
