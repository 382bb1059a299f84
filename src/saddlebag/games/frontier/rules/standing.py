"""Standing effects: what cards, buildings and tiles change as long as they are there. Ledger 9.2.

Rules ask for a number (`change`, `cost`); nobody carries these effects out.
"""

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.chapters import (
    FROM_CARD,
    FROM_DEVELOPMENT,
    FROM_FUNCTION,
    FROM_PUBLIC,
    FROM_SPECIAL,
    SOURCE,
)
from saddlebag.games.frontier.content import (
    CARD_OF,
    CARD_TEXT,
    CHARACTER_TEXT,
    DEVELOPMENT_NETWORK,
    DEVELOPMENT_TEXT,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    FUNCTION_TEXT,
    PUBLIC_PASSIVE,
    SPECIAL_TEXT,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects.step import Step
from saddlebag.games.frontier.effects.terms import (
    ANY_GOOD,
    CATTLE,
    CHANGE_WORD,
    COST_WORD,
    ENCLOSED_CATTLE,
    FOR_ANYONE,
    FOR_OWNER,
    FOR_TOWN,
    MONEY,
)
from saddlebag.games.frontier.effects.texts import Text
from saddlebag.games.frontier.rules import land
from saddlebag.games.frontier.state import State

TEXT_OF: list[Text] = [
    *CHARACTER_TEXT, *SPECIAL_TEXT, *DEVELOPMENT_TEXT, *FUNCTION_TEXT, *PUBLIC_PASSIVE, *CARD_TEXT,
]  # fmt: skip
"""The text of each source."""


class Held:
    """The standing effects of a source for those whom it concerns, as numbers to add up."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps
        self.changes = [0] * len(CHANGE_WORD.known)
        self.less = [0] * len(COST_WORD.known)
        self.set_to = [NOBODY] * len(COST_WORD.known)
        self.sells: list[mods.SellFor] = [step for step in steps if isinstance(step, mods.SellFor)]
        for step in steps:
            if isinstance(step, mods.Mod):
                self.changes[step.what] += step.by
            elif isinstance(step, mods.Cheaper):
                self.less[step.cost] += step.less
            elif isinstance(step, mods.CostsOnly):
                self.set_to[step.cost] = step.to


OWN = [Held((*text.standing(), *text.standing(FOR_OWNER))) for text in TEXT_OF]
"""For the holder or owner."""
ALL = [Held((*text.standing(FOR_ANYONE), *text.standing(FOR_TOWN))) for text in TEXT_OF]
"""For every player, and for the town."""
COMMON_PUBLIC = tuple([FIRST_PUBLIC + place for place, text in enumerate(PUBLIC_PASSIVE) if text.standing(FOR_TOWN)])
OWNED_PUBLIC = tuple(
    [
        (FIRST_PUBLIC + place, OWN[FROM_PUBLIC + place])
        for place, text in enumerate(PUBLIC_PASSIVE)
        if text.standing(FOR_OWNER)
    ]
)
"""The public buildings that do something for their owner, with what they do."""


FIRST_TYCOON_SOURCE = FROM_SPECIAL - len(SPECIAL_TEXT)
"""The first tycoon among the characters: there is a special building for each."""
SOURCES = range(len(SOURCE))
EFFECTS = [
    (source, for_all, held[source])
    for source in SOURCES
    for for_all, held in ((False, OWN), (True, ALL))
    if held[source].steps
]
"""All standing effects: the source, whether they are for every player, and what they are."""
CHANGES = [
    [(source, for_all, each.changes[what]) for source, for_all, each in EFFECTS if each.changes[what]]
    for what in range(len(CHANGE_WORD.known))
]
"""What changes something, and by how much: one to three sources, so these are looked for rather than all that a player
has."""
LOWERS = [
    [
        (source, for_all, each.set_to[what], each.less[what])
        for source, for_all, each in EFFECTS
        if each.less[what] or each.set_to[what] != NOBODY
    ]
    for what in range(len(COST_WORD.known))
]
"""What sets or lowers a cost."""
SELLS = [(source, for_all, each.sells) for source, for_all, each in EFFECTS if each.sells]
"""What makes sales pay more."""

OF_FORM: dict[type[Step], list[tuple[int, bool, Step]]] = {}
"""The effects of each form."""
for source, for_all, each in EFFECTS:
    for step in each.steps:
        OF_FORM.setdefault(type(step), []).append((source, for_all, step))


def works(s: State, seat: int, source: int, for_all: bool) -> bool:
    """Whether what a source does holds for a player: partners, level 4 cards, functions, development tiles with their
    cube, buildings; tycoons if they are mayor; and what holds for everybody. FO-PAR-01, FO-TYC-04, FO-DEV-04,
    FO-PUB-19, FO-L4-04"""
    if source < FIRST_TYCOON_SOURCE:
        for hired in s.players[seat].hired:
            if hired.character == source:
                return not for_all
        return False
    if source < FROM_SPECIAL:
        return source in s.tycoons and (for_all or seat == s.mayor)
    if source < FROM_DEVELOPMENT:
        special = source - FROM_SPECIAL
        return for_all and FIRST_TYCOON_SOURCE + special in s.tycoons and land.stands(s, FIRST_SPECIAL + special)
    if source < FROM_FUNCTION:
        return _is_built(s, seat, source - FROM_DEVELOPMENT, for_all)
    if for_all:
        return False
    if source < FROM_PUBLIC:
        return s.functions[source - FROM_FUNCTION] == seat
    if source < FROM_CARD:
        return has_working(s, seat, FIRST_PUBLIC + source - FROM_PUBLIC)
    card = source - FROM_CARD
    return any(level == 4 and CARD_OF[place][level] == card for place, level in enumerate(s.players[seat].levels))


def _is_built(s: State, seat: int, tile: int, by_anybody: bool) -> bool:
    network = s.networks[DEVELOPMENT_NETWORK[tile]]
    built = network.tiles[: network.built]
    return tile in built and (by_anybody or network.cubes[built.index(tile)] == seat)


def has_working(s: State, seat: int, tile: int) -> bool:
    """Whether a player owns such a public building without fire; several of a kind work once. FO-PUB-19, FO-DAM-01"""
    return any(s.owners[space] == seat and not s.damage[space] for space in land.spaces_of(s, tile))


def works_for_town(s: State, tile: int) -> bool:
    """Whether such a public building stands without fire; several work once. FO-PUB-19, FO-DAM-01"""
    return any(not s.damage[space] for space in land.spaces_of(s, tile))


def change(s: State, seat: int, what: int) -> int:
    """How much more or less of something a player has."""
    number = 0
    for source, for_all, by in CHANGES[what]:
        if works(s, seat, source, for_all):
            number += by
    return number


def town_change(s: State, what: int) -> int:
    """How much more or less of something the town has: its passives, each once. FO-PUB-19"""
    return sum(
        [ALL[FROM_PUBLIC + tile - FIRST_PUBLIC].changes[what] for tile in COMMON_PUBLIC if works_for_town(s, tile)]
    )


def cost(s: State, seat: int, what: int, printed: int) -> int:
    """A cost for a player: the lowest that is set, less all that lowers it, never below 0. FO-CORE-11, FO-CHAR-12"""
    lowest, falls = printed, 0
    for source, for_all, set_to, less in LOWERS[what]:
        if works(s, seat, source, for_all):
            falls += less
            if set_to != NOBODY:
                lowest = min(lowest, set_to)
    return max(0, lowest - falls)


FALLS = [sum([each.less[what] for each in (*OWN, *ALL)]) for what in range(len(COST_WORD.known))]
"""By how much a cost could fall at most, with everything there is."""
NOT_SET = 99
SET_TO = [
    min([each.set_to[what] for each in (*OWN, *ALL) if each.set_to[what] != NOBODY], default=NOT_SET)
    for what in range(len(COST_WORD.known))
]
"""The lowest cost that anything sets."""


def affords(s: State, seat: int, what: int, printed: int) -> bool:
    """Whether a player can pay a cost in dollars. What lowers it is looked up only if it matters. FO-CORE-11"""
    money = s.players[seat].goods[MONEY]
    if money >= printed:
        return True
    return money >= min(printed, SET_TO[what]) - FALLS[what] and money >= cost(s, seat, what, printed)


def sale_bonus(s: State, seat: int, good: int, further: int = 0, enclosed: bool = False) -> int:
    """What a unit of a good pays beyond its price, in this turn and after so many further ones. FO-MKT-02"""
    sold, bonus = s.now.sold, 0
    for source, for_all, sells in SELLS:
        if not works(s, seat, source, for_all):
            continue
        for step in sells:
            fits = step.good in (good, ANY_GOOD) or (good == CATTLE and enclosed and step.good == ENCLOSED_CATTLE)
            already = further + (sum(sold) if step.good == ANY_GOOD else sold[good])
            if fits and (not step.first or already < step.first):
                bonus += step.more
    return bonus


def people_of(s: State, seat: int) -> list[int]:
    """The characters that work for a player: their own, and for the mayor the tycoons. FO-PAR-01, FO-TYC-01"""
    own = [hired.character for hired in s.players[seat].hired]
    return own + s.tycoons if seat == s.mayor else own


def steps_of(s: State, seat: int, kind: type[Step]) -> list[Step]:
    """The standing effects of one form that concern a player."""
    return [step for source, for_all, step in OF_FORM.get(kind, ()) if works(s, seat, source, for_all)]


def source_of(s: State, seat: int, kind: type[Step]) -> int:
    """The first source of a form of standing effect that concerns a player and was not used in this round; NOBODY if
    there is none."""
    player = s.players[seat]
    for source in people_of(s, seat):
        if not player.used >> source & 1 and any(isinstance(step, kind) for step in OWN[source].steps):
            return source
    return NOBODY
