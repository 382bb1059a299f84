"""What events take from players: logs, animals, cattle, money, metal in the water, and workers. Chapter 5.6."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import ANIMAL, FIRST_ANIMAL, PLAYER
from saddlebag.games.frontier.content import (
    BANK,
    BASIN_OF,
    BREED_NAMES,
    DOWNSTREAM,
    FIRST_INDUSTRIAL,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    IS_PLACER,
    LOG_BOOM,
    RANGE_EVENT,
    SPACE,
    SPECIAL_TEXT,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import (
    ANIMALS,
    FEWER_LAID,
    FEWER_RUSTLED,
    GUNS,
    HORSE,
    IMMUNE_TO_RUSTLING,
    LOG,
    MONEY,
    RANCHING,
)
from saddlebag.games.frontier.rules import damage, goods, land, standing
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import RULES, Using, much
from saddlebag.games.frontier.state import Deposit, State, added, replaced
from saddlebag.games.frontier.words import story as common
from saddlebag.games.frontier.words import town_story as story
from saddlebag.games.frontier.words.story import place

BOOM_TILE = FIRST_INDUSTRIAL + LOG_BOOM
PROTECTS_LOGS = [any(isinstance(step, mods.NoLogLoss) for step in text.standing()) for text in SPECIAL_TEXT]
"""Special buildings in whose basin no logs are lost. FO-DAM-08"""
PANIC_RELIEF = 2
"""Dollars for each bank, and for each own gold in one. FO-EVT-08"""
DEFENCE_LEVEL = 3

# --- logs ---------------------------------------------------------------------------------------------------------


def lose_logs(s: State, seat: int, number: int) -> int:
    """A player's logs nearest to the end of the river go first; those on the stockpile never, or last. How many were
    lost. FO-DAM-08, FO-LUM-20"""
    player = s.players[seat]
    left = number
    for basin in DOWNSTREAM[s.layout][::-1]:
        if not left or logs_are_safe(s, seat, basin):
            continue
        lost = min(left, player.logs[basin])
        player.logs = added(player.logs, basin, -lost)
        left -= lost
    if not s.options.log_loss_protect_stock:
        lost = min(left, player.goods[LOG])
        player.goods[LOG] -= lost
        left -= lost
    if left < number:
        s.tell(common.Lost, seat, LOG, number - left)
    return number - left


def logs_are_safe(s: State, seat: int, basin: int) -> bool:
    """A player's own log boom, or the Boom Works, in that basin. FO-LUM-20, FO-DAM-08"""
    for space in land.spaces_of(s, BOOM_TILE):
        if BASIN_OF[space] == basin and s.owners[space] == seat:
            return True
    return any(
        BASIN_OF[space] == basin and PROTECTS_LOGS[s.tiles[space] - FIRST_SPECIAL] for space in land.town(s).special
    )


@RULES.of(fx.LoseLogs)
def take_logs(s: State, now: Using, step: fx.LoseLogs) -> Rule[None]:
    """FO-DAM-08"""
    lose_logs(s, now.seat, much(s, now, step, step.much))
    return
    yield


# --- animals and cattle -------------------------------------------------------------------------------------------

LOSE_PIECE = Question("lose_piece", "Which do you give up?", clause="FO-DAM-09")
LOSE_ANIMAL = Verb(
    "lose_animal",
    ANIMAL,
    at=LOSE_PIECE,
    says=lambda s, ask, a: f"Give up one {ANIMAL[a.arg]}",
    clause="FO-DAM-09",
    touches="animal:{0}",
    needs=(Need(offered, "You have no such animal to give up now.", "FO-DAM-09"),),
)
LOSE_CATTLE = Verb(
    "lose_cattle",
    SPACE,
    at=LOSE_PIECE,
    says=lambda s, ask, a: f"Give up one head of cattle on {place(a.arg)}",
    clause="FO-DAM-09",
    touches="space:{0}",
    needs=(Need(offered, "You have no cattle to give up there now.", "FO-DAM-09"),),
)
LOSE_FENCED = Verb(
    "lose_fenced",
    SPACE,
    at=LOSE_PIECE,
    says=lambda s, ask, a: f"Give up one {_breed(s, a.arg)} in the enclosure on {place(a.arg)}",
    clause="FO-RAN-24",
    touches="space:{0}",
    needs=(Need(offered, "You have no cattle to give up in an enclosure there now.", "FO-RAN-24"),),
)
DEFENCE = Question("defence", "Somebody is after your herd. Do you defend it?", clause="FO-RAN-26")
DEFEND = Verb("defend", at=DEFENCE, says="Exhaust a horse and spend a gun: one loss fewer", clause="FO-RAN-26")
YIELD = Verb("yield", at=DEFENCE, says="Let them have it", clause="FO-RAN-26", passes=True)
DEFEND_IT, YIELD_IT = DEFEND.each[0], YIELD.each[0]


