"""Dropping off loot at a town. Chapters 5.9 and 5.25 (versus counters)."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.train_heist.content import LOOT_TILES, TILE, TOWN, TOWN_OF_SPACE, TRACKS
from saddlebag.games.train_heist.rules import ending, poker, wanted
from saddlebag.games.train_heist.rules.move import HEIST_ACTION, spend_action
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.decisions import ACTION, DONE, RETURN_TILE


def _town(s: State) -> str:
    return TOWN[TOWN_OF_SPACE[s.you.place]]


DROP_OFF = Verb(
    "drop_off",
    at=ACTION,
    says=lambda s, ask, a: f"Drop off {len(s.you.loot)} loot at town {_town(s).upper()}",
    clause="TH-DROP-01",
    touches=lambda s, ask, a: [f"town:{_town(s)}"],
    also=("drop",),
    thing="town",
    needs=(
        *HEIST_ACTION,
        Need(lambda s, ask, a: bool(s.you.loot), "You hold no loot.", "TH-DROP-01"),
        Need(lambda s, ask, a: s.you.place in TOWN_OF_SPACE, "You are not in a town.", "TH-DROP-01"),
    ),
)
LEAVE_TILE = Question("leave_tile", "The sack is short. Which returned tile stays at the town?", clause="TH-DROP-05")
RETURN = Verb(
    "return",
    TILE,
    at=RETURN_TILE,
    says=lambda s, ask, a: f"Return {LOOT_TILES[a.arg].name}",
    clause="TH-DROP-02",
    touches="tile:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.you.loot, "You do not carry that loot.", "TH-DROP-02"),
        Need(offered, "You return that tile already.", "TH-DROP-02"),
    ),
)
LEAVE = Verb(
    "leave",
    TILE,
    at=LEAVE_TILE,
    says=lambda s, ask, a: f"{LOOT_TILES[a.arg].name} stays at the town",
    clause="TH-DROP-05",
    touches="tile:{0}",
    needs=(Need(offered, "Only a tile that you return can stay at the town.", "TH-DROP-05"),),
)


def offers(s: State) -> list[Action]:
    """On a town, with loot. TH-DROP-01"""
    return DROP_OFF.each if s.you.loot and s.you.place in TOWN_OF_SPACE else []


def draw_tile(s: State) -> int:
    """A tile out of the sack, each as likely; none when it is empty."""
    if not s.sack:
        return NOBODY
    tile = s.dice.pick(list(bits(s.sack)))
    s.sack &= ~(1 << tile)
    return tile


def drop_off(s: State) -> Rule[None]:
    """New tiles come to the town for those returned, which go into the sack; the team scores. TH-DROP-02..07"""
    cowboy = s.you
    town = TOWN_OF_SPACE[cowboy.place]
    returned = yield from chosen_tiles(s)
    spend_action(s)

    fresh: list[int] = []
    for _ in returned:
        tile = draw_tile(s)
        if tile != NOBODY:
            fresh.append(tile)
    s.towns[town] += fresh
    missing = len(returned) - len(fresh)
    staying = yield from tiles_that_stay(s, returned, missing)
    s.towns[town] += staying
    for tile in returned:
        cowboy.loot.remove(tile)
        if tile not in staying:
            s.sack |= 1 << tile
    cowboy.loot_actions = 1 if cowboy.loot else 0

    s.dropped_off = True
    cowboy.towns_supplied |= 1 << town
    score(s, town, len(returned))
    s.tell(story.DroppedOff, s.active, town, returned, fresh + staying, s.meter)
    ending.check_goal(s)
    if cowboy.towns_supplied == 0b111:
        wanted.note(s, s.active, "dropped_all_towns")
    if s.ability(s.active, "drop_refill"):
        poker.draw_up(s, s.active)


def chosen_tiles(s: State) -> Rule[list[int]]:
    """All of the loot, or with `partial_drop_off` the tiles that they choose one by one. TH-DROP-02"""
    carried = s.you.loot
    if not s.options.partial_drop_off or len(carried) == 1:
        return carried[:]
    chosen: list[int] = []

    def options() -> list[Action]:
        return [RETURN.each[tile] for tile in carried if tile not in chosen] + (DONE.each if chosen else [])

    while len(chosen) < len(carried):
        choice = yield Ask(s.active, RETURN_TILE, options)
        if choice.verb == DONE.name:
            break
        chosen.append(choice.arg)
    return chosen


def tiles_that_stay(s: State, returned: list[int], missing: int) -> Rule[list[int]]:
    """The sack is short: so many returned tiles stay at the town, of the player's choice. TH-DROP-04, TH-DROP-05"""
    if missing == len(returned):
        return returned[:]
    staying: list[int] = []
    while len(staying) < missing:
        choice = yield Ask(s.active, LEAVE_TILE, lambda: [LEAVE.each[tile] for tile in returned if tile not in staying])
        staying.append(choice.arg)
    return staying


def score(s: State, town: int, tiles: int) -> None:
    """A point a tile on the meter; in versus counters from the reserve wait at the town.
    TH-DROP-06, TH-VS-07, TH-VS-18"""
    if not s.versus:
        s.meter += tiles
        return
    reserve = TRACKS.versus.counters_per_player - s.you.counters - sum(at[s.active] for at in s.waiting)
    s.waiting[town][s.active] += min(tiles, reserve)
