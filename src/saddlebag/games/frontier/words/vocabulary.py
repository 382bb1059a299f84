"""All verbs of Frontier."""

from saddlebag.engine.vocabulary import Vocabulary, verbs_of
from saddlebag.games.frontier import rules
from saddlebag.games.frontier.words.why import meant

VOCABULARY = Vocabulary(
    *verbs_of(rules),
    clause="FO-CORE-06",
    meant=meant,
    asked="space basin character event market network election development status function player goal building",
)