def _breed(s: State, space: int) -> str:
    enclosure = s.enclosure_at(space)
    return "cow" if enclosure is None else BREED_NAMES[enclosure.breed]


def animals_to_lose(s: State, seat: int) -> list[Action]:
    """The kinds of animals of a player's stock."""
    player = s.players[seat]
    return [LOSE_ANIMAL.each[place] for place, animal in enumerate(ANIMALS) if player.goods[animal]]


def range_to_lose(s: State, seat: int) -> list[Action]:
    """Where a player has range cattle."""
    cattle = s.players[seat].cattle
    return [LOSE_CATTLE.each[space] for space in s.spaces if cattle[space]]


def fenced_to_lose(s: State, seat: int) -> list[Action]:
    """The enclosures in which a player has cattle."""
    full = [each.space for each in s.enclosures if each.cattle and s.owners[each.space] == seat]
    return [LOSE_FENCED.each[space] for space in s.spaces if space in full]


def lose_one(s: State, seat: int, options: list[Action]) -> Rule[None]:
    """One piece as the player chooses. FO-DAM-09, FO-CORE-18"""
    choice = yield from one_of(seat, LOSE_PIECE, options)
    if choice.verb == LOSE_ANIMAL.name:
        goods.lose(s, seat, FIRST_ANIMAL + choice.arg, 1)
    elif choice.verb == LOSE_CATTLE.name:
        s.players[seat].cattle = added(s.players[seat].cattle, choice.arg, -1)
        s.tell(story.CattleLost, seat, choice.arg)
    else:
        enclosure = s.enclosure_at(choice.arg)
        assert enclosure is not None
        enclosure.cattle -= 1
        s.tell(story.CattleLost, seat, choice.arg)


def animals_and_range(s: State, seat: int) -> int:
    """Animals on cards and stables and range cattle, as one total. FO-DAM-09"""
    player = s.players[seat]
    return goods.animals_of(player) + sum(player.cattle)


def may_defend(s: State, seat: int) -> bool:
    """Ranching level 3, an available horse and a gun. FO-RAN-26"""
    player = s.players[seat]
    return player.levels[RANCHING] >= DEFENCE_LEVEL and goods.available(player, HORSE) > 0 and player.goods[GUNS] > 0


def defends(s: State, seat: int) -> Rule[bool]:
    """A horse exhausted with one gun discarded cancels one loss. FO-RAN-26"""
    if not may_defend(s, seat):
        return False
    choice = yield Ask(seat, DEFENCE, lambda: [DEFEND_IT, YIELD_IT])
    if choice is YIELD_IT:
        return False
    goods.exhaust(s, seat, HORSE)
    s.players[seat].goods[GUNS] -= 1
    s.tell(story.DefendedHerd, seat)
    return True


