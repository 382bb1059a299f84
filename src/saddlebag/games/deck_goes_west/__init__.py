"""Deck Goes West: travel West through unknown land with a small deck of cards, alone, together or as rivals."""

from saddlebag.engine.game import Game
from saddlebag.games.deck_goes_west.content import FILES, MISSIONS, SOLO
from saddlebag.games.deck_goes_west.course import MATCH, seat_name
from saddlebag.games.deck_goes_west.mind.evaluate import evaluate
from saddlebag.games.deck_goes_west.mind.shortlist import shortlist
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.rules.ending import result
from saddlebag.games.deck_goes_west.rules.setup import setup
from saddlebag.games.deck_goes_west.seen.check import check
from saddlebag.games.deck_goes_west.seen.parts import View
from saddlebag.games.deck_goes_west.seen.redeal import redeal
from saddlebag.games.deck_goes_west.seen.settle import POSITIONS
from saddlebag.games.deck_goes_west.seen.view import view
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words.explained import EXPLAINED
from saddlebag.games.deck_goes_west.words.terminal import draw
from saddlebag.games.deck_goes_west.words.text import table_text
from saddlebag.games.deck_goes_west.words.vocabulary import VOCABULARY

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
    positions=POSITIONS,
    course=MATCH,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    turns="DW-DAY-01",
    evaluate=evaluate,
    shortlist=shortlist,
    clock=lambda s: s.day,
    seat_name=seat_name,
    draw=draw,
    text=table_text,
    explained=EXPLAINED,
)
