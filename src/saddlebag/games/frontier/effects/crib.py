"""The crib sheet: the icons of texts and the signs on the table, with their words and clauses."""

from saddlebag.engine.language import Crib, CribPart, Icon, Lexicon, Shown
from saddlebag.games.frontier.effects.step import STEP
from saddlebag.games.frontier.effects.terms import Speaker

PARTS = {
    "Gains": (
        "gain money 2", "gain log 1", "gain lumber 1", "gain gold 1", "gain silver 1", "gain tools 1", "gain guns 1",
        "gain horse 1", "gain donkey 1", "gain mule 1", "gain ox 1", "gain cattle 1", "gain vote 1", "free_tent 1",
    ),
    "People": ("draw assistant 2", "draw partner 2", "draw tycoon 1", "stand 1", "refresh 2", "peek_events 2"),
    "The town": ("status health 1", "status wealth 1", "status safety -1", "campaign_free", "place fire 1", "jam 1",
                 "remove revolt 2", "damage", "panic 4", "lay 1"),
    "The land": ("dial_worked +1", "dial -1", "trees 2", "grass 2", "lose_logs 1", "lose_animals 1", "lose_fenced 1",
                 "hoist_logs 2"),
    "Markets and railroad": ("market gold 1", "market all -1", "exchange silver 2 -> gold 1", "train any 1",
                             "mod sell cattle +1", "mod cost railroad -2"),
}  # fmt: skip
"""Steps that stand for what their icons mean."""
SIGNS = (
    ("worker", "Worker", "Each standing worker does one thing a round, and is laid down where it acts.", "FO-TURN-01"),
    ("political", "Political track", "Points and income for health, safety, housing and kept promises.", "FO-TRACK-01"),
    ("investment", "Investment track", "Points and income for wealth buildings and developments.", "FO-TRACK-02"),
    ("fire", "Fire", "A burning building cannot be used, and burning housing has no room.", "FO-DAM-01"),
    ("revolt", "Revolt", "An industry building with a revolt tile cannot be used.", "FO-DAM-02"),
    ("drought", "Drought", "Grassland that feeds nothing; each round one head of cattle starves there.", "FO-DAM-04"),
    ("jam", "Black worker", "A log jam: no log leaves this basin until a drive clears it.", "FO-DAM-10"),
    ("severity", "Severity", "A tile from 0 to 3, less the status that it concerns, is how hard it hits.", "FO-SEV-01"),
    ("promise", "Promise", "The marker must stand here or further at the end of the era.", "FO-MAYOR-01"),
)  # fmt: skip


def crib(known: Lexicon, by: Speaker) -> Crib:
    """All icons, by parts."""
    parts = [CribPart(title, [STEP.parse(text, known).shown(by) for text in texts]) for title, texts in PARTS.items()]
    signs = [Shown(shape, words, [Icon(shape)], means, clause) for shape, words, means, clause in SIGNS]
    return Crib([*parts, CribPart("On the table", signs)])