def lose_animals(s: State, seat: int, number: int, to_rustlers: bool) -> Rule[None]:
    """Animals and range cattle, at most half of them, as the player chooses; against rustlers some have help.
    FO-DISC-08, FO-DAM-09, FO-RAN-26"""
    if to_rustlers and damage.is_immune(s, seat, IMMUNE_TO_RUSTLING):
        return
    losses = min(number, animals_and_range(s, seat) // 2)
    if to_rustlers:
        losses += standing.change(s, seat, FEWER_RUSTLED)
    for _ in range(losses):
        saved = to_rustlers and (yield from defends(s, seat))
        if not saved:
            yield from lose_one(s, seat, animals_to_lose(s, seat) + range_to_lose(s, seat))


@RULES.of(fx.LoseAnimals)
def take_animals(s: State, now: Using, step: fx.LoseAnimals) -> Rule[None]:
    """Only on cards of the range does what helps against rustlers help. FO-DISC-08, FO-RAN-26"""
    yield from lose_animals(s, now.seat, much(s, now, step, step.much), now.kind == RANGE_EVENT)


@RULES.of(fx.LoseRange)
def take_range(s: State, now: Using, step: fx.LoseRange) -> Rule[None]:
    """Range cattle only; what is enclosed is safe. FO-RAN-24"""
    number = much(s, now, step, step.much, sum(s.players[now.seat].cattle))
    for _ in range(number):
        options = range_to_lose(s, now.seat)
        if not options:
            return
        yield from lose_one(s, now.seat, options)


@RULES.of(fx.LoseFenced)
def take_fenced(s: State, now: Using, step: fx.LoseFenced) -> Rule[None]:
    """Fence cutting takes enclosed cattle only, and can be held off. FO-RAN-24, FO-RAN-26"""
    for _ in range(much(s, now, step, step.much)):
        if not fenced_to_lose(s, now.seat):
            return
        saved = yield from defends(s, now.seat)
        if not saved:
            yield from lose_one(s, now.seat, fenced_to_lose(s, now.seat))


# --- starvation ---------------------------------------------------------------------------------------------------

STARVATION = Question("starvation", "Cattle starve on {}. Whose?", SPACE, says=lambda s, ask: place(ask.about),
                      clause="FO-DAM-04")  # fmt: skip
STARVE = Verb(
    "starve",
    PLAYER,
    at=STARVATION,
    says=lambda s, ask, a: f"One of {common.name_of(a.arg)}'s",
    clause="FO-DAM-04",
    touches="player:{0}",
    needs=(Need(offered, "They do not have most of the cattle there.", "FO-DAM-04"),),
)


def starve_on(s: State, space: int) -> Rule[None]:
    """Whoever has most cattle there loses one; of equals the mayor chooses. FO-DAM-04"""
    most = max([player.cattle[space] for player in s.players])
    if not most:
        return
    equal = [seat for seat in s.in_turn_order() if s.players[seat].cattle[space] == most]
    choice = yield from one_of(s.mayor, STARVATION, [STARVE.each[seat] for seat in equal], space)
    s.players[choice.arg].cattle = added(s.players[choice.arg].cattle, space, -1)
    s.tell(story.Starved, choice.arg, space)


# --- money, metal, workers ----------------------------------------------------------------------------------------


def open_banks(s: State) -> list[int]:
    """The banks without fire. FO-EVT-08, FO-INC-02"""
    return [space for space in land.spaces_of(s, FIRST_PUBLIC + BANK) if not s.damage[space]]


def gold_in_banks(s: State, seat: int) -> int:
    """A player's gold in banks without fire. FO-INC-02"""
    return sum([not s.damage[bank] for bank in s.players[seat].vault])


@RULES.of(fx.Panic)
def panic(s: State, now: Using, step: fx.Panic) -> Rule[None]:
    """Each loses money, less for every bank without fire and for own gold in them. FO-EVT-08"""
    banks = len(open_banks(s))
    for seat in s.in_turn_order():
        relief = PANIC_RELIEF * (banks + gold_in_banks(s, seat))
        goods.lose(s, seat, MONEY, max(0, step.number - relief))
    return
    yield


def in_water(s: State, deposit: Deposit) -> bool:
    """Whether metal of a deposit is laid in the water beside it. FO-MIN-12"""
    return IS_PLACER[deposit.kind] and land.is_by_water(s, deposit.space)


@RULES.of(fx.LoseRiverMetal)
def take_river_metal(s: State, now: Using, step: fx.LoseRiverMetal) -> Rule[None]:
    """All metal that lies in the water. FO-MIN-12"""
    for deposit in s.deposits:
        if not in_water(s, deposit):
            continue
        for seat, number in enumerate(deposit.metal):
            if number:
                deposit.metal = replaced(deposit.metal, seat, 0)
                s.tell(story.RiverMetalLost, seat, deposit.space, number)
    return
    yield


def lay_workers(s: State, seat: int, number: int) -> None:
    """Standing workers are laid down, those of assistants first, which is never worse. FO-TURN-10, FO-CORE-18"""
    laid = min(number, goods.standing(s, seat))
    for _ in range(laid):
        goods.lay(s, seat)
    if laid > 0:
        s.tell(story.WorkersLaid, seat, laid)


def spared(s: State, seat: int, number: int) -> int:
    """How many workers an epidemic or an event card lays down, less what spares a player. FO-DISC-03"""
    return max(0, number + standing.change(s, seat, FEWER_LAID))


@RULES.of(fx.Lay)
def lay(s: State, now: Using, step: fx.Lay) -> Rule[None]:
    """What spares workers does so on event cards, not in the town status. FO-TURN-10"""
    lay_workers(s, now.seat, step.number if now.kind == NOBODY else spared(s, now.seat, step.number))
    return
    yield
