"""Western Legends with Ante Up: hunt bandits, rob the bank or gamble, and become the greatest legend of them all."""

from saddlebag.engine.game import Game
from saddlebag.games.western_legends.content import FILES
from saddlebag.games.western_legends.course import MATCH, seat_name
from saddlebag.games.western_legends.mind.evaluate import evaluate
from saddlebag.games.western_legends.mind.shortlist import shortlist
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.rules.ending import result
from saddlebag.games.western_legends.rules.setup import setup
from saddlebag.games.western_legends.seen.check import check
from saddlebag.games.western_legends.seen.parts import View
from saddlebag.games.western_legends.seen.redeal import redeal
from saddlebag.games.western_legends.seen.settle import POSITIONS
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words.terminal import draw
from saddlebag.games.western_legends.words.text import table_text
from saddlebag.games.western_legends.words.vocabulary import VOCABULARY

GAME = Game(
    name="western_legends",
    title="Western Legends",
    version="4" + FILES.mark,
    summary="Hunt bandits, rob the bank, drive cattle or gamble, and become the greatest legend of the West.",
    options=Options,
    state=State,
    vocabulary=VOCABULARY,
    tables=[
        {"players": players, "expansion": expansion} for expansion in ("ante_up", "base") for players in (2, 3, 4, 5, 6)
    ],
    presets={
        "first_match": {"players": 3, "expansion": "base", "target_lp": 15},
        "standard": {"players": 3},
        "with_goals": {"players": 4, "goals": True},
        "long": {"players": 4, "target_lp": 25, "high_stakes_poker": True},
    },
    setup=setup,
    check=check,
    positions=POSITIONS,
    course=MATCH,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    turns="WL-TURN-01",
    evaluate=evaluate,
    shortlist=shortlist,
    clock=lambda s: s.turns,
    settled=lambda s: not s.under_way,
    seat_name=seat_name,
    draw=draw,
    text=table_text,
)
