"""Deposits: where they may lie, what a die brings up, what happens when the ore runs out; prospects and the mint.
Chapter 5.14. The mining action is in `mining.py`."""

from collections.abc import Iterator

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.frontier.chapters import Mining
from saddlebag.games.frontier.content import (
    ADJACENT,
    AEOLIAN,
    ALLUVIAL,
    ALLUVIAL_CLAIM,
    BANK,
    BEACH,
    CANAL,
    DAM,
    DEPOSIT_BUILDING,
    DEPOSIT_NEED,
    DEPOSIT_OUTPUT,
    DEPOSIT_ROLLED,
    DESERT,
    ELUVIAL,
    FIRST_INDUSTRIAL,
    FIRST_PUBLIC,
    FOREST,
    HARD_ROCK_MINE,
    IS_MOUTH,
    IS_PLACER,
    LAYOUT,
    MOUNTAIN,
    PROSPECT,
    SPACE,
    SPACES_IN_PLAY,
    STAMP_MILL,
    TERRAIN_OF,
)
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects.terms import MINING, MONEY, SILVER
from saddlebag.games.frontier.rules import goods, industry, land, placing, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.state import Deposit, State, added
from saddlebag.games.frontier.words import mine_story
from saddlebag.games.frontier.words.story import place

DIALS = 4
"""A dial turns 0, 1, 2, 3, 0. FO-MIN-08"""
PLACERS = (ALLUVIAL, BEACH, ELUVIAL, AEOLIAN)
DAM_TILE, CANAL_TILE, BANK_TILE = FIRST_INDUSTRIAL + DAM, FIRST_INDUSTRIAL + CANAL, FIRST_PUBLIC + BANK

# --- the mining action ---------------------------------------------------------------------------------------------


def under_way(s: State) -> Mining:
    """The mining action, for rules that are only played during one. FO-MIN-02"""
    assert s.mining is not None
    return s.mining


def deposit_on(s: State, space: int) -> Deposit:
    """The deposit on a space that is known to have one."""
    found = s.deposit_at(space)
    assert found is not None
    return found


# --- where they lie -----------------------------------------------------------------------------------------------


def claims(s: State, seat: int) -> Iterator[int]:
    """Free flat land by river, stream or canal, not around town, one space by one. FO-MIN-01, FO-MIN-18"""
    return land.free_flat(s, land.town(s).waterside)


def alluvial_spaces(s: State, seat: int) -> list[int]:
    """All of it. FO-MIN-01, FO-MIN-18"""
    return list(claims(s, seat))


def type_spaces(s: State, kind: int) -> list[int]:
    """Where a type of placer deposit may lie: free flat land (eluvial also forest) that is not around town. FO-MIN-17,
    FO-MIN-18"""
    if kind == ALLUVIAL:
        return alluvial_spaces(s, NOBODY)
    suitable = SUITABLE[s.layout][kind]
    found = [space for space in land.town(s).outside if space in suitable]
    if kind == ELUVIAL:
        there = land.cattle_by_space(s)
        return [space for space in found if space not in there]
    return list(land.free_flat(s, found))


def _suitable(layout: int, kind: int) -> frozenset[int]:
    """Beach by a mouth, eluvial by a mountain on flat land or forest, aeolian on desert. FO-MIN-18"""
    adjacent, spaces = ADJACENT[layout], SPACES_IN_PLAY[layout]
    if kind == AEOLIAN:
        return frozenset([space for space in spaces if TERRAIN_OF[space] == DESERT])
    if kind == ELUVIAL:
        dry = [space for space in spaces if land.IS_FLAT[space] or TERRAIN_OF[space] == FOREST]
        return frozenset([space for space in dry if any(TERRAIN_OF[near] == MOUNTAIN for near in adjacent[space])])
    return frozenset([space for space in spaces if any(IS_MOUTH[near] for near in adjacent[space])])


SUITABLE = [{kind: _suitable(layout, kind) for kind in PLACERS} for layout in range(len(LAYOUT))]
"""Where each type of placer deposit may lie as far as the boards go, for each layout."""


def prospect_spaces(s: State, seat: int) -> list[int]:
    """Wherever some type could lie. FO-MIN-17"""
    found = {space for kind in PLACERS for space in type_spaces(s, kind)}
    return land.in_order(s.layout, found)


