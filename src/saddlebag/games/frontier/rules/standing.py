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
    DEVELOPMENT_TEXT,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    FUNCTION_TEXT,
    PUBLIC_PASSIVE,
    SPECIAL_KIND,
    SPECIAL_TEXT,
    TILE,
    TILE_KIND,
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
OWNED_PUBLIC = tuple([FIRST_PUBLIC + place for place, text in enumerate(PUBLIC_PASSIVE) if text.standing(FOR_OWNER)])


def _lasts(source: int) -> bool:
    return bool(OWN[source].steps or ALL[source].steps)


LASTING = [tile for tile in range(len(DEVELOPMENT_TEXT)) if _lasts(FROM_DEVELOPMENT + tile)]
"""The development tiles with a standing effect."""


def held(s: State, seat: int) -> list[Held]:
    """The standing effects that concern a player: partners, level 4 cards, functions, development tiles with their
    cube, buildings; tycoons if they are mayor; and what holds for everybody. FO-PAR-01, FO-TYC-04, FO-DEV-04,
    FO-PUB-19, FO-L4-04"""
    player = s.players[seat]
    found = [OWN[hired.character] for hired in player.hired]
    for industry, level in enumerate(player.levels):
        if level == 4:
            found.append(OWN[FROM_CARD + CARD_OF[industry][level]])
    if seat in s.functions:
        found += [OWN[FROM_FUNCTION + function] for function, owner in enumerate(s.functions) if owner == seat]
    for network in s.networks:
        for place, tile in enumerate(network.tiles[: network.built]):
            if tile in LASTING:
                if network.cubes[place] == seat:
                    found.append(OWN[FROM_DEVELOPMENT + tile])
                found.append(ALL[FROM_DEVELOPMENT + tile])
    for tile in working_for(s, seat):
        found.append(OWN[FROM_PUBLIC + tile - FIRST_PUBLIC])
    for tycoon in s.tycoons:
        if seat == s.mayor:
            found.append(OWN[tycoon])
        found.append(ALL[tycoon])
        if land.stands(s, FIRST_SPECIAL + tycoon - FIRST_TYCOON_SOURCE):
            found.append(ALL[FROM_SPECIAL + tycoon - FIRST_TYCOON_SOURCE])
    return found


FIRST_TYCOON_SOURCE = FROM_SPECIAL - len(SPECIAL_TEXT)
"""The first tycoon among the characters: there is a special building for each."""


def working_for(s: State, seat: int) -> list[int]:
    """The public buildings of a player without fire that do something for their owner; several of a kind work once.
    FO-PUB-19, FO-DAM-01"""
    found: list[int] = []
    for space in land.town(s).public:
        tile = s.tiles[space]
        if tile in OWNED_PUBLIC and s.owners[space] == seat and not s.damage[space] and tile not in found:
            found.append(tile)
    return found


def works_for_town(s: State, tile: int) -> bool:
    """Whether such a public building stands without fire; several work once. FO-PUB-19, FO-DAM-01"""
    return any(s.tiles[space] == tile and not s.damage[space] for space in land.town(s).public)


def change(s: State, seat: int, what: int) -> int:
    """How much more or less of something a player has."""
    return sum([each.changes[what] for each in held(s, seat)])


def town_change(s: State, what: int) -> int:
    """How much more or less of something the town has: its passives, each once. FO-PUB-19"""
    return sum(
        [ALL[FROM_PUBLIC + tile - FIRST_PUBLIC].changes[what] for tile in COMMON_PUBLIC if works_for_town(s, tile)]
    )


def cost(s: State, seat: int, what: int, printed: int) -> int:
    """A cost for a player. FO-CORE-11, FO-CHAR-12"""
    return cost_with(held(s, seat), what, printed)


def cost_with(found: list[Held], what: int, printed: int) -> int:
    """The lowest cost that is set, less all that lowers it, never below 0. FO-CORE-11, FO-CHAR-12"""
    lowest, less = printed, 0
    for each in found:
        if each.set_to[what] != NOBODY:
            lowest = min(lowest, each.set_to[what])
        less += each.less[what]
    return max(0, lowest - less)


FALLS = [
    sum([each.less[what] for each in (*OWN, *ALL)]) if all(each.set_to[what] == NOBODY for each in (*OWN, *ALL)) else 99
    for what in range(len(COST_WORD.known))
]
"""By how much a cost could fall at most, with everything there is."""


def affords(s: State, seat: int, what: int, printed: int) -> bool:
    """Whether a player can pay a cost in dollars. What lowers it is looked up only if it matters. FO-CORE-11"""
    money = s.players[seat].goods[MONEY]
    if money >= printed:
        return True
    return money >= printed - FALLS[what] and money >= cost(s, seat, what, printed)


def sale_bonus(s: State, seat: int, good: int, further: int = 0, enclosed: bool = False) -> int:
    """What a unit of a good pays beyond its price, in this turn and after so many further ones. FO-MKT-02"""
    sold = s.now.sold
    bonus = 0
    for each in held(s, seat):
        for step in each.sells:
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
    return [step for each in held(s, seat) for step in each.steps if isinstance(step, kind)]


def source_of(s: State, seat: int, kind: type[Step]) -> int:
    """The first source of a form of standing effect that concerns a player and was not used in this round; NOBODY if
    there is none."""
    player = s.players[seat]
    for source in people_of(s, seat):
        if not player.used >> source & 1 and any(isinstance(step, kind) for step in OWN[source].steps):
            return source
    return NOBODY


SPECIAL_TILES = tuple([tile for tile in range(len(TILE)) if TILE_KIND[tile] == SPECIAL_KIND])
SOURCES = range(len(SOURCE))
