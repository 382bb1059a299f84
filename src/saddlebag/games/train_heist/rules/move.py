"""Moving, boarding and leaving the train. Chapters 5.4, 5.5, 5.6 and 5.20 (Cherokee Territory)."""

from collections.abc import Sequence

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, set_of
from saddlebag.engine.rules import Ask
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist.content import (
    FIRST_TRAIN_SPACE,
    HORSE,
    JAIL,
    JUNCTION_OF_SPACE,
    NEIGHBOURHOOD,
    NEIGHBOURS,
    PLATFORM,
    ROOF,
    ROUTE,
    SECTION_OF,
    SPACE,
    SPACE_NAMES,
    TERRITORIES,
    TRACK,
)
from saddlebag.games.train_heist.rules import sheriff, wanted
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION

RAILS = set_of(list(TRACK))
"""The rail spaces, as a set."""
HORSE_CARRIES = 2
"""TH-HORSE-05"""

NOT_FLAT = Need(
    lambda s, ask, a: not s.you.flat,
    "You lie flat in Crackpot Canyon and lose this turn; only the train moves.",
    "TH-TURN-11",
    at=ACTION,
)
HEIST_ACTION = (
    NOT_FLAT,
    Need(lambda s, ask, a: s.actions_left > 0, "You have no Heist Actions left this turn.", "TH-TURN-03", at=ACTION),
)
"""What every Heist Action needs."""


def horse_at(s: State, horse: int) -> int:
    """The space of a horse; none if it is not at this table or was hit by the train."""
    return s.horses[horse] if horse < len(s.horses) else NOBODY


def spend_action(s: State) -> None:
    """A Heist Action is used up; mounting and dismounting become possible once more. TH-HORSE-15"""
    s.actions_left -= 1
    s.may_mount = s.may_dismount = True


# --- the ground -----------------------------------------------------------------------------------------------


def territory(s: State, seat: int) -> int:
    """The spaces closed by Cherokee Tokens, unless this player may pass. TH-CHER-01..03"""
    if s.ability(seat, "cherokee_pass"):
        return 0
    closed = 0
    for cactus in range(3):
        if s.cherokee >> cactus & 1:
            closed |= TERRITORIES[cactus]
    return closed


def closed_ground(s: State, seat: int) -> int:
    """The Main Map spaces that nobody, or not this player, may enter: train cars and Territory.
    TH-MOVE-03, TH-CHER-02"""
    one, two, three, four, five = s.cars
    cars = 1 << one | 1 << two | 1 << three | 1 << four | 1 << five
    return cars | territory(s, seat) if s.cherokee else cars


def next_rail(switches: Sequence[int], came_from: int, here: int) -> int:
    """The rail space that a train here would enter next. TH-TRAIN-05, TH-JUNC-02"""
    junction = JUNCTION_OF_SPACE.get(here)
    if junction is not None:
        return ROUTE[junction, came_from, switches[junction]]
    one, other = TRACK[here]
    return other if one == came_from else one


def front(s: State) -> int:
    """The rail space before the engine, with the switches as they lie. TH-BOARD-03"""
    return next_rail(s.switches, s.cars[1], s.cars[0])


# --- moving ---------------------------------------------------------------------------------------------------


def _is_dark_roof(s: State, space: int) -> bool:
    """TH-TUNNEL-04"""
    return space >= FIRST_TRAIN_SPACE and space == ROOF[SECTION_OF[space]] and sheriff.in_tunnel(s, space)


def _other_map(s: State, ask: Ask, action: Action) -> str:
    how = "jump from a platform or a roof" if s.you.on_train else "board it at a platform"
    return f"That is on the other map; to change maps, {how}."


def _not_adjacent(s: State, ask: Ask, action: Action) -> str:
    return f"{SPACE_NAMES[action.arg]} is not adjacent to {SPACE_NAMES[s.you.place]}."


def _beware(s: State, space: int) -> str:
    return " (the Sheriff is there!)" if space == s.sheriff else ""


MOVE = Verb(
    "move",
    SPACE,
    at=ACTION,
    says=lambda s, ask, a: f"Move to {SPACE_NAMES[a.arg]}{_beware(s, a.arg)}",
    clause="TH-MOVE-01",
    touches="space:{0}",
    also=("walk",),
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: a.arg != s.you.place, "You are there already.", "TH-MOVE-01"),
        Need(lambda s, ask, a: a.arg != JAIL, "Nobody walks into the jail; it is entered by arrest.", "TH-MOVE-12"),
        Need(lambda s, ask, a: (a.arg >= FIRST_TRAIN_SPACE) == s.you.on_train, _other_map, "TH-GEN-02"),
        Need(lambda s, ask, a: a.arg in NEIGHBOURS[s.you.place], _not_adjacent, "TH-MOVE-01"),
        Need(lambda s, ask, a: a.arg not in s.cars, "A train car stands there; board it instead.", "TH-MOVE-03"),
        Need(lambda s, ask, a: not territory(s, s.active) >> a.arg & 1, "That is Cherokee Territory.", "TH-CHER-02"),
        Need(lambda s, ask, a: not _is_dark_roof(s, a.arg), "That roof is in the tunnel.", "TH-TUNNEL-04"),
    ),
)


