"""Prairie Dogs: dig for seeds, and rest before the hawk comes."""

from saddlebag.engine.game import Game
from saddlebag.engine.text import in_lines
from saddlebag.games.prairie_dogs.content import FILES, PLAYER
from saddlebag.games.prairie_dogs.course import MATCH
from saddlebag.games.prairie_dogs.options import Options
from saddlebag.games.prairie_dogs.rules import evaluate, result, setup
from saddlebag.games.prairie_dogs.seen import POSITIONS, View, check, redeal, view
from saddlebag.games.prairie_dogs.state import State
from saddlebag.games.prairie_dogs.words import VOCABULARY, table_text

GAME = Game(
    name="prairie_dogs",
    title="Prairie Dogs",
    version="1" + FILES.mark,
    summary="Dig for seeds, and rest before the hawk comes.",
    options=Options,
    state=State,
    vocabulary=VOCABULARY,
    tables=[{"players": players} for players in (2, 3, 4)],
    presets={},
    setup=setup,
    check=check,
    positions=POSITIONS,
    course=MATCH,
    result=result,
    view=view,
    seen=View,
    redeal=redeal,
    turns="PD-TURN-01",
    evaluate=evaluate,
    shortlist=lambda s, ask: ask.options,
    clock=lambda s: s.turn,
    seat_name=lambda s, seat: PLAYER[seat].capitalize(),
    draw=lambda view, marks: "\n".join(in_lines(table_text(view), marks)),
    text=table_text,
)
