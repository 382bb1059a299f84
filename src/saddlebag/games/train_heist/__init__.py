"""Train Heist: rob the train and bring the loot to the towns before the Sheriff or the noose catches up."""

from saddlebag.engine.game import Game
from saddlebag.games.train_heist.content import FILES
from saddlebag.games.train_heist.course import MATCH, seat_name
from saddlebag.games.train_heist.mind.evaluate import evaluate
from saddlebag.games.train_heist.mind.shortlist import shortlist
from saddlebag.games.train_heist.options import Options
from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.rules.setup import setup
from saddlebag.games.train_heist.seen.check import check
from saddlebag.games.train_heist.seen.parts import View
from saddlebag.games.train_heist.seen.redeal import redeal
from saddlebag.games.train_heist.seen.settle import POSITIONS
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.explained import EXPLAINED
from saddlebag.games.train_heist.words.terminal import draw
from saddlebag.games.train_heist.words.text import table_text
from saddlebag.games.train_heist.words.vocabulary import VOCABULARY

ADVISED_GOALS = {2: 12, 3: 10, 4: 15}
"""A fair challenge for experienced teams, by cowboys. TH-SETUP-32"""

GAME = Game(
    name="train_heist",
    title="Train Heist",
    version="2" + FILES.mark,
    summary="Rob the train and supply three towns before the Sheriff, the noose or the last event stops you.",
    options=Options,
    state=State,
    vocabulary=VOCABULARY,
    tables=[
        *({"players": players, "mode": "coop"} for players in (2, 3, 4)),
        *({"players": 1, "mode": "solitaire", "cowboys": cowboys} for cowboys in (2, 3, 4)),
        *({"players": players, "mode": "versus"} for players in (2, 3, 4)),
        *({"players": players, "mode": "score_challenge"} for players in (2, 3, 4)),
        *({"players": 1, "mode": "score_challenge", "cowboys": cowboys} for cowboys in (2, 3, 4)),
    ],
    presets={
        "practice": {"players": 1, "mode": "solitaire", "cowboys": 2, "goal": 10},
        **{f"fair_{cowboys}": {"players": cowboys, "goal": goal} for cowboys, goal in ADVISED_GOALS.items()},
        "shorter": {"players": 2, "goal": 12, "extra_events_removed": 4, "lower_goal": True},
        "harder": {"players": 2, "goal": 12, "extra_events_removed": 4},
    },
    setup=setup,
    check=check,
    positions=POSITIONS,
    course=MATCH,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    turns="TH-TURN-03",
    evaluate=evaluate,
    shortlist=shortlist,
    clock=lambda s: s.turn,
    seat_name=seat_name,
    draw=draw,
    text=table_text,
    explained=EXPLAINED,
)
