"""All verbs of High Stakes Drifter, and odd ways to name what one means."""

from saddlebag.engine.rules import Ask
from saddlebag.engine.vocabulary import Vocabulary, verbs_of
from saddlebag.engine.words import Refusal
from saddlebag.games.high_stakes_drifter import rules
from saddlebag.games.high_stakes_drifter.content import CARD
from saddlebag.games.high_stakes_drifter.rules.seats import PLAYER
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.games.high_stakes_drifter.words import decisions
from saddlebag.games.high_stakes_drifter.words.decisions import ABILITY_TARGET, FACE_BET

FROM_DEADWOOD = Refusal("Cards come back from the deadwood only by an ability.", "HD-ZONE-13")
OUT_OF_REACH = {
    "deadwood": FROM_DEADWOOD,
    "deadwood_chip": FROM_DEADWOOD,
    "kicker": Refusal("Only an ability turns a kicker chip that lies there.", "HD-KICK-14"),
    "player": Refusal("A player is chosen only where an ability asks for one.", "HD-ABIL-15"),
    "stake": Refusal("Stakes may be counted by all, and that is all.", "HD-MONEY-05"),
}
TAKEN = {"deadwood": "take", "hand": "take", "deadwood_chip": "take_chip"}


def meant(s: State, ask: Ask, thing: str) -> str | Refusal:
    """The pot stands for a bet; what lies elsewhere is touched by abilities only."""
    kind, _, name = thing.partition(":")
    if thing == "pot":
        return "raise" if ask.question is FACE_BET else "bet"
    if kind == "hand" and name not in CARD.index:
        return Refusal(f"There is no card {name!r}.", "HD-ZONE-11")
    if kind == "player" and name not in PLAYER.index:
        return Refusal(f"There is no player {name!r}.", "HD-GEN-07")
    if ask.question is ABILITY_TARGET:
        return f"{TAKEN[kind]} {name}" if kind in TAKEN else thing
    return OUT_OF_REACH.get(kind, thing)


VOCABULARY = Vocabulary(
    *verbs_of(rules, decisions),
    clause="HD-TURN-04",
    meant=meant,
    asked="hand chip piece player deadwood pot",
)
