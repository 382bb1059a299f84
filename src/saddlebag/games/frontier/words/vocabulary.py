"""All verbs of Frontier."""

from saddlebag.engine.vocabulary import Vocabulary, verbs_of
from saddlebag.games.frontier import rules

VOCABULARY = Vocabulary(
    *verbs_of(rules),
    clause="FO-CORE-06",
    asked="space basin character event market development status function player goal building",
)