def mine_spaces(s: State, seat: int) -> list[int]:
    """A hard-rock mine goes on an own depleted placer deposit. FO-MIN-19, FO-MIN-20"""
    return [each.space for each in s.deposits if not each.ore and s.owners[each.space] == seat and IS_PLACER[each.kind]]


def mill_spaces(s: State, seat: int) -> list[int]:
    """A stamp mill goes on an own depleted placer deposit or hard-rock mine. FO-MIN-20, FO-MIN-21"""
    return [
        each.space
        for each in s.deposits
        if not each.ore and s.owners[each.space] == seat and DEPOSIT_BUILDING[each.kind] != STAMP_MILL
    ]


def canal_spaces(s: State, seat: int) -> list[int]:
    """Free flat land adjacent to an own dam or canal, not around town. FO-MIN-22, FO-MIN-23"""
    found: set[int] = set()
    for space in (*land.own_sites(s, seat, DAM), *land.own_sites(s, seat, CANAL)):
        found.update(s.adjacent[space])
    if not found:
        return []
    return list(land.free_flat(s, [space for space in land.town(s).outside if space in found]))


industry.SITES.update(
    {
        ALLUVIAL_CLAIM: claims,
        PROSPECT: prospect_spaces,
        HARD_ROCK_MINE: mine_spaces,
        STAMP_MILL: mill_spaces,
        CANAL: canal_spaces,
    }
)

# --- prospects ----------------------------------------------------------------------------------------------------


def prospect(s: State, seat: int) -> Rule[None]:
    """Roll for the type, then place it; without a space it is alluvial, and without one for that the money comes back.
    FO-MIN-17"""
    die = s.dice.below(6) + 1
    kind = DEPOSIT_ROLLED[die]
    spaces = type_spaces(s, kind)
    if not spaces:
        kind, spaces = ALLUVIAL, type_spaces(s, ALLUVIAL)
    if not spaces:
        paid = industry.price(s, seat, PROSPECT)
        s.players[seat].goods[MONEY] += paid
        s.tell(mine_story.ProspectFailed, seat, paid)
        return
    s.tell(mine_story.ProspectFound, seat, die, kind)
    space = yield from industry.choose_site(s, seat, PROSPECT, spaces)
    placing.put_deposit(s, seat, kind, space)


industry.BUYING[PROSPECT] = prospect

# --- what a die brings up -----------------------------------------------------------------------------------------


def need(deposit: Deposit) -> int:
    """The least number that pays at the present dial: a level makes it 1 easier. FO-MIN-06"""
    return needs(deposit)[0]


def needs(deposit: Deposit) -> list[int]:
    """That number now, and after each turn of the dial until it comes round again. FO-MIN-06"""
    printed = DEPOSIT_NEED[deposit.kind]
    return [max(1, each - (deposit.level - 1)) for each in [*printed[deposit.dial :], *printed[: deposit.dial]]]


def brings_up(s: State, seat: int, deposit: Deposit, die: int) -> int:
    """The metal that a die brings up, as much as is left. FO-MIN-06, FO-MIN-07"""
    if die < need(deposit):
        return 0
    more = sum([step.more for step in more_output(s, seat, deposit)])
    return min(deposit.ore, DEPOSIT_OUTPUT[deposit.kind] + more)


def more_output(s: State, seat: int, deposit: Deposit) -> list[mods.MoreOutput]:
    """What adds to a paying die: some only on mines and mills, some once a round. FO-MIN-07, FO-TURN-03"""
    found: list[mods.MoreOutput] = []
    for step in standing.steps_of(s, seat, mods.MoreOutput):
        assert isinstance(step, mods.MoreOutput)
        fits = not step.mines or not IS_PLACER[deposit.kind]
        if fits and (not step.once or standing.source_of(s, seat, mods.MoreOutput) != NOBODY):
            found.append(step)
    return found


def play_on(s: State, seat: int, deposit: Deposit, die: int) -> None:
    """A paying die takes ore; then the tile turns one step. FO-MIN-07, FO-MIN-08, FO-MIN-12"""
    number = brings_up(s, seat, deposit, die)
    if number and any(step.once for step in more_output(s, seat, deposit)):
        s.players[seat].used |= 1 << standing.source_of(s, seat, mods.MoreOutput)
    deposit.ore -= number
    deposit.metal = added(deposit.metal, seat, number)
    deposit.dial = (deposit.dial + 1) % DIALS
    s.tell(mine_story.DiePlayed, seat, die, deposit.space, deposit.kind, number)


# --- when the ore runs out ----------------------------------------------------------------------------------------

