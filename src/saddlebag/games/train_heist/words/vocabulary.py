"""All verbs of Train Heist, and odd ways to name what one means."""

from saddlebag.engine.rules import Ask
from saddlebag.engine.vocabulary import Vocabulary, verbs_of
from saddlebag.games.train_heist import rules
from saddlebag.games.train_heist.content import FIRST_TRAIN_SPACE, SPACE
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import decisions
from saddlebag.games.train_heist.words.decisions import ACTION


def meant(s: State, ask: Ask, thing: str) -> str:
    """A space is walked, jumped or boarded to; a car is boarded at its platform."""
    kind, _, name = thing.replace("board ", "car:").partition(":")
    if kind == "car":
        return f"board plat_{name}" if name.isdigit() else f"board {name}"
    if kind == "space" and ask.question is ACTION:
        return f"{_way_to(s, name)} {name}"
    return thing


def _way_to(s: State, name: str) -> str:
    there_on_train = SPACE.index.get(name, 0) >= FIRST_TRAIN_SPACE
    if s.you.on_train == there_on_train:
        return "move"
    return "jump" if s.you.on_train else "board"


VOCABULARY = Vocabulary(
    *verbs_of(rules, decisions),
    clause="TH-GEN-06",
    meant=meant,
    asked="space car switch cowboy square horse town sheriff",
)
