"""Horses: riding, calling, mounting. Chapter 5.7."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import counted
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.rules import poker, wanted
from saddlebag.games.train_heist.rules.move import (
    HEIST_ACTION,
    HORSE_CARRIES,
    NOT_FLAT,
    beside_section,
    closed_ground,
    horse_at,
    spend_action,
)
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION
from saddlebag.games.train_heist.words.story import card_name

FARTHEST = 10
"""A Wild counts as any value up to 10. TH-HORSE-08"""


def reach(card: int) -> int:
    """How far a card lets a horse go."""
    return content.VALUE[card] or FARTHEST


def movable(s: State) -> list[int]:
    """The horse that they ride, and the horses without rider. TH-HORSE-02, TH-HORSE-03, TH-HORSE-16"""
    own = s.you.horse
    ridden = 0
    for cowboy in s.cowboys:
        if cowboy.horse != NOBODY and cowboy.horse != own:
            ridden |= 1 << cowboy.horse
    return [horse for horse, space in enumerate(s.horses) if space != NOBODY and not ridden >> horse & 1]


def targets(s: State, horse: int, spaces: int) -> list[int]:
    """Where a horse can get within so many spaces, in the order of the map. TH-HORSE-04, TH-HORSE-10"""
    found = bits(within_reach(s, horse, spaces))
    if s.options.called_horse_target == "any" or s.you.horse == horse:
        return list(found)
    return [space for space in found if _is_at_caller(s, space)]


def within_reach(s: State, horse: int, spaces: int) -> int:
    """The set of spaces to which a horse has a way of at most this length. TH-HORSE-04"""
    edge = 1 << s.horses[horse]
    closed = closed_ground(s, s.active) | edge
    found = 0
    for _ in range(spaces):
        near = 0
        while edge:
            near |= content.NEIGHBOURHOOD[(edge & -edge).bit_length() - 1]
            edge &= edge - 1
        edge = near & ~closed
        if not edge:
            break
        closed |= edge
        found |= edge
    return found


def distance(s: State, horse: int, target: int) -> int:
    """The length of a shortest way to a space that is within reach. TH-HORSE-11"""
    return next(spaces for spaces in range(1, FARTHEST + 1) if within_reach(s, horse, spaces) >> target & 1)


def _is_at_caller(s: State, space: int) -> bool:
    """With `caller_only` a called horse goes just to its caller. TH-HORSE-03"""
    here = s.you.place
    if here < content.FIRST_TRAIN_SPACE:
        return space == here
    return space in beside_section(s, content.SECTION_OF[here])


def can_go(s: State, horse: int, spaces: int, closed: int) -> bool:
    """Whether the horse can get anywhere at all."""
    if s.options.called_horse_target != "any":
        return bool(targets(s, horse, spaces))
    return content.NEIGHBOURHOOD[s.horses[horse]] & ~closed != 0


def offers(s: State) -> list[Action]:
    """The Heist Action, if some horse can go somewhere with some card. TH-HORSE-01"""
    free = s.ability(s.active, "horse_free")
    hand = s.you.hand
    if not hand and not free:
        return []
    farthest = max([reach(card) for card in bits(hand)] + [free]) if s.options.called_horse_target != "any" else 1
    closed = closed_ground(s, s.active)
    for horse in movable(s):
        if can_go(s, horse, farthest, closed):
            return USE_HORSE.each
    return []


USE_HORSE = Verb(
    "horse",
    at=ACTION,
    says="Move a horse with a card",
    clause="TH-HORSE-01",
    also=("ride",),
    thing="horse",
    further=lambda s, ask, a: [
        *(f"horse:{content.HORSE[horse]}" for horse in movable(s)),
        *(f"card:{content.CARD[card]}" for card in bits(s.you.hand)),
    ],
    goes_on={"card": ""},
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: any(space != NOBODY for space in s.horses), "No horse is left.", "TH-HORSE-17"),
        Need(
            lambda s, ask, a: bool(s.you.hand or s.ability(s.active, "horse_free")),
            "A horse moves only for a discarded card, and you hold none.",
            "TH-HORSE-01",
        ),
        Need(lambda s, ask, a: bool(movable(s)), "Every horse has another rider.", "TH-HORSE-02"),
        Need(lambda s, ask, a: bool(offers(s)), "No horse can get anywhere.", "TH-HORSE-04"),
    ),
)


# --- which horse, with which card, and where to -----------------------------------------------------------------


def _who_goes(s: State, horse: int) -> str:
    return "Ride" if s.you.horse == horse else f"Send the horse at {content.SPACE_NAMES[s.horses[horse]]}"


def _can_go_for(s: State, horse: int, spaces: int) -> bool:
    return can_go(s, horse, spaces, closed_ground(s, s.active))


CAN_BE_MOVED = Need(lambda s, ask, a: a.arg in movable(s), "Somebody else rides that horse.", "TH-HORSE-02")
HORSE_AND_CARD = Question("horse_and_card", "Which horse moves, and with which card?", clause="TH-HORSE-01")
HORSE_TARGET = Question("horse_target", "Where does the horse go?", clause="TH-HORSE-04")
RIDE = Verb(
    "ride",
    content.HORSE,
    content.CARD,
    at=HORSE_AND_CARD,
    says=lambda s, ask, a: (
        f"{_who_goes(s, a.arg)} up to {counted(reach(a.args[1]), 'space')} with the {card_name(a.args[1])}"
    ),
    clause="TH-HORSE-01",
    touches=("horse:{0}", "card:{1}"),
    needs=(
        CAN_BE_MOVED,
        Need(lambda s, ask, a: bool(s.you.hand >> a.args[1] & 1), "You do not hold that card.", "TH-HORSE-01"),
        Need(
            lambda s, ask, a: _can_go_for(s, a.arg, reach(a.args[1])),
            "That horse cannot get anywhere with this card.",
            "TH-HORSE-04",
        ),
    ),
)
RIDE_FREE = Verb(
    "ride_free",
    content.HORSE,
    at=HORSE_AND_CARD,
    says=lambda s, ask, a: (
        f"{_who_goes(s, a.arg)} up to {counted(s.ability(s.active, 'horse_free'), 'space')} without a card"
    ),
    clause="TH-HORSE-01",
    touches="horse:{0}",
    needs=(
        CAN_BE_MOVED,
        Need(
            lambda s, ask, a: bool(s.ability(s.active, "horse_free")),
            "A horse moves only for a discarded card.",
            "TH-HORSE-01",
        ),
        Need(
            lambda s, ask, a: _can_go_for(s, a.arg, s.ability(s.active, "horse_free")),
            "That horse cannot get anywhere.",
            "TH-HORSE-04",
        ),
    ),
)
TO = Verb(
    "to",
    content.SPACE,
    at=HORSE_TARGET,
    says=lambda s, ask, a: f"To {content.SPACE_NAMES[a.arg]}",
    clause="TH-HORSE-04",
    touches="space:{0}",
    needs=(Need(offered, "The horse cannot get there.", "TH-HORSE-04"),),
)
RIDES = [[RIDE.of(horse, card) for card in range(len(content.CARD))] for horse in range(len(content.HORSE))]


def horses_and_cards(s: State) -> list[Action]:
    """Each horse with each card that gets it anywhere, or with no card at all for the holder of Mustang."""
    options: list[Action] = []
    free = s.ability(s.active, "horse_free")
    hand = bits(s.you.hand)
    closed = closed_ground(s, s.active)
    for horse in movable(s):
        rides = RIDES[horse]
        if s.options.called_horse_target != "any":
            options += [rides[card] for card in hand if can_go(s, horse, reach(card), closed)]
        elif can_go(s, horse, 1, closed):
            options += [rides[card] for card in hand]
        if free and can_go(s, horse, free, closed):
            options.append(RIDE_FREE.each[horse])
    return options


def move_horse(s: State) -> Rule[None]:
    """Discard a card; a horse moves up to its value. TH-HORSE-01, TH-HORSE-06..09"""
    choice = yield Ask(s.active, HORSE_AND_CARD, lambda: horses_and_cards(s))
    horse = choice.arg
    card = choice.args[1] if choice.verb == RIDE.name else story.HIDDEN
    spaces = s.ability(s.active, "horse_free") if card == story.HIDDEN else reach(card)
    target = yield Ask(s.active, HORSE_TARGET, lambda: [TO.each[space] for space in targets(s, horse, spaces)])

    spend_action(s)
    if card != story.HIDDEN:
        poker.discard(s, s.active, 1 << card)
    if s.you.horse == horse and wanted.on_display(s, "ride_distance"):
        wanted.note(s, s.active, "ride_distance", distance(s, horse, target.arg))
    start, s.horses[horse] = s.horses[horse], target.arg
    riders = s.riders(horse)
    for rider in riders:
        s.cowboys[rider].place = target.arg
    s.tell(story.HorseMoved, s.active, horse, card, start, target.arg, riders)
    wanted.note_mounted_next_to_cherokee(s)


# --- Free Actions ---------------------------------------------------------------------------------------------

MOUNT = Verb(
    "mount",
    content.HORSE,
    at=ACTION,
    says="Mount the horse",
    clause="TH-HORSE-12",
    touches="horse:{0}",
    needs=(
        NOT_FLAT,
        Need(lambda s, ask, a: s.you.horse == NOBODY, "You are in the saddle already.", "TH-HORSE-12"),
        Need(lambda s, ask, a: s.may_mount, "You have mounted once since your last Heist Action.", "TH-HORSE-15"),
        Need(lambda s, ask, a: horse_at(s, a.arg) == s.you.place, "No horse is on your space.", "TH-HORSE-12"),
        Need(lambda s, ask, a: len(s.riders(a.arg)) < HORSE_CARRIES, "That horse carries two already.", "TH-HORSE-05"),
    ),
)
DISMOUNT = Verb(
    "dismount",
    at=ACTION,
    says="Dismount",
    clause="TH-HORSE-12",
    touches=lambda s, ask, a: [f"horse:{content.HORSE[s.you.horse]}"],
    needs=(
        NOT_FLAT,
        Need(lambda s, ask, a: s.you.horse != NOBODY, "You are not mounted.", "TH-HORSE-12"),
        Need(lambda s, ask, a: s.may_dismount, "You have dismounted once since your last Heist Action.", "TH-HORSE-15"),
    ),
)


def mountable(s: State) -> list[Action]:
    """Horses on their space with room in the saddle. TH-HORSE-12, TH-HORSE-13, TH-HORSE-15"""
    cowboy = s.you
    if cowboy.horse != NOBODY:
        return DISMOUNT.each if s.may_dismount else []
    here = cowboy.place
    if not s.may_mount or here not in s.horses:
        return []
    return [
        MOUNT.each[horse]
        for horse, space in enumerate(s.horses)
        if space == here and len(s.riders(horse)) < HORSE_CARRIES
    ]


def mount(s: State, action: Action) -> None:
    """TH-HORSE-12"""
    s.you.horse = action.arg
    s.may_mount = False
    s.tell(story.Mounted, s.active, action.arg)
    wanted.note_mounted_next_to_cherokee(s)


def dismount(s: State, action: Action) -> None:
    """TH-HORSE-12"""
    s.tell(story.Dismounted, s.active, s.you.horse)
    s.you.horse = NOBODY
    s.may_dismount = False
