"""The crib sheet: the icons of texts and the signs on the table, with their words and clauses."""

from saddlebag.engine.language import Crib, CribPart, Icon, Lexicon, Shown
from saddlebag.games.western_legends.effects.step import STEP
from saddlebag.games.western_legends.effects.terms import Speaker

PARTS = {
    "Gains": (
        "gain money 20", "gain lp 1", "gain nugget 1", "gain marshal 1", "gain wanted 1", "gain gambler 1",
        "gain action 1", "gain longhorn 1", "take_cattle any_ranch", "legendary 1", "roll_die 1",
    ),
    "Losses and costs": ("lose money 10", "lose lp 1", "pay money 20", "discard_this"),
    "Cards": ("draw 1", "discard 1", "discard_random 1", "look_hand", "swap_played", "poker_wild"),
    "Wounds": ("wound 1", "heal 1", "cancel_wound 1"),
    "Fights": ("reduce_opp 1", "restore_own_value", "cancel_last_reaction", "win_ties", "restart_fight"),
    "Movement": ("move 2", "extra_space 1", "move_action +2", "mesa_walk", "move_to_train", "move_train 1"),
    "Sheriff and bandits": ("move_sheriff 3", "place_sheriff adjacent", "spawn_bandit A all", "spawn_bandit any 1"),
}  # fmt: skip
"""Steps that stand for what their icons mean."""
SIGNS = (
    ("lp", "Legendary Points", "Whoever has the most at the end wins; with 5 the ability of a character works.",
     "WL-END-11"),
    ("marshal", "Marshal", "Points for the law. A Marshal who commits a crime loses them all.", "WL-TRACK-08"),
    ("wanted", "Wanted", "Points for crimes: LP at the end of every turn, until the Sheriff comes.", "WL-TRACK-10"),
    ("gambler", "Gambler", "Points for games won at the Saloons; they are never lost.", "AU-TRACK-02"),
    ("wound", "Wounds", "Each makes the hand one card smaller and costs 1 LP at the end. Nobody has more than three.",
     "WL-GEN-07"),
    ("bandit", "Bandit", "Ends your move and fights you: 1 LP or 1 Marshal point for beating them.", "WL-MOVE-04"),
    ("sheriff", "Sheriff", "Arrests Wanted players whose space he enters. They cannot enter his.", "WL-SHERIFF-04"),
    ("outlaw", "Outlaw", "A face-down token that fights whoever enters its space.", "AU-OUT-03"),
    ("claim_jumper", "Claim jumper", "Fights at a mine, for gold nuggets.", "AU-CJ-01"),
    ("high_roller", "High roller", "Sits in a Saloon and plays poker for a $20 ante.", "AU-HR-01"),
    ("longhorn", "Longhorn", "An action takes it along; each one makes you slower. Worth 1 LP and $30.", "AU-LONG-07"),
    ("frontier", "Frontier token", "Discard cards worth its number and that of the space to turn it.", "AU-FRONT-01"),
    ("event", "Event marker", "Whoever reaches it first resolves an event card.", "AU-EVENT-01"),
    ("train", "Train", "Moves on at the start of every turn, and can be robbed where it stands.", "AU-TRAIN-01"),
)  # fmt: skip


def crib(known: Lexicon, by: Speaker) -> Crib:
    """All icons, by parts."""
    parts = [CribPart(title, [STEP.parse(text, known).shown(by) for text in texts]) for title, texts in PARTS.items()]
    signs = [Shown(shape, words, [Icon(shape)], means, clause) for shape, words, means, clause in SIGNS]
    return Crib([*parts, CribPart("On the table", signs)])
