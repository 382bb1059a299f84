from saddlebag.games.high_stakes_drifter.state import State


def check(s: State) -> None:
    return None
