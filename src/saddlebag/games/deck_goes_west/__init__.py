"""Deck Goes West: travel West through unknown land with a small deck of cards, alone, together or as rivals."""

from saddlebag.engine.game import Game
from saddlebag.games.deck_goes_west.check import check
from saddlebag.games.deck_goes_west.content import FILES, MISSIONS, SOLO
from saddlebag.games.deck_goes_west.decisions import VOCABULARY
from saddlebag.games.deck_goes_west.describe import describe, prompt
from saddlebag.games.deck_goes_west.ending import result
from saddlebag.games.deck_goes_west.evaluate import evaluate
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.redeal import redeal
from saddlebag.games.deck_goes_west.seen import View
from saddlebag.games.deck_goes_west.setup import setup
from saddlebag.games.deck_goes_west.shortlist import shortlist
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.terminal import PAGES, draw
from saddlebag.games.deck_goes_west.turn import seat_name, turn
from saddlebag.games.deck_goes_west.view import view
from saddlebag.games.deck_goes_west.why_not import why_not

GAME = Game(
    name="deck_goes_west",
    title="Deck Goes West",
    version="3" + FILES.mark,
    summary="Travel west with a small deck of cards: explore, build railways, fight bandits, and survive your dangers.",
    options=Options,
    state=State,
    vocabulary=VOCABULARY,
    tables=[
        {"players": 1, "mode": "solo"},
        *({"players": players, "mode": "versus"} for players in (2, 3, 4, 5)),
        *({"players": players, "mode": "cooperative"} for players in (2, 3, 4, 5)),
    ],
    presets={mission.id: {"players": 1 if mission.mode == SOLO else 2, "mission": mission.id} for mission in MISSIONS},
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
    turns="DW-DAY-01",
    evaluate=evaluate,
    shortlist=shortlist,
    passing=frozenset({"pass", "end", "done", "stop", "cancel", "refuse", "reject"}),
    clock=lambda s: s.day,
    seat_name=seat_name,
    draw=draw,
    pages=PAGES,
)