RUN_OUT = Question(
    "run_out",
    "Your deposit on {} is depleted. Does it stay?",
    SPACE,
    says=lambda s, ask: place(ask.about),
    clause="FO-MIN-15",
)
KEEP_FLIPPED = Verb(
    "keep_flipped",
    at=RUN_OUT,
    says="Leave it flipped, to build over it",
    clause="FO-MIN-15",
    touches=lambda s, ask, a: [f"space:{SPACE[ask.about]}"],
)
GIVE_BACK = Verb("return_deposit", at=RUN_OUT, says="Return it to the supply", clause="FO-MIN-30")
FLIPPED, RETURNED = KEEP_FLIPPED.each[0], GIVE_BACK.each[0]


def run_out(s: State, space: int) -> Rule[None]:
    """A deposit without ore is flipped, or returned if its owner likes; a stamp mill leaves the board. A placer deposit
    brings its owner a new alluvial one. FO-MIN-15, FO-MIN-21"""
    deposit = deposit_on(s, space)
    owner, kind = s.owners[space], deposit.kind
    stays = False
    if DEPOSIT_BUILDING[kind] != STAMP_MILL:
        stays = (yield Ask(owner, RUN_OUT, lambda: [FLIPPED, RETURNED], space)) is FLIPPED
    s.tell(mine_story.DepositRanOut, owner, space, kind, stays)
    if not stays:
        placing.clear_deposit(s, space)
    if IS_PLACER[kind]:
        yield from industry.place_free(s, owner, ALLUVIAL_CLAIM)


# --- the mint -----------------------------------------------------------------------------------------------------

MINT_LEVEL = 3
MINT_PAYS = 4
"""Dollars for each silver. FO-MIN-24"""
MOST_MINTED = 100
SILVER_MINTED = Names("number of silver", [str(number) for number in range(MOST_MINTED + 1)])
MINTING = Question("minting", "How much silver do you have coined, at $4 each?", clause="FO-MIN-24")
MINT = Verb(
    "mint",
    at=turn.ACTION,
    says="Have silver coined: $4 each",
    clause="FO-MIN-24",
    needs=(
        Need(
            lambda s, ask, a: industry.has_level(s, ask.seat, MINING, MINT_LEVEL),
            "That takes level 3 of mining.",
            "FO-MIN-24",
        ),
        Need(lambda s, ask, a: goods.has(s, ask.seat, 1, SILVER), "You have no silver.", "FO-MIN-24"),
        Need(lambda s, ask, a: standing.works_for_town(s, BANK_TILE), "No bank without fire is in town.", "FO-MIN-24"),
    ),
)
COIN = Verb(
    "coin",
    SILVER_MINTED,
    at=MINTING,
    says=lambda s, ask, a: f"{a.arg} silver: ${MINT_PAYS * a.arg}",
    clause="FO-MIN-24",
    needs=(
        Need(lambda s, ask, a: a.arg > 0, "Have at least one coined.", "FO-MIN-24"),
        Need(
            lambda s, ask, a: goods.has(s, ask.seat, a.arg, SILVER),
            lambda s, ask, a: f"You have {s.players[ask.seat].goods[SILVER]} silver.",
            "FO-MIN-24",
        ),
    ),
)


def can_mint(s: State, seat: int) -> bool:
    """FO-MIN-24"""
    return (
        s.players[seat].goods[SILVER] > 0
        and industry.has_level(s, seat, MINING, MINT_LEVEL)
        and standing.works_for_town(s, BANK_TILE)
    )


def mint(s: State, choice: Action) -> Rule[None]:
    """Any number of silver at $4 each; neither a sale nor a purchase. FO-MIN-24, FO-MKT-15"""
    seat = s.active
    most = min(s.players[seat].goods[SILVER], MOST_MINTED)
    number = (yield from one_of(seat, MINTING, COIN.each[1 : most + 1])).arg
    s.players[seat].goods[SILVER] -= number
    s.players[seat].goods[MONEY] += MINT_PAYS * number
    s.tell(mine_story.Minted, seat, number, MINT_PAYS * number)


turn.ACTION_RULES[MINT.name] = mint


def offers(s: State, seat: int) -> list[Action]:
    """FO-MIN-24"""
    return MINT.each if can_mint(s, seat) else turn.NOTHING


def named(deposit: Deposit) -> str:
    """A deposit inside a label."""
    return f"the {mine_story.kind_of_deposit(deposit.kind)} on {place(deposit.space)}"