def offers_on_ground(s: State) -> list[Action]:
    """Every space to walk to, every car to board."""
    here = s.you.place
    options = _steps_on_ground(s, here)
    options += _boardings(s, here)
    return options


def offers_on_train(s: State) -> list[Action]:
    """Every space to walk to, every place to jump to."""
    here = s.you.place
    return _steps_on_train(s, here) + _ways_off_train(s, here)


def _steps_on_ground(s: State, here: int) -> list[Action]:
    """TH-MOVE-02..05, TH-MOVE-08"""
    closed = closed_ground(s, s.active)
    return [MOVE.each[space] for space in NEIGHBOURS[here] if not closed >> space & 1]


def _steps_on_train(s: State, here: int) -> list[Action]:
    """Along the lines; never onto a roof in the tunnel, never into the jail. TH-MOVE-09, TH-MOVE-12, TH-TUNNEL-04"""
    return [
        MOVE.each[space]
        for space in NEIGHBOURS[here]
        if not (space == ROOF[SECTION_OF[space]] and sheriff.in_tunnel(s, space))
    ]


def move(s: State, action: Action) -> None:
    """One step on either map; a rider leaves their horse behind. TH-MOVE-01, TH-MOVE-10, TH-MOVE-11"""
    spend_action(s)
    cowboy = s.you
    start, cowboy.place = cowboy.place, action.arg
    cowboy.horse = NOBODY
    s.tell(story.Moved, s.active, start, action.arg)
    sheriff.walk_into(s, s.active)


# --- boarding -------------------------------------------------------------------------------------------------


def _not_next_to(s: State, ask: Ask, action: Action) -> str:
    section = SECTION_OF[action.arg]
    return f"You are not next to car {section}, which is at {SPACE_NAMES[s.cars[section - 1]]}."


BOARD = Verb(
    "board",
    SPACE,
    at=ACTION,
    says=lambda s, ask, a: f"Board the train at section {SECTION_OF[a.arg]}{_beware(s, a.arg)}",
    clause="TH-BOARD-01",
    touches=lambda s, ask, a: [f"space:{SPACE[a.arg]}", f"car:{SECTION_OF[a.arg]}"],
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: a.arg >= FIRST_TRAIN_SPACE, "That is not a part of the train.", "TH-BOARD-01"),
        Need(lambda s, ask, a: not s.you.on_train, "You are on the train already.", "TH-BOARD-01"),
        Need(
            lambda s, ask, a: a.arg == PLATFORM[SECTION_OF[a.arg]],
            "Roofs and insides cannot be boarded; board at a platform.",
            "TH-BOARD-09",
        ),
        Need(
            lambda s, ask, a: a.arg != PLATFORM[1] or s.you.place != front(s),
            "You stand before the engine; a train is never boarded from the front.",
            "TH-BOARD-03",
        ),
        Need(lambda s, ask, a: s.cars[SECTION_OF[a.arg] - 1] in NEIGHBOURS[s.you.place], _not_next_to, "TH-BOARD-01"),
    ),
)


def _boardings(s: State, here: int) -> list[Action]:
    """The cars at the side or rear of this space; the engine not from its front. TH-BOARD-01..05"""
    beside = NEIGHBOURHOOD[here]
    if not beside & RAILS:
        return []
    return [
        BOARD.each[PLATFORM[section]]
        for section, car in enumerate(s.cars, 1)
        if beside >> car & 1 and not (section == 1 and here == front(s))
    ]


def board(s: State, action: Action) -> None:
    """Onto the platform of that car, and perhaps into the Sheriff's arms. TH-BOARD-01, TH-BOARD-08"""
    spend_action(s)
    cowboy = s.you
    start, cowboy.place = cowboy.place, action.arg
    cowboy.horse = NOBODY
    s.boarded_engine |= action.arg == PLATFORM[1]
    s.tell(story.Boarded, s.active, start, SECTION_OF[action.arg])
    sheriff.walk_into(s, s.active)


# --- leaving --------------------------------------------------------------------------------------------------


