"""High Stakes Drifter: bring dudes to the saloon, bluff, bet, and settle it in the street."""

from saddlebag.engine.game import Game
from saddlebag.games.high_stakes_drifter.check import check
from saddlebag.games.high_stakes_drifter.content import FILES
from saddlebag.games.high_stakes_drifter.decisions import VOCABULARY
from saddlebag.games.high_stakes_drifter.deck_building import DECK_BUILDING
from saddlebag.games.high_stakes_drifter.describe import describe, prompt
from saddlebag.games.high_stakes_drifter.ending import result
from saddlebag.games.high_stakes_drifter.evaluate import evaluate, shortlist
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.redeal import redeal
from saddlebag.games.high_stakes_drifter.seen import View
from saddlebag.games.high_stakes_drifter.setup import setup
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.games.high_stakes_drifter.terminal import PAGES, draw
from saddlebag.games.high_stakes_drifter.turn import seat_name, turn
from saddlebag.games.high_stakes_drifter.view import view
from saddlebag.games.high_stakes_drifter.why_not import why_not

GAME = Game(
    name="high_stakes_drifter",
    title="High Stakes Drifter",
    version="2" + FILES.mark,
    summary="Bring dudes to the saloon face down, bet and bluff as in poker, and settle it in the street.",
    options=Options,
    state=State,
    vocabulary=VOCABULARY,
    tables=[
        {"players": 2, "mode": "quickstart"},
        *({"players": players, "mode": "standard"} for players in (2, 3, 4)),
        *({"players": players, "mode": "high_stakes"} for players in range(2, 9)),
        *({"players": players, "mode": "standard"} for players in (5, 6, 7, 8)),
    ],
    presets={
        "quick_start": {"players": 2, "mode": "quickstart"},
        "standard": {"players": 2, "mode": "standard"},
        "sealed": {"players": 2, "mode": "standard", "sealed": True},
        "high_stakes": {"players": 5, "mode": "high_stakes"},
        "last_one_standing": {"players": 4, "mode": "standard", "bust": "eliminate"},
    },
    setup=setup,
    check=check,
    turn=turn,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    prompt=prompt,
    describe=describe,
    why_not=why_not,
    turns="HD-TURN-17",
    evaluate=evaluate,
    shortlist=shortlist,
    passing=frozenset({"pass", "end_actions", "done", "check", "decline", "no", "keep"}),
    clock=lambda s: s.round,
    settled=lambda s: s.challenger < 0,
    seat_name=seat_name,
    draw=draw,
    pages=PAGES,
    deck_building=DECK_BUILDING,
)
