"""Deposits: where they lie, what happens when the ore runs out, prospects, dams and canals, the mint. Chapter 5.14."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import (
    ALLUVIAL_CLAIM,
    BEACH,
    CANAL,
    DAM,
    DEPOSIT,
    FIRST_INDUSTRIAL,
    HARD_ROCK_MINE,
    INDUSTRIAL_COST,
    INDUSTRIAL_LEVEL,
    MARKET_ROW,
    PROSPECT,
    SPACE,
    STAGECOACH_PAYS,
    STAMP_MILL,
    TERRAIN,
    TERRAIN_OF,
)
from saddlebag.games.frontier.effects.terms import GOLD
from saddlebag.games.frontier.rules import deposits, industry, land, trading
from saddlebag.games.frontier.state import Deposit
from tests.games.frontier.kit import (
    Table,
    build,
    has,
    label,
    on_offer,
    play,
    put,
    question,
    sentences,
    table,
    tile_at,
    turn,
    who,
    why_not,
)
from tests.games.kit import load, run

SITE, OTHER = "B4_24", "B4_14"
MINERS = "mining mining ranching lumbering lumbering"


def spaces(numbers: list[int]) -> set[str]:
    return {SPACE[space] for space in numbers}


def terrains(numbers: list[int]) -> set[str]:
    return {TERRAIN[TERRAIN_OF[space]] for space in numbers}


def miner(level: int = 1, **things: Any) -> Table:
    """Seat 0 in mining with these things."""
    s = table(3, MINERS)
    put(s, 0, mining=level, **things)
    return s


def deposit(s: Table, space: str = SITE) -> Deposit:
    found = s.deposit_at(SPACE.find(space))
    assert found is not None
    return found


def dig_out(s: Table, space: str = SITE, die: int = 6, seat: int = 0) -> None:
    """Seat 0 lays one worker on the only deposit that can be worked and plays this die on it."""
    s.players[seat].standing = 1
    load(s, (6, die - 1))
    turn(s, seat)
    play(s, "mine")


# --- where they lie -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-01", "FO-MIN-18")
def test_an_alluvial_deposit_goes_on_flat_land_by_river_or_stream() -> None:
    s = miner(money=3)
    found = deposits.alluvial_spaces(s, 0)
    assert {SITE, OTHER, "B4_25", "B4_45", "B1_34", "B1_52"} <= spaces(found)  # by the river and by a stream
    assert terrains(found) == {"grassland", "plain", "desert"}
    assert not {"B4_05", "B1_22", "B4_23", "B4_34"} & spaces(found)  # dry, forest, river, stream
    turn(s)
    play(s, "build_industry", f"site {SITE}")
    assert (has(s, 0, "money"), tile_at(s, SITE), deposit(s).ore, deposit(s).dial, deposit(s).level) == (
        0, "alluvial", 4, 0, 1,
    )  # fmt: skip
    assert (INDUSTRIAL_COST[ALLUVIAL_CLAIM], INDUSTRIAL_LEVEL[ALLUVIAL_CLAIM]) == (3, 1)


@pytest.mark.rule("FO-MIN-01", "FO-IND-09", "FO-CORE-16")
def test_no_deposit_lies_around_town_or_where_something_is() -> None:
    s = miner()
    before = spaces(deposits.alluvial_spaces(s, 0))
    assert not before & spaces(sorted(land.around_town(s)))
    put(s, 2, cattle={SITE: 1})
    build(s, OTHER, "farmstead", 2)
    assert spaces(deposits.alluvial_spaces(s, 0)) == before - {SITE, OTHER}


@pytest.mark.rule("FO-MIN-18")
def test_each_type_has_its_land() -> None:
    s = miner()
    beach = spaces(deposits.type_spaces(s, BEACH))
    assert beach == {"B2_02", "B4_32", "B4_52", "B4_54"}  # by the mouths at B2_12 and B4_33, and by the port
    eluvial = deposits.type_spaces(s, DEPOSIT.find("eluvial"))
    assert {"B1_20", "B1_02", "B1_15"} <= spaces(eluvial)  # forests by mountains
    assert "B2_02" in spaces(eluvial)  # grassland below a mountain
    assert "B4_05" in spaces(eluvial)
    assert "B1_22" not in spaces(eluvial)
    aeolian = deposits.type_spaces(s, DEPOSIT.find("aeolian"))
    assert terrains(aeolian) == {"desert"}
    assert "B4_50" not in spaces(aeolian)  # the train tile


# --- prospects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-17")
@pytest.mark.parametrize(
    ("die", "kind"),
    [(1, "alluvial"), (2, "alluvial"), (3, "beach"), (4, "eluvial"), (5, "eluvial"), (6, "aeolian")],
)
def test_a_die_finds_the_type_of_a_prospect_which_is_then_placed(die: int, kind: str) -> None:
    s = miner(2, money=4)
    load(s, (6, die - 1))
    turn(s)
    play(s, "build_industry", "build prospect")
    assert has(s, 0, "money") == 0
    assert f"rolls a {die}" in sentences(s)[-1]
    wanted = spaces(deposits.type_spaces(s, DEPOSIT.find(kind)))
    assert {text.removeprefix("site ") for text in on_offer(s)} == wanted
    space = sorted(wanted)[0]
    play(s, f"site {space}")
    assert DEPOSIT[deposit(s, space).kind] == kind
    assert tile_at(s, space) == "alluvial"  # all are placer tiles
    assert (INDUSTRIAL_COST[PROSPECT], INDUSTRIAL_LEVEL[PROSPECT]) == (4, 2)


@pytest.mark.rule("FO-MIN-17")
def test_a_prospect_without_land_of_its_type_is_alluvial() -> None:
    s = miner(2, money=4)
    for space in deposits.type_spaces(s, DEPOSIT.find("aeolian")):
        land.put_tile(s, space, land.CANAL_TILE, 1)
    load(s, (6, 5))
    turn(s)
    play(s, "build_industry", "build prospect", f"site {SITE}")
    assert DEPOSIT[deposit(s).kind] == "alluvial"


@pytest.mark.rule("FO-MIN-17")
def test_a_prospect_without_any_land_gives_the_money_back() -> None:
    s = miner(2, money=4)
    for kind in ("alluvial", "beach", "aeolian"):
        for space in deposits.type_spaces(s, DEPOSIT.find(kind)):
            land.put_tile(s, space, land.WELL_TILE, 1)
    assert deposits.type_spaces(s, DEPOSIT.find("alluvial")) == []
    assert "prospect" in _buildings(s)  # an eluvial one could still lie somewhere
    load(s, (6, 0))
    turn(s)
    play(s, "build_industry")
    if question(s) == "build_what":
        play(s, "build prospect")
    assert has(s, 0, "money") == 4
    assert s.deposits == []
    assert "build_industry" not in on_offer(s)


def _buildings(s: Table) -> list[str]:
    return ["prospect"] if industry.sites_for(s, 0, PROSPECT) else []


# --- building over ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-19", "FO-MIN-20", "FO-MIN-28")
@pytest.mark.parametrize("side", ["gold", "silver"])
def test_a_hard_rock_mine_is_built_over_an_own_depleted_placer(side: str) -> None:
    s = miner(2, money=5, log=1, tools=1)
    build(s, SITE, "alluvial", 0, ore=0, dial=2, level=3)
    build(s, OTHER, "alluvial", 0)
    build(s, "B4_04", "alluvial", 1, ore=0)
    before = land.tiles_left(s, FIRST_INDUSTRIAL + ALLUVIAL_CLAIM)
    assert spaces(deposits.mine_spaces(s, 0)) == {SITE}
    turn(s)
    play(s, "build_industry", "build hard_rock")
    assert on_offer(s) == ["turn_up hard_rock_gold", "turn_up hard_rock_silver"]
    play(s, f"turn_up hard_rock_{side}")
    assert (has(s, 0, "money"), has(s, 0, "log"), has(s, 0, "tools")) == (0, 0, 0)
    assert DEPOSIT[deposit(s).kind] == f"hard_rock_{side}"
    assert (deposit(s).dial, deposit(s).level, deposit(s).ore) == (0, 1, 10 if side == "gold" else 12)
    assert tile_at(s, SITE) == "hard_rock"
    assert land.tiles_left(s, FIRST_INDUSTRIAL + ALLUVIAL_CLAIM) == before + 1
    assert INDUSTRIAL_LEVEL[HARD_ROCK_MINE] == 2


@pytest.mark.rule("FO-MIN-20", "FO-MIN-21")
def test_a_stamp_mill_is_built_over_a_depleted_placer_or_mine() -> None:
    s = miner(3)
    build(s, SITE, "alluvial", 0, ore=0)
    build(s, OTHER, "hard_rock", 0, ore=0)
    build(s, "B4_04", "hard_rock", 0)
    build(s, "B4_44", "stamp_mill", 0, ore=0)
    assert spaces(deposits.mill_spaces(s, 0)) == {SITE, OTHER}
    assert spaces(deposits.mine_spaces(s, 0)) == {SITE}
    run(industry.place_building(s, 0, STAMP_MILL, SPACE.find(OTHER)), "turn_up stamp_mill_silver")
    assert (tile_at(s, OTHER), deposit(s, OTHER).ore) == ("stamp_mill", 16)
    assert INDUSTRIAL_LEVEL[STAMP_MILL] == 3


@pytest.mark.rule("FO-IND-14", "FO-MIN-19")
def test_a_deposit_that_the_town_has_reached_may_be_built_over() -> None:
    s = miner(2)
    build(s, "B2_24", "alluvial", 0, ore=0)
    assert SPACE.find("B2_24") in land.around_town(s)
    assert spaces(deposits.mine_spaces(s, 0)) == {"B2_24"}


# --- when the ore runs out ----------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-15")
def test_a_depleted_placer_is_flipped_and_brings_a_free_alluvial_deposit() -> None:
    s = miner()
    build(s, SITE, "alluvial", 0, ore=1)
    dig_out(s)
    assert (question(s), who(s)) == ("run_out", 0)
    assert has(s, 0, "gold") == 1  # after carrying
    play(s, "keep_flipped")
    assert question(s) == "build_where"
    assert f"site {SITE}" not in on_offer(s)
    play(s, f"site {OTHER}")
    assert (deposit(s).ore, deposit(s, OTHER).ore) == (0, 4)
    assert question(s) == "action"


@pytest.mark.rule("FO-MIN-15", "FO-MIN-30")
def test_the_owner_may_return_a_depleted_tile_and_metal_goes_to_those_it_belongs_to() -> None:
    s = miner()
    build(s, SITE, "alluvial", 0, ore=1, metal=[0, 2, 0])
    dig_out(s)
    play(s, "return_deposit")
    assert tile_at(s, SITE) is None
    assert has(s, 1, "gold") == 2
    assert f"site {SITE}" in on_offer(s)
    play(s, f"site {SITE}")
    assert deposit(s).ore == 4


@pytest.mark.rule("FO-MIN-15")
def test_the_owner_is_asked_when_a_guest_digs_the_deposit_out() -> None:
    s = miner()
    build(s, SITE, "alluvial", 0, ore=1)
    put(s, 1, money=1)
    dig_out(s, seat=1)
    assert (question(s), who(s)) == ("run_out", 0)
    play(s, "keep_flipped")
    assert (question(s), who(s)) == ("build_where", 0)
    play(s, f"site {OTHER}")
    assert s.owners[SPACE.find(OTHER)] == 0
    assert (question(s), who(s)) == ("action", 1)


@pytest.mark.rule("FO-MIN-15")
def test_without_a_space_there_is_no_free_deposit() -> None:
    s = miner()
    build(s, SITE, "alluvial", 0, ore=1)
    for space in deposits.alluvial_spaces(s, 0):
        land.put_tile(s, space, land.CANAL_TILE, 1)
    for space in deposits.alluvial_spaces(s, 0):
        land.put_tile(s, space, land.WELL_TILE, 1)
    dig_out(s)
    play(s, "keep_flipped")
    assert question(s) == "action"
    assert len(s.deposits) == 1


@pytest.mark.rule("FO-MIN-21")
def test_a_depleted_mine_stays_without_a_free_deposit_and_a_depleted_mill_leaves() -> None:
    s = miner()
    build(s, SITE, "hard_rock", 0, ore=1)
    dig_out(s)
    play(s, "keep_flipped")
    assert (question(s), tile_at(s, SITE), len(s.deposits)) == ("action", "hard_rock", 1)
    s = miner()
    build(s, SITE, "stamp_mill", 0, ore=2, metal=[0, 1, 0])
    dig_out(s)
    assert (question(s), tile_at(s, SITE), s.deposits) == ("action", None, [])
    assert (has(s, 0, "gold"), has(s, 1, "gold")) == (2, 1)  # FO-MIN-30: what was not carried comes home too


@pytest.mark.rule("FO-MIN-14", "FO-MIN-15", "FO-MIN-30")
def test_metal_of_a_depleted_mine_is_carried_later_or_comes_home_when_it_is_built_over() -> None:
    """EX-26"""
    s = miner(3, money=8, log=2, tools=0)
    build(s, SITE, "hard_rock", 0, ore=2, dial=3)
    put(s, 0, money=0)
    dig_out(s, die=5)
    play(s, "keep_flipped")
    assert (has(s, 0, "gold"), deposit(s).metal, deposit(s).ore) == (1, [1, 0, 0], 0)
    before = s.copy()
    run(industry.place_building(s, 0, STAMP_MILL, SPACE.find(SITE)), "turn_up stamp_mill_gold")
    assert (has(s, 0, "gold"), deposit(s).metal) == (2, [0, 0, 0])
    later = miner(3)
    later.deposits, later.tiles, later.owners = before.deposits, before.tiles, before.owners
    turn(later)
    play(later, "mine", "all_laid")
    assert has(later, 0, "gold") == 1
    assert deposit(later).metal == [0, 0, 0]


# --- dams and canals ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-22", "FO-MIN-23")
def test_canals_begin_at_an_own_dam_and_go_on_from_each_other() -> None:
    s = miner(3)
    assert deposits.canal_spaces(s, 0) == []
    run(industry.place_building(s, 0, DAM, SPACE.find("B4_35")))  # on the stream
    assert spaces(deposits.canal_spaces(s, 0)) == {"B4_25", "B4_45", "B4_36"}
    assert deposits.canal_spaces(s, 1) == []
    run(industry.place_building(s, 0, CANAL, SPACE.find("B4_25")))
    assert spaces(deposits.canal_spaces(s, 0)) == {"B4_15", "B4_24", "B4_26", "B4_45", "B4_36"}
    assert (INDUSTRIAL_LEVEL[DAM], INDUSTRIAL_LEVEL[CANAL]) == (3, 3)


@pytest.mark.rule("FO-MIN-23", "FO-MIN-12")
def test_a_space_beside_a_canal_counts_as_beside_a_stream() -> None:
    s = miner(3)
    assert "B4_15" not in spaces(deposits.alluvial_spaces(s, 0))
    build(s, "B4_25", "canal", 1)
    assert "B4_15" in spaces(deposits.alluvial_spaces(s, 0))
    build(s, "B4_15", "alluvial", 0, metal=[5, 0, 0])
    dig_out(s, "B4_15", die=1)
    assert deposit(s, "B4_15").metal == [4, 0, 0]  # it lies in the canal


# --- metal into money ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-24")
def test_silver_is_coined_at_four_dollars_each() -> None:
    s = miner(3, silver=3)
    build(s, "B2_45", "bank", 1)
    turn(s)
    play(s, "mint")
    assert on_offer(s) == ["coin 1", "coin 2", "coin 3"]
    assert label(s, "coin 2") == "2 silver: $8"
    assert why_not(s, "coin 4") == "You have 3 silver."
    assert why_not(s, "coin 0") == "Have at least one coined."
    play(s, "coin 2")
    assert (has(s, 0, "silver"), has(s, 0, "money")) == (1, 8)
    assert s.now.sold == [0] * len(s.now.sold)
    play(s, "mint")
    assert (has(s, 0, "silver"), has(s, 0, "money")) == (0, 12)


@pytest.mark.rule("FO-MIN-24")
def test_the_mint_needs_level_three_silver_and_a_bank_without_fire() -> None:
    s = miner(3, silver=3)
    turn(s)
    assert why_not(s, "mint") == "No bank without fire is in town."
    build(s, "B2_45", "bank", 1, damage=1)
    turn(s)
    assert "mint" not in on_offer(s)
    s = miner(2, silver=3)
    build(s, "B2_45", "bank", 1)
    turn(s)
    assert why_not(s, "mint") == "That takes level 3 of mining."
    assert "mint" not in on_offer(s)
    s = miner(3)
    build(s, "B2_45", "bank", 1)
    turn(s)
    assert why_not(s, "mint") == "You have no silver."
    assert "mint" not in on_offer(s)


@pytest.mark.rule("FO-MIN-25")
def test_gold_is_sold_to_the_steamship_the_stagecoach_and_trains_at_the_station() -> None:
    s = miner(gold=2)
    turn(s)
    steamship, blue = MARKET_ROW.find("steamship_gold"), MARKET_ROW.find("blue_train_gold")
    assert steamship in trading.rows_open(s, 0)
    assert blue not in trading.rows_open(s, 0)
    assert STAGECOACH_PAYS[GOLD] == 4
    build(s, "B2_45", "railroad_station")
    s.distances = [4, 0, 5]
    assert blue in trading.rows_open(s, 0)
    assert trading.to_sell(s, 0, blue) == 2


@pytest.mark.rule("FO-MIN-16", "FO-MIN-07")
def test_placers_bring_gold_and_mines_what_their_side_says() -> None:
    s = miner()
    build(s, SITE, "hard_rock", 0, kind="hard_rock_silver")
    dig_out(s)
    assert (has(s, 0, "silver"), has(s, 0, "gold"), deposit(s).metal) == (1, 0, [1, 0, 0])
    s = miner()
    build(s, SITE, "alluvial", 0)
    dig_out(s)
    assert (has(s, 0, "silver"), has(s, 0, "gold")) == (0, 1)
