"""High Stakes Drifter: bring dudes to the saloon, bluff, bet, and settle it in the street."""

from saddlebag.engine.game import Game, Leaving
from saddlebag.games.high_stakes_drifter.content import FILES
from saddlebag.games.high_stakes_drifter.course import MATCH, seat_name
from saddlebag.games.high_stakes_drifter.decks.building import DECK_BUILDING
from saddlebag.games.high_stakes_drifter.mind.evaluate import evaluate, shortlist
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.rules.betting import amounts_asked
from saddlebag.games.high_stakes_drifter.rules.ending import answer_of_the_absent, leave_table, result
from saddlebag.games.high_stakes_drifter.rules.setup import setup
from saddlebag.games.high_stakes_drifter.seen.check import check
from saddlebag.games.high_stakes_drifter.seen.parts import View
from saddlebag.games.high_stakes_drifter.seen.redeal import redeal
from saddlebag.games.high_stakes_drifter.seen.settle import POSITIONS
from saddlebag.games.high_stakes_drifter.seen.view import view
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.games.high_stakes_drifter.words.text import draw, table_text
from saddlebag.games.high_stakes_drifter.words.vocabulary import VOCABULARY

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
    positions=POSITIONS,
    course=MATCH,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    turns="HD-TURN-17",
    evaluate=evaluate,
    shortlist=shortlist,
    clock=lambda s: s.round,
    settled=lambda s: s.challenge is None,
    seat_name=seat_name,
    draw=draw,
    text=table_text,
    amounts=amounts_asked,
    leaving=Leaving(
        leave_table,
        answer_of_the_absent,
        "A challenge under way is settled without you; then the match ends, and you are ranked last.",
        "HD-END-10",
    ),
    deck_building=DECK_BUILDING,
)
