"""Frontier: The Old West, a design by Sven Uilhoorn: three industries on one river, and the town that they share."""

from saddlebag.engine.game import Game
from saddlebag.games.frontier.content import FILES
from saddlebag.games.frontier.course import MATCH, seat_name
from saddlebag.games.frontier.mind.evaluate import evaluate
from saddlebag.games.frontier.mind.shortlist import shortlist
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules.ending import result
from saddlebag.games.frontier.rules.setup import setup
from saddlebag.games.frontier.seen.check import check
from saddlebag.games.frontier.seen.parts import View
from saddlebag.games.frontier.seen.redeal import redeal
from saddlebag.games.frontier.seen.settle import POSITIONS
from saddlebag.games.frontier.seen.view import view
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words.terminal import draw
from saddlebag.games.frontier.words.text import table_text
from saddlebag.games.frontier.words.vocabulary import VOCABULARY

GAME = Game(
    name="frontier",
    title="Frontier: The Old West",
    version="4" + FILES.mark,
    summary="Log, mine or ranch along one river, build the town that you share, and become its mayor.",
    options=Options,
    state=State,
    vocabulary=VOCABULARY,
    tables=[{"players": players} for players in (2, 3, 4, 5)],
    presets={
        "first_match": {"players": 3, "short_game": True},
        "standard": {"players": 3},
        "large": {"players": 5},
    },
    setup=setup,
    check=check,
    positions=POSITIONS,
    course=MATCH,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    turns="FO-CORE-09",
    evaluate=evaluate,
    shortlist=shortlist,
    clock=lambda s: s.turns,
    seat_name=seat_name,
    draw=draw,
    text=table_text,
)
