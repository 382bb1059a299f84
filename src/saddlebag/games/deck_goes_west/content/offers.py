"""What a table may choose of the content, in words."""

from saddlebag.engine.options import Value, Values, When, in_modes
from saddlebag.engine.words import listed
from saddlebag.games.deck_goes_west.content import BOARDS, CHARACTER_CARDS, MISSION, MISSION_CARDS, MISSIONS
from saddlebag.games.deck_goes_west.content.entries import ModeName

MODES: tuple[ModeName, ...] = ("solo", "versus", "cooperative")
FIRST_MISSIONS = {"solo": "new_world", "versus": "discovery", "cooperative": "speed_of_the_slowest"}
"""The missions advised for a first game. DW-SETUP-02"""


def first_mission(mode: int) -> int:
    """The mission advised for a first game in a mode, or else any; -1 where the content has none. DW-SETUP-02"""
    advised = MISSION.index.get(FIRST_MISSIONS[MODES[mode]])
    if advised is not None:
        return advised
    return next((index for index, mission in enumerate(MISSIONS) if mission.mode == mode), -1)


def missions() -> Values:
    """The missions, each in its mode, with what scores in it. DW-SETUP-02"""
    first = listed([MISSIONS[first_mission(mode)].name for mode in range(len(MODES))], "or")
    return {None: Value("Auto: for a first match", f"{first}, as the mode has it.")} | {
        card.id: Value(card.name, f"{card.difficulty.capitalize()}. {card.scores or card.about}", in_modes(card.mode))
        for card in MISSION_CARDS
    }


def scoreboards() -> Values:
    """The scoreboards, each with the missions that may use it. DW-SETUP-03"""
    return {None: "Auto: the easier one"} | {
        board.id: Value(f"{board.id}: {board.score_len} points in {board.day_len} days", when=played_on(board.id))
        for board in BOARDS
    }


def played_on(board: str) -> When:
    """The missions of a scoreboard: chosen by name, or by their mode where that is the one for a first game."""
    fitting = [(index, card) for index, card in enumerate(MISSION_CARDS) if board in card.boards]
    by_mode = [card.mode for index, card in fitting if index == first_mission(MODES.index(card.mode))]
    return [{"mission": card.id} for _, card in fitting] + [{"mission": None, "mode": mode} for mode in by_mode]


def character_names() -> Values:
    """The characters by name."""
    return {"random": "At random"} | {card.id: card.name for card in CHARACTER_CARDS}


def first_players() -> Values:
    """The seats by their colours."""
    from saddlebag.games.deck_goes_west.state import PLAYER  # the state holds the options

    return {"random": "At random"} | {seat: colour.capitalize() for seat, colour in enumerate(PLAYER.ids)}
