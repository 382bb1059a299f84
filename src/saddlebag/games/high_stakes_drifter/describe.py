from saddlebag.engine.actions import Action
from saddlebag.engine.game import Description
from saddlebag.games.high_stakes_drifter.state import State


def describe(s: State, action: Action) -> Description:
    return Description(action.text, [], "HD-TURN-04")
