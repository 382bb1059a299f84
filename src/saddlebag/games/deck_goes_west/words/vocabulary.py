"""All verbs of Deck Goes West, and odd ways to name what one means."""

from saddlebag.engine.rules import Ask
from saddlebag.engine.vocabulary import Vocabulary, verbs_of
from saddlebag.engine.words import Refusal
from saddlebag.games.deck_goes_west import rules
from saddlebag.games.deck_goes_west.content import CARD, KIND, KIND_OF
from saddlebag.games.deck_goes_west.rules.grid import BESIDE, CELL, DIRECTION
from saddlebag.games.deck_goes_west.rules.movement import MOVE
from saddlebag.games.deck_goes_west.rules.tasks import ROW, SLOT
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import decisions
from saddlebag.games.deck_goes_west.words.decisions import ACTION

FAR = Refusal("You step to a neighbouring tile: north, south, west or east.", "DW-MOVE-02")


def meant(s: State, ask: Ask, thing: str) -> str | Refusal:
    """A card of the trade row is bought, any other played; the own tile has a job, others are stepped to."""
    kind, _, name = thing.partition(":")
    if kind == "card" and name in CARD.index and ask.question in (ACTION, MOVE):
        return _with_card(s, CARD.index[name])
    if kind == "cell" and ask.question in (ACTION, MOVE):
        return _to_cell(s, ask, name)
    return "ability" if kind == "character" else thing


def _with_card(s: State, card: int) -> str:
    if card in s.trade_row:
        return f"buy {SLOT[ROW - len(s.trade_row) + s.trade_row.index(card)]}"
    return f"play {KIND[KIND_OF[card]]}"


def _to_cell(s: State, ask: Ask, name: str) -> str | Refusal:
    here, there = s.players[ask.seat].cell, CELL.index.get(name)
    if there == here:
        return "tile"
    for direction, beside in enumerate(BESIDE):
        if there == here + beside:
            return f"step {DIRECTION[direction]}"
    return FAR if ask.question is MOVE else "step"


VOCABULARY = Vocabulary(
    *verbs_of(rules, decisions),
    clause="DW-DAY-07",
    meant=meant,
    asked="card cell player character mission",
)