def _on_roof(s: State) -> bool:
    return s.you.on_train and s.you.place == ROOF[SECTION_OF[s.you.place]]


def _on_platform(s: State) -> bool:
    return s.you.on_train and s.you.place == PLATFORM[SECTION_OF[s.you.place]]


def _own_car(s: State) -> int:
    """The rail space of the car that they are on."""
    return s.cars[SECTION_OF[s.you.place] - 1]


JUMP = Verb(
    "jump",
    SPACE,
    at=ACTION,
    says=lambda s, ask, a: f"Jump off the train to {SPACE_NAMES[a.arg]}",
    clause="TH-LEAVE-02",
    touches="space:{0}",
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: s.you.on_train, "You are not on the train.", "TH-LEAVE-01"),
        Need(
            lambda s, ask, a: _on_platform(s) or _on_roof(s),
            "The train is left only from a platform or a roof.",
            "TH-LEAVE-01",
        ),
        Need(
            lambda s, ask, a: _on_platform(s),
            "From a roof you can only leap onto a horse beside your car.",
            "TH-LEAVE-04",
        ),
        Need(lambda s, ask, a: a.arg != front(s), "That is right before the engine.", "TH-LEAVE-03"),
        Need(lambda s, ask, a: a.arg not in s.cars, "A train car stands there.", "TH-LEAVE-02"),
        Need(
            lambda s, ask, a: a.arg in NEIGHBOURS[_own_car(s)],
            lambda s, ask, a: f"{SPACE_NAMES[a.arg]} is not next to car {SECTION_OF[s.you.place]}.",
            "TH-LEAVE-02",
        ),
        Need(lambda s, ask, a: not territory(s, s.active) >> a.arg & 1, "That is Cherokee Territory.", "TH-LEAVE-07"),
    ),
)
LEAP = Verb(
    "leap",
    HORSE,
    at=ACTION,
    says=lambda s, ask, a: f"Leap onto the horse at {SPACE_NAMES[s.horses[a.arg]]}",
    clause="TH-LEAVE-04",
    touches="horse:{0}",
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: _on_roof(s), "You leap only from a roof.", "TH-LEAVE-04"),
        Need(
            lambda s, ask, a: horse_at(s, a.arg) in beside_section(s, SECTION_OF[s.you.place]),
            "No horse stands beside your car.",
            "TH-LEAVE-04",
        ),
        Need(
            lambda s, ask, a: not territory(s, s.active) >> horse_at(s, a.arg) & 1,
            "That is Cherokee Territory.",
            "TH-LEAVE-07",
        ),
        Need(lambda s, ask, a: has_room_to_land(s, a.arg), "No horse there can take another rider.", "TH-LEAVE-05"),
    ),
)


def beside_section(s: State, section: int) -> list[int]:
    """The Main Map spaces at the side or rear of a car. TH-LEAVE-02, TH-LEAVE-03"""
    ahead = front(s)
    cars = s.cars
    return [space for space in NEIGHBOURS[cars[section - 1]] if space != ahead and space not in cars]


def _ways_off_train(s: State, here: int) -> list[Action]:
    """From a platform to the ground beside it, from a roof onto a horse beside it. TH-LEAVE-01, TH-LEAVE-07"""
    section = SECTION_OF[here]
    closed = territory(s, s.active)
    if here == PLATFORM[section]:
        return [JUMP.each[space] for space in beside_section(s, section) if not closed >> space & 1]
    if here == ROOF[section]:
        beside = beside_section(s, section)
        return [
            LEAP.each[horse]
            for horse, space in enumerate(s.horses)
            if space in beside and not closed >> space & 1 and has_room_to_land(s, horse)
        ]
    return []


def has_room_to_land(s: State, horse: int) -> bool:
    """TH-LEAVE-05: they land in the saddle, so the horse must carry at most one"""
    return not s.options.roof_jump_lands_mounted or len(s.riders(horse)) < HORSE_CARRIES


def jump(s: State, action: Action) -> None:
    """Off a platform. TH-LEAVE-02"""
    spend_action(s)
    start, s.you.place = s.you.place, action.arg
    s.tell(story.Jumped, s.active, start, action.arg)


def leap(s: State, action: Action) -> None:
    """Off a roof, onto a horse. TH-LEAVE-04..06"""
    spend_action(s)
    cowboy = s.you
    start, cowboy.place = cowboy.place, s.horses[action.arg]
    if s.options.roof_jump_lands_mounted:
        cowboy.horse = action.arg
    s.tell(story.Leapt, s.active, start, action.arg, cowboy.place)
    wanted.note(s, s.active, "roof_jump")
    wanted.note_mounted_next_to_cherokee(s)
