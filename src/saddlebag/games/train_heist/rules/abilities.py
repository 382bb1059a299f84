"""Card abilities: sets of Poker Cards discarded for an effect. Chapter 5.11."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import bits
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist.content import CARD, SIDE, WILDS
from saddlebag.games.train_heist.rules import poker, sheriff, switch, wanted
from saddlebag.games.train_heist.rules.move import NOT_FLAT
from saddlebag.games.train_heist.rules.switch import FLIP, SWITCH
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ABILITY, ABILITY_CARDS, ABILITY_NAMES, ACTION, PLAY


def _held(cards: int) -> list[str]:
    return [f"card:{CARD[card]}" for card in bits(cards)]


def _in_some_set(s: State, size: int) -> int:
    """The cards that belong to some set of a kind."""
    cards = 0
    for each in kinds(s, size):
        cards |= each
    return cards


def _of_a_kind(name: str, size: int, says: str, clause: str, *also: str) -> Verb:
    return Verb(
        name,
        at=ACTION,
        says=says,
        clause=clause,
        also=also,
        further=lambda s, ask, a: _held(_in_some_set(s, size)),
        needs=(
            NOT_FLAT,
            Need(
                lambda s, ask, a: poker.kind_and_straight(s.you.hand, s.options.wild_in_card_abilities)[0] >= size,
                f"You do not hold {size} cards of one number.",
                clause,
            ),
        ),
    )


PAIR = _of_a_kind("pair", 2, "Discard a pair for 1 more action", "TH-FREE-02")
THREE = _of_a_kind("three_of_a_kind", 3, "Discard 3 of a kind for 2 more actions", "TH-FREE-03", "three")
FOUR = _of_a_kind("four_of_a_kind", 4, "Discard 4 of a kind for 3 more actions", "TH-FREE-04", "four")
OF_A_KIND = {PAIR.name: 2, THREE.name: 3, FOUR.name: 4}
STRAIGHT = Verb(
    "straight",
    at=ACTION,
    says="Discard a 4-card straight to flip a switch from here",
    clause="TH-FREE-05",
    needs=(
        NOT_FLAT,
        Need(lambda s, ask, a: bool(straights(s)), "You do not hold four consecutive numbers.", "TH-FREE-05"),
        Need(
            lambda s, ask, a: switch.flippable(s, 0) or switch.flippable(s, 1),
            "No switch can be flipped now.",
            "TH-FREE-11",
        ),
    ),
)
SHERIFF = Verb(
    "sheriff",
    SIDE,
    at=ACTION,
    says=lambda s, ask, a: f"Discard a Wild to move the Sheriff one space {SIDE[a.arg]}",
    clause="TH-FREE-06",
    touches="sheriff",
    also=("wild",),
    further=lambda s, ask, a: _held(s.you.hand & WILDS),
    needs=(
        NOT_FLAT,
        Need(
            lambda s, ask, a: bool(s.you.hand & WILDS),
            "Only a Wild moves the Sheriff, and you hold none.",
            "TH-FREE-06",
        ),
        Need(
            lambda s, ask, a: s.you.on_train or not s.versus,
            "In versus the Sheriff is moved only by a player on the train.",
            "TH-VS-10",
        ),
        Need(lambda s, ask, a: sheriff.can_step(s, _direction(a.arg)), "His line ends there.", "TH-FREE-12"),
    ),
)


def offers(s: State) -> list[Action]:
    """The abilities for which they hold the cards. TH-FREE-01"""
    cowboy = s.you
    hand = cowboy.hand
    wilds_help = s.options.wild_in_card_abilities
    options: list[Action] = []
    most, straight = poker.kind_and_straight(hand, wilds_help)
    if most > 1:
        options += PAIR.each
    if most > 2:
        options += THREE.each
    if most > 3:
        options += FOUR.each
    if straight and (switch.flippable(s, 0) or switch.flippable(s, 1)):
        options += STRAIGHT.each
    if hand & WILDS and (cowboy.on_train or not s.versus):
        options += [SHERIFF.each[side] for side in range(2) if sheriff.can_step(s, _direction(side))]
    return options


def kinds(s: State, size: int) -> list[int]:
    """TH-FREE-02, TH-FREE-03, TH-FREE-04, TH-FREE-09"""
    return poker.sets_of_a_kind(s.you.hand, size, s.options.wild_in_card_abilities)


def straights(s: State) -> list[int]:
    """TH-FREE-05"""
    return poker.straights(s.you.hand, s.options.wild_in_card_abilities)


def extra_actions(s: State, size: int) -> int:
    """1, 2 or 3 more Heist Actions; a pair may give more with Quick-Draw. TH-FREE-02..04"""
    return (s.ability(s.active, "pair_bonus") or 1) if size == 2 else size - 1


def use_kind(s: State, action: Action) -> Rule[None]:
    """Cards of one number for more Heist Actions this turn. TH-FREE-02..04"""
    size = OF_A_KIND[action.verb]
    about = ABILITY.index[action.verb]
    choice = yield Ask(s.active, ABILITY_CARDS, lambda: [PLAY.of(cards) for cards in kinds(s, size)], about)
    gained = extra_actions(s, size)
    _discard(s, choice.arg, ABILITY_NAMES[about], gained)
    s.actions_left += gained
    if size > 2:
        wanted.note(s, s.active, "ability_kind_3_or_4")


def use_straight(s: State) -> Rule[None]:
    """Four consecutive numbers flip a switch from anywhere. TH-FREE-05, TH-FREE-11"""
    about = ABILITY.index[STRAIGHT.name]
    choice = yield Ask(s.active, ABILITY_CARDS, lambda: [PLAY.of(cards) for cards in straights(s)], about)
    cards = choice.arg
    which = yield Ask(
        s.active,
        SWITCH,
        lambda: [FLIP.each[junction] for junction in range(2) if switch.flippable(s, junction)],
    )
    _discard(s, cards, ABILITY_NAMES[about], 0)
    switch.turn_switch(s, which.arg)


def use_wild(s: State, action: Action) -> None:
    """A Wild moves the Sheriff one space, and nothing else. TH-FREE-06..08, TH-FREE-12, TH-VS-10"""
    wild = s.you.hand & WILDS
    _discard(s, wild & -wild, "a Wild", 0)
    sheriff.step(s, _direction(action.arg))


def _direction(side: int) -> int:
    return 1 if side else -1


def _discard(s: State, cards: int, name: str, gained: int) -> None:
    poker.discard(s, s.active, cards)
    s.tell(story.AbilityUsed, s.active, name, list(bits(cards)), gained)
