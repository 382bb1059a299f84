"""All verbs of Western Legends."""

from saddlebag.engine.vocabulary import Vocabulary, verbs_of
from saddlebag.games.western_legends.rules import (
    arrival,
    bandits,
    cards,
    faro,
    fight_cards,
    fight_results,
    fights,
    gains,
    goods,
    gulch,
    high_rollers,
    high_stakes,
    moving,
    npc,
    places,
    poker,
    ranches,
    reactions,
    saloon,
    setup,
    sheriff,
    stores,
    stories,
    texts,
    tracks,
    train,
    turn,
)

VOCABULARY = Vocabulary(
    *fights.FIGHTS,
    *verbs_of(
        arrival, bandits, cards, faro, fight_cards, fight_results, fights, gains, goods, gulch, high_rollers,
        high_stakes, moving, npc, places, poker, ranches, reactions, saloon, setup, sheriff, stores, stories, texts,
        tracks, train, turn,
    ),
    clause="WL-TURN-07",
    asked="card item space player story character building",
)  # fmt: skip
